start
   all: turn: chance | dealer: 1 | sides: 0 0 1 1 | holds: 0 0 0 0 | deals: 0 over, 0 of them thrown in | public.phase: dealing | public.announced: (   ) | public.combinations: (   ) | public.direction: anticlockwise | public.partners_show: True
1. * deal
   all told: 1 dealt
   all: turn: 2 | trick: 2 leads | public.phase: lead | size dead: 16
   seat 0, 1, 2: size hand of 3: 5
   seat 0, 1, 3: size hand of 2: 5
   seat 0, 2, 3: size hand of 1: 5
   seat 1, 2, 3: size hand of 0: 5
   seat 0, 1: public.combinations: (([double_rome {KD KC} 4 2]) ([rome {8H 8C} 1 1])  ) | may = 6S 8S 9S TS JS QS KS 6H 7H 9H TH QH KH AH 7D 8D 9D JD QD AD 6C 9C TC JC QC AC in hand of 2, hand of 3, dead
   seat 2, 3: public.combinations: (   ([rome {9H 9C} 1 1])) | may = 6S 7S 9S TS JS KS AS 6H 8H TH JH QH AH 6D 7D 8D 9D TD JD QD KD 7C 8C TC KC AC in hand of 0, hand of 1, dead
   seat 0: hand: = 7S AS TD KD KC | may = 8H JH 6D 7C 8C in hand of 1 | sure = 8H JH 6D 7C 8C in hand of 1
   seat 1: hand: = 8H JH 6D 7C 8C | may = 7S AS TD KD KC in hand of 0 | sure = 7S AS TD KD KC in hand of 0
   seat 2: hand: = QS KH AD 6C JC | moves: play QS, KH, AD, 6C, JC | may = 8S 7H 9H 9C QC in hand of 3 | sure = 8S 7H 9H 9C QC in hand of 3
   seat 3: hand: = 8S 7H 9H 9C QC | may = QS KH AD 6C JC in hand of 2 | sure = QS KH AD 6C JC in hand of 2
2. 2 play JC
   all told: 2 played JC
   all: turn: 3 | trick: 2 led JC | public.phase: reply
   seat 0, 1, 3: in no heap: JC | size hand of 2: 4
   seat 2: hand: -JC
   seat 3: moves: play 9C, QC | sure -JC in hand of 2
3. 3 play QC
   all told: 3 played QC
   all: turn: 0 | trick: 2 led JC QC
   seat 0, 1, 2: in no heap: QC | size hand of 3: 4
   seat 0: moves: play KC
   seat 2: sure -QC in hand of 3
   seat 3: hand: -QC
4. 0 play KC
   all told: 0 played KC
   all: turn: 1 | trick: 2 led JC QC KC | public.announced: (([double_rome KC])   )
   seat 1, 2, 3: in no heap: KC | size hand of 0: 4
   seat 0: hand: -KC
   seat 1: moves: play 7C, 8C | sure -KC in hand of 0
5. 1 play 7C
   all told: 1 played 7C; 0 took the trick 7C JC QC KC
   all: turn: 0 | trick: 0 leads | trick 1: 2 led JC QC KC 7C, 0 takes | public.phase: lead
   seat 0, 2, 3: in no heap: 7C | size hand of 1: 4
   seat 0: moves: play 7S, AS, TD, KD | sure -7C in hand of 1
   seat 1: hand: -7C
6. 0 play KD
   all told: 0 played KD
   all: turn: 1 | trick: 0 led KD | public.phase: reply
   seat 1, 2, 3: in no heap: KD | size hand of 0: 3
   seat 2, 3: may -KS in hand of 0
   seat 0: hand: -KD
   seat 1: moves: play 6D | sure -KD in hand of 0
7. 1 play 6D
   all told: 1 played 6D
   all: turn: 2 | trick: 0 led KD 6D
   seat 0, 2, 3: in no heap: 6D | size hand of 1: 3
   seat 0: sure -6D in hand of 1
   seat 1: hand: -6D
   seat 2: moves: play AD
8. 2 play AD
   all told: 2 played AD
   all: turn: 3 | trick: 0 led KD 6D AD
   seat 0, 1, 3: in no heap: AD | size hand of 2: 3
   seat 2: hand: -AD
   seat 3: moves: play 8S, 7H, 9H, 9C | sure -AD in hand of 2
9. 3 play 8S
   all told: 3 played 8S; 2 took the trick 8S 6D KD AD; deal 1 §9.4 split_double_rome: +2 points to 2 for KD KC
   all: turn: 2 | trick: 2 leads | holds: 0 0 2 2 | trick 2: 0 led KD 6D AD 8S, 2 takes | public.phase: lead
   seat 0, 1, 2: in no heap: 8S | size hand of 3: 3
   seat 0, 1: may -7D -8D -9D -JD -QD in hand of 3
   seat 2: moves: play QS, KH, 6C | sure -8S in hand of 3
   seat 3: hand: -8S
10. 2 play QS
   all told: 2 played QS
   all: turn: 3 | trick: 2 led QS | public.phase: reply
   seat 0, 1, 3: in no heap: QS | size hand of 2: 2
   seat 2: hand: -QS
   seat 3: moves: play 7H, 9H, 9C | sure -QS in hand of 2
11. 3 play 7H
   all told: 3 played 7H
   all: turn: 0 | trick: 2 led QS 7H
   seat 0, 1, 2: in no heap: 7H | size hand of 3: 2
   seat 0, 1: may -6S -9S -TS -JS -KS in hand of 3
   seat 0: moves: play 7S, AS
   seat 2: sure -7H in hand of 3
   seat 3: hand: -7H
12. 0 play 7S
   all told: 0 played 7S
   all: turn: 1 | trick: 2 led QS 7H 7S
   seat 1, 2, 3: in no heap: 7S | size hand of 0: 2
   seat 0: hand: -7S
   seat 1: moves: play 8H, JH, 8C | sure -7S in hand of 0
13. 1 play 8H
   all told: 1 played 8H; 2 took the trick 7S QS 7H 8H
   all: turn: 2 | trick: 2 leads | trick 3: 2 led QS 7H 7S 8H, 2 takes | public.phase: lead | public.announced: (([double_rome KC]) ([rome 8H])  )
   seat 0, 2, 3: in no heap: 8H | size hand of 1: 2
   seat 2, 3: may -6S -9S -TS -JS -KS -AS in hand of 1 | sure = KS in dead
   seat 0: sure -8H in hand of 1
   seat 1: hand: -8H
   seat 2: moves: play KH, 6C
14. 2 play KH
   all told: 2 played KH
   all: turn: 3 | trick: 2 led KH | public.phase: reply
   seat 0, 1, 3: in no heap: KH | size hand of 2: 1
   seat 2: hand: = 6C
   seat 3: moves: play 9H | sure = 6C in hand of 2
15. 3 play 9H
   all told: 3 played 9H
   all: turn: 0 | trick: 2 led KH 9H | public.announced: (([double_rome KC]) ([rome 8H])  ([rome 9H]))
   seat 0, 1, 2: in no heap: 9H | size hand of 3: 1 | sure = 9C in hand of 3
   seat 0, 1: may -9C in hand of 2, dead | may = 9C in hand of 3
   seat 0: moves: play AS, TD
   seat 3: hand: = 9C
16. 0 play AS
   all told: 0 played AS
   all: turn: 1 | trick: 2 led KH 9H AS
   seat 1, 2, 3: in no heap: AS | size hand of 0: 1
   seat 2, 3: may -6H -TH -JH -QH -AH in hand of 0
   seat 0: hand: = TD
   seat 1: moves: play JH | sure = TD in hand of 0
17. 1 play JH
   all told: 1 played JH; 2 took the trick AS 9H JH KH
   all: turn: 2 | trick: 2 leads | trick 4: 2 led KH 9H AS JH, 2 takes | public.phase: lead
   seat 0, 2, 3: in no heap: JH | size hand of 1: 1
   seat 0: sure = 8C in hand of 1
   seat 1: hand: = 8C
   seat 2: moves: play 6C
18. 2 play 6C
   all told: 2 played 6C
   all: turn: 3 | trick: 2 led 6C | public.phase: reply
   seat 0, 1, 3: in no heap: 6C
   seat 0, 1: no more: size hand of 2, may hand of 2 | sure = 6S 9S TS JS KS 6H TH QH AH 7D 8D 9D JD QD TC AC in dead
   seat 2: no more: hand
   seat 3: no more: size hand of 2, may hand of 2, sure hand of 2 | moves: play 9C
19. 3 play 9C
   all told: 3 played 9C
   all: turn: 0 | trick: 2 led 6C 9C
   seat 0, 1, 2: no more: size hand of 3, may hand of 3, sure hand of 3 | in no heap: 9C
   seat 0: moves: play TD
   seat 3: no more: hand
20. 0 play TD
   all told: 0 played TD
   all: turn: 1 | trick: 2 led 6C 9C TD
   seat 1, 2, 3: in no heap: TD
   seat 2, 3: no more: size hand of 0, may hand of 0 | sure +6S +9S +TS +JS in dead
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0, sure hand of 0 | moves: play 8C
21. 1 play 8C
   all told: 1 played 8C; 3 took the trick TD 6C 8C 9C; deal 1 §9.4 whole_rome: +1 points to 3 for 9H 9C; deal 1 §9.2 duped_rome: +1 points to 3 for 8H 8C; deal 1 §9.8 stecq: +1 points to 3; deal 1 over
   all: turn: chance | holds: 0 0 5 5 | deals: 1 over, 0 of them thrown in | trick 5: 2 led 6C 9C TD 8C, 3 takes | public.phase: settled
   seat 0, 2, 3: in no heap: 8C
   seat 2, 3: no more: trick, size hand of 1, may hand of 1 | sure +6H +TH +QH +AH +7D +8D +9D +JD +QD +TC +AC in dead
   seat 0: no more: trick, size hand of 1, may hand of 1, sure hand of 1
   seat 1: no more: hand, trick
22. * deal
   all told: 2 dealt
   all: no more: tricks, sure dead | turn: 3 | dealer: 2 | trick: 3 leads | public.phase: lead | public.announced: (   )
   seat 0, 1, 2: size hand of 3: 5
   seat 0, 1, 3: size hand of 2: 5
   seat 0, 2, 3: size hand of 1: 5
   seat 1, 2, 3: size hand of 0: 5
   seat 0, 1: public.combinations: (([rome {9D 9C} 1 1]) ([rome {JS JH} 1 1])  ) | may = 6S 7S 8S 9S QS KS AS 6H 7H 8H 9H TH QH 6D 7D TD JD QD KD AD 8C TC JC QC KC AC in hand of 2, hand of 3
   seat 2, 3: public.combinations: (   ([triplet {7S 7H 7D} 2 2])) | may = 6S 9S TS JS QS KS 6H 9H TH JH KH AH 8D 9D TD JD AD 6C 7C 8C 9C TC JC QC KC AC in hand of 0, hand of 1
   seat 0: in no heap: 9D | hand: = KH 9D 6C 7C 9C | may = TS JS JH AH 8D in hand of 1 | sure = TS JS JH AH 8D in hand of 1 | may -TS -JS -AH -8D +7S +8S +QS +AS +7H +8H +9H +6D +TD +KD +AD +8C +JC +QC +KC in dead
   seat 1: in no heap: 8D AH JS TS | hand: = TS JS JH AH 8D | may = KH 9D 6C 7C 9C in hand of 0 | sure = KH 9D 6C 7C 9C in hand of 0 | may -9D +7S +8S +QS +AS +7H +8H +9H +6D +TD +KD +AD +8C +JC +QC +KC in dead
   seat 2: in no heap: QH | hand: = AS 8H QH 6D KD | may = 7S 8S 7H 7D QD in hand of 3 | sure = 7S 8S 7H 7D QD in hand of 3 | may -7D -QD +QS +9H +JH +KH +TD +AD +6C +7C +8C +9C +JC +QC +KC in dead
   seat 3: in no heap: 7D QD | hand: = 7S 8S 7H 7D QD | moves: play 7S, 8S, 7H, 7D, QD | may = AS 8H QH 6D KD in hand of 2 | sure = AS 8H QH 6D KD in hand of 2 | may -QH +QS +9H +JH +KH +TD +AD +6C +7C +8C +9C +JC +QC +KC in dead
23. 3 play 7S
   all told: 3 played 7S
   all: turn: 0 | trick: 3 led 7S | public.phase: reply | public.announced: (   ([triplet 7S]))
   seat 0, 1, 2: in no heap: 7S | size hand of 3: 4
   seat 0, 1: may -7H -7D in hand of 2, dead | sure = 7H 7D in hand of 3
   seat 0: moves: play KH, 9D, 6C, 7C, 9C
   seat 2: sure -7S in hand of 3
   seat 3: hand: -7S
24. 0 play 9D
   all told: 0 played 9D
   all: turn: 1 | trick: 3 led 7S 9D | public.announced: (([rome 9D])   ([triplet 7S]))
   seat 1, 2, 3: in no heap: 9D | size hand of 0: 4
   seat 2, 3: may -6S -9S -TS -JS -QS -KS in hand of 0
   seat 0: hand: -9D
   seat 1: moves: play TS, JS | sure -9D in hand of 0
25. 1 play JS
   all told: 1 played JS
   all: turn: 2 | trick: 3 led 7S 9D JS | public.announced: (([rome 9D]) ([rome JS])  ([triplet 7S]))
   seat 0, 2, 3: in no heap: JS | size hand of 1: 4
   seat 0: sure -JS in hand of 1
   seat 1: hand: -JS
   seat 2: moves: play AS
26. 2 play AS
   all told: 2 played AS; 2 took the trick 7S JS AS 9D
   all: trick: 2 leads | trick 1: 3 led 7S 9D JS AS, 2 takes | public.phase: lead
   seat 0, 1, 3: in no heap: AS | size hand of 2: 4
   seat 2: hand: -AS | moves: play 8H, QH, 6D, KD
   seat 3: sure -AS in hand of 2
27. 2 play QH
   all told: 2 played QH
   all: turn: 3 | trick: 2 led QH | public.phase: reply
   seat 0, 1, 3: in no heap: QH | size hand of 2: 3
   seat 2: hand: -QH
   seat 3: moves: play 7H | sure -QH in hand of 2
28. 3 play 7H
   all told: 3 played 7H
   all: turn: 0 | trick: 2 led QH 7H
   seat 0, 1, 2: in no heap: 7H | size hand of 3: 3
   seat 0, 1: sure = 7D in hand of 3
   seat 0: moves: play KH
   seat 2: sure -7H in hand of 3
   seat 3: hand: -7H
29. 0 play KH
   all told: 0 played KH
   all: turn: 1 | trick: 2 led QH 7H KH
   seat 1, 2, 3: in no heap: KH | size hand of 0: 3
   seat 0: hand: -KH
   seat 1: moves: play JH, AH | sure -KH in hand of 0
30. 1 play JH
   all told: 1 played JH; 0 took the trick 7H JH QH KH; deal 2 §9.4 split_rome: +1 points to 2 for JS JH
   all: turn: 0 | trick: 0 leads | holds: 0 0 6 6 | trick 2: 2 led QH 7H KH JH, 0 takes | public.phase: lead
   seat 0, 2, 3: in no heap: JH | size hand of 1: 3
   seat 2, 3: may -JD -JC in hand of 1
   seat 0: moves: play 6C, 7C, 9C | sure -JH in hand of 1
   seat 1: hand: -JH
31. 0 play 9C
   all told: 0 played 9C
   all: turn: 1 | trick: 0 led 9C | public.phase: reply
   seat 1, 2, 3: in no heap: 9C | size hand of 0: 2
   seat 2, 3: may -9H in hand of 0
   seat 0: hand: -9C
   seat 1: moves: play TS, AH, 8D | sure -9C in hand of 0
32. 1 play 8D
   all told: 1 played 8D
   all: turn: 2 | trick: 0 led 9C 8D
   seat 0, 2, 3: in no heap: 8D | size hand of 1: 2
   seat 2, 3: may -6C -7C -8C -TC -QC -KC -AC in hand of 1
   seat 0: sure -8D in hand of 1
   seat 1: hand: -8D
   seat 2: moves: play 8H, 6D, KD
33. 2 play 6D
   all told: 2 played 6D
   all: turn: 3 | trick: 0 led 9C 8D 6D
   seat 0, 1, 3: in no heap: 6D | size hand of 2: 2
   seat 0, 1: may -8C -TC -JC -QC -KC -AC in hand of 2
   seat 2: hand: -6D
   seat 3: moves: play 8S, 7D, QD | sure -6D in hand of 2
34. 3 play 8S
   all told: 3 played 8S; 0 took the trick 8S 6D 8D 9C; deal 2 §9.4 split_rome: +1 points to 2 for 9D 9C
   all: turn: 0 | trick: 0 leads | holds: 0 0 7 7 | trick 3: 0 led 9C 8D 6D 8S, 0 takes | public.phase: lead
   seat 0, 1, 2: in no heap: 8S | size hand of 3: 2
   seat 0, 1: may -8C -TC -JC -QC -KC -AC in hand of 3 | sure = 8C TC JC QC KC AC in dead
   seat 0: moves: play 6C, 7C
   seat 2: sure -8S in hand of 3
   seat 3: hand: -8S
35. 0 play 7C
   all told: 0 played 7C
   all: turn: 1 | trick: 0 led 7C | public.phase: reply
   seat 1, 2, 3: in no heap: 7C | size hand of 0: 1
   seat 0: hand: = 6C
   seat 1: moves: play TS, AH | sure = 6C in hand of 0
36. 1 play TS
   all told: 1 played TS
   all: turn: 2 | trick: 0 led 7C TS
   seat 0, 2, 3: in no heap: TS | size hand of 1: 1
   seat 0: sure = AH in hand of 1
   seat 1: hand: = AH
   seat 2: moves: play 8H, KD
37. 2 play 8H
   all told: 2 played 8H
   all: turn: 3 | trick: 0 led 7C TS 8H
   seat 0, 1, 3: in no heap: 8H | size hand of 2: 1
   seat 2: hand: = KD
   seat 3: moves: play 7D, QD | sure = KD in hand of 2
38. 3 play QD
   all told: 3 played QD; 0 took the trick TS 8H QD 7C
   all: turn: 0 | trick: 0 leads | trick 4: 0 led 7C TS 8H QD, 0 takes | public.phase: lead
   seat 0, 1, 2: in no heap: QD | size hand of 3: 1
   seat 0, 1: may = 7D in hand of 3
   seat 0: moves: play 6C
   seat 2: sure = 7D in hand of 3
   seat 3: hand: = 7D
39. 0 play 6C
   all told: 0 played 6C
   all: turn: 1 | trick: 0 led 6C | public.phase: reply
   seat 1, 2, 3: in no heap: 6C
   seat 2, 3: no more: size hand of 0, may hand of 0 | sure = JD 8C TC JC QC KC AC in dead
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0, sure hand of 0 | moves: play AH
40. 1 play AH
   all told: 1 played AH
   all: turn: 2 | trick: 0 led 6C AH
   seat 0, 2, 3: in no heap: AH
   seat 2, 3: no more: size hand of 1, may hand of 1 | sure +6S +9S +QS +KS +6H +9H +TH +TD +AD in dead
   seat 0: no more: size hand of 1, may hand of 1, sure hand of 1
   seat 1: no more: hand
   seat 2: moves: play KD
41. 2 play KD
   all told: 2 played KD
   all: turn: 3 | trick: 0 led 6C AH KD
   seat 0, 1, 3: in no heap: KD
   seat 0, 1: no more: size hand of 2, may hand of 2 | sure +6S +9S +QS +KS +6H +9H +TH +TD +JD +AD in dead
   seat 2: no more: hand
   seat 3: no more: size hand of 2, may hand of 2, sure hand of 2 | moves: play 7D
42. 3 play 7D
   all told: 3 played 7D; 0 took the trick AH 7D KD 6C; deal 2 §9.4 split_triplet: +2 points to 0 for 7S 7H 7D; deal 2 §9.8 stecq: +1 points to 0; deal 2 over
   all: turn: chance | holds: 3 3 7 7 | deals: 2 over, 0 of them thrown in | trick 5: 0 led 6C AH KD 7D, 0 takes | public.phase: settled
   seat 0, 1, 2: no more: trick, size hand of 3, may hand of 3, sure hand of 3 | in no heap: 7D
   seat 3: no more: hand, trick
43. * deal
   all told: 3 dealt
   all: no more: tricks, sure dead | turn: 0 | dealer: 3 | trick: 0 leads | public.phase: lead | public.announced: (   )
   seat 0, 1, 2: size hand of 3: 5
   seat 0, 1, 3: size hand of 2: 5
   seat 0, 2, 3: size hand of 1: 5
   seat 1, 2, 3: size hand of 0: 5
   seat 0, 1: public.combinations: (   ) | may = 6S 7S 9S TS JS KS AS 6H 8H 9H TH JH KH 7D 8D TD QD KD AD 6C 7C 8C 9C TC QC KC in hand of 2, hand of 3
   seat 2, 3: public.combinations: (   ([rome {TS TD} 1 1])) | may = 8S 9S JS QS KS 6H 7H 8H 9H QH KH AH 6D 8D 9D JD KD AD 7C 8C 9C TC JC QC KC AC in hand of 0, hand of 1
   seat 0: in no heap: JD | hand: = QH AH 6D 9D JD | moves: play QH, AH, 6D, 9D, JD | may = 8S QS 7H JC AC in hand of 1 | sure = 8S QS 7H JC AC in hand of 1 | may -QS -JC -AC +7S +TS +JS +AS +8H +JH +KH +7D +8D +QD +KD +6C +7C +9C in dead
   seat 1: in no heap: AC JC QS | hand: = 8S QS 7H JC AC | may = QH AH 6D 9D JD in hand of 0 | sure = QH AH 6D 9D JD in hand of 0 | may -JD +7S +TS +JS +AS +8H +JH +KH +7D +8D +QD +KD +6C +7C +9C in dead
   seat 2: in no heap: TH | hand: = AS TH 7D QD 6C | may = 6S 7S TS JH TD in hand of 3 | sure = 6S 7S TS JH TD in hand of 3 | may -6S -TD +8S +JS +7H +8H +QH +KH +AH +6D +8D +9D +KD +7C +9C in dead
   seat 3: in no heap: 6S TD | hand: = 6S 7S TS JH TD | may = AS TH 7D QD 6C in hand of 2 | sure = AS TH 7D QD 6C in hand of 2 | may -TH +8S +JS +7H +8H +QH +KH +AH +6D +8D +9D +KD +7C +9C in dead
44. 0 play JD
   all told: 0 played JD
   all: turn: 1 | trick: 0 led JD | public.phase: reply
   seat 1, 2, 3: in no heap: JD | size hand of 0: 4
   seat 0: hand: -JD
   seat 1: moves: play 8S, QS, 7H, JC, AC | sure -JD in hand of 0
45. 1 play QS
   all told: 1 played QS
   all: turn: 2 | trick: 0 led JD QS
   seat 0, 2, 3: in no heap: QS | size hand of 1: 4
   seat 2, 3: may -6D -8D -9D -KD -AD in hand of 1
   seat 0: sure -QS in hand of 1
   seat 1: hand: -QS
   seat 2: moves: play 7D, QD
46. 2 play QD
   all told: 2 played QD
   all: turn: 3 | trick: 0 led JD QS QD
   seat 0, 1, 3: in no heap: QD | size hand of 2: 4
   seat 2: hand: -QD
   seat 3: moves: play TD | sure -QD in hand of 2
47. 3 play TD
   all told: 3 played TD; 2 took the trick QS TD JD QD
   all: turn: 2 | trick: 2 leads | trick 1: 0 led JD QS QD TD, 2 takes | public.phase: lead | public.announced: (   ([rome TD]))
   seat 0, 1, 2: in no heap: TD | size hand of 3: 4
   seat 2: moves: play AS, TH, 7D, 6C | sure -TD in hand of 3
   seat 3: hand: -TD
48. 2 play 7D
   all told: 2 played 7D
   all: turn: 3 | trick: 2 led 7D | public.phase: reply
   seat 0, 1, 3: in no heap: 7D | size hand of 2: 3
   seat 2: hand: -7D
   seat 3: moves: play 6S, 7S, TS, JH | sure -7D in hand of 2
49. 3 play 7S
   all told: 3 played 7S
   all: turn: 0 | trick: 2 led 7D 7S
   seat 0, 1, 2: in no heap: 7S | size hand of 3: 3
   seat 0, 1: may -8D -KD -AD in hand of 3
   seat 0: moves: play 6D, 9D
   seat 2: sure -7S in hand of 3
   seat 3: hand: -7S
50. 0 play 9D
   all told: 0 played 9D
   all: turn: 1 | trick: 2 led 7D 7S 9D
   seat 1, 2, 3: in no heap: 9D | size hand of 0: 3
   seat 0: hand: -9D
   seat 1: moves: play 8S, 7H, JC, AC | sure -9D in hand of 0
51. 1 play JC
   all told: 1 played JC; 0 took the trick 7S 7D 9D JC
   all: turn: 0 | trick: 0 leads | trick 2: 2 led 7D 7S 9D JC, 0 takes | public.phase: lead
   seat 0, 2, 3: in no heap: JC | size hand of 1: 3
   seat 0: moves: play QH, AH, 6D | sure -JC in hand of 1
   seat 1: hand: -JC
52. 0 play QH
   all told: 0 played QH
   all: turn: 1 | trick: 0 led QH | public.phase: reply
   seat 1, 2, 3: in no heap: QH | size hand of 0: 2
   seat 0: hand: -QH
   seat 1: moves: play 7H | sure -QH in hand of 0
53. 1 play 7H
   all told: 1 played 7H
   all: turn: 2 | trick: 0 led QH 7H
   seat 0, 2, 3: in no heap: 7H | size hand of 1: 2
   seat 0: sure -7H in hand of 1
   seat 1: hand: -7H
   seat 2: moves: play TH
54. 2 play TH
   all told: 2 played TH
   all: turn: 3 | trick: 0 led QH 7H TH
   seat 0, 1, 3: in no heap: TH | size hand of 2: 2
   seat 2: hand: -TH
   seat 3: moves: play JH | sure -TH in hand of 2
55. 3 play JH
   all told: 3 played JH; 0 took the trick 7H TH JH QH
   all: turn: 0 | trick: 0 leads | trick 3: 0 led QH 7H TH JH, 0 takes | public.phase: lead
   seat 0, 1, 2: in no heap: JH | size hand of 3: 2
   seat 0: moves: play AH, 6D
   seat 2: sure -JH in hand of 3
   seat 3: hand: -JH
56. 0 play 6D
   all told: 0 played 6D
   all: turn: 1 | trick: 0 led 6D | public.phase: reply
   seat 1, 2, 3: in no heap: 6D | size hand of 0: 1
   seat 0: hand: = AH
   seat 1: moves: play 8S, AC | sure = AH in hand of 0
57. 1 play 8S
   all told: 1 played 8S
   all: turn: 2 | trick: 0 led 6D 8S
   seat 0, 2, 3: in no heap: 8S | size hand of 1: 1
   seat 0: sure = AC in hand of 1
   seat 1: hand: = AC
   seat 2: moves: play AS, 6C
58. 2 play 6C
   all told: 2 played 6C
   all: turn: 3 | trick: 0 led 6D 8S 6C
   seat 0, 1, 3: in no heap: 6C | size hand of 2: 1
   seat 0, 1: may -8D -KD -AD in hand of 2 | sure = 8D KD AD in dead
   seat 2: hand: = AS
   seat 3: moves: play 6S, TS | sure = AS in hand of 2
59. 3 play TS
   all told: 3 played TS; 0 took the trick 8S TS 6D 6C; deal 3 §9.4 split_rome: +1 points to 0 for TS TD
   all: turn: 0 | trick: 0 leads | holds: 4 4 7 7 | trick 4: 0 led 6D 8S 6C TS, 0 takes | public.phase: lead
   seat 0, 1, 2: in no heap: TS | size hand of 3: 1
   seat 0, 1: may -TC in hand of 3
   seat 0: moves: play AH
   seat 2: sure = 6S in hand of 3
   seat 3: hand: = 6S
60. 0 play AH
   all told: 0 played AH
   all: turn: 1 | trick: 0 led AH | public.phase: reply
   seat 1, 2, 3: in no heap: AH
   seat 2, 3: no more: size hand of 0, may hand of 0 | sure = 8D KD AD in dead
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0, sure hand of 0 | moves: play AC
61. 1 play AC
   all told: 1 played AC
   all: turn: 2 | trick: 0 led AH AC
   seat 0, 2, 3: in no heap: AC
   seat 2, 3: no more: size hand of 1, may hand of 1 | sure +9S +JS +KS +6H +8H +9H +KH +7C +8C +9C +TC +QC +KC in dead
   seat 0: no more: size hand of 1, may hand of 1, sure hand of 1
   seat 1: no more: hand
   seat 2: moves: play AS
62. 2 play AS
   all told: 2 played AS
   all: turn: 3 | trick: 0 led AH AC AS
   seat 0, 1, 3: in no heap: AS
   seat 0, 1: no more: size hand of 2, may hand of 2 | sure +TC in dead
   seat 2: no more: hand
   seat 3: no more: size hand of 2, may hand of 2, sure hand of 2 | moves: play 6S
63. 3 play 6S
   all told: 3 played 6S; 0 took the trick 6S AS AH AC; deal 3 §9.8 stecq: +1 points to 0; deal 3 over
   all: turn: chance | holds: 5 5 7 7 | deals: 3 over, 0 of them thrown in | trick 5: 0 led AH AC AS 6S, 0 takes | public.phase: settled
   seat 0, 1, 2: in no heap: 6S
   seat 0, 1: no more: trick, size hand of 3, may hand of 3 | sure +9S +JS +KS +6H +8H +9H +KH +7C +8C +9C +QC +KC in dead
   seat 2: no more: trick, size hand of 3, may hand of 3, sure hand of 3
   seat 3: no more: hand, trick
64. * deal
   all told: 0 dealt
   all: no more: tricks, sure dead | turn: 1 | dealer: 0 | trick: 1 leads | public.phase: lead | public.announced: (   )
   seat 0, 1, 2: size hand of 3: 5
   seat 0, 1, 3: size hand of 2: 5
   seat 0, 2, 3: size hand of 1: 5
   seat 1, 2, 3: size hand of 0: 5
   seat 0, 1: public.combinations: (([rome {TD TC} 1 1]) ([two_pairs {6S 8H 8D 6C} 3 3])  ) | may = 7S 8S 9S TS JS QS AS 7H 9H TH JH QH KH AH 6D 9D JD QD AD 7C 8C 9C JC QC KC AC in hand of 2, hand of 3
   seat 2, 3: public.combinations: (   ([rome {QH QD} 1 1])) | may = 6S 7S 9S TS JS QS KS AS 6H 7H 8H JH AH 6D 7D 8D 9D TD KD AD 6C 7C 9C TC JC KC in hand of 0, hand of 1
   seat 0: in no heap: 6H KS TC | hand: = KS 6H 7D TD TC | may = 6S 8H 8D KD 6C in hand of 1 | sure = 6S 8H 8D KD 6C in hand of 1 | may -8H -8D -KD +7S +8S +TS +QS +AS +7H +TH +JH +QH +AH +6D +9D +JD +QD +JC +AC in dead
   seat 1: in no heap: 8D 8H KD | hand: = 6S 8H 8D KD 6C | moves: play 6S, 8H, 8D, KD, 6C | may = KS 6H 7D TD TC in hand of 0 | sure = KS 6H 7D TD TC in hand of 0 | may -KS -6H -TC +7S +8S +TS +QS +AS +7H +TH +JH +QH +AH +6D +9D +JD +QD +JC +AC in dead
   seat 2: in no heap: KH QC | hand: = 8S TH KH JD QC | may = 9H QH QD 8C AC in hand of 3 | sure = 9H QH QD 8C AC in hand of 3 | may -9H -8C +6S +7S +TS +QS +AS +7H +JH +AH +6D +7D +9D +TD +6C +JC in dead
   seat 3: in no heap: 8C 9H | hand: = 9H QH QD 8C AC | may = 8S TH KH JD QC in hand of 2 | sure = 8S TH KH JD QC in hand of 2 | may -KH -QC +6S +7S +TS +QS +AS +7H +JH +AH +6D +7D +9D +TD +6C +JC in dead
65. 1 play 8D
   all told: 1 played 8D
   all: turn: 2 | trick: 1 led 8D | public.phase: reply | public.announced: ( ([two_pairs 8D])  )
   seat 0, 2, 3: in no heap: 8D | size hand of 1: 4
   seat 2, 3: may -8H in hand of 0, dead | sure = 8H in hand of 1
   seat 0: sure -8D in hand of 1
   seat 1: hand: -8D
   seat 2: moves: play JD
66. 2 play JD
   all told: 2 played JD
   all: turn: 3 | trick: 1 led 8D JD
   seat 0, 1, 3: in no heap: JD | size hand of 2: 4
   seat 2: hand: -JD
   seat 3: moves: play QD | sure -JD in hand of 2
67. 3 play QD
   all told: 3 played QD
   all: turn: 0 | trick: 1 led 8D JD QD | public.announced: ( ([two_pairs 8D])  ([rome QD]))
   seat 0, 1, 2: in no heap: QD | size hand of 3: 4
   seat 0: moves: play 7D, TD
   seat 2: sure -QD in hand of 3
   seat 3: hand: -QD
68. 0 play 7D
   all told: 0 played 7D; 3 took the trick 7D 8D JD QD
   all: turn: 3 | trick: 3 leads | trick 1: 1 led 8D JD QD 7D, 3 takes | public.phase: lead
   seat 1, 2, 3: in no heap: 7D | size hand of 0: 4
   seat 0: hand: -7D
   seat 1: sure -7D in hand of 0
   seat 3: moves: play 9H, QH, 8C, AC
69. 3 play AC
   all told: 3 played AC
   all: turn: 0 | trick: 3 led AC | public.phase: reply
   seat 0, 1, 2: in no heap: AC | size hand of 3: 3
   seat 0: moves: play TC
   seat 2: sure -AC in hand of 3
   seat 3: hand: -AC
70. 0 play TC
   all told: 0 played TC
   all: turn: 1 | trick: 3 led AC TC | public.announced: (([rome TC]) ([two_pairs 8D])  ([rome QD]))
   seat 1, 2, 3: in no heap: TC | size hand of 0: 3
   seat 0: hand: -TC
   seat 1: moves: play 6C | sure -TC in hand of 0
71. 1 play 6C
   all told: 1 played 6C
   all: turn: 2 | trick: 3 led AC TC 6C
   seat 0, 2, 3: in no heap: 6C | size hand of 1: 3
   seat 0: sure -6C in hand of 1
   seat 1: hand: -6C
   seat 2: moves: play QC
72. 2 play QC
   all told: 2 played QC; 3 took the trick 6C TC QC AC
   all: turn: 3 | trick: 3 leads | trick 2: 3 led AC TC 6C QC, 3 takes | public.phase: lead
   seat 0, 1, 3: in no heap: QC | size hand of 2: 3
   seat 2: hand: -QC
   seat 3: moves: play 9H, QH, 8C | sure -QC in hand of 2
73. 3 play 8C
   all told: 3 played 8C
   all: turn: 0 | trick: 3 led 8C | public.phase: reply
   seat 0, 1, 2: in no heap: 8C | size hand of 3: 2
   seat 0: moves: play KS, 6H, TD
   seat 2: sure -8C in hand of 3
   seat 3: hand: -8C
74. 0 play 6H
   all told: 0 played 6H
   all: turn: 1 | trick: 3 led 8C 6H
   seat 1, 2, 3: in no heap: 6H | size hand of 0: 2
   seat 2, 3: may -7C -9C -JC -KC in hand of 0
   seat 0: hand: -6H
   seat 1: moves: play 6S, 8H, KD | sure -6H in hand of 0
75. 1 play 6S
   all told: 1 played 6S
   all: turn: 2 | trick: 3 led 8C 6H 6S
   seat 0, 2, 3: in no heap: 6S | size hand of 1: 2
   seat 2, 3: may -7C -9C -JC -KC in hand of 1 | sure = 7C 9C JC KC in dead
   seat 0: sure -6S in hand of 1
   seat 1: hand: -6S
   seat 2: moves: play 8S, TH, KH
76. 2 play TH
   all told: 2 played TH; 3 took the trick 6S 6H TH 8C
   all: turn: 3 | trick: 3 leads | trick 3: 3 led 8C 6H 6S TH, 3 takes | public.phase: lead
   seat 0, 1, 3: in no heap: TH | size hand of 2: 2
   seat 0, 1: may -7C -9C -JC -KC in hand of 2
   seat 2: hand: -TH
   seat 3: moves: play 9H, QH | sure -TH in hand of 2
77. 3 play 9H
   all told: 3 played 9H
   all: turn: 0 | trick: 3 led 9H | public.phase: reply
   seat 0, 1, 2: in no heap: 9H | size hand of 3: 1
   seat 0: moves: play KS, TD
   seat 2: sure = QH in hand of 3
   seat 3: hand: = QH
78. 0 play TD
   all told: 0 played TD
   all: turn: 1 | trick: 3 led 9H TD
   seat 1, 2, 3: in no heap: TD | size hand of 0: 1
   seat 2, 3: may -TS -7H -JH -AH in hand of 0
   seat 0: hand: = KS
   seat 1: moves: play 8H | sure = KS in hand of 0
79. 1 play 8H
   all told: 1 played 8H
   all: turn: 2 | trick: 3 led 9H TD 8H
   seat 0, 2, 3: in no heap: 8H | size hand of 1: 1
   seat 2, 3: no more: sure hand of 1
   seat 0: sure = KD in hand of 1
   seat 1: hand: = KD
   seat 2: moves: play KH
80. 2 play KH
   all told: 2 played KH; 2 took the trick 8H 9H KH TD; deal 4 §9.2 duped_rome: +1 points to 2 for TD TC; deal 4 §9.2 duped_two_pairs: +3 points to 2 for 6S 8H 8D 6C
   all: trick: 2 leads | holds: 5 5 11 11 | trick 4: 3 led 9H TD 8H KH, 2 takes | public.phase: lead
   seat 0, 1, 3: in no heap: KH | size hand of 2: 1
   seat 2: hand: = 8S | moves: play 8S
   seat 3: sure = 8S in hand of 2
81. 2 play 8S
   all told: 2 played 8S
   all: turn: 3 | trick: 2 led 8S | public.phase: reply
   seat 0, 1, 3: in no heap: 8S
   seat 0, 1: no more: size hand of 2, may hand of 2
   seat 2: no more: hand
   seat 3: no more: size hand of 2, may hand of 2, sure hand of 2 | moves: play QH
82. 3 play QH
   all told: 3 played QH
   all: turn: 0 | trick: 2 led 8S QH
   seat 0, 1, 2: in no heap: QH
   seat 0, 1: no more: size hand of 3, may hand of 3 | sure = 7S 9S TS JS QS AS 7H JH AH 6D 9D AD 7C 9C JC KC in dead
   seat 0: moves: play KS
   seat 2: no more: size hand of 3, may hand of 3, sure hand of 3
   seat 3: no more: hand
83. 0 play KS
   all told: 0 played KS
   all: turn: 1 | trick: 2 led 8S QH KS
   seat 1, 2, 3: in no heap: KS
   seat 2, 3: no more: size hand of 0, may hand of 0
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0, sure hand of 0 | moves: play KD
84. 1 play KD
   all told: 1 played KD; 0 took the trick 8S KS QH KD; deal 4 §9.4 split_rome: +1 points to 0 for QH QD; deal 4 §9.8 stecq: +1 points to 0; deal 4 over
   all: turn: chance | holds: 7 7 11 11 | deals: 4 over, 0 of them thrown in | trick 5: 2 led 8S QH KS KD, 0 takes | public.phase: settled
   seat 0, 2, 3: in no heap: KD
   seat 2, 3: no more: trick, size hand of 1, may hand of 1 | sure +7S +9S +TS +JS +QS +AS +7H +JH +AH +6D +9D +AD in dead
   seat 0: no more: trick, size hand of 1, may hand of 1, sure hand of 1
   seat 1: no more: hand, trick
85. * deal
   all told: 1 dealt
   all: no more: tricks, sure dead | turn: 2 | dealer: 1 | trick: 2 leads | public.phase: lead | public.announced: (   )
   seat 0, 1, 2: size hand of 3: 5
   seat 0, 1, 3: size hand of 2: 5
   seat 0, 2, 3: size hand of 1: 5
   seat 1, 2, 3: size hand of 0: 5
   seat 0, 1: public.combinations: ( ([two_pairs {JH KD JC KC} 3 3])  ) | may = 8S 9S TS JS KS AS 6H 7H 8H TH QH KH AH 6D 7D 8D 9D TD JD QD 7C 8C 9C TC QC AC in hand of 2, hand of 3
   seat 2, 3: public.combinations: (  ([two_pairs {9S 7H 7D 9D} 3 3]) ) | may = 6S 7S TS JS QS KS AS 6H 8H 9H TH JH QH AH 6D 8D JD QD KD AD 6C 9C TC JC KC AC in hand of 0, hand of 1
   seat 0: in no heap: 7S AD QS | hand: = 6S 7S QS 9H AD | may = JH KD 6C JC KC in hand of 1 | sure = JH KD 6C JC KC in hand of 1 | may -JH -JC -KC +8S +KS +6H +8H +TH +QH +KH +7D +8D +TD +JD +QD +8C +TC +QC +AC in dead
   seat 1: in no heap: JC JH KC | hand: = JH KD 6C JC KC | may = 6S 7S QS 9H AD in hand of 0 | sure = 6S 7S QS 9H AD in hand of 0 | may -7S -QS -AD +8S +KS +6H +8H +TH +QH +KH +7D +8D +TD +JD +QD +8C +TC +QC +AC in dead
   seat 2: in no heap: 7H 9D 9S | hand: = 8S 9S 7H 7D 9D | moves: play 8S, 9S, 7H, 7D, 9D | may = KH TD 7C 8C QC in hand of 3 | sure = KH TD 7C 8C QC in hand of 3 | may -7C +6S +KS +6H +8H +9H +TH +QH +8D +JD +QD +KD +6C +TC +AC in dead
   seat 3: in no heap: 7C | hand: = KH TD 7C 8C QC | may = 8S 9S 7H 7D 9D in hand of 2 | sure = 8S 9S 7H 7D 9D in hand of 2 | may -9S -7H -9D +6S +KS +6H +8H +9H +TH +QH +8D +JD +QD +KD +6C +TC +AC in dead
86. 2 play 9S
   all told: 2 played 9S
   all: turn: 3 | trick: 2 led 9S | public.phase: reply | public.announced: (  ([two_pairs 9S]) )
   seat 0, 1, 3: in no heap: 9S | size hand of 2: 4
   seat 2: hand: -9S
   seat 3: moves: play KH, TD, 7C, 8C, QC | sure -9S in hand of 2
87. 3 play KH
   all told: 3 played KH
   all: turn: 0 | trick: 2 led 9S KH
   seat 0, 1, 2: in no heap: KH | size hand of 3: 4
   seat 0, 1: may -8S -TS -JS -KS -AS in hand of 3
   seat 0: moves: play 6S, 7S, QS
   seat 2: sure -KH in hand of 3
   seat 3: hand: -KH
88. 0 play 6S
   all told: 0 played 6S
   all: turn: 1 | trick: 2 led 9S KH 6S
   seat 1, 2, 3: in no heap: 6S | size hand of 0: 4
   seat 0: hand: -6S
   seat 1: moves: play JH, KD, 6C, JC, KC | sure -6S in hand of 0
89. 1 play KC
   all told: 1 played KC; 2 took the trick 6S 9S KH KC
   all: turn: 2 | trick: 2 leads | trick 1: 2 led 9S KH 6S KC, 2 takes | public.phase: lead | public.announced: ( ([two_pairs KC]) ([two_pairs 9S]) )
   seat 0, 2, 3: in no heap: KC | size hand of 1: 4
   seat 2, 3: may -KD in hand of 0, dead | may -7S -TS -JS -QS -KS -AS in hand of 1 | sure = KD in hand of 1
   seat 0: sure -KC in hand of 1
   seat 1: hand: -KC
   seat 2: moves: play 8S, 7H, 7D, 9D
90. 2 play 9D
   all told: 2 played 9D
   all: turn: 3 | trick: 2 led 9D | public.phase: reply
   seat 0, 1, 3: in no heap: 9D | size hand of 2: 3
   seat 0, 1: may -9C in hand of 2
   seat 2: hand: -9D
   seat 3: moves: play TD | sure -9D in hand of 2
91. 3 play TD
   all told: 3 played TD
   all: turn: 0 | trick: 2 led 9D TD
   seat 0, 1, 2: in no heap: TD | size hand of 3: 3
   seat 0: moves: play AD
   seat 2: sure -TD in hand of 3
   seat 3: hand: -TD
92. 0 play AD
   all told: 0 played AD
   all: turn: 1 | trick: 2 led 9D TD AD
   seat 1, 2, 3: in no heap: AD | size hand of 0: 3
   seat 0: hand: -AD
   seat 1: moves: play KD | sure -AD in hand of 0
93. 1 play KD
   all told: 1 played KD; 0 took the trick 9D TD KD AD
   all: turn: 0 | trick: 0 leads | trick 2: 2 led 9D TD AD KD, 0 takes | public.phase: lead
   seat 0, 2, 3: in no heap: KD | size hand of 1: 3
   seat 2, 3: no more: sure hand of 1
   seat 0: moves: play 7S, QS, 9H | sure -KD in hand of 1
   seat 1: hand: -KD
94. 0 play QS
   all told: 0 played QS
   all: turn: 1 | trick: 0 led QS | public.phase: reply
   seat 1, 2, 3: in no heap: QS | size hand of 0: 2
   seat 0: hand: -QS
   seat 1: moves: play JH, 6C, JC | sure -QS in hand of 0
95. 1 play JC
   all told: 1 played JC
   all: turn: 2 | trick: 0 led QS JC
   seat 0, 2, 3: in no heap: JC | size hand of 1: 2
   seat 0: sure -JC in hand of 1
   seat 1: hand: -JC
   seat 2: moves: play 8S
96. 2 play 8S
   all told: 2 played 8S
   all: turn: 3 | trick: 0 led QS JC 8S
   seat 0, 1, 3: in no heap: 8S | size hand of 2: 2
   seat 2: hand: -8S
   seat 3: moves: play 7C, 8C, QC | sure -8S in hand of 2
97. 3 play 8C
   all told: 3 played 8C; 0 took the trick 8S QS 8C JC
   all: turn: 0 | trick: 0 leads | trick 3: 0 led QS JC 8S 8C, 0 takes | public.phase: lead
   seat 0, 1, 2: in no heap: 8C | size hand of 3: 2
   seat 0: moves: play 7S, 9H
   seat 2: sure -8C in hand of 3
   seat 3: hand: -8C
98. 0 play 7S
   all told: 0 played 7S
   all: turn: 1 | trick: 0 led 7S | public.phase: reply
   seat 1, 2, 3: in no heap: 7S | size hand of 0: 1
   seat 0: hand: = 9H
   seat 1: moves: play JH, 6C | sure = 9H in hand of 0
99. 1 play JH
   all told: 1 played JH
   all: turn: 2 | trick: 0 led 7S JH
   seat 0, 2, 3: in no heap: JH | size hand of 1: 1
   seat 0: sure = 6C in hand of 1
   seat 1: hand: = 6C
   seat 2: moves: play 7H, 7D
100. 2 play 7D
   all told: 2 played 7D
   all: turn: 3 | trick: 0 led 7S JH 7D
   seat 0, 1, 3: in no heap: 7D | size hand of 2: 1
   seat 0, 1: may -TS -JS -KS -AS in hand of 2 | sure = TS JS KS AS in dead
   seat 2: hand: = 7H
   seat 3: moves: play 7C, QC | sure = 7H in hand of 2
101. 3 play 7C
   all told: 3 played 7C; 0 took the trick 7S JH 7D 7C; deal 5 §9.4 split_two_pairs: +3 points to 2 for JH KD JC KC
102. 0 play 9H
   all told: 0 played 9H
103. 1 play 6C
   all told: 1 played 6C
104. 2 play 7H
   all told: 2 played 7H
105. 3 play QC
   all told: 3 played QC; 0 took the trick 7H 9H 6C QC; deal 5 §9.4 split_two_pairs: +3 points to 0 for 9S 7H 7D 9D; deal 5 §9.8 stecq: +1 points to 0; deal 5 over
106. * deal
   all told: 2 dealt
107. 3 play 8C
   all told: 3 played 8C
108. 0 play TC
   all told: 0 played TC
109. 1 play KC
   all told: 1 played KC
110. 2 play 9C
   all told: 2 played 9C; 1 took the trick 8C 9C TC KC
   all: turn: 1 | dealer: 2 | trick: 1 leads | holds: 11 11 14 14 | deals: 5 over, 0 of them thrown in | trick 1: 3 led 8C TC KC 9C, 1 takes | public.phase: lead | public.announced: (   )
   seat 0, 1, 2: size hand of 3: 4
   seat 0, 1, 3: size hand of 2: 4
   seat 0, 2, 3: size hand of 1: 4
   seat 1, 2, 3: size hand of 0: 4
   seat 0, 1: no more: tricks, sure dead | public.combinations: (([rome {QS QH} 1 1])   )
   seat 2, 3: no more: tricks | public.combinations: (  ([two_pairs {6H TH 6D TD} 3 3]) ([double_rome {KS KH} 4 2]))
   seat 0: in no heap: 8H 9C QH TC | hand: = 7S QS 8H QH | may = 8S TS AH 7C in hand of 1 | sure = 8S TS AH 7C in hand of 1 | may -AH -7C +6S +9S +JS +KS +AS +9H +JH +KH +7D +9D +TD +KD +AD +6C +JC in hand of 2, hand of 3 | may -TS -AH -7C +6S +9S +9H +JH +KH +7D +9D +TD +KD +AD +6C +JC in dead
   seat 1: in no heap: 7C 9C AH TC TS | hand: = 8S TS AH 7C | moves: play 8S, TS, AH, 7C | may = 7S QS 8H QH in hand of 0 | sure = 7S QS 8H QH in hand of 0 | may -8H -QH +6S +9S +JS +KS +AS +9H +JH +KH +7D +9D +TD +KD +AD +6C +JC in hand of 2, hand of 3 | may -8H -QH +6S +9S +9H +JH +KH +7D +9D +TD +KD +AD +6C +JC in dead
   seat 2: in no heap: 6D 6H 9C TC TH | hand: = 6H TH 6D TD | may -KS -AS +6S +7S +8S +9S +QS +7H +JH +9D +KD +AD +7C +JC +QC in hand of 0, dead | may +6S +7S +8S +9S +TS +JS +QS +7H +JH +9D +KD +AD +7C +JC +QC in hand of 1 | may = KS AS KH 7D in hand of 3 | sure = KS AS KH 7D in hand of 3
   seat 3: in no heap: 9C AS KS TC | hand: = KS AS KH 7D | may -6H -TH -6D +6S +7S +8S +9S +QS +7H +JH +9D +KD +AD +7C +JC +QC in hand of 0, dead | may -6H -TH -6D +6S +7S +8S +9S +TS +JS +QS +7H +JH +9D +KD +AD +7C +JC +QC in hand of 1 | may = 6H TH 6D TD in hand of 2 | sure = 6H TH 6D TD in hand of 2
111. 1 play AH
   all told: 1 played AH
112. 2 play 6H
   all told: 2 played 6H
113. 3 play KH
   all told: 3 played KH
114. 0 play 8H
   all told: 0 played 8H; 1 took the trick 6H 8H KH AH
115. 1 play 7C
   all told: 1 played 7C
116. 2 play TD
   all told: 2 played TD
117. 3 play AS
   all told: 3 played AS
118. 0 play 7S
   all told: 0 played 7S; 1 took the trick 7S AS TD 7C
119. 1 play TS
   all told: 1 played TS
120. 2 play 6D
   all told: 2 played 6D
   all: turn: 3 | trick: 1 led TS 6D | trick 2: 1 led AH 6H KH 8H, 1 takes | trick 3: 1 led 7C TD AS 7S, 1 takes | public.phase: reply | public.announced: (  ([two_pairs 6H]) ([double_rome KH]))
   seat 0, 1, 2: size hand of 3: 2
   seat 0, 1, 3: size hand of 2: 1
   seat 0, 2, 3: size hand of 1: 1
   seat 1, 2, 3: size hand of 0: 2
   seat 0, 1: may -6S -9S -JS -KS -6C -JC -QC -AC in hand of 2 | may -6C -JC -QC -AC in hand of 3 | sure = 6C JC QC AC in dead
   seat 2, 3: may -6C -JC -QC -AC in hand of 0
   seat 0: in no heap: 6D 6H 7C AH AS KH TD TS | hand: = QS QH | sure = 8S in hand of 1
   seat 1: in no heap: 6D 6H 7S 8H AS KH TD | hand: = 8S | sure = QS QH in hand of 0
   seat 2: in no heap: 7C 7S 8H AH AS KH TS | hand: = TH | sure = KS 7D in hand of 3
   seat 3: in no heap: 6D 6H 7C 7S 8H AH TD TS | hand: = KS 7D | moves: play KS | sure = TH in hand of 2
121. 3 play KS
   all told: 3 played KS
122. 0 play QS
   all told: 0 played QS; 3 took the trick TS QS KS 6D; deal 6 §9.4 split_double_rome: +2 points to 1 for KS KH
123. 3 play 7D
   all told: 3 played 7D
124. 0 play QH
   all told: 0 played QH
125. 1 play 8S
   all told: 1 played 8S
126. 2 play TH
   all told: 2 played TH; 3 took the trick 8S TH QH 7D; deal 6 §9.2 duped_rome: +1 points to 3 for QS QH; deal 6 §9.4 split_two_pairs: +3 points to 1 for 6H TH 6D TD; deal 6 §9.8 stecq: +1 points to 3; deal 6 over
127. * deal
   all told: 3 dealt
128. 0 play 9S
   all told: 0 played 9S
129. 1 play 8D
   all told: 1 played 8D
130. 2 play TS
   all told: 2 played TS
   all: dealer: 3 | trick: 0 led 9S 8D TS | holds: 16 16 16 16 | deals: 6 over, 0 of them thrown in | public.announced: (  ([rome TS]) )
   seat 0, 1, 2: size hand of 3: 5
   seat 0, 1, 3: size hand of 2: 4
   seat 0, 2, 3: size hand of 1: 4
   seat 1, 2, 3: size hand of 0: 4
   seat 0, 1: no more: tricks, sure dead | public.combinations: (   )
   seat 2, 3: no more: tricks | public.combinations: (  ([rome {TS TC} 1 1]) ([rome {JH JC} 1 1]))
   seat 0: in no heap: 8D 9S JS | hand: = JS QS 6D 8C | may = QH 9D JD AD in hand of 1 | sure = QH 9D JD AD in hand of 1 | may -9D -JD -AD +6S +7S +8S +KS +AS +6H +8H +KH +AH +TD +6C +7C +9C +TC +JC +QC +KC +AC in hand of 2 | may -9D -JD -AD +7S +8S +AS +6H +8H +KH +AH +TD +6C +7C +9C +TC +JC +QC +KC +AC in hand of 3 | may -9D -JD -AD +7S +8S +AS +6H +8H +KH +AH +TD +7C +9C +TC +KC in dead
   seat 1: in no heap: 8D 9D 9S AD JD QH | hand: = QH 9D JD AD | may +JS +6D +8C in hand of 0 | sure = JS QS 6D 8C in hand of 0 | may +6S +7S +8S +KS +AS +6H +8H +KH +AH +TD +6C +7C +9C +TC +JC +QC +KC +AC in hand of 2 | may -JS +7S +8S +AS +6H +8H +KH +AH +TD +6C +7C +9C +TC +JC +QC +KC +AC in hand of 3 | may -JS +7S +8S +AS +6H +8H +KH +AH +TD +7C +9C +TC +KC in dead
   seat 2: in no heap: 6S 8D 9S AC | hand: = 6S 7S TC AC | may -JH +KS +6H +8H +TH +KH +AH +6D +7D +6C +7C +8C +QC +KC in hand of 0 | may -8S -JS -QS -JH -JC +6H +8H +TH +KH +AH +6D +7D +7C +8C +KC in hand of 1 | may = AS JH TD 9C JC in hand of 3 | sure = AS JH TD 9C JC in hand of 3 | may -JH -JC +KS +6H +8H +TH +KH +AH +6D +7D +7C +8C +KC in dead
   seat 3: in no heap: 8D 9S JC JH | hand: = AS JH TD 9C JC | moves: play AS | may -6S +KS +6H +8H +TH +KH +AH +6D +7D +6C +7C +8C +QC +KC in hand of 0 | may -6S -8S -JS -QS -AC +6H +8H +TH +KH +AH +6D +7D +7C +8C +KC in hand of 1 | may = 6S 7S TC AC in hand of 2 | sure = 6S 7S TC AC in hand of 2 | may -6S -AC +KS +6H +8H +TH +KH +AH +6D +7D +7C +8C +KC in dead
131. 3 play AS
   all told: 3 played AS; 3 took the trick 9S TS AS 8D
132. 3 play 9C
   all told: 3 played 9C
133. 0 play 8C
   all told: 0 played 8C
134. 1 play 9D
   all told: 1 played 9D
135. 2 play TC
   all told: 2 played TC; 2 took the trick 9D 8C 9C TC; deal 7 §9.4 whole_rome: +1 points to 2 for TS TC
136. 2 play 6S
   all told: 2 played 6S
137. 3 play JC
   all told: 3 played JC
138. 0 play JS
   all told: 0 played JS
139. 1 play AD
   all told: 1 played AD; 0 took the trick 6S JS AD JC
140. 0 play 6D
   all told: 0 played 6D
   all: turn: 1 | trick: 0 led 6D | holds: 16 16 17 17 | trick 1: 0 led 9S 8D TS AS, 3 takes | trick 2: 3 led 9C 8C 9D TC, 2 takes | trick 3: 2 led 6S JC JS AD, 0 takes | public.announced: (  ([rome TS]) ([rome JC]))
   seat 0, 1, 2: size hand of 3: 2
   seat 0, 1, 3: size hand of 2: 2
   seat 0, 2, 3: size hand of 1: 2
   seat 1, 2, 3: size hand of 0: 1
   seat 0, 1: may -TH -JH -TD in hand of 2 | may -7S -8S -KS in hand of 3 | sure = JH in hand of 3 | may -JH in dead
   seat 2, 3: may -6C -7C -QC -KC in hand of 1
   seat 0: in no heap: 6S 9C 9D AD AS JC TC | hand: = QS | sure = QH JD in hand of 1
   seat 1: in no heap: 6D 6S 8C 9C AS JC JS TC | hand: = QH JD | moves: play JD | sure = QS in hand of 0
   seat 2: in no heap: 6D 8C 9C 9D AD AS JC JS | hand: = 7S AC | sure = JH TD in hand of 3
   seat 3: in no heap: 6D 6S 8C 9D AD JS TC | hand: = JH TD | sure = 7S AC in hand of 2
141. 1 play JD
   all told: 1 played JD
142. 2 play 7S
   all told: 2 played 7S
143. 3 play TD
   all told: 3 played TD; 1 took the trick 7S 6D TD JD
144. 1 play QH
   all told: 1 played QH
145. 2 play AC
   all told: 2 played AC
146. 3 play JH
   all told: 3 played JH
147. 0 play QS
   all told: 0 played QS; 1 took the trick QS JH QH AC; deal 7 §9.2 duped_rome: +1 points to 1 for JH JC; deal 7 §9.8 stecq: +1 points to 1; deal 7 over
148. * deal
   all told: 0 dealt
149. 1 play KH
   all told: 1 played KH
150. 2 play QH
   all told: 2 played QH
   all: turn: 3 | dealer: 0 | trick: 1 led KH QH | holds: 18 18 17 17 | deals: 7 over, 0 of them thrown in | public.announced: (   )
   seat 0, 1, 2: size hand of 3: 5
   seat 0, 1, 3: size hand of 2: 4
   seat 0, 2, 3: size hand of 1: 4
   seat 1, 2, 3: size hand of 0: 5
   seat 0, 1: no more: tricks, sure hand of 3 | public.combinations: ( ([rome {QS QD} 1 1])  )
   seat 2, 3: no more: tricks | public.combinations: (   ([rome {JS JH} 1 1]))
   seat 0: in no heap: 7S 8H KH QH TH | hand: = 7S 8H TH 9D AD | may = 6S TS QS QD in hand of 1 | sure = 6S TS QS QD in hand of 1 | may -QD +9S +JS +AS +JH +6D +8D +TD +JD +8C +9C +TC +JC in hand of 2 | may -QD +8S +9S +JS +KS +AS +6D +8D +JD +8C +9C +TC +JC in hand of 3 | may -QD +9S +JS +AS +JH +6D +8D +JD +8C +9C +TC +JC in dead
   seat 1: in no heap: KH QD QS | hand: = 6S TS QS QD | may = 7S 8H TH 9D AD in hand of 0 | sure = 7S 8H TH 9D AD in hand of 0 | may -7S -8H +9S +JS +AS +JH +6D +8D +TD +JD +8C +9C +TC +JC in hand of 2 | may -8H -TH +8S +9S +JS +KS +AS +6D +8D +JD +8C +9C +TC +JC in hand of 3 | may -7S -8H -TH +9S +JS +AS +JH +6D +8D +JD +8C +9C +TC +JC in dead
   seat 2: in no heap: 7C AH KD KH QH | hand: = AH KD 7C 9C | may -8S -6C -QC +6S +7S +9S +TS +AS +6D +8D +9D +TD +AD +8C +TC +JC +AC in hand of 0, dead | may +6S +7S +9S +TS +QS +KS +AS +6D +8D +9D +TD +AD +8C +TC +JC +KC +AC in hand of 1 | may = 8S JS JH 6C QC in hand of 3 | sure = 8S JS JH 6C QC in hand of 3
   seat 3: in no heap: 6C 8S KH QC QH | hand: = 8S JS JH 6C QC | moves: play JH | may -AH -KD -7C +6S +7S +9S +TS +AS +6D +8D +9D +TD +AD +8C +TC +JC +AC in hand of 0, dead | may -AH -KD +6S +7S +9S +TS +QS +KS +AS +6D +8D +9D +TD +AD +8C +TC +JC +KC +AC in hand of 1 | may = AH KD 7C 9C in hand of 2 | sure = AH KD 7C 9C in hand of 2
151. 3 play JH
   all told: 3 played JH
152. 0 play TH
   all told: 0 played TH; 1 took the trick TH JH QH KH
153. 1 play 6S
   all told: 1 played 6S
154. 2 play 9C
   all told: 2 played 9C
155. 3 play JS
   all told: 3 played JS
156. 0 play 7S
   all told: 0 played 7S; 3 took the trick 6S 7S JS 9C; deal 8 §9.4 split_rome: +1 points to 1 for JS JH
157. 3 play QC
   all told: 3 played QC
158. 0 play AD
   all told: 0 played AD
159. 1 play TS
   all told: 1 played TS
160. 2 play 7C
   all told: 2 played 7C; 3 took the trick TS AD 7C QC
   all: trick: 3 leads | holds: 19 19 17 17 | trick 1: 1 led KH QH JH TH, 1 takes | trick 2: 1 led 6S 9C JS 7S, 3 takes | trick 3: 3 led QC AD TS 7C, 3 takes | public.phase: lead | public.announced: (   ([rome JH]))
   seat 0, 1, 2: size hand of 3: 2
   seat 0, 1, 3: size hand of 2: 2
   seat 0, 2, 3: size hand of 1: 2
   seat 1, 2, 3: size hand of 0: 2
   seat 0, 1: may -8S -9S -KS -AS in hand of 2 | may -JD -JC in hand of 3
   seat 2, 3: may -8C -TC -JC -KC -AC in hand of 0, hand of 1 | sure = 8C TC JC KC AC in dead
   seat 0: in no heap: 6S 7C 9C JH JS QC TS | hand: = 8H 9D | sure = QS QD in hand of 1
   seat 1: in no heap: 7C 7S 9C AD JH JS QC TH | hand: = QS QD | sure = 8H 9D in hand of 0
   seat 2: in no heap: 6S 7S AD JH JS QC TH TS | hand: = AH KD | sure = 8S 6C in hand of 3
   seat 3: in no heap: 6S 7C 7S 9C AD TH TS | hand: = 8S 6C | moves: play 8S, 6C | sure = AH KD in hand of 2
161. 3 play 8S
   all told: 3 played 8S
162. 0 play 9D
   all told: 0 played 9D
163. 1 play QS
   all told: 1 played QS
164. 2 play AH
   all told: 2 played AH; 1 took the trick 8S QS AH 9D
165. 1 play QD
   all told: 1 played QD
166. 2 play KD
   all told: 2 played KD
167. 3 play 6C
   all told: 3 played 6C
168. 0 play 8H
   all told: 0 played 8H; 2 took the trick 8H QD KD 6C; deal 8 §9.4 split_rome: +1 points to 2 for QS QD; deal 8 §9.8 stecq: +1 points to 2; deal 8 over
169. * deal
   all told: 1 dealt
170. 2 play JH
   all told: 2 played JH
   all: dealer: 1 | trick: 2 led JH | holds: 19 19 19 19 | deals: 8 over, 0 of them thrown in | public.phase: reply | public.announced: (  ([two_pairs JH]) )
   seat 0, 1, 2: size hand of 3: 5
   seat 0, 1, 3: size hand of 2: 4
   seat 0, 2, 3: size hand of 1: 5
   seat 1, 2, 3: size hand of 0: 5
   seat 0, 1: no more: tricks | public.combinations: (([rome {6S 6D} 1 1]) ([triplet {KS KH KC} 2 2])  )
   seat 2, 3: no more: tricks, sure dead | public.combinations: (  ([two_pairs {JH 7D JD 7C} 3 3]) ([two_pairs {8S 9H 8C 9C} 3 3]))
   seat 0: in no heap: 6D AH | hand: = 6S TS AH 6D 9D | may = 7S KS KH JC KC in hand of 1 | sure = 7S KS KH JC KC in hand of 1 | may -JC -KC +8S +9S +JS +QS +AS +8H +TH +QH +QD +AD +7C +9C +QC in hand of 2 | may -KS -KC +JS +QS +8H +TH +QH +JD +QD +AD +7C +9C +QC in hand of 3 | may -KS -JC -KC +JS +QS +8H +TH +QH +QD +AD +7C +9C +QC in dead
   seat 1: in no heap: JC KC KS | hand: = 7S KS KH JC KC | may = 6S TS AH 6D 9D in hand of 0 | sure = 6S TS AH 6D 9D in hand of 0 | may -AH -6D +8S +9S +JS +QS +AS +8H +TH +QH +QD +AD +7C +9C +QC in hand of 2 | may -AH -6D +JS +QS +8H +TH +QH +JD +QD +AD +7C +9C +QC in hand of 3 | may -AH -6D +JS +QS +8H +TH +QH +QD +AD +7C +9C +QC in dead
   seat 2: in no heap: 7D JD QD | hand: = 7D JD QD 7C | may -6H -9H +6S +7S +TS +JS +TH +QH +KH +AH +KD +AD +6C +TC +JC +QC +KC +AC in hand of 0, hand of 1 | may = 8S 6H 9H 8C 9C in hand of 3 | sure = 8S 6H 9H 8C 9C in hand of 3 | may -6H -9H -8C +6S +7S +TS +JS +TH +QH +KH +AH +KD +AD +6C +QC in dead
   seat 3: in no heap: 6H 8C 9H | hand: = 8S 6H 9H 8C 9C | moves: play 6H, 9H | may -7D -JD -QD +6S +7S +TS +JS +TH +QH +KH +AH +KD +AD +6C +TC +JC +QC +KC +AC in hand of 0, hand of 1 | may = 7D JD QD 7C in hand of 2 | sure = 7D JD QD 7C in hand of 2 | may -7D -JD -QD +6S +7S +TS +JS +TH +QH +KH +AH +KD +AD +6C +QC in dead
171. 3 play 9H
   all told: 3 played 9H
172. 0 play AH
   all told: 0 played AH
173. 1 play KH
   all told: 1 played KH; 0 took the trick 9H JH KH AH
174. 0 play 9D
   all told: 0 played 9D
175. 1 play JC
   all told: 1 played JC
176. 2 play 7D
   all told: 2 played 7D
177. 3 play 8C
   all told: 3 played 8C; 0 took the trick 7D 9D 8C JC
178. 0 play 6S
   all told: 0 played 6S
179. 1 play KS
   all told: 1 played KS
180. 2 play JD
   all told: 2 played JD
   all: trick: 0 led 6S KS JD | trick 1: 2 led JH 9H AH KH, 0 takes | trick 2: 0 led 9D JC 7D 8C, 0 takes | public.announced: (([rome 6S]) ([triplet KH]) ([two_pairs JH]) ([two_pairs 9H]))
   seat 0, 1, 2: size hand of 3: 3
   seat 0, 1, 3: size hand of 2: 2
   seat 0, 2, 3: size hand of 1: 2
   seat 1, 2, 3: size hand of 0: 2
   seat 0, 1: may -8S -9S -JS -QS -AS in hand of 2 | may -8D -TD -QD -KD -AD in hand of 3
   seat 2, 3: may -KC in hand of 0, dead | may -6D -8D -TD -KD -AD in hand of 1 | sure = KC in hand of 1
   seat 0: in no heap: 7D 8C 9H JC JD KH KS | hand: = TS 6D | sure = 7S KC in hand of 1
   seat 1: in no heap: 6S 7D 8C 9D 9H AH JD | hand: = 7S KC | sure = TS 6D in hand of 0
   seat 2: in no heap: 6S 8C 9D 9H AH JC KH KS | hand: = QD 7C | sure -9H -8C in hand of 3
   seat 3: in no heap: 6S 7D 9D AH JC JD KH KS | hand: -9H -8C | moves: play 8S | sure = QD 7C in hand of 2
181. 3 play 8S
   all told: 3 played 8S; 1 took the trick 6S 8S KS JD
182. 1 play KC
   all told: 1 played KC
183. 2 play 7C
   all told: 2 played 7C
184. 3 play 9C
   all told: 3 played 9C
185. 0 play TS
   all told: 0 played TS; 1 took the trick TS 7C 9C KC; deal 9 §9.4 whole_triplet: +2 points to 1 for KS KH KC; deal 9 over; match over
   all: turn: nobody | holds: 21 21 19 19 | deals: 9 over, 0 of them thrown in | trick 3: 0 led 6S KS JD 8S, 1 takes | trick 4: 1 led KC 7C 9C TS, 1 takes | public.phase: settled
   seat 0, 1, 2: size hand of 3: 1
   seat 0, 1, 3: size hand of 2: 1
   seat 0, 2, 3: size hand of 1: 1
   seat 1, 2, 3: size hand of 0: 1 | sure = 6D in hand of 0
   seat 0, 1: no more: trick | may -9S in hand of 3 | sure = 9S in dead
   seat 2, 3: no more: trick, sure hand of 1 | may = 6D in hand of 0 | may -6D in dead | sure = 8D TD KD AD in dead
   seat 0: in no heap: 7C 8S 9C KC | hand: = 6D | sure = 7S in hand of 1
   seat 1: in no heap: 7C 8S 9C TS | hand: = 7S
   seat 2: in no heap: 8S 9C KC TS | hand: = QD | sure = 6H in hand of 3
   seat 3: in no heap: 7C KC TS | hand: = 6H | sure = QD in hand of 2
