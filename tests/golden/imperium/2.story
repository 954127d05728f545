* deal JOK QC KC JS JC K |  | ((0, 0), (0, 0)) | 93400c95 91c914bb
1 play JC |  | ((0, 0), (0, 0)) | 47883298 4ee15f33
0 play KC |  | ((0, 0), (0, 0)) | e089abf3 59d077db
1 play QC |  | ((0, 0), (0, 0)) | 69efc06d 9d188d77
0 play JS |  | ((0, 0), (0, 0)) | be61d826 12e8bbb1
0 play QS |  | ((0, 0), (0, 0)) | 6a804815 cd9fdceb
1 play JOK |  | ((0, 0), (0, 0)) | 3c7bf99e 7fc2dc9f
1 play KD |  | ((0, 0), (0, 0)) | c2ce7916 6d3e7841
0 play AS |  | ((0, 0), (0, 0)) | 24515a5b 5aecc06e
1 play KH |  | ((0, 0), (0, 0)) | 636dfe0e 86f53a66
0 play QH | tricks_4/8.2:1+2white | ((0, 0), (0, 2)) | 39829a16 274cda5d
* deal KD JH KS KC QS QD |  | ((0, 0), (0, 2)) | 357e65b1 4f6f3304
0 play JOK |  | ((0, 0), (0, 2)) | a2463aa0 fd1974f2
1 play KC |  | ((0, 0), (0, 2)) | edee8681 3d1218d8
0 play JH |  | ((0, 0), (0, 2)) | 549ffa3f 003230d0
1 play AH |  | ((0, 0), (0, 2)) | 4354409d 5b5abc59
1 play KS |  | ((0, 0), (0, 2)) | 438fc6b4 b7520fa3
0 play QS |  | ((0, 0), (0, 2)) | c908b997 f57a380d
1 play JD |  | ((0, 0), (0, 2)) | c6f5e585 5b85df64
0 play KD |  | ((0, 0), (0, 2)) | c64b051c a2e14b4a
0 play QD |  | ((0, 0), (0, 2)) | 20e112e5 fd55c240
1 play JC | tricks_3/8.1:1+1white | ((0, 0), (1, 0)) | f0fdfa0a a6e3a778
* deal KC JOK KS AH AS J | turned_jack/5.7:0+1white | ((0, 1), (1, 0)) | f00a79d3 6ce65b11
1 play AS |  | ((0, 1), (1, 0)) | f5a2ee13 c7d22965
0 play JS |  | ((0, 1), (1, 0)) | bb90a5cb f545e34d
1 play JD |  | ((0, 1), (1, 0)) | f52c2a66 98c0cbcd
0 play AH |  | ((0, 1), (1, 0)) | 54e0f6ed e3ac3f1d
1 play JOK |  | ((0, 1), (1, 0)) | 89b7eca0 eb57649a
0 play QH |  | ((0, 1), (1, 0)) | eca8ff6f f2951058
1 play KC |  | ((0, 1), (1, 0)) | 65b40a18 440f3b4c
0 play QD |  | ((0, 1), (1, 0)) | 2620bc0e b0540863
1 play JC |  | ((0, 1), (1, 0)) | 400d349c d99a1f2a
0 play KS | tricks_5/8.3:1+1blue | ((0, 1), (2, 0)) | bd57e0a5 8631a907
* deal QD AH KH KC JS KD | turned_jack/5.7:1+1white | ((0, 1), (2, 1)) | fc7554dc fb18f6b1
0 play JS |  | ((0, 1), (2, 1)) | 96bf9a02 9f6e2d32
1 play KC |  | ((0, 1), (2, 1)) | ce2bd746 4401ce6a
0 play QD |  | ((0, 1), (2, 1)) | 5e83c690 86cc2806
1 play KH |  | ((0, 1), (2, 1)) | 7763f576 ba2ba518
0 play AH |  | ((0, 1), (2, 1)) | a1de9b45 8b61d821
1 play QH |  | ((0, 1), (2, 1)) | 19ab3387 a846fccd
0 play AC |  | ((0, 1), (2, 1)) | df79aa5b ae0cfdfb
1 play AS |  | ((0, 1), (2, 1)) | a69d8a33 8f98303a
0 play KD |  | ((0, 1), (2, 1)) | d2d3550a 063fb78c
1 play QS | tricks_5/8.3:0+1blue | ((1, 1), (2, 1)) | fbf44396 97fdf46b
* deal QC AS QS JH KD QH |  | ((1, 1), (2, 1)) | 38303ffb a3ee06e6
1 play QC |  | ((1, 1), (2, 1)) | e781175c 29ca4665
0 play JC |  | ((1, 1), (2, 1)) | b5ae782e bb9c4cf2
1 play QH |  | ((1, 1), (2, 1)) | b7df5f68 bdb6f452
0 play JH |  | ((1, 1), (2, 1)) | 8fbf93ee f8db0017
0 play QS |  | ((1, 1), (2, 1)) | f34af340 3af114dd
1 play AS |  | ((1, 1), (2, 1)) | fdf08140 70264b35
1 play KD |  | ((1, 1), (2, 1)) | 93223e68 70f00d8a
0 play QD |  | ((1, 1), (2, 1)) | 62bbb474 f69116e2
1 play AD |  | ((1, 1), (2, 1)) | a501f79f 4a37c28a
0 play KS | tricks_4/8.2:1+2white | ((1, 1), (3, 0)) | e0744bfa b3d768fa
