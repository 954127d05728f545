* deal AS 7H 8H 8C TH KD | turned_honour/6.2:1+1white point/8.2:0+1white | ((0, 1), (0, 1)) | 63e6c523 71c7874d
0 play AC |  | ((0, 1), (0, 1)) | 9f272d73 32eebf3f
1 play 9C | honour_led/10.2:0+1white | ((0, 2), (0, 1)) | 5cc00b6b a3b75996
0 play TD |  | ((0, 2), (0, 1)) | a44c6198 2a816e37
1 play 8D |  | ((0, 2), (0, 1)) | 485d7b41 ea39d229
0 play 8H |  | ((0, 2), (0, 1)) | 14255120 3715db95
1 play AH |  | ((0, 2), (0, 1)) | 7d0b6fdd 670822d5
1 play QC |  | ((0, 2), (0, 1)) | f37a04df ab52ec18
0 play JC | honour_led/10.2:1+1white honour_caught/10.3:1+1white | ((0, 2), (0, 3)) | 6bf61b0b 20bb12d4
1 play KD |  | ((0, 2), (0, 3)) | e130fe47 7ccaeded
0 play JD |  | ((0, 2), (0, 3)) | 3c284fa6 6b6be266
1 play TH |  | ((0, 2), (0, 3)) | e8c17e0b daa7a17e
0 play QH |  | ((0, 2), (0, 3)) | 80246882 8bd5bc31
0 play 7D |  | ((0, 2), (0, 3)) | 1f1dfa8d e20e1a33
1 play TC |  | ((0, 2), (0, 3)) | 2ef986a9 17cb14c7
1 play QS |  | ((0, 2), (0, 3)) | 6a660cb2 6febcddf
0 play AS |  | ((0, 2), (0, 3)) | 21a57555 96e0b1a0
1 play KS |  | ((0, 2), (0, 3)) | 4e65fcb0 759ec922
0 play 8S |  | ((0, 2), (0, 3)) | 34c85528 7280c469
1 play 8C |  | ((0, 2), (0, 3)) | 5e10f809 dcad2f20
0 play AD |  | ((0, 2), (0, 3)) | 1c0eeed9 869b1253
1 play JS |  | ((0, 2), (0, 3)) | 01f675de b85ebb96
0 play 7H |  | ((0, 2), (0, 3)) | 00853995 87f1806a
1 play 7S |  | ((0, 2), (0, 3)) | 8763764c 34ea1705
0 play QD | tricks/11.1:1+3white | ((0, 0), (1, 0)) | 8327de0f f3e4a5ff
* deal 9C 7D 9S KC 9H TS | four_of_a_kind/7.3:0+1red point/8.2:1+1white | ((1, 0), (1, 1)) | 16b877f1 e503db82
1 play 9S |  | ((1, 0), (1, 1)) | 0f2f6b01 185f59f5
0 play AS |  | ((1, 0), (1, 1)) | c55790ad 9b5bf832
0 play TS |  | ((1, 0), (1, 1)) | 296226c9 9ba8e259
1 play QS |  | ((1, 0), (1, 1)) | 38f54443 2518a6a8
1 play KS |  | ((1, 0), (1, 1)) | 5107b8d4 cabd2557
0 play JH |  | ((1, 0), (1, 1)) | 45941605 97175ca2
0 play AC |  | ((1, 0), (1, 1)) | a23e9eca c001ef7a
1 play QC |  | ((1, 0), (1, 1)) | 5f132cbb 5f52f5c8
1 play 8S |  | ((1, 0), (1, 1)) | ea430d99 8407ed13
0 play 9H |  | ((1, 0), (1, 1)) | eded397f c97b9a26
0 play AH |  | ((1, 0), (1, 1)) | cfbbefc8 38e4cdaa
1 play 8C | honour_led/10.2:0+1white | ((1, 1), (1, 1)) | 4e876aa5 8b87c3a7
0 play AD |  | ((1, 1), (1, 1)) | 45599786 10c42d19
1 play 9D |  | ((1, 1), (1, 1)) | 9bc31885 12049c4d
0 play 7H |  | ((1, 1), (1, 1)) | 67cb6503 be159fc7
1 play TD | honour_led/10.2:0+1white | ((1, 2), (1, 1)) | c247a4a1 8fcef57b
0 play JD |  | ((1, 2), (1, 1)) | 6681cee2 b64e30f3
1 play QD |  | ((1, 2), (1, 1)) | 34796f4a 942c7038
1 play JS |  | ((1, 2), (1, 1)) | a45aebd4 6e1e2edc
0 play JC |  | ((1, 2), (1, 1)) | 0ceae9e4 6eb85a14
1 play 9C |  | ((1, 2), (1, 1)) | b5b9425e 88c2cf34
0 play TC |  | ((1, 2), (1, 1)) | a4eefbf7 ffe62045
0 play KC |  | ((1, 2), (1, 1)) | cd7158e9 d9cb6b48
1 play 7D | tricks/11.1:0+2white | ((1, 4), (1, 1)) | a684b312 bd93a406
* deal AC QS 7S QD AS 7D | turned_honour/6.2:1+1white point/8.2:1+1white | ((1, 4), (1, 3)) | 53bb2756 b5247146
0 play AC |  | ((1, 4), (1, 3)) | ff772d27 db0ca000
1 play JC |  | ((1, 4), (1, 3)) | d7a53219 c5099108
1 play 9H |  | ((1, 4), (1, 3)) | b3b64546 b9a5bc4d
0 play JH |  | ((1, 4), (1, 3)) | 211741d6 f281f7eb
0 play TC |  | ((1, 4), (1, 3)) | 6b3f3cbc 13181db9
1 play KH |  | ((1, 4), (1, 3)) | 6acc2fd8 ed73ce6b
1 play 7D |  | ((1, 4), (1, 3)) | aadfd4eb 79ccaac0
0 play 8H |  | ((1, 4), (1, 3)) | 6db0abfa 5c31e16f
0 play AH |  | ((1, 4), (1, 3)) | 856a13e1 c31e25ef
1 play TH | honour_led/10.2:0+1white | ((1, 5), (1, 3)) | 95d16477 c2cc81e0
0 play 7C |  | ((1, 5), (1, 3)) | 875abfdf 8d85058d
1 play KD |  | ((1, 5), (1, 3)) | 25c4440d 918129f3
0 play 9S |  | ((1, 5), (1, 3)) | 9a452834 686d5537
1 play AS |  | ((1, 5), (1, 3)) | ed321b28 7fe6dab8
1 play AD |  | ((1, 5), (1, 3)) | fd21ac2c 6bd5f36b
0 play 9C |  | ((1, 5), (1, 3)) | 1804c2d4 3110c224
1 play QD |  | ((1, 5), (1, 3)) | 2ba2a5f7 b1f7fb63
0 play 7S |  | ((1, 5), (1, 3)) | 08240df3 3d67facd
1 play JS |  | ((1, 5), (1, 3)) | 29363921 281e0077
0 play KS |  | ((1, 5), (1, 3)) | 5973555b b3a6246a
0 play 8C |  | ((1, 5), (1, 3)) | 9f1b790e 4ed27935
1 play 8S |  | ((1, 5), (1, 3)) | 616c72e8 f2422d2f
0 play QS |  | ((1, 5), (1, 3)) | 21912972 32b79203
1 play 8D | tricks/11.1:0+1white | ((2, 0), (1, 0)) | d092d782 204dfcb7
* deal 8H 9H KD JS TD JH | point/8.2:1+1white | ((2, 0), (1, 1)) | f72d6021 04ec8317
1 play QC |  | ((2, 0), (1, 1)) | 9de106d1 436595ed
0 play 8C |  | ((2, 0), (1, 1)) | 510d3b9d 33594279
1 play 7S |  | ((2, 0), (1, 1)) | 643735d0 d834573d
0 play JS | honour_led/10.2:1+1white | ((2, 0), (1, 2)) | 6177b1af 3e9a780b
0 play AD |  | ((2, 0), (1, 2)) | 00cf2669 bf0713f9
1 play 9D |  | ((2, 0), (1, 2)) | bc8e33cc ade41dba
0 play QH |  | ((2, 0), (1, 2)) | 4541166e 26975cbd
1 play 9H |  | ((2, 0), (1, 2)) | 2b5b9c7e c37ad789
0 play JH |  | ((2, 0), (1, 2)) | d440258f b29b8047
1 play KH |  | ((2, 0), (1, 2)) | f3e92525 b790565c
1 play KD |  | ((2, 0), (1, 2)) | 22076cc8 3ee9e773
0 play TD |  | ((2, 0), (1, 2)) | 5c8e3381 07b44a96
1 play 8H |  | ((2, 0), (1, 2)) | d78e4adf e2c2e2e4
0 play 7H |  | ((2, 0), (1, 2)) | ebc5fc9c ceec0c51
1 play JC |  | ((2, 0), (1, 2)) | 40d984b2 8c646ec6
0 play 9C |  | ((2, 0), (1, 2)) | 680e8880 cf5172ca
1 play 9S |  | ((2, 0), (1, 2)) | 00e53e27 4599a5c8
0 play QS |  | ((2, 0), (1, 2)) | bdc73183 57d15096
0 play AH |  | ((2, 0), (1, 2)) | 047ccd75 8b21905d
1 play TH |  | ((2, 0), (1, 2)) | 3a374ca8 3e5e2532
0 play KS |  | ((2, 0), (1, 2)) | 90a3045d 59389b10
1 play 7C | honour_led/10.2:0+1white | ((2, 1), (1, 2)) | c541c942 3569c1f7
0 play TC |  | ((2, 1), (1, 2)) | 68c4a0c4 b8b572a1
1 play AC |  | ((2, 1), (1, 2)) | bcadb35b e3695d91
* deal TH QD 7D 7S AC KD | turned_honour/6.2:1+1white point/8.2:0+1white | ((2, 2), (1, 3)) | 88929f61 abed8d76
0 play AH |  | ((2, 2), (1, 3)) | 77c2fd9b d1be95a6
1 play 9H |  | ((2, 2), (1, 3)) | 51ae8612 4563656f
0 play 8C |  | ((2, 2), (1, 3)) | 3771b6c0 f9958be2
1 play QC |  | ((2, 2), (1, 3)) | edcc2932 8d618f35
1 play 8H |  | ((2, 2), (1, 3)) | ee65f97b 2d86a19c
0 play KH |  | ((2, 2), (1, 3)) | 6d510c51 a8a44a70
0 play KS |  | ((2, 2), (1, 3)) | d0141b2d 19eaeda7
1 play JS | honour_led/10.2:0+1white honour_caught/10.3:0+1white | ((2, 4), (1, 3)) | b704b71f 258d1c14
0 play QD |  | ((2, 4), (1, 3)) | 20bd7e17 0442b8c6
1 play 9D |  | ((2, 4), (1, 3)) | c7920326 055fc4c7
0 play TH |  | ((2, 4), (1, 3)) | df9b5bde 163661f2
1 play 7S |  | ((2, 4), (1, 3)) | b750ae61 f7d582b2
1 play TS |  | ((2, 4), (1, 3)) | 6e9aab8b f764e967
0 play 8D |  | ((2, 4), (1, 3)) | 85a4742a eb140372
1 play 8S |  | ((2, 4), (1, 3)) | 948c1404 4c84acae
0 play 9C |  | ((2, 4), (1, 3)) | 5619c12c e4727222
1 play KD |  | ((2, 4), (1, 3)) | 84664d5f 816168a9
0 play 7D |  | ((2, 4), (1, 3)) | b9eb0e87 965b2d57
1 play AC |  | ((2, 4), (1, 3)) | d972d4e4 7abfcb9a
0 play JC |  | ((2, 4), (1, 3)) | 0412ce0d d2a8abb7
0 play 7C |  | ((2, 4), (1, 3)) | b7a3929e 0f049bea
1 play KC |  | ((2, 4), (1, 3)) | fb7cc6d2 f92da75e
1 play JD |  | ((2, 4), (1, 3)) | cb2c716d b43a5dee
0 play QH | tricks/11.1:1+1white | ((2, 4), (1, 4)) | 4b631968 07f6a02d
* deal KD JH 8D JC QS KH | point/8.2:1+1white | ((2, 4), (1, 5)) | e4fc6fd6 f1d8b0a8
1 play TC |  | ((2, 4), (1, 5)) | ccb6f7d3 28961808
0 play 8C |  | ((2, 4), (1, 5)) | d9edcfa4 4e97fa82
1 play 7C |  | ((2, 4), (1, 5)) | a8f63cb1 05a27c6e
0 play AC |  | ((2, 4), (1, 5)) | 35aca9aa db0e13fa
0 play 8S |  | ((2, 4), (1, 5)) | 8a5744d9 d0ec5cde
1 play 7S | honour_caught/10.3:0+1white | ((2, 5), (1, 5)) | 4a540ea8 37128a10
0 play JD |  | ((2, 5), (1, 5)) | 0a466fca ae315fca
1 play QD |  | ((2, 5), (1, 5)) | 1b4f0765 8c329b44
1 play QH |  | ((2, 5), (1, 5)) | 4477f55a e4dbc5ca
0 play KH |  | ((2, 5), (1, 5)) | d1018378 ab774012
0 play JS |  | ((2, 5), (1, 5)) | 4a430cf4 f6dba836
1 play 8D | honour_led/10.2:0+1white | ((3, 0), (1, 0)) | f04064fb 49b58063
