start
   all: turn: chance | dealer: 6 | sides: -1 -1 -1 -1 -1 -1 -1 | holds: 0 0 0 0 0 0 0 | deals: 0 over, 0 of them thrown in | public.phase: dealing | public.spoken: 0 | public.picker: -2 | public.partner: -2 | public.setter: -2 | public.call.card: nobody | public.under: nobody | public.blitzes: 0 | public.cracks: 0 | public.cracker: -2 | public.pending: 0 | public.stakes: 1 | public.least: 0 | public.most: 0 | public.blind_to: -2
1. * deal
   all told: 6 dealt
   all: turn: 0 | public.phase: pick | size blind: 4
   seat 0, 1, 2, 3, 4, 5: size hand of 6: 4
   seat 0, 1, 2, 3, 4, 6: size hand of 5: 4
   seat 0, 1, 2, 3, 5, 6: size hand of 4: 4
   seat 0, 1, 2, 4, 5, 6: size hand of 3: 4
   seat 0, 1, 3, 4, 5, 6: size hand of 2: 4
   seat 0, 2, 3, 4, 5, 6: size hand of 1: 4
   seat 1, 2, 3, 4, 5, 6: size hand of 0: 4
   seat 0: hand: = 8S 7D 7C 8C | moves: say pick, pass | may = 7S 9S TS JS QS KS AS 7H 8H 9H TH JH QH KH AH 8D 9D TD JD QD KD AD 9C TC JC QC KC AC in all heaps
   seat 1: hand: = KS 9D TD AC | may = 7S 8S 9S TS JS QS AS 7H 8H 9H TH JH QH KH AH 7D 8D JD QD KD AD 7C 8C 9C TC JC QC KC in all heaps
   seat 2: hand: = 7H 8H JD QC | may = 7S 8S 9S TS JS QS KS AS 9H TH JH QH KH AH 7D 8D 9D TD QD KD AD 7C 8C 9C TC JC KC AC in all heaps
   seat 3: hand: = 7S JS QD AD | may = 8S 9S TS QS KS AS 7H 8H 9H TH JH QH KH AH 7D 8D 9D TD JD KD 7C 8C 9C TC JC QC KC AC in all heaps
   seat 4: hand: = QS AS 9H 9C | may = 7S 8S 9S TS JS KS 7H 8H TH JH QH KH AH 7D 8D 9D TD JD QD KD AD 7C 8C TC JC QC KC AC in all heaps
   seat 5: hand: = TH KH 8D KC | may = 7S 8S 9S TS JS QS KS AS 7H 8H 9H JH QH AH 7D 9D TD JD QD KD AD 7C 8C 9C TC JC QC AC in all heaps
   seat 6: hand: = 9S TS KD JC | may = 7S 8S JS QS KS AS 7H 8H 9H TH JH QH KH AH 7D 8D 9D TD JD QD AD 7C 8C 9C TC QC KC AC in all heaps
2. 0 say pass
   all told: 0 said pass
   all: turn: 1 | public.spoken: 1
   seat 1: moves: say pick, pass
3. 1 say pick
   seat 0, 2, 3, 4, 5, 6 told: 1 said pick; 1 drew 4
   seat 1 told: 1 said pick; 1 drew 4: JH QH AH TC
   all: no more: size blind, may blind | sides: -1 0 -1 -1 -1 -1 -1 | public.phase: bury | public.spoken: 2 | public.picker: 1 | public.setter: 1 | public.least: 4 | public.most: 4
   seat 0, 2, 3, 4, 5, 6: size hand of 1: 8
   seat 1: in no heap: AH JH QH TC | hand: +JH +QH +AH +TC | moves: lay KS, JH, QH, AH, 9D, TD, TC, AC
4. 1 lay QH
   seat 0, 2, 3, 4, 5, 6 told: 1 laid a card
   seat 1 told: 1 laid QH
   seat 0, 2, 3, 4, 5, 6: size hand of 1: 7 | size discard of 1: 1
   seat 0: may = 7S 9S TS JS QS KS AS 7H 8H 9H TH JH QH KH AH 8D 9D TD JD QD KD AD 9C TC JC QC KC AC in discard of 1
   seat 1: hand: -QH | aside: QH | moves: lay KS, JH, AH, 9D, TD, TC, AC
   seat 2: may = 7S 8S 9S TS JS QS KS AS 9H TH JH QH KH AH 7D 8D 9D TD QD KD AD 7C 8C 9C TC JC KC AC in discard of 1
   seat 3: may = 8S 9S TS QS KS AS 7H 8H 9H TH JH QH KH AH 7D 8D 9D TD JD KD 7C 8C 9C TC JC QC KC AC in discard of 1
   seat 4: may = 7S 8S 9S TS JS KS 7H 8H TH JH QH KH AH 7D 8D 9D TD JD QD KD AD 7C 8C TC JC QC KC AC in discard of 1
   seat 5: may = 7S 8S 9S TS JS QS KS AS 7H 8H 9H JH QH AH 7D 9D TD JD QD KD AD 7C 8C 9C TC JC QC AC in discard of 1
   seat 6: may = 7S 8S JS QS KS AS 7H 8H 9H TH JH QH KH AH 7D 8D 9D TD JD QD AD 7C 8C 9C TC QC KC AC in discard of 1
5. 1 lay JH
   seat 0, 2, 3, 4, 5, 6 told: 1 laid a card
   seat 1 told: 1 laid JH
   seat 0, 2, 3, 4, 5, 6: size hand of 1: 6 | size discard of 1: 2
   seat 1: hand: -JH | aside: JH QH | moves: lay KS, AH, 9D, TD, TC, AC
6. 1 lay AH
   seat 0, 2, 3, 4, 5, 6 told: 1 laid a card
   seat 1 told: 1 laid AH
   seat 0, 2, 3, 4, 5, 6: size hand of 1: 5 | size discard of 1: 3
   seat 1: hand: -AH | aside: JH QH AH | moves: lay KS, 9D, TD, TC, AC
7. 1 lay KS
   seat 0, 2, 3, 4, 5, 6 told: 1 laid a card
   seat 1 told: 1 laid KS
   seat 0, 2, 3, 4, 5, 6: size hand of 1: 4 | size discard of 1: 4
   seat 1: hand: -KS | aside: KS JH QH AH | moves: say done
8. 1 say done
   all told: 1 said done
   all: turn: 2 | public.phase: crack | public.call.kind: jack | public.call.card: JD | public.least: 0 | public.most: 0
   seat 0: sides: 1 0 -1 -1 -1 -1 -1
   seat 2: sides: 1 0 0 1 1 1 1 | moves: say pass
   seat 3: sides: -1 0 -1 1 -1 -1 -1
   seat 4: sides: -1 0 -1 -1 1 -1 -1
   seat 5: sides: -1 0 -1 -1 -1 1 -1
   seat 6: sides: -1 0 -1 -1 -1 -1 1
9. 2 say pass
   all told: 2 said pass
   all: turn: 3
   seat 3: moves: say crack, pass
10. 3 say crack
   all told: 3 said crack
   all: turn: 1 | public.phase: recrack | public.cracks: 1 | public.cracker: 3 | public.stakes: 2
   seat 1: moves: say recrack, pass
11. 1 say recrack
   all told: 1 said recrack
   all: turn: 0 | trick: 0 leads | public.phase: lead | public.cracks: 2 | public.stakes: 4
   seat 0: moves: play 8S, 7D, 7C, 8C
12. 0 play 7C
   all told: 0 played 7C
   all: turn: 1 | trick: 0 led 7C | public.phase: reply
   seat 1, 2, 3, 4, 5, 6: in no heap: 7C | size hand of 0: 3
   seat 0: hand: -7C
   seat 1: moves: play TC, AC
13. 1 play TC
   all told: 1 played TC
   all: turn: 2 | trick: 0 led 7C TC
   seat 0, 2, 3, 4, 5, 6: in no heap: TC | size hand of 1: 3
   seat 1: hand: -TC
   seat 2: moves: play JD, QC
14. 2 play QC
   all told: 2 played QC
   all: turn: 3 | trick: 0 led 7C TC QC
   seat 0, 1, 3, 4, 5, 6: in no heap: QC | size hand of 2: 3
   seat 3, 6: may -8C -9C -KC -AC in hand of 2
   seat 0: may -9C -KC -AC in hand of 2
   seat 1: may -8C -9C -KC in hand of 2
   seat 2: hand: -QC
   seat 3: moves: play JS, QD, AD
   seat 4: may -8C -KC -AC in hand of 2
   seat 5: may -8C -9C -AC in hand of 2
15. 3 play QD
   all told: 3 played QD
   all: turn: 4 | trick: 0 led 7C TC QC QD
   seat 0, 1, 2, 4, 5, 6: in no heap: QD | size hand of 3: 3
   seat 2, 6: may -8C -9C -KC -AC in hand of 3
   seat 0: may -9C -KC -AC in hand of 3
   seat 1: may -8C -9C -KC in hand of 3
   seat 3: hand: -QD
   seat 4: moves: play 9C | may -8C -KC -AC in hand of 3
   seat 5: may -8C -9C -AC in hand of 3
16. 4 play 9C
   all told: 4 played 9C
   all: turn: 5 | trick: 0 led 7C TC QC QD 9C
   seat 0, 1, 2, 3, 5, 6: in no heap: 9C | size hand of 4: 3
   seat 4: hand: -9C
   seat 5: moves: play KC
17. 5 play KC
   all told: 5 played KC
   all: turn: 6 | trick: 0 led 7C TC QC QD 9C KC
   seat 0, 1, 2, 3, 4, 6: in no heap: KC | size hand of 5: 3
   seat 5: hand: -KC
   seat 6: moves: play KD, JC
18. 6 play JC
   all told: 6 played JC; 2 took the trick QD 7C 9C TC JC QC KC
   all: turn: 2 | trick: 2 leads | trick 1: 0 led 7C TC QC QD 9C KC JC, 2 takes | public.phase: lead
   seat 0, 1, 2, 3, 4, 5: in no heap: JC | size hand of 6: 3
   seat 2, 3, 4, 5: may -8C -AC in hand of 6
   seat 0: may -AC in hand of 6
   seat 1: may -8C in hand of 6
   seat 2: moves: play 7H, 8H, JD
   seat 6: hand: -JC
19. 2 play 8H
   all told: 2 played 8H
   all: turn: 3 | trick: 2 led 8H | public.phase: reply
   seat 0, 1, 3, 4, 5, 6: in no heap: 8H | size hand of 2: 2
   seat 2: hand: -8H
   seat 3: moves: play JS, AD
20. 3 play JS
   all told: 3 played JS
   all: turn: 4 | trick: 2 led 8H JS
   seat 0, 1, 2, 4, 5, 6: in no heap: JS | size hand of 3: 2
   seat 0, 6: may -7H -9H -TH -KH -AH in hand of 3
   seat 1: may -7H -9H -TH -KH in hand of 3
   seat 2: may -9H -TH -KH -AH in hand of 3
   seat 3: hand: -JS
   seat 4: moves: play 9H | may -7H -TH -KH -AH in hand of 3
   seat 5: may -7H -9H -AH in hand of 3
21. 4 play 9H
   all told: 4 played 9H
   all: turn: 5 | trick: 2 led 8H JS 9H
   seat 0, 1, 2, 3, 5, 6: in no heap: 9H | size hand of 4: 2
   seat 4: hand: -9H
   seat 5: moves: play TH, KH
22. 5 play KH
   all told: 5 played KH
   all: turn: 6 | trick: 2 led 8H JS 9H KH
   seat 0, 1, 2, 3, 4, 6: in no heap: KH | size hand of 5: 2
   seat 5: hand: -KH
   seat 6: moves: play KD
23. 6 play KD
   all told: 6 played KD
   all: turn: 0 | trick: 2 led 8H JS 9H KH KD
   seat 0, 1, 2, 3, 4, 5: in no heap: KD | size hand of 6: 2
   seat 0, 3, 4: may -7H -TH -AH in hand of 6
   seat 0: moves: play 7D
   seat 1: may -7H -TH in hand of 6
   seat 2: may -TH -AH in hand of 6
   seat 5: may -7H -AH in hand of 6
   seat 6: hand: -KD
24. 0 play 7D
   all told: 0 played 7D
   all: turn: 1 | trick: 2 led 8H JS 9H KH KD 7D
   seat 1, 2, 3, 4, 5, 6: in no heap: 7D | size hand of 0: 2
   seat 3, 4, 6: may -7H -TH -AH in hand of 0
   seat 0: hand: -7D
   seat 1: moves: play 9D, TD | may -7H -TH in hand of 0
   seat 2: may -TH -AH in hand of 0
   seat 5: may -7H -AH in hand of 0
25. 1 play TD
   all told: 1 played TD; 3 took the trick JS 8H 9H KH 7D TD KD
   all: turn: 3 | trick: 3 leads | trick 2: 2 led 8H JS 9H KH KD 7D TD, 3 takes | public.phase: lead
   seat 0, 2, 3, 4, 5, 6: in no heap: TD | size hand of 1: 2
   seat 0, 3, 4, 6: may -7H -TH -AH in hand of 1
   seat 1: hand: -TD
   seat 2: may -TH -AH in hand of 1
   seat 3: moves: play 7S, AD
   seat 5: may -7H -AH in hand of 1
26. 3 play AD
   all told: 3 played AD
   all: turn: 4 | trick: 3 led AD | public.phase: reply
   seat 0, 1, 2, 4, 5, 6: in no heap: AD | size hand of 3: 1
   seat 3: hand: = 7S
   seat 4: moves: play QS
27. 4 play QS
   all told: 4 played QS
   all: turn: 5 | trick: 3 led AD QS
   seat 0, 1, 2, 3, 5, 6: in no heap: QS | size hand of 4: 1
   seat 4: hand: = AS
   seat 5: moves: play 8D
28. 5 play 8D
   all told: 5 played 8D
   all: turn: 6 | trick: 3 led AD QS 8D
   seat 0, 1, 2, 3, 4, 6: in no heap: 8D | size hand of 5: 1
   seat 5: hand: = TH
   seat 6: moves: play 9S, TS
29. 6 play TS
   all told: 6 played TS
   all: turn: 0 | trick: 3 led AD QS 8D TS
   seat 0, 1, 2, 3, 4, 5: in no heap: TS | size hand of 6: 1
   seat 0: moves: play 8S, 8C | may = 7S 9S KS AS in hand of 6
   seat 1: may -JD in hand of 6
   seat 2: may -JH -QH -9D in hand of 6
   seat 3: may = 8S 9S KS AS in hand of 6
   seat 4: may = 7S 8S 9S KS in hand of 6
   seat 5: may -JH -QH -9D -JD in hand of 6
   seat 6: hand: = 9S
30. 0 play 8C
   all told: 0 played 8C
   all: turn: 1 | trick: 3 led AD QS 8D TS 8C
   seat 1, 2, 3, 4, 5, 6: in no heap: 8C | size hand of 0: 1
   seat 3, 4, 5, 6: may -JH -QH -9D -JD in hand of 0
   seat 0: hand: = 8S
   seat 1: moves: play 9D | may -JD in hand of 0
   seat 2: may -JH -QH -9D in hand of 0
31. 1 play 9D
   all told: 1 played 9D
   all: turn: 2 | trick: 3 led AD QS 8D TS 8C 9D
   seat 0, 2, 3, 4, 5, 6: in no heap: 9D | size hand of 1: 1
   seat 1: hand: = AC
   seat 2: moves: play JD
32. 2 play JD
   all told: 2 played JD; 4 took the trick TS QS 8D 9D JD AD 8C
   all: turn: 4 | trick: 4 leads | trick 3: 3 led AD QS 8D TS 8C 9D JD, 4 takes | public.phase: lead | public.partner: 2
   seat 0, 1, 3, 4, 5, 6: in no heap: JD | sides: 1 0 0 1 1 1 1 | size hand of 2: 1
   seat 2: hand: = 7H
   seat 4: moves: play AS
33. 4 play AS
   all told: 4 played AS
   all: turn: 5 | trick: 4 led AS | public.phase: reply
   seat 0, 1, 2, 3, 5, 6: no more: size hand of 4, may hand of 4 | in no heap: AS
   seat 4: no more: hand
   seat 5: moves: play TH
34. 5 play TH
   all told: 5 played TH
   all: turn: 6 | trick: 4 led AS TH
   seat 0, 1, 2, 3, 4, 6: no more: size hand of 5, may hand of 5 | in no heap: TH
   seat 5: no more: hand
   seat 6: moves: play 9S
35. 6 play 9S
   all told: 6 played 9S
   all: turn: 0 | trick: 4 led AS TH 9S
   seat 0, 1, 2, 3, 4, 5: no more: size hand of 6, may hand of 6 | in no heap: 9S
   seat 0: moves: play 8S
   seat 6: no more: hand
36. 0 play 8S
   all told: 0 played 8S
   all: turn: 1 | trick: 4 led AS TH 9S 8S
   seat 1, 2, 3, 4, 5, 6: no more: size hand of 0, may hand of 0 | in no heap: 8S
   seat 0: no more: hand
   seat 1: moves: play AC
37. 1 play AC
   all told: 1 played AC
   all: turn: 2 | trick: 4 led AS TH 9S 8S AC
   seat 0, 2, 3, 4, 5, 6: no more: size hand of 1, may hand of 1 | in no heap: AC
   seat 1: no more: hand
   seat 2: moves: play 7H
38. 2 play 7H
   all told: 2 played 7H
   all: turn: 3 | trick: 4 led AS TH 9S 8S AC 7H
   seat 0, 1, 3, 4, 5, 6: no more: size hand of 2, may hand of 2 | in no heap: 7H
   seat 2: no more: hand
   seat 3: moves: play 7S
39. 3 play 7S
   all told: 3 played 7S; 4 took the trick 7S 8S 9S AS 7H TH AC; deal 1 §7.6 lost: +8 points to 3 from 1; deal 1 §7.6 lost: +8 points to 4 from 1; deal 1 §7.6 lost: +8 points to 5 from 1; deal 1 §7.6 lost: +8 points to 6 from 1; deal 1 §7.6 lost: +8 points to 0 from 2; deal 1 over
   all: turn: chance | shown: KS JH QH AH | holds: 8 -32 -8 8 8 8 8 | deals: 1 over, 0 of them thrown in | trick 4: 4 led AS TH 9S 8S AC 7H 7S, 4 takes | public.phase: settled | public.stakes: 1
   seat 0, 2, 4, 5, 6: no more: trick, size hand of 3, may hand of 3, size discard of 1, may discard of 1
   seat 1: no more: aside, trick, size hand of 3, may hand of 3
   seat 3: no more: hand, trick, size discard of 1, may discard of 1
40. * deal
   all told: 0 dealt
   all: no more: shown, tricks, public.call.kind | turn: 1 | dealer: 0 | sides: -1 -1 -1 -1 -1 -1 -1 | public.phase: pick | public.spoken: 0 | public.picker: -2 | public.partner: -2 | public.setter: -2 | public.call.card: nobody | public.cracks: 0 | public.cracker: -2 | size blind: 4
   seat 0, 1, 2, 3, 4, 5: size hand of 6: 4
   seat 0, 1, 2, 3, 4, 6: size hand of 5: 4
   seat 0, 1, 2, 3, 5, 6: size hand of 4: 4
   seat 0, 1, 2, 4, 5, 6: size hand of 3: 4
   seat 0, 1, 3, 4, 5, 6: size hand of 2: 4
   seat 0, 2, 3, 4, 5, 6: size hand of 1: 4
   seat 1, 2, 3, 4, 5, 6: size hand of 0: 4
   seat 0: hand: = 8H 9D 7C 9C | may = 7S 8S 9S TS JS QS KS AS 7H 9H TH JH QH KH AH 7D 8D TD JD QD KD AD 8C TC JC QC KC AC in all heaps
   seat 1: hand: = TS QS JH JC | moves: say pick, pass | may = 7S 8S 9S JS KS AS 7H 8H 9H TH QH KH AH 7D 8D 9D TD JD QD KD AD 7C 8C 9C TC QC KC AC in all heaps
   seat 2: hand: = 7S AS 9H KH | may = 8S 9S TS JS QS KS 7H 8H TH JH QH AH 7D 8D 9D TD JD QD KD AD 7C 8C 9C TC JC QC KC AC in all heaps
   seat 3: hand: = 9S TD JD 8C | may = 7S 8S TS JS QS KS AS 7H 8H 9H TH JH QH KH AH 7D 8D 9D QD KD AD 7C 9C TC JC QC KC AC in all heaps
   seat 4: hand: = TH QH QD QC | may = 7S 8S 9S TS JS QS KS AS 7H 8H 9H JH KH AH 7D 8D 9D TD JD KD AD 7C 8C 9C TC JC KC AC in all heaps
   seat 5: hand: = JS AH 7D KD | may = 7S 8S 9S TS QS KS AS 7H 8H 9H TH JH QH KH 8D 9D TD JD QD AD 7C 8C 9C TC JC QC KC AC in all heaps
   seat 6: hand: = KS AD TC AC | may = 7S 8S 9S TS JS QS AS 7H 8H 9H TH JH QH KH AH 7D 8D 9D TD JD QD KD 7C 8C 9C JC QC KC in all heaps
41. 1 say pick
   seat 0, 2, 3, 4, 5, 6 told: 1 said pick; 1 drew 4
   seat 1 told: 1 said pick; 1 drew 4: 8S 7H 8D KC
   all: no more: size blind, may blind | sides: -1 0 -1 -1 -1 -1 -1 | public.phase: bury | public.spoken: 1 | public.picker: 1 | public.setter: 1 | public.least: 4 | public.most: 4
   seat 0, 2, 3, 4, 5, 6: size hand of 1: 8
   seat 1: in no heap: 7H 8D 8S KC | hand: +8S +7H +8D +KC | moves: lay 8S, TS, QS, 7H, JH, 8D, JC, KC
42. 1 lay 8D
   seat 0, 2, 3, 4, 5, 6 told: 1 laid a card
   seat 1 told: 1 laid 8D
   seat 0, 2, 3, 4, 5, 6: size hand of 1: 7 | size discard of 1: 1
   seat 0: may = 7S 8S 9S TS JS QS KS AS 7H 9H TH JH QH KH AH 7D 8D TD JD QD KD AD 8C TC JC QC KC AC in discard of 1
   seat 1: hand: -8D | aside: 8D | moves: lay 8S, TS, QS, 7H, JH, JC, KC
   seat 2: may = 8S 9S TS JS QS KS 7H 8H TH JH QH AH 7D 8D 9D TD JD QD KD AD 7C 8C 9C TC JC QC KC AC in discard of 1
   seat 3: may = 7S 8S TS JS QS KS AS 7H 8H 9H TH JH QH KH AH 7D 8D 9D QD KD AD 7C 9C TC JC QC KC AC in discard of 1
   seat 4: may = 7S 8S 9S TS JS QS KS AS 7H 8H 9H JH KH AH 7D 8D 9D TD JD KD AD 7C 8C 9C TC JC KC AC in discard of 1
   seat 5: may = 7S 8S 9S TS QS KS AS 7H 8H 9H TH JH QH KH 8D 9D TD JD QD AD 7C 8C 9C TC JC QC KC AC in discard of 1
   seat 6: may = 7S 8S 9S TS JS QS AS 7H 8H 9H TH JH QH KH AH 7D 8D 9D TD JD QD KD 7C 8C 9C JC QC KC in discard of 1
43. 1 lay QS
   seat 0, 2, 3, 4, 5, 6 told: 1 laid a card
   seat 1 told: 1 laid QS
   seat 0, 2, 3, 4, 5, 6: size hand of 1: 6 | size discard of 1: 2
   seat 1: hand: -QS | aside: QS 8D | moves: lay 8S, TS, 7H, JH, JC, KC
44. 1 lay TS
   seat 0, 2, 3, 4, 5, 6 told: 1 laid a card
   seat 1 told: 1 laid TS
   seat 0, 2, 3, 4, 5, 6: size hand of 1: 5 | size discard of 1: 3
   seat 1: hand: -TS | aside: TS QS 8D | moves: lay 8S, 7H, JH, JC, KC
45. 1 lay 7H
   seat 0, 2, 3, 4, 5, 6 told: 1 laid a card
   seat 1 told: 1 laid 7H
   seat 0, 2, 3, 4, 5, 6: size hand of 1: 4 | size discard of 1: 4
   seat 1: hand: -7H | aside: TS QS 7H 8D | moves: say done
46. 1 say done
   all told: 1 said done
   all: turn: 2 | public.phase: crack | public.call.kind: jack | public.call.card: JD | public.least: 0 | public.most: 0
   seat 0: sides: 1 0 -1 -1 -1 -1 -1
   seat 2: sides: -1 0 1 -1 -1 -1 -1 | moves: say crack, pass
   seat 3: sides: 1 0 1 0 1 1 1
   seat 4: sides: -1 0 -1 -1 1 -1 -1
   seat 5: sides: -1 0 -1 -1 -1 1 -1
   seat 6: sides: -1 0 -1 -1 -1 -1 1
47. 2 say crack
   all told: 2 said crack
   all: turn: 1 | public.phase: recrack | public.cracks: 1 | public.cracker: 2 | public.stakes: 2
   seat 1: moves: say recrack, pass
48. 1 say recrack
   all told: 1 said recrack
   all: trick: 1 leads | public.phase: lead | public.cracks: 2 | public.stakes: 4
   seat 1: moves: play 8S, JH, JC, KC
49. 1 play 8S
   all told: 1 played 8S
   all: turn: 2 | trick: 1 led 8S | public.phase: reply
   seat 0, 2, 3, 4, 5, 6: in no heap: 8S | size hand of 1: 3
   seat 1: hand: -8S
   seat 2: moves: play 7S, AS
50. 2 play 7S
   all told: 2 played 7S
   all: turn: 3 | trick: 1 led 8S 7S
   seat 0, 1, 3, 4, 5, 6: in no heap: 7S | size hand of 2: 3
   seat 2: hand: -7S
   seat 3: moves: play 9S
51. 3 play 9S
   all told: 3 played 9S
   all: turn: 4 | trick: 1 led 8S 7S 9S
   seat 0, 1, 2, 4, 5, 6: in no heap: 9S | size hand of 3: 3
   seat 3: hand: -9S
   seat 4: moves: play QH, QD, QC
52. 4 play QC
   all told: 4 played QC
   all: turn: 5 | trick: 1 led 8S 7S 9S QC
   seat 0, 1, 2, 3, 5, 6: in no heap: QC | size hand of 4: 3
   seat 0, 3, 5: may -TS -KS -AS in hand of 4
   seat 1: may -KS -AS in hand of 4
   seat 2: may -TS -KS in hand of 4
   seat 4: hand: -QC
   seat 5: moves: play JS, 7D, KD
   seat 6: may -TS -AS in hand of 4
53. 5 play JS
   all told: 5 played JS
   all: turn: 6 | trick: 1 led 8S 7S 9S QC JS
   seat 0, 1, 2, 3, 4, 6: in no heap: JS | size hand of 5: 3
   seat 0, 3, 4: may -TS -KS -AS in hand of 5
   seat 1: may -KS -AS in hand of 5
   seat 2: may -TS -KS in hand of 5
   seat 5: hand: -JS
   seat 6: moves: play KS | may -TS -AS in hand of 5
54. 6 play KS
   all told: 6 played KS
   all: turn: 0 | trick: 1 led 8S 7S 9S QC JS KS
   seat 0, 1, 2, 3, 4, 5: in no heap: KS | size hand of 6: 3
   seat 0: moves: play 9D
   seat 6: hand: -KS
55. 0 play 9D
   all told: 0 played 9D; 4 took the trick 7S 8S 9S JS KS 9D QC
   all: turn: 4 | trick: 4 leads | trick 1: 1 led 8S 7S 9S QC JS KS 9D, 4 takes | public.phase: lead
   seat 1, 2, 3, 4, 5, 6: in no heap: 9D | size hand of 0: 3
   seat 3, 4, 5, 6: may -TS -AS in hand of 0
   seat 0: hand: -9D
   seat 1: may -AS in hand of 0
   seat 2: may -TS in hand of 0
   seat 4: moves: play TH, QH, QD
56. 4 play TH
   all told: 4 played TH
   all: turn: 5 | trick: 4 led TH | public.phase: reply
   seat 0, 1, 2, 3, 5, 6: in no heap: TH | size hand of 4: 2
   seat 4: hand: -TH
   seat 5: moves: play AH
57. 5 play AH
   all told: 5 played AH
   all: turn: 6 | trick: 4 led TH AH
   seat 0, 1, 2, 3, 4, 6: in no heap: AH | size hand of 5: 2
   seat 5: hand: -AH
   seat 6: moves: play AD
58. 6 play AD
   all told: 6 played AD
   all: turn: 0 | trick: 4 led TH AH AD
   seat 0, 1, 2, 3, 4, 5: in no heap: AD | size hand of 6: 2
   seat 3, 4, 5: may -7H -8H -9H -KH in hand of 6
   seat 0: moves: play 8H | may -7H -9H -KH in hand of 6
   seat 1: may -8H -9H -KH in hand of 6
   seat 2: may -7H -8H in hand of 6
   seat 6: hand: -AD
59. 0 play 8H
   all told: 0 played 8H
   all: turn: 1 | trick: 4 led TH AH AD 8H
   seat 1, 2, 3, 4, 5, 6: in no heap: 8H | size hand of 0: 2
   seat 0: hand: -8H
   seat 1: moves: play JH, JC
60. 1 play JC
   all told: 1 played JC
   all: turn: 2 | trick: 4 led TH AH AD 8H JC
   seat 0, 2, 3, 4, 5, 6: in no heap: JC | size hand of 1: 2
   seat 0, 3, 4, 5, 6: may -7H -9H -KH in hand of 1
   seat 1: hand: -JC
   seat 2: moves: play 9H, KH | may -7H in hand of 1
61. 2 play 9H
   all told: 2 played 9H
   all: turn: 3 | trick: 4 led TH AH AD 8H JC 9H
   seat 0, 1, 3, 4, 5, 6: in no heap: 9H | size hand of 2: 2
   seat 2: hand: -9H
   seat 3: moves: play TD, JD
62. 3 play TD
   all told: 3 played TD; 1 took the trick 8H 9H TH AH TD AD JC
   all: turn: 1 | trick: 1 leads | trick 2: 4 led TH AH AD 8H JC 9H TD, 1 takes | public.phase: lead
   seat 0, 1, 2, 4, 5, 6: in no heap: TD | size hand of 3: 2
   seat 0, 4, 5, 6: may -7H -KH in hand of 3
   seat 1: moves: play JH, KC | may -KH in hand of 3
   seat 2: may -7H in hand of 3
   seat 3: hand: -TD
63. 1 play JH
   all told: 1 played JH
   all: turn: 2 | trick: 1 led JH | public.phase: reply
   seat 0, 2, 3, 4, 5, 6: in no heap: JH | size hand of 1: 1
   seat 1: hand: = KC
   seat 2: moves: play AS, KH
64. 2 play AS
   all told: 2 played AS
   all: turn: 3 | trick: 1 led JH AS
   seat 0, 1, 3, 4, 5, 6: in no heap: AS | size hand of 2: 1
   seat 0: may = TS 7H KH 8C TC KC AC in hand of 2
   seat 1: may -QH -7D -JD -QD -KD in hand of 2
   seat 2: hand: = KH
   seat 3: moves: play JD | may -QS -QH -7D -8D -QD -KD in hand of 2
   seat 4: may -QS -7D -8D -JD -KD in hand of 2
   seat 5: may -QS -QH -8D -JD -QD in hand of 2
   seat 6: may = TS 7H KH 7C 8C 9C KC in hand of 2
65. 3 play JD
   all told: 3 played JD
   all: turn: 4 | trick: 1 led JH AS JD | public.partner: 3
   seat 0, 1, 2, 4, 5, 6: in no heap: JD | sides: 1 0 1 0 1 1 1 | size hand of 3: 1
   seat 3: hand: = 8C
   seat 4: moves: play QH, QD
66. 4 play QD
   all told: 4 played QD
   all: turn: 5 | trick: 1 led JH AS JD QD
   seat 0, 1, 2, 3, 5, 6: in no heap: QD | size hand of 4: 1
   seat 4: hand: = QH
   seat 5: moves: play 7D, KD
67. 5 play 7D
   all told: 5 played 7D
   all: turn: 6 | trick: 1 led JH AS JD QD 7D
   seat 0, 1, 2, 3, 4, 6: in no heap: 7D | size hand of 5: 1
   seat 5: hand: = KD
   seat 6: moves: play TC, AC
68. 6 play AC
   all told: 6 played AC
   all: turn: 0 | trick: 1 led JH AS JD QD 7D AC
   seat 0, 1, 2, 3, 4, 5: in no heap: AC | size hand of 6: 1
   seat 2, 3: may -QS -QH -8D -KD in hand of 6
   seat 0: moves: play 7C, 9C | may = TS 8C TC KC in hand of 6
   seat 1: may -QH -KD in hand of 6
   seat 4: may -QS -8D -KD in hand of 6
   seat 5: may -QS -QH -8D in hand of 6
   seat 6: hand: = TC
69. 0 play 9C
   all told: 0 played 9C; 4 took the trick AS JH 7D JD QD 9C AC
   all: turn: 4 | trick: 4 leads | trick 3: 1 led JH AS JD QD 7D AC 9C, 4 takes | public.phase: lead
   seat 1, 2, 3, 4, 5, 6: in no heap: 9C | size hand of 0: 1
   seat 2, 3, 6: may -QS -QH -8D -KD in hand of 0
   seat 0: hand: = 7C
   seat 1: may -QH -KD in hand of 0
   seat 4: moves: play QH | may -QS -8D -KD in hand of 0
   seat 5: may -QS -QH -8D in hand of 0
70. 4 play QH
   all told: 4 played QH
   all: turn: 5 | trick: 4 led QH | public.phase: reply
   seat 0, 1, 2, 3, 5, 6: no more: size hand of 4, may hand of 4 | in no heap: QH
   seat 4: no more: hand
   seat 5: moves: play KD
71. 5 play KD
   all told: 5 played KD
   all: turn: 6 | trick: 4 led QH KD
   seat 0, 1, 2, 3, 4, 6: no more: size hand of 5, may hand of 5 | in no heap: KD
   seat 5: no more: hand
   seat 6: moves: play TC
72. 6 play TC
   all told: 6 played TC
   all: turn: 0 | trick: 4 led QH KD TC
   seat 0, 1, 2, 3, 4, 5: no more: size hand of 6, may hand of 6 | in no heap: TC
   seat 0: moves: play 7C
   seat 6: no more: hand
73. 0 play 7C
   all told: 0 played 7C
   all: turn: 1 | trick: 4 led QH KD TC 7C
   seat 1, 2, 3, 4, 5, 6: no more: size hand of 0, may hand of 0 | in no heap: 7C
   seat 0: no more: hand
   seat 1: moves: play KC
74. 1 play KC
   all told: 1 played KC
   all: turn: 2 | trick: 4 led QH KD TC 7C KC
   seat 0, 2, 3, 4, 5, 6: no more: size hand of 1, may hand of 1 | in no heap: KC
   seat 1: no more: hand
   seat 2: moves: play KH
75. 2 play KH
   all told: 2 played KH
   all: turn: 3 | trick: 4 led QH KD TC 7C KC KH
   seat 0, 1, 3, 4, 5, 6: no more: size hand of 2, may hand of 2 | in no heap: KH
   seat 2: no more: hand
   seat 3: moves: play 8C
76. 3 play 8C
   all told: 3 played 8C; 4 took the trick QH KH KD 7C 8C TC KC; deal 2 §7.6 lost: +8 points to 2 from 1; deal 2 §7.6 lost: +8 points to 4 from 1; deal 2 §7.6 lost: +8 points to 5 from 1; deal 2 §7.6 lost: +8 points to 6 from 1; deal 2 §7.6 lost: +8 points to 0 from 3; deal 2 over
   all: turn: chance | shown: TS QS 7H 8D | holds: 16 -64 0 0 16 16 16 | deals: 2 over, 0 of them thrown in | trick 4: 4 led QH KD TC 7C KC KH 8C, 4 takes | public.phase: settled | public.stakes: 1
   seat 0, 2, 4, 5, 6: no more: trick, size hand of 3, may hand of 3, size discard of 1, may discard of 1
   seat 1: no more: aside, trick, size hand of 3, may hand of 3
   seat 3: no more: hand, trick, size discard of 1, may discard of 1
77. * deal
   all told: 1 dealt
   all: no more: shown, tricks, public.call.kind | turn: 2 | dealer: 1 | sides: -1 -1 -1 -1 -1 -1 -1 | public.phase: pick | public.spoken: 0 | public.picker: -2 | public.partner: -2 | public.setter: -2 | public.call.card: nobody | public.cracks: 0 | public.cracker: -2 | size blind: 4
   seat 0, 1, 2, 3, 4, 5: size hand of 6: 4
   seat 0, 1, 2, 3, 4, 6: size hand of 5: 4
   seat 0, 1, 2, 3, 5, 6: size hand of 4: 4
   seat 0, 1, 2, 4, 5, 6: size hand of 3: 4
   seat 0, 1, 3, 4, 5, 6: size hand of 2: 4
   seat 0, 2, 3, 4, 5, 6: size hand of 1: 4
   seat 1, 2, 3, 4, 5, 6: size hand of 0: 4
   seat 0: hand: = 9S AS TH 9C | may = 7S 8S TS JS QS KS 7H 8H 9H JH QH KH AH 7D 8D 9D TD JD QD KD AD 7C 8C TC JC QC KC AC in all heaps
   seat 1: hand: = QS 8H QH AH | may = 7S 8S 9S TS JS KS AS 7H 9H TH JH KH 7D 8D 9D TD JD QD KD AD 7C 8C 9C TC JC QC KC AC in all heaps
   seat 2: hand: = JH 9D KD 7C | moves: say pick, pass | may = 7S 8S 9S TS JS QS KS AS 7H 8H 9H TH QH KH AH 7D 8D TD JD QD AD 8C 9C TC JC QC KC AC in all heaps
   seat 3: hand: = JS 7H 7D QC | may = 7S 8S 9S TS QS KS AS 8H 9H TH JH QH KH AH 8D 9D TD JD QD KD AD 7C 8C 9C TC JC KC AC in all heaps
   seat 4: hand: = 7S 8S KH 8D | may = 9S TS JS QS KS AS 7H 8H 9H TH JH QH AH 7D 9D TD JD QD KD AD 7C 8C 9C TC JC QC KC AC in all heaps
   seat 5: hand: = TS 9H TD AD | may = 7S 8S 9S JS QS KS AS 7H 8H TH JH QH KH AH 7D 8D 9D JD QD KD 7C 8C 9C TC JC QC KC AC in all heaps
   seat 6: hand: = KS QD TC AC | may = 7S 8S 9S TS JS QS AS 7H 8H 9H TH JH QH KH AH 7D 8D 9D TD JD KD AD 7C 8C 9C JC QC KC in all heaps
78. 2 say pick
   seat 0, 1, 3, 4, 5, 6 told: 2 said pick; 2 drew 4
   seat 2 told: 2 said pick; 2 drew 4: JD 8C JC KC
   all: no more: size blind, may blind | sides: -1 -1 0 -1 -1 -1 -1 | public.phase: bury | public.spoken: 1 | public.picker: 2 | public.setter: 2 | public.least: 4 | public.most: 4
   seat 0, 1, 3, 4, 5, 6: size hand of 2: 8
   seat 2: in no heap: 8C JC JD KC | hand: +JD +8C +JC +KC | moves: lay JH, 9D, JD, KD, 7C, 8C, JC, KC
79. 2 lay JD
   seat 0, 1, 3, 4, 5, 6 told: 2 laid a card
   seat 2 told: 2 laid JD
   seat 0, 1, 3, 4, 5, 6: size hand of 2: 7 | size discard of 2: 1
   seat 0: may = 7S 8S TS JS QS KS 7H 8H 9H JH QH KH AH 7D 8D 9D TD JD QD KD AD 7C 8C TC JC QC KC AC in discard of 2
   seat 1: may = 7S 8S 9S TS JS KS AS 7H 9H TH JH KH 7D 8D 9D TD JD QD KD AD 7C 8C 9C TC JC QC KC AC in discard of 2
   seat 2: hand: -JD | aside: JD | moves: lay JH, 9D, KD, 7C, 8C, JC, KC
   seat 3: may = 7S 8S 9S TS QS KS AS 8H 9H TH JH QH KH AH 8D 9D TD JD QD KD AD 7C 8C 9C TC JC KC AC in discard of 2
   seat 4: may = 9S TS JS QS KS AS 7H 8H 9H TH JH QH AH 7D 9D TD JD QD KD AD 7C 8C 9C TC JC QC KC AC in discard of 2
   seat 5: may = 7S 8S 9S JS QS KS AS 7H 8H TH JH QH KH AH 7D 8D 9D JD QD KD 7C 8C 9C TC JC QC KC AC in discard of 2
   seat 6: may = 7S 8S 9S TS JS QS AS 7H 8H 9H TH JH QH KH AH 7D 8D 9D TD JD KD AD 7C 8C 9C JC QC KC in discard of 2
80. 2 lay 9D
   seat 0, 1, 3, 4, 5, 6 told: 2 laid a card
   seat 2 told: 2 laid 9D
   seat 0, 1, 3, 4, 5, 6: size hand of 2: 6 | size discard of 2: 2
   seat 2: hand: -9D | aside: 9D JD | moves: lay JH, KD, 7C, 8C, JC, KC
81. 2 lay JH
   seat 0, 1, 3, 4, 5, 6 told: 2 laid a card
   seat 2 told: 2 laid JH
   seat 0, 1, 3, 4, 5, 6: size hand of 2: 5 | size discard of 2: 3
   seat 2: hand: -JH | aside: JH 9D JD | moves: lay KD, 7C, 8C, JC, KC
82. 2 lay JC
   seat 0, 1, 3, 4, 5, 6 told: 2 laid a card
   seat 2 told: 2 laid JC
   seat 0, 1, 3, 4, 5, 6: size hand of 2: 4 | size discard of 2: 4
   seat 2: hand: -JC | aside: JH 9D JD JC | moves: say done
83. 2 say done
   all told: 2 said done
   all: turn: 3 | public.phase: crack | public.call.kind: jack | public.call.card: JD | public.least: 0 | public.most: 0
   seat 0: sides: 1 -1 0 -1 -1 -1 -1
   seat 1: sides: -1 1 0 -1 -1 -1 -1
   seat 2: sides: 1 1 0 1 1 1 1
   seat 3: sides: -1 -1 0 1 -1 -1 -1 | moves: say crack, pass
   seat 4: sides: -1 -1 0 -1 1 -1 -1
   seat 5: sides: -1 -1 0 -1 -1 1 -1
   seat 6: sides: -1 -1 0 -1 -1 -1 1
84. 3 say crack
   all told: 3 said crack
   all: turn: 2 | public.phase: recrack | public.cracks: 1 | public.cracker: 3 | public.stakes: 2
   seat 2: moves: say recrack, pass
85. 2 say recrack
   all told: 2 said recrack
   all: trick: 2 leads | public.phase: lead | public.cracks: 2 | public.stakes: 4
   seat 2: moves: play KD, 7C, 8C, KC
86. 2 play 7C
   all told: 2 played 7C
   all: turn: 3 | trick: 2 led 7C | public.phase: reply
   seat 0, 1, 3, 4, 5, 6: in no heap: 7C | size hand of 2: 3
   seat 2: hand: -7C
   seat 3: moves: play JS, 7D, QC
87. 3 play QC
   all told: 3 played QC
   all: turn: 4 | trick: 2 led 7C QC
   seat 0, 1, 2, 4, 5, 6: in no heap: QC | size hand of 3: 3
   seat 1, 4, 5: may -8C -9C -TC -KC -AC in hand of 3
   seat 0: may -8C -TC -KC -AC in hand of 3
   seat 2: may -9C -TC -AC in hand of 3
   seat 3: hand: -QC
   seat 4: moves: play 8D
   seat 6: may -8C -9C -KC in hand of 3
88. 4 play 8D
   all told: 4 played 8D
   all: turn: 5 | trick: 2 led 7C QC 8D
   seat 0, 1, 2, 3, 5, 6: in no heap: 8D | size hand of 4: 3
   seat 1, 3, 5: may -8C -9C -TC -KC -AC in hand of 4
   seat 0: may -8C -TC -KC -AC in hand of 4
   seat 2: may -9C -TC -AC in hand of 4
   seat 4: hand: -8D
   seat 5: moves: play TD, AD
   seat 6: may -8C -9C -KC in hand of 4
89. 5 play TD
   all told: 5 played TD
   all: turn: 6 | trick: 2 led 7C QC 8D TD
   seat 0, 1, 2, 3, 4, 6: in no heap: TD | size hand of 5: 3
   seat 1, 3, 4: may -8C -9C -TC -KC -AC in hand of 5
   seat 0: may -8C -TC -KC -AC in hand of 5
   seat 2: may -9C -TC -AC in hand of 5
   seat 5: hand: -TD
   seat 6: moves: play TC, AC | may -8C -9C -KC in hand of 5
90. 6 play AC
   all told: 6 played AC
   all: turn: 0 | trick: 2 led 7C QC 8D TD AC
   seat 0, 1, 2, 3, 4, 5: in no heap: AC | size hand of 6: 3
   seat 0: moves: play 9C
   seat 6: hand: -AC
91. 0 play 9C
   all told: 0 played 9C
   all: turn: 1 | trick: 2 led 7C QC 8D TD AC 9C
   seat 1, 2, 3, 4, 5, 6: in no heap: 9C | size hand of 0: 3
   seat 0: hand: -9C
   seat 1: moves: play QS, QH
92. 1 play QS
   all told: 1 played QS; 3 took the trick QS 8D TD 7C 9C QC AC
   all: turn: 3 | trick: 3 leads | trick 1: 2 led 7C QC 8D TD AC 9C QS, 3 takes | public.phase: lead
   seat 0, 2, 3, 4, 5, 6: in no heap: QS | size hand of 1: 3
   seat 0, 3, 4, 5: may -8C -TC -KC in hand of 1
   seat 1: hand: -QS
   seat 2: may -TC in hand of 1
   seat 3: moves: play JS, 7H, 7D
   seat 6: may -8C -KC in hand of 1
93. 3 play 7D
   all told: 3 played 7D
   all: turn: 4 | trick: 3 led 7D | public.phase: reply
   seat 0, 1, 2, 4, 5, 6: in no heap: 7D | size hand of 3: 2
   seat 3: hand: -7D
   seat 4: moves: play 7S, 8S, KH
94. 4 play KH
   all told: 4 played KH
   all: turn: 5 | trick: 3 led 7D KH
   seat 0, 1, 2, 3, 5, 6: in no heap: KH | size hand of 4: 2
   seat 0: may = 7S 8S TS KS 7H 8H 9H AH in hand of 4
   seat 1: may -JS -JH -9D -JD -QD -KD -AD -JC in hand of 4
   seat 2: may -JS -QH -QD -AD in hand of 4
   seat 3: may -JH -QH -9D -JD -QD -KD -AD -JC in hand of 4
   seat 4: hand: -KH
   seat 5: moves: play AD | may -JS -JH -QH -9D -JD -QD -KD -JC in hand of 4
   seat 6: may -JS -JH -QH -9D -JD -KD -AD -JC in hand of 4
95. 5 play AD
   all told: 5 played AD
   all: turn: 6 | trick: 3 led 7D KH AD
   seat 0, 1, 2, 3, 4, 6: in no heap: AD | size hand of 5: 2
   seat 5: hand: -AD
   seat 6: moves: play QD
96. 6 play QD
   all told: 6 played QD
   all: turn: 0 | trick: 3 led 7D KH AD QD
   seat 0, 1, 2, 3, 4, 5: in no heap: QD | size hand of 6: 2
   seat 0: moves: play 9S, AS, TH
   seat 6: hand: -QD
97. 0 play TH
   all told: 0 played TH
   all: turn: 1 | trick: 3 led 7D KH AD QD TH
   seat 1, 2, 3, 4, 5, 6: in no heap: TH | size hand of 0: 2
   seat 4, 5, 6: may -JS -JH -QH -9D -JD -KD -JC in hand of 0
   seat 0: hand: -TH
   seat 1: moves: play QH | may -JS -JH -9D -JD -KD -JC in hand of 0
   seat 2: may -JS -QH in hand of 0
   seat 3: may -JH -QH -9D -JD -KD -JC in hand of 0
98. 1 play QH
   all told: 1 played QH
   all: turn: 2 | trick: 3 led 7D KH AD QD TH QH
   seat 0, 2, 3, 4, 5, 6: in no heap: QH | size hand of 1: 2
   seat 1: hand: -QH
   seat 2: moves: play KD
99. 2 play KD
   all told: 2 played KD; 1 took the trick TH QH KH 7D QD KD AD
   all: turn: 1 | trick: 1 leads | trick 2: 3 led 7D KH AD QD TH QH KD, 1 takes | public.phase: lead
   seat 0, 1, 3, 4, 5, 6: in no heap: KD | size hand of 2: 2
   seat 1: moves: play 8H, AH
   seat 2: hand: -KD
100. 1 play 8H
   all told: 1 played 8H
   all: turn: 2 | trick: 1 led 8H | public.phase: reply
   seat 0, 2, 3, 4, 5, 6: in no heap: 8H | size hand of 1: 1
   seat 1: hand: = AH
   seat 2: moves: play 8C, KC
101. 2 play 8C
   all told: 2 played 8C
102. 3 play 7H
   all told: 3 played 7H
103. 4 play 8S
   all told: 4 played 8S
104. 5 play 9H
   all told: 5 played 9H
105. 6 play KS
   all told: 6 played KS
106. 0 play 9S
   all told: 0 played 9S; 5 took the trick 8S 9S KS 7H 8H 9H 8C
107. 5 play TS
   all told: 5 played TS
108. 6 play TC
   all told: 6 played TC
109. 0 play AS
   all told: 0 played AS
110. 1 play AH
   all told: 1 played AH
   all: trick: 5 led TS TC AS AH | trick 3: 1 led 8H 8C 7H 8S 9H KS 9S, 5 takes
   seat 0, 1, 2, 3, 5, 6: size hand of 4: 1
   seat 0, 1, 2, 4, 5, 6: size hand of 3: 1
   seat 0, 1, 3, 4, 5, 6: size hand of 2: 1
   seat 0, 1, 3, 5, 6: may = 7S KC in hand of 2
   seat 2, 3, 4: no more: size hand of 0, may hand of 0, size hand of 1, may hand of 1, size hand of 5, may hand of 5, size hand of 6, may hand of 6
   seat 0: no more: hand, size hand of 1, may hand of 1, size hand of 5, may hand of 5, size hand of 6, may hand of 6 | in no heap: 7H 8C 8S 9H AH KS TC TS
   seat 1: no more: hand, size hand of 0, may hand of 0, size hand of 5, may hand of 5, size hand of 6, may hand of 6 | in no heap: 7H 8C 8S 9H 9S AS KS TC TS
   seat 2: in no heap: 7H 8S 9H 9S AH AS KS TC TS | hand: = KC | moves: play KC
   seat 3: in no heap: 8C 8S 9H 9S AH AS KS TC TS | hand: = JS
   seat 4: in no heap: 7H 8C 9H 9S AH AS KS TC TS | hand: = 7S | may = KC in hand of 2
   seat 5: no more: hand, size hand of 0, may hand of 0, size hand of 1, may hand of 1, size hand of 6, may hand of 6 | in no heap: 7H 8C 8S 9S AH AS KS TC
   seat 6: no more: hand, size hand of 0, may hand of 0, size hand of 1, may hand of 1, size hand of 5, may hand of 5 | in no heap: 7H 8C 8S 9H 9S AH AS TS
111. 2 play KC
   all told: 2 played KC
112. 3 play JS
   all told: 3 played JS
113. 4 play 7S
   all told: 4 played 7S; 3 took the trick 7S TS JS AS AH TC KC; deal 3 §7.4 lost_every_trick: +24 points to 3 from 2; deal 3 §7.4 lost_every_trick: +24 points to 4 from 2; deal 3 §7.4 lost_every_trick: +24 points to 5 from 2; deal 3 §7.4 lost_every_trick: +24 points to 6 from 2; deal 3 §7.4 lost_every_trick: +24 points to 0 from 2; deal 3 §7.4 lost_every_trick: +24 points to 1 from 2; deal 3 over
114. * deal
   all told: 2 dealt
115. 3 say pass
   all told: 3 said pass
116. 4 say pass
   all told: 4 said pass
117. 5 say pass
   all told: 5 said pass
118. 6 say pass
   all told: 6 said pass
119. 0 say pick
   seat 0 told: 0 said pick; 0 drew 4: 9D 7C JC QC
   seat 1, 2, 3, 4, 5, 6 told: 0 said pick; 0 drew 4
120. 0 lay JC
   seat 0 told: 0 laid JC
   seat 1, 2, 3, 4, 5, 6 told: 0 laid a card
   all: turn: 0 | dealer: 2 | sides: 0 -1 -1 -1 -1 -1 -1 | holds: 40 -40 -144 24 40 40 40 | deals: 3 over, 0 of them thrown in | public.phase: bury | public.spoken: 5 | public.picker: 0 | public.setter: 0 | public.call.card: nobody | public.cracks: 0 | public.cracker: -2 | public.stakes: 1 | public.least: 4 | public.most: 4
   seat 0, 1, 2, 3, 4, 5: size hand of 6: 4
   seat 0, 1, 2, 3, 4, 6: size hand of 5: 4
   seat 0, 1, 2, 3, 5, 6: size hand of 4: 4
   seat 0, 1, 2, 4, 5, 6: size hand of 3: 4
   seat 0, 1, 3, 4, 5, 6: no more: trick, tricks, public.call.kind, size discard of 2, may discard of 2 | size hand of 2: 4
   seat 0, 2, 3, 4, 5, 6: size hand of 1: 4
   seat 1, 2, 3, 4, 5, 6: size hand of 0: 7 | size discard of 0: 1
   seat 0: in no heap: 9D JC | hand: = 9S KH 9D QD AD 7C QC | aside: JC | moves: lay 9S, KH, 9D, QD, AD, 7C, QC | may = 7S 8S TS JS QS KS AS 7H 8H 9H TH JH QH AH 7D 8D TD JD KD 8C 9C TC KC AC in hand of 1, hand of 5, hand of 6 | may +8S +TS +JS +QS +KS +AS +7H +8H +9H +TH +JH +QH +AH +7D +8D +TD +JD +KD +8C +9C +TC +AC in hand of 2 | may +8S +TS +QS +KS +AS +7H +8H +9H +TH +QH +AH +7D +8D +TD +KD +8C +9C +TC +KC +AC in hand of 3 | may +8S +TS +JS +QS +KS +AS +7H +8H +9H +TH +JH +QH +AH +7D +8D +TD +JD +KD +8C +9C +TC +KC +AC in hand of 4
   seat 1: in no heap: 7S | hand: = 7S 7H 7D TD | may = 8S 9S TS JS QS KS AS 8H 9H TH JH QH KH AH 8D 9D JD QD KD AD 7C 8C 9C TC JC QC KC AC in hand of 0, hand of 4, hand of 5, hand of 6, discard of 0 | may +8S +9S +TS +JS +QS +KS +AS +8H +9H +TH +JH +QH +KH +AH +8D +9D +JD +QD +KD +AD +7C +8C +9C +TC +JC +QC +AC in hand of 2 | may +8S +9S +TS +QS +KS +AS +8H +9H +TH +QH +KH +AH +8D +QD +KD +AD +7C +8C +9C +TC +QC +KC +AC in hand of 3
   seat 2: no more: aside, trick, tricks, public.call.kind | hand: = KS AH 8C AC | may = 7S 8S 9S TS JS QS AS 7H 8H 9H TH JH QH KH 7D 8D 9D TD JD QD KD AD 7C 9C TC JC QC KC in hand of 0, hand of 1, hand of 5, hand of 6, discard of 0 | may +8S +9S +TS +QS +AS +7H +8H +9H +TH +JH +QH +KH +7D +8D +9D +TD +JD +QD +KD +AD +7C +9C +TC +JC +QC +KC in hand of 3 | may +8S +9S +TS +JS +QS +AS +7H +8H +9H +TH +JH +QH +KH +7D +8D +9D +TD +JD +QD +KD +AD +7C +9C +TC +JC +QC +KC in hand of 4
   seat 3: hand: = AS TH QH KD | may = 7S 8S 9S TS JS QS KS 7H 8H 9H JH KH AH 7D 8D 9D TD JD QD AD 7C 8C 9C TC JC QC KC AC in hand of 0, hand of 1, hand of 5, hand of 6, discard of 0 | may +8S +9S +TS +JS +QS +KS +7H +8H +9H +JH +KH +AH +7D +8D +9D +TD +JD +QD +AD +7C +8C +9C +TC +JC +QC +AC in hand of 2 | may +8S +9S +TS +JS +QS +KS +7H +8H +9H +JH +KH +AH +7D +8D +9D +TD +JD +QD +AD +7C +8C +9C +TC +JC +QC +KC +AC in hand of 4
   seat 4: in no heap: JH JS KC | hand: = JS JH TC KC | may = 7S 8S 9S TS QS KS AS 7H 8H 9H TH QH KH AH 7D 8D 9D TD JD QD KD AD 7C 8C 9C JC QC AC in hand of 0, hand of 1, hand of 2, hand of 5, hand of 6, discard of 0 | may +7S +8S +9S +TS +QS +KS +AS +7H +8H +9H +TH +QH +KH +AH +7D +8D +TD +QD +KD +AD +7C +8C +9C +QC +AC in hand of 3
   seat 5: in no heap: JD | hand: = TS 9H 8D JD | may = 7S 8S 9S JS QS KS AS 7H 8H TH JH QH KH AH 7D 9D TD QD KD AD 7C 8C 9C TC JC QC KC AC in hand of 0, hand of 1, hand of 6, discard of 0 | may +8S +9S +JS +QS +KS +AS +7H +8H +TH +JH +QH +KH +AH +7D +9D +TD +QD +KD +AD +7C +8C +9C +TC +JC +QC +AC in hand of 2 | may +8S +9S +QS +KS +AS +7H +8H +TH +QH +KH +AH +7D +TD +QD +KD +AD +7C +8C +9C +TC +QC +KC +AC in hand of 3 | may +8S +9S +JS +QS +KS +AS +7H +8H +TH +JH +QH +KH +AH +7D +9D +TD +QD +KD +AD +7C +8C +9C +TC +JC +QC +KC +AC in hand of 4
   seat 6: hand: = 8S QS 8H 9C | may = 7S 9S TS JS KS AS 7H 9H TH JH QH KH AH 7D 8D 9D TD JD QD KD AD 7C 8C TC JC QC KC AC in hand of 0, hand of 1, hand of 5, discard of 0 | may +9S +TS +JS +KS +AS +7H +9H +TH +JH +QH +KH +AH +7D +8D +9D +TD +JD +QD +KD +AD +7C +8C +TC +JC +QC +AC in hand of 2 | may +9S +TS +KS +AS +7H +9H +TH +QH +KH +AH +7D +8D +TD +QD +KD +AD +7C +8C +TC +QC +KC +AC in hand of 3 | may +9S +TS +JS +KS +AS +7H +9H +TH +JH +QH +KH +AH +7D +8D +9D +TD +JD +QD +KD +AD +7C +8C +TC +JC +QC +KC +AC in hand of 4
121. 0 lay 9S
   seat 0 told: 0 laid 9S
   seat 1, 2, 3, 4, 5, 6 told: 0 laid a card
122. 0 lay KH
   seat 0 told: 0 laid KH
   seat 1, 2, 3, 4, 5, 6 told: 0 laid a card
123. 0 lay AD
   seat 0 told: 0 laid AD
   seat 1, 2, 3, 4, 5, 6 told: 0 laid a card
124. 0 say done
   all told: 0 said done
125. 1 say crack
   all told: 1 said crack
126. 0 say pass
   all told: 0 said pass
127. 3 play AS
   all told: 3 played AS
128. 4 play JH
   all told: 4 played JH
129. 5 play TS
   all told: 5 played TS
130. 6 play 8S
   all told: 6 played 8S
   all: trick: 3 led AS JH TS 8S | public.phase: reply | public.call.kind: jack | public.call.card: JD | public.cracks: 1 | public.cracker: 1 | public.stakes: 2 | public.least: 0 | public.most: 0
   seat 0, 1, 2, 3, 4, 5: size hand of 6: 3
   seat 0, 1, 2, 3, 4, 6: size hand of 5: 3
   seat 0, 1, 2, 3, 5, 6: size hand of 4: 3
   seat 0, 1, 2, 4, 5, 6: size hand of 3: 3
   seat 1, 2, 3, 4, 5, 6: size hand of 0: 4 | size discard of 0: 4
   seat 0, 1, 2: in no heap: 8S AS JH TS
   seat 3, 5, 6: may -7S -9S -KS in hand of 4
   seat 0: hand: -9S -KH -AD | aside: 9S KH AD JC | moves: play 9D, QD, QC | may -7S -KS in hand of 4
   seat 1: sides: 0 1 -1 -1 -1 -1 -1 | may -9S -KS in hand of 4
   seat 2: sides: 0 -1 1 -1 -1 -1 -1 | may -7S -9S in hand of 4
   seat 3: in no heap: 8S JH TS | hand: -AS | sides: 0 -1 -1 1 -1 -1 -1
   seat 4: in no heap: 8S AS TS | hand: -JH | sides: 0 -1 -1 -1 1 -1 -1
   seat 5: in no heap: 8S AS JH | hand: -TS | sides: 0 1 1 1 1 0 1
   seat 6: in no heap: AS JH TS | hand: -8S | sides: 0 -1 -1 -1 -1 -1 1
131. 0 play 9D
   all told: 0 played 9D
132. 1 play 7S
   all told: 1 played 7S
133. 2 play KS
   all told: 2 played KS; 4 took the trick 7S 8S TS KS AS JH 9D
134. 4 play TC
   all told: 4 played TC
135. 5 play 8D
   all told: 5 played 8D
136. 6 play 9C
   all told: 6 played 9C
137. 0 play 7C
   all told: 0 played 7C
138. 1 play 7D
   all told: 1 played 7D
139. 2 play 8C
   all told: 2 played 8C
140. 3 play KD
   all told: 3 played KD; 3 took the trick 7D 8D KD 7C 8C 9C TC
   all: turn: 3 | trick: 3 leads | trick 1: 3 led AS JH TS 8S 9D 7S KS, 4 takes | trick 2: 4 led TC 8D 9C 7C 7D 8C KD, 3 takes | public.phase: lead
   seat 0, 1, 2, 3, 4, 5: size hand of 6: 2
   seat 0, 1, 2, 3, 4, 6: size hand of 5: 2
   seat 0, 1, 2, 3, 5, 6: size hand of 4: 2
   seat 0, 1, 2, 4, 5, 6: size hand of 3: 2
   seat 0, 1, 3, 4, 5, 6: size hand of 2: 2
   seat 0, 2, 3, 4, 5, 6: size hand of 1: 2
   seat 1, 2, 3, 4, 5, 6: size hand of 0: 2 | may -9S in hand of 0
   seat 0, 6: may -KC -AC in hand of 1, hand of 3, hand of 5
   seat 0: in no heap: 7D 7S 8C 8D 9C KD KS TC | hand: = QD QC
   seat 1: in no heap: 7C 8C 8D 9C 9D KD KS TC | hand: = 7H TD | may -KC -AC in hand of 3, hand of 5
   seat 2: in no heap: 7C 7D 7S 8D 9C 9D KD TC | hand: = AH AC | may -KC in hand of 1, hand of 3, hand of 5
   seat 3: in no heap: 7C 7D 7S 8C 8D 9C 9D KS TC | hand: -KD | moves: play TH, QH | may -KC -AC in hand of 1, hand of 5
   seat 4: in no heap: 7C 7D 7S 8C 8D 9C 9D KD KS | hand: -TC | may -AC in hand of 1, hand of 3, hand of 5
   seat 5: in no heap: 7C 7D 7S 8C 9C 9D KD KS TC | hand: -8D | may -KC -AC in hand of 1, hand of 3
   seat 6: in no heap: 7C 7D 7S 8C 8D 9D KD KS TC | hand: -9C
141. 3 play TH
   all told: 3 played TH
142. 4 play JS
   all told: 4 played JS
143. 5 play 9H
   all told: 5 played 9H
144. 6 play 8H
   all told: 6 played 8H
145. 0 play QC
   all told: 0 played QC
146. 1 play 7H
   all told: 1 played 7H
147. 2 play AH
   all told: 2 played AH; 0 took the trick JS 7H 8H 9H TH AH QC
148. 0 play QD
   all told: 0 played QD
149. 1 play TD
   all told: 1 played TD
150. 2 play AC
   all told: 2 played AC
   all: trick: 0 led QD TD AC | trick 3: 3 led TH JS 9H 8H QC 7H AH, 0 takes | public.phase: reply
   seat 0, 1, 2, 3, 4, 5: size hand of 6: 1
   seat 0, 1, 2, 3, 4, 6: size hand of 5: 1
   seat 0, 1, 2, 3, 5, 6: size hand of 4: 1
   seat 0, 1, 2, 4, 5, 6: size hand of 3: 1
   seat 1, 2, 3, 5, 6: may -KH in hand of 4
   seat 3, 4, 5, 6: no more: size hand of 0, may hand of 0, size hand of 1, may hand of 1, size hand of 2, may hand of 2
   seat 0: no more: hand, size hand of 1, may hand of 1, size hand of 2, may hand of 2 | in no heap: 7H 8H 9H AC AH JS TD TH
   seat 1: no more: hand, size hand of 0, may hand of 0, size hand of 2, may hand of 2 | in no heap: 8H 9H AC AH JS QC QD TH
   seat 2: no more: hand, size hand of 0, may hand of 0, size hand of 1, may hand of 1 | in no heap: 7H 8H 9H JS QC QD TD TH
   seat 3: in no heap: 7H 8H 9H AC AH JS QC QD TD | hand: = QH | moves: play QH
   seat 4: in no heap: 7H 8H 9H AC AH QC QD TD TH | hand: = KC
   seat 5: in no heap: 7H 8H AC AH JS QC QD TD TH | hand: = JD
   seat 6: in no heap: 7H 9H AC AH JS QC QD TD TH | hand: = QS
151. 3 play QH
   all told: 3 played QH
152. 4 play KC
   all told: 4 played KC
153. 5 play JD
   all told: 5 played JD
154. 6 play QS
   all told: 6 played QS; 6 took the trick QS QH TD JD QD KC AC; deal 4 §7.6 lost: +4 points to 1 from 0; deal 4 §7.6 lost: +4 points to 2 from 0; deal 4 §7.6 lost: +4 points to 3 from 0; deal 4 §7.6 lost: +4 points to 4 from 0; deal 4 §7.6 lost: +4 points to 6 from 5; deal 4 over
155. * deal
   all told: 3 dealt
156. 4 say pick
   seat 0, 1, 2, 3, 5, 6 told: 4 said pick; 4 drew 4
   seat 4 told: 4 said pick; 4 drew 4: JS AS 7H AC
157. 4 lay QS
   seat 0, 1, 2, 3, 5, 6 told: 4 laid a card
   seat 4 told: 4 laid QS
158. 4 lay JS
   seat 0, 1, 2, 3, 5, 6 told: 4 laid a card
   seat 4 told: 4 laid JS
159. 4 lay TH
   seat 0, 1, 2, 3, 5, 6 told: 4 laid a card
   seat 4 told: 4 laid TH
160. 4 lay 7H
   seat 0, 1, 2, 3, 5, 6 told: 4 laid a card
   seat 4 told: 4 laid 7H
   all: turn: 4 | dealer: 3 | sides: -1 -1 -1 -1 0 -1 -1 | holds: 24 -36 -140 28 44 36 44 | deals: 4 over, 0 of them thrown in | public.phase: bury | public.spoken: 1 | public.picker: 4 | public.setter: 4 | public.call.card: nobody | public.cracks: 0 | public.cracker: -2 | public.stakes: 1 | public.least: 4 | public.most: 4
   seat 0, 1, 2, 3, 4, 5: size hand of 6: 4
   seat 0, 1, 2, 3, 4, 6: size hand of 5: 4
   seat 0, 1, 2, 3, 5, 6: size hand of 4: 4 | size discard of 4: 4
   seat 0, 1, 2, 4, 5, 6: size hand of 3: 4
   seat 0, 1, 3, 4, 5, 6: size hand of 2: 4
   seat 0, 2, 3, 4, 5, 6: size hand of 1: 4
   seat 1, 2, 3, 4, 5, 6: no more: trick, tricks, public.call.kind, size discard of 0, may discard of 0 | size hand of 0: 4
   seat 0: no more: aside, trick, tricks, public.call.kind | hand: = 9H TD QD JC | may = 7S 8S 9S TS JS QS KS AS 7H 8H TH JH QH KH AH 7D 8D 9D JD KD AD 7C 8C 9C TC QC KC AC in hand of 1, hand of 2, discard of 4 | may +7S +8S +9S +TS +JS +KS +AS +7H +8H +TH +JH +KH +AH +7D +8D +9D +KD +AD +7C +8C +9C +TC +QC +KC +AC in hand of 3, hand of 5 | may +7S +8S +9S +TS +JS +KS +AS +7H +8H +TH +JH +KH +AH +7D +8D +9D +KD +AD +7C +8C +9C +TC +QC +AC in hand of 4, hand of 6
   seat 1: hand: = 7S TS JH 8D | may = 8S 9S JS QS KS AS 7H 8H 9H TH QH KH AH 7D 9D TD JD QD KD AD 7C 8C 9C TC JC QC KC AC in hand of 0, hand of 2, discard of 4 | may +8S +JS +KS +AS +7H +8H +9H +TH +AH +7D +9D +TD +QD +KD +7C +8C +9C +TC +QC +KC +AC in hand of 3, hand of 5 | may +8S +9S +JS +KS +AS +7H +8H +9H +TH +KH +AH +7D +9D +TD +QD +KD +7C +8C +9C +TC +QC +AC in hand of 4 | may +8S +JS +KS +AS +7H +8H +9H +TH +AH +7D +9D +TD +QD +KD +7C +8C +9C +TC +QC +AC in hand of 6
   seat 2: hand: = KS 7D KD QC | may = 7S 8S 9S TS JS QS AS 7H 8H 9H TH JH QH KH AH 8D 9D TD JD QD AD 7C 8C 9C TC JC KC AC in hand of 0, hand of 1, discard of 4 | may +7S +8S +TS +JS +AS +7H +8H +9H +TH +JH +AH +8D +9D +TD +QD +7C +8C +9C +TC +KC +AC in hand of 3, hand of 5 | may +7S +8S +9S +TS +JS +AS +7H +8H +9H +TH +JH +KH +AH +8D +9D +TD +QD +7C +8C +9C +TC +AC in hand of 4 | may +7S +8S +TS +JS +AS +7H +8H +9H +TH +JH +AH +8D +9D +TD +QD +7C +8C +9C +TC +AC in hand of 6
   seat 3: in no heap: KC | hand: = 9D 7C 8C KC | may = 7S 8S 9S TS JS QS KS AS 7H 8H 9H TH JH QH KH AH 7D 8D TD JD QD KD AD 9C TC JC QC AC in hand of 0, hand of 1, hand of 2, discard of 4 | may +7S +8S +9S +TS +JS +KS +AS +7H +8H +9H +TH +JH +QH +KH +AH +7D +8D +TD +QD +KD +9C +TC +QC +AC in hand of 4 | may +7S +8S +TS +JS +KS +AS +7H +8H +9H +TH +JH +QH +AH +7D +8D +TD +QD +KD +9C +TC +QC +AC in hand of 5, hand of 6
   seat 4: in no heap: KH QS | hand: = AS KH 9C AC | aside: JS QS 7H TH | moves: say done | may = 7S 8S 9S TS KS 8H 9H JH QH AH 7D 8D 9D TD JD QD KD AD 7C 8C TC JC QC KC in hand of 0, hand of 1, hand of 2 | may +7S +8S +TS +KS +8H +9H +JH +AH +7D +8D +9D +TD +QD +KD +7C +8C +TC +QC +KC in hand of 3, hand of 5, hand of 6
   seat 5: in no heap: 9S AD QH | hand: = 9S 8H QH AD | may = 7S 8S TS JS QS KS AS 7H 9H TH JH KH AH 7D 8D 9D TD JD QD KD 7C 8C 9C TC JC QC KC AC in hand of 0, hand of 1, hand of 2, discard of 4 | may +7S +8S +TS +JS +KS +AS +7H +9H +TH +JH +AH +7D +8D +9D +TD +JD +QD +KD +7C +8C +9C +TC +QC +KC +AC in hand of 3 | may +7S +8S +TS +JS +KS +AS +7H +9H +TH +JH +KH +AH +7D +8D +9D +TD +JD +QD +KD +7C +8C +9C +TC +QC +AC in hand of 4 | may +7S +8S +TS +JS +KS +AS +7H +9H +TH +JH +AH +7D +8D +9D +TD +JD +QD +KD +7C +8C +9C +TC +QC +AC in hand of 6
   seat 6: in no heap: JD | hand: = 8S AH JD TC | may = 7S 9S TS JS QS KS AS 7H 8H 9H TH JH QH KH 7D 8D 9D TD QD KD AD 7C 8C 9C JC QC KC AC in hand of 0, hand of 1, hand of 2, discard of 4 | may +7S +TS +JS +QS +KS +AS +7H +8H +9H +TH +JH +7D +8D +9D +TD +QD +KD +7C +8C +9C +QC +KC +AC in hand of 3, hand of 5 | may +7S +9S +TS +JS +QS +KS +AS +7H +8H +9H +TH +JH +KH +7D +8D +9D +TD +QD +KD +7C +8C +9C +QC +AC in hand of 4
161. 4 say done
   all told: 4 said done
162. 5 say pass
   all told: 5 said pass
163. 6 say pass
   all told: 6 said pass
164. 0 say crack
   all told: 0 said crack
165. 4 say recrack
   all told: 4 said recrack
166. 4 play KH
   all told: 4 played KH
167. 5 play 8H
   all told: 5 played 8H
168. 6 play AH
   all told: 6 played AH
169. 0 play 9H
   all told: 0 played 9H
170. 1 play 8D
   all told: 1 played 8D
   all: turn: 2 | trick: 4 led KH 8H AH 9H 8D | public.phase: reply | public.call.kind: jack | public.call.card: JD | public.cracks: 2 | public.cracker: 0 | public.stakes: 4 | public.least: 0 | public.most: 0
   seat 0, 1, 2, 3, 4, 5: size hand of 6: 3
   seat 0, 1, 2, 3, 4, 6: size hand of 5: 3
   seat 0, 1, 2, 3, 5, 6: size hand of 4: 3
   seat 0, 2, 3, 4, 5, 6: size hand of 1: 3
   seat 1, 2, 3, 4, 5, 6: size hand of 0: 3
   seat 0, 2, 3, 5, 6: may -7H -TH in hand of 1
   seat 2, 3: in no heap: 8D 8H 9H AH KH
   seat 0: in no heap: 8D 8H AH KH | hand: -9H | sides: 1 -1 -1 -1 0 -1 -1
   seat 1: in no heap: 8H 9H AH KH | hand: -8D | sides: -1 1 -1 -1 0 -1 -1
   seat 2: sides: -1 -1 1 -1 0 -1 -1 | moves: play 7D, KD, QC
   seat 3: sides: -1 -1 -1 1 0 -1 -1
   seat 4: in no heap: 8D 8H 9H AH | hand: -KH
   seat 5: in no heap: 8D 9H AH KH | hand: -8H | sides: -1 -1 -1 -1 0 1 -1
   seat 6: in no heap: 8D 8H 9H KH | hand: -AH | sides: 1 1 1 1 0 1 0
171. 2 play KD
   all told: 2 played KD
172. 3 play 9D
   all told: 3 played 9D; 2 took the trick 8H 9H KH AH 8D 9D KD
173. 2 play QC
   all told: 2 played QC
174. 3 play 8C
   all told: 3 played 8C
175. 4 play AS
   all told: 4 played AS
176. 5 play QH
   all told: 5 played QH
177. 6 play JD
   all told: 6 played JD
178. 0 play TD
   all told: 0 played TD
179. 1 play JH
   all told: 1 played JH; 2 took the trick AS JH QH TD JD 8C QC
180. 2 play KS
   all told: 2 played KS
   all: turn: 3 | trick: 2 led KS | trick 1: 4 led KH 8H AH 9H 8D KD 9D, 2 takes | trick 2: 2 led QC 8C AS QH JD TD JH, 2 takes | public.partner: 6
   seat 0, 1, 2, 3, 4, 5: sides: 1 1 1 1 0 1 0 | size hand of 6: 2
   seat 0, 1, 2, 3, 4, 6: size hand of 5: 2
   seat 0, 1, 2, 3, 5, 6: size hand of 4: 2
   seat 0, 1, 2, 4, 5, 6: size hand of 3: 2
   seat 0, 1, 3, 4, 5, 6: size hand of 2: 1
   seat 0, 2, 3, 4, 5, 6: size hand of 1: 2
   seat 1, 2, 3, 4, 5, 6: size hand of 0: 2
   seat 0, 1, 3, 5, 6: may -7H -TH in hand of 2
   seat 1, 3, 6: may -JS -QS -7D -QD -AD -JC in hand of 4
   seat 0: in no heap: 8C 9D AS JD JH KD KS QC QH | hand: -TD | may -JS -QS -7H -TH -7D -AD in hand of 3 | may -JS -QS -7D -AD in hand of 4
   seat 1: in no heap: 8C 9D AS JD KD KS QC QH TD | hand: -JH | may = 8S 9S 7C 9C TC KC AC in hand of 3
   seat 2: in no heap: 8C 9D AS JD JH QH TD | hand: = 7D | may -JS -QS -7H -TH -QD -AD -JC in hand of 3 | may -JS -QS -QD -AD -JC in hand of 4
   seat 3: in no heap: AS JD JH KD KS QC QH TD | hand: = 7C KC | moves: play 7C, KC
   seat 4: in no heap: 8C 9D JD JH KD KS QC QH TD | hand: -AS | may -7D -QD -AD -JC in hand of 3
   seat 5: in no heap: 8C 9D AS JD JH KD KS QC TD | hand: -QH | may -JS -QS -7H -TH -7D -QD -JC in hand of 3 | may -JS -QS -7D -QD -JC in hand of 4
   seat 6: in no heap: 8C 9D AS JH KD KS QC QH TD | hand: -JD | may = 7S 9S TS 7C 9C KC AC in hand of 3
181. 3 play KC
   all told: 3 played KC
182. 4 play 9C
   all told: 4 played 9C
183. 5 play 9S
   all told: 5 played 9S
184. 6 play 8S
   all told: 6 played 8S
185. 0 play QD
   all told: 0 played QD
186. 1 play TS
   all told: 1 played TS; 0 took the trick 8S 9S TS KS QD 9C KC
187. 0 play JC
   all told: 0 played JC
188. 1 play 7S
   all told: 1 played 7S
189. 2 play 7D
   all told: 2 played 7D
190. 3 play 7C
   all told: 3 played 7C
   all: turn: 4 | trick: 0 led JC 7S 7D 7C | trick 3: 2 led KS KC 9C 9S 8S QD TS, 0 takes
   seat 0, 1, 2, 3, 4, 5: size hand of 6: 1
   seat 0, 1, 2, 3, 4, 6: size hand of 5: 1
   seat 0, 1, 2, 3, 5, 6: size hand of 4: 1
   seat 4, 5, 6: no more: size hand of 0, may hand of 0, size hand of 1, may hand of 1, size hand of 2, may hand of 2, size hand of 3, may hand of 3
   seat 0: no more: hand, size hand of 1, may hand of 1, size hand of 2, may hand of 2, size hand of 3, may hand of 3 | in no heap: 7C 7D 7S 8S 9C 9S KC TS
   seat 1: no more: hand, size hand of 0, may hand of 0, size hand of 2, may hand of 2, size hand of 3, may hand of 3 | in no heap: 7C 7D 8S 9C 9S JC KC QD
   seat 2: no more: hand, size hand of 0, may hand of 0, size hand of 1, may hand of 1, size hand of 3, may hand of 3 | in no heap: 7C 7S 8S 9C 9S JC KC QD TS
   seat 3: no more: hand, size hand of 0, may hand of 0, size hand of 1, may hand of 1, size hand of 2, may hand of 2 | in no heap: 7D 7S 8S 9C 9S JC QD TS
   seat 4: in no heap: 7C 7D 7S 8S 9S JC KC QD TS | hand: = AC | moves: play AC
   seat 5: in no heap: 7C 7D 7S 8S 9C JC KC QD TS | hand: = AD
   seat 6: in no heap: 7C 7D 7S 9C 9S JC KC QD TS | hand: = TC
191. 4 play AC
   all told: 4 played AC
192. 5 play AD
   all told: 5 played AD
193. 6 play TC
   all told: 6 played TC; 0 took the trick 7S 7D AD 7C TC JC AC; deal 5 §7.4 lost_every_trick: +24 points to 5 from 4; deal 5 §7.4 lost_every_trick: +24 points to 0 from 4; deal 5 §7.4 lost_every_trick: +24 points to 1 from 4; deal 5 §7.4 lost_every_trick: +24 points to 2 from 4; deal 5 §7.4 lost_every_trick: +24 points to 3 from 6; deal 5 over
194. * deal
   all told: 4 dealt
195. 5 say pass
   all told: 5 said pass
196. 6 say pick
   seat 0, 1, 2, 3, 4, 5 told: 6 said pick; 6 drew 4
   seat 6 told: 6 said pick; 6 drew 4: 9S AS 9H AC
197. 6 lay QC
   seat 0, 1, 2, 3, 4, 5 told: 6 laid a card
   seat 6 told: 6 laid QC
198. 6 lay AS
   seat 0, 1, 2, 3, 4, 5 told: 6 laid a card
   seat 6 told: 6 laid AS
199. 6 lay 9S
   seat 0, 1, 2, 3, 4, 5 told: 6 laid a card
   seat 6 told: 6 laid 9S
200. 6 lay JC
   seat 0, 1, 2, 3, 4, 5 told: 6 laid a card
   seat 6 told: 6 laid JC
   all: turn: 6 | dealer: 4 | sides: -1 -1 -1 -1 -1 -1 0 | holds: 48 -12 -116 52 -52 60 20 | deals: 5 over, 0 of them thrown in | public.phase: bury | public.spoken: 2 | public.picker: 6 | public.partner: -2 | public.setter: 6 | public.call.card: nobody | public.cracks: 0 | public.cracker: -2 | public.stakes: 1 | public.least: 4 | public.most: 4
   seat 0, 1, 2, 3, 4, 5: size hand of 6: 4 | size discard of 6: 4
   seat 0, 1, 2, 3, 4, 6: size hand of 5: 4
   seat 0, 1, 2, 3, 5, 6: no more: trick, tricks, public.call.kind, size discard of 4, may discard of 4 | size hand of 4: 4
   seat 0, 1, 2, 4, 5, 6: size hand of 3: 4
   seat 0, 1, 3, 4, 5, 6: size hand of 2: 4
   seat 0, 2, 3, 4, 5, 6: size hand of 1: 4
   seat 1, 2, 3, 4, 5, 6: size hand of 0: 4
   seat 0: in no heap: AD JS | hand: = JS QH AD 7C | may = 7S 8S 9S TS QS KS AS 7H 8H 9H TH JH KH AH 7D 8D 9D TD JD QD KD 8C 9C TC JC QC KC AC in hand of 1, hand of 2, hand of 3, discard of 6 | may +7S +8S +9S +TS +QS +KS +AS +8H +9H +JH +KH +AH +7D +8D +9D +TD +JD +QD +KD +8C +9C +JC +QC +KC in hand of 4 | may +7S +8S +9S +TS +KS +AS +8H +9H +JH +KH +AH +7D +8D +9D +TD +JD +QD +KD +8C +9C +JC +QC +KC in hand of 5, hand of 6
   seat 1: in no heap: QS TC | hand: = QS KD 9C TC | may = 7S 8S 9S TS JS KS AS 7H 8H 9H TH JH QH KH AH 7D 8D 9D TD JD QD AD 7C 8C JC QC KC AC in hand of 0, hand of 2, hand of 3, discard of 6 | may +7S +8S +9S +TS +JS +KS +AS +8H +9H +JH +QH +KH +AH +7D +8D +9D +TD +JD +QD +AD +7C +8C +JC +QC +KC in hand of 4 | may +7S +8S +9S +TS +KS +AS +8H +9H +JH +QH +KH +AH +7D +8D +9D +TD +JD +QD +7C +8C +JC +QC +KC in hand of 5, hand of 6
   seat 2: in no heap: 7H | hand: = 7S 7H JH TD | may = 8S 9S TS JS QS KS AS 8H 9H TH QH KH AH 7D 8D 9D JD QD KD AD 7C 8C 9C TC JC QC KC AC in hand of 0, hand of 1, hand of 3, discard of 6 | may +8S +9S +TS +JS +QS +KS +AS +8H +9H +QH +KH +AH +7D +8D +9D +JD +QD +KD +AD +7C +8C +9C +JC +QC +KC in hand of 4 | may +8S +9S +TS +KS +AS +8H +9H +QH +KH +AH +7D +8D +9D +JD +QD +KD +7C +8C +9C +JC +QC +KC in hand of 5, hand of 6
   seat 3: hand: = 8S KS AH 9D | may = 7S 9S TS JS QS AS 7H 8H 9H TH JH QH KH 7D 8D TD JD QD KD AD 7C 8C 9C TC JC QC KC AC in hand of 0, hand of 1, hand of 2, discard of 6 | may +7S +9S +TS +JS +QS +AS +8H +9H +JH +QH +KH +7D +8D +TD +JD +QD +KD +AD +7C +8C +9C +JC +QC +KC in hand of 4 | may +7S +9S +TS +AS +8H +9H +JH +QH +KH +7D +8D +TD +JD +QD +KD +7C +8C +9C +JC +QC +KC in hand of 5, hand of 6
   seat 4: no more: aside, trick, tricks, public.call.kind | hand: = TS 8H 7D 8C | may = 7S 8S 9S JS QS KS AS 7H 9H TH JH QH KH AH 8D 9D TD JD QD KD AD 7C 9C TC JC QC KC AC in hand of 0, hand of 1, hand of 2, hand of 3, discard of 6 | may +7S +8S +9S +JS +QS +KS +AS +7H +9H +TH +JH +QH +KH +AH +8D +9D +TD +JD +QD +KD +7C +9C +JC +QC +KC +AC in hand of 5, hand of 6
   seat 5: in no heap: TH | hand: = TH 8D QD KC | may = 7S 8S 9S TS JS QS KS AS 7H 8H 9H JH QH KH AH 7D 9D TD JD KD AD 7C 8C 9C TC JC QC AC in hand of 0, hand of 1, hand of 2, hand of 3, discard of 6 | may +7S +8S +9S +TS +JS +QS +KS +AS +8H +9H +JH +QH +KH +AH +7D +9D +TD +JD +KD +AD +7C +8C +9C +JC +QC in hand of 4 | may +7S +8S +9S +TS +KS +AS +8H +9H +JH +QH +KH +AH +7D +9D +TD +JD +KD +AD +7C +8C +9C +JC +QC in hand of 6
   seat 6: in no heap: AC | hand: = 9H KH JD AC | aside: 9S AS JC QC | moves: say done | may = 7S 8S TS JS QS KS 7H 8H TH JH QH AH 7D 8D 9D TD QD KD AD 7C 8C 9C TC KC in hand of 0, hand of 1, hand of 2, hand of 3 | may +7S +8S +TS +JS +QS +KS +8H +JH +QH +AH +7D +8D +9D +TD +QD +KD +AD +7C +8C +9C +TC +KC in hand of 4 | may +7S +8S +TS +KS +8H +JH +QH +AH +7D +8D +9D +TD +QD +KD +7C +8C +9C +TC +KC in hand of 5
201. 6 say done
   all told: 6 said done
202. 0 say pass
   all told: 0 said pass
203. 1 say crack
   all told: 1 said crack
204. 6 say pass
   all told: 6 said pass
205. 5 play 8D
   all told: 5 played 8D
206. 6 play JD
   all told: 6 played JD
207. 0 play AD
   all told: 0 played AD
208. 1 play KD
   all told: 1 played KD
209. 2 play TD
   all told: 2 played TD
210. 3 play 9D
   all told: 3 played 9D
   all: turn: 4 | trick: 5 led 8D JD AD KD TD 9D | sides: 1 1 1 1 1 1 0 | public.phase: reply | public.call.kind: jack | public.call.card: JD | public.cracks: 1 | public.cracker: 1 | public.stakes: 2 | public.least: 0 | public.most: 0
   seat 0, 1, 2, 3, 4, 5: size hand of 6: 3
   seat 0, 1, 2, 3, 4, 6: size hand of 5: 3
   seat 0, 1, 2, 4, 5, 6: size hand of 3: 3
   seat 0, 1, 3, 4, 5, 6: size hand of 2: 3
   seat 0, 2, 3, 4, 5, 6: size hand of 1: 3
   seat 1, 2, 3, 4, 5, 6: size hand of 0: 3
   seat 0: in no heap: 8D 9D JD KD TD | hand: -AD
   seat 1: in no heap: 8D 9D AD JD TD | hand: -KD
   seat 2: in no heap: 8D 9D AD JD KD | hand: -TD
   seat 3: in no heap: 8D AD JD KD TD | hand: -9D
   seat 4: in no heap: 8D 9D AD JD KD TD | moves: play 7D
   seat 5: in no heap: 9D AD JD KD TD | hand: -8D
   seat 6: in no heap: 8D 9D AD KD TD | hand: -JD
211. 4 play 7D
   all told: 4 played 7D; 6 took the trick 7D 8D 9D TD JD KD AD
212. 6 play KH
   all told: 6 played KH
213. 0 play JS
   all told: 0 played JS
214. 1 play QS
   all told: 1 played QS
215. 2 play 7H
   all told: 2 played 7H
216. 3 play AH
   all told: 3 played AH
217. 4 play 8H
   all told: 4 played 8H
218. 5 play TH
   all told: 5 played TH; 1 took the trick JS QS 7H 8H TH KH AH
219. 1 play TC
   all told: 1 played TC
220. 2 play JH
   all told: 2 played JH
   all: turn: 3 | trick: 1 led TC JH | trick 1: 5 led 8D JD AD KD TD 9D 7D, 6 takes | trick 2: 6 led KH JS QS 7H AH 8H TH, 1 takes
   seat 0, 1, 2, 3, 4, 5: size hand of 6: 2
   seat 0, 1, 2, 3, 4, 6: size hand of 5: 2
   seat 0, 1, 2, 3, 5, 6: size hand of 4: 2
   seat 0, 1, 2, 4, 5, 6: size hand of 3: 2
   seat 0, 1, 3, 4, 5, 6: size hand of 2: 1
   seat 0, 2, 3, 4, 5, 6: size hand of 1: 1
   seat 1, 2, 3, 4, 5, 6: size hand of 0: 2
   seat 2, 3, 4, 5: may -9H in hand of 0, hand of 1
   seat 0: in no heap: 7D 7H 8H AH JH KH QS TC TH | hand: -JS | may -9H in hand of 1 | may -8C -9C -KC -AC in hand of 2
   seat 1: in no heap: 7D 7H 8H AH JH JS KH TH | hand: = 9C | may -9H in hand of 0 | may -7C -8C -KC -AC in hand of 2
   seat 2: in no heap: 7D 8H AH JS KH QS TC TH | hand: = 7S
   seat 3: in no heap: 7D 7H 8H JH JS KH QS TC TH | hand: -AH | moves: play 8S, KS | may -7C -8C -9C -KC -AC in hand of 2
   seat 4: in no heap: 7H AH JH JS KH QS TC TH | hand: = TS 8C | may -7C -9C -KC -AC in hand of 2
   seat 5: in no heap: 7D 7H 8H AH JH JS KH QS TC | hand: -TH | may -7C -8C -9C -AC in hand of 2
   seat 6: in no heap: 7D 7H 8H AH JH JS QS TC TH | hand: -KH | may -7C -8C -9C -KC in hand of 2
221. 3 play KS
   all told: 3 played KS
222. 4 play 8C
   all told: 4 played 8C
223. 5 play KC
   all told: 5 played KC
224. 6 play AC
   all told: 6 played AC
225. 0 play 7C
   all told: 0 played 7C; 2 took the trick KS JH 7C 8C TC KC AC
226. 2 play 7S
   all told: 2 played 7S
227. 3 play 8S
   all told: 3 played 8S
228. 4 play TS
   all told: 4 played TS
229. 5 play QD
   all told: 5 played QD
230. 6 play 9H
   all told: 6 played 9H
   all: turn: 0 | trick: 2 led 7S 8S TS QD 9H | trick 3: 1 led TC JH KS 8C KC AC 7C, 2 takes
   seat 1, 2, 3, 4, 5, 6: size hand of 0: 1
   seat 0, 1: no more: size hand of 2, may hand of 2, size hand of 3, may hand of 3, size hand of 4, may hand of 4, size hand of 5, may hand of 5, size hand of 6, may hand of 6
   seat 0: in no heap: 7S 8C 8S 9H AC KC KS QD TS | hand: = QH | moves: play QH
   seat 1: in no heap: 7C 7S 8C 8S 9H AC KC KS QD TS
   seat 2: no more: hand, size hand of 3, may hand of 3, size hand of 4, may hand of 4, size hand of 5, may hand of 5, size hand of 6, may hand of 6 | in no heap: 7C 8C 8S 9H AC KC KS QD TS
   seat 3: no more: hand, size hand of 2, may hand of 2, size hand of 4, may hand of 4, size hand of 5, may hand of 5, size hand of 6, may hand of 6 | in no heap: 7C 7S 8C 9H AC KC QD TS
   seat 4: no more: hand, size hand of 2, may hand of 2, size hand of 3, may hand of 3, size hand of 5, may hand of 5, size hand of 6, may hand of 6 | in no heap: 7C 7S 8S 9H AC KC KS QD
   seat 5: no more: hand, size hand of 2, may hand of 2, size hand of 3, may hand of 3, size hand of 4, may hand of 4, size hand of 6, may hand of 6 | in no heap: 7C 7S 8C 8S 9H AC KS TS
   seat 6: no more: hand, size hand of 2, may hand of 2, size hand of 3, may hand of 3, size hand of 4, may hand of 4, size hand of 5, may hand of 5 | in no heap: 7C 7S 8C 8S KC KS QD TS
231. 0 play QH
   all told: 0 played QH
232. 1 play 9C
   all told: 1 played 9C; 0 took the trick 7S 8S TS 9H QH QD 9C; deal 6 §7.6 lost: +4 points to 0 from 6; deal 6 §7.6 lost: +4 points to 1 from 6; deal 6 §7.6 lost: +4 points to 2 from 6; deal 6 §7.6 lost: +4 points to 3 from 6; deal 6 §7.6 lost: +4 points to 4 from 6; deal 6 §7.6 lost: +4 points to 5 from 6; deal 6 over
233. * deal
   all told: 5 dealt
234. 6 say pass
   all told: 6 said pass
235. 0 say pick
   seat 0 told: 0 said pick; 0 drew 4: KS QH KD KC
   seat 1, 2, 3, 4, 5, 6 told: 0 said pick; 0 drew 4
236. 0 lay QH
   seat 0 told: 0 laid QH
   seat 1, 2, 3, 4, 5, 6 told: 0 laid a card
237. 0 lay TD
   seat 0 told: 0 laid TD
   seat 1, 2, 3, 4, 5, 6 told: 0 laid a card
238. 0 lay 8C
   seat 0 told: 0 laid 8C
   seat 1, 2, 3, 4, 5, 6 told: 0 laid a card
239. 0 lay KC
   seat 0 told: 0 laid KC
   seat 1, 2, 3, 4, 5, 6 told: 0 laid a card
240. 0 say done
   all told: 0 said done
   all: turn: 1 | dealer: 5 | holds: 52 -8 -112 56 -48 64 -4 | deals: 6 over, 0 of them thrown in | public.phase: crack | public.picker: 0 | public.setter: 0 | public.cracks: 0 | public.cracker: -2 | public.stakes: 1
   seat 0, 1, 2, 3, 4, 5: no more: trick, tricks, size discard of 6, may discard of 6 | size hand of 6: 4
   seat 0, 1, 2, 3, 4, 6: size hand of 5: 4
   seat 0, 1, 2, 3, 5, 6: size hand of 4: 4
   seat 0, 1, 2, 4, 5, 6: size hand of 3: 4
   seat 0, 1, 3, 4, 5, 6: size hand of 2: 4
   seat 0, 2, 3, 4, 5, 6: size hand of 1: 4
   seat 1, 2, 3, 4, 5, 6: size hand of 0: 4 | size discard of 0: 4
   seat 0: hand: = KS 7H TH KD | aside: QH TD 8C KC | sides: 0 -1 -1 -1 -1 -1 -1 | may +7S +8S +TS +JS +QS +8H +9H +JH +KH +AH +7D +8D +9D +JD +QD +AD +7C +TC +AC in hand of 1 | may = 7S 8S 9S TS JS QS AS 8H 9H JH KH AH 7D 8D 9D JD QD AD 7C 9C TC JC QC AC in hand of 2, hand of 3, hand of 4, hand of 5, hand of 6
   seat 1: in no heap: QC | hand: = QS 8D 7C QC | sides: 0 1 -1 -1 -1 -1 -1 | moves: say crack, pass | may +7S +8S +TS +JS +KS +7H +8H +9H +TH +JH +KH +AH +7D +9D +TD +JD +QD +KD +AD +8C +9C +TC +KC +AC in hand of 0 | may = 7S 8S 9S TS JS KS AS 7H 8H 9H TH JH QH KH AH 7D 9D TD JD QD KD AD 8C 9C TC JC KC AC in hand of 2, hand of 3, hand of 4, hand of 5, hand of 6, discard of 0
   seat 2: in no heap: JC | hand: = 7S 9D TC JC | sides: 0 -1 1 -1 -1 -1 -1 | may +8S +TS +JS +QS +KS +7H +8H +9H +TH +JH +KH +AH +7D +8D +TD +JD +QD +KD +AD +7C +8C +KC +AC in hand of 0, hand of 1 | may = 8S 9S TS JS QS KS AS 7H 8H 9H TH JH QH KH AH 7D 8D TD JD QD KD AD 7C 8C 9C QC KC AC in hand of 3, hand of 4, hand of 5, hand of 6, discard of 0
   seat 3: in no heap: 9S | hand: = 9S JS 8H JD | sides: 0 1 1 0 1 1 1 | may +7S +8S +TS +QS +KS +7H +9H +TH +JH +KH +AH +7D +8D +9D +TD +QD +KD +AD +7C +8C +TC +KC +AC in hand of 0, hand of 1 | may = 7S 8S TS QS KS AS 7H 9H TH JH QH KH AH 7D 8D 9D TD QD KD AD 7C 8C 9C TC JC QC KC AC in hand of 2, hand of 4, hand of 5, hand of 6, discard of 0
   seat 4: in no heap: AS | hand: = AS KH 7D QD | sides: 0 -1 -1 -1 1 -1 -1 | may +7S +8S +TS +JS +QS +KS +7H +8H +9H +TH +JH +AH +8D +9D +TD +JD +KD +AD +7C +8C +TC +KC +AC in hand of 0, hand of 1 | may = 7S 8S 9S TS JS QS KS 7H 8H 9H TH JH QH AH 8D 9D TD JD KD AD 7C 8C 9C TC JC QC KC AC in hand of 2, hand of 3, hand of 5, hand of 6, discard of 0
   seat 5: in no heap: 9C | hand: = 9H JH 9C AC | sides: 0 -1 -1 -1 -1 1 -1 | may +7S +8S +TS +JS +QS +KS +7H +8H +TH +KH +AH +7D +8D +9D +TD +JD +QD +KD +AD +7C +8C +TC +KC in hand of 0, hand of 1 | may = 7S 8S 9S TS JS QS KS AS 7H 8H TH QH KH AH 7D 8D 9D TD JD QD KD AD 7C 8C TC JC QC KC in hand of 2, hand of 3, hand of 4, hand of 6, discard of 0
   seat 6: no more: aside, trick, tricks | hand: = 8S TS AH AD | sides: 0 -1 -1 -1 -1 -1 1 | may +7S +9S +JS +QS +KS +AS +7H +8H +9H +TH +JH +KH +7D +8D +9D +TD +JD +QD +KD +7C +8C +TC +JC +QC +KC +AC in hand of 0, hand of 1 | may = 7S 9S JS QS KS AS 7H 8H 9H TH JH QH KH 7D 8D 9D TD JD QD KD 7C 8C 9C TC JC QC KC AC in hand of 2, hand of 3, hand of 4, hand of 5, discard of 0
241. 1 say crack
   all told: 1 said crack
242. 0 say pass
   all told: 0 said pass
243. 6 play 8S
   all told: 6 played 8S
244. 0 play KS
   all told: 0 played KS
245. 1 play 8D
   all told: 1 played 8D
246. 2 play 7S
   all told: 2 played 7S
247. 3 play 9S
   all told: 3 played 9S
248. 4 play AS
   all told: 4 played AS
249. 5 play JH
   all told: 5 played JH; 5 took the trick 7S 8S 9S KS AS JH 8D
250. 5 play 9H
   all told: 5 played 9H
   all: turn: 6 | trick: 5 led 9H | trick 1: 6 led 8S KS 8D 7S 9S AS JH, 5 takes | public.phase: reply | public.cracks: 1 | public.cracker: 1 | public.stakes: 2
   seat 0, 1, 2, 3, 4, 5: size hand of 6: 3
   seat 0, 1, 2, 3, 4, 6: size hand of 5: 2
   seat 0, 1, 2, 3, 5, 6: size hand of 4: 3
   seat 0, 1, 2, 4, 5, 6: size hand of 3: 3
   seat 0, 1, 3, 4, 5, 6: size hand of 2: 3
   seat 0, 2, 3, 4, 5, 6: size hand of 1: 3
   seat 1, 2, 3, 4, 5, 6: size hand of 0: 3
   seat 0, 2, 3, 4: may -TS in hand of 1, hand of 5
   seat 0: in no heap: 7S 8D 8S 9H 9S AS JH | hand: -KS
   seat 1: in no heap: 7S 8S 9H 9S AS JH KS | hand: -8D | may -TS in hand of 5
   seat 2: in no heap: 8D 8S 9H 9S AS JH KS | hand: -7S
   seat 3: in no heap: 7S 8D 8S 9H AS JH KS | hand: -9S
   seat 4: in no heap: 7S 8D 8S 9H 9S JH KS | hand: -AS
   seat 5: in no heap: 7S 8D 8S 9S AS KS | hand: = 9C AC | may -TS in hand of 1
   seat 6: in no heap: 7S 8D 9H 9S AS JH KS | hand: -8S | moves: play AH
251. 6 play AH
   all told: 6 played AH
252. 0 play TH
   all told: 0 played TH
253. 1 play QS
   all told: 1 played QS
254. 2 play JC
   all told: 2 played JC
255. 3 play 8H
   all told: 3 played 8H
256. 4 play KH
   all told: 4 played KH; 1 took the trick QS 8H 9H TH KH AH JC
257. 1 play QC
   all told: 1 played QC
258. 2 play 9D
   all told: 2 played 9D
259. 3 play JD
   all told: 3 played JD
260. 4 play 7D
   all told: 4 played 7D
   all: turn: 5 | trick: 1 led QC 9D JD 7D | trick 2: 5 led 9H AH TH QS JC 8H KH, 1 takes | public.partner: 3
   seat 0, 1, 2, 3, 4, 5: size hand of 6: 2
   seat 0, 1, 2, 3, 5, 6: size hand of 4: 1
   seat 0, 1, 2, 4, 5, 6: sides: 0 1 1 0 1 1 1 | size hand of 3: 1
   seat 0, 1, 3, 4, 5, 6: size hand of 2: 1
   seat 0, 2, 3, 4, 5, 6: size hand of 1: 1
   seat 1, 2, 3, 4, 5, 6: size hand of 0: 2
   seat 3, 4, 5, 6: may -7H in hand of 1, hand of 2
   seat 0: in no heap: 7D 8H 9D AH JC JD KH QC QS | hand: -TH
   seat 1: in no heap: 7D 8H 9D AH JC JD KH TH | hand: = 7C | may -7H in hand of 2
   seat 2: in no heap: 7D 8H AH JD KH QC QS TH | hand: = TC | may -7H in hand of 1
   seat 3: in no heap: 7D 9D AH JC KH QC QS TH | hand: = JS
   seat 4: in no heap: 8H 9D AH JC JD QC QS TH | hand: = QD
   seat 5: in no heap: 7D 8H 9D AH JC JD KH QC QS TH | moves: play 9C, AC
   seat 6: in no heap: 7D 8H 9D JC JD KH QC QS TH | hand: -AH
261. 5 play AC
   all told: 5 played AC
262. 6 play AD
   all told: 6 played AD
263. 0 play KD
   all told: 0 played KD; 1 took the trick 7D 9D JD KD AD QC AC
264. 1 play 7C
   all told: 1 played 7C
265. 2 play TC
   all told: 2 played TC
266. 3 play JS
   all told: 3 played JS
267. 4 play QD
   all told: 4 played QD
268. 5 play 9C
   all told: 5 played 9C
269. 6 play TS
   all told: 6 played TS
270. 0 play 7H
   all told: 0 played 7H; 4 took the trick TS JS 7H QD 7C 9C TC; deal 7 §7.4 lost_every_trick: +12 points to 1 from 0; deal 7 §7.4 lost_every_trick: +12 points to 2 from 0; deal 7 §7.4 lost_every_trick: +12 points to 4 from 0; deal 7 §7.4 lost_every_trick: +12 points to 5 from 0; deal 7 §7.4 lost_every_trick: +12 points to 6 from 3; deal 7 over; match over
   all: turn: nobody | shown: QH TD 8C KC | holds: 4 4 -100 44 -36 76 8 | deals: 7 over, 0 of them thrown in | trick 3: 1 led QC 9D JD 7D AC AD KD, 1 takes | trick 4: 1 led 7C TC JS QD 9C TS 7H, 4 takes | public.phase: settled | public.stakes: 1
   seat 0: no more: hand, aside, trick, size hand of 1, may hand of 1, size hand of 2, may hand of 2, size hand of 3, may hand of 3, size hand of 4, may hand of 4, size hand of 5, may hand of 5, size hand of 6, may hand of 6
   seat 1: no more: hand, trick, size hand of 0, may hand of 0, size hand of 2, may hand of 2, size hand of 3, may hand of 3, size hand of 4, may hand of 4, size hand of 5, may hand of 5, size hand of 6, may hand of 6, size discard of 0, may discard of 0
   seat 2: no more: hand, trick, size hand of 0, may hand of 0, size hand of 1, may hand of 1, size hand of 3, may hand of 3, size hand of 4, may hand of 4, size hand of 5, may hand of 5, size hand of 6, may hand of 6, size discard of 0, may discard of 0
   seat 3: no more: hand, trick, size hand of 0, may hand of 0, size hand of 1, may hand of 1, size hand of 2, may hand of 2, size hand of 4, may hand of 4, size hand of 5, may hand of 5, size hand of 6, may hand of 6, size discard of 0, may discard of 0
   seat 4: no more: hand, trick, size hand of 0, may hand of 0, size hand of 1, may hand of 1, size hand of 2, may hand of 2, size hand of 3, may hand of 3, size hand of 5, may hand of 5, size hand of 6, may hand of 6, size discard of 0, may discard of 0
   seat 5: no more: hand, trick, size hand of 0, may hand of 0, size hand of 1, may hand of 1, size hand of 2, may hand of 2, size hand of 3, may hand of 3, size hand of 4, may hand of 4, size hand of 6, may hand of 6, size discard of 0, may discard of 0
   seat 6: no more: hand, trick, size hand of 0, may hand of 0, size hand of 1, may hand of 1, size hand of 2, may hand of 2, size hand of 3, may hand of 3, size hand of 4, may hand of 4, size hand of 5, may hand of 5, size discard of 0, may discard of 0
