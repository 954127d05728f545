start
   all: turn: chance | dealer: 3 | sides: -1 -1 -1 -1 -1 | holds: 0 0 0 0 0 | deals: 0 over, 0 of them thrown in | public.phase: dealing | public.spoken: 0 | public.picker: -2 | public.partner: -2 | public.setter: -2 | public.call.card: nobody | public.under: nobody | public.blitzes: 0 | public.cracks: 0 | public.cracker: -2 | public.pending: 0 | public.stakes: 1 | public.least: 0 | public.most: 0 | public.blind_to: -2
1. * deal
   all told: 3 dealt
   all: turn: 4 | public.phase: pick | size blind: 2
   seat 0, 1, 2, 3: size hand of 4: 6
   seat 0, 1, 2, 4: size hand of 3: 6
   seat 0, 1, 3, 4: size hand of 2: 6
   seat 0, 2, 3, 4: size hand of 1: 6
   seat 1, 2, 3, 4: size hand of 0: 6
   seat 0: hand: = 7S 8S 8H JH QH QD | may = 9S TS JS QS KS AS 7H 9H TH KH AH 7D 8D 9D TD JD KD AD 7C 8C 9C TC JC QC KC AC in all heaps
   seat 1: hand: = KS KH 9D 7C 8C QC | may = 7S 8S 9S TS JS QS AS 7H 8H 9H TH JH QH AH 7D 8D TD JD QD KD AD 9C TC JC KC AC in all heaps
   seat 2: hand: = AS 8D TD JD JC AC | may = 7S 8S 9S TS JS QS KS 7H 8H 9H TH JH QH KH AH 7D 9D QD KD AD 7C 8C 9C TC QC KC in all heaps
   seat 3: hand: = TS JS 9H 7D AD TC | may = 7S 8S 9S QS KS AS 7H 8H TH JH QH KH AH 8D 9D TD JD QD KD 7C 8C 9C JC QC KC AC in all heaps
   seat 4: hand: = 9S QS 7H TH KD 9C | moves: say pick, pass | may = 7S 8S TS JS KS AS 8H 9H JH QH KH AH 7D 8D 9D TD JD QD AD 7C 8C TC JC QC KC AC in all heaps
2. 4 say pick
   seat 0, 1, 2, 3 told: 4 said pick; 4 drew 2
   seat 4 told: 4 said pick; 4 drew 2: AH KC
   all: no more: size blind, may blind | sides: -1 -1 -1 -1 0 | public.phase: bury | public.spoken: 1 | public.picker: 4 | public.setter: 4 | public.least: 2 | public.most: 2
   seat 0, 1, 2, 3: size hand of 4: 8
   seat 4: in no heap: AH KC | hand: +AH +KC | moves: lay 9S, QS, 7H, TH, AH, KD, 9C, KC
3. 4 lay KC
   seat 0, 1, 2, 3 told: 4 laid a card
   seat 4 told: 4 laid KC
   seat 0, 1, 2, 3: size hand of 4: 7 | size discard of 4: 1
   seat 0: may = 9S TS JS QS KS AS 7H 9H TH KH AH 7D 8D 9D TD JD KD AD 7C 8C 9C TC JC QC KC AC in discard of 4
   seat 1: may = 7S 8S 9S TS JS QS AS 7H 8H 9H TH JH QH AH 7D 8D TD JD QD KD AD 9C TC JC KC AC in discard of 4
   seat 2: may = 7S 8S 9S TS JS QS KS 7H 8H 9H TH JH QH KH AH 7D 9D QD KD AD 7C 8C 9C TC QC KC in discard of 4
   seat 3: may = 7S 8S 9S QS KS AS 7H 8H TH JH QH KH AH 8D 9D TD JD QD KD 7C 8C 9C JC QC KC AC in discard of 4
   seat 4: hand: -KC | aside: KC | moves: lay 9S, QS, 7H, TH, AH, KD, 9C
4. 4 lay AH
   seat 0, 1, 2, 3 told: 4 laid a card
   seat 4 told: 4 laid AH
   seat 0, 1, 2, 3: size hand of 4: 6 | size discard of 4: 2
   seat 4: hand: -AH | aside: AH KC | moves: say done
5. 4 say done
   all told: 4 said done
   all: trick: 4 leads | sides: 1 1 1 1 0 | public.phase: lead | public.call.kind: alone | public.least: 0 | public.most: 0
   seat 4: moves: play 9S, QS, 7H, TH, KD, 9C
6. 4 play 9S
   all told: 4 played 9S
   all: turn: 0 | trick: 4 led 9S | public.phase: reply
   seat 0, 1, 2, 3: in no heap: 9S | size hand of 4: 5
   seat 0: moves: play 7S, 8S
   seat 4: hand: -9S
7. 0 play 8S
   all told: 0 played 8S
   all: turn: 1 | trick: 4 led 9S 8S
   seat 1, 2, 3, 4: in no heap: 8S | size hand of 0: 5
   seat 0: hand: -8S
   seat 1: moves: play KS
8. 1 play KS
   all told: 1 played KS
   all: turn: 2 | trick: 4 led 9S 8S KS
   seat 0, 2, 3, 4: in no heap: KS | size hand of 1: 5
   seat 1: hand: -KS
   seat 2: moves: play AS
9. 2 play AS
   all told: 2 played AS
   all: turn: 3 | trick: 4 led 9S 8S KS AS
   seat 0, 1, 3, 4: in no heap: AS | size hand of 2: 5
   seat 2: hand: -AS
   seat 3: moves: play TS
10. 3 play TS
   all told: 3 played TS; 2 took the trick 8S 9S TS KS AS
   all: turn: 2 | trick: 2 leads | trick 1: 4 led 9S 8S KS AS TS, 2 takes | public.phase: lead
   seat 0, 1, 2, 4: in no heap: TS | size hand of 3: 5
   seat 2: moves: play 8D, TD, JD, JC, AC
   seat 3: hand: -TS
11. 2 play AC
   all told: 2 played AC
   all: turn: 3 | trick: 2 led AC | public.phase: reply
   seat 0, 1, 3, 4: in no heap: AC | size hand of 2: 4
   seat 2: hand: -AC
   seat 3: moves: play TC
12. 3 play TC
   all told: 3 played TC
   all: turn: 4 | trick: 2 led AC TC
   seat 0, 1, 2, 4: in no heap: TC | size hand of 3: 4
   seat 3: hand: -TC
   seat 4: moves: play 9C
13. 4 play 9C
   all told: 4 played 9C
   all: turn: 0 | trick: 2 led AC TC 9C
   seat 0, 1, 2, 3: in no heap: 9C | size hand of 4: 4
   seat 0: moves: play JH, QH, QD
   seat 4: hand: -9C
14. 0 play QD
   all told: 0 played QD
   all: turn: 1 | trick: 2 led AC TC 9C QD
   seat 1, 2, 3, 4: in no heap: QD | size hand of 0: 4
   seat 2, 3: may -7C -8C -KC in hand of 0
   seat 0: hand: -QD
   seat 1: moves: play 7C, 8C | may -KC in hand of 0
   seat 4: may -7C -8C in hand of 0
15. 1 play 7C
   all told: 1 played 7C; 0 took the trick QD 7C 9C TC AC
   all: turn: 0 | trick: 0 leads | trick 2: 2 led AC TC 9C QD 7C, 0 takes | public.phase: lead
   seat 0, 2, 3, 4: in no heap: 7C | size hand of 1: 4
   seat 0: moves: play 7S, 8H, JH, QH
   seat 1: hand: -7C
16. 0 play 7S
   all told: 0 played 7S
   all: turn: 1 | trick: 0 led 7S | public.phase: reply
   seat 1, 2, 3, 4: in no heap: 7S | size hand of 0: 3
   seat 0: hand: -7S
   seat 1: moves: play 9D, QC
17. 1 play 9D
   all told: 1 played 9D
   all: turn: 2 | trick: 0 led 7S 9D
   seat 0, 2, 3, 4: in no heap: 9D | size hand of 1: 3
   seat 1: hand: -9D
   seat 2: moves: play 8D, TD, JD, JC
18. 2 play TD
   all told: 2 played TD
   all: turn: 3 | trick: 0 led 7S 9D TD
   seat 0, 1, 3, 4: in no heap: TD | size hand of 2: 3
   seat 2: hand: -TD
   seat 3: moves: play JS, 7D, AD
19. 3 play AD
   all told: 3 played AD
   all: turn: 4 | trick: 0 led 7S 9D TD AD
   seat 0, 1, 2, 4: in no heap: AD | size hand of 3: 3
   seat 3: hand: -AD
   seat 4: moves: play QS, KD
20. 4 play KD
   all told: 4 played KD; 3 took the trick 7S 9D TD KD AD
   all: turn: 3 | trick: 3 leads | trick 3: 0 led 7S 9D TD AD KD, 3 takes | public.phase: lead
   seat 0, 1, 2, 3: in no heap: KD | size hand of 4: 3
   seat 3: moves: play JS, 9H, 7D
   seat 4: hand: -KD
21. 3 play 7D
   all told: 3 played 7D
   all: turn: 4 | trick: 3 led 7D | public.phase: reply
   seat 0, 1, 2, 4: in no heap: 7D | size hand of 3: 2
   seat 3: hand: -7D
   seat 4: moves: play QS
22. 4 play QS
   all told: 4 played QS
   all: turn: 0 | trick: 3 led 7D QS
   seat 0, 1, 2, 3: in no heap: QS | size hand of 4: 2
   seat 0: moves: play JH, QH
   seat 4: hand: -QS
23. 0 play JH
   all told: 0 played JH
   all: turn: 1 | trick: 3 led 7D QS JH
   seat 1, 2, 3, 4: in no heap: JH | size hand of 0: 2
   seat 0: hand: -JH
   seat 1: moves: play QC
24. 1 play QC
   all told: 1 played QC
   all: turn: 2 | trick: 3 led 7D QS JH QC
   seat 0, 2, 3, 4: in no heap: QC | size hand of 1: 2
   seat 1: hand: -QC
   seat 2: moves: play 8D, JD, JC
25. 2 play 8D
   all told: 2 played 8D; 1 took the trick QS JH 7D 8D QC
   all: turn: 1 | trick: 1 leads | trick 4: 3 led 7D QS JH QC 8D, 1 takes | public.phase: lead
   seat 0, 1, 3, 4: in no heap: 8D | size hand of 2: 2
   seat 1: moves: play KH, 8C
   seat 2: hand: -8D
26. 1 play 8C
   all told: 1 played 8C
   all: turn: 2 | trick: 1 led 8C | public.phase: reply
   seat 0, 2, 3, 4: in no heap: 8C | size hand of 1: 1
   seat 1: hand: = KH
   seat 2: moves: play JD, JC
27. 2 play JC
   all told: 2 played JC
   all: turn: 3 | trick: 1 led 8C JC
   seat 0, 1, 3, 4: in no heap: JC | size hand of 2: 1
   seat 0, 1, 3: may -KC in hand of 2
   seat 2: hand: = JD
   seat 3: moves: play JS
28. 3 play JS
   all told: 3 played JS
   all: turn: 4 | trick: 1 led 8C JC JS
   seat 0, 1, 2, 4: in no heap: JS | size hand of 3: 1
   seat 0, 1, 2: may -KC in hand of 3
   seat 3: hand: = 9H
   seat 4: moves: play 7H, TH
29. 4 play 7H
   all told: 4 played 7H
   all: turn: 0 | trick: 1 led 8C JC JS 7H
   seat 0, 1, 2, 3: in no heap: 7H | size hand of 4: 1
   seat 1, 3: may -QH -JD -KC in hand of 4
   seat 0: moves: play QH | may -JD -KC in hand of 4
   seat 2: may -QH -KC in hand of 4
   seat 4: hand: = TH
30. 0 play QH
   all told: 0 played QH; 0 took the trick JS 7H QH 8C JC
   all: trick: 0 leads | trick 5: 1 led 8C JC JS 7H QH, 0 takes | public.phase: lead
   seat 1, 2, 3, 4: in no heap: QH | size hand of 0: 1
   seat 0: hand: = 8H | moves: play 8H
31. 0 play 8H
   all told: 0 played 8H
   all: turn: 1 | trick: 0 led 8H | public.phase: reply
   seat 1, 2, 3, 4: no more: size hand of 0, may hand of 0 | in no heap: 8H
   seat 0: no more: hand
   seat 1: moves: play KH
32. 1 play KH
   all told: 1 played KH
   all: turn: 2 | trick: 0 led 8H KH
   seat 0, 2, 3, 4: no more: size hand of 1, may hand of 1 | in no heap: KH
   seat 1: no more: hand
   seat 2: moves: play JD
33. 2 play JD
   all told: 2 played JD
   all: turn: 3 | trick: 0 led 8H KH JD
   seat 0, 1, 3, 4: no more: size hand of 2, may hand of 2 | in no heap: JD
   seat 2: no more: hand
   seat 3: moves: play 9H
34. 3 play 9H
   all told: 3 played 9H
   all: turn: 4 | trick: 0 led 8H KH JD 9H
   seat 0, 1, 2, 4: no more: size hand of 3, may hand of 3
   seat 0, 1, 2: in no heap: 9H
   seat 3: no more: hand
   seat 4: moves: play TH
35. 4 play TH
   all told: 4 played TH; 2 took the trick 8H 9H TH KH JD; deal 1 §7.4 lost_every_trick: +6 points to 0 from 4; deal 1 §7.4 lost_every_trick: +6 points to 1 from 4; deal 1 §7.4 lost_every_trick: +6 points to 2 from 4; deal 1 §7.4 lost_every_trick: +6 points to 3 from 4; deal 1 over; match over
   all: turn: nobody | shown: AH KC | holds: 6 6 6 6 -24 | deals: 1 over, 0 of them thrown in | trick 6: 0 led 8H KH JD 9H TH, 2 takes | public.phase: settled
   seat 0, 1, 2, 3: no more: trick, size hand of 4, may hand of 4, size discard of 4, may discard of 4
   seat 4: no more: hand, aside, trick
