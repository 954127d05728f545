* deal TH 8D KC KS KD 9H |  | ((0,), (0,)) | db95d071 d9a89bba
1 say propose |  | ((0,), (0,)) | bbd8e704 1e9ac9eb
0 say accept |  | ((0,), (0,)) | e2f6a308 036d0295
1 lay TH |  | ((0,), (0,)) | 28ee05a9 f4f74f7e
1 lay TD |  | ((0,), (0,)) | fb31611a 7684e85f
1 lay KC |  | ((0,), (0,)) | aac27ccc 221655d2
1 lay 7S |  | ((0,), (0,)) | e5a06966 2c4f92d6
1 lay 8D |  | ((0,), (0,)) | 4de38d1f 07647955
1 say done |  | ((0,), (0,)) | b4b4d76f df3502f1
0 lay AH |  | ((0,), (0,)) | 3e9187d7 b150a5b6
0 say done |  | ((0,), (0,)) | 1af2258f d43bd0f3
1 say propose |  | ((0,), (0,)) | e6b417f1 a63c467f
0 say accept |  | ((0,), (0,)) | d9edc5b2 da25aaf3
1 lay JD |  | ((0,), (0,)) | 873a21e0 de3615bd
1 lay 7H |  | ((0,), (0,)) | b4b218fe be623716
1 lay 8H |  | ((0,), (0,)) | 4f6cbc1d 8a1265b4
1 lay TS |  | ((0,), (0,)) | 79c352bb e9fc2e32
1 lay JS |  | ((0,), (0,)) | 34b20d1b 65feacd0
1 say done |  | ((0,), (0,)) | 427b7fa5 8494bb35
0 lay 7C |  | ((0,), (0,)) | 29903ec0 c909302a
0 lay 9H |  | ((0,), (0,)) | d0c3e6ff 325638cb
0 lay QS |  | ((0,), (0,)) | e25f7b74 f20c6f0a
0 lay KD |  | ((0,), (0,)) | eb37e1ce a96d2ef5
0 say done |  | ((0,), (0,)) | 7a11e374 1ca3fa19
1 say stand |  | ((0,), (0,)) | 9db25b70 d2bba9cf
1 play QH |  | ((0,), (0,)) | 5b89f7be 004dbc99
0 play KH |  | ((0,), (0,)) | 1f0f4b5d 2ee1f619
0 play KS |  | ((0,), (0,)) | 000b99a3 ba006d56
1 play 9S |  | ((0,), (0,)) | 911c85ab 9d64f406
0 play QC |  | ((0,), (0,)) | 81e8161c 5f3647f4
1 play AC |  | ((0,), (0,)) | bed58689 58fb90fb
0 play JC |  | ((0,), (0,)) | 0f80a301 13566adc
1 play 9D |  | ((0,), (0,)) | ed0d40cf 75a498cb
0 play AD |  | ((0,), (0,)) | 8afc3f0d df336cff
1 play JH | vole/8.1:0+2points | ((2,), (0,)) | 291baa92 3d5880c0
* deal 9C 8C AH TH JS 7H | turned_king/6.1:1+1points | ((2,), (1,)) | 53eacebc 9ffdf534
0 say propose |  | ((2,), (1,)) | 4b6cc202 a62d3d8f
1 say refuse |  | ((2,), (1,)) | 6a2af729 e9f4c5a5
0 play 8C |  | ((2,), (1,)) | 5dbe9d2b 0bc22443
1 play 7H |  | ((2,), (1,)) | fc142ee6 95b0df9b
0 play 9C |  | ((2,), (1,)) | f31a8e04 b91ff170
1 play TH |  | ((2,), (1,)) | dd5d1c59 9d81aebc
0 play KS |  | ((2,), (1,)) | d3fdb7f5 cc10936d
1 play JS |  | ((2,), (1,)) | 9a88a7d0 db0968ee
0 play JD |  | ((2,), (1,)) | 89319cfe 4c06311c
1 play QD |  | ((2,), (1,)) | 61a93202 62d38316
1 play TS |  | ((2,), (1,)) | 0ba049cb 7d2aaa3a
0 play AH | point/8.2:0+1points | ((3,), (1,)) | 165df2bf 3effc62a
* deal TH 8C 8H QD 8S TS |  | ((3,), (1,)) | 3358c467 93bb554d
1 say propose |  | ((3,), (1,)) | 378c6c61 31259c9c
0 say refuse |  | ((3,), (1,)) | fa634b76 0ac66a5e
1 play TH |  | ((3,), (1,)) | dd571437 413b5db0
0 play QD |  | ((3,), (1,)) | db1928c0 a00504c9
0 play KS |  | ((3,), (1,)) | dddfafca af04c6b9
1 play 7C |  | ((3,), (1,)) | 889c24c9 ebacd5a0
0 play QS |  | ((3,), (1,)) | 960cc983 ba7e3014
1 play AC |  | ((3,), (1,)) | 00dced10 33951df2
0 play TS |  | ((3,), (1,)) | 6acfb3da 4c154c79
1 play 8H |  | ((3,), (1,)) | cd631432 770673ff
0 play 8S |  | ((3,), (1,)) | fc912d1c 8e8ba308
1 play 8C | vole/8.1:0+2points | ((5,), (1,)) | cd83a23c 5f17f007
