start
   all: turn: chance | dealer: 0 | sides: 0 1 | holds: 0,0 0,0 | deals: 0 over, 0 of them thrown in | public.phase: dealing | public.turn_up: nobody | public.target: 5
1. * deal
   all told: 0 dealt; deal 1 §6.2 turned_honour: +1 white to 0 for QH; deal 1 §8.2 point: +1 white to 1 for 7C 8C 9C TC JC KC AC
   all: turn: 1 | shown: QH | trick: 1 leads | holds: 0,1 0,1 | public.phase: lead | public.turn_up: QH | size dead: 7
   seat 0: hand: = 7S TS KS 8H TH JH KH AH 8D JD QD QC | size hand of 1: 12 | may = 8S 9S JS QS AS 7H 9H 7D 9D TD KD AD 7C 8C 9C TC JC KC AC in hand of 1 | sure = 7C 8C 9C TC JC KC AC in hand of 1 | may = 8S 9S JS QS AS 7H 9H 7D 9D TD KD AD in dead
   seat 1: hand: = 8S QS AS 9H TD 7C 8C 9C TC JC KC AC | moves: play 8S, QS, AS, 9H, TD, 7C, 8C, 9C, TC, JC, KC, AC | size hand of 0: 12 | may = 7S 9S TS JS KS 7H 8H TH JH KH AH 7D 8D 9D JD QD KD AD QC in all heaps
2. 1 play TC
   all told: 1 played TC
   all: turn: 0 | trick: 1 led TC | public.phase: reply
   seat 0: in no heap: TC | moves: play QC | size hand of 1: 11 | sure -TC in hand of 1
   seat 1: hand: -TC
3. 0 play QC
   all told: 0 played QC; 0 took the trick TC QC
   all: trick: 0 leads | trick 1: 1 led TC QC, 0 takes | public.phase: lead
   seat 0: hand: -QC | moves: play 7S, TS, KS, 8H, TH, JH, KH, AH, 8D, JD, QD
   seat 1: in no heap: QC | size hand of 0: 11
4. 0 play KS
   all told: 0 played KS
   all: turn: 1 | trick: 0 led KS | public.phase: reply
   seat 0: hand: -KS
   seat 1: in no heap: KS | moves: play 8S, QS, AS | size hand of 0: 10
5. 1 play 8S
   all told: 1 played 8S; 0 took the trick 8S KS
   all: turn: 0 | trick: 0 leads | trick 2: 0 led KS 8S, 0 takes | public.phase: lead
   seat 0: in no heap: 8S | moves: play 7S, TS, 8H, TH, JH, KH, AH, 8D, JD, QD | size hand of 1: 10
   seat 1: hand: -8S
6. 0 play 8D
   all told: 0 played 8D
   all: turn: 1 | trick: 0 led 8D | public.phase: reply
   seat 0: hand: -8D
   seat 1: in no heap: 8D | moves: play TD | size hand of 0: 9
7. 1 play TD
   all told: 1 played TD; 1 took the trick 8D TD
   all: trick: 1 leads | trick 3: 0 led 8D TD, 1 takes | public.phase: lead
   seat 0: in no heap: TD | size hand of 1: 9
   seat 1: hand: -TD | moves: play QS, AS, 9H, 7C, 8C, 9C, JC, KC, AC
8. 1 play AS
   all told: 1 played AS
   all: turn: 0 | trick: 1 led AS | public.phase: reply
   seat 0: in no heap: AS | moves: play 7S, TS | size hand of 1: 8
   seat 1: hand: -AS
9. 0 play 7S
   all told: 0 played 7S; 1 took the trick 7S AS
   all: turn: 1 | trick: 1 leads | trick 4: 1 led AS 7S, 1 takes | public.phase: lead
   seat 0: hand: -7S
   seat 1: in no heap: 7S | moves: play QS, 9H, 7C, 8C, 9C, JC, KC, AC | size hand of 0: 8 | may -JS in hand of 0 | sure = JS in dead
10. 1 play 9C
   all told: 1 played 9C
   all: turn: 0 | trick: 1 led 9C | public.phase: reply
   seat 0: in no heap: 9C | moves: play 8H, TH, JH, KH, AH | size hand of 1: 7 | sure -9C in hand of 1
   seat 1: hand: -9C
11. 0 play TH
   all told: 0 played TH; 0 took the trick TH 9C
   all: trick: 0 leads | trick 5: 1 led 9C TH, 0 takes | public.phase: lead
   seat 0: hand: -TH | moves: play TS, 8H, JH, KH, AH, JD, QD
   seat 1: in no heap: TH | size hand of 0: 7
12. 0 play AH
   all told: 0 played AH
   all: turn: 1 | trick: 0 led AH | public.phase: reply
   seat 0: hand: -AH
   seat 1: in no heap: AH | moves: play 9H | size hand of 0: 6
13. 1 play 9H
   all told: 1 played 9H; 0 took the trick 9H AH; deal 1 §10.2 honour_led: +1 white to 0 for AH
   all: turn: 0 | trick: 0 leads | holds: 0,2 0,1 | trick 6: 0 led AH 9H, 0 takes | public.phase: lead
   seat 0: in no heap: 9H | moves: play TS, 8H, JH, KH, JD, QD | size hand of 1: 6
   seat 1: hand: -9H
14. 0 play TS
   all told: 0 played TS
   all: turn: 1 | trick: 0 led TS | public.phase: reply
   seat 0: hand: -TS
   seat 1: in no heap: TS | moves: play QS | size hand of 0: 5
15. 1 play QS
   all told: 1 played QS; 1 took the trick TS QS
   all: trick: 1 leads | trick 7: 0 led TS QS, 1 takes | public.phase: lead
   seat 0: in no heap: QS | size hand of 1: 5 | may = 7C 8C JC KC AC in hand of 1 | sure = 9S JS 7H 7D 9D KD AD in dead
   seat 1: hand: -QS | moves: play 7C, 8C, JC, KC, AC
16. 1 play AC
   all told: 1 played AC
   all: turn: 0 | trick: 1 led AC | public.phase: reply
   seat 0: in no heap: AC | moves: play 8H, JH, KH | size hand of 1: 4 | sure -AC in hand of 1
   seat 1: hand: -AC
17. 0 play 8H
   all told: 0 played 8H; 0 took the trick 8H AC
   all: trick: 0 leads | trick 8: 1 led AC 8H, 0 takes | public.phase: lead
   seat 0: hand: -8H | moves: play JH, KH, JD, QD
   seat 1: in no heap: 8H | size hand of 0: 4
18. 0 play JH
   all told: 0 played JH
   all: turn: 1 | trick: 0 led JH | public.phase: reply
   seat 0: hand: -JH
   seat 1: in no heap: JH | moves: play 7C, 8C, JC, KC | size hand of 0: 3
19. 1 play 8C
   all told: 1 played 8C; 0 took the trick JH 8C; deal 1 §10.2 honour_led: +1 white to 0 for JH
   all: turn: 0 | trick: 0 leads | holds: 0,3 0,1 | trick 9: 0 led JH 8C, 0 takes | public.phase: lead
   seat 0: in no heap: 8C | moves: play KH, JD, QD | size hand of 1: 3 | sure -8C in hand of 1
   seat 1: hand: -8C
20. 0 play KH
   all told: 0 played KH
   all: turn: 1 | trick: 0 led KH | public.phase: reply
   seat 0: hand: -KH
   seat 1: in no heap: KH | moves: play 7C, JC, KC | size hand of 0: 2
21. 1 play KC
   all told: 1 played KC; 0 took the trick KH KC; deal 1 §10.2 honour_led: +1 white to 0 for KH
   all: turn: 0 | trick: 0 leads | holds: 0,4 0,1 | trick 10: 0 led KH KC, 0 takes | public.phase: lead
   seat 0: in no heap: KC | moves: play JD, QD | size hand of 1: 2 | sure -KC in hand of 1
   seat 1: hand: -KC
22. 0 play JD
   all told: 0 played JD
   all: turn: 1 | trick: 0 led JD | public.phase: reply
   seat 0: hand: = QD
   seat 1: in no heap: JD | moves: play 7C, JC | size hand of 0: 1
23. 1 play 7C
   all told: 1 played 7C; 0 took the trick JD 7C
   all: turn: 0 | trick: 0 leads | trick 11: 0 led JD 7C, 0 takes | public.phase: lead
   seat 0: in no heap: 7C | moves: play QD | size hand of 1: 1 | sure = JC in hand of 1
   seat 1: hand: = JC
24. 0 play QD
   all told: 0 played QD
   all: turn: 1 | trick: 0 led QD | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0 | in no heap: QD | moves: play JC | sure +9S +7H +7D +9D +KD +AD in dead
25. 1 play JC
   all told: 1 played JC; 0 took the trick QD JC; deal 1 §11.1 tricks: +3 white to 0; deal 1 over
   all: turn: chance | holds: 1,1 0,0 | deals: 1 over, 0 of them thrown in | trick 12: 0 led QD JC, 0 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1, sure hand of 1 | in no heap: JC
   seat 1: no more: hand, trick
26. * deal
   all told: 1 dealt; deal 2 §6.2 turned_honour: +1 white to 1 for KS; deal 2 §8.2 point: +1 white to 0 for 7C 8C 9C TC QC KC AC
   all: no more: tricks, sure dead | turn: 0 | dealer: 1 | shown: KS | trick: 0 leads | holds: 1,2 0,1 | public.phase: lead | public.turn_up: KS
   seat 0: in no heap: 9S AD | hand: = 9S TS 9H JD AD 7C 8C 9C TC QC KC AC | moves: play 9S, TS, 9H, JD, AD, 7C, 8C, 9C, TC, QC, KC, AC | size hand of 1: 12 | may = 7S 8S JS QS AS 7H 8H TH JH QH KH AH 7D 8D 9D TD QD KD JC in hand of 1 | may +7S +8S +QS +AS +8H +TH +JH +QH +KH +AH +8D +TD +QD +JC in dead
   seat 1: in no heap: 7H JS KD | hand: = JS QS AS 7H 8H TH QH KH TD QD KD JC | size hand of 0: 12 | may = 7S 8S 9S TS 9H JH AH 7D 8D 9D JD AD 7C 8C 9C TC QC KC AC in hand of 0 | sure = 7C 8C 9C TC QC KC AC in hand of 0 | may +7S +8S +TS +9H +JH +AH +8D +JD in dead
27. 0 play 9C
   all told: 0 played 9C
   all: turn: 1 | trick: 0 led 9C | public.phase: reply
   seat 0: hand: -9C
   seat 1: in no heap: 9C | moves: play JC | size hand of 0: 11 | sure -9C in hand of 0
28. 1 play JC
   all told: 1 played JC; 1 took the trick 9C JC
   all: trick: 1 leads | trick 1: 0 led 9C JC, 1 takes | public.phase: lead
   seat 0: in no heap: JC | size hand of 1: 11
   seat 1: hand: -JC | moves: play JS, QS, AS, 7H, 8H, TH, QH, KH, TD, QD, KD
29. 1 play AS
   all told: 1 played AS
   all: turn: 0 | trick: 1 led AS | public.phase: reply
   seat 0: in no heap: AS | moves: play 9S, TS | size hand of 1: 10
   seat 1: hand: -AS
30. 0 play 9S
   all told: 0 played 9S; 1 took the trick 9S AS; deal 2 §10.2 honour_led: +1 white to 1 for AS
   all: turn: 1 | trick: 1 leads | holds: 1,2 0,2 | trick 2: 1 led AS 9S, 1 takes | public.phase: lead
   seat 0: hand: -9S
   seat 1: in no heap: 9S | moves: play JS, QS, 7H, 8H, TH, QH, KH, TD, QD, KD | size hand of 0: 10
31. 1 play 7H
   all told: 1 played 7H
   all: turn: 0 | trick: 1 led 7H | public.phase: reply
   seat 0: in no heap: 7H | moves: play 9H | size hand of 1: 9
   seat 1: hand: -7H
32. 0 play 9H
   all told: 0 played 9H; 0 took the trick 7H 9H
   all: trick: 0 leads | trick 3: 1 led 7H 9H, 0 takes | public.phase: lead
   seat 0: hand: -9H | moves: play TS, JD, AD, 7C, 8C, TC, QC, KC, AC
   seat 1: in no heap: 9H | size hand of 0: 9
33. 0 play TS
   all told: 0 played TS
   all: turn: 1 | trick: 0 led TS | public.phase: reply
   seat 0: hand: -TS
   seat 1: in no heap: TS | moves: play JS, QS | size hand of 0: 8
34. 1 play JS
   all told: 1 played JS; 1 took the trick TS JS
   all: trick: 1 leads | trick 4: 0 led TS JS, 1 takes | public.phase: lead
   seat 0: in no heap: JS | size hand of 1: 8
   seat 1: hand: -JS | moves: play QS, 8H, TH, QH, KH, TD, QD, KD
35. 1 play TD
   all told: 1 played TD
   all: turn: 0 | trick: 1 led TD | public.phase: reply
   seat 0: in no heap: TD | moves: play JD, AD | size hand of 1: 7
   seat 1: hand: -TD
36. 0 play AD
   all told: 0 played AD; 0 took the trick TD AD
   all: trick: 0 leads | trick 5: 1 led TD AD, 0 takes | public.phase: lead
   seat 0: hand: -AD | moves: play JD, 7C, 8C, TC, QC, KC, AC
   seat 1: in no heap: AD | size hand of 0: 7
37. 0 play 7C
   all told: 0 played 7C
   all: turn: 1 | trick: 0 led 7C | public.phase: reply
   seat 0: hand: -7C
   seat 1: in no heap: 7C | moves: play QS | size hand of 0: 6 | sure -7C in hand of 0
38. 1 play QS
   all told: 1 played QS; 1 took the trick QS 7C
   all: trick: 1 leads | trick 6: 0 led 7C QS, 1 takes | public.phase: lead
   seat 0: in no heap: QS | size hand of 1: 6
   seat 1: hand: -QS | moves: play 8H, TH, QH, KH, QD, KD
39. 1 play QD
   all told: 1 played QD
   all: turn: 0 | trick: 1 led QD | public.phase: reply
   seat 0: in no heap: QD | moves: play JD | size hand of 1: 5
   seat 1: hand: -QD
40. 0 play JD
   all told: 0 played JD; 1 took the trick JD QD
   all: turn: 1 | trick: 1 leads | trick 7: 1 led QD JD, 1 takes | public.phase: lead
   seat 0: hand: -JD
   seat 1: in no heap: JD | moves: play 8H, TH, QH, KH, KD | size hand of 0: 5 | may = 8C TC QC KC AC in hand of 0 | sure = 7S 8S JH AH 7D 8D 9D in dead
41. 1 play KH
   all told: 1 played KH
   all: turn: 0 | trick: 1 led KH | public.phase: reply
   seat 0: in no heap: KH | moves: play 8C, TC, QC, KC, AC | size hand of 1: 4
   seat 1: hand: -KH
42. 0 play 8C
   all told: 0 played 8C; 1 took the trick KH 8C
   all: turn: 1 | trick: 1 leads | trick 8: 1 led KH 8C, 1 takes | public.phase: lead
   seat 0: hand: -8C
   seat 1: in no heap: 8C | moves: play 8H, TH, QH, KD | size hand of 0: 4 | sure -8C in hand of 0
43. 1 play QH
   all told: 1 played QH
   all: turn: 0 | trick: 1 led QH | public.phase: reply
   seat 0: in no heap: QH | moves: play TC, QC, KC, AC | size hand of 1: 3
   seat 1: hand: -QH
44. 0 play KC
   all told: 0 played KC; 1 took the trick QH KC
   all: turn: 1 | trick: 1 leads | trick 9: 1 led QH KC, 1 takes | public.phase: lead
   seat 0: hand: -KC
   seat 1: in no heap: KC | moves: play 8H, TH, KD | size hand of 0: 3 | sure -KC in hand of 0
45. 1 play 8H
   all told: 1 played 8H
   all: turn: 0 | trick: 1 led 8H | public.phase: reply
   seat 0: in no heap: 8H | moves: play TC, QC, AC | size hand of 1: 2
   seat 1: hand: -8H
46. 0 play QC
   all told: 0 played QC; 1 took the trick 8H QC
   all: turn: 1 | trick: 1 leads | trick 10: 1 led 8H QC, 1 takes | public.phase: lead
   seat 0: hand: -QC
   seat 1: in no heap: QC | moves: play TH, KD | size hand of 0: 2 | sure -QC in hand of 0
47. 1 play TH
   all told: 1 played TH
   all: turn: 0 | trick: 1 led TH | public.phase: reply
   seat 0: in no heap: TH | moves: play TC, AC | size hand of 1: 1
   seat 1: hand: = KD
48. 0 play TC
   all told: 0 played TC; 1 took the trick TH TC
   all: turn: 1 | trick: 1 leads | trick 11: 1 led TH TC, 1 takes | public.phase: lead
   seat 0: hand: = AC
   seat 1: in no heap: TC | moves: play KD | size hand of 0: 1 | sure = AC in hand of 0
49. 1 play KD
   all told: 1 played KD
   all: turn: 0 | trick: 1 led KD | public.phase: reply
   seat 0: no more: size hand of 1, may hand of 1 | in no heap: KD | moves: play AC | sure = 7S 8S JH AH 7D 8D 9D in dead
   seat 1: no more: hand
50. 0 play AC
   all told: 0 played AC; 1 took the trick KD AC; deal 2 §11.1 tricks: +4 white to 1; deal 2 over
   all: turn: chance | holds: 1,0 1,0 | deals: 2 over, 0 of them thrown in | trick 12: 1 led KD AC, 1 takes | public.phase: settled
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0, sure hand of 0 | in no heap: AC
51. * deal
   all told: 0 dealt; deal 3 §8.2 point: +1 white to 0 for 8D 9D JD KD AD
   all: no more: tricks, sure dead | turn: 1 | dealer: 0 | shown: TD | trick: 1 leads | holds: 1,1 1,0 | public.phase: lead | public.turn_up: TD
   seat 0: in no heap: 7S 8D 9D | hand: = 7S KS 9H QH 8D 9D JD KD AD 9C TC KC | size hand of 1: 12 | may = 8S 9S TS JS QS AS 7H 8H TH JH KH AH 7D QD 7C 8C JC QC AC in hand of 1 | may +9S +TS +JS +QS +AS +7H +8H +TH +KH +QD +7C +8C +JC +QC +AC in dead
   seat 1: in no heap: 7D 8S AH JH | hand: = 8S TS AS 7H 8H JH KH AH 7D QD 7C QC | moves: play 8S, TS, AS, 7H, 8H, JH, KH, AH, 7D, QD, 7C, QC | size hand of 0: 12 | may = 7S 9S JS QS KS 9H TH QH 8D 9D JD KD AD 8C 9C TC JC KC AC in hand of 0 | sure = 8D 9D JD KD AD in hand of 0 | may = 7S 9S JS QS KS 9H TH QH 8C 9C TC JC KC AC in dead
52. 1 play AS
   all told: 1 played AS
   all: turn: 0 | trick: 1 led AS | public.phase: reply
   seat 0: in no heap: AS | moves: play KS | size hand of 1: 11
   seat 1: hand: -AS
53. 0 play KS
   all told: 0 played KS; 0 took the trick KS AS
   all: trick: 0 leads | trick 1: 1 led AS KS, 0 takes | public.phase: lead
   seat 0: hand: -KS | moves: play 7S, 9H, QH, 8D, 9D, JD, KD, AD, 9C, TC, KC
   seat 1: in no heap: KS | size hand of 0: 11
54. 0 play TC
   all told: 0 played TC
   all: turn: 1 | trick: 0 led TC | public.phase: reply
   seat 0: hand: -TC
   seat 1: in no heap: TC | moves: play QC | size hand of 0: 10
55. 1 play QC
   all told: 1 played QC; 1 took the trick TC QC
   all: trick: 1 leads | trick 2: 0 led TC QC, 1 takes | public.phase: lead
   seat 0: in no heap: QC | size hand of 1: 10
   seat 1: hand: -QC | moves: play 8S, TS, 7H, 8H, JH, KH, AH, 7D, QD, 7C
56. 1 play AH
   all told: 1 played AH
   all: turn: 0 | trick: 1 led AH | public.phase: reply
   seat 0: in no heap: AH | moves: play QH | size hand of 1: 9
   seat 1: hand: -AH
57. 0 play QH
   all told: 0 played QH; 0 took the trick QH AH
   all: trick: 0 leads | trick 3: 1 led AH QH, 0 takes | public.phase: lead
   seat 0: hand: -QH | moves: play 7S, 9H, 8D, 9D, JD, KD, AD, 9C, KC
   seat 1: in no heap: QH | size hand of 0: 9
58. 0 play 9D
   all told: 0 played 9D
   all: turn: 1 | trick: 0 led 9D | public.phase: reply
   seat 0: hand: -9D
   seat 1: in no heap: 9D | moves: play QD | size hand of 0: 8 | sure -9D in hand of 0
59. 1 play QD
   all told: 1 played QD; 1 took the trick 9D QD
   all: trick: 1 leads | trick 4: 0 led 9D QD, 1 takes | public.phase: lead
   seat 0: in no heap: QD | size hand of 1: 8
   seat 1: hand: -QD | moves: play 8S, TS, 7H, 8H, JH, KH, 7D, 7C
60. 1 play 7D
   all told: 1 played 7D
   all: turn: 0 | trick: 1 led 7D | public.phase: reply
   seat 0: in no heap: 7D | moves: play 8D, JD, KD, AD | size hand of 1: 7
   seat 1: hand: -7D
61. 0 play 8D
   all told: 0 played 8D; 0 took the trick 7D 8D; deal 3 §10.2 honour_led: +1 white to 1 for 7D
   all: trick: 0 leads | holds: 1,1 1,1 | trick 5: 1 led 7D 8D, 0 takes | public.phase: lead
   seat 0: hand: -8D | moves: play 7S, 9H, JD, KD, AD, 9C, KC
   seat 1: in no heap: 8D | size hand of 0: 7 | sure -8D in hand of 0
62. 0 play KC
   all told: 0 played KC
   all: turn: 1 | trick: 0 led KC | public.phase: reply
   seat 0: hand: -KC
   seat 1: in no heap: KC | moves: play 7C | size hand of 0: 6
63. 1 play 7C
   all told: 1 played 7C; 0 took the trick 7C KC
   all: turn: 0 | trick: 0 leads | trick 6: 0 led KC 7C, 0 takes | public.phase: lead
   seat 0: in no heap: 7C | moves: play 7S, 9H, JD, KD, AD, 9C | size hand of 1: 6
   seat 1: hand: -7C
64. 0 play JD
   all told: 0 played JD
   all: turn: 1 | trick: 0 led JD | public.phase: reply
   seat 0: hand: -JD
   seat 1: in no heap: JD | moves: play 8S, TS, 7H, 8H, JH, KH | size hand of 0: 5 | sure -JD in hand of 0
65. 1 play JH
   all told: 1 played JH; 0 took the trick JH JD; deal 3 §10.2 honour_led: +1 white to 0 for JD
   all: turn: 0 | trick: 0 leads | holds: 1,2 1,1 | trick 7: 0 led JD JH, 0 takes | public.phase: lead
   seat 0: in no heap: JH | moves: play 7S, 9H, KD, AD, 9C | size hand of 1: 5
   seat 1: hand: -JH
66. 0 play AD
   all told: 0 played AD
   all: turn: 1 | trick: 0 led AD | public.phase: reply
   seat 0: hand: -AD
   seat 1: in no heap: AD | moves: play 8S, TS, 7H, 8H, KH | size hand of 0: 4 | sure = KD in hand of 0
67. 1 play KH
   all told: 1 played KH; 0 took the trick KH AD; deal 3 §10.2 honour_led: +1 white to 0 for AD
   all: turn: 0 | trick: 0 leads | holds: 1,3 1,1 | trick 8: 0 led AD KH, 0 takes | public.phase: lead
   seat 0: in no heap: KH | moves: play 7S, 9H, KD, 9C | size hand of 1: 4
   seat 1: hand: -KH
68. 0 play KD
   all told: 0 played KD
   all: turn: 1 | trick: 0 led KD | public.phase: reply
   seat 0: hand: -KD
   seat 1: no more: sure hand of 0 | in no heap: KD | moves: play 8S, TS, 7H, 8H | size hand of 0: 3
69. 1 play TS
   all told: 1 played TS; 0 took the trick TS KD; deal 3 §10.2 honour_led: +1 white to 0 for KD
   all: turn: 0 | trick: 0 leads | holds: 1,4 1,1 | trick 9: 0 led KD TS, 0 takes | public.phase: lead
   seat 0: in no heap: TS | moves: play 7S, 9H, 9C | size hand of 1: 3
   seat 1: hand: -TS
70. 0 play 9H
   all told: 0 played 9H
   all: turn: 1 | trick: 0 led 9H | public.phase: reply
   seat 0: hand: -9H
   seat 1: in no heap: 9H | moves: play 7H, 8H | size hand of 0: 2
71. 1 play 7H
   all told: 1 played 7H; 0 took the trick 7H 9H
   all: turn: 0 | trick: 0 leads | trick 10: 0 led 9H 7H, 0 takes | public.phase: lead
   seat 0: in no heap: 7H | moves: play 7S, 9C | size hand of 1: 2 | may -TH in hand of 1 | sure = TH in dead
   seat 1: hand: -7H
72. 0 play 7S
   all told: 0 played 7S
   all: turn: 1 | trick: 0 led 7S | public.phase: reply
   seat 0: hand: = 9C
   seat 1: in no heap: 7S | moves: play 8S | size hand of 0: 1
73. 1 play 8S
   all told: 1 played 8S; 1 took the trick 7S 8S
   all: trick: 1 leads | trick 11: 0 led 7S 8S, 1 takes | public.phase: lead
   seat 0: in no heap: 8S | size hand of 1: 1
   seat 1: hand: = 8H | moves: play 8H
74. 1 play 8H
   all told: 1 played 8H
   all: turn: 0 | trick: 1 led 8H | public.phase: reply
   seat 0: no more: size hand of 1, may hand of 1 | in no heap: 8H | moves: play 9C | sure +9S +JS +QS +8C +JC +AC in dead
   seat 1: no more: hand
75. 0 play 9C
   all told: 0 played 9C; 1 took the trick 8H 9C; deal 3 §11.1 tricks: +2 white to 0; deal 3 over
   all: turn: chance | holds: 2,0 1,0 | deals: 3 over, 0 of them thrown in | trick 12: 1 led 8H 9C, 1 takes | public.phase: settled
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0 | in no heap: 9C | sure = 9S JS QS TH 8C JC AC in dead
76. * deal
   all told: 1 dealt; deal 4 §6.2 turned_honour: +1 white to 1 for KH; deal 4 §8.2 point: +1 white to 0 for 7D QD KD AD
   all: no more: tricks, sure dead | turn: 0 | dealer: 1 | shown: KH | trick: 0 leads | holds: 2,1 1,1 | public.phase: lead | public.turn_up: KH
   seat 0: in no heap: 8C QS | hand: = QS AS 8H AH 7D QD KD AD 7C 8C 9C QC | moves: play QS, AS, 8H, AH, 7D, QD, KD, AD, 7C, 8C, 9C, QC | size hand of 1: 12 | may = 7S 8S 9S TS JS KS 7H 9H TH JH QH 8D 9D TD JD TC JC KC AC in hand of 1 | may +7S +8S +TS +KS +7H +9H +JH +QH +8D +9D +TD +JD +TC +KC in dead
   seat 1: in no heap: AC JC | hand: = 7S 8S 7H 9H QH 8D 9D TD JD TC JC AC | size hand of 0: 12 | may = 9S TS JS QS KS AS 8H TH JH AH 7D QD KD AD 7C 8C 9C QC KC in hand of 0 | sure = 7D QD KD AD in hand of 0 | may +TS +KS +AS +8H +JH +AH +7C +9C +QC +KC in dead
77. 0 play 8H
   all told: 0 played 8H
   all: turn: 1 | trick: 0 led 8H | public.phase: reply
   seat 0: hand: -8H
   seat 1: in no heap: 8H | moves: play 9H, QH | size hand of 0: 11
78. 1 play QH
   all told: 1 played QH; 1 took the trick 8H QH
   all: trick: 1 leads | trick 1: 0 led 8H QH, 1 takes | public.phase: lead
   seat 0: in no heap: QH | size hand of 1: 11
   seat 1: hand: -QH | moves: play 7S, 8S, 7H, 9H, 8D, 9D, TD, JD, TC, JC, AC
79. 1 play 8D
   all told: 1 played 8D
   all: turn: 0 | trick: 1 led 8D | public.phase: reply
   seat 0: in no heap: 8D | moves: play QD, KD, AD | size hand of 1: 10
   seat 1: hand: -8D
80. 0 play AD
   all told: 0 played AD; 0 took the trick 8D AD
   all: trick: 0 leads | trick 2: 1 led 8D AD, 0 takes | public.phase: lead
   seat 0: hand: -AD | moves: play QS, AS, AH, 7D, QD, KD, 7C, 8C, 9C, QC
   seat 1: in no heap: AD | size hand of 0: 10 | sure -AD in hand of 0
81. 0 play 7D
   all told: 0 played 7D
   all: turn: 1 | trick: 0 led 7D | public.phase: reply
   seat 0: hand: -7D
   seat 1: in no heap: 7D | moves: play 9D, TD, JD | size hand of 0: 9 | sure -7D in hand of 0
82. 1 play TD
   all told: 1 played TD; 1 took the trick 7D TD
   all: trick: 1 leads | trick 3: 0 led 7D TD, 1 takes | public.phase: lead
   seat 0: in no heap: TD | size hand of 1: 9
   seat 1: hand: -TD | moves: play 7S, 8S, 7H, 9H, 9D, JD, TC, JC, AC
83. 1 play AC
   all told: 1 played AC
   all: turn: 0 | trick: 1 led AC | public.phase: reply
   seat 0: in no heap: AC | moves: play QC | size hand of 1: 8
   seat 1: hand: -AC
84. 0 play QC
   all told: 0 played QC; 0 took the trick QC AC
   all: trick: 0 leads | trick 4: 1 led AC QC, 0 takes | public.phase: lead
   seat 0: hand: -QC | moves: play QS, AS, AH, QD, KD, 7C, 8C, 9C
   seat 1: in no heap: QC | size hand of 0: 8
85. 0 play QS
   all told: 0 played QS
   all: turn: 1 | trick: 0 led QS | public.phase: reply
   seat 0: hand: -QS
   seat 1: in no heap: QS | moves: play 7S, 8S | size hand of 0: 7
86. 1 play 7S
   all told: 1 played 7S; 0 took the trick 7S QS
   all: turn: 0 | trick: 0 leads | trick 5: 0 led QS 7S, 0 takes | public.phase: lead
   seat 0: in no heap: 7S | moves: play AS, AH, QD, KD, 7C, 8C, 9C | size hand of 1: 7 | may -KS in hand of 1 | sure = KS in dead
   seat 1: hand: -7S
87. 0 play AS
   all told: 0 played AS
   all: turn: 1 | trick: 0 led AS | public.phase: reply
   seat 0: hand: -AS
   seat 1: in no heap: AS | moves: play 8S | size hand of 0: 6
88. 1 play 8S
   all told: 1 played 8S; 0 took the trick 8S AS
   all: turn: 0 | trick: 0 leads | trick 6: 0 led AS 8S, 0 takes | public.phase: lead
   seat 0: in no heap: 8S | moves: play AH, QD, KD, 7C, 8C, 9C | size hand of 1: 6 | may -JS in hand of 1 | sure +JS in dead
   seat 1: hand: -8S
89. 0 play QD
   all told: 0 played QD
   all: turn: 1 | trick: 0 led QD | public.phase: reply
   seat 0: hand: -QD
   seat 1: in no heap: QD | moves: play 9D, JD | size hand of 0: 5 | sure = KD in hand of 0
90. 1 play JD
   all told: 1 played JD; 0 took the trick JD QD
   all: turn: 0 | trick: 0 leads | trick 7: 0 led QD JD, 0 takes | public.phase: lead
   seat 0: in no heap: JD | moves: play AH, KD, 7C, 8C, 9C | size hand of 1: 5
   seat 1: hand: -JD
91. 0 play 7C
   all told: 0 played 7C
   all: turn: 1 | trick: 0 led 7C | public.phase: reply
   seat 0: hand: -7C
   seat 1: in no heap: 7C | moves: play TC, JC | size hand of 0: 4
92. 1 play JC
   all told: 1 played JC; 1 took the trick 7C JC
   all: trick: 1 leads | trick 8: 0 led 7C JC, 1 takes | public.phase: lead
   seat 0: in no heap: JC | size hand of 1: 4
   seat 1: hand: -JC | moves: play 7H, 9H, 9D, TC
93. 1 play TC
   all told: 1 played TC
   all: turn: 0 | trick: 1 led TC | public.phase: reply
   seat 0: in no heap: TC | moves: play 8C, 9C | size hand of 1: 3
   seat 1: hand: -TC
94. 0 play 8C
   all told: 0 played 8C; 1 took the trick 8C TC
   all: turn: 1 | trick: 1 leads | trick 9: 1 led TC 8C, 1 takes | public.phase: lead
   seat 0: hand: -8C
   seat 1: in no heap: 8C | moves: play 7H, 9H, 9D | size hand of 0: 3 | may -KC in hand of 0 | sure = KC in dead
95. 1 play 9H
   all told: 1 played 9H
   all: turn: 0 | trick: 1 led 9H | public.phase: reply
   seat 0: in no heap: 9H | moves: play AH | size hand of 1: 2
   seat 1: hand: -9H
96. 0 play AH
   all told: 0 played AH; 0 took the trick 9H AH
   all: trick: 0 leads | trick 10: 1 led 9H AH, 0 takes | public.phase: lead
   seat 0: hand: -AH | moves: play KD, 9C
   seat 1: in no heap: AH | size hand of 0: 2
97. 0 play KD
   all told: 0 played KD
   all: turn: 1 | trick: 0 led KD | public.phase: reply
   seat 0: hand: = 9C
   seat 1: no more: sure hand of 0 | in no heap: KD | moves: play 9D | size hand of 0: 1
98. 1 play 9D
   all told: 1 played 9D; 0 took the trick 9D KD
   all: turn: 0 | trick: 0 leads | trick 11: 0 led KD 9D, 0 takes | public.phase: lead
   seat 0: in no heap: 9D | moves: play 9C | size hand of 1: 1
   seat 1: hand: = 7H
99. 0 play 9C
   all told: 0 played 9C
   all: turn: 1 | trick: 0 led 9C | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0 | in no heap: 9C | moves: play 7H | sure +9S +TS +JS +KS +TH +JH in dead
100. 1 play 7H
   all told: 1 played 7H; 1 took the trick 7H 9C; deal 4 §11.1 tricks: +1 white to 0; deal 4 over
   all: turn: chance | holds: 2,2 1,1 | deals: 4 over, 0 of them thrown in | trick 12: 0 led 9C 7H, 1 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1 | in no heap: 7H | sure +9S +TS +TH +JH +KC in dead
   seat 1: no more: hand, trick
101. * deal
   all told: 0 dealt; deal 5 §6.2 turned_honour: +1 white to 0 for JS; deal 5 §8.2 point: +1 white to 1 for 7S TS QS KS
102. 1 play KS
   all told: 1 played KS
103. 0 play AS
   all told: 0 played AS; 1 took the trick KS AS; deal 5 §10.2 honour_led: +1 white to 1 for KS; deal 5 §10.3 honour_caught: +1 white to 1 for AS
104. 1 play KC
   all told: 1 played KC
105. 0 play TC
   all told: 0 played TC; 1 took the trick TC KC
106. 1 play 9D
   all told: 1 played 9D
107. 0 play JD
   all told: 0 played JD; 0 took the trick 9D JD
108. 0 play 7H
   all told: 0 played 7H
109. 1 play 8H
   all told: 1 played 8H; 1 took the trick 7H 8H
110. 1 play QC
   all told: 1 played QC
   all: no more: tricks, sure dead | turn: 0 | dealer: 0 | shown: JS | trick: 1 led QC | holds: 2,3 1,4 | trick 1: 1 led KS AS, 1 takes | trick 2: 1 led KC TC, 1 takes | trick 3: 1 led 9D JD, 0 takes | trick 4: 0 led 7H 8H, 1 takes | public.phase: reply | public.turn_up: JS
   seat 0: in no heap: 9S JS KC KS | hand: = 8S 9S QH KH 8D AD 8C 9C | moves: play 8C, 9C | size hand of 1: 7 | may = 7S TS QS 9H TH JH AH 7D TD QD KD 7C JC AC in hand of 1 | sure = 7S TS QS in hand of 1 | may -TS +9H +AH +7D +TD +QD +KD +7C +JC +AC in dead
   seat 1: in no heap: JS KC KS TS | hand: = 7S TS QS AH 7D QD 7C | size hand of 0: 8 | may = 8S 9S 9H TH JH QH KH 8D TD KD AD 8C 9C JC AC in hand of 0 | may +8S +9H +QH +KH +8D +TD +KD +AD +8C +9C +JC +AC in dead
111. 0 play 9C
   all told: 0 played 9C; 1 took the trick 9C QC
112. 1 play 7S
   all told: 1 played 7S
113. 0 play 9S
   all told: 0 played 9S; 0 took the trick 7S 9S; deal 5 §10.2 honour_led: +1 white to 1 for 7S
114. 0 play AD
   all told: 0 played AD
115. 1 play QD
   all told: 1 played QD; 1 took the trick QD AD
116. 1 play TS
   all told: 1 played TS
117. 0 play 8S
   all told: 0 played 8S; 1 took the trick 8S TS
118. 1 play AH
   all told: 1 played AH
119. 0 play KH
   all told: 0 played KH; 0 took the trick KH AH
120. 0 play QH
   all told: 0 played QH
   all: turn: 1 | trick: 0 led QH | holds: 2,3 1,5 | trick 5: 1 led QC 9C, 1 takes | trick 6: 1 led 7S 9S, 0 takes | trick 7: 0 led AD QD, 1 takes | trick 8: 1 led TS 8S, 1 takes | trick 9: 1 led AH KH, 0 takes
   seat 0: in no heap: 7S AH QD TS | hand: = 8D 8C | size hand of 1: 3 | sure = QS in hand of 1
   seat 1: in no heap: 8S 9C 9S AD KH QH | hand: = QS 7D 7C | moves: play QS | size hand of 0: 2
121. 1 play QS
   all told: 1 played QS; 1 took the trick QS QH
122. 1 play 7C
   all told: 1 played 7C
123. 0 play 8C
   all told: 0 played 8C; 0 took the trick 7C 8C
124. 0 play 8D
   all told: 0 played 8D
125. 1 play 7D
   all told: 1 played 7D; 0 took the trick 7D 8D; deal 5 §11.1 tricks: +1 white to 1; deal 5 over
126. * deal
   all told: 1 dealt; deal 6 §7.3 four_of_a_kind: +1 red to 1 for 7S 7H 7D 7C; deal 6 §8.2 point: +1 white to 0 for 9S TS QS KS
127. 0 play 9D
   all told: 0 played 9D
128. 1 play AD
   all told: 1 played AD; 1 took the trick 9D AD
129. 1 play 7D
   all told: 1 played 7D
130. 0 play KD
   all told: 0 played KD; 0 took the trick 7D KD
   all: no more: tricks | turn: 0 | dealer: 1 | shown: TC | trick: 0 leads | holds: 2,1 3,0 | deals: 5 over, 0 of them thrown in | trick 1: 0 led 9D AD, 1 takes | trick 2: 1 led 7D KD, 0 takes | public.phase: lead | public.turn_up: TC
   seat 0: in no heap: 7D AC JC JH KD QS TH | hand: = 9S TS QS KS TH JH JD JC QC AC | moves: play 9S, TS, QS, KS, TH, JH, JD, JC, QC, AC | size hand of 1: 10 | may +7S +8S +JS +AS +7H +8H +QH +KH +AH +8D +QD +8C +9C +KC in hand of 1 | sure = 7S 7H 7C in hand of 1 | may -7C +8S +JS +AS +8H +QH +KH +AH +8D +QD +8C +9C +KC in dead
   seat 1: in no heap: 8D KD | hand: = 7S 8S JS AS 7H QH 8D QD 7C KC | size hand of 0: 10 | may +9S +TS +QS +KS +8H +KH +AH +JD +9C +QC in hand of 0 | sure = 9S TS QS KS in hand of 0 | may +8H +KH +AH +JD +9C +QC in dead
131. 0 play KS
   all told: 0 played KS
132. 1 play AS
   all told: 1 played AS; 0 took the trick KS AS
133. 0 play 9S
   all told: 0 played 9S
134. 1 play JS
   all told: 1 played JS; 1 took the trick 9S JS
135. 1 play 8D
   all told: 1 played 8D
136. 0 play JD
   all told: 0 played JD; 0 took the trick 8D JD
137. 0 play TS
   all told: 0 played TS
138. 1 play 8S
   all told: 1 played 8S; 0 took the trick 8S TS
139. 0 play JC
   all told: 0 played JC
140. 1 play KC
   all told: 1 played KC; 1 took the trick JC KC; deal 6 §10.2 honour_led: +1 white to 0 for JC
   all: turn: 1 | trick: 1 leads | holds: 2,2 3,0 | trick 3: 0 led KS AS, 0 takes | trick 4: 0 led 9S JS, 1 takes | trick 5: 1 led 8D JD, 0 takes | trick 6: 0 led TS 8S, 0 takes | trick 7: 0 led JC KC, 1 takes
   seat 0: in no heap: 8D 8S AS JS KC | hand: = QS TH JH QC AC | size hand of 1: 5
   seat 1: in no heap: 9S JC JD KS TS | hand: = 7S 7H QH QD 7C | moves: play 7S, 7H, QH, QD, 7C | size hand of 0: 5 | sure = QS in hand of 0
141. 1 play 7C
   all told: 1 played 7C
142. 0 play QC
   all told: 0 played QC; 0 took the trick 7C QC; deal 6 §10.2 honour_led: +1 white to 1 for 7C
143. 0 play AC
   all told: 0 played AC
144. 1 play 7H
   all told: 1 played 7H; 0 took the trick 7H AC; deal 6 §10.2 honour_led: +1 white to 0 for AC
145. 0 play JH
   all told: 0 played JH
146. 1 play QH
   all told: 1 played QH; 1 took the trick JH QH
147. 1 play QD
   all told: 1 played QD
148. 0 play TH
   all told: 0 played TH; 1 took the trick TH QD
149. 1 play 7S
   all told: 1 played 7S
150. 0 play QS
   all told: 0 played QS; 0 took the trick 7S QS; deal 6 §11.1 tricks: +1 white to 0; deal 6 over
   all: turn: chance | holds: 2,4 3,1 | deals: 6 over, 0 of them thrown in | trick 8: 1 led 7C QC, 0 takes | trick 9: 0 led AC 7H, 0 takes | trick 10: 0 led JH QH, 1 takes | trick 11: 1 led QD TH, 1 takes | trick 12: 1 led 7S QS, 0 takes | public.phase: settled | sure = 8H 9H KH AH TD 8C 9C in dead
   seat 0: no more: hand, trick, size hand of 1, may hand of 1, sure hand of 1 | in no heap: 7C 7H 7S QD QH
   seat 1: no more: hand, trick, size hand of 0, may hand of 0, sure hand of 0 | in no heap: AC JH QC QS TH
151. * deal
   all told: 0 dealt; deal 7 §6.2 turned_honour: +1 white to 0 for QS; deal 7 §8.2 point: +1 white to 0 for 7D 8D TD JD QD KD
152. 1 play 8S
   all told: 1 played 8S
153. 0 play KS
   all told: 0 played KS; 0 took the trick 8S KS
154. 0 play KC
   all told: 0 played KC
155. 1 play JC
   all told: 1 played JC; 0 took the trick JC KC
156. 0 play 8D
   all told: 0 played 8D
157. 1 play 9D
   all told: 1 played 9D; 1 took the trick 8D 9D
158. 1 play QH
   all told: 1 played QH
159. 0 play 7H
   all told: 0 played 7H; 1 took the trick 7H QH
160. 1 play JS
   all told: 1 played JS
   all: turn: 0 | dealer: 0 | shown: QS | trick: 1 led JS | holds: 3,0 3,0 | trick 1: 1 led 8S KS, 0 takes | trick 2: 0 led KC JC, 0 takes | trick 3: 0 led 8D 9D, 1 takes | trick 4: 1 led QH 7H, 1 takes | public.phase: reply | public.turn_up: QS
   seat 0: no more: tricks, sure dead | in no heap: 8C TD | hand: = 7D TD JD QD KD 8C QC AC | moves: play 7D, TD, JD, QD, KD, 8C, QC, AC | size hand of 1: 7 | may = 7S 9S TS AS 8H 9H TH JH KH AH AD 7C 9C TC in hand of 1 | may +7S +9S +TS +AS +TH +JH +AD +7C +TC in dead
   seat 1: no more: tricks | hand: = 7S 9S TS TH AD 7C TC | size hand of 0: 8 | may = AS 8H 9H JH AH 7D TD JD QD KD 8C 9C QC AC in hand of 0 | sure = 7D TD JD QD KD in hand of 0 | may -TD +AS +JH +QC +AC in dead | sure = KH in dead
161. 0 play QC
   all told: 0 played QC; 1 took the trick JS QC; deal 7 §10.2 honour_led: +1 white to 1 for JS
162. 1 play 7C
   all told: 1 played 7C
163. 0 play 8C
   all told: 0 played 8C; 0 took the trick 7C 8C
164. 0 play TD
   all told: 0 played TD
165. 1 play AD
   all told: 1 played AD; 1 took the trick TD AD
166. 1 play TS
   all told: 1 played TS
167. 0 play KD
   all told: 0 played KD; 1 took the trick TS KD
168. 1 play TC
   all told: 1 played TC
169. 0 play AC
   all told: 0 played AC; 0 took the trick TC AC
170. 0 play 7D
   all told: 0 played 7D
   all: turn: 1 | trick: 0 led 7D | holds: 3,0 3,1 | trick 5: 1 led JS QC, 1 takes | trick 6: 1 led 7C 8C, 0 takes | trick 7: 0 led TD AD, 1 takes | trick 8: 1 led TS KD, 1 takes | trick 9: 1 led TC AC, 0 takes
   seat 0: in no heap: 7C AD TC TS | hand: = JD QD | size hand of 1: 3
   seat 1: in no heap: 7D 8C AC KD QC TD | hand: = 7S 9S TH | moves: play 7S, 9S | size hand of 0: 2 | may = JD QD in hand of 0 | sure = JD QD in hand of 0 | sure +AS +8H +9H +JH +AH +9C in dead
171. 1 play 9S
   all told: 1 played 9S; 1 took the trick 9S 7D
172. 1 play 7S
   all told: 1 played 7S
173. 0 play JD
   all told: 0 played JD; 1 took the trick 7S JD; deal 7 §10.2 honour_led: +1 white to 1 for 7S
174. 1 play TH
   all told: 1 played TH
175. 0 play QD
   all told: 0 played QD; 1 took the trick TH QD; deal 7 §11.1 tricks: +2 white to 1; deal 7 over
176. * deal
   all told: 1 dealt; deal 8 §8.2 point: +1 white to 0 for 7D 8D TD AD
177. 0 play TH
   all told: 0 played TH
178. 1 play QH
   all told: 1 played QH; 1 took the trick TH QH
179. 1 play KH
   all told: 1 played KH
180. 0 play AH
   all told: 0 played AH; 1 took the trick KH AH
   all: no more: tricks | dealer: 1 | shown: 9C | trick: 1 leads | holds: 3,1 3,4 | deals: 7 over, 0 of them thrown in | trick 1: 0 led TH QH, 1 takes | trick 2: 1 led KH AH, 1 takes | public.phase: lead | public.turn_up: 9C
   seat 0: in no heap: 8H 9C AH KH TH | hand: = TS QS 8H 7D 8D TD AD TC QC KC | size hand of 1: 10 | may +8S +JS +KS +7H +9D +JD +QD +KD +7C +8C +JC +AC in all heaps
   seat 1: in no heap: 9C AH JD KH QD | hand: = 7S 8S JS 7H 9D JD QD 7C 8C AC | moves: play 7S, 8S, JS, 7H, 9D, JD, QD, 7C, 8C, AC | size hand of 0: 10 | may = 9S TS QS KS AS 8H 9H JH 7D 8D TD AD TC JC QC KC in hand of 0 | sure = 7D 8D TD AD in hand of 0 | may +9S +TS +QS +KS +KD +TC +JC +QC +KC in dead | sure = KD in dead
181. 1 play 9D
   all told: 1 played 9D
182. 0 play AD
   all told: 0 played AD; 0 took the trick 9D AD
183. 0 play QC
   all told: 0 played QC
184. 1 play 7C
   all told: 1 played 7C; 0 took the trick 7C QC; deal 8 §10.2 honour_led: +1 white to 0 for QC; deal 8 §10.3 honour_caught: +1 white to 0 for 7C
185. 0 play QS
   all told: 0 played QS
186. 1 play JS
   all told: 1 played JS; 0 took the trick JS QS
187. 0 play 8H
   all told: 0 played 8H
188. 1 play 7H
   all told: 1 played 7H; 0 took the trick 7H 8H
189. 0 play KC
   all told: 0 played KC
190. 1 play 8C
   all told: 1 played 8C; 0 took the trick 8C KC; deal 8 §10.2 honour_led: +1 white to 0 for KC
   all: turn: 0 | trick: 0 leads | holds: 3,4 3,4 | trick 3: 1 led 9D AD, 0 takes | trick 4: 0 led QC 7C, 0 takes | trick 5: 0 led QS JS, 0 takes | trick 6: 0 led 8H 7H, 0 takes | trick 7: 0 led KC 8C, 0 takes
   seat 0: in no heap: 7C 7H 8C 9D JS | hand: = TS 7D 8D TD TC | moves: play TS, 7D, 8D, TD, TC | size hand of 1: 5 | may -KS -9H -JH in hand of 1 | sure = KS 9H JH in dead
   seat 1: in no heap: 8H AD KC QC QS | hand: = 7S 8S JD QD AC | size hand of 0: 5 | sure -AD in hand of 0
191. 0 play TC
   all told: 0 played TC
192. 1 play AC
   all told: 1 played AC; 1 took the trick TC AC
193. 1 play 7S
   all told: 1 played 7S
194. 0 play TS
   all told: 0 played TS; 0 took the trick 7S TS
195. 0 play TD
   all told: 0 played TD
196. 1 play QD
   all told: 1 played QD; 1 took the trick TD QD
197. 1 play JD
   all told: 1 played JD
198. 0 play 7D
   all told: 0 played 7D; 1 took the trick 7D JD
199. 1 play 8S
   all told: 1 played 8S
200. 0 play 8D
   all told: 0 played 8D; 1 took the trick 8S 8D; deal 8 over
   all: turn: chance | deals: 8 over, 0 of them thrown in | trick 8: 0 led TC AC, 1 takes | trick 9: 1 led 7S TS, 0 takes | trick 10: 0 led TD QD, 1 takes | trick 11: 1 led JD 7D, 1 takes | trick 12: 1 led 8S 8D, 1 takes | public.phase: settled
   seat 0: no more: hand, trick, size hand of 1, may hand of 1 | in no heap: 7S 8S AC JD QD | sure +9S +AS +KD +JC in dead
   seat 1: no more: hand, trick, size hand of 0, may hand of 0, sure hand of 0 | in no heap: 7D 8D TC TD TS | sure +9S +KS +AS +9H +JH +JC in dead
201. * deal
   all told: 0 dealt; deal 9 §7.3 four_of_a_kind: +1 red to 1 for 7S 7H 7D 7C; deal 9 §8.2 point: +1 white to 1 for 7S 8S 9S JS QS AS
202. 1 play 7S
   all told: 1 played 7S
203. 0 play KC
   all told: 0 played KC; 0 took the trick 7S KC
204. 0 play TD
   all told: 0 played TD
205. 1 play KD
   all told: 1 played KD; 1 took the trick TD KD
206. 1 play 7H
   all told: 1 played 7H
207. 0 play 8H
   all told: 0 played 8H; 0 took the trick 7H 8H
208. 0 play AH
   all told: 0 played AH
209. 1 play 9H
   all told: 1 played 9H; 0 took the trick 9H AH
210. 0 play JH
   all told: 0 played JH
   all: no more: tricks | turn: 1 | dealer: 0 | trick: 0 led JH | holds: 3,0 4,5 | trick 1: 1 led 7S KC, 0 takes | trick 2: 0 led TD KD, 1 takes | trick 3: 1 led 7H 8H, 0 takes | trick 4: 0 led AH 9H, 0 takes | public.phase: reply
   seat 0: in no heap: 9H JC JH KD | hand: = TH QH 8D QD AD JC AC | size hand of 1: 8 | may = 8S 9S JS QS AS 7D 9D JD 7C 8C TC QC in hand of 1 | sure = 8S 9S JS QS AS 7D 7C in hand of 1 | may = TS KS KH 9D JD 8C TC QC in dead | sure = TS KS KH in dead
   seat 1: in no heap: 9H 9S AS JH KD | hand: = 8S 9S JS QS AS 7D JD 7C | moves: play 7C | size hand of 0: 7 | may = TH QH KH 8D 9D QD AD 8C TC JC QC AC in hand of 0 | may +TS +TH +QH +KH +8D +9D +QD +AD +8C +TC +QC +AC in dead | sure = TS KS in dead
211. 1 play 7C
   all told: 1 played 7C; 1 took the trick JH 7C
212. 1 play 8S
   all told: 1 played 8S
213. 0 play AC
   all told: 0 played AC; 0 took the trick 8S AC
214. 0 play AD
   all told: 0 played AD
215. 1 play JD
   all told: 1 played JD; 1 took the trick JD AD
216. 1 play 7D
   all told: 1 played 7D
217. 0 play QD
   all told: 0 played QD; 0 took the trick 7D QD
218. 0 play QH
   all told: 0 played QH
219. 1 play JS
   all told: 1 played JS; 0 took the trick JS QH
220. 0 play 8D
   all told: 0 played 8D
   all: trick: 0 led 8D | trick 5: 0 led JH 7C, 1 takes | trick 6: 1 led 8S AC, 0 takes | trick 7: 0 led AD JD, 1 takes | trick 8: 1 led 7D QD, 0 takes | trick 9: 0 led QH JS, 0 takes
   seat 0: in no heap: 7C 7D 8S JD JS | hand: = TH JC | size hand of 1: 3 | may = 9S QS AS in hand of 1 | sure = 9S QS AS in hand of 1 | sure +9D +8C +TC +QC in dead
   seat 1: in no heap: 8D AC AD QD QH | hand: = 9S QS AS | moves: play 9S, QS, AS | size hand of 0: 2 | may -KH in hand of 0 | sure +KH in dead
221. 1 play QS
   all told: 1 played QS; 0 took the trick QS 8D
222. 0 play TH
   all told: 0 played TH
223. 1 play AS
   all told: 1 played AS; 0 took the trick AS TH
224. 0 play JC
   all told: 0 played JC
225. 1 play 9S
   all told: 1 played 9S; 0 took the trick 9S JC; deal 9 §10.2 honour_led: +1 white to 0 for JC; deal 9 §11.1 tricks: +3 white to 0; deal 9 over
226. * deal
   all told: 1 dealt; deal 10 §6.2 turned_honour: +1 white to 1 for AS; deal 10 over; match over
   all: turn: nobody | dealer: 1 | shown: AS | holds: 3,0 5,0 | deals: 10 over, 0 of them thrown in | public.phase: settled | public.turn_up: AS
   seat 0: no more: trick, tricks, sure hand of 1, sure dead | in no heap: 9S AS KS QC TS | hand: +8S +9S +TS +JS +KS +8H +9H +AH +QC +KC | size hand of 1: 12 | may +7S +7H +JH +QH +KH +7D +8D +9D +TD +JD +QD +KD +AD +7C +8C +9C +TC +AC in hand of 1 | may +7S +QS +7H +JH +QH +7D +8D +TD +JD +QD +KD +AD +7C +9C +AC in dead
   seat 1: no more: trick, tricks, sure dead | in no heap: 8C KH | hand: = 7S JH QH KH 8D TD JD QD KD 7C 8C AC | size hand of 0: 12 | may +8S +9S +TS +JS +QS +KS +7H +8H +9H +AH +7D +AD +9C +KC in hand of 0 | may +8S +9S +JS +QS +7H +8H +9H +AH +7D +AD +9C +KC in dead
