* deal KS TS JS AC AH QD | point/8.2:1+1white | ((0, 0), (0, 1)) | 84d9de98 269d33f4
1 play QS |  | ((0, 0), (0, 1)) | 5a5773e3 1568b652
0 play 8S |  | ((0, 0), (0, 1)) | 953c6a3f c1d1decb
1 play TD |  | ((0, 0), (0, 1)) | 72541585 91cde5c0
0 play QD |  | ((0, 0), (0, 1)) | 8b32f973 8ef8be4c
0 play AH |  | ((0, 0), (0, 1)) | 45058892 5730e11a
1 play JS | honour_led/10.2:0+1white | ((0, 1), (0, 1)) | 12b205f2 fed31528
0 play TH |  | ((0, 1), (0, 1)) | a308edb2 c6176580
1 play 8C |  | ((0, 1), (0, 1)) | 28ec1fcf c07ccdd7
0 play AC |  | ((0, 1), (0, 1)) | c1cb3a4d 5cdaf838
1 play KC |  | ((0, 1), (0, 1)) | 133420c7 fd14ad96
1 play KS |  | ((0, 1), (0, 1)) | 5245bdb0 dafa9a31
0 play 9S |  | ((0, 1), (0, 1)) | f2002b4c b231527b
1 play TC |  | ((0, 1), (0, 1)) | c9f0f8ce 226354e2
0 play QC |  | ((0, 1), (0, 1)) | f42dd3e6 06c76c21
0 play 9H |  | ((0, 1), (0, 1)) | 3c451dc3 df0c0988
1 play 8D |  | ((0, 1), (0, 1)) | 7fbfda01 2d94540c
0 play AD |  | ((0, 1), (0, 1)) | 6bdd3f1c 91d81adf
1 play KD |  | ((0, 1), (0, 1)) | 606e0323 1bac7a18
1 play 7C |  | ((0, 1), (0, 1)) | 5d705dde bd48e79b
0 play 9C |  | ((0, 1), (0, 1)) | 2ec65f28 95480a41
0 play JD |  | ((0, 1), (0, 1)) | d230b83c 7bb740cd
1 play 7S |  | ((0, 1), (0, 1)) | 3d0dfdfc 6ef969ba
0 play QH |  | ((0, 1), (0, 1)) | 09e4add4 97ea5ad8
1 play TS | honour_led/10.2:0+1white tricks/11.1:0+2white | ((0, 4), (0, 1)) | 6d676ca8 1437eb37
* deal TS QD KD 9S TC 9H | turned_honour/6.2:1+1white point/8.2:0+1white | ((0, 5), (0, 2)) | 01e4a73a a7fb0f59
0 play TS |  | ((0, 5), (0, 2)) | 43ca4495 0d84ffce
1 play KS |  | ((0, 5), (0, 2)) | ad3f54ce 68282c62
1 play 7C |  | ((0, 5), (0, 2)) | 5b5dc7ca 969a63a1
0 play 8C | honour_led/10.2:1+1white | ((0, 5), (0, 3)) | de5cb159 0104fc76
0 play QH |  | ((0, 5), (0, 3)) | a7252264 5d06b14f
1 play 8H |  | ((0, 5), (0, 3)) | 14a3536a f2a8d6bf
0 play 9D |  | ((0, 5), (0, 3)) | f5c04a90 cbe891c1
1 play 7D |  | ((0, 5), (0, 3)) | a1462866 86bba7ac
0 play KD |  | ((0, 5), (0, 3)) | 2992fbd6 9997bbd2
1 play TC |  | ((0, 5), (0, 3)) | cde25c27 ecdd1c7d
1 play 9C |  | ((0, 5), (0, 3)) | 6f7ce6b7 9793d90c
0 play AH |  | ((0, 5), (0, 3)) | cf9183c8 6fa3aebd
1 play JH |  | ((0, 5), (0, 3)) | 954a9493 dc98d4c6
0 play KH |  | ((0, 5), (0, 3)) | 2e7cfe5f 180515c6
0 play TH |  | ((0, 5), (0, 3)) | 3ab5453d 7b53da2e
1 play 9H |  | ((0, 5), (0, 3)) | 4168b502 dcb385c6
0 play QD |  | ((0, 5), (0, 3)) | 7efa5e88 07c1aba4
1 play AC |  | ((0, 5), (0, 3)) | 80349250 0c5c3223
1 play 9S |  | ((0, 5), (0, 3)) | f6f780c8 bbe585df
0 play JS |  | ((0, 5), (0, 3)) | b835032a 7f0ec8ba
0 play AS |  | ((0, 5), (0, 3)) | c2af1583 4331eff2
1 play 8S |  | ((0, 5), (0, 3)) | 312854e9 3ad02ae5
0 play 7H |  | ((0, 5), (0, 3)) | 06359011 46d69924
1 play KC | tricks/11.1:0+1white | ((1, 0), (0, 0)) | 195a59c8 6d0a21b0
* deal QD TC 9C JD KD 8D | turned_honour/6.2:0+1white point/8.2:1+1white | ((1, 1), (0, 1)) | aca3f43e be395555
1 play 8S |  | ((1, 1), (0, 1)) | 04bd92c3 109fe2f1
0 play KH |  | ((1, 1), (0, 1)) | c16e9f8d 8f16cc4e
0 play QC |  | ((1, 1), (0, 1)) | 82a19a23 16711171
1 play 7C |  | ((1, 1), (0, 1)) | 72c50cc4 8073df4b
0 play KD |  | ((1, 1), (0, 1)) | 5af75057 47ad2a15
1 play QD |  | ((1, 1), (0, 1)) | 5d94a743 9efac66b
0 play AD |  | ((1, 1), (0, 1)) | 284d4498 1a2022bd
1 play AH |  | ((1, 1), (0, 1)) | 0578a97a 63838ecc
1 play 9C |  | ((1, 1), (0, 1)) | 5b733835 f5d63297
0 play JC |  | ((1, 1), (0, 1)) | 01f96ae1 6cc4ae51
0 play 7H |  | ((1, 1), (0, 1)) | b80913fc 5b2c8490
1 play TH | honour_led/10.2:0+1white | ((1, 2), (0, 1)) | 494d66a8 5b6f8caf
1 play TC |  | ((1, 2), (0, 1)) | 5ce8ac53 cc6ab9ea
0 play KC |  | ((1, 2), (0, 1)) | 692d5e87 b8f428a7
0 play 8C |  | ((1, 2), (0, 1)) | 6e98d48c a9ce8b27
1 play AC |  | ((1, 2), (0, 1)) | d4ef5127 decd36f8
1 play AS |  | ((1, 2), (0, 1)) | a31a811f cec7c021
0 play 9H |  | ((1, 2), (0, 1)) | 6d39ddf9 cafd2a30
0 play 8D |  | ((1, 2), (0, 1)) | 85142862 1843a342
1 play KS |  | ((1, 2), (0, 1)) | 034aa3a2 38546f71
0 play JD |  | ((1, 2), (0, 1)) | 652f5909 5f446899
1 play JS |  | ((1, 2), (0, 1)) | a1c17e3f 57dbb949
0 play 7D |  | ((1, 2), (0, 1)) | 115169d7 40e266bc
1 play 7S | tricks/11.1:0+3white | ((1, 5), (0, 1)) | b8f6894c 53975c6a
* deal KD AS 8C 8S JS 7D | turned_honour/6.2:1+1white point/8.2:1+1white | ((1, 5), (0, 3)) | bfe1e893 ba10656e
0 play JD |  | ((1, 5), (0, 3)) | 5dd70ee3 da7f22c6
1 play QD |  | ((1, 5), (0, 3)) | ff844a90 dcff7680
1 play TH |  | ((1, 5), (0, 3)) | bc6817b0 b5028339
0 play AH |  | ((1, 5), (0, 3)) | 6478273c 098e6019
0 play TS |  | ((1, 5), (0, 3)) | f76bed0a 5988fb6c
1 play JS |  | ((1, 5), (0, 3)) | 2da2876c 582a9558
1 play 8S |  | ((1, 5), (0, 3)) | 924b6211 c38ab991
0 play QS |  | ((1, 5), (0, 3)) | 6ec13948 3383616a
0 play KD |  | ((1, 5), (0, 3)) | a09335cf a3d2f1ff
1 play 7D |  | ((1, 5), (0, 3)) | 0b8fc539 8e46eeec
0 play TD |  | ((1, 5), (0, 3)) | 6b15dfde 0fd2250d
1 play 8H |  | ((1, 5), (0, 3)) | 95dd9cc5 b1d8875b
1 play JC |  | ((1, 5), (0, 3)) | eb7d82da e1faefe1
0 play 7C |  | ((1, 5), (0, 3)) | 610b40af b3920b73
1 play KC |  | ((1, 5), (0, 3)) | 073320e7 ec73c9be
0 play 8C |  | ((1, 5), (0, 3)) | 9cdb248d 1e05dca5
1 play QC |  | ((1, 5), (0, 3)) | 191f0476 acebc868
0 play 9C |  | ((1, 5), (0, 3)) | b08090d8 c73cba3e
1 play JH |  | ((1, 5), (0, 3)) | 82eea833 038bff4c
0 play 9D | honour_led/10.2:1+1white | ((1, 5), (0, 4)) | 77c0e649 785dc55f
1 play 7H |  | ((1, 5), (0, 4)) | 4e93e4c2 a1f9d3b1
0 play AS | honour_led/10.2:1+1white | ((1, 5), (0, 5)) | 5e880dca 0647b3bd
1 play TC |  | ((1, 5), (0, 5)) | f9ddaa41 fcdf7b3b
0 play 7S | tricks/11.1:1+3white | ((1, 0), (1, 2)) | a7dce131 ae89094e
* deal QS QH 8D 9S JD AS | turned_honour/6.2:0+1white point/8.2:0+1white | ((1, 2), (1, 2)) | 9a63a869 d4ff6c27
1 play KS |  | ((1, 2), (1, 2)) | aa0a4386 35d50cb1
0 play 8S |  | ((1, 2), (1, 2)) | 5014b491 66a8cf73
1 play JH |  | ((1, 2), (1, 2)) | 8ec48e22 c41f1bb2
0 play 7H | honour_led/10.2:1+1white honour_caught/10.3:1+1white | ((1, 2), (1, 4)) | 9a9ed8fd 63d4380d
1 play QH |  | ((1, 2), (1, 4)) | eb9a7832 6a7b14e1
0 play 9H | honour_led/10.2:1+1white | ((1, 2), (1, 5)) | e2528b36 ba127a4b
1 play 8C |  | ((1, 2), (1, 5)) | d398876a a1a0ffa5
0 play JC |  | ((1, 2), (1, 5)) | 79cef720 4f59ee19
0 play 7S |  | ((1, 2), (1, 5)) | 4d6f0ed2 d4ee24d1
1 play JS |  | ((1, 2), (1, 5)) | 724ae6d1 ebecd167
1 play 7C |  | ((1, 2), (1, 5)) | d445aaa9 4e0eabcd
0 play TH |  | ((1, 2), (1, 5)) | 2bae16a0 9de9bfa7
0 play 9S |  | ((1, 2), (1, 5)) | 5f97e1d5 7e2c8bfb
1 play QS |  | ((1, 2), (1, 5)) | a82c2347 4a8b7229
1 play 8D |  | ((1, 2), (1, 5)) | 8ffc95a3 e41da035
0 play QD |  | ((1, 2), (1, 5)) | 84b9b7bb 6377cddc
0 play AS |  | ((1, 2), (1, 5)) | 5f33c7a8 e06aba63
1 play 9C |  | ((1, 2), (1, 5)) | ddff70b5 0ac9b6f2
0 play TS |  | ((1, 2), (1, 5)) | f9340010 f9d9c962
1 play QC |  | ((1, 2), (1, 5)) | feb2f7c8 5404d0a4
0 play JD |  | ((1, 2), (1, 5)) | 4f74a505 8c6600b7
1 play 9D |  | ((1, 2), (1, 5)) | bd8de166 b070fce8
0 play KD |  | ((1, 2), (1, 5)) | e2a68e13 c2ad5481
1 play TC | tricks/11.1:0+1white | ((1, 3), (1, 5)) | 84894c5a 4cca78d9
* deal JH 7S JD TS 9H 7D | sequence/7.2:0+1red point/8.2:1+1white | ((2, 3), (1, 1)) | 2606a1d4 df543582
0 play 7S |  | ((2, 3), (1, 1)) | a0955cc9 41a7c97b
1 play JS |  | ((2, 3), (1, 1)) | d21ad9b5 d55b91f9
1 play 9H |  | ((2, 3), (1, 1)) | 5985f243 800bac94
0 play KH |  | ((2, 3), (1, 1)) | 802deca5 3751c729
0 play 8D |  | ((2, 3), (1, 1)) | d2a15989 a64d545f
1 play QD |  | ((2, 3), (1, 1)) | 7d31d958 d95e519d
1 play AS |  | ((2, 3), (1, 1)) | 89ddcff2 2ecf18fc
0 play KS |  | ((2, 3), (1, 1)) | e12c3b7e 65c35117
0 play 8S |  | ((2, 3), (1, 1)) | d3029541 4da6a7e6
1 play TS |  | ((2, 3), (1, 1)) | ede2f482 df48a907
1 play 7D |  | ((2, 3), (1, 1)) | e372d63d e9927ca0
0 play JD |  | ((2, 3), (1, 1)) | c02cc517 8a743c6a
0 play AH |  | ((2, 3), (1, 1)) | e92b0b83 433761ca
1 play TD | honour_led/10.2:0+1white | ((2, 4), (1, 1)) | 378116b0 43ee9ee0
0 play 8C |  | ((2, 4), (1, 1)) | 5baaa1bf fcd1f390
1 play TC |  | ((2, 4), (1, 1)) | 98accdd8 0d5ad27f
1 play 9S |  | ((2, 4), (1, 1)) | 30e24478 97f40f6a
0 play JH |  | ((2, 4), (1, 1)) | 6fa49cdd 3bf54b52
0 play AD |  | ((2, 4), (1, 1)) | 77e3adcc e0218383
1 play 9D |  | ((2, 4), (1, 1)) | 8ddc223b a5b7ad89
0 play QH |  | ((2, 4), (1, 1)) | b0cd06ce 007ddd4b
1 play 7C | honour_led/10.2:0+1white | ((2, 5), (1, 1)) | abdf64bb 8616aa0b
0 play 7H |  | ((2, 5), (1, 1)) | 94fd5d6f c7c43298
1 play QS | honour_led/10.2:0+1white tricks/11.1:0+2white | ((3, 2), (1, 0)) | 54d62a97 78da6128
* deal KS QC AH AC TS 8S | turned_honour/6.2:0+1white four_of_a_kind/7.3:1+1red point/8.2:0+1white | ((3, 1), (2, 0)) | a790ba90 371d6355
1 play 9H |  | ((3, 1), (2, 0)) | fcc7d70d 57351017
0 play QH |  | ((3, 1), (2, 0)) | 7d78c5af 26de8d70
0 play 8D |  | ((3, 1), (2, 0)) | 14201142 f4af09c9
1 play JD |  | ((3, 1), (2, 0)) | 8b8e1182 87ce6e9d
1 play KD |  | ((3, 1), (2, 0)) | 297d9ec5 9dcd2e57
0 play QD |  | ((3, 1), (2, 0)) | 47fbf22e cd4a381e
1 play KC |  | ((3, 1), (2, 0)) | 0b61126c 9ae8709b
0 play 8C |  | ((3, 1), (2, 0)) | 0b6f7578 213a9cb3
1 play AH |  | ((3, 1), (2, 0)) | 912ac3ba e25e47da
0 play 8H | honour_led/10.2:1+1white | ((3, 1), (2, 1)) | 156fe4ac e6af2e3d
1 play KS |  | ((3, 1), (2, 1)) | 39e71b99 3d9d5c1b
0 play TS |  | ((3, 1), (2, 1)) | 4e2dc97a 7568692c
1 play QS |  | ((3, 1), (2, 1)) | bf67b115 704db3d4
0 play 8S |  | ((3, 1), (2, 1)) | fc678311 9698a352
1 play KH |  | ((3, 1), (2, 1)) | 1f92d8f9 a2d61c0c
0 play AD | honour_led/10.2:1+1white | ((3, 1), (2, 2)) | fab4920a 67bc9dbb
1 play 7C |  | ((3, 1), (2, 2)) | c5de4560 ca0948d4
0 play AC |  | ((3, 1), (2, 2)) | 59f5c834 2fdf1b85
0 play 7S |  | ((3, 1), (2, 2)) | 1c82ea65 bd5ee57d
1 play 7H |  | ((3, 1), (2, 2)) | fab7fef5 0bec2442
1 play QC |  | ((3, 1), (2, 2)) | afbce377 be22c896
0 play 9S |  | ((3, 1), (2, 2)) | e17f0cd9 229df21f
1 play TD |  | ((3, 1), (2, 2)) | 7d7cd3f5 7f9be108
0 play 9D | tricks/11.1:1+4white | ((3, 0), (3, 0)) | 5268f4ec 4ffe87ff
* deal KC TD KH 8C JS KD | turned_honour/6.2:1+1white point/8.2:0+1white | ((3, 1), (3, 1)) | 1656bf51 35c1efc7
0 play 9D |  | ((3, 1), (3, 1)) | e99ca8af 78eeae2b
1 play KD |  | ((3, 1), (3, 1)) | fed57099 0265afb7
1 play 8S |  | ((3, 1), (3, 1)) | b48ad367 021cc566
0 play QS |  | ((3, 1), (3, 1)) | ad041237 143efe8f
0 play 7C |  | ((3, 1), (3, 1)) | 2e048fe7 ef3c3618
1 play 9C |  | ((3, 1), (3, 1)) | 308260a5 e06c2c8c
1 play JS |  | ((3, 1), (3, 1)) | 40092d0f eab6a5c5
0 play TD | honour_led/10.2:1+1white | ((3, 1), (3, 2)) | 44962750 00c56a60
1 play AD |  | ((3, 1), (3, 2)) | 07df5431 76a1f59e
0 play JD |  | ((3, 1), (3, 2)) | 7a3a2896 7268bead
0 play KC |  | ((3, 1), (3, 2)) | 306914b8 cf0ad019
1 play 8C |  | ((3, 1), (3, 2)) | 4ac6b78a 5d7dec42
0 play QH |  | ((3, 1), (3, 2)) | 1a9d747b d0bc5b3f
1 play JH |  | ((3, 1), (3, 2)) | edf564c0 4149ba0d
0 play QC |  | ((3, 1), (3, 2)) | ecb7eb29 409ca979
1 play TC |  | ((3, 1), (3, 2)) | 5e927fd6 ba9947a0
0 play TH |  | ((3, 1), (3, 2)) | f77ed5d8 e00ab72b
1 play 8H |  | ((3, 1), (3, 2)) | 8e2e8157 b9be9271
0 play 7D |  | ((3, 1), (3, 2)) | fb1efcef 1dd36239
1 play 8D |  | ((3, 1), (3, 2)) | 0132bbbb 0826f5e4
1 play 9S |  | ((3, 1), (3, 2)) | d79c53c2 8857c710
0 play KH |  | ((3, 1), (3, 2)) | 05a5375d c0e83979
1 play AS |  | ((3, 1), (3, 2)) | 27ccc975 d112587e
0 play AC | honour_led/10.2:1+1white | ((3, 1), (3, 3)) | b7f12f53 7af21ec0
* deal QH TS JD 8C 9S KH | point/8.2:1+1white | ((3, 1), (3, 4)) | f32f4042 b99b8d04
1 play QS |  | ((3, 1), (3, 4)) | e670768c 4e83334a
0 play 9S |  | ((3, 1), (3, 4)) | e44abad0 38f7ea1e
1 play 8D |  | ((3, 1), (3, 4)) | 05dc7482 f951af41
0 play 9D |  | ((3, 1), (3, 4)) | 59b52b8f 378075f2
0 play 7S |  | ((3, 1), (3, 4)) | 727f9ef0 3f16dc9c
1 play AS |  | ((3, 1), (3, 4)) | 6046dc6a 0b482591
1 play KS |  | ((3, 1), (3, 4)) | d4ab4419 50b67135
0 play JS |  | ((3, 1), (3, 4)) | 6d21edd4 e28731ff
1 play JD |  | ((3, 1), (3, 4)) | 2964f8b9 9e034f0e
0 play QD |  | ((3, 1), (3, 4)) | bddceb9e e3bf2b11
0 play TH |  | ((3, 1), (3, 4)) | f6a927ad 08fe8162
1 play QH |  | ((3, 1), (3, 4)) | d6b0f943 c55609c4
1 play 8S |  | ((3, 1), (3, 4)) | da6567b2 55ac33a1
0 play JH |  | ((3, 1), (3, 4)) | 5584eea8 1235bb5e
0 play AC |  | ((3, 1), (3, 4)) | bd6306e9 cf4b205b
1 play KC |  | ((3, 1), (3, 4)) | c3f0ad7c 68e7f289
1 play TS |  | ((3, 1), (3, 4)) | 8fb6b571 8a92eb74
0 play AH |  | ((3, 1), (3, 4)) | 13f6619b d2a49e8f
0 play AD |  | ((3, 1), (3, 4)) | f3b69294 625552f3
1 play KD |  | ((3, 1), (3, 4)) | e40fbfad 5be8569e
1 play 7H |  | ((3, 1), (3, 4)) | 330431b2 f233594d
0 play KH | honour_led/10.2:1+1white | ((3, 1), (3, 5)) | ab39a7e3 a976de57
0 play 8C |  | ((3, 1), (3, 5)) | 3c07724c b1aa8d1e
1 play 7D |  | ((3, 1), (3, 5)) | 76898541 d6961856
* deal TD 7S 8H QD AC JC | point/8.2:1+1white | ((3, 0), (4, 0)) | 9d015e90 9ad4c975
0 play QS |  | ((3, 0), (4, 0)) | 64bdc7d3 1b8853cb
1 play KS | honour_led/10.2:0+1white | ((3, 1), (4, 0)) | 1e9a2c0b 39e70c3b
1 play 7H |  | ((3, 1), (4, 0)) | 54510970 b74f417a
0 play KH |  | ((3, 1), (4, 0)) | 4ce4be59 c0c34099
0 play 7S |  | ((3, 1), (4, 0)) | bdf3d6e3 5a76b5cf
1 play AS | honour_led/10.2:0+1white | ((3, 2), (4, 0)) | 8837acb6 bb7a2c1d
1 play KD |  | ((3, 2), (4, 0)) | 2d76d15e 0664e367
0 play TD |  | ((3, 2), (4, 0)) | c09b247b 6ac5f54c
1 play 8D |  | ((3, 2), (4, 0)) | 43e0c659 3a3d4908
0 play AD |  | ((3, 2), (4, 0)) | 85413489 788c9d89
0 play 8H |  | ((3, 2), (4, 0)) | f5a3d942 c9c6ddaf
1 play 9H |  | ((3, 2), (4, 0)) | 66956335 57bd2f8f
1 play 7D |  | ((3, 2), (4, 0)) | 55f3b6a1 5e34c6be
0 play 9S |  | ((3, 2), (4, 0)) | 2d0e26f6 cb911c77
0 play JH |  | ((3, 2), (4, 0)) | 070b7871 b3e4a902
1 play QH |  | ((3, 2), (4, 0)) | dfdf030d 645141c5
1 play AC |  | ((3, 2), (4, 0)) | b2d1cc14 88289d66
0 play 7C |  | ((3, 2), (4, 0)) | ee73c167 7e6e2c1b
1 play 9D |  | ((3, 2), (4, 0)) | 073a123a e6247447
0 play AH |  | ((3, 2), (4, 0)) | 028e402e b517846c
1 play QD |  | ((3, 2), (4, 0)) | 9d856b94 cae2b102
0 play 8C |  | ((3, 2), (4, 0)) | b0b0227a 9108edf1
1 play JC |  | ((3, 2), (4, 0)) | 7827cf93 b70d9308
0 play TC | tricks/11.1:1+3white | ((3, 2), (4, 3)) | 8b9e848e 83b77919
* deal AC 8C 9C TD KC JC | turned_honour/6.2:0+1white point/8.2:1+1white | ((3, 3), (4, 4)) | 7d2201d1 7b9aa210
1 play AC |  | ((3, 3), (4, 4)) | 2b653b14 1eb6ada1
0 play JC |  | ((3, 3), (4, 4)) | 3680b601 6971c138
0 play QD |  | ((3, 3), (4, 4)) | 3b169b82 d8f4e526
1 play 9D | honour_led/10.2:0+1white | ((3, 4), (4, 4)) | 9dfc0cd8 445d4461
0 play AH |  | ((3, 4), (4, 4)) | 8b6b6a66 6e16ab53
1 play JH |  | ((3, 4), (4, 4)) | 6c4d9c0b 927c3ecc
1 play QH |  | ((3, 4), (4, 4)) | 01239110 f0faa48b
0 play KH |  | ((3, 4), (4, 4)) | ba265d3b e23f9be4
0 play 7D |  | ((3, 4), (4, 4)) | b8669e7b 116f2181
1 play AD | honour_led/10.2:0+1white | ((3, 5), (4, 4)) | ed1e055c 216af9c6
1 play 8C |  | ((3, 5), (4, 4)) | 5c2adc8c df4b610e
0 play KC |  | ((3, 5), (4, 4)) | 744d36c0 db3682be
0 play JD |  | ((3, 5), (4, 4)) | 46e452b4 8bfe6bdc
1 play QC | honour_led/10.2:0+1white | ((4, 0), (4, 0)) | fb1a8bba ff562cdd
0 play TD |  | ((4, 0), (4, 0)) | 372d0d34 7f17d16f
1 play KS |  | ((4, 0), (4, 0)) | 10c80f72 cc2f25d6
0 play 9S |  | ((4, 0), (4, 0)) | 70b59e1c c35d9427
1 play 8S |  | ((4, 0), (4, 0)) | 1bb2da1a 767f6cba
0 play 8H |  | ((4, 0), (4, 0)) | 25dd370a dd8c5cd3
1 play 9H |  | ((4, 0), (4, 0)) | 2f509f2c 82bd0501
1 play TC |  | ((4, 0), (4, 0)) | 55d967d6 adeca34c
0 play 7C |  | ((4, 0), (4, 0)) | d44e65f8 687f57c2
1 play 9C |  | ((4, 0), (4, 0)) | 660e07be 31b58ac2
0 play QS | tricks/11.1:0+1white | ((4, 1), (4, 0)) | 62bc5e0d 4403e8ad
* deal AC KC 7S JD 7D 9H | four_of_a_kind/7.3:0+1red point/8.2:1+1white | ((5, 1), (4, 1)) | d5688480 338a754b
0 play AC |  | ((5, 1), (4, 1)) | 9aad9516 c4ca908c
1 play JC |  | ((5, 1), (4, 1)) | 55d793b5 79941792
1 play JS |  | ((5, 1), (4, 1)) | 94dfe692 b468c02f
0 play KS |  | ((5, 1), (4, 1)) | d60f6363 f67b42a4
0 play 9S |  | ((5, 1), (4, 1)) | 3a6eb2f5 048e7fb3
1 play TS |  | ((5, 1), (4, 1)) | 41422e68 b34b0b4e
1 play 7H |  | ((5, 1), (4, 1)) | b715ef6b ee75dfa3
0 play 8H | honour_led/10.2:1+1white | ((5, 1), (4, 2)) | a21e0bb2 5d21267a
0 play 7S |  | ((5, 1), (4, 2)) | 06e34a79 db267efa
1 play 9H |  | ((5, 1), (4, 2)) | b6f725e5 7172c999
1 play JD |  | ((5, 1), (4, 2)) | 773e66cb 0097206c
0 play KD |  | ((5, 1), (4, 2)) | eedb602f e545c7a1
0 play KH |  | ((5, 1), (4, 2)) | 177a528b c488fa9b
1 play AH | honour_led/10.2:0+1white honour_caught/10.3:0+1white | ((5, 3), (4, 2)) | 0a1f6a77 f1c00b4b
0 play 8S |  | ((5, 3), (4, 2)) | c997f6b1 566b040e
1 play TC |  | ((5, 3), (4, 2)) | cfd72b9e 88ba44c5
0 play AD |  | ((5, 3), (4, 2)) | a6d4c467 a54ccf2e
1 play 7D |  | ((5, 3), (4, 2)) | 50d639fa bbf23f38
0 play 8D |  | ((5, 3), (4, 2)) | 1807a1af 8d2afa9f
1 play TD |  | ((5, 3), (4, 2)) | 33d4c7b9 80a78950
1 play 8C |  | ((5, 3), (4, 2)) | c965f627 e40b33e3
0 play KC |  | ((5, 3), (4, 2)) | 0314d403 42212017
0 play 7C |  | ((5, 3), (4, 2)) | 07cf2d29 cfb06801
1 play QC | tricks/11.1:0+1white | ((5, 4), (4, 2)) | c4d2a367 e9f09af4
* deal TD TS KD AH 7C AS | point/8.2:0+1white | ((5, 5), (4, 2)) | 75019699 242ebc57
1 play QS |  | ((5, 5), (4, 2)) | 666f25f6 44b0e8d6
0 play KS |  | ((5, 5), (4, 2)) | a56328bd 6cc3b420
0 play TH |  | ((5, 5), (4, 2)) | 620d2caf 5e3fe37d
1 play KH |  | ((5, 5), (4, 2)) | da1332bd 46d2e6bd
1 play TD |  | ((5, 5), (4, 2)) | 22ab2da9 a13cdfec
0 play QD |  | ((5, 5), (4, 2)) | 80440373 1d60c031
0 play QC |  | ((5, 5), (4, 2)) | 981d3d9b c6fe0544
1 play TC |  | ((5, 5), (4, 2)) | 98ef8264 7396d8f3
0 play 8S |  | ((5, 5), (4, 2)) | 4203e69d 3439ddde
1 play 9S |  | ((5, 5), (4, 2)) | 8e59a481 d72ec179
1 play JD |  | ((5, 5), (4, 2)) | 5193c7b7 ebe2a87f
0 play AH | honour_led/10.2:1+1white | ((5, 5), (4, 3)) | 08a41c7f 89e43ea9
1 play TS |  | ((5, 5), (4, 3)) | 609c7e8e 7db354a7
0 play JS |  | ((5, 5), (4, 3)) | d8bab126 eccf4350
0 play 9C |  | ((5, 5), (4, 3)) | 42d79a1e 90cbdeed
1 play AD |  | ((5, 5), (4, 3)) | 66b0830b 38bae0cf
1 play JH |  | ((5, 5), (4, 3)) | faab0aef ed97cc85
0 play JC |  | ((5, 5), (4, 3)) | cc83e175 9b5eeca0
1 play KD |  | ((5, 5), (4, 3)) | 5fc58c10 319939d0
0 play 7C | honour_led/10.2:1+1white | ((5, 5), (4, 4)) | e4266066 dc6c4f18
1 play 7H |  | ((5, 5), (4, 4)) | 67ff753f d456b138
0 play 7S |  | ((5, 5), (4, 4)) | da96b278 3d66a70c
1 play 9H |  | ((5, 5), (4, 4)) | 7299caca c600aaf7
0 play AS | tricks/11.1:1+2white | ((5, 0), (5, 0)) | 287e47b1 576b74eb
* deal TH AC QD JH 7C TC | turned_honour/6.2:1+1white point/8.2:0+1white | ((5, 1), (5, 1)) | 1ee79689 d9f267ab
0 play 8H |  | ((5, 1), (5, 1)) | 4d24cfd5 939944ed
1 play AH |  | ((5, 1), (5, 1)) | f675957d 9ca023a1
1 play JH |  | ((5, 1), (5, 1)) | 05a8b385 de7a7f0a
0 play QH | honour_led/10.2:1+1white | ((5, 1), (5, 2)) | 03336308 072a9637
0 play JD |  | ((5, 1), (5, 2)) | a60c8035 43387a83
1 play TD |  | ((5, 1), (5, 2)) | 50845fff 92374343
0 play AC |  | ((5, 1), (5, 2)) | 5b3ff17e fc150abd
1 play KC |  | ((5, 1), (5, 2)) | a35d168a c52e664a
1 play 7C |  | ((5, 1), (5, 2)) | 9040dcb6 6c7d7000
0 play 8C |  | ((5, 1), (5, 2)) | 1946c975 4aaa280f
0 play TH |  | ((5, 1), (5, 2)) | 82ae0396 7871d963
1 play 9H |  | ((5, 1), (5, 2)) | 5a44c239 ded4a404
0 play KD |  | ((5, 1), (5, 2)) | 64dda76f ba838192
1 play AD |  | ((5, 1), (5, 2)) | 49acb272 5f29072c
0 play 7S |  | ((5, 1), (5, 2)) | 055efe95 9e8172bc
1 play 8S |  | ((5, 1), (5, 2)) | 36a5dc17 b1aa1f1b
1 play 9S |  | ((5, 1), (5, 2)) | 0864df16 02d92469
0 play JS |  | ((5, 1), (5, 2)) | b9975c96 511d3b72
0 play QD |  | ((5, 1), (5, 2)) | 60bee7a3 d75c3a6b
1 play QS |  | ((5, 1), (5, 2)) | 3f952cc5 1ece8c33
0 play 7D |  | ((5, 1), (5, 2)) | 404c6f3e f51563c0
1 play 9C |  | ((5, 1), (5, 2)) | 0cfff9f2 4814a3ce
0 play 8D |  | ((5, 1), (5, 2)) | 88c19bab 2aa64835
1 play TC | tricks/11.1:0+3white | ((5, 4), (5, 2)) | 79547de8 c5ddae2a
* deal AD 9C KC TD JC QD | point/8.2:0+1white | ((5, 5), (5, 2)) | 1ab4a958 2d2bb4bc
1 play 7C |  | ((5, 5), (5, 2)) | 84fb9b60 23f3ad4c
0 play JC |  | ((5, 5), (5, 2)) | 6e55b627 7d704dfc
0 play 7D |  | ((5, 5), (5, 2)) | fd6160d2 1c10fe56
1 play AD |  | ((5, 5), (5, 2)) | 39bebc87 b943c6e1
1 play TC |  | ((5, 5), (5, 2)) | ac17da4a 69af3fdc
0 play QC |  | ((5, 5), (5, 2)) | fe12b6a8 affd238c
0 play JD |  | ((5, 5), (5, 2)) | 52980dbb 2c5d93c3
1 play JS |  | ((5, 5), (5, 2)) | 5a9bf75c 68747ecb
1 play 8C |  | ((5, 5), (5, 2)) | ee0a401b 19b32303
0 play AC |  | ((5, 5), (5, 2)) | 9db022d7 120a7019
0 play 7H |  | ((5, 5), (5, 2)) | 8638a100 cd6693aa
1 play JH |  | ((5, 5), (5, 2)) | 4ad6256f 116d3bb8
1 play KC |  | ((5, 5), (5, 2)) | 0ce34e54 fed67690
0 play KS |  | ((5, 5), (5, 2)) | 2e74786f c35b48de
0 play QD |  | ((5, 5), (5, 2)) | b8a47558 dfa6fde3
1 play AS |  | ((5, 5), (5, 2)) | d9e61b27 869bbedc
1 play 9C |  | ((5, 5), (5, 2)) | 1f62f37f 9819ff81
0 play QS |  | ((5, 5), (5, 2)) | 77d427e0 3a130f5e
0 play 9H |  | ((5, 5), (5, 2)) | 38f69acd 7ef33bf9
1 play QH |  | ((5, 5), (5, 2)) | 4d445a5b c812dfc6
1 play TH |  | ((5, 5), (5, 2)) | d24fb123 ece53978
0 play TD |  | ((5, 5), (5, 2)) | df24c712 24ef0b4c
1 play KH |  | ((5, 5), (5, 2)) | 21e134e4 0ed43a6c
0 play 8D | tricks/11.1:1+1white | ((5, 5), (5, 3)) | 60f6f449 aac69987
* deal AS QH 9H TH 7D KS | point/8.2:0+1white | ((6, 0), (5, 0)) | 6e737fb3 af5043d9
