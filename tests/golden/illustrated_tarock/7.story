start
   all: turn: chance | dealer: 0 | sides: -1 -1 -1 | holds: 0,0 0,0 0,0 | deals: 0 over, 0 of them thrown in | public.phase: dealing | public.auction.bidder: -2 | public.auction.out: (False False False) | public.auction.calls: 0 | public.auction.contra: -2 | public.declarer: -2 | public.contras: 0 | public.taken: -1 | public.announced: (  ) | public.drawn_out: False | public.least: 0 | public.most: 0 | public.raised: 1 | public.per_contra: 1 | public.beggar_stock: aside | public.subcontra: -2
1. * deal
   all told: 0 dealt
   all: turn: 1 | public.phase: bid | public.ladder: ((three 1) (take 2) (two 3) (one 4) (solo 8)) | public.per_contra: 2 | size stock: 6
   seat 0, 1: size hand of 2: 16
   seat 0, 2: size hand of 1: 16
   seat 1, 2: size hand of 0: 16
   seat 0: hand: = 7S TS 7H JH KH 8D JD 7C 8C KC T1 T4 T5 T7 T13 T21 | may = 8S 9S JS CS QS KS 8H 9H TH CH QH 7D 9D TD CD QD KD 9C TC JC CC QC T2 T3 T6 T8 T9 T10 T11 T12 T14 T15 T16 T17 T18 T19 T20 FOOL in all heaps
   seat 1: hand: = 8S JS QS 8H CH TD KD JC CC QC T3 T6 T11 T16 T19 T20 | moves: say pass, three, two, one, solo, wait | may = 7S 9S TS CS KS 7H 9H TH JH QH KH 7D 8D 9D JD CD QD 7C 8C 9C TC KC T1 T2 T4 T5 T7 T8 T9 T10 T12 T13 T14 T15 T17 T18 T21 FOOL in all heaps
   seat 2: hand: = 9S CS 9H TH QH 7D CD QD T8 T9 T10 T14 T15 T17 T18 FOOL | may = 7S 8S TS JS QS KS 7H 8H JH CH KH 8D 9D TD JD KD 7C 8C 9C TC JC CC QC KC T1 T2 T3 T4 T5 T6 T7 T11 T12 T13 T16 T19 T20 T21 in all heaps
2. 1 say wait
   all told: 1 said wait
   all: turn: 2 | public.auction.spoken: ([1 wait])
   seat 2: moves: say pass, three, two, one, solo, wait
3. 2 say wait
   all told: 2 said wait
   all: turn: 0 | public.auction.spoken: ([1 wait] [2 wait])
   seat 0: moves: say pass, three, two, one, solo, wait
4. 0 say wait
   all told: 0 said wait
   all: turn: 1 | public.auction.spoken: ([1 wait] [2 wait] [0 wait])
   seat 1: moves: say pass, three, two, one, solo
5. 1 say three
   all told: 1 said three
   all: turn: 2 | public.auction.bid: three | public.auction.bidder: 1 | public.auction.calls: 1 | public.auction.spoken: ([1 wait] [2 wait] [0 wait] [1 three])
   seat 2: moves: say pass, take, two, one, solo, hold
6. 2 say pass
   all told: 2 said pass
   all: turn: 0 | public.auction.out: (False False True) | public.auction.spoken: ([1 wait] [2 wait] [0 wait] [1 three] [2 pass])
   seat 0: moves: say pass, take, two, one, solo, hold
7. 0 say hold
   all told: 0 said hold
   all: turn: 1 | public.auction.bidder: 0 | public.auction.calls: 2 | public.auction.spoken: ([1 wait] [2 wait] [0 wait] [1 three] [2 pass] [0 hold])
   seat 1: moves: say pass, take, two, one, solo
8. 1 say take
   all told: 1 said take
   all: turn: 0 | public.auction.bid: take | public.auction.bidder: 1 | public.auction.calls: 3 | public.auction.spoken: ([1 wait] [2 wait] [0 wait] [1 three] [2 pass] [0 hold] [1 take])
   seat 0: moves: say pass, two, one, solo
9. 0 say pass
   all told: 0 said pass
   all: turn: 1 | sides: 1 0 1 | public.phase: early | public.auction.out: (True False True) | public.auction.spoken: ([1 wait] [2 wait] [0 wait] [1 three] [2 pass] [0 hold] [1 take] [0 pass]) | public.declarer: 1
   seat 1: moves: say done, seventy, ninety, against_honours, sparrow, owl, cockatoo
10. 1 say seventy
   all told: 1 said seventy
   all: public.declared: ([seventy True 0])
   seat 1: moves: say done, against_honours, sparrow, owl, cockatoo
11. 1 say sparrow
   all told: 1 said sparrow
   all: public.declared: ([seventy True 0] [sparrow True 0])
   seat 1: moves: say done, owl, cockatoo
12. 1 say cockatoo
   all told: 1 said cockatoo
   all: public.declared: ([seventy True 0] [sparrow True 0] [cockatoo True 0])
   seat 1: moves: say done, owl
13. 1 say owl
   all told: 1 said owl
   all: public.declared: ([seventy True 0] [sparrow True 0] [cockatoo True 0] [owl True 0])
   seat 1: moves: say done
14. 1 say done
   all told: 1 said done
   all: no more: size stock, may stock | in no heap: 9C 9D KS T12 T2 TC | shown: KS 9D 9C TC T2 T12 | public.phase: take | public.stock: (KS TC T12 9D T2 9C)
   seat 1: moves: take 0, 1
15. 1 take 1
   seat 0, 2 told: 1 took packet 1; 1 drew 3
   seat 1 told: 1 took packet 1; 1 drew 3: 9D 9C T2
   all: shown: KS TC T12 | public.phase: discard | public.taken: 1 | public.least: 3 | public.most: 3
   seat 0, 2: size hand of 1: 19 | may +9D +9C +T2 in hand of 1
   seat 1: hand: +9D +9C +T2 | moves: lay 8S, JS, QS, 8H, CH, 9D, TD, 9C, JC, CC, QC, T2, T3, T6, T11, T16, T19, T20
16. 1 lay CC
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid CC
   seat 0, 2: size hand of 1: 18 | size discard of 1: 1
   seat 0: may = 8S 9S JS CS QS 8H 9H TH CH QH 7D 9D TD CD QD 9C JC CC QC T2 T3 T6 T8 T9 T10 T11 T14 T15 T16 T17 T18 T19 T20 in discard of 1
   seat 1: hand: -CC | aside: CC | moves: lay 8S, JS, QS, 8H, CH, 9D, TD, 9C, JC, QC, T2, T3, T6, T11, T16, T19, T20
   seat 2: may = 7S 8S TS JS QS 7H 8H JH CH 8D 9D TD JD 7C 8C 9C JC CC QC T2 T3 T4 T5 T6 T7 T11 T13 T16 T19 T20 in discard of 1
17. 1 lay TD
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid TD
   seat 0, 2: size hand of 1: 17 | size discard of 1: 2
   seat 1: hand: -TD | aside: TD CC | moves: lay 8S, JS, QS, 8H, CH, 9D, 9C, JC, QC, T2, T3, T6, T11, T16, T19, T20
18. 1 lay 8H
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid 8H
   seat 0, 2: size hand of 1: 16 | size discard of 1: 3
   seat 1: hand: -8H | aside: 8H TD CC | moves: say done
19. 1 say done
   all told: 1 said done
   all: public.phase: late | public.least: 0 | public.most: 0
   seat 1: moves: say done, ninety
20. 1 say done
   all told: 1 said done
   all: public.phase: holding
   seat 1: moves: say done
21. 1 say done
   all told: 1 said done
   all: turn: 2
   seat 2: moves: say done
22. 2 say done
   all told: 2 said done
   all: turn: 0
   seat 0: moves: say done, half_honours
23. 0 say half_honours
   all told: 0 said half_honours
   all: public.announced: ((half_honours)  )
   seat 0: moves: say done
24. 0 say done
   all told: 0 said done
   all: turn: 1 | trick: 1 leads | public.phase: lead
   seat 1: moves: play 8S, JS, QS, CH, 9D, KD, 9C, JC, QC, T2, T3, T6, T11, T16, T19, T20
25. 1 play T3
   all told: 1 played T3
   all: turn: 2 | trick: 1 led T3 | public.phase: reply
   seat 0, 2: in no heap: T3 | size hand of 1: 15
   seat 1: hand: -T3
   seat 2: moves: play T8, T9, T10, T14, T15, T17, T18, FOOL
26. 2 play T17
   all told: 2 played T17
   all: turn: 0 | trick: 1 led T3 T17
   seat 0, 1: in no heap: T17 | size hand of 2: 15
   seat 0: moves: play T1, T4, T5, T7, T13, T21
   seat 2: hand: -T17
27. 0 play T7
   all told: 0 played T7; 2 took the trick T3 T7 T17
   all: turn: 2 | trick: 2 leads | trick 1: 1 led T3 T17 T7, 2 takes | public.phase: lead
   seat 1, 2: in no heap: T7 | size hand of 0: 15
   seat 0: hand: -T7
   seat 2: moves: play 9S, CS, 9H, TH, QH, 7D, CD, QD, T8, T9, T10, T14, T15, T18, FOOL
28. 2 play 9S
   all told: 2 played 9S
   all: turn: 0 | trick: 2 led 9S | public.phase: reply
   seat 0, 1: in no heap: 9S | size hand of 2: 14
   seat 0: moves: play 7S, TS
   seat 2: hand: -9S
29. 0 play 7S
   all told: 0 played 7S
   all: turn: 1 | trick: 2 led 9S 7S
   seat 1, 2: in no heap: 7S | size hand of 0: 14
   seat 0: hand: -7S
   seat 1: moves: play 8S, JS, QS
30. 1 play JS
   all told: 1 played JS; 1 took the trick 7S 9S JS
   all: trick: 1 leads | trick 2: 2 led 9S 7S JS, 1 takes | public.phase: lead
   seat 0, 2: in no heap: JS | size hand of 1: 14
   seat 1: hand: -JS | moves: play 8S, QS, CH, 9D, KD, 9C, JC, QC, T2, T6, T11, T16, T19, T20
31. 1 play KD
   all told: 1 played KD
   all: turn: 2 | trick: 1 led KD | public.phase: reply
   seat 0, 2: in no heap: KD | size hand of 1: 13
   seat 1: hand: -KD
   seat 2: moves: play 7D, CD, QD
32. 2 play 7D
   all told: 2 played 7D
   all: turn: 0 | trick: 1 led KD 7D
   seat 0, 1: in no heap: 7D | size hand of 2: 13
   seat 0: moves: play 8D, JD
   seat 2: hand: -7D
33. 0 play JD
   all told: 0 played JD; 1 took the trick 7D JD KD
   all: turn: 1 | trick: 1 leads | trick 3: 1 led KD 7D JD, 1 takes | public.phase: lead
   seat 1, 2: in no heap: JD | size hand of 0: 13
   seat 0: hand: -JD
   seat 1: moves: play 8S, QS, CH, 9D, 9C, JC, QC, T2, T6, T11, T16, T19, T20
34. 1 play T20
   all told: 1 played T20
   all: turn: 2 | trick: 1 led T20 | public.phase: reply
   seat 0, 2: in no heap: T20 | size hand of 1: 12
   seat 1: hand: -T20
   seat 2: moves: play T8, T9, T10, T14, T15, T18, FOOL
35. 2 play T15
   all told: 2 played T15
   all: turn: 0 | trick: 1 led T20 T15
   seat 0, 1: in no heap: T15 | size hand of 2: 12
   seat 0: moves: play T1, T4, T5, T13, T21
   seat 2: hand: -T15
36. 0 play T21
   all told: 0 played T21; 0 took the trick T15 T20 T21
   all: trick: 0 leads | trick 4: 1 led T20 T15 T21, 0 takes | public.phase: lead
   seat 1, 2: in no heap: T21 | size hand of 0: 12
   seat 0: hand: -T21 | moves: play TS, 7H, JH, KH, 8D, 7C, 8C, KC, T1, T4, T5, T13
37. 0 play TS
   all told: 0 played TS
   all: turn: 1 | trick: 0 led TS | public.phase: reply
   seat 1, 2: in no heap: TS | size hand of 0: 11
   seat 0: hand: -TS
   seat 1: moves: play 8S, QS
38. 1 play QS
   all told: 1 played QS
   all: turn: 2 | trick: 0 led TS QS
   seat 0, 2: in no heap: QS | size hand of 1: 11
   seat 1: hand: -QS
   seat 2: moves: play CS
39. 2 play CS
   all told: 2 played CS; 1 took the trick TS CS QS
   all: turn: 1 | trick: 1 leads | trick 5: 0 led TS QS CS, 1 takes | public.phase: lead
   seat 0, 1: in no heap: CS | size hand of 2: 11
   seat 1: moves: play 8S, CH, 9D, 9C, JC, QC, T2, T6, T11, T16, T19
   seat 2: hand: -CS
40. 1 play 8S
   all told: 1 played 8S
   all: turn: 2 | trick: 1 led 8S | public.phase: reply
   seat 0, 2: in no heap: 8S | size hand of 1: 10
   seat 1: hand: -8S
   seat 2: moves: play T8, T9, T10, T14, T18, FOOL
41. 2 play T9
   all told: 2 played T9
   all: turn: 0 | trick: 1 led 8S T9
   seat 0, 1: in no heap: T9 | size hand of 2: 10
   seat 0: moves: play T1, T4, T5, T13
   seat 2: hand: -T9
42. 0 play T1
   all told: 0 played T1; 2 took the trick 8S T1 T9
   all: turn: 2 | trick: 2 leads | trick 6: 1 led 8S T9 T1, 2 takes | public.phase: lead
   seat 1, 2: in no heap: T1 | size hand of 0: 10
   seat 0: hand: -T1
   seat 2: moves: play 9H, TH, QH, CD, QD, T8, T10, T14, T18, FOOL
43. 2 play T14
   all told: 2 played T14
   all: turn: 0 | trick: 2 led T14 | public.phase: reply
   seat 0, 1: in no heap: T14 | size hand of 2: 9
   seat 0: moves: play T4, T5, T13
   seat 2: hand: -T14
44. 0 play T13
   all told: 0 played T13
   all: turn: 1 | trick: 2 led T14 T13
   seat 1, 2: in no heap: T13 | size hand of 0: 9
   seat 0: hand: -T13
   seat 1: moves: play T2, T6, T11, T16, T19
45. 1 play T19
   all told: 1 played T19; 1 took the trick T13 T14 T19
   all: trick: 1 leads | trick 7: 2 led T14 T13 T19, 1 takes | public.phase: lead
   seat 0, 2: in no heap: T19 | size hand of 1: 9
   seat 1: hand: -T19 | moves: play CH, 9D, 9C, JC, QC, T2, T6, T11, T16
46. 1 play T11
   all told: 1 played T11
   all: turn: 2 | trick: 1 led T11 | public.phase: reply
   seat 0, 2: in no heap: T11 | size hand of 1: 8
   seat 1: hand: -T11
   seat 2: moves: play T8, T10, T18, FOOL
47. 2 play T10
   all told: 2 played T10
   all: turn: 0 | trick: 1 led T11 T10
   seat 0, 1: in no heap: T10 | size hand of 2: 8
   seat 0: moves: play T4, T5
   seat 2: hand: -T10
48. 0 play T4
   all told: 0 played T4; 1 took the trick T4 T10 T11
   all: turn: 1 | trick: 1 leads | trick 8: 1 led T11 T10 T4, 1 takes | public.phase: lead
   seat 1, 2: in no heap: T4 | size hand of 0: 8
   seat 0: hand: -T4
   seat 1: moves: play CH, 9D, 9C, JC, QC, T2, T6, T16
49. 1 play 9C
   all told: 1 played 9C
   all: turn: 2 | trick: 1 led 9C | public.phase: reply
   seat 0, 2: in no heap: 9C | size hand of 1: 7
   seat 1: hand: -9C
   seat 2: moves: play T8, T18, FOOL
50. 2 play T18
   all told: 2 played T18
   all: turn: 0 | trick: 1 led 9C T18
   seat 0, 1: in no heap: T18 | size hand of 2: 7
   seat 0: moves: play 7C, 8C, KC | may -JC -CC -QC in hand of 2
   seat 1: may -7C -8C -KC in hand of 2
   seat 2: hand: -T18
51. 0 play 8C
   all told: 0 played 8C; 2 took the trick 8C 9C T18
   all: turn: 2 | trick: 2 leads | trick 9: 1 led 9C T18 8C, 2 takes | public.phase: lead
   seat 1, 2: in no heap: 8C | size hand of 0: 7
   seat 0: hand: -8C
   seat 2: moves: play 9H, TH, QH, CD, QD, T8, FOOL
52. 2 play CD
   all told: 2 played CD
   all: turn: 0 | trick: 2 led CD | public.phase: reply
   seat 0, 1: in no heap: CD | size hand of 2: 6
   seat 0: moves: play 8D
   seat 2: hand: -CD
53. 0 play 8D
   all told: 0 played 8D
   all: turn: 1 | trick: 2 led CD 8D
   seat 1, 2: in no heap: 8D | size hand of 0: 6
   seat 0: hand: -8D
   seat 1: moves: play 9D
54. 1 play 9D
   all told: 1 played 9D; 2 took the trick 8D 9D CD
   all: turn: 2 | trick: 2 leads | trick 10: 2 led CD 8D 9D, 2 takes | public.phase: lead
   seat 0, 2: in no heap: 9D | size hand of 1: 6
   seat 1: hand: -9D
   seat 2: moves: play 9H, TH, QH, QD, T8, FOOL
55. 2 play TH
   all told: 2 played TH
   all: turn: 0 | trick: 2 led TH | public.phase: reply
   seat 0, 1: in no heap: TH | size hand of 2: 5
   seat 0: moves: play 7H, JH, KH
   seat 2: hand: -TH
56. 0 play JH
   all told: 0 played JH
   all: turn: 1 | trick: 2 led TH JH
   seat 1, 2: in no heap: JH | size hand of 0: 5
   seat 0: hand: -JH
   seat 1: moves: play CH
57. 1 play CH
   all told: 1 played CH; 1 took the trick TH JH CH
   all: trick: 1 leads | trick 11: 2 led TH JH CH, 1 takes | public.phase: lead
   seat 0, 2: in no heap: CH | size hand of 1: 5
   seat 1: hand: -CH | moves: play JC, QC, T2, T6, T16
58. 1 play JC
   all told: 1 played JC
   all: turn: 2 | trick: 1 led JC | public.phase: reply
   seat 0, 2: in no heap: JC | size hand of 1: 4
   seat 1: hand: -JC
   seat 2: moves: play T8, FOOL
59. 2 play FOOL
   all told: 2 played FOOL
   all: turn: 0 | trick: 1 led JC FOOL
   seat 0, 1: in no heap: FOOL | size hand of 2: 4
   seat 0: moves: play 7C, KC
   seat 2: hand: -FOOL
60. 0 play 7C
   all told: 0 played 7C; 2 took the trick 7C JC FOOL
   all: turn: 2 | trick: 2 leads | trick 12: 1 led JC FOOL 7C, 2 takes | public.phase: lead
   seat 1, 2: in no heap: 7C | size hand of 0: 4
   seat 0: hand: -7C
   seat 2: moves: play 9H, QH, QD, T8
61. 2 play T8
   all told: 2 played T8
   all: turn: 0 | trick: 2 led T8 | public.phase: reply
   seat 0, 1: in no heap: T8 | size hand of 2: 3
   seat 0: moves: play T5
   seat 2: hand: -T8
62. 0 play T5
   all told: 0 played T5
   all: turn: 1 | trick: 2 led T8 T5
   seat 1, 2: in no heap: T5 | size hand of 0: 3
   seat 0: hand: -T5
   seat 1: moves: play T2, T6, T16
63. 1 play T16
   all told: 1 played T16; 1 took the trick T5 T8 T16
   all: trick: 1 leads | trick 13: 2 led T8 T5 T16, 1 takes | public.phase: lead
   seat 0, 2: in no heap: T16 | size hand of 1: 3
   seat 1: hand: -T16 | moves: play QC, T2, T6
64. 1 play T6
   all told: 1 played T6
   all: turn: 2 | trick: 1 led T6 | public.phase: reply
   seat 0, 2: in no heap: T6 | size hand of 1: 2
   seat 1: hand: -T6
   seat 2: moves: play 9H, QH, QD
65. 2 play 9H
   all told: 2 played 9H
   all: turn: 0 | trick: 1 led T6 9H
   seat 0, 1: in no heap: 9H | size hand of 2: 2
   seat 0: moves: play 7H, KH, KC
   seat 2: hand: -9H
66. 0 play KH
   all told: 0 played KH; 1 took the trick 9H KH T6
   all: turn: 1 | trick: 1 leads | trick 14: 1 led T6 9H KH, 1 takes | public.phase: lead
   seat 1, 2: in no heap: KH | size hand of 0: 2
   seat 0: hand: -KH
   seat 1: moves: play QC, T2
67. 1 play T2
   all told: 1 played T2
   all: turn: 2 | trick: 1 led T2 | public.phase: reply
   seat 0, 2: in no heap: T2 | size hand of 1: 1
   seat 1: hand: = QC
   seat 2: moves: play QH, QD
68. 2 play QD
   all told: 2 played QD
   all: turn: 0 | trick: 1 led T2 QD
   seat 0, 1: in no heap: QD | size hand of 2: 1
   seat 0: moves: play 7H, KC
   seat 2: hand: = QH
69. 0 play KC
   all told: 0 played KC; 1 took the trick QD KC T2
   all: turn: 1 | trick: 1 leads | trick 15: 1 led T2 QD KC, 1 takes | public.phase: lead
   seat 1, 2: in no heap: KC | size hand of 0: 1
   seat 0: hand: = 7H
   seat 1: moves: play QC
70. 1 play QC
   all told: 1 played QC
   all: turn: 2 | trick: 1 led QC | public.phase: reply
   seat 0, 2: no more: size hand of 1, may hand of 1 | in no heap: QC
   seat 1: no more: hand
   seat 2: moves: play QH
71. 2 play QH
   all told: 2 played QH
   all: turn: 0 | trick: 1 led QC QH
   seat 0, 1: no more: size hand of 2, may hand of 2 | in no heap: QH
   seat 0: moves: play 7H
   seat 2: no more: hand
72. 0 play 7H
   all told: 0 played 7H; 1 took the trick 7H QH QC; deal 1 §8.3 basic: +10 points to 1; deal 1 §8.4 over: +30 points to 1; deal 1 §8.5 seventy: +20 points to 1; deal 1 §8.5 sparrow_failed: +40 points to 2 for T1; deal 1 §8.5 sparrow_failed: +40 points to 0 for T1; deal 1 §8.5 cockatoo_failed: +120 points to 2 for T3; deal 1 §8.5 cockatoo_failed: +120 points to 0 for T3; deal 1 §8.5 owl: +80 points to 1 for T2; deal 1 §5.6 half_honours: +4 points to 0; deal 1 §9.4 century: +10 points to 0; deal 1 §9.4 century: +10 points to 1; deal 1 §9.4 century: +10 points to 2; deal 1 §9.3 settlement: +24 settled to 0 from 1; deal 1 §9.3 settlement: +4 settled to 0 from 2; deal 1 §9.3 settlement: +20 settled to 2 from 1; deal 1 §9.3 wiped: +174 points to table from 0; deal 1 §9.3 wiped: +150 points to table from 1; deal 1 §9.3 wiped: +170 points to table from 2; deal 1 over
   all: turn: chance | shown: KS 8H TD TC CC T12 | holds: 28,0 -44,0 16,0 | deals: 1 over, 0 of them thrown in | trick 16: 1 led QC QH 7H, 1 takes | public.phase: settled
   seat 0: no more: hand, trick, size discard of 1, may discard of 1
   seat 1: no more: aside, trick, size hand of 0, may hand of 0
   seat 2: no more: trick, size hand of 0, may hand of 0, size discard of 1, may discard of 1
73. * deal
   all told: 1 dealt
   all: no more: shown, tricks, public.auction.bid, public.auction.spoken, public.declared, public.stock | turn: 2 | dealer: 1 | sides: -1 -1 -1 | public.phase: bid | public.auction.bidder: -2 | public.auction.out: (False False False) | public.auction.calls: 0 | public.declarer: -2 | public.taken: -1 | public.announced: (  ) | size stock: 6
   seat 0, 1: size hand of 2: 16
   seat 0, 2: size hand of 1: 16
   seat 1, 2: size hand of 0: 16
   seat 0: hand: = 9S JS 8H TH JH 8D 9C CC KC T1 T2 T3 T4 T13 T14 T21 | may = 7S 8S TS CS QS KS 7H 9H CH QH KH 7D 9D TD JD CD QD KD 7C 8C TC JC QC T5 T6 T7 T8 T9 T10 T11 T12 T15 T16 T17 T18 T19 T20 FOOL in all heaps
   seat 1: hand: = 7S 8S TS KS QH 7D QD KD JC QC T9 T10 T11 T17 T19 T20 | may = 9S JS CS QS 7H 8H 9H TH JH CH KH 8D 9D TD JD CD 7C 8C 9C TC CC KC T1 T2 T3 T4 T5 T6 T7 T8 T12 T13 T14 T15 T16 T18 T21 FOOL in all heaps
   seat 2: hand: = CS QS 7H 9H CH 9D TD JD CD 7C 8C T6 T12 T15 T16 T18 | moves: say pass, three, two, one, solo, wait | may = 7S 8S 9S TS JS KS 8H TH JH QH KH 7D 8D QD KD 9C TC JC CC QC KC T1 T2 T3 T4 T5 T7 T8 T9 T10 T11 T13 T14 T17 T19 T20 T21 FOOL in all heaps
74. 2 say wait
   all told: 2 said wait
   all: turn: 0 | public.auction.spoken: ([2 wait])
   seat 0: moves: say pass, three, two, one, solo, wait
75. 0 say wait
   all told: 0 said wait
   all: turn: 1 | public.auction.spoken: ([2 wait] [0 wait])
   seat 1: moves: say pass, three, two, one, solo, wait
76. 1 say wait
   all told: 1 said wait
   all: turn: 2 | public.auction.spoken: ([2 wait] [0 wait] [1 wait])
   seat 2: moves: say pass, three, two, one, solo
77. 2 say one
   all told: 2 said one
   all: turn: 0 | public.auction.bid: one | public.auction.bidder: 2 | public.auction.calls: 1 | public.auction.spoken: ([2 wait] [0 wait] [1 wait] [2 one])
   seat 0: moves: say pass, solo, hold
78. 0 say pass
   all told: 0 said pass
   all: turn: 1 | public.auction.out: (True False False) | public.auction.spoken: ([2 wait] [0 wait] [1 wait] [2 one] [0 pass])
   seat 1: moves: say pass, solo, hold
79. 1 say solo
   all told: 1 said solo
   all: turn: 2 | public.auction.bid: solo | public.auction.bidder: 1 | public.auction.calls: 2 | public.auction.spoken: ([2 wait] [0 wait] [1 wait] [2 one] [0 pass] [1 solo])
   seat 2: moves: say pass
80. 2 say pass
   all told: 2 said pass
   all: turn: 1 | sides: 1 0 1 | public.phase: early | public.auction.out: (True False True) | public.auction.spoken: ([2 wait] [0 wait] [1 wait] [2 one] [0 pass] [1 solo] [2 pass]) | public.declarer: 1
   seat 1: moves: say done, seventy, ninety, against_honours
81. 1 say seventy
   all told: 1 said seventy
   all: public.declared: ([seventy True 0])
   seat 1: moves: say done, against_honours
82. 1 say done
   all told: 1 said done
   all: public.phase: holding
   seat 1: moves: say done
83. 1 say done
   all told: 1 said done
   all: turn: 2
   seat 2: moves: say done
84. 2 say done
   all told: 2 said done
   all: turn: 0
   seat 0: moves: say done, half_honours
85. 0 say half_honours
   all told: 0 said half_honours
   all: public.announced: ((half_honours)  )
   seat 0: moves: say done
86. 0 say done
   all told: 0 said done
   all: turn: 1 | trick: 1 leads | public.phase: lead
   seat 1: moves: play 7S, 8S, TS, KS, QH, 7D, QD, KD, JC, QC, T9, T10, T11, T17, T19, T20
87. 1 play JC
   all told: 1 played JC
   all: turn: 2 | trick: 1 led JC | public.phase: reply
   seat 0, 2: in no heap: JC | size hand of 1: 15
   seat 1: hand: -JC
   seat 2: moves: play 7C, 8C
88. 2 play 8C
   all told: 2 played 8C
   all: turn: 0 | trick: 1 led JC 8C
   seat 0, 1: in no heap: 8C | size hand of 2: 15
   seat 0: moves: play 9C, CC, KC
   seat 2: hand: -8C
89. 0 play CC
   all told: 0 played CC; 0 took the trick 8C JC CC
   all: trick: 0 leads | trick 1: 1 led JC 8C CC, 0 takes | public.phase: lead
   seat 1, 2: in no heap: CC | size hand of 0: 15
   seat 0: hand: -CC | moves: play 9S, JS, 8H, TH, JH, 8D, 9C, KC, T1, T2, T3, T4, T13, T14, T21
90. 0 play JS
   all told: 0 played JS
   all: turn: 1 | trick: 0 led JS | public.phase: reply
   seat 1, 2: in no heap: JS | size hand of 0: 14
   seat 0: hand: -JS
   seat 1: moves: play 7S, 8S, TS, KS
91. 1 play KS
   all told: 1 played KS
   all: turn: 2 | trick: 0 led JS KS
   seat 0, 2: in no heap: KS | size hand of 1: 14
   seat 1: hand: -KS
   seat 2: moves: play CS, QS
92. 2 play CS
   all told: 2 played CS; 1 took the trick JS CS KS
   all: turn: 1 | trick: 1 leads | trick 2: 0 led JS KS CS, 1 takes | public.phase: lead
   seat 0, 1: in no heap: CS | size hand of 2: 14
   seat 1: moves: play 7S, 8S, TS, QH, 7D, QD, KD, QC, T9, T10, T11, T17, T19, T20
   seat 2: hand: -CS
93. 1 play 7D
   all told: 1 played 7D
   all: turn: 2 | trick: 1 led 7D | public.phase: reply
   seat 0, 2: in no heap: 7D | size hand of 1: 13
   seat 1: hand: -7D
   seat 2: moves: play 9D, TD, JD, CD
94. 2 play CD
   all told: 2 played CD
   all: turn: 0 | trick: 1 led 7D CD
   seat 0, 1: in no heap: CD | size hand of 2: 13
   seat 0: moves: play 8D
   seat 2: hand: -CD
95. 0 play 8D
   all told: 0 played 8D; 2 took the trick 7D 8D CD
   all: turn: 2 | trick: 2 leads | trick 3: 1 led 7D CD 8D, 2 takes | public.phase: lead
   seat 1, 2: in no heap: 8D | size hand of 0: 13
   seat 0: hand: -8D
   seat 2: moves: play QS, 7H, 9H, CH, 9D, TD, JD, 7C, T6, T12, T15, T16, T18
96. 2 play 7H
   all told: 2 played 7H
   all: turn: 0 | trick: 2 led 7H | public.phase: reply
   seat 0, 1: in no heap: 7H | size hand of 2: 12
   seat 0: moves: play 8H, TH, JH
   seat 2: hand: -7H
97. 0 play TH
   all told: 0 played TH
   all: turn: 1 | trick: 2 led 7H TH
   seat 1, 2: in no heap: TH | size hand of 0: 12
   seat 0: hand: -TH
   seat 1: moves: play QH
98. 1 play QH
   all told: 1 played QH; 1 took the trick 7H TH QH
   all: trick: 1 leads | trick 4: 2 led 7H TH QH, 1 takes | public.phase: lead
   seat 0, 2: in no heap: QH | size hand of 1: 12
   seat 1: hand: -QH | moves: play 7S, 8S, TS, QD, KD, QC, T9, T10, T11, T17, T19, T20
99. 1 play 7S
   all told: 1 played 7S
   all: turn: 2 | trick: 1 led 7S | public.phase: reply
   seat 0, 2: in no heap: 7S | size hand of 1: 11
   seat 1: hand: -7S
   seat 2: moves: play QS
100. 2 play QS
   all told: 2 played QS
   all: turn: 0 | trick: 1 led 7S QS
   seat 0, 1: in no heap: QS | size hand of 2: 11
   seat 0: moves: play 9S
   seat 2: hand: -QS
101. 0 play 9S
   all told: 0 played 9S; 2 took the trick 7S 9S QS
102. 2 play T6
   all told: 2 played T6
103. 0 play T4
   all told: 0 played T4
104. 1 play T11
   all told: 1 played T11; 1 took the trick T4 T6 T11
105. 1 play KD
   all told: 1 played KD
106. 2 play JD
   all told: 2 played JD
107. 0 play T2
   all told: 0 played T2; 0 took the trick JD KD T2
108. 0 play 8H
   all told: 0 played 8H
109. 1 play T20
   all told: 1 played T20
110. 2 play 9H
   all told: 2 played 9H; 1 took the trick 8H 9H T20
   all: turn: 1 | trick: 1 leads | trick 5: 1 led 7S QS 9S, 2 takes | trick 6: 2 led T6 T4 T11, 1 takes | trick 7: 1 led KD JD T2, 0 takes | trick 8: 0 led 8H T20 9H, 1 takes | public.phase: lead
   seat 0, 1: size hand of 2: 8
   seat 0, 2: size hand of 1: 8
   seat 1, 2: size hand of 0: 8
   seat 0: in no heap: 9H JD KD T11 T20 T6 | hand: -9S -8H -T2 -T4 | may -CH -KH in hand of 1
   seat 1: in no heap: 8H 9H 9S JD T2 T4 T6 | hand: -KD -T11 -T20 | moves: play 8S, TS, QD, QC, T9, T10, T17, T19 | may -9D -TD in hand of 0
   seat 2: in no heap: 8H 9S KD T11 T2 T20 T4 | hand: -9H -JD -T6 | may -QD in hand of 0 | may -JH -KH in hand of 1
111. 1 play T9
   all told: 1 played T9
112. 2 play T15
   all told: 2 played T15
113. 0 play T3
   all told: 0 played T3; 2 took the trick T3 T9 T15
114. 2 play TD
   all told: 2 played TD
115. 0 play T1
   all told: 0 played T1
116. 1 play QD
   all told: 1 played QD; 0 took the trick TD QD T1
117. 0 play KC
   all told: 0 played KC
118. 1 play QC
   all told: 1 played QC
119. 2 play 7C
   all told: 2 played 7C; 0 took the trick 7C QC KC
120. 0 play JH
   all told: 0 played JH
   all: trick: 0 led JH | trick 9: 1 led T9 T15 T3, 2 takes | trick 10: 2 led TD T1 QD, 0 takes | trick 11: 0 led KC QC 7C, 0 takes | public.phase: reply
   seat 0, 1: size hand of 2: 5
   seat 0, 2: size hand of 1: 5
   seat 1, 2: size hand of 0: 4
   seat 0: in no heap: 7C QC QD T15 T9 TD | hand: = 9C T13 T14 T21
   seat 1: in no heap: 7C JH KC T1 T15 T3 TD | hand: -QD -QC -T9 | moves: play T10, T17, T19
   seat 2: in no heap: JH KC QC QD T1 T3 T9 | hand: -TD -7C -T15
121. 1 play T17
   all told: 1 played T17
122. 2 play CH
   all told: 2 played CH; 1 took the trick JH CH T17
123. 1 play T19
   all told: 1 played T19
124. 2 play T12
   all told: 2 played T12
125. 0 play T14
   all told: 0 played T14; 1 took the trick T12 T14 T19
126. 1 play T10
   all told: 1 played T10
127. 2 play T18
   all told: 2 played T18
128. 0 play T13
   all told: 0 played T13; 2 took the trick T10 T13 T18
129. 2 play 9D
   all told: 2 played 9D
130. 0 play T21
   all told: 0 played T21
   all: trick: 2 led 9D T21 | trick 12: 0 led JH T17 CH, 1 takes | trick 13: 1 led T19 T12 T14, 1 takes | trick 14: 1 led T10 T18 T13, 2 takes
   seat 0, 1: size hand of 2: 1
   seat 0, 2: size hand of 1: 2
   seat 1, 2: size hand of 0: 1
   seat 0: in no heap: 9D CH T10 T12 T17 T18 T19 | hand: = 9C
   seat 1: in no heap: 9D CH T12 T13 T14 T18 T21 | hand: = 8S TS | moves: play 8S, TS
   seat 2: in no heap: T10 T13 T14 T17 T19 T21 | hand: = T16
131. 1 play 8S
   all told: 1 played 8S; 0 took the trick 8S 9D T21
132. 0 play 9C
   all told: 0 played 9C
133. 1 play TS
   all told: 1 played TS
134. 2 play T16
   all told: 2 played T16; 2 took the trick TS 9C T16; deal 2 §8.3 basic: +32 points to 2; deal 2 §8.3 basic: +32 points to 0; deal 2 §8.4 over: +192 points to 2; deal 2 §8.4 over: +192 points to 0; deal 2 §8.5 seventy_failed: +80 points to 2; deal 2 §8.5 seventy_failed: +80 points to 0; deal 2 §5.6 half_honours: +16 points to 0; deal 2 §9.4 century: +10 points to 0; deal 2 §9.4 century: +10 points to 2; deal 2 §9.3 settlement: +330 settled to 0 from 1; deal 2 §9.3 settlement: +16 settled to 0 from 2; deal 2 §9.3 settlement: +314 settled to 2 from 1; deal 2 §9.3 wiped: +330 points to table from 0; deal 2 §9.3 wiped: +314 points to table from 2; deal 2 over
135. * deal
   all told: 2 dealt
136. 0 say two
   all told: 0 said two
137. 1 say one
   all told: 1 said one
138. 2 say solo
   all told: 2 said solo
139. 0 say pass
   all told: 0 said pass
140. 1 say pass
   all told: 1 said pass
   all: no more: trick, tricks, public.declared | turn: 2 | dealer: 2 | sides: 1 1 0 | holds: 374,0 -688,0 314,0 | deals: 2 over, 0 of them thrown in | public.phase: early | public.auction.bidder: 2 | public.auction.out: (True True False) | public.auction.calls: 3 | public.auction.spoken: ([0 two] [1 one] [2 solo] [0 pass] [1 pass]) | public.declarer: 2 | public.announced: (  )
   seat 0, 1: size hand of 2: 16
   seat 0, 2: size hand of 1: 16
   seat 1, 2: size hand of 0: 16
   seat 0: in no heap: TS | hand: = 9S TS JS CS 7H CH QH JD CD KD JC KC T6 T10 T15 T20 | may +7S +QS +KS +8H +9H +TH +JH +KH +7D +8D +9D +TD +QD +7C +8C +9C +CC +QC +T1 +T2 +T3 +T4 +T9 +T11 +T12 +T13 +T14 +T17 +T18 +T19 +T21 in hand of 1 | may +7S +QS +KS +8H +9H +TH +JH +7D +8D +9D +TD +QD +7C +8C +9C +CC +QC +T1 +T2 +T3 +T4 +T9 +T11 +T12 +T13 +T14 +T17 +T18 +T19 +T21 in hand of 2, stock
   seat 1: in no heap: 9C KH T5 | hand: = QS KS 8H TH KH 8D QD 7C 9C CC T3 T4 T5 T11 T13 T19 | may +7S +8S +9S +TS +JS +CS +7H +9H +JH +CH +QH +7D +9D +TD +JD +CD +KD +8C +JC +QC +KC +T1 +T2 +T6 +T9 +T10 +T12 +T14 +T15 +T17 +T18 +T20 +T21 in all heaps
   seat 2: in no heap: FOOL T7 TC | hand: +7S +JH +7D +TD +8C +TC +QC +T1 +T2 +T7 +T14 +T17 +T18 +T21 +FOOL | moves: say done, seventy, ninety, against_kings, sparrow, owl | may +9S +JS +CS +QS +KS +7H +8H +9H +TH +CH +QH +8D +9D +JD +CD +QD +KD +7C +JC +CC +KC +T3 +T4 +T6 +T9 +T10 +T11 +T12 +T13 +T15 +T19 +T20 in hand of 0, stock | may +9S +JS +CS +QS +KS +7H +8H +9H +TH +CH +QH +KH +8D +9D +JD +CD +QD +KD +7C +JC +CC +KC +T3 +T4 +T6 +T9 +T10 +T11 +T12 +T13 +T15 +T19 +T20 in hand of 1
141. 2 say owl
   all told: 2 said owl
142. 2 say ninety
   all told: 2 said ninety
143. 2 say against_kings
   all told: 2 said against_kings
144. 2 say sparrow
   all told: 2 said sparrow
145. 2 say done
   all told: 2 said done
146. 2 say honours
   all told: 2 said honours
147. 2 say done
   all told: 2 said done
148. 0 say done
   all told: 0 said done
149. 1 say done
   all told: 1 said done
150. 2 play FOOL
   all told: 2 played FOOL
   all: turn: 0 | trick: 2 led FOOL | public.phase: reply | public.declared: ([owl True 0] [ninety True 0] [against_kings True 0] [sparrow True 0]) | public.announced: (  (honours))
   seat 0, 1: in no heap: FOOL | size hand of 2: 15 | sure = T1 T2 T21 in hand of 2
   seat 0: moves: play T6, T10, T15, T20 | may -T1 -T2 -T21 in hand of 1, stock | may -KS -KH in hand of 2
   seat 1: may -T1 -T2 -T21 in hand of 0, stock | may -KD -KC in hand of 2
   seat 2: hand: -FOOL
151. 0 play T15
   all told: 0 played T15
152. 1 play T5
   all told: 1 played T5; 2 took the trick T5 T15 FOOL
153. 2 play T1
   all told: 2 played T1
154. 0 play T20
   all told: 0 played T20
155. 1 play T13
   all told: 1 played T13; 0 took the trick T1 T13 T20
156. 0 play CS
   all told: 0 played CS
157. 1 play KS
   all told: 1 played KS
158. 2 play 7S
   all told: 2 played 7S; 1 took the trick 7S CS KS
159. 1 play T3
   all told: 1 played T3
160. 2 play T2
   all told: 2 played T2
   all: trick: 1 led T3 T2 | trick 1: 2 led FOOL T15 T5, 2 takes | trick 2: 2 led T1 T20 T13, 0 takes | trick 3: 0 led CS KS 7S, 1 takes
   seat 0, 1: size hand of 2: 12 | sure = T21 in hand of 2
   seat 0, 2: size hand of 1: 12
   seat 1, 2: size hand of 0: 13
   seat 0: in no heap: 7S KS T1 T13 T2 T3 T5 | hand: -CS -T15 -T20 | moves: play T6, T10
   seat 1: in no heap: 7S CS T1 T15 T2 T20 | hand: -KS -T3 -T5 -T13
   seat 2: in no heap: CS KS T13 T15 T20 T3 T5 | hand: -7S -T1 -T2
161. 0 play T6
   all told: 0 played T6; 0 took the trick T2 T3 T6
162. 0 play TS
   all told: 0 played TS
163. 1 play QS
   all told: 1 played QS
164. 2 play T21
   all told: 2 played T21; 2 took the trick TS QS T21
165. 2 play 7D
   all told: 2 played 7D
166. 0 play KD
   all told: 0 played KD
167. 1 play 8D
   all told: 1 played 8D; 0 took the trick 7D 8D KD
168. 0 play QH
   all told: 0 played QH
169. 1 play KH
   all told: 1 played KH
170. 2 play JH
   all told: 2 played JH; 1 took the trick JH QH KH
   all: turn: 1 | trick: 1 leads | trick 4: 1 led T3 T2 T6, 0 takes | trick 5: 0 led TS QS T21, 2 takes | trick 6: 2 led 7D KD 8D, 0 takes | trick 7: 0 led QH KH JH, 1 takes | public.phase: lead
   seat 0, 1: no more: sure hand of 2 | size hand of 2: 9
   seat 0, 2: size hand of 1: 9
   seat 1, 2: size hand of 0: 9
   seat 0: in no heap: 7D 8D JH KH QS T21 | hand: -TS -QH -KD -T6 | may -8S in hand of 2
   seat 1: in no heap: 7D JH KD QH T21 T6 TS | hand: -QS -KH -8D | moves: play 8H, TH, QD, 7C, 9C, CC, T4, T11, T19 | may -8S -9S -JS in hand of 2
   seat 2: in no heap: 8D KD KH QH QS T6 TS | hand: -JH -7D -T21
171. 1 play 7C
   all told: 1 played 7C
172. 2 play TC
   all told: 2 played TC
173. 0 play JC
   all told: 0 played JC; 0 took the trick 7C TC JC
174. 0 play 7H
   all told: 0 played 7H
175. 1 play TH
   all told: 1 played TH
176. 2 play T7
   all told: 2 played T7; 2 took the trick 7H TH T7
177. 2 play TD
   all told: 2 played TD
178. 0 play JD
   all told: 0 played JD
179. 1 play QD
   all told: 1 played QD; 1 took the trick TD JD QD
180. 1 play 8H
   all told: 1 played 8H
   all: turn: 2 | trick: 1 led 8H | trick 8: 1 led 7C TC JC, 0 takes | trick 9: 0 led 7H TH T7, 2 takes | trick 10: 2 led TD JD QD, 1 takes | public.phase: reply
   seat 0, 1: size hand of 2: 6
   seat 0, 2: size hand of 1: 5
   seat 1, 2: size hand of 0: 6
   seat 0: in no heap: 7C 8H QD T7 TC TD TH | hand: -7H -JD -JC | may -9H in hand of 2
   seat 1: in no heap: 7H JC JD T7 TC TD | hand: -8H -TH -QD -7C | may -9H -CH in hand of 2
   seat 2: in no heap: 7C 7H 8H JC JD QD TH | hand: -TD -TC -T7 | moves: play T14, T16, T17, T18
181. 2 play T16
   all told: 2 played T16
182. 0 play CH
   all told: 0 played CH; 2 took the trick 8H CH T16
183. 2 play 8C
   all told: 2 played 8C
184. 0 play KC
   all told: 0 played KC
185. 1 play CC
   all told: 1 played CC; 0 took the trick 8C CC KC
186. 0 play CD
   all told: 0 played CD
187. 1 play T4
   all told: 1 played T4
188. 2 play T14
   all told: 2 played T14; 2 took the trick CD T4 T14
189. 2 play QC
   all told: 2 played QC
190. 0 play T10
   all told: 0 played T10
   all: turn: 1 | trick: 2 led QC T10 | trick 11: 1 led 8H T16 CH, 2 takes | trick 12: 2 led 8C KC CC, 0 takes | trick 13: 0 led CD T4 T14, 2 takes
   seat 0, 1: size hand of 2: 2
   seat 0, 2: size hand of 1: 3
   seat 1, 2: size hand of 0: 2
   seat 0: in no heap: 8C CC QC T14 T16 T4 | hand: = 9S JS | may -9D in hand of 1, hand of 2
   seat 1: in no heap: 8C CD CH KC QC T10 T14 T16 | hand: -CC -T4 | moves: play 9C | may -9D in hand of 2
   seat 2: in no heap: CC CD CH KC T10 T4 | hand: = T17 T18 | may -9C in hand of 0 | may -9D in hand of 1
191. 1 play 9C
   all told: 1 played 9C; 0 took the trick 9C QC T10
192. 0 play JS
   all told: 0 played JS
193. 1 play T11
   all told: 1 played T11
194. 2 play T17
   all told: 2 played T17; 2 took the trick JS T11 T17
195. 2 play T18
   all told: 2 played T18
196. 0 play 9S
   all told: 0 played 9S
197. 1 play T19
   all told: 1 played T19; 1 took the trick 9S T18 T19; deal 3 §8.3 basic: +40 points to 0; deal 3 §8.3 basic: +40 points to 1; deal 3 §8.4 over: +168 points to 0; deal 3 §8.4 over: +168 points to 1; deal 3 §8.5 owl_failed: +320 points to 0 for T2; deal 3 §8.5 owl_failed: +320 points to 1 for T2; deal 3 §8.5 ninety_failed: +320 points to 0; deal 3 §8.5 ninety_failed: +320 points to 1; deal 3 §8.5 against_kings_failed: +160 points to 0; deal 3 §8.5 against_kings_failed: +160 points to 1; deal 3 §8.5 sparrow_failed: +160 points to 0 for T1; deal 3 §8.5 sparrow_failed: +160 points to 1 for T1; deal 3 §5.6 honours: +24 points to 2; deal 3 §9.4 century: +10 points to 0; deal 3 §9.4 century: +10 points to 1; deal 3 §9.3 settlement: +1154 settled to 0 from 2; deal 3 §9.3 settlement: +1154 settled to 1 from 2; deal 3 §9.3 wiped: +1178 points to table from 0; deal 3 §9.3 wiped: +1178 points to table from 1; deal 3 §9.3 wiped: +24 points to table from 2; deal 3 over; match over
   all: turn: nobody | shown: 8S 9H 9D T8 T9 T12 | holds: 1528,0 466,0 -1994,0 | deals: 3 over, 0 of them thrown in | trick 14: 2 led QC T10 9C, 0 takes | trick 15: 0 led JS T11 T17, 2 takes | trick 16: 2 led T18 9S T19, 1 takes | public.phase: settled | public.stock: (9H 8S T9 T12 9D T8)
   seat 0: no more: hand, trick, size hand of 1, may hand of 1, size hand of 2, may hand of 2, size stock, may stock
   seat 1: no more: hand, trick, size hand of 0, may hand of 0, size hand of 2, may hand of 2, size stock, may stock
   seat 2: no more: hand, trick, size hand of 0, may hand of 0, size hand of 1, may hand of 1, size stock, may stock
