* deal JS 8H AC TS 8S 7C | turned_honour/6.2:0+1white point/8.2:0+1white | ((0, 2), (0, 0)) | 117e7600 a277c230
1 play KC |  | ((0, 2), (0, 0)) | 136886b6 7d80e49d
0 play 9C |  | ((0, 2), (0, 0)) | f7690ab3 76f5961f
1 play JS |  | ((0, 2), (0, 0)) | cbc439bc 245fd7f1
0 play QS |  | ((0, 2), (0, 0)) | 5dccf0e2 a6a403a7
0 play TS |  | ((0, 2), (0, 0)) | 44f54029 3242a10b
1 play AS |  | ((0, 2), (0, 0)) | 00692091 b721e793
1 play AC |  | ((0, 2), (0, 0)) | ba16dd60 064f8ff1
0 play QC |  | ((0, 2), (0, 0)) | 063ad715 8fa7f119
0 play 9H |  | ((0, 2), (0, 0)) | 5df89b17 9857817b
1 play QH |  | ((0, 2), (0, 0)) | 787f005a a415f6e8
1 play TC |  | ((0, 2), (0, 0)) | ca4eb448 b2e2992d
0 play 7C |  | ((0, 2), (0, 0)) | d4feb1df aebc27bf
1 play AH |  | ((0, 2), (0, 0)) | 87cf1b30 258c7a16
0 play KH |  | ((0, 2), (0, 0)) | ae8d2a1a ac9191e7
0 play KS |  | ((0, 2), (0, 0)) | a58ddb7b 23e62392
1 play TD |  | ((0, 2), (0, 0)) | 57221d2d bceb4220
1 play 8H |  | ((0, 2), (0, 0)) | 902a8384 0732b1df
0 play TH |  | ((0, 2), (0, 0)) | 6e053b2d 952c1211
0 play 8S |  | ((0, 2), (0, 0)) | d38a88bd 5fe2d141
1 play 7D | honour_won/13.2:1+1white | ((0, 2), (0, 1)) | 8e11ea28 4b9d43d3
1 play JH |  | ((0, 2), (0, 1)) | 6410aeb0 3386b828
0 play 7S |  | ((0, 2), (0, 1)) | e57e133e 1bd62298
1 play 7H |  | ((0, 2), (0, 1)) | 8eeb9f04 a7cf8663
0 play 9S | tricks_difference/13.8:1+4white | ((0, 2), (0, 5)) | bdb91a0d fd558aa8
* deal KC TD JH 7H TH JS | turned_honour/6.2:1+1white point/8.2:0+1white | ((0, 1), (1, 0)) | 0b0058a7 cf5a8bf3
0 play JH |  | ((0, 1), (1, 0)) | 73135c8e 679031e5
1 play QH |  | ((0, 1), (1, 0)) | 8a65cd76 06f84630
1 play KD |  | ((0, 1), (1, 0)) | 2b3acc1e 3b7c7bcf
0 play TD |  | ((0, 1), (1, 0)) | a8f1f8a5 7495d652
1 play 9D |  | ((0, 1), (1, 0)) | af1c6aa4 4fd13787
0 play AD |  | ((0, 1), (1, 0)) | 55de1cf0 8f840c72
0 play 8H |  | ((0, 1), (1, 0)) | bcc578af 75c09e55
1 play TH |  | ((0, 1), (1, 0)) | bbbc488e 31e2fcf1
1 play 8S |  | ((0, 1), (1, 0)) | 9662ce89 9326ba93
0 play AS | honour_won/13.2:0+1white | ((0, 2), (1, 0)) | 76688046 be05b00c
0 play KC |  | ((0, 2), (1, 0)) | fa4b5590 a7df233b
1 play QC |  | ((0, 2), (1, 0)) | 50c9abd7 4e6d0b9d
0 play 9H |  | ((0, 2), (1, 0)) | 470ab024 56be63e9
1 play 7H |  | ((0, 2), (1, 0)) | 4f1f6403 4c4ca859
0 play AH |  | ((0, 2), (1, 0)) | 8cbe2db0 290be678
1 play QS | honour_won/13.2:1+1white | ((0, 2), (1, 1)) | 8302d372 d93a4b4c
1 play 7C |  | ((0, 2), (1, 1)) | 0c0c6995 22736be5
0 play 8C |  | ((0, 2), (1, 1)) | e264dd0c 7fa7e806
0 play 9C |  | ((0, 2), (1, 1)) | 53d33fbd af291653
1 play JS | honour_won/13.2:1+1white | ((0, 2), (1, 2)) | 75524aff 92bdde22
1 play 7S |  | ((0, 2), (1, 2)) | 0bfab901 4aa72b2f
0 play TS | honour_taken/13.2:0+1white | ((0, 3), (1, 2)) | d6ac256e 3b191b0f
0 play KH |  | ((0, 3), (1, 2)) | 74d882cd 348d828a
1 play 9S |  | ((0, 3), (1, 2)) | 6b4c5e2f 284df6bd
* deal 8S KS 9D KC TD 8H | turned_honour/6.2:0+1white point/8.2:0+1white | ((0, 5), (1, 2)) | 6f362b17 10a0bea1
1 play 8S |  | ((0, 5), (1, 2)) | 08d10f9f f1110093
0 play QS |  | ((0, 5), (1, 2)) | 93ad0938 505c33bf
0 play JH |  | ((0, 5), (1, 2)) | 10b7362c 7f16df25
1 play QH |  | ((0, 5), (1, 2)) | d67b84b4 d6d274a3
1 play 9C |  | ((0, 5), (1, 2)) | de74639b 9f0676ea
0 play KC |  | ((0, 5), (1, 2)) | 677888f8 477595c0
0 play AH |  | ((0, 5), (1, 2)) | a9f319fa da31f015
1 play 7H |  | ((0, 5), (1, 2)) | a8f947db 33503a7a
0 play 8H |  | ((0, 5), (1, 2)) | ca7b9e5f 82a48ccb
1 play JD | honour_won/13.2:1+1white | ((0, 5), (1, 3)) | c1c4462d 96380a74
1 play JC |  | ((0, 5), (1, 3)) | 2aead89a 0a472554
0 play 7C |  | ((0, 5), (1, 3)) | 9ef0d1cb 82a8d8ae
1 play KS |  | ((0, 5), (1, 3)) | 31eda972 a2101cff
0 play TS |  | ((0, 5), (1, 3)) | cdb62de1 917c0bea
1 play 9S |  | ((0, 5), (1, 3)) | 0e7a92cd 3f4e435c
0 play AS |  | ((0, 5), (1, 3)) | c4ee7ad5 548875a4
0 play QD |  | ((0, 5), (1, 3)) | 4c1bff51 b9060e0b
1 play 7D | honour_won/13.2:0+1white honour_taken/13.2:0+1white | ((1, 1), (1, 0)) | 12773169 b744a4cd
0 play 7S |  | ((1, 1), (1, 0)) | db84ea44 a8aba70e
1 play JS |  | ((1, 1), (1, 0)) | 3097381d 4769ef09
1 play AC |  | ((1, 1), (1, 0)) | 772b6f05 585cd1ac
0 play TD |  | ((1, 1), (1, 0)) | c62124ea 0642fa65
0 play 9H |  | ((1, 1), (1, 0)) | 5dfea4cb cb723bd5
1 play 9D |  | ((1, 1), (1, 0)) | 321bf9a5 020b230b
* deal QC TD JC JD 7H TS | sequence_level/13.7:0+1red sequence_level/13.7:1+1red point/8.2:1+1white | ((2, 1), (2, 1)) | ab7e60a1 1db63d2b
0 play QC |  | ((2, 1), (2, 1)) | fd51bdd2 4e60c325
1 play 8C | honour_won/13.2:0+1white | ((2, 2), (2, 1)) | 71c99950 7c228418
0 play JC |  | ((2, 2), (2, 1)) | 088bc65d f3eb672c
1 play AS | honour_won/13.2:0+1white | ((2, 3), (2, 1)) | 42c195dd 1c9b65c1
0 play 8H |  | ((2, 3), (2, 1)) | cfd4d381 1893e6fe
1 play TH |  | ((2, 3), (2, 1)) | c1f764c5 a8a355fd
1 play KS |  | ((2, 3), (2, 1)) | 98bda7b3 43f4d779
0 play AC | honour_won/13.2:0+1white | ((2, 4), (2, 1)) | b25ebcce 5d387913
0 play KC |  | ((2, 4), (2, 1)) | 3bfb472f 133ded4f
1 play 8S | honour_won/13.2:0+1white | ((2, 5), (2, 1)) | 18c89594 06b4983c
0 play KD |  | ((2, 5), (2, 1)) | 53db3e8e e1dacbe8
1 play JD |  | ((2, 5), (2, 1)) | 005ad110 6831dfdc
0 play AD |  | ((2, 5), (2, 1)) | 8d8b509c 735e406d
1 play 8D |  | ((2, 5), (2, 1)) | f7ffd513 713b66dc
0 play 9H |  | ((2, 5), (2, 1)) | 02736969 cb57463d
1 play 7H |  | ((2, 5), (2, 1)) | 8673d727 f7a5baac
0 play JH |  | ((2, 5), (2, 1)) | 71664179 6b81ae73
1 play JS |  | ((2, 5), (2, 1)) | 4fbf4c8d 8f2e8445
0 play 9C |  | ((2, 5), (2, 1)) | da73e30a c6420098
1 play TS |  | ((2, 5), (2, 1)) | bf9062fd 5a3183ad
0 play TD |  | ((2, 5), (2, 1)) | 1f80c82f 188a356c
1 play 9S |  | ((2, 5), (2, 1)) | 1d267f28 b5956c6d
0 play 7C |  | ((2, 5), (2, 1)) | 6cf91dbc 08a2511c
1 play QS | honour_won/13.2:0+1white tricks_difference/13.8:0+10white | ((4, 4), (2, 0)) | 7d259768 4f9760a5
* deal JD 9S 9D QD 7D QC | turned_honour/6.2:0+1white point/8.2:1+1white | ((4, 5), (2, 1)) | bde58c13 1ab69a9b
1 play QH |  | ((4, 5), (2, 1)) | 4c6518ab 737cfbdc
0 play JH |  | ((4, 5), (2, 1)) | b086f0db 5999607e
1 play JD |  | ((4, 5), (2, 1)) | 4e3d13f6 61a27a5f
0 play QD | honour_won/13.2:0+1white | ((5, 0), (2, 0)) | 00a4be05 a5502ca9
