* deal AD JOK QD JS AC K |  | ((0, 0), (0, 0)) | 67416d0b a2556cd2
1 play JD | three_of_a_kind/6.2:0+1white | ((0, 1), (0, 0)) | a0403c86 29fe75b0
0 play QD |  | ((0, 1), (0, 0)) | 9e235f2d a3aee88d
0 play KS |  | ((0, 1), (0, 0)) | 03ea9f73 b6682551
1 play JOK |  | ((0, 1), (0, 0)) | 4fdcd1ef f9248db8
1 play AC |  | ((0, 1), (0, 0)) | ed73cb96 ade1baab
0 play JS |  | ((0, 1), (0, 0)) | a18ec906 b8c52899
0 play QS |  | ((0, 1), (0, 0)) | 22804e85 e1dce4b1
1 play AD |  | ((0, 1), (0, 0)) | e618be2e e9d1cd33
0 play JH |  | ((0, 1), (0, 0)) | 91bc893a 8baa65f9
1 play KH | tricks_3/8.1:0+1white | ((0, 2), (0, 0)) | c671ce8a 96b3ab40
* deal AC QS AD KC QH JS |  | ((0, 2), (0, 0)) | 08209785 fa548e08
0 play QS |  | ((0, 2), (0, 0)) | 5a86cece 3c1ad978
1 play JOK |  | ((0, 2), (0, 0)) | a4376887 61eddae2
1 play JD |  | ((0, 2), (0, 0)) | 1ef10671 0d5c308e
0 play KD |  | ((0, 2), (0, 0)) | 41374008 ec53c908
0 play QH |  | ((0, 2), (0, 0)) | d98bb1b7 c23b4eb9
1 play JH |  | ((0, 2), (0, 0)) | 4472c926 a24c7125
0 play AC |  | ((0, 2), (0, 0)) | 2bdebaca 4d527a94
1 play KC |  | ((0, 2), (0, 0)) | 931c97b9 a8ba2a11
0 play JS |  | ((0, 2), (0, 0)) | 5151068b a1a1b2cc
1 play AD | tricks_4/8.2:0+2white | ((1, 1), (0, 0)) | 6e69f314 3db718fa
* deal QC KH QS KD JS QD |  | ((1, 1), (0, 0)) | 2cc4722b 4562e0ad
1 play QC | three_of_a_kind/6.2:0+1white | ((1, 2), (0, 0)) | f9100c52 5031909c
0 play KC |  | ((1, 2), (0, 0)) | f362d6f8 2b3e5b70
0 play JC |  | ((1, 2), (0, 0)) | 53df62ba 567c6fd5
1 play JS |  | ((1, 2), (0, 0)) | a60a16f2 0c6b2cd9
1 play KH |  | ((1, 2), (0, 0)) | a5f95210 9f19de8c
0 play QS |  | ((1, 2), (0, 0)) | 67fddd25 7a1ca90a
0 play AD |  | ((1, 2), (0, 0)) | 8bb26616 ae29ebc6
1 play QD |  | ((1, 2), (0, 0)) | 7ae9d549 3732514d
0 play KD |  | ((1, 2), (0, 0)) | d628c1f3 a169b5d5
1 play JH | tricks_4/8.2:0+2white | ((2, 1), (0, 0)) | 55c71ca9 35efd418
* deal QD QS KH AS JOK K |  | ((2, 1), (0, 0)) | 5ccb0445 16a0a4dd
0 play QD |  | ((2, 1), (0, 0)) | 4355221d 3528bf63
1 play AS |  | ((2, 1), (0, 0)) | 13c398d8 3a34860e
1 play KH |  | ((2, 1), (0, 0)) | 19f37022 4f2dc4f3
0 play QS |  | ((2, 1), (0, 0)) | e75295d2 ccb29fec
0 play KC |  | ((2, 1), (0, 0)) | 486b6718 c439aacd
1 play QC |  | ((2, 1), (0, 0)) | 6a156be6 61585d73
0 play JOK |  | ((2, 1), (0, 0)) | 4785c6ab 2c8a6717
1 play JH |  | ((2, 1), (0, 0)) | a17e3948 1e6fc193
0 play AD |  | ((2, 1), (0, 0)) | 87680504 07dcefdd
1 play QH | tricks_4/8.2:0+2white | ((3, 0), (0, 0)) | 083a3d74 a057c19d
* deal JS JC KD AD KH KC |  | ((3, 0), (0, 0)) | f5b4ecec fd1bcb47
1 play QD | four_of_a_kind/6.3:0+1blue | ((4, 0), (0, 0)) | 480e73a8 e1f16dab
0 play AD |  | ((4, 0), (0, 0)) | 75707c2f 797ff430
0 play KD |  | ((4, 0), (0, 0)) | 3c26e208 655dee7d
1 play JC |  | ((4, 0), (0, 0)) | 591e8826 03e74814
1 play JS |  | ((4, 0), (0, 0)) | 1fd68306 80dc2146
0 play QC |  | ((4, 0), (0, 0)) | effac791 aa83b593
1 play KH |  | ((4, 0), (0, 0)) | 0f242cbc 7c221d41
0 play AH |  | ((4, 0), (0, 0)) | 71c69971 243bd3ef
0 play AS |  | ((4, 0), (0, 0)) | a2ff44f3 cbab928a
1 play KC | tricks_3/8.1:1+1white | ((4, 0), (0, 1)) | 665a2521 ac97d94d
* deal AC QC AH KD JOK J |  | ((4, 0), (0, 1)) | 606a27f8 b3b3e467
0 play JH | three_of_a_kind/6.2:1+1white | ((4, 0), (0, 2)) | d42d8456 11555671
1 play KD |  | ((4, 0), (0, 2)) | 325486cb 3f15d678
0 play KH |  | ((4, 0), (0, 2)) | 33c402ce 99052290
1 play AH |  | ((4, 0), (0, 2)) | 69ba1f88 88abca3c
1 play KC |  | ((4, 0), (0, 2)) | 77446707 888f215e
0 play AC |  | ((4, 0), (0, 2)) | 27c2413b 3f207c8a
0 play JOK |  | ((4, 0), (0, 2)) | 5b285d5f d8de6514
1 play QS |  | ((4, 0), (0, 2)) | 2e1d771a 91373e13
0 play QC |  | ((4, 0), (0, 2)) | 17f3df28 8e8d5e4f
1 play KS | tricks_4/8.2:0+2white | ((4, 2), (0, 2)) | 69c51cc5 f688713a
* deal KC AC KS JOK JH K |  | ((4, 2), (0, 2)) | 115a1ca4 643d9341
1 play KC |  | ((4, 2), (0, 2)) | 5eef7315 deb6e612
0 play JOK |  | ((4, 2), (0, 2)) | 95a0beef 4f9d3c3f
0 play JD |  | ((4, 2), (0, 2)) | ece34ed4 22da61c8
1 play KD |  | ((4, 2), (0, 2)) | 70afdce9 b9f294fa
1 play AC |  | ((4, 2), (0, 2)) | 80d58ef8 e4341dbb
0 play QS |  | ((4, 2), (0, 2)) | 64a94ec0 4b012f46
1 play JH |  | ((4, 2), (0, 2)) | c95a8394 e2222782
0 play KS |  | ((4, 2), (0, 2)) | 2997af47 021c2aad
1 play QH |  | ((4, 2), (0, 2)) | a8f39277 97b1751b
0 play AD | tricks_4/8.2:1+2white | ((4, 0), (1, 1)) | 10184396 2a8c2562
* deal KD QD KH AC JOK Q | turned_jack/5.7:1+1white three_of_a_kind/6.2:0+1white | ((4, 1), (1, 2)) | 029ed4e6 8a900489
0 play QH |  | ((4, 1), (1, 2)) | 242fecf1 1b899625
1 play KH |  | ((4, 1), (1, 2)) | 1a3ea713 a8f3b53d
1 play QS |  | ((4, 1), (1, 2)) | 7c42f50c b6725d40
0 play JOK |  | ((4, 1), (1, 2)) | c83cdd03 8d447f20
0 play QC |  | ((4, 1), (1, 2)) | 9ec2e779 0d836e3b
1 play KC |  | ((4, 1), (1, 2)) | 76832327 b153caa5
1 play AS |  | ((4, 1), (1, 2)) | 89c5627a 18a955eb
0 play QD |  | ((4, 1), (1, 2)) | 281f280b 34e0b5eb
1 play AC |  | ((4, 1), (1, 2)) | 01ec3b15 10ce0f02
0 play KD | tricks_4/8.2:1+2white | ((4, 0), (2, 1)) | 40b64e6a bd12f556
* deal QH AD JD QD JOK J |  | ((4, 0), (2, 1)) | 3e73618d dba4dc2d
1 play JOK |  | ((4, 0), (2, 1)) | 3620d388 e16336fe
0 play AS |  | ((4, 0), (2, 1)) | de34e9d7 c603f626
1 play QH |  | ((4, 0), (2, 1)) | 4770216e c1205446
0 play AH |  | ((4, 0), (2, 1)) | 86c966d7 cb0231c0
0 play JD |  | ((4, 0), (2, 1)) | 52f9cd7e 215fbd7b
1 play AD |  | ((4, 0), (2, 1)) | 617bbd80 608860de
1 play JH |  | ((4, 0), (2, 1)) | 223b4b32 9e634aef
0 play JC |  | ((4, 0), (2, 1)) | af763cf2 1ca190f1
0 play QD |  | ((4, 0), (2, 1)) | b78b65f0 d8829799
1 play KS | tricks_3/8.1:1+1white | ((4, 0), (2, 2)) | 9eafe232 e851695b
* deal AH JC KS QS JD QH |  | ((4, 0), (2, 2)) | b3ac2843 41785e2f
0 play KC | minor/6.4:1+1white | ((4, 0), (3, 0)) | 21ecd0dc 23eeabc3
1 play JH |  | ((4, 0), (3, 0)) | e1b6af90 1e32f5be
1 play QS |  | ((4, 0), (3, 0)) | 1278970a b410425d
0 play JD |  | ((4, 0), (3, 0)) | 79a8903e 7f3f020b
0 play AH |  | ((4, 0), (3, 0)) | 2d267ece 62bd6af7
1 play KH |  | ((4, 0), (3, 0)) | d70f3ea6 bf8398db
0 play QH |  | ((4, 0), (3, 0)) | 81b39b1a 379cc5fc
1 play AS |  | ((4, 0), (3, 0)) | 8bc320ec 96979279
0 play JC |  | ((4, 0), (3, 0)) | 724c8a71 1a5a09b2
1 play KS | tricks_4/8.2:0+2white | ((4, 2), (3, 0)) | 05160fe5 5f4156ac
* deal JOK AC JC KS QD J |  | ((4, 2), (3, 0)) | afdc2ab9 3307a19d
1 play QD | three_of_a_kind/6.2:0+1white | ((5, 0), (3, 0)) | 0d3b78c1 7f8ded4b
