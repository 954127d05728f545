start
   all: turn: chance | dealer: 1 | sides: 0 1 | holds: 0 0 | deals: 0 over, 0 of them thrown in | public.phase: dealing | public.announced: ( ) | public.combinations: ( ) | public.direction: anticlockwise | public.partners_show: True
1. * deal
   all told: 1 dealt
   all: turn: 0 | trick: 0 leads | public.phase: lead | size dead: 26
   seat 0: hand: = 8H AH 7D JD KD | moves: play 8H, AH, 7D, JD, KD | size hand of 1: 5 | may = 6S 7S 8S 9S TS JS QS KS AS 6H 7H 9H TH JH QH KH 6D 8D 9D TD QD AD 6C 7C 8C 9C TC JC QC KC AC in all heaps
   seat 1: hand: = 7S 6H 8D AD 8C | public.combinations: ( ([rome {8D 8C} 1 1])) | size hand of 0: 5 | may = 6S 8S 9S TS JS QS KS AS 7H 8H 9H TH JH QH KH AH 6D 7D 9D TD JD QD KD 6C 7C 9C TC JC QC KC AC in all heaps
2. 0 play KD
   all told: 0 played KD
   all: turn: 1 | trick: 0 led KD | public.phase: reply
   seat 0: hand: -KD
   seat 1: in no heap: KD | moves: play 8D, AD | size hand of 0: 4
3. 1 play 8D
   all told: 1 played 8D; 0 took the trick 8D KD
   all: turn: 0 | trick: 0 leads | trick 1: 0 led KD 8D, 0 takes | public.phase: lead | public.announced: ( ([rome 8D]))
   seat 0: in no heap: 8D | moves: play 8H, AH, 7D, JD | size hand of 1: 4
   seat 1: hand: -8D
4. 0 play 8H
   all told: 0 played 8H
   all: turn: 1 | trick: 0 led 8H | public.phase: reply
   seat 0: hand: -8H
   seat 1: in no heap: 8H | moves: play 6H | size hand of 0: 3
5. 1 play 6H
   all told: 1 played 6H; 0 took the trick 6H 8H
   all: turn: 0 | trick: 0 leads | trick 2: 0 led 8H 6H, 0 takes | public.phase: lead
   seat 0: in no heap: 6H | moves: play AH, 7D, JD | size hand of 1: 3
   seat 1: hand: -6H
6. 0 play JD
   all told: 0 played JD
   all: turn: 1 | trick: 0 led JD | public.phase: reply
   seat 0: hand: -JD
   seat 1: in no heap: JD | moves: play AD | size hand of 0: 2
7. 1 play AD
   all told: 1 played AD; 1 took the trick JD AD
   all: trick: 1 leads | trick 3: 0 led JD AD, 1 takes | public.phase: lead
   seat 0: in no heap: AD | size hand of 1: 2
   seat 1: hand: -AD | moves: play 7S, 8C
8. 1 play 8C
   all told: 1 played 8C
   all: turn: 0 | trick: 1 led 8C | public.phase: reply
   seat 0: in no heap: 8C | moves: play AH, 7D | size hand of 1: 1 | may -8S in hand of 1 | sure = 8S in dead
   seat 1: hand: = 7S
9. 0 play 7D
   all told: 0 played 7D; 1 took the trick 7D 8C; deal 1 §9.3 rome: +1 points to 1 for 8D 8C
   all: turn: 1 | trick: 1 leads | holds: 0 1 | trick 4: 1 led 8C 7D, 1 takes | public.phase: lead
   seat 0: hand: = AH
   seat 1: in no heap: 7D | moves: play 7S | size hand of 0: 1 | may -6C -7C -9C -TC -JC -QC -KC -AC in hand of 0 | sure = 6C 7C 9C TC JC QC KC AC in dead
10. 1 play 7S
   all told: 1 played 7S
   all: turn: 0 | trick: 1 led 7S | public.phase: reply
   seat 0: no more: size hand of 1, may hand of 1 | in no heap: 7S | moves: play AH | sure +6S +9S +TS +JS +QS +KS +AS +7H +9H +TH +JH +QH +KH +6D +9D +TD +QD +6C +7C +9C +TC +JC +QC +KC +AC in dead
   seat 1: no more: hand
11. 0 play AH
   all told: 0 played AH; 1 took the trick 7S AH; deal 1 §9.8 stecq: +1 points to 1; deal 1 over
   all: turn: chance | holds: 0 2 | deals: 1 over, 0 of them thrown in | trick 5: 1 led 7S AH, 1 takes | public.phase: settled
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0 | in no heap: AH | sure +6S +8S +9S +TS +JS +QS +KS +AS +7H +9H +TH +JH +QH +KH +6D +9D +TD +QD in dead
12. * deal
   all told: 0 dealt
   all: no more: tricks, sure dead | turn: 1 | dealer: 0 | trick: 1 leads | public.phase: lead | public.announced: ( )
   seat 0: in no heap: 7C 7H AC JS | hand: = JS 7H JD 7C AC | public.combinations: (([two_pairs {JS 7H JD 7C} 3 3]) ) | size hand of 1: 5 | may = 6S 7S 8S 9S TS QS KS AS 6H 8H 9H TH JH QH KH AH 6D 7D 8D 9D TD QD KD AD 6C 8C 9C TC JC QC KC in hand of 1 | may +7S +6H +8H +AH +7D +8D +KD +AD +8C in dead
   seat 1: in no heap: 8S 9C 9D 9H | hand: = 8S 9H 8D 9D 9C | moves: play 8S, 9H, 8D, 9D, 9C | public.combinations: ( ([triplet {9H 9D 9C} 2 2] [rome {8S 8D} 1 1])) | size hand of 0: 5 | may = 6S 7S 9S TS JS QS KS AS 6H 7H 8H TH JH QH KH AH 6D 7D TD JD QD KD AD 6C 7C 8C TC JC QC KC AC in hand of 0 | may +7S +6H +8H +AH +7D +JD +KD +AD +8C in dead
13. 1 play 8D
   all told: 1 played 8D
   all: turn: 0 | trick: 1 led 8D | public.phase: reply | public.announced: ( ([rome 8D]))
   seat 0: in no heap: 8D | moves: play JD | size hand of 1: 4
   seat 1: hand: -8D
14. 0 play JD
   all told: 0 played JD; 0 took the trick 8D JD
   all: trick: 0 leads | trick 1: 1 led 8D JD, 0 takes | public.phase: lead | public.announced: (([two_pairs JD]) ([rome 8D]))
   seat 0: hand: -JD | moves: play JS, 7H, 7C, AC
   seat 1: in no heap: JD | size hand of 0: 4
15. 0 play 7H
   all told: 0 played 7H
   all: turn: 1 | trick: 0 led 7H | public.phase: reply
   seat 0: hand: -7H
   seat 1: in no heap: 7H | moves: play 9H | size hand of 0: 3
16. 1 play 9H
   all told: 1 played 9H; 1 took the trick 7H 9H
   all: trick: 1 leads | trick 2: 0 led 7H 9H, 1 takes | public.phase: lead | public.announced: (([two_pairs JD]) ([rome 8D] [triplet 9H]))
   seat 0: in no heap: 9H | size hand of 1: 3
   seat 1: hand: -9H | moves: play 8S, 9D, 9C
17. 1 play 9D
   all told: 1 played 9D
   all: turn: 0 | trick: 1 led 9D | public.phase: reply
   seat 0: in no heap: 9D | moves: play JS, 7C, AC | size hand of 1: 2
   seat 1: hand: -9D
18. 0 play 7C
   all told: 0 played 7C; 1 took the trick 9D 7C
   all: turn: 1 | trick: 1 leads | trick 3: 1 led 9D 7C, 1 takes | public.phase: lead
   seat 0: hand: -7C
   seat 1: in no heap: 7C | moves: play 8S, 9C | size hand of 0: 2 | may -6D -7D -TD -QD -KD -AD in hand of 0 | sure = 6D 7D TD QD KD AD in dead
19. 1 play 9C
   all told: 1 played 9C
   all: turn: 0 | trick: 1 led 9C | public.phase: reply
   seat 0: in no heap: 9C | moves: play AC | size hand of 1: 1 | may -9S in hand of 1 | sure = 9S in dead
   seat 1: hand: = 8S
20. 0 play AC
   all told: 0 played AC; 0 took the trick 9C AC; deal 2 §9.3 triplet: +2 points to 1 for 9H 9D 9C
   all: trick: 0 leads | holds: 0 4 | trick 4: 1 led 9C AC, 0 takes | public.phase: lead
   seat 0: hand: = JS | moves: play JS
   seat 1: in no heap: AC | size hand of 0: 1
21. 0 play JS
   all told: 0 played JS
   all: turn: 1 | trick: 0 led JS | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0 | in no heap: JS | moves: play 8S | sure +6S +7S +9S +TS +QS +KS +AS +6H +8H +TH +JH +QH +KH +AH +6C +8C +TC +JC +QC +KC in dead
22. 1 play 8S
   all told: 1 played 8S; 0 took the trick 8S JS; deal 2 §9.3 two_pairs: +3 points to 0 for JS 7H JD 7C; deal 2 §9.2 duped_rome: +1 points to 0 for 8S 8D; deal 2 §9.8 stecq: +1 points to 0; deal 2 over
   all: turn: chance | holds: 5 4 | deals: 2 over, 0 of them thrown in | trick 5: 0 led JS 8S, 0 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1 | in no heap: 8S | sure +6S +7S +TS +QS +KS +AS +6H +8H +TH +JH +QH +KH +AH +6D +7D +TD +QD +KD +AD +6C +8C +TC +JC +QC +KC in dead
   seat 1: no more: hand, trick
23. * deal
   all told: 1 dealt
   all: no more: tricks, sure dead | turn: 0 | dealer: 1 | trick: 0 leads | public.phase: lead | public.announced: ( )
   seat 0: in no heap: JC TC TH | hand: = TH 8D JD TC JC | moves: play TH, 8D, JD, TC, JC | public.combinations: (([two_pairs {TH JD TC JC} 3 3]) ) | size hand of 1: 5 | may = 6S 7S 8S 9S TS JS QS KS AS 6H 7H 8H 9H JH QH KH AH 6D 7D 9D TD QD KD AD 6C 7C 8C 9C QC KC AC in hand of 1 | may +8S +JS +7H +9H +9D +7C +9C +AC in dead
   seat 1: in no heap: 6H AS QH TS | hand: = TS AS 6H 7H QH | public.combinations: ( ) | size hand of 0: 5 | may = 6S 7S 8S 9S JS QS KS 8H 9H TH JH KH AH 6D 7D 8D 9D TD JD QD KD AD 6C 7C 8C 9C TC JC QC KC AC in hand of 0 | may +8S +JS +9H +8D +9D +JD +7C +9C +AC in dead
24. 0 play JD
   all told: 0 played JD
   all: turn: 1 | trick: 0 led JD | public.phase: reply | public.announced: (([two_pairs JD]) )
   seat 0: hand: -JD
   seat 1: in no heap: JD | moves: play TS, AS, 6H, 7H, QH | size hand of 0: 4
25. 1 play 6H
   all told: 1 played 6H; 0 took the trick 6H JD
   all: turn: 0 | trick: 0 leads | trick 1: 0 led JD 6H, 0 takes | public.phase: lead
   seat 0: in no heap: 6H | moves: play TH, 8D, TC, JC | size hand of 1: 4 | may -6D -7D -9D -TD -QD -KD -AD in hand of 1 | sure = 6D 7D 9D TD QD KD AD in dead
   seat 1: hand: -6H
26. 0 play 8D
   all told: 0 played 8D
   all: turn: 1 | trick: 0 led 8D | public.phase: reply
   seat 0: hand: -8D
   seat 1: in no heap: 8D | moves: play TS, AS, 7H, QH | size hand of 0: 3
27. 1 play AS
   all told: 1 played AS; 0 took the trick AS 8D
   all: turn: 0 | trick: 0 leads | trick 2: 0 led 8D AS, 0 takes | public.phase: lead
   seat 0: in no heap: AS | moves: play TH, TC, JC | size hand of 1: 3
   seat 1: hand: -AS
28. 0 play JC
   all told: 0 played JC
   all: turn: 1 | trick: 0 led JC | public.phase: reply
   seat 0: hand: -JC
   seat 1: in no heap: JC | moves: play TS, 7H, QH | size hand of 0: 2 | may -JS -JH in hand of 0 | sure = JS JH in dead
29. 1 play TS
   all told: 1 played TS; 0 took the trick TS JC
   all: turn: 0 | trick: 0 leads | trick 3: 0 led JC TS, 0 takes | public.phase: lead
   seat 0: in no heap: TS | moves: play TH, TC | size hand of 1: 2 | may -6C -7C -8C -9C -QC -KC -AC in hand of 1 | sure +6C +7C +8C +9C +QC +KC +AC in dead
   seat 1: hand: -TS
30. 0 play TH
   all told: 0 played TH
   all: turn: 1 | trick: 0 led TH | public.phase: reply
   seat 0: hand: = TC
   seat 1: in no heap: TH | moves: play 7H, QH | size hand of 0: 1
31. 1 play QH
   all told: 1 played QH; 1 took the trick TH QH
   all: trick: 1 leads | trick 4: 0 led TH QH, 1 takes | public.phase: lead
   seat 0: in no heap: QH | size hand of 1: 1
   seat 1: hand: = 7H | moves: play 7H
32. 1 play 7H
   all told: 1 played 7H
   all: turn: 0 | trick: 1 led 7H | public.phase: reply
   seat 0: no more: size hand of 1, may hand of 1 | in no heap: 7H | moves: play TC | sure +6S +7S +8S +9S +JS +QS +KS +8H +9H +JH +KH +AH in dead
   seat 1: no more: hand
33. 0 play TC
   all told: 0 played TC; 1 took the trick 7H TC; deal 3 §9.3 two_pairs: +3 points to 0 for TH JD TC JC; deal 3 §9.8 stecq: +1 points to 1; deal 3 over
   all: turn: chance | holds: 8 5 | deals: 3 over, 0 of them thrown in | trick 5: 1 led 7H TC, 1 takes | public.phase: settled
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0 | in no heap: TC | sure +6S +7S +8S +9S +QS +KS +8H +9H +KH +AH +6D +7D +9D +TD +QD +KD +AD +6C +7C +8C +9C +QC +KC +AC in dead
34. * deal
   all told: 0 dealt
   all: no more: tricks, sure dead | turn: 1 | dealer: 0 | trick: 1 leads | public.phase: lead | public.announced: ( )
   seat 0: in no heap: 8H AC KD | hand: = 8H QH JD KD AC | public.combinations: ( ) | size hand of 1: 5 | may = 6S 7S 8S 9S TS JS QS KS AS 6H 7H 9H TH JH KH AH 6D 7D 8D 9D TD QD AD 6C 7C 8C 9C TC JC QC KC in hand of 1 | may +TS +AS +6H +7H +TH +8D +TC +JC in dead
   seat 1: in no heap: 6C AD KS QD | hand: = KS AS QD AD 6C | moves: play KS, AS, QD, AD, 6C | public.combinations: ( ([double_rome {AS AD} 4 2])) | size hand of 0: 5 | may = 6S 7S 8S 9S TS JS QS 6H 7H 8H 9H TH JH QH KH AH 6D 7D 8D 9D TD JD KD 7C 8C 9C TC JC QC KC AC in hand of 0 | may +TS +6H +7H +TH +QH +8D +JD +TC +JC in dead
35. 1 play 6C
   all told: 1 played 6C
   all: turn: 0 | trick: 1 led 6C | public.phase: reply
   seat 0: in no heap: 6C | moves: play AC | size hand of 1: 4
   seat 1: hand: -6C
36. 0 play AC
   all told: 0 played AC; 0 took the trick 6C AC
   all: trick: 0 leads | trick 1: 1 led 6C AC, 0 takes | public.phase: lead
   seat 0: hand: -AC | moves: play 8H, QH, JD, KD
   seat 1: in no heap: AC | size hand of 0: 4
37. 0 play JD
   all told: 0 played JD
   all: turn: 1 | trick: 0 led JD | public.phase: reply
   seat 0: hand: -JD
   seat 1: in no heap: JD | moves: play QD, AD | size hand of 0: 3
38. 1 play AD
   all told: 1 played AD; 1 took the trick JD AD
   all: trick: 1 leads | trick 2: 0 led JD AD, 1 takes | public.phase: lead | public.announced: ( ([double_rome AD]))
   seat 0: in no heap: AD | size hand of 1: 3
   seat 1: hand: -AD | moves: play KS, AS, QD
39. 1 play QD
   all told: 1 played QD
   all: turn: 0 | trick: 1 led QD | public.phase: reply
   seat 0: in no heap: QD | moves: play KD | size hand of 1: 2
   seat 1: hand: -QD
40. 0 play KD
   all told: 0 played KD; 0 took the trick QD KD
   all: trick: 0 leads | trick 3: 1 led QD KD, 0 takes | public.phase: lead
   seat 0: hand: -KD | moves: play 8H, QH
   seat 1: in no heap: KD | size hand of 0: 2
41. 0 play QH
   all told: 0 played QH
   all: turn: 1 | trick: 0 led QH | public.phase: reply
   seat 0: hand: = 8H
   seat 1: in no heap: QH | moves: play KS, AS | size hand of 0: 1
42. 1 play KS
   all told: 1 played KS; 0 took the trick KS QH
   all: turn: 0 | trick: 0 leads | trick 4: 0 led QH KS, 0 takes | public.phase: lead
   seat 0: in no heap: KS | moves: play 8H | size hand of 1: 1 | may = AS in hand of 1 | sure = AS in hand of 1 | may -AS in dead | sure = 6S 7S 8S 9S TS JS QS 6H 7H 9H TH JH KH AH 6D 7D 8D 9D TD 7C 8C 9C TC JC QC KC in dead
   seat 1: hand: = AS
43. 0 play 8H
   all told: 0 played 8H
   all: turn: 1 | trick: 0 led 8H | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0 | in no heap: 8H | moves: play AS | sure = 6S 7S 8S 9S TS JS QS 6H 7H 9H TH JH KH AH 6D 7D 8D 9D TD 7C 8C 9C TC JC QC KC in dead
44. 1 play AS
   all told: 1 played AS; 0 took the trick AS 8H; deal 4 §9.3 double_rome: +4 points to 1 for AS AD; deal 4 §9.8 stecq: +1 points to 0; deal 4 over
   all: turn: chance | holds: 9 9 | deals: 4 over, 0 of them thrown in | trick 5: 0 led 8H AS, 0 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1, sure hand of 1 | in no heap: AS
   seat 1: no more: hand, trick
45. * deal
   all told: 1 dealt
   all: no more: tricks, sure dead | turn: 0 | dealer: 1 | trick: 0 leads | public.phase: lead | public.announced: ( )
   seat 0: in no heap: 7C 8C JC TD TS | hand: = TS TD 7C 8C JC | moves: play TS, TD, 7C, 8C, JC | public.combinations: (([rome {TS TD} 1 1]) ) | size hand of 1: 5 | may = 6S 7S 8S 9S JS QS KS AS 6H 7H 8H 9H TH JH QH KH AH 6D 7D 8D 9D JD QD KD AD 6C 9C TC QC KC AC in hand of 1 | may +KS +AS +8H +QH +JD +QD +KD +AD +6C +AC in dead
   seat 1: in no heap: 6H 7H 9H TC | hand: = KS 6H 7H 9H TC | public.combinations: ( ) | size hand of 0: 5 | may = 6S 7S 8S 9S TS JS QS AS 8H TH JH QH KH AH 6D 7D 8D 9D TD JD QD KD AD 6C 7C 8C 9C JC QC KC AC in hand of 0 | may +AS +8H +QH +JD +QD +KD +AD +6C +AC in dead
46. 0 play 8C
   all told: 0 played 8C
   all: turn: 1 | trick: 0 led 8C | public.phase: reply
   seat 0: hand: -8C
   seat 1: in no heap: 8C | moves: play TC | size hand of 0: 4
47. 1 play TC
   all told: 1 played TC; 1 took the trick 8C TC
   all: trick: 1 leads | trick 1: 0 led 8C TC, 1 takes | public.phase: lead
   seat 0: in no heap: TC | size hand of 1: 4
   seat 1: hand: -TC | moves: play KS, 6H, 7H, 9H
48. 1 play 6H
   all told: 1 played 6H
   all: turn: 0 | trick: 1 led 6H | public.phase: reply
   seat 0: in no heap: 6H | moves: play TS, TD, 7C, JC | size hand of 1: 3
   seat 1: hand: -6H
49. 0 play TD
   all told: 0 played TD; 1 took the trick 6H TD
   all: turn: 1 | trick: 1 leads | trick 2: 1 led 6H TD, 1 takes | public.phase: lead | public.announced: (([rome TD]) )
   seat 0: hand: -TD
   seat 1: in no heap: TD | moves: play KS, 7H, 9H | size hand of 0: 3 | may -8H -TH -JH -QH -KH -AH in hand of 0 | sure = TS in hand of 0 | may -TS in dead | sure = 8H TH JH QH KH AH in dead
50. 1 play 7H
   all told: 1 played 7H
   all: turn: 0 | trick: 1 led 7H | public.phase: reply
   seat 0: in no heap: 7H | moves: play TS, 7C, JC | size hand of 1: 2
   seat 1: hand: -7H
51. 0 play JC
   all told: 0 played JC; 1 took the trick 7H JC
   all: turn: 1 | trick: 1 leads | trick 3: 1 led 7H JC, 1 takes | public.phase: lead
   seat 0: hand: -JC
   seat 1: in no heap: JC | moves: play KS, 9H | size hand of 0: 2
52. 1 play KS
   all told: 1 played KS
   all: turn: 0 | trick: 1 led KS | public.phase: reply
   seat 0: in no heap: KS | moves: play TS | size hand of 1: 1
   seat 1: hand: = 9H
53. 0 play TS
   all told: 0 played TS; 1 took the trick TS KS; deal 5 §9.2 duped_rome: +1 points to 1 for TS TD
   all: turn: 1 | trick: 1 leads | holds: 9 10 | trick 4: 1 led KS TS, 1 takes | public.phase: lead
   seat 0: hand: = 7C
   seat 1: no more: sure hand of 0 | in no heap: TS | moves: play 9H | size hand of 0: 1
54. 1 play 9H
   all told: 1 played 9H
   all: turn: 0 | trick: 1 led 9H | public.phase: reply
   seat 0: no more: size hand of 1, may hand of 1 | in no heap: 9H | moves: play 7C | sure = 6S 7S 8S 9S JS QS AS 8H TH JH QH KH AH 6D 7D 8D 9D JD QD KD AD 6C 9C QC KC AC in dead
   seat 1: no more: hand
55. 0 play 7C
   all told: 0 played 7C; 1 took the trick 9H 7C; deal 5 §9.8 stecq: +1 points to 1; deal 5 over
   all: turn: chance | holds: 9 11 | deals: 5 over, 0 of them thrown in | trick 5: 1 led 9H 7C, 1 takes | public.phase: settled
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0 | in no heap: 7C | sure +6S +7S +8S +9S +JS +QS +AS +6D +7D +8D +9D +JD +QD +KD +AD +6C +9C +QC +KC +AC in dead
56. * deal
   all told: 0 dealt
   all: no more: tricks, sure dead | turn: 1 | dealer: 0 | trick: 1 leads | public.phase: lead | public.announced: ( )
   seat 0: in no heap: 7D JD QD | hand: = 7D TD JD QD TC | public.combinations: (([rome {TD TC} 1 1]) ) | size hand of 1: 5 | may = 6S 7S 8S 9S TS JS QS KS AS 6H 7H 8H 9H TH JH QH KH AH 6D 8D 9D KD AD 6C 7C 8C 9C JC QC KC AC in hand of 1 | may +TS +KS +6H +7H +9H +7C +8C +JC in dead
   seat 1: in no heap: 7S JS KH | hand: = 7S TS JS KS KH | moves: play 7S, TS, JS, KS, KH | public.combinations: ( ([double_rome {KS KH} 4 2])) | size hand of 0: 5 | may = 6S 8S 9S QS AS 6H 7H 8H 9H TH JH QH AH 6D 7D 8D 9D TD JD QD KD AD 6C 7C 8C 9C TC JC QC KC AC in hand of 0 | may +6H +7H +9H +TD +7C +8C +TC +JC in dead
57. 1 play JS
   all told: 1 played JS
   all: turn: 0 | trick: 1 led JS | public.phase: reply
   seat 0: in no heap: JS | moves: play 7D, TD, JD, QD, TC | size hand of 1: 4
   seat 1: hand: -JS
58. 0 play TC
   all told: 0 played TC; 1 took the trick JS TC
   all: turn: 1 | trick: 1 leads | trick 1: 1 led JS TC, 1 takes | public.phase: lead | public.announced: (([rome TC]) )
   seat 0: hand: -TC
   seat 1: in no heap: TC | moves: play 7S, TS, KS, KH | size hand of 0: 4 | may -6S -8S -9S -QS -AS in hand of 0 | sure = 6S 8S 9S QS AS in dead
59. 1 play TS
   all told: 1 played TS
   all: turn: 0 | trick: 1 led TS | public.phase: reply
   seat 0: in no heap: TS | moves: play 7D, TD, JD, QD | size hand of 1: 3
   seat 1: hand: -TS
60. 0 play QD
   all told: 0 played QD; 1 took the trick TS QD
   all: turn: 1 | trick: 1 leads | trick 2: 1 led TS QD, 1 takes | public.phase: lead
   seat 0: hand: -QD
   seat 1: in no heap: QD | moves: play 7S, KS, KH | size hand of 0: 3
61. 1 play KH
   all told: 1 played KH
   all: turn: 0 | trick: 1 led KH | public.phase: reply | public.announced: (([rome TC]) ([double_rome KH]))
   seat 0: in no heap: KH | moves: play 7D, TD, JD | size hand of 1: 2
   seat 1: hand: -KH
62. 0 play TD
   all told: 0 played TD; 1 took the trick KH TD; deal 6 §9.2 duped_rome: +1 points to 1 for TD TC
   all: turn: 1 | trick: 1 leads | holds: 9 12 | trick 3: 1 led KH TD, 1 takes | public.phase: lead
   seat 0: hand: -TD
   seat 1: in no heap: TD | moves: play 7S, KS | size hand of 0: 2 | may -6H -7H -8H -9H -TH -JH -QH -AH in hand of 0 | sure +6H +7H +8H +9H +TH +JH +QH +AH in dead
63. 1 play 7S
   all told: 1 played 7S
   all: turn: 0 | trick: 1 led 7S | public.phase: reply
   seat 0: in no heap: 7S | moves: play 7D, JD | size hand of 1: 1
   seat 1: hand: = KS
64. 0 play 7D
   all told: 0 played 7D; 1 took the trick 7S 7D
   all: turn: 1 | trick: 1 leads | trick 4: 1 led 7S 7D, 1 takes | public.phase: lead
   seat 0: hand: = JD
   seat 1: in no heap: 7D | moves: play KS | size hand of 0: 1
65. 1 play KS
   all told: 1 played KS
   all: turn: 0 | trick: 1 led KS | public.phase: reply
   seat 0: no more: size hand of 1, may hand of 1 | in no heap: KS | moves: play JD | sure = 6S 8S 9S QS AS 6H 7H 8H 9H TH JH QH AH 6D 8D 9D KD AD 6C 7C 8C 9C JC QC KC AC in dead
   seat 1: no more: hand
66. 0 play JD
   all told: 0 played JD; 1 took the trick KS JD; deal 6 §9.3 double_rome: +4 points to 1 for KS KH; deal 6 §9.8 stecq: +1 points to 1; deal 6 over
   all: turn: chance | holds: 9 17 | deals: 6 over, 0 of them thrown in | trick 5: 1 led KS JD, 1 takes | public.phase: settled
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0 | in no heap: JD | sure +6D +8D +9D +KD +AD +6C +7C +8C +9C +JC +QC +KC +AC in dead
67. * deal
   all told: 1 dealt
   all: no more: tricks, sure dead | turn: 0 | dealer: 1 | trick: 0 leads | public.phase: lead | public.announced: ( )
   seat 0: in no heap: AC JC KC | hand: = JD QD JC KC AC | moves: play JD, QD, JC, KC, AC | public.combinations: (([village {JD QD KC AC} 2 2]) ) | size hand of 1: 5 | may = 6S 7S 8S 9S TS JS QS KS AS 6H 7H 8H 9H TH JH QH KH AH 6D 7D 8D 9D TD KD AD 6C 7C 8C 9C TC QC in hand of 1 | may +7S +TS +JS +KS +KH +7D +TD +TC in dead
   seat 1: in no heap: 8H 9D TH | hand: = 8H TH KH 7D 9D | public.combinations: ( ) | size hand of 0: 5 | may = 6S 7S 8S 9S TS JS QS KS AS 6H 7H 9H JH QH AH 6D 8D TD JD QD KD AD 6C 7C 8C 9C TC JC QC KC AC in hand of 0 | may +7S +TS +JS +KS +TD +JD +QD +TC in dead
68. 0 play JD
   all told: 0 played JD
   all: turn: 1 | trick: 0 led JD | public.phase: reply | public.announced: (([village JD]) )
   seat 0: hand: -JD
   seat 1: in no heap: JD | moves: play 7D, 9D | size hand of 0: 4
69. 1 play 9D
   all told: 1 played 9D; 0 took the trick 9D JD
   all: turn: 0 | trick: 0 leads | trick 1: 0 led JD 9D, 0 takes | public.phase: lead
   seat 0: in no heap: 9D | moves: play QD, JC, KC, AC | size hand of 1: 4
   seat 1: hand: -9D
70. 0 play JC
   all told: 0 played JC
   all: turn: 1 | trick: 0 led JC | public.phase: reply
   seat 0: hand: -JC
   seat 1: in no heap: JC | moves: play 8H, TH, KH, 7D | size hand of 0: 3
71. 1 play 7D
   all told: 1 played 7D; 0 took the trick 7D JC
   all: turn: 0 | trick: 0 leads | trick 2: 0 led JC 7D, 0 takes | public.phase: lead
   seat 0: in no heap: 7D | moves: play QD, KC, AC | size hand of 1: 3 | may -6C -7C -8C -9C -TC -QC in hand of 1 | sure = 6C 7C 8C 9C TC QC in dead
   seat 1: hand: -7D
72. 0 play AC
   all told: 0 played AC
   all: turn: 1 | trick: 0 led AC | public.phase: reply
   seat 0: hand: -AC
   seat 1: in no heap: AC | moves: play 8H, TH, KH | size hand of 0: 2
73. 1 play TH
   all told: 1 played TH; 0 took the trick TH AC
   all: turn: 0 | trick: 0 leads | trick 3: 0 led AC TH, 0 takes | public.phase: lead
   seat 0: in no heap: TH | moves: play QD, KC | size hand of 1: 2
   seat 1: hand: -TH
74. 0 play QD
   all told: 0 played QD
   all: turn: 1 | trick: 0 led QD | public.phase: reply
   seat 0: hand: = KC
   seat 1: in no heap: QD | moves: play 8H, KH | size hand of 0: 1
75. 1 play 8H
   all told: 1 played 8H; 0 took the trick 8H QD
   all: turn: 0 | trick: 0 leads | trick 4: 0 led QD 8H, 0 takes | public.phase: lead
   seat 0: in no heap: 8H | moves: play KC | size hand of 1: 1 | may -6D -8D -TD -KD -AD in hand of 1 | sure +6D +8D +TD +KD +AD in dead
   seat 1: hand: = KH
76. 0 play KC
   all told: 0 played KC
   all: turn: 1 | trick: 0 led KC | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0 | in no heap: KC | moves: play KH | sure = 6S 7S 8S 9S TS JS QS KS AS 6H 7H 9H JH QH AH 6D 8D TD KD AD 6C 7C 8C 9C TC QC in dead
77. 1 play KH
   all told: 1 played KH; 0 took the trick KH KC; deal 7 §9.3 village: +2 points to 0 for JD QD KC AC; deal 7 §9.8 stecq: +1 points to 0; deal 7 over
   all: turn: chance | holds: 12 17 | deals: 7 over, 0 of them thrown in | trick 5: 0 led KC KH, 0 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1 | in no heap: KH | sure +6S +7S +8S +9S +TS +JS +QS +KS +AS +6H +7H +9H +JH +QH +AH in dead
   seat 1: no more: hand, trick
78. * deal
   all told: 0 dealt
   all: no more: tricks, sure dead | turn: 1 | dealer: 0 | trick: 1 leads | public.phase: lead | public.announced: ( )
   seat 0: in no heap: 9H 9S KS TS | hand: = 9S TS KS 9H TH | public.combinations: (([two_pairs {9S TS 9H TH} 3 3]) ) | size hand of 1: 5 | may = 6S 7S 8S JS QS AS 6H 7H 8H JH QH KH AH 6D 7D 8D 9D TD JD QD KD AD 6C 7C 8C 9C TC JC QC KC AC in hand of 1 | may +8H +KH +7D +9D +JD +QD +JC +KC +AC in dead
   seat 1: in no heap: 6C 7S QH | hand: = 7S QH 7D QD 6C | moves: play 7S, QH, 7D, QD, 6C | public.combinations: ( ([two_pairs {7S QH 7D QD} 3 3])) | size hand of 0: 5 | may = 6S 8S 9S TS JS QS KS AS 6H 7H 8H 9H TH JH KH AH 6D 8D 9D TD JD KD AD 7C 8C 9C TC JC QC KC AC in hand of 0 | may +8H +TH +KH +9D +JD +JC +KC +AC in dead
79. 1 play QD
   all told: 1 played QD
   all: turn: 0 | trick: 1 led QD | public.phase: reply | public.announced: ( ([two_pairs QD]))
   seat 0: in no heap: QD | moves: play 9S, TS, KS, 9H, TH | size hand of 1: 4
   seat 1: hand: -QD
80. 0 play TH
   all told: 0 played TH; 1 took the trick TH QD
   all: turn: 1 | trick: 1 leads | trick 1: 1 led QD TH, 1 takes | public.phase: lead | public.announced: (([two_pairs TH]) ([two_pairs QD]))
   seat 0: hand: -TH
   seat 1: in no heap: TH | moves: play 7S, QH, 7D, 6C | size hand of 0: 4 | may -6D -8D -9D -TD -JD -KD -AD in hand of 0 | sure = 6D 8D 9D TD JD KD AD in dead
81. 1 play 7S
   all told: 1 played 7S
   all: turn: 0 | trick: 1 led 7S | public.phase: reply
   seat 0: in no heap: 7S | moves: play 9S, TS, KS | size hand of 1: 3
   seat 1: hand: -7S
82. 0 play KS
   all told: 0 played KS; 0 took the trick 7S KS
   all: trick: 0 leads | trick 2: 1 led 7S KS, 0 takes | public.phase: lead
   seat 0: hand: -KS | moves: play 9S, TS, 9H
   seat 1: in no heap: KS | size hand of 0: 3
83. 0 play 9H
   all told: 0 played 9H
   all: turn: 1 | trick: 0 led 9H | public.phase: reply
   seat 0: hand: -9H
   seat 1: in no heap: 9H | moves: play QH | size hand of 0: 2
84. 1 play QH
   all told: 1 played QH; 1 took the trick 9H QH
   all: trick: 1 leads | trick 3: 0 led 9H QH, 1 takes | public.phase: lead
   seat 0: in no heap: QH | size hand of 1: 2 | may -QS -QC in hand of 1 | sure = QS QC in dead
   seat 1: hand: -QH | moves: play 7D, 6C
85. 1 play 7D
   all told: 1 played 7D
   all: turn: 0 | trick: 1 led 7D | public.phase: reply
   seat 0: in no heap: 7D | moves: play 9S, TS | size hand of 1: 1
   seat 1: hand: = 6C
86. 0 play 9S
   all told: 0 played 9S; 1 took the trick 9S 7D; deal 8 §9.3 two_pairs: +3 points to 1 for 7S QH 7D QD
   all: turn: 1 | trick: 1 leads | holds: 12 20 | trick 4: 1 led 7D 9S, 1 takes | public.phase: lead
   seat 0: hand: = TS
   seat 1: in no heap: 9S | moves: play 6C | size hand of 0: 1
87. 1 play 6C
   all told: 1 played 6C
   all: turn: 0 | trick: 1 led 6C | public.phase: reply
   seat 0: no more: size hand of 1, may hand of 1 | in no heap: 6C | moves: play TS | sure +6S +8S +JS +AS +6H +7H +8H +JH +KH +AH +6D +8D +9D +TD +JD +KD +AD +7C +8C +9C +TC +JC +KC +AC in dead
   seat 1: no more: hand
88. 0 play TS
   all told: 0 played TS; 1 took the trick TS 6C; deal 8 §9.2 duped_two_pairs: +3 points to 1 for 9S TS 9H TH; deal 8 over; match over
   all: turn: nobody | holds: 12 23 | deals: 8 over, 0 of them thrown in | trick 5: 1 led 6C TS, 1 takes | public.phase: settled
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0 | in no heap: TS | sure +6S +8S +JS +QS +AS +6H +7H +8H +JH +KH +AH +7C +8C +9C +TC +JC +QC +KC +AC in dead
