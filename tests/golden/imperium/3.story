* deal KD QC QH QD KC JD |  | ((0, 0), (0, 0)) | 56c0f409 570cd7aa
0 play KD |  | ((0, 0), (0, 0)) | cdc9e9a6 d96da02b
1 play QD |  | ((0, 0), (0, 0)) | f75a5200 8c5a370d
0 play QC |  | ((0, 0), (0, 0)) | 94d6b5a9 ed6956ca
1 play JC |  | ((0, 0), (0, 0)) | c741c469 ef35c35b
1 play QH |  | ((0, 0), (0, 0)) | afc3f894 67019e0e
0 play KC |  | ((0, 0), (0, 0)) | 704652af a80cc3f1
0 play AS |  | ((0, 0), (0, 0)) | 6d46ff97 b5ad4c5e
1 play KS |  | ((0, 0), (0, 0)) | ade8f0af e14f597b
0 play JD |  | ((0, 0), (0, 0)) | a34356aa ac1060bd
1 play JH | tricks_4/8.2:0+2white | ((0, 2), (0, 0)) | 67b1a3e3 02e06a73
* deal QC KS JS KC JH JC | three_of_a_kind/6.2:1+1white | ((0, 2), (0, 1)) | d70d0f64 d5842617
1 play JD | three_of_a_kind/6.2:0+1white | ((1, 0), (0, 0)) | 1b36cc6b c09d5a36
0 play AD |  | ((1, 0), (0, 0)) | 36a4ea0b b81407f4
0 play KC |  | ((1, 0), (0, 0)) | a8cb2aa0 6e0953e2
1 play QC |  | ((1, 0), (0, 0)) | 2220146a 1f80898b
0 play AS |  | ((1, 0), (0, 0)) | bd7a6833 be31cfa5
1 play JC |  | ((1, 0), (0, 0)) | ff0d5f01 1825631a
1 play KS |  | ((1, 0), (0, 0)) | b5610a02 a5690861
0 play JS |  | ((1, 0), (0, 0)) | c525cf84 e2582a41
0 play AH |  | ((1, 0), (0, 0)) | 92ef5661 6043d79a
1 play JH | tricks_4/8.2:0+2white | ((1, 2), (0, 0)) | e2f097d9 4bba5a3f
* deal QH KS KD KH JOK A |  | ((1, 2), (0, 0)) | 6f9ebf38 016df515
0 play QD | three_of_a_kind/6.2:1+1white | ((1, 2), (0, 1)) | 03311e27 16510d15
1 play KD |  | ((1, 2), (0, 1)) | 43b1dfd5 40d82ada
1 play KH |  | ((1, 2), (0, 1)) | 237627f9 75180662
0 play QH |  | ((1, 2), (0, 1)) | 4bbbbc85 576e4b1d
1 play QS |  | ((1, 2), (0, 1)) | dafae29d dd53a823
0 play KS |  | ((1, 2), (0, 1)) | 8e21b2cb 5b7da5e1
0 play JOK |  | ((1, 2), (0, 1)) | e7038ed1 fdd980b9
1 play KC |  | ((1, 2), (0, 1)) | 790bfa19 d7884121
0 play AD |  | ((1, 2), (0, 1)) | 19ec45c6 32945fa1
1 play JH | tricks_3/8.1:0+1white | ((2, 0), (0, 0)) | a633c3bd ce75a30f
* deal AH AC JS QH KC JC | turned_joker/5.8:0+1blue | ((3, 0), (0, 0)) | 6290aee1 234a6f04
