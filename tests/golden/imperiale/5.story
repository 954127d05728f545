start
   all: turn: chance | dealer: 0 | sides: 0 1 | holds: 0,0 0,0 | deals: 0 over, 0 of them thrown in | public.phase: dealing | public.turn_up: nobody | public.target: 5
1. * deal
   all told: 0 dealt; deal 1 §6.2 turned_honour: +1 white to 0 for AD; deal 1 §8.2 point: +1 white to 0 for 7S 8S 9S TS QS KS
   all: turn: 1 | shown: AD | trick: 1 leads | holds: 0,2 0,0 | public.phase: lead | public.turn_up: AD | size dead: 7
   seat 0: hand: = 7S 8S 9S TS QS KS 9H TH KH 7C 9C QC | size hand of 1: 12 | may = JS AS 7H 8H JH QH AH 7D 8D 9D TD JD QD KD 8C TC JC KC AC in all heaps
   seat 1: hand: = JS AS 7H 8H JH QH AH 7D TD TC KC AC | moves: play JS, AS, 7H, 8H, JH, QH, AH, 7D, TD, TC, KC, AC | size hand of 0: 12 | may = 7S 8S 9S TS QS KS 9H TH KH 8D 9D JD QD KD 7C 8C 9C JC QC in hand of 0 | sure = 7S 8S 9S TS QS KS in hand of 0 | may = 9H TH KH 8D 9D JD QD KD 7C 8C 9C JC QC in dead
2. 1 play KC
   all told: 1 played KC
   all: turn: 0 | trick: 1 led KC | public.phase: reply
   seat 0: in no heap: KC | moves: play 7C, 9C, QC | size hand of 1: 11
   seat 1: hand: -KC
3. 0 play 9C
   all told: 0 played 9C; 1 took the trick 9C KC
   all: turn: 1 | trick: 1 leads | trick 1: 1 led KC 9C, 1 takes | public.phase: lead
   seat 0: hand: -9C
   seat 1: in no heap: 9C | moves: play JS, AS, 7H, 8H, JH, QH, AH, 7D, TD, TC, AC | size hand of 0: 11
4. 1 play JS
   all told: 1 played JS
   all: turn: 0 | trick: 1 led JS | public.phase: reply
   seat 0: in no heap: JS | moves: play QS, KS | size hand of 1: 10
   seat 1: hand: -JS
5. 0 play QS
   all told: 0 played QS; 0 took the trick JS QS
   all: trick: 0 leads | trick 2: 1 led JS QS, 0 takes | public.phase: lead
   seat 0: hand: -QS | moves: play 7S, 8S, 9S, TS, KS, 9H, TH, KH, 7C, QC
   seat 1: in no heap: QS | size hand of 0: 10 | sure -QS in hand of 0
6. 0 play TS
   all told: 0 played TS
   all: turn: 1 | trick: 0 led TS | public.phase: reply
   seat 0: hand: -TS
   seat 1: in no heap: TS | moves: play AS | size hand of 0: 9 | sure -TS in hand of 0
7. 1 play AS
   all told: 1 played AS; 1 took the trick TS AS
   all: trick: 1 leads | trick 3: 0 led TS AS, 1 takes | public.phase: lead
   seat 0: in no heap: AS | size hand of 1: 9
   seat 1: hand: -AS | moves: play 7H, 8H, JH, QH, AH, 7D, TD, TC, AC
8. 1 play AC
   all told: 1 played AC
   all: turn: 0 | trick: 1 led AC | public.phase: reply
   seat 0: in no heap: AC | moves: play QC | size hand of 1: 8
   seat 1: hand: -AC
9. 0 play QC
   all told: 0 played QC; 0 took the trick QC AC
   all: trick: 0 leads | trick 4: 1 led AC QC, 0 takes | public.phase: lead
   seat 0: hand: -QC | moves: play 7S, 8S, 9S, KS, 9H, TH, KH, 7C
   seat 1: in no heap: QC | size hand of 0: 8
10. 0 play 9H
   all told: 0 played 9H
   all: turn: 1 | trick: 0 led 9H | public.phase: reply
   seat 0: hand: -9H
   seat 1: in no heap: 9H | moves: play JH, QH, AH | size hand of 0: 7
11. 1 play QH
   all told: 1 played QH; 1 took the trick 9H QH
   all: trick: 1 leads | trick 5: 0 led 9H QH, 1 takes | public.phase: lead
   seat 0: in no heap: QH | size hand of 1: 7
   seat 1: hand: -QH | moves: play 7H, 8H, JH, AH, 7D, TD, TC
12. 1 play TC
   all told: 1 played TC
   all: turn: 0 | trick: 1 led TC | public.phase: reply
   seat 0: in no heap: TC | moves: play 7C | size hand of 1: 6
   seat 1: hand: -TC
13. 0 play 7C
   all told: 0 played 7C; 1 took the trick 7C TC
   all: turn: 1 | trick: 1 leads | trick 6: 1 led TC 7C, 1 takes | public.phase: lead
   seat 0: hand: -7C
   seat 1: in no heap: 7C | moves: play 7H, 8H, JH, AH, 7D, TD | size hand of 0: 6 | may -JC in hand of 0 | sure = JC in dead
14. 1 play AH
   all told: 1 played AH
   all: turn: 0 | trick: 1 led AH | public.phase: reply
   seat 0: in no heap: AH | moves: play KH | size hand of 1: 5
   seat 1: hand: -AH
15. 0 play KH
   all told: 0 played KH; 0 took the trick KH AH
   all: trick: 0 leads | trick 7: 1 led AH KH, 0 takes | public.phase: lead
   seat 0: hand: -KH | moves: play 7S, 8S, 9S, KS, TH
   seat 1: in no heap: KH | size hand of 0: 5
16. 0 play KS
   all told: 0 played KS
   all: turn: 1 | trick: 0 led KS | public.phase: reply
   seat 0: hand: -KS
   seat 1: in no heap: KS | moves: play 7D, TD | size hand of 0: 4 | sure -KS in hand of 0
17. 1 play TD
   all told: 1 played TD; 1 took the trick KS TD
   all: trick: 1 leads | trick 8: 0 led KS TD, 1 takes | public.phase: lead
   seat 0: in no heap: TD | size hand of 1: 4
   seat 1: hand: -TD | moves: play 7H, 8H, JH, 7D
18. 1 play 8H
   all told: 1 played 8H
   all: turn: 0 | trick: 1 led 8H | public.phase: reply
   seat 0: in no heap: 8H | moves: play TH | size hand of 1: 3
   seat 1: hand: -8H
19. 0 play TH
   all told: 0 played TH; 0 took the trick 8H TH
   all: trick: 0 leads | trick 9: 1 led 8H TH, 0 takes | public.phase: lead
   seat 0: hand: -TH | moves: play 7S, 8S, 9S
   seat 1: in no heap: TH | size hand of 0: 3 | may = 7S 8S 9S in hand of 0 | sure +8D +9D +JD +QD +KD +8C in dead
20. 0 play 8S
   all told: 0 played 8S
   all: turn: 1 | trick: 0 led 8S | public.phase: reply
   seat 0: hand: -8S
   seat 1: in no heap: 8S | moves: play 7D | size hand of 0: 2 | sure -8S in hand of 0
21. 1 play 7D
   all told: 1 played 7D; 1 took the trick 8S 7D; deal 1 §13.2 honour_won: +1 white to 1 for 7D
   all: trick: 1 leads | holds: 0,2 0,1 | trick 10: 0 led 8S 7D, 1 takes | public.phase: lead
   seat 0: in no heap: 7D | size hand of 1: 2
   seat 1: hand: -7D | moves: play 7H, JH
22. 1 play JH
   all told: 1 played JH
   all: turn: 0 | trick: 1 led JH | public.phase: reply
   seat 0: in no heap: JH | moves: play 7S, 9S | size hand of 1: 1
   seat 1: hand: = 7H
23. 0 play 7S
   all told: 0 played 7S; 1 took the trick 7S JH
   all: turn: 1 | trick: 1 leads | trick 11: 1 led JH 7S, 1 takes | public.phase: lead
   seat 0: hand: = 9S
   seat 1: in no heap: 7S | moves: play 7H | size hand of 0: 1 | sure = 9S in hand of 0
24. 1 play 7H
   all told: 1 played 7H
   all: turn: 0 | trick: 1 led 7H | public.phase: reply
   seat 0: no more: size hand of 1, may hand of 1 | in no heap: 7H | moves: play 9S | sure = 8D 9D JD QD KD 8C JC in dead
   seat 1: no more: hand
25. 0 play 9S
   all told: 0 played 9S; 1 took the trick 9S 7H; deal 1 §13.8 tricks_difference: +4 white to 1; deal 1 over
   all: turn: chance | holds: 0,2 0,5 | deals: 1 over, 0 of them thrown in | trick 12: 1 led 7H 9S, 1 takes | public.phase: settled
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0, sure hand of 0 | in no heap: 9S
26. * deal
   all told: 1 dealt; deal 2 §6.2 turned_honour: +1 white to 1 for KS; deal 2 §8.2 point: +1 white to 0 for 8H 9H JH KH AH
   all: no more: tricks, sure dead | turn: 0 | dealer: 1 | shown: KS | trick: 0 leads | holds: 0,1 1,0 | public.phase: lead | public.turn_up: KS
   seat 0: in no heap: 8C | hand: = TS AS 8H 9H JH KH AH TD AD 8C 9C KC | moves: play TS, AS, 8H, 9H, JH, KH, AH, TD, AD, 8C, 9C, KC | size hand of 1: 12 | may = 7S 8S 9S JS QS 7H TH QH 7D 8D 9D JD QD KD 7C TC JC QC AC in hand of 1 | may +7S +8S +9S +JS +QS +7H +TH +QH +7D +7C +TC +QC +AC in dead
   seat 1: in no heap: 9D KD | hand: = 7S 8S 9S JS QS 7H TH QH 9D KD 7C QC | size hand of 0: 12 | may = TS AS 8H 9H JH KH AH 7D 8D TD JD QD AD 8C 9C TC JC KC AC in hand of 0 | sure = 8H 9H JH KH AH in hand of 0 | may +TS +AS +7D +TD +AD +9C +TC +KC +AC in dead
27. 0 play JH
   all told: 0 played JH
   all: turn: 1 | trick: 0 led JH | public.phase: reply
   seat 0: hand: -JH
   seat 1: in no heap: JH | moves: play QH | size hand of 0: 11 | sure -JH in hand of 0
28. 1 play QH
   all told: 1 played QH; 1 took the trick JH QH
   all: trick: 1 leads | trick 1: 0 led JH QH, 1 takes | public.phase: lead
   seat 0: in no heap: QH | size hand of 1: 11
   seat 1: hand: -QH | moves: play 7S, 8S, 9S, JS, QS, 7H, TH, 9D, KD, 7C, QC
29. 1 play KD
   all told: 1 played KD
   all: turn: 0 | trick: 1 led KD | public.phase: reply
   seat 0: in no heap: KD | moves: play TD, AD | size hand of 1: 10
   seat 1: hand: -KD
30. 0 play TD
   all told: 0 played TD; 1 took the trick TD KD
   all: turn: 1 | trick: 1 leads | trick 2: 1 led KD TD, 1 takes | public.phase: lead
   seat 0: hand: -TD
   seat 1: in no heap: TD | moves: play 7S, 8S, 9S, JS, QS, 7H, TH, 9D, 7C, QC | size hand of 0: 10
31. 1 play 9D
   all told: 1 played 9D
   all: turn: 0 | trick: 1 led 9D | public.phase: reply
   seat 0: in no heap: 9D | moves: play AD | size hand of 1: 9
   seat 1: hand: -9D
32. 0 play AD
   all told: 0 played AD; 0 took the trick 9D AD
   all: trick: 0 leads | trick 3: 1 led 9D AD, 0 takes | public.phase: lead
   seat 0: hand: -AD | moves: play TS, AS, 8H, 9H, KH, AH, 8C, 9C, KC
   seat 1: in no heap: AD | size hand of 0: 9
33. 0 play 8H
   all told: 0 played 8H
   all: turn: 1 | trick: 0 led 8H | public.phase: reply
   seat 0: hand: -8H
   seat 1: in no heap: 8H | moves: play TH | size hand of 0: 8 | sure -8H in hand of 0
34. 1 play TH
   all told: 1 played TH; 1 took the trick 8H TH
   all: trick: 1 leads | trick 4: 0 led 8H TH, 1 takes | public.phase: lead
   seat 0: in no heap: TH | size hand of 1: 8
   seat 1: hand: -TH | moves: play 7S, 8S, 9S, JS, QS, 7H, 7C, QC
35. 1 play 8S
   all told: 1 played 8S
   all: turn: 0 | trick: 1 led 8S | public.phase: reply
   seat 0: in no heap: 8S | moves: play TS, AS | size hand of 1: 7
   seat 1: hand: -8S
36. 0 play AS
   all told: 0 played AS; 0 took the trick 8S AS; deal 2 §13.2 honour_won: +1 white to 0 for AS
   all: trick: 0 leads | holds: 0,2 1,0 | trick 5: 1 led 8S AS, 0 takes | public.phase: lead
   seat 0: hand: -AS | moves: play TS, 9H, KH, AH, 8C, 9C, KC
   seat 1: in no heap: AS | size hand of 0: 7 | may -AC in hand of 0 | sure = AC in dead
37. 0 play KC
   all told: 0 played KC
   all: turn: 1 | trick: 0 led KC | public.phase: reply
   seat 0: hand: -KC
   seat 1: in no heap: KC | moves: play 7C, QC | size hand of 0: 6
38. 1 play QC
   all told: 1 played QC; 0 took the trick QC KC
   all: turn: 0 | trick: 0 leads | trick 6: 0 led KC QC, 0 takes | public.phase: lead
   seat 0: in no heap: QC | moves: play TS, 9H, KH, AH, 8C, 9C | size hand of 1: 6
   seat 1: hand: -QC
39. 0 play 9H
   all told: 0 played 9H
   all: turn: 1 | trick: 0 led 9H | public.phase: reply
   seat 0: hand: -9H
   seat 1: in no heap: 9H | moves: play 7H | size hand of 0: 5 | sure -9H in hand of 0
40. 1 play 7H
   all told: 1 played 7H; 0 took the trick 7H 9H
   all: turn: 0 | trick: 0 leads | trick 7: 0 led 9H 7H, 0 takes | public.phase: lead
   seat 0: in no heap: 7H | moves: play TS, KH, AH, 8C, 9C | size hand of 1: 5
   seat 1: hand: -7H
41. 0 play AH
   all told: 0 played AH
   all: turn: 1 | trick: 0 led AH | public.phase: reply
   seat 0: hand: -AH
   seat 1: in no heap: AH | moves: play 7S, 9S, JS, QS | size hand of 0: 4 | sure = KH in hand of 0
42. 1 play QS
   all told: 1 played QS; 1 took the trick QS AH; deal 2 §13.2 honour_won: +1 white to 1 for QS
   all: trick: 1 leads | holds: 0,2 1,1 | trick 8: 0 led AH QS, 1 takes | public.phase: lead
   seat 0: in no heap: QS | size hand of 1: 4 | may -QD in hand of 1 | sure = QD in dead
   seat 1: hand: -QS | moves: play 7S, 9S, JS, 7C
43. 1 play 7C
   all told: 1 played 7C
   all: turn: 0 | trick: 1 led 7C | public.phase: reply
   seat 0: in no heap: 7C | moves: play 8C, 9C | size hand of 1: 3
   seat 1: hand: -7C
44. 0 play 8C
   all told: 0 played 8C; 0 took the trick 7C 8C
   all: trick: 0 leads | trick 9: 1 led 7C 8C, 0 takes | public.phase: lead
   seat 0: hand: -8C | moves: play TS, KH, 9C
   seat 1: in no heap: 8C | size hand of 0: 3
45. 0 play 9C
   all told: 0 played 9C
   all: turn: 1 | trick: 0 led 9C | public.phase: reply
   seat 0: hand: -9C
   seat 1: in no heap: 9C | moves: play 7S, 9S, JS | size hand of 0: 2
46. 1 play JS
   all told: 1 played JS; 1 took the trick JS 9C; deal 2 §13.2 honour_won: +1 white to 1 for JS
   all: trick: 1 leads | holds: 0,2 1,2 | trick 10: 0 led 9C JS, 1 takes | public.phase: lead
   seat 0: in no heap: JS | size hand of 1: 2 | may -TC -JC -AC in hand of 1 | sure +TC +JC +AC in dead
   seat 1: hand: -JS | moves: play 7S, 9S
47. 1 play 7S
   all told: 1 played 7S
   all: turn: 0 | trick: 1 led 7S | public.phase: reply
   seat 0: in no heap: 7S | moves: play TS | size hand of 1: 1 | may -7D in hand of 1 | sure +7D in dead
   seat 1: hand: = 9S
48. 0 play TS
   all told: 0 played TS; 0 took the trick 7S TS; deal 2 §13.2 honour_taken: +1 white to 0 for 7S
   all: trick: 0 leads | holds: 0,3 1,2 | trick 11: 1 led 7S TS, 0 takes | public.phase: lead
   seat 0: hand: = KH | moves: play KH
   seat 1: in no heap: TS | size hand of 0: 1 | may = KH in hand of 0 | sure +7D +8D +JD +QD +TC +JC in dead
49. 0 play KH
   all told: 0 played KH
   all: turn: 1 | trick: 0 led KH | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0, sure hand of 0 | in no heap: KH | moves: play 9S
50. 1 play 9S
   all told: 1 played 9S; 1 took the trick 9S KH; deal 2 over
   all: turn: chance | deals: 2 over, 0 of them thrown in | trick 12: 0 led KH 9S, 1 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1 | in no heap: 9S | sure +8D +JD in dead
   seat 1: no more: hand, trick
51. * deal
   all told: 0 dealt; deal 3 §6.2 turned_honour: +1 white to 0 for KD; deal 3 §8.2 point: +1 white to 0 for 7S TS QS AS
   all: no more: tricks, sure dead | turn: 1 | dealer: 0 | shown: KD | trick: 1 leads | holds: 0,5 1,2 | public.phase: lead | public.turn_up: KD
   seat 0: in no heap: QD | hand: = 7S TS QS AS 8H 9H JH AH TD QD 7C KC | size hand of 1: 12 | may = 8S 9S JS KS 7H TH QH KH 7D 8D 9D JD AD 8C 9C TC JC QC AC in hand of 1 | may +8S +9S +JS +KS +7H +TH +QH +KH +9D +AD +8C +9C +QC in dead
   seat 1: in no heap: 7D AC JC JD | hand: = 8S 9S JS KS 7H QH 7D 9D JD 9C JC AC | moves: play 8S, 9S, JS, KS, 7H, QH, 7D, 9D, JD, 9C, JC, AC | size hand of 0: 12 | may = 7S TS QS AS 8H 9H TH JH KH AH 8D TD QD AD 7C 8C TC QC KC in hand of 0 | sure = 7S TS QS AS in hand of 0 | may +8H +9H +TH +JH +KH +AH +TD +AD +7C +8C +QC +KC in dead
52. 1 play 8S
   all told: 1 played 8S
   all: turn: 0 | trick: 1 led 8S | public.phase: reply
   seat 0: in no heap: 8S | moves: play TS, QS, AS | size hand of 1: 11
   seat 1: hand: -8S
53. 0 play QS
   all told: 0 played QS; 0 took the trick 8S QS
   all: trick: 0 leads | trick 1: 1 led 8S QS, 0 takes | public.phase: lead
   seat 0: hand: -QS | moves: play 7S, TS, AS, 8H, 9H, JH, AH, TD, QD, 7C, KC
   seat 1: in no heap: QS | size hand of 0: 11 | sure -QS in hand of 0
54. 0 play JH
   all told: 0 played JH
   all: turn: 1 | trick: 0 led JH | public.phase: reply
   seat 0: hand: -JH
   seat 1: in no heap: JH | moves: play QH | size hand of 0: 10
55. 1 play QH
   all told: 1 played QH; 1 took the trick JH QH
   all: trick: 1 leads | trick 2: 0 led JH QH, 1 takes | public.phase: lead
   seat 0: in no heap: QH | size hand of 1: 10
   seat 1: hand: -QH | moves: play 9S, JS, KS, 7H, 7D, 9D, JD, 9C, JC, AC
56. 1 play 9C
   all told: 1 played 9C
   all: turn: 0 | trick: 1 led 9C | public.phase: reply
   seat 0: in no heap: 9C | moves: play KC | size hand of 1: 9
   seat 1: hand: -9C
57. 0 play KC
   all told: 0 played KC; 0 took the trick 9C KC
   all: trick: 0 leads | trick 3: 1 led 9C KC, 0 takes | public.phase: lead
   seat 0: hand: -KC | moves: play 7S, TS, AS, 8H, 9H, AH, TD, QD, 7C
   seat 1: in no heap: KC | size hand of 0: 9
58. 0 play AH
   all told: 0 played AH
   all: turn: 1 | trick: 0 led AH | public.phase: reply
   seat 0: hand: -AH
   seat 1: in no heap: AH | moves: play 7H | size hand of 0: 8
59. 1 play 7H
   all told: 1 played 7H; 0 took the trick 7H AH
   all: turn: 0 | trick: 0 leads | trick 4: 0 led AH 7H, 0 takes | public.phase: lead
   seat 0: in no heap: 7H | moves: play 7S, TS, AS, 8H, 9H, TD, QD, 7C | size hand of 1: 8 | may -KH in hand of 1 | sure = KH in dead
   seat 1: hand: -7H
60. 0 play 8H
   all told: 0 played 8H
   all: turn: 1 | trick: 0 led 8H | public.phase: reply
   seat 0: hand: -8H
   seat 1: in no heap: 8H | moves: play 7D, 9D, JD | size hand of 0: 7
61. 1 play JD
   all told: 1 played JD; 1 took the trick 8H JD; deal 3 §13.2 honour_won: +1 white to 1 for JD
   all: trick: 1 leads | holds: 0,5 1,3 | trick 5: 0 led 8H JD, 1 takes | public.phase: lead
   seat 0: in no heap: JD | size hand of 1: 7 | may -TH in hand of 1 | sure +TH in dead
   seat 1: hand: -JD | moves: play 9S, JS, KS, 7D, 9D, JC, AC
62. 1 play JC
   all told: 1 played JC
   all: turn: 0 | trick: 1 led JC | public.phase: reply
   seat 0: in no heap: JC | moves: play 7C | size hand of 1: 6
   seat 1: hand: -JC
63. 0 play 7C
   all told: 0 played 7C; 1 took the trick 7C JC
   all: turn: 1 | trick: 1 leads | trick 6: 1 led JC 7C, 1 takes | public.phase: lead
   seat 0: hand: -7C
   seat 1: in no heap: 7C | moves: play 9S, JS, KS, 7D, 9D, AC | size hand of 0: 6 | may -QC in hand of 0 | sure = QC in dead
64. 1 play KS
   all told: 1 played KS
   all: turn: 0 | trick: 1 led KS | public.phase: reply
   seat 0: in no heap: KS | moves: play 7S, TS, AS | size hand of 1: 5
   seat 1: hand: -KS
65. 0 play TS
   all told: 0 played TS; 1 took the trick TS KS
   all: turn: 1 | trick: 1 leads | trick 7: 1 led KS TS, 1 takes | public.phase: lead
   seat 0: hand: -TS
   seat 1: in no heap: TS | moves: play 9S, JS, 7D, 9D, AC | size hand of 0: 5 | sure -TS in hand of 0
66. 1 play 9S
   all told: 1 played 9S
   all: turn: 0 | trick: 1 led 9S | public.phase: reply
   seat 0: in no heap: 9S | moves: play AS | size hand of 1: 4
   seat 1: hand: -9S
67. 0 play AS
   all told: 0 played AS; 0 took the trick 9S AS
   all: trick: 0 leads | trick 8: 1 led 9S AS, 0 takes | public.phase: lead
   seat 0: hand: -AS | moves: play 7S, 9H, TD, QD
   seat 1: in no heap: AS | size hand of 0: 4 | sure = 7S in hand of 0
68. 0 play QD
   all told: 0 played QD
   all: turn: 1 | trick: 0 led QD | public.phase: reply
   seat 0: hand: -QD
   seat 1: in no heap: QD | moves: play 7D, 9D | size hand of 0: 3
69. 1 play 7D
   all told: 1 played 7D; 0 took the trick 7D QD; deal 3 §13.2 honour_won: +1 white to 0 for QD; deal 3 §13.2 honour_taken: +1 white to 0 for 7D
   all: turn: 0 | trick: 0 leads | holds: 1,1 1,0 | trick 9: 0 led QD 7D, 0 takes | public.phase: lead
   seat 0: in no heap: 7D | moves: play 7S, 9H, TD | size hand of 1: 3
   seat 1: hand: -7D
70. 0 play 7S
   all told: 0 played 7S
   all: turn: 1 | trick: 0 led 7S | public.phase: reply
   seat 0: hand: -7S
   seat 1: no more: sure hand of 0 | in no heap: 7S | moves: play JS | size hand of 0: 2
71. 1 play JS
   all told: 1 played JS; 1 took the trick 7S JS
   all: trick: 1 leads | trick 10: 0 led 7S JS, 1 takes | public.phase: lead
   seat 0: in no heap: JS | size hand of 1: 2
   seat 1: hand: -JS | moves: play 9D, AC
72. 1 play AC
   all told: 1 played AC
   all: turn: 0 | trick: 1 led AC | public.phase: reply
   seat 0: in no heap: AC | moves: play TD | size hand of 1: 1
   seat 1: hand: = 9D
73. 0 play TD
   all told: 0 played TD; 0 took the trick TD AC
   all: trick: 0 leads | trick 11: 1 led AC TD, 0 takes | public.phase: lead
   seat 0: hand: = 9H | moves: play 9H
   seat 1: in no heap: TD | size hand of 0: 1 | may -8C -TC in hand of 0 | sure +8C +TC in dead
74. 0 play 9H
   all told: 0 played 9H
   all: turn: 1 | trick: 0 led 9H | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0 | in no heap: 9H | moves: play 9D | sure +TH +KH +8D +AD in dead
75. 1 play 9D
   all told: 1 played 9D; 1 took the trick 9H 9D; deal 3 over
   all: turn: chance | deals: 3 over, 0 of them thrown in | trick 12: 0 led 9H 9D, 1 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1 | in no heap: 9D | sure +8D +AD +8C +TC +QC in dead
   seat 1: no more: hand, trick
76. * deal
   all told: 1 dealt; deal 4 §13.7 sequence_level: +1 red to 0 for JC QC KC AC; deal 4 §13.7 sequence_level: +1 red to 1 for JS QS KS AS; deal 4 §8.2 point: +1 white to 1 for 8S 9S TS JS QS KS AS
   all: turn: 0 | dealer: 1 | shown: TC | trick: 0 leads | holds: 2,1 2,1 | public.phase: lead | public.turn_up: TC
   seat 0: no more: tricks | in no heap: AD QC TC | hand: = 8H 9H JH TD KD AD 7C 9C JC QC KC AC | moves: play 8H, 9H, JH, TD, KD, AD, 7C, 9C, JC, QC, KC, AC | size hand of 1: 12 | may = 8S 9S TS JS QS KS AS 7H TH QH KH AH 7D 8D 9D JD QD 8C in hand of 1 | sure = 8S 9S TS JS QS KS AS in hand of 1 | may +7S +7H +QH +AH +7D +9D +JD +QD in dead | sure = 7S in dead
   seat 1: no more: tricks, sure dead | in no heap: 8C 8D TC TH | hand: = 8S 9S TS JS QS KS AS 7H TH 8D JD 8C | size hand of 0: 12 | may = 7S 8H 9H JH QH KH AH 7D 9D TD QD KD AD 7C 9C JC QC KC AC in hand of 0 | sure = JC QC KC AC in hand of 0 | may -QC +7S +8H +9H +JH +QH +AH +7D +9D +TD +QD +KD +7C +9C in dead
77. 0 play QC
   all told: 0 played QC
   all: turn: 1 | trick: 0 led QC | public.phase: reply
   seat 0: hand: -QC
   seat 1: in no heap: QC | moves: play 8C | size hand of 0: 11 | sure -QC in hand of 0
78. 1 play 8C
   all told: 1 played 8C; 0 took the trick 8C QC; deal 4 §13.2 honour_won: +1 white to 0 for QC
   all: turn: 0 | trick: 0 leads | holds: 2,2 2,1 | trick 1: 0 led QC 8C, 0 takes | public.phase: lead
   seat 0: in no heap: 8C | moves: play 8H, 9H, JH, TD, KD, AD, 7C, 9C, JC, KC, AC | size hand of 1: 11
   seat 1: hand: -8C
79. 0 play JC
   all told: 0 played JC
   all: turn: 1 | trick: 0 led JC | public.phase: reply
   seat 0: hand: -JC
   seat 1: in no heap: JC | moves: play 8S, 9S, TS, JS, QS, KS, AS, 7H, TH, 8D, JD | size hand of 0: 10 | sure -JC in hand of 0
80. 1 play AS
   all told: 1 played AS; 0 took the trick AS JC; deal 4 §13.2 honour_won: +1 white to 0 for JC
   all: turn: 0 | trick: 0 leads | holds: 2,3 2,1 | trick 2: 0 led JC AS, 0 takes | public.phase: lead
   seat 0: in no heap: AS | moves: play 8H, 9H, JH, TD, KD, AD, 7C, 9C, KC, AC | size hand of 1: 10 | sure -AS in hand of 1
   seat 1: hand: -AS
81. 0 play 8H
   all told: 0 played 8H
   all: turn: 1 | trick: 0 led 8H | public.phase: reply
   seat 0: hand: -8H
   seat 1: in no heap: 8H | moves: play TH | size hand of 0: 9
82. 1 play TH
   all told: 1 played TH; 1 took the trick 8H TH
   all: trick: 1 leads | trick 3: 0 led 8H TH, 1 takes | public.phase: lead
   seat 0: in no heap: TH | size hand of 1: 9
   seat 1: hand: -TH | moves: play 8S, 9S, TS, JS, QS, KS, 7H, 8D, JD
83. 1 play KS
   all told: 1 played KS
   all: turn: 0 | trick: 1 led KS | public.phase: reply
   seat 0: in no heap: KS | moves: play 7C, 9C, KC, AC | size hand of 1: 8 | sure -KS in hand of 1
   seat 1: hand: -KS
84. 0 play AC
   all told: 0 played AC; 0 took the trick KS AC; deal 4 §13.2 honour_won: +1 white to 0 for AC
   all: trick: 0 leads | holds: 2,4 2,1 | trick 4: 1 led KS AC, 0 takes | public.phase: lead
   seat 0: hand: -AC | moves: play 9H, JH, TD, KD, AD, 7C, 9C, KC
   seat 1: in no heap: AC | size hand of 0: 8 | may -7S in hand of 0 | sure = KC in hand of 0 | sure = 7S in dead
85. 0 play KC
   all told: 0 played KC
   all: turn: 1 | trick: 0 led KC | public.phase: reply
   seat 0: hand: -KC
   seat 1: no more: sure hand of 0 | in no heap: KC | moves: play 8S, 9S, TS, JS, QS, 7H, 8D, JD | size hand of 0: 7
86. 1 play 8S
   all told: 1 played 8S; 0 took the trick 8S KC; deal 4 §13.2 honour_won: +1 white to 0 for KC
   all: turn: 0 | trick: 0 leads | holds: 2,5 2,1 | trick 5: 0 led KC 8S, 0 takes | public.phase: lead
   seat 0: in no heap: 8S | moves: play 9H, JH, TD, KD, AD, 7C, 9C | size hand of 1: 7 | sure -8S in hand of 1
   seat 1: hand: -8S
87. 0 play KD
   all told: 0 played KD
   all: turn: 1 | trick: 0 led KD | public.phase: reply
   seat 0: hand: -KD
   seat 1: in no heap: KD | moves: play 8D, JD | size hand of 0: 6
88. 1 play JD
   all told: 1 played JD; 0 took the trick JD KD
   all: turn: 0 | trick: 0 leads | trick 6: 0 led KD JD, 0 takes | public.phase: lead
   seat 0: in no heap: JD | moves: play 9H, JH, TD, AD, 7C, 9C | size hand of 1: 6
   seat 1: hand: -JD
89. 0 play AD
   all told: 0 played AD
   all: turn: 1 | trick: 0 led AD | public.phase: reply
   seat 0: hand: -AD
   seat 1: in no heap: AD | moves: play 8D | size hand of 0: 5
90. 1 play 8D
   all told: 1 played 8D; 0 took the trick 8D AD
   all: turn: 0 | trick: 0 leads | trick 7: 0 led AD 8D, 0 takes | public.phase: lead
   seat 0: in no heap: 8D | moves: play 9H, JH, TD, 7C, 9C | size hand of 1: 5 | may -QD in hand of 1 | sure +QD in dead
   seat 1: hand: -8D
91. 0 play 9H
   all told: 0 played 9H
   all: turn: 1 | trick: 0 led 9H | public.phase: reply
   seat 0: hand: -9H
   seat 1: in no heap: 9H | moves: play 7H | size hand of 0: 4
92. 1 play 7H
   all told: 1 played 7H; 0 took the trick 7H 9H
   all: turn: 0 | trick: 0 leads | trick 8: 0 led 9H 7H, 0 takes | public.phase: lead
   seat 0: in no heap: 7H | moves: play JH, TD, 7C, 9C | size hand of 1: 4 | may = 9S TS JS QS in hand of 1 | sure +QH +KH +AH +7D +9D in dead
   seat 1: hand: -7H
93. 0 play JH
   all told: 0 played JH
   all: turn: 1 | trick: 0 led JH | public.phase: reply
   seat 0: hand: -JH
   seat 1: in no heap: JH | moves: play 9S, TS, JS, QS | size hand of 0: 3
94. 1 play JS
   all told: 1 played JS; 0 took the trick JS JH
   all: turn: 0 | trick: 0 leads | trick 9: 0 led JH JS, 0 takes | public.phase: lead
   seat 0: in no heap: JS | moves: play TD, 7C, 9C | size hand of 1: 3 | sure -JS in hand of 1
   seat 1: hand: -JS
95. 0 play 9C
   all told: 0 played 9C
   all: turn: 1 | trick: 0 led 9C | public.phase: reply
   seat 0: hand: -9C
   seat 1: in no heap: 9C | moves: play 9S, TS, QS | size hand of 0: 2
96. 1 play TS
   all told: 1 played TS; 0 took the trick TS 9C
   all: turn: 0 | trick: 0 leads | trick 10: 0 led 9C TS, 0 takes | public.phase: lead
   seat 0: in no heap: TS | moves: play TD, 7C | size hand of 1: 2 | sure -TS in hand of 1
   seat 1: hand: -TS
97. 0 play TD
   all told: 0 played TD
   all: turn: 1 | trick: 0 led TD | public.phase: reply
   seat 0: hand: = 7C
   seat 1: in no heap: TD | moves: play 9S, QS | size hand of 0: 1
98. 1 play 9S
   all told: 1 played 9S; 0 took the trick 9S TD
   all: turn: 0 | trick: 0 leads | trick 11: 0 led TD 9S, 0 takes | public.phase: lead
   seat 0: in no heap: 9S | moves: play 7C | size hand of 1: 1 | sure = QS in hand of 1
   seat 1: hand: = QS
99. 0 play 7C
   all told: 0 played 7C
   all: turn: 1 | trick: 0 led 7C | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0 | in no heap: 7C | moves: play QS | sure +QH +KH +AH +7D +9D +QD in dead
100. 1 play QS
   all told: 1 played QS; 0 took the trick QS 7C; deal 4 §13.2 honour_won: +1 white to 0 for 7C; deal 4 §13.8 tricks_difference: +10 white to 0; deal 4 over
   all: turn: chance | holds: 4,4 2,0 | deals: 4 over, 0 of them thrown in | trick 12: 0 led 7C QS, 0 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1, sure hand of 1 | in no heap: QS
   seat 1: no more: hand, trick
101. * deal
   all told: 0 dealt; deal 5 §6.2 turned_honour: +1 white to 0 for AD; deal 5 §8.2 point: +1 white to 1 for 8S 9S JS KS
102. 1 play QH
   all told: 1 played QH
103. 0 play JH
   all told: 0 played JH; 1 took the trick JH QH
104. 1 play JD
   all told: 1 played JD
105. 0 play QD
   all told: 0 played QD; 0 took the trick JD QD; deal 5 §13.2 honour_won: +1 white to 0 for QD; deal 5 over; match over
   all: turn: nobody | dealer: 0 | shown: AD | holds: 5,0 2,0 | deals: 5 over, 0 of them thrown in | trick 1: 1 led QH JH, 1 takes | trick 2: 1 led JD QD, 0 takes | public.turn_up: AD
   seat 0: no more: tricks, sure dead | in no heap: 7D QD QH | hand: = TS QS AS 7H 8H 7D KD TC JC QC | size hand of 1: 10 | may = 7S 8S 9S JS KS 9H TH KH AH 8D 9D TD 7C 8C 9C KC AC in hand of 1 | sure = 8S 9S JS KS in hand of 1 | may +9H +TH +8D +TD +7C +8C +9C +KC +AC in dead
   seat 1: no more: tricks | in no heap: 9D AH QD QH | hand: = 8S 9S JS KS TH AH 8D 9D 8C AC | size hand of 0: 10 | may = 7S TS QS AS 7H 8H 9H 7D TD KD 7C 9C TC JC QC KC in hand of 0 | may +TS +QS +AS +7H +8H +9H +TD +KD +7C +9C +TC +JC +QC +KC in dead | sure = KH in dead
