start
   all: turn: chance | dealer: 1 | sides: 0 1 | holds: 0,0 0,0 | deals: 0 over, 0 of them thrown in | public.phase: dealing | public.turn_up: nobody | public.target: 3
1. * deal
   all told: 1 dealt; deal 1 §6.2 turned_honour: +1 white to 1 for 7C; deal 1 §8.2 point: +1 white to 0 for 7D TD JD QD AD
   all: turn: 0 | shown: 7C | trick: 0 leads | holds: 0,1 0,1 | public.phase: lead | public.turn_up: 7C | size dead: 7
   seat 0: hand: = 8S AS 7H 8H QH 7D TD JD QD AD JC AC | moves: play 8S, AS, 7H, 8H, QH, 7D, TD, JD, QD, AD, JC, AC | size hand of 1: 12 | may = 7S 9S TS JS QS KS 9H TH JH KH AH 8D 9D KD 8C 9C TC QC KC in all heaps
   seat 1: hand: = 7S JS QS KS TH AH 8D KD 8C 9C TC QC | size hand of 0: 12 | may = 8S 9S TS AS 7H 8H 9H JH QH KH 7D TD JD QD AD JC KC AC in hand of 0 | sure = 7D TD JD QD AD in hand of 0 | may = 8S 9S TS AS 7H 8H 9H JH QH KH 9D JC KC AC in dead | sure = 9D in dead
2. 0 play AC
   all told: 0 played AC
   all: turn: 1 | trick: 0 led AC | public.phase: reply
   seat 0: hand: -AC
   seat 1: in no heap: AC | moves: play 8C, 9C, TC, QC | size hand of 0: 11
3. 1 play 9C
   all told: 1 played 9C; 0 took the trick 9C AC; deal 1 §10.2 honour_led: +1 white to 0 for AC
   all: turn: 0 | trick: 0 leads | holds: 0,2 0,1 | trick 1: 0 led AC 9C, 0 takes | public.phase: lead
   seat 0: in no heap: 9C | moves: play 8S, AS, 7H, 8H, QH, 7D, TD, JD, QD, AD, JC | size hand of 1: 11
   seat 1: hand: -9C
4. 0 play TD
   all told: 0 played TD
   all: turn: 1 | trick: 0 led TD | public.phase: reply
   seat 0: hand: -TD
   seat 1: in no heap: TD | moves: play 8D, KD | size hand of 0: 10 | sure -TD in hand of 0
5. 1 play 8D
   all told: 1 played 8D; 0 took the trick 8D TD
   all: turn: 0 | trick: 0 leads | trick 2: 0 led TD 8D, 0 takes | public.phase: lead
   seat 0: in no heap: 8D | moves: play 8S, AS, 7H, 8H, QH, 7D, JD, QD, AD, JC | size hand of 1: 10
   seat 1: hand: -8D
6. 0 play 8H
   all told: 0 played 8H
   all: turn: 1 | trick: 0 led 8H | public.phase: reply
   seat 0: hand: -8H
   seat 1: in no heap: 8H | moves: play TH, AH | size hand of 0: 9
7. 1 play AH
   all told: 1 played AH; 1 took the trick 8H AH
   all: trick: 1 leads | trick 3: 0 led 8H AH, 1 takes | public.phase: lead
   seat 0: in no heap: AH | size hand of 1: 9
   seat 1: hand: -AH | moves: play 7S, JS, QS, KS, TH, KD, 8C, TC, QC
8. 1 play QC
   all told: 1 played QC
   all: turn: 0 | trick: 1 led QC | public.phase: reply
   seat 0: in no heap: QC | moves: play JC | size hand of 1: 8
   seat 1: hand: -QC
9. 0 play JC
   all told: 0 played JC; 1 took the trick JC QC; deal 1 §10.2 honour_led: +1 white to 1 for QC; deal 1 §10.3 honour_caught: +1 white to 1 for JC
   all: turn: 1 | trick: 1 leads | holds: 0,2 0,3 | trick 4: 1 led QC JC, 1 takes | public.phase: lead
   seat 0: hand: -JC
   seat 1: in no heap: JC | moves: play 7S, JS, QS, KS, TH, KD, 8C, TC | size hand of 0: 8
10. 1 play KD
   all told: 1 played KD
   all: turn: 0 | trick: 1 led KD | public.phase: reply
   seat 0: in no heap: KD | moves: play 7D, JD, QD, AD | size hand of 1: 7
   seat 1: hand: -KD
11. 0 play JD
   all told: 0 played JD; 1 took the trick JD KD
   all: turn: 1 | trick: 1 leads | trick 5: 1 led KD JD, 1 takes | public.phase: lead
   seat 0: hand: -JD
   seat 1: in no heap: JD | moves: play 7S, JS, QS, KS, TH, 8C, TC | size hand of 0: 7 | sure -JD in hand of 0
12. 1 play TH
   all told: 1 played TH
   all: turn: 0 | trick: 1 led TH | public.phase: reply
   seat 0: in no heap: TH | moves: play 7H, QH | size hand of 1: 6
   seat 1: hand: -TH
13. 0 play QH
   all told: 0 played QH; 0 took the trick TH QH
   all: trick: 0 leads | trick 6: 1 led TH QH, 0 takes | public.phase: lead
   seat 0: hand: -QH | moves: play 8S, AS, 7H, 7D, QD, AD
   seat 1: in no heap: QH | size hand of 0: 6
14. 0 play 7D
   all told: 0 played 7D
   all: turn: 1 | trick: 0 led 7D | public.phase: reply
   seat 0: hand: -7D
   seat 1: in no heap: 7D | moves: play 8C, TC | size hand of 0: 5 | sure -7D in hand of 0
15. 1 play TC
   all told: 1 played TC; 1 took the trick 7D TC
   all: trick: 1 leads | trick 7: 0 led 7D TC, 1 takes | public.phase: lead
   seat 0: in no heap: TC | size hand of 1: 5 | may -9D in hand of 1 | sure = 9D in dead
   seat 1: hand: -TC | moves: play 7S, JS, QS, KS, 8C
16. 1 play QS
   all told: 1 played QS
   all: turn: 0 | trick: 1 led QS | public.phase: reply
   seat 0: in no heap: QS | moves: play 8S, AS | size hand of 1: 4
   seat 1: hand: -QS
17. 0 play AS
   all told: 0 played AS; 1 took the trick QS AS
   all: turn: 1 | trick: 1 leads | trick 8: 1 led QS AS, 1 takes | public.phase: lead
   seat 0: hand: -AS
   seat 1: in no heap: AS | moves: play 7S, JS, KS, 8C | size hand of 0: 4
18. 1 play KS
   all told: 1 played KS
   all: turn: 0 | trick: 1 led KS | public.phase: reply
   seat 0: in no heap: KS | moves: play 8S | size hand of 1: 3
   seat 1: hand: -KS
19. 0 play 8S
   all told: 0 played 8S; 1 took the trick 8S KS
   all: turn: 1 | trick: 1 leads | trick 9: 1 led KS 8S, 1 takes | public.phase: lead
   seat 0: hand: -8S
   seat 1: in no heap: 8S | moves: play 7S, JS, 8C | size hand of 0: 3
20. 1 play 8C
   all told: 1 played 8C
   all: turn: 0 | trick: 1 led 8C | public.phase: reply
   seat 0: in no heap: 8C | moves: play 7H, QD, AD | size hand of 1: 2
   seat 1: hand: -8C
21. 0 play AD
   all told: 0 played AD; 1 took the trick AD 8C
   all: turn: 1 | trick: 1 leads | trick 10: 1 led 8C AD, 1 takes | public.phase: lead
   seat 0: hand: -AD
   seat 1: in no heap: AD | moves: play 7S, JS | size hand of 0: 2 | may -KC in hand of 0 | sure = QD in hand of 0 | sure +KC in dead
22. 1 play JS
   all told: 1 played JS
   all: turn: 0 | trick: 1 led JS | public.phase: reply
   seat 0: in no heap: JS | moves: play 7H, QD | size hand of 1: 1
   seat 1: hand: = 7S
23. 0 play 7H
   all told: 0 played 7H; 1 took the trick JS 7H
   all: turn: 1 | trick: 1 leads | trick 11: 1 led JS 7H, 1 takes | public.phase: lead
   seat 0: hand: = QD
   seat 1: in no heap: 7H | moves: play 7S | size hand of 0: 1 | may = QD in hand of 0 | sure +9S +TS +9H +JH +KH in dead
24. 1 play 7S
   all told: 1 played 7S
   all: turn: 0 | trick: 1 led 7S | public.phase: reply
   seat 0: no more: size hand of 1, may hand of 1 | in no heap: 7S | moves: play QD | sure +9S +TS +9H +JH +KH +KC in dead
   seat 1: no more: hand
25. 0 play QD
   all told: 0 played QD; 1 took the trick 7S QD; deal 1 §11.1 tricks: +3 white to 1; deal 1 over
   all: turn: chance | holds: 0,0 1,0 | deals: 1 over, 0 of them thrown in | trick 12: 1 led 7S QD, 1 takes | public.phase: settled
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0, sure hand of 0 | in no heap: QD
26. * deal
   all told: 0 dealt; deal 2 §7.3 four_of_a_kind: +1 red to 0 for AS AH AD AC; deal 2 §8.2 point: +1 white to 1 for 8S 9S JS QS KS
   all: turn: 1 | dealer: 0 | shown: 8H | trick: 1 leads | holds: 1,0 1,1 | public.phase: lead | public.turn_up: 8H
   seat 0: no more: tricks | in no heap: 9H JH KC TS | hand: = TS AS 7H 9H JH AH JD AD TC JC KC AC | size hand of 1: 12 | may = 8S 9S JS QS KS TH QH KH 7D 8D 9D TD QD KD 7C 8C 9C QC in hand of 1 | sure = 8S 9S JS QS KS in hand of 1 | may -9S +7S +TH +QH +7D +8D +TD +QD +KD +7C +8C +9C +QC in dead | sure = 7S in dead
   seat 1: no more: tricks, sure dead | in no heap: 9D 9S | hand: = 8S 9S JS QS KS 7D 9D TD QD 8C 9C QC | moves: play 8S, 9S, JS, QS, KS, 7D, 9D, TD, QD, 8C, 9C, QC | size hand of 0: 12 | may = 7S TS AS 7H 9H TH JH QH KH AH 8D JD KD AD 7C TC JC KC AC in hand of 0 | sure = AS AH AD AC in hand of 0 | may +7S +7H +TH +QH +8D +JD +KD +7C +TC +JC in dead
27. 1 play 9S
   all told: 1 played 9S
   all: turn: 0 | trick: 1 led 9S | public.phase: reply
   seat 0: in no heap: 9S | moves: play TS, AS | size hand of 1: 11 | sure -9S in hand of 1
   seat 1: hand: -9S
28. 0 play AS
   all told: 0 played AS; 0 took the trick 9S AS
   all: trick: 0 leads | trick 1: 1 led 9S AS, 0 takes | public.phase: lead
   seat 0: hand: -AS | moves: play TS, 7H, 9H, JH, AH, JD, AD, TC, JC, KC, AC
   seat 1: in no heap: AS | size hand of 0: 11 | sure -AS in hand of 0
29. 0 play TS
   all told: 0 played TS
   all: turn: 1 | trick: 0 led TS | public.phase: reply
   seat 0: hand: -TS
   seat 1: in no heap: TS | moves: play 8S, JS, QS, KS | size hand of 0: 10
30. 1 play QS
   all told: 1 played QS; 1 took the trick TS QS
   all: trick: 1 leads | trick 2: 0 led TS QS, 1 takes | public.phase: lead
   seat 0: in no heap: QS | size hand of 1: 10 | sure -QS in hand of 1
   seat 1: hand: -QS | moves: play 8S, JS, KS, 7D, 9D, TD, QD, 8C, 9C, QC
31. 1 play KS
   all told: 1 played KS
   all: turn: 0 | trick: 1 led KS | public.phase: reply
   seat 0: in no heap: KS | moves: play 7H, 9H, JH, AH | size hand of 1: 9 | sure -KS in hand of 1
   seat 1: hand: -KS
32. 0 play JH
   all told: 0 played JH; 0 took the trick KS JH
   all: trick: 0 leads | trick 3: 1 led KS JH, 0 takes | public.phase: lead
   seat 0: hand: -JH | moves: play 7H, 9H, AH, JD, AD, TC, JC, KC, AC
   seat 1: in no heap: JH | size hand of 0: 9 | may -7S in hand of 0 | sure = 7S in dead
33. 0 play AC
   all told: 0 played AC
   all: turn: 1 | trick: 0 led AC | public.phase: reply
   seat 0: hand: -AC
   seat 1: in no heap: AC | moves: play 8C, 9C, QC | size hand of 0: 8 | sure -AC in hand of 0
34. 1 play QC
   all told: 1 played QC; 1 took the trick QC AC
   all: trick: 1 leads | trick 4: 0 led AC QC, 1 takes | public.phase: lead
   seat 0: in no heap: QC | size hand of 1: 8
   seat 1: hand: -QC | moves: play 8S, JS, 7D, 9D, TD, QD, 8C, 9C
35. 1 play 8S
   all told: 1 played 8S
   all: turn: 0 | trick: 1 led 8S | public.phase: reply
   seat 0: in no heap: 8S | moves: play 7H, 9H, AH | size hand of 1: 7 | sure = JS in hand of 1
   seat 1: hand: -8S
36. 0 play 9H
   all told: 0 played 9H; 0 took the trick 8S 9H
   all: trick: 0 leads | trick 5: 1 led 8S 9H, 0 takes | public.phase: lead
   seat 0: hand: -9H | moves: play 7H, AH, JD, AD, TC, JC, KC
   seat 1: in no heap: 9H | size hand of 0: 7
37. 0 play AH
   all told: 0 played AH
   all: turn: 1 | trick: 0 led AH | public.phase: reply
   seat 0: hand: -AH
   seat 1: in no heap: AH | moves: play JS, 7D, 9D, TD, QD, 8C, 9C | size hand of 0: 6 | sure = AD in hand of 0
38. 1 play 8C
   all told: 1 played 8C; 0 took the trick AH 8C; deal 2 §10.2 honour_led: +1 white to 0 for AH
   all: turn: 0 | trick: 0 leads | holds: 1,1 1,1 | trick 6: 0 led AH 8C, 0 takes | public.phase: lead
   seat 0: in no heap: 8C | moves: play 7H, JD, AD, TC, JC, KC | size hand of 1: 6 | may -TH -QH -KH in hand of 1 | sure +TH +QH +KH in dead
   seat 1: hand: -8C
39. 0 play AD
   all told: 0 played AD
   all: turn: 1 | trick: 0 led AD | public.phase: reply
   seat 0: hand: -AD
   seat 1: no more: sure hand of 0 | in no heap: AD | moves: play 7D, 9D, TD, QD | size hand of 0: 5
40. 1 play 9D
   all told: 1 played 9D; 0 took the trick 9D AD
   all: turn: 0 | trick: 0 leads | trick 7: 0 led AD 9D, 0 takes | public.phase: lead
   seat 0: in no heap: 9D | moves: play 7H, JD, TC, JC, KC | size hand of 1: 5
   seat 1: hand: -9D
41. 0 play 7H
   all told: 0 played 7H
   all: turn: 1 | trick: 0 led 7H | public.phase: reply
   seat 0: hand: -7H
   seat 1: in no heap: 7H | moves: play JS, 7D, TD, QD, 9C | size hand of 0: 4
42. 1 play TD
   all told: 1 played TD; 0 took the trick 7H TD; deal 2 §10.2 honour_led: +1 white to 0 for 7H
   all: turn: 0 | trick: 0 leads | holds: 1,2 1,1 | trick 8: 0 led 7H TD, 0 takes | public.phase: lead
   seat 0: in no heap: TD | moves: play JD, TC, JC, KC | size hand of 1: 4
   seat 1: hand: -TD
43. 0 play JD
   all told: 0 played JD
   all: turn: 1 | trick: 0 led JD | public.phase: reply
   seat 0: hand: -JD
   seat 1: in no heap: JD | moves: play 7D, QD | size hand of 0: 3
44. 1 play QD
   all told: 1 played QD; 1 took the trick JD QD
   all: trick: 1 leads | trick 9: 0 led JD QD, 1 takes | public.phase: lead
   seat 0: in no heap: QD | size hand of 1: 3
   seat 1: hand: -QD | moves: play JS, 7D, 9C
45. 1 play JS
   all told: 1 played JS
   all: turn: 0 | trick: 1 led JS | public.phase: reply
   seat 0: no more: sure hand of 1 | in no heap: JS | moves: play TC, JC, KC | size hand of 1: 2
   seat 1: hand: -JS
46. 0 play JC
   all told: 0 played JC; 1 took the trick JS JC
   all: turn: 1 | trick: 1 leads | trick 10: 1 led JS JC, 1 takes | public.phase: lead
   seat 0: hand: -JC
   seat 1: in no heap: JC | moves: play 7D, 9C | size hand of 0: 2 | may -TH -QH -KH in hand of 0 | sure +TH +QH +KH in dead
47. 1 play 9C
   all told: 1 played 9C
   all: turn: 0 | trick: 1 led 9C | public.phase: reply
   seat 0: in no heap: 9C | moves: play TC, KC | size hand of 1: 1
   seat 1: hand: = 7D
48. 0 play TC
   all told: 0 played TC; 0 took the trick 9C TC
   all: trick: 0 leads | trick 11: 1 led 9C TC, 0 takes | public.phase: lead
   seat 0: hand: = KC | moves: play KC
   seat 1: in no heap: TC | size hand of 0: 1
49. 0 play KC
   all told: 0 played KC
   all: turn: 1 | trick: 0 led KC | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0 | in no heap: KC | moves: play 7D | sure +8D +KD +7C in dead
50. 1 play 7D
   all told: 1 played 7D; 0 took the trick 7D KC; deal 2 §11.1 tricks: +2 white to 0; deal 2 over
   all: turn: chance | holds: 1,4 1,1 | deals: 2 over, 0 of them thrown in | trick 12: 0 led KC 7D, 0 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1 | in no heap: 7D | sure +8D +KD +7C in dead
   seat 1: no more: hand, trick
51. * deal
   all told: 1 dealt; deal 3 §6.2 turned_honour: +1 white to 1 for 7H; deal 3 §8.2 point: +1 white to 1 for 7D 8D QD KD AD
   all: turn: 0 | dealer: 1 | shown: 7H | trick: 0 leads | holds: 1,4 1,3 | public.phase: lead | public.turn_up: 7H
   seat 0: no more: tricks | in no heap: 7C 7S | hand: = 7S 9S QS KS 8H JH AH 7C 8C 9C TC AC | moves: play 7S, 9S, QS, KS, 8H, JH, AH, 7C, 8C, 9C, TC, AC | size hand of 1: 12 | may = 8S TS JS AS 9H TH QH KH 7D 8D QD KD AD JC QC KC in hand of 1 | sure = 7D 8D QD KD AD in hand of 1 | may -8D -KD +8S +TS +JS +AS +9H +9D +TD +JD +JC +QC +KC in dead | sure = 9D TD JD in dead
   seat 1: no more: tricks, sure dead | in no heap: 8D KD KH TH | hand: = 8S JS AS 9H TH KH 7D 8D QD KD AD JC | size hand of 0: 12 | may = 7S 9S TS QS KS 8H JH QH AH 9D TD JD 7C 8C 9C TC QC KC AC in hand of 0 | may +9S +TS +QS +KS +8H +JH +AH +9D +TD +JD +8C +9C +TC +QC +KC +AC in dead
52. 0 play AC
   all told: 0 played AC
   all: turn: 1 | trick: 0 led AC | public.phase: reply
   seat 0: hand: -AC
   seat 1: in no heap: AC | moves: play JC | size hand of 0: 11
53. 1 play JC
   all told: 1 played JC; 1 took the trick JC AC
   all: trick: 1 leads | trick 1: 0 led AC JC, 1 takes | public.phase: lead
   seat 0: in no heap: JC | size hand of 1: 11
   seat 1: hand: -JC | moves: play 8S, JS, AS, 9H, TH, KH, 7D, 8D, QD, KD, AD
54. 1 play 9H
   all told: 1 played 9H
   all: turn: 0 | trick: 1 led 9H | public.phase: reply
   seat 0: in no heap: 9H | moves: play 8H, JH, AH | size hand of 1: 10
   seat 1: hand: -9H
55. 0 play JH
   all told: 0 played JH; 0 took the trick 9H JH
   all: trick: 0 leads | trick 2: 1 led 9H JH, 0 takes | public.phase: lead
   seat 0: hand: -JH | moves: play 7S, 9S, QS, KS, 8H, AH, 7C, 8C, 9C, TC
   seat 1: in no heap: JH | size hand of 0: 10
56. 0 play TC
   all told: 0 played TC
   all: turn: 1 | trick: 0 led TC | public.phase: reply
   seat 0: hand: -TC
   seat 1: in no heap: TC | moves: play TH, KH | size hand of 0: 9
57. 1 play KH
   all told: 1 played KH; 1 took the trick KH TC
   all: trick: 1 leads | trick 3: 0 led TC KH, 1 takes | public.phase: lead
   seat 0: in no heap: KH | size hand of 1: 9 | may -QC -KC in hand of 1 | sure +QC +KC in dead
   seat 1: hand: -KH | moves: play 8S, JS, AS, TH, 7D, 8D, QD, KD, AD
58. 1 play 7D
   all told: 1 played 7D
   all: turn: 0 | trick: 1 led 7D | public.phase: reply
   seat 0: in no heap: 7D | moves: play 8H, AH | size hand of 1: 8 | sure -7D in hand of 1
   seat 1: hand: -7D
59. 0 play 8H
   all told: 0 played 8H; 0 took the trick 8H 7D
   all: trick: 0 leads | trick 4: 1 led 7D 8H, 0 takes | public.phase: lead
   seat 0: hand: -8H | moves: play 7S, 9S, QS, KS, AH, 7C, 8C, 9C
   seat 1: in no heap: 8H | size hand of 0: 8 | may -9D -TD -JD in hand of 0 | sure = 9D TD JD in dead
60. 0 play AH
   all told: 0 played AH
   all: turn: 1 | trick: 0 led AH | public.phase: reply
   seat 0: hand: -AH
   seat 1: in no heap: AH | moves: play TH | size hand of 0: 7
61. 1 play TH
   all told: 1 played TH; 0 took the trick TH AH; deal 3 §10.2 honour_led: +1 white to 0 for AH
   all: turn: 0 | trick: 0 leads | holds: 1,5 1,3 | trick 5: 0 led AH TH, 0 takes | public.phase: lead
   seat 0: in no heap: TH | moves: play 7S, 9S, QS, KS, 7C, 8C, 9C | size hand of 1: 7
   seat 1: hand: -TH
62. 0 play 7C
   all told: 0 played 7C
   all: turn: 1 | trick: 0 led 7C | public.phase: reply
   seat 0: hand: -7C
   seat 1: in no heap: 7C | moves: play 8S, JS, AS, 8D, QD, KD, AD | size hand of 0: 6
63. 1 play KD
   all told: 1 played KD; 0 took the trick KD 7C
   all: turn: 0 | trick: 0 leads | trick 6: 0 led 7C KD, 0 takes | public.phase: lead
   seat 0: in no heap: KD | moves: play 7S, 9S, QS, KS, 8C, 9C | size hand of 1: 6 | may -QH in hand of 1 | sure -KD in hand of 1 | sure +QH in dead
   seat 1: hand: -KD
64. 0 play 9S
   all told: 0 played 9S
   all: turn: 1 | trick: 0 led 9S | public.phase: reply
   seat 0: hand: -9S
   seat 1: in no heap: 9S | moves: play 8S, JS, AS | size hand of 0: 5
65. 1 play AS
   all told: 1 played AS; 1 took the trick 9S AS
   all: trick: 1 leads | trick 7: 0 led 9S AS, 1 takes | public.phase: lead
   seat 0: in no heap: AS | size hand of 1: 5
   seat 1: hand: -AS | moves: play 8S, JS, 8D, QD, AD
66. 1 play AD
   all told: 1 played AD
   all: turn: 0 | trick: 1 led AD | public.phase: reply
   seat 0: in no heap: AD | moves: play 7S, QS, KS, 8C, 9C | size hand of 1: 4 | sure -AD in hand of 1
   seat 1: hand: -AD
67. 0 play 9C
   all told: 0 played 9C; 1 took the trick AD 9C
   all: turn: 1 | trick: 1 leads | trick 8: 1 led AD 9C, 1 takes | public.phase: lead
   seat 0: hand: -9C
   seat 1: in no heap: 9C | moves: play 8S, JS, 8D, QD | size hand of 0: 4 | may -QH in hand of 0 | sure +QH in dead
68. 1 play QD
   all told: 1 played QD
   all: turn: 0 | trick: 1 led QD | public.phase: reply
   seat 0: in no heap: QD | moves: play 7S, QS, KS, 8C | size hand of 1: 3 | sure = 8D in hand of 1
   seat 1: hand: -QD
69. 0 play 7S
   all told: 0 played 7S; 1 took the trick 7S QD
   all: turn: 1 | trick: 1 leads | trick 9: 1 led QD 7S, 1 takes | public.phase: lead
   seat 0: hand: -7S
   seat 1: in no heap: 7S | moves: play 8S, JS, 8D | size hand of 0: 3
70. 1 play JS
   all told: 1 played JS
   all: turn: 0 | trick: 1 led JS | public.phase: reply
   seat 0: in no heap: JS | moves: play QS, KS | size hand of 1: 2
   seat 1: hand: -JS
71. 0 play KS
   all told: 0 played KS; 0 took the trick JS KS
   all: trick: 0 leads | trick 10: 1 led JS KS, 0 takes | public.phase: lead
   seat 0: hand: -KS | moves: play QS, 8C
   seat 1: in no heap: KS | size hand of 0: 2
72. 0 play 8C
   all told: 0 played 8C
   all: turn: 1 | trick: 0 led 8C | public.phase: reply
   seat 0: hand: = QS
   seat 1: in no heap: 8C | moves: play 8S, 8D | size hand of 0: 1
73. 1 play 8S
   all told: 1 played 8S; 0 took the trick 8S 8C
   all: turn: 0 | trick: 0 leads | trick 11: 0 led 8C 8S, 0 takes | public.phase: lead
   seat 0: in no heap: 8S | moves: play QS | size hand of 1: 1 | may = 8D in hand of 1 | sure +TS in dead
   seat 1: hand: = 8D
74. 0 play QS
   all told: 0 played QS
   all: turn: 1 | trick: 0 led QS | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0 | in no heap: QS | moves: play 8D | sure +TS +QC +KC in dead
75. 1 play 8D
   all told: 1 played 8D; 0 took the trick QS 8D; deal 3 §11.1 tricks: +1 white to 0; deal 3 over
   all: turn: chance | holds: 2,0 1,0 | deals: 3 over, 0 of them thrown in | trick 12: 0 led QS 8D, 0 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1, sure hand of 1 | in no heap: 8D
   seat 1: no more: hand, trick
76. * deal
   all told: 0 dealt; deal 4 §8.2 point: +1 white to 1 for 7C JC QC AC
   all: turn: 1 | dealer: 0 | shown: 8S | trick: 1 leads | holds: 2,0 1,1 | public.phase: lead | public.turn_up: 8S
   seat 0: no more: tricks | in no heap: QH TD | hand: = JS QS KS 7H JH QH AH TD AD 8C 9C TC | size hand of 1: 12 | may = 7S 9S TS AS 8H 9H TH KH 7D 8D 9D JD QD KD 7C JC QC AC in hand of 1 | sure = 7C JC QC AC in hand of 1 | may -QC +7S +9S +AS +8H +9H +TH +KH +7D +8D +QD +KD in dead | sure = KC in dead
   seat 1: no more: tricks, sure dead | in no heap: 9D QC | hand: = 7S 9S 8H 9H TH KH 9D KD 7C JC QC AC | moves: play 7S, 9S, 8H, 9H, TH, KH, 9D, KD, 7C, JC, QC, AC | size hand of 0: 12 | may = TS JS QS KS AS 7H JH QH AH 7D 8D TD JD QD AD 8C 9C TC KC in hand of 0 | may +JS +QS +KS +AS +7H +JH +AH +7D +8D +QD +AD +8C +9C +TC in dead
77. 1 play QC
   all told: 1 played QC
   all: turn: 0 | trick: 1 led QC | public.phase: reply
   seat 0: in no heap: QC | moves: play 8C, 9C, TC | size hand of 1: 11 | sure -QC in hand of 1
   seat 1: hand: -QC
78. 0 play 8C
   all told: 0 played 8C; 1 took the trick 8C QC
   all: turn: 1 | trick: 1 leads | trick 1: 1 led QC 8C, 1 takes | public.phase: lead
   seat 0: hand: -8C
   seat 1: in no heap: 8C | moves: play 7S, 9S, 8H, 9H, TH, KH, 9D, KD, 7C, JC, AC | size hand of 0: 11
79. 1 play 7S
   all told: 1 played 7S
   all: turn: 0 | trick: 1 led 7S | public.phase: reply
   seat 0: in no heap: 7S | moves: play JS, QS, KS | size hand of 1: 10
   seat 1: hand: -7S
80. 0 play JS
   all told: 0 played JS; 0 took the trick 7S JS; deal 4 §10.2 honour_led: +1 white to 1 for 7S
   all: trick: 0 leads | holds: 2,0 1,2 | trick 2: 1 led 7S JS, 0 takes | public.phase: lead
   seat 0: hand: -JS | moves: play QS, KS, 7H, JH, QH, AH, TD, AD, 9C, TC
   seat 1: in no heap: JS | size hand of 0: 10
81. 0 play AD
   all told: 0 played AD
   all: turn: 1 | trick: 0 led AD | public.phase: reply
   seat 0: hand: -AD
   seat 1: in no heap: AD | moves: play 9D, KD | size hand of 0: 9
82. 1 play 9D
   all told: 1 played 9D; 0 took the trick 9D AD
   all: turn: 0 | trick: 0 leads | trick 3: 0 led AD 9D, 0 takes | public.phase: lead
   seat 0: in no heap: 9D | moves: play QS, KS, 7H, JH, QH, AH, TD, 9C, TC | size hand of 1: 9
   seat 1: hand: -9D
83. 0 play QH
   all told: 0 played QH
   all: turn: 1 | trick: 0 led QH | public.phase: reply
   seat 0: hand: -QH
   seat 1: in no heap: QH | moves: play 8H, 9H, TH, KH | size hand of 0: 8
84. 1 play 9H
   all told: 1 played 9H; 0 took the trick 9H QH
   all: turn: 0 | trick: 0 leads | trick 4: 0 led QH 9H, 0 takes | public.phase: lead
   seat 0: in no heap: 9H | moves: play QS, KS, 7H, JH, AH, TD, 9C, TC | size hand of 1: 8
   seat 1: hand: -9H
85. 0 play JH
   all told: 0 played JH
   all: turn: 1 | trick: 0 led JH | public.phase: reply
   seat 0: hand: -JH
   seat 1: in no heap: JH | moves: play 8H, TH, KH | size hand of 0: 7
86. 1 play KH
   all told: 1 played KH; 1 took the trick JH KH
   all: trick: 1 leads | trick 5: 0 led JH KH, 1 takes | public.phase: lead
   seat 0: in no heap: KH | size hand of 1: 7
   seat 1: hand: -KH | moves: play 9S, 8H, TH, KD, 7C, JC, AC
87. 1 play KD
   all told: 1 played KD
   all: turn: 0 | trick: 1 led KD | public.phase: reply
   seat 0: in no heap: KD | moves: play TD | size hand of 1: 6
   seat 1: hand: -KD
88. 0 play TD
   all told: 0 played TD; 1 took the trick TD KD
   all: turn: 1 | trick: 1 leads | trick 6: 1 led KD TD, 1 takes | public.phase: lead
   seat 0: hand: -TD
   seat 1: in no heap: TD | moves: play 9S, 8H, TH, 7C, JC, AC | size hand of 0: 6
89. 1 play 8H
   all told: 1 played 8H
   all: turn: 0 | trick: 1 led 8H | public.phase: reply
   seat 0: in no heap: 8H | moves: play 7H, AH | size hand of 1: 5
   seat 1: hand: -8H
90. 0 play 7H
   all told: 0 played 7H; 1 took the trick 7H 8H
   all: turn: 1 | trick: 1 leads | trick 7: 1 led 8H 7H, 1 takes | public.phase: lead
   seat 0: hand: -7H
   seat 1: in no heap: 7H | moves: play 9S, TH, 7C, JC, AC | size hand of 0: 5
91. 1 play JC
   all told: 1 played JC
   all: turn: 0 | trick: 1 led JC | public.phase: reply
   seat 0: in no heap: JC | moves: play 9C, TC | size hand of 1: 4 | sure -JC in hand of 1
   seat 1: hand: -JC
92. 0 play 9C
   all told: 0 played 9C; 1 took the trick 9C JC
   all: turn: 1 | trick: 1 leads | trick 8: 1 led JC 9C, 1 takes | public.phase: lead
   seat 0: hand: -9C
   seat 1: in no heap: 9C | moves: play 9S, TH, 7C, AC | size hand of 0: 4
93. 1 play 9S
   all told: 1 played 9S
   all: turn: 0 | trick: 1 led 9S | public.phase: reply
   seat 0: in no heap: 9S | moves: play QS, KS | size hand of 1: 3
   seat 1: hand: -9S
94. 0 play QS
   all told: 0 played QS; 0 took the trick 9S QS
   all: trick: 0 leads | trick 9: 1 led 9S QS, 0 takes | public.phase: lead
   seat 0: hand: -QS | moves: play KS, AH, TC
   seat 1: in no heap: QS | size hand of 0: 3
95. 0 play AH
   all told: 0 played AH
   all: turn: 1 | trick: 0 led AH | public.phase: reply
   seat 0: hand: -AH
   seat 1: in no heap: AH | moves: play TH | size hand of 0: 2
96. 1 play TH
   all told: 1 played TH; 0 took the trick TH AH
   all: turn: 0 | trick: 0 leads | trick 10: 0 led AH TH, 0 takes | public.phase: lead
   seat 0: in no heap: TH | moves: play KS, TC | size hand of 1: 2 | may = 7C AC in hand of 1 | sure +TS +AS +7D +8D +JD +QD in dead
   seat 1: hand: -TH
97. 0 play KS
   all told: 0 played KS
   all: turn: 1 | trick: 0 led KS | public.phase: reply
   seat 0: hand: = TC
   seat 1: in no heap: KS | moves: play 7C, AC | size hand of 0: 1 | may -AS in hand of 0 | sure = AS in dead
98. 1 play 7C
   all told: 1 played 7C; 0 took the trick KS 7C; deal 4 §10.2 honour_led: +1 white to 0 for KS
   all: turn: 0 | trick: 0 leads | holds: 2,1 1,2 | trick 11: 0 led KS 7C, 0 takes | public.phase: lead
   seat 0: in no heap: 7C | moves: play TC | size hand of 1: 1 | sure = AC in hand of 1
   seat 1: hand: = AC
99. 0 play TC
   all told: 0 played TC
   all: turn: 1 | trick: 0 led TC | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0 | in no heap: TC | moves: play AC | sure +TS +7D +8D +JD +QD +KC in dead
100. 1 play AC
   all told: 1 played AC; 1 took the trick TC AC; deal 4 over
   all: turn: chance | deals: 4 over, 0 of them thrown in | trick 12: 0 led TC AC, 1 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1, sure hand of 1 | in no heap: AC
   seat 1: no more: hand, trick
101. * deal
   all told: 1 dealt; deal 5 §6.2 turned_honour: +1 white to 1 for QS; deal 5 §8.2 point: +1 white to 0 for TH QH KH AH
102. 0 play AH
   all told: 0 played AH
103. 1 play 9H
   all told: 1 played 9H; 0 took the trick 9H AH
104. 0 play 8C
   all told: 0 played 8C
105. 1 play QC
   all told: 1 played QC; 1 took the trick 8C QC
106. 1 play 8H
   all told: 1 played 8H
107. 0 play KH
   all told: 0 played KH; 0 took the trick 8H KH
108. 0 play KS
   all told: 0 played KS
109. 1 play JS
   all told: 1 played JS; 0 took the trick JS KS; deal 5 §10.2 honour_led: +1 white to 0 for KS; deal 5 §10.3 honour_caught: +1 white to 0 for JS
110. 0 play QD
   all told: 0 played QD
   all: turn: 1 | dealer: 1 | shown: QS | trick: 0 led QD | holds: 2,4 1,3 | trick 1: 0 led AH 9H, 0 takes | trick 2: 0 led 8C QC, 1 takes | trick 3: 1 led 8H KH, 0 takes | trick 4: 0 led KS JS, 0 takes | public.phase: reply | public.turn_up: QS
   seat 0: no more: tricks, sure dead | in no heap: 7D 8D QD | hand: = TH QH 7D 8D 7C 9C JC | size hand of 1: 8 | may = 7S 8S 9S TS AS 7H JH 9D TD JD KD AD TC KC AC in hand of 1 | may +7S +8S +9S +7H +JH +9D +TD +KD +AD +TC +AC in dead
   seat 1: no more: tricks | in no heap: JD KC QD TS | hand: = 7S 8S TS 9D JD KD KC AC | moves: play 9D, JD, KD | size hand of 0: 7 | may = 9S AS TH QH 7D 8D TD AD 7C 9C TC JC in hand of 0 | sure = TH QH in hand of 0 | may +9S +7H +JH +TD +AD +7C +9C +TC +JC in dead | sure = 7H JH in dead
111. 1 play 9D
   all told: 1 played 9D; 0 took the trick 9D QD
112. 0 play TH
   all told: 0 played TH
113. 1 play 7S
   all told: 1 played 7S; 1 took the trick 7S TH
114. 1 play TS
   all told: 1 played TS
115. 0 play 8D
   all told: 0 played 8D; 1 took the trick TS 8D
116. 1 play 8S
   all told: 1 played 8S
117. 0 play 9C
   all told: 0 played 9C; 1 took the trick 8S 9C
118. 1 play KD
   all told: 1 played KD
119. 0 play 7D
   all told: 0 played 7D; 1 took the trick 7D KD
120. 1 play AC
   all told: 1 played AC
   all: turn: 0 | trick: 1 led AC | trick 5: 0 led QD 9D, 0 takes | trick 6: 0 led TH 7S, 1 takes | trick 7: 1 led TS 8D, 1 takes | trick 8: 1 led 8S 9C, 1 takes | trick 9: 1 led KD 7D, 1 takes
   seat 0: in no heap: 7S 8S 9D AC KD TS | hand: = QH 7C JC | moves: play 7C, JC | size hand of 1: 2 | may -7H -JH in hand of 1 | sure = 7H JH in dead
   seat 1: in no heap: 7D 8D 9C TH | hand: = JD KC | size hand of 0: 3 | may -9S -AS in hand of 0 | sure = QH in hand of 0 | sure +9S +AS in dead
121. 0 play JC
   all told: 0 played JC; 0 took the trick JC AC
122. 0 play 7C
   all told: 0 played 7C
123. 1 play KC
   all told: 1 played KC; 1 took the trick 7C KC
124. 1 play JD
   all told: 1 played JD
125. 0 play QH
   all told: 0 played QH; 1 took the trick QH JD; deal 5 §11.1 tricks: +1 white to 1; deal 5 over
126. * deal
   all told: 0 dealt; deal 6 §8.2 point: +1 white to 1 for TH JH QH AH
127. 1 play TC
   all told: 1 played TC
128. 0 play 8C
   all told: 0 played 8C; 1 took the trick 8C TC
129. 1 play 7C
   all told: 1 played 7C
130. 0 play AC
   all told: 0 played AC; 0 took the trick 7C AC
   all: dealer: 0 | shown: 9S | trick: 0 leads | holds: 2,4 1,5 | deals: 5 over, 0 of them thrown in | trick 1: 1 led TC 8C, 1 takes | trick 2: 1 led 7C AC, 0 takes | public.phase: lead | public.turn_up: 9S
   seat 0: no more: tricks | in no heap: 7H 9S AD JD TC | hand: = 8S JS QS 7H 8H KH 7D JD AD JC | moves: play 8S, JS, QS, 7H, 8H, KH, 7D, JD, AD, JC | size hand of 1: 10 | may +7S +TS +KS +TH +JH +QH +AH +8D +9D +QD +KD +9C +QC in hand of 1 | sure = TH JH QH AH in hand of 1 | may -JH +7S +TS +KS +9H +8D +9D +QD +KD +9C +QC in dead | sure = 9H in dead
   seat 1: no more: tricks, sure hand of 0, sure dead | in no heap: 7C 9S JH QH TC | hand: = 7S TH JH QH AH 8D QD KD 9C KC | size hand of 0: 10 | may +8S +TS +JS +QS +KS +AS +7H +8H +9H +KH +7D +9D +JD +QC in hand of 0 | may +8S +TS +JS +QS +KS +8H +9H +KH +7D +9D +JD +QC in dead
131. 0 play 8S
   all told: 0 played 8S
132. 1 play 7S
   all told: 1 played 7S; 0 took the trick 7S 8S; deal 6 §10.3 honour_caught: +1 white to 0 for 7S
133. 0 play JD
   all told: 0 played JD
134. 1 play QD
   all told: 1 played QD; 1 took the trick JD QD
135. 1 play QH
   all told: 1 played QH
136. 0 play KH
   all told: 0 played KH; 0 took the trick QH KH
137. 0 play JS
   all told: 0 played JS
138. 1 play 8D
   all told: 1 played 8D; 0 took the trick JS 8D; deal 6 §10.2 honour_led: +1 white to 0 for JS; deal 6 over; match over
   all: no more: trick | turn: nobody | holds: 3,0 1,0 | deals: 6 over, 0 of them thrown in | trick 3: 0 led 8S 7S, 0 takes | trick 4: 0 led JD QD, 1 takes | trick 5: 1 led QH KH, 0 takes | trick 6: 0 led JS 8D, 0 takes | public.phase: settled
   seat 0: in no heap: 7S 8D QD QH | hand: -8S -JS -KH -JD | size hand of 1: 6 | may -TS -KS -AS +9H in hand of 1 | sure -QH in hand of 1 | sure = TS KS AS in dead
   seat 1: in no heap: 8S JD JS KH | hand: -7S -QH -8D -QD | size hand of 0: 6
