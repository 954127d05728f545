start
   all: turn: chance | dealer: 2 | sides: -1 -1 -1 | holds: 0,0 0,0 0,0 | deals: 0 over, 0 of them thrown in | public.phase: dealing | public.auction.bidder: -2 | public.auction.out: (False False False) | public.auction.calls: 0 | public.auction.contra: -2 | public.declarer: -2 | public.contras: 0 | public.taken: -1 | public.announced: (  ) | public.drawn_out: False | public.least: 0 | public.most: 0 | public.raised: 1 | public.per_contra: 1 | public.beggar_stock: aside | public.subcontra: -2
1. * deal
   all told: 2 dealt
   all: turn: 0 | public.phase: bid | public.ladder: ((three 1) (two 2) (one 3) (solo 4)) | public.per_contra: 3 | public.beggar_stock: gifts | size stock: 6
   seat 0, 1: size hand of 2: 16
   seat 0, 2: size hand of 1: 16
   seat 1, 2: size hand of 0: 16
   seat 0: hand: = 7S CS QS 3H KH JD KD QC T1 T6 T7 T9 T12 T16 T17 FOOL | moves: say pass, three, two, one, solo | may = 8S 9S TS JS KS 4H 2H AH JH CH QH 4D 3D 2D AD CD QD 7C 8C 9C TC JC CC KC T2 T3 T4 T5 T8 T10 T11 T13 T14 T15 T18 T19 T20 T21 in all heaps
   seat 1: hand: = JS KS 4H 2H 4D 3D QD 7C 8C T3 T8 T13 T14 T15 T19 T20 | may = 7S 8S 9S TS CS QS 3H AH JH CH QH KH 2D AD JD CD KD 9C TC JC CC QC KC T1 T2 T4 T5 T6 T7 T9 T10 T11 T12 T16 T17 T18 T21 FOOL in all heaps
   seat 2: hand: = 8S 9S TS AH JH CH QH TC JC KC T2 T4 T5 T10 T11 T21 | may = 7S JS CS QS KS 4H 3H 2H KH 4D 3D 2D AD JD CD QD KD 7C 8C 9C CC QC T1 T3 T6 T7 T8 T9 T12 T13 T14 T15 T16 T17 T18 T19 T20 FOOL in all heaps
2. 0 say two
   all told: 0 said two
   all: turn: 1 | public.auction.bid: two | public.auction.bidder: 0 | public.auction.calls: 1 | public.auction.spoken: ([0 two])
   seat 1: moves: say pass, one, solo, hold, contra
3. 1 say pass
   all told: 1 said pass
   all: turn: 2 | public.auction.out: (False True False) | public.auction.spoken: ([0 two] [1 pass])
   seat 2: moves: say pass, one, solo, hold, contra
4. 2 say hold
   all told: 2 said hold
   all: turn: 0 | public.auction.bidder: 2 | public.auction.spoken: ([0 two] [1 pass] [2 hold])
   seat 0: moves: say pass, one, solo, contra
5. 0 say solo
   all told: 0 said solo
   all: sides: 0 1 1 | public.phase: early | public.auction.bid: solo | public.auction.bidder: 0 | public.auction.calls: 2 | public.auction.spoken: ([0 two] [1 pass] [2 hold] [0 solo]) | public.declarer: 0
   seat 0: moves: say done, seventy, ninety, sparrow
6. 0 say done
   all told: 0 said done
   all: trick: 0 leads | public.phase: lead
   seat 0: moves: play 7S, CS, QS, 3H, KH, JD, KD, QC, T1, T6, T7, T9, T12, T16, T17, FOOL
7. 0 play 3H
   all told: 0 played 3H
   all: turn: 1 | trick: 0 led 3H | public.phase: reply
   seat 1, 2: in no heap: 3H | size hand of 0: 15
   seat 0: hand: -3H
   seat 1: moves: play 4H, 2H
8. 1 play 4H
   all told: 1 played 4H
   all: turn: 2 | trick: 0 led 3H 4H
   seat 0, 2: in no heap: 4H | size hand of 1: 15
   seat 1: hand: -4H
   seat 2: moves: play AH, JH, CH, QH
9. 2 play CH
   all told: 2 played CH; 2 took the trick 4H 3H CH
   all: trick: 2 leads | trick 1: 0 led 3H 4H CH, 2 takes | public.phase: lead
   seat 0, 1: in no heap: CH | size hand of 2: 15
   seat 2: hand: -CH | moves: play 8S, 9S, TS, AH, JH, QH, TC, JC, KC, T2, T4, T5, T10, T11, T21
10. 2 play T4
   all told: 2 played T4
   all: turn: 0 | trick: 2 led T4 | public.phase: reply
   seat 0, 1: in no heap: T4 | size hand of 2: 14
   seat 0: moves: play T1, T6, T7, T9, T12, T16, T17, FOOL
   seat 2: hand: -T4
11. 0 play T7
   all told: 0 played T7
   all: turn: 1 | trick: 2 led T4 T7
   seat 1, 2: in no heap: T7 | size hand of 0: 14
   seat 0: hand: -T7
   seat 1: moves: play T3, T8, T13, T14, T15, T19, T20
12. 1 play T19
   all told: 1 played T19; 1 took the trick T4 T7 T19
   all: trick: 1 leads | trick 2: 2 led T4 T7 T19, 1 takes | public.phase: lead
   seat 0, 2: in no heap: T19 | size hand of 1: 14
   seat 1: hand: -T19 | moves: play JS, KS, 2H, 4D, 3D, QD, 7C, 8C, T3, T8, T13, T14, T15, T20
13. 1 play T20
   all told: 1 played T20
   all: turn: 2 | trick: 1 led T20 | public.phase: reply
   seat 0, 2: in no heap: T20 | size hand of 1: 13
   seat 1: hand: -T20
   seat 2: moves: play T2, T5, T10, T11, T21
14. 2 play T2
   all told: 2 played T2
   all: turn: 0 | trick: 1 led T20 T2
   seat 0, 1: in no heap: T2 | size hand of 2: 13
   seat 0: moves: play T1, T6, T9, T12, T16, T17, FOOL
   seat 2: hand: -T2
15. 0 play FOOL
   all told: 0 played FOOL; 0 took the trick T2 T20 FOOL
   all: trick: 0 leads | trick 3: 1 led T20 T2 FOOL, 0 takes | public.phase: lead
   seat 1, 2: in no heap: FOOL | size hand of 0: 13
   seat 0: hand: -FOOL | moves: play 7S, CS, QS, KH, JD, KD, QC, T1, T6, T9, T12, T16, T17
16. 0 play JD
   all told: 0 played JD
   all: turn: 1 | trick: 0 led JD | public.phase: reply
   seat 1, 2: in no heap: JD | size hand of 0: 12
   seat 0: hand: -JD
   seat 1: moves: play 4D, 3D, QD
17. 1 play 3D
   all told: 1 played 3D
   all: turn: 2 | trick: 0 led JD 3D
   seat 0, 2: in no heap: 3D | size hand of 1: 12
   seat 1: hand: -3D
   seat 2: moves: play T5, T10, T11, T21
18. 2 play T10
   all told: 2 played T10; 2 took the trick 3D JD T10
   all: trick: 2 leads | trick 4: 0 led JD 3D T10, 2 takes | public.phase: lead
   seat 0, 1: in no heap: T10 | size hand of 2: 12
   seat 0: may -4D -2D -AD -CD -QD in hand of 2
   seat 1: may -2D -AD -CD -KD in hand of 2
   seat 2: hand: -T10 | moves: play 8S, 9S, TS, AH, JH, QH, TC, JC, KC, T5, T11, T21
19. 2 play 9S
   all told: 2 played 9S
   all: turn: 0 | trick: 2 led 9S | public.phase: reply
   seat 0, 1: in no heap: 9S | size hand of 2: 11
   seat 0: moves: play 7S, CS, QS
   seat 2: hand: -9S
20. 0 play QS
   all told: 0 played QS
   all: turn: 1 | trick: 2 led 9S QS
   seat 1, 2: in no heap: QS | size hand of 0: 11
   seat 0: hand: -QS
   seat 1: moves: play JS, KS
21. 1 play KS
   all told: 1 played KS; 1 took the trick 9S QS KS
   all: trick: 1 leads | trick 5: 2 led 9S QS KS, 1 takes | public.phase: lead
   seat 0, 2: in no heap: KS | size hand of 1: 11
   seat 1: hand: -KS | moves: play JS, 2H, 4D, QD, 7C, 8C, T3, T8, T13, T14, T15
22. 1 play T8
   all told: 1 played T8
   all: turn: 2 | trick: 1 led T8 | public.phase: reply
   seat 0, 2: in no heap: T8 | size hand of 1: 10
   seat 1: hand: -T8
   seat 2: moves: play T5, T11, T21
23. 2 play T21
   all told: 2 played T21
   all: turn: 0 | trick: 1 led T8 T21
   seat 0, 1: in no heap: T21 | size hand of 2: 10
   seat 0: moves: play T1, T6, T9, T12, T16, T17
   seat 2: hand: -T21
24. 0 play T12
   all told: 0 played T12; 2 took the trick T8 T12 T21
   all: turn: 2 | trick: 2 leads | trick 6: 1 led T8 T21 T12, 2 takes | public.phase: lead
   seat 1, 2: in no heap: T12 | size hand of 0: 10
   seat 0: hand: -T12
   seat 2: moves: play 8S, TS, AH, JH, QH, TC, JC, KC, T5, T11
25. 2 play QH
   all told: 2 played QH
   all: turn: 0 | trick: 2 led QH | public.phase: reply
   seat 0, 1: in no heap: QH | size hand of 2: 9
   seat 0: moves: play KH
   seat 2: hand: -QH
26. 0 play KH
   all told: 0 played KH
   all: turn: 1 | trick: 2 led QH KH
   seat 1, 2: in no heap: KH | size hand of 0: 9
   seat 0: hand: -KH
   seat 1: moves: play 2H
27. 1 play 2H
   all told: 1 played 2H; 0 took the trick 2H QH KH
   all: turn: 0 | trick: 0 leads | trick 7: 2 led QH KH 2H, 0 takes | public.phase: lead
   seat 0, 2: in no heap: 2H | size hand of 1: 9
   seat 0: moves: play 7S, CS, KD, QC, T1, T6, T9, T16, T17
   seat 1: hand: -2H
28. 0 play KD
   all told: 0 played KD
   all: turn: 1 | trick: 0 led KD | public.phase: reply
   seat 1, 2: in no heap: KD | size hand of 0: 8
   seat 0: hand: -KD
   seat 1: moves: play 4D, QD
29. 1 play 4D
   all told: 1 played 4D
   all: turn: 2 | trick: 0 led KD 4D
   seat 0, 2: in no heap: 4D | size hand of 1: 8
   seat 1: hand: -4D
   seat 2: moves: play T5, T11
30. 2 play T5
   all told: 2 played T5; 2 took the trick 4D KD T5
   all: trick: 2 leads | trick 8: 0 led KD 4D T5, 2 takes | public.phase: lead
   seat 0, 1: in no heap: T5 | size hand of 2: 8
   seat 2: hand: -T5 | moves: play 8S, TS, AH, JH, TC, JC, KC, T11
31. 2 play AH
   all told: 2 played AH
   all: turn: 0 | trick: 2 led AH | public.phase: reply
   seat 0, 1: in no heap: AH | size hand of 2: 7
   seat 0: moves: play T1, T6, T9, T16, T17
   seat 2: hand: -AH
32. 0 play T6
   all told: 0 played T6
   all: turn: 1 | trick: 2 led AH T6
   seat 1, 2: in no heap: T6 | size hand of 0: 7
   seat 0: hand: -T6
   seat 1: moves: play T3, T13, T14, T15 | may -JH in hand of 0
33. 1 play T3
   all told: 1 played T3; 0 took the trick AH T3 T6
   all: turn: 0 | trick: 0 leads | trick 9: 2 led AH T6 T3, 0 takes | public.phase: lead
   seat 0, 2: in no heap: T3 | size hand of 1: 7
   seat 0: moves: play 7S, CS, QC, T1, T9, T16, T17 | may -JH in hand of 1
   seat 1: hand: -T3
34. 0 play T16
   all told: 0 played T16
   all: turn: 1 | trick: 0 led T16 | public.phase: reply
   seat 1, 2: in no heap: T16 | size hand of 0: 6
   seat 0: hand: -T16
   seat 1: moves: play T13, T14, T15
35. 1 play T13
   all told: 1 played T13
   all: turn: 2 | trick: 0 led T16 T13
   seat 0, 2: in no heap: T13 | size hand of 1: 6
   seat 1: hand: -T13
   seat 2: moves: play T11
36. 2 play T11
   all told: 2 played T11; 0 took the trick T11 T13 T16
   all: turn: 0 | trick: 0 leads | trick 10: 0 led T16 T13 T11, 0 takes | public.phase: lead
   seat 0, 1: in no heap: T11 | size hand of 2: 6
   seat 0: moves: play 7S, CS, QC, T1, T9, T17
   seat 2: hand: -T11
37. 0 play 7S
   all told: 0 played 7S
   all: turn: 1 | trick: 0 led 7S | public.phase: reply
   seat 1, 2: in no heap: 7S | size hand of 0: 5
   seat 0: hand: -7S
   seat 1: moves: play JS
38. 1 play JS
   all told: 1 played JS
   all: turn: 2 | trick: 0 led 7S JS
   seat 0, 2: in no heap: JS | size hand of 1: 5
   seat 1: hand: -JS
   seat 2: moves: play 8S, TS
39. 2 play 8S
   all told: 2 played 8S; 1 took the trick 7S 8S JS
   all: turn: 1 | trick: 1 leads | trick 11: 0 led 7S JS 8S, 1 takes | public.phase: lead
   seat 0, 1: in no heap: 8S | size hand of 2: 5
   seat 1: moves: play QD, 7C, 8C, T14, T15
   seat 2: hand: -8S
40. 1 play 7C
   all told: 1 played 7C
   all: turn: 2 | trick: 1 led 7C | public.phase: reply
   seat 0, 2: in no heap: 7C | size hand of 1: 4
   seat 1: hand: -7C
   seat 2: moves: play TC, JC, KC
41. 2 play KC
   all told: 2 played KC
   all: turn: 0 | trick: 1 led 7C KC
   seat 0, 1: in no heap: KC | size hand of 2: 4
   seat 0: moves: play QC
   seat 2: hand: -KC
42. 0 play QC
   all told: 0 played QC; 2 took the trick 7C QC KC
   all: turn: 2 | trick: 2 leads | trick 12: 1 led 7C KC QC, 2 takes | public.phase: lead
   seat 1, 2: in no heap: QC | size hand of 0: 4
   seat 0: hand: -QC
   seat 2: moves: play TS, JH, TC, JC
43. 2 play TC
   all told: 2 played TC
   all: turn: 0 | trick: 2 led TC | public.phase: reply
   seat 0, 1: in no heap: TC | size hand of 2: 3
   seat 0: moves: play T1, T9, T17
   seat 2: hand: -TC
44. 0 play T1
   all told: 0 played T1
   all: turn: 1 | trick: 2 led TC T1
   seat 1, 2: in no heap: T1 | size hand of 0: 3
   seat 0: hand: -T1
   seat 1: moves: play 8C | may -9C -JC -CC in hand of 0
   seat 2: may -8C -9C -CC in hand of 0
45. 1 play 8C
   all told: 1 played 8C; 0 took the trick 8C TC T1
   all: turn: 0 | trick: 0 leads | trick 13: 2 led TC T1 8C, 0 takes | public.phase: lead
   seat 0, 2: in no heap: 8C | size hand of 1: 3
   seat 0: moves: play CS, T9, T17
   seat 1: hand: -8C
46. 0 play T9
   all told: 0 played T9
   all: turn: 1 | trick: 0 led T9 | public.phase: reply
   seat 1, 2: in no heap: T9 | size hand of 0: 2
   seat 0: hand: -T9
   seat 1: moves: play T14, T15
47. 1 play T14
   all told: 1 played T14
   all: turn: 2 | trick: 0 led T9 T14
   seat 0, 2: in no heap: T14 | size hand of 1: 2
   seat 1: hand: -T14
   seat 2: moves: play TS, JH, JC
48. 2 play JH
   all told: 2 played JH; 1 took the trick JH T9 T14
   all: turn: 1 | trick: 1 leads | trick 14: 0 led T9 T14 JH, 1 takes | public.phase: lead
   seat 0, 1: in no heap: JH | size hand of 2: 2
   seat 0: may -T15 -T18 in hand of 2
   seat 1: moves: play QD, T15 | may -T17 -T18 in hand of 2
   seat 2: hand: -JH
49. 1 play QD
   all told: 1 played QD
   all: turn: 2 | trick: 1 led QD | public.phase: reply
   seat 0, 2: in no heap: QD | size hand of 1: 1
   seat 1: hand: = T15
   seat 2: moves: play TS, JC
50. 2 play JC
   all told: 2 played JC
   all: turn: 0 | trick: 1 led QD JC
   seat 0, 1: in no heap: JC | size hand of 2: 1
   seat 0: moves: play T17
   seat 2: hand: = TS
51. 0 play T17
   all told: 0 played T17; 0 took the trick QD JC T17
   all: trick: 0 leads | trick 15: 1 led QD JC T17, 0 takes | public.phase: lead
   seat 1, 2: in no heap: T17 | size hand of 0: 1
   seat 0: hand: = CS | moves: play CS
   seat 1: may = TS CS T18 in hand of 0
   seat 2: may = CS T15 T18 in hand of 0
52. 0 play CS
   all told: 0 played CS
   all: turn: 1 | trick: 0 led CS | public.phase: reply
   seat 1, 2: no more: size hand of 0, may hand of 0 | in no heap: CS
   seat 0: no more: hand
   seat 1: moves: play T15
53. 1 play T15
   all told: 1 played T15
   all: turn: 2 | trick: 0 led CS T15
   seat 0, 2: no more: size hand of 1, may hand of 1 | in no heap: T15
   seat 1: no more: hand
   seat 2: moves: play TS
54. 2 play TS
   all told: 2 played TS; 1 took the trick TS CS T15; deal 1 §10.2 basic: +16 points to 1; deal 1 §10.2 basic: +16 points to 2; deal 1 §8.4 over: +72 points to 1; deal 1 §8.4 over: +72 points to 2; deal 1 §10.10 half_honours: +8 points to 0; deal 1 over
   all: turn: chance | shown: 2D AD CD 9C CC T18 | holds: 0,8 0,88 0,88 | deals: 1 over, 0 of them thrown in | trick 16: 0 led CS T15 TS, 1 takes | public.phase: settled | public.stock: (CD 2D AD CC T18 9C)
   seat 0, 1: no more: trick, size hand of 2, may hand of 2, size stock, may stock
   seat 2: no more: hand, trick, size stock, may stock
55. * deal
   all told: 0 dealt
   all: no more: shown, tricks, public.auction.bid, public.auction.spoken, public.stock | turn: 1 | dealer: 0 | sides: -1 -1 -1 | public.phase: bid | public.auction.bidder: -2 | public.auction.out: (False False False) | public.auction.calls: 0 | public.declarer: -2 | size stock: 6
   seat 0, 1: size hand of 2: 16
   seat 0, 2: size hand of 1: 16
   seat 1, 2: size hand of 0: 16
   seat 0: hand: = CS 4H 3H AH QH KH 3D KD 8C 9C QC T4 T7 T10 T13 T16 | may = 7S 8S 9S TS JS QS KS 2H JH CH 4D 2D AD JD CD QD 7C TC JC CC KC T1 T2 T3 T5 T6 T8 T9 T11 T12 T14 T15 T17 T18 T19 T20 T21 FOOL in all heaps
   seat 1: hand: = 7S 8S 2H 2D AD CD QD 7C T1 T3 T8 T9 T17 T18 T19 FOOL | moves: say pass, three, two, one, solo | may = 9S TS JS CS QS KS 4H 3H AH JH CH QH KH 4D 3D JD KD 8C 9C TC JC CC QC KC T2 T4 T5 T6 T7 T10 T11 T12 T13 T14 T15 T16 T20 T21 in all heaps
   seat 2: hand: = 9S JS QS JH CH 4D TC JC KC T2 T5 T6 T11 T12 T20 T21 | may = 7S 8S TS CS KS 4H 3H 2H AH QH KH 3D 2D AD JD CD QD KD 7C 8C 9C CC QC T1 T3 T4 T7 T8 T9 T10 T13 T14 T15 T16 T17 T18 T19 FOOL in all heaps
56. 1 say two
   all told: 1 said two
   all: turn: 2 | public.auction.bid: two | public.auction.bidder: 1 | public.auction.calls: 1 | public.auction.spoken: ([1 two])
   seat 2: moves: say pass, one, solo, hold, contra
57. 2 say one
   all told: 2 said one
   all: turn: 0 | public.auction.bid: one | public.auction.bidder: 2 | public.auction.calls: 2 | public.auction.spoken: ([1 two] [2 one])
   seat 0: moves: say pass, solo, hold, contra
58. 0 say hold
   all told: 0 said hold
   all: turn: 1 | public.auction.bidder: 0 | public.auction.spoken: ([1 two] [2 one] [0 hold])
   seat 1: moves: say pass, solo, contra
59. 1 say pass
   all told: 1 said pass
   all: turn: 2 | public.auction.out: (False True False) | public.auction.spoken: ([1 two] [2 one] [0 hold] [1 pass])
   seat 2: moves: say pass, solo, contra
60. 2 say solo
   all told: 2 said solo
   all: sides: 1 1 0 | public.phase: early | public.auction.bid: solo | public.auction.bidder: 2 | public.auction.calls: 3 | public.auction.spoken: ([1 two] [2 one] [0 hold] [1 pass] [2 solo]) | public.declarer: 2
   seat 2: moves: say done, seventy, ninety, owl
61. 2 say done
   all told: 2 said done
   all: trick: 2 leads | public.phase: lead
   seat 2: moves: play 9S, JS, QS, JH, CH, 4D, TC, JC, KC, T2, T5, T6, T11, T12, T20, T21
62. 2 play T21
   all told: 2 played T21
   all: turn: 0 | trick: 2 led T21 | public.phase: reply
   seat 0, 1: in no heap: T21 | size hand of 2: 15
   seat 0: moves: play T4, T7, T10, T13, T16
   seat 2: hand: -T21
63. 0 play T7
   all told: 0 played T7
   all: turn: 1 | trick: 2 led T21 T7
   seat 1, 2: in no heap: T7 | size hand of 0: 15
   seat 0: hand: -T7
   seat 1: moves: play T1, T3, T8, T9, T17, T18, T19, FOOL
64. 1 play T3
   all told: 1 played T3; 2 took the trick T3 T7 T21
   all: turn: 2 | trick: 2 leads | trick 1: 2 led T21 T7 T3, 2 takes | public.phase: lead
   seat 0, 2: in no heap: T3 | size hand of 1: 15
   seat 1: hand: -T3
   seat 2: moves: play 9S, JS, QS, JH, CH, 4D, TC, JC, KC, T2, T5, T6, T11, T12, T20
65. 2 play 9S
   all told: 2 played 9S
   all: turn: 0 | trick: 2 led 9S | public.phase: reply
   seat 0, 1: in no heap: 9S | size hand of 2: 14
   seat 0: moves: play CS
   seat 2: hand: -9S
66. 0 play CS
   all told: 0 played CS
   all: turn: 1 | trick: 2 led 9S CS
   seat 1, 2: in no heap: CS | size hand of 0: 14
   seat 0: hand: -CS
   seat 1: moves: play 7S, 8S
67. 1 play 7S
   all told: 1 played 7S; 0 took the trick 7S 9S CS
   all: turn: 0 | trick: 0 leads | trick 2: 2 led 9S CS 7S, 0 takes | public.phase: lead
   seat 0, 2: in no heap: 7S | size hand of 1: 14
   seat 0: moves: play 4H, 3H, AH, QH, KH, 3D, KD, 8C, 9C, QC, T4, T10, T13, T16
   seat 1: hand: -7S
68. 0 play T10
   all told: 0 played T10
   all: turn: 1 | trick: 0 led T10 | public.phase: reply
   seat 1, 2: in no heap: T10 | size hand of 0: 13
   seat 0: hand: -T10
   seat 1: moves: play T1, T8, T9, T17, T18, T19, FOOL
69. 1 play T18
   all told: 1 played T18
   all: turn: 2 | trick: 0 led T10 T18
   seat 0, 2: in no heap: T18 | size hand of 1: 13
   seat 1: hand: -T18
   seat 2: moves: play T2, T5, T6, T11, T12, T20
70. 2 play T20
   all told: 2 played T20; 2 took the trick T10 T18 T20
   all: trick: 2 leads | trick 3: 0 led T10 T18 T20, 2 takes | public.phase: lead
   seat 0, 1: in no heap: T20 | size hand of 2: 13
   seat 2: hand: -T20 | moves: play JS, QS, JH, CH, 4D, TC, JC, KC, T2, T5, T6, T11, T12
71. 2 play JH
   all told: 2 played JH
   all: turn: 0 | trick: 2 led JH | public.phase: reply
   seat 0, 1: in no heap: JH | size hand of 2: 12
   seat 0: moves: play 4H, 3H, AH, QH, KH
   seat 2: hand: -JH
72. 0 play 3H
   all told: 0 played 3H
   all: turn: 1 | trick: 2 led JH 3H
   seat 1, 2: in no heap: 3H | size hand of 0: 12
   seat 0: hand: -3H
   seat 1: moves: play 2H
73. 1 play 2H
   all told: 1 played 2H; 2 took the trick 3H 2H JH
   all: turn: 2 | trick: 2 leads | trick 4: 2 led JH 3H 2H, 2 takes | public.phase: lead
   seat 0, 2: in no heap: 2H | size hand of 1: 12
   seat 1: hand: -2H
   seat 2: moves: play JS, QS, CH, 4D, TC, JC, KC, T2, T5, T6, T11, T12
74. 2 play T12
   all told: 2 played T12
   all: turn: 0 | trick: 2 led T12 | public.phase: reply
   seat 0, 1: in no heap: T12 | size hand of 2: 11
   seat 0: moves: play T4, T13, T16
   seat 2: hand: -T12
75. 0 play T16
   all told: 0 played T16
   all: turn: 1 | trick: 2 led T12 T16
   seat 1, 2: in no heap: T16 | size hand of 0: 11
   seat 0: hand: -T16
   seat 1: moves: play T1, T8, T9, T17, T19, FOOL
76. 1 play T19
   all told: 1 played T19; 1 took the trick T12 T16 T19
   all: trick: 1 leads | trick 5: 2 led T12 T16 T19, 1 takes | public.phase: lead
   seat 0, 2: in no heap: T19 | size hand of 1: 11
   seat 1: hand: -T19 | moves: play 8S, 2D, AD, CD, QD, 7C, T1, T8, T9, T17, FOOL
77. 1 play AD
   all told: 1 played AD
   all: turn: 2 | trick: 1 led AD | public.phase: reply
   seat 0, 2: in no heap: AD | size hand of 1: 10
   seat 1: hand: -AD
   seat 2: moves: play 4D
78. 2 play 4D
   all told: 2 played 4D
   all: turn: 0 | trick: 1 led AD 4D
   seat 0, 1: in no heap: 4D | size hand of 2: 10
   seat 0: moves: play 3D, KD
   seat 2: hand: -4D
79. 0 play 3D
   all told: 0 played 3D; 1 took the trick 4D 3D AD
   all: turn: 1 | trick: 1 leads | trick 6: 1 led AD 4D 3D, 1 takes | public.phase: lead
   seat 1, 2: in no heap: 3D | size hand of 0: 10
   seat 0: hand: -3D
   seat 1: moves: play 8S, 2D, CD, QD, 7C, T1, T8, T9, T17, FOOL
80. 1 play 7C
   all told: 1 played 7C
   all: turn: 2 | trick: 1 led 7C | public.phase: reply
   seat 0, 2: in no heap: 7C | size hand of 1: 9
   seat 1: hand: -7C
   seat 2: moves: play TC, JC, KC
81. 2 play KC
   all told: 2 played KC
   all: turn: 0 | trick: 1 led 7C KC
   seat 0, 1: in no heap: KC | size hand of 2: 9
   seat 0: moves: play 8C, 9C, QC
   seat 2: hand: -KC
82. 0 play QC
   all told: 0 played QC; 2 took the trick 7C QC KC
   all: turn: 2 | trick: 2 leads | trick 7: 1 led 7C KC QC, 2 takes | public.phase: lead
   seat 1, 2: in no heap: QC | size hand of 0: 9
   seat 0: hand: -QC
   seat 2: moves: play JS, QS, CH, TC, JC, T2, T5, T6, T11
83. 2 play T11
   all told: 2 played T11
   all: turn: 0 | trick: 2 led T11 | public.phase: reply
   seat 0, 1: in no heap: T11 | size hand of 2: 8
   seat 0: moves: play T4, T13
   seat 2: hand: -T11
84. 0 play T4
   all told: 0 played T4
   all: turn: 1 | trick: 2 led T11 T4
   seat 1, 2: in no heap: T4 | size hand of 0: 8
   seat 0: hand: -T4
   seat 1: moves: play T1, T8, T9, T17, FOOL
85. 1 play FOOL
   all told: 1 played FOOL; 1 took the trick T4 T11 FOOL
   all: trick: 1 leads | trick 8: 2 led T11 T4 FOOL, 1 takes | public.phase: lead
   seat 0, 2: in no heap: FOOL | size hand of 1: 8
   seat 1: hand: -FOOL | moves: play 8S, 2D, CD, QD, T1, T8, T9, T17
86. 1 play T1
   all told: 1 played T1
   all: turn: 2 | trick: 1 led T1 | public.phase: reply
   seat 0, 2: in no heap: T1 | size hand of 1: 7
   seat 1: hand: -T1
   seat 2: moves: play T2, T5, T6
87. 2 play T5
   all told: 2 played T5
   all: turn: 0 | trick: 1 led T1 T5
   seat 0, 1: in no heap: T5 | size hand of 2: 7
   seat 0: moves: play T13
   seat 2: hand: -T5
88. 0 play T13
   all told: 0 played T13; 0 took the trick T1 T5 T13
   all: trick: 0 leads | trick 9: 1 led T1 T5 T13, 0 takes | public.phase: lead
   seat 1, 2: in no heap: T13 | size hand of 0: 7
   seat 0: hand: -T13 | moves: play 4H, AH, QH, KH, KD, 8C, 9C
89. 0 play AH
   all told: 0 played AH
   all: turn: 1 | trick: 0 led AH | public.phase: reply
   seat 1, 2: in no heap: AH | size hand of 0: 6
   seat 0: hand: -AH
   seat 1: moves: play T8, T9, T17
90. 1 play T8
   all told: 1 played T8
   all: turn: 2 | trick: 0 led AH T8
   seat 0, 2: in no heap: T8 | size hand of 1: 6
   seat 0: may -CH in hand of 1
   seat 1: hand: -T8
   seat 2: moves: play CH | may -4H -QH -KH in hand of 1
91. 2 play CH
   all told: 2 played CH; 1 took the trick AH CH T8
   all: turn: 1 | trick: 1 leads | trick 10: 0 led AH T8 CH, 1 takes | public.phase: lead
   seat 0, 1: in no heap: CH | size hand of 2: 6
   seat 1: moves: play 8S, 2D, CD, QD, T9, T17
   seat 2: hand: -CH
92. 1 play 2D
   all told: 1 played 2D
   all: turn: 2 | trick: 1 led 2D | public.phase: reply
   seat 0, 2: in no heap: 2D | size hand of 1: 5
   seat 1: hand: -2D
   seat 2: moves: play T2, T6
93. 2 play T6
   all told: 2 played T6
   all: turn: 0 | trick: 1 led 2D T6
   seat 0, 1: in no heap: T6 | size hand of 2: 5
   seat 0: moves: play KD | may -JD -CD -QD in hand of 2
   seat 1: may -JD -KD in hand of 2
   seat 2: hand: -T6
94. 0 play KD
   all told: 0 played KD; 2 took the trick 2D KD T6
   all: turn: 2 | trick: 2 leads | trick 11: 1 led 2D T6 KD, 2 takes | public.phase: lead
   seat 1, 2: in no heap: KD | size hand of 0: 5
   seat 0: hand: -KD
   seat 2: moves: play JS, QS, TC, JC, T2
95. 2 play TC
   all told: 2 played TC
   all: turn: 0 | trick: 2 led TC | public.phase: reply
   seat 0, 1: in no heap: TC | size hand of 2: 4
   seat 0: moves: play 8C, 9C
   seat 2: hand: -TC
96. 0 play 8C
   all told: 0 played 8C
   all: turn: 1 | trick: 2 led TC 8C
   seat 1, 2: in no heap: 8C | size hand of 0: 4
   seat 0: hand: -8C
   seat 1: moves: play T9, T17
97. 1 play T9
   all told: 1 played T9; 1 took the trick 8C TC T9
   all: trick: 1 leads | trick 12: 2 led TC 8C T9, 1 takes | public.phase: lead
   seat 0, 2: in no heap: T9 | size hand of 1: 4
   seat 0: may -JC -CC in hand of 1
   seat 1: hand: -T9 | moves: play 8S, CD, QD, T17
   seat 2: may -9C -CC in hand of 1
98. 1 play QD
   all told: 1 played QD
   all: turn: 2 | trick: 1 led QD | public.phase: reply
   seat 0, 2: in no heap: QD | size hand of 1: 3
   seat 1: hand: -QD
   seat 2: moves: play T2
99. 2 play T2
   all told: 2 played T2
   all: turn: 0 | trick: 1 led QD T2
   seat 0, 1: in no heap: T2 | size hand of 2: 3
   seat 0: moves: play 4H, QH, KH, 9C
   seat 2: hand: -T2
100. 0 play QH
   all told: 0 played QH; 2 took the trick QH QD T2
   all: turn: 2 | trick: 2 leads | trick 13: 1 led QD T2 QH, 2 takes | public.phase: lead
   seat 1, 2: in no heap: QH | size hand of 0: 3
   seat 0: hand: -QH
   seat 1: may -JD -T14 -T15 in hand of 0
   seat 2: moves: play JS, QS, JC | may -JD -CD -T14 -T15 -T17 in hand of 0
101. 2 play JC
   all told: 2 played JC
102. 0 play 9C
   all told: 0 played 9C
103. 1 play T17
   all told: 1 played T17; 1 took the trick 9C JC T17
104. 1 play 8S
   all told: 1 played 8S
105. 2 play QS
   all told: 2 played QS
106. 0 play KH
   all told: 0 played KH; 2 took the trick 8S QS KH
107. 2 play JS
   all told: 2 played JS
108. 0 play 4H
   all told: 0 played 4H
109. 1 play CD
   all told: 1 played CD; 2 took the trick JS 4H CD; deal 2 §10.2 basic: +20 points to 2; deal 2 §8.4 over: +12 points to 2; deal 2 §10.10 half_honours: +8 points to 1; deal 2 over
110. * deal
   all told: 1 dealt
   all: no more: trick, tricks, public.auction.bid, public.auction.spoken | dealer: 1 | sides: -1 -1 -1 | holds: 0,8 0,96 0,120 | deals: 2 over, 0 of them thrown in | public.phase: bid | public.auction.bidder: -2 | public.auction.out: (False False False) | public.auction.calls: 0 | public.declarer: -2
   seat 0, 1: size hand of 2: 16
   seat 0, 2: size hand of 1: 16
   seat 1, 2: size hand of 0: 16
   seat 0: in no heap: CC CD JD QS T15 TS | hand: = 7S TS CS QS 2H QH 3D JD CD CC T2 T7 T9 T10 T15 T20 | may +9S +4H +3H +AH +JH +CH +KH +4D +2D +AD +QD +KD +7C +8C +9C +TC +JC +QC +KC +T1 +T3 +T4 +T5 +T6 +T8 +T11 +T12 +T13 +T16 +T18 +T19 +T21 +FOOL in hand of 1 | may +9S +4H +3H +AH +JH +CH +KH +4D +2D +AD +QD +KD +7C +8C +9C +TC +QC +KC +T1 +T3 +T4 +T5 +T6 +T8 +T11 +T12 +T13 +T16 +T18 +T19 +T21 +FOOL in hand of 2, stock
   seat 1: in no heap: 4H JC JS | hand: = 9S JS 4H 3H CH 4D 2D KD 8C JC KC T3 T8 T18 T21 FOOL | may +7S +8S +CS +2H +AH +JH +QH +3D +AD +JD +CD +QD +7C +TC +QC +T1 +T2 +T4 +T5 +T6 +T7 +T9 +T10 +T11 +T12 +T13 +T14 +T15 +T16 +T17 +T19 +T20 in hand of 0 | may +7S +8S +CS +2H +AH +JH +QH +3D +AD +JD +CD +QD +7C +TC +QC +T1 +T2 +T4 +T5 +T6 +T7 +T9 +T10 +T11 +T12 +T13 +T16 +T17 +T19 +T20 in hand of 2 | may +7S +8S +CS +2H +AH +JH +QH +3D +AD +CD +QD +7C +TC +QC +T1 +T2 +T4 +T5 +T6 +T7 +T9 +T10 +T11 +T12 +T13 +T16 +T17 +T19 +T20 in stock
   seat 2: in no heap: 8S 9C KH T14 T17 | hand: = 8S AH JH KH 7C 9C TC QC T4 T6 T11 T13 T14 T16 T17 T19 | moves: say pass, three, two, one, solo | may +7S +9S +JS +CS +QS +3H +2H +CH +QH +4D +3D +2D +AD +JD +CD +QD +KD +8C +JC +KC +T1 +T2 +T3 +T5 +T7 +T8 +T9 +T10 +T12 +T15 +T18 +T20 +T21 +FOOL in hand of 0 | may +7S +9S +JS +CS +QS +4H +3H +2H +CH +QH +4D +3D +2D +AD +QD +KD +8C +JC +CC +KC +T1 +T2 +T3 +T5 +T7 +T8 +T9 +T10 +T12 +T18 +T20 +T21 +FOOL in hand of 1 | may +7S +9S +JS +CS +QS +3H +2H +CH +QH +4D +3D +2D +AD +QD +KD +8C +JC +KC +T1 +T2 +T3 +T5 +T7 +T8 +T9 +T10 +T12 +T18 +T20 +T21 +FOOL in stock
111. 2 say solo
   all told: 2 said solo
112. 2 say done
   all told: 2 said done
113. 2 play AH
   all told: 2 played AH
114. 0 play 2H
   all told: 0 played 2H
115. 1 play 3H
   all told: 1 played 3H; 2 took the trick 3H 2H AH
116. 2 play T19
   all told: 2 played T19
117. 0 play T7
   all told: 0 played T7
118. 1 play T8
   all told: 1 played T8; 2 took the trick T7 T8 T19
119. 2 play T16
   all told: 2 played T16
120. 0 play T15
   all told: 0 played T15
   all: turn: 1 | trick: 2 led T16 T15 | sides: 1 1 0 | trick 1: 2 led AH 2H 3H, 2 takes | trick 2: 2 led T19 T7 T8, 2 takes | public.phase: reply | public.auction.bid: solo | public.auction.bidder: 2 | public.auction.calls: 1 | public.auction.spoken: ([2 solo]) | public.declarer: 2
   seat 0, 1: size hand of 2: 13
   seat 0, 2: size hand of 1: 14
   seat 1, 2: size hand of 0: 13
   seat 0: in no heap: 3H AH T16 T19 T8 | hand: -2H -T7 -T15
   seat 1: in no heap: 2H AH T15 T16 T19 T7 | hand: -3H -T8 | moves: play T3, T18, T21, FOOL
   seat 2: in no heap: 2H 3H T15 T7 T8 | hand: -AH -T16 -T19
121. 1 play T21
   all told: 1 played T21; 1 took the trick T15 T16 T21
122. 1 play 8C
   all told: 1 played 8C
123. 2 play TC
   all told: 2 played TC
124. 0 play CC
   all told: 0 played CC; 0 took the trick 8C TC CC
125. 0 play QS
   all told: 0 played QS
126. 1 play 9S
   all told: 1 played 9S
127. 2 play 8S
   all told: 2 played 8S; 0 took the trick 8S 9S QS
128. 0 play TS
   all told: 0 played TS
129. 1 play JS
   all told: 1 played JS
130. 2 play T4
   all told: 2 played T4; 2 took the trick TS JS T4
   all: turn: 2 | trick: 2 leads | trick 3: 2 led T16 T15 T21, 1 takes | trick 4: 1 led 8C TC CC, 0 takes | trick 5: 0 led QS 9S 8S, 0 takes | trick 6: 0 led TS JS T4, 2 takes | public.phase: lead
   seat 0, 1: size hand of 2: 10
   seat 0, 2: size hand of 1: 10
   seat 1, 2: size hand of 0: 10
   seat 0: in no heap: 8C 8S 9S JS T21 T4 TC | hand: -TS -QS -CC | may -KS in hand of 2
   seat 1: in no heap: 8S CC QS T4 TC TS | hand: -9S -JS -8C -T21 | may -7S -CS -KS in hand of 2
   seat 2: in no heap: 8C 9S CC JS QS T21 TS | hand: -8S -TC -T4 | moves: play JH, KH, 7C, 9C, QC, T6, T11, T13, T14, T17
131. 2 play T11
   all told: 2 played T11
132. 0 play T9
   all told: 0 played T9
133. 1 play FOOL
   all told: 1 played FOOL; 1 took the trick T9 T11 FOOL
134. 1 play 2D
   all told: 1 played 2D
135. 2 play T14
   all told: 2 played T14
136. 0 play CD
   all told: 0 played CD; 2 took the trick 2D CD T14
137. 2 play 7C
   all told: 2 played 7C
138. 0 play T2
   all told: 0 played T2
139. 1 play JC
   all told: 1 played JC; 0 took the trick 7C JC T2
140. 0 play QH
   all told: 0 played QH
   all: turn: 1 | trick: 0 led QH | trick 7: 2 led T11 T9 FOOL, 1 takes | trick 8: 1 led 2D T14 CD, 2 takes | trick 9: 2 led 7C T2 JC, 0 takes | public.phase: reply
   seat 0, 1: size hand of 2: 7
   seat 0, 2: size hand of 1: 7
   seat 1, 2: size hand of 0: 6
   seat 0: in no heap: 2D 7C FOOL JC T11 T14 | hand: -QH -CD -T2 -T9 | may -4D -AD -QD -KD in hand of 2
   seat 1: in no heap: 7C CD QH T11 T14 T2 T9 | hand: -2D -JC -FOOL | moves: play 4H, CH | may -9C -QC in hand of 0 | may -3D -AD -JD -QD in hand of 2
   seat 2: in no heap: 2D CD FOOL JC QH T2 T9 | hand: -7C -T11 -T14 | may -KC in hand of 0
141. 1 play 4H
   all told: 1 played 4H
142. 2 play KH
   all told: 2 played KH; 2 took the trick 4H QH KH
143. 2 play T6
   all told: 2 played T6
144. 0 play T20
   all told: 0 played T20
145. 1 play T18
   all told: 1 played T18; 0 took the trick T6 T18 T20
146. 0 play T10
   all told: 0 played T10
147. 1 play T3
   all told: 1 played T3
148. 2 play T17
   all told: 2 played T17; 2 took the trick T3 T10 T17
149. 2 play QC
   all told: 2 played QC
150. 0 play 3D
   all told: 0 played 3D
   all: trick: 2 led QC 3D | trick 10: 0 led QH 4H KH, 2 takes | trick 11: 2 led T6 T20 T18, 0 takes | trick 12: 0 led T10 T3 T17, 2 takes
   seat 0, 1: size hand of 2: 3
   seat 0, 2: size hand of 1: 4
   seat 1, 2: size hand of 0: 3
   seat 0: in no heap: 4H KH QC T17 T18 T3 T6 | hand: = 7S CS JD
   seat 1: in no heap: 3D KH QC T10 T17 T20 T6 | hand: -4H -T3 -T18 | moves: play KC | may -T1 -T5 -T12 -T13 in hand of 0
   seat 2: in no heap: 3D 4H T10 T18 T20 T3 | hand: = JH 9C T13 | may -T1 -T5 -T12 in hand of 0
151. 1 play KC
   all told: 1 played KC; 1 took the trick 3D QC KC
152. 1 play KD
   all told: 1 played KD
153. 2 play T13
   all told: 2 played T13
154. 0 play JD
   all told: 0 played JD; 2 took the trick JD KD T13
155. 2 play JH
   all told: 2 played JH
156. 0 play CS
   all told: 0 played CS
157. 1 play CH
   all told: 1 played CH; 1 took the trick CS JH CH
158. 1 play 4D
   all told: 1 played 4D
159. 2 play 9C
   all told: 2 played 9C
160. 0 play 7S
   all told: 0 played 7S; 1 took the trick 7S 4D 9C; deal 3 §8.3 basic: +12 points to 0; deal 3 §8.3 basic: +12 points to 1; deal 3 §8.4 over: +72 points to 0; deal 3 §8.4 over: +72 points to 1; deal 3 §10.10 half_honours: +8 points to 1; deal 3 §9.3 settlement: +96 settled to 1 from 0; deal 3 §9.3 settlement: +68 settled to 1 from 2; deal 3 §9.3 settlement: +28 settled to 2 from 0; deal 3 §9.3 wiped: +92 points to table from 0; deal 3 §9.3 wiped: +188 points to table from 1; deal 3 §9.3 wiped: +120 points to table from 2; deal 3 over
   all: turn: chance | shown: KS AD QD T1 T5 T12 | holds: -124,0 164,0 -40,0 | deals: 3 over, 0 of them thrown in | trick 13: 2 led QC 3D KC, 1 takes | trick 14: 1 led KD T13 JD, 2 takes | trick 15: 2 led JH CS CH, 1 takes | trick 16: 1 led 4D 9C 7S, 1 takes | public.phase: settled | public.stock: (T12 AD KS T5 T1 QD)
   seat 0: no more: hand, trick, size hand of 1, may hand of 1, size hand of 2, may hand of 2, size stock, may stock
   seat 1: no more: hand, trick, size hand of 0, may hand of 0, size hand of 2, may hand of 2, size stock, may stock
   seat 2: no more: hand, trick, size hand of 0, may hand of 0, size hand of 1, may hand of 1, size stock, may stock
161. * deal
   all told: 2 dealt
162. 0 say three
   all told: 0 said three
163. 1 say hold
   all told: 1 said hold
164. 2 say one
   all told: 2 said one
165. 0 say hold
   all told: 0 said hold
166. 1 say solo
   all told: 1 said solo
167. 1 say ninety
   all told: 1 said ninety
168. 1 say done
   all told: 1 said done
169. 2 say done
   all told: 2 said done
170. 0 say contra_ninety
   all told: 0 said contra_ninety
   all: no more: shown, tricks, public.stock | turn: 1 | dealer: 2 | sides: 1 0 1 | public.phase: recontra_bonus | public.auction.bidder: 1 | public.auction.calls: 3 | public.auction.spoken: ([0 three] [1 hold] [2 one] [0 hold] [1 solo]) | public.declarer: 1 | public.declared: ([ninety True 1]) | size stock: 6
   seat 0, 1: size hand of 2: 16
   seat 0, 2: size hand of 1: 16
   seat 1, 2: size hand of 0: 16
   seat 0: hand: = 8S TS QS 3H 2H KH 3D CD QD KD JC T5 T6 T7 T8 T17 | may = 7S 9S JS CS KS 4H AH JH CH QH 4D 2D AD JD 7C 8C 9C TC CC QC KC T1 T2 T3 T4 T9 T10 T11 T12 T13 T14 T15 T16 T18 T19 T20 T21 FOOL in all heaps
   seat 1: hand: = 9S KS 4H 4D AD JD TC T4 T10 T11 T12 T13 T14 T19 T21 FOOL | moves: say done, recontra_ninety | may = 7S 8S TS JS CS QS 3H 2H AH JH CH QH KH 3D 2D CD QD KD 7C 8C 9C JC CC QC KC T1 T2 T3 T5 T6 T7 T8 T9 T15 T16 T17 T18 T20 in all heaps
   seat 2: hand: = 7S CS AH CH QH 2D 7C 8C 9C CC T1 T2 T9 T15 T18 T20 | may = 8S 9S TS JS QS KS 4H 3H 2H JH KH 4D 3D AD JD CD QD KD TC JC QC KC T3 T4 T5 T6 T7 T8 T10 T11 T12 T13 T14 T16 T17 T19 T21 FOOL in all heaps
171. 1 say done
   all told: 1 said done
172. 1 play 9S
   all told: 1 played 9S
173. 2 play CS
   all told: 2 played CS
174. 0 play QS
   all told: 0 played QS; 0 took the trick 9S CS QS
175. 0 play 3H
   all told: 0 played 3H
176. 1 play 4H
   all told: 1 played 4H
177. 2 play QH
   all told: 2 played QH; 2 took the trick 4H 3H QH
178. 2 play AH
   all told: 2 played AH
179. 0 play 2H
   all told: 0 played 2H
180. 1 play T19
   all told: 1 played T19; 1 took the trick 2H AH T19
   all: trick: 1 leads | trick 1: 1 led 9S CS QS, 0 takes | trick 2: 0 led 3H 4H QH, 2 takes | trick 3: 2 led AH 2H T19, 1 takes | public.phase: lead
   seat 0, 1: size hand of 2: 13
   seat 0, 2: size hand of 1: 13
   seat 1, 2: size hand of 0: 13
   seat 0: in no heap: 4H 9S AH CS QH T19 | hand: -QS -3H -2H | may -JH -CH in hand of 1
   seat 1: in no heap: 2H 3H AH CS QH QS | hand: -9S -4H -T19 | moves: play KS, 4D, AD, JD, TC, T4, T10, T11, T12, T13, T14, T21, FOOL
   seat 2: in no heap: 2H 3H 4H 9S QS T19 | hand: -CS -AH -QH | may -JH -KH in hand of 1
181. 1 play FOOL
   all told: 1 played FOOL
182. 2 play T9
   all told: 2 played T9
183. 0 play T6
   all told: 0 played T6; 1 took the trick T6 T9 FOOL
184. 1 play T10
   all told: 1 played T10
185. 2 play T18
   all told: 2 played T18
186. 0 play T8
   all told: 0 played T8; 2 took the trick T8 T10 T18
187. 2 play T20
   all told: 2 played T20
188. 0 play T17
   all told: 0 played T17
189. 1 play T4
   all told: 1 played T4; 2 took the trick T4 T17 T20
190. 2 play T1
   all told: 2 played T1
   all: turn: 0 | trick: 2 led T1 | trick 4: 1 led FOOL T9 T6, 1 takes | trick 5: 1 led T10 T18 T8, 2 takes | trick 6: 2 led T20 T17 T4, 2 takes | public.phase: reply
   seat 0, 1: size hand of 2: 9
   seat 0, 2: size hand of 1: 10
   seat 1, 2: size hand of 0: 10
   seat 0: in no heap: FOOL T1 T10 T18 T20 T4 T9 | hand: -T6 -T8 -T17 | moves: play T5, T7
   seat 1: in no heap: T1 T17 T18 T20 T6 T8 T9 | hand: -T4 -T10 -FOOL
   seat 2: in no heap: FOOL T10 T17 T4 T6 T8 | hand: -T1 -T9 -T18 -T20
191. 0 play T7
   all told: 0 played T7
192. 1 play T12
   all told: 1 played T12; 1 took the trick T1 T7 T12
193. 1 play JD
   all told: 1 played JD
194. 2 play 2D
   all told: 2 played 2D
195. 0 play KD
   all told: 0 played KD; 0 took the trick 2D JD KD
196. 0 play T5
   all told: 0 played T5
197. 1 play T13
   all told: 1 played T13
198. 2 play T15
   all told: 2 played T15; 2 took the trick T5 T13 T15
199. 2 play T2
   all told: 2 played T2
200. 0 play JC
   all told: 0 played JC
   all: turn: 1 | trick: 2 led T2 JC | trick 7: 2 led T1 T7 T12, 1 takes | trick 8: 1 led JD 2D KD, 0 takes | trick 9: 0 led T5 T13 T15, 2 takes
   seat 0, 1: size hand of 2: 6
   seat 0, 2: size hand of 1: 7
   seat 1, 2: size hand of 0: 6
   seat 0: in no heap: 2D JD T12 T13 T15 T2 | hand: -KD -JC -T5 -T7
   seat 1: in no heap: 2D JC KD T15 T2 T5 T7 | hand: -JD -T12 -T13 | moves: play T11, T14, T21 | may -T3 -T16 in hand of 0
   seat 2: in no heap: JC JD KD T12 T13 T5 T7 | hand: -2D -T2 -T15 | may -T3 -T11 -T14 -T16 -T21 in hand of 0
201. 1 play T11
   all told: 1 played T11; 1 took the trick JC T2 T11
202. 1 play KS
   all told: 1 played KS
203. 2 play 7S
   all told: 2 played 7S
204. 0 play 8S
   all told: 0 played 8S; 1 took the trick 7S 8S KS
205. 1 play T21
   all told: 1 played T21
206. 2 play 8C
   all told: 2 played 8C
207. 0 play KH
   all told: 0 played KH; 1 took the trick KH 8C T21
208. 1 play AD
   all told: 1 played AD
209. 2 play CH
   all told: 2 played CH
210. 0 play 3D
   all told: 0 played 3D; 1 took the trick CH 3D AD
   all: trick: 1 leads | trick 10: 2 led T2 JC T11, 1 takes | trick 11: 1 led KS 7S 8S, 1 takes | trick 12: 1 led T21 8C KH, 1 takes | trick 13: 1 led AD CH 3D, 1 takes | public.phase: lead
   seat 0, 1: size hand of 2: 3
   seat 0, 2: size hand of 1: 3
   seat 1, 2: size hand of 0: 3
   seat 0: in no heap: 7S 8C AD CH KS T11 T21 | hand: = TS CD QD | may -4D -T3 -T14 -T16 in hand of 2
   seat 1: in no heap: 3D 7S 8C 8S CH KH | hand: = 4D TC T14 | moves: play 4D, TC, T14 | may -CD -QD -T3 -T16 in hand of 2
   seat 2: in no heap: 3D 8S AD KH KS T11 T21 | hand: = 7C 9C CC
211. 1 play TC
   all told: 1 played TC
212. 2 play 9C
   all told: 2 played 9C
213. 0 play QD
   all told: 0 played QD; 1 took the trick QD 9C TC
214. 1 play 4D
   all told: 1 played 4D
215. 2 play CC
   all told: 2 played CC
216. 0 play CD
   all told: 0 played CD; 0 took the trick 4D CD CC
217. 0 play TS
   all told: 0 played TS
218. 1 play T14
   all told: 1 played T14
219. 2 play 7C
   all told: 2 played 7C; 1 took the trick TS 7C T14; deal 4 §10.2 basic: +20 points to 1; deal 4 §8.4 over: +4 points to 1; deal 4 §8.5 ninety_failed: +480 points to 2; deal 4 §8.5 ninety_failed: +480 points to 0; deal 4 §10.10 half_honours: +8 points to 1; deal 4 over
220. * deal
   all told: 0 dealt
   all: no more: trick, tricks, public.auction.bid, public.auction.spoken, public.declared | dealer: 0 | sides: -1 -1 -1 | holds: -124,480 164,32 -40,480 | deals: 4 over, 0 of them thrown in | public.phase: bid | public.auction.bidder: -2 | public.auction.calls: 0 | public.declarer: -2
   seat 0, 1: size hand of 2: 16
   seat 0, 2: size hand of 1: 16
   seat 1, 2: size hand of 0: 16
   seat 0: in no heap: 4D CC QC | hand: = 8S QS KH 4D 3D AD JD CC QC T4 T6 T7 T10 T13 T18 T20 | may +7S +9S +TS +CS +KS +4H +3H +2H +AH +JH +CH +QH +2D +CD +QD +KD +8C +JC +T1 +T2 +T5 +T8 +T9 +T11 +T12 +T15 +T17 +T19 +T21 +FOOL in hand of 1 | may +7S +9S +TS +CS +KS +4H +3H +2H +AH +CH +QH +2D +CD +QD +KD +8C +JC +T1 +T2 +T3 +T5 +T8 +T9 +T11 +T12 +T14 +T15 +T16 +T17 +T19 +T21 +FOOL in hand of 2 | may +7S +9S +TS +CS +KS +4H +3H +2H +AH +CH +QH +2D +CD +QD +KD +8C +JC +T1 +T2 +T5 +T8 +T9 +T11 +T12 +T15 +T17 +T19 +T21 +FOOL in stock
   seat 1: in no heap: 7C CD JS QD TS | hand: = 7S TS JS KS 4H 3H CH CD QD 7C JC T8 T9 T11 T12 T19 | moves: say pass, three, two, one, solo | may +8S +9S +CS +QS +2H +AH +QH +KH +4D +3D +2D +AD +JD +KD +8C +TC +T1 +T2 +T3 +T4 +T5 +T6 +T7 +T10 +T13 +T14 +T15 +T16 +T17 +T18 +T20 +T21 +FOOL in hand of 0, hand of 2 | may +8S +9S +CS +QS +2H +AH +QH +KH +4D +3D +2D +AD +JD +KD +8C +TC +T1 +T2 +T4 +T5 +T6 +T7 +T10 +T13 +T14 +T15 +T17 +T18 +T20 +T21 +FOOL in stock
   seat 2: in no heap: T14 T16 T3 TC | hand: = 9S CS 2H AH QH 2D KD 9C TC T3 T5 T14 T16 T17 T21 FOOL | may +7S +8S +QS +KS +4H +3H +CH +KH +3D +AD +JD +7C +8C +JC +CC +T1 +T2 +T4 +T6 +T7 +T8 +T9 +T10 +T11 +T12 +T13 +T15 +T18 +T19 +T20 in hand of 0, stock | may +7S +8S +QS +KS +4H +3H +JH +CH +KH +3D +AD +JD +7C +8C +JC +CC +T1 +T2 +T4 +T6 +T7 +T8 +T9 +T10 +T11 +T12 +T13 +T15 +T18 +T19 +T20 in hand of 1
221. 1 say three
   all told: 1 said three
222. 2 say pass
   all told: 2 said pass
223. 0 say contra
   all told: 0 said contra
224. 1 say done
   all told: 1 said done
225. 1 say done
   all told: 1 said done
226. 1 take 1
   seat 0, 2 told: 1 took packet 1; 1 drew 3
   seat 1 told: 1 took packet 1; 1 drew 3: 8C T1 T2
227. 1 lay JC
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid JC
228. 1 lay JS
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid JS
229. 1 lay 4H
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid 4H
230. 1 say done
   all told: 1 said done
   all: no more: size stock, may stock | shown: JH KC T15 | sides: 1 0 1 | public.phase: late | public.auction.bid: three | public.auction.bidder: 1 | public.auction.out: (True False True) | public.auction.calls: 1 | public.auction.contra: 0 | public.auction.spoken: ([1 three] [2 pass] [0 contra]) | public.declarer: 1 | public.contras: 1 | public.taken: 1 | public.stock: (JH KC T15 8C T2 T1) | public.raised: 4
   seat 0, 2: in no heap: JH KC T15 | size discard of 1: 3 | sure = T1 in hand of 1
   seat 0: may -8C -T1 -T2 in hand of 2 | may = 7S 9S TS JS CS 4H 3H 2H AH CH QH 2D CD QD 7C 8C 9C TC JC T2 T3 T5 T8 T9 T11 T12 T14 T16 T17 T19 in discard of 1
   seat 1: in no heap: 8C JH KC T1 T15 T2 | hand: -JS -4H -JC +8C +T1 +T2 | aside: JS 4H JC | moves: say done, seventy, ninety, sparrow, owl
   seat 2: may -8C -T1 -T2 in hand of 0 | may = 7S 8S TS JS QS 4H 3H CH 4D 3D AD JD CD QD 7C 8C JC CC QC T2 T4 T6 T7 T8 T9 T10 T11 T12 T13 T18 T19 T20 in discard of 1
231. 1 say sparrow
   all told: 1 said sparrow
232. 1 say seventy
   all told: 1 said seventy
233. 1 say owl
   all told: 1 said owl
234. 1 say done
   all told: 1 said done
235. 2 say contra_seventy
   all told: 2 said contra_seventy
236. 2 say contra_owl
   all told: 2 said contra_owl
237. 2 say contra_sparrow
   all told: 2 said contra_sparrow
238. 1 say recontra_owl
   all told: 1 said recontra_owl
239. 1 say recontra_sparrow
   all told: 1 said recontra_sparrow
240. 1 say recontra_seventy
   all told: 1 said recontra_seventy
   all: turn: 2 | public.phase: subcontra_bonus | public.declared: ([sparrow False 2] [seventy False 2] [owl False 2])
   seat 0, 2: sure +T2 in hand of 1 | may -T2 in discard of 1
   seat 2: moves: say done, subcontra_sparrow, subcontra_seventy, subcontra_owl
241. 2 say done
   all told: 2 said done
242. 0 say subcontra_sparrow
   all told: 0 said subcontra_sparrow
243. 0 say subcontra_owl
   all told: 0 said subcontra_owl
244. 0 say subcontra_seventy
   all told: 0 said subcontra_seventy
245. 1 play T1
   all told: 1 played T1
246. 2 play T16
   all told: 2 played T16
247. 0 play T13
   all told: 0 played T13; 2 took the trick T1 T13 T16
248. 2 play TC
   all told: 2 played TC
249. 0 play QC
   all told: 0 played QC
250. 1 play 8C
   all told: 1 played 8C; 0 took the trick 8C TC QC
   all: turn: 0 | trick: 0 leads | trick 1: 1 led T1 T16 T13, 2 takes | trick 2: 2 led TC QC 8C, 0 takes | public.phase: lead | public.declared: ([sparrow False 3] [seventy False 3] [owl False 3])
   seat 0, 1: size hand of 2: 14
   seat 0, 2: size hand of 1: 14 | sure = T2 in hand of 1
   seat 1, 2: size hand of 0: 14
   seat 0: in no heap: 8C T1 T16 TC | hand: -QC -T13 | moves: play 8S, QS, KH, 4D, 3D, AD, JD, CC, T4, T6, T7, T10, T18, T20
   seat 1: in no heap: QC T13 T16 TC | hand: -8C -T1
   seat 2: in no heap: 8C QC T1 T13 | hand: -TC -T16
251. 0 play CC
   all told: 0 played CC
252. 1 play 7C
   all told: 1 played 7C
253. 2 play 9C
   all told: 2 played 9C; 0 took the trick 7C 9C CC
254. 0 play 8S
   all told: 0 played 8S
255. 1 play 7S
   all told: 1 played 7S
256. 2 play 9S
   all told: 2 played 9S; 2 took the trick 7S 8S 9S
257. 2 play CS
   all told: 2 played CS
258. 0 play QS
   all told: 0 played QS
259. 1 play KS
   all told: 1 played KS; 1 took the trick CS QS KS
260. 1 play CH
   all told: 1 played CH
   all: turn: 2 | trick: 1 led CH | trick 3: 0 led CC 7C 9C, 0 takes | trick 4: 0 led 8S 7S 9S, 2 takes | trick 5: 2 led CS QS KS, 1 takes | public.phase: reply
   seat 0, 1: size hand of 2: 11
   seat 0, 2: size hand of 1: 10
   seat 1, 2: size hand of 0: 11
   seat 0: in no heap: 7C 7S 9C 9S CH CS KS | hand: -8S -QS -CC
   seat 1: in no heap: 8S 9C 9S CC CS QS | hand: -7S -KS -CH -7C
   seat 2: in no heap: 7C 7S 8S CC CH KS QS | hand: -9S -CS -9C | moves: play 2H, AH, QH
261. 2 play 2H
   all told: 2 played 2H
262. 0 play KH
   all told: 0 played KH; 0 took the trick 2H CH KH
263. 0 play 3D
   all told: 0 played 3D
264. 1 play CD
   all told: 1 played CD
265. 2 play KD
   all told: 2 played KD; 2 took the trick 3D CD KD
266. 2 play AH
   all told: 2 played AH
267. 0 play T7
   all told: 0 played T7
268. 1 play 3H
   all told: 1 played 3H; 0 took the trick 3H AH T7
269. 0 play T4
   all told: 0 played T4
270. 1 play T12
   all told: 1 played T12
   all: trick: 0 led T4 T12 | trick 6: 1 led CH 2H KH, 0 takes | trick 7: 0 led 3D CD KD, 2 takes | trick 8: 2 led AH T7 3H, 0 takes
   seat 0, 1: size hand of 2: 8
   seat 0, 2: size hand of 1: 7
   seat 1, 2: size hand of 0: 7
   seat 0: in no heap: 2H 3H AH CD KD T12 | hand: -KH -3D -T4 -T7
   seat 1: in no heap: 2H 3D AH KD KH T4 T7 | hand: -3H -CD -T12 | may -QH in hand of 0
   seat 2: in no heap: 3D 3H CD KH T12 T4 T7 | hand: -2H -AH -KD | moves: play T3, T5, T14, T17, T21, FOOL | may -4H in hand of 0
271. 2 play FOOL
   all told: 2 played FOOL; 2 took the trick T4 T12 FOOL
272. 2 play QH
   all told: 2 played QH
273. 0 play T18
   all told: 0 played T18
274. 1 play T19
   all told: 1 played T19; 1 took the trick QH T18 T19
275. 1 play T2
   all told: 1 played T2
276. 2 play T3
   all told: 2 played T3
277. 0 play T10
   all told: 0 played T10; 0 took the trick T2 T3 T10
278. 0 play AD
   all told: 0 played AD
279. 1 play QD
   all told: 1 played QD
280. 2 play 2D
   all told: 2 played 2D; 1 took the trick 2D AD QD
   all: turn: 1 | trick: 1 leads | trick 9: 0 led T4 T12 FOOL, 2 takes | trick 10: 2 led QH T18 T19, 1 takes | trick 11: 1 led T2 T3 T10, 0 takes | trick 12: 0 led AD QD 2D, 1 takes | public.phase: lead
   seat 0, 1: size hand of 2: 4
   seat 0, 2: no more: sure hand of 1 | size hand of 1: 4 | may -4H in hand of 1
   seat 1, 2: size hand of 0: 4
   seat 0: in no heap: 2D FOOL QD QH T19 T2 T3 | hand: -AD -T10 -T18
   seat 1: in no heap: 2D AD FOOL QH T10 T18 T3 | hand: -QD -T2 -T19 | moves: play TS, T8, T9, T11
   seat 2: in no heap: AD QD T10 T18 T19 T2 | hand: = T5 T14 T17 T21
281. 1 play T11
   all told: 1 played T11
282. 2 play T5
   all told: 2 played T5
283. 0 play T20
   all told: 0 played T20; 0 took the trick T5 T11 T20
284. 0 play JD
   all told: 0 played JD
285. 1 play T8
   all told: 1 played T8
286. 2 play T17
   all told: 2 played T17; 2 took the trick JD T8 T17
287. 2 play T14
   all told: 2 played T14
288. 0 play T6
   all told: 0 played T6
289. 1 play T9
   all told: 1 played T9; 2 took the trick T6 T9 T14
290. 2 play T21
   all told: 2 played T21
   all: turn: 0 | trick: 2 led T21 | trick 13: 1 led T11 T5 T20, 0 takes | trick 14: 0 led JD T8 T17, 2 takes | trick 15: 2 led T14 T6 T9, 2 takes | public.phase: reply
   seat 0, 1: no more: size hand of 2, may hand of 2
   seat 0, 2: size hand of 1: 1
   seat 1, 2: size hand of 0: 1
   seat 0: in no heap: T11 T14 T17 T21 T5 T8 T9 | hand: = 4D | moves: play 4D
   seat 1: in no heap: JD T14 T17 T20 T21 T5 T6 | hand: = TS
   seat 2: no more: hand | in no heap: JD T11 T20 T6 T8 T9 | may -4D in hand of 1
291. 0 play 4D
   all told: 0 played 4D
292. 1 play TS
   all told: 1 played TS; 2 took the trick TS 4D T21; deal 5 §8.3 basic: +12 points to 2; deal 5 §8.3 basic: +12 points to 0; deal 5 §8.4 over: +116 points to 2; deal 5 §8.4 over: +116 points to 0; deal 5 §8.5 sparrow_failed: +270 points to 2 for T1; deal 5 §8.5 sparrow_failed: +270 points to 0 for T1; deal 5 §8.5 seventy_failed: +135 points to 2; deal 5 §8.5 seventy_failed: +135 points to 0; deal 5 §8.5 owl_failed: +540 points to 2 for T2; deal 5 §8.5 owl_failed: +540 points to 0 for T2; deal 5 §10.10 half_honours: +2 points to 2; deal 5 over
293. * deal
   all told: 1 dealt
294. 2 say solo
   all told: 2 said solo
295. 2 say against_kings
   all told: 2 said against_kings
296. 2 say owl
   all told: 2 said owl
297. 2 say done
   all told: 2 said done
298. 0 say contra_against_kings
   all told: 0 said contra_against_kings
299. 0 say done
   all told: 0 said done
300. 1 say contra_owl
   all told: 1 said contra_owl
   all: turn: 2 | dealer: 1 | sides: 1 1 0 | holds: -124,1553 164,32 -40,1555 | deals: 5 over, 0 of them thrown in | public.phase: recontra_bonus | public.auction.bid: solo | public.auction.bidder: 2 | public.auction.out: (False False False) | public.auction.contra: -2 | public.auction.spoken: ([2 solo]) | public.declarer: 2 | public.contras: 0 | public.declared: ([against_kings True 1] [owl True 1]) | public.taken: -1 | public.raised: 1 | size stock: 6
   seat 0, 1: size hand of 2: 16 | sure = T2 in hand of 2
   seat 0, 2: no more: shown, trick, tricks, public.stock, size discard of 1, may discard of 1 | size hand of 1: 16
   seat 1, 2: size hand of 0: 16
   seat 0: hand: = QS KS JH KH 3D 7C 8C 9C QC T1 T3 T6 T8 T14 T16 T18 | may +7S +8S +9S +CS +4H +3H +2H +AH +CH +QH +4D +2D +AD +JD +CD +QD +KD +TC +CC +KC +T4 +T5 +T7 +T9 +T10 +T11 +T12 +T13 +T15 +T17 +T19 +T20 +T21 +FOOL in hand of 1 | may = 7S 8S 9S TS JS CS 4H 3H 2H AH CH QH 4D 2D AD JD CD QD TC JC CC T2 T4 T5 T7 T9 T10 T11 T12 T13 T15 T17 T19 T20 T21 FOOL in hand of 2 | may = 7S 8S 9S TS JS CS 4H 3H 2H AH CH QH 4D 2D AD JD CD QD KD TC JC CC KC T4 T5 T7 T9 T10 T11 T12 T13 T15 T17 T19 T20 T21 FOOL in stock
   seat 1: no more: aside, shown, trick, tricks, public.stock | in no heap: 4D | hand: = 7S 8S 9S JS CS 4H CH QH 4D 2D KD TC JC T9 T11 T13 | may = TS QS KS 3H 2H AH JH KH 3D AD JD CD QD 7C 8C 9C CC QC KC T1 T3 T4 T5 T6 T7 T8 T10 T12 T14 T15 T16 T17 T18 T19 T20 T21 FOOL in hand of 0, stock | may = TS QS 3H 2H AH JH 3D AD JD CD QD 7C 8C 9C CC QC T1 T2 T3 T4 T5 T6 T7 T8 T10 T12 T14 T15 T16 T17 T18 T19 T20 T21 FOOL in hand of 2
   seat 2: in no heap: TS | hand: = TS 3H 2H AH CD CC T2 T4 T5 T7 T10 T15 T17 T19 T20 FOOL | moves: say done, recontra_against_kings, recontra_owl | may +7S +8S +9S +CS +QS +KS +4H +JH +CH +QH +KH +3D +2D +AD +JD +QD +KD +7C +8C +9C +TC +QC +KC +T1 +T3 +T6 +T8 +T9 +T11 +T12 +T13 +T14 +T16 +T18 +T21 in hand of 0 | may +7S +8S +9S +CS +QS +KS +4H +JH +CH +QH +KH +4D +3D +2D +AD +JD +QD +KD +7C +8C +9C +TC +QC +KC +T1 +T3 +T6 +T8 +T9 +T11 +T12 +T13 +T14 +T16 +T18 +T21 in hand of 1 | may = 7S 8S 9S JS CS QS KS 4H JH CH QH KH 4D 3D 2D AD JD QD KD 7C 8C 9C TC JC QC KC T1 T3 T6 T8 T9 T11 T12 T13 T14 T16 T18 T21 in stock
301. 2 say done
   all told: 2 said done
302. 2 play T2
   all told: 2 played T2
303. 0 play T1
   all told: 0 played T1
304. 1 play T9
   all told: 1 played T9; 1 took the trick T1 T2 T9
305. 1 play CS
   all told: 1 played CS
306. 2 play TS
   all told: 2 played TS
307. 0 play QS
   all told: 0 played QS; 0 took the trick TS CS QS
308. 0 play KS
   all told: 0 played KS
309. 1 play 8S
   all told: 1 played 8S
310. 2 play FOOL
   all told: 2 played FOOL; 2 took the trick 8S KS FOOL
   all: trick: 2 leads | trick 1: 2 led T2 T1 T9, 1 takes | trick 2: 1 led CS TS QS, 0 takes | trick 3: 0 led KS 8S FOOL, 2 takes | public.phase: lead
   seat 0, 1: no more: sure hand of 2 | size hand of 2: 13
   seat 0, 2: size hand of 1: 13
   seat 1, 2: size hand of 0: 13
   seat 0: in no heap: 8S CS FOOL T2 T9 TS | hand: -QS -KS -T1 | may -7S -9S -JS in hand of 2
   seat 1: in no heap: FOOL KS QS T1 T2 TS | hand: -8S -CS -T9
   seat 2: in no heap: 8S CS KS QS T1 T9 | hand: -TS -T2 -FOOL | moves: play 3H, 2H, AH, CD, CC, T4, T5, T7, T10, T15, T17, T19, T20
311. 2 play CC
   all told: 2 played CC
312. 0 play 8C
   all told: 0 played 8C
313. 1 play JC
   all told: 1 played JC; 2 took the trick 8C JC CC
314. 2 play AH
   all told: 2 played AH
315. 0 play JH
   all told: 0 played JH
316. 1 play CH
   all told: 1 played CH; 1 took the trick AH JH CH
317. 1 play JS
   all told: 1 played JS
318. 2 play T10
   all told: 2 played T10
319. 0 play T16
   all told: 0 played T16; 0 took the trick JS T10 T16
320. 0 play T3
   all told: 0 played T3
   all: turn: 1 | trick: 0 led T3 | trick 4: 2 led CC 8C JC, 2 takes | trick 5: 2 led AH JH CH, 1 takes | trick 6: 1 led JS T10 T16, 0 takes | public.phase: reply
   seat 0, 1: size hand of 2: 10
   seat 0, 2: size hand of 1: 10
   seat 1, 2: size hand of 0: 9
   seat 0: in no heap: AH CC CH JC JS T10 | hand: -JH -8C -T3 -T16
   seat 1: in no heap: 8C AH CC JH T10 T16 T3 | hand: -JS -CH -JC | moves: play T11, T13
   seat 2: in no heap: 8C CH JC JH JS T16 T3 | hand: -AH -CC -T10 | may -7S -9S in hand of 0
321. 1 play T11
   all told: 1 played T11
322. 2 play T4
   all told: 2 played T4; 1 took the trick T3 T4 T11
323. 1 play 4D
   all told: 1 played 4D
324. 2 play CD
   all told: 2 played CD
325. 0 play 3D
   all told: 0 played 3D; 2 took the trick 4D 3D CD
326. 2 play T20
   all told: 2 played T20
327. 0 play T8
   all told: 0 played T8
328. 1 play T13
   all told: 1 played T13; 2 took the trick T8 T13 T20
329. 2 play T15
   all told: 2 played T15
330. 0 play T14
   all told: 0 played T14
   all: trick: 2 led T15 T14 | trick 7: 0 led T3 T11 T4, 1 takes | trick 8: 1 led 4D CD 3D, 2 takes | trick 9: 2 led T20 T8 T13, 2 takes
   seat 0, 1: size hand of 2: 6
   seat 0, 2: size hand of 1: 7
   seat 1, 2: size hand of 0: 6
   seat 0: in no heap: 4D CD T11 T13 T15 T20 T4 | hand: -3D -T8 -T14
   seat 1: in no heap: 3D CD T14 T15 T20 T4 T8 | hand: -4D -T11 -T13 | moves: play 7S, 9S, 4H, QH, 2D, KD, TC
   seat 2: in no heap: 3D 4D T11 T13 T14 T8 | hand: -CD -T4 -T15 -T20
331. 1 play 4H
   all told: 1 played 4H; 2 took the trick 4H T14 T15
332. 2 play T17
   all told: 2 played T17
333. 0 play T6
   all told: 0 played T6
334. 1 play KD
   all told: 1 played KD; 2 took the trick KD T6 T17
335. 2 play T7
   all told: 2 played T7
336. 0 play T18
   all told: 0 played T18
337. 1 play 2D
   all told: 1 played 2D; 0 took the trick 2D T7 T18
338. 0 play 7C
   all told: 0 played 7C
339. 1 play TC
   all told: 1 played TC
340. 2 play T5
   all told: 2 played T5; 2 took the trick 7C TC T5
   all: turn: 2 | trick: 2 leads | trick 10: 2 led T15 T14 4H, 2 takes | trick 11: 2 led T17 T6 KD, 2 takes | trick 12: 2 led T7 T18 2D, 0 takes | trick 13: 0 led 7C TC T5, 2 takes | public.phase: lead
   seat 0, 1: size hand of 2: 3
   seat 0, 2: size hand of 1: 3
   seat 1, 2: size hand of 0: 3
   seat 0: in no heap: 2D 4H KD T17 T5 T7 TC | hand: = KH 9C QC | may -T12 -T19 -T21 in hand of 1
   seat 1: in no heap: 7C T17 T18 T5 T6 T7 | hand: = 7S 9S QH | may -9C -QC in hand of 2
   seat 2: in no heap: 2D 4H 7C KD T18 T6 TC | hand: = 3H 2H T19 | moves: play 3H, 2H, T19 | may -T12 -T21 in hand of 1
341. 2 play 3H
   all told: 2 played 3H
342. 0 play KH
   all told: 0 played KH
343. 1 play QH
   all told: 1 played QH; 0 took the trick 3H QH KH
344. 0 play 9C
   all told: 0 played 9C
345. 1 play 7S
   all told: 1 played 7S
346. 2 play T19
   all told: 2 played T19; 2 took the trick 7S 9C T19
347. 2 play 2H
   all told: 2 played 2H
348. 0 play QC
   all told: 0 played QC
349. 1 play 9S
   all told: 1 played 9S; 2 took the trick 9S 2H QC; deal 6 §8.3 basic: +12 points to 0; deal 6 §8.3 basic: +12 points to 1; deal 6 §8.4 over: +20 points to 0; deal 6 §8.4 over: +20 points to 1; deal 6 §8.5 against_kings_failed: +240 points to 0; deal 6 §8.5 against_kings_failed: +240 points to 1; deal 6 §8.5 owl_failed: +480 points to 0 for T2; deal 6 §8.5 owl_failed: +480 points to 1 for T2; deal 6 §9.3 settlement: +1521 settled to 0 from 1; deal 6 §9.3 settlement: +750 settled to 0 from 2; deal 6 §9.3 settlement: +771 settled to 2 from 1; deal 6 §9.3 wiped: +2305 points to table from 0; deal 6 §9.3 wiped: +784 points to table from 1; deal 6 §9.3 wiped: +1555 points to table from 2; deal 6 over
350. * deal
   all told: 2 dealt
   all: no more: trick, tricks, public.auction.bid, public.auction.spoken, public.declared | turn: 0 | dealer: 2 | sides: -1 -1 -1 | holds: 2147,0 -2128,0 -19,0 | deals: 6 over, 0 of them thrown in | public.phase: bid | public.auction.bidder: -2 | public.auction.calls: 0 | public.declarer: -2
   seat 0, 1: size hand of 2: 16
   seat 0, 2: size hand of 1: 16
   seat 1, 2: size hand of 0: 16
   seat 0: in no heap: 3H 7S | hand: = 7S 8S JS 3H 2D 8C 9C CC T1 T4 T6 T7 T9 T10 T14 FOOL | moves: say pass, three, two, one, solo | may +TS +CS +QS +KS +4H +AH +JH +CH +KH +4D +3D +CD +KD +7C +TC +JC +QC +T2 +T3 +T5 +T8 +T11 +T12 +T13 +T15 +T16 +T17 +T18 +T19 +T20 +T21 in hand of 1 | may +9S +TS +CS +QS +KS +4H +AH +JH +CH +KH +4D +3D +CD +KD +7C +TC +JC +QC +KC +T2 +T3 +T5 +T8 +T11 +T13 +T15 +T16 +T17 +T18 +T20 in hand of 2 | may +TS +CS +QS +KS +4H +AH +JH +CH +KH +4D +3D +CD +KD +7C +TC +JC +QC +T2 +T3 +T5 +T8 +T11 +T13 +T15 +T16 +T17 +T18 +T20 in stock
   seat 1: in no heap: JD KC KH QD | hand: = QS 4H JH CH KH JD QD JC KC T2 T8 T11 T16 T17 T18 T20 | may +7S +8S +9S +TS +JS +CS +KS +AH +QH +4D +3D +2D +CD +KD +7C +8C +TC +CC +T1 +T3 +T4 +T5 +T6 +T7 +T9 +T10 +T13 +T14 +T15 +FOOL in hand of 0, stock | may +7S +8S +9S +TS +JS +CS +KS +AH +QH +4D +3D +2D +CD +KD +7C +8C +9C +TC +CC +QC +T1 +T3 +T4 +T5 +T6 +T7 +T9 +T10 +T13 +T14 +T15 +FOOL in hand of 2
   seat 2: in no heap: 9S AD QC QH | hand: -3H +9S +TS +CS +KS +AH +QH +4D +AD +7C +TC +QC +T3 +T5 +T13 | may +7S +8S +JS +QS +4H +3H +JH +CH +3D +2D +CD +KD +8C +JC +CC +T1 +T2 +T4 +T6 +T7 +T8 +T9 +T10 +T11 +T14 +T15 +T16 +T17 +T18 +T20 +FOOL in hand of 0 | may +8S +JS +QS +4H +3H +JH +CH +3D +2D +CD +KD +8C +JC +CC +T1 +T2 +T4 +T6 +T7 +T8 +T9 +T10 +T11 +T12 +T14 +T15 +T16 +T17 +T18 +T20 +T21 +FOOL in hand of 1 | may +8S +JS +QS +4H +3H +JH +CH +3D +2D +CD +KD +8C +JC +CC +T1 +T2 +T4 +T6 +T7 +T8 +T9 +T10 +T11 +T14 +T15 +T16 +T17 +T18 +T20 +FOOL in stock
351. 0 say one
   all told: 0 said one
352. 1 say pass
   all told: 1 said pass
353. 2 say hold
   all told: 2 said hold
354. 0 say pass
   all told: 0 said pass
355. 2 say ninety
   all told: 2 said ninety
356. 2 say cockatoo
   all told: 2 said cockatoo
357. 2 say sparrow
   all told: 2 said sparrow
358. 2 say owl
   all told: 2 said owl
359. 2 say done
   all told: 2 said done
360. 2 take 5
   seat 0, 1 told: 2 took packet 5; 2 drew 1
   seat 2 told: 2 took packet 5; 2 drew 1: T12
   all: no more: size stock, may stock | turn: 2 | shown: 3D CD KD T15 T21 | sides: 1 1 0 | public.phase: discard | public.auction.bid: one | public.auction.bidder: 2 | public.auction.out: (True True False) | public.auction.calls: 1 | public.auction.spoken: ([0 one] [1 pass] [2 hold] [0 pass]) | public.declarer: 2 | public.declared: ([ninety True 0] [cockatoo True 0] [sparrow True 0] [owl True 0]) | public.taken: 5 | public.stock: (T21 KD T15 CD 3D T12) | public.least: 1 | public.most: 1
   seat 0, 1: in no heap: 3D CD KD T15 T21 | size hand of 2: 17
   seat 0: may -T12 in hand of 1
   seat 1: may -T12 in hand of 0
   seat 2: in no heap: 3D CD KD T12 T15 T21 | hand: +T12 | moves: lay 9S, TS, CS, 2H, AH, QH, 4D, AD, 7C, TC, QC, T3, T5, T12, T13, T19
361. 2 lay T19
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid T19
362. 2 say done
   all told: 2 said done
363. 2 say done
   all told: 2 said done
364. 0 say done
   all told: 0 said done
365. 1 say contra_cockatoo
   all told: 1 said contra_cockatoo
366. 1 say contra_sparrow
   all told: 1 said contra_sparrow
367. 1 say contra_owl
   all told: 1 said contra_owl
368. 1 say done
   all told: 1 said done
369. 2 say recontra_owl
   all told: 2 said recontra_owl
370. 2 say done
   all told: 2 said done
   all: turn: 0 | public.phase: subcontra_bonus | public.declared: ([ninety True 0] [cockatoo True 1] [sparrow True 1] [owl True 2]) | public.least: 0 | public.most: 0
   seat 0, 1: size hand of 2: 16 | size discard of 2: 1
   seat 0: moves: say done, subcontra_owl | may = 9S TS CS QS 4H 2H AH JH CH QH 4D AD JD QD 7C TC JC QC T2 T3 T5 T8 T11 T12 T13 T16 T17 T18 T19 T20 in discard of 2
   seat 1: may = 7S 8S 9S TS JS CS 3H 2H AH QH 4D 2D AD 7C 8C 9C TC CC QC T3 T4 T5 T6 T7 T9 T10 T12 T13 T14 T19 in discard of 2
   seat 2: hand: -T19 | aside: T19
371. 0 say done
   all told: 0 said done
372. 1 say subcontra_owl
   all told: 1 said subcontra_owl
373. 2 play KS
   all told: 2 played KS
374. 0 play 8S
   all told: 0 played 8S
375. 1 play QS
   all told: 1 played QS; 2 took the trick 8S QS KS
376. 2 play T3
   all told: 2 played T3
377. 0 play T4
   all told: 0 played T4
378. 1 play T17
   all told: 1 played T17; 1 took the trick T3 T4 T17
379. 1 play T16
   all told: 1 played T16
380. 2 play T12
   all told: 2 played T12
   all: trick: 1 led T16 T12 | trick 1: 2 led KS 8S QS, 2 takes | trick 2: 2 led T3 T4 T17, 1 takes | public.phase: reply | public.declared: ([ninety True 0] [cockatoo True 1] [sparrow True 1] [owl True 3])
   seat 0, 1: size hand of 2: 13
   seat 0, 2: size hand of 1: 13
   seat 1, 2: size hand of 0: 14
   seat 0: in no heap: KS QS T12 T16 T17 T3 | hand: -8S -T4 | moves: play T1, T6, T7, T9, T10, T14, FOOL
   seat 1: in no heap: 8S KS T12 T3 T4 | hand: -QS -T16 -T17
   seat 2: in no heap: 8S QS T16 T17 T4 | hand: -KS -T3 -T12
381. 0 play FOOL
   all told: 0 played FOOL; 0 took the trick T12 T16 FOOL
382. 0 play JS
   all told: 0 played JS
383. 1 play T8
   all told: 1 played T8
384. 2 play TS
   all told: 2 played TS; 1 took the trick TS JS T8
385. 1 play T20
   all told: 1 played T20
386. 2 play T13
   all told: 2 played T13
387. 0 play T9
   all told: 0 played T9; 1 took the trick T9 T13 T20
388. 1 play T18
   all told: 1 played T18
389. 2 play T5
   all told: 2 played T5
390. 0 play T6
   all told: 0 played T6; 1 took the trick T5 T6 T18
   all: turn: 1 | trick: 1 leads | trick 3: 1 led T16 T12 FOOL, 0 takes | trick 4: 0 led JS T8 TS, 1 takes | trick 5: 1 led T20 T13 T9, 1 takes | trick 6: 1 led T18 T5 T6, 1 takes | public.phase: lead
   seat 0, 1: size hand of 2: 10
   seat 0, 2: size hand of 1: 10
   seat 1, 2: size hand of 0: 10
   seat 0: in no heap: T13 T18 T20 T5 T8 TS | hand: -JS -T6 -T9 -FOOL | may -9S -CS in hand of 1
   seat 1: in no heap: FOOL JS T13 T5 T6 T9 TS | hand: -T8 -T18 -T20 | moves: play 4H, JH, CH, KH, JD, QD, JC, KC, T2, T11
   seat 2: in no heap: FOOL JS T18 T20 T6 T8 T9 | hand: -TS -T5 -T13 | may -7S in hand of 1
391. 1 play JD
   all told: 1 played JD
392. 2 play AD
   all told: 2 played AD
393. 0 play 2D
   all told: 0 played 2D; 1 took the trick 2D AD JD
394. 1 play KH
   all told: 1 played KH
395. 2 play AH
   all told: 2 played AH
396. 0 play 3H
   all told: 0 played 3H; 1 took the trick 3H AH KH
397. 1 play 4H
   all told: 1 played 4H
398. 2 play QH
   all told: 2 played QH
399. 0 play T10
   all told: 0 played T10; 0 took the trick 4H QH T10
400. 0 play T7
   all told: 0 played T7
   all: trick: 0 led T7 | trick 7: 1 led JD AD 2D, 1 takes | trick 8: 1 led KH AH 3H, 1 takes | trick 9: 1 led 4H QH T10, 0 takes | public.phase: reply
   seat 0, 1: size hand of 2: 7
   seat 0, 2: size hand of 1: 7
   seat 1, 2: size hand of 0: 6
   seat 0: in no heap: 4H AD AH JD KH QH | hand: -3H -2D -T7 -T10
   seat 1: in no heap: 2D 3H AD AH QH T10 T7 | hand: -4H -KH -JD | moves: play T2, T11 | may -2H in hand of 0
   seat 2: in no heap: 2D 3H 4H JD KH T10 T7 | hand: -AH -QH -AD | may -JH -CH in hand of 0
