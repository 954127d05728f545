* deal AH JS TD AC QS KC |  | ((0, 0), (0, 0)) | 82cb8806 6b076422
0 say stand |  | ((0, 0), (0, 0)) | 5d06c282 225bb852
0 play AD |  | ((0, 0), (0, 0)) | e9429274 18154bc0
1 say concede | conceded_vole/10.11:0+2points | ((0, 2), (0, 0)) | 71deff56 513172eb
* deal 8H JH 8S 7D 7C 8D |  | ((0, 2), (0, 0)) | e9578593 f03a3a55
1 say stand |  | ((0, 2), (0, 0)) | a8a1a1e3 33a8cd48
1 play AD |  | ((0, 2), (0, 0)) | 9a0f711f adb665c7
0 play 8D |  | ((0, 2), (0, 0)) | 18d450c5 0f189a3f
1 play KS |  | ((0, 2), (0, 0)) | 9e605eb1 139065ba
0 say concede | conceded_vole/10.11:1+2points | ((0, 2), (0, 2)) | 3eacc922 8ed03079
* deal QS 8H AS QC AD KS |  | ((0, 2), (0, 2)) | 147f8469 00df08a4
0 say propose |  | ((0, 2), (0, 2)) | ed52a4af 3222e2cb
1 say refuse |  | ((0, 2), (0, 2)) | fa355ab1 3d001ea9
0 play AS |  | ((0, 2), (0, 2)) | c21fbfe4 420b6c88
1 say concede | conceded_vole/10.11:0+2points | ((0, 4), (0, 2)) | 3587f8c7 7deea690
* deal 8D TS 7C QS AS 9S | turned_king/6.1:0+1points | ((2, 0), (0, 0)) | 646d9b3b c054312d
