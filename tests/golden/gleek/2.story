start
   all: turn: chance | dealer: 2 | sides: 0 1 2 | holds: 0 0 0 | deals: 0 over, 0 of them thrown in | public.phase: dealing | public.turn_up: nobody | public.ruffs: ({} {} {}) | public.pass_final: False
1. * deal
   all told: 2 dealt
   all: turn: 1 | shown: KD | public.phase: auction | public.turn_up: KD | public.auction: ([0 bid 12]) | size stock: 7
   seat 0, 1: size hand of 2: 12
   seat 0, 2: size hand of 1: 12
   seat 1, 2: size hand of 0: 12
   seat 0: hand: = 5S 9S 4H 5H 7H JH KH AH 9C QC KC AC | may = 4S 6S 7S 8S TS JS QS KS AS 6H 8H 9H TH QH 4D 5D 6D 7D 8D 9D TD JD QD AD 4C 5C 6C 7C 8C TC JC in all heaps
   seat 1: hand: = 4S KS 8H 9H QH 8D JD QD AD 6C 7C 8C | moves: say bid 13, pass | may = 5S 6S 7S 8S 9S TS JS QS AS 4H 5H 6H 7H TH JH KH AH 4D 5D 6D 7D 9D TD 4C 5C 9C TC JC QC KC AC in all heaps
   seat 2: hand: = 6S 8S QS AS 5D 6D 7D 9D TD 4C 5C TC | may = 4S 5S 7S 9S TS JS KS 4H 5H 6H 7H 8H 9H TH JH QH KH AH 4D 8D JD QD AD 6C 7C 8C 9C JC QC KC AC in all heaps
2. 1 say pass
   all told: 1 said pass
   all: turn: 2 | public.auction: ([0 bid 12] [1 pass None])
   seat 2: moves: say bid 13, pass
3. 2 say bid 13
   all told: 2 said bid 13
   all: turn: 0 | public.auction: ([0 bid 12] [1 pass None] [2 bid 13])
   seat 0: moves: say bid 14, pass
4. 0 say pass
   all told: 0 said pass; deal 1 §6.7 stock: +7 pence to 0 from 2; deal 1 §6.7 stock: +6 pence to 1 from 2
   all: turn: 2 | holds: 7 6 -13 | public.phase: exchange | public.auction: ([0 bid 12] [1 pass None] [2 bid 13] [0 pass None])
   seat 2: moves: lay 6S, 8S, QS, AS, 5D, 6D, 7D, 9D, TD, 4C, 5C, TC
5. 2 lay AS
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid AS
   seat 0, 1: size hand of 2: 11 | size discard of 2: 1
   seat 0: may = 4S 6S 7S 8S TS JS QS KS AS 6H 8H 9H TH QH 4D 5D 6D 7D 8D 9D TD JD QD AD 4C 5C 6C 7C 8C TC JC in discard of 2
   seat 1: may = 5S 6S 7S 8S 9S TS JS QS AS 4H 5H 6H 7H TH JH KH AH 4D 5D 6D 7D 9D TD 4C 5C 9C TC JC QC KC AC in discard of 2
   seat 2: hand: -AS | aside: AS | moves: lay 6S, 8S, QS, 5D, 6D, 7D, 9D, TD, 4C, 5C, TC
6. 2 lay 5C
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid 5C
   seat 0, 1: size hand of 2: 10 | size discard of 2: 2
   seat 2: hand: -5C | aside: AS 5C | moves: lay 6S, 8S, QS, 5D, 6D, 7D, 9D, TD, 4C, TC
7. 2 lay 7D
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid 7D
   seat 0, 1: size hand of 2: 9 | size discard of 2: 3
   seat 2: hand: -7D | aside: AS 7D 5C | moves: lay 6S, 8S, QS, 5D, 6D, 9D, TD, 4C, TC
8. 2 lay TC
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid TC
   seat 0, 1: size hand of 2: 8 | size discard of 2: 4
   seat 2: hand: -TC | aside: AS 7D 5C TC | moves: lay 6S, 8S, QS, 5D, 6D, 9D, TD, 4C
9. 2 lay 8S
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid 8S
   seat 0, 1: size hand of 2: 7 | size discard of 2: 5
   seat 2: hand: -8S | aside: 8S AS 7D 5C TC | moves: lay 6S, QS, 5D, 6D, 9D, TD, 4C
10. 2 lay QS
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid QS
   seat 0, 1: size hand of 2: 6 | size discard of 2: 6
   seat 2: hand: -QS | aside: 8S QS AS 7D 5C TC | moves: lay 6S, 5D, 6D, 9D, TD, 4C
11. 2 lay 6S
   seat 0, 1 told: 2 laid a card; 2 drew 7; deal 1 §8.4 ante: +1 pence to table from 0; deal 1 §8.4 ante: +1 pence to table from 1; deal 1 §8.4 ante: +1 pence to table from 2
   seat 2 told: 2 laid 6S; 2 drew 7: 7S TS JS 6H TH 4D JC; deal 1 §8.4 ante: +1 pence to table from 0; deal 1 §8.4 ante: +1 pence to table from 1; deal 1 §8.4 ante: +1 pence to table from 2
   all: no more: size stock, may stock | turn: 0 | holds: 6 5 -14 | public.phase: ruff
   seat 0, 1: size hand of 2: 12 | size discard of 2: 7
   seat 0: moves: say pass, vie 2, vie 3, vie 4, vie 5, vie 6, vie 7, vie 8, vie 9, vie 10, vie 11, vie 12, vie 13, vie 14, vie 15, vie 16, vie 17, vie 18, vie 19, vie 20, vie 21, vie 22, vie 23, vie 24, vie 25, vie 26, vie 27, vie 28, vie 29, vie 30, vie 31, vie 32, vie 33, vie 34, vie 35, vie 36, vie 37, vie 38, vie 39, vie 40
   seat 2: in no heap: 4D 6H 7S JC JS TH TS | hand: -6S +7S +TS +JS +6H +TH +4D +JC | aside: 6S 8S QS AS 7D 5C TC
12. 0 say vie 32
   all told: 0 said vie 32; deal 1 §8.7 vied: +32 pence to table from 0
   all: turn: 1 | holds: -26 5 -14 | public.vying: ([0 vie 32])
   seat 1: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8
13. 1 say revie 6
   all told: 1 said revie 6; deal 1 §8.8 revied: +38 pence to table from 1
   all: turn: 2 | holds: -26 -33 -14 | public.vying: ([0 vie 32] [1 revie 6])
   seat 2: moves: say pass, see, revie 2
14. 2 say see
   all told: 2 said see; deal 1 §8.8 seen: +38 pence to table from 2
   all: turn: 0 | holds: -26 -33 -52 | public.vying: ([0 vie 32] [1 revie 6] [2 see None])
   seat 0: moves: say pass, see, revie 2
15. 0 say revie 2
   all told: 0 said revie 2; deal 1 §8.8 revied: +8 pence to table from 0
   all: turn: 1 | holds: -34 -33 -52 | public.vying: ([0 vie 32] [1 revie 6] [2 see None] [0 revie 2])
   seat 1: moves: say pass, see
16. 1 say pass
   all told: 1 said pass
   all: turn: 2 | public.vying: ([0 vie 32] [1 revie 6] [2 see None] [0 revie 2] [1 pass None])
   seat 2: moves: say pass, see
17. 2 say see
   all told: 2 said see; deal 1 §8.8 seen: +2 pence to table from 2; deal 1 §8.15 ruff_shown: +121 pence to 0 for 4H 5H 7H JH KH AH
   all: turn: 0 | trick: 0 leads | holds: 87 -33 -54 | public.phase: lead | public.vying: ([0 vie 32] [1 revie 6] [2 see None] [0 revie 2] [1 pass None] [2 see None]) | public.ruffs: ({4H 5H 7H JH KH AH} {} {4D 5D 6D 9D TD})
   seat 0, 1: sure = 4D 5D 6D 9D TD in hand of 2
   seat 1, 2: sure = 4H 5H 7H JH KH AH in hand of 0
   seat 0: moves: play 5S, 9S, 4H, 5H, 7H, JH, KH, AH, 9C, QC, KC, AC | may -4D -5D -6D -9D -TD in hand of 1, discard of 2 | may -7D -8D -JD -QD -AD in hand of 2
   seat 1: may -6H -TH -4D -5D -6D -9D -TD in hand of 0 | may -4H -5H -7H -JH -KH -AH -7D in hand of 2 | may -4H -5H -7H -JH -KH -AH -4D -5D -6D -9D -TD in discard of 2
   seat 2: may -8H -9H -QH in hand of 0 | may -4H -5H -7H -JH -KH -AH in hand of 1 | sure = 8H 9H QH in hand of 1
18. 0 play KH
   all told: 0 played KH
   all: turn: 1 | trick: 0 led KH | public.phase: reply
   seat 1, 2: in no heap: KH | size hand of 0: 11 | sure -KH in hand of 0
   seat 0: hand: -KH
   seat 1: moves: play 8H, 9H, QH
19. 1 play 9H
   all told: 1 played 9H
   all: turn: 2 | trick: 0 led KH 9H
   seat 0, 2: in no heap: 9H | size hand of 1: 11
   seat 1: hand: -9H
   seat 2: moves: play 6H, TH | sure -9H in hand of 1
20. 2 play TH
   all told: 2 played TH; 0 took the trick 9H TH KH
   all: turn: 0 | trick: 0 leads | trick 1: 0 led KH 9H TH, 0 takes | public.phase: lead
   seat 0, 1: in no heap: TH | size hand of 2: 11
   seat 0: moves: play 5S, 9S, 4H, 5H, 7H, JH, AH, 9C, QC, KC, AC
   seat 2: hand: -TH
21. 0 play JH
   all told: 0 played JH
   all: turn: 1 | trick: 0 led JH | public.phase: reply
   seat 1, 2: in no heap: JH | size hand of 0: 10 | sure -JH in hand of 0
   seat 0: hand: -JH
   seat 1: moves: play 8H, QH
22. 1 play QH
   all told: 1 played QH
   all: turn: 2 | trick: 0 led JH QH
   seat 0, 2: in no heap: QH | size hand of 1: 10
   seat 1: hand: -QH
   seat 2: moves: play 6H | sure = 8H in hand of 1
23. 2 play 6H
   all told: 2 played 6H; 1 took the trick 6H JH QH
   all: turn: 1 | trick: 1 leads | trick 2: 0 led JH QH 6H, 1 takes | public.phase: lead
   seat 0, 1: in no heap: 6H | size hand of 2: 10
   seat 1: moves: play 4S, KS, 8H, 8D, JD, QD, AD, 6C, 7C, 8C
   seat 2: hand: -6H
24. 1 play 8C
   all told: 1 played 8C
   all: turn: 2 | trick: 1 led 8C | public.phase: reply
   seat 0, 2: in no heap: 8C | size hand of 1: 9
   seat 1: hand: -8C
   seat 2: moves: play 4C, JC
25. 2 play JC
   all told: 2 played JC
   all: turn: 0 | trick: 1 led 8C JC
   seat 0, 1: in no heap: JC | size hand of 2: 9
   seat 0: moves: play 9C, QC, KC, AC
   seat 2: hand: -JC
26. 0 play QC
   all told: 0 played QC; 0 took the trick 8C JC QC
   all: trick: 0 leads | trick 3: 1 led 8C JC QC, 0 takes | public.phase: lead
   seat 1, 2: in no heap: QC | size hand of 0: 9
   seat 0: hand: -QC | moves: play 5S, 9S, 4H, 5H, 7H, AH, 9C, KC, AC
27. 0 play 4H
   all told: 0 played 4H
   all: turn: 1 | trick: 0 led 4H | public.phase: reply
   seat 1, 2: in no heap: 4H | size hand of 0: 8 | sure -4H in hand of 0
   seat 0: hand: -4H
   seat 1: moves: play 8H
28. 1 play 8H
   all told: 1 played 8H
   all: turn: 2 | trick: 0 led 4H 8H
   seat 0, 2: in no heap: 8H | size hand of 1: 8
   seat 1: hand: -8H
   seat 2: no more: sure hand of 1 | moves: play 7S, TS, JS, 4D, 5D, 6D, 9D, TD, 4C
29. 2 play 6D
   all told: 2 played 6D; 2 took the trick 4H 8H 6D
   all: trick: 2 leads | trick 4: 0 led 4H 8H 6D, 2 takes | public.phase: lead
   seat 0, 1: in no heap: 6D | size hand of 2: 8 | sure -6D in hand of 2
   seat 2: hand: -6D | moves: play 7S, TS, JS, 4D, 5D, 9D, TD, 4C
30. 2 play JS
   all told: 2 played JS
   all: turn: 0 | trick: 2 led JS | public.phase: reply
   seat 0, 1: in no heap: JS | size hand of 2: 7
   seat 0: moves: play 5S, 9S
   seat 2: hand: -JS
31. 0 play 5S
   all told: 0 played 5S
   all: turn: 1 | trick: 2 led JS 5S
   seat 1, 2: in no heap: 5S | size hand of 0: 7
   seat 0: hand: -5S
   seat 1: moves: play 4S, KS
32. 1 play 4S
   all told: 1 played 4S; 2 took the trick 4S 5S JS
   all: turn: 2 | trick: 2 leads | trick 5: 2 led JS 5S 4S, 2 takes | public.phase: lead
   seat 0, 2: in no heap: 4S | size hand of 1: 7
   seat 1: hand: -4S
   seat 2: moves: play 7S, TS, 4D, 5D, 9D, TD, 4C
33. 2 play 5D
   all told: 2 played 5D
   all: turn: 0 | trick: 2 led 5D | public.phase: reply
   seat 0, 1: in no heap: 5D | size hand of 2: 6 | sure -5D in hand of 2
   seat 0: moves: play 9S, 5H, 7H, AH, 9C, KC, AC
   seat 2: hand: -5D
34. 0 play KC
   all told: 0 played KC
   all: turn: 1 | trick: 2 led 5D KC
   seat 1, 2: in no heap: KC | size hand of 0: 6
   seat 0: hand: -KC
   seat 1: moves: play 8D, JD, QD, AD | may -7D in hand of 0 | sure = 7D in discard of 2
   seat 2: may -KS -8D -JD -QD -AD in hand of 0 | sure = KS 8D JD QD AD in hand of 1
35. 1 play JD
   all told: 1 played JD; 1 took the trick 5D JD KC
   all: trick: 1 leads | trick 6: 2 led 5D KC JD, 1 takes | public.phase: lead
   seat 0, 2: in no heap: JD | size hand of 1: 6
   seat 1: hand: -JD | moves: play KS, 8D, QD, AD, 6C, 7C
   seat 2: sure -JD in hand of 1
36. 1 play 8D
   all told: 1 played 8D
   all: turn: 2 | trick: 1 led 8D | public.phase: reply
   seat 0, 2: in no heap: 8D | size hand of 1: 5
   seat 1: hand: -8D
   seat 2: moves: play 4D, 9D, TD | sure -8D in hand of 1
37. 2 play 4D
   all told: 2 played 4D
   all: turn: 0 | trick: 1 led 8D 4D
   seat 0, 1: in no heap: 4D | size hand of 2: 5 | sure -4D in hand of 2
   seat 0: moves: play 9S, 5H, 7H, AH, 9C, AC
   seat 2: hand: -4D
38. 0 play 9S
   all told: 0 played 9S; 1 took the trick 9S 4D 8D
   all: turn: 1 | trick: 1 leads | trick 7: 1 led 8D 4D 9S, 1 takes | public.phase: lead
   seat 1, 2: in no heap: 9S | size hand of 0: 5
   seat 0: hand: -9S
   seat 1: moves: play KS, QD, AD, 6C, 7C
39. 1 play QD
   all told: 1 played QD
   all: turn: 2 | trick: 1 led QD | public.phase: reply
   seat 0, 2: in no heap: QD | size hand of 1: 4
   seat 0: may -QS in hand of 1
   seat 1: hand: -QD
   seat 2: moves: play 9D, TD | sure -QD in hand of 1
40. 2 play TD
   all told: 2 played TD
   all: turn: 0 | trick: 1 led QD TD
   seat 0, 1: in no heap: TD | size hand of 2: 4 | sure = 9D in hand of 2
   seat 0: moves: play 5H, 7H, AH, 9C, AC
   seat 2: hand: -TD
41. 0 play AH
   all told: 0 played AH; 1 took the trick AH TD QD
   all: turn: 1 | trick: 1 leads | trick 8: 1 led QD TD AH, 1 takes | public.phase: lead
   seat 1, 2: in no heap: AH | size hand of 0: 4 | sure -AH in hand of 0
   seat 0: hand: -AH
   seat 1: moves: play KS, AD, 6C, 7C
42. 1 play KS
   all told: 1 played KS
   all: turn: 2 | trick: 1 led KS | public.phase: reply
   seat 0, 2: in no heap: KS | size hand of 1: 3
   seat 1: hand: -KS
   seat 2: moves: play 7S, TS | sure = AD in hand of 1
43. 2 play 7S
   all told: 2 played 7S
   all: turn: 0 | trick: 1 led KS 7S
   seat 0, 1: in no heap: 7S | size hand of 2: 3
   seat 0: moves: play 5H, 7H, 9C, AC
   seat 2: hand: -7S
44. 0 play 7H
   all told: 0 played 7H; 1 took the trick 7S KS 7H
   all: turn: 1 | trick: 1 leads | trick 9: 1 led KS 7S 7H, 1 takes | public.phase: lead
   seat 1, 2: in no heap: 7H | size hand of 0: 3 | sure = 5H in hand of 0
   seat 0: hand: -7H
   seat 1: moves: play AD, 6C, 7C | may -6S -8S -TS -QS -AS in hand of 0
45. 1 play AD
   all told: 1 played AD
   all: turn: 2 | trick: 1 led AD | public.phase: reply
   seat 0, 2: in no heap: AD | size hand of 1: 2
   seat 1: hand: -AD
   seat 2: no more: sure hand of 1 | moves: play 9D
46. 2 play 9D
   all told: 2 played 9D
   all: turn: 0 | trick: 1 led AD 9D
   seat 0, 1: no more: sure hand of 2 | in no heap: 9D | size hand of 2: 2
   seat 0: moves: play 5H, 9C, AC
   seat 2: hand: -9D
47. 0 play 9C
   all told: 0 played 9C; 1 took the trick 9D AD 9C
   all: turn: 1 | trick: 1 leads | trick 10: 1 led AD 9D 9C, 1 takes | public.phase: lead
   seat 1, 2: in no heap: 9C | size hand of 0: 2
   seat 0: hand: -9C
   seat 1: moves: play 6C, 7C
48. 1 play 7C
   all told: 1 played 7C
   all: turn: 2 | trick: 1 led 7C | public.phase: reply
   seat 0, 2: in no heap: 7C | size hand of 1: 1
   seat 1: hand: = 6C
   seat 2: moves: play 4C
49. 2 play 4C
   all told: 2 played 4C
   all: turn: 0 | trick: 1 led 7C 4C
   seat 0, 1: in no heap: 4C | size hand of 2: 1
   seat 0: moves: play AC
   seat 2: hand: = TS
50. 0 play AC
   all told: 0 played AC; 0 took the trick 4C 7C AC
   all: trick: 0 leads | trick 11: 1 led 7C 4C AC, 0 takes | public.phase: lead
   seat 1, 2: in no heap: AC | size hand of 0: 1 | may = 5H in hand of 0
   seat 0: hand: = 5H | moves: play 5H
   seat 2: sure = 6C in hand of 1
51. 0 play 5H
   all told: 0 played 5H
   all: turn: 1 | trick: 0 led 5H | public.phase: reply
   seat 1, 2: no more: size hand of 0, may hand of 0, sure hand of 0 | in no heap: 5H
   seat 0: no more: hand
   seat 1: moves: play 6C
52. 1 play 6C
   all told: 1 played 6C
   all: turn: 2 | trick: 0 led 5H 6C
   seat 0: no more: size hand of 1, may hand of 1 | in no heap: 6C | sure = 7D in discard of 2
   seat 1: no more: hand
   seat 2: no more: size hand of 1, may hand of 1, sure hand of 1 | moves: play TS
53. 2 play TS
   all told: 2 played TS; 0 took the trick TS 5H 6C; deal 1 §11.5 tricks_short: +10 pence to table from 0; deal 1 §11.5 tricks_short: +13 pence to table from 2; deal 1 §11.6 tricks_over: +23 pence to 1; deal 1 over
   all: turn: chance | holds: 77 -10 -67 | deals: 1 over, 0 of them thrown in | trick 12: 0 led 5H 6C TS, 0 takes | public.phase: settled
   seat 0, 1: no more: trick, size hand of 2, may hand of 2 | in no heap: TS | sure +6S +8S +QS +AS +5C +TC in discard of 2
   seat 2: no more: hand, trick
54. * deal
   all told: 0 dealt
   all: turn: 2 | dealer: 0 | shown: JD | public.phase: auction | public.turn_up: JD | public.auction: ([1 bid 12]) | public.ruffs: ({} {} {}) | size stock: 7
   seat 0, 1: no more: tricks, public.vying, size discard of 2, may discard of 2, sure discard of 2 | size hand of 2: 12
   seat 0, 2: size hand of 1: 12
   seat 1, 2: size hand of 0: 12
   seat 0: in no heap: 5C 8S | hand: = 7S 8S 5H 6H 7H 8H 4D AD 5C 6C 8C QC | may = 4S 5S 6S 9S TS JS QS KS AS 4H 9H TH JH QH KH AH 5D 6D 7D 8D 9D TD QD KD 4C 7C 9C TC JC KC AC in all heaps
   seat 1: in no heap: 7D TC | hand: = 4S 5S 9S TS KS 4H 9H 5D 7D QD TC JC | may = 6S 7S 8S JS QS AS 5H 6H 7H 8H TH JH QH KH AH 4D 6D 8D 9D TD KD AD 4C 5C 6C 7C 8C 9C QC KC AC in all heaps
   seat 2: no more: aside, tricks, public.vying | hand: = AS TH JH QH AH 9D TD KD 4C 9C KC AC | moves: say bid 13, pass | may = 4S 5S 6S 7S 8S 9S TS JS QS KS 4H 5H 6H 7H 8H 9H KH 4D 5D 6D 7D 8D QD AD 5C 6C 7C 8C TC JC QC in all heaps
55. 2 say bid 13
   all told: 2 said bid 13
   all: turn: 0 | public.auction: ([1 bid 12] [2 bid 13])
   seat 0: moves: say bid 14, pass
56. 0 say pass
   all told: 0 said pass
   all: turn: 1 | public.auction: ([1 bid 12] [2 bid 13] [0 pass None])
   seat 1: moves: say bid 14, pass
57. 1 say bid 14
   all told: 1 said bid 14
   all: turn: 2 | public.auction: ([1 bid 12] [2 bid 13] [0 pass None] [1 bid 14])
   seat 2: moves: say bid 15, pass
58. 2 say pass
   all told: 2 said pass; deal 2 §6.7 stock: +7 pence to 2 from 1; deal 2 §6.7 stock: +7 pence to 0 from 1
   all: turn: 1 | holds: 84 -24 -60 | public.phase: exchange | public.auction: ([1 bid 12] [2 bid 13] [0 pass None] [1 bid 14] [2 pass None])
   seat 1: moves: lay 4S, 5S, 9S, TS, KS, 4H, 9H, 5D, 7D, QD, TC, JC
59. 1 lay 4S
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid 4S
   seat 0, 2: size hand of 1: 11 | size discard of 1: 1
   seat 0: may = 4S 5S 6S 9S TS JS QS KS AS 4H 9H TH JH QH KH AH 5D 6D 7D 8D 9D TD QD KD 4C 7C 9C TC JC KC AC in discard of 1
   seat 1: hand: -4S | aside: 4S | moves: lay 5S, 9S, TS, KS, 4H, 9H, 5D, 7D, QD, TC, JC
   seat 2: may = 4S 5S 6S 7S 8S 9S TS JS QS KS 4H 5H 6H 7H 8H 9H KH 4D 5D 6D 7D 8D QD AD 5C 6C 7C 8C TC JC QC in discard of 1
60. 1 lay TC
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid TC
   seat 0, 2: size hand of 1: 10 | size discard of 1: 2
   seat 1: hand: -TC | aside: 4S TC | moves: lay 5S, 9S, TS, KS, 4H, 9H, 5D, 7D, QD, JC
61. 1 lay TS
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid TS
   seat 0, 2: size hand of 1: 9 | size discard of 1: 3
   seat 1: hand: -TS | aside: 4S TS TC | moves: lay 5S, 9S, KS, 4H, 9H, 5D, 7D, QD, JC
62. 1 lay 9H
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid 9H
   seat 0, 2: size hand of 1: 8 | size discard of 1: 4
   seat 1: hand: -9H | aside: 4S TS 9H TC | moves: lay 5S, 9S, KS, 4H, 5D, 7D, QD, JC
63. 1 lay 9S
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid 9S
   seat 0, 2: size hand of 1: 7 | size discard of 1: 5
   seat 1: hand: -9S | aside: 4S 9S TS 9H TC | moves: lay 5S, KS, 4H, 5D, 7D, QD, JC
64. 1 lay 4H
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid 4H
   seat 0, 2: size hand of 1: 6 | size discard of 1: 6
   seat 1: hand: -4H | aside: 4S 9S TS 4H 9H TC | moves: lay 5S, KS, 5D, 7D, QD, JC
65. 1 lay 5D
   seat 0, 2 told: 1 laid a card; 1 drew 7; deal 2 §8.4 ante: +1 pence to table from 1; deal 2 §8.4 ante: +1 pence to table from 2; deal 2 §8.4 ante: +1 pence to table from 0
   seat 1 told: 1 laid 5D; 1 drew 7: 6S JS QS KH 6D 8D 7C; deal 2 §8.4 ante: +1 pence to table from 1; deal 2 §8.4 ante: +1 pence to table from 2; deal 2 §8.4 ante: +1 pence to table from 0
   all: no more: size stock, may stock | holds: 83 -25 -61 | public.phase: ruff
   seat 0, 2: size hand of 1: 12 | size discard of 1: 7
   seat 1: in no heap: 6D 6S 7C 8D JS KH QS | hand: -5D +6S +JS +QS +KH +6D +8D +7C | aside: 4S 9S TS 4H 9H 5D TC | moves: say pass, vie 2, vie 3, vie 4, vie 5, vie 6, vie 7, vie 8, vie 9, vie 10, vie 11, vie 12, vie 13, vie 14, vie 15, vie 16, vie 17, vie 18, vie 19, vie 20, vie 21, vie 22, vie 23, vie 24, vie 25, vie 26, vie 27, vie 28, vie 29, vie 30, vie 31, vie 32, vie 33, vie 34, vie 35, vie 36, vie 37, vie 38, vie 39, vie 40
66. 1 say vie 2
   all told: 1 said vie 2; deal 2 §8.7 vied: +2 pence to table from 1
   all: turn: 2 | holds: 83 -27 -61 | public.vying: ([1 vie 2])
   seat 2: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38
67. 2 say see
   all told: 2 said see; deal 2 §8.8 seen: +2 pence to table from 2
   all: turn: 0 | holds: 83 -27 -63 | public.vying: ([1 vie 2] [2 see None])
   seat 0: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38
68. 0 say revie 18
   all told: 0 said revie 18; deal 2 §8.8 revied: +20 pence to table from 0
   all: turn: 1 | holds: 63 -27 -63 | public.vying: ([1 vie 2] [2 see None] [0 revie 18])
   seat 1: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20
69. 1 say revie 12
   all told: 1 said revie 12; deal 2 §8.8 revied: +30 pence to table from 1
   all: turn: 2 | holds: 63 -57 -63 | public.vying: ([1 vie 2] [2 see None] [0 revie 18] [1 revie 12])
   seat 2: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8
70. 2 say revie 7
   all told: 2 said revie 7; deal 2 §8.8 revied: +37 pence to table from 2
   all: turn: 0 | holds: 63 -57 -100 | public.vying: ([1 vie 2] [2 see None] [0 revie 18] [1 revie 12] [2 revie 7])
   seat 0: moves: say pass, see
71. 0 say see
   all told: 0 said see; deal 2 §8.8 seen: +19 pence to table from 0
   all: turn: 1 | holds: 44 -57 -100 | public.vying: ([1 vie 2] [2 see None] [0 revie 18] [1 revie 12] [2 revie 7] [0 see None])
   seat 1: moves: say pass, see
72. 1 say see
   all told: 1 said see; deal 2 §8.8 seen: +7 pence to table from 1; deal 2 §8.15 ruff_shown: +120 pence to 1 for 5S 6S JS QS KS; deal 2 §9.3 gleek_aces: +4 pence to 2 from 1 for AS AH AC; deal 2 §9.3 gleek_aces: +4 pence to 2 from 0 for AS AH AC
   all: trick: 1 leads | holds: 40 52 -92 | public.phase: lead | public.vying: ([1 vie 2] [2 see None] [0 revie 18] [1 revie 12] [2 revie 7] [0 see None] [1 see None]) | public.ruffs: ({5C 6C 8C QC} {5S 6S JS QS KS} {TH JH QH AH}) | public.sets: ([2 {AS AH AC}])
   seat 0, 2: sure = 5S 6S JS QS KS in hand of 1
   seat 0: may -4S -9S -TS -AS -TH -JH -QH -AH -AC in hand of 1 | may -5S -6S -JS -QS -KS -4H -9H -KH in hand of 2 | sure = AS TH JH QH AH AC in hand of 2 | may -5S -6S -JS -QS -KS -AS -TH -JH -QH -AH -AC in discard of 1
   seat 1: moves: play 5S, 6S, JS, QS, KS, KH, 6D, 7D, 8D, QD, 7C, JC | may -AS -TH -JH -QH -AH -4C -9C -KC -AC in hand of 0 | sure = 5H 6H 7H 8H AD 5C 6C 8C QC in hand of 0 | may -5H -6H -7H -8H -AD -5C -6C -8C -QC in hand of 2 | sure = AS TH JH QH AH 4C 9C KC AC in hand of 2
   seat 2: may -5S -6S -JS -QS -KS -7C -TC -JC in hand of 0 | sure = 5C 6C 8C QC in hand of 0 | may -4S -7S -8S -9S -TS -5C -6C -8C -QC in hand of 1 | may -5S -6S -JS -QS -KS -5C -6C -8C -QC in discard of 1
73. 1 play JS
   all told: 1 played JS
   all: turn: 2 | trick: 1 led JS | public.phase: reply
   seat 0, 2: in no heap: JS | size hand of 1: 11 | sure -JS in hand of 1
   seat 1: hand: -JS
   seat 2: moves: play AS
74. 2 play AS
   all told: 2 played AS
   all: turn: 0 | trick: 1 led JS AS
   seat 0, 1: in no heap: AS | size hand of 2: 11 | sure -AS in hand of 2
   seat 0: moves: play 7S, 8S
   seat 2: hand: -AS
75. 0 play 7S
   all told: 0 played 7S; 2 took the trick 7S JS AS
   all: turn: 2 | trick: 2 leads | trick 1: 1 led JS AS 7S, 2 takes | public.phase: lead
   seat 1, 2: in no heap: 7S | size hand of 0: 11
   seat 0: hand: -7S
   seat 2: moves: play TH, JH, QH, AH, 9D, TD, KD, 4C, 9C, KC, AC
76. 2 play TD
   all told: 2 played TD
   all: turn: 0 | trick: 2 led TD | public.phase: reply
   seat 0, 1: in no heap: TD | size hand of 2: 10
   seat 0: moves: play 4D, AD
   seat 2: hand: -TD
77. 0 play 4D
   all told: 0 played 4D
   all: turn: 1 | trick: 2 led TD 4D
   seat 1, 2: in no heap: 4D | size hand of 0: 10
   seat 0: hand: -4D
   seat 1: moves: play 6D, 7D, 8D, QD
78. 1 play 7D
   all told: 1 played 7D; 2 took the trick 4D 7D TD
   all: turn: 2 | trick: 2 leads | trick 2: 2 led TD 4D 7D, 2 takes | public.phase: lead
   seat 0, 2: in no heap: 7D | size hand of 1: 10
   seat 1: hand: -7D
   seat 2: moves: play TH, JH, QH, AH, 9D, KD, 4C, 9C, KC, AC
79. 2 play 9C
   all told: 2 played 9C
   all: turn: 0 | trick: 2 led 9C | public.phase: reply
   seat 0, 1: in no heap: 9C | size hand of 2: 9
   seat 0: moves: play 5C, 6C, 8C, QC
   seat 1: sure -9C in hand of 2
   seat 2: hand: -9C
80. 0 play QC
   all told: 0 played QC
   all: turn: 1 | trick: 2 led 9C QC
   seat 1, 2: in no heap: QC | size hand of 0: 9 | sure -QC in hand of 0
   seat 0: hand: -QC
   seat 1: moves: play 7C, JC
81. 1 play 7C
   all told: 1 played 7C; 0 took the trick 7C 9C QC
   all: turn: 0 | trick: 0 leads | trick 3: 2 led 9C QC 7C, 0 takes | public.phase: lead
   seat 0, 2: in no heap: 7C | size hand of 1: 9
   seat 0: moves: play 8S, 5H, 6H, 7H, 8H, AD, 5C, 6C, 8C
   seat 1: hand: -7C
82. 0 play 6H
   all told: 0 played 6H
   all: turn: 1 | trick: 0 led 6H | public.phase: reply
   seat 1, 2: in no heap: 6H | size hand of 0: 8
   seat 0: hand: -6H
   seat 1: moves: play KH | sure -6H in hand of 0
83. 1 play KH
   all told: 1 played KH
   all: turn: 2 | trick: 0 led 6H KH
   seat 0, 2: in no heap: KH | size hand of 1: 8
   seat 0: may -KD -KC in hand of 1
   seat 1: hand: -KH
   seat 2: moves: play TH, JH, QH, AH
84. 2 play JH
   all told: 2 played JH; 1 took the trick 6H JH KH
   all: turn: 1 | trick: 1 leads | trick 4: 0 led 6H KH JH, 1 takes | public.phase: lead
   seat 0, 1: in no heap: JH | size hand of 2: 8 | sure -JH in hand of 2
   seat 1: moves: play 5S, 6S, QS, KS, 6D, 8D, QD, JC
   seat 2: hand: -JH
85. 1 play 6S
   all told: 1 played 6S
   all: turn: 2 | trick: 1 led 6S | public.phase: reply
   seat 0, 2: in no heap: 6S | size hand of 1: 7 | sure -6S in hand of 1
   seat 1: hand: -6S
   seat 2: moves: play TH, QH, AH, 9D, KD, 4C, KC, AC
86. 2 play QH
   all told: 2 played QH
   all: turn: 0 | trick: 1 led 6S QH
   seat 0, 1: in no heap: QH | size hand of 2: 7
   seat 0: moves: play 8S | may -4S -9S -TS in hand of 2 | sure -QH in hand of 2 | sure = 4S 9S TS in discard of 1
   seat 1: may -9D -KD in hand of 0 | sure +8S in hand of 0 | may -8S in hand of 2 | sure -QH +9D +KD in hand of 2
   seat 2: hand: -QH
87. 0 play 8S
   all told: 0 played 8S; 0 took the trick 6S 8S QH
   all: trick: 0 leads | trick 5: 1 led 6S QH 8S, 0 takes | public.phase: lead
   seat 1, 2: in no heap: 8S | size hand of 0: 7
   seat 0: hand: -8S | moves: play 5H, 7H, 8H, AD, 5C, 6C, 8C
   seat 1: sure -8S in hand of 0
88. 0 play 8H
   all told: 0 played 8H
   all: turn: 1 | trick: 0 led 8H | public.phase: reply
   seat 1, 2: in no heap: 8H | size hand of 0: 6
   seat 0: hand: -8H
   seat 1: moves: play 5S, QS, KS, 6D, 8D, QD, JC | sure -8H in hand of 0
89. 1 play QS
   all told: 1 played QS
   all: turn: 2 | trick: 0 led 8H QS
   seat 0, 2: in no heap: QS | size hand of 1: 6 | sure -QS in hand of 1
   seat 0: may -4H -9H in hand of 1 | sure +4H +9H in discard of 1
   seat 1: hand: -QS
   seat 2: moves: play TH, AH | may -4H -5H -7H -9H in hand of 1
90. 2 play TH
   all told: 2 played TH; 2 took the trick QS 8H TH
   all: trick: 2 leads | trick 6: 0 led 8H QS TH, 2 takes | public.phase: lead
   seat 0, 1: in no heap: TH | size hand of 2: 6 | sure -TH in hand of 2
   seat 2: hand: -TH | moves: play AH, 9D, KD, 4C, KC, AC
91. 2 play AC
   all told: 2 played AC
   all: turn: 0 | trick: 2 led AC | public.phase: reply
   seat 0, 1: in no heap: AC | size hand of 2: 5
   seat 0: moves: play 5C, 6C, 8C | sure = AH in hand of 2
   seat 1: sure -AC in hand of 2
   seat 2: hand: -AC
92. 0 play 8C
   all told: 0 played 8C
   all: turn: 1 | trick: 2 led AC 8C
   seat 1, 2: in no heap: 8C | size hand of 0: 5 | sure -8C in hand of 0
   seat 0: hand: -8C
   seat 1: moves: play JC
93. 1 play JC
   all told: 1 played JC; 2 took the trick 8C JC AC
   all: turn: 2 | trick: 2 leads | trick 7: 2 led AC 8C JC, 2 takes | public.phase: lead
   seat 0, 2: in no heap: JC | size hand of 1: 5
   seat 1: hand: -JC
   seat 2: moves: play AH, 9D, KD, 4C, KC
94. 2 play KC
   all told: 2 played KC
   all: turn: 0 | trick: 2 led KC | public.phase: reply
   seat 0, 1: in no heap: KC | size hand of 2: 4
   seat 0: moves: play 5C, 6C
   seat 1: sure -KC in hand of 2
   seat 2: hand: -KC
95. 0 play 6C
   all told: 0 played 6C
   all: turn: 1 | trick: 2 led KC 6C
   seat 1, 2: in no heap: 6C | size hand of 0: 4
   seat 0: hand: -6C
   seat 1: moves: play 5S, KS, 6D, 8D, QD | sure -6C in hand of 0
   seat 2: sure = 5C in hand of 0
96. 1 play 8D
   all told: 1 played 8D; 1 took the trick 8D 6C KC
   all: trick: 1 leads | trick 8: 2 led KC 6C 8D, 1 takes | public.phase: lead
   seat 0, 2: in no heap: 8D | size hand of 1: 4
   seat 0: may -4C -TC in hand of 1
   seat 1: hand: -8D | moves: play 5S, KS, 6D, QD
   seat 2: may -TC in hand of 1 | sure = TC in discard of 1
97. 1 play 5S
   all told: 1 played 5S
   all: turn: 2 | trick: 1 led 5S | public.phase: reply
   seat 0, 2: in no heap: 5S | size hand of 1: 3 | sure = KS in hand of 1
   seat 1: hand: -5S
   seat 2: moves: play AH, 9D, KD, 4C
98. 2 play KD
   all told: 2 played KD
   all: turn: 0 | trick: 1 led 5S KD
   seat 0, 1: in no heap: KD | size hand of 2: 3
   seat 0: moves: play 5H, 7H, AD, 5C
   seat 1: sure -KD in hand of 2
   seat 2: hand: -KD
99. 0 play 5C
   all told: 0 played 5C; 2 took the trick 5S KD 5C
   all: turn: 2 | trick: 2 leads | trick 9: 1 led 5S KD 5C, 2 takes | public.phase: lead
   seat 1, 2: in no heap: 5C | size hand of 0: 3
   seat 0: hand: -5C
   seat 1: sure -5C in hand of 0
   seat 2: no more: sure hand of 0 | moves: play AH, 9D, 4C | may -4S -9S -TS in hand of 0 | sure +4S +9S +TS in discard of 1
100. 2 play AH
   all told: 2 played AH
   all: turn: 0 | trick: 2 led AH | public.phase: reply
   seat 0, 1: in no heap: AH | size hand of 2: 2
   seat 0: no more: sure hand of 2 | moves: play 5H, 7H
   seat 1: sure -AH in hand of 2
   seat 2: hand: -AH
101. 0 play 7H
   all told: 0 played 7H
102. 1 play 6D
   all told: 1 played 6D; 1 took the trick 7H AH 6D
103. 1 play QD
   all told: 1 played QD
104. 2 play 9D
   all told: 2 played 9D
105. 0 play AD
   all told: 0 played AD; 0 took the trick 9D QD AD
106. 0 play 5H
   all told: 0 played 5H
107. 1 play KS
   all told: 1 played KS
108. 2 play 4C
   all told: 2 played 4C; 0 took the trick KS 5H 4C; deal 2 §11.5 tricks_short: +13 pence to table from 1; deal 2 §11.5 tricks_short: +4 pence to table from 2; deal 2 §11.6 tricks_over: +17 pence to 0; deal 2 over
109. * deal
   all told: 1 dealt
110. 0 say pass
   all told: 0 said pass
   all: turn: 1 | dealer: 1 | shown: 8H | holds: 57 39 -96 | deals: 2 over, 0 of them thrown in | public.phase: auction | public.turn_up: 8H | public.auction: ([2 bid 12] [0 pass None]) | public.ruffs: ({} {} {}) | size stock: 7
   seat 0, 1: size hand of 2: 12
   seat 0, 2: no more: trick, tricks, public.vying, public.sets, sure hand of 1, size discard of 1, may discard of 1, sure discard of 1 | size hand of 1: 12
   seat 1, 2: size hand of 0: 12
   seat 0: in no heap: 4H 4S | hand: = 4S 6S QS 4H 5H 6H JH AH 7D 8D 7C JC | may +5S +7S +8S +9S +TS +JS +AS +7H +9H +TH +QH +KH +4D +TD +JD +KD +AD +4C +5C +6C +8C +9C +TC +QC +KC +AC in hand of 1 | may +5S +7S +8S +9S +TS +JS +KS +AS +7H +9H +TH +QH +KH +4D +TD +JD +KD +AD +5C +6C +8C +9C +QC +KC +AC in hand of 2 | may = 5S 7S 8S 9S TS JS KS AS 7H 9H TH QH KH 4D 5D 6D 9D TD JD QD KD AD 4C 5C 6C 8C 9C TC QC KC AC in stock
   seat 1: no more: aside, trick, tricks, public.vying, public.sets, sure hand of 0, sure hand of 2 | in no heap: 4C | hand: -6D +TS +9H +TH +QH +KH +5D +TD +KD +4C +5C | moves: say bid 13, pass | may +4S +5S +6S +7S +8S +9S +JS +QS +AS +4H +6H +JH +AH +4D +6D +7D +8D +9D +JD +6C +7C +8C +9C +TC +JC +QC +KC +AC in hand of 0 | may +4S +5S +6S +7S +8S +9S +JS +QS +AS +4H +5H +6H +7H +JH +AH +4D +6D +7D +8D +JD +AD +6C +7C +8C +9C +TC +JC +QC +KC +AC in hand of 2 | may = 4S 5S 6S 7S 8S 9S JS QS AS 4H 5H 6H 7H JH AH 4D 6D 7D 8D 9D JD AD 6C 7C 8C 9C TC JC QC KC AC in stock
   seat 2: in no heap: 6D 7H 9S | hand: = 5S 7S 8S 9S AS 7H 6D 9D 6C QC KC AC | may +4S +6S +TS +JS +QS +KS +6H +TH +JH +QH +KH +AH +4D +7D +8D +TD +JD +KD +4C +5C +7C +8C +9C +TC +JC in hand of 0 | may +4S +6S +TS +JS +QS +4H +5H +6H +9H +TH +JH +QH +KH +AH +4D +7D +8D +TD +JD +KD +4C +5C +7C +8C +9C +TC +JC in hand of 1 | may = 4S 6S TS JS QS KS 4H 5H 6H 9H TH JH QH KH AH 4D 5D 7D 8D TD JD QD KD AD 4C 5C 7C 8C 9C TC JC in stock
111. 1 say bid 13
   all told: 1 said bid 13
112. 2 say pass
   all told: 2 said pass; deal 3 §6.7 stock: +7 pence to 2 from 1; deal 3 §6.7 stock: +6 pence to 0 from 1
113. 1 lay TH
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid TH
114. 1 lay TS
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid TS
115. 1 lay 4C
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid 4C
116. 1 lay 9H
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid 9H
117. 1 lay QD
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid QD
118. 1 lay 5D
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid 5D
119. 1 lay QH
   seat 0, 2 told: 1 laid a card; 1 drew 7; deal 3 §8.4 ante: +1 pence to table from 2; deal 3 §8.4 ante: +1 pence to table from 0; deal 3 §8.4 ante: +1 pence to table from 1
   seat 1 told: 1 laid QH; 1 drew 7: JS 4D JD AD 8C 9C TC; deal 3 §8.4 ante: +1 pence to table from 2; deal 3 §8.4 ante: +1 pence to table from 0; deal 3 §8.4 ante: +1 pence to table from 1
120. 2 say vie 11
   all told: 2 said vie 11; deal 3 §8.7 vied: +11 pence to table from 2
   all: no more: size stock, may stock | turn: 0 | holds: 62 25 -101 | public.phase: ruff | public.auction: ([2 bid 12] [0 pass None] [1 bid 13] [2 pass None]) | public.vying: ([2 vie 11])
   seat 0, 2: size discard of 1: 7
   seat 0: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29 | may = 5S 7S 8S 9S TS JS KS AS 7H 9H TH QH KH 4D 5D 6D 9D TD JD QD KD AD 4C 5C 6C 8C 9C TC QC KC AC in discard of 1
   seat 1: in no heap: 4D 8C 9C AD JD JS TC | hand: = JS KS KH 4D TD JD KD AD 5C 8C 9C TC | aside: TS 9H TH QH 5D QD 4C
   seat 2: may = 4S 6S TS JS QS KS 4H 5H 6H 9H TH JH QH KH AH 4D 5D 7D 8D TD JD QD KD AD 4C 5C 7C 8C 9C TC JC in discard of 1
121. 0 say revie 4
   all told: 0 said revie 4; deal 3 §8.8 revied: +15 pence to table from 0
122. 1 say revie 7
   all told: 1 said revie 7; deal 3 §8.8 revied: +22 pence to table from 1
123. 2 say revie 12
   all told: 2 said revie 12; deal 3 §8.8 revied: +23 pence to table from 2
124. 0 say see
   all told: 0 said see; deal 3 §8.8 seen: +19 pence to table from 0
125. 1 say revie 5
   all told: 1 said revie 5; deal 3 §8.8 revied: +17 pence to table from 1
126. 2 say see
   all told: 2 said see; deal 3 §8.8 seen: +5 pence to table from 2
127. 0 say see
   all told: 0 said see; deal 3 §8.8 seen: +5 pence to table from 0; deal 3 §8.15 ruff_shown: +120 pence to 1 for 4D TD JD KD AD; deal 3 §9.3 gleek_kings: +3 pence to 1 from 2 for KS KH KD; deal 3 §9.3 gleek_kings: +3 pence to 1 from 0 for KS KH KD
128. 2 play 6C
   all told: 2 played 6C
129. 0 play JC
   all told: 0 played JC
130. 1 play 5C
   all told: 1 played 5C; 0 took the trick 5C 6C JC
   all: trick: 0 leads | holds: 20 112 -132 | trick 1: 2 led 6C JC 5C, 0 takes | public.phase: lead | public.vying: ([2 vie 11] [0 revie 4] [1 revie 7] [2 revie 12] [0 see None] [1 revie 5] [2 see None] [0 see None]) | public.ruffs: ({4H 5H 6H JH AH} {4D TD JD KD AD} {5S 7S 8S 9S AS}) | public.sets: ([1 {KS KH KD}])
   seat 0, 1: size hand of 2: 11
   seat 0, 2: size hand of 1: 11 | sure = KS KH 4D TD JD KD AD in hand of 1
   seat 1, 2: size hand of 0: 11
   seat 0: in no heap: 5C 6C | hand: -JC | moves: play 4S, 6S, QS, 4H, 5H, 6H, JH, AH, 7D, 8D, 7C | may -5S -7S -8S -9S -AS -5D -6D -9D -QD -KC in hand of 1 | may -TS -JS -KS -KH -4D -TD -JD -KD -AD in hand of 2 | sure = 5S 7S 8S 9S AS in hand of 2 | may -5S -7S -8S -9S -KS -AS -KH -4D -TD -JD -KD -AD in discard of 1
   seat 1: in no heap: 6C JC | hand: -5C | may -5S -7S -8S -9S -AS -7H in hand of 0 | sure = 4S 6S QS 4H 5H 6H JH AH in hand of 0 | may -4S -6S -QS -4H -5H -6H -JH -AH in hand of 2 | sure = 5S 7S 8S 9S AS 7H in hand of 2
   seat 2: in no heap: 5C JC | hand: -6C | may -JS -KS -9H -TH -QH -KH -4D -TD -JD -KD -AD in hand of 0 | sure = 4H 5H 6H JH AH in hand of 0 | may -4H -5H -6H -JH -AH -5D -7D -8D -QD in hand of 1 | may -KS -4H -5H -6H -JH -KH -AH -4D -TD -JD -KD -AD in discard of 1
131. 0 play 4S
   all told: 0 played 4S
132. 1 play JS
   all told: 1 played JS
133. 2 play 9S
   all told: 2 played 9S; 1 took the trick 4S 9S JS
134. 1 play AD
   all told: 1 played AD
135. 2 play 9D
   all told: 2 played 9D
136. 0 play 7D
   all told: 0 played 7D; 1 took the trick 7D 9D AD
137. 1 play 8C
   all told: 1 played 8C
138. 2 play QC
   all told: 2 played QC
139. 0 play 7C
   all told: 0 played 7C; 2 took the trick 7C 8C QC
140. 2 play AC
   all told: 2 played AC
   all: trick: 2 led AC | trick 2: 0 led 4S JS 9S, 1 takes | trick 3: 1 led AD 9D 7D, 1 takes | trick 4: 1 led 8C QC 7C, 2 takes | public.phase: reply
   seat 0, 1: size hand of 2: 7 | sure -9S in hand of 2
   seat 0, 2: size hand of 1: 8 | sure -AD in hand of 1
   seat 1, 2: size hand of 0: 8
   seat 0: in no heap: 8C 9D 9S AC AD JS QC | hand: -4S -7D -7C | moves: play 6S, QS, 4H, 5H, 6H, JH, AH, 8D
   seat 1: in no heap: 4S 7C 7D 9D 9S AC QC | hand: -JS -AD -8C | sure -4S in hand of 0
   seat 2: in no heap: 4S 7C 7D 8C AD JS | hand: -9S -9D -QC -AC
141. 0 play JH
   all told: 0 played JH
142. 1 play 9C
   all told: 1 played 9C; 0 took the trick JH 9C AC
143. 0 play 6H
   all told: 0 played 6H
144. 1 play KH
   all told: 1 played KH
145. 2 play 7H
   all told: 2 played 7H; 1 took the trick 6H 7H KH
146. 1 play JD
   all told: 1 played JD
147. 2 play 6D
   all told: 2 played 6D
148. 0 play 8D
   all told: 0 played 8D; 1 took the trick 6D 8D JD
149. 1 play TC
   all told: 1 played TC
150. 2 play KC
   all told: 2 played KC
   all: trick: 1 led TC KC | trick 5: 2 led AC JH 9C, 0 takes | trick 6: 0 led 6H KH 7H, 1 takes | trick 7: 1 led JD 6D 8D, 1 takes
   seat 0, 1: size hand of 2: 4
   seat 0, 2: size hand of 1: 4 | may = KS 4D TD KD in hand of 1 | sure -KH -JD in hand of 1
   seat 1, 2: size hand of 0: 5 | sure -6H -JH in hand of 0
   seat 0: in no heap: 6D 7H 9C JD KC KH TC | hand: -6H -JH -8D | moves: play 6S, QS, 4H, 5H, AH | may = 5S 7S 8S AS in hand of 2 | sure = TS 9H TH QH 5D QD 4C in discard of 1
   seat 1: in no heap: 6D 6H 7H 8D JH KC | hand: = KS 4D TD KD | sure -7H in hand of 2
   seat 2: in no heap: 6H 8D 9C JD JH KH TC | hand: -7H -6D -KC | may -4C in hand of 0 | sure = 9H TH QH 4C in discard of 1
151. 0 play 6S
   all told: 0 played 6S; 2 took the trick 6S TC KC
152. 2 play 7S
   all told: 2 played 7S
153. 0 play QS
   all told: 0 played QS
154. 1 play KS
   all told: 1 played KS; 1 took the trick 7S QS KS
155. 1 play 4D
   all told: 1 played 4D
156. 2 play 5S
   all told: 2 played 5S
157. 0 play 5H
   all told: 0 played 5H; 0 took the trick 5S 5H 4D
158. 0 play 4H
   all told: 0 played 4H
159. 1 play KD
   all told: 1 played KD
160. 2 play 8S
   all told: 2 played 8S; 0 took the trick 8S 4H KD
   all: trick: 0 leads | trick 8: 1 led TC KC 6S, 2 takes | trick 9: 2 led 7S QS KS, 1 takes | trick 10: 1 led 4D 5S 5H, 0 takes | trick 11: 0 led 4H KD 8S, 0 takes | public.phase: lead
   seat 0, 1: size hand of 2: 1 | sure = AS in hand of 2
   seat 0, 2: size hand of 1: 1 | sure = TD in hand of 1
   seat 1, 2: size hand of 0: 1 | sure = AH in hand of 0
   seat 0: in no heap: 4D 5S 7S 8S KD KS | hand: = AH | moves: play AH
   seat 1: in no heap: 4H 5H 5S 6S 7S 8S QS | hand: = TD
   seat 2: in no heap: 4D 4H 5H 6S KD KS QS | hand: = AS | may = AH in hand of 0 | sure +TS +5D +QD in discard of 1
161. 0 play AH
   all told: 0 played AH
162. 1 play TD
   all told: 1 played TD
163. 2 play AS
   all told: 2 played AS; 0 took the trick AS AH TD; deal 3 §11.5 tricks_short: +16 pence to table from 2; deal 3 §11.5 tricks_short: +4 pence to table from 1; deal 3 §11.6 tricks_over: +17 pence to 0; deal 3 §11.8 tricks_surplus: +3 pence to 0; deal 3 over; match over
   all: turn: nobody | holds: 40 108 -148 | deals: 3 over, 0 of them thrown in | trick 12: 0 led AH TD AS, 0 takes | public.phase: settled
   seat 0: no more: hand, trick, size hand of 1, may hand of 1, sure hand of 1, size hand of 2, may hand of 2, sure hand of 2 | in no heap: AS TD
   seat 1: no more: hand, trick, size hand of 0, may hand of 0, sure hand of 0, size hand of 2, may hand of 2, sure hand of 2
   seat 2: no more: hand, trick, size hand of 0, may hand of 0, sure hand of 0, size hand of 1, may hand of 1, sure hand of 1 | in no heap: AH TD
