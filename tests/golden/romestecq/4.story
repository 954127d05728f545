start
   all: turn: chance | dealer: 4 | sides: 0 0 1 1 2 2 | holds: 0 0 0 0 0 0 | deals: 0 over, 0 of them thrown in | public.phase: dealing | public.announced: (     ) | public.combinations: (     ) | public.direction: anticlockwise | public.partners_show: True
1. * deal
   all told: 4 dealt
   all: turn: 5 | trick: 5 leads | public.phase: lead | size dead: 6
   seat 0, 1, 2, 3, 4: size hand of 5: 5
   seat 0, 1, 2, 3, 5: size hand of 4: 5
   seat 0, 1, 2, 4, 5: size hand of 3: 5
   seat 0, 1, 3, 4, 5: size hand of 2: 5
   seat 0, 2, 3, 4, 5: size hand of 1: 5
   seat 1, 2, 3, 4, 5: size hand of 0: 5
   seat 0, 1: public.combinations: (([rome {6H 6D} 1 1])     ) | may = 6S 7S 8S 9S TS JS KS AS 7H 8H 9H TH QH AH 8D 9D JD QD KD AD 6C 7C TC JC KC AC in hand of 2, hand of 3, hand of 4, hand of 5, dead
   seat 2, 3: public.combinations: (  ([two_pairs {9S 8H 9H 8D} 3 3])   ) | may = 6S 7S 8S TS JS QS AS 6H 7H TH JH QH KH AH 6D 7D TD JD QD KD AD 8C 9C TC QC KC in hand of 0, hand of 1, hand of 4, hand of 5, dead
   seat 4, 5: public.combinations: (    ([double_rome {KD KC} 4 2]) ) | may = 7S 9S JS QS KS AS 6H 7H 8H 9H JH KH 6D 7D 8D 9D TD QD 6C 7C 8C 9C TC JC QC AC in hand of 0, hand of 1, hand of 2, hand of 3, dead
   seat 0: hand: = 6H 6D 7D TD QC | may = QS JH KH 8C 9C in hand of 1 | sure = QS JH KH 8C 9C in hand of 1
   seat 1: hand: = QS JH KH 8C 9C | may = 6H 6D 7D TD QC in hand of 0 | sure = 6H 6D 7D TD QC in hand of 0
   seat 2: hand: = 9S 8H 9H 8D 7C | may = KS 9D 6C JC AC in hand of 3 | sure = KS 9D 6C JC AC in hand of 3
   seat 3: hand: = KS 9D 6C JC AC | may = 9S 8H 9H 8D 7C in hand of 2 | sure = 9S 8H 9H 8D 7C in hand of 2
   seat 4: hand: = 6S TS AH KD KC | may = 8S TH QH JD AD in hand of 5 | sure = 8S TH QH JD AD in hand of 5
   seat 5: hand: = 8S TH QH JD AD | moves: play 8S, TH, QH, JD, AD | may = 6S TS AH KD KC in hand of 4 | sure = 6S TS AH KD KC in hand of 4
2. 5 play JD
   all told: 5 played JD
   all: turn: 0 | trick: 5 led JD | public.phase: reply
   seat 0, 1, 2, 3, 4: in no heap: JD | size hand of 5: 4
   seat 0: moves: play 6D, 7D, TD
   seat 4: sure -JD in hand of 5
   seat 5: hand: -JD
3. 0 play TD
   all told: 0 played TD
   all: turn: 1 | trick: 5 led JD TD
   seat 1, 2, 3, 4, 5: in no heap: TD | size hand of 0: 4
   seat 0: hand: -TD
   seat 1: moves: play QS, JH, KH, 8C, 9C | sure -TD in hand of 0
4. 1 play JH
   all told: 1 played JH
   all: turn: 2 | trick: 5 led JD TD JH
   seat 0, 2, 3, 4, 5: in no heap: JH | size hand of 1: 4
   seat 2, 3: may -6D -7D -QD -KD -AD in hand of 1
   seat 4, 5: may -6D -7D -8D -9D -QD in hand of 1
   seat 0: sure -JH in hand of 1
   seat 1: hand: -JH
   seat 2: moves: play 8D
5. 2 play 8D
   all told: 2 played 8D
   all: turn: 3 | trick: 5 led JD TD JH 8D | public.announced: (  ([two_pairs 8D])   )
   seat 0, 1, 3, 4, 5: in no heap: 8D | size hand of 2: 4
   seat 2: hand: -8D
   seat 3: moves: play 9D | sure -8D in hand of 2
6. 3 play 9D
   all told: 3 played 9D
   all: turn: 4 | trick: 5 led JD TD JH 8D 9D
   seat 0, 1, 2, 4, 5: in no heap: 9D | size hand of 3: 4
   seat 2: sure -9D in hand of 3
   seat 3: hand: -9D
   seat 4: moves: play KD
7. 4 play KD
   all told: 4 played KD; 4 took the trick JH 8D 9D TD JD KD
   all: trick: 4 leads | trick 1: 5 led JD TD JH 8D 9D KD, 4 takes | public.phase: lead | public.announced: (  ([two_pairs 8D])  ([double_rome KD]) )
   seat 0, 1, 2, 3, 5: in no heap: KD | size hand of 4: 4
   seat 4: hand: -KD | moves: play 6S, TS, AH, KC
   seat 5: sure -KD in hand of 4
8. 4 play AH
   all told: 4 played AH
   all: turn: 5 | trick: 4 led AH | public.phase: reply
   seat 0, 1, 2, 3, 5: in no heap: AH | size hand of 4: 3
   seat 4: hand: -AH
   seat 5: moves: play TH, QH | sure -AH in hand of 4
9. 5 play TH
   all told: 5 played TH
   all: turn: 0 | trick: 4 led AH TH
   seat 0, 1, 2, 3, 4: in no heap: TH | size hand of 5: 3
   seat 0: moves: play 6H
   seat 4: sure -TH in hand of 5
   seat 5: hand: -TH
10. 0 play 6H
   all told: 0 played 6H
   all: turn: 1 | trick: 4 led AH TH 6H | public.announced: (([rome 6H])  ([two_pairs 8D])  ([double_rome KD]) )
   seat 1, 2, 3, 4, 5: in no heap: 6H | size hand of 0: 3
   seat 0: hand: -6H
   seat 1: moves: play KH | sure -6H in hand of 0
11. 1 play KH
   all told: 1 played KH
   all: turn: 2 | trick: 4 led AH TH 6H KH
   seat 0, 2, 3, 4, 5: in no heap: KH | size hand of 1: 3
   seat 2, 3: may -KC in hand of 0, hand of 1, hand of 5, dead | sure = KC in hand of 4
   seat 0: sure -KH in hand of 1
   seat 1: hand: -KH
   seat 2: moves: play 8H, 9H
12. 2 play 8H
   all told: 2 played 8H
   all: turn: 3 | trick: 4 led AH TH 6H KH 8H
   seat 0, 1, 3, 4, 5: in no heap: 8H | size hand of 2: 3
   seat 0, 1: may -8S in hand of 2
   seat 4, 5: may -8C in hand of 2
   seat 2: hand: -8H
   seat 3: moves: play KS, 6C, JC, AC | sure -8H in hand of 2
13. 3 play JC
   all told: 3 played JC; 4 took the trick 6H 8H TH KH AH JC
   all: turn: 4 | trick: 4 leads | trick 2: 4 led AH TH 6H KH 8H JC, 4 takes | public.phase: lead
   seat 0, 1, 2, 4, 5: in no heap: JC | size hand of 3: 3
   seat 0, 1: may -7H -9H -QH in hand of 3
   seat 4, 5: may -7H -9H in hand of 3
   seat 2: sure -JC in hand of 3
   seat 3: hand: -JC
   seat 4: moves: play 6S, TS, KC
14. 4 play KC
   all told: 4 played KC
   all: turn: 5 | trick: 4 led KC | public.phase: reply
   seat 0, 1, 2, 3, 5: in no heap: KC | size hand of 4: 2
   seat 0, 1: may -KS in hand of 4
   seat 2, 3: no more: sure hand of 4
   seat 4: hand: -KC
   seat 5: moves: play 8S, QH, AD | sure -KC in hand of 4
15. 5 play AD
   all told: 5 played AD
   all: turn: 0 | trick: 4 led KC AD
   seat 0, 1, 2, 3, 4: in no heap: AD | size hand of 5: 2
   seat 0, 1: may -6C -7C -TC -AC in hand of 5
   seat 2, 3: may -8C -9C -TC -QC in hand of 5
   seat 0: moves: play QC
   seat 4: sure -AD in hand of 5
   seat 5: hand: -AD
16. 0 play QC
   all told: 0 played QC
   all: turn: 1 | trick: 4 led KC AD QC
   seat 1, 2, 3, 4, 5: in no heap: QC | size hand of 0: 2
   seat 0: hand: -QC
   seat 1: moves: play 8C, 9C | sure -QC in hand of 0
17. 1 play 8C
   all told: 1 played 8C
   all: turn: 2 | trick: 4 led KC AD QC 8C
   seat 0, 2, 3, 4, 5: in no heap: 8C | size hand of 1: 2
   seat 0: sure -8C in hand of 1
   seat 1: hand: -8C
   seat 2: moves: play 7C
18. 2 play 7C
   all told: 2 played 7C
   all: turn: 3 | trick: 4 led KC AD QC 8C 7C
   seat 0, 1, 3, 4, 5: in no heap: 7C | size hand of 2: 2
   seat 2: hand: -7C
   seat 3: moves: play 6C, AC | sure -7C in hand of 2
19. 3 play 6C
   all told: 3 played 6C; 4 took the trick AD 6C 7C 8C QC KC; deal 1 §9.3 double_rome: +4 points to 4 for KD KC
   all: turn: 4 | trick: 4 leads | holds: 0 0 0 0 4 4 | trick 3: 4 led KC AD QC 8C 7C 6C, 4 takes | public.phase: lead
   seat 0, 1, 2, 4, 5: in no heap: 6C | size hand of 3: 2
   seat 4, 5: sure = 6D in hand of 0 | may -6D in hand of 2, hand of 3, dead
   seat 2: sure -6C in hand of 3
   seat 3: hand: -6C
   seat 4: moves: play 6S, TS
20. 4 play TS
   all told: 4 played TS
   all: turn: 5 | trick: 4 led TS | public.phase: reply
   seat 0, 1, 2, 3, 5: in no heap: TS | size hand of 4: 1
   seat 4: hand: = 6S
   seat 5: moves: play 8S | sure = 6S in hand of 4
21. 5 play 8S
   all told: 5 played 8S
   all: turn: 0 | trick: 4 led TS 8S
   seat 0, 1, 2, 3, 4: in no heap: 8S | size hand of 5: 1
   seat 0: moves: play 6D, 7D
   seat 4: sure = QH in hand of 5
   seat 5: hand: = QH
22. 0 play 7D
   all told: 0 played 7D
   all: turn: 1 | trick: 4 led TS 8S 7D
   seat 1, 2, 3, 4, 5: in no heap: 7D | size hand of 0: 1
   seat 2, 3, 4, 5: may = 6D in hand of 0
   seat 1, 2, 3: sure = 6D in hand of 0
   seat 2, 3: may -6D in hand of 4, hand of 5, dead
   seat 0: hand: = 6D
   seat 1: moves: play QS
23. 1 play QS
   all told: 1 played QS
   all: turn: 2 | trick: 4 led TS 8S 7D QS
   seat 0, 2, 3, 4, 5: in no heap: QS | size hand of 1: 1
   seat 0: sure = 9C in hand of 1
   seat 1: hand: = 9C
   seat 2: moves: play 9S
24. 2 play 9S
   all told: 2 played 9S
   all: turn: 3 | trick: 4 led TS 8S 7D QS 9S
   seat 0, 1, 3, 4, 5: in no heap: 9S | size hand of 2: 1
   seat 2: hand: = 9H
   seat 3: moves: play KS | sure = 9H in hand of 2
25. 3 play KS
   all told: 3 played KS; 3 took the trick 8S 9S TS QS KS 7D
   all: trick: 3 leads | trick 4: 4 led TS 8S 7D QS 9S KS, 3 takes | public.phase: lead
   seat 0, 1, 2, 4, 5: in no heap: KS | size hand of 3: 1
   seat 2: sure = AC in hand of 3
   seat 3: hand: = AC | moves: play AC
26. 3 play AC
   all told: 3 played AC
   all: turn: 4 | trick: 3 led AC | public.phase: reply
   seat 0, 1, 2, 4, 5: in no heap: AC
   seat 0, 1, 4, 5: no more: size hand of 3, may hand of 3
   seat 2: no more: size hand of 3, may hand of 3, sure hand of 3
   seat 3: no more: hand
   seat 4: moves: play 6S
27. 4 play 6S
   all told: 4 played 6S
   all: turn: 5 | trick: 3 led AC 6S
   seat 0, 1, 2, 3, 5: in no heap: 6S
   seat 0, 1, 2, 3: no more: size hand of 4, may hand of 4
   seat 4: no more: hand
   seat 5: no more: size hand of 4, may hand of 4, sure hand of 4 | moves: play QH
28. 5 play QH
   all told: 5 played QH
   all: turn: 0 | trick: 3 led AC 6S QH
   seat 0, 1, 2, 3, 4: in no heap: QH
   seat 0, 1, 2, 3: no more: size hand of 5, may hand of 5
   seat 2, 3: sure = QD in dead
   seat 0: moves: play 6D
   seat 4: no more: size hand of 5, may hand of 5, sure hand of 5
   seat 5: no more: hand
29. 0 play 6D
   all told: 0 played 6D
   all: turn: 1 | trick: 3 led AC 6S QH 6D
   seat 1, 2, 3, 4, 5: no more: size hand of 0, may hand of 0, sure hand of 0 | in no heap: 6D
   seat 0: no more: hand
   seat 1: moves: play 9C
30. 1 play 9C
   all told: 1 played 9C
   all: turn: 2 | trick: 3 led AC 6S QH 6D 9C
   seat 0, 2, 3, 4, 5: in no heap: 9C
   seat 2, 3, 4, 5: no more: size hand of 1, may hand of 1
   seat 2, 3: sure +7S +JS +AS +7H +TC in dead
   seat 0: no more: size hand of 1, may hand of 1, sure hand of 1
   seat 1: no more: hand
   seat 2: moves: play 9H
31. 2 play 9H
   all told: 2 played 9H; 3 took the trick 6S 9H QH 6D 9C AC; deal 1 §9.6 duped_rome: +1 points to 3 for 6H 6D; deal 1 §9.3 two_pairs: +3 points to 2 for 9S 8H 9H 8D; deal 1 §9.8 stecq: +1 points to 3; deal 1 over
   all: turn: chance | holds: 0 0 5 5 4 4 | deals: 1 over, 0 of them thrown in | trick 5: 3 led AC 6S QH 6D 9C 9H, 3 takes | public.phase: settled
   seat 0, 1, 3, 4, 5: in no heap: 9H
   seat 0, 1, 4, 5: no more: trick, size hand of 2, may hand of 2 | sure = 7S JS AS 7H QD TC in dead
   seat 2: no more: hand, trick
   seat 3: no more: trick, size hand of 2, may hand of 2, sure hand of 2
32. * deal
   all told: 5 dealt
   all: no more: tricks, sure dead | turn: 0 | dealer: 5 | trick: 0 leads | public.phase: lead | public.announced: (     )
   seat 0, 1, 2, 3, 4: size hand of 5: 5
   seat 0, 1, 2, 3, 5: size hand of 4: 5
   seat 0, 1, 2, 4, 5: size hand of 3: 5
   seat 0, 1, 3, 4, 5: size hand of 2: 5
   seat 0, 2, 3, 4, 5: size hand of 1: 5
   seat 1, 2, 3, 4, 5: size hand of 0: 5
   seat 0, 1: public.combinations: (     )
   seat 2, 3: public.combinations: (  ([rome {TH TC} 1 1]) ([double_rome {AD AC} 4 2])  ) | may = 7S 8S JS AS 6H 7H 8H 9H JH QH KH AH 6D 7D 8D TD JD QD KD 6C 7C 8C 9C JC QC KC in hand of 0, hand of 1, hand of 4, hand of 5
   seat 4, 5: public.combinations: (    ([village {7D 8D 6C 7C} 2 2]) ) | may = 6S 7S 8S 9S TS JS QS KS AS 6H 7H 8H 9H TH JH AH 6D 9D JD QD KD AD TC JC KC AC in hand of 0, hand of 1, hand of 2, hand of 3 | may +6S +8S +9S +TS +QS +KS +6H +8H +9H +TH +JH +AH +6D +9D +JD +KD +AD +JC +KC +AC in dead
   seat 0: in no heap: 7H JS QD | hand: = JS 7H 8H 6D QD | moves: play JS, 7H, 8H, 6D, QD | may = 8S 6H AH KD JC in hand of 1 | sure = 8S 6H AH KD JC in hand of 1 | may = 6S 7S 9S TS QS KS AS 9H TH JH QH KH 7D 8D 9D TD JD AD 6C 7C 8C 9C TC QC KC AC in hand of 2, hand of 3, hand of 4, hand of 5 | may +6S +9S +TS +QS +KS +9H +TH +JH +QH +KH +7D +8D +9D +TD +JD +AD +6C +7C +8C +9C +QC +KC +AC in dead
   seat 1: hand: = 8S 6H AH KD JC | may = JS 7H 8H 6D QD in hand of 0 | sure = JS 7H 8H 6D QD in hand of 0 | may = 6S 7S 9S TS QS KS AS 9H TH JH QH KH 7D 8D 9D TD JD AD 6C 7C 8C 9C TC QC KC AC in hand of 2, hand of 3, hand of 4, hand of 5, dead
   seat 2: in no heap: TC | hand: = 6S KS TH 9D TC | may = 9S TS QS AD AC in hand of 3 | sure = 9S TS QS AD AC in hand of 3 | may +8S +6H +8H +9H +JH +QH +KH +AH +6D +7D +8D +TD +JD +KD +6C +7C +8C +9C +JC +QC +KC in dead
   seat 3: hand: = 9S TS QS AD AC | may = 6S KS TH 9D TC in hand of 2 | sure = 6S KS TH 9D TC in hand of 2 | may -TC +8S +6H +8H +9H +JH +QH +KH +AH +6D +7D +8D +TD +JD +KD +6C +7C +8C +9C +JC +QC +KC in dead
   seat 4: hand: = QH 7D 8D 6C 7C | may = KH TD 8C 9C QC in hand of 5 | sure = KH TD 8C 9C QC in hand of 5
   seat 5: hand: = KH TD 8C 9C QC | may = QH 7D 8D 6C 7C in hand of 4 | sure = QH 7D 8D 6C 7C in hand of 4
33. 0 play 7H
   all told: 0 played 7H
   all: turn: 1 | trick: 0 led 7H | public.phase: reply
   seat 1, 2, 3, 4, 5: in no heap: 7H | size hand of 0: 4
   seat 0: hand: -7H
   seat 1: moves: play 6H, AH | sure -7H in hand of 0
34. 1 play 6H
   all told: 1 played 6H
   all: turn: 2 | trick: 0 led 7H 6H
   seat 0, 2, 3, 4, 5: in no heap: 6H | size hand of 1: 4
   seat 0: sure -6H in hand of 1
   seat 1: hand: -6H
   seat 2: moves: play TH
35. 2 play TH
   all told: 2 played TH
   all: turn: 3 | trick: 0 led 7H 6H TH | public.announced: (  ([rome TH])   )
   seat 0, 1, 3, 4, 5: in no heap: TH | size hand of 2: 4
   seat 2: hand: -TH
   seat 3: moves: play 9S, TS, QS, AD, AC | sure -TH in hand of 2
36. 3 play TS
   all told: 3 played TS
   all: turn: 4 | trick: 0 led 7H 6H TH TS
   seat 0, 1, 2, 4, 5: in no heap: TS | size hand of 3: 4
   seat 0, 1: may -9H -JH -QH -KH in hand of 3
   seat 4, 5: may -TC in hand of 0, hand of 1, dead | sure = TC in hand of 2 | may -8H -9H -JH -AH -TC in hand of 3
   seat 2: sure -TS in hand of 3
   seat 3: hand: -TS
   seat 4: moves: play QH
37. 4 play QH
   all told: 4 played QH
   all: turn: 5 | trick: 0 led 7H 6H TH TS QH
   seat 0, 1, 2, 3, 5: in no heap: QH | size hand of 4: 4
   seat 4: hand: -QH
   seat 5: moves: play KH | sure -QH in hand of 4
38. 5 play KH
   all told: 5 played KH; 5 took the trick TS 6H 7H TH QH KH
   all: trick: 5 leads | trick 1: 0 led 7H 6H TH TS QH KH, 5 takes | public.phase: lead
   seat 0, 1, 2, 3, 4: in no heap: KH | size hand of 5: 4
   seat 4: sure -KH in hand of 5
   seat 5: hand: -KH | moves: play TD, 8C, 9C, QC
39. 5 play TD
   all told: 5 played TD
   all: turn: 0 | trick: 5 led TD | public.phase: reply
   seat 0, 1, 2, 3, 4: in no heap: TD | size hand of 5: 3
   seat 0, 1: sure = TC in hand of 2 | may -TC in hand of 3, hand of 4, hand of 5, dead
   seat 0: moves: play 6D, QD
   seat 4: sure -TD in hand of 5
   seat 5: hand: -TD
40. 0 play QD
   all told: 0 played QD
   all: turn: 1 | trick: 5 led TD QD
   seat 1, 2, 3, 4, 5: in no heap: QD | size hand of 0: 3
   seat 0: hand: -QD
   seat 1: moves: play KD | sure -QD in hand of 0
41. 1 play KD
   all told: 1 played KD
   all: turn: 2 | trick: 5 led TD QD KD
   seat 0, 2, 3, 4, 5: in no heap: KD | size hand of 1: 3
   seat 0: sure -KD in hand of 1
   seat 1: hand: -KD
   seat 2: moves: play 9D
42. 2 play 9D
   all told: 2 played 9D
   all: turn: 3 | trick: 5 led TD QD KD 9D
   seat 0, 1, 3, 4, 5: in no heap: 9D | size hand of 2: 3
   seat 2: hand: -9D
   seat 3: moves: play AD | sure -9D in hand of 2
43. 3 play AD
   all told: 3 played AD
   all: turn: 4 | trick: 5 led TD QD KD 9D AD | public.announced: (  ([rome TH]) ([double_rome AD])  )
   seat 0, 1, 2, 4, 5: in no heap: AD | size hand of 3: 3
   seat 2: sure -AD in hand of 3
   seat 3: hand: -AD
   seat 4: moves: play 7D, 8D
44. 4 play 7D
   all told: 4 played 7D; 3 took the trick 7D 9D TD QD KD AD
   all: turn: 3 | trick: 3 leads | trick 2: 5 led TD QD KD 9D AD 7D, 3 takes | public.phase: lead | public.announced: (  ([rome TH]) ([double_rome AD]) ([village 7D]) )
   seat 0, 1, 2, 3, 5: in no heap: 7D | size hand of 4: 3
   seat 3: moves: play 9S, QS, AC
   seat 4: hand: -7D
   seat 5: sure -7D in hand of 4
45. 3 play QS
   all told: 3 played QS
   all: turn: 4 | trick: 3 led QS | public.phase: reply
   seat 0, 1, 2, 4, 5: in no heap: QS | size hand of 3: 2
   seat 2: sure -QS in hand of 3
   seat 3: hand: -QS
   seat 4: moves: play 8D, 6C, 7C
46. 4 play 7C
   all told: 4 played 7C
   all: turn: 5 | trick: 3 led QS 7C
   seat 0, 1, 2, 3, 5: in no heap: 7C | size hand of 4: 2
   seat 0, 1: may -6S -7S -9S -KS -AS in hand of 4
   seat 2, 3: may -7S -8S -JS -AS in hand of 4
   seat 4: hand: -7C
   seat 5: moves: play 8C, 9C, QC | sure -7C in hand of 4
47. 5 play 9C
   all told: 5 played 9C
   all: turn: 0 | trick: 3 led QS 7C 9C
   seat 0, 1, 2, 3, 4: in no heap: 9C | size hand of 5: 2
   seat 0, 1: may -6S -7S -9S -KS -AS in hand of 5
   seat 2, 3: may -7S -8S -JS -AS in hand of 5
   seat 0: moves: play JS
   seat 4: sure -9C in hand of 5
   seat 5: hand: -9C
48. 0 play JS
   all told: 0 played JS
   all: turn: 1 | trick: 3 led QS 7C 9C JS
   seat 1, 2, 3, 4, 5: in no heap: JS | size hand of 0: 2
   seat 0: hand: -JS
   seat 1: moves: play 8S | sure -JS in hand of 0
49. 1 play 8S
   all told: 1 played 8S
   all: turn: 2 | trick: 3 led QS 7C 9C JS 8S
   seat 0, 2, 3, 4, 5: in no heap: 8S | size hand of 1: 2
   seat 0: sure -8S in hand of 1
   seat 1: hand: -8S
   seat 2: moves: play 6S, KS
50. 2 play 6S
   all told: 2 played 6S; 3 took the trick 6S 8S JS QS 7C 9C
   all: turn: 3 | trick: 3 leads | trick 3: 3 led QS 7C 9C JS 8S 6S, 3 takes | public.phase: lead
   seat 0, 1, 3, 4, 5: in no heap: 6S | size hand of 2: 2
   seat 2: hand: -6S
   seat 3: moves: play 9S, AC | sure -6S in hand of 2
51. 3 play AC
   all told: 3 played AC
   all: turn: 4 | trick: 3 led AC | public.phase: reply
   seat 0, 1, 2, 4, 5: in no heap: AC | size hand of 3: 1
   seat 0, 1, 4, 5: may -AS in hand of 3
   seat 2: sure = 9S in hand of 3
   seat 3: hand: = 9S
   seat 4: moves: play 6C
52. 4 play 6C
   all told: 4 played 6C
   all: turn: 5 | trick: 3 led AC 6C
   seat 0, 1, 2, 3, 5: in no heap: 6C | size hand of 4: 1
   seat 4: hand: = 8D
   seat 5: moves: play 8C, QC | sure = 8D in hand of 4
53. 5 play QC
   all told: 5 played QC
   all: turn: 0 | trick: 3 led AC 6C QC
   seat 0, 1, 2, 3, 4: in no heap: QC | size hand of 5: 1
   seat 0: moves: play 8H, 6D
   seat 4: sure = 8C in hand of 5
   seat 5: hand: = 8C
54. 0 play 6D
   all told: 0 played 6D
   all: turn: 1 | trick: 3 led AC 6C QC 6D
   seat 1, 2, 3, 4, 5: in no heap: 6D | size hand of 0: 1
   seat 2, 3: may -8C -JC -KC in hand of 0
   seat 4, 5: may -JC -KC in hand of 0
   seat 0: hand: = 8H
   seat 1: moves: play JC | sure = 8H in hand of 0
55. 1 play JC
   all told: 1 played JC
   all: turn: 2 | trick: 3 led AC 6C QC 6D JC
   seat 0, 2, 3, 4, 5: in no heap: JC | size hand of 1: 1
   seat 0: sure = AH in hand of 1
   seat 1: hand: = AH
   seat 2: moves: play TC
56. 2 play TC
   all told: 2 played TC; 3 took the trick 6D 6C TC JC QC AC; deal 2 §9.3 double_rome: +4 points to 3 for AD AC; deal 2 §9.3 rome: +1 points to 2 for TH TC
   all: turn: 3 | trick: 3 leads | holds: 0 0 10 10 4 4 | trick 4: 3 led AC 6C QC 6D JC TC, 3 takes | public.phase: lead
   seat 0, 1, 3, 4, 5: in no heap: TC | size hand of 2: 1
   seat 0, 1, 4, 5: no more: sure hand of 2
   seat 2: hand: = KS
   seat 3: moves: play 9S | sure = KS in hand of 2
57. 3 play 9S
   all told: 3 played 9S
   all: turn: 4 | trick: 3 led 9S | public.phase: reply
   seat 0, 1, 2, 4, 5: in no heap: 9S
   seat 0, 1, 4, 5: no more: size hand of 3, may hand of 3
   seat 2: no more: size hand of 3, may hand of 3, sure hand of 3
   seat 3: no more: hand
   seat 4: moves: play 8D
58. 4 play 8D
   all told: 4 played 8D
   all: turn: 5 | trick: 3 led 9S 8D
   seat 0, 1, 2, 3, 5: in no heap: 8D
   seat 0, 1, 2, 3: no more: size hand of 4, may hand of 4
   seat 4: no more: hand
   seat 5: no more: size hand of 4, may hand of 4, sure hand of 4 | moves: play 8C
59. 5 play 8C
   all told: 5 played 8C
   all: turn: 0 | trick: 3 led 9S 8D 8C
   seat 0, 1, 2, 3, 4: in no heap: 8C
   seat 0, 1, 2, 3: no more: size hand of 5, may hand of 5
   seat 0: moves: play 8H
   seat 4: no more: size hand of 5, may hand of 5, sure hand of 5
   seat 5: no more: hand
60. 0 play 8H
   all told: 0 played 8H
   all: turn: 1 | trick: 3 led 9S 8D 8C 8H
   seat 1, 2, 3, 4, 5: in no heap: 8H
   seat 2, 3, 4, 5: no more: size hand of 0, may hand of 0
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0, sure hand of 0 | moves: play AH
61. 1 play AH
   all told: 1 played AH
   all: turn: 2 | trick: 3 led 9S 8D 8C 8H AH
   seat 0, 2, 3, 4, 5: in no heap: AH
   seat 2, 3, 4, 5: no more: size hand of 1, may hand of 1
   seat 2, 3: sure = 7S AS 9H JH JD KC in dead
   seat 0: no more: size hand of 1, may hand of 1, sure hand of 1
   seat 1: no more: hand
   seat 2: moves: play KS
62. 2 play KS
   all told: 2 played KS; 2 took the trick 9S KS 8H AH 8D 8C; deal 2 §9.6 duped_village: +2 points to 2 for 7D 8D 6C 7C; deal 2 §9.8 stecq: +1 points to 2; deal 2 over
   all: turn: chance | holds: 0 0 13 13 4 4 | deals: 2 over, 0 of them thrown in | trick 5: 3 led 9S 8D 8C 8H AH KS, 2 takes | public.phase: settled
   seat 0, 1, 3, 4, 5: in no heap: KS
   seat 0, 1, 4, 5: no more: trick, size hand of 2, may hand of 2 | sure = 7S AS 9H JH JD KC in dead
   seat 2: no more: hand, trick
   seat 3: no more: trick, size hand of 2, may hand of 2, sure hand of 2
63. * deal
   all told: 0 dealt
   all: no more: tricks, sure dead | turn: 1 | dealer: 0 | trick: 1 leads | public.phase: lead | public.announced: (     )
   seat 0, 1, 2, 3, 4: size hand of 5: 5
   seat 0, 1, 2, 3, 5: size hand of 4: 5
   seat 0, 1, 2, 4, 5: size hand of 3: 5
   seat 0, 1, 3, 4, 5: size hand of 2: 5
   seat 0, 2, 3, 4, 5: size hand of 1: 5
   seat 1, 2, 3, 4, 5: size hand of 0: 5
   seat 0, 1: public.combinations: (([double_rome {AS AC} 4 2])     ) | may = 8S 9S TS QS KS 6H 7H 8H 9H TH JH QH KH AH 6D 7D 8D TD JD KD AD 6C 7C 9C JC KC in hand of 2, hand of 3, hand of 4, hand of 5
   seat 2, 3: public.combinations: (  ([double_rome {KS KC} 4 2]) ([two_pairs {8S 9S 8D 9C} 3 3])  ) | may = 6S 7S TS JS QS AS 6H 7H 8H 9H TH QH KH 6D 9D JD QD KD AD 6C 7C 8C TC JC QC AC in hand of 0, hand of 1, hand of 4, hand of 5
   seat 4, 5: public.combinations: (     ([two_pairs {6H 7H 6D 7C} 3 3])) | may = 6S 7S 8S 9S JS QS KS AS 9H TH JH AH 7D 8D 9D TD QD KD AD 8C 9C TC JC QC KC AC in hand of 0, hand of 1, hand of 2, hand of 3
   seat 0: in no heap: 7S AS | hand: = 6S 7S AS QD AC | may = JS 9D 8C TC QC in hand of 1 | sure = JS 9D 8C TC QC in hand of 1 | may +8S +9S +TS +QS +KS +6H +7H +8H +TH +QH +KH +AH +6D +7D +8D +TD +KD +AD +6C +7C +9C +JC in dead
   seat 1: hand: = JS 9D 8C TC QC | moves: play JS, 9D, 8C, TC, QC | may = 6S 7S AS QD AC in hand of 0 | sure = 6S 7S AS QD AC in hand of 0 | may -7S -AS +8S +9S +TS +QS +KS +6H +7H +8H +TH +QH +KH +AH +6D +7D +8D +TD +KD +AD +6C +7C +9C +JC in dead
   seat 2: in no heap: JH KC | hand: = KS JH AH 7D KC | may = 8S 9S 8D TD 9C in hand of 3 | sure = 8S 9S 8D TD 9C in hand of 3 | may +6S +TS +JS +QS +6H +7H +8H +TH +QH +KH +6D +9D +QD +KD +AD +6C +7C +8C +TC +JC +QC +AC in dead
   seat 3: hand: = 8S 9S 8D TD 9C | may = KS JH AH 7D KC in hand of 2 | sure = KS JH AH 7D KC in hand of 2 | may -JH -KC +6S +TS +JS +QS +6H +7H +8H +TH +QH +KH +6D +9D +QD +KD +AD +6C +7C +8C +TC +JC +QC +AC in dead
   seat 4: in no heap: JD | hand: = 8H QH KH JD 6C | may = TS 6H 7H 6D 7C in hand of 5 | sure = TS 6H 7H 6D 7C in hand of 5 | may +6S +8S +9S +JS +QS +KS +TH +AH +7D +8D +9D +TD +QD +KD +AD +8C +9C +TC +JC +QC +AC in dead
   seat 5: hand: = TS 6H 7H 6D 7C | may = 8H QH KH JD 6C in hand of 4 | sure = 8H QH KH JD 6C in hand of 4 | may -JD +6S +8S +9S +JS +QS +KS +TH +AH +7D +8D +9D +TD +QD +KD +AD +8C +9C +TC +JC +QC +AC in dead
64. 1 play JS
   all told: 1 played JS
   all: turn: 2 | trick: 1 led JS | public.phase: reply
   seat 0, 2, 3, 4, 5: in no heap: JS | size hand of 1: 4
   seat 0: sure -JS in hand of 1
   seat 1: hand: -JS
   seat 2: moves: play KS
65. 2 play KS
   all told: 2 played KS
   all: turn: 3 | trick: 1 led JS KS | public.announced: (  ([double_rome KS])   )
   seat 0, 1, 3, 4, 5: in no heap: KS | size hand of 2: 4
   seat 2: hand: -KS
   seat 3: moves: play 8S, 9S | sure -KS in hand of 2
66. 3 play 9S
   all told: 3 played 9S
   all: turn: 4 | trick: 1 led JS KS 9S | public.announced: (  ([double_rome KS]) ([two_pairs 9S])  )
   seat 0, 1, 2, 4, 5: in no heap: 9S | size hand of 3: 4
   seat 2: sure -9S in hand of 3
   seat 3: hand: -9S
   seat 4: moves: play 8H, QH, KH, JD, 6C
67. 4 play 8H
   all told: 4 played 8H
   all: turn: 5 | trick: 1 led JS KS 9S 8H
   seat 0, 1, 2, 3, 5: in no heap: 8H | size hand of 4: 4
   seat 0, 1: may -8S -TS -QS in hand of 4
   seat 2, 3: may -6S -7S -TS -QS -AS in hand of 4
   seat 4: hand: -8H
   seat 5: moves: play TS | sure -8H in hand of 4
68. 5 play TS
   all told: 5 played TS
   all: turn: 0 | trick: 1 led JS KS 9S 8H TS
   seat 0, 1, 2, 3, 4: in no heap: TS | size hand of 5: 4
   seat 0: moves: play 6S, 7S, AS
   seat 4: sure -TS in hand of 5
   seat 5: hand: -TS
69. 0 play AS
   all told: 0 played AS; 0 took the trick 9S TS JS KS AS 8H
   all: trick: 0 leads | trick 1: 1 led JS KS 9S 8H TS AS, 0 takes | public.phase: lead | public.announced: (([double_rome AS])  ([double_rome KS]) ([two_pairs 9S])  )
   seat 1, 2, 3, 4, 5: in no heap: AS | size hand of 0: 4
   seat 0: hand: -AS | moves: play 6S, 7S, QD, AC
   seat 1: sure -AS in hand of 0
70. 0 play 6S
   all told: 0 played 6S
   all: turn: 1 | trick: 0 led 6S | public.phase: reply
   seat 1, 2, 3, 4, 5: in no heap: 6S | size hand of 0: 3
   seat 0: hand: -6S
   seat 1: moves: play 9D, 8C, TC, QC | sure -6S in hand of 0
71. 1 play TC
   all told: 1 played TC
   all: turn: 2 | trick: 0 led 6S TC
   seat 0, 2, 3, 4, 5: in no heap: TC | size hand of 1: 3
   seat 2, 3: may -7S -QS in hand of 1
   seat 4, 5: may -7S -8S -QS in hand of 1
   seat 0: sure -TC in hand of 1
   seat 1: hand: -TC
   seat 2: moves: play JH, AH, 7D, KC
72. 2 play KC
   all told: 2 played KC
   all: turn: 3 | trick: 0 led 6S TC KC
   seat 0, 1, 3, 4, 5: in no heap: KC | size hand of 2: 3
   seat 0, 1: may -8S -QS -KH -KD in hand of 2
   seat 4, 5: may -7S -8S -QS -KD in hand of 2
   seat 2: hand: -KC
   seat 3: moves: play 8S | sure -KC in hand of 2
73. 3 play 8S
   all told: 3 played 8S
   all: turn: 4 | trick: 0 led 6S TC KC 8S
   seat 0, 1, 2, 4, 5: in no heap: 8S | size hand of 3: 3
   seat 2: sure -8S in hand of 3
   seat 3: hand: -8S
   seat 4: moves: play QH, KH, JD, 6C
74. 4 play 6C
   all told: 4 played 6C
   all: turn: 5 | trick: 0 led 6S TC KC 8S 6C
   seat 0, 1, 2, 3, 5: in no heap: 6C | size hand of 4: 3
   seat 4: hand: -6C
   seat 5: moves: play 6H, 7H, 6D, 7C | sure -6C in hand of 4
75. 5 play 6H
   all told: 5 played 6H; 3 took the trick 6S 8S 6H 6C TC KC; deal 3 §9.3 double_rome: +4 points to 2 for KS KC
   all: turn: 3 | trick: 3 leads | holds: 0 0 17 17 4 4 | trick 2: 0 led 6S TC KC 8S 6C 6H, 3 takes | public.phase: lead | public.announced: (([double_rome AS])  ([double_rome KS]) ([two_pairs 9S])  ([two_pairs 6H]))
   seat 0, 1, 2, 3, 4: in no heap: 6H | size hand of 5: 3
   seat 0, 1, 2, 3: sure = 6D in hand of 5
   seat 0, 1: may -6D in hand of 2, hand of 3, hand of 4, dead | may -QS in hand of 5
   seat 2, 3: may -6D in hand of 0, hand of 1, hand of 4, dead | may -7S -QS in hand of 5
   seat 3: moves: play 8D, TD, 9C
   seat 4: sure -6H in hand of 5
   seat 5: hand: -6H
76. 3 play 9C
   all told: 3 played 9C
   all: turn: 4 | trick: 3 led 9C | public.phase: reply
   seat 0, 1, 2, 4, 5: in no heap: 9C | size hand of 3: 2
   seat 0, 1: may -9H in hand of 3
   seat 4, 5: may -9H -9D in hand of 3
   seat 2: sure -9C in hand of 3
   seat 3: hand: -9C
   seat 4: moves: play QH, KH, JD
77. 4 play KH
   all told: 4 played KH
   all: turn: 5 | trick: 3 led 9C KH
   seat 0, 1, 2, 3, 5: in no heap: KH | size hand of 4: 2
   seat 0, 1: may -7C -JC in hand of 4
   seat 2, 3: may -7C -8C -JC -QC -AC in hand of 4
   seat 4: hand: -KH
   seat 5: moves: play 7C | sure -KH in hand of 4
78. 5 play 7C
   all told: 5 played 7C
   all: turn: 0 | trick: 3 led 9C KH 7C
   seat 0, 1, 2, 3, 4: in no heap: 7C | size hand of 5: 2
   seat 0: moves: play AC
   seat 4: sure -7C in hand of 5
   seat 5: hand: -7C
79. 0 play AC
   all told: 0 played AC
   all: turn: 1 | trick: 3 led 9C KH 7C AC
   seat 1, 2, 3, 4, 5: in no heap: AC | size hand of 0: 2
   seat 2, 3: may -AD in hand of 0
   seat 4, 5: may -AH -AD in hand of 0
   seat 0: hand: -AC
   seat 1: moves: play 8C, QC | sure -AC in hand of 0
80. 1 play QC
   all told: 1 played QC
   all: turn: 2 | trick: 3 led 9C KH 7C AC QC
   seat 0, 2, 3, 4, 5: in no heap: QC | size hand of 1: 2
   seat 0: sure -QC in hand of 1
   seat 1: hand: -QC
   seat 2: moves: play JH, AH, 7D
81. 2 play AH
   all told: 2 played AH; 0 took the trick KH AH 7C 9C QC AC; deal 3 §9.3 double_rome: +4 points to 0 for AS AC
   all: turn: 0 | trick: 0 leads | holds: 4 4 17 17 4 4 | trick 3: 3 led 9C KH 7C AC QC AH, 0 takes | public.phase: lead
   seat 0, 1, 3, 4, 5: in no heap: AH | size hand of 2: 2
   seat 0, 1: may -JC in hand of 2
   seat 4, 5: may -8C -JC in hand of 2
   seat 0: moves: play 7S, QD
   seat 2: hand: -AH
   seat 3: sure -AH in hand of 2
82. 0 play QD
   all told: 0 played QD
   all: turn: 1 | trick: 0 led QD | public.phase: reply
   seat 1, 2, 3, 4, 5: in no heap: QD | size hand of 0: 1
   seat 0: hand: = 7S
   seat 1: moves: play 9D | sure = 7S in hand of 0
83. 1 play 9D
   all told: 1 played 9D
   all: turn: 2 | trick: 0 led QD 9D
   seat 0, 2, 3, 4, 5: in no heap: 9D | size hand of 1: 1
   seat 0: sure = 8C in hand of 1
   seat 1: hand: = 8C
   seat 2: moves: play 7D
84. 2 play 7D
   all told: 2 played 7D
   all: turn: 3 | trick: 0 led QD 9D 7D
   seat 0, 1, 3, 4, 5: in no heap: 7D | size hand of 2: 1
   seat 2: hand: = JH
   seat 3: moves: play 8D, TD | sure = JH in hand of 2
85. 3 play TD
   all told: 3 played TD
   all: turn: 4 | trick: 0 led QD 9D 7D TD
   seat 0, 1, 2, 4, 5: in no heap: TD | size hand of 3: 1
   seat 2: sure = 8D in hand of 3
   seat 3: hand: = 8D
   seat 4: moves: play JD
86. 4 play JD
   all told: 4 played JD
   all: turn: 5 | trick: 0 led QD 9D 7D TD JD
   seat 0, 1, 2, 3, 5: in no heap: JD | size hand of 4: 1
   seat 4: hand: = QH
   seat 5: moves: play 6D | sure = QH in hand of 4
87. 5 play 6D
   all told: 5 played 6D; 0 took the trick 6D 7D 9D TD JD QD
   all: turn: 0 | trick: 0 leads | trick 4: 0 led QD 9D 7D TD JD 6D, 0 takes | public.phase: lead
   seat 0, 1, 2, 3, 4: in no heap: 6D | size hand of 5: 1
   seat 0, 1, 2, 3: no more: sure hand of 5
   seat 0: moves: play 7S
   seat 4: sure = 7H in hand of 5
   seat 5: hand: = 7H
88. 0 play 7S
   all told: 0 played 7S
   all: turn: 1 | trick: 0 led 7S | public.phase: reply
   seat 1, 2, 3, 4, 5: in no heap: 7S
   seat 2, 3, 4, 5: no more: size hand of 0, may hand of 0
   seat 2, 3: sure = QS in dead
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0, sure hand of 0 | moves: play 8C
89. 1 play 8C
   all told: 1 played 8C
   all: turn: 2 | trick: 0 led 7S 8C
   seat 0, 2, 3, 4, 5: in no heap: 8C
   seat 2, 3, 4, 5: no more: size hand of 1, may hand of 1
   seat 0: no more: size hand of 1, may hand of 1, sure hand of 1
   seat 1: no more: hand
   seat 2: moves: play JH
90. 2 play JH
   all told: 2 played JH
   all: turn: 3 | trick: 0 led 7S 8C JH
   seat 0, 1, 3, 4, 5: in no heap: JH
   seat 0, 1, 4, 5: no more: size hand of 2, may hand of 2
   seat 4, 5: sure = 9H in dead
   seat 2: no more: hand
   seat 3: no more: size hand of 2, may hand of 2, sure hand of 2 | moves: play 8D
91. 3 play 8D
   all told: 3 played 8D
   all: turn: 4 | trick: 0 led 7S 8C JH 8D
   seat 0, 1, 2, 4, 5: in no heap: 8D
   seat 0, 1, 4, 5: no more: size hand of 3, may hand of 3
   seat 0, 1: sure = QS in dead
   seat 4, 5: sure +QS +TH +KD +AD +JC in dead
   seat 2: no more: size hand of 3, may hand of 3, sure hand of 3
   seat 3: no more: hand
   seat 4: moves: play QH
92. 4 play QH
   all told: 4 played QH
   all: turn: 5 | trick: 0 led 7S 8C JH 8D QH
   seat 0, 1, 2, 3, 5: in no heap: QH
   seat 0, 1, 2, 3: no more: size hand of 4, may hand of 4
   seat 4: no more: hand
   seat 5: no more: size hand of 4, may hand of 4, sure hand of 4 | moves: play 7H
93. 5 play 7H
   all told: 5 played 7H; 0 took the trick 7S 7H JH QH 8D 8C; deal 3 §9.3 two_pairs: +3 points to 3 for 8S 9S 8D 9C; deal 3 §9.6 duped_two_pairs: +3 points to 0 for 6H 7H 6D 7C; deal 3 §9.8 stecq: +1 points to 0; deal 3 over
   all: turn: chance | holds: 8 8 20 20 4 4 | deals: 3 over, 0 of them thrown in | trick 5: 0 led 7S 8C JH 8D QH 7H, 0 takes | public.phase: settled
   seat 0, 1, 2, 3, 4: in no heap: 7H
   seat 0, 1, 2, 3: no more: trick, size hand of 5, may hand of 5 | sure +9H +TH +KD +AD +JC in dead
   seat 4: no more: trick, size hand of 5, may hand of 5, sure hand of 5
   seat 5: no more: hand, trick
94. * deal
   all told: 1 dealt
   all: no more: tricks, sure dead | turn: 2 | dealer: 1 | trick: 2 leads | public.phase: lead | public.announced: (     )
   seat 0, 1, 2, 3, 4: size hand of 5: 5
   seat 0, 1, 2, 3, 5: size hand of 4: 5
   seat 0, 1, 2, 4, 5: size hand of 3: 5
   seat 0, 1, 3, 4, 5: size hand of 2: 5
   seat 0, 2, 3, 4, 5: size hand of 1: 5
   seat 1, 2, 3, 4, 5: size hand of 0: 5
   seat 0, 1: public.combinations: ( ([rome {7H 7C} 1 1])    ) | may = 6S 8S 9S JS QS KS AS 6H 8H 9H TH JH QH KH AH 6D 7D 8D QD KD AD 9C TC JC KC AC in hand of 2, hand of 3, hand of 4, hand of 5 | may +6S +8S +9S +JS +KS +AS +6H +8H +JH +QH +KH +AH +6D +7D +8D +QD +9C +TC +KC +AC in dead
   seat 2, 3: public.combinations: (  ([rome {9S 9H} 1 1]) ([double_rome {AS AD} 4 2])  ) | may = 7S 8S TS JS QS KS 6H 7H 8H TH JH KH AH 6D 9D TD JD QD KD 6C 7C 8C TC JC QC AC in hand of 0, hand of 1, hand of 4, hand of 5
   seat 4, 5: public.combinations: (    ([rome {JS JH} 1 1]) ([village {QS KS TC JC} 2 2])) | may = 6S 7S 9S TS AS 6H 7H 9H TH QH KH 7D 8D 9D TD JD QD KD AD 6C 7C 8C 9C QC KC AC in hand of 0, hand of 1, hand of 2, hand of 3
   seat 0: hand: = 7S TD 6C 8C QC | may = TS 7H 9D JD 7C in hand of 1 | sure = TS 7H 9D JD 7C in hand of 1
   seat 1: hand: = TS 7H 9D JD 7C | may = 7S TD 6C 8C QC in hand of 0 | sure = 7S TD 6C 8C QC in hand of 0
   seat 2: in no heap: 9H | hand: = 9S 9H QH 8D KC | moves: play 9S, 9H, QH, 8D, KC | may = 6S AS 7D AD 9C in hand of 3 | sure = 6S AS 7D AD 9C in hand of 3 | may -AD +7S +8S +TS +JS +KS +6H +7H +8H +JH +KH +AH +6D +9D +TD +JD +QD +6C +7C +8C +TC +QC +AC in dead
   seat 3: in no heap: AD | hand: = 6S AS 7D AD 9C | may = 9S 9H QH 8D KC in hand of 2 | sure = 9S 9H QH 8D KC in hand of 2 | may -9H +7S +8S +TS +JS +KS +6H +7H +8H +JH +KH +AH +6D +9D +TD +JD +QD +6C +7C +8C +TC +QC +AC in dead
   seat 4: hand: = JS 8H JH AH 6D | may = 8S QS KS TC JC in hand of 5 | sure = 8S QS KS TC JC in hand of 5 | may -QS -JC +6S +7S +9S +TS +AS +6H +7H +QH +KH +7D +8D +9D +TD +JD +QD +6C +7C +8C +9C +QC +KC +AC in dead
   seat 5: in no heap: JC QS | hand: = 8S QS KS TC JC | may = JS 8H JH AH 6D in hand of 4 | sure = JS 8H JH AH 6D in hand of 4 | may +6S +7S +9S +TS +AS +6H +7H +QH +KH +7D +8D +9D +TD +JD +QD +6C +7C +8C +9C +QC +KC +AC in dead
95. 2 play 9H
   all told: 2 played 9H
   all: turn: 3 | trick: 2 led 9H | public.phase: reply | public.announced: (  ([rome 9H])   )
   seat 0, 1, 3, 4, 5: in no heap: 9H | size hand of 2: 4
   seat 2: hand: -9H
   seat 3: moves: play 6S, AS, 7D, AD, 9C | sure -9H in hand of 2
96. 3 play AS
   all told: 3 played AS
   all: turn: 4 | trick: 2 led 9H AS | public.announced: (  ([rome 9H]) ([double_rome AS])  )
   seat 0, 1, 2, 4, 5: in no heap: AS | size hand of 3: 4
   seat 0, 1: may -6H -8H -TH -JH -QH -KH -AH in hand of 3
   seat 4, 5: may -6H -7H -TH -QH -KH in hand of 3
   seat 2: sure -AS in hand of 3
   seat 3: hand: -AS
   seat 4: moves: play 8H, JH, AH
97. 4 play 8H
   all told: 4 played 8H
   all: turn: 5 | trick: 2 led 9H AS 8H
   seat 0, 1, 2, 3, 5: in no heap: 8H | size hand of 4: 4
   seat 4: hand: -8H
   seat 5: moves: play 8S, QS, KS, TC, JC | sure -8H in hand of 4
98. 5 play JC
   all told: 5 played JC
   all: turn: 0 | trick: 2 led 9H AS 8H JC | public.announced: (  ([rome 9H]) ([double_rome AS])  ([village JC]))
   seat 0, 1, 2, 3, 4: in no heap: JC | size hand of 5: 4
   seat 0, 1: may -6H -TH -JH -QH -KH -AH in hand of 5
   seat 2, 3: may -6H -7H -TH -JH -KH -AH in hand of 5
   seat 0: moves: play 7S, TD, 6C, 8C, QC
   seat 4: sure -JC in hand of 5
   seat 5: hand: -JC
99. 0 play TD
   all told: 0 played TD
   all: turn: 1 | trick: 2 led 9H AS 8H JC TD
   seat 1, 2, 3, 4, 5: in no heap: TD | size hand of 0: 4
   seat 2, 3: may -6H -7H -TH -JH -KH -AH in hand of 0
   seat 4, 5: may -6H -7H -TH -QH -KH in hand of 0
   seat 0: hand: -TD
   seat 1: moves: play 7H | sure -TD in hand of 0
100. 1 play 7H
   all told: 1 played 7H; 2 took the trick AS 7H 8H 9H TD JC
   all: turn: 2 | trick: 2 leads | trick 1: 2 led 9H AS 8H JC TD 7H, 2 takes | public.phase: lead | public.announced: ( ([rome 7H]) ([rome 9H]) ([double_rome AS])  ([village JC]))
   seat 0, 2, 3, 4, 5: in no heap: 7H | size hand of 1: 4
   seat 0: sure -7H in hand of 1
   seat 1: hand: -7H
   seat 2: moves: play 9S, QH, 8D, KC
101. 2 play 9S
   all told: 2 played 9S
102. 3 play 6S
   all told: 3 played 6S
103. 4 play JS
   all told: 4 played JS
104. 5 play KS
   all told: 5 played KS
105. 0 play 7S
   all told: 0 played 7S
106. 1 play TS
   all told: 1 played TS; 5 took the trick 6S 7S 9S TS JS KS; deal 4 §9.3 rome: +1 points to 2 for 9S 9H; deal 4 over; match over
   all: no more: trick | turn: nobody | holds: 8 8 21 21 4 4 | deals: 4 over, 0 of them thrown in | trick 2: 2 led 9S 6S JS KS 7S TS, 5 takes | public.phase: settled | public.announced: ( ([rome 7H]) ([rome 9H]) ([double_rome AS]) ([rome JS]) ([village JC]))
   seat 0, 1, 2, 3, 4: size hand of 5: 3
   seat 0, 1, 2, 3, 5: size hand of 4: 3
   seat 0, 1, 2, 4, 5: size hand of 3: 3
   seat 0, 1, 3, 4, 5: size hand of 2: 3
   seat 0, 2, 3, 4, 5: size hand of 1: 3
   seat 1, 2, 3, 4, 5: size hand of 0: 3
   seat 0, 1: may -JH -9C in hand of 2 | sure = JH in hand of 4 | may -JH in dead
   seat 2, 3: may -7C in hand of 0, hand of 4, hand of 5, dead | sure = 7C in hand of 1
   seat 4, 5: may -9D -9C in hand of 2
   seat 0: in no heap: 6S 9S JS KS TS | hand: -7S | sure -TS in hand of 1
   seat 1: in no heap: 6S 7S 9S JS KS | hand: -TS | sure -7S in hand of 0
   seat 2: in no heap: 6S 7S JS KS TS | hand: -9S | sure -6S in hand of 3
   seat 3: in no heap: 7S 9S JS KS TS | hand: -6S | sure -9S in hand of 2
   seat 4: in no heap: 6S 7S 9S KS TS | hand: -JS | sure -KS in hand of 5
   seat 5: in no heap: 6S 7S 9S JS TS | hand: -KS | sure -JS in hand of 4
