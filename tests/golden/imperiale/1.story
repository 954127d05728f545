* deal AS TC TD KS JH 8D | turned_honour/6.2:0+1white point/8.2:1+1white | ((0, 1), (0, 1)) | 39327c21 b5c1961a
1 play TC |  | ((0, 1), (0, 1)) | 9c561916 35c72754
0 play QC |  | ((0, 1), (0, 1)) | 1dd1c14a fb52fa78
0 play KS |  | ((0, 1), (0, 1)) | 28612e75 f1028ff4
1 play 8S |  | ((0, 1), (0, 1)) | 3316d79f cb21b55c
0 play 8D |  | ((0, 1), (0, 1)) | 7451fe2a a3eddd28
1 play TD |  | ((0, 1), (0, 1)) | f0daf9d6 e0610a89
1 play AS |  | ((0, 1), (0, 1)) | 190d58a4 113382b0
0 play 7S |  | ((0, 1), (0, 1)) | f45ee2b7 2173ccf7
1 play 9C |  | ((0, 1), (0, 1)) | 722e43b9 aea858a2
0 play TH |  | ((0, 1), (0, 1)) | b9eedb43 bede2a95
0 play AH |  | ((0, 1), (0, 1)) | 5611e2eb 076c2646
1 play 9H | honour_led/10.2:0+1white | ((0, 2), (0, 1)) | 83305c24 58d45e02
0 play TS |  | ((0, 2), (0, 1)) | 4e95057b 98073dbf
1 play QS |  | ((0, 2), (0, 1)) | d1c0e38a d475b0b9
1 play AC |  | ((0, 2), (0, 1)) | 231c956b 2fd19e78
0 play 8H |  | ((0, 2), (0, 1)) | 5a9a08b5 2e3bb729
0 play JH |  | ((0, 2), (0, 1)) | cf1e027d 1c91a9d3
1 play 8C | honour_led/10.2:0+1white | ((0, 3), (0, 1)) | 072ef898 5543d707
0 play KH |  | ((0, 3), (0, 1)) | b0d5a488 f105b547
1 play KC | honour_led/10.2:0+1white | ((0, 4), (0, 1)) | 8b288043 19099b1f
0 play JD |  | ((0, 4), (0, 1)) | 1040329a 3317353d
1 play 7C |  | ((0, 4), (0, 1)) | 1040da66 20852c5d
0 play QD |  | ((0, 4), (0, 1)) | c4bd1d55 3bafd33b
1 play JC | tricks/11.1:0+3white | ((1, 1), (0, 0)) | 085e0963 1cd81a83
* deal TS KC QC KH TD AS | turned_honour/6.2:1+1white point/8.2:0+1white | ((1, 2), (0, 1)) | fd9f179f 99e1422f
0 play 9C |  | ((1, 2), (0, 1)) | bb9e15e3 2b5a684f
1 play JC |  | ((1, 2), (0, 1)) | e0540f54 4fc2eaf3
1 play AS |  | ((1, 2), (0, 1)) | 30a9f5cc d4c6a0dc
0 play 9S | honour_led/10.2:1+1white | ((1, 2), (0, 2)) | b85e6697 cc73ac10
1 play 7H |  | ((1, 2), (0, 2)) | 518d1fca bc01a615
0 play 9H |  | ((1, 2), (0, 2)) | ee0bd941 cef22073
0 play TS |  | ((1, 2), (0, 2)) | a02c27ad 3fde8c97
1 play JS |  | ((1, 2), (0, 2)) | 5df8bf83 9eb64a05
1 play TD |  | ((1, 2), (0, 2)) | 68be1020 4833e996
0 play AD |  | ((1, 2), (0, 2)) | da53df30 b7b867ba
0 play 7C |  | ((1, 2), (0, 2)) | 7e6b87b2 2d92bf1f
1 play QS |  | ((1, 2), (0, 2)) | be0a73d6 39828c34
1 play QD |  | ((1, 2), (0, 2)) | 1fc7a625 9cdedfd1
0 play JD |  | ((1, 2), (0, 2)) | 35e0f84a 30fb52bb
1 play KH |  | ((1, 2), (0, 2)) | 79a22a3e 87fd375a
0 play 8C |  | ((1, 2), (0, 2)) | 20776c90 db53da92
1 play QH |  | ((1, 2), (0, 2)) | 93d6d4a2 cd69fea9
0 play KC |  | ((1, 2), (0, 2)) | 9fe434d4 6480c824
1 play 8H |  | ((1, 2), (0, 2)) | b8d9887f 503d921f
0 play QC |  | ((1, 2), (0, 2)) | 2b2ae7dd 8bdeb627
1 play TH |  | ((1, 2), (0, 2)) | 5bef860c 77792b39
0 play TC |  | ((1, 2), (0, 2)) | 8c55c5fb 6a93e4f4
1 play KD |  | ((1, 2), (0, 2)) | 081e5163 ed07332d
0 play AC | tricks/11.1:1+4white | ((1, 0), (1, 0)) | ca93780f d4df195f
* deal JH TS AH 7S JD 9H | point/8.2:0+1white | ((1, 1), (1, 0)) | 745150ed 3c39d158
1 play AS |  | ((1, 1), (1, 0)) | 94015208 400f9688
0 play KS |  | ((1, 1), (1, 0)) | fd717035 14e7808a
0 play TC |  | ((1, 1), (1, 0)) | 5707efab f0c9a212
1 play QC |  | ((1, 1), (1, 0)) | 2db0f526 7a49b7b1
1 play AH |  | ((1, 1), (1, 0)) | 76d8715d a33c898e
0 play QH |  | ((1, 1), (1, 0)) | f1970057 e47e042b
0 play 9D |  | ((1, 1), (1, 0)) | 5edf14a7 ab231bef
1 play QD |  | ((1, 1), (1, 0)) | 6c14e1aa ce75d684
1 play 7D |  | ((1, 1), (1, 0)) | 50f770e4 70019e81
0 play 8D | honour_led/10.2:1+1white | ((1, 1), (1, 1)) | 485e0db7 0139a11b
0 play KC |  | ((1, 1), (1, 1)) | 9f563275 b653b84e
1 play 7C |  | ((1, 1), (1, 1)) | 45a582bd 5cd37474
0 play JD |  | ((1, 1), (1, 1)) | d7e7426e a1f61846
1 play JH | honour_led/10.2:0+1white | ((1, 2), (1, 1)) | 5e3e7067 4e191f9c
0 play AD |  | ((1, 2), (1, 1)) | b3bed076 d2b8d88d
1 play KH | honour_led/10.2:0+1white | ((1, 3), (1, 1)) | 260c1727 8f224cc2
0 play KD |  | ((1, 3), (1, 1)) | 9f948fc5 a33faefe
1 play TS | honour_led/10.2:0+1white | ((1, 4), (1, 1)) | b138e4a7 78e374cb
0 play 9H |  | ((1, 4), (1, 1)) | 3d9c1e89 816bf18c
1 play 7H |  | ((1, 4), (1, 1)) | 64eea314 1281d920
0 play 7S |  | ((1, 4), (1, 1)) | db89ad47 6307947b
1 play 8S |  | ((1, 4), (1, 1)) | 0ce2c887 8951619d
1 play 8H |  | ((1, 4), (1, 1)) | 2b84dc5b 9e7d6700
0 play 9C | tricks/11.1:0+2white | ((2, 0), (1, 0)) | 97e7e30b 7a668845
* deal AD 8H AS JC JD 7S | turned_honour/6.2:1+1white point/8.2:0+1white | ((2, 1), (1, 1)) | a8db1d44 cd9edc37
0 play 8H |  | ((2, 1), (1, 1)) | 242044c9 e3d329d2
1 play QH |  | ((2, 1), (1, 1)) | f75f09b7 5b8313aa
1 play 8D |  | ((2, 1), (1, 1)) | 3c369c86 6b3e3f69
0 play AD |  | ((2, 1), (1, 1)) | 52e15d46 19f0f19a
0 play 7D |  | ((2, 1), (1, 1)) | 58c2e6e3 cc093e04
1 play TD |  | ((2, 1), (1, 1)) | b0acd520 4baa7f3e
1 play AC |  | ((2, 1), (1, 1)) | 2c04824f e0f12bc5
0 play QC |  | ((2, 1), (1, 1)) | c4276b10 3cd1830a
0 play QS |  | ((2, 1), (1, 1)) | e8a0342d 1ec6e152
1 play 7S |  | ((2, 1), (1, 1)) | 91c2a2a3 803c59a5
0 play AS |  | ((2, 1), (1, 1)) | 92c9311a 3fd3be48
1 play 8S |  | ((2, 1), (1, 1)) | 0bf6e7ce 142b49a0
0 play QD |  | ((2, 1), (1, 1)) | d0e71a58 dcec254f
1 play JD |  | ((2, 1), (1, 1)) | 6299ab4b 66172bbe
0 play 7C |  | ((2, 1), (1, 1)) | 576b4350 463c8630
1 play JC |  | ((2, 1), (1, 1)) | cd12e034 901340e8
1 play TC |  | ((2, 1), (1, 1)) | 837b6ac7 ed43ec21
0 play 8C |  | ((2, 1), (1, 1)) | 39bf58c2 f30a1c54
1 play 9H |  | ((2, 1), (1, 1)) | 39d04ccf fa89b898
0 play AH |  | ((2, 1), (1, 1)) | 69f5394e b40b84d5
0 play KD |  | ((2, 1), (1, 1)) | b0d0835e 3f1741c1
1 play 9D |  | ((2, 1), (1, 1)) | bc57a5cc 1c3a2bb7
0 play 9C |  | ((2, 1), (1, 1)) | aee789d1 75a31cb1
1 play 7H | tricks/11.1:0+1white | ((2, 2), (1, 1)) | 1d74ef9f 17eff232
* deal AH 7S QC QH KH TC | turned_honour/6.2:0+1white point/8.2:1+1white | ((2, 3), (1, 2)) | eeb37eaa 952754df
1 play KS |  | ((2, 3), (1, 2)) | f088c7f8 e81acab5
0 play AS | honour_led/10.2:1+1white honour_caught/10.3:1+1white | ((2, 3), (1, 4)) | 017ed06b 71377431
1 play KC |  | ((2, 3), (1, 4)) | e121a619 89d064b1
0 play TC |  | ((2, 3), (1, 4)) | ccd696c0 2dde4025
1 play 9D |  | ((2, 3), (1, 4)) | 91d092b3 97b33740
0 play JD |  | ((2, 3), (1, 4)) | 91ef0beb caa2ac93
0 play 7H |  | ((2, 3), (1, 4)) | 73c62705 ca7cb3d7
1 play 8H |  | ((2, 3), (1, 4)) | 0c694f28 f55289f3
1 play QC |  | ((2, 3), (1, 4)) | fc0e2a2b b0756c94
0 play 9C |  | ((2, 3), (1, 4)) | 40d01c71 d6fbbf1b
1 play 7S |  | ((2, 3), (1, 4)) | 7d0c8fa9 cfae161c
0 play 9S | honour_led/10.2:1+1white | ((2, 3), (1, 5)) | 968c0e7f 759fb6ef
0 play AD |  | ((2, 3), (1, 5)) | 5cf02d3e 681b189e
1 play QD |  | ((2, 3), (1, 5)) | 6e7898bf cca9a253
1 play TS |  | ((2, 3), (1, 5)) | e4f686e9 5a9ceb35
0 play 8S |  | ((2, 3), (1, 5)) | f04c5664 cec013d2
1 play AH |  | ((2, 3), (1, 5)) | 2ff62b6a 988839a7
0 play KH |  | ((2, 3), (1, 5)) | 921cbc14 e2701069
0 play QH |  | ((2, 3), (1, 5)) | c393d952 34535133
1 play QS |  | ((2, 3), (1, 5)) | 22931a8c 9e2bd889
1 play 7C |  | ((2, 3), (1, 5)) | 4b18b778 76b4af29
0 play 8C |  | ((2, 3), (1, 5)) | 3e7c6bbb 443a8270
0 play 8D |  | ((2, 3), (1, 5)) | c18a8b50 2daaf034
1 play 7D | tricks/11.1:1+1white | ((2, 0), (2, 0)) | 03c08e34 80ddeb20
* deal KS KD QC QH 7C QD | four_of_a_kind/7.3:1+1red point/8.2:0+1white | ((2, 1), (3, 0)) | f4119ca9 393e1e7e
0 play 9D |  | ((2, 1), (3, 0)) | a2d7fc63 4a768844
1 play AD |  | ((2, 1), (3, 0)) | c6dd57a0 92d5088b
1 play 7D |  | ((2, 1), (3, 0)) | 8efe15c8 aec60dd5
0 play KD |  | ((2, 1), (3, 0)) | e0be847c 72f0f4a2
0 play KS |  | ((2, 1), (3, 0)) | 751a3f7c b819076b
1 play AS |  | ((2, 1), (3, 0)) | ed0b73b3 0fab23dc
0 play 9S |  | ((2, 1), (3, 0)) | 7efa540f 7600bc9a
1 play JS |  | ((2, 1), (3, 0)) | e47b7847 787a86e6
1 play 8D |  | ((2, 1), (3, 0)) | a54e1d49 77bd0f5b
0 play JD |  | ((2, 1), (3, 0)) | 25775677 5fe7b753
0 play TS |  | ((2, 1), (3, 0)) | 408ed8bf e1dc6767
1 play 8S |  | ((2, 1), (3, 0)) | 8755c6ac d0de1afb
0 play JC |  | ((2, 1), (3, 0)) | 74f95348 275e51ff
1 play KC | honour_led/10.2:0+1white | ((2, 2), (3, 0)) | 243ea8b6 95b7d58b
1 play 7C |  | ((2, 2), (3, 0)) | 73f9363c c5c085f4
0 play QC | honour_led/10.2:1+1white | ((2, 2), (3, 1)) | e185da8e 9d917a20
0 play AC |  | ((2, 2), (3, 1)) | 5400b128 c109e0a6
1 play 7H | honour_led/10.2:0+1white | ((2, 3), (3, 1)) | b0d5bae5 df6d3c91
0 play JH |  | ((2, 3), (3, 1)) | 24d690a4 aaef7954
1 play QH |  | ((2, 3), (3, 1)) | 639241c3 c46bba9c
1 play QD |  | ((2, 3), (3, 1)) | 56ba04dd e26a7819
0 play TH |  | ((2, 3), (3, 1)) | 7808138c 4d7ab9d0
1 play 7S |  | ((2, 3), (3, 1)) | daf5cbd0 b5bf3df4
0 play QS | tricks/11.1:0+1white | ((2, 4), (3, 1)) | 46a9d2db c6e94340
* deal 9S JS TC 7H JD 8C | turned_honour/6.2:0+1white point/8.2:0+1white | ((3, 0), (3, 0)) | 0540f342 4ce099d9
1 play 8S |  | ((3, 0), (3, 0)) | ce72e82d db40b40e
0 play KS |  | ((3, 0), (3, 0)) | d345ce45 0615a7de
0 play KC |  | ((3, 0), (3, 0)) | d7adb83b ebfb7fc0
1 play JC |  | ((3, 0), (3, 0)) | 5b746a4e ebe35f0b
0 play 8D |  | ((3, 0), (3, 0)) | 45d683da 25f477c5
1 play 9D |  | ((3, 0), (3, 0)) | dba8a051 6d2658fb
1 play QH |  | ((3, 0), (3, 0)) | ff106810 3e759946
0 play 7H |  | ((3, 0), (3, 0)) | 8a082b6f ad6bb25e
1 play JS |  | ((3, 0), (3, 0)) | bc697dcb b711a645
0 play QC | honour_led/10.2:1+1white | ((3, 0), (3, 1)) | 84660dca 47a8a58f
1 play 7C |  | ((3, 0), (3, 1)) | 10d07d9b ecec0853
0 play 8C |  | ((3, 0), (3, 1)) | 513393f5 d96a2d53
0 play TD |  | ((3, 0), (3, 1)) | e5110148 e295786c
1 play AD |  | ((3, 0), (3, 1)) | c4a074e5 6ebce182
1 play TS |  | ((3, 0), (3, 1)) | 2672698c e29a01fc
0 play KD |  | ((3, 0), (3, 1)) | fd435a43 8b83e7a7
1 play TC |  | ((3, 0), (3, 1)) | 9ad8e3fd 4d369921
0 play AC |  | ((3, 0), (3, 1)) | 4508c773 dd6683ab
0 play 7D |  | ((3, 0), (3, 1)) | c35bc896 573888e2
1 play 9S |  | ((3, 0), (3, 1)) | 7304d1d5 5f2409e4
1 play 7S |  | ((3, 0), (3, 1)) | 3b3ae6aa 18f425b7
0 play JD | honour_led/10.2:1+1white | ((3, 0), (3, 2)) | d923ff32 a5d95ab7
1 play TH |  | ((3, 0), (3, 2)) | fa7ebae9 5b707228
0 play QD | tricks/11.1:1+2white | ((3, 0), (3, 4)) | 982156d0 d9d06762
* deal TH QS 7D JS 7C 8C | point/8.2:0+1white | ((3, 1), (3, 4)) | 790652b0 e6c03290
0 play TH |  | ((3, 1), (3, 4)) | 9e6d776c 7840afa6
1 play QH |  | ((3, 1), (3, 4)) | f236dc96 6ef272ae
1 play KH |  | ((3, 1), (3, 4)) | b98abb04 41face15
0 play AH |  | ((3, 1), (3, 4)) | 415ccf83 cab94eb7
1 play 9D |  | ((3, 1), (3, 4)) | fdc6b837 7a4d63f2
0 play AD |  | ((3, 1), (3, 4)) | be3edebf 4a9b1ed6
0 play QC |  | ((3, 1), (3, 4)) | aeb16895 807cde6f
1 play 7C | honour_led/10.2:0+1white honour_caught/10.3:0+1white | ((3, 3), (3, 4)) | 8600cda5 951223c5
0 play QS |  | ((3, 3), (3, 4)) | 9d20b2a7 456f2cfb
1 play JS |  | ((3, 3), (3, 4)) | 689f11d3 1746928f
0 play 8H |  | ((3, 3), (3, 4)) | 7b0f0e26 dcdacb6b
1 play 7H |  | ((3, 3), (3, 4)) | 3861c467 e5e328aa
0 play KC |  | ((3, 3), (3, 4)) | eb570db7 16790a6c
1 play 8C | honour_led/10.2:0+1white | ((3, 4), (3, 4)) | 36a8c629 56a61748
0 play TC |  | ((3, 4), (3, 4)) | da3d0e27 ce7987c5
1 play AC |  | ((3, 4), (3, 4)) | 574567f2 8b26467b
1 play 7S |  | ((3, 4), (3, 4)) | d9419eb8 ce8c9f9a
0 play TS |  | ((3, 4), (3, 4)) | cddd338a 2698f99c
0 play TD |  | ((3, 4), (3, 4)) | 85b87ad4 56d2599f
1 play QD |  | ((3, 4), (3, 4)) | 3617c4a2 a5d0bce9
1 play JD |  | ((3, 4), (3, 4)) | a5c4e496 d88fb7d6
0 play 7D |  | ((3, 4), (3, 4)) | 3316c124 77c3028b
1 play 8S |  | ((3, 4), (3, 4)) | d20c9b5f dfbddfb7
0 play 8D |  | ((3, 4), (3, 4)) | 2153742b b306c2ea
* deal JD 9H KD AH 8H AD | four_of_a_kind/7.3:1+1red point/8.2:1+1white | ((3, 0), (4, 5)) | 4c1cf0bb 5aa066e2
1 play 7S |  | ((3, 0), (4, 5)) | 647378bf 34bfc904
0 play KC |  | ((3, 0), (4, 5)) | 84f39e29 c6d684b5
0 play TD |  | ((3, 0), (4, 5)) | 5605edf6 b09f8168
1 play KD |  | ((3, 0), (4, 5)) | fffdf6ac 040c372a
1 play 7H |  | ((3, 0), (4, 5)) | feaa3642 80b99748
0 play 8H |  | ((3, 0), (4, 5)) | 2cb1f404 1ec3c0e3
0 play AH |  | ((3, 0), (4, 5)) | 9bb00232 88880979
1 play 9H |  | ((3, 0), (4, 5)) | 0f6867e3 ca620578
0 play JH |  | ((3, 0), (4, 5)) | b2e44d6e 2e814e9b
1 play 7C |  | ((3, 0), (4, 5)) | 0bbb8003 13fddb93
1 play 8S |  | ((3, 0), (4, 5)) | 36b8948d 63221872
0 play AC |  | ((3, 0), (4, 5)) | 80b13e34 56ba7357
0 play AD |  | ((3, 0), (4, 5)) | b2b78ffe 1c50587a
1 play JD |  | ((3, 0), (4, 5)) | 395dff87 1d994f18
1 play 7D |  | ((3, 0), (4, 5)) | cbe10ad6 6eee199e
0 play QD |  | ((3, 0), (4, 5)) | 29e3ec83 c367d65f
0 play QH |  | ((3, 0), (4, 5)) | 1d69b723 c96368fc
1 play JS |  | ((3, 0), (4, 5)) | 046f3f84 2a9a1706
0 play 8D |  | ((3, 0), (4, 5)) | 11d749f0 95b36ba7
1 play QS |  | ((3, 0), (4, 5)) | c186fc1d 4937ebff
0 play TH |  | ((3, 0), (4, 5)) | b7344b2d edb8d397
1 play AS |  | ((3, 0), (4, 5)) | 5af6a3e1 38d31fe6
0 play JC |  | ((3, 0), (4, 5)) | 52c0c652 e0d7fe78
1 play 9S | honour_led/10.2:0+1white tricks/11.1:0+3white | ((3, 4), (4, 5)) | 79de4f0c f02c50e1
* deal AH TH KS 7C KD 8D | turned_honour/6.2:1+1white | ((3, 0), (5, 0)) | 246edc85 cc7fdcdb
