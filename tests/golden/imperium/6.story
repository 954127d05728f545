* deal JD QH AD QS KC QD | turned_jack/5.7:0+1white | ((0, 1), (0, 0)) | 04c2d3b9 598f8b36
1 play KC | three_of_a_kind/6.2:0+1white | ((0, 2), (0, 0)) | 041f1dc7 826d020f
0 play JOK |  | ((0, 2), (0, 0)) | e0b0ca3e 68986326
0 play AD |  | ((0, 2), (0, 0)) | 92b30e47 3a0b4c11
1 play QD |  | ((0, 2), (0, 0)) | ad54804d a5a3ed82
0 play AS |  | ((0, 2), (0, 0)) | bb1230a2 3dc7769f
1 play JS |  | ((0, 2), (0, 0)) | 493adcab c0211f45
0 play QS |  | ((0, 2), (0, 0)) | 6b1b0e65 6852c625
1 play QH |  | ((0, 2), (0, 0)) | 55398b21 baa98ac5
1 play JD |  | ((0, 2), (0, 0)) | 3a8e5b19 fcc18a2e
0 play AH | tricks_3/8.1:0+1white | ((1, 0), (0, 0)) | 583bba12 d9e8444f
* deal JC AD QS KC AS KD |  | ((1, 0), (0, 0)) | b08c5b61 940e8bc1
0 play AD |  | ((1, 0), (0, 0)) | 964f11ac 6a4b953f
1 play JD |  | ((1, 0), (0, 0)) | 3ff36b09 44f38116
0 play AS |  | ((1, 0), (0, 0)) | 39b03e0e ebac24f2
1 play QS |  | ((1, 0), (0, 0)) | 0db12117 de6c43b3
0 play KD |  | ((1, 0), (0, 0)) | 0a7ed029 4e0279b1
1 play JH |  | ((1, 0), (0, 0)) | 5d36018e d4ff96c8
0 play JOK |  | ((1, 0), (0, 0)) | 5a0925f9 12ea0c38
1 play KC |  | ((1, 0), (0, 0)) | 786ed4f7 d99dbd77
0 play JC |  | ((1, 0), (0, 0)) | a9d4ac73 6949d43d
1 play QC | tricks_5/8.3:0+1blue | ((2, 0), (0, 0)) | f10f34e0 27c0f1c4
* deal JD KC JH AH JC QC |  | ((2, 0), (0, 0)) | f01f95ed dbbc58b5
1 play JOK | three_of_a_kind/6.2:0+1white | ((2, 1), (0, 0)) | 604fb8db 6bef839a
0 play JH |  | ((2, 1), (0, 0)) | 1bd8d272 b709137e
1 play QC |  | ((2, 1), (0, 0)) | e58f1852 fa0796d0
0 play AS |  | ((2, 1), (0, 0)) | 7bdce018 8f71111b
1 play JC |  | ((2, 1), (0, 0)) | 61481d12 668a5f7d
0 play KS |  | ((2, 1), (0, 0)) | c272b13d 85d737fd
1 play KC |  | ((2, 1), (0, 0)) | 177c4593 b0bee8be
0 play KH |  | ((2, 1), (0, 0)) | 29e3b6a0 f713ac9c
1 play JD |  | ((2, 1), (0, 0)) | 14446a1e 4d0880ed
0 play AH | tricks_5/8.3:1+1blue | ((2, 0), (1, 0)) | d61d5c4c 375632ec
* deal AC AD JD QC KH AS | three_of_a_kind/6.2:0+1white | ((2, 1), (1, 0)) | fe94e0c8 2237bb97
0 play KH |  | ((2, 1), (1, 0)) | 97fe8ad5 5223278f
1 play AH |  | ((2, 1), (1, 0)) | e1ce5a4e afe519f2
1 play JD |  | ((2, 1), (1, 0)) | b1a82f7d 9b39c132
0 play AD |  | ((2, 1), (1, 0)) | 2d9c66b6 fb25f055
1 play JH |  | ((2, 1), (1, 0)) | 8227b9b9 e4265e4c
0 play KC |  | ((2, 1), (1, 0)) | 81dabb17 a7c6f9c2
1 play QH |  | ((2, 1), (1, 0)) | af0d4868 ba62d486
0 play AC |  | ((2, 1), (1, 0)) | 1ae650ea e7236051
1 play QC |  | ((2, 1), (1, 0)) | a590ec3d f1db8af8
0 play AS | tricks_5/8.3:1+1blue | ((2, 0), (2, 0)) | 16344fdc a7db0d90
* deal AS AD KD AH KH QC |  | ((2, 0), (2, 0)) | e94f2407 2baa4b9b
1 play AD |  | ((2, 0), (2, 0)) | c202fd3b 1fe5c6c3
0 play KD |  | ((2, 0), (2, 0)) | 18200d3b e50f362b
1 play QC |  | ((2, 0), (2, 0)) | 624fe867 b93fc5d1
0 play JS |  | ((2, 0), (2, 0)) | 547f66a4 a974f1ad
0 play JD |  | ((2, 0), (2, 0)) | c03f745f f57546bb
1 play AS |  | ((2, 0), (2, 0)) | 01b634ff fe64f96d
0 play AH |  | ((2, 0), (2, 0)) | 32840efb 1e7fcf58
1 play KH |  | ((2, 0), (2, 0)) | a904d88d 7b2e7040
0 play QH |  | ((2, 0), (2, 0)) | 08ba1a4d 77ad7f33
1 play JH | tricks_4/8.2:0+2white | ((2, 2), (2, 0)) | 154e9bbb 7dd309f2
* deal JC QD KD QC AC KS |  | ((2, 2), (2, 0)) | c65ec2e9 0050c82b
0 play JC |  | ((2, 2), (2, 0)) | 619a5056 88e638f0
1 play QC |  | ((2, 2), (2, 0)) | 7d4ab760 c51fc27e
1 play QH |  | ((2, 2), (2, 0)) | 1b07ce23 5f55bcdd
0 play KS |  | ((2, 2), (2, 0)) | 1238667b 99917e89
1 play JH |  | ((2, 2), (2, 0)) | f1312aeb 7513e0a8
0 play QD |  | ((2, 2), (2, 0)) | 4e83c4be 70ec682d
1 play KD |  | ((2, 2), (2, 0)) | c5c9083e 62c7f708
0 play AD |  | ((2, 2), (2, 0)) | 071fcf05 d0142d09
0 play AC |  | ((2, 2), (2, 0)) | 78c6df0d 8ec6353a
1 play KC | tricks_3/8.1:1+1white | ((2, 2), (2, 1)) | 7aa40df3 f3ef6b53
* deal QH JH JOK QS QD A |  | ((2, 2), (2, 1)) | a46e9a2a f75a4d2f
1 play AH |  | ((2, 2), (2, 1)) | 142c3a0e 890639d3
0 play JOK |  | ((2, 2), (2, 1)) | 941d2fda ed706a3d
0 play JD |  | ((2, 2), (2, 1)) | 44a80491 fcc27cba
1 play JH |  | ((2, 2), (2, 1)) | c5fb5a63 74269687
0 play KD |  | ((2, 2), (2, 1)) | fa96890b dce6dc72
1 play QD |  | ((2, 2), (2, 1)) | 69d00fd4 77b61156
0 play QS |  | ((2, 2), (2, 1)) | ee048fb1 80eeec38
1 play AC |  | ((2, 2), (2, 1)) | d580fac9 123f49ff
0 play JC |  | ((2, 2), (2, 1)) | fa93c2c0 f5c5423c
1 play QH | tricks_5/8.3:0+1blue | ((3, 2), (2, 0)) | b8df29ef 9f87f528
* deal JOK KD QC KC QS A | turned_jack/5.7:1+1white | ((3, 2), (2, 1)) | 86af4d24 ffa7ed72
0 play JOK | minor/6.4:1+1white | ((3, 2), (2, 2)) | 651da0f1 ad06a37a
1 play QC |  | ((3, 2), (2, 2)) | f1f52011 86127131
0 play KD |  | ((3, 2), (2, 2)) | 1a825e7e 9f3ef842
1 play QD |  | ((3, 2), (2, 2)) | a1142c17 9026e39d
0 play QS |  | ((3, 2), (2, 2)) | 44816af6 83e2f5b8
1 play AC |  | ((3, 2), (2, 2)) | 39ae7db0 310643fc
0 play KS |  | ((3, 2), (2, 2)) | bf931bd4 faf7f11c
1 play KH |  | ((3, 2), (2, 2)) | 0b5c5b1b 7ced9fe0
0 play AH |  | ((3, 2), (2, 2)) | 87e7b935 e7fc3fe1
1 play KC | tricks_5/8.3:0+1blue | ((4, 2), (2, 0)) | b4a7f2b8 d2dadb1b
* deal AS KC JD AH KD JO | turned_jack/5.7:0+1white | ((5, 0), (2, 0)) | ff3a709a b1b055e6
1 play JOK | major/6.5:0+1blue nested_minor/6.8:0+1white | ((6, 1), (2, 0)) | 3abb6e29 4b5fefa0
0 play AH |  | ((6, 1), (2, 0)) | ba859d23 7ebe4124
1 play QS |  | ((6, 1), (2, 0)) | 43d977fd 298d92a2
0 play KH |  | ((6, 1), (2, 0)) | 0ec3cc2d 9097f402
0 play JD |  | ((6, 1), (2, 0)) | a75326fe f919e82b
1 play AS |  | ((6, 1), (2, 0)) | 5feea8f9 a1d40acb
0 play QH |  | ((6, 1), (2, 0)) | f85b2555 b53fe06c
1 play KD |  | ((6, 1), (2, 0)) | 109ed899 abe2888e
0 play AC |  | ((6, 1), (2, 0)) | 2654c3e8 976a8309
1 play KC | tricks_4/8.2:0+2white | ((7, 0), (2, 0)) | a08780cd 15533794
