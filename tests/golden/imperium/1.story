* deal AD JOK QD JS AC K |  | ((0, 0), (0, 0)) | 26b2f828 422713f0
1 play JD | three_of_a_kind/6.2:0+1white | ((0, 1), (0, 0)) | d1133898 207ca9e7
0 play QD |  | ((0, 1), (0, 0)) | 846ff81d 1bc0e3a8
0 play KS |  | ((0, 1), (0, 0)) | 64a3be4c 8600a77b
1 play JOK |  | ((0, 1), (0, 0)) | 777f86e5 602e385a
1 play AC |  | ((0, 1), (0, 0)) | d7f8e5fa 83626e89
0 play JS |  | ((0, 1), (0, 0)) | 42984fe9 93619c97
0 play QS |  | ((0, 1), (0, 0)) | 0b25e7d3 4a27f9ff
1 play AD |  | ((0, 1), (0, 0)) | e33c9306 22e5ba94
0 play JH |  | ((0, 1), (0, 0)) | e8cb22a0 9459f9ea
1 play KH | tricks_3/8.1:0+1white | ((0, 2), (0, 0)) | 3ad648a1 ed4e92da
* deal AC QS AD KC QH JS |  | ((0, 2), (0, 0)) | ec0a1787 4f872e2e
0 play QS |  | ((0, 2), (0, 0)) | 3c8da914 97925352
1 play JOK |  | ((0, 2), (0, 0)) | 01de3ec6 fc62bc3f
1 play JD |  | ((0, 2), (0, 0)) | 94e83cae 9a8428bb
0 play KD |  | ((0, 2), (0, 0)) | 0fca8e5b 08f7947d
0 play QH |  | ((0, 2), (0, 0)) | 91943ef8 9767b2fb
1 play JH |  | ((0, 2), (0, 0)) | 471cdfe1 333a97f2
0 play AC |  | ((0, 2), (0, 0)) | 008eabce f5c38b93
1 play KC |  | ((0, 2), (0, 0)) | 512bbb62 cf47d3af
0 play JS |  | ((0, 2), (0, 0)) | 1403238d b2091510
1 play AD | tricks_4/8.2:0+2white | ((1, 1), (0, 0)) | f0619f9d 92133574
* deal QC KH QS KD JS QD |  | ((1, 1), (0, 0)) | 8baca4da 8b0dd707
1 play QC | three_of_a_kind/6.2:0+1white | ((1, 2), (0, 0)) | 8a8f4f8b e18359f5
0 play KC |  | ((1, 2), (0, 0)) | a479c890 69c7e9f0
0 play JC |  | ((1, 2), (0, 0)) | c4da8ef4 49a113f0
1 play JS |  | ((1, 2), (0, 0)) | 8c75759d 785b4160
1 play KH |  | ((1, 2), (0, 0)) | 4136b511 393da07f
0 play QS |  | ((1, 2), (0, 0)) | c92d0b79 c9fc58b9
0 play AD |  | ((1, 2), (0, 0)) | 99f47610 71eaed5e
1 play QD |  | ((1, 2), (0, 0)) | 2e896474 f42d7f61
0 play KD |  | ((1, 2), (0, 0)) | 517ec3f5 2c3340d2
1 play JH | tricks_4/8.2:0+2white | ((2, 1), (0, 0)) | 194743c3 d8d29672
* deal QD QS KH AS JOK K |  | ((2, 1), (0, 0)) | 480ae356 1d8a45d3
0 play QD |  | ((2, 1), (0, 0)) | 283ebd4d 326ebf7d
1 play AS |  | ((2, 1), (0, 0)) | 3e99b638 9e90b3b0
1 play KH |  | ((2, 1), (0, 0)) | 9939ce2b 8534bb84
0 play QS |  | ((2, 1), (0, 0)) | 725c931f 1c7781f9
0 play KC |  | ((2, 1), (0, 0)) | 1f2d5553 9cb72f00
1 play QC |  | ((2, 1), (0, 0)) | 6d4b6a0e 0ac9ebcc
0 play JOK |  | ((2, 1), (0, 0)) | 62efdafe 29dbd2c1
1 play JH |  | ((2, 1), (0, 0)) | 5f288d02 cb965b92
0 play AD |  | ((2, 1), (0, 0)) | e5af8bc8 55f2b166
1 play QH | tricks_4/8.2:0+2white | ((3, 0), (0, 0)) | 7aa281df 33e646f1
* deal JS JC KD AD KH KC |  | ((3, 0), (0, 0)) | 33f0b14c 94d1a6a1
1 play QD | four_of_a_kind/6.3:0+1blue | ((4, 0), (0, 0)) | 11db7026 8136910f
0 play AD |  | ((4, 0), (0, 0)) | 013d222e 740fc368
0 play KD |  | ((4, 0), (0, 0)) | b1309a73 2828a326
1 play JC |  | ((4, 0), (0, 0)) | 9faa3c32 160cb584
1 play JS |  | ((4, 0), (0, 0)) | f03de6a9 2ec759d7
0 play QC |  | ((4, 0), (0, 0)) | 1339f188 cdf29cdb
1 play KH |  | ((4, 0), (0, 0)) | 2c5cd932 93520477
0 play AH |  | ((4, 0), (0, 0)) | f32bfd8f bc4d51d9
0 play AS |  | ((4, 0), (0, 0)) | 70dc03df ec2e7440
1 play KC | tricks_3/8.1:1+1white | ((4, 0), (0, 1)) | fbe93c44 2b87036b
* deal AC QC AH KD JOK J |  | ((4, 0), (0, 1)) | 120bd104 c8c03f62
0 play JH | three_of_a_kind/6.2:1+1white | ((4, 0), (0, 2)) | 8227a29b 183cf4e5
1 play KD |  | ((4, 0), (0, 2)) | 0cbd7997 46547d92
0 play KH |  | ((4, 0), (0, 2)) | caf5b311 670e509b
1 play AH |  | ((4, 0), (0, 2)) | 47487e01 bbaea4b5
1 play KC |  | ((4, 0), (0, 2)) | 767dddde 3248d7b1
0 play AC |  | ((4, 0), (0, 2)) | 56e8d4b1 f76a2a6d
0 play JOK |  | ((4, 0), (0, 2)) | a2fe59c0 24989265
1 play QS |  | ((4, 0), (0, 2)) | 9cb26ed1 8896610d
0 play QC |  | ((4, 0), (0, 2)) | 417d5ab2 41b25cd3
1 play KS | tricks_4/8.2:0+2white | ((4, 2), (0, 2)) | a7adfb11 01c29ddd
* deal KC AC KS JOK JH K |  | ((4, 2), (0, 2)) | dbb93834 895f7146
1 play KC |  | ((4, 2), (0, 2)) | 610aaa68 d66e4de8
0 play JOK |  | ((4, 2), (0, 2)) | 816ed275 1f6350aa
0 play JD |  | ((4, 2), (0, 2)) | 7079c70c 3fd611dc
1 play KD |  | ((4, 2), (0, 2)) | b70db591 d84d16aa
1 play AC |  | ((4, 2), (0, 2)) | 9423975d 27acfd57
0 play QS |  | ((4, 2), (0, 2)) | c5f203de ac5350e9
1 play JH |  | ((4, 2), (0, 2)) | e3802fae 1203ba3a
0 play KS |  | ((4, 2), (0, 2)) | da83831c 608185d6
1 play QH |  | ((4, 2), (0, 2)) | 3625f65c 012e2e05
0 play AD | tricks_4/8.2:1+2white | ((4, 0), (1, 1)) | 93956e3d 98c204f7
* deal KD QD KH AC JOK Q | turned_jack/5.7:1+1white three_of_a_kind/6.2:0+1white | ((4, 1), (1, 2)) | 44be59b5 5fb28f57
0 play QH |  | ((4, 1), (1, 2)) | 8a3ee58f 4ac50fac
1 play KH |  | ((4, 1), (1, 2)) | 1c4815f3 48c4e9d3
1 play QS |  | ((4, 1), (1, 2)) | ac23e8f8 6984294e
0 play JOK |  | ((4, 1), (1, 2)) | 7c55af9f c3b14ee7
0 play QC |  | ((4, 1), (1, 2)) | 74b042ab 14e3b496
1 play KC |  | ((4, 1), (1, 2)) | e78d11af ba6dd6f0
1 play AS |  | ((4, 1), (1, 2)) | 3cde8c08 00badb6c
0 play QD |  | ((4, 1), (1, 2)) | cb0b92c7 c6f04576
1 play AC |  | ((4, 1), (1, 2)) | 63e3e825 95c25fef
0 play KD | tricks_4/8.2:1+2white | ((4, 0), (2, 1)) | 970198bd aba8ff60
* deal QH AD JD QD JOK J |  | ((4, 0), (2, 1)) | 1630103c 8f197ef4
1 play JOK |  | ((4, 0), (2, 1)) | 838da0ba 5901a3fa
0 play AS |  | ((4, 0), (2, 1)) | 8bbf5968 1001ffdf
1 play QH |  | ((4, 0), (2, 1)) | 3e459603 608f3606
0 play AH |  | ((4, 0), (2, 1)) | 214564b3 1923710b
0 play JD |  | ((4, 0), (2, 1)) | 920d551d 274d016a
1 play AD |  | ((4, 0), (2, 1)) | fa7634af ca59f187
1 play JH |  | ((4, 0), (2, 1)) | 91c561f3 1692cec5
0 play JC |  | ((4, 0), (2, 1)) | 9a8af458 f5cdf5af
0 play QD |  | ((4, 0), (2, 1)) | c1fe935b a2487120
1 play KS | tricks_3/8.1:1+1white | ((4, 0), (2, 2)) | 2d17c08c 95c66261
* deal AH JC KS QS JD QH |  | ((4, 0), (2, 2)) | 0b9d0fd0 27a63bb1
0 play KC | minor/6.4:1+1white | ((4, 0), (3, 0)) | b12d34b4 61d2fe17
1 play JH |  | ((4, 0), (3, 0)) | 226a8960 96eef337
1 play QS |  | ((4, 0), (3, 0)) | 4c78abcc e86e62a3
0 play JD |  | ((4, 0), (3, 0)) | fd99512a e459b3b8
0 play AH |  | ((4, 0), (3, 0)) | ad8bd459 50119dd8
1 play KH |  | ((4, 0), (3, 0)) | 23c06179 e67f2946
0 play QH |  | ((4, 0), (3, 0)) | 0fc06f18 7fb9faf7
1 play AS |  | ((4, 0), (3, 0)) | fd4e1011 d26785dd
0 play JC |  | ((4, 0), (3, 0)) | 90070f46 bac70316
1 play KS | tricks_4/8.2:0+2white | ((4, 2), (3, 0)) | 3233e5ac 564ac054
* deal JOK AC JC KS QD J |  | ((4, 2), (3, 0)) | dced2922 e23c94ef
1 play QD | three_of_a_kind/6.2:0+1white | ((5, 0), (3, 0)) | 4ff92e90 643279c8
