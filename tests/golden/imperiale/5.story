* deal JS 8H AC TS 8S 7C | turned_honour/6.2:0+1white point/8.2:0+1white | ((0, 2), (0, 0)) | d6b35578 d796d94b
1 play KC |  | ((0, 2), (0, 0)) | ab94a043 a0721c70
0 play 9C |  | ((0, 2), (0, 0)) | b3ebfe9c 0c5f1918
1 play JS |  | ((0, 2), (0, 0)) | 2182424b 1565cc4d
0 play QS |  | ((0, 2), (0, 0)) | 63de989b 550cd9b0
0 play TS |  | ((0, 2), (0, 0)) | 476c9ba6 a654740a
1 play AS |  | ((0, 2), (0, 0)) | 4e45211b b9c2ede4
1 play AC |  | ((0, 2), (0, 0)) | fbd91afa f87636bd
0 play QC |  | ((0, 2), (0, 0)) | cb382f7d a999f28a
0 play 9H |  | ((0, 2), (0, 0)) | ce473a05 d0b8e097
1 play QH |  | ((0, 2), (0, 0)) | 29b8f00e 981d1a91
1 play TC |  | ((0, 2), (0, 0)) | 39a6e0c4 87f3fb6f
0 play 7C |  | ((0, 2), (0, 0)) | 6911dacb 0c45d6c6
1 play AH |  | ((0, 2), (0, 0)) | f2343f34 fb55c5b5
0 play KH |  | ((0, 2), (0, 0)) | c9a2de93 4688b6ff
0 play KS |  | ((0, 2), (0, 0)) | 682f36b6 37b464c9
1 play TD |  | ((0, 2), (0, 0)) | 977464ab a095f1d2
1 play 8H |  | ((0, 2), (0, 0)) | 964a4cef de33916b
0 play TH |  | ((0, 2), (0, 0)) | 08cfce7d 740a555c
0 play 8S |  | ((0, 2), (0, 0)) | d32cd9eb ee4f8010
1 play 7D | honour_won/13.2:1+1white | ((0, 2), (0, 1)) | e9195c81 38e60515
1 play JH |  | ((0, 2), (0, 1)) | 703bb26d d15aa6f9
0 play 7S |  | ((0, 2), (0, 1)) | 798672e7 a79f36ee
1 play 7H |  | ((0, 2), (0, 1)) | 4ba403c3 7ca6ca07
0 play 9S | tricks_difference/13.8:1+4white | ((0, 2), (0, 5)) | 6bbd906b 7e2d5697
* deal KC TD JH 7H TH JS | turned_honour/6.2:1+1white point/8.2:0+1white | ((0, 1), (1, 0)) | 7d32b4d6 2d97f1ef
0 play JH |  | ((0, 1), (1, 0)) | 8f412f25 b6fedb7e
1 play QH |  | ((0, 1), (1, 0)) | caed5228 56563d1b
1 play KD |  | ((0, 1), (1, 0)) | dc876d11 668625d8
0 play TD |  | ((0, 1), (1, 0)) | e9857141 4acf0ed4
1 play 9D |  | ((0, 1), (1, 0)) | 63bbef6e fa2294fa
0 play AD |  | ((0, 1), (1, 0)) | 1f9fc450 71f8ef01
0 play 8H |  | ((0, 1), (1, 0)) | 0ae4049d 743481aa
1 play TH |  | ((0, 1), (1, 0)) | f2f21894 ad78a563
1 play 8S |  | ((0, 1), (1, 0)) | 679f45fe dab02612
0 play AS | honour_won/13.2:0+1white | ((0, 2), (1, 0)) | e4610c97 676665f1
0 play KC |  | ((0, 2), (1, 0)) | 40034887 995602c1
1 play QC |  | ((0, 2), (1, 0)) | 8b860e23 e44e59b1
0 play 9H |  | ((0, 2), (1, 0)) | 132a4b73 a2794959
1 play 7H |  | ((0, 2), (1, 0)) | 400ae4a8 ea703aa2
0 play AH |  | ((0, 2), (1, 0)) | 7c16d5a5 4967ac63
1 play QS | honour_won/13.2:1+1white | ((0, 2), (1, 1)) | 10c5ffca 401b8943
1 play 7C |  | ((0, 2), (1, 1)) | 03347104 4128470b
0 play 8C |  | ((0, 2), (1, 1)) | fb44c022 02703d62
0 play 9C |  | ((0, 2), (1, 1)) | 2407adde 227fdb96
1 play JS | honour_won/13.2:1+1white | ((0, 2), (1, 2)) | e00741c1 ab8eadc0
1 play 7S |  | ((0, 2), (1, 2)) | 3a342568 1dae94fa
0 play TS | honour_taken/13.2:0+1white | ((0, 3), (1, 2)) | 53803e5e 475e384c
0 play KH |  | ((0, 3), (1, 2)) | 596d508c 1d17bb29
1 play 9S |  | ((0, 3), (1, 2)) | 34a2ffc7 17c9e89d
* deal 8S KS 9D KC TD 8H | turned_honour/6.2:0+1white point/8.2:0+1white | ((0, 5), (1, 2)) | 0d6df463 17badeba
1 play 8S |  | ((0, 5), (1, 2)) | 81e1c1e5 ae632748
0 play QS |  | ((0, 5), (1, 2)) | 82c24269 bffa37e7
0 play JH |  | ((0, 5), (1, 2)) | 45400d0c 96d37851
1 play QH |  | ((0, 5), (1, 2)) | 736ad5c3 c2557261
1 play 9C |  | ((0, 5), (1, 2)) | 471b1b8f 8a713ccf
0 play KC |  | ((0, 5), (1, 2)) | 249df6e6 6b46c9a9
0 play AH |  | ((0, 5), (1, 2)) | 523d7914 95861e5a
1 play 7H |  | ((0, 5), (1, 2)) | adbedc9a 603e076e
0 play 8H |  | ((0, 5), (1, 2)) | 25f81d10 43d8010b
1 play JD | honour_won/13.2:1+1white | ((0, 5), (1, 3)) | c9663409 4c2fff2f
1 play JC |  | ((0, 5), (1, 3)) | 1be9a663 b57a6e72
0 play 7C |  | ((0, 5), (1, 3)) | 8974a211 556031f6
1 play KS |  | ((0, 5), (1, 3)) | f86c98ae 4df78e0b
0 play TS |  | ((0, 5), (1, 3)) | 5c0639c6 94fe6fe5
1 play 9S |  | ((0, 5), (1, 3)) | a8e75f17 6cc04776
0 play AS |  | ((0, 5), (1, 3)) | 6016dafc 070864ec
0 play QD |  | ((0, 5), (1, 3)) | f728c85b 3e6cbb73
1 play 7D | honour_won/13.2:0+1white honour_taken/13.2:0+1white | ((1, 1), (1, 0)) | b7fd95d4 2f23459d
0 play 7S |  | ((1, 1), (1, 0)) | 15d3de65 478546c1
1 play JS |  | ((1, 1), (1, 0)) | 99b0de7d 7e886c88
1 play AC |  | ((1, 1), (1, 0)) | 414c0cb4 f1845029
0 play TD |  | ((1, 1), (1, 0)) | b7c2ea50 6f51d8cf
0 play 9H |  | ((1, 1), (1, 0)) | c2db06ec 18c4ace6
1 play 9D |  | ((1, 1), (1, 0)) | 4a4bf105 a82b94b9
* deal QC TD JC JD 7H TS | sequence_level/13.7:0+1red sequence_level/13.7:1+1red point/8.2:1+1white | ((2, 1), (2, 1)) | 824d7d2d 5e228a6a
0 play QC |  | ((2, 1), (2, 1)) | 5e9ba719 a2efe9fc
1 play 8C | honour_won/13.2:0+1white | ((2, 2), (2, 1)) | 846e0206 fe35dbf9
0 play JC |  | ((2, 2), (2, 1)) | dbe73403 4148d107
1 play AS | honour_won/13.2:0+1white | ((2, 3), (2, 1)) | 2c8b680a 839a6c14
0 play 8H |  | ((2, 3), (2, 1)) | 4cc81b3a ca93c151
1 play TH |  | ((2, 3), (2, 1)) | d05a0f5c 4460df41
1 play KS |  | ((2, 3), (2, 1)) | 01df8a7c a47f648b
0 play AC | honour_won/13.2:0+1white | ((2, 4), (2, 1)) | 5b807016 0bdf394a
0 play KC |  | ((2, 4), (2, 1)) | 83ac79b7 4af01ea3
1 play 8S | honour_won/13.2:0+1white | ((2, 5), (2, 1)) | a838579f 8d14380f
0 play KD |  | ((2, 5), (2, 1)) | e88fec6a af6b3ec6
1 play JD |  | ((2, 5), (2, 1)) | 65c10654 c057e7b6
0 play AD |  | ((2, 5), (2, 1)) | f1af6c57 115edf37
1 play 8D |  | ((2, 5), (2, 1)) | 06b854d3 471654a5
0 play 9H |  | ((2, 5), (2, 1)) | d788c8e7 a5598ad5
1 play 7H |  | ((2, 5), (2, 1)) | 89e8bc11 92a01a1b
0 play JH |  | ((2, 5), (2, 1)) | 20d49c4d 6efac675
1 play JS |  | ((2, 5), (2, 1)) | 044c5209 6e722020
0 play 9C |  | ((2, 5), (2, 1)) | 860fb067 18953e3e
1 play TS |  | ((2, 5), (2, 1)) | d05217f3 72460f09
0 play TD |  | ((2, 5), (2, 1)) | c01ec708 55ce6291
1 play 9S |  | ((2, 5), (2, 1)) | c5f877b8 3499701a
0 play 7C |  | ((2, 5), (2, 1)) | da8db099 8387e406
1 play QS | honour_won/13.2:0+1white tricks_difference/13.8:0+10white | ((4, 4), (2, 0)) | e22ae478 36d3aa9b
* deal JD 9S 9D QD 7D QC | turned_honour/6.2:0+1white point/8.2:1+1white | ((4, 5), (2, 1)) | a751d6a0 732c3bf4
1 play QH |  | ((4, 5), (2, 1)) | 08e29ea9 16ca669c
0 play JH |  | ((4, 5), (2, 1)) | e51d6eac da80c2d4
1 play JD |  | ((4, 5), (2, 1)) | 6aea4521 8900295b
0 play QD | honour_won/13.2:0+1white | ((5, 0), (2, 0)) | 91ac5ea9 a8193837
