start
   all: turn: chance | dealer: 1 | sides: -1 -1 -1 | holds: 0,0 0,0 0,0 | deals: 0 over, 0 of them thrown in | public.phase: dealing | public.auction.bidder: -2 | public.auction.out: (False False False) | public.auction.calls: 0 | public.auction.contra: -2 | public.declarer: -2 | public.contras: 0 | public.taken: -1 | public.announced: (  ) | public.drawn_out: False | public.least: 0 | public.most: 0 | public.raised: 1 | public.per_contra: 1 | public.beggar_stock: aside | public.subcontra: -2
1. * deal
   all told: 1 dealt
   all: turn: 2 | public.phase: bid | public.ladder: ((three 1) (take 2) (two 3) (one 4) (solo 8)) | public.per_contra: 2 | size stock: 6
   seat 0, 1: size hand of 2: 16
   seat 0, 2: size hand of 1: 16
   seat 1, 2: size hand of 0: 16
   seat 0: hand: = TS 9H TH KH 7D 9D QD 7C 9C QC KC T3 T6 T13 T16 T21 | may = 7S 8S 9S JS CS QS KS 7H 8H JH CH QH 8D TD JD CD KD 8C TC JC CC T1 T2 T4 T5 T7 T8 T9 T10 T11 T12 T14 T15 T17 T18 T19 T20 FOOL in all heaps
   seat 1: hand: = CS QS JH CH TD CD CC T2 T4 T5 T12 T14 T18 T19 T20 FOOL | may = 7S 8S 9S TS JS KS 7H 8H 9H TH QH KH 7D 8D 9D JD QD KD 7C 8C 9C TC JC QC KC T1 T3 T6 T7 T8 T9 T10 T11 T13 T15 T16 T17 T21 in all heaps
   seat 2: hand: = 7S 9S JS KS 7H QH 8D KD 8C TC T1 T8 T9 T10 T11 T17 | moves: say pass, three, two, one, solo | may = 8S TS CS QS 8H 9H TH JH CH KH 7D 9D TD JD CD QD 7C 9C JC CC QC KC T2 T3 T4 T5 T6 T7 T12 T13 T14 T15 T16 T18 T19 T20 T21 FOOL in all heaps
2. 2 say solo
   all told: 2 said solo
   all: turn: 0 | public.auction.bid: solo | public.auction.bidder: 2 | public.auction.calls: 1 | public.auction.spoken: ([2 solo])
   seat 0: moves: say pass
3. 0 say pass
   all told: 0 said pass
   all: turn: 1 | public.auction.out: (True False False) | public.auction.spoken: ([2 solo] [0 pass])
   seat 1: moves: say pass
4. 1 say pass
   all told: 1 said pass
   all: turn: 2 | sides: 1 1 0 | public.phase: early | public.auction.out: (True True False) | public.auction.spoken: ([2 solo] [0 pass] [1 pass]) | public.declarer: 2
   seat 2: moves: say done, seventy, ninety, sparrow
5. 2 say done
   all told: 2 said done
   all: public.phase: holding
   seat 2: moves: say done
6. 2 say done
   all told: 2 said done
   all: turn: 0
   seat 0: moves: say done
7. 0 say done
   all told: 0 said done
   all: turn: 1
   seat 1: moves: say done
8. 1 say done
   all told: 1 said done
   all: turn: 2 | trick: 2 leads | public.phase: lead
   seat 2: moves: play 7S, 9S, JS, KS, 7H, QH, 8D, KD, 8C, TC, T1, T8, T9, T10, T11, T17
9. 2 play T9
   all told: 2 played T9
   all: turn: 0 | trick: 2 led T9 | public.phase: reply
   seat 0, 1: in no heap: T9 | size hand of 2: 15
   seat 0: moves: play T3, T6, T13, T16, T21
   seat 2: hand: -T9
10. 0 play T3
   all told: 0 played T3
   all: turn: 1 | trick: 2 led T9 T3
   seat 1, 2: in no heap: T3 | size hand of 0: 15
   seat 0: hand: -T3
   seat 1: moves: play T2, T4, T5, T12, T14, T18, T19, T20, FOOL
11. 1 play T12
   all told: 1 played T12; 1 took the trick T3 T9 T12
   all: trick: 1 leads | trick 1: 2 led T9 T3 T12, 1 takes | public.phase: lead
   seat 0, 2: in no heap: T12 | size hand of 1: 15
   seat 1: hand: -T12 | moves: play CS, QS, JH, CH, TD, CD, CC, T2, T4, T5, T14, T18, T19, T20, FOOL
12. 1 play FOOL
   all told: 1 played FOOL
   all: turn: 2 | trick: 1 led FOOL | public.phase: reply
   seat 0, 2: in no heap: FOOL | size hand of 1: 14
   seat 1: hand: -FOOL
   seat 2: moves: play T1, T8, T10, T11, T17
13. 2 play T11
   all told: 2 played T11
   all: turn: 0 | trick: 1 led FOOL T11
   seat 0, 1: in no heap: T11 | size hand of 2: 14
   seat 0: moves: play T6, T13, T16, T21
   seat 2: hand: -T11
14. 0 play T6
   all told: 0 played T6; 1 took the trick T6 T11 FOOL
   all: turn: 1 | trick: 1 leads | trick 2: 1 led FOOL T11 T6, 1 takes | public.phase: lead
   seat 1, 2: in no heap: T6 | size hand of 0: 14
   seat 0: hand: -T6
   seat 1: moves: play CS, QS, JH, CH, TD, CD, CC, T2, T4, T5, T14, T18, T19, T20
15. 1 play T14
   all told: 1 played T14
   all: turn: 2 | trick: 1 led T14 | public.phase: reply
   seat 0, 2: in no heap: T14 | size hand of 1: 13
   seat 1: hand: -T14
   seat 2: moves: play T1, T8, T10, T17
16. 2 play T17
   all told: 2 played T17
   all: turn: 0 | trick: 1 led T14 T17
   seat 0, 1: in no heap: T17 | size hand of 2: 13
   seat 0: moves: play T13, T16, T21
   seat 2: hand: -T17
17. 0 play T16
   all told: 0 played T16; 2 took the trick T14 T16 T17
   all: turn: 2 | trick: 2 leads | trick 3: 1 led T14 T17 T16, 2 takes | public.phase: lead
   seat 1, 2: in no heap: T16 | size hand of 0: 13
   seat 0: hand: -T16
   seat 2: moves: play 7S, 9S, JS, KS, 7H, QH, 8D, KD, 8C, TC, T1, T8, T10
18. 2 play 7S
   all told: 2 played 7S
   all: turn: 0 | trick: 2 led 7S | public.phase: reply
   seat 0, 1: in no heap: 7S | size hand of 2: 12
   seat 0: moves: play TS
   seat 2: hand: -7S
19. 0 play TS
   all told: 0 played TS
   all: turn: 1 | trick: 2 led 7S TS
   seat 1, 2: in no heap: TS | size hand of 0: 12
   seat 0: hand: -TS
   seat 1: moves: play CS, QS
20. 1 play CS
   all told: 1 played CS; 1 took the trick 7S TS CS
   all: trick: 1 leads | trick 4: 2 led 7S TS CS, 1 takes | public.phase: lead
   seat 0, 2: in no heap: CS | size hand of 1: 12
   seat 1: hand: -CS | moves: play QS, JH, CH, TD, CD, CC, T2, T4, T5, T18, T19, T20
21. 1 play T4
   all told: 1 played T4
   all: turn: 2 | trick: 1 led T4 | public.phase: reply
   seat 0, 2: in no heap: T4 | size hand of 1: 11
   seat 1: hand: -T4
   seat 2: moves: play T1, T8, T10
22. 2 play T8
   all told: 2 played T8
   all: turn: 0 | trick: 1 led T4 T8
   seat 0, 1: in no heap: T8 | size hand of 2: 11
   seat 0: moves: play T13, T21
   seat 2: hand: -T8
23. 0 play T13
   all told: 0 played T13; 0 took the trick T4 T8 T13
   all: trick: 0 leads | trick 5: 1 led T4 T8 T13, 0 takes | public.phase: lead
   seat 1, 2: in no heap: T13 | size hand of 0: 11
   seat 0: hand: -T13 | moves: play 9H, TH, KH, 7D, 9D, QD, 7C, 9C, QC, KC, T21
24. 0 play QC
   all told: 0 played QC
   all: turn: 1 | trick: 0 led QC | public.phase: reply
   seat 1, 2: in no heap: QC | size hand of 0: 10
   seat 0: hand: -QC
   seat 1: moves: play CC
25. 1 play CC
   all told: 1 played CC
   all: turn: 2 | trick: 0 led QC CC
   seat 0, 2: in no heap: CC | size hand of 1: 10
   seat 1: hand: -CC
   seat 2: moves: play 8C, TC
26. 2 play 8C
   all told: 2 played 8C; 0 took the trick 8C CC QC
   all: turn: 0 | trick: 0 leads | trick 6: 0 led QC CC 8C, 0 takes | public.phase: lead
   seat 0, 1: in no heap: 8C | size hand of 2: 10
   seat 0: moves: play 9H, TH, KH, 7D, 9D, QD, 7C, 9C, KC, T21
   seat 2: hand: -8C
27. 0 play KC
   all told: 0 played KC
   all: turn: 1 | trick: 0 led KC | public.phase: reply
   seat 1, 2: in no heap: KC | size hand of 0: 9
   seat 0: hand: -KC
   seat 1: moves: play T2, T5, T18, T19, T20
28. 1 play T20
   all told: 1 played T20
   all: turn: 2 | trick: 0 led KC T20
   seat 0, 2: in no heap: T20 | size hand of 1: 9
   seat 0: may -TC -JC in hand of 1
   seat 1: hand: -T20
   seat 2: moves: play TC | may -7C -9C -JC in hand of 1
29. 2 play TC
   all told: 2 played TC; 1 took the trick TC KC T20
   all: turn: 1 | trick: 1 leads | trick 7: 0 led KC T20 TC, 1 takes | public.phase: lead
   seat 0, 1: in no heap: TC | size hand of 2: 9
   seat 1: moves: play QS, JH, CH, TD, CD, T2, T5, T18, T19
   seat 2: hand: -TC
30. 1 play T18
   all told: 1 played T18
   all: turn: 2 | trick: 1 led T18 | public.phase: reply
   seat 0, 2: in no heap: T18 | size hand of 1: 8
   seat 1: hand: -T18
   seat 2: moves: play T1, T10
31. 2 play T10
   all told: 2 played T10
   all: turn: 0 | trick: 1 led T18 T10
   seat 0, 1: in no heap: T10 | size hand of 2: 8
   seat 0: moves: play T21
   seat 2: hand: -T10
32. 0 play T21
   all told: 0 played T21; 0 took the trick T10 T18 T21
   all: trick: 0 leads | trick 8: 1 led T18 T10 T21, 0 takes | public.phase: lead
   seat 1, 2: in no heap: T21 | size hand of 0: 8
   seat 0: hand: -T21 | moves: play 9H, TH, KH, 7D, 9D, QD, 7C, 9C
33. 0 play 7D
   all told: 0 played 7D
   all: turn: 1 | trick: 0 led 7D | public.phase: reply
   seat 1, 2: in no heap: 7D | size hand of 0: 7
   seat 0: hand: -7D
   seat 1: moves: play TD, CD
34. 1 play CD
   all told: 1 played CD
   all: turn: 2 | trick: 0 led 7D CD
   seat 0, 2: in no heap: CD | size hand of 1: 7
   seat 1: hand: -CD
   seat 2: moves: play 8D, KD
35. 2 play KD
   all told: 2 played KD; 2 took the trick 7D CD KD
   all: trick: 2 leads | trick 9: 0 led 7D CD KD, 2 takes | public.phase: lead
   seat 0, 1: in no heap: KD | size hand of 2: 7
   seat 2: hand: -KD | moves: play 9S, JS, KS, 7H, QH, 8D, T1
36. 2 play 7H
   all told: 2 played 7H
   all: turn: 0 | trick: 2 led 7H | public.phase: reply
   seat 0, 1: in no heap: 7H | size hand of 2: 6
   seat 0: moves: play 9H, TH, KH
   seat 2: hand: -7H
37. 0 play TH
   all told: 0 played TH
   all: turn: 1 | trick: 2 led 7H TH
   seat 1, 2: in no heap: TH | size hand of 0: 6
   seat 0: hand: -TH
   seat 1: moves: play JH, CH
38. 1 play JH
   all told: 1 played JH; 1 took the trick 7H TH JH
   all: trick: 1 leads | trick 10: 2 led 7H TH JH, 1 takes | public.phase: lead
   seat 0, 2: in no heap: JH | size hand of 1: 6
   seat 1: hand: -JH | moves: play QS, CH, TD, T2, T5, T19
39. 1 play QS
   all told: 1 played QS
   all: turn: 2 | trick: 1 led QS | public.phase: reply
   seat 0, 2: in no heap: QS | size hand of 1: 5
   seat 1: hand: -QS
   seat 2: moves: play 9S, JS, KS
40. 2 play 9S
   all told: 2 played 9S
   all: turn: 0 | trick: 1 led QS 9S
   seat 0, 1: in no heap: 9S | size hand of 2: 5
   seat 0: moves: play 9H, KH, 9D, QD, 7C, 9C
   seat 2: hand: -9S
41. 0 play KH
   all told: 0 played KH; 1 took the trick 9S QS KH
   all: turn: 1 | trick: 1 leads | trick 11: 1 led QS 9S KH, 1 takes | public.phase: lead
   seat 1, 2: in no heap: KH | size hand of 0: 5
   seat 0: hand: -KH
   seat 1: moves: play CH, TD, T2, T5, T19 | may -8S -JS -KS -T1 -T7 -T15 in hand of 0
   seat 2: may -8S -T2 -T5 -T7 -T15 -T19 in hand of 0
42. 1 play T5
   all told: 1 played T5
   all: turn: 2 | trick: 1 led T5 | public.phase: reply
   seat 0, 2: in no heap: T5 | size hand of 1: 4
   seat 1: hand: -T5
   seat 2: moves: play T1
43. 2 play T1
   all told: 2 played T1
   all: turn: 0 | trick: 1 led T5 T1
   seat 0, 1: in no heap: T1 | size hand of 2: 4
   seat 0: moves: play 9H, 9D, QD, 7C, 9C
   seat 2: hand: -T1
44. 0 play 9H
   all told: 0 played 9H; 1 took the trick 9H T1 T5
   all: turn: 1 | trick: 1 leads | trick 12: 1 led T5 T1 9H, 1 takes | public.phase: lead
   seat 1, 2: in no heap: 9H | size hand of 0: 4
   seat 0: hand: -9H
   seat 1: moves: play CH, TD, T2, T19
45. 1 play T19
   all told: 1 played T19
   all: turn: 2 | trick: 1 led T19 | public.phase: reply
   seat 0, 2: in no heap: T19 | size hand of 1: 3
   seat 1: hand: -T19
   seat 2: moves: play JS, KS, QH, 8D
46. 2 play JS
   all told: 2 played JS
   all: turn: 0 | trick: 1 led T19 JS
   seat 0, 1: in no heap: JS | size hand of 2: 3
   seat 0: moves: play 9D, QD, 7C, 9C | may -T2 -T7 -T15 in hand of 2
   seat 1: may -T7 -T15 in hand of 2
   seat 2: hand: -JS
47. 0 play 9C
   all told: 0 played 9C; 1 took the trick JS 9C T19
   all: turn: 1 | trick: 1 leads | trick 13: 1 led T19 JS 9C, 1 takes | public.phase: lead
   seat 1, 2: in no heap: 9C | size hand of 0: 3
   seat 0: hand: -9C
   seat 1: moves: play CH, TD, T2
48. 1 play TD
   all told: 1 played TD
   all: turn: 2 | trick: 1 led TD | public.phase: reply
   seat 0, 2: in no heap: TD | size hand of 1: 2
   seat 1: hand: -TD
   seat 2: moves: play 8D
49. 2 play 8D
   all told: 2 played 8D
   all: turn: 0 | trick: 1 led TD 8D
   seat 0, 1: in no heap: 8D | size hand of 2: 2
   seat 0: moves: play 9D, QD
   seat 2: hand: -8D
50. 0 play QD
   all told: 0 played QD; 0 took the trick 8D TD QD
   all: trick: 0 leads | trick 14: 1 led TD 8D QD, 0 takes | public.phase: lead
   seat 1, 2: in no heap: QD | size hand of 0: 2
   seat 0: hand: -QD | moves: play 9D, 7C
51. 0 play 9D
   all told: 0 played 9D
   all: turn: 1 | trick: 0 led 9D | public.phase: reply
   seat 1, 2: in no heap: 9D | size hand of 0: 1
   seat 0: hand: = 7C
   seat 1: moves: play T2
52. 1 play T2
   all told: 1 played T2
   all: turn: 2 | trick: 0 led 9D T2
   seat 0, 2: in no heap: T2 | size hand of 1: 1 | may -JD in hand of 1
   seat 1: hand: = CH
   seat 2: moves: play KS, QH
53. 2 play KS
   all told: 2 played KS; 1 took the trick KS 9D T2
   all: turn: 1 | trick: 1 leads | trick 15: 0 led 9D T2 KS, 1 takes | public.phase: lead
   seat 0, 1: in no heap: KS | size hand of 2: 1 | may -JD in hand of 2
   seat 1: moves: play CH
   seat 2: hand: = QH
54. 1 play CH
   all told: 1 played CH
   all: turn: 2 | trick: 1 led CH | public.phase: reply
   seat 0, 2: no more: size hand of 1, may hand of 1 | in no heap: CH
   seat 1: no more: hand
   seat 2: moves: play QH
55. 2 play QH
   all told: 2 played QH
   all: turn: 0 | trick: 1 led CH QH
   seat 0, 1: no more: size hand of 2, may hand of 2 | in no heap: QH
   seat 0: moves: play 7C
   seat 2: no more: hand
56. 0 play 7C
   all told: 0 played 7C; 2 took the trick CH QH 7C; deal 1 §8.3 basic: +24 points to 0; deal 1 §8.3 basic: +24 points to 1; deal 1 §8.4 over: +304 points to 0; deal 1 §8.4 over: +304 points to 1; deal 1 §8.6 silent_owl: +80 points to 1 for T2; deal 1 over
   all: turn: chance | shown: 8S 8H JD JC T7 T15 | holds: 0,328 0,408 0,0 | deals: 1 over, 0 of them thrown in | trick 16: 1 led CH QH 7C, 2 takes | public.phase: settled | public.stock: (T15 JC 8H JD T7 8S)
   seat 1, 2: no more: trick, size hand of 0, may hand of 0, size stock, may stock
   seat 0: no more: hand, trick, size stock, may stock
57. * deal
   all told: 2 dealt
   all: no more: shown, tricks, public.auction.bid, public.auction.spoken, public.stock | turn: 0 | dealer: 2 | sides: -1 -1 -1 | public.phase: bid | public.auction.bidder: -2 | public.auction.out: (False False False) | public.auction.calls: 0 | public.declarer: -2 | size stock: 6
   seat 0, 1: size hand of 2: 16
   seat 0, 2: size hand of 1: 16
   seat 1, 2: size hand of 0: 16
   seat 0: hand: = 8S JS CS QS 7H 8H QH KD 9C JC KC T8 T13 T14 T15 FOOL | moves: say pass, three, two, one, solo | may = 7S 9S TS KS 9H TH JH CH KH 7D 8D 9D TD JD CD QD 7C 8C TC CC QC T1 T2 T3 T4 T5 T6 T7 T9 T10 T11 T12 T16 T17 T18 T19 T20 T21 in all heaps
   seat 1: hand: = 9S 9H CH 7D 9D JD CD 8C QC T1 T2 T9 T10 T11 T17 T19 | may = 7S 8S TS JS CS QS KS 7H 8H TH JH QH KH 8D TD QD KD 7C 9C TC JC CC KC T3 T4 T5 T6 T7 T8 T12 T13 T14 T15 T16 T18 T20 T21 FOOL in all heaps
   seat 2: hand: = TS KS TH JH TD TC CC T3 T4 T5 T6 T7 T12 T16 T20 T21 | may = 7S 8S 9S JS CS QS 7H 8H 9H CH QH KH 7D 8D 9D JD CD QD KD 7C 8C 9C JC QC KC T1 T2 T8 T9 T10 T11 T13 T14 T15 T17 T18 T19 FOOL in all heaps
58. 0 say two
   all told: 0 said two
   all: turn: 1 | public.auction.bid: two | public.auction.bidder: 0 | public.auction.calls: 1 | public.auction.spoken: ([0 two])
   seat 1: moves: say pass, one, solo
59. 1 say one
   all told: 1 said one
   all: turn: 2 | public.auction.bid: one | public.auction.bidder: 1 | public.auction.calls: 2 | public.auction.spoken: ([0 two] [1 one])
   seat 2: moves: say pass, solo
60. 2 say pass
   all told: 2 said pass
   all: turn: 0 | public.auction.out: (False False True) | public.auction.spoken: ([0 two] [1 one] [2 pass])
   seat 0: moves: say pass, solo, hold
61. 0 say pass
   all told: 0 said pass
   all: turn: 1 | sides: 1 0 1 | public.phase: early | public.auction.out: (True False True) | public.auction.spoken: ([0 two] [1 one] [2 pass] [0 pass]) | public.declarer: 1
   seat 1: moves: say done, seventy, ninety, against_kings, sparrow, owl, cockatoo
62. 1 say ninety
   all told: 1 said ninety
   all: public.declared: ([ninety True 0])
   seat 1: moves: say done, against_kings, sparrow, owl, cockatoo
63. 1 say sparrow
   all told: 1 said sparrow
   all: public.declared: ([ninety True 0] [sparrow True 0])
   seat 1: moves: say done, against_kings, owl, cockatoo
64. 1 say owl
   all told: 1 said owl
   all: public.declared: ([ninety True 0] [sparrow True 0] [owl True 0])
   seat 1: moves: say done, against_kings, cockatoo
65. 1 say against_kings
   all told: 1 said against_kings
   all: public.declared: ([ninety True 0] [sparrow True 0] [owl True 0] [against_kings True 0])
   seat 0: may -KS -KH in hand of 1
   seat 1: moves: say done, cockatoo
   seat 2: may -KH -KD -KC in hand of 1
66. 1 say done
   all told: 1 said done
   all: no more: size stock, may stock | in no heap: 7C 7S 8D KH QD T18 | shown: 7S KH 8D QD 7C T18 | public.phase: take | public.stock: (8D T18 7C QD 7S KH)
   seat 1: moves: take 0, 1, 2, 3, 4
67. 1 take 3
   seat 0, 2 told: 1 took packet 3; 1 drew 1
   seat 1 told: 1 took packet 3; 1 drew 1: QD
   all: shown: 7S KH 8D 7C T18 | public.phase: discard | public.taken: 3 | public.least: 1 | public.most: 1
   seat 0, 2: size hand of 1: 17 | may +QD in hand of 1
   seat 1: hand: +QD | moves: lay 9S, 9H, CH, 7D, 9D, JD, CD, QD, 8C, QC, T2, T9, T10, T11, T17, T19
68. 1 lay T2
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid T2
   seat 0, 2: size hand of 1: 16 | size discard of 1: 1
   seat 0: may = 9S TS 9H TH JH CH 7D 9D TD JD CD QD 8C TC CC QC T2 T3 T4 T5 T6 T7 T9 T10 T11 T12 T16 T17 T19 T20 in discard of 1
   seat 1: hand: -T2 | aside: T2 | moves: say done
   seat 2: may = 8S 9S JS CS QS 7H 8H 9H CH QH 7D 9D JD CD QD 8C 9C JC QC T2 T8 T9 T10 T11 T13 T14 T15 T17 T19 in discard of 1
69. 1 say done
   all told: 1 said done
   all: public.phase: late | public.least: 0 | public.most: 0
70. 1 say done
   all told: 1 said done
   all: public.phase: holding
71. 1 say done
   all told: 1 said done
   all: turn: 2
   seat 2: moves: say done
72. 2 say done
   all told: 2 said done
   all: turn: 0
   seat 0: moves: say done
73. 0 say done
   all told: 0 said done
   all: turn: 1 | trick: 1 leads | public.phase: lead
   seat 1: moves: play 9S, 9H, CH, 7D, 9D, JD, CD, QD, 8C, QC, T1, T9, T10, T11, T17, T19
74. 1 play T17
   all told: 1 played T17
   all: turn: 2 | trick: 1 led T17 | public.phase: reply
   seat 0, 2: in no heap: T17 | size hand of 1: 15
   seat 1: hand: -T17
   seat 2: moves: play T3, T4, T5, T6, T7, T12, T16, T20, T21
75. 2 play T6
   all told: 2 played T6
   all: turn: 0 | trick: 1 led T17 T6
   seat 0, 1: in no heap: T6 | size hand of 2: 15
   seat 0: moves: play T8, T13, T14, T15, FOOL
   seat 2: hand: -T6
76. 0 play FOOL
   all told: 0 played FOOL; 0 took the trick T6 T17 FOOL
   all: trick: 0 leads | trick 1: 1 led T17 T6 FOOL, 0 takes | public.phase: lead
   seat 1, 2: in no heap: FOOL | size hand of 0: 15
   seat 0: hand: -FOOL | moves: play 8S, JS, CS, QS, 7H, 8H, QH, KD, 9C, JC, KC, T8, T13, T14, T15
77. 0 play T13
   all told: 0 played T13
   all: turn: 1 | trick: 0 led T13 | public.phase: reply
   seat 1, 2: in no heap: T13 | size hand of 0: 14
   seat 0: hand: -T13
   seat 1: moves: play T1, T9, T10, T11, T19
78. 1 play T10
   all told: 1 played T10
   all: turn: 2 | trick: 0 led T13 T10
   seat 0, 2: in no heap: T10 | size hand of 1: 14
   seat 1: hand: -T10
   seat 2: moves: play T3, T4, T5, T7, T12, T16, T20, T21
79. 2 play T12
   all told: 2 played T12; 0 took the trick T10 T12 T13
   all: turn: 0 | trick: 0 leads | trick 2: 0 led T13 T10 T12, 0 takes | public.phase: lead
   seat 0, 1: in no heap: T12 | size hand of 2: 14
   seat 0: moves: play 8S, JS, CS, QS, 7H, 8H, QH, KD, 9C, JC, KC, T8, T14, T15
   seat 2: hand: -T12
80. 0 play T8
   all told: 0 played T8
   all: turn: 1 | trick: 0 led T8 | public.phase: reply
   seat 1, 2: in no heap: T8 | size hand of 0: 13
   seat 0: hand: -T8
   seat 1: moves: play T1, T9, T11, T19
81. 1 play T11
   all told: 1 played T11
   all: turn: 2 | trick: 0 led T8 T11
   seat 0, 2: in no heap: T11 | size hand of 1: 13
   seat 1: hand: -T11
   seat 2: moves: play T3, T4, T5, T7, T16, T20, T21
82. 2 play T21
   all told: 2 played T21; 2 took the trick T8 T11 T21
   all: trick: 2 leads | trick 3: 0 led T8 T11 T21, 2 takes | public.phase: lead
   seat 0, 1: in no heap: T21 | size hand of 2: 13
   seat 2: hand: -T21 | moves: play TS, KS, TH, JH, TD, TC, CC, T3, T4, T5, T7, T16, T20
83. 2 play TC
   all told: 2 played TC
   all: turn: 0 | trick: 2 led TC | public.phase: reply
   seat 0, 1: in no heap: TC | size hand of 2: 12
   seat 0: moves: play 9C, JC, KC
   seat 2: hand: -TC
84. 0 play 9C
   all told: 0 played 9C
   all: turn: 1 | trick: 2 led TC 9C
   seat 1, 2: in no heap: 9C | size hand of 0: 12
   seat 0: hand: -9C
   seat 1: moves: play 8C, QC
85. 1 play QC
   all told: 1 played QC; 1 took the trick 9C TC QC
   all: trick: 1 leads | trick 4: 2 led TC 9C QC, 1 takes | public.phase: lead
   seat 0, 2: in no heap: QC | size hand of 1: 12
   seat 1: hand: -QC | moves: play 9S, 9H, CH, 7D, 9D, JD, CD, QD, 8C, T1, T9, T19
86. 1 play CH
   all told: 1 played CH
   all: turn: 2 | trick: 1 led CH | public.phase: reply
   seat 0, 2: in no heap: CH | size hand of 1: 11
   seat 1: hand: -CH
   seat 2: moves: play TH, JH
87. 2 play TH
   all told: 2 played TH
   all: turn: 0 | trick: 1 led CH TH
   seat 0, 1: in no heap: TH | size hand of 2: 11
   seat 0: moves: play 7H, 8H, QH
   seat 2: hand: -TH
88. 0 play 7H
   all told: 0 played 7H; 1 took the trick 7H TH CH
   all: turn: 1 | trick: 1 leads | trick 5: 1 led CH TH 7H, 1 takes | public.phase: lead
   seat 1, 2: in no heap: 7H | size hand of 0: 11
   seat 0: hand: -7H
   seat 1: moves: play 9S, 9H, 7D, 9D, JD, CD, QD, 8C, T1, T9, T19
89. 1 play 8C
   all told: 1 played 8C
   all: turn: 2 | trick: 1 led 8C | public.phase: reply
   seat 0, 2: in no heap: 8C | size hand of 1: 10
   seat 1: hand: -8C
   seat 2: moves: play CC
90. 2 play CC
   all told: 2 played CC
   all: turn: 0 | trick: 1 led 8C CC
   seat 0, 1: in no heap: CC | size hand of 2: 10
   seat 0: moves: play JC, KC
   seat 2: hand: -CC
91. 0 play JC
   all told: 0 played JC; 2 took the trick 8C JC CC
   all: turn: 2 | trick: 2 leads | trick 6: 1 led 8C CC JC, 2 takes | public.phase: lead
   seat 1, 2: in no heap: JC | size hand of 0: 10
   seat 0: hand: -JC
   seat 2: moves: play TS, KS, JH, TD, T3, T4, T5, T7, T16, T20
92. 2 play TS
   all told: 2 played TS
   all: turn: 0 | trick: 2 led TS | public.phase: reply
   seat 0, 1: in no heap: TS | size hand of 2: 9
   seat 0: moves: play 8S, JS, CS, QS
   seat 2: hand: -TS
93. 0 play 8S
   all told: 0 played 8S
   all: turn: 1 | trick: 2 led TS 8S
   seat 1, 2: in no heap: 8S | size hand of 0: 9
   seat 0: hand: -8S
   seat 1: moves: play 9S
94. 1 play 9S
   all told: 1 played 9S; 2 took the trick 8S 9S TS
   all: turn: 2 | trick: 2 leads | trick 7: 2 led TS 8S 9S, 2 takes | public.phase: lead
   seat 0, 2: in no heap: 9S | size hand of 1: 9
   seat 1: hand: -9S
   seat 2: moves: play KS, JH, TD, T3, T4, T5, T7, T16, T20
95. 2 play T4
   all told: 2 played T4
   all: turn: 0 | trick: 2 led T4 | public.phase: reply
   seat 0, 1: in no heap: T4 | size hand of 2: 8
   seat 0: moves: play T14, T15
   seat 2: hand: -T4
96. 0 play T14
   all told: 0 played T14
   all: turn: 1 | trick: 2 led T4 T14
   seat 1, 2: in no heap: T14 | size hand of 0: 8
   seat 0: hand: -T14
   seat 1: moves: play T1, T9, T19
97. 1 play T19
   all told: 1 played T19; 1 took the trick T4 T14 T19
   all: trick: 1 leads | trick 8: 2 led T4 T14 T19, 1 takes | public.phase: lead
   seat 0, 2: in no heap: T19 | size hand of 1: 8
   seat 1: hand: -T19 | moves: play 9H, 7D, 9D, JD, CD, QD, T1, T9
98. 1 play T1
   all told: 1 played T1
   all: turn: 2 | trick: 1 led T1 | public.phase: reply
   seat 0, 2: in no heap: T1 | size hand of 1: 7
   seat 1: hand: -T1
   seat 2: moves: play T3, T5, T7, T16, T20
99. 2 play T7
   all told: 2 played T7
   all: turn: 0 | trick: 1 led T1 T7
   seat 0, 1: in no heap: T7 | size hand of 2: 7
   seat 0: moves: play T15
   seat 2: hand: -T7
100. 0 play T15
   all told: 0 played T15; 0 took the trick T1 T7 T15
   all: trick: 0 leads | trick 9: 1 led T1 T7 T15, 0 takes | public.phase: lead
   seat 1, 2: in no heap: T15 | size hand of 0: 7
   seat 0: hand: -T15 | moves: play JS, CS, QS, 8H, QH, KD, KC
101. 0 play QH
   all told: 0 played QH
102. 1 play 9H
   all told: 1 played 9H
103. 2 play JH
   all told: 2 played JH; 0 took the trick 9H JH QH
104. 0 play CS
   all told: 0 played CS
105. 1 play T9
   all told: 1 played T9
106. 2 play KS
   all told: 2 played KS; 1 took the trick CS KS T9
107. 1 play JD
   all told: 1 played JD
108. 2 play TD
   all told: 2 played TD
109. 0 play KD
   all told: 0 played KD; 0 took the trick TD JD KD
110. 0 play QS
   all told: 0 played QS
   all: turn: 1 | trick: 0 led QS | trick 10: 0 led QH 9H JH, 0 takes | trick 11: 0 led CS T9 KS, 1 takes | trick 12: 1 led JD TD KD, 0 takes | public.phase: reply
   seat 0, 1: size hand of 2: 4
   seat 0, 2: size hand of 1: 4
   seat 1, 2: size hand of 0: 3
   seat 0: in no heap: 9H JD JH KS T9 TD | hand: = JS 8H KC
   seat 1: in no heap: CS JH KD KS QH QS TD | hand: -9H -JD -T9 | moves: play 7D, 9D, CD, QD
   seat 2: in no heap: 9H CS JD KD QH QS T9 | hand: -KS -JH -TD | may -JS in hand of 1
111. 1 play QD
   all told: 1 played QD
112. 2 play T5
   all told: 2 played T5; 2 took the trick QS QD T5
113. 2 play T16
   all told: 2 played T16
114. 0 play KC
   all told: 0 played KC
115. 1 play 9D
   all told: 1 played 9D; 2 took the trick 9D KC T16
116. 2 play T20
   all told: 2 played T20
117. 0 play JS
   all told: 0 played JS
118. 1 play CD
   all told: 1 played CD; 2 took the trick JS CD T20
119. 2 play T3
   all told: 2 played T3
120. 0 play 8H
   all told: 0 played 8H
   all: trick: 2 led T3 8H | trick 13: 0 led QS QD T5, 2 takes | trick 14: 2 led T16 KC 9D, 2 takes | trick 15: 2 led T20 JS CD, 2 takes
   seat 0, 2: size hand of 1: 1 | may = 7D in hand of 1
   seat 0: no more: hand, size hand of 2, may hand of 2 | in no heap: 9D CD QD T16 T20 T3 T5
   seat 1: no more: size hand of 0, may hand of 0, size hand of 2, may hand of 2 | hand: = 7D | moves: play 7D
   seat 2: no more: hand, size hand of 0, may hand of 0 | in no heap: 8H 9D CD JS KC QD
121. 1 play 7D
   all told: 1 played 7D; 2 took the trick 8H 7D T3; deal 2 §8.3 basic: +16 points to 2; deal 2 §8.3 basic: +16 points to 0; deal 2 §8.4 over: +132 points to 2; deal 2 §8.4 over: +132 points to 0; deal 2 §8.5 ninety_failed: +160 points to 2; deal 2 §8.5 ninety_failed: +160 points to 0; deal 2 §8.5 sparrow_failed: +80 points to 2 for T1; deal 2 §8.5 sparrow_failed: +80 points to 0 for T1; deal 2 §8.5 owl_failed: +160 points to 2 for T2; deal 2 §8.5 owl_failed: +160 points to 0 for T2; deal 2 §8.5 against_kings_failed: +80 points to 2; deal 2 §8.5 against_kings_failed: +80 points to 0; deal 2 over
122. * deal
   all told: 0 dealt
123. 1 say pass
   all told: 1 said pass
124. 2 say solo
   all told: 2 said solo
125. 0 say pass
   all told: 0 said pass
126. 2 say seventy
   all told: 2 said seventy
127. 2 say against_honours
   all told: 2 said against_honours
128. 2 say cockatoo
   all told: 2 said cockatoo
129. 2 say owl
   all told: 2 said owl
130. 2 say done
   all told: 2 said done
   all: turn: 2 | dealer: 0 | sides: 1 1 0 | holds: 0,956 0,408 0,628 | deals: 2 over, 0 of them thrown in | public.phase: holding | public.auction.bid: solo | public.auction.bidder: 2 | public.auction.out: (True True False) | public.auction.calls: 1 | public.auction.spoken: ([1 pass] [2 solo] [0 pass]) | public.declarer: 2 | public.declared: ([seventy True 0] [against_honours True 0] [cockatoo True 0] [owl True 0]) | public.taken: -1 | size stock: 6
   seat 0, 1: size hand of 2: 16 | sure = T2 T3 in hand of 2
   seat 0, 2: no more: shown, trick, tricks, public.stock, size discard of 1, may discard of 1 | size hand of 1: 16
   seat 1, 2: size hand of 0: 16
   seat 0: hand: = 7S TS 7H QH 8D 9D CD QD 9C T1 T5 T8 T13 T17 T18 T20 | may +8S +9S +JS +CS +QS +KS +8H +9H +TH +JH +CH +KH +TD +JD +KD +7C +8C +TC +JC +CC +QC +KC +T4 +T6 +T7 +T9 +T10 +T11 +T12 +T14 +T15 +T16 +T19 +T21 +FOOL in hand of 1 | may = 8S 9S JS CS QS KS 8H 9H TH JH CH KH 7D TD JD KD 7C 8C TC JC CC QC KC T2 T3 T4 T6 T7 T9 T10 T11 T12 T14 T15 T16 T19 in hand of 2 | may = 8S 9S JS CS QS KS 8H 9H TH JH CH KH 7D TD JD KD 7C 8C TC JC CC QC KC T4 T6 T7 T9 T10 T11 T12 T14 T15 T16 T19 T21 FOOL in stock
   seat 1: no more: aside, shown, trick, tricks, public.stock | hand: = 9S QS 8H 9H TH JH CH 7C 8C TC T10 T15 T16 T19 T21 FOOL | may = 7S 8S TS JS CS KS 7H QH KH 7D 8D 9D TD JD CD QD KD 9C JC CC QC KC T1 T4 T5 T6 T7 T8 T9 T11 T12 T13 T14 T17 T18 T20 in hand of 0, stock | may = 7S 8S TS JS CS KS 7H QH KH 7D 8D 9D TD JD CD QD KD 9C JC CC QC KC T2 T3 T4 T5 T6 T7 T8 T9 T11 T12 T13 T14 T17 T18 T20 in hand of 2
   seat 2: in no heap: 7D T2 | hand: = 8S JS CS KS KH 7D JD KD JC CC QC KC T2 T3 T9 T11 | moves: say done, kings | may = 7S 9S TS QS 7H 8H 9H TH JH CH QH 8D 9D TD CD QD 7C 8C 9C TC T1 T4 T5 T6 T7 T8 T10 T12 T13 T14 T15 T16 T17 T18 T19 T20 T21 FOOL in all heaps
131. 2 say kings
   all told: 2 said kings
132. 2 say done
   all told: 2 said done
133. 0 say done
   all told: 0 said done
134. 1 say done
   all told: 1 said done
135. 2 play T9
   all told: 2 played T9
136. 0 play T5
   all told: 0 played T5
137. 1 play T19
   all told: 1 played T19; 1 took the trick T5 T9 T19
138. 1 play T16
   all told: 1 played T16
139. 2 play T2
   all told: 2 played T2
140. 0 play T1
   all told: 0 played T1; 1 took the trick T1 T2 T16
   all: turn: 1 | trick: 1 leads | trick 1: 2 led T9 T5 T19, 1 takes | trick 2: 1 led T16 T2 T1, 1 takes | public.phase: lead | public.announced: (  (kings))
   seat 0, 1: size hand of 2: 14 | sure = KS KH KD KC T3 in hand of 2
   seat 0, 2: size hand of 1: 14
   seat 1, 2: size hand of 0: 14
   seat 0: in no heap: T16 T19 T2 T9 | hand: -T1 -T5 | may -KS -KH -KD -KC in hand of 1, stock
   seat 1: in no heap: T1 T2 T5 T9 | hand: -T16 -T19 | moves: play 9S, QS, 8H, 9H, TH, JH, CH, 7C, 8C, TC, T10, T15, T21, FOOL | may -KS -KH -KD -KC in hand of 0, stock
   seat 2: in no heap: T1 T16 T19 T5 | hand: -T2 -T9
141. 1 play 8H
   all told: 1 played 8H
142. 2 play KH
   all told: 2 played KH
143. 0 play QH
   all told: 0 played QH; 2 took the trick 8H QH KH
144. 2 play KD
   all told: 2 played KD
145. 0 play 9D
   all told: 0 played 9D
146. 1 play T21
   all told: 1 played T21; 1 took the trick 9D KD T21
147. 1 play FOOL
   all told: 1 played FOOL
148. 2 play T3
   all told: 2 played T3
149. 0 play T17
   all told: 0 played T17; 1 took the trick T3 T17 FOOL
150. 1 play 7C
   all told: 1 played 7C
   all: turn: 2 | trick: 1 led 7C | trick 3: 1 led 8H KH QH, 2 takes | trick 4: 2 led KD 9D T21, 1 takes | trick 5: 1 led FOOL T3 T17, 1 takes | public.phase: reply
   seat 0, 1: size hand of 2: 11 | sure = KS KC in hand of 2
   seat 0, 2: size hand of 1: 10
   seat 1, 2: size hand of 0: 11
   seat 0: in no heap: 7C 8H FOOL KD KH T21 T3 | hand: -QH -9D -T17 | may -7D -TD -JD in hand of 1
   seat 1: in no heap: 9D KD KH QH T17 T3 | hand: -8H -7C -T21 -FOOL
   seat 2: in no heap: 7C 8H 9D FOOL QH T17 T21 | hand: -KH -KD -T3 | moves: play JC, CC, QC, KC | may -8D -TD -CD -QD in hand of 1
151. 2 play CC
   all told: 2 played CC
152. 0 play 9C
   all told: 0 played 9C; 2 took the trick 7C 9C CC
153. 2 play CS
   all told: 2 played CS
154. 0 play TS
   all told: 0 played TS
155. 1 play QS
   all told: 1 played QS; 1 took the trick TS CS QS
156. 1 play TH
   all told: 1 played TH
157. 2 play T11
   all told: 2 played T11
158. 0 play 7H
   all told: 0 played 7H; 2 took the trick 7H TH T11
159. 2 play JS
   all told: 2 played JS
160. 0 play 7S
   all told: 0 played 7S
   all: turn: 1 | trick: 2 led JS 7S | trick 6: 1 led 7C CC 9C, 2 takes | trick 7: 2 led CS TS QS, 1 takes | trick 8: 1 led TH T11 7H, 2 takes
   seat 0, 1: size hand of 2: 7
   seat 0, 2: size hand of 1: 8
   seat 1, 2: size hand of 0: 7
   seat 0: in no heap: CC CS JS QS T11 TH | hand: -7S -TS -7H -9C | may -9H -JH -CH in hand of 2
   seat 1: in no heap: 7H 7S 9C CC CS JS T11 TS | hand: -QS -TH | moves: play 9S
   seat 2: in no heap: 7H 7S 9C QS TH TS | hand: -JS -CS -CC -T11
161. 1 play 9S
   all told: 1 played 9S; 2 took the trick 7S 9S JS
162. 2 play JD
   all told: 2 played JD
163. 0 play 8D
   all told: 0 played 8D
164. 1 play T15
   all told: 1 played T15; 1 took the trick 8D JD T15
165. 1 play T10
   all told: 1 played T10
166. 2 play 7D
   all told: 2 played 7D
167. 0 play T20
   all told: 0 played T20; 0 took the trick 7D T10 T20
168. 0 play QD
   all told: 0 played QD
169. 1 play JH
   all told: 1 played JH
170. 2 play KC
   all told: 2 played KC; 0 took the trick JH QD KC
   all: turn: 0 | trick: 0 leads | trick 9: 2 led JS 7S 9S, 2 takes | trick 10: 2 led JD 8D T15, 1 takes | trick 11: 1 led T10 7D T20, 0 takes | trick 12: 0 led QD JH KC, 0 takes | public.phase: lead
   seat 0, 1: size hand of 2: 4 | sure = KS in hand of 2
   seat 0, 2: size hand of 1: 4
   seat 1, 2: size hand of 0: 4
   seat 0: in no heap: 7D 9S JD JH KC T10 T15 | hand: -8D -QD -T20 | moves: play CD, T8, T13, T18 | may -T4 -T6 -T7 -T12 -T14 in hand of 1 | may = 8S KS 8C TC JC QC in hand of 2
   seat 1: in no heap: 7D 8D JD KC QD T20 | hand: = 9H CH 8C TC | may = 8S KS JC QC in hand of 2
   seat 2: in no heap: 8D 9S JH QD T10 T15 T20 | hand: -7D -JD -KC | may = 9H CH 8C TC in hand of 1
171. 0 play T13
   all told: 0 played T13
172. 1 play 8C
   all told: 1 played 8C
173. 2 play 8S
   all told: 2 played 8S; 0 took the trick 8S 8C T13
174. 0 play T8
   all told: 0 played T8
175. 1 play 9H
   all told: 1 played 9H
176. 2 play QC
   all told: 2 played QC; 0 took the trick 9H QC T8
177. 0 play T18
   all told: 0 played T18
178. 1 play CH
   all told: 1 played CH
179. 2 play KS
   all told: 2 played KS; 0 took the trick KS CH T18
180. 0 play CD
   all told: 0 played CD
   all: turn: 1 | trick: 0 led CD | trick 13: 0 led T13 8C 8S, 0 takes | trick 14: 0 led T8 9H QC, 0 takes | trick 15: 0 led T18 CH KS, 0 takes | public.phase: reply
   seat 0, 1: size hand of 2: 1
   seat 0, 2: size hand of 1: 1
   seat 0: no more: hand, sure hand of 2 | in no heap: 8C 8S 9H CH KS QC
   seat 1: no more: size hand of 0, may hand of 0, sure hand of 2 | in no heap: 8S CD KS QC T13 T18 T8 | hand: = TC | moves: play TC
   seat 2: no more: size hand of 0, may hand of 0 | in no heap: 8C 9H CD CH T13 T18 T8 | hand: = JC
181. 1 play TC
   all told: 1 played TC
182. 2 play JC
   all told: 2 played JC; 0 took the trick CD TC JC; deal 3 §8.3 basic: +24 points to 0; deal 3 §8.3 basic: +24 points to 1; deal 3 §8.4 over: +280 points to 0; deal 3 §8.4 over: +280 points to 1; deal 3 §8.5 seventy_failed: +80 points to 0; deal 3 §8.5 seventy_failed: +80 points to 1; deal 3 §8.5 against_honours_failed: +160 points to 0; deal 3 §8.5 against_honours_failed: +160 points to 1; deal 3 §8.5 cockatoo_failed: +480 points to 0 for T3; deal 3 §8.5 cockatoo_failed: +480 points to 1 for T3; deal 3 §8.5 owl_failed: +320 points to 0 for T2; deal 3 §8.5 owl_failed: +320 points to 1 for T2; deal 3 §5.6 kings: +40 points to 2; deal 3 §9.4 century: +10 points to 0; deal 3 §9.4 century: +10 points to 1; deal 3 §9.4 century: +10 points to 2; deal 3 §9.3 settlement: +548 settled to 0 from 1; deal 3 §9.3 settlement: +1632 settled to 0 from 2; deal 3 §9.3 settlement: +1084 settled to 1 from 2; deal 3 §9.3 wiped: +2310 points to table from 0; deal 3 §9.3 wiped: +1762 points to table from 1; deal 3 §9.3 wiped: +678 points to table from 2; deal 3 over; match over
   all: turn: nobody | shown: TD T4 T6 T7 T12 T14 | holds: 2180,0 536,0 -2716,0 | deals: 3 over, 0 of them thrown in | trick 16: 0 led CD TC JC, 0 takes | public.phase: settled | public.stock: (T7 TD T6 T12 T14 T4)
   seat 0: no more: trick, size hand of 1, may hand of 1, size hand of 2, may hand of 2, size stock, may stock
   seat 1: no more: hand, trick, size hand of 2, may hand of 2, size stock, may stock
   seat 2: no more: hand, trick, size hand of 1, may hand of 1, size stock, may stock
