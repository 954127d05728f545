start
   all: turn: chance | dealer: 1 | sides: -1 -1 -1 | holds: 0 0 0 | deals: 0 over, 0 of them thrown in | public.phase: dealing | public.spoken: 0 | public.picker: -2 | public.partner: -2 | public.setter: -2 | public.call.card: nobody | public.under: nobody | public.blitzes: 0 | public.cracks: 0 | public.cracker: -2 | public.pending: 0 | public.stakes: 1 | public.least: 0 | public.most: 0 | public.blind_to: -2
1. * deal
   all told: 1 dealt
   all: turn: 2 | public.phase: pick | size blind: 2
   seat 0, 1: size hand of 2: 10
   seat 0, 2: size hand of 1: 10
   seat 1, 2: size hand of 0: 10
   seat 0: hand: = 8S QS 7H JH 8D 9D TD QD 7C AC | may = 7S 9S TS JS KS AS 8H 9H TH QH KH AH 7D JD KD AD 8C 9C TC JC QC KC in all heaps
   seat 1: hand: = KS AS 8H AH 7D AD 8C 9C TC JC | may = 7S 8S 9S TS JS QS 7H 9H TH JH QH KH 8D 9D TD JD QD KD 7C QC KC AC in all heaps
   seat 2: hand: = 9S TS JS 9H TH QH JD KD QC KC | moves: say pick, pass | may = 7S 8S QS KS AS 7H 8H JH KH AH 7D 8D 9D TD QD AD 7C 8C 9C TC JC AC in all heaps
2. 2 say pass
   all told: 2 said pass
   all: turn: 0 | public.spoken: 1
   seat 0: moves: say pick, pass
3. 0 say pass
   all told: 0 said pass
   all: turn: 1 | public.spoken: 2
   seat 1: moves: say pick, pass
4. 1 say pick
   all told: 1 said pick
   all: sides: -1 0 -1 | public.phase: blitz | public.spoken: 3 | public.picker: 1 | public.setter: 1
   seat 1: moves: say go_on
5. 1 say go_on
   seat 0, 2 told: 1 said go_on; 1 drew 2
   seat 1 told: 1 said go_on; 1 drew 2: 7S KH
   all: no more: size blind, may blind | public.phase: bury | public.least: 2 | public.most: 2
   seat 0, 2: size hand of 1: 12
   seat 1: in no heap: 7S KH | hand: +7S +KH | moves: lay 7S, KS, AS, 8H, KH, AH, 7D, AD, 8C, 9C, TC, JC
6. 1 lay TC
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid TC
   seat 0, 2: size hand of 1: 11 | size discard of 1: 1
   seat 0: may = 7S 9S TS JS KS AS 8H 9H TH QH KH AH 7D JD KD AD 8C 9C TC JC QC KC in discard of 1
   seat 1: hand: -TC | aside: TC | moves: lay 7S, KS, AS, 8H, KH, AH, 7D, AD, 8C, 9C, JC
   seat 2: may = 7S 8S QS KS AS 7H 8H JH KH AH 7D 8D 9D TD QD AD 7C 8C 9C TC JC AC in discard of 1
7. 1 lay 7D
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid 7D
   seat 0, 2: size hand of 1: 10 | size discard of 1: 2
   seat 1: hand: -7D | aside: 7D TC | moves: say done
8. 1 say done
   all told: 1 said done
   all: turn: 2 | trick: 2 leads | sides: 1 0 1 | public.phase: lead | public.call.kind: alone | public.least: 0 | public.most: 0
   seat 2: moves: play 9S, TS, JS, 9H, TH, QH, JD, KD, QC, KC
9. 2 play KD
   all told: 2 played KD
   all: turn: 0 | trick: 2 led KD | public.phase: reply
   seat 0, 1: in no heap: KD | size hand of 2: 9
   seat 0: moves: play QS, JH, 8D, 9D, TD, QD
   seat 2: hand: -KD
10. 0 play TD
   all told: 0 played TD
   all: turn: 1 | trick: 2 led KD TD
   seat 1, 2: in no heap: TD | size hand of 0: 9
   seat 0: hand: -TD
   seat 1: moves: play AD, JC
11. 1 play JC
   all told: 1 played JC; 1 took the trick TD KD JC
   all: trick: 1 leads | trick 1: 2 led KD TD JC, 1 takes | public.phase: lead
   seat 0, 2: in no heap: JC | size hand of 1: 9
   seat 1: hand: -JC | moves: play 7S, KS, AS, 8H, KH, AH, AD, 8C, 9C
12. 1 play AD
   all told: 1 played AD
   all: turn: 2 | trick: 1 led AD | public.phase: reply
   seat 0, 2: in no heap: AD | size hand of 1: 8
   seat 1: hand: -AD
   seat 2: moves: play JS, QH, JD, QC
13. 2 play JD
   all told: 2 played JD
   all: turn: 0 | trick: 1 led AD JD
   seat 0, 1: in no heap: JD | size hand of 2: 8
   seat 0: moves: play QS, JH, 8D, 9D, QD
   seat 2: hand: -JD
14. 0 play 8D
   all told: 0 played 8D; 2 took the trick 8D JD AD
   all: turn: 2 | trick: 2 leads | trick 2: 1 led AD JD 8D, 2 takes | public.phase: lead
   seat 1, 2: in no heap: 8D | size hand of 0: 8
   seat 0: hand: -8D
   seat 2: moves: play 9S, TS, JS, 9H, TH, QH, QC, KC
15. 2 play TS
   all told: 2 played TS
   all: turn: 0 | trick: 2 led TS | public.phase: reply
   seat 0, 1: in no heap: TS | size hand of 2: 7
   seat 0: moves: play 8S
   seat 2: hand: -TS
16. 0 play 8S
   all told: 0 played 8S
   all: turn: 1 | trick: 2 led TS 8S
   seat 1, 2: in no heap: 8S | size hand of 0: 7
   seat 0: hand: -8S
   seat 1: moves: play 7S, KS, AS
17. 1 play KS
   all told: 1 played KS; 2 took the trick 8S TS KS
   all: turn: 2 | trick: 2 leads | trick 3: 2 led TS 8S KS, 2 takes | public.phase: lead
   seat 0, 2: in no heap: KS | size hand of 1: 7
   seat 1: hand: -KS
   seat 2: moves: play 9S, JS, 9H, TH, QH, QC, KC
18. 2 play 9S
   all told: 2 played 9S
   all: turn: 0 | trick: 2 led 9S | public.phase: reply
   seat 0, 1: in no heap: 9S | size hand of 2: 6
   seat 0: moves: play QS, 7H, JH, 9D, QD, 7C, AC
   seat 2: hand: -9S
19. 0 play AC
   all told: 0 played AC
   all: turn: 1 | trick: 2 led 9S AC
   seat 1, 2: in no heap: AC | size hand of 0: 6
   seat 0: hand: -AC
   seat 1: moves: play 7S, AS
   seat 2: may -7S -AS in hand of 0
20. 1 play AS
   all told: 1 played AS; 1 took the trick 9S AS AC
   all: trick: 1 leads | trick 4: 2 led 9S AC AS, 1 takes | public.phase: lead
   seat 0, 2: in no heap: AS | size hand of 1: 6
   seat 1: hand: -AS | moves: play 7S, 8H, KH, AH, 8C, 9C
21. 1 play 8H
   all told: 1 played 8H
   all: turn: 2 | trick: 1 led 8H | public.phase: reply
   seat 0, 2: in no heap: 8H | size hand of 1: 5
   seat 1: hand: -8H
   seat 2: moves: play 9H, TH
22. 2 play 9H
   all told: 2 played 9H
   all: turn: 0 | trick: 1 led 8H 9H
   seat 0, 1: in no heap: 9H | size hand of 2: 5
   seat 0: moves: play 7H
   seat 2: hand: -9H
23. 0 play 7H
   all told: 0 played 7H; 2 took the trick 7H 8H 9H
   all: turn: 2 | trick: 2 leads | trick 5: 1 led 8H 9H 7H, 2 takes | public.phase: lead
   seat 1, 2: in no heap: 7H | size hand of 0: 5
   seat 0: hand: -7H
   seat 2: moves: play JS, TH, QH, QC, KC
24. 2 play KC
   all told: 2 played KC
   all: turn: 0 | trick: 2 led KC | public.phase: reply
   seat 0, 1: in no heap: KC | size hand of 2: 4
   seat 0: moves: play 7C
   seat 2: hand: -KC
25. 0 play 7C
   all told: 0 played 7C
   all: turn: 1 | trick: 2 led KC 7C
   seat 1, 2: in no heap: 7C | size hand of 0: 4
   seat 0: hand: -7C
   seat 1: moves: play 8C, 9C
26. 1 play 8C
   all told: 1 played 8C; 2 took the trick 7C 8C KC
   all: turn: 2 | trick: 2 leads | trick 6: 2 led KC 7C 8C, 2 takes | public.phase: lead
   seat 0, 2: in no heap: 8C | size hand of 1: 4
   seat 1: hand: -8C
   seat 2: moves: play JS, TH, QH, QC
27. 2 play JS
   all told: 2 played JS
   all: turn: 0 | trick: 2 led JS | public.phase: reply
   seat 0, 1: in no heap: JS | size hand of 2: 3
   seat 0: moves: play QS, JH, 9D, QD
   seat 2: hand: -JS
28. 0 play QD
   all told: 0 played QD
   all: turn: 1 | trick: 2 led JS QD
   seat 1, 2: in no heap: QD | size hand of 0: 3
   seat 0: hand: -QD
   seat 1: moves: play 7S, KH, AH, 9C
29. 1 play KH
   all told: 1 played KH; 0 took the trick JS KH QD
   all: turn: 0 | trick: 0 leads | trick 7: 2 led JS QD KH, 0 takes | public.phase: lead
   seat 0, 2: in no heap: KH | size hand of 1: 3
   seat 0: moves: play QS, JH, 9D | may -QH -7D -QC in hand of 1
   seat 1: hand: -KH
   seat 2: may = 7S AH 9C TC in hand of 1
30. 0 play QS
   all told: 0 played QS
   all: turn: 1 | trick: 0 led QS | public.phase: reply
   seat 1, 2: in no heap: QS | size hand of 0: 2
   seat 0: hand: -QS
   seat 1: moves: play 7S, AH, 9C
31. 1 play AH
   all told: 1 played AH
   all: turn: 2 | trick: 0 led QS AH
   seat 0, 2: in no heap: AH | size hand of 1: 2
   seat 1: hand: -AH
   seat 2: moves: play QH, QC
32. 2 play QC
   all told: 2 played QC; 2 took the trick QS AH QC
   all: trick: 2 leads | trick 8: 0 led QS AH QC, 2 takes | public.phase: lead
   seat 0, 1: in no heap: QC | size hand of 2: 2
   seat 2: hand: -QC | moves: play TH, QH
33. 2 play QH
   all told: 2 played QH
   all: turn: 0 | trick: 2 led QH | public.phase: reply
   seat 0, 1: in no heap: QH | size hand of 2: 1
   seat 0: moves: play JH, 9D
   seat 2: hand: = TH
34. 0 play JH
   all told: 0 played JH
   all: turn: 1 | trick: 2 led QH JH
   seat 1, 2: in no heap: JH | size hand of 0: 1
   seat 0: hand: = 9D
   seat 1: moves: play 7S, 9C
35. 1 play 9C
   all told: 1 played 9C; 2 took the trick JH QH 9C
   all: turn: 2 | trick: 2 leads | trick 9: 2 led QH JH 9C, 2 takes | public.phase: lead
   seat 0, 2: in no heap: 9C | size hand of 1: 1
   seat 1: hand: = 7S
   seat 2: moves: play TH
36. 2 play TH
   all told: 2 played TH
   all: turn: 0 | trick: 2 led TH | public.phase: reply
   seat 0, 1: no more: size hand of 2, may hand of 2 | in no heap: TH
   seat 0: moves: play 9D
   seat 2: no more: hand
37. 0 play 9D
   all told: 0 played 9D
   all: turn: 1 | trick: 2 led TH 9D
   seat 1, 2: no more: size hand of 0, may hand of 0
   seat 0: no more: hand
   seat 1: moves: play 7S
   seat 2: in no heap: 9D
38. 1 play 7S
   all told: 1 played 7S; 0 took the trick 7S TH 9D; deal 1 §7.6 lost: +2 points to 2 from 1; deal 1 §7.6 lost: +2 points to 0 from 1; deal 1 over; match over
   all: turn: nobody | shown: 7D TC | holds: 2 -4 2 | deals: 1 over, 0 of them thrown in | trick 10: 2 led TH 9D 7S, 0 takes | public.phase: settled
   seat 0, 2: no more: trick, size hand of 1, may hand of 1, size discard of 1, may discard of 1
   seat 1: no more: hand, aside, trick
