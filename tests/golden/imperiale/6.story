* deal KS TS JS AC AH QD | point/8.2:1+1white | ((0, 0), (0, 1)) | 5e022b30 fa9b34ea
1 play QS |  | ((0, 0), (0, 1)) | fadb67c9 ae38d2ac
0 play 8S |  | ((0, 0), (0, 1)) | c83a9a8c 6edde93f
1 play TD |  | ((0, 0), (0, 1)) | 61b3c165 dd459efd
0 play QD |  | ((0, 0), (0, 1)) | 3143b165 bb2dfa75
0 play AH |  | ((0, 0), (0, 1)) | 584f4768 87dbb6f9
1 play JS | honour_led/10.2:0+1white | ((0, 1), (0, 1)) | d744bee4 48b87d3f
0 play TH |  | ((0, 1), (0, 1)) | 5eea8dde 53750572
1 play 8C |  | ((0, 1), (0, 1)) | be108aae 1fe53d2e
0 play AC |  | ((0, 1), (0, 1)) | 626911d7 9607fff2
1 play KC |  | ((0, 1), (0, 1)) | 28f99060 f3e610b6
1 play KS |  | ((0, 1), (0, 1)) | ff6fcf41 0804a3a6
0 play 9S |  | ((0, 1), (0, 1)) | 14926471 eaeeff9d
1 play TC |  | ((0, 1), (0, 1)) | 27fb5cb7 4cc8d8ac
0 play QC |  | ((0, 1), (0, 1)) | be0a1b2e 0fd56dfa
0 play 9H |  | ((0, 1), (0, 1)) | e0f4c26a f88153ab
1 play 8D |  | ((0, 1), (0, 1)) | 1f449434 de6108b3
0 play AD |  | ((0, 1), (0, 1)) | 142998bd 11b75bd8
1 play KD |  | ((0, 1), (0, 1)) | 7caea002 16aad88d
1 play 7C |  | ((0, 1), (0, 1)) | 2558ed68 ce475b80
0 play 9C |  | ((0, 1), (0, 1)) | 00eda34c 7e2469d1
0 play JD |  | ((0, 1), (0, 1)) | be6b7278 ef604d2c
1 play 7S |  | ((0, 1), (0, 1)) | d29be34d 721f459f
0 play QH |  | ((0, 1), (0, 1)) | 99842545 c84c3b7a
1 play TS | honour_led/10.2:0+1white tricks/11.1:0+2white | ((0, 4), (0, 1)) | 9713a1a2 ec3c2e5c
* deal TS QD KD 9S TC 9H | turned_honour/6.2:1+1white point/8.2:0+1white | ((0, 5), (0, 2)) | a740a43a 7eac3752
0 play TS |  | ((0, 5), (0, 2)) | bc3f36d3 ba98ed85
1 play KS |  | ((0, 5), (0, 2)) | bdda5459 0ea51f14
1 play 7C |  | ((0, 5), (0, 2)) | cd0da80c 6abfc823
0 play 8C | honour_led/10.2:1+1white | ((0, 5), (0, 3)) | c7e7a0ce 38234a50
0 play QH |  | ((0, 5), (0, 3)) | a0b2c5ba a0dbfa83
1 play 8H |  | ((0, 5), (0, 3)) | 699ed5ce a52f16fa
0 play 9D |  | ((0, 5), (0, 3)) | d98deaac 293b7ece
1 play 7D |  | ((0, 5), (0, 3)) | 22d11866 57c11cb6
0 play KD |  | ((0, 5), (0, 3)) | 62e3e1fc aa462f53
1 play TC |  | ((0, 5), (0, 3)) | 5d241cdb 1fd66e8b
1 play 9C |  | ((0, 5), (0, 3)) | 1b65038d 09b50033
0 play AH |  | ((0, 5), (0, 3)) | 88047b3d d1f49fa9
1 play JH |  | ((0, 5), (0, 3)) | 7cab23e0 de1ff74f
0 play KH |  | ((0, 5), (0, 3)) | 61da064e 6fe3d675
0 play TH |  | ((0, 5), (0, 3)) | a33448e0 59698433
1 play 9H |  | ((0, 5), (0, 3)) | ccfbec0d 8641eacc
0 play QD |  | ((0, 5), (0, 3)) | a949b531 2d21bdc8
1 play AC |  | ((0, 5), (0, 3)) | d4047ec2 bd59a8e5
1 play 9S |  | ((0, 5), (0, 3)) | bde13c7b 9185ef08
0 play JS |  | ((0, 5), (0, 3)) | 28ea6d97 775ec762
0 play AS |  | ((0, 5), (0, 3)) | d1929a07 afae52a6
1 play 8S |  | ((0, 5), (0, 3)) | e1d40ce4 6637771f
0 play 7H |  | ((0, 5), (0, 3)) | 61f3b212 18e9b989
1 play KC | tricks/11.1:0+1white | ((1, 0), (0, 0)) | 87e0f96c 493bb26d
* deal QD TC 9C JD KD 8D | turned_honour/6.2:0+1white point/8.2:1+1white | ((1, 1), (0, 1)) | 90090059 5bc1899a
1 play 8S |  | ((1, 1), (0, 1)) | 6a293c93 257dcb3f
0 play KH |  | ((1, 1), (0, 1)) | 2f6ee7d2 b77d7c53
0 play QC |  | ((1, 1), (0, 1)) | f28bcbad 55bd95fa
1 play 7C |  | ((1, 1), (0, 1)) | 22d6a27d 665d84c9
0 play KD |  | ((1, 1), (0, 1)) | 089bc239 ab2a61b2
1 play QD |  | ((1, 1), (0, 1)) | 74e44a6e b9522c5b
0 play AD |  | ((1, 1), (0, 1)) | 862ba148 5285c46d
1 play AH |  | ((1, 1), (0, 1)) | dbadb096 6431af9a
1 play 9C |  | ((1, 1), (0, 1)) | 5001ebff 9ea11fa1
0 play JC |  | ((1, 1), (0, 1)) | 98259b5f 13e58dbf
0 play 7H |  | ((1, 1), (0, 1)) | 287c1c7c 63cd8fd7
1 play TH | honour_led/10.2:0+1white | ((1, 2), (0, 1)) | a6fea911 af18fbfa
1 play TC |  | ((1, 2), (0, 1)) | 8cb1cfe0 bfb57b0f
0 play KC |  | ((1, 2), (0, 1)) | 17da25fa 6d089249
0 play 8C |  | ((1, 2), (0, 1)) | 651c7147 92689198
1 play AC |  | ((1, 2), (0, 1)) | 3b83600b 67499eb0
1 play AS |  | ((1, 2), (0, 1)) | 7768ef74 9436f361
0 play 9H |  | ((1, 2), (0, 1)) | 732e20ad bd2e4fb1
0 play 8D |  | ((1, 2), (0, 1)) | 4fbf114c 32b70315
1 play KS |  | ((1, 2), (0, 1)) | 0cfc168f 89bd7776
0 play JD |  | ((1, 2), (0, 1)) | c03bbdeb 3dff1ee7
1 play JS |  | ((1, 2), (0, 1)) | b2e4aef8 67364ea7
0 play 7D |  | ((1, 2), (0, 1)) | 7811e984 ce192ac4
1 play 7S | tricks/11.1:0+3white | ((1, 5), (0, 1)) | 6380a97e 74a56293
* deal KD AS 8C 8S JS 7D | turned_honour/6.2:1+1white point/8.2:1+1white | ((1, 5), (0, 3)) | aef891e6 304a96fb
0 play JD |  | ((1, 5), (0, 3)) | f98daeac f2a282d6
1 play QD |  | ((1, 5), (0, 3)) | 8558ca43 f1889ae1
1 play TH |  | ((1, 5), (0, 3)) | b53ebee7 6a33fd83
0 play AH |  | ((1, 5), (0, 3)) | 315c9ccb ed2d29e3
0 play TS |  | ((1, 5), (0, 3)) | 2e558f65 4778d2d4
1 play JS |  | ((1, 5), (0, 3)) | a41a7045 6da4c53e
1 play 8S |  | ((1, 5), (0, 3)) | ea198b3c 7308b892
0 play QS |  | ((1, 5), (0, 3)) | f59acc58 f47471c1
0 play KD |  | ((1, 5), (0, 3)) | 784761f9 605fa2e2
1 play 7D |  | ((1, 5), (0, 3)) | 5add78cf 614dfed3
0 play TD |  | ((1, 5), (0, 3)) | 97df4800 b5bae1d6
1 play 8H |  | ((1, 5), (0, 3)) | 867dacd1 68afa5b8
1 play JC |  | ((1, 5), (0, 3)) | 8811ad3c d950aa00
0 play 7C |  | ((1, 5), (0, 3)) | 3e137608 6253b949
1 play KC |  | ((1, 5), (0, 3)) | 0ff4348e e453e9a2
0 play 8C |  | ((1, 5), (0, 3)) | bc92c02c 8d2264e1
1 play QC |  | ((1, 5), (0, 3)) | 09111edd 3b032f14
0 play 9C |  | ((1, 5), (0, 3)) | 2eac0375 b60d166d
1 play JH |  | ((1, 5), (0, 3)) | 040e2b81 75fb67e3
0 play 9D | honour_led/10.2:1+1white | ((1, 5), (0, 4)) | 8884d843 7b646036
1 play 7H |  | ((1, 5), (0, 4)) | 9117123c 71772cfb
0 play AS | honour_led/10.2:1+1white | ((1, 5), (0, 5)) | 3e840a43 6b71559a
1 play TC |  | ((1, 5), (0, 5)) | e95e4d8d 2f22b3c5
0 play 7S | tricks/11.1:1+3white | ((1, 0), (1, 2)) | 37f4d9bf ef8d8e22
* deal QS QH 8D 9S JD AS | turned_honour/6.2:0+1white point/8.2:0+1white | ((1, 2), (1, 2)) | ce46bdba 992bbec9
1 play KS |  | ((1, 2), (1, 2)) | c63c83b4 03858054
0 play 8S |  | ((1, 2), (1, 2)) | 362832c0 9f9f542c
1 play JH |  | ((1, 2), (1, 2)) | b3949a04 c2663673
0 play 7H | honour_led/10.2:1+1white honour_caught/10.3:1+1white | ((1, 2), (1, 4)) | d2bd6426 b9fbb0c1
1 play QH |  | ((1, 2), (1, 4)) | 97d44331 4754cc96
0 play 9H | honour_led/10.2:1+1white | ((1, 2), (1, 5)) | 3fc66573 ef39d283
1 play 8C |  | ((1, 2), (1, 5)) | bd1eec19 bab2a669
0 play JC |  | ((1, 2), (1, 5)) | c56a7421 d901dbea
0 play 7S |  | ((1, 2), (1, 5)) | 36909030 cf71df13
1 play JS |  | ((1, 2), (1, 5)) | c7f692a2 e61ee4f8
1 play 7C |  | ((1, 2), (1, 5)) | 680fb3f9 0a8ab2dc
0 play TH |  | ((1, 2), (1, 5)) | 29bae571 2eb38271
0 play 9S |  | ((1, 2), (1, 5)) | eb5b9ed0 4e24282a
1 play QS |  | ((1, 2), (1, 5)) | 00abff73 57dcf20a
1 play 8D |  | ((1, 2), (1, 5)) | 8fe8a714 6e96ae8a
0 play QD |  | ((1, 2), (1, 5)) | 88115346 41bd4fef
0 play AS |  | ((1, 2), (1, 5)) | 280185da 3439d75e
1 play 9C |  | ((1, 2), (1, 5)) | f47432c6 47c5ceed
0 play TS |  | ((1, 2), (1, 5)) | 32fa9512 04b7adc5
1 play QC |  | ((1, 2), (1, 5)) | 657cf6e9 65992f03
0 play JD |  | ((1, 2), (1, 5)) | eeffa0e7 ecdc6827
1 play 9D |  | ((1, 2), (1, 5)) | a29a42f7 f0111654
0 play KD |  | ((1, 2), (1, 5)) | a5522992 e3f608af
1 play TC | tricks/11.1:0+1white | ((1, 3), (1, 5)) | 43ddaf08 beee07b2
* deal JH 7S JD TS 9H 7D | sequence/7.2:0+1red point/8.2:1+1white | ((2, 3), (1, 1)) | 0a21d39d db13b595
0 play 7S |  | ((2, 3), (1, 1)) | 45ba92d3 b4cdbcb9
1 play JS |  | ((2, 3), (1, 1)) | a8a6f4a4 28cb3075
1 play 9H |  | ((2, 3), (1, 1)) | 4bef3d5b cc5ef08c
0 play KH |  | ((2, 3), (1, 1)) | c69bc0f8 c9176eec
0 play 8D |  | ((2, 3), (1, 1)) | 88f09421 161bd5a8
1 play QD |  | ((2, 3), (1, 1)) | 142fd038 da25b831
1 play AS |  | ((2, 3), (1, 1)) | 834a2357 b5d2b00f
0 play KS |  | ((2, 3), (1, 1)) | 4eb8e540 ceb21516
0 play 8S |  | ((2, 3), (1, 1)) | 556a15a6 41463a01
1 play TS |  | ((2, 3), (1, 1)) | 13a15c7e d965d1f5
1 play 7D |  | ((2, 3), (1, 1)) | 41293089 9c65513d
0 play JD |  | ((2, 3), (1, 1)) | 8a926656 9515097b
0 play AH |  | ((2, 3), (1, 1)) | 8145bfbe 5ad0001e
1 play TD | honour_led/10.2:0+1white | ((2, 4), (1, 1)) | 21887957 6c24263c
0 play 8C |  | ((2, 4), (1, 1)) | 8981ad99 cea558c9
1 play TC |  | ((2, 4), (1, 1)) | 2d8728db 25366422
1 play 9S |  | ((2, 4), (1, 1)) | 67d01051 4563c678
0 play JH |  | ((2, 4), (1, 1)) | da903428 1d3b525f
0 play AD |  | ((2, 4), (1, 1)) | 73e8bb15 04ab4995
1 play 9D |  | ((2, 4), (1, 1)) | 0716d8bf b1b61bf9
0 play QH |  | ((2, 4), (1, 1)) | 6b4d5bb2 4e5e821c
1 play 7C | honour_led/10.2:0+1white | ((2, 5), (1, 1)) | 76d5edb2 0247e40a
0 play 7H |  | ((2, 5), (1, 1)) | e40fec6d c661496b
1 play QS | honour_led/10.2:0+1white tricks/11.1:0+2white | ((3, 2), (1, 0)) | 16cb00f9 562b26f5
* deal KS QC AH AC TS 8S | turned_honour/6.2:0+1white four_of_a_kind/7.3:1+1red point/8.2:0+1white | ((3, 1), (2, 0)) | ee4e3d8f 47e2422c
1 play 9H |  | ((3, 1), (2, 0)) | 0dccf218 a7e1eeb5
0 play QH |  | ((3, 1), (2, 0)) | adab28b0 8f3466bb
0 play 8D |  | ((3, 1), (2, 0)) | b7c15bae 5f0ee04b
1 play JD |  | ((3, 1), (2, 0)) | 5811ce57 84018dfe
1 play KD |  | ((3, 1), (2, 0)) | 9c1e1f7c c114cd24
0 play QD |  | ((3, 1), (2, 0)) | 752c9ea9 9eae5355
1 play KC |  | ((3, 1), (2, 0)) | c28eea19 ce836d3e
0 play 8C |  | ((3, 1), (2, 0)) | 5e8fbcad 0c4b295d
1 play AH |  | ((3, 1), (2, 0)) | 3402b1cb 0bc38ea8
0 play 8H | honour_led/10.2:1+1white | ((3, 1), (2, 1)) | 805df63c 6d7ab13a
1 play KS |  | ((3, 1), (2, 1)) | 63b534db d41997c8
0 play TS |  | ((3, 1), (2, 1)) | dac11b73 2d880571
1 play QS |  | ((3, 1), (2, 1)) | 92d1c319 f3ef7128
0 play 8S |  | ((3, 1), (2, 1)) | a93e9054 6b672fa4
1 play KH |  | ((3, 1), (2, 1)) | ee56c096 fcab10c5
0 play AD | honour_led/10.2:1+1white | ((3, 1), (2, 2)) | 7d6518b8 956472a3
1 play 7C |  | ((3, 1), (2, 2)) | 026f7a20 854bd85a
0 play AC |  | ((3, 1), (2, 2)) | cc183fbd 78bc6d50
0 play 7S |  | ((3, 1), (2, 2)) | 05bdc6a2 87de5b1f
1 play 7H |  | ((3, 1), (2, 2)) | 8d40a611 4cd493c2
1 play QC |  | ((3, 1), (2, 2)) | 89caf296 4e925542
0 play 9S |  | ((3, 1), (2, 2)) | 71b32d78 3344a58c
1 play TD |  | ((3, 1), (2, 2)) | cc42a300 b8ed36d8
0 play 9D | tricks/11.1:1+4white | ((3, 0), (3, 0)) | 19eed3ef 93fee59a
* deal KC TD KH 8C JS KD | turned_honour/6.2:1+1white point/8.2:0+1white | ((3, 1), (3, 1)) | cce8b338 2fb08f17
0 play 9D |  | ((3, 1), (3, 1)) | aedb1666 ac14f71d
1 play KD |  | ((3, 1), (3, 1)) | a986ac73 e47c3178
1 play 8S |  | ((3, 1), (3, 1)) | 3844ca4d 5cd6a994
0 play QS |  | ((3, 1), (3, 1)) | 702a3792 9760be94
0 play 7C |  | ((3, 1), (3, 1)) | c7c62719 38ab9928
1 play 9C |  | ((3, 1), (3, 1)) | 5f9c3a4e 64bd1127
1 play JS |  | ((3, 1), (3, 1)) | 2e00483f 160728bd
0 play TD | honour_led/10.2:1+1white | ((3, 1), (3, 2)) | 02277bd2 43136e88
1 play AD |  | ((3, 1), (3, 2)) | 5c0e0e63 63df814d
0 play JD |  | ((3, 1), (3, 2)) | ea547a4d 069df277
0 play KC |  | ((3, 1), (3, 2)) | cf875549 88bc6fe0
1 play 8C |  | ((3, 1), (3, 2)) | 25f627c4 6c0feee2
0 play QH |  | ((3, 1), (3, 2)) | 5093a3d8 1daa69c2
1 play JH |  | ((3, 1), (3, 2)) | 69b3266b d311305d
0 play QC |  | ((3, 1), (3, 2)) | 72ec0500 4a50aaa0
1 play TC |  | ((3, 1), (3, 2)) | ebaddb0e 5371955b
0 play TH |  | ((3, 1), (3, 2)) | e01068ce e5a7f3ad
1 play 8H |  | ((3, 1), (3, 2)) | ef5a26f7 f7d5801e
0 play 7D |  | ((3, 1), (3, 2)) | 642d493d 2fb44f0d
1 play 8D |  | ((3, 1), (3, 2)) | 2df6902c 0dbf91ae
1 play 9S |  | ((3, 1), (3, 2)) | 0bf9efc1 08a443bd
0 play KH |  | ((3, 1), (3, 2)) | 5e5b0b0d f4be81d6
1 play AS |  | ((3, 1), (3, 2)) | 6a3dfd39 bf2e4831
0 play AC | honour_led/10.2:1+1white | ((3, 1), (3, 3)) | 5fa8fa21 ce3bd8ee
* deal QH TS JD 8C 9S KH | point/8.2:1+1white | ((3, 1), (3, 4)) | 88a914b8 ce5e1b55
1 play QS |  | ((3, 1), (3, 4)) | 92b2f159 fce842e3
0 play 9S |  | ((3, 1), (3, 4)) | 6d541e93 1c09fd3b
1 play 8D |  | ((3, 1), (3, 4)) | 84548784 aac1170d
0 play 9D |  | ((3, 1), (3, 4)) | 9ea25148 0865dcf1
0 play 7S |  | ((3, 1), (3, 4)) | d9ee8069 202137fa
1 play AS |  | ((3, 1), (3, 4)) | 6ab771fd 1e56f7e7
1 play KS |  | ((3, 1), (3, 4)) | 5332242e 563ad5e9
0 play JS |  | ((3, 1), (3, 4)) | 22f300e7 ce32d3ef
1 play JD |  | ((3, 1), (3, 4)) | 583e3f4b f9eb5f48
0 play QD |  | ((3, 1), (3, 4)) | 46f47eee b2a986b3
0 play TH |  | ((3, 1), (3, 4)) | ac442c91 ba6c9511
1 play QH |  | ((3, 1), (3, 4)) | e057a0f1 d46997a6
1 play 8S |  | ((3, 1), (3, 4)) | 9cafb1ba 460a8e66
0 play JH |  | ((3, 1), (3, 4)) | b479726a 78ca6109
0 play AC |  | ((3, 1), (3, 4)) | d03a1b52 8da0e418
1 play KC |  | ((3, 1), (3, 4)) | ceceaecd 21b5845c
1 play TS |  | ((3, 1), (3, 4)) | 2b7eef6a 6fbd86e4
0 play AH |  | ((3, 1), (3, 4)) | 8f585f12 18d356c5
0 play AD |  | ((3, 1), (3, 4)) | 3b51bdfb 57ca7bc6
1 play KD |  | ((3, 1), (3, 4)) | 0dff2d5b 1a6f463d
1 play 7H |  | ((3, 1), (3, 4)) | 3401d750 8ca2e7c7
0 play KH | honour_led/10.2:1+1white | ((3, 1), (3, 5)) | 2a57edb5 2ca959d4
0 play 8C |  | ((3, 1), (3, 5)) | 63edb905 192774e1
1 play 7D |  | ((3, 1), (3, 5)) | 10e09798 6889310d
* deal TD 7S 8H QD AC JC | point/8.2:1+1white | ((3, 0), (4, 0)) | ca75e73f e67634b6
0 play QS |  | ((3, 0), (4, 0)) | 7f439811 b7647a00
1 play KS | honour_led/10.2:0+1white | ((3, 1), (4, 0)) | fd781c2c b0c90ac1
1 play 7H |  | ((3, 1), (4, 0)) | e04fc12e de69b2c5
0 play KH |  | ((3, 1), (4, 0)) | 39e4d604 d9bbd089
0 play 7S |  | ((3, 1), (4, 0)) | 3d2e8861 796d1f47
1 play AS | honour_led/10.2:0+1white | ((3, 2), (4, 0)) | b322cff1 4ad5d6c7
1 play KD |  | ((3, 2), (4, 0)) | 910d3051 c87e344a
0 play TD |  | ((3, 2), (4, 0)) | 65138271 96400e57
1 play 8D |  | ((3, 2), (4, 0)) | 73b65068 37467c77
0 play AD |  | ((3, 2), (4, 0)) | 375fe61c 0e80c679
0 play 8H |  | ((3, 2), (4, 0)) | 36679d36 7b4cfc03
1 play 9H |  | ((3, 2), (4, 0)) | 95817f60 c4b4b411
1 play 7D |  | ((3, 2), (4, 0)) | 4ad76ff8 050daa28
0 play 9S |  | ((3, 2), (4, 0)) | c24be9d3 0b4ebe6e
0 play JH |  | ((3, 2), (4, 0)) | 510f32ff 541b39d4
1 play QH |  | ((3, 2), (4, 0)) | ae6269f0 9ac86353
1 play AC |  | ((3, 2), (4, 0)) | eaad6df5 a3b1db11
0 play 7C |  | ((3, 2), (4, 0)) | ef3101f1 b1de79b6
1 play 9D |  | ((3, 2), (4, 0)) | 78db7403 5b007cc8
0 play AH |  | ((3, 2), (4, 0)) | 06cc2964 1923c20d
1 play QD |  | ((3, 2), (4, 0)) | 26b80a26 6a8dcb27
0 play 8C |  | ((3, 2), (4, 0)) | dba7cb1e 07fddca9
1 play JC |  | ((3, 2), (4, 0)) | ff7dea67 47832bab
0 play TC | tricks/11.1:1+3white | ((3, 2), (4, 3)) | 41d66419 0ae5d81a
* deal AC 8C 9C TD KC JC | turned_honour/6.2:0+1white point/8.2:1+1white | ((3, 3), (4, 4)) | c35d7549 621d1b17
1 play AC |  | ((3, 3), (4, 4)) | 5bf98641 ad6998f0
0 play JC |  | ((3, 3), (4, 4)) | 12309c44 bce3899e
0 play QD |  | ((3, 3), (4, 4)) | 7878e271 3c944475
1 play 9D | honour_led/10.2:0+1white | ((3, 4), (4, 4)) | 16e54dd0 4bb3d389
0 play AH |  | ((3, 4), (4, 4)) | d786755e 42241106
1 play JH |  | ((3, 4), (4, 4)) | 2d5b949f a71d65f7
1 play QH |  | ((3, 4), (4, 4)) | bbe826e3 73f59d13
0 play KH |  | ((3, 4), (4, 4)) | f1210504 168b6bd2
0 play 7D |  | ((3, 4), (4, 4)) | 7c6af3f0 c7b75968
1 play AD | honour_led/10.2:0+1white | ((3, 5), (4, 4)) | ccdfc1e6 53abead2
1 play 8C |  | ((3, 5), (4, 4)) | 5edae550 6e944bd0
0 play KC |  | ((3, 5), (4, 4)) | 9938b1dc 25ee76f1
0 play JD |  | ((3, 5), (4, 4)) | 66df4d72 e2f77106
1 play QC | honour_led/10.2:0+1white | ((4, 0), (4, 0)) | 1afd9e57 f112ccc0
0 play TD |  | ((4, 0), (4, 0)) | bdce3a31 f5c095be
1 play KS |  | ((4, 0), (4, 0)) | 6c52440d 103d480d
0 play 9S |  | ((4, 0), (4, 0)) | fed848e5 07171e0d
1 play 8S |  | ((4, 0), (4, 0)) | e2f69dc3 9ae3e43c
0 play 8H |  | ((4, 0), (4, 0)) | ff3d1efb 0acd718e
1 play 9H |  | ((4, 0), (4, 0)) | c7a3149a ed12af41
1 play TC |  | ((4, 0), (4, 0)) | e540059f 1e7315bd
0 play 7C |  | ((4, 0), (4, 0)) | fd77f83a b8689c60
1 play 9C |  | ((4, 0), (4, 0)) | be92ec1e 4c7c5f15
0 play QS | tricks/11.1:0+1white | ((4, 1), (4, 0)) | c3f85ac4 b1f42f15
* deal AC KC 7S JD 7D 9H | four_of_a_kind/7.3:0+1red point/8.2:1+1white | ((5, 1), (4, 1)) | 457c61c6 bca6aced
0 play AC |  | ((5, 1), (4, 1)) | 3a18830e 2fe3200b
1 play JC |  | ((5, 1), (4, 1)) | 3831fa09 688e1031
1 play JS |  | ((5, 1), (4, 1)) | 01887f33 93383af1
0 play KS |  | ((5, 1), (4, 1)) | 7bcd393a 8bd0b48f
0 play 9S |  | ((5, 1), (4, 1)) | c0d46909 ea6c1595
1 play TS |  | ((5, 1), (4, 1)) | 820e48d4 c0fd193a
1 play 7H |  | ((5, 1), (4, 1)) | 1f0166f7 00ce560b
0 play 8H | honour_led/10.2:1+1white | ((5, 1), (4, 2)) | 65673762 cb56c46e
0 play 7S |  | ((5, 1), (4, 2)) | 680e11e6 a7dc0f26
1 play 9H |  | ((5, 1), (4, 2)) | 5f2b881a a8da40c9
1 play JD |  | ((5, 1), (4, 2)) | 13406745 1e504af8
0 play KD |  | ((5, 1), (4, 2)) | 38486f6a 80e29e4c
0 play KH |  | ((5, 1), (4, 2)) | dd2d070f 9634c757
1 play AH | honour_led/10.2:0+1white honour_caught/10.3:0+1white | ((5, 3), (4, 2)) | a4588ba4 f4efa03e
0 play 8S |  | ((5, 3), (4, 2)) | bfc403c4 67989102
1 play TC |  | ((5, 3), (4, 2)) | 96608c34 71e4799f
0 play AD |  | ((5, 3), (4, 2)) | ffcfaaa5 24f3602b
1 play 7D |  | ((5, 3), (4, 2)) | 5ea2134f 6e363c26
0 play 8D |  | ((5, 3), (4, 2)) | 307410b8 9b11a14a
1 play TD |  | ((5, 3), (4, 2)) | 4b73a00c 8a836bf0
1 play 8C |  | ((5, 3), (4, 2)) | 153030d8 7dd8e7a7
0 play KC |  | ((5, 3), (4, 2)) | d28bb2d4 e9398969
0 play 7C |  | ((5, 3), (4, 2)) | 48b8f69b 094be45d
1 play QC | tricks/11.1:0+1white | ((5, 4), (4, 2)) | d118d0c6 21368871
* deal TD TS KD AH 7C AS | point/8.2:0+1white | ((5, 5), (4, 2)) | e3e25f54 2217ea10
1 play QS |  | ((5, 5), (4, 2)) | 258c0607 82ecb028
0 play KS |  | ((5, 5), (4, 2)) | bf0d7970 9041d5d9
0 play TH |  | ((5, 5), (4, 2)) | b41519f4 dabc92f4
1 play KH |  | ((5, 5), (4, 2)) | e31213e1 7a23b50b
1 play TD |  | ((5, 5), (4, 2)) | ff33c5e5 7ae20ca9
0 play QD |  | ((5, 5), (4, 2)) | fc3930c5 35642058
0 play QC |  | ((5, 5), (4, 2)) | f26ae41f 9ffa6d6b
1 play TC |  | ((5, 5), (4, 2)) | 3098af11 69f7465a
0 play 8S |  | ((5, 5), (4, 2)) | 5a9c6410 33a69c54
1 play 9S |  | ((5, 5), (4, 2)) | c1da03e5 1371228b
1 play JD |  | ((5, 5), (4, 2)) | 7d680a78 a6b33935
0 play AH | honour_led/10.2:1+1white | ((5, 5), (4, 3)) | 4748948d d0b404ce
1 play TS |  | ((5, 5), (4, 3)) | 346eec67 0ed1f993
0 play JS |  | ((5, 5), (4, 3)) | 320a3127 a793b966
0 play 9C |  | ((5, 5), (4, 3)) | fe3da0bd cdf7cc19
1 play AD |  | ((5, 5), (4, 3)) | d3fda701 bd016e8e
1 play JH |  | ((5, 5), (4, 3)) | 49022655 c8b0625b
0 play JC |  | ((5, 5), (4, 3)) | 114e257b 42e8e757
1 play KD |  | ((5, 5), (4, 3)) | 1495799f f07a0562
0 play 7C | honour_led/10.2:1+1white | ((5, 5), (4, 4)) | b1e69982 b090b4a2
1 play 7H |  | ((5, 5), (4, 4)) | 613dd7a2 7239db85
0 play 7S |  | ((5, 5), (4, 4)) | a4a167bc d11a7a2d
1 play 9H |  | ((5, 5), (4, 4)) | cc39bb13 4a83f4c3
0 play AS | tricks/11.1:1+2white | ((5, 0), (5, 0)) | 3c27d435 e2164540
* deal TH AC QD JH 7C TC | turned_honour/6.2:1+1white point/8.2:0+1white | ((5, 1), (5, 1)) | 8175fc22 12ffe6f3
0 play 8H |  | ((5, 1), (5, 1)) | e937919d 3772c0d6
1 play AH |  | ((5, 1), (5, 1)) | 9790b5d8 b27dfc1e
1 play JH |  | ((5, 1), (5, 1)) | 5b51ca74 925d0276
0 play QH | honour_led/10.2:1+1white | ((5, 1), (5, 2)) | cdca70f3 3dbfce7d
0 play JD |  | ((5, 1), (5, 2)) | 4852d996 5b7786b6
1 play TD |  | ((5, 1), (5, 2)) | 53440542 79c27999
0 play AC |  | ((5, 1), (5, 2)) | fea29fea 95aec513
1 play KC |  | ((5, 1), (5, 2)) | 6e4bdc5d f0873df1
1 play 7C |  | ((5, 1), (5, 2)) | 177f81b5 f9438abd
0 play 8C |  | ((5, 1), (5, 2)) | d03fee8a 370d4adc
0 play TH |  | ((5, 1), (5, 2)) | 89d72fc2 1da91510
1 play 9H |  | ((5, 1), (5, 2)) | ac944dab 8462ce72
0 play KD |  | ((5, 1), (5, 2)) | bb5fc5b2 0ec29292
1 play AD |  | ((5, 1), (5, 2)) | 474ebe04 cfccd4ac
0 play 7S |  | ((5, 1), (5, 2)) | d6dc99da 40638fe0
1 play 8S |  | ((5, 1), (5, 2)) | 6793a517 eb28e38f
1 play 9S |  | ((5, 1), (5, 2)) | e2a6181c a149eb1b
0 play JS |  | ((5, 1), (5, 2)) | dad9396b 08390905
0 play QD |  | ((5, 1), (5, 2)) | 6db471cd cd1bf112
1 play QS |  | ((5, 1), (5, 2)) | 8c20281c 13dc7fc9
0 play 7D |  | ((5, 1), (5, 2)) | 7f5e9049 dbf046e4
1 play 9C |  | ((5, 1), (5, 2)) | a0b23d12 3ba03ade
0 play 8D |  | ((5, 1), (5, 2)) | f6242de2 d76d18bc
1 play TC | tricks/11.1:0+3white | ((5, 4), (5, 2)) | 80d51617 6bec44aa
* deal AD 9C KC TD JC QD | point/8.2:0+1white | ((5, 5), (5, 2)) | 04a49f9e a6224aaf
1 play 7C |  | ((5, 5), (5, 2)) | 00104586 82a093ca
0 play JC |  | ((5, 5), (5, 2)) | 4a390f2c 51e5caf2
0 play 7D |  | ((5, 5), (5, 2)) | 6cb17e3f 969d9d03
1 play AD |  | ((5, 5), (5, 2)) | c31e7be7 2d8686df
1 play TC |  | ((5, 5), (5, 2)) | 5e7788d1 ffd4ba5a
0 play QC |  | ((5, 5), (5, 2)) | db87c859 98bd74ba
0 play JD |  | ((5, 5), (5, 2)) | 6c116e1a 2d7d04ee
1 play JS |  | ((5, 5), (5, 2)) | 573fd5d3 88820633
1 play 8C |  | ((5, 5), (5, 2)) | d5fed3c3 be042c33
0 play AC |  | ((5, 5), (5, 2)) | 7bea76ce 37ee6588
0 play 7H |  | ((5, 5), (5, 2)) | fe95834e 506e34da
1 play JH |  | ((5, 5), (5, 2)) | b848aa64 546eb175
1 play KC |  | ((5, 5), (5, 2)) | 0f46f3d1 aea05541
0 play KS |  | ((5, 5), (5, 2)) | a21bedc5 df8b47ea
0 play QD |  | ((5, 5), (5, 2)) | bb6b9623 bd575110
1 play AS |  | ((5, 5), (5, 2)) | 483691e6 0a3b26d1
1 play 9C |  | ((5, 5), (5, 2)) | 8fbe8605 421146ad
0 play QS |  | ((5, 5), (5, 2)) | 8510f0b3 d8cf08d1
0 play 9H |  | ((5, 5), (5, 2)) | 42426e0e 2a5bfd27
1 play QH |  | ((5, 5), (5, 2)) | 8e6afc5a ebedf518
1 play TH |  | ((5, 5), (5, 2)) | e7a1f327 54de89fb
0 play TD |  | ((5, 5), (5, 2)) | 2f611da2 a0cbebb0
1 play KH |  | ((5, 5), (5, 2)) | 9872b3a1 0c35cb18
0 play 8D | tricks/11.1:1+1white | ((5, 5), (5, 3)) | 4c4352bb 118c7e1e
* deal AS QH 9H TH 7D KS | point/8.2:0+1white | ((6, 0), (5, 0)) | c44ac5b5 8ac8cd8f
