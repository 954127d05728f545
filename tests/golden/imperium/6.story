* deal JD QH AD QS KC QD | turned_jack/5.7:0+1white | ((0, 1), (0, 0)) | b36791d0 65d5792c
1 play KC | three_of_a_kind/6.2:0+1white | ((0, 2), (0, 0)) | 1801d260 ca4ba0a0
0 play JOK |  | ((0, 2), (0, 0)) | d8bd2467 01de4e40
0 play AD |  | ((0, 2), (0, 0)) | 677f2f26 3da7b53c
1 play QD |  | ((0, 2), (0, 0)) | 410eb02a ca3bb085
0 play AS |  | ((0, 2), (0, 0)) | 97cbf46e 558452ea
1 play JS |  | ((0, 2), (0, 0)) | 08fbd44f 1ef1d497
0 play QS |  | ((0, 2), (0, 0)) | b939effd d127e432
1 play QH |  | ((0, 2), (0, 0)) | b88c39e1 573c1cac
1 play JD |  | ((0, 2), (0, 0)) | c693bd82 89c7c9b0
0 play AH | tricks_3/8.1:0+1white | ((1, 0), (0, 0)) | 583bba12 d9e8444f
* deal JC AD QS KC AS KD |  | ((1, 0), (0, 0)) | 60d552d6 c083038d
0 play AD |  | ((1, 0), (0, 0)) | be0b44a8 b3e66423
1 play JD |  | ((1, 0), (0, 0)) | 24aef397 f62d19fa
0 play AS |  | ((1, 0), (0, 0)) | 8521baff a83dcdb5
1 play QS |  | ((1, 0), (0, 0)) | a3422adf 61ed0468
0 play KD |  | ((1, 0), (0, 0)) | a1e5440a cb831a40
1 play JH |  | ((1, 0), (0, 0)) | cf633ab0 c5990cae
0 play JOK |  | ((1, 0), (0, 0)) | 226eb1cc 032dbe48
1 play KC |  | ((1, 0), (0, 0)) | ee0fbb7d b95d2505
0 play JC |  | ((1, 0), (0, 0)) | b10463d5 621256d1
1 play QC | tricks_5/8.3:0+1blue | ((2, 0), (0, 0)) | f10f34e0 27c0f1c4
* deal JD KC JH AH JC QC |  | ((2, 0), (0, 0)) | 191d9b7f 0edb784a
1 play JOK | three_of_a_kind/6.2:0+1white | ((2, 1), (0, 0)) | 0066ed09 6b445a33
0 play JH |  | ((2, 1), (0, 0)) | 4f49be9d 345aa886
1 play QC |  | ((2, 1), (0, 0)) | 5d2bb95c c1e5e76d
0 play AS |  | ((2, 1), (0, 0)) | f3bd79e3 7061cb93
1 play JC |  | ((2, 1), (0, 0)) | 253a8690 b0a0fd7e
0 play KS |  | ((2, 1), (0, 0)) | e6a97d50 673afa5e
1 play KC |  | ((2, 1), (0, 0)) | 15ccfa43 1cf149b7
0 play KH |  | ((2, 1), (0, 0)) | 1e26c2cd c4214a4f
1 play JD |  | ((2, 1), (0, 0)) | ecad287a 36e8b1d4
0 play AH | tricks_5/8.3:1+1blue | ((2, 0), (1, 0)) | d61d5c4c 375632ec
* deal AC AD JD QC KH AS | three_of_a_kind/6.2:0+1white | ((2, 1), (1, 0)) | 62cb87de fd5f669d
0 play KH |  | ((2, 1), (1, 0)) | 708b63be edcecff3
1 play AH |  | ((2, 1), (1, 0)) | f17be402 ab1649e2
1 play JD |  | ((2, 1), (1, 0)) | 62637749 91d121fa
0 play AD |  | ((2, 1), (1, 0)) | da8b1eca a7bf4f01
1 play JH |  | ((2, 1), (1, 0)) | d86c2cd9 69b7f138
0 play KC |  | ((2, 1), (1, 0)) | b2999270 2532b304
1 play QH |  | ((2, 1), (1, 0)) | b9e70705 a5c03fb9
0 play AC |  | ((2, 1), (1, 0)) | b732cfdb 49a44ed6
1 play QC |  | ((2, 1), (1, 0)) | 38cfa44b 920b0649
0 play AS | tricks_5/8.3:1+1blue | ((2, 0), (2, 0)) | 16344fdc a7db0d90
* deal AS AD KD AH KH QC |  | ((2, 0), (2, 0)) | 65933484 a418d371
1 play AD |  | ((2, 0), (2, 0)) | 08c08398 b80c395d
0 play KD |  | ((2, 0), (2, 0)) | e62d2cfb 2fa35746
1 play QC |  | ((2, 0), (2, 0)) | 599d5547 ea425687
0 play JS |  | ((2, 0), (2, 0)) | 33e175fd 06644f61
0 play JD |  | ((2, 0), (2, 0)) | 356590a9 6196caa5
1 play AS |  | ((2, 0), (2, 0)) | a57e9004 fa840295
0 play AH |  | ((2, 0), (2, 0)) | 99d51f40 09179881
1 play KH |  | ((2, 0), (2, 0)) | 3961a96f a5f2d635
0 play QH |  | ((2, 0), (2, 0)) | 6215941a c9cbc2f9
1 play JH | tricks_4/8.2:0+2white | ((2, 2), (2, 0)) | 154e9bbb 7dd309f2
* deal JC QD KD QC AC KS |  | ((2, 2), (2, 0)) | 73a8d11f 97e0fb61
0 play JC |  | ((2, 2), (2, 0)) | 5015459f ee10a059
1 play QC |  | ((2, 2), (2, 0)) | cecfc854 ccfc7b87
1 play QH |  | ((2, 2), (2, 0)) | 34f9140d 1ad6dc3e
0 play KS |  | ((2, 2), (2, 0)) | 7a3bfd10 2820c747
1 play JH |  | ((2, 2), (2, 0)) | cfeb44f5 b4febf47
0 play QD |  | ((2, 2), (2, 0)) | 8c18db37 aae2066a
1 play KD |  | ((2, 2), (2, 0)) | 7067c3ca 1b71f85a
0 play AD |  | ((2, 2), (2, 0)) | 5b3fdf3a 536c778f
0 play AC |  | ((2, 2), (2, 0)) | 5cc03a70 3bbf400b
1 play KC | tricks_3/8.1:1+1white | ((2, 2), (2, 1)) | 7aa40df3 f3ef6b53
* deal QH JH JOK QS QD A |  | ((2, 2), (2, 1)) | 660ef7da 1db32a9d
1 play AH |  | ((2, 2), (2, 1)) | a19dbaf3 0fe735d8
0 play JOK |  | ((2, 2), (2, 1)) | aaa09df5 dce6d4a0
0 play JD |  | ((2, 2), (2, 1)) | e88e64d1 ebc8c673
1 play JH |  | ((2, 2), (2, 1)) | 7572c198 3332b80d
0 play KD |  | ((2, 2), (2, 1)) | c0acecf9 285ab4b2
1 play QD |  | ((2, 2), (2, 1)) | 40c34d72 b89f92bc
0 play QS |  | ((2, 2), (2, 1)) | 93a66d74 2390675b
1 play AC |  | ((2, 2), (2, 1)) | bdb1ee0e 6cf1b0ea
0 play JC |  | ((2, 2), (2, 1)) | 8b30ff3e bc5bbac9
1 play QH | tricks_5/8.3:0+1blue | ((3, 2), (2, 0)) | b8df29ef 9f87f528
* deal JOK KD QC KC QS A | turned_jack/5.7:1+1white | ((3, 2), (2, 1)) | bd6b191c 90b75b73
0 play JOK | minor/6.4:1+1white | ((3, 2), (2, 2)) | 5d870554 a0aa62f0
1 play QC |  | ((3, 2), (2, 2)) | 4f722df0 df250893
0 play KD |  | ((3, 2), (2, 2)) | a1771e03 3481eb9b
1 play QD |  | ((3, 2), (2, 2)) | 72e2a3e8 cf43cfbb
0 play QS |  | ((3, 2), (2, 2)) | 618daf6c 14c247f5
1 play AC |  | ((3, 2), (2, 2)) | adab76fa 8a8d19b5
0 play KS |  | ((3, 2), (2, 2)) | 50134256 d6c04481
1 play KH |  | ((3, 2), (2, 2)) | 1d9501f8 287257bd
0 play AH |  | ((3, 2), (2, 2)) | 8ccfa07d 57e99871
1 play KC | tricks_5/8.3:0+1blue | ((4, 2), (2, 0)) | b4a7f2b8 d2dadb1b
* deal AS KC JD AH KD JO | turned_jack/5.7:0+1white | ((5, 0), (2, 0)) | 4870762d 55375b37
1 play JOK | major/6.5:0+1blue nested_minor/6.8:0+1white | ((6, 1), (2, 0)) | 3399cae3 527a6f8b
0 play AH |  | ((6, 1), (2, 0)) | 95a82e3f 93e3d11f
1 play QS |  | ((6, 1), (2, 0)) | 62bed185 325e07c2
0 play KH |  | ((6, 1), (2, 0)) | b779565c 61bed412
0 play JD |  | ((6, 1), (2, 0)) | d9754f5d f53493ea
1 play AS |  | ((6, 1), (2, 0)) | bc98f6f2 affaaed4
0 play QH |  | ((6, 1), (2, 0)) | 3fbc48d7 c948d543
1 play KD |  | ((6, 1), (2, 0)) | 0e1f0fa3 e8fe83e8
0 play AC |  | ((6, 1), (2, 0)) | 4c7a922b 1b8ea301
1 play KC | tricks_4/8.2:0+2white | ((7, 0), (2, 0)) | a08780cd 15533794
