start
   all: turn: chance | dealer: 0 | sides: 0 0 1 1 | holds: 0 0 0 0 | deals: 0 over, 0 of them thrown in | public.phase: dealing | public.announced: (   ) | public.combinations: (   ) | public.direction: anticlockwise | public.partners_show: False
1. * deal
   all told: 0 dealt
   all: turn: 1 | trick: 1 leads | public.phase: lead | size dead: 16
   seat 0, 1, 2: size hand of 3: 5
   seat 0, 1, 3: size hand of 2: 5
   seat 0, 2, 3: size hand of 1: 5
   seat 1, 2, 3: size hand of 0: 5
   seat 0: hand: = 8H AD 7C QC AC | public.combinations: (([double_rome {AD AC} 4 2])   ) | may = 6S 7S 8S 9S TS JS QS KS AS 6H 7H 9H TH JH QH KH AH 6D 7D 8D 9D TD JD QD KD 6C 8C 9C TC JC KC in all heaps
   seat 1: hand: = 9H TH KH 7D 6C | moves: play 9H, TH, KH, 7D, 6C | may = 6S 7S 8S 9S TS JS QS KS AS 6H 7H 8H JH QH AH 6D 8D 9D TD JD QD KD AD 7C 8C 9C TC JC QC KC AC in all heaps
   seat 2: hand: = 7S AS 6H QH JD | may = 6S 8S 9S TS JS QS KS 7H 8H 9H TH JH KH AH 6D 7D 8D 9D TD QD KD AD 6C 7C 8C 9C TC JC QC KC AC in all heaps
   seat 3: hand: = KS 6D TC JC KC | public.combinations: (   ([double_rome {KS KC} 4 2])) | may = 6S 7S 8S 9S TS JS QS AS 6H 7H 8H 9H TH JH QH KH AH 7D 8D 9D TD JD QD KD AD 6C 7C 8C 9C QC AC in all heaps
2. 1 play 9H
   all told: 1 played 9H
   all: turn: 2 | trick: 1 led 9H | public.phase: reply
   seat 0, 2, 3: in no heap: 9H | size hand of 1: 4
   seat 1: hand: -9H
   seat 2: moves: play 6H, QH
3. 2 play 6H
   all told: 2 played 6H
   all: turn: 3 | trick: 1 led 9H 6H
   seat 0, 1, 3: in no heap: 6H | size hand of 2: 4
   seat 2: hand: -6H
   seat 3: moves: play KS, 6D, TC, JC, KC
4. 3 play KC
   all told: 3 played KC
   all: turn: 0 | trick: 1 led 9H 6H KC | public.announced: (   ([double_rome KC]))
   seat 0, 1, 2: in no heap: KC | size hand of 3: 4
   seat 0: moves: play 8H | may -7H -TH -JH -QH -KH -AH in hand of 3
   seat 1: may -7H -8H -JH -QH -AH in hand of 3
   seat 2: may -7H -8H -TH -JH -KH -AH in hand of 3
   seat 3: hand: -KC
5. 0 play 8H
   all told: 0 played 8H; 1 took the trick 6H 8H 9H KC
   all: turn: 1 | trick: 1 leads | trick 1: 1 led 9H 6H KC 8H, 1 takes | public.phase: lead
   seat 1, 2, 3: in no heap: 8H | size hand of 0: 4
   seat 0: hand: -8H
   seat 1: moves: play TH, KH, 7D, 6C
6. 1 play 6C
   all told: 1 played 6C
   all: turn: 2 | trick: 1 led 6C | public.phase: reply
   seat 0, 2, 3: in no heap: 6C | size hand of 1: 3
   seat 1: hand: -6C
   seat 2: moves: play 7S, AS, QH, JD
7. 2 play JD
   all told: 2 played JD
   all: turn: 3 | trick: 1 led 6C JD
   seat 0, 1, 3: in no heap: JD | size hand of 2: 3
   seat 0: may -8C -9C -TC -JC in hand of 2
   seat 1: may -7C -8C -9C -TC -JC -QC -AC in hand of 2
   seat 2: hand: -JD
   seat 3: moves: play TC, JC | may -7C -8C -9C -QC -AC in hand of 2
8. 3 play JC
   all told: 3 played JC
   all: turn: 0 | trick: 1 led 6C JD JC
   seat 0, 1, 2: in no heap: JC | size hand of 3: 3
   seat 0: moves: play 7C, QC, AC
   seat 3: hand: -JC
9. 0 play AC
   all told: 0 played AC; 0 took the trick JD 6C JC AC
   all: trick: 0 leads | trick 2: 1 led 6C JD JC AC, 0 takes | public.phase: lead | public.announced: (([double_rome AC])   ([double_rome KC]))
   seat 1, 2, 3: in no heap: AC | size hand of 0: 3
   seat 0: hand: -AC | moves: play AD, 7C, QC
10. 0 play QC
   all told: 0 played QC
   all: turn: 1 | trick: 0 led QC | public.phase: reply
   seat 1, 2, 3: in no heap: QC | size hand of 0: 2
   seat 0: hand: -QC
   seat 1: moves: play TH, KH, 7D
11. 1 play TH
   all told: 1 played TH
   all: turn: 2 | trick: 0 led QC TH
   seat 0, 2, 3: in no heap: TH | size hand of 1: 2
   seat 0: may -8C -9C -TC in hand of 1
   seat 1: hand: -TH
   seat 2: moves: play 7S, AS, QH | may -7C -8C -9C -TC in hand of 1
   seat 3: may -7C -8C -9C in hand of 1
12. 2 play AS
   all told: 2 played AS
   all: turn: 3 | trick: 0 led QC TH AS
   seat 0, 1, 3: in no heap: AS | size hand of 2: 2
   seat 2: hand: -AS
   seat 3: moves: play TC
13. 3 play TC
   all told: 3 played TC; 0 took the trick AS TH TC QC
   all: turn: 0 | trick: 0 leads | trick 3: 0 led QC TH AS TC, 0 takes | public.phase: lead
   seat 0, 1, 2: in no heap: TC | size hand of 3: 2
   seat 0: moves: play AD, 7C
   seat 3: hand: -TC
14. 0 play AD
   all told: 0 played AD
   all: turn: 1 | trick: 0 led AD | public.phase: reply
   seat 1, 2, 3: in no heap: AD | size hand of 0: 1 | may -AH in hand of 0
   seat 0: hand: = 7C
   seat 1: moves: play 7D
15. 1 play 7D
   all told: 1 played 7D
   all: turn: 2 | trick: 0 led AD 7D
   seat 0, 2, 3: in no heap: 7D | size hand of 1: 1
   seat 1: hand: = KH
   seat 2: moves: play 7S, QH
16. 2 play QH
   all told: 2 played QH
   all: turn: 3 | trick: 0 led AD 7D QH
   seat 0, 1, 3: in no heap: QH | size hand of 2: 1
   seat 0, 1: may -6D -8D -9D -TD -QD -KD in hand of 2
   seat 2: hand: = 7S
   seat 3: moves: play 6D | may -8D -9D -TD -QD -KD in hand of 2
17. 3 play 6D
   all told: 3 played 6D; 0 took the trick QH 6D 7D AD; deal 1 §9.3 double_rome: +4 points to 0 for AD AC
   all: turn: 0 | trick: 0 leads | holds: 4 4 0 0 | trick 4: 0 led AD 7D QH 6D, 0 takes | public.phase: lead
   seat 0, 1, 2: in no heap: 6D | size hand of 3: 1
   seat 0: moves: play 7C
   seat 3: hand: = KS
18. 0 play 7C
   all told: 0 played 7C
   all: turn: 1 | trick: 0 led 7C | public.phase: reply
   seat 1, 2, 3: no more: size hand of 0, may hand of 0 | in no heap: 7C
   seat 0: no more: hand
   seat 1: moves: play KH
   seat 3: sure = 8C 9C in dead
19. 1 play KH
   all told: 1 played KH
   all: turn: 2 | trick: 0 led 7C KH
   seat 0, 2, 3: no more: size hand of 1, may hand of 1 | in no heap: KH
   seat 1: no more: hand
   seat 2: moves: play 7S | sure = 7H JH AH in dead
   seat 3: sure +8D +9D +TD +QD +KD in dead
20. 2 play 7S
   all told: 2 played 7S
   all: turn: 3 | trick: 0 led 7C KH 7S
   seat 0, 1, 3: no more: size hand of 2, may hand of 2 | in no heap: 7S
   seat 0, 1: sure = 7H JH AH in dead
   seat 2: no more: hand
   seat 3: moves: play KS | sure +6S +8S +9S +TS +JS +QS +7H +JH +AH in dead
21. 3 play KS
   all told: 3 played KS; 0 took the trick 7S KS KH 7C; deal 1 §9.2 duped_double_rome: +2 points to 0 for KS KC; deal 1 §9.8 stecq: +1 points to 0; deal 1 over
   all: turn: chance | holds: 7 7 0 0 | deals: 1 over, 0 of them thrown in | trick 5: 0 led 7C KH 7S KS, 0 takes | public.phase: settled
   seat 0, 1, 2: no more: trick, size hand of 3, may hand of 3 | in no heap: KS | sure +6S +8S +9S +TS +JS +QS +8D +9D +TD +QD +KD +8C +9C in dead
   seat 3: no more: hand, trick
22. * deal
   all told: 1 dealt
   all: no more: tricks, sure dead | turn: 2 | dealer: 1 | trick: 2 leads | public.phase: lead | public.announced: (   )
   seat 0, 1, 2: size hand of 3: 5
   seat 0, 1, 3: size hand of 2: 5
   seat 0, 2, 3: size hand of 1: 5
   seat 1, 2, 3: size hand of 0: 5
   seat 0: in no heap: TD | hand: = 7S KH TD AD 7C | public.combinations: (([rome {7S 7C} 1 1])   ) | may = 6S 8S 9S TS JS QS KS AS 6H 7H 8H 9H TH JH QH AH 6D 7D 8D 9D JD QD KD 6C 8C 9C TC JC QC KC AC in hand of 1, hand of 2, hand of 3 | may +KS +AS +6H +8H +9H +TH +QH +6D +7D +JD +6C +TC +JC +QC +KC +AC in dead
   seat 1: in no heap: 9C QD QS TS | hand: = TS QS QD 9C TC | public.combinations: ( ([two_pairs {TS QS QD TC} 3 3])  ) | may = 6S 7S 8S 9S JS KS AS 6H 7H 8H 9H TH JH QH KH AH 6D 7D 8D 9D TD JD KD AD 6C 7C 8C JC QC KC AC in hand of 0, hand of 2, hand of 3 | may +7S +KS +AS +6H +8H +9H +TH +QH +KH +6D +7D +JD +AD +6C +7C +JC +QC +KC +AC in dead
   seat 2: in no heap: 8C 9S KD | hand: = 9S 6D KD 6C 8C | moves: play 9S, 6D, KD, 6C, 8C | public.combinations: (  ([rome {6D 6C} 1 1]) ) | may = 6S 7S 8S TS JS QS KS AS 6H 7H 8H 9H TH JH QH KH AH 7D 8D 9D TD JD QD AD 7C 9C TC JC QC KC AC in hand of 0, hand of 1, hand of 3 | may +7S +KS +AS +6H +8H +9H +TH +QH +KH +7D +JD +AD +7C +TC +JC +QC +KC +AC in dead
   seat 3: in no heap: 7H 8S | hand: = 8S 6H 7H 9H AC | public.combinations: (   ) | may = 6S 7S 9S TS JS QS KS AS 8H TH JH QH KH AH 6D 7D 8D 9D TD JD QD KD AD 6C 7C 8C 9C TC JC QC KC in hand of 0, hand of 1, hand of 2 | may +7S +KS +AS +8H +TH +QH +KH +6D +7D +JD +AD +6C +7C +TC +JC +QC +KC in dead
23. 2 play KD
   all told: 2 played KD
   all: turn: 3 | trick: 2 led KD | public.phase: reply
   seat 0, 1, 3: in no heap: KD | size hand of 2: 4
   seat 2: hand: -KD
   seat 3: moves: play 8S, 6H, 7H, 9H, AC
24. 3 play 9H
   all told: 3 played 9H
   all: turn: 0 | trick: 2 led KD 9H
   seat 0, 1, 2: in no heap: 9H | size hand of 3: 4
   seat 0: moves: play TD, AD | may -6D -7D -8D -9D -JD -QD in hand of 3
   seat 1: may -6D -7D -8D -9D -TD -JD -AD in hand of 3
   seat 2: may -7D -8D -9D -TD -JD -QD -AD in hand of 3
   seat 3: hand: -9H
25. 0 play AD
   all told: 0 played AD
   all: turn: 1 | trick: 2 led KD 9H AD
   seat 1, 2, 3: in no heap: AD | size hand of 0: 4
   seat 0: hand: -AD
   seat 1: moves: play QD
26. 1 play QD
   all told: 1 played QD; 0 took the trick 9H QD KD AD
   all: turn: 0 | trick: 0 leads | trick 1: 2 led KD 9H AD QD, 0 takes | public.phase: lead | public.announced: ( ([two_pairs QD])  )
   seat 0, 2, 3: in no heap: QD | size hand of 1: 4
   seat 0: moves: play 7S, KH, TD, 7C
   seat 1: hand: -QD
27. 0 play 7S
   all told: 0 played 7S
   all: turn: 1 | trick: 0 led 7S | public.phase: reply | public.announced: (([rome 7S]) ([two_pairs QD])  )
   seat 1, 2, 3: in no heap: 7S | size hand of 0: 3
   seat 0: hand: -7S
   seat 1: moves: play TS, QS
28. 1 play TS
   all told: 1 played TS
   all: turn: 2 | trick: 0 led 7S TS
   seat 0, 2, 3: in no heap: TS | size hand of 1: 3
   seat 1: hand: -TS
   seat 2: moves: play 9S
29. 2 play 9S
   all told: 2 played 9S
   all: turn: 3 | trick: 0 led 7S TS 9S
   seat 0, 1, 3: in no heap: 9S | size hand of 2: 3
   seat 2: hand: -9S
   seat 3: moves: play 8S
30. 3 play 8S
   all told: 3 played 8S; 1 took the trick 7S 8S 9S TS
   all: turn: 1 | trick: 1 leads | trick 2: 0 led 7S TS 9S 8S, 1 takes | public.phase: lead
   seat 0, 1, 2: in no heap: 8S | size hand of 3: 3
   seat 1: moves: play QS, 9C, TC
   seat 3: hand: -8S
31. 1 play 9C
   all told: 1 played 9C
   all: turn: 2 | trick: 1 led 9C | public.phase: reply
   seat 0, 2, 3: in no heap: 9C | size hand of 1: 2
   seat 1: hand: -9C
   seat 2: moves: play 6C, 8C
32. 2 play 8C
   all told: 2 played 8C
   all: turn: 3 | trick: 1 led 9C 8C
   seat 0, 1, 3: in no heap: 8C | size hand of 2: 2
   seat 2: hand: -8C
   seat 3: moves: play AC
33. 3 play AC
   all told: 3 played AC
   all: turn: 0 | trick: 1 led 9C 8C AC
   seat 0, 1, 2: in no heap: AC | size hand of 3: 2
   seat 0: moves: play 7C
   seat 3: hand: -AC
34. 0 play 7C
   all told: 0 played 7C; 3 took the trick 7C 8C 9C AC; deal 2 §9.3 rome: +1 points to 0 for 7S 7C
   all: turn: 3 | trick: 3 leads | holds: 8 8 0 0 | trick 3: 1 led 9C 8C AC 7C, 3 takes | public.phase: lead
   seat 1, 2, 3: in no heap: 7C | size hand of 0: 2
   seat 1, 2: may -7H -7D in hand of 0
   seat 0: hand: -7C
   seat 3: moves: play 6H, 7H | may -7D in hand of 0
35. 3 play 6H
   all told: 3 played 6H
   all: turn: 0 | trick: 3 led 6H | public.phase: reply
   seat 0, 1, 2: in no heap: 6H | size hand of 3: 1
   seat 0: moves: play KH
   seat 3: hand: = 7H
36. 0 play KH
   all told: 0 played KH
   all: turn: 1 | trick: 3 led 6H KH
   seat 1, 2, 3: in no heap: KH | size hand of 0: 1
   seat 0: hand: = TD
   seat 1: moves: play QS, TC
37. 1 play QS
   all told: 1 played QS
   all: turn: 2 | trick: 3 led 6H KH QS
   seat 0, 2, 3: in no heap: QS | size hand of 1: 1
   seat 0, 2: may -7H -8H -TH -JH -QH -AH -QC in hand of 1
   seat 1: hand: = TC
   seat 2: moves: play 6D, 6C
   seat 3: may -8H -TH -JH -QH -AH -QC in hand of 1
38. 2 play 6D
   all told: 2 played 6D; 0 took the trick QS 6H KH 6D
   all: turn: 0 | trick: 0 leads | trick 4: 3 led 6H KH QS 6D, 0 takes | public.phase: lead | public.announced: (([rome 7S]) ([two_pairs QD]) ([rome 6D]) )
   seat 0, 1, 3: in no heap: 6D | size hand of 2: 1
   seat 0, 1: may -7H -8H -TH -JH -QH -AH in hand of 2
   seat 0: moves: play TD
   seat 2: hand: = 6C
   seat 3: may -8H -TH -JH -QH -AH in hand of 2
39. 0 play TD
   all told: 0 played TD
   all: turn: 1 | trick: 0 led TD | public.phase: reply
   seat 1, 2, 3: no more: size hand of 0, may hand of 0 | in no heap: TD
   seat 0: no more: hand
   seat 1: moves: play TC
   seat 3: sure = 8H TH JH QH AH in dead
40. 1 play TC
   all told: 1 played TC
   all: turn: 2 | trick: 0 led TD TC
   seat 0, 2, 3: no more: size hand of 1, may hand of 1 | in no heap: TC
   seat 1: no more: hand
   seat 2: moves: play 6C | sure = 7D 8D 9D JD in dead
41. 2 play 6C
   all told: 2 played 6C
   all: turn: 3 | trick: 0 led TD TC 6C
   seat 0, 1, 3: no more: size hand of 2, may hand of 2 | in no heap: 6C
   seat 0, 1: sure = 7D 8D 9D JD in dead
   seat 2: no more: hand
   seat 3: moves: play 7H | sure +6S +JS +KS +AS +7D +8D +9D +JD +JC +QC +KC in dead
42. 3 play 7H
   all told: 3 played 7H; 0 took the trick 7H TD 6C TC; deal 2 §9.3 two_pairs: +3 points to 1 for TS QS QD TC; deal 2 §9.2 duped_rome: +1 points to 0 for 6D 6C; deal 2 §9.8 stecq: +1 points to 0; deal 2 over
   all: turn: chance | holds: 13 13 0 0 | deals: 2 over, 0 of them thrown in | trick 5: 0 led TD TC 6C 7H, 0 takes | public.phase: settled
   seat 0, 1, 2: no more: trick, size hand of 3, may hand of 3 | in no heap: 7H | sure +6S +JS +KS +AS +8H +TH +JH +QH +AH +JC +QC +KC in dead
   seat 3: no more: hand, trick
43. * deal
   all told: 2 dealt
   all: no more: tricks, sure dead | turn: 3 | dealer: 2 | trick: 3 leads | public.phase: lead | public.announced: (   )
   seat 0, 1, 2: size hand of 3: 5
   seat 0, 1, 3: size hand of 2: 5
   seat 0, 2, 3: size hand of 1: 5
   seat 1, 2, 3: size hand of 0: 5
   seat 0: in no heap: AH QC | hand: = 8S AH 6D QD QC | public.combinations: (([rome {QD QC} 1 1])   ) | may = 6S 7S 9S TS JS QS KS AS 6H 7H 8H 9H TH JH QH KH 7D 8D 9D TD JD KD AD 6C 7C 8C 9C TC JC KC AC in hand of 1, hand of 2, hand of 3 | may +7S +9S +TS +QS +6H +7H +9H +KH +TD +KD +AD +6C +7C +8C +9C +TC +AC in dead
   seat 1: in no heap: 8H JD JH KC | hand: = 8H JH KH JD KC | public.combinations: ( ([double_rome {KH KC} 4 2] [rome {JH JD} 1 1])  ) | may = 6S 7S 8S 9S TS JS QS KS AS 6H 7H 9H TH QH AH 6D 7D 8D 9D TD QD KD AD 6C 7C 8C 9C TC JC QC AC in hand of 0, hand of 2, hand of 3 | may +7S +8S +9S +TS +QS +6H +7H +9H +6D +TD +QD +KD +AD +6C +7C +8C +9C +TC +AC in dead
   seat 2: in no heap: KS | hand: = TS KS AD TC AC | public.combinations: (  ([double_rome {AD AC} 4 2] [rome {TS TC} 1 1]) ) | may = 6S 7S 8S 9S JS QS AS 6H 7H 8H 9H TH JH QH KH AH 6D 7D 8D 9D TD JD QD KD 6C 7C 8C 9C JC QC KC in hand of 0, hand of 1, hand of 3 | may +7S +8S +9S +QS +6H +7H +9H +KH +6D +TD +QD +KD +6C +7C +8C +9C in dead
   seat 3: in no heap: 9D TH | hand: = 7S QS TH 9D 7C | moves: play 7S, QS, TH, 9D, 7C | public.combinations: (   ([rome {7S 7C} 1 1])) | may = 6S 8S 9S TS JS KS AS 6H 7H 8H 9H JH QH KH AH 6D 7D 8D TD JD QD KD AD 6C 8C 9C TC JC QC KC AC in hand of 0, hand of 1, hand of 2 | may +8S +9S +TS +6H +7H +9H +KH +6D +TD +QD +KD +AD +6C +8C +9C +TC +AC in dead
44. 3 play TH
   all told: 3 played TH
   all: turn: 0 | trick: 3 led TH | public.phase: reply
   seat 0, 1, 2: in no heap: TH | size hand of 3: 4
   seat 0: moves: play AH
   seat 3: hand: -TH
45. 0 play AH
   all told: 0 played AH
   all: turn: 1 | trick: 3 led TH AH
   seat 1, 2, 3: in no heap: AH | size hand of 0: 4
   seat 0: hand: -AH
   seat 1: moves: play 8H, JH, KH
46. 1 play JH
   all told: 1 played JH
   all: turn: 2 | trick: 3 led TH AH JH | public.announced: ( ([rome JH])  )
   seat 0, 2, 3: in no heap: JH | size hand of 1: 4
   seat 1: hand: -JH
   seat 2: moves: play TS, KS, AD, TC, AC
47. 2 play TS
   all told: 2 played TS; 0 took the trick TS TH JH AH
   all: turn: 0 | trick: 0 leads | trick 1: 3 led TH AH JH TS, 0 takes | public.phase: lead | public.announced: ( ([rome JH]) ([rome TS]) )
   seat 0, 1, 3: in no heap: TS | size hand of 2: 4
   seat 0, 3: may -6H -7H -8H -9H -QH -KH in hand of 2
   seat 0: moves: play 8S, 6D, QD, QC
   seat 1: may -6H -7H -9H -QH in hand of 2
   seat 2: hand: -TS
48. 0 play 6D
   all told: 0 played 6D
   all: turn: 1 | trick: 0 led 6D | public.phase: reply
   seat 1, 2, 3: in no heap: 6D | size hand of 0: 3
   seat 0: hand: -6D
   seat 1: moves: play JD
49. 1 play JD
   all told: 1 played JD
   all: turn: 2 | trick: 0 led 6D JD
   seat 0, 2, 3: in no heap: JD | size hand of 1: 3 | may -JS -JC in hand of 1
   seat 1: hand: -JD
   seat 2: moves: play AD
50. 2 play AD
   all told: 2 played AD
   all: turn: 3 | trick: 0 led 6D JD AD | public.announced: ( ([rome JH]) ([rome TS] [double_rome AD]) )
   seat 0, 1, 3: in no heap: AD | size hand of 2: 3
   seat 2: hand: -AD
   seat 3: moves: play 9D
51. 3 play 9D
   all told: 3 played 9D; 2 took the trick 6D 9D JD AD; deal 3 §9.3 rome: +1 points to 1 for JH JD
   all: turn: 2 | trick: 2 leads | holds: 14 14 0 0 | trick 2: 0 led 6D JD AD 9D, 2 takes | public.phase: lead
   seat 0, 1, 2: in no heap: 9D | size hand of 3: 3
   seat 2: moves: play KS, TC, AC
   seat 3: hand: -9D
52. 2 play KS
   all told: 2 played KS
   all: turn: 3 | trick: 2 led KS | public.phase: reply
   seat 0, 1, 3: in no heap: KS | size hand of 2: 2
   seat 2: hand: -KS
   seat 3: moves: play 7S, QS
53. 3 play 7S
   all told: 3 played 7S
   all: turn: 0 | trick: 2 led KS 7S | public.announced: ( ([rome JH]) ([rome TS] [double_rome AD]) ([rome 7S]))
   seat 0, 1, 2: in no heap: 7S | size hand of 3: 2
   seat 0: moves: play 8S
   seat 3: hand: -7S
54. 0 play 8S
   all told: 0 played 8S
   all: turn: 1 | trick: 2 led KS 7S 8S
   seat 1, 2, 3: in no heap: 8S | size hand of 0: 2
   seat 0: hand: -8S
   seat 1: moves: play 8H, KH, KC
55. 1 play KC
   all told: 1 played KC; 2 took the trick 7S 8S KS KC
   all: turn: 2 | trick: 2 leads | trick 3: 2 led KS 7S 8S KC, 2 takes | public.phase: lead | public.announced: ( ([rome JH] [double_rome KC]) ([rome TS] [double_rome AD]) ([rome 7S]))
   seat 0, 2, 3: in no heap: KC | size hand of 1: 2
   seat 0, 2: may -6S -9S -QS -AS in hand of 1
   seat 1: hand: -KC
   seat 2: moves: play TC, AC
   seat 3: may -6S -9S -AS in hand of 1
56. 2 play TC
   all told: 2 played TC
   all: turn: 3 | trick: 2 led TC | public.phase: reply
   seat 0, 1, 3: in no heap: TC | size hand of 2: 1 | may -TD in hand of 2
   seat 2: hand: = AC
   seat 3: moves: play 7C
57. 3 play 7C
   all told: 3 played 7C
   all: turn: 0 | trick: 2 led TC 7C
   seat 0, 1, 2: in no heap: 7C | size hand of 3: 1 | may -7H -7D in hand of 3
   seat 0: moves: play QC
   seat 3: hand: = QS
58. 0 play QC
   all told: 0 played QC
   all: turn: 1 | trick: 2 led TC 7C QC | public.announced: (([rome QC]) ([rome JH] [double_rome KC]) ([rome TS] [double_rome AD]) ([rome 7S]))
   seat 1, 2, 3: in no heap: QC | size hand of 0: 1
   seat 0: hand: = QD
   seat 1: moves: play 8H, KH
59. 1 play KH
   all told: 1 played KH; 0 took the trick KH 7C TC QC; deal 3 §9.2 duped_rome: +1 points to 0 for TS TC; deal 3 §9.3 rome: +1 points to 3 for 7S 7C; deal 3 §9.3 double_rome: +4 points to 1 for KH KC
   all: turn: 0 | trick: 0 leads | holds: 19 19 1 1 | trick 4: 2 led TC 7C QC KH, 0 takes | public.phase: lead
   seat 0, 2, 3: in no heap: KH | size hand of 1: 1
   seat 0, 3: may -KD -6C -8C -9C -AC in hand of 1
   seat 0: moves: play QD
   seat 1: hand: = 8H
   seat 2: may -KD -6C -8C -9C in hand of 1
60. 0 play QD
   all told: 0 played QD
   all: turn: 1 | trick: 0 led QD | public.phase: reply
   seat 1, 2, 3: no more: size hand of 0, may hand of 0 | in no heap: QD
   seat 0: no more: hand
   seat 1: moves: play 8H | sure = 7H in dead
61. 1 play 8H
   all told: 1 played 8H
   all: turn: 2 | trick: 0 led QD 8H
   seat 0, 2, 3: no more: size hand of 1, may hand of 1 | in no heap: 8H
   seat 0: sure = 7H in dead
   seat 1: no more: hand
   seat 2: moves: play AC | sure = 7H 7D in dead
   seat 3: sure = 6H 7H 9H QH TD in dead
62. 2 play AC
   all told: 2 played AC
   all: turn: 3 | trick: 0 led QD 8H AC
   seat 0, 1, 3: no more: size hand of 2, may hand of 2 | in no heap: AC
   seat 0, 1: sure +7D in dead
   seat 2: no more: hand
   seat 3: moves: play QS | sure +6S +9S +JS +AS +7D +8D +KD +6C +8C +9C +JC in dead
63. 3 play QS
   all told: 3 played QS; 0 took the trick QS 8H QD AC; deal 3 §9.3 rome: +1 points to 0 for QD QC; deal 3 §9.3 double_rome: +4 points to 2 for AD AC; deal 3 §9.8 stecq: +1 points to 0; deal 3 over; match over
   all: turn: nobody | holds: 21 21 5 5 | deals: 3 over, 0 of them thrown in | trick 5: 0 led QD 8H AC QS, 0 takes | public.phase: settled
   seat 0, 1, 2: no more: trick, size hand of 3, may hand of 3 | in no heap: QS | sure +6S +9S +JS +AS +6H +9H +QH +8D +TD +KD +6C +8C +9C +JC in dead
   seat 3: no more: hand, trick
