* deal 7D KD 6H 8D JD 8H |  | ((0,), (0,)) | 9426def6 314bada3
0 play KD |  | ((0,), (0,)) | 1677875b 64064fe5
1 play 8D |  | ((0,), (0,)) | ec65a323 8df4bdfb
0 play 8H |  | ((0,), (0,)) | 9c11417c 8f56340a
1 play 6H |  | ((0,), (0,)) | 32e0e690 6fefedf4
0 play JD |  | ((0,), (0,)) | 0692ba30 5e8191ce
1 play AD |  | ((0,), (0,)) | 9bb4932d 2b32bc92
1 play 8C |  | ((0,), (0,)) | bf75e9b2 09ffa8f3
0 play 7D | rome/9.3:1+1points | ((0,), (1,)) | 6da017f9 675ddc27
1 play 7S |  | ((0,), (1,)) | 1f4eb72d 1dc7c3cd
0 play AH | stecq/9.8:1+1points | ((0,), (2,)) | 2ab29025 68ac3449
* deal 9C 9D JS JD 8D 8S |  | ((0,), (2,)) | 465cae4d 4402671a
1 play 8D |  | ((0,), (2,)) | e3333639 50bfa25a
0 play JD |  | ((0,), (2,)) | 08d6beb4 297e01d6
0 play 7H |  | ((0,), (2,)) | 0c1c3693 b2d215b5
1 play 9H |  | ((0,), (2,)) | 01d297b3 c11950ef
1 play 9D |  | ((0,), (2,)) | 1fb465ba 466e6635
0 play 7C |  | ((0,), (2,)) | 6fac6007 c84c5cde
1 play 9C |  | ((0,), (2,)) | b1d59ffe ae5c5af5
0 play AC | triplet/9.3:1+2points | ((0,), (4,)) | e0f108e2 0e8d860f
0 play JS |  | ((0,), (4,)) | 1a0418c6 bbb42482
1 play 8S | two_pairs/9.3:0+3points duped_rome/9.2:0+1points stecq/9.8:0+1points | ((5,), (4,)) | e323ba81 de78b60b
* deal 8D JC 6H 7H TH JD |  | ((5,), (4,)) | c5d7919f 7fd17f1f
0 play JD |  | ((5,), (4,)) | 4057d4f0 e212a188
1 play 6H |  | ((5,), (4,)) | 895ab8c2 3929cc58
0 play 8D |  | ((5,), (4,)) | e3d541a7 75a4e2b1
1 play AS |  | ((5,), (4,)) | 2ea5f958 b66488fb
0 play JC |  | ((5,), (4,)) | 2b3b661f a2083445
1 play TS |  | ((5,), (4,)) | d2e4a6e6 55203973
0 play TH |  | ((5,), (4,)) | a6a70e58 06fbd112
1 play QH |  | ((5,), (4,)) | b30b17b6 52ad05a5
1 play 7H |  | ((5,), (4,)) | 90b18d5c d1255c7c
0 play TC | two_pairs/9.3:0+3points stecq/9.8:1+1points | ((8,), (5,)) | 4be7a0b6 28c10b4c
* deal 6C AS KD QH AD QD |  | ((8,), (5,)) | edc7a68b e301990e
1 play 6C |  | ((8,), (5,)) | 921f4b91 7117a0b5
0 play AC |  | ((8,), (5,)) | 1a96a689 9ba2f0b0
0 play JD |  | ((8,), (5,)) | f8e99413 1a8d0622
1 play AD |  | ((8,), (5,)) | c4105ea8 f2028c7f
1 play QD |  | ((8,), (5,)) | 8d944ae4 d6aa5df6
0 play KD |  | ((8,), (5,)) | 2089163d 52ba1fef
0 play QH |  | ((8,), (5,)) | 6cd28e2a 07dc7503
1 play KS |  | ((8,), (5,)) | 7198ecbb 1b082341
0 play 8H |  | ((8,), (5,)) | 1f837a62 fa18c185
1 play AS | double_rome/9.3:1+4points stecq/9.8:0+1points | ((9,), (9,)) | c8c93f31 93a5ea01
* deal 8C JC 9H KS TD 7C |  | ((9,), (9,)) | faf7b10e 2c09b648
0 play 8C |  | ((9,), (9,)) | 9b20d40e 56f2fbd2
1 play TC |  | ((9,), (9,)) | 6f7fd9b7 04abcd45
1 play 6H |  | ((9,), (9,)) | 7fe3edf0 436984aa
0 play TD |  | ((9,), (9,)) | 22f8f8fc 3d1382ed
1 play 7H |  | ((9,), (9,)) | 49f28ed1 67b0f128
0 play JC |  | ((9,), (9,)) | b365dd79 cbd38ffa
1 play KS |  | ((9,), (9,)) | 1c32e1fd 2fedb4de
0 play TS | duped_rome/9.2:1+1points | ((9,), (10,)) | 7fea7717 9d0e4baa
1 play 9H |  | ((9,), (10,)) | e5fcd370 31591bab
0 play 7C | stecq/9.8:1+1points | ((9,), (11,)) | 38b6e046 7a580d8f
* deal TS KS JD 7D JS KH |  | ((9,), (11,)) | 7c2833db a377e8b3
1 play JS |  | ((9,), (11,)) | f4d4e24b 91db1761
0 play TC |  | ((9,), (11,)) | 6a1a340b 1d19e52d
1 play TS |  | ((9,), (11,)) | fa6822bd 54326dac
0 play QD |  | ((9,), (11,)) | 1581a401 fc4cdf2e
1 play KH |  | ((9,), (11,)) | 896b18f2 8153cc6c
0 play TD | duped_rome/9.2:1+1points | ((9,), (12,)) | 05ba96d4 d9f59008
1 play 7S |  | ((9,), (12,)) | 6a4cf5b1 1f3060ec
0 play 7D |  | ((9,), (12,)) | e3836d3c 57e8e5e9
1 play KS |  | ((9,), (12,)) | a1670c33 deef97b6
0 play JD | double_rome/9.3:1+4points stecq/9.8:1+1points | ((9,), (17,)) | 71791162 1a23da60
* deal KC JD TH 8H JC AC |  | ((9,), (17,)) | 1c28ca95 96151e0d
0 play JD |  | ((9,), (17,)) | ba6056fd 5a468fa7
1 play 9D |  | ((9,), (17,)) | d0f65d3c a53d58cc
0 play JC |  | ((9,), (17,)) | 15080f35 aba07009
1 play 7D |  | ((9,), (17,)) | ba149347 40d09368
0 play AC |  | ((9,), (17,)) | cd376201 cff1e0b4
1 play TH |  | ((9,), (17,)) | 2aed9793 abdd6e24
0 play QD |  | ((9,), (17,)) | 758cadca df6fbf98
1 play 8H |  | ((9,), (17,)) | b877ead8 c9958e84
0 play KC |  | ((9,), (17,)) | 2584413e 781ade2e
1 play KH | village/9.3:0+2points stecq/9.8:0+1points | ((12,), (17,)) | 3f5ea133 9ff987c0
* deal 6C QH TH 9S QD 7S |  | ((12,), (17,)) | 1b673e43 41d24924
1 play QD |  | ((12,), (17,)) | 5b46ff18 4030ca53
0 play TH |  | ((12,), (17,)) | 1a0257c6 a247511e
1 play 7S |  | ((12,), (17,)) | 70524a8c 89a6cf6b
0 play KS |  | ((12,), (17,)) | cdf4ebc1 d9d6f2a6
0 play 9H |  | ((12,), (17,)) | bc4f7535 b297b55a
1 play QH |  | ((12,), (17,)) | 3dfdffd1 7411e3b7
1 play 7D |  | ((12,), (17,)) | f22d1036 b885076d
0 play 9S | two_pairs/9.3:1+3points | ((12,), (20,)) | 5cc280af 549868e5
1 play 6C |  | ((12,), (20,)) | 83d0d9f3 5b45b728
0 play TS | duped_two_pairs/9.2:1+3points | ((12,), (23,)) | c1424802 aa99137b
