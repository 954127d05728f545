* deal TC KC 8S 7S AC QC |  | ((0,), (0,)) | 945db7f0 1455cc60
0 say stand |  | ((0,), (0,)) | 5ff0badd bd98f45d
0 play QD |  | ((0,), (0,)) | 07b12b07 81668e68
1 play KD | marked_king/6.2:1+1points | ((0,), (1,)) | 3a769fc1 1a501826
1 play AC |  | ((0,), (1,)) | 96032166 c8b2ff72
0 play KC |  | ((0,), (1,)) | 5fb51f60 f26fb2d6
0 play 8S |  | ((0,), (1,)) | e129b4ba b7fb8513
1 play 9S |  | ((0,), (1,)) | 9b1f0da7 87fbe5aa
1 play 7S |  | ((0,), (1,)) | abe370bf fda2a5fd
0 play 8H |  | ((0,), (1,)) | 16d06c08 d0fd2e91
1 play QC |  | ((0,), (1,)) | 43afc220 cfd66c0a
0 play TC | vulnerable_point/8.3:1+2points | ((0,), (3,)) | 16a40f4e 00ad3831
* deal 7S 7H TS QD 9H QS |  | ((0,), (3,)) | e2352e94 76b57cc2
1 say stand |  | ((0,), (3,)) | e8f5c3be 4e6ac3b7
1 play AD |  | ((0,), (3,)) | 4390da7a e894cd29
0 play QD |  | ((0,), (3,)) | e5026d73 2397534a
0 play TC |  | ((0,), (3,)) | e957aec0 5a3dec3a
1 play 7H |  | ((0,), (3,)) | 65de7848 2a03f90e
1 play TS |  | ((0,), (3,)) | dad3c117 b85d3a77
0 play QS |  | ((0,), (3,)) | dd5ac562 5a67d877
0 play 8H |  | ((0,), (3,)) | 84fbe11f b97ef8d7
1 play 9S |  | ((0,), (3,)) | 4edc0d39 e7bea33e
0 play 9H |  | ((0,), (3,)) | de76030b 23bddde0
1 play 7S | vulnerable_point/8.3:0+2points | ((2,), (3,)) | 88055abb 71ae7663
* deal KD JS 8S AD QS TC | turned_king/6.1:1+1points | ((2,), (4,)) | 8f133144 c159eed8
0 say stand |  | ((2,), (4,)) | f014c7d6 972eaee5
0 play KD |  | ((2,), (4,)) | 0aa1998c ac55595d
1 play AD |  | ((2,), (4,)) | 5b262177 571c6573
0 play TD |  | ((2,), (4,)) | 694d69be c7dbae8c
1 play 7H |  | ((2,), (4,)) | b29e5e92 c4e926df
1 play TC |  | ((2,), (4,)) | da1c2fe7 7c7b9c81
0 play 8S |  | ((2,), (4,)) | e86e50bd 4cf59483
1 play AC |  | ((2,), (4,)) | d2d062ef 381c73dc
0 play JS |  | ((2,), (4,)) | cf4c8541 0558f800
1 play QS |  | ((2,), (4,)) | 10b66583 a6aa7c9f
0 play QD | vulnerable_point/8.3:1+2points | ((2,), (6,)) | 3de9cb65 9d2231a9
