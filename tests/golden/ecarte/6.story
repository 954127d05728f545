start
   all: turn: chance | dealer: 0 | sides: 0 1 | holds: 0 0 | deals: 0 over, 0 of them thrown in | public.phase: dealing | public.turn_up: nobody | public.least: 0 | public.most: 0 | public.vulnerable: -2 | public.king: -2
1. * deal
   all told: 0 dealt
   all: turn: 1 | shown: 9C | public.phase: propose | public.turn_up: 9C | size talon: 21
   seat 0: hand: = KS 9H AH KD 7C | size hand of 1: 5 | may = 7S 8S 9S TS JS QS AS 7H 8H TH JH QH KH 7D 8D 9D TD JD QD AD 8C TC JC QC KC AC in all heaps
   seat 1: hand: = 7S TH 8D TD KC | moves: say propose, stand | size hand of 0: 5 | may = 8S 9S TS JS QS KS AS 7H 8H 9H JH QH KH AH 7D 9D JD QD KD AD 7C 8C TC JC QC AC in all heaps
2. 1 say propose
   all told: 1 said propose
   all: turn: 0 | public.phase: answer | public.said: propose
   seat 0: moves: say accept, refuse
3. 0 say accept
   all told: 0 said accept
   all: turn: 1 | public.phase: discard | public.said: accept | public.least: 1 | public.most: 5
   seat 1: moves: lay 7S, TH, 8D, TD, KC
4. 1 lay TH
   seat 0 told: 1 laid a card
   seat 1 told: 1 laid TH
   seat 0: size hand of 1: 4 | size discard of 1: 1 | may = 7S 8S 9S TS JS QS AS 7H 8H TH JH QH KH 7D 8D 9D TD JD QD AD 8C TC JC QC KC AC in discard of 1
   seat 1: hand: -TH | aside: TH | moves: lay 7S, 8D, TD, KC; say done
5. 1 lay TD
   seat 0 told: 1 laid a card
   seat 1 told: 1 laid TD
   seat 0: size hand of 1: 3 | size discard of 1: 2
   seat 1: hand: -TD | aside: TH TD | moves: lay 7S, 8D, KC; say done
6. 1 lay KC
   seat 0 told: 1 laid a card
   seat 1 told: 1 laid KC
   seat 0: size hand of 1: 2 | size discard of 1: 3
   seat 1: hand: -KC | aside: TH TD KC | moves: lay 7S, 8D; say done
7. 1 lay 7S
   seat 0 told: 1 laid a card
   seat 1 told: 1 laid 7S
   seat 0: size hand of 1: 1 | size discard of 1: 4
   seat 1: hand: = 8D | aside: 7S TH TD KC | moves: lay 8D; say done
8. 1 lay 8D
   seat 0 told: 1 laid a card
   seat 1 told: 1 laid 8D
   seat 0: no more: size hand of 1, may hand of 1 | size discard of 1: 5
   seat 1: no more: hand | aside: 7S TH 8D TD KC | moves: say done
9. 1 say done
   seat 0 told: 1 said done; 1 drew 5
   seat 1 told: 1 said done; 1 drew 5: TS JS 7H 8H JD
   all: turn: 0 | public.exchanged: (5) | size talon: 16
   seat 0: moves: lay KS, 9H, AH, KD, 7C | size hand of 1: 5 | may = 7S 8S 9S TS JS QS AS 7H 8H TH JH QH KH 7D 8D 9D TD JD QD AD 8C TC JC QC KC AC in hand of 1
   seat 1: in no heap: 7H 8H JD JS TS | hand: = TS JS 7H 8H JD
10. 0 lay AH
   seat 0 told: 0 laid AH
   seat 1 told: 0 laid a card
   seat 0: hand: -AH | aside: AH | moves: lay KS, 9H, KD, 7C; say done
   seat 1: size hand of 0: 4 | size discard of 0: 1 | may = 8S 9S QS KS AS 9H JH QH KH AH 7D 9D QD KD AD 7C 8C TC JC QC AC in discard of 0
11. 0 say done
   seat 0 told: 0 said done; 0 drew 1: QS
   seat 1 told: 0 said done; 0 drew 1
   all: turn: 1 | public.phase: propose | public.exchanged: (5 1) | public.least: 0 | public.most: 0 | size talon: 15
   seat 0: in no heap: QS | hand: +QS
   seat 1: moves: say propose, stand | size hand of 0: 5
12. 1 say propose
   all told: 1 said propose
   all: turn: 0 | public.phase: answer | public.said: propose
   seat 0: moves: say accept, refuse
13. 0 say accept
   all told: 0 said accept
   all: turn: 1 | public.phase: discard | public.said: accept | public.least: 1 | public.most: 5
   seat 1: moves: lay TS, JS, 7H, 8H, JD
14. 1 lay JD
   seat 0 told: 1 laid a card
   seat 1 told: 1 laid JD
   seat 0: size hand of 1: 4 | size discard of 1: 6
   seat 1: hand: -JD | aside: 7S TH 8D TD JD KC | moves: lay TS, JS, 7H, 8H; say done
15. 1 lay 7H
   seat 0 told: 1 laid a card
   seat 1 told: 1 laid 7H
   seat 0: size hand of 1: 3 | size discard of 1: 7
   seat 1: hand: -7H | aside: 7S 7H TH 8D TD JD KC | moves: lay TS, JS, 8H; say done
16. 1 lay 8H
   seat 0 told: 1 laid a card
   seat 1 told: 1 laid 8H
   seat 0: size hand of 1: 2 | size discard of 1: 8
   seat 1: hand: -8H | aside: 7S 7H 8H TH 8D TD JD KC | moves: lay TS, JS; say done
17. 1 lay TS
   seat 0 told: 1 laid a card
   seat 1 told: 1 laid TS
   seat 0: size hand of 1: 1 | size discard of 1: 9
   seat 1: hand: = JS | aside: 7S TS 7H 8H TH 8D TD JD KC | moves: lay JS; say done
18. 1 lay JS
   seat 0 told: 1 laid a card
   seat 1 told: 1 laid JS
   seat 0: no more: size hand of 1, may hand of 1 | size discard of 1: 10
   seat 1: no more: hand | aside: 7S TS JS 7H 8H TH 8D TD JD KC | moves: say done
19. 1 say done
   seat 0 told: 1 said done; 1 drew 5
   seat 1 told: 1 said done; 1 drew 5: 9S JH QH 9D AC
   all: turn: 0 | public.exchanged: (5 1 5) | size talon: 10
   seat 0: moves: lay QS, KS, 9H, KD, 7C | size hand of 1: 5 | may = 7S 8S 9S TS JS AS 7H 8H TH JH QH KH 7D 8D 9D TD JD QD AD 8C TC JC QC KC AC in hand of 1
   seat 1: in no heap: 9D 9S AC JH QH | hand: = 9S JH QH 9D AC
20. 0 lay 7C
   seat 0 told: 0 laid 7C
   seat 1 told: 0 laid a card
   seat 0: hand: -7C | aside: AH 7C | moves: lay QS, KS, 9H, KD; say done
   seat 1: size hand of 0: 4 | size discard of 0: 2
21. 0 lay 9H
   seat 0 told: 0 laid 9H
   seat 1 told: 0 laid a card
   seat 0: hand: -9H | aside: 9H AH 7C | moves: lay QS, KS, KD; say done
   seat 1: size hand of 0: 3 | size discard of 0: 3
22. 0 lay QS
   seat 0 told: 0 laid QS
   seat 1 told: 0 laid a card
   seat 0: hand: -QS | aside: QS 9H AH 7C | moves: lay KS, KD; say done
   seat 1: size hand of 0: 2 | size discard of 0: 4
23. 0 lay KD
   seat 0 told: 0 laid KD
   seat 1 told: 0 laid a card
   seat 0: hand: = KS | aside: QS 9H AH KD 7C | moves: lay KS; say done
   seat 1: size hand of 0: 1 | size discard of 0: 5
24. 0 say done
   seat 0 told: 0 said done; 0 drew 4: KH AD JC QC
   seat 1 told: 0 said done; 0 drew 4
   all: turn: 1 | public.phase: propose | public.exchanged: (5 1 5 4) | public.least: 0 | public.most: 0 | size talon: 6
   seat 0: in no heap: AD JC KH QC | hand: +KH +AD +JC +QC
   seat 1: moves: say propose, stand | size hand of 0: 5
25. 1 say stand
   all told: 1 said stand
   all: trick: 1 leads | public.phase: lead | public.said: stand
   seat 0: may -KC in hand of 1
   seat 1: moves: play 9S, JH, QH, 9D, AC
26. 1 play QH
   all told: 1 played QH
   all: turn: 0 | trick: 1 led QH | public.phase: reply
   seat 0: in no heap: QH | moves: play KH | size hand of 1: 4
   seat 1: hand: -QH
27. 0 play KH
   all told: 0 played KH; 0 took the trick QH KH
   all: trick: 0 leads | trick 1: 1 led QH KH, 0 takes | public.phase: lead
   seat 0: hand: -KH | moves: play KS, AD, JC, QC
   seat 1: in no heap: KH | size hand of 0: 4
28. 0 play KS
   all told: 0 played KS
   all: turn: 1 | trick: 0 led KS | public.phase: reply
   seat 0: hand: -KS
   seat 1: in no heap: KS | moves: play 9S | size hand of 0: 3
29. 1 play 9S
   all told: 1 played 9S; 0 took the trick 9S KS
   all: turn: 0 | trick: 0 leads | trick 2: 0 led KS 9S, 0 takes | public.phase: lead
   seat 0: in no heap: 9S | moves: play AD, JC, QC | size hand of 1: 3
   seat 1: hand: -9S
30. 0 play QC
   all told: 0 played QC
   all: turn: 1 | trick: 0 led QC | public.phase: reply
   seat 0: hand: -QC
   seat 1: in no heap: QC | moves: play AC | size hand of 0: 2
31. 1 play AC
   all told: 1 played AC; 0 took the trick QC AC
   all: turn: 0 | trick: 0 leads | trick 3: 0 led QC AC, 0 takes | public.phase: lead
   seat 0: in no heap: AC | moves: play AD, JC | size hand of 1: 2
   seat 1: hand: -AC
32. 0 play JC
   all told: 0 played JC
   all: turn: 1 | trick: 0 led JC | public.phase: reply
   seat 0: hand: = AD
   seat 1: in no heap: JC | moves: play JH, 9D | size hand of 0: 1
33. 1 play 9D
   all told: 1 played 9D; 0 took the trick 9D JC
   all: turn: 0 | trick: 0 leads | trick 4: 0 led JC 9D, 0 takes | public.phase: lead
   seat 0: in no heap: 9D | moves: play AD | size hand of 1: 1 | may -8C -TC in hand of 1
   seat 1: hand: = JH
34. 0 play AD
   all told: 0 played AD
   all: turn: 1 | trick: 0 led AD | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0 | in no heap: AD | moves: play JH
35. 1 play JH
   all told: 1 played JH; 0 took the trick JH AD; deal 1 §8.1 vole: +2 points to 0 for KS KH AD JC QC; deal 1 over
   all: turn: chance | holds: 2 0 | deals: 1 over, 0 of them thrown in | trick 5: 0 led AD JH, 0 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1 | in no heap: JH
   seat 1: no more: hand, trick
36. * deal
   all told: 1 dealt; deal 2 §6.1 turned_king: +1 points to 1 for KC
   all: turn: 0 | dealer: 1 | shown: KC | holds: 2 1 | public.phase: propose | public.turn_up: KC | size talon: 21
   seat 0: no more: aside, tricks, public.exchanged, public.said, size discard of 1, may discard of 1 | in no heap: 8C JD KC | hand: = KS AH JD 8C 9C | moves: say propose, stand | size hand of 1: 5 | may = 7S 8S 9S TS JS QS AS 7H 8H 9H TH JH QH KH 7D 8D 9D TD QD KD AD 7C TC JC QC AC in hand of 1 | may +9S +QS +9H +JH +QH +KH +9D +KD +AD +7C +JC +QC +AC in talon
   seat 1: no more: aside, tricks, public.exchanged, public.said, size discard of 0, may discard of 0 | in no heap: QD | hand: = TS JS 7H TH QD | size hand of 0: 5 | may = 7S 8S 9S QS KS AS 8H 9H JH QH KH AH 7D 8D 9D TD JD KD AD 7C 8C 9C TC JC QC AC in hand of 0 | may +7S +9S +KS +8H +JH +QH +KH +8D +9D +TD +JD +AD +9C +JC +QC +AC in talon
37. 0 say propose
   all told: 0 said propose
   all: turn: 1 | public.phase: answer | public.said: propose
   seat 1: moves: say accept, refuse
38. 1 say refuse
   all told: 1 said refuse
   all: turn: 0 | trick: 0 leads | public.phase: lead | public.said: refuse
   seat 0: moves: play KS, AH, JD, 8C, 9C
39. 0 play 8C
   all told: 0 played 8C
   all: turn: 1 | trick: 0 led 8C | public.phase: reply
   seat 0: hand: -8C
   seat 1: in no heap: 8C | moves: play TS, JS, 7H, TH, QD | size hand of 0: 4
40. 1 play 7H
   all told: 1 played 7H; 0 took the trick 7H 8C
   all: turn: 0 | trick: 0 leads | trick 1: 0 led 8C 7H, 0 takes | public.phase: lead
   seat 0: in no heap: 7H | moves: play KS, AH, JD, 9C | size hand of 1: 4 | may -7C -TC -JC -QC -AC in hand of 1
   seat 1: hand: -7H
41. 0 play 9C
   all told: 0 played 9C
   all: turn: 1 | trick: 0 led 9C | public.phase: reply
   seat 0: hand: -9C
   seat 1: in no heap: 9C | moves: play TS, JS, TH, QD | size hand of 0: 3
42. 1 play TH
   all told: 1 played TH; 0 took the trick TH 9C
   all: turn: 0 | trick: 0 leads | trick 2: 0 led 9C TH, 0 takes | public.phase: lead
   seat 0: in no heap: TH | moves: play KS, AH, JD | size hand of 1: 3
   seat 1: hand: -TH
43. 0 play KS
   all told: 0 played KS
   all: turn: 1 | trick: 0 led KS | public.phase: reply
   seat 0: hand: -KS
   seat 1: in no heap: KS | moves: play TS, JS | size hand of 0: 2
44. 1 play JS
   all told: 1 played JS; 0 took the trick JS KS
   all: turn: 0 | trick: 0 leads | trick 3: 0 led KS JS, 0 takes | public.phase: lead
   seat 0: in no heap: JS | moves: play AH, JD | size hand of 1: 2
   seat 1: hand: -JS
45. 0 play JD
   all told: 0 played JD
   all: turn: 1 | trick: 0 led JD | public.phase: reply
   seat 0: hand: = AH
   seat 1: in no heap: JD | moves: play QD | size hand of 0: 1
46. 1 play QD
   all told: 1 played QD; 1 took the trick JD QD
   all: trick: 1 leads | trick 4: 0 led JD QD, 1 takes | public.phase: lead
   seat 0: in no heap: QD | size hand of 1: 1
   seat 1: hand: = TS | moves: play TS
47. 1 play TS
   all told: 1 played TS
   all: turn: 0 | trick: 1 led TS | public.phase: reply
   seat 0: no more: size hand of 1, may hand of 1 | in no heap: TS | moves: play AH
   seat 1: no more: hand
48. 0 play AH
   all told: 0 played AH; 1 took the trick TS AH; deal 2 §8.2 point: +1 points to 0 for KS 8C 9C; deal 2 over
   all: turn: chance | holds: 3 1 | deals: 2 over, 0 of them thrown in | trick 5: 1 led TS AH, 1 takes | public.phase: settled
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0 | in no heap: AH
49. * deal
   all told: 0 dealt
   all: no more: tricks, public.said | turn: 1 | dealer: 0 | shown: 8D | public.phase: propose | public.turn_up: 8D
   seat 0: in no heap: 8D 8S QS | hand: = 8S TS QS KS QD | size hand of 1: 5 | may = 7S 9S JS AS 7H 8H 9H TH JH QH KH AH 7D 9D TD JD KD AD 7C 8C 9C TC JC QC KC AC in hand of 1 | may +JS +7H +TH +AH +JD +8C +9C +KC in talon
   seat 1: in no heap: 7C 8D 8H AC | hand: = 8H TH 7C 8C AC | moves: say propose, stand | size hand of 0: 5 | may = 7S 8S 9S TS JS QS KS AS 7H 9H JH QH KH AH 7D 9D TD JD QD KD AD 9C TC JC QC KC in hand of 0 | may +TS +JS +KS +7H +AH +JD +QD +9C +KC in talon
50. 1 say propose
   all told: 1 said propose
   all: turn: 0 | public.phase: answer | public.said: propose
   seat 0: moves: say accept, refuse
51. 0 say refuse
   all told: 0 said refuse
   all: turn: 1 | trick: 1 leads | public.phase: lead | public.said: refuse
   seat 0: may -KD in hand of 1
   seat 1: moves: play 8H, TH, 7C, 8C, AC
52. 1 play TH
   all told: 1 played TH
   all: turn: 0 | trick: 1 led TH | public.phase: reply
   seat 0: in no heap: TH | moves: play QD | size hand of 1: 4
   seat 1: hand: -TH | may -KD in hand of 0
53. 0 play QD
   all told: 0 played QD; 0 took the trick TH QD
   all: trick: 0 leads | trick 1: 1 led TH QD, 0 takes | public.phase: lead
   seat 0: hand: -QD | moves: play 8S, TS, QS, KS
   seat 1: in no heap: QD | size hand of 0: 4 | may -7H -9H -JH -QH -KH -AH in hand of 0
54. 0 play KS
   all told: 0 played KS
   all: turn: 1 | trick: 0 led KS | public.phase: reply
   seat 0: hand: -KS
   seat 1: in no heap: KS | moves: play 8H, 7C, 8C, AC | size hand of 0: 3
55. 1 play 7C
   all told: 1 played 7C; 0 took the trick KS 7C
   all: turn: 0 | trick: 0 leads | trick 2: 0 led KS 7C, 0 takes | public.phase: lead
   seat 0: in no heap: 7C | moves: play 8S, TS, QS | size hand of 1: 3 | may -7S -9S -JS -AS -7D -9D -TD -JD -AD in hand of 1
   seat 1: hand: -7C
56. 0 play QS
   all told: 0 played QS
   all: turn: 1 | trick: 0 led QS | public.phase: reply
   seat 0: hand: -QS
   seat 1: in no heap: QS | moves: play 8H, 8C, AC | size hand of 0: 2
57. 1 play AC
   all told: 1 played AC; 0 took the trick QS AC
   all: turn: 0 | trick: 0 leads | trick 3: 0 led QS AC, 0 takes | public.phase: lead
   seat 0: in no heap: AC | moves: play 8S, TS | size hand of 1: 2
   seat 1: hand: -AC
58. 0 play TS
   all told: 0 played TS
   all: turn: 1 | trick: 0 led TS | public.phase: reply
   seat 0: hand: = 8S
   seat 1: in no heap: TS | moves: play 8H, 8C | size hand of 0: 1
59. 1 play 8H
   all told: 1 played 8H; 0 took the trick TS 8H
   all: turn: 0 | trick: 0 leads | trick 4: 0 led TS 8H, 0 takes | public.phase: lead
   seat 0: in no heap: 8H | moves: play 8S | size hand of 1: 1
   seat 1: hand: = 8C
60. 0 play 8S
   all told: 0 played 8S
   all: turn: 1 | trick: 0 led 8S | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0 | in no heap: 8S | moves: play 8C
61. 1 play 8C
   all told: 1 played 8C; 0 took the trick 8S 8C; deal 3 §8.1 vole: +2 points to 0 for 8S TS QS KS QD; deal 3 over; match over
   all: turn: nobody | holds: 5 1 | deals: 3 over, 0 of them thrown in | trick 5: 0 led 8S 8C, 0 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1 | in no heap: 8C
   seat 1: no more: hand, trick
