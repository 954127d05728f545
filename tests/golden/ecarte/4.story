* deal 8C JH 9S AH 7S AD |  | ((0,), (0,)) | 9fd2a9de 54133722
0 say propose |  | ((0,), (0,)) | 792a1892 0346c2e6
1 say accept |  | ((0,), (0,)) | e7fb281a dc85f9fe
0 lay 9S |  | ((0,), (0,)) | 09402dca 0286e0a5
0 lay JC |  | ((0,), (0,)) | ccfe5270 d1598416
0 lay JH |  | ((0,), (0,)) | f0f0f091 80aa99c0
0 lay 8C |  | ((0,), (0,)) | b255072f cfc88c6a
0 lay QS |  | ((0,), (0,)) | b7f196a6 781c69a5
0 say done |  | ((0,), (0,)) | 8a6523f9 c532578e
1 lay AD |  | ((0,), (0,)) | 4a01fe9d c445b3ce
1 lay 7D |  | ((0,), (0,)) | cf367578 82602eb8
1 lay 7S |  | ((0,), (0,)) | 7b522acb de9348b8
1 lay AH |  | ((0,), (0,)) | 4267d521 12f5ef6d
1 lay AS |  | ((0,), (0,)) | 05a52510 760a3909
1 say done |  | ((0,), (0,)) | 176fa3bd 8907be02
0 say stand |  | ((0,), (0,)) | d632ffa4 708d07ae
0 play AC |  | ((0,), (0,)) | 009e7858 3a0d7666
1 play KC |  | ((0,), (0,)) | 0d4111eb 39767cf3
1 play QH |  | ((0,), (0,)) | 8c5f30be fc48c923
0 play 7H |  | ((0,), (0,)) | 7fea46d2 af3cd163
1 play 9H |  | ((0,), (0,)) | a4d5ea28 cf279c34
0 play TC |  | ((0,), (0,)) | a7f2ed5f e2b1b8df
1 play KH |  | ((0,), (0,)) | 4fd003d5 9f3ee36f
0 play KD |  | ((0,), (0,)) | 0a8f3c96 6db1a386
1 play 9D |  | ((0,), (0,)) | 7554c820 24483432
0 play JD | point/8.2:1+1points | ((0,), (1,)) | 3b3c024a a4b863be
* deal KS TS JD 9S KD 8H |  | ((0,), (1,)) | b407f1e7 bc3fa6d3
1 say propose |  | ((0,), (1,)) | 5ed0c921 10e13486
0 say accept |  | ((0,), (1,)) | 4cb5f8a3 4909ee63
1 lay JD |  | ((0,), (1,)) | d5ee4734 80187eb3
1 lay TS |  | ((0,), (1,)) | 1a9c1829 b8870c9f
1 say done |  | ((0,), (1,)) | bba11948 7e4a622d
0 lay AH |  | ((0,), (1,)) | af5a3272 253966c9
0 lay KD |  | ((0,), (1,)) | 7767309b 218189c2
0 lay 8H |  | ((0,), (1,)) | 4c888628 a799ac54
0 say done |  | ((0,), (1,)) | 16c84529 c102f030
1 say propose |  | ((0,), (1,)) | 679b2d92 66504961
0 say refuse |  | ((0,), (1,)) | 94e89ade 1927558a
1 play KS |  | ((0,), (1,)) | bf0abda5 42f62d33
0 play 9S |  | ((0,), (1,)) | 9b4a3bde f8ac93d2
1 play 7H |  | ((0,), (1,)) | 686ef293 aa8b862f
0 play JH |  | ((0,), (1,)) | 9f04e087 2dd80055
0 play TC |  | ((0,), (1,)) | 77ddcfec d838e439
1 play JC |  | ((0,), (1,)) | 8fda1f8e 98dabec9
1 play JS |  | ((0,), (1,)) | 7db3fa0c 27cde1ab
0 play AS |  | ((0,), (1,)) | 50fec7e7 da1fe8b7
1 play 8S |  | ((0,), (1,)) | 203834a8 47704c2f
0 play 9C | point/8.2:1+1points | ((0,), (2,)) | 55553527 5f7cdff5
* deal 7H KD QS TC KC QD |  | ((0,), (2,)) | 6caa975d 14d34f87
0 say propose |  | ((0,), (2,)) | 5c7f979b 521bea48
1 say refuse |  | ((0,), (2,)) | 972ccb8c 861288df
0 play KD |  | ((0,), (2,)) | b467070f b4345ae9
1 play QD |  | ((0,), (2,)) | 0888f597 681150a4
0 play 7H |  | ((0,), (2,)) | 53b207f6 93a41015
1 play 9S |  | ((0,), (2,)) | 0cd45dbd ae2e1e16
1 play TC |  | ((0,), (2,)) | 6070baaf c8236307
0 play QS |  | ((0,), (2,)) | 61d6fd27 53615fa6
0 play 8H |  | ((0,), (2,)) | 3c5f05bc 97be5b95
1 play TS |  | ((0,), (2,)) | 5676cfba 8c57bdff
1 play KC |  | ((0,), (2,)) | fc9dbe98 f8d46e9b
0 play 9D | point/8.2:1+1points | ((0,), (3,)) | d8068b5f fc2f50bc
* deal KD QS 8S 8D AD AS |  | ((0,), (3,)) | 851c5326 8a188c7d
1 say stand |  | ((0,), (3,)) | 9c474622 d2d91c9a
1 play KS |  | ((0,), (3,)) | 19aa5dbb de74b1e4
0 play 9S |  | ((0,), (3,)) | e7a4e19b 26804022
1 play KD |  | ((0,), (3,)) | f3eb1510 3f2d1783
0 play AD |  | ((0,), (3,)) | 40008739 7fa471d2
1 play 7D |  | ((0,), (3,)) | 53d94273 04766d3c
0 play 8D |  | ((0,), (3,)) | beaf17b1 35ac9a4e
0 play KH |  | ((0,), (3,)) | dfa63ec9 a47135ac
1 play 8S |  | ((0,), (3,)) | 11c6b5f8 302abc43
0 play AS |  | ((0,), (3,)) | 20187401 0d085ed0
1 play QS | point/8.2:1+1points | ((0,), (4,)) | 6503832b 4ad78910
* deal 7D TH 7H KS 8H JD | turned_king/6.1:1+1points | ((0,), (5,)) | 0f302808 c2573246
0 say propose |  | ((0,), (5,)) | 61df75d1 0600039a
1 say refuse |  | ((0,), (5,)) | e3951811 3b191f00
0 play 9S |  | ((0,), (5,)) | 6dcac0b7 a7dae4ce
1 play KS |  | ((0,), (5,)) | e0c35725 ece52b90
1 play KH |  | ((0,), (5,)) | 4592b40d 398f19f9
0 play TH |  | ((0,), (5,)) | 5104cdbf 64b569dc
1 play 8H |  | ((0,), (5,)) | 3c5a1c03 a117d572
0 play 7H |  | ((0,), (5,)) | 0fddc1d7 9b5f8668
1 play KD |  | ((0,), (5,)) | 42436142 4a3d9cbb
0 play 7D |  | ((0,), (5,)) | 1af52116 700c882b
1 play JD |  | ((0,), (5,)) | 5d79cde0 1bf4dee2
0 play QD | point/8.2:1+1points | ((0,), (6,)) | 2676d5c5 70334ab0
* deal KH 7S TS 8C AC 7C |  | ((0,), (6,)) | f31e6c07 fe224daf
1 say stand |  | ((0,), (6,)) | fe69c9b5 cfb6c77b
1 play 7S |  | ((0,), (6,)) | 043471df 16e89398
0 play QS |  | ((0,), (6,)) | b1a40ee7 06ec16ec
0 play JH |  | ((0,), (6,)) | f11f5d6b 36102f23
1 play KH |  | ((0,), (6,)) | 1f3b2cf9 fdb7d361
1 play 8H |  | ((0,), (6,)) | 47f2152d 504913bb
0 play 7C |  | ((0,), (6,)) | 4863206f 321e6a70
0 play AC |  | ((0,), (6,)) | 835430c0 4e26b669
1 play TS |  | ((0,), (6,)) | 8ad14712 bee7f7b1
0 play 8C |  | ((0,), (6,)) | 8262f735 530fc8b4
1 play 8S | vulnerable_point/8.3:0+2points | ((2,), (6,)) | 5f45dd17 2cf0aeb2
* deal QD JH KH 8S KD QS |  | ((2,), (6,)) | 3c17edc4 8eaa3b49
0 say stand |  | ((2,), (6,)) | e3e91880 964644d7
0 play 7D |  | ((2,), (6,)) | 7d65548f 19288967
1 play 9D |  | ((2,), (6,)) | 554ea5c5 5775503b
1 play KD |  | ((2,), (6,)) | 51aeac52 fde4ffc4
0 play QD |  | ((2,), (6,)) | ce3237b2 55265d1b
1 play 8S |  | ((2,), (6,)) | bdbe2905 dea3d453
0 play 7C |  | ((2,), (6,)) | 360c5c96 5475fb3b
0 play KH |  | ((2,), (6,)) | d128ac58 b5d672d7
1 play QS |  | ((2,), (6,)) | 2815b1de 8c50e9c6
0 play JH |  | ((2,), (6,)) | 414ed1fb 8ffd45b2
1 play 8D | point/8.2:0+1points | ((3,), (6,)) | bc438b3f 349a95a3
* deal 8D AD KH 9C JS 7H |  | ((3,), (6,)) | a131320d e6c466a8
1 say propose |  | ((3,), (6,)) | e228492e e9672c42
0 say refuse |  | ((3,), (6,)) | aef6d8da b8e28541
1 play KH |  | ((3,), (6,)) | 10422967 390e2d97
0 play 8H |  | ((3,), (6,)) | 6c57515a 46ce5e0b
1 play 8D |  | ((3,), (6,)) | d3527d5f b5040496
0 play 7H |  | ((3,), (6,)) | 4b68a8af 5a31f926
1 play KS |  | ((3,), (6,)) | 3d2d4807 fc9002d5
0 play JS |  | ((3,), (6,)) | 7deaf676 790a22bb
1 play AD |  | ((3,), (6,)) | 78550364 1d9b984b
0 play 9C |  | ((3,), (6,)) | 24b5efd2 0cbe4d4f
1 play QS |  | ((3,), (6,)) | a370f55c 8440fa6b
0 play JH | vulnerable_vole/8.3:1+3points | ((3,), (9,)) | c67fffd8 c7f81825
