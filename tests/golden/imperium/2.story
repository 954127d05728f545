* deal JOK QC KC JS JC K |  | ((0, 0), (0, 0)) | 816635d7 b93c663a
1 play JC |  | ((0, 0), (0, 0)) | c727009e 9bcc8e55
0 play KC |  | ((0, 0), (0, 0)) | 6533386f 1d0142eb
1 play QC |  | ((0, 0), (0, 0)) | 19a398d5 147ebf72
0 play JS |  | ((0, 0), (0, 0)) | 1f92a52b bc1c2656
0 play QS |  | ((0, 0), (0, 0)) | 06b3a81b be534292
1 play JOK |  | ((0, 0), (0, 0)) | cca3a459 f2b259a4
1 play KD |  | ((0, 0), (0, 0)) | 70761e0a 2c449693
0 play AS |  | ((0, 0), (0, 0)) | b39b73a2 758cd389
1 play KH |  | ((0, 0), (0, 0)) | a31d7222 fd847ff8
0 play QH | tricks_4/8.2:1+2white | ((0, 0), (0, 2)) | 7a1ac59d da85ea48
* deal KD JH KS KC QS QD |  | ((0, 0), (0, 2)) | 198c734c 4271b018
0 play JOK |  | ((0, 0), (0, 2)) | 2125f58d d6a599a7
1 play KC |  | ((0, 0), (0, 2)) | ee878b46 4b5a86e2
0 play JH |  | ((0, 0), (0, 2)) | 92d51411 54c462e8
1 play AH |  | ((0, 0), (0, 2)) | a9e6c974 53baf49f
1 play KS |  | ((0, 0), (0, 2)) | f87bbd2d f36af6c2
0 play QS |  | ((0, 0), (0, 2)) | aa7e7f49 b666f856
1 play JD |  | ((0, 0), (0, 2)) | ebf69106 80f05ca6
0 play KD |  | ((0, 0), (0, 2)) | f5ebdbe0 adbfb6f9
0 play QD |  | ((0, 0), (0, 2)) | 4b6b6e86 c5c738d9
1 play JC | tricks_3/8.1:1+1white | ((0, 0), (1, 0)) | 958535ea a573be05
* deal KC JOK KS AH AS J | turned_jack/5.7:0+1white | ((0, 1), (1, 0)) | d9c5e903 42a7e91b
1 play AS |  | ((0, 1), (1, 0)) | 29ff5a74 7bad6832
0 play JS |  | ((0, 1), (1, 0)) | e7c31388 f004c52d
1 play JD |  | ((0, 1), (1, 0)) | ad834568 0d3465ee
0 play AH |  | ((0, 1), (1, 0)) | b7e75ac2 5f68711a
1 play JOK |  | ((0, 1), (1, 0)) | 50722aff 88c94591
0 play QH |  | ((0, 1), (1, 0)) | 1056ed3a d0335706
1 play KC |  | ((0, 1), (1, 0)) | cc3f6243 9ddbace2
0 play QD |  | ((0, 1), (1, 0)) | 21dfe31c a9d27a1a
1 play JC |  | ((0, 1), (1, 0)) | 34de78e0 578bf562
0 play KS | tricks_5/8.3:1+1blue | ((0, 1), (2, 0)) | 3f58e57c c9a89600
* deal QD AH KH KC JS KD | turned_jack/5.7:1+1white | ((0, 1), (2, 1)) | 020a480b bfc15d03
0 play JS |  | ((0, 1), (2, 1)) | 3fa758f6 80c7d1eb
1 play KC |  | ((0, 1), (2, 1)) | 3f16c2cf 38105e3e
0 play QD |  | ((0, 1), (2, 1)) | 7cb219e1 50faca8d
1 play KH |  | ((0, 1), (2, 1)) | 9f2913e4 486d2bf8
0 play AH |  | ((0, 1), (2, 1)) | eb06f027 1984c42a
1 play QH |  | ((0, 1), (2, 1)) | 9786ebbf 940ba055
0 play AC |  | ((0, 1), (2, 1)) | a9a89a6b b22c7fa3
1 play AS |  | ((0, 1), (2, 1)) | c1c9252d 21e5a4d5
0 play KD |  | ((0, 1), (2, 1)) | 1b505238 509e8c30
1 play QS | tricks_5/8.3:0+1blue | ((1, 1), (2, 1)) | 71b8a9db 9ceafa26
* deal QC AS QS JH KD QH |  | ((1, 1), (2, 1)) | 892c7728 3da5a24e
1 play QC |  | ((1, 1), (2, 1)) | cd14c3ea d83cac06
0 play JC |  | ((1, 1), (2, 1)) | 592c701a 7ad8530e
1 play QH |  | ((1, 1), (2, 1)) | 891f63cb ee332357
0 play JH |  | ((1, 1), (2, 1)) | 7d999caa 47dd3368
0 play QS |  | ((1, 1), (2, 1)) | b6a0a575 f12dd601
1 play AS |  | ((1, 1), (2, 1)) | 9b1febf2 4d9c3840
1 play KD |  | ((1, 1), (2, 1)) | 320d0c2e fbdda591
0 play QD |  | ((1, 1), (2, 1)) | f3d69443 7ab8d690
1 play AD |  | ((1, 1), (2, 1)) | 3eead399 bac2d189
0 play KS | tricks_4/8.2:1+2white | ((1, 1), (3, 0)) | 4b52f300 1e411b0a
