* deal 7D KD 6H 8D JD 8H |  | ((0,), (0,)) | 410f26a3 32cc109c
0 play KD |  | ((0,), (0,)) | 319863c9 b1c8f618
1 play 8D |  | ((0,), (0,)) | dcd900a4 54fc58e8
0 play 8H |  | ((0,), (0,)) | e1f2ca5e 058d0a77
1 play 6H |  | ((0,), (0,)) | 8fb066cd b808dcbc
0 play JD |  | ((0,), (0,)) | 940803c6 57900f85
1 play AD |  | ((0,), (0,)) | d601b0b5 9410f27d
1 play 8C |  | ((0,), (0,)) | f6da01b5 d0bca7a3
0 play 7D | rome/9.3:1+1points | ((0,), (1,)) | 13cd6710 584516a2
1 play 7S |  | ((0,), (1,)) | 8e6aa2c0 e87879b0
0 play AH | stecq/9.8:1+1points | ((0,), (2,)) | 24707368 334ba69a
* deal 9C 9D JS JD 8D 8S |  | ((0,), (2,)) | 81640d48 f1647a18
1 play 8D |  | ((0,), (2,)) | f2f1d640 736ccd5f
0 play JD |  | ((0,), (2,)) | efe1ab5d 2adef2db
0 play 7H |  | ((0,), (2,)) | 73463922 488fd228
1 play 9H |  | ((0,), (2,)) | 1db8604f 40203d80
1 play 9D |  | ((0,), (2,)) | a9fa5990 7bf42694
0 play 7C |  | ((0,), (2,)) | 88fbeb60 6dd61875
1 play 9C |  | ((0,), (2,)) | 3e47b15e a9bac704
0 play AC | triplet/9.3:1+2points | ((0,), (4,)) | cca0e562 f9e63d86
0 play JS |  | ((0,), (4,)) | 704c855a f873aaa0
1 play 8S | two_pairs/9.3:0+3points duped_rome/9.2:0+1points stecq/9.8:0+1points | ((5,), (4,)) | 62a929e2 fc318e14
* deal 8D JC 6H 7H TH JD |  | ((5,), (4,)) | 206be444 43e713c0
0 play JD |  | ((5,), (4,)) | 328824ee d5010d24
1 play 6H |  | ((5,), (4,)) | 0e017223 11fa089b
0 play 8D |  | ((5,), (4,)) | dd21c83a fbec6b48
1 play AS |  | ((5,), (4,)) | b00d0139 5e16f30a
0 play JC |  | ((5,), (4,)) | ecdc850f 045d115f
1 play TS |  | ((5,), (4,)) | 71492335 fbdf1086
0 play TH |  | ((5,), (4,)) | 6e4eaf5a 8e27f7bc
1 play QH |  | ((5,), (4,)) | f269a091 1251c5ca
1 play 7H |  | ((5,), (4,)) | 1cabbeec ff38fae1
0 play TC | two_pairs/9.3:0+3points stecq/9.8:1+1points | ((8,), (5,)) | 3044c0a9 a64546d4
* deal 6C AS KD QH AD QD |  | ((8,), (5,)) | 8faec013 0c70c3f5
1 play 6C |  | ((8,), (5,)) | 966bcbcb f3308b74
0 play AC |  | ((8,), (5,)) | b45fa6eb 44c1acb8
0 play JD |  | ((8,), (5,)) | 7fa4690f 995ec3e5
1 play AD |  | ((8,), (5,)) | 45fbcf8b 9b837a16
1 play QD |  | ((8,), (5,)) | 0bef8ac1 260dc7ea
0 play KD |  | ((8,), (5,)) | 3a9619c2 e0ecdbdd
0 play QH |  | ((8,), (5,)) | 4392bdb7 0306008a
1 play KS |  | ((8,), (5,)) | ae203329 b9bc55e7
0 play 8H |  | ((8,), (5,)) | ac54b0f9 21334117
1 play AS | double_rome/9.3:1+4points stecq/9.8:0+1points | ((9,), (9,)) | 76d606c0 729226ef
* deal 8C JC 9H KS TD 7C |  | ((9,), (9,)) | dc17e112 ab7dd849
0 play 8C |  | ((9,), (9,)) | 0337c5be 7b285b5e
1 play TC |  | ((9,), (9,)) | 920aa933 1c73cf06
1 play 6H |  | ((9,), (9,)) | 86765b7c 3698f990
0 play TD |  | ((9,), (9,)) | 645b4e12 b3c7f28d
1 play 7H |  | ((9,), (9,)) | dbed9e52 4e0e249d
0 play JC |  | ((9,), (9,)) | 6536c92b 89362dc5
1 play KS |  | ((9,), (9,)) | 35b46448 c14f0a37
0 play TS | duped_rome/9.2:1+1points | ((9,), (10,)) | 3bad5094 5bcdf04e
1 play 9H |  | ((9,), (10,)) | 50884f0a d97f1e8f
0 play 7C | stecq/9.8:1+1points | ((9,), (11,)) | 8ae4a627 3310b0d1
* deal TS KS JD 7D JS KH |  | ((9,), (11,)) | 67242873 662ad53d
1 play JS |  | ((9,), (11,)) | 3ac9ff53 3844d8e6
0 play TC |  | ((9,), (11,)) | 558149f9 5d683b1f
1 play TS |  | ((9,), (11,)) | 46ed2370 7700f09f
0 play QD |  | ((9,), (11,)) | 54ee3ecc 877630af
1 play KH |  | ((9,), (11,)) | ff046b2c 4ed29be5
0 play TD | duped_rome/9.2:1+1points | ((9,), (12,)) | 0564dd4c d3d0c12a
1 play 7S |  | ((9,), (12,)) | b9ebbd0d 8415e78f
0 play 7D |  | ((9,), (12,)) | 71d98eae 0a8fddc9
1 play KS |  | ((9,), (12,)) | a9837dfa 0289b561
0 play JD | double_rome/9.3:1+4points stecq/9.8:1+1points | ((9,), (17,)) | 1a76ec27 ed929f1c
* deal KC JD TH 8H JC AC |  | ((9,), (17,)) | e5d7f80a 18bbab22
0 play JD |  | ((9,), (17,)) | 6e08ee9f 1f5b4852
1 play 9D |  | ((9,), (17,)) | 15179176 d37e715a
0 play JC |  | ((9,), (17,)) | 8fe43e73 5233f070
1 play 7D |  | ((9,), (17,)) | 4f067f22 16bcb420
0 play AC |  | ((9,), (17,)) | f4851cb8 69e00aee
1 play TH |  | ((9,), (17,)) | 980e3648 aace8793
0 play QD |  | ((9,), (17,)) | 494f9b7a 89a780b9
1 play 8H |  | ((9,), (17,)) | 4ff5f15e 205bcc7d
0 play KC |  | ((9,), (17,)) | ef836bb9 f2c5019d
1 play KH | village/9.3:0+2points stecq/9.8:0+1points | ((12,), (17,)) | 8283f362 b46d757c
* deal 6C QH TH 9S QD 7S |  | ((12,), (17,)) | 51c0343e f6972e12
1 play QD |  | ((12,), (17,)) | 18ae2dbf 302c2510
0 play TH |  | ((12,), (17,)) | 20e3c118 549374a5
1 play 7S |  | ((12,), (17,)) | fb21a7c7 618fa9eb
0 play KS |  | ((12,), (17,)) | 1d992c70 0845fa9c
0 play 9H |  | ((12,), (17,)) | 037416b2 2310aa96
1 play QH |  | ((12,), (17,)) | 0b18e77f 2c68344b
1 play 7D |  | ((12,), (17,)) | bdd7ab31 32801855
0 play 9S | two_pairs/9.3:1+3points | ((12,), (20,)) | ce959881 0049dac6
1 play 6C |  | ((12,), (20,)) | 39c8d5c4 540f28c5
0 play TS | duped_two_pairs/9.2:1+3points | ((12,), (23,)) | 72b3a7cd b08da78c
