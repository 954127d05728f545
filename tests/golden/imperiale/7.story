start
   all: turn: chance | dealer: 1 | sides: 0 1 | holds: 0,0 0,0 | deals: 0 over, 0 of them thrown in | public.phase: dealing | public.turn_up: nobody | public.target: 5
1. * deal
   all told: 1 dealt; deal 1 §6.2 turned_honour: +1 white to 1 for 7D; deal 1 §13.10 sequence_first: +1 red to 0 for JH QH KH AH; deal 1 §8.2 point: +1 white to 0 for 7H 9H TH JH QH KH AH
   all: turn: 0 | shown: 7D | trick: 0 leads | holds: 1,1 0,1 | public.phase: lead | public.turn_up: 7D | size dead: 7
   seat 0: hand: = TS KS 7H 9H TH JH QH KH AH QD TC AC | moves: play TS, KS, 7H, 9H, TH, JH, QH, KH, AH, QD, TC, AC | size hand of 1: 12 | may = 7S 8S 9S JS QS AS 8H 8D 9D TD JD KD AD 7C 8C 9C JC QC KC in all heaps
   seat 1: hand: = JS QS AS 8D 9D TD JD KD AD 7C 9C JC | size hand of 0: 12 | may = 7S 8S 9S TS KS 7H 9H TH JH QH KH AH QD 8C TC QC KC AC in hand of 0 | sure = 7H 9H TH JH QH KH AH in hand of 0 | may = 7S 8S 9S TS KS 8H QD 8C TC QC KC AC in dead | sure = 8H in dead
2. 0 play AH
   all told: 0 played AH
   all: turn: 1 | trick: 0 led AH | public.phase: reply
   seat 0: hand: -AH
   seat 1: in no heap: AH | moves: play 8D, 9D, TD, JD, KD, AD | size hand of 0: 11 | sure -AH in hand of 0
3. 1 play TD
   all told: 1 played TD; 1 took the trick AH TD
   all: trick: 1 leads | trick 1: 0 led AH TD, 1 takes | public.phase: lead
   seat 0: in no heap: TD | size hand of 1: 11 | may -8H in hand of 1 | sure = 8H in dead
   seat 1: hand: -TD | moves: play JS, QS, AS, 8D, 9D, JD, KD, AD, 7C, 9C, JC
4. 1 play AS
   all told: 1 played AS
   all: turn: 0 | trick: 1 led AS | public.phase: reply
   seat 0: in no heap: AS | moves: play KS | size hand of 1: 10
   seat 1: hand: -AS
5. 0 play KS
   all told: 0 played KS; 0 took the trick KS AS
   all: trick: 0 leads | trick 2: 1 led AS KS, 0 takes | public.phase: lead
   seat 0: hand: -KS | moves: play TS, 7H, 9H, TH, JH, QH, KH, QD, TC, AC
   seat 1: in no heap: KS | size hand of 0: 10
6. 0 play AC
   all told: 0 played AC
   all: turn: 1 | trick: 0 led AC | public.phase: reply
   seat 0: hand: -AC
   seat 1: in no heap: AC | moves: play JC | size hand of 0: 9
7. 1 play JC
   all told: 1 played JC; 1 took the trick JC AC
   all: trick: 1 leads | trick 3: 0 led AC JC, 1 takes | public.phase: lead
   seat 0: in no heap: JC | size hand of 1: 9
   seat 1: hand: -JC | moves: play JS, QS, 8D, 9D, JD, KD, AD, 7C, 9C
8. 1 play 9C
   all told: 1 played 9C
   all: turn: 0 | trick: 1 led 9C | public.phase: reply
   seat 0: in no heap: 9C | moves: play TC | size hand of 1: 8
   seat 1: hand: -9C
9. 0 play TC
   all told: 0 played TC; 0 took the trick 9C TC
   all: trick: 0 leads | trick 4: 1 led 9C TC, 0 takes | public.phase: lead
   seat 0: hand: -TC | moves: play TS, 7H, 9H, TH, JH, QH, KH, QD
   seat 1: in no heap: TC | size hand of 0: 8
10. 0 play TS
   all told: 0 played TS
   all: turn: 1 | trick: 0 led TS | public.phase: reply
   seat 0: hand: -TS
   seat 1: in no heap: TS | moves: play JS, QS | size hand of 0: 7
11. 1 play QS
   all told: 1 played QS; 1 took the trick TS QS
   all: trick: 1 leads | trick 5: 0 led TS QS, 1 takes | public.phase: lead
   seat 0: in no heap: QS | size hand of 1: 7
   seat 1: hand: -QS | moves: play JS, 8D, 9D, JD, KD, AD, 7C
12. 1 play JD
   all told: 1 played JD
   all: turn: 0 | trick: 1 led JD | public.phase: reply
   seat 0: in no heap: JD | moves: play QD | size hand of 1: 6
   seat 1: hand: -JD
13. 0 play QD
   all told: 0 played QD; 0 took the trick JD QD; deal 1 §10.2 honour_led: +1 white to 1 for JD
   all: trick: 0 leads | holds: 1,1 0,2 | trick 6: 1 led JD QD, 0 takes | public.phase: lead
   seat 0: hand: -QD | moves: play 7H, 9H, TH, JH, QH, KH
   seat 1: in no heap: QD | size hand of 0: 6 | may = 7H 9H TH JH QH KH in hand of 0 | sure +7S +8S +9S +8C +QC +KC in dead
14. 0 play 9H
   all told: 0 played 9H
   all: turn: 1 | trick: 0 led 9H | public.phase: reply
   seat 0: hand: -9H
   seat 1: in no heap: 9H | moves: play 8D, 9D, KD, AD | size hand of 0: 5 | sure -9H in hand of 0
15. 1 play AD
   all told: 1 played AD; 1 took the trick 9H AD
   all: trick: 1 leads | trick 7: 0 led 9H AD, 1 takes | public.phase: lead
   seat 0: in no heap: AD | size hand of 1: 5
   seat 1: hand: -AD | moves: play JS, 8D, 9D, KD, 7C
16. 1 play 9D
   all told: 1 played 9D
   all: turn: 0 | trick: 1 led 9D | public.phase: reply
   seat 0: in no heap: 9D | moves: play 7H, TH, JH, QH, KH | size hand of 1: 4
   seat 1: hand: -9D
17. 0 play TH
   all told: 0 played TH; 1 took the trick TH 9D
   all: turn: 1 | trick: 1 leads | trick 8: 1 led 9D TH, 1 takes | public.phase: lead
   seat 0: hand: -TH
   seat 1: in no heap: TH | moves: play JS, 8D, KD, 7C | size hand of 0: 4 | sure -TH in hand of 0
18. 1 play 7C
   all told: 1 played 7C
   all: turn: 0 | trick: 1 led 7C | public.phase: reply
   seat 0: in no heap: 7C | moves: play 7H, JH, QH, KH | size hand of 1: 3
   seat 1: hand: -7C
19. 0 play QH
   all told: 0 played QH; 1 took the trick QH 7C
   all: turn: 1 | trick: 1 leads | trick 9: 1 led 7C QH, 1 takes | public.phase: lead
   seat 0: hand: -QH
   seat 1: in no heap: QH | moves: play JS, 8D, KD | size hand of 0: 3 | sure -QH in hand of 0
20. 1 play KD
   all told: 1 played KD
   all: turn: 0 | trick: 1 led KD | public.phase: reply
   seat 0: in no heap: KD | moves: play 7H, JH, KH | size hand of 1: 2
   seat 1: hand: -KD
21. 0 play 7H
   all told: 0 played 7H; 1 took the trick 7H KD; deal 1 §10.2 honour_led: +1 white to 1 for KD
   all: turn: 1 | trick: 1 leads | holds: 1,1 0,3 | trick 10: 1 led KD 7H, 1 takes | public.phase: lead
   seat 0: hand: -7H
   seat 1: in no heap: 7H | moves: play JS, 8D | size hand of 0: 2 | sure -7H in hand of 0
22. 1 play JS
   all told: 1 played JS
   all: turn: 0 | trick: 1 led JS | public.phase: reply
   seat 0: in no heap: JS | moves: play JH, KH | size hand of 1: 1
   seat 1: hand: = 8D
23. 0 play KH
   all told: 0 played KH; 1 took the trick JS KH
   all: turn: 1 | trick: 1 leads | trick 11: 1 led JS KH, 1 takes | public.phase: lead
   seat 0: hand: = JH
   seat 1: in no heap: KH | moves: play 8D | size hand of 0: 1 | sure = JH in hand of 0
24. 1 play 8D
   all told: 1 played 8D
   all: turn: 0 | trick: 1 led 8D | public.phase: reply
   seat 0: no more: size hand of 1, may hand of 1 | in no heap: 8D | moves: play JH | sure +7S +8S +9S +8C +QC +KC in dead
   seat 1: no more: hand
25. 0 play JH
   all told: 0 played JH; 1 took the trick JH 8D; deal 1 §11.1 tricks: +3 white to 1; deal 1 over
   all: turn: chance | holds: 1,1 1,0 | deals: 1 over, 0 of them thrown in | trick 12: 1 led 8D JH, 1 takes | public.phase: settled
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0, sure hand of 0 | in no heap: JH
26. * deal
   all told: 0 dealt; deal 2 §8.2 point: +1 white to 1 for 8D TD JD KD AD
   all: turn: 1 | dealer: 0 | shown: 8C | trick: 1 leads | holds: 1,1 1,1 | public.phase: lead | public.turn_up: 8C
   seat 0: no more: tricks | in no heap: 8C 8S 9S KC QC | hand: = 8S 9S JS TH JH KH AH 7D QD 7C QC KC | size hand of 1: 12 | may = 7S TS QS KS AS 7H 8H 9H QH 8D TD JD KD AD 9C TC JC AC in hand of 1 | sure = 8D TD JD KD AD in hand of 1 | may +TS +QS +KS +AS +7H +9H +QH +9D +9C +TC +JC +AC in dead | sure = 9D in dead
   seat 1: no more: tricks, sure dead | in no heap: 7S 8C | hand: = 7S TS 7H 9H QH 8D TD JD KD AD 9C JC | moves: play 7S, TS, 7H, 9H, QH, 8D, TD, JD, KD, AD, 9C, JC | size hand of 0: 12 | may = 8S 9S JS QS KS AS 8H TH JH KH AH 7D 9D QD 7C TC QC KC AC in hand of 0 | may +JS +QS +KS +AS +TH +JH +KH +AH +7D +9D +QD +7C +TC +AC in dead
27. 1 play KD
   all told: 1 played KD
   all: turn: 0 | trick: 1 led KD | public.phase: reply
   seat 0: in no heap: KD | moves: play 7D, QD | size hand of 1: 11 | sure -KD in hand of 1
   seat 1: hand: -KD
28. 0 play 7D
   all told: 0 played 7D; 1 took the trick 7D KD
   all: turn: 1 | trick: 1 leads | trick 1: 1 led KD 7D, 1 takes | public.phase: lead
   seat 0: hand: -7D
   seat 1: in no heap: 7D | moves: play 7S, TS, 7H, 9H, QH, 8D, TD, JD, AD, 9C, JC | size hand of 0: 11
29. 1 play JD
   all told: 1 played JD
   all: turn: 0 | trick: 1 led JD | public.phase: reply
   seat 0: in no heap: JD | moves: play QD | size hand of 1: 10 | sure -JD in hand of 1
   seat 1: hand: -JD
30. 0 play QD
   all told: 0 played QD; 0 took the trick JD QD
   all: trick: 0 leads | trick 2: 1 led JD QD, 0 takes | public.phase: lead
   seat 0: hand: -QD | moves: play 8S, 9S, JS, TH, JH, KH, AH, 7C, QC, KC
   seat 1: in no heap: QD | size hand of 0: 10
31. 0 play JH
   all told: 0 played JH
   all: turn: 1 | trick: 0 led JH | public.phase: reply
   seat 0: hand: -JH
   seat 1: in no heap: JH | moves: play QH | size hand of 0: 9
32. 1 play QH
   all told: 1 played QH; 1 took the trick JH QH
   all: trick: 1 leads | trick 3: 0 led JH QH, 1 takes | public.phase: lead
   seat 0: in no heap: QH | size hand of 1: 9
   seat 1: hand: -QH | moves: play 7S, TS, 7H, 9H, 8D, TD, AD, 9C, JC
33. 1 play 7S
   all told: 1 played 7S
   all: turn: 0 | trick: 1 led 7S | public.phase: reply
   seat 0: in no heap: 7S | moves: play 8S, 9S, JS | size hand of 1: 8
   seat 1: hand: -7S
34. 0 play JS
   all told: 0 played JS; 0 took the trick 7S JS
   all: trick: 0 leads | trick 4: 1 led 7S JS, 0 takes | public.phase: lead
   seat 0: hand: -JS | moves: play 8S, 9S, TH, KH, AH, 7C, QC, KC
   seat 1: in no heap: JS | size hand of 0: 8
35. 0 play AH
   all told: 0 played AH
   all: turn: 1 | trick: 0 led AH | public.phase: reply
   seat 0: hand: -AH
   seat 1: in no heap: AH | moves: play 7H, 9H | size hand of 0: 7
36. 1 play 7H
   all told: 1 played 7H; 0 took the trick 7H AH
   all: turn: 0 | trick: 0 leads | trick 5: 0 led AH 7H, 0 takes | public.phase: lead
   seat 0: in no heap: 7H | moves: play 8S, 9S, TH, KH, 7C, QC, KC | size hand of 1: 7
   seat 1: hand: -7H
37. 0 play TH
   all told: 0 played TH
   all: turn: 1 | trick: 0 led TH | public.phase: reply
   seat 0: hand: -TH
   seat 1: in no heap: TH | moves: play 9H | size hand of 0: 6
38. 1 play 9H
   all told: 1 played 9H; 0 took the trick 9H TH
   all: turn: 0 | trick: 0 leads | trick 6: 0 led TH 9H, 0 takes | public.phase: lead
   seat 0: in no heap: 9H | moves: play 8S, 9S, KH, 7C, QC, KC | size hand of 1: 6
   seat 1: hand: -9H
39. 0 play 7C
   all told: 0 played 7C
   all: turn: 1 | trick: 0 led 7C | public.phase: reply
   seat 0: hand: -7C
   seat 1: in no heap: 7C | moves: play 9C, JC | size hand of 0: 5
40. 1 play 9C
   all told: 1 played 9C; 1 took the trick 7C 9C; deal 2 §10.2 honour_led: +1 white to 0 for 7C
   all: trick: 1 leads | holds: 1,2 1,1 | trick 7: 0 led 7C 9C, 1 takes | public.phase: lead
   seat 0: in no heap: 9C | size hand of 1: 5
   seat 1: hand: -9C | moves: play TS, 8D, TD, AD, JC
41. 1 play AD
   all told: 1 played AD
   all: turn: 0 | trick: 1 led AD | public.phase: reply
   seat 0: in no heap: AD | moves: play QC, KC | size hand of 1: 4 | sure -AD in hand of 1
   seat 1: hand: -AD
42. 0 play QC
   all told: 0 played QC; 0 took the trick AD QC
   all: trick: 0 leads | trick 8: 1 led AD QC, 0 takes | public.phase: lead
   seat 0: hand: -QC | moves: play 8S, 9S, KH, KC
   seat 1: in no heap: QC | size hand of 0: 4 | may -9D in hand of 0 | sure = 9D in dead
43. 0 play KH
   all told: 0 played KH
   all: turn: 1 | trick: 0 led KH | public.phase: reply
   seat 0: hand: -KH
   seat 1: in no heap: KH | moves: play JC | size hand of 0: 3
44. 1 play JC
   all told: 1 played JC; 1 took the trick KH JC
   all: trick: 1 leads | trick 9: 0 led KH JC, 1 takes | public.phase: lead
   seat 0: in no heap: JC | size hand of 1: 3 | may -8H in hand of 1 | sure +8H in dead
   seat 1: hand: -JC | moves: play TS, 8D, TD
45. 1 play 8D
   all told: 1 played 8D
   all: turn: 0 | trick: 1 led 8D | public.phase: reply
   seat 0: in no heap: 8D | moves: play KC | size hand of 1: 2 | sure = TD in hand of 1
   seat 1: hand: -8D
46. 0 play KC
   all told: 0 played KC; 0 took the trick 8D KC
   all: trick: 0 leads | trick 10: 1 led 8D KC, 0 takes | public.phase: lead
   seat 0: hand: -KC | moves: play 8S, 9S
   seat 1: in no heap: KC | size hand of 0: 2
47. 0 play 9S
   all told: 0 played 9S
   all: turn: 1 | trick: 0 led 9S | public.phase: reply
   seat 0: hand: = 8S
   seat 1: in no heap: 9S | moves: play TS | size hand of 0: 1
48. 1 play TS
   all told: 1 played TS; 1 took the trick 9S TS
   all: trick: 1 leads | trick 11: 0 led 9S TS, 1 takes | public.phase: lead
   seat 0: in no heap: TS | size hand of 1: 1 | may = TD in hand of 1 | sure +QS +KS +AS +TC +AC in dead
   seat 1: hand: = TD | moves: play TD
49. 1 play TD
   all told: 1 played TD
   all: turn: 0 | trick: 1 led TD | public.phase: reply
   seat 0: no more: size hand of 1, may hand of 1, sure hand of 1 | in no heap: TD | moves: play 8S
   seat 1: no more: hand
50. 0 play 8S
   all told: 0 played 8S; 1 took the trick 8S TD; deal 2 over
   all: turn: chance | deals: 2 over, 0 of them thrown in | trick 12: 1 led TD 8S, 1 takes | public.phase: settled
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0 | in no heap: 8S | sure +QS +KS +AS +8H +TC +AC in dead
51. * deal
   all told: 1 dealt; deal 3 §6.2 turned_honour: +1 white to 1 for JC; deal 3 §8.2 point: +1 white to 1 for 8C 9C KC AC
   all: turn: 0 | dealer: 1 | shown: JC | trick: 0 leads | holds: 1,2 1,3 | public.phase: lead | public.turn_up: JC
   seat 0: no more: tricks | in no heap: 8H AS KS TC | hand: = 9S KS AS 8H 9H JH 7D 8D TD AD TC QC | moves: play 9S, KS, AS, 8H, 9H, JH, 7D, 8D, TD, AD, TC, QC | size hand of 1: 12 | may = 7S 8S TS JS QS 7H TH QH KH AH 9D JD QD KD 8C 9C KC AC in hand of 1 | sure = 8C 9C KC AC in hand of 1 | may -AC +7S +8S +TS +JS +7H +TH +QH +KH +AH +JD +QD +KD +7C in dead | sure = 7C in dead
   seat 1: no more: tricks, sure dead | in no heap: AC | hand: = 7S 8S JS 7H TH AH QD KD 8C 9C KC AC | size hand of 0: 12 | may = 9S TS QS KS AS 8H 9H JH QH KH 7D 8D 9D TD JD AD 7C TC QC in hand of 0 | may +9S +TS +9H +JH +QH +KH +7D +8D +TD +JD +AD +7C +QC in dead
52. 0 play JH
   all told: 0 played JH
   all: turn: 1 | trick: 0 led JH | public.phase: reply
   seat 0: hand: -JH
   seat 1: in no heap: JH | moves: play 7H, TH, AH | size hand of 0: 11
53. 1 play TH
   all told: 1 played TH; 0 took the trick TH JH
   all: turn: 0 | trick: 0 leads | trick 1: 0 led JH TH, 0 takes | public.phase: lead
   seat 0: in no heap: TH | moves: play 9S, KS, AS, 8H, 9H, 7D, 8D, TD, AD, TC, QC | size hand of 1: 11 | may -QH -KH in hand of 1 | sure +QH +KH in dead
   seat 1: hand: -TH
54. 0 play KS
   all told: 0 played KS
   all: turn: 1 | trick: 0 led KS | public.phase: reply
   seat 0: hand: -KS
   seat 1: in no heap: KS | moves: play 7S, 8S, JS | size hand of 0: 10
55. 1 play 8S
   all told: 1 played 8S; 0 took the trick 8S KS
   all: turn: 0 | trick: 0 leads | trick 2: 0 led KS 8S, 0 takes | public.phase: lead
   seat 0: in no heap: 8S | moves: play 9S, AS, 8H, 9H, 7D, 8D, TD, AD, TC, QC | size hand of 1: 10
   seat 1: hand: -8S
56. 0 play QC
   all told: 0 played QC
   all: turn: 1 | trick: 0 led QC | public.phase: reply
   seat 0: hand: -QC
   seat 1: in no heap: QC | moves: play KC | size hand of 0: 9
57. 1 play KC
   all told: 1 played KC; 1 took the trick QC KC; deal 3 §10.2 honour_led: +1 white to 0 for QC
   all: trick: 1 leads | holds: 1,3 1,3 | trick 3: 0 led QC KC, 1 takes | public.phase: lead
   seat 0: in no heap: KC | size hand of 1: 9 | sure -KC in hand of 1
   seat 1: hand: -KC | moves: play 7S, JS, 7H, AH, QD, KD, 8C, 9C, AC
58. 1 play 8C
   all told: 1 played 8C
   all: turn: 0 | trick: 1 led 8C | public.phase: reply
   seat 0: in no heap: 8C | moves: play TC | size hand of 1: 8 | sure -8C in hand of 1
   seat 1: hand: -8C
59. 0 play TC
   all told: 0 played TC; 0 took the trick 8C TC
   all: trick: 0 leads | trick 4: 1 led 8C TC, 0 takes | public.phase: lead
   seat 0: hand: -TC | moves: play 9S, AS, 8H, 9H, 7D, 8D, TD, AD
   seat 1: in no heap: TC | size hand of 0: 8
60. 0 play TD
   all told: 0 played TD
   all: turn: 1 | trick: 0 led TD | public.phase: reply
   seat 0: hand: -TD
   seat 1: in no heap: TD | moves: play QD, KD | size hand of 0: 7
61. 1 play QD
   all told: 1 played QD; 1 took the trick TD QD
   all: trick: 1 leads | trick 5: 0 led TD QD, 1 takes | public.phase: lead
   seat 0: in no heap: QD | size hand of 1: 7
   seat 1: hand: -QD | moves: play 7S, JS, 7H, AH, KD, 9C, AC
62. 1 play JS
   all told: 1 played JS
   all: turn: 0 | trick: 1 led JS | public.phase: reply
   seat 0: in no heap: JS | moves: play 9S, AS | size hand of 1: 6
   seat 1: hand: -JS
63. 0 play AS
   all told: 0 played AS; 1 took the trick JS AS
   all: turn: 1 | trick: 1 leads | trick 6: 1 led JS AS, 1 takes | public.phase: lead
   seat 0: hand: -AS
   seat 1: in no heap: AS | moves: play 7S, 7H, AH, KD, 9C, AC | size hand of 0: 6 | may -QS in hand of 0 | sure = QS in dead
64. 1 play 7H
   all told: 1 played 7H
   all: turn: 0 | trick: 1 led 7H | public.phase: reply
   seat 0: in no heap: 7H | moves: play 8H, 9H | size hand of 1: 5
   seat 1: hand: -7H
65. 0 play 8H
   all told: 0 played 8H; 0 took the trick 7H 8H
   all: trick: 0 leads | trick 7: 1 led 7H 8H, 0 takes | public.phase: lead
   seat 0: hand: -8H | moves: play 9S, 9H, 7D, 8D, AD
   seat 1: in no heap: 8H | size hand of 0: 5
66. 0 play 9S
   all told: 0 played 9S
   all: turn: 1 | trick: 0 led 9S | public.phase: reply
   seat 0: hand: -9S
   seat 1: in no heap: 9S | moves: play 7S | size hand of 0: 4
67. 1 play 7S
   all told: 1 played 7S; 0 took the trick 7S 9S
   all: turn: 0 | trick: 0 leads | trick 8: 0 led 9S 7S, 0 takes | public.phase: lead
   seat 0: in no heap: 7S | moves: play 9H, 7D, 8D, AD | size hand of 1: 4 | may -TS -QS in hand of 1 | sure +TS +QS in dead
   seat 1: hand: -7S
68. 0 play 9H
   all told: 0 played 9H
   all: turn: 1 | trick: 0 led 9H | public.phase: reply
   seat 0: hand: -9H
   seat 1: in no heap: 9H | moves: play AH | size hand of 0: 3
69. 1 play AH
   all told: 1 played AH; 1 took the trick 9H AH
   all: trick: 1 leads | trick 9: 0 led 9H AH, 1 takes | public.phase: lead
   seat 0: in no heap: AH | size hand of 1: 3
   seat 1: hand: -AH | moves: play KD, 9C, AC
70. 1 play AC
   all told: 1 played AC
   all: turn: 0 | trick: 1 led AC | public.phase: reply
   seat 0: in no heap: AC | moves: play 7D, 8D, AD | size hand of 1: 2 | sure = 9C in hand of 1
   seat 1: hand: -AC
71. 0 play AD
   all told: 0 played AD; 1 took the trick AD AC; deal 3 §10.2 honour_led: +1 white to 1 for AC
   all: turn: 1 | trick: 1 leads | holds: 1,3 1,4 | trick 10: 1 led AC AD, 1 takes | public.phase: lead
   seat 0: hand: -AD
   seat 1: in no heap: AD | moves: play KD, 9C | size hand of 0: 2 | may -7C in hand of 0 | sure +7C in dead
72. 1 play KD
   all told: 1 played KD
   all: turn: 0 | trick: 1 led KD | public.phase: reply
   seat 0: in no heap: KD | moves: play 7D, 8D | size hand of 1: 1 | may = 9C in hand of 1 | sure +9D +JD in dead
   seat 1: hand: = 9C
73. 0 play 8D
   all told: 0 played 8D; 1 took the trick 8D KD
   all: turn: 1 | trick: 1 leads | trick 11: 1 led KD 8D, 1 takes | public.phase: lead
   seat 0: hand: = 7D
   seat 1: in no heap: 8D | moves: play 9C | size hand of 0: 1
74. 1 play 9C
   all told: 1 played 9C
   all: turn: 0 | trick: 1 led 9C | public.phase: reply
   seat 0: no more: size hand of 1, may hand of 1, sure hand of 1 | in no heap: 9C | moves: play 7D
   seat 1: no more: hand
75. 0 play 7D
   all told: 0 played 7D; 1 took the trick 7D 9C; deal 3 §11.1 tricks: +1 white to 1; deal 3 over
   all: turn: chance | holds: 1,3 1,5 | deals: 3 over, 0 of them thrown in | trick 12: 1 led 9C 7D, 1 takes | public.phase: settled
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0 | in no heap: 7D | sure +TS +QH +KH +9D +JD in dead
76. * deal
   all told: 0 dealt; deal 4 §6.2 turned_honour: +1 white to 0 for JH; deal 4 §8.2 point: +1 white to 0 for 8D 9D TD KD AD
   all: turn: 1 | dealer: 0 | shown: JH | trick: 1 leads | holds: 1,5 1,5 | public.phase: lead | public.turn_up: JH
   seat 0: no more: tricks, sure dead | in no heap: 9D | hand: = AS 7H AH 8D 9D TD KD AD 8C 9C JC QC | size hand of 1: 12 | may = 7S 8S 9S TS JS QS KS 8H 9H TH QH KH 7D JD QD 7C TC KC AC in hand of 1 | may +7S +8S +9S +JS +KS +8H +9H +TH +7D +QD +TC +KC +AC in dead
   seat 1: no more: tricks | in no heap: 7C KH QS TS | hand: = TS JS QS KS 8H 9H TH KH QD 7C KC AC | moves: play TS, JS, QS, KS, 8H, 9H, TH, KH, QD, 7C, KC, AC | size hand of 0: 12 | may = 7S 8S 9S AS 7H QH AH 8D 9D TD KD AD 8C 9C TC JC QC in hand of 0 | sure = 8D 9D TD KD AD in hand of 0 | may -9D +7S +8S +9S +AS +7H +AH +7D +8C +9C +TC +JC +QC in dead | sure = 7D JD in dead
77. 1 play KC
   all told: 1 played KC
   all: turn: 0 | trick: 1 led KC | public.phase: reply
   seat 0: in no heap: KC | moves: play 8C, 9C, JC, QC | size hand of 1: 11
   seat 1: hand: -KC
78. 0 play 8C
   all told: 0 played 8C; 1 took the trick 8C KC
   all: turn: 1 | trick: 1 leads | trick 1: 1 led KC 8C, 1 takes | public.phase: lead
   seat 0: hand: -8C
   seat 1: in no heap: 8C | moves: play TS, JS, QS, KS, 8H, 9H, TH, KH, QD, 7C, AC | size hand of 0: 11
79. 1 play QD
   all told: 1 played QD
   all: turn: 0 | trick: 1 led QD | public.phase: reply
   seat 0: in no heap: QD | moves: play KD | size hand of 1: 10
   seat 1: hand: -QD
80. 0 play KD
   all told: 0 played KD; 0 took the trick QD KD
   all: trick: 0 leads | trick 2: 1 led QD KD, 0 takes | public.phase: lead
   seat 0: hand: -KD | moves: play AS, 7H, AH, 8D, 9D, TD, AD, 9C, JC, QC
   seat 1: in no heap: KD | size hand of 0: 10 | sure -KD in hand of 0
81. 0 play TD
   all told: 0 played TD
   all: turn: 1 | trick: 0 led TD | public.phase: reply
   seat 0: hand: -TD
   seat 1: in no heap: TD | moves: play 8H, 9H, TH, KH | size hand of 0: 9 | sure -TD in hand of 0
82. 1 play 8H
   all told: 1 played 8H; 1 took the trick 8H TD
   all: trick: 1 leads | trick 3: 0 led TD 8H, 1 takes | public.phase: lead
   seat 0: in no heap: 8H | size hand of 1: 9 | may -7D -JD in hand of 1 | sure = 7D JD in dead
   seat 1: hand: -8H | moves: play TS, JS, QS, KS, 9H, TH, KH, 7C, AC
83. 1 play KH
   all told: 1 played KH
   all: turn: 0 | trick: 1 led KH | public.phase: reply
   seat 0: in no heap: KH | moves: play 7H, AH | size hand of 1: 8
   seat 1: hand: -KH
84. 0 play 7H
   all told: 0 played 7H; 1 took the trick 7H KH; deal 4 §10.2 honour_led: +1 white to 1 for KH; deal 4 §10.3 honour_caught: +1 white to 1 for 7H
   all: turn: 1 | trick: 1 leads | holds: 1,0 2,1 | trick 4: 1 led KH 7H, 1 takes | public.phase: lead
   seat 0: hand: -7H
   seat 1: in no heap: 7H | moves: play TS, JS, QS, KS, 9H, TH, 7C, AC | size hand of 0: 8
85. 1 play TS
   all told: 1 played TS
   all: turn: 0 | trick: 1 led TS | public.phase: reply
   seat 0: in no heap: TS | moves: play AS | size hand of 1: 7
   seat 1: hand: -TS
86. 0 play AS
   all told: 0 played AS; 0 took the trick TS AS
   all: trick: 0 leads | trick 5: 1 led TS AS, 0 takes | public.phase: lead
   seat 0: hand: -AS | moves: play AH, 8D, 9D, AD, 9C, JC, QC
   seat 1: in no heap: AS | size hand of 0: 7
87. 0 play 9D
   all told: 0 played 9D
   all: turn: 1 | trick: 0 led 9D | public.phase: reply
   seat 0: hand: -9D
   seat 1: in no heap: 9D | moves: play 9H, TH | size hand of 0: 6 | sure -9D in hand of 0
88. 1 play 9H
   all told: 1 played 9H; 1 took the trick 9H 9D
   all: trick: 1 leads | trick 6: 0 led 9D 9H, 1 takes | public.phase: lead
   seat 0: in no heap: 9H | size hand of 1: 6
   seat 1: hand: -9H | moves: play JS, QS, KS, TH, 7C, AC
89. 1 play AC
   all told: 1 played AC
   all: turn: 0 | trick: 1 led AC | public.phase: reply
   seat 0: in no heap: AC | moves: play JC, QC | size hand of 1: 5
   seat 1: hand: -AC
90. 0 play JC
   all told: 0 played JC; 0 took the trick JC AC
   all: trick: 0 leads | trick 7: 1 led AC JC, 0 takes | public.phase: lead
   seat 0: hand: -JC | moves: play AH, 8D, AD, 9C, QC
   seat 1: in no heap: JC | size hand of 0: 5
91. 0 play AH
   all told: 0 played AH
   all: turn: 1 | trick: 0 led AH | public.phase: reply
   seat 0: hand: -AH
   seat 1: in no heap: AH | moves: play TH | size hand of 0: 4
92. 1 play TH
   all told: 1 played TH; 0 took the trick TH AH; deal 4 §10.2 honour_led: +1 white to 0 for AH
   all: turn: 0 | trick: 0 leads | holds: 1,1 2,1 | trick 8: 0 led AH TH, 0 takes | public.phase: lead
   seat 0: in no heap: TH | moves: play 8D, AD, 9C, QC | size hand of 1: 4 | may -QH in hand of 1 | sure +QH in dead
   seat 1: hand: -TH
93. 0 play 8D
   all told: 0 played 8D
   all: turn: 1 | trick: 0 led 8D | public.phase: reply
   seat 0: hand: -8D
   seat 1: in no heap: 8D | moves: play JS, QS, KS, 7C | size hand of 0: 3 | sure = AD in hand of 0
94. 1 play 7C
   all told: 1 played 7C; 0 took the trick 8D 7C
   all: turn: 0 | trick: 0 leads | trick 9: 0 led 8D 7C, 0 takes | public.phase: lead
   seat 0: in no heap: 7C | moves: play AD, 9C, QC | size hand of 1: 3
   seat 1: hand: -7C
95. 0 play AD
   all told: 0 played AD
   all: turn: 1 | trick: 0 led AD | public.phase: reply
   seat 0: hand: -AD
   seat 1: no more: sure hand of 0 | in no heap: AD | moves: play JS, QS, KS | size hand of 0: 2
96. 1 play JS
   all told: 1 played JS; 0 took the trick JS AD
   all: turn: 0 | trick: 0 leads | trick 10: 0 led AD JS, 0 takes | public.phase: lead
   seat 0: in no heap: JS | moves: play 9C, QC | size hand of 1: 2
   seat 1: hand: -JS
97. 0 play QC
   all told: 0 played QC
   all: turn: 1 | trick: 0 led QC | public.phase: reply
   seat 0: hand: = 9C
   seat 1: in no heap: QC | moves: play QS, KS | size hand of 0: 1
98. 1 play QS
   all told: 1 played QS; 0 took the trick QS QC
   all: turn: 0 | trick: 0 leads | trick 11: 0 led QC QS, 0 takes | public.phase: lead
   seat 0: in no heap: QS | moves: play 9C | size hand of 1: 1 | may -TC in hand of 1 | sure +TC in dead
   seat 1: hand: = KS
99. 0 play 9C
   all told: 0 played 9C
   all: turn: 1 | trick: 0 led 9C | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0 | in no heap: 9C | moves: play KS | sure +7S +8S +9S +QH +TC in dead
100. 1 play KS
   all told: 1 played KS; 0 took the trick KS 9C; deal 4 §11.1 tricks: +2 white to 0; deal 4 over
   all: turn: chance | holds: 1,3 2,1 | deals: 4 over, 0 of them thrown in | trick 12: 0 led 9C KS, 0 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1 | in no heap: KS | sure +7S +8S +9S in dead
   seat 1: no more: hand, trick
101. * deal
   all told: 1 dealt; deal 5 §6.2 turned_honour: +1 white to 1 for 7H; deal 5 §8.2 point: +1 white to 1 for 7S 9S TS JS KS
102. 0 play KC
   all told: 0 played KC
103. 1 play TC
   all told: 1 played TC; 0 took the trick TC KC
104. 0 play AS
   all told: 0 played AS
105. 1 play JS
   all told: 1 played JS; 1 took the trick JS AS
106. 1 play TS
   all told: 1 played TS
107. 0 play QS
   all told: 0 played QS; 0 took the trick TS QS
108. 0 play 7C
   all told: 0 played 7C
109. 1 play TH
   all told: 1 played TH; 1 took the trick TH 7C
110. 1 play QD
   all told: 1 played QD
   all: turn: 0 | dealer: 1 | shown: 7H | trick: 1 led QD | holds: 1,3 2,3 | trick 1: 0 led KC TC, 0 takes | trick 2: 0 led AS JS, 1 takes | trick 3: 1 led TS QS, 0 takes | trick 4: 0 led 7C TH, 1 takes | public.phase: reply | public.turn_up: 7H
   seat 0: no more: tricks | in no heap: 8S QH TC | hand: = 8S QH KH AH 9D TD 8C 9C | moves: play 9D, TD | size hand of 1: 7 | may = 7S 9S KS 8H 9H JH 7D 8D JD KD AD in hand of 1 | sure = 7S 9S KS in hand of 1 | may = 8H 9H JH 7D 8D JD KD AD JC QC AC in dead | sure = JC QC AC in dead
   seat 1: no more: tricks, sure dead | in no heap: 7D 7S 9S JD TC | hand: = 7S 9S KS 7D 8D JD KD | size hand of 0: 8 | may = 8S 8H 9H JH QH KH AH 9D TD AD 8C 9C JC QC AC in hand of 0 | may +8H +9H +JH +KH +AH +9D +TD +AD +8C +9C +JC +QC +AC in dead
111. 0 play 9D
   all told: 0 played 9D; 1 took the trick 9D QD
112. 1 play JD
   all told: 1 played JD
113. 0 play TD
   all told: 0 played TD; 1 took the trick TD JD
114. 1 play KD
   all told: 1 played KD
115. 0 play KH
   all told: 0 played KH; 0 took the trick KH KD
116. 0 play QH
   all told: 0 played QH
117. 1 play 7D
   all told: 1 played 7D; 0 took the trick QH 7D; deal 5 §10.2 honour_led: +1 white to 0 for QH
118. 0 play 8C
   all told: 0 played 8C
119. 1 play 7S
   all told: 1 played 7S; 0 took the trick 7S 8C
120. 0 play AH
   all told: 0 played AH
   all: turn: 1 | trick: 0 led AH | holds: 1,4 2,3 | trick 5: 1 led QD 9D, 1 takes | trick 6: 1 led JD TD, 1 takes | trick 7: 1 led KD KH, 0 takes | trick 8: 0 led QH 7D, 0 takes | trick 9: 0 led 8C 7S, 0 takes
   seat 0: in no heap: 7D 7S JD KD | hand: = 8S 9C | size hand of 1: 3 | may = 9S KS 8D in hand of 1 | sure -7S +8D in hand of 1 | may -8D in dead | sure +8H +9H +JH +AD in dead
   seat 1: in no heap: 8C 9D AH KH QH TD | hand: = 9S KS 8D | moves: play 9S, KS, 8D | size hand of 0: 2 | may -JH -AD in hand of 0 | sure = JH AD in dead
121. 1 play KS
   all told: 1 played KS; 0 took the trick KS AH; deal 5 §10.2 honour_led: +1 white to 0 for AH
122. 0 play 9C
   all told: 0 played 9C
123. 1 play 8D
   all told: 1 played 8D; 0 took the trick 8D 9C
124. 0 play 8S
   all told: 0 played 8S
125. 1 play 9S
   all told: 1 played 9S; 1 took the trick 8S 9S; deal 5 §11.1 tricks: +1 white to 0; deal 5 over
126. * deal
   all told: 0 dealt; deal 6 §6.2 turned_honour: +1 white to 0 for AC; deal 6 §8.2 point: +1 white to 0 for TS QS KS AS
127. 1 play 8S
   all told: 1 played 8S
128. 0 play AS
   all told: 0 played AS; 0 took the trick 8S AS
129. 0 play 9H
   all told: 0 played 9H
130. 1 play AH
   all told: 1 played AH; 1 took the trick 9H AH
   all: dealer: 0 | shown: AC | trick: 1 leads | holds: 2,2 2,0 | deals: 5 over, 0 of them thrown in | trick 1: 1 led 8S AS, 0 takes | trick 2: 0 led 9H AH, 1 takes | public.phase: lead | public.turn_up: AC
   seat 0: no more: tricks, sure hand of 1, sure dead | in no heap: 8D 9H AC JC KS | hand: = TS QS KS TH QH KH 8D QD 7C JC | size hand of 1: 10 | may +7S +JS +7H +8H +JH +7D +9D +TD +JD +KD +AD +8C +9C +TC +QC +KC in hand of 1 | may +7S +9S +JS +7H +7D +9D +TD +JD +KD +8C +9C +TC +KC in dead
   seat 1: no more: tricks | in no heap: 8H 8S 9H AC AD JH | hand: = 7S JS 7H 8H JH 7D TD JD AD TC | moves: play 7S, JS, 7H, 8H, JH, 7D, TD, JD, AD, TC | size hand of 0: 10 | may +TS +QS +KS +TH +QH +KH +8D +9D +QD +KD +7C +8C +KC in hand of 0 | sure = TS QS KS in hand of 0 | may +9S +TH +QH +KH +8D +9D +QD +KD +7C +8C +KC in dead | sure = 9S in dead
131. 1 play JS
   all told: 1 played JS
132. 0 play KS
   all told: 0 played KS; 0 took the trick JS KS
133. 0 play 7C
   all told: 0 played 7C
134. 1 play TC
   all told: 1 played TC; 1 took the trick 7C TC; deal 6 §10.2 honour_led: +1 white to 0 for 7C
135. 1 play 7D
   all told: 1 played 7D
136. 0 play 8D
   all told: 0 played 8D; 0 took the trick 7D 8D
137. 0 play JC
   all told: 0 played JC
138. 1 play 7H
   all told: 1 played 7H; 0 took the trick 7H JC; deal 6 §10.2 honour_led: +1 white to 0 for JC
139. 0 play TS
   all told: 0 played TS
140. 1 play 7S
   all told: 1 played 7S; 0 took the trick 7S TS
   all: turn: 0 | trick: 0 leads | holds: 2,4 2,0 | trick 3: 1 led JS KS, 0 takes | trick 4: 0 led 7C TC, 1 takes | trick 5: 1 led 7D 8D, 0 takes | trick 6: 0 led JC 7H, 0 takes | trick 7: 0 led TS 7S, 0 takes
   seat 0: in no heap: 7D 7H 7S JS TC | hand: = QS TH QH KH QD | moves: play QS, TH, QH, KH, QD | size hand of 1: 5 | may -8C -9C -QC -KC in hand of 1 | sure = 8C 9C QC KC in dead
   seat 1: in no heap: 7C 8D JC KS TS | hand: = 8H JH TD JD AD | size hand of 0: 5 | sure = QS in hand of 0
141. 0 play QH
   all told: 0 played QH
142. 1 play 8H
   all told: 1 played 8H; 0 took the trick 8H QH
143. 0 play TH
   all told: 0 played TH
144. 1 play JH
   all told: 1 played JH; 1 took the trick TH JH
145. 1 play JD
   all told: 1 played JD
146. 0 play QD
   all told: 0 played QD; 0 took the trick JD QD
147. 0 play QS
   all told: 0 played QS
148. 1 play TD
   all told: 1 played TD; 0 took the trick QS TD
149. 0 play KH
   all told: 0 played KH
150. 1 play AD
   all told: 1 played AD; 0 took the trick KH AD; deal 6 §11.1 tricks: +3 white to 0; deal 6 over
   all: turn: chance | holds: 3,1 2,0 | deals: 6 over, 0 of them thrown in | trick 8: 0 led QH 8H, 0 takes | trick 9: 0 led TH JH, 1 takes | trick 10: 1 led JD QD, 0 takes | trick 11: 0 led QS TD, 0 takes | trick 12: 0 led KH AD, 0 takes | public.phase: settled
   seat 0: no more: hand, trick, size hand of 1, may hand of 1 | in no heap: 8H AD JD JH TD | sure +9S +9D +KD in dead
   seat 1: no more: hand, trick, size hand of 0, may hand of 0, sure hand of 0 | in no heap: KH QD QH QS TH | sure +9D +KD +8C +9C +QC +KC in dead
151. * deal
   all told: 1 dealt; deal 7 §6.2 turned_honour: +1 white to 1 for AD; deal 7 §8.2 point: +1 white to 0 for 7D 8D QD KD
152. 0 play 9S
   all told: 0 played 9S
153. 1 play JS
   all told: 1 played JS; 1 took the trick 9S JS
154. 1 play 8H
   all told: 1 played 8H
155. 0 play QH
   all told: 0 played QH; 0 took the trick 8H QH
156. 0 play TS
   all told: 0 played TS
157. 1 play QS
   all told: 1 played QS; 1 took the trick TS QS
158. 1 play 8S
   all told: 1 played 8S
159. 0 play KS
   all told: 0 played KS; 0 took the trick 8S KS
160. 0 play 8D
   all told: 0 played 8D
   all: no more: tricks, sure dead | turn: 1 | dealer: 1 | shown: AD | trick: 0 led 8D | holds: 3,2 2,1 | trick 1: 0 led 9S JS, 1 takes | trick 2: 1 led 8H QH, 0 takes | trick 3: 0 led TS QS, 1 takes | trick 4: 1 led 8S KS, 0 takes | public.phase: reply | public.turn_up: AD
   seat 0: in no heap: 9S KD | hand: = 9H KH 7D QD KD JC AC | size hand of 1: 8 | may = 7S AS 7H TH JH AH 9D TD JD 7C 8C 9C TC QC KC in hand of 1 | may +7S +AS +7H +TH +JH +AH +TD +JD +7C +TC in dead
   seat 1: in no heap: 9C 9D 9S QC | hand: = TH JH 9D TD JD 9C TC QC | moves: play 9D, TD, JD | size hand of 0: 7 | may = 7S AS 7H 9H KH AH 7D QD KD 7C 8C JC KC AC in hand of 0 | sure = 7D QD KD in hand of 0 | may -KD +7S +AS +7H +9H +KH +AH +7C +JC +AC in dead
161. 1 play TD
   all told: 1 played TD; 1 took the trick 8D TD
162. 1 play QC
   all told: 1 played QC
163. 0 play JC
   all told: 0 played JC; 1 took the trick JC QC
164. 1 play JH
   all told: 1 played JH
165. 0 play KH
   all told: 0 played KH; 0 took the trick JH KH
166. 0 play 9H
   all told: 0 played 9H
167. 1 play TH
   all told: 1 played TH; 1 took the trick 9H TH
168. 1 play TC
   all told: 1 played TC
169. 0 play AC
   all told: 0 played AC; 0 took the trick TC AC
170. 0 play KD
   all told: 0 played KD
   all: trick: 0 led KD | trick 5: 0 led 8D TD, 1 takes | trick 6: 1 led QC JC, 1 takes | trick 7: 1 led JH KH, 0 takes | trick 8: 0 led 9H TH, 1 takes | trick 9: 1 led TC AC, 0 takes
   seat 0: in no heap: JH QC TC TD TH | hand: = 7D QD | size hand of 1: 3
   seat 1: in no heap: 9H AC JC KD KH | hand: = 9D JD 9C | moves: play 9D, JD | size hand of 0: 2 | may = 7D QD in hand of 0 | sure -KD in hand of 0 | sure = 7S AS 7H AH 7C 8C KC in dead
171. 1 play 9D
   all told: 1 played 9D; 0 took the trick 9D KD; deal 7 §10.2 honour_led: +1 white to 0 for KD
172. 0 play 7D
   all told: 0 played 7D
173. 1 play JD
   all told: 1 played JD; 1 took the trick 7D JD; deal 7 §10.2 honour_led: +1 white to 0 for 7D
174. 1 play 9C
   all told: 1 played 9C
175. 0 play QD
   all told: 0 played QD; 0 took the trick QD 9C; deal 7 over
176. * deal
   all told: 0 dealt; deal 8 §6.2 turned_honour: +1 white to 0 for AH; deal 8 §8.2 point: +1 white to 1 for 7S TS JS AS
177. 1 play QH
   all told: 1 played QH
178. 0 play KH
   all told: 0 played KH; 0 took the trick QH KH; deal 8 §10.2 honour_led: +1 white to 1 for QH
179. 0 play JH
   all told: 0 played JH
180. 1 play TH
   all told: 1 played TH; 0 took the trick TH JH; deal 8 §10.2 honour_led: +1 white to 0 for JH
   all: turn: 0 | dealer: 0 | shown: AH | trick: 0 leads | holds: 4,0 2,0 | deals: 7 over, 0 of them thrown in | trick 1: 1 led QH KH, 0 takes | trick 2: 0 led JH TH, 0 takes | public.phase: lead | public.turn_up: AH
   seat 0: no more: tricks | in no heap: 8C AH JD | hand: = 8S 9S QS KS 8H 9H 7D JD AD 8C | moves: play 8S, 9S, QS, KS, 8H, 9H, 7D, JD, AD, 8C | size hand of 1: 10 | may +TS +JS +8D +TD +QD +KD +TC +JC +QC +AC in hand of 1 | sure = 7S TS JS AS in hand of 1 | may -7S -AS +8D +TD +QD +KD +TC +JC +QC +AC in dead
   seat 1: no more: tricks, sure hand of 0, sure dead | in no heap: 7C 7S AH AS KC | hand: = 7S TS JS AS 9D KD 7C JC KC AC | size hand of 0: 10 | may +8S +9S +QS +KS +7H +8H +9H +8D +TD +JD +AD +8C +9C +TC +QC in hand of 0 | may +8S +9S +QS +KS +8H +9H +7D +8D +TD +JD +QD +AD +9C +TC +QC in dead
181. 0 play 9S
   all told: 0 played 9S
182. 1 play AS
   all told: 1 played AS; 1 took the trick 9S AS
183. 1 play AC
   all told: 1 played AC
184. 0 play 8C
   all told: 0 played 8C; 1 took the trick 8C AC
185. 1 play 9D
   all told: 1 played 9D
186. 0 play AD
   all told: 0 played AD; 0 took the trick 9D AD
187. 0 play KS
   all told: 0 played KS
188. 1 play JS
   all told: 1 played JS; 0 took the trick JS KS
189. 0 play JD
   all told: 0 played JD
190. 1 play KD
   all told: 1 played KD; 1 took the trick JD KD
   all: turn: 1 | trick: 1 leads | trick 3: 0 led 9S AS, 1 takes | trick 4: 1 led AC 8C, 1 takes | trick 5: 1 led 9D AD, 0 takes | trick 6: 0 led KS JS, 0 takes | trick 7: 0 led JD KD, 1 takes
   seat 0: in no heap: 9D AC AS JS KD | hand: = 8S QS 8H 9H 7D | size hand of 1: 5 | sure = 7S TS in hand of 1
   seat 1: in no heap: 8C 9S AD JD KS | hand: = 7S TS 7C JC KC | moves: play 7S, TS, 7C, JC, KC | size hand of 0: 5 | may -QC in hand of 0 | sure = QC in dead
191. 1 play 7C
   all told: 1 played 7C
192. 0 play 8H
   all told: 0 played 8H; 0 took the trick 8H 7C
193. 0 play QS
   all told: 0 played QS
194. 1 play TS
   all told: 1 played TS; 0 took the trick TS QS
195. 0 play 9H
   all told: 0 played 9H
196. 1 play 7S
   all told: 1 played 7S; 0 took the trick 7S 9H
197. 0 play 8S
   all told: 0 played 8S
198. 1 play KC
   all told: 1 played KC; 0 took the trick 8S KC
199. 0 play 7D
   all told: 0 played 7D
200. 1 play JC
   all told: 1 played JC; 0 took the trick 7D JC; deal 8 §11.1 tricks: +3 white to 0; deal 8 over
   all: turn: chance | holds: 4,3 2,0 | deals: 8 over, 0 of them thrown in | trick 8: 1 led 7C 8H, 0 takes | trick 9: 0 led QS TS, 0 takes | trick 10: 0 led 9H 7S, 0 takes | trick 11: 0 led 8S KC, 0 takes | trick 12: 0 led 7D JC, 0 takes | public.phase: settled
   seat 0: no more: hand, trick, size hand of 1, may hand of 1, sure hand of 1 | in no heap: 7C 7S JC KC TS | sure = 7H 8D TD QD 9C TC QC in dead
   seat 1: no more: hand, trick, size hand of 0, may hand of 0 | in no heap: 7D 8H 8S 9H QS | sure +7H +8D +TD +QD +9C +TC in dead
201. * deal
   all told: 1 dealt; deal 9 §8.2 point: +1 white to 0 for 7S 9S JS KS AS
202. 0 play 7C
   all told: 0 played 7C
203. 1 play JC
   all told: 1 played JC; 1 took the trick 7C JC; deal 9 §10.2 honour_led: +1 white to 0 for 7C
204. 1 play KH
   all told: 1 played KH
205. 0 play 9H
   all told: 0 played 9H; 1 took the trick 9H KH
206. 1 play 7D
   all told: 1 played 7D
207. 0 play QD
   all told: 0 played QD; 0 took the trick 7D QD
208. 0 play 7S
   all told: 0 played 7S
209. 1 play QS
   all told: 1 played QS; 1 took the trick 7S QS
210. 1 play JH
   all told: 1 played JH
   all: turn: 0 | dealer: 1 | shown: 8C | trick: 1 led JH | holds: 4,5 2,0 | trick 1: 0 led 7C JC, 1 takes | trick 2: 1 led KH 9H, 1 takes | trick 3: 1 led 7D QD, 0 takes | trick 4: 0 led 7S QS, 1 takes | public.phase: reply | public.turn_up: 8C
   seat 0: no more: tricks, sure dead | in no heap: QC QD | hand: = 9S JS KS AS 9D AD QC KC | moves: play QC, KC | size hand of 1: 7 | may = 8S TS 7H 8H TH QH AH 8D TD JD KD 9C TC AC in hand of 1 | may +8S +TS +8H +TH +QH +AH +JD +KD +AC in dead
   seat 1: no more: tricks | in no heap: 7H 9C QD TD | hand: = 8S 7H 8H QH TD JD 9C | size hand of 0: 8 | may = 9S JS KS AS TH AH 8D 9D KD AD TC QC KC AC in hand of 0 | sure = 9S JS KS AS in hand of 0 | may +TS +TH +AH +9D +KD +AD +KC +AC in dead | sure = TS in dead
211. 0 play QC
   all told: 0 played QC; 0 took the trick JH QC
212. 0 play AS
   all told: 0 played AS
213. 1 play 8S
   all told: 1 played 8S; 0 took the trick 8S AS
214. 0 play 9D
   all told: 0 played 9D
215. 1 play JD
   all told: 1 played JD; 1 took the trick 9D JD
216. 1 play 9C
   all told: 1 played 9C
217. 0 play KC
   all told: 0 played KC; 0 took the trick 9C KC
218. 0 play KS
   all told: 0 played KS
219. 1 play QH
   all told: 1 played QH; 0 took the trick KS QH
220. 0 play JS
   all told: 0 played JS
   all: turn: 1 | trick: 0 led JS | trick 5: 1 led JH QC, 0 takes | trick 6: 0 led AS 8S, 0 takes | trick 7: 0 led 9D JD, 1 takes | trick 8: 1 led 9C KC, 0 takes | trick 9: 0 led KS QH, 0 takes
   seat 0: in no heap: 8S 9C JD QH | hand: = 9S AD | size hand of 1: 3 | may -TS -AH -TC -AC in hand of 1 | sure = TS AH TC AC in dead
   seat 1: in no heap: 9D AS JS KC KS QC | hand: = 7H 8H TD | moves: play 7H, 8H, TD | size hand of 0: 2 | may -TH -AH in hand of 0 | sure = 9S in hand of 0 | sure +TH +AH in dead
221. 1 play TD
   all told: 1 played TD; 0 took the trick JS TD
222. 0 play 9S
   all told: 0 played 9S
223. 1 play 7H
   all told: 1 played 7H; 0 took the trick 9S 7H
224. 0 play AD
   all told: 0 played AD
225. 1 play 8H
   all told: 1 played 8H; 0 took the trick 8H AD; deal 9 §11.1 tricks: +2 white to 0; deal 9 over; match over
   all: turn: nobody | holds: 5,0 2,0 | deals: 9 over, 0 of them thrown in | trick 10: 0 led JS TD, 0 takes | trick 11: 0 led 9S 7H, 0 takes | trick 12: 0 led AD 8H, 0 takes | public.phase: settled
   seat 0: no more: hand, trick, size hand of 1, may hand of 1 | in no heap: 7H 8H TD | sure +TH +8D +KD in dead
   seat 1: no more: hand, trick, size hand of 0, may hand of 0, sure hand of 0 | in no heap: 9S AD | sure +8D +KD +TC +AC in dead
