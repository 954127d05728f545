* deal KS KH JD JS AD QS |  | ((0, 0), (0, 0)) | 71b7e0ca 8950fbbf
1 play AH | three_of_a_kind/6.2:0+1white | ((0, 1), (0, 0)) | 6c736cd7 341fedba
0 play JH |  | ((0, 1), (0, 0)) | 94b0476a 833bccf3
1 play KH |  | ((0, 1), (0, 0)) | 1f1a154d bd772a64
0 play KC |  | ((0, 1), (0, 0)) | d42ede15 cd843c12
0 play QC |  | ((0, 1), (0, 0)) | e032158f 7f9942e0
1 play KS |  | ((0, 1), (0, 0)) | 3a205233 d6b0ac73
0 play JS |  | ((0, 1), (0, 0)) | a60d3d62 eff5456d
1 play QS |  | ((0, 1), (0, 0)) | 0b35b1ad 8f801ab8
0 play JD |  | ((0, 1), (0, 0)) | 51868d83 b435635f
1 play AD | tricks_3/8.1:0+1white | ((0, 2), (0, 0)) | 4ef536ea 34ba80b2
* deal AH QD JS KS QS JH |  | ((0, 2), (0, 0)) | 32e3ae3f d184cb7e
0 play JD |  | ((0, 2), (0, 0)) | 1f678ada 88ee13a3
1 play JS |  | ((0, 2), (0, 0)) | 727128b6 dfd8f821
1 play KS |  | ((0, 2), (0, 0)) | ce0436b5 15ec0337
0 play QS |  | ((0, 2), (0, 0)) | cd93cabf 6c20c24b
1 play JC |  | ((0, 2), (0, 0)) | cc1568e6 c5c76e2a
0 play AH |  | ((0, 2), (0, 0)) | 3e852f32 84e893b5
1 play AS |  | ((0, 2), (0, 0)) | 899041c3 2f9bdbc0
0 play QD |  | ((0, 2), (0, 0)) | 5e1bc64c a03272a3
1 play QC |  | ((0, 2), (0, 0)) | b06bd0ae b76a026d
0 play JH | tricks_5/8.3:1+1blue | ((0, 0), (1, 0)) | 09a019e2 5fb18762
* deal JOK JD AH QC JC A |  | ((0, 0), (1, 0)) | 1d991c54 d473e4a0
1 play JOK | minor/6.4:0+1white | ((0, 1), (1, 0)) | 01491991 f4406706
0 play JH |  | ((0, 1), (1, 0)) | 9aaa863c 7e0a76aa
1 play AS |  | ((0, 1), (1, 0)) | 8a90dd06 421308d1
0 play KH |  | ((0, 1), (1, 0)) | 9ce359c1 cf91dd6a
1 play AC |  | ((0, 1), (1, 0)) | aed10b0c b1865027
0 play QC |  | ((0, 1), (1, 0)) | 200e8c59 4c9f0b5f
1 play JD |  | ((0, 1), (1, 0)) | e9d68ba2 9a9075e6
0 play AH |  | ((0, 1), (1, 0)) | d8128d9e 677e5a3e
1 play JC |  | ((0, 1), (1, 0)) | e010da3e 98e38a8a
0 play QH | tricks_5/8.3:1+1blue | ((0, 0), (2, 0)) | 1c6e8168 1c87a128
* deal QS JH AH KH QH JD | three_of_a_kind/6.2:0+1white | ((0, 1), (2, 0)) | befbc55e 8829f634
0 play JH |  | ((0, 1), (2, 0)) | feecaf9e d7c93775
1 play KH |  | ((0, 1), (2, 0)) | 3d5cead5 b9cf9405
1 play AH |  | ((0, 1), (2, 0)) | 31beee9a 78d5f7e5
0 play QH |  | ((0, 1), (2, 0)) | 5ed108d7 ace5fdfc
1 play JOK |  | ((0, 1), (2, 0)) | dd74fbc4 0c213f45
0 play JD |  | ((0, 1), (2, 0)) | 379248c4 aa3d50a7
1 play QC |  | ((0, 1), (2, 0)) | 3713797e 495c94f0
0 play QS |  | ((0, 1), (2, 0)) | 4b05ec80 4f0c0722
1 play JC |  | ((0, 1), (2, 0)) | 8bc9ca5a 11b7ca82
0 play QD | tricks_5/8.3:1+1blue | ((0, 0), (3, 0)) | faa4595f 83710080
* deal QH AH KH JD AD JO |  | ((0, 0), (3, 0)) | f167226c 94eb5fb6
1 play KD |  | ((0, 0), (3, 0)) | deb8525e c70f0f8c
0 play JD |  | ((0, 0), (3, 0)) | 7f2f7d8e f8f297d9
1 play JOK |  | ((0, 0), (3, 0)) | 329032aa 9d1e80f1
0 play QC |  | ((0, 0), (3, 0)) | a3c7035e 9343cb5c
1 play QH |  | ((0, 0), (3, 0)) | aa298031 481a6e4f
0 play KH |  | ((0, 0), (3, 0)) | 163592d0 0b067168
0 play KS |  | ((0, 0), (3, 0)) | ab6521c4 8f3c8f20
1 play AH |  | ((0, 0), (3, 0)) | f2c98bc5 f0a16aaa
0 play QS |  | ((0, 0), (3, 0)) | cd6d9ce1 3428e8f7
1 play AD | tricks_3/8.1:0+1white | ((0, 1), (3, 0)) | fef33f88 01c56fc5
* deal AD KS QS JOK QC A |  | ((0, 1), (3, 0)) | 2ccc66e1 2061345e
0 play JH |  | ((0, 1), (3, 0)) | fc34160c 3c7dbeda
1 play QH |  | ((0, 1), (3, 0)) | 31bac99f 7ea79b84
1 play JS |  | ((0, 1), (3, 0)) | 60a5712a e906ec8c
0 play KS |  | ((0, 1), (3, 0)) | a5c1e509 d363d5ec
1 play JOK |  | ((0, 1), (3, 0)) | ce651809 aeeae037
0 play AD |  | ((0, 1), (3, 0)) | 8b0ee20d e5691d2d
1 play JD |  | ((0, 1), (3, 0)) | ac9bc591 46575674
0 play QC |  | ((0, 1), (3, 0)) | 7edbaa28 520c5fd1
1 play QS |  | ((0, 1), (3, 0)) | bc907881 4c952705
0 play AC | tricks_5/8.3:1+1blue | ((0, 0), (4, 0)) | 7c3fde72 6d20afd7
* deal JOK AD KC AS JH J |  | ((0, 0), (4, 0)) | 211968df d81c14c7
1 play JH |  | ((0, 0), (4, 0)) | 1661b9d1 28556c5b
0 play AH |  | ((0, 0), (4, 0)) | efb509f8 816e2214
0 play JC |  | ((0, 0), (4, 0)) | e9320617 50c59d06
1 play JOK |  | ((0, 0), (4, 0)) | d0ce7b8d 4218fca5
1 play JD |  | ((0, 0), (4, 0)) | ae07d4c8 e8042c42
0 play KC |  | ((0, 0), (4, 0)) | a2abaa06 0b21690c
0 play KS |  | ((0, 0), (4, 0)) | 14d9cf93 952d0f69
1 play AD |  | ((0, 0), (4, 0)) | 9f145da1 d4103f7b
0 play AS |  | ((0, 0), (4, 0)) | c18a3342 bc55b8cc
1 play QH | tricks_4/8.2:0+2white | ((0, 2), (4, 0)) | 4d1387d7 ae412437
* deal KC JS KD JH QD AH |  | ((0, 2), (4, 0)) | 22f538cc 5709c42f
0 play JS |  | ((0, 2), (4, 0)) | 842451af 9103a4e1
1 play JH |  | ((0, 2), (4, 0)) | 0be4c535 65b59952
0 play QD |  | ((0, 2), (4, 0)) | 2a1b1094 3f390791
1 play KD |  | ((0, 2), (4, 0)) | 47c3124f ed27e128
1 play AD |  | ((0, 2), (4, 0)) | 2b96cbdf b0474a6b
0 play QH |  | ((0, 2), (4, 0)) | 9c0d85f5 37607565
1 play JD |  | ((0, 2), (4, 0)) | 570a60f0 7525f55e
0 play AH |  | ((0, 2), (4, 0)) | df9088f0 511cb1a9
1 play AC |  | ((0, 2), (4, 0)) | 2d186410 6fdc001d
0 play KC | tricks_4/8.2:1+2white | ((0, 2), (4, 2)) | b92ed1db cf8e8214
* deal QS KS AC KC JD JO |  | ((0, 2), (4, 2)) | bc84a79d 9426bb78
1 play QS |  | ((0, 2), (4, 2)) | 9db2a661 a633f21e
0 play JS |  | ((0, 2), (4, 2)) | 26c3f529 61162ceb
0 play AD |  | ((0, 2), (4, 2)) | 2ecc5f82 75175312
1 play JD |  | ((0, 2), (4, 2)) | 3075042c 369e86f7
0 play AC |  | ((0, 2), (4, 2)) | eaa5da1e 2ce5363d
1 play KS |  | ((0, 2), (4, 2)) | 5c73bc94 055c13fb
1 play JOK |  | ((0, 2), (4, 2)) | a9044da9 5fabcaab
0 play KC |  | ((0, 2), (4, 2)) | c443d25b 118345c7
1 play KH |  | ((0, 2), (4, 2)) | ec0b1c06 fd09f5f0
0 play QH | tricks_3/8.1:1+1white | ((0, 0), (5, 0)) | b83c62e0 a97c7b5c
