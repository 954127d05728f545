* deal AS 7H 8H 8C TH KD | turned_honour/6.2:1+1white point/8.2:0+1white | ((0, 1), (0, 1)) | 75085f5a 6a729c6b
0 play AC |  | ((0, 1), (0, 1)) | d2ba14a4 31f611e6
1 play 9C | honour_led/10.2:0+1white | ((0, 2), (0, 1)) | 3ff912db 34048f71
0 play TD |  | ((0, 2), (0, 1)) | f3f45d1d 9c0ca6fb
1 play 8D |  | ((0, 2), (0, 1)) | f48478d0 92559cc0
0 play 8H |  | ((0, 2), (0, 1)) | be6c6591 1d4618de
1 play AH |  | ((0, 2), (0, 1)) | ed6249e8 5c0e3752
1 play QC |  | ((0, 2), (0, 1)) | cff0131d 80be4eec
0 play JC | honour_led/10.2:1+1white honour_caught/10.3:1+1white | ((0, 2), (0, 3)) | 8084adef bd3ba0f0
1 play KD |  | ((0, 2), (0, 3)) | 7a14830a 0d9c672d
0 play JD |  | ((0, 2), (0, 3)) | c1ab99ea 8707a6ae
1 play TH |  | ((0, 2), (0, 3)) | f80fc1a0 d878a0e4
0 play QH |  | ((0, 2), (0, 3)) | 2b534bc2 79e80ecd
0 play 7D |  | ((0, 2), (0, 3)) | 78897b71 916b9916
1 play TC |  | ((0, 2), (0, 3)) | ec32b914 0480c601
1 play QS |  | ((0, 2), (0, 3)) | 7b4c3fea cef27a13
0 play AS |  | ((0, 2), (0, 3)) | c5e26f0c d6e5c16b
1 play KS |  | ((0, 2), (0, 3)) | dbb8e781 bcb4e0f6
0 play 8S |  | ((0, 2), (0, 3)) | 52748161 14f85cf7
1 play 8C |  | ((0, 2), (0, 3)) | 0fea7861 7225d3e3
0 play AD |  | ((0, 2), (0, 3)) | 91cd554d 114794af
1 play JS |  | ((0, 2), (0, 3)) | 0be04389 42e47d37
0 play 7H |  | ((0, 2), (0, 3)) | 59a5d0db 8a70d935
1 play 7S |  | ((0, 2), (0, 3)) | 475d5c36 111f3eab
0 play QD | tricks/11.1:1+3white | ((0, 0), (1, 0)) | 9c509997 2cfbe37a
* deal 9C 7D 9S KC 9H TS | four_of_a_kind/7.3:0+1red point/8.2:1+1white | ((1, 0), (1, 1)) | 7ef41aa7 f0b0cc0f
1 play 9S |  | ((1, 0), (1, 1)) | 87f3af4d bbe71be4
0 play AS |  | ((1, 0), (1, 1)) | 957bfe44 f15c029a
0 play TS |  | ((1, 0), (1, 1)) | 5b0828de 9ded565b
1 play QS |  | ((1, 0), (1, 1)) | a52055a5 d3b0a12e
1 play KS |  | ((1, 0), (1, 1)) | 51c2b579 df90ea56
0 play JH |  | ((1, 0), (1, 1)) | e9649337 a22c86d0
0 play AC |  | ((1, 0), (1, 1)) | 2702fc1e 6a71f5a3
1 play QC |  | ((1, 0), (1, 1)) | 36fd67c8 e3a435e5
1 play 8S |  | ((1, 0), (1, 1)) | cc843b01 77fa2319
0 play 9H |  | ((1, 0), (1, 1)) | e0c70ff6 ad3256b2
0 play AH |  | ((1, 0), (1, 1)) | a21e77de 055c2599
1 play 8C | honour_led/10.2:0+1white | ((1, 1), (1, 1)) | 372a3541 2d5638b6
0 play AD |  | ((1, 1), (1, 1)) | 25c357c7 28851fb1
1 play 9D |  | ((1, 1), (1, 1)) | 56177cdf 0069a135
0 play 7H |  | ((1, 1), (1, 1)) | ba799ce3 21a25b8d
1 play TD | honour_led/10.2:0+1white | ((1, 2), (1, 1)) | ed028171 0f0bd782
0 play JD |  | ((1, 2), (1, 1)) | 0a6bbb67 223bb3b4
1 play QD |  | ((1, 2), (1, 1)) | bdbec9f2 5e90804c
1 play JS |  | ((1, 2), (1, 1)) | 2c28cdea bb7d8664
0 play JC |  | ((1, 2), (1, 1)) | b1ddc3ea b05f9f01
1 play 9C |  | ((1, 2), (1, 1)) | 85bcc030 ddad44a1
0 play TC |  | ((1, 2), (1, 1)) | 5092ce3d 000743a6
0 play KC |  | ((1, 2), (1, 1)) | a724b388 987488be
1 play 7D | tricks/11.1:0+2white | ((1, 4), (1, 1)) | 65083c1e cf98e45b
* deal AC QS 7S QD AS 7D | turned_honour/6.2:1+1white point/8.2:1+1white | ((1, 4), (1, 3)) | d7d701f9 c53de1b4
0 play AC |  | ((1, 4), (1, 3)) | 669f0683 cf95a41c
1 play JC |  | ((1, 4), (1, 3)) | 09891e88 f570969a
1 play 9H |  | ((1, 4), (1, 3)) | ce4ba4f7 78a69cd5
0 play JH |  | ((1, 4), (1, 3)) | f80564a0 ea1f74ed
0 play TC |  | ((1, 4), (1, 3)) | 39a521aa bf8d53e9
1 play KH |  | ((1, 4), (1, 3)) | be7f568a 29dc7117
1 play 7D |  | ((1, 4), (1, 3)) | 63d28e77 7b060843
0 play 8H |  | ((1, 4), (1, 3)) | e390a618 2b20891c
0 play AH |  | ((1, 4), (1, 3)) | c2985de4 41417f1c
1 play TH | honour_led/10.2:0+1white | ((1, 5), (1, 3)) | fa466f66 848f353d
0 play 7C |  | ((1, 5), (1, 3)) | b4e84ee1 644fb343
1 play KD |  | ((1, 5), (1, 3)) | 04ab7ec8 1d5571a4
0 play 9S |  | ((1, 5), (1, 3)) | 7c97682f ff1a7e5b
1 play AS |  | ((1, 5), (1, 3)) | 593cc317 ba35d30e
1 play AD |  | ((1, 5), (1, 3)) | 016a9c63 51425de9
0 play 9C |  | ((1, 5), (1, 3)) | f56f2e21 edb9fc4f
1 play QD |  | ((1, 5), (1, 3)) | 96e06fcd af8bff37
0 play 7S |  | ((1, 5), (1, 3)) | a1ab22bf 1470ba40
1 play JS |  | ((1, 5), (1, 3)) | 9f39ed8f 6ecf7b01
0 play KS |  | ((1, 5), (1, 3)) | 7c4bb490 5f5d1b22
0 play 8C |  | ((1, 5), (1, 3)) | 8caa1329 2edd463b
1 play 8S |  | ((1, 5), (1, 3)) | 78c22e76 e1ad91bb
0 play QS |  | ((1, 5), (1, 3)) | 1254b861 63abb48b
1 play 8D | tricks/11.1:0+1white | ((2, 0), (1, 0)) | b2c820ec b9e2f2cd
* deal 8H 9H KD JS TD JH | point/8.2:1+1white | ((2, 0), (1, 1)) | 5699e445 be8b351c
1 play QC |  | ((2, 0), (1, 1)) | e78e249c ec699397
0 play 8C |  | ((2, 0), (1, 1)) | 16a666b0 0d9f8c08
1 play 7S |  | ((2, 0), (1, 1)) | 32fdcf4c 0b5c9e26
0 play JS | honour_led/10.2:1+1white | ((2, 0), (1, 2)) | f34bc520 a84c3f33
0 play AD |  | ((2, 0), (1, 2)) | c34064c3 5fed5042
1 play 9D |  | ((2, 0), (1, 2)) | b7cdbe77 451bc700
0 play QH |  | ((2, 0), (1, 2)) | 73a3d429 8632eaa9
1 play 9H |  | ((2, 0), (1, 2)) | 71b7aa33 edd00fe4
0 play JH |  | ((2, 0), (1, 2)) | e833c4d8 757e2c17
1 play KH |  | ((2, 0), (1, 2)) | 8ec8ced3 10dccd0d
1 play KD |  | ((2, 0), (1, 2)) | 1dbce154 156263a8
0 play TD |  | ((2, 0), (1, 2)) | 7b7277b0 5714d5a4
1 play 8H |  | ((2, 0), (1, 2)) | a9fc8567 cd2c5ce2
0 play 7H |  | ((2, 0), (1, 2)) | 98b3de0d ccf80d5b
1 play JC |  | ((2, 0), (1, 2)) | cf207e98 43393a40
0 play 9C |  | ((2, 0), (1, 2)) | 96074fa0 11f13c95
1 play 9S |  | ((2, 0), (1, 2)) | 82e390ce 68f09d3a
0 play QS |  | ((2, 0), (1, 2)) | c52d5824 fe499849
0 play AH |  | ((2, 0), (1, 2)) | 8128f542 bdb835b7
1 play TH |  | ((2, 0), (1, 2)) | 4a66f6ec 2e3e89d7
0 play KS |  | ((2, 0), (1, 2)) | 92af7de3 46cbdde4
1 play 7C | honour_led/10.2:0+1white | ((2, 1), (1, 2)) | 638eabd1 32751add
0 play TC |  | ((2, 1), (1, 2)) | 41801732 dd632e5b
1 play AC |  | ((2, 1), (1, 2)) | e6298715 fb1fa302
* deal TH QD 7D 7S AC KD | turned_honour/6.2:1+1white point/8.2:0+1white | ((2, 2), (1, 3)) | 5eef5fb5 af0476fc
0 play AH |  | ((2, 2), (1, 3)) | d64237cf b7607cfb
1 play 9H |  | ((2, 2), (1, 3)) | c3b8bf64 a8beee0a
0 play 8C |  | ((2, 2), (1, 3)) | e8ed36a9 286afec0
1 play QC |  | ((2, 2), (1, 3)) | c9f7820e 9e0eded0
1 play 8H |  | ((2, 2), (1, 3)) | e9bd131f 6c0432f7
0 play KH |  | ((2, 2), (1, 3)) | aaeed470 00fc45b6
0 play KS |  | ((2, 2), (1, 3)) | 2506ad4a c90295c3
1 play JS | honour_led/10.2:0+1white honour_caught/10.3:0+1white | ((2, 4), (1, 3)) | 75b9eb32 7a009808
0 play QD |  | ((2, 4), (1, 3)) | 959b1ec9 9775d39d
1 play 9D |  | ((2, 4), (1, 3)) | 2241feeb 65fe308f
0 play TH |  | ((2, 4), (1, 3)) | 4279265b 5cb1fa98
1 play 7S |  | ((2, 4), (1, 3)) | 3b617859 49d32cd3
1 play TS |  | ((2, 4), (1, 3)) | 38b5363b 1228ccc2
0 play 8D |  | ((2, 4), (1, 3)) | cd2dbd8c fad31bbe
1 play 8S |  | ((2, 4), (1, 3)) | af306f2f a2241026
0 play 9C |  | ((2, 4), (1, 3)) | ec68ed2c 9e3ce439
1 play KD |  | ((2, 4), (1, 3)) | 2f6e39ec de14b198
0 play 7D |  | ((2, 4), (1, 3)) | 0b198be2 a0d11ab6
1 play AC |  | ((2, 4), (1, 3)) | 6a0cd17f 03d32408
0 play JC |  | ((2, 4), (1, 3)) | 7d97cb85 cbd02044
0 play 7C |  | ((2, 4), (1, 3)) | 021ef5c7 b3be6432
1 play KC |  | ((2, 4), (1, 3)) | 38f21789 fcadc457
1 play JD |  | ((2, 4), (1, 3)) | de52394a e883a90e
0 play QH | tricks/11.1:1+1white | ((2, 4), (1, 4)) | 065f38a9 28124db0
* deal KD JH 8D JC QS KH | point/8.2:1+1white | ((2, 4), (1, 5)) | bbbe7584 d958609e
1 play TC |  | ((2, 4), (1, 5)) | 4ff729e2 a5e57ddb
0 play 8C |  | ((2, 4), (1, 5)) | 084b23c6 a75b582a
1 play 7C |  | ((2, 4), (1, 5)) | 634a44b7 858778b8
0 play AC |  | ((2, 4), (1, 5)) | 252fd936 f5ad84ae
0 play 8S |  | ((2, 4), (1, 5)) | 13ce9f70 ebee9668
1 play 7S | honour_caught/10.3:0+1white | ((2, 5), (1, 5)) | 6e9713ee 59612489
0 play JD |  | ((2, 5), (1, 5)) | a8cb7180 70877282
1 play QD |  | ((2, 5), (1, 5)) | 1ec033f4 a7bc0ecd
1 play QH |  | ((2, 5), (1, 5)) | 01e32dae 61339483
0 play KH |  | ((2, 5), (1, 5)) | 686a48fc adec35b3
0 play JS |  | ((2, 5), (1, 5)) | ce032a0a 9ca143c2
1 play 8D | honour_led/10.2:0+1white | ((3, 0), (1, 0)) | 8d1ef263 03d669a8
