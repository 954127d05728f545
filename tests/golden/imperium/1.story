start
   all: turn: chance | dealer: 0 | sides: 0 1 | holds: 0,0 0,0 | deals: 0 over, 0 of them thrown in | public.phase: dealing | public.turn_up: nobody | public.shows: ( )
1. * deal
   all told: 0 dealt
   all: turn: 1 | shown: QC | trick: 1 leads | public.phase: lead | public.turn_up: QC | size dead: 6
   seat 0: hand: = QS KS JS JH QD | size hand of 1: 5 | may = AS QH KH AH KD JD AD KC JC AC JOK in all heaps
   seat 1: hand: = KH JD AD AC JOK | moves: play KH, JD, AD, AC, JOK | size hand of 0: 5 | may = QS KS JS AS QH JH AH QD KD KC JC in all heaps
2. 1 play JD
   all told: 1 played JD; deal 1 §6.2 three_of_a_kind: +1 white to 0 for QS QD QC
   all: turn: 0 | trick: 1 led JD | holds: 0,1 0,0 | public.phase: reply | public.shows: (([queens three_of_a_kind {QS QD QC}]) )
   seat 0: in no heap: JD | moves: play QD | size hand of 1: 4
   seat 1: hand: -JD | may -QH in hand of 0 | sure = QS QD in hand of 0 | may -QS -QD in dead | sure = QH in dead
3. 0 play QD
   all told: 0 played QD; 0 took the trick QD JD
   all: trick: 0 leads | trick 1: 1 led JD QD, 0 takes | public.phase: lead
   seat 0: hand: -QD | moves: play QS, KS, JS, JH
   seat 1: in no heap: QD | size hand of 0: 4 | sure = QS in hand of 0
4. 0 play KS
   all told: 0 played KS
   all: turn: 1 | trick: 0 led KS | public.phase: reply
   seat 0: hand: -KS
   seat 1: in no heap: KS | moves: play AC, JOK | size hand of 0: 3 | may -AS in hand of 0 | sure +AS in dead
5. 1 play JOK
   all told: 1 played JOK; 1 took the trick KS JOK
   all: trick: 1 leads | trick 2: 0 led KS JOK, 1 takes | public.phase: lead
   seat 0: in no heap: JOK | size hand of 1: 3 | may -AS in hand of 1 | sure = AS in dead
   seat 1: hand: -JOK | moves: play KH, AD, AC
6. 1 play AC
   all told: 1 played AC
   all: turn: 0 | trick: 1 led AC | public.phase: reply
   seat 0: in no heap: AC | moves: play JS | size hand of 1: 2
   seat 1: hand: -AC
7. 0 play JS
   all told: 0 played JS; 0 took the trick JS AC
   all: trick: 0 leads | trick 3: 1 led AC JS, 0 takes | public.phase: lead
   seat 0: hand: -JS | moves: play QS, JH
   seat 1: in no heap: JS | size hand of 0: 2
8. 0 play QS
   all told: 0 played QS
   all: turn: 1 | trick: 0 led QS | public.phase: reply
   seat 0: hand: = JH
   seat 1: no more: sure hand of 0 | in no heap: QS | moves: play KH, AD | size hand of 0: 1
9. 1 play AD
   all told: 1 played AD; 0 took the trick QS AD
   all: turn: 0 | trick: 0 leads | trick 4: 0 led QS AD, 0 takes | public.phase: lead
   seat 0: in no heap: AD | moves: play JH | size hand of 1: 1 | may = QH KH KD in hand of 1 | sure +AH +KC +JC in dead
   seat 1: hand: = KH
10. 0 play JH
   all told: 0 played JH
   all: turn: 1 | trick: 0 led JH | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0 | in no heap: JH | moves: play KH | sure +AH +KD +KC +JC in dead
11. 1 play KH
   all told: 1 played KH; 1 took the trick KH JH; deal 1 §8.1 tricks_3: +1 white to 0; deal 1 over
   all: turn: chance | holds: 0,2 0,0 | deals: 1 over, 0 of them thrown in | trick 5: 0 led JH KH, 1 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1 | in no heap: KH | sure +QH +KD in dead
   seat 1: no more: hand, trick
12. * deal
   all told: 1 dealt
   all: no more: tricks, sure dead | turn: 0 | dealer: 1 | shown: AS | trick: 0 leads | public.phase: lead | public.turn_up: AS | public.shows: ( )
   seat 0: in no heap: AS KD QH | hand: = QS JS QH KD AC | moves: play QS, JS, QH, KD, AC | size hand of 1: 5 | may = KS KH JH AH QD JD AD QC KC JC JOK in hand of 1 | may +KS +KH +JH +QD +JD +AD +QC +JOK in dead
   seat 1: in no heap: AS KC | hand: = JH JD AD KC JOK | size hand of 0: 5 | may = QS KS JS QH KH AH QD KD QC JC AC in hand of 0 | may +QS +KS +JS +KH +QD +QC +AC in dead
13. 0 play QS
   all told: 0 played QS
   all: turn: 1 | trick: 0 led QS | public.phase: reply
   seat 0: hand: -QS
   seat 1: in no heap: QS | moves: play JOK | size hand of 0: 4
14. 1 play JOK
   all told: 1 played JOK; 1 took the trick QS JOK
   all: trick: 1 leads | trick 1: 0 led QS JOK, 1 takes | public.phase: lead
   seat 0: in no heap: JOK | size hand of 1: 4
   seat 1: hand: -JOK | moves: play JH, JD, AD, KC
15. 1 play JD
   all told: 1 played JD
   all: turn: 0 | trick: 1 led JD | public.phase: reply
   seat 0: in no heap: JD | moves: play KD | size hand of 1: 3
   seat 1: hand: -JD
16. 0 play KD
   all told: 0 played KD; 0 took the trick KD JD
   all: trick: 0 leads | trick 2: 1 led JD KD, 0 takes | public.phase: lead
   seat 0: hand: -KD | moves: play JS, QH, AC
   seat 1: in no heap: KD | size hand of 0: 3
17. 0 play QH
   all told: 0 played QH
   all: turn: 1 | trick: 0 led QH | public.phase: reply
   seat 0: hand: -QH
   seat 1: in no heap: QH | moves: play JH | size hand of 0: 2 | may -QD -QC in hand of 0 | sure = QD QC in dead
18. 1 play JH
   all told: 1 played JH; 0 took the trick QH JH
   all: turn: 0 | trick: 0 leads | trick 3: 0 led QH JH, 0 takes | public.phase: lead
   seat 0: in no heap: JH | moves: play JS, AC | size hand of 1: 2 | may -KH -AH -JC in hand of 1 | sure = KH AH JC in dead
   seat 1: hand: -JH
19. 0 play AC
   all told: 0 played AC
   all: turn: 1 | trick: 0 led AC | public.phase: reply
   seat 0: hand: = JS
   seat 1: in no heap: AC | moves: play KC | size hand of 0: 1
20. 1 play KC
   all told: 1 played KC; 0 took the trick KC AC
   all: turn: 0 | trick: 0 leads | trick 4: 0 led AC KC, 0 takes | public.phase: lead
   seat 0: in no heap: KC | moves: play JS | size hand of 1: 1
   seat 1: hand: = AD
21. 0 play JS
   all told: 0 played JS
   all: turn: 1 | trick: 0 led JS | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0 | in no heap: JS | moves: play AD | sure +KS +KH +AH +JC in dead
22. 1 play AD
   all told: 1 played AD; 0 took the trick JS AD; deal 2 §8.2 tricks_4: +2 white to 0; deal 2 over
   all: turn: chance | holds: 1,1 0,0 | deals: 2 over, 0 of them thrown in | trick 5: 0 led JS AD, 0 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1 | in no heap: AD | sure +KS +QD +QC in dead
   seat 1: no more: hand, trick
23. * deal
   all told: 0 dealt
   all: no more: tricks, sure dead | turn: 1 | dealer: 0 | shown: KS | trick: 1 leads | public.phase: lead | public.turn_up: KS
   seat 0: in no heap: JC KS | hand: = QS KD AD KC JC | size hand of 1: 5 | may = JS AS QH KH JH AH QD JD QC AC JOK in hand of 1 | may +JS +AS +QH +JH +JD +AC +JOK in dead
   seat 1: in no heap: KH KS QC QD | hand: = JS KH JH QD QC | moves: play JS, KH, JH, QD, QC | size hand of 0: 5 | may = QS AS QH AH KD JD AD KC JC AC JOK in hand of 0 | may +QS +AS +QH +KD +JD +AD +KC +AC +JOK in dead
24. 1 play QC
   all told: 1 played QC; deal 3 §6.2 three_of_a_kind: +1 white to 0 for KS KD KC
   all: turn: 0 | trick: 1 led QC | holds: 1,2 0,0 | public.phase: reply | public.shows: (([kings three_of_a_kind {KS KD KC}]) )
   seat 0: in no heap: QC | moves: play KC | size hand of 1: 4
   seat 1: hand: -QC | sure = KD KC in hand of 0 | may -KD -KC in dead
25. 0 play KC
   all told: 0 played KC; 0 took the trick QC KC
   all: trick: 0 leads | trick 1: 1 led QC KC, 0 takes | public.phase: lead
   seat 0: hand: -KC | moves: play QS, KD, AD, JC
   seat 1: in no heap: KC | size hand of 0: 4 | sure = KD in hand of 0
26. 0 play JC
   all told: 0 played JC
   all: turn: 1 | trick: 0 led JC | public.phase: reply
   seat 0: hand: -JC
   seat 1: in no heap: JC | moves: play JS | size hand of 0: 3
27. 1 play JS
   all told: 1 played JS; 1 took the trick JS JC
   all: trick: 1 leads | trick 2: 0 led JC JS, 1 takes | public.phase: lead
   seat 0: in no heap: JS | size hand of 1: 3
   seat 1: hand: -JS | moves: play KH, JH, QD
28. 1 play KH
   all told: 1 played KH
   all: turn: 0 | trick: 1 led KH | public.phase: reply
   seat 0: in no heap: KH | moves: play QS | size hand of 1: 2
   seat 1: hand: -KH
29. 0 play QS
   all told: 0 played QS; 0 took the trick QS KH
   all: trick: 0 leads | trick 3: 1 led KH QS, 0 takes | public.phase: lead
   seat 0: hand: -QS | moves: play KD, AD
   seat 1: in no heap: QS | size hand of 0: 2 | may -AS -QH -AH in hand of 0 | sure = AS QH AH in dead
30. 0 play AD
   all told: 0 played AD
   all: turn: 1 | trick: 0 led AD | public.phase: reply
   seat 0: hand: = KD
   seat 1: in no heap: AD | moves: play QD | size hand of 0: 1 | may = KD in hand of 0 | sure +JD +AC +JOK in dead
31. 1 play QD
   all told: 1 played QD; 0 took the trick QD AD
   all: turn: 0 | trick: 0 leads | trick 4: 0 led AD QD, 0 takes | public.phase: lead
   seat 0: in no heap: QD | moves: play KD | size hand of 1: 1 | may -QH in hand of 1 | sure = QH in dead
   seat 1: hand: = JH
32. 0 play KD
   all told: 0 played KD
   all: turn: 1 | trick: 0 led KD | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0, sure hand of 0 | in no heap: KD | moves: play JH
33. 1 play JH
   all told: 1 played JH; 0 took the trick JH KD; deal 3 §8.2 tricks_4: +2 white to 0; deal 3 over
   all: turn: chance | holds: 2,1 0,0 | deals: 3 over, 0 of them thrown in | trick 5: 0 led KD JH, 0 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1 | in no heap: JH | sure +AS +AH +JD +AC +JOK in dead
   seat 1: no more: hand, trick
34. * deal
   all told: 1 dealt
   all: no more: tricks, sure dead | turn: 0 | dealer: 1 | trick: 0 leads | public.phase: lead | public.shows: ( )
   seat 0: in no heap: JOK | hand: = QS QD AD KC JOK | moves: play QS, QD, AD, KC, JOK | size hand of 1: 5 | may = JS AS QH KH JH AH KD JD QC JC AC in hand of 1 | may +JS +KH +JH +KD +QC +JC in dead
   seat 1: in no heap: AS QH | hand: = AS QH KH JH QC | size hand of 0: 5 | may = QS JS AH QD KD JD AD KC JC AC JOK in hand of 0 | may +QS +JS +QD +KD +AD +KC +JC in dead
35. 0 play QD
   all told: 0 played QD
   all: turn: 1 | trick: 0 led QD | public.phase: reply
   seat 0: hand: -QD
   seat 1: in no heap: QD | moves: play AS | size hand of 0: 4
36. 1 play AS
   all told: 1 played AS; 1 took the trick AS QD
   all: trick: 1 leads | trick 1: 0 led QD AS, 1 takes | public.phase: lead
   seat 0: in no heap: AS | size hand of 1: 4 | may -KD -JD in hand of 1 | sure = KD JD in dead
   seat 1: hand: -AS | moves: play QH, KH, JH, QC
37. 1 play KH
   all told: 1 played KH
   all: turn: 0 | trick: 1 led KH | public.phase: reply
   seat 0: in no heap: KH | moves: play QS, JOK | size hand of 1: 3
   seat 1: hand: -KH
38. 0 play QS
   all told: 0 played QS; 0 took the trick QS KH
   all: trick: 0 leads | trick 2: 1 led KH QS, 0 takes | public.phase: lead
   seat 0: hand: -QS | moves: play AD, KC, JOK
   seat 1: in no heap: QS | size hand of 0: 3 | may -AH in hand of 0 | sure = AH in dead
39. 0 play KC
   all told: 0 played KC
   all: turn: 1 | trick: 0 led KC | public.phase: reply
   seat 0: hand: -KC
   seat 1: in no heap: KC | moves: play QC | size hand of 0: 2
40. 1 play QC
   all told: 1 played QC; 0 took the trick QC KC
   all: turn: 0 | trick: 0 leads | trick 3: 0 led KC QC, 0 takes | public.phase: lead
   seat 0: in no heap: QC | moves: play AD, JOK | size hand of 1: 2 | may -AC in hand of 1 | sure +AC in dead
   seat 1: hand: -QC
41. 0 play JOK
   all told: 0 played JOK
   all: turn: 1 | trick: 0 led JOK | public.phase: reply
   seat 0: hand: = AD
   seat 1: in no heap: JOK | moves: play QH, JH | size hand of 0: 1
42. 1 play JH
   all told: 1 played JH; 0 took the trick JH JOK
   all: turn: 0 | trick: 0 leads | trick 4: 0 led JOK JH, 0 takes | public.phase: lead
   seat 0: in no heap: JH | moves: play AD | size hand of 1: 1 | may = QH AH in hand of 1 | sure +JS +JC in dead
   seat 1: hand: = QH
43. 0 play AD
   all told: 0 played AD
   all: turn: 1 | trick: 0 led AD | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0 | in no heap: AD | moves: play QH | sure +JS +KD +JD +JC +AC in dead
44. 1 play QH
   all told: 1 played QH; 0 took the trick QH AD; deal 4 §8.2 tricks_4: +2 white to 0; deal 4 over
   all: turn: chance | holds: 3,0 0,0 | deals: 4 over, 0 of them thrown in | trick 5: 0 led AD QH, 0 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1 | in no heap: QH | sure +AH in dead
   seat 1: no more: hand, trick
45. * deal
   all told: 0 dealt
   all: no more: tricks, sure dead | turn: 1 | dealer: 0 | shown: AC | trick: 1 leads | public.phase: lead | public.turn_up: AC
   seat 0: in no heap: AC AH KD | hand: = AS AH KD AD QC | size hand of 1: 5 | may = QS KS JS QH KH JH QD JD KC JC JOK in hand of 1 | may +QS +KS +QH +KH +JH +QD +KC +JOK in dead
   seat 1: in no heap: AC JC JS | hand: = JS KH QD KC JC | moves: play JS, KH, QD, KC, JC | size hand of 0: 5 | may = QS KS AS QH JH AH KD JD AD QC JOK in hand of 0 | may +QS +KS +AS +QH +JH +AD +QC +JOK in dead
46. 1 play QD
   all told: 1 played QD; deal 5 §6.3 four_of_a_kind: +1 blue to 0 for AS AH AD AC
   all: turn: 0 | trick: 1 led QD | holds: 4,0 0,0 | public.phase: reply | public.shows: (([aces four_of_a_kind {AS AH AD AC}]) )
   seat 0: in no heap: QD | moves: play KD, AD | size hand of 1: 4
   seat 1: hand: -QD | sure = AS AH AD in hand of 0 | may -AS -AH -AD in dead
47. 0 play AD
   all told: 0 played AD; 0 took the trick QD AD
   all: trick: 0 leads | trick 1: 1 led QD AD, 0 takes | public.phase: lead
   seat 0: hand: -AD | moves: play AS, AH, KD, QC
   seat 1: in no heap: AD | size hand of 0: 4 | sure -AD in hand of 0
48. 0 play KD
   all told: 0 played KD
   all: turn: 1 | trick: 0 led KD | public.phase: reply
   seat 0: hand: -KD
   seat 1: in no heap: KD | moves: play JS, KC, JC | size hand of 0: 3
49. 1 play JC
   all told: 1 played JC; 1 took the trick KD JC
   all: trick: 1 leads | trick 2: 0 led KD JC, 1 takes | public.phase: lead
   seat 0: in no heap: JC | size hand of 1: 3 | may -JD in hand of 1 | sure = JD in dead
   seat 1: hand: -JC | moves: play JS, KH, KC
50. 1 play JS
   all told: 1 played JS
   all: turn: 0 | trick: 1 led JS | public.phase: reply
   seat 0: in no heap: JS | moves: play QC | size hand of 1: 2 | may -JH in hand of 1 | sure +JH in dead
   seat 1: hand: -JS
51. 0 play QC
   all told: 0 played QC; 1 took the trick JS QC
   all: turn: 1 | trick: 1 leads | trick 3: 1 led JS QC, 1 takes | public.phase: lead
   seat 0: hand: -QC
   seat 1: in no heap: QC | moves: play KH, KC | size hand of 0: 2 | may = AS AH in hand of 0 | sure = QS KS QH JH JD JOK in dead
52. 1 play KH
   all told: 1 played KH
   all: turn: 0 | trick: 1 led KH | public.phase: reply
   seat 0: in no heap: KH | moves: play AH | size hand of 1: 1
   seat 1: hand: = KC
53. 0 play AH
   all told: 0 played AH; 0 took the trick KH AH
   all: trick: 0 leads | trick 4: 1 led KH AH, 0 takes | public.phase: lead
   seat 0: hand: = AS | moves: play AS
   seat 1: in no heap: AH | size hand of 0: 1 | sure = AS in hand of 0
54. 0 play AS
   all told: 0 played AS
   all: turn: 1 | trick: 0 led AS | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0, sure hand of 0 | in no heap: AS | moves: play KC
55. 1 play KC
   all told: 1 played KC; 1 took the trick AS KC; deal 5 §8.1 tricks_3: +1 white to 1; deal 5 over
   all: turn: chance | holds: 4,0 0,1 | deals: 5 over, 0 of them thrown in | trick 5: 0 led AS KC, 1 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1 | in no heap: KC | sure +QS +KS +QH +JOK in dead
   seat 1: no more: hand, trick
56. * deal
   all told: 1 dealt
   all: no more: tricks, sure dead | turn: 0 | dealer: 1 | shown: AD | trick: 0 leads | public.phase: lead | public.turn_up: AD | public.shows: ( )
   seat 0: in no heap: JH JOK | hand: = KH JH QC AC JOK | moves: play KH, JH, QC, AC, JOK | size hand of 1: 5 | may = QS KS JS AS QH AH QD KD JD KC JC in hand of 1 | may +JS +AS +AH +QD +KD +KC +JC in dead
   seat 1: in no heap: KS QS | hand: = QS KS AH KD KC | size hand of 0: 5 | may = JS AS QH KH JH QD JD QC JC AC JOK in hand of 0 | may +JS +AS +KH +QD +QC +JC +AC in dead
57. 0 play JH
   all told: 0 played JH; deal 6 §6.2 three_of_a_kind: +1 white to 1 for KS KD KC
   all: turn: 1 | trick: 0 led JH | holds: 4,0 0,2 | public.phase: reply | public.shows: ( ([kings three_of_a_kind {KS KD KC}]))
   seat 0: hand: -JH | may -QD in hand of 1 | sure = KS KD KC in hand of 1 | may -KS -KD -KC in dead | sure = QD in dead
   seat 1: in no heap: JH | moves: play KD | size hand of 0: 4
58. 1 play KD
   all told: 1 played KD; 0 took the trick JH KD
   all: turn: 0 | trick: 0 leads | trick 1: 0 led JH KD, 0 takes | public.phase: lead
   seat 0: in no heap: KD | moves: play KH, QC, AC, JOK | size hand of 1: 4 | may -JD in hand of 1 | sure -KD in hand of 1 | sure +JD in dead
   seat 1: hand: -KD
59. 0 play KH
   all told: 0 played KH
   all: turn: 1 | trick: 0 led KH | public.phase: reply
   seat 0: hand: -KH
   seat 1: in no heap: KH | moves: play AH | size hand of 0: 3
60. 1 play AH
   all told: 1 played AH; 1 took the trick KH AH
   all: trick: 1 leads | trick 2: 0 led KH AH, 1 takes | public.phase: lead
   seat 0: in no heap: AH | size hand of 1: 3 | may -AS in hand of 1 | sure +AS in dead
   seat 1: hand: -AH | moves: play QS, KS, KC
61. 1 play KC
   all told: 1 played KC
   all: turn: 0 | trick: 1 led KC | public.phase: reply
   seat 0: in no heap: KC | moves: play AC | size hand of 1: 2 | sure = KS in hand of 1
   seat 1: hand: -KC
62. 0 play AC
   all told: 0 played AC; 0 took the trick KC AC
   all: trick: 0 leads | trick 3: 1 led KC AC, 0 takes | public.phase: lead
   seat 0: hand: -AC | moves: play QC, JOK
   seat 1: in no heap: AC | size hand of 0: 2
63. 0 play JOK
   all told: 0 played JOK
   all: turn: 1 | trick: 0 led JOK | public.phase: reply
   seat 0: hand: = QC
   seat 1: in no heap: JOK | moves: play QS, KS | size hand of 0: 1
64. 1 play QS
   all told: 1 played QS; 0 took the trick QS JOK
   all: turn: 0 | trick: 0 leads | trick 4: 0 led JOK QS, 0 takes | public.phase: lead
   seat 0: in no heap: QS | moves: play QC | size hand of 1: 1 | may = KS in hand of 1 | sure +JS +QH +JC in dead
   seat 1: hand: = KS
65. 0 play QC
   all told: 0 played QC
   all: turn: 1 | trick: 0 led QC | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0 | in no heap: QC | moves: play KS | sure = JS AS QH QD JD JC in dead
66. 1 play KS
   all told: 1 played KS; 0 took the trick KS QC; deal 6 §8.2 tricks_4: +2 white to 0; deal 6 over
   all: turn: chance | holds: 4,2 0,2 | deals: 6 over, 0 of them thrown in | trick 5: 0 led QC KS, 0 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1, sure hand of 1 | in no heap: KS
   seat 1: no more: hand, trick
67. * deal
   all told: 0 dealt
   all: no more: tricks, sure dead | turn: 1 | dealer: 0 | shown: QC | trick: 1 leads | public.phase: lead | public.turn_up: QC | public.shows: ( )
   seat 0: in no heap: JD | hand: = QS KS JD AD JOK | size hand of 1: 5 | may = JS AS QH KH JH AH QD KD KC JC AC in hand of 1 | may +KH +JH +AH +KD +KC +AC in dead
   seat 1: in no heap: QH | hand: = QH JH KD KC AC | moves: play QH, JH, KD, KC, AC | size hand of 0: 5 | may = QS KS JS AS KH AH QD JD AD JC JOK in hand of 0 | may +QS +KS +KH +AH +AD +JOK in dead
68. 1 play KC
   all told: 1 played KC
   all: turn: 0 | trick: 1 led KC | public.phase: reply
   seat 0: in no heap: KC | moves: play JOK | size hand of 1: 4
   seat 1: hand: -KC
69. 0 play JOK
   all told: 0 played JOK; 0 took the trick KC JOK
   all: trick: 0 leads | trick 1: 1 led KC JOK, 0 takes | public.phase: lead
   seat 0: hand: -JOK | moves: play QS, KS, JD, AD
   seat 1: in no heap: JOK | size hand of 0: 4
70. 0 play JD
   all told: 0 played JD
   all: turn: 1 | trick: 0 led JD | public.phase: reply
   seat 0: hand: -JD
   seat 1: in no heap: JD | moves: play KD | size hand of 0: 3
71. 1 play KD
   all told: 1 played KD; 1 took the trick KD JD
   all: trick: 1 leads | trick 2: 0 led JD KD, 1 takes | public.phase: lead
   seat 0: in no heap: KD | size hand of 1: 3 | may -KH in hand of 1 | sure = KH in dead
   seat 1: hand: -KD | moves: play QH, JH, AC
72. 1 play AC
   all told: 1 played AC
   all: turn: 0 | trick: 1 led AC | public.phase: reply
   seat 0: in no heap: AC | moves: play QS, KS, AD | size hand of 1: 2
   seat 1: hand: -AC
73. 0 play QS
   all told: 0 played QS; 1 took the trick QS AC
   all: turn: 1 | trick: 1 leads | trick 3: 1 led AC QS, 1 takes | public.phase: lead
   seat 0: hand: -QS
   seat 1: in no heap: QS | moves: play QH, JH | size hand of 0: 2 | may -JS -QD -JC in hand of 0 | sure = JS QD JC in dead
74. 1 play JH
   all told: 1 played JH
   all: turn: 0 | trick: 1 led JH | public.phase: reply
   seat 0: in no heap: JH | moves: play KS, AD | size hand of 1: 1
   seat 1: hand: = QH
75. 0 play KS
   all told: 0 played KS; 1 took the trick KS JH
   all: turn: 1 | trick: 1 leads | trick 4: 1 led JH KS, 1 takes | public.phase: lead
   seat 0: hand: = AD
   seat 1: in no heap: KS | moves: play QH | size hand of 0: 1 | may = AD in hand of 0 | sure = AD in hand of 0 | may -AD in dead | sure +AS +KH +AH in dead
76. 1 play QH
   all told: 1 played QH
   all: turn: 0 | trick: 1 led QH | public.phase: reply
   seat 0: no more: size hand of 1, may hand of 1 | in no heap: QH | moves: play AD | sure +JS +AS +AH +QD +JC in dead
   seat 1: no more: hand
77. 0 play AD
   all told: 0 played AD; 1 took the trick QH AD; deal 7 §8.2 tricks_4: +2 white to 1; deal 7 over
   all: turn: chance | holds: 4,0 1,1 | deals: 7 over, 0 of them thrown in | trick 5: 1 led QH AD, 1 takes | public.phase: settled
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0, sure hand of 0 | in no heap: AD
78. * deal
   all told: 1 dealt; deal 8 §5.7 turned_jack: +1 white to 1 for JH; deal 8 §6.2 three_of_a_kind: +1 white to 0 for QH QD QC
   all: no more: tricks, sure dead | turn: 0 | dealer: 1 | shown: JH | trick: 0 leads | holds: 4,1 1,2 | public.phase: lead | public.turn_up: JH | public.shows: (([queens three_of_a_kind {QH QD QC}]) )
   seat 0: in no heap: QD | hand: = QH QD KD QC JOK | moves: play QH, QD, KD, QC, JOK | size hand of 1: 5 | may = QS KS JS AS KH AH JD AD KC JC AC in hand of 1 | may +QS +KS +JD +AD +KC +AC in dead
   seat 1: in no heap: AS KH | hand: = QS AS KH KC AC | size hand of 0: 5 | may = KS JS QH AH QD KD JD AD QC JC JOK in hand of 0 | sure = QH QD QC in hand of 0 | may -QD +KS +KD +JD +AD +JOK in dead
79. 0 play QH
   all told: 0 played QH
   all: turn: 1 | trick: 0 led QH | public.phase: reply
   seat 0: hand: -QH
   seat 1: in no heap: QH | moves: play KH | size hand of 0: 4 | sure -QH in hand of 0
80. 1 play KH
   all told: 1 played KH; 1 took the trick QH KH
   all: trick: 1 leads | trick 1: 0 led QH KH, 1 takes | public.phase: lead
   seat 0: in no heap: KH | size hand of 1: 4
   seat 1: hand: -KH | moves: play QS, AS, KC, AC
81. 1 play QS
   all told: 1 played QS
   all: turn: 0 | trick: 1 led QS | public.phase: reply
   seat 0: in no heap: QS | moves: play JOK | size hand of 1: 3
   seat 1: hand: -QS
82. 0 play JOK
   all told: 0 played JOK; 0 took the trick QS JOK
   all: trick: 0 leads | trick 2: 1 led QS JOK, 0 takes | public.phase: lead
   seat 0: hand: -JOK | moves: play QD, KD, QC
   seat 1: in no heap: JOK | size hand of 0: 3 | may -KS -JS in hand of 0 | sure = KS JS in dead
83. 0 play QC
   all told: 0 played QC
   all: turn: 1 | trick: 0 led QC | public.phase: reply
   seat 0: hand: -QC
   seat 1: in no heap: QC | moves: play KC, AC | size hand of 0: 2 | sure = QD in hand of 0
84. 1 play KC
   all told: 1 played KC; 1 took the trick QC KC
   all: trick: 1 leads | trick 3: 0 led QC KC, 1 takes | public.phase: lead
   seat 0: in no heap: KC | size hand of 1: 2 | may -KS in hand of 1 | sure = KS in dead
   seat 1: hand: -KC | moves: play AS, AC
85. 1 play AS
   all told: 1 played AS
   all: turn: 0 | trick: 1 led AS | public.phase: reply
   seat 0: in no heap: AS | moves: play QD, KD | size hand of 1: 1
   seat 1: hand: = AC
86. 0 play QD
   all told: 0 played QD; 1 took the trick AS QD
   all: turn: 1 | trick: 1 leads | trick 4: 1 led AS QD, 1 takes | public.phase: lead
   seat 0: hand: = KD
   seat 1: no more: sure hand of 0 | in no heap: QD | moves: play AC | size hand of 0: 1 | may -AH -JD in hand of 0 | sure +AH +JD in dead
87. 1 play AC
   all told: 1 played AC
   all: turn: 0 | trick: 1 led AC | public.phase: reply
   seat 0: no more: size hand of 1, may hand of 1 | in no heap: AC | moves: play KD | sure +JS +AH +JD +AD +JC in dead
   seat 1: no more: hand
88. 0 play KD
   all told: 0 played KD; 1 took the trick KD AC; deal 8 §8.2 tricks_4: +2 white to 1; deal 8 over
   all: turn: chance | holds: 4,0 2,1 | deals: 8 over, 0 of them thrown in | trick 5: 1 led AC KD, 1 takes | public.phase: settled
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0 | in no heap: KD | sure +AD +JC in dead
89. * deal
   all told: 0 dealt
   all: no more: tricks, sure dead | turn: 1 | dealer: 0 | shown: QS | trick: 1 leads | public.phase: lead | public.turn_up: QS | public.shows: ( )
   seat 0: in no heap: AH JC JD | hand: = AS AH QD JD JC | size hand of 1: 5 | may = KS JS QH KH JH KD AD QC KC AC JOK in hand of 1 | may +QH +KH +JH +KD +QC +KC +AC +JOK in dead
   seat 1: in no heap: AD KS | hand: = KS QH JH AD JOK | moves: play KS, QH, JH, AD, JOK | size hand of 0: 5 | may = JS AS KH AH QD KD JD QC KC JC AC in hand of 0 | may +AS +KH +QD +KD +QC +KC +AC in dead
90. 1 play JOK
   all told: 1 played JOK
   all: turn: 0 | trick: 1 led JOK | public.phase: reply
   seat 0: in no heap: JOK | moves: play AS, JC | size hand of 1: 4
   seat 1: hand: -JOK
91. 0 play AS
   all told: 0 played AS; 1 took the trick AS JOK
   all: turn: 1 | trick: 1 leads | trick 1: 1 led JOK AS, 1 takes | public.phase: lead
   seat 0: hand: -AS
   seat 1: in no heap: AS | moves: play KS, QH, JH, AD | size hand of 0: 4
92. 1 play QH
   all told: 1 played QH
   all: turn: 0 | trick: 1 led QH | public.phase: reply
   seat 0: in no heap: QH | moves: play AH | size hand of 1: 3
   seat 1: hand: -QH
93. 0 play AH
   all told: 0 played AH; 0 took the trick QH AH
   all: trick: 0 leads | trick 2: 1 led QH AH, 0 takes | public.phase: lead
   seat 0: hand: -AH | moves: play QD, JD, JC
   seat 1: in no heap: AH | size hand of 0: 3 | may -AC in hand of 0 | sure = AC in dead
94. 0 play JD
   all told: 0 played JD
   all: turn: 1 | trick: 0 led JD | public.phase: reply
   seat 0: hand: -JD
   seat 1: in no heap: JD | moves: play AD | size hand of 0: 2
95. 1 play AD
   all told: 1 played AD; 1 took the trick JD AD
   all: trick: 1 leads | trick 3: 0 led JD AD, 1 takes | public.phase: lead
   seat 0: in no heap: AD | size hand of 1: 2
   seat 1: hand: -AD | moves: play KS, JH
96. 1 play JH
   all told: 1 played JH
   all: turn: 0 | trick: 1 led JH | public.phase: reply
   seat 0: in no heap: JH | moves: play JC | size hand of 1: 1
   seat 1: hand: = KS
97. 0 play JC
   all told: 0 played JC; 0 took the trick JH JC
   all: trick: 0 leads | trick 4: 1 led JH JC, 0 takes | public.phase: lead
   seat 0: hand: = QD | moves: play QD
   seat 1: in no heap: JC | size hand of 0: 1 | may -JS -KH in hand of 0 | sure +JS +KH in dead
98. 0 play QD
   all told: 0 played QD
   all: turn: 1 | trick: 0 led QD | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0 | in no heap: QD | moves: play KS | sure +KD +QC +KC in dead
99. 1 play KS
   all told: 1 played KS; 1 took the trick KS QD; deal 9 §8.1 tricks_3: +1 white to 1; deal 9 over
   all: turn: chance | holds: 4,0 2,2 | deals: 9 over, 0 of them thrown in | trick 5: 0 led QD KS, 1 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1 | in no heap: KS | sure = JS KH KD QC KC AC in dead
   seat 1: no more: hand, trick
100. * deal
   all told: 1 dealt
   all: no more: tricks, sure dead | turn: 0 | dealer: 1 | shown: AD | trick: 0 leads | public.phase: lead | public.turn_up: AD
   seat 0: in no heap: KC | hand: = QH AH JD KC JC | moves: play QH, AH, JD, KC, JC | size hand of 1: 5 | may = QS KS JS AS KH JH QD KD QC AC JOK in hand of 1 | may +QS +KS +AS +JH +QD +JOK in dead
   seat 1: in no heap: KH | hand: = QS KS AS KH JH | size hand of 0: 5 | may = JS QH AH QD KD JD QC KC JC AC JOK in hand of 0 | may +QH +AH +QD +JD +JC +JOK in dead
101. 0 play KC
   all told: 0 played KC; deal 10 §6.4 minor: +1 white to 1 for QS KS AS
102. 1 play JH
   all told: 1 played JH; 1 took the trick JH KC
103. 1 play QS
   all told: 1 played QS
104. 0 play JD
   all told: 0 played JD; 0 took the trick QS JD
105. 0 play AH
   all told: 0 played AH
106. 1 play KH
   all told: 1 played KH; 0 took the trick KH AH
107. 0 play QH
   all told: 0 played QH
108. 1 play AS
   all told: 1 played AS; 0 took the trick AS QH
109. 0 play JC
   all told: 0 played JC
110. 1 play KS
   all told: 1 played KS; 0 took the trick KS JC; deal 10 §8.2 tricks_4: +2 white to 0; deal 10 over
   all: turn: chance | holds: 4,2 3,0 | deals: 10 over, 0 of them thrown in | trick 1: 0 led KC JH, 1 takes | trick 2: 1 led QS JD, 0 takes | trick 3: 0 led AH KH, 0 takes | trick 4: 0 led QH AS, 0 takes | trick 5: 0 led JC KS, 0 takes | public.phase: settled | public.shows: ( ([spades minor {QS KS AS}])) | sure = JS QD KD QC AC JOK in dead
   seat 0: no more: hand, trick, size hand of 1, may hand of 1 | in no heap: AS JH KH KS QS
   seat 1: no more: hand, trick, size hand of 0, may hand of 0 | in no heap: AH JC JD KC QH
111. * deal
   all told: 0 dealt
112. 1 play QD
   all told: 1 played QD; deal 11 §6.2 three_of_a_kind: +1 white to 0 for KS KH KD; deal 11 over; match over
   all: turn: nobody | dealer: 0 | shown: QH | trick: 1 led QD | holds: 5,0 3,0 | deals: 11 over, 0 of them thrown in | public.turn_up: QH | public.shows: (([kings three_of_a_kind {KS KH KD}]) )
   seat 0: no more: tricks, sure dead | in no heap: KD QC QD | hand: = KS KH KD QC JC | size hand of 1: 4 | may = QS JS AS JH AH JD AD KC AC JOK in hand of 1 | may +QS +AS +JH +AH +JD +AD +KC in dead
   seat 1: no more: tricks | in no heap: AC JOK QD | hand: = JH JD AC JOK | size hand of 0: 5 | may = QS KS JS AS KH AH KD AD QC JC in hand of 0 | sure = KS KH KD in hand of 0 | may -KD +QS +AS +AH +AD +KC +JC in dead | sure = KC in dead
