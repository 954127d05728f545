* deal JH QD AD TC AC KC |  | ((0,), (0,)) | c7281e29 6c374c26
0 say propose |  | ((0,), (0,)) | a2682535 51c40e91
1 say accept |  | ((0,), (0,)) | 60167075 d07ceeca
0 lay TH |  | ((0,), (0,)) | c4c2bc16 64a48aa1
0 say done |  | ((0,), (0,)) | b3461895 71f74cf4
1 lay TC |  | ((0,), (0,)) | d525c617 f6022b42
1 say done |  | ((0,), (0,)) | 3546cc8d 843f4cc3
0 say stand |  | ((0,), (0,)) | df889fcc ab2f1e92
0 play AD |  | ((0,), (0,)) | a5e3e771 0c520d22
1 play 8D |  | ((0,), (0,)) | 9f2b4968 fd7ed498
0 play AH |  | ((0,), (0,)) | f7706c78 ca9b7a76
1 play QS |  | ((0,), (0,)) | 19afbb64 c806dcba
1 play AC |  | ((0,), (0,)) | 5fec293c 2bd8f703
0 play QD |  | ((0,), (0,)) | 5139bdf6 a41c6ed4
1 play KC |  | ((0,), (0,)) | 8862ce40 26eeb893
0 play 7D |  | ((0,), (0,)) | 700a7d0e 28781928
1 play 9C |  | ((0,), (0,)) | fd6265e2 344c3f9f
0 play JH | point/8.2:1+1points | ((0,), (1,)) | 8a8ea269 c75854e5
* deal QH 7H KC 9H AD JD |  | ((0,), (1,)) | 3614b945 bae1d875
1 say stand |  | ((0,), (1,)) | a88421cd f904d42d
1 play KC | marked_king/6.2:1+1points | ((0,), (2,)) | 6c499183 35f53396
0 play TC |  | ((0,), (2,)) | c5697d98 f90f29ec
1 play 7H |  | ((0,), (2,)) | 030474e9 03c7d155
0 play 9H |  | ((0,), (2,)) | 27714a95 d991feb6
0 play JD |  | ((0,), (2,)) | 0d8f0cdb acc5b8e2
1 play 8D |  | ((0,), (2,)) | 8ea76642 c785a002
0 play QC |  | ((0,), (2,)) | e3eda3da bee8c583
1 play QH |  | ((0,), (2,)) | 6700055f 61ed78e4
0 play AD |  | ((0,), (2,)) | d2fbe452 db09eee3
1 play 9D | vulnerable_point/8.3:0+2points | ((2,), (2,)) | 841a0f7f 446b8563
* deal 8H 8C 9H QC AD JC |  | ((2,), (2,)) | b4952029 24037c6c
0 say stand |  | ((2,), (2,)) | 21047901 efde1b79
0 play 9H |  | ((2,), (2,)) | da0bed2a eff9d710
1 play TD |  | ((2,), (2,)) | 913d362d 01caf5db
1 play QC |  | ((2,), (2,)) | 1803da80 ab341957
0 play 8C |  | ((2,), (2,)) | 39bcd6f3 2c556128
1 play AD |  | ((2,), (2,)) | c8b93a36 0ab98ad5
0 play TC |  | ((2,), (2,)) | c5a20b18 bf487bd0
1 play KS |  | ((2,), (2,)) | b62e7374 f6b29ebb
0 play JS |  | ((2,), (2,)) | 50744083 dc9b352e
1 play JC |  | ((2,), (2,)) | 53af0e9b 3d9fd971
0 play 8H | vole/8.1:1+2points | ((2,), (4,)) | d09f4648 dfa35cc6
* deal 7C 7S 9S JD 9H TS |  | ((2,), (4,)) | 7c00a4f9 3d923542
1 say stand |  | ((2,), (4,)) | cf9bc98f 42ee6690
1 play 7C |  | ((2,), (4,)) | 5e4757cf 6a572d0d
0 play JC |  | ((2,), (4,)) | 26592bd0 4d8789f3
0 play TS |  | ((2,), (4,)) | 7ce59b47 800d6bb8
1 play 9S |  | ((2,), (4,)) | 7b241b29 19f4bb5b
0 play JD |  | ((2,), (4,)) | 88ba82bc 08dc1e16
1 play 9D |  | ((2,), (4,)) | b54a9b79 58b678a1
0 play 9H |  | ((2,), (4,)) | a0fdf1d4 76e449f1
1 play 7S |  | ((2,), (4,)) | 7ed4ca49 463abc9c
0 play 8C |  | ((2,), (4,)) | 3869eb2b 83a3ec82
1 play TC | vulnerable_point/8.3:0+2points | ((4,), (4,)) | 121f17fa c203f3ab
* deal KS AD 7H JH 9H 7S |  | ((4,), (4,)) | 1a602656 1e43d6e6
0 say stand |  | ((4,), (4,)) | 77a46e9e 5a1bba9f
0 play AD |  | ((4,), (4,)) | 0a4ad2a3 96f8f72e
1 play JD |  | ((4,), (4,)) | fcbeed60 17f31a8e
1 play 9H |  | ((4,), (4,)) | 09e35923 2c0052d0
0 play KH |  | ((4,), (4,)) | fbb0ba09 c77cbd50
0 play 7H |  | ((4,), (4,)) | f4cb2d09 fedf0782
1 play JH |  | ((4,), (4,)) | 25d092f2 2375dc9f
1 play 9D |  | ((4,), (4,)) | c4d3908f b42b55e8
0 play KS |  | ((4,), (4,)) | 47adeaf9 aa6810f9
0 play QC |  | ((4,), (4,)) | 94813b50 98f49692
1 play 7S | vulnerable_point/8.3:1+2points | ((4,), (6,)) | 887a5f08 b4d7521c
