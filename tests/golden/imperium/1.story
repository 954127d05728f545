* deal AD JOK QD JS AC K |  | ((0, 0), (0, 0)) | b7708c3e 13a6f599
1 play JD | three_of_a_kind/6.2:0+1white | ((0, 1), (0, 0)) | c6b7e45c 1d354a14
0 play QD |  | ((0, 1), (0, 0)) | 7a69dfd2 4b04a94a
0 play KS |  | ((0, 1), (0, 0)) | bd3defeb 3c5e424c
1 play JOK |  | ((0, 1), (0, 0)) | b0d82b42 0883ae83
1 play AC |  | ((0, 1), (0, 0)) | 416c9b6e bfd8dab0
0 play JS |  | ((0, 1), (0, 0)) | f447fa03 41b1cd63
0 play QS |  | ((0, 1), (0, 0)) | 0e0f6af8 56cc8dec
1 play AD |  | ((0, 1), (0, 0)) | 69501117 ac8dc650
0 play JH |  | ((0, 1), (0, 0)) | 68523ca0 e5e0e6ae
1 play KH | tricks_3/8.1:0+1white | ((0, 2), (0, 0)) | c671ce8a 96b3ab40
* deal AC QS AD KC QH JS |  | ((0, 2), (0, 0)) | 7c51bdb5 1fd7712f
0 play QS |  | ((0, 2), (0, 0)) | 753dde4b 55e78310
1 play JOK |  | ((0, 2), (0, 0)) | 29214944 a2079a98
1 play JD |  | ((0, 2), (0, 0)) | c6108648 df41198f
0 play KD |  | ((0, 2), (0, 0)) | 465949ca 3e8b3d58
0 play QH |  | ((0, 2), (0, 0)) | 4b7af354 c92c295e
1 play JH |  | ((0, 2), (0, 0)) | 4f7670fa af0ac1e0
0 play AC |  | ((0, 2), (0, 0)) | 4639df32 722b1c3d
1 play KC |  | ((0, 2), (0, 0)) | bf97d45e 81f95f10
0 play JS |  | ((0, 2), (0, 0)) | 6d8c245e 78a92f59
1 play AD | tricks_4/8.2:0+2white | ((1, 1), (0, 0)) | 6e69f314 3db718fa
* deal QC KH QS KD JS QD |  | ((1, 1), (0, 0)) | 0009c948 c93c51a8
1 play QC | three_of_a_kind/6.2:0+1white | ((1, 2), (0, 0)) | a8282471 e49040fa
0 play KC |  | ((1, 2), (0, 0)) | 3ba0c041 f25c6faf
0 play JC |  | ((1, 2), (0, 0)) | 74fd5300 5cf1b2a7
1 play JS |  | ((1, 2), (0, 0)) | 748e6531 9f63aac7
1 play KH |  | ((1, 2), (0, 0)) | 5f4b6c71 3f36f114
0 play QS |  | ((1, 2), (0, 0)) | cb2299f9 58d040a3
0 play AD |  | ((1, 2), (0, 0)) | 7122bc91 390b0bb6
1 play QD |  | ((1, 2), (0, 0)) | 899e96de 2db6bdd1
0 play KD |  | ((1, 2), (0, 0)) | 1a99d0e9 3b38fcab
1 play JH | tricks_4/8.2:0+2white | ((2, 1), (0, 0)) | 55c71ca9 35efd418
* deal QD QS KH AS JOK K |  | ((2, 1), (0, 0)) | dc00fd16 d7d94281
0 play QD |  | ((2, 1), (0, 0)) | bca72350 a5c4cd6e
1 play AS |  | ((2, 1), (0, 0)) | 765ac972 7452786f
1 play KH |  | ((2, 1), (0, 0)) | 2eca0d3f 3533b607
0 play QS |  | ((2, 1), (0, 0)) | af78e65e 3d7b538c
0 play KC |  | ((2, 1), (0, 0)) | c7666934 3309e537
1 play QC |  | ((2, 1), (0, 0)) | 93fdab6f 72271246
0 play JOK |  | ((2, 1), (0, 0)) | a95f08df 958692d8
1 play JH |  | ((2, 1), (0, 0)) | 71128ac7 be8ca280
0 play AD |  | ((2, 1), (0, 0)) | 82adfb1e c36ecfc6
1 play QH | tricks_4/8.2:0+2white | ((3, 0), (0, 0)) | 083a3d74 a057c19d
* deal JS JC KD AD KH KC |  | ((3, 0), (0, 0)) | 4fa9bba8 5d439013
1 play QD | four_of_a_kind/6.3:0+1blue | ((4, 0), (0, 0)) | 9e31ca3b c6e62cf7
0 play AD |  | ((4, 0), (0, 0)) | a133eee0 012b4b7d
0 play KD |  | ((4, 0), (0, 0)) | 3ecb80bb df5ae4d8
1 play JC |  | ((4, 0), (0, 0)) | a0bff3ab 8bf7a4de
1 play JS |  | ((4, 0), (0, 0)) | a6a00b8d 525ccdc0
0 play QC |  | ((4, 0), (0, 0)) | b0286e23 2f13647e
1 play KH |  | ((4, 0), (0, 0)) | d164a246 3272db7e
0 play AH |  | ((4, 0), (0, 0)) | 78b6437b 2c8a0ec1
0 play AS |  | ((4, 0), (0, 0)) | f63620c9 c0310a41
1 play KC | tricks_3/8.1:1+1white | ((4, 0), (0, 1)) | 665a2521 ac97d94d
* deal AC QC AH KD JOK J |  | ((4, 0), (0, 1)) | 5b9dc2a2 3644a53c
0 play JH | three_of_a_kind/6.2:1+1white | ((4, 0), (0, 2)) | 00edd185 0c18baa4
1 play KD |  | ((4, 0), (0, 2)) | 5a1b8bc7 52a0ce55
0 play KH |  | ((4, 0), (0, 2)) | bdae106b f31a8040
1 play AH |  | ((4, 0), (0, 2)) | bb356fad 56604852
1 play KC |  | ((4, 0), (0, 2)) | 65a7cf74 6e885048
0 play AC |  | ((4, 0), (0, 2)) | a2a1f3df e6bbf9ab
0 play JOK |  | ((4, 0), (0, 2)) | 2e208fb9 5c33a922
1 play QS |  | ((4, 0), (0, 2)) | bfc7a161 55e5d23a
0 play QC |  | ((4, 0), (0, 2)) | 4de8ce5f 4099b395
1 play KS | tricks_4/8.2:0+2white | ((4, 2), (0, 2)) | 69c51cc5 f688713a
* deal KC AC KS JOK JH K |  | ((4, 2), (0, 2)) | 9f307910 1e414067
1 play KC |  | ((4, 2), (0, 2)) | 6a904b7e 0ed85bd3
0 play JOK |  | ((4, 2), (0, 2)) | 11e17604 fef25dee
0 play JD |  | ((4, 2), (0, 2)) | 4b753294 d16e0080
1 play KD |  | ((4, 2), (0, 2)) | e15fb63f 331b4d1d
1 play AC |  | ((4, 2), (0, 2)) | 08f39239 5b724d65
0 play QS |  | ((4, 2), (0, 2)) | 7cd786e9 3553e018
1 play JH |  | ((4, 2), (0, 2)) | f39e7a77 93fa1f7b
0 play KS |  | ((4, 2), (0, 2)) | 1ea954a7 beba8c3e
1 play QH |  | ((4, 2), (0, 2)) | 9dd18437 b61c6b63
0 play AD | tricks_4/8.2:1+2white | ((4, 0), (1, 1)) | 10184396 2a8c2562
* deal KD QD KH AC JOK Q | turned_jack/5.7:1+1white three_of_a_kind/6.2:0+1white | ((4, 1), (1, 2)) | aeff0e5a 40042916
0 play QH |  | ((4, 1), (1, 2)) | e609f69b 02b5539c
1 play KH |  | ((4, 1), (1, 2)) | 04c47565 5eaf34d2
1 play QS |  | ((4, 1), (1, 2)) | c9518008 a7b17825
0 play JOK |  | ((4, 1), (1, 2)) | 0ef17eca dbd8f90e
0 play QC |  | ((4, 1), (1, 2)) | 828187bd eea4b83f
1 play KC |  | ((4, 1), (1, 2)) | cd99aa3b c6dc88b6
1 play AS |  | ((4, 1), (1, 2)) | e6afa717 e4993bee
0 play QD |  | ((4, 1), (1, 2)) | e6831345 7120ca8e
1 play AC |  | ((4, 1), (1, 2)) | 77c4272a e09bc3c6
0 play KD | tricks_4/8.2:1+2white | ((4, 0), (2, 1)) | 40b64e6a bd12f556
* deal QH AD JD QD JOK J |  | ((4, 0), (2, 1)) | 9c958b7c 173c0b37
1 play JOK |  | ((4, 0), (2, 1)) | 81343484 196e037a
0 play AS |  | ((4, 0), (2, 1)) | e65ce68a a8fbe946
1 play QH |  | ((4, 0), (2, 1)) | 531cac83 96ce07fd
0 play AH |  | ((4, 0), (2, 1)) | 21549e45 796e89e4
0 play JD |  | ((4, 0), (2, 1)) | 0882033f 37310bde
1 play AD |  | ((4, 0), (2, 1)) | b71b1a51 78fd6ec1
1 play JH |  | ((4, 0), (2, 1)) | d88c0b08 1304627d
0 play JC |  | ((4, 0), (2, 1)) | 6a325abd a404796e
0 play QD |  | ((4, 0), (2, 1)) | 758f7852 c6739228
1 play KS | tricks_3/8.1:1+1white | ((4, 0), (2, 2)) | 9eafe232 e851695b
* deal AH JC KS QS JD QH |  | ((4, 0), (2, 2)) | 4b1c964b de21f0f7
0 play KC | minor/6.4:1+1white | ((4, 0), (3, 0)) | 3a7e71be c1ed739a
1 play JH |  | ((4, 0), (3, 0)) | 731a8b8e 8db8f9cf
1 play QS |  | ((4, 0), (3, 0)) | 25cd116d 06e7bf20
0 play JD |  | ((4, 0), (3, 0)) | 698244c2 0d912521
0 play AH |  | ((4, 0), (3, 0)) | 73e48348 e0ec5355
1 play KH |  | ((4, 0), (3, 0)) | f3b69d70 c9618de6
0 play QH |  | ((4, 0), (3, 0)) | 46d03931 f299f224
1 play AS |  | ((4, 0), (3, 0)) | d4a10165 f3a83836
0 play JC |  | ((4, 0), (3, 0)) | aa695850 b89622c3
1 play KS | tricks_4/8.2:0+2white | ((4, 2), (3, 0)) | 05160fe5 5f4156ac
* deal JOK AC JC KS QD J |  | ((4, 2), (3, 0)) | 7009008d 4b04383c
1 play QD | three_of_a_kind/6.2:0+1white | ((5, 0), (3, 0)) | 0d3b78c1 7f8ded4b
