* deal JD QD JC JOK QS K |  | ((0, 0), (0, 0)) | 0a8df8e1 b8710256
1 say done |  | ((0, 0), (0, 0)) | 7d307a10 6a15ee34
1 play QS |  | ((0, 0), (0, 0)) | 0467ab3c 5e4afb7c
0 say done |  | ((0, 0), (0, 0)) | da550249 bbadb1c4
0 play JC |  | ((0, 0), (0, 0)) | abcb5477 d5c2ec00
0 play JS |  | ((0, 0), (0, 0)) | 3daeb1f3 5152e86b
1 play KC |  | ((0, 0), (0, 0)) | 31a924ef 92608dab
0 play KH |  | ((0, 0), (0, 0)) | 5b8df0c4 91b4ba8c
1 play QH |  | ((0, 0), (0, 0)) | 6f8c06ec 97b58060
0 play AD |  | ((0, 0), (0, 0)) | 564aef56 0850423d
1 play JD |  | ((0, 0), (0, 0)) | 5c7abe10 ad95b367
0 play JOK |  | ((0, 0), (0, 0)) | 137ad01f 2853497d
1 play QD | tricks_5/8.3:0+1blue | ((1, 0), (0, 0)) | 6c12d120 6796c2cc
* deal JC QH JS AD QC KC |  | ((1, 0), (0, 0)) | ee53decd a6792dd5
0 say done |  | ((1, 0), (0, 0)) | 6439ae93 b5751c59
0 play QH |  | ((1, 0), (0, 0)) | 8cea9242 dae33b0c
1 say diamonds | minor/6.4:1+1white | ((1, 0), (0, 1)) | 4603aabc 5fc7edf4
1 say done |  | ((1, 0), (0, 1)) | dee7a369 5c3db173
1 play AH |  | ((1, 0), (0, 1)) | a1dd2f04 f9fbcc73
1 play KD |  | ((1, 0), (0, 1)) | 1ad9516d 1626e2fc
0 play KS |  | ((1, 0), (0, 1)) | ebd84d42 51e0331e
1 play JS |  | ((1, 0), (0, 1)) | b15c6e89 2a6eac1f
0 play JC |  | ((1, 0), (0, 1)) | 2eb2f327 b9fc2d8e
1 play AD |  | ((1, 0), (0, 1)) | 66d5efd9 4a4af11b
0 play QC |  | ((1, 0), (0, 1)) | 2e887fcd fd3437a4
1 play QS |  | ((1, 0), (0, 1)) | 695cb7aa 630707bc
0 play KC | tricks_5/8.3:1+1blue | ((1, 0), (1, 1)) | fec0c364 eddcb23e
* deal AH KD JD KC JH QC |  | ((1, 0), (1, 1)) | 877bffcb 6ed8ec54
1 say done |  | ((1, 0), (1, 1)) | ad4d60be a6d05b5c
1 play QC |  | ((1, 0), (1, 1)) | 78fcbfad da191ccf
0 say done |  | ((1, 0), (1, 1)) | 8fa48c00 32433eaf
0 play KC |  | ((1, 0), (1, 1)) | ac1bfe55 45bffcf9
0 play QH |  | ((1, 0), (1, 1)) | ba094d7a d0f8fd42
1 play JH |  | ((1, 0), (1, 1)) | 583f151a bfcc4735
1 play QS |  | ((1, 0), (1, 1)) | 1fd025d8 d73b9420
0 play AS |  | ((1, 0), (1, 1)) | 86060177 0a8933b3
0 play JD |  | ((1, 0), (1, 1)) | 6a67cc41 3914c6fe
1 play AH |  | ((1, 0), (1, 1)) | 31e8c614 3b440042
0 play AC |  | ((1, 0), (1, 1)) | a6730dec ff7faa3e
1 play KD | tricks_4/8.2:0+2white | ((1, 2), (1, 1)) | 36d330a7 7008077a
* deal JD AH QH KC JC AD |  | ((1, 2), (1, 1)) | 4db17d37 af4e56a7
0 say done |  | ((1, 2), (1, 1)) | d7c30de8 daad28aa
0 play JC |  | ((1, 2), (1, 1)) | bf0746fb cafa3d61
1 say done |  | ((1, 2), (1, 1)) | 1ae57a49 b4f7b1ca
1 play JH |  | ((1, 2), (1, 1)) | 593b9bd2 05d1afb9
0 play AH |  | ((1, 2), (1, 1)) | fc0fe089 4489058b
1 play QH |  | ((1, 2), (1, 1)) | bde9f691 f14c7915
0 play JD |  | ((1, 2), (1, 1)) | 4af2c979 de00a567
1 play QD |  | ((1, 2), (1, 1)) | 2aea2124 c7740019
1 play KC |  | ((1, 2), (1, 1)) | c84295e0 5602f988
0 play JOK |  | ((1, 2), (1, 1)) | 36c9a7cb 00e10d8e
0 play AD |  | ((1, 2), (1, 1)) | 80858008 26045260
1 play QC | tricks_4/8.2:0+2white | ((2, 1), (1, 0)) | 65fe3277 41609cba
* deal KD KC JC AS QD QH |  | ((2, 1), (1, 0)) | 2e50cd1a f0df1edf
1 say done |  | ((2, 1), (1, 0)) | e83da6ae 159dab6d
1 play QD |  | ((2, 1), (1, 0)) | 6f8f3ab3 9418cc1b
0 say done |  | ((2, 1), (1, 0)) | d321cc5a 563ffabb
0 play JS |  | ((2, 1), (1, 0)) | 8a477043 d311b0eb
0 play KH |  | ((2, 1), (1, 0)) | 89709065 c00f1151
1 play QH |  | ((2, 1), (1, 0)) | f0113570 cd22eec3
0 play JC |  | ((2, 1), (1, 0)) | a00c3dd8 0697fc71
1 play KC |  | ((2, 1), (1, 0)) | 8fd2a99d 116ea276
0 play AS |  | ((2, 1), (1, 0)) | 1aaa3b0e bb67ea4d
1 play QC |  | ((2, 1), (1, 0)) | 73b66298 76f2bfe4
1 play KD |  | ((2, 1), (1, 0)) | 6c40c614 a4a58154
0 play KS | tricks_3/8.1:0+1white | ((2, 2), (1, 0)) | b2d6f89c ee51b5ac
* deal KH KD AD QD AS JC |  | ((2, 2), (1, 0)) | e25040bf 46f9bbeb
0 say done |  | ((2, 2), (1, 0)) | aebf7598 0f3362f0
0 play JC |  | ((2, 2), (1, 0)) | 544221e9 7b3a7eac
1 say clubs | minor/6.4:1+1white | ((2, 2), (1, 1)) | 5e4bd944 0d047da8
1 say done |  | ((2, 2), (1, 1)) | b6cce917 2cf0b34a
1 play JS |  | ((2, 2), (1, 1)) | 44789f1d dcb92265
0 play KH |  | ((2, 2), (1, 1)) | 9f994d68 803b821b
1 play KC |  | ((2, 2), (1, 1)) | 44a689e5 ef57cc44
1 play QD |  | ((2, 2), (1, 1)) | 75dad77a dfa32f3c
0 play KD |  | ((2, 2), (1, 1)) | 368c54aa f1f0e6ba
0 play AS |  | ((2, 2), (1, 1)) | ed4e81ec a7cfddb5
1 play AC |  | ((2, 2), (1, 1)) | c872ac89 8b71c64a
1 play AD |  | ((2, 2), (1, 1)) | 2137141e 8a13207b
0 play JOK | tricks_3/8.1:0+1white | ((3, 0), (1, 0)) | 1ef7566a 668763d6
* deal JD AS QC QD QH JO |  | ((3, 0), (1, 0)) | 1ea06aec 5a1f64b9
1 say done |  | ((3, 0), (1, 0)) | 99b43d01 eed0fdcb
1 play JOK |  | ((3, 0), (1, 0)) | 8e26ce8d 50f5a23c
0 say done |  | ((3, 0), (1, 0)) | 7677104b 6df786a5
0 play AH |  | ((3, 0), (1, 0)) | 257a0cd0 1b5b499b
1 play AC |  | ((3, 0), (1, 0)) | 1366d232 d04ccbcc
0 play KC |  | ((3, 0), (1, 0)) | be6d03e3 f2b7ef91
1 play JD |  | ((3, 0), (1, 0)) | a16edace cbd298e7
0 play QD |  | ((3, 0), (1, 0)) | f37f1060 a48fbb08
0 play QC |  | ((3, 0), (1, 0)) | e601723d ba27f2c1
1 play AS |  | ((3, 0), (1, 0)) | 6d5b3036 8bba95e4
1 play QH |  | ((3, 0), (1, 0)) | 2fbe225c b92887e4
0 play AD | tricks_4/8.2:1+2white | ((3, 0), (1, 2)) | 9b34bd1d 49113f9a
* deal JS QC AH JH KC KS |  | ((3, 0), (1, 2)) | 49a66c6b 79fc1f26
0 say clubs | minor/6.4:0+1white | ((3, 1), (1, 2)) | 1bbf4595 1ab8da4e
0 say done |  | ((3, 1), (1, 2)) | bfbc95e1 3ae8438e
0 play QC |  | ((3, 1), (1, 2)) | d662ae4c 692a11ca
1 say done |  | ((3, 1), (1, 2)) | b6e6df19 d4fada0f
1 play AH |  | ((3, 1), (1, 2)) | 28fe1b97 4f41f6f1
1 play JOK |  | ((3, 1), (1, 2)) | 9a4ea959 a36d13cd
0 play KC |  | ((3, 1), (1, 2)) | 5bd105cd 1e4beb1c
1 play JH |  | ((3, 1), (1, 2)) | e4ae2ec8 60458f4c
0 play AC |  | ((3, 1), (1, 2)) | 436eeb67 a62a24d3
1 play JD |  | ((3, 1), (1, 2)) | 376a3ca8 b09e27b2
0 play JS |  | ((3, 1), (1, 2)) | 25da283c 6958e61c
1 play KD |  | ((3, 1), (1, 2)) | 14d8c7fe efb8cfaf
0 play KS | tricks_5/8.3:1+1blue | ((3, 0), (2, 2)) | 2554799f 16dcf630
* deal AH QH AS KD JD QC | turned_jack/5.7:0+1white | ((3, 1), (2, 2)) | 8cd16d2a 08a08eb5
1 say done |  | ((3, 1), (2, 2)) | 3346c81c cab87455
1 play AH |  | ((3, 1), (2, 2)) | e5af8df9 aae95b45
0 say done |  | ((3, 1), (2, 2)) | 116f0001 16716ad1
0 play KH |  | ((3, 1), (2, 2)) | 0a7717e4 4333bbbd
1 play JH |  | ((3, 1), (2, 2)) | 2e4a9be4 32e44aad
0 play KD |  | ((3, 1), (2, 2)) | 67a5b849 ac5462cb
1 play JD |  | ((3, 1), (2, 2)) | c2c5032a 3d49812e
0 play AD |  | ((3, 1), (2, 2)) | 71476a78 6ad6ed36
0 play AS |  | ((3, 1), (2, 2)) | 4157002b 2c3a6d18
1 play QC |  | ((3, 1), (2, 2)) | 564f518a f1140881
1 play QH |  | ((3, 1), (2, 2)) | 395b9fa4 caffa2c6
0 play QS | tricks_4/8.2:1+2white | ((3, 0), (3, 1)) | 14c449a1 16a9ac7d
* deal AD QS KD JS KH KS |  | ((3, 0), (3, 1)) | f1520bef 890fe33e
0 say done |  | ((3, 0), (3, 1)) | 4490358a 40028f78
0 play QS |  | ((3, 0), (3, 1)) | 89d80557 fafdc4c2
1 say done |  | ((3, 0), (3, 1)) | c9e11a57 97b0379e
1 play JS |  | ((3, 0), (3, 1)) | d2196260 7b14b940
0 play KS |  | ((3, 0), (3, 1)) | 2a0fe870 be9cab9f
1 play AC |  | ((3, 0), (3, 1)) | e9285f67 5e6e5dce
0 play KH |  | ((3, 0), (3, 1)) | fb6e2288 5adc3547
1 play KC |  | ((3, 0), (3, 1)) | 6f71b94a 137313fb
0 play AD |  | ((3, 0), (3, 1)) | fc6b2532 5fb0a654
1 play KD |  | ((3, 0), (3, 1)) | 8a20e1cc 676a37b9
0 play JOK |  | ((3, 0), (3, 1)) | e17453f1 a36f7901
1 play QC | tricks_5/8.3:0+1blue | ((4, 0), (3, 0)) | 8c2fc258 04c31e1e
* deal QC AC QS JH AH KS |  | ((4, 0), (3, 0)) | bf152b8c 8e1fd234
1 say done |  | ((4, 0), (3, 0)) | 108fb9a7 eae7f690
1 play KS |  | ((4, 0), (3, 0)) | a6c187a1 e8066ffe
0 say done |  | ((4, 0), (3, 0)) | 908ddab1 87343a26
0 play QS |  | ((4, 0), (3, 0)) | 3f64bce3 b0358f68
1 play KD |  | ((4, 0), (3, 0)) | 244ace39 3bedb778
0 play JD |  | ((4, 0), (3, 0)) | 6db4a08d ae256b86
1 play QC |  | ((4, 0), (3, 0)) | 5140947e cba703da
0 play JS |  | ((4, 0), (3, 0)) | 6fdf2786 ee1e26b9
0 play JH |  | ((4, 0), (3, 0)) | 184c7109 0e0fb8c5
1 play AH |  | ((4, 0), (3, 0)) | eb56677a f5946a84
1 play AC |  | ((4, 0), (3, 0)) | 98275e23 244cfd45
0 play JOK | tricks_3/8.1:1+1white | ((4, 0), (3, 1)) | 454a728b 53568154
* deal QH JOK QD JS AH A |  | ((4, 0), (3, 1)) | a0b837b5 1f8bb161
0 say done |  | ((4, 0), (3, 1)) | 77bd513c 9474d295
0 play AS |  | ((4, 0), (3, 1)) | 371940d4 6bc5feb2
1 say kings | three_of_a_kind/6.2:1+1white | ((4, 0), (3, 2)) | f6600dc5 af772760
1 say done |  | ((4, 0), (3, 2)) | b84999bd 7df005e4
1 play KS |  | ((4, 0), (3, 2)) | 791dd94d cf18fc69
0 play JH |  | ((4, 0), (3, 2)) | f428abea b04e4759
1 play KH |  | ((4, 0), (3, 2)) | 41576bf2 28010814
1 play QD |  | ((4, 0), (3, 2)) | 34351ec3 60f9803c
0 play JOK |  | ((4, 0), (3, 2)) | e99bf1d3 dd72dc69
0 play AH |  | ((4, 0), (3, 2)) | 7dd83baa ead47eb7
1 play JS |  | ((4, 0), (3, 2)) | 6fa47989 85ddd63d
1 play KD |  | ((4, 0), (3, 2)) | 45073fd5 4caf269a
0 play QH | tricks_3/8.1:1+1white | ((4, 0), (4, 0)) | c49f1cd1 f57e4c32
* deal JC QS QC KH AH QH | turned_jack/5.7:0+1white | ((4, 1), (4, 0)) | b32f0ea5 c088c9d8
1 say done |  | ((4, 1), (4, 0)) | 0d0b8f89 8da3397d
1 play QS |  | ((4, 1), (4, 0)) | f74dc28f 7523f153
0 say done |  | ((4, 1), (4, 0)) | 2dad5c4e 6beff918
0 play KH |  | ((4, 1), (4, 0)) | deab9330 2b30b602
0 play AC |  | ((4, 1), (4, 0)) | e92fb834 1e2604c8
1 play JC |  | ((4, 1), (4, 0)) | ee8a5dd6 1d407093
0 play JOK |  | ((4, 1), (4, 0)) | d1565ffb ca023deb
1 play QH |  | ((4, 1), (4, 0)) | 25a02379 d1db187f
0 play QD |  | ((4, 1), (4, 0)) | bf0b8f07 2810d5b1
1 play KD |  | ((4, 1), (4, 0)) | 6b0d4ac8 fa538328
1 play AH |  | ((4, 1), (4, 0)) | 09246698 0375a7af
0 play QC | tricks_3/8.1:0+1white | ((4, 2), (4, 0)) | 468aeaba 28583753
* deal JD KD QC AD JOK A |  | ((4, 2), (4, 0)) | 10311069 2d7febc3
0 say done |  | ((4, 2), (4, 0)) | 1cae8980 d70a2a3c
0 play KH |  | ((4, 2), (4, 0)) | 89fbc73a b22086a9
1 say queens | three_of_a_kind/6.2:1+1white | ((4, 2), (4, 1)) | 93768518 6b22efbc
1 say done |  | ((4, 2), (4, 1)) | 43789e51 e19de6ad
1 play QH |  | ((4, 2), (4, 1)) | ffd35a8c 585b1aaf
0 play KD |  | ((4, 2), (4, 1)) | 8cbc7465 390df461
1 play AD |  | ((4, 2), (4, 1)) | a6b7acf0 e14ce518
1 play QC |  | ((4, 2), (4, 1)) | 899d0386 899bc3f5
0 play JOK |  | ((4, 2), (4, 1)) | ce8d42ff 9ac8b2b2
0 play AH |  | ((4, 2), (4, 1)) | f6e7f8a7 9bbef194
1 play QS |  | ((4, 2), (4, 1)) | 298631ec bd4e774e
0 play JD |  | ((4, 2), (4, 1)) | a35833a5 b4b33e44
1 play KS | tricks_4/8.2:0+2white | ((5, 1), (4, 0)) | ae9685bc e77a4438
