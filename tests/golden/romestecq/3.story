start
   all: turn: chance | dealer: 0 | sides: 0 0 0 1 1 1 | holds: 0 0 0 0 0 0 | deals: 0 over, 0 of them thrown in | public.phase: dealing | public.announced: (     ) | public.combinations: (     ) | public.direction: anticlockwise | public.partners_show: True
1. * deal
   all told: 0 dealt
   all: turn: 1 | trick: 1 leads | public.phase: lead | size dead: 6
   seat 0, 1, 2, 3, 4: size hand of 5: 5
   seat 0, 1, 2, 3, 5: size hand of 4: 5
   seat 0, 1, 2, 4, 5: size hand of 3: 5
   seat 0, 1, 3, 4, 5: size hand of 2: 5
   seat 0, 2, 3, 4, 5: size hand of 1: 5
   seat 1, 2, 3, 4, 5: size hand of 0: 5
   seat 0, 1, 2: public.combinations: (([two_pairs {7S QS 7D QC} 3 3])     ) | may = JS KS AS 7H 8H 9H TH JH AH 6D 8D 9D JD AD 6C 7C 8C 9C JC KC AC in hand of 3, hand of 4, hand of 5, dead
   seat 3, 4, 5: public.combinations: (     ([double_rome {AH AD} 4 2])) | may = 6S 7S 8S 9S TS QS AS 6H 7H TH QH KH 7D TD QD KD 7C TC JC QC KC in hand of 0, hand of 1, hand of 2, dead
   seat 0, 1: may = 6S 9S TD QD KD in hand of 2 | sure = 6S 9S TD QD KD in hand of 2
   seat 0, 2: may = 8S 6H QH KH TC in hand of 1 | sure = 8S 6H QH KH TC in hand of 1
   seat 1, 2: may = 7S TS QS 7D QC in hand of 0 | sure = 7S TS QS 7D QC in hand of 0
   seat 3, 4: may = 9H AH 8D JD AD in hand of 5 | sure = 9H AH 8D JD AD in hand of 5
   seat 3, 5: may = JS 8H 6D 9C AC in hand of 4 | sure = JS 8H 6D 9C AC in hand of 4
   seat 4, 5: may = KS JH 9D 6C 8C in hand of 3 | sure = KS JH 9D 6C 8C in hand of 3
   seat 0: hand: = 7S TS QS 7D QC
   seat 1: hand: = 8S 6H QH KH TC | moves: play 8S, 6H, QH, KH, TC
   seat 2: hand: = 6S 9S TD QD KD
   seat 3: hand: = KS JH 9D 6C 8C
   seat 4: hand: = JS 8H 6D 9C AC
   seat 5: hand: = 9H AH 8D JD AD
2. 1 play TC
   all told: 1 played TC
   all: turn: 2 | trick: 1 led TC | public.phase: reply
   seat 0, 2, 3, 4, 5: in no heap: TC | size hand of 1: 4
   seat 0, 2: sure -TC in hand of 1
   seat 1: hand: -TC
   seat 2: moves: play 6S, 9S, TD, QD, KD
3. 2 play 9S
   all told: 2 played 9S
   all: turn: 3 | trick: 1 led TC 9S
   seat 0, 1, 3, 4, 5: in no heap: 9S | size hand of 2: 4
   seat 3, 4, 5: may -7C -JC -QC -KC in hand of 2
   seat 0, 1: sure -9S in hand of 2
   seat 2: hand: -9S
   seat 3: moves: play 6C, 8C
4. 3 play 8C
   all told: 3 played 8C
   all: turn: 4 | trick: 1 led TC 9S 8C
   seat 0, 1, 2, 4, 5: in no heap: 8C | size hand of 3: 4
   seat 4, 5: sure -8C in hand of 3
   seat 3: hand: -8C
   seat 4: moves: play 9C, AC
5. 4 play AC
   all told: 4 played AC
   all: turn: 5 | trick: 1 led TC 9S 8C AC
   seat 0, 1, 2, 3, 5: in no heap: AC | size hand of 4: 4
   seat 3, 5: sure -AC in hand of 4
   seat 4: hand: -AC
   seat 5: moves: play 9H, AH, 8D, JD, AD
6. 5 play 8D
   all told: 5 played 8D
   all: turn: 0 | trick: 1 led TC 9S 8C AC 8D
   seat 0, 1, 2, 3, 4: in no heap: 8D | size hand of 5: 4
   seat 0, 1, 2: may -6C -7C -9C -JC -KC in hand of 5
   seat 3, 4: sure -8D in hand of 5
   seat 0: moves: play QC
   seat 5: hand: -8D
7. 0 play QC
   all told: 0 played QC; 4 took the trick 9S 8D 8C TC QC AC
   all: turn: 4 | trick: 4 leads | trick 1: 1 led TC 9S 8C AC 8D QC, 4 takes | public.phase: lead | public.announced: (([two_pairs QC])     )
   seat 1, 2, 3, 4, 5: in no heap: QC | size hand of 0: 4
   seat 1, 2: sure -QC in hand of 0
   seat 0: hand: -QC
   seat 4: moves: play JS, 8H, 6D, 9C
8. 4 play 8H
   all told: 4 played 8H
   all: turn: 5 | trick: 4 led 8H | public.phase: reply
   seat 0, 1, 2, 3, 5: in no heap: 8H | size hand of 4: 3
   seat 3, 5: sure -8H in hand of 4
   seat 4: hand: -8H
   seat 5: moves: play 9H, AH
9. 5 play AH
   all told: 5 played AH
   all: turn: 0 | trick: 4 led 8H AH | public.announced: (([two_pairs QC])     ([double_rome AH]))
   seat 0, 1, 2, 3, 4: in no heap: AH | size hand of 5: 3
   seat 3, 4: sure -AH in hand of 5
   seat 0: moves: play 7S, TS, QS, 7D
   seat 5: hand: -AH
10. 0 play QS
   all told: 0 played QS
   all: turn: 1 | trick: 4 led 8H AH QS
   seat 1, 2, 3, 4, 5: in no heap: QS | size hand of 0: 3
   seat 3, 4, 5: may -6H -7H -TH -QH -KH -QD in hand of 0
   seat 1, 2: sure -QS in hand of 0
   seat 0: hand: -QS
   seat 1: moves: play 6H, QH, KH
11. 1 play KH
   all told: 1 played KH
   all: turn: 2 | trick: 4 led 8H AH QS KH
   seat 0, 2, 3, 4, 5: in no heap: KH | size hand of 1: 3
   seat 0, 2: sure -KH in hand of 1
   seat 1: hand: -KH
   seat 2: moves: play 6S, TD, QD, KD
12. 2 play QD
   all told: 2 played QD
   all: turn: 3 | trick: 4 led 8H AH QS KH QD
   seat 0, 1, 3, 4, 5: in no heap: QD | size hand of 2: 3
   seat 3, 4, 5: may -6H -7H -TH -QH in hand of 2
   seat 0, 1: sure -QD in hand of 2
   seat 2: hand: -QD
   seat 3: moves: play JH
13. 3 play JH
   all told: 3 played JH; 5 took the trick QS 8H JH KH AH QD
   all: turn: 5 | trick: 5 leads | trick 2: 4 led 8H AH QS KH QD JH, 5 takes | public.phase: lead
   seat 0, 1, 2, 4, 5: in no heap: JH | size hand of 3: 3
   seat 4, 5: sure -JH in hand of 3
   seat 3: hand: -JH
   seat 5: moves: play 9H, JD, AD
14. 5 play JD
   all told: 5 played JD
   all: turn: 0 | trick: 5 led JD | public.phase: reply
   seat 0, 1, 2, 3, 4: in no heap: JD | size hand of 5: 2
   seat 3, 4: sure -JD in hand of 5
   seat 0: moves: play 7D
   seat 5: hand: -JD
15. 0 play 7D
   all told: 0 played 7D
   all: turn: 1 | trick: 5 led JD 7D
   seat 1, 2, 3, 4, 5: in no heap: 7D | size hand of 0: 2
   seat 1, 2: sure -7D in hand of 0
   seat 0: hand: -7D
   seat 1: moves: play 8S, 6H, QH
16. 1 play 8S
   all told: 1 played 8S
   all: turn: 2 | trick: 5 led JD 7D 8S
   seat 0, 2, 3, 4, 5: in no heap: 8S | size hand of 1: 2
   seat 3, 4, 5: may -TD -KD in hand of 1
   seat 0, 2: sure -8S in hand of 1
   seat 1: hand: -8S
   seat 2: moves: play TD, KD
17. 2 play KD
   all told: 2 played KD
   all: turn: 3 | trick: 5 led JD 7D 8S KD
   seat 0, 1, 3, 4, 5: in no heap: KD | size hand of 2: 2
   seat 0, 1: sure -KD in hand of 2
   seat 2: hand: -KD
   seat 3: moves: play 9D
18. 3 play 9D
   all told: 3 played 9D
   all: turn: 4 | trick: 5 led JD 7D 8S KD 9D
   seat 0, 1, 2, 4, 5: in no heap: 9D | size hand of 3: 2
   seat 4, 5: sure -9D in hand of 3
   seat 3: hand: -9D
   seat 4: moves: play 6D
19. 4 play 6D
   all told: 4 played 6D; 2 took the trick 8S 6D 7D 9D JD KD
   all: turn: 2 | trick: 2 leads | trick 3: 5 led JD 7D 8S KD 9D 6D, 2 takes | public.phase: lead
   seat 0, 1, 2, 3, 5: in no heap: 6D | size hand of 4: 2
   seat 3, 5: sure -6D in hand of 4
   seat 2: moves: play 6S, TD
   seat 4: hand: -6D
20. 2 play TD
   all told: 2 played TD
   all: turn: 3 | trick: 2 led TD | public.phase: reply
   seat 0, 1, 3, 4, 5: in no heap: TD | size hand of 2: 1
   seat 0, 1: sure = 6S in hand of 2
   seat 2: hand: = 6S
   seat 3: moves: play KS, 6C
21. 3 play 6C
   all told: 3 played 6C
   all: turn: 4 | trick: 2 led TD 6C
   seat 0, 1, 2, 4, 5: in no heap: 6C | size hand of 3: 1
   seat 0, 1, 2: may -AD in hand of 3
   seat 4, 5: sure = KS in hand of 3
   seat 3: hand: = KS
   seat 4: moves: play JS, 9C
22. 4 play JS
   all told: 4 played JS
   all: turn: 5 | trick: 2 led TD 6C JS
   seat 0, 1, 2, 3, 5: in no heap: JS | size hand of 4: 1
   seat 0, 1, 2: may -AD in hand of 4
   seat 3, 5: sure = 9C in hand of 4
   seat 4: hand: = 9C
   seat 5: moves: play AD
23. 5 play AD
   all told: 5 played AD
   all: turn: 0 | trick: 2 led TD 6C JS AD
   seat 0, 1, 2, 3, 4: in no heap: AD | size hand of 5: 1
   seat 0, 1, 2: may -AS in hand of 5
   seat 3, 4: sure = 9H in hand of 5
   seat 0: moves: play 7S, TS
   seat 5: hand: = 9H
24. 0 play 7S
   all told: 0 played 7S
   all: turn: 1 | trick: 2 led TD 6C JS AD 7S
   seat 1, 2, 3, 4, 5: in no heap: 7S | size hand of 0: 1
   seat 1, 2: sure = TS in hand of 0
   seat 0: hand: = TS
   seat 1: moves: play 6H, QH
25. 1 play 6H
   all told: 1 played 6H; 5 took the trick 7S JS 6H TD AD 6C; deal 1 §9.3 double_rome: +4 points to 5 for AH AD; deal 1 §9.3 two_pairs: +3 points to 0 for 7S QS 7D QC
   all: turn: 5 | trick: 5 leads | holds: 3 3 3 4 4 4 | trick 4: 2 led TD 6C JS AD 7S 6H, 5 takes | public.phase: lead
   seat 0, 2, 3, 4, 5: in no heap: 6H | size hand of 1: 1
   seat 0, 2: sure = QH in hand of 1
   seat 1: hand: = QH
   seat 5: moves: play 9H
26. 5 play 9H
   all told: 5 played 9H
   all: turn: 0 | trick: 5 led 9H | public.phase: reply
   seat 0, 1, 2, 3, 4: in no heap: 9H
   seat 0, 1, 2: no more: size hand of 5, may hand of 5
   seat 3, 4: no more: size hand of 5, may hand of 5, sure hand of 5
   seat 0: moves: play TS
   seat 5: no more: hand
27. 0 play TS
   all told: 0 played TS
   all: turn: 1 | trick: 5 led 9H TS
   seat 1, 2, 3, 4, 5: in no heap: TS
   seat 3, 4, 5: no more: size hand of 0, may hand of 0
   seat 1, 2: no more: size hand of 0, may hand of 0, sure hand of 0
   seat 0: no more: hand
   seat 1: moves: play QH
28. 1 play QH
   all told: 1 played QH
   all: turn: 2 | trick: 5 led 9H TS QH
   seat 0, 2, 3, 4, 5: in no heap: QH
   seat 3, 4, 5: no more: size hand of 1, may hand of 1 | sure = 7H TH 7C JC KC in dead
   seat 0, 2: no more: size hand of 1, may hand of 1, sure hand of 1
   seat 1: no more: hand
   seat 2: moves: play 6S
29. 2 play 6S
   all told: 2 played 6S
   all: turn: 3 | trick: 5 led 9H TS QH 6S
   seat 0, 1, 3, 4, 5: in no heap: 6S
   seat 3, 4, 5: no more: size hand of 2, may hand of 2 | sure +AS in dead
   seat 0, 1: no more: size hand of 2, may hand of 2, sure hand of 2
   seat 2: no more: hand
   seat 3: moves: play KS
30. 3 play KS
   all told: 3 played KS
   all: turn: 4 | trick: 5 led 9H TS QH 6S KS
   seat 0, 1, 2, 4, 5: in no heap: KS
   seat 0, 1, 2: no more: size hand of 3, may hand of 3
   seat 4, 5: no more: size hand of 3, may hand of 3, sure hand of 3
   seat 3: no more: hand
   seat 4: moves: play 9C
31. 4 play 9C
   all told: 4 played 9C; 1 took the trick 6S TS KS 9H QH 9C; deal 1 §9.8 stecq: +1 points to 1; deal 1 over
   all: turn: chance | holds: 4 4 4 4 4 4 | deals: 1 over, 0 of them thrown in | trick 5: 5 led 9H TS QH 6S KS 9C, 1 takes | public.phase: settled
   seat 0, 1, 2, 3, 5: in no heap: 9C
   seat 0, 1, 2: no more: trick, size hand of 4, may hand of 4 | sure = AS 7H TH 7C JC KC in dead
   seat 3, 5: no more: trick, size hand of 4, may hand of 4, sure hand of 4
   seat 4: no more: hand, trick
32. * deal
   all told: 1 dealt
   all: no more: tricks, sure dead | turn: 2 | dealer: 1 | trick: 2 leads | public.phase: lead | public.announced: (     )
   seat 0, 1, 2, 3, 4: size hand of 5: 5
   seat 0, 1, 2, 3, 5: size hand of 4: 5
   seat 0, 1, 2, 4, 5: size hand of 3: 5
   seat 0, 1, 3, 4, 5: size hand of 2: 5
   seat 0, 2, 3, 4, 5: size hand of 1: 5
   seat 1, 2, 3, 4, 5: size hand of 0: 5
   seat 0, 1, 2: public.combinations: ( ([triplet {KH KD KC} 2 2]) ([double_rome {AS AC} 4 2])   ) | may = 6S 7S QS KS 6H 7H 9H TH QH AH 6D 8D 9D JD QD 6C 7C 8C 9C TC JC in hand of 3, hand of 4, hand of 5
   seat 3, 4, 5: public.combinations: (   ([rome {9H 9D} 1 1])  ([two_pairs {6H TH 6D TC} 3 3])) | may = 8S 9S TS JS QS AS 8H JH KH AH 7D 8D TD QD KD AD 7C 8C QC KC AC in hand of 0, hand of 1, hand of 2
   seat 0, 1: may = 9S AS JH 7D AC in hand of 2 | sure = 9S AS JH 7D AC in hand of 2
   seat 0, 2: may = TS 8H KH KD KC in hand of 1 | sure = TS 8H KH KD KC in hand of 1
   seat 1, 2: may = 8S JS TD AD QC in hand of 0 | sure = 8S JS TD AD QC in hand of 0
   seat 3, 4: may = 6H TH 6D JD TC in hand of 5 | sure = 6H TH 6D JD TC in hand of 5
   seat 3, 5: may = 7S KS 6C 9C JC in hand of 4 | sure = 7S KS 6C 9C JC in hand of 4
   seat 4, 5: may = 6S 7H 9H QH 9D in hand of 3 | sure = 6S 7H 9H QH 9D in hand of 3
   seat 0: hand: = 8S JS TD AD QC | may -AS -KC +6S +7S +QS +KS +6H +9H +QH +AH +6D +8D +9D +JD +QD +6C +8C +9C +TC in dead
   seat 1: in no heap: KC | hand: = TS 8H KH KD KC | may -AS +6S +7S +QS +KS +6H +9H +QH +AH +6D +8D +9D +JD +QD +6C +8C +9C +TC in dead
   seat 2: in no heap: AS | hand: = 9S AS JH 7D AC | moves: play 9S, AS, JH, 7D, AC | may -KC +6S +7S +QS +KS +6H +9H +QH +AH +6D +8D +9D +JD +QD +6C +8C +9C +TC in dead
   seat 3: in no heap: 7H | hand: = 6S 7H 9H QH 9D | may -TH -JC +8S +9S +TS +JS +QS +8H +JH +KH +AH +7D +8D +TD +QD +KD +AD +8C +QC +AC in dead
   seat 4: in no heap: JC | hand: = 7S KS 6C 9C JC | may -7H -TH +8S +9S +TS +JS +QS +8H +JH +KH +AH +7D +8D +TD +QD +KD +AD +8C +QC +AC in dead
   seat 5: in no heap: TH | hand: = 6H TH 6D JD TC | may -7H -JC +8S +9S +TS +JS +QS +8H +JH +KH +AH +7D +8D +TD +QD +KD +AD +8C +QC +AC in dead
33. 2 play JH
   all told: 2 played JH
   all: turn: 3 | trick: 2 led JH | public.phase: reply
   seat 0, 1, 3, 4, 5: in no heap: JH | size hand of 2: 4
   seat 0, 1: sure -JH in hand of 2
   seat 2: hand: -JH
   seat 3: moves: play 7H, 9H, QH
34. 3 play 7H
   all told: 3 played 7H
   all: turn: 4 | trick: 2 led JH 7H
   seat 0, 1, 2, 4, 5: in no heap: 7H | size hand of 3: 4
   seat 4, 5: sure -7H in hand of 3
   seat 3: hand: -7H
   seat 4: moves: play 7S, KS, 6C, 9C, JC
35. 4 play 6C
   all told: 4 played 6C
   all: turn: 5 | trick: 2 led JH 7H 6C
   seat 0, 1, 2, 3, 5: in no heap: 6C | size hand of 4: 4
   seat 0, 1, 2: may -6H -9H -TH -QH -AH in hand of 4
   seat 3, 5: sure -6C in hand of 4
   seat 4: hand: -6C
   seat 5: moves: play 6H, TH
36. 5 play TH
   all told: 5 played TH
   all: turn: 0 | trick: 2 led JH 7H 6C TH | public.announced: (     ([two_pairs TH]))
   seat 0, 1, 2, 3, 4: in no heap: TH | size hand of 5: 4
   seat 0, 1, 2: may -TC in hand of 3, hand of 4, dead | sure = TC in hand of 5
   seat 3, 4: sure -TH in hand of 5
   seat 0: moves: play 8S, JS, TD, AD, QC
   seat 5: hand: -TH
37. 0 play AD
   all told: 0 played AD
   all: turn: 1 | trick: 2 led JH 7H 6C TH AD
   seat 1, 2, 3, 4, 5: in no heap: AD | size hand of 0: 4
   seat 3, 4, 5: may -8H -KH -AH in hand of 0
   seat 1, 2: sure -AD in hand of 0
   seat 0: hand: -AD
   seat 1: moves: play 8H, KH
38. 1 play 8H
   all told: 1 played 8H; 2 took the trick 7H 8H TH JH AD 6C
   all: turn: 2 | trick: 2 leads | trick 1: 2 led JH 7H 6C TH AD 8H, 2 takes | public.phase: lead
   seat 0, 2, 3, 4, 5: in no heap: 8H | size hand of 1: 4
   seat 0, 2: sure -8H in hand of 1
   seat 1: hand: -8H
   seat 2: moves: play 9S, AS, 7D, AC
39. 2 play 7D
   all told: 2 played 7D
   all: turn: 3 | trick: 2 led 7D | public.phase: reply
   seat 0, 1, 3, 4, 5: in no heap: 7D | size hand of 2: 3
   seat 0, 1: sure -7D in hand of 2
   seat 2: hand: -7D
   seat 3: moves: play 9D
40. 3 play 9D
   all told: 3 played 9D
   all: turn: 4 | trick: 2 led 7D 9D | public.announced: (   ([rome 9D])  ([two_pairs TH]))
   seat 0, 1, 2, 4, 5: in no heap: 9D | size hand of 3: 3
   seat 4, 5: sure -9D in hand of 3
   seat 3: hand: -9D
   seat 4: moves: play 7S, KS, 9C, JC
41. 4 play 7S
   all told: 4 played 7S
   all: turn: 5 | trick: 2 led 7D 9D 7S
   seat 0, 1, 2, 3, 5: in no heap: 7S | size hand of 4: 3
   seat 0, 1, 2: may -6D -8D -JD -QD in hand of 4
   seat 3, 5: sure -7S in hand of 4
   seat 4: hand: -7S
   seat 5: moves: play 6D, JD
42. 5 play 6D
   all told: 5 played 6D
   all: turn: 0 | trick: 2 led 7D 9D 7S 6D
   seat 0, 1, 2, 3, 4: in no heap: 6D | size hand of 5: 3
   seat 3, 4: sure -6D in hand of 5
   seat 0: moves: play TD
   seat 5: hand: -6D
43. 0 play TD
   all told: 0 played TD
   all: turn: 1 | trick: 2 led 7D 9D 7S 6D TD
   seat 1, 2, 3, 4, 5: in no heap: TD | size hand of 0: 3
   seat 1, 2: sure -TD in hand of 0
   seat 0: hand: -TD
   seat 1: moves: play KD
44. 1 play KD
   all told: 1 played KD; 1 took the trick 7S 6D 7D 9D TD KD
   all: trick: 1 leads | trick 2: 2 led 7D 9D 7S 6D TD KD, 1 takes | public.phase: lead | public.announced: ( ([triplet KD])  ([rome 9D])  ([two_pairs TH]))
   seat 0, 2, 3, 4, 5: in no heap: KD | size hand of 1: 3
   seat 3, 4, 5: may -KC in hand of 0 | sure = KH KC in hand of 1 | may -KH -KC in hand of 2, dead
   seat 0, 2: sure -KD in hand of 1
   seat 1: hand: -KD | moves: play TS, KH, KC
45. 1 play TS
   all told: 1 played TS
   all: turn: 2 | trick: 1 led TS | public.phase: reply
   seat 0, 2, 3, 4, 5: in no heap: TS | size hand of 1: 2
   seat 3, 4, 5: may = KH KC in hand of 1
   seat 0, 2: sure -TS in hand of 1
   seat 1: hand: -TS
   seat 2: moves: play 9S, AS
46. 2 play 9S
   all told: 2 played 9S
   all: turn: 3 | trick: 1 led TS 9S
   seat 0, 1, 3, 4, 5: in no heap: 9S | size hand of 2: 2
   seat 0, 1: sure -9S in hand of 2
   seat 2: hand: -9S
   seat 3: moves: play 6S
47. 3 play 6S
   all told: 3 played 6S
   all: turn: 4 | trick: 1 led TS 9S 6S
   seat 0, 1, 2, 4, 5: in no heap: 6S | size hand of 3: 2
   seat 4, 5: sure -6S in hand of 3
   seat 3: hand: -6S
   seat 4: moves: play KS
48. 4 play KS
   all told: 4 played KS
   all: turn: 5 | trick: 1 led TS 9S 6S KS
   seat 0, 1, 2, 3, 5: in no heap: KS | size hand of 4: 2
   seat 3, 5: sure -KS in hand of 4
   seat 4: hand: -KS
   seat 5: moves: play 6H, JD, TC
49. 5 play JD
   all told: 5 played JD
   all: turn: 0 | trick: 1 led TS 9S 6S KS JD
   seat 0, 1, 2, 3, 4: in no heap: JD | size hand of 5: 2
   seat 0, 1, 2: may -QS in hand of 5
   seat 3, 4: sure -JD in hand of 5
   seat 0: moves: play 8S, JS
   seat 5: hand: -JD
50. 0 play 8S
   all told: 0 played 8S; 4 took the trick 6S 8S 9S TS KS JD
   all: turn: 4 | trick: 4 leads | trick 3: 1 led TS 9S 6S KS JD 8S, 4 takes | public.phase: lead
   seat 1, 2, 3, 4, 5: in no heap: 8S | size hand of 0: 2
   seat 1, 2: sure -8S in hand of 0
   seat 0: hand: -8S
   seat 4: moves: play 9C, JC
51. 4 play 9C
   all told: 4 played 9C
   all: turn: 5 | trick: 4 led 9C | public.phase: reply
   seat 0, 1, 2, 3, 5: in no heap: 9C | size hand of 4: 1
   seat 0, 1, 2: sure = 9H in hand of 3 | may -9H in hand of 5, dead
   seat 3, 5: sure = JC in hand of 4
   seat 4: hand: = JC
   seat 5: moves: play TC
52. 5 play TC
   all told: 5 played TC
   all: turn: 0 | trick: 4 led 9C TC
   seat 0, 1, 2, 3, 4: in no heap: TC | size hand of 5: 1
   seat 0, 1, 2: no more: sure hand of 5
   seat 3, 4: sure = 6H in hand of 5
   seat 0: moves: play QC
   seat 5: hand: = 6H
53. 0 play QC
   all told: 0 played QC
   all: turn: 1 | trick: 4 led 9C TC QC
   seat 1, 2, 3, 4, 5: in no heap: QC | size hand of 0: 1
   seat 1, 2: sure = JS in hand of 0
   seat 0: hand: = JS
   seat 1: moves: play KC
54. 1 play KC
   all told: 1 played KC
   all: turn: 2 | trick: 4 led 9C TC QC KC
   seat 0, 2, 3, 4, 5: in no heap: KC | size hand of 1: 1 | sure = KH in hand of 1
   seat 1: hand: = KH
   seat 2: moves: play AC
55. 2 play AC
   all told: 2 played AC
   all: turn: 3 | trick: 4 led 9C TC QC KC AC | public.announced: ( ([triplet KD]) ([double_rome AC]) ([rome 9D])  ([two_pairs TH]))
   seat 0, 1, 3, 4, 5: in no heap: AC | size hand of 2: 1
   seat 0, 1: sure = AS in hand of 2
   seat 2: hand: = AS
   seat 3: moves: play 9H, QH
56. 3 play 9H
   all told: 3 played 9H; 2 took the trick 9H 9C TC QC KC AC; deal 2 §9.2 duped_rome: +1 points to 2 for 9H 9D
   all: turn: 2 | trick: 2 leads | holds: 5 5 5 4 4 4 | trick 4: 4 led 9C TC QC KC AC 9H, 2 takes | public.phase: lead
   seat 0, 1, 2, 4, 5: in no heap: 9H | size hand of 3: 1
   seat 0, 1, 2: no more: sure hand of 3 | may -7C -8C -JC in hand of 3
   seat 4, 5: sure = QH in hand of 3
   seat 2: moves: play AS
   seat 3: hand: = QH
57. 2 play AS
   all told: 2 played AS
   all: turn: 3 | trick: 2 led AS | public.phase: reply
   seat 0, 1, 3, 4, 5: in no heap: AS
   seat 3, 4, 5: no more: size hand of 2, may hand of 2 | sure = AH in dead
   seat 0, 1: no more: size hand of 2, may hand of 2, sure hand of 2
   seat 2: no more: hand
   seat 3: moves: play QH
58. 3 play QH
   all told: 3 played QH
   all: turn: 4 | trick: 2 led AS QH
   seat 0, 1, 2, 4, 5: in no heap: QH
   seat 0, 1, 2: no more: size hand of 3, may hand of 3
   seat 4, 5: no more: size hand of 3, may hand of 3, sure hand of 3
   seat 3: no more: hand
   seat 4: moves: play JC
59. 4 play JC
   all told: 4 played JC
   all: turn: 5 | trick: 2 led AS QH JC
   seat 0, 1, 2, 3, 5: in no heap: JC
   seat 0, 1, 2: no more: size hand of 4, may hand of 4 | sure = QS in dead
   seat 3, 5: no more: size hand of 4, may hand of 4, sure hand of 4
   seat 4: no more: hand
   seat 5: moves: play 6H
60. 5 play 6H
   all told: 5 played 6H
   all: turn: 0 | trick: 2 led AS QH JC 6H
   seat 0, 1, 2, 3, 4: in no heap: 6H
   seat 0, 1, 2: no more: size hand of 5, may hand of 5 | sure +AH +8D +QD +7C +8C in dead
   seat 3, 4: no more: size hand of 5, may hand of 5, sure hand of 5
   seat 0: moves: play JS
   seat 5: no more: hand
61. 0 play JS
   all told: 0 played JS
   all: turn: 1 | trick: 2 led AS QH JC 6H JS
   seat 1, 2, 3, 4, 5: in no heap: JS
   seat 3, 4, 5: no more: size hand of 0, may hand of 0 | sure +QS +8D +QD +7C +8C in dead
   seat 1, 2: no more: size hand of 0, may hand of 0, sure hand of 0
   seat 0: no more: hand
   seat 1: moves: play KH
62. 1 play KH
   all told: 1 played KH; 2 took the trick JS AS 6H QH KH JC; deal 2 §9.3 double_rome: +4 points to 2 for AS AC; deal 2 §9.2 duped_two_pairs: +3 points to 2 for 6H TH 6D TC; deal 2 §9.3 triplet: +2 points to 1 for KH KD KC; deal 2 §9.8 stecq: +1 points to 2; deal 2 over
   all: turn: chance | holds: 15 15 15 4 4 4 | deals: 2 over, 0 of them thrown in | trick 5: 2 led AS QH JC 6H JS KH, 2 takes | public.phase: settled
   seat 0, 2, 3, 4, 5: no more: trick, size hand of 1, may hand of 1, sure hand of 1 | in no heap: KH
   seat 1: no more: hand, trick
63. * deal
   all told: 2 dealt
   all: no more: tricks, sure dead | turn: 3 | dealer: 2 | trick: 3 leads | public.phase: lead | public.announced: (     )
   seat 0, 1, 2, 3, 4: size hand of 5: 5
   seat 0, 1, 2, 3, 5: size hand of 4: 5
   seat 0, 1, 2, 4, 5: size hand of 3: 5
   seat 0, 1, 3, 4, 5: size hand of 2: 5
   seat 0, 2, 3, 4, 5: size hand of 1: 5
   seat 1, 2, 3, 4, 5: size hand of 0: 5
   seat 0, 1, 2: public.combinations: (([double_rome {AS AC} 4 2]) ([two_pairs {TS QS TD QD} 3 3])    ) | may = 6S 7S 8S 9S KS 6H 9H TH JH KH 7D 8D JD KD AD 6C 7C TC JC QC KC in hand of 3, hand of 4, hand of 5, dead
   seat 3, 4, 5: public.combinations: (     ) | may = TS JS QS KS AS 6H 7H 8H JH QH KH AH 6D 7D 9D TD QD 6C 8C 9C AC in hand of 0, hand of 1, hand of 2
   seat 0, 1: may = QH AH 6D 9D 8C in hand of 2 | sure = QH AH 6D 9D 8C in hand of 2
   seat 0, 2: may = TS QS 8H TD QD in hand of 1 | sure = TS QS 8H TD QD in hand of 1
   seat 1, 2: may = JS AS 7H 9C AC in hand of 0 | sure = JS AS 7H 9C AC in hand of 0
   seat 3, 4: may = 8S 9H KD 7C TC in hand of 5 | sure = 8S 9H KD 7C TC in hand of 5
   seat 3, 5: may = TH JD AD QC KC in hand of 4 | sure = TH JD AD QC KC in hand of 4
   seat 4, 5: may = 6S 7S 9S 8D JC in hand of 3 | sure = 6S 7S 9S 8D JC in hand of 3
   seat 0: hand: = JS AS 7H 9C AC
   seat 1: in no heap: QD QS | hand: = TS QS 8H TD QD
   seat 2: in no heap: 8C AH | hand: = QH AH 6D 9D 8C
   seat 3: in no heap: 8D | hand: = 6S 7S 9S 8D JC | moves: play 6S, 7S, 9S, 8D, JC | may -7C +TS +JS +KS +AS +6H +7H +8H +JH +QH +KH +6D +7D +9D +TD +6C +9C +AC in dead
   seat 4: hand: = TH JD AD QC KC | may -8D -7C +TS +JS +KS +AS +6H +7H +8H +JH +QH +KH +6D +7D +9D +TD +6C +9C +AC in dead
   seat 5: in no heap: 7C | hand: = 8S 9H KD 7C TC | may -8D +TS +JS +KS +AS +6H +7H +8H +JH +QH +KH +6D +7D +9D +TD +6C +9C +AC in dead
64. 3 play JC
   all told: 3 played JC
   all: turn: 4 | trick: 3 led JC | public.phase: reply
   seat 0, 1, 2, 4, 5: in no heap: JC | size hand of 3: 4
   seat 4, 5: sure -JC in hand of 3
   seat 3: hand: -JC
   seat 4: moves: play QC, KC
65. 4 play KC
   all told: 4 played KC
   all: turn: 5 | trick: 3 led JC KC
   seat 0, 1, 2, 3, 5: in no heap: KC | size hand of 4: 4
   seat 3, 5: sure -KC in hand of 4
   seat 4: hand: -KC
   seat 5: moves: play 7C, TC
66. 5 play 7C
   all told: 5 played 7C
   all: turn: 0 | trick: 3 led JC KC 7C
   seat 0, 1, 2, 3, 4: in no heap: 7C | size hand of 5: 4
   seat 3, 4: sure -7C in hand of 5
   seat 0: moves: play 9C, AC
   seat 5: hand: -7C
67. 0 play AC
   all told: 0 played AC
   all: turn: 1 | trick: 3 led JC KC 7C AC | public.announced: (([double_rome AC])     )
   seat 1, 2, 3, 4, 5: in no heap: AC | size hand of 0: 4
   seat 1, 2: sure -AC in hand of 0
   seat 0: hand: -AC
   seat 1: moves: play TS, QS, 8H, TD, QD
68. 1 play TS
   all told: 1 played TS
   all: turn: 2 | trick: 3 led JC KC 7C AC TS | public.announced: (([double_rome AC]) ([two_pairs TS])    )
   seat 0, 2, 3, 4, 5: in no heap: TS | size hand of 1: 4
   seat 3, 4, 5: may -TD in hand of 0, hand of 2, dead | may -6C -8C -9C in hand of 1 | sure = TD in hand of 1
   seat 0, 2: sure -TS in hand of 1
   seat 1: hand: -TS
   seat 2: moves: play 8C
69. 2 play 8C
   all told: 2 played 8C; 0 took the trick TS 7C 8C JC KC AC
   all: turn: 0 | trick: 0 leads | trick 1: 3 led JC KC 7C AC TS 8C, 0 takes | public.phase: lead
   seat 0, 1, 3, 4, 5: in no heap: 8C | size hand of 2: 4
   seat 0, 1: sure -8C in hand of 2
   seat 0: moves: play JS, AS, 7H, 9C
   seat 2: hand: -8C
70. 0 play AS
   all told: 0 played AS
   all: turn: 1 | trick: 0 led AS | public.phase: reply
   seat 1, 2, 3, 4, 5: in no heap: AS | size hand of 0: 3
   seat 3, 4, 5: may -AH in hand of 0
   seat 1, 2: sure -AS in hand of 0
   seat 0: hand: -AS
   seat 1: moves: play QS
71. 1 play QS
   all told: 1 played QS
   all: turn: 2 | trick: 0 led AS QS
   seat 0, 2, 3, 4, 5: in no heap: QS | size hand of 1: 3
   seat 0, 2: sure -QS in hand of 1
   seat 1: hand: -QS
   seat 2: moves: play QH, AH, 6D, 9D
72. 2 play QH
   all told: 2 played QH
   all: turn: 3 | trick: 0 led AS QS QH
   seat 0, 1, 3, 4, 5: in no heap: QH | size hand of 2: 3
   seat 3, 4, 5: may -JS -KS in hand of 2
   seat 0, 1: sure -QH in hand of 2
   seat 2: hand: -QH
   seat 3: moves: play 6S, 7S, 9S
73. 3 play 7S
   all told: 3 played 7S
   all: turn: 4 | trick: 0 led AS QS QH 7S
   seat 0, 1, 2, 4, 5: in no heap: 7S | size hand of 3: 3
   seat 4, 5: sure -7S in hand of 3
   seat 3: hand: -7S
   seat 4: moves: play TH, JD, AD, QC
74. 4 play TH
   all told: 4 played TH
   all: turn: 5 | trick: 0 led AS QS QH 7S TH
   seat 0, 1, 2, 3, 5: in no heap: TH | size hand of 4: 3
   seat 0, 1, 2: may -6S -8S -9S -KS in hand of 4
   seat 3, 5: sure -TH in hand of 4
   seat 4: hand: -TH
   seat 5: moves: play 8S
75. 5 play 8S
   all told: 5 played 8S; 0 took the trick 7S 8S QS AS TH QH; deal 3 §9.3 double_rome: +4 points to 0 for AS AC
   all: turn: 0 | trick: 0 leads | holds: 19 19 19 4 4 4 | trick 2: 0 led AS QS QH 7S TH 8S, 0 takes | public.phase: lead
   seat 0, 1, 2, 3, 4: in no heap: 8S | size hand of 5: 3
   seat 3, 4: sure -8S in hand of 5
   seat 0: moves: play JS, 7H, 9C
   seat 5: hand: -8S
76. 0 play JS
   all told: 0 played JS
   all: turn: 1 | trick: 0 led JS | public.phase: reply
   seat 1, 2, 3, 4, 5: in no heap: JS | size hand of 0: 2
   seat 1, 2: sure -JS in hand of 0
   seat 0: hand: -JS
   seat 1: moves: play 8H, TD, QD
77. 1 play QD
   all told: 1 played QD
   all: turn: 2 | trick: 0 led JS QD
   seat 0, 2, 3, 4, 5: in no heap: QD | size hand of 1: 2
   seat 3, 4, 5: may -KS in hand of 1
   seat 0, 2: sure -QD in hand of 1
   seat 1: hand: -QD
   seat 2: moves: play AH, 6D, 9D
78. 2 play 6D
   all told: 2 played 6D
   all: turn: 3 | trick: 0 led JS QD 6D
   seat 0, 1, 3, 4, 5: in no heap: 6D | size hand of 2: 2
   seat 0, 1: sure -6D in hand of 2
   seat 2: hand: -6D
   seat 3: moves: play 6S, 9S
79. 3 play 9S
   all told: 3 played 9S
   all: turn: 4 | trick: 0 led JS QD 6D 9S
   seat 0, 1, 2, 4, 5: in no heap: 9S | size hand of 3: 2
   seat 4, 5: sure -9S in hand of 3
   seat 3: hand: -9S
   seat 4: moves: play JD, AD, QC
80. 4 play AD
   all told: 4 played AD
   all: turn: 5 | trick: 0 led JS QD 6D 9S AD
   seat 0, 1, 2, 3, 5: in no heap: AD | size hand of 4: 2
   seat 3, 5: sure -AD in hand of 4
   seat 4: hand: -AD
   seat 5: moves: play 9H, KD, TC
81. 5 play TC
   all told: 5 played TC; 0 took the trick 9S JS 6D QD AD TC
   all: turn: 0 | trick: 0 leads | trick 3: 0 led JS QD 6D 9S AD TC, 0 takes | public.phase: lead
   seat 0, 1, 2, 3, 4: in no heap: TC | size hand of 5: 2
   seat 0, 1, 2: may -6S -KS in hand of 5
   seat 3, 4: sure -TC in hand of 5
   seat 0: moves: play 7H, 9C
   seat 5: hand: -TC
82. 0 play 9C
   all told: 0 played 9C
   all: turn: 1 | trick: 0 led 9C | public.phase: reply
   seat 1, 2, 3, 4, 5: in no heap: 9C | size hand of 0: 1
   seat 1, 2: sure = 7H in hand of 0
   seat 0: hand: = 7H
   seat 1: moves: play 8H, TD
83. 1 play 8H
   all told: 1 played 8H
   all: turn: 2 | trick: 0 led 9C 8H
   seat 0, 2, 3, 4, 5: in no heap: 8H | size hand of 1: 1
   seat 3, 4, 5: may = TD in hand of 1
   seat 0, 2: sure = TD in hand of 1
   seat 1: hand: = TD
   seat 2: moves: play AH, 9D
84. 2 play 9D
   all told: 2 played 9D
   all: turn: 3 | trick: 0 led 9C 8H 9D
   seat 0, 1, 3, 4, 5: in no heap: 9D | size hand of 2: 1
   seat 3, 4, 5: may -6C in hand of 2
   seat 0, 1: sure = AH in hand of 2
   seat 2: hand: = AH
   seat 3: moves: play 6S, 8D
85. 3 play 6S
   all told: 3 played 6S
   all: turn: 4 | trick: 0 led 9C 8H 9D 6S
   seat 0, 1, 2, 4, 5: in no heap: 6S | size hand of 3: 1
   seat 0, 1, 2: may -6C -QC in hand of 3
   seat 4, 5: sure = 8D in hand of 3
   seat 3: hand: = 8D
   seat 4: moves: play QC
86. 4 play QC
   all told: 4 played QC
   all: turn: 5 | trick: 0 led 9C 8H 9D 6S QC
   seat 0, 1, 2, 3, 5: in no heap: QC | size hand of 4: 1
   seat 3, 5: sure = JD in hand of 4
   seat 4: hand: = JD
   seat 5: moves: play 9H, KD
87. 5 play KD
   all told: 5 played KD; 4 took the trick 6S 8H 9D KD 9C QC
   all: turn: 4 | trick: 4 leads | trick 4: 0 led 9C 8H 9D 6S QC KD, 4 takes | public.phase: lead
   seat 0, 1, 2, 3, 4: in no heap: KD | size hand of 5: 1
   seat 0, 1, 2: may -6C in hand of 5
   seat 3, 4: sure = 9H in hand of 5
   seat 4: moves: play JD
   seat 5: hand: = 9H
88. 4 play JD
   all told: 4 played JD
   all: turn: 5 | trick: 4 led JD | public.phase: reply
   seat 0, 1, 2, 3, 5: in no heap: JD
   seat 0, 1, 2: no more: size hand of 4, may hand of 4 | sure = 6C in dead
   seat 3, 5: no more: size hand of 4, may hand of 4, sure hand of 4
   seat 4: no more: hand
   seat 5: moves: play 9H
89. 5 play 9H
   all told: 5 played 9H
   all: turn: 0 | trick: 4 led JD 9H
   seat 0, 1, 2, 3, 4: in no heap: 9H
   seat 0, 1, 2: no more: size hand of 5, may hand of 5
   seat 3, 4: no more: size hand of 5, may hand of 5, sure hand of 5
   seat 0: moves: play 7H
   seat 5: no more: hand
90. 0 play 7H
   all told: 0 played 7H
   all: turn: 1 | trick: 4 led JD 9H 7H
   seat 1, 2, 3, 4, 5: in no heap: 7H
   seat 3, 4, 5: no more: size hand of 0, may hand of 0 | sure = KS 6C in dead
   seat 1, 2: no more: size hand of 0, may hand of 0, sure hand of 0
   seat 0: no more: hand
   seat 1: moves: play TD
91. 1 play TD
   all told: 1 played TD
   all: turn: 2 | trick: 4 led JD 9H 7H TD
   seat 0, 2, 3, 4, 5: no more: size hand of 1, may hand of 1, sure hand of 1 | in no heap: TD
   seat 1: no more: hand
   seat 2: moves: play AH
92. 2 play AH
   all told: 2 played AH
   all: turn: 3 | trick: 4 led JD 9H 7H TD AH
   seat 0, 1, 3, 4, 5: in no heap: AH
   seat 3, 4, 5: no more: size hand of 2, may hand of 2 | sure +6H +JH +KH +7D in dead
   seat 0, 1: no more: size hand of 2, may hand of 2, sure hand of 2
   seat 2: no more: hand
   seat 3: moves: play 8D
93. 3 play 8D
   all told: 3 played 8D; 4 took the trick 7H 9H AH 8D TD JD; deal 3 §9.3 two_pairs: +3 points to 1 for TS QS TD QD; deal 3 §9.8 stecq: +1 points to 4; deal 3 over
   all: turn: chance | holds: 22 22 22 5 5 5 | deals: 3 over, 0 of them thrown in | trick 5: 4 led JD 9H 7H TD AH 8D, 4 takes | public.phase: settled
   seat 0, 1, 2, 4, 5: in no heap: 8D
   seat 0, 1, 2: no more: trick, size hand of 3, may hand of 3 | sure +KS +6H +JH +KH +7D in dead
   seat 4, 5: no more: trick, size hand of 3, may hand of 3, sure hand of 3
   seat 3: no more: hand, trick
94. * deal
   all told: 3 dealt
   all: no more: tricks, sure dead | turn: 4 | dealer: 3 | trick: 4 leads | public.phase: lead | public.announced: (     )
   seat 0, 1, 2, 3, 4: size hand of 5: 5
   seat 0, 1, 2, 3, 5: size hand of 4: 5
   seat 0, 1, 2, 4, 5: size hand of 3: 5
   seat 0, 1, 3, 4, 5: size hand of 2: 5
   seat 0, 2, 3, 4, 5: size hand of 1: 5
   seat 1, 2, 3, 4, 5: size hand of 0: 5
   seat 0, 1, 2: public.combinations: (([double_rome {AS AH} 4 2]) ([rome {QS QC} 1 1])    ) | may = 7S 9S KS 6H 7H 8H TH JH QH 6D 7D 8D 9D TD QD KD AD 6C 7C 8C JC in hand of 3, hand of 4, hand of 5
   seat 3, 4, 5: public.combinations: (   ([double_rome {KS KD} 4 2] [rome {6H 6C} 1 1]) ([rome {8H 8D} 1 1]) ([rome {7D 7C} 1 1])) | may = 6S 7S 8S 9S TS JS QS AS 9H KH AH 6D 9D TD JD 8C 9C TC QC KC AC in hand of 0, hand of 1, hand of 2, dead
   seat 0, 1: may = 8S TS JD 9C KC in hand of 2 | sure = 8S TS JD 9C KC in hand of 2
   seat 0, 2: may = QS 9H TC QC AC in hand of 1 | sure = QS 9H TC QC AC in hand of 1
   seat 1, 2: may = 6S JS AS KH AH in hand of 0 | sure = 6S JS AS KH AH in hand of 0 | may -KH +7S +9S +7H +8H +TH +QH +6D +8D +9D +TD +QD +KD +AD +7C +8C +JC in dead
   seat 3, 4: may = TH JH 7D AD 7C in hand of 5 | sure = TH JH 7D AD 7C in hand of 5
   seat 3, 5: may = 7H 8H 8D QD JC in hand of 4 | sure = 7H 8H 8D QD JC in hand of 4
   seat 4, 5: may = KS 6H QH KD 6C in hand of 3 | sure = KS 6H QH KD 6C in hand of 3
   seat 0: in no heap: KH | hand: = 6S JS AS KH AH | may +7S +9S +7H +8H +TH +QH +6D +8D +9D +TD +QD +KD +AD +7C +8C +JC in dead
   seat 1: hand: = QS 9H TC QC AC
   seat 2: hand: = 8S TS JD 9C KC
   seat 3: in no heap: 6C 6H KS | hand: = KS 6H QH KD 6C
   seat 4: hand: = 7H 8H 8D QD JC | moves: play 7H, 8H, 8D, QD, JC
   seat 5: in no heap: 7D JH | hand: = TH JH 7D AD 7C
95. 4 play 7H
   all told: 4 played 7H
   all: turn: 5 | trick: 4 led 7H | public.phase: reply
   seat 0, 1, 2, 3, 5: in no heap: 7H | size hand of 4: 4
   seat 3, 5: sure -7H in hand of 4
   seat 4: hand: -7H
   seat 5: moves: play TH, JH
96. 5 play TH
   all told: 5 played TH
   all: turn: 0 | trick: 4 led 7H TH
   seat 0, 1, 2, 3, 4: in no heap: TH | size hand of 5: 4
   seat 3, 4: sure -TH in hand of 5
   seat 0: moves: play KH, AH
   seat 5: hand: -TH
97. 0 play AH
   all told: 0 played AH
   all: turn: 1 | trick: 4 led 7H TH AH | public.announced: (([double_rome AH])     )
   seat 1, 2, 3, 4, 5: in no heap: AH | size hand of 0: 4
   seat 1, 2: sure -AH in hand of 0
   seat 0: hand: -AH
   seat 1: moves: play 9H
98. 1 play 9H
   all told: 1 played 9H
   all: turn: 2 | trick: 4 led 7H TH AH 9H
   seat 0, 2, 3, 4, 5: in no heap: 9H | size hand of 1: 4
   seat 0, 2: sure -9H in hand of 1
   seat 1: hand: -9H
   seat 2: moves: play 8S, TS, JD, 9C, KC
99. 2 play 8S
   all told: 2 played 8S
   all: turn: 3 | trick: 4 led 7H TH AH 9H 8S
   seat 0, 1, 3, 4, 5: in no heap: 8S | size hand of 2: 4
   seat 3, 4, 5: may -KH in hand of 2
   seat 0, 1: sure -8S in hand of 2
   seat 2: hand: -8S
   seat 3: moves: play 6H, QH
100. 3 play QH
   all told: 3 played QH; 0 took the trick 8S 7H 9H TH QH AH
   all: turn: 0 | trick: 0 leads | trick 1: 4 led 7H TH AH 9H 8S QH, 0 takes | public.phase: lead
   seat 0, 1, 2, 4, 5: in no heap: QH | size hand of 3: 4
   seat 4, 5: sure -QH in hand of 3
   seat 0: moves: play 6S, JS, AS, KH
   seat 3: hand: -QH
101. 0 play KH
   all told: 0 played KH
102. 1 play QC
   all told: 1 played QC
103. 2 play KC
   all told: 2 played KC
104. 3 play 6H
   all told: 3 played 6H
105. 4 play 8H
   all told: 4 played 8H
106. 5 play JH
   all told: 5 played JH; 0 took the trick 6H 8H JH KH QC KC
107. 0 play 6S
   all told: 0 played 6S
108. 1 play QS
   all told: 1 played QS
109. 2 play TS
   all told: 2 played TS
110. 3 play KS
   all told: 3 played KS
   all: turn: 4 | trick: 0 led 6S QS TS KS | trick 2: 0 led KH QC KC 6H 8H JH, 0 takes | public.phase: reply | public.announced: (([double_rome AH]) ([rome QC])  ([rome 6H] [double_rome KS]) ([rome 8H]) )
   seat 0, 1, 2, 3, 4: size hand of 5: 3
   seat 0, 1, 2, 3, 5: size hand of 4: 3
   seat 0, 1, 2, 4, 5: size hand of 3: 2
   seat 0, 1, 3, 4, 5: size hand of 2: 2
   seat 0, 2, 3, 4, 5: size hand of 1: 2
   seat 1, 2, 3, 4, 5: size hand of 0: 2
   seat 0, 1, 2: sure = KD in hand of 3 | may -KD in hand of 4, hand of 5, dead
   seat 0, 1: sure = JD 9C in hand of 2
   seat 0, 2: sure = TC AC in hand of 1
   seat 1, 2: sure = JS AS in hand of 0
   seat 3, 4: sure -JH in hand of 5
   seat 3, 5: sure -8H in hand of 4
   seat 4, 5: sure = KD 6C in hand of 3
   seat 0: in no heap: 6H 8H JH KC KS QC QS TS | hand: = JS AS
   seat 1: in no heap: 6H 6S 8H JH KC KH KS TS | hand: = TC AC
   seat 2: in no heap: 6H 6S 8H JH KH KS QC QS | hand: = JD 9C
   seat 3: in no heap: 6S 8H JH KC KH QC QS TS | hand: = KD 6C
   seat 4: in no heap: 6H 6S JH KC KH KS QC QS TS | hand: -8H | moves: play 8D, QD, JC
   seat 5: in no heap: 6H 6S 8H KC KH KS QC QS TS | hand: -JH
111. 4 play JC
   all told: 4 played JC
112. 5 play 7D
   all told: 5 played 7D; 3 took the trick 6S TS QS KS 7D JC; deal 4 §9.3 rome: +1 points to 1 for QS QC
113. 3 play 6C
   all told: 3 played 6C
114. 4 play 8D
   all told: 4 played 8D
115. 5 play 7C
   all told: 5 played 7C
116. 0 play AS
   all told: 0 played AS
117. 1 play TC
   all told: 1 played TC
118. 2 play 9C
   all told: 2 played 9C; 1 took the trick AS 8D 6C 7C 9C TC; deal 4 §9.2 duped_rome: +1 points to 1 for 6H 6C; deal 4 §9.2 duped_rome: +1 points to 1 for 8H 8D; deal 4 §9.3 rome: +1 points to 5 for 7D 7C; deal 4 §9.3 double_rome: +4 points to 0 for AS AH
119. 1 play AC
   all told: 1 played AC
120. 2 play JD
   all told: 2 played JD
   all: turn: 3 | trick: 1 led AC JD | holds: 29 29 29 6 6 6 | trick 3: 0 led 6S QS TS KS JC 7D, 3 takes | trick 4: 3 led 6C 8D 7C AS TC 9C, 1 takes | public.announced: (([double_rome AH]) ([rome QC])  ([rome 6H] [double_rome KS]) ([rome 8H]) ([rome 7D]))
   seat 0, 1, 2, 3, 4: size hand of 5: 1
   seat 0, 1, 2, 3, 5: size hand of 4: 1
   seat 0, 1, 2, 4, 5: size hand of 3: 1
   seat 1, 2, 3, 4, 5: size hand of 0: 1
   seat 0, 1, 2: may = KD in hand of 3 | may -7S -9S -8C in hand of 4 | may -7S -9S in hand of 5 | sure = 7S 9S in dead
   seat 3, 4, 5: no more: size hand of 1, may hand of 1, size hand of 2, may hand of 2 | may -8C in hand of 0 | sure = 8C in dead
   seat 1, 2: sure = JS in hand of 0
   seat 3, 4: sure = AD in hand of 5
   seat 3, 5: sure = QD in hand of 4
   seat 4, 5: sure = KD in hand of 3
   seat 0: no more: size hand of 1, may hand of 1, sure hand of 1, size hand of 2, may hand of 2, sure hand of 2 | in no heap: 6C 7C 7D 8D 9C AC JC JD TC | hand: = JS
   seat 1: no more: hand, size hand of 2, may hand of 2, sure hand of 2 | in no heap: 6C 7C 7D 8D 9C AS JC JD
   seat 2: no more: hand, size hand of 1, may hand of 1, sure hand of 1 | in no heap: 6C 7C 7D 8D AC AS JC TC
   seat 3: in no heap: 7C 7D 8D 9C AC AS JC JD TC | hand: = KD | moves: play KD
   seat 4: in no heap: 6C 7C 7D 9C AC AS JD TC | hand: = QD
   seat 5: in no heap: 6C 8D 9C AC AS JC JD TC | hand: = AD
121. 3 play KD
   all told: 3 played KD
122. 4 play QD
   all told: 4 played QD
123. 5 play AD
   all told: 5 played AD
124. 0 play JS
   all told: 0 played JS; 1 took the trick JS JD QD KD AD AC; deal 4 §9.3 double_rome: +4 points to 3 for KS KD; deal 4 §9.8 stecq: +1 points to 1; deal 4 over
125. * deal
   all told: 4 dealt
126. 5 play TC
   all told: 5 played TC
127. 0 play JS
   all told: 0 played JS
128. 1 play QD
   all told: 1 played QD
129. 2 play QC
   all told: 2 played QC
130. 3 play 6C
   all told: 3 played 6C
   all: turn: 4 | dealer: 4 | trick: 5 led TC JS QD QC 6C | holds: 30 30 30 10 10 10 | deals: 4 over, 0 of them thrown in | public.announced: (     ([rome TC]))
   seat 0, 1, 2, 3, 4: size hand of 5: 4
   seat 0, 1, 2, 3, 5: size hand of 4: 5
   seat 0, 1, 2, 4, 5: size hand of 3: 4
   seat 0, 1, 3, 4, 5: size hand of 2: 4
   seat 0, 2, 3, 4, 5: size hand of 1: 4
   seat 1, 2, 3, 4, 5: size hand of 0: 4
   seat 0, 1, 2: no more: tricks, sure hand of 3, sure dead | public.combinations: (  ([rome {8D 8C} 1 1])   )
   seat 3, 4, 5: no more: tricks, sure dead | public.combinations: (    ([rome {9H 9C} 1 1]) ([rome {TS TC} 1 1])) | may = 6S 7S 8S 9S KS AS 6H 7H TH JH QH AH 8D 9D KD AD in hand of 1 | may = 6S 7S 8S 9S KS AS 6H 7H TH JH QH AH 8D 9D KD AD 8C KC in hand of 2
   seat 0, 1: may = 6S 8D 8C KC in hand of 2 | sure = 6S 8D 8C KC in hand of 2 | may = 7S 9S TS QS KS AS 7H 8H 9H KH AH 6D 7D TD JD 7C 9C JC AC in hand of 3, hand of 5
   seat 0, 2: may = 8S TH JH AD in hand of 1 | sure = 8S TH JH AD in hand of 1
   seat 1, 2: may = 6H QH 9D KD in hand of 0 | sure = 6H QH 9D KD in hand of 0
   seat 3, 4: may = TS 8H 7C JC in hand of 5 | sure = TS 8H 7C JC in hand of 5
   seat 3, 5: may = QS 9H KH 6D 9C in hand of 4 | sure = QS 9H KH 6D 9C in hand of 4
   seat 4, 5: may = 7D TD JD AC in hand of 3 | sure = 7D TD JD AC in hand of 3
   seat 0: in no heap: 9D KD QD | hand: = 6H QH 9D KD | may -AD +7S +9S +TS +QS +KS +AS +7H +8H +9H +KH +AH +7D +JD +7C +9C +JC +AC in hand of 4 | may -AD -8C +TS +QS +KS +AS +7H +8H +9H +KH +AH +7D +JD +7C +9C +JC +AC in dead
   seat 1: in no heap: AD JS QD | hand: = 8S TH JH AD | may -9D +7S +9S +TS +QS +KS +AS +7H +8H +9H +KH +AH +7D +JD +7C +9C +JC +AC in hand of 4 | may -9D -8C +TS +QS +KS +AS +7H +8H +9H +KH +AH +7D +JD +7C +9C +JC +AC in dead
   seat 2: in no heap: 8C JS QD | hand: = 6S 8D 8C KC | may = 7S 9S TS QS KS AS 7H 8H 9H KH AH 6D 7D TD JD 7C 9C JC AC in hand of 3, hand of 4, hand of 5 | may -9D -AD +TS +QS +KS +AS +7H +8H +9H +KH +AH +7D +JD +7C +9C +JC +AC in dead
   seat 3: in no heap: JS QD TD | hand: = 7D TD JD AC | may -6D +6S +8S +KS +AS +6H +7H +TH +JH +QH +AH +8D +KD +AD in hand of 0 | may -6D +6S +8S +KS +AS +6H +7H +TH +JH +QH +AH +8D +KD +AD +KC in dead
   seat 4: in no heap: 6D JS | hand: = QS 9H KH 6D 9C | moves: play 9C | may -TD +6S +8S +KS +AS +6H +7H +TH +JH +QH +AH +8D +KD +AD in hand of 0 | may -TD +6S +8S +KS +AS +6H +7H +TH +JH +QH +AH +8D +KD +AD +KC in dead
   seat 5: in no heap: JS QD | hand: = TS 8H 7C JC | may -6D -TD +6S +8S +KS +AS +6H +7H +TH +JH +QH +AH +8D +KD +AD in hand of 0 | may -6D -TD +6S +8S +KS +AS +6H +7H +TH +JH +QH +AH +8D +KD +AD +KC in dead
131. 4 play 9C
   all told: 4 played 9C; 2 took the trick JS QD 6C 9C TC QC
132. 2 play 8D
   all told: 2 played 8D
133. 3 play 7D
   all told: 3 played 7D
134. 4 play 6D
   all told: 4 played 6D
135. 5 play 8H
   all told: 5 played 8H
136. 0 play KD
   all told: 0 played KD
137. 1 play AD
   all told: 1 played AD; 1 took the trick 8H 6D 7D 8D KD AD
138. 1 play TH
   all told: 1 played TH
139. 2 play KC
   all told: 2 played KC
140. 3 play TD
   all told: 3 played TD
   all: trick: 1 led TH KC TD | trick 1: 5 led TC JS QD QC 6C 9C, 2 takes | trick 2: 2 led 8D 7D 6D 8H KD AD, 1 takes | public.announced: (  ([rome 8D])  ([rome 9C]) ([rome TC]))
   seat 0, 1, 2, 3, 4: size hand of 5: 3
   seat 0, 1, 2, 3, 5: size hand of 4: 3
   seat 0, 1, 2, 4, 5: size hand of 3: 2
   seat 0, 1, 3, 4, 5: size hand of 2: 2
   seat 0, 2, 3, 4, 5: size hand of 1: 2
   seat 1, 2, 3, 4, 5: size hand of 0: 3
   seat 0, 1, 2: may -TS -7H -9H -KH -AH in hand of 3 | may -TS in hand of 4, dead | may -JD in hand of 5 | sure = TS in hand of 5
   seat 3, 4, 5: may -6H -7H -JH -QH -AH in hand of 2
   seat 0, 1: sure = 6S 8C in hand of 2
   seat 0, 2: sure = 8S JH in hand of 1
   seat 1, 2: sure -KD in hand of 0
   seat 3, 4: sure -8H in hand of 5
   seat 3, 5: sure -6D -9C in hand of 4
   seat 4, 5: sure = JD AC in hand of 3
   seat 0: in no heap: 6D 7D 8D 8H 9C AD KC TD TH | hand: -KD
   seat 1: in no heap: 6D 7D 8D 8H 9C KC KD TD | hand: = 8S JH
   seat 2: in no heap: 6D 7D 8H 9C AD KD TD TH | hand: = 6S 8C
   seat 3: in no heap: 6D 8D 8H 9C AD KC KD TH | hand: = JD AC
   seat 4: in no heap: 7D 8D 8H AD KC KD TD TH | hand: -6D -9C | moves: play 9H, KH
   seat 5: in no heap: 6D 7D 8D 9C AD KC KD TD TH | hand: -8H
141. 4 play 9H
   all told: 4 played 9H
142. 5 play 7C
   all told: 5 played 7C
143. 0 play QH
   all told: 0 played QH; 0 took the trick 9H TH QH TD 7C KC; deal 5 §9.2 duped_rome: +1 points to 0 for 9H 9C
144. 0 play 9D
   all told: 0 played 9D
145. 1 play JH
   all told: 1 played JH
146. 2 play 8C
   all told: 2 played 8C
147. 3 play JD
   all told: 3 played JD
148. 4 play KH
   all told: 4 played KH
149. 5 play JC
   all told: 5 played JC; 3 took the trick JH KH 9D JD 8C JC; deal 5 §9.3 rome: +1 points to 2 for 8D 8C
150. 3 play AC
   all told: 3 played AC
   all: trick: 3 led AC | holds: 32 32 32 10 10 10 | trick 3: 1 led TH KC TD 9H 7C QH, 0 takes | trick 4: 0 led 9D JH 8C JD KH JC, 3 takes
   seat 0, 1, 2, 3, 4: size hand of 5: 1
   seat 0, 1, 2, 3, 5: size hand of 4: 1
   seat 0, 1, 3, 4, 5: size hand of 2: 1
   seat 0, 2, 3, 4, 5: size hand of 1: 1
   seat 1, 2, 3, 4, 5: size hand of 0: 1
   seat 0, 1, 2: no more: size hand of 3, may hand of 3 | may -9S in hand of 4 | may = TS in hand of 5 | sure = 9S in dead
   seat 3, 4, 5: may -8S in hand of 2
   seat 0, 1: sure = 6S in hand of 2
   seat 0, 2: sure = 8S in hand of 1
   seat 1, 2: sure = 6H in hand of 0
   seat 3, 4: sure = TS in hand of 5
   seat 3, 5: sure = QS in hand of 4
   seat 4, 5: no more: size hand of 3, may hand of 3, sure hand of 3
   seat 0: in no heap: 7C 8C 9H AC JC JD JH KH | hand: = 6H
   seat 1: in no heap: 7C 8C 9D 9H AC JC JD KH QH | hand: = 8S
   seat 2: in no heap: 7C 9D 9H AC JC JD JH KH QH | hand: = 6S
   seat 3: no more: hand | in no heap: 7C 8C 9D 9H JC JH KH QH
   seat 4: in no heap: 7C 8C 9D AC JC JD JH QH | hand: = QS | moves: play QS
   seat 5: in no heap: 8C 9D 9H AC JD JH KH QH | hand: = TS
151. 4 play QS
   all told: 4 played QS
152. 5 play TS
   all told: 5 played TS
153. 0 play 6H
   all told: 0 played 6H
154. 1 play 8S
   all told: 1 played 8S
155. 2 play 6S
   all told: 2 played 6S; 3 took the trick 6S 8S TS QS 6H AC; deal 5 §9.3 rome: +1 points to 5 for TS TC; deal 5 §9.8 stecq: +1 points to 3; deal 5 over
156. * deal
   all told: 5 dealt
157. 0 play 9C
   all told: 0 played 9C
158. 1 play QD
   all told: 1 played QD
159. 2 play AC
   all told: 2 played AC
160. 3 play 7C
   all told: 3 played 7C
   all: dealer: 5 | trick: 0 led 9C QD AC 7C | holds: 32 32 32 12 12 12 | deals: 5 over, 0 of them thrown in | public.announced: (([rome 9C]) ([rome QD])    )
   seat 0, 1, 2, 3, 4: size hand of 5: 5
   seat 0, 1, 2, 3, 5: size hand of 4: 5
   seat 0, 1, 2, 4, 5: size hand of 3: 4
   seat 0, 1, 3, 4, 5: size hand of 2: 4
   seat 0, 2, 3, 4, 5: size hand of 1: 4
   seat 1, 2, 3, 4, 5: size hand of 0: 4
   seat 0, 1, 2: no more: tricks, sure hand of 5, sure dead | public.combinations: (([rome {9S 9C} 1 1]) ([rome {QS QD} 1 1])    ) | may +7S +8S +JS +AS +TH +JH +QH +KH +AH +6D +7D +8D +9D +JD +KD +AD +TC +JC +KC in hand of 5
   seat 3, 4, 5: no more: tricks | public.combinations: (   ([double_rome {KD KC} 4 2]) ([triplet {TS TH TC} 2 2] [rome {7S 7D} 1 1]) ([triplet {AS AH AD} 3 3]))
   seat 0, 1: may +7H +9H +TD in hand of 2 | sure +7H +9H +TD in hand of 2
   seat 0, 2: may = QS KS 6H 8H in hand of 1 | sure = QS KS 6H 8H in hand of 1
   seat 1, 2: may = 9S 6C 8C QC in hand of 0 | sure = 9S 6C 8C QC in hand of 0
   seat 3, 4: may = AS KH AH 6D AD in hand of 5 | sure = AS KH AH 6D AD in hand of 5
   seat 3, 5: may = 7S TS TH 7D TC in hand of 4 | sure = 7S TS TH 7D TC in hand of 4
   seat 4, 5: may = 9D JD KD KC in hand of 3 | sure = 9D JD KD KC in hand of 3
   seat 0: in no heap: 9S | hand: = 9S 6C 8C QC | may = 7S 8S TS JS AS TH JH QH KH AH 6D 7D 8D 9D JD KD AD TC JC KC in hand of 3, hand of 4, dead
   seat 1: in no heap: 6H KS QS | hand: = QS KS 6H 8H | may = 7S 8S TS JS AS TH JH QH KH AH 6D 7D 8D 9D JD KD AD TC JC KC in hand of 3 | may -7H +8S +TS +JS +TH +JH +QH +KH +6D +7D +8D +9D +JD +KD +AD +TC +JC +KC in hand of 4 | may -9S -7H +8S +TS +JS +TH +JH +QH +KH +6D +7D +8D +9D +JD +KD +AD +TC +JC +KC in dead
   seat 2: in no heap: 7H | hand: +7H +9H +TD | may = 7S 8S TS JS AS TH JH QH KH AH 6D 7D 8D 9D JD KD AD TC JC KC in hand of 3, dead | may -QS -KS +8S +TS +JS +TH +JH +QH +KH +6D +7D +8D +9D +JD +KD +AD +TC +JC +KC in hand of 4
   seat 3: hand: = 9D JD KD KC | may -7S -AS -AH +JS +QS +8H +9H +JH +QH +8D +TD +6C +8C +JC +QC in hand of 0, dead | may -7S -AS -AH +JS +QS +8H +9H +JH +QH +8D +TD in hand of 1 | may -7S -AS +8S +JS +QS +6H +7H +8H +9H +JH +QH +8D +TD +6C +8C +JC +QC in hand of 2
   seat 4: in no heap: 7S TS | hand: = 7S TS TH 7D TC | moves: play TC | may -AS -AH +JS +QS +8H +9H +JH +QH +8D +TD +6C +8C +JC +QC in hand of 0, dead | may -AS -AH +JS +QS +8H +9H +JH +QH +8D +TD in hand of 1 | may -AS +8S +JS +QS +6H +7H +8H +9H +JH +QH +8D +TD +6C +8C +JC +QC in hand of 2
   seat 5: in no heap: AH AS | hand: = AS KH AH 6D AD | may -7S +JS +QS +8H +9H +JH +QH +8D +TD +6C +8C +JC +QC in hand of 0, dead | may -7S +JS +QS +8H +9H +JH +QH +8D +TD in hand of 1 | may -7S +8S +JS +QS +6H +7H +8H +9H +JH +QH +8D +TD +6C +8C +JC +QC in hand of 2
161. 4 play TC
   all told: 4 played TC
162. 5 play AS
   all told: 5 played AS; 2 took the trick AS QD 7C 9C TC AC
163. 2 play 7H
   all told: 2 played 7H
164. 3 play KC
   all told: 3 played KC
165. 4 play TH
   all told: 4 played TH
166. 5 play AH
   all told: 5 played AH
167. 0 play QC
   all told: 0 played QC
168. 1 play 6H
   all told: 1 played 6H; 5 took the trick 6H 7H TH AH QC KC
169. 5 play 6D
   all told: 5 played 6D
170. 0 play 6C
   all told: 0 played 6C
   all: turn: 1 | trick: 5 led 6D 6C | trick 1: 0 led 9C QD AC 7C TC AS, 2 takes | trick 2: 2 led 7H KC TH AH QC 6H, 5 takes | public.announced: (([rome 9C]) ([rome QD])  ([double_rome KC]) ([triplet TC]) ([triplet AS]))
   seat 0, 1, 2, 3, 4: size hand of 5: 2
   seat 0, 1, 2, 3, 5: size hand of 4: 3
   seat 0, 1, 2, 4, 5: size hand of 3: 3
   seat 0, 1, 3, 4, 5: size hand of 2: 3
   seat 0, 2, 3, 4, 5: size hand of 1: 3
   seat 1, 2, 3, 4, 5: size hand of 0: 2
   seat 0, 1, 2: may -TS -JH -QH -KH -AD in hand of 3 | sure = KD in hand of 3 | may -KD -AD in hand of 4 | sure = TS in hand of 4 | may -TS -KD -JC in hand of 5 | sure = AD in hand of 5 | may -TS -KD -AD in dead
   seat 3, 4, 5: may -8H -9H -JH -QH -8D -TD in hand of 0 | sure = 9S in hand of 0 | may -9S in hand of 1, hand of 2, dead
   seat 0, 1: sure -7H in hand of 2
   seat 0, 2: sure -6H in hand of 1
   seat 1, 2: sure = 9S 8C in hand of 0
   seat 3, 4: sure = KH AD in hand of 5
   seat 3, 5: sure -TH -TC in hand of 4
   seat 4, 5: sure -KC in hand of 3
   seat 0: in no heap: 6D 6H 7H AH AS KC TC TH | hand: = 9S 8C
   seat 1: in no heap: 6C 6D 7H AH AS KC QC TC TH | hand: -6H | moves: play QS, KS, 8H
   seat 2: in no heap: 6C 6D 6H AH AS KC QC TC TH | hand: -7H
   seat 3: in no heap: 6C 6D 6H 7H AH AS QC TC TH | hand: -KC
   seat 4: in no heap: 6C 6D 6H 7H AH AS KC QC | hand: -TH -TC
   seat 5: in no heap: 6C 6H 7H KC QC TC TH | hand: = KH AD
171. 1 play 8H
   all told: 1 played 8H
172. 2 play TD
   all told: 2 played TD
173. 3 play KD
   all told: 3 played KD
174. 4 play 7D
   all told: 4 played 7D; 3 took the trick 8H 6D 7D TD KD 6C; deal 6 §9.3 double_rome: +4 points to 3 for KD KC
175. 3 play JD
   all told: 3 played JD
176. 4 play 7S
   all told: 4 played 7S
177. 5 play AD
   all told: 5 played AD
178. 0 play 8C
   all told: 0 played 8C
179. 1 play KS
   all told: 1 played KS
180. 2 play 9H
   all told: 2 played 9H; 5 took the trick 7S KS 9H JD AD 8C; deal 6 §9.3 rome: +1 points to 4 for 7S 7D; deal 6 §9.3 triplet: +3 points to 5 for AS AH AD
   all: turn: 5 | trick: 5 leads | holds: 32 32 32 20 20 20 | trick 3: 5 led 6D 6C 8H TD KD 7D, 3 takes | trick 4: 3 led JD 7S AD 8C KS 9H, 5 takes | public.phase: lead | public.announced: (([rome 9C]) ([rome QD])  ([double_rome KC]) ([triplet TC] [rome 7D]) ([triplet AS]))
   seat 0, 1, 2, 3, 4: size hand of 5: 1
   seat 0, 1, 2, 3, 5: size hand of 4: 1
   seat 0, 1, 2, 4, 5: size hand of 3: 1
   seat 0, 1, 3, 4, 5: size hand of 2: 1
   seat 0, 2, 3, 4, 5: size hand of 1: 1
   seat 1, 2, 3, 4, 5: size hand of 0: 1
   seat 0, 1, 2: no more: sure hand of 3, sure hand of 5 | may = TS in hand of 4
   seat 3, 4, 5: may = 9S in hand of 0 | may -8D in hand of 1, hand of 2 | sure = 8D in dead
   seat 0, 1: sure = 6S in hand of 2
   seat 0, 2: sure = QS in hand of 1
   seat 1, 2: sure = 9S in hand of 0
   seat 3, 4: sure = KH in hand of 5
   seat 3, 5: sure = TS in hand of 4
   seat 4, 5: sure = 9D in hand of 3
   seat 0: in no heap: 7D 7S 8H 9H AD JD KD KS TD | hand: = 9S
   seat 1: in no heap: 7D 7S 8C 9H AD JD KD TD | hand: = QS
   seat 2: in no heap: 7D 7S 8C 8H AD JD KD KS | hand: = 6S
   seat 3: in no heap: 7D 7S 8C 8H 9H AD KS TD | hand: = 9D
   seat 4: in no heap: 8C 8H 9H AD JD KD KS TD | hand: = TS
   seat 5: in no heap: 7D 7S 8C 8H 9H JD KD KS TD | hand: = KH | moves: play KH
181. 5 play KH
   all told: 5 played KH
182. 0 play 9S
   all told: 0 played 9S
183. 1 play QS
   all told: 1 played QS
184. 2 play 6S
   all told: 2 played 6S
185. 3 play 9D
   all told: 3 played 9D
186. 4 play TS
   all told: 4 played TS; 5 took the trick 6S 9S TS QS KH 9D; deal 6 §9.3 rome: +1 points to 0 for 9S 9C; deal 6 §9.3 rome: +1 points to 1 for QS QD; deal 6 §9.3 triplet: +2 points to 4 for TS TH TC; deal 6 §9.8 stecq: +1 points to 5; deal 6 over
187. * deal
   all told: 0 dealt
188. 1 play 8S
   all told: 1 played 8S
189. 2 play 6S
   all told: 2 played 6S
190. 3 play TS
   all told: 3 played TS
   all: turn: 4 | dealer: 0 | trick: 1 led 8S 6S TS | holds: 34 34 34 23 23 23 | deals: 6 over, 0 of them thrown in | public.phase: reply | public.announced: (     )
   seat 0, 1, 2, 3, 4: size hand of 5: 5
   seat 0, 1, 2, 3, 5: size hand of 4: 5
   seat 0, 1, 2, 4, 5: size hand of 3: 4
   seat 0, 1, 3, 4, 5: size hand of 2: 4
   seat 0, 2, 3, 4, 5: size hand of 1: 4
   seat 1, 2, 3, 4, 5: size hand of 0: 5
   seat 0, 1, 2: no more: tricks, sure hand of 4 | public.combinations: (([double_rome {AH AC} 4 2]) ([rome {JH JC} 1 1])    )
   seat 3, 4, 5: no more: tricks, sure hand of 0, sure dead | public.combinations: (    ([village {7H 8H TD JD} 2 2]) ) | may = JS KS 6H 9H TH JH QH AH 6D 7D 9D QD KD AD 6C 7C TC JC AC in hand of 0
   seat 0, 1: may = QH 9D AD TC in hand of 2 | sure = QH 9D AD TC in hand of 2
   seat 0, 2: may = 6H JH 7C JC in hand of 1 | sure = 6H JH 7C JC in hand of 1
   seat 0, 3: in no heap: 6S 8S TS
   seat 1, 2: may = KS 9H AH QD AC in hand of 0 | sure = KS 9H AH QD AC in hand of 0 | may = 7S 9S JS QS AS 7H 8H TH KH 6D 7D 8D TD JD KD 6C 8C 9C QC KC in hand of 4
   seat 3, 4: may -QS +KS +6H +9H +TH +AH +6D +7D +9D +QD +KD +AD +6C +7C +TC +JC +AC in hand of 1 | may -QS +KS +6H +9H +TH +AH +6D +7D +9D +QD +KD +AD +6C +7C +TC +AC in hand of 2 | may = 9S QS AS 8D KC in hand of 5 | sure = 9S QS AS 8D KC in hand of 5 | may -QS -8D +KS +6H +9H +TH +AH +6D +7D +9D +QD +KD +AD +6C +7C +TC +AC in dead
   seat 3, 5: may = 7H 8H KH TD JD in hand of 4 | sure = 7H 8H KH TD JD in hand of 4
   seat 4, 5: may = 7S 8C 9C QC in hand of 3 | sure = 7S 8C 9C QC in hand of 3
   seat 0: hand: = KS 9H AH QD AC | may = 7S 9S JS QS AS 7H 8H TH KH 6D 7D 8D TD JD KD 6C 8C 9C QC KC in hand of 3, hand of 4, hand of 5, dead
   seat 1: in no heap: 6S 8S JC JH TS | hand: = 6H JH 7C JC | may -9D +7S +9S +QS +AS +7H +8H +TH +KH +6D +7D +TD +JD +KD +6C +8C +9C +QC +KC in hand of 3 | may -QH -9D +7S +9S +QS +AS +7H +8H +TH +6D +7D +TD +JD +KD +6C +8C +9C +QC +KC in hand of 5, dead
   seat 2: in no heap: 8S 9D QH TS | hand: = QH 9D AD TC | may -JC +7S +9S +QS +AS +7H +8H +TH +KH +6D +7D +TD +JD +KD +6C +8C +9C +QC +KC in hand of 3 | may -JH +7S +9S +QS +AS +7H +8H +TH +6D +7D +TD +JD +KD +6C +8C +9C +QC +KC in hand of 5 | may -JH -JC +7S +9S +QS +AS +7H +8H +TH +6D +7D +TD +JD +KD +6C +8C +9C +QC +KC in dead
   seat 3: hand: = 7S 8C 9C QC
   seat 4: in no heap: 6S 8S KH | hand: = 7H 8H KH TD JD | moves: play 7H, 8H, KH, TD, JD
   seat 5: in no heap: 6S 8D 8S 9S QS TS | hand: = 9S QS AS 8D KC | may +KS +6H +9H +TH +AH +6D +7D +9D +QD +KD +AD +6C +7C +TC +JC +AC in hand of 1 | may +KS +6H +9H +TH +AH +6D +7D +9D +QD +KD +AD +6C +7C +TC +AC in hand of 2, dead
191. 4 play 8H
   all told: 4 played 8H
192. 5 play 9S
   all told: 5 played 9S
193. 0 play KS
   all told: 0 played KS; 0 took the trick 6S 8S 9S TS KS 8H
194. 0 play AC
   all told: 0 played AC
195. 1 play JC
   all told: 1 played JC
196. 2 play TC
   all told: 2 played TC
197. 3 play 9C
   all told: 3 played 9C
198. 4 play 7H
   all told: 4 played 7H
199. 5 play KC
   all told: 5 played KC; 0 took the trick 7H 9C TC JC KC AC
200. 0 play QD
   all told: 0 played QD
   all: turn: 1 | trick: 0 led QD | trick 1: 1 led 8S 6S TS 8H 9S KS, 0 takes | trick 2: 0 led AC JC TC 9C 7H KC, 0 takes | public.announced: (([double_rome AC]) ([rome JC])   ([village 8H]) )
   seat 0, 1, 2, 3, 4: size hand of 5: 3
   seat 0, 1, 2, 3, 5: size hand of 4: 3
   seat 0, 1, 2, 4, 5: size hand of 3: 3
   seat 0, 1, 3, 4, 5: size hand of 2: 3
   seat 0, 2, 3, 4, 5: size hand of 1: 3
   seat 1, 2, 3, 4, 5: size hand of 0: 2
   seat 0, 1, 2: may -7S -JS -QS -AS -6C -8C -QC in hand of 4
   seat 0, 1: sure -TC in hand of 2
   seat 0, 2: sure -JC in hand of 1
   seat 1, 2: sure = 9H AH in hand of 0
   seat 3, 4: sure -9S -KC in hand of 5
   seat 3, 5: sure -7H -8H in hand of 4
   seat 4, 5: sure -9C in hand of 3
   seat 0: in no heap: 7H 8H 9C 9S JC KC TC | hand: = 9H AH
   seat 1: in no heap: 7H 8H 9C 9S AC KC KS QD TC | hand: -JC | moves: play 6H, JH, 7C
   seat 2: in no heap: 7H 8H 9C 9S AC JC KC KS QD | hand: -TC
   seat 3: in no heap: 7H 8H 9S AC JC KC KS QD TC | hand: -9C
   seat 4: in no heap: 9C 9S AC JC KC KS QD TC | hand: -7H -8H
   seat 5: in no heap: 7H 8H 9C AC JC KS QD TC | hand: -9S -KC
201. 1 play 7C
   all told: 1 played 7C
202. 2 play 9D
   all told: 2 played 9D
203. 3 play 7S
   all told: 3 played 7S
204. 4 play TD
   all told: 4 played TD
205. 5 play 8D
   all told: 5 played 8D; 0 took the trick 7S 8D 9D TD QD 7C
206. 0 play AH
   all told: 0 played AH
207. 1 play JH
   all told: 1 played JH
208. 2 play QH
   all told: 2 played QH
209. 3 play 8C
   all told: 3 played 8C
210. 4 play KH
   all told: 4 played KH
   all: turn: 5 | trick: 0 led AH JH QH 8C KH | trick 3: 0 led QD 7C 9D 7S TD 8D, 0 takes
   seat 0, 1, 2, 3, 4: size hand of 5: 2
   seat 0, 1, 2, 3, 5: size hand of 4: 1
   seat 0, 1, 2, 4, 5: size hand of 3: 1
   seat 0, 1, 3, 4, 5: size hand of 2: 1
   seat 0, 2, 3, 4, 5: size hand of 1: 1
   seat 1, 2, 3, 4, 5: size hand of 0: 1
   seat 0, 1, 2: may = JS QS AS 6C QC in hand of 3
   seat 3, 4, 5: may -AD in hand of 0 | may = 6H 9H TH 6C in hand of 1
   seat 0, 1: sure = AD in hand of 2
   seat 0, 2: sure = 6H in hand of 1
   seat 1, 2: sure = 9H in hand of 0
   seat 3, 4: sure -8D in hand of 5
   seat 3, 5: sure = JD in hand of 4
   seat 4, 5: sure = QC in hand of 3
   seat 0: in no heap: 7C 7S 8C 8D 9D JH KH QH TD | hand: = 9H
   seat 1: in no heap: 7S 8C 8D 9D AH KH QH TD | hand: = 6H
   seat 2: in no heap: 7C 7S 8C 8D AH JH KH TD | hand: = AD
   seat 3: in no heap: 7C 8D 9D AH JH KH QH TD | hand: = QC
   seat 4: in no heap: 7C 7S 8C 8D 9D AH JH QH | hand: = JD
   seat 5: in no heap: 7C 7S 8C 9D AH JH KH QH TD | hand: -8D | moves: play QS, AS
211. 5 play QS
   all told: 5 played QS; 0 took the trick QS JH QH KH AH 8C; deal 7 §9.3 double_rome: +4 points to 0 for AH AC; deal 7 over; match over
   all: no more: trick | turn: nobody | holds: 38 38 38 23 23 23 | deals: 7 over, 0 of them thrown in | trick 4: 0 led AH JH QH 8C KH QS, 0 takes | public.phase: settled
   seat 0, 1, 2, 3, 4: in no heap: QS | size hand of 5: 1
   seat 0, 1, 2: may -TH in hand of 5
   seat 3, 4: sure = AS in hand of 5
   seat 5: hand: = AS
