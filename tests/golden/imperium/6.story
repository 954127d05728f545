start
   all: turn: chance | dealer: 0 | sides: 0 1 | holds: 0,0 0,0 | deals: 0 over, 0 of them thrown in | public.phase: dealing | public.turn_up: nobody | public.shows: ( )
1. * deal
   all told: 0 dealt; deal 1 §5.7 turned_jack: +1 white to 0 for JH
   all: turn: 1 | shown: JH | trick: 1 leads | holds: 0,1 0,0 | public.phase: lead | public.turn_up: JH | size dead: 6
   seat 0: hand: = QS AS AH AD JOK | size hand of 1: 5 | may = KS JS QH KH QD KD JD QC KC JC AC in all heaps
   seat 1: hand: = JS QH QD JD KC | moves: play JS, QH, QD, JD, KC | size hand of 0: 5 | may = QS KS AS KH AH KD AD QC JC AC JOK in all heaps
2. 1 play KC
   all told: 1 played KC; deal 1 §6.2 three_of_a_kind: +1 white to 0 for AS AH AD
   all: turn: 0 | trick: 1 led KC | holds: 0,2 0,0 | public.phase: reply | public.shows: (([aces three_of_a_kind {AS AH AD}]) )
   seat 0: in no heap: KC | moves: play AH, JOK | size hand of 1: 4
   seat 1: hand: -KC | may -AC in hand of 0 | sure = AS AH AD in hand of 0 | may -AS -AH -AD in dead | sure = AC in dead
3. 0 play JOK
   all told: 0 played JOK; 0 took the trick KC JOK
   all: trick: 0 leads | trick 1: 1 led KC JOK, 0 takes | public.phase: lead
   seat 0: hand: -JOK | moves: play QS, AS, AH, AD
   seat 1: in no heap: JOK | size hand of 0: 4 | may -QC -JC in hand of 0 | sure +QC +JC in dead
4. 0 play AD
   all told: 0 played AD
   all: turn: 1 | trick: 0 led AD | public.phase: reply
   seat 0: hand: -AD
   seat 1: in no heap: AD | moves: play QD | size hand of 0: 3 | sure -AD in hand of 0
5. 1 play QD
   all told: 1 played QD; 0 took the trick QD AD
   all: turn: 0 | trick: 0 leads | trick 2: 0 led AD QD, 0 takes | public.phase: lead
   seat 0: in no heap: QD | moves: play QS, AS, AH | size hand of 1: 3
   seat 1: hand: -QD
6. 0 play AS
   all told: 0 played AS
   all: turn: 1 | trick: 0 led AS | public.phase: reply
   seat 0: hand: -AS
   seat 1: in no heap: AS | moves: play JS | size hand of 0: 2 | sure = AH in hand of 0
7. 1 play JS
   all told: 1 played JS; 0 took the trick JS AS
   all: turn: 0 | trick: 0 leads | trick 3: 0 led AS JS, 0 takes | public.phase: lead
   seat 0: in no heap: JS | moves: play QS, AH | size hand of 1: 2
   seat 1: hand: -JS
8. 0 play QS
   all told: 0 played QS
   all: turn: 1 | trick: 0 led QS | public.phase: reply
   seat 0: hand: = AH
   seat 1: in no heap: QS | moves: play QH, JD | size hand of 0: 1 | may = AH in hand of 0 | sure +KS +KH +KD in dead
9. 1 play QH
   all told: 1 played QH; 1 took the trick QS QH
   all: trick: 1 leads | trick 4: 0 led QS QH, 1 takes | public.phase: lead
   seat 0: in no heap: QH | size hand of 1: 1 | may -KS -QC in hand of 1 | sure = KS QC in dead
   seat 1: hand: = JD | moves: play JD
10. 1 play JD
   all told: 1 played JD
   all: turn: 0 | trick: 1 led JD | public.phase: reply
   seat 0: no more: size hand of 1, may hand of 1 | in no heap: JD | moves: play AH | sure +KH +KD +JC +AC in dead
   seat 1: no more: hand
11. 0 play AH
   all told: 0 played AH; 1 took the trick AH JD; deal 1 §8.1 tricks_3: +1 white to 0; deal 1 over
   all: turn: chance | holds: 1,0 0,0 | deals: 1 over, 0 of them thrown in | trick 5: 1 led JD AH, 1 takes | public.phase: settled
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0, sure hand of 0 | in no heap: AH
12. * deal
   all told: 1 dealt
   all: no more: tricks, sure dead | turn: 0 | dealer: 1 | shown: KS | trick: 0 leads | public.phase: lead | public.turn_up: KS | public.shows: ( )
   seat 0: in no heap: JC KD KS | hand: = AS KD AD JC JOK | moves: play AS, KD, AD, JC, JOK | size hand of 1: 5 | may = QS JS QH KH JH AH QD JD QC KC AC in hand of 1 | may +QS +JS +QH +JH +AH +QD +JD +KC in dead
   seat 1: in no heap: KS QC | hand: = QS JH JD QC KC | size hand of 0: 5 | may = JS AS QH KH AH QD KD AD JC AC JOK in hand of 0 | may +JS +AS +QH +AH +QD +AD +JOK in dead
13. 0 play AD
   all told: 0 played AD
   all: turn: 1 | trick: 0 led AD | public.phase: reply
   seat 0: hand: -AD
   seat 1: in no heap: AD | moves: play JD | size hand of 0: 4
14. 1 play JD
   all told: 1 played JD; 0 took the trick JD AD
   all: turn: 0 | trick: 0 leads | trick 1: 0 led AD JD, 0 takes | public.phase: lead
   seat 0: in no heap: JD | moves: play AS, KD, JC, JOK | size hand of 1: 4
   seat 1: hand: -JD
15. 0 play AS
   all told: 0 played AS
   all: turn: 1 | trick: 0 led AS | public.phase: reply
   seat 0: hand: -AS
   seat 1: in no heap: AS | moves: play QS | size hand of 0: 3 | may -AH -AC in hand of 0 | sure = AH AC in dead
16. 1 play QS
   all told: 1 played QS; 0 took the trick QS AS
   all: turn: 0 | trick: 0 leads | trick 2: 0 led AS QS, 0 takes | public.phase: lead
   seat 0: in no heap: QS | moves: play KD, JC, JOK | size hand of 1: 3 | may -JS in hand of 1 | sure = JS in dead
   seat 1: hand: -QS
17. 0 play KD
   all told: 0 played KD
   all: turn: 1 | trick: 0 led KD | public.phase: reply
   seat 0: hand: -KD
   seat 1: in no heap: KD | moves: play JH, QC, KC | size hand of 0: 2 | may -QD in hand of 0 | sure +QD in dead
18. 1 play JH
   all told: 1 played JH; 0 took the trick JH KD
   all: turn: 0 | trick: 0 leads | trick 3: 0 led KD JH, 0 takes | public.phase: lead
   seat 0: in no heap: JH | moves: play JC, JOK | size hand of 1: 2 | may -QD in hand of 1 | sure +QD in dead
   seat 1: hand: -JH
19. 0 play JOK
   all told: 0 played JOK
   all: turn: 1 | trick: 0 led JOK | public.phase: reply
   seat 0: hand: = JC
   seat 1: in no heap: JOK | moves: play QC, KC | size hand of 0: 1
20. 1 play KC
   all told: 1 played KC; 0 took the trick KC JOK
   all: turn: 0 | trick: 0 leads | trick 4: 0 led JOK KC, 0 takes | public.phase: lead
   seat 0: in no heap: KC | moves: play JC | size hand of 1: 1 | may -KH in hand of 1 | sure +KH in dead
   seat 1: hand: = QC
21. 0 play JC
   all told: 0 played JC
   all: turn: 1 | trick: 0 led JC | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0 | in no heap: JC | moves: play QC | sure +JS +QH +KH in dead
22. 1 play QC
   all told: 1 played QC; 0 took the trick QC JC; deal 2 §8.3 tricks_5: +1 blue to 0; deal 2 over
   all: turn: chance | holds: 2,0 0,0 | deals: 2 over, 0 of them thrown in | trick 5: 0 led JC QC, 0 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1 | in no heap: QC | sure +QH +AH +AC in dead
   seat 1: no more: hand, trick
23. * deal
   all told: 0 dealt
   all: no more: tricks, sure dead | turn: 1 | dealer: 0 | shown: AD | trick: 1 leads | public.phase: lead | public.turn_up: AD
   seat 0: in no heap: AH KH | hand: = KS AS KH JH AH | size hand of 1: 5 | may = QS JS QH QD KD JD QC KC JC AC JOK in hand of 1 | may +QS +KD +JD +QC +KC +JC +JOK in dead
   seat 1: hand: = JD QC KC JC JOK | moves: play JD, QC, KC, JC, JOK | size hand of 0: 5 | may = QS KS JS AS QH KH JH AH QD KD AC in hand of 0 | may +QS +KS +AS +JH +KD in dead
24. 1 play JOK
   all told: 1 played JOK; deal 3 §6.2 three_of_a_kind: +1 white to 0 for AS AH AD
   all: turn: 0 | trick: 1 led JOK | holds: 2,1 0,0 | public.phase: reply | public.shows: (([aces three_of_a_kind {AS AH AD}]) )
   seat 0: in no heap: JOK | moves: play JH | size hand of 1: 4
   seat 1: hand: -JOK | may -AC in hand of 0 | sure = AS AH in hand of 0 | may -AS -AH in dead | sure = AC in dead
25. 0 play JH
   all told: 0 played JH; 1 took the trick JH JOK
   all: turn: 1 | trick: 1 leads | trick 1: 1 led JOK JH, 1 takes | public.phase: lead
   seat 0: hand: -JH
   seat 1: in no heap: JH | moves: play JD, QC, KC, JC | size hand of 0: 4
26. 1 play QC
   all told: 1 played QC
   all: turn: 0 | trick: 1 led QC | public.phase: reply
   seat 0: in no heap: QC | moves: play KS, AS, KH, AH | size hand of 1: 3
   seat 1: hand: -QC
27. 0 play AS
   all told: 0 played AS; 1 took the trick AS QC
   all: turn: 1 | trick: 1 leads | trick 2: 1 led QC AS, 1 takes | public.phase: lead
   seat 0: hand: -AS
   seat 1: in no heap: AS | moves: play JD, KC, JC | size hand of 0: 3 | may -QD -KD in hand of 0 | sure = AH in hand of 0 | sure +QD +KD in dead
28. 1 play JC
   all told: 1 played JC
   all: turn: 0 | trick: 1 led JC | public.phase: reply
   seat 0: in no heap: JC | moves: play KS, KH, AH | size hand of 1: 2
   seat 1: hand: -JC
29. 0 play KS
   all told: 0 played KS; 1 took the trick KS JC
   all: turn: 1 | trick: 1 leads | trick 3: 1 led JC KS, 1 takes | public.phase: lead
   seat 0: hand: -KS
   seat 1: in no heap: KS | moves: play JD, KC | size hand of 0: 2 | may -QS in hand of 0 | sure +QS in dead
30. 1 play KC
   all told: 1 played KC
   all: turn: 0 | trick: 1 led KC | public.phase: reply
   seat 0: in no heap: KC | moves: play KH, AH | size hand of 1: 1 | may -AC in hand of 1 | sure = AC in dead
   seat 1: hand: = JD
31. 0 play KH
   all told: 0 played KH; 1 took the trick KH KC
   all: turn: 1 | trick: 1 leads | trick 4: 1 led KC KH, 1 takes | public.phase: lead
   seat 0: hand: = AH
   seat 1: in no heap: KH | moves: play JD | size hand of 0: 1 | may = AH in hand of 0 | sure +JS +QH in dead
32. 1 play JD
   all told: 1 played JD
   all: turn: 0 | trick: 1 led JD | public.phase: reply
   seat 0: no more: size hand of 1, may hand of 1 | in no heap: JD | moves: play AH | sure +QS +JS +QH +QD +KD in dead
   seat 1: no more: hand
33. 0 play AH
   all told: 0 played AH; 1 took the trick AH JD; deal 3 §8.3 tricks_5: +1 blue to 1; deal 3 over
   all: turn: chance | holds: 2,0 1,0 | deals: 3 over, 0 of them thrown in | trick 5: 1 led JD AH, 1 takes | public.phase: settled
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0, sure hand of 0 | in no heap: AH
34. * deal
   all told: 1 dealt; deal 4 §6.2 three_of_a_kind: +1 white to 0 for AS AD AC
   all: no more: tricks, sure dead | turn: 0 | dealer: 1 | shown: KD | trick: 0 leads | holds: 2,1 1,0 | public.phase: lead | public.turn_up: KD | public.shows: (([aces three_of_a_kind {AS AD AC}]) )
   seat 0: in no heap: AC KD | hand: = AS KH AD KC AC | moves: play AS, KH, AD, KC, AC | size hand of 1: 5 | may = QS KS JS QH JH AH QD JD QC JC JOK in hand of 1 | may +KS +JH +AH +JD +QC +JC +JOK in dead
   seat 1: in no heap: KD QH | hand: = QH JH AH JD QC | size hand of 0: 5 | may = QS KS JS AS KH QD AD KC JC AC JOK in hand of 0 | sure = AS AD AC in hand of 0 | may -AC +KS +KH +KC +JC +JOK in dead
35. 0 play KH
   all told: 0 played KH
   all: turn: 1 | trick: 0 led KH | public.phase: reply
   seat 0: hand: -KH
   seat 1: in no heap: KH | moves: play AH | size hand of 0: 4
36. 1 play AH
   all told: 1 played AH; 1 took the trick KH AH
   all: trick: 1 leads | trick 1: 0 led KH AH, 1 takes | public.phase: lead
   seat 0: in no heap: AH | size hand of 1: 4
   seat 1: hand: -AH | moves: play QH, JH, JD, QC
37. 1 play JD
   all told: 1 played JD
   all: turn: 0 | trick: 1 led JD | public.phase: reply
   seat 0: in no heap: JD | moves: play AD | size hand of 1: 3
   seat 1: hand: -JD
38. 0 play AD
   all told: 0 played AD; 1 took the trick JD AD
   all: turn: 1 | trick: 1 leads | trick 2: 1 led JD AD, 1 takes | public.phase: lead
   seat 0: hand: -AD
   seat 1: in no heap: AD | moves: play QH, JH, QC | size hand of 0: 3 | may -JOK in hand of 0 | sure -AD in hand of 0 | sure = JOK in dead
39. 1 play JH
   all told: 1 played JH
   all: turn: 0 | trick: 1 led JH | public.phase: reply
   seat 0: in no heap: JH | moves: play AS, KC, AC | size hand of 1: 2 | may -JS -JC in hand of 1 | sure = JS JC in dead
   seat 1: hand: -JH
40. 0 play KC
   all told: 0 played KC; 1 took the trick JH KC
   all: turn: 1 | trick: 1 leads | trick 3: 1 led JH KC, 1 takes | public.phase: lead
   seat 0: hand: -KC
   seat 1: in no heap: KC | moves: play QH, QC | size hand of 0: 2 | may = AS AC in hand of 0 | sure +QS +KS +JS +QD +JC in dead
41. 1 play QH
   all told: 1 played QH
   all: turn: 0 | trick: 1 led QH | public.phase: reply
   seat 0: in no heap: QH | moves: play AS, AC | size hand of 1: 1
   seat 1: hand: = QC
42. 0 play AC
   all told: 0 played AC; 1 took the trick QH AC
   all: turn: 1 | trick: 1 leads | trick 4: 1 led QH AC, 1 takes | public.phase: lead
   seat 0: hand: = AS
   seat 1: in no heap: AC | moves: play QC | size hand of 0: 1 | sure = AS in hand of 0
43. 1 play QC
   all told: 1 played QC
   all: turn: 0 | trick: 1 led QC | public.phase: reply
   seat 0: no more: size hand of 1, may hand of 1 | in no heap: QC | moves: play AS | sure +QS +KS +QD +JOK in dead
   seat 1: no more: hand
44. 0 play AS
   all told: 0 played AS; 1 took the trick AS QC; deal 4 §8.3 tricks_5: +1 blue to 1; deal 4 over
   all: turn: chance | holds: 2,0 2,0 | deals: 4 over, 0 of them thrown in | trick 5: 1 led QC AS, 1 takes | public.phase: settled
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0, sure hand of 0 | in no heap: AS
45. * deal
   all told: 0 dealt
   all: no more: tricks, sure dead | turn: 1 | dealer: 0 | shown: AC | trick: 1 leads | public.phase: lead | public.turn_up: AC | public.shows: ( )
   seat 0: in no heap: JS | hand: = JS QH AH KD JD | size hand of 1: 5 | may = QS KS AS KH JH QD AD QC KC JC JOK in hand of 1 | may +AS +KH +JH +AD +QC +KC in dead
   seat 1: hand: = AS KH JH AD QC | moves: play AS, KH, JH, AD, QC | size hand of 0: 5 | may = QS KS JS QH AH QD KD JD KC JC JOK in hand of 0 | may +QH +AH +KD +JD +KC in dead
46. 1 play AD
   all told: 1 played AD
   all: turn: 0 | trick: 1 led AD | public.phase: reply
   seat 0: in no heap: AD | moves: play KD, JD | size hand of 1: 4
   seat 1: hand: -AD
47. 0 play KD
   all told: 0 played KD; 1 took the trick KD AD
   all: turn: 1 | trick: 1 leads | trick 1: 1 led AD KD, 1 takes | public.phase: lead
   seat 0: hand: -KD
   seat 1: in no heap: KD | moves: play AS, KH, JH, QC | size hand of 0: 4
48. 1 play QC
   all told: 1 played QC
   all: turn: 0 | trick: 1 led QC | public.phase: reply
   seat 0: in no heap: QC | moves: play JS | size hand of 1: 3
   seat 1: hand: -QC
49. 0 play JS
   all told: 0 played JS; 0 took the trick JS QC
   all: trick: 0 leads | trick 2: 1 led QC JS, 0 takes | public.phase: lead
   seat 0: hand: -JS | moves: play QH, AH, JD
   seat 1: in no heap: JS | size hand of 0: 3
50. 0 play JD
   all told: 0 played JD
   all: turn: 1 | trick: 0 led JD | public.phase: reply
   seat 0: hand: -JD
   seat 1: in no heap: JD | moves: play AS, KH, JH | size hand of 0: 2 | may -JC in hand of 0 | sure = JC in dead
51. 1 play AS
   all told: 1 played AS; 0 took the trick AS JD
   all: turn: 0 | trick: 0 leads | trick 3: 0 led JD AS, 0 takes | public.phase: lead
   seat 0: in no heap: AS | moves: play QH, AH | size hand of 1: 2 | may = QS KS KH JH in hand of 1 | sure = QD KC JC JOK in dead
   seat 1: hand: -AS
52. 0 play AH
   all told: 0 played AH
   all: turn: 1 | trick: 0 led AH | public.phase: reply
   seat 0: hand: = QH
   seat 1: in no heap: AH | moves: play KH, JH | size hand of 0: 1
53. 1 play KH
   all told: 1 played KH; 0 took the trick KH AH
   all: turn: 0 | trick: 0 leads | trick 4: 0 led AH KH, 0 takes | public.phase: lead
   seat 0: in no heap: KH | moves: play QH | size hand of 1: 1
   seat 1: hand: = JH
54. 0 play QH
   all told: 0 played QH
   all: turn: 1 | trick: 0 led QH | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0 | in no heap: QH | moves: play JH | sure +QS +KS +QD +KC +JOK in dead
55. 1 play JH
   all told: 1 played JH; 0 took the trick QH JH; deal 5 §8.2 tricks_4: +2 white to 0; deal 5 over
   all: turn: chance | holds: 2,2 2,0 | deals: 5 over, 0 of them thrown in | trick 5: 0 led QH JH, 0 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1 | in no heap: JH | sure +QS +KS in dead
   seat 1: no more: hand, trick
56. * deal
   all told: 1 dealt
   all: no more: tricks, sure dead | turn: 0 | dealer: 1 | shown: AH | trick: 0 leads | public.phase: lead | public.turn_up: AH
   seat 0: in no heap: JC KS QD | hand: = KS QD AD JC AC | moves: play KS, QD, AD, JC, AC | size hand of 1: 5 | may = QS JS AS QH KH JH KD JD QC KC JOK in hand of 1 | may +JS +AS +QH +KH +JH +KD +JD +QC in dead
   seat 1: in no heap: KC | hand: = QH JH KD QC KC | size hand of 0: 5 | may = QS KS JS AS KH QD JD AD JC AC JOK in hand of 0 | may +JS +AS +KH +JD +AD +AC in dead
57. 0 play JC
   all told: 0 played JC
   all: turn: 1 | trick: 0 led JC | public.phase: reply
   seat 0: hand: -JC
   seat 1: in no heap: JC | moves: play QC, KC | size hand of 0: 4
58. 1 play QC
   all told: 1 played QC; 1 took the trick QC JC
   all: trick: 1 leads | trick 1: 0 led JC QC, 1 takes | public.phase: lead
   seat 0: in no heap: QC | size hand of 1: 4
   seat 1: hand: -QC | moves: play QH, JH, KD, KC
59. 1 play QH
   all told: 1 played QH
   all: turn: 0 | trick: 1 led QH | public.phase: reply
   seat 0: in no heap: QH | moves: play KS, QD, AD, AC | size hand of 1: 3 | may -QS -KH in hand of 1 | sure = QS KH in dead
   seat 1: hand: -QH
60. 0 play KS
   all told: 0 played KS; 1 took the trick KS QH
   all: turn: 1 | trick: 1 leads | trick 2: 1 led QH KS, 1 takes | public.phase: lead
   seat 0: hand: -KS
   seat 1: in no heap: KS | moves: play JH, KD, KC | size hand of 0: 3 | may -KH -JD -JOK in hand of 0 | sure = KH JD JOK in dead
61. 1 play JH
   all told: 1 played JH
   all: turn: 0 | trick: 1 led JH | public.phase: reply
   seat 0: in no heap: JH | moves: play QD, AD, AC | size hand of 1: 2
   seat 1: hand: -JH
62. 0 play QD
   all told: 0 played QD; 1 took the trick JH QD
   all: turn: 1 | trick: 1 leads | trick 3: 1 led JH QD, 1 takes | public.phase: lead
   seat 0: hand: -QD
   seat 1: in no heap: QD | moves: play KD, KC | size hand of 0: 2
63. 1 play KD
   all told: 1 played KD
   all: turn: 0 | trick: 1 led KD | public.phase: reply
   seat 0: in no heap: KD | moves: play AD | size hand of 1: 1
   seat 1: hand: = KC
64. 0 play AD
   all told: 0 played AD; 0 took the trick KD AD
   all: trick: 0 leads | trick 4: 1 led KD AD, 0 takes | public.phase: lead
   seat 0: hand: = AC | moves: play AC
   seat 1: in no heap: AD | size hand of 0: 1
65. 0 play AC
   all told: 0 played AC
   all: turn: 1 | trick: 0 led AC | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0 | in no heap: AC | moves: play KC | sure +QS +JS +AS in dead
66. 1 play KC
   all told: 1 played KC; 0 took the trick KC AC; deal 6 §8.1 tricks_3: +1 white to 1; deal 6 over
   all: turn: chance | holds: 2,2 2,1 | deals: 6 over, 0 of them thrown in | trick 5: 0 led AC KC, 0 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1 | in no heap: KC | sure +JS +AS +JD +JOK in dead
   seat 1: no more: hand, trick
67. * deal
   all told: 0 dealt
   all: no more: tricks, sure dead | turn: 1 | dealer: 0 | shown: AD | trick: 1 leads | public.phase: lead | public.turn_up: AD
   seat 0: in no heap: JD JOK QS | hand: = QS KD JD JC JOK | size hand of 1: 5 | may = KS JS AS QH KH JH AH QD QC KC AC in hand of 1 | may +KS +QH +JH +AH +QD +QC +KC +AC in dead
   seat 1: hand: = QH JH AH QD AC | moves: play QH, JH, AH, QD, AC | size hand of 0: 5 | may = QS KS JS AS KH KD JD QC KC JC JOK in hand of 0 | may +KS +KD +QC +KC +JC in dead
68. 1 play AH
   all told: 1 played AH
   all: turn: 0 | trick: 1 led AH | public.phase: reply
   seat 0: in no heap: AH | moves: play KD, JD, JOK | size hand of 1: 4
   seat 1: hand: -AH
69. 0 play JOK
   all told: 0 played JOK; 0 took the trick AH JOK
   all: trick: 0 leads | trick 1: 1 led AH JOK, 0 takes | public.phase: lead
   seat 0: hand: -JOK | moves: play QS, KD, JD, JC
   seat 1: in no heap: JOK | size hand of 0: 4 | may -KH in hand of 0 | sure = KH in dead
70. 0 play JD
   all told: 0 played JD
   all: turn: 1 | trick: 0 led JD | public.phase: reply
   seat 0: hand: -JD
   seat 1: in no heap: JD | moves: play JH, QD | size hand of 0: 3
71. 1 play JH
   all told: 1 played JH; 0 took the trick JH JD
   all: turn: 0 | trick: 0 leads | trick 2: 0 led JD JH, 0 takes | public.phase: lead
   seat 0: in no heap: JH | moves: play QS, KD, JC | size hand of 1: 3
   seat 1: hand: -JH
72. 0 play KD
   all told: 0 played KD
   all: turn: 1 | trick: 0 led KD | public.phase: reply
   seat 0: hand: -KD
   seat 1: in no heap: KD | moves: play QD | size hand of 0: 2
73. 1 play QD
   all told: 1 played QD; 0 took the trick QD KD
   all: turn: 0 | trick: 0 leads | trick 3: 0 led KD QD, 0 takes | public.phase: lead
   seat 0: in no heap: QD | moves: play QS, JC | size hand of 1: 2
   seat 1: hand: -QD
74. 0 play QS
   all told: 0 played QS
   all: turn: 1 | trick: 0 led QS | public.phase: reply
   seat 0: hand: = JC
   seat 1: in no heap: QS | moves: play QH, AC | size hand of 0: 1
75. 1 play AC
   all told: 1 played AC; 0 took the trick QS AC
   all: turn: 0 | trick: 0 leads | trick 4: 0 led QS AC, 0 takes | public.phase: lead
   seat 0: in no heap: AC | moves: play JC | size hand of 1: 1 | may -KS -JS -AS in hand of 1 | sure = KS JS AS in dead
   seat 1: hand: = QH
76. 0 play JC
   all told: 0 played JC
   all: turn: 1 | trick: 0 led JC | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0 | in no heap: JC | moves: play QH | sure +KS +JS +AS +QC +KC in dead
77. 1 play QH
   all told: 1 played QH; 0 took the trick QH JC; deal 7 §8.3 tricks_5: +1 blue to 0; deal 7 over
   all: turn: chance | holds: 3,2 2,0 | deals: 7 over, 0 of them thrown in | trick 5: 0 led JC QH, 0 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1 | in no heap: QH | sure +KH +QC +KC in dead
   seat 1: no more: hand, trick
78. * deal
   all told: 1 dealt; deal 8 §5.7 turned_jack: +1 white to 1 for JS
   all: no more: tricks, sure dead | turn: 0 | dealer: 1 | shown: JS | trick: 0 leads | holds: 3,2 2,1 | public.phase: lead | public.turn_up: JS
   seat 0: in no heap: JS KS | hand: = QS KS AH KD JOK | moves: play QS, KS, AH, KD, JOK | size hand of 1: 5 | may = AS QH KH JH QD JD AD QC KC JC AC in hand of 1 | may +QH +JH +QD +JD +AD +JC +AC in dead
   seat 1: in no heap: JS KC KH QC | hand: = KH QD QC KC AC | size hand of 0: 5 | may = QS KS AS QH JH AH KD JD AD JC JOK in hand of 0 | may +QS +QH +JH +AH +KD +JD +AD +JC +JOK in dead
79. 0 play JOK
   all told: 0 played JOK; deal 8 §6.4 minor: +1 white to 1 for QC KC AC
   all: turn: 1 | trick: 0 led JOK | holds: 3,2 2,2 | public.phase: reply | public.shows: ( ([clubs minor {QC KC AC}]))
   seat 0: hand: -JOK | may -JC in hand of 1 | sure = QC KC AC in hand of 1 | may -QC -KC -AC in dead | sure = JC in dead
   seat 1: in no heap: JOK | moves: play KH, QD, QC, KC, AC | size hand of 0: 4
80. 1 play QC
   all told: 1 played QC; 0 took the trick QC JOK
   all: turn: 0 | trick: 0 leads | trick 1: 0 led JOK QC, 0 takes | public.phase: lead
   seat 0: in no heap: QC | moves: play QS, KS, AH, KD | size hand of 1: 4 | may -AS in hand of 1 | sure -QC in hand of 1 | sure +AS in dead
   seat 1: hand: -QC
81. 0 play KD
   all told: 0 played KD
   all: turn: 1 | trick: 0 led KD | public.phase: reply
   seat 0: hand: -KD
   seat 1: in no heap: KD | moves: play QD | size hand of 0: 3
82. 1 play QD
   all told: 1 played QD; 0 took the trick QD KD
   all: turn: 0 | trick: 0 leads | trick 2: 0 led KD QD, 0 takes | public.phase: lead
   seat 0: in no heap: QD | moves: play QS, KS, AH | size hand of 1: 3 | may -QH -AD in hand of 1 | sure +QH +AD in dead
   seat 1: hand: -QD
83. 0 play QS
   all told: 0 played QS
   all: turn: 1 | trick: 0 led QS | public.phase: reply
   seat 0: hand: -QS
   seat 1: in no heap: QS | moves: play KH, KC, AC | size hand of 0: 2
84. 1 play AC
   all told: 1 played AC; 0 took the trick QS AC
   all: turn: 0 | trick: 0 leads | trick 3: 0 led QS AC, 0 takes | public.phase: lead
   seat 0: in no heap: AC | moves: play KS, AH | size hand of 1: 2 | sure = KC in hand of 1
   seat 1: hand: -AC
85. 0 play KS
   all told: 0 played KS
   all: turn: 1 | trick: 0 led KS | public.phase: reply
   seat 0: hand: = AH
   seat 1: in no heap: KS | moves: play KH, KC | size hand of 0: 1 | may -AS in hand of 0 | sure = AS in dead
86. 1 play KH
   all told: 1 played KH; 0 took the trick KS KH
   all: turn: 0 | trick: 0 leads | trick 4: 0 led KS KH, 0 takes | public.phase: lead
   seat 0: in no heap: KH | moves: play AH | size hand of 1: 1 | may = KC in hand of 1 | sure +JH +JD in dead
   seat 1: hand: = KC
87. 0 play AH
   all told: 0 played AH
   all: turn: 1 | trick: 0 led AH | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0 | in no heap: AH | moves: play KC | sure +QH +JH +JD +AD +JC in dead
88. 1 play KC
   all told: 1 played KC; 0 took the trick AH KC; deal 8 §8.3 tricks_5: +1 blue to 0; deal 8 over
   all: turn: chance | holds: 4,2 2,0 | deals: 8 over, 0 of them thrown in | trick 5: 0 led AH KC, 0 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1, sure hand of 1 | in no heap: KC
   seat 1: no more: hand, trick
89. * deal
   all told: 0 dealt; deal 9 §5.7 turned_jack: +1 white to 0 for JH
   all: no more: tricks, sure dead | turn: 1 | dealer: 0 | shown: JH | trick: 1 leads | holds: 5,0 2,0 | public.phase: lead | public.turn_up: JH | public.shows: ( )
   seat 0: in no heap: JD JH QH | hand: = QH KH AH JD AC | size hand of 1: 5 | may = QS KS JS AS QD KD AD QC KC JC JOK in hand of 1 | may +QS +KS +JS +QD +KD +QC +KC +JOK in dead
   seat 1: in no heap: AS JH | hand: = QS AS KD KC JOK | moves: play QS, AS, KD, KC, JOK | size hand of 0: 5 | may = KS JS QH KH AH QD JD AD QC JC AC in hand of 0 | may +KS +JS +KH +AH +QD +QC +AC in dead
90. 1 play JOK
   all told: 1 played JOK; deal 9 §6.5 major: +1 blue to 0 for QH KH JH AH; deal 9 §6.8 nested_minor: +1 white to 0 for QH KH JH AH
   all: turn: 0 | trick: 1 led JOK | holds: 6,1 2,0 | public.phase: reply | public.shows: (([hearts major {QH KH JH AH}]) )
   seat 0: in no heap: JOK | moves: play QH, KH, AH, JD | size hand of 1: 4
   seat 1: hand: -JOK | sure = QH KH AH in hand of 0 | may -QH -KH -AH in dead
91. 0 play AH
   all told: 0 played AH; 1 took the trick AH JOK
   all: turn: 1 | trick: 1 leads | trick 1: 1 led JOK AH, 1 takes | public.phase: lead
   seat 0: hand: -AH
   seat 1: in no heap: AH | moves: play QS, AS, KD, KC | size hand of 0: 4 | sure -AH in hand of 0
92. 1 play QS
   all told: 1 played QS
   all: turn: 0 | trick: 1 led QS | public.phase: reply
   seat 0: in no heap: QS | moves: play QH, KH, JD | size hand of 1: 3
   seat 1: hand: -QS
93. 0 play KH
   all told: 0 played KH; 0 took the trick QS KH
   all: trick: 0 leads | trick 2: 1 led QS KH, 0 takes | public.phase: lead
   seat 0: hand: -KH | moves: play QH, JD, AC
   seat 1: in no heap: KH | size hand of 0: 3 | may -KS -JS in hand of 0 | sure = QH in hand of 0 | sure = KS JS in dead
94. 0 play JD
   all told: 0 played JD
   all: turn: 1 | trick: 0 led JD | public.phase: reply
   seat 0: hand: -JD
   seat 1: in no heap: JD | moves: play AS, KD, KC | size hand of 0: 2 | may -JC in hand of 0 | sure +JC in dead
95. 1 play AS
   all told: 1 played AS; 0 took the trick AS JD
   all: turn: 0 | trick: 0 leads | trick 3: 0 led JD AS, 0 takes | public.phase: lead
   seat 0: in no heap: AS | moves: play QH, AC | size hand of 1: 2 | may -KS in hand of 1 | sure = KS in dead
   seat 1: hand: -AS
96. 0 play QH
   all told: 0 played QH
   all: turn: 1 | trick: 0 led QH | public.phase: reply
   seat 0: hand: = AC
   seat 1: no more: sure hand of 0 | in no heap: QH | moves: play KD, KC | size hand of 0: 1
97. 1 play KD
   all told: 1 played KD; 0 took the trick QH KD
   all: turn: 0 | trick: 0 leads | trick 4: 0 led QH KD, 0 takes | public.phase: lead
   seat 0: in no heap: KD | moves: play AC | size hand of 1: 1
   seat 1: hand: = KC
98. 0 play AC
   all told: 0 played AC
   all: turn: 1 | trick: 0 led AC | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0 | in no heap: AC | moves: play KC | sure +QD +AD +QC in dead
99. 1 play KC
   all told: 1 played KC; 0 took the trick KC AC; deal 9 §8.2 tricks_4: +2 white to 0; deal 9 over; match over
   all: turn: nobody | holds: 7,0 2,0 | deals: 9 over, 0 of them thrown in | trick 5: 0 led AC KC, 0 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1 | in no heap: KC | sure +JS +QD +AD +QC +JC in dead
   seat 1: no more: hand, trick
