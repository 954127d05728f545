* deal JH QD AD TC AC KC |  | ((0,), (0,)) | a794c373 4891475b
0 say propose |  | ((0,), (0,)) | 7c13ecf7 a26a633f
1 say accept |  | ((0,), (0,)) | 26fa7030 07c1c591
0 lay TH |  | ((0,), (0,)) | ed773eaa f16b9306
0 say done |  | ((0,), (0,)) | bd75a56e 055c9d1e
1 lay TC |  | ((0,), (0,)) | 2396c36a 2cb2ce35
1 say done |  | ((0,), (0,)) | a1a3112e 00c9e501
0 say stand |  | ((0,), (0,)) | 7e79acd4 1c674b7d
0 play AD |  | ((0,), (0,)) | 2f0d4063 6cb2ac8d
1 play 8D |  | ((0,), (0,)) | 1b9efc32 68faca03
0 play AH |  | ((0,), (0,)) | f4ea32fc 5623e943
1 play QS |  | ((0,), (0,)) | 1c4e80da 48966352
1 play AC |  | ((0,), (0,)) | c278c81d 0fd99b78
0 play QD |  | ((0,), (0,)) | 2b49bc97 fc0bf5ac
1 play KC |  | ((0,), (0,)) | 5744aae4 83e3670c
0 play 7D |  | ((0,), (0,)) | 0d6df095 0f3a4788
1 play 9C |  | ((0,), (0,)) | 388ebf61 6006eb71
0 play JH | point/8.2:1+1points | ((0,), (1,)) | a3ca0c01 22587db0
* deal QH 7H KC 9H AD JD |  | ((0,), (1,)) | 59a4ccaf 45302dd0
1 say stand |  | ((0,), (1,)) | 94c363ad 250b8f24
1 play KC | marked_king/6.2:1+1points | ((0,), (2,)) | 1ae9188c 736359a0
0 play TC |  | ((0,), (2,)) | aa117402 99b4bf3c
1 play 7H |  | ((0,), (2,)) | b8624815 e516d87f
0 play 9H |  | ((0,), (2,)) | 40b0866c 6f06d311
0 play JD |  | ((0,), (2,)) | 0185f709 f6e59042
1 play 8D |  | ((0,), (2,)) | fc612cc3 31f541f8
0 play QC |  | ((0,), (2,)) | 03b110d2 c39a7f59
1 play QH |  | ((0,), (2,)) | 3f00ff6d 69f9626f
0 play AD |  | ((0,), (2,)) | a818b1c1 fd8dbc42
1 play 9D | vulnerable_point/8.3:0+2points | ((2,), (2,)) | 4d9ff638 23289a13
* deal 8H 8C 9H QC AD JC |  | ((2,), (2,)) | 30c3deea 8f2e2c93
0 say stand |  | ((2,), (2,)) | 70a8a2d2 ffa4b609
0 play 9H |  | ((2,), (2,)) | 5b4c4aa1 703b1327
1 play TD |  | ((2,), (2,)) | 0d0f4950 bfb81f84
1 play QC |  | ((2,), (2,)) | 36fdc1aa bb456f67
0 play 8C |  | ((2,), (2,)) | ffb1e904 bc2bfd38
1 play AD |  | ((2,), (2,)) | 29b125c9 6c245bed
0 play TC |  | ((2,), (2,)) | e5f6a3e9 b40876af
1 play KS |  | ((2,), (2,)) | 05c1f1ac 54a7706b
0 play JS |  | ((2,), (2,)) | 59e4d41a febfaa09
1 play JC |  | ((2,), (2,)) | 8d51e8b7 dc661c0c
0 play 8H | vole/8.1:1+2points | ((2,), (4,)) | 3fc6cdf9 995e0f6b
* deal 7C 7S 9S JD 9H TS |  | ((2,), (4,)) | 26972297 9f6d4d7d
1 say stand |  | ((2,), (4,)) | d75cacd9 781ced75
1 play 7C |  | ((2,), (4,)) | 7db3bc56 5971db62
0 play JC |  | ((2,), (4,)) | 340c2264 b4d68dbf
0 play TS |  | ((2,), (4,)) | 0ad0f7b6 0d2c2bfa
1 play 9S |  | ((2,), (4,)) | d640be0b 80e09799
0 play JD |  | ((2,), (4,)) | b3568961 7ca8235b
1 play 9D |  | ((2,), (4,)) | 05fbb3e3 4ef2e12a
0 play 9H |  | ((2,), (4,)) | 3829de47 5e813df4
1 play 7S |  | ((2,), (4,)) | fe964b00 4aa2752a
0 play 8C |  | ((2,), (4,)) | bfa4c5ba 7004effc
1 play TC | vulnerable_point/8.3:0+2points | ((4,), (4,)) | 63d6c2fa ff96239a
* deal KS AD 7H JH 9H 7S |  | ((4,), (4,)) | 9edbb2d5 cfd8644b
0 say stand |  | ((4,), (4,)) | b6445c9d ba6a1920
0 play AD |  | ((4,), (4,)) | 61bc932c cf1b9679
1 play JD |  | ((4,), (4,)) | 55401d10 7c8589d2
1 play 9H |  | ((4,), (4,)) | b8657f90 5fbace5a
0 play KH |  | ((4,), (4,)) | 1e833679 21b6a690
0 play 7H |  | ((4,), (4,)) | e5b0e61a 4aaab1b8
1 play JH |  | ((4,), (4,)) | 4b18e280 7fc3996b
1 play 9D |  | ((4,), (4,)) | 8ceefa4d be622e9c
0 play KS |  | ((4,), (4,)) | 6ffcb994 5958db9d
0 play QC |  | ((4,), (4,)) | 971e540f f83c938c
1 play 7S | vulnerable_point/8.3:1+2points | ((4,), (6,)) | 80e27841 270ab8b7
