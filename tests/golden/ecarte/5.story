* deal TC KC 8S 7S AC QC |  | ((0,), (0,)) | a4e4c6b5 2f8aec70
0 say stand |  | ((0,), (0,)) | c0636a8b 428a61b7
0 play QD |  | ((0,), (0,)) | 3b7230df 1d0f067a
1 play KD | marked_king/6.2:1+1points | ((0,), (1,)) | e407095e 8330ced3
1 play AC |  | ((0,), (1,)) | 4873ef5b d345c2f6
0 play KC |  | ((0,), (1,)) | 5f0e26a5 153ec7d1
0 play 8S |  | ((0,), (1,)) | 9c2ee8d3 d0fbd54b
1 play 9S |  | ((0,), (1,)) | a7f6d90c c14a1073
1 play 7S |  | ((0,), (1,)) | b03c15e0 a23f0d0e
0 play 8H |  | ((0,), (1,)) | 01cf18bb fcb63d0d
1 play QC |  | ((0,), (1,)) | 67ff993e 2a22c330
0 play TC | vulnerable_point/8.3:1+2points | ((0,), (3,)) | 0d90c944 a1587054
* deal 7S 7H TS QD 9H QS |  | ((0,), (3,)) | 1c8528e4 4c167d61
1 say stand |  | ((0,), (3,)) | f515bb88 3e80e4e9
1 play AD |  | ((0,), (3,)) | 6490a594 e460a4fb
0 play QD |  | ((0,), (3,)) | cc0c3e5d cb0ad03e
0 play TC |  | ((0,), (3,)) | 4529ceed 82de7f13
1 play 7H |  | ((0,), (3,)) | fc544a0e 5232682e
1 play TS |  | ((0,), (3,)) | 686f0474 44e90c1c
0 play QS |  | ((0,), (3,)) | 7d4f1f95 19955fbf
0 play 8H |  | ((0,), (3,)) | 56308670 f8b2e889
1 play 9S |  | ((0,), (3,)) | 92afef5c 794f37b1
0 play 9H |  | ((0,), (3,)) | 9463b952 c4710f38
1 play 7S | vulnerable_point/8.3:0+2points | ((2,), (3,)) | 4168d30a 91b51e27
* deal KD JS 8S AD QS TC | turned_king/6.1:1+1points | ((2,), (4,)) | 17c4e6ed 95b26488
0 say stand |  | ((2,), (4,)) | 280f53ea 8697ef56
0 play KD |  | ((2,), (4,)) | bf0c226b d4c7bb04
1 play AD |  | ((2,), (4,)) | a8d9c15a 1b903324
0 play TD |  | ((2,), (4,)) | 8b5b1a08 a2a52b24
1 play 7H |  | ((2,), (4,)) | f362cd89 4ea9f43d
1 play TC |  | ((2,), (4,)) | ca122659 762470e5
0 play 8S |  | ((2,), (4,)) | a9a8f1ba d72b28bf
1 play AC |  | ((2,), (4,)) | 34718182 ec3d9f12
0 play JS |  | ((2,), (4,)) | 9ee27d91 d241ce7c
1 play QS |  | ((2,), (4,)) | c3eb48a5 f6b2f19c
0 play QD | vulnerable_point/8.3:1+2points | ((2,), (6,)) | a0e472b2 a2d3d865
