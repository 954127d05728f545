start
   all: turn: chance | dealer: 0 | sides: 0 1 | holds: 0,0 0,0 | deals: 0 over, 0 of them thrown in | public.phase: dealing | public.turn_up: nobody | public.shows: ( )
1. * deal
   all told: 0 dealt
   all: turn: 1 | shown: AC | public.phase: declaring | public.turn_up: AC | size dead: 6
   seat 0: hand: = JS KH AD JC JOK | size hand of 1: 5 | may = QS KS AS QH JH AH QD KD JD QC KC in all heaps
   seat 1: hand: = QS QH QD JD KC | moves: say queens, done | size hand of 0: 5 | may = KS JS AS KH JH AH KD AD QC JC JOK in all heaps
2. 1 say done
   all told: 1 said done
   all: trick: 1 leads | public.phase: lead
   seat 1: moves: play QS, QH, QD, JD, KC
3. 1 play QS
   all told: 1 played QS
   all: turn: 0 | trick: 1 led QS | public.phase: declaring
   seat 0: in no heap: QS | moves: say done | size hand of 1: 4
   seat 1: hand: -QS
4. 0 say done
   all told: 0 said done
   all: public.phase: reply
   seat 0: moves: play JS, JC, JOK
5. 0 play JC
   all told: 0 played JC; 0 took the trick QS JC
   all: trick: 0 leads | trick 1: 1 led QS JC, 0 takes | public.phase: lead
   seat 0: hand: -JC | moves: play JS, KH, AD, JOK
   seat 1: in no heap: JC | size hand of 0: 4 | may -KS -AS in hand of 0 | sure = KS AS in dead
6. 0 play JS
   all told: 0 played JS
   all: turn: 1 | trick: 0 led JS | public.phase: reply
   seat 0: hand: -JS
   seat 1: in no heap: JS | moves: play KC | size hand of 0: 3
7. 1 play KC
   all told: 1 played KC; 0 took the trick JS KC
   all: turn: 0 | trick: 0 leads | trick 2: 0 led JS KC, 0 takes | public.phase: lead
   seat 0: in no heap: KC | moves: play KH, AD, JOK | size hand of 1: 3
   seat 1: hand: -KC
8. 0 play KH
   all told: 0 played KH
   all: turn: 1 | trick: 0 led KH | public.phase: reply
   seat 0: hand: -KH
   seat 1: in no heap: KH | moves: play QH | size hand of 0: 2
9. 1 play QH
   all told: 1 played QH; 0 took the trick QH KH
   all: turn: 0 | trick: 0 leads | trick 3: 0 led KH QH, 0 takes | public.phase: lead
   seat 0: in no heap: QH | moves: play AD, JOK | size hand of 1: 2 | may -AH in hand of 1 | sure = AH in dead
   seat 1: hand: -QH
10. 0 play AD
   all told: 0 played AD
   all: turn: 1 | trick: 0 led AD | public.phase: reply
   seat 0: hand: = JOK
   seat 1: in no heap: AD | moves: play QD, JD | size hand of 0: 1
11. 1 play JD
   all told: 1 played JD; 0 took the trick JD AD
   all: turn: 0 | trick: 0 leads | trick 4: 0 led AD JD, 0 takes | public.phase: lead
   seat 0: in no heap: JD | moves: play JOK | size hand of 1: 1
   seat 1: hand: = QD
12. 0 play JOK
   all told: 0 played JOK
   all: turn: 1 | trick: 0 led JOK | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0 | in no heap: JOK | moves: play QD | sure +JH +AH +KD +QC in dead
13. 1 play QD
   all told: 1 played QD; 0 took the trick QD JOK; deal 1 §8.3 tricks_5: +1 blue to 0; deal 1 over
   all: turn: chance | holds: 1,0 0,0 | deals: 1 over, 0 of them thrown in | trick 5: 0 led JOK QD, 0 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1 | in no heap: QD | sure +KS +AS +JH +KD +QC in dead
   seat 1: no more: hand, trick
14. * deal
   all told: 1 dealt
   all: no more: tricks, sure dead | turn: 0 | dealer: 1 | shown: QD | public.phase: declaring | public.turn_up: QD
   seat 0: in no heap: KS QC | hand: = KS QH QC KC JC | moves: say done | size hand of 1: 5 | may = QS JS AS KH JH AH KD JD AD AC JOK in hand of 1 | may +QS +JS +KH +JD +AD +AC +JOK in dead
   seat 1: in no heap: AH KD | hand: = QS JS AH KD AD | size hand of 0: 5 | may = KS AS QH KH JH JD QC KC JC AC JOK in hand of 0 | may +QH +KH +JD +KC +JC +AC +JOK in dead
15. 0 say done
   all told: 0 said done
   all: trick: 0 leads | public.phase: lead
   seat 0: moves: play KS, QH, QC, KC, JC
16. 0 play QH
   all told: 0 played QH
   all: turn: 1 | trick: 0 led QH | public.phase: declaring
   seat 0: hand: -QH
   seat 1: in no heap: QH | moves: say diamonds, done | size hand of 0: 4
17. 1 say diamonds
   all told: 1 said diamonds; deal 2 §6.4 minor: +1 white to 1 for QD KD AD
   all: holds: 1,0 0,1 | public.shows: ( ([diamonds minor {QD KD AD}]))
   seat 0: may -JD in hand of 1 | sure = KD AD in hand of 1 | may -KD -AD in dead | sure = JD in dead
   seat 1: moves: say done
18. 1 say done
   all told: 1 said done
   all: public.phase: reply
   seat 1: moves: play AH
19. 1 play AH
   all told: 1 played AH; 1 took the trick QH AH
   all: trick: 1 leads | trick 1: 0 led QH AH, 1 takes | public.phase: lead
   seat 0: in no heap: AH | size hand of 1: 4
   seat 1: hand: -AH | moves: play QS, JS, KD, AD
20. 1 play KD
   all told: 1 played KD
   all: turn: 0 | trick: 1 led KD | public.phase: reply
   seat 0: in no heap: KD | moves: play KS, QC, KC, JC | size hand of 1: 3 | sure = AD in hand of 1
   seat 1: hand: -KD
21. 0 play KS
   all told: 0 played KS; 1 took the trick KS KD
   all: turn: 1 | trick: 1 leads | trick 2: 1 led KD KS, 1 takes | public.phase: lead
   seat 0: hand: -KS
   seat 1: in no heap: KS | moves: play QS, JS, AD | size hand of 0: 3 | may -JH -JD -JOK in hand of 0 | sure = JH JD JOK in dead
22. 1 play JS
   all told: 1 played JS
   all: turn: 0 | trick: 1 led JS | public.phase: reply
   seat 0: in no heap: JS | moves: play QC, KC, JC | size hand of 1: 2
   seat 1: hand: -JS
23. 0 play JC
   all told: 0 played JC; 1 took the trick JS JC
   all: turn: 1 | trick: 1 leads | trick 3: 1 led JS JC, 1 takes | public.phase: lead
   seat 0: hand: -JC
   seat 1: in no heap: JC | moves: play QS, AD | size hand of 0: 2 | may -AS in hand of 0 | sure +AS in dead
24. 1 play AD
   all told: 1 played AD
   all: turn: 0 | trick: 1 led AD | public.phase: reply
   seat 0: no more: sure hand of 1 | in no heap: AD | moves: play QC, KC | size hand of 1: 1
   seat 1: hand: = QS
25. 0 play QC
   all told: 0 played QC; 1 took the trick AD QC
   all: turn: 1 | trick: 1 leads | trick 4: 1 led AD QC, 1 takes | public.phase: lead
   seat 0: hand: = KC
   seat 1: in no heap: QC | moves: play QS | size hand of 0: 1
26. 1 play QS
   all told: 1 played QS
   all: turn: 0 | trick: 1 led QS | public.phase: reply
   seat 0: no more: size hand of 1, may hand of 1 | in no heap: QS | moves: play KC | sure +AS +KH +JH +AC +JOK in dead
   seat 1: no more: hand
27. 0 play KC
   all told: 0 played KC; 1 took the trick QS KC; deal 2 §8.3 tricks_5: +1 blue to 1; deal 2 over
   all: turn: chance | holds: 1,0 1,1 | deals: 2 over, 0 of them thrown in | trick 5: 1 led QS KC, 1 takes | public.phase: settled
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0 | in no heap: KC | sure +KH +AC in dead
28. * deal
   all told: 0 dealt
   all: no more: tricks, sure dead | turn: 1 | dealer: 0 | shown: KH | public.phase: declaring | public.turn_up: KH | public.shows: ( )
   seat 0: in no heap: AC AS JD KH | hand: = AS QH JD KC AC | size hand of 1: 5 | may = QS KS JS JH AH QD KD AD QC JC JOK in hand of 1 | may +QS +KS +JS +AH +QD +KD +AD +QC +JC in dead
   seat 1: in no heap: JH KH | hand: = QS JH AH KD QC | moves: say done | size hand of 0: 5 | may = KS JS AS QH QD JD AD KC JC AC JOK in hand of 0 | may +KS +JS +QH +QD +AD +KC +JC in dead
29. 1 say done
   all told: 1 said done
   all: trick: 1 leads | public.phase: lead
   seat 1: moves: play QS, JH, AH, KD, QC
30. 1 play QC
   all told: 1 played QC
   all: turn: 0 | trick: 1 led QC | public.phase: declaring
   seat 0: in no heap: QC | moves: say done | size hand of 1: 4
   seat 1: hand: -QC
31. 0 say done
   all told: 0 said done
   all: public.phase: reply
   seat 0: moves: play KC, AC
32. 0 play KC
   all told: 0 played KC; 0 took the trick QC KC
   all: trick: 0 leads | trick 1: 1 led QC KC, 0 takes | public.phase: lead
   seat 0: hand: -KC | moves: play AS, QH, JD, AC
   seat 1: in no heap: KC | size hand of 0: 4
33. 0 play QH
   all told: 0 played QH
   all: turn: 1 | trick: 0 led QH | public.phase: reply
   seat 0: hand: -QH
   seat 1: in no heap: QH | moves: play JH, AH | size hand of 0: 3
34. 1 play JH
   all told: 1 played JH; 1 took the trick QH JH
   all: trick: 1 leads | trick 2: 0 led QH JH, 1 takes | public.phase: lead
   seat 0: in no heap: JH | size hand of 1: 3
   seat 1: hand: -JH | moves: play QS, AH, KD
35. 1 play QS
   all told: 1 played QS
   all: turn: 0 | trick: 1 led QS | public.phase: reply
   seat 0: in no heap: QS | moves: play AS | size hand of 1: 2
   seat 1: hand: -QS
36. 0 play AS
   all told: 0 played AS; 0 took the trick QS AS
   all: trick: 0 leads | trick 3: 1 led QS AS, 0 takes | public.phase: lead
   seat 0: hand: -AS | moves: play JD, AC
   seat 1: in no heap: AS | size hand of 0: 2
37. 0 play JD
   all told: 0 played JD
   all: turn: 1 | trick: 0 led JD | public.phase: reply
   seat 0: hand: = AC
   seat 1: in no heap: JD | moves: play AH | size hand of 0: 1
38. 1 play AH
   all told: 1 played AH; 0 took the trick AH JD
   all: turn: 0 | trick: 0 leads | trick 4: 0 led JD AH, 0 takes | public.phase: lead
   seat 0: in no heap: AH | moves: play AC | size hand of 1: 1 | may -JOK in hand of 1 | sure = JOK in dead
   seat 1: hand: = KD
39. 0 play AC
   all told: 0 played AC
   all: turn: 1 | trick: 0 led AC | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0 | in no heap: AC | moves: play KD | sure = KS JS QD AD JC JOK in dead
40. 1 play KD
   all told: 1 played KD; 0 took the trick KD AC; deal 3 §8.2 tricks_4: +2 white to 0; deal 3 over
   all: turn: chance | holds: 1,2 1,1 | deals: 3 over, 0 of them thrown in | trick 5: 0 led AC KD, 0 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1 | in no heap: KD | sure +KS +JS +QD +AD +JC in dead
   seat 1: no more: hand, trick
41. * deal
   all told: 1 dealt
   all: no more: tricks, sure dead | turn: 0 | dealer: 1 | shown: AS | public.phase: declaring | public.turn_up: AS
   seat 0: in no heap: AD JC JOK | hand: = AH JD AD JC JOK | moves: say done | size hand of 1: 5 | may = QS KS JS QH KH JH QD KD QC KC AC in hand of 1 | may +QS +QH +KH +JH +KD +QC +KC +AC in dead
   seat 1: in no heap: QD | hand: = QH JH QD QC KC | size hand of 0: 5 | may = QS KS JS KH AH KD JD AD JC AC JOK in hand of 0 | may +QS +KH +AH +KD +JD +AC in dead
42. 0 say done
   all told: 0 said done
   all: trick: 0 leads | public.phase: lead
   seat 0: moves: play AH, JD, AD, JC, JOK
43. 0 play JC
   all told: 0 played JC
   all: turn: 1 | trick: 0 led JC | public.phase: declaring
   seat 0: hand: -JC
   seat 1: in no heap: JC | moves: say queens, done | size hand of 0: 4
44. 1 say done
   all told: 1 said done
   all: public.phase: reply
   seat 1: moves: play QH, JH, QD, QC, KC
45. 1 play JH
   all told: 1 played JH; 0 took the trick JH JC
   all: turn: 0 | trick: 0 leads | trick 1: 0 led JC JH, 0 takes | public.phase: lead
   seat 0: in no heap: JH | moves: play AH, JD, AD, JOK | size hand of 1: 4 | may -QS -KS -JS in hand of 1 | sure = QS KS JS in dead
   seat 1: hand: -JH
46. 0 play AH
   all told: 0 played AH
   all: turn: 1 | trick: 0 led AH | public.phase: reply
   seat 0: hand: -AH
   seat 1: in no heap: AH | moves: play QH | size hand of 0: 3
47. 1 play QH
   all told: 1 played QH; 0 took the trick QH AH
   all: turn: 0 | trick: 0 leads | trick 2: 0 led AH QH, 0 takes | public.phase: lead
   seat 0: in no heap: QH | moves: play JD, AD, JOK | size hand of 1: 3
   seat 1: hand: -QH
48. 0 play JD
   all told: 0 played JD
   all: turn: 1 | trick: 0 led JD | public.phase: reply
   seat 0: hand: -JD
   seat 1: in no heap: JD | moves: play QD | size hand of 0: 2
49. 1 play QD
   all told: 1 played QD; 1 took the trick QD JD
   all: trick: 1 leads | trick 3: 0 led JD QD, 1 takes | public.phase: lead
   seat 0: in no heap: QD | size hand of 1: 2
   seat 1: hand: -QD | moves: play QC, KC
50. 1 play KC
   all told: 1 played KC
   all: turn: 0 | trick: 1 led KC | public.phase: reply
   seat 0: in no heap: KC | moves: play JOK | size hand of 1: 1
   seat 1: hand: = QC
51. 0 play JOK
   all told: 0 played JOK; 0 took the trick KC JOK
   all: trick: 0 leads | trick 4: 1 led KC JOK, 0 takes | public.phase: lead
   seat 0: hand: = AD | moves: play AD
   seat 1: in no heap: JOK | size hand of 0: 1 | may -AC in hand of 0 | sure = AC in dead
52. 0 play AD
   all told: 0 played AD
   all: turn: 1 | trick: 0 led AD | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0 | in no heap: AD | moves: play QC | sure +QS +KS +JS +KH +KD in dead
53. 1 play QC
   all told: 1 played QC; 0 took the trick AD QC; deal 4 §8.2 tricks_4: +2 white to 0; deal 4 over
   all: turn: chance | holds: 2,1 1,0 | deals: 4 over, 0 of them thrown in | trick 5: 0 led AD QC, 0 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1 | in no heap: QC | sure +KH +KD +AC in dead
   seat 1: no more: hand, trick
54. * deal
   all told: 0 dealt
   all: no more: tricks, sure dead | turn: 1 | dealer: 0 | shown: AC | public.phase: declaring | public.turn_up: AC
   seat 0: in no heap: AC JS KH KS | hand: = KS JS AS KH JC | size hand of 1: 5 | may = QS QH JH AH QD KD JD AD QC KC JOK in hand of 1 | may +QH +JH +AH +QD +JD +AD +QC +KC +JOK in dead
   seat 1: in no heap: AC KD | hand: = QH QD KD QC KC | moves: say queens, done | size hand of 0: 5 | may = QS KS JS AS KH JH AH JD AD JC JOK in hand of 0 | may +AS +JH +AH +JD +AD +JC +JOK in dead
55. 1 say done
   all told: 1 said done
   all: trick: 1 leads | public.phase: lead
   seat 1: moves: play QH, QD, KD, QC, KC
56. 1 play QD
   all told: 1 played QD
   all: turn: 0 | trick: 1 led QD | public.phase: declaring
   seat 0: in no heap: QD | moves: say done | size hand of 1: 4
   seat 1: hand: -QD
57. 0 say done
   all told: 0 said done
   all: public.phase: reply
   seat 0: moves: play JS, JC
58. 0 play JS
   all told: 0 played JS; 0 took the trick JS QD
   all: trick: 0 leads | trick 1: 1 led QD JS, 0 takes | public.phase: lead
   seat 0: hand: -JS | moves: play KS, AS, KH, JC
   seat 1: in no heap: JS | size hand of 0: 4 | may -JD -AD in hand of 0 | sure = JD AD in dead
59. 0 play KH
   all told: 0 played KH
   all: turn: 1 | trick: 0 led KH | public.phase: reply
   seat 0: hand: -KH
   seat 1: in no heap: KH | moves: play QH | size hand of 0: 3
60. 1 play QH
   all told: 1 played QH; 0 took the trick QH KH
   all: turn: 0 | trick: 0 leads | trick 2: 0 led KH QH, 0 takes | public.phase: lead
   seat 0: in no heap: QH | moves: play KS, AS, JC | size hand of 1: 3 | may -AH in hand of 1 | sure = AH in dead
   seat 1: hand: -QH
61. 0 play JC
   all told: 0 played JC
   all: turn: 1 | trick: 0 led JC | public.phase: reply
   seat 0: hand: -JC
   seat 1: in no heap: JC | moves: play QC, KC | size hand of 0: 2
62. 1 play KC
   all told: 1 played KC; 0 took the trick KC JC
   all: turn: 0 | trick: 0 leads | trick 3: 0 led JC KC, 0 takes | public.phase: lead
   seat 0: in no heap: KC | moves: play KS, AS | size hand of 1: 2 | may -JOK in hand of 1 | sure +JOK in dead
   seat 1: hand: -KC
63. 0 play AS
   all told: 0 played AS
   all: turn: 1 | trick: 0 led AS | public.phase: reply
   seat 0: hand: = KS
   seat 1: in no heap: AS | moves: play QC | size hand of 0: 1
64. 1 play QC
   all told: 1 played QC; 1 took the trick AS QC
   all: trick: 1 leads | trick 4: 0 led AS QC, 1 takes | public.phase: lead
   seat 0: in no heap: QC | size hand of 1: 1 | may -QS in hand of 1 | sure +QS in dead
   seat 1: hand: = KD | moves: play KD
65. 1 play KD
   all told: 1 played KD
   all: turn: 0 | trick: 1 led KD | public.phase: reply
   seat 0: no more: size hand of 1, may hand of 1 | in no heap: KD | moves: play KS | sure +JH +JD +AD in dead
   seat 1: no more: hand
66. 0 play KS
   all told: 0 played KS; 1 took the trick KS KD; deal 5 §8.1 tricks_3: +1 white to 0; deal 5 over
   all: turn: chance | holds: 2,2 1,0 | deals: 5 over, 0 of them thrown in | trick 5: 1 led KD KS, 1 takes | public.phase: settled
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0 | in no heap: KS | sure +QS +JH +AH +JOK in dead
67. * deal
   all told: 1 dealt
   all: no more: tricks, sure dead | turn: 0 | dealer: 1 | shown: QC | public.phase: declaring | public.turn_up: QC
   seat 0: in no heap: JOK | hand: = AS KH KD JC JOK | moves: say done | size hand of 1: 5 | may = QS KS JS QH JH AH QD JD AD KC AC in hand of 1 | may +KS +JS +QH +QD +KC +AC in dead
   seat 1: in no heap: AD | hand: = JS QD AD KC AC | size hand of 0: 5 | may = QS KS AS QH KH JH AH KD JD JC JOK in hand of 0 | may +KS +AS +QH +KH +KD +JC in dead
68. 0 say done
   all told: 0 said done
   all: trick: 0 leads | public.phase: lead
   seat 0: moves: play AS, KH, KD, JC, JOK
69. 0 play JC
   all told: 0 played JC
   all: turn: 1 | trick: 0 led JC | public.phase: declaring
   seat 0: hand: -JC
   seat 1: in no heap: JC | moves: say clubs, done | size hand of 0: 4
70. 1 say clubs
   all told: 1 said clubs; deal 6 §6.4 minor: +1 white to 1 for QC KC AC
   all: holds: 2,2 1,1 | public.shows: ( ([clubs minor {QC KC AC}]))
   seat 0: sure = KC AC in hand of 1 | may -KC -AC in dead
   seat 1: moves: say done
71. 1 say done
   all told: 1 said done
   all: public.phase: reply
   seat 1: moves: play JS, KC, AC
72. 1 play JS
   all told: 1 played JS; 0 took the trick JS JC
   all: turn: 0 | trick: 0 leads | trick 1: 0 led JC JS, 0 takes | public.phase: lead
   seat 0: in no heap: JS | moves: play AS, KH, KD, JOK | size hand of 1: 4
   seat 1: hand: -JS
73. 0 play KH
   all told: 0 played KH
   all: turn: 1 | trick: 0 led KH | public.phase: reply
   seat 0: hand: -KH
   seat 1: in no heap: KH | moves: play KC, AC | size hand of 0: 3
74. 1 play KC
   all told: 1 played KC; 1 took the trick KH KC
   all: trick: 1 leads | trick 2: 0 led KH KC, 1 takes | public.phase: lead
   seat 0: in no heap: KC | size hand of 1: 3 | may -QH -JH -AH in hand of 1 | sure = AC in hand of 1 | sure = QH JH AH in dead
   seat 1: hand: -KC | moves: play QD, AD, AC
75. 1 play QD
   all told: 1 played QD
   all: turn: 0 | trick: 1 led QD | public.phase: reply
   seat 0: in no heap: QD | moves: play KD | size hand of 1: 2
   seat 1: hand: -QD
76. 0 play KD
   all told: 0 played KD; 0 took the trick QD KD
   all: trick: 0 leads | trick 3: 1 led QD KD, 0 takes | public.phase: lead
   seat 0: hand: -KD | moves: play AS, JOK
   seat 1: in no heap: KD | size hand of 0: 2
77. 0 play AS
   all told: 0 played AS
   all: turn: 1 | trick: 0 led AS | public.phase: reply
   seat 0: hand: = JOK
   seat 1: in no heap: AS | moves: play AC | size hand of 0: 1
78. 1 play AC
   all told: 1 played AC; 1 took the trick AS AC
   all: trick: 1 leads | trick 4: 0 led AS AC, 1 takes | public.phase: lead
   seat 0: no more: sure hand of 1 | in no heap: AC | size hand of 1: 1 | may = JD AD in hand of 1 | sure +QS +KS in dead
   seat 1: hand: = AD | moves: play AD
79. 1 play AD
   all told: 1 played AD
   all: turn: 0 | trick: 1 led AD | public.phase: reply
   seat 0: no more: size hand of 1, may hand of 1 | in no heap: AD | moves: play JOK | sure +JD in dead
   seat 1: no more: hand
80. 0 play JOK
   all told: 0 played JOK; 0 took the trick AD JOK; deal 6 §8.1 tricks_3: +1 white to 0; deal 6 over
   all: turn: chance | holds: 3,0 1,0 | deals: 6 over, 0 of them thrown in | trick 5: 1 led AD JOK, 0 takes | public.phase: settled
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0 | in no heap: JOK | sure = QS KS QH JH AH JD in dead
81. * deal
   all told: 0 dealt
   all: no more: tricks, sure dead | turn: 1 | dealer: 0 | shown: KS | public.phase: declaring | public.turn_up: KS | public.shows: ( )
   seat 0: in no heap: AH KS | hand: = AH QD AD QC KC | size hand of 1: 5 | may = QS JS AS QH KH JH KD JD JC AC JOK in hand of 1 | may +JS +AS +KH +KD +JC +AC +JOK in dead
   seat 1: in no heap: JD KS QH | hand: = AS QH JD AC JOK | moves: say done | size hand of 0: 5 | may = QS JS KH JH AH QD KD AD QC KC JC in hand of 0 | may +JS +KH +QD +KD +AD +QC +KC +JC in dead
82. 1 say done
   all told: 1 said done
   all: trick: 1 leads | public.phase: lead
   seat 1: moves: play AS, QH, JD, AC, JOK
83. 1 play JOK
   all told: 1 played JOK
   all: turn: 0 | trick: 1 led JOK | public.phase: declaring
   seat 0: in no heap: JOK | moves: say done | size hand of 1: 4
   seat 1: hand: -JOK
84. 0 say done
   all told: 0 said done
   all: public.phase: reply
   seat 0: moves: play AH, QD, AD, QC, KC
85. 0 play AH
   all told: 0 played AH; 1 took the trick AH JOK
   all: turn: 1 | trick: 1 leads | trick 1: 1 led JOK AH, 1 takes | public.phase: lead
   seat 0: hand: -AH
   seat 1: in no heap: AH | moves: play AS, QH, JD, AC | size hand of 0: 4 | may -QS -JS -JC in hand of 0 | sure = QS JS JC in dead
86. 1 play AC
   all told: 1 played AC
   all: turn: 0 | trick: 1 led AC | public.phase: reply
   seat 0: in no heap: AC | moves: play QC, KC | size hand of 1: 3
   seat 1: hand: -AC
87. 0 play KC
   all told: 0 played KC; 1 took the trick KC AC
   all: turn: 1 | trick: 1 leads | trick 2: 1 led AC KC, 1 takes | public.phase: lead
   seat 0: hand: -KC
   seat 1: in no heap: KC | moves: play AS, QH, JD | size hand of 0: 3
88. 1 play JD
   all told: 1 played JD
   all: turn: 0 | trick: 1 led JD | public.phase: reply
   seat 0: in no heap: JD | moves: play QD, AD | size hand of 1: 2
   seat 1: hand: -JD
89. 0 play QD
   all told: 0 played QD; 0 took the trick QD JD
   all: trick: 0 leads | trick 3: 1 led JD QD, 0 takes | public.phase: lead
   seat 0: hand: -QD | moves: play AD, QC
   seat 1: in no heap: QD | size hand of 0: 2
90. 0 play QC
   all told: 0 played QC
   all: turn: 1 | trick: 0 led QC | public.phase: reply
   seat 0: hand: = AD
   seat 1: in no heap: QC | moves: play AS | size hand of 0: 1
91. 1 play AS
   all told: 1 played AS; 1 took the trick AS QC
   all: trick: 1 leads | trick 4: 0 led QC AS, 1 takes | public.phase: lead
   seat 0: in no heap: AS | size hand of 1: 1
   seat 1: hand: = QH | moves: play QH
92. 1 play QH
   all told: 1 played QH
   all: turn: 0 | trick: 1 led QH | public.phase: reply
   seat 0: no more: size hand of 1, may hand of 1 | in no heap: QH | moves: play AD | sure = QS JS KH JH KD JC in dead
   seat 1: no more: hand
93. 0 play AD
   all told: 0 played AD; 1 took the trick QH AD; deal 7 §8.2 tricks_4: +2 white to 1; deal 7 over
   all: turn: chance | holds: 3,0 1,2 | deals: 7 over, 0 of them thrown in | trick 5: 1 led QH AD, 1 takes | public.phase: settled
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0 | in no heap: AD | sure +KH +JH +KD in dead
94. * deal
   all told: 1 dealt
   all: no more: tricks, sure dead | turn: 0 | dealer: 1 | shown: KH | public.phase: declaring | public.turn_up: KH
   seat 0: in no heap: JS KH | hand: = KS JS QC KC AC | moves: say clubs, done | size hand of 1: 5 | may = QS AS QH JH AH QD KD JD AD JC JOK in hand of 1 | may +AS +QH +AH +QD +JD +AD +JOK in dead
   seat 1: in no heap: JH KD KH | hand: = JH AH KD JD JOK | size hand of 0: 5 | may = QS KS JS AS QH QD AD QC KC JC AC in hand of 0 | may +KS +AS +QH +QD +AD +QC +KC +AC in dead
95. 0 say clubs
   all told: 0 said clubs; deal 8 §6.4 minor: +1 white to 0 for QC KC AC
   all: holds: 3,1 1,2 | public.shows: (([clubs minor {QC KC AC}]) )
   seat 0: moves: say done
   seat 1: may -JC in hand of 0 | sure = QC KC AC in hand of 0 | may -QC -KC -AC in dead | sure = JC in dead
96. 0 say done
   all told: 0 said done
   all: trick: 0 leads | public.phase: lead
   seat 0: moves: play KS, JS, QC, KC, AC
97. 0 play QC
   all told: 0 played QC
   all: turn: 1 | trick: 0 led QC | public.phase: declaring
   seat 0: hand: -QC
   seat 1: in no heap: QC | moves: say done | size hand of 0: 4 | sure -QC in hand of 0
98. 1 say done
   all told: 1 said done
   all: public.phase: reply
   seat 1: moves: play JH, AH, JD, JOK
99. 1 play AH
   all told: 1 played AH; 1 took the trick AH QC
   all: trick: 1 leads | trick 1: 0 led QC AH, 1 takes | public.phase: lead
   seat 0: in no heap: AH | size hand of 1: 4 | may -JC in hand of 1 | sure = JC in dead
   seat 1: hand: -AH | moves: play JH, KD, JD, JOK
100. 1 play JOK
   all told: 1 played JOK
   all: turn: 0 | trick: 1 led JOK | public.phase: reply
   seat 0: in no heap: JOK | moves: play KS, JS, KC, AC | size hand of 1: 3
   seat 1: hand: -JOK
101. 0 play KC
   all told: 0 played KC; 1 took the trick KC JOK
102. 1 play JH
   all told: 1 played JH
103. 0 play AC
   all told: 0 played AC; 1 took the trick JH AC
104. 1 play JD
   all told: 1 played JD
105. 0 play JS
   all told: 0 played JS; 1 took the trick JS JD
106. 1 play KD
   all told: 1 played KD
107. 0 play KS
   all told: 0 played KS; 1 took the trick KS KD; deal 8 §8.3 tricks_5: +1 blue to 1; deal 8 over
108. * deal
   all told: 0 dealt; deal 9 §5.7 turned_jack: +1 white to 0 for JC
109. 1 say done
   all told: 1 said done
110. 1 play AH
   all told: 1 played AH
   all: dealer: 0 | shown: JC | trick: 1 led AH | holds: 3,1 2,2 | deals: 8 over, 0 of them thrown in | public.phase: declaring | public.turn_up: JC | public.shows: ( )
   seat 0: no more: tricks, sure dead | in no heap: AD AS JC KD QS | hand: = QS AS KH KD AD | moves: say done | size hand of 1: 4 | may +KS +JS +QC +KC +AC +JOK in all heaps
   seat 1: no more: tricks, sure hand of 0, sure dead | in no heap: JC QH | hand: -KD +QH +QC | size hand of 0: 5 | may +KH +KD +JOK in hand of 0 | may +KH +KD +KC +AC +JOK in dead
111. 0 say done
   all told: 0 said done
112. 0 play KH
   all told: 0 played KH; 1 took the trick KH AH
113. 1 play JH
   all told: 1 played JH
114. 0 play KD
   all told: 0 played KD; 1 took the trick JH KD
115. 1 play JD
   all told: 1 played JD
116. 0 play AD
   all told: 0 played AD; 0 took the trick JD AD
117. 0 play AS
   all told: 0 played AS
118. 1 play QC
   all told: 1 played QC; 1 took the trick AS QC
119. 1 play QH
   all told: 1 played QH
120. 0 play QS
   all told: 0 played QS; 1 took the trick QS QH; deal 9 §8.2 tricks_4: +2 white to 1; deal 9 over
   all: turn: chance | holds: 3,0 3,1 | deals: 9 over, 0 of them thrown in | trick 1: 1 led AH KH, 1 takes | trick 2: 1 led JH KD, 1 takes | trick 3: 1 led JD AD, 0 takes | trick 4: 0 led AS QC, 1 takes | trick 5: 1 led QH QS, 1 takes | public.phase: settled | sure = KS JS QD KC AC JOK in dead
   seat 0: no more: hand, trick, size hand of 1, may hand of 1 | in no heap: JD JH QC QH
   seat 1: no more: hand, trick, size hand of 0, may hand of 0 | in no heap: AD AS KD KH QS
121. * deal
   all told: 1 dealt
122. 0 say done
   all told: 0 said done
123. 0 play QS
   all told: 0 played QS
124. 1 say done
   all told: 1 said done
125. 1 play JS
   all told: 1 played JS; 0 took the trick QS JS
126. 0 play KS
   all told: 0 played KS
127. 1 play AC
   all told: 1 played AC; 0 took the trick KS AC
128. 0 play KH
   all told: 0 played KH
129. 1 play KC
   all told: 1 played KC; 0 took the trick KH KC
130. 0 play AD
   all told: 0 played AD
   all: turn: 1 | dealer: 1 | shown: QH | trick: 0 led AD | trick 1: 0 led QS JS, 0 takes | trick 2: 0 led KS AC, 0 takes | trick 3: 0 led KH KC, 0 takes | public.phase: reply | public.turn_up: QH
   seat 0: no more: tricks | in no heap: AC JOK JS KC KS | hand: = JOK | size hand of 1: 2 | may = QD KD QC JC in hand of 1 | may +AS +JH +AH +KD +JD +QC +JC in dead | sure = AS JH AH JD in dead
   seat 1: no more: tricks, sure dead | in no heap: AC JS KC KS | hand: = KD QC | moves: play KD | size hand of 0: 1 | may = AS JH AH QD JD JC JOK in hand of 0 | may +AS +JH +AH +JD +JC in dead
131. 1 play KD
   all told: 1 played KD; 0 took the trick KD AD
132. 0 play JOK
   all told: 0 played JOK
133. 1 play QC
   all told: 1 played QC; 0 took the trick QC JOK; deal 10 §8.3 tricks_5: +1 blue to 0; deal 10 over
134. * deal
   all told: 0 dealt
135. 1 say done
   all told: 1 said done
136. 1 play KS
   all told: 1 played KS
137. 0 say done
   all told: 0 said done
138. 0 play QS
   all told: 0 played QS; 1 took the trick QS KS
139. 1 play KD
   all told: 1 played KD
140. 0 play JD
   all told: 0 played JD; 1 took the trick KD JD
   all: dealer: 0 | shown: KC | trick: 1 leads | holds: 4,0 3,0 | deals: 10 over, 0 of them thrown in | trick 1: 1 led KS QS, 1 takes | trick 2: 1 led KD JD, 1 takes | public.phase: lead | public.turn_up: KC
   seat 0: no more: tricks, sure dead | in no heap: JD JH KD | hand: +JS +JH | size hand of 1: 3 | may +AS +QH +KH +AH +AD +AC in hand of 1 | may +QH +KH +AD +AC in dead
   seat 1: no more: tricks | in no heap: AH JD | hand: = AH QC AC | moves: play AH, QC, AC | size hand of 0: 3 | may -AS +JS +QH +KH in hand of 0 | may +JS +QH +KH +AD in dead | sure = AS AD in dead
141. 1 play QC
   all told: 1 played QC
142. 0 play JS
   all told: 0 played JS; 0 took the trick JS QC
143. 0 play JH
   all told: 0 played JH
144. 1 play AH
   all told: 1 played AH; 1 took the trick JH AH
145. 1 play AC
   all told: 1 played AC
146. 0 play JOK
   all told: 0 played JOK; 0 took the trick AC JOK; deal 11 §8.1 tricks_3: +1 white to 1; deal 11 over
147. * deal
   all told: 1 dealt
148. 0 say done
   all told: 0 said done
149. 0 play AS
   all told: 0 played AS
150. 1 say kings
   all told: 1 said kings; deal 12 §6.2 three_of_a_kind: +1 white to 1 for KS KH KD
   all: dealer: 1 | shown: QC | trick: 0 led AS | holds: 4,0 3,2 | deals: 11 over, 0 of them thrown in | public.phase: declaring | public.turn_up: QC | public.shows: ( ([kings three_of_a_kind {KS KH KD}]))
   seat 0: no more: tricks | in no heap: AH AS QC QH | hand: -JS +QH +AH | size hand of 1: 5 | may +QS +KS +JS +KD +JD in hand of 1 | sure = KS KH KD in hand of 1 | may -KH +QS +JS +JD +KC in dead | sure = KC in dead
   seat 1: no more: tricks, sure dead | in no heap: AS JS KH QD | hand: = KS JS KH QD KD | moves: say done | size hand of 0: 4 | may +QS +AH +JD +AD +KC +AC in hand of 0 | may +QS +AH +JD +KC +AC in dead
151. 1 say done
   all told: 1 said done
152. 1 play KS
   all told: 1 played KS; 0 took the trick KS AS
153. 0 play JH
   all told: 0 played JH
154. 1 play KH
   all told: 1 played KH; 1 took the trick KH JH
155. 1 play QD
   all told: 1 played QD
156. 0 play JOK
   all told: 0 played JOK; 0 took the trick QD JOK
157. 0 play AH
   all told: 0 played AH
158. 1 play JS
   all told: 1 played JS; 1 took the trick JS AH
159. 1 play KD
   all told: 1 played KD
160. 0 play QH
   all told: 0 played QH; 1 took the trick QH KD; deal 12 §8.1 tricks_3: +1 white to 1; deal 12 over
   all: turn: chance | holds: 4,0 4,0 | deals: 12 over, 0 of them thrown in | trick 1: 0 led AS KS, 0 takes | trick 2: 0 led JH KH, 1 takes | trick 3: 1 led QD JOK, 0 takes | trick 4: 0 led AH JS, 1 takes | trick 5: 1 led KD QH, 1 takes | public.phase: settled
   seat 0: no more: hand, trick, size hand of 1, may hand of 1, sure hand of 1 | in no heap: JS KD KH KS QD | sure +QS +JD +AD +JC +AC in dead
   seat 1: no more: hand, trick, size hand of 0, may hand of 0 | in no heap: AH JH JOK QH | sure = QS JD AD KC JC AC in dead
161. * deal
   all told: 0 dealt; deal 13 §5.7 turned_jack: +1 white to 0 for JH
162. 1 say done
   all told: 1 said done
163. 1 play QS
   all told: 1 played QS
164. 0 say done
   all told: 0 said done
165. 0 play KH
   all told: 0 played KH; 0 took the trick QS KH
166. 0 play AC
   all told: 0 played AC
167. 1 play JC
   all told: 1 played JC; 0 took the trick JC AC
168. 0 play JOK
   all told: 0 played JOK
169. 1 play QH
   all told: 1 played QH; 0 took the trick QH JOK
170. 0 play QD
   all told: 0 played QD
   all: in no heap: AC JC QS | turn: 1 | dealer: 0 | shown: JH | trick: 0 led QD | holds: 4,1 4,0 | trick 1: 1 led QS KH, 0 takes | trick 2: 0 led AC JC, 0 takes | trick 3: 0 led JOK QH, 0 takes | public.phase: reply | public.turn_up: JH | public.shows: ( )
   seat 0: no more: tricks, sure dead | hand: = QC | size hand of 1: 2 | may = KS JS AS AH KD JD AD KC in hand of 1 | may +KS +JS +AS +AH +KD in dead
   seat 1: no more: tricks | hand: = AH KD | moves: play KD | size hand of 0: 1 | may = JD AD QC KC in hand of 0 | may +KS +JS +AS +QC in dead | sure = KS JS AS in dead
171. 1 play KD
   all told: 1 played KD; 1 took the trick QD KD
172. 1 play AH
   all told: 1 played AH
173. 0 play QC
   all told: 0 played QC; 1 took the trick AH QC; deal 13 §8.1 tricks_3: +1 white to 0; deal 13 over
174. * deal
   all told: 1 dealt
175. 0 say done
   all told: 0 said done
176. 0 play KH
   all told: 0 played KH
177. 1 say queens
   all told: 1 said queens; deal 14 §6.2 three_of_a_kind: +1 white to 1 for QS QH QC
178. 1 say done
   all told: 1 said done
179. 1 play QH
   all told: 1 played QH; 0 took the trick QH KH
180. 0 play KD
   all told: 0 played KD
   all: dealer: 1 | shown: AC | trick: 0 led KD | holds: 4,2 4,1 | deals: 13 over, 0 of them thrown in | trick 1: 0 led KH QH, 0 takes | public.turn_up: AC | public.shows: ( ([queens three_of_a_kind {QS QH QC}]))
   seat 0: no more: tricks | in no heap: AH JD KD | hand: = AH JD JOK | size hand of 1: 4 | may +QS +JH +QC +JC in hand of 1 | sure = QS QC in hand of 1 | may +JH +QD +JC in dead | sure = QD in dead
   seat 1: no more: tricks, sure dead | in no heap: AD KS QC | hand: = QS KS AD QC | moves: play AD | size hand of 0: 3 | may +JS +AS +JH +AH +QD +JC +JOK in hand of 0 | may +JH +AH +QD +JC +JOK in dead
181. 1 play AD
   all told: 1 played AD; 1 took the trick KD AD
182. 1 play QC
   all told: 1 played QC
183. 0 play JOK
   all told: 0 played JOK; 0 took the trick QC JOK
184. 0 play AH
   all told: 0 played AH
185. 1 play QS
   all told: 1 played QS; 0 took the trick QS AH
186. 0 play JD
   all told: 0 played JD
187. 1 play KS
   all told: 1 played KS; 0 took the trick KS JD; deal 14 §8.2 tricks_4: +2 white to 0; deal 14 over; match over
   all: turn: nobody | holds: 5,1 4,0 | deals: 14 over, 0 of them thrown in | trick 2: 0 led KD AD, 1 takes | trick 3: 1 led QC JOK, 0 takes | trick 4: 0 led AH QS, 0 takes | trick 5: 0 led JD KS, 0 takes | public.phase: settled
   seat 0: no more: hand, trick, size hand of 1, may hand of 1, sure hand of 1 | in no heap: AD KS QC QS | sure +JS +AS +JH +KC +JC in dead
   seat 1: no more: hand, trick, size hand of 0, may hand of 0 | in no heap: AH JD JOK | sure = JS AS JH QD KC JC in dead
