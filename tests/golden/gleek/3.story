start
   all: turn: chance | dealer: 2 | sides: 0 1 2 | holds: 0 0 0 | deals: 0 over, 0 of them thrown in | public.phase: dealing | public.turn_up: nobody | public.ruffs: ({} {} {}) | public.pass_final: False
1. * deal
   all told: 2 dealt
   all: turn: 1 | shown: 5S | public.phase: auction | public.turn_up: 5S | public.auction: ([0 bid 13]) | size stock: 7
   seat 0, 1: size hand of 2: 12
   seat 0, 2: size hand of 1: 12
   seat 1, 2: size hand of 0: 12
   seat 0: hand: = 4S 8S 4H 5H TH QH 7D 8D QD 5C 6C KC | may = 6S 7S 9S TS JS QS KS AS 6H 7H 8H 9H JH KH AH 4D 5D 6D 9D TD JD KD AD 4C 7C 8C 9C TC JC QC AC in all heaps
   seat 1: hand: = 6S QS KS 6H 8H JH AH 6D 9D TD TC JC | moves: say bid 14, pass | may = 4S 7S 8S 9S TS JS AS 4H 5H 7H 9H TH QH KH 4D 5D 7D 8D JD QD KD AD 4C 5C 6C 7C 8C 9C QC KC AC in all heaps
   seat 2: hand: = 7S TS JS AS 9H KH 5D JD KD 7C 8C AC | may = 4S 6S 8S 9S QS KS 4H 5H 6H 7H 8H TH JH QH AH 4D 6D 7D 8D 9D TD QD AD 4C 5C 6C 9C TC JC QC KC in all heaps
2. 1 say pass
   all told: 1 said pass
   all: turn: 2 | public.auction: ([0 bid 13] [1 pass None])
   seat 2: moves: say bid 14, pass
3. 2 say bid 14
   all told: 2 said bid 14
   all: turn: 0 | public.auction: ([0 bid 13] [1 pass None] [2 bid 14])
   seat 0: moves: say bid 15, pass
4. 0 say pass
   all told: 0 said pass; deal 1 §6.7 stock: +7 pence to 0 from 2; deal 1 §6.7 stock: +7 pence to 1 from 2
   all: turn: 2 | holds: 7 7 -14 | public.phase: exchange | public.auction: ([0 bid 13] [1 pass None] [2 bid 14] [0 pass None])
   seat 2: moves: lay 7S, TS, JS, AS, 9H, KH, 5D, JD, KD, 7C, 8C, AC
5. 2 lay TS
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid TS
   seat 0, 1: size hand of 2: 11 | size discard of 2: 1
   seat 0: may = 6S 7S 9S TS JS QS KS AS 6H 7H 8H 9H JH KH AH 4D 5D 6D 9D TD JD KD AD 4C 7C 8C 9C TC JC QC AC in discard of 2
   seat 1: may = 4S 7S 8S 9S TS JS AS 4H 5H 7H 9H TH QH KH 4D 5D 7D 8D JD QD KD AD 4C 5C 6C 7C 8C 9C QC KC AC in discard of 2
   seat 2: hand: -TS | aside: TS | moves: lay 7S, JS, AS, 9H, KH, 5D, JD, KD, 7C, 8C, AC
6. 2 lay 5D
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid 5D
   seat 0, 1: size hand of 2: 10 | size discard of 2: 2
   seat 2: hand: -5D | aside: TS 5D | moves: lay 7S, JS, AS, 9H, KH, JD, KD, 7C, 8C, AC
7. 2 lay 8C
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid 8C
   seat 0, 1: size hand of 2: 9 | size discard of 2: 3
   seat 2: hand: -8C | aside: TS 5D 8C | moves: lay 7S, JS, AS, 9H, KH, JD, KD, 7C, AC
8. 2 lay 7S
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid 7S
   seat 0, 1: size hand of 2: 8 | size discard of 2: 4
   seat 2: hand: -7S | aside: 7S TS 5D 8C | moves: lay JS, AS, 9H, KH, JD, KD, 7C, AC
9. 2 lay JS
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid JS
   seat 0, 1: size hand of 2: 7 | size discard of 2: 5
   seat 2: hand: -JS | aside: 7S TS JS 5D 8C | moves: lay AS, 9H, KH, JD, KD, 7C, AC
10. 2 lay KH
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid KH
   seat 0, 1: size hand of 2: 6 | size discard of 2: 6
   seat 2: hand: -KH | aside: 7S TS JS KH 5D 8C | moves: lay AS, 9H, JD, KD, 7C, AC
11. 2 lay 7C
   seat 0, 1 told: 2 laid a card; 2 drew 7; deal 1 §8.4 ante: +1 pence to table from 0; deal 1 §8.4 ante: +1 pence to table from 1; deal 1 §8.4 ante: +1 pence to table from 2
   seat 2 told: 2 laid 7C; 2 drew 7: 9S 7H 4D AD 4C 9C QC; deal 1 §8.4 ante: +1 pence to table from 0; deal 1 §8.4 ante: +1 pence to table from 1; deal 1 §8.4 ante: +1 pence to table from 2
   all: no more: size stock, may stock | turn: 0 | holds: 6 6 -15 | public.phase: ruff
   seat 0, 1: size hand of 2: 12 | size discard of 2: 7
   seat 0: moves: say pass, vie 2, vie 3, vie 4, vie 5, vie 6, vie 7, vie 8, vie 9, vie 10, vie 11, vie 12, vie 13, vie 14, vie 15, vie 16, vie 17, vie 18, vie 19, vie 20, vie 21, vie 22, vie 23, vie 24, vie 25, vie 26, vie 27, vie 28, vie 29, vie 30, vie 31, vie 32, vie 33, vie 34, vie 35, vie 36, vie 37, vie 38, vie 39, vie 40
   seat 2: in no heap: 4C 4D 7H 9C 9S AD QC | hand: -7C +9S +7H +4D +AD +4C +9C +QC | aside: 7S TS JS KH 5D 7C 8C
12. 0 say vie 38
   all told: 0 said vie 38; deal 1 §8.7 vied: +38 pence to table from 0
   all: turn: 1 | holds: -32 6 -15 | public.vying: ([0 vie 38])
   seat 1: moves: say pass, see, revie 2
13. 1 say see
   all told: 1 said see; deal 1 §8.8 seen: +38 pence to table from 1
   all: turn: 2 | holds: -32 -32 -15 | public.vying: ([0 vie 38] [1 see None])
   seat 2: moves: say pass, see, revie 2
14. 2 say see
   all told: 2 said see; deal 1 §8.8 seen: +38 pence to table from 2; deal 1 §8.15 ruff_shown: +117 pence to 1 for 6H 8H JH AH; deal 1 §9.3 gleek_aces: +4 pence to 2 from 0 for AS AD AC; deal 1 §9.3 gleek_aces: +4 pence to 2 from 1 for AS AD AC
   all: turn: 0 | trick: 0 leads | holds: -36 81 -45 | public.phase: lead | public.vying: ([0 vie 38] [1 see None] [2 see None]) | public.ruffs: ({4H 5H TH QH} {6H 8H JH AH} {4D JD KD AD}) | public.sets: ([2 {AS AD AC}])
   seat 0, 1: sure = AS 4D JD KD AD AC in hand of 2
   seat 0, 2: sure = 6H 8H JH AH in hand of 1
   seat 1, 2: sure = 4H 5H TH QH in hand of 0
   seat 0: moves: play 4S, 8S, 4H, 5H, TH, QH, 7D, 8D, QD, 5C, 6C, KC | may -AS -7H -9H -KH -4D -JD -KD -AD -AC in hand of 1 | may -6H -8H -JH -AH -5D -6D -9D -TD in hand of 2 | may -AS -6H -8H -JH -AH -4D -JD -KD -AD -AC in discard of 2
   seat 1: may -AS -7H -9H -KH -4D -JD -KD -AD -AC in hand of 0 | may -4H -5H -TH -QH -5D -7D -8D -QD in hand of 2 | may -AS -4H -5H -TH -QH -4D -JD -KD -AD -AC in discard of 2
   seat 2: may -6H -8H -JH -AH in hand of 0 | may -4H -5H -TH -QH in hand of 1
15. 0 play QD
   all told: 0 played QD
   all: turn: 1 | trick: 0 led QD | public.phase: reply
   seat 1, 2: in no heap: QD | size hand of 0: 11
   seat 0: hand: -QD
   seat 1: moves: play 6D, 9D, TD | may -QC in hand of 0
   seat 2: may -QS in hand of 0 | sure +QS in hand of 1
16. 1 play TD
   all told: 1 played TD
   all: turn: 2 | trick: 0 led QD TD
   seat 0, 2: in no heap: TD | size hand of 1: 11
   seat 1: hand: -TD
   seat 2: moves: play 4D, JD, KD, AD
17. 2 play KD
   all told: 2 played KD; 2 took the trick TD QD KD
   all: trick: 2 leads | trick 1: 0 led QD TD KD, 2 takes | public.phase: lead
   seat 0, 1: in no heap: KD | size hand of 2: 11 | sure -KD in hand of 2
   seat 2: hand: -KD | moves: play 9S, AS, 7H, 9H, 4D, JD, AD, 4C, 9C, QC, AC
18. 2 play 7H
   all told: 2 played 7H
   all: turn: 0 | trick: 2 led 7H | public.phase: reply
   seat 0, 1: in no heap: 7H | size hand of 2: 10
   seat 0: moves: play 4H, 5H, TH, QH
   seat 2: hand: -7H
19. 0 play TH
   all told: 0 played TH
   all: turn: 1 | trick: 2 led 7H TH
   seat 1, 2: in no heap: TH | size hand of 0: 10 | sure -TH in hand of 0
   seat 0: hand: -TH
   seat 1: moves: play 6H, 8H, JH, AH
20. 1 play 8H
   all told: 1 played 8H; 0 took the trick 7H 8H TH
   all: turn: 0 | trick: 0 leads | trick 2: 2 led 7H TH 8H, 0 takes | public.phase: lead
   seat 0, 2: in no heap: 8H | size hand of 1: 10 | sure -8H in hand of 1
   seat 0: moves: play 4S, 8S, 4H, 5H, QH, 7D, 8D, 5C, 6C, KC
   seat 1: hand: -8H
21. 0 play 7D
   all told: 0 played 7D
   all: turn: 1 | trick: 0 led 7D | public.phase: reply
   seat 1, 2: in no heap: 7D | size hand of 0: 9
   seat 0: hand: -7D
   seat 1: moves: play 6D, 9D
22. 1 play 9D
   all told: 1 played 9D
   all: turn: 2 | trick: 0 led 7D 9D
   seat 0, 2: in no heap: 9D | size hand of 1: 9
   seat 1: hand: -9D
   seat 2: moves: play 4D, JD, AD
23. 2 play AD
   all told: 2 played AD; 2 took the trick 7D 9D AD
   all: trick: 2 leads | trick 3: 0 led 7D 9D AD, 2 takes | public.phase: lead
   seat 0, 1: in no heap: AD | size hand of 2: 9 | sure -AD in hand of 2
   seat 2: hand: -AD | moves: play 9S, AS, 9H, 4D, JD, 4C, 9C, QC, AC
24. 2 play 9S
   all told: 2 played 9S
   all: turn: 0 | trick: 2 led 9S | public.phase: reply
   seat 0, 1: in no heap: 9S | size hand of 2: 8
   seat 0: moves: play 4S, 8S
   seat 2: hand: -9S
25. 0 play 4S
   all told: 0 played 4S
   all: turn: 1 | trick: 2 led 9S 4S
   seat 1, 2: in no heap: 4S | size hand of 0: 8
   seat 0: hand: -4S
   seat 1: moves: play 6S, QS, KS
26. 1 play 6S
   all told: 1 played 6S; 2 took the trick 4S 6S 9S
   all: turn: 2 | trick: 2 leads | trick 4: 2 led 9S 4S 6S, 2 takes | public.phase: lead
   seat 0, 2: in no heap: 6S | size hand of 1: 8
   seat 1: hand: -6S
   seat 2: moves: play AS, 9H, 4D, JD, 4C, 9C, QC, AC
27. 2 play AS
   all told: 2 played AS
   all: turn: 0 | trick: 2 led AS | public.phase: reply
   seat 0, 1: in no heap: AS | size hand of 2: 7 | sure -AS in hand of 2
   seat 0: moves: play 8S
   seat 2: hand: -AS
28. 0 play 8S
   all told: 0 played 8S
   all: turn: 1 | trick: 2 led AS 8S
   seat 1, 2: in no heap: 8S | size hand of 0: 7
   seat 0: hand: -8S
   seat 1: moves: play QS, KS
29. 1 play KS
   all told: 1 played KS; 2 took the trick 8S KS AS
   all: turn: 2 | trick: 2 leads | trick 5: 2 led AS 8S KS, 2 takes | public.phase: lead
   seat 0, 2: in no heap: KS | size hand of 1: 7
   seat 1: hand: -KS
   seat 2: moves: play 9H, 4D, JD, 4C, 9C, QC, AC
30. 2 play 4D
   all told: 2 played 4D
   all: turn: 0 | trick: 2 led 4D | public.phase: reply
   seat 0, 1: in no heap: 4D | size hand of 2: 6 | sure -4D in hand of 2
   seat 0: moves: play 8D
   seat 2: hand: -4D
31. 0 play 8D
   all told: 0 played 8D
   all: turn: 1 | trick: 2 led 4D 8D
   seat 1, 2: in no heap: 8D | size hand of 0: 6
   seat 0: hand: -8D
   seat 1: moves: play 6D
32. 1 play 6D
   all told: 1 played 6D; 0 took the trick 4D 6D 8D
   all: turn: 0 | trick: 0 leads | trick 6: 2 led 4D 8D 6D, 0 takes | public.phase: lead
   seat 0, 2: in no heap: 6D | size hand of 1: 6
   seat 0: moves: play 4H, 5H, QH, 5C, 6C, KC
   seat 1: hand: -6D
33. 0 play 4H
   all told: 0 played 4H
   all: turn: 1 | trick: 0 led 4H | public.phase: reply
   seat 1, 2: in no heap: 4H | size hand of 0: 5 | sure -4H in hand of 0
   seat 0: hand: -4H
   seat 1: moves: play 6H, JH, AH
34. 1 play AH
   all told: 1 played AH
   all: turn: 2 | trick: 0 led 4H AH
   seat 0, 2: in no heap: AH | size hand of 1: 5 | sure -AH in hand of 1
   seat 1: hand: -AH
   seat 2: moves: play 9H
35. 2 play 9H
   all told: 2 played 9H; 1 took the trick 4H 9H AH
   all: turn: 1 | trick: 1 leads | trick 7: 0 led 4H AH 9H, 1 takes | public.phase: lead
   seat 0, 1: in no heap: 9H | size hand of 2: 5
   seat 1: moves: play QS, 6H, JH, TC, JC
   seat 2: hand: -9H
36. 1 play 6H
   all told: 1 played 6H
   all: turn: 2 | trick: 1 led 6H | public.phase: reply
   seat 0, 2: in no heap: 6H | size hand of 1: 4
   seat 0: sure = JH in hand of 1
   seat 1: hand: -6H
   seat 2: moves: play JD, 4C, 9C, QC, AC | sure -6H in hand of 1
37. 2 play 4C
   all told: 2 played 4C
   all: turn: 0 | trick: 1 led 6H 4C
   seat 0, 1: in no heap: 4C | size hand of 2: 4 | may -KH in hand of 2 | sure = KH in discard of 2
   seat 0: moves: play 5H, QH
   seat 2: hand: -4C
38. 0 play 5H
   all told: 0 played 5H; 1 took the trick 5H 6H 4C
   all: turn: 1 | trick: 1 leads | trick 8: 1 led 6H 4C 5H, 1 takes | public.phase: lead
   seat 1, 2: in no heap: 5H | size hand of 0: 4 | sure = QH in hand of 0
   seat 0: hand: -5H
   seat 1: moves: play QS, JH, TC, JC
39. 1 play JH
   all told: 1 played JH
   all: turn: 2 | trick: 1 led JH | public.phase: reply
   seat 0, 2: in no heap: JH | size hand of 1: 3
   seat 0: no more: sure hand of 1
   seat 1: hand: -JH
   seat 2: moves: play JD, 9C, QC, AC | sure = QS in hand of 1
40. 2 play 9C
   all told: 2 played 9C
   all: turn: 0 | trick: 1 led JH 9C
   seat 0, 1: in no heap: 9C | size hand of 2: 3
   seat 0: moves: play QH
   seat 2: hand: -9C
41. 0 play QH
   all told: 0 played QH; 0 took the trick JH QH 9C
   all: trick: 0 leads | trick 9: 1 led JH 9C QH, 0 takes | public.phase: lead
   seat 1, 2: no more: sure hand of 0 | in no heap: QH | size hand of 0: 3
   seat 0: hand: -QH | moves: play 5C, 6C, KC
42. 0 play 6C
   all told: 0 played 6C
   all: turn: 1 | trick: 0 led 6C | public.phase: reply
   seat 1, 2: in no heap: 6C | size hand of 0: 2
   seat 0: hand: -6C
   seat 1: moves: play TC, JC
43. 1 play TC
   all told: 1 played TC
   all: turn: 2 | trick: 0 led 6C TC
   seat 0, 2: in no heap: TC | size hand of 1: 2
   seat 1: hand: -TC
   seat 2: moves: play QC, AC
44. 2 play QC
   all told: 2 played QC; 2 took the trick 6C TC QC
   all: trick: 2 leads | trick 10: 0 led 6C TC QC, 2 takes | public.phase: lead
   seat 0, 1: in no heap: QC | size hand of 2: 2 | may = JD AC in hand of 2
   seat 2: hand: -QC | moves: play JD, AC
45. 2 play JD
   all told: 2 played JD
   all: turn: 0 | trick: 2 led JD | public.phase: reply
   seat 0, 1: in no heap: JD | size hand of 2: 1 | sure = AC in hand of 2
   seat 0: moves: play 5C, KC
   seat 2: hand: = AC
46. 0 play KC
   all told: 0 played KC
   all: turn: 1 | trick: 2 led JD KC
   seat 1, 2: in no heap: KC | size hand of 0: 1
   seat 0: hand: = 5C
   seat 1: moves: play QS, JC | may -5D in hand of 0 | sure +5D in discard of 2
47. 1 play JC
   all told: 1 played JC; 2 took the trick JD JC KC
   all: turn: 2 | trick: 2 leads | trick 11: 2 led JD KC JC, 2 takes | public.phase: lead
   seat 0, 2: in no heap: JC | size hand of 1: 1
   seat 0: may -JS -5D in hand of 1 | sure +JS +5D in discard of 2
   seat 1: hand: = QS
   seat 2: moves: play AC | sure = 5C in hand of 0 | may = QS in hand of 1
48. 2 play AC
   all told: 2 played AC
   all: turn: 0 | trick: 2 led AC | public.phase: reply
   seat 0, 1: no more: size hand of 2, may hand of 2, sure hand of 2 | in no heap: AC
   seat 0: moves: play 5C
   seat 2: no more: hand
49. 0 play 5C
   all told: 0 played 5C
   all: turn: 1 | trick: 2 led AC 5C
   seat 1, 2: in no heap: 5C
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0 | moves: play QS | sure +7S +TS +JS +7C +8C in discard of 2
   seat 2: no more: size hand of 0, may hand of 0, sure hand of 0
50. 1 play QS
   all told: 1 played QS; 1 took the trick QS 5C AC; deal 1 §11.5 tricks_short: +13 pence to table from 0; deal 1 §11.5 tricks_short: +10 pence to table from 1; deal 1 §11.6 tricks_over: +14 pence to 2; deal 1 §11.8 tricks_surplus: +9 pence to 2; deal 1 over
   all: turn: chance | holds: -49 71 -22 | deals: 1 over, 0 of them thrown in | trick 12: 2 led AC 5C QS, 1 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1 | in no heap: QS | sure +7S +TS +7C +8C in discard of 2
   seat 1: no more: hand, trick
   seat 2: no more: trick, size hand of 1, may hand of 1, sure hand of 1
51. * deal
   all told: 0 dealt; deal 2 §5.7 tiddy: +2 pence to 0 from 1 for 4C; deal 2 §5.7 tiddy: +2 pence to 0 from 2 for 4C
   all: turn: 2 | dealer: 0 | shown: 4C | holds: -45 69 -24 | public.phase: auction | public.turn_up: 4C | public.auction: ([1 bid 13]) | public.ruffs: ({} {} {}) | size stock: 7
   seat 0, 1: no more: tricks, public.vying, public.sets, size discard of 2, may discard of 2, sure discard of 2 | size hand of 2: 12
   seat 0, 2: size hand of 1: 12
   seat 1, 2: size hand of 0: 12
   seat 0: in no heap: 7C KH | hand: = 5S 6S 8S 5H 9H JH QH KH 7D TD 7C 9C | may = 4S 7S 9S TS JS QS KS AS 4H 6H 7H 8H TH AH 4D 5D 6D 8D 9D JD QD KD AD 5C 6C 8C TC JC QC KC AC in all heaps
   seat 1: in no heap: 8C JS | hand: = JS AS 6H 8H 6D 8D 9D JD QD KD AD 8C | may = 4S 5S 6S 7S 8S 9S TS QS KS 4H 5H 7H 9H TH JH QH KH AH 4D 5D 7D TD 5C 6C 7C 9C TC JC QC KC AC in all heaps
   seat 2: no more: aside, tricks, public.vying, public.sets | hand: = 4S 9S QS KS 7H TH 4D 5D 5C TC JC KC | moves: say bid 14, pass | may = 5S 6S 7S 8S TS JS AS 4H 5H 6H 8H 9H JH QH KH AH 6D 7D 8D 9D TD JD QD KD AD 6C 7C 8C 9C QC AC in all heaps
52. 2 say bid 14
   all told: 2 said bid 14
   all: turn: 0 | public.auction: ([1 bid 13] [2 bid 14])
   seat 0: moves: say bid 15, pass
53. 0 say bid 15
   all told: 0 said bid 15
   all: turn: 1 | public.auction: ([1 bid 13] [2 bid 14] [0 bid 15])
   seat 1: moves: say bid 16, pass
54. 1 say bid 16
   all told: 1 said bid 16
   all: turn: 2 | public.auction: ([1 bid 13] [2 bid 14] [0 bid 15] [1 bid 16])
   seat 2: moves: say bid 17, pass
55. 2 say pass
   all told: 2 said pass
   all: turn: 0 | public.auction: ([1 bid 13] [2 bid 14] [0 bid 15] [1 bid 16] [2 pass None])
   seat 0: moves: say bid 17, pass
56. 0 say bid 17
   all told: 0 said bid 17
   all: turn: 1 | public.auction: ([1 bid 13] [2 bid 14] [0 bid 15] [1 bid 16] [2 pass None] [0 bid 17])
   seat 1: moves: say bid 18, pass
57. 1 say bid 18
   all told: 1 said bid 18
   all: turn: 0 | public.auction: ([1 bid 13] [2 bid 14] [0 bid 15] [1 bid 16] [2 pass None] [0 bid 17] [1 bid 18])
   seat 0: moves: say bid 19, pass
58. 0 say bid 19
   all told: 0 said bid 19
   all: turn: 1 | public.auction: ([1 bid 13] [2 bid 14] [0 bid 15] [1 bid 16] [2 pass None] [0 bid 17] [1 bid 18] [0 bid 19])
   seat 1: moves: say bid 20, pass
59. 1 say pass
   all told: 1 said pass; deal 2 §6.7 stock: +10 pence to 1 from 0; deal 2 §6.7 stock: +9 pence to 2 from 0
   all: turn: 0 | holds: -64 79 -15 | public.phase: exchange | public.auction: ([1 bid 13] [2 bid 14] [0 bid 15] [1 bid 16] [2 pass None] [0 bid 17] [1 bid 18] [0 bid 19] [1 pass None])
   seat 0: moves: lay 5S, 6S, 8S, 5H, 9H, JH, QH, KH, 7D, TD, 7C, 9C
60. 0 lay 9C
   seat 0 told: 0 laid 9C
   seat 1, 2 told: 0 laid a card
   seat 1, 2: size hand of 0: 11 | size discard of 0: 1
   seat 0: hand: -9C | aside: 9C | moves: lay 5S, 6S, 8S, 5H, 9H, JH, QH, KH, 7D, TD, 7C
   seat 1: may = 4S 5S 6S 7S 8S 9S TS QS KS 4H 5H 7H 9H TH JH QH KH AH 4D 5D 7D TD 5C 6C 7C 9C TC JC QC KC AC in discard of 0
   seat 2: may = 5S 6S 7S 8S TS JS AS 4H 5H 6H 8H 9H JH QH KH AH 6D 7D 8D 9D TD JD QD KD AD 6C 7C 8C 9C QC AC in discard of 0
61. 0 lay TD
   seat 0 told: 0 laid TD
   seat 1, 2 told: 0 laid a card
   seat 1, 2: size hand of 0: 10 | size discard of 0: 2
   seat 0: hand: -TD | aside: TD 9C | moves: lay 5S, 6S, 8S, 5H, 9H, JH, QH, KH, 7D, 7C
62. 0 lay QH
   seat 0 told: 0 laid QH
   seat 1, 2 told: 0 laid a card
   seat 1, 2: size hand of 0: 9 | size discard of 0: 3
   seat 0: hand: -QH | aside: QH TD 9C | moves: lay 5S, 6S, 8S, 5H, 9H, JH, KH, 7D, 7C
63. 0 lay 7C
   seat 0 told: 0 laid 7C
   seat 1, 2 told: 0 laid a card
   seat 1, 2: size hand of 0: 8 | size discard of 0: 4
   seat 0: hand: -7C | aside: QH TD 7C 9C | moves: lay 5S, 6S, 8S, 5H, 9H, JH, KH, 7D
64. 0 lay KH
   seat 0 told: 0 laid KH
   seat 1, 2 told: 0 laid a card
   seat 1, 2: size hand of 0: 7 | size discard of 0: 5
   seat 0: hand: -KH | aside: QH KH TD 7C 9C | moves: lay 5S, 6S, 8S, 5H, 9H, JH, 7D
65. 0 lay 9H
   seat 0 told: 0 laid 9H
   seat 1, 2 told: 0 laid a card
   seat 1, 2: size hand of 0: 6 | size discard of 0: 6
   seat 0: hand: -9H | aside: 9H QH KH TD 7C 9C | moves: lay 5S, 6S, 8S, 5H, JH, 7D
66. 0 lay 6S
   seat 0 told: 0 laid 6S; 0 drew 7: 7S TS 4H AH 6C QC AC; deal 2 §8.4 ante: +1 pence to table from 1; deal 2 §8.4 ante: +1 pence to table from 2; deal 2 §8.4 ante: +1 pence to table from 0
   seat 1, 2 told: 0 laid a card; 0 drew 7; deal 2 §8.4 ante: +1 pence to table from 1; deal 2 §8.4 ante: +1 pence to table from 2; deal 2 §8.4 ante: +1 pence to table from 0
   all: no more: size stock, may stock | turn: 1 | holds: -65 78 -16 | public.phase: ruff
   seat 1, 2: size hand of 0: 12 | size discard of 0: 7
   seat 0: in no heap: 4H 6C 7S AC AH QC TS | hand: -6S +7S +TS +4H +AH +6C +QC +AC | aside: 6S 9H QH KH TD 7C 9C
   seat 1: moves: say pass, vie 2, vie 3, vie 4, vie 5, vie 6, vie 7, vie 8, vie 9, vie 10, vie 11, vie 12, vie 13, vie 14, vie 15, vie 16, vie 17, vie 18, vie 19, vie 20, vie 21, vie 22, vie 23, vie 24, vie 25, vie 26, vie 27, vie 28, vie 29, vie 30, vie 31, vie 32, vie 33, vie 34, vie 35, vie 36, vie 37, vie 38, vie 39, vie 40
67. 1 say vie 3
   all told: 1 said vie 3; deal 2 §8.7 vied: +3 pence to table from 1
   all: turn: 2 | holds: -65 75 -16 | public.vying: ([1 vie 3])
   seat 2: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37
68. 2 say revie 20
   all told: 2 said revie 20; deal 2 §8.8 revied: +23 pence to table from 2
   all: turn: 0 | holds: -65 75 -39 | public.vying: ([1 vie 3] [2 revie 20])
   seat 0: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17
69. 0 say see
   all told: 0 said see; deal 2 §8.8 seen: +23 pence to table from 0
   all: turn: 1 | holds: -88 75 -39 | public.vying: ([1 vie 3] [2 revie 20] [0 see None])
   seat 1: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17
70. 1 say revie 5
   all told: 1 said revie 5; deal 2 §8.8 revied: +25 pence to table from 1
   all: turn: 2 | holds: -88 50 -39 | public.vying: ([1 vie 3] [2 revie 20] [0 see None] [1 revie 5])
   seat 2: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12
71. 2 say revie 11
   all told: 2 said revie 11; deal 2 §8.8 revied: +16 pence to table from 2
   all: turn: 0 | holds: -88 50 -55 | public.vying: ([1 vie 3] [2 revie 20] [0 see None] [1 revie 5] [2 revie 11])
   seat 0: moves: say pass, see
72. 0 say see
   all told: 0 said see; deal 2 §8.8 seen: +16 pence to table from 0
   all: turn: 1 | holds: -104 50 -55 | public.vying: ([1 vie 3] [2 revie 20] [0 see None] [1 revie 5] [2 revie 11] [0 see None])
   seat 1: moves: say pass, see
73. 1 say see
   all told: 1 said see; deal 2 §8.8 seen: +11 pence to table from 1; deal 2 §8.15 ruff_shown: +120 pence to 1 for 6D 8D 9D JD QD KD AD
   all: trick: 1 leads | holds: -104 159 -55 | public.phase: lead | public.vying: ([1 vie 3] [2 revie 20] [0 see None] [1 revie 5] [2 revie 11] [0 see None] [1 see None]) | public.ruffs: ({5S 7S 8S TS} {6D 8D 9D JD QD KD AD} {5C TC JC KC})
   seat 1, 2: sure = 5S 7S 8S TS in hand of 0
   seat 0: may -4D -5D -5C -TC -JC -KC in hand of 1 | sure = 6D 8D 9D JD QD KD AD 8C in hand of 1 | may -6D -8D -9D -JD -QD -KD -AD -8C in hand of 2 | sure = 4D 5D 5C TC JC KC in hand of 2
   seat 1: moves: play JS, AS, 6H, 8H, 6D, 8D, 9D, JD, QD, KD, AD, 8C | may -4S -6S -9S -QS -KS -5C -TC -JC -KC in hand of 0 | may -5S -7S -8S -TS -6C -7C -9C -QC -AC in hand of 2 | sure = 5C TC JC KC in hand of 2 | may -5S -7S -8S -TS -5C -TC -JC -KC in discard of 0
   seat 2: may -6S -JS -AS -6D -8D -9D -JD -QD -KD -AD in hand of 0 | may -5S -7S -8S -TS -7D -TD in hand of 1 | sure = 6D 8D 9D JD QD KD AD in hand of 1 | may -5S -7S -8S -TS -6D -8D -9D -JD -QD -KD -AD in discard of 0
74. 1 play 8H
   all told: 1 played 8H
   all: turn: 2 | trick: 1 led 8H | public.phase: reply
   seat 0, 2: in no heap: 8H | size hand of 1: 11
   seat 1: hand: -8H
   seat 2: moves: play 7H, TH
75. 2 play TH
   all told: 2 played TH
   all: turn: 0 | trick: 1 led 8H TH
   seat 0, 1: in no heap: TH | size hand of 2: 11
   seat 0: moves: play 4H, 5H, JH, AH
   seat 2: hand: -TH
76. 0 play AH
   all told: 0 played AH; 0 took the trick 8H TH AH
   all: trick: 0 leads | trick 1: 1 led 8H TH AH, 0 takes | public.phase: lead
   seat 1, 2: in no heap: AH | size hand of 0: 11
   seat 0: hand: -AH | moves: play 5S, 7S, 8S, TS, 4H, 5H, JH, 7D, 6C, QC, AC
77. 0 play 7S
   all told: 0 played 7S
   all: turn: 1 | trick: 0 led 7S | public.phase: reply
   seat 1, 2: in no heap: 7S | size hand of 0: 10 | sure -7S in hand of 0
   seat 0: hand: -7S
   seat 1: moves: play JS, AS
78. 1 play JS
   all told: 1 played JS
   all: turn: 2 | trick: 0 led 7S JS
   seat 0, 2: in no heap: JS | size hand of 1: 10
   seat 1: hand: -JS
   seat 2: moves: play 4S, 9S, QS, KS | may -JH in hand of 1
79. 2 play 9S
   all told: 2 played 9S; 1 took the trick 7S 9S JS
   all: turn: 1 | trick: 1 leads | trick 2: 0 led 7S JS 9S, 1 takes | public.phase: lead
   seat 0, 1: in no heap: 9S | size hand of 2: 10
   seat 1: moves: play AS, 6H, 6D, 8D, 9D, JD, QD, KD, AD, 8C
   seat 2: hand: -9S
80. 1 play 8C
   all told: 1 played 8C
   all: turn: 2 | trick: 1 led 8C | public.phase: reply
   seat 0, 2: in no heap: 8C | size hand of 1: 9
   seat 0: sure -8C in hand of 1
   seat 1: hand: -8C
   seat 2: moves: play 5C, TC, JC, KC
81. 2 play KC
   all told: 2 played KC
   all: turn: 0 | trick: 1 led 8C KC
   seat 0, 1: in no heap: KC | size hand of 2: 9 | sure -KC in hand of 2
   seat 0: moves: play 6C, QC, AC
   seat 2: hand: -KC
82. 0 play AC
   all told: 0 played AC; 0 took the trick 8C KC AC
   all: trick: 0 leads | trick 3: 1 led 8C KC AC, 0 takes | public.phase: lead
   seat 1, 2: in no heap: AC | size hand of 0: 9
   seat 0: hand: -AC | moves: play 5S, 8S, TS, 4H, 5H, JH, 7D, 6C, QC
83. 0 play QC
   all told: 0 played QC
   all: turn: 1 | trick: 0 led QC | public.phase: reply
   seat 1, 2: in no heap: QC | size hand of 0: 8
   seat 0: hand: -QC
   seat 1: moves: play AS, 6H, 6D, 8D, 9D, JD, QD, KD, AD
84. 1 play 6H
   all told: 1 played 6H
   all: turn: 2 | trick: 0 led QC 6H
   seat 0, 2: in no heap: 6H | size hand of 1: 8
   seat 1: hand: -6H
   seat 2: moves: play 5C, TC, JC | may -6C -7C -9C in hand of 1
85. 2 play 5C
   all told: 2 played 5C; 0 took the trick 6H 5C QC
   all: turn: 0 | trick: 0 leads | trick 4: 0 led QC 6H 5C, 0 takes | public.phase: lead
   seat 0, 1: in no heap: 5C | size hand of 2: 8 | sure -5C in hand of 2
   seat 0: moves: play 5S, 8S, TS, 4H, 5H, JH, 7D, 6C
   seat 2: hand: -5C
86. 0 play TS
   all told: 0 played TS
   all: turn: 1 | trick: 0 led TS | public.phase: reply
   seat 1, 2: in no heap: TS | size hand of 0: 7 | sure -TS in hand of 0
   seat 0: hand: -TS
   seat 1: moves: play AS
87. 1 play AS
   all told: 1 played AS
   all: turn: 2 | trick: 0 led TS AS
   seat 0, 2: in no heap: AS | size hand of 1: 7
   seat 0: may -4S -QS -KS -7H in hand of 1 | sure +4S +QS +KS +7H in hand of 2
   seat 1: hand: -AS
   seat 2: moves: play 4S, QS, KS | may -6S -4H -5H -9H -QH -KH in hand of 1 | sure = 6S in discard of 0
88. 2 play QS
   all told: 2 played QS; 1 took the trick TS QS AS
   all: turn: 1 | trick: 1 leads | trick 5: 0 led TS AS QS, 1 takes | public.phase: lead
   seat 0, 1: in no heap: QS | size hand of 2: 7
   seat 0: sure -QS in hand of 2
   seat 1: moves: play 6D, 8D, 9D, JD, QD, KD, AD
   seat 2: hand: -QS
89. 1 play 6D
   all told: 1 played 6D
   all: turn: 2 | trick: 1 led 6D | public.phase: reply
   seat 0, 2: in no heap: 6D | size hand of 1: 6 | sure -6D in hand of 1
   seat 1: hand: -6D
   seat 2: moves: play 4D, 5D
90. 2 play 5D
   all told: 2 played 5D
   all: turn: 0 | trick: 1 led 6D 5D
   seat 0, 1: in no heap: 5D | size hand of 2: 6
   seat 0: moves: play 7D | sure -5D in hand of 2
   seat 2: hand: -5D
91. 0 play 7D
   all told: 0 played 7D; 0 took the trick 5D 6D 7D
   all: trick: 0 leads | trick 6: 1 led 6D 5D 7D, 0 takes | public.phase: lead
   seat 1, 2: in no heap: 7D | size hand of 0: 6
   seat 0: hand: -7D | moves: play 5S, 8S, 4H, 5H, JH, 6C
92. 0 play 5S
   all told: 0 played 5S
   all: turn: 1 | trick: 0 led 5S | public.phase: reply
   seat 1, 2: in no heap: 5S | size hand of 0: 5 | sure = 8S in hand of 0
   seat 0: hand: -5S
   seat 1: moves: play 8D, 9D, JD, QD, KD, AD
93. 1 play JD
   all told: 1 played JD
   all: turn: 2 | trick: 0 led 5S JD
   seat 0, 2: in no heap: JD | size hand of 1: 5 | sure -JD in hand of 1
   seat 1: hand: -JD
   seat 2: moves: play 4S, KS
94. 2 play 4S
   all told: 2 played 4S; 0 took the trick 4S 5S JD
   all: turn: 0 | trick: 0 leads | trick 7: 0 led 5S JD 4S, 0 takes | public.phase: lead
   seat 0, 1: in no heap: 4S | size hand of 2: 5
   seat 0: moves: play 8S, 4H, 5H, JH, 6C | sure -4S in hand of 2
   seat 2: hand: -4S
95. 0 play JH
   all told: 0 played JH
   all: turn: 1 | trick: 0 led JH | public.phase: reply
   seat 1, 2: in no heap: JH | size hand of 0: 4
   seat 0: hand: -JH
   seat 1: moves: play 8D, 9D, QD, KD, AD
96. 1 play 9D
   all told: 1 played 9D
   all: turn: 2 | trick: 0 led JH 9D
   seat 0, 2: in no heap: 9D | size hand of 1: 4 | sure -9D in hand of 1
   seat 1: hand: -9D
   seat 2: moves: play 7H
97. 2 play 7H
   all told: 2 played 7H; 0 took the trick 7H JH 9D
   all: turn: 0 | trick: 0 leads | trick 8: 0 led JH 9D 7H, 0 takes | public.phase: lead
   seat 0, 1: in no heap: 7H | size hand of 2: 4
   seat 0: moves: play 8S, 4H, 5H, 6C | sure -7H in hand of 2
   seat 2: hand: -7H
98. 0 play 8S
   all told: 0 played 8S
   all: turn: 1 | trick: 0 led 8S | public.phase: reply
   seat 1, 2: no more: sure hand of 0 | in no heap: 8S | size hand of 0: 3
   seat 0: hand: -8S
   seat 1: moves: play 8D, QD, KD, AD
99. 1 play AD
   all told: 1 played AD
   all: turn: 2 | trick: 0 led 8S AD
   seat 0, 2: in no heap: AD | size hand of 1: 3 | sure -AD in hand of 1
   seat 1: hand: -AD
   seat 2: moves: play KS
100. 2 play KS
   all told: 2 played KS; 2 took the trick 8S KS AD
   all: trick: 2 leads | trick 9: 0 led 8S AD KS, 2 takes | public.phase: lead
   seat 0, 1: in no heap: KS | size hand of 2: 3
   seat 0: sure -KS in hand of 2
   seat 1: may -KH in hand of 2
   seat 2: hand: -KS | moves: play 4D, TC, JC
101. 2 play JC
   all told: 2 played JC
102. 0 play 6C
   all told: 0 played 6C
103. 1 play KD
   all told: 1 played KD; 2 took the trick KD 6C JC
104. 2 play 4D
   all told: 2 played 4D
105. 0 play 5H
   all told: 0 played 5H
106. 1 play 8D
   all told: 1 played 8D; 1 took the trick 5H 4D 8D
107. 1 play QD
   all told: 1 played QD
108. 2 play TC
   all told: 2 played TC
109. 0 play 4H
   all told: 0 played 4H; 2 took the trick 4H QD TC; deal 2 §11.5 tricks_short: +13 pence to table from 1; deal 2 §11.5 tricks_short: +4 pence to table from 2; deal 2 §11.6 tricks_over: +17 pence to 0; deal 2 over
110. * deal
   all told: 1 dealt
   all: turn: 0 | dealer: 1 | shown: 6D | holds: -87 146 -59 | deals: 2 over, 0 of them thrown in | public.phase: auction | public.turn_up: 6D | public.auction: ([2 bid 13]) | public.ruffs: ({} {} {}) | size stock: 7
   seat 0, 1: size hand of 2: 12
   seat 0, 2: size hand of 1: 12
   seat 1, 2: size hand of 0: 12
   seat 0: no more: aside, trick, tricks, public.vying, sure hand of 1, sure hand of 2 | in no heap: JC | hand: = 6S 8S QS KS 4H 7H 5D 7D 4C 5C 7C JC | moves: say bid 14, pass | may +4S +5S +7S +9S +TS +JS +AS +5H +6H +8H +9H +TH +JH +QH +KH +AH +4D +9D +TD +JD +AD +6C +8C +9C +TC +QC +KC +AC in hand of 1 | may +4S +5S +7S +9S +TS +JS +AS +5H +6H +8H +9H +TH +JH +QH +KH +AH +8D +9D +TD +JD +QD +KD +AD +6C +8C +9C +QC +KC +AC in hand of 2 | may = 4S 5S 7S 9S TS JS AS 5H 6H 8H 9H TH JH QH KH AH 4D 8D 9D TD JD QD KD AD 6C 8C 9C TC QC KC AC in stock
   seat 1: no more: trick, tricks, public.vying, sure hand of 2, size discard of 0, may discard of 0 | in no heap: 6C TD | hand: = 7S JS 6H JH AH 9D TD QD AD 6C 8C QC | may +4S +5S +6S +8S +9S +TS +QS +KS +AS +7H +8H +TH +5D +7D +8D +JD +KD +4C +5C +TC +JC +KC +AC in hand of 0 | may +4S +5S +8S +9S +TS +QS +KS +AS +7H +8H +TH +KH +5D +7D +8D +JD +KD +4C +5C +7C +9C +KC +AC in hand of 2 | may = 4S 5S 6S 8S 9S TS QS KS AS 4H 5H 7H 8H 9H TH QH KH 4D 5D 7D 8D JD KD 4C 5C 7C 9C TC JC KC AC in stock
   seat 2: no more: trick, tricks, public.vying, sure hand of 1, size discard of 0, may discard of 0, sure discard of 0 | in no heap: 5H 9C KD KH | hand: = 4S 5S 9S AS 5H 8H KH 4D JD KD 9C AC | may +6S +7S +8S +TS +JS +QS +KS +6H +7H +TH +JH +AH +5D +7D +8D +9D +QD +AD +4C +5C +8C +TC +JC +QC +KC in hand of 0 | may +6S +7S +8S +TS +JS +QS +KS +4H +6H +7H +9H +TH +JH +QH +AH +5D +7D +9D +TD +AD +4C +5C +6C +7C +8C +TC +JC +QC +KC in hand of 1 | may = 6S 7S 8S TS JS QS KS 4H 6H 7H 9H TH JH QH AH 5D 7D 8D 9D TD QD AD 4C 5C 6C 7C 8C TC JC QC KC in stock
111. 0 say pass
   all told: 0 said pass
112. 1 say pass
   all told: 1 said pass; deal 3 §6.7 stock: +7 pence to 0 from 2; deal 3 §6.7 stock: +6 pence to 1 from 2
113. 2 lay 8H
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid 8H
114. 2 lay AS
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid AS
115. 2 lay AC
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid AC
116. 2 lay 4S
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid 4S
117. 2 lay 5H
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid 5H
118. 2 lay KD
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid KD
119. 2 lay 9C
   seat 0, 1 told: 2 laid a card; 2 drew 7; deal 3 §8.4 ante: +1 pence to table from 2; deal 3 §8.4 ante: +1 pence to table from 0; deal 3 §8.4 ante: +1 pence to table from 1
   seat 2 told: 2 laid 9C; 2 drew 7: TS 9H TH QH 8D TC KC; deal 3 §8.4 ante: +1 pence to table from 2; deal 3 §8.4 ante: +1 pence to table from 0; deal 3 §8.4 ante: +1 pence to table from 1
120. 2 say vie 12
   all told: 2 said vie 12; deal 3 §8.7 vied: +12 pence to table from 2
   all: no more: size stock, may stock | holds: -81 151 -85 | public.phase: ruff | public.auction: ([2 bid 13] [0 pass None] [1 pass None]) | public.vying: ([2 vie 12])
   seat 0, 1: size discard of 2: 7
   seat 0: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28 | may = 4S 5S 7S 9S TS JS AS 5H 6H 8H 9H TH JH QH KH AH 4D 8D 9D TD JD QD KD AD 6C 8C 9C TC QC KC AC in discard of 2
   seat 1: may = 4S 5S 6S 8S 9S TS QS KS AS 4H 5H 7H 8H 9H TH QH KH 4D 5D 7D 8D JD KD 4C 5C 7C 9C TC JC KC AC in discard of 2
   seat 2: in no heap: 8D 9H KC QH TC TH TS | hand: = 5S 9S TS 9H TH QH KH 4D 8D JD TC KC | aside: 4S AS 5H 8H KD 9C AC
121. 0 say revie 28
   all told: 0 said revie 28; deal 3 §8.8 revied: +40 pence to table from 0
122. 1 say pass
   all told: 1 said pass
123. 2 say pass
   all told: 2 said pass; deal 3 §8.14 ruff_unseen: +55 pence to 0
124. 2 play KH
   all told: 2 played KH
125. 0 play 4H
   all told: 0 played 4H
126. 1 play JH
   all told: 1 played JH; 2 took the trick 4H JH KH
127. 2 play TS
   all told: 2 played TS
128. 0 play KS
   all told: 0 played KS
129. 1 play 7S
   all told: 1 played 7S; 0 took the trick 7S TS KS
130. 0 play 5C
   all told: 0 played 5C
   all: turn: 1 | trick: 0 led 5C | holds: -66 151 -85 | trick 1: 2 led KH 4H JH, 2 takes | trick 2: 2 led TS KS 7S, 0 takes | public.phase: reply | public.vying: ([2 vie 12] [0 revie 28] [1 pass None] [2 pass None])
   seat 0, 1: size hand of 2: 10
   seat 0, 2: size hand of 1: 10
   seat 1, 2: size hand of 0: 9
   seat 0: in no heap: 7S JH KH TS | hand: -KS -4H -5C
   seat 1: in no heap: 4H 5C KH KS TS | hand: -7S -JH | moves: play 6C, 8C, QC
   seat 2: in no heap: 4H 5C 7S JH KS | hand: -TS -KH
131. 1 play 8C
   all told: 1 played 8C
132. 2 play TC
   all told: 2 played TC; 2 took the trick 5C 8C TC
133. 2 play 9H
   all told: 2 played 9H
134. 0 play 7H
   all told: 0 played 7H
135. 1 play 6H
   all told: 1 played 6H; 2 took the trick 6H 7H 9H
136. 2 play 9S
   all told: 2 played 9S
137. 0 play 8S
   all told: 0 played 8S
138. 1 play JS
   all told: 1 played JS; 1 took the trick 8S 9S JS
139. 1 play QD
   all told: 1 played QD
140. 2 play 4D
   all told: 2 played 4D
   all: turn: 0 | trick: 1 led QD 4D | trick 3: 0 led 5C 8C TC, 2 takes | trick 4: 2 led 9H 7H 6H, 2 takes | trick 5: 2 led 9S 8S JS, 1 takes
   seat 0, 1: size hand of 2: 6
   seat 0, 2: size hand of 1: 6
   seat 1, 2: size hand of 0: 7
   seat 0: in no heap: 4D 6H 8C 9H 9S JS QD TC | hand: -8S -7H | moves: play 5D, 7D | may -JD in hand of 1
   seat 1: in no heap: 4D 7H 8S 9H 9S TC | hand: -JS -6H -QD -8C
   seat 2: in no heap: 6H 7H 8C 8S JS QD | hand: -9S -9H -4D -TC | sure = JC in hand of 0 | may -JC in hand of 1
141. 0 play 7D
   all told: 0 played 7D; 1 took the trick 4D 7D QD
142. 1 play QC
   all told: 1 played QC
143. 2 play KC
   all told: 2 played KC
144. 0 play 4C
   all told: 0 played 4C; 2 took the trick 4C QC KC
145. 2 play 5S
   all told: 2 played 5S
146. 0 play 6S
   all told: 0 played 6S
147. 1 play AH
   all told: 1 played AH; 0 took the trick 5S 6S AH
148. 0 play 7C
   all told: 0 played 7C
149. 1 play 6C
   all told: 1 played 6C
150. 2 play 8D
   all told: 2 played 8D; 2 took the trick 8D 6C 7C
   all: turn: 2 | trick: 2 leads | trick 6: 1 led QD 4D 7D, 1 takes | trick 7: 1 led QC KC 4C, 2 takes | trick 8: 2 led 5S 6S AH, 0 takes | trick 9: 0 led 7C 6C 8D, 2 takes | public.phase: lead
   seat 0, 1: size hand of 2: 3
   seat 0, 2: size hand of 1: 3
   seat 1, 2: size hand of 0: 3
   seat 0: in no heap: 5S 6C 8D AH KC QC | hand: = QS 5D JC | may -4S -AS -QH in hand of 1 | may -KD -9C -AC in hand of 2
   seat 1: in no heap: 4C 5S 6S 7C 7D 8D KC | hand: = 9D TD AD | may -KD -9C -JC -AC in hand of 2
   seat 2: in no heap: 4C 6C 6S 7C 7D AH QC | hand: = TH QH JD | moves: play TH, QH, JD | sure +QS in hand of 0 | may -QS in hand of 1
151. 2 play QH
   all told: 2 played QH
152. 0 play JC
   all told: 0 played JC
153. 1 play AD
   all told: 1 played AD; 1 took the trick QH AD JC
154. 1 play TD
   all told: 1 played TD
155. 2 play JD
   all told: 2 played JD
156. 0 play 5D
   all told: 0 played 5D; 2 took the trick 5D TD JD
157. 2 play TH
   all told: 2 played TH
158. 0 play QS
   all told: 0 played QS
159. 1 play 9D
   all told: 1 played 9D; 1 took the trick QS TH 9D; deal 3 §11.5 tricks_short: +16 pence to table from 0; deal 3 §11.6 tricks_over: +5 pence to 2; deal 3 §11.6 tricks_over: +8 pence to 1; deal 3 §11.8 tricks_surplus: +3 pence to 1; deal 3 over
160. * deal
   all told: 2 dealt
   all: turn: 1 | dealer: 2 | shown: TS | holds: -82 162 -80 | deals: 3 over, 0 of them thrown in | public.phase: auction | public.turn_up: TS | public.auction: ([0 bid 13]) | size stock: 7
   seat 0, 1: no more: trick, tricks, public.vying, size discard of 2, may discard of 2 | size hand of 2: 12
   seat 0, 2: size hand of 1: 12
   seat 1, 2: size hand of 0: 12
   seat 0: in no heap: 5H 9D AD AS | hand: = 9S QS KS AS 4H 5H JH 9D QD AD 5C 6C | may +4S +5S +6S +7S +8S +JS +6H +7H +9H +QH +KH +AH +4D +5D +6D +7D +8D +JD +4C +7C +8C +TC +JC +QC +KC in hand of 1 | may +5S +6S +7S +8S +JS +6H +7H +9H +KH +AH +4D +5D +6D +7D +8D +KD +4C +7C +8C +9C +TC +JC +QC +KC +AC in hand of 2 | may = 4S 5S 6S 7S 8S JS 6H 7H 8H 9H TH QH KH AH 4D 5D 6D 7D 8D TD JD KD 4C 7C 8C 9C TC JC QC KC AC in stock
   seat 1: in no heap: 5D | hand: = 6S 7S 7H 9H KH AH 4D 5D 6D 4C 8C QC | moves: say bid 14, pass | may +5S +8S +9S +JS +KS +4H +6H +JH +7D +8D +9D +TD +QD +AD +5C +6C +7C +TC +KC in hand of 0 | may +5S +8S +9S +JS +KS +4H +6H +JH +7D +8D +9D +TD +QD +KD +AD +5C +6C +7C +9C +TC +JC +KC +AC in hand of 2 | may = 4S 5S 8S 9S JS QS KS AS 4H 5H 6H 8H TH JH QH 7D 8D 9D TD JD QD KD AD 5C 6C 7C 9C TC JC KC AC in stock
   seat 2: no more: aside, trick, tricks, public.vying, sure hand of 0 | in no heap: JC | hand: -JD +4S +8S +JS +8H +8D +KD +9C +TC +JC +AC | may +5S +6S +7S +9S +KS +AS +4H +5H +6H +7H +9H +JH +KH +AH +4D +6D +7D +JD +QD +4C +5C +6C +7C +8C +QC +KC in hand of 0 | may +5S +6S +7S +9S +QS +KS +AS +4H +5H +6H +7H +9H +JH +KH +AH +4D +6D +7D +JD +QD +4C +5C +6C +7C +8C +QC +KC in hand of 1 | may = 5S 6S 7S 9S QS KS AS 4H 5H 6H 7H 9H JH KH AH 4D 5D 6D 7D 9D TD JD QD AD 4C 5C 6C 7C 8C QC KC in stock
161. 1 say pass
   all told: 1 said pass
162. 2 say bid 14
   all told: 2 said bid 14
163. 0 say bid 15
   all told: 0 said bid 15
164. 2 say bid 16
   all told: 2 said bid 16
165. 0 say pass
   all told: 0 said pass; deal 4 §6.7 stock: +8 pence to 0 from 2; deal 4 §6.7 stock: +8 pence to 1 from 2
166. 2 lay 9C
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid 9C
167. 2 lay TC
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid TC
168. 2 lay TH
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid TH
169. 2 lay KD
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid KD
170. 2 lay 8D
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid 8D
   all: turn: 2 | holds: -74 170 -96 | public.phase: exchange | public.auction: ([0 bid 13] [1 pass None] [2 bid 14] [0 bid 15] [2 bid 16] [0 pass None])
   seat 0, 1: size hand of 2: 7 | size discard of 2: 5
   seat 0: may = 4S 5S 6S 7S 8S JS 6H 7H 8H 9H TH QH KH AH 4D 5D 6D 7D 8D TD JD KD 4C 7C 8C 9C TC JC QC KC AC in discard of 2
   seat 1: may = 4S 5S 8S 9S JS QS KS AS 4H 5H 6H 8H TH JH QH 7D 8D 9D TD JD QD KD AD 5C 6C 7C 9C TC JC KC AC in discard of 2
   seat 2: hand: -TH -8D -KD -9C -TC | aside: TH 8D KD 9C TC | moves: lay 4S, 8S, JS, 8H, QH, JC, AC
171. 2 lay QH
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid QH
172. 2 lay 4S
   seat 0, 1 told: 2 laid a card; 2 drew 7; deal 4 §8.4 ante: +1 pence to table from 0; deal 4 §8.4 ante: +1 pence to table from 1; deal 4 §8.4 ante: +1 pence to table from 2
   seat 2 told: 2 laid 4S; 2 drew 7: 5S 6H 7D TD JD 7C KC; deal 4 §8.4 ante: +1 pence to table from 0; deal 4 §8.4 ante: +1 pence to table from 1; deal 4 §8.4 ante: +1 pence to table from 2
173. 0 say vie 14
   all told: 0 said vie 14; deal 4 §8.7 vied: +14 pence to table from 0
174. 1 say revie 3
   all told: 1 said revie 3; deal 4 §8.8 revied: +17 pence to table from 1
175. 2 say revie 16
   all told: 2 said revie 16; deal 4 §8.8 revied: +33 pence to table from 2
176. 0 say revie 4
   all told: 0 said revie 4; deal 4 §8.8 revied: +23 pence to table from 0
177. 1 say revie 2
   all told: 1 said revie 2; deal 4 §8.8 revied: +22 pence to table from 1
178. 2 say see
   all told: 2 said see; deal 4 §8.8 seen: +6 pence to table from 2
179. 0 say see
   all told: 0 said see; deal 4 §8.8 seen: +2 pence to table from 0; deal 4 §8.15 ruff_shown: +120 pence to 0 for 9S QS KS AS; deal 4 §9.3 gleek_jacks: +1 pence to 2 from 0 for JS JD JC; deal 4 §9.3 gleek_jacks: +1 pence to 2 from 1 for JS JD JC
180. 0 play JH
   all told: 0 played JH
   all: no more: size stock, may stock | turn: 1 | trick: 0 led JH | holds: 5 129 -134 | public.phase: reply | public.vying: ([0 vie 14] [1 revie 3] [2 revie 16] [0 revie 4] [1 revie 2] [2 see None] [0 see None]) | public.ruffs: ({9S QS KS AS} {7H 9H KH AH} {7C JC KC AC}) | public.sets: ([2 {JS JD JC}])
   seat 0, 1: size hand of 2: 12 | size discard of 2: 7 | sure = JS JD 7C JC KC AC in hand of 2
   seat 1, 2: size hand of 0: 11
   seat 0: hand: -JH | may -JS -6H -8H -TH -QH -JD -7C -JC -KC -AC in hand of 1 | sure = 7H 9H KH AH in hand of 1 | may -7H -9H -KH -AH -4C -8C -9C -TC -QC in hand of 2 | may -JS -7H -9H -KH -AH -JD -7C -JC -KC -AC in discard of 2
   seat 1: in no heap: JH | moves: play 7H, 9H, KH, AH | may -4S -5S -8S -JS -JD -7C -JC -KC -AC in hand of 0 | sure = 9S QS KS AS in hand of 0 | may -9S -QS -KS -AS -5C -6C -9C -TC in hand of 2 | may -9S -JS -QS -KS -AS -JD -7C -JC -KC -AC in discard of 2
   seat 2: in no heap: 5S 6H 7C 7D JD JH KC TD | hand: -4S -QH +5S +6H +7D +TD +JD +7C +KC | aside: 4S TH QH 8D KD 9C TC | may -6S -7S -7H -9H -KH -AH in hand of 0 | sure = 9S QS KS AS 4H 5H in hand of 0 | may -9S -QS -KS -AS -4H -5H in hand of 1 | sure = 6S 7S 7H 9H KH AH in hand of 1
181. 1 play 7H
   all told: 1 played 7H
182. 2 play 6H
   all told: 2 played 6H; 0 took the trick 6H 7H JH
183. 0 play 9D
   all told: 0 played 9D
184. 1 play 4D
   all told: 1 played 4D
185. 2 play JD
   all told: 2 played JD; 2 took the trick 4D 9D JD
186. 2 play 7C
   all told: 2 played 7C
187. 0 play 6C
   all told: 0 played 6C
188. 1 play QC
   all told: 1 played QC; 1 took the trick 6C 7C QC
189. 1 play 6D
   all told: 1 played 6D
190. 2 play 7D
   all told: 2 played 7D
   all: turn: 0 | trick: 1 led 6D 7D | trick 1: 0 led JH 7H 6H, 0 takes | trick 2: 0 led 9D 4D JD, 2 takes | trick 3: 2 led 7C 6C QC, 1 takes
   seat 0, 1: size hand of 2: 8 | sure -JD -7C in hand of 2
   seat 0, 2: size hand of 1: 8 | sure -7H in hand of 1
   seat 1, 2: size hand of 0: 9
   seat 0: in no heap: 4D 6D 6H 7C 7D 7H JD QC | hand: -9D -6C | moves: play QD, AD
   seat 1: in no heap: 6C 6H 7C 7D 9D JD | hand: -7H -4D -6D -QC
   seat 2: in no heap: 4D 6C 6D 7H 9D QC | hand: -6H -7D -JD -7C
191. 0 play AD
   all told: 0 played AD; 0 took the trick 6D 7D AD
192. 0 play KS
   all told: 0 played KS
193. 1 play 7S
   all told: 1 played 7S
194. 2 play JS
   all told: 2 played JS; 0 took the trick 7S JS KS
195. 0 play QS
   all told: 0 played QS
196. 1 play 6S
   all told: 1 played 6S
197. 2 play 5S
   all told: 2 played 5S; 0 took the trick 5S 6S QS
198. 0 play 5H
   all told: 0 played 5H
199. 1 play AH
   all told: 1 played AH
200. 2 play 8H
   all told: 2 played 8H; 1 took the trick 5H 8H AH
   all: turn: 1 | trick: 1 leads | trick 4: 1 led 6D 7D AD, 0 takes | trick 5: 0 led KS 7S JS, 0 takes | trick 6: 0 led QS 6S 5S, 0 takes | trick 7: 0 led 5H AH 8H, 1 takes | public.phase: lead
   seat 0, 1: size hand of 2: 5 | sure -JS in hand of 2
   seat 0, 2: size hand of 1: 5
   seat 1, 2: size hand of 0: 5
   seat 0: in no heap: 5S 6S 7S 8H AH JS | hand: -QS -KS -5H -AD | sure -AH in hand of 1
   seat 1: in no heap: 5H 5S 8H AD JS KS QS | hand: -6S -7S -AH | moves: play 9H, KH, 5D, 4C, 8C | sure = 9S AS in hand of 0
   seat 2: in no heap: 5H 6S 7S AD AH KS QS | hand: -5S -JS -8H | sure = 9S AS 4H in hand of 0 | sure = 9H KH in hand of 1
201. 1 play KH
   all told: 1 played KH
202. 2 play 8S
   all told: 2 played 8S
203. 0 play 4H
   all told: 0 played 4H; 2 took the trick 8S 4H KH
204. 2 play JC
   all told: 2 played JC
205. 0 play 5C
   all told: 0 played 5C
206. 1 play 8C
   all told: 1 played 8C; 2 took the trick 5C 8C JC
207. 2 play AC
   all told: 2 played AC
208. 0 play 9S
   all told: 0 played 9S
209. 1 play 4C
   all told: 1 played 4C; 0 took the trick 9S 4C AC
210. 0 play AS
   all told: 0 played AS
   all: trick: 0 led AS | trick 8: 1 led KH 8S 4H, 2 takes | trick 9: 2 led JC 5C 8C, 2 takes | trick 10: 2 led AC 9S 4C, 0 takes | public.phase: reply
   seat 0, 1: size hand of 2: 2 | may -TH -QH in hand of 2 | sure = KC in hand of 2
   seat 0, 2: size hand of 1: 2 | sure = 9H in hand of 1
   seat 1, 2: no more: sure hand of 0 | size hand of 0: 1
   seat 0: in no heap: 4C 8C 8S AC JC KH | hand: = QD | sure = TH QH in discard of 2
   seat 1: in no heap: 4H 5C 8S 9S AC AS JC | hand: = 9H 5D | moves: play 9H, 5D | may -9C -TC in hand of 0 | sure = 9C TC in discard of 2
   seat 2: in no heap: 4C 4H 5C 8C 9S AS KH | hand: = TD KC
211. 1 play 9H
   all told: 1 played 9H
212. 2 play TD
   all told: 2 played TD; 0 took the trick AS 9H TD
213. 0 play QD
   all told: 0 played QD
214. 1 play 5D
   all told: 1 played 5D
215. 2 play KC
   all told: 2 played KC; 0 took the trick 5D QD KC; deal 4 §11.5 tricks_short: +16 pence to table from 1; deal 4 §11.5 tricks_short: +13 pence to table from 2; deal 4 §11.6 tricks_over: +29 pence to 0; deal 4 over
216. * deal
   all told: 0 dealt
217. 2 say bid 14
   all told: 2 said bid 14
218. 0 say bid 15
   all told: 0 said bid 15
219. 1 say bid 16
   all told: 1 said bid 16
220. 2 say bid 17
   all told: 2 said bid 17
   all: turn: 0 | dealer: 0 | shown: TC | holds: 34 113 -147 | deals: 4 over, 0 of them thrown in | public.phase: auction | public.turn_up: TC | public.auction: ([1 bid 13] [2 bid 14] [0 bid 15] [1 bid 16] [2 bid 17]) | public.ruffs: ({} {} {}) | size stock: 7
   seat 0, 1: size hand of 2: 12
   seat 0, 2: size hand of 1: 12
   seat 1, 2: size hand of 0: 12
   seat 0: no more: trick, tricks, public.vying, public.sets, sure hand of 1, sure hand of 2, size discard of 2, may discard of 2, sure discard of 2 | in no heap: 5D 9C QH TC | hand: = 5S 8S JS 8H QH 5D 7D 9D AD 4C 8C 9C | moves: say bid 18, pass | may +6S +7S +9S +TS +QS +KS +AS +4H +5H +6H +7H +TH +JH +KH +AH +4D +6D +JD +QD +5C +6C +7C +JC +QC +KC +AC in hand of 1 | may +6S +7S +9S +TS +QS +KS +AS +4H +5H +6H +7H +9H +TH +JH +KH +AH +4D +6D +JD +QD +5C +6C +7C +JC +QC +AC in hand of 2 | may = 4S 6S 7S 9S TS QS KS AS 4H 5H 6H 7H 9H TH JH KH AH 4D 6D 8D TD JD QD KD 5C 6C 7C JC QC KC AC in stock
   seat 1: no more: trick, tricks, public.vying, public.sets, sure hand of 2, size discard of 2, may discard of 2, sure discard of 2 | in no heap: 8D KD QD TC | hand: = 6S QS 5H JH AH 8D QD KD 5C 6C 7C AC | may +4S +5S +7S +8S +9S +TS +JS +KS +AS +4H +6H +7H +8H +9H +KH +4D +5D +6D +7D +9D +JD +AD +4C +8C +9C +JC +QC +KC in hand of 0 | may +5S +7S +8S +9S +TS +JS +KS +AS +4H +6H +7H +8H +9H +TH +QH +KH +4D +5D +6D +7D +9D +JD +AD +4C +8C +9C +JC +QC in hand of 2 | may = 4S 5S 7S 8S 9S TS JS KS AS 4H 6H 7H 8H 9H TH QH KH 4D 5D 6D 7D 9D TD JD AD 4C 8C 9C JC QC KC in stock
   seat 2: no more: aside, trick, tricks, public.vying, public.sets, sure hand of 1 | in no heap: 9H | hand: +9S +TS +AS +6H +7H +9H +TH +6D +JD +JC | may +4S +5S +6S +7S +8S +JS +QS +KS +4H +5H +8H +JH +QH +KH +AH +4D +7D +8D +9D +KD +AD +4C +5C +6C +7C +8C +9C +QC +AC in hand of 0, hand of 1 | may = 4S 5S 6S 7S 8S JS QS KS 4H 5H 8H JH QH KH AH 4D 5D 7D 8D 9D QD KD AD 4C 5C 6C 7C 8C 9C QC AC in stock
221. 0 say pass
   all told: 0 said pass
222. 1 say bid 18
   all told: 1 said bid 18
223. 2 say pass
   all told: 2 said pass; deal 5 §6.7 stock: +9 pence to 2 from 1; deal 5 §6.7 stock: +9 pence to 0 from 1
224. 1 lay JH
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid JH
225. 1 lay 5C
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid 5C
226. 1 lay QD
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid QD
227. 1 lay KD
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid KD
228. 1 lay 7C
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid 7C
229. 1 lay AH
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid AH
230. 1 lay 6S
   seat 0, 2 told: 1 laid a card; 1 drew 7; deal 5 §8.4 ante: +1 pence to table from 1; deal 5 §8.4 ante: +1 pence to table from 2; deal 5 §8.4 ante: +1 pence to table from 0
   seat 1 told: 1 laid 6S; 1 drew 7: 4S 7S KS 4H KH 4D QC; deal 5 §8.4 ante: +1 pence to table from 1; deal 5 §8.4 ante: +1 pence to table from 2; deal 5 §8.4 ante: +1 pence to table from 0
   all: no more: size stock, may stock | turn: 1 | holds: 42 94 -139 | public.phase: ruff | public.auction: ([1 bid 13] [2 bid 14] [0 bid 15] [1 bid 16] [2 bid 17] [0 pass None] [1 bid 18] [2 pass None])
   seat 0, 2: size discard of 1: 7
   seat 0: may = 4S 6S 7S 9S TS QS KS AS 4H 5H 6H 7H 9H TH JH KH AH 4D 6D 8D TD JD QD KD 5C 6C 7C JC QC KC AC in discard of 1
   seat 1: in no heap: 4D 4H 4S 7S KH KS QC | hand: = 4S 7S QS KS 4H 5H KH 4D 8D 6C QC AC | aside: 6S JH AH QD KD 5C 7C | moves: say pass, vie 2, vie 3, vie 4, vie 5, vie 6, vie 7, vie 8, vie 9, vie 10, vie 11, vie 12, vie 13, vie 14, vie 15, vie 16, vie 17, vie 18, vie 19, vie 20, vie 21, vie 22, vie 23, vie 24, vie 25, vie 26, vie 27, vie 28, vie 29, vie 30, vie 31, vie 32, vie 33, vie 34, vie 35, vie 36, vie 37, vie 38, vie 39, vie 40
   seat 2: may = 4S 5S 6S 7S 8S JS QS KS 4H 5H 8H JH QH KH AH 4D 5D 7D 8D 9D QD KD AD 4C 5C 6C 7C 8C 9C QC AC in discard of 1
231. 1 say vie 24
   all told: 1 said vie 24; deal 5 §8.7 vied: +24 pence to table from 1
232. 2 say revie 11
   all told: 2 said revie 11; deal 5 §8.8 revied: +35 pence to table from 2
233. 0 say see
   all told: 0 said see; deal 5 §8.8 seen: +35 pence to table from 0
234. 1 say revie 4
   all told: 1 said revie 4; deal 5 §8.8 revied: +15 pence to table from 1
235. 2 say pass
   all told: 2 said pass
236. 0 say pass
   all told: 0 said pass; deal 5 §8.14 ruff_unseen: +112 pence to 1
237. 1 play KH
   all told: 1 played KH
238. 2 play 7H
   all told: 2 played 7H
239. 0 play QH
   all told: 0 played QH; 1 took the trick 7H QH KH
240. 1 play AC
   all told: 1 played AC
   all: turn: 2 | trick: 1 led AC | holds: 7 167 -174 | trick 1: 1 led KH 7H QH, 1 takes | public.phase: reply | public.vying: ([1 vie 24] [2 revie 11] [0 see None] [1 revie 4] [2 pass None] [0 pass None])
   seat 0, 1: size hand of 2: 11
   seat 0, 2: size hand of 1: 10
   seat 1, 2: size hand of 0: 11
   seat 0: in no heap: 7H AC KH | hand: -QH
   seat 1: in no heap: 7H QH | hand: -KH -AC
   seat 2: in no heap: AC KH QH | hand: -7H | moves: play JC, KC
241. 2 play JC
   all told: 2 played JC
242. 0 play 8C
   all told: 0 played 8C; 1 took the trick 8C JC AC
243. 1 play 5H
   all told: 1 played 5H
244. 2 play 9H
   all told: 2 played 9H
245. 0 play 8H
   all told: 0 played 8H; 2 took the trick 5H 8H 9H
246. 2 play AS
   all told: 2 played AS
247. 0 play 5S
   all told: 0 played 5S
248. 1 play 7S
   all told: 1 played 7S; 2 took the trick 5S 7S AS
249. 2 play 9S
   all told: 2 played 9S
250. 0 play JS
   all told: 0 played JS
   all: turn: 1 | trick: 2 led 9S JS | trick 2: 1 led AC JC 8C, 1 takes | trick 3: 1 led 5H 9H 8H, 2 takes | trick 4: 2 led AS 5S 7S, 2 takes
   seat 0, 1: size hand of 2: 7
   seat 0, 2: size hand of 1: 8
   seat 1, 2: size hand of 0: 7
   seat 0: in no heap: 5H 7S 9H 9S AS JC | hand: -5S -JS -8H -8C
   seat 1: in no heap: 5S 8C 8H 9H 9S AS JC JS | hand: -7S -5H | moves: play 4S, QS, KS
   seat 2: in no heap: 5H 5S 7S 8C 8H JS | hand: -9S -AS -9H -JC
251. 1 play KS
   all told: 1 played KS; 1 took the trick 9S JS KS
252. 1 play 6C
   all told: 1 played 6C
253. 2 play KC
   all told: 2 played KC
254. 0 play 9C
   all told: 0 played 9C; 2 took the trick 6C 9C KC
255. 2 play TS
   all told: 2 played TS
256. 0 play 8S
   all told: 0 played 8S
257. 1 play 4S
   all told: 1 played 4S; 2 took the trick 4S 8S TS
258. 2 play TH
   all told: 2 played TH
259. 0 play AD
   all told: 0 played AD
260. 1 play 4H
   all told: 1 played 4H; 2 took the trick 4H TH AD
   all: turn: 2 | trick: 2 leads | trick 5: 2 led 9S JS KS, 1 takes | trick 6: 1 led 6C KC 9C, 2 takes | trick 7: 2 led TS 8S 4S, 2 takes | trick 8: 2 led TH AD 4H, 2 takes | public.phase: lead
   seat 0, 1: size hand of 2: 4
   seat 0, 2: size hand of 1: 4 | may -KD in hand of 1
   seat 1, 2: size hand of 0: 4
   seat 0: in no heap: 4H 4S 6C KC KS TH TS | hand: -8S -AD -9C
   seat 1: in no heap: 8S 9C AD KC TH TS | hand: = QS 4D 8D QC | may -6H in hand of 0 | sure = 6H in hand of 2
   seat 2: in no heap: 4H 4S 6C 8S 9C AD KS | hand: -TS -TH -KC | moves: play 6H, 6D, TD, JD | may -JH -AH in hand of 0
261. 2 play 6H
   all told: 2 played 6H
262. 0 play 4C
   all told: 0 played 4C
263. 1 play QS
   all told: 1 played QS; 0 took the trick QS 6H 4C
264. 0 play 5D
   all told: 0 played 5D
265. 1 play 8D
   all told: 1 played 8D
266. 2 play 6D
   all told: 2 played 6D; 1 took the trick 5D 6D 8D
267. 1 play QC
   all told: 1 played QC
268. 2 play TD
   all told: 2 played TD
269. 0 play 7D
   all told: 0 played 7D; 1 took the trick 7D TD QC
270. 1 play 4D
   all told: 1 played 4D
   all: trick: 1 led 4D | trick 9: 2 led 6H 4C QS, 0 takes | trick 10: 0 led 5D 8D 6D, 1 takes | trick 11: 1 led QC TD 7D, 1 takes | public.phase: reply
   seat 0, 1: size hand of 2: 1
   seat 0, 2: no more: size hand of 1, may hand of 1
   seat 1, 2: size hand of 0: 1
   seat 0: in no heap: 4D 6D 6H 8D QC QS TD | hand: = 9D | may -5C -7C in hand of 2 | sure = 5C 7C in discard of 1
   seat 1: no more: hand, sure hand of 2 | in no heap: 4C 5D 6D 6H 7D TD
   seat 2: in no heap: 4C 4D 5D 7D 8D QC QS | hand: = JD | moves: play JD | may -5C -7C in hand of 0 | sure = JH AH 5C 7C in discard of 1
271. 2 play JD
   all told: 2 played JD
272. 0 play 9D
   all told: 0 played 9D; 2 took the trick 4D 9D JD; deal 5 §11.5 tricks_short: +1 pence to table from 2; deal 5 §11.5 tricks_short: +19 pence to table from 0; deal 5 §11.6 tricks_over: +20 pence to 1; deal 5 over
273. * deal
   all told: 1 dealt
274. 0 say bid 14
   all told: 0 said bid 14
275. 1 say bid 15
   all told: 1 said bid 15
276. 2 say pass
   all told: 2 said pass
277. 0 say pass
   all told: 0 said pass; deal 6 §6.7 stock: +8 pence to 2 from 1; deal 6 §6.7 stock: +7 pence to 0 from 1
278. 1 lay 5C
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid 5C
279. 1 lay 9S
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid 9S
280. 1 lay 8H
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid 8H
   all: turn: 1 | dealer: 1 | shown: 9C | holds: -5 172 -167 | deals: 5 over, 0 of them thrown in | public.phase: exchange | public.turn_up: 9C | public.auction: ([2 bid 13] [0 bid 14] [1 bid 15] [2 pass None] [0 pass None]) | size stock: 7
   seat 0, 1: size hand of 2: 12
   seat 0, 2: no more: trick, tricks, public.vying, sure discard of 1 | size hand of 1: 9 | size discard of 1: 3
   seat 1, 2: size hand of 0: 12
   seat 0: in no heap: 6S AH JD KD | hand: +6S +TS +KS +5H +9H +AH +4D +5D +7D +JD +KD | may = 4S 5S 7S 8S 9S JS QS AS 4H 6H 7H 8H TH JH QH KH 6D 8D TD QD AD 4C 5C 6C 7C 8C TC JC QC KC AC in hand of 1, stock | may +4S +5S +7S +8S +9S +JS +QS +AS +4H +6H +7H +8H +TH +QH +KH +6D +8D +TD +AD +4C +5C +6C +7C +8C +TC +JC +QC +KC +AC in hand of 2 | may +4S +5S +7S +8S +9S +JS +QS +AS +4H +6H +7H +8H +TH +QH +KH +6D +8D +TD +AD +4C +6C +8C +TC +JC +QC +KC +AC in discard of 1
   seat 1: no more: trick, tricks, public.vying | hand: = 8S QS AS 6H TH JH QH 6D JC | aside: 9S 8H 5C | moves: lay 8S, QS, AS, 6H, TH, JH, QH, 6D, JC | may +4S +5S +6S +7S +TS +JS +KS +4H +5H +7H +9H +KH +AH +4D +5D +7D +8D +TD +QD +KD +AD +4C +6C +7C +8C +TC +QC +KC +AC in hand of 0, hand of 2 | may = 4S 5S 6S 7S TS JS KS 4H 5H 7H 9H KH AH 4D 5D 7D 8D 9D TD JD QD KD AD 4C 6C 7C 8C TC QC KC AC in stock
   seat 2: in no heap: 7C QD | hand: = 4S 5S KH 8D QD AD 4C 6C 7C TC QC KC | may +7S +8S +9S +TS +JS +QS +KS +AS +4H +5H +6H +7H +8H +9H +TH +JH +QH +AH +4D +5D +6D +7D +TD +JD +5C +8C +JC +AC in hand of 0 | may = 6S 7S 8S 9S TS JS QS KS AS 4H 5H 6H 7H 8H 9H TH JH QH AH 4D 5D 6D 7D 9D TD JD KD 5C 8C JC AC in hand of 1, stock | may +7S +8S +9S +TS +JS +QS +KS +AS +4H +5H +6H +7H +8H +9H +TH +QH +4D +5D +6D +7D +TD +JD +8C +JC +AC in discard of 1
281. 1 lay TH
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid TH
282. 1 lay JH
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid JH
283. 1 lay 6H
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid 6H
284. 1 lay 8S
   seat 0, 2 told: 1 laid a card; 1 drew 7; deal 6 §8.4 ante: +1 pence to table from 2; deal 6 §8.4 ante: +1 pence to table from 0; deal 6 §8.4 ante: +1 pence to table from 1
   seat 1 told: 1 laid 8S; 1 drew 7: 7S JS 4H 7H TD 8C AC; deal 6 §8.4 ante: +1 pence to table from 2; deal 6 §8.4 ante: +1 pence to table from 0; deal 6 §8.4 ante: +1 pence to table from 1
285. 2 say vie 40
   all told: 2 said vie 40; deal 6 §8.7 vied: +40 pence to table from 2
286. 0 say see
   all told: 0 said see; deal 6 §8.8 seen: +40 pence to table from 0
287. 1 say see
   all told: 1 said see; deal 6 §8.8 seen: +40 pence to table from 1; deal 6 §8.15 ruff_shown: +123 pence to 2 for 4C 6C 7C TC QC KC
288. 2 play 5S
   all told: 2 played 5S
289. 0 play TS
   all told: 0 played TS
290. 1 play JS
   all told: 1 played JS; 1 took the trick 5S TS JS
   all: no more: size stock, may stock | trick: 1 leads | holds: -46 131 -85 | trick 1: 2 led 5S TS JS, 1 takes | public.phase: lead | public.vying: ([2 vie 40] [0 see None] [1 see None]) | public.ruffs: ({4D 5D 7D 9D JD KD} {7S JS QS AS} {4C 6C 7C TC QC KC})
   seat 0, 1: size hand of 2: 11
   seat 0, 2: size hand of 1: 11 | size discard of 1: 7 | sure = 7S QS AS in hand of 1
   seat 1, 2: size hand of 0: 11 | sure = 4D 5D 7D 9D JD KD in hand of 0
   seat 0: in no heap: 5S JS | hand: -TS | may -4S -8S -9S -4C -6C -7C -TC -QC -KC in hand of 1 | may -7S -QS -AS -5C -8C -JC -AC in hand of 2 | sure = 4C 6C 7C TC QC KC in hand of 2 | may -7S -QS -AS -4C -6C -7C -TC -QC -KC in discard of 1
   seat 1: in no heap: 4H 5S 7H 7S 8C AC JS TD TS | hand: -8S -6H -TH -JH +7S +4H +7H +TD +8C +AC | aside: 8S 9S 6H 8H TH JH 5C | moves: play 7S, QS, AS, 4H, 7H, QH, 6D, TD, 8C, JC, AC | may -8D -QD -AD -4C -6C -7C -TC -QC -KC in hand of 0 | may -4D -5D -7D -9D -JD -KD in hand of 2 | sure = 8D QD AD 4C 6C 7C TC QC KC in hand of 2
   seat 2: in no heap: JS TS | hand: -5S | may -7S -QS -AS -6D -TD in hand of 0 | may -6S -8S -9S -KS -4D -5D -7D -9D -JD -KD in hand of 1 | may -7S -QS -AS -4D -5D -7D -9D -JD -KD in discard of 1
291. 1 play 8C
   all told: 1 played 8C
292. 2 play 6C
   all told: 2 played 6C
293. 0 play 5H
   all told: 0 played 5H; 1 took the trick 5H 6C 8C
294. 1 play AS
   all told: 1 played AS
295. 2 play 4S
   all told: 2 played 4S
296. 0 play 6S
   all told: 0 played 6S; 1 took the trick 4S 6S AS
297. 1 play AC
   all told: 1 played AC
298. 2 play QC
   all told: 2 played QC
299. 0 play KD
   all told: 0 played KD; 1 took the trick KD QC AC
300. 1 play 6D
   all told: 1 played 6D
   all: turn: 2 | trick: 1 led 6D | trick 2: 1 led 8C 6C 5H, 1 takes | trick 3: 1 led AS 4S 6S, 1 takes | trick 4: 1 led AC QC KD, 1 takes | public.phase: reply
   seat 0, 1: size hand of 2: 8 | sure -6C -QC in hand of 2
   seat 0, 2: size hand of 1: 7 | sure -AS in hand of 1
   seat 1, 2: size hand of 0: 8 | sure -KD in hand of 0
   seat 0: in no heap: 4S 6C 6D 8C AC AS QC | hand: -6S -5H -KD | may -AD in hand of 1
   seat 1: in no heap: 4S 5H 6C 6S KD QC | hand: -AS -6D -8C -AC
   seat 2: in no heap: 5H 6D 6S 8C AC AS KD | hand: -4S -6C -QC | moves: play 8D, QD, AD | may -5C -JC in hand of 0 | may -AH in hand of 1
301. 2 play QD
   all told: 2 played QD
302. 0 play 4D
   all told: 0 played 4D; 2 took the trick 4D 6D QD
303. 2 play TC
   all told: 2 played TC
304. 0 play 5D
   all told: 0 played 5D
305. 1 play JC
   all told: 1 played JC; 1 took the trick 5D TC JC
306. 1 play 7H
   all told: 1 played 7H
307. 2 play KH
   all told: 2 played KH
308. 0 play 9H
   all told: 0 played 9H; 2 took the trick 7H 9H KH
309. 2 play 7C
   all told: 2 played 7C
310. 0 play JD
   all told: 0 played JD
   all: turn: 1 | trick: 2 led 7C JD | trick 5: 1 led 6D QD 4D, 2 takes | trick 6: 2 led TC 5D JC, 1 takes | trick 7: 1 led 7H KH 9H, 2 takes
   seat 0, 1: size hand of 2: 4
   seat 0, 2: size hand of 1: 5 | may -JH in hand of 1
   seat 1, 2: size hand of 0: 4
   seat 0: in no heap: 7C 7H JC KH QD TC | hand: = KS AH 7D 9D | may -QH in hand of 2 | sure = 4C KC in hand of 2
   seat 1: in no heap: 4D 5D 7C 9H JD KH QD TC | hand: -7H -JC | moves: play 7S, QS, 4H, QH, TD | sure = KS AH 7D 9D in hand of 0 | may -KS -AH in hand of 2 | sure -QD -7C -TC in hand of 2
   seat 2: in no heap: 4D 5D 7H 9H JC JD | hand: = 8D AD 4C KC | sure = 7D 9D in hand of 0
311. 1 play TD
   all told: 1 played TD; 2 took the trick TD JD 7C
312. 2 play AD
   all told: 2 played AD
313. 0 play 9D
   all told: 0 played 9D
314. 1 play 7S
   all told: 1 played 7S; 2 took the trick 7S 9D AD
315. 2 play KC
   all told: 2 played KC
316. 0 play AH
   all told: 0 played AH
317. 1 play QS
   all told: 1 played QS; 2 took the trick QS AH KC
318. 2 play 8D
   all told: 2 played 8D
319. 0 play 7D
   all told: 0 played 7D
320. 1 play QH
   all told: 1 played QH; 2 took the trick QH 7D 8D
   all: turn: 2 | trick: 2 leads | trick 8: 2 led 7C JD TD, 2 takes | trick 9: 2 led AD 9D 7S, 2 takes | trick 10: 2 led KC AH QS, 2 takes | trick 11: 2 led 8D 7D QH, 2 takes | public.phase: lead
   seat 0, 1: size hand of 2: 1 | sure = 4C in hand of 2
   seat 0, 2: size hand of 1: 1 | may -5C in hand of 1
   seat 1, 2: size hand of 0: 1
   seat 0: no more: sure hand of 1 | in no heap: 7S 8D AD KC QH QS TD | hand: = KS | may = 4C in hand of 2 | sure = 8S 9S JH 5C in discard of 1
   seat 1: in no heap: 7D 8D 9D AD AH KC | hand: = 4H | sure = KS in hand of 0
   seat 2: no more: sure hand of 0, sure hand of 1 | in no heap: 7D 7S 9D AH QH QS TD | hand: = 4C | moves: play 4C | sure = 5C in discard of 1
321. 2 play 4C
   all told: 2 played 4C
322. 0 play KS
   all told: 0 played KS
323. 1 play 4H
   all told: 1 played 4H; 2 took the trick KS 4H 4C; deal 6 §11.5 tricks_short: +22 pence to table from 0; deal 6 §11.6 tricks_over: +2 pence to 2; deal 6 §11.6 tricks_over: +20 pence to 1; deal 6 over; match over
   all: turn: nobody | holds: -68 151 -83 | deals: 6 over, 0 of them thrown in | trick 12: 2 led 4C KS 4H, 2 takes | public.phase: settled
   seat 0: no more: hand, trick, size hand of 1, may hand of 1, size hand of 2, may hand of 2, sure hand of 2 | in no heap: 4C 4H | sure +6H +8H +TH in discard of 1
   seat 1: no more: hand, trick, size hand of 0, may hand of 0, sure hand of 0, size hand of 2, may hand of 2, sure hand of 2
   seat 2: no more: hand, trick, size hand of 0, may hand of 0, size hand of 1, may hand of 1 | in no heap: 4H KS | sure +8S +9S +6H +8H +TH +JH in discard of 1
