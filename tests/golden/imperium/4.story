* deal JD QD JC JOK QS K |  | ((0, 0), (0, 0)) | c9a2a53c 1708d503
1 say done |  | ((0, 0), (0, 0)) | 02dc7930 61868648
1 play QS |  | ((0, 0), (0, 0)) | b87f3dd2 d5108bbe
0 say done |  | ((0, 0), (0, 0)) | ebd79a95 2d91bf6b
0 play JC |  | ((0, 0), (0, 0)) | 9f752760 5e196c9e
0 play JS |  | ((0, 0), (0, 0)) | 25624b5b 755b7ad0
1 play KC |  | ((0, 0), (0, 0)) | 67ba455d cc4482e8
0 play KH |  | ((0, 0), (0, 0)) | 3729c652 0394fd5d
1 play QH |  | ((0, 0), (0, 0)) | a59a655b 30e407a4
0 play AD |  | ((0, 0), (0, 0)) | 40f8301a 3a45e2c5
1 play JD |  | ((0, 0), (0, 0)) | 1e9b4dae d76d782e
0 play JOK |  | ((0, 0), (0, 0)) | 4ca485d4 526bc373
1 play QD | tricks_5/8.3:0+1blue | ((1, 0), (0, 0)) | 1a5d58c9 6a209c9d
* deal JC QH JS AD QC KC |  | ((1, 0), (0, 0)) | 7bedee06 40039ec8
0 say done |  | ((1, 0), (0, 0)) | fbec437b 33dcd063
0 play QH |  | ((1, 0), (0, 0)) | 37edd984 85472a5d
1 say diamonds | minor/6.4:1+1white | ((1, 0), (0, 1)) | f655cf17 904c8fe4
1 say done |  | ((1, 0), (0, 1)) | 9aa34ccb 6323fc4c
1 play AH |  | ((1, 0), (0, 1)) | 7b361907 861df2a0
1 play KD |  | ((1, 0), (0, 1)) | 383e569b 33683a6f
0 play KS |  | ((1, 0), (0, 1)) | 5af89ecd f3b962fc
1 play JS |  | ((1, 0), (0, 1)) | e7443a67 e72d571a
0 play JC |  | ((1, 0), (0, 1)) | f8167623 35a6f835
1 play AD |  | ((1, 0), (0, 1)) | 3c2f58dd 62e29e4b
0 play QC |  | ((1, 0), (0, 1)) | c3d8deb5 5693ab6c
1 play QS |  | ((1, 0), (0, 1)) | d2973b5e 09a1c1f7
0 play KC | tricks_5/8.3:1+1blue | ((1, 0), (1, 1)) | 1527d939 f1682912
* deal AH KD JD KC JH QC |  | ((1, 0), (1, 1)) | 46964efe a2c27462
1 say done |  | ((1, 0), (1, 1)) | 67a68e42 2cb283af
1 play QC |  | ((1, 0), (1, 1)) | 68d9a21f fd76d771
0 say done |  | ((1, 0), (1, 1)) | 1daa3805 b9ab806d
0 play KC |  | ((1, 0), (1, 1)) | 5985fc4d 3b174504
0 play QH |  | ((1, 0), (1, 1)) | 9f857a82 30a9adfc
1 play JH |  | ((1, 0), (1, 1)) | 58c9d03d b69d3e0c
1 play QS |  | ((1, 0), (1, 1)) | 9f23b7ab 395a59b5
0 play AS |  | ((1, 0), (1, 1)) | 1b088a82 319b289a
0 play JD |  | ((1, 0), (1, 1)) | d9e439f6 1ea8af38
1 play AH |  | ((1, 0), (1, 1)) | f420b0d5 7828c409
0 play AC |  | ((1, 0), (1, 1)) | 3a71fa73 8e5ef97f
1 play KD | tricks_4/8.2:0+2white | ((1, 2), (1, 1)) | da65d130 ebc264bb
* deal JD AH QH KC JC AD |  | ((1, 2), (1, 1)) | 69721cef 323707a8
0 say done |  | ((1, 2), (1, 1)) | 56b8adb9 16d7be46
0 play JC |  | ((1, 2), (1, 1)) | 27b4c25c adc3707f
1 say done |  | ((1, 2), (1, 1)) | c1f01f59 cf7d625d
1 play JH |  | ((1, 2), (1, 1)) | 36209966 5167e6cd
0 play AH |  | ((1, 2), (1, 1)) | a599478d 225b7f86
1 play QH |  | ((1, 2), (1, 1)) | fec16e73 606c3168
0 play JD |  | ((1, 2), (1, 1)) | fb202e62 6da20a1d
1 play QD |  | ((1, 2), (1, 1)) | 3ecd2d85 6da0749f
1 play KC |  | ((1, 2), (1, 1)) | 374fe901 9c509e7a
0 play JOK |  | ((1, 2), (1, 1)) | 92a16d49 71e3a765
0 play AD |  | ((1, 2), (1, 1)) | 890cdf1a 5ae76221
1 play QC | tricks_4/8.2:0+2white | ((2, 1), (1, 0)) | 8095a252 864e686e
* deal KD KC JC AS QD QH |  | ((2, 1), (1, 0)) | 3a02040e 17838c9b
1 say done |  | ((2, 1), (1, 0)) | ea89cb7f ca233daa
1 play QD |  | ((2, 1), (1, 0)) | 7ceebee6 896e72be
0 say done |  | ((2, 1), (1, 0)) | 02c0e91d b283cb70
0 play JS |  | ((2, 1), (1, 0)) | e3d97518 b59bc504
0 play KH |  | ((2, 1), (1, 0)) | c84a6822 ce408be2
1 play QH |  | ((2, 1), (1, 0)) | 4a355a9d 014348c8
0 play JC |  | ((2, 1), (1, 0)) | 895c9dbc 517d7e00
1 play KC |  | ((2, 1), (1, 0)) | 989b2181 17692d7d
0 play AS |  | ((2, 1), (1, 0)) | ef789e1c 213495d0
1 play QC |  | ((2, 1), (1, 0)) | 733cdb27 2f3f4d80
1 play KD |  | ((2, 1), (1, 0)) | 9c089cd8 41b33182
0 play KS | tricks_3/8.1:0+1white | ((2, 2), (1, 0)) | f2c4286b a6833580
* deal KH KD AD QD AS JC |  | ((2, 2), (1, 0)) | a775f044 7e7d6045
0 say done |  | ((2, 2), (1, 0)) | 1f39a3a5 cd0f2edf
0 play JC |  | ((2, 2), (1, 0)) | c7381761 b008261a
1 say clubs | minor/6.4:1+1white | ((2, 2), (1, 1)) | bdee2f5b ea099f76
1 say done |  | ((2, 2), (1, 1)) | 67682f79 97aa64b0
1 play JS |  | ((2, 2), (1, 1)) | 0afd0549 d546f0a0
0 play KH |  | ((2, 2), (1, 1)) | 3bbd50d3 1cb1ac7d
1 play KC |  | ((2, 2), (1, 1)) | 933a3db1 a5920bf5
1 play QD |  | ((2, 2), (1, 1)) | 38820d9a 6298eb9b
0 play KD |  | ((2, 2), (1, 1)) | c1a2a8a8 1fd27b96
0 play AS |  | ((2, 2), (1, 1)) | da18225e 243a2cba
1 play AC |  | ((2, 2), (1, 1)) | c45e804a c2ea2ef3
1 play AD |  | ((2, 2), (1, 1)) | 68d747a7 d044d096
0 play JOK | tricks_3/8.1:0+1white | ((3, 0), (1, 0)) | 2d0e736b 8791d423
* deal JD AS QC QD QH JO |  | ((3, 0), (1, 0)) | 6d273a83 c436e9fa
1 say done |  | ((3, 0), (1, 0)) | d687b306 191d6a32
1 play JOK |  | ((3, 0), (1, 0)) | 94ea6890 1bf5c07e
0 say done |  | ((3, 0), (1, 0)) | 2012d619 565b1995
0 play AH |  | ((3, 0), (1, 0)) | 4a686e4f 04907d85
1 play AC |  | ((3, 0), (1, 0)) | 29f07983 76538673
0 play KC |  | ((3, 0), (1, 0)) | 3cc9d289 0e3b3e6c
1 play JD |  | ((3, 0), (1, 0)) | e789ce5d 3d2e5a94
0 play QD |  | ((3, 0), (1, 0)) | 4bb36839 48aeb63e
0 play QC |  | ((3, 0), (1, 0)) | 202dc387 6b1c7480
1 play AS |  | ((3, 0), (1, 0)) | 9f48221d 5f3b8ac0
1 play QH |  | ((3, 0), (1, 0)) | 0f791d7e 67b82e9a
0 play AD | tricks_4/8.2:1+2white | ((3, 0), (1, 2)) | ebe92665 162388b4
* deal JS QC AH JH KC KS |  | ((3, 0), (1, 2)) | 8fb4d60b b7e94e17
0 say clubs | minor/6.4:0+1white | ((3, 1), (1, 2)) | ee635ab5 775f3d3a
0 say done |  | ((3, 1), (1, 2)) | 4d2afab1 ac2defff
0 play QC |  | ((3, 1), (1, 2)) | bf3c6cea a518d131
1 say done |  | ((3, 1), (1, 2)) | 02a9677e 7f9fce27
1 play AH |  | ((3, 1), (1, 2)) | c0d03062 b21e8454
1 play JOK |  | ((3, 1), (1, 2)) | 7a026357 ab197268
0 play KC |  | ((3, 1), (1, 2)) | 1e361a5d a6b5c364
1 play JH |  | ((3, 1), (1, 2)) | 31bb8a39 10e79a57
0 play AC |  | ((3, 1), (1, 2)) | 6ed38936 24716d33
1 play JD |  | ((3, 1), (1, 2)) | 31c2729c fd0aed24
0 play JS |  | ((3, 1), (1, 2)) | 94017232 0b079f4a
1 play KD |  | ((3, 1), (1, 2)) | 15219ca5 668ec6c7
0 play KS | tricks_5/8.3:1+1blue | ((3, 0), (2, 2)) | b89678e4 d047de43
* deal AH QH AS KD JD QC | turned_jack/5.7:0+1white | ((3, 1), (2, 2)) | 5e4f6d8a 8dbc67b8
1 say done |  | ((3, 1), (2, 2)) | 9657a813 d2e43dc6
1 play AH |  | ((3, 1), (2, 2)) | 8cf1ef1f 5c3228cb
0 say done |  | ((3, 1), (2, 2)) | 6242f01e f074c05d
0 play KH |  | ((3, 1), (2, 2)) | 85e0b55e c3dcbb5b
1 play JH |  | ((3, 1), (2, 2)) | cd13faa5 26fd2066
0 play KD |  | ((3, 1), (2, 2)) | a8904e11 2a883025
1 play JD |  | ((3, 1), (2, 2)) | 89e37ac6 d189b963
0 play AD |  | ((3, 1), (2, 2)) | 4b67d837 03f275fe
0 play AS |  | ((3, 1), (2, 2)) | 2731a324 b193946e
1 play QC |  | ((3, 1), (2, 2)) | 9f2abd3f fcf7e460
1 play QH |  | ((3, 1), (2, 2)) | 9a11a5af 0f12bf6f
0 play QS | tricks_4/8.2:1+2white | ((3, 0), (3, 1)) | 0f06b72d 73df634a
* deal AD QS KD JS KH KS |  | ((3, 0), (3, 1)) | 7bfb57e1 180715c1
0 say done |  | ((3, 0), (3, 1)) | 9ae62dfb 67091252
0 play QS |  | ((3, 0), (3, 1)) | 10ad9e47 5b911abd
1 say done |  | ((3, 0), (3, 1)) | a3bc9ef3 155cca22
1 play JS |  | ((3, 0), (3, 1)) | 30ff090b 1737c8b3
0 play KS |  | ((3, 0), (3, 1)) | 6c919d06 c59f724f
1 play AC |  | ((3, 0), (3, 1)) | 32a2b33f b3d11b60
0 play KH |  | ((3, 0), (3, 1)) | b7168a06 588e7d89
1 play KC |  | ((3, 0), (3, 1)) | 5246389a 7ef3246e
0 play AD |  | ((3, 0), (3, 1)) | cd497aac 24f1dae1
1 play KD |  | ((3, 0), (3, 1)) | ab3059e0 920c3fa5
0 play JOK |  | ((3, 0), (3, 1)) | 494dbc9f 93f8cd35
1 play QC | tricks_5/8.3:0+1blue | ((4, 0), (3, 0)) | 5530c346 c9138dc8
* deal QC AC QS JH AH KS |  | ((4, 0), (3, 0)) | a054a86c ee597fa4
1 say done |  | ((4, 0), (3, 0)) | 17ecb835 8680b239
1 play KS |  | ((4, 0), (3, 0)) | ac9c32f5 2545d2d7
0 say done |  | ((4, 0), (3, 0)) | 295e7365 229493e0
0 play QS |  | ((4, 0), (3, 0)) | 483948a6 7a9b1e1c
1 play KD |  | ((4, 0), (3, 0)) | 42f24a12 cf487ba6
0 play JD |  | ((4, 0), (3, 0)) | 078080fb 51e0078c
1 play QC |  | ((4, 0), (3, 0)) | 46ef2c04 ef430f66
0 play JS |  | ((4, 0), (3, 0)) | a1358d3f 515a9d8c
0 play JH |  | ((4, 0), (3, 0)) | 832a7e0c 349b7590
1 play AH |  | ((4, 0), (3, 0)) | d0138d8f 18dda46e
1 play AC |  | ((4, 0), (3, 0)) | 2ec3f15f b31f168b
0 play JOK | tricks_3/8.1:1+1white | ((4, 0), (3, 1)) | 90ddfb1b a302a70f
* deal QH JOK QD JS AH A |  | ((4, 0), (3, 1)) | ca416b66 ed308da5
0 say done |  | ((4, 0), (3, 1)) | 8040ffa5 6c056104
0 play AS |  | ((4, 0), (3, 1)) | 55d55f44 0b3fdaa2
1 say kings | three_of_a_kind/6.2:1+1white | ((4, 0), (3, 2)) | 809a9fec b1cca4d4
1 say done |  | ((4, 0), (3, 2)) | 72160f27 364b5bfe
1 play KS |  | ((4, 0), (3, 2)) | 597bae93 061bf0ca
0 play JH |  | ((4, 0), (3, 2)) | eb213843 74b87b85
1 play KH |  | ((4, 0), (3, 2)) | 508473ac dea75501
1 play QD |  | ((4, 0), (3, 2)) | f5c72eb3 8d1695e6
0 play JOK |  | ((4, 0), (3, 2)) | b99359df 8f0ab45b
0 play AH |  | ((4, 0), (3, 2)) | a9a06e53 6fc7edcc
1 play JS |  | ((4, 0), (3, 2)) | ac2ff1e6 5aae4f1c
1 play KD |  | ((4, 0), (3, 2)) | e57cef85 6c46c118
0 play QH | tricks_3/8.1:1+1white | ((4, 0), (4, 0)) | 15a4339c 5b066f76
* deal JC QS QC KH AH QH | turned_jack/5.7:0+1white | ((4, 1), (4, 0)) | c4d4b68f d7afa320
1 say done |  | ((4, 1), (4, 0)) | b00820d1 4835cadc
1 play QS |  | ((4, 1), (4, 0)) | 88152f74 370dad85
0 say done |  | ((4, 1), (4, 0)) | e5417dad f991fa9f
0 play KH |  | ((4, 1), (4, 0)) | 9f97f4a8 3723093f
0 play AC |  | ((4, 1), (4, 0)) | 38ca0642 e45e9dbd
1 play JC |  | ((4, 1), (4, 0)) | 26b647fe da8e8e0b
0 play JOK |  | ((4, 1), (4, 0)) | c01b2316 b777850e
1 play QH |  | ((4, 1), (4, 0)) | b9d38edf 58464a70
0 play QD |  | ((4, 1), (4, 0)) | 60875272 217be116
1 play KD |  | ((4, 1), (4, 0)) | 2c58798b d3961bad
1 play AH |  | ((4, 1), (4, 0)) | 359f322e 0f3350b9
0 play QC | tricks_3/8.1:0+1white | ((4, 2), (4, 0)) | 6a7fac20 197d083a
* deal JD KD QC AD JOK A |  | ((4, 2), (4, 0)) | 17e872af 1d28a28a
0 say done |  | ((4, 2), (4, 0)) | 2b35b7a9 63dc58b2
0 play KH |  | ((4, 2), (4, 0)) | fa938b3e e7359f17
1 say queens | three_of_a_kind/6.2:1+1white | ((4, 2), (4, 1)) | 79103556 ac837e1a
1 say done |  | ((4, 2), (4, 1)) | 33e543a8 5f954c6a
1 play QH |  | ((4, 2), (4, 1)) | 7dcb0378 706cd1dd
0 play KD |  | ((4, 2), (4, 1)) | ce432546 1074e90e
1 play AD |  | ((4, 2), (4, 1)) | e6ef42d7 be2af4e7
1 play QC |  | ((4, 2), (4, 1)) | f764bb9d 93d647f0
0 play JOK |  | ((4, 2), (4, 1)) | ee8a8867 c1029c56
0 play AH |  | ((4, 2), (4, 1)) | 6cc149e1 ce72248a
1 play QS |  | ((4, 2), (4, 1)) | 9e69af05 bbf4344b
0 play JD |  | ((4, 2), (4, 1)) | bee547fd 8be4fd93
1 play KS | tricks_4/8.2:0+2white | ((5, 1), (4, 0)) | 10859b0d f4d75df9
