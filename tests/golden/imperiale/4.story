* deal 8C 8D 7H 8S TC TH | turned_honour/6.2:1+1white point/8.2:1+1white | ((0, 0), (0, 2)) | 1cfbd8ba 6a88e992
0 play AS |  | ((0, 0), (0, 2)) | 7d6c995f 83bb52ab
1 play JS |  | ((0, 0), (0, 2)) | d9c4c5d8 d5a1ab22
1 play QH |  | ((0, 0), (0, 2)) | ff012e02 bdf1a1b2
0 play KH |  | ((0, 0), (0, 2)) | c396c69f 1441b402
0 play 7S |  | ((0, 0), (0, 2)) | 13294351 101d1474
1 play 8S |  | ((0, 0), (0, 2)) | 8da3f460 a9c6ea90
1 play KC |  | ((0, 0), (0, 2)) | 64e39984 53908708
0 play QC | honour_won/13.2:1+1white honour_taken/13.2:1+1white | ((0, 0), (0, 4)) | a9f933ce 25b5ab67
1 play 8H |  | ((0, 0), (0, 4)) | b31e566f 19586bc4
0 play JH |  | ((0, 0), (0, 4)) | 8e27fd7e 4463d7c9
0 play 8C |  | ((0, 0), (0, 4)) | 45890986 88cd3b0e
1 play TC |  | ((0, 0), (0, 4)) | a265885f 44556f7a
1 play QD |  | ((0, 0), (0, 4)) | 94e88308 7824f709
0 play 7D |  | ((0, 0), (0, 4)) | 54fef341 09c1b016
1 play 9D |  | ((0, 0), (0, 4)) | 285a6815 a6443e11
0 play AD |  | ((0, 0), (0, 4)) | 8ed738d8 ff9791ee
0 play 8D |  | ((0, 0), (0, 4)) | 8034ad83 7b8b18f3
1 play JC | honour_won/13.2:1+1white | ((0, 0), (0, 5)) | c0e516c5 211d1dde
1 play 9H |  | ((0, 0), (0, 5)) | cce62972 d6d4b290
0 play 7H |  | ((0, 0), (0, 5)) | 5b821e02 889afd92
1 play TH |  | ((0, 0), (0, 5)) | 8ae870c4 58a2b775
0 play AC | honour_won/13.2:0+1white | ((0, 1), (0, 5)) | f3e19876 fc885aca
0 play 9C |  | ((0, 1), (0, 5)) | f7dcca68 420c6774
1 play AH | tricks/11.1:1+1white | ((0, 0), (1, 0)) | 81208688 5da40349
* deal 9S TH KH KC JC 9D | turned_honour/6.2:0+1white point/8.2:0+1white | ((0, 2), (1, 0)) | d528bff4 07e278d8
1 play KS |  | ((0, 2), (1, 0)) | bbad0b3a 7df96800
0 play JS |  | ((0, 2), (1, 0)) | fc3f1677 2d99f0a1
1 play TH |  | ((0, 2), (1, 0)) | abeba8ab 09d2e876
0 play AD |  | ((0, 2), (1, 0)) | 3d6b039a 10c7b078
1 play 9H |  | ((0, 2), (1, 0)) | 7c914a12 a3699016
0 play 7D |  | ((0, 2), (1, 0)) | 557ea5b0 8fca262a
1 play QH |  | ((0, 2), (1, 0)) | 6ae0a165 52fae759
0 play JC | honour_won/13.2:1+1white | ((0, 2), (1, 1)) | 2795efc9 021bb475
1 play JD |  | ((0, 2), (1, 1)) | 2da52082 ddd2c306
0 play QD |  | ((0, 2), (1, 1)) | d62e08c6 847ed437
0 play TD |  | ((0, 2), (1, 1)) | 2f405092 171441b1
1 play KH | honour_won/13.2:1+1white | ((0, 2), (1, 2)) | 9cca5c66 b4d380bd
1 play 8H |  | ((0, 2), (1, 2)) | f3f63b71 0f9fd52e
0 play 7C |  | ((0, 2), (1, 2)) | 4757042b 74e16d67
1 play TC |  | ((0, 2), (1, 2)) | 3714e6b0 8ca7493a
0 play KC |  | ((0, 2), (1, 2)) | 6a6829d4 80b03b1e
0 play QS |  | ((0, 2), (1, 2)) | fadb7757 d2b78e17
1 play 9S |  | ((0, 2), (1, 2)) | f6ee54a0 193c042a
0 play 9D |  | ((0, 2), (1, 2)) | db664898 d8de6427
1 play 8S |  | ((0, 2), (1, 2)) | 6ab0aea3 2ccf0a29
0 play AS |  | ((0, 2), (1, 2)) | 1d613a85 39f1eeb5
1 play TS |  | ((0, 2), (1, 2)) | 51879477 206fff4d
0 play 8D |  | ((0, 2), (1, 2)) | 1ca3b1c4 3240aeff
1 play QC |  | ((0, 2), (1, 2)) | 612aa300 6b28aa99
* deal 9H JH QD 9C KS 7S | point/8.2:0+1white | ((0, 3), (1, 2)) | 464fd7d3 4311e1be
0 play AC |  | ((0, 3), (1, 2)) | dd8ef032 928a74dc
1 play QC |  | ((0, 3), (1, 2)) | 9e7319e6 7936a74c
1 play JD |  | ((0, 3), (1, 2)) | bb40437c 408686f0
0 play QD |  | ((0, 3), (1, 2)) | 20f8b7de bfabb545
0 play JC |  | ((0, 3), (1, 2)) | 53969308 b8c4799c
1 play KC |  | ((0, 3), (1, 2)) | 6495e03a 931f6ff4
1 play 8C |  | ((0, 3), (1, 2)) | 0bc5c2ff 4cd42929
0 play TC |  | ((0, 3), (1, 2)) | 55129b8a 4111fe5f
0 play 8D |  | ((0, 3), (1, 2)) | e923c1c3 3b9b6ccc
1 play KD |  | ((0, 3), (1, 2)) | 8a69964d 32489bf2
1 play 8H |  | ((0, 3), (1, 2)) | 9367c3a8 8628fa06
0 play 9H |  | ((0, 3), (1, 2)) | 9eb12d94 779503a7
0 play JH |  | ((0, 3), (1, 2)) | 9b253e20 54b64ef6
1 play 9S |  | ((0, 3), (1, 2)) | e7aa5ff7 09129d14
1 play KS |  | ((0, 3), (1, 2)) | 25f3eef2 a61c4566
0 play QS | honour_won/13.2:1+1white honour_taken/13.2:1+1white | ((0, 3), (1, 4)) | c45dbfc7 5f72aed3
1 play 7S |  | ((0, 3), (1, 4)) | a823877a 793e6a47
0 play QH | honour_won/13.2:1+1white | ((0, 3), (1, 5)) | 2ce8eac2 bcd30898
1 play TD |  | ((0, 3), (1, 5)) | 10c9f3c9 b2e18fef
0 play TH |  | ((0, 3), (1, 5)) | 631487e5 0f58f5de
1 play 9C |  | ((0, 3), (1, 5)) | a3590f67 52100b01
0 play AH |  | ((0, 3), (1, 5)) | 355cfea5 a45dcfa1
1 play AS |  | ((0, 3), (1, 5)) | f0f10b0a 3fea02b6
0 play 7H | honour_won/13.2:1+1white tricks/11.1:1+3white | ((0, 0), (2, 3)) | 1f92a582 23a8448b
* deal 8C QD 7S TC 9S TH | turned_honour/6.2:0+1white point/8.2:0+1white | ((0, 2), (2, 3)) | cca37654 775aadab
1 play 8C |  | ((0, 2), (2, 3)) | 669ac477 d4fa0b5d
0 play 9C |  | ((0, 2), (2, 3)) | 71c78ece 9ef6f4df
0 play 9D |  | ((0, 2), (2, 3)) | 714298f2 0310691e
1 play QD | honour_won/13.2:1+1white | ((0, 2), (2, 4)) | 6cc3f75d bc93dd9d
1 play KH |  | ((0, 2), (2, 4)) | 75574563 e651c9d7
0 play 9H |  | ((0, 2), (2, 4)) | ed19f650 c6ef1d1a
1 play KC |  | ((0, 2), (2, 4)) | eaf7b4c1 b4a77bd0
0 play AC |  | ((0, 2), (2, 4)) | 50513312 9d70ae06
1 play 7S |  | ((0, 2), (2, 4)) | 47ea3f3c 61bd3b70
0 play 9S |  | ((0, 2), (2, 4)) | 1f449c8a 3a244c3a
0 play TC |  | ((0, 2), (2, 4)) | 74f411bc 463c8a88
1 play 7C |  | ((0, 2), (2, 4)) | b722c8b7 7b6d09a3
0 play JS |  | ((0, 2), (2, 4)) | df4ab349 8cb71c34
1 play KS |  | ((0, 2), (2, 4)) | fe29beaf ee9b080c
1 play AS |  | ((0, 2), (2, 4)) | 61119112 912cccf3
0 play TD |  | ((0, 2), (2, 4)) | 00472ba0 b19de512
0 play 7D |  | ((0, 2), (2, 4)) | ce5eed81 25fbe08c
1 play 8D | honour_taken/13.2:1+1white | ((0, 2), (2, 5)) | a08ddc4a 97b645e8
1 play AH |  | ((0, 2), (2, 5)) | c83687f4 19bb74df
0 play TH |  | ((0, 2), (2, 5)) | c270000c 39d3100b
1 play QH |  | ((0, 2), (2, 5)) | 52196466 08232b26
0 play 8H |  | ((0, 2), (2, 5)) | dd6abbcc 6024d24a
1 play TS |  | ((0, 2), (2, 5)) | b5765345 99bb318f
0 play JC | tricks/11.1:1+2white | ((0, 0), (3, 1)) | 4222f5c2 d22b52f9
* deal 9H TS JD JC KS JH | turned_honour/6.2:1+1white point/8.2:0+1white | ((0, 1), (3, 2)) | 875fb317 4d860b77
0 play JD |  | ((0, 1), (3, 2)) | 88e45ea4 6b1c73c3
1 play KD |  | ((0, 1), (3, 2)) | b113465a 49f74bcd
1 play KS |  | ((0, 1), (3, 2)) | 39e8f201 9ce0f20e
0 play TS |  | ((0, 1), (3, 2)) | 675cb177 4adef1b3
1 play 7D |  | ((0, 1), (3, 2)) | 51a29708 35273360
0 play 9D |  | ((0, 1), (3, 2)) | 6ebca928 5166d8e2
0 play QC |  | ((0, 1), (3, 2)) | cd8a6e25 0bf72b9f
1 play KC |  | ((0, 1), (3, 2)) | 313b529f 7d0efd0b
1 play JC |  | ((0, 1), (3, 2)) | cd6785a7 79df5760
0 play 8C |  | ((0, 1), (3, 2)) | 08008e3e 62958dac
1 play AC |  | ((0, 1), (3, 2)) | 4e561698 f8fe47db
0 play 9C |  | ((0, 1), (3, 2)) | c4126bf9 5a476884
1 play 8H |  | ((0, 1), (3, 2)) | 76697e4f 2ccf68d1
0 play QH | honour_won/13.2:0+1white | ((0, 2), (3, 2)) | b4bd4df0 875c66eb
0 play JS |  | ((0, 2), (3, 2)) | 2848d6ee 85420747
1 play 9S |  | ((0, 2), (3, 2)) | 4df28949 9df0037a
0 play TH |  | ((0, 2), (3, 2)) | 97b31cdf d9396166
1 play JH | honour_won/13.2:1+1white | ((0, 2), (3, 3)) | c28931a2 91956917
1 play AD |  | ((0, 2), (3, 3)) | 5979bcac 66f90a32
0 play 8D |  | ((0, 2), (3, 3)) | b2934038 d812e0c3
1 play 8S |  | ((0, 2), (3, 3)) | ad27d3b0 9817eee8
0 play 9H |  | ((0, 2), (3, 3)) | b443d671 6cbcab84
0 play TD |  | ((0, 2), (3, 3)) | 831fd2b6 613f156e
1 play AH | honour_won/13.2:1+1white tricks/11.1:1+2white | ((0, 0), (4, 0)) | 6cbda7ff adbe3c2b
* deal 8H AS 9H QD TD QH | turned_honour/6.2:0+1white point/8.2:1+1white | ((0, 1), (4, 1)) | a69053c4 fd6626d5
1 play 7D |  | ((0, 1), (4, 1)) | a88b7211 4c26ce37
0 play TD |  | ((0, 1), (4, 1)) | b63508a2 189404ce
0 play QH |  | ((0, 1), (4, 1)) | 9c05c2a0 68418baf
1 play 8H | honour_won/13.2:0+1white | ((0, 2), (4, 1)) | 7e58c2af 5ee8abda
0 play TS |  | ((0, 2), (4, 1)) | ebbca208 8e14a73d
1 play JS |  | ((0, 2), (4, 1)) | 750f6323 b6b900ee
1 play 8S |  | ((0, 2), (4, 1)) | 34a7a227 f8aad5fd
0 play KS |  | ((0, 2), (4, 1)) | 3f569e8c 32cca7d8
0 play 9D |  | ((0, 2), (4, 1)) | fe06404f 10aace84
1 play AD |  | ((0, 2), (4, 1)) | 7a3cb923 61c2a991
1 play AS |  | ((0, 2), (4, 1)) | ff054a0d 8d66132f
0 play JH | honour_won/13.2:0+1white | ((0, 3), (4, 1)) | 84b305c7 b3758115
0 play JC |  | ((0, 3), (4, 1)) | 65fdfd7b 22585f63
1 play 7C |  | ((0, 3), (4, 1)) | f71ee994 d216cc0d
0 play 7H |  | ((0, 3), (4, 1)) | 99eb1189 6f896ef3
1 play 9H | honour_taken/13.2:1+1white | ((0, 3), (4, 2)) | 840bdff6 f495451f
1 play JD |  | ((0, 3), (4, 2)) | ea9532d7 b7a5fe0f
0 play QD |  | ((0, 3), (4, 2)) | 64f8826b 1b246294
0 play 8C |  | ((0, 3), (4, 2)) | 1ab82ebf 0974cbab
1 play AC |  | ((0, 3), (4, 2)) | 9b7d147d 556ccf92
1 play 7S |  | ((0, 3), (4, 2)) | c03b0e26 025e019a
0 play TH |  | ((0, 3), (4, 2)) | f42c6766 5247638d
0 play 9C |  | ((0, 3), (4, 2)) | 2c80b005 85c085f8
1 play KD | tricks/11.1:0+2white | ((0, 5), (4, 2)) | fbc4040d 1ab0f571
* deal AS QH TD 7D QS KC | point/8.2:1+1white | ((0, 5), (4, 3)) | a7614fab 5a9f53f0
0 play 8H |  | ((0, 5), (4, 3)) | b957b940 6513ac80
1 play JH |  | ((0, 5), (4, 3)) | 4af6733e 300821d0
1 play KC |  | ((0, 5), (4, 3)) | 7a2c1c3f a76f6522
0 play AC |  | ((0, 5), (4, 3)) | 0c43027d 121178fa
1 play 8C |  | ((0, 5), (4, 3)) | 3c4ba2e9 009acebc
0 play TC |  | ((0, 5), (4, 3)) | 6b174dbf 30535db0
0 play QC |  | ((0, 5), (4, 3)) | c08bd0f6 e1fc258b
1 play 7C |  | ((0, 5), (4, 3)) | 4284ebe0 785efe3f
0 play JD |  | ((0, 5), (4, 3)) | 2c0a7c4a 0fc71d4c
1 play KD |  | ((0, 5), (4, 3)) | 84e34524 f21fda81
1 play AH |  | ((0, 5), (4, 3)) | e979da45 e780219e
0 play QH |  | ((0, 5), (4, 3)) | 80f4b0bb 487024d2
0 play JS |  | ((0, 5), (4, 3)) | 6b5c41c3 c468a2c8
1 play KS | honour_won/13.2:1+1white honour_taken/13.2:1+1white | ((0, 5), (4, 5)) | 5c62d4d5 21e3fba4
1 play JC |  | ((0, 5), (4, 5)) | 6640423e 64a00cf2
0 play AS | honour_won/13.2:0+1white | ((1, 0), (4, 0)) | ea32bbf7 a68f6740
0 play 7S |  | ((1, 0), (4, 0)) | 0af99ef2 c52b9f43
1 play QS | honour_won/13.2:1+1white honour_taken/13.2:1+1white | ((1, 0), (4, 2)) | 1e5091a1 b75d55dd
1 play TH |  | ((1, 0), (4, 2)) | 0cf9c46f 799eb40d
0 play 9H |  | ((1, 0), (4, 2)) | 751539f5 3416ecba
1 play 7H |  | ((1, 0), (4, 2)) | adc57ff5 c036ed22
0 play 9D |  | ((1, 0), (4, 2)) | 56123e51 71768a7a
1 play 7D |  | ((1, 0), (4, 2)) | 35112d99 c19474f9
0 play TD | tricks/11.1:1+1white | ((1, 0), (4, 3)) | 2580b015 35819337
* deal AC TS 7H JD KH AH | turned_honour/6.2:0+1white point/8.2:0+1white | ((1, 2), (4, 3)) | 357bbfae 28ce048f
1 play QD |  | ((1, 2), (4, 3)) | 2d29a169 1fd6bb2e
0 play JD | honour_won/13.2:1+1white honour_taken/13.2:1+1white | ((1, 2), (4, 5)) | 9e03a420 bc04cf9e
1 play 9H |  | ((1, 2), (4, 5)) | ffca9c0e e47d49ee
0 play KH |  | ((1, 2), (4, 5)) | 5d8b3f0b 87ae1703
0 play AH |  | ((1, 2), (4, 5)) | db7ab1cd 2f33fe8f
1 play 8H |  | ((1, 2), (4, 5)) | 48f034e1 f9afa751
0 play AS |  | ((1, 2), (4, 5)) | bf324e1d d22efe91
1 play TS |  | ((1, 2), (4, 5)) | ea055c7f 87258a16
0 play 8S |  | ((1, 2), (4, 5)) | 02a747f5 92307ed0
1 play 8D |  | ((1, 2), (4, 5)) | 3b0f4543 a026c464
1 play 7C |  | ((1, 2), (4, 5)) | 2ece262d 18e92430
0 play KC |  | ((1, 2), (4, 5)) | dc617569 15e83498
0 play QH |  | ((1, 2), (4, 5)) | e3c6d0d3 b01cde1f
1 play 7H |  | ((1, 2), (4, 5)) | 973ac732 14d3cf67
0 play JS |  | ((1, 2), (4, 5)) | f0fe6d59 5a0a36b9
1 play TD |  | ((1, 2), (4, 5)) | a21d0b43 b69c7428
1 play KD |  | ((1, 2), (4, 5)) | e1d6b7e4 aa9d7910
0 play 9C | honour_won/13.2:1+1white | ((1, 0), (5, 0)) | b001710d eb88711e
