start
   all: turn: chance | dealer: 0 | sides: 0 1 | holds: 0,0 0,0 | deals: 0 over, 0 of them thrown in | public.phase: dealing | public.turn_up: nobody | public.shows: ( )
1. * deal
   all told: 0 dealt
   all: turn: 1 | shown: AC | trick: 1 leads | public.phase: lead | public.turn_up: AC | size dead: 6
   seat 0: hand: = QS JS AS QH KC | size hand of 1: 5 | may = KS KH JH AH QD KD JD AD QC JC JOK in all heaps
   seat 1: hand: = KH KD QC JC JOK | moves: play KH, KD, QC, JC, JOK | size hand of 0: 5 | may = QS KS JS AS QH JH AH QD JD AD KC in all heaps
2. 1 play JC
   all told: 1 played JC
   all: turn: 0 | trick: 1 led JC | public.phase: reply
   seat 0: in no heap: JC | moves: play JS, KC | size hand of 1: 4
   seat 1: hand: -JC
3. 0 play KC
   all told: 0 played KC; 1 took the trick KC JC
   all: turn: 1 | trick: 1 leads | trick 1: 1 led JC KC, 1 takes | public.phase: lead
   seat 0: hand: -KC
   seat 1: in no heap: KC | moves: play KH, KD, QC, JOK | size hand of 0: 4
4. 1 play QC
   all told: 1 played QC
   all: turn: 0 | trick: 1 led QC | public.phase: reply
   seat 0: in no heap: QC | moves: play JS | size hand of 1: 3
   seat 1: hand: -QC
5. 0 play JS
   all told: 0 played JS; 0 took the trick JS QC
   all: trick: 0 leads | trick 2: 1 led QC JS, 0 takes | public.phase: lead
   seat 0: hand: -JS | moves: play QS, AS, QH
   seat 1: in no heap: JS | size hand of 0: 3
6. 0 play QS
   all told: 0 played QS
   all: turn: 1 | trick: 0 led QS | public.phase: reply
   seat 0: hand: -QS
   seat 1: in no heap: QS | moves: play JOK | size hand of 0: 2
7. 1 play JOK
   all told: 1 played JOK; 1 took the trick QS JOK
   all: trick: 1 leads | trick 3: 0 led QS JOK, 1 takes | public.phase: lead
   seat 0: in no heap: JOK | size hand of 1: 2 | may -KS in hand of 1 | sure = KS in dead
   seat 1: hand: -JOK | moves: play KH, KD
8. 1 play KD
   all told: 1 played KD
   all: turn: 0 | trick: 1 led KD | public.phase: reply
   seat 0: in no heap: KD | moves: play AS, QH | size hand of 1: 1
   seat 1: hand: = KH
9. 0 play AS
   all told: 0 played AS; 1 took the trick AS KD
   all: turn: 1 | trick: 1 leads | trick 4: 1 led KD AS, 1 takes | public.phase: lead
   seat 0: hand: = QH
   seat 1: in no heap: AS | moves: play KH | size hand of 0: 1 | may = QH JH in hand of 0 | sure = KS AH QD JD AD in dead
10. 1 play KH
   all told: 1 played KH
   all: turn: 0 | trick: 1 led KH | public.phase: reply
   seat 0: no more: size hand of 1, may hand of 1 | in no heap: KH | moves: play QH | sure +JH +AH +QD +JD +AD in dead
   seat 1: no more: hand
11. 0 play QH
   all told: 0 played QH; 1 took the trick QH KH; deal 1 §8.2 tricks_4: +2 white to 1; deal 1 over
   all: turn: chance | holds: 0,0 0,2 | deals: 1 over, 0 of them thrown in | trick 5: 1 led KH QH, 1 takes | public.phase: settled
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0 | in no heap: QH | sure +JH in dead
12. * deal
   all told: 1 dealt
   all: no more: tricks, sure dead | turn: 0 | dealer: 1 | shown: QC | trick: 0 leads | public.phase: lead | public.turn_up: QC
   seat 0: in no heap: JH QD | hand: = QS JH QD KD JOK | moves: play QS, JH, QD, KD, JOK | size hand of 1: 5 | may = KS JS AS QH KH AH JD AD KC JC AC in hand of 1 | may +JS +AS +QH +KH +KC +JC +AC in dead
   seat 1: in no heap: AH JD KS | hand: = KS AH JD KC JC | size hand of 0: 5 | may = QS JS AS QH KH JH QD KD AD AC JOK in hand of 0 | may +QS +JS +AS +QH +KH +KD +AC +JOK in dead
13. 0 play JOK
   all told: 0 played JOK
   all: turn: 1 | trick: 0 led JOK | public.phase: reply
   seat 0: hand: -JOK
   seat 1: in no heap: JOK | moves: play KC, JC | size hand of 0: 4
14. 1 play KC
   all told: 1 played KC; 0 took the trick KC JOK
   all: turn: 0 | trick: 0 leads | trick 1: 0 led JOK KC, 0 takes | public.phase: lead
   seat 0: in no heap: KC | moves: play QS, JH, QD, KD | size hand of 1: 4 | may -AC in hand of 1 | sure = AC in dead
   seat 1: hand: -KC
15. 0 play JH
   all told: 0 played JH
   all: turn: 1 | trick: 0 led JH | public.phase: reply
   seat 0: hand: -JH
   seat 1: in no heap: JH | moves: play AH | size hand of 0: 3
16. 1 play AH
   all told: 1 played AH; 1 took the trick JH AH
   all: trick: 1 leads | trick 2: 0 led JH AH, 1 takes | public.phase: lead
   seat 0: in no heap: AH | size hand of 1: 3
   seat 1: hand: -AH | moves: play KS, JD, JC
17. 1 play KS
   all told: 1 played KS
   all: turn: 0 | trick: 1 led KS | public.phase: reply
   seat 0: in no heap: KS | moves: play QS | size hand of 1: 2 | may -KH in hand of 1 | sure +KH in dead
   seat 1: hand: -KS
18. 0 play QS
   all told: 0 played QS; 1 took the trick QS KS
   all: turn: 1 | trick: 1 leads | trick 3: 1 led KS QS, 1 takes | public.phase: lead
   seat 0: hand: -QS
   seat 1: in no heap: QS | moves: play JD, JC | size hand of 0: 2 | may -AS in hand of 0 | sure = AS in dead
19. 1 play JD
   all told: 1 played JD
   all: turn: 0 | trick: 1 led JD | public.phase: reply
   seat 0: in no heap: JD | moves: play QD, KD | size hand of 1: 1
   seat 1: hand: = JC
20. 0 play KD
   all told: 0 played KD; 0 took the trick KD JD
   all: trick: 0 leads | trick 4: 1 led JD KD, 0 takes | public.phase: lead
   seat 0: hand: = QD | moves: play QD
   seat 1: in no heap: KD | size hand of 0: 1
21. 0 play QD
   all told: 0 played QD
   all: turn: 1 | trick: 0 led QD | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0 | in no heap: QD | moves: play JC | sure +JS +QH +KH +AD +AC in dead
22. 1 play JC
   all told: 1 played JC; 1 took the trick QD JC; deal 2 §8.1 tricks_3: +1 white to 1; deal 2 over
   all: turn: chance | holds: 0,0 1,0 | deals: 2 over, 0 of them thrown in | trick 5: 0 led QD JC, 1 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1 | in no heap: JC | sure +JS +AS +QH +AD in dead
   seat 1: no more: hand, trick
23. * deal
   all told: 0 dealt; deal 3 §5.7 turned_jack: +1 white to 0 for JH
   all: no more: tricks, sure dead | turn: 1 | dealer: 0 | shown: JH | trick: 1 leads | holds: 0,1 1,0 | public.phase: lead | public.turn_up: JH
   seat 0: in no heap: JS QH | hand: = KS JS QH AH QD | size hand of 1: 5 | may = QS AS KH KD JD AD QC KC JC AC JOK in hand of 1 | may +QS +KD +JD +QC +KC +JC +JOK in dead
   seat 1: in no heap: AS | hand: = AS JD KC JC JOK | moves: play AS, JD, KC, JC, JOK | size hand of 0: 5 | may = QS KS JS QH KH AH QD KD AD QC AC in hand of 0 | may +QS +KS +AH +QD +KD +QC in dead
24. 1 play AS
   all told: 1 played AS
   all: turn: 0 | trick: 1 led AS | public.phase: reply
   seat 0: in no heap: AS | moves: play KS, JS | size hand of 1: 4
   seat 1: hand: -AS
25. 0 play JS
   all told: 0 played JS; 1 took the trick JS AS
   all: turn: 1 | trick: 1 leads | trick 1: 1 led AS JS, 1 takes | public.phase: lead
   seat 0: hand: -JS
   seat 1: in no heap: JS | moves: play JD, KC, JC, JOK | size hand of 0: 4
26. 1 play JD
   all told: 1 played JD
   all: turn: 0 | trick: 1 led JD | public.phase: reply
   seat 0: in no heap: JD | moves: play QH, AH | size hand of 1: 3
   seat 1: hand: -JD
27. 0 play AH
   all told: 0 played AH; 1 took the trick AH JD
   all: turn: 1 | trick: 1 leads | trick 2: 1 led JD AH, 1 takes | public.phase: lead
   seat 0: hand: -AH
   seat 1: in no heap: AH | moves: play KC, JC, JOK | size hand of 0: 3
28. 1 play JOK
   all told: 1 played JOK
   all: turn: 0 | trick: 1 led JOK | public.phase: reply
   seat 0: in no heap: JOK | moves: play QH | size hand of 1: 2
   seat 1: hand: -JOK
29. 0 play QH
   all told: 0 played QH; 1 took the trick QH JOK
   all: turn: 1 | trick: 1 leads | trick 3: 1 led JOK QH, 1 takes | public.phase: lead
   seat 0: hand: -QH
   seat 1: in no heap: QH | moves: play KC, JC | size hand of 0: 2 | may -KH in hand of 0 | sure = KH in dead
30. 1 play KC
   all told: 1 played KC
   all: turn: 0 | trick: 1 led KC | public.phase: reply
   seat 0: in no heap: KC | moves: play KS, QD | size hand of 1: 1
   seat 1: hand: = JC
31. 0 play QD
   all told: 0 played QD; 1 took the trick QD KC
   all: turn: 1 | trick: 1 leads | trick 4: 1 led KC QD, 1 takes | public.phase: lead
   seat 0: hand: = KS
   seat 1: in no heap: QD | moves: play JC | size hand of 0: 1 | may = KS KD AD in hand of 0 | sure +QS +QC +AC in dead
32. 1 play JC
   all told: 1 played JC
   all: turn: 0 | trick: 1 led JC | public.phase: reply
   seat 0: no more: size hand of 1, may hand of 1 | in no heap: JC | moves: play KS | sure = QS KH KD AD QC AC in dead
   seat 1: no more: hand
33. 0 play KS
   all told: 0 played KS; 1 took the trick KS JC; deal 3 §8.3 tricks_5: +1 blue to 1; deal 3 over
   all: turn: chance | holds: 0,1 2,0 | deals: 3 over, 0 of them thrown in | trick 5: 1 led JC KS, 1 takes | public.phase: settled
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0 | in no heap: KS | sure +KD +AD in dead
34. * deal
   all told: 1 dealt; deal 4 §5.7 turned_jack: +1 white to 1 for JC
   all: no more: tricks, sure dead | turn: 0 | dealer: 1 | shown: JC | trick: 0 leads | holds: 0,1 2,1 | public.phase: lead | public.turn_up: JC
   seat 0: in no heap: AC KD | hand: = JS AH QD KD AC | moves: play JS, AH, QD, KD, AC | size hand of 1: 5 | may = QS KS AS QH KH JH JD AD QC KC JOK in hand of 1 | may +KS +AS +QH +JH +JD +KC +JOK in dead
   seat 1: in no heap: KH QS | hand: = QS AS QH KH KC | size hand of 0: 5 | may = KS JS JH AH QD KD JD AD QC AC JOK in hand of 0 | may +KS +JS +JH +AH +QD +JD +JOK in dead
35. 0 play JS
   all told: 0 played JS
   all: turn: 1 | trick: 0 led JS | public.phase: reply
   seat 0: hand: -JS
   seat 1: in no heap: JS | moves: play KC | size hand of 0: 4
36. 1 play KC
   all told: 1 played KC; 0 took the trick JS KC
   all: turn: 0 | trick: 0 leads | trick 1: 0 led JS KC, 0 takes | public.phase: lead
   seat 0: in no heap: KC | moves: play AH, QD, KD, AC | size hand of 1: 4 | may -JOK in hand of 1 | sure = JOK in dead
   seat 1: hand: -KC
37. 0 play QD
   all told: 0 played QD
   all: turn: 1 | trick: 0 led QD | public.phase: reply
   seat 0: hand: -QD
   seat 1: in no heap: QD | moves: play QS, AS, QH, KH | size hand of 0: 3
38. 1 play KH
   all told: 1 played KH; 0 took the trick KH QD
   all: turn: 0 | trick: 0 leads | trick 2: 0 led QD KH, 0 takes | public.phase: lead
   seat 0: in no heap: KH | moves: play AH, KD, AC | size hand of 1: 3 | may = QS AS QH JH in hand of 1 | sure +KS +JD +AD +QC in dead
   seat 1: hand: -KH
39. 0 play AH
   all told: 0 played AH
   all: turn: 1 | trick: 0 led AH | public.phase: reply
   seat 0: hand: -AH
   seat 1: in no heap: AH | moves: play QH | size hand of 0: 2
40. 1 play QH
   all told: 1 played QH; 0 took the trick QH AH
   all: turn: 0 | trick: 0 leads | trick 3: 0 led AH QH, 0 takes | public.phase: lead
   seat 0: in no heap: QH | moves: play KD, AC | size hand of 1: 2
   seat 1: hand: -QH
41. 0 play AC
   all told: 0 played AC
   all: turn: 1 | trick: 0 led AC | public.phase: reply
   seat 0: hand: = KD
   seat 1: in no heap: AC | moves: play QS, AS | size hand of 0: 1 | may -AD in hand of 0 | sure = AD in dead
42. 1 play AS
   all told: 1 played AS; 0 took the trick AS AC
   all: turn: 0 | trick: 0 leads | trick 4: 0 led AC AS, 0 takes | public.phase: lead
   seat 0: in no heap: AS | moves: play KD | size hand of 1: 1
   seat 1: hand: = QS
43. 0 play KD
   all told: 0 played KD
   all: turn: 1 | trick: 0 led KD | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0 | in no heap: KD | moves: play QS | sure +KS +JH +JD +QC +JOK in dead
44. 1 play QS
   all told: 1 played QS; 0 took the trick QS KD; deal 4 §8.3 tricks_5: +1 blue to 0; deal 4 over
   all: turn: chance | holds: 1,1 2,1 | deals: 4 over, 0 of them thrown in | trick 5: 0 led KD QS, 0 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1 | in no heap: QS | sure +JH in dead
   seat 1: no more: hand, trick
45. * deal
   all told: 0 dealt
   all: no more: tricks, sure dead | turn: 1 | dealer: 0 | shown: AH | trick: 1 leads | public.phase: lead | public.turn_up: AH
   seat 0: in no heap: JH KS | hand: = QS KS JH QD JC | size hand of 1: 5 | may = JS AS QH KH KD JD AD QC KC AC JOK in hand of 1 | may +JS +AS +QH +KH +KD +KC +AC in dead
   seat 1: in no heap: AD QC | hand: = AS QH KD AD QC | moves: play AS, QH, KD, AD, QC | size hand of 0: 5 | may = QS KS JS KH JH QD JD KC JC AC JOK in hand of 0 | may +QS +JS +KH +QD +KC +JC +AC in dead
46. 1 play QC
   all told: 1 played QC
   all: turn: 0 | trick: 1 led QC | public.phase: reply
   seat 0: in no heap: QC | moves: play JC | size hand of 1: 4
   seat 1: hand: -QC
47. 0 play JC
   all told: 0 played JC; 1 took the trick QC JC
   all: turn: 1 | trick: 1 leads | trick 1: 1 led QC JC, 1 takes | public.phase: lead
   seat 0: hand: -JC
   seat 1: in no heap: JC | moves: play AS, QH, KD, AD | size hand of 0: 4 | may -KC -AC in hand of 0 | sure = KC AC in dead
48. 1 play QH
   all told: 1 played QH
   all: turn: 0 | trick: 1 led QH | public.phase: reply
   seat 0: in no heap: QH | moves: play JH | size hand of 1: 3
   seat 1: hand: -QH
49. 0 play JH
   all told: 0 played JH; 0 took the trick QH JH
   all: trick: 0 leads | trick 2: 1 led QH JH, 0 takes | public.phase: lead
   seat 0: hand: -JH | moves: play QS, KS, QD
   seat 1: in no heap: JH | size hand of 0: 3 | may -JS -JD in hand of 0 | sure +JS +JD in dead
50. 0 play QS
   all told: 0 played QS
   all: turn: 1 | trick: 0 led QS | public.phase: reply
   seat 0: hand: -QS
   seat 1: in no heap: QS | moves: play AS | size hand of 0: 2
51. 1 play AS
   all told: 1 played AS; 1 took the trick QS AS
   all: trick: 1 leads | trick 3: 0 led QS AS, 1 takes | public.phase: lead
   seat 0: in no heap: AS | size hand of 1: 2
   seat 1: hand: -AS | moves: play KD, AD
52. 1 play KD
   all told: 1 played KD
   all: turn: 0 | trick: 1 led KD | public.phase: reply
   seat 0: in no heap: KD | moves: play QD | size hand of 1: 1
   seat 1: hand: = AD
53. 0 play QD
   all told: 0 played QD; 1 took the trick QD KD
   all: turn: 1 | trick: 1 leads | trick 4: 1 led KD QD, 1 takes | public.phase: lead
   seat 0: hand: = KS
   seat 1: in no heap: QD | moves: play AD | size hand of 0: 1
54. 1 play AD
   all told: 1 played AD
   all: turn: 0 | trick: 1 led AD | public.phase: reply
   seat 0: no more: size hand of 1, may hand of 1 | in no heap: AD | moves: play KS | sure = JS KH JD KC AC JOK in dead
   seat 1: no more: hand
55. 0 play KS
   all told: 0 played KS; 1 took the trick KS AD; deal 5 §8.2 tricks_4: +2 white to 1; deal 5 over; match over
   all: turn: nobody | holds: 1,1 3,0 | deals: 5 over, 0 of them thrown in | trick 5: 1 led AD KS, 1 takes | public.phase: settled
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0 | in no heap: KS | sure +KH +JOK in dead
