start
   all: turn: chance | dealer: 0 | sides: -1 -1 -1 | holds: 0,0 0,0 0,0 | deals: 0 over, 0 of them thrown in | public.phase: dealing | public.auction.bidder: -2 | public.auction.out: (False False False) | public.auction.calls: 0 | public.auction.contra: -2 | public.declarer: -2 | public.contras: 0 | public.taken: -1 | public.announced: (  ) | public.drawn_out: False | public.least: 0 | public.most: 0 | public.raised: 1 | public.per_contra: 1 | public.beggar_stock: aside | public.subcontra: -2
1. * deal
   all told: 0 dealt
   all: turn: 1 | public.phase: bid | public.ladder: ((three 1) (take 2) (two 3) (one 4) (solo 8)) | public.per_contra: 2 | size stock: 6
   seat 0, 1: size hand of 2: 16
   seat 0, 2: size hand of 1: 16
   seat 1, 2: size hand of 0: 16
   seat 0: hand: = 8S TS CS KS CH QH KH QC T2 T3 T5 T7 T14 T17 T20 T21 | may = 7S 9S JS QS 7H 8H 9H TH JH 7D 8D 9D TD JD CD QD KD 7C 8C 9C TC JC CC KC T1 T4 T6 T8 T9 T10 T11 T12 T13 T15 T16 T18 T19 FOOL in all heaps
   seat 1: hand: = 9S JS 7H 9H TH JH TD CD QD KD 7C KC T6 T10 T18 T19 | moves: say pass, three, two, one, solo | may = 7S 8S TS CS QS KS 8H CH QH KH 7D 8D 9D JD 8C 9C TC JC CC QC T1 T2 T3 T4 T5 T7 T8 T9 T11 T12 T13 T14 T15 T16 T17 T20 T21 FOOL in all heaps
   seat 2: hand: = 7S QS 8H 8D 9D JD 9C JC CC T1 T4 T8 T11 T12 T15 FOOL | may = 8S 9S TS JS CS KS 7H 9H TH JH CH QH KH 7D TD CD QD KD 7C 8C TC QC KC T2 T3 T5 T6 T7 T9 T10 T13 T14 T16 T17 T18 T19 T20 T21 in all heaps
2. 1 say three
   all told: 1 said three
   all: turn: 2 | public.auction.bid: three | public.auction.bidder: 1 | public.auction.calls: 1 | public.auction.spoken: ([1 three])
   seat 2: moves: say pass, take, two, one, solo, contra
3. 2 say two
   all told: 2 said two
   all: turn: 0 | public.auction.bid: two | public.auction.bidder: 2 | public.auction.calls: 2 | public.auction.spoken: ([1 three] [2 two])
   seat 0: moves: say pass, one, solo, contra
4. 0 say one
   all told: 0 said one
   all: turn: 1 | public.auction.bid: one | public.auction.bidder: 0 | public.auction.calls: 3 | public.auction.spoken: ([1 three] [2 two] [0 one])
   seat 1: moves: say pass, solo, hold, contra
5. 1 say contra
   all told: 1 said contra
   all: turn: 2 | public.auction.out: (False True False) | public.auction.contra: 1 | public.auction.spoken: ([1 three] [2 two] [0 one] [1 contra])
   seat 2: moves: say pass, solo, hold
6. 2 say solo
   all told: 2 said solo
   all: turn: 0 | public.auction.bid: solo | public.auction.bidder: 2 | public.auction.calls: 4 | public.auction.contra: -2 | public.auction.spoken: ([1 three] [2 two] [0 one] [1 contra] [2 solo])
   seat 0: moves: say pass, contra
7. 0 say pass
   all told: 0 said pass
   all: turn: 2 | sides: 1 1 0 | public.phase: early | public.auction.out: (True True False) | public.auction.spoken: ([1 three] [2 two] [0 one] [1 contra] [2 solo] [0 pass]) | public.declarer: 2
   seat 2: moves: say done, seventy, ninety, against_kings, sparrow
8. 2 say done
   all told: 2 said done
   all: public.phase: holding
   seat 2: moves: say done, half_honours
9. 2 say half_honours
   all told: 2 said half_honours
   all: public.announced: (  (half_honours))
   seat 2: moves: say done
10. 2 say done
   all told: 2 said done
   all: turn: 0
   seat 0: moves: say done
11. 0 say done
   all told: 0 said done
   all: turn: 1
   seat 1: moves: say done
12. 1 say done
   all told: 1 said done
   all: turn: 2 | trick: 2 leads | public.phase: lead
   seat 2: moves: play 7S, QS, 8H, 8D, 9D, JD, 9C, JC, CC, T1, T4, T8, T11, T12, T15, FOOL
13. 2 play 7S
   all told: 2 played 7S
   all: turn: 0 | trick: 2 led 7S | public.phase: reply
   seat 0, 1: in no heap: 7S | size hand of 2: 15
   seat 0: moves: play 8S, TS, CS, KS
   seat 2: hand: -7S
14. 0 play TS
   all told: 0 played TS
   all: turn: 1 | trick: 2 led 7S TS
   seat 1, 2: in no heap: TS | size hand of 0: 15
   seat 0: hand: -TS
   seat 1: moves: play 9S, JS
15. 1 play JS
   all told: 1 played JS; 1 took the trick 7S TS JS
   all: trick: 1 leads | trick 1: 2 led 7S TS JS, 1 takes | public.phase: lead
   seat 0, 2: in no heap: JS | size hand of 1: 15
   seat 1: hand: -JS | moves: play 9S, 7H, 9H, TH, JH, TD, CD, QD, KD, 7C, KC, T6, T10, T18, T19
16. 1 play JH
   all told: 1 played JH
   all: turn: 2 | trick: 1 led JH | public.phase: reply
   seat 0, 2: in no heap: JH | size hand of 1: 14
   seat 1: hand: -JH
   seat 2: moves: play 8H
17. 2 play 8H
   all told: 2 played 8H
   all: turn: 0 | trick: 1 led JH 8H
   seat 0, 1: in no heap: 8H | size hand of 2: 14
   seat 0: moves: play CH, QH, KH
   seat 2: hand: -8H
18. 0 play QH
   all told: 0 played QH; 0 took the trick 8H JH QH
   all: trick: 0 leads | trick 2: 1 led JH 8H QH, 0 takes | public.phase: lead
   seat 1, 2: in no heap: QH | size hand of 0: 14
   seat 0: hand: -QH | moves: play 8S, CS, KS, CH, KH, QC, T2, T3, T5, T7, T14, T17, T20, T21
19. 0 play CS
   all told: 0 played CS
   all: turn: 1 | trick: 0 led CS | public.phase: reply
   seat 1, 2: in no heap: CS | size hand of 0: 13
   seat 0: hand: -CS
   seat 1: moves: play 9S
20. 1 play 9S
   all told: 1 played 9S
   all: turn: 2 | trick: 0 led CS 9S
   seat 0, 2: in no heap: 9S | size hand of 1: 13
   seat 1: hand: -9S
   seat 2: moves: play QS
21. 2 play QS
   all told: 2 played QS; 2 took the trick 9S CS QS
   all: trick: 2 leads | trick 3: 0 led CS 9S QS, 2 takes | public.phase: lead
   seat 0, 1: in no heap: QS | size hand of 2: 13
   seat 2: hand: -QS | moves: play 8D, 9D, JD, 9C, JC, CC, T1, T4, T8, T11, T12, T15, FOOL
22. 2 play 8D
   all told: 2 played 8D
   all: turn: 0 | trick: 2 led 8D | public.phase: reply
   seat 0, 1: in no heap: 8D | size hand of 2: 12
   seat 0: moves: play T2, T3, T5, T7, T14, T17, T20, T21
   seat 2: hand: -8D
23. 0 play T20
   all told: 0 played T20
   all: turn: 1 | trick: 2 led 8D T20
   seat 1, 2: in no heap: T20 | size hand of 0: 12
   seat 0: hand: -T20
   seat 1: moves: play TD, CD, QD, KD | may -7D -9D -JD in hand of 0
   seat 2: may -7D -TD -CD -QD -KD in hand of 0
24. 1 play KD
   all told: 1 played KD; 0 took the trick 8D KD T20
   all: turn: 0 | trick: 0 leads | trick 4: 2 led 8D T20 KD, 0 takes | public.phase: lead
   seat 0, 2: in no heap: KD | size hand of 1: 12
   seat 0: moves: play 8S, KS, CH, KH, QC, T2, T3, T5, T7, T14, T17, T21
   seat 1: hand: -KD
25. 0 play QC
   all told: 0 played QC
   all: turn: 1 | trick: 0 led QC | public.phase: reply
   seat 1, 2: in no heap: QC | size hand of 0: 11
   seat 0: hand: -QC
   seat 1: moves: play 7C, KC
26. 1 play 7C
   all told: 1 played 7C
   all: turn: 2 | trick: 0 led QC 7C
   seat 0, 2: in no heap: 7C | size hand of 1: 11
   seat 1: hand: -7C
   seat 2: moves: play 9C, JC, CC
27. 2 play JC
   all told: 2 played JC; 0 took the trick 7C JC QC
   all: turn: 0 | trick: 0 leads | trick 5: 0 led QC 7C JC, 0 takes | public.phase: lead
   seat 0, 1: in no heap: JC | size hand of 2: 11
   seat 0: moves: play 8S, KS, CH, KH, T2, T3, T5, T7, T14, T17, T21
   seat 2: hand: -JC
28. 0 play T7
   all told: 0 played T7
   all: turn: 1 | trick: 0 led T7 | public.phase: reply
   seat 1, 2: in no heap: T7 | size hand of 0: 10
   seat 0: hand: -T7
   seat 1: moves: play T6, T10, T18, T19
29. 1 play T10
   all told: 1 played T10
   all: turn: 2 | trick: 0 led T7 T10
   seat 0, 2: in no heap: T10 | size hand of 1: 10
   seat 1: hand: -T10
   seat 2: moves: play T1, T4, T8, T11, T12, T15, FOOL
30. 2 play T12
   all told: 2 played T12; 2 took the trick T7 T10 T12
   all: trick: 2 leads | trick 6: 0 led T7 T10 T12, 2 takes | public.phase: lead
   seat 0, 1: in no heap: T12 | size hand of 2: 10
   seat 2: hand: -T12 | moves: play 9D, JD, 9C, CC, T1, T4, T8, T11, T15, FOOL
31. 2 play FOOL
   all told: 2 played FOOL
   all: turn: 0 | trick: 2 led FOOL | public.phase: reply
   seat 0, 1: in no heap: FOOL | size hand of 2: 9
   seat 0: moves: play T2, T3, T5, T14, T17, T21
   seat 2: hand: -FOOL
32. 0 play T21
   all told: 0 played T21
   all: turn: 1 | trick: 2 led FOOL T21
   seat 1, 2: in no heap: T21 | size hand of 0: 9
   seat 0: hand: -T21
   seat 1: moves: play T6, T18, T19
33. 1 play T6
   all told: 1 played T6; 2 took the trick T6 T21 FOOL
   all: turn: 2 | trick: 2 leads | trick 7: 2 led FOOL T21 T6, 2 takes | public.phase: lead
   seat 0, 2: in no heap: T6 | size hand of 1: 9
   seat 1: hand: -T6
   seat 2: moves: play 9D, JD, 9C, CC, T1, T4, T8, T11, T15
34. 2 play T8
   all told: 2 played T8
   all: turn: 0 | trick: 2 led T8 | public.phase: reply
   seat 0, 1: in no heap: T8 | size hand of 2: 8
   seat 0: moves: play T2, T3, T5, T14, T17
   seat 2: hand: -T8
35. 0 play T17
   all told: 0 played T17
   all: turn: 1 | trick: 2 led T8 T17
   seat 1, 2: in no heap: T17 | size hand of 0: 8
   seat 0: hand: -T17
   seat 1: moves: play T18, T19
36. 1 play T18
   all told: 1 played T18; 1 took the trick T8 T17 T18
   all: trick: 1 leads | trick 8: 2 led T8 T17 T18, 1 takes | public.phase: lead
   seat 0, 2: in no heap: T18 | size hand of 1: 8
   seat 1: hand: -T18 | moves: play 7H, 9H, TH, TD, CD, QD, KC, T19
37. 1 play QD
   all told: 1 played QD
   all: turn: 2 | trick: 1 led QD | public.phase: reply
   seat 0, 2: in no heap: QD | size hand of 1: 7
   seat 1: hand: -QD
   seat 2: moves: play 9D, JD
38. 2 play JD
   all told: 2 played JD
   all: turn: 0 | trick: 1 led QD JD
   seat 0, 1: in no heap: JD | size hand of 2: 7
   seat 0: moves: play T2, T3, T5, T14
   seat 2: hand: -JD
39. 0 play T3
   all told: 0 played T3; 0 took the trick JD QD T3
   all: trick: 0 leads | trick 9: 1 led QD JD T3, 0 takes | public.phase: lead
   seat 1, 2: in no heap: T3 | size hand of 0: 7
   seat 0: hand: -T3 | moves: play 8S, KS, CH, KH, T2, T5, T14
40. 0 play 8S
   all told: 0 played 8S
   all: turn: 1 | trick: 0 led 8S | public.phase: reply
   seat 1, 2: in no heap: 8S | size hand of 0: 6
   seat 0: hand: -8S
   seat 1: moves: play T19
41. 1 play T19
   all told: 1 played T19
   all: turn: 2 | trick: 0 led 8S T19
   seat 0, 2: in no heap: T19 | size hand of 1: 6
   seat 1: hand: -T19
   seat 2: moves: play T1, T4, T11, T15 | may -KS in hand of 1
42. 2 play T1
   all told: 2 played T1; 1 took the trick 8S T1 T19
   all: turn: 1 | trick: 1 leads | trick 10: 0 led 8S T19 T1, 1 takes | public.phase: lead
   seat 0, 1: in no heap: T1 | size hand of 2: 6
   seat 1: moves: play 7H, 9H, TH, TD, CD, KC | may -KS in hand of 2
   seat 2: hand: -T1
43. 1 play TD
   all told: 1 played TD
   all: turn: 2 | trick: 1 led TD | public.phase: reply
   seat 0, 2: in no heap: TD | size hand of 1: 5
   seat 1: hand: -TD
   seat 2: moves: play 9D
44. 2 play 9D
   all told: 2 played 9D
   all: turn: 0 | trick: 1 led TD 9D
   seat 0, 1: in no heap: 9D | size hand of 2: 5
   seat 0: moves: play T2, T5, T14
   seat 2: hand: -9D
45. 0 play T5
   all told: 0 played T5; 0 took the trick 9D TD T5
   all: trick: 0 leads | trick 11: 1 led TD 9D T5, 0 takes | public.phase: lead
   seat 1, 2: in no heap: T5 | size hand of 0: 5
   seat 0: hand: -T5 | moves: play KS, CH, KH, T2, T14
46. 0 play T14
   all told: 0 played T14
   all: turn: 1 | trick: 0 led T14 | public.phase: reply
   seat 1, 2: in no heap: T14 | size hand of 0: 4
   seat 0: hand: -T14
   seat 1: moves: play 7H, 9H, TH, CD, KC
47. 1 play TH
   all told: 1 played TH
   all: turn: 2 | trick: 0 led T14 TH
   seat 0, 2: in no heap: TH | size hand of 1: 4
   seat 0: may -T4 -T9 -T11 -T13 -T15 -T16 in hand of 1
   seat 1: hand: -TH
   seat 2: moves: play T4, T11, T15 | may -T2 -T9 -T13 -T16 in hand of 1
48. 2 play T11
   all told: 2 played T11; 0 took the trick TH T11 T14
   all: turn: 0 | trick: 0 leads | trick 12: 0 led T14 TH T11, 0 takes | public.phase: lead
   seat 0, 1: in no heap: T11 | size hand of 2: 4
   seat 0: moves: play KS, CH, KH, T2
   seat 2: hand: -T11
49. 0 play CH
   all told: 0 played CH
   all: turn: 1 | trick: 0 led CH | public.phase: reply
   seat 1, 2: in no heap: CH | size hand of 0: 3
   seat 0: hand: -CH
   seat 1: moves: play 7H, 9H
50. 1 play 9H
   all told: 1 played 9H
   all: turn: 2 | trick: 0 led CH 9H
   seat 0, 2: in no heap: 9H | size hand of 1: 3
   seat 1: hand: -9H
   seat 2: moves: play T4, T15
51. 2 play T4
   all told: 2 played T4; 2 took the trick 9H CH T4
   all: trick: 2 leads | trick 13: 0 led CH 9H T4, 2 takes | public.phase: lead
   seat 0, 1: in no heap: T4 | size hand of 2: 3
   seat 0: may -7H in hand of 2
   seat 1: may -KH in hand of 2
   seat 2: hand: -T4 | moves: play 9C, CC, T15
52. 2 play T15
   all told: 2 played T15
   all: turn: 0 | trick: 2 led T15 | public.phase: reply
   seat 0, 1: in no heap: T15 | size hand of 2: 2
   seat 0: moves: play T2
   seat 2: hand: -T15
53. 0 play T2
   all told: 0 played T2
   all: turn: 1 | trick: 2 led T15 T2
   seat 1, 2: in no heap: T2 | size hand of 0: 2
   seat 0: hand: -T2
   seat 1: moves: play 7H, CD, KC
54. 1 play 7H
   all told: 1 played 7H; 2 took the trick 7H T2 T15
   all: turn: 2 | trick: 2 leads | trick 14: 2 led T15 T2 7H, 2 takes | public.phase: lead
   seat 0, 2: in no heap: 7H | size hand of 1: 2
   seat 1: hand: -7H
   seat 2: moves: play 9C, CC
55. 2 play 9C
   all told: 2 played 9C
   all: turn: 0 | trick: 2 led 9C | public.phase: reply
   seat 0, 1: in no heap: 9C | size hand of 2: 1
   seat 0: moves: play KS, KH
   seat 2: hand: = CC
56. 0 play KH
   all told: 0 played KH
   all: turn: 1 | trick: 2 led 9C KH
   seat 1, 2: in no heap: KH | size hand of 0: 1 | may = KS in hand of 0
   seat 0: hand: = KS
   seat 1: moves: play KC
57. 1 play KC
   all told: 1 played KC; 1 took the trick KH 9C KC
   all: trick: 1 leads | trick 15: 2 led 9C KH KC, 1 takes | public.phase: lead
   seat 0, 2: in no heap: KC | size hand of 1: 1
   seat 1: hand: = CD | moves: play CD
58. 1 play CD
   all told: 1 played CD
   all: turn: 2 | trick: 1 led CD | public.phase: reply
   seat 0, 2: no more: size hand of 1, may hand of 1 | in no heap: CD
   seat 1: no more: hand
   seat 2: moves: play CC
59. 2 play CC
   all told: 2 played CC
   all: turn: 0 | trick: 1 led CD CC
   seat 0, 1: no more: size hand of 2, may hand of 2 | in no heap: CC
   seat 0: moves: play KS
   seat 2: no more: hand
60. 0 play KS
   all told: 0 played KS; 1 took the trick KS CD CC; deal 1 §8.3 basic: +48 points to 0; deal 1 §8.3 basic: +48 points to 1; deal 1 §8.4 over: +208 points to 0; deal 1 §8.4 over: +208 points to 1; deal 1 §5.6 half_honours: +16 points to 2; deal 1 §9.4 century: +10 points to 0; deal 1 §9.4 century: +10 points to 1; deal 1 §9.3 settlement: +250 settled to 0 from 2; deal 1 §9.3 settlement: +250 settled to 1 from 2; deal 1 §9.3 wiped: +266 points to table from 0; deal 1 §9.3 wiped: +266 points to table from 1; deal 1 §9.3 wiped: +16 points to table from 2; deal 1 over
   all: turn: chance | shown: 7D 8C TC T9 T13 T16 | holds: 250,0 250,0 -500,0 | deals: 1 over, 0 of them thrown in | trick 16: 1 led CD CC KS, 1 takes | public.phase: settled | public.stock: (T16 TC T13 7D 8C T9)
   seat 1, 2: no more: trick, size hand of 0, may hand of 0, size stock, may stock
   seat 0: no more: hand, trick, size stock, may stock
61. * deal
   all told: 1 dealt
   all: no more: shown, tricks, public.auction.bid, public.auction.spoken, public.stock | turn: 2 | dealer: 1 | sides: -1 -1 -1 | public.phase: bid | public.auction.bidder: -2 | public.auction.out: (False False False) | public.auction.calls: 0 | public.declarer: -2 | public.announced: (  ) | size stock: 6
   seat 0, 1: size hand of 2: 16
   seat 0, 2: size hand of 1: 16
   seat 1, 2: size hand of 0: 16
   seat 0: hand: = 9S QS CH TD 7C CC KC T1 T3 T5 T7 T9 T10 T13 T18 FOOL | may = 7S 8S TS JS CS KS 7H 8H 9H TH JH QH KH 7D 8D 9D JD CD QD KD 8C 9C TC JC QC T2 T4 T6 T8 T11 T12 T14 T15 T16 T17 T19 T20 T21 in all heaps
   seat 1: hand: = 7S 7H 8H JH QH 9D CD KD 9C T4 T6 T12 T14 T15 T20 T21 | may = 8S 9S TS JS CS QS KS 9H TH CH KH 7D 8D TD JD QD 7C 8C TC JC CC QC KC T1 T2 T3 T5 T7 T8 T9 T10 T11 T13 T16 T17 T18 T19 FOOL in all heaps
   seat 2: hand: = 8S TS JS CS 9H KH 7D 8D JD QD 8C JC T8 T11 T16 T19 | moves: say pass, three, two, one, solo | may = 7S 9S QS KS 7H 8H TH JH CH QH 9D TD CD KD 7C 9C TC CC QC KC T1 T2 T3 T4 T5 T6 T7 T9 T10 T12 T13 T14 T15 T17 T18 T20 T21 FOOL in all heaps
62. 2 say solo
   all told: 2 said solo
   all: turn: 0 | public.auction.bid: solo | public.auction.bidder: 2 | public.auction.calls: 1 | public.auction.spoken: ([2 solo])
   seat 0: moves: say pass, contra
63. 0 say pass
   all told: 0 said pass
   all: turn: 1 | public.auction.out: (True False False) | public.auction.spoken: ([2 solo] [0 pass])
   seat 1: moves: say pass, contra
64. 1 say contra
   all told: 1 said contra
   all: turn: 2 | sides: 1 1 0 | public.phase: recontra | public.auction.out: (True True False) | public.auction.contra: 1 | public.auction.spoken: ([2 solo] [0 pass] [1 contra]) | public.declarer: 2 | public.contras: 1 | public.raised: 4
   seat 2: moves: say done, recontra
65. 2 say done
   all told: 2 said done
   all: public.phase: early
   seat 2: moves: say done, seventy, ninety, against_honours
66. 2 say seventy
   all told: 2 said seventy
   all: public.declared: ([seventy True 0])
   seat 2: moves: say done, against_honours
67. 2 say against_honours
   all told: 2 said against_honours
   all: public.declared: ([seventy True 0] [against_honours True 0])
   seat 0: may -T21 in hand of 2
   seat 1: may -T1 -FOOL in hand of 2
   seat 2: moves: say done
68. 2 say done
   all told: 2 said done
   all: public.phase: holding
69. 2 say done
   all told: 2 said done
   all: turn: 0
   seat 0: moves: say done, half_honours
70. 0 say done
   all told: 0 said done
   all: turn: 1
   seat 1: moves: say done
71. 1 say done
   all told: 1 said done
   all: turn: 0 | public.phase: contra_bonus
   seat 0: moves: say done, contra_seventy, contra_against_honours
72. 0 say contra_against_honours
   all told: 0 said contra_against_honours
   all: public.declared: ([seventy True 0] [against_honours True 1])
   seat 0: moves: say done, contra_seventy
73. 0 say done
   all told: 0 said done
   all: turn: 1
   seat 1: moves: say done, contra_seventy
74. 1 say contra_seventy
   all told: 1 said contra_seventy
   all: turn: 2 | public.phase: recontra_bonus | public.declared: ([seventy True 1] [against_honours True 1])
   seat 2: moves: say done, recontra_seventy, recontra_against_honours
75. 2 say done
   all told: 2 said done
   all: trick: 2 leads | public.phase: lead
   seat 2: moves: play 8S, TS, JS, CS, 9H, KH, 7D, 8D, JD, QD, 8C, JC, T8, T11, T16, T19
76. 2 play 7D
   all told: 2 played 7D
   all: turn: 0 | trick: 2 led 7D | public.phase: reply
   seat 0, 1: in no heap: 7D | size hand of 2: 15
   seat 0: moves: play TD
   seat 2: hand: -7D
77. 0 play TD
   all told: 0 played TD
   all: turn: 1 | trick: 2 led 7D TD
   seat 1, 2: in no heap: TD | size hand of 0: 15
   seat 0: hand: -TD
   seat 1: moves: play 9D, CD, KD
78. 1 play KD
   all told: 1 played KD; 1 took the trick 7D TD KD
   all: trick: 1 leads | trick 1: 2 led 7D TD KD, 1 takes | public.phase: lead
   seat 0, 2: in no heap: KD | size hand of 1: 15
   seat 1: hand: -KD | moves: play 7S, 7H, 8H, JH, QH, 9D, CD, 9C, T4, T6, T12, T14, T15, T20, T21
79. 1 play 9D
   all told: 1 played 9D
   all: turn: 2 | trick: 1 led 9D | public.phase: reply
   seat 0, 2: in no heap: 9D | size hand of 1: 14
   seat 1: hand: -9D
   seat 2: moves: play 8D, JD, QD
80. 2 play JD
   all told: 2 played JD
   all: turn: 0 | trick: 1 led 9D JD
   seat 0, 1: in no heap: JD | size hand of 2: 14
   seat 0: moves: play T1, T3, T5, T7, T9, T10, T13, T18, FOOL
   seat 2: hand: -JD
81. 0 play FOOL
   all told: 0 played FOOL; 0 took the trick 9D JD FOOL
   all: trick: 0 leads | trick 2: 1 led 9D JD FOOL, 0 takes | public.phase: lead
   seat 1, 2: in no heap: FOOL | size hand of 0: 14
   seat 0: hand: -FOOL | moves: play 9S, QS, CH, 7C, CC, KC, T1, T3, T5, T7, T9, T10, T13, T18
   seat 1: may -8D -QD in hand of 0
   seat 2: may -CD in hand of 0
82. 0 play CH
   all told: 0 played CH
   all: turn: 1 | trick: 0 led CH | public.phase: reply
   seat 1, 2: in no heap: CH | size hand of 0: 13
   seat 0: hand: -CH
   seat 1: moves: play 7H, 8H, JH, QH
83. 1 play QH
   all told: 1 played QH
   all: turn: 2 | trick: 0 led CH QH
   seat 0, 2: in no heap: QH | size hand of 1: 13
   seat 1: hand: -QH
   seat 2: moves: play 9H, KH
84. 2 play 9H
   all told: 2 played 9H; 1 took the trick 9H CH QH
   all: turn: 1 | trick: 1 leads | trick 3: 0 led CH QH 9H, 1 takes | public.phase: lead
   seat 0, 1: in no heap: 9H | size hand of 2: 13
   seat 1: moves: play 7S, 7H, 8H, JH, CD, 9C, T4, T6, T12, T14, T15, T20, T21
   seat 2: hand: -9H
85. 1 play T15
   all told: 1 played T15
   all: turn: 2 | trick: 1 led T15 | public.phase: reply
   seat 0, 2: in no heap: T15 | size hand of 1: 12
   seat 1: hand: -T15
   seat 2: moves: play T8, T11, T16, T19
86. 2 play T19
   all told: 2 played T19
   all: turn: 0 | trick: 1 led T15 T19
   seat 0, 1: in no heap: T19 | size hand of 2: 12
   seat 0: moves: play T1, T3, T5, T7, T9, T10, T13, T18
   seat 2: hand: -T19
87. 0 play T18
   all told: 0 played T18; 2 took the trick T15 T18 T19
   all: turn: 2 | trick: 2 leads | trick 4: 1 led T15 T19 T18, 2 takes | public.phase: lead
   seat 1, 2: in no heap: T18 | size hand of 0: 12
   seat 0: hand: -T18
   seat 2: moves: play 8S, TS, JS, CS, KH, 8D, QD, 8C, JC, T8, T11, T16
88. 2 play QD
   all told: 2 played QD
   all: turn: 0 | trick: 2 led QD | public.phase: reply
   seat 0, 1: in no heap: QD | size hand of 2: 11
   seat 0: moves: play T1, T3, T5, T7, T9, T10, T13
   seat 2: hand: -QD
89. 0 play T7
   all told: 0 played T7
   all: turn: 1 | trick: 2 led QD T7
   seat 1, 2: in no heap: T7 | size hand of 0: 11
   seat 0: hand: -T7
   seat 1: moves: play CD
90. 1 play CD
   all told: 1 played CD; 0 took the trick CD QD T7
   all: turn: 0 | trick: 0 leads | trick 5: 2 led QD T7 CD, 0 takes | public.phase: lead
   seat 0, 2: in no heap: CD | size hand of 1: 11
   seat 0: moves: play 9S, QS, 7C, CC, KC, T1, T3, T5, T9, T10, T13
   seat 1: hand: -CD
91. 0 play T10
   all told: 0 played T10
   all: turn: 1 | trick: 0 led T10 | public.phase: reply
   seat 1, 2: in no heap: T10 | size hand of 0: 10
   seat 0: hand: -T10
   seat 1: moves: play T4, T6, T12, T14, T20, T21
92. 1 play T12
   all told: 1 played T12
   all: turn: 2 | trick: 0 led T10 T12
   seat 0, 2: in no heap: T12 | size hand of 1: 10
   seat 1: hand: -T12
   seat 2: moves: play T8, T11, T16
93. 2 play T11
   all told: 2 played T11; 1 took the trick T10 T11 T12
   all: turn: 1 | trick: 1 leads | trick 6: 0 led T10 T12 T11, 1 takes | public.phase: lead
   seat 0, 1: in no heap: T11 | size hand of 2: 10
   seat 1: moves: play 7S, 7H, 8H, JH, 9C, T4, T6, T14, T20, T21
   seat 2: hand: -T11
94. 1 play JH
   all told: 1 played JH
   all: turn: 2 | trick: 1 led JH | public.phase: reply
   seat 0, 2: in no heap: JH | size hand of 1: 9
   seat 1: hand: -JH
   seat 2: moves: play KH
95. 2 play KH
   all told: 2 played KH
   all: turn: 0 | trick: 1 led JH KH
   seat 0, 1: in no heap: KH | size hand of 2: 9
   seat 0: moves: play T1, T3, T5, T9, T13
   seat 2: hand: -KH
96. 0 play T3
   all told: 0 played T3; 0 took the trick JH KH T3
   all: trick: 0 leads | trick 7: 1 led JH KH T3, 0 takes | public.phase: lead
   seat 1, 2: in no heap: T3 | size hand of 0: 9
   seat 0: hand: -T3 | moves: play 9S, QS, 7C, CC, KC, T1, T5, T9, T13
   seat 1: may -TH in hand of 0
   seat 2: may -7H -8H -TH in hand of 0
97. 0 play 9S
   all told: 0 played 9S
   all: turn: 1 | trick: 0 led 9S | public.phase: reply
   seat 1, 2: in no heap: 9S | size hand of 0: 8
   seat 0: hand: -9S
   seat 1: moves: play 7S
98. 1 play 7S
   all told: 1 played 7S
   all: turn: 2 | trick: 0 led 9S 7S
   seat 0, 2: in no heap: 7S | size hand of 1: 8
   seat 1: hand: -7S
   seat 2: moves: play 8S, TS, JS, CS
99. 2 play JS
   all told: 2 played JS; 2 took the trick 7S 9S JS
   all: trick: 2 leads | trick 8: 0 led 9S 7S JS, 2 takes | public.phase: lead
   seat 0, 1: in no heap: JS | size hand of 2: 8
   seat 2: hand: -JS | moves: play 8S, TS, CS, 8D, 8C, JC, T8, T16
100. 2 play 8D
   all told: 2 played 8D
   all: turn: 0 | trick: 2 led 8D | public.phase: reply
   seat 0, 1: in no heap: 8D | size hand of 2: 7
   seat 0: moves: play T1, T5, T9, T13
   seat 2: hand: -8D
101. 0 play T13
   all told: 0 played T13
102. 1 play T21
   all told: 1 played T21; 1 took the trick 8D T13 T21
103. 1 play T6
   all told: 1 played T6
104. 2 play T8
   all told: 2 played T8
105. 0 play T9
   all told: 0 played T9; 0 took the trick T6 T8 T9
106. 0 play KC
   all told: 0 played KC
107. 1 play 9C
   all told: 1 played 9C
108. 2 play JC
   all told: 2 played JC; 0 took the trick 9C JC KC
109. 0 play T1
   all told: 0 played T1
110. 1 play T20
   all told: 1 played T20
   all: turn: 2 | trick: 0 led T1 T20 | trick 9: 2 led 8D T13 T21, 1 takes | trick 10: 1 led T6 T8 T9, 0 takes | trick 11: 0 led KC 9C JC, 0 takes
   seat 0, 1: size hand of 2: 5
   seat 0, 2: size hand of 1: 4
   seat 1, 2: size hand of 0: 4
   seat 0: in no heap: 9C JC T20 T21 T6 T8 | hand: = QS 7C CC T5
   seat 1: in no heap: JC KC T1 T13 T8 T9 | hand: = 7H 8H T4 T14
   seat 2: in no heap: 9C KC T1 T13 T20 T21 T6 T9 | hand: -JC -T8 | moves: play T16
111. 2 play T16
   all told: 2 played T16; 1 took the trick T1 T16 T20
112. 1 play 7H
   all told: 1 played 7H
113. 2 play CS
   all told: 2 played CS
114. 0 play T5
   all told: 0 played T5; 0 took the trick CS 7H T5
115. 0 play CC
   all told: 0 played CC
116. 1 play T4
   all told: 1 played T4
117. 2 play 8C
   all told: 2 played 8C; 1 took the trick 8C CC T4
118. 1 play 8H
   all told: 1 played 8H
119. 2 play TS
   all told: 2 played TS
120. 0 play 7C
   all told: 0 played 7C; 1 took the trick TS 8H 7C
   all: turn: 1 | trick: 1 leads | trick 12: 0 led T1 T20 T16, 1 takes | trick 13: 1 led 7H CS T5, 0 takes | trick 14: 0 led CC T4 8C, 1 takes | trick 15: 1 led 8H TS 7C, 1 takes | public.phase: lead
   seat 0, 1: size hand of 2: 1
   seat 0, 2: size hand of 1: 1 | may -TC -QC in hand of 1
   seat 1, 2: size hand of 0: 1
   seat 0: in no heap: 7H 8C 8H CS T16 T4 TS | hand: = QS | may = 8S KS TC QC in hand of 2
   seat 1: in no heap: 7C 8C CC CS T16 T5 TS | hand: = T14 | moves: play T14 | may -T2 -T17 in hand of 0 | may -TH -T2 -T17 in hand of 2
   seat 2: in no heap: 7C 7H 8H CC T4 T5 | hand: = 8S | may -T2 -T14 -T17 in hand of 0
121. 1 play T14
   all told: 1 played T14
122. 2 play 8S
   all told: 2 played 8S
123. 0 play QS
   all told: 0 played QS; 1 took the trick 8S QS T14; deal 2 §8.3 basic: +96 points to 0; deal 2 §8.3 basic: +96 points to 1; deal 2 §8.4 over: +1664 points to 0; deal 2 §8.4 over: +1664 points to 1; deal 2 §8.5 seventy_failed: +160 points to 0; deal 2 §8.5 seventy_failed: +160 points to 1; deal 2 §8.5 against_honours_failed: +320 points to 0; deal 2 §8.5 against_honours_failed: +320 points to 1; deal 2 §9.4 century: +10 points to 0; deal 2 §9.4 century: +10 points to 1; deal 2 §9.3 settlement: +2250 settled to 0 from 2; deal 2 §9.3 settlement: +2250 settled to 1 from 2; deal 2 §9.3 wiped: +2250 points to table from 0; deal 2 §9.3 wiped: +2250 points to table from 1; deal 2 over
124. * deal
   all told: 2 dealt
125. 0 say two
   all told: 0 said two
126. 1 say pass
   all told: 1 said pass
127. 2 say pass
   all told: 2 said pass
128. 0 say cockatoo
   all told: 0 said cockatoo
129. 0 say seventy
   all told: 0 said seventy
130. 0 say sparrow
   all told: 0 said sparrow
   all: no more: trick, tricks | turn: 0 | dealer: 2 | sides: 0 1 1 | holds: 2500,0 2500,0 -5000,0 | deals: 2 over, 0 of them thrown in | public.phase: early | public.auction.bid: two | public.auction.bidder: 0 | public.auction.out: (False True True) | public.auction.contra: -2 | public.auction.spoken: ([0 two] [1 pass] [2 pass]) | public.declarer: 0 | public.contras: 0 | public.declared: ([cockatoo True 0] [seventy True 0] [sparrow True 0]) | public.raised: 1
   seat 0, 1: size hand of 2: 16
   seat 0, 2: size hand of 1: 16
   seat 1, 2: size hand of 0: 16
   seat 0: in no heap: T2 | hand: +9S +JH +CH +KH +8D +JD +CD +7C +8C +KC +T2 +T9 +T16 +T20 +FOOL | moves: say done, owl | may +7S +TS +JS +CS +7H +8H +9H +QH +7D +9D +TD +QD +KD +9C +TC +JC +CC +QC +T1 +T3 +T4 +T5 +T6 +T7 +T8 +T10 +T11 +T12 +T13 +T15 +T18 +T19 +T21 in hand of 1 | may +7S +TS +JS +CS +7H +8H +9H +TH +QH +7D +9D +TD +QD +KD +9C +JC +CC +T1 +T3 +T4 +T5 +T6 +T7 +T8 +T10 +T11 +T12 +T13 +T14 +T15 +T17 +T18 +T19 +T21 in hand of 2 | may +7S +TS +JS +CS +7H +8H +9H +QH +7D +9D +TD +QD +KD +9C +JC +CC +T1 +T3 +T4 +T5 +T6 +T7 +T8 +T10 +T11 +T12 +T13 +T15 +T18 +T19 +T21 in stock
   seat 1: in no heap: KS TH | hand: +7S +TS +KS +7H +8H +TH +TD +QD +9C +T4 +T5 +T6 +T8 +T11 +T12 | may +9S +JS +CS +9H +JH +CH +QH +KH +7D +8D +9D +JD +CD +KD +7C +8C +JC +CC +KC +T1 +T2 +T3 +T7 +T9 +T10 +T13 +T15 +T16 +T17 +T18 +T19 +T20 +T21 +FOOL in hand of 0, hand of 2 | may +9S +JS +CS +9H +JH +CH +QH +KH +7D +8D +9D +JD +CD +KD +7C +8C +JC +CC +KC +T1 +T3 +T7 +T9 +T10 +T13 +T15 +T16 +T18 +T19 +T20 +T21 +FOOL in stock
   seat 2: in no heap: QC T17 TC | hand: = JS 9H 7D 9D KD TC CC QC T1 T3 T7 T10 T13 T15 T17 T21 | may +7S +8S +9S +TS +CS +7H +8H +TH +JH +CH +QH +KH +8D +TD +JD +CD +QD +7C +8C +9C +JC +KC +T2 +T4 +T5 +T6 +T8 +T9 +T11 +T12 +T14 +T16 +T18 +T19 +T20 +FOOL in hand of 0 | may +7S +8S +9S +TS +CS +7H +8H +JH +CH +QH +KH +8D +TD +JD +CD +QD +7C +8C +9C +JC +KC +T4 +T5 +T6 +T8 +T9 +T11 +T12 +T16 +T18 +T19 +T20 +FOOL in hand of 1, stock
131. 0 say owl
   all told: 0 said owl
132. 0 say done
   all told: 0 said done
133. 0 take 2
   seat 0 told: 0 took packet 2; 0 drew 2: CS JC
   seat 1, 2 told: 0 took packet 2; 0 drew 2
134. 0 lay CH
   seat 0 told: 0 laid CH
   seat 1, 2 told: 0 laid a card
135. 0 lay QS
   seat 0 told: 0 laid QS
   seat 1, 2 told: 0 laid a card
136. 0 say done
   all told: 0 said done
137. 0 say done
   all told: 0 said done
138. 0 say done
   all told: 0 said done
139. 1 say done
   all told: 1 said done
140. 2 say half_honours
   all told: 2 said half_honours
   all: no more: size stock, may stock | turn: 2 | shown: 8S QH T18 T19 | public.phase: holding | public.declared: ([cockatoo True 0] [seventy True 0] [sparrow True 0] [owl True 0]) | public.taken: 2 | public.stock: (T18 QH T19 8S CS JC) | public.announced: (  (half_honours))
   seat 1, 2: in no heap: 8S QH T18 T19 | size discard of 0: 2
   seat 0: in no heap: 8S CS JC QH T18 T19 | hand: -QS -CH +CS +JC | aside: QS CH
   seat 1: may -CS -JC in hand of 2 | may = 9S JS CS QS 9H JH CH 7D 8D 9D JD CD 7C 8C TC JC CC QC T2 T3 T7 T9 T10 T13 T15 T16 T17 T20 in discard of 0
   seat 2: moves: say done | may -CS -JC in hand of 1 | may = 7S 9S TS CS QS 7H 8H TH JH CH 8D TD JD CD QD 7C 8C 9C JC T2 T4 T5 T6 T8 T9 T11 T12 T14 T16 T20 in discard of 0
141. 2 say done
   all told: 2 said done
142. 1 say done
   all told: 1 said done
143. 2 say done
   all told: 2 said done
144. 0 play T16
   all told: 0 played T16
145. 1 play T8
   all told: 1 played T8
146. 2 play T1
   all told: 2 played T1; 0 took the trick T1 T8 T16
147. 0 play KH
   all told: 0 played KH
148. 1 play 8H
   all told: 1 played 8H
149. 2 play 9H
   all told: 2 played 9H; 0 took the trick 8H 9H KH
150. 0 play T2
   all told: 0 played T2
   all: turn: 1 | trick: 0 led T2 | trick 1: 0 led T16 T8 T1, 0 takes | trick 2: 0 led KH 8H 9H, 0 takes | public.phase: reply
   seat 0, 1: size hand of 2: 14
   seat 0, 2: size hand of 1: 14
   seat 1, 2: size hand of 0: 13
   seat 0: in no heap: 8H 9H T1 T8 | hand: -KH -T2 -T16
   seat 1: in no heap: 9H KH T1 T16 T2 | hand: -8H -T8 | moves: play T4, T5, T6, T11, T12, T14
   seat 2: in no heap: 8H KH T16 T2 T8 | hand: -9H -T1
151. 1 play T4
   all told: 1 played T4
152. 2 play T15
   all told: 2 played T15; 2 took the trick T2 T4 T15
153. 2 play TC
   all told: 2 played TC
154. 0 play KC
   all told: 0 played KC
155. 1 play 9C
   all told: 1 played 9C; 0 took the trick 9C TC KC
156. 0 play JD
   all told: 0 played JD
157. 1 play QD
   all told: 1 played QD
158. 2 play 7D
   all told: 2 played 7D; 1 took the trick 7D JD QD
159. 1 play TS
   all told: 1 played TS
160. 2 play JS
   all told: 2 played JS
   all: turn: 0 | trick: 1 led TS JS | trick 3: 0 led T2 T4 T15, 2 takes | trick 4: 2 led TC KC 9C, 0 takes | trick 5: 0 led JD QD 7D, 1 takes
   seat 0, 1: size hand of 2: 10
   seat 0, 2: size hand of 1: 10
   seat 1, 2: size hand of 0: 11
   seat 0: in no heap: 7D 9C JS QD T15 T4 TC TS | hand: -JD -KC | moves: play 9S, CS
   seat 1: in no heap: 7D JD JS KC T15 TC | hand: -TS -QD -9C -T4
   seat 2: in no heap: 9C JD KC QD T4 TS | hand: -JS -7D -TC -T15
161. 0 play 9S
   all told: 0 played 9S; 2 took the trick 9S TS JS
162. 2 play CC
   all told: 2 played CC
163. 0 play JC
   all told: 0 played JC
164. 1 play T5
   all told: 1 played T5; 1 took the trick JC CC T5
165. 1 play TH
   all told: 1 played TH
166. 2 play T7
   all told: 2 played T7
167. 0 play JH
   all told: 0 played JH; 2 took the trick TH JH T7
168. 2 play QC
   all told: 2 played QC
169. 0 play 7C
   all told: 0 played 7C
170. 1 play T6
   all told: 1 played T6; 1 took the trick 7C QC T6
   all: turn: 1 | trick: 1 leads | trick 6: 1 led TS JS 9S, 2 takes | trick 7: 2 led CC JC T5, 1 takes | trick 8: 1 led TH T7 JH, 2 takes | trick 9: 2 led QC 7C T6, 1 takes | public.phase: lead
   seat 0, 1: size hand of 2: 7
   seat 0, 2: size hand of 1: 7
   seat 1, 2: size hand of 0: 7
   seat 0: in no heap: CC QC T5 T6 T7 TH | hand: -9S -JH -7C -JC | may -7H in hand of 2
   seat 1: in no heap: 7C 9S CC JC JH QC T7 | hand: -TH -T5 -T6 | moves: play 7S, KS, 7H, TD, T11, T12, T14 | may -CH in hand of 2
   seat 2: in no heap: 7C 9S JC JH T5 T6 TH | hand: -CC -QC -T7 | may -8C in hand of 1
171. 1 play T14
   all told: 1 played T14
172. 2 play T17
   all told: 2 played T17
173. 0 play T9
   all told: 0 played T9; 2 took the trick T9 T14 T17
174. 2 play T21
   all told: 2 played T21
175. 0 play T20
   all told: 0 played T20
176. 1 play T12
   all told: 1 played T12; 2 took the trick T12 T20 T21
177. 2 play T13
   all told: 2 played T13
178. 0 play FOOL
   all told: 0 played FOOL
179. 1 play T11
   all told: 1 played T11; 0 took the trick T11 T13 FOOL
180. 0 play CS
   all told: 0 played CS
   all: trick: 0 led CS | trick 10: 1 led T14 T17 T9, 2 takes | trick 11: 2 led T21 T20 T12, 2 takes | trick 12: 2 led T13 FOOL T11, 0 takes | public.phase: reply
   seat 0, 1: size hand of 2: 4
   seat 0, 2: size hand of 1: 4
   seat 1, 2: size hand of 0: 3
   seat 0: in no heap: T11 T12 T13 T14 T17 T21 | hand: = 8D CD 8C
   seat 1: in no heap: CS FOOL T13 T17 T20 T21 T9 | hand: -T11 -T12 -T14 | moves: play 7S, KS
   seat 2: in no heap: CS FOOL T11 T12 T14 T20 T9 | hand: -T13 -T17 -T21
181. 1 play KS
   all told: 1 played KS
182. 2 play T10
   all told: 2 played T10; 2 took the trick CS KS T10
183. 2 play 9D
   all told: 2 played 9D
184. 0 play CD
   all told: 0 played CD
185. 1 play TD
   all told: 1 played TD; 0 took the trick 9D TD CD
186. 0 play 8C
   all told: 0 played 8C
187. 1 play 7S
   all told: 1 played 7S
188. 2 play T3
   all told: 2 played T3; 2 took the trick 7S 8C T3
189. 2 play KD
   all told: 2 played KD
190. 0 play 8D
   all told: 0 played 8D
   all: trick: 2 led KD 8D | trick 13: 0 led CS KS T10, 2 takes | trick 14: 2 led 9D CD TD, 0 takes | trick 15: 0 led 8C 7S T3, 2 takes
   seat 0, 2: size hand of 1: 1
   seat 0: no more: hand, size hand of 2, may hand of 2 | in no heap: 7S 9D KD KS T10 T3 TD
   seat 1: no more: size hand of 0, may hand of 0, size hand of 2, may hand of 2 | in no heap: 8C 8D 9D CD KD T10 T3 | hand: = 7H | moves: play 7H
   seat 2: no more: hand, size hand of 0, may hand of 0 | in no heap: 7S 8C 8D CD KS TD
191. 1 play 7H
   all told: 1 played 7H; 2 took the trick 7H 8D KD; deal 3 §8.3 basic: +9 points to 1; deal 3 §8.3 basic: +9 points to 2; deal 3 §8.4 over: +48 points to 1; deal 3 §8.4 over: +48 points to 2; deal 3 §8.5 cockatoo_failed: +180 points to 1 for T3; deal 3 §8.5 cockatoo_failed: +180 points to 2 for T3; deal 3 §8.5 seventy_failed: +30 points to 1; deal 3 §8.5 seventy_failed: +30 points to 2; deal 3 §8.5 sparrow_failed: +60 points to 1 for T1; deal 3 §8.5 sparrow_failed: +60 points to 2 for T1; deal 3 §8.5 owl_failed: +120 points to 1 for T2; deal 3 §8.5 owl_failed: +120 points to 2 for T2; deal 3 §5.6 half_honours: +6 points to 2; deal 3 §9.4 century: +10 points to 1; deal 3 §9.4 century: +10 points to 2; deal 3 §9.3 settlement: +457 settled to 1 from 0; deal 3 §9.3 settlement: +463 settled to 2 from 0; deal 3 §9.3 settlement: +6 settled to 2 from 1; deal 3 §9.3 wiped: +457 points to table from 1; deal 3 §9.3 wiped: +463 points to table from 2; deal 3 over; match over
   all: turn: nobody | shown: 8S QS CH QH T18 T19 | holds: 1580,0 2951,0 -4531,0 | deals: 3 over, 0 of them thrown in | trick 16: 2 led KD 8D 7H, 2 takes | public.phase: settled
   seat 0: no more: aside, trick, size hand of 1, may hand of 1
   seat 1: no more: hand, trick, size discard of 0, may discard of 0
   seat 2: no more: trick, size hand of 1, may hand of 1, size discard of 0, may discard of 0
