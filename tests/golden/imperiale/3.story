start
   all: turn: chance | dealer: 0 | sides: 0 1 | holds: 0,0 0,0 | deals: 0 over, 0 of them thrown in | public.phase: dealing | public.turn_up: nobody | public.target: 3
1. * deal
   all told: 0 dealt; deal 1 §6.2 turned_honour: +1 white to 0 for 7H; deal 1 §8.2 point: +1 white to 0 for 8D 9D TD JD QD KD
   all: turn: 1 | shown: 7H | trick: 1 leads | holds: 0,2 0,0 | public.phase: lead | public.turn_up: 7H | size dead: 7
   seat 0: hand: = JS AH 8D 9D TD JD QD KD 8C 9C TC AC | size hand of 1: 12 | may = 7S 8S 9S TS QS KS AS 8H 9H TH JH QH KH 7D AD 7C JC QC KC in all heaps
   seat 1: hand: = 7S TS QS AS 8H TH QH 7D 7C JC QC KC | moves: play 7S, TS, QS, AS, 8H, TH, QH, 7D, 7C, JC, QC, KC | size hand of 0: 12 | may = 8S 9S JS KS 9H JH KH AH 8D 9D TD JD QD KD 8C 9C TC AC in hand of 0 | sure = 8D 9D TD JD QD KD in hand of 0 | may = 8S 9S JS KS 9H JH KH AH AD 8C 9C TC AC in dead | sure = AD in dead
2. 1 play AS
   all told: 1 played AS
   all: turn: 0 | trick: 1 led AS | public.phase: reply
   seat 0: in no heap: AS | moves: play JS | size hand of 1: 11
   seat 1: hand: -AS
3. 0 play JS
   all told: 0 played JS; 0 took the trick JS AS
   all: trick: 0 leads | trick 1: 1 led AS JS, 0 takes | public.phase: lead
   seat 0: hand: -JS | moves: play AH, 8D, 9D, TD, JD, QD, KD, 8C, 9C, TC, AC
   seat 1: in no heap: JS | size hand of 0: 11
4. 0 play 8D
   all told: 0 played 8D
   all: turn: 1 | trick: 0 led 8D | public.phase: reply
   seat 0: hand: -8D
   seat 1: in no heap: 8D | moves: play 7D | size hand of 0: 10 | sure -8D in hand of 0
5. 1 play 7D
   all told: 1 played 7D; 0 took the trick 7D 8D
   all: turn: 0 | trick: 0 leads | trick 2: 0 led 8D 7D, 0 takes | public.phase: lead
   seat 0: in no heap: 7D | moves: play AH, 9D, TD, JD, QD, KD, 8C, 9C, TC, AC | size hand of 1: 10 | may -AD in hand of 1 | sure = AD in dead
   seat 1: hand: -7D
6. 0 play TC
   all told: 0 played TC
   all: turn: 1 | trick: 0 led TC | public.phase: reply
   seat 0: hand: -TC
   seat 1: in no heap: TC | moves: play JC, QC, KC | size hand of 0: 9
7. 1 play KC
   all told: 1 played KC; 1 took the trick TC KC
   all: trick: 1 leads | trick 3: 0 led TC KC, 1 takes | public.phase: lead
   seat 0: in no heap: KC | size hand of 1: 9
   seat 1: hand: -KC | moves: play 7S, TS, QS, 8H, TH, QH, 7C, JC, QC
8. 1 play 8H
   all told: 1 played 8H
   all: turn: 0 | trick: 1 led 8H | public.phase: reply
   seat 0: in no heap: 8H | moves: play AH | size hand of 1: 8
   seat 1: hand: -8H
9. 0 play AH
   all told: 0 played AH; 0 took the trick 8H AH
   all: trick: 0 leads | trick 4: 1 led 8H AH, 0 takes | public.phase: lead
   seat 0: hand: -AH | moves: play 9D, TD, JD, QD, KD, 8C, 9C, AC
   seat 1: in no heap: AH | size hand of 0: 8
10. 0 play 9C
   all told: 0 played 9C
   all: turn: 1 | trick: 0 led 9C | public.phase: reply
   seat 0: hand: -9C
   seat 1: in no heap: 9C | moves: play JC, QC | size hand of 0: 7
11. 1 play QC
   all told: 1 played QC; 1 took the trick 9C QC
   all: trick: 1 leads | trick 5: 0 led 9C QC, 1 takes | public.phase: lead
   seat 0: in no heap: QC | size hand of 1: 7
   seat 1: hand: -QC | moves: play 7S, TS, QS, TH, QH, 7C, JC
12. 1 play 7S
   all told: 1 played 7S
   all: turn: 0 | trick: 1 led 7S | public.phase: reply
   seat 0: in no heap: 7S | moves: play 9D, TD, JD, QD, KD, 8C, AC | size hand of 1: 6
   seat 1: hand: -7S
13. 0 play QD
   all told: 0 played QD; 1 took the trick 7S QD
   all: turn: 1 | trick: 1 leads | trick 6: 1 led 7S QD, 1 takes | public.phase: lead
   seat 0: hand: -QD
   seat 1: in no heap: QD | moves: play TS, QS, TH, QH, 7C, JC | size hand of 0: 6 | may = 9D TD JD KD 8C AC in hand of 0 | sure -QD +8C +AC in hand of 0 | may -8C -AC in dead | sure +8S +9S +KS +9H +JH +KH in dead
14. 1 play JC
   all told: 1 played JC
   all: turn: 0 | trick: 1 led JC | public.phase: reply
   seat 0: in no heap: JC | moves: play 8C, AC | size hand of 1: 5
   seat 1: hand: -JC
15. 0 play 8C
   all told: 0 played 8C; 1 took the trick 8C JC
   all: turn: 1 | trick: 1 leads | trick 7: 1 led JC 8C, 1 takes | public.phase: lead
   seat 0: hand: -8C
   seat 1: in no heap: 8C | moves: play TS, QS, TH, QH, 7C | size hand of 0: 5 | sure -8C in hand of 0
16. 1 play 7C
   all told: 1 played 7C
   all: turn: 0 | trick: 1 led 7C | public.phase: reply
   seat 0: in no heap: 7C | moves: play AC | size hand of 1: 4
   seat 1: hand: -7C
17. 0 play AC
   all told: 0 played AC; 0 took the trick 7C AC
   all: trick: 0 leads | trick 8: 1 led 7C AC, 0 takes | public.phase: lead
   seat 0: hand: -AC | moves: play 9D, TD, JD, KD
   seat 1: in no heap: AC | size hand of 0: 4 | sure -AC in hand of 0
18. 0 play JD
   all told: 0 played JD
   all: turn: 1 | trick: 0 led JD | public.phase: reply
   seat 0: hand: -JD
   seat 1: in no heap: JD | moves: play TH, QH | size hand of 0: 3 | sure -JD in hand of 0
19. 1 play QH
   all told: 1 played QH; 1 took the trick QH JD
   all: trick: 1 leads | trick 9: 0 led JD QH, 1 takes | public.phase: lead
   seat 0: in no heap: QH | size hand of 1: 3
   seat 1: hand: -QH | moves: play TS, QS, TH
20. 1 play QS
   all told: 1 played QS
   all: turn: 0 | trick: 1 led QS | public.phase: reply
   seat 0: in no heap: QS | moves: play 9D, TD, KD | size hand of 1: 2
   seat 1: hand: -QS
21. 0 play KD
   all told: 0 played KD; 1 took the trick QS KD
   all: turn: 1 | trick: 1 leads | trick 10: 1 led QS KD, 1 takes | public.phase: lead
   seat 0: hand: -KD
   seat 1: in no heap: KD | moves: play TS, TH | size hand of 0: 2 | sure -KD in hand of 0
22. 1 play TH
   all told: 1 played TH
   all: turn: 0 | trick: 1 led TH | public.phase: reply
   seat 0: in no heap: TH | moves: play 9D, TD | size hand of 1: 1
   seat 1: hand: = TS
23. 0 play TD
   all told: 0 played TD; 1 took the trick TH TD
   all: turn: 1 | trick: 1 leads | trick 11: 1 led TH TD, 1 takes | public.phase: lead
   seat 0: hand: = 9D
   seat 1: in no heap: TD | moves: play TS | size hand of 0: 1 | sure = 9D in hand of 0
24. 1 play TS
   all told: 1 played TS
   all: turn: 0 | trick: 1 led TS | public.phase: reply
   seat 0: no more: size hand of 1, may hand of 1 | in no heap: TS | moves: play 9D | sure +8S +9S +KS +9H +JH +KH in dead
   seat 1: no more: hand
25. 0 play 9D
   all told: 0 played 9D; 1 took the trick TS 9D; deal 1 §11.1 tricks: +2 white to 1; deal 1 over
   all: turn: chance | holds: 0,2 0,2 | deals: 1 over, 0 of them thrown in | trick 12: 1 led TS 9D, 1 takes | public.phase: settled
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0, sure hand of 0 | in no heap: 9D
26. * deal
   all told: 1 dealt; deal 2 §6.2 turned_honour: +1 white to 1 for AH; deal 2 §8.2 point: +1 white to 1 for 9H TH JH QH
   all: no more: tricks, sure dead | turn: 0 | dealer: 1 | shown: AH | trick: 0 leads | holds: 0,2 0,4 | public.phase: lead | public.turn_up: AH
   seat 0: in no heap: AD KH | hand: = 7S AS 7H 8H KH QD KD AD 7C 8C JC KC | moves: play 7S, AS, 7H, 8H, KH, QD, KD, AD, 7C, 8C, JC, KC | size hand of 1: 12 | may = 8S 9S TS JS QS KS 9H TH JH QH 7D 8D 9D TD JD 9C TC QC AC in hand of 1 | sure = 9H TH JH QH in hand of 1 | may -9H -JH +TS +JS +QS +7D +8D +9D +TD +JD +9C +TC +QC +AC in dead
   seat 1: in no heap: 8S 9H 9S JH | hand: = 8S 9S JS QS 9H TH JH QH 7D 8D TD AC | size hand of 0: 12 | may = 7S TS KS AS 7H 8H KH 9D JD QD KD AD 7C 8C 9C TC JC QC KC in hand of 0 | may +7S +TS +AS +7H +8H +9D +JD +QD +KD +7C +8C +9C +TC +JC +QC +KC in dead
27. 0 play 7C
   all told: 0 played 7C
   all: turn: 1 | trick: 0 led 7C | public.phase: reply
   seat 0: hand: -7C
   seat 1: in no heap: 7C | moves: play AC | size hand of 0: 11
28. 1 play AC
   all told: 1 played AC; 1 took the trick 7C AC
   all: trick: 1 leads | trick 1: 0 led 7C AC, 1 takes | public.phase: lead
   seat 0: in no heap: AC | size hand of 1: 11
   seat 1: hand: -AC | moves: play 8S, 9S, JS, QS, 9H, TH, JH, QH, 7D, 8D, TD
29. 1 play TH
   all told: 1 played TH
   all: turn: 0 | trick: 1 led TH | public.phase: reply
   seat 0: in no heap: TH | moves: play KH | size hand of 1: 10 | sure -TH in hand of 1
   seat 1: hand: -TH
30. 0 play KH
   all told: 0 played KH; 0 took the trick TH KH
   all: trick: 0 leads | trick 2: 1 led TH KH, 0 takes | public.phase: lead
   seat 0: hand: -KH | moves: play 7S, AS, 7H, 8H, QD, KD, AD, 8C, JC, KC
   seat 1: in no heap: KH | size hand of 0: 10
31. 0 play 8C
   all told: 0 played 8C
   all: turn: 1 | trick: 0 led 8C | public.phase: reply
   seat 0: hand: -8C
   seat 1: in no heap: 8C | moves: play 9H, JH, QH | size hand of 0: 9
32. 1 play 9H
   all told: 1 played 9H; 1 took the trick 9H 8C
   all: trick: 1 leads | trick 3: 0 led 8C 9H, 1 takes | public.phase: lead
   seat 0: in no heap: 9H | size hand of 1: 9 | may -9C -TC -QC in hand of 1 | sure -9H in hand of 1 | sure = 9C TC QC in dead
   seat 1: hand: -9H | moves: play 8S, 9S, JS, QS, JH, QH, 7D, 8D, TD
33. 1 play 7D
   all told: 1 played 7D
   all: turn: 0 | trick: 1 led 7D | public.phase: reply
   seat 0: in no heap: 7D | moves: play QD, KD, AD | size hand of 1: 8
   seat 1: hand: -7D
34. 0 play AD
   all told: 0 played AD; 0 took the trick 7D AD
   all: trick: 0 leads | trick 4: 1 led 7D AD, 0 takes | public.phase: lead
   seat 0: hand: -AD | moves: play 7S, AS, 7H, 8H, QD, KD, JC, KC
   seat 1: in no heap: AD | size hand of 0: 8
35. 0 play 7H
   all told: 0 played 7H
   all: turn: 1 | trick: 0 led 7H | public.phase: reply
   seat 0: hand: -7H
   seat 1: in no heap: 7H | moves: play JH, QH | size hand of 0: 7
36. 1 play QH
   all told: 1 played QH; 1 took the trick 7H QH; deal 2 §10.2 honour_led: +1 white to 0 for 7H
   all: trick: 1 leads | holds: 0,3 0,4 | trick 5: 0 led 7H QH, 1 takes | public.phase: lead
   seat 0: in no heap: QH | size hand of 1: 7 | sure = JH in hand of 1
   seat 1: hand: -QH | moves: play 8S, 9S, JS, QS, JH, 8D, TD
37. 1 play QS
   all told: 1 played QS
   all: turn: 0 | trick: 1 led QS | public.phase: reply
   seat 0: in no heap: QS | moves: play 7S, AS | size hand of 1: 6
   seat 1: hand: -QS
38. 0 play 7S
   all told: 0 played 7S; 1 took the trick 7S QS
   all: turn: 1 | trick: 1 leads | trick 6: 1 led QS 7S, 1 takes | public.phase: lead
   seat 0: hand: -7S
   seat 1: in no heap: 7S | moves: play 8S, 9S, JS, JH, 8D, TD | size hand of 0: 6 | may -KS in hand of 0 | sure = KS in dead
39. 1 play TD
   all told: 1 played TD
   all: turn: 0 | trick: 1 led TD | public.phase: reply
   seat 0: in no heap: TD | moves: play QD, KD | size hand of 1: 5
   seat 1: hand: -TD
40. 0 play QD
   all told: 0 played QD; 0 took the trick TD QD
   all: trick: 0 leads | trick 7: 1 led TD QD, 0 takes | public.phase: lead
   seat 0: hand: -QD | moves: play AS, 8H, KD, JC, KC
   seat 1: in no heap: QD | size hand of 0: 5
41. 0 play 8H
   all told: 0 played 8H
   all: turn: 1 | trick: 0 led 8H | public.phase: reply
   seat 0: hand: -8H
   seat 1: in no heap: 8H | moves: play JH | size hand of 0: 4
42. 1 play JH
   all told: 1 played JH; 1 took the trick 8H JH
   all: trick: 1 leads | trick 8: 0 led 8H JH, 1 takes | public.phase: lead
   seat 0: no more: sure hand of 1 | in no heap: JH | size hand of 1: 4
   seat 1: hand: -JH | moves: play 8S, 9S, JS, 8D
43. 1 play 9S
   all told: 1 played 9S
   all: turn: 0 | trick: 1 led 9S | public.phase: reply
   seat 0: in no heap: 9S | moves: play AS | size hand of 1: 3
   seat 1: hand: -9S
44. 0 play AS
   all told: 0 played AS; 0 took the trick 9S AS
   all: trick: 0 leads | trick 9: 1 led 9S AS, 0 takes | public.phase: lead
   seat 0: hand: -AS | moves: play KD, JC, KC
   seat 1: in no heap: AS | size hand of 0: 3
45. 0 play JC
   all told: 0 played JC
   all: turn: 1 | trick: 0 led JC | public.phase: reply
   seat 0: hand: -JC
   seat 1: in no heap: JC | moves: play 8S, JS, 8D | size hand of 0: 2
46. 1 play 8S
   all told: 1 played 8S; 0 took the trick 8S JC
   all: turn: 0 | trick: 0 leads | trick 10: 0 led JC 8S, 0 takes | public.phase: lead
   seat 0: in no heap: 8S | moves: play KD, KC | size hand of 1: 2
   seat 1: hand: -8S
47. 0 play KD
   all told: 0 played KD
   all: turn: 1 | trick: 0 led KD | public.phase: reply
   seat 0: hand: = KC
   seat 1: in no heap: KD | moves: play 8D | size hand of 0: 1 | may -JD in hand of 0 | sure +JD in dead
48. 1 play 8D
   all told: 1 played 8D; 0 took the trick 8D KD
   all: turn: 0 | trick: 0 leads | trick 11: 0 led KD 8D, 0 takes | public.phase: lead
   seat 0: in no heap: 8D | moves: play KC | size hand of 1: 1
   seat 1: hand: = JS
49. 0 play KC
   all told: 0 played KC
   all: turn: 1 | trick: 0 led KC | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0 | in no heap: KC | moves: play JS | sure +TS +9D +9C +TC +QC in dead
50. 1 play JS
   all told: 1 played JS; 0 took the trick JS KC; deal 2 §11.1 tricks: +1 white to 0; deal 2 over
   all: turn: chance | holds: 0,4 0,4 | deals: 2 over, 0 of them thrown in | trick 12: 0 led KC JS, 0 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1 | in no heap: JS | sure +TS +KS +9D +JD in dead
   seat 1: no more: hand, trick
51. * deal
   all told: 0 dealt; deal 3 §8.2 point: +1 white to 0 for 9D TD QD KD AD
   all: turn: 1 | dealer: 0 | shown: TC | trick: 1 leads | holds: 0,5 0,4 | public.phase: lead | public.turn_up: TC
   seat 0: no more: tricks, sure dead | in no heap: 9C 9D TC TS | hand: = 7S TS JH AH 9D TD QD KD AD 8C 9C KC | size hand of 1: 12 | may = 8S 9S JS QS KS AS 7H 8H 9H TH QH KH 7D 8D JD 7C JC QC AC in hand of 1 | may +8S +9S +JS +QS +AS +7H +8H +9H +TH +QH +KH +7D +8D +7C +JC +AC in dead
   seat 1: no more: tricks | in no heap: KS QC TC | hand: = QS KS AS 7H 9H QH KH 7D 8D JC QC AC | moves: play QS, KS, AS, 7H, 9H, QH, KH, 7D, 8D, JC, QC, AC | size hand of 0: 12 | may = 7S 8S 9S TS JS 8H TH JH AH 9D TD QD KD AD 7C 8C 9C KC in hand of 0 | sure = 9D TD QD KD AD in hand of 0 | may -9D +7S +8S +9S +JS +8H +TH +JH +AH +7C +8C +KC in dead | sure = JD in dead
52. 1 play AC
   all told: 1 played AC
   all: turn: 0 | trick: 1 led AC | public.phase: reply
   seat 0: in no heap: AC | moves: play KC | size hand of 1: 11
   seat 1: hand: -AC
53. 0 play KC
   all told: 0 played KC; 0 took the trick KC AC; deal 3 §10.2 honour_led: +1 white to 1 for AC
   all: trick: 0 leads | holds: 0,5 0,5 | trick 1: 1 led AC KC, 0 takes | public.phase: lead
   seat 0: hand: -KC | moves: play 7S, TS, JH, AH, 9D, TD, QD, KD, AD, 8C, 9C
   seat 1: in no heap: KC | size hand of 0: 11
54. 0 play 7S
   all told: 0 played 7S
   all: turn: 1 | trick: 0 led 7S | public.phase: reply
   seat 0: hand: -7S
   seat 1: in no heap: 7S | moves: play QS, KS, AS | size hand of 0: 10
55. 1 play KS
   all told: 1 played KS; 1 took the trick 7S KS
   all: trick: 1 leads | trick 2: 0 led 7S KS, 1 takes | public.phase: lead
   seat 0: in no heap: KS | size hand of 1: 10
   seat 1: hand: -KS | moves: play QS, AS, 7H, 9H, QH, KH, 7D, 8D, JC, QC
56. 1 play 8D
   all told: 1 played 8D
   all: turn: 0 | trick: 1 led 8D | public.phase: reply
   seat 0: in no heap: 8D | moves: play 9D, TD, QD, KD, AD | size hand of 1: 9
   seat 1: hand: -8D
57. 0 play 9D
   all told: 0 played 9D; 0 took the trick 8D 9D
   all: trick: 0 leads | trick 3: 1 led 8D 9D, 0 takes | public.phase: lead
   seat 0: hand: -9D | moves: play TS, JH, AH, TD, QD, KD, AD, 8C, 9C
   seat 1: in no heap: 9D | size hand of 0: 9 | sure -9D in hand of 0
58. 0 play 8C
   all told: 0 played 8C
   all: turn: 1 | trick: 0 led 8C | public.phase: reply
   seat 0: hand: -8C
   seat 1: in no heap: 8C | moves: play JC, QC | size hand of 0: 8
59. 1 play QC
   all told: 1 played QC; 1 took the trick 8C QC
   all: trick: 1 leads | trick 4: 0 led 8C QC, 1 takes | public.phase: lead
   seat 0: in no heap: QC | size hand of 1: 8
   seat 1: hand: -QC | moves: play QS, AS, 7H, 9H, QH, KH, 7D, JC
60. 1 play 7D
   all told: 1 played 7D
   all: turn: 0 | trick: 1 led 7D | public.phase: reply
   seat 0: in no heap: 7D | moves: play TD, QD, KD, AD | size hand of 1: 7
   seat 1: hand: -7D
61. 0 play TD
   all told: 0 played TD; 0 took the trick 7D TD
   all: trick: 0 leads | trick 5: 1 led 7D TD, 0 takes | public.phase: lead
   seat 0: hand: -TD | moves: play TS, JH, AH, QD, KD, AD, 9C
   seat 1: in no heap: TD | size hand of 0: 7 | sure -TD in hand of 0
62. 0 play AD
   all told: 0 played AD
   all: turn: 1 | trick: 0 led AD | public.phase: reply
   seat 0: hand: -AD
   seat 1: in no heap: AD | moves: play JC | size hand of 0: 6 | sure -AD in hand of 0
63. 1 play JC
   all told: 1 played JC; 1 took the trick AD JC
   all: trick: 1 leads | trick 6: 0 led AD JC, 1 takes | public.phase: lead
   seat 0: in no heap: JC | size hand of 1: 6 | may -JD in hand of 1 | sure = JD in dead
   seat 1: hand: -JC | moves: play QS, AS, 7H, 9H, QH, KH
64. 1 play KH
   all told: 1 played KH
   all: turn: 0 | trick: 1 led KH | public.phase: reply
   seat 0: in no heap: KH | moves: play JH, AH | size hand of 1: 5
   seat 1: hand: -KH
65. 0 play JH
   all told: 0 played JH; 1 took the trick JH KH
   all: turn: 1 | trick: 1 leads | trick 7: 1 led KH JH, 1 takes | public.phase: lead
   seat 0: hand: -JH
   seat 1: in no heap: JH | moves: play QS, AS, 7H, 9H, QH | size hand of 0: 5
66. 1 play AS
   all told: 1 played AS
   all: turn: 0 | trick: 1 led AS | public.phase: reply
   seat 0: in no heap: AS | moves: play TS | size hand of 1: 4
   seat 1: hand: -AS
67. 0 play TS
   all told: 0 played TS; 1 took the trick TS AS
   all: turn: 1 | trick: 1 leads | trick 8: 1 led AS TS, 1 takes | public.phase: lead
   seat 0: hand: -TS
   seat 1: in no heap: TS | moves: play QS, 7H, 9H, QH | size hand of 0: 4 | may -JS in hand of 0 | sure +JS in dead
68. 1 play 7H
   all told: 1 played 7H
   all: turn: 0 | trick: 1 led 7H | public.phase: reply
   seat 0: in no heap: 7H | moves: play AH | size hand of 1: 3
   seat 1: hand: -7H
69. 0 play AH
   all told: 0 played AH; 0 took the trick 7H AH
   all: trick: 0 leads | trick 9: 1 led 7H AH, 0 takes | public.phase: lead
   seat 0: hand: -AH | moves: play QD, KD, 9C
   seat 1: in no heap: AH | size hand of 0: 3
70. 0 play QD
   all told: 0 played QD
   all: turn: 1 | trick: 0 led QD | public.phase: reply
   seat 0: hand: -QD
   seat 1: in no heap: QD | moves: play QS, 9H, QH | size hand of 0: 2 | sure = KD in hand of 0
71. 1 play QH
   all told: 1 played QH; 0 took the trick QH QD
   all: turn: 0 | trick: 0 leads | trick 10: 0 led QD QH, 0 takes | public.phase: lead
   seat 0: in no heap: QH | moves: play KD, 9C | size hand of 1: 2 | may -7C in hand of 1 | sure +7C in dead
   seat 1: hand: -QH
72. 0 play KD
   all told: 0 played KD
   all: turn: 1 | trick: 0 led KD | public.phase: reply
   seat 0: hand: = 9C
   seat 1: no more: sure hand of 0 | in no heap: KD | moves: play QS, 9H | size hand of 0: 1
73. 1 play QS
   all told: 1 played QS; 0 took the trick QS KD
   all: turn: 0 | trick: 0 leads | trick 11: 0 led KD QS, 0 takes | public.phase: lead
   seat 0: in no heap: QS | moves: play 9C | size hand of 1: 1 | may -JS in hand of 1 | sure +JS in dead
   seat 1: hand: = 9H
74. 0 play 9C
   all told: 0 played 9C
   all: turn: 1 | trick: 0 led 9C | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0 | in no heap: 9C | moves: play 9H | sure +8S +9S +8H +TH +7C in dead
75. 1 play 9H
   all told: 1 played 9H; 0 took the trick 9H 9C; deal 3 §11.1 tricks: +1 white to 0; deal 3 over
   all: turn: chance | holds: 1,0 0,0 | deals: 3 over, 0 of them thrown in | trick 12: 0 led 9C 9H, 0 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1 | in no heap: 9H | sure +8S +9S +8H +TH in dead
   seat 1: no more: hand, trick
76. * deal
   all told: 1 dealt; deal 4 §8.2 point: +1 white to 1 for TC QC KC AC
   all: turn: 0 | dealer: 1 | shown: TS | trick: 0 leads | holds: 1,0 0,1 | public.phase: lead | public.turn_up: TS
   seat 0: no more: tricks | in no heap: 7C 8H 9S JS | hand: = 9S JS KS 7H 8H QH KH 7D QD KD 7C 8C | moves: play 9S, JS, KS, 7H, 8H, QH, KH, 7D, QD, KD, 7C, 8C | size hand of 1: 12 | may = 7S 8S QS AS 9H TH JH AH 8D 9D TD JD AD TC QC KC AC in hand of 1 | sure = TC QC KC AC in hand of 1 | may +7S +QS +AS +9H +JH +AH +8D +9D +TD +AD +9C +JC in dead | sure = 9C JC in dead
   seat 1: no more: tricks, sure dead | in no heap: JD TH | hand: = 7S QS TH JH 8D 9D TD JD TC QC KC AC | size hand of 0: 12 | may = 8S 9S JS KS AS 7H 8H 9H QH KH AH 7D QD KD AD 7C 8C 9C JC in hand of 0 | may +KS +AS +7H +9H +QH +KH +AH +7D +QD +KD +AD +8C +9C +JC in dead
77. 0 play 8H
   all told: 0 played 8H
   all: turn: 1 | trick: 0 led 8H | public.phase: reply
   seat 0: hand: -8H
   seat 1: in no heap: 8H | moves: play TH, JH | size hand of 0: 11
78. 1 play JH
   all told: 1 played JH; 1 took the trick 8H JH
   all: trick: 1 leads | trick 1: 0 led 8H JH, 1 takes | public.phase: lead
   seat 0: in no heap: JH | size hand of 1: 11
   seat 1: hand: -JH | moves: play 7S, QS, TH, 8D, 9D, TD, JD, TC, QC, KC, AC
79. 1 play TD
   all told: 1 played TD
   all: turn: 0 | trick: 1 led TD | public.phase: reply
   seat 0: in no heap: TD | moves: play QD, KD | size hand of 1: 10
   seat 1: hand: -TD
80. 0 play QD
   all told: 0 played QD; 0 took the trick TD QD
   all: trick: 0 leads | trick 2: 1 led TD QD, 0 takes | public.phase: lead
   seat 0: hand: -QD | moves: play 9S, JS, KS, 7H, QH, KH, 7D, KD, 7C, 8C
   seat 1: in no heap: QD | size hand of 0: 10
81. 0 play JS
   all told: 0 played JS
   all: turn: 1 | trick: 0 led JS | public.phase: reply
   seat 0: hand: -JS
   seat 1: in no heap: JS | moves: play QS | size hand of 0: 9
82. 1 play QS
   all told: 1 played QS; 1 took the trick JS QS; deal 4 §10.2 honour_led: +1 white to 0 for JS
   all: trick: 1 leads | holds: 1,1 0,1 | trick 3: 0 led JS QS, 1 takes | public.phase: lead
   seat 0: in no heap: QS | size hand of 1: 9
   seat 1: hand: -QS | moves: play 7S, TH, 8D, 9D, JD, TC, QC, KC, AC
83. 1 play TC
   all told: 1 played TC
   all: turn: 0 | trick: 1 led TC | public.phase: reply
   seat 0: in no heap: TC | moves: play 7C, 8C | size hand of 1: 8 | sure -TC in hand of 1
   seat 1: hand: -TC
84. 0 play 7C
   all told: 0 played 7C; 1 took the trick 7C TC
   all: turn: 1 | trick: 1 leads | trick 4: 1 led TC 7C, 1 takes | public.phase: lead
   seat 0: hand: -7C
   seat 1: in no heap: 7C | moves: play 7S, TH, 8D, 9D, JD, QC, KC, AC | size hand of 0: 8 | may -JC in hand of 0 | sure = JC in dead
85. 1 play AC
   all told: 1 played AC
   all: turn: 0 | trick: 1 led AC | public.phase: reply
   seat 0: in no heap: AC | moves: play 8C | size hand of 1: 7 | sure -AC in hand of 1
   seat 1: hand: -AC
86. 0 play 8C
   all told: 0 played 8C; 1 took the trick 8C AC
   all: turn: 1 | trick: 1 leads | trick 5: 1 led AC 8C, 1 takes | public.phase: lead
   seat 0: hand: -8C
   seat 1: in no heap: 8C | moves: play 7S, TH, 8D, 9D, JD, QC, KC | size hand of 0: 7
87. 1 play 7S
   all told: 1 played 7S
   all: turn: 0 | trick: 1 led 7S | public.phase: reply
   seat 0: in no heap: 7S | moves: play 9S, KS | size hand of 1: 6
   seat 1: hand: -7S
88. 0 play 9S
   all told: 0 played 9S; 0 took the trick 7S 9S; deal 4 §10.2 honour_led: +1 white to 1 for 7S
   all: trick: 0 leads | holds: 1,1 0,2 | trick 6: 1 led 7S 9S, 0 takes | public.phase: lead
   seat 0: hand: -9S | moves: play KS, 7H, QH, KH, 7D, KD
   seat 1: in no heap: 9S | size hand of 0: 6
89. 0 play KS
   all told: 0 played KS
   all: turn: 1 | trick: 0 led KS | public.phase: reply
   seat 0: hand: -KS
   seat 1: in no heap: KS | moves: play TH, 8D, 9D, JD, QC, KC | size hand of 0: 5
90. 1 play 8D
   all told: 1 played 8D; 0 took the trick KS 8D; deal 4 §10.2 honour_led: +1 white to 0 for KS
   all: turn: 0 | trick: 0 leads | holds: 1,2 0,2 | trick 7: 0 led KS 8D, 0 takes | public.phase: lead
   seat 0: in no heap: 8D | moves: play 7H, QH, KH, 7D, KD | size hand of 1: 5 | may -8S -AS in hand of 1 | sure +8S +AS in dead
   seat 1: hand: -8D
91. 0 play 7H
   all told: 0 played 7H
   all: turn: 1 | trick: 0 led 7H | public.phase: reply
   seat 0: hand: -7H
   seat 1: in no heap: 7H | moves: play TH | size hand of 0: 4
92. 1 play TH
   all told: 1 played TH; 1 took the trick 7H TH
   all: trick: 1 leads | trick 8: 0 led 7H TH, 1 takes | public.phase: lead
   seat 0: in no heap: TH | size hand of 1: 4
   seat 1: hand: -TH | moves: play 9D, JD, QC, KC
93. 1 play QC
   all told: 1 played QC
   all: turn: 0 | trick: 1 led QC | public.phase: reply
   seat 0: in no heap: QC | moves: play QH, KH, 7D, KD | size hand of 1: 3 | sure = KC in hand of 1
   seat 1: hand: -QC
94. 0 play KD
   all told: 0 played KD; 1 took the trick KD QC
   all: turn: 1 | trick: 1 leads | trick 9: 1 led QC KD, 1 takes | public.phase: lead
   seat 0: hand: -KD
   seat 1: in no heap: KD | moves: play 9D, JD, KC | size hand of 0: 3 | may -8S -AS -9C in hand of 0 | sure +8S +AS +9C in dead
95. 1 play 9D
   all told: 1 played 9D
   all: turn: 0 | trick: 1 led 9D | public.phase: reply
   seat 0: in no heap: 9D | moves: play 7D | size hand of 1: 2
   seat 1: hand: -9D
96. 0 play 7D
   all told: 0 played 7D; 1 took the trick 7D 9D
   all: turn: 1 | trick: 1 leads | trick 10: 1 led 9D 7D, 1 takes | public.phase: lead
   seat 0: hand: -7D
   seat 1: in no heap: 7D | moves: play JD, KC | size hand of 0: 2 | may -AD in hand of 0 | sure +AD in dead
97. 1 play JD
   all told: 1 played JD
   all: turn: 0 | trick: 1 led JD | public.phase: reply
   seat 0: in no heap: JD | moves: play QH, KH | size hand of 1: 1 | may = KC in hand of 1 | sure +9H +AH +AD in dead
   seat 1: hand: = KC
98. 0 play QH
   all told: 0 played QH; 1 took the trick QH JD
   all: turn: 1 | trick: 1 leads | trick 11: 1 led JD QH, 1 takes | public.phase: lead
   seat 0: hand: = KH
   seat 1: in no heap: QH | moves: play KC | size hand of 0: 1
99. 1 play KC
   all told: 1 played KC
   all: turn: 0 | trick: 1 led KC | public.phase: reply
   seat 0: no more: size hand of 1, may hand of 1, sure hand of 1 | in no heap: KC | moves: play KH
   seat 1: no more: hand
100. 0 play KH
   all told: 0 played KH; 1 took the trick KH KC; deal 4 §11.1 tricks: +3 white to 1; deal 4 over
   all: turn: chance | holds: 1,2 0,5 | deals: 4 over, 0 of them thrown in | trick 12: 1 led KC KH, 1 takes | public.phase: settled
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0 | in no heap: KH | sure +9H +AH in dead
101. * deal
   all told: 0 dealt; deal 5 §6.2 turned_honour: +1 white to 0 for QS; deal 5 §8.2 point: +1 white to 1 for 7C 8C 9C TC KC AC
102. 1 play QD
   all told: 1 played QD
103. 0 play AS
   all told: 0 played AS; 0 took the trick AS QD
104. 0 play 8S
   all told: 0 played 8S
105. 1 play TC
   all told: 1 played TC; 0 took the trick 8S TC
106. 0 play 7S
   all told: 0 played 7S
107. 1 play JD
   all told: 1 played JD; 0 took the trick 7S JD; deal 5 §10.2 honour_led: +1 white to 0 for 7S
108. 0 play 8H
   all told: 0 played 8H
109. 1 play QH
   all told: 1 played QH; 1 took the trick 8H QH
110. 1 play KD
   all told: 1 played KD
   all: no more: tricks | turn: 0 | dealer: 0 | shown: QS | trick: 1 led KD | holds: 1,1 1,0 | trick 1: 1 led QD AS, 0 takes | trick 2: 0 led 8S TC, 0 takes | trick 3: 0 led 7S JD, 0 takes | trick 4: 0 led 8H QH, 1 takes | public.phase: reply | public.turn_up: QS
   seat 0: in no heap: 8S 9H AS JC | hand: = 9S TS JS 9H TH JH KH JC | moves: play 9S, TS, JS | size hand of 1: 7 | may = 7H AH 7D 8D 9D TD 7C 8C 9C KC AC in hand of 1 | sure = 7C 8C 9C KC AC in hand of 1 | may -9C +KS +7H +7D +8D +9D +TD +QC in dead | sure = KS AD QC in dead
   seat 1: in no heap: 8S 9C AS | hand: = 7H TD 7C 8C 9C KC AC | size hand of 0: 8 | may = 9S TS JS KS 9H TH JH KH AH JC QC in hand of 0 | may +9S +TS +JS +KS +TH +JH +KH +7D +8D +9D +QC in dead | sure = 7D 8D 9D AD in dead
111. 0 play JS
   all told: 0 played JS; 0 took the trick JS KD
112. 0 play 9H
   all told: 0 played 9H
113. 1 play 7H
   all told: 1 played 7H; 0 took the trick 7H 9H
114. 0 play 9S
   all told: 0 played 9S
115. 1 play 7C
   all told: 1 played 7C; 0 took the trick 9S 7C
116. 0 play KH
   all told: 0 played KH
117. 1 play 9C
   all told: 1 played 9C; 0 took the trick KH 9C
118. 0 play TH
   all told: 0 played TH
119. 1 play AC
   all told: 1 played AC; 0 took the trick TH AC
120. 0 play JC
   all told: 0 played JC
   all: turn: 1 | trick: 0 led JC | trick 5: 1 led KD JS, 0 takes | trick 6: 0 led 9H 7H, 0 takes | trick 7: 0 led 9S 7C, 0 takes | trick 8: 0 led KH 9C, 0 takes | trick 9: 0 led TH AC, 0 takes
   seat 0: in no heap: 7C 7H 9C AC | hand: = TS JH | size hand of 1: 3 | may -AH in hand of 1 | sure = 8C KC in hand of 1 | sure +AH in dead
   seat 1: in no heap: 9H 9S JC JS KH TH | hand: = TD 8C KC | moves: play KC | size hand of 0: 2
121. 1 play KC
   all told: 1 played KC; 1 took the trick JC KC
122. 1 play TD
   all told: 1 played TD
123. 0 play TS
   all told: 0 played TS; 0 took the trick TS TD
124. 0 play JH
   all told: 0 played JH
125. 1 play 8C
   all told: 1 played 8C; 0 took the trick JH 8C; deal 5 §11.1 tricks: +4 white to 0; deal 5 over
126. * deal
   all told: 1 dealt; deal 6 §6.2 turned_honour: +1 white to 1 for QD; deal 6 §8.2 point: +1 white to 1 for 7C 8C JC QC KC
127. 0 play TH
   all told: 0 played TH
128. 1 play 9H
   all told: 1 played 9H; 0 took the trick 9H TH
129. 0 play 9C
   all told: 0 played 9C
130. 1 play QC
   all told: 1 played QC; 1 took the trick 9C QC
   all: dealer: 1 | shown: QD | trick: 1 leads | holds: 1,5 1,2 | deals: 5 over, 0 of them thrown in | trick 1: 0 led TH 9H, 0 takes | trick 2: 0 led 9C QC, 1 takes | public.phase: lead | public.turn_up: QD
   seat 0: no more: tricks | in no heap: 8D KS QC | hand: +9S +QS +KS +8H +QH +8D +KD +TC | size hand of 1: 10 | may +7S +8S +JS +AS +7H +JD +AD +7C +JC in hand of 1 | sure +7C +JC in hand of 1 | may +7S +8S +JS +AS +7H +KH +JD +AC in dead | sure = KH AH AC in dead
   seat 1: no more: tricks, sure dead | in no heap: 9D AD QC | hand: -TD +7S +AS +7H +9D +JD +AD +7C +JC | moves: play 7S, AS, 7H, 9D, JD, AD, 7C, 8C, JC, KC | size hand of 0: 10 | may +8S +9S +JS +QS +8H +QH +KH +7D +8D +TD +KD +TC +AC in hand of 0 | may +8S +9S +JS +QS +8H +QH +KH +TD +KD +TC +AC in dead
131. 1 play 7C
   all told: 1 played 7C
132. 0 play TC
   all told: 0 played TC; 0 took the trick 7C TC
133. 0 play 8D
   all told: 0 played 8D
134. 1 play AD
   all told: 1 played AD; 1 took the trick 8D AD
135. 1 play AS
   all told: 1 played AS
136. 0 play KS
   all told: 0 played KS; 0 took the trick KS AS
137. 0 play QH
   all told: 0 played QH
138. 1 play 7H
   all told: 1 played 7H; 0 took the trick 7H QH
139. 0 play KD
   all told: 0 played KD
140. 1 play 9D
   all told: 1 played 9D; 0 took the trick 9D KD; deal 6 §10.2 honour_led: +1 white to 0 for KD
   all: turn: 0 | trick: 0 leads | holds: 2,0 1,0 | trick 3: 1 led 7C TC, 0 takes | trick 4: 0 led 8D AD, 1 takes | trick 5: 1 led AS KS, 0 takes | trick 6: 0 led QH 7H, 0 takes | trick 7: 0 led KD 9D, 0 takes
   seat 0: in no heap: 7C 7H 9D AD AS | hand: = 9S TS QS 8H JH | moves: play 9S, TS, QS, 8H, JH | size hand of 1: 5 | sure -7C in hand of 1
   seat 1: in no heap: 8D KD KS QH TC | hand: = 7S JD 8C JC KC | size hand of 0: 5
141. 0 play TS
   all told: 0 played TS
142. 1 play 7S
   all told: 1 played 7S; 0 took the trick 7S TS
143. 0 play JH
   all told: 0 played JH
144. 1 play JD
   all told: 1 played JD; 1 took the trick JH JD
145. 1 play KC
   all told: 1 played KC
146. 0 play QS
   all told: 0 played QS; 1 took the trick QS KC
147. 1 play 8C
   all told: 1 played 8C
148. 0 play 8H
   all told: 0 played 8H; 1 took the trick 8H 8C
149. 1 play JC
   all told: 1 played JC
150. 0 play 9S
   all told: 0 played 9S; 1 took the trick 9S JC; deal 6 over
   all: turn: chance | deals: 6 over, 0 of them thrown in | trick 8: 0 led TS 7S, 0 takes | trick 9: 0 led JH JD, 1 takes | trick 10: 1 led KC QS, 1 takes | trick 11: 1 led 8C 8H, 1 takes | trick 12: 1 led JC 9S, 1 takes | public.phase: settled
   seat 0: no more: hand, trick, size hand of 1, may hand of 1, sure hand of 1 | in no heap: 7S 8C JC JD KC | sure +8S +JS +7D +TD in dead
   seat 1: no more: hand, trick, size hand of 0, may hand of 0 | in no heap: 8H 9S JH QS TS | sure = 8S JS KH AH 7D TD AC in dead
151. * deal
   all told: 0 dealt; deal 7 §8.2 point: +1 white to 0 for 7D 8D 9D JD AD
152. 1 play 9C
   all told: 1 played 9C
153. 0 play 8C
   all told: 0 played 8C; 1 took the trick 8C 9C
154. 1 play KD
   all told: 1 played KD
155. 0 play 7D
   all told: 0 played 7D; 1 took the trick 7D KD
156. 1 play QD
   all told: 1 played QD
157. 0 play 8D
   all told: 0 played 8D; 1 took the trick 8D QD
158. 1 play 8S
   all told: 1 played 8S
159. 0 play 9S
   all told: 0 played 9S; 0 took the trick 8S 9S
160. 0 play 9H
   all told: 0 played 9H
   all: turn: 1 | dealer: 0 | shown: TC | trick: 0 led 9H | holds: 2,1 1,0 | trick 1: 1 led 9C 8C, 1 takes | trick 2: 1 led KD 7D, 1 takes | trick 3: 1 led QD 8D, 1 takes | trick 4: 1 led 8S 9S, 0 takes | public.phase: reply | public.turn_up: TC
   seat 0: no more: tricks, sure dead | in no heap: 7D 8S JS KH | hand: = 7S JS 8H KH 9D JD AD | size hand of 1: 8 | may = TS QS KS AS 7H TH JH QH AH TD 7C JC QC KC AC in hand of 1 | may +TS +QS +KS +AS +7H +TH +JH +QH +7C +JC +QC +KC in dead
   seat 1: no more: tricks | in no heap: 7D 8S AH | hand: = TS QS AS 7H TH JH AH QC | moves: play TH, JH, AH | size hand of 0: 7 | may = 7S JS KS 8H QH KH 9D JD AD 7C in hand of 0 | sure = 9D JD AD in hand of 0 | may +7S +KS +8H +QH +7C +JC +KC in dead | sure = TD JC KC AC in dead
161. 1 play JH
   all told: 1 played JH; 1 took the trick 9H JH
162. 1 play AS
   all told: 1 played AS
163. 0 play JS
   all told: 0 played JS; 0 took the trick JS AS
164. 0 play 9D
   all told: 0 played 9D
165. 1 play QC
   all told: 1 played QC; 1 took the trick 9D QC
166. 1 play TH
   all told: 1 played TH
167. 0 play KH
   all told: 0 played KH; 0 took the trick TH KH
168. 0 play 8H
   all told: 0 played 8H
169. 1 play AH
   all told: 1 played AH; 1 took the trick 8H AH
170. 1 play QS
   all told: 1 played QS
   all: turn: 0 | trick: 1 led QS | trick 5: 0 led 9H JH, 1 takes | trick 6: 1 led AS JS, 0 takes | trick 7: 0 led 9D QC, 1 takes | trick 8: 1 led TH KH, 0 takes | trick 9: 0 led 8H AH, 1 takes
   seat 0: in no heap: AH AS JH QC QS TH | hand: = 7S JD AD | moves: play 7S | size hand of 1: 2 | may -QH -TD in hand of 1 | sure = QH TD in dead
   seat 1: in no heap: 8H 9D JS KH | hand: = TS 7H | size hand of 0: 3 | sure -9D in hand of 0
171. 0 play 7S
   all told: 0 played 7S; 1 took the trick 7S QS
172. 1 play TS
   all told: 1 played TS
173. 0 play AD
   all told: 0 played AD; 1 took the trick TS AD
174. 1 play 7H
   all told: 1 played 7H
175. 0 play JD
   all told: 0 played JD; 1 took the trick 7H JD; deal 7 §11.1 tricks: +3 white to 1; deal 7 over
176. * deal
   all told: 1 dealt; deal 8 §6.2 turned_honour: +1 white to 1 for JC; deal 8 §7.3 four_of_a_kind: +1 red to 1 for AS AH AD AC; deal 8 §8.2 point: +1 white to 1 for 8S 9S TS QS AS
177. 0 play 8H
   all told: 0 played 8H
178. 1 play TH
   all told: 1 played TH; 1 took the trick 8H TH
179. 1 play TS
   all told: 1 played TS
180. 0 play 7S
   all told: 0 played 7S; 1 took the trick 7S TS
   all: turn: 1 | dealer: 1 | shown: JC | trick: 1 leads | holds: 2,0 2,5 | deals: 7 over, 0 of them thrown in | trick 1: 0 led 8H TH, 1 takes | trick 2: 1 led TS 7S, 1 takes | public.phase: lead | public.turn_up: JC | sure = JS KS in dead
   seat 0: no more: tricks | in no heap: JC KC TD TS | hand: = 9H JH KH 7D 8D TD JD QD 8C KC | size hand of 1: 10 | may -KS +8S +9S +QS +AS +QH +AH +9D +KD +AD +9C +TC +QC in hand of 1 | sure = 8S 9S QS AS AH AD AC in hand of 1 | may -AC +JS +9D +KD +9C +TC +QC in dead
   seat 1: no more: tricks, sure hand of 0 | in no heap: 7S AC AD JC | hand: = 8S 9S QS AS AH 9D KD AD QC AC | moves: play 8S, 9S, QS, AS, AH, 9D, KD, AD, QC, AC | size hand of 0: 10 | may -KS +7H +9H +JH +KH +7D +8D +TD +QD +8C +9C +TC +KC in hand of 0 | may +JS +7H +9H +JH +KH +7D +8D +JD +QD +8C +9C +TC in dead
181. 1 play 9S
   all told: 1 played 9S
182. 0 play KC
   all told: 0 played KC; 0 took the trick 9S KC
183. 0 play QD
   all told: 0 played QD
184. 1 play KD
   all told: 1 played KD; 1 took the trick QD KD
185. 1 play 9D
   all told: 1 played 9D
186. 0 play TD
   all told: 0 played TD; 0 took the trick 9D TD
187. 0 play JH
   all told: 0 played JH
188. 1 play AH
   all told: 1 played AH; 0 took the trick JH AH
189. 0 play 9H
   all told: 0 played 9H
190. 1 play AC
   all told: 1 played AC; 1 took the trick 9H AC
   all: trick 3: 1 led 9S KC, 0 takes | trick 4: 0 led QD KD, 1 takes | trick 5: 1 led 9D TD, 0 takes | trick 6: 0 led JH AH, 0 takes | trick 7: 0 led 9H AC, 1 takes
   seat 0: in no heap: 9D 9S AC AH KD | hand: = KH 7D 8D JD 8C | size hand of 1: 5 | may -7H -QH in hand of 1 | sure -9S -AH -AC in hand of 1 | sure +7H +QH in dead
   seat 1: in no heap: 9H JH KC QD TD | hand: = 8S QS AS AD QC | moves: play 8S, QS, AS, AD, QC | size hand of 0: 5
191. 1 play QC
   all told: 1 played QC
192. 0 play 8C
   all told: 0 played 8C; 1 took the trick 8C QC; deal 8 §10.2 honour_led: +1 white to 1 for QC; deal 8 over; match over
   all: no more: trick | turn: nobody | holds: 2,0 3,0 | deals: 8 over, 0 of them thrown in | trick 8: 1 led QC 8C, 1 takes | public.phase: settled
   seat 0: in no heap: QC | hand: -8C | size hand of 1: 4 | may -7C -9C -TC in hand of 1 | sure +7C +9C +TC in dead
   seat 1: in no heap: 8C | hand: -QC | size hand of 0: 4
