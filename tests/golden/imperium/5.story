* deal KS KH JD JS AD QS |  | ((0, 0), (0, 0)) | 74ea3080 2f48de4f
1 play AH | three_of_a_kind/6.2:0+1white | ((0, 1), (0, 0)) | d16d71be 026d5f3f
0 play JH |  | ((0, 1), (0, 0)) | 273a05c6 69ee110b
1 play KH |  | ((0, 1), (0, 0)) | 0ff30377 6ee83417
0 play KC |  | ((0, 1), (0, 0)) | c9c3c17b 07986c41
0 play QC |  | ((0, 1), (0, 0)) | a922691e 2df778e1
1 play KS |  | ((0, 1), (0, 0)) | 36f9ce5a 9776d482
0 play JS |  | ((0, 1), (0, 0)) | 077300f3 bdf5d7ce
1 play QS |  | ((0, 1), (0, 0)) | 0cc4cbb2 1fd767da
0 play JD |  | ((0, 1), (0, 0)) | 7e90746c 653f9e49
1 play AD | tricks_3/8.1:0+1white | ((0, 2), (0, 0)) | 444e05fd 28cfe59d
* deal AH QD JS KS QS JH |  | ((0, 2), (0, 0)) | 15f35647 2f4f7d1e
0 play JD |  | ((0, 2), (0, 0)) | 612bc502 945e4111
1 play JS |  | ((0, 2), (0, 0)) | 86545db8 039ccdb9
1 play KS |  | ((0, 2), (0, 0)) | 27d5eb5d e25a8b33
0 play QS |  | ((0, 2), (0, 0)) | 7949c24a 644524c9
1 play JC |  | ((0, 2), (0, 0)) | 6d445bda a598e75d
0 play AH |  | ((0, 2), (0, 0)) | f5519cb7 c47aaa87
1 play AS |  | ((0, 2), (0, 0)) | 09dd9caa 8eabd7c8
0 play QD |  | ((0, 2), (0, 0)) | 3af8f40a 66839a10
1 play QC |  | ((0, 2), (0, 0)) | 762f8477 6aaefc99
0 play JH | tricks_5/8.3:1+1blue | ((0, 0), (1, 0)) | 0167ffa6 ff9166b7
* deal JOK JD AH QC JC A |  | ((0, 0), (1, 0)) | 8c6598da 8236fc7f
1 play JOK | minor/6.4:0+1white | ((0, 1), (1, 0)) | 0d4949b5 3e8f806b
0 play JH |  | ((0, 1), (1, 0)) | c86c3ad4 0162a9ee
1 play AS |  | ((0, 1), (1, 0)) | e619650e 6341803d
0 play KH |  | ((0, 1), (1, 0)) | b3625fe9 cfe44704
1 play AC |  | ((0, 1), (1, 0)) | b74237dd 5912ff76
0 play QC |  | ((0, 1), (1, 0)) | c08e86e6 26094d07
1 play JD |  | ((0, 1), (1, 0)) | 60871b77 eb8781a9
0 play AH |  | ((0, 1), (1, 0)) | 3113d7a7 88f40b9c
1 play JC |  | ((0, 1), (1, 0)) | 90af1648 db05aa2f
0 play QH | tricks_5/8.3:1+1blue | ((0, 0), (2, 0)) | c3d905af 3a1dd2de
* deal QS JH AH KH QH JD | three_of_a_kind/6.2:0+1white | ((0, 1), (2, 0)) | e6cc145f b1edab3c
0 play JH |  | ((0, 1), (2, 0)) | 493b4b53 53f4de97
1 play KH |  | ((0, 1), (2, 0)) | b5c483e5 4cbd8a83
1 play AH |  | ((0, 1), (2, 0)) | dcd7b318 293da28c
0 play QH |  | ((0, 1), (2, 0)) | d7913cc6 600f27bc
1 play JOK |  | ((0, 1), (2, 0)) | 3955db8a 50285b6d
0 play JD |  | ((0, 1), (2, 0)) | 7ca6c912 e8181255
1 play QC |  | ((0, 1), (2, 0)) | 2e2789df 4fdd9081
0 play QS |  | ((0, 1), (2, 0)) | 5c32ba9f a2b816c5
1 play JC |  | ((0, 1), (2, 0)) | 8aee6678 70ee3a0d
0 play QD | tricks_5/8.3:1+1blue | ((0, 0), (3, 0)) | 9a99a408 c18fe96d
* deal QH AH KH JD AD JO |  | ((0, 0), (3, 0)) | 2260bfce 2d950c8e
1 play KD |  | ((0, 0), (3, 0)) | 66a6c4c0 6e50d9bf
0 play JD |  | ((0, 0), (3, 0)) | 9ecda4d2 43504b94
1 play JOK |  | ((0, 0), (3, 0)) | 9e6db2c8 33b52dfb
0 play QC |  | ((0, 0), (3, 0)) | c5eb6439 c3521d2f
1 play QH |  | ((0, 0), (3, 0)) | 1961bbdf 04726cc8
0 play KH |  | ((0, 0), (3, 0)) | 032d2814 bc1ba7b5
0 play KS |  | ((0, 0), (3, 0)) | 1d46acb8 c655591a
1 play AH |  | ((0, 0), (3, 0)) | 9b35ecb3 28352533
0 play QS |  | ((0, 0), (3, 0)) | 3cd98480 3ecf984b
1 play AD | tricks_3/8.1:0+1white | ((0, 1), (3, 0)) | d10b1103 3649ec91
* deal AD KS QS JOK QC A |  | ((0, 1), (3, 0)) | 06a2b20a 96ec47cd
0 play JH |  | ((0, 1), (3, 0)) | 5d929116 126b04a3
1 play QH |  | ((0, 1), (3, 0)) | fcf6fbaf 077cb356
1 play JS |  | ((0, 1), (3, 0)) | 0df3612d 19816fc2
0 play KS |  | ((0, 1), (3, 0)) | be3bad5f e9b913ce
1 play JOK |  | ((0, 1), (3, 0)) | f3a43fe0 804dcf80
0 play AD |  | ((0, 1), (3, 0)) | efb577b6 0436ae49
1 play JD |  | ((0, 1), (3, 0)) | 1ec478db a511520e
0 play QC |  | ((0, 1), (3, 0)) | 5b30733b 94490375
1 play QS |  | ((0, 1), (3, 0)) | e4096b8b 84c7069d
0 play AC | tricks_5/8.3:1+1blue | ((0, 0), (4, 0)) | 6bb906ba 2f0fcc0b
* deal JOK AD KC AS JH J |  | ((0, 0), (4, 0)) | ac3e9437 b13327b5
1 play JH |  | ((0, 0), (4, 0)) | ebfd0215 c875a190
0 play AH |  | ((0, 0), (4, 0)) | 1471a231 86e3a31f
0 play JC |  | ((0, 0), (4, 0)) | 5cec15c5 6cdb06d4
1 play JOK |  | ((0, 0), (4, 0)) | 4a43f29e 77663fc1
1 play JD |  | ((0, 0), (4, 0)) | 33c25218 9cfb4e7c
0 play KC |  | ((0, 0), (4, 0)) | c7f61ad9 32869a24
0 play KS |  | ((0, 0), (4, 0)) | c373681e 42be348b
1 play AD |  | ((0, 0), (4, 0)) | 455abdf2 33b71c76
0 play AS |  | ((0, 0), (4, 0)) | 02f036b9 4765445f
1 play QH | tricks_4/8.2:0+2white | ((0, 2), (4, 0)) | cfe74fc0 921104f6
* deal KC JS KD JH QD AH |  | ((0, 2), (4, 0)) | 35482573 0298df57
0 play JS |  | ((0, 2), (4, 0)) | e097f0d4 2303e0a1
1 play JH |  | ((0, 2), (4, 0)) | deeffac5 3c9700cd
0 play QD |  | ((0, 2), (4, 0)) | d4ebaaaf 7715aafe
1 play KD |  | ((0, 2), (4, 0)) | 38da24a5 375d30aa
1 play AD |  | ((0, 2), (4, 0)) | b4c94389 4ac035df
0 play QH |  | ((0, 2), (4, 0)) | c9121218 f8d61dcb
1 play JD |  | ((0, 2), (4, 0)) | e60080ab 2cd3e244
0 play AH |  | ((0, 2), (4, 0)) | 1f12f0cf d98f59b1
1 play AC |  | ((0, 2), (4, 0)) | b3336a03 42328255
0 play KC | tricks_4/8.2:1+2white | ((0, 2), (4, 2)) | 7c42232f 071a85cd
* deal QS KS AC KC JD JO |  | ((0, 2), (4, 2)) | 206da5cd cdfed1b1
1 play QS |  | ((0, 2), (4, 2)) | 75d46dd7 3a675ac6
0 play JS |  | ((0, 2), (4, 2)) | 3fb2db86 988b1f89
0 play AD |  | ((0, 2), (4, 2)) | 7c5d2a10 8b6522bb
1 play JD |  | ((0, 2), (4, 2)) | 93a37123 b23f3fcb
0 play AC |  | ((0, 2), (4, 2)) | a150f5f4 b9e3f215
1 play KS |  | ((0, 2), (4, 2)) | 04e3e9ef 239fdae4
1 play JOK |  | ((0, 2), (4, 2)) | 1f22bc91 fef6a58c
0 play KC |  | ((0, 2), (4, 2)) | 401c8dd3 31c06fe4
1 play KH |  | ((0, 2), (4, 2)) | cd038e10 1eab6cc2
0 play QH | tricks_3/8.1:1+1white | ((0, 0), (5, 0)) | 86daec83 34e6b914
