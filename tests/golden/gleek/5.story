start
   all: turn: chance | dealer: 1 | sides: 0 1 2 | holds: 0 0 0 | deals: 0 over, 0 of them thrown in | public.phase: dealing | public.turn_up: nobody | public.ruffs: ({} {} {}) | public.pass_final: False
1. * deal
   all told: 1 dealt
   all: turn: 0 | shown: 9S | public.phase: auction | public.turn_up: 9S | public.auction: ([2 bid 12]) | public.pass_final: True | size stock: 7
   seat 0, 1: size hand of 2: 12
   seat 0, 2: size hand of 1: 12
   seat 1, 2: size hand of 0: 12
   seat 0: hand: = AS 4H 9H TH KH AH JD QD 6C 8C QC KC | moves: say bid 13, pass | may = 4S 5S 6S 7S 8S TS JS QS KS 5H 6H 7H 8H JH QH 4D 5D 6D 7D 8D 9D TD KD AD 4C 5C 7C 9C TC JC AC in all heaps
   seat 1: hand: = 4S TS JS QS 5H 7H 8H QH AD 4C 7C 9C | may = 5S 6S 7S 8S KS AS 4H 6H 9H TH JH KH AH 4D 5D 6D 7D 8D 9D TD JD QD KD 5C 6C 8C TC JC QC KC AC in all heaps
   seat 2: hand: = 6S 8S KS 6H JH 5D 6D 7D 8D KD 5C AC | may = 4S 5S 7S TS JS QS AS 4H 5H 7H 8H 9H TH QH KH AH 4D 9D TD JD QD AD 4C 6C 7C 8C 9C TC JC QC KC in all heaps
2. 0 say pass
   all told: 0 said pass
   all: turn: 1 | public.auction: ([2 bid 12] [0 pass None])
   seat 1: moves: say bid 13, pass
3. 1 say bid 13
   all told: 1 said bid 13
   all: turn: 2 | public.auction: ([2 bid 12] [0 pass None] [1 bid 13])
   seat 2: moves: say bid 14, pass
4. 2 say bid 14
   all told: 2 said bid 14
   all: turn: 1 | public.auction: ([2 bid 12] [0 pass None] [1 bid 13] [2 bid 14])
   seat 1: moves: say bid 15, pass
5. 1 say bid 15
   all told: 1 said bid 15
   all: turn: 2 | public.auction: ([2 bid 12] [0 pass None] [1 bid 13] [2 bid 14] [1 bid 15])
   seat 2: moves: say bid 16, pass
6. 2 say bid 16
   all told: 2 said bid 16
   all: turn: 1 | public.auction: ([2 bid 12] [0 pass None] [1 bid 13] [2 bid 14] [1 bid 15] [2 bid 16])
   seat 1: moves: say bid 17, pass
7. 1 say pass
   all told: 1 said pass; deal 1 §6.7 stock: +8 pence to 0 from 2; deal 1 §6.7 stock: +8 pence to 1 from 2
   all: turn: 2 | holds: 8 8 -16 | public.phase: exchange | public.auction: ([2 bid 12] [0 pass None] [1 bid 13] [2 bid 14] [1 bid 15] [2 bid 16] [1 pass None])
   seat 2: moves: lay 6S, 8S, KS, 6H, JH, 5D, 6D, 7D, 8D, KD, 5C, AC
8. 2 lay 6S
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid 6S
   seat 0, 1: size hand of 2: 11 | size discard of 2: 1
   seat 0: may = 4S 5S 6S 7S 8S TS JS QS KS 5H 6H 7H 8H JH QH 4D 5D 6D 7D 8D 9D TD KD AD 4C 5C 7C 9C TC JC AC in discard of 2
   seat 1: may = 5S 6S 7S 8S KS AS 4H 6H 9H TH JH KH AH 4D 5D 6D 7D 8D 9D TD JD QD KD 5C 6C 8C TC JC QC KC AC in discard of 2
   seat 2: hand: -6S | aside: 6S | moves: lay 8S, KS, 6H, JH, 5D, 6D, 7D, 8D, KD, 5C, AC
9. 2 lay KD
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid KD
   seat 0, 1: size hand of 2: 10 | size discard of 2: 2
   seat 2: hand: -KD | aside: 6S KD | moves: lay 8S, KS, 6H, JH, 5D, 6D, 7D, 8D, 5C, AC
10. 2 lay 5C
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid 5C
   seat 0, 1: size hand of 2: 9 | size discard of 2: 3
   seat 2: hand: -5C | aside: 6S KD 5C | moves: lay 8S, KS, 6H, JH, 5D, 6D, 7D, 8D, AC
11. 2 lay 6D
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid 6D
   seat 0, 1: size hand of 2: 8 | size discard of 2: 4
   seat 2: hand: -6D | aside: 6S 6D KD 5C | moves: lay 8S, KS, 6H, JH, 5D, 7D, 8D, AC
12. 2 lay 7D
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid 7D
   seat 0, 1: size hand of 2: 7 | size discard of 2: 5
   seat 2: hand: -7D | aside: 6S 6D 7D KD 5C | moves: lay 8S, KS, 6H, JH, 5D, 8D, AC
13. 2 lay 8S
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid 8S
   seat 0, 1: size hand of 2: 6 | size discard of 2: 6
   seat 2: hand: -8S | aside: 6S 8S 6D 7D KD 5C | moves: lay KS, 6H, JH, 5D, 8D, AC
14. 2 lay KS
   seat 0, 1 told: 2 laid a card; 2 drew 7; deal 1 §8.4 ante: +1 pence to table from 2; deal 1 §8.4 ante: +1 pence to table from 0; deal 1 §8.4 ante: +1 pence to table from 1
   seat 2 told: 2 laid KS; 2 drew 7: 5S 7S 4D 9D TD TC JC; deal 1 §8.4 ante: +1 pence to table from 2; deal 1 §8.4 ante: +1 pence to table from 0; deal 1 §8.4 ante: +1 pence to table from 1
   all: no more: size stock, may stock | holds: 7 7 -17 | public.phase: ruff
   seat 0, 1: size hand of 2: 12 | size discard of 2: 7
   seat 2: in no heap: 4D 5S 7S 9D JC TC TD | hand: -KS +5S +7S +4D +9D +TD +TC +JC | aside: 6S 8S KS 6D 7D KD 5C | moves: say pass, vie 2, vie 3, vie 4, vie 5, vie 6, vie 7, vie 8, vie 9, vie 10
15. 2 say vie 9
   all told: 2 said vie 9; deal 1 §8.7 vied: +9 pence to table from 2
   all: turn: 0 | holds: 7 7 -26 | public.vying: ([2 vie 9])
   seat 0: moves: say pass, see
16. 0 say pass
   all told: 0 said pass
   all: turn: 1 | public.vying: ([2 vie 9] [0 pass None])
   seat 1: moves: say pass, see
17. 1 say see
   all told: 1 said see; deal 1 §8.8 seen: +9 pence to table from 1; deal 1 §8.15 ruff_shown: +21 pence to 2 for 4D 5D 8D 9D TD
   all: turn: 2 | trick: 2 leads | holds: 7 -2 -5 | public.phase: lead | public.vying: ([2 vie 9] [0 pass None] [1 see None]) | public.ruffs: ({} {4S TS JS QS} {4D 5D 8D 9D TD})
   seat 0, 1: sure = 4D 5D 8D 9D TD in hand of 2
   seat 0, 2: sure = 4S TS JS QS in hand of 1
   seat 0: may -5S -6S -7S -8S -KS -4D -5D -8D -9D -TD in hand of 1 | may -4S -TS -JS -QS -6D -7D -KD -AD in hand of 2 | may -4S -TS -JS -QS -4D -5D -8D -9D -TD in discard of 2
   seat 1: may -4D -5D -8D -9D -TD in hand of 0, discard of 2 | may -6D -7D -JD -QD -KD in hand of 2
   seat 2: moves: play 5S, 7S, 6H, JH, 4D, 5D, 8D, 9D, TD, TC, JC, AC | may -4S -TS -JS -QS in hand of 0 | sure = AS in hand of 0 | may -AS in hand of 1
18. 2 play TC
   all told: 2 played TC
   all: turn: 0 | trick: 2 led TC | public.phase: reply
   seat 0, 1: in no heap: TC | size hand of 2: 11
   seat 0: moves: play 6C, 8C, QC, KC
   seat 2: hand: -TC
19. 0 play QC
   all told: 0 played QC
   all: turn: 1 | trick: 2 led TC QC
   seat 1, 2: in no heap: QC | size hand of 0: 11
   seat 0: hand: -QC
   seat 1: moves: play 4C, 7C, 9C
20. 1 play 7C
   all told: 1 played 7C; 0 took the trick 7C TC QC
   all: turn: 0 | trick: 0 leads | trick 1: 2 led TC QC 7C, 0 takes | public.phase: lead
   seat 0, 2: in no heap: 7C | size hand of 1: 11
   seat 0: moves: play AS, 4H, 9H, TH, KH, AH, JD, QD, 6C, 8C, KC
   seat 1: hand: -7C
21. 0 play QD
   all told: 0 played QD
   all: turn: 1 | trick: 0 led QD | public.phase: reply
   seat 1, 2: in no heap: QD | size hand of 0: 10
   seat 0: hand: -QD
   seat 1: moves: play AD
   seat 2: may -QH in hand of 0 | sure +QH in hand of 1
22. 1 play AD
   all told: 1 played AD
   all: turn: 2 | trick: 0 led QD AD
   seat 0, 2: in no heap: AD | size hand of 1: 10
   seat 1: hand: -AD
   seat 2: moves: play 4D, 5D, 8D, 9D, TD
23. 2 play 8D
   all told: 2 played 8D; 1 took the trick 8D QD AD
   all: turn: 1 | trick: 1 leads | trick 2: 0 led QD AD 8D, 1 takes | public.phase: lead
   seat 0, 1: in no heap: 8D | size hand of 2: 10 | sure -8D in hand of 2
   seat 1: moves: play 4S, TS, JS, QS, 5H, 7H, 8H, QH, 4C, 9C
   seat 2: hand: -8D
24. 1 play TS
   all told: 1 played TS
   all: turn: 2 | trick: 1 led TS | public.phase: reply
   seat 0, 2: in no heap: TS | size hand of 1: 9 | sure -TS in hand of 1
   seat 1: hand: -TS
   seat 2: moves: play 5S, 7S
25. 2 play 5S
   all told: 2 played 5S
   all: turn: 0 | trick: 1 led TS 5S
   seat 0, 1: in no heap: 5S | size hand of 2: 9
   seat 0: moves: play AS
   seat 2: hand: -5S
26. 0 play AS
   all told: 0 played AS; 0 took the trick 5S TS AS
   all: trick: 0 leads | trick 3: 1 led TS 5S AS, 0 takes | public.phase: lead
   seat 1, 2: in no heap: AS | size hand of 0: 9
   seat 0: hand: -AS | moves: play 4H, 9H, TH, KH, AH, JD, 6C, 8C, KC
   seat 2: no more: sure hand of 0
27. 0 play KH
   all told: 0 played KH
   all: turn: 1 | trick: 0 led KH | public.phase: reply
   seat 1, 2: in no heap: KH | size hand of 0: 8
   seat 0: hand: -KH
   seat 1: moves: play 5H, 7H, 8H, QH
28. 1 play 8H
   all told: 1 played 8H
   all: turn: 2 | trick: 0 led KH 8H
   seat 0, 2: in no heap: 8H | size hand of 1: 8
   seat 1: hand: -8H
   seat 2: moves: play 6H, JH
29. 2 play 6H
   all told: 2 played 6H; 0 took the trick 6H 8H KH
   all: turn: 0 | trick: 0 leads | trick 4: 0 led KH 8H 6H, 0 takes | public.phase: lead
   seat 0, 1: in no heap: 6H | size hand of 2: 8
   seat 0: moves: play 4H, 9H, TH, AH, JD, 6C, 8C, KC
   seat 2: hand: -6H
30. 0 play 8C
   all told: 0 played 8C
   all: turn: 1 | trick: 0 led 8C | public.phase: reply
   seat 1, 2: in no heap: 8C | size hand of 0: 7
   seat 0: hand: -8C
   seat 1: moves: play 4C, 9C
31. 1 play 4C
   all told: 1 played 4C
   all: turn: 2 | trick: 0 led 8C 4C
   seat 0, 2: in no heap: 4C | size hand of 1: 7
   seat 1: hand: -4C
   seat 2: moves: play JC, AC
32. 2 play AC
   all told: 2 played AC; 2 took the trick 4C 8C AC
   all: trick: 2 leads | trick 5: 0 led 8C 4C AC, 2 takes | public.phase: lead
   seat 0, 1: in no heap: AC | size hand of 2: 7
   seat 2: hand: -AC | moves: play 7S, JH, 4D, 5D, 9D, TD, JC
33. 2 play 4D
   all told: 2 played 4D
   all: turn: 0 | trick: 2 led 4D | public.phase: reply
   seat 0, 1: in no heap: 4D | size hand of 2: 6 | sure -4D in hand of 2
   seat 0: moves: play JD
   seat 2: hand: -4D
34. 0 play JD
   all told: 0 played JD
   all: turn: 1 | trick: 2 led 4D JD
   seat 1, 2: in no heap: JD | size hand of 0: 6
   seat 0: hand: -JD
   seat 1: moves: play 4S, JS, QS, 5H, 7H, QH, 9C
35. 1 play 5H
   all told: 1 played 5H; 0 took the trick 5H 4D JD
   all: turn: 0 | trick: 0 leads | trick 6: 2 led 4D JD 5H, 0 takes | public.phase: lead
   seat 0, 2: in no heap: 5H | size hand of 1: 6
   seat 0: moves: play 4H, 9H, TH, AH, 6C, KC | may -6D -7D -KD in hand of 1 | sure = 6D 7D KD in discard of 2
   seat 1: hand: -5H
36. 0 play KC
   all told: 0 played KC
   all: turn: 1 | trick: 0 led KC | public.phase: reply
   seat 1, 2: in no heap: KC | size hand of 0: 5
   seat 0: hand: -KC
   seat 1: moves: play 9C | may -KS -KD in hand of 0 | sure = KD in discard of 2
37. 1 play 9C
   all told: 1 played 9C
   all: turn: 2 | trick: 0 led KC 9C
   seat 0, 2: in no heap: 9C | size hand of 1: 5
   seat 1: hand: -9C
   seat 2: moves: play JC
38. 2 play JC
   all told: 2 played JC; 0 took the trick 9C JC KC
   all: turn: 0 | trick: 0 leads | trick 7: 0 led KC 9C JC, 0 takes | public.phase: lead
   seat 0, 1: in no heap: JC | size hand of 2: 5
   seat 0: moves: play 4H, 9H, TH, AH, 6C
   seat 2: hand: -JC
39. 0 play 9H
   all told: 0 played 9H
   all: turn: 1 | trick: 0 led 9H | public.phase: reply
   seat 1, 2: in no heap: 9H | size hand of 0: 4
   seat 0: hand: -9H
   seat 1: moves: play 7H, QH
40. 1 play QH
   all told: 1 played QH
   all: turn: 2 | trick: 0 led 9H QH
   seat 0, 2: in no heap: QH | size hand of 1: 4
   seat 1: hand: -QH
   seat 2: moves: play JH | sure -QH in hand of 1
41. 2 play JH
   all told: 2 played JH; 1 took the trick 9H JH QH
   all: turn: 1 | trick: 1 leads | trick 8: 0 led 9H QH JH, 1 takes | public.phase: lead
   seat 0, 1: in no heap: JH | size hand of 2: 4
   seat 1: moves: play 4S, JS, QS, 7H
   seat 2: hand: -JH
42. 1 play 4S
   all told: 1 played 4S
   all: turn: 2 | trick: 1 led 4S | public.phase: reply
   seat 0, 2: in no heap: 4S | size hand of 1: 3 | sure -4S in hand of 1
   seat 1: hand: -4S
   seat 2: moves: play 7S
43. 2 play 7S
   all told: 2 played 7S
   all: turn: 0 | trick: 1 led 4S 7S
   seat 0, 1: in no heap: 7S | size hand of 2: 3 | may = 5D 9D TD in hand of 2
   seat 0: moves: play 4H, TH, AH, 6C | sure +6S +8S +KS in discard of 2
   seat 1: sure +KS in discard of 2
   seat 2: hand: -7S
44. 0 play TH
   all told: 0 played TH; 2 took the trick 4S 7S TH
   all: turn: 2 | trick: 2 leads | trick 9: 1 led 4S 7S TH, 2 takes | public.phase: lead
   seat 1, 2: in no heap: TH | size hand of 0: 3
   seat 0: hand: -TH
   seat 1: may -6S -8S in hand of 0 | sure +6S +8S in discard of 2
   seat 2: moves: play 5D, 9D, TD
45. 2 play TD
   all told: 2 played TD
   all: turn: 0 | trick: 2 led TD | public.phase: reply
   seat 0, 1: in no heap: TD | size hand of 2: 2 | sure -TD in hand of 2
   seat 0: moves: play 4H, AH, 6C
   seat 2: hand: -TD
46. 0 play 4H
   all told: 0 played 4H
   all: turn: 1 | trick: 2 led TD 4H
   seat 1, 2: in no heap: 4H | size hand of 0: 2
   seat 0: hand: -4H
   seat 1: moves: play JS, QS, 7H | may -6D -7D in hand of 0 | sure +6D +7D in discard of 2
47. 1 play 7H
   all told: 1 played 7H; 2 took the trick 4H 7H TD
   all: turn: 2 | trick: 2 leads | trick 10: 2 led TD 4H 7H, 2 takes | public.phase: lead
   seat 0, 2: in no heap: 7H | size hand of 1: 2
   seat 0: may -5C in hand of 1 | sure +5C in discard of 2
   seat 1: hand: -7H
   seat 2: moves: play 5D, 9D | sure = AH 6C in hand of 0 | may = JS QS in hand of 1
48. 2 play 9D
   all told: 2 played 9D
   all: turn: 0 | trick: 2 led 9D | public.phase: reply
   seat 0, 1: in no heap: 9D | size hand of 2: 1 | sure = 5D in hand of 2
   seat 0: moves: play AH, 6C
   seat 2: hand: = 5D
49. 0 play AH
   all told: 0 played AH
   all: turn: 1 | trick: 2 led 9D AH
   seat 1, 2: in no heap: AH | size hand of 0: 1
   seat 0: hand: = 6C
   seat 1: moves: play JS, QS
   seat 2: sure = 6C in hand of 0
50. 1 play QS
   all told: 1 played QS; 1 took the trick QS AH 9D
   all: trick: 1 leads | trick 11: 2 led 9D AH QS, 1 takes | public.phase: lead
   seat 0, 2: in no heap: QS | size hand of 1: 1 | sure = JS in hand of 1
   seat 1: hand: = JS | moves: play JS
51. 1 play JS
   all told: 1 played JS
   all: turn: 2 | trick: 1 led JS | public.phase: reply
   seat 0, 2: no more: size hand of 1, may hand of 1, sure hand of 1 | in no heap: JS
   seat 1: no more: hand
   seat 2: moves: play 5D
52. 2 play 5D
   all told: 2 played 5D
   all: turn: 0 | trick: 1 led JS 5D
   seat 0, 1: no more: size hand of 2, may hand of 2, sure hand of 2 | in no heap: 5D
   seat 0: moves: play 6C
   seat 2: no more: hand
53. 0 play 6C
   all told: 0 played 6C; 1 took the trick JS 5D 6C; deal 1 §11.5 tricks_short: +13 pence to table from 2; deal 1 §11.6 tricks_over: +8 pence to 0; deal 1 §11.6 tricks_over: +2 pence to 1; deal 1 §11.8 tricks_surplus: +3 pence to 0; deal 1 over
   all: turn: chance | holds: 18 0 -18 | deals: 1 over, 0 of them thrown in | trick 12: 1 led JS 5D 6C, 1 takes | public.phase: settled
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0 | in no heap: 6C | sure +5C in discard of 2
   seat 2: no more: trick, size hand of 0, may hand of 0, sure hand of 0
54. * deal
   all told: 2 dealt
   all: turn: 1 | dealer: 2 | shown: 6D | public.phase: auction | public.turn_up: 6D | public.auction: ([0 bid 12]) | public.ruffs: ({} {} {}) | size stock: 7
   seat 0, 1: no more: tricks, public.vying, size discard of 2, may discard of 2, sure discard of 2 | size hand of 2: 12
   seat 0, 2: size hand of 1: 12
   seat 1, 2: size hand of 0: 12
   seat 0: in no heap: 6D 6S | hand: = 6S TS JS QS 5H 5D TD AD 4C 7C 8C TC | may = 4S 5S 7S 8S 9S KS AS 4H 6H 7H 8H 9H TH JH QH KH AH 4D 7D 8D 9D JD QD KD 5C 6C 9C JC QC KC AC in all heaps
   seat 1: in no heap: 6D 7D KS | hand: = 4S 9S KS 4H 6H 7H KH 7D 8D 6C 9C QC | moves: say bid 13, pass | may = 5S 6S 7S 8S TS JS QS AS 5H 8H 9H TH JH QH AH 4D 5D 9D TD JD QD KD AD 4C 5C 7C 8C TC JC KC AC in all heaps
   seat 2: no more: aside, tricks, public.vying | hand: = 5S AS 9H TH QH AH 9D JD QD KD 5C JC | may = 4S 6S 7S 8S 9S TS JS QS KS 4H 5H 6H 7H 8H JH KH 4D 5D 7D 8D TD AD 4C 6C 7C 8C 9C TC QC KC AC in all heaps
55. 1 say bid 13
   all told: 1 said bid 13
   all: turn: 2 | public.auction: ([0 bid 12] [1 bid 13])
   seat 2: moves: say bid 14, pass
56. 2 say pass
   all told: 2 said pass
   all: turn: 0 | public.auction: ([0 bid 12] [1 bid 13] [2 pass None])
   seat 0: moves: say bid 14, pass
57. 0 say pass
   all told: 0 said pass; deal 2 §6.7 stock: +7 pence to 0 from 1; deal 2 §6.7 stock: +6 pence to 2 from 1
   all: turn: 1 | holds: 25 -13 -12 | public.phase: exchange | public.auction: ([0 bid 12] [1 bid 13] [2 pass None] [0 pass None])
   seat 1: moves: lay 4S, 9S, KS, 4H, 6H, 7H, KH, 7D, 8D, 6C, 9C, QC
58. 1 lay 6H
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid 6H
   seat 0, 2: size hand of 1: 11 | size discard of 1: 1
   seat 0: may = 4S 5S 7S 8S 9S KS AS 4H 6H 7H 8H 9H TH JH QH KH AH 4D 7D 8D 9D JD QD KD 5C 6C 9C JC QC KC AC in discard of 1
   seat 1: hand: -6H | aside: 6H | moves: lay 4S, 9S, KS, 4H, 7H, KH, 7D, 8D, 6C, 9C, QC
   seat 2: may = 4S 6S 7S 8S 9S TS JS QS KS 4H 5H 6H 7H 8H JH KH 4D 5D 7D 8D TD AD 4C 6C 7C 8C 9C TC QC KC AC in discard of 1
59. 1 lay 9C
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid 9C
   seat 0, 2: size hand of 1: 10 | size discard of 1: 2
   seat 1: hand: -9C | aside: 6H 9C | moves: lay 4S, 9S, KS, 4H, 7H, KH, 7D, 8D, 6C, QC
60. 1 lay KH
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid KH
   seat 0, 2: size hand of 1: 9 | size discard of 1: 3
   seat 1: hand: -KH | aside: 6H KH 9C | moves: lay 4S, 9S, KS, 4H, 7H, 7D, 8D, 6C, QC
61. 1 lay 7D
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid 7D
   seat 0, 2: size hand of 1: 8 | size discard of 1: 4
   seat 1: hand: -7D | aside: 6H KH 7D 9C | moves: lay 4S, 9S, KS, 4H, 7H, 8D, 6C, QC
62. 1 lay 4H
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid 4H
   seat 0, 2: size hand of 1: 7 | size discard of 1: 5
   seat 1: hand: -4H | aside: 4H 6H KH 7D 9C | moves: lay 4S, 9S, KS, 7H, 8D, 6C, QC
63. 1 lay QC
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid QC
   seat 0, 2: size hand of 1: 6 | size discard of 1: 6
   seat 1: hand: -QC | aside: 4H 6H KH 7D 9C QC | moves: lay 4S, 9S, KS, 7H, 8D, 6C
64. 1 lay 8D
   seat 0, 2 told: 1 laid a card; 1 drew 7; deal 2 §8.4 ante: +1 pence to table from 0; deal 2 §8.4 ante: +1 pence to table from 1; deal 2 §8.4 ante: +1 pence to table from 2
   seat 1 told: 1 laid 8D; 1 drew 7: 7S 8S 8H JH 4D KC AC; deal 2 §8.4 ante: +1 pence to table from 0; deal 2 §8.4 ante: +1 pence to table from 1; deal 2 §8.4 ante: +1 pence to table from 2
   all: no more: size stock, may stock | turn: 0 | holds: 24 -14 -13 | public.phase: ruff
   seat 0, 2: size hand of 1: 12 | size discard of 1: 7
   seat 0: moves: say pass, vie 2, vie 3, vie 4, vie 5, vie 6, vie 7, vie 8, vie 9, vie 10
   seat 1: in no heap: 4D 7S 8H 8S AC JH KC | hand: -8D +7S +8S +8H +JH +4D +KC +AC | aside: 4H 6H KH 7D 8D 9C QC
65. 0 say vie 5
   all told: 0 said vie 5; deal 2 §8.7 vied: +5 pence to table from 0
   all: turn: 1 | holds: 19 -14 -13 | public.vying: ([0 vie 5])
   seat 1: moves: say pass, see, revie 2, revie 3, revie 4, revie 5
66. 1 say pass
   all told: 1 said pass
   all: turn: 2 | public.vying: ([0 vie 5] [1 pass None])
   seat 2: moves: say pass, see, revie 2, revie 3, revie 4, revie 5
67. 2 say revie 3
   all told: 2 said revie 3; deal 2 §8.8 revied: +8 pence to table from 2
   all: turn: 0 | holds: 19 -14 -21 | public.vying: ([0 vie 5] [1 pass None] [2 revie 3])
   seat 0: moves: say pass, see, revie 2
68. 0 say revie 2
   all told: 0 said revie 2; deal 2 §8.8 revied: +5 pence to table from 0
   all: turn: 2 | holds: 14 -14 -21 | public.vying: ([0 vie 5] [1 pass None] [2 revie 3] [0 revie 2])
   seat 2: moves: say pass, see
69. 2 say see
   all told: 2 said see; deal 2 §8.8 seen: +2 pence to table from 2; deal 2 §8.15 ruff_shown: +23 pence to 2 for 9H TH QH AH
   all: turn: 0 | trick: 0 leads | holds: 14 -14 0 | public.phase: lead | public.vying: ([0 vie 5] [1 pass None] [2 revie 3] [0 revie 2] [2 see None]) | public.ruffs: ({6S TS JS QS} {} {9H TH QH AH})
   seat 0: moves: play 6S, TS, JS, QS, 5H, 5D, TD, AD, 4C, 7C, 8C, TC | may -9H -TH -QH -AH in hand of 1, discard of 1 | may -4H -6H -7H -8H -JH -KH in hand of 2 | sure = 9H TH QH AH in hand of 2
   seat 1: may -5S -AS -9H -TH -QH -AH in hand of 0 | sure = 6S TS JS QS 5H in hand of 0 | may -6S -TS -JS -QS -5H in hand of 2 | sure = 5S AS 9H TH QH AH in hand of 2
   seat 2: may -4S -7S -8S -9S -KS in hand of 0 | sure = 6S TS JS QS in hand of 0 | may -6S -TS -JS -QS in hand of 1, discard of 1
70. 0 play QS
   all told: 0 played QS
   all: turn: 1 | trick: 0 led QS | public.phase: reply
   seat 1, 2: in no heap: QS | size hand of 0: 11 | sure -QS in hand of 0
   seat 0: hand: -QS
   seat 1: moves: play 4S, 7S, 8S, 9S, KS
71. 1 play 9S
   all told: 1 played 9S
   all: turn: 2 | trick: 0 led QS 9S
   seat 0, 2: in no heap: 9S | size hand of 1: 11
   seat 1: hand: -9S
   seat 2: moves: play 5S, AS
72. 2 play AS
   all told: 2 played AS; 2 took the trick 9S QS AS
   all: trick: 2 leads | trick 1: 0 led QS 9S AS, 2 takes | public.phase: lead
   seat 0, 1: in no heap: AS | size hand of 2: 11
   seat 0: may -AC in hand of 2
   seat 1: sure +AD in hand of 0 | may -AD in hand of 2 | sure -AS in hand of 2
   seat 2: hand: -AS | moves: play 5S, 9H, TH, QH, AH, 9D, JD, QD, KD, 5C, JC
73. 2 play 5S
   all told: 2 played 5S
   all: turn: 0 | trick: 2 led 5S | public.phase: reply
   seat 0, 1: in no heap: 5S | size hand of 2: 10
   seat 0: moves: play 6S, TS, JS
   seat 1: sure -5S in hand of 2
   seat 2: hand: -5S
74. 0 play TS
   all told: 0 played TS
   all: turn: 1 | trick: 2 led 5S TS
   seat 1, 2: in no heap: TS | size hand of 0: 10 | sure -TS in hand of 0
   seat 0: hand: -TS
   seat 1: moves: play 4S, 7S, 8S, KS
75. 1 play 4S
   all told: 1 played 4S; 0 took the trick 4S 5S TS
   all: turn: 0 | trick: 0 leads | trick 2: 2 led 5S TS 4S, 0 takes | public.phase: lead
   seat 0, 2: in no heap: 4S | size hand of 1: 10
   seat 0: moves: play 6S, JS, 5H, 5D, TD, AD, 4C, 7C, 8C, TC
   seat 1: hand: -4S
76. 0 play 5D
   all told: 0 played 5D
   all: turn: 1 | trick: 0 led 5D | public.phase: reply
   seat 1, 2: in no heap: 5D | size hand of 0: 9
   seat 0: hand: -5D
   seat 1: moves: play 4D
77. 1 play 4D
   all told: 1 played 4D
   all: turn: 2 | trick: 0 led 5D 4D
   seat 0, 2: in no heap: 4D | size hand of 1: 9
   seat 1: hand: -4D
   seat 2: moves: play 9D, JD, QD, KD
78. 2 play JD
   all told: 2 played JD; 2 took the trick 4D 5D JD
   all: trick: 2 leads | trick 3: 0 led 5D 4D JD, 2 takes | public.phase: lead
   seat 0, 1: in no heap: JD | size hand of 2: 9
   seat 2: hand: -JD | moves: play 9H, TH, QH, AH, 9D, QD, KD, 5C, JC
79. 2 play QD
   all told: 2 played QD
   all: turn: 0 | trick: 2 led QD | public.phase: reply
   seat 0, 1: in no heap: QD | size hand of 2: 8
   seat 0: moves: play TD, AD | may -QC in hand of 2
   seat 2: hand: -QD
80. 0 play TD
   all told: 0 played TD
   all: turn: 1 | trick: 2 led QD TD
   seat 1, 2: in no heap: TD | size hand of 0: 8
   seat 0: hand: -TD
   seat 1: moves: play 7S, 8S, KS, 7H, 8H, JH, 6C, KC, AC
81. 1 play 7S
   all told: 1 played 7S; 2 took the trick 7S TD QD
   all: turn: 2 | trick: 2 leads | trick 4: 2 led QD TD 7S, 2 takes | public.phase: lead
   seat 0, 2: in no heap: 7S | size hand of 1: 8
   seat 0: may -7D -8D -9D -KD in hand of 1
   seat 1: hand: -7S
   seat 2: moves: play 9H, TH, QH, AH, 9D, KD, 5C, JC | may -7D -8D -AD in hand of 1
82. 2 play QH
   all told: 2 played QH
   all: turn: 0 | trick: 2 led QH | public.phase: reply
   seat 0, 1: in no heap: QH | size hand of 2: 7 | sure -QH in hand of 2
   seat 0: moves: play 5H
   seat 2: hand: -QH
83. 0 play 5H
   all told: 0 played 5H
   all: turn: 1 | trick: 2 led QH 5H
   seat 1, 2: in no heap: 5H | size hand of 0: 7
   seat 0: hand: -5H
   seat 1: moves: play 7H, 8H, JH | sure -5H in hand of 0
84. 1 play JH
   all told: 1 played JH; 2 took the trick 5H JH QH
   all: turn: 2 | trick: 2 leads | trick 5: 2 led QH 5H JH, 2 takes | public.phase: lead
   seat 0, 2: in no heap: JH | size hand of 1: 7
   seat 1: hand: -JH
   seat 2: moves: play 9H, TH, AH, 9D, KD, 5C, JC
85. 2 play TH
   all told: 2 played TH
   all: turn: 0 | trick: 2 led TH | public.phase: reply
   seat 0, 1: in no heap: TH | size hand of 2: 6 | sure -TH in hand of 2
   seat 0: moves: play 6S, JS, AD, 4C, 7C, 8C, TC
   seat 2: hand: -TH
86. 0 play 7C
   all told: 0 played 7C
   all: turn: 1 | trick: 2 led TH 7C
   seat 1, 2: in no heap: 7C | size hand of 0: 6
   seat 0: hand: -7C
   seat 1: moves: play 7H, 8H
   seat 2: may -4H -6H -7H -8H -KH in hand of 0
87. 1 play 7H
   all told: 1 played 7H; 2 took the trick 7H TH 7C
   all: turn: 2 | trick: 2 leads | trick 6: 2 led TH 7C 7H, 2 takes | public.phase: lead
   seat 0, 2: in no heap: 7H | size hand of 1: 6
   seat 1: hand: -7H
   seat 2: moves: play 9H, AH, 9D, KD, 5C, JC
88. 2 play 9D
   all told: 2 played 9D
   all: turn: 0 | trick: 2 led 9D | public.phase: reply
   seat 0, 1: in no heap: 9D | size hand of 2: 5
   seat 0: moves: play AD
   seat 2: hand: -9D
89. 0 play AD
   all told: 0 played AD
   all: turn: 1 | trick: 2 led 9D AD
   seat 1, 2: in no heap: AD | size hand of 0: 5
   seat 0: hand: -AD
   seat 1: moves: play 8S, KS, 8H, 6C, KC, AC | sure -AD in hand of 0
90. 1 play KC
   all told: 1 played KC; 0 took the trick 9D AD KC
   all: turn: 0 | trick: 0 leads | trick 7: 2 led 9D AD KC, 0 takes | public.phase: lead
   seat 0, 2: in no heap: KC | size hand of 1: 5
   seat 0: moves: play 6S, JS, 4C, 8C, TC
   seat 1: hand: -KC
91. 0 play TC
   all told: 0 played TC
   all: turn: 1 | trick: 0 led TC | public.phase: reply
   seat 1, 2: in no heap: TC | size hand of 0: 4
   seat 0: hand: -TC
   seat 1: moves: play 6C, AC
92. 1 play AC
   all told: 1 played AC
   all: turn: 2 | trick: 0 led TC AC
   seat 0, 2: in no heap: AC | size hand of 1: 4
   seat 1: hand: -AC
   seat 2: moves: play 5C, JC
93. 2 play 5C
   all told: 2 played 5C; 1 took the trick 5C TC AC
   all: turn: 1 | trick: 1 leads | trick 8: 0 led TC AC 5C, 1 takes | public.phase: lead
   seat 0, 1: in no heap: 5C | size hand of 2: 4
   seat 1: moves: play 8S, KS, 8H, 6C
   seat 2: hand: -5C
94. 1 play 8H
   all told: 1 played 8H
   all: turn: 2 | trick: 1 led 8H | public.phase: reply
   seat 0, 2: in no heap: 8H | size hand of 1: 3
   seat 1: hand: -8H
   seat 2: moves: play 9H, AH
95. 2 play 9H
   all told: 2 played 9H
   all: turn: 0 | trick: 1 led 8H 9H
   seat 0, 1: in no heap: 9H | size hand of 2: 3 | sure = AH in hand of 2
   seat 0: moves: play 6S, JS, 4C, 8C
   seat 2: hand: -9H
96. 0 play 6S
   all told: 0 played 6S; 2 took the trick 6S 8H 9H
   all: turn: 2 | trick: 2 leads | trick 9: 1 led 8H 9H 6S, 2 takes | public.phase: lead
   seat 1, 2: in no heap: 6S | size hand of 0: 3 | sure = JS in hand of 0
   seat 0: hand: -6S
   seat 2: moves: play AH, KD, JC
97. 2 play JC
   all told: 2 played JC
   all: turn: 0 | trick: 2 led JC | public.phase: reply
   seat 0, 1: in no heap: JC | size hand of 2: 2
   seat 0: moves: play 4C, 8C
   seat 2: hand: -JC
98. 0 play 4C
   all told: 0 played 4C
   all: turn: 1 | trick: 2 led JC 4C
   seat 1, 2: in no heap: 4C | size hand of 0: 2
   seat 0: hand: -4C
   seat 1: moves: play 6C
99. 1 play 6C
   all told: 1 played 6C; 2 took the trick 4C 6C JC
   all: turn: 2 | trick: 2 leads | trick 10: 2 led JC 4C 6C, 2 takes | public.phase: lead
   seat 0, 2: in no heap: 6C | size hand of 1: 2
   seat 1: hand: -6C
   seat 2: moves: play AH, KD
100. 2 play KD
   all told: 2 played KD
   all: turn: 0 | trick: 2 led KD | public.phase: reply
   seat 0, 1: in no heap: KD | size hand of 2: 1 | may = AH in hand of 2
   seat 0: moves: play JS, 8C | sure = 7D 8D in discard of 1
   seat 1: sure +8C in hand of 0
   seat 2: hand: = AH
101. 0 play 8C
   all told: 0 played 8C
102. 1 play KS
   all told: 1 played KS; 2 took the trick KS KD 8C
103. 2 play AH
   all told: 2 played AH
104. 0 play JS
   all told: 0 played JS
105. 1 play 8S
   all told: 1 played 8S; 2 took the trick 8S JS AH; deal 2 §11.5 tricks_short: +1 pence to table from 0; deal 2 §11.5 tricks_short: +19 pence to table from 1; deal 2 §11.6 tricks_over: +20 pence to 2; deal 2 over
106. * deal
   all told: 0 dealt
107. 2 say bid 13
   all told: 2 said bid 13
108. 0 say bid 14
   all told: 0 said bid 14
109. 1 say pass
   all told: 1 said pass
110. 2 say bid 15
   all told: 2 said bid 15
   all: dealer: 0 | shown: 6C | holds: 13 -33 20 | deals: 2 over, 0 of them thrown in | public.phase: auction | public.turn_up: 6C | public.auction: ([1 bid 12] [2 bid 13] [0 bid 14] [1 pass None] [2 bid 15]) | public.ruffs: ({} {} {}) | size stock: 7
   seat 0, 1: size hand of 2: 12
   seat 0, 2: size hand of 1: 12
   seat 1, 2: size hand of 0: 12
   seat 0: no more: trick, tricks, public.vying, sure hand of 2, size discard of 1, may discard of 1, sure discard of 1 | hand: = 5S 7S JS JH 5D 9D JD QD KD 4C KC AC | moves: say bid 16, pass | may +4S +6S +9S +TS +QS +AS +5H +7H +8H +9H +TH +QH +AH +4D +6D +7D +8D +TD +AD +5C +7C +8C +TC +JC in hand of 1 | may +4S +6S +8S +9S +TS +QS +KS +AS +4H +5H +6H +7H +8H +9H +TH +QH +KH +4D +6D +7D +8D +TD +AD +5C +7C +8C +9C +TC +JC +QC in hand of 2 | may = 4S 6S 8S 9S TS QS KS AS 4H 5H 6H 7H 8H 9H TH QH KH AH 4D 6D 7D 8D TD AD 5C 7C 8C 9C TC JC QC in stock
   seat 1: no more: aside, trick, tricks, public.vying, sure hand of 0, sure hand of 2 | hand: +4S +6S +9S +5H +8D +TD +AD +5C +9C +QC | may +5S +7S +TS +QS +AS +4H +6H +7H +8H +9H +TH +JH +QH +KH +AH +4D +5D +6D +7D +9D +JD +QD +KD +4C +7C +TC +JC +KC +AC in hand of 0 | may +5S +7S +TS +JS +QS +AS +4H +6H +7H +8H +9H +TH +JH +QH +KH +4D +5D +6D +7D +9D +JD +QD +KD +4C +7C +8C +TC +JC +KC +AC in hand of 2 | may = 5S 7S TS JS QS AS 4H 6H 7H 8H 9H TH JH QH KH AH 4D 5D 6D 7D 9D JD QD KD 4C 7C 8C TC JC KC AC in stock
   seat 2: no more: trick, tricks, public.vying, sure hand of 0, size discard of 1, may discard of 1 | in no heap: 6H 7D | hand: +TS +AS +6H +7H +9H +QH +6D +7D +7C +TC +JC | may +4S +5S +6S +7S +8S +9S +QS +KS +4H +5H +8H +TH +JH +KH +4D +5D +9D +TD +JD +QD +KD +AD +4C +5C +KC +AC in hand of 0 | may +4S +5S +6S +7S +9S +JS +QS +5H +8H +TH +JH +4D +5D +8D +9D +TD +JD +QD +KD +AD +4C +5C +KC +AC in hand of 1 | may = 4S 5S 6S 7S 8S 9S JS QS KS 4H 5H 8H TH JH KH 4D 5D 8D 9D TD JD QD KD AD 4C 5C 8C 9C QC KC AC in stock
111. 0 say pass
   all told: 0 said pass; deal 3 §6.7 stock: +8 pence to 1 from 2; deal 3 §6.7 stock: +7 pence to 0 from 2
112. 2 lay TC
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid TC
113. 2 lay 6D
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid 6D
114. 2 lay 6H
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid 6H
115. 2 lay AH
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid AH
116. 2 lay 7C
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid 7C
117. 2 lay 7D
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid 7D
118. 2 lay 7H
   seat 0, 1 told: 2 laid a card; 2 drew 7; deal 3 §8.4 ante: +1 pence to table from 1; deal 3 §8.4 ante: +1 pence to table from 2; deal 3 §8.4 ante: +1 pence to table from 0
   seat 2 told: 2 laid 7H; 2 drew 7: QS 4H 8H TH KH 4D 8C; deal 3 §8.4 ante: +1 pence to table from 1; deal 3 §8.4 ante: +1 pence to table from 2; deal 3 §8.4 ante: +1 pence to table from 0
119. 1 say vie 4
   all told: 1 said vie 4; deal 3 §8.7 vied: +4 pence to table from 1
120. 2 say see
   all told: 2 said see; deal 3 §8.8 seen: +4 pence to table from 2
   all: no more: size stock, may stock | holds: 19 -30 0 | public.phase: ruff | public.auction: ([1 bid 12] [2 bid 13] [0 bid 14] [1 pass None] [2 bid 15] [0 pass None]) | public.vying: ([1 vie 4] [2 see None])
   seat 0, 1: size discard of 2: 7
   seat 0: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6 | may = 4S 6S 8S 9S TS QS KS AS 4H 5H 6H 7H 8H 9H TH QH KH AH 4D 6D 7D 8D TD AD 5C 7C 8C 9C TC JC QC in discard of 2
   seat 1: may = 5S 7S TS JS QS AS 4H 6H 7H 8H 9H TH JH QH KH AH 4D 5D 6D 7D 9D JD QD KD 4C 7C 8C TC JC KC AC in discard of 2
   seat 2: in no heap: 4D 4H 8C 8H KH QS TH | hand: = TS QS AS 4H 8H 9H TH QH KH 4D 8C JC | aside: 6H 7H AH 6D 7D 7C TC
121. 0 say revie 2
   all told: 0 said revie 2; deal 3 §8.8 revied: +6 pence to table from 0
122. 1 say revie 2
   all told: 1 said revie 2; deal 3 §8.8 revied: +4 pence to table from 1
123. 2 say revie 2
   all told: 2 said revie 2; deal 3 §8.8 revied: +6 pence to table from 2
124. 0 say pass
   all told: 0 said pass
125. 1 say see
   all told: 1 said see; deal 3 §8.8 seen: +2 pence to table from 1; deal 3 §8.15 ruff_shown: +29 pence to 2 for 4H 8H 9H TH QH KH; deal 3 §9.3 gleek_jacks: +1 pence to 0 from 1 for JS JH JD; deal 3 §9.3 gleek_jacks: +1 pence to 0 from 2 for JS JH JD
126. 1 play 5H
   all told: 1 played 5H
127. 2 play KH
   all told: 2 played KH
128. 0 play JH
   all told: 0 played JH; 2 took the trick 5H JH KH
129. 2 play 4H
   all told: 2 played 4H
130. 0 play KD
   all told: 0 played KD
   all: turn: 1 | trick: 2 led 4H KD | holds: 15 -37 22 | trick 1: 1 led 5H KH JH, 2 takes | public.phase: reply | public.vying: ([1 vie 4] [2 see None] [0 revie 2] [1 revie 2] [2 revie 2] [0 pass None] [1 see None]) | public.ruffs: ({} {4S 6S 8S 9S KS} {4H 8H 9H TH QH KH}) | public.sets: ([0 {JS JH JD}])
   seat 0, 1: size hand of 2: 10 | sure = 8H 9H TH QH in hand of 2
   seat 0, 2: size hand of 1: 11 | sure = 4S 6S 8S 9S KS in hand of 1
   seat 1, 2: size hand of 0: 10
   seat 0: in no heap: 4H 5H KH | hand: -JH -KD | may -TS -QS -AS -8H -9H -TH -QH in hand of 1 | may -4S -6S -8S -9S -KS -6H -7H -AH in hand of 2 | may -4S -6S -8S -9S -KS -8H -9H -TH -QH in discard of 2
   seat 1: in no heap: 4H JH KD KH | hand: -5H | moves: play 4S, 6S, 8S, 9S, KS, 8D, TD, AD, 5C, 9C, QC | may -6H -7H -8H -9H -TH -QH -AH -JC in hand of 0 | sure = JS JD in hand of 0 | may -JS -6H -7H -AH -JD in hand of 2 | may -JS -8H -9H -TH -QH -JD in discard of 2 | sure = 6H 7H AH in discard of 2
   seat 2: in no heap: 5H JH KD | hand: -4H -KH | may -4S -6S -8S -9S -KS in hand of 0 | sure = 5S 7S JS JD in hand of 0 | may -5S -7S -JS -JD in hand of 1
131. 1 play 8D
   all told: 1 played 8D; 2 took the trick 4H 8D KD
132. 2 play 9H
   all told: 2 played 9H
133. 0 play 5D
   all told: 0 played 5D
134. 1 play 9S
   all told: 1 played 9S; 2 took the trick 9S 9H 5D
135. 2 play AS
   all told: 2 played AS
136. 0 play JS
   all told: 0 played JS
137. 1 play KS
   all told: 1 played KS; 2 took the trick JS KS AS
138. 2 play 8H
   all told: 2 played 8H
139. 0 play KC
   all told: 0 played KC
140. 1 play 9C
   all told: 1 played 9C; 0 took the trick 8H 9C KC
   all: turn: 0 | trick: 0 leads | trick 2: 2 led 4H KD 8D, 2 takes | trick 3: 2 led 9H 5D 9S, 2 takes | trick 4: 2 led AS JS KS, 2 takes | trick 5: 2 led 8H KC 9C, 0 takes | public.phase: lead
   seat 0, 1: size hand of 2: 7 | sure = TH QH in hand of 2
   seat 0, 2: size hand of 1: 7 | sure -9S -KS in hand of 1
   seat 1, 2: size hand of 0: 7
   seat 0: in no heap: 8D 8H 9C 9H 9S AS KS | hand: -JS -5D -KC | moves: play 5S, 7S, 9D, JD, QD, 4C, AC | may -6H -7H -AH in hand of 1 | sure = 6H 7H AH in discard of 2
   seat 1: in no heap: 5D 8H 9H AS JS KC | hand: -9S -KS -8D -9C | sure = JD in hand of 0
   seat 2: in no heap: 5D 8D 9C 9S JS KC KS | hand: -AS -8H -9H | sure -JS in hand of 0
141. 0 play AC
   all told: 0 played AC
142. 1 play 5C
   all told: 1 played 5C
143. 2 play JC
   all told: 2 played JC; 0 took the trick 5C JC AC
144. 0 play QD
   all told: 0 played QD
145. 1 play AD
   all told: 1 played AD
146. 2 play 4D
   all told: 2 played 4D; 1 took the trick 4D QD AD
147. 1 play 6S
   all told: 1 played 6S
148. 2 play TS
   all told: 2 played TS
149. 0 play 7S
   all told: 0 played 7S; 2 took the trick 6S 7S TS
150. 2 play QH
   all told: 2 played QH
   all: trick: 2 led QH | trick 6: 0 led AC 5C JC, 0 takes | trick 7: 0 led QD AD 4D, 1 takes | trick 8: 1 led 6S TS 7S, 2 takes | public.phase: reply
   seat 0, 1: size hand of 2: 3 | sure = TH in hand of 2
   seat 0, 2: size hand of 1: 4 | sure -6S in hand of 1
   seat 1, 2: size hand of 0: 4
   seat 0: in no heap: 4D 5C 6S AD JC QH TS | hand: -7S -QD -AC | moves: play 5S, 9D, JD, 4C
   seat 1: in no heap: 4D 7S AC JC QD QH TS | hand: -6S -AD -5C
   seat 2: in no heap: 5C 6S 7S AC AD QD | hand: = QS TH 8C | sure -7S in hand of 0
151. 0 play 9D
   all told: 0 played 9D
152. 1 play 4S
   all told: 1 played 4S; 2 took the trick 4S QH 9D
153. 2 play 8C
   all told: 2 played 8C
154. 0 play 4C
   all told: 0 played 4C
155. 1 play QC
   all told: 1 played QC; 1 took the trick 4C 8C QC
156. 1 play 8S
   all told: 1 played 8S
157. 2 play QS
   all told: 2 played QS
158. 0 play 5S
   all told: 0 played 5S; 2 took the trick 5S 8S QS
159. 2 play TH
   all told: 2 played TH
160. 0 play JD
   all told: 0 played JD
   all: turn: 1 | trick: 2 led TH JD | trick 9: 2 led QH 9D 4S, 2 takes | trick 10: 2 led 8C 4C QC, 1 takes | trick 11: 1 led 8S QS 5S, 2 takes
   seat 0, 2: size hand of 1: 1
   seat 0: no more: hand, sure hand of 1, size hand of 2, may hand of 2, sure hand of 2 | in no heap: 4S 8C 8S QC QS TH
   seat 1: no more: size hand of 0, may hand of 0, sure hand of 0, size hand of 2, may hand of 2, sure hand of 2 | in no heap: 4C 5S 8C 9D JD QS TH | hand: = TD | moves: play TD | sure +6D +7D +7C +TC in discard of 2
   seat 2: no more: hand, size hand of 0, may hand of 0, sure hand of 0 | in no heap: 4C 4S 5S 8S 9D JD QC | sure = TD in hand of 1
161. 1 play TD
   all told: 1 played TD; 2 took the trick TH TD JD; deal 3 §11.5 tricks_short: +13 pence to table from 1; deal 3 §11.6 tricks_over: +2 pence to 2; deal 3 §11.6 tricks_over: +11 pence to 0; deal 3 over
162. * deal
   all told: 1 dealt; deal 4 §5.7 tiddy: +4 pence to 1 from 2 for 4S; deal 4 §5.7 tiddy: +4 pence to 1 from 0 for 4S
163. 0 say pass
   all told: 0 said pass
164. 1 say bid 13
   all told: 1 said bid 13
165. 2 say bid 14
   all told: 2 said bid 14
166. 1 say bid 15
   all told: 1 said bid 15
167. 2 say bid 16
   all told: 2 said bid 16
168. 1 say pass
   all told: 1 said pass; deal 4 §6.7 stock: +8 pence to 0 from 2; deal 4 §6.7 stock: +8 pence to 1 from 2
169. 2 lay 9C
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid 9C
170. 2 lay TC
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid TC
   all: turn: 2 | dealer: 1 | shown: 4S | holds: 30 -34 4 | deals: 3 over, 0 of them thrown in | public.phase: exchange | public.turn_up: 4S | public.auction: ([2 bid 12] [0 pass None] [1 bid 13] [2 bid 14] [1 bid 15] [2 bid 16] [1 pass None]) | public.ruffs: ({} {} {}) | size stock: 7
   seat 0, 1: no more: trick, tricks, public.vying, public.sets, sure discard of 2 | size hand of 2: 10 | size discard of 2: 2
   seat 0, 2: size hand of 1: 12
   seat 1, 2: size hand of 0: 12
   seat 0: in no heap: 6H 7C | hand: = 8S 9S QS AS 6H 8H AD 4C 5C 7C QC AC | may +5S +6S +7S +TS +JS +KS +4H +5H +7H +9H +TH +JH +QH +KH +AH +4D +5D +8D +9D +JD +QD +KD +6C +8C +9C +JC +KC in hand of 1 | may = 5S 6S 7S TS JS KS 4H 5H 7H 9H TH JH QH KH AH 4D 5D 6D 7D 8D 9D TD JD QD KD 6C 8C 9C TC JC KC in hand of 2, stock | may +5S +6S +7S +TS +JS +KS +4H +5H +9H +TH +JH +QH +KH +4D +5D +8D +9D +JD +QD +KD +6C +8C +9C +JC +KC in discard of 2
   seat 1: in no heap: 6D AH | hand: = 6S TS JS 5H JH AH 6D 8D 6C 8C JC KC | may = 5S 7S 8S 9S QS KS AS 4H 6H 7H 8H 9H TH QH KH 4D 5D 7D 9D TD JD QD KD AD 4C 5C 7C 9C TC QC AC in hand of 0, hand of 2, stock | may +5S +7S +8S +9S +QS +KS +AS +4H +8H +9H +TH +QH +KH +4D +5D +9D +TD +JD +QD +KD +AD +4C +5C +9C +QC +AC in discard of 2
   seat 2: no more: trick, tricks, public.vying, public.sets, sure hand of 1 | in no heap: TD | hand: = 5S KS 7H KH 5D 7D 9D TD QD KD | aside: 9C TC | moves: lay 5S, KS, 7H, KH, 5D, 7D, 9D, TD, QD, KD | may = 6S 7S 8S 9S TS JS QS AS 4H 5H 6H 8H 9H TH JH QH AH 4D 6D 8D JD AD 4C 5C 6C 7C 8C JC QC KC AC in all heaps
171. 2 lay QD
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid QD
172. 2 lay KD
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid KD
173. 2 lay KS
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid KS
174. 2 lay 7H
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid 7H
175. 2 lay 5D
   seat 0, 1 told: 2 laid a card; 2 drew 7; deal 4 §8.4 ante: +1 pence to table from 2; deal 4 §8.4 ante: +1 pence to table from 0; deal 4 §8.4 ante: +1 pence to table from 1
   seat 2 told: 2 laid 5D; 2 drew 7: 7S 4H 9H TH QH 4D JD; deal 4 §8.4 ante: +1 pence to table from 2; deal 4 §8.4 ante: +1 pence to table from 0; deal 4 §8.4 ante: +1 pence to table from 1
176. 2 say vie 6
   all told: 2 said vie 6; deal 4 §8.7 vied: +6 pence to table from 2
177. 0 say revie 3
   all told: 0 said revie 3; deal 4 §8.8 revied: +9 pence to table from 0
178. 1 say pass
   all told: 1 said pass
179. 2 say pass
   all told: 2 said pass; deal 4 §8.14 ruff_unseen: +18 pence to 0; deal 4 §9.3 gleek_aces: +4 pence to 0 from 2 for AS AD AC; deal 4 §9.3 gleek_aces: +4 pence to 0 from 1 for AS AD AC
180. 2 play TD
   all told: 2 played TD
   all: no more: size stock, may stock | turn: 0 | trick: 2 led TD | holds: 46 -39 -7 | public.phase: reply | public.vying: ([2 vie 6] [0 revie 3] [1 pass None] [2 pass None]) | public.sets: ([0 {AS AD AC}] [1 {JS JH JC}])
   seat 0, 1: in no heap: TD | size hand of 2: 11 | size discard of 2: 7
   seat 1, 2: sure = AS AD AC in hand of 0
   seat 0: moves: play AD | may -JD in hand of 1 | sure = JS JH JC in hand of 1 | may -JS -JH -JC in hand of 2, discard of 2
   seat 1: may -AS -AD -AC in hand of 2, discard of 2
   seat 2: in no heap: 4D 4H 7S 9H JD QH TH | hand: = 5S 7S 4H 9H TH QH KH 4D 7D 9D JD | aside: KS 7H 5D QD KD 9C TC | may -JS -JH -AH -JC in hand of 0 | may -AS -AD -AC in hand of 1 | sure = JS JH AH JC in hand of 1
181. 0 play AD
   all told: 0 played AD
182. 1 play 8D
   all told: 1 played 8D; 0 took the trick 8D TD AD
183. 0 play 4C
   all told: 0 played 4C
184. 1 play JC
   all told: 1 played JC
185. 2 play 5S
   all told: 2 played 5S; 2 took the trick 5S 4C JC
186. 2 play 7S
   all told: 2 played 7S
187. 0 play 8S
   all told: 0 played 8S
188. 1 play 6S
   all told: 1 played 6S; 0 took the trick 6S 7S 8S
189. 0 play AC
   all told: 0 played AC
190. 1 play 6C
   all told: 1 played 6C
   all: turn: 2 | trick: 0 led AC 6C | trick 1: 2 led TD AD 8D, 0 takes | trick 2: 0 led 4C JC 5S, 2 takes | trick 3: 2 led 7S 8S 6S, 0 takes
   seat 0, 1: size hand of 2: 9
   seat 0, 2: size hand of 1: 8 | sure -JC in hand of 1
   seat 1, 2: size hand of 0: 8 | sure = AS in hand of 0
   seat 0: in no heap: 5S 6C 6S 7S 8D JC | hand: -8S -AD -4C -AC | may -8C -9C -TC -KC in hand of 2
   seat 1: in no heap: 4C 5S 7S 8S AC AD | hand: -6S -8D -6C -JC | may -5C -7C -9C -TC -QC in hand of 2
   seat 2: in no heap: 4C 6C 6S 8D 8S AC AD JC | hand: -5S -7S | moves: play 4H, 9H, TH, QH, KH, 4D, 7D, 9D, JD
191. 2 play 9H
   all told: 2 played 9H; 0 took the trick 9H 6C AC
192. 0 play 8H
   all told: 0 played 8H
193. 1 play 5H
   all told: 1 played 5H
194. 2 play 4H
   all told: 2 played 4H; 0 took the trick 4H 5H 8H
195. 0 play AS
   all told: 0 played AS
196. 1 play JS
   all told: 1 played JS
197. 2 play TH
   all told: 2 played TH; 0 took the trick JS AS TH
198. 0 play 7C
   all told: 0 played 7C
199. 1 play KC
   all told: 1 played KC
200. 2 play KH
   all told: 2 played KH; 1 took the trick KH 7C KC
   all: turn: 1 | trick: 1 leads | trick 4: 0 led AC 6C 9H, 0 takes | trick 5: 0 led 8H 5H 4H, 0 takes | trick 6: 0 led AS JS TH, 0 takes | trick 7: 0 led 7C KC KH, 1 takes | public.phase: lead
   seat 0, 1: size hand of 2: 5
   seat 0, 2: size hand of 1: 5
   seat 1, 2: no more: sure hand of 0 | size hand of 0: 5
   seat 0: in no heap: 4H 5H 9H JS KC KH TH | hand: -AS -8H -7C | sure = JH in hand of 1 | may -TS -KS in hand of 2
   seat 1: in no heap: 4H 7C 8H 9H AS KH TH | hand: -JS -5H -KC | moves: play TS, JH, AH, 6D, 8C | may -9S -QS -KS in hand of 2
   seat 2: in no heap: 5H 7C 8H AS JS KC | hand: -4H -9H -TH -KH | sure -JS in hand of 1
201. 1 play AH
   all told: 1 played AH
202. 2 play QH
   all told: 2 played QH
203. 0 play 6H
   all told: 0 played 6H; 1 took the trick 6H QH AH
204. 1 play TS
   all told: 1 played TS
205. 2 play 4D
   all told: 2 played 4D
206. 0 play 9S
   all told: 0 played 9S; 1 took the trick 9S TS 4D
207. 1 play 8C
   all told: 1 played 8C
208. 2 play JD
   all told: 2 played JD
209. 0 play 5C
   all told: 0 played 5C; 1 took the trick JD 5C 8C
210. 1 play JH
   all told: 1 played JH
   all: turn: 2 | trick: 1 led JH | trick 8: 1 led AH QH 6H, 1 takes | trick 9: 1 led TS 4D 9S, 1 takes | trick 10: 1 led 8C JD 5C, 1 takes | public.phase: reply
   seat 0, 1: size hand of 2: 2
   seat 0, 2: no more: sure hand of 1 | size hand of 1: 1
   seat 1, 2: size hand of 0: 2
   seat 0: in no heap: 4D 8C AH JD JH QH TS | hand: = QS QC
   seat 1: in no heap: 4D 5C 6H 9S JD QH | hand: = 6D
   seat 2: in no heap: 5C 6H 8C 9S AH JH TS | hand: = 7D 9D | moves: play 7D, 9D
211. 2 play 9D
   all told: 2 played 9D
212. 0 play QC
   all told: 0 played QC; 1 took the trick JH 9D QC
213. 1 play 6D
   all told: 1 played 6D
214. 2 play 7D
   all told: 2 played 7D
215. 0 play QS
   all told: 0 played QS; 0 took the trick QS 6D 7D; deal 4 §11.5 tricks_short: +19 pence to table from 2; deal 4 §11.5 tricks_short: +7 pence to table from 1; deal 4 §11.6 tricks_over: +23 pence to 0; deal 4 §11.8 tricks_surplus: +3 pence to 0; deal 4 over
216. * deal
   all told: 2 dealt
217. 1 say pass
   all told: 1 said pass
218. 2 say bid 13
   all told: 2 said bid 13
219. 0 say bid 14
   all told: 0 said bid 14
220. 2 say bid 15
   all told: 2 said bid 15
   all: turn: 0 | dealer: 2 | shown: QH | holds: 72 -46 -26 | deals: 4 over, 0 of them thrown in | public.phase: auction | public.turn_up: QH | public.auction: ([0 bid 12] [1 pass None] [2 bid 13] [0 bid 14] [2 bid 15]) | size stock: 7
   seat 0, 1: no more: trick, tricks, public.vying, public.sets, size discard of 2, may discard of 2 | size hand of 2: 12
   seat 0, 2: size hand of 1: 12
   seat 1, 2: size hand of 0: 12
   seat 0: in no heap: 9C TC | hand: = 5S 7S TS JS 6H JH AH 4C 9C TC JC QC | moves: say bid 16, pass | may +4S +6S +8S +9S +QS +AS +4H +5H +8H +9H +TH +KH +4D +8D +TD +JD +AD +5C +6C +7C +8C +KC +AC in hand of 1 | may +4S +6S +8S +9S +QS +KS +AS +4H +5H +8H +9H +TH +KH +4D +8D +TD +JD +AD +5C +6C +7C +8C +KC +AC in hand of 2 | may = 4S 6S 8S 9S QS KS AS 4H 5H 7H 8H 9H TH KH 4D 5D 6D 7D 8D 9D TD JD QD KD AD 5C 6C 7C 8C KC AC in stock
   seat 1: in no heap: 5D 9D QD | hand: = 9S 4H 5H KH 5D 9D TD QD 5C 8C KC AC | may +4S +5S +6S +7S +8S +TS +JS +AS +6H +8H +9H +TH +JH +AH +4D +6D +8D +JD +AD +4C +6C +7C +JC in hand of 0 | may +4S +5S +6S +7S +8S +TS +JS +QS +KS +AS +6H +8H +9H +TH +JH +AH +4D +6D +8D +JD +AD +4C +6C +7C +9C +TC +JC +QC in hand of 2 | may = 4S 5S 6S 7S 8S TS JS QS KS AS 6H 7H 8H 9H TH JH AH 4D 6D 7D 8D JD KD AD 4C 6C 7C 9C TC JC QC in stock
   seat 2: no more: aside, trick, tricks, public.vying, public.sets | in no heap: 6D QS | hand: = 6S 8S QS AS 7H 9H TH 4D 6D KD 6C 7C | may +4S +5S +7S +9S +TS +JS +KS +4H +5H +6H +8H +JH +KH +AH +5D +7D +8D +9D +TD +JD +QD +AD +4C +5C +8C +9C +TC +JC +KC +AC in hand of 0, hand of 1 | may = 4S 5S 7S 9S TS JS KS 4H 5H 6H 8H JH KH AH 5D 7D 8D 9D TD JD QD AD 4C 5C 8C 9C TC JC QC KC AC in stock
221. 0 say pass
   all told: 0 said pass; deal 5 §6.7 stock: +8 pence to 0 from 2; deal 5 §6.7 stock: +7 pence to 1 from 2
222. 2 lay QS
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid QS
223. 2 lay 6S
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid 6S
224. 2 lay KD
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid KD
225. 2 lay 4D
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid 4D
226. 2 lay 6D
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid 6D
227. 2 lay 7H
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid 7H
228. 2 lay 6C
   seat 0, 1 told: 2 laid a card; 2 drew 7; deal 5 §8.4 ante: +1 pence to table from 0; deal 5 §8.4 ante: +1 pence to table from 1; deal 5 §8.4 ante: +1 pence to table from 2
   seat 2 told: 2 laid 6C; 2 drew 7: 4S KS 8H 7D 8D JD AD; deal 5 §8.4 ante: +1 pence to table from 0; deal 5 §8.4 ante: +1 pence to table from 1; deal 5 §8.4 ante: +1 pence to table from 2
229. 0 say vie 10
   all told: 0 said vie 10; deal 5 §8.7 vied: +10 pence to table from 0
230. 1 say see
   all told: 1 said see; deal 5 §8.8 seen: +10 pence to table from 1
   all: no more: size stock, may stock | turn: 2 | holds: 69 -50 -42 | public.phase: ruff | public.auction: ([0 bid 12] [1 pass None] [2 bid 13] [0 bid 14] [2 bid 15] [0 pass None]) | public.vying: ([0 vie 10] [1 see None])
   seat 0, 1: size discard of 2: 7
   seat 0: may = 4S 6S 8S 9S QS KS AS 4H 5H 7H 8H 9H TH KH 4D 5D 6D 7D 8D 9D TD JD QD KD AD 5C 6C 7C 8C KC AC in discard of 2
   seat 1: may = 4S 5S 6S 7S 8S TS JS QS KS AS 6H 7H 8H 9H TH JH AH 4D 6D 7D 8D JD KD AD 4C 6C 7C 9C TC JC QC in discard of 2
   seat 2: in no heap: 4S 7D 8D 8H AD JD KS | hand: = 4S 8S KS AS 8H 9H TH 7D 8D JD AD 7C | aside: 6S QS 7H 4D 6D KD 6C | moves: say pass, see
231. 2 say pass
   all told: 2 said pass; deal 5 §8.15 ruff_shown: +23 pence to 0 for 4C 9C TC JC QC; deal 5 §9.3 gleek_jacks: +1 pence to 0 from 1 for JS JH JC; deal 5 §9.3 gleek_jacks: +1 pence to 0 from 2 for JS JH JC
232. 0 play 6H
   all told: 0 played 6H
233. 1 play 5H
   all told: 1 played 5H
234. 2 play TH
   all told: 2 played TH; 2 took the trick 5H 6H TH
235. 2 play 8H
   all told: 2 played 8H
236. 0 play AH
   all told: 0 played AH
237. 1 play KH
   all told: 1 played KH; 0 took the trick 8H KH AH
238. 0 play 7S
   all told: 0 played 7S
239. 1 play 9S
   all told: 1 played 9S
240. 2 play AS
   all told: 2 played AS; 2 took the trick 7S 9S AS
   all: trick: 2 leads | holds: 94 -51 -43 | trick 1: 0 led 6H 5H TH, 2 takes | trick 2: 2 led 8H AH KH, 0 takes | trick 3: 0 led 7S 9S AS, 2 takes | public.phase: lead | public.vying: ([0 vie 10] [1 see None] [2 pass None]) | public.ruffs: ({4C 9C TC JC QC} {5D 9D TD QD} {}) | public.sets: ([0 {JS JH JC}])
   seat 0, 1: size hand of 2: 9
   seat 0, 2: size hand of 1: 9
   seat 1, 2: size hand of 0: 9 | sure = JS JH 4C 9C TC JC QC in hand of 0
   seat 0: in no heap: 5H 8H 9S AS KH TH | hand: -7S -6H -AH | may -4D -6D -7D -8D -JD -KD -AD in hand of 1 | sure = 5D 9D TD QD in hand of 1 | may -5D -9D -TD -QD in hand of 2, discard of 2
   seat 1: in no heap: 6H 7S 8H AH AS TH | hand: -9S -5H -KH | may -JD -6C -7C in hand of 0 | may -JS -JH -4C -9C -TC -JC -QC in hand of 2, discard of 2
   seat 2: in no heap: 5H 6H 7S 9S AH KH | hand: -AS -8H -TH | moves: play 4S, 8S, KS, 9H, 7D, 8D, JD, AD, 7C | may -5D -9D -TD -QD -5C -8C -KC -AC in hand of 0 | may -JS -JH -4C -9C -TC -JC -QC in hand of 1 | sure = 5D 9D TD QD 5C 8C KC AC in hand of 1
241. 2 play 8S
   all told: 2 played 8S
242. 0 play TS
   all told: 0 played TS
243. 1 play 5D
   all told: 1 played 5D; 0 took the trick 8S TS 5D
244. 0 play 5S
   all told: 0 played 5S
245. 1 play TD
   all told: 1 played TD
246. 2 play 4S
   all told: 2 played 4S; 0 took the trick 4S 5S TD
247. 0 play 4C
   all told: 0 played 4C
248. 1 play AC
   all told: 1 played AC
249. 2 play 7C
   all told: 2 played 7C; 1 took the trick 4C 7C AC
250. 1 play 8C
   all told: 1 played 8C
   all: trick: 1 led 8C | trick 4: 2 led 8S TS 5D, 0 takes | trick 5: 0 led 5S TD 4S, 0 takes | trick 6: 0 led 4C AC 7C, 1 takes | public.phase: reply
   seat 0, 1: size hand of 2: 6
   seat 0, 2: size hand of 1: 5
   seat 1, 2: size hand of 0: 6 | sure -4C in hand of 0
   seat 0: in no heap: 4S 5D 7C 8C 8S AC TD | hand: -5S -TS -4C | may -6S -QS -KS in hand of 1 | sure = 9D QD in hand of 1
   seat 1: in no heap: 4C 4S 5S 7C 8S TS | hand: -5D -TD -8C -AC | may = JS JH 9C TC JC QC in hand of 0
   seat 2: in no heap: 4C 5D 5S 8C AC TD TS | hand: -4S -8S -7C | moves: play KS, 9H, 7D, 8D, JD, AD | may -4H in hand of 0 | sure = 4H 9D QD 5C KC in hand of 1
251. 2 play JD
   all told: 2 played JD
252. 0 play JC
   all told: 0 played JC; 0 took the trick JD 8C JC
253. 0 play TC
   all told: 0 played TC
254. 1 play KC
   all told: 1 played KC
255. 2 play 8D
   all told: 2 played 8D; 1 took the trick 8D TC KC
256. 1 play 4H
   all told: 1 played 4H
257. 2 play 9H
   all told: 2 played 9H
258. 0 play JH
   all told: 0 played JH; 0 took the trick 4H 9H JH
259. 0 play 9C
   all told: 0 played 9C
260. 1 play 5C
   all told: 1 played 5C
   all: trick: 0 led 9C 5C | trick 7: 1 led 8C JD JC, 0 takes | trick 8: 0 led TC KC 8D, 1 takes | trick 9: 1 led 4H 9H JH, 0 takes
   seat 0, 1: size hand of 2: 3 | may -6C in hand of 2 | sure = 6C in discard of 2
   seat 0, 2: size hand of 1: 2
   seat 1, 2: size hand of 0: 2 | sure = JS QC in hand of 0
   seat 0: in no heap: 4H 5C 8D 9H JD KC | hand: = JS QC | may = 9D QD in hand of 1
   seat 1: in no heap: 8D 9C 9H JC JD JH TC | hand: = 9D QD
   seat 2: in no heap: 4H 5C 9C JC JH KC TC | hand: = KS 7D AD | moves: play KS, 7D, AD | sure = 9D QD in hand of 1
261. 2 play KS
   all told: 2 played KS; 0 took the trick KS 5C 9C
262. 0 play QC
   all told: 0 played QC
263. 1 play 9D
   all told: 1 played 9D
264. 2 play AD
   all told: 2 played AD; 0 took the trick 9D AD QC
265. 0 play JS
   all told: 0 played JS
266. 1 play QD
   all told: 1 played QD
267. 2 play 7D
   all told: 2 played 7D; 0 took the trick JS 7D QD; deal 5 §11.5 tricks_short: +16 pence to table from 1; deal 5 §11.5 tricks_short: +13 pence to table from 2; deal 5 §11.6 tricks_over: +29 pence to 0; deal 5 over
268. * deal
   all told: 0 dealt; deal 6 §5.7 tiddy: +4 pence to 0 from 1 for 4H; deal 6 §5.7 tiddy: +4 pence to 0 from 2 for 4H
269. 2 say bid 13
   all told: 2 said bid 13
270. 0 say pass
   all told: 0 said pass
   all: turn: 1 | dealer: 0 | shown: 4H | holds: 131 -71 -60 | deals: 5 over, 0 of them thrown in | public.phase: auction | public.turn_up: 4H | public.auction: ([1 bid 12] [2 bid 13] [0 pass None]) | public.ruffs: ({} {} {}) | size stock: 7
   seat 0, 1: size hand of 2: 12
   seat 0, 2: size hand of 1: 12
   seat 1, 2: size hand of 0: 12
   seat 0: no more: trick, tricks, public.vying, public.sets, sure hand of 1, size discard of 2, may discard of 2, sure discard of 2 | in no heap: 6C AD QD QS | hand: = 9S QS 5H AH QD AD 5C 6C 7C JC KC AC | may +4S +5S +6S +7S +8S +TS +JS +KS +AS +6H +7H +8H +9H +TH +JH +QH +KH +4D +5D +6D +7D +8D +TD +JD +KD +4C +8C +9C +TC +QC in hand of 1 | may +4S +5S +7S +8S +TS +JS +AS +6H +8H +9H +TH +JH +QH +KH +5D +8D +9D +TD +JD +4C +8C +9C +TC +QC in hand of 2 | may = 4S 5S 6S 7S 8S TS JS KS AS 6H 7H 8H 9H TH JH QH KH 4D 5D 6D 7D 8D 9D TD JD KD 4C 8C 9C TC QC in stock
   seat 1: no more: trick, tricks, public.vying, public.sets, sure hand of 0, size discard of 2, may discard of 2, sure discard of 2 | in no heap: JS QC | hand: = 8S JS 9H TH JH QH 8D 9D 4C 8C 9C QC | moves: say bid 14, pass | may = 4S 5S 6S 7S 9S TS QS KS AS 5H 6H 7H 8H KH AH 4D 5D 6D 7D TD JD QD KD AD 5C 6C 7C TC JC KC AC in hand of 0, stock | may +4S +5S +7S +9S +TS +AS +5H +6H +8H +KH +AH +5D +TD +JD +QD +5C +6C +7C +TC +JC +KC +AC in hand of 2
   seat 2: no more: aside, trick, tricks, public.vying, public.sets, sure hand of 0, sure hand of 1 | hand: = 4S 5S 7S TS 8H KH 5D 6D 7D TD JD KD | may +6S +8S +9S +QS +KS +AS +5H +6H +7H +9H +TH +JH +QH +AH +4D +8D +9D +QD +AD +4C +5C +6C +7C +8C +9C +TC +JC +KC +AC in hand of 0 | may +6S +8S +9S +JS +QS +KS +AS +5H +6H +7H +9H +TH +JH +QH +AH +4D +8D +AD +4C +5C +6C +7C +8C +9C +TC +JC +QC +KC +AC in hand of 1 | may = 6S 8S 9S JS QS KS AS 5H 6H 7H 9H TH JH QH AH 4D 8D 9D QD AD 4C 5C 6C 7C 8C 9C TC JC QC KC AC in stock
271. 1 say pass
   all told: 1 said pass; deal 6 §6.7 stock: +7 pence to 1 from 2; deal 6 §6.7 stock: +6 pence to 0 from 2
272. 2 lay 6D
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid 6D
273. 2 lay 4S
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid 4S
274. 2 lay 5D
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid 5D
275. 2 lay JD
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid JD
276. 2 lay KD
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid KD
277. 2 lay KH
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid KH
278. 2 lay 8H
   seat 0, 1 told: 2 laid a card; 2 drew 7; deal 6 §8.4 ante: +1 pence to table from 1; deal 6 §8.4 ante: +1 pence to table from 2; deal 6 §8.4 ante: +1 pence to table from 0
   seat 2 told: 2 laid 8H; 2 drew 7: 6S KS AS 6H 7H 4D TC; deal 6 §8.4 ante: +1 pence to table from 1; deal 6 §8.4 ante: +1 pence to table from 2; deal 6 §8.4 ante: +1 pence to table from 0
279. 1 say vie 8
   all told: 1 said vie 8; deal 6 §8.7 vied: +8 pence to table from 1
280. 2 say revie 2
   all told: 2 said revie 2; deal 6 §8.8 revied: +10 pence to table from 2
   all: no more: size stock, may stock | turn: 0 | holds: 136 -73 -84 | public.phase: ruff | public.auction: ([1 bid 12] [2 bid 13] [0 pass None] [1 pass None]) | public.vying: ([1 vie 8] [2 revie 2])
   seat 0, 1: size discard of 2: 7
   seat 0: moves: say pass, see | may = 4S 5S 6S 7S 8S TS JS KS AS 6H 7H 8H 9H TH JH QH KH 4D 5D 6D 7D 8D 9D TD JD KD 4C 8C 9C TC QC in discard of 2
   seat 1: may = 4S 5S 6S 7S 9S TS QS KS AS 5H 6H 7H 8H KH AH 4D 5D 6D 7D TD JD QD KD AD 5C 6C 7C TC JC KC AC in discard of 2
   seat 2: in no heap: 4D 6H 6S 7H AS KS TC | hand: = 5S 6S 7S TS KS AS 6H 7H 4D 7D TD TC | aside: 4S 8H KH 5D 6D JD KD
281. 0 say pass
   all told: 0 said pass
282. 1 say see
   all told: 1 said see; deal 6 §8.8 seen: +2 pence to table from 1; deal 6 §8.15 ruff_shown: +23 pence to 2 for 5S 6S 7S TS KS AS; deal 6 §9.3 gleek_aces: +4 pence to 0 from 1 for AH AD AC; deal 6 §9.3 gleek_aces: +4 pence to 0 from 2 for AH AD AC
283. 1 play QC
   all told: 1 played QC
284. 2 play TC
   all told: 2 played TC
285. 0 play 6C
   all told: 0 played 6C; 1 took the trick 6C TC QC
286. 1 play JH
   all told: 1 played JH
287. 2 play 7H
   all told: 2 played 7H
288. 0 play AH
   all told: 0 played AH; 0 took the trick 7H JH AH
289. 0 play QS
   all told: 0 played QS
290. 1 play JS
   all told: 1 played JS
   all: turn: 2 | trick: 0 led QS JS | holds: 144 -79 -65 | trick 1: 1 led QC TC 6C, 1 takes | trick 2: 1 led JH 7H AH, 0 takes | public.phase: reply | public.vying: ([1 vie 8] [2 revie 2] [0 pass None] [1 see None]) | public.ruffs: ({} {9H TH JH QH} {5S 6S 7S TS KS AS}) | public.sets: ([0 {AH AD AC}])
   seat 0, 1: size hand of 2: 10 | sure = 5S 6S 7S TS KS AS in hand of 2
   seat 0, 2: size hand of 1: 9 | sure = 9H TH QH in hand of 1
   seat 1, 2: size hand of 0: 9
   seat 0: in no heap: 7H JH JS QC TC | hand: -QS -AH -6C | may -5S -6S -7S -TS -KS -AS -6H -8H -KH -JD in hand of 1 | may -4S -8S -9H -TH -QH in hand of 2 | may -5S -6S -7S -TS -KS -AS -9H -TH -QH in discard of 2
   seat 1: in no heap: 6C 7H AH QS TC | hand: -JS -JH -QC | may -5S -6S -7S -TS -KS -AS in hand of 0 | sure = AD AC in hand of 0 | may -4S -9S -AD -AC in hand of 2 | may -5S -6S -7S -TS -KS -AS -AD -AC in discard of 2
   seat 2: in no heap: 6C AH JH JS QC QS | hand: -7H -TC | moves: play 5S, 6S, 7S, TS, KS, AS | may -9H -TH -QH in hand of 0 | sure = 5H QD AD JC AC in hand of 0 | may -5H -QD -AD -JC -AC in hand of 1
291. 2 play 6S
   all told: 2 played 6S; 0 took the trick 6S JS QS
292. 0 play 5C
   all told: 0 played 5C
293. 1 play 9C
   all told: 1 played 9C
294. 2 play TS
   all told: 2 played TS; 1 took the trick TS 5C 9C
295. 1 play 9D
   all told: 1 played 9D
296. 2 play 7D
   all told: 2 played 7D
297. 0 play AD
   all told: 0 played AD; 0 took the trick 7D 9D AD
298. 0 play AC
   all told: 0 played AC
299. 1 play 4C
   all told: 1 played 4C
300. 2 play 7S
   all told: 2 played 7S; 0 took the trick 7S 4C AC
   all: turn: 0 | trick: 0 leads | trick 3: 0 led QS JS 6S, 0 takes | trick 4: 0 led 5C 9C TS, 1 takes | trick 5: 1 led 9D 7D AD, 0 takes | trick 6: 0 led AC 4C 7S, 0 takes | public.phase: lead
   seat 0, 1: size hand of 2: 6 | sure = 5S KS AS in hand of 2
   seat 0, 2: size hand of 1: 6
   seat 1, 2: size hand of 0: 6
   seat 0: in no heap: 4C 6S 7D 7S 9C 9D TS | hand: -AD -5C -AC | moves: play 9S, 5H, QD, 7C, JC, KC | may -8C in hand of 2
   seat 1: no more: sure hand of 0 | in no heap: 5C 6S 7D 7S AC AD TS | hand: -9D -4C -9C | may -7C -JC -KC in hand of 2
   seat 2: in no heap: 4C 5C 9C 9D AC AD | hand: -6S -7S -TS -7D | sure -AD -AC in hand of 0
301. 0 play QD
   all told: 0 played QD
302. 1 play 8D
   all told: 1 played 8D
303. 2 play 4D
   all told: 2 played 4D; 0 took the trick 4D 8D QD
304. 0 play 5H
   all told: 0 played 5H
305. 1 play QH
   all told: 1 played QH
306. 2 play 6H
   all told: 2 played 6H; 1 took the trick 5H 6H QH
307. 1 play 9H
   all told: 1 played 9H
308. 2 play TD
   all told: 2 played TD
309. 0 play 7C
   all told: 0 played 7C; 1 took the trick 9H TD 7C
310. 1 play TH
   all told: 1 played TH
   all: turn: 2 | trick: 1 led TH | trick 7: 0 led QD 8D 4D, 0 takes | trick 8: 0 led 5H QH 6H, 1 takes | trick 9: 1 led 9H TD 7C, 1 takes | public.phase: reply
   seat 0, 1: size hand of 2: 3 | may = 5S KS AS in hand of 2
   seat 0, 2: no more: sure hand of 1 | size hand of 1: 2
   seat 1, 2: size hand of 0: 3
   seat 0: in no heap: 4D 6H 8D 9H QH TD TH | hand: = 9S JC KC | sure = 8H KH JD in discard of 2
   seat 1: in no heap: 4D 5H 6H 7C QD TD | hand: = 8S 8C | may -8H -KH in hand of 0 | sure = 8H KH in discard of 2
   seat 2: in no heap: 5H 7C 8D 9H QD QH TH | hand: = 5S KS AS | moves: play 5S, KS, AS | sure = JC in hand of 0
311. 2 play 5S
   all told: 2 played 5S
312. 0 play 9S
   all told: 0 played 9S; 1 took the trick 5S 9S TH
313. 1 play 8C
   all told: 1 played 8C
314. 2 play AS
   all told: 2 played AS
315. 0 play KC
   all told: 0 played KC; 0 took the trick AS 8C KC
316. 0 play JC
   all told: 0 played JC
317. 1 play 8S
   all told: 1 played 8S
318. 2 play KS
   all told: 2 played KS; 0 took the trick 8S KS JC; deal 6 §11.5 tricks_short: +4 pence to table from 1; deal 6 §11.5 tricks_short: +22 pence to table from 2; deal 6 §11.6 tricks_over: +23 pence to 0; deal 6 §11.8 tricks_surplus: +3 pence to 0; deal 6 over; match over
   all: turn: nobody | holds: 170 -83 -87 | deals: 6 over, 0 of them thrown in | trick 10: 1 led TH 5S 9S, 1 takes | trick 11: 1 led 8C AS KC, 0 takes | trick 12: 0 led JC 8S KS, 0 takes | public.phase: settled
   seat 0: no more: hand, trick, size hand of 1, may hand of 1, size hand of 2, may hand of 2, sure hand of 2 | in no heap: 5S 8C 8S AS KS | sure +4S +5D +6D +KD in discard of 2
   seat 1: no more: hand, trick, size hand of 0, may hand of 0, size hand of 2, may hand of 2, sure hand of 2 | in no heap: 5S 9S AS JC KC KS | sure +4S +5D +6D +JD +KD in discard of 2
   seat 2: no more: hand, trick, size hand of 0, may hand of 0, sure hand of 0, size hand of 1, may hand of 1
