* deal 8C 8D 7H 8S TC TH | turned_honour/6.2:1+1white point/8.2:1+1white | ((0, 0), (0, 2)) | b3803199 cb0523ec
0 play AS |  | ((0, 0), (0, 2)) | 1304ecf3 2642ff64
1 play JS |  | ((0, 0), (0, 2)) | 49f747ad 4c0b6210
1 play QH |  | ((0, 0), (0, 2)) | 65e69147 3c693653
0 play KH |  | ((0, 0), (0, 2)) | 561dd40e 500dfa4e
0 play 7S |  | ((0, 0), (0, 2)) | 3610ecd6 6cb5e27c
1 play 8S |  | ((0, 0), (0, 2)) | e0283cf7 1cff0907
1 play KC |  | ((0, 0), (0, 2)) | 82226554 1b88abe5
0 play QC | honour_won/13.2:1+1white honour_taken/13.2:1+1white | ((0, 0), (0, 4)) | f8104294 7a70dd59
1 play 8H |  | ((0, 0), (0, 4)) | ef93ac45 602a9981
0 play JH |  | ((0, 0), (0, 4)) | 38827c93 a121e6e4
0 play 8C |  | ((0, 0), (0, 4)) | a632127f 5c29e0b0
1 play TC |  | ((0, 0), (0, 4)) | 66600a47 f76898b8
1 play QD |  | ((0, 0), (0, 4)) | 9dafaa71 17f46e34
0 play 7D |  | ((0, 0), (0, 4)) | 58b54150 31583a1e
1 play 9D |  | ((0, 0), (0, 4)) | 83d47881 1cfec298
0 play AD |  | ((0, 0), (0, 4)) | 5952f4df f87b852a
0 play 8D |  | ((0, 0), (0, 4)) | 2a857981 3825d425
1 play JC | honour_won/13.2:1+1white | ((0, 0), (0, 5)) | d8bbf462 0a2a35a1
1 play 9H |  | ((0, 0), (0, 5)) | 5fa9c85c 73a79099
0 play 7H |  | ((0, 0), (0, 5)) | cee1c8c6 754310c6
1 play TH |  | ((0, 0), (0, 5)) | 3861968c 5aed1a5b
0 play AC | honour_won/13.2:0+1white | ((0, 1), (0, 5)) | 866f5263 0b33b676
0 play 9C |  | ((0, 1), (0, 5)) | bf608762 ac832c44
1 play AH | tricks/11.1:1+1white | ((0, 0), (1, 0)) | 7a0f0122 7aa2c3ac
* deal 9S TH KH KC JC 9D | turned_honour/6.2:0+1white point/8.2:0+1white | ((0, 2), (1, 0)) | 4190c9b1 2e68fc30
1 play KS |  | ((0, 2), (1, 0)) | 38933e10 96a22229
0 play JS |  | ((0, 2), (1, 0)) | 28fe0b79 d1e7a246
1 play TH |  | ((0, 2), (1, 0)) | 9d73ec60 b79b5d81
0 play AD |  | ((0, 2), (1, 0)) | b7b3e385 9d38d999
1 play 9H |  | ((0, 2), (1, 0)) | 5b449eb3 45407eed
0 play 7D |  | ((0, 2), (1, 0)) | f470b637 a9547622
1 play QH |  | ((0, 2), (1, 0)) | dfb6170c dd350ea3
0 play JC | honour_won/13.2:1+1white | ((0, 2), (1, 1)) | 3e1d7350 2ad4cd79
1 play JD |  | ((0, 2), (1, 1)) | cd782808 303af9a8
0 play QD |  | ((0, 2), (1, 1)) | 16c06b8a 340561b1
0 play TD |  | ((0, 2), (1, 1)) | 952637bc 3309eb8c
1 play KH | honour_won/13.2:1+1white | ((0, 2), (1, 2)) | 4a87b45e 046d28ba
1 play 8H |  | ((0, 2), (1, 2)) | fe5fb569 cefad41d
0 play 7C |  | ((0, 2), (1, 2)) | f5082dbf 40ee9881
1 play TC |  | ((0, 2), (1, 2)) | 102ed8e6 23c8fc02
0 play KC |  | ((0, 2), (1, 2)) | e3da4c09 0af5e6bd
0 play QS |  | ((0, 2), (1, 2)) | 9565094c 11db9617
1 play 9S |  | ((0, 2), (1, 2)) | d84ec175 e4a16886
0 play 9D |  | ((0, 2), (1, 2)) | c960a23d 50f2546d
1 play 8S |  | ((0, 2), (1, 2)) | 3ca07a32 4ceb914b
0 play AS |  | ((0, 2), (1, 2)) | 606de09e 45e23c21
1 play TS |  | ((0, 2), (1, 2)) | fe38bbc2 256b3e6c
0 play 8D |  | ((0, 2), (1, 2)) | 6be1596c 87d7c065
1 play QC |  | ((0, 2), (1, 2)) | cfff245c b8b76917
* deal 9H JH QD 9C KS 7S | point/8.2:0+1white | ((0, 3), (1, 2)) | b23d0f80 da43d5d0
0 play AC |  | ((0, 3), (1, 2)) | d496c151 d283f40d
1 play QC |  | ((0, 3), (1, 2)) | 0574b7ad f2431508
1 play JD |  | ((0, 3), (1, 2)) | 8a89852e 769fa9db
0 play QD |  | ((0, 3), (1, 2)) | 56e64310 f9b92806
0 play JC |  | ((0, 3), (1, 2)) | b9ded5f0 0142e3c2
1 play KC |  | ((0, 3), (1, 2)) | ffbde4da e24642f3
1 play 8C |  | ((0, 3), (1, 2)) | 6081c66c 3e25deaa
0 play TC |  | ((0, 3), (1, 2)) | 197b68d5 e6852f16
0 play 8D |  | ((0, 3), (1, 2)) | 7f36817b a4e3a428
1 play KD |  | ((0, 3), (1, 2)) | 93ca1c2b 00c007da
1 play 8H |  | ((0, 3), (1, 2)) | 52f7c4d0 6d503acb
0 play 9H |  | ((0, 3), (1, 2)) | 52e4a0fd 9e65dcfe
0 play JH |  | ((0, 3), (1, 2)) | 5734f3c7 7a0546b4
1 play 9S |  | ((0, 3), (1, 2)) | 0032df39 f1dbef02
1 play KS |  | ((0, 3), (1, 2)) | cd15fa14 e55055ec
0 play QS | honour_won/13.2:1+1white honour_taken/13.2:1+1white | ((0, 3), (1, 4)) | 832c90ea 2049307c
1 play 7S |  | ((0, 3), (1, 4)) | 1d2998b2 247f14a5
0 play QH | honour_won/13.2:1+1white | ((0, 3), (1, 5)) | f39be90f c0657211
1 play TD |  | ((0, 3), (1, 5)) | 2c10406e ff74b3ce
0 play TH |  | ((0, 3), (1, 5)) | e9b193c0 590f934d
1 play 9C |  | ((0, 3), (1, 5)) | 43b90373 dd876d8c
0 play AH |  | ((0, 3), (1, 5)) | 9176e43b a5752d27
1 play AS |  | ((0, 3), (1, 5)) | ed46e56e 99c46e30
0 play 7H | honour_won/13.2:1+1white tricks/11.1:1+3white | ((0, 0), (2, 3)) | 455060b5 efc65e44
* deal 8C QD 7S TC 9S TH | turned_honour/6.2:0+1white point/8.2:0+1white | ((0, 2), (2, 3)) | 8ee129ab 0ad92b51
1 play 8C |  | ((0, 2), (2, 3)) | fbff9d9d 6d401ca7
0 play 9C |  | ((0, 2), (2, 3)) | be2762e1 712bf6a8
0 play 9D |  | ((0, 2), (2, 3)) | d68b02db ab882868
1 play QD | honour_won/13.2:1+1white | ((0, 2), (2, 4)) | 63a4ece0 d494a77f
1 play KH |  | ((0, 2), (2, 4)) | 446a0ada 35b36858
0 play 9H |  | ((0, 2), (2, 4)) | 389df881 992d1a79
1 play KC |  | ((0, 2), (2, 4)) | fddeb0f0 3cb37e69
0 play AC |  | ((0, 2), (2, 4)) | eb589e23 c1e87cbc
1 play 7S |  | ((0, 2), (2, 4)) | e7d0a5b8 5ff976be
0 play 9S |  | ((0, 2), (2, 4)) | 04aa4b72 53be5d5c
0 play TC |  | ((0, 2), (2, 4)) | 2991fa03 49461c75
1 play 7C |  | ((0, 2), (2, 4)) | dcb94d44 2eab1f3c
0 play JS |  | ((0, 2), (2, 4)) | 937654b5 75d03f5d
1 play KS |  | ((0, 2), (2, 4)) | 6f6b5ba4 83e67866
1 play AS |  | ((0, 2), (2, 4)) | 576f117f 2708e459
0 play TD |  | ((0, 2), (2, 4)) | 8fbe092a 049b594b
0 play 7D |  | ((0, 2), (2, 4)) | 7bd628af ba5c7996
1 play 8D | honour_taken/13.2:1+1white | ((0, 2), (2, 5)) | 87556bbe 71045998
1 play AH |  | ((0, 2), (2, 5)) | 31f63411 09e4586e
0 play TH |  | ((0, 2), (2, 5)) | 9e85f223 29ddb622
1 play QH |  | ((0, 2), (2, 5)) | 55a0e2f7 759a49a4
0 play 8H |  | ((0, 2), (2, 5)) | 50e66306 37342fde
1 play TS |  | ((0, 2), (2, 5)) | a24fa79f ace3729c
0 play JC | tricks/11.1:1+2white | ((0, 0), (3, 1)) | a9fdf029 49ac0bd4
* deal 9H TS JD JC KS JH | turned_honour/6.2:1+1white point/8.2:0+1white | ((0, 1), (3, 2)) | 7822cbe1 d94df7e6
0 play JD |  | ((0, 1), (3, 2)) | 5945d07f 5de2fcb1
1 play KD |  | ((0, 1), (3, 2)) | 888d71ee 062bc8c5
1 play KS |  | ((0, 1), (3, 2)) | fcd5cf20 f2748db8
0 play TS |  | ((0, 1), (3, 2)) | f817b1e3 c29f78b3
1 play 7D |  | ((0, 1), (3, 2)) | 026747bc 30b676e3
0 play 9D |  | ((0, 1), (3, 2)) | cbd9a9ce f0eb1a6c
0 play QC |  | ((0, 1), (3, 2)) | ade19ac5 d53eac0e
1 play KC |  | ((0, 1), (3, 2)) | 45b23467 82f4cfa6
1 play JC |  | ((0, 1), (3, 2)) | 00038794 9e1cb6b9
0 play 8C |  | ((0, 1), (3, 2)) | 1447480f ff632cf3
1 play AC |  | ((0, 1), (3, 2)) | 50c64e58 5f770788
0 play 9C |  | ((0, 1), (3, 2)) | cba65ada 15dbec3d
1 play 8H |  | ((0, 1), (3, 2)) | 420795ae 03f6ae86
0 play QH | honour_won/13.2:0+1white | ((0, 2), (3, 2)) | 02bf0a74 19dc2566
0 play JS |  | ((0, 2), (3, 2)) | fe83b2e9 e6fc01d1
1 play 9S |  | ((0, 2), (3, 2)) | 2b5aaae7 1f0d3319
0 play TH |  | ((0, 2), (3, 2)) | 2067e56c 399c74d5
1 play JH | honour_won/13.2:1+1white | ((0, 2), (3, 3)) | 8187ef50 4e91bdce
1 play AD |  | ((0, 2), (3, 3)) | 5c7bd0b0 f3fc5f5b
0 play 8D |  | ((0, 2), (3, 3)) | b1c5dd2e 2018ac41
1 play 8S |  | ((0, 2), (3, 3)) | 586c83fa 7e0ee6eb
0 play 9H |  | ((0, 2), (3, 3)) | 5803a168 46c6a14d
0 play TD |  | ((0, 2), (3, 3)) | a7eab057 8deda858
1 play AH | honour_won/13.2:1+1white tricks/11.1:1+2white | ((0, 0), (4, 0)) | d5e14584 2f3e2588
* deal 8H AS 9H QD TD QH | turned_honour/6.2:0+1white point/8.2:1+1white | ((0, 1), (4, 1)) | 22c031ae 5d68a073
1 play 7D |  | ((0, 1), (4, 1)) | ce59b1ab 55288524
0 play TD |  | ((0, 1), (4, 1)) | ba357439 d7d1b7df
0 play QH |  | ((0, 1), (4, 1)) | 4c518350 4f6e5e34
1 play 8H | honour_won/13.2:0+1white | ((0, 2), (4, 1)) | 29a72e6c 2fcd14bc
0 play TS |  | ((0, 2), (4, 1)) | 7bab60a8 35a05e4b
1 play JS |  | ((0, 2), (4, 1)) | 842453a1 6709cf66
1 play 8S |  | ((0, 2), (4, 1)) | 2ac62201 f5ee3796
0 play KS |  | ((0, 2), (4, 1)) | 9641e7d4 fc267da8
0 play 9D |  | ((0, 2), (4, 1)) | 61ddac1a 93ced846
1 play AD |  | ((0, 2), (4, 1)) | f807bc71 e9c42ffa
1 play AS |  | ((0, 2), (4, 1)) | 4b0e264f f68ebfd4
0 play JH | honour_won/13.2:0+1white | ((0, 3), (4, 1)) | eed2a447 44b46673
0 play JC |  | ((0, 3), (4, 1)) | d5c0ca61 fd9aa197
1 play 7C |  | ((0, 3), (4, 1)) | de6f736f 2cb5a336
0 play 7H |  | ((0, 3), (4, 1)) | 04718c3b 561d788a
1 play 9H | honour_taken/13.2:1+1white | ((0, 3), (4, 2)) | faf6f3a0 dfacbc16
1 play JD |  | ((0, 3), (4, 2)) | eff731e3 a5698862
0 play QD |  | ((0, 3), (4, 2)) | 9fb3cf8a af197608
0 play 8C |  | ((0, 3), (4, 2)) | fe5ad436 21d1fa75
1 play AC |  | ((0, 3), (4, 2)) | 2528e8f3 0138403b
1 play 7S |  | ((0, 3), (4, 2)) | a32ab0b2 1be8af9f
0 play TH |  | ((0, 3), (4, 2)) | 617f2cc8 ec2e5f9b
0 play 9C |  | ((0, 3), (4, 2)) | f8428eca 4b4115ed
1 play KD | tricks/11.1:0+2white | ((0, 5), (4, 2)) | 80be3448 608bb44e
* deal AS QH TD 7D QS KC | point/8.2:1+1white | ((0, 5), (4, 3)) | 177b1070 10567ff4
0 play 8H |  | ((0, 5), (4, 3)) | aab31fb0 283bfa7c
1 play JH |  | ((0, 5), (4, 3)) | 5cabe41b 8a6cfe15
1 play KC |  | ((0, 5), (4, 3)) | 4f9fd75a ec5bd68b
0 play AC |  | ((0, 5), (4, 3)) | 773317ae fbbaecfc
1 play 8C |  | ((0, 5), (4, 3)) | 7ef748a6 604f852e
0 play TC |  | ((0, 5), (4, 3)) | 7db3c8ee 44e1e215
0 play QC |  | ((0, 5), (4, 3)) | f1d9259a 9c1b2780
1 play 7C |  | ((0, 5), (4, 3)) | 68dc031a 6227207f
0 play JD |  | ((0, 5), (4, 3)) | 3c1276f2 7d272179
1 play KD |  | ((0, 5), (4, 3)) | 997597fb 826c0545
1 play AH |  | ((0, 5), (4, 3)) | d55f078e e514ad83
0 play QH |  | ((0, 5), (4, 3)) | bcad18b8 658db82f
0 play JS |  | ((0, 5), (4, 3)) | eb99c20a bfd4fda8
1 play KS | honour_won/13.2:1+1white honour_taken/13.2:1+1white | ((0, 5), (4, 5)) | 31fb8534 038e08b0
1 play JC |  | ((0, 5), (4, 5)) | 347852d6 90aad5c3
0 play AS | honour_won/13.2:0+1white | ((1, 0), (4, 0)) | ab93ff87 bdfbeec7
0 play 7S |  | ((1, 0), (4, 0)) | e799e10f ff5cdc3a
1 play QS | honour_won/13.2:1+1white honour_taken/13.2:1+1white | ((1, 0), (4, 2)) | 642a40b4 b8333e95
1 play TH |  | ((1, 0), (4, 2)) | 372c184c 3e154a69
0 play 9H |  | ((1, 0), (4, 2)) | 636592e4 e278a8ef
1 play 7H |  | ((1, 0), (4, 2)) | 1b66c629 92f71353
0 play 9D |  | ((1, 0), (4, 2)) | 53277f9e 4ae58dba
1 play 7D |  | ((1, 0), (4, 2)) | aa477869 1d2f78cd
0 play TD | tricks/11.1:1+1white | ((1, 0), (4, 3)) | cf933331 9433c2ea
* deal AC TS 7H JD KH AH | turned_honour/6.2:0+1white point/8.2:0+1white | ((1, 2), (4, 3)) | bac0b047 0139f833
1 play QD |  | ((1, 2), (4, 3)) | d126a790 5bac7cc5
0 play JD | honour_won/13.2:1+1white honour_taken/13.2:1+1white | ((1, 2), (4, 5)) | 601cc2c0 c0a73926
1 play 9H |  | ((1, 2), (4, 5)) | 87bee911 3cd196a9
0 play KH |  | ((1, 2), (4, 5)) | c17eda48 7691ad0b
0 play AH |  | ((1, 2), (4, 5)) | e17b935a e627194a
1 play 8H |  | ((1, 2), (4, 5)) | 313d602b f3e9900b
0 play AS |  | ((1, 2), (4, 5)) | 72a4a1f6 b587de31
1 play TS |  | ((1, 2), (4, 5)) | 086825c9 829ddb42
0 play 8S |  | ((1, 2), (4, 5)) | dcf0cedd 46199a6c
1 play 8D |  | ((1, 2), (4, 5)) | 35bd019d 388ea0b0
1 play 7C |  | ((1, 2), (4, 5)) | dc0d8a7b d831a506
0 play KC |  | ((1, 2), (4, 5)) | 77e9aaff 6303cc0c
0 play QH |  | ((1, 2), (4, 5)) | 89d19f3b bd5ffb03
1 play 7H |  | ((1, 2), (4, 5)) | 918465e3 e83702c0
0 play JS |  | ((1, 2), (4, 5)) | c1c3efa2 c2716a61
1 play TD |  | ((1, 2), (4, 5)) | 6723dcb1 97e0afe4
1 play KD |  | ((1, 2), (4, 5)) | 177f081b 8b81c114
0 play 9C | honour_won/13.2:1+1white | ((1, 0), (5, 0)) | 200bec97 8134f5c0
