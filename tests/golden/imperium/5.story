* deal KS KH JD JS AD QS |  | ((0, 0), (0, 0)) | e20c112a 4e695461
1 play AH | three_of_a_kind/6.2:0+1white | ((0, 1), (0, 0)) | 8ba659e4 9588dea5
0 play JH |  | ((0, 1), (0, 0)) | 1a2f202e 8aab63d9
1 play KH |  | ((0, 1), (0, 0)) | b0bee6f8 72f14410
0 play KC |  | ((0, 1), (0, 0)) | b12a89e9 d202e5cc
0 play QC |  | ((0, 1), (0, 0)) | 54f733ef a55c577f
1 play KS |  | ((0, 1), (0, 0)) | b9c2ed00 05ca0659
0 play JS |  | ((0, 1), (0, 0)) | 71a7bfda 47722071
1 play QS |  | ((0, 1), (0, 0)) | 282af323 343d0064
0 play JD |  | ((0, 1), (0, 0)) | f5be1edc 654cc5ba
1 play AD | tricks_3/8.1:0+1white | ((0, 2), (0, 0)) | 4ef536ea 34ba80b2
* deal AH QD JS KS QS JH |  | ((0, 2), (0, 0)) | db1276df cfc0d15c
0 play JD |  | ((0, 2), (0, 0)) | 3854f57b 41bc504b
1 play JS |  | ((0, 2), (0, 0)) | 5126db47 8d684793
1 play KS |  | ((0, 2), (0, 0)) | 1ecfa5ad a1269121
0 play QS |  | ((0, 2), (0, 0)) | fc58eaf8 ceaabd84
1 play JC |  | ((0, 2), (0, 0)) | ba52b123 de183304
0 play AH |  | ((0, 2), (0, 0)) | 4693e0ff f90b53e1
1 play AS |  | ((0, 2), (0, 0)) | 82c6b7f7 ffe0579d
0 play QD |  | ((0, 2), (0, 0)) | 36796698 ee15d0f6
1 play QC |  | ((0, 2), (0, 0)) | b43ae452 df96aa6a
0 play JH | tricks_5/8.3:1+1blue | ((0, 0), (1, 0)) | 09a019e2 5fb18762
* deal JOK JD AH QC JC A |  | ((0, 0), (1, 0)) | 17bd68c3 907a6701
1 play JOK | minor/6.4:0+1white | ((0, 1), (1, 0)) | ed3f28a2 06a99183
0 play JH |  | ((0, 1), (1, 0)) | 34f349c8 388c4f1d
1 play AS |  | ((0, 1), (1, 0)) | 0538a004 f1eb54ab
0 play KH |  | ((0, 1), (1, 0)) | 0c1f5690 4f14beb4
1 play AC |  | ((0, 1), (1, 0)) | 8abb1e15 01cbcd15
0 play QC |  | ((0, 1), (1, 0)) | 8e903fd7 a5c01be2
1 play JD |  | ((0, 1), (1, 0)) | d0de1a34 19e90536
0 play AH |  | ((0, 1), (1, 0)) | 5d025a45 72f9ea01
1 play JC |  | ((0, 1), (1, 0)) | a779c1d8 747daea4
0 play QH | tricks_5/8.3:1+1blue | ((0, 0), (2, 0)) | 1c6e8168 1c87a128
* deal QS JH AH KH QH JD | three_of_a_kind/6.2:0+1white | ((0, 1), (2, 0)) | 1f12b17d 1d20358c
0 play JH |  | ((0, 1), (2, 0)) | cf9cfa5b 61783224
1 play KH |  | ((0, 1), (2, 0)) | aeacce65 c5818d26
1 play AH |  | ((0, 1), (2, 0)) | c259d4c9 907413df
0 play QH |  | ((0, 1), (2, 0)) | 78a47d8a cbe23f71
1 play JOK |  | ((0, 1), (2, 0)) | aa3c2bcb 5512e5f2
0 play JD |  | ((0, 1), (2, 0)) | a1595270 ba56a0a3
1 play QC |  | ((0, 1), (2, 0)) | 87ccbc05 c5a3bad1
0 play QS |  | ((0, 1), (2, 0)) | 592225d3 e2b49507
1 play JC |  | ((0, 1), (2, 0)) | 7b505548 044540c6
0 play QD | tricks_5/8.3:1+1blue | ((0, 0), (3, 0)) | faa4595f 83710080
* deal QH AH KH JD AD JO |  | ((0, 0), (3, 0)) | 85e24d45 0386152e
1 play KD |  | ((0, 0), (3, 0)) | 71c409cb bf4290c3
0 play JD |  | ((0, 0), (3, 0)) | 0e68b349 da0281c4
1 play JOK |  | ((0, 0), (3, 0)) | 9e8608e0 ee7821df
0 play QC |  | ((0, 0), (3, 0)) | d18d3059 1287b40f
1 play QH |  | ((0, 0), (3, 0)) | 0a010f13 2a8ac3c6
0 play KH |  | ((0, 0), (3, 0)) | cc4d849e e44cc982
0 play KS |  | ((0, 0), (3, 0)) | 02722997 b5e1637d
1 play AH |  | ((0, 0), (3, 0)) | 546b3ebc eb28a4d8
0 play QS |  | ((0, 0), (3, 0)) | 5f15c19f 6faabb61
1 play AD | tricks_3/8.1:0+1white | ((0, 1), (3, 0)) | fef33f88 01c56fc5
* deal AD KS QS JOK QC A |  | ((0, 1), (3, 0)) | bdc564e1 63e3e0d6
0 play JH |  | ((0, 1), (3, 0)) | f6a1a8fd 2386c25e
1 play QH |  | ((0, 1), (3, 0)) | 4f40059c 34635803
1 play JS |  | ((0, 1), (3, 0)) | 2308c095 99bcc6ba
0 play KS |  | ((0, 1), (3, 0)) | 09a14569 de65171a
1 play JOK |  | ((0, 1), (3, 0)) | 4653ee3e 848126c2
0 play AD |  | ((0, 1), (3, 0)) | ac358cdc 622e6abd
1 play JD |  | ((0, 1), (3, 0)) | 4f65ea4d e6a67205
0 play QC |  | ((0, 1), (3, 0)) | 0540c11d b2e56b69
1 play QS |  | ((0, 1), (3, 0)) | a119246d ee0f5bb9
0 play AC | tricks_5/8.3:1+1blue | ((0, 0), (4, 0)) | 7c3fde72 6d20afd7
* deal JOK AD KC AS JH J |  | ((0, 0), (4, 0)) | 85373d14 2d1720d3
1 play JH |  | ((0, 0), (4, 0)) | 7aaf7e21 bc666c4f
0 play AH |  | ((0, 0), (4, 0)) | bbb048cf a27dfebd
0 play JC |  | ((0, 0), (4, 0)) | 7d344d0a d7fad0e4
1 play JOK |  | ((0, 0), (4, 0)) | c525c0fa 17d5d485
1 play JD |  | ((0, 0), (4, 0)) | 27a640a0 9ee42c8a
0 play KC |  | ((0, 0), (4, 0)) | 36f4d96a c571253d
0 play KS |  | ((0, 0), (4, 0)) | 9ee1b793 aa92a297
1 play AD |  | ((0, 0), (4, 0)) | dda5e63e acadd8a6
0 play AS |  | ((0, 0), (4, 0)) | 20c970fe 1c7c0f4f
1 play QH | tricks_4/8.2:0+2white | ((0, 2), (4, 0)) | 4d1387d7 ae412437
* deal KC JS KD JH QD AH |  | ((0, 2), (4, 0)) | ebfc4881 8f85f3a2
0 play JS |  | ((0, 2), (4, 0)) | 0328f03f 6aca2845
1 play JH |  | ((0, 2), (4, 0)) | b6b05698 bcb6f15c
0 play QD |  | ((0, 2), (4, 0)) | 2638343d df04226d
1 play KD |  | ((0, 2), (4, 0)) | 1304f9e2 5259dffd
1 play AD |  | ((0, 2), (4, 0)) | 9cff9990 ac7aa7b5
0 play QH |  | ((0, 2), (4, 0)) | b26bc78b 8d4610ba
1 play JD |  | ((0, 2), (4, 0)) | 489a9866 25dac51d
0 play AH |  | ((0, 2), (4, 0)) | ddad3864 979319e6
1 play AC |  | ((0, 2), (4, 0)) | d039e9e2 dd836eea
0 play KC | tricks_4/8.2:1+2white | ((0, 2), (4, 2)) | b92ed1db cf8e8214
* deal QS KS AC KC JD JO |  | ((0, 2), (4, 2)) | a70634f1 15613a8f
1 play QS |  | ((0, 2), (4, 2)) | 2d9d1bc8 eb1b85a4
0 play JS |  | ((0, 2), (4, 2)) | 5dda0a61 4efa3956
0 play AD |  | ((0, 2), (4, 2)) | 7e360030 2e44a464
1 play JD |  | ((0, 2), (4, 2)) | f314b90f 2452b9a7
0 play AC |  | ((0, 2), (4, 2)) | dc2fd47d 464665ca
1 play KS |  | ((0, 2), (4, 2)) | a926c661 d6855af6
1 play JOK |  | ((0, 2), (4, 2)) | 33c68c98 b835ac90
0 play KC |  | ((0, 2), (4, 2)) | 195654b4 ad4fd047
1 play KH |  | ((0, 2), (4, 2)) | f483fb97 4c273128
0 play QH | tricks_3/8.1:1+1white | ((0, 0), (5, 0)) | b83c62e0 a97c7b5c
