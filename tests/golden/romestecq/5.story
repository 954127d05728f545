* deal 6C 7D QH AS 6D JC |  | ((0,), (0,), (0,), (0,)) | bac02736 9f7050a7 dd84538f 1d322d87
1 play 9H |  | ((0,), (0,), (0,), (0,)) | 99876e7c 3cbe8bb9 5f4317a4 5d4335f9
2 play 6H |  | ((0,), (0,), (0,), (0,)) | 47135748 083399e6 41518ab3 822b8f18
3 play KC |  | ((0,), (0,), (0,), (0,)) | 7a86d1f8 a3dbeb1f d108fb18 9b77e207
0 play 8H |  | ((0,), (0,), (0,), (0,)) | 783d9e71 49da2b6c a8223b65 6e716d13
1 play 6C |  | ((0,), (0,), (0,), (0,)) | 6540107d 4fb9a847 2d80ba48 333ddaab
2 play JD |  | ((0,), (0,), (0,), (0,)) | 5a531e41 a89929c2 3492249a 68703ed7
3 play JC |  | ((0,), (0,), (0,), (0,)) | c9e780dd 0f67e068 c6b93678 effc20ee
0 play AC |  | ((0,), (0,), (0,), (0,)) | 60d076b2 f6be9de9 35b87ee4 7e048e39
0 play QC |  | ((0,), (0,), (0,), (0,)) | f94837b1 a3f955a3 06f1007d b3aca786
1 play TH |  | ((0,), (0,), (0,), (0,)) | 8d3cf2fc 2a28aca3 0aab074f cf2c1ca3
2 play AS |  | ((0,), (0,), (0,), (0,)) | 1c3fcd2e 7aee1484 0010b87e 552c0a02
3 play TC |  | ((0,), (0,), (0,), (0,)) | 0b7c92a9 0931fccc 0dcc4f64 a9c07d48
0 play AD |  | ((0,), (0,), (0,), (0,)) | f77024d1 95b3934f 52df6c80 120fa75e
1 play 7D |  | ((0,), (0,), (0,), (0,)) | eea67aef 324e8c37 cfe89f87 9214ca5f
2 play QH |  | ((0,), (0,), (0,), (0,)) | e0f9547b f06d4409 5b1ada01 fe00ddfd
3 play 6D | double_rome/9.3:0+4points | ((4,), (4,), (0,), (0,)) | 5dfa655c 480fef0b 43f588d6 806331d7
0 play 7C |  | ((4,), (4,), (0,), (0,)) | ff7e78a1 365ec0e9 7f65dc1c fd44fe24
1 play KH |  | ((4,), (4,), (0,), (0,)) | dda36694 efdbc386 ed8b7f0d 82c66b4b
2 play 7S |  | ((4,), (4,), (0,), (0,)) | b3af81e8 4866958b dbf4b391 e08903c3
3 play KS | duped_double_rome/9.2:0+2points stecq/9.8:0+1points | ((7,), (7,), (0,), (0,)) | ff4e7a2b 00b6dcb1 7d452b8a b9d89794
* deal 6C 6D 8S AC TD KH |  | ((7,), (7,), (0,), (0,)) | b675e6c3 4648b63f 64965042 8a631574
2 play KD |  | ((7,), (7,), (0,), (0,)) | 169fe4e7 74a0fc0e 3c2893fe dca320ac
3 play 9H |  | ((7,), (7,), (0,), (0,)) | b8222ce8 695cccf5 527fbfbe 55e44843
0 play AD |  | ((7,), (7,), (0,), (0,)) | 6109a450 26864ac3 a11ac706 758969fa
1 play QD |  | ((7,), (7,), (0,), (0,)) | 8e8f8e8c 78d2c73f 444e5037 5997fbae
0 play 7S |  | ((7,), (7,), (0,), (0,)) | b58f0852 0fbc4344 3d299928 1f0dabf6
1 play TS |  | ((7,), (7,), (0,), (0,)) | 99a85f42 cb516d0a d48ecfdc 606ae441
2 play 9S |  | ((7,), (7,), (0,), (0,)) | 12ddf707 ff87c78b d98f6246 eef59865
3 play 8S |  | ((7,), (7,), (0,), (0,)) | 67f07242 8caf10d6 74439a45 eed61824
1 play 9C |  | ((7,), (7,), (0,), (0,)) | c23da367 a592d4a3 f2749214 acafbd0e
2 play 8C |  | ((7,), (7,), (0,), (0,)) | f037ecc5 0d1af010 7d36773f 3e511569
3 play AC |  | ((7,), (7,), (0,), (0,)) | e1f888e5 2a3975bc d486369b a8432c65
0 play 7C | rome/9.3:0+1points | ((8,), (8,), (0,), (0,)) | 8540d272 621e4df4 2acf3eee 1da7d1db
3 play 6H |  | ((8,), (8,), (0,), (0,)) | 0dfb11b0 29243990 c511ed84 80c3a057
0 play KH |  | ((8,), (8,), (0,), (0,)) | 7be63145 c68a6359 5347f331 95864bcb
1 play QS |  | ((8,), (8,), (0,), (0,)) | 125f80f3 e4444e60 67b59f89 c5cd6bd6
2 play 6D |  | ((8,), (8,), (0,), (0,)) | aaf382aa 8f8e3cdb e7488aa9 97877c76
0 play TD |  | ((8,), (8,), (0,), (0,)) | b53e53ae 2c68a0af 9b7cb25b fc68c49c
1 play TC |  | ((8,), (8,), (0,), (0,)) | 124ba6ff 2435628b 232bc8f9 17d97347
2 play 6C |  | ((8,), (8,), (0,), (0,)) | 7585865b e5d0ce96 b2b3edc8 04fdca27
3 play 7H | two_pairs/9.3:1+3points duped_rome/9.2:0+1points stecq/9.8:0+1points | ((13,), (13,), (0,), (0,)) | 75ae796b c06fe59a 27befdce 072b6103
* deal TH QS 8S QD KH 8H |  | ((13,), (13,), (0,), (0,)) | 1e92797d 0b0e6f42 7ba20971 9034b907
3 play TH |  | ((13,), (13,), (0,), (0,)) | f8a4e2c4 a3f8bf82 872f3ff9 d3351322
0 play AH |  | ((13,), (13,), (0,), (0,)) | 5b7bd230 e5c15408 2139d279 2210c114
1 play JH |  | ((13,), (13,), (0,), (0,)) | f988a288 37cb2f46 dfc86a00 8ab05083
2 play TS |  | ((13,), (13,), (0,), (0,)) | 0994efd6 1b39a9fe 44fc9b51 098cbfb9
0 play 6D |  | ((13,), (13,), (0,), (0,)) | 133c983b 42b83b67 df6e647c eeda0194
1 play JD |  | ((13,), (13,), (0,), (0,)) | 5b3a8b80 597d5a60 3615bead 6d3e1b6b
2 play AD |  | ((13,), (13,), (0,), (0,)) | c37d4b03 c883edf7 9f007843 345d0b2c
3 play 9D | rome/9.3:1+1points | ((14,), (14,), (0,), (0,)) | 5f2086a9 7a88643f 36357a2e 2164f85c
2 play KS |  | ((14,), (14,), (0,), (0,)) | 4554194a 3b804436 026a9a78 67684b6d
3 play 7S |  | ((14,), (14,), (0,), (0,)) | 5fdc8d4f 196c0f3f 902922d3 11cce398
0 play 8S |  | ((14,), (14,), (0,), (0,)) | 07e0efc3 628451c0 86f091f9 9b18d3e4
1 play KC |  | ((14,), (14,), (0,), (0,)) | db3ad9fc 5b9964b2 8af7b9f0 631b6a59
2 play TC |  | ((14,), (14,), (0,), (0,)) | 037b17da e56200ec 2cf17bc7 570848a9
3 play 7C |  | ((14,), (14,), (0,), (0,)) | 1c8356aa 9df6009c e3d93e7d 5b73881c
0 play QC |  | ((14,), (14,), (0,), (0,)) | 5fcf8307 bafef281 987aa5c3 cb3f7389
1 play KH | duped_rome/9.2:0+1points rome/9.3:3+1points double_rome/9.3:1+4points | ((19,), (19,), (1,), (1,)) | 8ad7a562 12cec446 5363eaf8 cc31a6d1
0 play QD |  | ((19,), (19,), (1,), (1,)) | 09b443de 496ec778 f0a36cac da3b672f
1 play 8H |  | ((19,), (19,), (1,), (1,)) | 09170ea1 c6d91bea 8e594f2f fc5e8961
2 play AC |  | ((19,), (19,), (1,), (1,)) | 6345e55c c384d24a a0b4a738 6abb985d
3 play QS | rome/9.3:0+1points double_rome/9.3:2+4points stecq/9.8:0+1points | ((21,), (21,), (5,), (5,)) | b9f8d968 f7bd9e4f 8f9cce6b d4c9b16d
