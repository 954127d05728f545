* deal 6D QC 7C 5C 5D AC |  | ((0,), (0,), (0,)) | 037d13f3 dcf2a738 a1f993e5
2 say bid 13 |  | ((0,), (0,), (0,)) | 57957bd7 0beeaf7b 9d657e5d
0 say pass |  | ((0,), (0,), (0,)) | 1c6443e9 f74a3af0 a865545c
1 say bid 14 |  | ((0,), (0,), (0,)) | 9067db6c eadea0d3 fe4ac756
2 say pass | stock/6.7:2+7pence stock/6.7:0+7pence | ((7,), (-14,), (7,)) | 739d4e64 900c8d60 2271f3fc
1 lay 8C |  | ((7,), (-14,), (7,)) | 947b9e0b 0fdc1a36 12a6103a
1 lay TS |  | ((7,), (-14,), (7,)) | 6ad9c191 2b1672a0 99963c20
1 lay KC |  | ((7,), (-14,), (7,)) | d744e04a 330c80cd d6bec986
1 lay QC |  | ((7,), (-14,), (7,)) | 16205003 ec15eed1 2e67eb3a
1 lay 7H |  | ((7,), (-14,), (7,)) | e5119e9e b3923f33 bf676a71
1 lay 4S |  | ((7,), (-14,), (7,)) | 1bb3c104 696da63c 3457466b
1 lay KH | ante/8.5:-3+2pence ante/8.5:-3+2pence ante/8.5:-3+2pence | ((5,), (-16,), (5,)) | a73be431 0b9bae99 2b009674
1 say vie 5 | vied/8.7:-3+5pence | ((5,), (-21,), (5,)) | 978bed1d f4d3caf0 aa842ca4
2 say revie 3 | revied/8.8:-3+8pence | ((5,), (-21,), (-3,)) | 48405abf 52ea64cc 3aaf4ee8
0 say revie 21 | revied/8.8:-3+29pence | ((-24,), (-21,), (-3,)) | 594d2224 5f099cad 00a094e1
1 say revie 5 | revied/8.8:-3+29pence | ((-24,), (-50,), (-3,)) | d2ac01fe a21c7a95 b0e3aa09
2 say revie 2 | revied/8.8:-3+28pence | ((-24,), (-50,), (-31,)) | 5ca3089b 775cfc51 4f32a6a4
0 say revie 31 | revied/8.8:-3+38pence | ((-62,), (-50,), (-31,)) | 4b4f7c3f 2e81be9f 12e8781d
1 say revie 39 | revied/8.8:-3+72pence | ((-62,), (-122,), (-31,)) | 61bc47a3 7479c748 f178a135
2 say revie 24 | revied/8.8:-3+94pence | ((-62,), (-122,), (-125,)) | a15de96d a87673fe a4c7e7ba
0 say revie 7 | revied/8.8:-3+70pence | ((-132,), (-122,), (-125,)) | 0edfdc06 4fac1c3c e6e83391
1 say see | seen/8.8:-3+31pence | ((-132,), (-153,), (-125,)) | 3a553bd7 ca3d5ce3 0731d0b9
2 say revie 8 | revied/8.8:-3+15pence | ((-132,), (-153,), (-140,)) | 403ecfdc 740b0837 1e4c8a45
0 say revie 7 | revied/8.8:-3+15pence | ((-147,), (-153,), (-140,)) | b12f62fa e89182f6 0350838f
1 say revie 6 | revied/8.8:-3+21pence | ((-147,), (-174,), (-140,)) | c4b4cc8b 3e53026c 9a2f1cf3
2 say revie 2 | revied/8.8:-3+15pence | ((-147,), (-174,), (-155,)) | 214954a5 e5934567 33008cfa
0 say revie 26 | revied/8.8:-3+34pence | ((-181,), (-174,), (-155,)) | e5ce531c 9e3c3c26 7cdfe481
1 say revie 38 | revied/8.8:-3+66pence | ((-181,), (-240,), (-155,)) | b060612c 70bef779 480dcefc
2 say revie 28 | revied/8.8:-3+92pence | ((-181,), (-240,), (-247,)) | bba0bd3b def58be2 4412ee10
0 say revie 18 | revied/8.8:-3+84pence | ((-265,), (-240,), (-247,)) | 0eba5014 b3896913 3741e466
1 say revie 38 | revied/8.8:-3+84pence | ((-265,), (-324,), (-247,)) | 19a5b197 5c19572a 971e8ab2
2 say see | seen/8.8:-3+56pence | ((-265,), (-324,), (-303,)) | be4cdb5b bd2e40d9 99299448
0 say revie 12 | revied/8.8:-3+50pence | ((-315,), (-324,), (-303,)) | 222f8c90 3d89ff6d a86f800e
1 say revie 24 | revied/8.8:-3+36pence | ((-315,), (-360,), (-303,)) | ec5fbc62 1a4da50c 809c0bcb
2 say revie 19 | revied/8.8:-3+55pence | ((-315,), (-360,), (-358,)) | d51cd295 3f92a3cd 62067806
0 say revie 11 | revied/8.8:-3+54pence | ((-369,), (-360,), (-358,)) | ecf37c8a 4fd3c06b c2fa2c3a
1 say revie 9 | revied/8.8:-3+39pence | ((-369,), (-399,), (-358,)) | 8b1f7218 007f80da b8116c4b
2 say revie 7 | revied/8.8:-3+27pence | ((-369,), (-399,), (-385,)) | 4e19ab92 8505a65f b99f5605
0 say revie 15 | revied/8.8:-3+31pence | ((-400,), (-399,), (-385,)) | 4995bcc0 3a105b3e 0250b371
1 say revie 37 | revied/8.8:-3+59pence | ((-400,), (-458,), (-385,)) | fb23abb2 37b9687a 3d026121
2 say revie 14 | revied/8.8:-3+66pence | ((-400,), (-458,), (-451,)) | 25ff0919 4f14d844 7afb7f2f
0 say revie 29 | revied/8.8:-3+80pence | ((-480,), (-458,), (-451,)) | 079adbe7 04f2015f 5a63bdb8
1 say revie 12 | revied/8.8:-3+55pence | ((-480,), (-513,), (-451,)) | 81b63e31 92ac79d7 9824c4ee
2 say revie 7 | revied/8.8:-3+48pence | ((-480,), (-513,), (-499,)) | b943e2a4 a146204d c3a324c9
0 say revie 24 | revied/8.8:-3+43pence | ((-523,), (-513,), (-499,)) | ce05782d 625eba63 fa9d75dc
1 say revie 23 | revied/8.8:-3+54pence | ((-523,), (-567,), (-499,)) | 47d69b89 1d66093f eb68de5e
2 say revie 4 | revied/8.8:-3+51pence | ((-523,), (-567,), (-550,)) | 1177a58d 3d82d86c 4dd8bfc8
0 say revie 28 | revied/8.8:-3+55pence | ((-578,), (-567,), (-550,)) | ae2ef199 38dda255 532b0cb1
1 say revie 27 | revied/8.8:-3+59pence | ((-578,), (-626,), (-550,)) | a888c398 510dc7fd 96876bcc
2 say revie 26 | revied/8.8:-3+81pence | ((-578,), (-626,), (-631,)) | 4e4ced52 9bba3339 8a56565b
0 say revie 25 | revied/8.8:-3+78pence | ((-656,), (-626,), (-631,)) | 8d5dc75f d18db7ba 7887c653
1 say revie 9 | revied/8.8:-3+60pence | ((-656,), (-686,), (-631,)) | 19fe62c9 a203b478 758cb25d
2 say revie 8 | revied/8.8:-3+42pence | ((-656,), (-686,), (-673,)) | 5a2b5676 78245925 2823b3de
0 say revie 34 | revied/8.8:-3+51pence | ((-707,), (-686,), (-673,)) | 24894b6d 49ac9332 c5cf265e
1 say revie 4 | revied/8.8:-3+46pence | ((-707,), (-732,), (-673,)) | b0a29e6a 3ef79ed2 7b9fbb18
2 say revie 29 | revied/8.8:-3+67pence | ((-707,), (-732,), (-740,)) | e8c7f70d 384f3ef1 2a69bf27
0 say revie 7 | revied/8.8:-3+40pence | ((-747,), (-732,), (-740,)) | 52106eeb bdad5a3b fec81a87
1 say revie 3 | revied/8.8:-3+39pence | ((-747,), (-771,), (-740,)) | ccb74337 9b494c4f d3e2c68c
2 say revie 3 | revied/8.8:-3+13pence | ((-747,), (-771,), (-753,)) | f0051350 7e48d51d 79d08703
0 say revie 37 | revied/8.8:-3+43pence | ((-790,), (-771,), (-753,)) | b93c3484 f1afb7dd 4deff58b
1 say revie 40 | revied/8.8:-3+80pence | ((-790,), (-851,), (-753,)) | 97bc2430 3fa3720c 93386280
2 say revie 3 | revied/8.8:-3+80pence | ((-790,), (-851,), (-833,)) | 208ecb3c 9d444163 19b7fb91
0 say revie 25 | revied/8.8:-3+68pence | ((-858,), (-851,), (-833,)) | de506e25 ae77e55b 4c2ecdf7
1 say revie 39 | revied/8.8:-3+67pence | ((-858,), (-918,), (-833,)) | afd284d3 17318de1 ece420c5
2 say revie 22 | revied/8.8:-3+86pence | ((-858,), (-918,), (-919,)) | e3debec7 0d43068e c0a91765
0 say revie 18 | revied/8.8:-3+79pence | ((-937,), (-918,), (-919,)) | 3ba9e6b9 ee60b4c5 528558cc
1 say revie 10 | revied/8.8:-3+50pence | ((-937,), (-968,), (-919,)) | a419e04b 0adc7136 d618ec9a
2 say revie 14 | revied/8.8:-3+42pence | ((-937,), (-968,), (-961,)) | dcf02f25 3549f1b4 0afaed2f
0 say revie 32 | revied/8.8:-3+56pence | ((-993,), (-968,), (-961,)) | 8d2105bd 69592f0d b21d7e83
1 say see | seen/8.8:-3+46pence | ((-993,), (-1014,), (-961,)) | 161d5a9c 22bda075 dfcb003c
2 say pass | ruff_shown/8.15:0+2968pence | ((1975,), (-1014,), (-961,)) | 6e9c8403 d28d4e92 1af2450b
1 play TH |  | ((1975,), (-1014,), (-961,)) | fe9643b6 ad411630 6a4e48b0
2 play 8H |  | ((1975,), (-1014,), (-961,)) | d823da86 665953c3 b0709fbf
0 play 9H |  | ((1975,), (-1014,), (-961,)) | f01ffbe2 ad3f303b 03112dc3
1 play 6D |  | ((1975,), (-1014,), (-961,)) | c7689b33 d8c61803 c1145168
2 play 5D |  | ((1975,), (-1014,), (-961,)) | 72150b76 ed8b90c7 8b2de6e3
0 play AD |  | ((1975,), (-1014,), (-961,)) | a5497ccc 67631828 8a563995
0 play 9C |  | ((1975,), (-1014,), (-961,)) | bc8dd27a 805937bc 080cad67
1 play 7C |  | ((1975,), (-1014,), (-961,)) | 26a38b9f 1a41af7a d2a9a023
2 play 6C |  | ((1975,), (-1014,), (-961,)) | 9837c55a 0bacd5ec dfdfe104
0 play JS |  | ((1975,), (-1014,), (-961,)) | cda3b263 95c4c115 7ff00572
1 play KS |  | ((1975,), (-1014,), (-961,)) | 6c9531c9 ecb57612 a8ea4fd7
2 play 7S |  | ((1975,), (-1014,), (-961,)) | e9859b46 86e7ec74 65c538b5
1 play 9D |  | ((1975,), (-1014,), (-961,)) | 9e72b8ad 95f0ef28 195af36b
2 play TD |  | ((1975,), (-1014,), (-961,)) | 169d958c 19c634c3 6cee547b
0 play 4D |  | ((1975,), (-1014,), (-961,)) | a8b51d6a 6f7486cd 6bf5145a
2 play JC |  | ((1975,), (-1014,), (-961,)) | e9d3a263 72f5ce11 dfcd3bf8
0 play 6S |  | ((1975,), (-1014,), (-961,)) | a64488ea 32478fc9 2368ddef
1 play 5C |  | ((1975,), (-1014,), (-961,)) | 2069dab0 72ce0791 e94956f5
2 play TC |  | ((1975,), (-1014,), (-961,)) | fc9d168b 1154488f 26b3fbc3
0 play KD |  | ((1975,), (-1014,), (-961,)) | 6f56245b 26687cc3 d692c174
1 play 7D |  | ((1975,), (-1014,), (-961,)) | bd942c03 3e642e9c 02b70054
2 play 8S |  | ((1975,), (-1014,), (-961,)) | 60d4288f 2b91bdbe fd1ffd7f
0 play 5S |  | ((1975,), (-1014,), (-961,)) | aa04f395 fd67f32f 6a7fe628
1 play AS |  | ((1975,), (-1014,), (-961,)) | ad9011d8 369f6e08 331d679b
1 play 6H |  | ((1975,), (-1014,), (-961,)) | 4bc9ffc6 a39c95bd 652a9f6c
2 play 4H |  | ((1975,), (-1014,), (-961,)) | 6b251a37 71f2ab2e 1e829e07
0 play AH |  | ((1975,), (-1014,), (-961,)) | 3a5f793c 0d353605 73422cac
0 play 8D |  | ((1975,), (-1014,), (-961,)) | 59923a09 ee3700f4 d6d7cfec
1 play QD |  | ((1975,), (-1014,), (-961,)) | 0855c989 2a97a240 c9da07a5
2 play JD |  | ((1975,), (-1014,), (-961,)) | ae7491fa 27c6f6ac 8a858f41
1 play QH |  | ((1975,), (-1014,), (-961,)) | ffcae6c5 87bcc7e4 6b4e1f9b
2 play AC |  | ((1975,), (-1014,), (-961,)) | f2f3effa 5fe78ac0 e4862e67
0 play 9S |  | ((1975,), (-1014,), (-961,)) | 90fa61a0 987c284d 1bc39d44
1 play JH |  | ((1975,), (-1014,), (-961,)) | c89fc907 c2fde28d f1c1c991
2 play 4C |  | ((1975,), (-1014,), (-961,)) | 60336138 7cc85742 b9ba7457
0 play QS | tricks_short/11.5:-3+13pence tricks_over/11.6:1+8pence tricks_over/11.6:0+2pence tricks_carried/11.9:-3+3pence | ((1977,), (-1006,), (-974,)) | 201a801b 8fd97992 a7d162bc
* deal 6H 6D JD 9C TS 8C |  | ((1977,), (-1006,), (-974,)) | 035c5b5d 4054437e 1c691ed1
0 say bid 13 |  | ((1977,), (-1006,), (-974,)) | 5be40788 1f7043e9 71b7695f
1 say pass |  | ((1977,), (-1006,), (-974,)) | 8afd02a0 b4618a10 297dfd3b
2 say pass | stock/6.7:2+7pence stock/6.7:1+6pence | ((1964,), (-1000,), (-967,)) | 5102c3e6 ea974737 85ce2cf2
0 lay 7S |  | ((1964,), (-1000,), (-967,)) | 0f9086cd fb6e2762 63338cbd
0 lay 8C |  | ((1964,), (-1000,), (-967,)) | e36a0bd4 d8c69927 409b32f8
0 lay KH |  | ((1964,), (-1000,), (-967,)) | 71b05412 ff71dfcc f3d30080
0 lay TD |  | ((1964,), (-1000,), (-967,)) | 36110af1 7d8eba8f 712c65c3
0 lay TC |  | ((1964,), (-1000,), (-967,)) | e1ffdbe7 b92d13e6 b58fccaa
0 lay JC |  | ((1964,), (-1000,), (-967,)) | 1a08bc4f 9a85ada3 962772ef
0 lay AS | ante/8.5:-3+2pence ante/8.5:-3+2pence ante/8.5:-3+2pence | ((1962,), (-1002,), (-969,)) | 2e1fc17e a7b297b6 d5bea897
2 say vie 35 | vied/8.7:-3+35pence | ((1962,), (-1002,), (-1004,)) | 57214f23 cb860996 ea339b79
0 say revie 35 | revied/8.8:-3+70pence | ((1892,), (-1002,), (-1004,)) | bdd45160 c104704b 1e451bbd
1 say revie 29 | revied/8.8:-3+99pence | ((1892,), (-1101,), (-1004,)) | b8e8dedb b7866632 5a74ceb8
2 say revie 37 | revied/8.8:-3+101pence | ((1892,), (-1101,), (-1105,)) | bd756d86 001099d5 a14933ea
0 say revie 22 | revied/8.8:-3+88pence | ((1804,), (-1101,), (-1105,)) | 74f0ce43 d84a94f7 04557a16
1 say revie 7 | revied/8.8:-3+66pence | ((1804,), (-1167,), (-1105,)) | c2b2a0a1 4fb0a3bc eef9b6b7
2 say revie 39 | revied/8.8:-3+68pence | ((1804,), (-1167,), (-1173,)) | 5827a732 5f2f1590 cb297ddd
0 say see | seen/8.8:-3+46pence | ((1758,), (-1167,), (-1173,)) | 30c5966d dcf4675c 7229c45a
1 say revie 5 | revied/8.8:-3+44pence | ((1758,), (-1211,), (-1173,)) | 39dd545f 1a3f4e10 d25f85df
2 say revie 14 | revied/8.8:-3+19pence | ((1758,), (-1211,), (-1192,)) | ed8ed5cb f0420789 302ded7e
0 say revie 40 | revied/8.8:-3+59pence | ((1699,), (-1211,), (-1192,)) | 734cbc39 d8356356 15dd013b
1 say revie 6 | revied/8.8:-3+60pence | ((1699,), (-1271,), (-1192,)) | 555ceac8 ac4e4be5 010851e2
2 say revie 38 | revied/8.8:-3+84pence | ((1699,), (-1271,), (-1276,)) | 98a8dad6 d17550db 5249f7d0
0 say revie 19 | revied/8.8:-3+63pence | ((1636,), (-1271,), (-1276,)) | c700bc93 0640b85a 34aecfa7
1 say revie 33 | revied/8.8:-3+90pence | ((1636,), (-1361,), (-1276,)) | 69a82809 b2d2e630 28851815
2 say revie 18 | revied/8.8:-3+70pence | ((1636,), (-1361,), (-1346,)) | 3e9d55a7 d1e14047 c2bee8db
0 say revie 16 | revied/8.8:-3+67pence | ((1569,), (-1361,), (-1346,)) | ecae82be afb85131 f81cfd3e
1 say revie 12 | revied/8.8:-3+46pence | ((1569,), (-1407,), (-1346,)) | e5293ee8 c632d338 b6fb15e5
2 say revie 5 | revied/8.8:-3+33pence | ((1569,), (-1407,), (-1379,)) | f25e88ac 12dad932 7c4387d2
0 say revie 7 | revied/8.8:-3+24pence | ((1545,), (-1407,), (-1379,)) | c7675c49 c9eb8959 f2444a91
1 say see | seen/8.8:-3+12pence | ((1545,), (-1419,), (-1379,)) | 004caca1 f16a588e a759c7b8
2 say revie 25 | revied/8.8:-3+32pence | ((1545,), (-1419,), (-1411,)) | 0357a2ce e43f482e f5af3c24
0 say revie 21 | revied/8.8:-3+46pence | ((1499,), (-1419,), (-1411,)) | e759486b 4049f598 ab2b0f4b
1 say revie 11 | revied/8.8:-3+57pence | ((1499,), (-1476,), (-1411,)) | 0ff7b052 27a90484 74ef845e
2 say revie 37 | revied/8.8:-3+69pence | ((1499,), (-1476,), (-1480,)) | f03df533 dc30df32 4246e3e9
0 say revie 11 | revied/8.8:-3+59pence | ((1440,), (-1476,), (-1480,)) | 3f7bece6 afa034c7 96704dfd
1 say revie 23 | revied/8.8:-3+71pence | ((1440,), (-1547,), (-1480,)) | f7f5ed35 3be62115 fd49ed33
2 say pass |  | ((1440,), (-1547,), (-1480,)) | 10d291b6 fca16018 2bd3b619
0 say revie 15 | revied/8.8:-3+38pence | ((1402,), (-1547,), (-1480,)) | 0a58bebb b04e3cc0 7714ab3a
1 say revie 32 | revied/8.8:-3+47pence | ((1402,), (-1594,), (-1480,)) | 73316329 600888da 2974ae01
0 say revie 38 | revied/8.8:-3+70pence | ((1332,), (-1594,), (-1480,)) | 8f37181e 5abad9b8 29cf0364
1 say revie 25 | revied/8.8:-3+63pence | ((1332,), (-1657,), (-1480,)) | c4df3cb9 06fe836b 7d4dc589
0 say revie 10 | revied/8.8:-3+35pence | ((1297,), (-1657,), (-1480,)) | 1f217981 e90ddfd5 1bfed580
1 say revie 26 | revied/8.8:-3+36pence | ((1297,), (-1693,), (-1480,)) | ba88aee4 dbc33c31 390889a2
0 say revie 9 | revied/8.8:-3+35pence | ((1262,), (-1693,), (-1480,)) | 655aa63b 29f42e06 c3a43a35
1 say revie 27 | revied/8.8:-3+36pence | ((1262,), (-1729,), (-1480,)) | 2f6e0901 2a34d940 a3e0a47a
0 say revie 7 | revied/8.8:-3+34pence | ((1228,), (-1729,), (-1480,)) | 85aa0eb5 66faefa5 9d17418a
1 say revie 38 | revied/8.8:-3+45pence | ((1228,), (-1774,), (-1480,)) | 26656797 8a35b2e0 883271a3
0 say revie 6 | revied/8.8:-3+44pence | ((1184,), (-1774,), (-1480,)) | e05e970b e405ff67 b385c554
1 say revie 23 | revied/8.8:-3+29pence | ((1184,), (-1803,), (-1480,)) | abac80db bcdb2149 24f024d0
0 say revie 28 | revied/8.8:-3+51pence | ((1133,), (-1803,), (-1480,)) | 4e900bb2 43bcf005 a77d76d9
1 say revie 20 | revied/8.8:-3+48pence | ((1133,), (-1851,), (-1480,)) | e49d1464 629843ef 9bc61fd0
0 say revie 17 | revied/8.8:-3+37pence | ((1096,), (-1851,), (-1480,)) | 789db324 79db6d46 b38ab81b
1 say revie 16 | revied/8.8:-3+33pence | ((1096,), (-1884,), (-1480,)) | 67699992 bec591a0 bd29ece0
0 say revie 36 | revied/8.8:-3+52pence | ((1044,), (-1884,), (-1480,)) | dd22c777 6a55b531 0c0bc551
1 say revie 4 | revied/8.8:-3+40pence | ((1044,), (-1924,), (-1480,)) | b9956633 7f24457a 9713df6b
0 say see | seen/8.8:-3+4pence ruff_shown/8.15:0+2364pence | ((3404,), (-1924,), (-1480,)) | 49341a05 8daed81b 4f9452fd
2 play 6D |  | ((3404,), (-1924,), (-1480,)) | 36c03746 51d53817 da37e434
0 play 7D |  | ((3404,), (-1924,), (-1480,)) | c02c860f 0c08734b d4857988
1 play AD |  | ((3404,), (-1924,), (-1480,)) | 67c130ff 004d3f95 fc48f6bf
1 play JS |  | ((3404,), (-1924,), (-1480,)) | a50c5ec3 c4a98387 ec779343
2 play 6C |  | ((3404,), (-1924,), (-1480,)) | 2b111049 2c98806a 1777cde9
0 play 5S |  | ((3404,), (-1924,), (-1480,)) | a7fb4695 cb167e91 15c2bf75
1 play 8D |  | ((3404,), (-1924,), (-1480,)) | 54e7d935 33035687 7bf8b11c
2 play JD |  | ((3404,), (-1924,), (-1480,)) | 8cab362d 6332e24d b923f8e5
0 play 9D |  | ((3404,), (-1924,), (-1480,)) | c96ee6f4 335d11a2 ddc48e2b
2 play 7H |  | ((3404,), (-1924,), (-1480,)) | 4f2baea7 090b3df9 23fc4f39
0 play TH |  | ((3404,), (-1924,), (-1480,)) | 1b0bc046 5e637e0e 813057fb
1 play JH |  | ((3404,), (-1924,), (-1480,)) | d15a217f 602857a4 91a174e7
1 play 4D |  | ((3404,), (-1924,), (-1480,)) | 19a1f1ff 6ccd0577 18636474
2 play KD |  | ((3404,), (-1924,), (-1480,)) | 300abaeb 6ead27e3 403a0ec4
0 play 9S |  | ((3404,), (-1924,), (-1480,)) | 79063f8e c333b8ce 415adc94
2 play 9C |  | ((3404,), (-1924,), (-1480,)) | 95155970 7df7dacb ee459cea
0 play AC |  | ((3404,), (-1924,), (-1480,)) | 70629c51 cde5bf1d ce23b836
1 play QH |  | ((3404,), (-1924,), (-1480,)) | 47c4ae66 f2a2bea4 2521ccd1
1 play 6S |  | ((3404,), (-1924,), (-1480,)) | 8aa1b694 054d92a5 e0f47492
2 play 9H |  | ((3404,), (-1924,), (-1480,)) | fb437c52 2806f9d2 5ed2c5bc
0 play TS |  | ((3404,), (-1924,), (-1480,)) | 3835de87 9e164cf4 47fd6db1
2 play KC |  | ((3404,), (-1924,), (-1480,)) | c5782382 129a9a5f 6d6bb7c9
0 play 5C |  | ((3404,), (-1924,), (-1480,)) | 482718ba 4372ce99 63fe44e8
1 play 5D |  | ((3404,), (-1924,), (-1480,)) | e9cdcdca 42bfd934 aa0659fb
2 play 6H |  | ((3404,), (-1924,), (-1480,)) | 8fe2aa62 7d210bf4 84fcdec4
0 play 7C |  | ((3404,), (-1924,), (-1480,)) | 07a9e2be 3f89a9eb 59d07463
1 play 4H |  | ((3404,), (-1924,), (-1480,)) | 09b57694 ed78bcdd 43bff51a
2 play 5H |  | ((3404,), (-1924,), (-1480,)) | 22a11c21 a7b66a95 be6d7608
0 play KS |  | ((3404,), (-1924,), (-1480,)) | ac5d60ca 6ddf18d3 fc116955
1 play AH |  | ((3404,), (-1924,), (-1480,)) | 7ff344db cbb1c85c 8184022d
1 play 8S |  | ((3404,), (-1924,), (-1480,)) | 798142b7 95204319 9e4f1225
2 play QC |  | ((3404,), (-1924,), (-1480,)) | e2e1084d 01d767b7 e10155ce
0 play QS |  | ((3404,), (-1924,), (-1480,)) | f5030fe8 294f5f7a 45231a4a
0 play 4S |  | ((3404,), (-1924,), (-1480,)) | 3bdebe9c d2f0890e bfdebe2c
1 play QD |  | ((3404,), (-1924,), (-1480,)) | 3a98dd9b d0b3c182 b086e186
2 play 4C | tricks_short/11.5:-3+7pence tricks_short/11.5:-3+16pence tricks_over/11.6:1+20pence tricks_carried/11.9:-3+3pence | ((3388,), (-1904,), (-1487,)) | a665792d b39ae0ad 0a602344
* deal QS TC 8S QD 7D 9S |  | ((3388,), (-1904,), (-1487,)) | a0bc06af 1bbe8034 849ec573
1 say bid 13 |  | ((3388,), (-1904,), (-1487,)) | e80a9bf2 b0d71fde 7df452b9
2 say pass |  | ((3388,), (-1904,), (-1487,)) | 9a429374 01a71ea2 c50eb859
0 say bid 14 |  | ((3388,), (-1904,), (-1487,)) | 9c8f1c09 0c4600d4 d7f0a82a
1 say bid 15 |  | ((3388,), (-1904,), (-1487,)) | eca89b9b 9f9b7ebc 701fd8ec
0 say bid 16 |  | ((3388,), (-1904,), (-1487,)) | 76b2952c 9773463c 45add0eb
1 say bid 17 |  | ((3388,), (-1904,), (-1487,)) | 617f458c cbbef555 76048551
0 say pass | stock/6.7:0+9pence stock/6.7:2+8pence | ((3397,), (-1921,), (-1479,)) | 64eea986 95cf6ff2 ce6b4952
1 lay 5D |  | ((3397,), (-1921,), (-1479,)) | 09c6a8f1 b0e0a62f 1ef6b355
1 lay 9S |  | ((3397,), (-1921,), (-1479,)) | 1ef3852c 0526a0ba f9250826
1 lay 6C |  | ((3397,), (-1921,), (-1479,)) | fead47a4 79606745 a51def90
1 lay 9D |  | ((3397,), (-1921,), (-1479,)) | 83a840e9 39a8e811 b2abf78d
1 lay KC |  | ((3397,), (-1921,), (-1479,)) | 2c3b4313 f10424ea 4c2f9eb1
1 lay AH |  | ((3397,), (-1921,), (-1479,)) | 3b0e6ece 26e82b41 abfc25c2
1 lay JH | ante/8.5:-3+2pence ante/8.5:-3+2pence ante/8.5:-3+2pence | ((3395,), (-1923,), (-1481,)) | 27352acb bbfc847a 465ae3b4
0 say vie 18 | vied/8.7:-3+18pence | ((3377,), (-1923,), (-1481,)) | 2f54ca73 00236465 0d51d502
1 say revie 10 | revied/8.8:-3+28pence | ((3377,), (-1951,), (-1481,)) | ab539051 706acb32 969bc254
2 say revie 13 | revied/8.8:-3+41pence | ((3377,), (-1951,), (-1522,)) | 84d9e592 e8920045 b6616e2b
0 say revie 39 | revied/8.8:-3+62pence | ((3315,), (-1951,), (-1522,)) | ad6bdcc7 fe221ecd d51d3a6c
1 say revie 9 | revied/8.8:-3+61pence | ((3315,), (-2012,), (-1522,)) | c7ce858f 4d5024e7 c57bde2c
2 say revie 31 | revied/8.8:-3+79pence | ((3315,), (-2012,), (-1601,)) | 92114b70 b3fb6c00 5d208e38
0 say revie 16 | revied/8.8:-3+56pence | ((3259,), (-2012,), (-1601,)) | a8da013d 7cc2c848 658c8b61
1 say revie 30 | revied/8.8:-3+77pence | ((3259,), (-2089,), (-1601,)) | 829c1228 c5d74aba d759466f
2 say revie 20 | revied/8.8:-3+66pence | ((3259,), (-2089,), (-1667,)) | 17329b35 0ce94529 40372cef
0 say revie 38 | revied/8.8:-3+88pence | ((3171,), (-2089,), (-1667,)) | 3920e05d 87be991b 24e5e04b
1 say revie 33 | revied/8.8:-3+91pence | ((3171,), (-2180,), (-1667,)) | 617575ee 64b7dcae ed4538e4
2 say see | seen/8.8:-3+71pence | ((3171,), (-2180,), (-1738,)) | 9cb57e8d 228de717 99a82006
0 say revie 40 | revied/8.8:-3+73pence | ((3098,), (-2180,), (-1738,)) | 73151a97 d81cd0d7 48aa5377
1 say revie 29 | revied/8.8:-3+69pence | ((3098,), (-2249,), (-1738,)) | 0693e83f 48840d19 92f439fb
2 say revie 16 | revied/8.8:-3+85pence | ((3098,), (-2249,), (-1823,)) | f3f8d031 0da5ef64 54db5a2c
0 say revie 11 | revied/8.8:-3+56pence | ((3042,), (-2249,), (-1823,)) | 7ea2e2d5 96481680 2cae886e
1 say revie 18 | revied/8.8:-3+45pence | ((3042,), (-2294,), (-1823,)) | 355590c3 aff8c634 114151a1
2 say revie 12 | revied/8.8:-3+41pence | ((3042,), (-2294,), (-1864,)) | a5897568 7e3d65b8 60d9f1f1
0 say revie 16 | revied/8.8:-3+46pence | ((2996,), (-2294,), (-1864,)) | 47bbead4 efd3b89c 6171ddcf
1 say revie 29 | revied/8.8:-3+57pence | ((2996,), (-2351,), (-1864,)) | 7467cd72 91d363e9 37cf2c80
2 say revie 32 | revied/8.8:-3+77pence | ((2996,), (-2351,), (-1941,)) | f8c8bbab 8b4d853c 23e92387
0 say revie 11 | revied/8.8:-3+72pence | ((2924,), (-2351,), (-1941,)) | d4caf777 544ecaa8 7c4b771a
1 say revie 8 | revied/8.8:-3+51pence | ((2924,), (-2402,), (-1941,)) | 1e044ffd fffc78d6 f6bee0df
2 say pass |  | ((2924,), (-2402,), (-1941,)) | 061bdb94 369844a0 984cb743
0 say revie 17 | revied/8.8:-3+25pence | ((2899,), (-2402,), (-1941,)) | 59318eed 11e55636 db9dba82
1 say revie 12 | revied/8.8:-3+29pence | ((2899,), (-2431,), (-1941,)) | 410a4b48 ff033d7e 0c14a606
0 say pass | ruff_unseen/8.14:1+1473pence gleek_queens/9.3:0+2pence gleek_queens/9.3:0+2pence | ((2903,), (-960,), (-1943,)) | a4aa5d38 cbf498ec 7cb8be94
0 play JS |  | ((2903,), (-960,), (-1943,)) | df4af3ef 93fd99bc 21eb187f
1 play 5S |  | ((2903,), (-960,), (-1943,)) | 593e74a5 730bd25f 285bc714
2 play 7S |  | ((2903,), (-960,), (-1943,)) | 0e0577b8 1f7c069b 6dacc5c8
0 play QC |  | ((2903,), (-960,), (-1943,)) | ecf4bac4 6b611427 149374ab
1 play 7C |  | ((2903,), (-960,), (-1943,)) | fd54d70f 70b130fc d7149edc
2 play 9C |  | ((2903,), (-960,), (-1943,)) | 1ef83136 2c2b3856 dc9b8df7
0 play QD |  | ((2903,), (-960,), (-1943,)) | 2610037d b06319f1 148babc1
1 play JD |  | ((2903,), (-960,), (-1943,)) | bd8e787c 722b3dbb 6e64b0be
2 play 8D |  | ((2903,), (-960,), (-1943,)) | 3cc6e0e8 689cd001 373fbca8
0 play 6H |  | ((2903,), (-960,), (-1943,)) | a4a40cb3 73d7b22e abe819af
1 play 4H |  | ((2903,), (-960,), (-1943,)) | f323dc1d c2d1ef02 4ed9691a
2 play 7H |  | ((2903,), (-960,), (-1943,)) | b918bb18 f1191395 8ab5ba56
2 play 5C |  | ((2903,), (-960,), (-1943,)) | b56a602d aafa2525 da1c1551
0 play AC |  | ((2903,), (-960,), (-1943,)) | e7159da0 cd535a56 1bd75fb5
1 play TH |  | ((2903,), (-960,), (-1943,)) | b61cb301 b797d81a 33af18d0
0 play 4C |  | ((2903,), (-960,), (-1943,)) | 21a7a0cb 15f45a06 80fbaf93
1 play 7D |  | ((2903,), (-960,), (-1943,)) | ce5b37ea 3253c7fd 4e94b39c
2 play 8C |  | ((2903,), (-960,), (-1943,)) | d3af0c2f fbe39282 07549cb5
2 play KH |  | ((2903,), (-960,), (-1943,)) | f455f9c5 56043b19 6b0dd8e4
0 play 9H |  | ((2903,), (-960,), (-1943,)) | e0ec3e97 d3e2adf3 9321e57b
1 play 5H |  | ((2903,), (-960,), (-1943,)) | 77a6a2cb 83a56d8b 5d857ec3
2 play AD |  | ((2903,), (-960,), (-1943,)) | afa1150d 25c90ad2 15b859e4
0 play 4D |  | ((2903,), (-960,), (-1943,)) | 9c778065 c3b91fae 21e4d847
1 play TD |  | ((2903,), (-960,), (-1943,)) | 2ddc4b01 52e0f71f 668894bf
2 play TS |  | ((2903,), (-960,), (-1943,)) | 1bd18d14 ee02f22d 58fd9c16
0 play AS |  | ((2903,), (-960,), (-1943,)) | 05be6f3c 939bdee3 96914384
1 play KS |  | ((2903,), (-960,), (-1943,)) | 74ca8820 38de8949 607dd377
0 play TC |  | ((2903,), (-960,), (-1943,)) | a504e05b 949af014 58e8a3e3
1 play 4S |  | ((2903,), (-960,), (-1943,)) | a3091e11 46e2bb2f d0e5d99f
2 play 6S |  | ((2903,), (-960,), (-1943,)) | 79f050c8 af7c0ce5 501b62f1
0 play QS |  | ((2903,), (-960,), (-1943,)) | 00cfa992 c216e858 2ce513b0
1 play QH |  | ((2903,), (-960,), (-1943,)) | c8d20279 82d32abf 04a02a0d
2 play 8H |  | ((2903,), (-960,), (-1943,)) | 90d8f07d e0d2505a 8650d64c
0 play 8S |  | ((2903,), (-960,), (-1943,)) | 0cef7863 24526f6d 2bb2bba3
1 play 6D |  | ((2903,), (-960,), (-1943,)) | 1854c59b 2ecbf8fd fec688b0
2 play KD | tricks_short/11.5:-3+22pence tricks_short/11.5:-3+1pence tricks_over/11.6:0+20pence tricks_carried/11.9:-3+3pence | ((2923,), (-982,), (-1944,)) | fa70451f e6bf9dab e9bd5b37
* deal 5H 9D QC AC 6D 7D |  | ((2923,), (-982,), (-1944,)) | 4336503a 6e5cfa42 d487125e
2 say pass |  | ((2923,), (-982,), (-1944,)) | f9382555 23115090 1a3ea88b
0 say bid 13 |  | ((2923,), (-982,), (-1944,)) | 42b16f08 7ead4168 a63132d7
1 say bid 14 |  | ((2923,), (-982,), (-1944,)) | c1be3cc9 70675e5c 56358660
0 say bid 15 |  | ((2923,), (-982,), (-1944,)) | 1716d66a 16d41af0 dc4cf030
1 say pass | stock/6.7:1+8pence stock/6.7:2+7pence | ((2908,), (-974,), (-1937,)) | 140835a1 9927f4b9 4231a608
0 lay AH |  | ((2908,), (-974,), (-1937,)) | 6c0b3832 827952e7 6fec232e
0 lay 4S |  | ((2908,), (-974,), (-1937,)) | cded8e8b 1ba33eb1 d5a15e7a
0 lay JS |  | ((2908,), (-974,), (-1937,)) | 1175fa6e 76091bb0 0219ce84
0 lay 4H |  | ((2908,), (-974,), (-1937,)) | 3cbead18 4f8d2de5 21fdbc30
0 lay JC |  | ((2908,), (-974,), (-1937,)) | a8cecad7 cd77313c 69f60e3a
0 lay 8D |  | ((2908,), (-974,), (-1937,)) | 50668b75 54ad5d6a d3bb736e
0 lay KH | ante/8.5:-3+2pence ante/8.5:-3+2pence ante/8.5:-3+2pence | ((2906,), (-976,), (-1939,)) | 4b04a0a1 bfb3735f 4f320739
1 say vie 4 | vied/8.7:-3+4pence | ((2906,), (-980,), (-1939,)) | 60707db4 88faa826 f2cdc087
2 say revie 27 | revied/8.8:-3+31pence | ((2906,), (-980,), (-1970,)) | 0bb7a476 4873ff5d d03b2a91
0 say revie 5 | revied/8.8:-3+36pence | ((2870,), (-980,), (-1970,)) | d9f71ee9 7c1fd7f6 446fcd3d
1 say revie 28 | revied/8.8:-3+60pence | ((2870,), (-1040,), (-1970,)) | 2abfb8c7 dca1816b 4a74b8e0
2 say revie 39 | revied/8.8:-3+72pence | ((2870,), (-1040,), (-2042,)) | d9a39cd4 341ef1c3 f441e3d0
0 say revie 11 | revied/8.8:-3+78pence | ((2792,), (-1040,), (-2042,)) | 2c002ba8 730c9d51 4740b004
1 say revie 23 | revied/8.8:-3+73pence | ((2792,), (-1113,), (-2042,)) | f113f242 381a0a9e 97d54f35
2 say revie 37 | revied/8.8:-3+71pence | ((2792,), (-1113,), (-2113,)) | a6f1d3d9 be67aed0 31d02d82
0 say revie 5 | revied/8.8:-3+65pence | ((2727,), (-1113,), (-2113,)) | f420ecdd 4be2cd15 740390dc
1 say revie 14 | revied/8.8:-3+56pence | ((2727,), (-1169,), (-2113,)) | 75500ddb 4dc5738b e300d246
2 say revie 13 | revied/8.8:-3+32pence | ((2727,), (-1169,), (-2145,)) | 6c026648 1c21d7db 34f62cee
0 say revie 18 | revied/8.8:-3+45pence | ((2682,), (-1169,), (-2145,)) | 4808f08a 5f19d5ba 275281b4
1 say revie 39 | revied/8.8:-3+70pence | ((2682,), (-1239,), (-2145,)) | 38f25cec 59c32bdb 4f725b35
2 say revie 13 | revied/8.8:-3+70pence | ((2682,), (-1239,), (-2215,)) | dd8ce9cf 8d26f0cb 1a402f8d
0 say revie 34 | revied/8.8:-3+86pence | ((2596,), (-1239,), (-2215,)) | 2e780662 2d1d37b3 0b21bff3
1 say revie 39 | revied/8.8:-3+86pence | ((2596,), (-1325,), (-2215,)) | 9da4ca85 857f4b47 63586a79
2 say see | seen/8.8:-3+73pence | ((2596,), (-1325,), (-2288,)) | d20f2fc4 d63c2b75 f59482d9
0 say revie 8 | revied/8.8:-3+47pence | ((2549,), (-1325,), (-2288,)) | 4da41f49 b3befdaa 797cb314
1 say revie 39 | revied/8.8:-3+47pence | ((2549,), (-1372,), (-2288,)) | 1f1a2a27 fd98aac2 ee821888
2 say revie 32 | revied/8.8:-3+79pence | ((2549,), (-1372,), (-2367,)) | 9024e47f b945266b 07054ef4
0 say revie 40 | revied/8.8:-3+111pence | ((2438,), (-1372,), (-2367,)) | f3fb6715 8fc96b0d 7b589667
1 say revie 21 | revied/8.8:-3+93pence | ((2438,), (-1465,), (-2367,)) | 015c8f69 4ec276e5 cf9ac113
2 say revie 19 | revied/8.8:-3+80pence | ((2438,), (-1465,), (-2447,)) | 7831317d 1fac563c b2708279
0 say revie 4 | revied/8.8:-3+44pence | ((2394,), (-1465,), (-2447,)) | 4f29cfe5 26a933f3 70cd8975
1 say pass |  | ((2394,), (-1465,), (-2447,)) | bd349e4a bda3b71b 73092373
2 say revie 17 | revied/8.8:-3+21pence | ((2394,), (-1465,), (-2468,)) | cf5878c4 a6dfbd53 fe3be7fd
0 say revie 25 | revied/8.8:-3+42pence | ((2352,), (-1465,), (-2468,)) | af32b26a 27ea4004 0d431c48
2 say revie 8 | revied/8.8:-3+33pence | ((2352,), (-1465,), (-2501,)) | d0bbc235 580636b9 a53969bd
0 say revie 15 | revied/8.8:-3+23pence | ((2329,), (-1465,), (-2501,)) | 9d18b1af 3df9ff83 f8041125
2 say revie 18 | revied/8.8:-3+33pence | ((2329,), (-1465,), (-2534,)) | 489fed51 323a8c68 85729135
0 say revie 14 | revied/8.8:-3+32pence | ((2297,), (-1465,), (-2534,)) | 9323477f 35eeb25e 85712674
2 say revie 6 | revied/8.8:-3+20pence | ((2297,), (-1465,), (-2554,)) | 45f6f2ce bf1eb768 b091aea8
0 say revie 34 | revied/8.8:-3+40pence | ((2257,), (-1465,), (-2554,)) | b6c8ef86 59b43403 0456ddb5
2 say revie 3 | revied/8.8:-3+37pence | ((2257,), (-1465,), (-2591,)) | c22d5b93 3358abdf 24720ca7
0 say revie 22 | revied/8.8:-3+25pence | ((2232,), (-1465,), (-2591,)) | 92a324bb b6fdc3fb f27e6825
2 say revie 23 | revied/8.8:-3+45pence | ((2232,), (-1465,), (-2636,)) | d49982cc 158b1401 acd7b4f2
0 say revie 31 | revied/8.8:-3+54pence | ((2178,), (-1465,), (-2636,)) | effa0bb0 dbe46456 442e746d
2 say revie 7 | revied/8.8:-3+38pence | ((2178,), (-1465,), (-2674,)) | f639b601 65927421 6155896c
0 say revie 21 | revied/8.8:-3+28pence | ((2150,), (-1465,), (-2674,)) | aa99f7bf c47562d4 e8ad61ad
2 say revie 29 | revied/8.8:-3+50pence | ((2150,), (-1465,), (-2724,)) | c4ba5807 1e87309a b904b8bf
0 say revie 19 | revied/8.8:-3+48pence | ((2102,), (-1465,), (-2724,)) | f5ed316b ed65e166 7270542c
2 say revie 28 | revied/8.8:-3+47pence | ((2102,), (-1465,), (-2771,)) | be792d94 af620133 d3c715eb
0 say revie 24 | revied/8.8:-3+52pence | ((2050,), (-1465,), (-2771,)) | 4136d100 ffccd5e4 81734cd5
2 say revie 9 | revied/8.8:-3+33pence | ((2050,), (-1465,), (-2804,)) | f013c2e7 38c0c4a8 7d8b0ee3
0 say revie 3 | revied/8.8:-3+12pence | ((2038,), (-1465,), (-2804,)) | 900ce2d6 301eb818 bb5d0c4c
2 say revie 16 | revied/8.8:-3+19pence | ((2038,), (-1465,), (-2823,)) | ffdaa8d9 182a3d56 e60c59a4
0 say see | seen/8.8:-3+16pence ruff_shown/8.15:2+2266pence gleek_queens/9.3:1+2pence gleek_queens/9.3:1+2pence | ((2020,), (-1461,), (-559,)) | 5c3d01a1 f011125e 6273c6d6
1 play AC |  | ((2020,), (-1461,), (-559,)) | 723307ba 0f90180e 105e204b
2 play 4C |  | ((2020,), (-1461,), (-559,)) | 69174e50 c7ebef17 c5ea6cbf
0 play TC |  | ((2020,), (-1461,), (-559,)) | dbbeadf9 ed830f74 8c7f9e27
1 play KC |  | ((2020,), (-1461,), (-559,)) | be9e8c53 107a00fd fd0ee1be
2 play 8C |  | ((2020,), (-1461,), (-559,)) | 695702bb faf2f2ed 618fb39c
0 play 9C |  | ((2020,), (-1461,), (-559,)) | 129a1a25 82126c5e 21768473
1 play 9D |  | ((2020,), (-1461,), (-559,)) | 0548d044 04cdc5cd dfc06b1b
2 play 7D |  | ((2020,), (-1461,), (-559,)) | 09588eb7 da401cc8 bd18625f
0 play KD |  | ((2020,), (-1461,), (-559,)) | b76c77bc 8985bbf6 c4f3b243
0 play 8H |  | ((2020,), (-1461,), (-559,)) | 1ae2fdd1 9018863e f2921ee0
1 play QH |  | ((2020,), (-1461,), (-559,)) | d7a6b22d 34f38ee0 e41a03f5
2 play JH |  | ((2020,), (-1461,), (-559,)) | 7e24cc89 c8799703 e5569d01
1 play 4D |  | ((2020,), (-1461,), (-559,)) | b53d36d5 f7efec43 c418f66a
2 play 6D |  | ((2020,), (-1461,), (-559,)) | 36d20220 4ccb7448 67c6a9da
0 play AD |  | ((2020,), (-1461,), (-559,)) | 3a0da99c 80bc5558 3204c7c8
0 play 5C |  | ((2020,), (-1461,), (-559,)) | 467658e9 cda46ff8 c4fa3fae
1 play QC |  | ((2020,), (-1461,), (-559,)) | 55fdd60f 860e2377 da85f47a
2 play TD |  | ((2020,), (-1461,), (-559,)) | 86ab94ee a6f84548 9020a462
1 play 7S |  | ((2020,), (-1461,), (-559,)) | 8d2b409d 4aec5426 327e4da9
2 play KS |  | ((2020,), (-1461,), (-559,)) | 489a994a 088ba180 6dbb4669
0 play 6C |  | ((2020,), (-1461,), (-559,)) | 198cbde8 1b0c79fc a3a2805b
0 play 9H |  | ((2020,), (-1461,), (-559,)) | f0f80ff3 930a90e1 0ff627ef
1 play 5H |  | ((2020,), (-1461,), (-559,)) | 4dc1d466 3773c3e9 0e28d9d9
2 play 8S |  | ((2020,), (-1461,), (-559,)) | 7b055472 d54a6165 5fb289d1
0 play JD |  | ((2020,), (-1461,), (-559,)) | e1e4e4e8 9d330b31 83f91295
1 play TS |  | ((2020,), (-1461,), (-559,)) | 3c67efcc e938c3bd d0f0248f
2 play QD |  | ((2020,), (-1461,), (-559,)) | da7279c7 2f48771c 5ebd90aa
2 play 6S |  | ((2020,), (-1461,), (-559,)) | 70b51c73 ec0fb4bb 9c03c18f
0 play TH |  | ((2020,), (-1461,), (-559,)) | 064711c2 b674ed4b c97ede76
1 play 9S |  | ((2020,), (-1461,), (-559,)) | 7451c9bc 8df6d6dc c754c6fb
1 play QS |  | ((2020,), (-1461,), (-559,)) | 0282613a 000eb8be 0079cf09
2 play AS |  | ((2020,), (-1461,), (-559,)) | 664e845a 8524abea eb2021f7
0 play 6H |  | ((2020,), (-1461,), (-559,)) | 3486ac4b 51161985 3c70abd4
2 play 5S |  | ((2020,), (-1461,), (-559,)) | fd25984d 760ad17a 8084742e
0 play 5D |  | ((2020,), (-1461,), (-559,)) | 728a2bf2 efba85bd 39b686a9
1 play 7H | tricks_short/11.5:-3+13pence tricks_short/11.5:-3+10pence tricks_over/11.6:1+14pence tricks_carried/11.9:-3+9pence | ((2010,), (-1447,), (-572,)) | 457a767e a5c7ddae 42eace62
* deal 8D KH JH 6S 5D TH |  | ((2010,), (-1447,), (-572,)) | edc00948 220fc633 aa4b12c4
0 say bid 13 |  | ((2010,), (-1447,), (-572,)) | 63ffed9d 8d924141 b49ed4f8
1 say bid 14 |  | ((2010,), (-1447,), (-572,)) | 4c40d496 d6f5972c a6e33187
2 say bid 15 |  | ((2010,), (-1447,), (-572,)) | fb3828b1 6d05f6e4 5e70688e
0 say bid 16 |  | ((2010,), (-1447,), (-572,)) | 3bfd1fbc dfe07ccc 3c45395b
1 say pass |  | ((2010,), (-1447,), (-572,)) | a2b133b9 478d739e 9ed0cf8e
2 say pass | stock/6.7:2+8pence stock/6.7:1+8pence | ((1994,), (-1439,), (-564,)) | b520bee2 8b7654bb c8777a87
0 lay QD |  | ((1994,), (-1439,), (-564,)) | f508b9d7 6cf25092 26635a0b
0 lay 9C |  | ((1994,), (-1439,), (-564,)) | 68e2f04c f4d68798 be478d01
0 lay TH |  | ((1994,), (-1439,), (-564,)) | 3b413784 2fa4f635 c65d7f21
0 lay AH |  | ((1994,), (-1439,), (-564,)) | 52c9d369 42e6ba14 ab1f3300
0 lay KS |  | ((1994,), (-1439,), (-564,)) | 4aa4c0f5 45825e58 ac7bd74c
0 lay 7H |  | ((1994,), (-1439,), (-564,)) | 8841c4b4 dda68952 345f0046
0 lay 7D | ante/8.5:-3+2pence ante/8.5:-3+2pence ante/8.5:-3+2pence | ((1992,), (-1441,), (-566,)) | c045a4c8 1e313daa edc77126
2 say vie 27 | vied/8.7:-3+27pence | ((1992,), (-1441,), (-593,)) | 7160f63f f192c361 b05b88c4
0 say revie 30 | revied/8.8:-3+57pence | ((1935,), (-1441,), (-593,)) | d02c3a7c a226b782 a7b8031a
1 say revie 12 | revied/8.8:-3+69pence | ((1935,), (-1510,), (-593,)) | 8e328643 0aa13031 755b36c7
2 say revie 33 | revied/8.8:-3+75pence | ((1935,), (-1510,), (-668,)) | 0351ba05 1ec24750 6c587a42
0 say revie 8 | revied/8.8:-3+53pence | ((1882,), (-1510,), (-668,)) | 46cfd6bd 2b642f2d 997e5a01
1 say revie 4 | revied/8.8:-3+45pence | ((1882,), (-1555,), (-668,)) | 71258e01 a89424fb ba109b76
2 say revie 10 | revied/8.8:-3+22pence | ((1882,), (-1555,), (-690,)) | 88c678ae 0e7100f9 31162af0
0 say revie 11 | revied/8.8:-3+25pence | ((1857,), (-1555,), (-690,)) | 6297826d c17aa870 10676e65
1 say revie 38 | revied/8.8:-3+59pence | ((1857,), (-1614,), (-690,)) | 7a3d6860 cbb34b94 e369bec5
2 say revie 12 | revied/8.8:-3+61pence | ((1857,), (-1614,), (-751,)) | 6a6c9d9d 541b9f38 9a8b3851
0 say revie 31 | revied/8.8:-3+81pence | ((1776,), (-1614,), (-751,)) | 3cf089de 6200716a 07210ff3
