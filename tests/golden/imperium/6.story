* deal JD QH AD QS KC QD | turned_jack/5.7:0+1white | ((0, 1), (0, 0)) | 11cf9cdf 53eda04b
1 play KC | three_of_a_kind/6.2:0+1white | ((0, 2), (0, 0)) | 1ce3ec01 a26d2972
0 play JOK |  | ((0, 2), (0, 0)) | 5545ce25 854fae8d
0 play AD |  | ((0, 2), (0, 0)) | 74a49ad6 8b6a768a
1 play QD |  | ((0, 2), (0, 0)) | 73739804 fe066e9b
0 play AS |  | ((0, 2), (0, 0)) | 411ac86a 3b19212a
1 play JS |  | ((0, 2), (0, 0)) | 0f154b34 14f571ba
0 play QS |  | ((0, 2), (0, 0)) | 150c8355 8cb4fbe2
1 play QH |  | ((0, 2), (0, 0)) | 492eb587 f0de7794
1 play JD |  | ((0, 2), (0, 0)) | d4a3b8b5 abe7c2ca
0 play AH | tricks_3/8.1:0+1white | ((1, 0), (0, 0)) | b8715bbb c411dd3b
* deal JC AD QS KC AS KD |  | ((1, 0), (0, 0)) | cf2f4218 551f39ed
0 play AD |  | ((1, 0), (0, 0)) | 9a17fe85 867b6d88
1 play JD |  | ((1, 0), (0, 0)) | 1b7c69c7 b251259d
0 play AS |  | ((1, 0), (0, 0)) | b7725c3a b5c8a1cf
1 play QS |  | ((1, 0), (0, 0)) | 18b72237 d60940e9
0 play KD |  | ((1, 0), (0, 0)) | 4ab977e8 b2afacce
1 play JH |  | ((1, 0), (0, 0)) | 84c65fde 834fd6ac
0 play JOK |  | ((1, 0), (0, 0)) | 72678554 56c45deb
1 play KC |  | ((1, 0), (0, 0)) | b5851dc8 0f0fdc60
0 play JC |  | ((1, 0), (0, 0)) | 69957f43 f276e1b1
1 play QC | tricks_5/8.3:0+1blue | ((2, 0), (0, 0)) | 86bb1218 5d25bbc3
* deal JD KC JH AH JC QC |  | ((2, 0), (0, 0)) | 6d6b5f06 87cbf1b3
1 play JOK | three_of_a_kind/6.2:0+1white | ((2, 1), (0, 0)) | f07c5294 7012552d
0 play JH |  | ((2, 1), (0, 0)) | 5f51e145 f040bb12
1 play QC |  | ((2, 1), (0, 0)) | 29705628 e7b6c976
0 play AS |  | ((2, 1), (0, 0)) | 96afdfb7 663ceeb1
1 play JC |  | ((2, 1), (0, 0)) | 2ff4daef b6c05df4
0 play KS |  | ((2, 1), (0, 0)) | 50d8bddb 62f3d6c5
1 play KC |  | ((2, 1), (0, 0)) | 662c849c 510e6980
0 play KH |  | ((2, 1), (0, 0)) | e26195c9 7f35a1d9
1 play JD |  | ((2, 1), (0, 0)) | 42213444 2d722ead
0 play AH | tricks_5/8.3:1+1blue | ((2, 0), (1, 0)) | 7a50ba54 856e9344
* deal AC AD JD QC KH AS | three_of_a_kind/6.2:0+1white | ((2, 1), (1, 0)) | eea2c118 c9a1f7db
0 play KH |  | ((2, 1), (1, 0)) | f3cbbe78 7f276adb
1 play AH |  | ((2, 1), (1, 0)) | 5a394c87 966e4784
1 play JD |  | ((2, 1), (1, 0)) | ad060c07 10968fc5
0 play AD |  | ((2, 1), (1, 0)) | 8d19b268 91cac039
1 play JH |  | ((2, 1), (1, 0)) | a71783fd 8a6b2bc8
0 play KC |  | ((2, 1), (1, 0)) | 41320799 dbf866b5
1 play QH |  | ((2, 1), (1, 0)) | 9bf72c19 fb98750b
0 play AC |  | ((2, 1), (1, 0)) | 234e7b72 8592300c
1 play QC |  | ((2, 1), (1, 0)) | 5d695383 60211278
0 play AS | tricks_5/8.3:1+1blue | ((2, 0), (2, 0)) | 90d5b966 be430f3f
* deal AS AD KD AH KH QC |  | ((2, 0), (2, 0)) | 53bce9d0 14f203ff
1 play AD |  | ((2, 0), (2, 0)) | 0050dfed 0366f1db
0 play KD |  | ((2, 0), (2, 0)) | c4e33ce4 531bb39a
1 play QC |  | ((2, 0), (2, 0)) | d43edcf9 f3c0127e
0 play JS |  | ((2, 0), (2, 0)) | 5575fd3b 2ffa4dec
0 play JD |  | ((2, 0), (2, 0)) | 047c665b f77f061d
1 play AS |  | ((2, 0), (2, 0)) | 0c13854d 76540747
0 play AH |  | ((2, 0), (2, 0)) | d3ccf7b7 f108d543
1 play KH |  | ((2, 0), (2, 0)) | afc65f0a 64722243
0 play QH |  | ((2, 0), (2, 0)) | b8493610 3e049daa
1 play JH | tricks_4/8.2:0+2white | ((2, 2), (2, 0)) | 4b55da87 211aa590
* deal JC QD KD QC AC KS |  | ((2, 2), (2, 0)) | a5d5eecf b1438abd
0 play JC |  | ((2, 2), (2, 0)) | ae138b92 fb9e9c8c
1 play QC |  | ((2, 2), (2, 0)) | 98c7e6e6 993c43d7
1 play QH |  | ((2, 2), (2, 0)) | 4d9f50c1 20345960
0 play KS |  | ((2, 2), (2, 0)) | d77e6362 02facaa6
1 play JH |  | ((2, 2), (2, 0)) | a310ecc2 c957c504
0 play QD |  | ((2, 2), (2, 0)) | ec5345df b0843355
1 play KD |  | ((2, 2), (2, 0)) | 54cc0512 c2cdcdda
0 play AD |  | ((2, 2), (2, 0)) | cca8497c 8c5e52a6
0 play AC |  | ((2, 2), (2, 0)) | 15101b1c 2f361871
1 play KC | tricks_3/8.1:1+1white | ((2, 2), (2, 1)) | ca4f1b63 f14d0009
* deal QH JH JOK QS QD A |  | ((2, 2), (2, 1)) | 7e5edfa1 70e8d9a9
1 play AH |  | ((2, 2), (2, 1)) | 5d1c89ad d3179efd
0 play JOK |  | ((2, 2), (2, 1)) | 385806d1 95789519
0 play JD |  | ((2, 2), (2, 1)) | 0dfb3cc3 a9651a0c
1 play JH |  | ((2, 2), (2, 1)) | dfc1b8fb 957777c9
0 play KD |  | ((2, 2), (2, 1)) | 0037c877 c9937385
1 play QD |  | ((2, 2), (2, 1)) | 096b7062 39f85054
0 play QS |  | ((2, 2), (2, 1)) | ac9fcb5e b3f2bd5e
1 play AC |  | ((2, 2), (2, 1)) | 49bd4850 30c56f92
0 play JC |  | ((2, 2), (2, 1)) | ae72da5b ad5800e4
1 play QH | tricks_5/8.3:0+1blue | ((3, 2), (2, 0)) | 5e8cefee 085201af
* deal JOK KD QC KC QS A | turned_jack/5.7:1+1white | ((3, 2), (2, 1)) | ce5e9d3f aeb7feea
0 play JOK | minor/6.4:1+1white | ((3, 2), (2, 2)) | 10dbf458 2a85d60d
1 play QC |  | ((3, 2), (2, 2)) | e4527a0c a5019de7
0 play KD |  | ((3, 2), (2, 2)) | 9a1b87f8 a27bf97c
1 play QD |  | ((3, 2), (2, 2)) | c3be1485 f78fe973
0 play QS |  | ((3, 2), (2, 2)) | 4f00ac51 61f11d3f
1 play AC |  | ((3, 2), (2, 2)) | f79e5819 35a4be5d
0 play KS |  | ((3, 2), (2, 2)) | a84c160a 655e37c9
1 play KH |  | ((3, 2), (2, 2)) | 6aa8088f 01634098
0 play AH |  | ((3, 2), (2, 2)) | 183d6a90 aefdb258
1 play KC | tricks_5/8.3:0+1blue | ((4, 2), (2, 0)) | 59861c1d 9b8f949b
* deal AS KC JD AH KD JO | turned_jack/5.7:0+1white | ((5, 0), (2, 0)) | 1f11e973 89cd80c2
1 play JOK | major/6.5:0+1blue nested_minor/6.8:0+1white | ((6, 1), (2, 0)) | dcbdd7cd ef72c684
0 play AH |  | ((6, 1), (2, 0)) | ee4edb17 651d9f0c
1 play QS |  | ((6, 1), (2, 0)) | 3f9312c5 1c96bf14
0 play KH |  | ((6, 1), (2, 0)) | 7bba44f6 eb42d482
0 play JD |  | ((6, 1), (2, 0)) | 735bd6f7 6bd93658
1 play AS |  | ((6, 1), (2, 0)) | 5a6a2506 98da8209
0 play QH |  | ((6, 1), (2, 0)) | 7dee138a 864fc8eb
1 play KD |  | ((6, 1), (2, 0)) | da4d376e 4f386390
0 play AC |  | ((6, 1), (2, 0)) | 1f23f6c7 8cdb3843
1 play KC | tricks_4/8.2:0+2white | ((7, 0), (2, 0)) | 9ef562a4 c7c53412
