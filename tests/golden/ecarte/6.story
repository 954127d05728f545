* deal TH 8D KC KS KD 9H |  | ((0,), (0,)) | 67144a0e addde07f
1 say propose |  | ((0,), (0,)) | 0ee965e2 d5f949ab
0 say accept |  | ((0,), (0,)) | 547136ad f366f63e
1 lay TH |  | ((0,), (0,)) | 76902bd4 515bcab9
1 lay TD |  | ((0,), (0,)) | 6f9cf062 d6637783
1 lay KC |  | ((0,), (0,)) | b2d93dd0 b73242c3
1 lay 7S |  | ((0,), (0,)) | 6820dc2c ea7e248c
1 lay 8D |  | ((0,), (0,)) | ebf7a71c 43c71ef7
1 say done |  | ((0,), (0,)) | 29ebd70e 8f6fde58
0 lay AH |  | ((0,), (0,)) | db462f2f ad521a85
0 say done |  | ((0,), (0,)) | b5d0600d 633f7427
1 say propose |  | ((0,), (0,)) | 5bf16871 9797eba7
0 say accept |  | ((0,), (0,)) | 13966b1b 43b5cfca
1 lay JD |  | ((0,), (0,)) | b06a9a75 e3ab59b1
1 lay 7H |  | ((0,), (0,)) | 39edd16b fe2de13f
1 lay 8H |  | ((0,), (0,)) | e4cb7958 c918fa50
1 lay TS |  | ((0,), (0,)) | f1f6a460 560914aa
1 lay JS |  | ((0,), (0,)) | f8e50edc d437b792
1 say done |  | ((0,), (0,)) | 7ac77e0a ca717b30
0 lay 7C |  | ((0,), (0,)) | 8be75d78 3194f372
0 lay 9H |  | ((0,), (0,)) | 280f151d 477dfdcc
0 lay QS |  | ((0,), (0,)) | d81a37c6 2d41a877
0 lay KD |  | ((0,), (0,)) | 9c149623 6bc7eb09
0 say done |  | ((0,), (0,)) | 982e3a1b 0d438095
1 say stand |  | ((0,), (0,)) | 97d4b5d6 b638c11b
1 play QH |  | ((0,), (0,)) | d74a806a acbb3ae3
0 play KH |  | ((0,), (0,)) | cf2aedf7 7c765b89
0 play KS |  | ((0,), (0,)) | 2ff2ceae 61dce97d
1 play 9S |  | ((0,), (0,)) | 2d3eaf4b 604d1f1e
0 play QC |  | ((0,), (0,)) | 0ad284ab f4884d51
1 play AC |  | ((0,), (0,)) | d1b3bb0c c2d2b1f3
0 play JC |  | ((0,), (0,)) | 076f2234 458c7d67
1 play 9D |  | ((0,), (0,)) | 82420a10 92428ba0
0 play AD |  | ((0,), (0,)) | 00145623 79ea280f
1 play JH | vole/8.1:0+2points | ((2,), (0,)) | 8b14f221 712b1dfe
* deal 9C 8C AH TH JS 7H | turned_king/6.1:1+1points | ((2,), (1,)) | d6e32b58 3a6214f9
0 say propose |  | ((2,), (1,)) | b32cf827 d505e3ad
1 say refuse |  | ((2,), (1,)) | 72cf548f 67aab3ef
0 play 8C |  | ((2,), (1,)) | b4abdc92 2f374ca8
1 play 7H |  | ((2,), (1,)) | a03cae0d f6fe5896
0 play 9C |  | ((2,), (1,)) | ad168ef6 836a302c
1 play TH |  | ((2,), (1,)) | 073b5d08 7d2f0c88
0 play KS |  | ((2,), (1,)) | a2cdb781 550d71b6
1 play JS |  | ((2,), (1,)) | 2a2da509 f5e6507f
0 play JD |  | ((2,), (1,)) | 2922dfe2 3328676b
1 play QD |  | ((2,), (1,)) | 7f200518 75bc7676
1 play TS |  | ((2,), (1,)) | 7bb96d4c 9b18fd40
0 play AH | point/8.2:0+1points | ((3,), (1,)) | e234ff41 09c28249
* deal TH 8C 8H QD 8S TS |  | ((3,), (1,)) | 32e0c978 cd298119
1 say propose |  | ((3,), (1,)) | 383e8068 c483cc73
0 say refuse |  | ((3,), (1,)) | c6c3af85 f522d4c4
1 play TH |  | ((3,), (1,)) | 7054dee6 2c8fc057
0 play QD |  | ((3,), (1,)) | f4da85d0 1200d0f3
0 play KS |  | ((3,), (1,)) | 48e9123c d279c918
1 play 7C |  | ((3,), (1,)) | 2651aab4 b015015c
0 play QS |  | ((3,), (1,)) | 4579327a edaa5a70
1 play AC |  | ((3,), (1,)) | 09c091ed 908a97ac
0 play TS |  | ((3,), (1,)) | 37204010 d660e66f
1 play 8H |  | ((3,), (1,)) | 66f02bba c161784b
0 play 8S |  | ((3,), (1,)) | e9b174ff f9656066
1 play 8C | vole/8.1:0+2points | ((5,), (1,)) | 39375b97 a557178a
