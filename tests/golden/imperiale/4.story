start
   all: turn: chance | dealer: 1 | sides: 0 1 | holds: 0,0 0,0 | deals: 0 over, 0 of them thrown in | public.phase: dealing | public.turn_up: nobody | public.target: 5
1. * deal
   all told: 1 dealt; deal 1 §6.2 turned_honour: +1 white to 1 for 7C; deal 1 §8.2 point: +1 white to 1 for 8H 9H TH QH AH
   all: turn: 0 | shown: 7C | trick: 0 leads | holds: 0,0 0,2 | public.phase: lead | public.turn_up: 7C | size dead: 7
   seat 0: hand: = 7S AS 7H JH KH 7D 8D AD 8C 9C QC AC | moves: play 7S, AS, 7H, JH, KH, 7D, 8D, AD, 8C, 9C, QC, AC | size hand of 1: 12 | may = 8S 9S TS JS QS KS 8H 9H TH QH AH 9D TD JD QD KD TC JC KC in hand of 1 | sure = 8H 9H TH QH AH in hand of 1 | may = 8S 9S TS JS QS KS 9D TD JD QD KD TC JC KC in dead
   seat 1: hand: = 8S JS 8H 9H TH QH AH 9D QD TC JC KC | size hand of 0: 12 | may = 7S 9S TS QS KS AS 7H JH KH 7D 8D TD JD KD AD 8C 9C QC AC in all heaps
2. 0 play AS
   all told: 0 played AS
   all: turn: 1 | trick: 0 led AS | public.phase: reply
   seat 0: hand: -AS
   seat 1: in no heap: AS | moves: play JS | size hand of 0: 11
3. 1 play JS
   all told: 1 played JS; 1 took the trick JS AS
   all: trick: 1 leads | trick 1: 0 led AS JS, 1 takes | public.phase: lead
   seat 0: in no heap: JS | size hand of 1: 11
   seat 1: hand: -JS | moves: play 8S, 8H, 9H, TH, QH, AH, 9D, QD, TC, JC, KC
4. 1 play QH
   all told: 1 played QH
   all: turn: 0 | trick: 1 led QH | public.phase: reply
   seat 0: in no heap: QH | moves: play KH | size hand of 1: 10 | sure -QH in hand of 1
   seat 1: hand: -QH
5. 0 play KH
   all told: 0 played KH; 0 took the trick QH KH
   all: trick: 0 leads | trick 2: 1 led QH KH, 0 takes | public.phase: lead
   seat 0: hand: -KH | moves: play 7S, 7H, JH, 7D, 8D, AD, 8C, 9C, QC, AC
   seat 1: in no heap: KH | size hand of 0: 10
6. 0 play 7S
   all told: 0 played 7S
   all: turn: 1 | trick: 0 led 7S | public.phase: reply
   seat 0: hand: -7S
   seat 1: in no heap: 7S | moves: play 8S | size hand of 0: 9
7. 1 play 8S
   all told: 1 played 8S; 1 took the trick 7S 8S
   all: trick: 1 leads | trick 3: 0 led 7S 8S, 1 takes | public.phase: lead
   seat 0: in no heap: 8S | size hand of 1: 9
   seat 1: hand: -8S | moves: play 8H, 9H, TH, AH, 9D, QD, TC, JC, KC
8. 1 play KC
   all told: 1 played KC
   all: turn: 0 | trick: 1 led KC | public.phase: reply
   seat 0: in no heap: KC | moves: play 8C, 9C, QC, AC | size hand of 1: 8
   seat 1: hand: -KC
9. 0 play QC
   all told: 0 played QC; 1 took the trick QC KC; deal 1 §13.2 honour_won: +1 white to 1 for KC; deal 1 §13.2 honour_taken: +1 white to 1 for QC
   all: turn: 1 | trick: 1 leads | holds: 0,0 0,4 | trick 4: 1 led KC QC, 1 takes | public.phase: lead
   seat 0: hand: -QC
   seat 1: in no heap: QC | moves: play 8H, 9H, TH, AH, 9D, QD, TC, JC | size hand of 0: 8
10. 1 play 8H
   all told: 1 played 8H
   all: turn: 0 | trick: 1 led 8H | public.phase: reply
   seat 0: in no heap: 8H | moves: play JH | size hand of 1: 7 | sure -8H in hand of 1
   seat 1: hand: -8H
11. 0 play JH
   all told: 0 played JH; 0 took the trick 8H JH
   all: trick: 0 leads | trick 5: 1 led 8H JH, 0 takes | public.phase: lead
   seat 0: hand: -JH | moves: play 7H, 7D, 8D, AD, 8C, 9C, AC
   seat 1: in no heap: JH | size hand of 0: 7
12. 0 play 8C
   all told: 0 played 8C
   all: turn: 1 | trick: 0 led 8C | public.phase: reply
   seat 0: hand: -8C
   seat 1: in no heap: 8C | moves: play TC, JC | size hand of 0: 6
13. 1 play TC
   all told: 1 played TC; 1 took the trick 8C TC
   all: trick: 1 leads | trick 6: 0 led 8C TC, 1 takes | public.phase: lead
   seat 0: in no heap: TC | size hand of 1: 6
   seat 1: hand: -TC | moves: play 9H, TH, AH, 9D, QD, JC
14. 1 play QD
   all told: 1 played QD
   all: turn: 0 | trick: 1 led QD | public.phase: reply
   seat 0: in no heap: QD | moves: play 7D, 8D, AD | size hand of 1: 5
   seat 1: hand: -QD
15. 0 play 7D
   all told: 0 played 7D; 1 took the trick 7D QD
   all: turn: 1 | trick: 1 leads | trick 7: 1 led QD 7D, 1 takes | public.phase: lead
   seat 0: hand: -7D
   seat 1: in no heap: 7D | moves: play 9H, TH, AH, 9D, JC | size hand of 0: 5 | may -KD in hand of 0 | sure = KD in dead
16. 1 play 9D
   all told: 1 played 9D
   all: turn: 0 | trick: 1 led 9D | public.phase: reply
   seat 0: in no heap: 9D | moves: play AD | size hand of 1: 4
   seat 1: hand: -9D
17. 0 play AD
   all told: 0 played AD; 0 took the trick 9D AD
   all: trick: 0 leads | trick 8: 1 led 9D AD, 0 takes | public.phase: lead
   seat 0: hand: -AD | moves: play 7H, 8D, 9C, AC
   seat 1: in no heap: AD | size hand of 0: 4
18. 0 play 8D
   all told: 0 played 8D
   all: turn: 1 | trick: 0 led 8D | public.phase: reply
   seat 0: hand: -8D
   seat 1: in no heap: 8D | moves: play JC | size hand of 0: 3
19. 1 play JC
   all told: 1 played JC; 1 took the trick 8D JC; deal 1 §13.2 honour_won: +1 white to 1 for JC
   all: trick: 1 leads | holds: 0,0 0,5 | trick 9: 0 led 8D JC, 1 takes | public.phase: lead
   seat 0: in no heap: JC | size hand of 1: 3 | may = 9H TH AH in hand of 1 | sure = 9S TS QS KS TD JD KD in dead
   seat 1: hand: -JC | moves: play 9H, TH, AH
20. 1 play 9H
   all told: 1 played 9H
   all: turn: 0 | trick: 1 led 9H | public.phase: reply
   seat 0: in no heap: 9H | moves: play 7H | size hand of 1: 2 | sure -9H in hand of 1
   seat 1: hand: -9H
21. 0 play 7H
   all told: 0 played 7H; 1 took the trick 7H 9H
   all: turn: 1 | trick: 1 leads | trick 10: 1 led 9H 7H, 1 takes | public.phase: lead
   seat 0: hand: -7H
   seat 1: in no heap: 7H | moves: play TH, AH | size hand of 0: 2
22. 1 play TH
   all told: 1 played TH
   all: turn: 0 | trick: 1 led TH | public.phase: reply
   seat 0: in no heap: TH | moves: play 9C, AC | size hand of 1: 1 | sure = AH in hand of 1
   seat 1: hand: = AH
23. 0 play AC
   all told: 0 played AC; 0 took the trick TH AC; deal 1 §13.2 honour_won: +1 white to 0 for AC
   all: trick: 0 leads | holds: 0,1 0,5 | trick 11: 1 led TH AC, 0 takes | public.phase: lead
   seat 0: hand: = 9C | moves: play 9C
   seat 1: in no heap: AC | size hand of 0: 1
24. 0 play 9C
   all told: 0 played 9C
   all: turn: 1 | trick: 0 led 9C | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0 | in no heap: 9C | moves: play AH | sure +9S +TS +QS +KS +TD +JD in dead
25. 1 play AH
   all told: 1 played AH; 0 took the trick AH 9C; deal 1 §11.1 tricks: +1 white to 1; deal 1 over
   all: turn: chance | holds: 0,0 1,0 | deals: 1 over, 0 of them thrown in | trick 12: 0 led 9C AH, 0 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1, sure hand of 1 | in no heap: AH
   seat 1: no more: hand, trick
26. * deal
   all told: 0 dealt; deal 2 §6.2 turned_honour: +1 white to 0 for AH; deal 2 §8.2 point: +1 white to 0 for 7D 8D 9D TD QD AD
   all: turn: 1 | dealer: 0 | shown: AH | trick: 1 leads | holds: 0,2 1,0 | public.phase: lead | public.turn_up: AH
   seat 0: no more: tricks, sure dead | in no heap: QS TD | hand: = JS QS AS 7D 8D 9D TD QD AD 7C JC KC | size hand of 1: 12 | may = 7S 8S 9S TS KS 7H 8H 9H TH JH QH KH JD KD 8C 9C TC QC AC in hand of 1 | may +7S +8S +7H +8H +9H +TH +JH +QH +KH +8C +9C +TC +QC +AC in dead
   seat 1: no more: tricks | in no heap: 9S JD KS TS | hand: = 8S 9S TS KS 8H 9H TH QH KH JD TC QC | moves: play 8S, 9S, TS, KS, 8H, 9H, TH, QH, KH, JD, TC, QC | size hand of 0: 12 | may = 7S JS QS AS 7H JH 7D 8D 9D TD QD AD 7C 8C 9C JC KC AC in hand of 0 | sure = 7D 8D 9D TD QD AD in hand of 0 | may -TD +7S +JS +AS +7H +JH +7C +8C +9C +JC +KC +AC in dead | sure = KD in dead
27. 1 play KS
   all told: 1 played KS
   all: turn: 0 | trick: 1 led KS | public.phase: reply
   seat 0: in no heap: KS | moves: play JS, QS, AS | size hand of 1: 11
   seat 1: hand: -KS
28. 0 play JS
   all told: 0 played JS; 1 took the trick JS KS
   all: turn: 1 | trick: 1 leads | trick 1: 1 led KS JS, 1 takes | public.phase: lead
   seat 0: hand: -JS
   seat 1: in no heap: JS | moves: play 8S, 9S, TS, 8H, 9H, TH, QH, KH, JD, TC, QC | size hand of 0: 11
29. 1 play TH
   all told: 1 played TH
   all: turn: 0 | trick: 1 led TH | public.phase: reply
   seat 0: in no heap: TH | moves: play QS, AS, 7D, 8D, 9D, TD, QD, AD, 7C, JC, KC | size hand of 1: 10
   seat 1: hand: -TH
30. 0 play AD
   all told: 0 played AD; 1 took the trick TH AD
   all: turn: 1 | trick: 1 leads | trick 2: 1 led TH AD, 1 takes | public.phase: lead
   seat 0: hand: -AD
   seat 1: in no heap: AD | moves: play 8S, 9S, TS, 8H, 9H, QH, KH, JD, TC, QC | size hand of 0: 10 | may -7H -JH in hand of 0 | sure -AD in hand of 0 | sure +7H +JH in dead
31. 1 play 9H
   all told: 1 played 9H
   all: turn: 0 | trick: 1 led 9H | public.phase: reply
   seat 0: in no heap: 9H | moves: play QS, AS, 7D, 8D, 9D, TD, QD, 7C, JC, KC | size hand of 1: 9
   seat 1: hand: -9H
32. 0 play 7D
   all told: 0 played 7D; 1 took the trick 9H 7D
   all: turn: 1 | trick: 1 leads | trick 3: 1 led 9H 7D, 1 takes | public.phase: lead
   seat 0: hand: -7D
   seat 1: in no heap: 7D | moves: play 8S, 9S, TS, 8H, QH, KH, JD, TC, QC | size hand of 0: 9 | sure -7D in hand of 0
33. 1 play QH
   all told: 1 played QH
   all: turn: 0 | trick: 1 led QH | public.phase: reply
   seat 0: in no heap: QH | moves: play QS, AS, 8D, 9D, TD, QD, 7C, JC, KC | size hand of 1: 8
   seat 1: hand: -QH
34. 0 play JC
   all told: 0 played JC; 1 took the trick QH JC; deal 2 §13.2 honour_won: +1 white to 1 for QH
   all: turn: 1 | trick: 1 leads | holds: 0,2 1,1 | trick 4: 1 led QH JC, 1 takes | public.phase: lead
   seat 0: hand: -JC
   seat 1: in no heap: JC | moves: play 8S, 9S, TS, 8H, KH, JD, TC, QC | size hand of 0: 8
35. 1 play JD
   all told: 1 played JD
   all: turn: 0 | trick: 1 led JD | public.phase: reply
   seat 0: in no heap: JD | moves: play QD | size hand of 1: 7
   seat 1: hand: -JD
36. 0 play QD
   all told: 0 played QD; 0 took the trick JD QD
   all: trick: 0 leads | trick 5: 1 led JD QD, 0 takes | public.phase: lead
   seat 0: hand: -QD | moves: play QS, AS, 8D, 9D, TD, 7C, KC
   seat 1: in no heap: QD | size hand of 0: 7 | sure -QD in hand of 0
37. 0 play TD
   all told: 0 played TD
   all: turn: 1 | trick: 0 led TD | public.phase: reply
   seat 0: hand: -TD
   seat 1: in no heap: TD | moves: play 8H, KH | size hand of 0: 6 | sure -TD in hand of 0
38. 1 play KH
   all told: 1 played KH; 1 took the trick KH TD; deal 2 §13.2 honour_won: +1 white to 1 for KH
   all: trick: 1 leads | holds: 0,2 1,2 | trick 6: 0 led TD KH, 1 takes | public.phase: lead
   seat 0: in no heap: KH | size hand of 1: 6 | may -KD in hand of 1 | sure = KD in dead
   seat 1: hand: -KH | moves: play 8S, 9S, TS, 8H, TC, QC
39. 1 play 8H
   all told: 1 played 8H
   all: turn: 0 | trick: 1 led 8H | public.phase: reply
   seat 0: in no heap: 8H | moves: play QS, AS, 8D, 9D, 7C, KC | size hand of 1: 5
   seat 1: hand: -8H
40. 0 play 7C
   all told: 0 played 7C; 1 took the trick 8H 7C
   all: turn: 1 | trick: 1 leads | trick 7: 1 led 8H 7C, 1 takes | public.phase: lead
   seat 0: hand: -7C
   seat 1: in no heap: 7C | moves: play 8S, 9S, TS, TC, QC | size hand of 0: 5
41. 1 play TC
   all told: 1 played TC
   all: turn: 0 | trick: 1 led TC | public.phase: reply
   seat 0: in no heap: TC | moves: play KC | size hand of 1: 4
   seat 1: hand: -TC
42. 0 play KC
   all told: 0 played KC; 0 took the trick TC KC
   all: trick: 0 leads | trick 8: 1 led TC KC, 0 takes | public.phase: lead
   seat 0: hand: -KC | moves: play QS, AS, 8D, 9D
   seat 1: in no heap: KC | size hand of 0: 4
43. 0 play QS
   all told: 0 played QS
   all: turn: 1 | trick: 0 led QS | public.phase: reply
   seat 0: hand: -QS
   seat 1: in no heap: QS | moves: play 8S, 9S, TS | size hand of 0: 3
44. 1 play 9S
   all told: 1 played 9S; 0 took the trick 9S QS
   all: turn: 0 | trick: 0 leads | trick 9: 0 led QS 9S, 0 takes | public.phase: lead
   seat 0: in no heap: 9S | moves: play AS, 8D, 9D | size hand of 1: 3
   seat 1: hand: -9S
45. 0 play 9D
   all told: 0 played 9D
   all: turn: 1 | trick: 0 led 9D | public.phase: reply
   seat 0: hand: -9D
   seat 1: in no heap: 9D | moves: play 8S, TS, QC | size hand of 0: 2 | sure = 8D in hand of 0
46. 1 play 8S
   all told: 1 played 8S; 0 took the trick 8S 9D
   all: turn: 0 | trick: 0 leads | trick 10: 0 led 9D 8S, 0 takes | public.phase: lead
   seat 0: in no heap: 8S | moves: play AS, 8D | size hand of 1: 2 | may -7H -JH in hand of 1 | sure +7H +JH in dead
   seat 1: hand: -8S
47. 0 play AS
   all told: 0 played AS
   all: turn: 1 | trick: 0 led AS | public.phase: reply
   seat 0: hand: = 8D
   seat 1: in no heap: AS | moves: play TS | size hand of 0: 1 | may = 8D in hand of 0 | sure +7S +8C +9C +AC in dead
48. 1 play TS
   all told: 1 played TS; 0 took the trick TS AS
   all: turn: 0 | trick: 0 leads | trick 11: 0 led AS TS, 0 takes | public.phase: lead
   seat 0: in no heap: TS | moves: play 8D | size hand of 1: 1
   seat 1: hand: = QC
49. 0 play 8D
   all told: 0 played 8D
   all: turn: 1 | trick: 0 led 8D | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0, sure hand of 0 | in no heap: 8D | moves: play QC
50. 1 play QC
   all told: 1 played QC; 0 took the trick 8D QC; deal 2 over
   all: turn: chance | deals: 2 over, 0 of them thrown in | trick 12: 0 led 8D QC, 0 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1 | in no heap: QC | sure +7S +8C +9C +AC in dead
   seat 1: no more: hand, trick
51. * deal
   all told: 1 dealt; deal 3 §8.2 point: +1 white to 0 for 7H 9H TH JH QH AH
   all: turn: 0 | dealer: 1 | shown: 8S | trick: 0 leads | holds: 0,3 1,2 | public.phase: lead | public.turn_up: 8S
   seat 0: no more: tricks, sure dead | in no heap: 7H AC JH | hand: = QS 7H 9H TH JH QH AH 8D QD TC JC AC | moves: play QS, 7H, 9H, TH, JH, QH, AH, 8D, QD, TC, JC, AC | size hand of 1: 12 | may = 7S 9S TS JS KS AS 8H KH 7D 9D TD JD KD AD 7C 8C 9C QC KC in hand of 1 | may +9S +TS +JS +KS +AS +8H +KH +7D +9D +TD +JD +AD +7C +QC +KC in dead
   seat 1: no more: tricks | in no heap: 7S 8C 9C KD | hand: = 7S 9S KS AS 8H TD JD KD 8C 9C QC KC | size hand of 0: 12 | may = TS JS QS 7H 9H TH JH QH AH 7D 8D 9D QD AD 7C TC JC AC in hand of 0 | sure = 7H 9H TH JH QH AH in hand of 0 | may = TS JS QS KH 7D 8D 9D QD AD 7C TC JC AC in dead | sure = KH in dead
52. 0 play AC
   all told: 0 played AC
   all: turn: 1 | trick: 0 led AC | public.phase: reply
   seat 0: hand: -AC
   seat 1: in no heap: AC | moves: play QC, KC | size hand of 0: 11
53. 1 play QC
   all told: 1 played QC; 1 took the trick QC AC
   all: trick: 1 leads | trick 1: 0 led AC QC, 1 takes | public.phase: lead
   seat 0: in no heap: QC | size hand of 1: 11
   seat 1: hand: -QC | moves: play 7S, 9S, KS, AS, 8H, TD, JD, KD, 8C, 9C, KC
54. 1 play JD
   all told: 1 played JD
   all: turn: 0 | trick: 1 led JD | public.phase: reply
   seat 0: in no heap: JD | moves: play QD | size hand of 1: 10
   seat 1: hand: -JD
55. 0 play QD
   all told: 0 played QD; 0 took the trick JD QD
   all: trick: 0 leads | trick 2: 1 led JD QD, 0 takes | public.phase: lead
   seat 0: hand: -QD | moves: play QS, 7H, 9H, TH, JH, QH, AH, 8D, TC, JC
   seat 1: in no heap: QD | size hand of 0: 10
56. 0 play JC
   all told: 0 played JC
   all: turn: 1 | trick: 0 led JC | public.phase: reply
   seat 0: hand: -JC
   seat 1: in no heap: JC | moves: play KC | size hand of 0: 9
57. 1 play KC
   all told: 1 played KC; 1 took the trick JC KC
   all: trick: 1 leads | trick 3: 0 led JC KC, 1 takes | public.phase: lead
   seat 0: in no heap: KC | size hand of 1: 9
   seat 1: hand: -KC | moves: play 7S, 9S, KS, AS, 8H, TD, KD, 8C, 9C
58. 1 play 8C
   all told: 1 played 8C
   all: turn: 0 | trick: 1 led 8C | public.phase: reply
   seat 0: in no heap: 8C | moves: play TC | size hand of 1: 8
   seat 1: hand: -8C
59. 0 play TC
   all told: 0 played TC; 0 took the trick 8C TC
   all: trick: 0 leads | trick 4: 1 led 8C TC, 0 takes | public.phase: lead
   seat 0: hand: -TC | moves: play QS, 7H, 9H, TH, JH, QH, AH, 8D
   seat 1: in no heap: TC | size hand of 0: 8
60. 0 play 8D
   all told: 0 played 8D
   all: turn: 1 | trick: 0 led 8D | public.phase: reply
   seat 0: hand: -8D
   seat 1: in no heap: 8D | moves: play TD, KD | size hand of 0: 7
61. 1 play KD
   all told: 1 played KD; 1 took the trick 8D KD
   all: trick: 1 leads | trick 5: 0 led 8D KD, 1 takes | public.phase: lead
   seat 0: in no heap: KD | size hand of 1: 7
   seat 1: hand: -KD | moves: play 7S, 9S, KS, AS, 8H, TD, 9C
62. 1 play 8H
   all told: 1 played 8H
   all: turn: 0 | trick: 1 led 8H | public.phase: reply
   seat 0: in no heap: 8H | moves: play 9H, TH, JH, QH, AH | size hand of 1: 6
   seat 1: hand: -8H
63. 0 play 9H
   all told: 0 played 9H; 0 took the trick 8H 9H
   all: trick: 0 leads | trick 6: 1 led 8H 9H, 0 takes | public.phase: lead
   seat 0: hand: -9H | moves: play QS, 7H, TH, JH, QH, AH
   seat 1: in no heap: 9H | size hand of 0: 6 | sure -9H in hand of 0
64. 0 play JH
   all told: 0 played JH
   all: turn: 1 | trick: 0 led JH | public.phase: reply
   seat 0: hand: -JH
   seat 1: in no heap: JH | moves: play 7S, 9S, KS, AS | size hand of 0: 5 | sure -JH in hand of 0
65. 1 play 9S
   all told: 1 played 9S; 1 took the trick 9S JH
   all: trick: 1 leads | trick 7: 0 led JH 9S, 1 takes | public.phase: lead
   seat 0: in no heap: 9S | size hand of 1: 5 | may -KH in hand of 1 | sure = KH in dead
   seat 1: hand: -9S | moves: play 7S, KS, AS, TD, 9C
66. 1 play KS
   all told: 1 played KS
   all: turn: 0 | trick: 1 led KS | public.phase: reply
   seat 0: in no heap: KS | moves: play QS | size hand of 1: 4
   seat 1: hand: -KS
67. 0 play QS
   all told: 0 played QS; 1 took the trick QS KS; deal 3 §13.2 honour_won: +1 white to 1 for KS; deal 3 §13.2 honour_taken: +1 white to 1 for QS
   all: turn: 1 | trick: 1 leads | holds: 0,3 1,4 | trick 8: 1 led KS QS, 1 takes | public.phase: lead
   seat 0: hand: -QS
   seat 1: in no heap: QS | moves: play 7S, AS, TD, 9C | size hand of 0: 4 | may = 7H TH QH AH in hand of 0 | sure +TS +JS +7D +9D +AD +7C in dead
68. 1 play 7S
   all told: 1 played 7S
   all: turn: 0 | trick: 1 led 7S | public.phase: reply
   seat 0: in no heap: 7S | moves: play 7H, TH, QH, AH | size hand of 1: 3
   seat 1: hand: -7S
69. 0 play QH
   all told: 0 played QH; 1 took the trick 7S QH; deal 3 §13.2 honour_won: +1 white to 1 for 7S
   all: turn: 1 | trick: 1 leads | holds: 0,3 1,5 | trick 9: 1 led 7S QH, 1 takes | public.phase: lead
   seat 0: hand: -QH
   seat 1: in no heap: QH | moves: play AS, TD, 9C | size hand of 0: 3 | sure -QH in hand of 0
70. 1 play TD
   all told: 1 played TD
   all: turn: 0 | trick: 1 led TD | public.phase: reply
   seat 0: in no heap: TD | moves: play 7H, TH, AH | size hand of 1: 2
   seat 1: hand: -TD
71. 0 play TH
   all told: 0 played TH; 1 took the trick TH TD
   all: turn: 1 | trick: 1 leads | trick 10: 1 led TD TH, 1 takes | public.phase: lead
   seat 0: hand: -TH
   seat 1: in no heap: TH | moves: play AS, 9C | size hand of 0: 2 | sure -TH in hand of 0
72. 1 play 9C
   all told: 1 played 9C
   all: turn: 0 | trick: 1 led 9C | public.phase: reply
   seat 0: in no heap: 9C | moves: play 7H, AH | size hand of 1: 1
   seat 1: hand: = AS
73. 0 play AH
   all told: 0 played AH; 1 took the trick AH 9C
   all: turn: 1 | trick: 1 leads | trick 11: 1 led 9C AH, 1 takes | public.phase: lead
   seat 0: hand: = 7H
   seat 1: in no heap: AH | moves: play AS | size hand of 0: 1 | sure = 7H in hand of 0
74. 1 play AS
   all told: 1 played AS
   all: turn: 0 | trick: 1 led AS | public.phase: reply
   seat 0: no more: size hand of 1, may hand of 1 | in no heap: AS | moves: play 7H | sure +TS +JS +7D +9D +AD +7C in dead
   seat 1: no more: hand
75. 0 play 7H
   all told: 0 played 7H; 1 took the trick AS 7H; deal 3 §13.2 honour_won: +1 white to 1 for AS; deal 3 §11.1 tricks: +3 white to 1; deal 3 over
   all: turn: chance | holds: 0,0 2,3 | deals: 3 over, 0 of them thrown in | trick 12: 1 led AS 7H, 1 takes | public.phase: settled
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0, sure hand of 0 | in no heap: 7H
76. * deal
   all told: 0 dealt; deal 4 §6.2 turned_honour: +1 white to 0 for JD; deal 4 §8.2 point: +1 white to 0 for 9C TC JC AC
   all: turn: 1 | dealer: 0 | shown: JD | trick: 1 leads | holds: 0,2 2,3 | public.phase: lead | public.turn_up: JD
   seat 0: no more: tricks, sure dead | in no heap: 7D 9D JS | hand: = 9S JS 8H 9H TH 7D 9D TD 9C TC JC AC | size hand of 1: 12 | may = 7S 8S TS QS KS AS 7H JH QH KH AH 8D QD KD AD 7C 8C QC KC in hand of 1 | may +7S +8S +QS +KS +AS +7H +JH +QH +AH +8D +QD +KD +8C +QC +KC in dead
   seat 1: no more: tricks | in no heap: 7C KH TS | hand: = 7S TS KS AS QH KH AH 8D QD 7C 8C KC | moves: play 7S, TS, KS, AS, QH, KH, AH, 8D, QD, 7C, 8C, KC | size hand of 0: 12 | may = 8S 9S JS QS 7H 8H 9H TH JH 7D 9D TD KD AD 9C TC JC AC in hand of 0 | sure = 9C TC JC AC in hand of 0 | may +8S +9S +QS +7H +8H +9H +TH +JH +TD +KD +QC in dead | sure = QC in dead
77. 1 play 8C
   all told: 1 played 8C
   all: turn: 0 | trick: 1 led 8C | public.phase: reply
   seat 0: in no heap: 8C | moves: play 9C, TC, JC, AC | size hand of 1: 11
   seat 1: hand: -8C
78. 0 play 9C
   all told: 0 played 9C; 0 took the trick 8C 9C
   all: trick: 0 leads | trick 1: 1 led 8C 9C, 0 takes | public.phase: lead
   seat 0: hand: -9C | moves: play 9S, JS, 8H, 9H, TH, 7D, 9D, TD, TC, JC, AC
   seat 1: in no heap: 9C | size hand of 0: 11 | sure -9C in hand of 0
79. 0 play 9D
   all told: 0 played 9D
   all: turn: 1 | trick: 0 led 9D | public.phase: reply
   seat 0: hand: -9D
   seat 1: in no heap: 9D | moves: play QD | size hand of 0: 10
80. 1 play QD
   all told: 1 played QD; 1 took the trick 9D QD; deal 4 §13.2 honour_won: +1 white to 1 for QD
   all: trick: 1 leads | holds: 0,2 2,4 | trick 2: 0 led 9D QD, 1 takes | public.phase: lead
   seat 0: in no heap: QD | size hand of 1: 10
   seat 1: hand: -QD | moves: play 7S, TS, KS, AS, QH, KH, AH, 8D, 7C, KC
81. 1 play KH
   all told: 1 played KH
   all: turn: 0 | trick: 1 led KH | public.phase: reply
   seat 0: in no heap: KH | moves: play 8H, 9H, TH | size hand of 1: 9
   seat 1: hand: -KH
82. 0 play 9H
   all told: 0 played 9H; 1 took the trick 9H KH
   all: turn: 1 | trick: 1 leads | trick 3: 1 led KH 9H, 1 takes | public.phase: lead
   seat 0: hand: -9H
   seat 1: in no heap: 9H | moves: play 7S, TS, KS, AS, QH, AH, 8D, 7C, KC | size hand of 0: 9
83. 1 play KC
   all told: 1 played KC
   all: turn: 0 | trick: 1 led KC | public.phase: reply
   seat 0: in no heap: KC | moves: play TC, JC, AC | size hand of 1: 8
   seat 1: hand: -KC
84. 0 play AC
   all told: 0 played AC; 1 took the trick KC AC
   all: turn: 1 | trick: 1 leads | trick 4: 1 led KC AC, 1 takes | public.phase: lead
   seat 0: hand: -AC
   seat 1: in no heap: AC | moves: play 7S, TS, KS, AS, QH, AH, 8D, 7C | size hand of 0: 8 | sure -AC in hand of 0
85. 1 play 7S
   all told: 1 played 7S
   all: turn: 0 | trick: 1 led 7S | public.phase: reply
   seat 0: in no heap: 7S | moves: play 9S, JS | size hand of 1: 7
   seat 1: hand: -7S
86. 0 play 9S
   all told: 0 played 9S; 0 took the trick 7S 9S
   all: trick: 0 leads | trick 5: 1 led 7S 9S, 0 takes | public.phase: lead
   seat 0: hand: -9S | moves: play JS, 8H, TH, 7D, TD, TC, JC
   seat 1: in no heap: 9S | size hand of 0: 7
87. 0 play TC
   all told: 0 played TC
   all: turn: 1 | trick: 0 led TC | public.phase: reply
   seat 0: hand: -TC
   seat 1: in no heap: TC | moves: play 7C | size hand of 0: 6 | sure = JC in hand of 0
88. 1 play 7C
   all told: 1 played 7C; 0 took the trick 7C TC
   all: turn: 0 | trick: 0 leads | trick 6: 0 led TC 7C, 0 takes | public.phase: lead
   seat 0: in no heap: 7C | moves: play JS, 8H, TH, 7D, TD, JC | size hand of 1: 6 | may -QC in hand of 1 | sure = QC in dead
   seat 1: hand: -7C
89. 0 play JS
   all told: 0 played JS
   all: turn: 1 | trick: 0 led JS | public.phase: reply
   seat 0: hand: -JS
   seat 1: in no heap: JS | moves: play KS | size hand of 0: 5
90. 1 play KS
   all told: 1 played KS; 1 took the trick JS KS
   all: trick: 1 leads | trick 7: 0 led JS KS, 1 takes | public.phase: lead
   seat 0: in no heap: KS | size hand of 1: 5 | may -KD in hand of 1 | sure +KD in dead
   seat 1: hand: -KS | moves: play TS, AS, QH, AH, 8D
91. 1 play AS
   all told: 1 played AS
   all: turn: 0 | trick: 1 led AS | public.phase: reply
   seat 0: in no heap: AS | moves: play 7D, TD | size hand of 1: 4
   seat 1: hand: -AS
92. 0 play TD
   all told: 0 played TD; 0 took the trick AS TD
   all: trick: 0 leads | trick 8: 1 led AS TD, 0 takes | public.phase: lead
   seat 0: hand: -TD | moves: play 8H, TH, 7D, JC
   seat 1: in no heap: TD | size hand of 0: 4 | may -8S -QS in hand of 0 | sure +8S +QS in dead
93. 0 play 7D
   all told: 0 played 7D
   all: turn: 1 | trick: 0 led 7D | public.phase: reply
   seat 0: hand: -7D
   seat 1: in no heap: 7D | moves: play 8D | size hand of 0: 3
94. 1 play 8D
   all told: 1 played 8D; 1 took the trick 7D 8D; deal 4 §13.2 honour_taken: +1 white to 1 for 7D
   all: trick: 1 leads | holds: 0,2 2,5 | trick 9: 0 led 7D 8D, 1 takes | public.phase: lead
   seat 0: in no heap: 8D | size hand of 1: 3
   seat 1: hand: -8D | moves: play TS, QH, AH
95. 1 play AH
   all told: 1 played AH
   all: turn: 0 | trick: 1 led AH | public.phase: reply
   seat 0: in no heap: AH | moves: play 8H, TH | size hand of 1: 2
   seat 1: hand: -AH
96. 0 play TH
   all told: 0 played TH; 1 took the trick TH AH
   all: turn: 1 | trick: 1 leads | trick 10: 1 led AH TH, 1 takes | public.phase: lead
   seat 0: hand: -TH
   seat 1: in no heap: TH | moves: play TS, QH | size hand of 0: 2 | may -JH in hand of 0 | sure +JH in dead
97. 1 play QH
   all told: 1 played QH
   all: turn: 0 | trick: 1 led QH | public.phase: reply
   seat 0: in no heap: QH | moves: play 8H | size hand of 1: 1 | may -JH in hand of 1 | sure +JH in dead
   seat 1: hand: = TS
98. 0 play 8H
   all told: 0 played 8H; 1 took the trick 8H QH
   all: turn: 1 | trick: 1 leads | trick 11: 1 led QH 8H, 1 takes | public.phase: lead
   seat 0: hand: = JC
   seat 1: in no heap: 8H | moves: play TS | size hand of 0: 1 | may = JC in hand of 0 | sure +7H +KD +AD in dead
99. 1 play TS
   all told: 1 played TS
   all: turn: 0 | trick: 1 led TS | public.phase: reply
   seat 0: no more: size hand of 1, may hand of 1 | in no heap: TS | moves: play JC | sure +8S +QS +7H +AD in dead
   seat 1: no more: hand
100. 0 play JC
   all told: 0 played JC; 1 took the trick TS JC; deal 4 §11.1 tricks: +2 white to 1; deal 4 over
   all: turn: chance | holds: 0,0 3,1 | deals: 4 over, 0 of them thrown in | trick 12: 1 led TS JC, 1 takes | public.phase: settled
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0, sure hand of 0 | in no heap: JC
101. * deal
   all told: 1 dealt; deal 5 §6.2 turned_honour: +1 white to 1 for 7H; deal 5 §8.2 point: +1 white to 0 for 8D 9D TD JD
102. 0 play JD
   all told: 0 played JD
103. 1 play KD
   all told: 1 played KD; 1 took the trick JD KD
104. 1 play KS
   all told: 1 played KS
105. 0 play TS
   all told: 0 played TS; 1 took the trick TS KS
106. 1 play 7D
   all told: 1 played 7D
107. 0 play 9D
   all told: 0 played 9D; 0 took the trick 7D 9D
108. 0 play QC
   all told: 0 played QC
109. 1 play KC
   all told: 1 played KC; 1 took the trick QC KC
110. 1 play JC
   all told: 1 played JC
   all: no more: tricks | turn: 0 | dealer: 1 | shown: 7H | trick: 1 led JC | holds: 0,1 3,2 | trick 1: 0 led JD KD, 1 takes | trick 2: 1 led KS TS, 1 takes | trick 3: 1 led 7D 9D, 0 takes | trick 4: 0 led QC KC, 1 takes | public.phase: reply | public.turn_up: 7H
   seat 0: in no heap: 7H KD QC | hand: = JS 9H TH QH 8D TD 8C 9C | moves: play 8C, 9C | size hand of 1: 7 | may = 7S 8S 9S QS AS 8H JH AH QD AD 7C TC AC in hand of 1 | may +7S +9S +AS +8H +KH +AH +QD +7C +TC +AC in dead | sure = KH in dead
   seat 1: in no heap: 7H 8S AD JH KD QC | hand: = 8S 9S 8H JH AH AD AC | size hand of 0: 8 | may = 7S JS QS AS 9H TH QH KH 8D TD 7C 8C 9C TC in hand of 0 | sure = 8D TD in hand of 0 | may +7S +JS +AS +9H +TH +QH +KH +QD +7C +8C +9C +TC in dead | sure = QD in dead
111. 0 play 8C
   all told: 0 played 8C; 1 took the trick 8C JC
112. 1 play AC
   all told: 1 played AC
113. 0 play 9C
   all told: 0 played 9C; 1 took the trick 9C AC
114. 1 play 8H
   all told: 1 played 8H
115. 0 play QH
   all told: 0 played QH; 0 took the trick 8H QH; deal 5 §13.2 honour_won: +1 white to 0 for QH
116. 0 play JS
   all told: 0 played JS
117. 1 play 9S
   all told: 1 played 9S; 0 took the trick 9S JS
118. 0 play TH
   all told: 0 played TH
119. 1 play JH
   all told: 1 played JH; 1 took the trick TH JH; deal 5 §13.2 honour_won: +1 white to 1 for JH
120. 1 play AD
   all told: 1 played AD
   all: trick: 1 led AD | holds: 0,2 3,3 | trick 5: 1 led JC 8C, 1 takes | trick 6: 1 led AC 9C, 1 takes | trick 7: 1 led 8H QH, 0 takes | trick 8: 0 led JS 9S, 0 takes | trick 9: 0 led TH JH, 1 takes
   seat 0: in no heap: 8H 9S AC AD JH | hand: = 9H 8D TD | moves: play 8D, TD | size hand of 1: 2 | may -QS in hand of 1 | sure +QS in dead
   seat 1: in no heap: 8C 9C JS QH TH | hand: = 8S AH | size hand of 0: 3
121. 0 play 8D
   all told: 0 played 8D; 1 took the trick 8D AD
122. 1 play 8S
   all told: 1 played 8S
123. 0 play 9H
   all told: 0 played 9H; 0 took the trick 8S 9H
124. 0 play TD
   all told: 0 played TD
125. 1 play AH
   all told: 1 played AH; 1 took the trick AH TD; deal 5 §13.2 honour_won: +1 white to 1 for AH; deal 5 §11.1 tricks: +2 white to 1; deal 5 over
126. * deal
   all told: 0 dealt; deal 6 §6.2 turned_honour: +1 white to 0 for KH; deal 6 §8.2 point: +1 white to 1 for 7D JD KD AD
127. 1 play 7D
   all told: 1 played 7D
128. 0 play TD
   all told: 0 played TD; 0 took the trick 7D TD
129. 0 play QH
   all told: 0 played QH
130. 1 play 8H
   all told: 1 played 8H; 0 took the trick 8H QH; deal 6 §13.2 honour_won: +1 white to 0 for QH
   all: dealer: 0 | shown: KH | trick: 0 leads | holds: 0,2 4,1 | deals: 5 over, 0 of them thrown in | trick 1: 1 led 7D TD, 0 takes | trick 2: 0 led QH 8H, 0 takes | public.phase: lead | public.turn_up: KH
   seat 0: no more: tricks | in no heap: KH QD | hand: = TS KS 7H TH JH 9D QD 8C 9C JC | moves: play TS, KS, 7H, TH, JH, 9D, QD, 8C, 9C, JC | size hand of 1: 10 | may +9S +JS +QS +9H +JD +KD +AD +QC +KC +AC in hand of 1 | sure = JD KD AD in hand of 1 | may +9S +JS +9H +8D +QC +KC +AC in dead | sure = 8D in dead
   seat 1: no more: tricks, sure hand of 0, sure dead | in no heap: 7C 7S 9H AS KH TD | hand: = 7S 8S JS AS 9H JD KD AD 7C AC | size hand of 0: 10 | may +9S +TS +KS +7H +TH +JH +AH +9D +QD +8C +9C +JC +QC +KC in hand of 0 | may +9S +TS +KS +7H +TH +JH +AH +8D +9D +8C +9C +JC +QC +KC in dead
131. 0 play TS
   all told: 0 played TS
132. 1 play JS
   all told: 1 played JS; 1 took the trick TS JS
133. 1 play 8S
   all told: 1 played 8S
134. 0 play KS
   all told: 0 played KS; 0 took the trick 8S KS
135. 0 play 9D
   all told: 0 played 9D
136. 1 play AD
   all told: 1 played AD; 1 took the trick 9D AD
137. 1 play AS
   all told: 1 played AS
138. 0 play JH
   all told: 0 played JH; 0 took the trick AS JH; deal 6 §13.2 honour_won: +1 white to 0 for JH
139. 0 play JC
   all told: 0 played JC
140. 1 play 7C
   all told: 1 played 7C; 0 took the trick 7C JC
   all: holds: 0,3 4,1 | trick 3: 0 led TS JS, 1 takes | trick 4: 1 led 8S KS, 0 takes | trick 5: 0 led 9D AD, 1 takes | trick 6: 1 led AS JH, 0 takes | trick 7: 0 led JC 7C, 0 takes
   seat 0: in no heap: 7C 8S AD AS JS | hand: = 7H TH QD 8C 9C | moves: play 7H, TH, QD, 8C, 9C | size hand of 1: 5 | may -QC -KC in hand of 1 | sure -AD in hand of 1 | sure +QC +KC in dead
   seat 1: in no heap: 9D JC JH KS TS | hand: = 7S 9H JD KD AC | size hand of 0: 5 | may -9S -QS in hand of 0 | sure = 9S QS in dead
141. 0 play 7H
   all told: 0 played 7H
142. 1 play 9H
   all told: 1 played 9H; 1 took the trick 7H 9H; deal 6 §13.2 honour_taken: +1 white to 1 for 7H
143. 1 play JD
   all told: 1 played JD
144. 0 play QD
   all told: 0 played QD; 0 took the trick JD QD
145. 0 play 8C
   all told: 0 played 8C
146. 1 play AC
   all told: 1 played AC; 1 took the trick 8C AC
147. 1 play 7S
   all told: 1 played 7S
148. 0 play TH
   all told: 0 played TH; 0 took the trick 7S TH
149. 0 play 9C
   all told: 0 played 9C
150. 1 play KD
   all told: 1 played KD; 0 took the trick KD 9C; deal 6 §11.1 tricks: +2 white to 0; deal 6 over
   all: turn: chance | holds: 0,5 4,2 | deals: 6 over, 0 of them thrown in | trick 8: 0 led 7H 9H, 1 takes | trick 9: 1 led JD QD, 0 takes | trick 10: 0 led 8C AC, 1 takes | trick 11: 1 led 7S TH, 0 takes | trick 12: 0 led 9C KD, 0 takes | public.phase: settled
   seat 0: no more: hand, trick, size hand of 1, may hand of 1, sure hand of 1 | in no heap: 7S 9H AC JD KD | sure +9S +QS +AH +TC in dead
   seat 1: no more: hand, trick, size hand of 0, may hand of 0 | in no heap: 7H 8C 9C QD TH | sure +AH +8D +TC +QC +KC in dead
151. * deal
   all told: 1 dealt; deal 7 §8.2 point: +1 white to 1 for 7H TH JH AH
152. 0 play 8H
   all told: 0 played 8H
153. 1 play JH
   all told: 1 played JH; 1 took the trick 8H JH
154. 1 play KC
   all told: 1 played KC
155. 0 play AC
   all told: 0 played AC; 1 took the trick KC AC
156. 1 play 8C
   all told: 1 played 8C
157. 0 play TC
   all told: 0 played TC; 0 took the trick 8C TC
158. 0 play QC
   all told: 0 played QC
159. 1 play 7C
   all told: 1 played 7C; 0 took the trick 7C QC
160. 0 play JD
   all told: 0 played JD
   all: turn: 1 | dealer: 1 | shown: TS | trick: 0 led JD | holds: 0,5 4,3 | trick 1: 0 led 8H JH, 1 takes | trick 2: 1 led KC AC, 1 takes | trick 3: 1 led 8C TC, 0 takes | trick 4: 0 led QC 7C, 0 takes | public.phase: reply | public.turn_up: TS
   seat 0: no more: tricks | in no heap: KC QC TC | hand: = 7S JS AS 9H QH 9D TD | size hand of 1: 8 | may = 8S 9S QS KS 7H TH AH 7D 8D QD KD AD 9C JC in hand of 1 | sure = 7H TH AH in hand of 1 | may -AH +8S +KS +KH +7D +QD +KD +AD +9C +JC in dead | sure = KH in dead
   seat 1: no more: tricks, sure dead | in no heap: AH KC QC QS TC | hand: = QS KS 7H TH AH 7D KD JC | moves: play KD | size hand of 0: 7 | may = 7S 8S 9S JS AS 9H QH KH 8D 9D TD QD AD 9C in hand of 0 | may +7S +8S +JS +AS +9H +QH +KH +9D +TD +QD +AD +9C in dead
161. 1 play KD
   all told: 1 played KD; 1 took the trick JD KD
162. 1 play AH
   all told: 1 played AH
163. 0 play QH
   all told: 0 played QH; 0 took the trick QH AH
164. 0 play JS
   all told: 0 played JS
165. 1 play KS
   all told: 1 played KS; 1 took the trick JS KS; deal 7 §13.2 honour_won: +1 white to 1 for KS; deal 7 §13.2 honour_taken: +1 white to 1 for JS
166. 1 play JC
   all told: 1 played JC
167. 0 play AS
   all told: 0 played AS; 0 took the trick AS JC; deal 7 §13.2 honour_won: +1 white to 0 for AS
168. 0 play 7S
   all told: 0 played 7S
169. 1 play QS
   all told: 1 played QS; 1 took the trick 7S QS; deal 7 §13.2 honour_won: +1 white to 1 for QS; deal 7 §13.2 honour_taken: +1 white to 1 for 7S
170. 1 play TH
   all told: 1 played TH
   all: turn: 0 | trick: 1 led TH | holds: 1,0 4,2 | trick 5: 0 led JD KD, 1 takes | trick 6: 1 led AH QH, 0 takes | trick 7: 0 led JS KS, 1 takes | trick 8: 1 led JC AS, 0 takes | trick 9: 0 led 7S QS, 1 takes
   seat 0: in no heap: AH JC KD KS QS TH | hand: = 9H 9D TD | moves: play 9H | size hand of 1: 2 | sure = 7H in hand of 1
   seat 1: in no heap: 7S AS JS QH | hand: = 7H 7D | size hand of 0: 3 | may -9C in hand of 0 | sure = 9C in dead
171. 0 play 9H
   all told: 0 played 9H; 1 took the trick 9H TH
172. 1 play 7H
   all told: 1 played 7H
173. 0 play 9D
   all told: 0 played 9D; 1 took the trick 7H 9D
174. 1 play 7D
   all told: 1 played 7D
175. 0 play TD
   all told: 0 played TD; 0 took the trick 7D TD; deal 7 §11.1 tricks: +1 white to 1; deal 7 over
176. * deal
   all told: 0 dealt; deal 8 §6.2 turned_honour: +1 white to 0 for AD; deal 8 §8.2 point: +1 white to 0 for 8S 9S JS QS AS
177. 1 play QD
   all told: 1 played QD
178. 0 play JD
   all told: 0 played JD; 1 took the trick JD QD; deal 8 §13.2 honour_won: +1 white to 1 for QD; deal 8 §13.2 honour_taken: +1 white to 1 for JD
179. 1 play 9H
   all told: 1 played 9H
180. 0 play KH
   all told: 0 played KH; 0 took the trick 9H KH
   all: dealer: 0 | shown: AD | trick: 0 leads | holds: 1,2 4,5 | deals: 7 over, 0 of them thrown in | trick 1: 1 led QD JD, 1 takes | trick 2: 1 led 9H KH, 0 takes | public.phase: lead | public.turn_up: AD
   seat 0: no more: tricks, sure hand of 1, sure dead | in no heap: 8S 9C 9S AD KH QD | hand: = 8S 9S JS QS AS QH AH 8C 9C KC | moves: play 8S, 9S, JS, QS, AS, QH, AH, 8C, 9C, KC | size hand of 1: 10 | may +7S +TS +KS +8H +TH +JH +9D +TD +KD +7C +TC +JC +QC +AC in hand of 1 | may +7S +TS +KS +7H +8H +TH +JH +9D +TD +KD +7C +TC +JC +QC +AC in dead
   seat 1: no more: tricks | in no heap: 8D 9H AD KH QD TD | hand: +TS +8H +8D +TD +KD +7C +QC +AC | size hand of 0: 10 | may +JS +QS +AS +TH +JH +QH +AH +8C +9C +TC +JC +KC in hand of 0 | sure = 8S 9S JS QS AS in hand of 0 | may = 7S KS TH JH QH AH 9D 8C 9C TC JC KC in dead | sure = 7S KS in dead
181. 0 play AH
   all told: 0 played AH
182. 1 play 8H
   all told: 1 played 8H; 0 took the trick 8H AH
183. 0 play AS
   all told: 0 played AS
184. 1 play TS
   all told: 1 played TS; 0 took the trick TS AS
185. 0 play 8S
   all told: 0 played 8S
186. 1 play 8D
   all told: 1 played 8D; 1 took the trick 8S 8D
187. 1 play 7C
   all told: 1 played 7C
188. 0 play KC
   all told: 0 played KC; 0 took the trick 7C KC
189. 0 play QH
   all told: 0 played QH
190. 1 play 7H
   all told: 1 played 7H; 0 took the trick 7H QH
   all: trick 3: 0 led AH 8H, 0 takes | trick 4: 0 led AS TS, 0 takes | trick 5: 0 led 8S 8D, 1 takes | trick 6: 1 led 7C KC, 0 takes | trick 7: 0 led QH 7H, 0 takes
   seat 0: in no heap: 7C 7H 8D 8H TS | hand: = 9S JS QS 8C 9C | moves: play 9S, JS, QS, 8C, 9C | size hand of 1: 5 | may -7S -KS -JH in hand of 1 | sure = 7S KS JH in dead
   seat 1: in no heap: 8S AH AS KC QH | hand: = 7D TD KD QC AC | size hand of 0: 5 | may -JH in hand of 0 | sure -8S -AS in hand of 0 | sure +JH in dead
191. 0 play JS
   all told: 0 played JS
192. 1 play TD
   all told: 1 played TD; 1 took the trick JS TD
193. 1 play KD
   all told: 1 played KD
194. 0 play 9C
   all told: 0 played 9C; 1 took the trick KD 9C; deal 8 §13.2 honour_won: +1 white to 1 for KD; deal 8 over; match over
   all: no more: trick | turn: nobody | holds: 1,0 5,0 | deals: 8 over, 0 of them thrown in | trick 8: 0 led JS TD, 1 takes | trick 9: 1 led KD 9C, 1 takes | public.phase: settled
   seat 0: in no heap: KD TD | hand: -JS -9C | size hand of 1: 3
   seat 1: in no heap: 9C JS | hand: -TD -KD | size hand of 0: 3 | may -9D +7S +KS +JH in hand of 0 | sure -JS in hand of 0 | sure = 9D in dead
