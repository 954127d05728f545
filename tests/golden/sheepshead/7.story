start
   all: turn: chance | dealer: 0 | sides: -1 -1 -1 -1 -1 -1 | holds: 0 0 0 0 0 0 | deals: 0 over, 0 of them thrown in | public.phase: dealing | public.spoken: 0 | public.picker: -2 | public.partner: -2 | public.setter: -2 | public.call.card: nobody | public.under: nobody | public.blitzes: 0 | public.cracks: 0 | public.cracker: -2 | public.pending: 0 | public.stakes: 1 | public.least: 0 | public.most: 0 | public.blind_to: -2
1. * deal
   all told: 0 dealt
   all: turn: 1 | public.phase: pick | size blind: 2
   seat 0, 1, 2, 3, 4: size hand of 5: 5
   seat 0, 1, 2, 3, 5: size hand of 4: 5
   seat 0, 1, 2, 4, 5: size hand of 3: 5
   seat 0, 1, 3, 4, 5: size hand of 2: 5
   seat 0, 2, 3, 4, 5: size hand of 1: 5
   seat 1, 2, 3, 4, 5: size hand of 0: 5
   seat 0: hand: = JS 7H QH TD 9C | may = 7S 8S 9S TS QS KS AS 8H 9H TH JH KH AH 7D 8D 9D JD QD KD AD 7C 8C TC JC QC KC AC in all heaps
   seat 1: hand: = 9S 9H 8D 8C QC | moves: say pick, pass | may = 7S 8S TS JS QS KS AS 7H 8H TH JH QH KH AH 7D 9D TD JD QD KD AD 7C 9C TC JC KC AC in all heaps
   seat 2: hand: = KS JH KD TC KC | may = 7S 8S 9S TS JS QS AS 7H 8H 9H TH QH KH AH 7D 8D 9D TD JD QD AD 7C 8C 9C JC QC AC in all heaps
   seat 3: hand: = QS AS 7D JD JC | may = 7S 8S 9S TS JS KS 7H 8H 9H TH JH QH KH AH 8D 9D TD QD KD AD 7C 8C 9C TC QC KC AC in all heaps
   seat 4: hand: = 8S 8H KH QD 7C | may = 7S 9S TS JS QS KS AS 7H 9H TH JH QH AH 7D 8D 9D TD JD KD AD 8C 9C TC JC QC KC AC in all heaps
   seat 5: hand: = TS TH AH 9D AC | may = 7S 8S 9S JS QS KS AS 7H 8H 9H JH QH KH 7D 8D TD JD QD KD AD 7C 8C 9C TC JC QC KC in all heaps
2. 1 say pass
   all told: 1 said pass
   all: turn: 2 | public.spoken: 1
   seat 2: moves: say pick, pass
3. 2 say pick
   seat 0, 1, 3, 4, 5 told: 2 said pick; 2 drew 2
   seat 2 told: 2 said pick; 2 drew 2: 7S AD
   all: no more: size blind, may blind | sides: -1 -1 0 -1 -1 -1 | public.phase: bury | public.spoken: 2 | public.picker: 2 | public.setter: 2 | public.least: 2 | public.most: 2
   seat 0, 1, 3, 4, 5: size hand of 2: 7
   seat 2: in no heap: 7S AD | hand: +7S +AD | moves: lay 7S, KS, JH, KD, AD, TC, KC
4. 2 lay AD
   seat 0, 1, 3, 4, 5 told: 2 laid a card
   seat 2 told: 2 laid AD
   seat 0, 1, 3, 4, 5: size hand of 2: 6 | size discard of 2: 1
   seat 0: may = 7S 8S 9S TS QS KS AS 8H 9H TH JH KH AH 7D 8D 9D JD QD KD AD 7C 8C TC JC QC KC AC in discard of 2
   seat 1: may = 7S 8S TS JS QS KS AS 7H 8H TH JH QH KH AH 7D 9D TD JD QD KD AD 7C 9C TC JC KC AC in discard of 2
   seat 2: hand: -AD | aside: AD | moves: lay 7S, KS, JH, KD, TC, KC
   seat 3: may = 7S 8S 9S TS JS KS 7H 8H 9H TH JH QH KH AH 8D 9D TD QD KD AD 7C 8C 9C TC QC KC AC in discard of 2
   seat 4: may = 7S 9S TS JS QS KS AS 7H 9H TH JH QH AH 7D 8D 9D TD JD KD AD 8C 9C TC JC QC KC AC in discard of 2
   seat 5: may = 7S 8S 9S JS QS KS AS 7H 8H 9H JH QH KH 7D 8D TD JD QD KD AD 7C 8C 9C TC JC QC KC in discard of 2
5. 2 lay KS
   seat 0, 1, 3, 4, 5 told: 2 laid a card
   seat 2 told: 2 laid KS
   seat 0, 1, 3, 4, 5: size hand of 2: 5 | size discard of 2: 2
   seat 2: hand: -KS | aside: KS AD | moves: say done
6. 2 say done
   all told: 2 said done
   all: public.phase: call | public.least: 0 | public.most: 0
   seat 2: moves: say go_on
7. 2 say go_on
   all told: 2 said go_on
   all: turn: 1 | trick: 1 leads | public.phase: lead | public.call.kind: jack | public.call.card: JD
   seat 0: sides: 1 -1 0 -1 -1 -1
   seat 1: sides: -1 1 0 -1 -1 -1 | moves: play 9S, 9H, 8D, 8C, QC
   seat 3: sides: 1 1 0 0 1 1
   seat 4: sides: -1 -1 0 -1 1 -1
   seat 5: sides: -1 -1 0 -1 -1 1
8. 1 play QC
   all told: 1 played QC
   all: turn: 2 | trick: 1 led QC | public.phase: reply
   seat 0, 2, 3, 4, 5: in no heap: QC | size hand of 1: 4
   seat 1: hand: -QC
   seat 2: moves: play JH, KD
9. 2 play JH
   all told: 2 played JH
   all: turn: 3 | trick: 1 led QC JH
   seat 0, 1, 3, 4, 5: in no heap: JH | size hand of 2: 4
   seat 2: hand: -JH
   seat 3: moves: play QS, 7D, JD, JC
10. 3 play JD
   all told: 3 played JD
   all: turn: 4 | trick: 1 led QC JH JD | public.partner: 3
   seat 0, 1, 2, 4, 5: in no heap: JD | sides: 1 1 0 0 1 1 | size hand of 3: 4
   seat 3: hand: -JD
   seat 4: moves: play QD
11. 4 play QD
   all told: 4 played QD
   all: turn: 5 | trick: 1 led QC JH JD QD
   seat 0, 1, 2, 3, 5: in no heap: QD | size hand of 4: 4
   seat 4: hand: -QD
   seat 5: moves: play 9D
12. 5 play 9D
   all told: 5 played 9D
   all: turn: 0 | trick: 1 led QC JH JD QD 9D
   seat 0, 1, 2, 3, 4: in no heap: 9D | size hand of 5: 4
   seat 0: moves: play JS, QH, TD
   seat 5: hand: -9D
13. 0 play QH
   all told: 0 played QH; 1 took the trick JH QH 9D JD QD QC
   all: turn: 1 | trick: 1 leads | trick 1: 1 led QC JH JD QD 9D QH, 1 takes | public.phase: lead
   seat 1, 2, 3, 4, 5: in no heap: QH | size hand of 0: 4
   seat 0: hand: -QH
   seat 1: moves: play 9S, 9H, 8D, 8C
14. 1 play 8D
   all told: 1 played 8D
   all: turn: 2 | trick: 1 led 8D | public.phase: reply
   seat 0, 2, 3, 4, 5: in no heap: 8D | size hand of 1: 3
   seat 1: hand: -8D
   seat 2: moves: play KD
15. 2 play KD
   all told: 2 played KD
   all: turn: 3 | trick: 1 led 8D KD
   seat 0, 1, 3, 4, 5: in no heap: KD | size hand of 2: 3
   seat 2: hand: -KD
   seat 3: moves: play QS, 7D, JC
16. 3 play 7D
   all told: 3 played 7D
   all: turn: 4 | trick: 1 led 8D KD 7D
   seat 0, 1, 2, 4, 5: in no heap: 7D | size hand of 3: 3
   seat 3: hand: -7D
   seat 4: moves: play 8S, 8H, KH, 7C
17. 4 play 8S
   all told: 4 played 8S
   all: turn: 5 | trick: 1 led 8D KD 7D 8S
   seat 0, 1, 2, 3, 5: in no heap: 8S | size hand of 4: 3
   seat 1, 5: may -JS -QS -TD -AD -JC in hand of 4
   seat 0: may -QS -AD -JC in hand of 4
   seat 2: may -JS -QS -TD -JC in hand of 4
   seat 3: may -JS -TD -AD in hand of 4
   seat 4: hand: -8S
   seat 5: moves: play TS, TH, AH, AC
18. 5 play TH
   all told: 5 played TH
   all: turn: 0 | trick: 1 led 8D KD 7D 8S TH
   seat 0, 1, 2, 3, 4: in no heap: TH | size hand of 5: 3
   seat 1, 4: may -JS -QS -TD -AD -JC in hand of 5
   seat 0: moves: play JS, TD | may -QS -AD -JC in hand of 5
   seat 2: may -JS -QS -TD -JC in hand of 5
   seat 3: may -JS -TD -AD in hand of 5
   seat 5: hand: -TH
19. 0 play TD
   all told: 0 played TD; 0 took the trick 8S TH 7D 8D TD KD
   all: trick: 0 leads | trick 2: 1 led 8D KD 7D 8S TH TD, 0 takes | public.phase: lead
   seat 1, 2, 3, 4, 5: in no heap: TD | size hand of 0: 3
   seat 0: hand: -TD | moves: play JS, 7H, 9C
20. 0 play JS
   all told: 0 played JS
   all: turn: 1 | trick: 0 led JS | public.phase: reply
   seat 1, 2, 3, 4, 5: in no heap: JS | size hand of 0: 2
   seat 0: hand: -JS
   seat 1: moves: play 9S, 9H, 8C
21. 1 play 8C
   all told: 1 played 8C
   all: turn: 2 | trick: 0 led JS 8C
   seat 0, 2, 3, 4, 5: in no heap: 8C | size hand of 1: 2
   seat 0, 4, 5: may -QS -AD -JC in hand of 1
   seat 1: hand: -8C
   seat 2: moves: play 7S, TC, KC | may -QS -JC in hand of 1
   seat 3: may -AD in hand of 1
22. 2 play TC
   all told: 2 played TC
   all: turn: 3 | trick: 0 led JS 8C TC
   seat 0, 1, 3, 4, 5: in no heap: TC | size hand of 2: 2
   seat 0, 1, 4, 5: may -QS -AD -JC in hand of 2
   seat 2: hand: -TC
   seat 3: moves: play QS, JC | may -AD in hand of 2
23. 3 play JC
   all told: 3 played JC
   all: turn: 4 | trick: 0 led JS 8C TC JC
   seat 0, 1, 2, 4, 5: in no heap: JC | size hand of 3: 2
   seat 3: hand: -JC
   seat 4: moves: play 8H, KH, 7C
24. 4 play 7C
   all told: 4 played 7C
   all: turn: 5 | trick: 0 led JS 8C TC JC 7C
   seat 0, 1, 2, 3, 5: in no heap: 7C | size hand of 4: 2
   seat 4: hand: -7C
   seat 5: moves: play TS, AH, AC
25. 5 play AC
   all told: 5 played AC; 3 took the trick JS 7C 8C TC JC AC
   all: turn: 3 | trick: 3 leads | trick 3: 0 led JS 8C TC JC 7C AC, 3 takes | public.phase: lead
   seat 0, 1, 2, 3, 4: in no heap: AC | size hand of 5: 2
   seat 3: moves: play QS, AS
   seat 5: hand: -AC
26. 3 play QS
   all told: 3 played QS
   all: turn: 4 | trick: 3 led QS | public.phase: reply
   seat 0, 1, 2, 4, 5: in no heap: QS | size hand of 3: 1
   seat 3: hand: = AS
   seat 4: moves: play 8H, KH
27. 4 play KH
   all told: 4 played KH
   all: turn: 5 | trick: 3 led QS KH
   seat 0, 1, 2, 3, 5: in no heap: KH | size hand of 4: 1
   seat 4: hand: = 8H
   seat 5: moves: play TS, AH
28. 5 play AH
   all told: 5 played AH
   all: turn: 0 | trick: 3 led QS KH AH
   seat 0, 1, 2, 3, 4: in no heap: AH | size hand of 5: 1
   seat 0: moves: play 7H, 9C
   seat 5: hand: = TS
29. 0 play 9C
   all told: 0 played 9C
   all: turn: 1 | trick: 3 led QS KH AH 9C
   seat 1, 2, 3, 4, 5: in no heap: 9C | size hand of 0: 1
   seat 1, 3, 4, 5: may -AD in hand of 0
   seat 0: hand: = 7H
   seat 1: moves: play 9S, 9H
30. 1 play 9H
   all told: 1 played 9H
   all: turn: 2 | trick: 3 led QS KH AH 9C 9H
   seat 0, 2, 3, 4, 5: in no heap: 9H | size hand of 1: 1
   seat 1: hand: = 9S
   seat 2: moves: play 7S, KC
31. 2 play 7S
   all told: 2 played 7S; 3 took the trick 7S QS 9H KH AH 9C
   all: turn: 3 | trick: 3 leads | trick 4: 3 led QS KH AH 9C 9H 7S, 3 takes | public.phase: lead
   seat 0, 1, 3, 4, 5: in no heap: 7S | size hand of 2: 1
   seat 2: hand: = KC
   seat 3: moves: play AS
32. 3 play AS
   all told: 3 played AS
   all: turn: 4 | trick: 3 led AS | public.phase: reply
   seat 0, 1, 2, 4, 5: no more: size hand of 3, may hand of 3 | in no heap: AS
   seat 3: no more: hand
   seat 4: moves: play 8H
33. 4 play 8H
   all told: 4 played 8H
   all: turn: 5 | trick: 3 led AS 8H
   seat 0, 1, 2, 3, 5: no more: size hand of 4, may hand of 4 | in no heap: 8H
   seat 4: no more: hand
   seat 5: moves: play TS
34. 5 play TS
   all told: 5 played TS
   all: turn: 0 | trick: 3 led AS 8H TS
   seat 0, 1, 2, 3, 4: no more: size hand of 5, may hand of 5 | in no heap: TS
   seat 0: moves: play 7H
   seat 5: no more: hand
35. 0 play 7H
   all told: 0 played 7H
   all: turn: 1 | trick: 3 led AS 8H TS 7H
   seat 1, 2, 3, 4, 5: no more: size hand of 0, may hand of 0 | in no heap: 7H
   seat 0: no more: hand
   seat 1: moves: play 9S
36. 1 play 9S
   all told: 1 played 9S
   all: turn: 2 | trick: 3 led AS 8H TS 7H 9S
   seat 0, 2, 3, 4, 5: no more: size hand of 1, may hand of 1
   seat 0, 3, 4, 5: in no heap: 9S
   seat 1: no more: hand
   seat 2: moves: play KC
37. 2 play KC
   all told: 2 played KC; 3 took the trick 9S TS AS 7H 8H KC; deal 1 §7.6 won: +1 points to 2 from 4; deal 1 §7.6 won: +1 points to 2 from 5; deal 1 §7.6 won: +1 points to 2 from 0; deal 1 §7.6 won: +1 points to 3 from 1; deal 1 over
   all: turn: chance | shown: KS AD | holds: -1 -1 3 1 -1 -1 | deals: 1 over, 0 of them thrown in | trick 5: 3 led AS 8H TS 7H 9S KC, 3 takes | public.phase: settled
   seat 0, 1, 3, 4, 5: no more: trick, size hand of 2, may hand of 2, size discard of 2, may discard of 2
   seat 2: no more: hand, aside, trick
38. * deal
   all told: 1 dealt
   all: no more: shown, tricks, public.call.kind | turn: 2 | dealer: 1 | sides: -1 -1 -1 -1 -1 -1 | public.phase: pick | public.spoken: 0 | public.picker: -2 | public.partner: -2 | public.setter: -2 | public.call.card: nobody | size blind: 2
   seat 0, 1, 2, 3, 4: size hand of 5: 5
   seat 0, 1, 2, 3, 5: size hand of 4: 5
   seat 0, 1, 2, 4, 5: size hand of 3: 5
   seat 0, 1, 3, 4, 5: size hand of 2: 5
   seat 0, 2, 3, 4, 5: size hand of 1: 5
   seat 1, 2, 3, 4, 5: size hand of 0: 5
   seat 0: hand: = 9H QH KH QD KC | may = 7S 8S 9S TS JS QS KS AS 7H 8H TH JH AH 7D 8D 9D TD JD KD AD 7C 8C 9C TC JC QC AC in all heaps
   seat 1: hand: = 8S 9S 8H KD AD | may = 7S TS JS QS KS AS 7H 9H TH JH QH KH AH 7D 8D 9D TD JD QD 7C 8C 9C TC JC QC KC AC in all heaps
   seat 2: hand: = KS TH AH 8D AC | moves: say pick, pass | may = 7S 8S 9S TS JS QS AS 7H 8H 9H JH QH KH 7D 9D TD JD QD KD AD 7C 8C 9C TC JC QC KC in all heaps
   seat 3: hand: = JS JH 9D 8C TC | may = 7S 8S 9S TS QS KS AS 7H 8H 9H TH QH KH AH 7D 8D TD JD QD KD AD 7C 9C JC QC KC AC in all heaps
   seat 4: hand: = QS AS 7C JC QC | may = 7S 8S 9S TS JS KS 7H 8H 9H TH JH QH KH AH 7D 8D 9D TD JD QD KD AD 8C 9C TC KC AC in all heaps
   seat 5: hand: = TS 7H 7D TD 9C | may = 7S 8S 9S JS QS KS AS 8H 9H TH JH QH KH AH 8D 9D JD QD KD AD 7C 8C TC JC QC KC AC in all heaps
39. 2 say pick
   seat 0, 1, 3, 4, 5 told: 2 said pick; 2 drew 2
   seat 2 told: 2 said pick; 2 drew 2: 7S JD
   all: no more: size blind, may blind | sides: -1 -1 0 -1 -1 -1 | public.phase: bury | public.spoken: 1 | public.picker: 2 | public.setter: 2 | public.least: 2 | public.most: 2
   seat 0, 1, 3, 4, 5: size hand of 2: 7
   seat 2: in no heap: 7S JD | hand: +7S +JD | moves: lay 7S, KS, TH, AH, 8D, JD, AC
40. 2 lay AH
   seat 0, 1, 3, 4, 5 told: 2 laid a card
   seat 2 told: 2 laid AH
   seat 0, 1, 3, 4, 5: size hand of 2: 6 | size discard of 2: 1
   seat 0: may = 7S 8S 9S TS JS QS KS AS 7H 8H TH JH AH 7D 8D 9D TD JD KD AD 7C 8C 9C TC JC QC AC in discard of 2
   seat 1: may = 7S TS JS QS KS AS 7H 9H TH JH QH KH AH 7D 8D 9D TD JD QD 7C 8C 9C TC JC QC KC AC in discard of 2
   seat 2: hand: -AH | aside: AH | moves: lay 7S, KS, TH, 8D, JD, AC
   seat 3: may = 7S 8S 9S TS QS KS AS 7H 8H 9H TH QH KH AH 7D 8D TD JD QD KD AD 7C 9C JC QC KC AC in discard of 2
   seat 4: may = 7S 8S 9S TS JS KS 7H 8H 9H TH JH QH KH AH 7D 8D 9D TD JD QD KD AD 8C 9C TC KC AC in discard of 2
   seat 5: may = 7S 8S 9S JS QS KS AS 8H 9H TH JH QH KH AH 8D 9D JD QD KD AD 7C 8C TC JC QC KC AC in discard of 2
41. 2 lay AC
   seat 0, 1, 3, 4, 5 told: 2 laid a card
   seat 2 told: 2 laid AC
   seat 0, 1, 3, 4, 5: size hand of 2: 5 | size discard of 2: 2
   seat 2: hand: -AC | aside: AH AC | moves: say done
42. 2 say done
   all told: 2 said done
   all: public.phase: call | public.least: 0 | public.most: 0
   seat 2: moves: say call_up, go_on
43. 2 say call_up
   all told: 2 said call_up
   all: trick: 2 leads | public.phase: lead | public.call.kind: up | public.call.card: JH
   seat 0, 1, 4, 5: may -JH in hand of 2, discard of 2
   seat 0: sides: 1 -1 0 -1 -1 -1
   seat 1: sides: -1 1 0 -1 -1 -1
   seat 2: moves: play 7S, KS, TH, 8D, JD
   seat 3: sides: 1 1 0 0 1 1
   seat 4: sides: -1 -1 0 -1 1 -1
   seat 5: sides: -1 -1 0 -1 -1 1
44. 2 play 8D
   all told: 2 played 8D
   all: turn: 3 | trick: 2 led 8D | public.phase: reply
   seat 0, 1, 3, 4, 5: in no heap: 8D | size hand of 2: 4
   seat 2: hand: -8D
   seat 3: moves: play JS, JH, 9D
45. 3 play JS
   all told: 3 played JS
   all: turn: 4 | trick: 2 led 8D JS
   seat 0, 1, 2, 4, 5: in no heap: JS | size hand of 3: 4
   seat 3: hand: -JS
   seat 4: moves: play QS, JC, QC
46. 4 play JC
   all told: 4 played JC
   all: turn: 5 | trick: 2 led 8D JS JC
   seat 0, 1, 2, 3, 5: in no heap: JC | size hand of 4: 4
   seat 4: hand: -JC
   seat 5: moves: play 7D, TD
47. 5 play TD
   all told: 5 played TD
   all: turn: 0 | trick: 2 led 8D JS JC TD
   seat 0, 1, 2, 3, 4: in no heap: TD | size hand of 5: 4
   seat 0: moves: play QH, QD
   seat 5: hand: -TD
48. 0 play QH
   all told: 0 played QH
   all: turn: 1 | trick: 2 led 8D JS JC TD QH
   seat 1, 2, 3, 4, 5: in no heap: QH | size hand of 0: 4
   seat 0: hand: -QH
   seat 1: moves: play KD, AD
49. 1 play AD
   all told: 1 played AD; 0 took the trick JS QH 8D TD AD JC
   all: turn: 0 | trick: 0 leads | trick 1: 2 led 8D JS JC TD QH AD, 0 takes | public.phase: lead
   seat 0, 2, 3, 4, 5: in no heap: AD | size hand of 1: 4
   seat 0: moves: play 9H, KH, QD, KC
   seat 1: hand: -AD
50. 0 play KC
   all told: 0 played KC
   all: turn: 1 | trick: 0 led KC | public.phase: reply
   seat 1, 2, 3, 4, 5: in no heap: KC | size hand of 0: 3
   seat 0: hand: -KC
   seat 1: moves: play 8S, 9S, 8H, KD
51. 1 play 8H
   all told: 1 played 8H
   all: turn: 2 | trick: 0 led KC 8H
   seat 0, 2, 3, 4, 5: in no heap: 8H | size hand of 1: 3
   seat 0: may -7C -8C -9C -TC -AC in hand of 1
   seat 1: hand: -8H
   seat 2: moves: play 7S, KS, TH, JD | may -7C -8C -9C -TC in hand of 1
   seat 3: may -7C -9C -AC in hand of 1
   seat 4: may -8C -9C -TC -AC in hand of 1
   seat 5: may -7C -8C -TC -AC in hand of 1
52. 2 play JD
   all told: 2 played JD
   all: turn: 3 | trick: 0 led KC 8H JD
   seat 0, 1, 3, 4, 5: in no heap: JD | size hand of 2: 3
   seat 0, 1: may -7C -8C -9C -TC -AC in hand of 2
   seat 2: hand: -JD
   seat 3: moves: play 8C, TC | may -7C -9C -AC in hand of 2
   seat 4: may -8C -9C -TC -AC in hand of 2
   seat 5: may -7C -8C -TC -AC in hand of 2
53. 3 play TC
   all told: 3 played TC
   all: turn: 4 | trick: 0 led KC 8H JD TC
   seat 0, 1, 2, 4, 5: in no heap: TC | size hand of 3: 3
   seat 3: hand: -TC
   seat 4: moves: play 7C
54. 4 play 7C
   all told: 4 played 7C
   all: turn: 5 | trick: 0 led KC 8H JD TC 7C
   seat 0, 1, 2, 3, 5: in no heap: 7C | size hand of 4: 3
   seat 4: hand: -7C
   seat 5: moves: play 9C
55. 5 play 9C
   all told: 5 played 9C; 2 took the trick 8H JD 7C 9C TC KC
   all: turn: 2 | trick: 2 leads | trick 2: 0 led KC 8H JD TC 7C 9C, 2 takes | public.phase: lead
   seat 0, 1, 2, 3, 4: in no heap: 9C | size hand of 5: 3
   seat 2: moves: play 7S, KS, TH
   seat 5: hand: -9C
56. 2 play KS
   all told: 2 played KS
   all: turn: 3 | trick: 2 led KS | public.phase: reply
   seat 0, 1, 3, 4, 5: in no heap: KS | size hand of 2: 2
   seat 2: hand: -KS
   seat 3: moves: play JH, 9D, 8C
57. 3 play 8C
   all told: 3 played 8C
   all: turn: 4 | trick: 2 led KS 8C
   seat 0, 1, 2, 4, 5: in no heap: 8C | size hand of 3: 2
   seat 0: may -7S -8S -9S -TS -AS in hand of 3
   seat 1: may -7S -TS -AS in hand of 3
   seat 2: may -8S -9S -TS -AS in hand of 3
   seat 3: hand: -8C
   seat 4: moves: play AS | may -7S -8S -9S -TS in hand of 3
   seat 5: may -7S -8S -9S -AS in hand of 3
58. 4 play AS
   all told: 4 played AS
   all: turn: 5 | trick: 2 led KS 8C AS
   seat 0, 1, 2, 3, 5: in no heap: AS | size hand of 4: 2
   seat 4: hand: -AS
   seat 5: moves: play TS
59. 5 play TS
   all told: 5 played TS
   all: turn: 0 | trick: 2 led KS 8C AS TS
   seat 0, 1, 2, 3, 4: in no heap: TS | size hand of 5: 2
   seat 0: moves: play 9H, KH, QD
   seat 5: hand: -TS
60. 0 play QD
   all told: 0 played QD
   all: turn: 1 | trick: 2 led KS 8C AS TS QD
   seat 1, 2, 3, 4, 5: in no heap: QD | size hand of 0: 2
   seat 3, 4, 5: may -7S -8S -9S in hand of 0
   seat 0: hand: -QD
   seat 1: moves: play 8S, 9S | may -7S in hand of 0
   seat 2: may -8S -9S in hand of 0
61. 1 play 8S
   all told: 1 played 8S; 0 took the trick 8S TS KS AS QD 8C
   all: turn: 0 | trick: 0 leads | trick 3: 2 led KS 8C AS TS QD 8S, 0 takes | public.phase: lead
   seat 0, 2, 3, 4, 5: in no heap: 8S | size hand of 1: 2
   seat 0: moves: play 9H, KH
   seat 1: hand: -8S
62. 0 play 9H
   all told: 0 played 9H
   all: turn: 1 | trick: 0 led 9H | public.phase: reply
   seat 1, 2, 3, 4, 5: in no heap: 9H | size hand of 0: 1
   seat 0: hand: = KH
   seat 1: moves: play 9S, KD
63. 1 play 9S
   all told: 1 played 9S
   all: turn: 2 | trick: 0 led 9H 9S
   seat 0, 2, 3, 4, 5: in no heap: 9S | size hand of 1: 1
   seat 3, 4: may -7H -TH -KH -AH in hand of 1
   seat 0: may -7H -TH -AH in hand of 1
   seat 1: hand: = KD
   seat 2: moves: play TH | may -7H -KH in hand of 1
   seat 5: may -TH -KH -AH in hand of 1
64. 2 play TH
   all told: 2 played TH
   all: turn: 3 | trick: 0 led 9H 9S TH
   seat 0, 1, 3, 4, 5: in no heap: TH | size hand of 2: 1
   seat 2: hand: = 7S
   seat 3: moves: play JH, 9D
65. 3 play JH
   all told: 3 played JH
   all: turn: 4 | trick: 0 led 9H 9S TH JH | public.partner: 3
   seat 0, 1, 2, 4, 5: in no heap: JH | sides: 1 1 0 0 1 1 | size hand of 3: 1
   seat 1, 4: may -7H -KH -AH in hand of 3
   seat 0: may -7H -AH in hand of 3
   seat 2: may -7H -KH in hand of 3
   seat 3: hand: = 9D
   seat 4: moves: play QS, QC
   seat 5: may -KH -AH in hand of 3
66. 4 play QS
   all told: 4 played QS
   all: turn: 5 | trick: 0 led 9H 9S TH JH QS
   seat 0, 1, 2, 3, 5: in no heap: QS | size hand of 4: 1
   seat 1, 3: may -7H -KH -AH in hand of 4
   seat 0: may -7H -AH in hand of 4
   seat 2: may -7H -KH in hand of 4
   seat 4: hand: = QC
   seat 5: moves: play 7H | may -KH -AH in hand of 4
67. 5 play 7H
   all told: 5 played 7H; 4 took the trick 9S QS 7H 9H TH JH
   all: turn: 4 | trick: 4 leads | trick 4: 0 led 9H 9S TH JH QS 7H, 4 takes | public.phase: lead
   seat 0, 1, 2, 3, 4: in no heap: 7H | size hand of 5: 1
   seat 4: moves: play QC
   seat 5: hand: = 7D
68. 4 play QC
   all told: 4 played QC
   all: turn: 5 | trick: 4 led QC | public.phase: reply
   seat 0, 1, 2, 3, 5: no more: size hand of 4, may hand of 4 | in no heap: QC
   seat 4: no more: hand
   seat 5: moves: play 7D
69. 5 play 7D
   all told: 5 played 7D
   all: turn: 0 | trick: 4 led QC 7D
   seat 0, 1, 2, 3, 4: no more: size hand of 5, may hand of 5 | in no heap: 7D
   seat 0: moves: play KH
   seat 5: no more: hand
70. 0 play KH
   all told: 0 played KH
   all: turn: 1 | trick: 4 led QC 7D KH
   seat 1, 2, 3, 4, 5: no more: size hand of 0, may hand of 0 | in no heap: KH
   seat 0: no more: hand
   seat 1: moves: play KD
71. 1 play KD
   all told: 1 played KD
   all: turn: 2 | trick: 4 led QC 7D KH KD
   seat 0, 2, 3, 4, 5: no more: size hand of 1, may hand of 1 | in no heap: KD
   seat 1: no more: hand
   seat 2: moves: play 7S
72. 2 play 7S
   all told: 2 played 7S
   all: turn: 3 | trick: 4 led QC 7D KH KD 7S
   seat 0, 1, 3, 4, 5: no more: size hand of 2, may hand of 2 | in no heap: 7S
   seat 2: no more: hand
   seat 3: moves: play 9D
73. 3 play 9D
   all told: 3 played 9D; 4 took the trick 7S KH 7D 9D KD QC; deal 2 §7.6 lost: +2 points to 4 from 2; deal 2 §7.6 lost: +2 points to 5 from 2; deal 2 §7.6 lost: +2 points to 0 from 2; deal 2 §7.6 lost: +2 points to 1 from 3; deal 2 over
   all: turn: chance | shown: AH AC | holds: 1 1 -3 -1 1 1 | deals: 2 over, 0 of them thrown in | trick 5: 4 led QC 7D KH KD 7S 9D, 4 takes | public.phase: settled
   seat 0, 1, 4, 5: no more: trick, size hand of 3, may hand of 3, size discard of 2, may discard of 2
   seat 2: no more: aside, trick, size hand of 3, may hand of 3
   seat 3: no more: hand, trick, size discard of 2, may discard of 2
74. * deal
   all told: 2 dealt
   all: no more: shown, tricks, public.call.kind | turn: 3 | dealer: 2 | sides: -1 -1 -1 -1 -1 -1 | public.phase: pick | public.spoken: 0 | public.picker: -2 | public.partner: -2 | public.setter: -2 | public.call.card: nobody | size blind: 2
   seat 0, 1, 2, 3, 4: size hand of 5: 5
   seat 0, 1, 2, 3, 5: size hand of 4: 5
   seat 0, 1, 2, 4, 5: size hand of 3: 5
   seat 0, 1, 3, 4, 5: size hand of 2: 5
   seat 0, 2, 3, 4, 5: size hand of 1: 5
   seat 1, 2, 3, 4, 5: size hand of 0: 5
   seat 0: hand: = JS KS 8H TH JD | may = 7S 8S 9S TS QS AS 7H 9H JH QH KH AH 7D 8D 9D TD QD KD AD 7C 8C 9C TC JC QC KC AC in all heaps
   seat 1: hand: = 7S 8S QS TD AC | may = 9S TS JS KS AS 7H 8H 9H TH JH QH KH AH 7D 8D 9D JD QD KD AD 7C 8C 9C TC JC QC KC in all heaps
   seat 2: hand: = AS 9H KH AH 8C | may = 7S 8S 9S TS JS QS KS 7H 8H TH JH QH 7D 8D 9D TD JD QD KD AD 7C 9C TC JC QC KC AC in all heaps
   seat 3: hand: = 7D 8D 9D AD TC | moves: say pick, pass | may = 7S 8S 9S TS JS QS KS AS 7H 8H 9H TH JH QH KH AH TD JD QD KD 7C 8C 9C JC QC KC AC in all heaps
   seat 4: hand: = 7H JH QH 7C QC | may = 7S 8S 9S TS JS QS KS AS 8H 9H TH KH AH 7D 8D 9D TD JD QD KD AD 8C 9C TC JC KC AC in all heaps
   seat 5: hand: = 9S TS QD JC KC | may = 7S 8S JS QS KS AS 7H 8H 9H TH JH QH KH AH 7D 8D 9D TD JD KD AD 7C 8C 9C TC QC AC in all heaps
75. 3 say pick
   seat 0, 1, 2, 4, 5 told: 3 said pick; 3 drew 2
   seat 3 told: 3 said pick; 3 drew 2: KD 9C
   all: no more: size blind, may blind | sides: -1 -1 -1 0 -1 -1 | public.phase: bury | public.spoken: 1 | public.picker: 3 | public.setter: 3 | public.least: 2 | public.most: 2
   seat 0, 1, 2, 4, 5: size hand of 3: 7
   seat 3: in no heap: 9C KD | hand: +KD +9C | moves: lay 7D, 8D, 9D, KD, AD, 9C, TC
76. 3 lay 8D
   seat 0, 1, 2, 4, 5 told: 3 laid a card
   seat 3 told: 3 laid 8D
   seat 0, 1, 2, 4, 5: size hand of 3: 6 | size discard of 3: 1
   seat 0: may = 7S 8S 9S TS QS AS 7H 9H JH QH KH AH 7D 8D 9D TD QD KD AD 7C 8C 9C TC JC QC KC AC in discard of 3
   seat 1: may = 9S TS JS KS AS 7H 8H 9H TH JH QH KH AH 7D 8D 9D JD QD KD AD 7C 8C 9C TC JC QC KC in discard of 3
   seat 2: may = 7S 8S 9S TS JS QS KS 7H 8H TH JH QH 7D 8D 9D TD JD QD KD AD 7C 9C TC JC QC KC AC in discard of 3
   seat 3: hand: -8D | aside: 8D | moves: lay 7D, 9D, KD, AD, 9C, TC
   seat 4: may = 7S 8S 9S TS JS QS KS AS 8H 9H TH KH AH 7D 8D 9D TD JD QD KD AD 8C 9C TC JC KC AC in discard of 3
   seat 5: may = 7S 8S JS QS KS AS 7H 8H 9H TH JH QH KH AH 7D 8D 9D TD JD KD AD 7C 8C 9C TC QC AC in discard of 3
77. 3 lay 7D
   seat 0, 1, 2, 4, 5 told: 3 laid a card
   seat 3 told: 3 laid 7D
   seat 0, 1, 2, 4, 5: size hand of 3: 5 | size discard of 3: 2
   seat 3: hand: -7D | aside: 7D 8D | moves: say done
78. 3 say done
   all told: 3 said done
   all: public.phase: call | public.least: 0 | public.most: 0
   seat 3: moves: say go_on
79. 3 say go_on
   all told: 3 said go_on
   all: trick: 3 leads | public.phase: lead | public.call.kind: jack | public.call.card: JD
   seat 0: sides: 0 1 1 0 1 1
   seat 1: sides: -1 1 -1 0 -1 -1
   seat 2: sides: -1 -1 1 0 -1 -1
   seat 3: moves: play 9D, KD, AD, 9C, TC
   seat 4: sides: -1 -1 -1 0 1 -1
   seat 5: sides: -1 -1 -1 0 -1 1
80. 3 play 9D
   all told: 3 played 9D
   all: turn: 4 | trick: 3 led 9D | public.phase: reply
   seat 0, 1, 2, 4, 5: in no heap: 9D | size hand of 3: 4
   seat 3: hand: -9D
   seat 4: moves: play JH, QH, QC
81. 4 play QC
   all told: 4 played QC
   all: turn: 5 | trick: 3 led 9D QC
   seat 0, 1, 2, 3, 5: in no heap: QC | size hand of 4: 4
   seat 4: hand: -QC
   seat 5: moves: play QD, JC
82. 5 play QD
   all told: 5 played QD
   all: turn: 0 | trick: 3 led 9D QC QD
   seat 0, 1, 2, 3, 4: in no heap: QD | size hand of 5: 4
   seat 0: moves: play JS, JD
   seat 5: hand: -QD
83. 0 play JD
   all told: 0 played JD
   all: turn: 1 | trick: 3 led 9D QC QD JD | public.partner: 0
   seat 1, 2, 3, 4, 5: in no heap: JD | sides: 0 1 1 0 1 1 | size hand of 0: 4
   seat 0: hand: -JD
   seat 1: moves: play QS, TD
84. 1 play TD
   all told: 1 played TD
   all: turn: 2 | trick: 3 led 9D QC QD JD TD
   seat 0, 2, 3, 4, 5: in no heap: TD | size hand of 1: 4
   seat 1: hand: -TD
   seat 2: moves: play AS, 9H, KH, AH, 8C
85. 2 play 8C
   all told: 2 played 8C; 4 took the trick 9D TD JD QD 8C QC
   all: turn: 4 | trick: 4 leads | trick 1: 3 led 9D QC QD JD TD 8C, 4 takes | public.phase: lead
   seat 0, 1, 3, 4, 5: in no heap: 8C | size hand of 2: 4
   seat 0: may -QS -JH -QH -7D -8D -KD -AD -JC in hand of 2
   seat 1: may -JS -JH -QH -7D -8D -KD -AD -JC in hand of 2
   seat 2: hand: -8C
   seat 3: may -JS -QS -JH -QH -JC in hand of 2
   seat 4: moves: play 7H, JH, QH, 7C | may -JS -QS -7D -8D -KD -AD -JC in hand of 2
   seat 5: may -JS -QS -JH -QH -7D -8D -KD -AD in hand of 2
86. 4 play JH
   all told: 4 played JH
   all: turn: 5 | trick: 4 led JH | public.phase: reply
   seat 0, 1, 2, 3, 5: in no heap: JH | size hand of 4: 3
   seat 4: hand: -JH
   seat 5: moves: play JC
87. 5 play JC
   all told: 5 played JC
   all: turn: 0 | trick: 4 led JH JC
   seat 0, 1, 2, 3, 4: in no heap: JC | size hand of 5: 3
   seat 0: moves: play JS
   seat 5: hand: -JC
88. 0 play JS
   all told: 0 played JS
   all: turn: 1 | trick: 4 led JH JC JS
   seat 1, 2, 3, 4, 5: in no heap: JS | size hand of 0: 3
   seat 0: hand: -JS
   seat 1: moves: play QS
89. 1 play QS
   all told: 1 played QS
   all: turn: 2 | trick: 4 led JH JC JS QS
   seat 0, 2, 3, 4, 5: in no heap: QS | size hand of 1: 3
   seat 1: hand: -QS
   seat 2: moves: play AS, 9H, KH, AH
90. 2 play AH
   all told: 2 played AH
   all: turn: 3 | trick: 4 led JH JC JS QS AH
   seat 0, 1, 3, 4, 5: in no heap: AH | size hand of 2: 3
   seat 2: hand: -AH
   seat 3: moves: play KD, AD
91. 3 play AD
   all told: 3 played AD; 1 took the trick JS QS JH AH AD JC
   all: turn: 1 | trick: 1 leads | trick 2: 4 led JH JC JS QS AH AD, 1 takes | public.phase: lead
   seat 0, 1, 2, 4, 5: in no heap: AD | size hand of 3: 3
   seat 1: moves: play 7S, 8S, AC
   seat 3: hand: -AD
92. 1 play AC
   all told: 1 played AC
   all: turn: 2 | trick: 1 led AC | public.phase: reply
   seat 0, 2, 3, 4, 5: in no heap: AC | size hand of 1: 2
   seat 1: hand: -AC
   seat 2: moves: play AS, 9H, KH
93. 2 play KH
   all told: 2 played KH
   all: turn: 3 | trick: 1 led AC KH
   seat 0, 1, 3, 4, 5: in no heap: KH | size hand of 2: 2
   seat 0, 1: may -7C -9C -TC -KC in hand of 2
   seat 2: hand: -KH
   seat 3: moves: play 9C, TC | may -7C -KC in hand of 2
   seat 4: may -9C -TC -KC in hand of 2
   seat 5: may -7C -9C -TC in hand of 2
94. 3 play TC
   all told: 3 played TC
   all: turn: 4 | trick: 1 led AC KH TC
   seat 0, 1, 2, 4, 5: in no heap: TC | size hand of 3: 2
   seat 3: hand: -TC
   seat 4: moves: play 7C
95. 4 play 7C
   all told: 4 played 7C
   all: turn: 5 | trick: 1 led AC KH TC 7C
   seat 0, 1, 2, 3, 5: in no heap: 7C | size hand of 4: 2
   seat 4: hand: -7C
   seat 5: moves: play KC
96. 5 play KC
   all told: 5 played KC
   all: turn: 0 | trick: 1 led AC KH TC 7C KC
   seat 0, 1, 2, 3, 4: in no heap: KC | size hand of 5: 2
   seat 0: moves: play KS, 8H, TH
   seat 5: hand: -KC
97. 0 play KS
   all told: 0 played KS; 1 took the trick KS KH 7C TC KC AC
   all: turn: 1 | trick: 1 leads | trick 3: 1 led AC KH TC 7C KC KS, 1 takes | public.phase: lead
   seat 1, 2, 3, 4, 5: in no heap: KS | size hand of 0: 2
   seat 1, 2, 4, 5: may -9C in hand of 0
   seat 0: hand: -KS
   seat 1: moves: play 7S, 8S
98. 1 play 7S
   all told: 1 played 7S
   all: turn: 2 | trick: 1 led 7S | public.phase: reply
   seat 0, 2, 3, 4, 5: in no heap: 7S | size hand of 1: 1
   seat 1: hand: = 8S
   seat 2: moves: play AS
99. 2 play AS
   all told: 2 played AS
   all: turn: 3 | trick: 1 led 7S AS
   seat 0, 1, 3, 4, 5: in no heap: AS | size hand of 2: 1
   seat 2: hand: = 9H
   seat 3: moves: play KD, 9C
100. 3 play 9C
   all told: 3 played 9C
   all: turn: 4 | trick: 1 led 7S AS 9C
   seat 0, 1, 2, 4, 5: in no heap: 9C | size hand of 3: 1
   seat 0, 2, 4: may -8S -9S -TS in hand of 3
   seat 1: may -9S -TS in hand of 3
   seat 3: hand: = KD
   seat 4: moves: play 7H, QH
   seat 5: may -8S in hand of 3
101. 4 play 7H
   all told: 4 played 7H
102. 5 play 9S
   all told: 5 played 9S
103. 0 play TH
   all told: 0 played TH; 2 took the trick 7S 9S AS 7H TH 9C
104. 2 play 9H
   all told: 2 played 9H
105. 3 play KD
   all told: 3 played KD
106. 4 play QH
   all told: 4 played QH
107. 5 play TS
   all told: 5 played TS
108. 0 play 8H
   all told: 0 played 8H
109. 1 play 8S
   all told: 1 played 8S; 4 took the trick 8S TS 8H 9H QH KD; deal 3 §7.4 lost_every_trick: +6 points to 4 from 3; deal 3 §7.4 lost_every_trick: +6 points to 5 from 3; deal 3 §7.4 lost_every_trick: +6 points to 1 from 3; deal 3 §7.4 lost_every_trick: +6 points to 2 from 0; deal 3 over
110. * deal
   all told: 3 dealt
   all: dealer: 3 | sides: -1 -1 -1 -1 -1 -1 | holds: -5 7 3 -19 7 7 | deals: 3 over, 0 of them thrown in | public.phase: pick | public.spoken: 0 | public.picker: -2 | public.partner: -2 | public.setter: -2 | public.call.card: nobody | size blind: 2
   seat 0, 1, 2, 3, 4: size hand of 5: 5
   seat 0, 1, 2, 3, 5: size hand of 4: 5
   seat 0, 1, 2, 4, 5: no more: trick, tricks, public.call.kind, size discard of 3, may discard of 3 | size hand of 3: 5
   seat 0, 1, 3, 4, 5: size hand of 2: 5
   seat 0, 2, 3, 4, 5: size hand of 1: 5
   seat 1, 2, 3, 4, 5: size hand of 0: 5
   seat 0: hand: = QS JD AD 7C AC | may +7S +JS +KS +AS +8H +TH +JH +KH +AH +9D +TD +QD +8C +9C +TC +JC +QC +KC in hand of 1, hand of 4, hand of 5 | may +7S +JS +KS +AS +8H +TH +JH +QH +KH +AH +7D +8D +9D +TD +QD +KD +8C +9C +TC +JC +QC +KC in hand of 2 | may +7S +8S +9S +TS +JS +KS +AS +8H +TH +JH +KH +AH +9D +TD +QD +8C +9C +TC +JC +QC +KC in hand of 3 | may = 7S 8S 9S TS JS KS AS 7H 8H 9H TH JH QH KH AH 7D 8D 9D TD QD KD 8C 9C TC JC QC KC in blind
   seat 1: hand: = AS KH QD QC KC | may +7S +8S +JS +QS +KS +JH +AH +9D +TD +JD +AD +7C +8C +9C +TC +JC +AC in hand of 0, hand of 4, hand of 5 | may +7S +8S +JS +QS +KS +JH +QH +AH +7D +8D +9D +TD +JD +KD +AD +7C +8C +9C +TC +JC +AC in hand of 2 | may +7S +8S +9S +TS +JS +QS +KS +JH +AH +9D +TD +JD +AD +7C +8C +9C +TC +JC +AC in hand of 3 | may = 7S 8S 9S TS JS QS KS 7H 8H 9H TH JH QH AH 7D 8D 9D TD JD KD AD 7C 8C 9C TC JC AC in blind
   seat 2: in no heap: 8H | hand: +KS +8H +AH +9C | may +7S +JS +QS +AS +JH +KH +9D +TD +JD +QD +AD +7C +8C +TC +JC +QC +KC +AC in hand of 0, hand of 1, hand of 4, hand of 5 | may +7S +8S +9S +TS +JS +QS +AS +JH +KH +9D +TD +JD +QD +AD +7C +8C +TC +JC +QC +KC +AC in hand of 3 | may = 7S 8S 9S TS JS QS AS 7H TH JH QH KH 7D 8D 9D TD JD QD KD AD 7C 8C TC JC QC KC AC in blind
   seat 3: no more: aside, trick, tricks, public.call.kind | in no heap: 9S TH TS | hand: = 9S TS TH 9D TC | may +7S +JS +QS +KS +AS +JH +KH +AH +7D +8D +TD +JD +QD +KD +AD +7C +8C +9C +JC +QC +KC +AC in hand of 0, hand of 1, hand of 4, hand of 5 | may +7S +JS +QS +KS +AS +JH +QH +KH +AH +7D +8D +TD +JD +QD +KD +AD +7C +8C +9C +JC +QC +KC +AC in hand of 2 | may = 7S 8S JS QS KS AS 7H 8H 9H JH QH KH AH 7D 8D TD JD QD KD AD 7C 8C 9C JC QC KC AC in blind
   seat 4: in no heap: 7D 8D 8S | hand: = 8S 7H 7D 8D 8C | moves: say pick, pass | may +7S +JS +QS +KS +AS +JH +QH +KH +AH +9D +TD +JD +QD +AD +7C +9C +TC +JC +QC +KC +AC in hand of 0, hand of 1, hand of 5 | may +7S +JS +QS +KS +AS +JH +QH +KH +AH +9D +TD +JD +QD +KD +AD +7C +9C +TC +JC +QC +KC +AC in hand of 2 | may +7S +9S +TS +JS +QS +KS +AS +JH +QH +KH +AH +9D +TD +JD +QD +AD +7C +9C +TC +JC +QC +KC +AC in hand of 3 | may = 7S 9S TS JS QS KS AS 8H 9H TH JH QH KH AH 9D TD JD QD KD AD 7C 9C TC JC QC KC AC in blind
   seat 5: in no heap: KD QH | hand: = 7S JS QH TD KD | may +9S +TS +QS +KS +AS +JH +KH +AH +9D +JD +QD +AD +7C +8C +9C +TC +JC +QC +KC +AC in hand of 0, hand of 1, hand of 4 | may +9S +TS +QS +KS +AS +JH +KH +AH +7D +8D +9D +JD +QD +AD +7C +8C +9C +TC +JC +QC +KC +AC in hand of 2 | may +8S +9S +TS +QS +KS +AS +JH +KH +AH +9D +JD +QD +AD +7C +8C +9C +TC +JC +QC +KC +AC in hand of 3 | may = 8S 9S TS QS KS AS 7H 8H 9H TH JH KH AH 7D 8D 9D JD QD AD 7C 8C 9C TC JC QC KC AC in blind
111. 4 say pass
   all told: 4 said pass
112. 5 say pick
   seat 0, 1, 2, 3, 4 told: 5 said pick; 5 drew 2
   seat 5 told: 5 said pick; 5 drew 2: JH JC
113. 5 lay JS
   seat 0, 1, 2, 3, 4 told: 5 laid a card
   seat 5 told: 5 laid JS
114. 5 lay JH
   seat 0, 1, 2, 3, 4 told: 5 laid a card
   seat 5 told: 5 laid JH
115. 5 say done
   all told: 5 said done
116. 5 say go_on
   all told: 5 said go_on
117. 4 play 7D
   all told: 4 played 7D
118. 5 play JC
   all told: 5 played JC
119. 0 play QS
   all told: 0 played QS
120. 1 play QC
   all told: 1 played QC
   all: no more: size blind, may blind | turn: 2 | trick: 4 led 7D JC QS QC | public.phase: reply | public.spoken: 2 | public.picker: 5 | public.setter: 5 | public.call.kind: jack | public.call.card: JD
   seat 0, 1, 2, 3, 4: size hand of 5: 4 | size discard of 5: 2
   seat 0, 1, 2, 3, 5: size hand of 4: 4
   seat 0, 2, 3, 4, 5: size hand of 1: 4
   seat 1, 2, 3, 4, 5: size hand of 0: 4
   seat 2, 3: in no heap: 7D JC QC QS
   seat 0: in no heap: 7D JC QC | hand: -QS | sides: 0 1 1 1 1 0 | may = 7S 8S 9S TS JS KS AS 7H 8H 9H TH JH QH KH AH 8D 9D TD QD KD 8C 9C TC KC in discard of 5
   seat 1: in no heap: 7D JC QS | hand: -QC | sides: -1 1 -1 -1 -1 0 | may = 7S 8S 9S TS JS KS 7H 8H 9H TH JH QH AH 8D 9D TD JD KD AD 7C 8C 9C TC AC in discard of 5
   seat 2: sides: -1 -1 1 -1 -1 0 | moves: play KS, 8H, 9H, AH, 9C | may = 7S 8S 9S TS JS AS 7H TH JH QH KH 8D 9D TD JD QD KD AD 7C 8C TC KC AC in discard of 5
   seat 3: sides: -1 -1 -1 1 -1 0 | may = 7S 8S JS KS AS 7H 8H 9H JH QH KH AH 8D TD JD QD KD AD 7C 8C 9C KC AC in discard of 5
   seat 4: in no heap: JC QC QS | hand: -7D | sides: -1 -1 -1 -1 1 0 | may = 7S 9S TS JS KS AS 8H 9H TH JH QH KH AH 9D TD JD QD KD AD 7C 9C TC KC AC in discard of 5
   seat 5: in no heap: 7D JC JH QC QS | hand: -JS | aside: JS JH | sides: -1 -1 -1 -1 -1 0
121. 2 play KS
   all told: 2 played KS
122. 3 play 9D
   all told: 3 played 9D; 1 took the trick QS KS 7D 9D JC QC
123. 1 play QD
   all told: 1 played QD
124. 2 play 9C
   all told: 2 played 9C
125. 3 play TS
   all told: 3 played TS
126. 4 play 8D
   all told: 4 played 8D
127. 5 play KD
   all told: 5 played KD
128. 0 play JD
   all told: 0 played JD; 1 took the trick TS 8D JD QD KD 9C
129. 1 play AS
   all told: 1 played AS
130. 2 play 8H
   all told: 2 played 8H
   all: turn: 3 | trick: 1 led AS 8H | trick 1: 4 led 7D JC QS QC KS 9D, 1 takes | trick 2: 1 led QD 9C TS 8D KD JD, 1 takes | public.partner: 0
   seat 0, 1, 2, 3, 4: size hand of 5: 3
   seat 0, 1, 2, 3, 5: size hand of 4: 3
   seat 0, 1, 2, 4, 5: size hand of 3: 3
   seat 0, 1, 3, 4, 5: size hand of 2: 2
   seat 0, 2, 3, 4, 5: size hand of 1: 2
   seat 1, 2, 3, 4, 5: sides: 0 1 1 1 1 0 | size hand of 0: 3
   seat 1, 2, 4: may -JS -JH -QH -TD -AD in hand of 3
   seat 0: in no heap: 8D 8H 9C 9D AS KD KS QD TS | hand: -JD | may -7S -8S -9S -JS -JH -QH -TD in hand of 2 | may -JS -JH -QH -TD in hand of 3
   seat 1: in no heap: 8D 8H 9C 9D JD KD KS TS | hand: = KH KC | may = 7H 9H TH AH 7C 8C TC AC in hand of 2
   seat 2: in no heap: 8D 9D AS JD KD QD TS | hand: = 9H AH
   seat 3: in no heap: 8D 8H 9C AS JD KD KS QD | hand: -TS -9D | moves: play 9S | may -7S -8S -JS -JH -QH -TD -AD in hand of 2
   seat 4: in no heap: 8H 9C 9D AS JD KD KS QD TS | hand: -8D | may -7S -9S -JS -JH -QH -TD -AD in hand of 2
   seat 5: in no heap: 8D 8H 9C 9D AS JD KS QD TS | hand: -KD | may -8S -9S -AD in hand of 2 | may -AD in hand of 3
131. 3 play 9S
   all told: 3 played 9S
132. 4 play 8S
   all told: 4 played 8S
133. 5 play 7S
   all told: 5 played 7S
134. 0 play 7C
   all told: 0 played 7C; 1 took the trick 7S 8S 9S AS 8H 7C
135. 1 play KC
   all told: 1 played KC
136. 2 play AH
   all told: 2 played AH
137. 3 play TC
   all told: 3 played TC
138. 4 play 8C
   all told: 4 played 8C
139. 5 play TD
   all told: 5 played TD
140. 0 play AC
   all told: 0 played AC; 5 took the trick AH TD 8C TC KC AC
   all: turn: 5 | trick: 5 leads | trick 3: 1 led AS 8H 9S 8S 7S 7C, 1 takes | trick 4: 1 led KC AH TC 8C TD AC, 5 takes | public.phase: lead
   seat 0, 1, 2, 3, 4: size hand of 5: 1
   seat 0, 1, 2, 3, 5: size hand of 4: 1
   seat 0, 1, 2, 4, 5: size hand of 3: 1
   seat 0, 1, 3, 4, 5: size hand of 2: 1
   seat 0, 2, 3, 4, 5: size hand of 1: 1
   seat 1, 2, 3, 4, 5: size hand of 0: 1
   seat 0: in no heap: 7S 8C 8S 9S AH KC TC TD | hand: = AD
   seat 1: in no heap: 7C 7S 8C 8S 9S AC AH TC TD | hand: = KH
   seat 2: in no heap: 7C 7S 8C 8S 9S AC KC TC TD | hand: = 9H
   seat 3: in no heap: 7C 7S 8C 8S AC AH KC TD | hand: = TH
   seat 4: in no heap: 7C 7S 9S AC AH KC TC TD | hand: = 7H
   seat 5: in no heap: 7C 8C 8S 9S AC AH KC TC | hand: = QH | moves: play QH
141. 5 play QH
   all told: 5 played QH
142. 0 play AD
   all told: 0 played AD
143. 1 play KH
   all told: 1 played KH
144. 2 play 9H
   all told: 2 played 9H
145. 3 play TH
   all told: 3 played TH
146. 4 play 7H
   all told: 4 played 7H; 5 took the trick 7H 9H TH QH KH AD; deal 4 §7.6 won: +1 points to 5 from 1; deal 4 §7.6 won: +1 points to 5 from 2; deal 4 §7.6 won: +1 points to 5 from 3; deal 4 §7.6 won: +1 points to 0 from 4; deal 4 over
147. * deal
   all told: 4 dealt
148. 5 say pick
   seat 0, 1, 2, 3, 4 told: 5 said pick; 5 drew 2
   seat 5 told: 5 said pick; 5 drew 2: JC QC
149. 5 lay KD
   seat 0, 1, 2, 3, 4 told: 5 laid a card
   seat 5 told: 5 laid KD
150. 5 lay TH
   seat 0, 1, 2, 3, 4 told: 5 laid a card
   seat 5 told: 5 laid TH
   all: no more: trick, tricks, public.call.kind | dealer: 4 | sides: -1 -1 -1 -1 -1 0 | holds: -4 6 2 -20 6 10 | deals: 4 over, 0 of them thrown in | public.phase: bury | public.spoken: 1 | public.partner: -2 | public.call.card: nobody | public.least: 2 | public.most: 2
   seat 0, 1, 2, 3, 4: size hand of 5: 5
   seat 0, 1, 2, 3, 5: size hand of 4: 5
   seat 0, 1, 2, 4, 5: size hand of 3: 5
   seat 0, 1, 3, 4, 5: size hand of 2: 5
   seat 0, 2, 3, 4, 5: size hand of 1: 5
   seat 1, 2, 3, 4, 5: size hand of 0: 5
   seat 0: in no heap: 9H | hand: = TS KS 9H AH KC | may +7S +8S +9S +QS +AS +8H +7D +8D +9D +TD +JD +QD +KD +AD +7C +8C +9C +TC +JC +QC +AC in hand of 1, hand of 4, hand of 5, discard of 5 | may +7S +8S +9S +JS +QS +AS +8H +JH +QH +7D +8D +9D +TD +JD +QD +KD +AD +7C +8C +9C +TC +JC +QC +AC in hand of 2, hand of 3
   seat 1: in no heap: JS | hand: = 7S JS 7D QD 9C | may +8S +9S +TS +QS +KS +AS +8H +KH +AH +8D +9D +TD +JD +KD +7C +8C +TC +JC +QC +KC +AC in hand of 0, hand of 4, hand of 5, discard of 5 | may +8S +9S +TS +QS +KS +AS +8H +JH +QH +KH +AH +8D +9D +TD +JD +KD +AD +7C +8C +TC +JC +QC +KC +AC in hand of 2, hand of 3
   seat 2: in no heap: 7H | hand: = 8S 7H 8H 8C TC | may +7S +9S +TS +QS +KS +AS +9H +AH +7D +8D +9D +TD +JD +QD +KD +7C +9C +JC +QC +KC +AC in hand of 0, hand of 1, hand of 4, hand of 5, discard of 5 | may +7S +9S +TS +JS +QS +KS +AS +9H +JH +QH +AH +7D +8D +9D +TD +JD +QD +KD +AD +7C +9C +JC +QC +KC +AC in hand of 3
   seat 3: in no heap: JH KH | hand: = QS JH KH 7C AC | may +7S +8S +9S +TS +KS +AS +8H +TH +AH +7D +8D +9D +TD +JD +QD +KD +8C +9C +TC +JC +QC +KC in hand of 0, hand of 1, hand of 4, hand of 5, discard of 5 | may +7S +8S +9S +TS +JS +KS +AS +8H +TH +QH +AH +7D +8D +9D +TD +JD +QD +KD +AD +8C +9C +TC +JC +QC +KC in hand of 2
   seat 4: in no heap: QH | hand: = 9S AS QH 8D JD | may +7S +8S +TS +QS +KS +7H +8H +AH +7D +9D +TD +QD +KD +7C +8C +9C +TC +JC +QC +KC +AC in hand of 0, hand of 1, hand of 5, discard of 5 | may +7S +8S +TS +JS +QS +KS +7H +8H +JH +AH +7D +9D +TD +QD +KD +AD +7C +8C +9C +TC +JC +QC +KC +AC in hand of 2, hand of 3
   seat 5: in no heap: AD TH | hand: = 9D TD AD JC QC | aside: TH KD | moves: say done | may +7S +8S +9S +TS +JS +QS +KS +AS +8H +JH +QH +AH +7D +8D +JD +QD +7C +8C +9C +TC +KC +AC in all heaps
151. 5 say done
   all told: 5 said done
152. 5 say go_on
   all told: 5 said go_on
153. 5 play TD
   all told: 5 played TD
154. 0 play KC
   all told: 0 played KC
155. 1 play 7D
   all told: 1 played 7D
156. 2 play 7H
   all told: 2 played 7H
157. 3 play QS
   all told: 3 played QS
158. 4 play 8D
   all told: 4 played 8D; 3 took the trick QS 7H 7D 8D TD KC
159. 3 play KH
   all told: 3 played KH
160. 4 play AS
   all told: 4 played AS
   all: trick: 3 led KH AS | trick 1: 5 led TD KC 7D 7H QS 8D, 3 takes | public.phase: reply | public.call.kind: jack | public.call.card: JD | public.least: 0 | public.most: 0
   seat 0, 1, 2, 3, 4: size hand of 5: 4
   seat 0, 1, 2, 3, 5: size hand of 4: 3
   seat 0, 1, 2, 4, 5: size hand of 3: 3
   seat 0, 1, 3, 4, 5: size hand of 2: 4
   seat 0, 2, 3, 4, 5: size hand of 1: 4
   seat 1, 2, 3, 4, 5: size hand of 0: 4
   seat 1, 3: may -8H -9H -TH -AH in hand of 4
   seat 0: in no heap: 7D 7H 8D AS KH QS TD | hand: -KC | sides: 1 -1 -1 -1 -1 0 | may = 7S 8S 9S 8H TH 7C 8C 9C TC AC in hand of 2 | may -8H -TH in hand of 4
   seat 1: in no heap: 7H 8D AS KC KH QS TD | hand: -7D | sides: -1 1 -1 -1 -1 0 | may -JH -QH -9D -JD -KD -AD -JC -QC in hand of 0, hand of 2
   seat 2: in no heap: 7D 8D AS KC KH QS TD | hand: -7H | sides: -1 -1 1 -1 -1 0 | may = 7S 9S TS KS 9H TH AH 7C 9C AC in hand of 0 | may -9H -TH -AH in hand of 4
   seat 3: in no heap: 7D 7H 8D AS KC TD | hand: -QS -KH | sides: -1 -1 -1 1 -1 0 | may -JS -QH -9D -JD -QD -KD -AD -JC -QC in hand of 0, hand of 2
   seat 4: in no heap: 7D 7H KC KH QS TD | hand: -AS -8D | sides: 1 1 1 1 0 0 | may -JS -JH -9D -QD -KD -AD -JC -QC in hand of 0, hand of 2
   seat 5: in no heap: 7D 7H 8D AS KC KH QS | hand: -TD | moves: play 9D, AD, JC, QC | may -JS -JH -QH -JD -QD in hand of 0, hand of 2 | may -8H -9H -AH in hand of 4
161. 5 play AD
   all told: 5 played AD
162. 0 play 9H
   all told: 0 played 9H
163. 1 play 9C
   all told: 1 played 9C
164. 2 play 8H
   all told: 2 played 8H; 5 took the trick AS 8H 9H KH AD 9C
165. 5 play QC
   all told: 5 played QC
166. 0 play KS
   all told: 0 played KS
167. 1 play QD
   all told: 1 played QD
168. 2 play TC
   all told: 2 played TC
169. 3 play JH
   all told: 3 played JH
170. 4 play JD
   all told: 4 played JD; 5 took the trick KS JH JD QD TC QC
   all: trick: 5 leads | trick 2: 3 led KH AS AD 9H 9C 8H, 5 takes | trick 3: 5 led QC KS QD TC JH JD, 5 takes | public.phase: lead | public.partner: 4
   seat 0, 1, 2, 3, 4: size hand of 5: 2
   seat 0, 1, 2, 3, 5: sides: 1 1 1 1 0 0 | size hand of 4: 2
   seat 0, 1, 2, 4, 5: size hand of 3: 2
   seat 0, 1, 3, 4, 5: size hand of 2: 2
   seat 0, 2, 3, 4, 5: size hand of 1: 2
   seat 1, 2, 3, 4, 5: size hand of 0: 2
   seat 2, 3, 4: may -TH -AH in hand of 1, hand of 5
   seat 0: in no heap: 8H 9C AD JD JH QC QD TC | hand: = TS AH | may -TH in hand of 1, hand of 5
   seat 1: in no heap: 8H 9H AD JD JH KS QC TC | hand: = 7S JS | may -TH -AH in hand of 5
   seat 2: in no heap: 9C 9H AD JD JH KS QC QD | hand: = 8S 8C
   seat 3: in no heap: 8H 9C 9H AD JD KS QC QD TC | hand: -JH
   seat 4: in no heap: 8H 9C 9H AD JH KS QC QD TC | hand: -JD
   seat 5: in no heap: 8H 9C 9H JD JH KS QD TC | hand: = 9D JC | moves: play 9D, JC | may -AH in hand of 1
171. 5 play 9D
   all told: 5 played 9D
172. 0 play TS
   all told: 0 played TS
173. 1 play JS
   all told: 1 played JS
174. 2 play 8S
   all told: 2 played 8S
175. 3 play 7C
   all told: 3 played 7C
176. 4 play QH
   all told: 4 played QH; 4 took the trick 8S TS JS QH 9D 7C
177. 4 play 9S
   all told: 4 played 9S
178. 5 play JC
   all told: 5 played JC
179. 0 play AH
   all told: 0 played AH
180. 1 play 7S
   all told: 1 played 7S
   all: turn: 2 | trick: 4 led 9S JC AH 7S | trick 4: 5 led 9D TS JS 8S 7C QH, 4 takes | public.phase: reply
   seat 0, 1, 2, 4, 5: size hand of 3: 1
   seat 0, 1, 3, 4, 5: size hand of 2: 1
   seat 0, 1, 2, 4: may -KD in hand of 3
   seat 2, 3: no more: size hand of 0, may hand of 0, size hand of 1, may hand of 1, size hand of 4, may hand of 4, size hand of 5, may hand of 5
   seat 0: no more: hand, size hand of 1, may hand of 1, size hand of 4, may hand of 4, size hand of 5, may hand of 5 | in no heap: 7C 7S 8S 9D 9S JC JS QH
   seat 1: no more: hand, size hand of 0, may hand of 0, size hand of 4, may hand of 4, size hand of 5, may hand of 5 | in no heap: 7C 8S 9D 9S AH JC QH TS
   seat 2: in no heap: 7C 7S 9D 9S AH JC JS QH TS | hand: = 8C | moves: play 8C
   seat 3: in no heap: 7S 8S 9D 9S AH JC JS QH TS | hand: = AC
   seat 4: no more: hand, size hand of 0, may hand of 0, size hand of 1, may hand of 1, size hand of 5, may hand of 5 | in no heap: 7C 7S 8S 9D AH JC JS TS
   seat 5: no more: hand, size hand of 0, may hand of 0, size hand of 1, may hand of 1, size hand of 4, may hand of 4 | in no heap: 7C 7S 8S 9S AH JS QH TS
181. 2 play 8C
   all told: 2 played 8C
182. 3 play AC
   all told: 3 played AC; 5 took the trick 7S 9S AH 8C JC AC; deal 5 §7.4 won_schneider: +2 points to 5 from 0; deal 5 §7.4 won_schneider: +2 points to 5 from 1; deal 5 §7.4 won_schneider: +2 points to 5 from 2; deal 5 §7.4 won_schneider: +2 points to 4 from 3; deal 5 over
183. * deal
   all told: 5 dealt
184. 0 say pick
   seat 0 told: 0 said pick; 0 drew 2: TH 7C
   seat 1, 2, 3, 4, 5 told: 0 said pick; 0 drew 2
185. 0 lay QH
   seat 0 told: 0 laid QH
   seat 1, 2, 3, 4, 5 told: 0 laid a card
186. 0 lay TH
   seat 0 told: 0 laid TH
   seat 1, 2, 3, 4, 5 told: 0 laid a card
187. 0 say done
   all told: 0 said done
188. 0 say go_on
   all told: 0 said go_on
189. 0 play AH
   all told: 0 played AH
190. 1 play TC
   all told: 1 played TC
   all: dealer: 5 | trick: 0 led AH TC | holds: -6 4 0 -22 8 16 | deals: 5 over, 0 of them thrown in | public.picker: 0 | public.partner: -2 | public.setter: 0
   seat 0, 1, 2, 3, 4: no more: tricks, size discard of 5, may discard of 5 | size hand of 5: 5
   seat 0, 1, 2, 3, 5: size hand of 4: 5
   seat 0, 1, 2, 4, 5: size hand of 3: 5
   seat 0, 1, 3, 4, 5: size hand of 2: 5
   seat 0, 2, 3, 4, 5: size hand of 1: 4
   seat 1, 2, 3, 4, 5: size hand of 0: 4 | size discard of 0: 2
   seat 0: in no heap: TH | hand: = 7S 7D 8D 7C | aside: TH QH | sides: 0 -1 -1 -1 -1 -1 | may = 8S 9S TS JS QS KS AS JH 9D TD JD QD KD AD 8C 9C JC QC KC AC in hand of 1 | may +8S +9S +TS +JS +QS +KS +AS +7H +8H +9H +JH +KH +9D +TD +JD +QD +KD +AD +9C +JC +QC +KC in hand of 2, hand of 3 | may = 8S 9S TS JS QS KS AS 7H 8H 9H JH KH 9D TD JD QD KD AD 8C 9C JC QC KC AC in hand of 4, hand of 5
   seat 1: hand: = KS 9D JC KC | sides: 0 1 -1 -1 -1 -1 | may = 7S 8S 9S TS JS QS AS 7H 8H 9H TH JH QH KH 7D 8D TD JD QD KD AD 7C 8C 9C QC AC in hand of 0, hand of 4, hand of 5, discard of 0 | may +7S +8S +9S +TS +JS +QS +AS +7H +8H +9H +JH +QH +KH +7D +8D +TD +JD +QD +KD +AD +7C +9C +QC in hand of 2, hand of 3
   seat 2: hand: = TS AS 7H JH JD | sides: 0 1 0 1 1 1 | moves: play 7H | may = 7S 8S 9S JS QS KS 8H 9H TH QH KH 7D 8D 9D TD QD KD AD 7C 8C 9C JC QC KC AC in hand of 0, hand of 4, hand of 5, discard of 0 | may = 7S 8S 9S JS QS KS QH 7D 8D 9D TD QD KD AD 7C 8C 9C JC QC KC AC in hand of 1 | may +7S +8S +9S +JS +QS +KS +8H +9H +QH +KH +7D +8D +9D +TD +QD +KD +AD +7C +8C +9C +JC +QC +KC in hand of 3
   seat 3: in no heap: KD | hand: +8S +KH +TD +KD | sides: 0 -1 -1 1 -1 -1 | may = 7S 9S TS JS QS KS AS 7H 8H 9H TH JH QH 7D 8D 9D JD QD AD 7C 8C 9C JC QC KC in hand of 0, hand of 4, hand of 5, discard of 0 | may = 7S 9S TS JS QS KS AS JH QH 7D 8D 9D JD QD AD 7C 8C 9C JC QC KC in hand of 1 | may +7S +9S +TS +JS +QS +KS +AS +7H +8H +9H +JH +QH +7D +8D +9D +JD +QD +AD +7C +9C +JC +QC +KC in hand of 2
   seat 4: in no heap: 8C | hand: = 9H QD 8C 9C QC | sides: 0 -1 -1 -1 1 -1 | may = 7S 8S 9S TS JS QS KS AS 7H 8H TH JH QH KH 7D 8D 9D TD JD KD AD 7C JC KC AC in hand of 0, hand of 5, discard of 0 | may = 7S 8S 9S TS JS QS KS AS JH QH 7D 8D 9D TD JD KD AD 7C JC KC AC in hand of 1 | may +7S +8S +9S +TS +JS +QS +KS +AS +7H +8H +JH +QH +KH +7D +8D +9D +TD +JD +KD +AD +7C +JC +KC in hand of 2, hand of 3
   seat 5: no more: aside, tricks | hand: = 9S JS QS 8H AD | sides: 0 -1 -1 -1 -1 1 | may = 7S 8S TS KS AS 7H 9H TH JH QH KH 7D 8D 9D TD JD QD KD 7C 8C 9C JC QC KC AC in hand of 0, hand of 4, discard of 0 | may = 7S 8S TS KS AS JH QH 7D 8D 9D TD JD QD KD 7C 8C 9C JC QC KC AC in hand of 1 | may +7S +8S +TS +KS +AS +7H +9H +TH +JH +QH +KH +7D +8D +9D +TD +JD +QD +KD +7C +9C +JC +QC +KC in hand of 2, hand of 3
191. 2 play 7H
   all told: 2 played 7H
192. 3 play KH
   all told: 3 played KH
193. 4 play 9H
   all told: 4 played 9H
194. 5 play 8H
   all told: 5 played 8H; 0 took the trick 7H 8H 9H KH AH TC
195. 0 play 7S
   all told: 0 played 7S
196. 1 play KS
   all told: 1 played KS
197. 2 play AS
   all told: 2 played AS
198. 3 play 8S
   all told: 3 played 8S
199. 4 play 9C
   all told: 4 played 9C
200. 5 play 9S
   all told: 5 played 9S; 2 took the trick 7S 8S 9S KS AS 9C
   all: trick: 2 leads | trick 1: 0 led AH TC 7H KH 9H 8H, 0 takes | trick 2: 0 led 7S KS AS 8S 9C 9S, 2 takes | public.phase: lead
   seat 0, 1, 2, 3, 4: size hand of 5: 3
   seat 0, 1, 2, 3, 5: size hand of 4: 3
   seat 0, 1, 2, 4, 5: size hand of 3: 3
   seat 0, 1, 3, 4, 5: size hand of 2: 3
   seat 0, 2, 3, 4, 5: size hand of 1: 3
   seat 1, 2, 3, 4, 5: size hand of 0: 3
   seat 0, 1, 3, 5: may -TS in hand of 4
   seat 0: in no heap: 7H 8H 8S 9C 9H 9S AS KH KS | hand: -7S
   seat 1: in no heap: 7H 7S 8H 8S 9C 9H 9S AS KH | hand: -KS
   seat 2: in no heap: 7S 8H 8S 9C 9H 9S KH KS | hand: -AS -7H | moves: play TS, JH, JD
   seat 3: in no heap: 7H 7S 8H 9C 9H 9S AS KS | hand: -8S -KH
   seat 4: in no heap: 7H 7S 8H 8S 9S AS KH KS | hand: -9H -9C
   seat 5: in no heap: 7H 7S 8S 9C 9H AS KH KS | hand: -9S -8H
201. 2 play JD
   all told: 2 played JD
202. 3 play TD
   all told: 3 played TD
203. 4 play QD
   all told: 4 played QD
204. 5 play AD
   all told: 5 played AD
205. 0 play 7D
   all told: 0 played 7D
206. 1 play JC
   all told: 1 played JC; 4 took the trick 7D TD JD QD AD JC
207. 4 play QC
   all told: 4 played QC
208. 5 play QS
   all told: 5 played QS
209. 0 play 8D
   all told: 0 played 8D
210. 1 play 9D
   all told: 1 played 9D
   all: trick: 4 led QC QS 8D 9D | trick 3: 2 led JD TD QD AD 7D JC, 4 takes | public.phase: reply | public.partner: 2
   seat 0, 1, 2, 3, 4: size hand of 5: 1
   seat 0, 1, 2, 3, 5: size hand of 4: 1
   seat 0, 1, 2, 4, 5: size hand of 3: 2
   seat 0, 1, 3, 4, 5: sides: 0 1 0 1 1 1 | size hand of 2: 2
   seat 0, 2, 3, 4, 5: size hand of 1: 1
   seat 1, 2, 3, 4, 5: size hand of 0: 1
   seat 0: in no heap: 9D AD JC JD QC QD QS TD | hand: = 7C
   seat 1: in no heap: 7D 8D AD JD QC QD QS TD | hand: = KC
   seat 2: in no heap: 7D 8D 9D AD JC QC QD QS TD | hand: -JD | moves: play JH
   seat 3: in no heap: 7D 8D 9D AD JC JD QC QD QS | hand: -TD
   seat 4: in no heap: 7D 8D 9D AD JC JD QS TD | hand: = 8C
   seat 5: in no heap: 7D 8D 9D JC JD QC QD TD | hand: = JS
211. 2 play JH
   all told: 2 played JH
212. 3 play KD
   all told: 3 played KD; 4 took the trick QS JH 8D 9D KD QC
213. 4 play 8C
   all told: 4 played 8C
214. 5 play JS
   all told: 5 played JS
215. 0 play 7C
   all told: 0 played 7C
216. 1 play KC
   all told: 1 played KC
217. 2 play TS
   all told: 2 played TS
218. 3 play AC
   all told: 3 played AC; 5 took the trick TS JS 7C 8C KC AC; deal 6 §7.6 lost: +2 points to 1 from 0; deal 6 §7.6 lost: +2 points to 3 from 0; deal 6 §7.6 lost: +2 points to 4 from 0; deal 6 §7.6 lost: +2 points to 5 from 2; deal 6 over; match over
   all: turn: nobody | shown: TH QH | holds: -12 6 -2 -20 10 18 | deals: 6 over, 0 of them thrown in | trick 4: 4 led QC QS 8D 9D JH KD, 4 takes | trick 5: 4 led 8C JS 7C KC TS AC, 5 takes | public.phase: settled
   seat 0: no more: hand, aside, trick, size hand of 1, may hand of 1, size hand of 2, may hand of 2, size hand of 3, may hand of 3, size hand of 4, may hand of 4, size hand of 5, may hand of 5
   seat 1: no more: hand, trick, size hand of 0, may hand of 0, size hand of 2, may hand of 2, size hand of 3, may hand of 3, size hand of 4, may hand of 4, size hand of 5, may hand of 5, size discard of 0, may discard of 0
   seat 2: no more: hand, trick, size hand of 0, may hand of 0, size hand of 1, may hand of 1, size hand of 3, may hand of 3, size hand of 4, may hand of 4, size hand of 5, may hand of 5, size discard of 0, may discard of 0
   seat 3: no more: hand, trick, size hand of 0, may hand of 0, size hand of 1, may hand of 1, size hand of 2, may hand of 2, size hand of 4, may hand of 4, size hand of 5, may hand of 5, size discard of 0, may discard of 0
   seat 4: no more: hand, trick, size hand of 0, may hand of 0, size hand of 1, may hand of 1, size hand of 2, may hand of 2, size hand of 3, may hand of 3, size hand of 5, may hand of 5, size discard of 0, may discard of 0
   seat 5: no more: hand, trick, size hand of 0, may hand of 0, size hand of 1, may hand of 1, size hand of 2, may hand of 2, size hand of 3, may hand of 3, size hand of 4, may hand of 4, size discard of 0, may discard of 0
