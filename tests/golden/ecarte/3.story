* deal AH JS TD AC QS KC |  | ((0, 0), (0, 0)) | 63302336 ab31b086
0 say stand |  | ((0, 0), (0, 0)) | 65beaf43 5878d7e6
0 play AD |  | ((0, 0), (0, 0)) | ec017f4f b6bf0b4c
1 say concede | conceded_vole/10.11:0+2points | ((0, 2), (0, 0)) | 88af4799 6d68d560
* deal 8H JH 8S 7D 7C 8D |  | ((0, 2), (0, 0)) | 98caeaa4 f55452fb
1 say stand |  | ((0, 2), (0, 0)) | 2907b716 06c24876
1 play AD |  | ((0, 2), (0, 0)) | c080f1b1 68866f16
0 play 8D |  | ((0, 2), (0, 0)) | e437f4cd 3737f68e
1 play KS |  | ((0, 2), (0, 0)) | e7435e08 6b488df2
0 say concede | conceded_vole/10.11:1+2points | ((0, 2), (0, 2)) | c0097570 8da0622a
* deal QS 8H AS QC AD KS |  | ((0, 2), (0, 2)) | 6c5e9473 1a7d9dbc
0 say propose |  | ((0, 2), (0, 2)) | fe2125df dda16e58
1 say refuse |  | ((0, 2), (0, 2)) | 00617844 bfdea02b
0 play AS |  | ((0, 2), (0, 2)) | 7a654e90 25812201
1 say concede | conceded_vole/10.11:0+2points | ((0, 4), (0, 2)) | a16eb025 a629e7f7
* deal 8D TS 7C QS AS 9S | turned_king/6.1:0+1points | ((2, 0), (0, 0)) | edcaf8e0 987d02ac
