start
   all: turn: chance | dealer: 0 | sides: 0 1 | holds: 0,0 0,0 | deals: 0 over, 0 of them thrown in | public.phase: dealing | public.turn_up: nobody | public.target: 6
1. * deal
   all told: 0 dealt; deal 1 §8.2 point: +1 white to 1 for 7S TS JS QS KS
   all: turn: 1 | shown: 8H | trick: 1 leads | holds: 0,0 0,1 | public.phase: lead | public.turn_up: 8H | size dead: 7
   seat 0: hand: = 8S 9S 9H TH QH AH JD QD AD 9C QC AC | size hand of 1: 12 | may = 7S TS JS QS KS 7H JH KH 7D 8D 9D TD KD 7C 8C TC JC KC in hand of 1 | sure = 7S TS JS QS KS in hand of 1 | may = AS 7H JH KH 7D 8D 9D TD KD 7C 8C TC JC KC in dead | sure = AS in dead
   seat 1: hand: = 7S TS JS QS KS 8D TD KD 7C 8C TC KC | moves: play 7S, TS, JS, QS, KS, 8D, TD, KD, 7C, 8C, TC, KC | size hand of 0: 12 | may = 8S 9S AS 7H 9H TH JH QH KH AH 7D 9D JD QD AD 9C JC QC AC in all heaps
2. 1 play QS
   all told: 1 played QS
   all: turn: 0 | trick: 1 led QS | public.phase: reply
   seat 0: in no heap: QS | moves: play 8S, 9S | size hand of 1: 11 | sure -QS in hand of 1
   seat 1: hand: -QS
3. 0 play 8S
   all told: 0 played 8S; 1 took the trick 8S QS
   all: turn: 1 | trick: 1 leads | trick 1: 1 led QS 8S, 1 takes | public.phase: lead
   seat 0: hand: -8S
   seat 1: in no heap: 8S | moves: play 7S, TS, JS, KS, 8D, TD, KD, 7C, 8C, TC, KC | size hand of 0: 11
4. 1 play TD
   all told: 1 played TD
   all: turn: 0 | trick: 1 led TD | public.phase: reply
   seat 0: in no heap: TD | moves: play JD, QD, AD | size hand of 1: 10
   seat 1: hand: -TD
5. 0 play QD
   all told: 0 played QD; 0 took the trick TD QD
   all: trick: 0 leads | trick 2: 1 led TD QD, 0 takes | public.phase: lead
   seat 0: hand: -QD | moves: play 9S, 9H, TH, QH, AH, JD, AD, 9C, QC, AC
   seat 1: in no heap: QD | size hand of 0: 10
6. 0 play AH
   all told: 0 played AH
   all: turn: 1 | trick: 0 led AH | public.phase: reply
   seat 0: hand: -AH
   seat 1: in no heap: AH | moves: play 7S, TS, JS, KS, 8D, KD, 7C, 8C, TC, KC | size hand of 0: 9
7. 1 play JS
   all told: 1 played JS; 0 took the trick JS AH; deal 1 §10.2 honour_led: +1 white to 0 for AH
   all: turn: 0 | trick: 0 leads | holds: 0,1 0,1 | trick 3: 0 led AH JS, 0 takes | public.phase: lead
   seat 0: in no heap: JS | moves: play 9S, 9H, TH, QH, JD, AD, 9C, QC, AC | size hand of 1: 9 | may -7H -JH -KH in hand of 1 | sure -JS in hand of 1 | sure +7H +JH +KH in dead
   seat 1: hand: -JS
8. 0 play TH
   all told: 0 played TH
   all: turn: 1 | trick: 0 led TH | public.phase: reply
   seat 0: hand: -TH
   seat 1: in no heap: TH | moves: play 7S, TS, KS, 8D, KD, 7C, 8C, TC, KC | size hand of 0: 8
9. 1 play 8C
   all told: 1 played 8C; 0 took the trick TH 8C
   all: turn: 0 | trick: 0 leads | trick 4: 0 led TH 8C, 0 takes | public.phase: lead
   seat 0: in no heap: 8C | moves: play 9S, 9H, QH, JD, AD, 9C, QC, AC | size hand of 1: 8
   seat 1: hand: -8C
10. 0 play AC
   all told: 0 played AC
   all: turn: 1 | trick: 0 led AC | public.phase: reply
   seat 0: hand: -AC
   seat 1: in no heap: AC | moves: play KC | size hand of 0: 7
11. 1 play KC
   all told: 1 played KC; 1 took the trick KC AC
   all: trick: 1 leads | trick 5: 0 led AC KC, 1 takes | public.phase: lead
   seat 0: in no heap: KC | size hand of 1: 7
   seat 1: hand: -KC | moves: play 7S, TS, KS, 8D, KD, 7C, TC
12. 1 play KS
   all told: 1 played KS
   all: turn: 0 | trick: 1 led KS | public.phase: reply
   seat 0: in no heap: KS | moves: play 9S | size hand of 1: 6 | sure -KS in hand of 1
   seat 1: hand: -KS
13. 0 play 9S
   all told: 0 played 9S; 1 took the trick 9S KS
   all: turn: 1 | trick: 1 leads | trick 6: 1 led KS 9S, 1 takes | public.phase: lead
   seat 0: hand: -9S
   seat 1: in no heap: 9S | moves: play 7S, TS, 8D, KD, 7C, TC | size hand of 0: 6
14. 1 play TC
   all told: 1 played TC
   all: turn: 0 | trick: 1 led TC | public.phase: reply
   seat 0: in no heap: TC | moves: play QC | size hand of 1: 5
   seat 1: hand: -TC
15. 0 play QC
   all told: 0 played QC; 0 took the trick TC QC
   all: trick: 0 leads | trick 7: 1 led TC QC, 0 takes | public.phase: lead
   seat 0: hand: -QC | moves: play 9H, QH, JD, AD, 9C
   seat 1: in no heap: QC | size hand of 0: 5
16. 0 play 9H
   all told: 0 played 9H
   all: turn: 1 | trick: 0 led 9H | public.phase: reply
   seat 0: hand: -9H
   seat 1: in no heap: 9H | moves: play 7S, TS, 8D, KD, 7C | size hand of 0: 4
17. 1 play 8D
   all told: 1 played 8D; 0 took the trick 9H 8D
   all: turn: 0 | trick: 0 leads | trick 8: 0 led 9H 8D, 0 takes | public.phase: lead
   seat 0: in no heap: 8D | moves: play QH, JD, AD, 9C | size hand of 1: 4
   seat 1: hand: -8D
18. 0 play AD
   all told: 0 played AD
   all: turn: 1 | trick: 0 led AD | public.phase: reply
   seat 0: hand: -AD
   seat 1: in no heap: AD | moves: play KD | size hand of 0: 3 | may -AS in hand of 0 | sure = AS in dead
19. 1 play KD
   all told: 1 played KD; 1 took the trick KD AD
   all: trick: 1 leads | trick 9: 0 led AD KD, 1 takes | public.phase: lead
   seat 0: in no heap: KD | size hand of 1: 3
   seat 1: hand: -KD | moves: play 7S, TS, 7C
20. 1 play 7C
   all told: 1 played 7C
   all: turn: 0 | trick: 1 led 7C | public.phase: reply
   seat 0: in no heap: 7C | moves: play 9C | size hand of 1: 2 | may = 7S TS in hand of 1 | sure +7D +9D +JC in dead
   seat 1: hand: -7C
21. 0 play 9C
   all told: 0 played 9C; 0 took the trick 7C 9C
   all: trick: 0 leads | trick 10: 1 led 7C 9C, 0 takes | public.phase: lead
   seat 0: hand: -9C | moves: play QH, JD
   seat 1: in no heap: 9C | size hand of 0: 2
22. 0 play JD
   all told: 0 played JD
   all: turn: 1 | trick: 0 led JD | public.phase: reply
   seat 0: hand: = QH
   seat 1: in no heap: JD | moves: play 7S, TS | size hand of 0: 1
23. 1 play 7S
   all told: 1 played 7S; 0 took the trick 7S JD
   all: turn: 0 | trick: 0 leads | trick 11: 0 led JD 7S, 0 takes | public.phase: lead
   seat 0: in no heap: 7S | moves: play QH | size hand of 1: 1 | sure = TS in hand of 1
   seat 1: hand: = TS
24. 0 play QH
   all told: 0 played QH
   all: turn: 1 | trick: 0 led QH | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0 | in no heap: QH | moves: play TS | sure +7H +JH +KH +7D +9D +JC in dead
25. 1 play TS
   all told: 1 played TS; 0 took the trick TS QH; deal 1 §10.2 honour_led: +1 white to 0 for QH; deal 1 §11.1 tricks: +2 white to 0; deal 1 over
   all: turn: chance | holds: 0,4 0,1 | deals: 1 over, 0 of them thrown in | trick 12: 0 led QH TS, 0 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1, sure hand of 1 | in no heap: TS
   seat 1: no more: hand, trick
26. * deal
   all told: 1 dealt; deal 2 §6.2 turned_honour: +1 white to 1 for JC; deal 2 §8.2 point: +1 white to 0 for 7H TH QH KH AH
   all: no more: tricks, sure dead | turn: 0 | dealer: 1 | shown: JC | trick: 0 leads | holds: 0,5 0,2 | public.phase: lead | public.turn_up: JC
   seat 0: in no heap: 7H 9D AS JC KH | hand: = TS JS AS 7H TH QH KH AH 9D QD KD 8C | moves: play TS, JS, AS, 7H, TH, QH, KH, AH, 9D, QD, KD, 8C | size hand of 1: 12 | may = 7S 8S 9S QS KS 8H 9H JH 7D 8D TD JD AD 7C 9C TC QC KC AC in hand of 1 | may +7S +8S +9S +QS +KS +8H +9H +8D +TD +JD +AD +7C +9C +TC +QC +KC +AC in dead
   seat 1: in no heap: 7D JC JH | hand: = 8S 9S KS 8H 9H JH 7D 7C 9C TC KC AC | size hand of 0: 12 | may = 7S TS JS QS AS 7H TH QH KH AH 8D 9D TD JD QD KD AD 8C QC in hand of 0 | sure = 7H TH QH KH AH in hand of 0 | may = 7S TS JS QS AS 8D 9D TD JD QD KD AD 8C QC in dead
27. 0 play TS
   all told: 0 played TS
   all: turn: 1 | trick: 0 led TS | public.phase: reply
   seat 0: hand: -TS
   seat 1: in no heap: TS | moves: play KS | size hand of 0: 11
28. 1 play KS
   all told: 1 played KS; 1 took the trick TS KS
   all: trick: 1 leads | trick 1: 0 led TS KS, 1 takes | public.phase: lead
   seat 0: in no heap: KS | size hand of 1: 11
   seat 1: hand: -KS | moves: play 8S, 9S, 8H, 9H, JH, 7D, 7C, 9C, TC, KC, AC
29. 1 play 7C
   all told: 1 played 7C
   all: turn: 0 | trick: 1 led 7C | public.phase: reply
   seat 0: in no heap: 7C | moves: play 8C | size hand of 1: 10
   seat 1: hand: -7C
30. 0 play 8C
   all told: 0 played 8C; 0 took the trick 7C 8C; deal 2 §10.2 honour_led: +1 white to 1 for 7C
   all: trick: 0 leads | holds: 0,5 0,3 | trick 2: 1 led 7C 8C, 0 takes | public.phase: lead
   seat 0: hand: -8C | moves: play JS, AS, 7H, TH, QH, KH, AH, 9D, QD, KD
   seat 1: in no heap: 8C | size hand of 0: 10
31. 0 play QH
   all told: 0 played QH
   all: turn: 1 | trick: 0 led QH | public.phase: reply
   seat 0: hand: -QH
   seat 1: in no heap: QH | moves: play 8H, 9H, JH | size hand of 0: 9 | sure -QH in hand of 0
32. 1 play 8H
   all told: 1 played 8H; 0 took the trick 8H QH
   all: turn: 0 | trick: 0 leads | trick 3: 0 led QH 8H, 0 takes | public.phase: lead
   seat 0: in no heap: 8H | moves: play JS, AS, 7H, TH, KH, AH, 9D, QD, KD | size hand of 1: 9
   seat 1: hand: -8H
33. 0 play 9D
   all told: 0 played 9D
   all: turn: 1 | trick: 0 led 9D | public.phase: reply
   seat 0: hand: -9D
   seat 1: in no heap: 9D | moves: play 7D | size hand of 0: 8
34. 1 play 7D
   all told: 1 played 7D; 0 took the trick 7D 9D
   all: turn: 0 | trick: 0 leads | trick 4: 0 led 9D 7D, 0 takes | public.phase: lead
   seat 0: in no heap: 7D | moves: play JS, AS, 7H, TH, KH, AH, QD, KD | size hand of 1: 8 | may -TD -JD -AD in hand of 1 | sure = TD JD AD in dead
   seat 1: hand: -7D
35. 0 play KD
   all told: 0 played KD
   all: turn: 1 | trick: 0 led KD | public.phase: reply
   seat 0: hand: -KD
   seat 1: in no heap: KD | moves: play 9C, TC, KC, AC | size hand of 0: 7
36. 1 play TC
   all told: 1 played TC; 1 took the trick KD TC
   all: trick: 1 leads | trick 5: 0 led KD TC, 1 takes | public.phase: lead
   seat 0: in no heap: TC | size hand of 1: 7 | may -8D in hand of 1 | sure +8D in dead
   seat 1: hand: -TC | moves: play 8S, 9S, 9H, JH, 9C, KC, AC
37. 1 play 9C
   all told: 1 played 9C
   all: turn: 0 | trick: 1 led 9C | public.phase: reply
   seat 0: in no heap: 9C | moves: play JS, AS, 7H, TH, KH, AH, QD | size hand of 1: 6
   seat 1: hand: -9C
38. 0 play AH
   all told: 0 played AH; 1 took the trick AH 9C
   all: turn: 1 | trick: 1 leads | trick 6: 1 led 9C AH, 1 takes | public.phase: lead
   seat 0: hand: -AH
   seat 1: in no heap: AH | moves: play 8S, 9S, 9H, JH, KC, AC | size hand of 0: 6 | may -QC in hand of 0 | sure -AH in hand of 0 | sure = QC in dead
39. 1 play JH
   all told: 1 played JH
   all: turn: 0 | trick: 1 led JH | public.phase: reply
   seat 0: in no heap: JH | moves: play KH | size hand of 1: 5
   seat 1: hand: -JH
40. 0 play KH
   all told: 0 played KH; 0 took the trick JH KH
   all: trick: 0 leads | trick 7: 1 led JH KH, 0 takes | public.phase: lead
   seat 0: hand: -KH | moves: play JS, AS, 7H, TH, QD
   seat 1: in no heap: KH | size hand of 0: 5 | sure -KH in hand of 0
41. 0 play TH
   all told: 0 played TH
   all: turn: 1 | trick: 0 led TH | public.phase: reply
   seat 0: hand: -TH
   seat 1: in no heap: TH | moves: play 9H | size hand of 0: 4 | sure = 7H in hand of 0
42. 1 play 9H
   all told: 1 played 9H; 0 took the trick 9H TH
   all: turn: 0 | trick: 0 leads | trick 8: 0 led TH 9H, 0 takes | public.phase: lead
   seat 0: in no heap: 9H | moves: play JS, AS, 7H, QD | size hand of 1: 4
   seat 1: hand: -9H
43. 0 play QD
   all told: 0 played QD
   all: turn: 1 | trick: 0 led QD | public.phase: reply
   seat 0: hand: -QD
   seat 1: in no heap: QD | moves: play KC, AC | size hand of 0: 3
44. 1 play AC
   all told: 1 played AC; 1 took the trick QD AC
   all: trick: 1 leads | trick 9: 0 led QD AC, 1 takes | public.phase: lead
   seat 0: in no heap: AC | size hand of 1: 3
   seat 1: hand: -AC | moves: play 8S, 9S, KC
45. 1 play 9S
   all told: 1 played 9S
   all: turn: 0 | trick: 1 led 9S | public.phase: reply
   seat 0: in no heap: 9S | moves: play JS, AS | size hand of 1: 2
   seat 1: hand: -9S
46. 0 play JS
   all told: 0 played JS; 0 took the trick 9S JS
   all: trick: 0 leads | trick 10: 1 led 9S JS, 0 takes | public.phase: lead
   seat 0: hand: -JS | moves: play AS, 7H
   seat 1: in no heap: JS | size hand of 0: 2
47. 0 play AS
   all told: 0 played AS
   all: turn: 1 | trick: 0 led AS | public.phase: reply
   seat 0: hand: = 7H
   seat 1: in no heap: AS | moves: play 8S | size hand of 0: 1 | may = 7H in hand of 0 | sure +7S +QS +8D +TD +JD +AD in dead
48. 1 play 8S
   all told: 1 played 8S; 0 took the trick 8S AS
   all: turn: 0 | trick: 0 leads | trick 11: 0 led AS 8S, 0 takes | public.phase: lead
   seat 0: in no heap: 8S | moves: play 7H | size hand of 1: 1 | may -QS in hand of 1 | sure +QS in dead
   seat 1: hand: = KC
49. 0 play 7H
   all told: 0 played 7H
   all: turn: 1 | trick: 0 led 7H | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0, sure hand of 0 | in no heap: 7H | moves: play KC
50. 1 play KC
   all told: 1 played KC; 1 took the trick 7H KC; deal 2 §11.1 tricks: +1 white to 0; deal 2 over
   all: turn: chance | holds: 1,0 0,0 | deals: 2 over, 0 of them thrown in | trick 12: 0 led 7H KC, 1 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1 | in no heap: KC | sure +7S +QC in dead
   seat 1: no more: hand, trick
51. * deal
   all told: 0 dealt; deal 3 §6.2 turned_honour: +1 white to 0 for JH; deal 3 §8.2 point: +1 white to 1 for 7S 8S JS KS AS
   all: turn: 1 | dealer: 0 | shown: JH | trick: 1 leads | holds: 1,1 0,1 | public.phase: lead | public.turn_up: JH
   seat 0: no more: tricks | in no heap: 8D AD JD QC | hand: = 7H 9H KH 7D 8D JD KD AD 8C JC QC KC | size hand of 1: 12 | may = 7S 8S JS KS AS 8H TH QH AH 9D TD QD 7C 9C TC AC in hand of 1 | sure = 7S 8S JS KS AS in hand of 1 | may -7S +9S +TS +8H +TH +QH +AH +9D +QD +7C +9C +TC +AC in dead | sure = 9S TS QS in dead
   seat 1: no more: tricks, sure dead | in no heap: 7S | hand: = 7S 8S JS KS AS TH AH QD 7C 9C TC AC | moves: play 7S, 8S, JS, KS, AS, TH, AH, QD, 7C, 9C, TC, AC | size hand of 0: 12 | may = 9S TS QS 7H 8H 9H QH KH 7D 8D 9D TD JD KD AD 8C JC QC KC in hand of 0 | may +9S +TS +7H +8H +9H +QH +KH +7D +9D +KD +8C +JC +KC in dead
52. 1 play 8S
   all told: 1 played 8S
   all: turn: 0 | trick: 1 led 8S | public.phase: reply
   seat 0: in no heap: 8S | moves: play 7H, 9H, KH | size hand of 1: 11 | sure -8S in hand of 1
   seat 1: hand: -8S
53. 0 play KH
   all told: 0 played KH; 0 took the trick 8S KH
   all: trick: 0 leads | trick 1: 1 led 8S KH, 0 takes | public.phase: lead
   seat 0: hand: -KH | moves: play 7H, 9H, 7D, 8D, JD, KD, AD, 8C, JC, QC, KC
   seat 1: in no heap: KH | size hand of 0: 11 | may -9S -TS -QS in hand of 0 | sure = 9S TS QS in dead
54. 0 play QC
   all told: 0 played QC
   all: turn: 1 | trick: 0 led QC | public.phase: reply
   seat 0: hand: -QC
   seat 1: in no heap: QC | moves: play 7C, 9C, TC, AC | size hand of 0: 10
55. 1 play 7C
   all told: 1 played 7C; 0 took the trick 7C QC
   all: turn: 0 | trick: 0 leads | trick 2: 0 led QC 7C, 0 takes | public.phase: lead
   seat 0: in no heap: 7C | moves: play 7H, 9H, 7D, 8D, JD, KD, AD, 8C, JC, KC | size hand of 1: 10
   seat 1: hand: -7C
56. 0 play KD
   all told: 0 played KD
   all: turn: 1 | trick: 0 led KD | public.phase: reply
   seat 0: hand: -KD
   seat 1: in no heap: KD | moves: play QD | size hand of 0: 9
57. 1 play QD
   all told: 1 played QD; 0 took the trick QD KD
   all: turn: 0 | trick: 0 leads | trick 3: 0 led KD QD, 0 takes | public.phase: lead
   seat 0: in no heap: QD | moves: play 7H, 9H, 7D, 8D, JD, AD, 8C, JC, KC | size hand of 1: 9
   seat 1: hand: -QD
58. 0 play AD
   all told: 0 played AD
   all: turn: 1 | trick: 0 led AD | public.phase: reply
   seat 0: hand: -AD
   seat 1: in no heap: AD | moves: play TH, AH | size hand of 0: 8
59. 1 play AH
   all told: 1 played AH; 1 took the trick AH AD
   all: trick: 1 leads | trick 4: 0 led AD AH, 1 takes | public.phase: lead
   seat 0: in no heap: AH | size hand of 1: 8 | may -9D -TD in hand of 1 | sure +9D +TD in dead
   seat 1: hand: -AH | moves: play 7S, JS, KS, AS, TH, 9C, TC, AC
60. 1 play 9C
   all told: 1 played 9C
   all: turn: 0 | trick: 1 led 9C | public.phase: reply
   seat 0: in no heap: 9C | moves: play JC, KC | size hand of 1: 7
   seat 1: hand: -9C
61. 0 play JC
   all told: 0 played JC; 0 took the trick 9C JC
   all: trick: 0 leads | trick 5: 1 led 9C JC, 0 takes | public.phase: lead
   seat 0: hand: -JC | moves: play 7H, 9H, 7D, 8D, JD, 8C, KC
   seat 1: in no heap: JC | size hand of 0: 7
62. 0 play 7H
   all told: 0 played 7H
   all: turn: 1 | trick: 0 led 7H | public.phase: reply
   seat 0: hand: -7H
   seat 1: in no heap: 7H | moves: play TH | size hand of 0: 6
63. 1 play TH
   all told: 1 played TH; 1 took the trick 7H TH; deal 3 §10.2 honour_led: +1 white to 0 for 7H
   all: trick: 1 leads | holds: 1,2 0,1 | trick 6: 0 led 7H TH, 1 takes | public.phase: lead
   seat 0: in no heap: TH | size hand of 1: 6
   seat 1: hand: -TH | moves: play 7S, JS, KS, AS, TC, AC
64. 1 play TC
   all told: 1 played TC
   all: turn: 0 | trick: 1 led TC | public.phase: reply
   seat 0: in no heap: TC | moves: play KC | size hand of 1: 5
   seat 1: hand: -TC
65. 0 play KC
   all told: 0 played KC; 0 took the trick TC KC
   all: trick: 0 leads | trick 7: 1 led TC KC, 0 takes | public.phase: lead
   seat 0: hand: -KC | moves: play 9H, 7D, 8D, JD, 8C
   seat 1: in no heap: KC | size hand of 0: 5
66. 0 play 8C
   all told: 0 played 8C
   all: turn: 1 | trick: 0 led 8C | public.phase: reply
   seat 0: hand: -8C
   seat 1: in no heap: 8C | moves: play AC | size hand of 0: 4
67. 1 play AC
   all told: 1 played AC; 1 took the trick 8C AC
   all: trick: 1 leads | trick 8: 0 led 8C AC, 1 takes | public.phase: lead
   seat 0: in no heap: AC | size hand of 1: 4 | may -8H -QH in hand of 1 | sure +8H +QH in dead
   seat 1: hand: -AC | moves: play 7S, JS, KS, AS
68. 1 play AS
   all told: 1 played AS
   all: turn: 0 | trick: 1 led AS | public.phase: reply
   seat 0: in no heap: AS | moves: play 9H | size hand of 1: 3 | sure -AS in hand of 1
   seat 1: hand: -AS
69. 0 play 9H
   all told: 0 played 9H; 0 took the trick AS 9H
   all: trick: 0 leads | trick 9: 1 led AS 9H, 0 takes | public.phase: lead
   seat 0: hand: -9H | moves: play 7D, 8D, JD
   seat 1: in no heap: 9H | size hand of 0: 3
70. 0 play 8D
   all told: 0 played 8D
   all: turn: 1 | trick: 0 led 8D | public.phase: reply
   seat 0: hand: -8D
   seat 1: in no heap: 8D | moves: play 7S, JS, KS | size hand of 0: 2
71. 1 play KS
   all told: 1 played KS; 0 took the trick KS 8D
   all: turn: 0 | trick: 0 leads | trick 10: 0 led 8D KS, 0 takes | public.phase: lead
   seat 0: in no heap: KS | moves: play 7D, JD | size hand of 1: 2 | sure -KS in hand of 1
   seat 1: hand: -KS
72. 0 play JD
   all told: 0 played JD
   all: turn: 1 | trick: 0 led JD | public.phase: reply
   seat 0: hand: = 7D
   seat 1: in no heap: JD | moves: play 7S, JS | size hand of 0: 1
73. 1 play JS
   all told: 1 played JS; 0 took the trick JS JD
   all: turn: 0 | trick: 0 leads | trick 11: 0 led JD JS, 0 takes | public.phase: lead
   seat 0: in no heap: JS | moves: play 7D | size hand of 1: 1 | sure = 7S in hand of 1
   seat 1: hand: = 7S
74. 0 play 7D
   all told: 0 played 7D
   all: turn: 1 | trick: 0 led 7D | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0 | in no heap: 7D | moves: play 7S | sure +8H +QH +9D +TD in dead
75. 1 play 7S
   all told: 1 played 7S; 0 took the trick 7S 7D; deal 3 §11.1 tricks: +3 white to 0; deal 3 over
   all: turn: chance | holds: 1,5 0,1 | deals: 3 over, 0 of them thrown in | trick 12: 0 led 7D 7S, 0 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1, sure hand of 1 | in no heap: 7S
   seat 1: no more: hand, trick
76. * deal
   all told: 1 dealt; deal 4 §6.2 turned_honour: +1 white to 1 for QH; deal 4 §8.2 point: +1 white to 1 for TC JC QC KC
   all: turn: 0 | dealer: 1 | shown: QH | trick: 0 leads | holds: 1,5 0,3 | public.phase: lead | public.turn_up: QH
   seat 0: no more: tricks | in no heap: 9D QH QS TD TS | hand: = 7S TS QS AS AH 9D TD JD KD 7C 8C 9C | moves: play 7S, TS, QS, AS, AH, 9D, TD, JD, KD, 7C, 8C, 9C | size hand of 1: 12 | may = 8S 9S JS KS 7H 8H 9H TH JH KH 7D 8D QD AD TC JC QC KC in hand of 1 | sure = TC JC QC KC in hand of 1 | may +8S +JS +KS +7H +9H +TH +JH +KH +7D +8D +QD +AD +AC in dead | sure = AC in dead
   seat 1: no more: tricks, sure dead | in no heap: 8H QH | hand: = 8S JS 7H 8H TH JH 7D QD TC JC QC KC | size hand of 0: 12 | may = 7S 9S TS QS KS AS 9H KH AH 8D 9D TD JD KD AD 7C 8C 9C AC in hand of 0 | may +7S +KS +AS +9H +KH +AH +8D +JD +KD +AD +7C +8C +9C +AC in dead
77. 0 play JD
   all told: 0 played JD
   all: turn: 1 | trick: 0 led JD | public.phase: reply
   seat 0: hand: -JD
   seat 1: in no heap: JD | moves: play QD | size hand of 0: 11
78. 1 play QD
   all told: 1 played QD; 1 took the trick JD QD
   all: trick: 1 leads | trick 1: 0 led JD QD, 1 takes | public.phase: lead
   seat 0: in no heap: QD | size hand of 1: 11
   seat 1: hand: -QD | moves: play 8S, JS, 7H, 8H, TH, JH, 7D, TC, JC, QC, KC
79. 1 play TH
   all told: 1 played TH
   all: turn: 0 | trick: 1 led TH | public.phase: reply
   seat 0: in no heap: TH | moves: play AH | size hand of 1: 10
   seat 1: hand: -TH
80. 0 play AH
   all told: 0 played AH; 0 took the trick TH AH
   all: trick: 0 leads | trick 2: 1 led TH AH, 0 takes | public.phase: lead
   seat 0: hand: -AH | moves: play 7S, TS, QS, AS, 9D, TD, KD, 7C, 8C, 9C
   seat 1: in no heap: AH | size hand of 0: 10
81. 0 play TS
   all told: 0 played TS
   all: turn: 1 | trick: 0 led TS | public.phase: reply
   seat 0: hand: -TS
   seat 1: in no heap: TS | moves: play JS | size hand of 0: 9
82. 1 play JS
   all told: 1 played JS; 1 took the trick TS JS
   all: trick: 1 leads | trick 3: 0 led TS JS, 1 takes | public.phase: lead
   seat 0: in no heap: JS | size hand of 1: 9
   seat 1: hand: -JS | moves: play 8S, 7H, 8H, JH, 7D, TC, JC, QC, KC
83. 1 play 8S
   all told: 1 played 8S
   all: turn: 0 | trick: 1 led 8S | public.phase: reply
   seat 0: in no heap: 8S | moves: play QS, AS | size hand of 1: 8
   seat 1: hand: -8S
84. 0 play QS
   all told: 0 played QS; 0 took the trick 8S QS
   all: trick: 0 leads | trick 4: 1 led 8S QS, 0 takes | public.phase: lead
   seat 0: hand: -QS | moves: play 7S, AS, 9D, TD, KD, 7C, 8C, 9C
   seat 1: in no heap: QS | size hand of 0: 8
85. 0 play KD
   all told: 0 played KD
   all: turn: 1 | trick: 0 led KD | public.phase: reply
   seat 0: hand: -KD
   seat 1: in no heap: KD | moves: play 7D | size hand of 0: 7
86. 1 play 7D
   all told: 1 played 7D; 0 took the trick 7D KD
   all: turn: 0 | trick: 0 leads | trick 5: 0 led KD 7D, 0 takes | public.phase: lead
   seat 0: in no heap: 7D | moves: play 7S, AS, 9D, TD, 7C, 8C, 9C | size hand of 1: 7
   seat 1: hand: -7D
87. 0 play TD
   all told: 0 played TD
   all: turn: 1 | trick: 0 led TD | public.phase: reply
   seat 0: hand: -TD
   seat 1: in no heap: TD | moves: play 7H, 8H, JH | size hand of 0: 6
88. 1 play 8H
   all told: 1 played 8H; 1 took the trick 8H TD
   all: trick: 1 leads | trick 6: 0 led TD 8H, 1 takes | public.phase: lead
   seat 0: in no heap: 8H | size hand of 1: 6 | may -8D -AD in hand of 1 | sure +8D +AD in dead
   seat 1: hand: -8H | moves: play 7H, JH, TC, JC, QC, KC
89. 1 play JC
   all told: 1 played JC
   all: turn: 0 | trick: 1 led JC | public.phase: reply
   seat 0: in no heap: JC | moves: play 7C, 8C, 9C | size hand of 1: 5 | sure -JC in hand of 1
   seat 1: hand: -JC
90. 0 play 7C
   all told: 0 played 7C; 1 took the trick 7C JC
   all: turn: 1 | trick: 1 leads | trick 7: 1 led JC 7C, 1 takes | public.phase: lead
   seat 0: hand: -7C
   seat 1: in no heap: 7C | moves: play 7H, JH, TC, QC, KC | size hand of 0: 5
91. 1 play KC
   all told: 1 played KC
   all: turn: 0 | trick: 1 led KC | public.phase: reply
   seat 0: in no heap: KC | moves: play 8C, 9C | size hand of 1: 4 | sure -KC in hand of 1
   seat 1: hand: -KC
92. 0 play 8C
   all told: 0 played 8C; 1 took the trick 8C KC
   all: turn: 1 | trick: 1 leads | trick 8: 1 led KC 8C, 1 takes | public.phase: lead
   seat 0: hand: -8C
   seat 1: in no heap: 8C | moves: play 7H, JH, TC, QC | size hand of 0: 4
93. 1 play QC
   all told: 1 played QC
   all: turn: 0 | trick: 1 led QC | public.phase: reply
   seat 0: in no heap: QC | moves: play 9C | size hand of 1: 3 | sure = TC in hand of 1
   seat 1: hand: -QC
94. 0 play 9C
   all told: 0 played 9C; 1 took the trick 9C QC
   all: turn: 1 | trick: 1 leads | trick 9: 1 led QC 9C, 1 takes | public.phase: lead
   seat 0: hand: -9C
   seat 1: in no heap: 9C | moves: play 7H, JH, TC | size hand of 0: 3
95. 1 play JH
   all told: 1 played JH
   all: turn: 0 | trick: 1 led JH | public.phase: reply
   seat 0: in no heap: JH | moves: play 7S, AS, 9D | size hand of 1: 2
   seat 1: hand: -JH
96. 0 play 9D
   all told: 0 played 9D; 1 took the trick JH 9D; deal 4 §10.2 honour_led: +1 white to 1 for JH
   all: turn: 1 | trick: 1 leads | holds: 1,5 0,4 | trick 10: 1 led JH 9D, 1 takes | public.phase: lead
   seat 0: hand: -9D
   seat 1: in no heap: 9D | moves: play 7H, TC | size hand of 0: 2 | may -9H -KH in hand of 0 | sure = 9H KH in dead
97. 1 play 7H
   all told: 1 played 7H
   all: turn: 0 | trick: 1 led 7H | public.phase: reply
   seat 0: in no heap: 7H | moves: play 7S, AS | size hand of 1: 1 | may = TC in hand of 1 | sure +9S +KS +9H +KH in dead
   seat 1: hand: = TC
98. 0 play AS
   all told: 0 played AS; 1 took the trick AS 7H; deal 4 §10.2 honour_led: +1 white to 1 for 7H
   all: turn: 1 | trick: 1 leads | holds: 1,5 0,5 | trick 11: 1 led 7H AS, 1 takes | public.phase: lead
   seat 0: hand: = 7S
   seat 1: in no heap: AS | moves: play TC | size hand of 0: 1
99. 1 play TC
   all told: 1 played TC
   all: turn: 0 | trick: 1 led TC | public.phase: reply
   seat 0: no more: size hand of 1, may hand of 1, sure hand of 1 | in no heap: TC | moves: play 7S
   seat 1: no more: hand
100. 0 play 7S
   all told: 0 played 7S; 1 took the trick 7S TC; deal 4 §11.1 tricks: +3 white to 1; deal 4 over
   all: turn: chance | holds: 1,0 1,2 | deals: 4 over, 0 of them thrown in | trick 12: 1 led TC 7S, 1 takes | public.phase: settled
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0 | in no heap: 7S | sure +9S +KS +8D +AD +AC in dead
101. * deal
   all told: 0 dealt; deal 5 §6.2 turned_honour: +1 white to 0 for AH; deal 5 §8.2 point: +1 white to 0 for 7S 8S 9S TS AS
102. 1 play KS
   all told: 1 played KS
103. 0 play 8S
   all told: 0 played 8S; 1 took the trick 8S KS
104. 1 play JH
   all told: 1 played JH
105. 0 play 7H
   all told: 0 played 7H; 1 took the trick 7H JH; deal 5 §10.2 honour_led: +1 white to 1 for JH; deal 5 §10.3 honour_caught: +1 white to 1 for 7H
106. 1 play QH
   all told: 1 played QH
107. 0 play 9H
   all told: 0 played 9H; 1 took the trick 9H QH; deal 5 §10.2 honour_led: +1 white to 1 for QH
108. 1 play 8C
   all told: 1 played 8C
109. 0 play JC
   all told: 0 played JC; 0 took the trick 8C JC
110. 0 play 7S
   all told: 0 played 7S
   all: turn: 1 | dealer: 0 | shown: AH | trick: 0 led 7S | holds: 1,2 1,5 | trick 1: 1 led KS 8S, 1 takes | trick 2: 1 led JH 7H, 1 takes | trick 3: 1 led QH 9H, 1 takes | trick 4: 1 led 8C JC, 0 takes | public.phase: reply | public.turn_up: AH
   seat 0: no more: tricks, sure dead | in no heap: 9H 9S KS | hand: = 9S TS AS TH JD QD KD | size hand of 1: 8 | may = JS QS 8H KH 7D 8D 9D TD AD 7C 9C TC QC KC AC in hand of 1 | may +JS +QS +8H +7D +9D +TD +7C +9C +TC +QC +KC in dead
   seat 1: no more: tricks | in no heap: 8D 9H KS | hand: = JS QS 8D 9D 7C 9C TC QC | moves: play JS, QS | size hand of 0: 7 | may = 9S TS AS 8H TH 7D TD JD QD KD AD KC AC in hand of 0 | sure = 9S TS AS in hand of 0 | may -9S +8H +TH +7D +TD +JD +QD +KD +KC in dead | sure = KH in dead
111. 1 play JS
   all told: 1 played JS; 1 took the trick 7S JS
112. 1 play 7C
   all told: 1 played 7C
113. 0 play TH
   all told: 0 played TH; 0 took the trick TH 7C
114. 0 play 9S
   all told: 0 played 9S
115. 1 play QS
   all told: 1 played QS; 1 took the trick 9S QS
116. 1 play 8D
   all told: 1 played 8D
117. 0 play QD
   all told: 0 played QD; 0 took the trick 8D QD
118. 0 play AS
   all told: 0 played AS
119. 1 play 9C
   all told: 1 played 9C; 0 took the trick AS 9C
120. 0 play TS
   all told: 0 played TS
   all: trick: 0 led TS | trick 5: 0 led 7S JS, 1 takes | trick 6: 1 led 7C TH, 0 takes | trick 7: 0 led 9S QS, 1 takes | trick 8: 1 led 8D QD, 0 takes | trick 9: 0 led AS 9C, 0 takes
   seat 0: in no heap: 7C 8D 9C JS QS | hand: = JD KD | size hand of 1: 3 | may -8H -KH in hand of 1 | sure = 8H KH in dead
   seat 1: no more: sure hand of 0 | in no heap: 9S AS QD TH TS | hand: = 9D TC QC | moves: play 9D, TC, QC | size hand of 0: 2 | may -KC -AC in hand of 0 | sure +KC +AC in dead
121. 1 play QC
   all told: 1 played QC; 0 took the trick TS QC
122. 0 play JD
   all told: 0 played JD
123. 1 play 9D
   all told: 1 played 9D; 0 took the trick 9D JD
124. 0 play KD
   all told: 0 played KD
125. 1 play TC
   all told: 1 played TC; 0 took the trick KD TC; deal 5 §11.1 tricks: +1 white to 0; deal 5 over
126. * deal
   all told: 1 dealt; deal 6 §7.2 sequence: +1 red to 0 for JH QH KH AH; deal 6 §8.2 point: +1 white to 1 for 9S TS JS QS AS
127. 0 play 7S
   all told: 0 played 7S
128. 1 play JS
   all told: 1 played JS; 1 took the trick 7S JS
129. 1 play 9H
   all told: 1 played 9H
130. 0 play KH
   all told: 0 played KH; 0 took the trick 9H KH
   all: no more: tricks, sure dead | turn: 0 | dealer: 1 | shown: TH | trick: 0 leads | holds: 2,3 1,1 | deals: 5 over, 0 of them thrown in | trick 1: 0 led 7S JS, 1 takes | trick 2: 1 led 9H KH, 0 takes | public.phase: lead | public.turn_up: TH
   seat 0: in no heap: AD KH | hand: = 8S KS 7H JH QH AH 8D JD AD 8C | moves: play 8S, KS, 7H, JH, QH, AH, 8D, JD, AD, 8C | size hand of 1: 10 | may +9S +TS +QS +AS +8H +QD +KD +7C +9C +JC in hand of 1 | sure = 9S TS QS AS in hand of 1 | may +QD +KD +7C +9C +JC in dead
   seat 1: in no heap: 7D KH TD | hand: -QC +9S +TS +QS +AS +7D +TD +QD +7C | size hand of 0: 10 | may +8S +KS +7H +JH +QH +AH +8D +8C +9C +JC +QC +KC +AC in hand of 0 | sure = JH QH AH in hand of 0 | may +8S +KS +7H +8D +8C +9C +JC +QC in dead
131. 0 play 8D
   all told: 0 played 8D
132. 1 play QD
   all told: 1 played QD; 1 took the trick 8D QD
133. 1 play AS
   all told: 1 played AS
134. 0 play KS
   all told: 0 played KS; 0 took the trick KS AS
135. 0 play 8S
   all told: 0 played 8S
136. 1 play TS
   all told: 1 played TS; 1 took the trick 8S TS
137. 1 play 7D
   all told: 1 played 7D
138. 0 play JD
   all told: 0 played JD; 0 took the trick 7D JD
139. 0 play AH
   all told: 0 played AH
140. 1 play TD
   all told: 1 played TD; 0 took the trick AH TD; deal 6 §10.2 honour_led: +1 white to 0 for AH
   all: holds: 2,4 1,1 | trick 3: 0 led 8D QD, 1 takes | trick 4: 1 led AS KS, 0 takes | trick 5: 0 led 8S TS, 1 takes | trick 6: 1 led 7D JD, 0 takes | trick 7: 0 led AH TD, 0 takes
   seat 0: in no heap: 7D AS QD TD TS | hand: = 7H JH QH AD 8C | moves: play 7H, JH, QH, AD, 8C | size hand of 1: 5 | may -8H in hand of 1 | sure = 9S QS in hand of 1 | sure = 8H in dead
   seat 1: in no heap: 8D 8S AH JD KS | hand: = 9S QS 9D 7C TC | size hand of 0: 5 | sure -AH in hand of 0
141. 0 play 8C
   all told: 0 played 8C
142. 1 play TC
   all told: 1 played TC; 1 took the trick 8C TC
143. 1 play 9S
   all told: 1 played 9S
144. 0 play JH
   all told: 0 played JH; 0 took the trick 9S JH
145. 0 play AD
   all told: 0 played AD
146. 1 play 9D
   all told: 1 played 9D; 0 took the trick 9D AD
147. 0 play QH
   all told: 0 played QH
148. 1 play 7C
   all told: 1 played 7C; 0 took the trick QH 7C; deal 6 §10.2 honour_led: +1 white to 0 for QH
149. 0 play 7H
   all told: 0 played 7H
150. 1 play QS
   all told: 1 played QS; 0 took the trick QS 7H; deal 6 §10.2 honour_led: +1 white to 0 for 7H; deal 6 §11.1 tricks: +2 white to 0; deal 6 over
   all: turn: chance | holds: 3,2 1,0 | deals: 6 over, 0 of them thrown in | trick 8: 0 led 8C TC, 1 takes | trick 9: 1 led 9S JH, 0 takes | trick 10: 0 led AD 9D, 0 takes | trick 11: 0 led QH 7C, 0 takes | trick 12: 0 led 7H QS, 0 takes | public.phase: settled
   seat 0: no more: hand, trick, size hand of 1, may hand of 1, sure hand of 1 | in no heap: 7C 9D 9S QS TC | sure +KD +9C +JC +QC +KC +AC in dead
   seat 1: no more: hand, trick, size hand of 0, may hand of 0, sure hand of 0 | in no heap: 7H 8C AD JH QH | sure = 8H KD 9C JC QC KC AC in dead
151. * deal
   all told: 0 dealt; deal 7 §6.2 turned_honour: +1 white to 0 for JH; deal 7 §7.3 four_of_a_kind: +1 red to 1 for KS KH KD KC; deal 7 §8.2 point: +1 white to 0 for 8D 9D QD AD
152. 1 play 9H
   all told: 1 played 9H
153. 0 play QH
   all told: 0 played QH; 0 took the trick 9H QH
154. 0 play 8D
   all told: 0 played 8D
155. 1 play JD
   all told: 1 played JD; 1 took the trick 8D JD
156. 1 play KD
   all told: 1 played KD
157. 0 play QD
   all told: 0 played QD; 1 took the trick QD KD
158. 1 play KC
   all told: 1 played KC
159. 0 play 8C
   all told: 0 played 8C; 1 took the trick 8C KC
160. 1 play AH
   all told: 1 played AH
   all: turn: 0 | dealer: 0 | shown: JH | trick: 1 led AH | holds: 3,1 2,0 | trick 1: 1 led 9H QH, 0 takes | trick 2: 0 led 8D JD, 1 takes | trick 3: 1 led KD QD, 1 takes | trick 4: 1 led KC 8C, 1 takes | public.phase: reply | public.turn_up: JH
   seat 0: no more: tricks, sure dead | in no heap: 8H AC KC KD | hand: = 7S 8S 9S TS 8H 9D AD AC | moves: play 8H | size hand of 1: 7 | may = JS QS KS AS 7H TH KH 7D TD 7C 9C TC JC QC in hand of 1 | sure = KS KH in hand of 1 | may +JS +QS +AS +7H +TH +7D +TD +7C +TC in dead
   seat 1: no more: tricks | in no heap: KC KD QC | hand: = QS KS 7H KH TD 7C QC | size hand of 0: 8 | may = 7S 8S 9S TS JS AS 8H TH 9D AD 9C TC JC AC in hand of 0 | sure = 9D AD in hand of 0 | may +7S +8S +9S +TS +JS +AS +TH +7D +TC in dead | sure = 7D in dead
161. 0 play 8H
   all told: 0 played 8H; 1 took the trick 8H AH; deal 7 §10.2 honour_led: +1 white to 1 for AH
162. 1 play KS
   all told: 1 played KS
163. 0 play TS
   all told: 0 played TS; 1 took the trick TS KS
164. 1 play QS
   all told: 1 played QS
165. 0 play 8S
   all told: 0 played 8S; 1 took the trick 8S QS
166. 1 play KH
   all told: 1 played KH
167. 0 play AD
   all told: 0 played AD; 1 took the trick KH AD; deal 7 §10.2 honour_led: +1 white to 1 for KH
168. 1 play 7C
   all told: 1 played 7C
169. 0 play AC
   all told: 0 played AC; 0 took the trick 7C AC
170. 0 play 7S
   all told: 0 played 7S
   all: turn: 1 | trick: 0 led 7S | holds: 3,1 2,2 | trick 5: 1 led AH 8H, 1 takes | trick 6: 1 led KS TS, 1 takes | trick 7: 1 led QS 8S, 1 takes | trick 8: 1 led KH AD, 1 takes | trick 9: 1 led 7C AC, 0 takes
   seat 0: no more: sure hand of 1 | in no heap: 7C KH KS QS | hand: = 9S 9D | size hand of 1: 3
   seat 1: in no heap: 7S 8H 8S AC AD TS | hand: = 7H TD QC | moves: play 7H | size hand of 0: 2 | may -TH in hand of 0 | sure = 9D in hand of 0 | sure +TH in dead
171. 1 play 7H
   all told: 1 played 7H; 1 took the trick 7S 7H
172. 1 play QC
   all told: 1 played QC
173. 0 play 9S
   all told: 0 played 9S; 1 took the trick 9S QC
174. 1 play TD
   all told: 1 played TD
175. 0 play 9D
   all told: 0 played 9D; 1 took the trick 9D TD; deal 7 §11.1 tricks: +4 white to 1; deal 7 over
176. * deal
   all told: 1 dealt; deal 8 §6.2 turned_honour: +1 white to 1 for KS; deal 8 §8.2 point: +1 white to 0 for 7C QC KC AC
177. 0 play 9D
   all told: 0 played 9D
178. 1 play KD
   all told: 1 played KD; 1 took the trick 9D KD
179. 1 play 8S
   all told: 1 played 8S
180. 0 play QS
   all told: 0 played QS; 0 took the trick 8S QS
   all: no more: tricks | turn: 0 | dealer: 1 | shown: KS | trick: 0 leads | holds: 3,1 3,1 | deals: 7 over, 0 of them thrown in | trick 1: 0 led 9D KD, 1 takes | trick 2: 1 led 8S QS, 0 takes | public.phase: lead | public.turn_up: KS
   seat 0: in no heap: 7D QC TD TH | hand: = TH QH KH 7D TD JD 7C QC KC AC | moves: play TH, QH, KH, 7D, TD, JD, 7C, QC, KC, AC | size hand of 1: 10 | may +7S +9S +TS +8H +9H +JH +AH +8D +QD +AD +8C in all heaps
   seat 1: in no heap: 9C 9D 9S AS JS TC | hand: = 9S JS AS 8H JH 8D AD 8C 9C TC | size hand of 0: 10 | may = 7S TS 7H 9H TH QH KH AH 7D TD JD QD 7C QC KC AC in hand of 0 | sure = 7C QC KC AC in hand of 0 | may +7S +TS +7H +9H +QH +KH +AH +TD +JD +QD in dead | sure = JC in dead
181. 0 play 7C
   all told: 0 played 7C
182. 1 play 9C
   all told: 1 played 9C; 1 took the trick 7C 9C
183. 1 play JS
   all told: 1 played JS
184. 0 play TD
   all told: 0 played TD; 1 took the trick JS TD; deal 8 §10.2 honour_led: +1 white to 1 for JS
185. 1 play AD
   all told: 1 played AD
186. 0 play JD
   all told: 0 played JD; 0 took the trick JD AD
187. 0 play KC
   all told: 0 played KC
188. 1 play 8C
   all told: 1 played 8C; 0 took the trick 8C KC
189. 0 play QH
   all told: 0 played QH
190. 1 play JH
   all told: 1 played JH; 0 took the trick JH QH
   all: holds: 3,1 3,2 | trick 3: 0 led 7C 9C, 1 takes | trick 4: 1 led JS TD, 1 takes | trick 5: 1 led AD JD, 0 takes | trick 6: 0 led KC 8C, 0 takes | trick 7: 0 led QH JH, 0 takes
   seat 0: in no heap: 8C 9C AD JH JS | hand: = TH KH 7D QC AC | moves: play TH, KH, 7D, QC, AC | size hand of 1: 5
   seat 1: in no heap: 7C JD KC QH TD | hand: = 9S AS 8H 8D TC | size hand of 0: 5 | may -7S -TS -QD in hand of 0 | sure = QC AC in hand of 0 | sure +7S +TS +QD in dead
191. 0 play QC
   all told: 0 played QC
192. 1 play TC
   all told: 1 played TC; 0 took the trick TC QC
193. 0 play TH
   all told: 0 played TH
194. 1 play 8H
   all told: 1 played 8H; 0 took the trick 8H TH
195. 0 play 7D
   all told: 0 played 7D
196. 1 play 8D
   all told: 1 played 8D; 1 took the trick 7D 8D
197. 1 play 9S
   all told: 1 played 9S
198. 0 play KH
   all told: 0 played KH; 1 took the trick 9S KH
199. 1 play AS
   all told: 1 played AS
200. 0 play AC
   all told: 0 played AC; 1 took the trick AS AC; deal 8 §10.2 honour_led: +1 white to 1 for AS; deal 8 over
   all: turn: chance | holds: 3,1 3,3 | deals: 8 over, 0 of them thrown in | trick 8: 0 led QC TC, 0 takes | trick 9: 0 led TH 8H, 0 takes | trick 10: 0 led 7D 8D, 1 takes | trick 11: 1 led 9S KH, 1 takes | trick 12: 1 led AS AC, 1 takes | public.phase: settled
   seat 0: no more: hand, trick, size hand of 1, may hand of 1 | in no heap: 8D 8H 9S AS TC | sure = 7S TS 7H 9H AH QD JC in dead
   seat 1: no more: hand, trick, size hand of 0, may hand of 0, sure hand of 0 | in no heap: 7D AC KH QC TH | sure +7H +9H +AH in dead
201. * deal
   all told: 0 dealt; deal 9 §8.2 point: +1 white to 1 for 8S TS QS KS AS
202. 1 play QS
   all told: 1 played QS
203. 0 play 9S
   all told: 0 played 9S; 1 took the trick 9S QS
204. 1 play 8D
   all told: 1 played 8D
205. 0 play 9D
   all told: 0 played 9D; 0 took the trick 8D 9D
206. 0 play 7S
   all told: 0 played 7S
207. 1 play AS
   all told: 1 played AS; 1 took the trick 7S AS
208. 1 play KS
   all told: 1 played KS
209. 0 play JS
   all told: 0 played JS; 1 took the trick JS KS
210. 1 play JD
   all told: 1 played JD
   all: no more: tricks, sure dead | turn: 0 | dealer: 0 | shown: 9H | trick: 1 led JD | holds: 3,1 3,4 | trick 1: 1 led QS 9S, 1 takes | trick 2: 1 led 8D 9D, 0 takes | trick 3: 0 led 7S AS, 1 takes | trick 4: 1 led KS JS, 1 takes | public.phase: reply | public.turn_up: 9H
   seat 0: in no heap: 7S 9H AH QD | hand: = TH JH KH AH QD AD 8C AC | moves: play QD | size hand of 1: 7 | may = 8S TS 7H 8H QH 7D TD KD 7C 9C TC JC QC KC in hand of 1 | sure = 8S TS in hand of 1 | may -TS +8H +QH +7D +TD +KD +7C +9C +TC +QC +KC in dead
   seat 1: in no heap: 7H 7S 9H TS | hand: = 8S TS 7H QH 7D KD KC | size hand of 0: 8 | may = 8H TH JH KH AH TD QD AD 7C 8C 9C TC JC QC AC in hand of 0 | may +8H +TH +JH +KH +TD +AD +7C +8C +9C +TC +QC +AC in dead
211. 0 play QD
   all told: 0 played QD; 0 took the trick JD QD
212. 0 play TH
   all told: 0 played TH
213. 1 play QH
   all told: 1 played QH; 1 took the trick TH QH
214. 1 play 8S
   all told: 1 played 8S
215. 0 play JH
   all told: 0 played JH; 0 took the trick 8S JH
216. 0 play AC
   all told: 0 played AC
217. 1 play KC
   all told: 1 played KC; 1 took the trick KC AC
218. 1 play TS
   all told: 1 played TS
219. 0 play AH
   all told: 0 played AH; 0 took the trick TS AH
220. 0 play AD
   all told: 0 played AD
   all: turn: 1 | trick: 0 led AD | trick 5: 1 led JD QD, 0 takes | trick 6: 0 led TH QH, 1 takes | trick 7: 1 led 8S JH, 0 takes | trick 8: 0 led AC KC, 1 takes | trick 9: 1 led TS AH, 0 takes
   seat 0: no more: sure hand of 1 | in no heap: 8S KC QH TS | hand: = KH 8C | size hand of 1: 3
   seat 1: in no heap: AC AD AH JH QD TH | hand: = 7H 7D KD | moves: play KD | size hand of 0: 2
221. 1 play KD
   all told: 1 played KD; 1 took the trick KD AD
222. 1 play 7H
   all told: 1 played 7H
223. 0 play KH
   all told: 0 played KH; 0 took the trick 7H KH; deal 9 §10.2 honour_led: +1 white to 1 for 7H
224. 0 play 8C
   all told: 0 played 8C
225. 1 play 7D
   all told: 1 played 7D; 0 took the trick 7D 8C; deal 9 over
226. * deal
   all told: 1 dealt; deal 10 §8.2 point: +1 white to 1 for 7D 8D 9D QD KD
227. 0 play QS
   all told: 0 played QS
228. 1 play KS
   all told: 1 played KS; 1 took the trick QS KS; deal 10 §10.2 honour_led: +1 white to 0 for QS
229. 1 play 7H
   all told: 1 played 7H
230. 0 play KH
   all told: 0 played KH; 0 took the trick 7H KH
   all: no more: tricks | turn: 0 | dealer: 1 | shown: TS | trick: 0 leads | holds: 3,1 4,0 | deals: 9 over, 0 of them thrown in | trick 1: 0 led QS KS, 1 takes | trick 2: 1 led 7H KH, 0 takes | public.phase: lead | public.turn_up: TS
   seat 0: in no heap: 7C 7H 8H TC TD | hand: = 7S 9S 8H JH AH TD AD 7C 8C TC | moves: play 7S, 9S, 8H, JH, AH, TD, AD, 7C, 8C, TC | size hand of 1: 10 | may +8S +JS +AS +9H +TH +QH +8D +9D +QD +KC +AC in hand of 1 | sure = 7D 8D 9D QD KD in hand of 1 | may -7D -KD +8S +JS +AS +9H +TH +QH +JD +KC +AC in dead | sure = JD in dead
   seat 1: in no heap: JC KH | hand: -7H +AS +9H +QH +8D +9D +QD +JC +AC | size hand of 0: 10 | may +7S +8S +9S +JS +TH +JH +AH +JD +AD +KC in all heaps
231. 0 play 7S
   all told: 0 played 7S
232. 1 play AS
   all told: 1 played AS; 1 took the trick 7S AS; deal 10 §10.2 honour_led: +1 white to 0 for 7S
233. 1 play KD
   all told: 1 played KD
234. 0 play TD
   all told: 0 played TD; 1 took the trick TD KD
235. 1 play 8D
   all told: 1 played 8D
236. 0 play AD
   all told: 0 played AD; 0 took the trick 8D AD
237. 0 play 8H
   all told: 0 played 8H
238. 1 play 9H
   all told: 1 played 9H; 1 took the trick 8H 9H
239. 1 play 7D
   all told: 1 played 7D
240. 0 play 9S
   all told: 0 played 9S; 0 took the trick 9S 7D
   all: holds: 3,2 4,0 | trick 3: 0 led 7S AS, 1 takes | trick 4: 1 led KD TD, 1 takes | trick 5: 1 led 8D AD, 0 takes | trick 6: 0 led 8H 9H, 1 takes | trick 7: 1 led 7D 9S, 0 takes
   seat 0: in no heap: 7D 8D 9H AS KD | hand: = JH AH 7C 8C TC | moves: play JH, AH, 7C, 8C, TC | size hand of 1: 5 | sure = 9D QD in hand of 1
   seat 1: in no heap: 7S 8H 9S AD TD | hand: = QH 9D QD JC AC | size hand of 0: 5 | may -JD in hand of 0 | sure = JD in dead
241. 0 play JH
   all told: 0 played JH
242. 1 play QH
   all told: 1 played QH; 1 took the trick JH QH
243. 1 play AC
   all told: 1 played AC
244. 0 play 7C
   all told: 0 played 7C; 1 took the trick 7C AC
245. 1 play 9D
   all told: 1 played 9D
246. 0 play AH
   all told: 0 played AH; 1 took the trick AH 9D
247. 1 play QD
   all told: 1 played QD
248. 0 play 8C
   all told: 0 played 8C; 1 took the trick QD 8C
249. 1 play JC
   all told: 1 played JC
250. 0 play TC
   all told: 0 played TC; 1 took the trick TC JC; deal 10 §11.1 tricks: +3 white to 1; deal 10 over
   all: turn: chance | holds: 3,2 4,3 | deals: 10 over, 0 of them thrown in | trick 8: 0 led JH QH, 1 takes | trick 9: 1 led AC 7C, 1 takes | trick 10: 1 led 9D AH, 1 takes | trick 11: 1 led QD 8C, 1 takes | trick 12: 1 led JC TC, 1 takes | public.phase: settled | sure +8S +JS +TH +9C +QC +KC in dead
   seat 0: no more: hand, trick, size hand of 1, may hand of 1, sure hand of 1 | in no heap: 9D AC JC QD QH
   seat 1: no more: hand, trick, size hand of 0, may hand of 0 | in no heap: 7C 8C AH JH TC
251. * deal
   all told: 0 dealt; deal 11 §6.2 turned_honour: +1 white to 0 for KD; deal 11 §8.2 point: +1 white to 1 for 8C 9C TC QC AC
252. 1 play AC
   all told: 1 played AC
253. 0 play JC
   all told: 0 played JC; 0 took the trick JC AC
254. 0 play QD
   all told: 0 played QD
255. 1 play 9D
   all told: 1 played 9D; 0 took the trick 9D QD; deal 11 §10.2 honour_led: +1 white to 0 for QD
256. 0 play AH
   all told: 0 played AH
257. 1 play JH
   all told: 1 played JH; 1 took the trick JH AH
258. 1 play QH
   all told: 1 played QH
259. 0 play KH
   all told: 0 played KH; 0 took the trick QH KH
260. 0 play 7D
   all told: 0 played 7D
   all: no more: tricks, sure dead | turn: 1 | dealer: 0 | shown: KD | trick: 0 led 7D | holds: 3,4 4,4 | trick 1: 1 led AC JC, 0 takes | trick 2: 0 led QD 9D, 0 takes | trick 3: 0 led AH JH, 1 takes | trick 4: 1 led QH KH, 0 takes | public.phase: reply | public.turn_up: KD
   seat 0: in no heap: JD KC | hand: = 9S QS 8H TD JD 7C KC | size hand of 1: 8 | may = 7S 8S TS JS KS AS 7H 9H TH 8D AD 8C 9C TC QC in hand of 1 | sure = 8C 9C TC QC in hand of 1 | may -9C -QC +7S +TS +KS +AS +7H +9H +8D +AD in dead
   seat 1: in no heap: 8S 9C QC | hand: = 8S KS 9H AD 8C 9C TC QC | moves: play AD | size hand of 0: 7 | may = 7S 9S TS JS QS AS 7H 8H TH 8D TD JD 7C KC in hand of 0 | may +7S +9S +TS +QS +AS +7H +8H +8D +TD +7C in dead
261. 1 play AD
   all told: 1 played AD; 1 took the trick 7D AD; deal 11 §10.2 honour_led: +1 white to 0 for 7D
262. 1 play 8C
   all told: 1 played 8C
263. 0 play KC
   all told: 0 played KC; 0 took the trick 8C KC
264. 0 play JD
   all told: 0 played JD
265. 1 play QC
   all told: 1 played QC; 0 took the trick JD QC; deal 11 §10.2 honour_led: +1 white to 0 for JD
266. 0 play TD
   all told: 0 played TD
267. 1 play KS
   all told: 1 played KS; 0 took the trick KS TD
268. 0 play 9S
   all told: 0 played 9S
269. 1 play 8S
   all told: 1 played 8S; 0 took the trick 8S 9S
270. 0 play 8H
   all told: 0 played 8H
   all: trick: 0 led 8H | holds: 4,0 4,0 | trick 5: 0 led 7D AD, 1 takes | trick 6: 1 led 8C KC, 0 takes | trick 7: 0 led JD QC, 0 takes | trick 8: 0 led TD KS, 0 takes | trick 9: 0 led 9S 8S, 0 takes
   seat 0: in no heap: 8C 8S AD KS QC | hand: = QS 7C | size hand of 1: 3 | may -TS -JS -AS -8D in hand of 1 | sure = 9C TC in hand of 1 | sure = TS JS AS 8D in dead
   seat 1: in no heap: 8H 9S JD KC TD | hand: = 9H 9C TC | moves: play 9H | size hand of 0: 2
271. 1 play 9H
   all told: 1 played 9H; 1 took the trick 8H 9H
272. 1 play TC
   all told: 1 played TC
273. 0 play 7C
   all told: 0 played 7C; 1 took the trick 7C TC
274. 1 play 9C
   all told: 1 played 9C
275. 0 play QS
   all told: 0 played QS; 1 took the trick QS 9C; deal 11 §11.1 tricks: +1 white to 0; deal 11 over
276. * deal
   all told: 1 dealt; deal 12 §7.3 four_of_a_kind: +1 red to 0 for KS KH KD KC; deal 12 §8.2 point: +1 white to 1 for 8C TC JC QC
277. 0 play AC
   all told: 0 played AC
278. 1 play JC
   all told: 1 played JC; 1 took the trick JC AC
279. 1 play JS
   all told: 1 played JS
280. 0 play KS
   all told: 0 played KS; 0 took the trick JS KS
   all: no more: tricks | turn: 0 | dealer: 1 | shown: TH | trick: 0 leads | holds: 5,1 4,1 | deals: 11 over, 0 of them thrown in | trick 1: 0 led AC JC, 1 takes | trick 2: 1 led JS KS, 0 takes | public.phase: lead | public.turn_up: TH
   seat 0: in no heap: 7S 8D JS TH | hand: = 7S 8S 9S 8H KH 8D KD AD 7C KC | moves: play 7S, 8S, 9S, 8H, KH, 8D, KD, AD, 7C, KC | size hand of 1: 10 | may -9C +TS +QS +AS +JH +QH +AH +7D +9D +TD +JD +QD +8C +QC in hand of 1 | sure = 8C TC QC in hand of 1 | may +QS +JH +QH +AH +7D +9D +TD +JD +QD +9C in dead | sure = 9C in dead
   seat 1: in no heap: 7H JS TH TS | hand: -9C +TS +7H +AH +7D +TD +JD +8C +QC | size hand of 0: 10 | may +8S +9S +8H +JH +QH +KH +9D +QD +KD +AD +9C +KC in hand of 0 | sure = KH KD KC in hand of 0 | may +8S +9S +8H +JH +QH +9D +QD +AD +9C in dead
281. 0 play 9S
   all told: 0 played 9S
282. 1 play TS
   all told: 1 played TS; 1 took the trick 9S TS
283. 1 play 7H
   all told: 1 played 7H
284. 0 play 8H
   all told: 0 played 8H; 0 took the trick 7H 8H; deal 12 §10.2 honour_led: +1 white to 1 for 7H
285. 0 play 7S
   all told: 0 played 7S
286. 1 play 9H
   all told: 1 played 9H; 1 took the trick 7S 9H
287. 1 play JD
   all told: 1 played JD
288. 0 play KD
   all told: 0 played KD; 0 took the trick JD KD
289. 0 play KH
   all told: 0 played KH
290. 1 play AH
   all told: 1 played AH; 0 took the trick KH AH; deal 12 §10.2 honour_led: +1 white to 0 for KH; deal 12 §10.3 honour_caught: +1 white to 0 for AH
   all: holds: 5,3 4,2 | trick 3: 0 led 9S TS, 1 takes | trick 4: 1 led 7H 8H, 0 takes | trick 5: 0 led 7S 9H, 1 takes | trick 6: 1 led JD KD, 0 takes | trick 7: 0 led KH AH, 0 takes
   seat 0: in no heap: 7H 9H AH JD TS | hand: = 8S 8D AD 7C KC | moves: play 8S, 8D, AD, 7C, KC | size hand of 1: 5 | may -QS -AS -JH in hand of 1 | sure +QS +AS +JH in dead
   seat 1: in no heap: 7S 8H 9S KD KH | hand: = 7D TD 8C TC QC | size hand of 0: 5 | sure = KC in hand of 0
291. 0 play 8S
   all told: 0 played 8S
292. 1 play TC
   all told: 1 played TC; 0 took the trick 8S TC
293. 0 play AD
   all told: 0 played AD
294. 1 play 7D
   all told: 1 played 7D; 0 took the trick 7D AD
295. 0 play 8D
   all told: 0 played 8D
296. 1 play TD
   all told: 1 played TD; 1 took the trick 8D TD
297. 1 play 8C
   all told: 1 played 8C
298. 0 play KC
   all told: 0 played KC; 0 took the trick 8C KC
299. 0 play 7C
   all told: 0 played 7C
300. 1 play QC
   all told: 1 played QC; 1 took the trick 7C QC; deal 12 §11.1 tricks: +1 white to 0; deal 12 over
   all: turn: chance | holds: 5,4 4,2 | deals: 12 over, 0 of them thrown in | trick 8: 0 led 8S TC, 0 takes | trick 9: 0 led AD 7D, 0 takes | trick 10: 0 led 8D TD, 1 takes | trick 11: 1 led 8C KC, 0 takes | trick 12: 0 led 7C QC, 1 takes | public.phase: settled
   seat 0: no more: hand, trick, size hand of 1, may hand of 1, sure hand of 1 | in no heap: 7D 8C QC TC TD | sure +QH +9D +QD in dead
   seat 1: no more: hand, trick, size hand of 0, may hand of 0, sure hand of 0 | in no heap: 7C 8D 8S AD KC | sure = QS AS JH QH 9D QD 9C in dead
301. * deal
   all told: 0 dealt; deal 13 §8.2 point: +1 white to 0 for 7S 8S JS KS AS
302. 1 play QS
   all told: 1 played QS
303. 0 play KS
   all told: 0 played KS; 0 took the trick QS KS
304. 0 play TH
   all told: 0 played TH
305. 1 play KH
   all told: 1 played KH; 1 took the trick TH KH
306. 1 play TD
   all told: 1 played TD
307. 0 play QD
   all told: 0 played QD; 0 took the trick TD QD
308. 0 play QC
   all told: 0 played QC
309. 1 play TC
   all told: 1 played TC; 0 took the trick TC QC
310. 0 play 8S
   all told: 0 played 8S
   all: turn: 1 | dealer: 0 | shown: 8D | trick: 0 led 8S | holds: 5,5 4,2 | trick 1: 1 led QS KS, 0 takes | trick 2: 0 led TH KH, 1 takes | trick 3: 1 led TD QD, 0 takes | trick 4: 0 led QC TC, 0 takes | public.phase: reply | public.turn_up: 8D
   seat 0: no more: tricks | in no heap: 9C AS QD QS | hand: = 7S JS AS AH 7C 9C JC | size hand of 1: 8 | may = 9S TS 7H 8H 9H JH QH 7D 9D JD KD AD 8C AC in hand of 1 | may +9S +TS +7H +8H +9H +7D +JD +KD +AD +8C +KC +AC in dead | sure = KC in dead
   seat 1: no more: tricks, sure dead | in no heap: JH QD QS | hand: = 9S TS 7H 9H JH JD KD AD | moves: play 9S, TS | size hand of 0: 7 | may = 7S JS AS 8H QH AH 7D 9D 7C 8C 9C JC KC AC in hand of 0 | sure = 7S JS AS in hand of 0 | may -AS +8H +AH +7D +7C +8C +JC +KC +AC in dead
311. 1 play 9S
   all told: 1 played 9S; 1 took the trick 8S 9S
312. 1 play JD
   all told: 1 played JD
313. 0 play AH
   all told: 0 played AH; 1 took the trick AH JD; deal 13 §10.2 honour_led: +1 white to 1 for JD
314. 1 play TS
   all told: 1 played TS
315. 0 play JS
   all told: 0 played JS; 0 took the trick TS JS
316. 0 play 9C
   all told: 0 played 9C
317. 1 play AD
   all told: 1 played AD; 1 took the trick AD 9C
318. 1 play JH
   all told: 1 played JH
319. 0 play JC
   all told: 0 played JC; 1 took the trick JH JC
320. 1 play KD
   all told: 1 played KD
   all: turn: 0 | trick: 1 led KD | holds: 5,5 4,3 | trick 5: 0 led 8S 9S, 1 takes | trick 6: 1 led JD AH, 1 takes | trick 7: 1 led TS JS, 0 takes | trick 8: 0 led 9C AD, 1 takes | trick 9: 1 led JH JC, 1 takes
   seat 0: in no heap: 9S AD JD JH KD TS | hand: = 7S AS 7C | moves: play 7S, AS, 7C | size hand of 1: 2 | may -8C -AC in hand of 1 | sure +8C +AC in dead
   seat 1: in no heap: 9C AH JC JS | hand: = 7H 9H | size hand of 0: 3 | may -8H -QH -7D -9D in hand of 0 | sure -JS in hand of 0 | sure = 8H QH 7D 9D in dead
321. 0 play 7C
   all told: 0 played 7C; 1 took the trick KD 7C; deal 13 §10.2 honour_led: +1 white to 1 for KD
322. 1 play 7H
   all told: 1 played 7H
323. 0 play 7S
   all told: 0 played 7S; 1 took the trick 7S 7H
324. 1 play 9H
   all told: 1 played 9H
325. 0 play AS
   all told: 0 played AS; 1 took the trick AS 9H; deal 13 §11.1 tricks: +2 white to 1; deal 13 over
326. * deal
   all told: 1 dealt; deal 14 §6.2 turned_honour: +1 white to 1 for 7H; deal 14 §8.2 point: +1 white to 0 for 7D 8D JD QD KD
327. 0 play 8H
   all told: 0 played 8H
328. 1 play AH
   all told: 1 played AH; 1 took the trick 8H AH
329. 1 play JH
   all told: 1 played JH
330. 0 play QH
   all told: 0 played QH; 0 took the trick JH QH; deal 14 §10.2 honour_led: +1 white to 1 for JH
   all: dealer: 1 | shown: 7H | trick: 0 leads | holds: 5,1 5,2 | deals: 13 over, 0 of them thrown in | trick 1: 0 led 8H AH, 1 takes | trick 2: 1 led JH QH, 0 takes | public.phase: lead | public.turn_up: 7H
   seat 0: no more: tricks, sure dead | in no heap: 7D 7H 8C 8H AC QH | hand: = 7S JS TH 7D 8D JD QD KD 8C AC | moves: play 7S, JS, TH, 7D, 8D, JD, QD, KD, 8C, AC | size hand of 1: 10 | may +8S +9S +TS +QS +KS +AS +KH +TD +AD +7C +9C +TC +JC +QC +KC in hand of 1 | may +8S +9S +TS +QS +KS +AS +KH +TD +AD +7C +9C +TC +JC +QC in dead
   seat 1: no more: tricks | in no heap: 7C 8H KC QH | hand: = 8S 9S QS 9H TD AD 7C 9C TC KC | size hand of 0: 10 | may +TS +JS +KS +TH +KH +7D +8D +JD +QD +KD +JC +QC in hand of 0 | sure = 7D 8D JD QD KD in hand of 0 | may -7D +7S +TS +JS +KS +AS +TH +KH +JC +QC in dead | sure = 9D in dead
331. 0 play JD
   all told: 0 played JD
332. 1 play TD
   all told: 1 played TD; 0 took the trick TD JD
333. 0 play AC
   all told: 0 played AC
334. 1 play KC
   all told: 1 played KC; 1 took the trick KC AC
335. 1 play 7C
   all told: 1 played 7C
336. 0 play 8C
   all told: 0 played 8C; 0 took the trick 7C 8C
337. 0 play TH
   all told: 0 played TH
338. 1 play 9H
   all told: 1 played 9H; 0 took the trick 9H TH
339. 0 play KD
   all told: 0 played KD
340. 1 play AD
   all told: 1 played AD; 0 took the trick KD AD
   all: trick 3: 0 led JD TD, 0 takes | trick 4: 0 led AC KC, 1 takes | trick 5: 1 led 7C 8C, 0 takes | trick 6: 0 led TH 9H, 0 takes | trick 7: 0 led KD AD, 0 takes
   seat 0: in no heap: 7C 9H AD KC TD | hand: = 7S JS 7D 8D QD | moves: play 7S, JS, 7D, 8D, QD | size hand of 1: 5 | may -KH in hand of 1 | sure = KH in dead
   seat 1: in no heap: 8C AC JD KD TH | hand: = 8S 9S QS 9C TC | size hand of 0: 5 | sure -JD -KD in hand of 0
341. 0 play 7S
   all told: 0 played 7S
342. 1 play 8S
   all told: 1 played 8S; 1 took the trick 7S 8S
343. 1 play 9S
   all told: 1 played 9S
344. 0 play JS
   all told: 0 played JS; 0 took the trick 9S JS
345. 0 play QD
   all told: 0 played QD
346. 1 play QS
   all told: 1 played QS; 0 took the trick QS QD
347. 0 play 7D
   all told: 0 played 7D
348. 1 play 9C
   all told: 1 played 9C; 0 took the trick 7D 9C
349. 0 play 8D
   all told: 0 played 8D
350. 1 play TC
   all told: 1 played TC; 0 took the trick 8D TC; deal 14 §11.1 tricks: +3 white to 0; deal 14 over
   all: turn: chance | holds: 5,4 5,2 | deals: 14 over, 0 of them thrown in | trick 8: 0 led 7S 8S, 1 takes | trick 9: 1 led 9S JS, 0 takes | trick 10: 0 led QD QS, 0 takes | trick 11: 0 led 7D 9C, 0 takes | trick 12: 0 led 8D TC, 0 takes | public.phase: settled
   seat 0: no more: hand, trick, size hand of 1, may hand of 1 | in no heap: 8S 9C 9S QS TC | sure +TS +KS +AS +9D +JC +QC in dead
   seat 1: no more: hand, trick, size hand of 0, may hand of 0, sure hand of 0 | in no heap: 7D 7S 8D JS QD | sure +TS +KS +AS +KH +JC +QC in dead
351. * deal
   all told: 0 dealt; deal 15 §8.2 point: +1 white to 0 for 7D 8D TD JD QD
352. 1 play 7C
   all told: 1 played 7C
353. 0 play JC
   all told: 0 played JC; 0 took the trick 7C JC
354. 0 play 7D
   all told: 0 played 7D
355. 1 play AD
   all told: 1 played AD; 1 took the trick 7D AD
356. 1 play TC
   all told: 1 played TC
357. 0 play QC
   all told: 0 played QC; 0 took the trick TC QC
358. 0 play JD
   all told: 0 played JD
359. 1 play JS
   all told: 1 played JS; 1 took the trick JS JD
360. 1 play 8C
   all told: 1 played 8C
   all: no more: tricks | turn: 0 | dealer: 0 | shown: 9S | trick: 1 led 8C | holds: 5,5 5,2 | trick 1: 1 led 7C JC, 0 takes | trick 2: 0 led 7D AD, 1 takes | trick 3: 1 led TC QC, 0 takes | trick 4: 0 led JD JS, 1 takes | public.phase: reply | public.turn_up: 9S | sure = 9D KD in dead
   seat 0: in no heap: JC KS QC | hand: = QS KS 7H 9H 8D TD QD AC | moves: play AC | size hand of 1: 7 | may = 7S 8S TS AS 8H TH JH QH KH AH 9C KC in hand of 1 | may +7S +8S +8H +TH +JH +QH +AH +KD +9C +KC in dead
   seat 1: in no heap: AS JC KH QC | hand: = AS TH JH QH KH 9C KC | size hand of 0: 8 | may = 7S 8S TS QS KS 7H 8H 9H AH 8D TD QD AC in hand of 0 | sure = 8D TD QD in hand of 0 | may +7S +8S +QS +7H +8H +9H +AH +KD +AC in dead
361. 0 play AC
   all told: 0 played AC; 0 took the trick 8C AC
362. 0 play 7H
   all told: 0 played 7H
363. 1 play JH
   all told: 1 played JH; 1 took the trick 7H JH
364. 1 play KC
   all told: 1 played KC
365. 0 play KS
   all told: 0 played KS; 0 took the trick KS KC
366. 0 play QD
   all told: 0 played QD
367. 1 play AS
   all told: 1 played AS; 1 took the trick AS QD
368. 1 play 9C
   all told: 1 played 9C
369. 0 play QS
   all told: 0 played QS; 0 took the trick QS 9C
370. 0 play 9H
   all told: 0 played 9H
   all: turn: 1 | trick: 0 led 9H | trick 5: 1 led 8C AC, 0 takes | trick 6: 0 led 7H JH, 1 takes | trick 7: 1 led KC KS, 0 takes | trick 8: 0 led QD AS, 1 takes | trick 9: 1 led 9C QS, 0 takes
   seat 0: in no heap: 9C AS JH KC | hand: = 8D TD | size hand of 1: 3
   seat 1: in no heap: 7H 9H AC KS QD QS | hand: = TH QH KH | moves: play TH, QH, KH | size hand of 0: 2 | may = 8D TD in hand of 0 | sure -QD in hand of 0 | sure +7S +8S +TS +8H +AH in dead
371. 1 play QH
   all told: 1 played QH; 1 took the trick 9H QH
372. 1 play TH
   all told: 1 played TH
373. 0 play TD
   all told: 0 played TD; 1 took the trick TH TD
374. 1 play KH
   all told: 1 played KH
375. 0 play 8D
   all told: 0 played 8D; 1 took the trick KH 8D; deal 15 §11.1 tricks: +1 white to 1; deal 15 over
376. * deal
   all told: 1 dealt; deal 16 §8.2 point: +1 white to 0 for 7H 9H QH KH AH; deal 16 over; match over
   all: no more: trick, tricks, sure dead | turn: nobody | dealer: 1 | shown: 9D | holds: 6,0 5,0 | deals: 16 over, 0 of them thrown in | public.phase: settled | public.turn_up: 9D
   seat 0: in no heap: 7S 8S 9D AH KH QH | hand: +7S +8S +JS +AS +7H +9H +QH +KH +AH +AC | size hand of 1: 12 | may +9S +QS +KS +JH +7D +JD +QD +KD +AD +7C +8C +9C +TC +JC +QC +KC in hand of 1 | may +9S +QS +KS +JH +7D +JD +QD +AD +7C +8C +9C +TC +JC +QC +KC in dead
   seat 1: in no heap: 9D KD TS | hand: = TS QS KS TH JH 7D KD 7C 8C TC JC KC | size hand of 0: 12 | may +7S +8S +9S +JS +AS +7H +8H +9H +QH +KH +AH +JD +QD +AD +9C +QC +AC in hand of 0 | sure = 7H 9H QH KH AH in hand of 0 | may -AH +9S +JS +AS +8D +TD +JD +QD +AD +9C +QC +AC in dead
