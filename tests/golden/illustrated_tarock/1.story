start
   all: turn: chance | dealer: 1 | sides: -1 -1 -1 | holds: 0,0 0,0 0,0 | deals: 0 over, 0 of them thrown in | public.phase: dealing | public.auction.bidder: -2 | public.auction.out: (False False False) | public.auction.calls: 0 | public.auction.contra: -2 | public.declarer: -2 | public.contras: 0 | public.taken: -1 | public.announced: (  ) | public.drawn_out: False | public.least: 0 | public.most: 0 | public.raised: 1 | public.per_contra: 1 | public.beggar_stock: aside | public.subcontra: -2
1. * deal
   all told: 1 dealt
   all: turn: 2 | public.phase: bid | public.ladder: ((three 1) (take 2) (two 3) (one 4) (solo 8)) | public.per_contra: 2 | size stock: 6
   seat 0, 1: size hand of 2: 16
   seat 0, 2: size hand of 1: 16
   seat 1, 2: size hand of 0: 16
   seat 0: hand: = 9S CS 7H 8H QH KH TD JD 8C JC CC QC T5 T9 T16 T21 | may = 7S 8S TS JS QS KS 9H TH JH CH 7D 8D 9D CD QD KD 7C 9C TC KC T1 T2 T3 T4 T6 T7 T8 T10 T11 T12 T13 T14 T15 T17 T18 T19 T20 FOOL in all heaps
   seat 1: hand: = 8S QS 9H TH JH CH 7D 9D CD QD KD T7 T8 T15 T18 FOOL | may = 7S 9S TS JS CS KS 7H 8H QH KH 8D TD JD 7C 8C 9C TC JC CC QC KC T1 T2 T3 T4 T5 T6 T9 T10 T11 T12 T13 T14 T16 T17 T19 T20 T21 in all heaps
   seat 2: hand: = 7S TS JS KS 8D 7C KC T2 T3 T4 T10 T11 T12 T13 T17 T20 | moves: say pass, three, two, one, solo | may = 8S 9S CS QS 7H 8H 9H TH JH CH QH KH 7D 9D TD JD CD QD KD 8C 9C TC JC CC QC T1 T5 T6 T7 T8 T9 T14 T15 T16 T18 T19 T21 FOOL in all heaps
2. 2 say two
   all told: 2 said two
   all: turn: 0 | public.auction.bid: two | public.auction.bidder: 2 | public.auction.calls: 1 | public.auction.spoken: ([2 two])
   seat 0: moves: say pass, one, solo
3. 0 say one
   all told: 0 said one
   all: turn: 1 | public.auction.bid: one | public.auction.bidder: 0 | public.auction.calls: 2 | public.auction.spoken: ([2 two] [0 one])
   seat 1: moves: say pass, solo
4. 1 say pass
   all told: 1 said pass
   all: turn: 2 | public.auction.out: (False True False) | public.auction.spoken: ([2 two] [0 one] [1 pass])
   seat 2: moves: say pass, solo, hold
5. 2 say hold
   all told: 2 said hold
   all: turn: 0 | public.auction.bidder: 2 | public.auction.calls: 3 | public.auction.spoken: ([2 two] [0 one] [1 pass] [2 hold])
   seat 0: moves: say pass, solo
6. 0 say pass
   all told: 0 said pass
   all: turn: 2 | sides: 1 1 0 | public.phase: early | public.auction.out: (True True False) | public.auction.spoken: ([2 two] [0 one] [1 pass] [2 hold] [0 pass]) | public.declarer: 2
   seat 2: moves: say done, seventy, ninety, against_honours, sparrow, owl, cockatoo
7. 2 say done
   all told: 2 said done
   all: no more: size stock, may stock | in no heap: 9C T1 T14 T19 T6 TC | shown: 9C TC T1 T6 T14 T19 | public.phase: take | public.stock: (9C T14 T6 T19 T1 TC)
   seat 2: moves: take 0, 1, 2, 3, 4, 5
8. 2 take 0
   seat 0, 1 told: 2 took packet 0; 2 drew 1
   seat 2 told: 2 took packet 0; 2 drew 1: 9C
   all: shown: TC T1 T6 T14 T19 | public.phase: discard | public.taken: 0 | public.least: 1 | public.most: 1
   seat 0, 1: size hand of 2: 17 | may +9C in hand of 2
   seat 2: hand: +9C | moves: lay 7S, TS, JS, 8D, 7C, 9C, T2, T3, T4, T10, T11, T12, T13, T17, T20
9. 2 lay 8D
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid 8D
   seat 0, 1: size hand of 2: 16 | size discard of 2: 1
   seat 0: may = 7S 8S TS JS QS 9H TH JH CH 7D 8D 9D CD QD 7C 9C T2 T3 T4 T7 T8 T10 T11 T12 T13 T15 T17 T18 T20 in discard of 2
   seat 1: may = 7S 9S TS JS CS 7H 8H QH 8D TD JD 7C 8C 9C JC CC QC T2 T3 T4 T5 T9 T10 T11 T12 T13 T16 T17 T20 in discard of 2
   seat 2: hand: -8D | aside: 8D | moves: say done
10. 2 say done
   all told: 2 said done
   all: public.phase: late | public.least: 0 | public.most: 0
   seat 2: moves: say done, seventy, ninety, against_honours, owl, cockatoo
11. 2 say ninety
   all told: 2 said ninety
   all: public.declared: ([ninety False 0])
   seat 2: moves: say done, against_honours, owl, cockatoo
12. 2 say done
   all told: 2 said done
   all: public.phase: holding
   seat 2: moves: say done
13. 2 say done
   all told: 2 said done
   all: turn: 0
   seat 0: moves: say done
14. 0 say done
   all told: 0 said done
   all: turn: 1
   seat 1: moves: say done
15. 1 say done
   all told: 1 said done
   all: turn: 2 | trick: 2 leads | public.phase: lead
   seat 2: moves: play 7S, TS, JS, KS, 7C, 9C, KC, T2, T3, T4, T10, T11, T12, T13, T17, T20
16. 2 play T11
   all told: 2 played T11
   all: turn: 0 | trick: 2 led T11 | public.phase: reply
   seat 0, 1: in no heap: T11 | size hand of 2: 15
   seat 0: moves: play T5, T9, T16, T21
   seat 2: hand: -T11
17. 0 play T16
   all told: 0 played T16
   all: turn: 1 | trick: 2 led T11 T16
   seat 1, 2: in no heap: T16 | size hand of 0: 15
   seat 0: hand: -T16
   seat 1: moves: play T7, T8, T15, T18, FOOL
18. 1 play T18
   all told: 1 played T18; 1 took the trick T11 T16 T18
   all: trick: 1 leads | trick 1: 2 led T11 T16 T18, 1 takes | public.phase: lead
   seat 0, 2: in no heap: T18 | size hand of 1: 15
   seat 1: hand: -T18 | moves: play 8S, QS, 9H, TH, JH, CH, 7D, 9D, CD, QD, KD, T7, T8, T15, FOOL
19. 1 play TH
   all told: 1 played TH
   all: turn: 2 | trick: 1 led TH | public.phase: reply
   seat 0, 2: in no heap: TH | size hand of 1: 14
   seat 1: hand: -TH
   seat 2: moves: play T2, T3, T4, T10, T12, T13, T17, T20
20. 2 play T12
   all told: 2 played T12
   all: turn: 0 | trick: 1 led TH T12
   seat 0, 1: in no heap: T12 | size hand of 2: 14
   seat 0: moves: play 7H, 8H, QH, KH | may -9H -JH -CH in hand of 2
   seat 1: may -7H -8H -QH -KH in hand of 2
   seat 2: hand: -T12
21. 0 play 8H
   all told: 0 played 8H; 2 took the trick 8H TH T12
   all: turn: 2 | trick: 2 leads | trick 2: 1 led TH T12 8H, 2 takes | public.phase: lead
   seat 1, 2: in no heap: 8H | size hand of 0: 14
   seat 0: hand: -8H
   seat 2: moves: play 7S, TS, JS, KS, 7C, 9C, KC, T2, T3, T4, T10, T13, T17, T20
22. 2 play T10
   all told: 2 played T10
   all: turn: 0 | trick: 2 led T10 | public.phase: reply
   seat 0, 1: in no heap: T10 | size hand of 2: 13
   seat 0: moves: play T5, T9, T21
   seat 2: hand: -T10
23. 0 play T21
   all told: 0 played T21
   all: turn: 1 | trick: 2 led T10 T21
   seat 1, 2: in no heap: T21 | size hand of 0: 13
   seat 0: hand: -T21
   seat 1: moves: play T7, T8, T15, FOOL
24. 1 play FOOL
   all told: 1 played FOOL; 1 took the trick T10 T21 FOOL
   all: trick: 1 leads | trick 3: 2 led T10 T21 FOOL, 1 takes | public.phase: lead
   seat 0, 2: in no heap: FOOL | size hand of 1: 13
   seat 1: hand: -FOOL | moves: play 8S, QS, 9H, JH, CH, 7D, 9D, CD, QD, KD, T7, T8, T15
25. 1 play T8
   all told: 1 played T8
   all: turn: 2 | trick: 1 led T8 | public.phase: reply
   seat 0, 2: in no heap: T8 | size hand of 1: 12
   seat 1: hand: -T8
   seat 2: moves: play T2, T3, T4, T13, T17, T20
26. 2 play T4
   all told: 2 played T4
   all: turn: 0 | trick: 1 led T8 T4
   seat 0, 1: in no heap: T4 | size hand of 2: 12
   seat 0: moves: play T5, T9
   seat 2: hand: -T4
27. 0 play T5
   all told: 0 played T5; 1 took the trick T4 T5 T8
   all: turn: 1 | trick: 1 leads | trick 4: 1 led T8 T4 T5, 1 takes | public.phase: lead
   seat 1, 2: in no heap: T5 | size hand of 0: 12
   seat 0: hand: -T5
   seat 1: moves: play 8S, QS, 9H, JH, CH, 7D, 9D, CD, QD, KD, T7, T15
28. 1 play KD
   all told: 1 played KD
   all: turn: 2 | trick: 1 led KD | public.phase: reply
   seat 0, 2: in no heap: KD | size hand of 1: 11
   seat 1: hand: -KD
   seat 2: moves: play T2, T3, T13, T17, T20
29. 2 play T2
   all told: 2 played T2
   all: turn: 0 | trick: 1 led KD T2
   seat 0, 1: in no heap: T2 | size hand of 2: 11
   seat 0: moves: play TD, JD | may -7D -8D -9D -CD -QD in hand of 2
   seat 1: may -8D -TD -JD in hand of 2
   seat 2: hand: -T2
30. 0 play TD
   all told: 0 played TD; 2 took the trick TD KD T2
   all: turn: 2 | trick: 2 leads | trick 5: 1 led KD T2 TD, 2 takes | public.phase: lead
   seat 1, 2: in no heap: TD | size hand of 0: 11
   seat 0: hand: -TD
   seat 2: moves: play 7S, TS, JS, KS, 7C, 9C, KC, T3, T13, T17, T20
31. 2 play KS
   all told: 2 played KS
   all: turn: 0 | trick: 2 led KS | public.phase: reply
   seat 0, 1: in no heap: KS | size hand of 2: 10
   seat 0: moves: play 9S, CS
   seat 2: hand: -KS
32. 0 play CS
   all told: 0 played CS
   all: turn: 1 | trick: 2 led KS CS
   seat 1, 2: in no heap: CS | size hand of 0: 10
   seat 0: hand: -CS
   seat 1: moves: play 8S, QS
33. 1 play QS
   all told: 1 played QS; 2 took the trick CS QS KS
   all: turn: 2 | trick: 2 leads | trick 6: 2 led KS CS QS, 2 takes | public.phase: lead
   seat 0, 2: in no heap: QS | size hand of 1: 10
   seat 1: hand: -QS
   seat 2: moves: play 7S, TS, JS, 7C, 9C, KC, T3, T13, T17, T20
34. 2 play 7S
   all told: 2 played 7S
   all: turn: 0 | trick: 2 led 7S | public.phase: reply
   seat 0, 1: in no heap: 7S | size hand of 2: 9
   seat 0: moves: play 9S
   seat 2: hand: -7S
35. 0 play 9S
   all told: 0 played 9S
   all: turn: 1 | trick: 2 led 7S 9S
   seat 1, 2: in no heap: 9S | size hand of 0: 9
   seat 0: hand: -9S
   seat 1: moves: play 8S
36. 1 play 8S
   all told: 1 played 8S; 0 took the trick 7S 8S 9S
   all: turn: 0 | trick: 0 leads | trick 7: 2 led 7S 9S 8S, 0 takes | public.phase: lead
   seat 0, 2: in no heap: 8S | size hand of 1: 9
   seat 0: moves: play 7H, QH, KH, JD, 8C, JC, CC, QC, T9
   seat 1: hand: -8S
37. 0 play KH
   all told: 0 played KH
   all: turn: 1 | trick: 0 led KH | public.phase: reply
   seat 1, 2: in no heap: KH | size hand of 0: 8
   seat 0: hand: -KH
   seat 1: moves: play 9H, JH, CH
38. 1 play CH
   all told: 1 played CH
   all: turn: 2 | trick: 0 led KH CH
   seat 0, 2: in no heap: CH | size hand of 1: 8
   seat 1: hand: -CH
   seat 2: moves: play T3, T13, T17, T20
39. 2 play T17
   all told: 2 played T17; 2 took the trick CH KH T17
   all: trick: 2 leads | trick 8: 0 led KH CH T17, 2 takes | public.phase: lead
   seat 0, 1: in no heap: T17 | size hand of 2: 8
   seat 2: hand: -T17 | moves: play TS, JS, 7C, 9C, KC, T3, T13, T20
40. 2 play TS
   all told: 2 played TS
   all: turn: 0 | trick: 2 led TS | public.phase: reply
   seat 0, 1: in no heap: TS | size hand of 2: 7
   seat 0: moves: play T9
   seat 2: hand: -TS
41. 0 play T9
   all told: 0 played T9
   all: turn: 1 | trick: 2 led TS T9
   seat 1, 2: in no heap: T9 | size hand of 0: 7
   seat 0: hand: -T9
   seat 1: moves: play T7, T15 | may -JS in hand of 0
42. 1 play T7
   all told: 1 played T7; 0 took the trick TS T7 T9
   all: turn: 0 | trick: 0 leads | trick 9: 2 led TS T9 T7, 0 takes | public.phase: lead
   seat 0, 2: in no heap: T7 | size hand of 1: 7
   seat 0: moves: play 7H, QH, JD, 8C, JC, CC, QC | may -JS in hand of 1
   seat 1: hand: -T7
43. 0 play QH
   all told: 0 played QH
   all: turn: 1 | trick: 0 led QH | public.phase: reply
   seat 1, 2: in no heap: QH | size hand of 0: 6
   seat 0: hand: -QH
   seat 1: moves: play 9H, JH
44. 1 play 9H
   all told: 1 played 9H
   all: turn: 2 | trick: 0 led QH 9H
   seat 0, 2: in no heap: 9H | size hand of 1: 6
   seat 1: hand: -9H
   seat 2: moves: play T3, T13, T20
45. 2 play T20
   all told: 2 played T20; 2 took the trick 9H QH T20
   all: trick: 2 leads | trick 10: 0 led QH 9H T20, 2 takes | public.phase: lead
   seat 0, 1: in no heap: T20 | size hand of 2: 6
   seat 2: hand: -T20 | moves: play JS, 7C, 9C, KC, T3, T13
46. 2 play T3
   all told: 2 played T3
   all: turn: 0 | trick: 2 led T3 | public.phase: reply
   seat 0, 1: in no heap: T3 | size hand of 2: 5
   seat 0: moves: play 7H, JD, 8C, JC, CC, QC
   seat 2: hand: -T3
47. 0 play 7H
   all told: 0 played 7H
   all: turn: 1 | trick: 2 led T3 7H
   seat 1, 2: in no heap: 7H | size hand of 0: 5
   seat 0: hand: -7H
   seat 1: moves: play T15 | may -T13 in hand of 0
   seat 2: may -T15 in hand of 0
48. 1 play T15
   all told: 1 played T15; 1 took the trick 7H T3 T15
   all: trick: 1 leads | trick 11: 2 led T3 7H T15, 1 takes | public.phase: lead
   seat 0, 2: in no heap: T15 | size hand of 1: 5
   seat 1: hand: -T15 | moves: play JH, 7D, 9D, CD, QD
49. 1 play CD
   all told: 1 played CD
   all: turn: 2 | trick: 1 led CD | public.phase: reply
   seat 0, 2: in no heap: CD | size hand of 1: 4
   seat 1: hand: -CD
   seat 2: moves: play T13
50. 2 play T13
   all told: 2 played T13
   all: turn: 0 | trick: 1 led CD T13
   seat 0, 1: in no heap: T13 | size hand of 2: 4
   seat 0: moves: play JD
   seat 2: hand: -T13
51. 0 play JD
   all told: 0 played JD; 2 took the trick JD CD T13
   all: turn: 2 | trick: 2 leads | trick 12: 1 led CD T13 JD, 2 takes | public.phase: lead
   seat 1, 2: in no heap: JD | size hand of 0: 4
   seat 0: hand: -JD
   seat 2: moves: play JS, 7C, 9C, KC
52. 2 play 9C
   all told: 2 played 9C
   all: turn: 0 | trick: 2 led 9C | public.phase: reply
   seat 0, 1: in no heap: 9C | size hand of 2: 3
   seat 0: moves: play 8C, JC, CC, QC
   seat 2: hand: -9C
53. 0 play JC
   all told: 0 played JC
   all: turn: 1 | trick: 2 led 9C JC
   seat 1, 2: in no heap: JC | size hand of 0: 3
   seat 0: hand: -JC
   seat 1: moves: play JH, 7D, 9D, QD
54. 1 play 9D
   all told: 1 played 9D; 0 took the trick 9D 9C JC
   all: turn: 0 | trick: 0 leads | trick 13: 2 led 9C JC 9D, 0 takes | public.phase: lead
   seat 0, 2: in no heap: 9D | size hand of 1: 3
   seat 0: moves: play 8C, CC, QC | may -7C -KC in hand of 1
   seat 1: hand: -9D
   seat 2: may = JH 7D QD in hand of 1
55. 0 play CC
   all told: 0 played CC
   all: turn: 1 | trick: 0 led CC | public.phase: reply
   seat 1, 2: in no heap: CC | size hand of 0: 2
   seat 0: hand: -CC
   seat 1: moves: play JH, 7D, QD
56. 1 play 7D
   all told: 1 played 7D
   all: turn: 2 | trick: 0 led CC 7D
   seat 0, 2: in no heap: 7D | size hand of 1: 2
   seat 1: hand: -7D
   seat 2: moves: play 7C, KC
57. 2 play KC
   all told: 2 played KC; 2 took the trick 7D CC KC
   all: trick: 2 leads | trick 14: 0 led CC 7D KC, 2 takes | public.phase: lead
   seat 0, 1: in no heap: KC | size hand of 2: 2
   seat 2: hand: -KC | moves: play JS, 7C
58. 2 play JS
   all told: 2 played JS
   all: turn: 0 | trick: 2 led JS | public.phase: reply
   seat 0, 1: in no heap: JS | size hand of 2: 1
   seat 0: moves: play 8C, QC
   seat 2: hand: = 7C
59. 0 play QC
   all told: 0 played QC
   all: turn: 1 | trick: 2 led JS QC
   seat 1, 2: in no heap: QC | size hand of 0: 1
   seat 0: hand: = 8C
   seat 1: moves: play JH, QD
60. 1 play QD
   all told: 1 played QD; 2 took the trick JS QD QC
   all: turn: 2 | trick: 2 leads | trick 15: 2 led JS QC QD, 2 takes | public.phase: lead
   seat 0, 2: in no heap: QD | size hand of 1: 1
   seat 1: hand: = JH
   seat 2: moves: play 7C
61. 2 play 7C
   all told: 2 played 7C
   all: turn: 0 | trick: 2 led 7C | public.phase: reply
   seat 0, 1: no more: size hand of 2, may hand of 2 | in no heap: 7C
   seat 0: moves: play 8C
   seat 2: no more: hand
62. 0 play 8C
   all told: 0 played 8C
   all: turn: 1 | trick: 2 led 7C 8C
   seat 1, 2: no more: size hand of 0, may hand of 0 | in no heap: 8C
   seat 0: no more: hand
   seat 1: moves: play JH
63. 1 play JH
   all told: 1 played JH; 0 took the trick JH 7C 8C; deal 1 §8.3 basic: +20 points to 2; deal 1 §8.4 over: +40 points to 2; deal 1 §8.5 ninety_failed: +80 points to 0; deal 1 §8.5 ninety_failed: +80 points to 1; deal 1 over
   all: turn: chance | shown: 8D TC T1 T6 T14 T19 | holds: 0,80 0,80 0,60 | deals: 1 over, 0 of them thrown in | trick 16: 2 led 7C 8C JH, 0 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1, size discard of 2, may discard of 2
   seat 1: no more: hand, trick, size discard of 2, may discard of 2
   seat 2: no more: aside, trick, size hand of 1, may hand of 1
64. * deal
   all told: 2 dealt
   all: no more: shown, tricks, public.auction.bid, public.auction.spoken, public.declared, public.stock | turn: 0 | dealer: 2 | sides: -1 -1 -1 | public.phase: bid | public.auction.bidder: -2 | public.auction.out: (False False False) | public.auction.calls: 0 | public.declarer: -2 | public.taken: -1 | size stock: 6
   seat 0, 1: size hand of 2: 16
   seat 0, 2: size hand of 1: 16
   seat 1, 2: size hand of 0: 16
   seat 0: hand: = 8S TS 8H JH KH 7C JC KC T3 T6 T7 T15 T17 T19 T21 FOOL | moves: say pass, three, two, one, solo | may = 7S 9S JS CS QS KS 7H 9H TH CH QH 7D 8D 9D TD JD CD QD KD 8C 9C TC CC QC T1 T2 T4 T5 T8 T9 T10 T11 T12 T13 T14 T16 T18 T20 in all heaps
   seat 1: hand: = JS QS KS TH QH 8D TD QD TC CC T1 T2 T13 T14 T16 T20 | may = 7S 8S 9S TS CS 7H 8H 9H JH CH KH 7D 9D JD CD KD 7C 8C 9C JC QC KC T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T15 T17 T18 T19 T21 FOOL in all heaps
   seat 2: hand: = 7S 9S 9H CH 9D CD KD 8C 9C T4 T5 T8 T9 T10 T11 T12 | may = 8S TS JS CS QS KS 7H 8H TH JH QH KH 7D 8D TD JD QD 7C TC JC CC QC KC T1 T2 T3 T6 T7 T13 T14 T15 T16 T17 T18 T19 T20 T21 FOOL in all heaps
65. 0 say three
   all told: 0 said three
   all: turn: 1 | public.auction.bid: three | public.auction.bidder: 0 | public.auction.calls: 1 | public.auction.spoken: ([0 three])
   seat 1: moves: say pass, take, two, one, solo
66. 1 say pass
   all told: 1 said pass
   all: turn: 2 | public.auction.out: (False True False) | public.auction.spoken: ([0 three] [1 pass])
   seat 2: moves: say pass, take, two, one, solo
67. 2 say solo
   all told: 2 said solo
   all: turn: 0 | public.auction.bid: solo | public.auction.bidder: 2 | public.auction.calls: 2 | public.auction.spoken: ([0 three] [1 pass] [2 solo])
   seat 0: moves: say pass, hold
68. 0 say hold
   all told: 0 said hold
   all: turn: 2 | public.auction.bidder: 0 | public.auction.calls: 3 | public.auction.spoken: ([0 three] [1 pass] [2 solo] [0 hold])
   seat 2: moves: say pass
69. 2 say pass
   all told: 2 said pass
   all: turn: 0 | sides: 0 1 1 | public.phase: early | public.auction.out: (False True True) | public.auction.spoken: ([0 three] [1 pass] [2 solo] [0 hold] [2 pass]) | public.declarer: 0
   seat 0: moves: say done, seventy, ninety, cockatoo
70. 0 say done
   all told: 0 said done
   all: public.phase: holding
   seat 0: moves: say done, half_honours
71. 0 say done
   all told: 0 said done
   all: turn: 1
   seat 1: moves: say done
72. 1 say done
   all told: 1 said done
   all: turn: 2
   seat 2: moves: say done
73. 2 say done
   all told: 2 said done
   all: turn: 0 | trick: 0 leads | public.phase: lead
   seat 0: moves: play 8S, TS, 8H, JH, KH, 7C, JC, KC, T3, T6, T7, T15, T17, T19, T21, FOOL
74. 0 play T6
   all told: 0 played T6
   all: turn: 1 | trick: 0 led T6 | public.phase: reply
   seat 1, 2: in no heap: T6 | size hand of 0: 15
   seat 0: hand: -T6
   seat 1: moves: play T1, T2, T13, T14, T16, T20
75. 1 play T13
   all told: 1 played T13
   all: turn: 2 | trick: 0 led T6 T13
   seat 0, 2: in no heap: T13 | size hand of 1: 15
   seat 1: hand: -T13
   seat 2: moves: play T4, T5, T8, T9, T10, T11, T12
76. 2 play T8
   all told: 2 played T8; 1 took the trick T6 T8 T13
   all: turn: 1 | trick: 1 leads | trick 1: 0 led T6 T13 T8, 1 takes | public.phase: lead
   seat 0, 1: in no heap: T8 | size hand of 2: 15
   seat 1: moves: play JS, QS, KS, TH, QH, 8D, TD, QD, TC, CC, T1, T2, T14, T16, T20
   seat 2: hand: -T8
77. 1 play TC
   all told: 1 played TC
   all: turn: 2 | trick: 1 led TC | public.phase: reply
   seat 0, 2: in no heap: TC | size hand of 1: 14
   seat 1: hand: -TC
   seat 2: moves: play 8C, 9C
78. 2 play 9C
   all told: 2 played 9C
   all: turn: 0 | trick: 1 led TC 9C
   seat 0, 1: in no heap: 9C | size hand of 2: 14
   seat 0: moves: play 7C, JC, KC
   seat 2: hand: -9C
79. 0 play JC
   all told: 0 played JC; 0 took the trick 9C TC JC
   all: trick: 0 leads | trick 2: 1 led TC 9C JC, 0 takes | public.phase: lead
   seat 1, 2: in no heap: JC | size hand of 0: 14
   seat 0: hand: -JC | moves: play 8S, TS, 8H, JH, KH, 7C, KC, T3, T7, T15, T17, T19, T21, FOOL
80. 0 play T17
   all told: 0 played T17
   all: turn: 1 | trick: 0 led T17 | public.phase: reply
   seat 1, 2: in no heap: T17 | size hand of 0: 13
   seat 0: hand: -T17
   seat 1: moves: play T1, T2, T14, T16, T20
81. 1 play T20
   all told: 1 played T20
   all: turn: 2 | trick: 0 led T17 T20
   seat 0, 2: in no heap: T20 | size hand of 1: 13
   seat 1: hand: -T20
   seat 2: moves: play T4, T5, T9, T10, T11, T12
82. 2 play T11
   all told: 2 played T11; 1 took the trick T11 T17 T20
   all: turn: 1 | trick: 1 leads | trick 3: 0 led T17 T20 T11, 1 takes | public.phase: lead
   seat 0, 1: in no heap: T11 | size hand of 2: 13
   seat 1: moves: play JS, QS, KS, TH, QH, 8D, TD, QD, CC, T1, T2, T14, T16
   seat 2: hand: -T11
83. 1 play TH
   all told: 1 played TH
   all: turn: 2 | trick: 1 led TH | public.phase: reply
   seat 0, 2: in no heap: TH | size hand of 1: 12
   seat 1: hand: -TH
   seat 2: moves: play 9H, CH
84. 2 play CH
   all told: 2 played CH
   all: turn: 0 | trick: 1 led TH CH
   seat 0, 1: in no heap: CH | size hand of 2: 12
   seat 0: moves: play 8H, JH, KH
   seat 2: hand: -CH
85. 0 play JH
   all told: 0 played JH; 2 took the trick TH JH CH
   all: turn: 2 | trick: 2 leads | trick 4: 1 led TH CH JH, 2 takes | public.phase: lead
   seat 1, 2: in no heap: JH | size hand of 0: 12
   seat 0: hand: -JH
   seat 2: moves: play 7S, 9S, 9H, 9D, CD, KD, 8C, T4, T5, T9, T10, T12
86. 2 play KD
   all told: 2 played KD
   all: turn: 0 | trick: 2 led KD | public.phase: reply
   seat 0, 1: in no heap: KD | size hand of 2: 11
   seat 0: moves: play T3, T7, T15, T19, T21, FOOL
   seat 2: hand: -KD
87. 0 play T7
   all told: 0 played T7
   all: turn: 1 | trick: 2 led KD T7
   seat 1, 2: in no heap: T7 | size hand of 0: 11
   seat 0: hand: -T7
   seat 1: moves: play 8D, TD, QD | may -7D -9D -JD -CD in hand of 0
   seat 2: may -7D -8D -TD -JD -QD in hand of 0
88. 1 play QD
   all told: 1 played QD; 0 took the trick QD KD T7
   all: turn: 0 | trick: 0 leads | trick 5: 2 led KD T7 QD, 0 takes | public.phase: lead
   seat 0, 2: in no heap: QD | size hand of 1: 11
   seat 0: moves: play 8S, TS, 8H, KH, 7C, KC, T3, T15, T19, T21, FOOL
   seat 1: hand: -QD
89. 0 play 8H
   all told: 0 played 8H
   all: turn: 1 | trick: 0 led 8H | public.phase: reply
   seat 1, 2: in no heap: 8H | size hand of 0: 10
   seat 0: hand: -8H
   seat 1: moves: play QH
90. 1 play QH
   all told: 1 played QH
   all: turn: 2 | trick: 0 led 8H QH
   seat 0, 2: in no heap: QH | size hand of 1: 10
   seat 1: hand: -QH
   seat 2: moves: play 9H
91. 2 play 9H
   all told: 2 played 9H; 1 took the trick 8H 9H QH
   all: turn: 1 | trick: 1 leads | trick 6: 0 led 8H QH 9H, 1 takes | public.phase: lead
   seat 0, 1: in no heap: 9H | size hand of 2: 10
   seat 1: moves: play JS, QS, KS, 8D, TD, CC, T1, T2, T14, T16
   seat 2: hand: -9H
92. 1 play QS
   all told: 1 played QS
   all: turn: 2 | trick: 1 led QS | public.phase: reply
   seat 0, 2: in no heap: QS | size hand of 1: 9
   seat 1: hand: -QS
   seat 2: moves: play 7S, 9S
93. 2 play 9S
   all told: 2 played 9S
   all: turn: 0 | trick: 1 led QS 9S
   seat 0, 1: in no heap: 9S | size hand of 2: 9
   seat 0: moves: play 8S, TS
   seat 2: hand: -9S
94. 0 play 8S
   all told: 0 played 8S; 1 took the trick 8S 9S QS
   all: turn: 1 | trick: 1 leads | trick 7: 1 led QS 9S 8S, 1 takes | public.phase: lead
   seat 1, 2: in no heap: 8S | size hand of 0: 9
   seat 0: hand: -8S
   seat 1: moves: play JS, KS, 8D, TD, CC, T1, T2, T14, T16
95. 1 play T16
   all told: 1 played T16
   all: turn: 2 | trick: 1 led T16 | public.phase: reply
   seat 0, 2: in no heap: T16 | size hand of 1: 8
   seat 1: hand: -T16
   seat 2: moves: play T4, T5, T9, T10, T12
96. 2 play T4
   all told: 2 played T4
   all: turn: 0 | trick: 1 led T16 T4
   seat 0, 1: in no heap: T4 | size hand of 2: 8
   seat 0: moves: play T3, T15, T19, T21, FOOL
   seat 2: hand: -T4
97. 0 play FOOL
   all told: 0 played FOOL; 0 took the trick T4 T16 FOOL
   all: trick: 0 leads | trick 8: 1 led T16 T4 FOOL, 0 takes | public.phase: lead
   seat 1, 2: in no heap: FOOL | size hand of 0: 8
   seat 0: hand: -FOOL | moves: play TS, KH, 7C, KC, T3, T15, T19, T21
98. 0 play T21
   all told: 0 played T21
   all: turn: 1 | trick: 0 led T21 | public.phase: reply
   seat 1, 2: in no heap: T21 | size hand of 0: 7
   seat 0: hand: -T21
   seat 1: moves: play T1, T2, T14
99. 1 play T14
   all told: 1 played T14
   all: turn: 2 | trick: 0 led T21 T14
   seat 0, 2: in no heap: T14 | size hand of 1: 7
   seat 1: hand: -T14
   seat 2: moves: play T5, T9, T10, T12
100. 2 play T9
   all told: 2 played T9; 0 took the trick T9 T14 T21
   all: turn: 0 | trick: 0 leads | trick 9: 0 led T21 T14 T9, 0 takes | public.phase: lead
   seat 0, 1: in no heap: T9 | size hand of 2: 7
   seat 0: moves: play TS, KH, 7C, KC, T3, T15, T19
   seat 2: hand: -T9
101. 0 play KH
   all told: 0 played KH
102. 1 play T1
   all told: 1 played T1
103. 2 play T10
   all told: 2 played T10; 2 took the trick KH T1 T10
104. 2 play T5
   all told: 2 played T5
105. 0 play T19
   all told: 0 played T19
106. 1 play T2
   all told: 1 played T2; 0 took the trick T2 T5 T19
107. 0 play T15
   all told: 0 played T15
108. 1 play 8D
   all told: 1 played 8D
109. 2 play T12
   all told: 2 played T12; 0 took the trick 8D T12 T15
110. 0 play 7C
   all told: 0 played 7C
   all: turn: 1 | trick: 0 led 7C | trick 10: 0 led KH T1 T10, 2 takes | trick 11: 2 led T5 T19 T2, 0 takes | trick 12: 0 led T15 8D T12, 0 takes | public.phase: reply
   seat 0, 1: size hand of 2: 4 | may -7H in hand of 2
   seat 0, 2: size hand of 1: 4
   seat 1, 2: size hand of 0: 3
   seat 0: in no heap: 8D T1 T10 T12 T2 T5 | hand: = TS KC T3 | may -7H -T18 in hand of 1
   seat 1: in no heap: 7C KH T10 T12 T15 T19 T5 | hand: -8D -T1 -T2 | moves: play CC
   seat 2: in no heap: 7C 8D KH T1 T15 T19 T2 | hand: -T5 -T10 -T12 | may -7H -T3 -T18 in hand of 1
111. 1 play CC
   all told: 1 played CC
112. 2 play 8C
   all told: 2 played 8C; 1 took the trick 7C 8C CC
113. 1 play TD
   all told: 1 played TD
114. 2 play 9D
   all told: 2 played 9D
115. 0 play T3
   all told: 0 played T3; 0 took the trick 9D TD T3
116. 0 play KC
   all told: 0 played KC
117. 1 play JS
   all told: 1 played JS
118. 2 play 7S
   all told: 2 played 7S; 0 took the trick 7S JS KC
119. 0 play TS
   all told: 0 played TS
120. 1 play KS
   all told: 1 played KS
   all: turn: 2 | trick: 0 led TS KS | trick 13: 0 led 7C CC 8C, 1 takes | trick 14: 1 led TD 9D T3, 0 takes | trick 15: 0 led KC JS 7S, 0 takes
   seat 0, 1: size hand of 2: 1 | may -QC -T18 in hand of 2
   seat 0: no more: hand, size hand of 1, may hand of 1 | in no heap: 7S 8C 9D CC JS KS TD
   seat 1: no more: hand, size hand of 0, may hand of 0 | in no heap: 7S 8C 9D KC T3 TS
   seat 2: no more: size hand of 0, may hand of 0, size hand of 1, may hand of 1 | in no heap: CC JS KC KS T3 TD TS | hand: = CD | moves: play CD
121. 2 play CD
   all told: 2 played CD; 1 took the trick TS KS CD; deal 2 §8.3 basic: +40 points to 1; deal 2 §8.3 basic: +40 points to 2; deal 2 §8.4 over: +64 points to 1; deal 2 §8.4 over: +64 points to 2; deal 2 §8.6 silent_cockatoo: +120 points to 0 for T3; deal 2 §9.4 century: +10 points to 0; deal 2 §9.4 century: +10 points to 1; deal 2 §9.4 century: +10 points to 2; deal 2 §9.3 settlement: +16 settled to 0 from 1; deal 2 §9.3 settlement: +36 settled to 0 from 2; deal 2 §9.3 settlement: +20 settled to 1 from 2; deal 2 §9.3 wiped: +210 points to table from 0; deal 2 §9.3 wiped: +194 points to table from 1; deal 2 §9.3 wiped: +174 points to table from 2; deal 2 over
122. * deal
   all told: 0 dealt
123. 1 say solo
   all told: 1 said solo
124. 2 say pass
   all told: 2 said pass
125. 0 say pass
   all told: 0 said pass
126. 1 say done
   all told: 1 said done
127. 1 say done
   all told: 1 said done
128. 2 say done
   all told: 2 said done
129. 0 say done
   all told: 0 said done
130. 1 play T10
   all told: 1 played T10
   all: no more: tricks | dealer: 0 | trick: 1 led T10 | sides: 1 0 1 | holds: 52,0 4,0 -56,0 | deals: 2 over, 0 of them thrown in | public.auction.bidder: 1 | public.auction.out: (True False True) | public.auction.calls: 1 | public.auction.spoken: ([1 solo] [2 pass] [0 pass]) | public.declarer: 1
   seat 0, 1: size hand of 2: 16
   seat 0, 2: size hand of 1: 15
   seat 1, 2: size hand of 0: 16
   seat 0: in no heap: 7D CS | hand: = CS 8H 7D 9D QD KD 7C JC T4 T11 T14 T15 T16 T17 T19 T21 | may = 7S 8S 9S TS JS QS KS 7H 9H TH JH CH QH KH 8D TD JD CD 8C 9C TC CC QC KC T1 T2 T3 T5 T6 T7 T8 T9 T12 T13 T18 T20 FOOL in hand of 1 | may +7S +8S +9S +TS +JS +QS +KS +7H +9H +TH +JH +CH +QH +KH +8D +TD +8C +9C +TC +CC +QC +KC +T1 +T2 +T3 +T5 +T6 +T7 +T8 +T9 +T12 +T13 +T18 +T20 +FOOL in hand of 2 | may +7S +8S +9S +TS +JS +QS +KS +9H +TH +JH +CH +QH +KH +8D +TD +8C +9C +TC +CC +KC +T1 +T2 +T3 +T5 +T6 +T7 +T8 +T9 +T12 +T13 +T20 +FOOL in stock
   seat 1: in no heap: JD | hand: = JS QS 9H JH QH KH 8D TD JD TC CC T1 T3 T6 T13 | may = 7S 8S 9S TS CS KS 7H 8H TH CH 7D 9D CD QD KD 7C 8C 9C JC QC KC T2 T4 T5 T7 T8 T9 T11 T12 T14 T15 T16 T17 T18 T19 T20 T21 FOOL in hand of 0 | may +7S +8S +9S +TS +KS +7H +8H +TH +CH +9D +QD +KD +7C +8C +9C +JC +QC +KC +T2 +T4 +T5 +T7 +T8 +T9 +T11 +T12 +T14 +T15 +T16 +T17 +T18 +T19 +T20 +T21 +FOOL in hand of 2 | may +7S +8S +9S +TS +KS +8H +TH +CH +9D +QD +KD +7C +8C +9C +JC +KC +T2 +T4 +T5 +T7 +T8 +T9 +T11 +T12 +T14 +T15 +T16 +T17 +T19 +T20 +T21 +FOOL in stock
   seat 2: in no heap: 7H QC T18 | hand: +9S +TS +KS +7H +TH +CH +8C +QC +KC +T2 +T7 +T8 +T18 +T20 +FOOL | moves: play T2, T7, T8, T18, T20, FOOL | may = 7S 8S JS CS QS 8H 9H JH QH KH 7D 8D 9D TD JD QD KD 7C 9C TC JC CC T1 T3 T4 T5 T6 T9 T11 T12 T13 T14 T15 T16 T17 T19 T21 in hand of 0, hand of 1 | may +7S +8S +JS +QS +8H +9H +JH +QH +KH +8D +9D +TD +QD +KD +7C +9C +TC +JC +CC +T1 +T3 +T4 +T5 +T6 +T9 +T11 +T12 +T13 +T14 +T15 +T16 +T17 +T19 +T21 in stock
131. 2 play T7
   all told: 2 played T7
132. 0 play T15
   all told: 0 played T15; 0 took the trick T7 T10 T15
133. 0 play 7D
   all told: 0 played 7D
134. 1 play 8D
   all told: 1 played 8D
135. 2 play CD
   all told: 2 played CD; 2 took the trick 7D 8D CD
136. 2 play 7H
   all told: 2 played 7H
137. 0 play 8H
   all told: 0 played 8H
138. 1 play 9H
   all told: 1 played 9H; 1 took the trick 7H 8H 9H
139. 1 play T13
   all told: 1 played T13
140. 2 play T8
   all told: 2 played T8
   all: turn: 0 | trick: 1 led T13 T8 | trick 1: 1 led T10 T7 T15, 0 takes | trick 2: 0 led 7D 8D CD, 2 takes | trick 3: 2 led 7H 8H 9H, 1 takes
   seat 0, 1: size hand of 2: 12
   seat 0, 2: size hand of 1: 12
   seat 1, 2: size hand of 0: 13
   seat 0: in no heap: 7H 8D 9H CD T13 T7 T8 | hand: -8H -7D -T15 | moves: play T4, T11, T14, T16, T17, T19, T21
   seat 1: in no heap: 7D 7H 8H CD T15 T7 T8 | hand: -9H -8D -T13
   seat 2: in no heap: 7D 8D 8H 9H T13 T15 | hand: -7H -CD -T7 -T8
141. 0 play T17
   all told: 0 played T17; 0 took the trick T8 T13 T17
142. 0 play T4
   all told: 0 played T4
143. 1 play T3
   all told: 1 played T3
144. 2 play T2
   all told: 2 played T2; 0 took the trick T2 T3 T4
145. 0 play QD
   all told: 0 played QD
146. 1 play JD
   all told: 1 played JD
147. 2 play T18
   all told: 2 played T18; 2 took the trick JD QD T18
148. 2 play TS
   all told: 2 played TS
149. 0 play CS
   all told: 0 played CS
150. 1 play QS
   all told: 1 played QS; 1 took the trick TS CS QS
   all: turn: 1 | trick: 1 leads | trick 4: 1 led T13 T8 T17, 0 takes | trick 5: 0 led T4 T3 T2, 0 takes | trick 6: 0 led QD JD T18, 2 takes | trick 7: 2 led TS CS QS, 1 takes | public.phase: lead
   seat 0, 1: size hand of 2: 9
   seat 0, 2: size hand of 1: 9
   seat 1, 2: size hand of 0: 9
   seat 0: in no heap: JD QS T18 T2 T3 TS | hand: -CS -QD -T4 -T17 | may -TD in hand of 2
   seat 1: in no heap: CS QD T17 T18 T2 T4 TS | hand: -QS -JD -T3 | moves: play JS, JH, QH, KH, TD, TC, CC, T1, T6 | may -9D -KD in hand of 2
   seat 2: in no heap: CS JD QD QS T17 T3 T4 | hand: -TS -T2 -T18
151. 1 play JH
   all told: 1 played JH
152. 2 play TH
   all told: 2 played TH
153. 0 play T16
   all told: 0 played T16; 0 took the trick TH JH T16
154. 0 play T19
   all told: 0 played T19
155. 1 play T6
   all told: 1 played T6
156. 2 play T20
   all told: 2 played T20; 2 took the trick T6 T19 T20
157. 2 play KS
   all told: 2 played KS
158. 0 play T11
   all told: 0 played T11
159. 1 play JS
   all told: 1 played JS; 0 took the trick JS KS T11
160. 0 play 7C
   all told: 0 played 7C
   all: trick: 0 led 7C | trick 8: 1 led JH TH T16, 0 takes | trick 9: 0 led T19 T6 T20, 2 takes | trick 10: 2 led KS T11 JS, 0 takes | public.phase: reply
   seat 0, 1: size hand of 2: 6
   seat 0, 2: size hand of 1: 6
   seat 1, 2: size hand of 0: 5
   seat 0: in no heap: JH JS KS T20 T6 TH | hand: -7C -T11 -T16 -T19
   seat 1: in no heap: 7C KS T11 T16 T19 T20 TH | hand: -JS -JH -T6 | moves: play TC, CC | may -7S -8S -9S -CH in hand of 0
   seat 2: in no heap: 7C JH JS T11 T16 T19 T6 | hand: -KS -TH -T20 | may -7S -8S -QH -KH in hand of 0
161. 1 play CC
   all told: 1 played CC
162. 2 play QC
   all told: 2 played QC; 2 took the trick 7C CC QC
163. 2 play KC
   all told: 2 played KC
164. 0 play JC
   all told: 0 played JC
165. 1 play TC
   all told: 1 played TC; 2 took the trick TC JC KC
166. 2 play CH
   all told: 2 played CH
167. 0 play T21
   all told: 0 played T21
168. 1 play QH
   all told: 1 played QH; 0 took the trick CH QH T21
169. 0 play KD
   all told: 0 played KD
170. 1 play TD
   all told: 1 played TD
   all: turn: 2 | trick: 0 led KD TD | trick 11: 0 led 7C CC QC, 2 takes | trick 12: 2 led KC JC TC, 2 takes | trick 13: 2 led CH T21 QH, 0 takes
   seat 0, 1: size hand of 2: 3
   seat 0, 2: size hand of 1: 2
   seat 1, 2: size hand of 0: 2
   seat 0: in no heap: CC CH KC QC QH TC TD | hand: = 9D T14
   seat 1: in no heap: CH JC KC KD QC T21 | hand: = KH T1
   seat 2: in no heap: CC JC KD QH T21 TC TD | hand: = 9S 8C FOOL | moves: play FOOL
171. 2 play FOOL
   all told: 2 played FOOL; 2 took the trick TD KD FOOL
172. 2 play 8C
   all told: 2 played 8C
173. 0 play T14
   all told: 0 played T14
174. 1 play T1
   all told: 1 played T1; 0 took the trick 8C T1 T14
175. 0 play 9D
   all told: 0 played 9D
176. 1 play KH
   all told: 1 played KH
177. 2 play 9S
   all told: 2 played 9S; 0 took the trick 9S KH 9D; deal 3 §8.3 basic: +24 points to 2; deal 3 §8.3 basic: +24 points to 0; deal 3 §8.4 over: +384 points to 2; deal 3 §8.4 over: +384 points to 0; deal 3 §9.4 century: +10 points to 0; deal 3 §9.4 century: +10 points to 2; deal 3 §9.3 settlement: +418 settled to 0 from 1; deal 3 §9.3 settlement: +418 settled to 2 from 1; deal 3 §9.3 wiped: +418 points to table from 0; deal 3 §9.3 wiped: +418 points to table from 2; deal 3 over; match over
   all: turn: nobody | shown: 7S 8S 9C T5 T9 T12 | holds: 470,0 -832,0 362,0 | deals: 3 over, 0 of them thrown in | trick 14: 0 led KD TD FOOL, 2 takes | trick 15: 2 led 8C T14 T1, 0 takes | trick 16: 0 led 9D KH 9S, 0 takes | public.phase: settled | public.stock: (T12 8S 7S 9C T5 T9)
   seat 0: no more: hand, trick, size hand of 1, may hand of 1, size hand of 2, may hand of 2, size stock, may stock
   seat 1: no more: hand, trick, size hand of 0, may hand of 0, size hand of 2, may hand of 2, size stock, may stock
   seat 2: no more: hand, trick, size hand of 0, may hand of 0, size hand of 1, may hand of 1, size stock, may stock
