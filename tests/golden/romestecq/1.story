start
   all: turn: chance | dealer: 3 | sides: 0 0 1 1 | holds: 0 0 0 0 | deals: 0 over, 0 of them thrown in | public.phase: dealing | public.announced: (   ) | public.combinations: (   ) | public.direction: anticlockwise | public.partners_show: True
1. * deal
   all told: 3 dealt
   all: turn: 0 | trick: 0 leads | public.phase: lead | size dead: 16
   seat 0, 1, 2: size hand of 3: 5
   seat 0, 1, 3: size hand of 2: 5
   seat 0, 2, 3: size hand of 1: 5
   seat 1, 2, 3: size hand of 0: 5
   seat 0, 1: public.combinations: ( ([rome {TH TD} 1 1])  ) | may = 6S 7S 8S 9S JS QS AS 6H 8H JH QH KH AH 6D 7D 8D 9D JD QD AD 6C 8C 9C TC JC KC in hand of 2, hand of 3, dead
   seat 2, 3: public.combinations: (  ([rome {8S 8D} 1 1]) ([rome {8H 8C} 1 1])) | may = 6S 7S 9S TS KS 6H 7H 9H TH JH QH 6D 7D 9D TD JD QD KD AD 7C 9C TC JC QC KC AC in hand of 0, hand of 1, dead
   seat 0: hand: = TS 9H KD 7C AC | moves: play TS, 9H, KD, 7C, AC | may = KS 7H TH TD QC in hand of 1 | sure = KS 7H TH TD QC in hand of 1
   seat 1: hand: = KS 7H TH TD QC | may = TS 9H KD 7C AC in hand of 0 | sure = TS 9H KD 7C AC in hand of 0
   seat 2: hand: = 8S KH AH 8D 6C | may = JS QS AS 8H 8C in hand of 3 | sure = JS QS AS 8H 8C in hand of 3
   seat 3: hand: = JS QS AS 8H 8C | may = 8S KH AH 8D 6C in hand of 2 | sure = 8S KH AH 8D 6C in hand of 2
2. 0 play 7C
   all told: 0 played 7C
   all: turn: 1 | trick: 0 led 7C | public.phase: reply
   seat 1, 2, 3: in no heap: 7C | size hand of 0: 4
   seat 0: hand: -7C
   seat 1: moves: play QC | sure -7C in hand of 0
3. 1 play QC
   all told: 1 played QC
   all: turn: 2 | trick: 0 led 7C QC
   seat 0, 2, 3: in no heap: QC | size hand of 1: 4
   seat 0: sure -QC in hand of 1
   seat 1: hand: -QC
   seat 2: moves: play 6C
4. 2 play 6C
   all told: 2 played 6C
   all: turn: 3 | trick: 0 led 7C QC 6C
   seat 0, 1, 3: in no heap: 6C | size hand of 2: 4
   seat 2: hand: -6C
   seat 3: moves: play 8C | sure -6C in hand of 2
5. 3 play 8C
   all told: 3 played 8C; 1 took the trick 6C 7C 8C QC
   all: turn: 1 | trick: 1 leads | trick 1: 0 led 7C QC 6C 8C, 1 takes | public.phase: lead | public.announced: (   ([rome 8C]))
   seat 0, 1, 2: in no heap: 8C | size hand of 3: 4
   seat 1: moves: play KS, 7H, TH, TD
   seat 2: sure -8C in hand of 3
   seat 3: hand: -8C
6. 1 play TD
   all told: 1 played TD
   all: turn: 2 | trick: 1 led TD | public.phase: reply | public.announced: ( ([rome TD])  ([rome 8C]))
   seat 0, 2, 3: in no heap: TD | size hand of 1: 3
   seat 0: sure -TD in hand of 1
   seat 1: hand: -TD
   seat 2: moves: play 8D
7. 2 play 8D
   all told: 2 played 8D
   all: turn: 3 | trick: 1 led TD 8D | public.announced: ( ([rome TD]) ([rome 8D]) ([rome 8C]))
   seat 0, 1, 3: in no heap: 8D | size hand of 2: 3
   seat 2: hand: -8D
   seat 3: moves: play JS, QS, AS, 8H | sure -8D in hand of 2
8. 3 play QS
   all told: 3 played QS
   all: turn: 0 | trick: 1 led TD 8D QS
   seat 0, 1, 2: in no heap: QS | size hand of 3: 3
   seat 0, 1: may -6D -7D -9D -JD -QD -AD in hand of 3
   seat 0: moves: play KD
   seat 2: sure -QS in hand of 3
   seat 3: hand: -QS
9. 0 play KD
   all told: 0 played KD; 0 took the trick QS 8D TD KD
   all: trick: 0 leads | trick 2: 1 led TD 8D QS KD, 0 takes | public.phase: lead
   seat 1, 2, 3: in no heap: KD | size hand of 0: 3
   seat 0: hand: -KD | moves: play TS, 9H, AC
   seat 1: sure -KD in hand of 0
10. 0 play 9H
   all told: 0 played 9H
   all: turn: 1 | trick: 0 led 9H | public.phase: reply
   seat 1, 2, 3: in no heap: 9H | size hand of 0: 2
   seat 0: hand: -9H
   seat 1: moves: play 7H, TH | sure -9H in hand of 0
11. 1 play 7H
   all told: 1 played 7H
   all: turn: 2 | trick: 0 led 9H 7H
   seat 0, 2, 3: in no heap: 7H | size hand of 1: 2
   seat 0: sure -7H in hand of 1
   seat 1: hand: -7H
   seat 2: moves: play KH, AH
12. 2 play AH
   all told: 2 played AH
   all: turn: 3 | trick: 0 led 9H 7H AH
   seat 0, 1, 3: in no heap: AH | size hand of 2: 2
   seat 2: hand: -AH
   seat 3: moves: play 8H | sure -AH in hand of 2
13. 3 play 8H
   all told: 3 played 8H; 2 took the trick 7H 8H 9H AH; deal 1 §9.3 rome: +1 points to 3 for 8H 8C
   all: turn: 2 | trick: 2 leads | holds: 0 0 1 1 | trick 3: 0 led 9H 7H AH 8H, 2 takes | public.phase: lead
   seat 0, 1, 2: in no heap: 8H | size hand of 3: 2
   seat 0, 1: sure = 8S in hand of 2 | may -8S in hand of 3, dead
   seat 2: moves: play 8S, KH | sure -8H in hand of 3
   seat 3: hand: -8H
14. 2 play KH
   all told: 2 played KH
   all: turn: 3 | trick: 2 led KH | public.phase: reply
   seat 0, 1, 3: in no heap: KH | size hand of 2: 1
   seat 0, 1: may = 8S in hand of 2 | sure = 6D 7D 9D JD QD AD in dead
   seat 2: hand: = 8S
   seat 3: moves: play JS, AS | sure = 8S in hand of 2
15. 3 play JS
   all told: 3 played JS
   all: turn: 0 | trick: 2 led KH JS
   seat 0, 1, 2: in no heap: JS | size hand of 3: 1
   seat 0, 1: may -6H -JH -QH in hand of 3 | sure +6H +JH +QH in dead
   seat 0: moves: play TS, AC
   seat 2: sure = AS in hand of 3
   seat 3: hand: = AS
16. 0 play TS
   all told: 0 played TS
   all: turn: 1 | trick: 2 led KH JS TS
   seat 1, 2, 3: in no heap: TS | size hand of 0: 1
   seat 2, 3: may -6H -TH -JH -QH in hand of 0
   seat 0: hand: = AC
   seat 1: moves: play TH | sure = AC in hand of 0
17. 1 play TH
   all told: 1 played TH; 2 took the trick TS JS TH KH; deal 1 §9.3 rome: +1 points to 1 for TH TD
   all: turn: 2 | trick: 2 leads | holds: 1 1 1 1 | trick 4: 2 led KH JS TS TH, 2 takes | public.phase: lead
   seat 0, 2, 3: in no heap: TH | size hand of 1: 1
   seat 2, 3: may -TC in hand of 1
   seat 0: sure = KS in hand of 1
   seat 1: hand: = KS
   seat 2: moves: play 8S
18. 2 play 8S
   all told: 2 played 8S
   all: turn: 3 | trick: 2 led 8S | public.phase: reply
   seat 0, 1, 3: no more: size hand of 2, may hand of 2, sure hand of 2 | in no heap: 8S
   seat 2: no more: hand
   seat 3: moves: play AS
19. 3 play AS
   all told: 3 played AS
   all: turn: 0 | trick: 2 led 8S AS
   seat 0, 1, 2: in no heap: AS
   seat 0, 1: no more: size hand of 3, may hand of 3 | sure +6S +7S +9S +9C +TC +JC +KC in dead
   seat 0: moves: play AC
   seat 2: no more: size hand of 3, may hand of 3, sure hand of 3
   seat 3: no more: hand
20. 0 play AC
   all told: 0 played AC
   all: turn: 1 | trick: 2 led 8S AS AC
   seat 1, 2, 3: in no heap: AC
   seat 2, 3: no more: size hand of 0, may hand of 0 | sure = TC in dead
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0, sure hand of 0 | moves: play KS
21. 1 play KS
   all told: 1 played KS; 3 took the trick 8S KS AS AC; deal 1 §9.3 rome: +1 points to 2 for 8S 8D; deal 1 §9.8 stecq: +1 points to 3; deal 1 over
   all: turn: chance | holds: 1 1 3 3 | deals: 1 over, 0 of them thrown in | trick 5: 2 led 8S AS AC KS, 3 takes | public.phase: settled
   seat 0, 2, 3: in no heap: KS
   seat 2, 3: no more: trick, size hand of 1, may hand of 1 | sure +6S +7S +9S +6H +JH +QH +6D +7D +9D +JD +QD +AD +9C +JC +KC in dead
   seat 0: no more: trick, size hand of 1, may hand of 1, sure hand of 1
   seat 1: no more: hand, trick
22. * deal
   all told: 0 dealt
   all: no more: tricks, sure dead | turn: 1 | dealer: 0 | trick: 1 leads | public.phase: lead | public.announced: (   )
   seat 0, 1, 2: size hand of 3: 5
   seat 0, 1, 3: size hand of 2: 5
   seat 0, 2, 3: size hand of 1: 5
   seat 1, 2, 3: size hand of 0: 5
   seat 0, 1: public.combinations: ( ([rome {7H 7D} 1 1])  ) | may = 6S 7S 8S JS KS AS 6H 8H TH JH QH KH 8D 9D TD JD QD KD 6C 7C 8C 9C TC JC QC AC in hand of 2, hand of 3
   seat 2, 3: public.combinations: (  ([rome {7S 7C} 1 1]) ([rome {TH TC} 1 1])) | may = 8S 9S TS QS KS 6H 7H 8H 9H JH QH AH 6D 7D 8D 9D TD QD AD 6C 8C 9C JC QC KC AC in hand of 0, hand of 1
   seat 0: in no heap: 9S KC | hand: = 9S TS QS AH KC | may = 7H 9H 6D 7D AD in hand of 1 | sure = 7H 9H 6D 7D AD in hand of 1 | may -6D -7D -AD +8S +JS +KS +AS +8H +TH +KH +8D +TD +KD +6C +7C +8C +QC +AC in dead
   seat 1: in no heap: 6D 7D AD | hand: = 7H 9H 6D 7D AD | moves: play 7H, 9H, 6D, 7D, AD | may = 9S TS QS AH KC in hand of 0 | sure = 9S TS QS AH KC in hand of 0 | may -9S -KC +8S +JS +KS +AS +8H +TH +KH +8D +TD +KD +6C +7C +8C +QC +AC in dead
   seat 2: in no heap: 7S | hand: = 7S JS AS KH 7C | may = 6S TH JD KD TC in hand of 3 | sure = 6S TH JD KD TC in hand of 3 | may -6S -JD -TC +8S +TS +QS +KS +7H +8H +9H +AH +8D +TD +6C +8C +QC +AC in dead
   seat 3: in no heap: 6S JD TC | hand: = 6S TH JD KD TC | may = 7S JS AS KH 7C in hand of 2 | sure = 7S JS AS KH 7C in hand of 2 | may -7S +8S +TS +QS +KS +7H +8H +9H +AH +8D +TD +6C +8C +QC +AC in dead
23. 1 play 7H
   all told: 1 played 7H
   all: turn: 2 | trick: 1 led 7H | public.phase: reply | public.announced: ( ([rome 7H])  )
   seat 0, 2, 3: in no heap: 7H | size hand of 1: 4
   seat 2, 3: may -7D in hand of 0, dead | sure = 7D in hand of 1
   seat 0: sure -7H in hand of 1
   seat 1: hand: -7H
   seat 2: moves: play KH
24. 2 play KH
   all told: 2 played KH
   all: turn: 3 | trick: 1 led 7H KH
   seat 0, 1, 3: in no heap: KH | size hand of 2: 4
   seat 2: hand: -KH
   seat 3: moves: play TH | sure -KH in hand of 2
25. 3 play TH
   all told: 3 played TH
   all: turn: 0 | trick: 1 led 7H KH TH | public.announced: ( ([rome 7H])  ([rome TH]))
   seat 0, 1, 2: in no heap: TH | size hand of 3: 4
   seat 0: moves: play AH
   seat 2: sure -TH in hand of 3
   seat 3: hand: -TH
26. 0 play AH
   all told: 0 played AH; 0 took the trick 7H TH KH AH
   all: trick: 0 leads | trick 1: 1 led 7H KH TH AH, 0 takes | public.phase: lead
   seat 1, 2, 3: in no heap: AH | size hand of 0: 4
   seat 0: hand: -AH | moves: play 9S, TS, QS, KC
   seat 1: sure -AH in hand of 0
27. 0 play KC
   all told: 0 played KC
   all: turn: 1 | trick: 0 led KC | public.phase: reply
   seat 1, 2, 3: in no heap: KC | size hand of 0: 3
   seat 0: hand: -KC
   seat 1: moves: play 9H, 6D, 7D, AD | sure -KC in hand of 0
28. 1 play AD
   all told: 1 played AD
   all: turn: 2 | trick: 0 led KC AD
   seat 0, 2, 3: in no heap: AD | size hand of 1: 3
   seat 2, 3: may -6C -8C -9C -JC -QC -AC in hand of 1
   seat 0: sure -AD in hand of 1
   seat 1: hand: -AD
   seat 2: moves: play 7C
29. 2 play 7C
   all told: 2 played 7C
   all: turn: 3 | trick: 0 led KC AD 7C | public.announced: ( ([rome 7H]) ([rome 7C]) ([rome TH]))
   seat 0, 1, 3: in no heap: 7C | size hand of 2: 3
   seat 0, 1: sure = 7S in hand of 2 | may -7S in hand of 3, dead
   seat 2: hand: -7C
   seat 3: moves: play TC | sure -7C in hand of 2
30. 3 play TC
   all told: 3 played TC; 0 took the trick AD 7C TC KC; deal 2 §9.2 duped_rome: +1 points to 0 for TH TC
   all: turn: 0 | trick: 0 leads | holds: 2 2 3 3 | trick 2: 0 led KC AD 7C TC, 0 takes | public.phase: lead
   seat 0, 1, 2: in no heap: TC | size hand of 3: 3
   seat 0, 1: may -TD in hand of 3
   seat 0: moves: play 9S, TS, QS
   seat 2: sure -TC in hand of 3
   seat 3: hand: -TC
31. 0 play 9S
   all told: 0 played 9S
   all: turn: 1 | trick: 0 led 9S | public.phase: reply
   seat 1, 2, 3: in no heap: 9S | size hand of 0: 2
   seat 0: hand: -9S
   seat 1: moves: play 9H, 6D, 7D | sure -9S in hand of 0
32. 1 play 6D
   all told: 1 played 6D
   all: turn: 2 | trick: 0 led 9S 6D
   seat 0, 2, 3: in no heap: 6D | size hand of 1: 2
   seat 2, 3: may -8S -TS -QS -KS in hand of 1
   seat 0: sure -6D in hand of 1
   seat 1: hand: -6D
   seat 2: moves: play 7S, JS, AS
33. 2 play AS
   all told: 2 played AS
   all: turn: 3 | trick: 0 led 9S 6D AS
   seat 0, 1, 3: in no heap: AS | size hand of 2: 2
   seat 2: hand: -AS
   seat 3: moves: play 6S | sure -AS in hand of 2
34. 3 play 6S
   all told: 3 played 6S; 2 took the trick 6S 9S AS 6D
   all: turn: 2 | trick: 2 leads | trick 3: 0 led 9S 6D AS 6S, 2 takes | public.phase: lead
   seat 0, 1, 2: in no heap: 6S | size hand of 3: 2
   seat 2: moves: play 7S, JS | sure -6S in hand of 3
   seat 3: hand: -6S
35. 2 play JS
   all told: 2 played JS
   all: turn: 3 | trick: 2 led JS | public.phase: reply
   seat 0, 1, 3: in no heap: JS | size hand of 2: 1
   seat 0, 1: may = 7S in hand of 2 | sure = TD in dead
   seat 2: hand: = 7S
   seat 3: moves: play JD, KD | sure = 7S in hand of 2
36. 3 play KD
   all told: 3 played KD
   all: turn: 0 | trick: 2 led JS KD
   seat 0, 1, 2: in no heap: KD | size hand of 3: 1
   seat 0, 1: may -8S -KS in hand of 3 | sure +8S +KS in dead
   seat 0: moves: play TS, QS
   seat 2: sure = JD in hand of 3
   seat 3: hand: = JD
37. 0 play TS
   all told: 0 played TS
   all: turn: 1 | trick: 2 led JS KD TS
   seat 1, 2, 3: in no heap: TS | size hand of 0: 1
   seat 0: hand: = QS
   seat 1: moves: play 9H, 7D | sure = QS in hand of 0
38. 1 play 7D
   all told: 1 played 7D; 2 took the trick TS JS 7D KD; deal 2 §9.3 rome: +1 points to 1 for 7H 7D
   all: turn: 2 | trick: 2 leads | holds: 3 3 3 3 | trick 4: 2 led JS KD TS 7D, 2 takes | public.phase: lead
   seat 0, 2, 3: in no heap: 7D | size hand of 1: 1
   seat 2, 3: no more: sure hand of 1
   seat 0: sure = 9H in hand of 1
   seat 1: hand: = 9H
   seat 2: moves: play 7S
39. 2 play 7S
   all told: 2 played 7S
   all: turn: 3 | trick: 2 led 7S | public.phase: reply
   seat 0, 1, 3: no more: size hand of 2, may hand of 2, sure hand of 2 | in no heap: 7S
   seat 2: no more: hand
   seat 3: moves: play JD
40. 3 play JD
   all told: 3 played JD
   all: turn: 0 | trick: 2 led 7S JD
   seat 0, 1, 2: in no heap: JD
   seat 0, 1: no more: size hand of 3, may hand of 3 | sure +6H +8H +JH +QH +8D +9D +QD +6C +8C +9C +JC +QC +AC in dead
   seat 0: moves: play QS
   seat 2: no more: size hand of 3, may hand of 3, sure hand of 3
   seat 3: no more: hand
41. 0 play QS
   all told: 0 played QS
   all: turn: 1 | trick: 2 led 7S JD QS
   seat 1, 2, 3: in no heap: QS
   seat 2, 3: no more: size hand of 0, may hand of 0 | sure = 8S KS 6C 8C 9C JC QC AC in dead
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0, sure hand of 0 | moves: play 9H
42. 1 play 9H
   all told: 1 played 9H; 0 took the trick 7S QS 9H JD; deal 2 §9.2 duped_rome: +1 points to 0 for 7S 7C; deal 2 §9.8 stecq: +1 points to 0; deal 2 over
   all: turn: chance | holds: 5 5 3 3 | deals: 2 over, 0 of them thrown in | trick 5: 2 led 7S JD QS 9H, 0 takes | public.phase: settled
   seat 0, 2, 3: in no heap: 9H
   seat 2, 3: no more: trick, size hand of 1, may hand of 1 | sure +6H +8H +JH +QH +8D +9D +TD +QD in dead
   seat 0: no more: trick, size hand of 1, may hand of 1, sure hand of 1
   seat 1: no more: hand, trick
43. * deal
   all told: 1 dealt
   all: no more: tricks, sure dead | turn: 2 | dealer: 1 | trick: 2 leads | public.phase: lead | public.announced: (   )
   seat 0, 1, 2: size hand of 3: 5
   seat 0, 1, 3: size hand of 2: 5
   seat 0, 2, 3: size hand of 1: 5
   seat 1, 2, 3: size hand of 0: 5
   seat 0, 1: public.combinations: (([rome {TS TD} 1 1])   ) | may = 6S 8S 9S JS QS KS AS TH JH QH KH AH 6D 7D 8D 9D JD QD KD AD 6C 7C 8C 9C JC QC in hand of 2, hand of 3
   seat 2, 3: public.combinations: (   ([double_rome {AS AD} 4 2] [rome {6D 6C} 1 1])) | may = 6S 7S 8S 9S TS JS QS KS 6H 7H 8H 9H JH QH AH 7D 8D 9D TD KD 7C 8C TC JC KC AC in hand of 0, hand of 1
   seat 0: in no heap: 6H 8H TD | hand: = TS 6H 7H 8H TD | may = 7S 9H TC KC AC in hand of 1 | sure = 7S 9H TC KC AC in hand of 1 | may -AC +6S +9S +JS +QS +AS +TH +KH +AH +6D +7D +JD +KD +AD +7C in dead
   seat 1: in no heap: AC | hand: = 7S 9H TC KC AC | may = TS 6H 7H 8H TD in hand of 0 | sure = TS 6H 7H 8H TD in hand of 0 | may -6H -8H -TD +6S +9S +JS +QS +AS +TH +KH +AH +6D +7D +JD +KD +AD +7C in dead
   seat 2: in no heap: 9C QC | hand: = TH KH JD 9C QC | moves: play TH, KH, JD, 9C, QC | may = AS 6D QD AD 6C in hand of 3 | sure = AS 6D QD AD 6C in hand of 3 | may -QD -6C +6S +7S +9S +TS +JS +QS +7H +9H +AH +7D +KD +7C +TC +KC in dead
   seat 3: in no heap: 6C QD | hand: = AS 6D QD AD 6C | may = TH KH JD 9C QC in hand of 2 | sure = TH KH JD 9C QC in hand of 2 | may -9C -QC +6S +7S +9S +TS +JS +QS +7H +9H +AH +7D +KD +7C +TC +KC in dead
44. 2 play TH
   all told: 2 played TH
   all: turn: 3 | trick: 2 led TH | public.phase: reply
   seat 0, 1, 3: in no heap: TH | size hand of 2: 4
   seat 2: hand: -TH
   seat 3: moves: play AS, 6D, QD, AD, 6C | sure -TH in hand of 2
45. 3 play AS
   all told: 3 played AS
   all: turn: 0 | trick: 2 led TH AS | public.announced: (   ([double_rome AS]))
   seat 0, 1, 2: in no heap: AS | size hand of 3: 4
   seat 0, 1: may -AD in hand of 2, dead | may -JH -QH -KH -AH in hand of 3 | sure = AD in hand of 3
   seat 0: moves: play 6H, 7H, 8H
   seat 2: sure -AS in hand of 3
   seat 3: hand: -AS
46. 0 play 8H
   all told: 0 played 8H
   all: turn: 1 | trick: 2 led TH AS 8H
   seat 1, 2, 3: in no heap: 8H | size hand of 0: 4
   seat 0: hand: -8H
   seat 1: moves: play 9H | sure -8H in hand of 0
47. 1 play 9H
   all told: 1 played 9H; 2 took the trick AS 8H 9H TH
   all: turn: 2 | trick: 2 leads | trick 1: 2 led TH AS 8H 9H, 2 takes | public.phase: lead
   seat 0, 2, 3: in no heap: 9H | size hand of 1: 4
   seat 0: sure -9H in hand of 1
   seat 1: hand: -9H
   seat 2: moves: play KH, JD, 9C, QC
48. 2 play JD
   all told: 2 played JD
   all: turn: 3 | trick: 2 led JD | public.phase: reply
   seat 0, 1, 3: in no heap: JD | size hand of 2: 3
   seat 2: hand: -JD
   seat 3: moves: play 6D, QD, AD | sure -JD in hand of 2
49. 3 play AD
   all told: 3 played AD
   all: turn: 0 | trick: 2 led JD AD
   seat 0, 1, 2: in no heap: AD | size hand of 3: 3
   seat 0, 1: no more: sure hand of 3
   seat 0: moves: play TD
   seat 2: sure -AD in hand of 3
   seat 3: hand: -AD
50. 0 play TD
   all told: 0 played TD
   all: turn: 1 | trick: 2 led JD AD TD | public.announced: (([rome TD])   ([double_rome AS]))
   seat 1, 2, 3: in no heap: TD | size hand of 0: 3
   seat 0: hand: -TD
   seat 1: moves: play 7S, TC, KC, AC | sure -TD in hand of 0
51. 1 play KC
   all told: 1 played KC; 3 took the trick TD JD AD KC; deal 3 §9.3 double_rome: +4 points to 3 for AS AD
   all: turn: 3 | trick: 3 leads | holds: 5 5 7 7 | trick 2: 2 led JD AD TD KC, 3 takes | public.phase: lead
   seat 0, 2, 3: in no heap: KC | size hand of 1: 3
   seat 2, 3: may -7D -8D -9D -KD in hand of 1
   seat 0: sure -KC in hand of 1
   seat 1: hand: -KC
   seat 3: moves: play 6D, QD, 6C
52. 3 play QD
   all told: 3 played QD
   all: turn: 0 | trick: 3 led QD | public.phase: reply
   seat 0, 1, 2: in no heap: QD | size hand of 3: 2
   seat 0: moves: play TS, 6H, 7H
   seat 2: sure -QD in hand of 3
   seat 3: hand: -QD
53. 0 play 7H
   all told: 0 played 7H
   all: turn: 1 | trick: 3 led QD 7H
   seat 1, 2, 3: in no heap: 7H | size hand of 0: 2
   seat 2, 3: may -7D -8D -9D -KD in hand of 0 | sure = 7D 8D 9D KD in dead
   seat 0: hand: -7H
   seat 1: moves: play 7S, TC, AC | sure -7H in hand of 0
54. 1 play TC
   all told: 1 played TC
   all: turn: 2 | trick: 3 led QD 7H TC
   seat 0, 2, 3: in no heap: TC | size hand of 1: 2
   seat 2, 3: sure = TS in hand of 0 | may -TS in hand of 1, dead
   seat 0: sure -TC in hand of 1
   seat 1: hand: -TC
   seat 2: moves: play KH, 9C, QC
55. 2 play 9C
   all told: 2 played 9C; 3 took the trick 7H QD 9C TC
   all: turn: 3 | trick: 3 leads | trick 3: 3 led QD 7H TC 9C, 3 takes | public.phase: lead
   seat 0, 1, 3: in no heap: 9C | size hand of 2: 2
   seat 0, 1: may -6D -7D -8D -9D -KD in hand of 2
   seat 2: hand: -9C
   seat 3: moves: play 6D, 6C | sure -9C in hand of 2
56. 3 play 6D
   all told: 3 played 6D
   all: turn: 0 | trick: 3 led 6D | public.phase: reply | public.announced: (([rome TD])   ([double_rome AS] [rome 6D]))
   seat 0, 1, 2: in no heap: 6D | size hand of 3: 1
   seat 0: moves: play TS, 6H
   seat 2: sure = 6C in hand of 3
   seat 3: hand: = 6C
57. 0 play 6H
   all told: 0 played 6H
   all: turn: 1 | trick: 3 led 6D 6H
   seat 1, 2, 3: in no heap: 6H | size hand of 0: 1
   seat 2, 3: may = TS in hand of 0
   seat 0: hand: = TS
   seat 1: moves: play 7S, AC | sure = TS in hand of 0
58. 1 play 7S
   all told: 1 played 7S
   all: turn: 2 | trick: 3 led 6D 6H 7S
   seat 0, 2, 3: in no heap: 7S | size hand of 1: 1
   seat 0: sure = AC in hand of 1
   seat 1: hand: = AC
   seat 2: moves: play KH, QC
59. 2 play KH
   all told: 2 played KH; 3 took the trick 7S 6H KH 6D
   all: turn: 3 | trick: 3 leads | trick 4: 3 led 6D 6H 7S KH, 3 takes | public.phase: lead
   seat 0, 1, 3: in no heap: KH | size hand of 2: 1
   seat 2: hand: = QC
   seat 3: moves: play 6C | sure = QC in hand of 2
60. 3 play 6C
   all told: 3 played 6C
   all: turn: 0 | trick: 3 led 6C | public.phase: reply
   seat 0, 1, 2: in no heap: 6C
   seat 0, 1: no more: size hand of 3, may hand of 3 | sure = 7D 8D 9D KD in dead
   seat 0: moves: play TS
   seat 2: no more: size hand of 3, may hand of 3, sure hand of 3
   seat 3: no more: hand
61. 0 play TS
   all told: 0 played TS
   all: turn: 1 | trick: 3 led 6C TS
   seat 1, 2, 3: no more: size hand of 0, may hand of 0, sure hand of 0 | in no heap: TS
   seat 0: no more: hand
   seat 1: moves: play AC
62. 1 play AC
   all told: 1 played AC
   all: turn: 2 | trick: 3 led 6C TS AC
   seat 0, 2, 3: in no heap: AC
   seat 2, 3: no more: size hand of 1, may hand of 1 | sure +6S +8S +9S +JS +QS +KS +JH +QH +AH +7C +8C +JC in dead
   seat 0: no more: size hand of 1, may hand of 1, sure hand of 1
   seat 1: no more: hand
   seat 2: moves: play QC
63. 2 play QC
   all told: 2 played QC; 1 took the trick TS 6C QC AC; deal 3 §9.3 rome: +1 points to 3 for 6D 6C; deal 3 §9.3 rome: +1 points to 0 for TS TD; deal 3 §9.8 stecq: +1 points to 1; deal 3 over
   all: turn: chance | holds: 7 7 8 8 | deals: 3 over, 0 of them thrown in | trick 5: 3 led 6C TS AC QC, 1 takes | public.phase: settled
   seat 0, 1, 3: in no heap: QC
   seat 0, 1: no more: trick, size hand of 2, may hand of 2 | sure +6S +8S +9S +JS +QS +KS +JH +QH +AH +7C +8C +JC in dead
   seat 2: no more: hand, trick
   seat 3: no more: trick, size hand of 2, may hand of 2, sure hand of 2
64. * deal
   all told: 2 dealt
   all: no more: tricks, sure dead | turn: 3 | dealer: 2 | trick: 3 leads | public.phase: lead | public.announced: (   )
   seat 0, 1, 2: size hand of 3: 5
   seat 0, 1, 3: size hand of 2: 5
   seat 0, 2, 3: size hand of 1: 5
   seat 1, 2, 3: size hand of 0: 5
   seat 0, 1: public.combinations: ( ([double_rome {KH KD} 4 2])  ) | may = 7S 8S TS JS QS KS AS 6H 8H 9H TH JH QH AH 6D 7D TD JD QD AD 6C 7C 8C 9C QC KC in hand of 2, hand of 3
   seat 2, 3: public.combinations: (   ([rome {8S 8H} 1 1])) | may = 6S 7S 9S QS KS AS 6H 7H JH QH KH AH 6D 8D 9D TD JD QD KD AD 7C 8C 9C TC JC AC in hand of 0, hand of 1
   seat 0: in no heap: 6S 8D 9D | hand: = 6S 7H 8D 9D TC | may = 9S KH KD JC AC in hand of 1 | sure = 9S KH KD JC AC in hand of 1 | may -9S -KD -JC +7S +TS +AS +6H +8H +9H +TH +6D +TD +JD +QD +AD +6C +9C +QC +KC in dead
   seat 1: in no heap: 9S JC KD | hand: = 9S KH KD JC AC | may = 6S 7H 8D 9D TC in hand of 0 | sure = 6S 7H 8D 9D TC in hand of 0 | may -6S -8D -9D +7S +TS +AS +6H +8H +9H +TH +6D +TD +JD +QD +AD +6C +9C +QC +KC in dead
   seat 2: in no heap: 7D JS | hand: = JS 9H TH 7D QC | may = 8S TS 8H 6C KC in hand of 3 | sure = 8S TS 8H 6C KC in hand of 3 | may -8S +7S +AS +6H +7H +KH +6D +TD +JD +QD +AD +9C +TC +AC in dead
   seat 3: in no heap: 8S | hand: = 8S TS 8H 6C KC | moves: play 8S, TS, 8H, 6C, KC | may = JS 9H TH 7D QC in hand of 2 | sure = JS 9H TH 7D QC in hand of 2 | may -JS -7D +7S +AS +6H +7H +KH +6D +TD +JD +QD +AD +9C +TC +AC in dead
65. 3 play 6C
   all told: 3 played 6C
   all: turn: 0 | trick: 3 led 6C | public.phase: reply
   seat 0, 1, 2: in no heap: 6C | size hand of 3: 4
   seat 0: moves: play TC
   seat 2: sure -6C in hand of 3
   seat 3: hand: -6C
66. 0 play TC
   all told: 0 played TC
   all: turn: 1 | trick: 3 led 6C TC
   seat 1, 2, 3: in no heap: TC | size hand of 0: 4
   seat 0: hand: -TC
   seat 1: moves: play JC, AC | sure -TC in hand of 0
67. 1 play JC
   all told: 1 played JC
   all: turn: 2 | trick: 3 led 6C TC JC
   seat 0, 2, 3: in no heap: JC | size hand of 1: 4
   seat 0: sure -JC in hand of 1
   seat 1: hand: -JC
   seat 2: moves: play QC
68. 2 play QC
   all told: 2 played QC; 2 took the trick 6C TC JC QC
   all: trick: 2 leads | trick 1: 3 led 6C TC JC QC, 2 takes | public.phase: lead
   seat 0, 1, 3: in no heap: QC | size hand of 2: 4
   seat 2: hand: -QC | moves: play JS, 9H, TH, 7D
   seat 3: sure -QC in hand of 2
69. 2 play 7D
   all told: 2 played 7D
   all: turn: 3 | trick: 2 led 7D | public.phase: reply
   seat 0, 1, 3: in no heap: 7D | size hand of 2: 3
   seat 2: hand: -7D
   seat 3: moves: play 8S, TS, 8H, KC | sure -7D in hand of 2
70. 3 play TS
   all told: 3 played TS
   all: turn: 0 | trick: 2 led 7D TS
   seat 0, 1, 2: in no heap: TS | size hand of 3: 3
   seat 0, 1: may -6D -TD -JD -QD -AD in hand of 3
   seat 0: moves: play 8D, 9D
   seat 2: sure -TS in hand of 3
   seat 3: hand: -TS
71. 0 play 9D
   all told: 0 played 9D
   all: turn: 1 | trick: 2 led 7D TS 9D
   seat 1, 2, 3: in no heap: 9D | size hand of 0: 3
   seat 0: hand: -9D
   seat 1: moves: play KD | sure -9D in hand of 0
72. 1 play KD
   all told: 1 played KD; 1 took the trick TS 7D 9D KD
   all: trick: 1 leads | trick 2: 2 led 7D TS 9D KD, 1 takes | public.phase: lead | public.announced: ( ([double_rome KD])  )
   seat 0, 2, 3: in no heap: KD | size hand of 1: 3
   seat 0: sure -KD in hand of 1
   seat 1: hand: -KD | moves: play 9S, KH, AC
73. 1 play 9S
   all told: 1 played 9S
   all: turn: 2 | trick: 1 led 9S | public.phase: reply
   seat 0, 2, 3: in no heap: 9S | size hand of 1: 2
   seat 0: sure -9S in hand of 1
   seat 1: hand: -9S
   seat 2: moves: play JS
74. 2 play JS
   all told: 2 played JS
   all: turn: 3 | trick: 1 led 9S JS
   seat 0, 1, 3: in no heap: JS | size hand of 2: 2
   seat 2: hand: -JS
   seat 3: moves: play 8S | sure -JS in hand of 2
75. 3 play 8S
   all told: 3 played 8S
   all: turn: 0 | trick: 1 led 9S JS 8S | public.announced: ( ([double_rome KD])  ([rome 8S]))
   seat 0, 1, 2: in no heap: 8S | size hand of 3: 2
   seat 0: moves: play 6S
   seat 2: sure -8S in hand of 3
   seat 3: hand: -8S
76. 0 play 6S
   all told: 0 played 6S; 2 took the trick 6S 8S 9S JS
   all: turn: 2 | trick: 2 leads | trick 3: 1 led 9S JS 8S 6S, 2 takes | public.phase: lead
   seat 1, 2, 3: in no heap: 6S | size hand of 0: 2
   seat 0: hand: -6S
   seat 1: sure -6S in hand of 0
   seat 2: moves: play 9H, TH
77. 2 play 9H
   all told: 2 played 9H
   all: turn: 3 | trick: 2 led 9H | public.phase: reply
   seat 0, 1, 3: in no heap: 9H | size hand of 2: 1
   seat 2: hand: = TH
   seat 3: moves: play 8H | sure = TH in hand of 2
78. 3 play 8H
   all told: 3 played 8H
   all: turn: 0 | trick: 2 led 9H 8H
   seat 0, 1, 2: in no heap: 8H | size hand of 3: 1
   seat 0, 1: may -8C in hand of 3
   seat 0: moves: play 7H
   seat 2: sure = KC in hand of 3
   seat 3: hand: = KC
79. 0 play 7H
   all told: 0 played 7H
   all: turn: 1 | trick: 2 led 9H 8H 7H
   seat 1, 2, 3: in no heap: 7H | size hand of 0: 1
   seat 0: hand: = 8D
   seat 1: moves: play KH | sure = 8D in hand of 0
80. 1 play KH
   all told: 1 played KH; 1 took the trick 7H 8H 9H KH; deal 4 §9.3 rome: +1 points to 3 for 8S 8H; deal 4 §9.3 double_rome: +4 points to 1 for KH KD
   all: trick: 1 leads | holds: 11 11 9 9 | trick 4: 2 led 9H 8H 7H KH, 1 takes | public.phase: lead
   seat 0, 2, 3: in no heap: KH | size hand of 1: 1
   seat 2, 3: may -KS in hand of 1
   seat 0: sure = AC in hand of 1
   seat 1: hand: = AC | moves: play AC
81. 1 play AC
   all told: 1 played AC
   all: turn: 2 | trick: 1 led AC | public.phase: reply
   seat 0, 2, 3: in no heap: AC
   seat 2, 3: no more: size hand of 1, may hand of 1
   seat 0: no more: size hand of 1, may hand of 1, sure hand of 1
   seat 1: no more: hand
   seat 2: moves: play TH
82. 2 play TH
   all told: 2 played TH
   all: turn: 3 | trick: 1 led AC TH
   seat 0, 1, 3: in no heap: TH
   seat 0, 1: no more: size hand of 2, may hand of 2 | sure = 6D TD JD QD AD 8C in dead
   seat 2: no more: hand
   seat 3: no more: size hand of 2, may hand of 2, sure hand of 2 | moves: play KC
83. 3 play KC
   all told: 3 played KC
   all: turn: 0 | trick: 1 led AC TH KC
   seat 0, 1, 2: in no heap: KC
   seat 0, 1: no more: size hand of 3, may hand of 3 | sure +7S +QS +KS +AS +6H +JH +QH +AH +7C +9C in dead
   seat 0: moves: play 8D
   seat 2: no more: size hand of 3, may hand of 3, sure hand of 3
   seat 3: no more: hand
84. 0 play 8D
   all told: 0 played 8D; 1 took the trick TH 8D KC AC; deal 4 §9.8 stecq: +1 points to 1; deal 4 over
   all: turn: chance | holds: 12 12 9 9 | deals: 4 over, 0 of them thrown in | trick 5: 1 led AC TH KC 8D, 1 takes | public.phase: settled
   seat 1, 2, 3: in no heap: 8D
   seat 2, 3: no more: trick, size hand of 0, may hand of 0 | sure = 7S QS KS AS 6H JH QH AH 6D TD JD QD AD 7C 8C 9C in dead
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0, sure hand of 0
85. * deal
   all told: 3 dealt
   all: no more: tricks, sure dead | turn: 0 | dealer: 3 | trick: 0 leads | public.phase: lead | public.announced: (   )
   seat 0, 1, 2: size hand of 3: 5
   seat 0, 1, 3: size hand of 2: 5
   seat 0, 2, 3: size hand of 1: 5
   seat 1, 2, 3: size hand of 0: 5
   seat 0, 1: public.combinations: (([two_pairs {TS JH TD JD} 3 3])   ) | may = 6S 7S 9S JS QS KS AS 6H 7H 8H 9H TH KH AH 6D 9D QD KD 6C 7C 8C 9C JC QC KC AC in hand of 2, hand of 3
   seat 2, 3: public.combinations: (   ([double_rome {KH KC} 4 2] [rome {6D 6C} 1 1])) | may = 6S 7S 8S 9S TS AS 6H 8H 9H JH QH AH 7D 8D 9D TD JD QD KD AD 7C 8C 9C TC JC QC in hand of 0, hand of 1
   seat 0: in no heap: JD JH TD | hand: = 8S TS JH TD JD | moves: play 8S, TS, JH, TD, JD | may = QH 7D 8D AD TC in hand of 1 | sure = QH 7D 8D AD TC in hand of 1 | may -QH -AD +6S +9S +JS +7H +8H +9H +TH +KH +9D +KD +6C +JC +QC +KC +AC in dead
   seat 1: in no heap: AD QH | hand: = QH 7D 8D AD TC | may = 8S TS JH TD JD in hand of 0 | sure = 8S TS JH TD JD in hand of 0 | may -JH -TD -JD +6S +9S +JS +7H +8H +9H +TH +KH +9D +KD +6C +JC +QC +KC +AC in dead
   seat 2: in no heap: KS QS | hand: = QS KS 7H TH AC | may = JS KH 6D 6C KC in hand of 3 | sure = JS KH 6D 6C KC in hand of 3 | may -6D +6S +8S +9S +TS +8H +9H +7D +8D +9D +KD +TC +JC +QC in dead
   seat 3: in no heap: 6D | hand: = JS KH 6D 6C KC | may = QS KS 7H TH AC in hand of 2 | sure = QS KS 7H TH AC in hand of 2 | may -QS -KS +6S +8S +9S +TS +8H +9H +7D +8D +9D +KD +TC +JC +QC in dead
86. 0 play JD
   all told: 0 played JD
   all: turn: 1 | trick: 0 led JD | public.phase: reply | public.announced: (([two_pairs JD])   )
   seat 1, 2, 3: in no heap: JD | size hand of 0: 4
   seat 0: hand: -JD
   seat 1: moves: play 7D, 8D, AD | sure -JD in hand of 0
87. 1 play 7D
   all told: 1 played 7D
   all: turn: 2 | trick: 0 led JD 7D
   seat 0, 2, 3: in no heap: 7D | size hand of 1: 4
   seat 0: sure -7D in hand of 1
   seat 1: hand: -7D
   seat 2: moves: play QS, KS, 7H, TH, AC
88. 2 play TH
   all told: 2 played TH
   all: turn: 3 | trick: 0 led JD 7D TH
   seat 0, 1, 3: in no heap: TH | size hand of 2: 4
   seat 0, 1: may -6D -9D -QD -KD in hand of 2
   seat 2: hand: -TH
   seat 3: moves: play 6D | sure -TH in hand of 2
89. 3 play 6D
   all told: 3 played 6D; 0 took the trick TH 6D 7D JD
   all: turn: 0 | trick: 0 leads | trick 1: 0 led JD 7D TH 6D, 0 takes | public.phase: lead | public.announced: (([two_pairs JD])   ([rome 6D]))
   seat 0, 1, 2: in no heap: 6D | size hand of 3: 4
   seat 0: moves: play 8S, TS, JH, TD
   seat 2: sure -6D in hand of 3
   seat 3: hand: -6D
90. 0 play 8S
   all told: 0 played 8S
   all: turn: 1 | trick: 0 led 8S | public.phase: reply
   seat 1, 2, 3: in no heap: 8S | size hand of 0: 3
   seat 0: hand: -8S
   seat 1: moves: play QH, 8D, AD, TC | sure -8S in hand of 0
91. 1 play AD
   all told: 1 played AD
   all: turn: 2 | trick: 0 led 8S AD
   seat 0, 2, 3: in no heap: AD | size hand of 1: 3
   seat 2, 3: may -6S -7S -9S -TS -AS in hand of 1
   seat 0: sure -AD in hand of 1
   seat 1: hand: -AD
   seat 2: moves: play QS, KS
92. 2 play QS
   all told: 2 played QS
   all: turn: 3 | trick: 0 led 8S AD QS
   seat 0, 1, 3: in no heap: QS | size hand of 2: 3
   seat 2: hand: -QS
   seat 3: moves: play JS | sure -QS in hand of 2
93. 3 play JS
   all told: 3 played JS; 2 took the trick 8S JS QS AD
   all: turn: 2 | trick: 2 leads | trick 2: 0 led 8S AD QS JS, 2 takes | public.phase: lead
   seat 0, 1, 2: in no heap: JS | size hand of 3: 3
   seat 2: moves: play KS, 7H, AC | sure -JS in hand of 3
   seat 3: hand: -JS
94. 2 play AC
   all told: 2 played AC
   all: turn: 3 | trick: 2 led AC | public.phase: reply
   seat 0, 1, 3: in no heap: AC | size hand of 2: 2
   seat 2: hand: -AC
   seat 3: moves: play 6C, KC | sure -AC in hand of 2
95. 3 play 6C
   all told: 3 played 6C
   all: turn: 0 | trick: 2 led AC 6C
   seat 0, 1, 2: in no heap: 6C | size hand of 3: 2
   seat 0, 1: may -6S -6H in hand of 3
   seat 0: moves: play TS, JH, TD
   seat 2: sure -6C in hand of 3
   seat 3: hand: -6C
96. 0 play TS
   all told: 0 played TS
   all: turn: 1 | trick: 2 led AC 6C TS
   seat 1, 2, 3: in no heap: TS | size hand of 0: 2
   seat 2, 3: may -7C -8C -9C -TC -JC -QC in hand of 0 | sure = JH in hand of 0 | may -JH in hand of 1, dead
   seat 0: hand: -TS
   seat 1: moves: play TC | sure -TS in hand of 0
97. 1 play TC
   all told: 1 played TC; 2 took the trick TS 6C TC AC; deal 5 §9.3 rome: +1 points to 3 for 6D 6C
   all: turn: 2 | trick: 2 leads | holds: 12 12 10 10 | trick 3: 2 led AC 6C TS TC, 2 takes | public.phase: lead
   seat 0, 2, 3: in no heap: TC | size hand of 1: 2
   seat 0: sure -TC in hand of 1
   seat 1: hand: -TC
   seat 2: moves: play KS, 7H
98. 2 play 7H
   all told: 2 played 7H
   all: turn: 3 | trick: 2 led 7H | public.phase: reply
   seat 0, 1, 3: in no heap: 7H | size hand of 2: 1
   seat 2: hand: = KS
   seat 3: moves: play KH | sure = KS in hand of 2
99. 3 play KH
   all told: 3 played KH
   all: turn: 0 | trick: 2 led 7H KH | public.announced: (([two_pairs JD])   ([rome 6D] [double_rome KH]))
   seat 0, 1, 2: in no heap: KH | size hand of 3: 1
   seat 0: moves: play JH
   seat 2: sure = KC in hand of 3
   seat 3: hand: = KC
100. 0 play JH
   all told: 0 played JH
   all: turn: 1 | trick: 2 led 7H KH JH
   seat 1, 2, 3: in no heap: JH | size hand of 0: 1
   seat 2, 3: no more: sure hand of 0
   seat 0: hand: = TD
   seat 1: moves: play QH | sure = TD in hand of 0
101. 1 play QH
   all told: 1 played QH; 3 took the trick 7H JH QH KH
102. 3 play KC
   all told: 3 played KC
103. 0 play TD
   all told: 0 played TD
104. 1 play 8D
   all told: 1 played 8D
105. 2 play KS
   all told: 2 played KS; 3 took the trick KS 8D TD KC; deal 5 §9.3 double_rome: +4 points to 3 for KH KC; deal 5 §9.3 two_pairs: +3 points to 0 for TS JH TD JD; deal 5 §9.8 stecq: +1 points to 3; deal 5 over
106. * deal
   all told: 0 dealt
107. 1 play JC
   all told: 1 played JC
108. 2 play TC
   all told: 2 played TC
109. 3 play AC
   all told: 3 played AC
110. 0 play 7C
   all told: 0 played 7C; 3 took the trick 7C TC JC AC
   all: no more: tricks | turn: 3 | dealer: 0 | trick: 3 leads | holds: 15 15 15 15 | deals: 5 over, 0 of them thrown in | trick 1: 1 led JC TC AC 7C, 3 takes | public.phase: lead | public.announced: ( ([two_pairs JC]) ([rome TC]) )
   seat 0, 1, 2: size hand of 3: 4
   seat 0, 1, 3: size hand of 2: 4
   seat 0, 2, 3: size hand of 1: 4
   seat 1, 2, 3: size hand of 0: 4
   seat 0, 1: public.combinations: (([rome {TS TD} 1 1]) ([two_pairs {8H JH 8D JC} 3 3])  ) | sure = TH in hand of 2
   seat 2, 3: public.combinations: (  ([rome {TH TC} 1 1]) ([rome {6S 6D} 1 1]))
   seat 0: in no heap: 7C JC KD | hand: +TS +JD +KD | may = 8H JH 8D 9C in hand of 1 | sure = 8H JH 8D 9C in hand of 1 | may -8H -9C +8S +JS +QS +7H +TH +QH +KH +6D +7D +9D +QD +AD +6C in hand of 2 | may -8H -9C +6S +8S +JS +QS +6H +7H +QH +KH +6D +7D +AD +6C in hand of 3 | may -8H -9C +8S +JS +QS +7H +QH +KH +6D +7D +AD +6C in dead
   seat 1: in no heap: 7C 8H 9C JC | hand: = 8H JH 8D 9C | may +TS +JD +KD in hand of 0 | sure +TS +JD +KD in hand of 0 | may +8S +JS +QS +7H +TH +QH +KH +6D +7D +9D +QD +AD +6C in hand of 2 | may -KD +6S +8S +JS +QS +6H +7H +QH +KH +6D +7D +AD +6C in hand of 3 | may -KD +8S +JS +QS +7H +QH +KH +6D +7D +AD +6C in dead
   seat 2: in no heap: 7C JC QC | hand: = JS 7H TH QC | may -6S -9S +8S +TS +QS +JH +KH +7D +JD +AD +6C +8C +9C +KC in hand of 0 | may +7S +8S +TS +QS +AS +JH +KH +7D +JD +AD +6C +KC in hand of 1 | may = 6S 9S KS 6D in hand of 3 | sure = 6S 9S KS 6D in hand of 3 | may -6S -9S +8S +TS +QS +JH +KH +7D +JD +AD +6C +KC in dead
   seat 3: in no heap: 6S 7C 9S JC KS | hand: = 6S 9S KS 6D | moves: play 6S, 9S, KS, 6D | may +8S +TS +QS +JH +KH +7D +JD +AD +6C +8C +9C +KC in hand of 0 | may -QC +7S +8S +TS +QS +AS +JH +KH +7D +JD +AD +6C +KC in hand of 1 | may = JS 7H TH QC in hand of 2 | sure = JS 7H TH QC in hand of 2 | may -QC +8S +TS +QS +JH +KH +7D +JD +AD +6C +KC in dead
111. 3 play 6S
   all told: 3 played 6S
112. 0 play TS
   all told: 0 played TS
113. 1 play 9C
   all told: 1 played 9C
114. 2 play JS
   all told: 2 played JS; 2 took the trick 6S TS JS 9C
115. 2 play 7H
   all told: 2 played 7H
116. 3 play 6D
   all told: 3 played 6D
117. 0 play KD
   all told: 0 played KD
118. 1 play JH
   all told: 1 played JH; 1 took the trick 7H JH 6D KD; deal 6 §9.3 rome: +1 points to 3 for 6S 6D
119. 1 play 8D
   all told: 1 played 8D
120. 2 play TH
   all told: 2 played TH
   all: trick: 1 led 8D TH | holds: 15 15 16 16 | trick 2: 3 led 6S TS 9C JS, 2 takes | trick 3: 2 led 7H 6D KD JH, 1 takes | public.phase: reply | public.announced: (([rome TS]) ([two_pairs JC]) ([rome TC]) ([rome 6S]))
   seat 0, 1, 2: size hand of 3: 2
   seat 0, 1, 3: size hand of 2: 1
   seat 0, 2, 3: size hand of 1: 1
   seat 1, 2, 3: size hand of 0: 2
   seat 0, 1: no more: sure hand of 2 | may -7D -9D -QD -AD in hand of 2 | may -6H -9H -QH -KH -AH -6C in hand of 3
   seat 2, 3: may -6H -8H -9H -QH -KH -AH in hand of 0 | sure = TD in hand of 0 | may -7S -8S -QS -AS -TD -JD in hand of 1 | may -TD in dead
   seat 0: in no heap: 6D 6S 7H 8D 9C JH JS TH | hand: = TD JD | sure = 8H in hand of 1
   seat 1: in no heap: 6D 6S 7H JS KD TH TS | hand: = 8H | sure = TD JD in hand of 0
   seat 2: in no heap: 6D 6S 8D 9C JH KD TS | hand: = QC | sure = 9S KS in hand of 3
   seat 3: in no heap: 7H 8D 9C JH JS KD TH TS | hand: = 9S KS | moves: play 9S, KS | sure = QC in hand of 2
121. 3 play 9S
   all told: 3 played 9S
122. 0 play JD
   all told: 0 played JD; 0 took the trick 9S TH 8D JD; deal 6 §9.3 rome: +1 points to 2 for TH TC
123. 0 play TD
   all told: 0 played TD
124. 1 play 8H
   all told: 1 played 8H
125. 2 play QC
   all told: 2 played QC
126. 3 play KS
   all told: 3 played KS; 0 took the trick KS 8H TD QC; deal 6 §9.3 rome: +1 points to 0 for TS TD; deal 6 §9.3 two_pairs: +3 points to 1 for 8H JH 8D JC; deal 6 §9.8 stecq: +1 points to 0; deal 6 over
127. * deal
   all told: 1 dealt
128. 2 play KC
   all told: 2 played KC
129. 3 play QC
   all told: 3 played QC
130. 0 play TC
   all told: 0 played TC
   all: turn: 1 | dealer: 1 | trick: 2 led KC QC TC | holds: 20 20 17 17 | deals: 6 over, 0 of them thrown in | public.announced: (   )
   seat 0, 1, 2: size hand of 3: 4
   seat 0, 1, 3: size hand of 2: 4
   seat 0, 2, 3: size hand of 1: 5
   seat 1, 2, 3: size hand of 0: 4
   seat 0, 1: no more: tricks | public.combinations: ( ([rome {TH TD} 1 1])  )
   seat 2, 3: no more: tricks, sure hand of 0 | public.combinations: (  ([rome {6H 6D} 1 1]) )
   seat 0: in no heap: 8S 9H KC KH QC | hand: = 8S 9H JH KH | may = TH 7D TD 9C AC in hand of 1 | sure = TH 7D TD 9C AC in hand of 1 | may +6S +TS +JS +7H +8H +6D +8D +9D +JD +QD +KD +AD +7C +JC in hand of 2 | may -7D +6S +TS +JS +6H +7H +8H +QH +AH +6D +8D +JD +KD +6C +7C +JC in hand of 3 | may -7D +6S +TS +JS +7H +8H +6D +8D +JD +KD +7C +JC in dead
   seat 1: in no heap: 7D KC QC TD | hand: = TH 7D TD 9C AC | moves: play 9C, AC | may = 8S 9H JH KH in hand of 0 | sure = 8S 9H JH KH in hand of 0 | may -8S -9H -KH +6S +TS +JS +7H +8H +6D +8D +9D +JD +QD +KD +AD +7C +JC in hand of 2 | may -8S +6S +TS +JS +6H +7H +8H +QH +AH +6D +8D +JD +KD +6C +7C +JC in hand of 3 | may -8S -9H -KH +6S +TS +JS +7H +8H +6D +8D +JD +KD +7C +JC in dead
   seat 2: in no heap: 6H KC QS | hand: = JS QS 6H 6D | may -AS +9S +TS +KS +7H +8H +9H +TH +JH +QH +KH +AH +8D +9C +JC +AC in hand of 0 | may +7S +8S +9S +TS +KS +7H +TH +JH +8D +TD +JD +9C +JC +AC in hand of 1 | may = 6S AS KD 7C in hand of 3 | sure = 6S AS KD 7C in hand of 3 | may -AS +9S +TS +KS +7H +TH +JH +8D +TD +9C +JC +AC in dead
   seat 3: in no heap: AS KC QC | hand: = 6S AS KD 7C | may -QS +9S +TS +KS +7H +8H +9H +TH +JH +QH +KH +AH +8D +9C +JC +AC in hand of 0 | may -6H +7S +8S +9S +TS +KS +7H +TH +JH +8D +TD +JD +9C +JC +AC in hand of 1 | may = JS QS 6H 6D in hand of 2 | sure = JS QS 6H 6D in hand of 2 | may -QS -6H +9S +TS +KS +7H +TH +JH +8D +TD +9C +JC +AC in dead
131. 1 play AC
   all told: 1 played AC; 1 took the trick TC QC KC AC
132. 1 play 9C
   all told: 1 played 9C
133. 2 play 6D
   all told: 2 played 6D
134. 3 play 7C
   all told: 3 played 7C
135. 0 play 9H
   all told: 0 played 9H; 1 took the trick 9H 6D 7C 9C
136. 1 play TD
   all told: 1 played TD
137. 2 play 6H
   all told: 2 played 6H
138. 3 play KD
   all told: 3 played KD
139. 0 play 8S
   all told: 0 played 8S; 3 took the trick 8S 6H TD KD; deal 7 §9.3 rome: +1 points to 2 for 6H 6D
140. 3 play 6S
   all told: 3 played 6S
   all: turn: 0 | trick: 3 led 6S | holds: 20 20 18 18 | trick 1: 2 led KC QC TC AC, 1 takes | trick 2: 1 led 9C 6D 7C 9H, 1 takes | trick 3: 1 led TD 6H KD 8S, 3 takes | public.announced: ( ([rome TD]) ([rome 6D]) )
   seat 0, 1, 2: size hand of 3: 1
   seat 0, 1, 3: size hand of 2: 2
   seat 0, 2, 3: size hand of 1: 2
   seat 1, 2, 3: size hand of 0: 2
   seat 0, 1: may -8D -9D -JD -QD -AD -6C -8C -JC in hand of 2
   seat 2, 3: may -7D -8D -9D -JD -QD -AD -6C -8C -JC in hand of 0
   seat 0: in no heap: 6D 6H 6S 7C 9C AC KD TD | hand: = JH KH | moves: play JH, KH | sure = TH 7D in hand of 1
   seat 1: in no heap: 6D 6H 6S 7C 8S 9H KD | hand: = TH 7D | sure = JH KH in hand of 0
   seat 2: in no heap: 6S 7C 8S 9C 9H AC KD TD | hand: = JS QS | sure = AS in hand of 3
   seat 3: in no heap: 6D 6H 8S 9C 9H AC TD | hand: = AS | sure = JS QS in hand of 2
141. 0 play JH
   all told: 0 played JH
142. 1 play 7D
   all told: 1 played 7D
143. 2 play QS
   all told: 2 played QS; 2 took the trick 6S QS JH 7D
144. 2 play JS
   all told: 2 played JS
145. 3 play AS
   all told: 3 played AS
146. 0 play KH
   all told: 0 played KH
147. 1 play TH
   all told: 1 played TH; 3 took the trick JS AS TH KH; deal 7 §9.2 duped_rome: +1 points to 3 for TH TD; deal 7 §9.8 stecq: +1 points to 3; deal 7 over
148. * deal
   all told: 2 dealt
149. 3 play TC
   all told: 3 played TC
150. 0 play 9C
   all told: 0 played 9C
   all: no more: tricks | turn: 1 | dealer: 2 | trick: 3 led TC 9C | holds: 20 20 20 20 | deals: 7 over, 0 of them thrown in | public.announced: (([rome 9C])   )
   seat 0, 1, 2: size hand of 3: 4
   seat 0, 1, 3: size hand of 2: 5
   seat 0, 2, 3: size hand of 1: 5
   seat 1, 2, 3: size hand of 0: 4
   seat 0, 1: public.combinations: (([rome {9H 9C} 1 1]) ([triplet {6H 6D 6C} 2 2])  )
   seat 2, 3: public.combinations: (   )
   seat 0: in no heap: JC TH | hand: = 6S 9H TH JC | may = AS 6H 6D 9D 6C in hand of 1 | sure = AS 6H 6D 9D 6C in hand of 1 | may -AS +8S +JH +KH +7D +8D +TD +JD +QD +KD +AD +7C +8C +QC +KC +AC in hand of 2 | may -AS -9D -6C +8S +JH +KH +7D +TD +KD +7C +QC +KC +AC in hand of 3, dead
   seat 1: in no heap: 6C 9D AS | hand: = AS 6H 6D 9D 6C | moves: play 6C | may = 6S 9H TH JC in hand of 0 | sure = 6S 9H TH JC in hand of 0 | may +8S +JH +KH +7D +8D +TD +JD +QD +KD +AD +7C +8C +QC +KC +AC in hand of 2 | may -JC +8S +JH +KH +7D +TD +KD +7C +QC +KC +AC in hand of 3, dead
   seat 2: in no heap: 8C 9S JH KH | hand: = 9S JH KH 8C AC | may -QH +6S +8S +QS +AS +6H +9H +6D +8D +9D +TD +JD +QD +AD +6C +7C +JC +QC +KC in hand of 0 | may -QH -7D +6S +8S +QS +AS +6H +9H +6D +TD +7C +QC +KC in hand of 1, dead | may = JS QH 7D KD in hand of 3 | sure = JS QH 7D KD in hand of 3
   seat 3: in no heap: 7D JS QH | hand: = JS QH 7D KD | may -9S -JH -KH +6S +8S +QS +AS +6H +9H +6D +8D +9D +TD +JD +QD +AD +6C +7C +JC +QC +KC in hand of 0 | may -9S -JH -KH -8C +6S +8S +QS +AS +6H +9H +6D +TD +7C +QC +KC in hand of 1, dead | may = 9S JH KH 8C AC in hand of 2 | sure = 9S JH KH 8C AC in hand of 2
151. 1 play 6C
   all told: 1 played 6C
152. 2 play 8C
   all told: 2 played 8C; 3 took the trick 6C 8C 9C TC
153. 3 play KD
   all told: 3 played KD
154. 0 play JC
   all told: 0 played JC
155. 1 play 6D
   all told: 1 played 6D
156. 2 play 9S
   all told: 2 played 9S; 3 took the trick 9S 6D KD JC
157. 3 play QH
   all told: 3 played QH
158. 0 play TH
   all told: 0 played TH
159. 1 play 6H
   all told: 1 played 6H
160. 2 play JH
   all told: 2 played JH; 3 took the trick 6H TH JH QH; deal 8 §9.2 duped_triplet: +2 points to 3 for 6H 6D 6C; deal 8 over; match over
   all: no more: trick | turn: nobody | holds: 20 20 22 22 | deals: 8 over, 0 of them thrown in | trick 1: 3 led TC 9C 6C 8C, 3 takes | trick 2: 3 led KD JC 6D 9S, 3 takes | trick 3: 3 led QH TH 6H JH, 3 takes | public.phase: settled | public.announced: (([rome 9C]) ([triplet 6C])  )
   seat 0, 1, 2: size hand of 3: 2
   seat 0, 1, 3: size hand of 2: 2
   seat 0, 2, 3: size hand of 1: 2
   seat 1, 2, 3: size hand of 0: 2
   seat 0, 1: may -7D -8D -TD -JD -QD -AD in hand of 2
   seat 2, 3: may -8D -9D -TD -JD -QD -AD in hand of 0 | sure = 9H in hand of 0 | may -6S -9H in hand of 1 | may -9H in dead
   seat 0: in no heap: 6C 6D 6H 8C 9S JH KD QH | hand: = 6S 9H | sure = AS 9D in hand of 1
   seat 1: in no heap: 8C 9S JC JH KD QH TH | hand: = AS 9D | sure = 6S 9H in hand of 0
   seat 2: in no heap: 6C 6D 6H JC KD QH TH | hand: = KH AC | sure = JS 7D in hand of 3
   seat 3: in no heap: 6C 6D 6H 8C 9S JC JH TH | hand: = JS 7D | sure = KH AC in hand of 2
