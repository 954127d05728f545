* deal KS JS 7H KD AH 9C |  | ((0, 0), (0, 0)) | 5bb70381 7660cf77
0 say propose |  | ((0, 0), (0, 0)) | 6f3da15f 13f74651
1 say accept |  | ((0, 0), (0, 0)) | 45e57171 e582f819
0 lay JC |  | ((0, 0), (0, 0)) | fce0c2ed 9d0f2c4e
0 lay KS |  | ((0, 0), (0, 0)) | 11e6b5e6 c46cf478
0 say done |  | ((0, 0), (0, 0)) | 2880a227 3c06eb79
1 lay JH |  | ((0, 0), (0, 0)) | 62f9b26b 94810bc0
1 say done |  | ((0, 0), (0, 0)) | 4eafad56 e6208c7f
0 say propose |  | ((0, 0), (0, 0)) | 6afb6198 0e156a00
1 say refuse |  | ((0, 0), (0, 0)) | 56de5097 b56237bd
0 play AS |  | ((0, 0), (0, 0)) | 581d4e37 c07f0352
1 play 8S |  | ((0, 0), (0, 0)) | ef35e4ee b1fe4290
0 play 7H |  | ((0, 0), (0, 0)) | df73f978 f4cb10db
1 play AH |  | ((0, 0), (0, 0)) | 49c03ae0 84f24d0a
1 play KD |  | ((0, 0), (0, 0)) | 477eaa11 1fa8c68b
0 play 9D |  | ((0, 0), (0, 0)) | 3f275b3c 44df8d1c
1 play 8C |  | ((0, 0), (0, 0)) | 184d5b8c 0b8c7897
0 play 7C |  | ((0, 0), (0, 0)) | e46ab724 6d68f1a5
1 play 9C |  | ((0, 0), (0, 0)) | a9ec3daf bcfde6e3
0 play JS | point/8.2:1+1points | ((0, 0), (0, 1)) | aa8bb5e5 c5b95f28
* deal KH 8H QC AH 9D KD |  | ((0, 0), (0, 1)) | aa80d679 71d14579
1 say stand |  | ((0, 0), (0, 1)) | a1c244a0 0c4b5757
1 play KH |  | ((0, 0), (0, 1)) | 9d618208 48eefbfe
0 play AH |  | ((0, 0), (0, 1)) | 76372ad5 293de86c
1 play KS |  | ((0, 0), (0, 1)) | cccb9257 45cc2105
0 play JS |  | ((0, 0), (0, 1)) | 1c98cd11 8968df54
1 play 8H |  | ((0, 0), (0, 1)) | e6ba6e63 1caeb4bc
0 play TH |  | ((0, 0), (0, 1)) | b61cb419 91c853db
0 play 9D |  | ((0, 0), (0, 1)) | f515298a 34740232
1 play QC |  | ((0, 0), (0, 1)) | f302e1b1 80fef57d
1 play 7S |  | ((0, 0), (0, 1)) | 5d896303 ad6e177d
0 play KD | point/8.2:1+1points | ((0, 0), (0, 2)) | 0e19bd21 afdefa5c
* deal KD 7D 7H TC AC KC |  | ((0, 0), (0, 2)) | e424828f 161942a7
0 say stand |  | ((0, 0), (0, 2)) | 1f0b387a 0a317a2c
0 play QC |  | ((0, 0), (0, 2)) | 167caef1 1e684c14
1 play KC |  | ((0, 0), (0, 2)) | 7c241e89 399574c0
1 play TC |  | ((0, 0), (0, 2)) | e6097a8f 03e15115
0 play 7H |  | ((0, 0), (0, 2)) | 2cc5906b 70586ad3
0 play 7D |  | ((0, 0), (0, 2)) | 5a2c1374 0b1d8adf
1 play QD |  | ((0, 0), (0, 2)) | b3b616dc 38543918
1 play 9C |  | ((0, 0), (0, 2)) | 0654664e 33ced2e4
0 play QS |  | ((0, 0), (0, 2)) | 7c32f9aa 5d7a4496
1 play AC |  | ((0, 0), (0, 2)) | 75c36099 dd35580d
0 play KD | vulnerable_point/8.3:1+2points | ((0, 0), (0, 4)) | 9493f7dc 56471992
* deal TD 9S JD QD QS AC |  | ((0, 0), (0, 4)) | 1499cf59 0efca8ae
1 say stand |  | ((0, 0), (0, 4)) | e04bff11 d90aeb6e
1 play TD |  | ((0, 0), (0, 4)) | 7130fe26 c18c7784
0 play QD |  | ((0, 0), (0, 4)) | 67473131 56da77ea
0 play QS |  | ((0, 0), (0, 4)) | b4fa65cc 9f58aa68
1 play 7S |  | ((0, 0), (0, 4)) | 0d19b1c3 a2660e28
0 play AC |  | ((0, 0), (0, 4)) | a04f3f65 fa45cb49
1 play 8C |  | ((0, 0), (0, 4)) | 8bf4f7d5 d08d4ff3
0 play 7D |  | ((0, 0), (0, 4)) | f2a30a1b d3f6884f
1 play JD |  | ((0, 0), (0, 4)) | 2f5eff0f 1974b4a6
1 play 9S |  | ((0, 0), (0, 4)) | 669af8fb 7868039b
0 play 7H | vulnerable_point/8.3:0+2points | ((0, 2), (0, 4)) | 5d2842b2 908bce17
* deal JD 8C AH 8D AD KH |  | ((0, 2), (0, 4)) | da0dd9ba 583fd8b1
0 say stand |  | ((0, 2), (0, 4)) | 30d91bd7 e87cded1
0 play JD |  | ((0, 2), (0, 4)) | c9fa9676 54727c60
1 play AD |  | ((0, 2), (0, 4)) | 7628fa7d 0f6afbdf
0 play 8C |  | ((0, 2), (0, 4)) | b0fa7174 9de90e03
1 play KH |  | ((0, 2), (0, 4)) | 517e2287 6b46a0e5
1 play 8D |  | ((0, 2), (0, 4)) | e9ef7070 9fffadf8
0 play JH |  | ((0, 2), (0, 4)) | 25a3081d 05276801
0 play 9H |  | ((0, 2), (0, 4)) | 81cd4f0f 810d8c83
1 play 7D |  | ((0, 2), (0, 4)) | a8d3f605 544c7978
0 play AH |  | ((0, 2), (0, 4)) | 0994bf0c edb5f01a
1 play TS | point/8.2:0+1points | ((0, 3), (0, 4)) | 3133dd3c 512dfbe0
* deal 8D JC 8C 9S 9H TD |  | ((0, 3), (0, 4)) | d45b1266 2585ed5f
1 say propose |  | ((0, 3), (0, 4)) | fe785d78 32018a39
0 say refuse |  | ((0, 3), (0, 4)) | e92714b8 2d68a531
1 play 8D |  | ((0, 3), (0, 4)) | 6367f4d2 2f229441
0 play TD |  | ((0, 3), (0, 4)) | ba9e610f 59633909
0 play 7S |  | ((0, 3), (0, 4)) | 06d8a4e4 e16ed923
1 play JC |  | ((0, 3), (0, 4)) | 392b8e99 09992356
0 play 9H |  | ((0, 3), (0, 4)) | 3e630640 b0d0aae1
1 play AH |  | ((0, 3), (0, 4)) | 7cf34cb6 3152c930
1 play 8C |  | ((0, 3), (0, 4)) | ef6a2103 5a51710f
0 play 9S |  | ((0, 3), (0, 4)) | c73f335a bc4d543d
0 play 8S |  | ((0, 3), (0, 4)) | 889acc28 b7b027ee
1 play KH | point/8.2:0+1points | ((0, 4), (0, 4)) | 436d1eaa 5de9d4c9
* deal KS 8C KC QD AH 8H |  | ((0, 4), (0, 4)) | 0527c5d4 fb8d2289
0 say propose |  | ((0, 4), (0, 4)) | 216dad26 2f1b023f
1 say refuse |  | ((0, 4), (0, 4)) | de706a2d a726f35a
0 play 8C |  | ((0, 4), (0, 4)) | 91f1c852 e9181ce4
1 play QC |  | ((0, 4), (0, 4)) | 8262a581 689b5253
1 play 8H |  | ((0, 4), (0, 4)) | 5173d770 37cd0589
0 play QH |  | ((0, 4), (0, 4)) | eb768da9 18807ac5
0 play KC |  | ((0, 4), (0, 4)) | 30164713 a973e0f6
1 play JD |  | ((0, 4), (0, 4)) | 34a6b8ab d0d576bb
0 play KS |  | ((0, 4), (0, 4)) | 57462c70 399bd4b3
1 play QD |  | ((0, 4), (0, 4)) | 9cc49565 d2a1016b
0 play AS |  | ((0, 4), (0, 4)) | ce7ba34c 10b65743
1 play AH | vulnerable_point/8.3:0+2points | ((1, 0), (0, 0)) | 079c173a 2afb7ee6
* deal JC 7H QC JD 7D 9H | turned_king/6.1:1+1points | ((1, 0), (0, 1)) | c03d4374 6964578a
0 say stand |  | ((1, 0), (0, 1)) | e666e70c ccbb1536
0 play AC |  | ((1, 0), (0, 1)) | 3ff740fb 9dc99726
1 play JD |  | ((1, 0), (0, 1)) | 9566ebec 3de80278
0 play JC |  | ((1, 0), (0, 1)) | 9b83d121 1658c99b
1 play 8D |  | ((1, 0), (0, 1)) | 6fde6f15 a07a53c5
0 play QC |  | ((1, 0), (0, 1)) | 665be071 b504233d
1 play 9H |  | ((1, 0), (0, 1)) | 70d58ef2 0bed5631
0 play TC |  | ((1, 0), (0, 1)) | 0ebb3627 e8f202cb
1 play 7D |  | ((1, 0), (0, 1)) | 2e98121a 58c17b9c
0 play 7H |  | ((1, 0), (0, 1)) | f349d1c3 51b9aee8
1 play AD | vole/8.1:0+2points | ((1, 2), (0, 1)) | c9ea7950 2e85b84c
* deal 8H 7C TC 7H QS AC |  | ((1, 2), (0, 1)) | ccde9d05 45f8b6d5
1 say stand |  | ((1, 2), (0, 1)) | a82e050a 4f6ed999
1 play TS |  | ((1, 2), (0, 1)) | 840f47d0 841c048d
0 play QS |  | ((1, 2), (0, 1)) | ca38a33b feca5601
0 play JH |  | ((1, 2), (0, 1)) | 872881c9 199a00d6
1 play 8H |  | ((1, 2), (0, 1)) | 78c7c47b 6accfae7
0 play 7S |  | ((1, 2), (0, 1)) | 31f805d0 0ad2fce4
1 play 7C |  | ((1, 2), (0, 1)) | 968e1d8c 9b08ee8d
0 play AC |  | ((1, 2), (0, 1)) | 6929e33d 1948d17f
1 play TC |  | ((1, 2), (0, 1)) | f87465bb 3c4fa13d
0 play 7H |  | ((1, 2), (0, 1)) | c2365f54 ed518003
1 play QD | vole/8.1:0+2points | ((1, 4), (0, 1)) | 11f7be0c ab8f67d1
* deal KS 8C 8H AC KH 8S |  | ((1, 4), (0, 1)) | 602ba6b6 619cbac1
0 say propose |  | ((1, 4), (0, 1)) | 3f83a01b f8ae50cf
1 say accept |  | ((1, 4), (0, 1)) | 9ae1c0b3 401ffc23
0 lay 9C |  | ((1, 4), (0, 1)) | 52eeb272 f0369d58
0 lay 8C |  | ((1, 4), (0, 1)) | b212f0bf f464c82f
0 lay KS |  | ((1, 4), (0, 1)) | bf552b01 4ab21615
0 lay JC |  | ((1, 4), (0, 1)) | b77d32c6 d8283149
0 say done |  | ((1, 4), (0, 1)) | c67cbebf 0c704f9c
1 lay 7S |  | ((1, 4), (0, 1)) | 0e809695 4c30d3a3
1 lay QC |  | ((1, 4), (0, 1)) | 75ffd88d f7b21baf
1 lay 8S |  | ((1, 4), (0, 1)) | 313d47f1 759b42e4
1 say done |  | ((1, 4), (0, 1)) | 6ce7ecb0 13ece5f3
0 say propose |  | ((1, 4), (0, 1)) | 9a5090f1 eee00ba8
1 say accept |  | ((1, 4), (0, 1)) | 0c89d8b6 156a7013
0 lay 8H |  | ((1, 4), (0, 1)) | 40aa3aae f6508cfe
0 lay QS |  | ((1, 4), (0, 1)) | e6faee4d e52f034f
0 say done |  | ((1, 4), (0, 1)) | 24296ae9 ba4741da
1 lay AC |  | ((1, 4), (0, 1)) | bab4da2e 668a6dc3
1 lay KH |  | ((1, 4), (0, 1)) | 8b38d840 260745d2
1 lay TD |  | ((1, 4), (0, 1)) | ddb69220 9e09a21c
1 say done |  | ((1, 4), (0, 1)) | a0b6f81f dc0b8694
0 say stand |  | ((1, 4), (0, 1)) | 7f465f79 8f0aebc2
0 play KC |  | ((1, 4), (0, 1)) | 22707eec 3f9f765d
1 play TS |  | ((1, 4), (0, 1)) | 12827c5f f0601d6f
0 play QD |  | ((1, 4), (0, 1)) | 39035871 413c1489
1 play 9D |  | ((1, 4), (0, 1)) | be0ad0c8 c4f1f32a
0 play AH |  | ((1, 4), (0, 1)) | 2d36229b 3d4056d8
1 play AS |  | ((1, 4), (0, 1)) | b1e5ed82 461bd7ba
0 play KD |  | ((1, 4), (0, 1)) | 56e16186 01e3f0a4
1 play 7D |  | ((1, 4), (0, 1)) | 37c8cbd3 88d14045
0 play TC |  | ((1, 4), (0, 1)) | fb50225c adc19270
1 play AD | vole/8.1:0+2points | ((2, 0), (0, 0)) | 2ec98f6d 95168cdf
