start
   all: turn: chance | dealer: 1 | sides: 0 1 | holds: 0,0 0,0 | deals: 0 over, 0 of them thrown in | public.phase: dealing | public.turn_up: nobody | public.shows: ( )
1. * deal
   all told: 1 dealt
   all: turn: 0 | shown: AC | trick: 0 leads | public.phase: lead | public.turn_up: AC | size dead: 6
   seat 0: hand: = AS KD JD QC KC | moves: play AS, KD, JD, QC, KC | size hand of 1: 5 | may = QS KS JS QH KH JH AH QD AD JC JOK in all heaps
   seat 1: hand: = KS QH JH QD JC | size hand of 0: 5 | may = QS JS AS KH AH KD JD AD QC KC JOK in all heaps
2. 0 play KD
   all told: 0 played KD
   all: turn: 1 | trick: 0 led KD | public.phase: reply
   seat 0: hand: -KD
   seat 1: in no heap: KD | moves: play QD | size hand of 0: 4
3. 1 play QD
   all told: 1 played QD; 0 took the trick QD KD
   all: turn: 0 | trick: 0 leads | trick 1: 0 led KD QD, 0 takes | public.phase: lead
   seat 0: in no heap: QD | moves: play AS, JD, QC, KC | size hand of 1: 4 | may -AD in hand of 1 | sure = AD in dead
   seat 1: hand: -QD
4. 0 play QC
   all told: 0 played QC
   all: turn: 1 | trick: 0 led QC | public.phase: reply
   seat 0: hand: -QC
   seat 1: in no heap: QC | moves: play JC | size hand of 0: 3
5. 1 play JC
   all told: 1 played JC; 1 took the trick QC JC
   all: trick: 1 leads | trick 2: 0 led QC JC, 1 takes | public.phase: lead
   seat 0: in no heap: JC | size hand of 1: 3
   seat 1: hand: -JC | moves: play KS, QH, JH
6. 1 play QH
   all told: 1 played QH
   all: turn: 0 | trick: 1 led QH | public.phase: reply
   seat 0: in no heap: QH | moves: play KC | size hand of 1: 2 | may -QS in hand of 1 | sure +QS in dead
   seat 1: hand: -QH
7. 0 play KC
   all told: 0 played KC; 0 took the trick QH KC
   all: trick: 0 leads | trick 3: 1 led QH KC, 0 takes | public.phase: lead
   seat 0: hand: -KC | moves: play AS, JD
   seat 1: in no heap: KC | size hand of 0: 2 | may -KH -AH in hand of 0 | sure = KH AH in dead
8. 0 play AS
   all told: 0 played AS
   all: turn: 1 | trick: 0 led AS | public.phase: reply
   seat 0: hand: = JD
   seat 1: in no heap: AS | moves: play KS | size hand of 0: 1
9. 1 play KS
   all told: 1 played KS; 0 took the trick KS AS
   all: turn: 0 | trick: 0 leads | trick 4: 0 led AS KS, 0 takes | public.phase: lead
   seat 0: in no heap: KS | moves: play JD | size hand of 1: 1
   seat 1: hand: = JH
10. 0 play JD
   all told: 0 played JD
   all: turn: 1 | trick: 0 led JD | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0 | in no heap: JD | moves: play JH | sure +QS +JS +AD +JOK in dead
11. 1 play JH
   all told: 1 played JH; 0 took the trick JH JD; deal 1 §8.2 tricks_4: +2 white to 0; deal 1 over
   all: turn: chance | holds: 0,2 0,0 | deals: 1 over, 0 of them thrown in | trick 5: 0 led JD JH, 0 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1 | in no heap: JH | sure +JS +KH +AH +JOK in dead
   seat 1: no more: hand, trick
12. * deal
   all told: 0 dealt; deal 2 §6.2 three_of_a_kind: +1 white to 1 for JH JD JC
   all: no more: tricks, sure dead | turn: 1 | dealer: 0 | shown: QS | trick: 1 leads | holds: 0,2 0,1 | public.phase: lead | public.turn_up: QS | public.shows: ( ([jacks three_of_a_kind {JH JD JC}]))
   seat 0: in no heap: AD AH JS QS | hand: = JS AS AH AD KC | size hand of 1: 5 | may = KS QH KH JH QD KD JD QC JC AC JOK in hand of 1 | sure = JH JD JC in hand of 1 | may +KS +QH +QD +KD +QC +AC in dead
   seat 1: in no heap: QS | hand: = KS JH JD QC JC | moves: play KS, JH, JD, QC, JC | size hand of 0: 5 | may = JS AS QH KH AH QD KD AD KC AC JOK in hand of 0 | may +AS +QH +QD +KD +KC +AC in dead
13. 1 play JD
   all told: 1 played JD; deal 2 §6.2 three_of_a_kind: +1 white to 0 for AS AH AD
   all: turn: 0 | trick: 1 led JD | holds: 1,0 0,0 | public.phase: reply | public.shows: (([aces three_of_a_kind {AS AH AD}]) ([jacks three_of_a_kind {JH JD JC}]))
   seat 0: in no heap: JD | moves: play AD | size hand of 1: 4 | sure -JD in hand of 1
   seat 1: hand: -JD | may -AC in hand of 0 | sure = AS AH AD in hand of 0 | may -AS -AH -AD in dead | sure = AC in dead
14. 0 play AD
   all told: 0 played AD; 0 took the trick JD AD
   all: trick: 0 leads | trick 1: 1 led JD AD, 0 takes | public.phase: lead
   seat 0: hand: -AD | moves: play JS, AS, AH, KC
   seat 1: in no heap: AD | size hand of 0: 4 | sure -AD in hand of 0
15. 0 play KC
   all told: 0 played KC
   all: turn: 1 | trick: 0 led KC | public.phase: reply
   seat 0: hand: -KC
   seat 1: in no heap: KC | moves: play QC | size hand of 0: 3
16. 1 play QC
   all told: 1 played QC; 0 took the trick QC KC
   all: turn: 0 | trick: 0 leads | trick 2: 0 led KC QC, 0 takes | public.phase: lead
   seat 0: in no heap: QC | moves: play JS, AS, AH | size hand of 1: 3 | may -AC in hand of 1 | sure = AC in dead
   seat 1: hand: -QC
17. 0 play AS
   all told: 0 played AS
   all: turn: 1 | trick: 0 led AS | public.phase: reply
   seat 0: hand: -AS
   seat 1: in no heap: AS | moves: play JC | size hand of 0: 2 | sure = AH in hand of 0
18. 1 play JC
   all told: 1 played JC; 1 took the trick AS JC
   all: trick: 1 leads | trick 3: 0 led AS JC, 1 takes | public.phase: lead
   seat 0: in no heap: JC | size hand of 1: 2 | sure = JH in hand of 1
   seat 1: hand: -JC | moves: play KS, JH
19. 1 play KS
   all told: 1 played KS
   all: turn: 0 | trick: 1 led KS | public.phase: reply
   seat 0: in no heap: KS | moves: play JS | size hand of 1: 1 | may = JH in hand of 1 | sure +QH +KH +QD +KD +JOK in dead
   seat 1: hand: = JH
20. 0 play JS
   all told: 0 played JS; 0 took the trick KS JS
   all: trick: 0 leads | trick 4: 1 led KS JS, 0 takes | public.phase: lead
   seat 0: hand: = AH | moves: play AH
   seat 1: in no heap: JS | size hand of 0: 1 | may = AH in hand of 0 | sure +QH +KH +QD +KD +JOK in dead
21. 0 play AH
   all told: 0 played AH
   all: turn: 1 | trick: 0 led AH | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0, sure hand of 0 | in no heap: AH | moves: play JH
22. 1 play JH
   all told: 1 played JH; 0 took the trick JH AH; deal 2 §8.2 tricks_4: +2 white to 0; deal 2 over
   all: turn: chance | holds: 1,2 0,0 | deals: 2 over, 0 of them thrown in | trick 5: 0 led AH JH, 0 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1, sure hand of 1 | in no heap: JH
   seat 1: no more: hand, trick
23. * deal
   all told: 1 dealt
   all: no more: tricks, sure dead | turn: 0 | dealer: 1 | shown: AC | trick: 0 leads | public.phase: lead | public.turn_up: AC | public.shows: ( )
   seat 0: in no heap: AC JOK QD QH | hand: = KS QH QD AD JOK | moves: play KS, QH, QD, AD, JOK | size hand of 1: 5 | may = QS JS AS KH JH AH KD JD QC KC JC in hand of 1 | may +QS +JS +AS +JH +AH +JD +QC +KC +JC in dead
   seat 1: in no heap: AC KD KH | hand: = QS KH JH KD KC | size hand of 0: 5 | may = KS JS AS QH AH QD JD AD QC JC JOK in hand of 0 | may +KS +JS +AS +AH +JD +AD +QC +JC in dead
24. 0 play QD
   all told: 0 played QD; deal 3 §6.2 three_of_a_kind: +1 white to 1 for KH KD KC
   all: turn: 1 | trick: 0 led QD | holds: 1,2 0,1 | public.phase: reply | public.shows: ( ([kings three_of_a_kind {KH KD KC}]))
   seat 0: hand: -QD | may -QC in hand of 1 | sure = KH KD KC in hand of 1 | may -KH -KD -KC in dead | sure = QC in dead
   seat 1: in no heap: QD | moves: play KD | size hand of 0: 4
25. 1 play KD
   all told: 1 played KD; 1 took the trick QD KD
   all: trick: 1 leads | trick 1: 0 led QD KD, 1 takes | public.phase: lead
   seat 0: in no heap: KD | size hand of 1: 4 | sure -KD in hand of 1
   seat 1: hand: -KD | moves: play QS, KH, JH, KC
26. 1 play KH
   all told: 1 played KH
   all: turn: 0 | trick: 1 led KH | public.phase: reply
   seat 0: in no heap: KH | moves: play QH | size hand of 1: 3 | sure = KC in hand of 1
   seat 1: hand: -KH
27. 0 play QH
   all told: 0 played QH; 1 took the trick QH KH
   all: turn: 1 | trick: 1 leads | trick 2: 1 led KH QH, 1 takes | public.phase: lead
   seat 0: hand: -QH
   seat 1: in no heap: QH | moves: play QS, JH, KC | size hand of 0: 3 | may -AH -QC in hand of 0 | sure = AH QC in dead
28. 1 play QS
   all told: 1 played QS
   all: turn: 0 | trick: 1 led QS | public.phase: reply
   seat 0: in no heap: QS | moves: play KS | size hand of 1: 2
   seat 1: hand: -QS
29. 0 play KS
   all told: 0 played KS; 0 took the trick QS KS
   all: trick: 0 leads | trick 3: 1 led QS KS, 0 takes | public.phase: lead
   seat 0: hand: -KS | moves: play AD, JOK
   seat 1: in no heap: KS | size hand of 0: 2
30. 0 play JOK
   all told: 0 played JOK
   all: turn: 1 | trick: 0 led JOK | public.phase: reply
   seat 0: hand: = AD
   seat 1: in no heap: JOK | moves: play KC | size hand of 0: 1
31. 1 play KC
   all told: 1 played KC; 0 took the trick KC JOK
   all: turn: 0 | trick: 0 leads | trick 4: 0 led JOK KC, 0 takes | public.phase: lead
   seat 0: no more: sure hand of 1 | in no heap: KC | moves: play AD | size hand of 1: 1
   seat 1: hand: = JH
32. 0 play AD
   all told: 0 played AD
   all: turn: 1 | trick: 0 led AD | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0 | in no heap: AD | moves: play JH | sure +JS +AS +JD +JC in dead
33. 1 play JH
   all told: 1 played JH; 0 took the trick JH AD; deal 3 §8.1 tricks_3: +1 white to 0; deal 3 over
   all: turn: chance | holds: 2,0 0,0 | deals: 3 over, 0 of them thrown in | trick 5: 0 led AD JH, 0 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1 | in no heap: JH | sure +JS +AS +AH +JD +JC in dead
   seat 1: no more: hand, trick
34. * deal
   all told: 0 dealt; deal 4 §5.8 turned_joker: +1 blue to 0 for JOK; deal 4 over; match over
   all: no more: tricks, sure dead | turn: nobody | dealer: 0 | shown: JOK | holds: 3,0 0,0 | deals: 4 over, 0 of them thrown in | public.turn_up: JOK | public.shows: ( )
   seat 0: in no heap: AS JS QC | hand: = QS JS AS QH QC | size hand of 1: 5 | may = KS KH JH AH QD KD JD AD KC JC AC in hand of 1 | may +KS +KH +JH +QD +KD +AD +KC +AC in dead
   seat 1: in no heap: AH JC | hand: = AH AD KC JC AC | size hand of 0: 5 | may = QS KS JS AS QH KH JH QD KD JD QC in hand of 0 | may +QS +KS +QH +KH +JH +QD +KD in dead
