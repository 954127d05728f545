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
   seat 0: hand: = 7H TH QH JD QD KD | may = 7S 8S 9S TS JS QS KS AS 8H 9H JH KH AH 7D 8D 9D TD AD 7C 8C 9C TC JC QC KC AC in all heaps
   seat 1: hand: = 9S TS 8H JH 9C TC | may = 7S 8S JS QS KS AS 7H 9H TH QH KH AH 7D 8D 9D TD JD QD KD AD 7C 8C JC QC KC AC in all heaps
   seat 2: hand: = 7S KS KH 7D 7C 8C | moves: say pick, pass | may = 8S 9S TS JS QS AS 7H 8H 9H TH JH QH AH 8D 9D TD JD QD KD AD 9C TC JC QC KC AC in all heaps
   seat 3: hand: = AH TD AD QC KC AC | may = 7S 8S 9S TS JS QS KS AS 7H 8H 9H TH JH QH KH 7D 8D 9D JD QD KD 7C 8C 9C TC JC in all heaps
   seat 4: hand: = 8S QS AS 9H 8D JC | may = 7S 9S TS JS KS 7H 8H TH JH QH KH AH 7D 9D TD JD QD KD AD 7C 8C 9C TC QC KC AC in all heaps
2. 2 say pass
   all told: 2 said pass
   all: turn: 3 | public.spoken: 1
   seat 3: moves: say pick, pass
3. 3 say pass
   all told: 3 said pass
   all: turn: 4 | public.spoken: 2
   seat 4: moves: say pick, pass
4. 4 say pass
   all told: 4 said pass
   all: turn: 0 | public.spoken: 3
   seat 0: moves: say pick, pass
5. 0 say pass
   all told: 0 said pass
   all: turn: 1 | public.spoken: 4
   seat 1: moves: say pick, pass
6. 1 say pass
   all told: 1 said pass
   all: turn: 2 | trick: 2 leads | public.phase: lead | public.spoken: 5
   seat 2: moves: play 7S, KS, KH, 7D, 7C, 8C
7. 2 play KS
   all told: 2 played KS
   all: turn: 3 | trick: 2 led KS | public.phase: reply
   seat 0, 1, 3, 4: in no heap: KS | size hand of 2: 5
   seat 2: hand: -KS
   seat 3: moves: play AH, TD, AD, QC, KC, AC
8. 3 play AH
   all told: 3 played AH
   all: turn: 4 | trick: 2 led KS AH
   seat 0, 1, 2, 4: in no heap: AH | size hand of 3: 5
   seat 0: may -7S -8S -9S -TS -AS in hand of 3
   seat 1: may -7S -8S -AS in hand of 3
   seat 2: may -8S -9S -TS -AS in hand of 3
   seat 3: hand: -AH
   seat 4: moves: play 8S, AS | may -7S -9S -TS in hand of 3
9. 4 play AS
   all told: 4 played AS
   all: turn: 0 | trick: 2 led KS AH AS
   seat 0, 1, 2, 3: in no heap: AS | size hand of 4: 5
   seat 0: moves: play 7H, TH, QH, JD, QD, KD
   seat 4: hand: -AS
10. 0 play QD
   all told: 0 played QD
   all: turn: 1 | trick: 2 led KS AH AS QD
   seat 1, 2, 3, 4: in no heap: QD | size hand of 0: 5
   seat 0: hand: -QD
   seat 1: moves: play 9S, TS | may -7S -8S in hand of 0
   seat 2: may -8S -9S -TS in hand of 0
   seat 3: may -7S -8S -9S -TS in hand of 0
   seat 4: may -7S -9S -TS in hand of 0
11. 1 play 9S
   all told: 1 played 9S; 0 took the trick 9S KS AS AH QD
   all: turn: 0 | trick: 0 leads | trick 1: 2 led KS AH AS QD 9S, 0 takes | public.phase: lead
   seat 0, 2, 3, 4: in no heap: 9S | size hand of 1: 5
   seat 0: moves: play 7H, TH, QH, JD, KD
   seat 1: hand: -9S
12. 0 play TH
   all told: 0 played TH
   all: turn: 1 | trick: 0 led TH | public.phase: reply
   seat 1, 2, 3, 4: in no heap: TH | size hand of 0: 4
   seat 0: hand: -TH
   seat 1: moves: play 8H
13. 1 play 8H
   all told: 1 played 8H
   all: turn: 2 | trick: 0 led TH 8H
   seat 0, 2, 3, 4: in no heap: 8H | size hand of 1: 4
   seat 1: hand: -8H
   seat 2: moves: play KH
14. 2 play KH
   all told: 2 played KH
   all: turn: 3 | trick: 0 led TH 8H KH
   seat 0, 1, 3, 4: in no heap: KH | size hand of 2: 4
   seat 2: hand: -KH
   seat 3: moves: play TD, AD, QC, KC, AC
15. 3 play AC
   all told: 3 played AC
   all: turn: 4 | trick: 0 led TH 8H KH AC
   seat 0, 1, 2, 4: in no heap: AC | size hand of 3: 4
   seat 1, 2: may -7H -9H in hand of 3
   seat 0: may -9H in hand of 3
   seat 3: hand: -AC
   seat 4: moves: play 9H | may -7H in hand of 3
16. 4 play 9H
   all told: 4 played 9H; 0 took the trick 8H 9H TH KH AC
   all: turn: 0 | trick: 0 leads | trick 2: 0 led TH 8H KH AC 9H, 0 takes | public.phase: lead
   seat 0, 1, 2, 3: in no heap: 9H | size hand of 4: 4
   seat 0: moves: play 7H, QH, JD, KD
   seat 4: hand: -9H
17. 0 play 7H
   all told: 0 played 7H
   all: turn: 1 | trick: 0 led 7H | public.phase: reply
   seat 1, 2, 3, 4: in no heap: 7H | size hand of 0: 3
   seat 0: hand: -7H
   seat 1: moves: play TS, JH, 9C, TC
18. 1 play TC
   all told: 1 played TC
   all: turn: 2 | trick: 0 led 7H TC
   seat 0, 2, 3, 4: in no heap: TC | size hand of 1: 3
   seat 1: hand: -TC
   seat 2: moves: play 7S, 7D, 7C, 8C
19. 2 play 7C
   all told: 2 played 7C
   all: turn: 3 | trick: 0 led 7H TC 7C
   seat 0, 1, 3, 4: in no heap: 7C | size hand of 2: 3
   seat 2: hand: -7C
   seat 3: moves: play TD, AD, QC, KC
20. 3 play QC
   all told: 3 played QC
   all: turn: 4 | trick: 0 led 7H TC 7C QC
   seat 0, 1, 2, 4: in no heap: QC | size hand of 3: 3
   seat 3: hand: -QC
   seat 4: moves: play 8S, QS, 8D, JC
21. 4 play QS
   all told: 4 played QS; 3 took the trick QS 7H 7C TC QC
   all: turn: 3 | trick: 3 leads | trick 3: 0 led 7H TC 7C QC QS, 3 takes | public.phase: lead
   seat 0, 1, 2, 3: in no heap: QS | size hand of 4: 3
   seat 3: moves: play TD, AD, KC
   seat 4: hand: -QS
22. 3 play KC
   all told: 3 played KC
   all: turn: 4 | trick: 3 led KC | public.phase: reply
   seat 0, 1, 2, 4: in no heap: KC | size hand of 3: 2
   seat 3: hand: -KC
   seat 4: moves: play 8S, 8D, JC
23. 4 play 8S
   all told: 4 played 8S
   all: turn: 0 | trick: 3 led KC 8S
   seat 0, 1, 2, 3: in no heap: 8S | size hand of 4: 2
   seat 0, 3: may -8C -9C in hand of 4
   seat 0: moves: play QH, JD, KD
   seat 1: may -8C in hand of 4
   seat 2: may -9C in hand of 4
   seat 4: hand: -8S
24. 0 play KD
   all told: 0 played KD
   all: turn: 1 | trick: 3 led KC 8S KD
   seat 1, 2, 3, 4: in no heap: KD | size hand of 0: 2
   seat 3, 4: may -8C -9C in hand of 0
   seat 0: hand: -KD
   seat 1: moves: play 9C | may -8C in hand of 0
   seat 2: may -9C in hand of 0
25. 1 play 9C
   all told: 1 played 9C
   all: turn: 2 | trick: 3 led KC 8S KD 9C
   seat 0, 2, 3, 4: in no heap: 9C | size hand of 1: 2
   seat 1: hand: -9C
   seat 2: moves: play 8C
26. 2 play 8C
   all told: 2 played 8C; 0 took the trick 8S KD 8C 9C KC
   all: turn: 0 | trick: 0 leads | trick 4: 3 led KC 8S KD 9C 8C, 0 takes | public.phase: lead
   seat 0, 1, 3, 4: in no heap: 8C | size hand of 2: 2
   seat 0: moves: play QH, JD
   seat 2: hand: -8C
27. 0 play JD
   all told: 0 played JD
   all: turn: 1 | trick: 0 led JD | public.phase: reply
   seat 1, 2, 3, 4: in no heap: JD | size hand of 0: 1
   seat 0: hand: = QH
   seat 1: moves: play JH
28. 1 play JH
   all told: 1 played JH
   all: turn: 2 | trick: 0 led JD JH
   seat 0, 2, 3, 4: in no heap: JH | size hand of 1: 1
   seat 1: hand: = TS
   seat 2: moves: play 7D
29. 2 play 7D
   all told: 2 played 7D
   all: turn: 3 | trick: 0 led JD JH 7D
   seat 0, 1, 3, 4: in no heap: 7D | size hand of 2: 1
   seat 2: hand: = 7S
   seat 3: moves: play TD, AD
30. 3 play TD
   all told: 3 played TD
   all: turn: 4 | trick: 0 led JD JH 7D TD
   seat 0, 1, 2, 4: in no heap: TD | size hand of 3: 1
   seat 3: hand: = AD
   seat 4: moves: play 8D, JC
31. 4 play JC
   all told: 4 played JC; 4 took the trick JH 7D TD JD JC
   all: trick: 4 leads | trick 5: 0 led JD JH 7D TD JC, 4 takes | public.phase: lead
   seat 0, 1, 2, 3: in no heap: JC | size hand of 4: 1
   seat 4: hand: = 8D | moves: play 8D
32. 4 play 8D
   all told: 4 played 8D
   all: turn: 0 | trick: 4 led 8D | public.phase: reply
   seat 0, 1, 2, 3: no more: size hand of 4, may hand of 4 | in no heap: 8D
   seat 0: moves: play QH
   seat 4: no more: hand
33. 0 play QH
   all told: 0 played QH
   all: turn: 1 | trick: 4 led 8D QH
   seat 1, 2, 3, 4: no more: size hand of 0, may hand of 0 | in no heap: QH
   seat 0: no more: hand
   seat 1: moves: play TS
34. 1 play TS
   all told: 1 played TS
   all: turn: 2 | trick: 4 led 8D QH TS
   seat 0, 2, 3, 4: no more: size hand of 1, may hand of 1 | in no heap: TS
   seat 1: no more: hand
   seat 2: moves: play 7S
35. 2 play 7S
   all told: 2 played 7S
   all: turn: 3 | trick: 4 led 8D QH TS 7S
   seat 0, 1, 3, 4: no more: size hand of 2, may hand of 2 | in no heap: 7S
   seat 2: no more: hand
   seat 3: moves: play AD
36. 3 play AD
   all told: 3 played AD; 0 took the trick 7S TS QH 8D AD; deal 1 §8.4 leaster: +1 points to 3 from 0; deal 1 §8.4 leaster: +1 points to 3 from 1; deal 1 §8.4 leaster: +1 points to 3 from 2; deal 1 §8.4 leaster: +1 points to 4 from 0; deal 1 §8.4 leaster: +1 points to 4 from 1; deal 1 §8.4 leaster: +1 points to 4 from 2; deal 1 over
   all: turn: chance | shown: JS 9D | holds: -2 -2 -2 3 3 | deals: 1 over, 0 of them thrown in | trick 6: 4 led 8D QH TS 7S AD, 0 takes | public.phase: settled | public.blind_to: 0
   seat 0, 1, 2, 4: no more: trick, size hand of 3, may hand of 3, size blind, may blind
   seat 3: no more: hand, trick, size blind, may blind
37. * deal
   all told: 2 dealt
   all: no more: shown, tricks | turn: 3 | dealer: 2 | public.phase: pick | public.spoken: 0 | public.blind_to: -2 | size blind: 2
   seat 0, 1, 2, 3: size hand of 4: 6
   seat 0, 1, 2, 4: size hand of 3: 6
   seat 0, 1, 3, 4: size hand of 2: 6
   seat 0, 2, 3, 4: size hand of 1: 6
   seat 1, 2, 3, 4: size hand of 0: 6
   seat 0: hand: = 7S KS 7H 8H 8C AC | may = 8S 9S TS JS QS AS 9H TH JH QH KH AH 7D 8D 9D TD JD QD KD AD 7C 9C TC JC QC KC in all heaps
   seat 1: hand: = 9S 9H KH AH 7D KD | may = 7S 8S TS JS QS KS AS 7H 8H TH JH QH 8D 9D TD JD QD AD 7C 8C 9C TC JC QC KC AC in all heaps
   seat 2: hand: = 8S 8D TD JD 9C QC | may = 7S 9S TS JS QS KS AS 7H 8H 9H TH JH QH KH AH 7D 9D QD KD AD 7C 8C TC JC KC AC in all heaps
   seat 3: hand: = AS TH 9D AD 7C TC | moves: say pick, pass | may = 7S 8S 9S TS JS QS KS 7H 8H 9H JH QH KH AH 7D 8D TD JD QD KD 8C 9C JC QC KC AC in all heaps
   seat 4: hand: = TS QS JH QD JC KC | may = 7S 8S 9S JS KS AS 7H 8H 9H TH QH KH AH 7D 8D 9D TD JD KD AD 7C 8C 9C TC QC AC in all heaps
38. 3 say pass
   all told: 3 said pass
   all: turn: 4 | public.spoken: 1
   seat 4: moves: say pick, pass
39. 4 say pick
   seat 0, 1, 2, 3 told: 4 said pick; 4 drew 2
   seat 4 told: 4 said pick; 4 drew 2: JS QH
   all: no more: size blind, may blind | sides: -1 -1 -1 -1 0 | public.phase: bury | public.spoken: 2 | public.picker: 4 | public.setter: 4 | public.least: 2 | public.most: 2
   seat 0, 1, 2, 3: size hand of 4: 8
   seat 4: in no heap: JS QH | hand: +JS +QH | moves: lay TS, JS, QS, JH, QH, QD, JC, KC
40. 4 lay QH
   seat 0, 1, 2, 3 told: 4 laid a card
   seat 4 told: 4 laid QH
   seat 0, 1, 2, 3: size hand of 4: 7 | size discard of 4: 1
   seat 0: may = 8S 9S TS JS QS AS 9H TH JH QH KH AH 7D 8D 9D TD JD QD KD AD 7C 9C TC JC QC KC in discard of 4
   seat 1: may = 7S 8S TS JS QS KS AS 7H 8H TH JH QH 8D 9D TD JD QD AD 7C 8C 9C TC JC QC KC AC in discard of 4
   seat 2: may = 7S 9S TS JS QS KS AS 7H 8H 9H TH JH QH KH AH 7D 9D QD KD AD 7C 8C TC JC KC AC in discard of 4
   seat 3: may = 7S 8S 9S TS JS QS KS 7H 8H 9H JH QH KH AH 7D 8D TD JD QD KD 8C 9C JC QC KC AC in discard of 4
   seat 4: hand: -QH | aside: QH | moves: lay TS, JS, QS, JH, QD, JC, KC
41. 4 lay JS
   seat 0, 1, 2, 3 told: 4 laid a card
   seat 4 told: 4 laid JS
   seat 0, 1, 2, 3: size hand of 4: 6 | size discard of 4: 2
   seat 4: hand: -JS | aside: JS QH | moves: say done
42. 4 say done
   all told: 4 said done
   all: turn: 3 | trick: 3 leads | public.phase: lead | public.call.kind: jack | public.call.card: JD | public.least: 0 | public.most: 0
   seat 0: sides: 1 -1 -1 -1 0
   seat 1: sides: -1 1 -1 -1 0
   seat 2: sides: 1 1 0 1 0
   seat 3: sides: -1 -1 -1 1 0 | moves: play AS, TH, 9D, AD, 7C, TC
43. 3 play AS
   all told: 3 played AS
   all: turn: 4 | trick: 3 led AS | public.phase: reply
   seat 0, 1, 2, 4: in no heap: AS | size hand of 3: 5
   seat 3: hand: -AS
   seat 4: moves: play TS
44. 4 play TS
   all told: 4 played TS
   all: turn: 0 | trick: 3 led AS TS
   seat 0, 1, 2, 3: in no heap: TS | size hand of 4: 5
   seat 0: moves: play 7S, KS
   seat 4: hand: -TS
45. 0 play KS
   all told: 0 played KS
   all: turn: 1 | trick: 3 led AS TS KS
   seat 1, 2, 3, 4: in no heap: KS | size hand of 0: 5
   seat 0: hand: -KS
   seat 1: moves: play 9S
46. 1 play 9S
   all told: 1 played 9S
   all: turn: 2 | trick: 3 led AS TS KS 9S
   seat 0, 2, 3, 4: in no heap: 9S | size hand of 1: 5
   seat 1: hand: -9S
   seat 2: moves: play 8S
47. 2 play 8S
   all told: 2 played 8S; 3 took the trick 8S 9S TS KS AS
   all: turn: 3 | trick: 3 leads | trick 1: 3 led AS TS KS 9S 8S, 3 takes | public.phase: lead
   seat 0, 1, 3, 4: in no heap: 8S | size hand of 2: 5
   seat 2: hand: -8S
   seat 3: moves: play TH, 9D, AD, 7C, TC
48. 3 play 7C
   all told: 3 played 7C
   all: turn: 4 | trick: 3 led 7C | public.phase: reply
   seat 0, 1, 2, 4: in no heap: 7C | size hand of 3: 4
   seat 3: hand: -7C
   seat 4: moves: play KC
49. 4 play KC
   all told: 4 played KC
   all: turn: 0 | trick: 3 led 7C KC
   seat 0, 1, 2, 3: in no heap: KC | size hand of 4: 4
   seat 0: moves: play 8C, AC
   seat 4: hand: -KC
50. 0 play 8C
   all told: 0 played 8C
   all: turn: 1 | trick: 3 led 7C KC 8C
   seat 1, 2, 3, 4: in no heap: 8C | size hand of 0: 4
   seat 0: hand: -8C
   seat 1: moves: play 9H, KH, AH, 7D, KD
51. 1 play 9H
   all told: 1 played 9H
   all: turn: 2 | trick: 3 led 7C KC 8C 9H
   seat 0, 2, 3, 4: in no heap: 9H | size hand of 1: 4
   seat 0: may -9C -TC in hand of 1
   seat 1: hand: -9H
   seat 2: moves: play 9C | may -TC -AC in hand of 1
   seat 3: may -9C -AC in hand of 1
   seat 4: may -9C -TC -AC in hand of 1
52. 2 play 9C
   all told: 2 played 9C; 4 took the trick 9H 7C 8C 9C KC
   all: turn: 4 | trick: 4 leads | trick 2: 3 led 7C KC 8C 9H 9C, 4 takes | public.phase: lead
   seat 0, 1, 3, 4: in no heap: 9C | size hand of 2: 4
   seat 2: hand: -9C
   seat 4: moves: play QS, JH, QD, JC
53. 4 play JH
   all told: 4 played JH
   all: turn: 0 | trick: 4 led JH | public.phase: reply
   seat 0, 1, 2, 3: in no heap: JH | size hand of 4: 3
   seat 0: moves: play 7S, 7H, 8H, AC
   seat 4: hand: -JH
54. 0 play AC
   all told: 0 played AC
   all: turn: 1 | trick: 4 led JH AC
   seat 1, 2, 3, 4: in no heap: AC | size hand of 0: 3
   seat 2, 4: may = 7S 7H 8H TH KH AH TC in hand of 0
   seat 0: hand: -AC
   seat 1: moves: play 7D, KD | may = 7S 7H 8H TH TC in hand of 0
   seat 3: may = 7S 7H 8H KH AH in hand of 0
55. 1 play KD
   all told: 1 played KD
   all: turn: 2 | trick: 4 led JH AC KD
   seat 0, 2, 3, 4: in no heap: KD | size hand of 1: 3
   seat 1: hand: -KD
   seat 2: moves: play 8D, TD, JD, QC
56. 2 play 8D
   all told: 2 played 8D
   all: turn: 3 | trick: 4 led JH AC KD 8D
   seat 0, 1, 3, 4: in no heap: 8D | size hand of 2: 3
   seat 2: hand: -8D
   seat 3: moves: play 9D, AD
57. 3 play AD
   all told: 3 played AD; 4 took the trick JH 8D KD AD AC
   all: turn: 4 | trick: 4 leads | trick 3: 4 led JH AC KD 8D AD, 4 takes | public.phase: lead
   seat 0, 1, 2, 4: in no heap: AD | size hand of 3: 3
   seat 3: hand: -AD
   seat 4: moves: play QS, QD, JC
58. 4 play QS
   all told: 4 played QS
   all: turn: 0 | trick: 4 led QS | public.phase: reply
   seat 0, 1, 2, 3: in no heap: QS | size hand of 4: 2
   seat 0: moves: play 7S, 7H, 8H
   seat 4: hand: -QS
59. 0 play 7H
   all told: 0 played 7H
   all: turn: 1 | trick: 4 led QS 7H
   seat 1, 2, 3, 4: in no heap: 7H | size hand of 0: 2
   seat 0: hand: -7H
   seat 1: moves: play 7D
60. 1 play 7D
   all told: 1 played 7D
   all: turn: 2 | trick: 4 led QS 7H 7D
   seat 0, 2, 3, 4: in no heap: 7D | size hand of 1: 2
   seat 1: hand: -7D
   seat 2: moves: play TD, JD, QC
61. 2 play JD
   all told: 2 played JD
   all: turn: 3 | trick: 4 led QS 7H 7D JD | public.partner: 2
   seat 0, 1, 3, 4: in no heap: JD | sides: 1 1 0 1 0 | size hand of 2: 2
   seat 2: hand: -JD
   seat 3: moves: play 9D
62. 3 play 9D
   all told: 3 played 9D; 4 took the trick QS 7H 7D 9D JD
   all: turn: 4 | trick: 4 leads | trick 4: 4 led QS 7H 7D JD 9D, 4 takes | public.phase: lead
   seat 0, 1, 2, 4: in no heap: 9D | size hand of 3: 2
   seat 3: hand: -9D
   seat 4: moves: play QD, JC
63. 4 play QD
   all told: 4 played QD
   all: turn: 0 | trick: 4 led QD | public.phase: reply
   seat 0, 1, 2, 3: in no heap: QD | size hand of 4: 1
   seat 0: moves: play 7S, 8H
   seat 4: hand: = JC
64. 0 play 7S
   all told: 0 played 7S
   all: turn: 1 | trick: 4 led QD 7S
   seat 1, 2, 3, 4: in no heap: 7S | size hand of 0: 1
   seat 0: hand: = 8H
   seat 1: moves: play KH, AH
65. 1 play KH
   all told: 1 played KH
   all: turn: 2 | trick: 4 led QD 7S KH
   seat 0, 2, 3, 4: in no heap: KH | size hand of 1: 1
   seat 0: may = TH AH in hand of 1
   seat 1: hand: = AH
   seat 2: moves: play TD, QC | may = 8H TH AH in hand of 1
   seat 3: may = 8H AH in hand of 1
   seat 4: may -TD -QC in hand of 1
66. 2 play TD
   all told: 2 played TD
   all: turn: 3 | trick: 4 led QD 7S KH TD
   seat 0, 1, 3, 4: in no heap: TD | size hand of 2: 1
   seat 2: hand: = QC
   seat 3: moves: play TH, TC
67. 3 play TC
   all told: 3 played TC; 4 took the trick 7S KH TD QD TC
   all: turn: 4 | trick: 4 leads | trick 5: 4 led QD 7S KH TD TC, 4 takes | public.phase: lead
   seat 0, 1, 2, 4: in no heap: TC | size hand of 3: 1
   seat 0: may = TH AH in hand of 3
   seat 1: may = 8H TH in hand of 3
   seat 2: may = 8H TH AH in hand of 3
   seat 3: hand: = TH
   seat 4: moves: play JC | may -QC in hand of 3
68. 4 play JC
   all told: 4 played JC
   all: turn: 0 | trick: 4 led JC | public.phase: reply
   seat 0, 1, 2, 3: no more: size hand of 4, may hand of 4 | in no heap: JC
   seat 0: moves: play 8H
   seat 4: no more: hand
69. 0 play 8H
   all told: 0 played 8H
   all: turn: 1 | trick: 4 led JC 8H
   seat 1, 2, 3, 4: no more: size hand of 0, may hand of 0 | in no heap: 8H
   seat 0: no more: hand
   seat 1: moves: play AH
70. 1 play AH
   all told: 1 played AH
   all: turn: 2 | trick: 4 led JC 8H AH
   seat 0, 2, 3, 4: no more: size hand of 1, may hand of 1 | in no heap: AH
   seat 1: no more: hand
   seat 2: moves: play QC
71. 2 play QC
   all told: 2 played QC
   all: turn: 3 | trick: 4 led JC 8H AH QC
   seat 0, 1, 3, 4: no more: size hand of 2, may hand of 2 | in no heap: QC
   seat 2: no more: hand
   seat 3: moves: play TH
72. 3 play TH
   all told: 3 played TH; 2 took the trick 8H TH AH JC QC; deal 2 §7.4 won_schneider: +2 points to 4 from 0; deal 2 §7.4 won_schneider: +2 points to 4 from 1; deal 2 §7.4 won_schneider: +2 points to 2 from 3; deal 2 over
   all: turn: chance | shown: JS QH | holds: -4 -4 0 1 7 | deals: 2 over, 0 of them thrown in | trick 6: 4 led JC 8H AH QC TH, 2 takes | public.phase: settled
   seat 0, 1, 2: no more: trick, size hand of 3, may hand of 3, size discard of 4, may discard of 4
   seat 3: no more: hand, trick, size discard of 4, may discard of 4
   seat 4: no more: aside, trick, size hand of 3, may hand of 3
73. * deal
   all told: 3 dealt
   all: no more: shown, tricks, public.call.kind | turn: 4 | dealer: 3 | sides: -1 -1 -1 -1 -1 | public.phase: pick | public.spoken: 0 | public.picker: -2 | public.partner: -2 | public.setter: -2 | public.call.card: nobody | size blind: 2
   seat 0, 1, 2, 3: size hand of 4: 6
   seat 0, 1, 2, 4: size hand of 3: 6
   seat 0, 1, 3, 4: size hand of 2: 6
   seat 0, 2, 3, 4: size hand of 1: 6
   seat 1, 2, 3, 4: size hand of 0: 6
   seat 0: hand: = QS QH QD 8C 9C QC | may = 7S 8S 9S TS JS KS AS 7H 8H 9H TH JH KH AH 7D 8D 9D TD JD KD AD 7C TC JC KC AC in all heaps
   seat 1: hand: = 8S TS TH 8D KD AC | may = 7S 9S JS QS KS AS 7H 8H 9H JH QH KH AH 7D 9D TD JD QD AD 7C 8C 9C TC JC QC KC in all heaps
   seat 2: hand: = 9S 8H KH AD 7C JC | may = 7S 8S TS JS QS KS AS 7H 9H TH JH QH AH 7D 8D 9D TD JD QD KD 8C 9C TC QC KC AC in all heaps
   seat 3: hand: = KS 7H JH AH JD TC | may = 7S 8S 9S TS JS QS AS 8H 9H TH QH KH 7D 8D 9D TD QD KD AD 7C 8C 9C JC QC KC AC in all heaps
   seat 4: hand: = 7S AS 9H 9D TD KC | moves: say pick, pass | may = 8S 9S TS JS QS KS 7H 8H TH JH QH KH AH 7D 8D JD QD KD AD 7C 8C 9C TC JC QC AC in all heaps
74. 4 say pass
   all told: 4 said pass
   all: turn: 0 | public.spoken: 1
   seat 0: moves: say pick, pass
75. 0 say pass
   all told: 0 said pass
   all: turn: 1 | public.spoken: 2
   seat 1: moves: say pick, pass
76. 1 say pick
   seat 0, 2, 3, 4 told: 1 said pick; 1 drew 2
   seat 1 told: 1 said pick; 1 drew 2: JS 7D
   all: no more: size blind, may blind | sides: -1 0 -1 -1 -1 | public.phase: bury | public.spoken: 3 | public.picker: 1 | public.setter: 1 | public.least: 2 | public.most: 2
   seat 0, 2, 3, 4: size hand of 1: 8
   seat 1: in no heap: 7D JS | hand: +JS +7D | moves: lay 8S, TS, JS, TH, 7D, 8D, KD, AC
77. 1 lay 8D
   seat 0, 2, 3, 4 told: 1 laid a card
   seat 1 told: 1 laid 8D
   seat 0, 2, 3, 4: size hand of 1: 7 | size discard of 1: 1
   seat 0: may = 7S 8S 9S TS JS KS AS 7H 8H 9H TH JH KH AH 7D 8D 9D TD JD KD AD 7C TC JC KC AC in discard of 1
   seat 1: hand: -8D | aside: 8D | moves: lay 8S, TS, JS, TH, 7D, KD, AC
   seat 2: may = 7S 8S TS JS QS KS AS 7H 9H TH JH QH AH 7D 8D 9D TD JD QD KD 8C 9C TC QC KC AC in discard of 1
   seat 3: may = 7S 8S 9S TS JS QS AS 8H 9H TH QH KH 7D 8D 9D TD QD KD AD 7C 8C 9C JC QC KC AC in discard of 1
   seat 4: may = 8S 9S TS JS QS KS 7H 8H TH JH QH KH AH 7D 8D JD QD KD AD 7C 8C 9C TC JC QC AC in discard of 1
78. 1 lay TS
   seat 0, 2, 3, 4 told: 1 laid a card
   seat 1 told: 1 laid TS
   seat 0, 2, 3, 4: size hand of 1: 6 | size discard of 1: 2
   seat 1: hand: -TS | aside: TS 8D | moves: say done
79. 1 say done
   all told: 1 said done
   all: turn: 4 | trick: 4 leads | public.phase: lead | public.call.kind: jack | public.call.card: JD | public.least: 0 | public.most: 0
   seat 0: sides: 1 0 -1 -1 -1
   seat 2: sides: -1 0 1 -1 -1
   seat 3: sides: 1 0 1 0 1
   seat 4: sides: -1 0 -1 -1 1 | moves: play 7S, AS, 9H, 9D, TD, KC
80. 4 play TD
   all told: 4 played TD
   all: turn: 0 | trick: 4 led TD | public.phase: reply
   seat 0, 1, 2, 3: in no heap: TD | size hand of 4: 5
   seat 0: moves: play QS, QH, QD, QC
   seat 4: hand: -TD
81. 0 play QS
   all told: 0 played QS
   all: turn: 1 | trick: 4 led TD QS
   seat 1, 2, 3, 4: in no heap: QS | size hand of 0: 5
   seat 0: hand: -QS
   seat 1: moves: play JS, 7D, KD
82. 1 play JS
   all told: 1 played JS
   all: turn: 2 | trick: 4 led TD QS JS
   seat 0, 2, 3, 4: in no heap: JS | size hand of 1: 5
   seat 1: hand: -JS
   seat 2: moves: play AD, JC
83. 2 play JC
   all told: 2 played JC
   all: turn: 3 | trick: 4 led TD QS JS JC
   seat 0, 1, 3, 4: in no heap: JC | size hand of 2: 5
   seat 2: hand: -JC
   seat 3: moves: play JH, JD
84. 3 play JD
   all told: 3 played JD; 0 took the trick JS QS TD JD JC
   all: turn: 0 | trick: 0 leads | trick 1: 4 led TD QS JS JC JD, 0 takes | public.phase: lead | public.partner: 3
   seat 0, 1, 2, 4: in no heap: JD | sides: 1 0 1 0 1 | size hand of 3: 5
   seat 0: moves: play QH, QD, 8C, 9C, QC
   seat 3: hand: -JD
85. 0 play 9C
   all told: 0 played 9C
   all: turn: 1 | trick: 0 led 9C | public.phase: reply
   seat 1, 2, 3, 4: in no heap: 9C | size hand of 0: 4
   seat 0: hand: -9C
   seat 1: moves: play AC
86. 1 play AC
   all told: 1 played AC
   all: turn: 2 | trick: 0 led 9C AC
   seat 0, 2, 3, 4: in no heap: AC | size hand of 1: 4
   seat 1: hand: -AC
   seat 2: moves: play 7C
87. 2 play 7C
   all told: 2 played 7C
   all: turn: 3 | trick: 0 led 9C AC 7C
   seat 0, 1, 3, 4: in no heap: 7C | size hand of 2: 4
   seat 2: hand: -7C
   seat 3: moves: play TC
88. 3 play TC
   all told: 3 played TC
   all: turn: 4 | trick: 0 led 9C AC 7C TC
   seat 0, 1, 2, 4: in no heap: TC | size hand of 3: 4
   seat 3: hand: -TC
   seat 4: moves: play KC
89. 4 play KC
   all told: 4 played KC; 1 took the trick 7C 9C TC KC AC
   all: turn: 1 | trick: 1 leads | trick 2: 0 led 9C AC 7C TC KC, 1 takes | public.phase: lead
   seat 0, 1, 2, 3: in no heap: KC | size hand of 4: 4
   seat 1: moves: play 8S, TH, 7D, KD
   seat 4: hand: -KC
90. 1 play 8S
   all told: 1 played 8S
   all: turn: 2 | trick: 1 led 8S | public.phase: reply
   seat 0, 2, 3, 4: in no heap: 8S | size hand of 1: 3
   seat 1: hand: -8S
   seat 2: moves: play 9S
91. 2 play 9S
   all told: 2 played 9S
   all: turn: 3 | trick: 1 led 8S 9S
   seat 0, 1, 3, 4: in no heap: 9S | size hand of 2: 3
   seat 2: hand: -9S
   seat 3: moves: play KS
92. 3 play KS
   all told: 3 played KS
   all: turn: 4 | trick: 1 led 8S 9S KS
   seat 0, 1, 2, 4: in no heap: KS | size hand of 3: 3
   seat 3: hand: -KS
   seat 4: moves: play 7S, AS
93. 4 play AS
   all told: 4 played AS
   all: turn: 0 | trick: 1 led 8S 9S KS AS
   seat 0, 1, 2, 3: in no heap: AS | size hand of 4: 3
   seat 0: moves: play QH, QD, 8C, QC
   seat 4: hand: -AS
94. 0 play 8C
   all told: 0 played 8C; 4 took the trick 8S 9S KS AS 8C
   all: turn: 4 | trick: 4 leads | trick 3: 1 led 8S 9S KS AS 8C, 4 takes | public.phase: lead
   seat 1, 2, 3, 4: in no heap: 8C | size hand of 0: 3
   seat 2, 3: may -7S -TS in hand of 0
   seat 0: hand: -8C
   seat 1: may -7S in hand of 0
   seat 4: moves: play 7S, 9H, 9D | may -TS in hand of 0
95. 4 play 9H
   all told: 4 played 9H
   all: turn: 0 | trick: 4 led 9H | public.phase: reply
   seat 0, 1, 2, 3: in no heap: 9H | size hand of 4: 2
   seat 0: moves: play QH, QD, QC
   seat 4: hand: -9H
96. 0 play QD
   all told: 0 played QD
   all: turn: 1 | trick: 4 led 9H QD
   seat 1, 2, 3, 4: in no heap: QD | size hand of 0: 2
   seat 0: hand: -QD
   seat 1: moves: play TH | may -7H -8H -KH -AH in hand of 0
   seat 2: may -7H -TH -AH in hand of 0
   seat 3: may -8H -TH -KH in hand of 0
   seat 4: may -7H -8H -TH -KH -AH in hand of 0
97. 1 play TH
   all told: 1 played TH
   all: turn: 2 | trick: 4 led 9H QD TH
   seat 0, 2, 3, 4: in no heap: TH | size hand of 1: 2
   seat 1: hand: -TH
   seat 2: moves: play 8H, KH
98. 2 play 8H
   all told: 2 played 8H
   all: turn: 3 | trick: 4 led 9H QD TH 8H
   seat 0, 1, 3, 4: in no heap: 8H | size hand of 2: 2
   seat 2: hand: -8H
   seat 3: moves: play 7H, AH
99. 3 play 7H
   all told: 3 played 7H; 0 took the trick 7H 8H 9H TH QD
   all: turn: 0 | trick: 0 leads | trick 4: 4 led 9H QD TH 8H 7H, 0 takes | public.phase: lead
   seat 0, 1, 2, 4: in no heap: 7H | size hand of 3: 2
   seat 0: moves: play QH, QC
   seat 3: hand: -7H
100. 0 play QC
   all told: 0 played QC
   all: turn: 1 | trick: 0 led QC | public.phase: reply
   seat 1, 2, 3, 4: in no heap: QC | size hand of 0: 1
   seat 0: hand: = QH
   seat 1: moves: play 7D, KD
101. 1 play KD
   all told: 1 played KD
102. 2 play AD
   all told: 2 played AD
103. 3 play JH
   all told: 3 played JH
104. 4 play 9D
   all told: 4 played 9D; 0 took the trick JH 9D KD AD QC
105. 0 play QH
   all told: 0 played QH
106. 1 play 7D
   all told: 1 played 7D
107. 2 play KH
   all told: 2 played KH
108. 3 play AH
   all told: 3 played AH
109. 4 play 7S
   all told: 4 played 7S; 0 took the trick 7S QH KH AH 7D; deal 3 §7.6 lost: +2 points to 2 from 1; deal 3 §7.6 lost: +2 points to 4 from 1; deal 3 §7.6 lost: +2 points to 0 from 3; deal 3 over
110. * deal
   all told: 4 dealt
   all: turn: 0 | dealer: 4 | sides: -1 -1 -1 -1 -1 | holds: -2 -8 2 -1 9 | deals: 3 over, 0 of them thrown in | public.phase: pick | public.spoken: 0 | public.picker: -2 | public.partner: -2 | public.setter: -2 | public.call.card: nobody | size blind: 2
   seat 0, 1, 2, 3: size hand of 4: 6
   seat 0, 1, 2, 4: size hand of 3: 6
   seat 0, 1, 3, 4: size hand of 2: 6
   seat 0, 2, 3, 4: no more: trick, tricks, public.call.kind, size discard of 1, may discard of 1 | size hand of 1: 6
   seat 1, 2, 3, 4: size hand of 0: 6
   seat 0: in no heap: 7D 7S 9D AD AH | hand: = 7S AH 7D 9D JD AD | moves: say pick, pass | may +8S +9S +JS +QS +KS +AS +7H +8H +9H +TH +QH +TD +QD +7C +8C +9C +TC +JC +QC +KC +AC in hand of 1, hand of 2, hand of 3, hand of 4 | may = 8S 9S TS JS QS KS AS 7H 8H 9H TH JH QH KH 8D TD QD KD 7C 8C 9C TC JC QC KC AC in blind
   seat 1: no more: aside, trick, tricks, public.call.kind | in no heap: JH QH | hand: = 9S JS KS JH QH 8D | may +7S +8S +TS +QS +AS +7H +8H +9H +TH +KH +AH +7D +TD +JD +QD +KD +7C +8C +9C +TC +JC +QC +KC +AC in hand of 0 | may +8S +TS +QS +AS +7H +8H +9H +TH +7D +TD +JD +QD +KD +7C +8C +9C +TC +JC +QC +KC +AC in hand of 2, hand of 3, hand of 4 | may = 7S 8S TS QS AS 7H 8H 9H TH KH AH 7D 9D TD JD QD KD AD 7C 8C 9C TC JC QC KC AC in blind
   seat 2: hand: = 9H KH TD 8C KC AC | may +7S +8S +9S +TS +JS +QS +KS +AS +7H +8H +TH +AH +JD +QD +AD +7C +9C +TC +JC +QC in hand of 0 | may +8S +9S +JS +QS +KS +AS +7H +8H +TH +JD +QD +AD +7C +9C +TC +JC +QC in hand of 1, hand of 3, hand of 4 | may = 7S 8S 9S TS JS QS KS AS 7H 8H TH JH QH AH 7D 8D 9D JD QD KD AD 7C 9C TC JC QC in blind
   seat 3: in no heap: TS | hand: = TS AS 7H 8H TC JC | may +7S +8S +9S +JS +QS +KS +9H +TH +JH +KH +AH +TD +JD +QD +7C +8C +9C +QC +KC +AC in hand of 0 | may +8S +9S +JS +QS +KS +9H +TH +JH +AH +TD +JD +QD +7C +8C +9C +QC +KC +AC in hand of 1, hand of 2, hand of 4 | may = 7S 8S 9S JS QS KS 9H TH JH QH KH AH 7D 8D 9D TD JD QD KD AD 7C 8C 9C QC KC AC in blind
   seat 4: in no heap: KD | hand: = 8S QS QD KD 7C QC | may +7S +9S +TS +JS +KS +AS +7H +8H +9H +TH +KH +AH +9D +TD +JD +8C +9C +TC +JC +KC +AC in hand of 0 | may +7S +9S +JS +KS +AS +7H +8H +9H +TH +9D +TD +JD +8C +9C +TC +JC +KC +AC in hand of 1, hand of 2, hand of 3 | may = 7S 9S TS JS KS AS 7H 8H 9H TH JH QH KH AH 7D 8D 9D TD JD AD 8C 9C TC JC KC AC in blind
111. 0 say pass
   all told: 0 said pass
112. 1 say pass
   all told: 1 said pass
113. 2 say pick
   seat 0, 1, 3, 4 told: 2 said pick; 2 drew 2
   seat 2 told: 2 said pick; 2 drew 2: TH 9C
114. 2 lay 8C
   seat 0, 1, 3, 4 told: 2 laid a card
   seat 2 told: 2 laid 8C
115. 2 lay 9C
   seat 0, 1, 3, 4 told: 2 laid a card
   seat 2 told: 2 laid 9C
116. 2 say done
   all told: 2 said done
117. 0 play 7D
   all told: 0 played 7D
118. 1 play QH
   all told: 1 played QH
119. 2 play TD
   all told: 2 played TD
120. 3 play JC
   all told: 3 played JC
   all: no more: size blind, may blind | turn: 4 | trick: 0 led 7D QH TD JC | public.phase: reply | public.spoken: 3 | public.picker: 2 | public.setter: 2 | public.call.kind: jack | public.call.card: JD
   seat 0, 1, 2, 4: size hand of 3: 5
   seat 0, 1, 3, 4: size hand of 2: 5 | size discard of 2: 2
   seat 0, 2, 3, 4: size hand of 1: 5
   seat 1, 2, 3, 4: size hand of 0: 5
   seat 0: in no heap: JC QH TD | hand: -7D | sides: 0 1 0 1 1 | may = 8S 9S TS JS QS KS AS 7H 8H 9H TH JH KH 8D QD KD 7C 8C 9C TC QC KC AC in discard of 2
   seat 1: in no heap: 7D JC TD | hand: -QH | sides: -1 1 0 -1 -1 | may = 7S 8S TS QS AS 7H 8H 9H TH KH AH 9D JD QD KD AD 7C 8C 9C TC QC KC AC in discard of 2
   seat 2: in no heap: 7D 9C JC QH TH | hand: -TD -8C +TH | aside: 8C 9C | sides: -1 -1 0 -1 -1
   seat 3: in no heap: 7D QH TD | hand: -JC | sides: -1 -1 0 1 -1 | may = 7S 8S 9S JS QS KS 9H TH JH KH AH 8D 9D JD QD KD AD 7C 8C 9C QC KC AC in discard of 2
   seat 4: in no heap: 7D JC QH TD | sides: -1 -1 0 -1 1 | moves: play QS, QD, KD, QC | may = 7S 9S TS JS KS AS 7H 8H 9H TH JH KH AH 8D 9D JD AD 8C 9C TC KC AC in discard of 2
121. 4 play QD
   all told: 4 played QD; 1 took the trick QH 7D TD QD JC
122. 1 play 8D
   all told: 1 played 8D
123. 2 play KH
   all told: 2 played KH
124. 3 play 8H
   all told: 3 played 8H
125. 4 play QS
   all told: 4 played QS
126. 0 play AD
   all told: 0 played AD; 4 took the trick QS 8H KH 8D AD
127. 4 play QC
   all told: 4 played QC
128. 0 play 9D
   all told: 0 played 9D
129. 1 play JH
   all told: 1 played JH
130. 2 play 9H
   all told: 2 played 9H
   all: turn: 3 | trick: 4 led QC 9D JH 9H | trick 1: 0 led 7D QH TD JC QD, 1 takes | trick 2: 1 led 8D KH 8H QS AD, 4 takes
   seat 0, 1, 2, 3: size hand of 4: 3
   seat 0, 1, 2, 4: size hand of 3: 4
   seat 0, 1, 3, 4: size hand of 2: 3
   seat 0, 2, 3, 4: size hand of 1: 3
   seat 1, 2, 3, 4: size hand of 0: 3
   seat 0: in no heap: 8D 8H 9H JH KH QC QD QS | hand: -9D -AD | may -JS -KD in hand of 2, hand of 3
   seat 1: in no heap: 8H 9D 9H AD KH QC QD QS | hand: -JH -8D | may -JD -KD in hand of 2, hand of 3
   seat 2: in no heap: 8D 8H 9D AD JH QC QD QS | hand: -9H -KH | may -JS -JD -KD in hand of 3
   seat 3: in no heap: 8D 9D 9H AD JH KH QC QD QS | hand: -8H | moves: play TS, AS, 7H, TC | may -JS -JD -KD in hand of 2
   seat 4: in no heap: 8D 8H 9D 9H AD JH KH | hand: = 8S KD 7C | may -JS -JD in hand of 2, hand of 3
131. 3 play 7H
   all told: 3 played 7H; 4 took the trick 7H 9H JH 9D QC
132. 4 play 7C
   all told: 4 played 7C
133. 0 play JD
   all told: 0 played JD
134. 1 play 9S
   all told: 1 played 9S
135. 2 play KC
   all told: 2 played KC
136. 3 play TC
   all told: 3 played TC; 0 took the trick 9S JD 7C TC KC
137. 0 play 7S
   all told: 0 played 7S
138. 1 play KS
   all told: 1 played KS
139. 2 play AC
   all told: 2 played AC
140. 3 play AS
   all told: 3 played AS
   all: turn: 4 | trick: 0 led 7S KS AC AS | trick 3: 4 led QC 9D JH 9H 7H, 4 takes | trick 4: 4 led 7C JD 9S KC TC, 0 takes | public.partner: 0
   seat 0, 1, 2, 3: size hand of 4: 2
   seat 0, 1, 2, 4: size hand of 3: 1
   seat 0, 1, 3, 4: size hand of 2: 1
   seat 0, 2, 3, 4: size hand of 1: 1
   seat 1, 2, 3, 4: sides: 0 1 0 1 1 | size hand of 0: 1
   seat 0, 1: may -8S -TS in hand of 2
   seat 3, 4: may -8C -9C in hand of 0, hand of 1
   seat 0: in no heap: 7C 7H 9S AC AS KC KS TC | hand: = AH | may -8C -9C in hand of 1
   seat 1: in no heap: 7C 7H 7S AC AS JD KC TC | hand: = JS | may -8C -9C in hand of 0
   seat 2: in no heap: 7C 7H 7S 9S AS JD KS TC | hand: = TH
   seat 3: in no heap: 7C 7S 9S AC JD KC KS | hand: = TS | may -8S in hand of 2
   seat 4: in no heap: 7H 7S 9S AC AS JD KC KS TC | hand: -7C | moves: play 8S | may -TS in hand of 2
141. 4 play 8S
   all told: 4 played 8S; 3 took the trick 7S 8S KS AS AC
142. 3 play TS
   all told: 3 played TS
143. 4 play KD
   all told: 4 played KD
144. 0 play AH
   all told: 0 played AH
145. 1 play JS
   all told: 1 played JS
146. 2 play TH
   all told: 2 played TH; 1 took the trick TS JS TH AH KD; deal 4 §7.4 lost_schneider: +4 points to 3 from 2; deal 4 §7.4 lost_schneider: +4 points to 4 from 2; deal 4 §7.4 lost_schneider: +4 points to 1 from 0; deal 4 over
147. * deal
   all told: 0 dealt
148. 1 say pick
   seat 0, 2, 3, 4 told: 1 said pick; 1 drew 2
   seat 1 told: 1 said pick; 1 drew 2: AS QH
149. 1 lay QS
   seat 0, 2, 3, 4 told: 1 laid a card
   seat 1 told: 1 laid QS
150. 1 lay 8S
   seat 0, 2, 3, 4 told: 1 laid a card
   seat 1 told: 1 laid 8S
   all: turn: 1 | dealer: 0 | sides: -1 0 -1 -1 -1 | holds: -6 -4 -6 3 13 | deals: 4 over, 0 of them thrown in | public.phase: bury | public.spoken: 1 | public.picker: 1 | public.partner: -2 | public.setter: 1 | public.call.card: nobody | public.least: 2 | public.most: 2
   seat 0, 1, 2, 3: size hand of 4: 6
   seat 0, 1, 2, 4: size hand of 3: 6
   seat 0, 1, 3, 4: no more: trick, tricks, public.call.kind, size discard of 2, may discard of 2 | size hand of 2: 6
   seat 0, 2, 3, 4: size hand of 1: 6 | size discard of 1: 2
   seat 1, 2, 3, 4: size hand of 0: 6
   seat 0: in no heap: 8C 9C | hand: = 9S 7H 8D 8C 9C QC | may +7S +QS +KS +AS +8H +9H +JH +QH +KH +AH +7D +9D +TD +JD +QD +AD +7C +TC +JC +KC +AC in hand of 1, hand of 4 | may +7S +8S +TS +JS +QS +KS +AS +8H +9H +JH +QH +KH +AH +7D +9D +TD +JD +QD +KD +AD +7C +TC +JC +KC +AC in hand of 2 | may +7S +JS +QS +KS +AS +8H +9H +JH +QH +KH +AH +7D +9D +TD +JD +QD +KD +AD +7C +TC +JC +KC +AC in hand of 3 | may = 7S 8S TS JS QS KS AS 8H 9H TH JH QH KH AH 7D 9D TD JD QD KD AD 7C TC JC KC AC in discard of 1
   seat 1: in no heap: 8S AH | hand: = 7S AS QH KH AH JD | aside: 8S QS | moves: say done | may +9S +JS +KS +7H +8H +9H +JH +7D +8D +9D +TD +QD +AD +7C +8C +9C +TC +JC +QC +KC +AC in hand of 0 | may +9S +TS +JS +KS +7H +8H +9H +JH +7D +8D +9D +TD +QD +KD +AD +7C +TC +JC +QC +KC +AC in hand of 2 | may +9S +JS +KS +7H +8H +9H +JH +7D +8D +9D +TD +QD +KD +AD +7C +TC +JC +QC +KC +AC in hand of 3 | may +9S +JS +KS +7H +8H +9H +JH +7D +8D +9D +TD +QD +AD +7C +TC +JC +QC +KC +AC in hand of 4
   seat 2: no more: aside, trick, tricks, public.call.kind | in no heap: KD | hand: +7D +9D +KD +JC +KC | may +7S +9S +QS +KS +AS +7H +8H +9H +JH +QH +KH +8D +TD +JD +QD +AD +7C +8C +9C +TC +QC +AC in hand of 0, hand of 1, hand of 4 | may +7S +9S +JS +QS +KS +AS +7H +8H +9H +JH +QH +KH +8D +TD +JD +QD +AD +7C +8C +9C +TC +QC +AC in hand of 3 | may = 7S 8S 9S TS JS QS KS AS 7H 8H 9H JH QH KH AH 8D TD JD QD AD 7C 8C 9C TC QC AC in discard of 1
   seat 3: hand: +KS +8H +AD +7C +AC | may +7S +9S +QS +AS +7H +9H +JH +QH +KH +7D +8D +9D +TD +JD +QD +8C +9C +TC +JC +QC +KC in hand of 0, hand of 1 | may +7S +8S +9S +JS +QS +AS +7H +9H +JH +QH +KH +7D +8D +9D +TD +JD +QD +KD +TC +JC +QC +KC in hand of 2 | may +7S +9S +QS +AS +7H +9H +JH +QH +KH +7D +8D +9D +TD +JD +QD +TC +JC +QC +KC in hand of 4 | may = 7S 8S 9S JS QS AS 7H 9H TH JH QH KH AH 7D 8D 9D TD JD QD KD 8C 9C TC JC QC KC in discard of 1
   seat 4: in no heap: JS | hand: = JS 9H JH TD QD TC | may +7S +8S +9S +QS +KS +AS +7H +8H +QH +KH +7D +8D +9D +JD +KD +AD +7C +8C +9C +JC +QC +KC +AC in hand of 0, hand of 1 | may +7S +8S +9S +TS +QS +KS +AS +7H +8H +QH +KH +7D +8D +9D +JD +KD +AD +7C +JC +QC +KC +AC in hand of 2 | may +7S +8S +9S +QS +KS +AS +7H +8H +QH +KH +7D +8D +9D +JD +KD +AD +7C +JC +QC +KC +AC in hand of 3 | may = 7S 8S 9S TS QS KS AS 7H 8H TH QH KH AH 7D 8D 9D JD KD AD 7C 8C 9C JC QC KC AC in discard of 1
151. 1 say done
   all told: 1 said done
152. 1 play 7S
   all told: 1 played 7S
153. 2 play 9D
   all told: 2 played 9D
154. 3 play TS
   all told: 3 played TS
155. 4 play JH
   all told: 4 played JH
156. 0 play 9S
   all told: 0 played 9S; 4 took the trick 7S 9S TS JH 9D
157. 4 play QD
   all told: 4 played QD
158. 0 play 8D
   all told: 0 played 8D
159. 1 play QH
   all told: 1 played QH
160. 2 play KD
   all told: 2 played KD
   all: turn: 3 | trick: 4 led QD 8D QH KD | trick 1: 1 led 7S 9D TS JH 9S, 4 takes | public.phase: reply | public.call.kind: jack | public.call.card: JD | public.least: 0 | public.most: 0
   seat 0, 1, 2, 3: size hand of 4: 4
   seat 0, 1, 2, 4: size hand of 3: 5
   seat 0, 1, 3, 4: size hand of 2: 4
   seat 0, 2, 3, 4: size hand of 1: 4
   seat 1, 2, 3, 4: size hand of 0: 4
   seat 0: in no heap: 7S 9D JH KD QD QH TS | hand: -9S -8D | sides: 1 0 -1 -1 -1 | may -8S -KS -AS in hand of 2, hand of 4
   seat 1: in no heap: 8D 9D 9S JH KD QD TS | hand: -7S -QH | sides: 1 0 1 1 1 | may -KS in hand of 2, hand of 4
   seat 2: in no heap: 7S 8D 9S JH QD QH TS | hand: -9D -KD | sides: -1 0 1 -1 -1 | may -8S -KS -AS in hand of 4
   seat 3: in no heap: 7S 8D 9D 9S JH KD QD QH | hand: -TS | sides: -1 0 -1 1 -1 | moves: play AD | may -8S -AS in hand of 2, hand of 4
   seat 4: in no heap: 7S 8D 9D 9S KD QH TS | hand: -JH -QD | sides: -1 0 -1 -1 1 | may -8S -KS -AS in hand of 2
161. 3 play AD
   all told: 3 played AD; 1 took the trick QH 8D QD KD AD
162. 1 play AS
   all told: 1 played AS
163. 2 play TH
   all told: 2 played TH
164. 3 play KS
   all told: 3 played KS
165. 4 play TD
   all told: 4 played TD
166. 0 play 8C
   all told: 0 played 8C; 4 took the trick KS AS TH TD 8C
167. 4 play JS
   all told: 4 played JS
168. 0 play QC
   all told: 0 played QC
169. 1 play JD
   all told: 1 played JD
170. 2 play 7D
   all told: 2 played 7D
   all: trick: 4 led JS QC JD 7D | trick 2: 4 led QD 8D QH KD AD, 1 takes | trick 3: 1 led AS TH KS TD 8C, 4 takes
   seat 0, 1, 2, 3: size hand of 4: 2
   seat 0, 1, 2, 4: size hand of 3: 3
   seat 0, 1, 3, 4: size hand of 2: 2
   seat 0, 2, 3, 4: sides: 1 0 1 1 1 | size hand of 1: 2
   seat 1, 2, 3, 4: size hand of 0: 2
   seat 2, 3, 4: may -8S in hand of 0
   seat 0: in no heap: 7D AD AS JD JS KS TD TH | hand: = 7H 9C
   seat 1: in no heap: 7D 8C AD JS KS QC TD TH | hand: = KH AH
   seat 2: in no heap: 8C AD AS JD JS KS QC TD | hand: = JC KC
   seat 3: in no heap: 7D 8C AS JD JS QC TD TH | hand: -KS -AD | moves: play 8H, 7C, AC
   seat 4: in no heap: 7D 8C AD AS JD KS QC TH | hand: = 9H TC
171. 3 play 8H
   all told: 3 played 8H; 0 took the trick JS 8H 7D JD QC
172. 0 play 7H
   all told: 0 played 7H
173. 1 play AH
   all told: 1 played AH
174. 2 play JC
   all told: 2 played JC
175. 3 play AC
   all told: 3 played AC
176. 4 play 9H
   all told: 4 played 9H; 2 took the trick 7H 9H AH JC AC
177. 2 play KC
   all told: 2 played KC
178. 3 play 7C
   all told: 3 played 7C
179. 4 play TC
   all told: 4 played TC
180. 0 play 9C
   all told: 0 played 9C
   all: turn: 1 | trick: 2 led KC 7C TC 9C | trick 4: 4 led JS QC JD 7D 8H, 0 takes | trick 5: 0 led 7H AH JC AC 9H, 2 takes
   seat 0, 2, 3, 4: size hand of 1: 1
   seat 0: no more: hand, size hand of 2, may hand of 2, size hand of 3, may hand of 3, size hand of 4, may hand of 4 | in no heap: 7C 8H 9H AC AH JC KC TC
   seat 1: no more: size hand of 0, may hand of 0, size hand of 2, may hand of 2, size hand of 3, may hand of 3, size hand of 4, may hand of 4 | hand: = KH | moves: play KH
   seat 2: no more: hand, size hand of 0, may hand of 0, size hand of 3, may hand of 3, size hand of 4, may hand of 4 | in no heap: 7C 7H 8H 9C 9H AC AH TC
   seat 3: no more: hand, size hand of 0, may hand of 0, size hand of 2, may hand of 2, size hand of 4, may hand of 4 | in no heap: 7H 9C 9H AH JC KC TC
   seat 4: no more: hand, size hand of 0, may hand of 0, size hand of 2, may hand of 2, size hand of 3, may hand of 3 | in no heap: 7C 7H 8H 9C AC AH JC KC
181. 1 play KH
   all told: 1 played KH; 4 took the trick KH 7C 9C TC KC; deal 5 §7.4 lost_schneider: +4 points to 2 from 1; deal 5 §7.4 lost_schneider: +4 points to 3 from 1; deal 5 §7.4 lost_schneider: +4 points to 4 from 1; deal 5 §7.4 lost_schneider: +4 points to 0 from 1; deal 5 over
182. * deal
   all told: 1 dealt
183. 2 say pass
   all told: 2 said pass
184. 3 say pick
   seat 0, 1, 2, 4 told: 3 said pick; 3 drew 2
   seat 3 told: 3 said pick; 3 drew 2: JS KS
185. 3 lay JC
   seat 0, 1, 2, 4 told: 3 laid a card
   seat 3 told: 3 laid JC
186. 3 lay 9H
   seat 0, 1, 2, 4 told: 3 laid a card
   seat 3 told: 3 laid 9H
187. 3 say done
   all told: 3 said done
188. 2 play 8S
   all told: 2 played 8S
189. 3 play 9S
   all told: 3 played 9S
190. 4 play TS
   all told: 4 played TS
   all: turn: 0 | dealer: 1 | trick: 2 led 8S 9S TS | holds: -2 -20 -2 7 17 | deals: 5 over, 0 of them thrown in | public.spoken: 2 | public.picker: 3 | public.setter: 3
   seat 0, 1, 2, 3: size hand of 4: 5
   seat 0, 1, 2, 4: size hand of 3: 5 | size discard of 3: 2
   seat 0, 1, 3, 4: size hand of 2: 5
   seat 0, 2, 3, 4: no more: tricks, size discard of 1, may discard of 1 | size hand of 1: 6
   seat 1, 2, 3, 4: size hand of 0: 6
   seat 0, 3, 4: in no heap: 8S
   seat 0: hand: = 7S QH 9D TD AD 9C | sides: 1 -1 -1 0 -1 | moves: play 7S | may +JS +KS +AS +7H +8H +9H +TH +JH +AH +7D +8D +JD +QD +KD +7C +8C +TC +JC +QC +KC +AC in hand of 1 | may = JS QS KS AS 7H 8H 9H TH JH KH AH 7D 8D JD QD KD 7C 8C TC JC QC KC AC in hand of 2, hand of 3, hand of 4, discard of 3
   seat 1: no more: aside, tricks | hand: +AS +JD +QD +KD +8C | sides: 1 0 1 0 1 | may = 7S JS QS KS 7H 8H 9H TH JH QH AH 7D 8D 9D TD AD 7C 9C TC JC QC KC AC in all heaps
   seat 2: in no heap: 8S QS | hand: = QS 7H TH JH 7C | sides: -1 -1 1 0 -1 | may = 7S JS KS AS 8H 9H QH KH AH 7D 8D 9D TD JD QD KD AD 8C 9C TC JC QC KC AC in hand of 0, hand of 3, hand of 4, discard of 3 | may +7S +JS +KS +AS +8H +9H +QH +AH +7D +8D +9D +TD +JD +QD +KD +AD +8C +9C +TC +JC +QC +KC +AC in hand of 1
   seat 3: hand: = JS KS AH 8D AC | aside: 9H JC | sides: -1 -1 -1 0 -1 | may = 7S QS AS 7H 8H TH JH QH KH 7D 9D TD JD QD KD AD 7C 8C 9C TC QC KC in hand of 0, hand of 2, hand of 4 | may +7S +AS +7H +8H +TH +JH +QH +7D +9D +TD +JD +QD +KD +AD +7C +8C +9C +TC +QC +KC in hand of 1
   seat 4: hand: = 8H 7D TC QC KC | sides: -1 -1 -1 0 1 | may = 7S JS QS KS AS 7H 9H TH JH QH KH AH 8D 9D TD JD QD KD AD 7C 8C 9C JC AC in hand of 0, hand of 2, hand of 3, discard of 3 | may +7S +JS +KS +AS +7H +9H +TH +JH +QH +AH +8D +9D +TD +JD +QD +KD +AD +7C +8C +9C +JC +AC in hand of 1
191. 0 play 7S
   all told: 0 played 7S
192. 1 play AS
   all told: 1 played AS; 1 took the trick 7S 8S 9S TS AS
193. 1 play 8C
   all told: 1 played 8C
194. 2 play 7C
   all told: 2 played 7C
195. 3 play AC
   all told: 3 played AC
196. 4 play TC
   all told: 4 played TC
197. 0 play 9C
   all told: 0 played 9C; 3 took the trick 7C 8C 9C TC AC
198. 3 play JS
   all told: 3 played JS
199. 4 play 7D
   all told: 4 played 7D
200. 0 play QH
   all told: 0 played QH
   all: turn: 1 | trick: 3 led JS 7D QH | trick 1: 2 led 8S 9S TS 7S AS, 1 takes | trick 2: 1 led 8C 7C AC TC 9C, 3 takes
   seat 0, 1, 2, 3: size hand of 4: 3
   seat 0, 1, 2, 4: size hand of 3: 3
   seat 0, 1, 3, 4: size hand of 2: 4
   seat 0, 2, 3, 4: size hand of 1: 4
   seat 1, 2, 3, 4: size hand of 0: 3
   seat 0: in no heap: 7C 7D 8C AC AS JS TC | hand: = 9D TD AD
   seat 1: in no heap: 7C 7D 7S 9C AC JS QH TC | hand: -AS -8C | moves: play JD, QD, KD
   seat 2: in no heap: 7D 7S 8C 9C AC AS JS QH TC | hand: -7C
   seat 3: in no heap: 7C 7D 7S 8C 9C AS QH TC | hand: -JS -AC
   seat 4: in no heap: 7C 7S 8C 9C AC AS JS QH | hand: -7D -TC
201. 1 play QD
   all told: 1 played QD
202. 2 play JH
   all told: 2 played JH; 0 took the trick JS JH QH 7D QD
203. 0 play TD
   all told: 0 played TD
204. 1 play KD
   all told: 1 played KD
205. 2 play QS
   all told: 2 played QS
206. 3 play 8D
   all told: 3 played 8D
207. 4 play QC
   all told: 4 played QC; 4 took the trick QS 8D TD KD QC
208. 4 play KC
   all told: 4 played KC
209. 0 play AD
   all told: 0 played AD
210. 1 play KH
   all told: 1 played KH
   all: turn: 2 | trick: 4 led KC AD KH | trick 3: 3 led JS 7D QH QD JH, 0 takes | trick 4: 0 led TD KD QS 8D QC, 4 takes
   seat 0, 1, 2, 3: size hand of 4: 1
   seat 0, 1, 2, 4: size hand of 3: 2
   seat 0, 1, 3, 4: size hand of 2: 2
   seat 0, 2, 3, 4: size hand of 1: 1
   seat 1, 2, 3, 4: size hand of 0: 1
   seat 0: in no heap: 8D JH KC KD KH QC QD QS | hand: = 9D
   seat 1: in no heap: 8D AD JH KC QC QS TD | hand: = JD
   seat 2: in no heap: 8D AD KC KD KH QC QD TD | hand: = 7H TH | moves: play 7H, TH
   seat 3: in no heap: AD JH KC KD KH QC QD QS TD | hand: -8D
   seat 4: in no heap: 8D AD JH KD KH QD QS TD | hand: = 8H
211. 2 play 7H
   all told: 2 played 7H
212. 3 play KS
   all told: 3 played KS; 0 took the trick KS 7H KH AD KC
213. 0 play 9D
   all told: 0 played 9D
214. 1 play JD
   all told: 1 played JD
215. 2 play TH
   all told: 2 played TH
216. 3 play AH
   all told: 3 played AH
217. 4 play 8H
   all told: 4 played 8H; 1 took the trick 8H TH AH 9D JD; deal 6 §7.6 won: +1 points to 3 from 4; deal 6 §7.6 won: +1 points to 3 from 0; deal 6 §7.6 won: +1 points to 1 from 2; deal 6 over
218. * deal
   all told: 2 dealt
219. 3 say pick
   seat 0, 1, 2, 4 told: 3 said pick; 3 drew 2
   seat 3 told: 3 said pick; 3 drew 2: JH 7C
220. 3 lay 7S
   seat 0, 1, 2, 4 told: 3 laid a card
   seat 3 told: 3 laid 7S
   all: no more: trick, tricks, public.call.kind | turn: 3 | dealer: 2 | holds: -3 -19 -3 9 16 | deals: 6 over, 0 of them thrown in | public.phase: bury | public.spoken: 1 | public.call.card: nobody | public.least: 2 | public.most: 2
   seat 0, 1, 2, 3: size hand of 4: 6
   seat 0, 1, 2, 4: sides: -1 -1 -1 0 -1 | size hand of 3: 7 | size discard of 3: 1
   seat 0, 1, 3, 4: size hand of 2: 6
   seat 0, 2, 3, 4: size hand of 1: 6
   seat 1, 2, 3, 4: size hand of 0: 6
   seat 0: in no heap: TH | hand: +TH +8D +QD +AD +QC | may +7S +8S +9S +TS +JS +QS +AS +JH +QH +KH +7D +TD +KD +7C +8C +9C +TC +KC +AC in all heaps
   seat 1: in no heap: AH | hand: = 8S 9S JS AH KD AC | may +7S +TS +QS +AS +JH +QH +KH +7D +8D +TD +JD +QD +AD +7C +8C +9C +TC +QC +KC in all heaps
   seat 2: in no heap: 9H KS | hand: = TS KS 9H 7D 9C KC | may +7S +8S +9S +JS +QS +AS +7H +TH +JH +QH +KH +8D +TD +QD +KD +AD +7C +8C +TC +QC +AC in all heaps
   seat 3: in no heap: JD | hand: = AS JH KH JD 7C TC JC | aside: 7S | moves: lay AS, JH, KH, JD, 7C, TC, JC | may +8S +9S +TS +JS +QS +KS +9H +QH +AH +7D +8D +TD +QD +KD +AD +8C +9C +QC +KC +AC in all heaps
   seat 4: in no heap: 7H | hand: +QS +7H +QH +TD +8C | may +7S +8S +9S +TS +JS +AS +JH +KH +7D +8D +QD +KD +AD +7C +9C +TC +QC +KC +AC in all heaps
221. 3 lay TC
   seat 0, 1, 2, 4 told: 3 laid a card
   seat 3 told: 3 laid TC
222. 3 say done
   all told: 3 said done
223. 3 play JD
   all told: 3 played JD
224. 4 play QS
   all told: 4 played QS
225. 0 play 9D
   all told: 0 played 9D
226. 1 play KD
   all told: 1 played KD
227. 2 play 7D
   all told: 2 played 7D; 4 took the trick QS 7D 9D JD KD
228. 4 play QH
   all told: 4 played QH
229. 0 play QD
   all told: 0 played QD
230. 1 play JS
   all told: 1 played JS
   all: turn: 2 | trick: 4 led QH QD JS | sides: 1 1 1 0 1 | trick 1: 3 led JD QS 9D KD 7D, 4 takes | public.phase: reply | public.call.kind: jack | public.call.card: JD | public.least: 0 | public.most: 0
   seat 0, 1, 2, 3: size hand of 4: 4
   seat 0, 1, 2, 4: size hand of 3: 5 | size discard of 3: 2
   seat 0, 1, 3, 4: size hand of 2: 5
   seat 0, 2, 3, 4: size hand of 1: 4
   seat 1, 2, 3, 4: size hand of 0: 4
   seat 0: in no heap: 7D JD JS KD QH QS | hand: -9D -QD
   seat 1: in no heap: 7D 9D JD QD QH QS | hand: -JS -KD
   seat 2: in no heap: 9D JD JS KD QD QH QS | hand: -7D | moves: play TS, KS, 9H, 9C, KC
   seat 3: in no heap: 7D 9D JS KD QD QH QS | hand: -JD -TC | aside: 7S TC
   seat 4: in no heap: 7D 9D JD JS KD QD | hand: -QS -QH
231. 2 play TS
   all told: 2 played TS
232. 3 play JC
   all told: 3 played JC; 4 took the trick TS JS QH QD JC
233. 4 play 7H
   all told: 4 played 7H
234. 0 play TH
   all told: 0 played TH
235. 1 play AH
   all told: 1 played AH
236. 2 play 9H
   all told: 2 played 9H
237. 3 play KH
   all told: 3 played KH; 1 took the trick 7H 9H TH KH AH
238. 1 play AC
   all told: 1 played AC
239. 2 play 9C
   all told: 2 played 9C
240. 3 play 7C
   all told: 3 played 7C
   all: turn: 4 | trick: 1 led AC 9C 7C | trick 2: 4 led QH QD JS TS JC, 4 takes | trick 3: 4 led 7H TH AH 9H KH, 1 takes
   seat 0, 1, 2, 3: size hand of 4: 3
   seat 0, 1, 2, 4: size hand of 3: 2
   seat 0, 1, 3, 4: size hand of 2: 2
   seat 0, 2, 3, 4: size hand of 1: 2
   seat 1, 2, 3, 4: size hand of 0: 3
   seat 0: in no heap: 7C 7H 9C 9H AC AH JC KH TS | hand: -TH | may -JH -TD in hand of 2
   seat 1: in no heap: 7C 7H 9C 9H JC KH TH TS | hand: = 8S 9S | may -JH -8D -TD -AD -QC in hand of 2
   seat 2: in no heap: 7C 7H AC AH JC KH TH | hand: = KS KC
   seat 3: in no heap: 7H 9C 9H AC AH TH TS | hand: = AS JH | may -8D -TD -AD -QC in hand of 2
   seat 4: in no heap: 7C 9C 9H AC AH JC KH TH TS | hand: -7H | moves: play 8C | may -JH -8D -AD -QC in hand of 2
241. 4 play 8C
   all told: 4 played 8C
242. 0 play 8D
   all told: 0 played 8D; 0 took the trick 8D 7C 8C 9C AC
243. 0 play AD
   all told: 0 played AD
244. 1 play 8S
   all told: 1 played 8S
245. 2 play KS
   all told: 2 played KS
246. 3 play JH
   all told: 3 played JH
247. 4 play TD
   all told: 4 played TD; 3 took the trick 8S KS JH TD AD
248. 3 play AS
   all told: 3 played AS
249. 4 play 8H
   all told: 4 played 8H
250. 0 play QC
   all told: 0 played QC
   all: turn: 1 | trick: 3 led AS 8H QC | trick 4: 1 led AC 9C 7C 8C 8D, 0 takes | trick 5: 0 led AD 8S KS JH TD, 3 takes
   seat 0, 1, 3, 4: size hand of 2: 1
   seat 0, 2, 3, 4: size hand of 1: 1
   seat 1, 2: no more: size hand of 0, may hand of 0, size hand of 3, may hand of 3, size hand of 4, may hand of 4
   seat 0: no more: hand, size hand of 3, may hand of 3, size hand of 4, may hand of 4 | in no heap: 8C 8H 8S AS JH KS TD
   seat 1: in no heap: 8C 8D 8H AD AS JH KS QC TD | hand: = 9S | moves: play 9S
   seat 2: in no heap: 8C 8D 8H 8S AD AS JH QC TD | hand: = KC
   seat 3: no more: hand, size hand of 0, may hand of 0, size hand of 4, may hand of 4 | in no heap: 8C 8D 8H 8S AD KS QC TD
   seat 4: no more: hand, size hand of 0, may hand of 0, size hand of 3, may hand of 3 | in no heap: 8D 8S AD AS JH KS QC
251. 1 play 9S
   all told: 1 played 9S
252. 2 play KC
   all told: 2 played KC; 0 took the trick 9S AS 8H QC KC; deal 7 §7.6 lost: +2 points to 4 from 3; deal 7 §7.6 lost: +2 points to 0 from 3; deal 7 §7.6 lost: +2 points to 1 from 3; deal 7 §7.6 lost: +2 points to 2 from 3; deal 7 over
253. * deal
   all told: 3 dealt
254. 4 say pass
   all told: 4 said pass
255. 0 say pick
   seat 0 told: 0 said pick; 0 drew 2: JD JC
   seat 1, 2, 3, 4 told: 0 said pick; 0 drew 2
256. 0 lay TC
   seat 0 told: 0 laid TC
   seat 1, 2, 3, 4 told: 0 laid a card
257. 0 lay JD
   seat 0 told: 0 laid JD
   seat 1, 2, 3, 4 told: 0 laid a card
258. 0 say done
   all told: 0 said done
259. 4 play QS
   all told: 4 played QS
260. 0 play JC
   all told: 0 played JC
   all: dealer: 3 | trick: 4 led QS JC | holds: -1 -17 -1 1 18 | deals: 7 over, 0 of them thrown in | public.spoken: 2 | public.picker: 0 | public.setter: 0
   seat 0, 1, 2, 3: size hand of 4: 5
   seat 0, 1, 2, 4: no more: tricks, size discard of 3, may discard of 3 | size hand of 3: 6
   seat 0, 1, 3, 4: size hand of 2: 6
   seat 0, 2, 3, 4: size hand of 1: 6
   seat 1, 2, 3, 4: size hand of 0: 5 | size discard of 0: 2
   seat 0: in no heap: KC TC | hand: = KS QH KH AD KC | aside: JD TC | sides: 0 1 1 1 1 | may +8S +TS +JS +AS +7H +8H +9H +TH +JH +AH +7D +8D +9D +TD +QD +KD +7C +8C +9C +QC +AC in hand of 1, hand of 2 | may = 7S 8S 9S TS JS AS 7H 8H 9H TH JH AH 7D 8D 9D TD QD KD 7C 8C 9C QC AC in hand of 3, hand of 4
   seat 1: hand: = AS 9H QD KD QC AC | sides: 0 1 -1 -1 -1 | moves: play QD, KD, QC | may = 7S 8S 9S TS JS KS 7H 8H TH JH QH KH AH 7D 8D 9D TD JD AD 7C 8C 9C TC KC in hand of 0, hand of 3, hand of 4, discard of 0 | may +8S +9S +TS +JS +KS +7H +8H +TH +JH +QH +KH +AH +7D +8D +9D +TD +JD +AD +7C +8C +9C in hand of 2
   seat 2: hand: = 8S JS AH 7D TD 7C | sides: 0 -1 1 -1 -1 | may = 7S 9S TS KS AS 7H 8H 9H TH JH QH KH 8D 9D JD QD KD AD 8C 9C TC QC KC AC in hand of 0, hand of 3, hand of 4, discard of 0 | may +TS +KS +AS +7H +8H +9H +TH +JH +QH +KH +8D +9D +JD +QD +KD +AD +8C +9C +QC +KC +AC in hand of 1
   seat 3: no more: aside, tricks | hand: = 8H TH JH 8D 9D 9C | sides: 0 -1 -1 1 -1 | may = 7S 8S 9S TS JS KS AS 7H 9H QH KH AH 7D TD JD QD KD AD 7C 8C TC QC KC AC in hand of 0, hand of 4, discard of 0 | may +7S +8S +TS +JS +KS +AS +7H +9H +QH +KH +AH +7D +TD +JD +QD +KD +AD +7C +8C +TC +QC +AC in hand of 1, hand of 2
   seat 4: in no heap: 7S 9S | hand: = 7S 9S TS 7H 8C | sides: 0 -1 -1 -1 1 | may = 8S JS KS AS 8H 9H TH JH QH KH AH 7D 8D 9D TD JD QD KD AD 7C 9C TC QC KC AC in hand of 0, hand of 3, discard of 0 | may +8S +JS +KS +AS +8H +9H +TH +JH +QH +KH +AH +7D +8D +9D +TD +JD +QD +KD +AD +7C +9C +QC +AC in hand of 1, hand of 2
261. 1 play QD
   all told: 1 played QD
262. 2 play 7D
   all told: 2 played 7D
263. 3 play 8D
   all told: 3 played 8D; 4 took the trick QS 7D 8D QD JC
264. 4 play 9S
   all told: 4 played 9S
265. 0 play KS
   all told: 0 played KS
266. 1 play AS
   all told: 1 played AS
267. 2 play 8S
   all told: 2 played 8S
268. 3 play JH
   all told: 3 played JH; 3 took the trick 8S 9S KS AS JH
269. 3 play 9D
   all told: 3 played 9D
270. 4 play 7S
   all told: 4 played 7S
   all: turn: 0 | trick: 3 led 9D 7S | trick 1: 4 led QS JC QD 7D 8D, 4 takes | trick 2: 4 led 9S KS AS 8S JH, 3 takes
   seat 0, 1, 2, 3: size hand of 4: 3
   seat 0, 1, 2, 4: size hand of 3: 3
   seat 0, 1, 3, 4: size hand of 2: 4
   seat 0, 2, 3, 4: size hand of 1: 4
   seat 1, 2, 3, 4: size hand of 0: 4
   seat 0, 1, 2: may -TS in hand of 3
   seat 0: in no heap: 7D 7S 8D 8S 9D 9S AS JH QD | hand: -KS | moves: play QH, AD | may -JS -TD -KD -QC in hand of 4
   seat 1: in no heap: 7D 7S 8D 8S 9D 9S JH KS | hand: -AS -QD | may -JS -QH -TD -JD -AD in hand of 4
   seat 2: in no heap: 7S 8D 9D 9S AS JH KS QD | hand: -8S -7D | may -QH -JD -KD -AD -QC in hand of 4
   seat 3: in no heap: 7D 7S 8S 9S AS KS QD | hand: = 8H TH 9C | may -JS -QH -TD -JD -KD -AD -QC in hand of 4
   seat 4: in no heap: 7D 8D 8S 9D AS JH KS QD | hand: -7S -9S
271. 0 play AD
   all told: 0 played AD
272. 1 play KD
   all told: 1 played KD
273. 2 play TD
   all told: 2 played TD; 0 took the trick 7S 9D TD KD AD
274. 0 play QH
   all told: 0 played QH
275. 1 play QC
   all told: 1 played QC
276. 2 play JS
   all told: 2 played JS
277. 3 play 8H
   all told: 3 played 8H
278. 4 play 7H
   all told: 4 played 7H; 1 took the trick JS 7H 8H QH QC
279. 1 play 9H
   all told: 1 played 9H
280. 2 play AH
   all told: 2 played AH
   all: turn: 3 | trick: 1 led 9H AH | trick 3: 3 led 9D 7S AD KD TD, 0 takes | trick 4: 0 led QH QC JS 8H 7H, 1 takes
   seat 0, 1, 2, 3: size hand of 4: 2
   seat 0, 1, 2, 4: size hand of 3: 2
   seat 0, 1, 3, 4: size hand of 2: 1
   seat 0, 2, 3, 4: size hand of 1: 1
   seat 1, 2, 3, 4: size hand of 0: 2
   seat 1, 2, 4: may -JD in hand of 3
   seat 0: in no heap: 7H 8H 9H AH JS KD QC TD | hand: = KH KC
   seat 1: in no heap: 7H 8H AD AH JS QH TD | hand: = AC
   seat 2: in no heap: 7H 8H 9H AD KD QC QH | hand: = 7C
   seat 3: in no heap: 7H 9H AD AH JS KD QC QH TD | hand: -8H | moves: play TH
   seat 4: in no heap: 8H 9H AD AH JS KD QC QH TD | hand: -7H
281. 3 play TH
   all told: 3 played TH
282. 4 play TS
   all told: 4 played TS
283. 0 play KH
   all told: 0 played KH; 2 took the trick TS 9H TH KH AH
284. 2 play 7C
   all told: 2 played 7C
285. 3 play 9C
   all told: 3 played 9C
286. 4 play 8C
   all told: 4 played 8C
287. 0 play KC
   all told: 0 played KC
288. 1 play AC
   all told: 1 played AC; 1 took the trick 7C 8C 9C KC AC; deal 8 §7.6 lost: +2 points to 1 from 0; deal 8 §7.6 lost: +2 points to 2 from 0; deal 8 §7.6 lost: +2 points to 3 from 0; deal 8 §7.6 lost: +2 points to 4 from 0; deal 8 over
289. * deal
   all told: 4 dealt
290. 0 say pass
   all told: 0 said pass
   all: turn: 1 | dealer: 4 | sides: -1 -1 -1 -1 -1 | holds: -9 -15 1 3 20 | deals: 8 over, 0 of them thrown in | public.phase: pick | public.spoken: 1 | public.picker: -2 | public.setter: -2 | public.call.card: nobody | size blind: 2
   seat 0, 1, 2, 3: size hand of 4: 6
   seat 0, 1, 2, 4: size hand of 3: 6
   seat 0, 1, 3, 4: size hand of 2: 6
   seat 0, 2, 3, 4: size hand of 1: 6
   seat 1, 2, 3, 4: no more: trick, tricks, public.call.kind, size discard of 0, may discard of 0 | size hand of 0: 6
   seat 0: no more: aside, trick, tricks, public.call.kind | hand: = QH AH 7D TD JD JC | may +7S +8S +9S +JS +QS +KS +AS +7H +8H +9H +JH +KH +8D +9D +QD +KD +AD +TC +QC +KC in hand of 1, hand of 2, hand of 4 | may +7S +8S +9S +TS +JS +QS +KS +AS +7H +8H +9H +JH +KH +8D +9D +QD +KD +AD +TC +QC +KC in hand of 3 | may = 7S 8S 9S TS JS QS KS AS 7H 8H 9H TH JH KH 8D 9D QD KD AD 7C 8C 9C TC QC KC AC in blind
   seat 1: in no heap: 7C KH | hand: = JS AS KH 8D 7C QC | moves: say pick, pass | may +7S +8S +9S +QS +KS +7H +8H +9H +JH +QH +AH +7D +9D +TD +QD +KD +AD +JC +AC in hand of 0, hand of 2 | may +7S +8S +9S +TS +QS +KS +7H +8H +9H +JH +QH +AH +7D +9D +TD +JD +QD +KD +AD +JC +AC in hand of 3 | may +7S +8S +9S +QS +KS +7H +8H +9H +JH +QH +AH +7D +9D +TD +JD +QD +KD +AD +JC +AC in hand of 4 | may = 7S 8S 9S TS QS KS 7H 8H 9H TH JH QH AH 7D 9D TD JD QD KD AD 8C 9C TC JC KC AC in blind
   seat 2: in no heap: 8C 9C AC KC | hand: = 7S AD 8C 9C KC AC | may +8S +9S +JS +QS +KS +AS +7H +8H +9H +JH +QH +AH +7D +8D +9D +TD +QD +KD +7C +JC +QC in hand of 0, hand of 1 | may +8S +9S +TS +JS +QS +KS +AS +7H +8H +9H +JH +QH +AH +7D +8D +9D +TD +JD +QD +KD +7C +JC +QC in hand of 3 | may +8S +9S +JS +QS +KS +AS +7H +8H +9H +JH +QH +AH +7D +8D +9D +TD +JD +QD +KD +7C +JC +QC in hand of 4 | may = 8S 9S TS JS QS KS AS 7H 8H 9H TH JH QH KH AH 7D 8D 9D TD JD QD KD 7C TC JC QC in blind
   seat 3: hand: = 8S 9S QS 7H TH QD | may +7S +JS +KS +AS +8H +9H +JH +QH +AH +7D +8D +9D +TD +KD +AD +9C +JC +QC in hand of 0, hand of 1, hand of 2 | may +7S +JS +KS +AS +8H +9H +JH +QH +AH +7D +8D +9D +TD +JD +KD +AD +9C +JC +QC in hand of 4 | may = 7S TS JS KS AS 8H 9H JH QH KH AH 7D 8D 9D TD JD KD AD 7C 8C 9C TC JC QC KC AC in blind
   seat 4: in no heap: TC | hand: = TS KS 9H JH KD TC | may +7S +8S +9S +JS +QS +AS +7H +8H +QH +AH +7D +8D +9D +TD +QD +AD +8C +JC +QC in hand of 0, hand of 1, hand of 2 | may +7S +8S +9S +JS +QS +AS +7H +8H +QH +AH +7D +8D +9D +TD +JD +QD +AD +8C +JC +QC in hand of 3 | may = 7S 8S 9S JS QS AS 7H 8H TH QH KH AH 7D 8D 9D TD JD QD AD 7C 8C 9C JC QC KC AC in blind
291. 1 say pick
   seat 0, 2, 3, 4 told: 1 said pick; 1 drew 2
   seat 1 told: 1 said pick; 1 drew 2: 8H 9D
292. 1 lay 8D
   seat 0, 2, 3, 4 told: 1 laid a card
   seat 1 told: 1 laid 8D
293. 1 lay JS
   seat 0, 2, 3, 4 told: 1 laid a card
   seat 1 told: 1 laid JS
294. 1 say done
   all told: 1 said done
295. 0 play JD
   all told: 0 played JD
296. 1 play QC
   all told: 1 played QC
297. 2 play AD
   all told: 2 played AD
298. 3 play QD
   all told: 3 played QD
299. 4 play KD
   all told: 4 played KD; 1 took the trick JD QD KD AD QC
300. 1 play 7C
   all told: 1 played 7C
   all: no more: size blind, may blind | turn: 2 | trick: 1 led 7C | sides: 0 0 1 1 1 | trick 1: 0 led JD QC AD QD KD, 1 takes | public.phase: reply | public.spoken: 2 | public.picker: 1 | public.partner: 0 | public.setter: 1 | public.call.kind: jack | public.call.card: JD
   seat 0, 1, 2, 3: size hand of 4: 5
   seat 0, 1, 2, 4: size hand of 3: 5
   seat 0, 1, 3, 4: size hand of 2: 5
   seat 0, 2, 3, 4: size hand of 1: 4 | size discard of 1: 2
   seat 1, 2, 3, 4: size hand of 0: 5
   seat 0: in no heap: 7C AD KD QC QD | hand: -JD | may = 7S 8S 9S TS JS QS KS AS 7H 8H 9H TH JH KH 8D 9D 8C 9C TC KC AC in discard of 1
   seat 1: in no heap: 8H 9D AD JD KD QD | hand: = AS 8H KH 9D | aside: JS 8D
   seat 2: in no heap: 7C JD KD QC QD | hand: -AD | moves: play 8C, 9C, KC, AC | may = 8S 9S TS JS QS KS AS 7H 8H 9H TH JH QH KH AH 7D 8D 9D TD TC JC in discard of 1
   seat 3: in no heap: 7C AD JD KD QC | hand: -QD | may = 7S TS JS KS AS 8H 9H JH QH KH AH 7D 8D 9D TD 8C 9C TC JC KC AC in discard of 1
   seat 4: in no heap: 7C AD JD QC QD | hand: -KD | may = 7S 8S 9S JS QS AS 7H 8H TH QH KH AH 7D 8D 9D TD 8C 9C JC KC AC in discard of 1
301. 2 play 9C
   all told: 2 played 9C
302. 3 play 8S
   all told: 3 played 8S
303. 4 play TC
   all told: 4 played TC
304. 0 play TD
   all told: 0 played TD; 0 took the trick 8S TD 7C 9C TC
305. 0 play JC
   all told: 0 played JC
306. 1 play 9D
   all told: 1 played 9D
307. 2 play KC
   all told: 2 played KC
308. 3 play QS
   all told: 3 played QS
309. 4 play JH
   all told: 4 played JH; 3 took the trick QS JH 9D JC KC
310. 3 play 7H
   all told: 3 played 7H
   all: turn: 4 | trick: 3 led 7H | trick 2: 1 led 7C 9C 8S TC TD, 0 takes | trick 3: 0 led JC 9D KC QS JH, 3 takes
   seat 0, 1, 2, 3: size hand of 4: 3
   seat 0, 1, 2, 4: size hand of 3: 2
   seat 0, 1, 3, 4: size hand of 2: 3
   seat 0, 2, 3, 4: size hand of 1: 3
   seat 1, 2, 3, 4: size hand of 0: 3
   seat 1, 4: may -8C -AC in hand of 0, hand of 3
   seat 3, 4: may -JS -QH -7D -8D in hand of 2
   seat 0: in no heap: 7H 8S 9C 9D JH KC QS TC | hand: -TD -JC | may -JS -8D in hand of 2 | may -8C -AC in hand of 3
   seat 1: in no heap: 7H 8S 9C JC JH KC QS TC TD | hand: -9D | may -QH -7D in hand of 2
   seat 2: in no heap: 7H 8S 9D JC JH QS TC TD | hand: -9C -KC
   seat 3: in no heap: 9C 9D JC JH KC TC TD | hand: = 9S TH | may -8C -AC in hand of 0
   seat 4: in no heap: 7H 8S 9C 9D JC KC QS TD | hand: -JH -TC | moves: play 9H
311. 4 play 9H
   all told: 4 played 9H
312. 0 play AH
   all told: 0 played AH
313. 1 play 8H
   all told: 1 played 8H
314. 2 play 7S
   all told: 2 played 7S; 0 took the trick 7S 7H 8H 9H AH
315. 0 play 7D
   all told: 0 played 7D
316. 1 play AS
   all told: 1 played AS
317. 2 play 8C
   all told: 2 played 8C
318. 3 play TH
   all told: 3 played TH
319. 4 play KS
   all told: 4 played KS; 0 took the trick KS AS TH 7D 8C
320. 0 play QH
   all told: 0 played QH
   all: turn: 1 | trick: 0 led QH | trick 4: 3 led 7H 9H AH 8H 7S, 0 takes | trick 5: 0 led 7D AS 8C TH KS, 0 takes
   seat 0, 1, 2, 3: size hand of 4: 1
   seat 0, 1, 2, 4: size hand of 3: 1
   seat 0, 1, 3, 4: size hand of 2: 1
   seat 0, 2, 3, 4: size hand of 1: 1
   seat 1, 2, 3, 4: no more: size hand of 0, may hand of 0
   seat 0, 3, 4: may -KH in hand of 2
   seat 0, 2: may -JS -8D in hand of 1, hand of 3, hand of 4
   seat 0: no more: hand | in no heap: 7S 8C 8H 9H AS KS TH
   seat 1: in no heap: 7D 7S 8C 9H AH KS QH TH | hand: = KH | moves: play KH
   seat 2: in no heap: 7D 8H 9H AH AS KS QH TH | hand: = AC
   seat 3: in no heap: 7D 7S 8C 8H 9H AH AS KS QH | hand: = 9S | may -JS -8D in hand of 1, hand of 4
   seat 4: in no heap: 7D 7S 8C 8H AH AS QH TH | hand: = TS | may -JS -8D in hand of 1 | may = 9S KH in hand of 3
321. 1 play KH
   all told: 1 played KH
322. 2 play AC
   all told: 2 played AC
323. 3 play 9S
   all told: 3 played 9S
324. 4 play TS
   all told: 4 played TS; 0 took the trick 9S TS QH KH AC; deal 9 §7.4 won_schneider: +2 points to 1 from 2; deal 9 §7.4 won_schneider: +2 points to 1 from 3; deal 9 §7.4 won_schneider: +2 points to 0 from 4; deal 9 over
325. * deal
   all told: 0 dealt
326. 1 say pick
   seat 0, 2, 3, 4 told: 1 said pick; 1 drew 2
   seat 1 told: 1 said pick; 1 drew 2: 8H JD
327. 1 lay 9S
   seat 0, 2, 3, 4 told: 1 laid a card
   seat 1 told: 1 laid 9S
328. 1 lay 7S
   seat 0, 2, 3, 4 told: 1 laid a card
   seat 1 told: 1 laid 7S
329. 1 say done
   all told: 1 said done
330. 1 play JH
   all told: 1 played JH
   all: no more: tricks | turn: 2 | dealer: 0 | trick: 1 led JH | holds: -7 -11 -1 1 18 | deals: 9 over, 0 of them thrown in | public.spoken: 1 | public.partner: -2
   seat 0, 1, 2, 3: size hand of 4: 6
   seat 0, 1, 2, 4: size hand of 3: 6
   seat 0, 1, 3, 4: size hand of 2: 6
   seat 0, 2, 3, 4: size hand of 1: 5
   seat 1, 2, 3, 4: size hand of 0: 6
   seat 0: in no heap: JS KH | hand: = JS KH AH TD 9C QC | sides: 1 0 -1 -1 -1 | may +7S +8S +QS +KS +AS +7H +8H +9H +TH +QH +7D +8D +9D +JD +QD +KD +AD +7C +8C +TC +JC +KC in hand of 1, hand of 2, hand of 4 | may +7S +8S +QS +KS +AS +7H +8H +9H +TH +QH +7D +8D +9D +JD +QD +KD +AD +7C +8C +TC +JC +KC +AC in hand of 3 | may +7S +8S +QS +KS +AS +7H +8H +9H +TH +QH +7D +9D +JD +QD +KD +AD +7C +8C +TC +JC +KC in discard of 1
   seat 1: in no heap: 9S TS | hand: = TS QS 7H 8H JD | aside: 7S 9S | sides: 1 0 1 1 1 | may = 8S JS KS AS 9H TH QH KH AH 7D 8D 9D TD QD KD AD 7C 8C 9C TC JC QC KC AC in hand of 0, hand of 3 | may +8S +JS +KS +AS +9H +TH +QH +KH +AH +7D +8D +9D +TD +QD +KD +AD +7C +8C +9C +TC +JC +QC +KC in hand of 2, hand of 4
   seat 2: hand: +KS +TH +QH +9D +JC | sides: -1 0 1 -1 -1 | moves: play QH, 9D, JC | may = 7S 8S 9S TS JS QS AS 7H 8H 9H KH AH 7D 8D TD JD QD KD AD 7C 8C 9C TC QC KC in hand of 0 | may +7S +8S +JS +QS +AS +7H +8H +9H +AH +7D +8D +TD +JD +QD +KD +AD +7C +8C +9C +TC +QC +KC in hand of 1, hand of 3, hand of 4 | may +7S +8S +QS +AS +7H +8H +9H +AH +7D +TD +JD +QD +KD +AD +7C +8C +9C +TC +QC +KC in discard of 1
   seat 3: hand: = AS 9H QD 7C 8C KC | sides: -1 0 -1 1 -1 | may = 7S 8S 9S TS JS QS KS 7H 8H TH QH KH AH 7D 8D 9D TD JD KD AD 9C TC JC QC AC in hand of 0 | may +7S +8S +9S +JS +QS +KS +7H +8H +TH +QH +AH +7D +8D +9D +TD +JD +KD +AD +9C +TC +JC +QC in hand of 1, hand of 4 | may +7S +8S +9S +JS +QS +KS +7H +8H +TH +QH +KH +AH +7D +8D +9D +TD +JD +KD +AD +9C +TC +JC +QC in hand of 2 | may +7S +8S +9S +QS +KS +7H +8H +TH +QH +AH +7D +9D +TD +JD +KD +AD +9C +TC +JC +QC in discard of 1
   seat 4: in no heap: 8D | hand: = 8S 7D 8D KD AD TC | sides: -1 0 -1 -1 1 | may = 7S 9S TS JS QS KS AS 7H 8H 9H TH QH KH AH 9D TD JD QD 7C 8C 9C JC QC KC AC in hand of 0 | may +7S +TS +JS +QS +KS +AS +7H +8H +9H +TH +QH +AH +9D +TD +JD +QD +7C +8C +9C +JC +QC +KC in hand of 1 | may +7S +TS +JS +QS +KS +AS +7H +8H +9H +TH +QH +KH +AH +9D +TD +JD +QD +7C +8C +9C +JC +QC +KC in hand of 2 | may +7S +TS +JS +QS +KS +AS +7H +8H +9H +TH +QH +AH +9D +TD +JD +QD +7C +8C +9C +JC +QC +KC +AC in hand of 3 | may +7S +TS +QS +KS +AS +7H +8H +9H +TH +QH +AH +9D +TD +JD +QD +7C +8C +9C +JC +QC +KC in discard of 1
331. 2 play QH
   all told: 2 played QH
332. 3 play QD
   all told: 3 played QD
333. 4 play KD
   all told: 4 played KD
334. 0 play TD
   all told: 0 played TD; 2 took the trick JH QH TD QD KD
335. 2 play AC
   all told: 2 played AC
336. 3 play 7C
   all told: 3 played 7C
337. 4 play TC
   all told: 4 played TC
338. 0 play 9C
   all told: 0 played 9C
339. 1 play 8H
   all told: 1 played 8H; 2 took the trick 8H 7C 9C TC AC
340. 2 play KS
   all told: 2 played KS
   all: turn: 3 | trick: 2 led KS | trick 1: 1 led JH QH QD KD TD, 2 takes | trick 2: 2 led AC 7C TC 9C 8H, 2 takes
   seat 0, 1, 2, 3: size hand of 4: 4
   seat 0, 1, 2, 4: size hand of 3: 4
   seat 0, 1, 3, 4: size hand of 2: 3
   seat 0, 2, 3, 4: size hand of 1: 4
   seat 1, 2, 3, 4: size hand of 0: 4
   seat 0, 2, 4: may -8C -KC in hand of 1
   seat 0: in no heap: 7C 8H AC KD KS QD QH TC | hand: -TD -9C
   seat 1: in no heap: 7C 9C AC KD KS QD QH TC TD | hand: -8H
   seat 2: in no heap: 7C 8H 9C KD QD TC TD | hand: = TH 9D JC
   seat 3: in no heap: 8H 9C AC KD KS QH TC TD | hand: -QD -7C | moves: play AS
   seat 4: in no heap: 7C 8H 9C AC KS QD QH TD | hand: -KD -TC
341. 3 play AS
   all told: 3 played AS
342. 4 play 8S
   all told: 4 played 8S
343. 0 play JS
   all told: 0 played JS
344. 1 play TS
   all told: 1 played TS; 0 took the trick 8S TS JS KS AS
345. 0 play KH
   all told: 0 played KH
346. 1 play 7H
   all told: 1 played 7H
347. 2 play TH
   all told: 2 played TH
348. 3 play 9H
   all told: 3 played 9H
349. 4 play 8D
   all told: 4 played 8D; 4 took the trick 7H 9H TH KH 8D
350. 4 play 7D
   all told: 4 played 7D
   all: turn: 0 | trick: 4 led 7D | trick 3: 2 led KS AS 8S JS TS, 0 takes | trick 4: 0 led KH 7H TH 9H 8D, 4 takes
   seat 0, 1, 2, 3: size hand of 4: 1
   seat 0, 1, 2, 4: size hand of 3: 2
   seat 0, 1, 3, 4: size hand of 2: 2
   seat 0, 2, 3, 4: size hand of 1: 2
   seat 1, 2, 3, 4: size hand of 0: 2
   seat 1, 2, 3: may -AH in hand of 4
   seat 2, 3, 4: may -7S -9S in hand of 0
   seat 0: in no heap: 7D 7H 8D 8S 9H AS TH TS | hand: = AH QC | moves: play QC
   seat 1: in no heap: 7D 8D 8S 9H AS JS KH TH | hand: = QS JD
   seat 2: in no heap: 7D 7H 8D 8S 9H AS JS KH TS | hand: -TH
   seat 3: in no heap: 7D 7H 8D 8S JS KH TH TS | hand: = 8C KC
   seat 4: in no heap: 7H 9H AS JS KH TH TS | hand: = AD
351. 0 play QC
   all told: 0 played QC
352. 1 play JD
   all told: 1 played JD
353. 2 play 9D
   all told: 2 played 9D
354. 3 play 8C
   all told: 3 played 8C; 0 took the trick 7D 9D JD 8C QC
355. 0 play AH
   all told: 0 played AH
356. 1 play QS
   all told: 1 played QS
357. 2 play JC
   all told: 2 played JC
358. 3 play KC
   all told: 3 played KC
359. 4 play AD
   all told: 4 played AD; 1 took the trick QS AH AD JC KC; deal 10 §7.6 lost: +2 points to 2 from 1; deal 10 §7.6 lost: +2 points to 3 from 1; deal 10 §7.6 lost: +2 points to 4 from 1; deal 10 §7.6 lost: +2 points to 0 from 1; deal 10 over; match over
   all: turn: nobody | shown: 7S 9S | holds: -5 -19 1 3 20 | deals: 10 over, 0 of them thrown in | trick 5: 4 led 7D QC JD 9D 8C, 0 takes | trick 6: 0 led AH QS JC KC AD, 1 takes | public.phase: settled
   seat 0, 2, 3, 4: sides: 1 0 1 1 1
   seat 0: no more: hand, trick, size hand of 1, may hand of 1, size hand of 2, may hand of 2, size hand of 3, may hand of 3, size hand of 4, may hand of 4, size discard of 1, may discard of 1
   seat 1: no more: hand, aside, trick, size hand of 0, may hand of 0, size hand of 2, may hand of 2, size hand of 3, may hand of 3, size hand of 4, may hand of 4
   seat 2: no more: hand, trick, size hand of 0, may hand of 0, size hand of 1, may hand of 1, size hand of 3, may hand of 3, size hand of 4, may hand of 4, size discard of 1, may discard of 1
   seat 3: no more: hand, trick, size hand of 0, may hand of 0, size hand of 1, may hand of 1, size hand of 2, may hand of 2, size hand of 4, may hand of 4, size discard of 1, may discard of 1
   seat 4: no more: hand, trick, size hand of 0, may hand of 0, size hand of 1, may hand of 1, size hand of 2, may hand of 2, size hand of 3, may hand of 3, size discard of 1, may discard of 1
