start
   all: turn: chance | dealer: 0 | sides: -1 -1 -1 -1 -1 | holds: 0 0 0 0 0 | deals: 0 over, 0 of them thrown in | public.phase: dealing | public.spoken: 0 | public.picker: -2 | public.partner: -2 | public.setter: -2 | public.call.card: nobody | public.under: nobody | public.blitzes: 0 | public.cracks: 0 | public.cracker: -2 | public.pending: 0 | public.stakes: 1 | public.least: 0 | public.most: 0 | public.blind_to: -2
1. * deal
   all told: 0 dealt
   all: turn: 1 | public.phase: pick | size blind: 2
   seat 0, 1, 2, 3: size hand of 4: 6
   seat 0, 1, 2, 4: size hand of 3: 6
   seat 0, 1, 3, 4: size hand of 2: 6
   seat 0, 2, 3, 4: size hand of 1: 6
   seat 1, 2, 3, 4: size hand of 0: 6
   seat 0: hand: = 8S TS JH 7D 9C TC | may = 7S 9S JS QS KS AS 7H 8H 9H TH QH KH AH 8D 9D TD JD QD KD AD 7C 8C JC QC KC AC in all heaps
   seat 1: hand: = KS TH QH AH AD JC | moves: say pick, pass | may = 7S 8S 9S TS JS QS AS 7H 8H 9H JH KH 7D 8D 9D TD JD QD KD 7C 8C 9C TC QC KC AC in all heaps
   seat 2: hand: = 7S AS KH 9D QD KC | may = 8S 9S TS JS QS KS 7H 8H 9H TH JH QH AH 7D 8D TD JD KD AD 7C 8C 9C TC JC QC AC in all heaps
   seat 3: hand: = JS QS KD 7C 8C AC | may = 7S 8S 9S TS KS AS 7H 8H 9H TH JH QH KH AH 7D 8D 9D TD JD QD AD 9C TC JC QC KC in all heaps
   seat 4: hand: = 9S 7H 8H 9H TD QC | may = 7S 8S TS JS QS KS AS TH JH QH KH AH 7D 8D 9D JD QD KD AD 7C 8C 9C TC JC KC AC in all heaps
2. 1 say pick
   seat 0, 2, 3, 4 told: 1 said pick; 1 drew 2
   seat 1 told: 1 said pick; 1 drew 2: 8D JD
   all: no more: size blind, may blind | sides: -1 0 -1 -1 -1 | public.phase: bury | public.spoken: 1 | public.picker: 1 | public.setter: 1 | public.least: 2 | public.most: 2
   seat 0, 2, 3, 4: size hand of 1: 8
   seat 1: in no heap: 8D JD | hand: +8D +JD | moves: lay KS, TH, QH, AH, 8D, JD, AD, JC
3. 1 lay 8D
   seat 0, 2, 3, 4 told: 1 laid a card
   seat 1 told: 1 laid 8D
   seat 0, 2, 3, 4: size hand of 1: 7 | size discard of 1: 1
   seat 0: may = 7S 9S JS QS KS AS 7H 8H 9H TH QH KH AH 8D 9D TD JD QD KD AD 7C 8C JC QC KC AC in discard of 1
   seat 1: hand: -8D | aside: 8D | moves: lay KS, TH, QH, AH, JD, AD, JC
   seat 2: may = 8S 9S TS JS QS KS 7H 8H 9H TH JH QH AH 7D 8D TD JD KD AD 7C 8C 9C TC JC QC AC in discard of 1
   seat 3: may = 7S 8S 9S TS KS AS 7H 8H 9H TH JH QH KH AH 7D 8D 9D TD JD QD AD 9C TC JC QC KC in discard of 1
   seat 4: may = 7S 8S TS JS QS KS AS TH JH QH KH AH 7D 8D 9D JD QD KD AD 7C 8C 9C TC JC KC AC in discard of 1
4. 1 lay AD
   seat 0, 2, 3, 4 told: 1 laid a card
   seat 1 told: 1 laid AD
   seat 0, 2, 3, 4: size hand of 1: 6 | size discard of 1: 2
   seat 1: hand: -AD | aside: 8D AD | moves: say done
5. 1 say done
   all told: 1 said done
   all: public.phase: call | public.least: 0 | public.most: 0
   seat 1: moves: say ace_spades, alone
6. 1 say alone
   all told: 1 said alone
   all: trick: 1 leads | sides: 1 0 1 1 1 | public.phase: lead | public.call.kind: alone
   seat 1: moves: play KS, TH, QH, AH, JD, JC
7. 1 play KS
   all told: 1 played KS
   all: turn: 2 | trick: 1 led KS | public.phase: reply
   seat 0, 2, 3, 4: in no heap: KS | size hand of 1: 5
   seat 1: hand: -KS
   seat 2: moves: play 7S, AS
8. 2 play 7S
   all told: 2 played 7S
   all: turn: 3 | trick: 1 led KS 7S
   seat 0, 1, 3, 4: in no heap: 7S | size hand of 2: 5
   seat 2: hand: -7S
   seat 3: moves: play JS, QS, KD
9. 3 play KD
   all told: 3 played KD
   all: turn: 4 | trick: 1 led KS 7S KD
   seat 0, 1, 2, 4: in no heap: KD | size hand of 3: 5
   seat 0: may -9S -AS in hand of 3
   seat 1: may -8S -9S -TS -AS in hand of 3
   seat 2: may -8S -9S -TS in hand of 3
   seat 3: hand: -KD
   seat 4: moves: play 9S | may -8S -TS -AS in hand of 3
10. 4 play 9S
   all told: 4 played 9S
   all: turn: 0 | trick: 1 led KS 7S KD 9S
   seat 0, 1, 2, 3: in no heap: 9S | size hand of 4: 5
   seat 0: moves: play 8S, TS
   seat 4: hand: -9S
11. 0 play 8S
   all told: 0 played 8S; 3 took the trick 7S 8S 9S KS KD
   all: turn: 3 | trick: 3 leads | trick 1: 1 led KS 7S KD 9S 8S, 3 takes | public.phase: lead
   seat 1, 2, 3, 4: in no heap: 8S | size hand of 0: 5
   seat 0: hand: -8S
   seat 3: moves: play JS, QS, 7C, 8C, AC
12. 3 play 8C
   all told: 3 played 8C
   all: turn: 4 | trick: 3 led 8C | public.phase: reply
   seat 0, 1, 2, 4: in no heap: 8C | size hand of 3: 4
   seat 3: hand: -8C
   seat 4: moves: play TD, QC
13. 4 play QC
   all told: 4 played QC
   all: turn: 0 | trick: 3 led 8C QC
   seat 0, 1, 2, 3: in no heap: QC | size hand of 4: 4
   seat 0: moves: play 9C, TC | may -7C -KC -AC in hand of 4
   seat 1: may -7C -9C -TC -KC -AC in hand of 4
   seat 2: may -7C -9C -TC -AC in hand of 4
   seat 3: may -9C -TC -KC in hand of 4
   seat 4: hand: -QC
14. 0 play 9C
   all told: 0 played 9C
   all: turn: 1 | trick: 3 led 8C QC 9C
   seat 1, 2, 3, 4: in no heap: 9C | size hand of 0: 4
   seat 0: hand: -9C
   seat 1: moves: play QH, JD, JC
15. 1 play JC
   all told: 1 played JC
   all: turn: 2 | trick: 3 led 8C QC 9C JC
   seat 0, 2, 3, 4: in no heap: JC | size hand of 1: 4
   seat 0: may -7C -KC -AC in hand of 1
   seat 1: hand: -JC
   seat 2: moves: play KC | may -7C -TC -AC in hand of 1
   seat 3: may -TC -KC in hand of 1
   seat 4: may -7C -TC -KC -AC in hand of 1
16. 2 play KC
   all told: 2 played KC; 4 took the trick 8C 9C JC QC KC
   all: turn: 4 | trick: 4 leads | trick 2: 3 led 8C QC 9C JC KC, 4 takes | public.phase: lead
   seat 0, 1, 3, 4: in no heap: KC | size hand of 2: 4
   seat 2: hand: -KC
   seat 4: moves: play 7H, 8H, 9H, TD
17. 4 play 9H
   all told: 4 played 9H
   all: turn: 0 | trick: 4 led 9H | public.phase: reply
   seat 0, 1, 2, 3: in no heap: 9H | size hand of 4: 3
   seat 0: moves: play JH, 7D
   seat 4: hand: -9H
18. 0 play JH
   all told: 0 played JH
   all: turn: 1 | trick: 4 led 9H JH
   seat 1, 2, 3, 4: in no heap: JH | size hand of 0: 3
   seat 0: hand: -JH
   seat 1: moves: play TH, AH | may -7H -8H -KH in hand of 0
   seat 2: may -7H -8H -TH -AH in hand of 0
   seat 3: may -7H -8H -TH -KH -AH in hand of 0
   seat 4: may -TH -KH -AH in hand of 0
19. 1 play AH
   all told: 1 played AH
   all: turn: 2 | trick: 4 led 9H JH AH
   seat 0, 2, 3, 4: in no heap: AH | size hand of 1: 3
   seat 1: hand: -AH
   seat 2: moves: play KH
20. 2 play KH
   all told: 2 played KH
   all: turn: 3 | trick: 4 led 9H JH AH KH
   seat 0, 1, 3, 4: in no heap: KH | size hand of 2: 3
   seat 2: hand: -KH
   seat 3: moves: play JS, QS
21. 3 play QS
   all told: 3 played QS; 3 took the trick QS 9H JH KH AH
   all: trick: 3 leads | trick 3: 4 led 9H JH AH KH QS, 3 takes | public.phase: lead
   seat 0, 1, 2, 4: in no heap: QS | size hand of 3: 3
   seat 0, 2: may -7H -8H -TH in hand of 3
   seat 1: may -7H -8H in hand of 3
   seat 3: hand: -QS | moves: play JS, 7C, AC
   seat 4: may -TH in hand of 3
22. 3 play JS
   all told: 3 played JS
   all: turn: 4 | trick: 3 led JS | public.phase: reply
   seat 0, 1, 2, 4: in no heap: JS | size hand of 3: 2
   seat 3: hand: -JS
   seat 4: moves: play TD
23. 4 play TD
   all told: 4 played TD
   all: turn: 0 | trick: 3 led JS TD
   seat 0, 1, 2, 3: in no heap: TD | size hand of 4: 2
   seat 0: moves: play 7D
   seat 4: hand: -TD
24. 0 play 7D
   all told: 0 played 7D
   all: turn: 1 | trick: 3 led JS TD 7D
   seat 1, 2, 3, 4: in no heap: 7D | size hand of 0: 2
   seat 0: hand: -7D
   seat 1: moves: play QH, JD
25. 1 play JD
   all told: 1 played JD
   all: turn: 2 | trick: 3 led JS TD 7D JD
   seat 0, 2, 3, 4: in no heap: JD | size hand of 1: 2
   seat 1: hand: -JD
   seat 2: moves: play 9D, QD
26. 2 play 9D
   all told: 2 played 9D; 3 took the trick JS 7D 9D TD JD
   all: turn: 3 | trick: 3 leads | trick 4: 3 led JS TD 7D JD 9D, 3 takes | public.phase: lead
   seat 0, 1, 3, 4: in no heap: 9D | size hand of 2: 2
   seat 2: hand: -9D
   seat 3: moves: play 7C, AC
27. 3 play AC
   all told: 3 played AC
   all: turn: 4 | trick: 3 led AC | public.phase: reply
   seat 0, 1, 2, 4: in no heap: AC | size hand of 3: 1
   seat 3: hand: = 7C
   seat 4: moves: play 7H, 8H
28. 4 play 7H
   all told: 4 played 7H
   all: turn: 0 | trick: 3 led AC 7H
   seat 0, 1, 2, 3: in no heap: 7H | size hand of 4: 1
   seat 0: moves: play TC | may = AS 8H TH in hand of 4
   seat 1: may -QD in hand of 4
   seat 2: may = TS 8H TH in hand of 4
   seat 3: may = TS AS 8H TH in hand of 4
   seat 4: hand: = 8H
29. 0 play TC
   all told: 0 played TC
   all: turn: 1 | trick: 3 led AC 7H TC
   seat 1, 2, 3, 4: in no heap: TC | size hand of 0: 1
   seat 0: hand: = TS
   seat 1: moves: play QH
30. 1 play QH
   all told: 1 played QH
   all: turn: 2 | trick: 3 led AC 7H TC QH
   seat 0, 2, 3, 4: in no heap: QH | size hand of 1: 1
   seat 1: hand: = TH
   seat 2: moves: play QD
31. 2 play QD
   all told: 2 played QD; 1 took the trick 7H QH QD TC AC
   all: turn: 1 | trick: 1 leads | trick 5: 3 led AC 7H TC QH QD, 1 takes | public.phase: lead
   seat 0, 1, 3, 4: in no heap: QD | size hand of 2: 1
   seat 0, 1, 4: may -7C in hand of 2
   seat 1: moves: play TH
   seat 2: hand: = AS
32. 1 play TH
   all told: 1 played TH
   all: turn: 2 | trick: 1 led TH | public.phase: reply
   seat 0, 2, 3, 4: no more: size hand of 1, may hand of 1 | in no heap: TH
   seat 1: no more: hand
   seat 2: moves: play AS
33. 2 play AS
   all told: 2 played AS
   all: turn: 3 | trick: 1 led TH AS
   seat 0, 1, 3, 4: no more: size hand of 2, may hand of 2 | in no heap: AS
   seat 2: no more: hand
   seat 3: moves: play 7C
34. 3 play 7C
   all told: 3 played 7C
   all: turn: 4 | trick: 1 led TH AS 7C
   seat 0, 1, 2, 4: no more: size hand of 3, may hand of 3 | in no heap: 7C
   seat 3: no more: hand
   seat 4: moves: play 8H
35. 4 play 8H
   all told: 4 played 8H
   all: turn: 0 | trick: 1 led TH AS 7C 8H
   seat 0, 1, 2, 3: no more: size hand of 4, may hand of 4 | in no heap: 8H
   seat 0: moves: play TS
   seat 4: no more: hand
36. 0 play TS
   all told: 0 played TS; 1 took the trick TS AS 8H TH 7C; deal 1 §7.6 won: +1 points to 1 from 2; deal 1 §7.6 won: +1 points to 1 from 3; deal 1 §7.6 won: +1 points to 1 from 4; deal 1 §7.6 won: +1 points to 1 from 0; deal 1 over
   all: turn: chance | shown: 8D AD | holds: -1 4 -1 -1 -1 | deals: 1 over, 0 of them thrown in | trick 6: 1 led TH AS 7C 8H TS, 1 takes | public.phase: settled
   seat 2, 3, 4: no more: trick, size hand of 0, may hand of 0, size discard of 1, may discard of 1
   seat 0: no more: hand, trick, size discard of 1, may discard of 1
   seat 1: no more: aside, trick, size hand of 0, may hand of 0
37. * deal
   all told: 1 dealt
   all: no more: shown, tricks, public.call.kind | turn: 2 | dealer: 1 | sides: -1 -1 -1 -1 -1 | public.phase: pick | public.spoken: 0 | public.picker: -2 | public.setter: -2 | size blind: 2
   seat 0, 1, 2, 3: size hand of 4: 6
   seat 0, 1, 2, 4: size hand of 3: 6
   seat 0, 1, 3, 4: size hand of 2: 6
   seat 0, 2, 3, 4: size hand of 1: 6
   seat 1, 2, 3, 4: size hand of 0: 6
   seat 0: hand: = 7S 8S QH AH 9C AC | may = 9S TS JS QS KS AS 7H 8H 9H TH JH KH 7D 8D 9D TD JD QD KD AD 7C 8C TC JC QC KC in all heaps
   seat 1: hand: = 9S 7H 9H TH JD KC | may = 7S 8S TS JS QS KS AS 8H JH QH KH AH 7D 8D 9D TD QD KD AD 7C 8C 9C TC JC QC AC in all heaps
   seat 2: hand: = TS JS 8H JH 8D QD | moves: say pick, pass | may = 7S 8S 9S QS KS AS 7H 9H TH QH KH AH 7D 9D TD JD KD AD 7C 8C 9C TC JC QC KC AC in all heaps
   seat 3: hand: = AS 7D 9D TD 7C QC | may = 7S 8S 9S TS JS QS KS 7H 8H 9H TH JH QH KH AH 8D JD QD KD AD 8C 9C TC JC KC AC in all heaps
   seat 4: hand: = QS KS KD AD TC JC | may = 7S 8S 9S TS JS AS 7H 8H 9H TH JH QH KH AH 7D 8D 9D TD JD QD 7C 8C 9C QC KC AC in all heaps
38. 2 say pass
   all told: 2 said pass
   all: turn: 3 | public.spoken: 1
   seat 3: moves: say pick, pass
39. 3 say pick
   seat 0, 1, 2, 4 told: 3 said pick; 3 drew 2
   seat 3 told: 3 said pick; 3 drew 2: KH 8C
   all: no more: size blind, may blind | sides: -1 -1 -1 0 -1 | public.phase: bury | public.spoken: 2 | public.picker: 3 | public.setter: 3 | public.least: 2 | public.most: 2
   seat 0, 1, 2, 4: size hand of 3: 8
   seat 3: in no heap: 8C KH | hand: +KH +8C | moves: lay AS, KH, 7D, 9D, TD, 7C, 8C, QC
40. 3 lay 7C
   seat 0, 1, 2, 4 told: 3 laid a card
   seat 3 told: 3 laid 7C
   seat 0, 1, 2, 4: size hand of 3: 7 | size discard of 3: 1
   seat 0: may = 9S TS JS QS KS AS 7H 8H 9H TH JH KH 7D 8D 9D TD JD QD KD AD 7C 8C TC JC QC KC in discard of 3
   seat 1: may = 7S 8S TS JS QS KS AS 8H JH QH KH AH 7D 8D 9D TD QD KD AD 7C 8C 9C TC JC QC AC in discard of 3
   seat 2: may = 7S 8S 9S QS KS AS 7H 9H TH QH KH AH 7D 9D TD JD KD AD 7C 8C 9C TC JC QC KC AC in discard of 3
   seat 3: hand: -7C | aside: 7C | moves: lay AS, KH, 7D, 9D, TD, 8C, QC
   seat 4: may = 7S 8S 9S TS JS AS 7H 8H 9H TH JH QH KH AH 7D 8D 9D TD JD QD 7C 8C 9C QC KC AC in discard of 3
41. 3 lay KH
   seat 0, 1, 2, 4 told: 3 laid a card
   seat 3 told: 3 laid KH
   seat 0, 1, 2, 4: size hand of 3: 6 | size discard of 3: 2
   seat 3: hand: -KH | aside: KH 7C | moves: say done
42. 3 say done
   all told: 3 said done
   all: public.phase: call | public.least: 0 | public.most: 0
   seat 3: moves: say ace_clubs, alone
43. 3 say alone
   all told: 3 said alone
   all: turn: 2 | trick: 2 leads | sides: 1 1 1 0 1 | public.phase: lead | public.call.kind: alone
   seat 2: moves: play TS, JS, 8H, JH, 8D, QD
44. 2 play QD
   all told: 2 played QD
   all: turn: 3 | trick: 2 led QD | public.phase: reply
   seat 0, 1, 3, 4: in no heap: QD | size hand of 2: 5
   seat 2: hand: -QD
   seat 3: moves: play 7D, 9D, TD, QC
45. 3 play 9D
   all told: 3 played 9D
   all: turn: 4 | trick: 2 led QD 9D
   seat 0, 1, 2, 4: in no heap: 9D | size hand of 3: 5
   seat 3: hand: -9D
   seat 4: moves: play QS, KD, AD, JC
46. 4 play KD
   all told: 4 played KD
   all: turn: 0 | trick: 2 led QD 9D KD
   seat 0, 1, 2, 3: in no heap: KD | size hand of 4: 5
   seat 0: moves: play QH
   seat 4: hand: -KD
47. 0 play QH
   all told: 0 played QH
   all: turn: 1 | trick: 2 led QD 9D KD QH
   seat 1, 2, 3, 4: in no heap: QH | size hand of 0: 5
   seat 0: hand: -QH
   seat 1: moves: play JD
48. 1 play JD
   all told: 1 played JD; 0 took the trick QH 9D JD QD KD
   all: turn: 0 | trick: 0 leads | trick 1: 2 led QD 9D KD QH JD, 0 takes | public.phase: lead
   seat 0, 2, 3, 4: in no heap: JD | size hand of 1: 5
   seat 0: moves: play 7S, 8S, AH, 9C, AC
   seat 1: hand: -JD
49. 0 play AH
   all told: 0 played AH
   all: turn: 1 | trick: 0 led AH | public.phase: reply
   seat 1, 2, 3, 4: in no heap: AH | size hand of 0: 4
   seat 0: hand: -AH
   seat 1: moves: play 7H, 9H, TH
50. 1 play TH
   all told: 1 played TH
   all: turn: 2 | trick: 0 led AH TH
   seat 0, 2, 3, 4: in no heap: TH | size hand of 1: 4
   seat 1: hand: -TH
   seat 2: moves: play 8H
51. 2 play 8H
   all told: 2 played 8H
   all: turn: 3 | trick: 0 led AH TH 8H
   seat 0, 1, 3, 4: in no heap: 8H | size hand of 2: 4
   seat 2: hand: -8H
   seat 3: moves: play 7D, TD, QC
52. 3 play QC
   all told: 3 played QC
   all: turn: 4 | trick: 0 led AH TH 8H QC
   seat 0, 1, 2, 4: in no heap: QC | size hand of 3: 4
   seat 0, 2, 4: may -7H -9H -KH in hand of 3
   seat 1: may -KH in hand of 3
   seat 3: hand: -QC
   seat 4: moves: play QS, AD, JC
53. 4 play JC
   all told: 4 played JC; 3 took the trick 8H TH AH JC QC
   all: turn: 3 | trick: 3 leads | trick 2: 0 led AH TH 8H QC JC, 3 takes | public.phase: lead
   seat 0, 1, 2, 3: in no heap: JC | size hand of 4: 4
   seat 0, 2: may -7H -9H -KH in hand of 4
   seat 1: may -KH in hand of 4
   seat 3: moves: play AS, 7D, TD, 8C | may -7H -9H in hand of 4
   seat 4: hand: -JC
54. 3 play TD
   all told: 3 played TD
   all: turn: 4 | trick: 3 led TD | public.phase: reply
   seat 0, 1, 2, 4: in no heap: TD | size hand of 3: 3
   seat 3: hand: -TD
   seat 4: moves: play QS, AD
55. 4 play QS
   all told: 4 played QS
   all: turn: 0 | trick: 3 led TD QS
   seat 0, 1, 2, 3: in no heap: QS | size hand of 4: 3
   seat 0: moves: play 7S, 8S, 9C, AC
   seat 4: hand: -QS
56. 0 play 7S
   all told: 0 played 7S
   all: turn: 1 | trick: 3 led TD QS 7S
   seat 1, 2, 3, 4: in no heap: 7S | size hand of 0: 3
   seat 0: hand: -7S
   seat 1: moves: play 9S, 7H, 9H, KC | may -JS -JH -7D -8D -AD in hand of 0
   seat 2: may -7D -AD in hand of 0
   seat 3: may -JS -JH -8D -AD in hand of 0
   seat 4: may -JS -JH -7D -8D in hand of 0
57. 1 play 9S
   all told: 1 played 9S
   all: turn: 2 | trick: 3 led TD QS 7S 9S
   seat 0, 2, 3, 4: in no heap: 9S | size hand of 1: 3
   seat 0: may -JS -JH -7D -8D -AD in hand of 1
   seat 1: hand: -9S
   seat 2: moves: play JS, JH, 8D | may -7D -AD in hand of 1
   seat 3: may -JS -JH -8D -AD in hand of 1
   seat 4: may -JS -JH -7D -8D in hand of 1
58. 2 play 8D
   all told: 2 played 8D; 4 took the trick 7S 9S QS 8D TD
   all: turn: 4 | trick: 4 leads | trick 3: 3 led TD QS 7S 9S 8D, 4 takes | public.phase: lead
   seat 0, 1, 3, 4: in no heap: 8D | size hand of 2: 3
   seat 2: hand: -8D
   seat 4: moves: play KS, AD, TC
59. 4 play TC
   all told: 4 played TC
   all: turn: 0 | trick: 4 led TC | public.phase: reply
   seat 0, 1, 2, 3: in no heap: TC | size hand of 4: 2
   seat 0: moves: play 9C, AC
   seat 4: hand: -TC
60. 0 play AC
   all told: 0 played AC
   all: turn: 1 | trick: 4 led TC AC
   seat 1, 2, 3, 4: in no heap: AC | size hand of 0: 2
   seat 0: hand: -AC
   seat 1: moves: play KC
61. 1 play KC
   all told: 1 played KC
   all: turn: 2 | trick: 4 led TC AC KC
   seat 0, 2, 3, 4: in no heap: KC | size hand of 1: 2
   seat 1: hand: -KC
   seat 2: moves: play JS, JH
62. 2 play JS
   all told: 2 played JS
   all: turn: 3 | trick: 4 led TC AC KC JS
   seat 0, 1, 3, 4: in no heap: JS | size hand of 2: 2
   seat 1, 4: may -7C -8C -9C in hand of 2
   seat 0: may -7C -8C in hand of 2
   seat 2: hand: -JS
   seat 3: moves: play 8C | may -9C in hand of 2
63. 3 play 8C
   all told: 3 played 8C; 2 took the trick JS 8C TC KC AC
   all: turn: 2 | trick: 2 leads | trick 4: 4 led TC AC KC JS 8C, 2 takes | public.phase: lead
   seat 0, 1, 2, 4: in no heap: 8C | size hand of 3: 2
   seat 2: moves: play TS, JH
   seat 3: hand: -8C
64. 2 play JH
   all told: 2 played JH
   all: turn: 3 | trick: 2 led JH | public.phase: reply
   seat 0, 1, 3, 4: in no heap: JH | size hand of 2: 1
   seat 2: hand: = TS
   seat 3: moves: play 7D
65. 3 play 7D
   all told: 3 played 7D
   all: turn: 4 | trick: 2 led JH 7D
   seat 0, 1, 2, 4: in no heap: 7D | size hand of 3: 1
   seat 3: hand: = AS
   seat 4: moves: play AD
66. 4 play AD
   all told: 4 played AD
   all: turn: 0 | trick: 2 led JH 7D AD
   seat 0, 1, 2, 3: in no heap: AD | size hand of 4: 1
   seat 0: moves: play 8S, 9C
   seat 4: hand: = KS
67. 0 play 9C
   all told: 0 played 9C
   all: turn: 1 | trick: 2 led JH 7D AD 9C
   seat 1, 2, 3, 4: in no heap: 9C | size hand of 0: 1
   seat 0: hand: = 8S
   seat 1: moves: play 7H, 9H
68. 1 play 7H
   all told: 1 played 7H; 2 took the trick 7H JH 7D AD 9C
   all: turn: 2 | trick: 2 leads | trick 5: 2 led JH 7D AD 9C 7H, 2 takes | public.phase: lead
   seat 0, 2, 3, 4: in no heap: 7H | size hand of 1: 1
   seat 1: hand: = 9H
   seat 2: moves: play TS
69. 2 play TS
   all told: 2 played TS
   all: turn: 3 | trick: 2 led TS | public.phase: reply
   seat 0, 1, 3, 4: no more: size hand of 2, may hand of 2 | in no heap: TS
   seat 2: no more: hand
   seat 3: moves: play AS
70. 3 play AS
   all told: 3 played AS
   all: turn: 4 | trick: 2 led TS AS
   seat 0, 1, 2, 4: no more: size hand of 3, may hand of 3 | in no heap: AS
   seat 3: no more: hand
   seat 4: moves: play KS
71. 4 play KS
   all told: 4 played KS
   all: turn: 0 | trick: 2 led TS AS KS
   seat 0, 1, 2, 3: no more: size hand of 4, may hand of 4 | in no heap: KS
   seat 0: moves: play 8S
   seat 4: no more: hand
72. 0 play 8S
   all told: 0 played 8S
   all: turn: 1 | trick: 2 led TS AS KS 8S
   seat 1, 2, 3, 4: no more: size hand of 0, may hand of 0 | in no heap: 8S
   seat 0: no more: hand
   seat 1: moves: play 9H
73. 1 play 9H
   all told: 1 played 9H; 3 took the trick 8S TS KS AS 9H; deal 2 §7.6 lost: +2 points to 4 from 3; deal 2 §7.6 lost: +2 points to 0 from 3; deal 2 §7.6 lost: +2 points to 1 from 3; deal 2 §7.6 lost: +2 points to 2 from 3; deal 2 over
   all: turn: chance | shown: KH 7C | holds: 1 6 1 -9 1 | deals: 2 over, 0 of them thrown in | trick 6: 2 led TS AS KS 8S 9H, 3 takes | public.phase: settled
   seat 0, 2, 4: no more: trick, size hand of 1, may hand of 1, size discard of 3, may discard of 3
   seat 1: no more: hand, trick, size discard of 3, may discard of 3
   seat 3: no more: aside, trick, size hand of 1, may hand of 1
74. * deal
   all told: 2 dealt
   all: no more: shown, tricks, public.call.kind | turn: 3 | dealer: 2 | sides: -1 -1 -1 -1 -1 | public.phase: pick | public.spoken: 0 | public.picker: -2 | public.setter: -2 | size blind: 2
   seat 0, 1, 2, 3: size hand of 4: 6
   seat 0, 1, 2, 4: size hand of 3: 6
   seat 0, 1, 3, 4: size hand of 2: 6
   seat 0, 2, 3, 4: size hand of 1: 6
   seat 1, 2, 3, 4: size hand of 0: 6
   seat 0: hand: = 7H 9H AH 8D 9D TC | may = 7S 8S 9S TS JS QS KS AS 8H TH JH QH KH 7D TD JD QD KD AD 7C 8C 9C JC QC KC AC in all heaps
   seat 1: hand: = 7S AS TH JD JC AC | may = 8S 9S TS JS QS KS 7H 8H 9H JH QH KH AH 7D 8D 9D TD QD KD AD 7C 8C 9C TC QC KC in all heaps
   seat 2: hand: = 8S TS QS KS TD 7C | may = 7S 9S JS AS 7H 8H 9H TH JH QH KH AH 7D 8D 9D JD QD KD AD 8C 9C TC JC QC KC AC in all heaps
   seat 3: hand: = 9S 8H QH KH 7D QC | moves: say pick, pass | may = 7S 8S TS JS QS KS AS 7H 9H TH JH AH 8D 9D TD JD QD KD AD 7C 8C 9C TC JC KC AC in all heaps
   seat 4: hand: = JS JH QD AD 8C 9C | may = 7S 8S 9S TS QS KS AS 7H 8H 9H TH QH KH AH 7D 8D 9D TD JD KD 7C TC JC QC KC AC in all heaps
75. 3 say pass
   all told: 3 said pass
   all: turn: 4 | public.spoken: 1
   seat 4: moves: say pick, pass
76. 4 say pass
   all told: 4 said pass
   all: turn: 0 | public.spoken: 2
   seat 0: moves: say pick, pass
77. 0 say pick
   seat 0 told: 0 said pick; 0 drew 2: KD KC
   seat 1, 2, 3, 4 told: 0 said pick; 0 drew 2
   all: no more: size blind, may blind | sides: 0 -1 -1 -1 -1 | public.phase: bury | public.spoken: 3 | public.picker: 0 | public.setter: 0 | public.least: 2 | public.most: 2
   seat 1, 2, 3, 4: size hand of 0: 8
   seat 0: in no heap: KC KD | hand: +KD +KC | moves: lay 7H, 9H, AH, 8D, 9D, KD, TC, KC
78. 0 lay AH
   seat 0 told: 0 laid AH
   seat 1, 2, 3, 4 told: 0 laid a card
   seat 1, 2, 3, 4: size hand of 0: 7 | size discard of 0: 1
   seat 0: hand: -AH | aside: AH | moves: lay 7H, 9H, 8D, 9D, KD, TC, KC
   seat 1: may = 8S 9S TS JS QS KS 7H 8H 9H JH QH KH AH 7D 8D 9D TD QD KD AD 7C 8C 9C TC QC KC in discard of 0
   seat 2: may = 7S 9S JS AS 7H 8H 9H TH JH QH KH AH 7D 8D 9D JD QD KD AD 8C 9C TC JC QC KC AC in discard of 0
   seat 3: may = 7S 8S TS JS QS KS AS 7H 9H TH JH AH 8D 9D TD JD QD KD AD 7C 8C 9C TC JC KC AC in discard of 0
   seat 4: may = 7S 8S 9S TS QS KS AS 7H 8H 9H TH QH KH AH 7D 8D 9D TD JD KD 7C TC JC QC KC AC in discard of 0
79. 0 lay KD
   seat 0 told: 0 laid KD
   seat 1, 2, 3, 4 told: 0 laid a card
   seat 1, 2, 3, 4: size hand of 0: 6 | size discard of 0: 2
   seat 0: hand: -KD | aside: AH KD | moves: say done
80. 0 say done
   all told: 0 said done
   all: public.phase: call | public.least: 0 | public.most: 0
   seat 0: moves: say ace_clubs, alone
81. 0 say ace_clubs
   all told: 0 said ace_clubs
   all: turn: 3 | trick: 3 leads | public.phase: lead | public.call.kind: ace | public.call.suit: C | public.call.card: AC
   seat 2, 3, 4: may -AC in hand of 0, discard of 0
   seat 1: sides: 0 0 1 1 1
   seat 2: sides: 0 -1 1 -1 -1
   seat 3: sides: 0 -1 -1 1 -1 | moves: play 9S, 8H, QH, KH, 7D, QC
   seat 4: sides: 0 -1 -1 -1 1
82. 3 play 8H
   all told: 3 played 8H
   all: turn: 4 | trick: 3 led 8H | public.phase: reply
   seat 0, 1, 2, 4: in no heap: 8H | size hand of 3: 5
   seat 3: hand: -8H
   seat 4: moves: play JS, JH, QD, AD
83. 4 play JS
   all told: 4 played JS
   all: turn: 0 | trick: 3 led 8H JS
   seat 0, 1, 2, 3: in no heap: JS | size hand of 4: 5
   seat 0: moves: play 7H, 9H | may -TH -KH in hand of 4
   seat 1: may -7H -9H -KH -AH in hand of 4
   seat 2: may -7H -9H -TH -KH -AH in hand of 4
   seat 3: may -7H -9H -TH -AH in hand of 4
   seat 4: hand: -JS
84. 0 play 9H
   all told: 0 played 9H
   all: turn: 1 | trick: 3 led 8H JS 9H
   seat 1, 2, 3, 4: in no heap: 9H | size hand of 0: 5
   seat 0: hand: -9H
   seat 1: moves: play TH
85. 1 play TH
   all told: 1 played TH
   all: turn: 2 | trick: 3 led 8H JS 9H TH
   seat 0, 2, 3, 4: in no heap: TH | size hand of 1: 5
   seat 1: hand: -TH
   seat 2: moves: play QS, TD
86. 2 play QS
   all told: 2 played QS; 2 took the trick JS QS 8H 9H TH
   all: trick: 2 leads | trick 1: 3 led 8H JS 9H TH QS, 2 takes | public.phase: lead
   seat 0, 1, 3, 4: in no heap: QS | size hand of 2: 5
   seat 1, 4: may -7H -KH -AH in hand of 2
   seat 0: may -KH in hand of 2
   seat 2: hand: -QS | moves: play 8S, TS, KS, TD, 7C
   seat 3: may -7H -AH in hand of 2
87. 2 play 7C
   all told: 2 played 7C
   all: turn: 3 | trick: 2 led 7C | public.phase: reply
   seat 0, 1, 3, 4: in no heap: 7C | size hand of 2: 4
   seat 0, 3, 4: may -AC in hand of 2
   seat 2: hand: -7C
   seat 3: moves: play QH, 7D, QC
88. 3 play QC
   all told: 3 played QC
   all: turn: 4 | trick: 2 led 7C QC
   seat 0, 1, 2, 4: in no heap: QC | size hand of 3: 4
   seat 0: may -8C -9C -AC in hand of 3
   seat 1: may -8C -9C -TC -KC in hand of 3
   seat 2: may -8C -9C -TC -KC -AC in hand of 3
   seat 3: hand: -QC
   seat 4: moves: play 8C, 9C | may -TC -KC -AC in hand of 3
89. 4 play 9C
   all told: 4 played 9C
   all: turn: 0 | trick: 2 led 7C QC 9C
   seat 0, 1, 2, 3: in no heap: 9C | size hand of 4: 4
   seat 0, 2, 3: may -AC in hand of 4
   seat 0: moves: play TC, KC
   seat 4: hand: -9C
90. 0 play KC
   all told: 0 played KC
   all: turn: 1 | trick: 2 led 7C QC 9C KC
   seat 1, 2, 3, 4: in no heap: KC | size hand of 0: 4
   seat 0: hand: -KC
   seat 1: moves: play AC
91. 1 play AC
   all told: 1 played AC; 3 took the trick 7C 9C QC KC AC
   all: turn: 3 | trick: 3 leads | trick 2: 2 led 7C QC 9C KC AC, 3 takes | public.phase: lead | public.partner: 1
   seat 0, 2, 3, 4: in no heap: AC | sides: 0 0 1 1 1 | size hand of 1: 4
   seat 1: hand: -AC
   seat 3: moves: play 9S, QH, KH, 7D
92. 3 play 9S
   all told: 3 played 9S
   all: turn: 4 | trick: 3 led 9S | public.phase: reply
   seat 0, 1, 2, 4: in no heap: 9S | size hand of 3: 3
   seat 3: hand: -9S
   seat 4: moves: play JH, QD, AD
93. 4 play QD
   all told: 4 played QD
   all: turn: 0 | trick: 3 led 9S QD
   seat 0, 1, 2, 3: in no heap: QD | size hand of 4: 3
   seat 0, 3: may -7S -8S -TS -KS -AS in hand of 4
   seat 0: moves: play 8D, 9D
   seat 1: may -8S -TS -KS in hand of 4
   seat 2: may -7S -AS in hand of 4
   seat 4: hand: -QD
94. 0 play 8D
   all told: 0 played 8D
   all: turn: 1 | trick: 3 led 9S QD 8D
   seat 1, 2, 3, 4: in no heap: 8D | size hand of 0: 3
   seat 3, 4: may -7S -8S -TS -KS -AS in hand of 0
   seat 0: hand: -8D
   seat 1: moves: play 7S, AS | may -8S -TS -KS in hand of 0
   seat 2: may -7S -AS in hand of 0
95. 1 play 7S
   all told: 1 played 7S
   all: turn: 2 | trick: 3 led 9S QD 8D 7S
   seat 0, 2, 3, 4: in no heap: 7S | size hand of 1: 3
   seat 1: hand: -7S
   seat 2: moves: play 8S, TS, KS
96. 2 play TS
   all told: 2 played TS; 4 took the trick 7S 9S TS 8D QD
   all: turn: 4 | trick: 4 leads | trick 3: 3 led 9S QD 8D 7S TS, 4 takes | public.phase: lead
   seat 0, 1, 3, 4: in no heap: TS | size hand of 2: 3
   seat 2: hand: -TS
   seat 4: moves: play JH, AD, 8C
97. 4 play JH
   all told: 4 played JH
   all: turn: 0 | trick: 4 led JH | public.phase: reply
   seat 0, 1, 2, 3: in no heap: JH | size hand of 4: 2
   seat 0: moves: play 9D
   seat 4: hand: -JH
98. 0 play 9D
   all told: 0 played 9D
   all: turn: 1 | trick: 4 led JH 9D
   seat 1, 2, 3, 4: in no heap: 9D | size hand of 0: 2
   seat 0: hand: -9D
   seat 1: moves: play JD, JC
99. 1 play JC
   all told: 1 played JC
   all: turn: 2 | trick: 4 led JH 9D JC
   seat 0, 2, 3, 4: in no heap: JC | size hand of 1: 2
   seat 1: hand: -JC
   seat 2: moves: play TD
100. 2 play TD
   all told: 2 played TD
   all: turn: 3 | trick: 4 led JH 9D JC TD
   seat 0, 1, 3, 4: in no heap: TD | size hand of 2: 2
   seat 2: hand: -TD
   seat 3: moves: play QH, 7D
101. 3 play QH
   all told: 3 played QH; 3 took the trick JH QH 9D TD JC
102. 3 play KH
   all told: 3 played KH
103. 4 play AD
   all told: 4 played AD
104. 0 play 7H
   all told: 0 played 7H
105. 1 play JD
   all told: 1 played JD
106. 2 play 8S
   all told: 2 played 8S; 1 took the trick 8S 7H KH JD AD
107. 1 play AS
   all told: 1 played AS
108. 2 play KS
   all told: 2 played KS
109. 3 play 7D
   all told: 3 played 7D
110. 4 play 8C
   all told: 4 played 8C
   all: turn: 0 | trick: 1 led AS KS 7D 8C | trick 4: 4 led JH 9D JC TD QH, 3 takes | trick 5: 3 led KH AD 7H JD 8S, 1 takes
   seat 1, 2, 3, 4: size hand of 0: 1
   seat 0: no more: size hand of 1, may hand of 1, size hand of 2, may hand of 2, size hand of 3, may hand of 3, size hand of 4, may hand of 4 | hand: = TC | moves: play TC
   seat 1: no more: hand, size hand of 2, may hand of 2, size hand of 3, may hand of 3, size hand of 4, may hand of 4 | in no heap: 7D 7H 8C 8S AD KH KS QH
   seat 2: no more: hand, size hand of 1, may hand of 1, size hand of 3, may hand of 3, size hand of 4, may hand of 4 | in no heap: 7D 7H 8C AD AS JD KH QH
   seat 3: no more: hand, size hand of 1, may hand of 1, size hand of 2, may hand of 2, size hand of 4, may hand of 4 | in no heap: 7H 8C 8S AD AS JD KS
   seat 4: no more: hand, size hand of 1, may hand of 1, size hand of 2, may hand of 2, size hand of 3, may hand of 3 | in no heap: 7D 7H 8S AS JD KH KS QH
111. 0 play TC
   all told: 0 played TC; 3 took the trick KS AS 7D 8C TC; deal 3 §7.6 lost: +2 points to 2 from 0; deal 3 §7.6 lost: +2 points to 3 from 0; deal 3 §7.6 lost: +2 points to 4 from 1; deal 3 over
112. * deal
   all told: 3 dealt
113. 4 say pass
   all told: 4 said pass
114. 0 say pick
   seat 0 told: 0 said pick; 0 drew 2: 7D QD
   seat 1, 2, 3, 4 told: 0 said pick; 0 drew 2
115. 0 lay JH
   seat 0 told: 0 laid JH
   seat 1, 2, 3, 4 told: 0 laid a card
116. 0 lay 7C
   seat 0 told: 0 laid 7C
   seat 1, 2, 3, 4 told: 0 laid a card
117. 0 say done
   all told: 0 said done
118. 0 say ace_clubs
   all told: 0 said ace_clubs
119. 4 play 9C
   all told: 4 played 9C
120. 0 play 8C
   all told: 0 played 8C
   all: no more: tricks | turn: 1 | dealer: 3 | trick: 4 led 9C 8C | holds: -3 4 3 -7 3 | deals: 3 over, 0 of them thrown in | public.spoken: 2 | public.partner: -2
   seat 0, 1, 2, 3: size hand of 4: 5
   seat 0, 1, 2, 4: size hand of 3: 6
   seat 0, 1, 3, 4: size hand of 2: 6
   seat 0, 2, 3, 4: size hand of 1: 6
   seat 1, 2, 3, 4: size hand of 0: 5
   seat 0: hand: = 9S TH 7D QD KD | aside: JH 7C | sides: 0 -1 -1 -1 -1 | may = 7S 8S TS JS QS KS AS 7H 8H 9H QH KH AH 8D 9D TD JD AD TC JC QC KC AC in hand of 1, hand of 2, hand of 3 | may = 7S 8S TS JS QS KS AS 7H 8H 9H QH KH AH 8D 9D TD JD AD TC JC QC KC in hand of 4
   seat 1: hand: = 7S AS 7H 9H 8D JD | sides: 0 1 -1 -1 -1 | moves: play 8D, JD | may +8S +9S +TS +JS +QS +KS +8H +TH +JH +QH +KH +7D +9D +TD +QD +AD +7C +JC +QC +KC in hand of 0, discard of 0 | may = 8S 9S TS JS QS KS 8H TH JH QH KH AH 7D 9D TD QD KD AD 7C TC JC QC KC AC in hand of 2, hand of 3 | may = 8S 9S TS JS QS KS 8H TH JH QH KH AH 7D 9D TD QD KD AD 7C TC JC QC KC in hand of 4
   seat 2: hand: = 8S QH KH AD JC KC | sides: 0 -1 1 -1 -1 | may +7S +9S +TS +JS +QS +KS +AS +7H +8H +9H +TH +JH +7D +8D +9D +TD +JD +QD +7C +QC in hand of 0, discard of 0 | may = 7S 9S TS JS QS KS AS 7H 8H 9H TH JH AH 7D 8D 9D TD JD QD KD 7C TC QC AC in hand of 1, hand of 3 | may = 7S 9S TS JS QS KS AS 7H 8H 9H TH JH AH 7D 8D 9D TD JD QD KD 7C TC QC in hand of 4
   seat 3: in no heap: TC | hand: = TS JS 8H 9D TC AC | sides: 0 1 1 0 1 | may +7S +8S +9S +QS +KS +AS +7H +9H +TH +JH +QH +KH +7D +8D +TD +JD +QD +AD +7C +JC +QC +KC in hand of 0, discard of 0 | may = 7S 8S 9S QS KS AS 7H 9H TH JH QH KH AH 7D 8D TD JD QD KD AD 7C JC QC KC in hand of 1, hand of 2, hand of 4
   seat 4: in no heap: AH | hand: = QS KS AH TD QC | sides: 0 -1 -1 -1 1 | may +7S +8S +9S +TS +JS +AS +7H +8H +9H +TH +JH +QH +KH +7D +8D +9D +JD +QD +AD +7C +JC +KC in hand of 0, discard of 0 | may = 7S 8S 9S TS JS AS 7H 8H 9H TH JH QH KH 7D 8D 9D JD QD KD AD 7C TC JC KC AC in hand of 1, hand of 2, hand of 3
121. 1 play JD
   all told: 1 played JD
122. 2 play KC
   all told: 2 played KC
123. 3 play AC
   all told: 3 played AC; 1 took the trick JD 8C 9C KC AC
124. 1 play 8D
   all told: 1 played 8D
125. 2 play JC
   all told: 2 played JC
126. 3 play 9D
   all told: 3 played 9D
127. 4 play QC
   all told: 4 played QC
128. 0 play 7D
   all told: 0 played 7D; 4 took the trick 7D 8D 9D JC QC
129. 4 play KS
   all told: 4 played KS
130. 0 play 9S
   all told: 0 played 9S
   all: trick: 4 led KS 9S | trick 1: 4 led 9C 8C JD KC AC, 1 takes | trick 2: 1 led 8D JC 9D QC 7D, 4 takes | public.partner: 3
   seat 0, 1, 2, 3: size hand of 4: 3
   seat 0, 1, 2, 4: sides: 0 1 1 0 1 | size hand of 3: 4
   seat 0, 1, 3, 4: size hand of 2: 4
   seat 0, 2, 3, 4: size hand of 1: 4
   seat 1, 2, 3, 4: size hand of 0: 3
   seat 2, 4: may -7C -TC in hand of 1
   seat 0: in no heap: 8D 9D AC JC JD KC KS QC | hand: -9S -7D | may -TC in hand of 1
   seat 1: in no heap: 7D 9D 9S AC JC KC KS QC | hand: -8D -JD | moves: play 7S, AS
   seat 2: in no heap: 7D 8D 9D 9S AC JD KS QC | hand: -JC -KC
   seat 3: in no heap: 7D 8D 9S JC JD KC KS QC | hand: -9D -AC | may -7C in hand of 1
   seat 4: in no heap: 7D 8D 9D 9S AC JC JD KC | hand: -KS -QC
131. 1 play 7S
   all told: 1 played 7S
132. 2 play 8S
   all told: 2 played 8S
133. 3 play TS
   all told: 3 played TS; 3 took the trick 7S 8S 9S TS KS
134. 3 play TC
   all told: 3 played TC
135. 4 play QS
   all told: 4 played QS
136. 0 play QD
   all told: 0 played QD
137. 1 play AS
   all told: 1 played AS
138. 2 play AD
   all told: 2 played AD; 4 took the trick QS AS QD AD TC
139. 4 play TD
   all told: 4 played TD
140. 0 play KD
   all told: 0 played KD
   all: trick: 4 led TD KD | trick 3: 4 led KS 9S 7S 8S TS, 3 takes | trick 4: 3 led TC QS QD AS AD, 4 takes
   seat 0, 1, 2, 3: size hand of 4: 1
   seat 0, 1, 2, 4: size hand of 3: 2
   seat 0, 1, 3, 4: size hand of 2: 2
   seat 0, 2, 3, 4: size hand of 1: 2
   seat 1, 2, 3, 4: size hand of 0: 1
   seat 1, 3: may -7C in hand of 0, hand of 2, hand of 4
   seat 0: in no heap: 7S 8S AD AS QS TC TD TS | hand: = TH | may -JS -QH in hand of 1
   seat 1: in no heap: 8S AD KD QD QS TC TD TS | hand: = 7H 9H | moves: play 7H, 9H
   seat 2: in no heap: 7S AS KD QD QS TC TD TS | hand: = QH KH | may -7C in hand of 0, hand of 4 | may -JS -JH in hand of 1
   seat 3: in no heap: 7S 8S AD AS KD QD QS TD | hand: = JS 8H | may -JH -QH in hand of 1
   seat 4: in no heap: 7S 8S AD AS KD QD TC TS | hand: = AH | may -7C in hand of 0, hand of 2 | may -JS -JH -QH in hand of 1
141. 1 play 9H
   all told: 1 played 9H
142. 2 play QH
   all told: 2 played QH
143. 3 play JS
   all told: 3 played JS; 2 took the trick JS 9H QH TD KD
144. 2 play KH
   all told: 2 played KH
145. 3 play 8H
   all told: 3 played 8H
146. 4 play AH
   all told: 4 played AH
147. 0 play TH
   all told: 0 played TH
148. 1 play 7H
   all told: 1 played 7H; 4 took the trick 7H 8H TH KH AH; deal 4 §7.4 lost_schneider: +4 points to 1 from 0; deal 4 §7.4 lost_schneider: +4 points to 2 from 0; deal 4 §7.4 lost_schneider: +4 points to 4 from 3; deal 4 over
149. * deal
   all told: 4 dealt
150. 0 say pick
   seat 0 told: 0 said pick; 0 drew 2: 7H QD
   seat 1, 2, 3, 4 told: 0 said pick; 0 drew 2
   all: turn: 0 | dealer: 4 | sides: 0 -1 -1 -1 -1 | holds: -11 8 7 -11 7 | deals: 4 over, 0 of them thrown in | public.phase: bury | public.spoken: 1 | public.partner: -2 | public.call.card: nobody | public.least: 2 | public.most: 2
   seat 0, 1, 2, 3: size hand of 4: 6
   seat 0, 1, 2, 4: size hand of 3: 6
   seat 0, 1, 3, 4: size hand of 2: 6
   seat 0, 2, 3, 4: size hand of 1: 6
   seat 1, 2, 3, 4: no more: trick, tricks, public.call.kind, public.call.suit, size discard of 0, may discard of 0 | size hand of 0: 8
   seat 0: no more: aside, trick, tricks, public.call.kind, public.call.suit | in no heap: 7H | hand: = 7H 7D 9D TD QD 8C TC KC | moves: lay 7H, 7D, 9D, TD, QD, 8C, TC, KC | may +7S +8S +9S +TS +JS +QS +KS +AS +TH +JH +QH +8D +JD +KD +AD +7C +9C +JC +QC +AC in hand of 1 | may +7S +8S +9S +TS +QS +KS +AS +TH +JH +8D +JD +KD +AD +7C +9C +JC +QC +AC in hand of 2, hand of 3, hand of 4
   seat 1: in no heap: 7C KH | hand: = 8S 9H KH KD 7C JC | may +7S +9S +TS +QS +KS +AS +7H +7D +8D +9D +TD +JD +QD +AD +8C +9C +TC +QC +KC +AC in all heaps
   seat 2: in no heap: 8H AH JH | hand: = 9S AS 8H JH AH AD | may +7S +8S +TS +QS +KS +QH +KH +7D +8D +9D +TD +JD +QD +KD +7C +8C +9C +TC +JC +QC +KC +AC in hand of 0, hand of 4 | may +7S +8S +TS +JS +QS +KS +QH +KH +7D +8D +9D +TD +JD +QD +KD +7C +8C +9C +TC +JC +QC +KC +AC in hand of 1 | may +7S +8S +TS +QS +KS +QH +KH +7D +8D +9D +TD +JD +QD +KD +8C +9C +TC +JC +QC +KC +AC in hand of 3
   seat 3: hand: = 7S TS QS 9C QC AC | may +8S +9S +JS +KS +AS +8H +7D +8D +9D +TD +JD +QD +KD +AD +7C +8C +TC +JC +KC in hand of 0, hand of 2, hand of 4 | may +8S +9S +JS +KS +AS +8H +JH +QH +7D +8D +9D +TD +JD +QD +KD +AD +7C +8C +TC +JC +KC in hand of 1
   seat 4: in no heap: JS QH TH | hand: = JS KS TH QH 8D JD | may +7S +8S +9S +TS +QS +AS +AH +7D +9D +TD +QD +KD +AD +7C +8C +9C +TC +JC +QC +KC +AC in hand of 0, hand of 2 | may +7S +8S +9S +TS +QS +AS +JH +AH +7D +9D +TD +QD +KD +AD +7C +8C +9C +TC +JC +QC +KC +AC in hand of 1 | may +7S +8S +9S +TS +QS +AS +AH +7D +9D +TD +QD +KD +AD +8C +9C +TC +JC +QC +KC +AC in hand of 3
151. 0 lay 8C
   seat 0 told: 0 laid 8C
   seat 1, 2, 3, 4 told: 0 laid a card
152. 0 lay KC
   seat 0 told: 0 laid KC
   seat 1, 2, 3, 4 told: 0 laid a card
153. 0 say done
   all told: 0 said done
154. 0 say ace_clubs
   all told: 0 said ace_clubs
155. 0 play TD
   all told: 0 played TD
156. 1 play JC
   all told: 1 played JC
157. 2 play AD
   all told: 2 played AD
158. 3 play QS
   all told: 3 played QS
159. 4 play 8D
   all told: 4 played 8D; 3 took the trick QS 8D TD AD JC
160. 3 play QC
   all told: 3 played QC
   all: turn: 4 | trick: 3 led QC | trick 1: 0 led TD JC AD QS 8D, 3 takes | public.phase: reply | public.call.kind: ace | public.call.suit: C | public.call.card: AC | public.least: 0 | public.most: 0
   seat 0, 1, 2, 3: size hand of 4: 5
   seat 0, 1, 2, 4: size hand of 3: 4
   seat 0, 1, 3, 4: size hand of 2: 5
   seat 0, 2, 3, 4: size hand of 1: 5
   seat 1, 2, 3, 4: size hand of 0: 5 | size discard of 0: 2
   seat 1, 2, 4: may -AC in hand of 0
   seat 0: in no heap: 8D AD JC QC QS | hand: -TD -8C -KC | aside: 8C KC
   seat 1: in no heap: 8D AD QC QS TD | hand: -JC | sides: 0 1 -1 -1 -1 | may = 7S 9S TS JS KS AS 7H 8H TH JH QH AH 7D 9D JD QD 8C 9C TC KC in discard of 0
   seat 2: in no heap: 8D JC QC QS TD | hand: -AD | sides: 0 -1 1 -1 -1 | may = 7S 8S TS JS KS 7H 9H TH QH KH 7D 9D JD QD KD 7C 8C 9C TC KC in discard of 0
   seat 3: in no heap: 8D AD JC TD | hand: -QS -QC | sides: 0 1 1 0 1 | may = 8S 9S JS KS AS 7H 8H 9H TH JH QH KH AH 7D 9D JD QD KD 7C 8C TC KC in discard of 0
   seat 4: in no heap: AD JC QC QS TD | hand: -8D | sides: 0 -1 -1 -1 1 | moves: play JS, QH, JD | may = 7S 8S 9S TS AS 7H 8H 9H JH KH AH 7D 9D QD KD 7C 8C 9C TC KC in discard of 0
161. 4 play JS
   all told: 4 played JS
162. 0 play QD
   all told: 0 played QD
163. 1 play KD
   all told: 1 played KD
164. 2 play JH
   all told: 2 played JH; 3 took the trick JS JH QD KD QC
165. 3 play 7S
   all told: 3 played 7S
166. 4 play KS
   all told: 4 played KS
167. 0 play 9D
   all told: 0 played 9D
168. 1 play 8S
   all told: 1 played 8S
169. 2 play AS
   all told: 2 played AS; 0 took the trick 7S 8S KS AS 9D
170. 0 play TC
   all told: 0 played TC
   all: turn: 1 | trick: 0 led TC | trick 2: 3 led QC JS QD KD JH, 3 takes | trick 3: 3 led 7S KS 9D 8S AS, 0 takes
   seat 0, 1, 2, 3: size hand of 4: 3
   seat 0, 1, 2, 4: size hand of 3: 3
   seat 0, 1, 3, 4: size hand of 2: 3
   seat 0, 2, 3, 4: size hand of 1: 3
   seat 1, 2, 3, 4: size hand of 0: 2
   seat 1, 4: may -9S -TS in hand of 0
   seat 0: in no heap: 7S 8S AS JH JS KD KS | hand: = 7H 7D
   seat 1: in no heap: 7S 9D AS JH JS KS QD TC | hand: -8S -KD | moves: play 7C
   seat 2: in no heap: 7S 8S 9D JS KD KS QD TC | hand: -AS -JH | may -TS in hand of 0
   seat 3: in no heap: 8S 9D AS JH JS KD KS QD TC | hand: -7S | may -9S in hand of 0
   seat 4: in no heap: 7S 8S 9D AS JH KD QD TC | hand: -JS -KS
171. 1 play 7C
   all told: 1 played 7C
172. 2 play 8H
   all told: 2 played 8H
173. 3 play AC
   all told: 3 played AC
174. 4 play JD
   all told: 4 played JD; 4 took the trick 8H JD 7C TC AC
175. 4 play QH
   all told: 4 played QH
176. 0 play 7D
   all told: 0 played 7D
177. 1 play 9H
   all told: 1 played 9H
178. 2 play 9S
   all told: 2 played 9S
179. 3 play TS
   all told: 3 played TS; 4 took the trick 9S TS 9H QH 7D
180. 4 play TH
   all told: 4 played TH
   all: turn: 0 | trick: 4 led TH | trick 4: 0 led TC 7C 8H AC JD, 4 takes | trick 5: 4 led QH 7D 9H 9S TS, 4 takes | public.partner: 3
   seat 0, 1, 2, 3: no more: size hand of 4, may hand of 4
   seat 0, 1, 2, 4: sides: 0 1 1 0 1 | size hand of 3: 1
   seat 0, 1, 3, 4: size hand of 2: 1
   seat 0, 2, 3, 4: size hand of 1: 1
   seat 1, 2, 3, 4: size hand of 0: 1
   seat 0: in no heap: 7C 8H 9H 9S AC JD QH TH TS | hand: = 7H | moves: play 7H | may -9C in hand of 2
   seat 1: in no heap: 7D 8H 9S AC JD QH TH TS | hand: = KH | may = 7H AH in hand of 2
   seat 2: in no heap: 7C 7D 9H AC JD QH TH TS | hand: = AH
   seat 3: in no heap: 7C 7D 8H 9H 9S JD QH TH | hand: = 9C | may -8C -KC in hand of 2
   seat 4: no more: hand | in no heap: 7C 7D 8H 9H 9S AC TS | may = 7H KH AH in hand of 2
181. 0 play 7H
   all told: 0 played 7H
182. 1 play KH
   all told: 1 played KH
183. 2 play AH
   all told: 2 played AH
184. 3 play 9C
   all told: 3 played 9C; 2 took the trick 7H TH KH AH 9C; deal 5 §7.6 lost: +2 points to 1 from 0; deal 5 §7.6 lost: +2 points to 2 from 0; deal 5 §7.6 lost: +2 points to 4 from 3; deal 5 over
185. * deal
   all told: 0 dealt
186. 1 say pass
   all told: 1 said pass
187. 2 say pass
   all told: 2 said pass
188. 3 say pass
   all told: 3 said pass
189. 4 say pass
   all told: 4 said pass
190. 0 say pass
   all told: 0 said pass
   all: turn: 1 | dealer: 0 | trick: 1 leads | sides: -1 -1 -1 -1 -1 | holds: -15 10 9 -13 9 | deals: 5 over, 0 of them thrown in | public.phase: lead | public.spoken: 5 | public.picker: -2 | public.partner: -2 | public.setter: -2 | public.call.card: nobody | size blind: 2
   seat 0, 1, 2, 3: size hand of 4: 6
   seat 0, 1, 2, 4: size hand of 3: 6
   seat 0, 1, 3, 4: size hand of 2: 6
   seat 0, 2, 3, 4: size hand of 1: 6
   seat 1, 2, 3, 4: no more: tricks, public.call.kind, public.call.suit, size discard of 0, may discard of 0 | size hand of 0: 6
   seat 0: no more: aside, tricks, public.call.kind, public.call.suit | hand: = 9S 9H JH 7D 8D TD | may +7S +8S +TS +JS +QS +KS +AS +7H +8H +TH +QH +9D +JD +QD +KD +AD +7C +8C +TC +JC +QC +KC +AC in hand of 1, hand of 3 | may +7S +8S +TS +JS +QS +KS +AS +7H +8H +TH +QH +9D +JD +QD +KD +AD +7C +8C +9C +TC +JC +QC +KC +AC in hand of 2 | may = 7S 8S TS JS QS KS AS 7H 8H TH QH KH AH 9D JD QD KD AD 7C 8C 9C TC JC QC KC AC in hand of 4, blind
   seat 1: hand: = 7S TS 8H QD TC JC | moves: play 7S, TS, 8H, QD, TC, JC | may +8S +9S +JS +QS +KS +AS +9H +TH +JH +QH +KH +7D +8D +9D +TD +JD +KD +AD +7C +QC +AC in hand of 0, hand of 3 | may +8S +9S +JS +QS +KS +AS +9H +TH +JH +QH +KH +7D +8D +9D +TD +JD +KD +AD +7C +8C +9C +QC +KC +AC in hand of 2 | may = 8S 9S JS QS KS AS 7H 9H TH JH QH KH AH 7D 8D 9D TD JD KD AD 7C 8C 9C QC KC AC in hand of 4, blind
   seat 2: in no heap: KH | hand: +AS +TH +KH +JD +AC | may +7S +8S +9S +TS +JS +QS +KS +8H +9H +JH +QH +7D +8D +9D +TD +QD +KD +AD +7C +TC +JC +QC in hand of 0, hand of 1, hand of 3 | may = 7S 8S 9S TS JS QS KS 7H 8H 9H JH QH 7D 8D 9D TD QD KD AD 7C 8C 9C TC JC QC KC in hand of 4, blind
   seat 3: in no heap: 7H 8C KC | hand: = KS 7H QH AD 8C KC | may +7S +8S +9S +TS +JS +QS +AS +8H +9H +TH +JH +7D +8D +9D +TD +JD +QD +KD +7C +9C +TC +JC +QC +AC in hand of 0, hand of 1, hand of 2 | may = 7S 8S 9S TS JS QS AS 8H 9H TH JH KH AH 7D 8D 9D TD JD QD KD 7C 9C TC JC QC AC in hand of 4, blind
   seat 4: in no heap: 9C | hand: = 8S QS 9D KD 7C 9C | may +7S +9S +TS +JS +KS +AS +8H +9H +TH +JH +QH +7D +8D +TD +JD +QD +AD +TC +JC +QC +AC in hand of 0, hand of 1, hand of 3 | may +7S +9S +TS +JS +KS +AS +8H +9H +TH +JH +QH +7D +8D +TD +JD +QD +AD +8C +TC +JC +QC +KC +AC in hand of 2 | may = 7S 9S TS JS KS AS 7H 8H 9H TH JH QH KH AH 7D 8D TD JD QD AD 8C TC JC QC KC AC in blind
191. 1 play TS
   all told: 1 played TS
192. 2 play AS
   all told: 2 played AS
193. 3 play KS
   all told: 3 played KS
194. 4 play 8S
   all told: 4 played 8S
195. 0 play 9S
   all told: 0 played 9S; 2 took the trick 8S 9S TS KS AS
196. 2 play AC
   all told: 2 played AC
197. 3 play 8C
   all told: 3 played 8C
198. 4 play 7C
   all told: 4 played 7C
199. 0 play JH
   all told: 0 played JH
200. 1 play TC
   all told: 1 played TC; 0 took the trick JH 7C 8C TC AC
   all: turn: 0 | trick: 0 leads | trick 1: 1 led TS AS KS 8S 9S, 2 takes | trick 2: 2 led AC 8C 7C JH TC, 0 takes
   seat 0, 1, 2, 3: size hand of 4: 4
   seat 0, 1, 2, 4: size hand of 3: 4
   seat 0, 1, 3, 4: size hand of 2: 4
   seat 0, 2, 3, 4: size hand of 1: 4
   seat 1, 2, 3, 4: size hand of 0: 4
   seat 1, 2: may -9C -KC in hand of 0
   seat 0: in no heap: 7C 8C 8S AC AS KS TC TS | hand: -9S -JH | moves: play 9H, 7D, 8D, TD
   seat 1: in no heap: 7C 8C 8S 9S AC AS JH KS | hand: -TS -TC
   seat 2: in no heap: 7C 8C 8S 9S JH KS TC TS | hand: -AS -AC
   seat 3: in no heap: 7C 8S 9S AC AS JH TC TS | hand: -KS -8C | may -9C in hand of 0
   seat 4: in no heap: 8C 9S AC AS JH KS TC TS | hand: -8S -7C | may -KC in hand of 0
201. 0 play 7D
   all told: 0 played 7D
202. 1 play JC
   all told: 1 played JC
203. 2 play JD
   all told: 2 played JD
204. 3 play AD
   all told: 3 played AD
205. 4 play QS
   all told: 4 played QS; 4 took the trick QS 7D JD AD JC
206. 4 play KD
   all told: 4 played KD
207. 0 play 8D
   all told: 0 played 8D
208. 1 play QD
   all told: 1 played QD
209. 2 play TH
   all told: 2 played TH
210. 3 play QH
   all told: 3 played QH; 3 took the trick TH QH 8D QD KD
   all: turn: 3 | trick: 3 leads | trick 3: 0 led 7D JC JD AD QS, 4 takes | trick 4: 4 led KD 8D QD TH QH, 3 takes
   seat 0, 1, 2, 3: size hand of 4: 2
   seat 0, 1, 2, 4: size hand of 3: 2
   seat 0, 1, 3, 4: size hand of 2: 2
   seat 0, 2, 3, 4: size hand of 1: 2
   seat 1, 2, 3, 4: size hand of 0: 2
   seat 1, 3: may -JS -9D -TD -QC in hand of 2
   seat 0: in no heap: AD JC JD KD QD QH QS TH | hand: = 9H TD | may -JS -9D -QC in hand of 2
   seat 1: in no heap: 7D 8D AD JD KD QH QS TH | hand: = 7S 8H
   seat 2: in no heap: 7D 8D AD JC KD QD QH QS | hand: = KH AH
   seat 3: in no heap: 7D 8D JC JD KD QD QS TH | hand: = 7H KC | moves: play 7H, KC
   seat 4: in no heap: 7D 8D AD JC JD QD QH TH | hand: = 9D 9C | may -JS -TD -QC in hand of 2
211. 3 play KC
   all told: 3 played KC
212. 4 play 9C
   all told: 4 played 9C
213. 0 play TD
   all told: 0 played TD
214. 1 play 7S
   all told: 1 played 7S
215. 2 play AH
   all told: 2 played AH; 0 took the trick 7S AH TD 9C KC
216. 0 play 9H
   all told: 0 played 9H
217. 1 play 8H
   all told: 1 played 8H
218. 2 play KH
   all told: 2 played KH
219. 3 play 7H
   all told: 3 played 7H
220. 4 play 9D
   all told: 4 played 9D; 4 took the trick 7H 8H 9H KH 9D; deal 6 §8.4 leaster: +1 points to 3 from 0; deal 6 §8.4 leaster: +1 points to 3 from 1; deal 6 §8.4 leaster: +1 points to 3 from 2; deal 6 §8.4 leaster: +1 points to 3 from 4; deal 6 over
   all: turn: chance | shown: JS QC | holds: -16 9 8 -9 8 | deals: 6 over, 0 of them thrown in | trick 5: 3 led KC 9C TD 7S AH, 0 takes | trick 6: 0 led 9H 8H KH 7H 9D, 4 takes | public.phase: settled | public.blind_to: 4
   seat 0: no more: hand, trick, size hand of 1, may hand of 1, size hand of 2, may hand of 2, size hand of 3, may hand of 3, size hand of 4, may hand of 4, size blind, may blind
   seat 1: no more: hand, trick, size hand of 0, may hand of 0, size hand of 2, may hand of 2, size hand of 3, may hand of 3, size hand of 4, may hand of 4, size blind, may blind
   seat 2: no more: hand, trick, size hand of 0, may hand of 0, size hand of 1, may hand of 1, size hand of 3, may hand of 3, size hand of 4, may hand of 4, size blind, may blind
   seat 3: no more: hand, trick, size hand of 0, may hand of 0, size hand of 1, may hand of 1, size hand of 2, may hand of 2, size hand of 4, may hand of 4, size blind, may blind
   seat 4: no more: hand, trick, size hand of 0, may hand of 0, size hand of 1, may hand of 1, size hand of 2, may hand of 2, size hand of 3, may hand of 3, size blind, may blind
221. * deal
   all told: 1 dealt
222. 2 say pass
   all told: 2 said pass
223. 3 say pass
   all told: 3 said pass
224. 4 say pass
   all told: 4 said pass
225. 0 say pass
   all told: 0 said pass
226. 1 say pass
   all told: 1 said pass
227. 2 play AS
   all told: 2 played AS
228. 3 play TS
   all told: 3 played TS
229. 4 play 8S
   all told: 4 played 8S
230. 0 play 9S
   all told: 0 played 9S
   all: no more: shown, tricks | turn: 1 | dealer: 1 | trick: 2 led AS TS 8S 9S | public.phase: reply | public.blind_to: -2 | size blind: 2
   seat 0, 1, 2, 3: size hand of 4: 5
   seat 0, 1, 2, 4: size hand of 3: 5
   seat 0, 1, 3, 4: size hand of 2: 5
   seat 0, 2, 3, 4: size hand of 1: 6
   seat 1, 2, 3, 4: size hand of 0: 5
   seat 0: hand: = 8H TH AH JD TC | may = 7S JS QS KS 7H 9H JH QH KH 7D 8D 9D TD QD KD AD 7C 8C 9C JC QC KC AC in all heaps
   seat 1: hand: = 9H 9D KD 8C QC KC | moves: play 9D, KD, QC | may = 7S JS QS KS 7H 8H TH JH QH KH AH 7D 8D TD JD QD AD 7C 9C TC JC AC in all heaps
   seat 2: hand: = 7S JH 8D QD 9C | may = JS QS KS 7H 8H 9H TH QH KH AH 7D 9D TD JD KD AD 7C 8C TC JC QC KC AC in all heaps
   seat 3: hand: = JS QS KS TD AD | may = 7S 7H 8H 9H TH JH QH KH AH 7D 8D 9D JD QD KD 7C 8C 9C TC JC QC KC AC in all heaps
   seat 4: hand: = 7H QH KH 7C AC | may = 7S JS QS KS 8H 9H TH JH AH 7D 8D 9D TD JD QD KD AD 8C 9C TC JC QC KC in all heaps
231. 1 play 9D
   all told: 1 played 9D; 1 took the trick 8S 9S TS AS 9D
232. 1 play KD
   all told: 1 played KD
233. 2 play 8D
   all told: 2 played 8D
234. 3 play AD
   all told: 3 played AD
235. 4 play QH
   all told: 4 played QH
236. 0 play JD
   all told: 0 played JD; 4 took the trick QH 8D JD KD AD
237. 4 play AC
   all told: 4 played AC
238. 0 play TC
   all told: 0 played TC
239. 1 play 8C
   all told: 1 played 8C
240. 2 play 9C
   all told: 2 played 9C
   all: turn: 3 | trick: 4 led AC TC 8C 9C | trick 1: 2 led AS TS 8S 9S 9D, 1 takes | trick 2: 1 led KD 8D AD QH JD, 4 takes
   seat 0, 1, 2, 3: size hand of 4: 3
   seat 0, 1, 2, 4: size hand of 3: 4
   seat 0, 1, 3, 4: size hand of 2: 3
   seat 0, 2, 3, 4: size hand of 1: 3
   seat 1, 2, 3, 4: size hand of 0: 3
   seat 0, 4: may -7S -KS in hand of 1
   seat 0: in no heap: 8C 8D 9C 9D AC AD KD QH | hand: -JD -TC
   seat 1: in no heap: 8D 9C AC AD JD QH TC | hand: = 9H QC KC
   seat 2: in no heap: 8C 9D AC AD JD KD QH TC | hand: -8D -9C | may -KS in hand of 1
   seat 3: in no heap: 8C 8D 9C 9D AC JD KD QH TC | hand: -AD | moves: play JS, QS, TD | may -7S in hand of 1
   seat 4: in no heap: 8C 8D 9C 9D AD JD KD TC | hand: -QH -AC
241. 3 play TD
   all told: 3 played TD; 3 took the trick TD 8C 9C TC AC
242. 3 play QS
   all told: 3 played QS
243. 4 play 7H
   all told: 4 played 7H
244. 0 play AH
   all told: 0 played AH
245. 1 play QC
   all told: 1 played QC
246. 2 play JH
   all told: 2 played JH; 1 took the trick QS 7H JH AH QC
247. 1 play 9H
   all told: 1 played 9H
248. 2 play QD
   all told: 2 played QD
249. 3 play JS
   all told: 3 played JS
250. 4 play KH
   all told: 4 played KH
   all: turn: 0 | trick: 1 led 9H QD JS KH | trick 3: 4 led AC TC 8C 9C TD, 3 takes | trick 4: 3 led QS 7H AH QC JH, 1 takes
   seat 0, 1, 2, 3: size hand of 4: 1
   seat 0, 1, 2, 4: size hand of 3: 1
   seat 0, 1, 3, 4: size hand of 2: 1
   seat 0, 2, 3, 4: size hand of 1: 1
   seat 1, 2, 3, 4: size hand of 0: 2
   seat 1, 2, 3: may -7D -JC in hand of 0, hand of 4
   seat 1, 3, 4: may -8H -TH in hand of 2
   seat 0: in no heap: 7H 9H JH JS KH QC QD QS TD | hand: -AH | moves: play 8H, TH | may -7C -KC in hand of 3 | may -7D -JC in hand of 4
   seat 1: in no heap: 7H AH JH JS KH QD QS TD | hand: = KC | may -8H -TH -7C in hand of 3
   seat 2: in no heap: 7H 9H AH JS KH QC QS TD | hand: = 7S | may = KS 7D JC in hand of 3
   seat 3: in no heap: 7H 9H AH JH KH QC QD | hand: = KS
   seat 4: in no heap: 9H AH JH JS QC QD QS TD | hand: = 7C | may -7D -JC in hand of 0 | may -8H -TH -KC in hand of 3
251. 0 play 8H
   all told: 0 played 8H; 2 took the trick JS 8H 9H KH QD
252. 2 play 7S
   all told: 2 played 7S
253. 3 play KS
   all told: 3 played KS
254. 4 play 7C
   all told: 4 played 7C
255. 0 play TH
   all told: 0 played TH
256. 1 play KC
   all told: 1 played KC; 3 took the trick 7S KS TH 7C KC; deal 7 §8.4 leaster: +1 points to 2 from 0; deal 7 §8.4 leaster: +1 points to 2 from 1; deal 7 §8.4 leaster: +1 points to 2 from 3; deal 7 §8.4 leaster: +1 points to 2 from 4; deal 7 over
257. * deal
   all told: 2 dealt
258. 3 say pass
   all told: 3 said pass
259. 4 say pick
   seat 0, 1, 2, 3 told: 4 said pick; 4 drew 2
   seat 4 told: 4 said pick; 4 drew 2: 8D AD
260. 4 lay QS
   seat 0, 1, 2, 3 told: 4 laid a card
   seat 4 told: 4 laid QS
   all: no more: trick, tricks, size blind, may blind | turn: 4 | dealer: 2 | sides: -1 -1 -1 -1 0 | holds: -17 8 12 -10 7 | deals: 7 over, 0 of them thrown in | public.phase: bury | public.spoken: 2 | public.picker: 4 | public.setter: 4 | public.least: 2 | public.most: 2
   seat 0, 1, 2, 3: size hand of 4: 7 | size discard of 4: 1
   seat 0, 1, 2, 4: size hand of 3: 6
   seat 0, 1, 3, 4: size hand of 2: 6
   seat 0, 2, 3, 4: size hand of 1: 6
   seat 1, 2, 3, 4: size hand of 0: 6
   seat 0: in no heap: 7C KC | hand: = 8S JS 7H JD 7C KC | may +7S +9S +TS +QS +KS +AS +8H +9H +TH +JH +QH +KH +AH +8D +9D +TD +QD +KD +AD +8C +9C +TC +QC +AC in hand of 1 | may +9S +TS +QS +AS +8H +9H +TH +JH +QH +KH +AH +8D +9D +TD +QD +KD +AD +8C +9C +TC +QC +AC in hand of 2, hand of 3 | may +9S +TS +QS +AS +8H +9H +TH +JH +QH +KH +AH +7D +8D +9D +TD +QD +KD +AD +8C +9C +TC +JC +QC +AC in hand of 4 | may = 7S 9S TS QS KS AS 8H 9H TH JH QH KH AH 7D 8D 9D TD QD KD AD 8C 9C TC JC QC AC in discard of 4
   seat 1: in no heap: 8H JC KS | hand: = TS KS AS 8H 9C JC | may +8S +9S +JS +QS +7H +9H +JH +QH +KH +AH +7D +8D +9D +TD +JD +QD +KD +AD +8C +TC +QC +KC +AC in hand of 0, hand of 4 | may +8S +9S +JS +QS +7H +9H +TH +JH +QH +KH +AH +8D +9D +TD +JD +QD +KD +AD +8C +TC +QC +KC +AC in hand of 2 | may +8S +9S +JS +QS +7H +9H +TH +JH +QH +KH +AH +8D +9D +TD +JD +QD +KD +AD +7C +8C +TC +QC +KC +AC in hand of 3 | may = 7S 8S 9S JS QS 7H 9H TH JH QH KH AH 7D 8D 9D TD JD QD KD AD 7C 8C TC QC KC AC in discard of 4
   seat 2: in no heap: 7D | hand: = 9H AH 7D 8C QC AC | may +7S +8S +9S +TS +JS +QS +AS +7H +JH +QH +KH +8D +9D +TD +JD +QD +KD +AD +9C +TC +JC in hand of 0, hand of 4 | may +7S +8S +9S +TS +JS +QS +KS +AS +7H +JH +QH +KH +8D +9D +TD +JD +QD +KD +AD +9C +TC in hand of 1 | may +7S +8S +9S +TS +JS +QS +AS +7H +8H +TH +JH +QH +KH +8D +9D +TD +JD +QD +KD +AD +7C +9C +TC +KC in hand of 3 | may = 7S 8S 9S TS JS QS KS AS 7H 8H TH JH QH KH 8D 9D TD JD QD KD AD 7C 9C TC JC KC in discard of 4
   seat 3: in no heap: 7S TH | hand: = 7S TH JH QH 9D KD | may +8S +9S +TS +JS +QS +KS +AS +7H +9H +KH +AH +7D +8D +TD +JD +QD +AD +8C +9C +TC +JC +QC +AC in hand of 0, hand of 4 | may +8S +9S +TS +JS +QS +KS +AS +7H +9H +KH +AH +8D +TD +JD +QD +AD +8C +9C +TC +QC +AC in hand of 1 | may +8S +9S +TS +JS +QS +KS +AS +7H +8H +9H +KH +AH +8D +TD +JD +QD +AD +8C +9C +TC +QC +AC in hand of 2 | may = 8S 9S TS JS QS KS AS 7H 8H 9H KH AH 7D 8D TD JD QD AD 7C 8C 9C TC JC QC KC AC in discard of 4
   seat 4: hand: = 9S KH 8D TD QD AD TC | aside: QS | moves: lay 9S, KH, 8D, TD, QD, AD, TC | may +8S +TS +JS +AS +7H +9H +JH +QH +AH +7D +9D +JD +KD +7C +8C +9C +JC +QC +AC in hand of 0 | may +7S +8S +TS +JS +KS +AS +7H +9H +JH +QH +AH +9D +JD +KD +7C +8C +9C +QC +AC in hand of 1 | may +8S +TS +JS +AS +7H +8H +9H +TH +JH +QH +AH +9D +JD +KD +7C +8C +9C +QC +AC in hand of 2 | may +8S +TS +JS +AS +7H +8H +9H +TH +JH +QH +AH +9D +JD +KD +7C +8C +9C +QC +KC +AC in hand of 3
261. 4 lay AD
   seat 0, 1, 2, 3 told: 4 laid a card
   seat 4 told: 4 laid AD
262. 4 say done
   all told: 4 said done
263. 4 say ace_spades
   all told: 4 said ace_spades
264. 3 play TH
   all told: 3 played TH
265. 4 play KH
   all told: 4 played KH
266. 0 play 7H
   all told: 0 played 7H
267. 1 play 8H
   all told: 1 played 8H
268. 2 play AH
   all told: 2 played AH; 2 took the trick 7H 8H TH KH AH
269. 2 play 8C
   all told: 2 played 8C
270. 3 play KD
   all told: 3 played KD
   all: trick: 2 led 8C KD | trick 1: 3 led TH KH 7H 8H AH, 2 takes | public.phase: reply | public.call.kind: ace | public.call.suit: S | public.call.card: AS | public.least: 0 | public.most: 0
   seat 0, 1, 2, 3: size hand of 4: 5 | size discard of 4: 2
   seat 0, 1, 2, 4: size hand of 3: 4
   seat 0, 1, 3, 4: size hand of 2: 4
   seat 0, 2, 3, 4: size hand of 1: 5
   seat 1, 2, 3, 4: size hand of 0: 5
   seat 0, 2, 3: may -AS in hand of 4, discard of 4
   seat 0: in no heap: 8C 8H AH KD KH TH | hand: -7H | sides: 1 -1 -1 -1 0 | may -9C -TC -AC in hand of 3
   seat 1: in no heap: 7H 8C AH KD KH TH | hand: -8H | sides: 1 0 1 1 0 | may -7C -TC -KC -AC in hand of 3
   seat 2: in no heap: 7H 8H KD KH TH | hand: -AH -8C | sides: -1 -1 1 -1 0 | may -7C -9C -TC -KC in hand of 3
   seat 3: in no heap: 7H 8C 8H AH KH | hand: -TH -KD | sides: -1 -1 -1 1 0
   seat 4: in no heap: 7H 8C 8H AH KD TH | hand: -KH -AD | aside: QS AD | moves: play TC | may -7C -9C -KC -AC in hand of 3
271. 4 play TC
   all told: 4 played TC
272. 0 play KC
   all told: 0 played KC
273. 1 play 9C
   all told: 1 played 9C; 3 took the trick KD 8C 9C TC KC
274. 3 play 9D
   all told: 3 played 9D
275. 4 play TD
   all told: 4 played TD
276. 0 play JD
   all told: 0 played JD
277. 1 play JC
   all told: 1 played JC
278. 2 play QC
   all told: 2 played QC; 2 took the trick 9D TD JD JC QC
279. 2 play 9H
   all told: 2 played 9H
280. 3 play QH
   all told: 3 played QH
   all: trick: 2 led 9H QH | trick 2: 2 led 8C KD TC KC 9C, 3 takes | trick 3: 3 led 9D TD JD JC QC, 2 takes
   seat 0, 1, 2, 3: size hand of 4: 3
   seat 0, 1, 2, 4: size hand of 3: 2
   seat 0, 1, 3, 4: size hand of 2: 2
   seat 0, 2, 3, 4: size hand of 1: 3
   seat 1, 2, 3, 4: size hand of 0: 3
   seat 0: in no heap: 9C 9D 9H JC QC QH TC TD | hand: -JD -KC
   seat 1: in no heap: 9D 9H JD KC QC QH TC TD | hand: -9C -JC
   seat 2: in no heap: 9C 9D JC JD KC QH TC TD | hand: = 7D AC
   seat 3: in no heap: 9C 9H JC JD KC QC TC TD | hand: = 7S JH
   seat 4: in no heap: 9C 9D 9H JC JD KC QC QH | hand: -TD -TC | moves: play 8D, QD
281. 4 play 8D
   all told: 4 played 8D
282. 0 play JS
   all told: 0 played JS
283. 1 play TS
   all told: 1 played TS; 3 took the trick TS JS 9H QH 8D
284. 3 play JH
   all told: 3 played JH
285. 4 play QD
   all told: 4 played QD
286. 0 play 7C
   all told: 0 played 7C
287. 1 play KS
   all told: 1 played KS
288. 2 play 7D
   all told: 2 played 7D; 4 took the trick KS JH 7D QD 7C
289. 4 play 9S
   all told: 4 played 9S
290. 0 play 8S
   all told: 0 played 8S
   all: turn: 1 | trick: 4 led 9S 8S | trick 4: 2 led 9H QH 8D JS TS, 3 takes | trick 5: 3 led JH QD 7C KS 7D, 4 takes
   seat 0, 1, 2, 4: size hand of 3: 1
   seat 0, 1, 3, 4: size hand of 2: 1
   seat 0, 2, 3, 4: size hand of 1: 1
   seat 1, 2, 3: no more: size hand of 0, may hand of 0, size hand of 4, may hand of 4
   seat 0: no more: hand, size hand of 4, may hand of 4 | in no heap: 7D 8D 9S JH KS QD TS | may -QS -AD in hand of 1
   seat 1: in no heap: 7C 7D 8D 8S 9S JH JS QD | hand: = AS | moves: play AS
   seat 2: in no heap: 7C 8D 8S 9S JH JS KS QD TS | hand: = AC | may = 7S AS in hand of 1
   seat 3: in no heap: 7C 7D 8D 8S 9S JS KS QD TS | hand: = 7S | may = AS AC in hand of 1
   seat 4: no more: hand, size hand of 0, may hand of 0 | in no heap: 7C 7D 8S JH JS KS TS
291. 1 play AS
   all told: 1 played AS
292. 2 play AC
   all told: 2 played AC
293. 3 play 7S
   all told: 3 played 7S; 1 took the trick 7S 8S 9S AS AC; deal 8 §7.6 lost: +2 points to 0 from 4; deal 8 §7.6 lost: +2 points to 2 from 4; deal 8 §7.6 lost: +2 points to 3 from 1; deal 8 over
294. * deal
   all told: 3 dealt
295. 4 say pass
   all told: 4 said pass
296. 0 say pass
   all told: 0 said pass
297. 1 say pass
   all told: 1 said pass
298. 2 say pick
   seat 0, 1, 3, 4 told: 2 said pick; 2 drew 2
   seat 2 told: 2 said pick; 2 drew 2: QH TC
299. 2 lay TC
   seat 0, 1, 3, 4 told: 2 laid a card
   seat 2 told: 2 laid TC
300. 2 lay TD
   seat 0, 1, 3, 4 told: 2 laid a card
   seat 2 told: 2 laid TD
   all: turn: 2 | dealer: 3 | sides: -1 -1 0 -1 -1 | holds: -15 6 14 -8 3 | deals: 8 over, 0 of them thrown in | public.phase: bury | public.spoken: 4 | public.picker: 2 | public.setter: 2 | public.call.card: nobody | public.least: 2 | public.most: 2
   seat 0, 1, 2, 3: no more: trick, tricks, public.call.kind, public.call.suit, size discard of 4, may discard of 4 | size hand of 4: 6
   seat 0, 1, 2, 4: size hand of 3: 6
   seat 0, 1, 3, 4: size hand of 2: 6 | size discard of 2: 2
   seat 0, 2, 3, 4: size hand of 1: 6
   seat 1, 2, 3, 4: size hand of 0: 6
   seat 0: hand: = KS 8H 8D QD KD QC | may +8S +9S +TS +JS +QS +7H +9H +TH +JH +QH +KH +AH +7D +9D +TD +JD +AD +7C +8C +9C +TC +JC +KC in hand of 1 | may +8S +9S +TS +JS +7H +9H +TH +JH +QH +KH +AH +7D +9D +TD +JD +7C +8C +9C +TC +JC +KC in hand of 2 | may +8S +9S +TS +JS +7H +9H +TH +JH +QH +KH +AH +7D +9D +TD +JD +7C +8C +9C +TC +JC +KC +AC in hand of 3 | may = 7S 8S 9S TS JS QS AS 7H 9H TH JH QH KH AH 7D 9D TD JD AD 7C 8C 9C TC JC KC AC in hand of 4, discard of 2
   seat 1: in no heap: 7S AC AD | hand: +7S +AH +9D +AD +AC | may = 8S 9S TS JS QS KS 7H 8H 9H TH JH QH KH 7D 8D TD JD QD KD 7C 8C 9C TC JC QC KC in hand of 0, hand of 4, discard of 2 | may +8S +9S +TS +JS +KS +7H +8H +9H +TH +JH +QH +KH +7D +8D +TD +JD +QD +KD +7C +8C +9C +TC +JC +QC +KC in hand of 2, hand of 3
   seat 2: hand: = 9S TH JH QH JD 9C | aside: TD TC | moves: say done | may = 7S 8S TS JS QS KS AS 7H 8H 9H KH AH 7D 8D 9D QD KD AD 7C 8C JC QC KC AC in hand of 0, hand of 4 | may +8S +TS +JS +QS +KS +7H +8H +9H +KH +AH +7D +8D +9D +QD +KD +AD +7C +8C +JC +QC +KC +AC in hand of 1 | may +8S +TS +JS +KS +7H +8H +9H +KH +AH +7D +8D +9D +QD +KD +7C +8C +JC +QC +KC +AC in hand of 3
   seat 3: in no heap: QS | hand: = JS QS 9H 7C JC KC | may = 7S 8S 9S TS KS AS 7H 8H TH JH QH KH AH 7D 8D 9D TD JD QD KD AD 8C 9C TC QC AC in hand of 0, hand of 4, discard of 2 | may +7S +8S +9S +TS +KS +7H +8H +TH +JH +QH +KH +AH +7D +8D +9D +TD +JD +QD +KD +AD +8C +9C +TC +QC in hand of 1 | may +7S +8S +9S +TS +KS +7H +8H +TH +JH +QH +KH +AH +7D +8D +9D +TD +JD +QD +KD +8C +9C +TC +QC in hand of 2
   seat 4: no more: aside, trick, tricks, public.call.kind, public.call.suit | hand: = 8S TS 7H KH 7D 8C | may = 7S 9S JS QS KS AS 8H 9H TH JH QH AH 8D 9D TD JD QD KD AD 7C 9C TC JC QC KC AC in hand of 0, discard of 2 | may +9S +JS +QS +KS +8H +9H +TH +JH +QH +AH +8D +9D +TD +JD +QD +KD +AD +7C +9C +TC +JC +QC +KC in hand of 1, hand of 2 | may +9S +JS +QS +KS +8H +9H +TH +JH +QH +AH +8D +9D +TD +JD +QD +KD +AD +7C +9C +TC +JC +QC +KC +AC in hand of 3
301. 2 say done
   all told: 2 said done
302. 2 say ace_spades
   all told: 2 said ace_spades
303. 4 play 7D
   all told: 4 played 7D
304. 0 play QC
   all told: 0 played QC
305. 1 play AD
   all told: 1 played AD
306. 2 play JD
   all told: 2 played JD
307. 3 play JS
   all told: 3 played JS; 0 took the trick JS 7D JD AD QC
308. 0 play QD
   all told: 0 played QD
309. 1 play 9D
   all told: 1 played 9D
310. 2 play JH
   all told: 2 played JH
   all: turn: 3 | trick: 0 led QD 9D JH | trick 1: 4 led 7D QC AD JD JS, 0 takes | public.phase: reply | public.call.kind: ace | public.call.suit: S | public.call.card: AS | public.least: 0 | public.most: 0
   seat 0, 1, 2, 3: size hand of 4: 5
   seat 0, 1, 2, 4: size hand of 3: 5
   seat 0, 1, 3, 4: size hand of 2: 4
   seat 0, 2, 3, 4: size hand of 1: 4
   seat 1, 2, 3, 4: size hand of 0: 4
   seat 0, 3, 4: may -AS in hand of 2, discard of 2
   seat 0: in no heap: 7D 9D AD JD JH JS | hand: -QD -QC | sides: 1 -1 0 -1 -1
   seat 1: in no heap: 7D JD JH JS QC QD | hand: -9D -AD | sides: 1 0 0 1 1
   seat 2: in no heap: 7D 9D AD JS QC QD | hand: -JH -JD
   seat 3: in no heap: 7D 9D AD JD JH QC QD | hand: -JS | sides: -1 -1 0 1 -1 | moves: play QS, JC
   seat 4: in no heap: 9D AD JD JH JS QC QD | hand: -7D | sides: -1 -1 0 -1 1
311. 3 play QS
   all told: 3 played QS
312. 4 play TS
   all told: 4 played TS; 3 took the trick TS QS JH 9D QD
313. 3 play JC
   all told: 3 played JC
314. 4 play 7H
   all told: 4 played 7H
315. 0 play KD
   all told: 0 played KD
316. 1 play AC
   all told: 1 played AC
317. 2 play QH
   all told: 2 played QH; 2 took the trick 7H QH KD JC AC
318. 2 play 9S
   all told: 2 played 9S
319. 3 play 9H
   all told: 3 played 9H
320. 4 play 8S
   all told: 4 played 8S
   all: turn: 0 | trick: 2 led 9S 9H 8S | trick 2: 0 led QD 9D JH QS TS, 3 takes | trick 3: 3 led JC 7H KD AC QH, 2 takes
   seat 0, 1, 2, 3: size hand of 4: 2
   seat 0, 1, 2, 4: size hand of 3: 2
   seat 0, 1, 3, 4: size hand of 2: 2
   seat 0, 2, 3, 4: size hand of 1: 3
   seat 1, 2, 3, 4: size hand of 0: 3
   seat 3, 4: may -8D -TD in hand of 1
   seat 0: in no heap: 7H 8S 9H 9S AC JC QH QS TS | hand: -KD | moves: play KS | may -TD in hand of 1 | may -7S -AS -TD in hand of 3 | may -AS -TD in hand of 4
   seat 1: in no heap: 7H 8S 9H 9S JC KD QH QS TS | hand: -AC | may -KS -8D -TD in hand of 3 | may -8D -TD in hand of 4
   seat 2: in no heap: 7H 8S 9H AC JC KD QS TS | hand: = TH 9C | may -8D in hand of 1 | may -7S -KS -AS -8D in hand of 3 | may -AS -8D in hand of 4
   seat 3: in no heap: 7H 8S 9S AC KD QH TS | hand: = 7C KC | may -AS -8D -TD in hand of 4
   seat 4: in no heap: 9H 9S AC JC KD QH QS | hand: = KH 8C | may -7S -KS -AS -8D -TD in hand of 3
321. 0 play KS
   all told: 0 played KS
322. 1 play AS
   all told: 1 played AS; 1 took the trick 8S 9S KS AS 9H
323. 1 play 7S
   all told: 1 played 7S
324. 2 play 9C
   all told: 2 played 9C
325. 3 play KC
   all told: 3 played KC
326. 4 play KH
   all told: 4 played KH
327. 0 play 8D
   all told: 0 played 8D; 0 took the trick 7S KH 8D 9C KC
328. 0 play 8H
   all told: 0 played 8H
329. 1 play AH
   all told: 1 played AH
330. 2 play TH
   all told: 2 played TH
   all: turn: 3 | trick: 0 led 8H AH TH | trick 4: 2 led 9S 9H 8S KS AS, 1 takes | trick 5: 1 led 7S 9C KC KH 8D, 0 takes | public.partner: 1
   seat 0, 1, 2, 3: size hand of 4: 1
   seat 0, 1, 2, 4: size hand of 3: 1
   seat 0, 2, 3, 4: sides: 1 0 0 1 1
   seat 3, 4: no more: size hand of 0, may hand of 0, size hand of 1, may hand of 1, size hand of 2, may hand of 2
   seat 0: no more: hand, size hand of 1, may hand of 1, size hand of 2, may hand of 2 | in no heap: 7S 9C AH AS KC KH TH
   seat 1: no more: hand, size hand of 0, may hand of 0, size hand of 2, may hand of 2 | in no heap: 8D 8H 9C KC KH KS TH
   seat 2: no more: hand, size hand of 0, may hand of 0, size hand of 1, may hand of 1 | in no heap: 7S 8D 8H AH AS KC KH KS
   seat 3: in no heap: 7S 8D 8H 9C AH AS KH KS TH | hand: = 7C | moves: play 7C
   seat 4: in no heap: 7S 8D 8H 9C AH AS KC KS TH | hand: = 8C
331. 3 play 7C
   all told: 3 played 7C
332. 4 play 8C
   all told: 4 played 8C; 1 took the trick 8H TH AH 7C 8C; deal 9 §7.6 won: +1 points to 2 from 3; deal 9 §7.6 won: +1 points to 2 from 4; deal 9 §7.6 won: +1 points to 1 from 0; deal 9 over
333. * deal
   all told: 4 dealt
334. 0 say pick
   seat 0 told: 0 said pick; 0 drew 2: 8D QD
   seat 1, 2, 3, 4 told: 0 said pick; 0 drew 2
335. 0 lay JD
   seat 0 told: 0 laid JD
   seat 1, 2, 3, 4 told: 0 laid a card
336. 0 lay 9H
   seat 0 told: 0 laid 9H
   seat 1, 2, 3, 4 told: 0 laid a card
337. 0 say done
   all told: 0 said done
338. 0 say alone
   all told: 0 said alone
339. 0 play 8D
   all told: 0 played 8D
340. 1 play AD
   all told: 1 played AD
   all: turn: 2 | dealer: 4 | trick: 0 led 8D AD | sides: 0 1 1 1 1 | holds: -16 7 16 -9 2 | deals: 9 over, 0 of them thrown in | public.spoken: 1 | public.picker: 0 | public.partner: -2 | public.setter: 0 | public.call.kind: alone | public.call.card: nobody
   seat 0, 1, 2, 3: size hand of 4: 6
   seat 0, 1, 2, 4: size hand of 3: 6
   seat 0, 1, 3, 4: no more: tricks, public.call.suit, size discard of 2, may discard of 2 | size hand of 2: 6
   seat 0, 2, 3, 4: size hand of 1: 5
   seat 1, 2, 3, 4: size hand of 0: 5 | size discard of 0: 2
   seat 0: hand: = TS 7H 7D 9D QD | aside: 9H JD | may = 7S 8S 9S JS QS KS AS 8H TH JH QH KH AH TD KD 7C 8C 9C TC JC QC KC AC in hand of 1, hand of 2 | may +7S +8S +9S +JS +QS +KS +AS +8H +TH +JH +QH +KH +AH +TD +KD +9C +JC +QC +KC +AC in hand of 3, hand of 4
   seat 1: hand: = 7S KS AS KH QC | may = 8S 9S TS JS QS 7H 8H 9H TH JH QH AH 7D 9D TD JD QD KD 7C 8C 9C TC JC KC AC in hand of 0, hand of 2, discard of 0 | may +8S +9S +TS +JS +QS +7H +8H +9H +TH +JH +QH +AH +7D +9D +TD +JD +QD +KD +9C +JC +KC +AC in hand of 3, hand of 4
   seat 2: no more: aside, tricks, public.call.suit | hand: = 8S QS 8H QH 9C JC | moves: play QS, QH, JC | may = 7S 9S TS JS KS AS 7H 9H TH JH KH AH 7D 9D TD JD QD KD 7C 8C TC QC KC AC in hand of 0, hand of 1, discard of 0 | may +7S +9S +TS +JS +KS +AS +7H +9H +TH +JH +KH +AH +7D +9D +TD +JD +QD +KD +TC +QC +KC +AC in hand of 3, hand of 4
   seat 3: in no heap: 8C TC TD | hand: = JS TD KD 8C TC KC | may = 7S 8S 9S TS QS KS AS 7H 8H 9H TH JH QH KH AH 7D 9D JD QD 7C 9C JC QC AC in all heaps
   seat 4: in no heap: 7C | hand: = 9S TH JH AH 7C AC | may = 7S 8S TS JS QS KS AS 7H 8H 9H QH KH 7D 9D TD JD QD KD 8C 9C TC JC QC KC in hand of 0, hand of 1, hand of 2, discard of 0 | may +7S +8S +TS +JS +QS +KS +AS +7H +8H +9H +QH +KH +7D +9D +TD +JD +QD +KD +8C +9C +JC +QC +KC in hand of 3
341. 2 play QS
   all told: 2 played QS
342. 3 play TD
   all told: 3 played TD
343. 4 play JH
   all told: 4 played JH; 2 took the trick QS JH 8D TD AD
344. 2 play 8S
   all told: 2 played 8S
345. 3 play JS
   all told: 3 played JS
346. 4 play 9S
   all told: 4 played 9S
347. 0 play TS
   all told: 0 played TS
348. 1 play AS
   all told: 1 played AS; 3 took the trick 8S 9S TS JS AS
349. 3 play 8C
   all told: 3 played 8C
350. 4 play 7C
   all told: 4 played 7C
   all: turn: 0 | trick: 3 led 8C 7C | trick 1: 0 led 8D AD QS TD JH, 2 takes | trick 2: 2 led 8S JS 9S TS AS, 3 takes
   seat 0, 1, 2, 3: size hand of 4: 3
   seat 0, 1, 2, 4: size hand of 3: 3
   seat 0, 1, 3, 4: size hand of 2: 4
   seat 0, 2, 3, 4: size hand of 1: 4
   seat 1, 2, 3, 4: size hand of 0: 4
   seat 0, 2, 4: may -7S -KS in hand of 3
   seat 0: in no heap: 7C 8C 8S 9S AS JH JS QS TD | hand: -TS | moves: play 7D, 9D, QD
   seat 1: in no heap: 7C 8C 8S 9S JH JS QS TD TS | hand: -AS
   seat 2: in no heap: 7C 8C 9S AS JH JS TD TS | hand: -8S -QS
   seat 3: in no heap: 7C 8S 9S AS JH QS TS | hand: = KD TC KC
   seat 4: in no heap: 8C 8S AS JS QS TD TS | hand: = TH AH AC
351. 0 play 7D
   all told: 0 played 7D
352. 1 play QC
   all told: 1 played QC
353. 2 play 9C
   all told: 2 played 9C; 1 took the trick 7D 7C 8C 9C QC
354. 1 play 7S
   all told: 1 played 7S
355. 2 play QH
   all told: 2 played QH
356. 3 play KD
   all told: 3 played KD
357. 4 play TH
   all told: 4 played TH
358. 0 play 9D
   all told: 0 played 9D; 2 took the trick 7S TH QH 9D KD
359. 2 play JC
   all told: 2 played JC
360. 3 play KC
   all told: 3 played KC
   all: turn: 4 | trick: 2 led JC KC | trick 3: 3 led 8C 7C 7D QC 9C, 1 takes | trick 4: 1 led 7S QH KD TH 9D, 2 takes
   seat 0, 1, 2, 3: size hand of 4: 2
   seat 0, 1, 2, 4: size hand of 3: 1
   seat 0, 1, 3, 4: size hand of 2: 1
   seat 0, 2, 3, 4: size hand of 1: 2
   seat 1, 2, 3, 4: size hand of 0: 2
   seat 0, 2: may -TC -AC in hand of 1
   seat 2, 3: may -KS -JD -QD in hand of 4
   seat 2, 4: may -JD -QD in hand of 3
   seat 3, 4: may -KS in hand of 2
   seat 0: in no heap: 7S 9C JC KC KD QC QH TH | hand: = 7H QD | may -KS in hand of 2, hand of 4
   seat 1: in no heap: 7D 9C 9D JC KC KD QH TH | hand: = KS KH | may -TC -AC in hand of 0 | may -JD -QD in hand of 3, hand of 4
   seat 2: in no heap: 7D 7S 9D KC KD QC TH | hand: = 8H | may -KS -TC -AC in hand of 0
   seat 3: in no heap: 7D 7S 9C 9D JC QC QH TH | hand: = TC | may -KS -AC in hand of 0 | may -AC in hand of 1
   seat 4: in no heap: 7D 7S 9C 9D JC KC KD QC QH | hand: -TH | moves: play AH, AC | may -KS -TC in hand of 0 | may -TC in hand of 1
361. 4 play AH
   all told: 4 played AH
362. 0 play QD
   all told: 0 played QD
363. 1 play KS
   all told: 1 played KS; 0 took the trick KS AH QD JC KC
364. 0 play 7H
   all told: 0 played 7H
365. 1 play KH
   all told: 1 played KH
366. 2 play 8H
   all told: 2 played 8H
367. 3 play TC
   all told: 3 played TC
368. 4 play AC
   all told: 4 played AC; 1 took the trick 7H 8H KH TC AC; deal 10 §7.4 lost_schneider: +4 points to 1 from 0; deal 10 §7.4 lost_schneider: +4 points to 2 from 0; deal 10 §7.4 lost_schneider: +4 points to 3 from 0; deal 10 §7.4 lost_schneider: +4 points to 4 from 0; deal 10 over; match over
   all: turn: nobody | shown: 9H JD | holds: -32 11 20 -5 6 | deals: 10 over, 0 of them thrown in | trick 5: 2 led JC KC AH QD KS, 0 takes | trick 6: 0 led 7H KH 8H TC AC, 1 takes | public.phase: settled
   seat 0: no more: hand, aside, trick, size hand of 1, may hand of 1, size hand of 2, may hand of 2, size hand of 3, may hand of 3, size hand of 4, may hand of 4
   seat 1: no more: hand, trick, size hand of 0, may hand of 0, size hand of 2, may hand of 2, size hand of 3, may hand of 3, size hand of 4, may hand of 4, size discard of 0, may discard of 0
   seat 2: no more: hand, trick, size hand of 0, may hand of 0, size hand of 1, may hand of 1, size hand of 3, may hand of 3, size hand of 4, may hand of 4, size discard of 0, may discard of 0
   seat 3: no more: hand, trick, size hand of 0, may hand of 0, size hand of 1, may hand of 1, size hand of 2, may hand of 2, size hand of 4, may hand of 4, size discard of 0, may discard of 0
   seat 4: no more: hand, trick, size hand of 0, may hand of 0, size hand of 1, may hand of 1, size hand of 2, may hand of 2, size hand of 3, may hand of 3, size discard of 0, may discard of 0
