* deal KD QC QH QD KC JD |  | ((0, 0), (0, 0)) | 36205484 03c6281a
0 play KD |  | ((0, 0), (0, 0)) | 6213ece9 abaa951b
1 play QD |  | ((0, 0), (0, 0)) | 586c0074 12ce2091
0 play QC |  | ((0, 0), (0, 0)) | 041db3de ea8936d6
1 play JC |  | ((0, 0), (0, 0)) | 041a1365 5fd089a8
1 play QH |  | ((0, 0), (0, 0)) | 52b18934 dec66e30
0 play KC |  | ((0, 0), (0, 0)) | 614d559c 03dca15f
0 play AS |  | ((0, 0), (0, 0)) | 16985bd7 de8fa6f7
1 play KS |  | ((0, 0), (0, 0)) | b863d25a 3204db97
0 play JD |  | ((0, 0), (0, 0)) | a4b3ca5f cc4decdb
1 play JH | tricks_4/8.2:0+2white | ((0, 2), (0, 0)) | e27eb86e b5e014f2
* deal QC KS JS KC JH JC | three_of_a_kind/6.2:1+1white | ((0, 2), (0, 1)) | 99fc05c5 c79669f5
1 play JD | three_of_a_kind/6.2:0+1white | ((1, 0), (0, 0)) | 78edd067 4897c126
0 play AD |  | ((1, 0), (0, 0)) | 661834db 7eca5545
0 play KC |  | ((1, 0), (0, 0)) | 8a6e4f21 478db441
1 play QC |  | ((1, 0), (0, 0)) | ffacc6a6 48f2d374
0 play AS |  | ((1, 0), (0, 0)) | a01362a2 a222801a
1 play JC |  | ((1, 0), (0, 0)) | ead175a0 bfeecf7e
1 play KS |  | ((1, 0), (0, 0)) | 94742368 e2faef46
0 play JS |  | ((1, 0), (0, 0)) | e03e77c0 300c69d1
0 play AH |  | ((1, 0), (0, 0)) | 22cb00c9 81e94417
1 play JH | tricks_4/8.2:0+2white | ((1, 2), (0, 0)) | df9d3a76 7e40a36c
* deal QH KS KD KH JOK A |  | ((1, 2), (0, 0)) | 4106eeee 52ffcf87
0 play QD | three_of_a_kind/6.2:1+1white | ((1, 2), (0, 1)) | 7a8cafdb c99ad2d4
1 play KD |  | ((1, 2), (0, 1)) | 2214e543 9a52a7a5
1 play KH |  | ((1, 2), (0, 1)) | 25f97f8d d6bc52ec
0 play QH |  | ((1, 2), (0, 1)) | 852a74ba a26bd862
1 play QS |  | ((1, 2), (0, 1)) | 9e0c8ed9 6886a94a
0 play KS |  | ((1, 2), (0, 1)) | feb6db6d b46374c4
0 play JOK |  | ((1, 2), (0, 1)) | e227f45f 751d9f8f
1 play KC |  | ((1, 2), (0, 1)) | 6fbd581a e6bada4e
0 play AD |  | ((1, 2), (0, 1)) | b02dc388 9c17a4c8
1 play JH | tricks_3/8.1:0+1white | ((2, 0), (0, 0)) | 81b00666 92608035
* deal AH AC JS QH KC JC | turned_joker/5.8:0+1blue | ((3, 0), (0, 0)) | bdb69798 5989931c
