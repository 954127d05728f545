start
   all: turn: chance | dealer: 1 | sides: 0 1 | holds: 0,0 0,0 | deals: 0 over, 0 of them thrown in | public.phase: dealing | public.turn_up: nobody | public.least: 0 | public.most: 0 | public.vulnerable: -2 | public.king: -2
1. * deal
   all told: 1 dealt
   all: turn: 0 | shown: JD | public.phase: propose | public.turn_up: JD | size talon: 21
   seat 0: hand: = JS KS 7H 9D JC | moves: say propose, stand | size hand of 1: 5 | may = 7S 8S 9S TS QS AS 8H 9H TH JH QH KH AH 7D 8D TD QD KD AD 7C 8C 9C TC QC KC AC in all heaps
   seat 1: hand: = 8S JH AH KD 9C | size hand of 0: 5 | may = 7S 9S TS JS QS KS AS 7H 8H 9H TH QH KH 7D 8D 9D TD QD AD 7C 8C TC JC QC KC AC in all heaps
2. 0 say propose
   all told: 0 said propose
   all: turn: 1 | public.phase: answer | public.said: propose
   seat 1: moves: say accept, refuse
3. 1 say accept
   all told: 1 said accept
   all: turn: 0 | public.phase: discard | public.said: accept | public.least: 1 | public.most: 5
   seat 0: moves: lay JS, KS, 7H, 9D, JC
4. 0 lay JC
   seat 0 told: 0 laid JC
   seat 1 told: 0 laid a card
   seat 0: hand: -JC | aside: JC | moves: lay JS, KS, 7H, 9D; say done
   seat 1: size hand of 0: 4 | size discard of 0: 1 | may = 7S 9S TS JS QS KS AS 7H 8H 9H TH QH KH 7D 8D 9D TD QD AD 7C 8C TC JC QC KC AC in discard of 0
5. 0 lay KS
   seat 0 told: 0 laid KS
   seat 1 told: 0 laid a card
   seat 0: hand: -KS | aside: KS JC | moves: lay JS, 7H, 9D; say done
   seat 1: size hand of 0: 3 | size discard of 0: 2
6. 0 say done
   seat 0 told: 0 said done; 0 drew 2: AS 7C
   seat 1 told: 0 said done; 0 drew 2
   all: turn: 1 | public.exchanged: (2) | size talon: 19
   seat 0: in no heap: 7C AS | hand: +AS +7C
   seat 1: moves: lay 8S, JH, AH, KD, 9C | size hand of 0: 5
7. 1 lay JH
   seat 0 told: 1 laid a card
   seat 1 told: 1 laid JH
   seat 0: size hand of 1: 4 | size discard of 1: 1 | may = 7S 8S 9S TS QS 8H 9H TH JH QH KH AH 7D 8D TD QD KD AD 8C 9C TC QC KC AC in discard of 1
   seat 1: hand: -JH | aside: JH | moves: lay 8S, AH, KD, 9C; say done
8. 1 say done
   seat 0 told: 1 said done; 1 drew 1
   seat 1 told: 1 said done; 1 drew 1: 8C
   all: turn: 0 | public.phase: propose | public.exchanged: (2 1) | public.least: 0 | public.most: 0 | size talon: 18
   seat 0: moves: say propose, stand | size hand of 1: 5
   seat 1: in no heap: 8C | hand: +8C
9. 0 say propose
   all told: 0 said propose
   all: turn: 1 | public.phase: answer | public.said: propose
   seat 1: moves: say accept, refuse
10. 1 say refuse
   all told: 1 said refuse
   all: turn: 0 | trick: 0 leads | public.phase: lead | public.said: refuse
   seat 0: moves: play JS, AS, 7H, 9D, 7C
11. 0 play AS
   all told: 0 played AS
   all: turn: 1 | trick: 0 led AS | public.phase: reply
   seat 0: hand: -AS
   seat 1: in no heap: AS | moves: say mark_king; play 8S | size hand of 0: 4
12. 1 play 8S
   all told: 1 played 8S; 0 took the trick 8S AS
   all: turn: 0 | trick: 0 leads | trick 1: 0 led AS 8S, 0 takes | public.phase: lead
   seat 0: in no heap: 8S | moves: play JS, 7H, 9D, 7C | size hand of 1: 4 | may -QS in hand of 1
   seat 1: hand: -8S
13. 0 play 7H
   all told: 0 played 7H
   all: turn: 1 | trick: 0 led 7H | public.phase: reply
   seat 0: hand: -7H
   seat 1: in no heap: 7H | moves: play AH | size hand of 0: 3
14. 1 play AH
   all told: 1 played AH; 1 took the trick 7H AH
   all: trick: 1 leads | trick 2: 0 led 7H AH, 1 takes | public.phase: lead
   seat 0: in no heap: AH | size hand of 1: 3
   seat 1: hand: -AH | moves: play KD, 8C, 9C
15. 1 play KD
   all told: 1 played KD
   all: turn: 0 | trick: 1 led KD | public.phase: reply
   seat 0: in no heap: KD | moves: play 9D | size hand of 1: 2
   seat 1: hand: -KD
16. 0 play 9D
   all told: 0 played 9D; 1 took the trick 9D KD
   all: turn: 1 | trick: 1 leads | trick 3: 1 led KD 9D, 1 takes | public.phase: lead
   seat 0: hand: -9D
   seat 1: in no heap: 9D | moves: play 8C, 9C | size hand of 0: 2
17. 1 play 8C
   all told: 1 played 8C
   all: turn: 0 | trick: 1 led 8C | public.phase: reply
   seat 0: in no heap: 8C | moves: play 7C | size hand of 1: 1
   seat 1: hand: = 9C
18. 0 play 7C
   all told: 0 played 7C; 1 took the trick 7C 8C
   all: turn: 1 | trick: 1 leads | trick 4: 1 led 8C 7C, 1 takes | public.phase: lead
   seat 0: hand: = JS
   seat 1: in no heap: 7C | moves: play 9C | size hand of 0: 1 | may -TC -JC -QC -KC -AC in hand of 0
19. 1 play 9C
   all told: 1 played 9C
   all: turn: 0 | trick: 1 led 9C | public.phase: reply
   seat 0: no more: size hand of 1, may hand of 1 | in no heap: 9C | moves: play JS
   seat 1: no more: hand
20. 0 play JS
   all told: 0 played JS; 1 took the trick JS 9C; deal 1 §8.2 point: +1 points to 1 for AH KD 8C 9C; deal 1 over
   all: turn: chance | holds: 0,0 0,1 | deals: 1 over, 0 of them thrown in | trick 5: 1 led 9C JS, 1 takes | public.phase: settled
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0 | in no heap: JS
21. * deal
   all told: 0 dealt
   all: turn: 1 | dealer: 0 | shown: TC | public.phase: propose | public.turn_up: TC | size talon: 21
   seat 0: no more: aside, tricks, public.exchanged, public.said, size discard of 1, may discard of 1 | in no heap: TC TH | hand: = JS TH AH 9D KD | size hand of 1: 5 | may = 7S 8S 9S TS QS KS AS 7H 8H 9H JH QH KH 7D 8D TD JD QD AD 7C 8C 9C JC QC KC AC in hand of 1 | may +8S +KS +AS +7H +JD +7C +8C +9C +JC in talon
   seat 1: no more: aside, tricks, public.exchanged, public.said, size discard of 0, may discard of 0 | in no heap: 7S 8H KH KS QC TC | hand: = 7S KS 8H KH QC | moves: say propose, stand | size hand of 0: 5 | may = 8S 9S TS JS QS AS 7H 9H TH JH QH AH 7D 8D 9D TD JD QD KD AD 7C 8C 9C JC KC AC in hand of 0 | may +8S +JS +AS +7H +JH +AH +9D +JD +KD +7C +8C +9C in talon
22. 1 say stand
   all told: 1 said stand
   all: trick: 1 leads | public.phase: lead | public.said: stand | public.vulnerable: 1
   seat 1: moves: play 7S, KS, 8H, KH, QC
23. 1 play KH
   all told: 1 played KH
   all: turn: 0 | trick: 1 led KH | public.phase: reply
   seat 0: in no heap: KH | moves: play TH, AH | size hand of 1: 4
   seat 1: hand: -KH
24. 0 play AH
   all told: 0 played AH; 1 took the trick KH AH
   all: turn: 1 | trick: 1 leads | trick 1: 1 led KH AH, 1 takes | public.phase: lead
   seat 0: hand: -AH
   seat 1: in no heap: AH | moves: play 7S, KS, 8H, QC | size hand of 0: 4
25. 1 play KS
   all told: 1 played KS
   all: turn: 0 | trick: 1 led KS | public.phase: reply
   seat 0: in no heap: KS | moves: play JS | size hand of 1: 3
   seat 1: hand: -KS
26. 0 play JS
   all told: 0 played JS; 1 took the trick JS KS
   all: turn: 1 | trick: 1 leads | trick 2: 1 led KS JS, 1 takes | public.phase: lead
   seat 0: hand: -JS
   seat 1: in no heap: JS | moves: play 7S, 8H, QC | size hand of 0: 3
27. 1 play 8H
   all told: 1 played 8H
   all: turn: 0 | trick: 1 led 8H | public.phase: reply
   seat 0: in no heap: 8H | moves: play TH | size hand of 1: 2
   seat 1: hand: -8H
28. 0 play TH
   all told: 0 played TH; 0 took the trick 8H TH
   all: trick: 0 leads | trick 3: 1 led 8H TH, 0 takes | public.phase: lead
   seat 0: hand: -TH | moves: play 9D, KD
   seat 1: in no heap: TH | size hand of 0: 2
29. 0 play 9D
   all told: 0 played 9D
   all: turn: 1 | trick: 0 led 9D | public.phase: reply
   seat 0: hand: = KD
   seat 1: in no heap: 9D | moves: play QC | size hand of 0: 1
30. 1 play QC
   all told: 1 played QC; 1 took the trick 9D QC
   all: trick: 1 leads | trick 4: 0 led 9D QC, 1 takes | public.phase: lead
   seat 0: in no heap: QC | size hand of 1: 1 | may -7D -8D -TD -JD -QD -AD in hand of 1
   seat 1: hand: = 7S | moves: play 7S
31. 1 play 7S
   all told: 1 played 7S
   all: turn: 0 | trick: 1 led 7S | public.phase: reply
   seat 0: no more: size hand of 1, may hand of 1 | in no heap: 7S | moves: play KD
   seat 1: no more: hand
32. 0 play KD
   all told: 0 played KD; 1 took the trick 7S KD; deal 2 §8.2 point: +1 points to 1 for 7S KS KH QC; deal 2 over
   all: turn: chance | holds: 0,0 0,2 | deals: 2 over, 0 of them thrown in | trick 5: 1 led 7S KD, 1 takes | public.phase: settled
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0 | in no heap: KD
33. * deal
   all told: 1 dealt
   all: no more: tricks, public.said | turn: 0 | dealer: 1 | shown: JH | public.phase: propose | public.turn_up: JH | public.vulnerable: -2
   seat 0: in no heap: 7D 7H JH QS | hand: = QS 7H 7D KD QC | moves: say propose, stand | size hand of 1: 5 | may = 7S 8S 9S TS JS KS AS 8H 9H TH QH KH AH 8D 9D TD JD QD AD 7C 8C 9C TC JC KC AC in hand of 1 | may +7S +JS +KS +8H +TH +KH +AH +9D +TC in talon
   seat 1: in no heap: 9C AC JH KC QD | hand: = QD 9C TC KC AC | size hand of 0: 5 | may = 7S 8S 9S TS JS QS KS AS 7H 8H 9H TH QH KH AH 7D 8D 9D TD JD KD AD 7C 8C JC QC in hand of 0 | may +7S +JS +KS +8H +TH +KH +AH +9D +KD +QC in talon
34. 0 say stand
   all told: 0 said stand
   all: trick: 0 leads | public.phase: lead | public.said: stand | public.vulnerable: 0
   seat 0: moves: play QS, 7H, 7D, KD, QC
35. 0 play QC
   all told: 0 played QC
   all: turn: 1 | trick: 0 led QC | public.phase: reply
   seat 0: hand: -QC
   seat 1: in no heap: QC | moves: play KC | size hand of 0: 4
36. 1 play KC
   all told: 1 played KC; 1 took the trick QC KC
   all: trick: 1 leads | trick 1: 0 led QC KC, 1 takes | public.phase: lead
   seat 0: in no heap: KC | size hand of 1: 4
   seat 1: hand: -KC | moves: play QD, 9C, TC, AC
37. 1 play TC
   all told: 1 played TC
   all: turn: 0 | trick: 1 led TC | public.phase: reply
   seat 0: in no heap: TC | moves: play 7H | size hand of 1: 3
   seat 1: hand: -TC
38. 0 play 7H
   all told: 0 played 7H; 0 took the trick 7H TC
   all: trick: 0 leads | trick 2: 1 led TC 7H, 0 takes | public.phase: lead
   seat 0: hand: -7H | moves: play QS, 7D, KD
   seat 1: in no heap: 7H | size hand of 0: 3 | may -7C -8C -JC in hand of 0
39. 0 play 7D
   all told: 0 played 7D
   all: turn: 1 | trick: 0 led 7D | public.phase: reply
   seat 0: hand: -7D
   seat 1: in no heap: 7D | moves: play QD | size hand of 0: 2
40. 1 play QD
   all told: 1 played QD; 1 took the trick 7D QD
   all: trick: 1 leads | trick 3: 0 led 7D QD, 1 takes | public.phase: lead
   seat 0: in no heap: QD | size hand of 1: 2
   seat 1: hand: -QD | moves: play 9C, AC
41. 1 play 9C
   all told: 1 played 9C
   all: turn: 0 | trick: 1 led 9C | public.phase: reply
   seat 0: in no heap: 9C | moves: play QS, KD | size hand of 1: 1
   seat 1: hand: = AC
42. 0 play QS
   all told: 0 played QS; 1 took the trick QS 9C
   all: turn: 1 | trick: 1 leads | trick 4: 1 led 9C QS, 1 takes | public.phase: lead
   seat 0: hand: = KD
   seat 1: in no heap: QS | moves: play AC | size hand of 0: 1 | may -8H -9H -TH -QH -KH -AH in hand of 0
43. 1 play AC
   all told: 1 played AC
   all: turn: 0 | trick: 1 led AC | public.phase: reply
   seat 0: no more: size hand of 1, may hand of 1 | in no heap: AC | moves: play KD
   seat 1: no more: hand
44. 0 play KD
   all told: 0 played KD; 1 took the trick KD AC; deal 3 §8.3 vulnerable_point: +2 points to 1 for QD 9C KC AC; deal 3 over
   all: turn: chance | holds: 0,0 0,4 | deals: 3 over, 0 of them thrown in | trick 5: 1 led AC KD, 1 takes | public.phase: settled
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0 | in no heap: KD
45. * deal
   all told: 0 dealt
   all: no more: tricks, public.said | turn: 1 | dealer: 0 | shown: 8D | public.phase: propose | public.turn_up: 8D | public.vulnerable: -2
   seat 0: in no heap: 8D | hand: = QS 7H 7D QD AC | size hand of 1: 5 | may = 7S 8S 9S TS JS KS AS 8H 9H TH JH QH KH AH 9D TD JD KD AD 7C 8C 9C TC JC QC KC in hand of 1 | may +JH +KD +9C +TC +QC +KC in talon
   seat 1: in no heap: 7S 8C 8D 9S JD TD | hand: = 7S 9S TD JD 8C | moves: say propose, stand | size hand of 0: 5 | may = 8S TS JS QS KS AS 7H 8H 9H TH JH QH KH AH 7D 9D QD KD AD 7C 9C TC JC QC KC AC in hand of 0 | may +QS +7H +JH +7D +QD +KD +9C +TC +QC +KC +AC in talon
46. 1 say stand
   all told: 1 said stand
   all: trick: 1 leads | public.phase: lead | public.said: stand | public.vulnerable: 1
   seat 1: moves: play 7S, 9S, TD, JD, 8C
47. 1 play TD
   all told: 1 played TD
   all: turn: 0 | trick: 1 led TD | public.phase: reply
   seat 0: in no heap: TD | moves: play QD | size hand of 1: 4
   seat 1: hand: -TD
48. 0 play QD
   all told: 0 played QD; 0 took the trick TD QD
   all: trick: 0 leads | trick 1: 1 led TD QD, 0 takes | public.phase: lead
   seat 0: hand: -QD | moves: play QS, 7H, 7D, AC
   seat 1: in no heap: QD | size hand of 0: 4
49. 0 play QS
   all told: 0 played QS
   all: turn: 1 | trick: 0 led QS | public.phase: reply
   seat 0: hand: -QS
   seat 1: in no heap: QS | moves: play 7S, 9S | size hand of 0: 3
50. 1 play 7S
   all told: 1 played 7S; 0 took the trick 7S QS
   all: turn: 0 | trick: 0 leads | trick 2: 0 led QS 7S, 0 takes | public.phase: lead
   seat 0: in no heap: 7S | moves: play 7H, 7D, AC | size hand of 1: 3 | may -KS in hand of 1
   seat 1: hand: -7S
51. 0 play AC
   all told: 0 played AC
   all: turn: 1 | trick: 0 led AC | public.phase: reply
   seat 0: hand: -AC
   seat 1: in no heap: AC | moves: play 8C | size hand of 0: 2
52. 1 play 8C
   all told: 1 played 8C; 0 took the trick 8C AC
   all: turn: 0 | trick: 0 leads | trick 3: 0 led AC 8C, 0 takes | public.phase: lead
   seat 0: in no heap: 8C | moves: play 7H, 7D | size hand of 1: 2 | may -JC -QC -KC in hand of 1
   seat 1: hand: -8C
53. 0 play 7D
   all told: 0 played 7D
   all: turn: 1 | trick: 0 led 7D | public.phase: reply
   seat 0: hand: = 7H
   seat 1: in no heap: 7D | moves: play JD | size hand of 0: 1
54. 1 play JD
   all told: 1 played JD; 1 took the trick 7D JD
   all: trick: 1 leads | trick 4: 0 led 7D JD, 1 takes | public.phase: lead
   seat 0: in no heap: JD | size hand of 1: 1
   seat 1: hand: = 9S | moves: play 9S
55. 1 play 9S
   all told: 1 played 9S
   all: turn: 0 | trick: 1 led 9S | public.phase: reply
   seat 0: no more: size hand of 1, may hand of 1 | in no heap: 9S | moves: play 7H
   seat 1: no more: hand
56. 0 play 7H
   all told: 0 played 7H; 1 took the trick 9S 7H; deal 4 §8.3 vulnerable_point: +2 points to 0 for QS QD AC; deal 4 over
   all: turn: chance | holds: 0,2 0,4 | deals: 4 over, 0 of them thrown in | trick 5: 1 led 9S 7H, 1 takes | public.phase: settled
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0 | in no heap: 7H
57. * deal
   all told: 1 dealt
   all: no more: tricks, public.said | turn: 0 | dealer: 1 | shown: QH | public.phase: propose | public.turn_up: QH | public.vulnerable: -2
   seat 0: in no heap: 9H AH JH QH | hand: = 9H JH AH JD 8C | moves: say propose, stand | size hand of 1: 5 | may = 7S 8S 9S TS JS QS KS AS 7H 8H TH KH 7D 8D 9D TD QD KD AD 7C 9C TC JC QC KC AC in hand of 1 | may +7S +9S +QS +7H +7D +8D +TD +QD +AC in talon
   seat 1: in no heap: AD KH QH TS | hand: = TS KH 7D 8D AD | size hand of 0: 5 | may = 7S 8S 9S JS QS KS AS 7H 8H 9H TH JH AH 9D TD JD QD KD 7C 8C 9C TC JC QC KC AC in hand of 0 | may +7S +9S +QS +7H +TD +JD +QD +8C +AC in talon
58. 0 say stand
   all told: 0 said stand
   all: trick: 0 leads | public.phase: lead | public.said: stand | public.vulnerable: 0
   seat 0: moves: play 9H, JH, AH, JD, 8C
59. 0 play JD
   all told: 0 played JD
   all: turn: 1 | trick: 0 led JD | public.phase: reply
   seat 0: hand: -JD
   seat 1: in no heap: JD | moves: say mark_king; play 7D, 8D, AD | size hand of 0: 4
60. 1 play AD
   all told: 1 played AD; 0 took the trick JD AD
   all: turn: 0 | trick: 0 leads | trick 1: 0 led JD AD, 0 takes | public.phase: lead
   seat 0: in no heap: AD | moves: play 9H, JH, AH, 8C | size hand of 1: 4 | may -QD -KD in hand of 1
   seat 1: hand: -AD
61. 0 play 8C
   all told: 0 played 8C
   all: turn: 1 | trick: 0 led 8C | public.phase: reply
   seat 0: hand: -8C
   seat 1: in no heap: 8C | moves: play KH | size hand of 0: 3
62. 1 play KH
   all told: 1 played KH; 1 took the trick KH 8C
   all: trick: 1 leads | trick 2: 0 led 8C KH, 1 takes | public.phase: lead
   seat 0: in no heap: KH | size hand of 1: 3 | may -7C -9C -TC -JC -QC -KC -AC in hand of 1
   seat 1: hand: -KH | moves: play TS, 7D, 8D
63. 1 play 8D
   all told: 1 played 8D
   all: turn: 0 | trick: 1 led 8D | public.phase: reply
   seat 0: in no heap: 8D | moves: play 9H, JH, AH | size hand of 1: 2
   seat 1: hand: -8D
64. 0 play JH
   all told: 0 played JH; 0 took the trick JH 8D
   all: trick: 0 leads | trick 3: 1 led 8D JH, 0 takes | public.phase: lead
   seat 0: hand: -JH | moves: play 9H, AH
   seat 1: in no heap: JH | size hand of 0: 2 | may -9D -TD -QD -KD in hand of 0
65. 0 play 9H
   all told: 0 played 9H
   all: turn: 1 | trick: 0 led 9H | public.phase: reply
   seat 0: hand: = AH
   seat 1: in no heap: 9H | moves: play TS, 7D | size hand of 0: 1
66. 1 play 7D
   all told: 1 played 7D; 0 took the trick 9H 7D
   all: turn: 0 | trick: 0 leads | trick 4: 0 led 9H 7D, 0 takes | public.phase: lead
   seat 0: in no heap: 7D | moves: play AH | size hand of 1: 1 | may -7H -8H -TH in hand of 1
   seat 1: hand: = TS
67. 0 play AH
   all told: 0 played AH
   all: turn: 1 | trick: 0 led AH | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0 | in no heap: AH | moves: play TS
68. 1 play TS
   all told: 1 played TS; 0 took the trick TS AH; deal 5 §8.2 point: +1 points to 0 for 9H JH AH JD; deal 5 over
   all: turn: chance | holds: 0,3 0,4 | deals: 5 over, 0 of them thrown in | trick 5: 0 led AH TS, 0 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1 | in no heap: TS
   seat 1: no more: hand, trick
69. * deal
   all told: 0 dealt
   all: no more: tricks, public.said | turn: 1 | dealer: 0 | shown: TS | public.phase: propose | public.turn_up: TS | public.vulnerable: -2
   seat 0: in no heap: 7S 8S 9S TD | hand: = 7S 8S 9S 9H TD | size hand of 1: 5 | may = JS QS KS AS 7H 8H TH JH QH KH AH 7D 8D 9D JD QD KD AD 7C 8C 9C TC JC QC KC AC in hand of 1 | may +JH +QH +KH +AH +7D +8D +JD +AD +8C in talon
   seat 1: in no heap: JC | hand: = KH AH 8D 8C JC | moves: say propose, stand | size hand of 0: 5 | may = 7S 8S 9S JS QS KS AS 7H 8H 9H TH JH QH 7D 9D TD JD QD KD AD 7C 9C TC QC KC AC in hand of 0 | may +9H +JH +QH +7D +JD +AD in talon
70. 1 say propose
   all told: 1 said propose
   all: turn: 0 | public.phase: answer | public.said: propose
   seat 0: moves: say accept, refuse
71. 0 say refuse
   all told: 0 said refuse
   all: turn: 1 | trick: 1 leads | public.phase: lead | public.said: refuse | public.vulnerable: 0
   seat 1: moves: play KH, AH, 8D, 8C, JC
72. 1 play 8D
   all told: 1 played 8D
   all: turn: 0 | trick: 1 led 8D | public.phase: reply
   seat 0: in no heap: 8D | moves: play TD | size hand of 1: 4
   seat 1: hand: -8D
73. 0 play TD
   all told: 0 played TD; 0 took the trick 8D TD
   all: trick: 0 leads | trick 1: 1 led 8D TD, 0 takes | public.phase: lead
   seat 0: hand: -TD | moves: play 7S, 8S, 9S, 9H
   seat 1: in no heap: TD | size hand of 0: 4
74. 0 play 7S
   all told: 0 played 7S
   all: turn: 1 | trick: 0 led 7S | public.phase: reply
   seat 0: hand: -7S
   seat 1: in no heap: 7S | moves: play KH, AH, 8C, JC | size hand of 0: 3
75. 1 play JC
   all told: 1 played JC; 0 took the trick 7S JC
   all: turn: 0 | trick: 0 leads | trick 2: 0 led 7S JC, 0 takes | public.phase: lead
   seat 0: in no heap: JC | moves: play 8S, 9S, 9H | size hand of 1: 3 | may -JS -QS -KS -AS in hand of 1
   seat 1: hand: -JC
76. 0 play 9H
   all told: 0 played 9H
   all: turn: 1 | trick: 0 led 9H | public.phase: reply
   seat 0: hand: -9H
   seat 1: in no heap: 9H | moves: play KH, AH | size hand of 0: 2
77. 1 play AH
   all told: 1 played AH; 1 took the trick 9H AH
   all: trick: 1 leads | trick 3: 0 led 9H AH, 1 takes | public.phase: lead
   seat 0: in no heap: AH | size hand of 1: 2
   seat 1: hand: -AH | moves: play KH, 8C
78. 1 play 8C
   all told: 1 played 8C
   all: turn: 0 | trick: 1 led 8C | public.phase: reply
   seat 0: in no heap: 8C | moves: play 8S, 9S | size hand of 1: 1
   seat 1: hand: = KH
79. 0 play 9S
   all told: 0 played 9S; 0 took the trick 9S 8C
   all: trick: 0 leads | trick 4: 1 led 8C 9S, 0 takes | public.phase: lead
   seat 0: hand: = 8S | moves: play 8S
   seat 1: in no heap: 9S | size hand of 0: 1 | may -7C -9C -TC -QC -KC -AC in hand of 0
80. 0 play 8S
   all told: 0 played 8S
   all: turn: 1 | trick: 0 led 8S | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0 | in no heap: 8S | moves: play KH
81. 1 play KH
   all told: 1 played KH; 0 took the trick 8S KH; deal 6 §8.2 point: +1 points to 0 for 7S 8S 9S TD; deal 6 over
   all: turn: chance | holds: 0,4 0,4 | deals: 6 over, 0 of them thrown in | trick 5: 0 led 8S KH, 0 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1 | in no heap: KH
   seat 1: no more: hand, trick
82. * deal
   all told: 1 dealt
   all: no more: tricks, public.said | turn: 0 | dealer: 1 | shown: 9C | public.phase: propose | public.turn_up: 9C | public.vulnerable: -2
   seat 0: in no heap: 9C AS KC KS QH | hand: = KS AS QH 8C KC | moves: say propose, stand | size hand of 1: 5 | may = 7S 8S 9S TS JS QS 7H 8H 9H TH JH KH AH 7D 8D 9D TD JD QD KD AD 7C TC JC QC AC in hand of 1 | may +7S +8S +9S +TS +9H +KH +AH +8D +TD +JC in talon
   seat 1: in no heap: 8H 9C JD QC QD | hand: = 8H AH JD QD QC | size hand of 0: 5 | may = 7S 8S 9S TS JS QS KS AS 7H 9H TH JH QH KH 7D 8D 9D TD KD AD 7C 8C TC JC KC AC in hand of 0 | may +7S +8S +9S +TS +9H +KH +8D +TD +8C +JC in talon
83. 0 say propose
   all told: 0 said propose
   all: turn: 1 | public.phase: answer | public.said: propose
   seat 1: moves: say accept, refuse
84. 1 say refuse
   all told: 1 said refuse
   all: turn: 0 | trick: 0 leads | public.phase: lead | public.said: refuse | public.vulnerable: 1
   seat 0: moves: say mark_king; play KS, AS, QH, 8C, KC
85. 0 play 8C
   all told: 0 played 8C
   all: turn: 1 | trick: 0 led 8C | public.phase: reply
   seat 0: hand: -8C
   seat 1: in no heap: 8C | moves: play QC | size hand of 0: 4
86. 1 play QC
   all told: 1 played QC; 1 took the trick 8C QC
   all: trick: 1 leads | trick 1: 0 led 8C QC, 1 takes | public.phase: lead
   seat 0: in no heap: QC | size hand of 1: 4
   seat 1: hand: -QC | moves: play 8H, AH, JD, QD
87. 1 play 8H
   all told: 1 played 8H
   all: turn: 0 | trick: 1 led 8H | public.phase: reply
   seat 0: in no heap: 8H | moves: play QH | size hand of 1: 3
   seat 1: hand: -8H
88. 0 play QH
   all told: 0 played QH; 0 took the trick 8H QH
   all: trick: 0 leads | trick 2: 1 led 8H QH, 0 takes | public.phase: lead
   seat 0: hand: -QH | moves: play KS, AS, KC
   seat 1: in no heap: QH | size hand of 0: 3
89. 0 play KC
   all told: 0 played KC
   all: turn: 1 | trick: 0 led KC | public.phase: reply
   seat 0: hand: -KC
   seat 1: in no heap: KC | moves: play AH, JD, QD | size hand of 0: 2
90. 1 play JD
   all told: 1 played JD; 0 took the trick JD KC
   all: turn: 0 | trick: 0 leads | trick 3: 0 led KC JD, 0 takes | public.phase: lead
   seat 0: in no heap: JD | moves: play KS, AS | size hand of 1: 2 | may -7C -TC -JC -AC in hand of 1
   seat 1: hand: -JD
91. 0 play KS
   all told: 0 played KS
   all: turn: 1 | trick: 0 led KS | public.phase: reply
   seat 0: hand: = AS
   seat 1: in no heap: KS | moves: play AH, QD | size hand of 0: 1
92. 1 play QD
   all told: 1 played QD; 0 took the trick KS QD
   all: turn: 0 | trick: 0 leads | trick 4: 0 led KS QD, 0 takes | public.phase: lead
   seat 0: in no heap: QD | moves: play AS | size hand of 1: 1 | may -7S -8S -9S -TS -JS -QS in hand of 1
   seat 1: hand: = AH
93. 0 play AS
   all told: 0 played AS
   all: turn: 1 | trick: 0 led AS | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0 | in no heap: AS | moves: play AH
94. 1 play AH
   all told: 1 played AH; 0 took the trick AS AH; deal 7 §8.3 vulnerable_point: +2 points to 0 for KS AS QH KC; deal 7 over
   all: turn: chance | holds: 1,0 0,0 | deals: 7 over, 0 of them thrown in | trick 5: 0 led AS AH, 0 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1 | in no heap: AH
   seat 1: no more: hand, trick
95. * deal
   all told: 1 dealt; deal 8 §6.1 turned_king: +1 points to 1 for KS
   all: no more: tricks, public.said | turn: 0 | shown: KS | holds: 1,0 0,1 | public.phase: propose | public.turn_up: KS | public.vulnerable: -2
   seat 0: in no heap: 7H AC JC TC | hand: = 7H TC JC QC AC | moves: say propose, stand | size hand of 1: 5 | may = 7S 8S 9S TS JS QS AS 8H 9H TH JH QH KH AH 7D 8D 9D TD JD QD KD AD 7C 8C 9C KC in hand of 1 | may +AS +8H +QH +AH +JD +QD +8C +9C +KC in talon
   seat 1: in no heap: 7D 8D 9H AD | hand: = 9H 7D 8D JD AD | size hand of 0: 5 | may = 7S 8S 9S TS JS QS AS 7H 8H TH JH QH KH AH 9D TD QD KD 7C 8C 9C TC JC QC KC AC in hand of 0 | may +AS +8H +QH +AH +QD +8C +9C +QC +KC in talon
96. 0 say stand
   all told: 0 said stand
   all: trick: 0 leads | public.phase: lead | public.said: stand | public.vulnerable: 0
   seat 0: moves: play 7H, TC, JC, QC, AC
97. 0 play AC
   all told: 0 played AC
   all: turn: 1 | trick: 0 led AC | public.phase: reply
   seat 0: hand: -AC
   seat 1: in no heap: AC | moves: play 9H, 7D, 8D, JD, AD | size hand of 0: 4
98. 1 play JD
   all told: 1 played JD; 0 took the trick JD AC
   all: turn: 0 | trick: 0 leads | trick 1: 0 led AC JD, 0 takes | public.phase: lead
   seat 0: in no heap: JD | moves: play 7H, TC, JC, QC | size hand of 1: 4 | may -7S -8S -9S -TS -JS -QS -AS -7C -8C -9C -KC in hand of 1
   seat 1: hand: -JD
99. 0 play JC
   all told: 0 played JC
   all: turn: 1 | trick: 0 led JC | public.phase: reply
   seat 0: hand: -JC
   seat 1: in no heap: JC | moves: play 9H, 7D, 8D, AD | size hand of 0: 3
100. 1 play 8D
   all told: 1 played 8D; 0 took the trick 8D JC
   all: turn: 0 | trick: 0 leads | trick 2: 0 led JC 8D, 0 takes | public.phase: lead
   seat 0: in no heap: 8D | moves: play 7H, TC, QC | size hand of 1: 3
   seat 1: hand: -8D
101. 0 play QC
   all told: 0 played QC
102. 1 play 9H
   all told: 1 played 9H; 0 took the trick 9H QC
103. 0 play TC
   all told: 0 played TC
104. 1 play 7D
   all told: 1 played 7D; 0 took the trick 7D TC
105. 0 play 7H
   all told: 0 played 7H
106. 1 play AD
   all told: 1 played AD; 0 took the trick 7H AD; deal 8 §8.1 vole: +2 points to 0 for 7H TC JC QC AC; deal 8 over
107. * deal
   all told: 0 dealt
108. 1 say stand
   all told: 1 said stand
109. 1 play TS
   all told: 1 played TS
110. 0 play QS
   all told: 0 played QS; 0 took the trick TS QS
   all: no more: tricks | dealer: 0 | shown: QH | holds: 1,2 0,1 | deals: 8 over, 0 of them thrown in | trick 1: 1 led TS QS, 0 takes | public.turn_up: QH | public.vulnerable: 1
   seat 0: in no heap: 7S JH QH QS TS | hand: = 7S 7H JH AC | moves: play 7S, 7H, JH, AC | size hand of 1: 4 | may +8S +9S +JS +KS +AS +8D +JD +7C +8C +9C +TC +JC +QC +KC in hand of 1 | may +KS +8D +JD +TC +JC +QC in talon
   seat 1: in no heap: 7C 8H QD QH QS TC TS | hand: = 8H QD 7C TC | size hand of 0: 4 | may +KS +9H +7D +8D +JD +AD +JC +AC in all heaps
111. 0 play JH
   all told: 0 played JH
112. 1 play 8H
   all told: 1 played 8H; 0 took the trick 8H JH
113. 0 play 7S
   all told: 0 played 7S
114. 1 play 7C
   all told: 1 played 7C; 0 took the trick 7S 7C
115. 0 play AC
   all told: 0 played AC
116. 1 play TC
   all told: 1 played TC; 0 took the trick TC AC
117. 0 play 7H
   all told: 0 played 7H
118. 1 play QD
   all told: 1 played QD; 0 took the trick 7H QD; deal 9 §8.1 vole: +2 points to 0 for 7S QS 7H JH AC; deal 9 over
119. * deal
   all told: 1 dealt
120. 0 say propose
   all told: 0 said propose
   all: no more: trick, tricks | turn: 1 | dealer: 1 | holds: 1,4 0,1 | deals: 9 over, 0 of them thrown in | public.phase: answer | public.said: propose | public.vulnerable: -2
   seat 0: in no heap: 8C 8H 9C JC KS | hand: = KS 8H 8C 9C JC | size hand of 1: 5 | may +7S +TS +QS +7H +JH +AC in all heaps
   seat 1: in no heap: 7S 8S AC KH QC | hand: = 7S 8S KH QC AC | moves: say accept, refuse | size hand of 0: 5 | may +TS +QS +8H +QD +7C +TC in all heaps
121. 1 say accept
   all told: 1 said accept
122. 0 lay 9C
   seat 0 told: 0 laid 9C
   seat 1 told: 0 laid a card
123. 0 lay 8C
   seat 0 told: 0 laid 8C
   seat 1 told: 0 laid a card
124. 0 lay KS
   seat 0 told: 0 laid KS
   seat 1 told: 0 laid a card
125. 0 lay JC
   seat 0 told: 0 laid JC
   seat 1 told: 0 laid a card
126. 0 say done
   seat 0 told: 0 said done; 0 drew 4: QS QD TC KC
   seat 1 told: 0 said done; 0 drew 4
127. 1 lay 7S
   seat 0 told: 1 laid a card
   seat 1 told: 1 laid 7S
128. 1 lay QC
   seat 0 told: 1 laid a card
   seat 1 told: 1 laid QC
129. 1 lay 8S
   seat 0 told: 1 laid a card
   seat 1 told: 1 laid 8S
130. 1 say done
   seat 0 told: 1 said done; 1 drew 3
   seat 1 told: 1 said done; 1 drew 3: TS AS TD
   all: turn: 0 | public.phase: propose | public.exchanged: (4 3) | public.said: accept | size talon: 14
   seat 0: in no heap: KC QD QS TC | hand: = QS 8H QD TC KC | aside: KS 8C 9C JC | moves: say propose, stand | size discard of 1: 3 | may = 7S 8S 9S TS JS AS 7H 9H TH JH KH AH 7D 8D 9D TD JD KD AD 7C QC AC in discard of 1
   seat 1: in no heap: AS TD TS | hand: = TS AS KH TD AC | aside: 7S 8S QC | size discard of 0: 4 | may = 9S JS QS KS 7H 8H 9H TH JH AH 7D 8D 9D JD QD KD AD 7C 8C 9C TC JC KC in discard of 0
131. 0 say propose
   all told: 0 said propose
132. 1 say accept
   all told: 1 said accept
133. 0 lay 8H
   seat 0 told: 0 laid 8H
   seat 1 told: 0 laid a card
134. 0 lay QS
   seat 0 told: 0 laid QS
   seat 1 told: 0 laid a card
135. 0 say done
   seat 0 told: 0 said done; 0 drew 2: AH KD
   seat 1 told: 0 said done; 0 drew 2
136. 1 lay AC
   seat 0 told: 1 laid a card
   seat 1 told: 1 laid AC
137. 1 lay KH
   seat 0 told: 1 laid a card
   seat 1 told: 1 laid KH
138. 1 lay TD
   seat 0 told: 1 laid a card
   seat 1 told: 1 laid TD
139. 1 say done
   seat 0 told: 1 said done; 1 drew 3
   seat 1 told: 1 said done; 1 drew 3: 7D 9D AD
140. 0 say stand
   all told: 0 said stand
   all: trick: 0 leads | public.phase: lead | public.exchanged: (4 3 2 3) | public.said: stand | size talon: 9
   seat 0: in no heap: AH KD | hand: -QS -8H +AH +KD | aside: QS KS 8H 8C 9C JC | moves: play AH, QD, KD, TC, KC | size discard of 1: 6
   seat 1: in no heap: 7D 9D AD | hand: = TS AS 7D 9D AD | aside: 7S 8S KH TD QC AC | size discard of 0: 6
141. 0 play KC
   all told: 0 played KC
142. 1 play TS
   all told: 1 played TS; 0 took the trick TS KC
143. 0 play QD
   all told: 0 played QD
144. 1 play 9D
   all told: 1 played 9D; 0 took the trick 9D QD
145. 0 play AH
   all told: 0 played AH
146. 1 play AS
   all told: 1 played AS; 0 took the trick AS AH
147. 0 play KD
   all told: 0 played KD
148. 1 play 7D
   all told: 1 played 7D; 0 took the trick 7D KD
149. 0 play TC
   all told: 0 played TC
150. 1 play AD
   all told: 1 played AD; 0 took the trick AD TC; deal 10 §8.1 vole: +2 points to 0 for AH QD KD TC KC; deal 10 over; match over
   all: turn: nobody | holds: 2,0 0,0 | deals: 10 over, 0 of them thrown in | trick 1: 0 led KC TS, 0 takes | trick 2: 0 led QD 9D, 0 takes | trick 3: 0 led AH AS, 0 takes | trick 4: 0 led KD 7D, 0 takes | trick 5: 0 led TC AD, 0 takes | public.phase: settled
   seat 0: no more: hand, trick, size hand of 1, may hand of 1 | in no heap: 7D 9D AD AS TS
   seat 1: no more: hand, trick, size hand of 0, may hand of 0 | in no heap: AH KC KD QD TC
