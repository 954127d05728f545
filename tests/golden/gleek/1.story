start
   all: turn: chance | dealer: 1 | sides: 0 1 2 | holds: 0 0 0 | deals: 0 over, 0 of them thrown in | public.phase: dealing | public.turn_up: nobody | public.ruffs: ({} {} {}) | public.pass_final: False
1. * deal
   all told: 1 dealt
   all: turn: 0 | shown: 9D | public.phase: auction | public.turn_up: 9D | public.auction: ([2 bid 12]) | size stock: 7
   seat 0, 1: size hand of 2: 12
   seat 0, 2: size hand of 1: 12
   seat 1, 2: size hand of 0: 12
   seat 0: hand: = 5S 8S QS 5H QH KH AH 5C 6C 8C KC AC | moves: say bid 13, pass | may = 4S 6S 7S 9S TS JS KS AS 4H 6H 7H 8H 9H TH JH 4D 5D 6D 7D 8D TD JD QD KD AD 4C 7C 9C TC JC QC in all heaps
   seat 1: hand: = 6S JS 6H 7H TH JH 4D 8D TD TC JC QC | may = 4S 5S 7S 8S 9S TS QS KS AS 4H 5H 8H 9H QH KH AH 5D 6D 7D JD QD KD AD 4C 5C 6C 7C 8C 9C KC AC in all heaps
   seat 2: hand: = 4S TS KS AS 4H 9H 5D 6D 7D JD QD KD | may = 5S 6S 7S 8S 9S JS QS 5H 6H 7H 8H TH JH QH KH AH 4D 8D TD AD 4C 5C 6C 7C 8C 9C TC JC QC KC AC in all heaps
2. 0 say pass
   all told: 0 said pass
   all: turn: 1 | public.auction: ([2 bid 12] [0 pass None])
   seat 1: moves: say bid 13, pass
3. 1 say bid 13
   all told: 1 said bid 13
   all: turn: 2 | public.auction: ([2 bid 12] [0 pass None] [1 bid 13])
   seat 2: moves: say bid 14, pass
4. 2 say bid 14
   all told: 2 said bid 14
   all: turn: 1 | public.auction: ([2 bid 12] [0 pass None] [1 bid 13] [2 bid 14])
   seat 1: moves: say bid 15, pass
5. 1 say bid 15
   all told: 1 said bid 15
   all: turn: 2 | public.auction: ([2 bid 12] [0 pass None] [1 bid 13] [2 bid 14] [1 bid 15])
   seat 2: moves: say bid 16, pass
6. 2 say pass
   all told: 2 said pass; deal 1 §6.7 stock: +8 pence to 2 from 1; deal 1 §6.7 stock: +7 pence to 0 from 1
   all: turn: 1 | holds: 7 -15 8 | public.phase: exchange | public.auction: ([2 bid 12] [0 pass None] [1 bid 13] [2 bid 14] [1 bid 15] [2 pass None])
   seat 1: moves: lay 6S, JS, 6H, 7H, TH, JH, 4D, 8D, TD, TC, JC, QC
7. 1 lay 6S
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid 6S
   seat 0, 2: size hand of 1: 11 | size discard of 1: 1
   seat 0: may = 4S 6S 7S 9S TS JS KS AS 4H 6H 7H 8H 9H TH JH 4D 5D 6D 7D 8D TD JD QD KD AD 4C 7C 9C TC JC QC in discard of 1
   seat 1: hand: -6S | aside: 6S | moves: lay JS, 6H, 7H, TH, JH, 4D, 8D, TD, TC, JC, QC
   seat 2: may = 5S 6S 7S 8S 9S JS QS 5H 6H 7H 8H TH JH QH KH AH 4D 8D TD AD 4C 5C 6C 7C 8C 9C TC JC QC KC AC in discard of 1
8. 1 lay 7H
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid 7H
   seat 0, 2: size hand of 1: 10 | size discard of 1: 2
   seat 1: hand: -7H | aside: 6S 7H | moves: lay JS, 6H, TH, JH, 4D, 8D, TD, TC, JC, QC
9. 1 lay JC
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid JC
   seat 0, 2: size hand of 1: 9 | size discard of 1: 3
   seat 1: hand: -JC | aside: 6S 7H JC | moves: lay JS, 6H, TH, JH, 4D, 8D, TD, TC, QC
10. 1 lay 4D
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid 4D
   seat 0, 2: size hand of 1: 8 | size discard of 1: 4
   seat 1: hand: -4D | aside: 6S 7H 4D JC | moves: lay JS, 6H, TH, JH, 8D, TD, TC, QC
11. 1 lay 6H
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid 6H
   seat 0, 2: size hand of 1: 7 | size discard of 1: 5
   seat 1: hand: -6H | aside: 6S 6H 7H 4D JC | moves: lay JS, TH, JH, 8D, TD, TC, QC
12. 1 lay TC
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid TC
   seat 0, 2: size hand of 1: 6 | size discard of 1: 6
   seat 1: hand: -TC | aside: 6S 6H 7H 4D TC JC | moves: lay JS, TH, JH, 8D, TD, QC
13. 1 lay JH
   seat 0, 2 told: 1 laid a card; 1 drew 7; deal 1 §8.4 ante: +1 pence to table from 2; deal 1 §8.4 ante: +1 pence to table from 0; deal 1 §8.4 ante: +1 pence to table from 1
   seat 1 told: 1 laid JH; 1 drew 7: 7S 9S 8H AD 4C 7C 9C; deal 1 §8.4 ante: +1 pence to table from 2; deal 1 §8.4 ante: +1 pence to table from 0; deal 1 §8.4 ante: +1 pence to table from 1
   all: no more: size stock, may stock | turn: 2 | holds: 6 -16 7 | public.phase: ruff
   seat 0, 2: size hand of 1: 12 | size discard of 1: 7
   seat 1: in no heap: 4C 7C 7S 8H 9C 9S AD | hand: -JH +7S +9S +8H +AD +4C +7C +9C | aside: 6S 6H 7H JH 4D TC JC
   seat 2: moves: say pass, vie 2, vie 3, vie 4, vie 5, vie 6, vie 7, vie 8, vie 9, vie 10, vie 11, vie 12, vie 13, vie 14, vie 15, vie 16, vie 17, vie 18, vie 19, vie 20, vie 21, vie 22, vie 23, vie 24, vie 25, vie 26, vie 27, vie 28, vie 29, vie 30, vie 31, vie 32, vie 33, vie 34, vie 35, vie 36, vie 37, vie 38, vie 39, vie 40
14. 2 say vie 39
   all told: 2 said vie 39; deal 1 §8.7 vied: +39 pence to table from 2
   all: turn: 0 | holds: 6 -16 -32 | public.vying: ([2 vie 39])
   seat 0: moves: say pass, see
15. 0 say pass
   all told: 0 said pass
   all: turn: 1 | public.vying: ([2 vie 39] [0 pass None])
   seat 1: moves: say pass, see
16. 1 say pass
   all told: 1 said pass; deal 1 §8.14 ruff_unseen: +42 pence to 2
   all: turn: 2 | trick: 2 leads | holds: 6 -16 10 | public.phase: lead | public.vying: ([2 vie 39] [0 pass None] [1 pass None])
   seat 2: moves: play 4S, TS, KS, AS, 4H, 9H, 5D, 6D, 7D, JD, QD, KD
17. 2 play 7D
   all told: 2 played 7D
   all: turn: 0 | trick: 2 led 7D | public.phase: reply
   seat 0, 1: in no heap: 7D | size hand of 2: 11
   seat 0: moves: play 5S, 8S, QS, 5H, QH, KH, AH, 5C, 6C, 8C, KC, AC
   seat 2: hand: -7D
18. 0 play KH
   all told: 0 played KH
   all: turn: 1 | trick: 2 led 7D KH
   seat 1, 2: in no heap: KH | size hand of 0: 11
   seat 0: hand: -KH
   seat 1: moves: play 8D, TD, AD | may -5D -6D -JD -QD -KD in hand of 0 | sure = 5D 6D JD QD KD in hand of 2
   seat 2: may -4D -8D -TD -AD in hand of 0
19. 1 play AD
   all told: 1 played AD; 1 took the trick KH 7D AD
   all: trick: 1 leads | trick 1: 2 led 7D KH AD, 1 takes | public.phase: lead
   seat 0, 2: in no heap: AD | size hand of 1: 11
   seat 1: hand: -AD | moves: play 7S, 9S, JS, 8H, TH, 8D, TD, 4C, 7C, 9C, QC
20. 1 play TH
   all told: 1 played TH
   all: turn: 2 | trick: 1 led TH | public.phase: reply
   seat 0, 2: in no heap: TH | size hand of 1: 10
   seat 1: hand: -TH
   seat 2: moves: play 4H, 9H
21. 2 play 9H
   all told: 2 played 9H
   all: turn: 0 | trick: 1 led TH 9H
   seat 0, 1: in no heap: 9H | size hand of 2: 10
   seat 0: moves: play 5H, QH, AH
   seat 2: hand: -9H
22. 0 play QH
   all told: 0 played QH; 0 took the trick 9H TH QH
   all: trick: 0 leads | trick 2: 1 led TH 9H QH, 0 takes | public.phase: lead
   seat 1, 2: in no heap: QH | size hand of 0: 10
   seat 0: hand: -QH | moves: play 5S, 8S, QS, 5H, AH, 5C, 6C, 8C, KC, AC
23. 0 play 8C
   all told: 0 played 8C
   all: turn: 1 | trick: 0 led 8C | public.phase: reply
   seat 1, 2: in no heap: 8C | size hand of 0: 9
   seat 0: hand: -8C
   seat 1: moves: play 4C, 7C, 9C, QC
24. 1 play QC
   all told: 1 played QC
   all: turn: 2 | trick: 0 led 8C QC
   seat 0, 2: in no heap: QC | size hand of 1: 9
   seat 1: hand: -QC
   seat 2: moves: play 4S, TS, KS, AS, 4H, 5D, 6D, JD, QD, KD
25. 2 play KD
   all told: 2 played KD; 2 took the trick KD 8C QC
   all: trick: 2 leads | trick 3: 0 led 8C QC KD, 2 takes | public.phase: lead
   seat 0, 1: in no heap: KD | size hand of 2: 9
   seat 0: may -4C -7C -9C -TC -JC in hand of 2
   seat 1: sure = 5C 6C KC AC in hand of 0 | may -5C -6C -KC -AC in hand of 2 | sure -KD in hand of 2
   seat 2: hand: -KD | moves: play 4S, TS, KS, AS, 4H, 5D, 6D, JD, QD
26. 2 play KS
   all told: 2 played KS
   all: turn: 0 | trick: 2 led KS | public.phase: reply
   seat 0, 1: in no heap: KS | size hand of 2: 8
   seat 0: moves: play 5S, 8S, QS
   seat 2: hand: -KS
27. 0 play 8S
   all told: 0 played 8S
   all: turn: 1 | trick: 2 led KS 8S
   seat 1, 2: in no heap: 8S | size hand of 0: 8
   seat 0: hand: -8S
   seat 1: moves: play 7S, 9S, JS
28. 1 play 9S
   all told: 1 played 9S; 2 took the trick 8S 9S KS
   all: turn: 2 | trick: 2 leads | trick 4: 2 led KS 8S 9S, 2 takes | public.phase: lead
   seat 0, 2: in no heap: 9S | size hand of 1: 8
   seat 1: hand: -9S
   seat 2: moves: play 4S, TS, AS, 4H, 5D, 6D, JD, QD
29. 2 play QD
   all told: 2 played QD
   all: turn: 0 | trick: 2 led QD | public.phase: reply
   seat 0, 1: in no heap: QD | size hand of 2: 7
   seat 0: moves: play 5S, QS, 5H, AH, 5C, 6C, KC, AC
   seat 1: sure -QD in hand of 2
   seat 2: hand: -QD
30. 0 play 5H
   all told: 0 played 5H
   all: turn: 1 | trick: 2 led QD 5H
   seat 1, 2: in no heap: 5H | size hand of 0: 7
   seat 0: hand: -5H
   seat 1: moves: play 8D, TD
31. 1 play TD
   all told: 1 played TD; 2 took the trick 5H TD QD
   all: turn: 2 | trick: 2 leads | trick 5: 2 led QD 5H TD, 2 takes | public.phase: lead
   seat 0, 2: in no heap: TD | size hand of 1: 7
   seat 1: hand: -TD
   seat 2: moves: play 4S, TS, AS, 4H, 5D, 6D, JD
32. 2 play 5D
   all told: 2 played 5D
   all: turn: 0 | trick: 2 led 5D | public.phase: reply
   seat 0, 1: in no heap: 5D | size hand of 2: 6
   seat 0: moves: play 5S, QS, AH, 5C, 6C, KC, AC
   seat 1: sure -5D in hand of 2
   seat 2: hand: -5D
33. 0 play 6C
   all told: 0 played 6C
   all: turn: 1 | trick: 2 led 5D 6C
   seat 1, 2: in no heap: 6C | size hand of 0: 6
   seat 0: hand: -6C
   seat 1: moves: play 8D | sure -6C in hand of 0
34. 1 play 8D
   all told: 1 played 8D; 1 took the trick 5D 8D 6C
   all: trick: 1 leads | trick 6: 2 led 5D 6C 8D, 1 takes | public.phase: lead
   seat 0, 2: in no heap: 8D | size hand of 1: 6
   seat 1: hand: -8D | moves: play 7S, JS, 8H, 4C, 7C, 9C
35. 1 play 7C
   all told: 1 played 7C
   all: turn: 2 | trick: 1 led 7C | public.phase: reply
   seat 0, 2: in no heap: 7C | size hand of 1: 5
   seat 1: hand: -7C
   seat 2: moves: play 4S, TS, AS, 4H, 6D, JD
36. 2 play 4S
   all told: 2 played 4S
   all: turn: 0 | trick: 1 led 7C 4S
   seat 0, 1: in no heap: 4S | size hand of 2: 5
   seat 0: moves: play 5C, KC, AC
   seat 2: hand: -4S
37. 0 play 5C
   all told: 0 played 5C; 1 took the trick 4S 5C 7C
   all: turn: 1 | trick: 1 leads | trick 7: 1 led 7C 4S 5C, 1 takes | public.phase: lead
   seat 1, 2: in no heap: 5C | size hand of 0: 5
   seat 0: hand: -5C
   seat 1: moves: play 7S, JS, 8H, 4C, 9C | sure -5C in hand of 0
38. 1 play 7S
   all told: 1 played 7S
   all: turn: 2 | trick: 1 led 7S | public.phase: reply
   seat 0, 2: in no heap: 7S | size hand of 1: 4
   seat 1: hand: -7S
   seat 2: moves: play TS, AS
39. 2 play AS
   all told: 2 played AS
   all: turn: 0 | trick: 1 led 7S AS
   seat 0, 1: in no heap: AS | size hand of 2: 4
   seat 0: moves: play 5S, QS
   seat 2: hand: -AS
40. 0 play QS
   all told: 0 played QS; 2 took the trick 7S QS AS
   all: turn: 2 | trick: 2 leads | trick 8: 1 led 7S AS QS, 2 takes | public.phase: lead
   seat 1, 2: in no heap: QS | size hand of 0: 4
   seat 0: hand: -QS
   seat 2: moves: play TS, 4H, 6D, JD
41. 2 play TS
   all told: 2 played TS
   all: turn: 0 | trick: 2 led TS | public.phase: reply
   seat 0, 1: in no heap: TS | size hand of 2: 3
   seat 0: moves: play 5S
   seat 2: hand: -TS
42. 0 play 5S
   all told: 0 played 5S
   all: turn: 1 | trick: 2 led TS 5S
   seat 1, 2: in no heap: 5S | size hand of 0: 3
   seat 0: hand: -5S
   seat 1: moves: play JS
43. 1 play JS
   all told: 1 played JS; 1 took the trick 5S TS JS
   all: trick: 1 leads | trick 9: 2 led TS 5S JS, 1 takes | public.phase: lead
   seat 0, 2: in no heap: JS | size hand of 1: 3
   seat 1: hand: -JS | moves: play 8H, 4C, 9C
44. 1 play 9C
   all told: 1 played 9C
   all: turn: 2 | trick: 1 led 9C | public.phase: reply
   seat 0, 2: in no heap: 9C | size hand of 1: 2
   seat 1: hand: -9C
   seat 2: moves: play 4H, 6D, JD
45. 2 play JD
   all told: 2 played JD
   all: turn: 0 | trick: 1 led 9C JD
   seat 0, 1: in no heap: JD | size hand of 2: 2
   seat 0: moves: play KC, AC
   seat 1: sure = 6D in hand of 2
   seat 2: hand: -JD
46. 0 play AC
   all told: 0 played AC; 2 took the trick JD 9C AC
   all: turn: 2 | trick: 2 leads | trick 10: 1 led 9C JD AC, 2 takes | public.phase: lead
   seat 1, 2: in no heap: AC | size hand of 0: 2
   seat 0: hand: -AC
   seat 1: sure = KC in hand of 0
   seat 2: moves: play 4H, 6D
47. 2 play 4H
   all told: 2 played 4H
   all: turn: 0 | trick: 2 led 4H | public.phase: reply
   seat 0, 1: in no heap: 4H | size hand of 2: 1
   seat 0: moves: play AH
   seat 1: sure +AH in hand of 0 | may = 6D in hand of 2
   seat 2: hand: = 6D
48. 0 play AH
   all told: 0 played AH
   all: turn: 1 | trick: 2 led 4H AH
   seat 1, 2: in no heap: AH | size hand of 0: 1
   seat 0: hand: = KC
   seat 1: moves: play 8H | sure = KC in hand of 0
49. 1 play 8H
   all told: 1 played 8H; 0 took the trick 4H 8H AH
   all: turn: 0 | trick: 0 leads | trick 11: 2 led 4H AH 8H, 0 takes | public.phase: lead
   seat 0, 2: in no heap: 8H | size hand of 1: 1
   seat 0: moves: play KC
   seat 1: hand: = 4C
50. 0 play KC
   all told: 0 played KC
   all: turn: 1 | trick: 0 led KC | public.phase: reply
   seat 1, 2: in no heap: KC
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0, sure hand of 0 | moves: play 4C
   seat 2: no more: size hand of 0, may hand of 0
51. 1 play 4C
   all told: 1 played 4C
   all: turn: 2 | trick: 0 led KC 4C
   seat 0, 2: no more: size hand of 1, may hand of 1 | in no heap: 4C
   seat 0: sure = TC JC in discard of 1
   seat 1: no more: hand
   seat 2: moves: play 6D | sure = 6S 6H 7H JH 4D TC JC in discard of 1
52. 2 play 6D
   all told: 2 played 6D; 2 took the trick 6D 4C KC; deal 1 §11.5 tricks_short: +16 pence to table from 0; deal 1 §11.6 tricks_over: +11 pence to 2; deal 1 §11.6 tricks_over: +5 pence to 1; deal 1 over
   all: turn: chance | holds: -10 -11 21 | deals: 1 over, 0 of them thrown in | trick 12: 0 led KC 4C 6D, 2 takes | public.phase: settled
   seat 0: no more: trick, size hand of 2, may hand of 2 | in no heap: 6D | sure +6S +6H +7H +JH +4D in discard of 1
   seat 1: no more: trick, size hand of 2, may hand of 2, sure hand of 2
   seat 2: no more: hand, trick
53. * deal
   all told: 2 dealt
   all: turn: 1 | dealer: 2 | shown: 5D | public.phase: auction | public.turn_up: 5D | public.auction: ([0 bid 12]) | size stock: 7
   seat 0, 1: size hand of 2: 12
   seat 0, 2: no more: tricks, public.vying, size discard of 1, may discard of 1, sure discard of 1 | size hand of 1: 12
   seat 1, 2: size hand of 0: 12
   seat 0: in no heap: 6H 7H JH | hand: = 4S 8S KS 5H 6H 7H JH KH 6D TD 7C 8C | may = 5S 6S 7S 9S TS JS QS AS 4H 8H 9H TH QH AH 4D 7D 8D 9D JD QD KD AD 4C 5C 6C 9C TC JC QC KC AC in all heaps
   seat 1: no more: aside, tricks, public.vying | hand: = 5S 6S 9S JS TH QH 8D 9D KD AD 4C TC | moves: say bid 13, pass | may = 4S 7S 8S TS QS KS AS 4H 5H 6H 7H 8H 9H JH KH AH 4D 6D 7D TD JD QD 5C 6C 7C 8C 9C JC QC KC AC in all heaps
   seat 2: in no heap: 4D | hand: = TS QS AS 4H 8H 9H AH 4D 7D 6C QC AC | may = 4S 5S 6S 7S 8S 9S JS KS 5H 6H 7H TH JH QH KH 6D 8D 9D TD JD QD KD AD 4C 5C 7C 8C 9C TC JC KC in all heaps
54. 1 say bid 13
   all told: 1 said bid 13
   all: turn: 2 | public.auction: ([0 bid 12] [1 bid 13])
   seat 2: moves: say bid 14, pass
55. 2 say pass
   all told: 2 said pass
   all: turn: 0 | public.auction: ([0 bid 12] [1 bid 13] [2 pass None])
   seat 0: moves: say bid 14, pass
56. 0 say bid 14
   all told: 0 said bid 14
   all: turn: 1 | public.auction: ([0 bid 12] [1 bid 13] [2 pass None] [0 bid 14])
   seat 1: moves: say bid 15, pass
57. 1 say pass
   all told: 1 said pass; deal 2 §6.7 stock: +7 pence to 1 from 0; deal 2 §6.7 stock: +7 pence to 2 from 0
   all: turn: 0 | holds: -24 -4 28 | public.phase: exchange | public.auction: ([0 bid 12] [1 bid 13] [2 pass None] [0 bid 14] [1 pass None])
   seat 0: moves: lay 4S, 8S, KS, 5H, 6H, 7H, JH, KH, 6D, TD, 7C, 8C
58. 0 lay 6H
   seat 0 told: 0 laid 6H
   seat 1, 2 told: 0 laid a card
   seat 1, 2: size hand of 0: 11 | size discard of 0: 1
   seat 0: hand: -6H | aside: 6H | moves: lay 4S, 8S, KS, 5H, 7H, JH, KH, 6D, TD, 7C, 8C
   seat 1: may = 4S 7S 8S TS QS KS AS 4H 5H 6H 7H 8H 9H JH KH AH 4D 6D 7D TD JD QD 5C 6C 7C 8C 9C JC QC KC AC in discard of 0
   seat 2: may = 4S 5S 6S 7S 8S 9S JS KS 5H 6H 7H TH JH QH KH 6D 8D 9D TD JD QD KD AD 4C 5C 7C 8C 9C TC JC KC in discard of 0
59. 0 lay 7C
   seat 0 told: 0 laid 7C
   seat 1, 2 told: 0 laid a card
   seat 1, 2: size hand of 0: 10 | size discard of 0: 2
   seat 0: hand: -7C | aside: 6H 7C | moves: lay 4S, 8S, KS, 5H, 7H, JH, KH, 6D, TD, 8C
60. 0 lay JH
   seat 0 told: 0 laid JH
   seat 1, 2 told: 0 laid a card
   seat 1, 2: size hand of 0: 9 | size discard of 0: 3
   seat 0: hand: -JH | aside: 6H JH 7C | moves: lay 4S, 8S, KS, 5H, 7H, KH, 6D, TD, 8C
61. 0 lay TD
   seat 0 told: 0 laid TD
   seat 1, 2 told: 0 laid a card
   seat 1, 2: size hand of 0: 8 | size discard of 0: 4
   seat 0: hand: -TD | aside: 6H JH TD 7C | moves: lay 4S, 8S, KS, 5H, 7H, KH, 6D, 8C
62. 0 lay 8S
   seat 0 told: 0 laid 8S
   seat 1, 2 told: 0 laid a card
   seat 1, 2: size hand of 0: 7 | size discard of 0: 5
   seat 0: hand: -8S | aside: 8S 6H JH TD 7C | moves: lay 4S, KS, 5H, 7H, KH, 6D, 8C
63. 0 lay KS
   seat 0 told: 0 laid KS
   seat 1, 2 told: 0 laid a card
   seat 1, 2: size hand of 0: 6 | size discard of 0: 6
   seat 0: hand: -KS | aside: 8S KS 6H JH TD 7C | moves: lay 4S, 5H, 7H, KH, 6D, 8C
64. 0 lay 4S
   seat 0 told: 0 laid 4S; 0 drew 7: 7S JD QD 5C 9C JC KC; deal 2 §8.4 ante: +1 pence to table from 0; deal 2 §8.4 ante: +1 pence to table from 1; deal 2 §8.4 ante: +1 pence to table from 2
   seat 1, 2 told: 0 laid a card; 0 drew 7; deal 2 §8.4 ante: +1 pence to table from 0; deal 2 §8.4 ante: +1 pence to table from 1; deal 2 §8.4 ante: +1 pence to table from 2
   all: no more: size stock, may stock | holds: -25 -5 27 | public.phase: ruff
   seat 1, 2: size hand of 0: 12 | size discard of 0: 7
   seat 0: in no heap: 5C 7S 9C JC JD KC QD | hand: -4S +7S +JD +QD +5C +9C +JC +KC | aside: 4S 8S KS 6H JH TD 7C | moves: say pass, vie 2, vie 3, vie 4, vie 5, vie 6, vie 7, vie 8, vie 9, vie 10, vie 11, vie 12, vie 13, vie 14, vie 15, vie 16, vie 17, vie 18, vie 19, vie 20, vie 21, vie 22, vie 23, vie 24, vie 25, vie 26, vie 27, vie 28, vie 29, vie 30, vie 31, vie 32, vie 33, vie 34, vie 35, vie 36, vie 37, vie 38, vie 39, vie 40
65. 0 say vie 35
   all told: 0 said vie 35; deal 2 §8.7 vied: +35 pence to table from 0
   all: turn: 1 | holds: -60 -5 27 | public.vying: ([0 vie 35])
   seat 1: moves: say pass, see, revie 2, revie 3, revie 4, revie 5
66. 1 say revie 2
   all told: 1 said revie 2; deal 2 §8.8 revied: +37 pence to table from 1
   all: turn: 2 | holds: -60 -42 27 | public.vying: ([0 vie 35] [1 revie 2])
   seat 2: moves: say pass, see, revie 2, revie 3
67. 2 say see
   all told: 2 said see; deal 2 §8.8 seen: +37 pence to table from 2
   all: turn: 0 | holds: -60 -42 -10 | public.vying: ([0 vie 35] [1 revie 2] [2 see None])
   seat 0: moves: say pass, see, revie 2, revie 3
68. 0 say revie 2
   all told: 0 said revie 2; deal 2 §8.8 revied: +4 pence to table from 0
   all: turn: 1 | holds: -64 -42 -10 | public.vying: ([0 vie 35] [1 revie 2] [2 see None] [0 revie 2])
   seat 1: moves: say pass, see
69. 1 say pass
   all told: 1 said pass
   all: turn: 2 | public.vying: ([0 vie 35] [1 revie 2] [2 see None] [0 revie 2] [1 pass None])
   seat 2: moves: say pass, see
70. 2 say pass
   all told: 2 said pass; deal 2 §8.14 ruff_unseen: +116 pence to 0; deal 2 §9.3 gleek_aces: +4 pence to 2 from 0 for AS AH AC; deal 2 §9.3 gleek_aces: +4 pence to 2 from 1 for AS AH AC
   all: turn: 0 | trick: 0 leads | holds: 48 -46 -2 | public.phase: lead | public.vying: ([0 vie 35] [1 revie 2] [2 see None] [0 revie 2] [1 pass None] [2 pass None]) | public.sets: ([2 {AS AH AC}])
   seat 0, 1: sure = AS AH AC in hand of 2
   seat 0: moves: play 7S, 5H, 7H, KH, 6D, JD, QD, 5C, 8C, 9C, JC, KC | may -AS -AH -AC in hand of 1 | sure = AD in hand of 1 | may -AD in hand of 2
   seat 1: may -AS -AH -AC in hand of 0, discard of 0
71. 0 play KC
   all told: 0 played KC
   all: turn: 1 | trick: 0 led KC | public.phase: reply
   seat 1, 2: in no heap: KC | size hand of 0: 11
   seat 0: hand: -KC
   seat 1: moves: play 4C, TC
72. 1 play 4C
   all told: 1 played 4C
   all: turn: 2 | trick: 0 led KC 4C
   seat 0, 2: in no heap: 4C | size hand of 1: 11
   seat 1: hand: -4C
   seat 2: moves: play 6C, QC, AC
73. 2 play 6C
   all told: 2 played 6C; 0 took the trick 4C 6C KC
   all: turn: 0 | trick: 0 leads | trick 1: 0 led KC 4C 6C, 0 takes | public.phase: lead
   seat 0, 1: in no heap: 6C | size hand of 2: 11
   seat 0: moves: play 7S, 5H, 7H, KH, 6D, JD, QD, 5C, 8C, 9C, JC
   seat 2: hand: -6C
74. 0 play 5C
   all told: 0 played 5C
   all: turn: 1 | trick: 0 led 5C | public.phase: reply
   seat 1, 2: in no heap: 5C | size hand of 0: 10
   seat 0: hand: -5C
   seat 1: moves: play TC
75. 1 play TC
   all told: 1 played TC
   all: turn: 2 | trick: 0 led 5C TC
   seat 0, 2: in no heap: TC | size hand of 1: 10
   seat 1: hand: -TC
   seat 2: moves: play QC, AC
76. 2 play QC
   all told: 2 played QC; 2 took the trick 5C TC QC
   all: trick: 2 leads | trick 2: 0 led 5C TC QC, 2 takes | public.phase: lead
   seat 0, 1: in no heap: QC | size hand of 2: 10
   seat 2: hand: -QC | moves: play TS, QS, AS, 4H, 8H, 9H, AH, 4D, 7D, AC
77. 2 play QS
   all told: 2 played QS
   all: turn: 0 | trick: 2 led QS | public.phase: reply
   seat 0, 1: in no heap: QS | size hand of 2: 9
   seat 0: moves: play 7S | sure +QH in hand of 1 | may -QH in hand of 2
   seat 1: may -QD in hand of 2
   seat 2: hand: -QS
78. 0 play 7S
   all told: 0 played 7S
   all: turn: 1 | trick: 2 led QS 7S
   seat 1, 2: in no heap: 7S | size hand of 0: 9
   seat 0: hand: -7S
   seat 1: moves: play 5S, 6S, 9S, JS
79. 1 play 5S
   all told: 1 played 5S; 2 took the trick 5S 7S QS
   all: turn: 2 | trick: 2 leads | trick 3: 2 led QS 7S 5S, 2 takes | public.phase: lead
   seat 0, 2: in no heap: 5S | size hand of 1: 9
   seat 1: hand: -5S
   seat 2: moves: play TS, AS, 4H, 8H, 9H, AH, 4D, 7D, AC
80. 2 play 4H
   all told: 2 played 4H
   all: turn: 0 | trick: 2 led 4H | public.phase: reply
   seat 0, 1: in no heap: 4H | size hand of 2: 8
   seat 0: moves: play 5H, 7H, KH
   seat 2: hand: -4H
81. 0 play KH
   all told: 0 played KH
   all: turn: 1 | trick: 2 led 4H KH
   seat 1, 2: in no heap: KH | size hand of 0: 8
   seat 0: hand: -KH
   seat 1: moves: play TH, QH | may -KS in hand of 0
   seat 2: may -KS -KD in hand of 0
82. 1 play QH
   all told: 1 played QH; 0 took the trick 4H QH KH
   all: turn: 0 | trick: 0 leads | trick 4: 2 led 4H KH QH, 0 takes | public.phase: lead
   seat 0, 2: in no heap: QH | size hand of 1: 8
   seat 0: moves: play 5H, 7H, 6D, JD, QD, 8C, 9C, JC | sure = AD in hand of 1
   seat 1: hand: -QH
83. 0 play 7H
   all told: 0 played 7H
   all: turn: 1 | trick: 0 led 7H | public.phase: reply
   seat 1, 2: in no heap: 7H | size hand of 0: 7
   seat 0: hand: -7H
   seat 1: moves: play TH
84. 1 play TH
   all told: 1 played TH
   all: turn: 2 | trick: 0 led 7H TH
   seat 0, 2: in no heap: TH | size hand of 1: 7
   seat 1: hand: -TH
   seat 2: moves: play 8H, 9H, AH
85. 2 play 9H
   all told: 2 played 9H; 1 took the trick 7H 9H TH
   all: turn: 1 | trick: 1 leads | trick 5: 0 led 7H TH 9H, 1 takes | public.phase: lead
   seat 0, 1: in no heap: 9H | size hand of 2: 7
   seat 1: moves: play 6S, 9S, JS, 8D, 9D, KD, AD
   seat 2: hand: -9H
86. 1 play 6S
   all told: 1 played 6S
   all: turn: 2 | trick: 1 led 6S | public.phase: reply
   seat 0, 2: in no heap: 6S | size hand of 1: 6
   seat 1: hand: -6S
   seat 2: moves: play TS, AS
87. 2 play AS
   all told: 2 played AS
   all: turn: 0 | trick: 1 led 6S AS
   seat 0, 1: in no heap: AS | size hand of 2: 6 | sure -AS in hand of 2
   seat 0: moves: play 5H, 6D, JD, QD, 8C, 9C, JC
   seat 2: hand: -AS
88. 0 play 8C
   all told: 0 played 8C; 2 took the trick 6S AS 8C
   all: turn: 2 | trick: 2 leads | trick 6: 1 led 6S AS 8C, 2 takes | public.phase: lead
   seat 1, 2: in no heap: 8C | size hand of 0: 6
   seat 0: hand: -8C
   seat 1: may -4S -8S -TS in hand of 0
   seat 2: moves: play TS, 8H, AH, 4D, 7D, AC | may -4S -8S -9S -JS in hand of 0
89. 2 play AH
   all told: 2 played AH
   all: turn: 0 | trick: 2 led AH | public.phase: reply
   seat 0, 1: in no heap: AH | size hand of 2: 5 | sure = AC in hand of 2
   seat 0: moves: play 5H
   seat 2: hand: -AH
90. 0 play 5H
   all told: 0 played 5H
   all: turn: 1 | trick: 2 led AH 5H
   seat 1, 2: in no heap: 5H | size hand of 0: 5
   seat 0: hand: -5H
   seat 1: moves: play 9S, JS, 8D, 9D, KD, AD
91. 1 play KD
   all told: 1 played KD; 1 took the trick 5H AH KD
   all: trick: 1 leads | trick 7: 2 led AH 5H KD, 1 takes | public.phase: lead
   seat 0, 2: in no heap: KD | size hand of 1: 5
   seat 0: may -8H in hand of 1 | sure +8H in hand of 2
   seat 1: hand: -KD | moves: play 9S, JS, 8D, 9D, AD
   seat 2: may -6H -JH in hand of 1
92. 1 play JS
   all told: 1 played JS
   all: turn: 2 | trick: 1 led JS | public.phase: reply
   seat 0, 2: in no heap: JS | size hand of 1: 4
   seat 1: hand: -JS
   seat 2: moves: play TS
93. 2 play TS
   all told: 2 played TS
   all: turn: 0 | trick: 1 led JS TS
   seat 0, 1: in no heap: TS | size hand of 2: 4
   seat 0: moves: play 6D, JD, QD, 9C, JC
   seat 2: hand: -TS
94. 0 play 6D
   all told: 0 played 6D; 0 took the trick TS JS 6D
   all: trick: 0 leads | trick 8: 1 led JS TS 6D, 0 takes | public.phase: lead
   seat 1, 2: in no heap: 6D | size hand of 0: 4
   seat 0: hand: -6D | moves: play JD, QD, 9C, JC
95. 0 play QD
   all told: 0 played QD
   all: turn: 1 | trick: 0 led QD | public.phase: reply
   seat 1, 2: in no heap: QD | size hand of 0: 3
   seat 0: hand: -QD
   seat 1: moves: play 8D, 9D, AD
96. 1 play 8D
   all told: 1 played 8D
   all: turn: 2 | trick: 0 led QD 8D
   seat 0, 2: in no heap: 8D | size hand of 1: 3
   seat 1: hand: -8D
   seat 2: moves: play 4D, 7D
97. 2 play 7D
   all told: 2 played 7D; 0 took the trick 7D 8D QD
   all: turn: 0 | trick: 0 leads | trick 9: 0 led QD 8D 7D, 0 takes | public.phase: lead
   seat 0, 1: in no heap: 7D | size hand of 2: 3
   seat 0: moves: play JD, 9C, JC
   seat 2: hand: -7D
98. 0 play JC
   all told: 0 played JC
   all: turn: 1 | trick: 0 led JC | public.phase: reply
   seat 1, 2: in no heap: JC | size hand of 0: 2
   seat 0: hand: -JC
   seat 1: moves: play 9S, 9D, AD
99. 1 play 9D
   all told: 1 played 9D
   all: turn: 2 | trick: 0 led JC 9D
   seat 0, 2: in no heap: 9D | size hand of 1: 2
   seat 1: hand: -9D
   seat 2: moves: play AC | may -7C -9C in hand of 1
100. 2 play AC
   all told: 2 played AC; 1 took the trick 9D JC AC
   all: turn: 1 | trick: 1 leads | trick 10: 0 led JC 9D AC, 1 takes | public.phase: lead
   seat 0, 1: in no heap: AC | size hand of 2: 2
   seat 0: sure = 8H in hand of 2
   seat 1: no more: sure hand of 2 | moves: play 9S, AD
   seat 2: hand: -AC
101. 1 play AD
   all told: 1 played AD
102. 2 play 4D
   all told: 2 played 4D
103. 0 play JD
   all told: 0 played JD; 1 took the trick 4D JD AD
104. 1 play 9S
   all told: 1 played 9S
105. 2 play 8H
   all told: 2 played 8H
106. 0 play 9C
   all told: 0 played 9C; 1 took the trick 9S 8H 9C; deal 2 §11.5 tricks_short: +7 pence to table from 0; deal 2 §11.5 tricks_short: +13 pence to table from 2; deal 2 §11.6 tricks_over: +20 pence to 1; deal 2 over
107. * deal
   all told: 0 dealt
108. 2 say bid 13
   all told: 2 said bid 13
109. 0 say pass
   all told: 0 said pass
110. 1 say pass
   all told: 1 said pass; deal 3 §6.7 stock: +7 pence to 1 from 2; deal 3 §6.7 stock: +6 pence to 0 from 2
   all: turn: 2 | dealer: 0 | shown: QH | holds: 47 -19 -28 | deals: 2 over, 0 of them thrown in | public.phase: exchange | public.turn_up: QH | public.auction: ([1 bid 12] [2 bid 13] [0 pass None] [1 pass None]) | size stock: 7
   seat 0, 1: size hand of 2: 12
   seat 0, 2: size hand of 1: 12
   seat 1, 2: no more: trick, tricks, public.vying, public.sets, size discard of 0, may discard of 0 | size hand of 0: 12
   seat 0: no more: aside, trick, tricks, public.vying, public.sets, sure hand of 1, sure hand of 2 | in no heap: AD | hand: = 5S 6S 7S 8S JS QS 9H 7D AD 6C TC KC | may +4S +TS +KS +AS +4H +5H +6H +7H +8H +TH +JH +KH +AH +5D +6D +8D +9D +TD +JD +QD +KD +4C +5C +7C +8C +9C +JC +QC +AC in hand of 1 | may +4S +TS +KS +AS +4H +5H +6H +7H +TH +JH +KH +AH +5D +6D +8D +9D +TD +JD +QD +KD +4C +5C +7C +8C +9C +JC +QC +AC in hand of 2 | may = 4S 9S TS KS AS 4H 5H 6H 7H 8H TH JH KH AH 4D 5D 6D 8D 9D TD JD QD KD 4C 5C 7C 8C 9C JC QC AC in stock
   seat 1: in no heap: 4D 9C JD KS | hand: = TS KS AS 7H AH 4D 8D 9D JD KD 8C 9C | may +4S +5S +6S +7S +8S +9S +JS +QS +4H +5H +9H +TH +KH +5D +6D +7D +QD +AD +4C +5C +6C +TC +JC +QC +KC +AC in hand of 0 | may +5S +6S +7S +9S +JS +QS +4H +5H +9H +TH +KH +5D +6D +7D +QD +AD +4C +5C +6C +TC +JC +QC +KC +AC in hand of 2 | may = 4S 5S 6S 7S 8S 9S JS QS 4H 5H 6H 8H 9H TH JH KH 5D 6D 7D TD QD AD 4C 5C 6C 7C TC JC QC KC AC in stock
   seat 2: in no heap: 9S JH TD | hand: = 9S 4H 5H 8H JH KH 6D TD QD 5C JC AC | moves: lay 9S, 4H, 5H, 8H, JH, KH, 6D, TD, QD, 5C, JC, AC | may +4S +5S +6S +7S +8S +TS +JS +QS +KS +AS +7H +9H +TH +AH +4D +5D +7D +8D +9D +KD +4C +6C +8C +TC +QC +KC in hand of 0 | may +5S +6S +7S +TS +JS +QS +AS +6H +7H +9H +TH +AH +4D +5D +7D +8D +9D +KD +4C +6C +7C +8C +9C +TC +QC +KC in hand of 1 | may = 4S 5S 6S 7S 8S TS JS QS KS AS 6H 7H 9H TH AH 4D 5D 7D 8D 9D JD KD AD 4C 6C 7C 8C 9C TC QC KC in stock
111. 2 lay JH
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid JH
112. 2 lay 9S
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid 9S
113. 2 lay 5C
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid 5C
114. 2 lay 8H
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid 8H
115. 2 lay TD
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid TD
116. 2 lay JC
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid JC
117. 2 lay 6D
   seat 0, 1 told: 2 laid a card; 2 drew 7; deal 3 §8.4 ante: +1 pence to table from 1; deal 3 §8.4 ante: +1 pence to table from 2; deal 3 §8.4 ante: +1 pence to table from 0
   seat 2 told: 2 laid 6D; 2 drew 7: 4S 6H TH 5D 4C 7C QC; deal 3 §8.4 ante: +1 pence to table from 1; deal 3 §8.4 ante: +1 pence to table from 2; deal 3 §8.4 ante: +1 pence to table from 0
118. 1 say vie 12
   all told: 1 said vie 12; deal 3 §8.7 vied: +12 pence to table from 1
119. 2 say see
   all told: 2 said see; deal 3 §8.8 seen: +12 pence to table from 2
120. 0 say revie 20
   all told: 0 said revie 20; deal 3 §8.8 revied: +32 pence to table from 0
   all: no more: size stock, may stock | turn: 1 | holds: 14 -32 -41 | public.phase: ruff | public.vying: ([1 vie 12] [2 see None] [0 revie 20])
   seat 0, 1: size discard of 2: 7
   seat 0: may = 4S 9S TS KS AS 4H 5H 6H 7H 8H TH JH KH AH 4D 5D 6D 8D 9D TD JD QD KD 4C 5C 7C 8C 9C JC QC AC in discard of 2
   seat 1: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8 | may = 4S 5S 6S 7S 8S 9S JS QS 4H 5H 6H 8H 9H TH JH KH 5D 6D 7D TD QD AD 4C 5C 6C 7C TC JC QC KC AC in discard of 2
   seat 2: in no heap: 4C 4S 5D 6H 7C QC TH | hand: = 4S 4H 5H 6H TH KH 5D QD 4C 7C QC AC | aside: 9S 8H JH 6D TD 5C JC
121. 1 say revie 7
   all told: 1 said revie 7; deal 3 §8.8 revied: +27 pence to table from 1
122. 2 say see
   all told: 2 said see; deal 3 §8.8 seen: +27 pence to table from 2
123. 0 say see
   all told: 0 said see; deal 3 §8.8 seen: +7 pence to table from 0; deal 3 §8.15 ruff_shown: +120 pence to 0 for 5S 6S 7S 8S JS QS
124. 1 play AS
   all told: 1 played AS
125. 2 play 4S
   all told: 2 played 4S
126. 0 play JS
   all told: 0 played JS; 1 took the trick 4S JS AS
127. 1 play KS
   all told: 1 played KS
128. 2 play QD
   all told: 2 played QD
129. 0 play 5S
   all told: 0 played 5S; 1 took the trick 5S KS QD
130. 1 play 8C
   all told: 1 played 8C
   all: turn: 2 | trick: 1 led 8C | holds: 127 -59 -68 | trick 1: 1 led AS 4S JS, 1 takes | trick 2: 1 led KS QD 5S, 1 takes | public.phase: reply | public.vying: ([1 vie 12] [2 see None] [0 revie 20] [1 revie 7] [2 see None] [0 see None]) | public.ruffs: ({5S 6S 7S 8S JS QS} {4D 8D 9D JD KD} {4H 5H 6H TH KH})
   seat 0, 1: size hand of 2: 10 | sure = 4H 5H 6H TH KH in hand of 2
   seat 0, 2: size hand of 1: 9
   seat 1, 2: size hand of 0: 10
   seat 0: in no heap: 4S 8C AS KS QD | hand: -5S -JS | may -4H -5H -6H -TH -KH -5D -6D -TD in hand of 1 | sure = 4D 8D 9D JD KD in hand of 1 | may -9S -TS -7H -8H -JH -AH -4D -8D -9D -JD -KD in hand of 2 | may -4H -5H -6H -TH -KH -4D -8D -9D -JD -KD in discard of 2
   seat 1: in no heap: 4S 5S JS QD | hand: -KS -AS -8C | may -9S -4H -5H -6H -TH -KH in hand of 0 | sure = 6S 7S 8S QS in hand of 0 | may -6S -7S -8S -9S -QS -8H -9H -JH in hand of 2 | may -6S -7S -8S -QS -4H -5H -6H -TH -KH in discard of 2 | sure = 9S in discard of 2
   seat 2: in no heap: 5S 8C AS JS KS | hand: -4S -QD | moves: play 4C, 7C, QC, AC | may -TS -4D -8D -9D -JD -KD in hand of 0 | sure = 6S 7S 8S QS 7D AD KC in hand of 0 | may -6S -7S -8S -QS -7D -AD -KC in hand of 1 | sure = TS 4D 8D 9D JD KD in hand of 1
131. 2 play QC
   all told: 2 played QC
132. 0 play KC
   all told: 0 played KC; 0 took the trick 8C QC KC
133. 0 play 7D
   all told: 0 played 7D
134. 1 play JD
   all told: 1 played JD
135. 2 play 5D
   all told: 2 played 5D; 1 took the trick 5D 7D JD
136. 1 play 8D
   all told: 1 played 8D
137. 2 play 4C
   all told: 2 played 4C
138. 0 play AD
   all told: 0 played AD; 0 took the trick 8D AD 4C
139. 0 play 6S
   all told: 0 played 6S
140. 1 play TS
   all told: 1 played TS
   all: trick: 0 led 6S TS | trick 3: 1 led 8C QC KC, 0 takes | trick 4: 0 led 7D JD 5D, 1 takes | trick 5: 1 led 8D 4C AD, 0 takes
   seat 0, 1: size hand of 2: 7 | may -6D -TD in hand of 2
   seat 0, 2: size hand of 1: 6
   seat 1, 2: size hand of 0: 6
   seat 0: in no heap: 4C 5D 8D JD QC TS | hand: -6S -7D -AD -KC | sure -8D -JD in hand of 1 | sure = 6D TD in discard of 2
   seat 1: in no heap: 4C 5D 6S 7D AD KC QC | hand: -TS -8D -JD | sure -6S in hand of 0
   seat 2: in no heap: 6S 7D 8D AD JD KC TS | hand: -5D -4C -QC | moves: play 4H, 5H, 6H, TH, KH, 7C, AC | sure = 7S 8S QS in hand of 0 | sure = 4D 9D KD in hand of 1
141. 2 play 5H
   all told: 2 played 5H; 2 took the trick 6S TS 5H
142. 2 play 7C
   all told: 2 played 7C
143. 0 play 6C
   all told: 0 played 6C
144. 1 play 9C
   all told: 1 played 9C; 1 took the trick 6C 7C 9C
145. 1 play KD
   all told: 1 played KD
146. 2 play 6H
   all told: 2 played 6H
147. 0 play 7S
   all told: 0 played 7S; 2 took the trick 7S 6H KD
148. 2 play 4H
   all told: 2 played 4H
149. 0 play 9H
   all told: 0 played 9H
150. 1 play AH
   all told: 1 played AH; 1 took the trick 4H 9H AH
   all: turn: 1 | trick: 1 leads | trick 6: 0 led 6S TS 5H, 2 takes | trick 7: 2 led 7C 6C 9C, 1 takes | trick 8: 1 led KD 6H 7S, 2 takes | trick 9: 2 led 4H 9H AH, 1 takes | public.phase: lead
   seat 0, 1: size hand of 2: 3 | sure = TH KH in hand of 2
   seat 0, 2: size hand of 1: 3 | sure -KD in hand of 1
   seat 1, 2: size hand of 0: 3 | sure -7S in hand of 0
   seat 0: in no heap: 4H 5H 6H 7C 9C AH KD | hand: = 8S QS TC | may -AC in hand of 1
   seat 1: in no heap: 4H 5H 6C 6H 7C 7S 9H | hand: = 7H 4D 9D | moves: play 7H, 4D, 9D | may -6D -TD in hand of 0 | sure +6D +TD in discard of 2
   seat 2: in no heap: 6C 7S 9C 9H AH KD | hand: = TH KH AC
151. 1 play 4D
   all told: 1 played 4D
152. 2 play KH
   all told: 2 played KH
153. 0 play TC
   all told: 0 played TC; 2 took the trick KH 4D TC
154. 2 play AC
   all told: 2 played AC
155. 0 play 8S
   all told: 0 played 8S
156. 1 play 9D
   all told: 1 played 9D; 2 took the trick 8S 9D AC
157. 2 play TH
   all told: 2 played TH
158. 0 play QS
   all told: 0 played QS
159. 1 play 7H
   all told: 1 played 7H; 2 took the trick QS 7H TH; deal 3 §11.5 tricks_short: +4 pence to table from 2; deal 3 §11.5 tricks_short: +13 pence to table from 0; deal 3 §11.6 tricks_over: +8 pence to 1; deal 3 §11.8 tricks_surplus: +9 pence to 1; deal 3 over
160. * deal
   all told: 1 dealt
   all: turn: 0 | dealer: 1 | shown: QD | holds: 114 -42 -72 | deals: 3 over, 0 of them thrown in | public.phase: auction | public.turn_up: QD | public.auction: ([2 bid 12]) | public.ruffs: ({} {} {}) | size stock: 7
   seat 0, 1: size hand of 2: 12
   seat 0, 2: size hand of 1: 12
   seat 1, 2: size hand of 0: 12
   seat 0: no more: trick, tricks, public.vying, sure hand of 1, sure hand of 2, size discard of 2, may discard of 2, sure discard of 2 | in no heap: 5C 6D JH TD TH | hand: = 4H TH JH 6D 7D 8D TD 4C 5C 6C 8C QC | moves: say bid 13, pass | may +4S +5S +6S +7S +8S +TS +JS +QS +KS +AS +5H +6H +9H +QH +KH +AH +5D +JD +KD +AD +7C +9C +TC +KC +AC in hand of 1 | may +4S +5S +6S +7S +8S +9S +TS +JS +QS +KS +AS +5H +6H +7H +8H +9H +QH +AH +4D +5D +9D +JD +KD +AD +7C +9C +TC +KC in hand of 2 | may = 4S 5S 6S 7S 8S 9S TS JS QS KS AS 5H 6H 7H 8H 9H QH KH AH 4D 5D 9D JD KD AD 7C 9C TC JC KC AC in stock
   seat 1: no more: trick, tricks, public.vying, sure hand of 0, sure hand of 2, size discard of 2, may discard of 2, sure discard of 2 | in no heap: 8H 8S KH QS | hand: -7H +4S +7S +8S +QS +AS +5H +8H +KH +AH +7C | may +5S +6S +9S +TS +JS +KS +4H +6H +7H +9H +TH +QH +5D +6D +7D +8D +TD +JD +KD +AD +4C +6C +8C +9C +QC +KC in hand of 0 | may +5S +6S +9S +TS +JS +KS +4H +6H +7H +9H +JH +QH +5D +6D +7D +8D +TD +JD +KD +AD +4C +6C +8C +9C +QC +KC in hand of 2 | may = 5S 6S 9S TS JS KS 4H 6H 7H 9H TH JH QH 5D 6D 7D 8D TD JD KD AD 4C 5C 6C 8C 9C TC JC QC KC AC in stock
   seat 2: no more: aside, trick, tricks, public.vying, sure hand of 0, sure hand of 1 | hand: = TS JS KS 6H 9H QH 5D JD KD AD 9C AC | may +4S +5S +6S +7S +9S +AS +4H +5H +8H +TH +JH +KH +AH +4D +6D +7D +8D +9D +TD +4C +5C +6C +7C +8C +JC +QC +KC in hand of 0 | may +4S +5S +6S +7S +8S +9S +QS +AS +4H +5H +8H +TH +JH +KH +AH +6D +7D +8D +TD +4C +5C +6C +7C +8C +JC +QC +KC in hand of 1 | may = 4S 5S 6S 7S 8S 9S QS AS 4H 5H 7H 8H TH JH KH AH 4D 6D 7D 8D 9D TD 4C 5C 6C 7C 8C TC JC QC KC in stock
161. 0 say pass
   all told: 0 said pass
162. 1 say bid 13
   all told: 1 said bid 13
163. 2 say pass
   all told: 2 said pass; deal 4 §6.7 stock: +7 pence to 2 from 1; deal 4 §6.7 stock: +6 pence to 0 from 1
164. 1 lay 7S
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid 7S
165. 1 lay 8S
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid 8S
166. 1 lay 4S
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid 4S
167. 1 lay KH
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid KH
168. 1 lay 4D
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid 4D
169. 1 lay 9D
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid 9D
170. 1 lay AH
   seat 0, 2 told: 1 laid a card; 1 drew 7; deal 4 §8.4 ante: +1 pence to table from 2; deal 4 §8.4 ante: +1 pence to table from 0; deal 4 §8.4 ante: +1 pence to table from 1
   seat 1 told: 1 laid AH; 1 drew 7: 5S 6S 9S 7H TC JC KC; deal 4 §8.4 ante: +1 pence to table from 2; deal 4 §8.4 ante: +1 pence to table from 0; deal 4 §8.4 ante: +1 pence to table from 1
   all: no more: size stock, may stock | turn: 2 | holds: 119 -56 -66 | public.phase: ruff | public.auction: ([2 bid 12] [0 pass None] [1 bid 13] [2 pass None])
   seat 0, 2: size discard of 1: 7
   seat 0: may = 4S 5S 6S 7S 8S 9S TS JS QS KS AS 5H 6H 7H 8H 9H QH KH AH 4D 5D 9D JD KD AD 7C 9C TC JC KC AC in discard of 1
   seat 1: in no heap: 5S 6S 7H 9S JC KC TC | hand: = 5S 6S 9S QS AS 5H 7H 8H 7C TC JC KC | aside: 4S 7S 8S KH AH 4D 9D
   seat 2: moves: say pass, vie 2, vie 3, vie 4, vie 5, vie 6, vie 7, vie 8, vie 9, vie 10, vie 11, vie 12, vie 13, vie 14, vie 15, vie 16, vie 17, vie 18, vie 19, vie 20, vie 21, vie 22, vie 23, vie 24, vie 25, vie 26, vie 27, vie 28, vie 29, vie 30, vie 31, vie 32, vie 33, vie 34, vie 35, vie 36, vie 37, vie 38, vie 39, vie 40 | may = 4S 5S 6S 7S 8S 9S QS AS 4H 5H 7H 8H TH JH KH AH 4D 6D 7D 8D 9D TD 4C 5C 6C 7C 8C TC JC QC KC in discard of 1
171. 2 say vie 28
   all told: 2 said vie 28; deal 4 §8.7 vied: +28 pence to table from 2
172. 0 say pass
   all told: 0 said pass
173. 1 say pass
   all told: 1 said pass; deal 4 §8.14 ruff_unseen: +31 pence to 2
174. 2 play QH
   all told: 2 played QH
175. 0 play JH
   all told: 0 played JH
176. 1 play 7H
   all told: 1 played 7H; 2 took the trick 7H JH QH
177. 2 play JD
   all told: 2 played JD
178. 0 play 7D
   all told: 0 played 7D
179. 1 play QS
   all told: 1 played QS; 2 took the trick QS 7D JD
180. 2 play KD
   all told: 2 played KD
   all: turn: 0 | trick: 2 led KD | holds: 119 -56 -63 | trick 1: 2 led QH JH 7H, 2 takes | trick 2: 2 led JD 7D QS, 2 takes | public.phase: reply | public.vying: ([2 vie 28] [0 pass None] [1 pass None])
   seat 0, 1: size hand of 2: 9
   seat 0, 2: size hand of 1: 10
   seat 1, 2: size hand of 0: 10
   seat 0: in no heap: 7H JD KD QH QS | hand: -JH -7D | moves: play 6D, 8D, TD | may -4D -5D -9D -AD in hand of 1
   seat 1: in no heap: 7D JD JH KD QH | hand: -QS -7H
   seat 2: in no heap: 7D 7H JH QS | hand: -QH -JD -KD | may -4D -6D -8D -9D -TD in hand of 1
181. 0 play 6D
   all told: 0 played 6D
182. 1 play AS
   all told: 1 played AS; 2 took the trick AS 6D KD
183. 2 play AC
   all told: 2 played AC
184. 0 play 6C
   all told: 0 played 6C
185. 1 play KC
   all told: 1 played KC; 2 took the trick 6C KC AC
186. 2 play AD
   all told: 2 played AD
187. 0 play TD
   all told: 0 played TD
188. 1 play 8H
   all told: 1 played 8H; 2 took the trick 8H TD AD
189. 2 play TS
   all told: 2 played TS
190. 0 play TH
   all told: 0 played TH
   all: turn: 1 | trick: 2 led TS TH | trick 3: 2 led KD 6D AS, 2 takes | trick 4: 2 led AC 6C KC, 2 takes | trick 5: 2 led AD TD 8H, 2 takes
   seat 0, 1: size hand of 2: 6
   seat 0, 2: size hand of 1: 7
   seat 1, 2: size hand of 0: 6
   seat 0: in no heap: 8H AC AD AS KC TS | hand: -TH -6D -TD -6C | may -AH in hand of 2
   seat 1: in no heap: 6C 6D AC AD TD TH TS | hand: -AS -8H -KC | moves: play 5S, 6S, 9S | may -JS -KS in hand of 0 | sure = JS KS in hand of 2
   seat 2: in no heap: 6C 6D 8H AS KC TD TH | hand: -TS -AD -AC | may -4S -5S -6S -7S -8S -9S in hand of 0
191. 1 play 5S
   all told: 1 played 5S; 2 took the trick 5S TS TH
192. 2 play 5D
   all told: 2 played 5D
193. 0 play 8D
   all told: 0 played 8D
194. 1 play 6S
   all told: 1 played 6S; 0 took the trick 6S 5D 8D
195. 0 play 4H
   all told: 0 played 4H
196. 1 play 5H
   all told: 1 played 5H
197. 2 play 6H
   all told: 2 played 6H; 2 took the trick 4H 5H 6H
198. 2 play 9C
   all told: 2 played 9C
199. 0 play 4C
   all told: 0 played 4C
200. 1 play 7C
   all told: 1 played 7C; 2 took the trick 4C 7C 9C
   all: turn: 2 | trick: 2 leads | trick 6: 2 led TS TH 5S, 2 takes | trick 7: 2 led 5D 8D 6S, 0 takes | trick 8: 0 led 4H 5H 6H, 2 takes | trick 9: 2 led 9C 4C 7C, 2 takes | public.phase: lead
   seat 0, 1: size hand of 2: 3
   seat 0, 2: size hand of 1: 3
   seat 1, 2: size hand of 0: 3
   seat 0: in no heap: 5D 5H 5S 6H 6S 7C 9C | hand: = 5C 8C QC
   seat 1: in no heap: 4C 4H 5D 6H 8D 9C | hand: = 9S TC JC
   seat 2: in no heap: 4C 4H 5H 5S 6S 7C 8D | hand: = JS KS 9H | moves: play JS, KS, 9H
201. 2 play KS
   all told: 2 played KS
202. 0 play 8C
   all told: 0 played 8C
203. 1 play 9S
   all told: 1 played 9S; 2 took the trick 9S KS 8C
204. 2 play JS
   all told: 2 played JS
205. 0 play 5C
   all told: 0 played 5C
206. 1 play JC
   all told: 1 played JC; 2 took the trick JS 5C JC
207. 2 play 9H
   all told: 2 played 9H
208. 0 play QC
   all told: 0 played QC
209. 1 play TC
   all told: 1 played TC; 2 took the trick 9H TC QC; deal 4 §11.5 tricks_short: +19 pence to table from 0; deal 4 §11.5 tricks_short: +19 pence to table from 1; deal 4 §11.6 tricks_over: +38 pence to 2; deal 4 over
210. * deal
   all told: 2 dealt
   all: turn: 1 | dealer: 2 | shown: TD | holds: 100 -75 -25 | deals: 4 over, 0 of them thrown in | public.phase: auction | public.turn_up: TD | public.auction: ([0 bid 12]) | size stock: 7
   seat 0, 1: size hand of 2: 12
   seat 0, 2: no more: trick, tricks, public.vying, size discard of 1, may discard of 1 | size hand of 1: 12
   seat 1, 2: size hand of 0: 12
   seat 0: in no heap: 8S 9D AH JC TC | hand: = 8S QS 4H 7H TH AH 8D 9D QD 8C TC JC | may +5S +6S +TS +AS +5H +6H +8H +JH +QH +4D +5D +6D +7D +JD +KD +AD +4C +5C +6C +7C +9C +QC +KC +AC in hand of 1 | may +5S +6S +TS +AS +5H +6H +8H +JH +QH +5D +6D +7D +JD +KD +AD +4C +5C +6C +7C +9C +QC +KC +AC in hand of 2 | may = 4S 5S 6S 7S 9S TS JS KS AS 5H 6H 8H 9H JH QH KH 4D 5D 6D 7D JD KD AD 4C 5C 6C 7C 9C QC KC AC in stock
   seat 1: no more: aside, trick, tricks, public.vying, sure hand of 2 | in no heap: 9H JS KS | hand: = 4S 7S 9S TS JS KS 5H 9H QH KH JD AC | moves: say bid 13, pass | may +5S +6S +8S +QS +AS +4H +6H +7H +8H +TH +JH +AH +4D +5D +6D +7D +8D +9D +QD +KD +AD +4C +6C +7C +9C +TC +JC +KC in hand of 0, hand of 2 | may = 5S 6S 8S QS AS 4H 6H 7H 8H TH JH AH 4D 5D 6D 7D 8D 9D QD KD AD 4C 5C 6C 7C 8C 9C TC JC QC KC in stock
   seat 2: in no heap: QC | hand: = 5S AS 6H JH 6D 7D KD 4C 6C 9C QC KC | may +4S +6S +7S +8S +9S +TS +JS +QS +KS +4H +5H +7H +8H +9H +TH +QH +5D +8D +JD +QD +AD +7C +AC in hand of 0 | may +6S +TS +JS +QS +KS +4H +5H +7H +8H +9H +TH +QH +4D +5D +8D +9D +JD +QD +AD +7C +AC in hand of 1 | may = 4S 6S 7S 8S 9S TS JS QS KS 4H 5H 7H 8H 9H TH QH KH AH 4D 5D 8D 9D JD QD AD 5C 7C 8C TC JC AC in stock
211. 1 say pass
   all told: 1 said pass
212. 2 say pass
   all told: 2 said pass; deal 5 §6.7 stock: +6 pence to 1 from 0; deal 5 §6.7 stock: +6 pence to 2 from 0
213. 0 lay AH
   seat 0 told: 0 laid AH
   seat 1, 2 told: 0 laid a card
214. 0 lay 7H
   seat 0 told: 0 laid 7H
   seat 1, 2 told: 0 laid a card
215. 0 lay 8S
   seat 0 told: 0 laid 8S
   seat 1, 2 told: 0 laid a card
216. 0 lay QD
   seat 0 told: 0 laid QD
   seat 1, 2 told: 0 laid a card
217. 0 lay 8D
   seat 0 told: 0 laid 8D
   seat 1, 2 told: 0 laid a card
218. 0 lay 9D
   seat 0 told: 0 laid 9D
   seat 1, 2 told: 0 laid a card
219. 0 lay TH
   seat 0 told: 0 laid TH; 0 drew 7: 6S 8H 4D 5D AD 5C 7C; deal 5 §8.4 ante: +1 pence to table from 0; deal 5 §8.4 ante: +1 pence to table from 1; deal 5 §8.4 ante: +1 pence to table from 2
   seat 1, 2 told: 0 laid a card; 0 drew 7; deal 5 §8.4 ante: +1 pence to table from 0; deal 5 §8.4 ante: +1 pence to table from 1; deal 5 §8.4 ante: +1 pence to table from 2
220. 0 say vie 19
   all told: 0 said vie 19; deal 5 §8.7 vied: +19 pence to table from 0
   all: no more: size stock, may stock | holds: 68 -70 -20 | public.phase: ruff | public.auction: ([0 bid 12] [1 pass None] [2 pass None]) | public.vying: ([0 vie 19])
   seat 1, 2: size discard of 0: 7
   seat 0: in no heap: 4D 5C 5D 6S 7C 8H AD | hand: = 6S QS 4H 8H 4D 5D AD 5C 7C 8C TC JC | aside: 8S 7H TH AH 8D 9D QD
   seat 1: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21 | may = 5S 6S 8S QS AS 4H 6H 7H 8H TH JH AH 4D 5D 6D 7D 8D 9D QD KD AD 4C 5C 6C 7C 8C 9C TC JC QC KC in discard of 0
   seat 2: may = 4S 6S 7S 8S 9S TS JS QS KS 4H 5H 7H 8H 9H TH QH KH AH 4D 5D 8D 9D JD QD AD 5C 7C 8C TC JC AC in discard of 0
221. 1 say revie 9
   all told: 1 said revie 9; deal 5 §8.8 revied: +28 pence to table from 1
222. 2 say revie 9
   all told: 2 said revie 9; deal 5 §8.8 revied: +37 pence to table from 2
223. 0 say see
   all told: 0 said see; deal 5 §8.8 seen: +18 pence to table from 0
224. 1 say pass
   all told: 1 said pass; deal 5 §8.15 ruff_shown: +105 pence to 0 for 5C 7C 8C TC JC
225. 0 play 4H
   all told: 0 played 4H
226. 1 play 9H
   all told: 1 played 9H
227. 2 play 6H
   all told: 2 played 6H; 1 took the trick 4H 6H 9H
228. 1 play 7S
   all told: 1 played 7S
229. 2 play AS
   all told: 2 played AS
230. 0 play 6S
   all told: 0 played 6S; 2 took the trick 6S 7S AS
   all: turn: 2 | trick: 2 leads | holds: 155 -98 -57 | trick 1: 0 led 4H 9H 6H, 1 takes | trick 2: 1 led 7S AS 6S, 2 takes | public.phase: lead | public.vying: ([0 vie 19] [1 revie 9] [2 revie 9] [0 see None] [1 pass None]) | public.ruffs: ({5C 7C 8C TC JC} {} {4C 6C 9C QC KC})
   seat 0, 1: size hand of 2: 10 | sure = 4C 6C 9C QC KC in hand of 2
   seat 0, 2: size hand of 1: 10
   seat 1, 2: size hand of 0: 10 | sure = 5C 7C 8C TC JC in hand of 0
   seat 0: in no heap: 6H 7S 9H AS | hand: -6S -4H | may -4C -6C -9C -QC -KC in hand of 1 | sure = AC in hand of 1 | may -AC in hand of 2
   seat 1: in no heap: 4H 6H 6S AS | hand: -7S -9H | may -4C -6C -9C -QC -KC in hand of 0 | may -5C -7C -8C -TC -JC in hand of 2 | may -4C -5C -6C -7C -8C -9C -TC -JC -QC -KC in discard of 0
   seat 2: in no heap: 4H 6S 7S 9H | hand: -AS -6H | moves: play 5S, JH, 6D, 7D, KD, 4C, 6C, 9C, QC, KC | may -AC in hand of 0 | may -5C -7C -8C -TC -JC in hand of 1, discard of 0
231. 2 play QC
   all told: 2 played QC
232. 0 play 7C
   all told: 0 played 7C
233. 1 play AC
   all told: 1 played AC; 1 took the trick 7C QC AC
234. 1 play 4S
   all told: 1 played 4S
235. 2 play 5S
   all told: 2 played 5S
236. 0 play QS
   all told: 0 played QS; 0 took the trick 4S 5S QS
237. 0 play 8H
   all told: 0 played 8H
238. 1 play 5H
   all told: 1 played 5H
239. 2 play JH
   all told: 2 played JH; 2 took the trick 5H 8H JH
240. 2 play KD
   all told: 2 played KD
   all: turn: 0 | trick: 2 led KD | trick 3: 2 led QC 7C AC, 1 takes | trick 4: 1 led 4S 5S QS, 0 takes | trick 5: 0 led 8H 5H JH, 2 takes | public.phase: reply
   seat 0, 1: size hand of 2: 6 | sure -QC in hand of 2
   seat 0, 2: size hand of 1: 7
   seat 1, 2: size hand of 0: 7 | sure -7C in hand of 0
   seat 0: in no heap: 4S 5H 5S AC JH KD QC | hand: -QS -8H -7C | moves: play 4D, 5D, AD | sure = KS KH in hand of 1 | may -KS -KH in hand of 2
   seat 1: in no heap: 5S 7C 8H JH KD QC QS | hand: -4S -5H -AC
   seat 2: in no heap: 4S 5H 7C 8H AC QS | hand: -5S -JH -KD -QC
241. 0 play 5D
   all told: 0 played 5D
242. 1 play JD
   all told: 1 played JD; 2 took the trick 5D JD KD
243. 2 play 7D
   all told: 2 played 7D
244. 0 play AD
   all told: 0 played AD
245. 1 play TS
   all told: 1 played TS; 0 took the trick TS 7D AD
246. 0 play 8C
   all told: 0 played 8C
247. 1 play QH
   all told: 1 played QH
248. 2 play 6C
   all told: 2 played 6C; 0 took the trick QH 6C 8C
249. 0 play 4D
   all told: 0 played 4D
250. 1 play 9S
   all told: 1 played 9S
   all: turn: 2 | trick: 0 led 4D 9S | trick 6: 2 led KD 5D JD, 2 takes | trick 7: 2 led 7D AD TS, 0 takes | trick 8: 0 led 8C QH 6C, 0 takes
   seat 0, 1: size hand of 2: 4
   seat 0, 2: size hand of 1: 3
   seat 1, 2: size hand of 0: 3 | may = 5C TC JC in hand of 0 | sure -8C in hand of 0
   seat 0: in no heap: 6C 7D 9S JD QH TS | hand: = 5C TC JC | may -6D in hand of 1 | sure +JS in hand of 1 | may -JS in hand of 2 | sure -6C +6D in hand of 2
   seat 1: in no heap: 4D 5D 6C 7D 8C AD | hand: = JS KS KH | sure -6C in hand of 2
   seat 2: in no heap: 4D 5D 8C 9S AD JD QH TS | hand: -7D -6C | moves: play 6D | may -8D -9D -QD in hand of 1 | sure = 8D 9D QD in discard of 0
251. 2 play 6D
   all told: 2 played 6D; 2 took the trick 9S 4D 6D
252. 2 play 9C
   all told: 2 played 9C
253. 0 play JC
   all told: 0 played JC
254. 1 play JS
   all told: 1 played JS; 0 took the trick JS 9C JC
255. 0 play TC
   all told: 0 played TC
256. 1 play KS
   all told: 1 played KS
257. 2 play 4C
   all told: 2 played 4C; 0 took the trick KS 4C TC
258. 0 play 5C
   all told: 0 played 5C
259. 1 play KH
   all told: 1 played KH
260. 2 play KC
   all told: 2 played KC; 2 took the trick KH 5C KC; deal 5 §11.5 tricks_short: +16 pence to table from 1; deal 5 §11.6 tricks_over: +8 pence to 0; deal 5 §11.6 tricks_over: +5 pence to 2; deal 5 §11.8 tricks_surplus: +3 pence to 0; deal 5 over
   all: turn: chance | holds: 166 -114 -52 | deals: 5 over, 0 of them thrown in | trick 9: 0 led 4D 9S 6D, 2 takes | trick 10: 2 led 9C JC JS, 0 takes | trick 11: 0 led TC KS 4C, 0 takes | trick 12: 0 led 5C KH KC, 2 takes | public.phase: settled
   seat 0: no more: hand, trick, size hand of 1, may hand of 1, sure hand of 1, size hand of 2, may hand of 2, sure hand of 2
   seat 1: no more: hand, trick, size hand of 0, may hand of 0, sure hand of 0, size hand of 2, may hand of 2, sure hand of 2 | in no heap: 4C 5C 6D 9C JC KC TC | sure = 8S 7H TH AH 8D 9D QD in discard of 0
   seat 2: no more: hand, trick, size hand of 0, may hand of 0, sure hand of 0, size hand of 1, may hand of 1 | in no heap: 5C JC JS KH KS TC | sure +8S +7H +TH +AH in discard of 0
261. * deal
   all told: 0 dealt
262. 2 say pass
   all told: 2 said pass
263. 0 say pass
   all told: 0 said pass; deal 6 §6.7 stock: +6 pence to 2 from 1; deal 6 §6.7 stock: +6 pence to 0 from 1
264. 1 lay 9H
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid 9H
265. 1 lay JS
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid JS
266. 1 lay 4D
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid 4D
267. 1 lay 8S
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid 8S
268. 1 lay 5C
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid 5C
269. 1 lay AS
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid AS
270. 1 lay KS
   seat 0, 2 told: 1 laid a card; 1 drew 7; deal 6 §8.4 ante: +1 pence to table from 1; deal 6 §8.4 ante: +1 pence to table from 2; deal 6 §8.4 ante: +1 pence to table from 0
   seat 1 told: 1 laid KS; 1 drew 7: 7S 9S TS 8H TH 4C 8C; deal 6 §8.4 ante: +1 pence to table from 1; deal 6 §8.4 ante: +1 pence to table from 2; deal 6 §8.4 ante: +1 pence to table from 0
   all: turn: 1 | dealer: 0 | shown: 7C | holds: 171 -127 -47 | public.phase: ruff | public.turn_up: 7C | public.auction: ([1 bid 12] [2 pass None] [0 pass None]) | public.ruffs: ({} {} {})
   seat 0, 1: size hand of 2: 12
   seat 0, 2: size hand of 1: 12 | size discard of 1: 7
   seat 1, 2: no more: tricks, public.vying, size discard of 0, may discard of 0, sure discard of 0 | size hand of 0: 12
   seat 0: no more: aside, tricks, public.vying | hand: = 6S QS JH 5D 6D 8D 9D KD 6C 9C QC KC | may = 4S 5S 7S 8S 9S TS JS KS AS 4H 5H 6H 7H 8H 9H TH QH KH AH 4D 7D TD JD QD AD 4C 5C 8C TC JC AC in all heaps
   seat 1: in no heap: 7H 8S TH | hand: = 4S 7S 9S TS 7H 8H TH 7D JD 4C 8C JC | aside: 8S JS KS AS 9H 4D 5C | moves: say pass, vie 2, vie 3, vie 4, vie 5, vie 6, vie 7, vie 8, vie 9, vie 10, vie 11, vie 12, vie 13, vie 14, vie 15, vie 16, vie 17, vie 18, vie 19, vie 20, vie 21, vie 22, vie 23, vie 24, vie 25, vie 26, vie 27, vie 28, vie 29, vie 30, vie 31, vie 32, vie 33, vie 34, vie 35, vie 36, vie 37, vie 38, vie 39, vie 40 | may = 5S 6S QS 4H 5H 6H JH QH KH AH 5D 6D 8D 9D TD QD KD AD 6C 9C TC QC KC AC in all heaps
   seat 2: in no heap: AH QD | hand: = 5S 4H 5H 6H QH KH AH TD QD AD TC AC | may = 4S 6S 7S 8S 9S TS JS QS KS AS 7H 8H 9H TH JH 4D 5D 6D 7D 8D 9D JD KD 4C 5C 6C 8C 9C JC QC KC in all heaps
271. 1 say vie 26
   all told: 1 said vie 26; deal 6 §8.7 vied: +26 pence to table from 1
272. 2 say revie 12
   all told: 2 said revie 12; deal 6 §8.8 revied: +38 pence to table from 2
273. 0 say revie 2
   all told: 0 said revie 2; deal 6 §8.8 revied: +40 pence to table from 0
274. 1 say pass
   all told: 1 said pass
275. 2 say pass
   all told: 2 said pass; deal 6 §8.14 ruff_unseen: +107 pence to 0; deal 6 §9.3 gleek_aces: +4 pence to 2 from 1 for AH AD AC; deal 6 §9.3 gleek_aces: +4 pence to 2 from 0 for AH AD AC
276. 1 play 4C
   all told: 1 played 4C
277. 2 play AC
   all told: 2 played AC
278. 0 play QC
   all told: 0 played QC; 2 took the trick 4C QC AC
279. 2 play AH
   all told: 2 played AH
280. 0 play JH
   all told: 0 played JH
   all: trick: 2 led AH JH | holds: 234 -157 -77 | trick 1: 1 led 4C AC QC, 2 takes | public.phase: reply | public.vying: ([1 vie 26] [2 revie 12] [0 revie 2] [1 pass None] [2 pass None]) | public.sets: ([2 {AH AD AC}])
   seat 0, 1: size hand of 2: 10 | sure = AD in hand of 2
   seat 0, 2: size hand of 1: 11
   seat 1, 2: size hand of 0: 10
   seat 0: in no heap: 4C AC AH | hand: -JH -QC | may -AD in hand of 1, discard of 1 | may -AS in hand of 2
   seat 1: in no heap: AC AH JH QC | hand: -4C | moves: play 7H, 8H, TH | may -AD in hand of 0
   seat 2: in no heap: 4C JH QC | hand: -AH -AC
281. 1 play TH
   all told: 1 played TH; 2 took the trick TH JH AH
282. 2 play 5H
   all told: 2 played 5H
283. 0 play 9C
   all told: 0 played 9C
284. 1 play 8H
   all told: 1 played 8H; 0 took the trick 5H 8H 9C
285. 0 play KC
   all told: 0 played KC
286. 1 play 8C
   all told: 1 played 8C
287. 2 play TC
   all told: 2 played TC; 0 took the trick 8C TC KC
288. 0 play QS
   all told: 0 played QS
289. 1 play TS
   all told: 1 played TS
290. 2 play 5S
   all told: 2 played 5S; 0 took the trick 5S TS QS
   all: turn: 0 | trick: 0 leads | trick 2: 2 led AH JH TH, 2 takes | trick 3: 2 led 5H 9C 8H, 0 takes | trick 4: 0 led KC 8C TC, 0 takes | trick 5: 0 led QS TS 5S, 0 takes | public.phase: lead
   seat 0, 1: size hand of 2: 7
   seat 0, 2: size hand of 1: 7
   seat 1, 2: size hand of 0: 7
   seat 0: in no heap: 5H 5S 8C 8H TC TH TS | hand: -QS -9C -KC | moves: play 6S, 5D, 6D, 8D, 9D, KD, 6C
   seat 1: in no heap: 5H 5S 9C KC QS TC | hand: -TS -8H -TH -8C | may -4H -6H -QH -KH -QD in hand of 0 | sure +4H +6H +QH +KH +QD in hand of 2
   seat 2: in no heap: 8C 8H 9C KC QS TH TS | hand: -5S -5H -TC | may -7H -9H in hand of 0
291. 0 play 6C
   all told: 0 played 6C
292. 1 play JC
   all told: 1 played JC
293. 2 play TD
   all told: 2 played TD; 1 took the trick TD 6C JC
294. 1 play 9S
   all told: 1 played 9S
295. 2 play QH
   all told: 2 played QH
296. 0 play 6S
   all told: 0 played 6S; 1 took the trick 6S 9S QH
297. 1 play 7H
   all told: 1 played 7H
298. 2 play KH
   all told: 2 played KH
299. 0 play 5D
   all told: 0 played 5D; 2 took the trick 7H KH 5D
300. 2 play 4H
   all told: 2 played 4H
   all: trick: 2 led 4H | trick 6: 0 led 6C JC TD, 1 takes | trick 7: 1 led 9S QH 6S, 1 takes | trick 8: 1 led 7H KH 5D, 2 takes | public.phase: reply
   seat 0, 1: size hand of 2: 3
   seat 0, 2: size hand of 1: 4
   seat 1, 2: size hand of 0: 4
   seat 0: in no heap: 4H 7H 9S JC KH QH TD | hand: -6S -5D -6C | moves: play 6D, 8D, 9D, KD | may -4S -7S -8S -JS -KS -5C in hand of 2
   seat 1: in no heap: 4H 5D 6C 6S KH QH TD | hand: -9S -7H -JC | sure = 6D 8D 9D KD in hand of 0 | may = 6H QD AD in hand of 2 | sure = 6H QD AD in hand of 2
   seat 2: in no heap: 5D 6C 6S 7H 9S JC | hand: = 6H QD AD
301. 0 play KD
   all told: 0 played KD
302. 1 play 4S
   all told: 1 played 4S; 2 took the trick 4S 4H KD
303. 2 play AD
   all told: 2 played AD
304. 0 play 8D
   all told: 0 played 8D
305. 1 play 7D
   all told: 1 played 7D; 2 took the trick 7D 8D AD
306. 2 play 6H
   all told: 2 played 6H
307. 0 play 6D
   all told: 0 played 6D
308. 1 play 7S
   all told: 1 played 7S; 2 took the trick 7S 6H 6D
309. 2 play QD
   all told: 2 played QD
310. 0 play 9D
   all told: 0 played 9D
   all: turn: 1 | trick: 2 led QD 9D | trick 9: 2 led 4H KD 4S, 2 takes | trick 10: 2 led AD 8D 7D, 2 takes | trick 11: 2 led 6H 6D 7S, 2 takes
   seat 0, 2: size hand of 1: 1 | may -9H in hand of 1 | sure = 9H in discard of 1
   seat 0: no more: hand, size hand of 2, may hand of 2, sure hand of 2 | in no heap: 4S 6H 7D 7S AD QD
   seat 1: no more: size hand of 0, may hand of 0, sure hand of 0, size hand of 2, may hand of 2, sure hand of 2 | hand: = JD | moves: play JD
   seat 2: no more: hand, size hand of 0, may hand of 0 | in no heap: 4S 6D 7D 7S 8D 9D KD
311. 1 play JD
   all told: 1 played JD; 2 took the trick 9D JD QD; deal 6 §11.5 tricks_short: +7 pence to table from 1; deal 6 §11.5 tricks_short: +10 pence to table from 0; deal 6 §11.6 tricks_over: +17 pence to 2; deal 6 over; match over
   all: turn: nobody | holds: 224 -164 -60 | deals: 6 over, 0 of them thrown in | trick 12: 2 led QD 9D JD, 2 takes | public.phase: settled
   seat 0, 2: no more: trick, size hand of 1, may hand of 1 | in no heap: JD | sure +8S +JS +KS +AS +4D +5C in discard of 1
   seat 1: no more: hand, trick
