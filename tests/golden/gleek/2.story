* deal 7H AC 5S QC QD 8H |  | ((0,), (0,), (0,)) | 8502dc75 cd75a100 2f258248
1 say pass |  | ((0,), (0,), (0,)) | e874214a df904c7e 4897bb1a
2 say bid 13 |  | ((0,), (0,), (0,)) | a897f883 b3a6dcbf df997984
0 say pass | stock/6.7:0+7pence stock/6.7:1+6pence | ((7,), (6,), (-13,)) | 2ca1fe26 cdcaeb75 7087f974
2 lay AS |  | ((7,), (6,), (-13,)) | d8b61e1f 6ddf566c 8a7138ec
2 lay 5C |  | ((7,), (6,), (-13,)) | 62d6975e e3f1b00d 97f94916
2 lay 7D |  | ((7,), (6,), (-13,)) | e0b1f5d2 7cacaaab 38095087
2 lay TC |  | ((7,), (6,), (-13,)) | 176c8c72 25c223d4 5304455f
2 lay 8S |  | ((7,), (6,), (-13,)) | b878a23d 785a0a05 6194a1d9
2 lay QS |  | ((7,), (6,), (-13,)) | 02182b7c f674ec64 b1722a73
2 lay 6S | ante/8.4:-3+1pence ante/8.4:-3+1pence ante/8.4:-3+1pence | ((6,), (5,), (-14,)) | 02de6af2 62918f3a 98776b23
0 say vie 32 | vied/8.7:-3+32pence | ((-26,), (5,), (-14,)) | 30ab369c f2ab7bfa f9ee1f5f
1 say revie 6 | revied/8.8:-3+38pence | ((-26,), (-33,), (-14,)) | ac92605f fafde244 06b98b70
2 say see | seen/8.8:-3+38pence | ((-26,), (-33,), (-52,)) | 544266bf c9c923c0 5d891c57
0 say revie 2 | revied/8.8:-3+8pence | ((-34,), (-33,), (-52,)) | a8df6700 a96b5bf3 97fcfd97
1 say pass |  | ((-34,), (-33,), (-52,)) | d00fd535 291e0aec bc4f4f49
2 say see | seen/8.8:-3+2pence ruff_shown/8.15:0+121pence | ((87,), (-33,), (-54,)) | 857dd500 587845b9 6aaaa7db
0 play KH |  | ((87,), (-33,), (-54,)) | a160d8cf a0b4aae9 b22f465f
1 play 9H |  | ((87,), (-33,), (-54,)) | cd88f6a8 f1b90ab8 aae3cbe5
2 play TH |  | ((87,), (-33,), (-54,)) | dd940212 df93bf84 7a019084
0 play JH |  | ((87,), (-33,), (-54,)) | 9307a9da 5e5d4c13 e3b3063d
1 play QH |  | ((87,), (-33,), (-54,)) | 84b6acdf d9c47b38 a88d02da
2 play 6H |  | ((87,), (-33,), (-54,)) | 79845176 b2bb99f4 db48cee3
1 play 8C |  | ((87,), (-33,), (-54,)) | 9353b324 033c9ded 49d21996
2 play JC |  | ((87,), (-33,), (-54,)) | 8b1a4c64 c61c87d4 7cd59494
0 play QC |  | ((87,), (-33,), (-54,)) | be4888fa bd9916b5 0957f82a
0 play 4H |  | ((87,), (-33,), (-54,)) | 500f74c1 eb670bd7 f7b5dccf
1 play 8H |  | ((87,), (-33,), (-54,)) | 1db77b9c 9db14602 c3bb6bdf
2 play 6D |  | ((87,), (-33,), (-54,)) | 8b641294 11512dc8 723e1f38
2 play JS |  | ((87,), (-33,), (-54,)) | 3d87f4a6 e7551244 44b094c8
0 play 5S |  | ((87,), (-33,), (-54,)) | 2c044c14 0a0d78b9 9df01601
1 play 4S |  | ((87,), (-33,), (-54,)) | d59bcbbf c09a7db8 3e7b0ac0
2 play 5D |  | ((87,), (-33,), (-54,)) | 3bdad922 3e29fd12 eaa88848
0 play KC |  | ((87,), (-33,), (-54,)) | 8281d454 0b408e88 b91e42bc
1 play JD |  | ((87,), (-33,), (-54,)) | f72d74e7 8b258933 aaba7717
1 play 8D |  | ((87,), (-33,), (-54,)) | 1457a9b1 4bc3a82f 71661cec
2 play 4D |  | ((87,), (-33,), (-54,)) | b592689a 074a91a1 f1be6646
0 play 9S |  | ((87,), (-33,), (-54,)) | cc623ae8 71a9dd8f 64809a16
1 play QD |  | ((87,), (-33,), (-54,)) | 0107ed9b d5517b95 5f38f95e
2 play TD |  | ((87,), (-33,), (-54,)) | 3e5ebef0 31f08347 47b3f13b
0 play AH |  | ((87,), (-33,), (-54,)) | c88a55df be3774e9 27aaf99a
1 play KS |  | ((87,), (-33,), (-54,)) | 7edc50d8 efb2f3b3 68353739
2 play 7S |  | ((87,), (-33,), (-54,)) | 7afe34fa b4d5c831 5f934d1f
0 play 7H |  | ((87,), (-33,), (-54,)) | c0663b1e 50da2858 6025255b
1 play AD |  | ((87,), (-33,), (-54,)) | a7f53464 80541fb5 de1ae676
2 play 9D |  | ((87,), (-33,), (-54,)) | 64450032 ceb4e12c 5f13473b
0 play 9C |  | ((87,), (-33,), (-54,)) | 1eb6e5da db9e23fc 65117b30
1 play 7C |  | ((87,), (-33,), (-54,)) | 1de41bc7 560deea5 845cd817
2 play 4C |  | ((87,), (-33,), (-54,)) | d739b983 3941611b e94aa262
0 play AC |  | ((87,), (-33,), (-54,)) | ddb897fa 47da9d1f cb4c0acc
0 play 5H |  | ((87,), (-33,), (-54,)) | 121a8f1b 0cbad9ea 264dfdab
1 play 6C |  | ((87,), (-33,), (-54,)) | 0baab680 f1200a7b 5fc4691f
2 play TS | tricks_short/11.5:-3+10pence tricks_short/11.5:-3+13pence tricks_over/11.6:1+23pence | ((77,), (-10,), (-67,)) | 823e91bd 6d251dcd 7bb39bc2
* deal JC KS 4H 9H KC KD |  | ((77,), (-10,), (-67,)) | c95ce347 12b65833 35f936eb
2 say bid 13 |  | ((77,), (-10,), (-67,)) | 7d27f816 3fd7c331 793bb9f9
0 say pass |  | ((77,), (-10,), (-67,)) | 8b241f56 e5a94f43 5e2019b9
1 say bid 14 |  | ((77,), (-10,), (-67,)) | fbdb6ccf 089e354e d6818855
2 say pass | stock/6.7:2+7pence stock/6.7:0+7pence | ((84,), (-24,), (-60,)) | 59f191ee dbf9084d f6020196
1 lay 4S |  | ((84,), (-24,), (-60,)) | e5a911f8 5b1fabe9 b87e613a
1 lay TC |  | ((84,), (-24,), (-60,)) | 5eec635a de8cba3b 45d41858
1 lay TS |  | ((84,), (-24,), (-60,)) | f854271f 32b290b0 a2aa06da
1 lay 9H |  | ((84,), (-24,), (-60,)) | d2bf321c b6d1aab5 950b49f6
1 lay 9S |  | ((84,), (-24,), (-60,)) | b5d17160 26c61aea 16962ab5
1 lay 4H |  | ((84,), (-24,), (-60,)) | 0e9403c2 e38e25fa eb3c53d7
1 lay 5D | ante/8.4:-3+1pence ante/8.4:-3+1pence ante/8.4:-3+1pence | ((83,), (-25,), (-61,)) | c10d5eb9 895d01d6 b8ac1d94
1 say vie 2 | vied/8.7:-3+2pence | ((83,), (-27,), (-61,)) | da7a165b 1edf3198 05d75329
2 say see | seen/8.8:-3+2pence | ((83,), (-27,), (-63,)) | c1e86e16 6345301b dac1332f
0 say revie 18 | revied/8.8:-3+20pence | ((63,), (-27,), (-63,)) | 9463f33e a2a7c989 5589327b
1 say revie 12 | revied/8.8:-3+30pence | ((63,), (-57,), (-63,)) | 1b1b0601 49c6e9f3 d391326a
2 say revie 7 | revied/8.8:-3+37pence | ((63,), (-57,), (-100,)) | 1fac5b10 1511257d 1be6e8d1
0 say see | seen/8.8:-3+19pence | ((44,), (-57,), (-100,)) | fdbaffb7 749abef3 83377cf1
1 say see | seen/8.8:-3+7pence ruff_shown/8.15:1+120pence gleek_aces/9.3:2+4pence gleek_aces/9.3:2+4pence | ((40,), (52,), (-92,)) | 3a221489 17862f35 07ce0357
1 play JS |  | ((40,), (52,), (-92,)) | 5dede42f 950d5498 5c0fe725
2 play AS |  | ((40,), (52,), (-92,)) | 6f981b5b 8d6c0be7 523e1c50
0 play 7S |  | ((40,), (52,), (-92,)) | dd408eb8 5c40f8a9 1183987f
2 play TD |  | ((40,), (52,), (-92,)) | 8e0d0d5b 8b17692a 726d2446
0 play 4D |  | ((40,), (52,), (-92,)) | 21d1b414 c307ab23 02ca2e9a
1 play 7D |  | ((40,), (52,), (-92,)) | 8dd5c26e e16ba1d5 0b134b53
2 play 9C |  | ((40,), (52,), (-92,)) | 94f41d32 80ade497 2adbe3b6
0 play QC |  | ((40,), (52,), (-92,)) | 5bce7e63 01ffd5f4 5634ceb6
1 play 7C |  | ((40,), (52,), (-92,)) | a7e4cb42 4fa77d3f 477f542c
0 play 6H |  | ((40,), (52,), (-92,)) | 37950bae 5a36e8f6 366ddec6
1 play KH |  | ((40,), (52,), (-92,)) | add72936 d57fcb99 54f2f483
2 play JH |  | ((40,), (52,), (-92,)) | 07cc40bf 10ed2786 f71c36bf
1 play 6S |  | ((40,), (52,), (-92,)) | ae3fa825 7d639d8c f8304f1e
2 play QH |  | ((40,), (52,), (-92,)) | 07922f19 e4c9dbdc 250926ed
0 play 8S |  | ((40,), (52,), (-92,)) | 79ca6965 78a44bb3 4bae1a15
0 play 8H |  | ((40,), (52,), (-92,)) | ceefbafb 09eb8515 3f694705
1 play QS |  | ((40,), (52,), (-92,)) | c99cbb71 dd06955d f75d6fd0
2 play TH |  | ((40,), (52,), (-92,)) | e029b8db dae53da4 1aebb365
2 play AC |  | ((40,), (52,), (-92,)) | ce59b9d6 8e0d4931 724c5324
0 play 8C |  | ((40,), (52,), (-92,)) | 57d06fc9 90c15302 2d6a7dde
1 play JC |  | ((40,), (52,), (-92,)) | ab52993f f3c5a682 a00cb042
2 play KC |  | ((40,), (52,), (-92,)) | 948128bb 3fe66631 e8c88210
0 play 6C |  | ((40,), (52,), (-92,)) | 6365cf23 3c06e300 cc9c37c7
1 play 8D |  | ((40,), (52,), (-92,)) | 4050f930 2138ba68 be95bc38
1 play 5S |  | ((40,), (52,), (-92,)) | 87a612a8 66cc7b94 935b0fb9
2 play KD |  | ((40,), (52,), (-92,)) | 4599f45e e6c7a9d6 6f27d918
0 play 5C |  | ((40,), (52,), (-92,)) | bb836e98 9218ae7a f996bae7
2 play AH |  | ((40,), (52,), (-92,)) | 77a124f1 c4cb84b2 2c63cc20
0 play 7H |  | ((40,), (52,), (-92,)) | 7d9050b7 9a081807 0b74feb3
1 play 6D |  | ((40,), (52,), (-92,)) | 5c615e26 dfe97995 3907de90
1 play QD |  | ((40,), (52,), (-92,)) | 1d7f5057 96c038c3 3ea2d236
2 play 9D |  | ((40,), (52,), (-92,)) | c8d6cb7b 5c2edcda d5e6dfd1
0 play AD |  | ((40,), (52,), (-92,)) | 09c069d3 fd20965d ec276061
0 play 5H |  | ((40,), (52,), (-92,)) | edfd6826 4eefb120 ef25e379
1 play KS |  | ((40,), (52,), (-92,)) | 8659d97f 07ffff50 453e525f
2 play 4C | tricks_short/11.5:-3+13pence tricks_short/11.5:-3+4pence tricks_over/11.6:0+17pence | ((57,), (39,), (-96,)) | 8b7b86e7 f8a58800 6d736713
* deal KC 6C AS 9S 4H AH |  | ((57,), (39,), (-96,)) | 403be504 921446f0 73cb767d
0 say pass |  | ((57,), (39,), (-96,)) | daeaac04 51e02ade 318f7d9c
1 say bid 13 |  | ((57,), (39,), (-96,)) | eaa0f19b ba56474e b04b3468
2 say pass | stock/6.7:2+7pence stock/6.7:0+6pence | ((63,), (26,), (-89,)) | a0d9666b 104cbba1 da50cfad
1 lay TH |  | ((63,), (26,), (-89,)) | 586d599a 3595ae9d 893112b0
1 lay TS |  | ((63,), (26,), (-89,)) | 2bf2e48c 5915da42 d409b5e4
1 lay 4C |  | ((63,), (26,), (-89,)) | 05d1ffe0 05af2c8e 236ebcea
1 lay 9H |  | ((63,), (26,), (-89,)) | 15c45cda 285be772 f224eea3
1 lay QD |  | ((63,), (26,), (-89,)) | eb2df33a 4f995a80 62f0729a
1 lay 5D |  | ((63,), (26,), (-89,)) | 98b24e2c 237fd1e3 3fc8d5ce
1 lay QH | ante/8.4:-3+1pence ante/8.4:-3+1pence ante/8.4:-3+1pence | ((62,), (25,), (-90,)) | bba8779c f9a7c72f 3b91a42b
2 say vie 11 | vied/8.7:-3+11pence | ((62,), (25,), (-101,)) | 22eeaf0a a50df80a ec8e0c68
0 say revie 4 | revied/8.8:-3+15pence | ((47,), (25,), (-101,)) | 6bb627c3 0945af13 338a7e21
1 say revie 7 | revied/8.8:-3+22pence | ((47,), (3,), (-101,)) | 06cef3f6 7e6fd245 e900d904
2 say revie 12 | revied/8.8:-3+23pence | ((47,), (3,), (-124,)) | e238e7d4 8be7a176 e462595b
0 say see | seen/8.8:-3+19pence | ((28,), (3,), (-124,)) | 16757bb6 964752aa 1648ba77
1 say revie 5 | revied/8.8:-3+17pence | ((28,), (-14,), (-124,)) | 27dbc0da 4b7d35a6 408a2b8c
2 say see | seen/8.8:-3+5pence | ((28,), (-14,), (-129,)) | b4f989d7 224584c4 2adfe588
0 say see | seen/8.8:-3+5pence ruff_shown/8.15:1+120pence gleek_kings/9.3:1+3pence gleek_kings/9.3:1+3pence | ((20,), (112,), (-132,)) | aed2e691 d98b7854 e7c11028
2 play 6C |  | ((20,), (112,), (-132,)) | 851c8414 fc3850d3 c129b49d
0 play JC |  | ((20,), (112,), (-132,)) | a47d0ea5 04c87716 7d5a21f4
1 play 5C |  | ((20,), (112,), (-132,)) | 5347d082 e1f95011 5e292ce7
0 play 4S |  | ((20,), (112,), (-132,)) | 04916ce9 aa54e014 c5e78134
1 play JS |  | ((20,), (112,), (-132,)) | ace52219 8ee2d51e b082df86
2 play 9S |  | ((20,), (112,), (-132,)) | efceff4d 553ad907 7e7a71bb
1 play AD |  | ((20,), (112,), (-132,)) | c8267d82 1a7b3f98 4d4a408f
2 play 9D |  | ((20,), (112,), (-132,)) | ed52b244 93f88862 1acccc52
0 play 7D |  | ((20,), (112,), (-132,)) | d8c7a435 6244cd4e 88e0cb99
1 play 8C |  | ((20,), (112,), (-132,)) | ffc3e281 451917f5 dbe6e638
2 play QC |  | ((20,), (112,), (-132,)) | fae82f68 b02569f7 f23a828a
0 play 7C |  | ((20,), (112,), (-132,)) | cacd977e f00cd42b 7afdd1ca
2 play AC |  | ((20,), (112,), (-132,)) | 54570fc9 794fcc3b 65e41f3c
0 play JH |  | ((20,), (112,), (-132,)) | 0864792e eed1a191 8678a9c9
1 play 9C |  | ((20,), (112,), (-132,)) | 5c00d8c2 90cdb655 3c82aa69
0 play 6H |  | ((20,), (112,), (-132,)) | ae9b48e2 6671505d 091debd5
1 play KH |  | ((20,), (112,), (-132,)) | e8bf4f7b 8eff98fa 2aef2402
2 play 7H |  | ((20,), (112,), (-132,)) | 7492e137 73118779 ab5b8ea9
1 play JD |  | ((20,), (112,), (-132,)) | e493aac5 6675b491 04f7c957
2 play 6D |  | ((20,), (112,), (-132,)) | a47979da c1d22dfd e8cb754e
0 play 8D |  | ((20,), (112,), (-132,)) | 8f9da15a 6d294fdc b1bdb46e
1 play TC |  | ((20,), (112,), (-132,)) | 6b02cd56 9c004cb5 f83c350d
2 play KC |  | ((20,), (112,), (-132,)) | 4dabdf09 66b8c878 452d33ba
0 play 6S |  | ((20,), (112,), (-132,)) | e78fdb49 1e79f167 18b7ab64
2 play 7S |  | ((20,), (112,), (-132,)) | f0f9128d 0ecb5cf7 057ec722
0 play QS |  | ((20,), (112,), (-132,)) | 946df939 b8a74712 01682cc7
1 play KS |  | ((20,), (112,), (-132,)) | 6f2c0f45 c7bb5de8 05f66b7e
1 play 4D |  | ((20,), (112,), (-132,)) | 82988c76 6f4ff237 30b96174
2 play 5S |  | ((20,), (112,), (-132,)) | c60c2134 02cf6781 7f99dff7
0 play 5H |  | ((20,), (112,), (-132,)) | ef17d259 11f853b1 a44c71e3
0 play 4H |  | ((20,), (112,), (-132,)) | 6b19a62b 91e0eb50 afbe534a
1 play KD |  | ((20,), (112,), (-132,)) | a0a023a8 0fbbb9b5 cc5825bc
2 play 8S |  | ((20,), (112,), (-132,)) | 75380a97 1fe78c41 cbad91df
0 play AH |  | ((20,), (112,), (-132,)) | 22f8efe4 5cafdeb6 891c2602
1 play TD |  | ((20,), (112,), (-132,)) | 5a57c799 ba2467a3 d06c4d88
2 play AS | tricks_short/11.5:-3+16pence tricks_short/11.5:-3+4pence tricks_over/11.6:0+17pence tricks_surplus/11.8:0+3pence | ((40,), (108,), (-148,)) | ab0b6e54 95b58e2e 80a49fd4
