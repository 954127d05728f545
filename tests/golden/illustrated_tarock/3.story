start
   all: turn: chance | dealer: 1 | sides: -1 -1 -1 | holds: 0,0 0,0 0,0 | deals: 0 over, 0 of them thrown in | public.phase: dealing | public.auction.bidder: -2 | public.auction.out: (False False False) | public.auction.calls: 0 | public.auction.contra: -2 | public.declarer: -2 | public.contras: 0 | public.taken: -1 | public.announced: (  ) | public.drawn_out: False | public.least: 0 | public.most: 0 | public.raised: 1 | public.per_contra: 1 | public.beggar_stock: aside | public.subcontra: -2
1. * deal
   all told: 1 dealt
   all: turn: 2 | public.phase: bid | public.ladder: ((three 1) (two 2) (one 3) (solo 4)) | public.per_contra: 2 | size stock: 6
   seat 0, 1: size hand of 2: 16
   seat 0, 2: size hand of 1: 16
   seat 1, 2: size hand of 0: 16
   seat 0: hand: = 7S 9S TS 8H 9H JH 7D 8D TD T2 T3 T8 T14 T16 T17 FOOL | may = 8S JS CS QS KS 7H TH CH QH KH 9D JD CD QD KD 7C 8C 9C TC JC CC QC KC T1 T4 T5 T6 T7 T9 T10 T11 T12 T13 T15 T18 T19 T20 T21 in all heaps
   seat 1: hand: = JS 7H JD CD QD KD 7C 8C JC T1 T4 T7 T9 T10 T13 T19 | may = 7S 8S 9S TS CS QS KS 8H 9H TH JH CH QH KH 7D 8D 9D TD 9C TC CC QC KC T2 T3 T5 T6 T8 T11 T12 T14 T15 T16 T17 T18 T20 T21 FOOL in all heaps
   seat 2: hand: = 8S CS QS CH QH 9D 9C TC CC QC KC T6 T11 T12 T15 T18 | moves: say pass, three, solo | may = 7S 9S TS JS KS 7H 8H 9H TH JH KH 7D 8D TD JD CD QD KD 7C 8C JC T1 T2 T3 T4 T5 T7 T8 T9 T10 T13 T14 T16 T17 T19 T20 T21 FOOL in all heaps
2. 2 say three
   all told: 2 said three
   all: turn: 0 | public.auction.bid: three | public.auction.bidder: 2 | public.auction.calls: 1 | public.auction.spoken: ([2 three])
   seat 0: moves: say pass, two, solo, contra
3. 0 say contra
   all told: 0 said contra
   all: turn: 1 | public.auction.out: (True False False) | public.auction.contra: 0 | public.auction.spoken: ([2 three] [0 contra])
   seat 1: moves: say pass, two, solo
4. 1 say solo
   all told: 1 said solo
   all: sides: 1 0 1 | public.phase: early | public.auction.bid: solo | public.auction.bidder: 1 | public.auction.calls: 2 | public.auction.contra: -2 | public.auction.spoken: ([2 three] [0 contra] [1 solo]) | public.declarer: 1
   seat 1: moves: say done, seventy, ninety, sparrow
5. 1 say sparrow
   all told: 1 said sparrow
   all: public.declared: ([sparrow True 0])
   seat 0, 2: sure = T1 in hand of 1
   seat 0: may -T1 in hand of 2, stock
   seat 1: moves: say done, seventy, ninety
   seat 2: may -T1 in hand of 0, stock
6. 1 say done
   all told: 1 said done
   all: public.phase: holding
   seat 1: moves: say done
7. 1 say done
   all told: 1 said done
   all: turn: 2
   seat 2: moves: say done
8. 2 say done
   all told: 2 said done
   all: turn: 0
   seat 0: moves: say done
9. 0 say done
   all told: 0 said done
   all: turn: 2 | trick: 2 leads | public.phase: lead
   seat 2: moves: play 8S, CS, QS, CH, QH, 9D, 9C, TC, CC, QC, KC, T6, T11, T12, T15, T18
10. 2 play T12
   all told: 2 played T12
   all: turn: 0 | trick: 2 led T12 | public.phase: reply
   seat 0, 1: in no heap: T12 | size hand of 2: 15
   seat 0: moves: play T2, T3, T8, T14, T16, T17, FOOL
   seat 2: hand: -T12
11. 0 play T16
   all told: 0 played T16
   all: turn: 1 | trick: 2 led T12 T16
   seat 1, 2: in no heap: T16 | size hand of 0: 15
   seat 0: hand: -T16
   seat 1: moves: play T1, T4, T7, T9, T10, T13, T19
12. 1 play T1
   all told: 1 played T1; 0 took the trick T1 T12 T16
   all: turn: 0 | trick: 0 leads | trick 1: 2 led T12 T16 T1, 0 takes | public.phase: lead
   seat 0, 2: no more: sure hand of 1 | in no heap: T1 | size hand of 1: 15
   seat 0: moves: play 7S, 9S, TS, 8H, 9H, JH, 7D, 8D, TD, T2, T3, T8, T14, T17, FOOL
   seat 1: hand: -T1
13. 0 play T14
   all told: 0 played T14
   all: turn: 1 | trick: 0 led T14 | public.phase: reply
   seat 1, 2: in no heap: T14 | size hand of 0: 14
   seat 0: hand: -T14
   seat 1: moves: play T4, T7, T9, T10, T13, T19
14. 1 play T13
   all told: 1 played T13
   all: turn: 2 | trick: 0 led T14 T13
   seat 0, 2: in no heap: T13 | size hand of 1: 14
   seat 1: hand: -T13
   seat 2: moves: play T6, T11, T15, T18
15. 2 play T15
   all told: 2 played T15; 2 took the trick T13 T14 T15
   all: trick: 2 leads | trick 2: 0 led T14 T13 T15, 2 takes | public.phase: lead
   seat 0, 1: in no heap: T15 | size hand of 2: 14
   seat 2: hand: -T15 | moves: play 8S, CS, QS, CH, QH, 9D, 9C, TC, CC, QC, KC, T6, T11, T18
16. 2 play QH
   all told: 2 played QH
   all: turn: 0 | trick: 2 led QH | public.phase: reply
   seat 0, 1: in no heap: QH | size hand of 2: 13
   seat 0: moves: play 8H, 9H, JH
   seat 2: hand: -QH
17. 0 play 9H
   all told: 0 played 9H
   all: turn: 1 | trick: 2 led QH 9H
   seat 1, 2: in no heap: 9H | size hand of 0: 13
   seat 0: hand: -9H
   seat 1: moves: play 7H
18. 1 play 7H
   all told: 1 played 7H; 2 took the trick 7H 9H QH
   all: turn: 2 | trick: 2 leads | trick 3: 2 led QH 9H 7H, 2 takes | public.phase: lead
   seat 0, 2: in no heap: 7H | size hand of 1: 13
   seat 1: hand: -7H
   seat 2: moves: play 8S, CS, QS, CH, 9D, 9C, TC, CC, QC, KC, T6, T11, T18
19. 2 play KC
   all told: 2 played KC
   all: turn: 0 | trick: 2 led KC | public.phase: reply
   seat 0, 1: in no heap: KC | size hand of 2: 12
   seat 0: moves: play T2, T3, T8, T17, FOOL
   seat 2: hand: -KC
20. 0 play T2
   all told: 0 played T2
   all: turn: 1 | trick: 2 led KC T2
   seat 1, 2: in no heap: T2 | size hand of 0: 12
   seat 0: hand: -T2
   seat 1: moves: play 7C, 8C, JC | may -9C -TC -CC -QC in hand of 0
   seat 2: may -7C -8C -JC in hand of 0
21. 1 play 7C
   all told: 1 played 7C; 0 took the trick 7C KC T2
   all: turn: 0 | trick: 0 leads | trick 4: 2 led KC T2 7C, 0 takes | public.phase: lead
   seat 0, 2: in no heap: 7C | size hand of 1: 12
   seat 0: moves: play 7S, 9S, TS, 8H, JH, 7D, 8D, TD, T3, T8, T17, FOOL
   seat 1: hand: -7C
22. 0 play TD
   all told: 0 played TD
   all: turn: 1 | trick: 0 led TD | public.phase: reply
   seat 1, 2: in no heap: TD | size hand of 0: 11
   seat 0: hand: -TD
   seat 1: moves: play JD, CD, QD, KD
23. 1 play KD
   all told: 1 played KD
   all: turn: 2 | trick: 0 led TD KD
   seat 0, 2: in no heap: KD | size hand of 1: 11
   seat 1: hand: -KD
   seat 2: moves: play 9D
24. 2 play 9D
   all told: 2 played 9D; 1 took the trick 9D TD KD
   all: turn: 1 | trick: 1 leads | trick 5: 0 led TD KD 9D, 1 takes | public.phase: lead
   seat 0, 1: in no heap: 9D | size hand of 2: 11
   seat 1: moves: play JS, JD, CD, QD, 8C, JC, T4, T7, T9, T10, T19
   seat 2: hand: -9D
25. 1 play T19
   all told: 1 played T19
   all: turn: 2 | trick: 1 led T19 | public.phase: reply
   seat 0, 2: in no heap: T19 | size hand of 1: 10
   seat 1: hand: -T19
   seat 2: moves: play T6, T11, T18
26. 2 play T6
   all told: 2 played T6
   all: turn: 0 | trick: 1 led T19 T6
   seat 0, 1: in no heap: T6 | size hand of 2: 10
   seat 0: moves: play T3, T8, T17, FOOL
   seat 2: hand: -T6
27. 0 play T3
   all told: 0 played T3; 1 took the trick T3 T6 T19
   all: turn: 1 | trick: 1 leads | trick 6: 1 led T19 T6 T3, 1 takes | public.phase: lead
   seat 1, 2: in no heap: T3 | size hand of 0: 10
   seat 0: hand: -T3
   seat 1: moves: play JS, JD, CD, QD, 8C, JC, T4, T7, T9, T10
28. 1 play CD
   all told: 1 played CD
   all: turn: 2 | trick: 1 led CD | public.phase: reply
   seat 0, 2: in no heap: CD | size hand of 1: 9
   seat 1: hand: -CD
   seat 2: moves: play T11, T18
29. 2 play T18
   all told: 2 played T18
   all: turn: 0 | trick: 1 led CD T18
   seat 0, 1: in no heap: T18 | size hand of 2: 9
   seat 0: moves: play 7D, 8D | may -JD -QD in hand of 2
   seat 1: may -7D -8D in hand of 2
   seat 2: hand: -T18
30. 0 play 7D
   all told: 0 played 7D; 2 took the trick 7D CD T18
   all: turn: 2 | trick: 2 leads | trick 7: 1 led CD T18 7D, 2 takes | public.phase: lead
   seat 1, 2: in no heap: 7D | size hand of 0: 9
   seat 0: hand: -7D
   seat 2: moves: play 8S, CS, QS, CH, 9C, TC, CC, QC, T11
31. 2 play QS
   all told: 2 played QS
   all: turn: 0 | trick: 2 led QS | public.phase: reply
   seat 0, 1: in no heap: QS | size hand of 2: 8
   seat 0: moves: play 7S, 9S, TS
   seat 2: hand: -QS
32. 0 play TS
   all told: 0 played TS
   all: turn: 1 | trick: 2 led QS TS
   seat 1, 2: in no heap: TS | size hand of 0: 8
   seat 0: hand: -TS
   seat 1: moves: play JS
33. 1 play JS
   all told: 1 played JS; 2 took the trick TS JS QS
   all: turn: 2 | trick: 2 leads | trick 8: 2 led QS TS JS, 2 takes | public.phase: lead
   seat 0, 2: in no heap: JS | size hand of 1: 8
   seat 1: hand: -JS
   seat 2: moves: play 8S, CS, CH, 9C, TC, CC, QC, T11
34. 2 play QC
   all told: 2 played QC
   all: turn: 0 | trick: 2 led QC | public.phase: reply
   seat 0, 1: in no heap: QC | size hand of 2: 7
   seat 0: moves: play T8, T17, FOOL
   seat 2: hand: -QC
35. 0 play FOOL
   all told: 0 played FOOL
   all: turn: 1 | trick: 2 led QC FOOL
   seat 1, 2: in no heap: FOOL | size hand of 0: 7
   seat 0: hand: -FOOL
   seat 1: moves: play 8C, JC
36. 1 play JC
   all told: 1 played JC; 0 took the trick JC QC FOOL
   all: turn: 0 | trick: 0 leads | trick 9: 2 led QC FOOL JC, 0 takes | public.phase: lead
   seat 0, 2: in no heap: JC | size hand of 1: 7
   seat 0: moves: play 7S, 9S, 8H, JH, 8D, T8, T17
   seat 1: hand: -JC
37. 0 play JH
   all told: 0 played JH
   all: turn: 1 | trick: 0 led JH | public.phase: reply
   seat 1, 2: in no heap: JH | size hand of 0: 6
   seat 0: hand: -JH
   seat 1: moves: play T4, T7, T9, T10
38. 1 play T9
   all told: 1 played T9
   all: turn: 2 | trick: 0 led JH T9
   seat 0, 2: in no heap: T9 | size hand of 1: 6
   seat 0: may -TH -CH -KH in hand of 1
   seat 1: hand: -T9
   seat 2: moves: play CH | may -8H -TH -KH in hand of 1
39. 2 play CH
   all told: 2 played CH; 1 took the trick JH CH T9
   all: turn: 1 | trick: 1 leads | trick 10: 0 led JH T9 CH, 1 takes | public.phase: lead
   seat 0, 1: in no heap: CH | size hand of 2: 6
   seat 1: moves: play JD, QD, 8C, T4, T7, T10
   seat 2: hand: -CH
40. 1 play QD
   all told: 1 played QD
   all: turn: 2 | trick: 1 led QD | public.phase: reply
   seat 0, 2: in no heap: QD | size hand of 1: 5
   seat 1: hand: -QD
   seat 2: moves: play T11
41. 2 play T11
   all told: 2 played T11
   all: turn: 0 | trick: 1 led QD T11
   seat 0, 1: in no heap: T11 | size hand of 2: 5
   seat 0: moves: play 8D
   seat 2: hand: -T11
42. 0 play 8D
   all told: 0 played 8D; 2 took the trick 8D QD T11
   all: turn: 2 | trick: 2 leads | trick 11: 1 led QD T11 8D, 2 takes | public.phase: lead
   seat 1, 2: in no heap: 8D | size hand of 0: 5
   seat 0: hand: -8D
   seat 2: moves: play 8S, CS, 9C, TC, CC
43. 2 play CC
   all told: 2 played CC
   all: turn: 0 | trick: 2 led CC | public.phase: reply
   seat 0, 1: in no heap: CC | size hand of 2: 4
   seat 0: moves: play T8, T17
   seat 2: hand: -CC
44. 0 play T8
   all told: 0 played T8
   all: turn: 1 | trick: 2 led CC T8
   seat 1, 2: in no heap: T8 | size hand of 0: 4
   seat 0: hand: -T8
   seat 1: moves: play 8C
45. 1 play 8C
   all told: 1 played 8C; 0 took the trick 8C CC T8
   all: turn: 0 | trick: 0 leads | trick 12: 2 led CC T8 8C, 0 takes | public.phase: lead
   seat 0, 2: in no heap: 8C | size hand of 1: 4
   seat 0: moves: play 7S, 9S, 8H, T17
   seat 1: hand: -8C
46. 0 play 7S
   all told: 0 played 7S
   all: turn: 1 | trick: 0 led 7S | public.phase: reply
   seat 1, 2: in no heap: 7S | size hand of 0: 3
   seat 0: hand: -7S
   seat 1: moves: play T4, T7, T10
47. 1 play T4
   all told: 1 played T4
   all: turn: 2 | trick: 0 led 7S T4
   seat 0, 2: in no heap: T4 | size hand of 1: 3
   seat 0: may -8S -CS -KS in hand of 1
   seat 1: hand: -T4
   seat 2: moves: play 8S, CS | may -9S -KS in hand of 1
48. 2 play 8S
   all told: 2 played 8S; 1 took the trick 7S 8S T4
   all: turn: 1 | trick: 1 leads | trick 13: 0 led 7S T4 8S, 1 takes | public.phase: lead
   seat 0, 1: in no heap: 8S | size hand of 2: 3
   seat 1: moves: play JD, T7, T10
   seat 2: hand: -8S
49. 1 play T7
   all told: 1 played T7
   all: turn: 2 | trick: 1 led T7 | public.phase: reply
   seat 0, 2: in no heap: T7 | size hand of 1: 2
   seat 1: hand: -T7
   seat 2: moves: play CS, 9C, TC
50. 2 play CS
   all told: 2 played CS
   all: turn: 0 | trick: 1 led T7 CS
   seat 0, 1: in no heap: CS | size hand of 2: 2
   seat 0: moves: play T17 | may -T5 -T10 -T20 -T21 in hand of 2
   seat 1: may -T5 -T17 -T20 -T21 in hand of 2
   seat 2: hand: -CS
51. 0 play T17
   all told: 0 played T17; 0 took the trick CS T7 T17
   all: trick: 0 leads | trick 14: 1 led T7 CS T17, 0 takes | public.phase: lead
   seat 1, 2: in no heap: T17 | size hand of 0: 2
   seat 0: hand: -T17 | moves: play 9S, 8H
52. 0 play 8H
   all told: 0 played 8H
   all: turn: 1 | trick: 0 led 8H | public.phase: reply
   seat 1, 2: in no heap: 8H | size hand of 0: 1
   seat 0: hand: = 9S
   seat 1: moves: play T10
53. 1 play T10
   all told: 1 played T10
   all: turn: 2 | trick: 0 led 8H T10
   seat 0, 2: in no heap: T10 | size hand of 1: 1
   seat 1: hand: = JD
   seat 2: moves: play 9C, TC
54. 2 play 9C
   all told: 2 played 9C; 1 took the trick 8H 9C T10
   all: turn: 1 | trick: 1 leads | trick 15: 0 led 8H T10 9C, 1 takes | public.phase: lead
   seat 0, 1: in no heap: 9C | size hand of 2: 1
   seat 0: may = KS TC in hand of 2
   seat 1: moves: play JD | may -TH -KH in hand of 2
   seat 2: hand: = TC
55. 1 play JD
   all told: 1 played JD
   all: turn: 2 | trick: 1 led JD | public.phase: reply
   seat 0, 2: no more: size hand of 1, may hand of 1 | in no heap: JD
   seat 1: no more: hand
   seat 2: moves: play TC
56. 2 play TC
   all told: 2 played TC
   all: turn: 0 | trick: 1 led JD TC
   seat 0, 1: no more: size hand of 2, may hand of 2 | in no heap: TC
   seat 0: moves: play 9S
   seat 2: no more: hand
57. 0 play 9S
   all told: 0 played 9S; 1 took the trick 9S JD TC; deal 1 §8.3 basic: +16 points to 2; deal 1 §8.3 basic: +16 points to 0; deal 1 §8.4 over: +116 points to 2; deal 1 §8.4 over: +116 points to 0; deal 1 §8.5 sparrow_failed: +80 points to 2 for T1; deal 1 §8.5 sparrow_failed: +80 points to 0 for T1; deal 1 §9.4 century: +10 points to 0; deal 1 §9.4 century: +10 points to 2; deal 1 §9.3 settlement: +222 settled to 0 from 1; deal 1 §9.3 settlement: +222 settled to 2 from 1; deal 1 §9.3 wiped: +222 points to table from 0; deal 1 §9.3 wiped: +222 points to table from 2; deal 1 over
   all: turn: chance | shown: KS TH KH T5 T20 T21 | holds: 222,0 -444,0 222,0 | deals: 1 over, 0 of them thrown in | trick 16: 1 led JD TC 9S, 1 takes | public.phase: settled | public.stock: (T5 KS KH T20 TH T21)
   seat 1, 2: no more: trick, size hand of 0, may hand of 0, size stock, may stock
   seat 0: no more: hand, trick, size stock, may stock
58. * deal
   all told: 2 dealt
   all: no more: shown, tricks, public.auction.bid, public.auction.spoken, public.declared, public.stock | turn: 0 | dealer: 2 | sides: -1 -1 -1 | public.phase: bid | public.auction.bidder: -2 | public.auction.out: (False False False) | public.auction.calls: 0 | public.declarer: -2 | size stock: 6
   seat 0, 1: size hand of 2: 16
   seat 0, 2: size hand of 1: 16
   seat 1, 2: size hand of 0: 16
   seat 0: hand: = 8S 7H TH JH KH TD CD JC KC T2 T3 T4 T9 T14 T20 FOOL | moves: say pass, three, solo | may = 7S 9S TS JS CS QS KS 8H 9H CH QH 7D 8D 9D JD QD KD 7C 8C 9C TC CC QC T1 T5 T6 T7 T8 T10 T11 T12 T13 T15 T16 T17 T18 T19 T21 in all heaps
   seat 1: hand: = 9S JS CS QS KS 8D 9D 9C QC T6 T7 T10 T15 T17 T18 T21 | may = 7S 8S TS 7H 8H 9H TH JH CH QH KH 7D TD JD CD QD KD 7C 8C TC JC CC KC T1 T2 T3 T4 T5 T8 T9 T11 T12 T13 T14 T16 T19 T20 FOOL in all heaps
   seat 2: hand: = TS 8H 9H QH 7D QD KD 7C 8C TC CC T1 T5 T13 T16 T19 | may = 7S 8S 9S JS CS QS KS 7H TH JH CH KH 8D 9D TD JD CD 9C JC QC KC T2 T3 T4 T6 T7 T8 T9 T10 T11 T12 T14 T15 T17 T18 T20 T21 FOOL in all heaps
59. 0 say solo
   all told: 0 said solo
   all: sides: 0 1 1 | public.phase: early | public.auction.bid: solo | public.auction.bidder: 0 | public.auction.calls: 1 | public.auction.spoken: ([0 solo]) | public.declarer: 0
   seat 0: moves: say done, seventy, ninety, owl, cockatoo
60. 0 say ninety
   all told: 0 said ninety
   all: public.declared: ([ninety True 0])
   seat 0: moves: say done, owl, cockatoo
61. 0 say done
   all told: 0 said done
   all: public.phase: holding
   seat 0: moves: say done
62. 0 say done
   all told: 0 said done
   all: turn: 1
   seat 1: moves: say done
63. 1 say done
   all told: 1 said done
   all: turn: 2
   seat 2: moves: say done
64. 2 say done
   all told: 2 said done
   all: turn: 0 | trick: 0 leads | public.phase: lead
   seat 0: moves: play 8S, 7H, TH, JH, KH, TD, CD, JC, KC, T2, T3, T4, T9, T14, T20, FOOL
65. 0 play TD
   all told: 0 played TD
   all: turn: 1 | trick: 0 led TD | public.phase: reply
   seat 1, 2: in no heap: TD | size hand of 0: 15
   seat 0: hand: -TD
   seat 1: moves: play 8D, 9D
66. 1 play 8D
   all told: 1 played 8D
   all: turn: 2 | trick: 0 led TD 8D
   seat 0, 2: in no heap: 8D | size hand of 1: 15
   seat 1: hand: -8D
   seat 2: moves: play 7D, QD, KD
67. 2 play 7D
   all told: 2 played 7D; 0 took the trick 7D 8D TD
   all: turn: 0 | trick: 0 leads | trick 1: 0 led TD 8D 7D, 0 takes | public.phase: lead
   seat 0, 1: in no heap: 7D | size hand of 2: 15
   seat 0: moves: play 8S, 7H, TH, JH, KH, CD, JC, KC, T2, T3, T4, T9, T14, T20, FOOL
   seat 2: hand: -7D
68. 0 play T4
   all told: 0 played T4
   all: turn: 1 | trick: 0 led T4 | public.phase: reply
   seat 1, 2: in no heap: T4 | size hand of 0: 14
   seat 0: hand: -T4
   seat 1: moves: play T6, T7, T10, T15, T17, T18, T21
69. 1 play T15
   all told: 1 played T15
   all: turn: 2 | trick: 0 led T4 T15
   seat 0, 2: in no heap: T15 | size hand of 1: 14
   seat 1: hand: -T15
   seat 2: moves: play T1, T5, T13, T16, T19
70. 2 play T1
   all told: 2 played T1; 1 took the trick T1 T4 T15
   all: turn: 1 | trick: 1 leads | trick 2: 0 led T4 T15 T1, 1 takes | public.phase: lead
   seat 0, 1: in no heap: T1 | size hand of 2: 14
   seat 1: moves: play 9S, JS, CS, QS, KS, 9D, 9C, QC, T6, T7, T10, T17, T18, T21
   seat 2: hand: -T1
71. 1 play QC
   all told: 1 played QC
   all: turn: 2 | trick: 1 led QC | public.phase: reply
   seat 0, 2: in no heap: QC | size hand of 1: 13
   seat 1: hand: -QC
   seat 2: moves: play 7C, 8C, TC, CC
72. 2 play TC
   all told: 2 played TC
   all: turn: 0 | trick: 1 led QC TC
   seat 0, 1: in no heap: TC | size hand of 2: 13
   seat 0: moves: play JC, KC
   seat 2: hand: -TC
73. 0 play JC
   all told: 0 played JC; 1 took the trick TC JC QC
   all: turn: 1 | trick: 1 leads | trick 3: 1 led QC TC JC, 1 takes | public.phase: lead
   seat 1, 2: in no heap: JC | size hand of 0: 13
   seat 0: hand: -JC
   seat 1: moves: play 9S, JS, CS, QS, KS, 9D, 9C, T6, T7, T10, T17, T18, T21
74. 1 play T10
   all told: 1 played T10
   all: turn: 2 | trick: 1 led T10 | public.phase: reply
   seat 0, 2: in no heap: T10 | size hand of 1: 12
   seat 1: hand: -T10
   seat 2: moves: play T5, T13, T16, T19
75. 2 play T13
   all told: 2 played T13
   all: turn: 0 | trick: 1 led T10 T13
   seat 0, 1: in no heap: T13 | size hand of 2: 12
   seat 0: moves: play T2, T3, T9, T14, T20, FOOL
   seat 2: hand: -T13
76. 0 play T14
   all told: 0 played T14; 0 took the trick T10 T13 T14
   all: trick: 0 leads | trick 4: 1 led T10 T13 T14, 0 takes | public.phase: lead
   seat 1, 2: in no heap: T14 | size hand of 0: 12
   seat 0: hand: -T14 | moves: play 8S, 7H, TH, JH, KH, CD, KC, T2, T3, T9, T20, FOOL
77. 0 play KC
   all told: 0 played KC
   all: turn: 1 | trick: 0 led KC | public.phase: reply
   seat 1, 2: in no heap: KC | size hand of 0: 11
   seat 0: hand: -KC
   seat 1: moves: play 9C
78. 1 play 9C
   all told: 1 played 9C
   all: turn: 2 | trick: 0 led KC 9C
   seat 0, 2: in no heap: 9C | size hand of 1: 11
   seat 1: hand: -9C
   seat 2: moves: play 7C, 8C, CC
79. 2 play 8C
   all told: 2 played 8C; 0 took the trick 8C 9C KC
   all: turn: 0 | trick: 0 leads | trick 5: 0 led KC 9C 8C, 0 takes | public.phase: lead
   seat 0, 1: in no heap: 8C | size hand of 2: 11
   seat 0: moves: play 8S, 7H, TH, JH, KH, CD, T2, T3, T9, T20, FOOL
   seat 2: hand: -8C
80. 0 play KH
   all told: 0 played KH
   all: turn: 1 | trick: 0 led KH | public.phase: reply
   seat 1, 2: in no heap: KH | size hand of 0: 10
   seat 0: hand: -KH
   seat 1: moves: play T6, T7, T17, T18, T21
81. 1 play T7
   all told: 1 played T7
   all: turn: 2 | trick: 0 led KH T7
   seat 0, 2: in no heap: T7 | size hand of 1: 10
   seat 0: may -8H -9H -CH -QH in hand of 1
   seat 1: hand: -T7
   seat 2: moves: play 8H, 9H, QH | may -7H -TH -JH -CH in hand of 1
82. 2 play 9H
   all told: 2 played 9H; 1 took the trick 9H KH T7
   all: turn: 1 | trick: 1 leads | trick 6: 0 led KH T7 9H, 1 takes | public.phase: lead
   seat 0, 1: in no heap: 9H | size hand of 2: 10
   seat 1: moves: play 9S, JS, CS, QS, KS, 9D, T6, T17, T18, T21
   seat 2: hand: -9H
83. 1 play T21
   all told: 1 played T21
   all: turn: 2 | trick: 1 led T21 | public.phase: reply
   seat 0, 2: in no heap: T21 | size hand of 1: 9
   seat 1: hand: -T21
   seat 2: moves: play T5, T16, T19
84. 2 play T16
   all told: 2 played T16
   all: turn: 0 | trick: 1 led T21 T16
   seat 0, 1: in no heap: T16 | size hand of 2: 9
   seat 0: moves: play T2, T3, T9, T20, FOOL
   seat 2: hand: -T16
85. 0 play FOOL
   all told: 0 played FOOL; 0 took the trick T16 T21 FOOL
   all: trick: 0 leads | trick 7: 1 led T21 T16 FOOL, 0 takes | public.phase: lead
   seat 1, 2: in no heap: FOOL | size hand of 0: 9
   seat 0: hand: -FOOL | moves: play 8S, 7H, TH, JH, CD, T2, T3, T9, T20
86. 0 play TH
   all told: 0 played TH
   all: turn: 1 | trick: 0 led TH | public.phase: reply
   seat 1, 2: in no heap: TH | size hand of 0: 8
   seat 0: hand: -TH
   seat 1: moves: play T6, T17, T18
87. 1 play T17
   all told: 1 played T17
   all: turn: 2 | trick: 0 led TH T17
   seat 0, 2: in no heap: T17 | size hand of 1: 8
   seat 1: hand: -T17
   seat 2: moves: play 8H, QH
88. 2 play 8H
   all told: 2 played 8H; 1 took the trick 8H TH T17
   all: turn: 1 | trick: 1 leads | trick 8: 0 led TH T17 8H, 1 takes | public.phase: lead
   seat 0, 1: in no heap: 8H | size hand of 2: 8
   seat 1: moves: play 9S, JS, CS, QS, KS, 9D, T6, T18
   seat 2: hand: -8H
89. 1 play 9D
   all told: 1 played 9D
   all: turn: 2 | trick: 1 led 9D | public.phase: reply
   seat 0, 2: in no heap: 9D | size hand of 1: 7
   seat 1: hand: -9D
   seat 2: moves: play QD, KD
90. 2 play KD
   all told: 2 played KD
   all: turn: 0 | trick: 1 led 9D KD
   seat 0, 1: in no heap: KD | size hand of 2: 7
   seat 0: moves: play CD
   seat 2: hand: -KD
91. 0 play CD
   all told: 0 played CD; 2 took the trick 9D CD KD
   all: turn: 2 | trick: 2 leads | trick 9: 1 led 9D KD CD, 2 takes | public.phase: lead
   seat 1, 2: in no heap: CD | size hand of 0: 7
   seat 0: hand: -CD
   seat 2: moves: play TS, QH, QD, 7C, CC, T5, T19
92. 2 play T5
   all told: 2 played T5
   all: turn: 0 | trick: 2 led T5 | public.phase: reply
   seat 0, 1: in no heap: T5 | size hand of 2: 6
   seat 0: moves: play T2, T3, T9, T20
   seat 2: hand: -T5
93. 0 play T3
   all told: 0 played T3
   all: turn: 1 | trick: 2 led T5 T3
   seat 1, 2: in no heap: T3 | size hand of 0: 6
   seat 0: hand: -T3
   seat 1: moves: play T6, T18
94. 1 play T6
   all told: 1 played T6; 1 took the trick T3 T5 T6
   all: trick: 1 leads | trick 10: 2 led T5 T3 T6, 1 takes | public.phase: lead
   seat 0, 2: in no heap: T6 | size hand of 1: 6
   seat 1: hand: -T6 | moves: play 9S, JS, CS, QS, KS, T18
95. 1 play JS
   all told: 1 played JS
   all: turn: 2 | trick: 1 led JS | public.phase: reply
   seat 0, 2: in no heap: JS | size hand of 1: 5
   seat 1: hand: -JS
   seat 2: moves: play TS
96. 2 play TS
   all told: 2 played TS
   all: turn: 0 | trick: 1 led JS TS
   seat 0, 1: in no heap: TS | size hand of 2: 5
   seat 0: moves: play 8S
   seat 2: hand: -TS
97. 0 play 8S
   all told: 0 played 8S; 1 took the trick 8S TS JS
   all: turn: 1 | trick: 1 leads | trick 11: 1 led JS TS 8S, 1 takes | public.phase: lead
   seat 1, 2: in no heap: 8S | size hand of 0: 5
   seat 0: hand: -8S
   seat 1: moves: play 9S, CS, QS, KS, T18
98. 1 play QS
   all told: 1 played QS
   all: turn: 2 | trick: 1 led QS | public.phase: reply
   seat 0, 2: in no heap: QS | size hand of 1: 4
   seat 1: hand: -QS
   seat 2: moves: play T19
99. 2 play T19
   all told: 2 played T19
   all: turn: 0 | trick: 1 led QS T19
   seat 0, 1: in no heap: T19 | size hand of 2: 4
   seat 0: moves: play T2, T9, T20 | may -7S -9S -CS -KS in hand of 2
   seat 1: may -7S in hand of 2
   seat 2: hand: -T19
100. 0 play T2
   all told: 0 played T2; 2 took the trick QS T2 T19
   all: turn: 2 | trick: 2 leads | trick 12: 1 led QS T19 T2, 2 takes | public.phase: lead
   seat 1, 2: in no heap: T2 | size hand of 0: 4
   seat 0: hand: -T2
   seat 1: may -7S in hand of 0
   seat 2: moves: play QH, QD, 7C, CC | may -7S -9S -CS -KS in hand of 0
101. 2 play 7C
   all told: 2 played 7C
102. 0 play T20
   all told: 0 played T20
103. 1 play T18
   all told: 1 played T18; 0 took the trick 7C T18 T20
104. 0 play T9
   all told: 0 played T9
105. 1 play CS
   all told: 1 played CS
106. 2 play QH
   all told: 2 played QH; 0 took the trick CS QH T9
107. 0 play JH
   all told: 0 played JH
108. 1 play KS
   all told: 1 played KS
109. 2 play CC
   all told: 2 played CC; 0 took the trick KS JH CC
110. 0 play 7H
   all told: 0 played 7H
   all: turn: 1 | trick: 0 led 7H | trick 13: 2 led 7C T20 T18, 0 takes | trick 14: 0 led T9 CS QH, 0 takes | trick 15: 0 led JH KS CC, 0 takes | public.phase: reply
   seat 0, 1: size hand of 2: 1 | may = JD QD in hand of 2
   seat 0, 2: size hand of 1: 1
   seat 1, 2: no more: size hand of 0, may hand of 0
   seat 0: no more: hand | in no heap: 7C CC CS KS QH T18 | may -T8 -T11 -T12 in hand of 1
   seat 1: in no heap: 7C 7H CC JH QH T20 T9 | hand: = 9S | moves: play 9S
   seat 2: in no heap: 7H CS JH KS T18 T20 T9 | hand: = QD | may = 7S 9S JD in hand of 1
111. 1 play 9S
   all told: 1 played 9S
112. 2 play QD
   all told: 2 played QD; 0 took the trick 9S 7H QD; deal 2 §8.3 basic: +12 points to 1; deal 2 §8.3 basic: +12 points to 2; deal 2 §8.4 over: +8 points to 1; deal 2 §8.4 over: +8 points to 2; deal 2 §8.5 ninety_failed: +160 points to 1; deal 2 §8.5 ninety_failed: +160 points to 2; deal 2 §9.4 century: +10 points to 1; deal 2 §9.4 century: +10 points to 2; deal 2 §9.3 settlement: +190 settled to 1 from 0; deal 2 §9.3 settlement: +190 settled to 2 from 0; deal 2 §9.3 wiped: +190 points to table from 1; deal 2 §9.3 wiped: +190 points to table from 2; deal 2 over
113. * deal
   all told: 0 dealt
114. 1 say three
   all told: 1 said three
115. 2 say two
   all told: 2 said two
116. 0 say solo
   all told: 0 said solo
117. 0 say ninety
   all told: 0 said ninety
118. 0 say done
   all told: 0 said done
119. 0 say done
   all told: 0 said done
120. 1 say done
   all told: 1 said done
   all: no more: trick, tricks | turn: 2 | dealer: 0 | holds: -158,0 -254,0 412,0 | deals: 2 over, 0 of them thrown in | public.phase: holding | public.auction.calls: 3 | public.auction.spoken: ([1 three] [2 two] [0 solo])
   seat 0, 1: size hand of 2: 16
   seat 0, 2: size hand of 1: 16
   seat 1, 2: size hand of 0: 16
   seat 0: in no heap: T12 | hand: = 8S JS CS QS 7H TH KH KD CC T10 T12 T15 T16 T19 T20 FOOL | may +TS +KS +8H +9H +JH +CH +QH +7D +8D +9D +TD +CD +7C +8C +9C +TC +JC +QC +KC +T1 +T2 +T3 +T4 +T5 +T6 +T7 +T8 +T9 +T11 +T13 +T14 +T17 +T18 +T21 in hand of 1 | may +7S +9S +TS +KS +8H +9H +JH +CH +QH +7D +8D +9D +TD +CD +7C +8C +9C +TC +JC +QC +KC +T1 +T2 +T3 +T4 +T5 +T6 +T7 +T8 +T9 +T11 +T13 +T14 +T17 +T18 +T21 in hand of 2 | may +TS +KS +8H +9H +JH +QH +7D +8D +9D +TD +CD +7C +8C +9C +TC +JC +QC +KC +T1 +T2 +T3 +T4 +T5 +T6 +T7 +T9 +T13 +T14 +T17 +T18 +T21 in stock
   seat 1: in no heap: JD QD T8 | hand: = QH JD CD QD 9C QC T1 T5 T7 T8 T9 T13 T14 T17 T18 T21 | may = 7S 8S 9S TS JS CS QS KS 7H 8H 9H TH JH CH KH 7D 8D 9D TD KD 7C 8C TC JC CC KC T2 T3 T4 T6 T10 T11 T12 T15 T16 T19 T20 FOOL in hand of 0, hand of 2 | may +8S +9S +TS +JS +CS +QS +KS +7H +8H +9H +TH +JH +KH +7D +8D +9D +TD +KD +7C +8C +TC +JC +CC +KC +T2 +T3 +T4 +T6 +T10 +T15 +T16 +T19 +T20 +FOOL in stock
   seat 2: in no heap: 7S CH | hand: = 7S TS KS 9H JH CH 7D TD 7C 8C TC KC T2 T3 T4 T6 | moves: say done | may = 8S 9S JS CS QS 7H 8H TH QH KH 8D 9D JD CD QD KD 9C JC CC QC T1 T5 T7 T8 T9 T10 T11 T12 T13 T14 T15 T16 T17 T18 T19 T20 T21 FOOL in hand of 0 | may +8S +JS +CS +QS +7H +8H +TH +QH +KH +8D +9D +CD +QD +KD +9C +JC +CC +QC +T1 +T5 +T7 +T8 +T9 +T10 +T11 +T12 +T13 +T14 +T15 +T16 +T17 +T18 +T19 +T20 +T21 +FOOL in hand of 1 | may +8S +JS +CS +QS +7H +8H +TH +QH +KH +8D +9D +CD +QD +KD +9C +JC +CC +QC +T1 +T5 +T7 +T9 +T10 +T13 +T14 +T15 +T16 +T17 +T18 +T19 +T20 +T21 +FOOL in stock
121. 2 say done
   all told: 2 said done
122. 1 play QH
   all told: 1 played QH
123. 2 play CH
   all told: 2 played CH
124. 0 play 7H
   all told: 0 played 7H; 1 took the trick 7H CH QH
125. 1 play T9
   all told: 1 played T9
126. 2 play T6
   all told: 2 played T6
127. 0 play T10
   all told: 0 played T10; 0 took the trick T6 T9 T10
128. 0 play JS
   all told: 0 played JS
129. 1 play T13
   all told: 1 played T13
130. 2 play TS
   all told: 2 played TS; 1 took the trick TS JS T13
   all: turn: 1 | trick: 1 leads | trick 1: 1 led QH CH 7H, 1 takes | trick 2: 1 led T9 T6 T10, 0 takes | trick 3: 0 led JS T13 TS, 1 takes | public.phase: lead
   seat 0, 1: size hand of 2: 13
   seat 0, 2: size hand of 1: 13
   seat 1, 2: size hand of 0: 13
   seat 0: in no heap: CH QH T13 T6 T9 TS | hand: -JS -7H -T10 | may -7S -9S -KS in hand of 1
   seat 1: in no heap: 7H CH JS T10 T6 TS | hand: -QH -T9 -T13 | moves: play JD, CD, QD, 9C, QC, T1, T5, T7, T8, T14, T17, T18, T21
   seat 2: in no heap: 7H JS QH T10 T13 T9 | hand: -TS -CH -T6 | may -8S -9S -CS -QS in hand of 1
131. 1 play T8
   all told: 1 played T8
132. 2 play T3
   all told: 2 played T3
133. 0 play T16
   all told: 0 played T16; 0 took the trick T3 T8 T16
134. 0 play T19
   all told: 0 played T19
135. 1 play T21
   all told: 1 played T21
136. 2 play T4
   all told: 2 played T4; 1 took the trick T4 T19 T21
137. 1 play CD
   all told: 1 played CD
138. 2 play 7D
   all told: 2 played 7D
139. 0 play KD
   all told: 0 played KD; 0 took the trick 7D CD KD
140. 0 play QS
   all told: 0 played QS
   all: trick: 0 led QS | trick 4: 1 led T8 T3 T16, 0 takes | trick 5: 0 led T19 T21 T4, 1 takes | trick 6: 1 led CD 7D KD, 0 takes | public.phase: reply
   seat 0, 1: size hand of 2: 10
   seat 0, 2: size hand of 1: 10
   seat 1, 2: size hand of 0: 9
   seat 0: in no heap: 7D CD T21 T3 T4 T8 | hand: -QS -KD -T16 -T19
   seat 1: in no heap: 7D KD QS T16 T19 T3 T4 | hand: -CD -T8 -T21 | moves: play T1, T5, T7, T14, T17, T18
   seat 2: in no heap: CD KD QS T16 T19 T21 T8 | hand: -7D -T3 -T4
141. 1 play T7
   all told: 1 played T7
142. 2 play 7S
   all told: 2 played 7S; 1 took the trick 7S QS T7
143. 1 play T14
   all told: 1 played T14
144. 2 play T2
   all told: 2 played T2
145. 0 play T15
   all told: 0 played T15; 0 took the trick T2 T14 T15
146. 0 play FOOL
   all told: 0 played FOOL
147. 1 play T5
   all told: 1 played T5
148. 2 play KC
   all told: 2 played KC; 0 took the trick KC T5 FOOL
149. 0 play T12
   all told: 0 played T12
150. 1 play T18
   all told: 1 played T18
   all: turn: 2 | trick: 0 led T12 T18 | trick 7: 0 led QS T7 7S, 1 takes | trick 8: 1 led T14 T2 T15, 0 takes | trick 9: 0 led FOOL T5 KC, 0 takes
   seat 0, 1: size hand of 2: 7
   seat 0, 2: size hand of 1: 6
   seat 1, 2: size hand of 0: 6
   seat 0: in no heap: 7S KC T14 T18 T2 T5 T7 | hand: -T12 -T15 -FOOL | may -T1 -T11 -T17 in hand of 2
   seat 1: in no heap: 7S FOOL KC T12 T15 T2 | hand: -T5 -T7 -T14 -T18 | may -T11 -T20 in hand of 2
   seat 2: in no heap: FOOL T12 T14 T15 T18 T5 T7 | hand: -7S -KC -T2 | moves: play KS, 9H, JH, TD, 7C, 8C, TC
151. 2 play 8C
   all told: 2 played 8C; 1 took the trick 8C T12 T18
152. 1 play QD
   all told: 1 played QD
153. 2 play TD
   all told: 2 played TD
154. 0 play T20
   all told: 0 played T20; 0 took the trick TD QD T20
155. 0 play CC
   all told: 0 played CC
156. 1 play QC
   all told: 1 played QC
157. 2 play 7C
   all told: 2 played 7C; 1 took the trick 7C CC QC
158. 1 play T1
   all told: 1 played T1
159. 2 play 9H
   all told: 2 played 9H
160. 0 play CS
   all told: 0 played CS; 1 took the trick CS 9H T1
   all: turn: 1 | trick: 1 leads | trick 10: 0 led T12 T18 8C, 1 takes | trick 11: 1 led QD TD T20, 0 takes | trick 12: 0 led CC QC 7C, 1 takes | trick 13: 1 led T1 9H CS, 1 takes | public.phase: lead
   seat 0, 1: size hand of 2: 3
   seat 0, 2: size hand of 1: 3
   seat 1, 2: size hand of 0: 3
   seat 0: in no heap: 7C 8C 9H QC QD T1 TD | hand: = 8S TH KH
   seat 1: in no heap: 7C 8C 9H CC CS T20 TD | hand: = JD 9C T17 | moves: play JD, 9C, T17 | may -8D -9D -T11 in hand of 0
   seat 2: in no heap: CC CS QC QD T1 T20 | hand: = KS JH TC | may -8D -9D -JD -T11 -T17 in hand of 0
161. 1 play T17
   all told: 1 played T17
162. 2 play KS
   all told: 2 played KS
163. 0 play KH
   all told: 0 played KH; 1 took the trick KS KH T17
164. 1 play JD
   all told: 1 played JD
165. 2 play JH
   all told: 2 played JH
166. 0 play 8S
   all told: 0 played 8S; 1 took the trick 8S JH JD
167. 1 play 9C
   all told: 1 played 9C
168. 2 play TC
   all told: 2 played TC
169. 0 play TH
   all told: 0 played TH; 2 took the trick TH 9C TC; deal 3 §8.3 basic: +20 points to 1; deal 3 §8.3 basic: +20 points to 2; deal 3 §8.4 over: +80 points to 1; deal 3 §8.4 over: +80 points to 2; deal 3 §8.5 ninety_failed: +160 points to 1; deal 3 §8.5 ninety_failed: +160 points to 2; deal 3 §9.4 century: +10 points to 1; deal 3 §9.4 century: +10 points to 2; deal 3 §9.3 settlement: +270 settled to 1 from 0; deal 3 §9.3 settlement: +270 settled to 2 from 0; deal 3 §9.3 wiped: +270 points to table from 1; deal 3 §9.3 wiped: +270 points to table from 2; deal 3 over; match over
   all: turn: nobody | shown: 9S 8H 8D 9D JC T11 | holds: -698,0 16,0 682,0 | deals: 3 over, 0 of them thrown in | trick 14: 1 led T17 KS KH, 1 takes | trick 15: 1 led JD JH 8S, 1 takes | trick 16: 1 led 9C TC TH, 2 takes | public.phase: settled | public.stock: (8D JC 8H 9D 9S T11)
   seat 0: no more: hand, trick, size hand of 1, may hand of 1, size hand of 2, may hand of 2, size stock, may stock
   seat 1: no more: hand, trick, size hand of 0, may hand of 0, size hand of 2, may hand of 2, size stock, may stock
   seat 2: no more: hand, trick, size hand of 0, may hand of 0, size hand of 1, may hand of 1, size stock, may stock
