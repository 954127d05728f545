* deal KS JS 7H KD AH 9C |  | ((0, 0), (0, 0)) | f840af20 1d4fad11
0 say propose |  | ((0, 0), (0, 0)) | 5dc0b09e 56f428c3
1 say accept |  | ((0, 0), (0, 0)) | 697ab62d dc2e8df8
0 lay JC |  | ((0, 0), (0, 0)) | 7056c45d ae860fb6
0 lay KS |  | ((0, 0), (0, 0)) | 48da8ea6 df9d23ed
0 say done |  | ((0, 0), (0, 0)) | 22d0e2da ab59b1dc
1 lay JH |  | ((0, 0), (0, 0)) | 0508dc69 6521177a
1 say done |  | ((0, 0), (0, 0)) | 68a6b33a 17528a7a
0 say propose |  | ((0, 0), (0, 0)) | c2c5f71d 32da4070
1 say refuse |  | ((0, 0), (0, 0)) | 6af6765d b392eb02
0 play AS |  | ((0, 0), (0, 0)) | 3f8233a2 b7a59e3d
1 play 8S |  | ((0, 0), (0, 0)) | d24d60c2 21cff584
0 play 7H |  | ((0, 0), (0, 0)) | a3726811 fcde6d63
1 play AH |  | ((0, 0), (0, 0)) | c0fad27d 86a5b6f4
1 play KD |  | ((0, 0), (0, 0)) | 0599e7dd 365a9567
0 play 9D |  | ((0, 0), (0, 0)) | b50e1a7c 39caf881
1 play 8C |  | ((0, 0), (0, 0)) | 8cac36c1 9d38dd7b
0 play 7C |  | ((0, 0), (0, 0)) | acb801f4 b2397e0f
1 play 9C |  | ((0, 0), (0, 0)) | a026a2a4 311d8718
0 play JS | point/8.2:1+1points | ((0, 0), (0, 1)) | e63ab926 4eb92b4d
* deal KH 8H QC AH 9D KD |  | ((0, 0), (0, 1)) | 1400baac 879df8ac
1 say stand |  | ((0, 0), (0, 1)) | cc55e578 689e476a
1 play KH |  | ((0, 0), (0, 1)) | 114ce275 7e322387
0 play AH |  | ((0, 0), (0, 1)) | efb4cae7 694fe3b0
1 play KS |  | ((0, 0), (0, 1)) | 72b05653 1ee0a59c
0 play JS |  | ((0, 0), (0, 1)) | aaa7249d b66ea77b
1 play 8H |  | ((0, 0), (0, 1)) | 2e6a89fc 87a3103b
0 play TH |  | ((0, 0), (0, 1)) | dd2ca67e 63b4f890
0 play 9D |  | ((0, 0), (0, 1)) | 65127e47 7df60f49
1 play QC |  | ((0, 0), (0, 1)) | 59d9232a 84c88fb1
1 play 7S |  | ((0, 0), (0, 1)) | f14c5c2a 8827d79d
0 play KD | point/8.2:1+1points | ((0, 0), (0, 2)) | 1ca0f3cc 6b8be955
* deal KD 7D 7H TC AC KC |  | ((0, 0), (0, 2)) | c6ccc7fe 1e4fb97f
0 say stand |  | ((0, 0), (0, 2)) | 6500f416 4a046cc5
0 play QC |  | ((0, 0), (0, 2)) | db3c25c0 a20113fb
1 play KC |  | ((0, 0), (0, 2)) | 4b9d7b15 1d202960
1 play TC |  | ((0, 0), (0, 2)) | b77970ed 50013785
0 play 7H |  | ((0, 0), (0, 2)) | 5bf8e814 b100b073
0 play 7D |  | ((0, 0), (0, 2)) | 7000d1c4 67c81da5
1 play QD |  | ((0, 0), (0, 2)) | 51fb9430 331072f4
1 play 9C |  | ((0, 0), (0, 2)) | 0f20152c fdc7f3aa
0 play QS |  | ((0, 0), (0, 2)) | 3f67b8c1 351eaba1
1 play AC |  | ((0, 0), (0, 2)) | c08d697e ddf25c60
0 play KD | vulnerable_point/8.3:1+2points | ((0, 0), (0, 4)) | d881e08b fd82e8c3
* deal TD 9S JD QD QS AC |  | ((0, 0), (0, 4)) | 734b67f0 cf7ef251
1 say stand |  | ((0, 0), (0, 4)) | ce786eab 55e8a0b9
1 play TD |  | ((0, 0), (0, 4)) | 71ec23d4 89fc1676
0 play QD |  | ((0, 0), (0, 4)) | a446505b ce95446f
0 play QS |  | ((0, 0), (0, 4)) | 88a6f1bf 84fb0714
1 play 7S |  | ((0, 0), (0, 4)) | 049256a0 46fb3e5a
0 play AC |  | ((0, 0), (0, 4)) | caf2d48b bb5d102a
1 play 8C |  | ((0, 0), (0, 4)) | ec5b7309 55bc1946
0 play 7D |  | ((0, 0), (0, 4)) | 96a482be 057e74f8
1 play JD |  | ((0, 0), (0, 4)) | d68cf964 b6c32f30
1 play 9S |  | ((0, 0), (0, 4)) | e73809d4 d8c8afc4
0 play 7H | vulnerable_point/8.3:0+2points | ((0, 2), (0, 4)) | 38d9c43d b6f162f5
* deal JD 8C AH 8D AD KH |  | ((0, 2), (0, 4)) | 1a986419 621fd882
0 say stand |  | ((0, 2), (0, 4)) | 522fc4d6 428d53eb
0 play JD |  | ((0, 2), (0, 4)) | 254e6d6d bc205366
1 play AD |  | ((0, 2), (0, 4)) | a7f9b2a6 ab84eb33
0 play 8C |  | ((0, 2), (0, 4)) | 73439c13 cb241477
1 play KH |  | ((0, 2), (0, 4)) | 80ea01e0 9e04d857
1 play 8D |  | ((0, 2), (0, 4)) | 711814b2 df248c8d
0 play JH |  | ((0, 2), (0, 4)) | 7048abb3 e93d6128
0 play 9H |  | ((0, 2), (0, 4)) | 55060db7 75bcd0b8
1 play 7D |  | ((0, 2), (0, 4)) | bf6d96f5 66c24add
0 play AH |  | ((0, 2), (0, 4)) | 5a602539 13bd927e
1 play TS | point/8.2:0+1points | ((0, 3), (0, 4)) | 3a125786 d32369be
* deal 8D JC 8C 9S 9H TD |  | ((0, 3), (0, 4)) | 102bf0f8 926426f6
1 say propose |  | ((0, 3), (0, 4)) | 399067b4 f4ef1ec8
0 say refuse |  | ((0, 3), (0, 4)) | c5258272 06f238a4
1 play 8D |  | ((0, 3), (0, 4)) | 31c17008 3c1f6c4d
0 play TD |  | ((0, 3), (0, 4)) | 70af12b1 d159a88d
0 play 7S |  | ((0, 3), (0, 4)) | fe29904a ed44fb37
1 play JC |  | ((0, 3), (0, 4)) | f278514f cbf4f6f4
0 play 9H |  | ((0, 3), (0, 4)) | bec785b2 bc0101cb
1 play AH |  | ((0, 3), (0, 4)) | 9db07aa4 1cd73d03
1 play 8C |  | ((0, 3), (0, 4)) | 1b6e8072 dce2ff80
0 play 9S |  | ((0, 3), (0, 4)) | 3b2fcfd4 a5452036
0 play 8S |  | ((0, 3), (0, 4)) | 21c21e67 fc851a91
1 play KH | point/8.2:0+1points | ((0, 4), (0, 4)) | 71d4a2f1 8621d356
* deal KS 8C KC QD AH 8H |  | ((0, 4), (0, 4)) | 2db6111d d4579625
0 say propose |  | ((0, 4), (0, 4)) | 9d666144 ce642174
1 say refuse |  | ((0, 4), (0, 4)) | ee0a91fa 7610cac4
0 play 8C |  | ((0, 4), (0, 4)) | 0a2184e4 61fbfc16
1 play QC |  | ((0, 4), (0, 4)) | 249a3a14 15f8a51b
1 play 8H |  | ((0, 4), (0, 4)) | 073a9acb 0c355392
0 play QH |  | ((0, 4), (0, 4)) | 8f4f3d7f de5669f2
0 play KC |  | ((0, 4), (0, 4)) | 30fdeb90 181bdd18
1 play JD |  | ((0, 4), (0, 4)) | a5a4c394 f9cf6b74
0 play KS |  | ((0, 4), (0, 4)) | 9181572b 80a1ffa3
1 play QD |  | ((0, 4), (0, 4)) | e6c73284 4af3e025
0 play AS |  | ((0, 4), (0, 4)) | c0515656 fdf4d143
1 play AH | vulnerable_point/8.3:0+2points | ((1, 0), (0, 0)) | 270c04db 62e1f204
* deal JC 7H QC JD 7D 9H | turned_king/6.1:1+1points | ((1, 0), (0, 1)) | 6397ec55 4c52c9f9
0 say stand |  | ((1, 0), (0, 1)) | 5d18a4fb 7e754cbd
0 play AC |  | ((1, 0), (0, 1)) | a74f09d1 fe1c42f5
1 play JD |  | ((1, 0), (0, 1)) | 7d9cc839 5f4c8957
0 play JC |  | ((1, 0), (0, 1)) | 2dc23838 c745ac78
1 play 8D |  | ((1, 0), (0, 1)) | c68a115a ad837cbe
0 play QC |  | ((1, 0), (0, 1)) | fbea7bf5 d0fb7710
1 play 9H |  | ((1, 0), (0, 1)) | a637a92c 4e932d5a
0 play TC |  | ((1, 0), (0, 1)) | 0401e476 5ce15ad6
1 play 7D |  | ((1, 0), (0, 1)) | e3943a04 4290d98b
0 play 7H |  | ((1, 0), (0, 1)) | 6231424a 9673f1fd
1 play AD | vole/8.1:0+2points | ((1, 2), (0, 1)) | a222a117 518c5ebf
* deal 8H 7C TC 7H QS AC |  | ((1, 2), (0, 1)) | 838eee38 a1e98041
1 say stand |  | ((1, 2), (0, 1)) | 9fe20c89 2df890c4
1 play TS |  | ((1, 2), (0, 1)) | 2599b017 fc39722a
0 play QS |  | ((1, 2), (0, 1)) | 2d9c3a4c 10281dfc
0 play JH |  | ((1, 2), (0, 1)) | 0aed127a 849bfbf1
1 play 8H |  | ((1, 2), (0, 1)) | 154fa4b2 435d2621
0 play 7S |  | ((1, 2), (0, 1)) | d609f912 8cee21c2
1 play 7C |  | ((1, 2), (0, 1)) | cc6ad927 9611f48f
0 play AC |  | ((1, 2), (0, 1)) | fc0631ea 92bbe4d3
1 play TC |  | ((1, 2), (0, 1)) | 02e42b76 c70209f2
0 play 7H |  | ((1, 2), (0, 1)) | 68323412 580ba847
1 play QD | vole/8.1:0+2points | ((1, 4), (0, 1)) | 3c8a5873 ce668d50
* deal KS 8C 8H AC KH 8S |  | ((1, 4), (0, 1)) | 21019d03 e0fb232a
0 say propose |  | ((1, 4), (0, 1)) | 0fb8d401 97abfa85
1 say accept |  | ((1, 4), (0, 1)) | d1ce699b bffc4048
0 lay 9C |  | ((1, 4), (0, 1)) | b23358b1 22119963
0 lay 8C |  | ((1, 4), (0, 1)) | cc1f7ab9 68770a3c
0 lay KS |  | ((1, 4), (0, 1)) | 10c5a34a 9709feb5
0 lay JC |  | ((1, 4), (0, 1)) | 06a6bae7 9676b34c
0 say done |  | ((1, 4), (0, 1)) | cf5eda6e 196f2a63
1 lay 7S |  | ((1, 4), (0, 1)) | b0f3e145 d90e6979
1 lay QC |  | ((1, 4), (0, 1)) | e4d62846 6cff08a9
1 lay 8S |  | ((1, 4), (0, 1)) | b447c23f 07b15159
1 say done |  | ((1, 4), (0, 1)) | ea3f4376 c5afb965
0 say propose |  | ((1, 4), (0, 1)) | 569b3445 074c1bc7
1 say accept |  | ((1, 4), (0, 1)) | 1636bb4f 0d003cbb
0 lay 8H |  | ((1, 4), (0, 1)) | dc1b3b5e b322a5f3
0 lay QS |  | ((1, 4), (0, 1)) | 100dcafc 7ab7d801
0 say done |  | ((1, 4), (0, 1)) | 0375907b 7dcf88ff
1 lay AC |  | ((1, 4), (0, 1)) | daee7f72 0c9630df
1 lay KH |  | ((1, 4), (0, 1)) | 380a795d 1b912d94
1 lay TD |  | ((1, 4), (0, 1)) | 7d301404 7357e6b0
1 say done |  | ((1, 4), (0, 1)) | 0af6c2e9 6e593893
0 say stand |  | ((1, 4), (0, 1)) | fa6e9f61 e2665f52
0 play KC |  | ((1, 4), (0, 1)) | 1fa9660d 4f347e7b
1 play TS |  | ((1, 4), (0, 1)) | 8f9feaf4 a8d70a93
0 play QD |  | ((1, 4), (0, 1)) | 036ab54b 15a262d9
1 play 9D |  | ((1, 4), (0, 1)) | 7f9e1f54 d050f40b
0 play AH |  | ((1, 4), (0, 1)) | 2ea9837d 948e5a99
1 play AS |  | ((1, 4), (0, 1)) | 0e027a49 f860b55e
0 play KD |  | ((1, 4), (0, 1)) | b2b2a38e 795b1886
1 play 7D |  | ((1, 4), (0, 1)) | db4f30ab f8b9188d
0 play TC |  | ((1, 4), (0, 1)) | a45392ec 87af0579
1 play AD | vole/8.1:0+2points | ((2, 0), (0, 0)) | 8387986c d9e75b5c
