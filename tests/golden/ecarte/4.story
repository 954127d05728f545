* deal 8C JH 9S AH 7S AD |  | ((0,), (0,)) | 14ac85bc 67035686
0 say propose |  | ((0,), (0,)) | 433127ce 56fe9297
1 say accept |  | ((0,), (0,)) | 7c439ab7 29bc84f7
0 lay 9S |  | ((0,), (0,)) | 693a5c20 8e7402b3
0 lay JC |  | ((0,), (0,)) | ed5edd5c 9778d905
0 lay JH |  | ((0,), (0,)) | f82ba8bc 4a3d14b7
0 lay 8C |  | ((0,), (0,)) | 71fc6671 90c4f54b
0 lay QS |  | ((0,), (0,)) | f824611c a9c9eb43
0 say done |  | ((0,), (0,)) | 717b0a8a 563c69e3
1 lay AD |  | ((0,), (0,)) | e590655b 03e61966
1 lay 7D |  | ((0,), (0,)) | 460e7e35 fb4abc41
1 lay 7S |  | ((0,), (0,)) | 7528d147 91221bdb
1 lay AH |  | ((0,), (0,)) | 1a2c77e1 54e5d997
1 lay AS |  | ((0,), (0,)) | 01ed2437 fbbd7415
1 say done |  | ((0,), (0,)) | 2c6fa13c 9dd3fbb2
0 say stand |  | ((0,), (0,)) | b7dd9bc1 842d8596
0 play AC |  | ((0,), (0,)) | a9d53a0f 0c8c348f
1 play KC |  | ((0,), (0,)) | 6fae5fad 11c7f8d2
1 play QH |  | ((0,), (0,)) | e10c9808 f639a24c
0 play 7H |  | ((0,), (0,)) | 87416340 aad8b86f
1 play 9H |  | ((0,), (0,)) | ef540d07 db7d7417
0 play TC |  | ((0,), (0,)) | 3190dc0c 6dd2f775
1 play KH |  | ((0,), (0,)) | 03e6d7b8 0f4f9e46
0 play KD |  | ((0,), (0,)) | 05eb854e 9b001376
1 play 9D |  | ((0,), (0,)) | 11c9b57c 094cfd54
0 play JD | point/8.2:1+1points | ((0,), (1,)) | 8af13a4d 14b9bc56
* deal KS TS JD 9S KD 8H |  | ((0,), (1,)) | f19f96e1 69df2cc0
1 say propose |  | ((0,), (1,)) | 3ab0b292 85cef975
0 say accept |  | ((0,), (1,)) | 157e5c62 7c5c0720
1 lay JD |  | ((0,), (1,)) | 1c3be621 6047fff1
1 lay TS |  | ((0,), (1,)) | 8e055be6 ce8d2bfe
1 say done |  | ((0,), (1,)) | 8a2ec8a3 bf27de17
0 lay AH |  | ((0,), (1,)) | a005c312 f43539fa
0 lay KD |  | ((0,), (1,)) | e4ef7951 c55e257c
0 lay 8H |  | ((0,), (1,)) | 4f3c6ac1 0e6a894c
0 say done |  | ((0,), (1,)) | fe8a4e2c 49834898
1 say propose |  | ((0,), (1,)) | 0a7519aa 8993d4e2
0 say refuse |  | ((0,), (1,)) | d323ed91 8a9188bd
1 play KS |  | ((0,), (1,)) | 1254160f 946fd20e
0 play 9S |  | ((0,), (1,)) | 686a4de2 e1d672df
1 play 7H |  | ((0,), (1,)) | b74d1acb a2358f48
0 play JH |  | ((0,), (1,)) | e24fb81f 48e1f6b7
0 play TC |  | ((0,), (1,)) | 9536c9c5 1e29ef64
1 play JC |  | ((0,), (1,)) | 8d854ad2 ebdc4733
1 play JS |  | ((0,), (1,)) | 3a5e3074 b32a1453
0 play AS |  | ((0,), (1,)) | c60cf1e7 ab78448e
1 play 8S |  | ((0,), (1,)) | 2ee8e045 7058d9d0
0 play 9C | point/8.2:1+1points | ((0,), (2,)) | 4728c398 c6c5aea7
* deal 7H KD QS TC KC QD |  | ((0,), (2,)) | 4b8ead53 746d57ad
0 say propose |  | ((0,), (2,)) | 766a6445 44cd2096
1 say refuse |  | ((0,), (2,)) | 9336015d a6a1294a
0 play KD |  | ((0,), (2,)) | fe616709 1ec47b5d
1 play QD |  | ((0,), (2,)) | 13e3ac6a 11e5f2bc
0 play 7H |  | ((0,), (2,)) | c85c6683 591ea949
1 play 9S |  | ((0,), (2,)) | b42a7b58 c0d9d054
1 play TC |  | ((0,), (2,)) | 31ecfd62 05d2ec68
0 play QS |  | ((0,), (2,)) | 055dd649 6d1cf3ba
0 play 8H |  | ((0,), (2,)) | 6ff8becc 5f89e05f
1 play TS |  | ((0,), (2,)) | 4e9a748b 4ab51664
1 play KC |  | ((0,), (2,)) | e5b9abc9 dda12767
0 play 9D | point/8.2:1+1points | ((0,), (3,)) | c8a7df1f 4dbdcf82
* deal KD QS 8S 8D AD AS |  | ((0,), (3,)) | afc57bd6 b8611520
1 say stand |  | ((0,), (3,)) | 7be37bee 2fe573ad
1 play KS |  | ((0,), (3,)) | 411b7f53 dd33ed94
0 play 9S |  | ((0,), (3,)) | e7755f60 013e054a
1 play KD |  | ((0,), (3,)) | 4685f6c3 e2aba584
0 play AD |  | ((0,), (3,)) | 59729543 996cc996
1 play 7D |  | ((0,), (3,)) | a783403e 6739f2b3
0 play 8D |  | ((0,), (3,)) | d9ea3b76 e74565de
0 play KH |  | ((0,), (3,)) | 83c30cca 76dc160c
1 play 8S |  | ((0,), (3,)) | e62031bf 2e184f20
0 play AS |  | ((0,), (3,)) | f2c9b61b 87035032
1 play QS | point/8.2:1+1points | ((0,), (4,)) | beb91338 b5ee6ab1
* deal 7D TH 7H KS 8H JD | turned_king/6.1:1+1points | ((0,), (5,)) | 5839f907 9bce039d
0 say propose |  | ((0,), (5,)) | 3966bd7f 6565db7f
1 say refuse |  | ((0,), (5,)) | 1535f8a5 685f0247
0 play 9S |  | ((0,), (5,)) | bea01e0f 1354270d
1 play KS |  | ((0,), (5,)) | ba60ff2e 4358b8bb
1 play KH |  | ((0,), (5,)) | 3b17f199 2f3e1ff6
0 play TH |  | ((0,), (5,)) | fb1ca94c e50bb0f3
1 play 8H |  | ((0,), (5,)) | e3a9814c 8c9bc8df
0 play 7H |  | ((0,), (5,)) | 79298d3b a95e8964
1 play KD |  | ((0,), (5,)) | 7a98a8c6 1012da3f
0 play 7D |  | ((0,), (5,)) | 0c15c7d4 e2374a0a
1 play JD |  | ((0,), (5,)) | 573d6875 ce67314a
0 play QD | point/8.2:1+1points | ((0,), (6,)) | c3785d3f 69fdcc67
* deal KH 7S TS 8C AC 7C |  | ((0,), (6,)) | 04ab0ccd 8fbb1008
1 say stand |  | ((0,), (6,)) | 01567e76 bf8c245f
1 play 7S |  | ((0,), (6,)) | 14b3339f b112404a
0 play QS |  | ((0,), (6,)) | 3bd2ada0 a44cbcc2
0 play JH |  | ((0,), (6,)) | da151afe 58f860da
1 play KH |  | ((0,), (6,)) | 0ea52074 35408106
1 play 8H |  | ((0,), (6,)) | f94a6201 7c361afe
0 play 7C |  | ((0,), (6,)) | f8778a54 bb6cb66e
0 play AC |  | ((0,), (6,)) | 9fe06d57 92571178
1 play TS |  | ((0,), (6,)) | af54bdd7 87dae8c3
0 play 8C |  | ((0,), (6,)) | 93705c29 ba6515b8
1 play 8S | vulnerable_point/10.9:0+2points | ((2,), (6,)) | df3132d4 9936c1cf
* deal QD JH KH 8S KD QS |  | ((2,), (6,)) | 33aed51d c90d27bf
0 say stand |  | ((2,), (6,)) | 2af37d0f 237963e7
0 play 7D |  | ((2,), (6,)) | e8973d7d 0edd2389
1 play 9D |  | ((2,), (6,)) | e9ed8165 b0ac2973
1 play KD |  | ((2,), (6,)) | 695259a1 9e483630
0 play QD |  | ((2,), (6,)) | c9081403 c57d9629
1 play 8S |  | ((2,), (6,)) | 418c70ae 11760c81
0 play 7C |  | ((2,), (6,)) | 802f5059 1c33fe49
0 play KH |  | ((2,), (6,)) | 3c14a7ad 293dc6f9
1 play QS |  | ((2,), (6,)) | 7e27b34b 23806432
0 play JH |  | ((2,), (6,)) | edc2310a 629d465d
1 play 8D | point/8.2:0+1points | ((3,), (6,)) | 4f155fb9 c2f76cd7
* deal 8D AD KH 9C JS 7H |  | ((3,), (6,)) | 88388bd7 1a573db3
1 say propose |  | ((3,), (6,)) | 2362a667 6e3965fc
0 say refuse |  | ((3,), (6,)) | 6a8f595e 95163832
1 play KH |  | ((3,), (6,)) | 9741b78e 29d04849
0 play 8H |  | ((3,), (6,)) | d495f485 68b45280
1 play 8D |  | ((3,), (6,)) | 8d3a0366 17f8a71b
0 play 7H |  | ((3,), (6,)) | 6d3ba615 f2804ccf
1 play KS |  | ((3,), (6,)) | 2ad726a9 481934e5
0 play JS |  | ((3,), (6,)) | d85a36cb a6149763
1 play AD |  | ((3,), (6,)) | 2bd4f9c9 df588f69
0 play 9C |  | ((3,), (6,)) | f16fa404 5d3f11a5
1 play QS |  | ((3,), (6,)) | e26307c0 f3e7c697
0 play JH | vulnerable_vole/10.9:1+3points | ((3,), (9,)) | f6b55093 6ebfada3
