start
   all: turn: chance | dealer: 1 | sides: 0 1 | holds: 0 0 | deals: 0 over, 0 of them thrown in | public.phase: dealing | public.turn_up: nobody | public.least: 0 | public.most: 0 | public.vulnerable: -2 | public.king: -2
1. * deal
   all told: 1 dealt
   all: turn: 0 | shown: TH | public.phase: propose | public.turn_up: TH | size talon: 21
   seat 0: hand: = 9S QS JH 8C JC | moves: say propose, stand | size hand of 1: 5 | may = 7S 8S TS JS KS AS 7H 8H 9H QH KH AH 7D 8D 9D TD JD QD KD AD 7C 9C TC QC KC AC in all heaps
   seat 1: hand: = 7S AS AH 7D AD | size hand of 0: 5 | may = 8S 9S TS JS QS KS 7H 8H 9H JH QH KH 8D 9D TD JD QD KD 7C 8C 9C TC JC QC KC AC in all heaps
2. 0 say propose
   all told: 0 said propose
   all: turn: 1 | public.phase: answer | public.said: propose
   seat 1: moves: say accept, refuse
3. 1 say accept
   all told: 1 said accept
   all: turn: 0 | public.phase: discard | public.said: accept | public.least: 1 | public.most: 5
   seat 0: moves: lay 9S, QS, JH, 8C, JC
4. 0 lay 9S
   seat 0 told: 0 laid 9S
   seat 1 told: 0 laid a card
   seat 0: hand: -9S | aside: 9S | moves: lay QS, JH, 8C, JC; say done
   seat 1: size hand of 0: 4 | size discard of 0: 1 | may = 8S 9S TS JS QS KS 7H 8H 9H JH QH KH 8D 9D TD JD QD KD 7C 8C 9C TC JC QC KC AC in discard of 0
5. 0 lay JC
   seat 0 told: 0 laid JC
   seat 1 told: 0 laid a card
   seat 0: hand: -JC | aside: 9S JC | moves: lay QS, JH, 8C; say done
   seat 1: size hand of 0: 3 | size discard of 0: 2
6. 0 lay JH
   seat 0 told: 0 laid JH
   seat 1 told: 0 laid a card
   seat 0: hand: -JH | aside: 9S JH JC | moves: lay QS, 8C; say done
   seat 1: size hand of 0: 2 | size discard of 0: 3
7. 0 lay 8C
   seat 0 told: 0 laid 8C
   seat 1 told: 0 laid a card
   seat 0: hand: = QS | aside: 9S JH 8C JC | moves: lay QS; say done
   seat 1: size hand of 0: 1 | size discard of 0: 4
8. 0 lay QS
   seat 0 told: 0 laid QS
   seat 1 told: 0 laid a card
   seat 0: no more: hand | aside: 9S QS JH 8C JC | moves: say done
   seat 1: no more: size hand of 0, may hand of 0 | size discard of 0: 5
9. 0 say done
   seat 0 told: 0 said done; 0 drew 5: 7H JD KD TC AC
   seat 1 told: 0 said done; 0 drew 5
   all: turn: 1 | public.exchanged: (5) | size talon: 16
   seat 0: in no heap: 7H AC JD KD TC | hand: = 7H JD KD TC AC
   seat 1: moves: lay 7S, AS, AH, 7D, AD | size hand of 0: 5 | may = 8S 9S TS JS QS KS 7H 8H 9H JH QH KH 8D 9D TD JD QD KD 7C 8C 9C TC JC QC KC AC in hand of 0
10. 1 lay AD
   seat 0 told: 1 laid a card
   seat 1 told: 1 laid AD
   seat 0: size hand of 1: 4 | size discard of 1: 1 | may = 7S 8S TS JS KS AS 8H 9H QH KH AH 7D 8D 9D TD QD AD 7C 9C QC KC in discard of 1
   seat 1: hand: -AD | aside: AD | moves: lay 7S, AS, AH, 7D; say done
11. 1 lay 7D
   seat 0 told: 1 laid a card
   seat 1 told: 1 laid 7D
   seat 0: size hand of 1: 3 | size discard of 1: 2
   seat 1: hand: -7D | aside: 7D AD | moves: lay 7S, AS, AH; say done
12. 1 lay 7S
   seat 0 told: 1 laid a card
   seat 1 told: 1 laid 7S
   seat 0: size hand of 1: 2 | size discard of 1: 3
   seat 1: hand: -7S | aside: 7S 7D AD | moves: lay AS, AH; say done
13. 1 lay AH
   seat 0 told: 1 laid a card
   seat 1 told: 1 laid AH
   seat 0: size hand of 1: 1 | size discard of 1: 4
   seat 1: hand: = AS | aside: 7S AH 7D AD | moves: lay AS; say done
14. 1 lay AS
   seat 0 told: 1 laid a card
   seat 1 told: 1 laid AS
   seat 0: no more: size hand of 1, may hand of 1 | size discard of 1: 5
   seat 1: no more: hand | aside: 7S AS AH 7D AD | moves: say done
15. 1 say done
   seat 0 told: 1 said done; 1 drew 5
   seat 1 told: 1 said done; 1 drew 5: 9H QH KH 9D KC
   all: turn: 0 | public.phase: propose | public.exchanged: (5 5) | public.least: 0 | public.most: 0 | size talon: 11
   seat 0: moves: say propose, stand | size hand of 1: 5 | may = 7S 8S TS JS KS AS 8H 9H QH KH AH 7D 8D 9D TD QD AD 7C 9C QC KC in hand of 1
   seat 1: in no heap: 9D 9H KC KH QH | hand: = 9H QH KH 9D KC
16. 0 say stand
   all told: 0 said stand
   all: trick: 0 leads | public.phase: lead | public.said: stand
   seat 0: moves: play 7H, JD, KD, TC, AC
17. 0 play AC
   all told: 0 played AC
   all: turn: 1 | trick: 0 led AC | public.phase: reply
   seat 0: hand: -AC
   seat 1: in no heap: AC | moves: say mark_king; play KC | size hand of 0: 4
18. 1 play KC
   all told: 1 played KC; 1 took the trick KC AC
   all: trick: 1 leads | trick 1: 0 led AC KC, 1 takes | public.phase: lead
   seat 0: in no heap: KC | size hand of 1: 4
   seat 1: hand: -KC | moves: play 9H, QH, KH, 9D
19. 1 play QH
   all told: 1 played QH
   all: turn: 0 | trick: 1 led QH | public.phase: reply
   seat 0: in no heap: QH | moves: play 7H | size hand of 1: 3
   seat 1: hand: -QH
20. 0 play 7H
   all told: 0 played 7H; 1 took the trick 7H QH
   all: turn: 1 | trick: 1 leads | trick 2: 1 led QH 7H, 1 takes | public.phase: lead
   seat 0: hand: -7H
   seat 1: in no heap: 7H | moves: play 9H, KH, 9D | size hand of 0: 3
21. 1 play 9H
   all told: 1 played 9H
   all: turn: 0 | trick: 1 led 9H | public.phase: reply
   seat 0: in no heap: 9H | moves: play JD, KD, TC | size hand of 1: 2
   seat 1: hand: -9H
22. 0 play TC
   all told: 0 played TC; 1 took the trick 9H TC
   all: turn: 1 | trick: 1 leads | trick 3: 1 led 9H TC, 1 takes | public.phase: lead
   seat 0: hand: -TC
   seat 1: in no heap: TC | moves: play KH, 9D | size hand of 0: 2 | may -8H -JH in hand of 0
23. 1 play KH
   all told: 1 played KH
   all: turn: 0 | trick: 1 led KH | public.phase: reply
   seat 0: in no heap: KH | moves: play JD, KD | size hand of 1: 1
   seat 1: hand: = 9D
24. 0 play KD
   all told: 0 played KD; 1 took the trick KH KD
   all: turn: 1 | trick: 1 leads | trick 4: 1 led KH KD, 1 takes | public.phase: lead
   seat 0: hand: = JD
   seat 1: in no heap: KD | moves: play 9D | size hand of 0: 1
25. 1 play 9D
   all told: 1 played 9D
   all: turn: 0 | trick: 1 led 9D | public.phase: reply
   seat 0: no more: size hand of 1, may hand of 1 | in no heap: 9D | moves: play JD
   seat 1: no more: hand
26. 0 play JD
   all told: 0 played JD; 0 took the trick 9D JD; deal 1 §8.2 point: +1 points to 1 for 9H QH KH KC; deal 1 over
   all: turn: chance | holds: 0 1 | deals: 1 over, 0 of them thrown in | trick 5: 1 led 9D JD, 0 takes | public.phase: settled
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0 | in no heap: JD
27. * deal
   all told: 0 dealt
   all: turn: 1 | dealer: 0 | shown: TD | public.phase: propose | public.turn_up: TD | size talon: 21
   seat 0: no more: aside, tricks, public.exchanged, public.said, size discard of 1, may discard of 1 | in no heap: 8H AH TD | hand: = 9S 8H AH KD TC | size hand of 1: 5 | may = 7S 8S TS JS QS KS AS 7H 9H TH JH QH KH 7D 8D 9D JD QD AD 7C 8C 9C JC QC KC AC in hand of 1 | may +QS +7H +9H +TH +JH +QH +KH +9D +JD +8C +JC +KC +AC in talon
   seat 1: no more: aside, tricks, public.exchanged, public.said, size discard of 0, may discard of 0 | in no heap: JS KS TD TS | hand: = TS JS KS 7H JD | moves: say propose, stand | size hand of 0: 5 | may = 7S 8S 9S QS AS 8H 9H TH JH QH KH AH 7D 8D 9D QD KD AD 7C 8C 9C TC JC QC KC AC in hand of 0 | may +7S +AS +9H +TH +QH +KH +AH +7D +9D +KD +AD +TC +KC +AC in talon
28. 1 say propose
   all told: 1 said propose
   all: turn: 0 | public.phase: answer | public.said: propose
   seat 0: moves: say accept, refuse
29. 0 say accept
   all told: 0 said accept
   all: turn: 1 | public.phase: discard | public.said: accept | public.least: 1 | public.most: 5
   seat 1: moves: lay TS, JS, KS, 7H, JD
30. 1 lay JD
   seat 0 told: 1 laid a card
   seat 1 told: 1 laid JD
   seat 0: size hand of 1: 4 | size discard of 1: 1 | may = 7S 8S TS JS QS KS AS 7H 9H TH JH QH KH 7D 8D 9D JD QD AD 7C 8C 9C JC QC KC AC in discard of 1
   seat 1: hand: -JD | aside: JD | moves: lay TS, JS, KS, 7H; say done
31. 1 lay TS
   seat 0 told: 1 laid a card
   seat 1 told: 1 laid TS
   seat 0: size hand of 1: 3 | size discard of 1: 2
   seat 1: hand: -TS | aside: TS JD | moves: lay JS, KS, 7H; say done
32. 1 say done
   seat 0 told: 1 said done; 1 drew 2
   seat 1 told: 1 said done; 1 drew 2: 8S JC
   all: turn: 0 | public.exchanged: (2) | size talon: 19
   seat 0: moves: lay 9S, 8H, AH, KD, TC | size hand of 1: 5
   seat 1: in no heap: 8S JC | hand: +8S +JC
33. 0 lay AH
   seat 0 told: 0 laid AH
   seat 1 told: 0 laid a card
   seat 0: hand: -AH | aside: AH | moves: lay 9S, 8H, KD, TC; say done
   seat 1: size hand of 0: 4 | size discard of 0: 1 | may = 7S 9S QS AS 8H 9H TH JH QH KH AH 7D 8D 9D QD KD AD 7C 8C 9C TC QC KC AC in discard of 0
34. 0 lay KD
   seat 0 told: 0 laid KD
   seat 1 told: 0 laid a card
   seat 0: hand: -KD | aside: AH KD | moves: lay 9S, 8H, TC; say done
   seat 1: size hand of 0: 3 | size discard of 0: 2
35. 0 lay 8H
   seat 0 told: 0 laid 8H
   seat 1 told: 0 laid a card
   seat 0: hand: -8H | aside: 8H AH KD | moves: lay 9S, TC; say done
   seat 1: size hand of 0: 2 | size discard of 0: 3
36. 0 say done
   seat 0 told: 0 said done; 0 drew 3: AS JH 9C
   seat 1 told: 0 said done; 0 drew 3
   all: turn: 1 | public.phase: propose | public.exchanged: (2 3) | public.least: 0 | public.most: 0 | size talon: 16
   seat 0: in no heap: 9C AS JH | hand: +AS +JH +9C
   seat 1: moves: say propose, stand | size hand of 0: 5
37. 1 say propose
   all told: 1 said propose
   all: turn: 0 | public.phase: answer | public.said: propose
   seat 0: moves: say accept, refuse
38. 0 say refuse
   all told: 0 said refuse
   all: turn: 1 | trick: 1 leads | public.phase: lead | public.said: refuse
   seat 1: moves: play 8S, JS, KS, 7H, JC
39. 1 play KS
   all told: 1 played KS
   all: turn: 0 | trick: 1 led KS | public.phase: reply
   seat 0: in no heap: KS | moves: play 9S, AS | size hand of 1: 4
   seat 1: hand: -KS
40. 0 play 9S
   all told: 0 played 9S; 1 took the trick 9S KS
   all: turn: 1 | trick: 1 leads | trick 1: 1 led KS 9S, 1 takes | public.phase: lead
   seat 0: hand: -9S
   seat 1: in no heap: 9S | moves: play 8S, JS, 7H, JC | size hand of 0: 4
41. 1 play 7H
   all told: 1 played 7H
   all: turn: 0 | trick: 1 led 7H | public.phase: reply
   seat 0: in no heap: 7H | moves: play JH | size hand of 1: 3
   seat 1: hand: -7H
42. 0 play JH
   all told: 0 played JH; 0 took the trick 7H JH
   all: trick: 0 leads | trick 2: 1 led 7H JH, 0 takes | public.phase: lead
   seat 0: hand: -JH | moves: play AS, 9C, TC
   seat 1: in no heap: JH | size hand of 0: 3
43. 0 play TC
   all told: 0 played TC
   all: turn: 1 | trick: 0 led TC | public.phase: reply
   seat 0: hand: -TC
   seat 1: in no heap: TC | moves: play JC | size hand of 0: 2
44. 1 play JC
   all told: 1 played JC; 1 took the trick TC JC
   all: trick: 1 leads | trick 3: 0 led TC JC, 1 takes | public.phase: lead
   seat 0: in no heap: JC | size hand of 1: 2
   seat 1: hand: -JC | moves: play 8S, JS
45. 1 play JS
   all told: 1 played JS
   all: turn: 0 | trick: 1 led JS | public.phase: reply
   seat 0: in no heap: JS | moves: play AS | size hand of 1: 1
   seat 1: hand: = 8S
46. 0 play AS
   all told: 0 played AS; 1 took the trick JS AS
   all: turn: 1 | trick: 1 leads | trick 4: 1 led JS AS, 1 takes | public.phase: lead
   seat 0: hand: = 9C
   seat 1: in no heap: AS | moves: play 8S | size hand of 0: 1 | may -QS in hand of 0
47. 1 play 8S
   all told: 1 played 8S
   all: turn: 0 | trick: 1 led 8S | public.phase: reply
   seat 0: no more: size hand of 1, may hand of 1 | in no heap: 8S | moves: play 9C
   seat 1: no more: hand
48. 0 play 9C
   all told: 0 played 9C; 1 took the trick 8S 9C; deal 2 §8.2 point: +1 points to 1 for 8S JS KS JC; deal 2 over
   all: turn: chance | holds: 0 2 | deals: 2 over, 0 of them thrown in | trick 5: 1 led 8S 9C, 1 takes | public.phase: settled
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0 | in no heap: 9C
49. * deal
   all told: 1 dealt
   all: turn: 0 | dealer: 1 | shown: AS | public.phase: propose | public.turn_up: AS | size talon: 21
   seat 0: no more: aside, tricks, public.exchanged, public.said, size discard of 1, may discard of 1 | in no heap: 9D QS | hand: = QS 7H 8H 9D KD | moves: say propose, stand | size hand of 1: 5 | may = 7S 8S 9S TS JS KS 9H TH JH QH KH AH 7D 8D TD JD QD AD 7C 8C 9C TC JC QC KC AC in hand of 1 | may +8S +9S +JS +KS +JH +AH +TD +9C +TC +JC in talon
   seat 1: no more: aside, tricks, public.exchanged, public.said, size discard of 0, may discard of 0 | in no heap: KC QD | hand: = 9S TS QD TC KC | size hand of 0: 5 | may = 7S 8S JS QS KS 7H 8H 9H TH JH QH KH AH 7D 8D 9D TD JD KD AD 7C 8C 9C JC QC AC in hand of 0 | may +8S +JS +KS +7H +JH +TD +JD +9C +JC in talon
50. 0 say propose
   all told: 0 said propose
   all: turn: 1 | public.phase: answer | public.said: propose
   seat 1: moves: say accept, refuse
51. 1 say refuse
   all told: 1 said refuse
   all: turn: 0 | trick: 0 leads | public.phase: lead | public.said: refuse | public.vulnerable: 1
   seat 0: moves: play QS, 7H, 8H, 9D, KD
52. 0 play KD
   all told: 0 played KD
   all: turn: 1 | trick: 0 led KD | public.phase: reply
   seat 0: hand: -KD
   seat 1: in no heap: KD | moves: play QD | size hand of 0: 4
53. 1 play QD
   all told: 1 played QD; 0 took the trick QD KD
   all: turn: 0 | trick: 0 leads | trick 1: 0 led KD QD, 0 takes | public.phase: lead
   seat 0: in no heap: QD | moves: play QS, 7H, 8H, 9D | size hand of 1: 4
   seat 1: hand: -QD
54. 0 play 7H
   all told: 0 played 7H
   all: turn: 1 | trick: 0 led 7H | public.phase: reply
   seat 0: hand: -7H
   seat 1: in no heap: 7H | moves: play 9S, TS | size hand of 0: 3
55. 1 play 9S
   all told: 1 played 9S; 1 took the trick 9S 7H
   all: trick: 1 leads | trick 2: 0 led 7H 9S, 1 takes | public.phase: lead
   seat 0: in no heap: 9S | size hand of 1: 3 | may -9H -TH -JH -QH -KH -AH in hand of 1
   seat 1: hand: -9S | moves: play TS, TC, KC
56. 1 play TC
   all told: 1 played TC
   all: turn: 0 | trick: 1 led TC | public.phase: reply
   seat 0: in no heap: TC | moves: play QS | size hand of 1: 2
   seat 1: hand: -TC
57. 0 play QS
   all told: 0 played QS; 0 took the trick QS TC
   all: trick: 0 leads | trick 3: 1 led TC QS, 0 takes | public.phase: lead
   seat 0: hand: -QS | moves: play 8H, 9D
   seat 1: in no heap: QS | size hand of 0: 2 | may -7C -8C -9C -JC -QC -AC in hand of 0
58. 0 play 8H
   all told: 0 played 8H
   all: turn: 1 | trick: 0 led 8H | public.phase: reply
   seat 0: hand: = 9D
   seat 1: in no heap: 8H | moves: play TS | size hand of 0: 1
59. 1 play TS
   all told: 1 played TS; 1 took the trick TS 8H
   all: trick: 1 leads | trick 4: 0 led 8H TS, 1 takes | public.phase: lead
   seat 0: in no heap: TS | size hand of 1: 1
   seat 1: hand: = KC | moves: play KC
60. 1 play KC
   all told: 1 played KC
   all: turn: 0 | trick: 1 led KC | public.phase: reply
   seat 0: no more: size hand of 1, may hand of 1 | in no heap: KC | moves: play 9D
   seat 1: no more: hand
61. 0 play 9D
   all told: 0 played 9D; 1 took the trick 9D KC; deal 3 §8.2 point: +1 points to 1 for 9S TS KC; deal 3 over
   all: turn: chance | holds: 0 3 | deals: 3 over, 0 of them thrown in | trick 5: 1 led KC 9D, 1 takes | public.phase: settled
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0 | in no heap: 9D
62. * deal
   all told: 0 dealt
   all: no more: tricks, public.said | turn: 1 | dealer: 0 | shown: 7C | public.phase: propose | public.turn_up: 7C | public.vulnerable: -2
   seat 0: in no heap: 7C 8D AD KH | hand: = 9S AS KH 8D AD | size hand of 1: 5 | may = 7S 8S TS JS QS KS 7H 8H 9H TH JH QH AH 7D 9D TD JD QD KD 8C 9C TC JC QC KC AC in hand of 1 | may +TS +QS +7H +8H +9D +QD +KD +TC +KC in talon
   seat 1: in no heap: 7C 7D 8S KS | hand: = 8S QS KS 7D KD | moves: say propose, stand | size hand of 0: 5 | may = 7S 9S TS JS AS 7H 8H 9H TH JH QH KH AH 8D 9D TD JD QD AD 8C 9C TC JC QC KC AC in hand of 0 | may +9S +TS +AS +7H +8H +9D +QD +TC +KC in talon
63. 1 say stand
   all told: 1 said stand
   all: trick: 1 leads | public.phase: lead | public.said: stand | public.vulnerable: 1
   seat 1: moves: play 8S, QS, KS, 7D, KD
64. 1 play KS
   all told: 1 played KS
   all: turn: 0 | trick: 1 led KS | public.phase: reply
   seat 0: in no heap: KS | moves: play 9S, AS | size hand of 1: 4
   seat 1: hand: -KS
65. 0 play 9S
   all told: 0 played 9S; 1 took the trick 9S KS
   all: turn: 1 | trick: 1 leads | trick 1: 1 led KS 9S, 1 takes | public.phase: lead
   seat 0: hand: -9S
   seat 1: in no heap: 9S | moves: play 8S, QS, 7D, KD | size hand of 0: 4
66. 1 play KD
   all told: 1 played KD
   all: turn: 0 | trick: 1 led KD | public.phase: reply
   seat 0: in no heap: KD | moves: play 8D, AD | size hand of 1: 3
   seat 1: hand: -KD
67. 0 play AD
   all told: 0 played AD; 1 took the trick KD AD
   all: turn: 1 | trick: 1 leads | trick 2: 1 led KD AD, 1 takes | public.phase: lead
   seat 0: hand: -AD
   seat 1: in no heap: AD | moves: play 8S, QS, 7D | size hand of 0: 3
68. 1 play 7D
   all told: 1 played 7D
   all: turn: 0 | trick: 1 led 7D | public.phase: reply
   seat 0: in no heap: 7D | moves: play 8D | size hand of 1: 2
   seat 1: hand: -7D
69. 0 play 8D
   all told: 0 played 8D; 0 took the trick 7D 8D
   all: trick: 0 leads | trick 3: 1 led 7D 8D, 0 takes | public.phase: lead
   seat 0: hand: -8D | moves: play AS, KH
   seat 1: in no heap: 8D | size hand of 0: 2
70. 0 play KH
   all told: 0 played KH
   all: turn: 1 | trick: 0 led KH | public.phase: reply
   seat 0: hand: = AS
   seat 1: in no heap: KH | moves: play 8S, QS | size hand of 0: 1
71. 1 play 8S
   all told: 1 played 8S; 0 took the trick 8S KH
   all: turn: 0 | trick: 0 leads | trick 4: 0 led KH 8S, 0 takes | public.phase: lead
   seat 0: in no heap: 8S | moves: play AS | size hand of 1: 1 | may = 7S TS JS QS 9D TD JD QD in hand of 1
   seat 1: hand: = QS
72. 0 play AS
   all told: 0 played AS
   all: turn: 1 | trick: 0 led AS | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0 | in no heap: AS | moves: play QS
73. 1 play QS
   all told: 1 played QS; 1 took the trick QS AS; deal 4 §8.2 point: +1 points to 1 for QS KS KD; deal 4 over
   all: turn: chance | holds: 0 4 | deals: 4 over, 0 of them thrown in | trick 5: 0 led AS QS, 1 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1 | in no heap: QS
   seat 1: no more: hand, trick
74. * deal
   all told: 1 dealt; deal 5 §6.1 turned_king: +1 points to 1 for KC
   all: no more: tricks, public.said | turn: 0 | dealer: 1 | shown: KC | holds: 0 5 | public.phase: propose | public.turn_up: KC | public.vulnerable: -2
   seat 0: in no heap: 7H KC QD TH | hand: = 9S 7H TH 7D QD | moves: say propose, stand | size hand of 1: 5 | may = 7S 8S TS JS QS KS AS 8H 9H JH QH KH AH 8D 9D TD JD KD AD 7C 8C 9C TC JC QC AC in hand of 1 | may +8S +QS +KS +AS +KH +8D +KD +AD +7C in talon
   seat 1: in no heap: 8H JD KC | hand: = KS 8H KH JD KD | size hand of 0: 5 | may = 7S 8S 9S TS JS QS AS 7H 9H TH JH QH AH 7D 8D 9D TD QD AD 7C 8C 9C TC JC QC AC in hand of 0 | may +8S +9S +QS +AS +7D +8D +AD +7C in talon
75. 0 say propose
   all told: 0 said propose
   all: turn: 1 | public.phase: answer | public.said: propose
   seat 1: moves: say accept, refuse
76. 1 say refuse
   all told: 1 said refuse
   all: turn: 0 | trick: 0 leads | public.phase: lead | public.said: refuse | public.vulnerable: 1
   seat 0: moves: play 9S, 7H, TH, 7D, QD
77. 0 play 9S
   all told: 0 played 9S
   all: turn: 1 | trick: 0 led 9S | public.phase: reply
   seat 0: hand: -9S
   seat 1: in no heap: 9S | moves: play KS | size hand of 0: 4
78. 1 play KS
   all told: 1 played KS; 1 took the trick 9S KS
   all: trick: 1 leads | trick 1: 0 led 9S KS, 1 takes | public.phase: lead
   seat 0: in no heap: KS | size hand of 1: 4
   seat 1: hand: -KS | moves: play 8H, KH, JD, KD
79. 1 play KH
   all told: 1 played KH
   all: turn: 0 | trick: 1 led KH | public.phase: reply
   seat 0: in no heap: KH | moves: play 7H, TH | size hand of 1: 3
   seat 1: hand: -KH
80. 0 play TH
   all told: 0 played TH; 1 took the trick TH KH
   all: turn: 1 | trick: 1 leads | trick 2: 1 led KH TH, 1 takes | public.phase: lead
   seat 0: hand: -TH
   seat 1: in no heap: TH | moves: play 8H, JD, KD | size hand of 0: 3
81. 1 play 8H
   all told: 1 played 8H
   all: turn: 0 | trick: 1 led 8H | public.phase: reply
   seat 0: in no heap: 8H | moves: play 7H | size hand of 1: 2
   seat 1: hand: -8H
82. 0 play 7H
   all told: 0 played 7H; 1 took the trick 7H 8H
   all: turn: 1 | trick: 1 leads | trick 3: 1 led 8H 7H, 1 takes | public.phase: lead
   seat 0: hand: -7H
   seat 1: in no heap: 7H | moves: play JD, KD | size hand of 0: 2 | may -9H -JH -QH -AH in hand of 0
83. 1 play KD
   all told: 1 played KD
   all: turn: 0 | trick: 1 led KD | public.phase: reply
   seat 0: in no heap: KD | moves: play 7D, QD | size hand of 1: 1
   seat 1: hand: = JD
84. 0 play 7D
   all told: 0 played 7D; 1 took the trick 7D KD
   all: turn: 1 | trick: 1 leads | trick 4: 1 led KD 7D, 1 takes | public.phase: lead
   seat 0: hand: = QD
   seat 1: in no heap: 7D | moves: play JD | size hand of 0: 1
85. 1 play JD
   all told: 1 played JD
   all: turn: 0 | trick: 1 led JD | public.phase: reply
   seat 0: no more: size hand of 1, may hand of 1 | in no heap: JD | moves: play QD
   seat 1: no more: hand
86. 0 play QD
   all told: 0 played QD; 0 took the trick JD QD; deal 5 §8.2 point: +1 points to 1 for KS 8H KH KD; deal 5 over
   all: turn: chance | holds: 0 6 | deals: 5 over, 0 of them thrown in | trick 5: 1 led JD QD, 0 takes | public.phase: settled
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0 | in no heap: QD
87. * deal
   all told: 0 dealt
   all: no more: tricks, public.said | turn: 1 | dealer: 0 | shown: TC | public.phase: propose | public.turn_up: TC | public.vulnerable: -2
   seat 0: in no heap: 7C 8C AC JH QS TC | hand: = QS JH 7C 8C AC | size hand of 1: 5 | may = 7S 8S 9S TS JS KS AS 7H 8H 9H TH QH KH AH 7D 8D 9D TD JD QD KD AD 9C JC QC KC in hand of 1 | may +9S +KS +7H +8H +TH +KH +7D +JD +QD +KD +KC in talon
   seat 1: in no heap: 7S 8S TC TS | hand: = 7S 8S TS 8H KH | moves: say propose, stand | size hand of 0: 5 | may = 9S JS QS KS AS 7H 9H TH JH QH AH 7D 8D 9D TD JD QD KD AD 7C 8C 9C JC QC KC AC in hand of 0 | may +9S +KS +7H +TH +7D +JD +QD +KD +KC in talon
88. 1 say stand
   all told: 1 said stand
   all: trick: 1 leads | public.phase: lead | public.said: stand | public.vulnerable: 1
   seat 1: moves: play 7S, 8S, TS, 8H, KH
89. 1 play 7S
   all told: 1 played 7S
   all: turn: 0 | trick: 1 led 7S | public.phase: reply
   seat 0: in no heap: 7S | moves: play QS | size hand of 1: 4
   seat 1: hand: -7S
90. 0 play QS
   all told: 0 played QS; 0 took the trick 7S QS
   all: trick: 0 leads | trick 1: 1 led 7S QS, 0 takes | public.phase: lead
   seat 0: hand: -QS | moves: play JH, 7C, 8C, AC
   seat 1: in no heap: QS | size hand of 0: 4
91. 0 play JH
   all told: 0 played JH
   all: turn: 1 | trick: 0 led JH | public.phase: reply
   seat 0: hand: -JH
   seat 1: in no heap: JH | moves: play KH | size hand of 0: 3
92. 1 play KH
   all told: 1 played KH; 1 took the trick JH KH
   all: trick: 1 leads | trick 2: 0 led JH KH, 1 takes | public.phase: lead
   seat 0: in no heap: KH | size hand of 1: 3
   seat 1: hand: -KH | moves: play 8S, TS, 8H
93. 1 play 8H
   all told: 1 played 8H
   all: turn: 0 | trick: 1 led 8H | public.phase: reply
   seat 0: in no heap: 8H | moves: play 7C, 8C, AC | size hand of 1: 2
   seat 1: hand: -8H
94. 0 play 7C
   all told: 0 played 7C; 0 took the trick 8H 7C
   all: trick: 0 leads | trick 3: 1 led 8H 7C, 0 takes | public.phase: lead
   seat 0: hand: -7C | moves: play 8C, AC
   seat 1: in no heap: 7C | size hand of 0: 2 | may -7H -9H -TH -QH -AH in hand of 0
95. 0 play AC
   all told: 0 played AC
   all: turn: 1 | trick: 0 led AC | public.phase: reply
   seat 0: hand: = 8C
   seat 1: in no heap: AC | moves: play 8S, TS | size hand of 0: 1
96. 1 play TS
   all told: 1 played TS; 0 took the trick TS AC
   all: turn: 0 | trick: 0 leads | trick 4: 0 led AC TS, 0 takes | public.phase: lead
   seat 0: in no heap: TS | moves: play 8C | size hand of 1: 1 | may -9C -JC -QC -KC in hand of 1
   seat 1: hand: = 8S
97. 0 play 8C
   all told: 0 played 8C
   all: turn: 1 | trick: 0 led 8C | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0 | in no heap: 8C | moves: play 8S
98. 1 play 8S
   all told: 1 played 8S; 0 took the trick 8S 8C; deal 6 §10.9 vulnerable_point: +2 points to 0 for QS 7C 8C AC; deal 6 over
   all: turn: chance | holds: 2 6 | deals: 6 over, 0 of them thrown in | trick 5: 0 led 8C 8S, 0 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1 | in no heap: 8S
   seat 1: no more: hand, trick
99. * deal
   all told: 1 dealt
   all: no more: tricks, public.said | turn: 0 | dealer: 1 | shown: 9C | public.phase: propose | public.turn_up: 9C | public.vulnerable: -2
   seat 0: in no heap: 7D 9C QD | hand: = JH KH 7D QD 7C | moves: say propose, stand | size hand of 1: 5 | may = 7S 8S 9S TS JS QS KS AS 7H 8H 9H TH QH AH 8D 9D TD JD KD AD 8C TC JC QC KC AC in hand of 1 | may +7S +8S +TS +QS +8H +8C +TC +AC in talon
   seat 1: in no heap: 8D 9C 9D KD | hand: = 8S QS 8D 9D KD | size hand of 0: 5 | may = 7S 9S TS JS KS AS 7H 8H 9H TH JH QH KH AH 7D TD JD QD AD 7C 8C TC JC QC KC AC in hand of 0 | may +7S +TS +8H +JH +KH +7C +8C +TC +AC in talon
100. 0 say stand
   all told: 0 said stand
   all: trick: 0 leads | public.phase: lead | public.said: stand | public.vulnerable: 0
   seat 0: moves: play JH, KH, 7D, QD, 7C
101. 0 play 7D
   all told: 0 played 7D
102. 1 play 9D
   all told: 1 played 9D; 1 took the trick 7D 9D
103. 1 play KD
   all told: 1 played KD
104. 0 play QD
   all told: 0 played QD; 1 took the trick QD KD
105. 1 play 8S
   all told: 1 played 8S
106. 0 play 7C
   all told: 0 played 7C; 0 took the trick 8S 7C
107. 0 play KH
   all told: 0 played KH
108. 1 play QS
   all told: 1 played QS; 0 took the trick QS KH
109. 0 play JH
   all told: 0 played JH
110. 1 play 8D
   all told: 1 played 8D; 0 took the trick JH 8D; deal 7 §8.2 point: +1 points to 0 for JH KH 7C; deal 7 over
   all: turn: chance | holds: 3 6 | deals: 7 over, 0 of them thrown in | trick 1: 0 led 7D 9D, 1 takes | trick 2: 1 led KD QD, 1 takes | trick 3: 1 led 8S 7C, 0 takes | trick 4: 0 led KH QS, 0 takes | trick 5: 0 led JH 8D, 0 takes | public.phase: settled
   seat 0: no more: hand, trick, size hand of 1, may hand of 1 | in no heap: 8D 8S 9D KD QS
   seat 1: no more: hand, trick, size hand of 0, may hand of 0 | in no heap: 7C 7D JH KH QD
111. * deal
   all told: 0 dealt
112. 1 say propose
   all told: 1 said propose
113. 0 say refuse
   all told: 0 said refuse
114. 1 play KH
   all told: 1 played KH
115. 0 play 8H
   all told: 0 played 8H; 1 took the trick 8H KH
116. 1 play 8D
   all told: 1 played 8D
117. 0 play 7H
   all told: 0 played 7H; 1 took the trick 7H 8D
118. 1 play KS
   all told: 1 played KS
119. 0 play JS
   all told: 0 played JS; 1 took the trick JS KS
120. 1 play AD
   all told: 1 played AD
   all: no more: tricks | in no heap: 7H 8H AD JS KS | turn: 0 | dealer: 0 | shown: QD | trick: 1 led AD | trick 1: 1 led KH 8H, 1 takes | trick 2: 1 led 8D 7H, 1 takes | trick 3: 1 led KS JS, 1 takes | public.phase: reply | public.turn_up: QD | public.said: refuse
   seat 0: hand: = JH 9C | moves: play JH, 9C | size hand of 1: 1 | may = 7S 8S 9S TS QS AS 9H TH QH AH 7D 9D TD JD KD 7C 8C TC JC QC KC AC in hand of 1 | may +8S +QS +7D +9D +KD +7C in talon
   seat 1: hand: = QS | size hand of 0: 2 | may = 7S 8S 9S TS AS 9H TH JH QH AH 7C 8C 9C TC JC QC KC AC in hand of 0 | may +8S +JH +7D +9D +KD +7C +9C in talon
121. 0 play 9C
   all told: 0 played 9C; 1 took the trick AD 9C
122. 1 play QS
   all told: 1 played QS
123. 0 play JH
   all told: 0 played JH; 1 took the trick QS JH; deal 8 §10.9 vulnerable_vole: +3 points to 1 for QS KS KH 8D AD; deal 8 over; match over
   all: turn: nobody | holds: 3 9 | deals: 8 over, 0 of them thrown in | trick 4: 1 led AD 9C, 1 takes | trick 5: 1 led QS JH, 1 takes | public.phase: settled
   seat 0: no more: hand, trick, size hand of 1, may hand of 1 | in no heap: QS
   seat 1: no more: hand, trick, size hand of 0, may hand of 0 | in no heap: 9C JH
