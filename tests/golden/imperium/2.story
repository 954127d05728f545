* deal JOK QC KC JS JC K |  | ((0, 0), (0, 0)) | 32d0ffcc 6f7cd635
1 play JC |  | ((0, 0), (0, 0)) | cb3e6b98 3d743f81
0 play KC |  | ((0, 0), (0, 0)) | 914f569c a69ea790
1 play QC |  | ((0, 0), (0, 0)) | f72a2d18 74b7dfbd
0 play JS |  | ((0, 0), (0, 0)) | 48c61612 c347b339
0 play QS |  | ((0, 0), (0, 0)) | e9b528a3 350dd8aa
1 play JOK |  | ((0, 0), (0, 0)) | 9ef19a59 36b1a814
1 play KD |  | ((0, 0), (0, 0)) | 6078c444 cb0cd7c4
0 play AS |  | ((0, 0), (0, 0)) | 58c3e9f3 b4fb8241
1 play KH |  | ((0, 0), (0, 0)) | e457eb5c 052fac7c
0 play QH | tricks_4/8.2:1+2white | ((0, 0), (0, 2)) | 39829a16 274cda5d
* deal KD JH KS KC QS QD |  | ((0, 0), (0, 2)) | c372cadc 0f5da520
0 play JOK |  | ((0, 0), (0, 2)) | 2a66f598 5451447d
1 play KC |  | ((0, 0), (0, 2)) | 43f21975 d5038210
0 play JH |  | ((0, 0), (0, 2)) | 7c2cf507 29e3d91b
1 play AH |  | ((0, 0), (0, 2)) | 13ed6fbf a87801b1
1 play KS |  | ((0, 0), (0, 2)) | 3ab299ed 53c837ef
0 play QS |  | ((0, 0), (0, 2)) | 452969d2 ee076c3b
1 play JD |  | ((0, 0), (0, 2)) | bebea8b5 7a97c113
0 play KD |  | ((0, 0), (0, 2)) | af61f034 498566fd
0 play QD |  | ((0, 0), (0, 2)) | fcf9ef31 e2f0b1b4
1 play JC | tricks_3/8.1:1+1white | ((0, 0), (1, 0)) | f0fdfa0a a6e3a778
* deal KC JOK KS AH AS J | turned_jack/5.7:0+1white | ((0, 1), (1, 0)) | e37a40b1 4cc9ecda
1 play AS |  | ((0, 1), (1, 0)) | d670c44a bff2f29a
0 play JS |  | ((0, 1), (1, 0)) | 2f69aae5 a68da3de
1 play JD |  | ((0, 1), (1, 0)) | 78e08551 62ec8804
0 play AH |  | ((0, 1), (1, 0)) | ff06c003 6c502758
1 play JOK |  | ((0, 1), (1, 0)) | 61cc3d2c dfec4821
0 play QH |  | ((0, 1), (1, 0)) | 0a66e361 380a2e56
1 play KC |  | ((0, 1), (1, 0)) | 06169048 f394d792
0 play QD |  | ((0, 1), (1, 0)) | 3e49d81d 60e50a19
1 play JC |  | ((0, 1), (1, 0)) | 31703e88 12922d7c
0 play KS | tricks_5/8.3:1+1blue | ((0, 1), (2, 0)) | bd57e0a5 8631a907
* deal QD AH KH KC JS KD | turned_jack/5.7:1+1white | ((0, 1), (2, 1)) | c677c35f 773c446b
0 play JS |  | ((0, 1), (2, 1)) | 016321d2 f993aa35
1 play KC |  | ((0, 1), (2, 1)) | 6c444806 9faf18dc
0 play QD |  | ((0, 1), (2, 1)) | 02472c17 87622457
1 play KH |  | ((0, 1), (2, 1)) | cc644766 5185edba
0 play AH |  | ((0, 1), (2, 1)) | 5d00c3a4 a184eb77
1 play QH |  | ((0, 1), (2, 1)) | 93d660cd 0c1a715f
0 play AC |  | ((0, 1), (2, 1)) | 7c6c8b7b 5a559c1d
1 play AS |  | ((0, 1), (2, 1)) | 321b339a 820a42e0
0 play KD |  | ((0, 1), (2, 1)) | 3eabb500 8291d95e
1 play QS | tricks_5/8.3:0+1blue | ((1, 1), (2, 1)) | fbf44396 97fdf46b
* deal QC AS QS JH KD QH |  | ((1, 1), (2, 1)) | adba729b 77dbedc8
1 play QC |  | ((1, 1), (2, 1)) | 668ccc64 528c8563
0 play JC |  | ((1, 1), (2, 1)) | 4cc252f3 33397eb0
1 play QH |  | ((1, 1), (2, 1)) | 68110e94 6c787bb4
0 play JH |  | ((1, 1), (2, 1)) | 71c73e8c e4f2b684
0 play QS |  | ((1, 1), (2, 1)) | 8a90f069 394af03f
1 play AS |  | ((1, 1), (2, 1)) | 27bad3d8 1df0ff6e
1 play KD |  | ((1, 1), (2, 1)) | 765e2319 f75f19fa
0 play QD |  | ((1, 1), (2, 1)) | 03fad61f a9b72718
1 play AD |  | ((1, 1), (2, 1)) | 981b6392 6ef6fd3c
0 play KS | tricks_4/8.2:1+2white | ((1, 1), (3, 0)) | e0744bfa b3d768fa
