start
   all: turn: chance | dealer: 1 | sides: -1 -1 -1 | holds: 0,0 0,0 0,0 | deals: 0 over, 0 of them thrown in | public.phase: dealing | public.auction.bidder: -2 | public.auction.out: (False False False) | public.auction.calls: 0 | public.auction.contra: -2 | public.declarer: -2 | public.contras: 0 | public.taken: -1 | public.announced: (  ) | public.drawn_out: False | public.least: 0 | public.most: 0 | public.raised: 1 | public.per_contra: 1 | public.beggar_stock: aside | public.subcontra: -2
1. * deal
   all told: 1 dealt
   all: turn: 2 | public.phase: bid | public.ladder: ((three 1) (take 2) (two 3) (one 4) (solo 8)) | public.per_contra: 2 | size stock: 6
   seat 0, 1: size hand of 2: 16
   seat 0, 2: size hand of 1: 16
   seat 1, 2: size hand of 0: 16
   seat 0: hand: = 7S 8S JH KD TC KC T1 T5 T7 T8 T9 T10 T15 T16 T19 FOOL | may = 9S TS JS CS QS KS 7H 8H 9H TH CH QH KH 7D 8D 9D TD JD CD QD 7C 8C 9C JC CC QC T2 T3 T4 T6 T11 T12 T13 T14 T17 T18 T20 T21 in all heaps
   seat 1: hand: = 9S JS CS 7H 8H 9H 7D 8D CD QD 8C 9C JC T3 T12 T13 | may = 7S 8S TS QS KS TH JH CH QH KH 9D TD JD KD 7C TC CC QC KC T1 T2 T4 T5 T6 T7 T8 T9 T10 T11 T14 T15 T16 T17 T18 T19 T20 T21 FOOL in all heaps
   seat 2: hand: = TS KS TH CH QH 9D TD 7C CC QC T2 T11 T14 T17 T18 T20 | moves: say pass, three, solo | may = 7S 8S 9S JS CS QS 7H 8H 9H JH KH 7D 8D JD CD QD KD 8C 9C TC JC KC T1 T3 T4 T5 T6 T7 T8 T9 T10 T12 T13 T15 T16 T19 T21 FOOL in all heaps
2. 2 say pass
   all told: 2 said pass
   all: turn: 0 | public.auction.out: (False False True) | public.auction.spoken: ([2 pass])
   seat 0: moves: say pass, three, solo
3. 0 say pass
   all told: 0 said pass
   all: turn: 1 | public.auction.out: (True False True) | public.auction.spoken: ([2 pass] [0 pass])
   seat 1: moves: say pass, three, solo
4. 1 say pass
   all told: 1 said pass
   all: turn: 2 | trick: 2 leads | sides: 0 1 2 | public.phase: lead | public.auction.out: (True True True) | public.auction.spoken: ([2 pass] [0 pass] [1 pass])
   seat 2: moves: play TS, KS, TH, CH, QH, 9D, TD, 7C, CC, QC, T2, T11, T14, T17, T18, T20
5. 2 play T18
   all told: 2 played T18
   all: turn: 0 | trick: 2 led T18 | public.phase: reply
   seat 0, 1: in no heap: T18 | size hand of 2: 15
   seat 0: moves: play T1, T5, T7, T8, T9, T10, T15, T16, T19, FOOL
   seat 2: hand: -T18
6. 0 play T7
   all told: 0 played T7
   all: turn: 1 | trick: 2 led T18 T7
   seat 1, 2: in no heap: T7 | size hand of 0: 15
   seat 0: hand: -T7
   seat 1: moves: play T3, T12, T13
7. 1 play T12
   all told: 1 played T12; 2 took the trick T7 T12 T18
   all: turn: 2 | trick: 2 leads | trick 1: 2 led T18 T7 T12, 2 takes | public.phase: lead
   seat 0, 2: in no heap: T12 | size hand of 1: 15
   seat 1: hand: -T12
   seat 2: moves: play TS, KS, TH, CH, QH, 9D, TD, 7C, CC, QC, T2, T11, T14, T17, T20
8. 2 play TH
   all told: 2 played TH
   all: turn: 0 | trick: 2 led TH | public.phase: reply
   seat 0, 1: in no heap: TH | size hand of 2: 14
   seat 0: moves: play JH
   seat 2: hand: -TH
9. 0 play JH
   all told: 0 played JH
   all: turn: 1 | trick: 2 led TH JH
   seat 1, 2: in no heap: JH | size hand of 0: 14
   seat 0: hand: -JH
   seat 1: moves: play 7H, 8H, 9H
10. 1 play 9H
   all told: 1 played 9H; 0 took the trick 9H TH JH
   all: turn: 0 | trick: 0 leads | trick 2: 2 led TH JH 9H, 0 takes | public.phase: lead
   seat 0, 2: in no heap: 9H | size hand of 1: 14
   seat 0: moves: play 7S, 8S, KD, TC, KC, T1, T5, T8, T9, T10, T15, T16, T19, FOOL
   seat 1: hand: -9H
11. 0 play T10
   all told: 0 played T10
   all: turn: 1 | trick: 0 led T10 | public.phase: reply
   seat 1, 2: in no heap: T10 | size hand of 0: 13
   seat 0: hand: -T10
   seat 1: moves: play T3, T13
12. 1 play T3
   all told: 1 played T3
   all: turn: 2 | trick: 0 led T10 T3
   seat 0, 2: in no heap: T3 | size hand of 1: 13
   seat 1: hand: -T3
   seat 2: moves: play T2, T11, T14, T17, T20
13. 2 play T11
   all told: 2 played T11; 2 took the trick T3 T10 T11
   all: trick: 2 leads | trick 3: 0 led T10 T3 T11, 2 takes | public.phase: lead
   seat 0, 1: in no heap: T11 | size hand of 2: 13
   seat 2: hand: -T11 | moves: play TS, KS, CH, QH, 9D, TD, 7C, CC, QC, T2, T14, T17, T20
14. 2 play T17
   all told: 2 played T17
   all: turn: 0 | trick: 2 led T17 | public.phase: reply
   seat 0, 1: in no heap: T17 | size hand of 2: 12
   seat 0: moves: play T1, T5, T8, T9, T15, T16, T19, FOOL
   seat 2: hand: -T17
15. 0 play FOOL
   all told: 0 played FOOL
   all: turn: 1 | trick: 2 led T17 FOOL
   seat 1, 2: in no heap: FOOL | size hand of 0: 12
   seat 0: hand: -FOOL
   seat 1: moves: play T13
16. 1 play T13
   all told: 1 played T13; 0 took the trick T13 T17 FOOL
   all: turn: 0 | trick: 0 leads | trick 4: 2 led T17 FOOL T13, 0 takes | public.phase: lead
   seat 0, 2: in no heap: T13 | size hand of 1: 12
   seat 0: moves: play 7S, 8S, KD, TC, KC, T1, T5, T8, T9, T15, T16, T19
   seat 1: hand: -T13
17. 0 play T19
   all told: 0 played T19
   all: turn: 1 | trick: 0 led T19 | public.phase: reply
   seat 1, 2: in no heap: T19 | size hand of 0: 11
   seat 0: hand: -T19
   seat 1: moves: play 9S, JS, CS, 7H, 8H, 7D, 8D, CD, QD, 8C, 9C, JC
18. 1 play CD
   all told: 1 played CD
   all: turn: 2 | trick: 0 led T19 CD
   seat 0, 2: in no heap: CD | size hand of 1: 11
   seat 0: may -T2 -T4 -T6 -T14 -T20 -T21 in hand of 1
   seat 1: hand: -CD
   seat 2: moves: play T2, T14, T20 | may -T1 -T4 -T5 -T6 -T8 -T9 -T15 -T16 -T21 in hand of 1
19. 2 play T14
   all told: 2 played T14; 0 took the trick CD T14 T19
   all: turn: 0 | trick: 0 leads | trick 5: 0 led T19 CD T14, 0 takes | public.phase: lead
   seat 0, 1: in no heap: T14 | size hand of 2: 11
   seat 0: moves: play 7S, 8S, KD, TC, KC, T1, T5, T8, T9, T15, T16
   seat 2: hand: -T14
20. 0 play T16
   all told: 0 played T16
   all: turn: 1 | trick: 0 led T16 | public.phase: reply
   seat 1, 2: in no heap: T16 | size hand of 0: 10
   seat 0: hand: -T16
   seat 1: moves: play 9S, JS, CS, 7H, 8H, 7D, 8D, QD, 8C, 9C, JC
21. 1 play 7H
   all told: 1 played 7H
   all: turn: 2 | trick: 0 led T16 7H
   seat 0, 2: in no heap: 7H | size hand of 1: 10
   seat 1: hand: -7H
   seat 2: moves: play T2, T20
22. 2 play T2
   all told: 2 played T2; 0 took the trick 7H T2 T16
   all: turn: 0 | trick: 0 leads | trick 6: 0 led T16 7H T2, 0 takes | public.phase: lead
   seat 0, 1: in no heap: T2 | size hand of 2: 10
   seat 0: moves: play 7S, 8S, KD, TC, KC, T1, T5, T8, T9, T15
   seat 2: hand: -T2
23. 0 play T1
   all told: 0 played T1
   all: turn: 1 | trick: 0 led T1 | public.phase: reply
   seat 1, 2: in no heap: T1 | size hand of 0: 9
   seat 0: hand: -T1
   seat 1: moves: play 9S, JS, CS, 8H, 7D, 8D, QD, 8C, 9C, JC
24. 1 play 9S
   all told: 1 played 9S
   all: turn: 2 | trick: 0 led T1 9S
   seat 0, 2: in no heap: 9S | size hand of 1: 9
   seat 1: hand: -9S
   seat 2: moves: play T20
25. 2 play T20
   all told: 2 played T20; 2 took the trick 9S T1 T20
   all: trick: 2 leads | trick 7: 0 led T1 9S T20, 2 takes | public.phase: lead
   seat 0, 1: in no heap: T20 | size hand of 2: 9
   seat 2: hand: -T20 | moves: play TS, KS, CH, QH, 9D, TD, 7C, CC, QC
26. 2 play CH
   all told: 2 played CH
   all: turn: 0 | trick: 2 led CH | public.phase: reply
   seat 0, 1: in no heap: CH | size hand of 2: 8
   seat 0: moves: play T5, T8, T9, T15
   seat 2: hand: -CH
27. 0 play T15
   all told: 0 played T15
   all: turn: 1 | trick: 2 led CH T15
   seat 1, 2: in no heap: T15 | size hand of 0: 8
   seat 0: hand: -T15
   seat 1: moves: play 8H | may -QH -KH in hand of 0
   seat 2: may -8H -KH in hand of 0
28. 1 play 8H
   all told: 1 played 8H; 0 took the trick 8H CH T15
   all: turn: 0 | trick: 0 leads | trick 8: 2 led CH T15 8H, 0 takes | public.phase: lead
   seat 0, 2: in no heap: 8H | size hand of 1: 8
   seat 0: moves: play 7S, 8S, KD, TC, KC, T5, T8, T9
   seat 1: hand: -8H
29. 0 play KD
   all told: 0 played KD
   all: turn: 1 | trick: 0 led KD | public.phase: reply
   seat 1, 2: in no heap: KD | size hand of 0: 7
   seat 0: hand: -KD
   seat 1: moves: play 7D, 8D, QD
30. 1 play QD
   all told: 1 played QD
   all: turn: 2 | trick: 0 led KD QD
   seat 0, 2: in no heap: QD | size hand of 1: 7
   seat 1: hand: -QD
   seat 2: moves: play 9D, TD
31. 2 play 9D
   all told: 2 played 9D; 0 took the trick 9D QD KD
   all: turn: 0 | trick: 0 leads | trick 9: 0 led KD QD 9D, 0 takes | public.phase: lead
   seat 0, 1: in no heap: 9D | size hand of 2: 7
   seat 0: moves: play 7S, 8S, TC, KC, T5, T8, T9
   seat 2: hand: -9D
32. 0 play T9
   all told: 0 played T9
   all: turn: 1 | trick: 0 led T9 | public.phase: reply
   seat 1, 2: in no heap: T9 | size hand of 0: 6
   seat 0: hand: -T9
   seat 1: moves: play JS, CS, 7D, 8D, 8C, 9C, JC
33. 1 play 8C
   all told: 1 played 8C
   all: turn: 2 | trick: 0 led T9 8C
   seat 0, 2: in no heap: 8C | size hand of 1: 6
   seat 1: hand: -8C
   seat 2: moves: play TS, KS, QH, TD, 7C, CC, QC
34. 2 play QC
   all told: 2 played QC; 0 took the trick 8C QC T9
   all: turn: 0 | trick: 0 leads | trick 10: 0 led T9 8C QC, 0 takes | public.phase: lead
   seat 0, 1: in no heap: QC | size hand of 2: 6
   seat 0: moves: play 7S, 8S, TC, KC, T5, T8 | may -T4 -T6 -T21 in hand of 2
   seat 1: may -T4 -T5 -T6 -T8 -T21 in hand of 2
   seat 2: hand: -QC
35. 0 play T8
   all told: 0 played T8
   all: turn: 1 | trick: 0 led T8 | public.phase: reply
   seat 1, 2: in no heap: T8 | size hand of 0: 5
   seat 0: hand: -T8
   seat 1: moves: play JS, CS, 7D, 8D, 9C, JC
36. 1 play 8D
   all told: 1 played 8D
   all: turn: 2 | trick: 0 led T8 8D
   seat 0, 2: in no heap: 8D | size hand of 1: 5
   seat 1: hand: -8D
   seat 2: moves: play TS, KS, QH, TD, 7C, CC
37. 2 play TD
   all told: 2 played TD; 0 took the trick 8D TD T8
   all: turn: 0 | trick: 0 leads | trick 11: 0 led T8 8D TD, 0 takes | public.phase: lead
   seat 0, 1: in no heap: TD | size hand of 2: 5
   seat 0: moves: play 7S, 8S, TC, KC, T5
   seat 2: hand: -TD
38. 0 play T5
   all told: 0 played T5
   all: turn: 1 | trick: 0 led T5 | public.phase: reply
   seat 1, 2: in no heap: T5 | size hand of 0: 4
   seat 0: hand: -T5
   seat 1: moves: play JS, CS, 7D, 9C, JC
39. 1 play 7D
   all told: 1 played 7D
   all: turn: 2 | trick: 0 led T5 7D
   seat 0, 2: in no heap: 7D | size hand of 1: 4
   seat 1: hand: -7D
   seat 2: moves: play TS, KS, QH, 7C, CC
40. 2 play KS
   all told: 2 played KS; 0 took the trick KS 7D T5
   all: turn: 0 | trick: 0 leads | trick 12: 0 led T5 7D KS, 0 takes | public.phase: lead
   seat 0, 1: in no heap: KS | size hand of 2: 4
   seat 0: moves: play 7S, 8S, TC, KC
   seat 2: hand: -KS
41. 0 play TC
   all told: 0 played TC
   all: turn: 1 | trick: 0 led TC | public.phase: reply
   seat 1, 2: in no heap: TC | size hand of 0: 3
   seat 0: hand: -TC
   seat 1: moves: play 9C, JC
42. 1 play 9C
   all told: 1 played 9C
   all: turn: 2 | trick: 0 led TC 9C
   seat 0, 2: in no heap: 9C | size hand of 1: 3
   seat 1: hand: -9C
   seat 2: moves: play 7C, CC
43. 2 play CC
   all told: 2 played CC; 2 took the trick 9C TC CC
   all: trick: 2 leads | trick 13: 0 led TC 9C CC, 2 takes | public.phase: lead
   seat 0, 1: in no heap: CC | size hand of 2: 3
   seat 2: hand: -CC | moves: play TS, QH, 7C
44. 2 play 7C
   all told: 2 played 7C
   all: turn: 0 | trick: 2 led 7C | public.phase: reply
   seat 0, 1: in no heap: 7C | size hand of 2: 2
   seat 0: moves: play KC
   seat 2: hand: -7C
45. 0 play KC
   all told: 0 played KC
   all: turn: 1 | trick: 2 led 7C KC
   seat 1, 2: in no heap: KC | size hand of 0: 2
   seat 0: hand: -KC
   seat 1: moves: play JC
46. 1 play JC
   all told: 1 played JC; 0 took the trick 7C JC KC
   all: turn: 0 | trick: 0 leads | trick 14: 2 led 7C KC JC, 0 takes | public.phase: lead
   seat 0, 2: in no heap: JC | size hand of 1: 2
   seat 0: moves: play 7S, 8S
   seat 1: hand: -JC
47. 0 play 7S
   all told: 0 played 7S
   all: turn: 1 | trick: 0 led 7S | public.phase: reply
   seat 1, 2: in no heap: 7S | size hand of 0: 1
   seat 0: hand: = 8S
   seat 1: moves: play JS, CS
48. 1 play JS
   all told: 1 played JS
   all: turn: 2 | trick: 0 led 7S JS
   seat 0, 2: in no heap: JS | size hand of 1: 1
   seat 1: hand: = CS
   seat 2: moves: play TS
49. 2 play TS
   all told: 2 played TS; 1 took the trick 7S TS JS
   all: turn: 1 | trick: 1 leads | trick 15: 0 led 7S JS TS, 1 takes | public.phase: lead
   seat 0, 1: in no heap: TS | size hand of 2: 1
   seat 1: moves: play CS
   seat 2: hand: = QH
50. 1 play CS
   all told: 1 played CS
   all: turn: 2 | trick: 1 led CS | public.phase: reply
   seat 0, 2: no more: size hand of 1, may hand of 1 | in no heap: CS
   seat 1: no more: hand
   seat 2: moves: play QH
51. 2 play QH
   all told: 2 played QH
   all: turn: 0 | trick: 1 led CS QH
   seat 0, 1: no more: size hand of 2, may hand of 2 | in no heap: QH
   seat 0: moves: play 8S
   seat 2: no more: hand
52. 0 play 8S
   all told: 0 played 8S; 1 took the trick 8S CS QH; deal 1 §7.5 beggar: +54 points to 1 from 0; deal 1 §7.5 beggar: +46 points to 2 from 0; deal 1 over
   all: turn: chance | shown: QS KH JD T4 T6 T21 | holds: 0,-100 0,54 0,46 | deals: 1 over, 0 of them thrown in | trick 16: 1 led CS QH 8S, 1 takes | public.phase: settled | public.stock: (KH T4 QS JD T6 T21)
   seat 1, 2: no more: trick, size hand of 0, may hand of 0, size stock, may stock
   seat 0: no more: hand, trick, size stock, may stock
53. * deal
   all told: 2 dealt
   all: no more: shown, tricks, public.auction.spoken, public.stock | turn: 0 | dealer: 2 | sides: -1 -1 -1 | public.phase: bid | public.auction.out: (False False False) | size stock: 6
   seat 0, 1: size hand of 2: 16
   seat 0, 2: size hand of 1: 16
   seat 1, 2: size hand of 0: 16
   seat 0: hand: = JS QS KS 8H KH 7D CD 7C 9C QC T3 T9 T12 T15 T16 T19 | moves: say pass, three, solo | may = 7S 8S 9S TS CS 7H 9H TH JH CH QH 8D 9D TD JD QD KD 8C TC JC CC KC T1 T2 T4 T5 T6 T7 T8 T10 T11 T13 T14 T17 T18 T20 T21 FOOL in all heaps
   seat 1: hand: = 7S 8S 9S 7H 9H QH 9D JD QD 8C TC KC T2 T6 T10 T13 | may = TS JS CS QS KS 8H TH JH CH KH 7D 8D TD CD KD 7C 9C JC CC QC T1 T3 T4 T5 T7 T8 T9 T11 T12 T14 T15 T16 T17 T18 T19 T20 T21 FOOL in all heaps
   seat 2: hand: = TS JH 8D TD KD JC CC T4 T5 T7 T8 T14 T17 T20 T21 FOOL | may = 7S 8S 9S JS CS QS KS 7H 8H 9H TH CH QH KH 7D 9D JD CD QD 7C 8C 9C TC QC KC T1 T2 T3 T6 T9 T10 T11 T12 T13 T15 T16 T18 T19 in all heaps
54. 0 say three
   all told: 0 said three
   all: turn: 1 | public.auction.bid: three | public.auction.bidder: 0 | public.auction.calls: 1 | public.auction.spoken: ([0 three])
   seat 1: moves: say pass, take, solo, contra
55. 1 say pass
   all told: 1 said pass
   all: turn: 2 | public.auction.out: (False True False) | public.auction.spoken: ([0 three] [1 pass])
   seat 2: moves: say pass, take, solo, contra
56. 2 say contra
   all told: 2 said contra
   all: turn: 0 | sides: 0 1 1 | public.phase: recontra | public.auction.out: (False True True) | public.auction.contra: 2 | public.auction.spoken: ([0 three] [1 pass] [2 contra]) | public.declarer: 0 | public.contras: 1 | public.raised: 4
   seat 0: moves: say done, recontra
57. 0 say done
   all told: 0 said done
   all: public.phase: early
   seat 0: moves: say done, seventy, ninety, against_honours, sparrow, owl, cockatoo
58. 0 say ninety
   all told: 0 said ninety
   all: public.declared: ([ninety True 0])
   seat 0: moves: say done, against_honours, sparrow, owl, cockatoo
59. 0 say cockatoo
   all told: 0 said cockatoo
   all: public.declared: ([ninety True 0] [cockatoo True 0])
   seat 0: moves: say done, against_honours, sparrow, owl
60. 0 say done
   all told: 0 said done
   all: no more: size stock, may stock | in no heap: CH CS T1 T11 T18 TH | shown: CS TH CH T1 T11 T18 | public.phase: take | public.stock: (T1 CS CH T11 T18 TH)
   seat 0: moves: take 0, 1
61. 0 take 0
   seat 0 told: 0 took packet 0; 0 drew 3: CS CH T1
   seat 1, 2 told: 0 took packet 0; 0 drew 3
   all: shown: TH T11 T18 | public.phase: discard | public.taken: 0 | public.least: 3 | public.most: 3
   seat 1, 2: size hand of 0: 19 | may +CS +CH +T1 in hand of 0 | sure = T1 in hand of 0
   seat 0: hand: +CS +CH +T1 | moves: lay JS, CS, QS, 8H, CH, 7D, CD, 7C, 9C, QC, T3, T9, T12, T15, T16, T19
62. 0 lay JS
   seat 0 told: 0 laid JS
   seat 1, 2 told: 0 laid a card
   seat 1, 2: size hand of 0: 18 | size discard of 0: 1
   seat 0: hand: -JS | aside: JS | moves: lay CS, QS, 8H, CH, 7D, CD, 7C, 9C, QC, T3, T9, T12, T15, T16, T19
   seat 1: may = TS JS CS QS 8H JH CH 7D 8D TD CD 7C 9C JC CC QC T3 T4 T5 T7 T8 T9 T12 T14 T15 T16 T17 T19 T20 in discard of 0
   seat 2: may = 7S 8S 9S JS CS QS 7H 8H 9H CH QH 7D 9D JD CD QD 7C 8C 9C TC QC T2 T3 T6 T9 T10 T12 T13 T15 T16 T19 in discard of 0
63. 0 lay T9
   seat 0 told: 0 laid T9
   seat 1, 2 told: 0 laid a card
   seat 1, 2: size hand of 0: 17 | size discard of 0: 2
   seat 0: hand: -T9 | aside: JS T9 | moves: lay CS, QS, 8H, CH, 7D, CD, 7C, 9C, QC, T3, T12, T15, T16, T19
64. 0 lay CD
   seat 0 told: 0 laid CD
   seat 1, 2 told: 0 laid a card
   seat 1, 2: size hand of 0: 16 | size discard of 0: 3
   seat 0: hand: -CD | aside: JS CD T9 | moves: say done
65. 0 say done
   all told: 0 said done
   all: public.phase: late | public.least: 0 | public.most: 0
   seat 0: moves: say done, sparrow
66. 0 say done
   all told: 0 said done
   all: public.phase: holding
   seat 0: moves: say done
67. 0 say done
   all told: 0 said done
   all: turn: 1
   seat 1: moves: say done
68. 1 say done
   all told: 1 said done
   all: turn: 2
   seat 2: moves: say done, half_honours
69. 2 say half_honours
   all told: 2 said half_honours
   all: public.announced: (  (half_honours))
   seat 2: moves: say done
70. 2 say done
   all told: 2 said done
   all: turn: 1 | public.phase: contra_bonus
   seat 1: moves: say done, contra_ninety, contra_cockatoo
71. 1 say contra_ninety
   all told: 1 said contra_ninety
   all: public.declared: ([ninety True 1] [cockatoo True 0])
   seat 1: moves: say done, contra_cockatoo
72. 1 say contra_cockatoo
   all told: 1 said contra_cockatoo
   all: turn: 0 | public.phase: recontra_bonus | public.declared: ([ninety True 1] [cockatoo True 1])
   seat 0: moves: say done, recontra_ninety, recontra_cockatoo
73. 0 say done
   all told: 0 said done
   all: trick: 0 leads | public.phase: lead
   seat 0: moves: play CS, QS, KS, 8H, CH, KH, 7D, 7C, 9C, QC, T1, T3, T12, T15, T16, T19
74. 0 play QC
   all told: 0 played QC
   all: turn: 1 | trick: 0 led QC | public.phase: reply
   seat 1, 2: in no heap: QC | size hand of 0: 15
   seat 0: hand: -QC
   seat 1: moves: play 8C, TC, KC
75. 1 play 8C
   all told: 1 played 8C
   all: turn: 2 | trick: 0 led QC 8C
   seat 0, 2: in no heap: 8C | size hand of 1: 15
   seat 1: hand: -8C
   seat 2: moves: play JC, CC
76. 2 play CC
   all told: 2 played CC; 0 took the trick 8C CC QC
   all: turn: 0 | trick: 0 leads | trick 1: 0 led QC 8C CC, 0 takes | public.phase: lead
   seat 0, 1: in no heap: CC | size hand of 2: 15
   seat 0: moves: play CS, QS, KS, 8H, CH, KH, 7D, 7C, 9C, T1, T3, T12, T15, T16, T19
   seat 2: hand: -CC
77. 0 play KH
   all told: 0 played KH
   all: turn: 1 | trick: 0 led KH | public.phase: reply
   seat 1, 2: in no heap: KH | size hand of 0: 14
   seat 0: hand: -KH
   seat 1: moves: play 7H, 9H, QH
78. 1 play 9H
   all told: 1 played 9H
   all: turn: 2 | trick: 0 led KH 9H
   seat 0, 2: in no heap: 9H | size hand of 1: 14
   seat 1: hand: -9H
   seat 2: moves: play JH
79. 2 play JH
   all told: 2 played JH; 0 took the trick 9H JH KH
   all: turn: 0 | trick: 0 leads | trick 2: 0 led KH 9H JH, 0 takes | public.phase: lead
   seat 0, 1: in no heap: JH | size hand of 2: 14
   seat 0: moves: play CS, QS, KS, 8H, CH, 7D, 7C, 9C, T1, T3, T12, T15, T16, T19
   seat 2: hand: -JH
80. 0 play T12
   all told: 0 played T12
   all: turn: 1 | trick: 0 led T12 | public.phase: reply
   seat 1, 2: in no heap: T12 | size hand of 0: 13
   seat 0: hand: -T12
   seat 1: moves: play T2, T6, T10, T13
81. 1 play T10
   all told: 1 played T10
   all: turn: 2 | trick: 0 led T12 T10
   seat 0, 2: in no heap: T10 | size hand of 1: 13
   seat 1: hand: -T10
   seat 2: moves: play T4, T5, T7, T8, T14, T17, T20, T21, FOOL
82. 2 play T21
   all told: 2 played T21; 2 took the trick T10 T12 T21
   all: trick: 2 leads | trick 3: 0 led T12 T10 T21, 2 takes | public.phase: lead
   seat 0, 1: in no heap: T21 | size hand of 2: 13
   seat 2: hand: -T21 | moves: play TS, 8D, TD, KD, JC, T4, T5, T7, T8, T14, T17, T20, FOOL
83. 2 play T7
   all told: 2 played T7
   all: turn: 0 | trick: 2 led T7 | public.phase: reply
   seat 0, 1: in no heap: T7 | size hand of 2: 12
   seat 0: moves: play T1, T3, T15, T16, T19
   seat 2: hand: -T7
84. 0 play T15
   all told: 0 played T15
   all: turn: 1 | trick: 2 led T7 T15
   seat 1, 2: in no heap: T15 | size hand of 0: 12
   seat 0: hand: -T15
   seat 1: moves: play T2, T6, T13
85. 1 play T2
   all told: 1 played T2; 0 took the trick T2 T7 T15
   all: turn: 0 | trick: 0 leads | trick 4: 2 led T7 T15 T2, 0 takes | public.phase: lead
   seat 0, 2: in no heap: T2 | size hand of 1: 12
   seat 0: moves: play CS, QS, KS, 8H, CH, 7D, 7C, 9C, T1, T3, T16, T19
   seat 1: hand: -T2
86. 0 play T3
   all told: 0 played T3
   all: turn: 1 | trick: 0 led T3 | public.phase: reply
   seat 1, 2: in no heap: T3 | size hand of 0: 11
   seat 0: hand: -T3
   seat 1: moves: play T6, T13
87. 1 play T6
   all told: 1 played T6
   all: turn: 2 | trick: 0 led T3 T6
   seat 0, 2: in no heap: T6 | size hand of 1: 11
   seat 1: hand: -T6
   seat 2: moves: play T4, T5, T8, T14, T17, T20, FOOL
88. 2 play T20
   all told: 2 played T20; 2 took the trick T3 T6 T20
   all: trick: 2 leads | trick 5: 0 led T3 T6 T20, 2 takes | public.phase: lead
   seat 0, 1: in no heap: T20 | size hand of 2: 11
   seat 2: hand: -T20 | moves: play TS, 8D, TD, KD, JC, T4, T5, T8, T14, T17, FOOL
89. 2 play T4
   all told: 2 played T4
   all: turn: 0 | trick: 2 led T4 | public.phase: reply
   seat 0, 1: in no heap: T4 | size hand of 2: 10
   seat 0: moves: play T1, T16, T19
   seat 2: hand: -T4
90. 0 play T1
   all told: 0 played T1
   all: turn: 1 | trick: 2 led T4 T1
   seat 1, 2: no more: sure hand of 0 | in no heap: T1 | size hand of 0: 10
   seat 0: hand: -T1
   seat 1: moves: play T13
91. 1 play T13
   all told: 1 played T13; 1 took the trick T1 T4 T13
   all: trick: 1 leads | trick 6: 2 led T4 T1 T13, 1 takes | public.phase: lead
   seat 0, 2: in no heap: T13 | size hand of 1: 10
   seat 1: hand: -T13 | moves: play 7S, 8S, 9S, 7H, QH, 9D, JD, QD, TC, KC
92. 1 play JD
   all told: 1 played JD
   all: turn: 2 | trick: 1 led JD | public.phase: reply
   seat 0, 2: in no heap: JD | size hand of 1: 9
   seat 1: hand: -JD
   seat 2: moves: play 8D, TD, KD
93. 2 play KD
   all told: 2 played KD
   all: turn: 0 | trick: 1 led JD KD
   seat 0, 1: in no heap: KD | size hand of 2: 9
   seat 0: moves: play 7D
   seat 2: hand: -KD
94. 0 play 7D
   all told: 0 played 7D; 2 took the trick 7D JD KD
   all: turn: 2 | trick: 2 leads | trick 7: 1 led JD KD 7D, 2 takes | public.phase: lead
   seat 1, 2: in no heap: 7D | size hand of 0: 9
   seat 0: hand: -7D
   seat 2: moves: play TS, 8D, TD, JC, T5, T8, T14, T17, FOOL
95. 2 play TS
   all told: 2 played TS
   all: turn: 0 | trick: 2 led TS | public.phase: reply
   seat 0, 1: in no heap: TS | size hand of 2: 8
   seat 0: moves: play CS, QS, KS
   seat 2: hand: -TS
96. 0 play QS
   all told: 0 played QS
   all: turn: 1 | trick: 2 led TS QS
   seat 1, 2: in no heap: QS | size hand of 0: 8
   seat 0: hand: -QS
   seat 1: moves: play 7S, 8S, 9S
97. 1 play 7S
   all told: 1 played 7S; 0 took the trick 7S TS QS
   all: turn: 0 | trick: 0 leads | trick 8: 2 led TS QS 7S, 0 takes | public.phase: lead
   seat 0, 2: in no heap: 7S | size hand of 1: 8
   seat 0: moves: play CS, KS, 8H, CH, 7C, 9C, T16, T19
   seat 1: hand: -7S
98. 0 play 9C
   all told: 0 played 9C
   all: turn: 1 | trick: 0 led 9C | public.phase: reply
   seat 1, 2: in no heap: 9C | size hand of 0: 7
   seat 0: hand: -9C
   seat 1: moves: play TC, KC
99. 1 play KC
   all told: 1 played KC
   all: turn: 2 | trick: 0 led 9C KC
   seat 0, 2: in no heap: KC | size hand of 1: 7
   seat 1: hand: -KC
   seat 2: moves: play JC
100. 2 play JC
   all told: 2 played JC; 1 took the trick 9C JC KC
   all: turn: 1 | trick: 1 leads | trick 9: 0 led 9C KC JC, 1 takes | public.phase: lead
   seat 0, 1: in no heap: JC | size hand of 2: 7
   seat 1: moves: play 8S, 9S, 7H, QH, 9D, QD, TC
   seat 2: hand: -JC
101. 1 play QD
   all told: 1 played QD
102. 2 play 8D
   all told: 2 played 8D
103. 0 play T19
   all told: 0 played T19; 0 took the trick 8D QD T19
104. 0 play 8H
   all told: 0 played 8H
105. 1 play 7H
   all told: 1 played 7H
106. 2 play T17
   all told: 2 played T17; 2 took the trick 7H 8H T17
107. 2 play TD
   all told: 2 played TD
108. 0 play T16
   all told: 0 played T16
109. 1 play 9D
   all told: 1 played 9D; 0 took the trick 9D TD T16
110. 0 play 7C
   all told: 0 played 7C
   all: trick: 0 led 7C | trick 10: 1 led QD 8D T19, 0 takes | trick 11: 0 led 8H 7H T17, 2 takes | trick 12: 2 led TD T16 9D, 0 takes | public.phase: reply
   seat 0, 1: size hand of 2: 4
   seat 0, 2: size hand of 1: 4
   seat 1, 2: size hand of 0: 3 | may -CD in hand of 0
   seat 0: in no heap: 7H 8D 9D QD T17 TD | hand: = CS KS CH | may -QH in hand of 2
   seat 1: in no heap: 7C 8D 8H T16 T17 T19 TD | hand: -7H -9D -QD | moves: play TC
   seat 2: in no heap: 7C 7H 8H 9D QD T16 T19 | hand: -8D -TD -T17
111. 1 play TC
   all told: 1 played TC
112. 2 play T14
   all told: 2 played T14; 2 took the trick 7C TC T14
113. 2 play T8
   all told: 2 played T8
114. 0 play KS
   all told: 0 played KS
115. 1 play 9S
   all told: 1 played 9S; 2 took the trick 9S KS T8
116. 2 play T5
   all told: 2 played T5
117. 0 play CH
   all told: 0 played CH
118. 1 play QH
   all told: 1 played QH; 2 took the trick CH QH T5
119. 2 play FOOL
   all told: 2 played FOOL
120. 0 play CS
   all told: 0 played CS
   all: trick: 2 led FOOL CS | trick 13: 0 led 7C TC T14, 2 takes | trick 14: 2 led T8 KS 9S, 2 takes | trick 15: 2 led T5 CH QH, 2 takes
   seat 0, 2: size hand of 1: 1
   seat 0: no more: hand, size hand of 2, may hand of 2 | in no heap: 9S FOOL QH T14 T5 T8 TC
   seat 1: no more: size hand of 0, may hand of 0, size hand of 2, may hand of 2 | in no heap: CH CS FOOL KS T14 T5 T8 | hand: = 8S | moves: play 8S
   seat 2: no more: hand, size hand of 0, may hand of 0 | in no heap: 9S CH CS KS QH TC | may -T9 in hand of 1
121. 1 play 8S
   all told: 1 played 8S; 2 took the trick 8S CS FOOL; deal 2 §8.3 basic: +12 points to 1; deal 2 §8.3 basic: +12 points to 2; deal 2 §8.4 over: +60 points to 1; deal 2 §8.4 over: +60 points to 2; deal 2 §8.5 ninety_failed: +80 points to 1; deal 2 §8.5 ninety_failed: +80 points to 2; deal 2 §8.5 cockatoo_failed: +120 points to 1 for T3; deal 2 §8.5 cockatoo_failed: +120 points to 2 for T3; deal 2 §5.6 half_honours: +2 points to 2; deal 2 over
122. * deal
   all told: 0 dealt
123. 1 say pass
   all told: 1 said pass
124. 2 say three
   all told: 2 said three
125. 0 say pass
   all told: 0 said pass
126. 2 say seventy
   all told: 2 said seventy
127. 2 say sparrow
   all told: 2 said sparrow
128. 2 say cockatoo
   all told: 2 said cockatoo
129. 2 say owl
   all told: 2 said owl
130. 2 say done
   all told: 2 said done
   all: turn: 2 | dealer: 0 | shown: 8S T1 T4 T9 T11 T17 | sides: 1 1 0 | holds: 0,-100 0,326 0,320 | deals: 2 over, 0 of them thrown in | public.phase: take | public.auction.bidder: 2 | public.auction.out: (True True False) | public.auction.contra: -2 | public.auction.spoken: ([1 pass] [2 three] [0 pass]) | public.declarer: 2 | public.contras: 0 | public.declared: ([seventy True 0] [sparrow True 0] [cockatoo True 0] [owl True 0]) | public.taken: -1 | public.stock: (8S T11 T4 T9 T1 T17) | public.announced: (  ) | public.raised: 1
   seat 0, 1: size hand of 2: 16
   seat 0, 2: size hand of 1: 16
   seat 1, 2: no more: trick, tricks, size discard of 0, may discard of 0 | size hand of 0: 16
   seat 0: no more: aside, trick, tricks | in no heap: 8S | hand: = 7S TS CS QS 9H QH KH TD 9C KC T5 T8 T16 T18 T19 T20 | may = 9S JS KS 7H 8H TH JH CH 7D 8D 9D JD CD QD KD 7C 8C TC JC CC QC T2 T3 T6 T7 T10 T12 T13 T14 T15 T21 FOOL in all heaps
   seat 1: in no heap: JS T9 | hand: = 9S JS 8H 8D 9D JD QD KD 8C TC QC T2 T7 T14 T15 T21 | may = 7S TS CS QS KS 7H 9H TH JH CH QH KH 7D TD CD 7C 9C JC CC KC T3 T5 T6 T8 T10 T12 T13 T16 T18 T19 T20 FOOL in all heaps
   seat 2: in no heap: 8S CD T9 | hand: = KS 7H TH JH CH 7D CD 7C JC CC T3 T6 T10 T12 T13 FOOL | moves: take 0, 1 | may = 7S 9S TS JS CS QS 8H 9H QH KH 8D 9D TD JD QD KD 8C 9C TC QC KC T2 T5 T7 T8 T14 T15 T16 T18 T19 T20 T21 in hand of 0 | may +7S +9S +TS +CS +QS +8H +9H +QH +KH +8D +9D +TD +JD +QD +KD +8C +9C +TC +QC +KC +T2 +T5 +T7 +T8 +T14 +T15 +T16 +T18 +T19 +T20 +T21 in hand of 1
131. 2 take 1
   seat 0, 1 told: 2 took packet 1; 2 drew 3
   seat 2 told: 2 took packet 1; 2 drew 3: T1 T9 T17
132. 2 lay T12
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid T12
133. 2 lay T3
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid T3
134. 2 lay JC
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid JC
135. 2 say done
   all told: 2 said done
136. 2 say ninety
   all told: 2 said ninety
137. 2 say done
   all told: 2 said done
138. 2 say half_honours
   all told: 2 said half_honours
139. 2 say done
   all told: 2 said done
140. 0 say done
   all told: 0 said done
   all: turn: 1 | shown: 8S T4 T11 | public.phase: holding | public.declared: ([seventy True 0] [sparrow True 0] [cockatoo True 0] [owl True 0] [ninety False 0]) | public.taken: 1 | public.announced: (  (half_honours))
   seat 0, 1: size discard of 2: 3 | may +T1 +T9 +T17 in hand of 2 | sure = T1 in hand of 2
   seat 0: may = 9S JS 7H 8H TH JH CH 7D 8D 9D JD CD QD 7C 8C TC JC CC QC T2 T3 T6 T7 T9 T10 T12 T13 T14 T15 T17 in discard of 2
   seat 1: moves: say done | may = 7S TS CS QS 7H 9H TH JH CH QH 7D TD CD 7C 9C JC CC T3 T5 T6 T8 T9 T10 T12 T13 T16 T17 T18 T19 T20 in discard of 2
   seat 2: hand: -JC -T3 -T12 +T1 +T9 +T17 | aside: JC T3 T12
141. 1 say done
   all told: 1 said done
142. 0 say contra_cockatoo
   all told: 0 said contra_cockatoo
143. 0 say contra_sparrow
   all told: 0 said contra_sparrow
144. 0 say contra_seventy
   all told: 0 said contra_seventy
145. 0 say contra_owl
   all told: 0 said contra_owl
146. 0 say done
   all told: 0 said done
147. 1 say done
   all told: 1 said done
148. 2 say recontra_seventy
   all told: 2 said recontra_seventy
149. 2 say done
   all told: 2 said done
150. 0 say subcontra_seventy
   all told: 0 said subcontra_seventy
   all: turn: 2 | trick: 2 leads | public.phase: lead | public.declared: ([seventy True 3] [sparrow True 1] [cockatoo True 1] [owl True 1] [ninety False 0])
   seat 2: moves: play KS, 7H, TH, JH, CH, 7D, CD, 7C, CC, T1, T6, T9, T10, T13, T17, FOOL
151. 2 play 7C
   all told: 2 played 7C
152. 0 play 9C
   all told: 0 played 9C
153. 1 play TC
   all told: 1 played TC; 1 took the trick 7C 9C TC
154. 1 play T7
   all told: 1 played T7
155. 2 play T10
   all told: 2 played T10
156. 0 play T18
   all told: 0 played T18; 0 took the trick T7 T10 T18
157. 0 play TS
   all told: 0 played TS
158. 1 play JS
   all told: 1 played JS
159. 2 play KS
   all told: 2 played KS; 2 took the trick TS JS KS
160. 2 play T17
   all told: 2 played T17
   all: turn: 0 | trick: 2 led T17 | trick 1: 2 led 7C 9C TC, 1 takes | trick 2: 1 led T7 T10 T18, 0 takes | trick 3: 0 led TS JS KS, 2 takes | public.phase: reply
   seat 0, 1: size hand of 2: 12
   seat 0, 2: size hand of 1: 13
   seat 1, 2: size hand of 0: 13
   seat 0: in no heap: 7C JS KS T10 T17 T7 TC | hand: -TS -9C -T18 | moves: play T5, T8, T16, T19, T20
   seat 1: in no heap: 7C 9C KS T10 T17 T18 TS | hand: -JS -TC -T7
   seat 2: in no heap: 9C JS T18 T7 TC TS | hand: -KS -7C -T10 -T17
161. 0 play T8
   all told: 0 played T8
162. 1 play T15
   all told: 1 played T15; 2 took the trick T8 T15 T17
163. 2 play CD
   all told: 2 played CD
164. 0 play TD
   all told: 0 played TD
165. 1 play QD
   all told: 1 played QD; 1 took the trick TD CD QD
166. 1 play T21
   all told: 1 played T21
167. 2 play T1
   all told: 2 played T1
168. 0 play T19
   all told: 0 played T19; 1 took the trick T1 T19 T21
169. 1 play KD
   all told: 1 played KD
170. 2 play 7D
   all told: 2 played 7D
   all: trick: 1 led KD 7D | trick 4: 2 led T17 T8 T15, 2 takes | trick 5: 2 led CD TD QD, 1 takes | trick 6: 1 led T21 T1 T19, 1 takes
   seat 0, 1: no more: sure hand of 2 | size hand of 2: 9
   seat 0, 2: size hand of 1: 9
   seat 1, 2: size hand of 0: 10
   seat 0: in no heap: 7D CD KD QD T1 T15 T21 | hand: -TD -T8 -T19 | moves: play T5, T16, T20
   seat 1: in no heap: 7D CD T1 T19 T8 TD | hand: -QD -KD -T15 -T21
   seat 2: in no heap: KD QD T15 T19 T21 T8 TD | hand: -7D -CD -T1
171. 0 play T16
   all told: 0 played T16; 0 took the trick 7D KD T16
172. 0 play 9H
   all told: 0 played 9H
173. 1 play 8H
   all told: 1 played 8H
174. 2 play JH
   all told: 2 played JH; 2 took the trick 8H 9H JH
175. 2 play FOOL
   all told: 2 played FOOL
176. 0 play T5
   all told: 0 played T5
177. 1 play T2
   all told: 1 played T2; 2 took the trick T2 T5 FOOL
178. 2 play CH
   all told: 2 played CH
179. 0 play QH
   all told: 0 played QH
180. 1 play T14
   all told: 1 played T14; 1 took the trick CH QH T14
   all: turn: 1 | trick: 1 leads | trick 7: 1 led KD 7D T16, 0 takes | trick 8: 0 led 9H 8H JH, 2 takes | trick 9: 2 led FOOL T5 T2, 2 takes | trick 10: 2 led CH QH T14, 1 takes | public.phase: lead
   seat 0, 1: size hand of 2: 6
   seat 0, 2: size hand of 1: 6
   seat 1, 2: size hand of 0: 6
   seat 0: in no heap: 8H CH FOOL JH T14 T2 | hand: -9H -QH -T5 -T16 | may -7H -TH in hand of 1
   seat 1: in no heap: 9H CH FOOL JH QH T16 T5 | hand: -8H -T2 -T14 | moves: play 9S, 8D, 9D, JD, 8C, QC
   seat 2: in no heap: 8H 9H QH T14 T16 T2 T5 | hand: -JH -CH -FOOL | may -8D -9D -JD in hand of 0 | may -KH in hand of 1
181. 1 play 8D
   all told: 1 played 8D
182. 2 play T13
   all told: 2 played T13
183. 0 play T20
   all told: 0 played T20; 0 took the trick 8D T13 T20
184. 0 play KH
   all told: 0 played KH
185. 1 play 9D
   all told: 1 played 9D
186. 2 play TH
   all told: 2 played TH; 0 took the trick TH KH 9D
187. 0 play 7S
   all told: 0 played 7S
188. 1 play 9S
   all told: 1 played 9S
189. 2 play T9
   all told: 2 played T9; 2 took the trick 7S 9S T9
190. 2 play T6
   all told: 2 played T6
   all: turn: 0 | trick: 2 led T6 | trick 11: 1 led 8D T13 T20, 0 takes | trick 12: 0 led KH 9D TH, 0 takes | trick 13: 0 led 7S 9S T9, 2 takes | public.phase: reply
   seat 0, 1: size hand of 2: 2
   seat 0, 2: size hand of 1: 3
   seat 1, 2: size hand of 0: 3
   seat 0: in no heap: 8D 9D 9S T13 T6 T9 TH | hand: = CS QS KC | moves: play CS, QS, KC | may -T3 -T12 in hand of 1 | may -JD in hand of 2
   seat 1: in no heap: 7S KH T13 T20 T6 T9 TH | hand: = JD 8C QC | may -CS -QS in hand of 2
   seat 2: in no heap: 7S 8D 9D 9S KH T20 | hand: = 7H CC
191. 0 play KC
   all told: 0 played KC
192. 1 play 8C
   all told: 1 played 8C; 2 took the trick 8C KC T6
193. 2 play 7H
   all told: 2 played 7H
194. 0 play QS
   all told: 0 played QS
195. 1 play QC
   all told: 1 played QC; 2 took the trick QS 7H QC
196. 2 play CC
   all told: 2 played CC
197. 0 play CS
   all told: 0 played CS
198. 1 play JD
   all told: 1 played JD; 2 took the trick CS JD CC; deal 3 §8.3 basic: +3 points to 0; deal 3 §8.3 basic: +3 points to 1; deal 3 §8.5 seventy_failed: +80 points to 0; deal 3 §8.5 seventy_failed: +80 points to 1; deal 3 §8.5 sparrow_failed: +40 points to 0 for T1; deal 3 §8.5 sparrow_failed: +40 points to 1 for T1; deal 3 §8.5 cockatoo_failed: +120 points to 0 for T3; deal 3 §8.5 cockatoo_failed: +120 points to 1 for T3; deal 3 §8.5 owl_failed: +80 points to 0 for T2; deal 3 §8.5 owl_failed: +80 points to 1 for T2; deal 3 §8.5 ninety_failed: +20 points to 0; deal 3 §8.5 ninety_failed: +20 points to 1; deal 3 §5.6 half_honours: +2 points to 2; deal 3 §9.6 century: +47 points to 1; deal 3 §9.6 century: +47 points to 2; deal 3 §9.3 settlement: +473 settled to 1 from 0; deal 3 §9.3 settlement: +347 settled to 1 from 2; deal 3 §9.3 settlement: +126 settled to 2 from 0; deal 3 §9.3 wiped: +243 points to table from 0; deal 3 §9.3 wiped: +716 points to table from 1; deal 3 §9.3 wiped: +369 points to table from 2; deal 3 over
199. * deal
   all told: 1 dealt
200. 2 say pass
   all told: 2 said pass
   all: dealer: 1 | sides: -1 -1 -1 | holds: -599,0 820,0 -221,0 | deals: 3 over, 0 of them thrown in | public.phase: bid | public.auction.bidder: -2 | public.auction.out: (False False True) | public.auction.calls: 0 | public.auction.spoken: ([2 pass]) | public.declarer: -2 | public.taken: -1 | public.announced: (  ) | size stock: 6
   seat 0, 1: no more: shown, trick, tricks, public.auction.bid, public.declared, public.stock, size discard of 2, may discard of 2 | size hand of 2: 16
   seat 0, 2: size hand of 1: 16
   seat 1, 2: size hand of 0: 16
   seat 0: in no heap: 8C CC JC T12 | hand: = 9S TS 8H 9H JH CH 8C TC JC CC T9 T11 T12 T13 T15 T20 | moves: say pass, three, solo | may +7S +8S +JS +CS +QS +KS +7H +TH +QH +KH +7D +8D +9D +TD +CD +QD +KD +7C +9C +KC +T1 +T2 +T3 +T4 +T5 +T6 +T7 +T8 +T10 +T14 +T16 +T17 +T18 +T19 +T21 +FOOL in hand of 1 | may +7S +8S +JS +CS +QS +KS +TH +QH +KH +7D +8D +9D +TD +JD +CD +QD +KD +7C +9C +KC +T1 +T2 +T4 +T5 +T6 +T7 +T8 +T10 +T14 +T16 +T17 +T18 +T19 +T21 +FOOL in hand of 2 | may = 7S 8S JS CS QS KS 7H TH QH KH 7D 8D 9D TD JD CD QD KD 7C 9C QC KC T1 T2 T3 T4 T5 T6 T7 T8 T10 T14 T16 T17 T18 T19 T21 FOOL in stock
   seat 1: in no heap: 7H KC | hand: = 8S 7H TH 8D 9D CD KD QC KC T1 T6 T8 T10 T14 T16 T18 | may +7S +9S +TS +JS +KS +8H +9H +JH +CH +QH +KH +7D +TD +JD +QD +7C +8C +9C +TC +T2 +T4 +T5 +T7 +T9 +T11 +T13 +T15 +T17 +T19 +T20 +T21 +FOOL in hand of 0 | may +7S +9S +TS +JS +CS +QS +KS +8H +9H +JH +CH +QH +KH +7D +TD +JD +QD +7C +8C +9C +TC +T2 +T4 +T5 +T7 +T9 +T11 +T13 +T15 +T17 +T19 +T20 +T21 +FOOL in hand of 2 | may = 7S 9S TS JS CS QS KS 8H 9H JH CH QH KH 7D TD JD QD 7C 8C 9C TC JC CC T2 T3 T4 T5 T7 T9 T11 T12 T13 T15 T17 T19 T20 T21 FOOL in stock
   seat 2: no more: aside, shown, trick, tricks, public.auction.bid, public.declared, public.stock | in no heap: JD | hand: = 7S JS KS QH 7D TD JD 7C 9C T2 T3 T4 T17 T19 T21 FOOL | may +8S +9S +TS +7H +8H +9H +TH +JH +CH +KH +8D +9D +CD +QD +KD +TC +JC +CC +T1 +T5 +T6 +T7 +T8 +T9 +T10 +T11 +T12 +T13 +T14 +T15 +T16 +T18 +T20 in hand of 0, hand of 1 | may = 8S 9S TS CS QS 7H 8H 9H TH JH CH KH 8D 9D CD QD KD 8C TC JC CC QC KC T1 T5 T6 T7 T8 T9 T10 T11 T12 T13 T14 T15 T16 T18 T20 in stock
201. 0 say pass
   all told: 0 said pass
202. 1 say pass
   all told: 1 said pass
203. 2 play KS
   all told: 2 played KS
204. 0 play 9S
   all told: 0 played 9S
205. 1 play 8S
   all told: 1 played 8S; 2 took the trick 8S 9S KS
206. 2 play QH
   all told: 2 played QH
207. 0 play 8H
   all told: 0 played 8H
208. 1 play 7H
   all told: 1 played 7H; 2 took the trick 7H 8H QH
209. 2 play 7D
   all told: 2 played 7D
210. 0 play T20
   all told: 0 played T20
   all: turn: 1 | trick: 2 led 7D T20 | sides: 0 1 2 | trick 1: 2 led KS 9S 8S, 2 takes | trick 2: 2 led QH 8H 7H, 2 takes | public.phase: reply | public.auction.out: (True True True) | public.auction.spoken: ([2 pass] [0 pass] [1 pass])
   seat 0, 1: size hand of 2: 13
   seat 0, 2: size hand of 1: 14
   seat 1, 2: size hand of 0: 13
   seat 0: in no heap: 7D 7H 8S KS QH | hand: -9S -8H -T20
   seat 1: in no heap: 7D 8H 9S KS QH T20 | hand: -8S -7H | moves: play 8D, 9D, CD, KD | may -TD -JD -QD in hand of 0
   seat 2: in no heap: 7H 8H 8S 9S T20 | hand: -KS -QH -7D | may -8D -9D -CD -QD -KD in hand of 0
211. 1 play CD
   all told: 1 played CD; 0 took the trick 7D CD T20
212. 0 play T11
   all told: 0 played T11
213. 1 play T8
   all told: 1 played T8
214. 2 play T19
   all told: 2 played T19; 2 took the trick T8 T11 T19
215. 2 play 7S
   all told: 2 played 7S
216. 0 play TS
   all told: 0 played TS
217. 1 play T6
   all told: 1 played T6; 1 took the trick 7S TS T6
218. 1 play TH
   all told: 1 played TH
219. 2 play T3
   all told: 2 played T3
220. 0 play 9H
   all told: 0 played 9H; 2 took the trick 9H TH T3
   all: turn: 2 | trick: 2 leads | trick 3: 2 led 7D T20 CD, 0 takes | trick 4: 0 led T11 T8 T19, 2 takes | trick 5: 2 led 7S TS T6, 1 takes | trick 6: 1 led TH T3 9H, 2 takes | public.phase: lead
   seat 0, 1: size hand of 2: 10
   seat 0, 2: size hand of 1: 10
   seat 1, 2: size hand of 0: 10
   seat 0: in no heap: 7S CD T19 T3 T6 T8 TH | hand: -TS -9H -T11 | may -JS -CS -QS in hand of 1 | may -KH in hand of 2
   seat 1: in no heap: 7S 9H T11 T19 T3 TS | hand: -TH -CD -T6 -T8 | may -JH -CH -KH in hand of 2
   seat 2: in no heap: 9H CD T11 T6 T8 TH TS | hand: -7S -T3 -T19 | moves: play JS, TD, JD, 7C, 9C, T2, T4, T17, T21, FOOL | may -CS -QS in hand of 1
221. 2 play T21
   all told: 2 played T21
222. 0 play T13
   all told: 0 played T13
223. 1 play T14
   all told: 1 played T14; 2 took the trick T13 T14 T21
224. 2 play T2
   all told: 2 played T2
225. 0 play T9
   all told: 0 played T9
226. 1 play T18
   all told: 1 played T18; 1 took the trick T2 T9 T18
227. 1 play KD
   all told: 1 played KD
228. 2 play TD
   all told: 2 played TD
229. 0 play T15
   all told: 0 played T15; 0 took the trick TD KD T15
230. 0 play T12
   all told: 0 played T12
   all: turn: 1 | trick: 0 led T12 | trick 7: 2 led T21 T13 T14, 2 takes | trick 8: 2 led T2 T9 T18, 1 takes | trick 9: 1 led KD TD T15, 0 takes | public.phase: reply
   seat 0, 1: size hand of 2: 7
   seat 0, 2: size hand of 1: 7
   seat 1, 2: size hand of 0: 6
   seat 0: in no heap: KD T14 T18 T2 T21 TD | hand: -T9 -T12 -T13 -T15
   seat 1: in no heap: T12 T13 T15 T2 T21 T9 TD | hand: -KD -T14 -T18 | moves: play T1, T10, T16
   seat 2: in no heap: KD T12 T13 T14 T15 T18 T9 | hand: -TD -T2 -T21
231. 1 play T16
   all told: 1 played T16
232. 2 play T17
   all told: 2 played T17; 2 took the trick T12 T16 T17
233. 2 play 7C
   all told: 2 played 7C
234. 0 play 8C
   all told: 0 played 8C
235. 1 play KC
   all told: 1 played KC; 1 took the trick 7C 8C KC
236. 1 play 8D
   all told: 1 played 8D
237. 2 play JD
   all told: 2 played JD
238. 0 play JH
   all told: 0 played JH; 2 took the trick JH 8D JD
239. 2 play 9C
   all told: 2 played 9C
240. 0 play TC
   all told: 0 played TC
   all: trick: 2 led 9C TC | trick 10: 0 led T12 T16 T17, 2 takes | trick 11: 2 led 7C 8C KC, 1 takes | trick 12: 1 led 8D JD JH, 2 takes
   seat 0, 1: size hand of 2: 3
   seat 0, 2: size hand of 1: 4
   seat 1, 2: size hand of 0: 3
   seat 0: in no heap: 7C 8D 9C JD KC T16 T17 | hand: = CH JC CC
   seat 1: in no heap: 7C 8C 9C JD JH T17 TC | hand: -8D -KC -T16 | moves: play QC | may -T4 -T5 -T7 -FOOL in hand of 0
   seat 2: in no heap: 8C 8D JH KC T16 TC | hand: = JS T4 FOOL | may -T1 -T5 -T7 -T10 in hand of 0
241. 1 play QC
   all told: 1 played QC; 1 took the trick 9C TC QC
242. 1 play 9D
   all told: 1 played 9D
243. 2 play FOOL
   all told: 2 played FOOL
244. 0 play CC
   all told: 0 played CC; 2 took the trick 9D CC FOOL
245. 2 play T4
   all told: 2 played T4
246. 0 play CH
   all told: 0 played CH
247. 1 play T10
   all told: 1 played T10; 1 took the trick CH T4 T10
248. 1 play T1
   all told: 1 played T1
249. 2 play JS
   all told: 2 played JS
250. 0 play JC
   all told: 0 played JC; 1 took the trick JS JC T1; deal 4 §7.5 beggar: +37 points to 0 from 2; deal 4 §7.5 beggar: +12 points to 1 from 2; deal 4 over
   all: turn: chance | shown: CS QS KH QD T5 T7 | holds: -599,37 820,12 -221,-49 | deals: 4 over, 0 of them thrown in | trick 13: 2 led 9C TC QC, 1 takes | trick 14: 1 led 9D FOOL CC, 2 takes | trick 15: 2 led T4 CH T10, 1 takes | trick 16: 1 led T1 JS JC, 1 takes | public.phase: settled | public.stock: (CS T5 QD KH T7 QS)
   seat 0: no more: hand, trick, size hand of 1, may hand of 1, size hand of 2, may hand of 2, size stock, may stock
   seat 1: no more: hand, trick, size hand of 0, may hand of 0, size hand of 2, may hand of 2, size stock, may stock
   seat 2: no more: hand, trick, size hand of 0, may hand of 0, size hand of 1, may hand of 1, size stock, may stock
251. * deal
   all told: 2 dealt
252. 0 say pass
   all told: 0 said pass
253. 1 say pass
   all told: 1 said pass
254. 2 say pass
   all told: 2 said pass
255. 0 play QH
   all told: 0 played QH
256. 1 play CH
   all told: 1 played CH
257. 2 play KH
   all told: 2 played KH; 2 took the trick CH QH KH
258. 2 play T7
   all told: 2 played T7
259. 0 play T5
   all told: 0 played T5
260. 1 play T3
   all told: 1 played T3; 2 took the trick T3 T5 T7
   all: no more: shown, tricks, public.stock | turn: 2 | dealer: 2 | trick: 2 leads | trick 1: 0 led QH CH KH, 2 takes | trick 2: 2 led T7 T5 T3, 2 takes | public.phase: lead | public.auction.spoken: ([0 pass] [1 pass] [2 pass]) | size stock: 6
   seat 0, 1: size hand of 2: 14
   seat 0, 2: size hand of 1: 14
   seat 1, 2: size hand of 0: 14
   seat 0: hand: = 7S 9S TS KS 7H 8D CD 7C KC T9 T11 T12 T15 T17 | may = 8S JS CS QS 8H 9H TH JH 7D 9D TD JD QD KD 8C 9C TC JC CC QC T1 T2 T4 T6 T8 T10 T13 T14 T16 T18 T19 T20 T21 FOOL in all heaps
   seat 1: hand: = 8S QS TD QD KD 8C TC QC T1 T8 T10 T13 T18 T19 | may = 7S 9S TS JS CS KS 7H 8H 9H TH JH 7D 8D 9D JD CD 7C 9C JC CC KC T2 T4 T6 T9 T11 T12 T14 T15 T16 T17 T20 T21 FOOL in all heaps
   seat 2: hand: = JS 8H 9H TH 7D 9D 9C JC CC T2 T4 T14 T16 FOOL | moves: play JS, 8H, 9H, TH, 7D, 9D, 9C, JC, CC, T2, T4, T14, T16, FOOL | may = 7S 8S 9S TS CS QS KS 7H JH 8D TD JD CD QD KD 7C 8C TC QC KC T1 T6 T8 T9 T10 T11 T12 T13 T15 T17 T18 T19 T20 T21 in all heaps
261. 2 play 9C
   all told: 2 played 9C
262. 0 play 7C
   all told: 0 played 7C
263. 1 play QC
   all told: 1 played QC; 1 took the trick 7C 9C QC
264. 1 play KD
   all told: 1 played KD
265. 2 play 7D
   all told: 2 played 7D
266. 0 play CD
   all told: 0 played CD; 1 took the trick 7D CD KD
267. 1 play QS
   all told: 1 played QS
268. 2 play JS
   all told: 2 played JS
269. 0 play TS
   all told: 0 played TS; 1 took the trick TS JS QS
270. 1 play T19
   all told: 1 played T19
   all: trick: 1 led T19 | trick 3: 2 led 9C 7C QC, 1 takes | trick 4: 1 led KD 7D CD, 1 takes | trick 5: 1 led QS JS TS, 1 takes | public.phase: reply
   seat 0, 1: size hand of 2: 11
   seat 0, 2: size hand of 1: 10
   seat 1, 2: size hand of 0: 11
   seat 0: in no heap: 7D 9C JS KD QC QS T19 | hand: -TS -CD -7C
   seat 1: in no heap: 7C 7D 9C CD JS TS | hand: -QS -KD -QC -T19
   seat 2: in no heap: 7C CD KD QC QS T19 TS | hand: -JS -7D -9C | moves: play T2, T4, T14, T16, FOOL
271. 2 play T16
   all told: 2 played T16
272. 0 play T11
   all told: 0 played T11; 1 took the trick T11 T16 T19
273. 1 play QD
   all told: 1 played QD
274. 2 play 9D
   all told: 2 played 9D
275. 0 play 8D
   all told: 0 played 8D; 1 took the trick 8D 9D QD
276. 1 play 8S
   all told: 1 played 8S
277. 2 play T2
   all told: 2 played T2
278. 0 play 9S
   all told: 0 played 9S; 2 took the trick 8S 9S T2
279. 2 play FOOL
   all told: 2 played FOOL
280. 0 play T17
   all told: 0 played T17
   all: turn: 1 | trick: 2 led FOOL T17 | trick 6: 1 led T19 T16 T11, 1 takes | trick 7: 1 led QD 9D 8D, 1 takes | trick 8: 1 led 8S T2 9S, 2 takes
   seat 0, 1: size hand of 2: 7
   seat 0, 2: size hand of 1: 8
   seat 1, 2: size hand of 0: 7
   seat 0: in no heap: 8S 9D FOOL QD T16 T2 | hand: -9S -8D -T11 -T17 | may -CS in hand of 2
   seat 1: in no heap: 8D 9D 9S FOOL T11 T16 T17 T2 | hand: -8S -QD | moves: play T1, T8, T10, T13, T18 | may -7S -CS -KS in hand of 2
   seat 2: in no heap: 8D 8S 9S QD T11 T17 | hand: -9D -T2 -T16 -FOOL
281. 1 play T8
   all told: 1 played T8; 2 took the trick T8 T17 FOOL
282. 2 play 8H
   all told: 2 played 8H
283. 0 play 7H
   all told: 0 played 7H
284. 1 play T1
   all told: 1 played T1; 1 took the trick 7H 8H T1
285. 1 play TD
   all told: 1 played TD
286. 2 play T4
   all told: 2 played T4
287. 0 play T12
   all told: 0 played T12; 0 took the trick TD T4 T12
288. 0 play KC
   all told: 0 played KC
289. 1 play TC
   all told: 1 played TC
290. 2 play CC
   all told: 2 played CC; 0 took the trick TC CC KC
   all: turn: 0 | trick: 0 leads | trick 9: 2 led FOOL T17 T8, 2 takes | trick 10: 2 led 8H 7H T1, 1 takes | trick 11: 1 led TD T4 T12, 0 takes | trick 12: 0 led KC TC CC, 0 takes | public.phase: lead
   seat 0, 1: size hand of 2: 4
   seat 0, 2: size hand of 1: 4
   seat 1, 2: size hand of 0: 4
   seat 0: in no heap: 8H CC T1 T4 T8 TC TD | hand: -7H -KC -T12 | moves: play 7S, KS, T9, T15 | may -9H -TH -JH in hand of 1 | may -JD in hand of 2
   seat 1: in no heap: 7H 8H CC KC T12 T4 | hand: = 8C T10 T13 T18 | may -JD in hand of 0, hand of 2
   seat 2: in no heap: 7H KC T1 T12 T8 TC TD | hand: -8H -CC -T4 | may -JD in hand of 0 | may -JH in hand of 1
291. 0 play T15
   all told: 0 played T15
292. 1 play T10
   all told: 1 played T10
293. 2 play T14
   all told: 2 played T14; 0 took the trick T10 T14 T15
294. 0 play 7S
   all told: 0 played 7S
295. 1 play T18
   all told: 1 played T18
296. 2 play TH
   all told: 2 played TH; 1 took the trick 7S TH T18
297. 1 play T13
   all told: 1 played T13
298. 2 play JC
   all told: 2 played JC
299. 0 play T9
   all told: 0 played T9; 1 took the trick JC T9 T13
300. 1 play 8C
   all told: 1 played 8C
   all: turn: 2 | trick: 1 led 8C | trick 13: 0 led T15 T10 T14, 0 takes | trick 14: 0 led 7S T18 TH, 1 takes | trick 15: 1 led T13 JC T9, 1 takes | public.phase: reply
   seat 0, 1: size hand of 2: 1 | may = 9H JH in hand of 2
   seat 0, 2: no more: size hand of 1, may hand of 1
   seat 1, 2: size hand of 0: 1
   seat 0: in no heap: 8C JC T10 T13 T14 T18 TH | hand: = KS
   seat 1: no more: hand | in no heap: 7S JC T14 T15 T9 TH
   seat 2: in no heap: 7S 8C T10 T13 T15 T18 T9 | hand: = 9H | moves: play 9H
301. 2 play 9H
   all told: 2 played 9H
302. 0 play KS
   all told: 0 played KS; 1 took the trick KS 9H 8C; deal 5 §7.5 beggar: +43 points to 0 from 1; deal 5 §7.5 beggar: +32 points to 2 from 1; deal 5 over
303. * deal
   all told: 0 dealt
304. 1 say solo
   all told: 1 said solo
305. 2 say pass
   all told: 2 said pass
306. 0 say contra
   all told: 0 said contra
307. 1 say done
   all told: 1 said done
308. 1 say ninety
   all told: 1 said ninety
309. 1 say done
   all told: 1 said done
310. 1 say done
   all told: 1 said done
   all: no more: trick, tricks | dealer: 0 | sides: 1 0 1 | holds: -599,80 820,-63 -221,-17 | deals: 5 over, 0 of them thrown in | public.phase: holding | public.auction.bid: solo | public.auction.bidder: 1 | public.auction.out: (True False True) | public.auction.calls: 1 | public.auction.contra: 0 | public.auction.spoken: ([1 solo] [2 pass] [0 contra]) | public.declarer: 1 | public.contras: 1 | public.declared: ([ninety True 0]) | public.raised: 4
   seat 0, 1: size hand of 2: 16
   seat 0, 2: size hand of 1: 16
   seat 1, 2: size hand of 0: 16
   seat 0: hand: = 7S 9S TS QS 7H CH QH 9D QD 8C T5 T9 T10 T13 T17 T18 | may = 8S JS CS KS 8H 9H TH JH KH 7D 8D TD JD CD KD 7C 9C TC JC CC QC KC T1 T2 T3 T4 T6 T7 T8 T11 T12 T14 T15 T16 T19 T20 T21 FOOL in hand of 1 | may +8S +JS +CS +KS +8H +TH +KH +7D +8D +TD +JD +CD +KD +7C +9C +TC +JC +CC +QC +KC +T1 +T2 +T3 +T4 +T6 +T7 +T8 +T11 +T12 +T14 +T15 +T16 +T19 +T20 +T21 +FOOL in hand of 2 | may +8S +JS +KS +8H +TH +KH +7D +8D +TD +CD +KD +7C +9C +TC +JC +CC +QC +KC +T1 +T2 +T3 +T4 +T7 +T8 +T11 +T12 +T14 +T15 +T16 +T19 +FOOL in stock
   seat 1: in no heap: T21 T6 | hand: = 8H TH KH 7D 8D TD 9C TC JC T2 T3 T6 T11 T14 T21 FOOL | may +7S +8S +9S +TS +JS +QS +7H +CH +QH +9D +JD +CD +QD +KD +7C +8C +CC +QC +KC +T1 +T4 +T5 +T7 +T8 +T9 +T10 +T12 +T13 +T15 +T16 +T17 +T18 +T19 in hand of 0 | may +7S +8S +9S +TS +JS +CS +QS +KS +7H +CH +QH +9D +JD +CD +QD +KD +7C +8C +CC +QC +KC +T1 +T4 +T5 +T7 +T8 +T9 +T10 +T12 +T13 +T15 +T16 +T17 +T18 +T19 +T20 in hand of 2 | may +7S +8S +9S +TS +JS +QS +7H +CH +QH +9D +CD +QD +KD +7C +8C +CC +QC +KC +T1 +T4 +T5 +T7 +T8 +T9 +T10 +T12 +T13 +T15 +T16 +T17 +T18 +T19 in stock
   seat 2: in no heap: CS JD KS | hand: = 8S JS CS KS JD CD KD 7C T1 T4 T7 T8 T12 T15 T16 T19 | moves: say done | may +7S +9S +TS +QS +7H +8H +9H +TH +CH +QH +KH +7D +8D +9D +TD +QD +8C +9C +TC +JC +CC +QC +KC +T2 +T3 +T5 +T9 +T10 +T11 +T13 +T14 +T17 +T18 +FOOL in hand of 0, stock | may = 7S 9S TS QS 7H 8H 9H TH JH CH QH KH 7D 8D 9D TD QD 8C 9C TC JC CC QC KC T2 T3 T5 T6 T9 T10 T11 T13 T14 T17 T18 T20 T21 FOOL in hand of 1
311. 2 say done
   all told: 2 said done
312. 0 say done
   all told: 0 said done
313. 2 say contra_ninety
   all told: 2 said contra_ninety
314. 1 say done
   all told: 1 said done
315. 1 play TC
   all told: 1 played TC
316. 2 play 7C
   all told: 2 played 7C
317. 0 play 8C
   all told: 0 played 8C; 1 took the trick 7C 8C TC
318. 1 play 8D
   all told: 1 played 8D
319. 2 play JD
   all told: 2 played JD
320. 0 play 9D
   all told: 0 played 9D; 2 took the trick 8D 9D JD
   all: trick: 2 leads | trick 1: 1 led TC 7C 8C, 1 takes | trick 2: 1 led 8D JD 9D, 2 takes | public.phase: lead | public.declared: ([ninety True 1])
   seat 0, 1: size hand of 2: 14
   seat 0, 2: size hand of 1: 14
   seat 1, 2: size hand of 0: 14
   seat 0: in no heap: 7C 8D JD TC | hand: -9D -8C
   seat 1: in no heap: 7C 8C 9D JD | hand: -8D -TC
   seat 2: in no heap: 8C 8D 9D TC | hand: -JD -7C | moves: play 8S, JS, CS, KS, CD, KD, T1, T4, T7, T8, T12, T15, T16, T19
321. 2 play T4
   all told: 2 played T4
322. 0 play T10
   all told: 0 played T10
323. 1 play T3
   all told: 1 played T3; 0 took the trick T3 T4 T10
324. 0 play TS
   all told: 0 played TS
325. 1 play FOOL
   all told: 1 played FOOL
326. 2 play CS
   all told: 2 played CS; 1 took the trick TS CS FOOL
327. 1 play T14
   all told: 1 played T14
328. 2 play T19
   all told: 2 played T19
329. 0 play T5
   all told: 0 played T5; 2 took the trick T5 T14 T19
330. 2 play T8
   all told: 2 played T8
   all: turn: 0 | trick: 2 led T8 | trick 3: 2 led T4 T10 T3, 0 takes | trick 4: 0 led TS FOOL CS, 1 takes | trick 5: 1 led T14 T19 T5, 2 takes | public.phase: reply
   seat 0, 1: size hand of 2: 10
   seat 0, 2: size hand of 1: 11
   seat 1, 2: size hand of 0: 11
   seat 0: in no heap: CS FOOL T14 T19 T3 T4 T8 | hand: -TS -T5 -T10 | moves: play T9, T13, T17, T18 | may -8S -JS -KS in hand of 1
   seat 1: in no heap: CS T10 T19 T4 T5 T8 TS | hand: -T3 -T14 -FOOL
   seat 2: in no heap: FOOL T10 T14 T3 T5 TS | hand: -CS -T4 -T8 -T19 | may -7S -9S -QS in hand of 1
331. 0 play T13
   all told: 0 played T13
332. 1 play T2
   all told: 1 played T2; 0 took the trick T2 T8 T13
333. 0 play QH
   all told: 0 played QH
334. 1 play KH
   all told: 1 played KH
335. 2 play T1
   all told: 2 played T1; 2 took the trick QH KH T1
336. 2 play T12
   all told: 2 played T12
337. 0 play T9
   all told: 0 played T9
338. 1 play T6
   all told: 1 played T6; 2 took the trick T6 T9 T12
339. 2 play JS
   all told: 2 played JS
340. 0 play QS
   all told: 0 played QS
   all: turn: 1 | trick: 2 led JS QS | trick 6: 2 led T8 T13 T2, 0 takes | trick 7: 0 led QH KH T1, 2 takes | trick 8: 2 led T12 T9 T6, 2 takes
   seat 0, 1: size hand of 2: 7
   seat 0, 2: size hand of 1: 8
   seat 1, 2: size hand of 0: 7
   seat 0: in no heap: JS KH T1 T12 T2 T6 | hand: -QS -QH -T9 -T13 | may -8H -9H -TH -JH in hand of 2
   seat 1: in no heap: JS QH QS T1 T12 T13 T9 | hand: -KH -T2 -T6 | moves: play T11, T21 | may -7H -9H -JH -CH in hand of 2
   seat 2: in no heap: KH QH QS T13 T2 T6 T9 | hand: -JS -T1 -T12
341. 1 play T21
   all told: 1 played T21; 1 took the trick JS QS T21
342. 1 play TD
   all told: 1 played TD
343. 2 play CD
   all told: 2 played CD
344. 0 play QD
   all told: 0 played QD; 0 took the trick TD CD QD
345. 0 play 9S
   all told: 0 played 9S
346. 1 play T11
   all told: 1 played T11
347. 2 play 8S
   all told: 2 played 8S; 1 took the trick 8S 9S T11
348. 1 play 7D
   all told: 1 played 7D
349. 2 play KD
   all told: 2 played KD
350. 0 play T17
   all told: 0 played T17; 0 took the trick 7D KD T17
   all: turn: 0 | trick: 0 leads | trick 9: 2 led JS QS T21, 1 takes | trick 10: 1 led TD CD QD, 0 takes | trick 11: 0 led 9S T11 8S, 1 takes | trick 12: 1 led 7D KD T17, 0 takes | public.phase: lead
   seat 0, 1: size hand of 2: 4
   seat 0, 2: size hand of 1: 4
   seat 1, 2: size hand of 0: 4
   seat 0: in no heap: 7D 8S CD KD T11 T21 TD | hand: -9S -QD -T17 | moves: play 7S, 7H, CH, T18
   seat 1: in no heap: 8S 9S CD KD QD T17 | hand: = 8H TH 9C JC
   seat 2: in no heap: 7D 9S QD T11 T17 T21 TD | hand: -8S -CD -KD
351. 0 play CH
   all told: 0 played CH
352. 1 play TH
   all told: 1 played TH
353. 2 play T7
   all told: 2 played T7; 2 took the trick TH CH T7
354. 2 play T16
   all told: 2 played T16
355. 0 play T18
   all told: 0 played T18
356. 1 play JC
   all told: 1 played JC; 0 took the trick JC T16 T18
357. 0 play 7S
   all told: 0 played 7S
358. 1 play 9C
   all told: 1 played 9C
359. 2 play KS
   all told: 2 played KS; 2 took the trick 7S KS 9C
360. 2 play T15
   all told: 2 played T15
   all: trick: 2 led T15 | trick 13: 0 led CH TH T7, 2 takes | trick 14: 2 led T16 T18 JC, 0 takes | trick 15: 0 led 7S 9C KS, 2 takes | public.phase: reply
   seat 0, 1: no more: size hand of 2, may hand of 2
   seat 0, 2: size hand of 1: 1 | may -T20 in hand of 1
   seat 1, 2: size hand of 0: 1
   seat 0: in no heap: 9C JC KS T15 T16 T7 TH | hand: = 7H | moves: play 7H
   seat 1: in no heap: 7S CH KS T15 T16 T18 T7 | hand: = 8H
   seat 2: no more: hand | in no heap: 7S 9C CH JC T18 TH
361. 0 play 7H
   all told: 0 played 7H
362. 1 play 8H
   all told: 1 played 8H; 2 took the trick 7H 8H T15; deal 6 §8.3 basic: +96 points to 2; deal 6 §8.3 basic: +96 points to 0; deal 6 §8.4 over: +992 points to 2; deal 6 §8.4 over: +992 points to 0; deal 6 §8.5 ninety_failed: +640 points to 2; deal 6 §8.5 ninety_failed: +640 points to 0; deal 6 §9.6 century: +47 points to 0; deal 6 §9.6 century: +47 points to 2; deal 6 §9.3 settlement: +1918 settled to 0 from 1; deal 6 §9.3 settlement: +97 settled to 0 from 2; deal 6 §9.3 settlement: +1821 settled to 2 from 1; deal 6 §9.3 wiped: +1855 points to table from 0; deal 6 §9.3 wiped: +63 points to 1; deal 6 §9.3 wiped: +1758 points to table from 2; deal 6 over
363. * deal
   all told: 1 dealt
364. 2 say solo
   all told: 2 said solo
365. 0 say pass
   all told: 0 said pass
366. 1 say pass
   all told: 1 said pass
367. 2 say sparrow
   all told: 2 said sparrow
368. 2 say done
   all told: 2 said done
369. 2 say done
   all told: 2 said done
370. 0 say done
   all told: 0 said done
   all: no more: trick, tricks | turn: 1 | dealer: 1 | sides: 1 1 0 | holds: 1416,0 -2919,0 1503,0 | deals: 6 over, 0 of them thrown in | public.phase: holding | public.auction.bidder: 2 | public.auction.out: (True True False) | public.auction.contra: -2 | public.auction.spoken: ([2 solo] [0 pass] [1 pass]) | public.declarer: 2 | public.contras: 0 | public.declared: ([sparrow True 0]) | public.raised: 1
   seat 0, 1: size hand of 2: 16 | sure = T1 in hand of 2
   seat 0, 2: size hand of 1: 16
   seat 1, 2: size hand of 0: 16
   seat 0: in no heap: 8H T20 | hand: = 7S 8S TS CS KS 8H TH QH 8D 7C T2 T4 T12 T20 T21 FOOL | may +9S +JS +QS +7H +CH +KH +7D +9D +TD +JD +CD +QD +KD +8C +9C +TC +JC +T3 +T5 +T6 +T7 +T8 +T9 +T10 +T11 +T13 +T14 +T15 +T16 +T17 +T18 +T19 in hand of 1, stock | may = 9S JS QS 7H 9H JH CH KH 7D 9D TD JD CD QD KD 8C 9C TC JC CC QC KC T1 T3 T5 T6 T7 T8 T9 T10 T11 T13 T14 T15 T16 T17 T18 T19 in hand of 2
   seat 1: in no heap: 7H 9H QC | hand: = 9S JS 7H 9H CH KH TD JD CD 8C JC QC T6 T7 T9 T16 | moves: say done | may +7S +8S +TS +CS +QS +KS +8H +TH +QH +7D +8D +9D +QD +KD +7C +9C +TC +T2 +T3 +T4 +T5 +T8 +T10 +T11 +T12 +T13 +T14 +T15 +T17 +T18 +T19 +T21 +FOOL in hand of 0, stock | may = 7S 8S TS CS QS KS 8H TH JH QH 7D 8D 9D QD KD 7C 9C TC CC KC T1 T2 T3 T4 T5 T8 T10 T11 T12 T13 T14 T15 T17 T18 T19 T20 T21 FOOL in hand of 2
   seat 2: in no heap: CC JH | hand: = QS JH 7D 9D QD 9C CC T1 T8 T10 T11 T13 T14 T15 T18 T19 | may +7S +8S +9S +TS +JS +CS +KS +TH +CH +QH +KH +8D +TD +JD +CD +KD +7C +8C +TC +JC +T2 +T3 +T4 +T5 +T6 +T7 +T9 +T12 +T16 +T17 +T21 +FOOL in hand of 0, stock | may +7S +8S +9S +TS +JS +CS +KS +TH +CH +QH +KH +8D +TD +JD +CD +KD +7C +8C +TC +JC +T2 +T3 +T4 +T5 +T6 +T7 +T9 +T12 +T16 +T17 +T20 +T21 +FOOL in hand of 1
371. 1 say done
   all told: 1 said done
372. 0 say contra_sparrow
   all told: 0 said contra_sparrow
373. 2 say recontra_sparrow
   all told: 2 said recontra_sparrow
374. 0 say done
   all told: 0 said done
375. 1 say subcontra_sparrow
   all told: 1 said subcontra_sparrow
376. 2 play QD
   all told: 2 played QD
377. 0 play 8D
   all told: 0 played 8D
378. 1 play JD
   all told: 1 played JD; 2 took the trick 8D JD QD
379. 2 play T14
   all told: 2 played T14
380. 0 play T20
   all told: 0 played T20
   all: trick: 2 led T14 T20 | trick 1: 2 led QD 8D JD, 2 takes | public.phase: reply | public.declared: ([sparrow True 3])
   seat 0, 1: size hand of 2: 14
   seat 0, 2: size hand of 1: 15
   seat 1, 2: size hand of 0: 14
   seat 0: in no heap: JD QD T14 | hand: -8D -T20
   seat 1: in no heap: 8D QD T14 T20 | hand: -JD | moves: play T6, T7, T9, T16
   seat 2: in no heap: 8D JD T20 | hand: -QD -T14
381. 1 play T9
   all told: 1 played T9; 0 took the trick T9 T14 T20
382. 0 play 8S
   all told: 0 played 8S
383. 1 play 9S
   all told: 1 played 9S
384. 2 play QS
   all told: 2 played QS; 2 took the trick 8S 9S QS
385. 2 play T15
   all told: 2 played T15
386. 0 play T12
   all told: 0 played T12
387. 1 play T16
   all told: 1 played T16; 1 took the trick T12 T15 T16
388. 1 play T7
   all told: 1 played T7
389. 2 play T11
   all told: 2 played T11
390. 0 play FOOL
   all told: 0 played FOOL; 0 took the trick T7 T11 FOOL
   all: turn: 0 | trick: 0 leads | trick 2: 2 led T14 T20 T9, 0 takes | trick 3: 0 led 8S 9S QS, 2 takes | trick 4: 2 led T15 T12 T16, 1 takes | trick 5: 1 led T7 T11 FOOL, 0 takes | public.phase: lead
   seat 0, 1: size hand of 2: 11
   seat 0, 2: size hand of 1: 11
   seat 1, 2: size hand of 0: 11
   seat 0: in no heap: 9S QS T11 T15 T16 T7 T9 | hand: -8S -T12 -FOOL | moves: play 7S, TS, CS, KS, 8H, TH, QH, 7C, T2, T4, T21
   seat 1: in no heap: 8S FOOL QS T11 T12 T15 | hand: -9S -T7 -T9 -T16
   seat 2: in no heap: 8S 9S FOOL T12 T16 T7 T9 | hand: -QS -T11 -T15
391. 0 play 7C
   all told: 0 played 7C
392. 1 play QC
   all told: 1 played QC
393. 2 play 9C
   all told: 2 played 9C; 1 took the trick 7C 9C QC
394. 1 play KH
   all told: 1 played KH
395. 2 play JH
   all told: 2 played JH
396. 0 play QH
   all told: 0 played QH; 1 took the trick JH QH KH
397. 1 play CD
   all told: 1 played CD
398. 2 play 7D
   all told: 2 played 7D
399. 0 play T2
   all told: 0 played T2; 0 took the trick 7D CD T2
400. 0 play 7S
   all told: 0 played 7S
   all: turn: 1 | trick: 0 led 7S | trick 6: 0 led 7C QC 9C, 1 takes | trick 7: 1 led KH JH QH, 1 takes | trick 8: 1 led CD 7D T2, 0 takes | public.phase: reply
   seat 0, 1: size hand of 2: 8
   seat 0, 2: size hand of 1: 8
   seat 1, 2: size hand of 0: 7
   seat 0: in no heap: 7D 9C CD JH KH QC | hand: -7S -QH -7C -T2
   seat 1: in no heap: 7C 7D 7S 9C JH QH T2 | hand: -KH -CD -QC | moves: play JS | may -9D -KD in hand of 0
   seat 2: in no heap: 7C 7S CD KH QC QH T2 | hand: -JH -7D -9C | may -TD -KD in hand of 0
