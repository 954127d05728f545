start
   all: turn: chance | dealer: 0 | sides: 0 1 | holds: 0,0 0,0 | deals: 0 over, 0 of them thrown in | public.phase: dealing | public.turn_up: nobody | public.shows: ( )
1. * deal
   all told: 0 dealt
   all: turn: 1 | shown: AC | trick: 1 leads | public.phase: lead | public.turn_up: AC | size dead: 6
   seat 0: hand: = JS JH JD QC KC | size hand of 1: 5 | may = QS KS AS QH KH AH QD KD AD JC JOK in all heaps
   seat 1: hand: = QS KS KH AH AD | moves: play QS, KS, KH, AH, AD | size hand of 0: 5 | may = JS AS QH JH QD KD JD QC KC JC JOK in all heaps
2. 1 play AH
   all told: 1 played AH; deal 1 §6.2 three_of_a_kind: +1 white to 0 for JS JH JD
   all: turn: 0 | trick: 1 led AH | holds: 0,1 0,0 | public.phase: reply | public.shows: (([jacks three_of_a_kind {JS JH JD}]) )
   seat 0: in no heap: AH | moves: play JH | size hand of 1: 4
   seat 1: hand: -AH | may -JC in hand of 0 | sure = JS JH JD in hand of 0 | may -JS -JH -JD in dead | sure = JC in dead
3. 0 play JH
   all told: 0 played JH; 1 took the trick JH AH
   all: turn: 1 | trick: 1 leads | trick 1: 1 led AH JH, 1 takes | public.phase: lead
   seat 0: hand: -JH
   seat 1: in no heap: JH | moves: play QS, KS, KH, AD | size hand of 0: 4 | sure -JH in hand of 0
4. 1 play KH
   all told: 1 played KH
   all: turn: 0 | trick: 1 led KH | public.phase: reply
   seat 0: in no heap: KH | moves: play JS, QC, KC | size hand of 1: 3
   seat 1: hand: -KH
5. 0 play KC
   all told: 0 played KC; 0 took the trick KH KC
   all: trick: 0 leads | trick 2: 1 led KH KC, 0 takes | public.phase: lead
   seat 0: hand: -KC | moves: play JS, JD, QC
   seat 1: in no heap: KC | size hand of 0: 3 | may -QH in hand of 0 | sure +QH in dead
6. 0 play QC
   all told: 0 played QC
   all: turn: 1 | trick: 0 led QC | public.phase: reply
   seat 0: hand: -QC
   seat 1: in no heap: QC | moves: play QS, KS, AD | size hand of 0: 2 | may = JS JD in hand of 0 | sure +AS +QD +KD +JOK in dead
7. 1 play KS
   all told: 1 played KS; 0 took the trick KS QC
   all: turn: 0 | trick: 0 leads | trick 3: 0 led QC KS, 0 takes | public.phase: lead
   seat 0: in no heap: KS | moves: play JS, JD | size hand of 1: 2 | may -JC -JOK in hand of 1 | sure = JC JOK in dead
   seat 1: hand: -KS
8. 0 play JS
   all told: 0 played JS
   all: turn: 1 | trick: 0 led JS | public.phase: reply
   seat 0: hand: = JD
   seat 1: in no heap: JS | moves: play QS, AD | size hand of 0: 1 | sure = JD in hand of 0
9. 1 play QS
   all told: 1 played QS; 0 took the trick QS JS
   all: turn: 0 | trick: 0 leads | trick 4: 0 led JS QS, 0 takes | public.phase: lead
   seat 0: in no heap: QS | moves: play JD | size hand of 1: 1
   seat 1: hand: = AD
10. 0 play JD
   all told: 0 played JD
   all: turn: 1 | trick: 0 led JD | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0, sure hand of 0 | in no heap: JD | moves: play AD
11. 1 play AD
   all told: 1 played AD; 1 took the trick JD AD; deal 1 §8.1 tricks_3: +1 white to 0; deal 1 over
   all: turn: chance | holds: 0,2 0,0 | deals: 1 over, 0 of them thrown in | trick 5: 0 led JD AD, 1 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1 | in no heap: AD | sure +AS +QH +QD +KD in dead
   seat 1: no more: hand, trick
12. * deal
   all told: 1 dealt
   all: no more: tricks, sure dead | turn: 0 | dealer: 1 | shown: KC | trick: 0 leads | public.phase: lead | public.turn_up: KC | public.shows: ( )
   seat 0: in no heap: QD | hand: = QS JH AH QD JD | moves: play QS, JH, AH, QD, JD | size hand of 1: 5 | may = KS JS AS QH KH KD AD QC JC AC JOK in hand of 1 | may +KS +JS +KH +AD +QC +AC in dead
   seat 1: in no heap: AS JC | hand: = KS JS AS QC JC | size hand of 0: 5 | may = QS QH KH JH AH QD KD JD AD AC JOK in hand of 0 | may +QS +KH +JH +AH +JD +AD +AC in dead
13. 0 play JD
   all told: 0 played JD
   all: turn: 1 | trick: 0 led JD | public.phase: reply
   seat 0: hand: -JD
   seat 1: in no heap: JD | moves: play JS, QC, JC | size hand of 0: 4
14. 1 play JS
   all told: 1 played JS; 1 took the trick JS JD
   all: trick: 1 leads | trick 1: 0 led JD JS, 1 takes | public.phase: lead
   seat 0: in no heap: JS | size hand of 1: 4 | may -KD -AD in hand of 1 | sure = KD AD in dead
   seat 1: hand: -JS | moves: play KS, AS, QC, JC
15. 1 play KS
   all told: 1 played KS
   all: turn: 0 | trick: 1 led KS | public.phase: reply
   seat 0: in no heap: KS | moves: play QS | size hand of 1: 3
   seat 1: hand: -KS
16. 0 play QS
   all told: 0 played QS; 1 took the trick QS KS
   all: turn: 1 | trick: 1 leads | trick 2: 1 led KS QS, 1 takes | public.phase: lead
   seat 0: hand: -QS
   seat 1: in no heap: QS | moves: play AS, QC, JC | size hand of 0: 3
17. 1 play JC
   all told: 1 played JC
   all: turn: 0 | trick: 1 led JC | public.phase: reply
   seat 0: in no heap: JC | moves: play JH, AH, QD | size hand of 1: 2
   seat 1: hand: -JC
18. 0 play AH
   all told: 0 played AH; 1 took the trick AH JC
   all: turn: 1 | trick: 1 leads | trick 3: 1 led JC AH, 1 takes | public.phase: lead
   seat 0: hand: -AH
   seat 1: in no heap: AH | moves: play AS, QC | size hand of 0: 2 | may -AC -JOK in hand of 0 | sure = AC JOK in dead
19. 1 play AS
   all told: 1 played AS
   all: turn: 0 | trick: 1 led AS | public.phase: reply
   seat 0: in no heap: AS | moves: play JH, QD | size hand of 1: 1
   seat 1: hand: = QC
20. 0 play QD
   all told: 0 played QD; 1 took the trick AS QD
   all: turn: 1 | trick: 1 leads | trick 4: 1 led AS QD, 1 takes | public.phase: lead
   seat 0: hand: = JH
   seat 1: in no heap: QD | moves: play QC | size hand of 0: 1
21. 1 play QC
   all told: 1 played QC
   all: turn: 0 | trick: 1 led QC | public.phase: reply
   seat 0: no more: size hand of 1, may hand of 1 | in no heap: QC | moves: play JH | sure +QH +KH +AC +JOK in dead
   seat 1: no more: hand
22. 0 play JH
   all told: 0 played JH; 1 took the trick JH QC; deal 2 §8.3 tricks_5: +1 blue to 1; deal 2 over
   all: turn: chance | holds: 0,0 1,0 | deals: 2 over, 0 of them thrown in | trick 5: 1 led QC JH, 1 takes | public.phase: settled
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0 | in no heap: JH | sure +QH +KH +KD +AD in dead
23. * deal
   all told: 0 dealt
   all: no more: tricks, sure dead | turn: 1 | dealer: 0 | shown: QD | trick: 1 leads | public.phase: lead | public.turn_up: QD
   seat 0: in no heap: KH QH | hand: = QH KH JH AH QC | size hand of 1: 5 | may = QS KS JS AS KD JD AD KC JC AC JOK in hand of 1 | may +QS +KS +JS +AS +JD +KC +JC in dead
   seat 1: in no heap: AC JOK | hand: = AS JD JC AC JOK | moves: play AS, JD, JC, AC, JOK | size hand of 0: 5 | may = QS KS JS QH KH JH AH KD AD QC KC in hand of 0 | may +QS +KS +JS +JH +AH +QC +KC in dead
24. 1 play JOK
   all told: 1 played JOK; deal 3 §6.4 minor: +1 white to 0 for QH KH AH
   all: turn: 0 | trick: 1 led JOK | holds: 0,1 1,0 | public.phase: reply | public.shows: (([hearts minor {QH KH AH}]) )
   seat 0: in no heap: JOK | moves: play JH | size hand of 1: 4
   seat 1: hand: -JOK | sure = QH KH AH in hand of 0 | may -QH -KH -AH in dead
25. 0 play JH
   all told: 0 played JH; 1 took the trick JH JOK
   all: turn: 1 | trick: 1 leads | trick 1: 1 led JOK JH, 1 takes | public.phase: lead
   seat 0: hand: -JH
   seat 1: in no heap: JH | moves: play AS, JD, JC, AC | size hand of 0: 4
26. 1 play AS
   all told: 1 played AS
   all: turn: 0 | trick: 1 led AS | public.phase: reply
   seat 0: in no heap: AS | moves: play QH, KH, AH, QC | size hand of 1: 3
   seat 1: hand: -AS
27. 0 play KH
   all told: 0 played KH; 1 took the trick AS KH
   all: turn: 1 | trick: 1 leads | trick 2: 1 led AS KH, 1 takes | public.phase: lead
   seat 0: hand: -KH
   seat 1: in no heap: KH | moves: play JD, JC, AC | size hand of 0: 3 | may = QH AH QC KC in hand of 0 | sure -KH in hand of 0 | sure = QS KS JS KD AD in dead
28. 1 play AC
   all told: 1 played AC
   all: turn: 0 | trick: 1 led AC | public.phase: reply
   seat 0: in no heap: AC | moves: play QC | size hand of 1: 2
   seat 1: hand: -AC
29. 0 play QC
   all told: 0 played QC; 1 took the trick QC AC
   all: turn: 1 | trick: 1 leads | trick 3: 1 led AC QC, 1 takes | public.phase: lead
   seat 0: hand: -QC
   seat 1: in no heap: QC | moves: play JD, JC | size hand of 0: 2 | may -KC in hand of 0 | sure +KC in dead
30. 1 play JD
   all told: 1 played JD
   all: turn: 0 | trick: 1 led JD | public.phase: reply
   seat 0: in no heap: JD | moves: play QH, AH | size hand of 1: 1
   seat 1: hand: = JC
31. 0 play AH
   all told: 0 played AH; 1 took the trick AH JD
   all: turn: 1 | trick: 1 leads | trick 4: 1 led JD AH, 1 takes | public.phase: lead
   seat 0: hand: = QH
   seat 1: in no heap: AH | moves: play JC | size hand of 0: 1 | sure = QH in hand of 0
32. 1 play JC
   all told: 1 played JC
   all: turn: 0 | trick: 1 led JC | public.phase: reply
   seat 0: no more: size hand of 1, may hand of 1 | in no heap: JC | moves: play QH | sure = QS KS JS KD AD KC in dead
   seat 1: no more: hand
33. 0 play QH
   all told: 0 played QH; 1 took the trick QH JC; deal 3 §8.3 tricks_5: +1 blue to 1; deal 3 over
   all: turn: chance | holds: 0,0 2,0 | deals: 3 over, 0 of them thrown in | trick 5: 1 led JC QH, 1 takes | public.phase: settled
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0, sure hand of 0 | in no heap: QH
34. * deal
   all told: 1 dealt; deal 4 §6.2 three_of_a_kind: +1 white to 0 for QS QH QD
   all: no more: tricks, sure dead | turn: 0 | dealer: 1 | shown: KC | trick: 0 leads | holds: 0,1 2,0 | public.phase: lead | public.turn_up: KC | public.shows: (([queens three_of_a_kind {QS QH QD}]) )
   seat 0: in no heap: KC QS | hand: = QS QH JH QD JD | moves: play QS, QH, JH, QD, JD | size hand of 1: 5 | may = KS JS AS KH AH KD AD QC JC AC JOK in hand of 1 | may +AS +KH +AH +QC +JC +AC +JOK in dead
   seat 1: in no heap: KC | hand: = KH AH QC JC JOK | size hand of 0: 5 | may = QS KS JS AS QH JH QD KD JD AD AC in hand of 0 | sure = QS QH QD in hand of 0 | may -QS +AS +JH +JD +AC in dead
35. 0 play JH
   all told: 0 played JH
   all: turn: 1 | trick: 0 led JH | public.phase: reply
   seat 0: hand: -JH
   seat 1: in no heap: JH | moves: play KH, AH | size hand of 0: 4
36. 1 play KH
   all told: 1 played KH; 1 took the trick KH JH
   all: trick: 1 leads | trick 1: 0 led JH KH, 1 takes | public.phase: lead
   seat 0: in no heap: KH | size hand of 1: 4
   seat 1: hand: -KH | moves: play AH, QC, JC, JOK
37. 1 play AH
   all told: 1 played AH
   all: turn: 0 | trick: 1 led AH | public.phase: reply
   seat 0: in no heap: AH | moves: play QH | size hand of 1: 3
   seat 1: hand: -AH
38. 0 play QH
   all told: 0 played QH; 1 took the trick QH AH
   all: turn: 1 | trick: 1 leads | trick 2: 1 led AH QH, 1 takes | public.phase: lead
   seat 0: hand: -QH
   seat 1: in no heap: QH | moves: play QC, JC, JOK | size hand of 0: 3 | sure -QH in hand of 0
39. 1 play JOK
   all told: 1 played JOK
   all: turn: 0 | trick: 1 led JOK | public.phase: reply
   seat 0: in no heap: JOK | moves: play QS, QD, JD | size hand of 1: 2
   seat 1: hand: -JOK
40. 0 play JD
   all told: 0 played JD; 1 took the trick JD JOK
   all: turn: 1 | trick: 1 leads | trick 3: 1 led JOK JD, 1 takes | public.phase: lead
   seat 0: hand: -JD
   seat 1: in no heap: JD | moves: play QC, JC | size hand of 0: 2 | may = QS QD in hand of 0 | sure = KS JS AS KD AD AC in dead
41. 1 play QC
   all told: 1 played QC
   all: turn: 0 | trick: 1 led QC | public.phase: reply
   seat 0: in no heap: QC | moves: play QS, QD | size hand of 1: 1
   seat 1: hand: = JC
42. 0 play QS
   all told: 0 played QS; 1 took the trick QS QC
   all: turn: 1 | trick: 1 leads | trick 4: 1 led QC QS, 1 takes | public.phase: lead
   seat 0: hand: = QD
   seat 1: in no heap: QS | moves: play JC | size hand of 0: 1 | sure = QD in hand of 0
43. 1 play JC
   all told: 1 played JC
   all: turn: 0 | trick: 1 led JC | public.phase: reply
   seat 0: no more: size hand of 1, may hand of 1 | in no heap: JC | moves: play QD | sure = KS JS AS KD AD AC in dead
   seat 1: no more: hand
44. 0 play QD
   all told: 0 played QD; 1 took the trick QD JC; deal 4 §8.3 tricks_5: +1 blue to 1; deal 4 over
   all: turn: chance | holds: 0,0 3,0 | deals: 4 over, 0 of them thrown in | trick 5: 1 led JC QD, 1 takes | public.phase: settled
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0, sure hand of 0 | in no heap: QD
45. * deal
   all told: 0 dealt
   all: no more: tricks, sure dead | turn: 1 | dealer: 0 | shown: AC | trick: 1 leads | public.phase: lead | public.turn_up: AC | public.shows: ( )
   seat 0: in no heap: AC KS | hand: = QS KS KH JD QC | size hand of 1: 5 | may = JS AS QH JH AH QD KD AD KC JC JOK in hand of 1 | may +QH +JH +AH +QD +KC +JC +JOK in dead
   seat 1: in no heap: AC AD KD | hand: = QH AH KD AD JOK | moves: play QH, AH, KD, AD, JOK | size hand of 0: 5 | may = QS KS JS AS KH JH QD JD QC KC JC in hand of 0 | may +QS +KH +JH +QD +JD +QC +KC +JC in dead
46. 1 play KD
   all told: 1 played KD
   all: turn: 0 | trick: 1 led KD | public.phase: reply
   seat 0: in no heap: KD | moves: play JD | size hand of 1: 4
   seat 1: hand: -KD
47. 0 play JD
   all told: 0 played JD; 1 took the trick KD JD
   all: turn: 1 | trick: 1 leads | trick 1: 1 led KD JD, 1 takes | public.phase: lead
   seat 0: hand: -JD
   seat 1: in no heap: JD | moves: play QH, AH, AD, JOK | size hand of 0: 4
48. 1 play JOK
   all told: 1 played JOK
   all: turn: 0 | trick: 1 led JOK | public.phase: reply
   seat 0: in no heap: JOK | moves: play QC | size hand of 1: 3
   seat 1: hand: -JOK
49. 0 play QC
   all told: 0 played QC; 1 took the trick QC JOK
   all: turn: 1 | trick: 1 leads | trick 2: 1 led JOK QC, 1 takes | public.phase: lead
   seat 0: hand: -QC
   seat 1: in no heap: QC | moves: play QH, AH, AD | size hand of 0: 3
50. 1 play QH
   all told: 1 played QH
   all: turn: 0 | trick: 1 led QH | public.phase: reply
   seat 0: in no heap: QH | moves: play KH | size hand of 1: 2
   seat 1: hand: -QH
51. 0 play KH
   all told: 0 played KH; 0 took the trick QH KH
   all: trick: 0 leads | trick 3: 1 led QH KH, 0 takes | public.phase: lead
   seat 0: hand: -KH | moves: play QS, KS
   seat 1: in no heap: KH | size hand of 0: 2
52. 0 play KS
   all told: 0 played KS
   all: turn: 1 | trick: 0 led KS | public.phase: reply
   seat 0: hand: = QS
   seat 1: in no heap: KS | moves: play AH, AD | size hand of 0: 1
53. 1 play AH
   all told: 1 played AH; 0 took the trick KS AH
   all: turn: 0 | trick: 0 leads | trick 4: 0 led KS AH, 0 takes | public.phase: lead
   seat 0: in no heap: AH | moves: play QS | size hand of 1: 1 | may = JH QD AD in hand of 1 | sure = JS AS KC JC in dead
   seat 1: hand: = AD
54. 0 play QS
   all told: 0 played QS
   all: turn: 1 | trick: 0 led QS | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0 | in no heap: QS | moves: play AD | sure = JS AS JH QD KC JC in dead
55. 1 play AD
   all told: 1 played AD; 0 took the trick QS AD; deal 5 §8.1 tricks_3: +1 white to 0; deal 5 over
   all: turn: chance | holds: 0,1 3,0 | deals: 5 over, 0 of them thrown in | trick 5: 0 led QS AD, 0 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1 | in no heap: AD | sure +JH +QD in dead
   seat 1: no more: hand, trick
56. * deal
   all told: 1 dealt
   all: no more: tricks, sure dead | turn: 0 | dealer: 1 | shown: AS | trick: 0 leads | public.phase: lead | public.turn_up: AS
   seat 0: in no heap: AS JH | hand: = KS JH AD QC AC | moves: play KS, JH, AD, QC, AC | size hand of 1: 5 | may = QS JS QH KH AH QD KD JD KC JC JOK in hand of 1 | may +QS +QH +KH +AH +KD +JD +JOK in dead
   seat 1: in no heap: AS JS | hand: = QS JS QH JD JOK | size hand of 0: 5 | may = KS KH JH AH QD KD AD QC KC JC AC in hand of 0 | may +KS +KH +AH +KD +AD +QC +AC in dead
57. 0 play JH
   all told: 0 played JH
   all: turn: 1 | trick: 0 led JH | public.phase: reply
   seat 0: hand: -JH
   seat 1: in no heap: JH | moves: play QH | size hand of 0: 4
58. 1 play QH
   all told: 1 played QH; 1 took the trick QH JH
   all: trick: 1 leads | trick 1: 0 led JH QH, 1 takes | public.phase: lead
   seat 0: in no heap: QH | size hand of 1: 4
   seat 1: hand: -QH | moves: play QS, JS, JD, JOK
59. 1 play JS
   all told: 1 played JS
   all: turn: 0 | trick: 1 led JS | public.phase: reply
   seat 0: in no heap: JS | moves: play KS | size hand of 1: 3
   seat 1: hand: -JS
60. 0 play KS
   all told: 0 played KS; 1 took the trick KS JS
   all: turn: 1 | trick: 1 leads | trick 2: 1 led JS KS, 1 takes | public.phase: lead
   seat 0: hand: -KS
   seat 1: in no heap: KS | moves: play QS, JD, JOK | size hand of 0: 3
61. 1 play JOK
   all told: 1 played JOK
   all: turn: 0 | trick: 1 led JOK | public.phase: reply
   seat 0: in no heap: JOK | moves: play AD, QC, AC | size hand of 1: 2
   seat 1: hand: -JOK
62. 0 play AD
   all told: 0 played AD; 1 took the trick AD JOK
   all: turn: 1 | trick: 1 leads | trick 3: 1 led JOK AD, 1 takes | public.phase: lead
   seat 0: hand: -AD
   seat 1: in no heap: AD | moves: play QS, JD | size hand of 0: 2 | may -JC in hand of 0 | sure = JC in dead
63. 1 play JD
   all told: 1 played JD
   all: turn: 0 | trick: 1 led JD | public.phase: reply
   seat 0: in no heap: JD | moves: play QC, AC | size hand of 1: 1
   seat 1: hand: = QS
64. 0 play QC
   all told: 0 played QC; 1 took the trick JD QC
   all: turn: 1 | trick: 1 leads | trick 4: 1 led JD QC, 1 takes | public.phase: lead
   seat 0: hand: = AC
   seat 1: in no heap: QC | moves: play QS | size hand of 0: 1 | may -QD -KD in hand of 0 | sure +QD +KD in dead
65. 1 play QS
   all told: 1 played QS
   all: turn: 0 | trick: 1 led QS | public.phase: reply
   seat 0: no more: size hand of 1, may hand of 1 | in no heap: QS | moves: play AC | sure = KH AH QD KD KC JC in dead
   seat 1: no more: hand
66. 0 play AC
   all told: 0 played AC; 1 took the trick QS AC; deal 6 §8.3 tricks_5: +1 blue to 1; deal 6 over
   all: turn: chance | holds: 0,0 4,0 | deals: 6 over, 0 of them thrown in | trick 5: 1 led QS AC, 1 takes | public.phase: settled
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0 | in no heap: AC | sure +KH +AH +KC in dead
67. * deal
   all told: 0 dealt
   all: no more: tricks, sure dead | turn: 1 | dealer: 0 | shown: QC | trick: 1 leads | public.phase: lead | public.turn_up: QC
   seat 0: in no heap: AH JC KC | hand: = KS AS AH KC JC | size hand of 1: 5 | may = QS JS QH KH JH QD KD JD AD AC JOK in hand of 1 | may +QS +JS +QH +JH +JD +AD +AC +JOK in dead
   seat 1: hand: = QH JH JD AD JOK | moves: play QH, JH, JD, AD, JOK | size hand of 0: 5 | may = QS KS JS AS KH AH QD KD KC JC AC in hand of 0 | may +QS +KS +JS +AS +AC in dead
68. 1 play JH
   all told: 1 played JH
   all: turn: 0 | trick: 1 led JH | public.phase: reply
   seat 0: in no heap: JH | moves: play AH | size hand of 1: 4
   seat 1: hand: -JH
69. 0 play AH
   all told: 0 played AH; 0 took the trick JH AH
   all: trick: 0 leads | trick 1: 1 led JH AH, 0 takes | public.phase: lead
   seat 0: hand: -AH | moves: play KS, AS, KC, JC
   seat 1: in no heap: AH | size hand of 0: 4
70. 0 play JC
   all told: 0 played JC
   all: turn: 1 | trick: 0 led JC | public.phase: reply
   seat 0: hand: -JC
   seat 1: in no heap: JC | moves: play JOK | size hand of 0: 3
71. 1 play JOK
   all told: 1 played JOK; 1 took the trick JC JOK
   all: trick: 1 leads | trick 2: 0 led JC JOK, 1 takes | public.phase: lead
   seat 0: in no heap: JOK | size hand of 1: 3
   seat 1: hand: -JOK | moves: play QH, JD, AD
72. 1 play JD
   all told: 1 played JD
   all: turn: 0 | trick: 1 led JD | public.phase: reply
   seat 0: in no heap: JD | moves: play KC | size hand of 1: 2
   seat 1: hand: -JD
73. 0 play KC
   all told: 0 played KC; 0 took the trick JD KC
   all: trick: 0 leads | trick 3: 1 led JD KC, 0 takes | public.phase: lead
   seat 0: hand: -KC | moves: play KS, AS
   seat 1: in no heap: KC | size hand of 0: 2 | may -QD -KD in hand of 0 | sure = QD KD in dead
74. 0 play KS
   all told: 0 played KS
   all: turn: 1 | trick: 0 led KS | public.phase: reply
   seat 0: hand: = AS
   seat 1: in no heap: KS | moves: play QH, AD | size hand of 0: 1
75. 1 play AD
   all told: 1 played AD; 0 took the trick KS AD
   all: turn: 0 | trick: 0 leads | trick 4: 0 led KS AD, 0 takes | public.phase: lead
   seat 0: in no heap: AD | moves: play AS | size hand of 1: 1 | may -QS -JS -AC in hand of 1 | sure = QS JS AC in dead
   seat 1: hand: = QH
76. 0 play AS
   all told: 0 played AS
   all: turn: 1 | trick: 0 led AS | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0 | in no heap: AS | moves: play QH | sure +QS +JS +KH +AC in dead
77. 1 play QH
   all told: 1 played QH; 0 took the trick AS QH; deal 7 §8.2 tricks_4: +2 white to 0; deal 7 over
   all: turn: chance | holds: 0,2 4,0 | deals: 7 over, 0 of them thrown in | trick 5: 0 led AS QH, 0 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1 | in no heap: QH | sure +KH +QD +KD in dead
   seat 1: no more: hand, trick
78. * deal
   all told: 1 dealt
   all: no more: tricks, sure dead | turn: 0 | dealer: 1 | shown: AS | trick: 0 leads | public.phase: lead | public.turn_up: AS
   seat 0: in no heap: JS QD | hand: = JS QH AH QD KC | moves: play JS, QH, AH, QD, KC | size hand of 1: 5 | may = QS KS KH JH KD JD AD QC JC AC JOK in hand of 1 | may +KS +JH +JD +AD +QC +JC +JOK in dead
   seat 1: in no heap: AC KD | hand: = JH KD JD AD AC | size hand of 0: 5 | may = QS KS JS QH KH AH QD QC KC JC JOK in hand of 0 | may +KS +QH +AH +QC +KC +JC +JOK in dead
79. 0 play JS
   all told: 0 played JS
   all: turn: 1 | trick: 0 led JS | public.phase: reply
   seat 0: hand: -JS
   seat 1: in no heap: JS | moves: play JH, KD, JD, AD, AC | size hand of 0: 4
80. 1 play JH
   all told: 1 played JH; 0 took the trick JS JH
   all: turn: 0 | trick: 0 leads | trick 1: 0 led JS JH, 0 takes | public.phase: lead
   seat 0: in no heap: JH | moves: play QH, AH, QD, KC | size hand of 1: 4 | may -QS -KS -JC -JOK in hand of 1 | sure = QS KS JC JOK in dead
   seat 1: hand: -JH
81. 0 play QD
   all told: 0 played QD
   all: turn: 1 | trick: 0 led QD | public.phase: reply
   seat 0: hand: -QD
   seat 1: in no heap: QD | moves: play KD, AD | size hand of 0: 3
82. 1 play KD
   all told: 1 played KD; 1 took the trick QD KD
   all: trick: 1 leads | trick 2: 0 led QD KD, 1 takes | public.phase: lead
   seat 0: in no heap: KD | size hand of 1: 3
   seat 1: hand: -KD | moves: play JD, AD, AC
83. 1 play AD
   all told: 1 played AD
   all: turn: 0 | trick: 1 led AD | public.phase: reply
   seat 0: in no heap: AD | moves: play QH, AH, KC | size hand of 1: 2
   seat 1: hand: -AD
84. 0 play QH
   all told: 0 played QH; 1 took the trick QH AD
   all: turn: 1 | trick: 1 leads | trick 3: 1 led AD QH, 1 takes | public.phase: lead
   seat 0: hand: -QH
   seat 1: in no heap: QH | moves: play JD, AC | size hand of 0: 2 | may = KH AH QC KC in hand of 0 | sure = QS KS JC JOK in dead
85. 1 play JD
   all told: 1 played JD
   all: turn: 0 | trick: 1 led JD | public.phase: reply
   seat 0: in no heap: JD | moves: play AH, KC | size hand of 1: 1
   seat 1: hand: = AC
86. 0 play AH
   all told: 0 played AH; 1 took the trick AH JD
   all: turn: 1 | trick: 1 leads | trick 4: 1 led JD AH, 1 takes | public.phase: lead
   seat 0: hand: = KC
   seat 1: in no heap: AH | moves: play AC | size hand of 0: 1
87. 1 play AC
   all told: 1 played AC
   all: turn: 0 | trick: 1 led AC | public.phase: reply
   seat 0: no more: size hand of 1, may hand of 1 | in no heap: AC | moves: play KC | sure +KH +QC in dead
   seat 1: no more: hand
88. 0 play KC
   all told: 0 played KC; 1 took the trick KC AC; deal 8 §8.2 tricks_4: +2 white to 1; deal 8 over
   all: turn: chance | holds: 0,2 4,2 | deals: 8 over, 0 of them thrown in | trick 5: 1 led AC KC, 1 takes | public.phase: settled
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0 | in no heap: KC | sure +KH +QC in dead
89. * deal
   all told: 0 dealt
   all: no more: tricks, sure dead | turn: 1 | dealer: 0 | trick: 1 leads | public.phase: lead
   seat 0: hand: = JS QH AD KC AC | size hand of 1: 5 | may = QS KS KH JH AH QD KD JD QC JC JOK in hand of 1 | may +JH +AH +QD +KD +JD in dead
   seat 1: in no heap: JOK KH KS QS | hand: = QS KS KH JD JOK | moves: play QS, KS, KH, JD, JOK | size hand of 0: 5 | may = JS QH JH AH QD KD AD QC KC JC AC in hand of 0 | may +JS +QH +JH +AH +QD +KD +AD +KC +AC in dead
90. 1 play QS
   all told: 1 played QS
   all: turn: 0 | trick: 1 led QS | public.phase: reply
   seat 0: in no heap: QS | moves: play JS | size hand of 1: 4
   seat 1: hand: -QS
91. 0 play JS
   all told: 0 played JS; 0 took the trick QS JS
   all: trick: 0 leads | trick 1: 1 led QS JS, 0 takes | public.phase: lead
   seat 0: hand: -JS | moves: play QH, AD, KC, AC
   seat 1: in no heap: JS | size hand of 0: 4
92. 0 play AD
   all told: 0 played AD
   all: turn: 1 | trick: 0 led AD | public.phase: reply
   seat 0: hand: -AD
   seat 1: in no heap: AD | moves: play JD | size hand of 0: 3
93. 1 play JD
   all told: 1 played JD; 0 took the trick JD AD
   all: turn: 0 | trick: 0 leads | trick 2: 0 led AD JD, 0 takes | public.phase: lead
   seat 0: in no heap: JD | moves: play QH, KC, AC | size hand of 1: 3
   seat 1: hand: -JD
94. 0 play AC
   all told: 0 played AC
   all: turn: 1 | trick: 0 led AC | public.phase: reply
   seat 0: hand: -AC
   seat 1: in no heap: AC | moves: play KS, JOK | size hand of 0: 2
95. 1 play KS
   all told: 1 played KS; 1 took the trick KS AC
   all: trick: 1 leads | trick 3: 0 led AC KS, 1 takes | public.phase: lead
   seat 0: in no heap: KS | size hand of 1: 2 | may -QC in hand of 1 | sure = QC in dead
   seat 1: hand: -KS | moves: play KH, JOK
96. 1 play JOK
   all told: 1 played JOK
   all: turn: 0 | trick: 1 led JOK | public.phase: reply
   seat 0: in no heap: JOK | moves: play QH, KC | size hand of 1: 1
   seat 1: hand: = KH
97. 0 play KC
   all told: 0 played KC; 1 took the trick KC JOK
   all: turn: 1 | trick: 1 leads | trick 4: 1 led JOK KC, 1 takes | public.phase: lead
   seat 0: hand: = QH
   seat 1: in no heap: KC | moves: play KH | size hand of 0: 1 | may -JC in hand of 0 | sure = JC in dead
98. 1 play KH
   all told: 1 played KH
   all: turn: 0 | trick: 1 led KH | public.phase: reply
   seat 0: no more: size hand of 1, may hand of 1 | in no heap: KH | moves: play QH | sure +JH +AH +QD +KD +JC in dead
   seat 1: no more: hand
99. 0 play QH
   all told: 0 played QH; 1 took the trick QH KH; deal 9 §8.1 tricks_3: +1 white to 1; deal 9 over; match over
   all: turn: nobody | holds: 0,0 5,0 | deals: 9 over, 0 of them thrown in | trick 5: 1 led KH QH, 1 takes | public.phase: settled
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0 | in no heap: QH | sure +JH +AH +QD +KD +QC in dead
