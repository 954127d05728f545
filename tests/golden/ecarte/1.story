start
   all: turn: chance | dealer: 1 | sides: 0 1 | holds: 0 0 | deals: 0 over, 0 of them thrown in | public.phase: dealing | public.turn_up: nobody | public.least: 0 | public.most: 0 | public.vulnerable: -2 | public.king: -2
1. * deal
   all told: 1 dealt
   all: turn: 0 | shown: 8S | public.phase: propose | public.turn_up: 8S | size talon: 21
   seat 0: hand: = TH JH AH QD AD | moves: say propose, stand | size hand of 1: 5 | may = 7S 9S TS JS QS KS AS 7H 8H 9H QH KH 7D 8D 9D TD JD KD 7C 8C 9C TC JC QC KC AC in all heaps
   seat 1: hand: = 8D 9C TC KC AC | size hand of 0: 5 | may = 7S 9S TS JS QS KS AS 7H 8H 9H TH JH QH KH AH 7D 9D TD JD QD KD AD 7C 8C JC QC in all heaps
2. 0 say propose
   all told: 0 said propose
   all: turn: 1 | public.phase: answer | public.said: propose
   seat 1: moves: say accept, refuse
3. 1 say accept
   all told: 1 said accept
   all: turn: 0 | public.phase: discard | public.said: accept | public.least: 1 | public.most: 5
   seat 0: moves: lay TH, JH, AH, QD, AD
4. 0 lay TH
   seat 0 told: 0 laid TH
   seat 1 told: 0 laid a card
   seat 0: hand: -TH | aside: TH | moves: lay JH, AH, QD, AD; say done
   seat 1: size hand of 0: 4 | size discard of 0: 1 | may = 7S 9S TS JS QS KS AS 7H 8H 9H TH JH QH KH AH 7D 9D TD JD QD KD AD 7C 8C JC QC in discard of 0
5. 0 say done
   seat 0 told: 0 said done; 0 drew 1: 7D
   seat 1 told: 0 said done; 0 drew 1
   all: turn: 1 | public.exchanged: (1) | size talon: 20
   seat 0: in no heap: 7D | hand: +7D
   seat 1: moves: lay 8D, 9C, TC, KC, AC | size hand of 0: 5
6. 1 lay TC
   seat 0 told: 1 laid a card
   seat 1 told: 1 laid TC
   seat 0: size hand of 1: 4 | size discard of 1: 1 | may = 7S 9S TS JS QS KS AS 7H 8H 9H QH KH 8D 9D TD JD KD 7C 8C 9C TC JC QC KC AC in discard of 1
   seat 1: hand: -TC | aside: TC | moves: lay 8D, 9C, KC, AC; say done
7. 1 say done
   seat 0 told: 1 said done; 1 drew 1
   seat 1 told: 1 said done; 1 drew 1: QS
   all: turn: 0 | public.phase: propose | public.exchanged: (1 1) | public.least: 0 | public.most: 0 | size talon: 19
   seat 0: moves: say propose, stand | size hand of 1: 5
   seat 1: in no heap: QS | hand: +QS
8. 0 say stand
   all told: 0 said stand
   all: trick: 0 leads | public.phase: lead | public.said: stand
   seat 0: moves: play JH, AH, 7D, QD, AD
9. 0 play AD
   all told: 0 played AD
   all: turn: 1 | trick: 0 led AD | public.phase: reply
   seat 0: hand: -AD
   seat 1: in no heap: AD | moves: play 8D | size hand of 0: 4
10. 1 play 8D
   all told: 1 played 8D; 0 took the trick 8D AD
   all: turn: 0 | trick: 0 leads | trick 1: 0 led AD 8D, 0 takes | public.phase: lead
   seat 0: in no heap: 8D | moves: play JH, AH, 7D, QD | size hand of 1: 4 | may -JD -KD in hand of 1
   seat 1: hand: -8D
11. 0 play AH
   all told: 0 played AH
   all: turn: 1 | trick: 0 led AH | public.phase: reply
   seat 0: hand: -AH
   seat 1: in no heap: AH | moves: play QS | size hand of 0: 3
12. 1 play QS
   all told: 1 played QS; 1 took the trick QS AH
   all: trick: 1 leads | trick 2: 0 led AH QS, 1 takes | public.phase: lead
   seat 0: in no heap: QS | size hand of 1: 3 | may -7H -8H -9H -QH -KH in hand of 1
   seat 1: hand: -QS | moves: play 9C, KC, AC
13. 1 play AC
   all told: 1 played AC
   all: turn: 0 | trick: 1 led AC | public.phase: reply
   seat 0: in no heap: AC | moves: play JH, 7D, QD | size hand of 1: 2
   seat 1: hand: -AC
14. 0 play QD
   all told: 0 played QD; 1 took the trick QD AC
   all: turn: 1 | trick: 1 leads | trick 3: 1 led AC QD, 1 takes | public.phase: lead
   seat 0: hand: -QD
   seat 1: in no heap: QD | moves: play 9C, KC | size hand of 0: 2 | may -7S -9S -TS -JS -KS -AS -7C -8C -JC -QC in hand of 0
15. 1 play KC
   all told: 1 played KC
   all: turn: 0 | trick: 1 led KC | public.phase: reply
   seat 0: in no heap: KC | moves: play JH, 7D | size hand of 1: 1
   seat 1: hand: = 9C
16. 0 play 7D
   all told: 0 played 7D; 1 took the trick 7D KC
   all: turn: 1 | trick: 1 leads | trick 4: 1 led KC 7D, 1 takes | public.phase: lead
   seat 0: hand: = JH
   seat 1: in no heap: 7D | moves: play 9C | size hand of 0: 1
17. 1 play 9C
   all told: 1 played 9C
   all: turn: 0 | trick: 1 led 9C | public.phase: reply
   seat 0: no more: size hand of 1, may hand of 1 | in no heap: 9C | moves: play JH
   seat 1: no more: hand
18. 0 play JH
   all told: 0 played JH; 1 took the trick JH 9C; deal 1 §8.2 point: +1 points to 1 for QS 9C KC AC; deal 1 over
   all: turn: chance | holds: 0 1 | deals: 1 over, 0 of them thrown in | trick 5: 1 led 9C JH, 1 takes | public.phase: settled
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0 | in no heap: JH
19. * deal
   all told: 0 dealt
   all: turn: 1 | dealer: 0 | shown: 9C | public.phase: propose | public.turn_up: 9C | size talon: 21
   seat 0: no more: aside, tricks, public.exchanged, public.said, size discard of 1, may discard of 1 | in no heap: 9H JD QC TC | hand: = 9H JD AD TC QC | size hand of 1: 5 | may = 7S 8S 9S TS JS QS KS AS 7H 8H TH JH QH KH AH 7D 8D 9D TD QD KD 7C 8C JC KC AC in hand of 1 | may +8S +QS +TH +JH +AH +7D +8D +QD +KC +AC in talon
   seat 1: no more: aside, tricks, public.exchanged, public.said, size discard of 0, may discard of 0 | in no heap: 7H 9D QH | hand: = 7H QH 8D 9D KC | moves: say propose, stand | size hand of 0: 5 | may = 7S 8S 9S TS JS QS KS AS 8H 9H TH JH KH AH 7D TD JD QD KD AD 7C 8C TC JC QC AC in hand of 0 | may +8S +QS +JH +AH +7D +QD +AD +TC +AC in talon
20. 1 say stand
   all told: 1 said stand
   all: trick: 1 leads | public.phase: lead | public.said: stand | public.vulnerable: 1
   seat 1: moves: say mark_king; play 7H, QH, 8D, 9D, KC
21. 1 play KC
   all told: 1 played KC; deal 2 §6.2 marked_king: +1 points to 1 for KC
   all: turn: 0 | trick: 1 led KC | holds: 0 2 | public.phase: reply | public.king: 1
   seat 0: in no heap: KC | moves: play TC, QC | size hand of 1: 4
   seat 1: hand: -KC
22. 0 play TC
   all told: 0 played TC; 1 took the trick TC KC
   all: turn: 1 | trick: 1 leads | trick 1: 1 led KC TC, 1 takes | public.phase: lead
   seat 0: hand: -TC
   seat 1: in no heap: TC | moves: play 7H, QH, 8D, 9D | size hand of 0: 4
23. 1 play 7H
   all told: 1 played 7H
   all: turn: 0 | trick: 1 led 7H | public.phase: reply
   seat 0: in no heap: 7H | moves: play 9H | size hand of 1: 3
   seat 1: hand: -7H
24. 0 play 9H
   all told: 0 played 9H; 0 took the trick 7H 9H
   all: trick: 0 leads | trick 2: 1 led 7H 9H, 0 takes | public.phase: lead
   seat 0: hand: -9H | moves: play JD, AD, QC
   seat 1: in no heap: 9H | size hand of 0: 3
25. 0 play JD
   all told: 0 played JD
   all: turn: 1 | trick: 0 led JD | public.phase: reply
   seat 0: hand: -JD
   seat 1: in no heap: JD | moves: play 8D, 9D | size hand of 0: 2
26. 1 play 8D
   all told: 1 played 8D; 0 took the trick 8D JD
   all: turn: 0 | trick: 0 leads | trick 3: 0 led JD 8D, 0 takes | public.phase: lead
   seat 0: in no heap: 8D | moves: play AD, QC | size hand of 1: 2 | may -QD -KD in hand of 1
   seat 1: hand: -8D
27. 0 play QC
   all told: 0 played QC
   all: turn: 1 | trick: 0 led QC | public.phase: reply
   seat 0: hand: = AD
   seat 1: in no heap: QC | moves: play QH, 9D | size hand of 0: 1
28. 1 play QH
   all told: 1 played QH; 0 took the trick QH QC
   all: turn: 0 | trick: 0 leads | trick 4: 0 led QC QH, 0 takes | public.phase: lead
   seat 0: in no heap: QH | moves: play AD | size hand of 1: 1 | may -7C -8C -JC -AC in hand of 1
   seat 1: hand: = 9D
29. 0 play AD
   all told: 0 played AD
   all: turn: 1 | trick: 0 led AD | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0 | in no heap: AD | moves: play 9D
30. 1 play 9D
   all told: 1 played 9D; 0 took the trick 9D AD; deal 2 §8.3 vulnerable_point: +2 points to 0 for 9H JD AD QC; deal 2 over
   all: turn: chance | holds: 2 2 | deals: 2 over, 0 of them thrown in | trick 5: 0 led AD 9D, 0 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1 | in no heap: 9D
   seat 1: no more: hand, trick
31. * deal
   all told: 1 dealt
   all: no more: tricks, public.said | turn: 0 | dealer: 1 | shown: JD | public.phase: propose | public.turn_up: JD | public.vulnerable: -2 | public.king: -2
   seat 0: in no heap: 8C 8H JS | hand: = JS 8H 9H 8C TC | moves: say propose, stand | size hand of 1: 5 | may = 7S 8S 9S TS QS KS AS 7H TH JH QH KH AH 7D 8D 9D TD QD KD AD 7C 9C JC QC KC AC in hand of 1 | may +7H +QH +8D +9D +AD +9C +QC +KC in talon
   seat 1: in no heap: JC KS TD | hand: = KS TD AD JC QC | size hand of 0: 5 | may = 7S 8S 9S TS JS QS AS 7H 8H 9H TH JH QH KH AH 7D 8D 9D QD KD 7C 8C 9C TC KC AC in hand of 0 | may +7H +9H +QH +8D +9D +9C +TC +KC in talon
32. 0 say stand
   all told: 0 said stand
   all: trick: 0 leads | public.phase: lead | public.said: stand | public.vulnerable: 0
   seat 0: moves: play JS, 8H, 9H, 8C, TC
33. 0 play 9H
   all told: 0 played 9H
   all: turn: 1 | trick: 0 led 9H | public.phase: reply
   seat 0: hand: -9H
   seat 1: in no heap: 9H | moves: play TD, AD | size hand of 0: 4
34. 1 play TD
   all told: 1 played TD; 1 took the trick 9H TD
   all: trick: 1 leads | trick 1: 0 led 9H TD, 1 takes | public.phase: lead
   seat 0: in no heap: TD | size hand of 1: 4 | may -7H -TH -JH -QH -KH -AH in hand of 1
   seat 1: hand: -TD | moves: play KS, AD, JC, QC
35. 1 play QC
   all told: 1 played QC
   all: turn: 0 | trick: 1 led QC | public.phase: reply
   seat 0: in no heap: QC | moves: play 8C, TC | size hand of 1: 3
   seat 1: hand: -QC
36. 0 play 8C
   all told: 0 played 8C; 1 took the trick 8C QC
   all: turn: 1 | trick: 1 leads | trick 2: 1 led QC 8C, 1 takes | public.phase: lead
   seat 0: hand: -8C
   seat 1: in no heap: 8C | moves: play KS, AD, JC | size hand of 0: 3 | may -KC in hand of 0
37. 1 play AD
   all told: 1 played AD
   all: turn: 0 | trick: 1 led AD | public.phase: reply
   seat 0: in no heap: AD | moves: play JS, 8H, TC | size hand of 1: 2
   seat 1: hand: -AD
38. 0 play TC
   all told: 0 played TC; 1 took the trick AD TC
   all: turn: 1 | trick: 1 leads | trick 3: 1 led AD TC, 1 takes | public.phase: lead
   seat 0: hand: -TC
   seat 1: in no heap: TC | moves: play KS, JC | size hand of 0: 2 | may -7D -8D -9D -QD -KD in hand of 0
39. 1 play KS
   all told: 1 played KS
   all: turn: 0 | trick: 1 led KS | public.phase: reply
   seat 0: in no heap: KS | moves: play JS | size hand of 1: 1
   seat 1: hand: = JC
40. 0 play JS
   all told: 0 played JS; 1 took the trick JS KS
   all: turn: 1 | trick: 1 leads | trick 4: 1 led KS JS, 1 takes | public.phase: lead
   seat 0: hand: = 8H
   seat 1: in no heap: JS | moves: play JC | size hand of 0: 1
41. 1 play JC
   all told: 1 played JC
   all: turn: 0 | trick: 1 led JC | public.phase: reply
   seat 0: no more: size hand of 1, may hand of 1 | in no heap: JC | moves: play 8H
   seat 1: no more: hand
42. 0 play 8H
   all told: 0 played 8H; 1 took the trick 8H JC; deal 3 §8.1 vole: +2 points to 1 for KS TD AD JC QC; deal 3 over
   all: turn: chance | holds: 2 4 | deals: 3 over, 0 of them thrown in | trick 5: 1 led JC 8H, 1 takes | public.phase: settled
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0 | in no heap: 8H
43. * deal
   all told: 0 dealt
   all: no more: tricks, public.said | turn: 1 | dealer: 0 | shown: 7D | public.phase: propose | public.turn_up: 7D | public.vulnerable: -2
   seat 0: in no heap: 7D TS | hand: = TS 9H JD 8C JC | size hand of 1: 5 | may = 7S 8S 9S JS QS KS AS 7H 8H TH JH QH KH AH 8D 9D TD QD KD AD 7C 9C TC QC KC AC in hand of 1 | may +JS +KS +8H +TD +AD +TC +QC in talon
   seat 1: in no heap: 7C 7D 7S 9D 9S | hand: = 7S 9S 9D 7C TC | moves: say propose, stand | size hand of 0: 5 | may = 8S TS JS QS KS AS 7H 8H 9H TH JH QH KH AH 8D TD JD QD KD AD 8C 9C JC QC KC AC in hand of 0 | may +JS +KS +8H +9H +TD +JD +AD +8C +JC +QC in talon
44. 1 say stand
   all told: 1 said stand
   all: trick: 1 leads | public.phase: lead | public.said: stand | public.vulnerable: 1
   seat 1: moves: play 7S, 9S, 9D, 7C, TC
45. 1 play 7C
   all told: 1 played 7C
   all: turn: 0 | trick: 1 led 7C | public.phase: reply
   seat 0: in no heap: 7C | moves: play 8C, JC | size hand of 1: 4
   seat 1: hand: -7C
46. 0 play JC
   all told: 0 played JC; 0 took the trick 7C JC
   all: trick: 0 leads | trick 1: 1 led 7C JC, 0 takes | public.phase: lead
   seat 0: hand: -JC | moves: play TS, 9H, JD, 8C
   seat 1: in no heap: JC | size hand of 0: 4
47. 0 play TS
   all told: 0 played TS
   all: turn: 1 | trick: 0 led TS | public.phase: reply
   seat 0: hand: -TS
   seat 1: in no heap: TS | moves: play 7S, 9S | size hand of 0: 3
48. 1 play 9S
   all told: 1 played 9S; 0 took the trick 9S TS
   all: turn: 0 | trick: 0 leads | trick 2: 0 led TS 9S, 0 takes | public.phase: lead
   seat 0: in no heap: 9S | moves: play 9H, JD, 8C | size hand of 1: 3 | may -JS -QS -KS -AS in hand of 1
   seat 1: hand: -9S
49. 0 play JD
   all told: 0 played JD
   all: turn: 1 | trick: 0 led JD | public.phase: reply
   seat 0: hand: -JD
   seat 1: in no heap: JD | moves: play 9D | size hand of 0: 2
50. 1 play 9D
   all told: 1 played 9D; 0 took the trick 9D JD
   all: turn: 0 | trick: 0 leads | trick 3: 0 led JD 9D, 0 takes | public.phase: lead
   seat 0: in no heap: 9D | moves: play 9H, 8C | size hand of 1: 2 | may -QD -KD in hand of 1
   seat 1: hand: -9D
51. 0 play 9H
   all told: 0 played 9H
   all: turn: 1 | trick: 0 led 9H | public.phase: reply
   seat 0: hand: = 8C
   seat 1: in no heap: 9H | moves: play 7S, TC | size hand of 0: 1
52. 1 play 7S
   all told: 1 played 7S; 0 took the trick 7S 9H
   all: turn: 0 | trick: 0 leads | trick 4: 0 led 9H 7S, 0 takes | public.phase: lead
   seat 0: in no heap: 7S | moves: play 8C | size hand of 1: 1 | may = 8S 9C TC QC KC AC in hand of 1
   seat 1: hand: = TC
53. 0 play 8C
   all told: 0 played 8C
   all: turn: 1 | trick: 0 led 8C | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0 | in no heap: 8C | moves: play TC
54. 1 play TC
   all told: 1 played TC; 1 took the trick 8C TC; deal 4 §8.3 vulnerable_point: +2 points to 0 for TS 9H JD JC; deal 4 over
   all: turn: chance | holds: 4 4 | deals: 4 over, 0 of them thrown in | trick 5: 0 led 8C TC, 1 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1 | in no heap: TC
   seat 1: no more: hand, trick
55. * deal
   all told: 1 dealt
   all: no more: tricks, public.said | turn: 0 | dealer: 1 | shown: QS | public.phase: propose | public.turn_up: QS | public.vulnerable: -2
   seat 0: in no heap: 7H AD KH KS QC QS | hand: = KS 7H KH AD QC | moves: say propose, stand | size hand of 1: 5 | may = 7S 8S 9S TS JS AS 8H 9H TH JH QH AH 7D 8D 9D TD JD QD KD 7C 8C 9C TC JC KC AC in hand of 1 | may +7S +9S +TS +9H +7D +9D +JD +7C +8C +TC +JC in talon
   seat 1: in no heap: JH QS | hand: = 7S 9H JH 9D JD | size hand of 0: 5 | may = 8S 9S TS JS KS AS 7H 8H TH QH KH AH 7D 8D TD QD KD AD 7C 8C 9C TC JC QC KC AC in hand of 0 | may +9S +TS +7D +7C +8C +TC +JC in talon
56. 0 say stand
   all told: 0 said stand
   all: trick: 0 leads | public.phase: lead | public.said: stand | public.vulnerable: 0
   seat 0: moves: say mark_king; play KS, 7H, KH, AD, QC
57. 0 play AD
   all told: 0 played AD
   all: turn: 1 | trick: 0 led AD | public.phase: reply
   seat 0: hand: -AD
   seat 1: in no heap: AD | moves: play JD | size hand of 0: 4
58. 1 play JD
   all told: 1 played JD; 1 took the trick JD AD
   all: trick: 1 leads | trick 1: 0 led AD JD, 1 takes | public.phase: lead
   seat 0: in no heap: JD | size hand of 1: 4
   seat 1: hand: -JD | moves: play 7S, 9H, JH, 9D
59. 1 play 9H
   all told: 1 played 9H
   all: turn: 0 | trick: 1 led 9H | public.phase: reply
   seat 0: in no heap: 9H | moves: play KH | size hand of 1: 3
   seat 1: hand: -9H
60. 0 play KH
   all told: 0 played KH; 0 took the trick 9H KH
   all: trick: 0 leads | trick 2: 1 led 9H KH, 0 takes | public.phase: lead
   seat 0: hand: -KH | moves: play KS, 7H, QC
   seat 1: in no heap: KH | size hand of 0: 3
61. 0 play 7H
   all told: 0 played 7H
   all: turn: 1 | trick: 0 led 7H | public.phase: reply
   seat 0: hand: -7H
   seat 1: in no heap: 7H | moves: play JH | size hand of 0: 2
62. 1 play JH
   all told: 1 played JH; 1 took the trick 7H JH
   all: trick: 1 leads | trick 3: 0 led 7H JH, 1 takes | public.phase: lead
   seat 0: in no heap: JH | size hand of 1: 2
   seat 1: hand: -JH | moves: play 7S, 9D
63. 1 play 9D
   all told: 1 played 9D
   all: turn: 0 | trick: 1 led 9D | public.phase: reply
   seat 0: in no heap: 9D | moves: play KS | size hand of 1: 1
   seat 1: hand: = 7S
64. 0 play KS
   all told: 0 played KS; 0 took the trick KS 9D
   all: trick: 0 leads | trick 4: 1 led 9D KS, 0 takes | public.phase: lead
   seat 0: hand: = QC | moves: play QC
   seat 1: in no heap: KS | size hand of 0: 1 | may -7D -8D -TD -QD -KD in hand of 0
65. 0 play QC
   all told: 0 played QC
   all: turn: 1 | trick: 0 led QC | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0 | in no heap: QC | moves: play 7S
66. 1 play 7S
   all told: 1 played 7S; 1 took the trick 7S QC; deal 5 §8.3 vulnerable_point: +2 points to 1 for 7S JH JD; deal 5 over; match over
   all: turn: nobody | holds: 4 6 | deals: 5 over, 0 of them thrown in | trick 5: 0 led QC 7S, 1 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1 | in no heap: 7S
   seat 1: no more: hand, trick
