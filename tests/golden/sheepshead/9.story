start
   all: turn: chance | dealer: 1 | sides: -1 -1 -1 -1 -1 | holds: 0 0 0 0 0 | deals: 0 over, 0 of them thrown in | public.phase: dealing | public.spoken: 0 | public.picker: -2 | public.partner: -2 | public.setter: -2 | public.call.card: nobody | public.under: nobody | public.blitzes: 0 | public.cracks: 0 | public.cracker: -2 | public.pending: 0 | public.stakes: 1 | public.least: 0 | public.most: 0 | public.blind_to: -2
1. * deal
   all told: 1 dealt
   all: turn: 2 | public.phase: pick | public.played_for: card_points | size blind: 2
   seat 0, 1, 2, 3: size hand of 4: 6
   seat 0, 1, 2, 4: size hand of 3: 6
   seat 0, 1, 3, 4: size hand of 2: 6
   seat 0, 2, 3, 4: size hand of 1: 6
   seat 1, 2, 3, 4: size hand of 0: 6
   seat 0: hand: = TS JH QH AH TD JD | may = 7S 8S 9S JS QS KS AS 7H 8H 9H TH KH 7D 8D 9D QD KD AD 7C 8C 9C TC JC QC KC AC in all heaps
   seat 1: hand: = 7H 9H TH AD 7C QC | may = 7S 8S 9S TS JS QS KS AS 8H JH QH KH AH 7D 8D 9D TD JD QD KD 8C 9C TC JC KC AC in all heaps
   seat 2: hand: = JS KS AS 8H 8D KC | moves: say pick, pass | may = 7S 8S 9S TS QS 7H 9H TH JH QH KH AH 7D 9D TD JD QD KD AD 7C 8C 9C TC JC QC AC in all heaps
   seat 3: hand: = 7S 8S KD 8C TC AC | may = 9S TS JS QS KS AS 7H 8H 9H TH JH QH KH AH 7D 8D 9D TD JD QD AD 7C 9C JC QC KC in all heaps
   seat 4: hand: = 9S QS KH 9D 9C JC | may = 7S 8S TS JS KS AS 7H 8H 9H TH JH QH AH 7D 8D TD JD QD KD AD 7C 8C TC QC KC AC in all heaps
2. 2 say pass
   all told: 2 said pass
   all: turn: 3 | public.spoken: 1
   seat 3: moves: say pick, pass
3. 3 say pick
   seat 0, 1, 2, 4 told: 3 said pick; 3 drew 2
   seat 3 told: 3 said pick; 3 drew 2: 7D QD
   all: no more: size blind, may blind | public.phase: bury | public.spoken: 2 | public.picker: 3 | public.setter: 3 | public.least: 2 | public.most: 2
   seat 0, 1, 2, 4: size hand of 3: 8
   seat 3: in no heap: 7D QD | hand: +7D +QD | moves: lay 7S, 8S, 7D, QD, KD, 8C, TC, AC
4. 3 lay KD
   seat 0, 1, 2, 4 told: 3 laid a card
   seat 3 told: 3 laid KD
   seat 0, 1, 2, 4: size hand of 3: 7 | size discard of 3: 1
   seat 0: may = 7S 8S 9S JS QS KS AS 7H 8H 9H TH KH 7D 8D 9D QD KD AD 7C 8C 9C TC JC QC KC AC in discard of 3
   seat 1: may = 7S 8S 9S TS JS QS KS AS 8H JH QH KH AH 7D 8D 9D TD JD QD KD 8C 9C TC JC KC AC in discard of 3
   seat 2: may = 7S 8S 9S TS QS 7H 9H TH JH QH KH AH 7D 9D TD JD QD KD AD 7C 8C 9C TC JC QC AC in discard of 3
   seat 3: hand: -KD | aside: KD | moves: lay 7S, 8S, 7D, QD, 8C, TC, AC
   seat 4: may = 7S 8S TS JS KS AS 7H 8H 9H TH JH QH AH 7D 8D TD JD QD KD AD 7C 8C TC QC KC AC in discard of 3
5. 3 lay QD
   seat 0, 1, 2, 4 told: 3 laid a card
   seat 3 told: 3 laid QD
   seat 0, 1, 2, 4: size hand of 3: 6 | size discard of 3: 2
   seat 3: hand: -QD | aside: QD KD | moves: say done
6. 3 say done
   all told: 3 said done
   all: turn: 2 | trick: 2 leads | public.phase: lead | public.call.kind: alone | public.least: 0 | public.most: 0
   seat 2: moves: play JS, KS, AS, 8H, 8D, KC
7. 2 play KC
   all told: 2 played KC
   all: turn: 3 | trick: 2 led KC | public.phase: reply
   seat 0, 1, 3, 4: in no heap: KC | size hand of 2: 5
   seat 2: hand: -KC
   seat 3: moves: play 8C, TC, AC
8. 3 play TC
   all told: 3 played TC
   all: turn: 4 | trick: 2 led KC TC
   seat 0, 1, 2, 4: in no heap: TC | size hand of 3: 5
   seat 3: hand: -TC
   seat 4: moves: play 9C
9. 4 play 9C
   all told: 4 played 9C
   all: turn: 0 | trick: 2 led KC TC 9C
   seat 0, 1, 2, 3: in no heap: 9C | size hand of 4: 5
   seat 0: moves: play JH, QH, TD, JD
   seat 4: hand: -9C
10. 0 play JD
   all told: 0 played JD
   all: turn: 1 | trick: 2 led KC TC 9C JD
   seat 1, 2, 3, 4: in no heap: JD | size hand of 0: 5
   seat 2, 4: may -7C -8C -AC in hand of 0
   seat 0: hand: -JD
   seat 1: moves: play 7C | may -8C -AC in hand of 0
   seat 3: may -7C in hand of 0
11. 1 play 7C
   all told: 1 played 7C; 0 took the trick JD 7C 9C TC KC
   all: turn: 0 | trick: 0 leads | trick 1: 2 led KC TC 9C JD 7C, 0 takes | public.phase: lead
   seat 0, 2, 3, 4: in no heap: 7C | size hand of 1: 5
   seat 0: moves: play TS, JH, QH, AH, TD
   seat 1: hand: -7C
12. 0 play QH
   all told: 0 played QH
   all: turn: 1 | trick: 0 led QH | public.phase: reply
   seat 1, 2, 3, 4: in no heap: QH | size hand of 0: 4
   seat 0: hand: -QH
   seat 1: moves: play AD, QC
13. 1 play AD
   all told: 1 played AD
   all: turn: 2 | trick: 0 led QH AD
   seat 0, 2, 3, 4: in no heap: AD | size hand of 1: 4
   seat 1: hand: -AD
   seat 2: moves: play JS, 8D
14. 2 play JS
   all told: 2 played JS
   all: turn: 3 | trick: 0 led QH AD JS
   seat 0, 1, 3, 4: in no heap: JS | size hand of 2: 4
   seat 2: hand: -JS
   seat 3: moves: play 7D
15. 3 play 7D
   all told: 3 played 7D
   all: turn: 4 | trick: 0 led QH AD JS 7D
   seat 0, 1, 2, 4: in no heap: 7D | size hand of 3: 4
   seat 3: hand: -7D
   seat 4: moves: play QS, 9D, JC
16. 4 play 9D
   all told: 4 played 9D; 0 took the trick JS QH 7D 9D AD
   all: turn: 0 | trick: 0 leads | trick 2: 0 led QH AD JS 7D 9D, 0 takes | public.phase: lead
   seat 0, 1, 2, 3: in no heap: 9D | size hand of 4: 4
   seat 0: moves: play TS, JH, AH, TD
   seat 4: hand: -9D
17. 0 play JH
   all told: 0 played JH
   all: turn: 1 | trick: 0 led JH | public.phase: reply
   seat 1, 2, 3, 4: in no heap: JH | size hand of 0: 3
   seat 0: hand: -JH
   seat 1: moves: play QC
18. 1 play QC
   all told: 1 played QC
   all: turn: 2 | trick: 0 led JH QC
   seat 0, 2, 3, 4: in no heap: QC | size hand of 1: 3
   seat 1: hand: -QC
   seat 2: moves: play 8D
19. 2 play 8D
   all told: 2 played 8D
   all: turn: 3 | trick: 0 led JH QC 8D
   seat 0, 1, 3, 4: in no heap: 8D | size hand of 2: 3
   seat 2: hand: -8D
   seat 3: moves: play 7S, 8S, 8C, AC
20. 3 play 8C
   all told: 3 played 8C
   all: turn: 4 | trick: 0 led JH QC 8D 8C
   seat 0, 1, 2, 4: in no heap: 8C | size hand of 3: 3
   seat 1, 2: may -QS -TD -QD -KD -JC in hand of 3
   seat 0: may -QS -QD -KD -JC in hand of 3
   seat 3: hand: -8C
   seat 4: moves: play QS, JC | may -TD -QD -KD in hand of 3
21. 4 play JC
   all told: 4 played JC; 1 took the trick JH 8D 8C JC QC
   all: turn: 1 | trick: 1 leads | trick 3: 0 led JH QC 8D 8C JC, 1 takes | public.phase: lead
   seat 0, 1, 2, 3: in no heap: JC | size hand of 4: 3
   seat 1: moves: play 7H, 9H, TH
   seat 4: hand: -JC
22. 1 play TH
   all told: 1 played TH
   all: turn: 2 | trick: 1 led TH | public.phase: reply
   seat 0, 2, 3, 4: in no heap: TH | size hand of 1: 2
   seat 1: hand: -TH
   seat 2: moves: play 8H
23. 2 play 8H
   all told: 2 played 8H
   all: turn: 3 | trick: 1 led TH 8H
   seat 0, 1, 3, 4: in no heap: 8H | size hand of 2: 2
   seat 2: hand: -8H
   seat 3: moves: play 7S, 8S, AC
24. 3 play AC
   all told: 3 played AC
   all: turn: 4 | trick: 1 led TH 8H AC
   seat 0, 1, 2, 4: in no heap: AC | size hand of 3: 2
   seat 0: may -7H -9H -KH in hand of 3
   seat 1: may -KH -AH in hand of 3
   seat 2: may = 7S 8S 9S TS in hand of 3
   seat 3: hand: -AC
   seat 4: moves: play KH | may -7H -9H -AH in hand of 3
25. 4 play KH
   all told: 4 played KH
   all: turn: 0 | trick: 1 led TH 8H AC KH
   seat 0, 1, 2, 3: in no heap: KH | size hand of 4: 2
   seat 0: moves: play AH
   seat 4: hand: -KH
26. 0 play AH
   all told: 0 played AH; 0 took the trick 8H TH KH AH AC
   all: trick: 0 leads | trick 4: 1 led TH 8H AC KH AH, 0 takes | public.phase: lead
   seat 1, 2, 3, 4: in no heap: AH | size hand of 0: 2
   seat 0: hand: -AH | moves: play TS, TD
27. 0 play TS
   all told: 0 played TS
   all: turn: 1 | trick: 0 led TS | public.phase: reply
   seat 1, 2, 3, 4: in no heap: TS | size hand of 0: 1
   seat 0: hand: = TD
   seat 1: moves: play 7H, 9H
28. 1 play 9H
   all told: 1 played 9H
   all: turn: 2 | trick: 0 led TS 9H
   seat 0, 2, 3, 4: in no heap: 9H | size hand of 1: 1 | may = 7H in hand of 1
   seat 1: hand: = 7H
   seat 2: moves: play KS, AS
29. 2 play KS
   all told: 2 played KS
   all: turn: 3 | trick: 0 led TS 9H KS
   seat 0, 1, 3, 4: in no heap: KS | size hand of 2: 1
   seat 2: hand: = AS
   seat 3: moves: play 7S, 8S
30. 3 play 8S
   all told: 3 played 8S
   all: turn: 4 | trick: 0 led TS 9H KS 8S
   seat 0, 1, 2, 4: in no heap: 8S | size hand of 3: 1
   seat 3: hand: = 7S
   seat 4: moves: play 9S
31. 4 play 9S
   all told: 4 played 9S; 0 took the trick 8S 9S TS KS 9H
   all: turn: 0 | trick: 0 leads | trick 5: 0 led TS 9H KS 8S 9S, 0 takes | public.phase: lead
   seat 0, 1, 2, 3: in no heap: 9S | size hand of 4: 1
   seat 0: moves: play TD
   seat 4: hand: = QS
32. 0 play TD
   all told: 0 played TD
   all: turn: 1 | trick: 0 led TD | public.phase: reply
   seat 1, 2, 3, 4: no more: size hand of 0, may hand of 0 | in no heap: TD
   seat 0: no more: hand
   seat 1: moves: play 7H
33. 1 play 7H
   all told: 1 played 7H
   all: turn: 2 | trick: 0 led TD 7H
   seat 0, 2, 3, 4: no more: size hand of 1, may hand of 1 | in no heap: 7H
   seat 1: no more: hand
   seat 2: moves: play AS
34. 2 play AS
   all told: 2 played AS
   all: turn: 3 | trick: 0 led TD 7H AS
   seat 0, 1, 3, 4: no more: size hand of 2, may hand of 2 | in no heap: AS
   seat 2: no more: hand
   seat 3: moves: play 7S
35. 3 play 7S
   all told: 3 played 7S
   all: turn: 4 | trick: 0 led TD 7H AS 7S
   seat 0, 1, 2, 4: no more: size hand of 3, may hand of 3 | in no heap: 7S
   seat 3: no more: hand
   seat 4: moves: play QS
36. 4 play QS
   all told: 4 played QS; 4 took the trick 7S QS AS 7H TD; deal 1 §10.4 own_tricks: +82 card_points to 0; deal 1 §10.4 own_tricks: +7 card_points to 1; deal 1 §10.4 own_tricks: +24 card_points to 4; deal 1 over; match over
   all: turn: nobody | shown: QD KD | holds: 82 7 0 0 24 | deals: 1 over, 0 of them thrown in | trick 6: 0 led TD 7H AS 7S QS, 4 takes | public.phase: settled
   seat 0, 1, 2: no more: trick, size hand of 4, may hand of 4, size discard of 3, may discard of 3
   seat 3: no more: aside, trick, size hand of 4, may hand of 4
   seat 4: no more: hand, trick, size discard of 3, may discard of 3
