* deal QS QH QC 8D QD AC | turned_honour/6.2:0+1white point/8.2:0+1white | ((0, 2), (0, 0)) | c0f64bbe 3e49c1ff
1 play AS |  | ((0, 2), (0, 0)) | 7eadc3f2 1ecd0123
0 play JS |  | ((0, 2), (0, 0)) | 5240d912 63ccfed3
0 play 8D |  | ((0, 2), (0, 0)) | 169e9747 9bdb5c12
1 play 7D |  | ((0, 2), (0, 0)) | cf7f17ca 586678af
0 play TC |  | ((0, 2), (0, 0)) | eb74a33b ea4ebe22
1 play KC |  | ((0, 2), (0, 0)) | b9308060 dd901c93
1 play 8H |  | ((0, 2), (0, 0)) | 99c50517 6b7803f9
0 play AH |  | ((0, 2), (0, 0)) | f3fcc041 562069b9
0 play 9C |  | ((0, 2), (0, 0)) | b1575dd3 82126da3
1 play QC |  | ((0, 2), (0, 0)) | c763d939 92b29606
1 play 7S |  | ((0, 2), (0, 0)) | 328ef07b 04a03810
0 play QD |  | ((0, 2), (0, 0)) | b6e7211c 0a9ad21b
1 play JC |  | ((0, 2), (0, 0)) | 7a61d544 a0da4f9e
0 play 8C |  | ((0, 2), (0, 0)) | 948a3fcb c0c52ba5
1 play 7C |  | ((0, 2), (0, 0)) | 3771eeba 9dfe4c3b
0 play AC |  | ((0, 2), (0, 0)) | 0370c168 1ef88be2
0 play JD |  | ((0, 2), (0, 0)) | 5d6bb929 56a725bd
1 play QH |  | ((0, 2), (0, 0)) | 82b2277a 00a6565c
1 play QS |  | ((0, 2), (0, 0)) | 3af66ecd 4f8b13d6
0 play KD |  | ((0, 2), (0, 0)) | 3a8c41a9 8abfbd26
1 play TH |  | ((0, 2), (0, 0)) | f090f73a 13243fce
0 play TD |  | ((0, 2), (0, 0)) | 6ff88630 1b911bde
1 play TS |  | ((0, 2), (0, 0)) | 907248ba 17fd7534
0 play 9D | tricks/11.1:1+2white | ((0, 2), (0, 2)) | 52a9305a 5b8306a6
* deal 7S 8H 7C 7D 9S 8D | turned_honour/6.2:1+1white point/8.2:1+1white | ((0, 2), (0, 4)) | e0067fd8 f504771f
0 play 7C |  | ((0, 2), (0, 4)) | be08850b 9ee8459c
1 play AC |  | ((0, 2), (0, 4)) | 3eca88b2 af54df1b
1 play TH |  | ((0, 2), (0, 4)) | fc4142e7 c7deb685
0 play KH |  | ((0, 2), (0, 4)) | 00d2fc52 661dfda7
0 play 8C |  | ((0, 2), (0, 4)) | 51a56b35 c381ad73
1 play 9H |  | ((0, 2), (0, 4)) | c5b532eb 1b4b2cf3
1 play 7D |  | ((0, 2), (0, 4)) | 6657e4c8 0334550b
0 play AD |  | ((0, 2), (0, 4)) | b9d7c78e 1b01ea5c
0 play 7H |  | ((0, 2), (0, 4)) | 62216ffd 83a20f16
1 play QH | honour_led/10.2:0+1white | ((0, 3), (0, 4)) | eacb1954 065aa530
1 play QS |  | ((0, 3), (0, 4)) | 042672f7 54c27fea
0 play 7S |  | ((0, 3), (0, 4)) | fb2b574e e985d325
1 play TD |  | ((0, 3), (0, 4)) | 42c95010 016bbbc7
0 play QD |  | ((0, 3), (0, 4)) | 4339f569 c98908cc
0 play 8H |  | ((0, 3), (0, 4)) | d8ec683a f4aefce1
1 play JH |  | ((0, 3), (0, 4)) | 102cc745 bc0e1d26
1 play 9S |  | ((0, 3), (0, 4)) | 51aa04db 2895eb13
0 play AS |  | ((0, 3), (0, 4)) | e9881c52 3b7085ac
0 play JC |  | ((0, 3), (0, 4)) | 73fde349 6e71c71e
1 play 8S |  | ((0, 3), (0, 4)) | dc227094 c685b0c7
0 play KD |  | ((0, 3), (0, 4)) | 44c7323f 88646b3c
1 play 8D |  | ((0, 3), (0, 4)) | 61cb46ba 569e4bdf
0 play KC |  | ((0, 3), (0, 4)) | c9a930ae b8d65e81
1 play JS | tricks/11.1:0+1white | ((0, 4), (0, 4)) | bce2b40b 3bf48943
* deal 8D 7H KS 8C AH KD | point/8.2:0+1white | ((0, 5), (0, 4)) | 27c58267 a2cd0f10
1 play AC |  | ((0, 5), (0, 4)) | 9e884c4f cf306d95
0 play KC | honour_led/10.2:1+1white | ((0, 5), (0, 5)) | dc87373f 7d50dc21
0 play 7S |  | ((0, 5), (0, 5)) | 9b20fbf8 4c460b4c
1 play KS |  | ((0, 5), (0, 5)) | 94c3af0b 76edd241
1 play 8D |  | ((0, 5), (0, 5)) | 127f26db 1e08568d
0 play 9D |  | ((0, 5), (0, 5)) | bde1af5e 2e3f0bc1
0 play 8C |  | ((0, 5), (0, 5)) | 0f9583ba 94a8b1d0
1 play QC |  | ((0, 5), (0, 5)) | 20bc79d1 2be71593
1 play 7D |  | ((0, 5), (0, 5)) | 247b1e21 fc8bf0c6
0 play TD |  | ((0, 5), (0, 5)) | d5fe3955 2675ddff
0 play AD |  | ((0, 5), (0, 5)) | 5fb6c239 df373bc5
1 play JC |  | ((0, 5), (0, 5)) | cdd6e465 fa920f8c
1 play KH |  | ((0, 5), (0, 5)) | 315eeff4 b8130750
0 play JH |  | ((0, 5), (0, 5)) | 44de30cd efa48b17
1 play AS |  | ((0, 5), (0, 5)) | cc100d97 05d7d3a0
0 play TS |  | ((0, 5), (0, 5)) | 2c11719f 28e869aa
1 play 7H |  | ((0, 5), (0, 5)) | 5ddf1c12 29239151
0 play AH |  | ((0, 5), (0, 5)) | e5e2a3bc 83c999df
0 play QD |  | ((0, 5), (0, 5)) | 1144dcaa dfaf3ce9
1 play QH |  | ((0, 5), (0, 5)) | 4ce8735d 46fcd35a
0 play KD |  | ((0, 5), (0, 5)) | 9c885067 43147124
1 play QS |  | ((0, 5), (0, 5)) | 34261152 11c8d87e
0 play 9C |  | ((0, 5), (0, 5)) | 02f52860 799e716a
1 play 9H | tricks/11.1:0+1white | ((1, 0), (0, 0)) | 30b49ecd a1d0f520
* deal QH 7C KD 8D TH AC | point/8.2:1+1white | ((1, 0), (0, 1)) | b1a10f14 47150843
0 play 8H |  | ((1, 0), (0, 1)) | cb81632c f3688ec5
1 play JH |  | ((1, 0), (0, 1)) | b1c3b322 4aa5a558
1 play TD |  | ((1, 0), (0, 1)) | 27398c78 4743b88d
0 play QD |  | ((1, 0), (0, 1)) | d1fb8704 e80472de
0 play JS |  | ((1, 0), (0, 1)) | 442b9528 2a62f6a0
1 play QS | honour_led/10.2:0+1white | ((1, 1), (0, 1)) | e14420e9 6e54527c
1 play TC |  | ((1, 1), (0, 1)) | f13f49ed 11c1af1d
0 play 7C |  | ((1, 1), (0, 1)) | dd971ab6 d6f72f61
1 play AC |  | ((1, 1), (0, 1)) | dcfafe6b 99dbfe44
0 play 8C |  | ((1, 1), (0, 1)) | b80cd468 92fed19c
1 play 7S |  | ((1, 1), (0, 1)) | e3f4510f 0086491b
0 play 9S | honour_led/10.2:1+1white | ((1, 1), (0, 2)) | 78e70545 8faf1859
0 play KS |  | ((1, 1), (0, 2)) | 2dd34719 02a28bd8
1 play 8D | honour_led/10.2:0+1white | ((1, 2), (0, 2)) | 20d7a6b5 d9cb9cc1
0 play 7H |  | ((1, 2), (0, 2)) | 4e58396d 4c8d95bd
1 play TH |  | ((1, 2), (0, 2)) | 8c1f3c47 3e889d7f
1 play QC |  | ((1, 2), (0, 2)) | 4beec9ea 778a9f0c
0 play KD |  | ((1, 2), (0, 2)) | 5aba51fa c6fc5bf8
1 play 9D |  | ((1, 2), (0, 2)) | ad8a73dd 9f4bdea4
0 play 7D |  | ((1, 2), (0, 2)) | f0d3d658 6d07e689
1 play JD |  | ((1, 2), (0, 2)) | d8a52fe9 18c5bc0d
0 play QH |  | ((1, 2), (0, 2)) | 396387aa b5742656
1 play KC |  | ((1, 2), (0, 2)) | 6a1a8a92 cb70fe7c
0 play KH | tricks/11.1:1+3white | ((1, 2), (0, 5)) | 31504129 85dbe75f
* deal JD 7C 7H 8S 9H JS | turned_honour/6.2:0+1white point/8.2:1+1white | ((1, 0), (1, 0)) | 2dce7429 7ecdd471
1 play QD |  | ((1, 0), (1, 0)) | e7c3cbef 6f907e73
0 play AS |  | ((1, 0), (1, 0)) | c4094d53 da213717
0 play 8S |  | ((1, 0), (1, 0)) | f7848117 00f0becc
1 play TC |  | ((1, 0), (1, 0)) | 4bbc45c7 85636e96
0 play 7S |  | ((1, 0), (1, 0)) | 7ec66306 4a594feb
1 play JD | honour_led/10.2:0+1white | ((1, 1), (1, 0)) | 99776b90 329e25b4
0 play 8H |  | ((1, 1), (1, 0)) | 104dd5aa a005d49a
1 play QH |  | ((1, 1), (1, 0)) | cd64f853 cbf00ad2
1 play KD |  | ((1, 1), (1, 0)) | 40acaf13 a9eded64
0 play JS |  | ((1, 1), (1, 0)) | d7fc6f3a 5ff76d6e
0 play 9H |  | ((1, 1), (1, 0)) | 38287c23 74cd29fe
1 play 7H |  | ((1, 1), (1, 0)) | e1baa573 ab8deba5
0 play 9S |  | ((1, 1), (1, 0)) | 0a97facc 2b75592c
1 play 7C |  | ((1, 1), (1, 0)) | 13a9ada9 1e47a3d3
0 play KH |  | ((1, 1), (1, 0)) | 52dfba4f 725b9b04
1 play 9C |  | ((1, 1), (1, 0)) | d85995a1 5ceb2ae2
0 play TH |  | ((1, 1), (1, 0)) | 10ee487b 4665a668
1 play AC |  | ((1, 1), (1, 0)) | 8b161c61 d2924540
0 play JC |  | ((1, 1), (1, 0)) | cf66f612 6583c7d9
1 play KC |  | ((1, 1), (1, 0)) | da08d12c a27b1a6a
1 play TD |  | ((1, 1), (1, 0)) | 6c522d6e 751af33a
0 play TS |  | ((1, 1), (1, 0)) | 221ebcf7 183983e6
0 play JH |  | ((1, 1), (1, 0)) | 402a0605 8a846413
1 play 8C | tricks/11.1:0+4white | ((1, 5), (1, 0)) | aec9bef2 3cd25f17
* deal 9C 8H 9S 7S 9D 7C | turned_honour/6.2:1+1white point/8.2:1+1white | ((1, 5), (1, 2)) | 11ed85a8 4f9bdb79
0 play TH |  | ((1, 5), (1, 2)) | b06f22e0 e1466bdf
1 play 9H |  | ((1, 5), (1, 2)) | 6aaad36f cf729f5b
0 play 9C |  | ((1, 5), (1, 2)) | 51f83f56 a90bdf11
1 play QC |  | ((1, 5), (1, 2)) | 28c3395e 8b242d6b
1 play 7C |  | ((1, 5), (1, 2)) | 0ca4e663 83d851b8
0 play TC |  | ((1, 5), (1, 2)) | 57321713 7c012650
0 play 8D |  | ((1, 5), (1, 2)) | 36aabdf9 688eb73f
1 play AD |  | ((1, 5), (1, 2)) | 48bda043 f940bee2
1 play AS |  | ((1, 5), (1, 2)) | f0a7ea22 bc7423c7
0 play KS |  | ((1, 5), (1, 2)) | b5386e18 48170161
0 play QH |  | ((1, 5), (1, 2)) | 385d4edc 90614a75
1 play 7H |  | ((1, 5), (1, 2)) | 4e69ff86 e043f9d4
0 play KD |  | ((1, 5), (1, 2)) | 69cd0766 96f7ad15
1 play 9D | honour_led/10.2:0+1white | ((2, 0), (1, 0)) | f3412796 d008c195
0 play TS |  | ((2, 0), (1, 0)) | c826c11a f5ccb00e
1 play 7S |  | ((2, 0), (1, 0)) | acf554e2 827c7b77
0 play JH |  | ((2, 0), (1, 0)) | 6de4a464 1f8237c3
1 play JD |  | ((2, 0), (1, 0)) | 9ff136d7 613733db
1 play KC |  | ((2, 0), (1, 0)) | 5fdf7c0c 29d10a89
0 play QS |  | ((2, 0), (1, 0)) | 38a46d84 ef94c3dd
1 play 8C |  | ((2, 0), (1, 0)) | 0a277da1 32bd30d4
0 play 8H |  | ((2, 0), (1, 0)) | 0902be7b f3748f7f
1 play JC |  | ((2, 0), (1, 0)) | a400838d 9df62766
0 play 9S |  | ((2, 0), (1, 0)) | 910aefcd 6fcca691
* deal KD 9C 8S 8C 8H JS | point/8.2:0+1white | ((2, 1), (1, 0)) | d367e1d6 b6595ea3
1 play 9C |  | ((2, 1), (1, 0)) | 1816bd5a b0ca969f
0 play 8C |  | ((2, 1), (1, 0)) | a065eff1 657eaed8
1 play KD |  | ((2, 1), (1, 0)) | 8dfc89b7 180b09ed
0 play 7D |  | ((2, 1), (1, 0)) | 9d75797e 9c7ec5c4
1 play QD |  | ((2, 1), (1, 0)) | 25a87565 4c9db036
0 play 8D |  | ((2, 1), (1, 0)) | 6653be23 15628d64
1 play 8S |  | ((2, 1), (1, 0)) | da92c737 170c1aea
0 play 9S |  | ((2, 1), (1, 0)) | 4b55d19f a0211dae
0 play 9H |  | ((2, 1), (1, 0)) | ec09d7cf 10a18093
1 play JH |  | ((2, 1), (1, 0)) | ded51723 3d97bac3
1 play AS |  | ((2, 1), (1, 0)) | 8a82b7c8 ed8fc33d
0 play JS |  | ((2, 1), (1, 0)) | 8f0688c3 fcc2fcff
0 play 9D |  | ((2, 1), (1, 0)) | c479ba3e 16af6485
1 play QC |  | ((2, 1), (1, 0)) | 3c153600 b5bb6cec
1 play TH |  | ((2, 1), (1, 0)) | 146f940a e413f5ac
0 play KH |  | ((2, 1), (1, 0)) | 4e0cc092 c13d3cf3
0 play 8H |  | ((2, 1), (1, 0)) | 258d411c f4e5e65a
1 play AH |  | ((2, 1), (1, 0)) | f6c06258 674a5b75
1 play QS |  | ((2, 1), (1, 0)) | 7f2d4a4a 36b44334
0 play 7S |  | ((2, 1), (1, 0)) | 4f3edc84 75cae762
1 play TS |  | ((2, 1), (1, 0)) | b86a1f58 010146dc
0 play AD |  | ((2, 1), (1, 0)) | 3a325a3e ca29b520
1 play 7H |  | ((2, 1), (1, 0)) | b4c612b3 ebb0fb1d
0 play JD | tricks/11.1:1+3white | ((2, 1), (1, 3)) | 97ee248d e59cb1ee
* deal 8C TD 9H QS 8S AS | turned_honour/6.2:1+1white four_of_a_kind/7.3:1+1red point/8.2:1+1white | ((2, 0), (2, 5)) | ac9ed049 b20b0fc6
0 play 8H |  | ((2, 0), (2, 5)) | 7cf06398 ce5cc117
1 play TH |  | ((2, 0), (2, 5)) | a2bc85d6 4b50f8b7
1 play TS |  | ((2, 0), (2, 5)) | 8ff2970e 7d5fd2cc
0 play 7S |  | ((2, 0), (2, 5)) | 957f59b2 bb5af15c
1 play 9S |  | ((2, 0), (2, 5)) | 5c11efda ffcd2f23
0 play KC |  | ((2, 0), (2, 5)) | 56752a5a 04fc8a8b
0 play QD |  | ((2, 0), (2, 5)) | afe7a901 abb90868
1 play KD |  | ((2, 0), (2, 5)) | df0bb0d9 769f07fe
1 play 9D |  | ((2, 0), (2, 5)) | 6572716a 248243e2
0 play TD |  | ((2, 0), (2, 5)) | bdf31e63 4b1ce62d
0 play JH |  | ((2, 0), (2, 5)) | 79643101 fb71bd07
1 play AH |  | ((2, 0), (2, 5)) | 5a106775 ca1780ad
0 play 9H |  | ((2, 0), (2, 5)) | d0f5ef97 9065b734
1 play AC |  | ((2, 0), (2, 5)) | 7e56e623 aef8bf8b
1 play QC |  | ((2, 0), (2, 5)) | b550de01 2e79d306
0 play 8C | honour_led/10.2:1+1white | ((2, 0), (3, 0)) | d9d4ba26 3cc2136b
