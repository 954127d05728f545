start
   all: turn: chance | dealer: 1 | sides: 0 1 2 | holds: 0 0 0 | deals: 0 over, 0 of them thrown in | public.phase: dealing | public.turn_up: nobody | public.ruffs: ({} {} {}) | public.pass_final: False
1. * deal
   all told: 1 dealt
   all: turn: 0 | shown: JS | public.phase: auction | public.turn_up: JS | public.auction: ([2 bid 12]) | size stock: 7
   seat 0, 1: size hand of 2: 12
   seat 0, 2: size hand of 1: 12
   seat 1, 2: size hand of 0: 12
   seat 0: hand: = 7S 8S 7H 8H TH AH 8D 9D JD QD 9C JC | moves: say bid 13, pass | may = 4S 5S 6S 9S TS QS KS AS 4H 5H 6H 9H JH QH KH 4D 5D 6D 7D TD KD AD 4C 5C 6C 7C 8C TC QC KC AC in all heaps
   seat 1: hand: = 4S 6S QS KS JH 5D TD KD AD 4C 7C 8C | may = 5S 7S 8S 9S TS AS 4H 5H 6H 7H 8H 9H TH QH KH AH 4D 6D 7D 8D 9D JD QD 5C 6C 9C TC JC QC KC AC in all heaps
   seat 2: hand: = 5S 9S AS 4H 5H 9H 4D 6D 7D TC QC AC | may = 4S 6S 7S 8S TS QS KS 6H 7H 8H TH JH QH KH AH 5D 8D 9D TD JD QD KD AD 4C 5C 6C 7C 8C 9C JC KC in all heaps
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
7. 1 say bid 17
   all told: 1 said bid 17
   all: turn: 2 | public.auction: ([2 bid 12] [0 pass None] [1 bid 13] [2 bid 14] [1 bid 15] [2 bid 16] [1 bid 17])
   seat 2: moves: say bid 18, pass
8. 2 say pass
   all told: 2 said pass; deal 1 §6.7 stock: +9 pence to 2 from 1; deal 1 §6.7 stock: +8 pence to 0 from 1
   all: turn: 1 | holds: 8 -17 9 | public.phase: exchange | public.auction: ([2 bid 12] [0 pass None] [1 bid 13] [2 bid 14] [1 bid 15] [2 bid 16] [1 bid 17] [2 pass None])
   seat 1: moves: lay 4S, 6S, QS, KS, JH, 5D, TD, KD, AD, 4C, 7C, 8C
9. 1 lay 7C
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid 7C
   seat 0, 2: size hand of 1: 11 | size discard of 1: 1
   seat 0: may = 4S 5S 6S 9S TS QS KS AS 4H 5H 6H 9H JH QH KH 4D 5D 6D 7D TD KD AD 4C 5C 6C 7C 8C TC QC KC AC in discard of 1
   seat 1: hand: -7C | aside: 7C | moves: lay 4S, 6S, QS, KS, JH, 5D, TD, KD, AD, 4C, 8C
   seat 2: may = 4S 6S 7S 8S TS QS KS 6H 7H 8H TH JH QH KH AH 5D 8D 9D TD JD QD KD AD 4C 5C 6C 7C 8C 9C JC KC in discard of 1
10. 1 lay 6S
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid 6S
   seat 0, 2: size hand of 1: 10 | size discard of 1: 2
   seat 1: hand: -6S | aside: 6S 7C | moves: lay 4S, QS, KS, JH, 5D, TD, KD, AD, 4C, 8C
11. 1 lay KD
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid KD
   seat 0, 2: size hand of 1: 9 | size discard of 1: 3
   seat 1: hand: -KD | aside: 6S KD 7C | moves: lay 4S, QS, KS, JH, 5D, TD, AD, 4C, 8C
12. 1 lay TD
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid TD
   seat 0, 2: size hand of 1: 8 | size discard of 1: 4
   seat 1: hand: -TD | aside: 6S TD KD 7C | moves: lay 4S, QS, KS, JH, 5D, AD, 4C, 8C
13. 1 lay AD
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid AD
   seat 0, 2: size hand of 1: 7 | size discard of 1: 5
   seat 1: hand: -AD | aside: 6S TD KD AD 7C | moves: lay 4S, QS, KS, JH, 5D, 4C, 8C
14. 1 lay JH
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid JH
   seat 0, 2: size hand of 1: 6 | size discard of 1: 6
   seat 1: hand: -JH | aside: 6S JH TD KD AD 7C | moves: lay 4S, QS, KS, 5D, 4C, 8C
15. 1 lay 5D
   seat 0, 2 told: 1 laid a card; 1 drew 7; deal 1 §8.4 ante: +1 pence to table from 2; deal 1 §8.4 ante: +1 pence to table from 0; deal 1 §8.4 ante: +1 pence to table from 1
   seat 1 told: 1 laid 5D; 1 drew 7: TS 6H QH KH 5C 6C KC; deal 1 §8.4 ante: +1 pence to table from 2; deal 1 §8.4 ante: +1 pence to table from 0; deal 1 §8.4 ante: +1 pence to table from 1
   all: no more: size stock, may stock | turn: 2 | holds: 7 -18 8 | public.phase: ruff
   seat 0, 2: size hand of 1: 12 | size discard of 1: 7
   seat 1: in no heap: 5C 6C 6H KC KH QH TS | hand: -5D +TS +6H +QH +KH +5C +6C +KC | aside: 6S JH 5D TD KD AD 7C
   seat 2: moves: say pass, vie 2, vie 3, vie 4, vie 5, vie 6, vie 7, vie 8, vie 9, vie 10, vie 11, vie 12, vie 13, vie 14, vie 15, vie 16, vie 17, vie 18, vie 19, vie 20, vie 21, vie 22, vie 23, vie 24, vie 25, vie 26, vie 27, vie 28, vie 29, vie 30, vie 31, vie 32, vie 33, vie 34, vie 35, vie 36, vie 37, vie 38, vie 39, vie 40
16. 2 say vie 12
   all told: 2 said vie 12; deal 1 §8.7 vied: +12 pence to table from 2
   all: turn: 0 | holds: 7 -18 -4 | public.vying: ([2 vie 12])
   seat 0: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28
17. 0 say revie 3
   all told: 0 said revie 3; deal 1 §8.8 revied: +15 pence to table from 0
   all: turn: 1 | holds: -8 -18 -4 | public.vying: ([2 vie 12] [0 revie 3])
   seat 1: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25
18. 1 say revie 25
   all told: 1 said revie 25; deal 1 §8.8 revied: +40 pence to table from 1
   all: turn: 2 | holds: -8 -58 -4 | public.vying: ([2 vie 12] [0 revie 3] [1 revie 25])
   seat 2: moves: say pass, see
19. 2 say pass
   all told: 2 said pass
   all: turn: 0 | public.vying: ([2 vie 12] [0 revie 3] [1 revie 25] [2 pass None])
   seat 0: moves: say pass, see
20. 0 say pass
   all told: 0 said pass; deal 1 §8.14 ruff_unseen: +70 pence to 1; deal 1 §9.3 gleek_kings: +3 pence to 1 from 2 for KS KH KC; deal 1 §9.3 gleek_kings: +3 pence to 1 from 0 for KS KH KC
   all: turn: 2 | trick: 2 leads | holds: -11 18 -7 | public.phase: lead | public.vying: ([2 vie 12] [0 revie 3] [1 revie 25] [2 pass None] [0 pass None]) | public.sets: ([1 {KS KH KC}])
   seat 0, 2: may -KD in hand of 1 | sure = KS KH KC in hand of 1
   seat 0: may -KS -KH -KC in hand of 2, discard of 1
   seat 2: moves: play 5S, 9S, AS, 4H, 5H, 9H, 4D, 6D, 7D, TC, QC, AC | may -KS -KH -KC in hand of 0, discard of 1
21. 2 play 9H
   all told: 2 played 9H
   all: turn: 0 | trick: 2 led 9H | public.phase: reply
   seat 0, 1: in no heap: 9H | size hand of 2: 11
   seat 0: moves: play 7H, 8H, TH, AH
   seat 2: hand: -9H
22. 0 play 8H
   all told: 0 played 8H
   all: turn: 1 | trick: 2 led 9H 8H
   seat 1, 2: in no heap: 8H | size hand of 0: 11
   seat 0: hand: -8H
   seat 1: moves: play 6H, QH, KH
23. 1 play QH
   all told: 1 played QH; 1 took the trick 8H 9H QH
   all: trick: 1 leads | trick 1: 2 led 9H 8H QH, 1 takes | public.phase: lead
   seat 0, 2: in no heap: QH | size hand of 1: 11
   seat 1: hand: -QH | moves: play 4S, TS, QS, KS, 6H, KH, 4C, 5C, 6C, 8C, KC
24. 1 play 6H
   all told: 1 played 6H
   all: turn: 2 | trick: 1 led 6H | public.phase: reply
   seat 0, 2: in no heap: 6H | size hand of 1: 10
   seat 1: hand: -6H
   seat 2: moves: play 4H, 5H
25. 2 play 5H
   all told: 2 played 5H
   all: turn: 0 | trick: 1 led 6H 5H
   seat 0, 1: in no heap: 5H | size hand of 2: 10
   seat 0: moves: play 7H, TH, AH
   seat 2: hand: -5H
26. 0 play AH
   all told: 0 played AH; 0 took the trick 5H 6H AH
   all: trick: 0 leads | trick 2: 1 led 6H 5H AH, 0 takes | public.phase: lead
   seat 1, 2: in no heap: AH | size hand of 0: 10
   seat 0: hand: -AH | moves: play 7S, 8S, 7H, TH, 8D, 9D, JD, QD, 9C, JC
27. 0 play 7S
   all told: 0 played 7S
   all: turn: 1 | trick: 0 led 7S | public.phase: reply
   seat 1, 2: in no heap: 7S | size hand of 0: 9
   seat 0: hand: -7S
   seat 1: moves: play 4S, TS, QS, KS
28. 1 play 4S
   all told: 1 played 4S
   all: turn: 2 | trick: 0 led 7S 4S
   seat 0, 2: in no heap: 4S | size hand of 1: 9
   seat 1: hand: -4S
   seat 2: moves: play 5S, 9S, AS
29. 2 play 9S
   all told: 2 played 9S; 2 took the trick 4S 7S 9S
   all: trick: 2 leads | trick 3: 0 led 7S 4S 9S, 2 takes | public.phase: lead
   seat 0, 1: in no heap: 9S | size hand of 2: 9
   seat 2: hand: -9S | moves: play 5S, AS, 4H, 4D, 6D, 7D, TC, QC, AC
30. 2 play TC
   all told: 2 played TC
   all: turn: 0 | trick: 2 led TC | public.phase: reply
   seat 0, 1: in no heap: TC | size hand of 2: 8
   seat 0: moves: play 9C, JC
   seat 2: hand: -TC
31. 0 play JC
   all told: 0 played JC
   all: turn: 1 | trick: 2 led TC JC
   seat 1, 2: in no heap: JC | size hand of 0: 8
   seat 0: hand: -JC
   seat 1: moves: play 4C, 5C, 6C, 8C, KC
32. 1 play 8C
   all told: 1 played 8C; 0 took the trick 8C TC JC
   all: turn: 0 | trick: 0 leads | trick 4: 2 led TC JC 8C, 0 takes | public.phase: lead
   seat 0, 2: in no heap: 8C | size hand of 1: 8
   seat 0: moves: play 8S, 7H, TH, 8D, 9D, JD, QD, 9C
   seat 1: hand: -8C
33. 0 play TH
   all told: 0 played TH
   all: turn: 1 | trick: 0 led TH | public.phase: reply
   seat 1, 2: in no heap: TH | size hand of 0: 7
   seat 0: hand: -TH
   seat 1: moves: play KH
34. 1 play KH
   all told: 1 played KH
   all: turn: 2 | trick: 0 led TH KH
   seat 0, 2: in no heap: KH | size hand of 1: 7 | sure -KH in hand of 1
   seat 1: hand: -KH
   seat 2: moves: play 4H
35. 2 play 4H
   all told: 2 played 4H; 1 took the trick 4H TH KH
   all: turn: 1 | trick: 1 leads | trick 5: 0 led TH KH 4H, 1 takes | public.phase: lead
   seat 0, 1: in no heap: 4H | size hand of 2: 7
   seat 1: moves: play TS, QS, KS, 4C, 5C, 6C, KC
   seat 2: hand: -4H
36. 1 play 4C
   all told: 1 played 4C
   all: turn: 2 | trick: 1 led 4C | public.phase: reply
   seat 0, 2: in no heap: 4C | size hand of 1: 6
   seat 1: hand: -4C
   seat 2: moves: play QC, AC
37. 2 play QC
   all told: 2 played QC
   all: turn: 0 | trick: 1 led 4C QC
   seat 0, 1: in no heap: QC | size hand of 2: 6
   seat 0: moves: play 9C
   seat 2: hand: -QC
38. 0 play 9C
   all told: 0 played 9C; 2 took the trick 4C 9C QC
   all: turn: 2 | trick: 2 leads | trick 6: 1 led 4C QC 9C, 2 takes | public.phase: lead
   seat 1, 2: in no heap: 9C | size hand of 0: 6
   seat 0: hand: -9C
   seat 2: moves: play 5S, AS, 4D, 6D, 7D, AC
39. 2 play AS
   all told: 2 played AS
   all: turn: 0 | trick: 2 led AS | public.phase: reply
   seat 0, 1: in no heap: AS | size hand of 2: 5
   seat 0: moves: play 8S
   seat 2: hand: -AS
40. 0 play 8S
   all told: 0 played 8S
   all: turn: 1 | trick: 2 led AS 8S
   seat 1, 2: in no heap: 8S | size hand of 0: 5
   seat 0: hand: -8S
   seat 1: moves: play TS, QS, KS
41. 1 play QS
   all told: 1 played QS; 2 took the trick 8S QS AS
   all: turn: 2 | trick: 2 leads | trick 7: 2 led AS 8S QS, 2 takes | public.phase: lead
   seat 0, 2: in no heap: QS | size hand of 1: 5
   seat 1: hand: -QS
   seat 2: moves: play 5S, 4D, 6D, 7D, AC | may -QD in hand of 1
42. 2 play 6D
   all told: 2 played 6D
   all: turn: 0 | trick: 2 led 6D | public.phase: reply
   seat 0, 1: in no heap: 6D | size hand of 2: 4
   seat 0: moves: play 8D, 9D, JD, QD
   seat 2: hand: -6D
43. 0 play QD
   all told: 0 played QD
   all: turn: 1 | trick: 2 led 6D QD
   seat 1, 2: in no heap: QD | size hand of 0: 4
   seat 0: hand: -QD
   seat 1: moves: play TS, KS, 5C, 6C, KC
44. 1 play 5C
   all told: 1 played 5C; 0 took the trick 6D QD 5C
   all: turn: 0 | trick: 0 leads | trick 8: 2 led 6D QD 5C, 0 takes | public.phase: lead
   seat 0, 2: in no heap: 5C | size hand of 1: 4
   seat 0: moves: play 7H, 8D, 9D, JD | may -4D -5D -7D -TD -AD in hand of 1
   seat 1: hand: -5C
   seat 2: may -5D -8D -9D -TD -JD -AD in hand of 1
45. 0 play 9D
   all told: 0 played 9D
   all: turn: 1 | trick: 0 led 9D | public.phase: reply
   seat 1, 2: in no heap: 9D | size hand of 0: 3
   seat 0: hand: -9D
   seat 1: moves: play TS, KS, 6C, KC
46. 1 play TS
   all told: 1 played TS
   all: turn: 2 | trick: 0 led 9D TS
   seat 0, 2: in no heap: TS | size hand of 1: 3
   seat 1: hand: -TS
   seat 2: moves: play 4D, 7D
47. 2 play 4D
   all told: 2 played 4D; 1 took the trick TS 4D 9D
   all: turn: 1 | trick: 1 leads | trick 9: 0 led 9D TS 4D, 1 takes | public.phase: lead
   seat 0, 1: in no heap: 4D | size hand of 2: 3
   seat 1: moves: play KS, 6C, KC
   seat 2: hand: -4D
48. 1 play KC
   all told: 1 played KC
   all: turn: 2 | trick: 1 led KC | public.phase: reply
   seat 0, 2: in no heap: KC | size hand of 1: 2 | sure = KS in hand of 1
   seat 1: hand: -KC
   seat 2: moves: play AC
49. 2 play AC
   all told: 2 played AC
   all: turn: 0 | trick: 1 led KC AC
   seat 0, 1: in no heap: AC | size hand of 2: 2
   seat 0: moves: play 7H, 8D, JD | may -AD in hand of 2 | sure = AD in discard of 1
   seat 2: hand: -AC
50. 0 play 8D
   all told: 0 played 8D; 2 took the trick 8D KC AC
   all: turn: 2 | trick: 2 leads | trick 10: 1 led KC AC 8D, 2 takes | public.phase: lead
   seat 1, 2: in no heap: 8D | size hand of 0: 2
   seat 0: hand: -8D
   seat 2: moves: play 5S, 7D | may -6C -7C in hand of 0
51. 2 play 5S
   all told: 2 played 5S
   all: turn: 0 | trick: 2 led 5S | public.phase: reply
   seat 0, 1: in no heap: 5S | size hand of 2: 1
   seat 0: moves: play 7H, JD
   seat 2: hand: = 7D
52. 0 play JD
   all told: 0 played JD
   all: turn: 1 | trick: 2 led 5S JD
   seat 1, 2: in no heap: JD | size hand of 0: 1
   seat 0: hand: = 7H
   seat 1: moves: play KS
   seat 2: may -6S -JH in hand of 0
53. 1 play KS
   all told: 1 played KS; 1 took the trick 5S KS JD
   all: trick: 1 leads | trick 11: 2 led 5S JD KS, 1 takes | public.phase: lead
   seat 0, 2: no more: sure hand of 1 | in no heap: KS | size hand of 1: 1
   seat 1: hand: = 6C | moves: play 6C
54. 1 play 6C
   all told: 1 played 6C
   all: turn: 2 | trick: 1 led 6C | public.phase: reply
   seat 0, 2: no more: size hand of 1, may hand of 1 | in no heap: 6C
   seat 1: no more: hand
   seat 2: moves: play 7D | sure = 6S JH 7C in discard of 1
55. 2 play 7D
   all told: 2 played 7D
   all: turn: 0 | trick: 1 led 6C 7D
   seat 0, 1: no more: size hand of 2, may hand of 2 | in no heap: 7D
   seat 0: moves: play 7H | sure +6S +JH +5D +TD +KD +7C in discard of 1
   seat 1: sure = 7H in hand of 0
   seat 2: no more: hand
56. 0 play 7H
   all told: 0 played 7H; 1 took the trick 7H 7D 6C; deal 1 §11.5 tricks_short: +13 pence to table from 0; deal 1 §11.6 tricks_over: +8 pence to 2; deal 1 §11.6 tricks_over: +5 pence to 1; deal 1 over
   all: turn: chance | holds: -24 23 1 | deals: 1 over, 0 of them thrown in | trick 12: 1 led 6C 7D 7H, 1 takes | public.phase: settled
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0, sure hand of 0
   seat 2: no more: trick, size hand of 0, may hand of 0 | in no heap: 7H | sure +5D +TD +KD +AD in discard of 1
57. * deal
   all told: 2 dealt
   all: turn: 1 | dealer: 2 | shown: 8D | public.phase: auction | public.turn_up: 8D | public.auction: ([0 bid 12]) | size stock: 7
   seat 0, 1: size hand of 2: 12
   seat 0, 2: no more: tricks, public.vying, public.sets, size discard of 1, may discard of 1, sure discard of 1 | size hand of 1: 12
   seat 1, 2: size hand of 0: 12
   seat 0: in no heap: KD | hand: = 9S JS QS KS 9H AH 6D QD KD QC KC AC | may = 4S 5S 6S 7S 8S TS AS 4H 5H 6H 7H 8H TH JH QH KH 4D 5D 7D 9D TD JD AD 4C 5C 6C 7C 8C 9C TC JC in all heaps
   seat 1: no more: aside, tricks, public.vying, public.sets | hand: = 4S 6S TS 7H 8H KH 7D TD AD 9C TC JC | moves: say bid 13, pass | may = 5S 7S 8S 9S JS QS KS AS 4H 5H 6H 9H TH JH QH AH 4D 5D 6D 9D JD QD KD 4C 5C 6C 7C 8C QC KC AC in all heaps
   seat 2: in no heap: 5D 7C JH | hand: = 5S 7S 8S AS 4H 5H JH 5D 9D JD 6C 7C | may = 4S 6S 9S TS JS QS KS 6H 7H 8H 9H TH QH KH AH 4D 6D 7D TD QD KD AD 4C 5C 8C 9C TC JC QC KC AC in all heaps
58. 1 say pass
   all told: 1 said pass
   all: turn: 2 | public.auction: ([0 bid 12] [1 pass None])
   seat 2: moves: say bid 13, pass
59. 2 say bid 13
   all told: 2 said bid 13
   all: turn: 0 | public.auction: ([0 bid 12] [1 pass None] [2 bid 13])
   seat 0: moves: say bid 14, pass
60. 0 say bid 14
   all told: 0 said bid 14
   all: turn: 2 | public.auction: ([0 bid 12] [1 pass None] [2 bid 13] [0 bid 14])
   seat 2: moves: say bid 15, pass
61. 2 say pass
   all told: 2 said pass; deal 2 §6.7 stock: +7 pence to 1 from 0; deal 2 §6.7 stock: +7 pence to 2 from 0
   all: turn: 0 | holds: -38 30 8 | public.phase: exchange | public.auction: ([0 bid 12] [1 pass None] [2 bid 13] [0 bid 14] [2 pass None])
   seat 0: moves: lay 9S, JS, QS, KS, 9H, AH, 6D, QD, KD, QC, KC, AC
62. 0 lay QS
   seat 0 told: 0 laid QS
   seat 1, 2 told: 0 laid a card
   seat 1, 2: size hand of 0: 11 | size discard of 0: 1
   seat 0: hand: -QS | aside: QS | moves: lay 9S, JS, KS, 9H, AH, 6D, QD, KD, QC, KC, AC
   seat 1: may = 5S 7S 8S 9S JS QS KS AS 4H 5H 6H 9H TH JH QH AH 4D 5D 6D 9D JD QD KD 4C 5C 6C 7C 8C QC KC AC in discard of 0
   seat 2: may = 4S 6S 9S TS JS QS KS 6H 7H 8H 9H TH QH KH AH 4D 6D 7D TD QD KD AD 4C 5C 8C 9C TC JC QC KC AC in discard of 0
63. 0 lay QC
   seat 0 told: 0 laid QC
   seat 1, 2 told: 0 laid a card
   seat 1, 2: size hand of 0: 10 | size discard of 0: 2
   seat 0: hand: -QC | aside: QS QC | moves: lay 9S, JS, KS, 9H, AH, 6D, QD, KD, KC, AC
64. 0 lay QD
   seat 0 told: 0 laid QD
   seat 1, 2 told: 0 laid a card
   seat 1, 2: size hand of 0: 9 | size discard of 0: 3
   seat 0: hand: -QD | aside: QS QD QC | moves: lay 9S, JS, KS, 9H, AH, 6D, KD, KC, AC
65. 0 lay 9S
   seat 0 told: 0 laid 9S
   seat 1, 2 told: 0 laid a card
   seat 1, 2: size hand of 0: 8 | size discard of 0: 4
   seat 0: hand: -9S | aside: 9S QS QD QC | moves: lay JS, KS, 9H, AH, 6D, KD, KC, AC
66. 0 lay AC
   seat 0 told: 0 laid AC
   seat 1, 2 told: 0 laid a card
   seat 1, 2: size hand of 0: 7 | size discard of 0: 5
   seat 0: hand: -AC | aside: 9S QS QD QC AC | moves: lay JS, KS, 9H, AH, 6D, KD, KC
67. 0 lay AH
   seat 0 told: 0 laid AH
   seat 1, 2 told: 0 laid a card
   seat 1, 2: size hand of 0: 6 | size discard of 0: 6
   seat 0: hand: -AH | aside: 9S QS AH QD QC AC | moves: lay JS, KS, 9H, 6D, KD, KC
68. 0 lay 6D
   seat 0 told: 0 laid 6D; 0 drew 7: 6H TH QH 4D 4C 5C 8C; deal 2 §8.4 ante: +1 pence to table from 0; deal 2 §8.4 ante: +1 pence to table from 1; deal 2 §8.4 ante: +1 pence to table from 2
   seat 1, 2 told: 0 laid a card; 0 drew 7; deal 2 §8.4 ante: +1 pence to table from 0; deal 2 §8.4 ante: +1 pence to table from 1; deal 2 §8.4 ante: +1 pence to table from 2
   all: no more: size stock, may stock | holds: -39 29 7 | public.phase: ruff
   seat 1, 2: size hand of 0: 12 | size discard of 0: 7
   seat 0: in no heap: 4C 4D 5C 6H 8C QH TH | hand: -6D +6H +TH +QH +4D +4C +5C +8C | aside: 9S QS AH 6D QD QC AC | moves: say pass, vie 2, vie 3, vie 4, vie 5, vie 6, vie 7, vie 8, vie 9, vie 10, vie 11, vie 12, vie 13, vie 14, vie 15, vie 16, vie 17, vie 18, vie 19, vie 20, vie 21, vie 22, vie 23, vie 24, vie 25, vie 26, vie 27, vie 28, vie 29, vie 30, vie 31, vie 32, vie 33, vie 34, vie 35, vie 36, vie 37, vie 38, vie 39, vie 40
69. 0 say vie 35
   all told: 0 said vie 35; deal 2 §8.7 vied: +35 pence to table from 0
   all: turn: 1 | holds: -74 29 7 | public.vying: ([0 vie 35])
   seat 1: moves: say pass, see, revie 2, revie 3, revie 4, revie 5
70. 1 say revie 2
   all told: 1 said revie 2; deal 2 §8.8 revied: +37 pence to table from 1
   all: turn: 2 | holds: -74 -8 7 | public.vying: ([0 vie 35] [1 revie 2])
   seat 2: moves: say pass, see, revie 2, revie 3
71. 2 say revie 3
   all told: 2 said revie 3; deal 2 §8.8 revied: +40 pence to table from 2
   all: turn: 0 | holds: -74 -8 -33 | public.vying: ([0 vie 35] [1 revie 2] [2 revie 3])
   seat 0: moves: say pass, see
72. 0 say pass
   all told: 0 said pass
   all: turn: 1 | public.vying: ([0 vie 35] [1 revie 2] [2 revie 3] [0 pass None])
   seat 1: moves: say pass, see
73. 1 say pass
   all told: 1 said pass; deal 2 §8.14 ruff_unseen: +115 pence to 2; deal 2 §9.3 gleek_kings: +3 pence to 0 from 1 for KS KD KC; deal 2 §9.3 gleek_kings: +3 pence to 0 from 2 for KS KD KC
   all: turn: 0 | trick: 0 leads | holds: -68 -11 79 | public.phase: lead | public.vying: ([0 vie 35] [1 revie 2] [2 revie 3] [0 pass None] [1 pass None]) | public.sets: ([0 {KS KD KC}])
   seat 1, 2: sure = KS KD KC in hand of 0
   seat 0: moves: play JS, KS, 6H, 9H, TH, QH, 4D, KD, 4C, 5C, 8C, KC
   seat 1: may -KS -KD -KC in hand of 2, discard of 0
   seat 2: may -KH in hand of 0 | may -KS -KD -KC in hand of 1, discard of 0
74. 0 play QH
   all told: 0 played QH
   all: turn: 1 | trick: 0 led QH | public.phase: reply
   seat 1, 2: in no heap: QH | size hand of 0: 11
   seat 0: hand: -QH
   seat 1: moves: play 7H, 8H, KH
75. 1 play 8H
   all told: 1 played 8H
   all: turn: 2 | trick: 0 led QH 8H
   seat 0, 2: in no heap: 8H | size hand of 1: 11
   seat 1: hand: -8H
   seat 2: moves: play 4H, 5H, JH
76. 2 play JH
   all told: 2 played JH; 0 took the trick 8H JH QH
   all: turn: 0 | trick: 0 leads | trick 1: 0 led QH 8H JH, 0 takes | public.phase: lead
   seat 0, 1: in no heap: JH | size hand of 2: 11
   seat 0: moves: play JS, KS, 6H, 9H, TH, 4D, KD, 4C, 5C, 8C, KC
   seat 2: hand: -JH
77. 0 play 4D
   all told: 0 played 4D
   all: turn: 1 | trick: 0 led 4D | public.phase: reply
   seat 1, 2: in no heap: 4D | size hand of 0: 10
   seat 0: hand: -4D
   seat 1: moves: play 7D, TD, AD
78. 1 play AD
   all told: 1 played AD
   all: turn: 2 | trick: 0 led 4D AD
   seat 0, 2: in no heap: AD | size hand of 1: 10
   seat 1: hand: -AD
   seat 2: moves: play 5D, 9D, JD
79. 2 play 5D
   all told: 2 played 5D; 1 took the trick 4D 5D AD
   all: turn: 1 | trick: 1 leads | trick 2: 0 led 4D AD 5D, 1 takes | public.phase: lead
   seat 0, 1: in no heap: 5D | size hand of 2: 10
   seat 1: moves: play 4S, 6S, TS, 7H, KH, 7D, TD, 9C, TC, JC
   seat 2: hand: -5D
80. 1 play 7D
   all told: 1 played 7D
   all: turn: 2 | trick: 1 led 7D | public.phase: reply
   seat 0, 2: in no heap: 7D | size hand of 1: 9
   seat 1: hand: -7D
   seat 2: moves: play 9D, JD
81. 2 play JD
   all told: 2 played JD
   all: turn: 0 | trick: 1 led 7D JD
   seat 0, 1: in no heap: JD | size hand of 2: 9
   seat 0: moves: play KD | sure = JC in hand of 1 | may -JC in hand of 2
   seat 1: may -JS in hand of 2
   seat 2: hand: -JD
82. 0 play KD
   all told: 0 played KD; 0 took the trick 7D JD KD
   all: trick: 0 leads | trick 3: 1 led 7D JD KD, 0 takes | public.phase: lead
   seat 1, 2: in no heap: KD | size hand of 0: 9 | sure -KD in hand of 0
   seat 0: hand: -KD | moves: play JS, KS, 6H, 9H, TH, 4C, 5C, 8C, KC
83. 0 play TH
   all told: 0 played TH
   all: turn: 1 | trick: 0 led TH | public.phase: reply
   seat 1, 2: in no heap: TH | size hand of 0: 8
   seat 0: hand: -TH
   seat 1: moves: play 7H, KH
84. 1 play 7H
   all told: 1 played 7H
   all: turn: 2 | trick: 0 led TH 7H
   seat 0, 2: in no heap: 7H | size hand of 1: 8
   seat 1: hand: -7H
   seat 2: moves: play 4H, 5H
85. 2 play 4H
   all told: 2 played 4H; 0 took the trick 4H 7H TH
   all: turn: 0 | trick: 0 leads | trick 4: 0 led TH 7H 4H, 0 takes | public.phase: lead
   seat 0, 1: in no heap: 4H | size hand of 2: 8
   seat 0: moves: play JS, KS, 6H, 9H, 4C, 5C, 8C, KC
   seat 2: hand: -4H
86. 0 play KS
   all told: 0 played KS
   all: turn: 1 | trick: 0 led KS | public.phase: reply
   seat 1, 2: in no heap: KS | size hand of 0: 7 | sure = KC in hand of 0
   seat 0: hand: -KS
   seat 1: moves: play 4S, 6S, TS
87. 1 play 6S
   all told: 1 played 6S
   all: turn: 2 | trick: 0 led KS 6S
   seat 0, 2: in no heap: 6S | size hand of 1: 7
   seat 1: hand: -6S
   seat 2: moves: play 5S, 7S, 8S, AS
88. 2 play 7S
   all told: 2 played 7S; 0 took the trick 6S 7S KS
   all: turn: 0 | trick: 0 leads | trick 5: 0 led KS 6S 7S, 0 takes | public.phase: lead
   seat 0, 1: in no heap: 7S | size hand of 2: 7
   seat 0: moves: play JS, 6H, 9H, 4C, 5C, 8C, KC
   seat 2: hand: -7S
89. 0 play 8C
   all told: 0 played 8C
   all: turn: 1 | trick: 0 led 8C | public.phase: reply
   seat 1, 2: in no heap: 8C | size hand of 0: 6
   seat 0: hand: -8C
   seat 1: moves: play 9C, TC, JC
90. 1 play TC
   all told: 1 played TC
   all: turn: 2 | trick: 0 led 8C TC
   seat 0, 2: in no heap: TC | size hand of 1: 6
   seat 1: hand: -TC
   seat 2: moves: play 6C, 7C
91. 2 play 6C
   all told: 2 played 6C; 1 took the trick 6C 8C TC
   all: turn: 1 | trick: 1 leads | trick 6: 0 led 8C TC 6C, 1 takes | public.phase: lead
   seat 0, 1: in no heap: 6C | size hand of 2: 6
   seat 1: moves: play 4S, TS, KH, TD, 9C, JC
   seat 2: hand: -6C
92. 1 play KH
   all told: 1 played KH
   all: turn: 2 | trick: 1 led KH | public.phase: reply
   seat 0, 2: in no heap: KH | size hand of 1: 5
   seat 1: hand: -KH
   seat 2: moves: play 5H
93. 2 play 5H
   all told: 2 played 5H
   all: turn: 0 | trick: 1 led KH 5H
   seat 0, 1: in no heap: 5H | size hand of 2: 5
   seat 0: moves: play 6H, 9H
   seat 2: hand: -5H
94. 0 play 9H
   all told: 0 played 9H; 1 took the trick 5H 9H KH
   all: turn: 1 | trick: 1 leads | trick 7: 1 led KH 5H 9H, 1 takes | public.phase: lead
   seat 1, 2: in no heap: 9H | size hand of 0: 5
   seat 0: hand: -9H
   seat 1: moves: play 4S, TS, TD, 9C, JC
95. 1 play TS
   all told: 1 played TS
   all: turn: 2 | trick: 1 led TS | public.phase: reply
   seat 0, 2: in no heap: TS | size hand of 1: 4
   seat 1: hand: -TS
   seat 2: moves: play 5S, 8S, AS
96. 2 play AS
   all told: 2 played AS
   all: turn: 0 | trick: 1 led TS AS
   seat 0, 1: in no heap: AS | size hand of 2: 4
   seat 0: moves: play JS
   seat 2: hand: -AS
97. 0 play JS
   all told: 0 played JS; 2 took the trick TS JS AS
   all: turn: 2 | trick: 2 leads | trick 8: 1 led TS AS JS, 2 takes | public.phase: lead
   seat 1, 2: in no heap: JS | size hand of 0: 4
   seat 0: hand: -JS
   seat 2: moves: play 5S, 8S, 9D, 7C
98. 2 play 8S
   all told: 2 played 8S
   all: turn: 0 | trick: 2 led 8S | public.phase: reply
   seat 0, 1: in no heap: 8S | size hand of 2: 3
   seat 0: moves: play 6H, 4C, 5C, KC
   seat 2: hand: -8S
99. 0 play 4C
   all told: 0 played 4C
   all: turn: 1 | trick: 2 led 8S 4C
   seat 1, 2: in no heap: 4C | size hand of 0: 3
   seat 0: hand: -4C
   seat 1: moves: play 4S | may -5S -9S -QS in hand of 0
   seat 2: may -4S -9S -QS in hand of 0
100. 1 play 4S
   all told: 1 played 4S; 2 took the trick 4S 8S 4C
   all: turn: 2 | trick: 2 leads | trick 9: 2 led 8S 4C 4S, 2 takes | public.phase: lead
   seat 0, 2: in no heap: 4S | size hand of 1: 3
   seat 1: hand: -4S
   seat 2: moves: play 5S, 9D, 7C
101. 2 play 5S
   all told: 2 played 5S
102. 0 play KC
   all told: 0 played KC
103. 1 play TD
   all told: 1 played TD; 1 took the trick 5S TD KC
104. 1 play 9C
   all told: 1 played 9C
105. 2 play 7C
   all told: 2 played 7C
106. 0 play 5C
   all told: 0 played 5C; 1 took the trick 5C 7C 9C
107. 1 play JC
   all told: 1 played JC
108. 2 play 9D
   all told: 2 played 9D
109. 0 play 6H
   all told: 0 played 6H; 2 took the trick 6H 9D JC; deal 2 §11.5 tricks_short: +13 pence to table from 2; deal 2 §11.6 tricks_over: +2 pence to 0; deal 2 §11.6 tricks_over: +8 pence to 1; deal 2 §11.8 tricks_surplus: +3 pence to 1; deal 2 over
110. * deal
   all told: 0 dealt
   all: dealer: 0 | shown: AH | holds: -66 0 66 | deals: 2 over, 0 of them thrown in | public.phase: auction | public.turn_up: AH | public.auction: ([1 bid 12]) | size stock: 7
   seat 0, 1: size hand of 2: 12
   seat 0, 2: size hand of 1: 12
   seat 1, 2: no more: trick, tricks, public.vying, public.sets, sure hand of 0, size discard of 0, may discard of 0 | size hand of 0: 12
   seat 0: no more: aside, trick, tricks, public.vying, public.sets, sure hand of 1 | in no heap: 7C TD | hand: = 6S 9S AS 4H 6H 8H 5D TD QD 7C TC QC | may +4S +7S +8S +TS +JS +QS +KS +5H +7H +9H +TH +JH +QH +KH +4D +6D +7D +8D +JD +KD +AD +4C +5C +6C +8C +KC +AC in hand of 1 | may +4S +7S +8S +TS +JS +QS +KS +5H +7H +9H +TH +JH +QH +KH +4D +6D +7D +8D +JD +KD +AD +4C +5C +6C +8C +JC +KC +AC in hand of 2 | may = 4S 5S 7S 8S TS JS QS KS 5H 7H 9H TH JH QH KH 4D 6D 7D 8D 9D JD KD AD 4C 5C 6C 8C 9C JC KC AC in stock
   seat 1: in no heap: 5C 9D AH KC | hand: -TD +TS +7H +9H +JH +QH +8D +9D +5C +8C +KC | may +4S +5S +6S +7S +8S +9S +JS +QS +KS +AS +4H +5H +8H +TH +KH +4D +5D +7D +TD +JD +KD +AD +4C +6C +TC in hand of 0 | may +4S +6S +7S +8S +JS +KS +AS +4H +5H +8H +TH +KH +4D +5D +7D +TD +JD +KD +AD +4C +6C +TC in hand of 2 | may = 4S 5S 6S 7S 8S 9S JS QS KS AS 4H 5H 6H 8H TH KH 4D 5D 6D 7D TD JD QD KD AD 4C 6C 7C TC QC AC in stock
   seat 2: in no heap: 6D AH | hand: = 4S 5S 8S JS KS TH 6D 7D JD KD 4C 6C | moves: say bid 13, pass | may +6S +7S +9S +TS +QS +AS +4H +5H +7H +8H +9H +JH +QH +KH +4D +5D +8D +9D +AD +7C +8C +TC in hand of 0 | may +6S +7S +TS +AS +4H +5H +7H +8H +9H +JH +QH +KH +4D +5D +8D +9D +AD +7C +8C +TC +KC in hand of 1 | may = 6S 7S 9S TS QS AS 4H 5H 6H 7H 8H 9H JH QH KH 4D 5D 8D 9D TD QD AD 5C 7C 8C 9C TC JC QC KC AC in stock
111. 2 say pass
   all told: 2 said pass
112. 0 say bid 13
   all told: 0 said bid 13
113. 1 say pass
   all told: 1 said pass; deal 3 §6.7 stock: +7 pence to 1 from 0; deal 3 §6.7 stock: +6 pence to 2 from 0
114. 0 lay QD
   seat 0 told: 0 laid QD
   seat 1, 2 told: 0 laid a card
115. 0 lay 9S
   seat 0 told: 0 laid 9S
   seat 1, 2 told: 0 laid a card
116. 0 lay 6S
   seat 0 told: 0 laid 6S
   seat 1, 2 told: 0 laid a card
117. 0 lay TC
   seat 0 told: 0 laid TC
   seat 1, 2 told: 0 laid a card
118. 0 lay 8H
   seat 0 told: 0 laid 8H
   seat 1, 2 told: 0 laid a card
119. 0 lay 7C
   seat 0 told: 0 laid 7C
   seat 1, 2 told: 0 laid a card
120. 0 lay 5D
   seat 0 told: 0 laid 5D; 0 drew 7: 7S QS 5H KH 4D AD AC; deal 3 §8.4 ante: +1 pence to table from 1; deal 3 §8.4 ante: +1 pence to table from 2; deal 3 §8.4 ante: +1 pence to table from 0
   seat 1, 2 told: 0 laid a card; 0 drew 7; deal 3 §8.4 ante: +1 pence to table from 1; deal 3 §8.4 ante: +1 pence to table from 2; deal 3 §8.4 ante: +1 pence to table from 0
   all: no more: size stock, may stock | turn: 1 | holds: -80 6 71 | public.phase: ruff | public.auction: ([1 bid 12] [2 pass None] [0 bid 13] [1 pass None])
   seat 1, 2: size discard of 0: 7
   seat 0: in no heap: 4D 5H 7S AC AD KH QS | hand: = 7S QS AS 4H 5H 6H KH 4D TD AD QC AC | aside: 6S 9S 8H 5D QD 7C TC
   seat 1: moves: say pass, vie 2, vie 3, vie 4, vie 5, vie 6, vie 7, vie 8, vie 9, vie 10, vie 11, vie 12, vie 13, vie 14, vie 15, vie 16, vie 17, vie 18, vie 19, vie 20, vie 21, vie 22, vie 23, vie 24, vie 25, vie 26, vie 27, vie 28, vie 29, vie 30, vie 31, vie 32, vie 33, vie 34, vie 35, vie 36, vie 37, vie 38, vie 39, vie 40 | may = 4S 5S 6S 7S 8S 9S JS QS KS AS 4H 5H 6H 8H TH KH 4D 5D 6D 7D TD JD QD KD AD 4C 6C 7C TC QC AC in discard of 0
   seat 2: may = 6S 7S 9S TS QS AS 4H 5H 6H 7H 8H 9H JH QH KH 4D 5D 8D 9D TD QD AD 5C 7C 8C 9C TC JC QC KC AC in discard of 0
121. 1 say vie 20
   all told: 1 said vie 20; deal 3 §8.7 vied: +20 pence to table from 1
122. 2 say revie 20
   all told: 2 said revie 20; deal 3 §8.8 revied: +40 pence to table from 2
123. 0 say see
   all told: 0 said see; deal 3 §8.8 seen: +40 pence to table from 0
124. 1 say pass
   all told: 1 said pass; deal 3 §8.15 ruff_shown: +103 pence to 2 for 4S 5S 8S JS KS; deal 3 §9.3 gleek_aces: +4 pence to 0 from 1 for AS AD AC; deal 3 §9.3 gleek_aces: +4 pence to 0 from 2 for AS AD AC
125. 1 play KC
   all told: 1 played KC
126. 2 play 6C
   all told: 2 played 6C
127. 0 play QC
   all told: 0 played QC; 1 took the trick 6C QC KC
128. 1 play TS
   all told: 1 played TS
129. 2 play 5S
   all told: 2 played 5S
130. 0 play 7S
   all told: 0 played 7S; 1 took the trick 5S 7S TS
   all: trick: 1 leads | holds: -112 -18 130 | trick 1: 1 led KC 6C QC, 1 takes | trick 2: 1 led TS 5S 7S, 1 takes | public.phase: lead | public.vying: ([1 vie 20] [2 revie 20] [0 see None] [1 pass None]) | public.ruffs: ({4H 5H 6H KH} {} {4S 5S 8S JS KS}) | public.sets: ([0 {AS AD AC}])
   seat 0, 1: size hand of 2: 10 | sure = 4S 8S JS KS in hand of 2
   seat 0, 2: size hand of 1: 10
   seat 1, 2: size hand of 0: 10 | sure = AS 4H 5H 6H KH AD AC in hand of 0
   seat 0: in no heap: 5S 6C KC TS | hand: -7S -QC | may -4S -8S -JS -KS in hand of 1
   seat 1: in no heap: 5S 6C 7S QC | hand: -TS -KC | moves: play 7H, 9H, JH, QH, 8D, 9D, 5C, 8C, 9C, JC | may -4S -8S -JS -KS -8H -TH in hand of 0 | may -6S -9S -QS -AS -4H -5H -6H -KH -AD -AC in hand of 2 | may -4S -8S -JS -KS -AS -4H -5H -6H -KH -AD -AC in discard of 0
   seat 2: in no heap: 7S KC QC TS | hand: -5S -6C | may -7H -8H -9H -JH -QH in hand of 0 | may -AS -4H -5H -6H -KH -AD -AC in hand of 1, discard of 0
131. 1 play 9H
   all told: 1 played 9H
132. 2 play TH
   all told: 2 played TH
133. 0 play 6H
   all told: 0 played 6H; 2 took the trick 6H 9H TH
134. 2 play 7D
   all told: 2 played 7D
135. 0 play 4D
   all told: 0 played 4D
136. 1 play 8D
   all told: 1 played 8D; 1 took the trick 4D 7D 8D
137. 1 play 8C
   all told: 1 played 8C
138. 2 play 4C
   all told: 2 played 4C
139. 0 play AC
   all told: 0 played AC; 0 took the trick 4C 8C AC
140. 0 play 4H
   all told: 0 played 4H
   all: trick: 0 led 4H | trick 3: 1 led 9H TH 6H, 2 takes | trick 4: 2 led 7D 4D 8D, 1 takes | trick 5: 1 led 8C 4C AC, 0 takes | public.phase: reply
   seat 0, 1: size hand of 2: 7
   seat 0, 2: size hand of 1: 7
   seat 1, 2: size hand of 0: 6 | sure -4H -6H -AC in hand of 0
   seat 0: in no heap: 4C 7D 8C 8D 9H TH | hand: -4H -6H -4D -AC
   seat 1: in no heap: 4C 4D 4H 6H 7D AC TH | hand: -9H -8D -8C | moves: play 7H, JH, QH
   seat 2: in no heap: 4D 4H 6H 8C 8D 9H AC | hand: -TH -7D -4C
141. 1 play QH
   all told: 1 played QH
142. 2 play 4S
   all told: 2 played 4S; 1 took the trick 4S 4H QH
143. 1 play 9C
   all told: 1 played 9C
144. 2 play KS
   all told: 2 played KS
145. 0 play AD
   all told: 0 played AD; 1 took the trick KS AD 9C
146. 1 play JH
   all told: 1 played JH
147. 2 play 8S
   all told: 2 played 8S
148. 0 play 5H
   all told: 0 played 5H; 1 took the trick 8S 5H JH
149. 1 play JC
   all told: 1 played JC
150. 2 play 6D
   all told: 2 played 6D
   all: turn: 0 | trick: 1 led JC 6D | trick 6: 0 led 4H QH 4S, 1 takes | trick 7: 1 led 9C KS AD, 1 takes | trick 8: 1 led JH 8S 5H, 1 takes
   seat 0, 1: size hand of 2: 3
   seat 0, 2: size hand of 1: 3
   seat 1, 2: size hand of 0: 4 | sure = AS KH in hand of 0
   seat 0: in no heap: 4S 6D 8S 9C JC JH KS QH | hand: -5H -AD | moves: play QS, AS, KH, TD | may -JD in hand of 1 | sure = 7H 5C in hand of 1 | may -7H -5C in hand of 2 | sure = JS JD in hand of 2
   seat 1: in no heap: 4S 5H 6D 8S AD KS | hand: = 7H 9D 5C | may -7C -TC in hand of 0 | may -8H -7C -TC in hand of 2 | sure = JS in hand of 2 | sure = 8H 7C TC in discard of 0
   seat 2: in no heap: 5H 9C AD JC JH QH | hand: = JS JD KD | may -5C -7C -TC in hand of 0
151. 0 play AS
   all told: 0 played AS; 1 took the trick AS 6D JC
152. 1 play 9D
   all told: 1 played 9D
153. 2 play KD
   all told: 2 played KD
154. 0 play TD
   all told: 0 played TD; 2 took the trick 9D TD KD
155. 2 play JD
   all told: 2 played JD
156. 0 play KH
   all told: 0 played KH
157. 1 play 5C
   all told: 1 played 5C; 0 took the trick KH JD 5C
158. 0 play QS
   all told: 0 played QS
159. 1 play 7H
   all told: 1 played 7H
160. 2 play JS
   all told: 2 played JS; 1 took the trick JS QS 7H; deal 3 §11.5 tricks_short: +16 pence to table from 2; deal 3 §11.6 tricks_over: +14 pence to 1; deal 3 §11.6 tricks_over: +2 pence to 0; deal 3 over
   all: turn: chance | holds: -110 -4 114 | deals: 3 over, 0 of them thrown in | trick 9: 1 led JC 6D AS, 1 takes | trick 10: 1 led 9D KD TD, 2 takes | trick 11: 2 led JD KH 5C, 0 takes | trick 12: 0 led QS 7H JS, 1 takes | public.phase: settled
   seat 0: no more: hand, trick, size hand of 1, may hand of 1, sure hand of 1, size hand of 2, may hand of 2, sure hand of 2
   seat 1: no more: hand, trick, size hand of 0, may hand of 0, sure hand of 0, size hand of 2, may hand of 2, sure hand of 2 | in no heap: AS JD JS KD KH QS TD | sure +6S +9S +5D +QD in discard of 0
   seat 2: no more: hand, trick, size hand of 0, may hand of 0, sure hand of 0, size hand of 1, may hand of 1 | in no heap: 5C 7H 9D AS KH QS TD | sure = 6S 9S 8H 5D QD 7C TC in discard of 0
161. * deal
   all told: 1 dealt
162. 0 say pass
   all told: 0 said pass
163. 1 say pass
   all told: 1 said pass; deal 4 §6.7 stock: +6 pence to 0 from 2; deal 4 §6.7 stock: +6 pence to 1 from 2
164. 2 lay 9C
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid 9C
165. 2 lay QH
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid QH
166. 2 lay 5C
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid 5C
167. 2 lay 8H
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid 8H
168. 2 lay 4D
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid 4D
169. 2 lay 9H
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid 9H
170. 2 lay JH
   seat 0, 1 told: 2 laid a card; 2 drew 7; deal 4 §8.4 ante: +1 pence to table from 2; deal 4 §8.4 ante: +1 pence to table from 0; deal 4 §8.4 ante: +1 pence to table from 1
   seat 2 told: 2 laid JH; 2 drew 7: 7S TS 5H KH 5D 8D JD; deal 4 §8.4 ante: +1 pence to table from 2; deal 4 §8.4 ante: +1 pence to table from 0; deal 4 §8.4 ante: +1 pence to table from 1
   all: turn: 2 | dealer: 1 | shown: KS | holds: -105 1 101 | public.phase: ruff | public.turn_up: KS | public.auction: ([2 bid 12] [0 pass None] [1 pass None]) | public.ruffs: ({} {} {})
   seat 0, 1: size hand of 2: 12 | size discard of 2: 7
   seat 0, 2: size hand of 1: 12
   seat 1, 2: no more: tricks, public.vying, public.sets, size discard of 0, may discard of 0, sure discard of 0 | size hand of 0: 12
   seat 0: no more: aside, tricks, public.vying, public.sets | hand: = 5S 8S 6H 7H AH 9D KD 4C 6C 7C JC KC | may = 4S 6S 7S 9S TS JS QS AS 4H 5H 8H 9H TH JH QH KH 4D 5D 6D 7D 8D TD JD QD AD 5C 8C 9C TC QC AC in all heaps
   seat 1: in no heap: 6S 9S QD TC | hand: = 6S 9S QS AS 4H 7D QD AD 8C TC QC AC | may = 4S 5S 7S 8S TS JS 5H 6H 7H 8H 9H TH JH QH KH AH 4D 5D 6D 8D 9D TD JD KD 4C 5C 6C 7C 9C JC KC in all heaps
   seat 2: in no heap: 5D 8H | hand: = 4S 7S TS JS 5H TH KH 5D 6D 8D TD JD | aside: 8H 9H JH QH 4D 5C 9C | moves: say pass, vie 2, vie 3, vie 4, vie 5, vie 6, vie 7, vie 8, vie 9, vie 10, vie 11, vie 12, vie 13, vie 14, vie 15, vie 16, vie 17, vie 18, vie 19, vie 20, vie 21, vie 22, vie 23, vie 24, vie 25, vie 26, vie 27, vie 28, vie 29, vie 30, vie 31, vie 32, vie 33, vie 34, vie 35, vie 36, vie 37, vie 38, vie 39, vie 40 | may = 5S 6S 8S 9S QS AS 4H 6H 7H AH 7D 9D QD KD AD 4C 6C 7C 8C TC JC QC KC AC in all heaps
171. 2 say vie 30
   all told: 2 said vie 30; deal 4 §8.7 vied: +30 pence to table from 2
172. 0 say revie 2
   all told: 0 said revie 2; deal 4 §8.8 revied: +32 pence to table from 0
173. 1 say revie 7
   all told: 1 said revie 7; deal 4 §8.8 revied: +39 pence to table from 1
174. 2 say see
   all told: 2 said see; deal 4 §8.8 seen: +9 pence to table from 2
175. 0 say pass
   all told: 0 said pass; deal 4 §8.15 ruff_shown: +113 pence to 2 for 5D 6D 8D TD JD; deal 4 §9.3 gleek_aces: +4 pence to 1 from 2 for AS AD AC; deal 4 §9.3 gleek_aces: +4 pence to 1 from 0 for AS AD AC; deal 4 §9.5 gleek_queens: +2 pence to 1 from 2 for QS QD QC; deal 4 §9.5 gleek_queens: +2 pence to 1 from 0 for QS QD QC
176. 2 play TD
   all told: 2 played TD
177. 0 play KD
   all told: 0 played KD
178. 1 play 7D
   all told: 1 played 7D; 0 took the trick 7D TD KD
179. 0 play 7C
   all told: 0 played 7C
180. 1 play QC
   all told: 1 played QC
   all: trick: 0 led 7C QC | holds: -143 -26 169 | trick 1: 2 led TD KD 7D, 0 takes | public.phase: reply | public.vying: ([2 vie 30] [0 revie 2] [1 revie 7] [2 see None] [0 pass None]) | public.ruffs: ({} {8C TC QC AC} {5D 6D 8D TD JD}) | public.sets: ([1 {AS AD AC}] [1 {QS QD QC}])
   seat 0, 1: size hand of 2: 11 | sure = 5D 6D 8D JD in hand of 2
   seat 0, 2: size hand of 1: 10 | sure = QS AS QD AD 8C TC AC in hand of 1
   seat 1, 2: size hand of 0: 10
   seat 0: in no heap: 7D QC TD | hand: -KD -7C | may -QH -5D -6D -8D -JD -5C -9C in hand of 1 | may -QS -AS -4D -QD -AD -8C -TC -AC in hand of 2 | may -QS -AS -5D -6D -8D -JD -QD -AD -8C -TC -AC in discard of 2
   seat 1: in no heap: 7C KD TD | hand: -7D -QC | may -5D -6D -8D -JD in hand of 0, discard of 2 | may -4D -9D in hand of 2
   seat 2: in no heap: 7C 7D KD QC | hand: -TD | moves: play 4S, 7S, TS, JS, 5H, TH, KH, 5D, 6D, 8D, JD | may -QS -AS -QD -AD -8C -TC -AC in hand of 0 | sure = AH 4C 6C JC KC in hand of 0 | may -AH -4C -6C -JC -KC in hand of 1
181. 2 play 5H
   all told: 2 played 5H; 1 took the trick 5H 7C QC
182. 1 play QS
   all told: 1 played QS
183. 2 play 7S
   all told: 2 played 7S
184. 0 play 5S
   all told: 0 played 5S; 1 took the trick 5S 7S QS
185. 1 play AD
   all told: 1 played AD
186. 2 play JD
   all told: 2 played JD
187. 0 play 9D
   all told: 0 played 9D; 1 took the trick 9D JD AD
188. 1 play AS
   all told: 1 played AS
189. 2 play 4S
   all told: 2 played 4S
190. 0 play 8S
   all told: 0 played 8S; 1 took the trick 4S 8S AS
   all: turn: 1 | trick: 1 leads | trick 2: 0 led 7C QC 5H, 1 takes | trick 3: 1 led QS 7S 5S, 1 takes | trick 4: 1 led AD JD 9D, 1 takes | trick 5: 1 led AS 4S 8S, 1 takes | public.phase: lead
   seat 0, 1: size hand of 2: 7 | sure -JD in hand of 2
   seat 0, 2: size hand of 1: 7 | sure -QS -AS -AD in hand of 1
   seat 1, 2: size hand of 0: 7
   seat 0: in no heap: 4S 5H 7S AD AS JD QS | hand: -5S -8S -9D | may -5C -9C in hand of 2 | sure = 5C 9C in discard of 2
   seat 1: in no heap: 4S 5H 5S 7S 8S 9D JD | hand: -QS -AS -AD | moves: play 6S, 9S, 4H, QD, 8C, TC, AC | may -4C -5C -6C -9C -JC -KC in hand of 2
   seat 2: in no heap: 5S 8S 9D AD AS QS | hand: -4S -7S -5H -JD
191. 1 play QD
   all told: 1 played QD
192. 2 play 8D
   all told: 2 played 8D
193. 0 play 4C
   all told: 0 played 4C; 1 took the trick 8D QD 4C
194. 1 play 9S
   all told: 1 played 9S
195. 2 play TS
   all told: 2 played TS
196. 0 play 7H
   all told: 0 played 7H; 2 took the trick 9S TS 7H
197. 2 play 5D
   all told: 2 played 5D
198. 0 play JC
   all told: 0 played JC
199. 1 play 6S
   all told: 1 played 6S; 1 took the trick 6S 5D JC
200. 1 play 8C
   all told: 1 played 8C
   all: turn: 2 | trick: 1 led 8C | trick 6: 1 led QD 8D 4C, 1 takes | trick 7: 1 led 9S TS 7H, 2 takes | trick 8: 2 led 5D JC 6S, 1 takes | public.phase: reply
   seat 0, 1: size hand of 2: 4 | sure = 6D in hand of 2
   seat 0, 2: size hand of 1: 3 | sure = TC AC in hand of 1
   seat 1, 2: size hand of 0: 4
   seat 0: in no heap: 5D 6S 8C 8D 9S QD TS | hand: -7H -4C -JC | may -4D in hand of 1 | sure +4D in discard of 2
   seat 1: in no heap: 4C 5D 7H 8D JC TS | hand: = 4H TC AC | may -JS -4D in hand of 0 | sure = 4D in discard of 2
   seat 2: in no heap: 4C 6S 7H 8C 9S JC QD | hand: -TS -5D -8D | moves: play JS, TH, KH, 6D | sure -4C -JC in hand of 0
201. 2 play 6D
   all told: 2 played 6D
202. 0 play 6C
   all told: 0 played 6C; 1 took the trick 6D 6C 8C
203. 1 play AC
   all told: 1 played AC
204. 2 play KH
   all told: 2 played KH
205. 0 play KC
   all told: 0 played KC; 1 took the trick KH KC AC
206. 1 play TC
   all told: 1 played TC
207. 2 play TH
   all told: 2 played TH
208. 0 play 6H
   all told: 0 played 6H; 1 took the trick 6H TH TC
209. 1 play 4H
   all told: 1 played 4H
210. 2 play JS
   all told: 2 played JS
   all: turn: 0 | trick: 1 led 4H JS | trick 9: 1 led 8C 6D 6C, 1 takes | trick 10: 1 led AC KH KC, 1 takes | trick 11: 1 led TC TH 6H, 1 takes
   seat 1, 2: size hand of 0: 1
   seat 0: no more: size hand of 1, may hand of 1, sure hand of 1, size hand of 2, may hand of 2, sure hand of 2 | in no heap: 4H 6D AC JS KH TC TH | hand: = AH | moves: play AH | sure +8H +9H +JH +QH in discard of 2
   seat 1: no more: hand, size hand of 2, may hand of 2, sure hand of 2 | in no heap: 6C 6D 6H JS KC KH TH | may -5C -9C in hand of 0 | sure +5C +9C in discard of 2
   seat 2: no more: hand, size hand of 1, may hand of 1, sure hand of 1 | in no heap: 4H 6C 6H AC KC TC | sure = AH in hand of 0
211. 0 play AH
   all told: 0 played AH; 2 took the trick JS 4H AH; deal 4 §11.5 tricks_short: +7 pence to table from 2; deal 4 §11.5 tricks_short: +19 pence to table from 0; deal 4 §11.6 tricks_over: +26 pence to 1; deal 4 over
212. * deal
   all told: 2 dealt; deal 5 §5.8 towser: +5 pence to 2 from 0 for 5S; deal 5 §5.8 towser: +5 pence to 2 from 1 for 5S
213. 1 say bid 13
   all told: 1 said bid 13
214. 2 say bid 14
   all told: 2 said bid 14
215. 0 say bid 15
   all told: 0 said bid 15
216. 1 say pass
   all told: 1 said pass
217. 2 say pass
   all told: 2 said pass; deal 5 §6.7 stock: +8 pence to 1 from 0; deal 5 §6.7 stock: +7 pence to 2 from 0
218. 0 lay 7C
   seat 0 told: 0 laid 7C
   seat 1, 2 told: 0 laid a card
219. 0 lay 6D
   seat 0 told: 0 laid 6D
   seat 1, 2 told: 0 laid a card
220. 0 lay KS
   seat 0 told: 0 laid KS
   seat 1, 2 told: 0 laid a card
   all: dealer: 2 | shown: 5S | holds: -182 3 179 | deals: 4 over, 0 of them thrown in | public.phase: exchange | public.turn_up: 5S | public.auction: ([0 bid 12] [1 bid 13] [2 bid 14] [0 bid 15] [1 pass None] [2 pass None]) | public.ruffs: ({} {} {}) | size stock: 7
   seat 0, 1: no more: trick, tricks, public.vying, public.sets, size discard of 2, may discard of 2, sure discard of 2 | size hand of 2: 12
   seat 0, 2: size hand of 1: 12
   seat 1, 2: size hand of 0: 9 | size discard of 0: 3
   seat 0: in no heap: 4D 5C | hand: = 8S TS TH 4D 5D 5C TC QC KC | aside: KS 6D 7C | moves: lay 8S, TS, TH, 4D, 5D, 5C, TC, QC, KC | may = 4S 6S 7S 9S JS QS AS 4H 5H 6H 7H 8H 9H JH QH KH AH 7D 8D 9D TD JD QD KD AD 4C 6C 8C 9C JC AC in all heaps
   seat 1: in no heap: 9C 9H QH | hand: = 6S JS 6H 7H 9H QH KH QD KD 4C 6C 9C | may +4S +7S +8S +9S +TS +QS +KS +AS +4H +5H +TH +4D +5D +6D +7D +8D +9D +TD +JD +AD +5C +7C +8C +TC +JC +QC +KC +AC in hand of 0 | may = 4S 7S 8S 9S TS QS KS AS 4H 5H 8H TH JH AH 4D 5D 6D 7D 8D 9D TD JD AD 5C 7C 8C TC JC QC KC AC in hand of 2, stock, discard of 0
   seat 2: no more: aside, trick, tricks, public.vying, public.sets, sure hand of 0 | in no heap: AH | hand: = 9S AS 4H 5H AH 7D 8D TD JD AD 8C JC | may = 4S 6S 7S 8S TS JS QS KS 6H 7H 8H 9H TH JH QH KH 4D 5D 6D 9D QD KD 4C 5C 6C 7C 9C TC QC KC AC in all heaps
221. 0 lay 5D
   seat 0 told: 0 laid 5D
   seat 1, 2 told: 0 laid a card
222. 0 lay 8S
   seat 0 told: 0 laid 8S
   seat 1, 2 told: 0 laid a card
223. 0 lay TS
   seat 0 told: 0 laid TS
   seat 1, 2 told: 0 laid a card
224. 0 lay KC
   seat 0 told: 0 laid KC; 0 drew 7: 4S 7S QS 8H JH 9D AC; deal 5 §8.4 ante: +1 pence to table from 0; deal 5 §8.4 ante: +1 pence to table from 1; deal 5 §8.4 ante: +1 pence to table from 2
   seat 1, 2 told: 0 laid a card; 0 drew 7; deal 5 §8.4 ante: +1 pence to table from 0; deal 5 §8.4 ante: +1 pence to table from 1; deal 5 §8.4 ante: +1 pence to table from 2
225. 0 say vie 32
   all told: 0 said vie 32; deal 5 §8.7 vied: +32 pence to table from 0
226. 1 say revie 6
   all told: 1 said revie 6; deal 5 §8.8 revied: +38 pence to table from 1
227. 2 say revie 2
   all told: 2 said revie 2; deal 5 §8.8 revied: +40 pence to table from 2
228. 0 say pass
   all told: 0 said pass
229. 1 say see
   all told: 1 said see; deal 5 §8.8 seen: +2 pence to table from 1; deal 5 §8.15 ruff_shown: +115 pence to 2 for 7D 8D TD JD AD; deal 5 §9.3 gleek_aces: +4 pence to 2 from 0 for AS AH AD; deal 5 §9.3 gleek_aces: +4 pence to 2 from 1 for AS AH AD
230. 0 play 9D
   all told: 0 played 9D
   all: no more: size stock, may stock | turn: 1 | trick: 0 led 9D | holds: -219 -42 261 | public.phase: reply | public.vying: ([0 vie 32] [1 revie 6] [2 revie 2] [0 pass None] [1 see None]) | public.ruffs: ({} {6H 7H 9H QH KH} {7D 8D TD JD AD}) | public.sets: ([2 {AS AH AD}])
   seat 1, 2: in no heap: 9D | size hand of 0: 11 | size discard of 0: 7
   seat 0: in no heap: 4S 7S 8H 9D AC JH QS | hand: -8S -TS -5D -KC +4S +7S +QS +8H +JH +AC | aside: 8S TS KS 5D 6D 7C KC | may -AS -4H -5H -AH -7D -8D -TD -JD -AD in hand of 1 | sure = 6H 7H 9H QH KH QD KD in hand of 1 | may -6H -7H -9H -QH -KH -QD -KD in hand of 2 | sure = AS 4H 5H AH 7D 8D TD JD AD in hand of 2
   seat 1: moves: play QD, KD | may -AS -AH -7D -8D -TD -JD -AD in hand of 0, discard of 0 | may -4D -5D -6D -AC in hand of 2 | sure = AS AH 7D 8D TD JD AD in hand of 2
   seat 2: may -6H -7H -9H -QH -KH in hand of 0, discard of 0 | may -8H -TH -JH in hand of 1 | sure = 6H 7H 9H QH KH in hand of 1
231. 1 play KD
   all told: 1 played KD
232. 2 play AD
   all told: 2 played AD; 2 took the trick 9D KD AD
233. 2 play 4H
   all told: 2 played 4H
234. 0 play 8H
   all told: 0 played 8H
235. 1 play QH
   all told: 1 played QH; 1 took the trick 4H 8H QH
236. 1 play 6S
   all told: 1 played 6S
237. 2 play 9S
   all told: 2 played 9S
238. 0 play 4S
   all told: 0 played 4S; 2 took the trick 4S 6S 9S
239. 2 play 8D
   all told: 2 played 8D
240. 0 play 4D
   all told: 0 played 4D
   all: trick: 2 led 8D 4D | trick 1: 0 led 9D KD AD, 2 takes | trick 2: 2 led 4H 8H QH, 1 takes | trick 3: 1 led 6S 9S 4S, 2 takes
   seat 0, 1: size hand of 2: 8
   seat 0, 2: size hand of 1: 9
   seat 1, 2: size hand of 0: 8
   seat 0: in no heap: 4H 6S 8D 9S AD KD QH | hand: -4S -8H -4D | sure -QH -KD in hand of 1 | sure -4H -8D -AD in hand of 2
   seat 1: in no heap: 4D 4H 4S 8D 8H 9S AD | hand: -6S -QH -KD | moves: play QD | sure -8D -AD in hand of 2
   seat 2: in no heap: 4D 4S 6S 8H KD QH | hand: -9S -4H -8D -AD | may -KS -KC in hand of 1 | sure -QH in hand of 1
241. 1 play QD
   all told: 1 played QD; 1 took the trick 4D 8D QD
242. 1 play 7H
   all told: 1 played 7H
243. 2 play 5H
   all told: 2 played 5H
244. 0 play TH
   all told: 0 played TH; 0 took the trick 5H 7H TH
245. 0 play TC
   all told: 0 played TC
246. 1 play 6C
   all told: 1 played 6C
247. 2 play 8C
   all told: 2 played 8C; 0 took the trick 6C 8C TC
248. 0 play JH
   all told: 0 played JH
249. 1 play 9H
   all told: 1 played 9H
250. 2 play AH
   all told: 2 played AH; 2 took the trick 9H JH AH
   all: turn: 2 | trick: 2 leads | trick 4: 2 led 8D 4D QD, 1 takes | trick 5: 1 led 7H 5H TH, 0 takes | trick 6: 0 led TC 6C 8C, 0 takes | trick 7: 0 led JH 9H AH, 2 takes | public.phase: lead
   seat 0, 1: size hand of 2: 5
   seat 0, 2: size hand of 1: 5 | sure = 6H KH in hand of 1
   seat 1, 2: size hand of 0: 5
   seat 0: in no heap: 5H 6C 7H 8C 9H AH QD | hand: -TH -JH -TC | sure -5H -AH in hand of 2
   seat 1: in no heap: 5H 8C AH JH TC TH | hand: -7H -9H -QD -6C | sure -AH in hand of 2
   seat 2: in no heap: 6C 7H 9H JH QD TC TH | hand: -5H -AH -8C | moves: play AS, 7D, TD, JD, JC | may -QS -QC in hand of 1
251. 2 play JD
   all told: 2 played JD
252. 0 play QC
   all told: 0 played QC
253. 1 play JS
   all told: 1 played JS; 1 took the trick JS JD QC
254. 1 play 6H
   all told: 1 played 6H
255. 2 play TD
   all told: 2 played TD
256. 0 play QS
   all told: 0 played QS; 0 took the trick QS 6H TD
257. 0 play 5C
   all told: 0 played 5C
258. 1 play 4C
   all told: 1 played 4C
259. 2 play JC
   all told: 2 played JC; 2 took the trick 4C 5C JC
260. 2 play 7D
   all told: 2 played 7D
   all: turn: 0 | trick: 2 led 7D | trick 8: 2 led JD QC JS, 1 takes | trick 9: 1 led 6H TD QS, 0 takes | trick 10: 0 led 5C 4C JC, 2 takes | public.phase: reply
   seat 0, 1: size hand of 2: 1 | may = AS in hand of 2 | sure = AS in hand of 2
   seat 0, 2: size hand of 1: 2
   seat 1, 2: size hand of 0: 2 | sure = 5D 6D in discard of 0
   seat 0: in no heap: 4C 6H 7D JC JD JS TD | hand: = 7S AC | moves: play 7S, AC | sure = KH 9C in hand of 1
   seat 1: in no heap: 5C 7D JC JD QC QS TD | hand: = KH 9C | may -5D -6D in hand of 0
   seat 2: in no heap: 4C 5C 6H JS QC QS | hand: = AS | may -5D -6D in hand of 0, hand of 1 | sure = KH in hand of 1
261. 0 play AC
   all told: 0 played AC
262. 1 play 9C
   all told: 1 played 9C; 2 took the trick 7D 9C AC
263. 2 play AS
   all told: 2 played AS
264. 0 play 7S
   all told: 0 played 7S
265. 1 play KH
   all told: 1 played KH; 2 took the trick 7S AS KH; deal 5 §11.5 tricks_short: +10 pence to table from 0; deal 5 §11.5 tricks_short: +4 pence to table from 1; deal 5 §11.6 tricks_over: +11 pence to 2; deal 5 §11.8 tricks_surplus: +3 pence to 2; deal 5 over
266. * deal
   all told: 0 dealt
267. 2 say bid 13
   all told: 2 said bid 13
268. 0 say pass
   all told: 0 said pass
269. 1 say pass
   all told: 1 said pass; deal 6 §6.7 stock: +7 pence to 1 from 2; deal 6 §6.7 stock: +6 pence to 0 from 2
270. 2 lay 9S
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid 9S
   all: turn: 2 | dealer: 0 | shown: 9H | holds: -223 -39 262 | deals: 5 over, 0 of them thrown in | public.phase: exchange | public.turn_up: 9H | public.auction: ([1 bid 12] [2 bid 13] [0 pass None] [1 pass None]) | public.ruffs: ({} {} {}) | size stock: 7
   seat 0, 1: size hand of 2: 11 | size discard of 2: 1
   seat 0, 2: size hand of 1: 12
   seat 1, 2: size hand of 0: 12
   seat 0: no more: aside, trick, tricks, public.vying, public.sets, sure hand of 1, sure hand of 2 | hand: = 7S TH 5D 9D TD JD AD 4C 5C TC QC KC | may +4S +5S +6S +8S +9S +TS +JS +QS +KS +AS +4H +5H +6H +7H +8H +JH +QH +AH +4D +6D +7D +8D +QD +KD +6C +7C +8C +JC +AC in hand of 1 | may +4S +5S +6S +8S +9S +TS +JS +QS +KS +4H +5H +6H +7H +8H +JH +QH +KH +AH +4D +6D +7D +8D +QD +KD +6C +7C +8C +9C +JC +AC in hand of 2 | may = 4S 5S 6S 8S 9S TS JS QS KS AS 4H 5H 6H 7H 8H JH QH KH AH 4D 6D 7D 8D QD KD 6C 7C 8C 9C JC AC in stock, discard of 2
   seat 1: no more: trick, tricks, public.vying, public.sets, sure hand of 2, size discard of 0, may discard of 0, sure discard of 0 | in no heap: 6D TS | hand: = 4S TS QS 5H 7H QH AH 6D 7D 8D KD 8C | may +5S +6S +9S +JS +AS +4H +6H +8H +TH +JH +KH +4D +5D +9D +TD +JD +QD +AD +4C +5C +6C +9C +TC +JC +QC in hand of 0 | may +5S +6S +7S +8S +9S +JS +KS +4H +6H +8H +TH +JH +KH +4D +5D +9D +TD +JD +QD +AD +4C +5C +6C +7C +9C +TC +JC +QC +KC +AC in hand of 2 | may = 5S 6S 7S 8S 9S JS KS AS 4H 6H 8H TH JH KH 4D 5D 9D TD JD QD AD 4C 5C 6C 7C 9C TC JC QC KC AC in stock, discard of 2
   seat 2: no more: trick, tricks, public.vying, public.sets, sure hand of 1, size discard of 0, may discard of 0, sure discard of 0 | in no heap: 7C AC | hand: = 5S 6S JS 4H 6H 4D QD 6C 7C JC AC | aside: 9S | moves: lay 5S, 6S, JS, 4H, 6H, 4D, QD, 6C, 7C, JC, AC | may +4S +QS +AS +5H +7H +8H +TH +JH +QH +KH +AH +5D +6D +7D +8D +9D +TD +JD +KD +AD +4C +5C +8C +TC +QC in hand of 0 | may +4S +QS +KS +AS +5H +7H +8H +TH +JH +QH +AH +5D +6D +7D +8D +9D +TD +JD +KD +AD +4C +5C +8C +TC +QC +KC in hand of 1 | may = 4S 7S 8S TS QS KS AS 5H 7H 8H TH JH QH KH AH 5D 6D 7D 8D 9D TD JD KD AD 4C 5C 8C 9C TC QC KC in stock
271. 2 lay 6C
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid 6C
272. 2 lay JC
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid JC
273. 2 lay 6S
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid 6S
274. 2 lay 7C
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid 7C
275. 2 lay AC
   seat 0, 1 told: 2 laid a card
   seat 2 told: 2 laid AC
276. 2 lay QD
   seat 0, 1 told: 2 laid a card; 2 drew 7; deal 6 §8.4 ante: +1 pence to table from 1; deal 6 §8.4 ante: +1 pence to table from 2; deal 6 §8.4 ante: +1 pence to table from 0
   seat 2 told: 2 laid QD; 2 drew 7: 8S KS AS 8H JH KH 9C; deal 6 §8.4 ante: +1 pence to table from 1; deal 6 §8.4 ante: +1 pence to table from 2; deal 6 §8.4 ante: +1 pence to table from 0
277. 1 say vie 8
   all told: 1 said vie 8; deal 6 §8.7 vied: +8 pence to table from 1
278. 2 say revie 20
   all told: 2 said revie 20; deal 6 §8.8 revied: +28 pence to table from 2
279. 0 say revie 9
   all told: 0 said revie 9; deal 6 §8.8 revied: +37 pence to table from 0
280. 1 say see
   all told: 1 said see; deal 6 §8.8 seen: +29 pence to table from 1
   all: no more: size stock, may stock | holds: -261 -77 233 | public.phase: ruff | public.vying: ([1 vie 8] [2 revie 20] [0 revie 9] [1 see None])
   seat 0, 1: size hand of 2: 12 | size discard of 2: 7
   seat 2: in no heap: 8H 8S 9C AS JH KH KS | hand: = 5S 8S JS KS AS 4H 6H 8H JH KH 4D 9C | aside: 6S 9S QD 6C 7C JC AC | moves: say pass, see, revie 2, revie 3
281. 2 say revie 2
   all told: 2 said revie 2; deal 6 §8.8 revied: +11 pence to table from 2
282. 0 say see
   all told: 0 said see; deal 6 §8.8 seen: +2 pence to table from 0
283. 1 say see
   all told: 1 said see; deal 6 §8.8 seen: +2 pence to table from 1; deal 6 §8.15 ruff_shown: +120 pence to 0 for 5D 9D TD JD AD
284. 1 play KD
   all told: 1 played KD
285. 2 play 4D
   all told: 2 played 4D
286. 0 play AD
   all told: 0 played AD; 0 took the trick 4D KD AD
287. 0 play 5C
   all told: 0 played 5C
288. 1 play 8C
   all told: 1 played 8C
289. 2 play 9C
   all told: 2 played 9C; 2 took the trick 5C 8C 9C
290. 2 play JH
   all told: 2 played JH
   all: turn: 0 | trick: 2 led JH | holds: -143 -79 222 | trick 1: 1 led KD 4D AD, 0 takes | trick 2: 0 led 5C 8C 9C, 2 takes | public.phase: reply | public.vying: ([1 vie 8] [2 revie 20] [0 revie 9] [1 see None] [2 revie 2] [0 see None] [1 see None]) | public.ruffs: ({5D 9D TD JD AD} {5H 7H QH AH} {5S 8S JS KS AS})
   seat 0, 1: size hand of 2: 9 | sure = 5S 8S JS KS AS in hand of 2
   seat 0, 2: size hand of 1: 10
   seat 1, 2: size hand of 0: 10
   seat 0: in no heap: 4D 8C 9C JH KD | hand: -AD -5C | moves: play TH | may -5S -8S -JS -KS -AS -4H -6H -8H -KH in hand of 1 | sure = 5H 7H QH AH in hand of 1 | may -4S -6S -9S -TS -QS -5H -7H -QH -AH -JC in hand of 2 | may -5S -8S -JS -KS -AS -5H -7H -QH -AH in discard of 2
   seat 1: in no heap: 4D 5C 9C AD JH | hand: -KD -8C | may -5S -8S -JS -KS -AS -QD in hand of 0 | sure = 5D 9D TD JD in hand of 0 | may -6S -7S -9S -5D -9D -TD -JD -JC in hand of 2 | may -5S -8S -JS -KS -AS -5D -9D -TD -JD in discard of 2
   seat 2: in no heap: 5C 8C AD KD | hand: -JH -4D -9C | may -5H -7H -QH -AH -6D -7D -8D in hand of 0 | sure = TH 5D 9D TD JD in hand of 0 | may -TH -5D -9D -TD -JD in hand of 1 | sure = 5H 7H QH AH 6D 7D 8D in hand of 1
291. 0 play TH
   all told: 0 played TH
292. 1 play AH
   all told: 1 played AH; 1 took the trick TH JH AH
293. 1 play 7D
   all told: 1 played 7D
294. 2 play 6H
   all told: 2 played 6H
295. 0 play TD
   all told: 0 played TD; 2 took the trick 6H 7D TD
296. 2 play JS
   all told: 2 played JS
297. 0 play 7S
   all told: 0 played 7S
298. 1 play 4S
   all told: 1 played 4S; 2 took the trick 4S 7S JS
299. 2 play 4H
   all told: 2 played 4H
300. 0 play QC
   all told: 0 played QC
   all: turn: 1 | trick: 2 led 4H QC | trick 3: 2 led JH TH AH, 1 takes | trick 4: 1 led 7D 6H TD, 2 takes | trick 5: 2 led JS 7S 4S, 2 takes
   seat 0, 1: size hand of 2: 6 | sure -JS in hand of 2
   seat 0, 2: size hand of 1: 7
   seat 1, 2: size hand of 0: 6
   seat 0: in no heap: 4H 4S 6H 7D AH JS | hand: -7S -TH -TD -QC | sure -AH in hand of 1 | may -6D -8D -QD in hand of 2
   seat 1: in no heap: 4H 6H 7S JS QC TD TH | hand: -4S -AH -7D | moves: play 5H, 7H, QH | may -8H -KH in hand of 0 | sure -TD in hand of 0 | may -QD in hand of 2 | sure = QD in discard of 2
   seat 2: in no heap: 4S 7D 7S AH QC TD TH | hand: -JS -4H -6H | sure -TH -TD in hand of 0 | sure -AH -7D in hand of 1
301. 1 play 5H
   all told: 1 played 5H; 1 took the trick 4H 5H QC
302. 1 play 8D
   all told: 1 played 8D
303. 2 play AS
   all told: 2 played AS
304. 0 play 5D
   all told: 0 played 5D; 1 took the trick AS 5D 8D
305. 1 play QS
   all told: 1 played QS
306. 2 play 5S
   all told: 2 played 5S
307. 0 play 4C
   all told: 0 played 4C; 1 took the trick 5S QS 4C
308. 1 play QH
   all told: 1 played QH
309. 2 play KH
   all told: 2 played KH
310. 0 play 9D
   all told: 0 played 9D; 2 took the trick QH KH 9D
   all: turn: 2 | trick: 2 leads | trick 6: 2 led 4H QC 5H, 1 takes | trick 7: 1 led 8D AS 5D, 1 takes | trick 8: 1 led QS 5S 4C, 1 takes | trick 9: 1 led QH KH 9D, 2 takes | public.phase: lead
   seat 0, 1: size hand of 2: 3 | sure = 8S KS in hand of 2
   seat 0, 2: size hand of 1: 3
   seat 1, 2: size hand of 0: 3
   seat 0: in no heap: 5H 5S 8D AS KH QH QS | hand: = JD TC KC | may -QD in hand of 1 | sure = 7H in hand of 1 | sure = QD in discard of 2
   seat 1: in no heap: 4C 5D 5S 9D AS KH | hand: = TS 7H 6D | may -6S -9S in hand of 0 | sure = JD in hand of 0 | may -KC in hand of 2 | sure +6S +9S in discard of 2
   seat 2: in no heap: 4C 5D 5H 8D 9D QH QS | hand: = 8S KS 8H | moves: play 8S, KS, 8H | may -TS in hand of 0 | sure = JD TC KC in hand of 0 | may -TC -KC in hand of 1 | sure = TS 7H 6D in hand of 1
311. 2 play 8H
   all told: 2 played 8H
312. 0 play TC
   all told: 0 played TC
313. 1 play 7H
   all told: 1 played 7H; 2 took the trick 7H 8H TC
314. 2 play 8S
   all told: 2 played 8S
315. 0 play JD
   all told: 0 played JD
316. 1 play TS
   all told: 1 played TS; 1 took the trick 8S TS JD
317. 1 play 6D
   all told: 1 played 6D
318. 2 play KS
   all told: 2 played KS
319. 0 play KC
   all told: 0 played KC; 1 took the trick KS 6D KC; deal 6 §11.5 tricks_short: +1 pence to table from 2; deal 6 §11.5 tricks_short: +19 pence to table from 0; deal 6 §11.6 tricks_over: +20 pence to 1; deal 6 over; match over
   all: turn: nobody | holds: -162 -59 221 | deals: 6 over, 0 of them thrown in | trick 10: 2 led 8H TC 7H, 2 takes | trick 11: 2 led 8S JD TS, 1 takes | trick 12: 1 led 6D KS KC, 1 takes | public.phase: settled
   seat 0: no more: hand, trick, size hand of 1, may hand of 1, sure hand of 1, size hand of 2, may hand of 2, sure hand of 2 | in no heap: 6D 7H 8H 8S KS TS | sure +6S +9S +6C +7C +JC +AC in discard of 2
   seat 1: no more: hand, trick, size hand of 0, may hand of 0, sure hand of 0, size hand of 2, may hand of 2, sure hand of 2 | in no heap: 8H 8S JD KC KS TC | sure +6C +7C +JC +AC in discard of 2
   seat 2: no more: hand, trick, size hand of 0, may hand of 0, sure hand of 0, size hand of 1, may hand of 1, sure hand of 1
