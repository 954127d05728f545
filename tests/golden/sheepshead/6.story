start
   all: turn: chance | dealer: 1 | sides: -1 -1 -1 -1 | holds: 0 0 0 0 | deals: 0 over, 0 of them thrown in | public.phase: dealing | public.spoken: 0 | public.picker: -2 | public.partner: -2 | public.setter: -2 | public.call.card: nobody | public.under: nobody | public.blitzes: 0 | public.cracks: 0 | public.cracker: -2 | public.pending: 0 | public.stakes: 1 | public.least: 0 | public.most: 0 | public.blind_to: -2
1. * deal
   all told: 1 dealt
   all: turn: 2 | public.phase: pick | size blind: 4
   seat 0, 1, 2: size hand of 3: 7
   seat 0, 1, 3: size hand of 2: 7
   seat 0, 2, 3: size hand of 1: 7
   seat 1, 2, 3: size hand of 0: 7
   seat 0: hand: = QS QH AH 9D QD 8C AC | may = 7S 8S 9S TS JS KS AS 7H 8H 9H TH JH KH 7D 8D TD JD KD AD 7C 9C TC JC QC KC in all heaps
   seat 1: hand: = JS AS 8H TH JH KH JC | may = 7S 8S 9S TS QS KS 7H 9H QH AH 7D 8D 9D TD JD QD KD AD 7C 8C 9C TC QC KC AC in all heaps
   seat 2: hand: = 7S 8S 7H KD 7C 9C TC | moves: say pick, pass | may = 9S TS JS QS KS AS 8H 9H TH JH QH KH AH 7D 8D 9D TD JD QD AD 8C JC QC KC AC in all heaps
   seat 3: hand: = TS 7D 8D TD JD AD KC | may = 7S 8S 9S JS QS KS AS 7H 8H 9H TH JH QH KH AH 9D QD KD 7C 8C 9C TC JC QC AC in all heaps
2. 2 say pick
   seat 0, 1, 3 told: 2 said pick; 2 drew 4
   seat 2 told: 2 said pick; 2 drew 4: 9S KS 9H QC
   all: no more: size blind, may blind | sides: -1 -1 0 -1 | public.phase: bury | public.spoken: 1 | public.picker: 2 | public.setter: 2 | public.least: 4 | public.most: 4
   seat 0, 1, 3: size hand of 2: 11
   seat 2: in no heap: 9H 9S KS QC | hand: +9S +KS +9H +QC | moves: lay 7S, 8S, 9S, KS, 7H, 9H, KD, 7C, 9C, TC, QC
3. 2 lay 7H
   seat 0, 1, 3 told: 2 laid a card
   seat 2 told: 2 laid 7H
   seat 0, 1, 3: size hand of 2: 10 | size discard of 2: 1
   seat 0: may = 7S 8S 9S TS JS KS AS 7H 8H 9H TH JH KH 7D 8D TD JD KD AD 7C 9C TC JC QC KC in discard of 2
   seat 1: may = 7S 8S 9S TS QS KS 7H 9H QH AH 7D 8D 9D TD JD QD KD AD 7C 8C 9C TC QC KC AC in discard of 2
   seat 2: hand: -7H | aside: 7H | moves: lay 7S, 8S, 9S, KS, 9H, KD, 7C, 9C, TC, QC
   seat 3: may = 7S 8S 9S JS QS KS AS 7H 8H 9H TH JH QH KH AH 9D QD KD 7C 8C 9C TC JC QC AC in discard of 2
4. 2 lay 7C
   seat 0, 1, 3 told: 2 laid a card
   seat 2 told: 2 laid 7C
   seat 0, 1, 3: size hand of 2: 9 | size discard of 2: 2
   seat 2: hand: -7C | aside: 7H 7C | moves: lay 7S, 8S, 9S, KS, 9H, KD, 9C, TC, QC
5. 2 lay TC
   seat 0, 1, 3 told: 2 laid a card
   seat 2 told: 2 laid TC
   seat 0, 1, 3: size hand of 2: 8 | size discard of 2: 3
   seat 2: hand: -TC | aside: 7H 7C TC | moves: lay 7S, 8S, 9S, KS, 9H, KD, 9C, QC
6. 2 lay 9H
   seat 0, 1, 3 told: 2 laid a card
   seat 2 told: 2 laid 9H
   seat 0, 1, 3: size hand of 2: 7 | size discard of 2: 4
   seat 2: hand: -9H | aside: 7H 9H 7C TC | moves: say done
7. 2 say done
   all told: 2 said done
   all: public.phase: call | public.least: 0 | public.most: 0
   seat 2: moves: say go_on
8. 2 say go_on
   all told: 2 said go_on
   all: turn: 3 | public.phase: crack | public.call.kind: jack | public.call.card: JD
   seat 0: sides: 1 -1 0 -1
   seat 1: sides: -1 1 0 -1
   seat 3: sides: 1 1 0 0 | moves: say pass
9. 3 say pass
   all told: 3 said pass
   all: turn: 0
   seat 0: moves: say crack, pass
10. 0 say pass
   all told: 0 said pass
   all: turn: 1
   seat 1: moves: say crack, pass
11. 1 say pass
   all told: 1 said pass
   all: turn: 2 | trick: 2 leads | public.phase: lead
   seat 2: moves: play 7S, 8S, 9S, KS, KD, 9C, QC
12. 2 play QC
   all told: 2 played QC
   all: turn: 3 | trick: 2 led QC | public.phase: reply
   seat 0, 1, 3: in no heap: QC | size hand of 2: 6
   seat 2: hand: -QC
   seat 3: moves: play 7D, 8D, TD, JD, AD
13. 3 play JD
   all told: 3 played JD
   all: turn: 0 | trick: 2 led QC JD | public.partner: 3
   seat 0, 1, 2: in no heap: JD | sides: 1 1 0 0 | size hand of 3: 6
   seat 0: moves: play QS, QH, 9D, QD
   seat 3: hand: -JD
14. 0 play QH
   all told: 0 played QH
   all: turn: 1 | trick: 2 led QC JD QH
   seat 1, 2, 3: in no heap: QH | size hand of 0: 6
   seat 0: hand: -QH
   seat 1: moves: play JS, JH, JC
15. 1 play JC
   all told: 1 played JC; 2 took the trick QH JD JC QC
   all: turn: 2 | trick: 2 leads | trick 1: 2 led QC JD QH JC, 2 takes | public.phase: lead
   seat 0, 2, 3: in no heap: JC | size hand of 1: 6
   seat 1: hand: -JC
   seat 2: moves: play 7S, 8S, 9S, KS, KD, 9C
16. 2 play KD
   all told: 2 played KD
   all: turn: 3 | trick: 2 led KD | public.phase: reply
   seat 0, 1, 3: in no heap: KD | size hand of 2: 5
   seat 2: hand: -KD
   seat 3: moves: play 7D, 8D, TD, AD
17. 3 play AD
   all told: 3 played AD
   all: turn: 0 | trick: 2 led KD AD
   seat 0, 1, 2: in no heap: AD | size hand of 3: 5
   seat 0: moves: play QS, 9D, QD
   seat 3: hand: -AD
18. 0 play 9D
   all told: 0 played 9D
   all: turn: 1 | trick: 2 led KD AD 9D
   seat 1, 2, 3: in no heap: 9D | size hand of 0: 5
   seat 0: hand: -9D
   seat 1: moves: play JS, JH
19. 1 play JS
   all told: 1 played JS; 1 took the trick JS 9D KD AD
   all: trick: 1 leads | trick 2: 2 led KD AD 9D JS, 1 takes | public.phase: lead
   seat 0, 2, 3: in no heap: JS | size hand of 1: 5
   seat 1: hand: -JS | moves: play AS, 8H, TH, JH, KH
20. 1 play 8H
   all told: 1 played 8H
   all: turn: 2 | trick: 1 led 8H | public.phase: reply
   seat 0, 2, 3: in no heap: 8H | size hand of 1: 4
   seat 1: hand: -8H
   seat 2: moves: play 7S, 8S, 9S, KS, 9C
21. 2 play 9S
   all told: 2 played 9S
   all: turn: 3 | trick: 1 led 8H 9S
   seat 0, 1, 3: in no heap: 9S | size hand of 2: 4
   seat 0: may -7H -9H -TH -JH -KH -7D -8D -TD in hand of 2
   seat 1: may -QS -7H -9H -AH -7D -8D -TD -QD in hand of 2
   seat 2: hand: -9S
   seat 3: moves: play 7D, 8D, TD | may -QS -7H -9H -TH -JH -KH -AH -QD in hand of 2
22. 3 play TD
   all told: 3 played TD
   all: turn: 0 | trick: 1 led 8H 9S TD
   seat 0, 1, 2: in no heap: TD | size hand of 3: 4
   seat 0: moves: play AH | may -7H -9H -TH -KH in hand of 3
   seat 1: may -7H -9H -AH in hand of 3
   seat 2: may -TH -KH -AH in hand of 3
   seat 3: hand: -TD
23. 0 play AH
   all told: 0 played AH; 3 took the trick 9S 8H AH TD
   all: turn: 3 | trick: 3 leads | trick 3: 1 led 8H 9S TD AH, 3 takes | public.phase: lead
   seat 1, 2, 3: in no heap: AH | size hand of 0: 4
   seat 0: hand: -AH
   seat 3: moves: play TS, 7D, 8D, KC
24. 3 play TS
   all told: 3 played TS
   all: turn: 0 | trick: 3 led TS | public.phase: reply
   seat 0, 1, 2: in no heap: TS | size hand of 3: 3
   seat 0: moves: play QS, QD
   seat 3: hand: -TS
25. 0 play QS
   all told: 0 played QS
   all: turn: 1 | trick: 3 led TS QS
   seat 1, 2, 3: in no heap: QS | size hand of 0: 3
   seat 0: hand: -QS
   seat 1: moves: play AS | may -7S -8S -KS in hand of 0
   seat 2: may -AS in hand of 0
   seat 3: may -7S -8S -KS -AS in hand of 0
26. 1 play AS
   all told: 1 played AS
   all: turn: 2 | trick: 3 led TS QS AS
   seat 0, 2, 3: in no heap: AS | size hand of 1: 3
   seat 1: hand: -AS
   seat 2: moves: play 7S, 8S, KS
27. 2 play 8S
   all told: 2 played 8S; 0 took the trick 8S TS QS AS
   all: turn: 0 | trick: 0 leads | trick 4: 3 led TS QS AS 8S, 0 takes | public.phase: lead
   seat 0, 1, 3: in no heap: 8S | size hand of 2: 3
   seat 0: moves: play QD, 8C, AC
   seat 2: hand: -8S
28. 0 play 8C
   all told: 0 played 8C
   all: turn: 1 | trick: 0 led 8C | public.phase: reply
   seat 1, 2, 3: in no heap: 8C | size hand of 0: 2
   seat 0: hand: -8C
   seat 1: moves: play JH
29. 1 play JH
   all told: 1 played JH
   all: turn: 2 | trick: 0 led 8C JH
   seat 0, 2, 3: in no heap: JH | size hand of 1: 2
   seat 0: may -7C -9C -TC -KC in hand of 1
   seat 1: hand: -JH
   seat 2: moves: play 9C | may -KC -AC in hand of 1
   seat 3: may -7C -9C -TC -AC in hand of 1
30. 2 play 9C
   all told: 2 played 9C
   all: turn: 3 | trick: 0 led 8C JH 9C
   seat 0, 1, 3: in no heap: 9C | size hand of 2: 2
   seat 2: hand: -9C
   seat 3: moves: play KC
31. 3 play KC
   all told: 3 played KC; 1 took the trick JH 8C 9C KC
   all: turn: 1 | trick: 1 leads | trick 5: 0 led 8C JH 9C KC, 1 takes | public.phase: lead
   seat 0, 1, 2: in no heap: KC | size hand of 3: 2
   seat 1: moves: play TH, KH
   seat 3: hand: -KC
32. 1 play KH
   all told: 1 played KH
   all: turn: 2 | trick: 1 led KH | public.phase: reply
   seat 0, 2, 3: in no heap: KH | size hand of 1: 1
   seat 1: hand: = TH
   seat 2: moves: play 7S, KS
33. 2 play KS
   all told: 2 played KS
   all: turn: 3 | trick: 1 led KH KS
   seat 0, 1, 3: in no heap: KS | size hand of 2: 1
   seat 2: hand: = 7S
   seat 3: moves: play 7D, 8D
34. 3 play 8D
   all told: 3 played 8D
   all: turn: 0 | trick: 1 led KH KS 8D
   seat 0, 1, 2: in no heap: 8D | size hand of 3: 1
   seat 0: moves: play QD
   seat 3: hand: = 7D
35. 0 play QD
   all told: 0 played QD; 0 took the trick KS KH 8D QD
   all: trick: 0 leads | trick 6: 1 led KH KS 8D QD, 0 takes | public.phase: lead
   seat 1, 2, 3: in no heap: QD | size hand of 0: 1
   seat 0: hand: = AC | moves: play AC
   seat 1: may -7H -9H in hand of 0
   seat 2: may -TH in hand of 0
   seat 3: may = 7C TC AC in hand of 0
36. 0 play AC
   all told: 0 played AC
   all: turn: 1 | trick: 0 led AC | public.phase: reply
   seat 1, 2, 3: no more: size hand of 0, may hand of 0 | in no heap: AC
   seat 0: no more: hand
   seat 1: moves: play TH
37. 1 play TH
   all told: 1 played TH
   all: turn: 2 | trick: 0 led AC TH
   seat 0, 2, 3: no more: size hand of 1, may hand of 1 | in no heap: TH
   seat 1: no more: hand
   seat 2: moves: play 7S
38. 2 play 7S
   all told: 2 played 7S
   all: turn: 3 | trick: 0 led AC TH 7S
   seat 0, 1, 3: no more: size hand of 2, may hand of 2 | in no heap: 7S
   seat 2: no more: hand
   seat 3: moves: play 7D
39. 3 play 7D
   all told: 3 played 7D; 3 took the trick 7S TH 7D AC; deal 1 §7.6 lost: +2 points to 0 from 2; deal 1 §7.6 lost: +2 points to 1 from 3; deal 1 over
   all: turn: chance | shown: 7H 9H 7C TC | holds: 2 2 -2 -2 | deals: 1 over, 0 of them thrown in | trick 7: 0 led AC TH 7S 7D, 3 takes | public.phase: settled
   seat 0, 1: no more: trick, size hand of 3, may hand of 3, size discard of 2, may discard of 2
   seat 2: no more: aside, trick, size hand of 3, may hand of 3
   seat 3: no more: hand, trick, size discard of 2, may discard of 2
40. * deal
   all told: 2 dealt
   all: no more: shown, tricks, public.call.kind | turn: 3 | dealer: 2 | sides: -1 -1 -1 -1 | public.phase: pick | public.spoken: 0 | public.picker: -2 | public.partner: -2 | public.setter: -2 | public.call.card: nobody | size blind: 4
   seat 0, 1, 2: size hand of 3: 7
   seat 0, 1, 3: size hand of 2: 7
   seat 0, 2, 3: size hand of 1: 7
   seat 1, 2, 3: size hand of 0: 7
   seat 0: hand: = TS TH QH 9D TD AD 9C | may = 7S 8S 9S JS QS KS AS 7H 8H 9H JH KH AH 7D 8D JD QD KD 7C 8C TC JC QC KC AC in all heaps
   seat 1: hand: = 9S QS AS 9H KH 8C QC | may = 7S 8S TS JS KS 7H 8H TH JH QH AH 7D 8D 9D TD JD QD KD AD 7C 9C TC JC KC AC in all heaps
   seat 2: hand: = 8S JS QD 7C TC KC AC | may = 7S 9S TS QS KS AS 7H 8H 9H TH JH QH KH AH 7D 8D 9D TD JD KD AD 8C 9C JC QC in all heaps
   seat 3: hand: = KS 7H 8H AH 8D KD JC | moves: say pick, pass | may = 7S 8S 9S TS JS QS AS 9H TH JH QH KH 7D 9D TD JD QD AD 7C 8C 9C TC QC KC AC in all heaps
41. 3 say pass
   all told: 3 said pass
   all: turn: 0 | public.spoken: 1
   seat 0: moves: say pick, pass
42. 0 say pick
   seat 0 told: 0 said pick; 0 drew 4: 7S JH 7D JD
   seat 1, 2, 3 told: 0 said pick; 0 drew 4
   all: no more: size blind, may blind | sides: 0 -1 -1 -1 | public.phase: bury | public.spoken: 2 | public.picker: 0 | public.setter: 0 | public.least: 4 | public.most: 4
   seat 1, 2, 3: size hand of 0: 11
   seat 0: in no heap: 7D 7S JD JH | hand: +7S +JH +7D +JD | moves: lay 7S, TS, TH, JH, QH, 7D, 9D, TD, JD, AD, 9C
43. 0 lay 7D
   seat 0 told: 0 laid 7D
   seat 1, 2, 3 told: 0 laid a card
   seat 1, 2, 3: size hand of 0: 10 | size discard of 0: 1
   seat 0: hand: -7D | aside: 7D | moves: lay 7S, TS, TH, JH, QH, 9D, TD, JD, AD, 9C
   seat 1: may = 7S 8S TS JS KS 7H 8H TH JH QH AH 7D 8D 9D TD JD QD KD AD 7C 9C TC JC KC AC in discard of 0
   seat 2: may = 7S 9S TS QS KS AS 7H 8H 9H TH JH QH KH AH 7D 8D 9D TD JD KD AD 8C 9C JC QC in discard of 0
   seat 3: may = 7S 8S 9S TS JS QS AS 9H TH JH QH KH 7D 9D TD JD QD AD 7C 8C 9C TC QC KC AC in discard of 0
44. 0 lay JH
   seat 0 told: 0 laid JH
   seat 1, 2, 3 told: 0 laid a card
   seat 1, 2, 3: size hand of 0: 9 | size discard of 0: 2
   seat 0: hand: -JH | aside: JH 7D | moves: lay 7S, TS, TH, QH, 9D, TD, JD, AD, 9C
45. 0 lay JD
   seat 0 told: 0 laid JD
   seat 1, 2, 3 told: 0 laid a card
   seat 1, 2, 3: size hand of 0: 8 | size discard of 0: 3
   seat 0: hand: -JD | aside: JH 7D JD | moves: lay 7S, TS, TH, QH, 9D, TD, AD, 9C
46. 0 lay TD
   seat 0 told: 0 laid TD
   seat 1, 2, 3 told: 0 laid a card
   seat 1, 2, 3: size hand of 0: 7 | size discard of 0: 4
   seat 0: hand: -TD | aside: JH 7D TD JD | moves: say done
47. 0 say done
   all told: 0 said done
   all: public.phase: call | public.least: 0 | public.most: 0
   seat 0: moves: say call_up, go_on
48. 0 say call_up
   all told: 0 said call_up
   all: turn: 1 | public.phase: crack | public.call.kind: up | public.call.card: JS
   seat 1, 3: may -JS in hand of 0, discard of 0
   seat 1: sides: 0 1 -1 -1 | moves: say crack, pass
   seat 2: sides: 0 1 0 1
   seat 3: sides: 0 -1 -1 1
49. 1 say pass
   all told: 1 said pass
   all: turn: 2
   seat 2: moves: say pass
50. 2 say pass
   all told: 2 said pass
   all: turn: 3 | trick: 3 leads | public.phase: lead
   seat 3: moves: play KS, 7H, 8H, AH, 8D, KD, JC
51. 3 play JC
   all told: 3 played JC
   all: turn: 0 | trick: 3 led JC | public.phase: reply
   seat 0, 1, 2: in no heap: JC | size hand of 3: 6
   seat 0: moves: play QH, 9D, AD
   seat 3: hand: -JC
52. 0 play 9D
   all told: 0 played 9D
   all: turn: 1 | trick: 3 led JC 9D
   seat 1, 2, 3: in no heap: 9D | size hand of 0: 6
   seat 0: hand: -9D
   seat 1: moves: play QS, QC
53. 1 play QS
   all told: 1 played QS
   all: turn: 2 | trick: 3 led JC 9D QS
   seat 0, 2, 3: in no heap: QS | size hand of 1: 6
   seat 1: hand: -QS
   seat 2: moves: play JS, QD
54. 2 play JS
   all told: 2 played JS; 1 took the trick JS QS 9D JC
   all: turn: 1 | trick: 1 leads | trick 1: 3 led JC 9D QS JS, 1 takes | public.phase: lead | public.partner: 2
   seat 0, 1, 3: in no heap: JS | sides: 0 1 0 1 | size hand of 2: 6
   seat 1: moves: play 9S, AS, 9H, KH, 8C, QC
   seat 2: hand: -JS
55. 1 play KH
   all told: 1 played KH
   all: turn: 2 | trick: 1 led KH | public.phase: reply
   seat 0, 2, 3: in no heap: KH | size hand of 1: 5
   seat 1: hand: -KH
   seat 2: moves: play QD
56. 2 play QD
   all told: 2 played QD
   all: turn: 3 | trick: 1 led KH QD
   seat 0, 1, 3: in no heap: QD | size hand of 2: 5
   seat 0: may -7H -8H -9H -AH in hand of 2
   seat 1: may -7H -8H -TH -AH in hand of 2
   seat 2: hand: -QD
   seat 3: moves: play 7H, 8H, AH | may -9H -TH in hand of 2
57. 3 play AH
   all told: 3 played AH
   all: turn: 0 | trick: 1 led KH QD AH
   seat 0, 1, 2: in no heap: AH | size hand of 3: 5
   seat 0: moves: play TH
   seat 3: hand: -AH
58. 0 play TH
   all told: 0 played TH; 2 took the trick TH KH AH QD
   all: turn: 2 | trick: 2 leads | trick 2: 1 led KH QD AH TH, 2 takes | public.phase: lead
   seat 1, 2, 3: in no heap: TH | size hand of 0: 5
   seat 0: hand: -TH
   seat 2: moves: play 8S, 7C, TC, KC, AC
59. 2 play AC
   all told: 2 played AC
   all: turn: 3 | trick: 2 led AC | public.phase: reply
   seat 0, 1, 3: in no heap: AC | size hand of 2: 4
   seat 2: hand: -AC
   seat 3: moves: play 8D, KD
60. 3 play KD
   all told: 3 played KD
   all: turn: 0 | trick: 2 led AC KD
   seat 0, 1, 2: in no heap: KD | size hand of 3: 4
   seat 0: moves: play 9C | may -7C -8C -TC -KC in hand of 3
   seat 1: may -7C -9C -TC -KC in hand of 3
   seat 2: may -8C -9C in hand of 3
   seat 3: hand: -KD
61. 0 play 9C
   all told: 0 played 9C
   all: turn: 1 | trick: 2 led AC KD 9C
   seat 1, 2, 3: in no heap: 9C | size hand of 0: 4
   seat 0: hand: -9C
   seat 1: moves: play 8C
62. 1 play 8C
   all told: 1 played 8C; 3 took the trick KD 8C 9C AC
   all: turn: 3 | trick: 3 leads | trick 3: 2 led AC KD 9C 8C, 3 takes | public.phase: lead
   seat 0, 2, 3: in no heap: 8C | size hand of 1: 4
   seat 1: hand: -8C
   seat 3: moves: play KS, 7H, 8H, 8D
63. 3 play KS
   all told: 3 played KS
   all: turn: 0 | trick: 3 led KS | public.phase: reply
   seat 0, 1, 2: in no heap: KS | size hand of 3: 3
   seat 0: moves: play 7S, TS
   seat 3: hand: -KS
64. 0 play 7S
   all told: 0 played 7S
   all: turn: 1 | trick: 3 led KS 7S
   seat 1, 2, 3: in no heap: 7S | size hand of 0: 3
   seat 0: hand: -7S
   seat 1: moves: play 9S, AS
65. 1 play AS
   all told: 1 played AS
   all: turn: 2 | trick: 3 led KS 7S AS
   seat 0, 2, 3: in no heap: AS | size hand of 1: 3
   seat 1: hand: -AS
   seat 2: moves: play 8S
66. 2 play 8S
   all told: 2 played 8S; 1 took the trick 7S 8S KS AS
   all: turn: 1 | trick: 1 leads | trick 4: 3 led KS 7S AS 8S, 1 takes | public.phase: lead
   seat 0, 1, 3: in no heap: 8S | size hand of 2: 3
   seat 1: moves: play 9S, 9H, QC
   seat 2: hand: -8S
67. 1 play 9H
   all told: 1 played 9H
   all: turn: 2 | trick: 1 led 9H | public.phase: reply
   seat 0, 2, 3: in no heap: 9H | size hand of 1: 2
   seat 1: hand: -9H
   seat 2: moves: play 7C, TC, KC
68. 2 play TC
   all told: 2 played TC
   all: turn: 3 | trick: 1 led 9H TC
   seat 0, 1, 3: in no heap: TC | size hand of 2: 2
   seat 0: may -8D -QC in hand of 2
   seat 1: may = TS 7C KC in hand of 2
   seat 2: hand: -TC
   seat 3: moves: play 7H, 8H | may = 9S TS 7C KC in hand of 2
69. 3 play 7H
   all told: 3 played 7H
   all: turn: 0 | trick: 1 led 9H TC 7H
   seat 0, 1, 2: in no heap: 7H | size hand of 3: 2
   seat 0: moves: play QH, AD
   seat 3: hand: -7H
70. 0 play AD
   all told: 0 played AD; 0 took the trick 7H 9H AD TC
   all: trick: 0 leads | trick 5: 1 led 9H TC 7H AD, 0 takes | public.phase: lead
   seat 1, 2, 3: in no heap: AD | size hand of 0: 2
   seat 1, 2: may -8H in hand of 0
   seat 0: hand: -AD | moves: play TS, QH
71. 0 play TS
   all told: 0 played TS
   all: turn: 1 | trick: 0 led TS | public.phase: reply
   seat 1, 2, 3: in no heap: TS | size hand of 0: 1
   seat 0: hand: = QH
   seat 1: moves: play 9S
72. 1 play 9S
   all told: 1 played 9S
   all: turn: 2 | trick: 0 led TS 9S
   seat 0, 2, 3: in no heap: 9S | size hand of 1: 1
   seat 1: hand: = QC
   seat 2: moves: play 7C, KC
73. 2 play KC
   all told: 2 played KC
   all: turn: 3 | trick: 0 led TS 9S KC
   seat 0, 1, 3: in no heap: KC | size hand of 2: 1
   seat 2: hand: = 7C
   seat 3: moves: play 8D
74. 3 play 8D
   all told: 3 played 8D; 3 took the trick 9S TS 8D KC
   all: trick: 3 leads | trick 6: 0 led TS 9S KC 8D, 3 takes | public.phase: lead
   seat 0, 1, 2: in no heap: 8D | size hand of 3: 1
   seat 3: hand: = 8H | moves: play 8H
75. 3 play 8H
   all told: 3 played 8H
   all: turn: 0 | trick: 3 led 8H | public.phase: reply
   seat 0, 1, 2: no more: size hand of 3, may hand of 3 | in no heap: 8H
   seat 0: moves: play QH
   seat 3: no more: hand
76. 0 play QH
   all told: 0 played QH
   all: turn: 1 | trick: 3 led 8H QH
   seat 1, 2, 3: no more: size hand of 0, may hand of 0 | in no heap: QH
   seat 0: no more: hand
   seat 1: moves: play QC
77. 1 play QC
   all told: 1 played QC
   all: turn: 2 | trick: 3 led 8H QH QC
   seat 0, 2, 3: no more: size hand of 1, may hand of 1 | in no heap: QC
   seat 1: no more: hand
   seat 2: moves: play 7C
78. 2 play 7C
   all told: 2 played 7C; 1 took the trick 8H QH 7C QC; deal 2 §7.6 lost: +2 points to 1 from 0; deal 2 §7.6 lost: +2 points to 3 from 2; deal 2 over
   all: turn: chance | shown: JH 7D TD JD | holds: 0 4 -4 0 | deals: 2 over, 0 of them thrown in | trick 7: 3 led 8H QH QC 7C, 1 takes | public.phase: settled
   seat 1, 3: no more: trick, size hand of 2, may hand of 2, size discard of 0, may discard of 0
   seat 0: no more: aside, trick, size hand of 2, may hand of 2
   seat 2: no more: hand, trick, size discard of 0, may discard of 0
79. * deal
   all told: 3 dealt
   all: no more: shown, tricks, public.call.kind | turn: 0 | dealer: 3 | sides: -1 -1 -1 -1 | public.phase: pick | public.spoken: 0 | public.picker: -2 | public.partner: -2 | public.setter: -2 | public.call.card: nobody | size blind: 4
   seat 0, 1, 2: size hand of 3: 7
   seat 0, 1, 3: size hand of 2: 7
   seat 0, 2, 3: size hand of 1: 7
   seat 1, 2, 3: size hand of 0: 7
   seat 0: hand: = 8H TH KH 7D 9D JC AC | moves: say pick, pass | may = 7S 8S 9S TS JS QS KS AS 7H 9H JH QH AH 8D TD JD QD KD AD 7C 8C 9C TC QC KC in all heaps
   seat 1: hand: = QS 7H QH AH 8D 7C QC | may = 7S 8S 9S TS JS KS AS 8H 9H TH JH KH 7D 9D TD JD QD KD AD 8C 9C TC JC KC AC in all heaps
   seat 2: hand: = JS KS 9H JH TD 8C 9C | may = 7S 8S 9S TS QS AS 7H 8H TH QH KH AH 7D 8D 9D JD QD KD AD 7C TC JC QC KC AC in all heaps
   seat 3: hand: = 8S 9S JD KD AD TC KC | may = 7S TS JS QS KS AS 7H 8H 9H TH JH QH KH AH 7D 8D 9D TD QD 7C 8C 9C JC QC AC in all heaps
80. 0 say pick
   seat 0 told: 0 said pick; 0 drew 4: 7S TS AS QD
   seat 1, 2, 3 told: 0 said pick; 0 drew 4
   all: no more: size blind, may blind | sides: 0 -1 -1 -1 | public.phase: bury | public.spoken: 1 | public.picker: 0 | public.setter: 0 | public.least: 4 | public.most: 4
   seat 1, 2, 3: size hand of 0: 11
   seat 0: in no heap: 7S AS QD TS | hand: +7S +TS +AS +QD | moves: lay 7S, TS, AS, 8H, TH, KH, 7D, 9D, QD, JC, AC
81. 0 lay JC
   seat 0 told: 0 laid JC
   seat 1, 2, 3 told: 0 laid a card
   seat 1, 2, 3: size hand of 0: 10 | size discard of 0: 1
   seat 0: hand: -JC | aside: JC | moves: lay 7S, TS, AS, 8H, TH, KH, 7D, 9D, QD, AC
   seat 1: may = 7S 8S 9S TS JS KS AS 8H 9H TH JH KH 7D 9D TD JD QD KD AD 8C 9C TC JC KC AC in discard of 0
   seat 2: may = 7S 8S 9S TS QS AS 7H 8H TH QH KH AH 7D 8D 9D JD QD KD AD 7C TC JC QC KC AC in discard of 0
   seat 3: may = 7S TS JS QS KS AS 7H 8H 9H TH JH QH KH AH 7D 8D 9D TD QD 7C 8C 9C JC QC AC in discard of 0
82. 0 lay QD
   seat 0 told: 0 laid QD
   seat 1, 2, 3 told: 0 laid a card
   seat 1, 2, 3: size hand of 0: 9 | size discard of 0: 2
   seat 0: hand: -QD | aside: QD JC | moves: lay 7S, TS, AS, 8H, TH, KH, 7D, 9D, AC
83. 0 lay AS
   seat 0 told: 0 laid AS
   seat 1, 2, 3 told: 0 laid a card
   seat 1, 2, 3: size hand of 0: 8 | size discard of 0: 3
   seat 0: hand: -AS | aside: AS QD JC | moves: lay 7S, TS, 8H, TH, KH, 7D, 9D, AC
84. 0 lay TH
   seat 0 told: 0 laid TH
   seat 1, 2, 3 told: 0 laid a card
   seat 1, 2, 3: size hand of 0: 7 | size discard of 0: 4
   seat 0: hand: -TH | aside: AS TH QD JC | moves: say done
85. 0 say done
   all told: 0 said done
   all: public.phase: call | public.least: 0 | public.most: 0
   seat 0: moves: say go_on
86. 0 say go_on
   all told: 0 said go_on
   all: turn: 1 | public.phase: crack | public.call.kind: jack | public.call.card: JD
   seat 1: sides: 0 1 -1 -1 | moves: say crack, pass
   seat 2: sides: 0 -1 1 -1
   seat 3: sides: 0 1 1 0
87. 1 say crack
   all told: 1 said crack
   all: turn: 0 | public.phase: recrack | public.cracks: 1 | public.cracker: 1 | public.stakes: 2
   seat 0: moves: say recrack, pass
88. 0 say recrack
   all told: 0 said recrack
   all: trick: 0 leads | public.phase: lead | public.cracks: 2 | public.stakes: 4
   seat 0: moves: play 7S, TS, 8H, KH, 7D, 9D, AC
89. 0 play 9D
   all told: 0 played 9D
   all: turn: 1 | trick: 0 led 9D | public.phase: reply
   seat 1, 2, 3: in no heap: 9D | size hand of 0: 6
   seat 0: hand: -9D
   seat 1: moves: play QS, QH, 8D, QC
90. 1 play 8D
   all told: 1 played 8D
   all: turn: 2 | trick: 0 led 9D 8D
   seat 0, 2, 3: in no heap: 8D | size hand of 1: 6
   seat 1: hand: -8D
   seat 2: moves: play JS, JH, TD
91. 2 play TD
   all told: 2 played TD
   all: turn: 3 | trick: 0 led 9D 8D TD
   seat 0, 1, 3: in no heap: TD | size hand of 2: 6
   seat 2: hand: -TD
   seat 3: moves: play JD, KD, AD
92. 3 play JD
   all told: 3 played JD; 3 took the trick 8D 9D TD JD
   all: trick: 3 leads | trick 1: 0 led 9D 8D TD JD, 3 takes | public.phase: lead | public.partner: 3
   seat 0, 1, 2: in no heap: JD | sides: 0 1 1 0 | size hand of 3: 6
   seat 3: hand: -JD | moves: play 8S, 9S, KD, AD, TC, KC
93. 3 play TC
   all told: 3 played TC
   all: turn: 0 | trick: 3 led TC | public.phase: reply
   seat 0, 1, 2: in no heap: TC | size hand of 3: 5
   seat 0: moves: play AC
   seat 3: hand: -TC
94. 0 play AC
   all told: 0 played AC
   all: turn: 1 | trick: 3 led TC AC
   seat 1, 2, 3: in no heap: AC | size hand of 0: 5
   seat 0: hand: -AC
   seat 1: moves: play 7C
95. 1 play 7C
   all told: 1 played 7C
   all: turn: 2 | trick: 3 led TC AC 7C
   seat 0, 2, 3: in no heap: 7C | size hand of 1: 5
   seat 1: hand: -7C
   seat 2: moves: play 8C, 9C
96. 2 play 9C
   all told: 2 played 9C; 0 took the trick 7C 9C TC AC
   all: turn: 0 | trick: 0 leads | trick 2: 3 led TC AC 7C 9C, 0 takes | public.phase: lead
   seat 0, 1, 3: in no heap: 9C | size hand of 2: 5
   seat 0: moves: play 7S, TS, 8H, KH, 7D
   seat 2: hand: -9C
97. 0 play 7D
   all told: 0 played 7D
   all: turn: 1 | trick: 0 led 7D | public.phase: reply
   seat 1, 2, 3: in no heap: 7D | size hand of 0: 4
   seat 0: hand: -7D
   seat 1: moves: play QS, QH, QC
98. 1 play QS
   all told: 1 played QS
   all: turn: 2 | trick: 0 led 7D QS
   seat 0, 2, 3: in no heap: QS | size hand of 1: 4
   seat 1: hand: -QS
   seat 2: moves: play JS, JH
99. 2 play JH
   all told: 2 played JH
   all: turn: 3 | trick: 0 led 7D QS JH
   seat 0, 1, 3: in no heap: JH | size hand of 2: 4
   seat 2: hand: -JH
   seat 3: moves: play KD, AD
100. 3 play AD
   all told: 3 played AD; 1 took the trick QS JH 7D AD
   all: turn: 1 | trick: 1 leads | trick 3: 0 led 7D QS JH AD, 1 takes | public.phase: lead
   seat 0, 1, 2: in no heap: AD | size hand of 3: 4
   seat 1: moves: play 7H, QH, AH, QC
   seat 3: hand: -AD
101. 1 play AH
   all told: 1 played AH
102. 2 play 9H
   all told: 2 played 9H
103. 3 play KD
   all told: 3 played KD
104. 0 play 8H
   all told: 0 played 8H; 3 took the trick 8H 9H AH KD
105. 3 play 8S
   all told: 3 played 8S
106. 0 play TS
   all told: 0 played TS
107. 1 play QH
   all told: 1 played QH
108. 2 play KS
   all told: 2 played KS; 1 took the trick 8S TS KS QH
109. 1 play QC
   all told: 1 played QC
110. 2 play JS
   all told: 2 played JS
   all: turn: 3 | trick: 1 led QC JS | trick 4: 1 led AH 9H KD 8H, 3 takes | trick 5: 3 led 8S TS QH KS, 1 takes | public.phase: reply
   seat 0, 1, 2: size hand of 3: 2
   seat 0, 1, 3: size hand of 2: 1
   seat 0, 2, 3: size hand of 1: 1
   seat 1, 2, 3: size hand of 0: 2
   seat 0: in no heap: 8S 9H AH JS KD KS QC QH | hand: = 7S KH | may -9S in hand of 1 | may -7H in hand of 3
   seat 1: in no heap: 8H 8S 9H JS KD KS TS | hand: = 7H | may -TH -KH in hand of 3
   seat 2: in no heap: 8H 8S AH KD QC QH TS | hand: = 8C | may -7S -9S -AS in hand of 1 | may -7H -TH -KH in hand of 3
   seat 3: in no heap: 8H 9H AH JS KS QC QH TS | hand: = 9S KC | moves: play 9S, KC | may -7S -AS in hand of 1
111. 3 play KC
   all told: 3 played KC
112. 0 play 7S
   all told: 0 played 7S; 1 took the trick 7S JS QC KC
113. 1 play 7H
   all told: 1 played 7H
114. 2 play 8C
   all told: 2 played 8C
115. 3 play 9S
   all told: 3 played 9S
116. 0 play KH
   all told: 0 played KH; 0 took the trick 9S 7H KH 8C; deal 3 §7.6 lost: +8 points to 1 from 0; deal 3 §7.6 lost: +8 points to 2 from 3; deal 3 over
117. * deal
   all told: 0 dealt
118. 1 say pick
   seat 0, 2, 3 told: 1 said pick; 1 drew 4
   seat 1 told: 1 said pick; 1 drew 4: 7H QH JC AC
119. 1 lay QH
   seat 0, 2, 3 told: 1 laid a card
   seat 1 told: 1 laid QH
120. 1 lay AH
   seat 0, 2, 3 told: 1 laid a card
   seat 1 told: 1 laid AH
   all: turn: 1 | dealer: 0 | sides: -1 0 -1 -1 | holds: -8 12 4 -8 | deals: 3 over, 0 of them thrown in | public.phase: bury | public.picker: 1 | public.partner: -2 | public.setter: 1 | public.call.card: nobody | public.cracks: 0 | public.cracker: -2 | public.stakes: 1 | public.least: 4 | public.most: 4
   seat 0, 1, 2: size hand of 3: 7
   seat 0, 1, 3: size hand of 2: 7
   seat 0, 2, 3: size hand of 1: 9 | size discard of 1: 2
   seat 1, 2, 3: no more: trick, tricks, public.call.kind, size discard of 0, may discard of 0 | size hand of 0: 7
   seat 0: no more: aside, trick, tricks, public.call.kind | in no heap: 9S | hand: = 8S 9S 8H 8D 9D JD TC | may +7S +TS +JS +QS +KS +AS +9H +TH +JH +QH +KH +AH +7D +TD +QD +KD +AD +7C +9C +JC +QC +AC in hand of 1, hand of 2 | may +7S +TS +JS +QS +KS +AS +7H +9H +TH +JH +QH +KH +AH +7D +TD +QD +KD +AD +7C +9C +JC +QC +AC in hand of 3 | may = 7S TS JS QS KS AS 7H 9H TH JH QH KH AH 7D TD QD KD AD 7C 8C 9C JC QC KC AC in discard of 1
   seat 1: in no heap: AS JC QD TH | hand: +TS +AS +TH +JH +QD +7C +JC +AC | aside: QH AH | moves: lay TS, AS, 7H, TH, JH, QD, 7C, JC, AC | may +8S +JS +QS +KS +8H +9H +7D +8D +9D +TD +JD +KD +AD +9C +TC +QC in hand of 0, hand of 2 | may +8S +JS +QS +KS +8H +9H +KH +7D +8D +9D +TD +JD +KD +AD +9C +TC +QC in hand of 3
   seat 2: in no heap: KC | hand: = QS 9H 7D TD AD 9C KC | may +8S +TS +JS +KS +8H +JH +QH +AH +8D +9D +JD +KD +7C +8C +TC +QC +AC in hand of 0 | may +7S +8S +9S +TS +JS +KS +AS +8H +JH +QH +AH +8D +9D +JD +KD +7C +8C +TC +QC +AC in hand of 1 | may +8S +TS +JS +KS +7H +8H +TH +JH +QH +KH +AH +8D +9D +JD +KD +7C +8C +TC +QC +AC in hand of 3 | may = 7S 8S 9S TS JS KS AS 7H 8H TH JH QH KH AH 8D 9D JD QD KD 7C 8C TC JC QC AC in discard of 1
   seat 3: in no heap: 7S 8C KH | hand: = 7S JS KS KH KD 8C QC | may +8S +9S +TS +QS +8H +9H +JH +QH +AH +7D +8D +9D +TD +JD +AD +7C +9C +TC +KC +AC in hand of 0, hand of 2 | may +8S +9S +TS +QS +AS +8H +9H +JH +QH +AH +7D +8D +9D +TD +JD +AD +7C +9C +TC +KC +AC in hand of 1 | may = 8S 9S TS QS AS 7H 8H 9H TH JH QH AH 7D 8D 9D TD JD QD AD 7C 9C TC JC KC AC in discard of 1
121. 1 lay TS
   seat 0, 2, 3 told: 1 laid a card
   seat 1 told: 1 laid TS
122. 1 lay TH
   seat 0, 2, 3 told: 1 laid a card
   seat 1 told: 1 laid TH
123. 1 say done
   all told: 1 said done
124. 1 say go_on
   all told: 1 said go_on
125. 2 say pass
   all told: 2 said pass
126. 3 say crack
   all told: 3 said crack
127. 1 say recrack
   all told: 1 said recrack
128. 1 play AC
   all told: 1 played AC
129. 2 play KC
   all told: 2 played KC
130. 3 play 8C
   all told: 3 played 8C
   all: turn: 0 | trick: 1 led AC KC 8C | public.phase: reply | public.call.kind: jack | public.call.card: JD | public.cracks: 2 | public.cracker: 3 | public.stakes: 4 | public.least: 0 | public.most: 0
   seat 0, 1, 2: size hand of 3: 6
   seat 0, 1, 3: size hand of 2: 6
   seat 0, 2, 3: size hand of 1: 6 | size discard of 1: 4
   seat 0: in no heap: 8C AC KC | sides: 0 0 1 1 | moves: play TC
   seat 1: in no heap: 8C KC | hand: -TS -TH -AC | aside: TS TH QH AH
   seat 2: in no heap: 8C AC | hand: -KC | sides: -1 0 1 -1
   seat 3: in no heap: AC KC | hand: -8C | sides: -1 0 -1 1
131. 0 play TC
   all told: 0 played TC; 1 took the trick 8C TC KC AC
132. 1 play JH
   all told: 1 played JH
133. 2 play QS
   all told: 2 played QS
134. 3 play JS
   all told: 3 played JS
135. 0 play 8D
   all told: 0 played 8D; 2 took the trick JS QS JH 8D
136. 2 play 7D
   all told: 2 played 7D
137. 3 play KD
   all told: 3 played KD
138. 0 play 9D
   all told: 0 played 9D
139. 1 play QD
   all told: 1 played QD; 1 took the trick 7D 9D QD KD
140. 1 play JC
   all told: 1 played JC
   all: turn: 2 | trick: 1 led JC | trick 1: 1 led AC KC 8C TC, 1 takes | trick 2: 1 led JH QS JS 8D, 2 takes | trick 3: 2 led 7D KD 9D QD, 1 takes
   seat 0, 1, 2: size hand of 3: 4
   seat 0, 1, 3: size hand of 2: 4
   seat 0, 2, 3: size hand of 1: 3
   seat 1, 2, 3: size hand of 0: 4
   seat 0: in no heap: 7D JC JH JS KD QD QS | hand: -8D -9D -TC
   seat 1: in no heap: 7D 8D 9D JS KD QS TC | hand: = AS 7H 7C
   seat 2: in no heap: 8D 9D JC JH JS KD QD TC | hand: -QS -7D | moves: play TD, AD
   seat 3: in no heap: 7D 8D 9D JC JH QD QS TC | hand: -JS -KD
141. 2 play AD
   all told: 2 played AD
142. 3 play QC
   all told: 3 played QC
143. 0 play JD
   all told: 0 played JD; 3 took the trick JD AD JC QC
144. 3 play 7S
   all told: 3 played 7S
145. 0 play 9S
   all told: 0 played 9S
146. 1 play AS
   all told: 1 played AS
147. 2 play TD
   all told: 2 played TD; 2 took the trick 7S 9S AS TD
148. 2 play 9H
   all told: 2 played 9H
149. 3 play KH
   all told: 3 played KH
150. 0 play 8H
   all told: 0 played 8H
   all: turn: 1 | trick: 2 led 9H KH 8H | trick 4: 1 led JC AD QC JD, 3 takes | trick 5: 3 led 7S 9S AS TD, 2 takes | public.partner: 0
   seat 0, 1, 2: size hand of 3: 1
   seat 0, 1, 3: size hand of 2: 1
   seat 0, 2, 3: size hand of 1: 2
   seat 1, 2, 3: sides: 0 0 1 1 | size hand of 0: 1
   seat 0: in no heap: 7S 9H AD AS KH QC TD | hand: = 8S | may -TS -KS in hand of 2
   seat 1: in no heap: 7S 8H 9H 9S AD JD KH QC TD | hand: -AS | moves: play 7H | may = 9C in hand of 2
   seat 2: in no heap: 7S 8H 9S AS JD KH QC | hand: = 9C
   seat 3: in no heap: 8H 9H 9S AD AS JD TD | hand: = KS | may -8S -TS in hand of 2
151. 1 play 7H
   all told: 1 played 7H; 3 took the trick 7H 8H 9H KH
152. 3 play KS
   all told: 3 played KS
153. 0 play 8S
   all told: 0 played 8S
154. 1 play 7C
   all told: 1 played 7C
155. 2 play 9C
   all told: 2 played 9C; 3 took the trick 8S KS 7C 9C; deal 4 §7.6 lost: +8 points to 2 from 1; deal 4 §7.6 lost: +8 points to 3 from 0; deal 4 over; match over
   all: turn: nobody | shown: TS TH QH AH | holds: -16 4 12 0 | deals: 4 over, 0 of them thrown in | trick 6: 2 led 9H KH 8H 7H, 3 takes | trick 7: 3 led KS 8S 7C 9C, 3 takes | public.phase: settled | public.stakes: 1
   seat 0: no more: hand, trick, size hand of 1, may hand of 1, size hand of 2, may hand of 2, size hand of 3, may hand of 3, size discard of 1, may discard of 1
   seat 1: no more: hand, aside, trick, size hand of 0, may hand of 0, size hand of 2, may hand of 2, size hand of 3, may hand of 3
   seat 2: no more: hand, trick, size hand of 0, may hand of 0, size hand of 1, may hand of 1, size hand of 3, may hand of 3, size discard of 1, may discard of 1
   seat 3: no more: hand, trick, size hand of 0, may hand of 0, size hand of 1, may hand of 1, size hand of 2, may hand of 2, size discard of 1, may discard of 1
