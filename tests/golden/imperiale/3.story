* deal QS QH QC 8D QD AC | turned_honour/6.2:0+1white point/8.2:0+1white | ((0, 2), (0, 0)) | e7008cbe a61aaf94
1 play AS |  | ((0, 2), (0, 0)) | 706ab3ac bbb2314d
0 play JS |  | ((0, 2), (0, 0)) | e28dee26 a3a400ea
0 play 8D |  | ((0, 2), (0, 0)) | 327714b1 a5b843f7
1 play 7D |  | ((0, 2), (0, 0)) | 52bda653 cb7716d5
0 play TC |  | ((0, 2), (0, 0)) | ba6682c9 2eaf8278
1 play KC |  | ((0, 2), (0, 0)) | 59737599 8c6c209e
1 play 8H |  | ((0, 2), (0, 0)) | 35135d07 fd312104
0 play AH |  | ((0, 2), (0, 0)) | daba95d7 e5b1017f
0 play 9C |  | ((0, 2), (0, 0)) | 303b0408 ef0c3fa5
1 play QC |  | ((0, 2), (0, 0)) | a57d7065 2d757381
1 play 7S |  | ((0, 2), (0, 0)) | 36e93f33 32a40815
0 play QD |  | ((0, 2), (0, 0)) | bc4989cc 7bdf19be
1 play JC |  | ((0, 2), (0, 0)) | 6328830c d0dee59e
0 play 8C |  | ((0, 2), (0, 0)) | 764a19c0 2711000c
1 play 7C |  | ((0, 2), (0, 0)) | 216af4f5 12aab0f0
0 play AC |  | ((0, 2), (0, 0)) | 0278ddc1 1299831a
0 play JD |  | ((0, 2), (0, 0)) | 46ed42ee 617c13ab
1 play QH |  | ((0, 2), (0, 0)) | 5240f892 b1d6e266
1 play QS |  | ((0, 2), (0, 0)) | c27d8dca a5b1350e
0 play KD |  | ((0, 2), (0, 0)) | 4ac2747e b139c418
1 play TH |  | ((0, 2), (0, 0)) | 5a356ff8 6215f346
0 play TD |  | ((0, 2), (0, 0)) | f22de0a6 a81945a9
1 play TS |  | ((0, 2), (0, 0)) | 0b5d14e6 c3da2fab
0 play 9D | tricks/11.1:1+2white | ((0, 2), (0, 2)) | d94008ae 7335e6ac
* deal 7S 8H 7C 7D 9S 8D | turned_honour/6.2:1+1white point/8.2:1+1white | ((0, 2), (0, 4)) | 3099c59f 8bf0cbf9
0 play 7C |  | ((0, 2), (0, 4)) | 0c1635bb f7414750
1 play AC |  | ((0, 2), (0, 4)) | 3f2fd8a7 15c83510
1 play TH |  | ((0, 2), (0, 4)) | 05ad400e 5ae41a7d
0 play KH |  | ((0, 2), (0, 4)) | f9b278ee 587ecc44
0 play 8C |  | ((0, 2), (0, 4)) | 4c78f9ea e9d3f231
1 play 9H |  | ((0, 2), (0, 4)) | b46dd239 3ca22a7a
1 play 7D |  | ((0, 2), (0, 4)) | 3f72e552 8bd11cd0
0 play AD |  | ((0, 2), (0, 4)) | 9683cd37 ded8011d
0 play 7H |  | ((0, 2), (0, 4)) | 3406d25c a89eb648
1 play QH | honour_led/10.2:0+1white | ((0, 3), (0, 4)) | e48bb480 3724e66f
1 play QS |  | ((0, 3), (0, 4)) | 27cdd3c2 34c8d8f2
0 play 7S |  | ((0, 3), (0, 4)) | 802ecf2f b16c2434
1 play TD |  | ((0, 3), (0, 4)) | 82acd433 afaf3861
0 play QD |  | ((0, 3), (0, 4)) | a524deb9 18a1cc3e
0 play 8H |  | ((0, 3), (0, 4)) | 003288e1 1ba27d53
1 play JH |  | ((0, 3), (0, 4)) | b9398d12 0bb46d6d
1 play 9S |  | ((0, 3), (0, 4)) | bf4d531c 3bc32c13
0 play AS |  | ((0, 3), (0, 4)) | 6373d03d 4d990bc7
0 play JC |  | ((0, 3), (0, 4)) | 0cf19ec9 ada42b6d
1 play 8S |  | ((0, 3), (0, 4)) | 475cd806 b21a30ea
0 play KD |  | ((0, 3), (0, 4)) | 8d13ea05 24708606
1 play 8D |  | ((0, 3), (0, 4)) | bac9db32 5cd9f7f0
0 play KC |  | ((0, 3), (0, 4)) | a12c18ef cd1df9c7
1 play JS | tricks/11.1:0+1white | ((0, 4), (0, 4)) | cc8eacb1 69f820b0
* deal 8D 7H KS 8C AH KD | point/8.2:0+1white | ((0, 5), (0, 4)) | 317a95d1 0ebea475
1 play AC |  | ((0, 5), (0, 4)) | 9942038f 47887511
0 play KC | honour_led/10.2:1+1white | ((0, 5), (0, 5)) | a601380b db7c3214
0 play 7S |  | ((0, 5), (0, 5)) | 52c87b40 f71ad91d
1 play KS |  | ((0, 5), (0, 5)) | 7d1a0ecb ef03cec7
1 play 8D |  | ((0, 5), (0, 5)) | 86057f36 a7feec91
0 play 9D |  | ((0, 5), (0, 5)) | 101704ab 870e52a8
0 play 8C |  | ((0, 5), (0, 5)) | 066d47fc b254d16d
1 play QC |  | ((0, 5), (0, 5)) | f37ec177 56fc1d70
1 play 7D |  | ((0, 5), (0, 5)) | a6c6fd51 1f91dea7
0 play TD |  | ((0, 5), (0, 5)) | 9476c639 1d9b48d2
0 play AD |  | ((0, 5), (0, 5)) | 969a6eb8 25e3a675
1 play JC |  | ((0, 5), (0, 5)) | 6ce534f9 e5ce3a46
1 play KH |  | ((0, 5), (0, 5)) | aad53357 6d927674
0 play JH |  | ((0, 5), (0, 5)) | 51eada7d 1b4139fa
1 play AS |  | ((0, 5), (0, 5)) | 5d039073 8b7b8d75
0 play TS |  | ((0, 5), (0, 5)) | 3e3dcc55 27949a46
1 play 7H |  | ((0, 5), (0, 5)) | 9ac068c1 f7ad080b
0 play AH |  | ((0, 5), (0, 5)) | ad4b8e5f 45722628
0 play QD |  | ((0, 5), (0, 5)) | 717ed9a2 bf101b0b
1 play QH |  | ((0, 5), (0, 5)) | 9d1e3fe3 5dea80c1
0 play KD |  | ((0, 5), (0, 5)) | b89676a2 95703fb3
1 play QS |  | ((0, 5), (0, 5)) | f2be5894 7efc3708
0 play 9C |  | ((0, 5), (0, 5)) | 99938536 f7d02559
1 play 9H | tricks/11.1:0+1white | ((1, 0), (0, 0)) | 49b83337 488c7946
* deal QH 7C KD 8D TH AC | point/8.2:1+1white | ((1, 0), (0, 1)) | 0f38e137 166f0ae1
0 play 8H |  | ((1, 0), (0, 1)) | 0cc970e8 f2b9283b
1 play JH |  | ((1, 0), (0, 1)) | 25a74b97 e46f294b
1 play TD |  | ((1, 0), (0, 1)) | dc92ac41 ab340e2f
0 play QD |  | ((1, 0), (0, 1)) | e165c330 4645d2c1
0 play JS |  | ((1, 0), (0, 1)) | a51d0bdd 0150118a
1 play QS | honour_led/10.2:0+1white | ((1, 1), (0, 1)) | 8ef37f3d 03660ff6
1 play TC |  | ((1, 1), (0, 1)) | 37332f56 511d2d27
0 play 7C |  | ((1, 1), (0, 1)) | 9aa2566d 954232e5
1 play AC |  | ((1, 1), (0, 1)) | 3990f8ff 27b75ce6
0 play 8C |  | ((1, 1), (0, 1)) | 001bfaa8 2432aeb7
1 play 7S |  | ((1, 1), (0, 1)) | 178103be f7def98f
0 play 9S | honour_led/10.2:1+1white | ((1, 1), (0, 2)) | c25f0bbd 4b92ea4e
0 play KS |  | ((1, 1), (0, 2)) | 530825d1 2de39a6b
1 play 8D | honour_led/10.2:0+1white | ((1, 2), (0, 2)) | d0b47f11 558c6f92
0 play 7H |  | ((1, 2), (0, 2)) | c3bbb9ce b4e4f8a6
1 play TH |  | ((1, 2), (0, 2)) | a9892ace 4f72e56e
1 play QC |  | ((1, 2), (0, 2)) | f6d2fedb 13e3bc06
0 play KD |  | ((1, 2), (0, 2)) | 55139323 3704afb3
1 play 9D |  | ((1, 2), (0, 2)) | aa1c7307 e6c64ebe
0 play 7D |  | ((1, 2), (0, 2)) | d6f513f9 460067b1
1 play JD |  | ((1, 2), (0, 2)) | b078298e ca1e8513
0 play QH |  | ((1, 2), (0, 2)) | 28161697 553ef423
1 play KC |  | ((1, 2), (0, 2)) | 0b84adee 27cc812f
0 play KH | tricks/11.1:1+3white | ((1, 2), (0, 5)) | 679ae8da d118145c
* deal JD 7C 7H 8S 9H JS | turned_honour/6.2:0+1white point/8.2:1+1white | ((1, 0), (1, 0)) | 7363ef98 8a52baee
1 play QD |  | ((1, 0), (1, 0)) | a00c73aa db43f623
0 play AS |  | ((1, 0), (1, 0)) | bd5b31ee 196f514b
0 play 8S |  | ((1, 0), (1, 0)) | 6ed659e8 957337be
1 play TC |  | ((1, 0), (1, 0)) | 4ba4eeed 707c9897
0 play 7S |  | ((1, 0), (1, 0)) | c44c70e2 4b153614
1 play JD | honour_led/10.2:0+1white | ((1, 1), (1, 0)) | cf588a81 f032c63b
0 play 8H |  | ((1, 1), (1, 0)) | 8f13edb0 d4eca6a3
1 play QH |  | ((1, 1), (1, 0)) | 3cd934ef e6de0432
1 play KD |  | ((1, 1), (1, 0)) | efc7ad4d 632c5c97
0 play JS |  | ((1, 1), (1, 0)) | 266eed14 f88eee11
0 play 9H |  | ((1, 1), (1, 0)) | b95d22e8 afdf1312
1 play 7H |  | ((1, 1), (1, 0)) | 034ca250 c03ff110
0 play 9S |  | ((1, 1), (1, 0)) | 5ad17da1 f2a9447a
1 play 7C |  | ((1, 1), (1, 0)) | cea58303 c7099e28
0 play KH |  | ((1, 1), (1, 0)) | 6333b22c 6549824f
1 play 9C |  | ((1, 1), (1, 0)) | 89026aa3 a4b857a9
0 play TH |  | ((1, 1), (1, 0)) | 20d84cc1 4eb1738a
1 play AC |  | ((1, 1), (1, 0)) | c9bc4a01 e1f9d824
0 play JC |  | ((1, 1), (1, 0)) | 50d995b7 a3e8cc04
1 play KC |  | ((1, 1), (1, 0)) | 30f4c9b6 b62fabcc
1 play TD |  | ((1, 1), (1, 0)) | 382d29ec 393e07ed
0 play TS |  | ((1, 1), (1, 0)) | ad8d2e21 1128e36f
0 play JH |  | ((1, 1), (1, 0)) | 03318105 7022406d
1 play 8C | tricks/11.1:0+4white | ((1, 5), (1, 0)) | e5c0ad9b 40c0b46e
* deal 9C 8H 9S 7S 9D 7C | turned_honour/6.2:1+1white point/8.2:1+1white | ((1, 5), (1, 2)) | f02c6c40 2b24a34d
0 play TH |  | ((1, 5), (1, 2)) | c5d8252f 651a8f01
1 play 9H |  | ((1, 5), (1, 2)) | 93a261a0 f77bf613
0 play 9C |  | ((1, 5), (1, 2)) | 9b2d6b3c d2babb6f
1 play QC |  | ((1, 5), (1, 2)) | 5ab78891 d354326c
1 play 7C |  | ((1, 5), (1, 2)) | ba705f99 e38d7cf2
0 play TC |  | ((1, 5), (1, 2)) | 860195e3 d81eb86c
0 play 8D |  | ((1, 5), (1, 2)) | d2cf9479 58eb0d8b
1 play AD |  | ((1, 5), (1, 2)) | dcbdb9eb d45954f4
1 play AS |  | ((1, 5), (1, 2)) | ae54ddfe 99536ecc
0 play KS |  | ((1, 5), (1, 2)) | fbb9d5ac 5f4707ed
0 play QH |  | ((1, 5), (1, 2)) | 7151c5bc 9b8ad1be
1 play 7H |  | ((1, 5), (1, 2)) | 6e5a91c6 bf9e4627
0 play KD |  | ((1, 5), (1, 2)) | 30963de2 0d003a2a
1 play 9D | honour_led/10.2:0+1white | ((2, 0), (1, 0)) | 1770ecb4 78d58b64
0 play TS |  | ((2, 0), (1, 0)) | d7167b25 76276f48
1 play 7S |  | ((2, 0), (1, 0)) | abd821bb 0ad87bdf
0 play JH |  | ((2, 0), (1, 0)) | 0472b666 cca4db8c
1 play JD |  | ((2, 0), (1, 0)) | 426af85b d9ec98f1
1 play KC |  | ((2, 0), (1, 0)) | c7873d66 976165aa
0 play QS |  | ((2, 0), (1, 0)) | 7f840af9 fb35b14b
1 play 8C |  | ((2, 0), (1, 0)) | fa256cd0 82095fde
0 play 8H |  | ((2, 0), (1, 0)) | d17fe0fc a92f8456
1 play JC |  | ((2, 0), (1, 0)) | 164473d7 05bf565e
0 play 9S |  | ((2, 0), (1, 0)) | aecbfb5f f75a27f1
* deal KD 9C 8S 8C 8H JS | point/8.2:0+1white | ((2, 1), (1, 0)) | 00745c5e 05a65767
1 play 9C |  | ((2, 1), (1, 0)) | 04d9f272 7d0f7a0d
0 play 8C |  | ((2, 1), (1, 0)) | fa9252ae cf6720f2
1 play KD |  | ((2, 1), (1, 0)) | 531e7d66 58d778e7
0 play 7D |  | ((2, 1), (1, 0)) | e11cce2f 220ad815
1 play QD |  | ((2, 1), (1, 0)) | d0298da2 25940a4d
0 play 8D |  | ((2, 1), (1, 0)) | 2830a8a4 4d9364a4
1 play 8S |  | ((2, 1), (1, 0)) | 04294528 d3cb64da
0 play 9S |  | ((2, 1), (1, 0)) | 71d115f1 a75aa860
0 play 9H |  | ((2, 1), (1, 0)) | 1dae2816 2c45d5f3
1 play JH |  | ((2, 1), (1, 0)) | e6f91189 bb786e9c
1 play AS |  | ((2, 1), (1, 0)) | 85662054 cb18e026
0 play JS |  | ((2, 1), (1, 0)) | 7b27bb62 35eb71ff
0 play 9D |  | ((2, 1), (1, 0)) | 1f0e4f29 0be423e0
1 play QC |  | ((2, 1), (1, 0)) | 3980cfb3 a61cf111
1 play TH |  | ((2, 1), (1, 0)) | cce79409 55ed5ec4
0 play KH |  | ((2, 1), (1, 0)) | 60b4e807 78ef504d
0 play 8H |  | ((2, 1), (1, 0)) | 9ef37690 ee66344f
1 play AH |  | ((2, 1), (1, 0)) | 9a6da1c8 24f95aeb
1 play QS |  | ((2, 1), (1, 0)) | 3af8fe58 203bd337
0 play 7S |  | ((2, 1), (1, 0)) | 00ead90b 6001a41a
1 play TS |  | ((2, 1), (1, 0)) | fe7ec62c bd4b98e2
0 play AD |  | ((2, 1), (1, 0)) | 658e51fd bc8c8f11
1 play 7H |  | ((2, 1), (1, 0)) | 89426709 2e91f5d7
0 play JD | tricks/11.1:1+3white | ((2, 1), (1, 3)) | ad5ee807 820e07ea
* deal 8C TD 9H QS 8S AS | turned_honour/6.2:1+1white four_of_a_kind/7.3:1+1red point/8.2:1+1white | ((2, 0), (2, 5)) | d49838c8 6028eb57
0 play 8H |  | ((2, 0), (2, 5)) | 4381c3d6 d6e30420
1 play TH |  | ((2, 0), (2, 5)) | 0f10a31e f0edffff
1 play TS |  | ((2, 0), (2, 5)) | 0ebff42d 797bcfae
0 play 7S |  | ((2, 0), (2, 5)) | bcc26e31 af6cedaa
1 play 9S |  | ((2, 0), (2, 5)) | ef6b1366 aa07f5c8
0 play KC |  | ((2, 0), (2, 5)) | c0661edd 91a5458e
0 play QD |  | ((2, 0), (2, 5)) | bf83c8c9 f90d603d
1 play KD |  | ((2, 0), (2, 5)) | cb31135b ab22115c
1 play 9D |  | ((2, 0), (2, 5)) | 76bd6bb4 de546519
0 play TD |  | ((2, 0), (2, 5)) | 287ceca0 be276d59
0 play JH |  | ((2, 0), (2, 5)) | db699ca9 d7f91a71
1 play AH |  | ((2, 0), (2, 5)) | a67ce9c6 04506166
0 play 9H |  | ((2, 0), (2, 5)) | fa00dc7e 10a59658
1 play AC |  | ((2, 0), (2, 5)) | e2e8093a 2e759e76
1 play QC |  | ((2, 0), (2, 5)) | 31bd7de7 2cb9dd7e
0 play 8C | honour_led/10.2:1+1white | ((2, 0), (3, 0)) | d1c1f726 19cefe9d
