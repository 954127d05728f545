* deal AS TC TD KS JH 8D | turned_honour/6.2:0+1white point/8.2:1+1white | ((0, 1), (0, 1)) | b835d332 e99697b2
1 play TC |  | ((0, 1), (0, 1)) | 7146624f 2879321f
0 play QC |  | ((0, 1), (0, 1)) | c1c482a6 6312296c
0 play KS |  | ((0, 1), (0, 1)) | 4e6effaf 858922fc
1 play 8S |  | ((0, 1), (0, 1)) | 77fbed90 ae337531
0 play 8D |  | ((0, 1), (0, 1)) | 73ceb3ed 98bc5b96
1 play TD |  | ((0, 1), (0, 1)) | 6fd7e55e eaebc6d5
1 play AS |  | ((0, 1), (0, 1)) | ff18c2db f8905f88
0 play 7S |  | ((0, 1), (0, 1)) | 5c59f98f f04e8566
1 play 9C |  | ((0, 1), (0, 1)) | 78070919 fe355214
0 play TH |  | ((0, 1), (0, 1)) | 808c9124 a7ae24df
0 play AH |  | ((0, 1), (0, 1)) | dff88d4f 14263535
1 play 9H | honour_led/10.2:0+1white | ((0, 2), (0, 1)) | f8467beb 92a32f6a
0 play TS |  | ((0, 2), (0, 1)) | 89c13514 0bcacf96
1 play QS |  | ((0, 2), (0, 1)) | 3b25d1a5 29b3f222
1 play AC |  | ((0, 2), (0, 1)) | cc1fe718 aa20d9b2
0 play 8H |  | ((0, 2), (0, 1)) | 38c23554 66c33221
0 play JH |  | ((0, 2), (0, 1)) | c08e5050 3b7e4360
1 play 8C | honour_led/10.2:0+1white | ((0, 3), (0, 1)) | 519831c6 19b6067e
0 play KH |  | ((0, 3), (0, 1)) | 7fe19f24 c1a09c51
1 play KC | honour_led/10.2:0+1white | ((0, 4), (0, 1)) | 7a3febbc 29d9764b
0 play JD |  | ((0, 4), (0, 1)) | c2b81cac b26344aa
1 play 7C |  | ((0, 4), (0, 1)) | bcce30ea a6fc7c96
0 play QD |  | ((0, 4), (0, 1)) | 2da6223f b0afa4fc
1 play JC | tricks/11.1:0+3white | ((1, 1), (0, 0)) | e4404792 402a00d7
* deal TS KC QC KH TD AS | turned_honour/6.2:1+1white point/8.2:0+1white | ((1, 2), (0, 1)) | 9f8fb51d 3fcc3b4f
0 play 9C |  | ((1, 2), (0, 1)) | 662e5256 f70b7dd5
1 play JC |  | ((1, 2), (0, 1)) | f95eec4b 9d85d181
1 play AS |  | ((1, 2), (0, 1)) | 3a836930 0618da4e
0 play 9S | honour_led/10.2:1+1white | ((1, 2), (0, 2)) | 1db0d4ab 6ab78ca5
1 play 7H |  | ((1, 2), (0, 2)) | b1665dea 3fcecba6
0 play 9H |  | ((1, 2), (0, 2)) | cf27086d fc6b14ff
0 play TS |  | ((1, 2), (0, 2)) | 11cc955a 1ba7a222
1 play JS |  | ((1, 2), (0, 2)) | b6eb65e0 3dc1c404
1 play TD |  | ((1, 2), (0, 2)) | 38a1ab05 640effb8
0 play AD |  | ((1, 2), (0, 2)) | b0a909f8 039f1487
0 play 7C |  | ((1, 2), (0, 2)) | fb697e3f 94fac409
1 play QS |  | ((1, 2), (0, 2)) | 3823770d 40ba6abd
1 play QD |  | ((1, 2), (0, 2)) | 907d6b8d 021a4ddf
0 play JD |  | ((1, 2), (0, 2)) | 9fb50659 272fb782
1 play KH |  | ((1, 2), (0, 2)) | abc4b032 8f31315b
0 play 8C |  | ((1, 2), (0, 2)) | 505c046a e03032c7
1 play QH |  | ((1, 2), (0, 2)) | da7c5e9c 2b9f23ee
0 play KC |  | ((1, 2), (0, 2)) | 79b5cc85 ae5073f9
1 play 8H |  | ((1, 2), (0, 2)) | 67433f12 4d5340e0
0 play QC |  | ((1, 2), (0, 2)) | 133ca405 d53ee096
1 play TH |  | ((1, 2), (0, 2)) | a3ec43f0 4c1a8eb4
0 play TC |  | ((1, 2), (0, 2)) | 0a04136b 6db0443a
1 play KD |  | ((1, 2), (0, 2)) | abcacd22 8725e59f
0 play AC | tricks/11.1:1+4white | ((1, 0), (1, 0)) | f4a5fff7 4f7adc69
* deal JH TS AH 7S JD 9H | point/8.2:0+1white | ((1, 1), (1, 0)) | b3876e65 e3642bf6
1 play AS |  | ((1, 1), (1, 0)) | 6e172f4e 5314bb26
0 play KS |  | ((1, 1), (1, 0)) | e0119f42 0f94a390
0 play TC |  | ((1, 1), (1, 0)) | dae2cf8e e4d00968
1 play QC |  | ((1, 1), (1, 0)) | 64dcd50b 626e109b
1 play AH |  | ((1, 1), (1, 0)) | 7fdf652f 1479aed5
0 play QH |  | ((1, 1), (1, 0)) | ef10d09e 2606063f
0 play 9D |  | ((1, 1), (1, 0)) | 941d5a3d 299e7b25
1 play QD |  | ((1, 1), (1, 0)) | a5b2b842 a6427c8f
1 play 7D |  | ((1, 1), (1, 0)) | 8db45174 a9308594
0 play 8D | honour_led/10.2:1+1white | ((1, 1), (1, 1)) | e3c14d51 4c99f61f
0 play KC |  | ((1, 1), (1, 1)) | c6930351 f81490cc
1 play 7C |  | ((1, 1), (1, 1)) | 99ac4935 62f71c4a
0 play JD |  | ((1, 1), (1, 1)) | 84c657bc 7e504ef1
1 play JH | honour_led/10.2:0+1white | ((1, 2), (1, 1)) | c3392688 4a54a1f4
0 play AD |  | ((1, 2), (1, 1)) | a8cb4559 57c5541e
1 play KH | honour_led/10.2:0+1white | ((1, 3), (1, 1)) | ccdcdda9 38f9bd12
0 play KD |  | ((1, 3), (1, 1)) | 2c28da08 0b10e4ec
1 play TS | honour_led/10.2:0+1white | ((1, 4), (1, 1)) | c3feee30 fd8ca2f2
0 play 9H |  | ((1, 4), (1, 1)) | cdcda7b7 67b46ec0
1 play 7H |  | ((1, 4), (1, 1)) | 9177f3b0 9a6d85a2
0 play 7S |  | ((1, 4), (1, 1)) | 8e79c99f 8bbdfcbe
1 play 8S |  | ((1, 4), (1, 1)) | 03d782f3 a6408303
1 play 8H |  | ((1, 4), (1, 1)) | baeb5745 b2e41cfe
0 play 9C | tricks/11.1:0+2white | ((2, 0), (1, 0)) | 779c581e d43f32e7
* deal AD 8H AS JC JD 7S | turned_honour/6.2:1+1white point/8.2:0+1white | ((2, 1), (1, 1)) | 40173b91 3141f817
0 play 8H |  | ((2, 1), (1, 1)) | 1bcd834a 3fec7c86
1 play QH |  | ((2, 1), (1, 1)) | 33cb48d5 46a5fd5b
1 play 8D |  | ((2, 1), (1, 1)) | b5790030 1b11f21a
0 play AD |  | ((2, 1), (1, 1)) | 161f86fc 84b4895d
0 play 7D |  | ((2, 1), (1, 1)) | 63dd227a 4e56bc13
1 play TD |  | ((2, 1), (1, 1)) | 12c73136 0348fc14
1 play AC |  | ((2, 1), (1, 1)) | 91516d03 70cee0ab
0 play QC |  | ((2, 1), (1, 1)) | be202838 33139e14
0 play QS |  | ((2, 1), (1, 1)) | 8de19db1 ac1af3aa
1 play 7S |  | ((2, 1), (1, 1)) | 4d1de68b 1569118b
0 play AS |  | ((2, 1), (1, 1)) | cae5754a 5d806e44
1 play 8S |  | ((2, 1), (1, 1)) | 1e17c586 3279f2a3
0 play QD |  | ((2, 1), (1, 1)) | 6f66aa9d 703f5a1a
1 play JD |  | ((2, 1), (1, 1)) | 8a1f4042 d01e6dea
0 play 7C |  | ((2, 1), (1, 1)) | eb6559ad e5316192
1 play JC |  | ((2, 1), (1, 1)) | 16e7e047 d65a7d92
1 play TC |  | ((2, 1), (1, 1)) | ef21695f 6765933b
0 play 8C |  | ((2, 1), (1, 1)) | 5970928b 6652116a
1 play 9H |  | ((2, 1), (1, 1)) | 9fb9f5ee 7327da0d
0 play AH |  | ((2, 1), (1, 1)) | e7d7da60 d54ce958
0 play KD |  | ((2, 1), (1, 1)) | 00f0383e 6712efa3
1 play 9D |  | ((2, 1), (1, 1)) | 984ae63e 0660bec2
0 play 9C |  | ((2, 1), (1, 1)) | 3a395ddb 4cc2adc4
1 play 7H | tricks/11.1:0+1white | ((2, 2), (1, 1)) | 7ab86fea ad0bbc44
* deal AH 7S QC QH KH TC | turned_honour/6.2:0+1white point/8.2:1+1white | ((2, 3), (1, 2)) | ff4648a8 a25639fa
1 play KS |  | ((2, 3), (1, 2)) | 054f58d3 eab9cac1
0 play AS | honour_led/10.2:1+1white honour_caught/10.3:1+1white | ((2, 3), (1, 4)) | 852e2523 35d9650b
1 play KC |  | ((2, 3), (1, 4)) | ba090fa2 dcabfa19
0 play TC |  | ((2, 3), (1, 4)) | ad7cacfa 96a9ec8a
1 play 9D |  | ((2, 3), (1, 4)) | d69459f9 017f20c6
0 play JD |  | ((2, 3), (1, 4)) | a0d62aba 0f8a71ad
0 play 7H |  | ((2, 3), (1, 4)) | c673b3a3 57f738a5
1 play 8H |  | ((2, 3), (1, 4)) | f2264d9d 85a75f73
1 play QC |  | ((2, 3), (1, 4)) | b73c127a 115199fc
0 play 9C |  | ((2, 3), (1, 4)) | b6ea4f2d 4c4a9899
1 play 7S |  | ((2, 3), (1, 4)) | ec921d45 c05953ca
0 play 9S | honour_led/10.2:1+1white | ((2, 3), (1, 5)) | acdca425 51aef36c
0 play AD |  | ((2, 3), (1, 5)) | fa5305a0 4c1287cf
1 play QD |  | ((2, 3), (1, 5)) | 4e45c859 d418b0ab
1 play TS |  | ((2, 3), (1, 5)) | 96b93c44 2dfa045b
0 play 8S |  | ((2, 3), (1, 5)) | 27c134db f79ac82c
1 play AH |  | ((2, 3), (1, 5)) | 71715b1b 71268443
0 play KH |  | ((2, 3), (1, 5)) | 2ea532e0 5d940e33
0 play QH |  | ((2, 3), (1, 5)) | bd76d245 987e263a
1 play QS |  | ((2, 3), (1, 5)) | d833ff91 45fb1309
1 play 7C |  | ((2, 3), (1, 5)) | 42d55085 b1981d3d
0 play 8C |  | ((2, 3), (1, 5)) | b485226a fe6af6d8
0 play 8D |  | ((2, 3), (1, 5)) | 114c50a1 f994a795
1 play 7D | tricks/11.1:1+1white | ((2, 0), (2, 0)) | b4a62c2d d2571dc1
* deal KS KD QC QH 7C QD | four_of_a_kind/7.3:1+1red point/8.2:0+1white | ((2, 1), (3, 0)) | 4f8f1b67 66197925
0 play 9D |  | ((2, 1), (3, 0)) | d1d9c69c 8e03c25a
1 play AD |  | ((2, 1), (3, 0)) | ca991b31 711c5cce
1 play 7D |  | ((2, 1), (3, 0)) | 603a7424 a40db1fa
0 play KD |  | ((2, 1), (3, 0)) | 41548e66 a50c6911
0 play KS |  | ((2, 1), (3, 0)) | 09f14c59 b23f243c
1 play AS |  | ((2, 1), (3, 0)) | a468c117 b819aeb1
0 play 9S |  | ((2, 1), (3, 0)) | 4b6e1c20 f550e0df
1 play JS |  | ((2, 1), (3, 0)) | 76ef86f5 e0ddeee3
1 play 8D |  | ((2, 1), (3, 0)) | 52ad672b bd566b9e
0 play JD |  | ((2, 1), (3, 0)) | f04283fa 6589d11a
0 play TS |  | ((2, 1), (3, 0)) | 95bf2527 93de548a
1 play 8S |  | ((2, 1), (3, 0)) | dcb38a95 2e312cc9
0 play JC |  | ((2, 1), (3, 0)) | 7996359d efe5e482
1 play KC | honour_led/10.2:0+1white | ((2, 2), (3, 0)) | 8e6c8f28 a24f8a60
1 play 7C |  | ((2, 2), (3, 0)) | 2cf45ad5 28ab969a
0 play QC | honour_led/10.2:1+1white | ((2, 2), (3, 1)) | 53571076 715aa86d
0 play AC |  | ((2, 2), (3, 1)) | e2b01b3b b4cb2eb2
1 play 7H | honour_led/10.2:0+1white | ((2, 3), (3, 1)) | 3292968d d3585b59
0 play JH |  | ((2, 3), (3, 1)) | b2f7c70f 1a4d18ca
1 play QH |  | ((2, 3), (3, 1)) | aecb0a9c 99bfc466
1 play QD |  | ((2, 3), (3, 1)) | 86bf8486 66858d2c
0 play TH |  | ((2, 3), (3, 1)) | 46475f4c adb3dcf9
1 play 7S |  | ((2, 3), (3, 1)) | 28f5d995 9813e2e4
0 play QS | tricks/11.1:0+1white | ((2, 4), (3, 1)) | 79bcf907 3c92f47b
* deal 9S JS TC 7H JD 8C | turned_honour/6.2:0+1white point/8.2:0+1white | ((3, 0), (3, 0)) | 546ddd08 71285b0d
1 play 8S |  | ((3, 0), (3, 0)) | 1ab83b7c 91e42cf0
0 play KS |  | ((3, 0), (3, 0)) | 0f4cbecc 8c6a422a
0 play KC |  | ((3, 0), (3, 0)) | 267fcc5c 051d7bf2
1 play JC |  | ((3, 0), (3, 0)) | b5701db5 430fbdbf
0 play 8D |  | ((3, 0), (3, 0)) | db561ecf 9def00dd
1 play 9D |  | ((3, 0), (3, 0)) | 78e2dc9c 5a045d44
1 play QH |  | ((3, 0), (3, 0)) | 2f799d8f f382daf9
0 play 7H |  | ((3, 0), (3, 0)) | c537f50a 84767f4c
1 play JS |  | ((3, 0), (3, 0)) | c9d40cf8 a0126f99
0 play QC | honour_led/10.2:1+1white | ((3, 0), (3, 1)) | f2027df0 5b08b80c
1 play 7C |  | ((3, 0), (3, 1)) | 89d7b6b4 ff89000c
0 play 8C |  | ((3, 0), (3, 1)) | 738c7fcd 58e0c148
0 play TD |  | ((3, 0), (3, 1)) | 7d928800 db2c8fa1
1 play AD |  | ((3, 0), (3, 1)) | e8966bea 2422cc2c
1 play TS |  | ((3, 0), (3, 1)) | 94fc28d8 31790441
0 play KD |  | ((3, 0), (3, 1)) | 36478a4e 3f716c1e
1 play TC |  | ((3, 0), (3, 1)) | 67e85920 a6dab1da
0 play AC |  | ((3, 0), (3, 1)) | 5865f3c3 d4fd6507
0 play 7D |  | ((3, 0), (3, 1)) | 3c1e506a ce3859c5
1 play 9S |  | ((3, 0), (3, 1)) | e583b629 e2bd79e8
1 play 7S |  | ((3, 0), (3, 1)) | 17f41389 8d51fca7
0 play JD | honour_led/10.2:1+1white | ((3, 0), (3, 2)) | 37117830 685a38fe
1 play TH |  | ((3, 0), (3, 2)) | 2ff8be79 54a781f7
0 play QD | tricks/11.1:1+2white | ((3, 0), (3, 4)) | 571357ac 35e7b220
* deal TH QS 7D JS 7C 8C | point/8.2:0+1white | ((3, 1), (3, 4)) | 173e4217 3c95a436
0 play TH |  | ((3, 1), (3, 4)) | 4c2fe278 8dcbd2ce
1 play QH |  | ((3, 1), (3, 4)) | 69ea2b18 ad0856f2
1 play KH |  | ((3, 1), (3, 4)) | e35a83bf da7af4a8
0 play AH |  | ((3, 1), (3, 4)) | 6d96f64e 33091f21
1 play 9D |  | ((3, 1), (3, 4)) | 9f78b9e7 6cf8a90d
0 play AD |  | ((3, 1), (3, 4)) | 4429e0c2 43b3f4ec
0 play QC |  | ((3, 1), (3, 4)) | 2ade0e8a a04a92be
1 play 7C | honour_led/10.2:0+1white honour_caught/10.3:0+1white | ((3, 3), (3, 4)) | 43372664 e1578d25
0 play QS |  | ((3, 3), (3, 4)) | 1dac1572 e27c4fae
1 play JS |  | ((3, 3), (3, 4)) | 668cee96 f935c875
0 play 8H |  | ((3, 3), (3, 4)) | fa1da713 027630bb
1 play 7H |  | ((3, 3), (3, 4)) | 72b85aab 9c4788fa
0 play KC |  | ((3, 3), (3, 4)) | 84f2e64e fc5c8f3f
1 play 8C | honour_led/10.2:0+1white | ((3, 4), (3, 4)) | 23ec0653 c26eabb6
0 play TC |  | ((3, 4), (3, 4)) | dfbd2840 8d7cf4b6
1 play AC |  | ((3, 4), (3, 4)) | 00315aa5 881a06e9
1 play 7S |  | ((3, 4), (3, 4)) | 4e883e29 f0961050
0 play TS |  | ((3, 4), (3, 4)) | 892d5731 1a4f4f98
0 play TD |  | ((3, 4), (3, 4)) | 47cf9fe3 7eba7704
1 play QD |  | ((3, 4), (3, 4)) | 5eced12e cee7019a
1 play JD |  | ((3, 4), (3, 4)) | b807d477 c7b879d2
0 play 7D |  | ((3, 4), (3, 4)) | 61d0c21e 35217e5d
1 play 8S |  | ((3, 4), (3, 4)) | 321d9187 1c695fae
0 play 8D |  | ((3, 4), (3, 4)) | a2ee99f2 6b7cdfcd
* deal JD 9H KD AH 8H AD | four_of_a_kind/7.3:1+1red point/8.2:1+1white | ((3, 0), (4, 5)) | 14a23b16 b28f56db
1 play 7S |  | ((3, 0), (4, 5)) | 7456796f 1288e308
0 play KC |  | ((3, 0), (4, 5)) | e9c33c9b 6024773f
0 play TD |  | ((3, 0), (4, 5)) | 8233fba0 fa008693
1 play KD |  | ((3, 0), (4, 5)) | fc2da8cf 5b904900
1 play 7H |  | ((3, 0), (4, 5)) | 6cc1f34d 3ecbfcf6
0 play 8H |  | ((3, 0), (4, 5)) | e5c18261 fb27a156
0 play AH |  | ((3, 0), (4, 5)) | 25343dc9 be763119
1 play 9H |  | ((3, 0), (4, 5)) | 840fc4b9 0957540b
0 play JH |  | ((3, 0), (4, 5)) | 0c7e16aa dc067a1b
1 play 7C |  | ((3, 0), (4, 5)) | 5804966c d2fa9055
1 play 8S |  | ((3, 0), (4, 5)) | 98db5355 b85435b4
0 play AC |  | ((3, 0), (4, 5)) | 74390ec8 c928c7e8
0 play AD |  | ((3, 0), (4, 5)) | 804d41a8 514b26f5
1 play JD |  | ((3, 0), (4, 5)) | e2b3ab8e 771964eb
1 play 7D |  | ((3, 0), (4, 5)) | e40ec4e9 ce2fffb0
0 play QD |  | ((3, 0), (4, 5)) | 18b859b9 54247ae9
0 play QH |  | ((3, 0), (4, 5)) | 1d3fe032 12098dd0
1 play JS |  | ((3, 0), (4, 5)) | 6c67156f 4ccf223f
0 play 8D |  | ((3, 0), (4, 5)) | f3f16291 3d3e4590
1 play QS |  | ((3, 0), (4, 5)) | 20001603 5b4211c7
0 play TH |  | ((3, 0), (4, 5)) | 5ecc8a38 964f3e8d
1 play AS |  | ((3, 0), (4, 5)) | c8a321a2 0666d977
0 play JC |  | ((3, 0), (4, 5)) | e42d2035 371f4c71
1 play 9S | honour_led/10.2:0+1white tricks/11.1:0+3white | ((3, 4), (4, 5)) | 6e469a5e 7fe32d29
* deal AH TH KS 7C KD 8D | turned_honour/6.2:1+1white | ((3, 0), (5, 0)) | aa49a379 8dcacc47
