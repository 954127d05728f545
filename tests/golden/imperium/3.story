* deal KD QC QH QD KC JD |  | ((0, 0), (0, 0)) | 975d256e 0d228b37
0 play KD |  | ((0, 0), (0, 0)) | fb946a0a e04d3368
1 play QD |  | ((0, 0), (0, 0)) | 00909764 0d63c724
0 play QC |  | ((0, 0), (0, 0)) | 1ed13205 4f3d8346
1 play JC |  | ((0, 0), (0, 0)) | f749df01 92cabbce
1 play QH |  | ((0, 0), (0, 0)) | 2decdd47 532b12bc
0 play KC |  | ((0, 0), (0, 0)) | dfcd1a93 43659dcc
0 play AS |  | ((0, 0), (0, 0)) | c91d7866 83315bea
1 play KS |  | ((0, 0), (0, 0)) | 50525fb2 cbbc7169
0 play JD |  | ((0, 0), (0, 0)) | 0cffe591 b33d6c05
1 play JH | tricks_4/8.2:0+2white | ((0, 2), (0, 0)) | 67b1a3e3 02e06a73
* deal QC KS JS KC JH JC | three_of_a_kind/6.2:1+1white | ((0, 2), (0, 1)) | 0659cf79 3b48cf41
1 play JD | three_of_a_kind/6.2:0+1white | ((1, 0), (0, 0)) | b77fb5a8 73ff3297
0 play AD |  | ((1, 0), (0, 0)) | b5ef32ae e5513780
0 play KC |  | ((1, 0), (0, 0)) | 04e10661 4bc60d0d
1 play QC |  | ((1, 0), (0, 0)) | 1c154fe0 e89efad2
0 play AS |  | ((1, 0), (0, 0)) | c65feab5 e1d71b02
1 play JC |  | ((1, 0), (0, 0)) | 4057f960 b8dffed9
1 play KS |  | ((1, 0), (0, 0)) | 9a64e72e 0360ac28
0 play JS |  | ((1, 0), (0, 0)) | cd678f20 79845c75
0 play AH |  | ((1, 0), (0, 0)) | 8fb3e75d da511ea4
1 play JH | tricks_4/8.2:0+2white | ((1, 2), (0, 0)) | e2f097d9 4bba5a3f
* deal QH KS KD KH JOK A |  | ((1, 2), (0, 0)) | 7266d196 28c693e4
0 play QD | three_of_a_kind/6.2:1+1white | ((1, 2), (0, 1)) | 4cb5f3a4 a3e15c34
1 play KD |  | ((1, 2), (0, 1)) | 559b2c97 fadd0ce0
1 play KH |  | ((1, 2), (0, 1)) | 13d6b954 d2d7a69b
0 play QH |  | ((1, 2), (0, 1)) | 9722d355 bb67e88a
1 play QS |  | ((1, 2), (0, 1)) | 63917893 0adbfe7b
0 play KS |  | ((1, 2), (0, 1)) | 56186213 31fb7e24
0 play JOK |  | ((1, 2), (0, 1)) | fe5cc2e9 2c433841
1 play KC |  | ((1, 2), (0, 1)) | 78f8fdce 5791d893
0 play AD |  | ((1, 2), (0, 1)) | f769a3a8 d235c4ad
1 play JH | tricks_3/8.1:0+1white | ((2, 0), (0, 0)) | a633c3bd ce75a30f
* deal AH AC JS QH KC JC | turned_joker/5.8:0+1blue | ((3, 0), (0, 0)) | 6290aee1 234a6f04
