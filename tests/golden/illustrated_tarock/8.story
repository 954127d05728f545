start
   all: turn: chance | dealer: 2 | sides: -1 -1 -1 | holds: 0,0 0,0 0,0 | deals: 0 over, 0 of them thrown in | public.phase: dealing | public.auction.bidder: -2 | public.auction.out: (False False False) | public.auction.calls: 0 | public.auction.contra: -2 | public.declarer: -2 | public.contras: 0 | public.taken: -1 | public.announced: (  ) | public.drawn_out: False | public.least: 0 | public.most: 0 | public.raised: 1 | public.per_contra: 1 | public.beggar_stock: aside | public.subcontra: -2
1. * deal
   all told: 2 dealt
   all: turn: 0 | public.phase: bid | public.ladder: ((three 1) (take 2) (two 3) (one 4) (solo 8)) | public.per_contra: 2 | size stock: 6
   seat 0, 1: size hand of 2: 16
   seat 0, 2: size hand of 1: 16
   seat 1, 2: size hand of 0: 16
   seat 0: hand: = CH 7D 8D JD QD 7C 9C JC KC T2 T5 T7 T13 T14 T20 FOOL | moves: say pass, three, two, one, solo, wait | may = 7S 8S 9S TS JS CS QS KS 7H 8H 9H TH JH QH KH 9D TD CD KD 8C TC CC QC T1 T3 T4 T6 T8 T9 T10 T11 T12 T15 T16 T17 T18 T19 T21 in all heaps
   seat 1: hand: = 7H 9H JH QH 9D TD 8C T1 T3 T4 T8 T9 T11 T12 T16 T19 | may = 7S 8S 9S TS JS CS QS KS 8H TH CH KH 7D 8D JD CD QD KD 7C 9C TC JC CC QC KC T2 T5 T6 T7 T10 T13 T14 T15 T17 T18 T20 T21 FOOL in all heaps
   seat 2: hand: = 7S 8S 9S TS CS KS TH KD TC QC T6 T10 T15 T17 T18 T21 | may = JS QS 7H 8H 9H JH CH QH KH 7D 8D 9D TD JD CD QD 7C 8C 9C JC CC KC T1 T2 T3 T4 T5 T7 T8 T9 T11 T12 T13 T14 T16 T19 T20 FOOL in all heaps
2. 0 say two
   all told: 0 said two
   all: turn: 1 | public.auction.bid: two | public.auction.bidder: 0 | public.auction.calls: 1 | public.auction.spoken: ([0 two])
   seat 1: moves: say pass, one, solo, contra
3. 1 say contra
   all told: 1 said contra
   all: turn: 0 | public.phase: recontra | public.auction.out: (False True False) | public.auction.contra: 1 | public.auction.spoken: ([0 two] [1 contra]) | public.contras: 1 | public.raised: 4
   seat 0: moves: say done, recontra
4. 0 say done
   all told: 0 said done
   all: turn: 2 | public.phase: bid
   seat 2: moves: say pass, one, solo
5. 2 say one
   all told: 2 said one
   all: turn: 0 | public.auction.bid: one | public.auction.bidder: 2 | public.auction.calls: 2 | public.auction.contra: -2 | public.auction.spoken: ([0 two] [1 contra] [2 one]) | public.contras: 0 | public.raised: 1
   seat 0: moves: say pass, solo, contra
6. 0 say contra
   all told: 0 said contra
   all: turn: 2 | public.phase: recontra | public.auction.out: (True True False) | public.auction.contra: 0 | public.auction.spoken: ([0 two] [1 contra] [2 one] [0 contra]) | public.contras: 1 | public.raised: 4
   seat 2: moves: say done, recontra
7. 2 say recontra
   all told: 2 said recontra
   all: turn: 0 | public.phase: subcontra | public.auction.spoken: ([0 two] [1 contra] [2 one] [0 contra] [2 recontra]) | public.contras: 2 | public.raised: 16
   seat 0: moves: say done, subcontra
8. 0 say done
   all told: 0 said done
   all: turn: 1
   seat 1: moves: say done, subcontra
9. 1 say subcontra
   all told: 1 said subcontra
   all: turn: 2 | sides: 1 1 0 | public.phase: early | public.auction.spoken: ([0 two] [1 contra] [2 one] [0 contra] [2 recontra] [1 subcontra]) | public.declarer: 2 | public.contras: 3 | public.raised: 64
   seat 2: moves: say done, seventy, ninety, sparrow, owl, cockatoo
10. 2 say ninety
   all told: 2 said ninety
   all: public.declared: ([ninety True 0])
   seat 2: moves: say done, sparrow, owl, cockatoo
11. 2 say cockatoo
   all told: 2 said cockatoo
   all: public.declared: ([ninety True 0] [cockatoo True 0])
   seat 2: moves: say done, sparrow, owl
12. 2 say owl
   all told: 2 said owl
   all: public.declared: ([ninety True 0] [cockatoo True 0] [owl True 0])
   seat 2: moves: say done, sparrow
13. 2 say sparrow
   all told: 2 said sparrow
   all: public.declared: ([ninety True 0] [cockatoo True 0] [owl True 0] [sparrow True 0])
   seat 2: moves: say done
14. 2 say done
   all told: 2 said done
   all: no more: size stock, may stock | in no heap: 8H CC CD JS KH QS | shown: JS QS 8H KH CD CC | public.phase: take | public.stock: (KH CC 8H CD JS QS)
   seat 2: moves: take 0, 1, 2, 3, 4, 5
15. 2 take 3
   seat 0, 1 told: 2 took packet 3; 2 drew 1
   seat 2 told: 2 took packet 3; 2 drew 1: CD
   all: shown: JS QS 8H KH CC | public.phase: discard | public.taken: 3 | public.least: 1 | public.most: 1
   seat 0, 1: size hand of 2: 17 | may +CD in hand of 2
   seat 2: hand: +CD | moves: lay 7S, 8S, 9S, TS, CS, TH, CD, TC, QC, T6, T10, T15, T17, T18
16. 2 lay TH
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid TH
   seat 0, 1: size hand of 2: 16 | size discard of 2: 1
   seat 0: may = 7S 8S 9S TS CS 7H 9H TH JH QH 9D TD CD 8C TC QC T3 T4 T6 T8 T9 T10 T11 T12 T15 T16 T17 T18 T19 in discard of 2
   seat 1: may = 7S 8S 9S TS CS TH CH 7D 8D JD CD QD 7C 9C TC JC QC T2 T5 T6 T7 T10 T13 T14 T15 T17 T18 T20 in discard of 2
   seat 2: hand: -TH | aside: TH | moves: say done
17. 2 say done
   all told: 2 said done
   all: public.phase: late | public.least: 0 | public.most: 0
18. 2 say done
   all told: 2 said done
   all: public.phase: holding
19. 2 say done
   all told: 2 said done
   all: turn: 0
   seat 0: moves: say done
20. 0 say done
   all told: 0 said done
   all: turn: 1
   seat 1: moves: say done
21. 1 say done
   all told: 1 said done
   all: turn: 0 | public.phase: contra_bonus
   seat 0: moves: say done, contra_ninety, contra_cockatoo, contra_owl, contra_sparrow
22. 0 say contra_sparrow
   all told: 0 said contra_sparrow
   all: public.declared: ([ninety True 0] [cockatoo True 0] [owl True 0] [sparrow True 1])
   seat 0: moves: say done, contra_ninety, contra_cockatoo, contra_owl
23. 0 say contra_cockatoo
   all told: 0 said contra_cockatoo
   all: public.declared: ([ninety True 0] [cockatoo True 1] [owl True 0] [sparrow True 1])
   seat 0: moves: say done, contra_ninety, contra_owl
24. 0 say contra_ninety
   all told: 0 said contra_ninety
   all: public.declared: ([ninety True 1] [cockatoo True 1] [owl True 0] [sparrow True 1])
   seat 0: moves: say done, contra_owl
25. 0 say contra_owl
   all told: 0 said contra_owl
   all: turn: 2 | public.phase: recontra_bonus | public.declared: ([ninety True 1] [cockatoo True 1] [owl True 1] [sparrow True 1])
   seat 2: moves: say done, recontra_ninety, recontra_cockatoo, recontra_owl, recontra_sparrow
26. 2 say recontra_cockatoo
   all told: 2 said recontra_cockatoo
   all: public.declared: ([ninety True 1] [cockatoo True 2] [owl True 1] [sparrow True 1])
   seat 2: moves: say done, recontra_ninety, recontra_owl, recontra_sparrow
27. 2 say recontra_sparrow
   all told: 2 said recontra_sparrow
   all: public.declared: ([ninety True 1] [cockatoo True 2] [owl True 1] [sparrow True 2])
   seat 2: moves: say done, recontra_ninety, recontra_owl
28. 2 say recontra_ninety
   all told: 2 said recontra_ninety
   all: public.declared: ([ninety True 2] [cockatoo True 2] [owl True 1] [sparrow True 2])
   seat 2: moves: say done, recontra_owl
29. 2 say done
   all told: 2 said done
   all: turn: 0 | public.phase: subcontra_bonus
   seat 0: moves: say done, subcontra_ninety, subcontra_cockatoo, subcontra_sparrow
30. 0 say subcontra_sparrow
   all told: 0 said subcontra_sparrow
   all: public.declared: ([ninety True 2] [cockatoo True 2] [owl True 1] [sparrow True 3])
   seat 0: moves: say done, subcontra_ninety, subcontra_cockatoo
31. 0 say subcontra_cockatoo
   all told: 0 said subcontra_cockatoo
   all: public.declared: ([ninety True 2] [cockatoo True 3] [owl True 1] [sparrow True 3])
   seat 0: moves: say done, subcontra_ninety
32. 0 say subcontra_ninety
   all told: 0 said subcontra_ninety
   all: turn: 2 | trick: 2 leads | public.phase: lead | public.declared: ([ninety True 3] [cockatoo True 3] [owl True 1] [sparrow True 3])
   seat 2: moves: play 7S, 8S, 9S, TS, CS, KS, CD, KD, TC, QC, T6, T10, T15, T17, T18, T21
33. 2 play 9S
   all told: 2 played 9S
   all: turn: 0 | trick: 2 led 9S | public.phase: reply
   seat 0, 1: in no heap: 9S | size hand of 2: 15
   seat 0: moves: play T2, T5, T7, T13, T14, T20, FOOL
   seat 2: hand: -9S
34. 0 play FOOL
   all told: 0 played FOOL
   all: turn: 1 | trick: 2 led 9S FOOL
   seat 1, 2: in no heap: FOOL | size hand of 0: 15
   seat 0: hand: -FOOL
   seat 1: moves: play T1, T3, T4, T8, T9, T11, T12, T16, T19 | may -7S -8S -TS -CS -KS in hand of 0
35. 1 play T11
   all told: 1 played T11; 0 took the trick 9S T11 FOOL
   all: turn: 0 | trick: 0 leads | trick 1: 2 led 9S FOOL T11, 0 takes | public.phase: lead
   seat 0, 2: in no heap: T11 | size hand of 1: 15
   seat 0: moves: play CH, 7D, 8D, JD, QD, 7C, 9C, JC, KC, T2, T5, T7, T13, T14, T20 | may -7S -8S -TS -CS -KS in hand of 1
   seat 1: hand: -T11
36. 0 play T7
   all told: 0 played T7
   all: turn: 1 | trick: 0 led T7 | public.phase: reply
   seat 1, 2: in no heap: T7 | size hand of 0: 14
   seat 0: hand: -T7
   seat 1: moves: play T1, T3, T4, T8, T9, T12, T16, T19
37. 1 play T1
   all told: 1 played T1
   all: turn: 2 | trick: 0 led T7 T1
   seat 0, 2: in no heap: T1 | size hand of 1: 14
   seat 1: hand: -T1
   seat 2: moves: play T6, T10, T15, T17, T18, T21
38. 2 play T10
   all told: 2 played T10; 2 took the trick T1 T7 T10
   all: trick: 2 leads | trick 2: 0 led T7 T1 T10, 2 takes | public.phase: lead
   seat 0, 1: in no heap: T10 | size hand of 2: 14
   seat 2: hand: -T10 | moves: play 7S, 8S, TS, CS, KS, CD, KD, TC, QC, T6, T15, T17, T18, T21
39. 2 play T17
   all told: 2 played T17
   all: turn: 0 | trick: 2 led T17 | public.phase: reply
   seat 0, 1: in no heap: T17 | size hand of 2: 13
   seat 0: moves: play T2, T5, T13, T14, T20
   seat 2: hand: -T17
40. 0 play T2
   all told: 0 played T2
   all: turn: 1 | trick: 2 led T17 T2
   seat 1, 2: in no heap: T2 | size hand of 0: 13
   seat 0: hand: -T2
   seat 1: moves: play T3, T4, T8, T9, T12, T16, T19
41. 1 play T3
   all told: 1 played T3; 2 took the trick T2 T3 T17
   all: turn: 2 | trick: 2 leads | trick 3: 2 led T17 T2 T3, 2 takes | public.phase: lead
   seat 0, 2: in no heap: T3 | size hand of 1: 13
   seat 1: hand: -T3
   seat 2: moves: play 7S, 8S, TS, CS, KS, CD, KD, TC, QC, T6, T15, T18, T21
42. 2 play T6
   all told: 2 played T6
   all: turn: 0 | trick: 2 led T6 | public.phase: reply
   seat 0, 1: in no heap: T6 | size hand of 2: 12
   seat 0: moves: play T5, T13, T14, T20
   seat 2: hand: -T6
43. 0 play T5
   all told: 0 played T5
   all: turn: 1 | trick: 2 led T6 T5
   seat 1, 2: in no heap: T5 | size hand of 0: 12
   seat 0: hand: -T5
   seat 1: moves: play T4, T8, T9, T12, T16, T19
44. 1 play T9
   all told: 1 played T9; 1 took the trick T5 T6 T9
   all: trick: 1 leads | trick 4: 2 led T6 T5 T9, 1 takes | public.phase: lead
   seat 0, 2: in no heap: T9 | size hand of 1: 12
   seat 1: hand: -T9 | moves: play 7H, 9H, JH, QH, 9D, TD, 8C, T4, T8, T12, T16, T19
45. 1 play T12
   all told: 1 played T12
   all: turn: 2 | trick: 1 led T12 | public.phase: reply
   seat 0, 2: in no heap: T12 | size hand of 1: 11
   seat 1: hand: -T12
   seat 2: moves: play T15, T18, T21
46. 2 play T15
   all told: 2 played T15
   all: turn: 0 | trick: 1 led T12 T15
   seat 0, 1: in no heap: T15 | size hand of 2: 11
   seat 0: moves: play T13, T14, T20
   seat 2: hand: -T15
47. 0 play T20
   all told: 0 played T20; 0 took the trick T12 T15 T20
   all: trick: 0 leads | trick 5: 1 led T12 T15 T20, 0 takes | public.phase: lead
   seat 1, 2: in no heap: T20 | size hand of 0: 11
   seat 0: hand: -T20 | moves: play CH, 7D, 8D, JD, QD, 7C, 9C, JC, KC, T13, T14
48. 0 play 7D
   all told: 0 played 7D
   all: turn: 1 | trick: 0 led 7D | public.phase: reply
   seat 1, 2: in no heap: 7D | size hand of 0: 10
   seat 0: hand: -7D
   seat 1: moves: play 9D, TD
49. 1 play 9D
   all told: 1 played 9D
   all: turn: 2 | trick: 0 led 7D 9D
   seat 0, 2: in no heap: 9D | size hand of 1: 10
   seat 1: hand: -9D
   seat 2: moves: play CD, KD
50. 2 play KD
   all told: 2 played KD; 2 took the trick 7D 9D KD
   all: trick: 2 leads | trick 6: 0 led 7D 9D KD, 2 takes | public.phase: lead
   seat 0, 1: in no heap: KD | size hand of 2: 10
   seat 2: hand: -KD | moves: play 7S, 8S, TS, CS, KS, CD, TC, QC, T18, T21
51. 2 play CS
   all told: 2 played CS
   all: turn: 0 | trick: 2 led CS | public.phase: reply
   seat 0, 1: in no heap: CS | size hand of 2: 9
   seat 0: moves: play T13, T14
   seat 2: hand: -CS
52. 0 play T13
   all told: 0 played T13
   all: turn: 1 | trick: 2 led CS T13
   seat 1, 2: in no heap: T13 | size hand of 0: 9
   seat 0: hand: -T13
   seat 1: moves: play T4, T8, T16, T19
53. 1 play T4
   all told: 1 played T4; 0 took the trick CS T4 T13
   all: turn: 0 | trick: 0 leads | trick 7: 2 led CS T13 T4, 0 takes | public.phase: lead
   seat 0, 2: in no heap: T4 | size hand of 1: 9
   seat 0: moves: play CH, 8D, JD, QD, 7C, 9C, JC, KC, T14
   seat 1: hand: -T4
54. 0 play JC
   all told: 0 played JC
   all: turn: 1 | trick: 0 led JC | public.phase: reply
   seat 1, 2: in no heap: JC | size hand of 0: 8
   seat 0: hand: -JC
   seat 1: moves: play 8C
55. 1 play 8C
   all told: 1 played 8C
   all: turn: 2 | trick: 0 led JC 8C
   seat 0, 2: in no heap: 8C | size hand of 1: 8
   seat 1: hand: -8C
   seat 2: moves: play TC, QC
56. 2 play TC
   all told: 2 played TC; 0 took the trick 8C TC JC
   all: turn: 0 | trick: 0 leads | trick 8: 0 led JC 8C TC, 0 takes | public.phase: lead
   seat 0, 1: in no heap: TC | size hand of 2: 8
   seat 0: moves: play CH, 8D, JD, QD, 7C, 9C, KC, T14
   seat 2: hand: -TC
57. 0 play 9C
   all told: 0 played 9C
   all: turn: 1 | trick: 0 led 9C | public.phase: reply
   seat 1, 2: in no heap: 9C | size hand of 0: 7
   seat 0: hand: -9C
   seat 1: moves: play T8, T16, T19
58. 1 play T16
   all told: 1 played T16
   all: turn: 2 | trick: 0 led 9C T16
   seat 0, 2: in no heap: T16 | size hand of 1: 7
   seat 0: may -QC in hand of 1
   seat 1: hand: -T16
   seat 2: moves: play QC | may -7C -KC in hand of 1
59. 2 play QC
   all told: 2 played QC; 1 took the trick 9C QC T16
   all: turn: 1 | trick: 1 leads | trick 9: 0 led 9C T16 QC, 1 takes | public.phase: lead
   seat 0, 1: in no heap: QC | size hand of 2: 7
   seat 1: moves: play 7H, 9H, JH, QH, TD, T8, T19
   seat 2: hand: -QC
60. 1 play 9H
   all told: 1 played 9H
   all: turn: 2 | trick: 1 led 9H | public.phase: reply
   seat 0, 2: in no heap: 9H | size hand of 1: 6
   seat 1: hand: -9H
   seat 2: moves: play T18, T21
61. 2 play T18
   all told: 2 played T18
   all: turn: 0 | trick: 1 led 9H T18
   seat 0, 1: in no heap: T18 | size hand of 2: 6
   seat 0: moves: play CH | may -7H -TH -JH -QH in hand of 2
   seat 1: may -TH -CH in hand of 2
   seat 2: hand: -T18
62. 0 play CH
   all told: 0 played CH; 2 took the trick 9H CH T18
   all: turn: 2 | trick: 2 leads | trick 10: 1 led 9H T18 CH, 2 takes | public.phase: lead
   seat 1, 2: in no heap: CH | size hand of 0: 6
   seat 0: hand: -CH
   seat 2: moves: play 7S, 8S, TS, KS, CD, T21
63. 2 play 7S
   all told: 2 played 7S
   all: turn: 0 | trick: 2 led 7S | public.phase: reply
   seat 0, 1: in no heap: 7S | size hand of 2: 5
   seat 0: moves: play T14
   seat 2: hand: -7S
64. 0 play T14
   all told: 0 played T14
   all: turn: 1 | trick: 2 led 7S T14
   seat 1, 2: in no heap: T14 | size hand of 0: 5
   seat 0: hand: -T14
   seat 1: moves: play T8, T19
65. 1 play T8
   all told: 1 played T8; 0 took the trick 7S T8 T14
   all: turn: 0 | trick: 0 leads | trick 11: 2 led 7S T14 T8, 0 takes | public.phase: lead
   seat 0, 2: in no heap: T8 | size hand of 1: 5
   seat 0: moves: play 8D, JD, QD, 7C, KC
   seat 1: hand: -T8
66. 0 play 8D
   all told: 0 played 8D
   all: turn: 1 | trick: 0 led 8D | public.phase: reply
   seat 1, 2: in no heap: 8D | size hand of 0: 4
   seat 0: hand: -8D
   seat 1: moves: play TD
67. 1 play TD
   all told: 1 played TD
   all: turn: 2 | trick: 0 led 8D TD
   seat 0, 2: in no heap: TD | size hand of 1: 4
   seat 1: hand: -TD
   seat 2: moves: play CD
68. 2 play CD
   all told: 2 played CD; 2 took the trick 8D TD CD
   all: trick: 2 leads | trick 12: 0 led 8D TD CD, 2 takes | public.phase: lead
   seat 0, 1: in no heap: CD | size hand of 2: 4
   seat 2: hand: -CD | moves: play 8S, TS, KS, T21
69. 2 play KS
   all told: 2 played KS
   all: turn: 0 | trick: 2 led KS | public.phase: reply
   seat 0, 1: in no heap: KS | size hand of 2: 3
   seat 0: moves: play JD, QD, 7C, KC
   seat 2: hand: -KS
70. 0 play QD
   all told: 0 played QD
   all: turn: 1 | trick: 2 led KS QD
   seat 1, 2: in no heap: QD | size hand of 0: 3
   seat 0: hand: -QD
   seat 1: moves: play T19 | may -T21 in hand of 0
   seat 2: may -T19 in hand of 0
71. 1 play T19
   all told: 1 played T19; 1 took the trick KS QD T19
   all: trick: 1 leads | trick 13: 2 led KS QD T19, 1 takes | public.phase: lead
   seat 0, 2: in no heap: T19 | size hand of 1: 3
   seat 1: hand: -T19 | moves: play 7H, JH, QH
72. 1 play QH
   all told: 1 played QH
   all: turn: 2 | trick: 1 led QH | public.phase: reply
   seat 0, 2: in no heap: QH | size hand of 1: 2
   seat 1: hand: -QH
   seat 2: moves: play T21
73. 2 play T21
   all told: 2 played T21
   all: turn: 0 | trick: 1 led QH T21
   seat 0, 1: in no heap: T21 | size hand of 2: 2
   seat 0: moves: play JD, 7C, KC
   seat 2: hand: -T21
74. 0 play KC
   all told: 0 played KC; 2 took the trick QH KC T21
   all: turn: 2 | trick: 2 leads | trick 14: 1 led QH T21 KC, 2 takes | public.phase: lead
   seat 1, 2: in no heap: KC | size hand of 0: 2
   seat 0: hand: -KC
   seat 1: may -TH in hand of 0
   seat 2: moves: play 8S, TS | may = JD 7C in hand of 0
75. 2 play 8S
   all told: 2 played 8S
   all: turn: 0 | trick: 2 led 8S | public.phase: reply
   seat 0, 1: in no heap: 8S | size hand of 2: 1
   seat 0: moves: play JD, 7C
   seat 2: hand: = TS
76. 0 play 7C
   all told: 0 played 7C
   all: turn: 1 | trick: 2 led 8S 7C
   seat 1, 2: in no heap: 7C | size hand of 0: 1
   seat 0: hand: = JD
   seat 1: moves: play 7H, JH
77. 1 play 7H
   all told: 1 played 7H; 2 took the trick 8S 7H 7C
   all: turn: 2 | trick: 2 leads | trick 15: 2 led 8S 7C 7H, 2 takes | public.phase: lead
   seat 0, 2: in no heap: 7H | size hand of 1: 1
   seat 1: hand: = JH
   seat 2: moves: play TS
78. 2 play TS
   all told: 2 played TS
   all: turn: 0 | trick: 2 led TS | public.phase: reply
   seat 0, 1: no more: size hand of 2, may hand of 2 | in no heap: TS
   seat 0: moves: play JD
   seat 2: no more: hand
79. 0 play JD
   all told: 0 played JD
   all: turn: 1 | trick: 2 led TS JD
   seat 1, 2: no more: size hand of 0, may hand of 0 | in no heap: JD
   seat 0: no more: hand
   seat 1: moves: play JH
80. 1 play JH
   all told: 1 played JH; 2 took the trick TS JH JD; deal 1 §8.3 basic: +1024 points to 0; deal 1 §8.3 basic: +1024 points to 1; deal 1 §8.4 over: +768 points to 0; deal 1 §8.4 over: +768 points to 1; deal 1 §8.5 ninety_failed: +1280 points to 0; deal 1 §8.5 ninety_failed: +1280 points to 1; deal 1 §8.5 cockatoo_failed: +1920 points to 0 for T3; deal 1 §8.5 cockatoo_failed: +1920 points to 1 for T3; deal 1 §8.5 owl_failed: +320 points to 0 for T2; deal 1 §8.5 owl_failed: +320 points to 1 for T2; deal 1 §8.5 sparrow_failed: +640 points to 0 for T1; deal 1 §8.5 sparrow_failed: +640 points to 1 for T1; deal 1 §9.4 century: +10 points to 0; deal 1 §9.4 century: +10 points to 1; deal 1 §9.3 settlement: +5962 settled to 0 from 2; deal 1 §9.3 settlement: +5962 settled to 1 from 2; deal 1 §9.3 wiped: +5962 points to table from 0; deal 1 §9.3 wiped: +5962 points to table from 1; deal 1 over
   all: turn: chance | shown: JS QS 8H TH KH CC | holds: 5962,0 5962,0 -11924,0 | deals: 1 over, 0 of them thrown in | trick 16: 2 led TS JD JH, 2 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1, size discard of 2, may discard of 2
   seat 1: no more: hand, trick, size discard of 2, may discard of 2
   seat 2: no more: aside, trick, size hand of 1, may hand of 1
81. * deal
   all told: 0 dealt
   all: no more: shown, tricks, public.auction.bid, public.auction.spoken, public.declared, public.stock | turn: 1 | dealer: 0 | sides: -1 -1 -1 | public.phase: bid | public.auction.bidder: -2 | public.auction.out: (False False False) | public.auction.calls: 0 | public.auction.contra: -2 | public.declarer: -2 | public.contras: 0 | public.taken: -1 | public.raised: 1 | size stock: 6
   seat 0, 1: size hand of 2: 16
   seat 0, 2: size hand of 1: 16
   seat 1, 2: size hand of 0: 16
   seat 0: hand: = 7S 9S TS 7H QD JC T2 T4 T5 T7 T8 T9 T11 T13 T19 FOOL | may = 8S JS CS QS KS 8H 9H TH JH CH QH KH 7D 8D 9D TD JD CD KD 7C 8C 9C TC CC QC KC T1 T3 T6 T10 T12 T14 T15 T16 T17 T18 T20 T21 in all heaps
   seat 1: hand: = 8S CS 9H TH QH KH TD JD CD KD 7C 9C KC T3 T20 T21 | moves: say pass, three, two, one, solo, wait | may = 7S 9S TS JS QS KS 7H 8H JH CH 7D 8D 9D QD 8C TC JC CC QC T1 T2 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13 T14 T15 T16 T17 T18 T19 FOOL in all heaps
   seat 2: hand: = JS QS KS 8H JH 7D 8D 9D 8C QC T6 T10 T14 T15 T16 T18 | may = 7S 8S 9S TS CS 7H 9H TH CH QH KH TD JD CD QD KD 7C 9C TC JC CC KC T1 T2 T3 T4 T5 T7 T8 T9 T11 T12 T13 T17 T19 T20 T21 FOOL in all heaps
82. 1 say wait
   all told: 1 said wait
   all: turn: 2 | public.auction.spoken: ([1 wait])
   seat 2: moves: say pass, three, two, one, solo, wait
83. 2 say three
   all told: 2 said three
   all: turn: 0 | public.auction.bid: three | public.auction.bidder: 2 | public.auction.calls: 1 | public.auction.spoken: ([1 wait] [2 three])
   seat 0: moves: say pass, take, two, one, solo, contra
84. 0 say solo
   all told: 0 said solo
   all: turn: 1 | public.auction.bid: solo | public.auction.bidder: 0 | public.auction.calls: 2 | public.auction.spoken: ([1 wait] [2 three] [0 solo])
   seat 1: moves: say pass, hold, contra
85. 1 say contra
   all told: 1 said contra
   all: turn: 0 | public.phase: recontra | public.auction.out: (False True False) | public.auction.contra: 1 | public.auction.spoken: ([1 wait] [2 three] [0 solo] [1 contra]) | public.contras: 1 | public.raised: 4
   seat 0: moves: say done, recontra
86. 0 say done
   all told: 0 said done
   all: turn: 2 | public.phase: bid
   seat 2: moves: say pass
87. 2 say pass
   all told: 2 said pass
   all: turn: 0 | sides: 0 1 1 | public.phase: early | public.auction.out: (False True True) | public.auction.spoken: ([1 wait] [2 three] [0 solo] [1 contra] [2 pass]) | public.declarer: 0
   seat 0: moves: say done, seventy, ninety, against_kings, owl
88. 0 say seventy
   all told: 0 said seventy
   all: public.declared: ([seventy True 0])
   seat 0: moves: say done, against_kings, owl
89. 0 say owl
   all told: 0 said owl
   all: public.declared: ([seventy True 0] [owl True 0])
   seat 1, 2: sure = T2 in hand of 0
   seat 0: moves: say done, against_kings
   seat 1: may -T2 in hand of 2, stock
   seat 2: may -T2 in hand of 1, stock
90. 0 say against_kings
   all told: 0 said against_kings
   all: public.declared: ([seventy True 0] [owl True 0] [against_kings True 0])
   seat 0: moves: say done
   seat 1: may -KS in hand of 0
   seat 2: may -KH -KD -KC in hand of 0
91. 0 say done
   all told: 0 said done
   all: public.phase: holding
92. 0 say done
   all told: 0 said done
   all: turn: 1
   seat 1: moves: say done
93. 1 say done
   all told: 1 said done
   all: turn: 2
   seat 2: moves: say done
94. 2 say done
   all told: 2 said done
   all: turn: 1 | public.phase: contra_bonus
   seat 1: moves: say done, contra_seventy, contra_owl, contra_against_kings
95. 1 say contra_owl
   all told: 1 said contra_owl
   all: public.declared: ([seventy True 0] [owl True 1] [against_kings True 0])
   seat 1: moves: say done, contra_seventy, contra_against_kings
96. 1 say contra_seventy
   all told: 1 said contra_seventy
   all: public.declared: ([seventy True 1] [owl True 1] [against_kings True 0])
   seat 1: moves: say done, contra_against_kings
97. 1 say contra_against_kings
   all told: 1 said contra_against_kings
   all: turn: 0 | public.phase: recontra_bonus | public.declared: ([seventy True 1] [owl True 1] [against_kings True 1])
   seat 0: moves: say done, recontra_seventy, recontra_owl, recontra_against_kings
98. 0 say recontra_owl
   all told: 0 said recontra_owl
   all: public.declared: ([seventy True 1] [owl True 2] [against_kings True 1])
   seat 0: moves: say done, recontra_seventy, recontra_against_kings
99. 0 say recontra_against_kings
   all told: 0 said recontra_against_kings
   all: public.declared: ([seventy True 1] [owl True 2] [against_kings True 2])
   seat 0: moves: say done, recontra_seventy
100. 0 say done
   all told: 0 said done
   all: turn: 1 | public.phase: subcontra_bonus
   seat 1: moves: say done, subcontra_owl, subcontra_against_kings
101. 1 say done
   all told: 1 said done
102. 2 say done
   all told: 2 said done
103. 0 play T11
   all told: 0 played T11
104. 1 play T20
   all told: 1 played T20
105. 2 play T10
   all told: 2 played T10; 1 took the trick T10 T11 T20
106. 1 play CS
   all told: 1 played CS
107. 2 play KS
   all told: 2 played KS
108. 0 play TS
   all told: 0 played TS; 2 took the trick TS CS KS
109. 2 play QS
   all told: 2 played QS
110. 0 play 7S
   all told: 0 played 7S
   all: trick: 2 led QS 7S | trick 1: 0 led T11 T20 T10, 1 takes | trick 2: 1 led CS KS TS, 2 takes | public.phase: reply
   seat 0, 1: size hand of 2: 13
   seat 0, 2: size hand of 1: 14
   seat 1, 2: size hand of 0: 13
   seat 0: in no heap: CS KS QS T10 T20 | hand: -7S -TS -T11
   seat 1: in no heap: 7S KS QS T10 T11 TS | hand: -CS -T20 | moves: play 8S
   seat 2: in no heap: 7S CS T11 T20 TS | hand: -QS -KS -T10
111. 1 play 8S
   all told: 1 played 8S; 2 took the trick 7S 8S QS
112. 2 play 8H
   all told: 2 played 8H
113. 0 play 7H
   all told: 0 played 7H
114. 1 play TH
   all told: 1 played TH; 1 took the trick 7H 8H TH
115. 1 play TD
   all told: 1 played TD
116. 2 play 7D
   all told: 2 played 7D
117. 0 play QD
   all told: 0 played QD; 0 took the trick 7D TD QD
118. 0 play 9S
   all told: 0 played 9S
119. 1 play T21
   all told: 1 played T21
120. 2 play JS
   all told: 2 played JS; 1 took the trick 9S JS T21
   all: trick: 1 leads | trick 3: 2 led QS 7S 8S, 2 takes | trick 4: 2 led 8H 7H TH, 1 takes | trick 5: 1 led TD 7D QD, 0 takes | trick 6: 0 led 9S T21 JS, 1 takes | public.phase: lead
   seat 0, 1: size hand of 2: 10
   seat 0, 2: size hand of 1: 10
   seat 1, 2: size hand of 0: 10
   seat 0: in no heap: 7D 8H 8S JS T21 TD TH | hand: -9S -7H -QD
   seat 1: in no heap: 7D 7H 8H 9S JS QD | hand: -8S -TH -TD -T21 | moves: play 9H, QH, KH, JD, CD, KD, 7C, 9C, KC, T3
   seat 2: in no heap: 7H 8S 9S QD T21 TD TH | hand: -JS -8H -7D
121. 1 play CD
   all told: 1 played CD
122. 2 play 9D
   all told: 2 played 9D
123. 0 play T7
   all told: 0 played T7; 0 took the trick 9D CD T7
124. 0 play T5
   all told: 0 played T5
125. 1 play T3
   all told: 1 played T3
126. 2 play T16
   all told: 2 played T16; 2 took the trick T3 T5 T16
127. 2 play JH
   all told: 2 played JH
128. 0 play T13
   all told: 0 played T13
129. 1 play KH
   all told: 1 played KH; 0 took the trick JH KH T13
130. 0 play JC
   all told: 0 played JC
   all: trick: 0 led JC | trick 7: 1 led CD 9D T7, 0 takes | trick 8: 0 led T5 T3 T16, 2 takes | trick 9: 2 led JH T13 KH, 0 takes | public.phase: reply
   seat 0, 1: size hand of 2: 7
   seat 0, 2: size hand of 1: 7
   seat 1, 2: size hand of 0: 6
   seat 0: in no heap: 9D CD JH KH T16 T3 | hand: -JC -T5 -T7 -T13
   seat 1: in no heap: 9D JC JH T13 T16 T5 T7 | hand: -KH -CD -T3 | moves: play 7C, 9C, KC | may -CH -8D in hand of 0
   seat 2: in no heap: CD JC KH T13 T3 T5 T7 | hand: -JH -9D -T16 | may -9H -CH -QH -JD in hand of 0
131. 1 play 9C
   all told: 1 played 9C
132. 2 play 8C
   all told: 2 played 8C; 0 took the trick 8C 9C JC
133. 0 play T2
   all told: 0 played T2
134. 1 play KC
   all told: 1 played KC
135. 2 play T18
   all told: 2 played T18; 2 took the trick KC T2 T18
136. 2 play T6
   all told: 2 played T6
137. 0 play T4
   all told: 0 played T4
138. 1 play 7C
   all told: 1 played 7C; 2 took the trick 7C T4 T6
139. 2 play 8D
   all told: 2 played 8D
140. 0 play T19
   all told: 0 played T19
   all: trick: 2 led 8D T19 | trick 10: 0 led JC 9C 8C, 0 takes | trick 11: 0 led T2 KC T18, 2 takes | trick 12: 2 led T6 T4 7C, 2 takes
   seat 0, 1: size hand of 2: 3
   seat 0, 2: size hand of 1: 4
   seat 1, 2: no more: sure hand of 0 | size hand of 0: 3
   seat 0: in no heap: 7C 8C 8D 9C KC T18 T6 | hand: = T8 T9 FOOL | may -T1 -T12 -T14 -T15 -T17 in hand of 1
   seat 1: in no heap: 8C 8D T18 T19 T2 T4 T6 | hand: -7C -9C -KC | moves: play JD, KD
   seat 2: in no heap: 7C 9C KC T19 T2 T4 | hand: = QC T14 T15 | may -T1 -T8 -T9 -T12 -T17 -FOOL in hand of 1
141. 1 play KD
   all told: 1 played KD; 0 took the trick 8D KD T19
142. 0 play FOOL
   all told: 0 played FOOL
143. 1 play QH
   all told: 1 played QH
144. 2 play T15
   all told: 2 played T15; 0 took the trick QH T15 FOOL
145. 0 play T8
   all told: 0 played T8
146. 1 play JD
   all told: 1 played JD
147. 2 play T14
   all told: 2 played T14; 2 took the trick JD T8 T14
148. 2 play QC
   all told: 2 played QC
149. 0 play T9
   all told: 0 played T9
150. 1 play 9H
   all told: 1 played 9H; 0 took the trick 9H QC T9; deal 2 §8.3 basic: +128 points to 1; deal 2 §8.3 basic: +128 points to 2; deal 2 §8.4 over: +256 points to 1; deal 2 §8.4 over: +256 points to 2; deal 2 §8.5 seventy_failed: +160 points to 1; deal 2 §8.5 seventy_failed: +160 points to 2; deal 2 §8.5 owl_failed: +1280 points to 1 for T2; deal 2 §8.5 owl_failed: +1280 points to 2 for T2; deal 2 §8.5 against_kings_failed: +640 points to 1; deal 2 §8.5 against_kings_failed: +640 points to 2; deal 2 §9.4 century: +10 points to 1; deal 2 §9.4 century: +10 points to 2; deal 2 §9.3 settlement: +2474 settled to 1 from 0; deal 2 §9.3 settlement: +2474 settled to 2 from 0; deal 2 §9.3 wiped: +2474 points to table from 1; deal 2 §9.3 wiped: +2474 points to table from 2; deal 2 over
   all: turn: chance | shown: CH TC CC T1 T12 T17 | holds: 1014,0 8436,0 -9450,0 | deals: 2 over, 0 of them thrown in | trick 13: 2 led 8D T19 KD, 0 takes | trick 14: 0 led FOOL QH T15, 0 takes | trick 15: 0 led T8 JD T14, 2 takes | trick 16: 2 led QC T9 9H, 0 takes | public.phase: settled | public.stock: (TC CC CH T17 T1 T12)
   seat 0: no more: hand, trick, size hand of 1, may hand of 1, size hand of 2, may hand of 2, size stock, may stock
   seat 1: no more: hand, trick, size hand of 0, may hand of 0, size hand of 2, may hand of 2, size stock, may stock
   seat 2: no more: hand, trick, size hand of 0, may hand of 0, size hand of 1, may hand of 1, size stock, may stock
151. * deal
   all told: 1 dealt
152. 2 say one
   all told: 2 said one
153. 0 say contra
   all told: 0 said contra
154. 2 say recontra
   all told: 2 said recontra
155. 0 say subcontra
   all told: 0 said subcontra
156. 1 say solo
   all told: 1 said solo
157. 2 say contra
   all told: 2 said contra
158. 1 say recontra
   all told: 1 said recontra
159. 2 say done
   all told: 2 said done
160. 0 say done
   all told: 0 said done
   all: no more: shown, tricks, public.declared, public.stock | turn: 1 | dealer: 1 | sides: 1 0 1 | public.phase: early | public.auction.bidder: 1 | public.auction.out: (True False True) | public.auction.contra: 2 | public.auction.spoken: ([2 one] [0 contra] [2 recontra] [0 subcontra] [1 solo] [2 contra] [1 recontra]) | public.declarer: 1 | public.contras: 2 | public.raised: 16 | size stock: 6
   seat 0, 1: size hand of 2: 16
   seat 0, 2: size hand of 1: 16
   seat 1, 2: size hand of 0: 16
   seat 0: hand: = TS 8H TD KD 9C TC JC T2 T3 T5 T9 T10 T11 T15 T19 T21 | may = 7S 8S 9S JS CS QS KS 7H 9H TH JH CH QH KH 7D 8D 9D JD CD QD 7C 8C CC QC KC T1 T4 T6 T7 T8 T12 T13 T14 T16 T17 T18 T20 FOOL in all heaps
   seat 1: hand: = 7S 8S 9S JS 9H TH 9D QD T1 T7 T8 T12 T13 T16 T18 FOOL | moves: say done, seventy, ninety, against_kings, sparrow | may = TS CS QS KS 7H 8H JH CH QH KH 7D 8D TD JD CD KD 7C 8C 9C TC JC CC QC KC T2 T3 T4 T5 T6 T9 T10 T11 T14 T15 T17 T19 T20 T21 in all heaps
   seat 2: hand: = KS 7H JH CH QH 7D 8D CD CC QC KC T4 T6 T14 T17 T20 | may = 7S 8S 9S TS JS CS QS 8H 9H TH KH 9D TD JD QD KD 7C 8C 9C TC JC T1 T2 T3 T5 T7 T8 T9 T10 T11 T12 T13 T15 T16 T18 T19 T21 FOOL in all heaps
161. 1 say against_kings
   all told: 1 said against_kings
162. 1 say ninety
   all told: 1 said ninety
163. 1 say sparrow
   all told: 1 said sparrow
164. 1 say done
   all told: 1 said done
165. 1 say done
   all told: 1 said done
166. 2 say done
   all told: 2 said done
167. 0 say done
   all told: 0 said done
168. 2 say contra_against_kings
   all told: 2 said contra_against_kings
169. 2 say contra_sparrow
   all told: 2 said contra_sparrow
170. 2 say done
   all told: 2 said done
   all: turn: 0 | public.phase: contra_bonus | public.declared: ([against_kings True 1] [ninety True 0] [sparrow True 1])
   seat 0, 2: sure = T1 in hand of 1
   seat 0: moves: say done, contra_ninety | may -KS -KH -KC in hand of 1 | may -T1 in hand of 2, stock
   seat 2: may -T1 in hand of 0, stock | may -KH -KD in hand of 1
171. 0 say contra_ninety
   all told: 0 said contra_ninety
172. 1 say done
   all told: 1 said done
173. 1 play 9S
   all told: 1 played 9S
174. 2 play KS
   all told: 2 played KS
175. 0 play TS
   all told: 0 played TS; 2 took the trick 9S TS KS
176. 2 play 7D
   all told: 2 played 7D
177. 0 play KD
   all told: 0 played KD
178. 1 play 9D
   all told: 1 played 9D; 0 took the trick 7D 9D KD
179. 0 play T15
   all told: 0 played T15
180. 1 play T16
   all told: 1 played T16
   all: turn: 2 | trick: 0 led T15 T16 | trick 1: 1 led 9S KS TS, 2 takes | trick 2: 2 led 7D KD 9D, 0 takes | public.phase: reply | public.declared: ([against_kings True 1] [ninety True 1] [sparrow True 1])
   seat 0, 1: size hand of 2: 14
   seat 0, 2: size hand of 1: 13
   seat 1, 2: size hand of 0: 13
   seat 0: in no heap: 7D 9D 9S KS T16 | hand: -TS -KD -T15
   seat 1: in no heap: 7D KD KS T15 TS | hand: -9S -9D -T16
   seat 2: in no heap: 9D 9S KD T15 T16 TS | hand: -KS -7D | moves: play T4, T6, T14, T17, T20
181. 2 play T17
   all told: 2 played T17; 2 took the trick T15 T16 T17
182. 2 play CH
   all told: 2 played CH
183. 0 play 8H
   all told: 0 played 8H
184. 1 play 9H
   all told: 1 played 9H; 2 took the trick 8H 9H CH
185. 2 play QH
   all told: 2 played QH
186. 0 play T19
   all told: 0 played T19
187. 1 play TH
   all told: 1 played TH; 0 took the trick TH QH T19
188. 0 play T3
   all told: 0 played T3
189. 1 play T13
   all told: 1 played T13
190. 2 play T6
   all told: 2 played T6; 1 took the trick T3 T6 T13
   all: turn: 1 | trick: 1 leads | trick 3: 0 led T15 T16 T17, 2 takes | trick 4: 2 led CH 8H 9H, 2 takes | trick 5: 2 led QH T19 TH, 0 takes | trick 6: 0 led T3 T13 T6, 1 takes | public.phase: lead
   seat 0, 1: size hand of 2: 10
   seat 0, 2: size hand of 1: 10
   seat 1, 2: size hand of 0: 10
   seat 0: in no heap: 9H CH QH T13 T17 T6 TH | hand: -8H -T3 -T19
   seat 1: in no heap: 8H CH QH T17 T19 T3 T6 | hand: -9H -TH -T13 | moves: play 7S, 8S, JS, QD, T1, T7, T8, T12, T18, FOOL | may -7H -JH -KH in hand of 0
   seat 2: in no heap: 8H 9H T13 T19 T3 TH | hand: -CH -QH -T6 -T17 | may -KH in hand of 0
191. 1 play T18
   all told: 1 played T18
192. 2 play T14
   all told: 2 played T14
193. 0 play T5
   all told: 0 played T5; 1 took the trick T5 T14 T18
194. 1 play JS
   all told: 1 played JS
195. 2 play T20
   all told: 2 played T20
196. 0 play T9
   all told: 0 played T9; 2 took the trick JS T9 T20
197. 2 play KC
   all told: 2 played KC
198. 0 play TC
   all told: 0 played TC
199. 1 play FOOL
   all told: 1 played FOOL; 1 took the trick TC KC FOOL
200. 1 play T8
   all told: 1 played T8
   all: turn: 2 | trick: 1 led T8 | trick 7: 1 led T18 T14 T5, 1 takes | trick 8: 1 led JS T20 T9, 2 takes | trick 9: 2 led KC TC FOOL, 1 takes | public.phase: reply
   seat 0, 1: size hand of 2: 7
   seat 0, 2: size hand of 1: 6
   seat 1, 2: size hand of 0: 7
   seat 0: in no heap: FOOL JS KC T14 T18 T20 T8 | hand: -TC -T5 -T9 | may -7C -8C -CC -QC in hand of 1 | may -7S -8S -CS -QS in hand of 2
   seat 1: in no heap: KC T14 T20 T5 T9 TC | hand: -JS -T8 -T18 -FOOL | may -CS -QS in hand of 0, hand of 2
   seat 2: in no heap: FOOL JS T18 T5 T8 T9 TC | hand: -KC -T14 -T20 | moves: play T4 | may -7S -8S -CS -QS in hand of 0 | may -7C -8C -9C -JC in hand of 1
201. 2 play T4
   all told: 2 played T4
202. 0 play T21
   all told: 0 played T21; 0 took the trick T4 T8 T21
203. 0 play T2
   all told: 0 played T2
204. 1 play T12
   all told: 1 played T12
205. 2 play 7H
   all told: 2 played 7H; 1 took the trick 7H T2 T12
206. 1 play T7
   all told: 1 played T7
207. 2 play CC
   all told: 2 played CC
208. 0 play T10
   all told: 0 played T10; 0 took the trick CC T7 T10
209. 0 play T11
   all told: 0 played T11
210. 1 play T1
   all told: 1 played T1
   all: trick: 0 led T11 T1 | trick 10: 1 led T8 T4 T21, 0 takes | trick 11: 0 led T2 T12 7H, 1 takes | trick 12: 1 led T7 CC T10, 0 takes
   seat 0, 1: size hand of 2: 4
   seat 0, 2: no more: sure hand of 1 | size hand of 1: 3
   seat 1, 2: size hand of 0: 3
   seat 0: in no heap: 7H CC T1 T12 T4 T7 | hand: = TD 9C JC
   seat 1: in no heap: 7H CC T10 T11 T2 T21 T4 | hand: = 7S 8S QD
   seat 2: in no heap: T1 T10 T11 T12 T2 T21 T7 | hand: -7H -CC -T4 | moves: play JH, 8D, CD, QC
211. 2 play QC
   all told: 2 played QC; 0 took the trick QC T1 T11
212. 0 play 9C
   all told: 0 played 9C
213. 1 play 8S
   all told: 1 played 8S
214. 2 play 8D
   all told: 2 played 8D; 0 took the trick 8S 8D 9C
215. 0 play JC
   all told: 0 played JC
216. 1 play QD
   all told: 1 played QD
217. 2 play CD
   all told: 2 played CD; 0 took the trick CD QD JC
218. 0 play TD
   all told: 0 played TD
219. 1 play 7S
   all told: 1 played 7S
220. 2 play JH
   all told: 2 played JH; 0 took the trick 7S JH TD; deal 3 §8.3 basic: +512 points to 2; deal 3 §8.3 basic: +512 points to 0; deal 3 §8.4 over: +4736 points to 2; deal 3 §8.4 over: +4736 points to 0; deal 3 §8.5 against_kings_failed: +320 points to 2; deal 3 §8.5 against_kings_failed: +320 points to 0; deal 3 §8.5 ninety_failed: +640 points to 2; deal 3 §8.5 ninety_failed: +640 points to 0; deal 3 §8.5 sparrow_failed: +320 points to 2 for T1; deal 3 §8.5 sparrow_failed: +320 points to 0 for T1; deal 3 §9.4 century: +10 points to 0; deal 3 §9.4 century: +10 points to 2; deal 3 §9.3 settlement: +6538 settled to 0 from 1; deal 3 §9.3 settlement: +6538 settled to 2 from 1; deal 3 §9.3 wiped: +6538 points to table from 0; deal 3 §9.3 wiped: +6538 points to table from 2; deal 3 over; match over
   all: turn: nobody | shown: CS QS KH JD 7C 8C | holds: 7552,0 -4640,0 -2912,0 | deals: 3 over, 0 of them thrown in | trick 13: 0 led T11 T1 QC, 0 takes | trick 14: 0 led 9C 8S 8D, 0 takes | trick 15: 0 led JC QD CD, 0 takes | trick 16: 0 led TD 7S JH, 0 takes | public.phase: settled | public.stock: (JD CS 7C KH 8C QS)
   seat 0: no more: hand, trick, size hand of 1, may hand of 1, size hand of 2, may hand of 2, size stock, may stock
   seat 1: no more: hand, trick, size hand of 0, may hand of 0, size hand of 2, may hand of 2, size stock, may stock
   seat 2: no more: hand, trick, size hand of 0, may hand of 0, size hand of 1, may hand of 1, size stock, may stock
