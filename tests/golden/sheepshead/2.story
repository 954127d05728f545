start
   all: turn: chance | dealer: 1 | sides: -1 -1 -1 -1 -1 | holds: 0 0 0 0 0 | deals: 0 over, 0 of them thrown in | public.phase: dealing | public.spoken: 0 | public.picker: -2 | public.partner: -2 | public.setter: -2 | public.call.card: nobody | public.under: nobody | public.blitzes: 0 | public.cracks: 0 | public.cracker: -2 | public.pending: 0 | public.stakes: 1 | public.least: 0 | public.most: 0 | public.blind_to: -2
1. * deal
   all told: 1 dealt
   all: turn: 2 | public.phase: pick | size blind: 2
   seat 0, 1, 2, 3: size hand of 4: 6
   seat 0, 1, 2, 4: size hand of 3: 6
   seat 0, 1, 3, 4: size hand of 2: 6
   seat 0, 2, 3, 4: size hand of 1: 6
   seat 1, 2, 3, 4: size hand of 0: 6
   seat 0: hand: = 7D TD 7C 8C 9C KC | may = 7S 8S 9S TS JS QS KS AS 7H 8H 9H TH JH QH KH AH 8D 9D JD QD KD AD TC JC QC AC in all heaps
   seat 1: hand: = 9S KS TH KH AD AC | may = 7S 8S TS JS QS AS 7H 8H 9H JH QH AH 7D 8D 9D TD JD QD KD 7C 8C 9C TC JC QC KC in all heaps
   seat 2: hand: = 7S 8S AS 8H JC QC | moves: say pick, pass | may = 9S TS JS QS KS 7H 9H TH JH QH KH AH 7D 8D 9D TD JD QD KD AD 7C 8C 9C TC KC AC in all heaps
   seat 3: hand: = JS 9H QH JD QD KD | may = 7S 8S 9S TS QS KS AS 7H 8H TH JH KH AH 7D 8D 9D TD AD 7C 8C 9C TC JC QC KC AC in all heaps
   seat 4: hand: = QS 7H JH AH 8D TC | may = 7S 8S 9S TS JS KS AS 8H 9H TH QH KH 7D 9D TD JD QD KD AD 7C 8C 9C JC QC KC AC in all heaps
2. 2 say pick
   seat 0, 1, 3, 4 told: 2 said pick; 2 drew 2
   seat 2 told: 2 said pick; 2 drew 2: TS 9D
   all: no more: size blind, may blind | sides: -1 -1 0 -1 -1 | public.phase: bury | public.spoken: 1 | public.picker: 2 | public.setter: 2 | public.least: 2 | public.most: 2
   seat 0, 1, 3, 4: size hand of 2: 8
   seat 2: in no heap: 9D TS | hand: +TS +9D | moves: lay 7S, 8S, TS, AS, 8H, 9D, JC, QC
3. 2 lay 8S
   seat 0, 1, 3, 4 told: 2 laid a card
   seat 2 told: 2 laid 8S
   seat 0, 1, 3, 4: size hand of 2: 7 | size discard of 2: 1
   seat 0: may = 7S 8S 9S TS JS QS KS AS 7H 8H 9H TH JH QH KH AH 8D 9D JD QD KD AD TC JC QC AC in discard of 2
   seat 1: may = 7S 8S TS JS QS AS 7H 8H 9H JH QH AH 7D 8D 9D TD JD QD KD 7C 8C 9C TC JC QC KC in discard of 2
   seat 2: hand: -8S | aside: 8S | moves: lay 7S, TS, AS, 8H, 9D, JC, QC
   seat 3: may = 7S 8S 9S TS QS KS AS 7H 8H TH JH KH AH 7D 8D 9D TD AD 7C 8C 9C TC JC QC KC AC in discard of 2
   seat 4: may = 7S 8S 9S TS JS KS AS 8H 9H TH QH KH 7D 9D TD JD QD KD AD 7C 8C 9C JC QC KC AC in discard of 2
4. 2 lay 7S
   seat 0, 1, 3, 4 told: 2 laid a card
   seat 2 told: 2 laid 7S
   seat 0, 1, 3, 4: size hand of 2: 6 | size discard of 2: 2
   seat 2: hand: -7S | aside: 7S 8S | moves: say done
5. 2 say done
   all told: 2 said done
   all: public.phase: call | public.least: 0 | public.most: 0
   seat 2: moves: say ace_hearts, alone
6. 2 say alone
   all told: 2 said alone
   all: trick: 2 leads | sides: 1 1 0 1 1 | public.phase: lead | public.call.kind: alone
   seat 2: moves: play TS, AS, 8H, 9D, JC, QC
7. 2 play AS
   all told: 2 played AS
   all: turn: 3 | trick: 2 led AS | public.phase: reply
   seat 0, 1, 3, 4: in no heap: AS | size hand of 2: 5
   seat 2: hand: -AS
   seat 3: moves: play JS, 9H, QH, JD, QD, KD
8. 3 play KD
   all told: 3 played KD
   all: turn: 4 | trick: 2 led AS KD
   seat 0, 1, 2, 4: in no heap: KD | size hand of 3: 5
   seat 0, 4: may -7S -8S -9S -TS -KS in hand of 3
   seat 1: may -7S -8S -TS in hand of 3
   seat 2: may -9S -KS in hand of 3
   seat 3: hand: -KD
   seat 4: moves: play QS, 7H, JH, AH, 8D, TC
9. 4 play JH
   all told: 4 played JH
   all: turn: 0 | trick: 2 led AS KD JH
   seat 0, 1, 2, 3: in no heap: JH | size hand of 4: 5
   seat 0, 3: may -7S -8S -9S -TS -KS in hand of 4
   seat 0: moves: play 7D, TD, 7C, 8C, 9C, KC
   seat 1: may -7S -8S -TS in hand of 4
   seat 2: may -9S -KS in hand of 4
   seat 4: hand: -JH
10. 0 play 8C
   all told: 0 played 8C
   all: turn: 1 | trick: 2 led AS KD JH 8C
   seat 1, 2, 3, 4: in no heap: 8C | size hand of 0: 5
   seat 3, 4: may -7S -8S -9S -TS -KS in hand of 0
   seat 0: hand: -8C
   seat 1: moves: play 9S, KS | may -7S -8S -TS in hand of 0
   seat 2: may -9S -KS in hand of 0
11. 1 play KS
   all told: 1 played KS; 4 took the trick KS AS JH KD 8C
   all: turn: 4 | trick: 4 leads | trick 1: 2 led AS KD JH 8C KS, 4 takes | public.phase: lead
   seat 0, 2, 3, 4: in no heap: KS | size hand of 1: 5
   seat 1: hand: -KS
   seat 4: moves: play QS, 7H, AH, 8D, TC
12. 4 play 7H
   all told: 4 played 7H
   all: turn: 0 | trick: 4 led 7H | public.phase: reply
   seat 0, 1, 2, 3: in no heap: 7H | size hand of 4: 4
   seat 0: moves: play 7D, TD, 7C, 9C, KC
   seat 4: hand: -7H
13. 0 play 7C
   all told: 0 played 7C
   all: turn: 1 | trick: 4 led 7H 7C
   seat 1, 2, 3, 4: in no heap: 7C | size hand of 0: 4
   seat 0: hand: -7C
   seat 1: moves: play TH, KH | may -8H -9H -AH in hand of 0
   seat 2: may -9H -TH -KH -AH in hand of 0
   seat 3: may -8H -TH -KH -AH in hand of 0
   seat 4: may -8H -9H -TH -KH in hand of 0
14. 1 play KH
   all told: 1 played KH
   all: turn: 2 | trick: 4 led 7H 7C KH
   seat 0, 2, 3, 4: in no heap: KH | size hand of 1: 4
   seat 1: hand: -KH
   seat 2: moves: play 8H
15. 2 play 8H
   all told: 2 played 8H
   all: turn: 3 | trick: 4 led 7H 7C KH 8H
   seat 0, 1, 3, 4: in no heap: 8H | size hand of 2: 4
   seat 2: hand: -8H
   seat 3: moves: play 9H
16. 3 play 9H
   all told: 3 played 9H; 1 took the trick 7H 8H 9H KH 7C
   all: turn: 1 | trick: 1 leads | trick 2: 4 led 7H 7C KH 8H 9H, 1 takes | public.phase: lead
   seat 0, 1, 2, 4: in no heap: 9H | size hand of 3: 4
   seat 1: moves: play 9S, TH, AD, AC
   seat 3: hand: -9H
17. 1 play AC
   all told: 1 played AC
   all: turn: 2 | trick: 1 led AC | public.phase: reply
   seat 0, 2, 3, 4: in no heap: AC | size hand of 1: 3
   seat 1: hand: -AC
   seat 2: moves: play TS, 9D, JC, QC
18. 2 play QC
   all told: 2 played QC
   all: turn: 3 | trick: 1 led AC QC
   seat 0, 1, 3, 4: in no heap: QC | size hand of 2: 3
   seat 1, 3: may -9C -TC -KC in hand of 2
   seat 0: may -TC in hand of 2
   seat 2: hand: -QC
   seat 3: moves: play JS, QH, JD, QD
   seat 4: may -9C -KC in hand of 2
19. 3 play QH
   all told: 3 played QH
   all: turn: 4 | trick: 1 led AC QC QH
   seat 0, 1, 2, 4: in no heap: QH | size hand of 3: 3
   seat 1, 2: may -9C -TC -KC in hand of 3
   seat 0: may -TC in hand of 3
   seat 3: hand: -QH
   seat 4: moves: play TC | may -9C -KC in hand of 3
20. 4 play TC
   all told: 4 played TC
   all: turn: 0 | trick: 1 led AC QC QH TC
   seat 0, 1, 2, 3: in no heap: TC | size hand of 4: 3
   seat 0: moves: play 9C, KC
   seat 4: hand: -TC
21. 0 play KC
   all told: 0 played KC; 2 took the trick QH TC QC KC AC
   all: turn: 2 | trick: 2 leads | trick 3: 1 led AC QC QH TC KC, 2 takes | public.phase: lead
   seat 1, 2, 3, 4: in no heap: KC | size hand of 0: 3
   seat 0: hand: -KC
   seat 2: moves: play TS, 9D, JC
22. 2 play JC
   all told: 2 played JC
   all: turn: 3 | trick: 2 led JC | public.phase: reply
   seat 0, 1, 3, 4: in no heap: JC | size hand of 2: 2
   seat 2: hand: -JC
   seat 3: moves: play JS, JD, QD
23. 3 play JS
   all told: 3 played JS
   all: turn: 4 | trick: 2 led JC JS
   seat 0, 1, 2, 4: in no heap: JS | size hand of 3: 2
   seat 3: hand: -JS
   seat 4: moves: play QS, 8D
24. 4 play 8D
   all told: 4 played 8D
   all: turn: 0 | trick: 2 led JC JS 8D
   seat 0, 1, 2, 3: in no heap: 8D | size hand of 4: 2
   seat 0: moves: play 7D, TD
   seat 4: hand: -8D
25. 0 play TD
   all told: 0 played TD
   all: turn: 1 | trick: 2 led JC JS 8D TD
   seat 1, 2, 3, 4: in no heap: TD | size hand of 0: 2
   seat 0: hand: -TD
   seat 1: moves: play AD
26. 1 play AD
   all told: 1 played AD; 2 took the trick JS 8D TD AD JC
   all: turn: 2 | trick: 2 leads | trick 4: 2 led JC JS 8D TD AD, 2 takes | public.phase: lead
   seat 0, 2, 3, 4: in no heap: AD | size hand of 1: 2
   seat 1: hand: -AD
   seat 2: moves: play TS, 9D
27. 2 play 9D
   all told: 2 played 9D
   all: turn: 3 | trick: 2 led 9D | public.phase: reply
   seat 0, 1, 3, 4: in no heap: 9D | size hand of 2: 1
   seat 2: hand: = TS
   seat 3: moves: play JD, QD
28. 3 play QD
   all told: 3 played QD
   all: turn: 4 | trick: 2 led 9D QD
   seat 0, 1, 2, 4: in no heap: QD | size hand of 3: 1
   seat 3: hand: = JD
   seat 4: moves: play QS
29. 4 play QS
   all told: 4 played QS
   all: turn: 0 | trick: 2 led 9D QD QS
   seat 0, 1, 2, 3: in no heap: QS | size hand of 4: 1
   seat 0: moves: play 7D
   seat 4: hand: = AH
30. 0 play 7D
   all told: 0 played 7D
   all: turn: 1 | trick: 2 led 9D QD QS 7D
   seat 1, 2, 3, 4: in no heap: 7D | size hand of 0: 1
   seat 0: hand: = 9C
   seat 1: moves: play 9S, TH
31. 1 play 9S
   all told: 1 played 9S; 4 took the trick 9S QS 7D 9D QD
   all: turn: 4 | trick: 4 leads | trick 5: 2 led 9D QD QS 7D 9S, 4 takes | public.phase: lead
   seat 0, 2, 3, 4: in no heap: 9S | size hand of 1: 1
   seat 0, 2, 4: may -JD in hand of 1
   seat 1: hand: = TH
   seat 4: moves: play AH
32. 4 play AH
   all told: 4 played AH
   all: turn: 0 | trick: 4 led AH | public.phase: reply
   seat 0, 1, 2, 3: no more: size hand of 4, may hand of 4 | in no heap: AH
   seat 0: moves: play 9C
   seat 4: no more: hand
33. 0 play 9C
   all told: 0 played 9C
   all: turn: 1 | trick: 4 led AH 9C
   seat 1, 2, 3, 4: no more: size hand of 0, may hand of 0 | in no heap: 9C
   seat 0: no more: hand
   seat 1: moves: play TH
34. 1 play TH
   all told: 1 played TH
   all: turn: 2 | trick: 4 led AH 9C TH
   seat 0, 2, 3, 4: no more: size hand of 1, may hand of 1 | in no heap: TH
   seat 1: no more: hand
   seat 2: moves: play TS
35. 2 play TS
   all told: 2 played TS
   all: turn: 3 | trick: 4 led AH 9C TH TS
   seat 0, 1, 3, 4: no more: size hand of 2, may hand of 2 | in no heap: TS
   seat 2: no more: hand
   seat 3: moves: play JD
36. 3 play JD
   all told: 3 played JD; 3 took the trick TS TH AH JD 9C; deal 1 §7.6 lost: +2 points to 3 from 2; deal 1 §7.6 lost: +2 points to 4 from 2; deal 1 §7.6 lost: +2 points to 0 from 2; deal 1 §7.6 lost: +2 points to 1 from 2; deal 1 over
   all: turn: chance | shown: 7S 8S | holds: 2 2 -8 2 2 | deals: 1 over, 0 of them thrown in | trick 6: 4 led AH 9C TH TS JD, 3 takes | public.phase: settled
   seat 0, 1, 4: no more: trick, size hand of 3, may hand of 3, size discard of 2, may discard of 2
   seat 2: no more: aside, trick, size hand of 3, may hand of 3
   seat 3: no more: hand, trick, size discard of 2, may discard of 2
37. * deal
   all told: 2 dealt
   all: no more: shown, tricks, public.call.kind | turn: 3 | dealer: 2 | sides: -1 -1 -1 -1 -1 | public.phase: pick | public.spoken: 0 | public.picker: -2 | public.setter: -2 | size blind: 2
   seat 0, 1, 2, 3: size hand of 4: 6
   seat 0, 1, 2, 4: size hand of 3: 6
   seat 0, 1, 3, 4: size hand of 2: 6
   seat 0, 2, 3, 4: size hand of 1: 6
   seat 1, 2, 3, 4: size hand of 0: 6
   seat 0: hand: = QS 8H TH JH KH 8C | may = 7S 8S 9S TS JS KS AS 7H 9H QH AH 7D 8D 9D TD JD QD KD AD 7C 9C TC JC QC KC AC in all heaps
   seat 1: hand: = 7S JS AH 8D QD AD | may = 8S 9S TS QS KS AS 7H 8H 9H TH JH QH KH 7D 9D TD JD KD 7C 8C 9C TC JC QC KC AC in all heaps
   seat 2: hand: = 9S KS 9H TD KD KC | may = 7S 8S TS JS QS AS 7H 8H TH JH QH KH AH 7D 8D 9D JD QD AD 7C 8C 9C TC JC QC AC in all heaps
   seat 3: hand: = AS 7H 9C JC QC AC | moves: say pick, pass | may = 7S 8S 9S TS JS QS KS 8H 9H TH JH QH KH AH 7D 8D 9D TD JD QD KD AD 7C 8C TC KC in all heaps
   seat 4: hand: = TS QH 7D 9D JD TC | may = 7S 8S 9S JS QS KS AS 7H 8H 9H TH JH KH AH 8D TD QD KD AD 7C 8C 9C JC QC KC AC in all heaps
38. 3 say pick
   seat 0, 1, 2, 4 told: 3 said pick; 3 drew 2
   seat 3 told: 3 said pick; 3 drew 2: 8S 7C
   all: no more: size blind, may blind | sides: -1 -1 -1 0 -1 | public.phase: bury | public.spoken: 1 | public.picker: 3 | public.setter: 3 | public.least: 2 | public.most: 2
   seat 0, 1, 2, 4: size hand of 3: 8
   seat 3: in no heap: 7C 8S | hand: +8S +7C | moves: lay 8S, AS, 7H, 7C, 9C, JC, QC, AC
39. 3 lay JC
   seat 0, 1, 2, 4 told: 3 laid a card
   seat 3 told: 3 laid JC
   seat 0, 1, 2, 4: size hand of 3: 7 | size discard of 3: 1
   seat 0: may = 7S 8S 9S TS JS KS AS 7H 9H QH AH 7D 8D 9D TD JD QD KD AD 7C 9C TC JC QC KC AC in discard of 3
   seat 1: may = 8S 9S TS QS KS AS 7H 8H 9H TH JH QH KH 7D 9D TD JD KD 7C 8C 9C TC JC QC KC AC in discard of 3
   seat 2: may = 7S 8S TS JS QS AS 7H 8H TH JH QH KH AH 7D 8D 9D JD QD AD 7C 8C 9C TC JC QC AC in discard of 3
   seat 3: hand: -JC | aside: JC | moves: lay 8S, AS, 7H, 7C, 9C, QC, AC
   seat 4: may = 7S 8S 9S JS QS KS AS 7H 8H 9H TH JH KH AH 8D TD QD KD AD 7C 8C 9C JC QC KC AC in discard of 3
40. 3 lay 7C
   seat 0, 1, 2, 4 told: 3 laid a card
   seat 3 told: 3 laid 7C
   seat 0, 1, 2, 4: size hand of 3: 6 | size discard of 3: 2
   seat 3: hand: -7C | aside: 7C JC | moves: say done
41. 3 say done
   all told: 3 said done
   all: public.phase: call | public.least: 0 | public.most: 0
   seat 3: moves: say ace_hearts, alone
42. 3 say alone
   all told: 3 said alone
   all: trick: 3 leads | sides: 1 1 1 0 1 | public.phase: lead | public.call.kind: alone
   seat 3: moves: play 8S, AS, 7H, 9C, QC, AC
43. 3 play 9C
   all told: 3 played 9C
   all: turn: 4 | trick: 3 led 9C | public.phase: reply
   seat 0, 1, 2, 4: in no heap: 9C | size hand of 3: 5
   seat 3: hand: -9C
   seat 4: moves: play TC
44. 4 play TC
   all told: 4 played TC
   all: turn: 0 | trick: 3 led 9C TC
   seat 0, 1, 2, 3: in no heap: TC | size hand of 4: 5
   seat 0: moves: play 8C
   seat 4: hand: -TC
45. 0 play 8C
   all told: 0 played 8C
   all: turn: 1 | trick: 3 led 9C TC 8C
   seat 1, 2, 3, 4: in no heap: 8C | size hand of 0: 5
   seat 0: hand: -8C
   seat 1: moves: play 7S, JS, AH, 8D, QD, AD
46. 1 play JS
   all told: 1 played JS
   all: turn: 2 | trick: 3 led 9C TC 8C JS
   seat 0, 2, 3, 4: in no heap: JS | size hand of 1: 5
   seat 0, 4: may -7C -KC -AC in hand of 1
   seat 1: hand: -JS
   seat 2: moves: play KC | may -7C -AC in hand of 1
   seat 3: may -KC in hand of 1
47. 2 play KC
   all told: 2 played KC; 1 took the trick JS 8C 9C TC KC
   all: turn: 1 | trick: 1 leads | trick 1: 3 led 9C TC 8C JS KC, 1 takes | public.phase: lead
   seat 0, 1, 3, 4: in no heap: KC | size hand of 2: 5
   seat 1: moves: play 7S, AH, 8D, QD, AD
   seat 2: hand: -KC
48. 1 play 8D
   all told: 1 played 8D
   all: turn: 2 | trick: 1 led 8D | public.phase: reply
   seat 0, 2, 3, 4: in no heap: 8D | size hand of 1: 4
   seat 1: hand: -8D
   seat 2: moves: play TD, KD
49. 2 play TD
   all told: 2 played TD
   all: turn: 3 | trick: 1 led 8D TD
   seat 0, 1, 3, 4: in no heap: TD | size hand of 2: 4
   seat 2: hand: -TD
   seat 3: moves: play QC
50. 3 play QC
   all told: 3 played QC
   all: turn: 4 | trick: 1 led 8D TD QC
   seat 0, 1, 2, 4: in no heap: QC | size hand of 3: 4
   seat 3: hand: -QC
   seat 4: moves: play QH, 7D, 9D, JD
51. 4 play JD
   all told: 4 played JD
   all: turn: 0 | trick: 1 led 8D TD QC JD
   seat 0, 1, 2, 3: in no heap: JD | size hand of 4: 4
   seat 0: moves: play QS, JH
   seat 4: hand: -JD
52. 0 play QS
   all told: 0 played QS; 3 took the trick QS 8D TD JD QC
   all: turn: 3 | trick: 3 leads | trick 2: 1 led 8D TD QC JD QS, 3 takes | public.phase: lead
   seat 1, 2, 3, 4: in no heap: QS | size hand of 0: 4
   seat 0: hand: -QS
   seat 3: moves: play 8S, AS, 7H, AC
53. 3 play AC
   all told: 3 played AC
   all: turn: 4 | trick: 3 led AC | public.phase: reply
   seat 0, 1, 2, 4: in no heap: AC | size hand of 3: 3
   seat 3: hand: -AC
   seat 4: moves: play TS, QH, 7D, 9D
54. 4 play QH
   all told: 4 played QH
   all: turn: 0 | trick: 3 led AC QH
   seat 0, 1, 2, 3: in no heap: QH | size hand of 4: 3
   seat 0, 1, 2: may -7C in hand of 4
   seat 0: moves: play 8H, TH, JH, KH
   seat 4: hand: -QH
55. 0 play JH
   all told: 0 played JH
   all: turn: 1 | trick: 3 led AC QH JH
   seat 1, 2, 3, 4: in no heap: JH | size hand of 0: 3
   seat 1, 2, 4: may -7C in hand of 0
   seat 0: hand: -JH
   seat 1: moves: play 7S, AH, QD, AD
56. 1 play AD
   all told: 1 played AD
   all: turn: 2 | trick: 3 led AC QH JH AD
   seat 0, 2, 3, 4: in no heap: AD | size hand of 1: 3
   seat 1: hand: -AD
   seat 2: moves: play 9S, KS, 9H, KD
57. 2 play 9S
   all told: 2 played 9S; 4 took the trick 9S JH QH AD AC
   all: turn: 4 | trick: 4 leads | trick 3: 3 led AC QH JH AD 9S, 4 takes | public.phase: lead
   seat 0, 1, 3, 4: in no heap: 9S | size hand of 2: 3
   seat 0, 1, 4: may -7C in hand of 2
   seat 2: hand: -9S
   seat 4: moves: play TS, 7D, 9D
58. 4 play 9D
   all told: 4 played 9D
   all: turn: 0 | trick: 4 led 9D | public.phase: reply
   seat 0, 1, 2, 3: in no heap: 9D | size hand of 4: 2
   seat 0: moves: play 8H, TH, KH
   seat 4: hand: -9D
59. 0 play KH
   all told: 0 played KH
   all: turn: 1 | trick: 4 led 9D KH
   seat 1, 2, 3, 4: in no heap: KH | size hand of 0: 2
   seat 0: hand: -KH
   seat 1: moves: play QD | may -7D -KD -JC in hand of 0
   seat 2: may -7D -QD -JC in hand of 0
   seat 3: may -7D -QD -KD in hand of 0
   seat 4: may -QD -KD -JC in hand of 0
60. 1 play QD
   all told: 1 played QD
   all: turn: 2 | trick: 4 led 9D KH QD
   seat 0, 2, 3, 4: in no heap: QD | size hand of 1: 2
   seat 1: hand: -QD
   seat 2: moves: play KD
61. 2 play KD
   all told: 2 played KD
   all: turn: 3 | trick: 4 led 9D KH QD KD
   seat 0, 1, 3, 4: in no heap: KD | size hand of 2: 2
   seat 2: hand: -KD
   seat 3: moves: play 8S, AS, 7H
62. 3 play AS
   all told: 3 played AS; 1 took the trick AS KH 9D QD KD
   all: turn: 1 | trick: 1 leads | trick 4: 4 led 9D KH QD KD AS, 1 takes | public.phase: lead
   seat 0, 1, 2, 4: in no heap: AS | size hand of 3: 2
   seat 0, 1, 2: may -7D -JC in hand of 3
   seat 1: moves: play 7S, AH
   seat 3: hand: -AS
   seat 4: may -JC in hand of 3
63. 1 play 7S
   all told: 1 played 7S
   all: turn: 2 | trick: 1 led 7S | public.phase: reply
   seat 0, 2, 3, 4: in no heap: 7S | size hand of 1: 1
   seat 1: hand: = AH
   seat 2: moves: play KS
64. 2 play KS
   all told: 2 played KS
   all: turn: 3 | trick: 1 led 7S KS
   seat 0, 1, 3, 4: in no heap: KS | size hand of 2: 1
   seat 2: hand: = 9H
   seat 3: moves: play 8S
65. 3 play 8S
   all told: 3 played 8S
   all: turn: 4 | trick: 1 led 7S KS 8S
   seat 0, 1, 2, 4: in no heap: 8S | size hand of 3: 1
   seat 3: hand: = 7H
   seat 4: moves: play TS
66. 4 play TS
   all told: 4 played TS
   all: turn: 0 | trick: 1 led 7S KS 8S TS
   seat 0, 1, 2, 3: in no heap: TS | size hand of 4: 1
   seat 0: moves: play 8H, TH
   seat 4: hand: = 7D
67. 0 play 8H
   all told: 0 played 8H; 4 took the trick 7S 8S TS KS 8H
   all: turn: 4 | trick: 4 leads | trick 5: 1 led 7S KS 8S TS 8H, 4 takes | public.phase: lead
   seat 1, 2, 3, 4: in no heap: 8H | size hand of 0: 1
   seat 0: hand: = TH
   seat 4: moves: play 7D
68. 4 play 7D
   all told: 4 played 7D
   all: turn: 0 | trick: 4 led 7D | public.phase: reply
   seat 0, 1, 2, 3: no more: size hand of 4, may hand of 4 | in no heap: 7D
   seat 0: moves: play TH
   seat 4: no more: hand
69. 0 play TH
   all told: 0 played TH
   all: turn: 1 | trick: 4 led 7D TH
   seat 1, 2, 3, 4: no more: size hand of 0, may hand of 0 | in no heap: TH
   seat 0: no more: hand
   seat 1: moves: play AH
70. 1 play AH
   all told: 1 played AH
   all: turn: 2 | trick: 4 led 7D TH AH
   seat 0, 2, 3, 4: no more: size hand of 1, may hand of 1 | in no heap: AH
   seat 1: no more: hand
   seat 2: moves: play 9H
71. 2 play 9H
   all told: 2 played 9H
   all: turn: 3 | trick: 4 led 7D TH AH 9H
   seat 0, 1, 3, 4: no more: size hand of 2, may hand of 2
   seat 0, 1, 4: in no heap: 9H
   seat 2: no more: hand
   seat 3: moves: play 7H
72. 3 play 7H
   all told: 3 played 7H; 4 took the trick 7H 9H TH AH 7D; deal 2 §7.4 lost_schneider: +4 points to 4 from 3; deal 2 §7.4 lost_schneider: +4 points to 0 from 3; deal 2 §7.4 lost_schneider: +4 points to 1 from 3; deal 2 §7.4 lost_schneider: +4 points to 2 from 3; deal 2 over
   all: turn: chance | shown: 7C JC | holds: 6 6 -4 -14 6 | deals: 2 over, 0 of them thrown in | trick 6: 4 led 7D TH AH 9H 7H, 4 takes | public.phase: settled
   seat 0, 1, 2, 4: no more: trick, size hand of 3, may hand of 3, size discard of 3, may discard of 3
   seat 3: no more: hand, aside, trick
73. * deal
   all told: 3 dealt
   all: no more: shown, tricks, public.call.kind | turn: 4 | dealer: 3 | sides: -1 -1 -1 -1 -1 | public.phase: pick | public.spoken: 0 | public.picker: -2 | public.setter: -2 | size blind: 2
   seat 0, 1, 2, 3: size hand of 4: 6
   seat 0, 1, 2, 4: size hand of 3: 6
   seat 0, 1, 3, 4: size hand of 2: 6
   seat 0, 2, 3, 4: size hand of 1: 6
   seat 1, 2, 3, 4: size hand of 0: 6
   seat 0: hand: = TS JH KH JD AD 9C | may = 7S 8S 9S JS QS KS AS 7H 8H 9H TH QH AH 7D 8D 9D TD QD KD 7C 8C TC JC QC KC AC in all heaps
   seat 1: hand: = 9H TD KD 7C TC QC | may = 7S 8S 9S TS JS QS KS AS 7H 8H TH JH QH KH AH 7D 8D 9D JD QD AD 8C 9C JC KC AC in all heaps
   seat 2: hand: = QS AH 7D 8D JC KC | may = 7S 8S 9S TS JS KS AS 7H 8H 9H TH JH QH KH 9D TD JD QD KD AD 7C 8C 9C TC QC AC in all heaps
   seat 3: hand: = 7S 8S 9S AS TH 9D | may = TS JS QS KS 7H 8H 9H JH QH KH AH 7D 8D TD JD QD KD AD 7C 8C 9C TC JC QC KC AC in all heaps
   seat 4: hand: = JS 7H 8H QD 8C AC | moves: say pick, pass | may = 7S 8S 9S TS QS KS AS 9H TH JH QH KH AH 7D 8D 9D TD JD KD AD 7C 9C TC JC QC KC in all heaps
74. 4 say pick
   seat 0, 1, 2, 3 told: 4 said pick; 4 drew 2
   seat 4 told: 4 said pick; 4 drew 2: KS QH
   all: no more: size blind, may blind | sides: -1 -1 -1 -1 0 | public.phase: bury | public.spoken: 1 | public.picker: 4 | public.setter: 4 | public.least: 2 | public.most: 2
   seat 0, 1, 2, 3: size hand of 4: 8
   seat 4: in no heap: KS QH | hand: +KS +QH | moves: lay JS, KS, 7H, 8H, QH, QD, 8C, AC
75. 4 lay KS
   seat 0, 1, 2, 3 told: 4 laid a card
   seat 4 told: 4 laid KS
   seat 0, 1, 2, 3: size hand of 4: 7 | size discard of 4: 1
   seat 0: may = 7S 8S 9S JS QS KS AS 7H 8H 9H TH QH AH 7D 8D 9D TD QD KD 7C 8C TC JC QC KC AC in discard of 4
   seat 1: may = 7S 8S 9S TS JS QS KS AS 7H 8H TH JH QH KH AH 7D 8D 9D JD QD AD 8C 9C JC KC AC in discard of 4
   seat 2: may = 7S 8S 9S TS JS KS AS 7H 8H 9H TH JH QH KH 9D TD JD QD KD AD 7C 8C 9C TC QC AC in discard of 4
   seat 3: may = TS JS QS KS 7H 8H 9H JH QH KH AH 7D 8D TD JD QD KD AD 7C 8C 9C TC JC QC KC AC in discard of 4
   seat 4: hand: -KS | aside: KS | moves: lay JS, 7H, 8H, QH, QD, 8C, AC
76. 4 lay 7H
   seat 0, 1, 2, 3 told: 4 laid a card
   seat 4 told: 4 laid 7H
   seat 0, 1, 2, 3: size hand of 4: 6 | size discard of 4: 2
   seat 4: hand: -7H | aside: KS 7H | moves: say done
77. 4 say done
   all told: 4 said done
   all: public.phase: call | public.least: 0 | public.most: 0
   seat 4: moves: say ace_hearts, alone
78. 4 say ace_hearts
   all told: 4 said ace_hearts
   all: trick: 4 leads | public.phase: lead | public.call.kind: ace | public.call.suit: H | public.call.card: AH
   seat 0, 1, 3: may -AH in hand of 4, discard of 4
   seat 0: sides: 1 -1 -1 -1 0
   seat 1: sides: -1 1 -1 -1 0
   seat 2: sides: 1 1 0 1 0
   seat 3: sides: -1 -1 -1 1 0
   seat 4: moves: play JS, 8H, QH, QD, 8C, AC
79. 4 play 8C
   all told: 4 played 8C
   all: turn: 0 | trick: 4 led 8C | public.phase: reply
   seat 0, 1, 2, 3: in no heap: 8C | size hand of 4: 5
   seat 0: moves: play 9C
   seat 4: hand: -8C
80. 0 play 9C
   all told: 0 played 9C
   all: turn: 1 | trick: 4 led 8C 9C
   seat 1, 2, 3, 4: in no heap: 9C | size hand of 0: 5
   seat 0: hand: -9C
   seat 1: moves: play 7C, TC
81. 1 play 7C
   all told: 1 played 7C
   all: turn: 2 | trick: 4 led 8C 9C 7C
   seat 0, 2, 3, 4: in no heap: 7C | size hand of 1: 5
   seat 1: hand: -7C
   seat 2: moves: play KC
82. 2 play KC
   all told: 2 played KC
   all: turn: 3 | trick: 4 led 8C 9C 7C KC
   seat 0, 1, 3, 4: in no heap: KC | size hand of 2: 5
   seat 2: hand: -KC
   seat 3: moves: play 7S, 8S, 9S, AS, TH, 9D
83. 3 play 7S
   all told: 3 played 7S; 2 took the trick 7S 7C 8C 9C KC
   all: turn: 2 | trick: 2 leads | trick 1: 4 led 8C 9C 7C KC 7S, 2 takes | public.phase: lead
   seat 0, 1, 2, 4: in no heap: 7S | size hand of 3: 5
   seat 0, 2: may -TC -AC in hand of 3
   seat 1: may -AC in hand of 3
   seat 2: moves: play QS, AH, 7D, 8D, JC
   seat 3: hand: -7S
   seat 4: may -TC in hand of 3
84. 2 play QS
   all told: 2 played QS
   all: turn: 3 | trick: 2 led QS | public.phase: reply
   seat 0, 1, 3, 4: in no heap: QS | size hand of 2: 4
   seat 2: hand: -QS
   seat 3: moves: play 9D
85. 3 play 9D
   all told: 3 played 9D
   all: turn: 4 | trick: 2 led QS 9D
   seat 0, 1, 2, 4: in no heap: 9D | size hand of 3: 4
   seat 3: hand: -9D
   seat 4: moves: play JS, QH, QD
86. 4 play JS
   all told: 4 played JS
   all: turn: 0 | trick: 2 led QS 9D JS
   seat 0, 1, 2, 3: in no heap: JS | size hand of 4: 4
   seat 0: moves: play JH, JD, AD
   seat 4: hand: -JS
87. 0 play JD
   all told: 0 played JD
   all: turn: 1 | trick: 2 led QS 9D JS JD
   seat 1, 2, 3, 4: in no heap: JD | size hand of 0: 4
   seat 0: hand: -JD
   seat 1: moves: play TD, KD, QC
88. 1 play KD
   all told: 1 played KD; 2 took the trick JS QS 9D JD KD
   all: turn: 2 | trick: 2 leads | trick 2: 2 led QS 9D JS JD KD, 2 takes | public.phase: lead
   seat 0, 2, 3, 4: in no heap: KD | size hand of 1: 4
   seat 1: hand: -KD
   seat 2: moves: play AH, 7D, 8D, JC
89. 2 play 7D
   all told: 2 played 7D
   all: turn: 3 | trick: 2 led 7D | public.phase: reply
   seat 0, 1, 3, 4: in no heap: 7D | size hand of 2: 3
   seat 2: hand: -7D
   seat 3: moves: play 8S, 9S, AS, TH
90. 3 play 8S
   all told: 3 played 8S
   all: turn: 4 | trick: 2 led 7D 8S
   seat 0, 1, 2, 4: in no heap: 8S | size hand of 3: 3
   seat 0: may -QH -8D -TD -QD -JC -QC in hand of 3
   seat 1: may -JH -QH -8D -QD -AD -JC in hand of 3
   seat 2: may -JH -QH -TD -QD -AD -QC in hand of 3
   seat 3: hand: -8S
   seat 4: moves: play QH, QD | may -JH -8D -TD -AD -JC -QC in hand of 3
91. 4 play QH
   all told: 4 played QH
   all: turn: 0 | trick: 2 led 7D 8S QH
   seat 0, 1, 2, 3: in no heap: QH | size hand of 4: 3
   seat 0: moves: play JH, AD
   seat 4: hand: -QH
92. 0 play JH
   all told: 0 played JH
   all: turn: 1 | trick: 2 led 7D 8S QH JH
   seat 1, 2, 3, 4: in no heap: JH | size hand of 0: 3
   seat 0: hand: -JH
   seat 1: moves: play TD, QC
93. 1 play TD
   all told: 1 played TD; 4 took the trick 8S JH QH 7D TD
   all: turn: 4 | trick: 4 leads | trick 3: 2 led 7D 8S QH JH TD, 4 takes | public.phase: lead
   seat 0, 2, 3, 4: in no heap: TD | size hand of 1: 3
   seat 1: hand: -TD
   seat 4: moves: play 8H, QD, AC
94. 4 play 8H
   all told: 4 played 8H
   all: turn: 0 | trick: 4 led 8H | public.phase: reply
   seat 0, 1, 2, 3: in no heap: 8H | size hand of 4: 2
   seat 0: moves: play KH
   seat 4: hand: -8H
95. 0 play KH
   all told: 0 played KH
   all: turn: 1 | trick: 4 led 8H KH
   seat 1, 2, 3, 4: in no heap: KH | size hand of 0: 2
   seat 1, 3, 4: may -AH in hand of 0
   seat 0: hand: -KH
   seat 1: moves: play 9H
96. 1 play 9H
   all told: 1 played 9H
   all: turn: 2 | trick: 4 led 8H KH 9H
   seat 0, 2, 3, 4: in no heap: 9H | size hand of 1: 2
   seat 0, 3, 4: may -AH in hand of 1
   seat 1: hand: -9H
   seat 2: moves: play AH
97. 2 play AH
   all told: 2 played AH
   all: turn: 3 | trick: 4 led 8H KH 9H AH | public.partner: 2
   seat 0, 1, 3, 4: in no heap: AH | sides: 1 1 0 1 0 | size hand of 2: 2
   seat 2: hand: -AH
   seat 3: moves: play TH
98. 3 play TH
   all told: 3 played TH; 2 took the trick 8H 9H TH KH AH
   all: turn: 2 | trick: 2 leads | trick 4: 4 led 8H KH 9H AH TH, 2 takes | public.phase: lead
   seat 0, 1, 2, 4: in no heap: TH | size hand of 3: 2
   seat 2: moves: play 8D, JC
   seat 3: hand: -TH
99. 2 play 8D
   all told: 2 played 8D
   all: turn: 3 | trick: 2 led 8D | public.phase: reply
   seat 0, 1, 3, 4: in no heap: 8D | size hand of 2: 1
   seat 2: hand: = JC
   seat 3: moves: play 9S, AS
100. 3 play 9S
   all told: 3 played 9S
   all: turn: 4 | trick: 2 led 8D 9S
   seat 0, 1, 2, 4: in no heap: 9S | size hand of 3: 1
   seat 3: hand: = AS
   seat 4: moves: play QD
101. 4 play QD
   all told: 4 played QD
102. 0 play AD
   all told: 0 played AD
103. 1 play QC
   all told: 1 played QC; 1 took the trick 9S 8D QD AD QC
104. 1 play TC
   all told: 1 played TC
105. 2 play JC
   all told: 2 played JC
106. 3 play AS
   all told: 3 played AS
107. 4 play AC
   all told: 4 played AC
108. 0 play TS
   all told: 0 played TS; 2 took the trick TS AS TC JC AC; deal 3 §7.4 won_schneider: +2 points to 4 from 0; deal 3 §7.4 won_schneider: +2 points to 4 from 1; deal 3 §7.4 won_schneider: +2 points to 2 from 3; deal 3 over
109. * deal
   all told: 4 dealt
110. 0 say pass
   all told: 0 said pass
   all: turn: 1 | dealer: 4 | sides: -1 -1 -1 -1 -1 | holds: 4 4 -2 -16 10 | deals: 3 over, 0 of them thrown in | public.phase: pick | public.picker: -2 | public.partner: -2 | public.setter: -2 | public.call.card: nobody | size blind: 2
   seat 0, 1, 2, 3: no more: trick, tricks, public.call.kind, public.call.suit, size discard of 4, may discard of 4 | size hand of 4: 6
   seat 0, 1, 2, 4: size hand of 3: 6
   seat 0, 1, 3, 4: size hand of 2: 6
   seat 0, 2, 3, 4: size hand of 1: 6
   seat 1, 2, 3, 4: size hand of 0: 6
   seat 0: hand: = 7S JS QS JH AH JD | may +8S +9S +TS +8H +9H +TH +QH +KH +7D +8D +9D +TD +KD +AD +7C +8C +9C +KC in hand of 1, hand of 2, hand of 4 | may +8S +9S +TS +8H +9H +TH +QH +KH +7D +8D +9D +TD +QD +KD +AD +7C +8C +9C +TC +JC +QC +KC +AC in hand of 3 | may = 8S 9S TS KS AS 7H 8H 9H TH QH KH 7D 8D 9D TD QD KD AD 7C 8C 9C TC JC QC KC AC in blind
   seat 1: in no heap: AC KS | hand: = KS 8H 9D 7C QC AC | moves: say pick, pass | may +7S +8S +9S +JS +QS +9H +TH +JH +QH +KH +AH +7D +8D +TD +JD +KD +8C +9C +TC +KC in hand of 0, hand of 2, hand of 4 | may +7S +8S +9S +JS +QS +9H +TH +JH +QH +KH +AH +7D +8D +TD +JD +QD +KD +AD +8C +9C +TC +JC +KC in hand of 3 | may = 7S 8S 9S TS JS QS AS 7H 9H TH JH QH KH AH 7D 8D TD JD QD KD AD 8C 9C TC JC KC in blind
   seat 2: in no heap: AD AS TC | hand: = AS 9H KD AD TC KC | may +7S +8S +9S +JS +QS +8H +TH +JH +QH +KH +AH +7D +8D +9D +TD +JD +7C +8C +9C +JC in hand of 0, hand of 1, hand of 4 | may +7S +8S +9S +JS +QS +8H +TH +JH +QH +KH +AH +7D +8D +9D +TD +JD +QD +7C +8C +9C +JC +QC +AC in hand of 3 | may = 7S 8S 9S TS JS QS KS 7H 8H TH JH QH KH AH 7D 8D 9D TD JD QD 7C 8C 9C JC QC AC in blind
   seat 3: in no heap: 7H JC | hand: = 9S 7H TH 7D 9C JC | may +7S +8S +JS +QS +AS +8H +9H +JH +QH +KH +AH +8D +9D +TD +JD +KD +7C +8C +KC in hand of 0, hand of 1, hand of 2, hand of 4 | may = 7S 8S TS JS QS KS AS 8H 9H JH QH KH AH 8D 9D TD JD QD KD AD 7C 8C TC QC KC AC in blind
   seat 4: no more: aside, trick, tricks, public.call.kind, public.call.suit | hand: = 8S QH KH 8D TD 8C | may +7S +9S +JS +QS +KS +7H +8H +9H +TH +JH +AH +7D +9D +JD +QD +KD +7C +9C +KC +AC in hand of 0, hand of 1, hand of 2 | may +7S +9S +JS +QS +KS +7H +8H +9H +TH +JH +AH +7D +9D +JD +QD +KD +AD +7C +9C +TC +JC +QC +KC +AC in hand of 3 | may = 7S 9S TS JS QS KS AS 7H 8H 9H TH JH AH 7D 9D JD QD KD AD 7C 9C TC JC QC KC AC in blind
111. 1 say pick
   seat 0, 2, 3, 4 told: 1 said pick; 1 drew 2
   seat 1 told: 1 said pick; 1 drew 2: TS QD
112. 1 lay 7C
   seat 0, 2, 3, 4 told: 1 laid a card
   seat 1 told: 1 laid 7C
113. 1 lay TS
   seat 0, 2, 3, 4 told: 1 laid a card
   seat 1 told: 1 laid TS
114. 1 say done
   all told: 1 said done
115. 1 say alone
   all told: 1 said alone
116. 0 play AH
   all told: 0 played AH
117. 1 play 8H
   all told: 1 played 8H
118. 2 play 9H
   all told: 2 played 9H
119. 3 play 7H
   all told: 3 played 7H
120. 4 play KH
   all told: 4 played KH; 0 took the trick 7H 8H 9H KH AH
   all: no more: size blind, may blind | turn: 0 | trick: 0 leads | sides: 1 0 1 1 1 | trick 1: 0 led AH 8H 9H 7H KH, 0 takes | public.phase: lead | public.spoken: 2 | public.picker: 1 | public.setter: 1 | public.call.kind: alone
   seat 0, 1, 2, 3: size hand of 4: 5
   seat 0, 1, 2, 4: size hand of 3: 5
   seat 0, 1, 3, 4: size hand of 2: 5
   seat 0, 2, 3, 4: size hand of 1: 5 | size discard of 1: 2
   seat 1, 2, 3, 4: size hand of 0: 5
   seat 0: in no heap: 7H 8H 9H KH | hand: -AH | moves: play 7S, JS, QS, JH, JD | may = 8S 9S TS KS AS TH QH 7D 8D 9D TD QD KD AD 7C 8C 9C TC JC QC KC AC in discard of 1
   seat 1: in no heap: 7H 9H AH KH QD TS | hand: -8H -7C +QD | aside: TS 7C
   seat 2: in no heap: 7H 8H AH KH | hand: -9H | may = 7S 8S 9S TS JS QS KS TH JH QH 7D 8D 9D TD JD QD 7C 8C 9C JC QC AC in discard of 1
   seat 3: in no heap: 8H 9H AH KH | hand: -7H | may = 7S 8S TS JS QS KS AS JH QH 8D 9D TD JD QD KD AD 7C 8C TC QC KC AC in discard of 1
   seat 4: in no heap: 7H 8H 9H AH | hand: -KH | may = 7S 9S TS JS QS KS AS TH JH 7D 9D JD QD KD AD 7C 9C TC JC QC KC AC in discard of 1
121. 0 play JH
   all told: 0 played JH
122. 1 play QC
   all told: 1 played QC
123. 2 play KD
   all told: 2 played KD
124. 3 play 7D
   all told: 3 played 7D
125. 4 play QH
   all told: 4 played QH; 1 took the trick JH QH 7D KD QC
126. 1 play AC
   all told: 1 played AC
127. 2 play KC
   all told: 2 played KC
128. 3 play 9C
   all told: 3 played 9C
129. 4 play 8C
   all told: 4 played 8C
130. 0 play JS
   all told: 0 played JS; 0 took the trick JS 8C 9C KC AC
   all: trick 2: 0 led JH QC KD 7D QH, 1 takes | trick 3: 1 led AC KC 9C 8C JS, 0 takes
   seat 0, 1, 2, 3: size hand of 4: 3
   seat 0, 1, 2, 4: size hand of 3: 3
   seat 0, 1, 3, 4: size hand of 2: 3
   seat 0, 2, 3, 4: size hand of 1: 3
   seat 1, 2, 3, 4: size hand of 0: 3
   seat 3, 4: may -7C -TC in hand of 0
   seat 0: in no heap: 7D 8C 9C AC KC KD QC QH | hand: -JS -JH | moves: play 7S, QS, JD
   seat 1: in no heap: 7D 8C 9C JH JS KC KD QH | hand: -QC -AC | may -TC in hand of 0
   seat 2: in no heap: 7D 8C 9C AC JH JS QC QH | hand: -KD -KC | may -7C in hand of 0
   seat 3: in no heap: 8C AC JH JS KC KD QC QH | hand: -7D -9C
   seat 4: in no heap: 7D 9C AC JH JS KC KD QC | hand: -QH -8C
131. 0 play JD
   all told: 0 played JD
132. 1 play QD
   all told: 1 played QD
133. 2 play AD
   all told: 2 played AD
134. 3 play JC
   all told: 3 played JC
135. 4 play 8D
   all told: 4 played 8D; 1 took the trick 8D JD QD AD JC
136. 1 play KS
   all told: 1 played KS
137. 2 play AS
   all told: 2 played AS
138. 3 play 9S
   all told: 3 played 9S
139. 4 play 8S
   all told: 4 played 8S
140. 0 play 7S
   all told: 0 played 7S; 2 took the trick 7S 8S 9S KS AS
   all: turn: 2 | trick: 2 leads | trick 4: 0 led JD QD AD JC 8D, 1 takes | trick 5: 1 led KS AS 9S 8S 7S, 2 takes
   seat 0, 1, 2, 3: size hand of 4: 1
   seat 0, 1, 2, 4: size hand of 3: 1
   seat 0, 1, 3, 4: size hand of 2: 1
   seat 0, 2, 3, 4: size hand of 1: 1
   seat 1, 2, 3, 4: size hand of 0: 1
   seat 0: in no heap: 8D 8S 9S AD AS JC KS QD | hand: = QS
   seat 1: in no heap: 7S 8D 8S 9S AD AS JC JD | hand: = 9D
   seat 2: in no heap: 7S 8D 8S 9S JC JD KS QD | hand: = TC | moves: play TC
   seat 3: in no heap: 7S 8D 8S AD AS JD KS QD | hand: = TH
   seat 4: in no heap: 7S 9S AD AS JC JD KS QD | hand: = TD
141. 2 play TC
   all told: 2 played TC
142. 3 play TH
   all told: 3 played TH
143. 4 play TD
   all told: 4 played TD
144. 0 play QS
   all told: 0 played QS
145. 1 play 9D
   all told: 1 played 9D; 0 took the trick QS TH 9D TD TC; deal 4 §7.6 lost: +2 points to 2 from 1; deal 4 §7.6 lost: +2 points to 3 from 1; deal 4 §7.6 lost: +2 points to 4 from 1; deal 4 §7.6 lost: +2 points to 0 from 1; deal 4 over
146. * deal
   all told: 0 dealt
147. 1 say pick
   seat 0, 2, 3, 4 told: 1 said pick; 1 drew 2
   seat 1 told: 1 said pick; 1 drew 2: 7C JC
148. 1 lay TS
   seat 0, 2, 3, 4 told: 1 laid a card
   seat 1 told: 1 laid TS
149. 1 lay 7C
   seat 0, 2, 3, 4 told: 1 laid a card
   seat 1 told: 1 laid 7C
150. 1 say done
   all told: 1 said done
   all: no more: trick, tricks, public.call.kind | turn: 1 | dealer: 0 | sides: -1 0 -1 -1 -1 | holds: 6 -4 0 -14 12 | deals: 4 over, 0 of them thrown in | public.phase: call | public.spoken: 1
   seat 0, 1, 2, 3: size hand of 4: 6
   seat 0, 1, 2, 4: size hand of 3: 6
   seat 0, 1, 3, 4: size hand of 2: 6
   seat 0, 2, 3, 4: size hand of 1: 6
   seat 1, 2, 3, 4: size hand of 0: 6
   seat 0: hand: = 8S KS AS 8D JD QD | may +7S +9S +JS +QS +7H +8H +9H +JH +QH +KH +AH +7D +KD +AD +8C +9C +JC +QC +KC +AC in all heaps
   seat 1: in no heap: QS TD | hand: = JS QS QH KH TD JC | moves: say ace_hearts, alone | may +7S +8S +9S +KS +AS +7H +8H +9H +JH +AH +7D +8D +9D +JD +QD +KD +AD +8C +9C +TC +QC +KC +AC in hand of 0 | may +7S +8S +9S +KS +AS +7H +8H +9H +JH +AH +7D +8D +9D +JD +QD +KD +AD +8C +9C +QC +KC +AC in hand of 2, hand of 3, hand of 4
   seat 2: in no heap: 9D | hand: +7H +JH +9D +9C +QC | may +7S +8S +9S +JS +KS +AS +8H +9H +QH +KH +AH +7D +8D +JD +QD +KD +AD +7C +8C +JC +KC +AC in hand of 0 | may +7S +8S +9S +JS +KS +AS +8H +9H +QH +KH +AH +7D +8D +JD +QD +KD +AD +8C +JC +KC +AC in hand of 1, hand of 3, hand of 4, discard of 1
   seat 3: hand: +9S +7D +8C +KC +AC | may +7S +8S +JS +KS +AS +7H +8H +9H +JH +QH +KH +AH +8D +JD +QD +KD +AD +7C +9C +TC +JC +QC in hand of 0 | may +7S +8S +JS +KS +AS +7H +8H +9H +JH +QH +KH +AH +8D +JD +QD +KD +AD +9C +JC +QC in hand of 1, hand of 2, hand of 4, discard of 1
   seat 4: hand: = 7S 8H 9H AH KD AD | may +8S +9S +JS +KS +AS +7H +JH +QH +KH +7D +8D +TD +JD +QD +7C +8C +9C +TC +JC +QC +KC +AC in hand of 0 | may +8S +9S +JS +KS +AS +7H +JH +QH +KH +7D +8D +TD +JD +QD +8C +9C +JC +QC +KC +AC in hand of 1, hand of 2, hand of 3, discard of 1
151. 1 say alone
   all told: 1 said alone
152. 1 play QH
   all told: 1 played QH
153. 2 play QC
   all told: 2 played QC
154. 3 play 7D
   all told: 3 played 7D
155. 4 play AD
   all told: 4 played AD
156. 0 play QD
   all told: 0 played QD; 2 took the trick QH 7D QD AD QC
157. 2 play TC
   all told: 2 played TC
158. 3 play KC
   all told: 3 played KC
159. 4 play 8H
   all told: 4 played 8H
160. 0 play JD
   all told: 0 played JD
   all: trick: 2 led TC KC 8H JD | sides: 1 0 1 1 1 | trick 1: 1 led QH QC 7D AD QD, 2 takes | public.phase: reply | public.call.kind: alone
   seat 0, 1, 2, 3: size hand of 4: 4
   seat 0, 1, 2, 4: size hand of 3: 4
   seat 0, 1, 3, 4: size hand of 2: 4
   seat 0, 2, 3, 4: size hand of 1: 5
   seat 1, 2, 3, 4: size hand of 0: 4
   seat 0: in no heap: 7D 8H AD KC QC QH TC | hand: -JD -QD | may -7C -8C -9C -AC in hand of 4
   seat 1: in no heap: 7D 8H AD JD KC QC QD TC | hand: -QH | moves: play JS, QS, KH, TD, JC | may -8C -9C -AC in hand of 0, hand of 4
   seat 2: in no heap: 7D 8H AD JD KC QD QH | hand: -TC -QC | may -7C -8C -AC in hand of 0, hand of 4
   seat 3: in no heap: 8H AD JD QC QD QH TC | hand: -7D -KC | may -7C -9C in hand of 0, hand of 4
   seat 4: in no heap: 7D JD KC QC QD QH TC | hand: -8H -AD | may -7C -8C -9C -AC in hand of 0
161. 1 play QS
   all told: 1 played QS; 1 took the trick QS 8H JD TC KC
162. 1 play KH
   all told: 1 played KH
163. 2 play 7H
   all told: 2 played 7H
164. 3 play TH
   all told: 3 played TH
165. 4 play AH
   all told: 4 played AH
166. 0 play 8D
   all told: 0 played 8D; 0 took the trick 7H TH KH AH 8D
167. 0 play 8S
   all told: 0 played 8S
168. 1 play JC
   all told: 1 played JC
169. 2 play JH
   all told: 2 played JH
170. 3 play 9S
   all told: 3 played 9S
   all: turn: 4 | trick: 0 led 8S JC JH 9S | trick 2: 2 led TC KC 8H JD QS, 1 takes | trick 3: 1 led KH 7H TH AH 8D, 0 takes
   seat 0, 1, 2, 3: size hand of 4: 3
   seat 0, 1, 2, 4: size hand of 3: 2
   seat 0, 1, 3, 4: size hand of 2: 2
   seat 0, 2, 3, 4: size hand of 1: 2
   seat 1, 2, 3, 4: size hand of 0: 2
   seat 1, 2, 3: may -9H in hand of 0
   seat 0, 3: may = JS 9H 9D TD KD in hand of 1
   seat 0: in no heap: 7H 9S AH JC JH KH QS TH | hand: = KS AS | may -7S -TS in hand of 2
   seat 1: in no heap: 7H 8D 8S 9S AH JH TH | hand: = JS TD | may -7S -KS -AS in hand of 2
   seat 2: in no heap: 8D 8S 9S AH JC KH QS TH | hand: = 9D 9C | may = JS 9H TD KD in hand of 1
   seat 3: in no heap: 7H 8D 8S AH JC JH KH QS | hand: = 8C AC | may -7S -TS -KS -AS in hand of 2
   seat 4: in no heap: 7H 8D 8S 9S JC JH KH QS TH | hand: -AH | moves: play 7S | may = JS 9D TD in hand of 1 | may -TS -KS -AS in hand of 2
171. 4 play 7S
   all told: 4 played 7S; 1 took the trick 7S 8S 9S JH JC
172. 1 play TD
   all told: 1 played TD
173. 2 play 9D
   all told: 2 played 9D
174. 3 play AC
   all told: 3 played AC
175. 4 play KD
   all told: 4 played KD
176. 0 play AS
   all told: 0 played AS; 1 took the trick AS 9D TD KD AC
177. 1 play JS
   all told: 1 played JS
178. 2 play 9C
   all told: 2 played 9C
179. 3 play 8C
   all told: 3 played 8C
180. 4 play 9H
   all told: 4 played 9H
   all: turn: 0 | trick: 1 led JS 9C 8C 9H | trick 4: 0 led 8S JC JH 9S 7S, 1 takes | trick 5: 1 led TD 9D AC KD AS, 1 takes
   seat 1, 2, 3, 4: size hand of 0: 1
   seat 0: no more: size hand of 1, may hand of 1, size hand of 2, may hand of 2, size hand of 3, may hand of 3, size hand of 4, may hand of 4 | in no heap: 7S 8C 9C 9D 9H AC JS KD TD | hand: = KS | moves: play KS
   seat 1: no more: hand, size hand of 2, may hand of 2, size hand of 3, may hand of 3, size hand of 4, may hand of 4 | in no heap: 7S 8C 9C 9D 9H AC AS KD
   seat 2: no more: hand, size hand of 1, may hand of 1, size hand of 3, may hand of 3, size hand of 4, may hand of 4 | in no heap: 7S 8C 9H AC AS JS KD TD
   seat 3: no more: hand, size hand of 1, may hand of 1, size hand of 2, may hand of 2, size hand of 4, may hand of 4 | in no heap: 7S 9C 9D 9H AS JS KD TD
   seat 4: no more: hand, size hand of 1, may hand of 1, size hand of 2, may hand of 2, size hand of 3, may hand of 3 | in no heap: 8C 9C 9D AC AS JS TD
181. 0 play KS
   all told: 0 played KS; 1 took the trick JS KS 9H 8C 9C; deal 5 §7.6 won: +1 points to 1 from 2; deal 5 §7.6 won: +1 points to 1 from 3; deal 5 §7.6 won: +1 points to 1 from 4; deal 5 §7.6 won: +1 points to 1 from 0; deal 5 over
182. * deal
   all told: 1 dealt
183. 2 say pick
   seat 0, 1, 3, 4 told: 2 said pick; 2 drew 2
   seat 2 told: 2 said pick; 2 drew 2: 9D JC
184. 2 lay 9D
   seat 0, 1, 3, 4 told: 2 laid a card
   seat 2 told: 2 laid 9D
185. 2 lay QS
   seat 0, 1, 3, 4 told: 2 laid a card
   seat 2 told: 2 laid QS
186. 2 say done
   all told: 2 said done
187. 2 say alone
   all told: 2 said alone
188. 2 play JC
   all told: 2 played JC
189. 3 play 8D
   all told: 3 played 8D
190. 4 play TD
   all told: 4 played TD
   all: dealer: 1 | trick: 2 led JC 8D TD | sides: 1 1 0 1 1 | holds: 5 0 -1 -15 11 | deals: 5 over, 0 of them thrown in | public.picker: 2 | public.setter: 2
   seat 0, 1, 2, 3: size hand of 4: 5
   seat 0, 1, 2, 4: size hand of 3: 5
   seat 0, 1, 3, 4: size hand of 2: 5 | size discard of 2: 2
   seat 0, 2, 3, 4: no more: tricks, size discard of 1, may discard of 1 | size hand of 1: 6
   seat 1, 2, 3, 4: size hand of 0: 6
   seat 0: hand: = 7S QH AH KD 8C 9C | moves: play QH, KD | may = 8S 9S TS JS QS KS AS 7H 8H 9H TH JH KH 7D 9D JD QD AD 7C TC QC KC AC in all heaps
   seat 1: no more: aside, tricks | in no heap: KS | hand: = 9S KS 9H TC QC AC | may = 7S 8S TS JS QS AS 7H 8H TH JH QH KH AH 7D 9D JD QD KD AD 7C 8C 9C KC in all heaps
   seat 2: in no heap: 7C TS | hand: = TS AS KH JD 7C | aside: QS 9D | may +7S +8S +9S +JS +7H +8H +9H +TH +JH +QH +AH +7D +QD +KD +AD +8C +9C +TC +QC +KC +AC in hand of 0 | may = 7S 8S 9S JS KS 7H 8H 9H TH JH QH AH 7D QD KD AD 8C 9C TC QC KC AC in hand of 1, hand of 3, hand of 4
   seat 3: hand: = 8S JS 7H 8H QD | may +7S +9S +QS +AS +9H +TH +JH +QH +KH +AH +7D +9D +JD +KD +AD +7C +8C +9C +TC +QC +KC +AC in hand of 0 | may = 7S 9S TS QS KS AS 9H TH JH QH KH AH 7D 9D JD KD AD 7C 8C 9C TC QC KC AC in hand of 1, hand of 2, hand of 4, discard of 2
   seat 4: hand: = TH JH 7D AD KC | may +7S +8S +9S +JS +QS +AS +7H +8H +9H +QH +KH +AH +9D +JD +QD +KD +7C +8C +9C +TC +QC +AC in hand of 0 | may = 7S 8S 9S TS JS QS KS AS 7H 8H 9H QH KH AH 9D JD QD KD 7C 8C 9C TC QC AC in hand of 1, hand of 2, hand of 3, discard of 2
191. 0 play QH
   all told: 0 played QH
192. 1 play QC
   all told: 1 played QC; 1 took the trick QH 8D TD JC QC
193. 1 play 9H
   all told: 1 played 9H
194. 2 play KH
   all told: 2 played KH
195. 3 play 8H
   all told: 3 played 8H
196. 4 play TH
   all told: 4 played TH
197. 0 play AH
   all told: 0 played AH; 0 took the trick 8H 9H TH KH AH
198. 0 play KD
   all told: 0 played KD
199. 1 play KS
   all told: 1 played KS
200. 2 play JD
   all told: 2 played JD
   all: turn: 3 | trick: 0 led KD KS JD | trick 1: 2 led JC 8D TD QH QC, 1 takes | trick 2: 1 led 9H KH 8H TH AH, 0 takes
   seat 0, 1, 2, 3: size hand of 4: 4
   seat 0, 1, 2, 4: size hand of 3: 4
   seat 0, 1, 3, 4: size hand of 2: 3
   seat 0, 2, 3, 4: size hand of 1: 3
   seat 1, 2, 3, 4: size hand of 0: 3
   seat 0: in no heap: 8H 9H JD KH KS QC TH | hand: = 7S 8C 9C | may -JS -QS -JH -7D -9D -QD -AD in hand of 1
   seat 1: in no heap: 8H AH JD KD KH QH TH | hand: = 9S TC AC
   seat 2: in no heap: 8H 9H AH KD KS QC QH TH | hand: -KH -JD | may -JS -JH -7D -QD -AD in hand of 1
   seat 3: in no heap: 9H AH JD KD KH KS QC QH TH | hand: -8H | moves: play JS, QD | may -QS -JH -7D -9D -AD in hand of 1
   seat 4: in no heap: 8H 9H AH JD KD KH KS QC QH | hand: -TH | may -JS -QS -9D -QD in hand of 1
201. 3 play JS
   all told: 3 played JS
202. 4 play AD
   all told: 4 played AD; 3 took the trick JS KS JD KD AD
203. 3 play 7H
   all told: 3 played 7H
204. 4 play 7D
   all told: 4 played 7D
205. 0 play 7S
   all told: 0 played 7S
206. 1 play 9S
   all told: 1 played 9S
207. 2 play AS
   all told: 2 played AS; 4 took the trick 7S 9S AS 7H 7D
208. 4 play KC
   all told: 4 played KC
209. 0 play 8C
   all told: 0 played 8C
210. 1 play AC
   all told: 1 played AC
   all: turn: 2 | trick: 4 led KC 8C AC | trick 3: 0 led KD KS JD JS AD, 3 takes | trick 4: 3 led 7H 7D 7S 9S AS, 4 takes
   seat 0, 1, 2, 3: size hand of 4: 1
   seat 0, 1, 2, 4: size hand of 3: 2
   seat 0, 1, 3, 4: size hand of 2: 2
   seat 0, 2, 3, 4: size hand of 1: 1
   seat 1, 2, 3, 4: size hand of 0: 1
   seat 0: in no heap: 7D 7H 9S AC AD AS JS KC | hand: = 9C
   seat 1: in no heap: 7D 7H 7S 8C AD AS JS KC | hand: = TC
   seat 2: in no heap: 7D 7H 7S 8C 9S AC AD JS KC | hand: -AS | moves: play 7C
   seat 3: in no heap: 7D 7S 8C 9S AC AD AS KC | hand: = 8S QD
   seat 4: in no heap: 7H 7S 8C 9S AC AS JS | hand: = JH
211. 2 play 7C
   all told: 2 played 7C
212. 3 play 8S
   all told: 3 played 8S; 1 took the trick 8S 7C 8C KC AC
213. 1 play TC
   all told: 1 played TC
214. 2 play TS
   all told: 2 played TS
215. 3 play QD
   all told: 3 played QD
216. 4 play JH
   all told: 4 played JH
217. 0 play 9C
   all told: 0 played 9C; 3 took the trick TS JH QD 9C TC; deal 6 §7.4 lost_every_trick: +6 points to 3 from 2; deal 6 §7.4 lost_every_trick: +6 points to 4 from 2; deal 6 §7.4 lost_every_trick: +6 points to 0 from 2; deal 6 §7.4 lost_every_trick: +6 points to 1 from 2; deal 6 over
218. * deal
   all told: 2 dealt
219. 3 say pass
   all told: 3 said pass
220. 4 say pick
   seat 0, 1, 2, 3 told: 4 said pick; 4 drew 2
   seat 4 told: 4 said pick; 4 drew 2: TH KD
   all: turn: 4 | dealer: 2 | sides: -1 -1 -1 -1 0 | holds: 11 6 -25 -9 17 | deals: 6 over, 0 of them thrown in | public.phase: bury | public.spoken: 2 | public.picker: 4 | public.setter: 4 | public.least: 2 | public.most: 2
   seat 0, 1, 2, 3: size hand of 4: 8
   seat 0, 1, 2, 4: size hand of 3: 6
   seat 0, 1, 3, 4: no more: trick, tricks, public.call.kind, size discard of 2, may discard of 2 | size hand of 2: 6
   seat 0, 2, 3, 4: size hand of 1: 6
   seat 1, 2, 3, 4: size hand of 0: 6
   seat 0: in no heap: 7C TC | hand: +AH +TD +AD +7C +TC | may +7S +9S +JS +QS +KS +AS +7H +8H +9H +TH +JH +QH +KH +7D +8D +9D +JD +QD +KD +8C +JC +QC +KC +AC in hand of 1 | may +7S +9S +JS +KS +AS +7H +8H +9H +TH +QH +KH +7D +8D +JD +KD +8C +JC +QC +KC +AC in hand of 2, hand of 3, hand of 4
   seat 1: hand: = 7S JS 8H 7D 8C KC | may +9S +KS +AS +7H +9H +TH +QH +KH +AH +8D +TD +JD +KD +AD +TC +JC +QC +AC in all heaps
   seat 2: no more: aside, trick, tricks, public.call.kind | in no heap: 8S QD | hand: = 8S 9S 8D JD QD AC | may +7S +TS +JS +QS +KS +AS +7H +8H +9H +TH +QH +KH +AH +7D +9D +TD +KD +AD +7C +8C +JC +QC +KC in hand of 0, hand of 3, hand of 4 | may +7S +TS +JS +QS +KS +AS +7H +8H +9H +TH +JH +QH +KH +AH +7D +9D +TD +KD +AD +7C +8C +JC +QC +KC in hand of 1
   seat 3: in no heap: 9D TS | hand: = TS KS 9H KH 9D QC | may +7S +8S +9S +JS +AS +7H +8H +TH +QH +AH +7D +8D +TD +JD +QD +KD +AD +8C +JC +KC +AC in hand of 0, hand of 2, hand of 4 | may +7S +8S +9S +JS +QS +AS +7H +8H +TH +JH +QH +AH +7D +8D +TD +JD +QD +KD +AD +8C +JC +KC +AC in hand of 1
   seat 4: in no heap: QS | hand: +QS +AS +7H +TH +QH +KD +JC | moves: lay QS, AS, 7H, TH, JH, QH, KD, JC | may +7S +9S +JS +KS +8H +9H +KH +AH +7D +8D +TD +JD +AD +8C +QC +KC +AC in hand of 0, hand of 2, hand of 3 | may +7S +9S +JS +KS +8H +9H +KH +AH +7D +8D +9D +TD +JD +QD +AD +8C +QC +KC +AC in hand of 1
221. 4 lay QH
   seat 0, 1, 2, 3 told: 4 laid a card
   seat 4 told: 4 laid QH
222. 4 lay TH
   seat 0, 1, 2, 3 told: 4 laid a card
   seat 4 told: 4 laid TH
223. 4 say done
   all told: 4 said done
224. 4 say alone
   all told: 4 said alone
225. 3 play QC
   all told: 3 played QC
226. 4 play JC
   all told: 4 played JC
227. 0 play AD
   all told: 0 played AD
228. 1 play JS
   all told: 1 played JS
229. 2 play 8D
   all told: 2 played 8D; 3 took the trick JS 8D AD JC QC
230. 3 play TS
   all told: 3 played TS
   all: trick: 3 led TS | sides: 1 1 1 1 0 | trick 1: 3 led QC JC AD JS 8D, 3 takes | public.phase: reply | public.call.kind: alone | public.least: 0 | public.most: 0
   seat 0, 1, 2, 3: size hand of 4: 5 | size discard of 4: 2
   seat 0, 1, 2, 4: size hand of 3: 4
   seat 0, 1, 3, 4: size hand of 2: 5
   seat 0, 2, 3, 4: size hand of 1: 5
   seat 1, 2, 3, 4: size hand of 0: 5
   seat 0: in no heap: 8D JC JS QC TS | hand: -AD | may = 7S 8S 9S QS KS AS 7H 8H 9H TH JH QH KH 7D 9D JD QD KD 8C KC AC in discard of 4
   seat 1: in no heap: 8D AD JC QC TS | hand: -JS | may = 8S 9S QS KS AS 7H 9H TH JH QH KH AH 9D TD JD QD KD 7C 9C TC AC in discard of 4
   seat 2: in no heap: AD JC JS QC TS | hand: -8D | may = 7S QS KS AS 7H 8H 9H TH JH QH KH AH 7D 9D TD KD 7C 8C 9C TC KC in discard of 4
   seat 3: in no heap: 8D AD JC JS | hand: -TS -QC | may = 7S 8S 9S QS AS 7H 8H TH JH QH AH 7D TD JD QD KD 7C 8C 9C TC KC AC in discard of 4
   seat 4: in no heap: 8D AD JS QC TS | hand: -TH -QH -JC | aside: TH QH | moves: play AS
231. 4 play AS
   all told: 4 played AS
232. 0 play TC
   all told: 0 played TC
233. 1 play 7S
   all told: 1 played 7S
234. 2 play 8S
   all told: 2 played 8S; 4 took the trick 7S 8S TS AS TC
235. 4 play KD
   all told: 4 played KD
236. 0 play TD
   all told: 0 played TD
237. 1 play 7D
   all told: 1 played 7D
238. 2 play QD
   all told: 2 played QD
239. 3 play 9D
   all told: 3 played 9D; 2 took the trick 7D 9D TD QD KD
240. 2 play AC
   all told: 2 played AC
   all: turn: 3 | trick: 2 led AC | trick 2: 3 led TS AS TC 7S 8S, 4 takes | trick 3: 4 led KD TD 7D QD 9D, 2 takes
   seat 0, 1, 2, 3: size hand of 4: 3
   seat 0, 1, 2, 4: size hand of 3: 3
   seat 0, 1, 3, 4: size hand of 2: 2
   seat 0, 2, 3, 4: size hand of 1: 3
   seat 1, 2, 3, 4: size hand of 0: 3
   seat 1, 4: may -9S -KS in hand of 0
   seat 0: in no heap: 7D 7S 8S 9D AC AS KD QD | hand: -TD -TC
   seat 1: in no heap: 8S 9D AC AS KD QD TC TD | hand: -7S -7D
   seat 2: in no heap: 7D 7S 9D AS KD TC TD | hand: = 9S JD | may -KS in hand of 0
   seat 3: in no heap: 7D 7S 8S AC AS KD QD TC TD | hand: -9D | moves: play KS, 9H, KH | may -9S in hand of 0
   seat 4: in no heap: 7D 7S 8S 9D AC QD TC TD | hand: -AS -KD
241. 3 play KS
   all told: 3 played KS
242. 4 play JH
   all told: 4 played JH
243. 0 play 9C
   all told: 0 played 9C
244. 1 play 8C
   all told: 1 played 8C; 4 took the trick KS JH 8C 9C AC
245. 4 play QS
   all told: 4 played QS
246. 0 play 7C
   all told: 0 played 7C
247. 1 play 8H
   all told: 1 played 8H
248. 2 play JD
   all told: 2 played JD
249. 3 play 9H
   all told: 3 played 9H; 4 took the trick QS 8H 9H JD 7C
250. 4 play 7H
   all told: 4 played 7H
   all: turn: 0 | trick: 4 led 7H | trick 4: 2 led AC KS JH 9C 8C, 4 takes | trick 5: 4 led QS 7C 8H JD 9H, 4 takes
   seat 0, 1, 2, 3: no more: size hand of 4, may hand of 4
   seat 0, 1, 2, 4: size hand of 3: 1
   seat 0, 1, 3, 4: size hand of 2: 1
   seat 0, 2, 3, 4: size hand of 1: 1
   seat 1, 2, 3, 4: size hand of 0: 1
   seat 0, 2: may -QH -KC in hand of 3
   seat 2, 3: may -QH in hand of 0, hand of 1
   seat 0: in no heap: 7H 8C 8H 9H JD JH KS QS | hand: = AH | moves: play AH | may -QH in hand of 1
   seat 1: in no heap: 7C 7H 9C 9H JD JH KS QS | hand: = KC | may -QH in hand of 0, hand of 3
   seat 2: in no heap: 7C 7H 8C 8H 9C 9H JH KS QS | hand: = 9S
   seat 3: in no heap: 7C 7H 8C 8H 9C JD JH QS | hand: = KH
   seat 4: no more: hand | in no heap: 7C 8C 8H 9C 9H JD KS | may -KC in hand of 3
251. 0 play AH
   all told: 0 played AH
252. 1 play KC
   all told: 1 played KC
253. 2 play 9S
   all told: 2 played 9S
254. 3 play KH
   all told: 3 played KH; 0 took the trick 9S 7H KH AH KC; deal 7 §7.6 won: +1 points to 4 from 0; deal 7 §7.6 won: +1 points to 4 from 1; deal 7 §7.6 won: +1 points to 4 from 2; deal 7 §7.6 won: +1 points to 4 from 3; deal 7 over
255. * deal
   all told: 3 dealt
256. 4 say pick
   seat 0, 1, 2, 3 told: 4 said pick; 4 drew 2
   seat 4 told: 4 said pick; 4 drew 2: JH 9D
257. 4 lay 9H
   seat 0, 1, 2, 3 told: 4 laid a card
   seat 4 told: 4 laid 9H
258. 4 lay 7S
   seat 0, 1, 2, 3 told: 4 laid a card
   seat 4 told: 4 laid 7S
259. 4 say done
   all told: 4 said done
260. 4 say alone
   all told: 4 said alone
   all: no more: tricks | turn: 4 | dealer: 3 | trick: 4 leads | holds: 10 5 -26 -10 21 | deals: 7 over, 0 of them thrown in | public.phase: lead | public.spoken: 1
   seat 0, 1, 2, 3: size hand of 4: 6
   seat 0, 1, 2, 4: size hand of 3: 6
   seat 0, 1, 3, 4: size hand of 2: 6
   seat 0, 2, 3, 4: size hand of 1: 6
   seat 1, 2, 3, 4: size hand of 0: 6
   seat 0: hand: +TS +AS +JD +QD +AC | may +7S +8S +JS +QS +KS +7H +8H +9H +JH +QH +7D +8D +9D +TD +KD +AD +7C +8C +9C +TC +JC +QC in hand of 1 | may +7S +8S +JS +QS +KS +7H +8H +9H +JH +7D +8D +9D +TD +KD +AD +7C +8C +9C +TC +JC +QC in hand of 2, discard of 4 | may +7S +8S +JS +QS +KS +7H +8H +9H +JH +QH +7D +8D +9D +TD +KD +AD +7C +8C +9C +TC +JC +QC +KC in hand of 3 | may = 7S 8S 9S JS QS KS 7H 8H 9H TH JH QH KH 7D 8D 9D TD KD AD 7C 8C 9C TC JC QC KC in hand of 4
   seat 1: in no heap: QH TH | hand: = JS TH QH 8D TD JC | may +7S +8S +9S +TS +QS +KS +AS +7H +8H +9H +JH +7D +9D +JD +QD +KD +AD +7C +8C +9C +TC +QC +KC +AC in hand of 0 | may +7S +8S +TS +QS +KS +AS +7H +8H +9H +JH +7D +9D +JD +QD +KD +AD +7C +8C +9C +TC +QC +KC +AC in hand of 2, hand of 3, discard of 4 | may = 7S 8S 9S TS QS KS AS 7H 8H 9H JH KH AH 7D 9D JD QD KD AD 7C 8C 9C TC QC KC AC in hand of 4
   seat 2: hand: +7H +8H +7D +8C +TC | may +7S +8S +TS +JS +QS +KS +AS +9H +JH +QH +8D +9D +TD +JD +QD +KD +AD +7C +9C +JC +QC +AC in hand of 0, hand of 1 | may +7S +8S +TS +JS +QS +KS +AS +9H +JH +QH +8D +9D +TD +JD +QD +KD +AD +7C +9C +JC +QC +KC +AC in hand of 3 | may = 7S 8S TS JS QS KS AS 9H TH JH QH KH AH 8D 9D TD JD QD KD AD 7C 9C JC QC KC AC in hand of 4 | may +7S +8S +TS +JS +QS +KS +AS +9H +JH +8D +9D +TD +JD +QD +KD +AD +7C +9C +JC +QC +AC in discard of 4
   seat 3: hand: = 8S QS KD AD 7C QC | may +7S +9S +TS +JS +KS +AS +7H +8H +9H +JH +QH +KH +7D +8D +9D +TD +JD +QD +8C +9C +TC +JC +AC in hand of 0 | may +7S +TS +JS +KS +AS +7H +8H +9H +JH +QH +KH +7D +8D +9D +TD +JD +QD +8C +9C +TC +JC +AC in hand of 1 | may +7S +TS +JS +KS +AS +7H +8H +9H +JH +KH +7D +8D +9D +TD +JD +QD +8C +9C +TC +JC +AC in hand of 2, discard of 4 | may = 7S 9S TS JS KS AS 7H 8H 9H TH JH QH KH AH 7D 8D 9D TD JD QD 8C 9C TC JC KC AC in hand of 4
   seat 4: in no heap: KC KH | hand: = KS JH KH 9D 9C KC | aside: 7S 9H | moves: play KS, JH, KH, 9D, 9C, KC | may +8S +9S +TS +JS +QS +AS +7H +8H +TH +QH +7D +8D +TD +JD +QD +KD +AD +7C +8C +TC +JC +QC +AC in hand of 0 | may +8S +TS +JS +QS +AS +7H +8H +TH +QH +7D +8D +TD +JD +QD +KD +AD +7C +8C +TC +JC +QC +AC in hand of 1, hand of 2, hand of 3
261. 4 play 9D
   all told: 4 played 9D
262. 0 play JD
   all told: 0 played JD
263. 1 play QH
   all told: 1 played QH
264. 2 play 7D
   all told: 2 played 7D
265. 3 play QC
   all told: 3 played QC; 3 took the trick QH 7D 9D JD QC
266. 3 play AD
   all told: 3 played AD
267. 4 play JH
   all told: 4 played JH
268. 0 play QD
   all told: 0 played QD
269. 1 play JC
   all told: 1 played JC
270. 2 play 8C
   all told: 2 played 8C; 0 took the trick JH QD AD 8C JC
   all: turn: 0 | trick: 0 leads | trick 1: 4 led 9D JD QH 7D QC, 3 takes | trick 2: 3 led AD JH QD JC 8C, 0 takes
   seat 0, 1, 2, 3: size hand of 4: 4
   seat 0, 1, 2, 4: size hand of 3: 4
   seat 0, 1, 3, 4: size hand of 2: 4
   seat 0, 2, 3, 4: size hand of 1: 4
   seat 1, 2, 3, 4: size hand of 0: 4
   seat 0, 4: may -JS -QS -8D -TD -KD in hand of 2
   seat 0: in no heap: 7D 8C 9D AD JC JH QC QH | hand: -JD -QD | moves: play TS, AS, AH, AC
   seat 1: in no heap: 7D 8C 9D AD JD JH QC QD | hand: -QH -JC | may -QS -KD in hand of 2
   seat 2: in no heap: 9D AD JC JD JH QC QD QH | hand: -7D -8C
   seat 3: in no heap: 7D 8C 9D JC JD JH QD QH | hand: -AD -QC | may -JS -8D -TD in hand of 2
   seat 4: in no heap: 7D 8C AD JC JD QC QD QH | hand: -JH -9D
271. 0 play TS
   all told: 0 played TS
272. 1 play TH
   all told: 1 played TH
273. 2 play 9S
   all told: 2 played 9S
274. 3 play 8S
   all told: 3 played 8S
275. 4 play KS
   all told: 4 played KS; 0 took the trick 8S 9S TS KS TH
276. 0 play AC
   all told: 0 played AC
277. 1 play TD
   all told: 1 played TD
278. 2 play TC
   all told: 2 played TC
279. 3 play 7C
   all told: 3 played 7C
280. 4 play 9C
   all told: 4 played 9C; 1 took the trick TD 7C 9C TC AC
   all: turn: 1 | trick: 1 leads | trick 3: 0 led TS TH 9S 8S KS, 0 takes | trick 4: 0 led AC TD TC 7C 9C, 1 takes
   seat 0, 1, 2, 3: size hand of 4: 2
   seat 0, 1, 2, 4: size hand of 3: 2
   seat 0, 1, 3, 4: size hand of 2: 2
   seat 0, 2, 3, 4: size hand of 1: 2
   seat 1, 2, 3, 4: size hand of 0: 2
   seat 2, 3: may -7S -AS -KC in hand of 1
   seat 0: in no heap: 7C 8S 9C 9S KS TC TD TH | hand: = AS AH | may -7S -KC in hand of 1
   seat 1: in no heap: 7C 8S 9C 9S AC KS TC TS | hand: = JS 8D | moves: play JS, 8D
   seat 2: in no heap: 7C 8S 9C AC KS TD TH TS | hand: = 7H 8H
   seat 3: in no heap: 9C 9S AC KS TC TD TH TS | hand: = QS KD
   seat 4: in no heap: 7C 8S 9S AC TC TD TH TS | hand: = KH KC | may -AS in hand of 1
281. 1 play 8D
   all told: 1 played 8D
282. 2 play 7H
   all told: 2 played 7H
283. 3 play QS
   all told: 3 played QS
284. 4 play KH
   all told: 4 played KH
285. 0 play AH
   all told: 0 played AH; 3 took the trick QS 7H KH AH 8D
286. 3 play KD
   all told: 3 played KD
287. 4 play KC
   all told: 4 played KC
288. 0 play AS
   all told: 0 played AS
289. 1 play JS
   all told: 1 played JS
290. 2 play 8H
   all told: 2 played 8H; 1 took the trick JS AS 8H KD KC; deal 8 §7.4 lost_every_trick: +6 points to 0 from 4; deal 8 §7.4 lost_every_trick: +6 points to 1 from 4; deal 8 §7.4 lost_every_trick: +6 points to 2 from 4; deal 8 §7.4 lost_every_trick: +6 points to 3 from 4; deal 8 over
   all: turn: chance | shown: 7S 9H | holds: 16 11 -20 -4 -3 | deals: 8 over, 0 of them thrown in | trick 5: 1 led 8D 7H QS KH AH, 3 takes | trick 6: 3 led KD KC AS JS 8H, 1 takes | public.phase: settled
   seat 0: no more: hand, trick, size hand of 1, may hand of 1, size hand of 2, may hand of 2, size hand of 3, may hand of 3, size hand of 4, may hand of 4, size discard of 4, may discard of 4
   seat 1: no more: hand, trick, size hand of 0, may hand of 0, size hand of 2, may hand of 2, size hand of 3, may hand of 3, size hand of 4, may hand of 4, size discard of 4, may discard of 4
   seat 2: no more: hand, trick, size hand of 0, may hand of 0, size hand of 1, may hand of 1, size hand of 3, may hand of 3, size hand of 4, may hand of 4, size discard of 4, may discard of 4
   seat 3: no more: hand, trick, size hand of 0, may hand of 0, size hand of 1, may hand of 1, size hand of 2, may hand of 2, size hand of 4, may hand of 4, size discard of 4, may discard of 4
   seat 4: no more: hand, aside, trick, size hand of 0, may hand of 0, size hand of 1, may hand of 1, size hand of 2, may hand of 2, size hand of 3, may hand of 3
291. * deal
   all told: 4 dealt
292. 0 say pass
   all told: 0 said pass
293. 1 say pick
   seat 0, 2, 3, 4 told: 1 said pick; 1 drew 2
   seat 1 told: 1 said pick; 1 drew 2: KH 9D
294. 1 lay AH
   seat 0, 2, 3, 4 told: 1 laid a card
   seat 1 told: 1 laid AH
295. 1 lay 9D
   seat 0, 2, 3, 4 told: 1 laid a card
   seat 1 told: 1 laid 9D
296. 1 say done
   all told: 1 said done
297. 1 say alone
   all told: 1 said alone
298. 0 play TC
   all told: 0 played TC
299. 1 play 8C
   all told: 1 played 8C
300. 2 play 7C
   all told: 2 played 7C
   all: no more: shown, tricks | turn: 3 | dealer: 4 | trick: 0 led TC 8C 7C | sides: 1 0 1 1 1 | public.phase: reply | public.spoken: 2 | public.picker: 1 | public.setter: 1
   seat 0, 1, 2, 3: size hand of 4: 6
   seat 0, 1, 2, 4: size hand of 3: 6
   seat 0, 1, 3, 4: size hand of 2: 5
   seat 0, 2, 3, 4: size hand of 1: 5 | size discard of 1: 2
   seat 1, 2, 3, 4: size hand of 0: 5
   seat 0: hand: = TS TH QD JC QC | may = 7S 8S 9S JS QS KS AS 7H 8H 9H JH QH KH AH 7D 8D 9D TD JD KD AD 9C KC AC in all heaps
   seat 1: hand: = 9S QS KH KD KC | aside: AH 9D | may = 7S 8S TS JS KS AS 7H 8H 9H TH JH QH 7D 8D TD JD QD AD 9C JC QC AC in all heaps
   seat 2: hand: = 8S KS 8H 8D AC | may = 7S 9S TS JS QS AS 7H 9H TH JH QH KH AH 7D 9D TD JD QD KD AD 9C JC QC KC in all heaps
   seat 3: hand: = 7S AS 9H QH 7D AD | moves: play 7S, AS, 9H, QH, 7D, AD | may = 8S 9S TS JS QS KS 7H 8H TH JH KH AH 8D 9D TD JD QD KD 9C JC QC KC AC in all heaps
   seat 4: hand: = JS 7H JH TD JD 9C | may = 7S 8S 9S TS QS KS AS 8H 9H TH QH KH AH 7D 8D 9D QD KD AD JC QC KC AC in all heaps
301. 3 play 7S
   all told: 3 played 7S
302. 4 play 9C
   all told: 4 played 9C; 0 took the trick 7S 7C 8C 9C TC
303. 0 play QC
   all told: 0 played QC
304. 1 play QS
   all told: 1 played QS
305. 2 play 8D
   all told: 2 played 8D
306. 3 play QH
   all told: 3 played QH
307. 4 play TD
   all told: 4 played TD; 0 took the trick QS QH 8D TD QC
308. 0 play JC
   all told: 0 played JC
309. 1 play KD
   all told: 1 played KD
310. 2 play AC
   all told: 2 played AC
   all: trick: 0 led JC KD AC | trick 1: 0 led TC 8C 7C 7S 9C, 0 takes | trick 2: 0 led QC QS 8D QH TD, 0 takes
   seat 0, 1, 2, 3: size hand of 4: 4
   seat 0, 1, 2, 4: size hand of 3: 4
   seat 0, 1, 3, 4: size hand of 2: 3
   seat 0, 2, 3, 4: size hand of 1: 3
   seat 1, 2, 3, 4: size hand of 0: 3
   seat 0, 2, 4: may -KC in hand of 3
   seat 0: in no heap: 7S 8D 9C AC KD QH QS TD | hand: -JC -QC | may -JS -JH -7D -9D -JD -AD in hand of 2
   seat 1: in no heap: 7S 8D 9C AC JC QC QH TD | hand: -QS -KD | may -JS -JH -7D -JD -QD -AD in hand of 2
   seat 2: in no heap: 7S 9C JC KD QC QH QS TD | hand: -8D -AC
   seat 3: in no heap: 8D 9C AC JC KD QC QS TD | hand: -7S -QH | moves: play 7D, AD | may -JS -JH -9D -JD -QD in hand of 2
   seat 4: in no heap: 7S 8D AC JC KD QC QH QS | hand: -TD -9C | may -7D -9D -QD -AD in hand of 2
311. 3 play AD
   all told: 3 played AD
312. 4 play JD
   all told: 4 played JD; 0 took the trick JD KD AD JC AC
313. 0 play TS
   all told: 0 played TS
314. 1 play 9S
   all told: 1 played 9S
315. 2 play 8S
   all told: 2 played 8S
316. 3 play AS
   all told: 3 played AS
317. 4 play JH
   all told: 4 played JH; 4 took the trick 8S 9S TS AS JH
318. 4 play 7H
   all told: 4 played 7H
319. 0 play TH
   all told: 0 played TH
320. 1 play KH
   all told: 1 played KH
   all: turn: 2 | trick: 4 led 7H TH KH | trick 3: 0 led JC KD AC AD JD, 0 takes | trick 4: 0 led TS 9S 8S AS JH, 4 takes
   seat 0, 1, 2, 3: size hand of 4: 1
   seat 0, 1, 2, 4: size hand of 3: 2
   seat 0, 1, 3, 4: size hand of 2: 2
   seat 0, 2, 3, 4: size hand of 1: 1
   seat 1, 2, 3, 4: size hand of 0: 1
   seat 0, 1, 3: may -KS in hand of 4
   seat 0: in no heap: 7H 8S 9S AD AS JD JH KH | hand: = QD
   seat 1: in no heap: 7H 8S AD AS JD JH TH TS | hand: = KC
   seat 2: in no heap: 7H 9S AD AS JD JH KH TH TS | hand: -8S | moves: play 8H
   seat 3: in no heap: 7H 8S 9S JD JH KH TH TS | hand: = 9H 7D
   seat 4: in no heap: 8S 9S AD AS KH TH TS | hand: = JS
321. 2 play 8H
   all told: 2 played 8H
322. 3 play 9H
   all told: 3 played 9H; 0 took the trick 7H 8H 9H TH KH
323. 0 play QD
   all told: 0 played QD
324. 1 play KC
   all told: 1 played KC
325. 2 play KS
   all told: 2 played KS
326. 3 play 7D
   all told: 3 played 7D
327. 4 play JS
   all told: 4 played JS; 0 took the trick JS KS 7D QD KC; deal 9 §7.4 lost_every_trick: +6 points to 2 from 1; deal 9 §7.4 lost_every_trick: +6 points to 3 from 1; deal 9 §7.4 lost_every_trick: +6 points to 4 from 1; deal 9 §7.4 lost_every_trick: +6 points to 0 from 1; deal 9 over
328. * deal
   all told: 0 dealt
329. 1 say pick
   seat 0, 2, 3, 4 told: 1 said pick; 1 drew 2
   seat 1 told: 1 said pick; 1 drew 2: KS KH
330. 1 lay AD
   seat 0, 2, 3, 4 told: 1 laid a card
   seat 1 told: 1 laid AD
   all: no more: trick, tricks, public.call.kind | turn: 1 | dealer: 0 | sides: -1 0 -1 -1 -1 | holds: 22 -13 -14 2 3 | deals: 9 over, 0 of them thrown in | public.phase: bury | public.spoken: 1 | public.least: 2 | public.most: 2
   seat 0, 1, 2, 3: size hand of 4: 6
   seat 0, 1, 2, 4: size hand of 3: 6
   seat 0, 1, 3, 4: size hand of 2: 6
   seat 0, 2, 3, 4: size hand of 1: 7 | size discard of 1: 1
   seat 1, 2, 3, 4: size hand of 0: 6
   seat 0: in no heap: 8H AH JS KC | hand: = JS AS 8H AH QC KC | may +7S +8S +9S +TS +QS +7H +TH +JH +QH +KH +8D +TD +JD +QD +KD +AD +7C +8C +9C +TC +JC +AC in hand of 1, hand of 3, discard of 1 | may +7S +8S +9S +TS +QS +7H +TH +JH +QH +KH +7D +8D +9D +TD +JD +QD +KD +AD +7C +8C +9C +TC +JC +AC in hand of 2 | may +7S +8S +9S +TS +QS +KS +7H +TH +JH +QH +KH +8D +TD +JD +QD +KD +AD +7C +8C +9C +TC +JC +AC in hand of 4
   seat 1: in no heap: KS | hand: = KS KH TD 8C 9C JC AC | aside: AD | moves: lay KS, KH, TD, 8C, 9C, JC, AC | may +7S +8S +9S +TS +QS +AS +7H +TH +JH +QH +AH +8D +9D +JD +KD +7C +TC +QC +KC in hand of 0, hand of 3, hand of 4 | may +7S +8S +9S +TS +JS +QS +AS +7H +TH +JH +QH +AH +7D +8D +9D +JD +QD +KD +7C +TC +QC +KC in hand of 2
   seat 2: in no heap: 9H QD | hand: = 7S QS 7H 9H QD TC | may +8S +9S +TS +KS +AS +8H +TH +JH +QH +KH +8D +TD +JD +KD +AD +7C +8C +9C +JC +QC +AC in hand of 0, hand of 1, hand of 4, discard of 1 | may +8S +9S +TS +KS +AS +8H +TH +JH +QH +KH +8D +TD +JD +KD +AD +7C +8C +9C +JC +QC +KC +AC in hand of 3
   seat 3: in no heap: 9D | hand: = TH QH 8D 9D KD 7C | may +7S +8S +9S +TS +QS +AS +7H +9H +JH +KH +7D +TD +JD +AD +8C +9C +TC +JC +QC +AC in hand of 0, hand of 1, discard of 1 | may +7S +8S +9S +TS +JS +QS +AS +7H +9H +JH +KH +7D +TD +JD +QD +AD +8C +9C +TC +JC +QC +AC in hand of 2 | may +7S +8S +9S +TS +QS +KS +AS +7H +9H +JH +KH +7D +TD +JD +AD +8C +9C +TC +JC +QC +AC in hand of 4
   seat 4: in no heap: 7D | hand: = 8S 9S TS JH 7D JD | may +7S +JS +QS +AS +7H +TH +QH +KH +8D +TD +KD +AD +7C +8C +9C +TC +JC +QC +AC in hand of 0, hand of 1, discard of 1 | may +7S +JS +QS +AS +7H +TH +QH +KH +8D +9D +TD +QD +KD +AD +7C +8C +9C +TC +JC +QC +AC in hand of 2 | may +7S +JS +QS +AS +7H +TH +QH +KH +8D +TD +KD +AD +7C +8C +9C +TC +JC +QC +KC +AC in hand of 3
331. 1 lay KS
   seat 0, 2, 3, 4 told: 1 laid a card
   seat 1 told: 1 laid KS
332. 1 say done
   all told: 1 said done
333. 1 say ace_hearts
   all told: 1 said ace_hearts
334. 1 play 9C
   all told: 1 played 9C
335. 2 play TC
   all told: 2 played TC
336. 3 play 7C
   all told: 3 played 7C
337. 4 play JH
   all told: 4 played JH
338. 0 play KC
   all told: 0 played KC; 4 took the trick JH 7C 9C TC KC
339. 4 play 8S
   all told: 4 played 8S
340. 0 play AS
   all told: 0 played AS
   all: trick: 4 led 8S AS | trick 1: 1 led 9C TC 7C JH KC, 4 takes | public.phase: reply | public.call.kind: ace | public.call.suit: H | public.call.card: AH | public.least: 0 | public.most: 0
   seat 0, 1, 2, 3: size hand of 4: 4
   seat 0, 1, 2, 4: size hand of 3: 5
   seat 0, 1, 3, 4: size hand of 2: 5
   seat 0, 2, 3, 4: size hand of 1: 5 | size discard of 1: 2
   seat 1, 2, 3, 4: size hand of 0: 4
   seat 0, 2, 3: may -8C -AC in hand of 4
   seat 2, 3, 4: may -AH in hand of 1, discard of 1
   seat 0: in no heap: 7C 8S 9C JH TC | hand: -AS -KC | sides: 0 0 1 1 1
   seat 1: in no heap: 7C 8S AS JH KC TC | hand: -KS -9C | aside: KS AD | moves: play TD, 8C, JC, AC
   seat 2: in no heap: 7C 8S 9C AS JH KC | hand: -TC | sides: -1 0 1 -1 -1
   seat 3: in no heap: 8S 9C AS JH KC TC | hand: -7C | sides: -1 0 -1 1 -1
   seat 4: in no heap: 7C 9C AS KC TC | hand: -8S -JH | sides: -1 0 -1 -1 1
341. 1 play JC
   all told: 1 played JC
342. 2 play 7S
   all told: 2 played 7S
343. 3 play TH
   all told: 3 played TH; 1 took the trick 7S 8S AS TH JC
344. 1 play 8C
   all told: 1 played 8C
345. 2 play QS
   all told: 2 played QS
346. 3 play 8D
   all told: 3 played 8D
347. 4 play TS
   all told: 4 played TS
348. 0 play 8H
   all told: 0 played 8H; 2 took the trick TS QS 8H 8D 8C
349. 2 play 7H
   all told: 2 played 7H
350. 3 play 9D
   all told: 3 played 9D
   all: turn: 4 | trick: 2 led 7H 9D | trick 2: 4 led 8S AS JC 7S TH, 1 takes | trick 3: 1 led 8C QS 8D TS 8H, 2 takes
   seat 0, 1, 2, 3: size hand of 4: 3
   seat 0, 1, 2, 4: size hand of 3: 2
   seat 0, 1, 3, 4: size hand of 2: 2
   seat 0, 2, 3, 4: size hand of 1: 3
   seat 1, 2, 3, 4: size hand of 0: 3
   seat 0, 2, 3: may -9S -KS in hand of 1
   seat 2, 3, 4: may -AC in hand of 0
   seat 3, 4: may -AH -AC in hand of 2
   seat 0: in no heap: 7H 7S 8C 8D 9D JC QS TH TS | hand: -8H | may -AC in hand of 2 | may -9S -KS -9H -KH -AC in hand of 3
   seat 1: in no heap: 7H 7S 8D 8H 9D QS TH TS | hand: -8C -JC | may -AH in hand of 2 | may -9S -9H -AH in hand of 3
   seat 2: in no heap: 8C 8D 8H 9D JC TH TS | hand: = 9H QD | may -9S -KS -KH -AH -AC in hand of 3
   seat 3: in no heap: 7H 7S 8C 8H JC QS TS | hand: = QH KD
   seat 4: in no heap: 7H 7S 8C 8D 8H 9D JC QS TH | hand: -TS | moves: play 9S, 7D, JD | may -KS in hand of 1 | may -KS -9H -KH -AH -AC in hand of 3
351. 4 play 9S
   all told: 4 played 9S
352. 0 play AH
   all told: 0 played AH
353. 1 play KH
   all told: 1 played KH; 3 took the trick 9S 7H KH AH 9D
354. 3 play QH
   all told: 3 played QH
355. 4 play 7D
   all told: 4 played 7D
356. 0 play JS
   all told: 0 played JS
357. 1 play TD
   all told: 1 played TD
358. 2 play QD
   all told: 2 played QD; 3 took the trick JS QH 7D TD QD
359. 3 play KD
   all told: 3 played KD
360. 4 play JD
   all told: 4 played JD
   all: turn: 0 | trick: 3 led KD JD | trick 4: 2 led 7H 9D 9S AH KH, 3 takes | trick 5: 3 led QH 7D JS TD QD, 3 takes | public.partner: 0
   seat 0, 1, 3, 4: size hand of 2: 1
   seat 0, 2, 3, 4: size hand of 1: 1
   seat 1, 2, 3, 4: sides: 0 0 1 1 1 | size hand of 0: 1
   seat 0, 1, 2: no more: size hand of 3, may hand of 3, size hand of 4, may hand of 4
   seat 0: in no heap: 7D 9S JD KD KH QD QH TD | hand: = QC | moves: play QC
   seat 1: in no heap: 7D 9S AH JD JS KD QD QH | hand: = AC
   seat 2: in no heap: 7D 9S AH JD JS KD KH QH TD | hand: = 9H
   seat 3: no more: hand, size hand of 4, may hand of 4 | in no heap: 7D 9S AH JD JS KH QD TD
   seat 4: no more: hand, size hand of 3, may hand of 3 | in no heap: AH JS KD KH QD QH TD
361. 0 play QC
   all told: 0 played QC
362. 1 play AC
   all told: 1 played AC
363. 2 play 9H
   all told: 2 played 9H; 0 took the trick 9H JD KD QC AC; deal 10 §7.6 lost: +2 points to 2 from 1; deal 10 §7.6 lost: +2 points to 3 from 1; deal 10 §7.6 lost: +2 points to 4 from 0; deal 10 over; match over
   all: turn: nobody | shown: KS AD | holds: 20 -17 -12 4 5 | deals: 10 over, 0 of them thrown in | trick 6: 3 led KD JD QC AC 9H, 0 takes | public.phase: settled
   seat 3, 4: no more: trick, size hand of 0, may hand of 0, size hand of 1, may hand of 1, size hand of 2, may hand of 2, size discard of 1, may discard of 1
   seat 0: no more: hand, trick, size hand of 1, may hand of 1, size hand of 2, may hand of 2, size discard of 1, may discard of 1
   seat 1: no more: hand, aside, trick, size hand of 0, may hand of 0, size hand of 2, may hand of 2
   seat 2: no more: hand, trick, size hand of 0, may hand of 0, size hand of 1, may hand of 1, size discard of 1, may discard of 1
