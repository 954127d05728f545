* deal JD QD JC JOK QS K |  | ((0, 0), (0, 0)) | 0a8df8e1 b8710256
1 say done |  | ((0, 0), (0, 0)) | f12d4ef8 ff52f7d1
1 play QS |  | ((0, 0), (0, 0)) | 0467ab3c 5e4afb7c
0 say done |  | ((0, 0), (0, 0)) | ec9b99ce c9efcc8d
0 play JC |  | ((0, 0), (0, 0)) | 3f62ebd9 99a3538c
0 play JS |  | ((0, 0), (0, 0)) | 59e8eaba a37fcec0
1 play KC |  | ((0, 0), (0, 0)) | dcde2525 08b07968
0 play KH |  | ((0, 0), (0, 0)) | c8345dab fe392f90
1 play QH |  | ((0, 0), (0, 0)) | eebbb0c2 d65d58da
0 play AD |  | ((0, 0), (0, 0)) | 064bb501 fe48ef09
1 play JD |  | ((0, 0), (0, 0)) | a7848aaa 1c170b9d
0 play JOK |  | ((0, 0), (0, 0)) | 91962940 d57a6258
1 play QD | tricks_5/8.3:0+1blue | ((1, 0), (0, 0)) | 6c12d120 6796c2cc
* deal JC QH JS AD QC KC |  | ((1, 0), (0, 0)) | ee53decd a6792dd5
0 say done |  | ((1, 0), (0, 0)) | bf9c9538 5f51f4f5
0 play QH |  | ((1, 0), (0, 0)) | 8cea9242 dae33b0c
1 say diamonds | minor/6.4:1+1white | ((1, 0), (0, 1)) | 4603aabc 5fc7edf4
1 say done |  | ((1, 0), (0, 1)) | 53b3c707 49bebe2f
1 play AH |  | ((1, 0), (0, 1)) | efd2a043 98f648c0
1 play KD |  | ((1, 0), (0, 1)) | 6ea3db7b 5e5e009f
0 play KS |  | ((1, 0), (0, 1)) | bc64acd1 934ad488
1 play JS |  | ((1, 0), (0, 1)) | ee1b25b3 ba69f06f
0 play JC |  | ((1, 0), (0, 1)) | 2559aeaf 91a4946f
1 play AD |  | ((1, 0), (0, 1)) | e13bd7d5 cbdf7806
0 play QC |  | ((1, 0), (0, 1)) | d016f52c 2188c095
1 play QS |  | ((1, 0), (0, 1)) | 1030d60a 7e472c4c
0 play KC | tricks_5/8.3:1+1blue | ((1, 0), (1, 1)) | fec0c364 eddcb23e
* deal AH KD JD KC JH QC |  | ((1, 0), (1, 1)) | 877bffcb 6ed8ec54
1 say done |  | ((1, 0), (1, 1)) | 127b66cb fb2e0cfa
1 play QC |  | ((1, 0), (1, 1)) | 78fcbfad da191ccf
0 say done |  | ((1, 0), (1, 1)) | c7df869a 9e5309c8
0 play KC |  | ((1, 0), (1, 1)) | 4209d346 e9e9ab40
0 play QH |  | ((1, 0), (1, 1)) | ab10905e 59eb6ab1
1 play JH |  | ((1, 0), (1, 1)) | 20490e21 b07ef6ee
1 play QS |  | ((1, 0), (1, 1)) | b119b7a3 144b22c2
0 play AS |  | ((1, 0), (1, 1)) | 45fb7836 173cfd01
0 play JD |  | ((1, 0), (1, 1)) | 0d1d1cbe 4a0b2352
1 play AH |  | ((1, 0), (1, 1)) | 5aab94ea b2843fea
0 play AC |  | ((1, 0), (1, 1)) | fad7e028 2afada38
1 play KD | tricks_4/8.2:0+2white | ((1, 2), (1, 1)) | 36d330a7 7008077a
* deal JD AH QH KC JC AD |  | ((1, 2), (1, 1)) | 4db17d37 af4e56a7
0 say done |  | ((1, 2), (1, 1)) | 077b091a 7ac674fe
0 play JC |  | ((1, 2), (1, 1)) | bf0746fb cafa3d61
1 say done |  | ((1, 2), (1, 1)) | f972d9dd cc364ec5
1 play JH |  | ((1, 2), (1, 1)) | 2b78f1ed 49d75a93
0 play AH |  | ((1, 2), (1, 1)) | 22529223 36414a79
1 play QH |  | ((1, 2), (1, 1)) | b1f9aa66 c0697303
0 play JD |  | ((1, 2), (1, 1)) | 745c5d0f 100c488d
1 play QD |  | ((1, 2), (1, 1)) | a8172dfe 210adbb1
1 play KC |  | ((1, 2), (1, 1)) | 28007189 5f22a1af
0 play JOK |  | ((1, 2), (1, 1)) | dc6c6987 d21b4744
0 play AD |  | ((1, 2), (1, 1)) | 4d7826fb 174cd244
1 play QC | tricks_4/8.2:0+2white | ((2, 1), (1, 0)) | 65fe3277 41609cba
* deal KD KC JC AS QD QH |  | ((2, 1), (1, 0)) | 2e50cd1a f0df1edf
1 say done |  | ((2, 1), (1, 0)) | ccc5a15a 0115c327
1 play QD |  | ((2, 1), (1, 0)) | 6f8f3ab3 9418cc1b
0 say done |  | ((2, 1), (1, 0)) | fb716ce9 ec46f575
0 play JS |  | ((2, 1), (1, 0)) | 1be68425 94d4377e
0 play KH |  | ((2, 1), (1, 0)) | 5e9a4aed 9fac9486
1 play QH |  | ((2, 1), (1, 0)) | 164d7822 396231f4
0 play JC |  | ((2, 1), (1, 0)) | a7966c31 477bbee1
1 play KC |  | ((2, 1), (1, 0)) | 008d9e0c d9510061
0 play AS |  | ((2, 1), (1, 0)) | 9997113b 751c6d07
1 play QC |  | ((2, 1), (1, 0)) | 39df7001 fbb2f87d
1 play KD |  | ((2, 1), (1, 0)) | 90cd6429 f2774078
0 play KS | tricks_3/8.1:0+1white | ((2, 2), (1, 0)) | b2d6f89c ee51b5ac
* deal KH KD AD QD AS JC |  | ((2, 2), (1, 0)) | e25040bf 46f9bbeb
0 say done |  | ((2, 2), (1, 0)) | 6471a53d 6213de40
0 play JC |  | ((2, 2), (1, 0)) | 544221e9 7b3a7eac
1 say clubs | minor/6.4:1+1white | ((2, 2), (1, 1)) | 5e4bd944 0d047da8
1 say done |  | ((2, 2), (1, 1)) | 2ab3b1cf 45407cbd
1 play JS |  | ((2, 2), (1, 1)) | 2e6b7fea 9e32396b
0 play KH |  | ((2, 2), (1, 1)) | 53af9a52 cf8635fb
1 play KC |  | ((2, 2), (1, 1)) | bffc4aa4 0dd8f57c
1 play QD |  | ((2, 2), (1, 1)) | 5725c154 2ec4424c
0 play KD |  | ((2, 2), (1, 1)) | f9497554 b871a035
0 play AS |  | ((2, 2), (1, 1)) | 9e923b51 76cc9e0e
1 play AC |  | ((2, 2), (1, 1)) | 977cbe46 2d44a6d2
1 play AD |  | ((2, 2), (1, 1)) | afcf678d 0143d3af
0 play JOK | tricks_3/8.1:0+1white | ((3, 0), (1, 0)) | 1ef7566a 668763d6
* deal JD AS QC QD QH JO |  | ((3, 0), (1, 0)) | 1ea06aec 5a1f64b9
1 say done |  | ((3, 0), (1, 0)) | 05395ef5 410d0d06
1 play JOK |  | ((3, 0), (1, 0)) | 8e26ce8d 50f5a23c
0 say done |  | ((3, 0), (1, 0)) | e546bd32 441f6a55
0 play AH |  | ((3, 0), (1, 0)) | 33f3e94b b0a70211
1 play AC |  | ((3, 0), (1, 0)) | 7cb66e64 f84d3a2d
0 play KC |  | ((3, 0), (1, 0)) | 11952b11 33ff1fe1
1 play JD |  | ((3, 0), (1, 0)) | 8d883a33 7c5fdc94
0 play QD |  | ((3, 0), (1, 0)) | e4f64225 d63ab3ae
0 play QC |  | ((3, 0), (1, 0)) | 4757d7b4 fff49a7d
1 play AS |  | ((3, 0), (1, 0)) | a1062cb0 d13bbb02
1 play QH |  | ((3, 0), (1, 0)) | 45080a65 da7af058
0 play AD | tricks_4/8.2:1+2white | ((3, 0), (1, 2)) | 9b34bd1d 49113f9a
* deal JS QC AH JH KC KS |  | ((3, 0), (1, 2)) | 49a66c6b 79fc1f26
0 say clubs | minor/6.4:0+1white | ((3, 1), (1, 2)) | 1bbf4595 1ab8da4e
0 say done |  | ((3, 1), (1, 2)) | 402e7d81 46853d23
0 play QC |  | ((3, 1), (1, 2)) | d662ae4c 692a11ca
1 say done |  | ((3, 1), (1, 2)) | d91cb351 c61b77ab
1 play AH |  | ((3, 1), (1, 2)) | d3c4c7c3 9baebb30
1 play JOK |  | ((3, 1), (1, 2)) | 2e5464ec ae9a285a
0 play KC |  | ((3, 1), (1, 2)) | cd7f6e50 9ebc1503
1 play JH |  | ((3, 1), (1, 2)) | 78b1068c 75bb9d17
0 play AC |  | ((3, 1), (1, 2)) | 82b3c681 2500fd76
1 play JD |  | ((3, 1), (1, 2)) | 295b5bd4 2789aa25
0 play JS |  | ((3, 1), (1, 2)) | ce81f4ae afa2d2a6
1 play KD |  | ((3, 1), (1, 2)) | baeaba89 7634f355
0 play KS | tricks_5/8.3:1+1blue | ((3, 0), (2, 2)) | 2554799f 16dcf630
* deal AH QH AS KD JD QC | turned_jack/5.7:0+1white | ((3, 1), (2, 2)) | 8cd16d2a 08a08eb5
1 say done |  | ((3, 1), (2, 2)) | bc044dc3 8270a254
1 play AH |  | ((3, 1), (2, 2)) | e5af8df9 aae95b45
0 say done |  | ((3, 1), (2, 2)) | 890f2962 5776816a
0 play KH |  | ((3, 1), (2, 2)) | 50adb678 ef48b885
1 play JH |  | ((3, 1), (2, 2)) | e53b03af ef92b3cd
0 play KD |  | ((3, 1), (2, 2)) | c04f6bf8 924a6906
1 play JD |  | ((3, 1), (2, 2)) | 226ee99a f38a6cd0
0 play AD |  | ((3, 1), (2, 2)) | ea324347 9122cd0f
0 play AS |  | ((3, 1), (2, 2)) | 1442573d 135c7f06
1 play QC |  | ((3, 1), (2, 2)) | 9cc50013 12a91b88
1 play QH |  | ((3, 1), (2, 2)) | a01767f8 c74a93f0
0 play QS | tricks_4/8.2:1+2white | ((3, 0), (3, 1)) | 14c449a1 16a9ac7d
* deal AD QS KD JS KH KS |  | ((3, 0), (3, 1)) | f1520bef 890fe33e
0 say done |  | ((3, 0), (3, 1)) | 2f561468 e649ddb7
0 play QS |  | ((3, 0), (3, 1)) | 89d80557 fafdc4c2
1 say done |  | ((3, 0), (3, 1)) | 3bfa5ba2 4bf4395f
1 play JS |  | ((3, 0), (3, 1)) | b940a983 b1f94d80
0 play KS |  | ((3, 0), (3, 1)) | b28c9919 146dfcf2
1 play AC |  | ((3, 0), (3, 1)) | 6ffe0043 d090d5e5
0 play KH |  | ((3, 0), (3, 1)) | 15580863 a5d1eab8
1 play KC |  | ((3, 0), (3, 1)) | c8f85e63 ffccfc81
0 play AD |  | ((3, 0), (3, 1)) | 9516dcf7 883e08a2
1 play KD |  | ((3, 0), (3, 1)) | 93a32aa6 1951ec3d
0 play JOK |  | ((3, 0), (3, 1)) | cca7916c adc893ac
1 play QC | tricks_5/8.3:0+1blue | ((4, 0), (3, 0)) | 8c2fc258 04c31e1e
* deal QC AC QS JH AH KS |  | ((4, 0), (3, 0)) | bf152b8c 8e1fd234
1 say done |  | ((4, 0), (3, 0)) | e5e4da64 0771a99c
1 play KS |  | ((4, 0), (3, 0)) | a6c187a1 e8066ffe
0 say done |  | ((4, 0), (3, 0)) | 36db548d 91801998
0 play QS |  | ((4, 0), (3, 0)) | d8d830e2 18f51cce
1 play KD |  | ((4, 0), (3, 0)) | e5e9369d 26b12a06
0 play JD |  | ((4, 0), (3, 0)) | fa355913 aab1b3b6
1 play QC |  | ((4, 0), (3, 0)) | afe784a3 768c73b2
0 play JS |  | ((4, 0), (3, 0)) | 3ee94f2e 828d61e7
0 play JH |  | ((4, 0), (3, 0)) | 62922695 a9b39417
1 play AH |  | ((4, 0), (3, 0)) | 8001fe1d ebbd0815
1 play AC |  | ((4, 0), (3, 0)) | 495b23f5 da50d597
0 play JOK | tricks_3/8.1:1+1white | ((4, 0), (3, 1)) | 454a728b 53568154
* deal QH JOK QD JS AH A |  | ((4, 0), (3, 1)) | a0b837b5 1f8bb161
0 say done |  | ((4, 0), (3, 1)) | 19e754b8 d012611c
0 play AS |  | ((4, 0), (3, 1)) | 371940d4 6bc5feb2
1 say kings | three_of_a_kind/6.2:1+1white | ((4, 0), (3, 2)) | f6600dc5 af772760
1 say done |  | ((4, 0), (3, 2)) | 6a0614c2 dbecebcf
1 play KS |  | ((4, 0), (3, 2)) | a9b39618 38a5b48f
0 play JH |  | ((4, 0), (3, 2)) | 572bc2b0 139a54eb
1 play KH |  | ((4, 0), (3, 2)) | 1180a3cc 9e72cb8b
1 play QD |  | ((4, 0), (3, 2)) | bc53c144 2cf5cdb8
0 play JOK |  | ((4, 0), (3, 2)) | c2065ba7 00461879
0 play AH |  | ((4, 0), (3, 2)) | 575d9701 fbe5ba85
1 play JS |  | ((4, 0), (3, 2)) | 1564f726 ee25bb83
1 play KD |  | ((4, 0), (3, 2)) | 4165adef eb1dfc5c
0 play QH | tricks_3/8.1:1+1white | ((4, 0), (4, 0)) | c49f1cd1 f57e4c32
* deal JC QS QC KH AH QH | turned_jack/5.7:0+1white | ((4, 1), (4, 0)) | b32f0ea5 c088c9d8
1 say done |  | ((4, 1), (4, 0)) | 909a3f1c 5d8e08d3
1 play QS |  | ((4, 1), (4, 0)) | f74dc28f 7523f153
0 say done |  | ((4, 1), (4, 0)) | 0896a737 e69aa7d1
0 play KH |  | ((4, 1), (4, 0)) | 4ef2d013 c275afc5
0 play AC |  | ((4, 1), (4, 0)) | de703fb9 8ae4f073
1 play JC |  | ((4, 1), (4, 0)) | e948ebb4 f3017cc0
0 play JOK |  | ((4, 1), (4, 0)) | ac7cbb9a db0bb05c
1 play QH |  | ((4, 1), (4, 0)) | d38b33d3 9900feab
0 play QD |  | ((4, 1), (4, 0)) | 92a6a9a2 5d2ea2f4
1 play KD |  | ((4, 1), (4, 0)) | be2c5eb3 3fa468f6
1 play AH |  | ((4, 1), (4, 0)) | 7f737acb c1cd8bc7
0 play QC | tricks_3/8.1:0+1white | ((4, 2), (4, 0)) | 468aeaba 28583753
* deal JD KD QC AD JOK A |  | ((4, 2), (4, 0)) | 10311069 2d7febc3
0 say done |  | ((4, 2), (4, 0)) | ede123c1 fe869c2f
0 play KH |  | ((4, 2), (4, 0)) | 89fbc73a b22086a9
1 say queens | three_of_a_kind/6.2:1+1white | ((4, 2), (4, 1)) | 93768518 6b22efbc
1 say done |  | ((4, 2), (4, 1)) | fdec6d94 6c9c634d
1 play QH |  | ((4, 2), (4, 1)) | e13d70a4 d0a8ce82
0 play KD |  | ((4, 2), (4, 1)) | 06195ac1 350dfda5
1 play AD |  | ((4, 2), (4, 1)) | ac6b009c 15db8047
1 play QC |  | ((4, 2), (4, 1)) | 706cad3f 225df3d3
0 play JOK |  | ((4, 2), (4, 1)) | ab65bd58 cb8e0a7c
0 play AH |  | ((4, 2), (4, 1)) | 1bdb5a5d 85c9cb5d
1 play QS |  | ((4, 2), (4, 1)) | d491e944 c50685f1
0 play JD |  | ((4, 2), (4, 1)) | 255b7658 f1f084f7
1 play KS | tricks_4/8.2:0+2white | ((5, 1), (4, 0)) | ae9685bc e77a4438
