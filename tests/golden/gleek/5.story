* deal 5C JH 5D 8S 4H AS |  | ((0,), (0,), (0,)) | 03fd3012 b03feab2 3574a8b9
0 say pass |  | ((0,), (0,), (0,)) | 9e25df73 a8b80921 8487da14
1 say bid 13 |  | ((0,), (0,), (0,)) | 4c6593e3 38c5e686 42d2c7cd
2 say bid 14 |  | ((0,), (0,), (0,)) | 92641add bdf55724 55aca4aa
1 say bid 15 |  | ((0,), (0,), (0,)) | 7c92bf46 0f54dba0 f7815fe4
2 say bid 16 |  | ((0,), (0,), (0,)) | 3cc15171 98fdc505 3413f3f8
1 say pass | stock/6.7:0+8pence stock/6.7:1+8pence | ((8,), (8,), (-16,)) | f00c41b2 d2f79144 ab406b72
2 lay 6S |  | ((8,), (8,), (-16,)) | 579c30d5 bcfbf5a4 b67c2179
2 lay KD |  | ((8,), (8,), (-16,)) | 19a2d565 f2c51014 5fa4846e
2 lay 5C |  | ((8,), (8,), (-16,)) | d75b7cf9 2d1b40ba 0fcd257f
2 lay 6D |  | ((8,), (8,), (-16,)) | c9d61955 33962516 342bc96b
2 lay 7D |  | ((8,), (8,), (-16,)) | 7dc48676 8784ba35 0bb17e33
2 lay 8S |  | ((8,), (8,), (-16,)) | 33fa63c6 c9ba5f85 4d25d1ea
2 lay KS | ante/8.4:-3+1pence ante/8.4:-3+1pence ante/8.4:-3+1pence | ((7,), (7,), (-17,)) | 7a916835 29d51f41 3a40a2f7
2 say vie 9 | vied/8.7:-3+9pence | ((7,), (7,), (-26,)) | 555a6a0b 464a5e31 c7150cbb
0 say pass |  | ((7,), (7,), (-26,)) | e948c744 2f8e6bcf c285be39
1 say see | seen/8.8:-3+9pence ruff_shown/8.15:2+21pence | ((7,), (-2,), (-5,)) | b7c692e3 3e284e4a 0b013ade
2 play TC |  | ((7,), (-2,), (-5,)) | 17932ae2 c7241564 52e48ba0
0 play QC |  | ((7,), (-2,), (-5,)) | b6464954 351ee2c4 3a47e799
1 play 7C |  | ((7,), (-2,), (-5,)) | d810450e 2e608059 de9ed496
0 play QD |  | ((7,), (-2,), (-5,)) | 2bf9f660 bfd10f77 bcd55a56
1 play AD |  | ((7,), (-2,), (-5,)) | f7191eed c541a35d a562ed94
2 play 8D |  | ((7,), (-2,), (-5,)) | 2fffc8a7 3c117440 d1d5a53d
1 play TS |  | ((7,), (-2,), (-5,)) | 138aa8db fca4b793 96dd7eca
2 play 5S |  | ((7,), (-2,), (-5,)) | 3809c9a8 b62148ae 837d4df4
0 play AS |  | ((7,), (-2,), (-5,)) | 029d58f6 2f2f9393 74ba77ab
0 play KH |  | ((7,), (-2,), (-5,)) | 398a6cad a7de5dfc 7ed8a4e0
1 play 8H |  | ((7,), (-2,), (-5,)) | 6de514d3 e52eecf7 fb666806
2 play 6H |  | ((7,), (-2,), (-5,)) | ffa10bb6 a2e338f5 06d339b5
0 play 8C |  | ((7,), (-2,), (-5,)) | 95a6eb3e 5ec05c13 d29392b6
1 play 4C |  | ((7,), (-2,), (-5,)) | d542dc71 baf03528 39eb98e8
2 play AC |  | ((7,), (-2,), (-5,)) | b0c19cb3 031c344e 878da4c8
2 play 4D |  | ((7,), (-2,), (-5,)) | 00fa5e9b 9dd62def 3bb3aa73
0 play JD |  | ((7,), (-2,), (-5,)) | 872b1140 934bdf27 12bc7563
1 play 5H |  | ((7,), (-2,), (-5,)) | 10d302c1 fdafeedf bda2d8d8
0 play KC |  | ((7,), (-2,), (-5,)) | da373930 86d6667e beab4735
1 play 9C |  | ((7,), (-2,), (-5,)) | 1427a4e0 0cff974c e875965b
2 play JC |  | ((7,), (-2,), (-5,)) | d72b5347 c2575292 3d65ba88
0 play 9H |  | ((7,), (-2,), (-5,)) | b242d380 34f54a9b 79bc978f
1 play QH |  | ((7,), (-2,), (-5,)) | 7b7a1d67 3e9f37b8 50e9b073
2 play JH |  | ((7,), (-2,), (-5,)) | 9f5b8c66 db683675 2ba35b3d
1 play 4S |  | ((7,), (-2,), (-5,)) | b0da5900 c07e51f1 6a63b580
2 play 7S |  | ((7,), (-2,), (-5,)) | 3977b2c0 12d04ea1 d94679ab
0 play TH |  | ((7,), (-2,), (-5,)) | 9773d7e4 f0430f9a 6dbd5c47
2 play TD |  | ((7,), (-2,), (-5,)) | 933cb4b3 e5ec39ab 7879bb77
0 play 4H |  | ((7,), (-2,), (-5,)) | 4bd4ae65 40d92937 c82014d1
1 play 7H |  | ((7,), (-2,), (-5,)) | ac07c1dc d4af2527 275f4619
2 play 9D |  | ((7,), (-2,), (-5,)) | b0d68b85 bae92a66 38a337d9
0 play AH |  | ((7,), (-2,), (-5,)) | 4c5dd5f0 2943c919 d8ce4898
1 play QS |  | ((7,), (-2,), (-5,)) | b07ca1f1 bde22cfb 9dd9088c
1 play JS |  | ((7,), (-2,), (-5,)) | 590a69b3 26d5fb30 ed13f8c6
2 play 5D |  | ((7,), (-2,), (-5,)) | 64cc6043 3fc9764d 9ccef8a5
0 play 6C | tricks_short/11.5:-3+13pence tricks_over/11.6:0+8pence tricks_over/11.6:1+2pence tricks_surplus/11.8:0+3pence | ((18,), (0,), (-18,)) | 86f58801 0999af1f 6023a95d
* deal 7C 6S TS TD 9C 6C |  | ((18,), (0,), (-18,)) | 036f4f5f 5ce847b6 5a4137a7
1 say bid 13 |  | ((18,), (0,), (-18,)) | 127d86f7 f71b64c2 b5e3321b
2 say pass |  | ((18,), (0,), (-18,)) | 18503491 f90f6b8f d79b0b3d
0 say pass | stock/6.7:0+7pence stock/6.7:2+6pence | ((25,), (-13,), (-12,)) | bf2eb312 8ba84abb 0d4d887c
1 lay 6H |  | ((25,), (-13,), (-12,)) | a39fb755 6dcc6d9f d1894d6d
1 lay 9C |  | ((25,), (-13,), (-12,)) | 8a3674e9 b6bebda8 d21d6430
1 lay KH |  | ((25,), (-13,), (-12,)) | f064f390 0e62ecc2 e1dfef9c
1 lay 7D |  | ((25,), (-13,), (-12,)) | cc77b7b1 6fbd4557 f7f1415c
1 lay 4H |  | ((25,), (-13,), (-12,)) | d0fff850 16641758 b756cb53
1 lay QC |  | ((25,), (-13,), (-12,)) | f9563bec 15131067 b4c2e20e
1 lay 8D | ante/8.4:-3+1pence ante/8.4:-3+1pence ante/8.4:-3+1pence | ((24,), (-14,), (-13,)) | 38ae557b 5b587c82 cb273eae
0 say vie 5 | vied/8.7:-3+5pence | ((19,), (-14,), (-13,)) | 9db5386e 6a782858 5f13d7aa
1 say pass |  | ((19,), (-14,), (-13,)) | 8b54826c 3ab52d88 cc3fe2c8
2 say revie 3 | revied/8.8:-3+8pence | ((19,), (-14,), (-21,)) | d9081fae 9321d067 96d4d03c
0 say revie 2 | revied/8.8:-3+5pence | ((14,), (-14,), (-21,)) | 1580f71f 783469fc f2e3a9ba
2 say see | seen/8.8:-3+2pence ruff_shown/8.15:2+23pence | ((14,), (-14,), (0,)) | 338e51b6 fb5e1a85 9cf2d305
0 play QS |  | ((14,), (-14,), (0,)) | be503cd9 76638928 85458ae6
1 play 9S |  | ((14,), (-14,), (0,)) | 0aa32e1b 5e11c8f4 2990c9ec
2 play AS |  | ((14,), (-14,), (0,)) | 30ed4127 e3a1b7aa 9b15afc7
2 play 5S |  | ((14,), (-14,), (0,)) | 6865913f 51bdb549 e8181b09
0 play TS |  | ((14,), (-14,), (0,)) | d34c5ae8 55721455 1efbcca8
1 play 4S |  | ((14,), (-14,), (0,)) | 9c9ddbb8 3b05b79d d7263a6f
0 play 5D |  | ((14,), (-14,), (0,)) | 77f4f7ab 94491ed5 c1f888c2
1 play 4D |  | ((14,), (-14,), (0,)) | 1571796f d52fd556 d1dea397
2 play JD |  | ((14,), (-14,), (0,)) | 7c160c7f 1495f3e0 91f7cf18
2 play QD |  | ((14,), (-14,), (0,)) | 835e2db5 66269f9d 32b0b46e
0 play TD |  | ((14,), (-14,), (0,)) | 9bf13739 8a56a3f3 18c6223b
1 play 7S |  | ((14,), (-14,), (0,)) | 17b08595 e9b93f80 f1c60a89
2 play QH |  | ((14,), (-14,), (0,)) | 7bb1978d 08b3ba9b bb7a24d8
0 play 5H |  | ((14,), (-14,), (0,)) | 9764d3bb 100f7fd8 88d6fd50
1 play JH |  | ((14,), (-14,), (0,)) | b6de39f3 a4b289a2 feca5c3a
2 play TH |  | ((14,), (-14,), (0,)) | 1b4af739 31771a34 4f1093cd
0 play 7C |  | ((14,), (-14,), (0,)) | dc1d6b68 35ffdb82 3431e136
1 play 7H |  | ((14,), (-14,), (0,)) | 985a0fb7 2d0e7a7d 1f7197c2
2 play 9D |  | ((14,), (-14,), (0,)) | acc536f1 b7185ddf bfd7a6eb
0 play AD |  | ((14,), (-14,), (0,)) | 65a70ad0 e101344b 35dc192d
1 play KC |  | ((14,), (-14,), (0,)) | c9a78cc9 e99db8f9 39ff6d70
0 play TC |  | ((14,), (-14,), (0,)) | 890d24b7 af497a57 43a1460e
1 play AC |  | ((14,), (-14,), (0,)) | 295aea58 6cecd1e6 810f6d26
2 play 5C |  | ((14,), (-14,), (0,)) | 830fddc1 561dc234 ef8656e2
1 play 8H |  | ((14,), (-14,), (0,)) | 01899250 900f9361 b17088ba
2 play 9H |  | ((14,), (-14,), (0,)) | 3498aee2 45d2c33a 312b4d9b
0 play 6S |  | ((14,), (-14,), (0,)) | 858185c6 b34b3013 03107fbb
2 play JC |  | ((14,), (-14,), (0,)) | bfedfc31 eaac63f8 d11b8782
0 play 4C |  | ((14,), (-14,), (0,)) | 875f5c62 a40b670b 265b4ccd
1 play 6C |  | ((14,), (-14,), (0,)) | 277164b7 e4196153 b9e11444
2 play KD |  | ((14,), (-14,), (0,)) | d45f2129 51f7358d 9884488c
0 play 8C |  | ((14,), (-14,), (0,)) | 66b84ec6 af6d3c02 5aa2f464
1 play KS |  | ((14,), (-14,), (0,)) | 9c152243 cb9e51ff eda611b1
2 play AH |  | ((14,), (-14,), (0,)) | eb37221c 515a440e 5312a428
0 play JS |  | ((14,), (-14,), (0,)) | 13e558cc d51104a4 136ef54e
1 play 8S | tricks_short/11.5:-3+1pence tricks_short/11.5:-3+19pence tricks_over/11.6:2+20pence | ((13,), (-33,), (20,)) | f9a0338d 8fe4aff1 d298de94
* deal 4S 5C TD QC AH 9H |  | ((13,), (-33,), (20,)) | 677d2abf 2bcad0f3 6b3d0d7b
2 say bid 13 |  | ((13,), (-33,), (20,)) | 67c070fc fad25b13 79a31fe1
0 say bid 14 |  | ((13,), (-33,), (20,)) | c26a3c2f 330dfb3c 80c71099
1 say pass |  | ((13,), (-33,), (20,)) | 751e22d9 f1b4ae1d 2416d6b1
2 say bid 15 |  | ((13,), (-33,), (20,)) | 36bfdcdd 98bafd48 c6a95834
0 say pass | stock/6.7:1+8pence stock/6.7:0+7pence | ((20,), (-25,), (5,)) | 4d13f298 412ab80b d075a786
2 lay TC |  | ((20,), (-25,), (5,)) | 03fdb634 1c3c91fd 7fb51d96
2 lay 6D |  | ((20,), (-25,), (5,)) | 6bbaf1a0 483f109b 0fdc01ff
2 lay 6H |  | ((20,), (-25,), (5,)) | 266ff652 b23b7085 1903b7ab
2 lay AH |  | ((20,), (-25,), (5,)) | d718dfcc 06742893 6469ead8
2 lay 7C |  | ((20,), (-25,), (5,)) | e8378da8 8b51c051 a5ed92a6
2 lay 7D |  | ((20,), (-25,), (5,)) | 8070ca3c df524137 bf54e9c8
2 lay 7H | ante/8.4:-3+1pence ante/8.4:-3+1pence ante/8.4:-3+1pence | ((19,), (-26,), (4,)) | aba9ac6f 9fdcacd2 52d60475
1 say vie 4 | vied/8.7:-3+4pence | ((19,), (-30,), (4,)) | 6b4170e6 bdd4dc08 b01bafef
2 say see | seen/8.8:-3+4pence | ((19,), (-30,), (0,)) | 825e9f5e 9b92811f 04cdfdf0
0 say revie 2 | revied/8.8:-3+6pence | ((13,), (-30,), (0,)) | c63567a8 451af481 3377587b
1 say revie 2 | revied/8.8:-3+4pence | ((13,), (-34,), (0,)) | 2d3cf9d5 7c6188c1 30e282f0
2 say revie 2 | revied/8.8:-3+6pence | ((13,), (-34,), (-6,)) | 467d8c5f d0d720bf fcc48076
0 say pass |  | ((13,), (-34,), (-6,)) | 052a7ffa c602bad2 9cb2b093
1 say see | seen/8.8:-3+2pence ruff_shown/8.15:2+29pence gleek_jacks/9.3:0+1pence gleek_jacks/9.3:0+1pence | ((15,), (-37,), (22,)) | ce769bad d70c4b59 fdd9dfdb
1 play 5H |  | ((15,), (-37,), (22,)) | 217b7a45 6cc1a5c5 550e91a0
2 play KH |  | ((15,), (-37,), (22,)) | 7de85025 eaeff309 511d1e57
0 play JH |  | ((15,), (-37,), (22,)) | 82b2d789 a2e5e55c 65692f44
2 play 4H |  | ((15,), (-37,), (22,)) | 031e29c0 fc3a11b2 817244c3
0 play KD |  | ((15,), (-37,), (22,)) | 56896fb0 af454014 613c664b
1 play 8D |  | ((15,), (-37,), (22,)) | bac47c0e 36c4c619 6a40809a
2 play 9H |  | ((15,), (-37,), (22,)) | c486a9cb 665d6dec 6d4d7f06
0 play 5D |  | ((15,), (-37,), (22,)) | b54cf9c2 d95c1b7f cb3e4f81
1 play 9S |  | ((15,), (-37,), (22,)) | 7ab23402 38f327c3 4765747d
2 play AS |  | ((15,), (-37,), (22,)) | b72074cc c0ade7ac ebb15deb
0 play JS |  | ((15,), (-37,), (22,)) | e43753b4 f99d5604 7d9937db
1 play KS |  | ((15,), (-37,), (22,)) | d46b0854 9acea7f5 941d040b
2 play 8H |  | ((15,), (-37,), (22,)) | 0afe7a16 4987e953 9016fd8e
0 play KC |  | ((15,), (-37,), (22,)) | 930798da f06315b1 58704c8a
1 play 9C |  | ((15,), (-37,), (22,)) | 2dfa88e7 a60b903e 38efdeea
0 play AC |  | ((15,), (-37,), (22,)) | a958e449 4fa20ce6 3986d8f3
1 play 5C |  | ((15,), (-37,), (22,)) | 1e3a68d5 04e17129 181fa043
2 play JC |  | ((15,), (-37,), (22,)) | a0d9dce6 5c98fd82 24f0a224
0 play QD |  | ((15,), (-37,), (22,)) | 93783aae b553a588 a46de5a6
1 play AD |  | ((15,), (-37,), (22,)) | f1351b16 f482dae4 b529e4c0
2 play 4D |  | ((15,), (-37,), (22,)) | 9b7aca1e 9608fa04 3ff85f5e
1 play 6S |  | ((15,), (-37,), (22,)) | a45590e4 17cd35f1 66f7631d
2 play TS |  | ((15,), (-37,), (22,)) | 1c7b8646 4b486a97 a5461048
0 play 7S |  | ((15,), (-37,), (22,)) | d9a6faf1 e1b78dc2 603c6936
2 play QH |  | ((15,), (-37,), (22,)) | 9c594b52 ed0a4d30 59c61b13
0 play 9D |  | ((15,), (-37,), (22,)) | a63cd7e3 c84d815f 35cd88f6
1 play 4S |  | ((15,), (-37,), (22,)) | 6b2dde75 c44e5430 e337e8c3
2 play 8C |  | ((15,), (-37,), (22,)) | 02937e6d c506a4cb e0623e18
0 play 4C |  | ((15,), (-37,), (22,)) | fc4fe834 7dafbd35 b15a0979
1 play QC |  | ((15,), (-37,), (22,)) | 816df005 b037fa5f f743c3e0
1 play 8S |  | ((15,), (-37,), (22,)) | 8bd3bddc 9cd91257 a62e693e
2 play QS |  | ((15,), (-37,), (22,)) | 4e537cb1 c6e26ba7 224e0b30
0 play 5S |  | ((15,), (-37,), (22,)) | 6095dd5b 7727dd19 629ea180
2 play TH |  | ((15,), (-37,), (22,)) | 0079ad35 75bcd1d0 4754d814
0 play JD |  | ((15,), (-37,), (22,)) | c79a7734 09f3a99e df1ff857
1 play TD | tricks_short/11.5:-3+13pence tricks_over/11.6:2+2pence tricks_over/11.6:0+11pence | ((26,), (-50,), (24,)) | 6a36bd3d 32800b0f 2efae02a
* deal 5D 9C KD 5S 5C QS | tiddy/5.7:1+4pence tiddy/5.7:1+4pence | ((22,), (-42,), (20,)) | c93d8761 52322d80 5624c66a
0 say pass |  | ((22,), (-42,), (20,)) | ac8a65ce a4a19d2e de05ce2e
1 say bid 13 |  | ((22,), (-42,), (20,)) | 0b1f137c d8b3bbda 6f2b188b
2 say bid 14 |  | ((22,), (-42,), (20,)) | 92d9c08a c3de6579 0372fb62
1 say bid 15 |  | ((22,), (-42,), (20,)) | 0a225951 be20b075 c7936523
2 say bid 16 |  | ((22,), (-42,), (20,)) | 17dbba5f 44dfe60d 0279f7a3
1 say pass | stock/6.7:0+8pence stock/6.7:1+8pence | ((30,), (-34,), (4,)) | 83c31b88 88b7b7b1 e7ba8410
2 lay 9C |  | ((30,), (-34,), (4,)) | 6f3c4794 da0449d1 a02a3250
2 lay TC |  | ((30,), (-34,), (4,)) | 2b27d9a8 94dc4b19 92580299
2 lay QD |  | ((30,), (-34,), (4,)) | eda0d316 1eeef470 0a8f2d15
2 lay KD |  | ((30,), (-34,), (4,)) | dea8cba8 53f70732 b2578cab
2 lay KS |  | ((30,), (-34,), (4,)) | 93ebf037 74dad7a0 a782d637
2 lay 7H |  | ((30,), (-34,), (4,)) | d7f06e0b 3a02d568 535b63d5
2 lay 5D | ante/8.4:-3+1pence ante/8.4:-3+1pence ante/8.4:-3+1pence | ((29,), (-35,), (3,)) | ced2afe0 a17e6907 ee4dd2c3
2 say vie 6 | vied/8.7:-3+6pence | ((29,), (-35,), (-3,)) | 196f66c0 c21a2405 88aad264
0 say revie 3 | revied/8.8:-3+9pence | ((20,), (-35,), (-3,)) | 8f46a572 ec20647d 3339bc55
1 say pass |  | ((20,), (-35,), (-3,)) | f6d31b19 7e5302f0 ea987faf
2 say pass | ruff_unseen/8.14:0+18pence gleek_aces/9.3:0+4pence gleek_aces/9.3:0+4pence | ((46,), (-39,), (-7,)) | e6e9891a 5aa8f6e7 34b5e241
2 play TD |  | ((46,), (-39,), (-7,)) | 4b7f33ff b2923a02 9f18314b
0 play AD |  | ((46,), (-39,), (-7,)) | 5b14f4bc 3c4bec81 3a39fde0
1 play 8D |  | ((46,), (-39,), (-7,)) | 07367e44 738aaf8c 40a9ffcc
0 play 4C |  | ((46,), (-39,), (-7,)) | 8221f7e2 025ae13a 04baf779
1 play JC |  | ((46,), (-39,), (-7,)) | 17533374 9e1db44e 7207f03a
2 play 5S |  | ((46,), (-39,), (-7,)) | 366b827f ac1989b6 850b74be
2 play 7S |  | ((46,), (-39,), (-7,)) | 49bdce30 dfd535f4 ee94bd8b
0 play 8S |  | ((46,), (-39,), (-7,)) | 8579680f 3d2fc0c9 27463878
1 play 6S |  | ((46,), (-39,), (-7,)) | bae563ee 19444c27 34e3b7a0
0 play AC |  | ((46,), (-39,), (-7,)) | 10d97323 b2a87263 8dd5e325
1 play 6C |  | ((46,), (-39,), (-7,)) | 5074480c 9e70dec5 21a88b70
2 play 9H |  | ((46,), (-39,), (-7,)) | b0e19e2a 3ac3a4a8 7675547c
0 play 8H |  | ((46,), (-39,), (-7,)) | 5285587f ccf9c2bc 673fe3ba
1 play 5H |  | ((46,), (-39,), (-7,)) | 9e11af39 b0e0d45c d4aed9a2
2 play 4H |  | ((46,), (-39,), (-7,)) | 8c1c3b9e e9148d3c e3695d00
0 play AS |  | ((46,), (-39,), (-7,)) | 2bf0eebb 7f6da9ac 18d715fb
1 play JS |  | ((46,), (-39,), (-7,)) | 5ae18d8e 3674df3b 08a05df3
2 play TH |  | ((46,), (-39,), (-7,)) | 9ce85bc4 b04ea500 a8be2dcd
0 play 7C |  | ((46,), (-39,), (-7,)) | c93c8465 e8580254 0eaa3aee
1 play KC |  | ((46,), (-39,), (-7,)) | 9fc489e3 a095b4d8 dee683c0
2 play KH |  | ((46,), (-39,), (-7,)) | 6900d264 183cafe4 e10a6f25
1 play AH |  | ((46,), (-39,), (-7,)) | cf6f8906 aeb1d78b 63474dff
2 play QH |  | ((46,), (-39,), (-7,)) | e6359a90 559e87ed 995af208
0 play 6H |  | ((46,), (-39,), (-7,)) | 7201bfa4 050fbad1 d3ca0128
1 play TS |  | ((46,), (-39,), (-7,)) | b65a8dd7 38fd2709 5772d6ce
2 play 4D |  | ((46,), (-39,), (-7,)) | 9bcbf237 6aec3c43 64933496
0 play 9S |  | ((46,), (-39,), (-7,)) | 1ddbfd10 d9abd51b 5fa83a9f
1 play 8C |  | ((46,), (-39,), (-7,)) | ed547390 a5c0fe22 38873bbf
2 play JD |  | ((46,), (-39,), (-7,)) | ee99a47e 6826c573 cbea5174
0 play 5C |  | ((46,), (-39,), (-7,)) | b7265939 3c21efad 37013eb7
1 play JH |  | ((46,), (-39,), (-7,)) | e0e7d089 42c729c3 efbd61b8
2 play 9D |  | ((46,), (-39,), (-7,)) | 8a9f7577 0ac2ca9e e665cfe8
0 play QC |  | ((46,), (-39,), (-7,)) | b93da980 f3b62c9c 36571b18
1 play 6D |  | ((46,), (-39,), (-7,)) | 7fc62224 696e8ae3 b86ccbf0
2 play 7D |  | ((46,), (-39,), (-7,)) | 52dbcc46 86f08686 fd90e6d9
0 play QS | tricks_short/11.5:-3+19pence tricks_short/11.5:-3+7pence tricks_over/11.6:0+23pence tricks_surplus/11.8:0+3pence | ((72,), (-46,), (-26,)) | 709a529c 21d329bb 342e7d4e
* deal 4C 9C AH TC AC 5H |  | ((72,), (-46,), (-26,)) | f8faab39 47b287a8 5ef28d62
1 say pass |  | ((72,), (-46,), (-26,)) | 4bc75086 4a896b97 87fa9437
2 say bid 13 |  | ((72,), (-46,), (-26,)) | 2be9481a 92809f23 ae62a683
0 say bid 14 |  | ((72,), (-46,), (-26,)) | 5f6e4404 6f8b5ebe a7c632a8
2 say bid 15 |  | ((72,), (-46,), (-26,)) | b020b4cc 13770c32 07f1c767
0 say pass | stock/6.7:0+8pence stock/6.7:1+7pence | ((80,), (-39,), (-41,)) | 166b5d26 a5fd186f 2c45ffb4
2 lay QS |  | ((80,), (-39,), (-41,)) | b9f47fac 2b705232 f35aecc4
2 lay 6S |  | ((80,), (-39,), (-41,)) | 59e2f349 f75cbccf 570d89c8
2 lay KD |  | ((80,), (-39,), (-41,)) | af96aa1e 43629f88 fdf4db39
2 lay 4D |  | ((80,), (-39,), (-41,)) | 98080450 1abe3494 e13bbed8
2 lay 6D |  | ((80,), (-39,), (-41,)) | d048502a 4e6bc34e be250c46
2 lay 7H |  | ((80,), (-39,), (-41,)) | 305edccf 92472db3 3467aebb
2 lay 6C | ante/8.4:-3+1pence ante/8.4:-3+1pence ante/8.4:-3+1pence | ((79,), (-40,), (-42,)) | 991fbb75 ac6f9664 cf901616
0 say vie 10 | vied/8.7:-3+10pence | ((69,), (-40,), (-42,)) | 04e57cee 0b507204 2a712c92
1 say see | seen/8.8:-3+10pence | ((69,), (-50,), (-42,)) | 8db30258 7b68a622 9c5ae26e
2 say pass | ruff_shown/8.15:0+23pence gleek_jacks/9.3:0+1pence gleek_jacks/9.3:0+1pence | ((94,), (-51,), (-43,)) | 96acaa31 bcde52ef 5446f48c
0 play 6H |  | ((94,), (-51,), (-43,)) | 20c2d701 4b2ed9d8 0e93bcbf
1 play 5H |  | ((94,), (-51,), (-43,)) | 4a596021 a643ad1f cedd5b5f
2 play TH |  | ((94,), (-51,), (-43,)) | d4cfa3d4 213fced1 2c67b1d2
2 play 8H |  | ((94,), (-51,), (-43,)) | b2e8dfd4 17e131f0 4848bfb3
0 play AH |  | ((94,), (-51,), (-43,)) | 3e4a27ce 812b3fcb 4b2d1c3e
1 play KH |  | ((94,), (-51,), (-43,)) | 9a4681cb cd615b49 4859b866
0 play 7S |  | ((94,), (-51,), (-43,)) | 3a1f8640 2832faa0 7f83da8c
1 play 9S |  | ((94,), (-51,), (-43,)) | 6c3a477a a34d51c2 e79b67c5
2 play AS |  | ((94,), (-51,), (-43,)) | 5e24a01c 9320a75c 64aa6403
2 play 8S |  | ((94,), (-51,), (-43,)) | ef017a69 10b72e52 ec6cbb89
0 play TS |  | ((94,), (-51,), (-43,)) | fe006abb 986b09b0 f42a1db3
1 play 5D |  | ((94,), (-51,), (-43,)) | c2b4aef8 1a3db131 e1f23de7
0 play 5S |  | ((94,), (-51,), (-43,)) | 693e9bf1 bdb402a9 8b9d2e2b
1 play TD |  | ((94,), (-51,), (-43,)) | 783e826f 3eaa39b3 5515613b
2 play 4S |  | ((94,), (-51,), (-43,)) | b1763a15 6343ecd5 75dc2cb6
0 play 4C |  | ((94,), (-51,), (-43,)) | 72482d2e 0e41a56d 009f46e4
1 play AC |  | ((94,), (-51,), (-43,)) | 84cd5981 e041f64a 7f607ebc
2 play 7C |  | ((94,), (-51,), (-43,)) | 380df6a8 94ba8897 172f7513
1 play 8C |  | ((94,), (-51,), (-43,)) | 9923a305 f9d0d6aa 617d6897
2 play JD |  | ((94,), (-51,), (-43,)) | 03d63370 a838a259 40c3b6d9
0 play JC |  | ((94,), (-51,), (-43,)) | 8bc3da4b ee870685 606e4451
0 play TC |  | ((94,), (-51,), (-43,)) | c35d7a44 b27b9e3a e9e0087e
1 play KC |  | ((94,), (-51,), (-43,)) | bcf2e079 6c4cad49 fe8fe27d
2 play 8D |  | ((94,), (-51,), (-43,)) | e9f3f9ec f9f12130 c1c3fc76
1 play 4H |  | ((94,), (-51,), (-43,)) | 28a9e3f4 508b3df2 0241b24d
2 play 9H |  | ((94,), (-51,), (-43,)) | eaf7e14c afe900ac 9fdb1d9c
0 play JH |  | ((94,), (-51,), (-43,)) | 7618277a 5f3c535c c8c070d2
0 play 9C |  | ((94,), (-51,), (-43,)) | d4800735 dc4b4b2d 9973cd92
1 play 5C |  | ((94,), (-51,), (-43,)) | 177afbc1 57fd5b1a e9e64ae9
2 play KS |  | ((94,), (-51,), (-43,)) | 6e7a71bb 6dc3fb1d 9921878b
0 play QC |  | ((94,), (-51,), (-43,)) | 10600ef8 9feeec09 07a35694
1 play 9D |  | ((94,), (-51,), (-43,)) | ed6cd38f 70452dd3 41038fb3
2 play AD |  | ((94,), (-51,), (-43,)) | dc145d4a 32502b2e fc76d2c4
0 play JS |  | ((94,), (-51,), (-43,)) | e1d8b1c1 36965f28 3b5d2d6e
1 play QD |  | ((94,), (-51,), (-43,)) | 0fc31eb3 baab76a4 05fbc29a
2 play 7D | tricks_short/11.5:-3+16pence tricks_short/11.5:-3+13pence tricks_over/11.6:0+29pence | ((123,), (-67,), (-56,)) | cbd7c1f4 9c1dfb76 36a31f4e
* deal 4C 8D 9D 9C TS 5D | tiddy/5.7:0+4pence tiddy/5.7:0+4pence | ((131,), (-71,), (-60,)) | c9aa4f19 63830c10 ebd839f2
2 say bid 13 |  | ((131,), (-71,), (-60,)) | 9dad2947 8a00c44e 344962a9
0 say pass |  | ((131,), (-71,), (-60,)) | 6b025e84 bc20efed 2e4d810b
1 say pass | stock/6.7:1+7pence stock/6.7:0+6pence | ((137,), (-64,), (-73,)) | 172bda76 5d47260b 3ea0312f
2 lay 6D |  | ((137,), (-64,), (-73,)) | 31c683f5 51211848 d58ab739
2 lay 4S |  | ((137,), (-64,), (-73,)) | 01f858fb f2ee0ad1 ef82f948
2 lay 5D |  | ((137,), (-64,), (-73,)) | 1d46ae0a 56e53586 f7dba43e
2 lay JD |  | ((137,), (-64,), (-73,)) | 280cd59a e298edfc 8d48bd45
2 lay KD |  | ((137,), (-64,), (-73,)) | f7e188f9 7ff33032 d589dda8
2 lay KH |  | ((137,), (-64,), (-73,)) | c7df53f7 dc3c22ab cbacc3d2
2 lay 8H | ante/8.4:-3+1pence ante/8.4:-3+1pence ante/8.4:-3+1pence | ((136,), (-65,), (-74,)) | 0a58be11 4e268362 d5b2e990
1 say vie 8 | vied/8.7:-3+8pence | ((136,), (-73,), (-74,)) | d052dfc6 86c7c0ee be0d72db
2 say revie 2 | revied/8.8:-3+10pence | ((136,), (-73,), (-84,)) | b6f6bc49 b211d765 56f9cf62
0 say pass |  | ((136,), (-73,), (-84,)) | 16f3a056 947ab1f6 943ce798
1 say see | seen/8.8:-3+2pence ruff_shown/8.15:2+23pence gleek_aces/9.3:0+4pence gleek_aces/9.3:0+4pence | ((144,), (-79,), (-65,)) | 46c9697e c5465cca 5942daeb
1 play QC |  | ((144,), (-79,), (-65,)) | 2eb684d8 f86bf479 081112aa
2 play TC |  | ((144,), (-79,), (-65,)) | bee09138 464ba942 e92f3fbc
0 play 6C |  | ((144,), (-79,), (-65,)) | e458bf09 790a87c8 3eae1711
1 play JH |  | ((144,), (-79,), (-65,)) | 824006f1 bc4af2bb b8c11d78
2 play 7H |  | ((144,), (-79,), (-65,)) | ddd2d2cc e91e62a1 85625eb0
0 play AH |  | ((144,), (-79,), (-65,)) | 9f617c57 04dceb09 70e1eef4
0 play QS |  | ((144,), (-79,), (-65,)) | 626ba7fb 5fa603f8 41e8f7d0
1 play JS |  | ((144,), (-79,), (-65,)) | fc418818 bee384d8 1dd2ce44
2 play 6S |  | ((144,), (-79,), (-65,)) | 3ada49be 3c6cbe9a 4542c77d
0 play 5C |  | ((144,), (-79,), (-65,)) | d39a612c 2e9ae4d7 82ab3bd7
1 play 9C |  | ((144,), (-79,), (-65,)) | bc766c8c 8642d933 a09a48ac
2 play TS |  | ((144,), (-79,), (-65,)) | 5922b3ee cd087bbb b9299968
1 play 9D |  | ((144,), (-79,), (-65,)) | 6a98cbfc 0b2bda06 a8ac5bcb
2 play 7D |  | ((144,), (-79,), (-65,)) | e9225457 34ce24c4 0124c230
0 play AD |  | ((144,), (-79,), (-65,)) | 7f849313 9d447342 30d2af99
0 play AC |  | ((144,), (-79,), (-65,)) | 98f51d30 39cd5562 52c3b8aa
1 play 4C |  | ((144,), (-79,), (-65,)) | b8849ac8 28890291 a4e06912
2 play 7S |  | ((144,), (-79,), (-65,)) | 43fce0ef 6d409340 e8ac83bc
0 play QD |  | ((144,), (-79,), (-65,)) | 159d5e8e 105be5c6 4d4ea286
1 play 8D |  | ((144,), (-79,), (-65,)) | bb3ca701 6e659e3f fd0f8d59
2 play 4D |  | ((144,), (-79,), (-65,)) | 7b85ef6c 7082b3aa 922dabc2
0 play 5H |  | ((144,), (-79,), (-65,)) | 19b46445 bd08c0a5 695281ff
1 play QH |  | ((144,), (-79,), (-65,)) | de305a31 a21613f3 117a1064
2 play 6H |  | ((144,), (-79,), (-65,)) | 0c0e29a5 e8332c1b a6d6a9d9
1 play 9H |  | ((144,), (-79,), (-65,)) | 32939d8a 9de22e71 0457b009
2 play TD |  | ((144,), (-79,), (-65,)) | b550dc3b fbd50132 b0622006
0 play 7C |  | ((144,), (-79,), (-65,)) | 03e66329 1350e5d9 83d41727
1 play TH |  | ((144,), (-79,), (-65,)) | b78b7f6c 1aee6d6d 53d52d54
2 play 5S |  | ((144,), (-79,), (-65,)) | 8a221c19 b72c5e6f eb3aa829
0 play 9S |  | ((144,), (-79,), (-65,)) | d6c7d474 00e1de24 abeb4f32
1 play 8C |  | ((144,), (-79,), (-65,)) | f4865504 a0843447 707b12c1
2 play AS |  | ((144,), (-79,), (-65,)) | 26ed2383 194b6b00 37bc8bc2
0 play KC |  | ((144,), (-79,), (-65,)) | 0faa524a ee9023ac 16fca703
0 play JC |  | ((144,), (-79,), (-65,)) | 47070af2 aecdd40f 8d423deb
1 play 8S |  | ((144,), (-79,), (-65,)) | f4653aa0 bd78f429 3ea6bc4f
2 play KS | tricks_short/11.5:-3+4pence tricks_short/11.5:-3+22pence tricks_over/11.6:0+23pence tricks_surplus/11.8:0+3pence | ((170,), (-83,), (-87,)) | 7e1e19d9 faabd445 0008dd99
