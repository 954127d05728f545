start
   all: turn: chance | dealer: 0 | sides: 0 1 2 | holds: 0 0 0 | deals: 0 over, 0 of them thrown in | public.phase: dealing | public.turn_up: nobody | public.ruffs: ({} {} {}) | public.pass_final: False
1. * deal
   all told: 0 dealt
   all: turn: 2 | shown: 5H | public.phase: auction | public.turn_up: 5H | public.auction: ([1 bid 12]) | size stock: 7
   seat 0, 1: size hand of 2: 12
   seat 0, 2: size hand of 1: 12
   seat 1, 2: size hand of 0: 12
   seat 0: hand: = 5S 6S 9S JS QS 9H AH 4D 8D KD AD 9C | may = 4S 7S 8S TS KS AS 4H 6H 7H 8H TH JH QH KH 5D 6D 7D 9D TD JD QD 4C 5C 6C 7C 8C TC JC QC KC AC in all heaps
   seat 1: hand: = 4S TS 7H KH 6D 9D QD 5C 7C 8C QC KC | may = 5S 6S 7S 8S 9S JS QS KS AS 4H 6H 8H 9H TH JH QH AH 4D 5D 7D 8D TD JD KD AD 4C 6C 9C TC JC AC in all heaps
   seat 2: hand: = 7S 8S 4H 8H 5D TD JD 4C 6C TC JC AC | moves: say bid 13, pass | may = 4S 5S 6S 9S TS JS QS KS AS 6H 7H 9H TH JH QH KH AH 4D 6D 7D 8D 9D QD KD AD 5C 7C 8C 9C QC KC in all heaps
2. 2 say bid 13
   all told: 2 said bid 13
   all: turn: 0 | public.auction: ([1 bid 12] [2 bid 13])
   seat 0: moves: say bid 14, pass
3. 0 say pass
   all told: 0 said pass
   all: turn: 1 | public.auction: ([1 bid 12] [2 bid 13] [0 pass None])
   seat 1: moves: say bid 14, pass
4. 1 say bid 14
   all told: 1 said bid 14
   all: turn: 2 | public.auction: ([1 bid 12] [2 bid 13] [0 pass None] [1 bid 14])
   seat 2: moves: say bid 15, pass
5. 2 say pass
   all told: 2 said pass; deal 1 §6.7 stock: +7 pence to 2 from 1; deal 1 §6.7 stock: +7 pence to 0 from 1
   all: turn: 1 | holds: 7 -14 7 | public.phase: exchange | public.auction: ([1 bid 12] [2 bid 13] [0 pass None] [1 bid 14] [2 pass None])
   seat 1: moves: lay 4S, TS, 7H, KH, 6D, 9D, QD, 5C, 7C, 8C, QC, KC
6. 1 lay 8C
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid 8C
   seat 0, 2: size hand of 1: 11 | size discard of 1: 1
   seat 0: may = 4S 7S 8S TS KS AS 4H 6H 7H 8H TH JH QH KH 5D 6D 7D 9D TD JD QD 4C 5C 6C 7C 8C TC JC QC KC AC in discard of 1
   seat 1: hand: -8C | aside: 8C | moves: lay 4S, TS, 7H, KH, 6D, 9D, QD, 5C, 7C, QC, KC
   seat 2: may = 4S 5S 6S 9S TS JS QS KS AS 6H 7H 9H TH JH QH KH AH 4D 6D 7D 8D 9D QD KD AD 5C 7C 8C 9C QC KC in discard of 1
7. 1 lay TS
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid TS
   seat 0, 2: size hand of 1: 10 | size discard of 1: 2
   seat 1: hand: -TS | aside: TS 8C | moves: lay 4S, 7H, KH, 6D, 9D, QD, 5C, 7C, QC, KC
8. 1 lay KC
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid KC
   seat 0, 2: size hand of 1: 9 | size discard of 1: 3
   seat 1: hand: -KC | aside: TS 8C KC | moves: lay 4S, 7H, KH, 6D, 9D, QD, 5C, 7C, QC
9. 1 lay QC
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid QC
   seat 0, 2: size hand of 1: 8 | size discard of 1: 4
   seat 1: hand: -QC | aside: TS 8C QC KC | moves: lay 4S, 7H, KH, 6D, 9D, QD, 5C, 7C
10. 1 lay 7H
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid 7H
   seat 0, 2: size hand of 1: 7 | size discard of 1: 5
   seat 1: hand: -7H | aside: TS 7H 8C QC KC | moves: lay 4S, KH, 6D, 9D, QD, 5C, 7C
11. 1 lay 4S
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid 4S
   seat 0, 2: size hand of 1: 6 | size discard of 1: 6
   seat 1: hand: -4S | aside: 4S TS 7H 8C QC KC | moves: lay KH, 6D, 9D, QD, 5C, 7C
12. 1 lay KH
   seat 0, 2 told: 1 laid a card; 1 drew 7; deal 1 §8.5 ante: +2 pence to table from 1; deal 1 §8.5 ante: +2 pence to table from 2; deal 1 §8.5 ante: +2 pence to table from 0
   seat 1 told: 1 laid KH; 1 drew 7: KS AS 6H TH JH QH 7D; deal 1 §8.5 ante: +2 pence to table from 1; deal 1 §8.5 ante: +2 pence to table from 2; deal 1 §8.5 ante: +2 pence to table from 0
   all: no more: size stock, may stock | holds: 5 -16 5 | public.phase: ruff
   seat 0, 2: size hand of 1: 12 | size discard of 1: 7
   seat 1: in no heap: 6H 7D AS JH KS QH TH | hand: -KH +KS +AS +6H +TH +JH +QH +7D | aside: 4S TS 7H KH 8C QC KC | moves: say pass, vie 2, vie 3, vie 4, vie 5, vie 6, vie 7, vie 8, vie 9, vie 10, vie 11, vie 12, vie 13, vie 14, vie 15, vie 16, vie 17, vie 18, vie 19, vie 20, vie 21, vie 22, vie 23, vie 24, vie 25, vie 26, vie 27, vie 28, vie 29, vie 30, vie 31, vie 32, vie 33, vie 34, vie 35, vie 36, vie 37, vie 38, vie 39, vie 40
13. 1 say vie 5
   all told: 1 said vie 5; deal 1 §8.7 vied: +5 pence to table from 1
   all: turn: 2 | holds: 5 -21 5 | public.vying: ([1 vie 5])
   seat 2: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
14. 2 say revie 3
   all told: 2 said revie 3; deal 1 §8.8 revied: +8 pence to table from 2
   all: turn: 0 | holds: 5 -21 -3 | public.vying: ([1 vie 5] [2 revie 3])
   seat 0: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
15. 0 say revie 21
   all told: 0 said revie 21; deal 1 §8.8 revied: +29 pence to table from 0
   all: turn: 1 | holds: -24 -21 -3 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21])
   seat 1: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
16. 1 say revie 5
   all told: 1 said revie 5; deal 1 §8.8 revied: +29 pence to table from 1
   all: turn: 2 | holds: -24 -50 -3 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5])
   seat 2: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
17. 2 say revie 2
   all told: 2 said revie 2; deal 1 §8.8 revied: +28 pence to table from 2
   all: turn: 0 | holds: -24 -50 -31 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2])
   seat 0: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
18. 0 say revie 31
   all told: 0 said revie 31; deal 1 §8.8 revied: +38 pence to table from 0
   all: turn: 1 | holds: -62 -50 -31 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31])
   seat 1: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
19. 1 say revie 39
   all told: 1 said revie 39; deal 1 §8.8 revied: +72 pence to table from 1
   all: turn: 2 | holds: -62 -122 -31 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39])
   seat 2: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
20. 2 say revie 24
   all told: 2 said revie 24; deal 1 §8.8 revied: +94 pence to table from 2
   all: turn: 0 | holds: -62 -122 -125 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24])
   seat 0: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
21. 0 say revie 7
   all told: 0 said revie 7; deal 1 §8.8 revied: +70 pence to table from 0
   all: turn: 1 | holds: -132 -122 -125 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7])
   seat 1: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
22. 1 say see
   all told: 1 said see; deal 1 §8.8 seen: +31 pence to table from 1
   all: turn: 2 | holds: -132 -153 -125 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7] [1 see None])
   seat 2: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
23. 2 say revie 8
   all told: 2 said revie 8; deal 1 §8.8 revied: +15 pence to table from 2
   all: turn: 0 | holds: -132 -153 -140 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7] [1 see None] [2 revie 8])
   seat 0: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
24. 0 say revie 7
   all told: 0 said revie 7; deal 1 §8.8 revied: +15 pence to table from 0
   all: turn: 1 | holds: -147 -153 -140 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7] [1 see None] [2 revie 8] [0 revie 7])
   seat 1: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
25. 1 say revie 6
   all told: 1 said revie 6; deal 1 §8.8 revied: +21 pence to table from 1
   all: turn: 2 | holds: -147 -174 -140 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7] [1 see None] [2 revie 8] [0 revie 7] [1 revie 6])
   seat 2: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
26. 2 say revie 2
   all told: 2 said revie 2; deal 1 §8.8 revied: +15 pence to table from 2
   all: turn: 0 | holds: -147 -174 -155 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7] [1 see None] [2 revie 8] [0 revie 7] [1 revie 6] [2 revie 2])
   seat 0: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
27. 0 say revie 26
   all told: 0 said revie 26; deal 1 §8.8 revied: +34 pence to table from 0
   all: turn: 1 | holds: -181 -174 -155 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7] [1 see None] [2 revie 8] [0 revie 7] [1 revie 6] [2 revie 2] [0 revie 26])
   seat 1: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
28. 1 say revie 38
   all told: 1 said revie 38; deal 1 §8.8 revied: +66 pence to table from 1
   all: turn: 2 | holds: -181 -240 -155 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7] [1 see None] [2 revie 8] [0 revie 7] [1 revie 6] [2 revie 2] [0 revie 26] [1 revie 38])
   seat 2: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
29. 2 say revie 28
   all told: 2 said revie 28; deal 1 §8.8 revied: +92 pence to table from 2
   all: turn: 0 | holds: -181 -240 -247 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7] [1 see None] [2 revie 8] [0 revie 7] [1 revie 6] [2 revie 2] [0 revie 26] [1 revie 38] [2 revie 28])
   seat 0: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
30. 0 say revie 18
   all told: 0 said revie 18; deal 1 §8.8 revied: +84 pence to table from 0
   all: turn: 1 | holds: -265 -240 -247 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7] [1 see None] [2 revie 8] [0 revie 7] [1 revie 6] [2 revie 2] [0 revie 26] [1 revie 38] [2 revie 28] [0 revie 18])
   seat 1: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
31. 1 say revie 38
   all told: 1 said revie 38; deal 1 §8.8 revied: +84 pence to table from 1
   all: turn: 2 | holds: -265 -324 -247 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7] [1 see None] [2 revie 8] [0 revie 7] [1 revie 6] [2 revie 2] [0 revie 26] [1 revie 38] [2 revie 28] [0 revie 18] [1 revie 38])
   seat 2: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
32. 2 say see
   all told: 2 said see; deal 1 §8.8 seen: +56 pence to table from 2
   all: turn: 0 | holds: -265 -324 -303 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7] [1 see None] [2 revie 8] [0 revie 7] [1 revie 6] [2 revie 2] [0 revie 26] [1 revie 38] [2 revie 28] [0 revie 18] [1 revie 38] [2 see None])
   seat 0: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
33. 0 say revie 12
   all told: 0 said revie 12; deal 1 §8.8 revied: +50 pence to table from 0
   all: turn: 1 | holds: -315 -324 -303 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7] [1 see None] [2 revie 8] [0 revie 7] [1 revie 6] [2 revie 2] [0 revie 26] [1 revie 38] [2 revie 28] [0 revie 18] [1 revie 38] [2 see None] [0 revie 12])
   seat 1: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
34. 1 say revie 24
   all told: 1 said revie 24; deal 1 §8.8 revied: +36 pence to table from 1
   all: turn: 2 | holds: -315 -360 -303 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7] [1 see None] [2 revie 8] [0 revie 7] [1 revie 6] [2 revie 2] [0 revie 26] [1 revie 38] [2 revie 28] [0 revie 18] [1 revie 38] [2 see None] [0 revie 12] [1 revie 24])
   seat 2: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
35. 2 say revie 19
   all told: 2 said revie 19; deal 1 §8.8 revied: +55 pence to table from 2
   all: turn: 0 | holds: -315 -360 -358 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7] [1 see None] [2 revie 8] [0 revie 7] [1 revie 6] [2 revie 2] [0 revie 26] [1 revie 38] [2 revie 28] [0 revie 18] [1 revie 38] [2 see None] [0 revie 12] [1 revie 24] [2 revie 19])
   seat 0: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
36. 0 say revie 11
   all told: 0 said revie 11; deal 1 §8.8 revied: +54 pence to table from 0
   all: turn: 1 | holds: -369 -360 -358 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7] [1 see None] [2 revie 8] [0 revie 7] [1 revie 6] [2 revie 2] [0 revie 26] [1 revie 38] [2 revie 28] [0 revie 18] [1 revie 38] [2 see None] [0 revie 12] [1 revie 24] [2 revie 19] [0 revie 11])
   seat 1: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
37. 1 say revie 9
   all told: 1 said revie 9; deal 1 §8.8 revied: +39 pence to table from 1
   all: turn: 2 | holds: -369 -399 -358 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7] [1 see None] [2 revie 8] [0 revie 7] [1 revie 6] [2 revie 2] [0 revie 26] [1 revie 38] [2 revie 28] [0 revie 18] [1 revie 38] [2 see None] [0 revie 12] [1 revie 24] [2 revie 19] [0 revie 11] [1 revie 9])
   seat 2: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
38. 2 say revie 7
   all told: 2 said revie 7; deal 1 §8.8 revied: +27 pence to table from 2
   all: turn: 0 | holds: -369 -399 -385 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7] [1 see None] [2 revie 8] [0 revie 7] [1 revie 6] [2 revie 2] [0 revie 26] [1 revie 38] [2 revie 28] [0 revie 18] [1 revie 38] [2 see None] [0 revie 12] [1 revie 24] [2 revie 19] [0 revie 11] [1 revie 9] [2 revie 7])
   seat 0: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
39. 0 say revie 15
   all told: 0 said revie 15; deal 1 §8.8 revied: +31 pence to table from 0
   all: turn: 1 | holds: -400 -399 -385 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7] [1 see None] [2 revie 8] [0 revie 7] [1 revie 6] [2 revie 2] [0 revie 26] [1 revie 38] [2 revie 28] [0 revie 18] [1 revie 38] [2 see None] [0 revie 12] [1 revie 24] [2 revie 19] [0 revie 11] [1 revie 9] [2 revie 7] [0 revie 15])
   seat 1: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
40. 1 say revie 37
   all told: 1 said revie 37; deal 1 §8.8 revied: +59 pence to table from 1
   all: turn: 2 | holds: -400 -458 -385 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7] [1 see None] [2 revie 8] [0 revie 7] [1 revie 6] [2 revie 2] [0 revie 26] [1 revie 38] [2 revie 28] [0 revie 18] [1 revie 38] [2 see None] [0 revie 12] [1 revie 24] [2 revie 19] [0 revie 11] [1 revie 9] [2 revie 7] [0 revie 15] [1 revie 37])
   seat 2: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
41. 2 say revie 14
   all told: 2 said revie 14; deal 1 §8.8 revied: +66 pence to table from 2
   all: turn: 0 | holds: -400 -458 -451 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7] [1 see None] [2 revie 8] [0 revie 7] [1 revie 6] [2 revie 2] [0 revie 26] [1 revie 38] [2 revie 28] [0 revie 18] [1 revie 38] [2 see None] [0 revie 12] [1 revie 24] [2 revie 19] [0 revie 11] [1 revie 9] [2 revie 7] [0 revie 15] [1 revie 37] [2 revie 14])
   seat 0: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
42. 0 say revie 29
   all told: 0 said revie 29; deal 1 §8.8 revied: +80 pence to table from 0
   all: turn: 1 | holds: -480 -458 -451 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7] [1 see None] [2 revie 8] [0 revie 7] [1 revie 6] [2 revie 2] [0 revie 26] [1 revie 38] [2 revie 28] [0 revie 18] [1 revie 38] [2 see None] [0 revie 12] [1 revie 24] [2 revie 19] [0 revie 11] [1 revie 9] [2 revie 7] [0 revie 15] [1 revie 37] [2 revie 14] [0 revie 29])
   seat 1: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
43. 1 say revie 12
   all told: 1 said revie 12; deal 1 §8.8 revied: +55 pence to table from 1
   all: turn: 2 | holds: -480 -513 -451 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7] [1 see None] [2 revie 8] [0 revie 7] [1 revie 6] [2 revie 2] [0 revie 26] [1 revie 38] [2 revie 28] [0 revie 18] [1 revie 38] [2 see None] [0 revie 12] [1 revie 24] [2 revie 19] [0 revie 11] [1 revie 9] [2 revie 7] [0 revie 15] [1 revie 37] [2 revie 14] [0 revie 29] [1 revie 12])
   seat 2: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
44. 2 say revie 7
   all told: 2 said revie 7; deal 1 §8.8 revied: +48 pence to table from 2
   all: turn: 0 | holds: -480 -513 -499 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7] [1 see None] [2 revie 8] [0 revie 7] [1 revie 6] [2 revie 2] [0 revie 26] [1 revie 38] [2 revie 28] [0 revie 18] [1 revie 38] [2 see None] [0 revie 12] [1 revie 24] [2 revie 19] [0 revie 11] [1 revie 9] [2 revie 7] [0 revie 15] [1 revie 37] [2 revie 14] [0 revie 29] [1 revie 12] [2 revie 7])
   seat 0: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
45. 0 say revie 24
   all told: 0 said revie 24; deal 1 §8.8 revied: +43 pence to table from 0
   all: turn: 1 | holds: -523 -513 -499 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7] [1 see None] [2 revie 8] [0 revie 7] [1 revie 6] [2 revie 2] [0 revie 26] [1 revie 38] [2 revie 28] [0 revie 18] [1 revie 38] [2 see None] [0 revie 12] [1 revie 24] [2 revie 19] [0 revie 11] [1 revie 9] [2 revie 7] [0 revie 15] [1 revie 37] [2 revie 14] [0 revie 29] [1 revie 12] [2 revie 7] [0 revie 24])
   seat 1: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
46. 1 say revie 23
   all told: 1 said revie 23; deal 1 §8.8 revied: +54 pence to table from 1
   all: turn: 2 | holds: -523 -567 -499 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7] [1 see None] [2 revie 8] [0 revie 7] [1 revie 6] [2 revie 2] [0 revie 26] [1 revie 38] [2 revie 28] [0 revie 18] [1 revie 38] [2 see None] [0 revie 12] [1 revie 24] [2 revie 19] [0 revie 11] [1 revie 9] [2 revie 7] [0 revie 15] [1 revie 37] [2 revie 14] [0 revie 29] [1 revie 12] [2 revie 7] [0 revie 24] [1 revie 23])
   seat 2: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
47. 2 say revie 4
   all told: 2 said revie 4; deal 1 §8.8 revied: +51 pence to table from 2
   all: turn: 0 | holds: -523 -567 -550 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7] [1 see None] [2 revie 8] [0 revie 7] [1 revie 6] [2 revie 2] [0 revie 26] [1 revie 38] [2 revie 28] [0 revie 18] [1 revie 38] [2 see None] [0 revie 12] [1 revie 24] [2 revie 19] [0 revie 11] [1 revie 9] [2 revie 7] [0 revie 15] [1 revie 37] [2 revie 14] [0 revie 29] [1 revie 12] [2 revie 7] [0 revie 24] [1 revie 23] [2 revie 4])
   seat 0: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
48. 0 say revie 28
   all told: 0 said revie 28; deal 1 §8.8 revied: +55 pence to table from 0
   all: turn: 1 | holds: -578 -567 -550 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7] [1 see None] [2 revie 8] [0 revie 7] [1 revie 6] [2 revie 2] [0 revie 26] [1 revie 38] [2 revie 28] [0 revie 18] [1 revie 38] [2 see None] [0 revie 12] [1 revie 24] [2 revie 19] [0 revie 11] [1 revie 9] [2 revie 7] [0 revie 15] [1 revie 37] [2 revie 14] [0 revie 29] [1 revie 12] [2 revie 7] [0 revie 24] [1 revie 23] [2 revie 4] [0 revie 28])
   seat 1: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
49. 1 say revie 27
   all told: 1 said revie 27; deal 1 §8.8 revied: +59 pence to table from 1
   all: turn: 2 | holds: -578 -626 -550 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7] [1 see None] [2 revie 8] [0 revie 7] [1 revie 6] [2 revie 2] [0 revie 26] [1 revie 38] [2 revie 28] [0 revie 18] [1 revie 38] [2 see None] [0 revie 12] [1 revie 24] [2 revie 19] [0 revie 11] [1 revie 9] [2 revie 7] [0 revie 15] [1 revie 37] [2 revie 14] [0 revie 29] [1 revie 12] [2 revie 7] [0 revie 24] [1 revie 23] [2 revie 4] [0 revie 28] [1 revie 27])
   seat 2: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
50. 2 say revie 26
   all told: 2 said revie 26; deal 1 §8.8 revied: +81 pence to table from 2
   all: turn: 0 | holds: -578 -626 -631 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7] [1 see None] [2 revie 8] [0 revie 7] [1 revie 6] [2 revie 2] [0 revie 26] [1 revie 38] [2 revie 28] [0 revie 18] [1 revie 38] [2 see None] [0 revie 12] [1 revie 24] [2 revie 19] [0 revie 11] [1 revie 9] [2 revie 7] [0 revie 15] [1 revie 37] [2 revie 14] [0 revie 29] [1 revie 12] [2 revie 7] [0 revie 24] [1 revie 23] [2 revie 4] [0 revie 28] [1 revie 27] [2 revie 26])
   seat 0: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
51. 0 say revie 25
   all told: 0 said revie 25; deal 1 §8.8 revied: +78 pence to table from 0
   all: turn: 1 | holds: -656 -626 -631 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7] [1 see None] [2 revie 8] [0 revie 7] [1 revie 6] [2 revie 2] [0 revie 26] [1 revie 38] [2 revie 28] [0 revie 18] [1 revie 38] [2 see None] [0 revie 12] [1 revie 24] [2 revie 19] [0 revie 11] [1 revie 9] [2 revie 7] [0 revie 15] [1 revie 37] [2 revie 14] [0 revie 29] [1 revie 12] [2 revie 7] [0 revie 24] [1 revie 23] [2 revie 4] [0 revie 28] [1 revie 27] [2 revie 26] [0 revie 25])
   seat 1: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
52. 1 say revie 9
   all told: 1 said revie 9; deal 1 §8.8 revied: +60 pence to table from 1
   all: turn: 2 | holds: -656 -686 -631 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7] [1 see None] [2 revie 8] [0 revie 7] [1 revie 6] [2 revie 2] [0 revie 26] [1 revie 38] [2 revie 28] [0 revie 18] [1 revie 38] [2 see None] [0 revie 12] [1 revie 24] [2 revie 19] [0 revie 11] [1 revie 9] [2 revie 7] [0 revie 15] [1 revie 37] [2 revie 14] [0 revie 29] [1 revie 12] [2 revie 7] [0 revie 24] [1 revie 23] [2 revie 4] [0 revie 28] [1 revie 27] [2 revie 26] [0 revie 25] [1 revie 9])
   seat 2: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
53. 2 say revie 8
   all told: 2 said revie 8; deal 1 §8.8 revied: +42 pence to table from 2
   all: turn: 0 | holds: -656 -686 -673 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7] [1 see None] [2 revie 8] [0 revie 7] [1 revie 6] [2 revie 2] [0 revie 26] [1 revie 38] [2 revie 28] [0 revie 18] [1 revie 38] [2 see None] [0 revie 12] [1 revie 24] [2 revie 19] [0 revie 11] [1 revie 9] [2 revie 7] [0 revie 15] [1 revie 37] [2 revie 14] [0 revie 29] [1 revie 12] [2 revie 7] [0 revie 24] [1 revie 23] [2 revie 4] [0 revie 28] [1 revie 27] [2 revie 26] [0 revie 25] [1 revie 9] [2 revie 8])
   seat 0: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
54. 0 say revie 34
   all told: 0 said revie 34; deal 1 §8.8 revied: +51 pence to table from 0
   all: turn: 1 | holds: -707 -686 -673 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7] [1 see None] [2 revie 8] [0 revie 7] [1 revie 6] [2 revie 2] [0 revie 26] [1 revie 38] [2 revie 28] [0 revie 18] [1 revie 38] [2 see None] [0 revie 12] [1 revie 24] [2 revie 19] [0 revie 11] [1 revie 9] [2 revie 7] [0 revie 15] [1 revie 37] [2 revie 14] [0 revie 29] [1 revie 12] [2 revie 7] [0 revie 24] [1 revie 23] [2 revie 4] [0 revie 28] [1 revie 27] [2 revie 26] [0 revie 25] [1 revie 9] [2 revie 8] [0 revie 34])
   seat 1: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
55. 1 say revie 4
   all told: 1 said revie 4; deal 1 §8.8 revied: +46 pence to table from 1
   all: turn: 2 | holds: -707 -732 -673 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7] [1 see None] [2 revie 8] [0 revie 7] [1 revie 6] [2 revie 2] [0 revie 26] [1 revie 38] [2 revie 28] [0 revie 18] [1 revie 38] [2 see None] [0 revie 12] [1 revie 24] [2 revie 19] [0 revie 11] [1 revie 9] [2 revie 7] [0 revie 15] [1 revie 37] [2 revie 14] [0 revie 29] [1 revie 12] [2 revie 7] [0 revie 24] [1 revie 23] [2 revie 4] [0 revie 28] [1 revie 27] [2 revie 26] [0 revie 25] [1 revie 9] [2 revie 8] [0 revie 34] [1 revie 4])
   seat 2: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
56. 2 say revie 29
   all told: 2 said revie 29; deal 1 §8.8 revied: +67 pence to table from 2
   all: turn: 0 | holds: -707 -732 -740 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7] [1 see None] [2 revie 8] [0 revie 7] [1 revie 6] [2 revie 2] [0 revie 26] [1 revie 38] [2 revie 28] [0 revie 18] [1 revie 38] [2 see None] [0 revie 12] [1 revie 24] [2 revie 19] [0 revie 11] [1 revie 9] [2 revie 7] [0 revie 15] [1 revie 37] [2 revie 14] [0 revie 29] [1 revie 12] [2 revie 7] [0 revie 24] [1 revie 23] [2 revie 4] [0 revie 28] [1 revie 27] [2 revie 26] [0 revie 25] [1 revie 9] [2 revie 8] [0 revie 34] [1 revie 4] [2 revie 29])
   seat 0: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
57. 0 say revie 7
   all told: 0 said revie 7; deal 1 §8.8 revied: +40 pence to table from 0
   all: turn: 1 | holds: -747 -732 -740 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7] [1 see None] [2 revie 8] [0 revie 7] [1 revie 6] [2 revie 2] [0 revie 26] [1 revie 38] [2 revie 28] [0 revie 18] [1 revie 38] [2 see None] [0 revie 12] [1 revie 24] [2 revie 19] [0 revie 11] [1 revie 9] [2 revie 7] [0 revie 15] [1 revie 37] [2 revie 14] [0 revie 29] [1 revie 12] [2 revie 7] [0 revie 24] [1 revie 23] [2 revie 4] [0 revie 28] [1 revie 27] [2 revie 26] [0 revie 25] [1 revie 9] [2 revie 8] [0 revie 34] [1 revie 4] [2 revie 29] [0 revie 7])
   seat 1: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
58. 1 say revie 3
   all told: 1 said revie 3; deal 1 §8.8 revied: +39 pence to table from 1
   all: turn: 2 | holds: -747 -771 -740 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7] [1 see None] [2 revie 8] [0 revie 7] [1 revie 6] [2 revie 2] [0 revie 26] [1 revie 38] [2 revie 28] [0 revie 18] [1 revie 38] [2 see None] [0 revie 12] [1 revie 24] [2 revie 19] [0 revie 11] [1 revie 9] [2 revie 7] [0 revie 15] [1 revie 37] [2 revie 14] [0 revie 29] [1 revie 12] [2 revie 7] [0 revie 24] [1 revie 23] [2 revie 4] [0 revie 28] [1 revie 27] [2 revie 26] [0 revie 25] [1 revie 9] [2 revie 8] [0 revie 34] [1 revie 4] [2 revie 29] [0 revie 7] [1 revie 3])
   seat 2: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
59. 2 say revie 3
   all told: 2 said revie 3; deal 1 §8.8 revied: +13 pence to table from 2
   all: turn: 0 | holds: -747 -771 -753 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7] [1 see None] [2 revie 8] [0 revie 7] [1 revie 6] [2 revie 2] [0 revie 26] [1 revie 38] [2 revie 28] [0 revie 18] [1 revie 38] [2 see None] [0 revie 12] [1 revie 24] [2 revie 19] [0 revie 11] [1 revie 9] [2 revie 7] [0 revie 15] [1 revie 37] [2 revie 14] [0 revie 29] [1 revie 12] [2 revie 7] [0 revie 24] [1 revie 23] [2 revie 4] [0 revie 28] [1 revie 27] [2 revie 26] [0 revie 25] [1 revie 9] [2 revie 8] [0 revie 34] [1 revie 4] [2 revie 29] [0 revie 7] [1 revie 3] [2 revie 3])
   seat 0: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
60. 0 say revie 37
   all told: 0 said revie 37; deal 1 §8.8 revied: +43 pence to table from 0
   all: turn: 1 | holds: -790 -771 -753 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7] [1 see None] [2 revie 8] [0 revie 7] [1 revie 6] [2 revie 2] [0 revie 26] [1 revie 38] [2 revie 28] [0 revie 18] [1 revie 38] [2 see None] [0 revie 12] [1 revie 24] [2 revie 19] [0 revie 11] [1 revie 9] [2 revie 7] [0 revie 15] [1 revie 37] [2 revie 14] [0 revie 29] [1 revie 12] [2 revie 7] [0 revie 24] [1 revie 23] [2 revie 4] [0 revie 28] [1 revie 27] [2 revie 26] [0 revie 25] [1 revie 9] [2 revie 8] [0 revie 34] [1 revie 4] [2 revie 29] [0 revie 7] [1 revie 3] [2 revie 3] [0 revie 37])
   seat 1: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
61. 1 say revie 40
   all told: 1 said revie 40; deal 1 §8.8 revied: +80 pence to table from 1
   all: turn: 2 | holds: -790 -851 -753 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7] [1 see None] [2 revie 8] [0 revie 7] [1 revie 6] [2 revie 2] [0 revie 26] [1 revie 38] [2 revie 28] [0 revie 18] [1 revie 38] [2 see None] [0 revie 12] [1 revie 24] [2 revie 19] [0 revie 11] [1 revie 9] [2 revie 7] [0 revie 15] [1 revie 37] [2 revie 14] [0 revie 29] [1 revie 12] [2 revie 7] [0 revie 24] [1 revie 23] [2 revie 4] [0 revie 28] [1 revie 27] [2 revie 26] [0 revie 25] [1 revie 9] [2 revie 8] [0 revie 34] [1 revie 4] [2 revie 29] [0 revie 7] [1 revie 3] [2 revie 3] [0 revie 37] [1 revie 40])
   seat 2: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
62. 2 say revie 3
   all told: 2 said revie 3; deal 1 §8.8 revied: +80 pence to table from 2
   all: turn: 0 | holds: -790 -851 -833 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7] [1 see None] [2 revie 8] [0 revie 7] [1 revie 6] [2 revie 2] [0 revie 26] [1 revie 38] [2 revie 28] [0 revie 18] [1 revie 38] [2 see None] [0 revie 12] [1 revie 24] [2 revie 19] [0 revie 11] [1 revie 9] [2 revie 7] [0 revie 15] [1 revie 37] [2 revie 14] [0 revie 29] [1 revie 12] [2 revie 7] [0 revie 24] [1 revie 23] [2 revie 4] [0 revie 28] [1 revie 27] [2 revie 26] [0 revie 25] [1 revie 9] [2 revie 8] [0 revie 34] [1 revie 4] [2 revie 29] [0 revie 7] [1 revie 3] [2 revie 3] [0 revie 37] [1 revie 40] [2 revie 3])
   seat 0: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
63. 0 say revie 25
   all told: 0 said revie 25; deal 1 §8.8 revied: +68 pence to table from 0
   all: turn: 1 | holds: -858 -851 -833 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7] [1 see None] [2 revie 8] [0 revie 7] [1 revie 6] [2 revie 2] [0 revie 26] [1 revie 38] [2 revie 28] [0 revie 18] [1 revie 38] [2 see None] [0 revie 12] [1 revie 24] [2 revie 19] [0 revie 11] [1 revie 9] [2 revie 7] [0 revie 15] [1 revie 37] [2 revie 14] [0 revie 29] [1 revie 12] [2 revie 7] [0 revie 24] [1 revie 23] [2 revie 4] [0 revie 28] [1 revie 27] [2 revie 26] [0 revie 25] [1 revie 9] [2 revie 8] [0 revie 34] [1 revie 4] [2 revie 29] [0 revie 7] [1 revie 3] [2 revie 3] [0 revie 37] [1 revie 40] [2 revie 3] [0 revie 25])
   seat 1: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
64. 1 say revie 39
   all told: 1 said revie 39; deal 1 §8.8 revied: +67 pence to table from 1
   all: turn: 2 | holds: -858 -918 -833 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7] [1 see None] [2 revie 8] [0 revie 7] [1 revie 6] [2 revie 2] [0 revie 26] [1 revie 38] [2 revie 28] [0 revie 18] [1 revie 38] [2 see None] [0 revie 12] [1 revie 24] [2 revie 19] [0 revie 11] [1 revie 9] [2 revie 7] [0 revie 15] [1 revie 37] [2 revie 14] [0 revie 29] [1 revie 12] [2 revie 7] [0 revie 24] [1 revie 23] [2 revie 4] [0 revie 28] [1 revie 27] [2 revie 26] [0 revie 25] [1 revie 9] [2 revie 8] [0 revie 34] [1 revie 4] [2 revie 29] [0 revie 7] [1 revie 3] [2 revie 3] [0 revie 37] [1 revie 40] [2 revie 3] [0 revie 25] [1 revie 39])
   seat 2: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
65. 2 say revie 22
   all told: 2 said revie 22; deal 1 §8.8 revied: +86 pence to table from 2
   all: turn: 0 | holds: -858 -918 -919 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7] [1 see None] [2 revie 8] [0 revie 7] [1 revie 6] [2 revie 2] [0 revie 26] [1 revie 38] [2 revie 28] [0 revie 18] [1 revie 38] [2 see None] [0 revie 12] [1 revie 24] [2 revie 19] [0 revie 11] [1 revie 9] [2 revie 7] [0 revie 15] [1 revie 37] [2 revie 14] [0 revie 29] [1 revie 12] [2 revie 7] [0 revie 24] [1 revie 23] [2 revie 4] [0 revie 28] [1 revie 27] [2 revie 26] [0 revie 25] [1 revie 9] [2 revie 8] [0 revie 34] [1 revie 4] [2 revie 29] [0 revie 7] [1 revie 3] [2 revie 3] [0 revie 37] [1 revie 40] [2 revie 3] [0 revie 25] [1 revie 39] [2 revie 22])
   seat 0: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
66. 0 say revie 18
   all told: 0 said revie 18; deal 1 §8.8 revied: +79 pence to table from 0
   all: turn: 1 | holds: -937 -918 -919 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7] [1 see None] [2 revie 8] [0 revie 7] [1 revie 6] [2 revie 2] [0 revie 26] [1 revie 38] [2 revie 28] [0 revie 18] [1 revie 38] [2 see None] [0 revie 12] [1 revie 24] [2 revie 19] [0 revie 11] [1 revie 9] [2 revie 7] [0 revie 15] [1 revie 37] [2 revie 14] [0 revie 29] [1 revie 12] [2 revie 7] [0 revie 24] [1 revie 23] [2 revie 4] [0 revie 28] [1 revie 27] [2 revie 26] [0 revie 25] [1 revie 9] [2 revie 8] [0 revie 34] [1 revie 4] [2 revie 29] [0 revie 7] [1 revie 3] [2 revie 3] [0 revie 37] [1 revie 40] [2 revie 3] [0 revie 25] [1 revie 39] [2 revie 22] [0 revie 18])
   seat 1: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
67. 1 say revie 10
   all told: 1 said revie 10; deal 1 §8.8 revied: +50 pence to table from 1
   all: turn: 2 | holds: -937 -968 -919 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7] [1 see None] [2 revie 8] [0 revie 7] [1 revie 6] [2 revie 2] [0 revie 26] [1 revie 38] [2 revie 28] [0 revie 18] [1 revie 38] [2 see None] [0 revie 12] [1 revie 24] [2 revie 19] [0 revie 11] [1 revie 9] [2 revie 7] [0 revie 15] [1 revie 37] [2 revie 14] [0 revie 29] [1 revie 12] [2 revie 7] [0 revie 24] [1 revie 23] [2 revie 4] [0 revie 28] [1 revie 27] [2 revie 26] [0 revie 25] [1 revie 9] [2 revie 8] [0 revie 34] [1 revie 4] [2 revie 29] [0 revie 7] [1 revie 3] [2 revie 3] [0 revie 37] [1 revie 40] [2 revie 3] [0 revie 25] [1 revie 39] [2 revie 22] [0 revie 18] [1 revie 10])
   seat 2: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
68. 2 say revie 14
   all told: 2 said revie 14; deal 1 §8.8 revied: +42 pence to table from 2
   all: turn: 0 | holds: -937 -968 -961 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7] [1 see None] [2 revie 8] [0 revie 7] [1 revie 6] [2 revie 2] [0 revie 26] [1 revie 38] [2 revie 28] [0 revie 18] [1 revie 38] [2 see None] [0 revie 12] [1 revie 24] [2 revie 19] [0 revie 11] [1 revie 9] [2 revie 7] [0 revie 15] [1 revie 37] [2 revie 14] [0 revie 29] [1 revie 12] [2 revie 7] [0 revie 24] [1 revie 23] [2 revie 4] [0 revie 28] [1 revie 27] [2 revie 26] [0 revie 25] [1 revie 9] [2 revie 8] [0 revie 34] [1 revie 4] [2 revie 29] [0 revie 7] [1 revie 3] [2 revie 3] [0 revie 37] [1 revie 40] [2 revie 3] [0 revie 25] [1 revie 39] [2 revie 22] [0 revie 18] [1 revie 10] [2 revie 14])
   seat 0: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34
69. 0 say revie 32
   all told: 0 said revie 32; deal 1 §8.8 revied: +56 pence to table from 0
   all: turn: 1 | holds: -993 -968 -961 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7] [1 see None] [2 revie 8] [0 revie 7] [1 revie 6] [2 revie 2] [0 revie 26] [1 revie 38] [2 revie 28] [0 revie 18] [1 revie 38] [2 see None] [0 revie 12] [1 revie 24] [2 revie 19] [0 revie 11] [1 revie 9] [2 revie 7] [0 revie 15] [1 revie 37] [2 revie 14] [0 revie 29] [1 revie 12] [2 revie 7] [0 revie 24] [1 revie 23] [2 revie 4] [0 revie 28] [1 revie 27] [2 revie 26] [0 revie 25] [1 revie 9] [2 revie 8] [0 revie 34] [1 revie 4] [2 revie 29] [0 revie 7] [1 revie 3] [2 revie 3] [0 revie 37] [1 revie 40] [2 revie 3] [0 revie 25] [1 revie 39] [2 revie 22] [0 revie 18] [1 revie 10] [2 revie 14] [0 revie 32])
   seat 1: moves: say pass, see, revie 2
70. 1 say see
   all told: 1 said see; deal 1 §8.8 seen: +46 pence to table from 1
   all: turn: 2 | holds: -993 -1014 -961 | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7] [1 see None] [2 revie 8] [0 revie 7] [1 revie 6] [2 revie 2] [0 revie 26] [1 revie 38] [2 revie 28] [0 revie 18] [1 revie 38] [2 see None] [0 revie 12] [1 revie 24] [2 revie 19] [0 revie 11] [1 revie 9] [2 revie 7] [0 revie 15] [1 revie 37] [2 revie 14] [0 revie 29] [1 revie 12] [2 revie 7] [0 revie 24] [1 revie 23] [2 revie 4] [0 revie 28] [1 revie 27] [2 revie 26] [0 revie 25] [1 revie 9] [2 revie 8] [0 revie 34] [1 revie 4] [2 revie 29] [0 revie 7] [1 revie 3] [2 revie 3] [0 revie 37] [1 revie 40] [2 revie 3] [0 revie 25] [1 revie 39] [2 revie 22] [0 revie 18] [1 revie 10] [2 revie 14] [0 revie 32] [1 see None])
   seat 2: moves: say pass, see, revie 2
71. 2 say pass
   all told: 2 said pass; deal 1 §8.15 ruff_shown: +2968 pence to 0 for 5S 6S 9S JS QS
   all: turn: 1 | trick: 1 leads | holds: 1975 -1014 -961 | public.phase: lead | public.vying: ([1 vie 5] [2 revie 3] [0 revie 21] [1 revie 5] [2 revie 2] [0 revie 31] [1 revie 39] [2 revie 24] [0 revie 7] [1 see None] [2 revie 8] [0 revie 7] [1 revie 6] [2 revie 2] [0 revie 26] [1 revie 38] [2 revie 28] [0 revie 18] [1 revie 38] [2 see None] [0 revie 12] [1 revie 24] [2 revie 19] [0 revie 11] [1 revie 9] [2 revie 7] [0 revie 15] [1 revie 37] [2 revie 14] [0 revie 29] [1 revie 12] [2 revie 7] [0 revie 24] [1 revie 23] [2 revie 4] [0 revie 28] [1 revie 27] [2 revie 26] [0 revie 25] [1 revie 9] [2 revie 8] [0 revie 34] [1 revie 4] [2 revie 29] [0 revie 7] [1 revie 3] [2 revie 3] [0 revie 37] [1 revie 40] [2 revie 3] [0 revie 25] [1 revie 39] [2 revie 22] [0 revie 18] [1 revie 10] [2 revie 14] [0 revie 32] [1 see None] [2 pass None]) | public.ruffs: ({5S 6S 9S JS QS} {6H TH JH QH} {})
   seat 0, 2: sure = 6H TH JH QH in hand of 1
   seat 1, 2: sure = 5S 6S 9S JS QS in hand of 0
   seat 0: may -4H -7H -8H -KH in hand of 1 | may -6H -TH -JH -QH in hand of 2, discard of 1
   seat 1: moves: play KS, AS, 6H, TH, JH, QH, 6D, 7D, 9D, QD, 5C, 7C | may -7S -8S in hand of 0 | may -5S -6S -9S -JS -QS in hand of 2 | sure = 7S 8S in hand of 2
   seat 2: may -4S -TS -KS -AS -6H -TH -JH -QH in hand of 0 | may -5S -6S -9S -JS -QS -7H -9H -KH -AH in hand of 1 | may -5S -6S -9S -JS -QS -6H -TH -JH -QH in discard of 1
72. 1 play TH
   all told: 1 played TH
   all: turn: 2 | trick: 1 led TH | public.phase: reply
   seat 0, 2: in no heap: TH | size hand of 1: 11 | sure -TH in hand of 1
   seat 1: hand: -TH
   seat 2: moves: play 4H, 8H
73. 2 play 8H
   all told: 2 played 8H
   all: turn: 0 | trick: 1 led TH 8H
   seat 0, 1: in no heap: 8H | size hand of 2: 11
   seat 0: moves: play 9H, AH
   seat 2: hand: -8H
74. 0 play 9H
   all told: 0 played 9H; 1 took the trick 8H 9H TH
   all: turn: 1 | trick: 1 leads | trick 1: 1 led TH 8H 9H, 1 takes | public.phase: lead
   seat 1, 2: in no heap: 9H | size hand of 0: 11
   seat 0: hand: -9H
   seat 1: moves: play KS, AS, 6H, JH, QH, 6D, 7D, 9D, QD, 5C, 7C
75. 1 play 6D
   all told: 1 played 6D
   all: turn: 2 | trick: 1 led 6D | public.phase: reply
   seat 0, 2: in no heap: 6D | size hand of 1: 10
   seat 1: hand: -6D
   seat 2: moves: play 5D, TD, JD
76. 2 play 5D
   all told: 2 played 5D
   all: turn: 0 | trick: 1 led 6D 5D
   seat 0, 1: in no heap: 5D | size hand of 2: 10
   seat 0: moves: play 4D, 8D, KD, AD
   seat 2: hand: -5D
77. 0 play AD
   all told: 0 played AD; 0 took the trick 5D 6D AD
   all: trick: 0 leads | trick 2: 1 led 6D 5D AD, 0 takes | public.phase: lead
   seat 1, 2: in no heap: AD | size hand of 0: 10
   seat 0: hand: -AD | moves: play 5S, 6S, 9S, JS, QS, AH, 4D, 8D, KD, 9C
78. 0 play 9C
   all told: 0 played 9C
   all: turn: 1 | trick: 0 led 9C | public.phase: reply
   seat 1, 2: in no heap: 9C | size hand of 0: 9
   seat 0: hand: -9C
   seat 1: moves: play 5C, 7C
79. 1 play 7C
   all told: 1 played 7C
   all: turn: 2 | trick: 0 led 9C 7C
   seat 0, 2: in no heap: 7C | size hand of 1: 9
   seat 1: hand: -7C
   seat 2: moves: play 4C, 6C, TC, JC, AC
80. 2 play 6C
   all told: 2 played 6C; 0 took the trick 6C 7C 9C
   all: turn: 0 | trick: 0 leads | trick 3: 0 led 9C 7C 6C, 0 takes | public.phase: lead
   seat 0, 1: in no heap: 6C | size hand of 2: 9
   seat 0: moves: play 5S, 6S, 9S, JS, QS, AH, 4D, 8D, KD
   seat 2: hand: -6C
81. 0 play JS
   all told: 0 played JS
   all: turn: 1 | trick: 0 led JS | public.phase: reply
   seat 1, 2: in no heap: JS | size hand of 0: 8 | sure -JS in hand of 0
   seat 0: hand: -JS
   seat 1: moves: play KS, AS
82. 1 play KS
   all told: 1 played KS
   all: turn: 2 | trick: 0 led JS KS
   seat 0, 2: in no heap: KS | size hand of 1: 8
   seat 1: hand: -KS
   seat 2: moves: play 7S, 8S
83. 2 play 7S
   all told: 2 played 7S; 1 took the trick 7S JS KS
   all: turn: 1 | trick: 1 leads | trick 4: 0 led JS KS 7S, 1 takes | public.phase: lead
   seat 0, 1: in no heap: 7S | size hand of 2: 8
   seat 1: moves: play AS, 6H, JH, QH, 7D, 9D, QD, 5C | sure = 8S in hand of 2
   seat 2: hand: -7S
84. 1 play 9D
   all told: 1 played 9D
   all: turn: 2 | trick: 1 led 9D | public.phase: reply
   seat 0, 2: in no heap: 9D | size hand of 1: 7
   seat 1: hand: -9D
   seat 2: moves: play TD, JD
85. 2 play TD
   all told: 2 played TD
   all: turn: 0 | trick: 1 led 9D TD
   seat 0, 1: in no heap: TD | size hand of 2: 7
   seat 0: moves: play 4D, 8D, KD
   seat 2: hand: -TD
86. 0 play 4D
   all told: 0 played 4D; 2 took the trick 4D 9D TD
   all: turn: 2 | trick: 2 leads | trick 5: 1 led 9D TD 4D, 2 takes | public.phase: lead
   seat 1, 2: in no heap: 4D | size hand of 0: 7
   seat 0: hand: -4D
   seat 2: moves: play 8S, 4H, JD, 4C, TC, JC, AC
87. 2 play JC
   all told: 2 played JC
   all: turn: 0 | trick: 2 led JC | public.phase: reply
   seat 0, 1: in no heap: JC | size hand of 2: 6
   seat 0: moves: play 5S, 6S, 9S, QS, AH, 8D, KD
   seat 2: hand: -JC
88. 0 play 6S
   all told: 0 played 6S
   all: turn: 1 | trick: 2 led JC 6S
   seat 1, 2: in no heap: 6S | size hand of 0: 6 | sure -6S in hand of 0
   seat 0: hand: -6S
   seat 1: moves: play 5C | may -4C -TC -AC in hand of 0 | sure +4C +TC +AC in hand of 2
   seat 2: may -5C -8C -QC -KC in hand of 0
89. 1 play 5C
   all told: 1 played 5C; 2 took the trick 6S 5C JC
   all: turn: 2 | trick: 2 leads | trick 6: 2 led JC 6S 5C, 2 takes | public.phase: lead
   seat 0, 2: in no heap: 5C | size hand of 1: 6
   seat 1: hand: -5C
   seat 2: moves: play 8S, 4H, JD, 4C, TC, AC
90. 2 play TC
   all told: 2 played TC
   all: turn: 0 | trick: 2 led TC | public.phase: reply
   seat 0, 1: in no heap: TC | size hand of 2: 5
   seat 0: moves: play 5S, 9S, QS, AH, 8D, KD
   seat 1: sure -TC in hand of 2
   seat 2: hand: -TC
91. 0 play KD
   all told: 0 played KD
   all: turn: 1 | trick: 2 led TC KD
   seat 1, 2: in no heap: KD | size hand of 0: 5
   seat 0: hand: -KD
   seat 1: moves: play AS, 6H, JH, QH, 7D, QD
92. 1 play 7D
   all told: 1 played 7D; 2 took the trick 7D KD TC
   all: turn: 2 | trick: 2 leads | trick 7: 2 led TC KD 7D, 2 takes | public.phase: lead
   seat 0, 2: in no heap: 7D | size hand of 1: 5
   seat 0: may -4C -8C -QC -KC -AC in hand of 1
   seat 1: hand: -7D
   seat 2: moves: play 8S, 4H, JD, 4C, AC | may -8C -QC -KC in hand of 1 | sure = 8C QC KC in discard of 1
93. 2 play 8S
   all told: 2 played 8S
   all: turn: 0 | trick: 2 led 8S | public.phase: reply
   seat 0, 1: in no heap: 8S | size hand of 2: 4
   seat 0: moves: play 5S, 9S, QS
   seat 1: sure -8S in hand of 2
   seat 2: hand: -8S
94. 0 play 5S
   all told: 0 played 5S
   all: turn: 1 | trick: 2 led 8S 5S
   seat 1, 2: in no heap: 5S | size hand of 0: 4 | sure -5S in hand of 0
   seat 0: hand: -5S
   seat 1: moves: play AS
95. 1 play AS
   all told: 1 played AS; 1 took the trick 5S 8S AS
   all: trick: 1 leads | trick 8: 2 led 8S 5S AS, 1 takes | public.phase: lead
   seat 0, 2: in no heap: AS | size hand of 1: 4
   seat 1: hand: -AS | moves: play 6H, JH, QH, QD
96. 1 play 6H
   all told: 1 played 6H
   all: turn: 2 | trick: 1 led 6H | public.phase: reply
   seat 0, 2: in no heap: 6H | size hand of 1: 3 | sure -6H in hand of 1
   seat 1: hand: -6H
   seat 2: moves: play 4H
97. 2 play 4H
   all told: 2 played 4H
   all: turn: 0 | trick: 1 led 6H 4H
   seat 0, 1: in no heap: 4H | size hand of 2: 3
   seat 0: moves: play AH
   seat 2: hand: -4H
98. 0 play AH
   all told: 0 played AH; 0 took the trick 4H 6H AH
   all: trick: 0 leads | trick 9: 1 led 6H 4H AH, 0 takes | public.phase: lead
   seat 1, 2: in no heap: AH | size hand of 0: 3
   seat 0: hand: -AH | moves: play 9S, QS, 8D
99. 0 play 8D
   all told: 0 played 8D
   all: turn: 1 | trick: 0 led 8D | public.phase: reply
   seat 1, 2: in no heap: 8D | size hand of 0: 2
   seat 0: hand: -8D
   seat 1: moves: play QD | may -JD in hand of 0 | sure +JD in hand of 2
   seat 2: may = 9S QS in hand of 0 | sure +7H +KH in discard of 1
100. 1 play QD
   all told: 1 played QD
   all: turn: 2 | trick: 0 led 8D QD
   seat 0, 2: in no heap: QD | size hand of 1: 2 | may = JH QH in hand of 1
   seat 1: hand: -QD
   seat 2: moves: play JD | sure +4S +TS in discard of 1
101. 2 play JD
   all told: 2 played JD; 1 took the trick 8D JD QD
102. 1 play QH
   all told: 1 played QH
103. 2 play AC
   all told: 2 played AC
104. 0 play 9S
   all told: 0 played 9S; 1 took the trick 9S QH AC
105. 1 play JH
   all told: 1 played JH
106. 2 play 4C
   all told: 2 played 4C
107. 0 play QS
   all told: 0 played QS; 1 took the trick QS JH 4C; deal 1 §11.5 tricks_short: +13 pence to table from 2; deal 1 §11.6 tricks_over: +8 pence to 1; deal 1 §11.6 tricks_over: +2 pence to 0; deal 1 §11.9 tricks_carried: +3 pence to table; deal 1 over
108. * deal
   all told: 1 dealt
109. 0 say bid 13
   all told: 0 said bid 13
110. 1 say pass
   all told: 1 said pass
   all: dealer: 1 | shown: 8H | holds: 1977 -1006 -974 | deals: 1 over, 0 of them thrown in | public.phase: auction | public.turn_up: 8H | public.auction: ([2 bid 12] [0 bid 13] [1 pass None]) | public.ruffs: ({} {} {}) | size stock: 7
   seat 0, 1: size hand of 2: 12
   seat 0, 2: size hand of 1: 12
   seat 1, 2: size hand of 0: 12
   seat 0: no more: trick, tricks, public.vying, sure hand of 1, size discard of 1, may discard of 1 | in no heap: 8C KH TS | hand: = 7S TS QS AS TH KH 7D TD 7C 8C TC JC | may +4S +5S +6S +8S +9S +JS +KS +4H +5H +6H +7H +9H +AH +4D +5D +6D +8D +9D +JD +QD +KD +AD +4C +5C +6C +9C +QC +KC +AC in hand of 1 | may +5S +6S +8S +9S +JS +KS +4H +5H +6H +9H +JH +QH +AH +4D +5D +6D +8D +9D +QD +KD +AD +5C +6C +9C in hand of 2 | may = 4S 5S 6S 8S 9S JS KS 4H 5H 6H 7H 9H JH QH AH 4D 5D 6D 8D 9D JD QD KD AD 4C 5C 6C 9C QC KC AC in stock
   seat 1: no more: aside, trick, tricks, public.vying, sure hand of 0, sure hand of 2 | hand: +6S +8S +JS +4H +AH +4D +5D +8D +QD +AD | may +4S +5S +7S +TS +KS +AS +5H +6H +7H +9H +TH +KH +6D +7D +9D +TD +JD +KD +4C +5C +6C +7C +8C +9C +TC +JC +QC +KC +AC in hand of 0 | may +4S +5S +7S +9S +TS +QS +KS +AS +5H +6H +7H +9H +TH +KH +6D +7D +9D +TD +KD +5C +6C +7C +8C +9C +TC +JC +QC +KC in hand of 2 | may = 4S 5S 7S 9S TS QS KS AS 5H 6H 7H 9H TH KH 6D 7D 9D TD JD KD 4C 5C 6C 7C 8C 9C TC JC QC KC AC in stock
   seat 2: no more: trick, tricks, public.vying, sure hand of 0, sure hand of 1, size discard of 1, may discard of 1, sure discard of 1 | in no heap: 7H KC QC | hand: -AC +5H +6H +7H +9H +6D +KD +6C +9C +QC +KC | moves: say bid 14, pass | may +4S +5S +6S +7S +8S +TS +JS +KS +AS +4H +TH +JH +QH +KH +AH +4D +5D +7D +8D +9D +TD +QD +AD +5C +7C +8C +TC +JC +AC in hand of 0 | may +4S +5S +6S +7S +8S +9S +TS +JS +QS +KS +AS +4H +TH +KH +AH +4D +5D +7D +8D +9D +TD +QD +AD +5C +7C +8C +TC +JC +AC in hand of 1 | may = 4S 5S 6S 7S 8S 9S TS JS QS KS AS 4H TH JH QH KH AH 4D 5D 7D 8D 9D TD QD AD 5C 7C 8C TC JC AC in stock
111. 2 say pass
   all told: 2 said pass; deal 2 §6.7 stock: +7 pence to 2 from 0; deal 2 §6.7 stock: +6 pence to 1 from 0
112. 0 lay 7S
   seat 0 told: 0 laid 7S
   seat 1, 2 told: 0 laid a card
113. 0 lay 8C
   seat 0 told: 0 laid 8C
   seat 1, 2 told: 0 laid a card
114. 0 lay KH
   seat 0 told: 0 laid KH
   seat 1, 2 told: 0 laid a card
115. 0 lay TD
   seat 0 told: 0 laid TD
   seat 1, 2 told: 0 laid a card
116. 0 lay TC
   seat 0 told: 0 laid TC
   seat 1, 2 told: 0 laid a card
117. 0 lay JC
   seat 0 told: 0 laid JC
   seat 1, 2 told: 0 laid a card
118. 0 lay AS
   seat 0 told: 0 laid AS; 0 drew 7: 4S 5S 9S KS 9D 5C AC; deal 2 §8.5 ante: +2 pence to table from 2; deal 2 §8.5 ante: +2 pence to table from 0; deal 2 §8.5 ante: +2 pence to table from 1
   seat 1, 2 told: 0 laid a card; 0 drew 7; deal 2 §8.5 ante: +2 pence to table from 2; deal 2 §8.5 ante: +2 pence to table from 0; deal 2 §8.5 ante: +2 pence to table from 1
119. 2 say vie 35
   all told: 2 said vie 35; deal 2 §8.7 vied: +35 pence to table from 2
120. 0 say revie 35
   all told: 0 said revie 35; deal 2 §8.8 revied: +70 pence to table from 0
   all: no more: size stock, may stock | turn: 1 | holds: 1892 -1002 -1004 | public.phase: ruff | public.auction: ([2 bid 12] [0 bid 13] [1 pass None] [2 pass None]) | public.vying: ([2 vie 35] [0 revie 35])
   seat 1, 2: size discard of 0: 7
   seat 0: in no heap: 4S 5C 5S 9D 9S AC KS | hand: = 4S 5S 9S TS QS KS TH 7D 9D 5C 7C AC | aside: 7S AS KH TD 8C TC JC
   seat 1: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40 | may = 4S 5S 7S 9S TS QS KS AS 5H 6H 7H 9H TH KH 6D 7D 9D TD JD KD 4C 5C 6C 7C 8C 9C TC JC QC KC AC in discard of 0
   seat 2: may = 4S 5S 6S 7S 8S 9S TS JS QS KS AS 4H TH JH QH KH AH 4D 5D 7D 8D 9D TD QD AD 5C 7C 8C TC JC AC in discard of 0
121. 1 say revie 29
   all told: 1 said revie 29; deal 2 §8.8 revied: +99 pence to table from 1
122. 2 say revie 37
   all told: 2 said revie 37; deal 2 §8.8 revied: +101 pence to table from 2
123. 0 say revie 22
   all told: 0 said revie 22; deal 2 §8.8 revied: +88 pence to table from 0
124. 1 say revie 7
   all told: 1 said revie 7; deal 2 §8.8 revied: +66 pence to table from 1
125. 2 say revie 39
   all told: 2 said revie 39; deal 2 §8.8 revied: +68 pence to table from 2
126. 0 say see
   all told: 0 said see; deal 2 §8.8 seen: +46 pence to table from 0
127. 1 say revie 5
   all told: 1 said revie 5; deal 2 §8.8 revied: +44 pence to table from 1
128. 2 say revie 14
   all told: 2 said revie 14; deal 2 §8.8 revied: +19 pence to table from 2
129. 0 say revie 40
   all told: 0 said revie 40; deal 2 §8.8 revied: +59 pence to table from 0
130. 1 say revie 6
   all told: 1 said revie 6; deal 2 §8.8 revied: +60 pence to table from 1
   all: turn: 2 | holds: 1699 -1271 -1192 | public.vying: ([2 vie 35] [0 revie 35] [1 revie 29] [2 revie 37] [0 revie 22] [1 revie 7] [2 revie 39] [0 see None] [1 revie 5] [2 revie 14] [0 revie 40] [1 revie 6])
   seat 2: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
131. 2 say revie 38
   all told: 2 said revie 38; deal 2 §8.8 revied: +84 pence to table from 2
132. 0 say revie 19
   all told: 0 said revie 19; deal 2 §8.8 revied: +63 pence to table from 0
133. 1 say revie 33
   all told: 1 said revie 33; deal 2 §8.8 revied: +90 pence to table from 1
134. 2 say revie 18
   all told: 2 said revie 18; deal 2 §8.8 revied: +70 pence to table from 2
135. 0 say revie 16
   all told: 0 said revie 16; deal 2 §8.8 revied: +67 pence to table from 0
136. 1 say revie 12
   all told: 1 said revie 12; deal 2 §8.8 revied: +46 pence to table from 1
137. 2 say revie 5
   all told: 2 said revie 5; deal 2 §8.8 revied: +33 pence to table from 2
138. 0 say revie 7
   all told: 0 said revie 7; deal 2 §8.8 revied: +24 pence to table from 0
139. 1 say see
   all told: 1 said see; deal 2 §8.8 seen: +12 pence to table from 1
140. 2 say revie 25
   all told: 2 said revie 25; deal 2 §8.8 revied: +32 pence to table from 2
   all: turn: 0 | holds: 1545 -1419 -1411 | public.vying: ([2 vie 35] [0 revie 35] [1 revie 29] [2 revie 37] [0 revie 22] [1 revie 7] [2 revie 39] [0 see None] [1 revie 5] [2 revie 14] [0 revie 40] [1 revie 6] [2 revie 38] [0 revie 19] [1 revie 33] [2 revie 18] [0 revie 16] [1 revie 12] [2 revie 5] [0 revie 7] [1 see None] [2 revie 25])
   seat 0: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
141. 0 say revie 21
   all told: 0 said revie 21; deal 2 §8.8 revied: +46 pence to table from 0
142. 1 say revie 11
   all told: 1 said revie 11; deal 2 §8.8 revied: +57 pence to table from 1
143. 2 say revie 37
   all told: 2 said revie 37; deal 2 §8.8 revied: +69 pence to table from 2
144. 0 say revie 11
   all told: 0 said revie 11; deal 2 §8.8 revied: +59 pence to table from 0
145. 1 say revie 23
   all told: 1 said revie 23; deal 2 §8.8 revied: +71 pence to table from 1
146. 2 say pass
   all told: 2 said pass
147. 0 say revie 15
   all told: 0 said revie 15; deal 2 §8.8 revied: +38 pence to table from 0
148. 1 say revie 32
   all told: 1 said revie 32; deal 2 §8.8 revied: +47 pence to table from 1
149. 0 say revie 38
   all told: 0 said revie 38; deal 2 §8.8 revied: +70 pence to table from 0
150. 1 say revie 25
   all told: 1 said revie 25; deal 2 §8.8 revied: +63 pence to table from 1
   all: holds: 1332 -1657 -1480 | public.vying: ([2 vie 35] [0 revie 35] [1 revie 29] [2 revie 37] [0 revie 22] [1 revie 7] [2 revie 39] [0 see None] [1 revie 5] [2 revie 14] [0 revie 40] [1 revie 6] [2 revie 38] [0 revie 19] [1 revie 33] [2 revie 18] [0 revie 16] [1 revie 12] [2 revie 5] [0 revie 7] [1 see None] [2 revie 25] [0 revie 21] [1 revie 11] [2 revie 37] [0 revie 11] [1 revie 23] [2 pass None] [0 revie 15] [1 revie 32] [0 revie 38] [1 revie 25])
151. 0 say revie 10
   all told: 0 said revie 10; deal 2 §8.8 revied: +35 pence to table from 0
152. 1 say revie 26
   all told: 1 said revie 26; deal 2 §8.8 revied: +36 pence to table from 1
153. 0 say revie 9
   all told: 0 said revie 9; deal 2 §8.8 revied: +35 pence to table from 0
154. 1 say revie 27
   all told: 1 said revie 27; deal 2 §8.8 revied: +36 pence to table from 1
155. 0 say revie 7
   all told: 0 said revie 7; deal 2 §8.8 revied: +34 pence to table from 0
156. 1 say revie 38
   all told: 1 said revie 38; deal 2 §8.8 revied: +45 pence to table from 1
157. 0 say revie 6
   all told: 0 said revie 6; deal 2 §8.8 revied: +44 pence to table from 0
158. 1 say revie 23
   all told: 1 said revie 23; deal 2 §8.8 revied: +29 pence to table from 1
159. 0 say revie 28
   all told: 0 said revie 28; deal 2 §8.8 revied: +51 pence to table from 0
160. 1 say revie 20
   all told: 1 said revie 20; deal 2 §8.8 revied: +48 pence to table from 1
   all: holds: 1133 -1851 -1480 | public.vying: ([2 vie 35] [0 revie 35] [1 revie 29] [2 revie 37] [0 revie 22] [1 revie 7] [2 revie 39] [0 see None] [1 revie 5] [2 revie 14] [0 revie 40] [1 revie 6] [2 revie 38] [0 revie 19] [1 revie 33] [2 revie 18] [0 revie 16] [1 revie 12] [2 revie 5] [0 revie 7] [1 see None] [2 revie 25] [0 revie 21] [1 revie 11] [2 revie 37] [0 revie 11] [1 revie 23] [2 pass None] [0 revie 15] [1 revie 32] [0 revie 38] [1 revie 25] [0 revie 10] [1 revie 26] [0 revie 9] [1 revie 27] [0 revie 7] [1 revie 38] [0 revie 6] [1 revie 23] [0 revie 28] [1 revie 20])
161. 0 say revie 17
   all told: 0 said revie 17; deal 2 §8.8 revied: +37 pence to table from 0
162. 1 say revie 16
   all told: 1 said revie 16; deal 2 §8.8 revied: +33 pence to table from 1
163. 0 say revie 36
   all told: 0 said revie 36; deal 2 §8.8 revied: +52 pence to table from 0
164. 1 say revie 4
   all told: 1 said revie 4; deal 2 §8.8 revied: +40 pence to table from 1
165. 0 say see
   all told: 0 said see; deal 2 §8.8 seen: +4 pence to table from 0; deal 2 §8.15 ruff_shown: +2364 pence to 0 for 4S 5S 9S TS QS KS
166. 2 play 6D
   all told: 2 played 6D
167. 0 play 7D
   all told: 0 played 7D
168. 1 play AD
   all told: 1 played AD; 1 took the trick 6D 7D AD
169. 1 play JS
   all told: 1 played JS
170. 2 play 6C
   all told: 2 played 6C
   all: trick: 1 led JS 6C | holds: 3404 -1924 -1480 | trick 1: 2 led 6D 7D AD, 1 takes | public.phase: reply | public.vying: ([2 vie 35] [0 revie 35] [1 revie 29] [2 revie 37] [0 revie 22] [1 revie 7] [2 revie 39] [0 see None] [1 revie 5] [2 revie 14] [0 revie 40] [1 revie 6] [2 revie 38] [0 revie 19] [1 revie 33] [2 revie 18] [0 revie 16] [1 revie 12] [2 revie 5] [0 revie 7] [1 see None] [2 revie 25] [0 revie 21] [1 revie 11] [2 revie 37] [0 revie 11] [1 revie 23] [2 pass None] [0 revie 15] [1 revie 32] [0 revie 38] [1 revie 25] [0 revie 10] [1 revie 26] [0 revie 9] [1 revie 27] [0 revie 7] [1 revie 38] [0 revie 6] [1 revie 23] [0 revie 28] [1 revie 20] [0 revie 17] [1 revie 16] [0 revie 36] [1 revie 4] [0 see None]) | public.ruffs: ({4S 5S 9S TS QS KS} {4D 5D 8D QD AD} {})
   seat 0, 1: size hand of 2: 10
   seat 0, 2: size hand of 1: 10
   seat 1, 2: size hand of 0: 11 | sure = 4S 5S 9S TS QS KS in hand of 0
   seat 0: in no heap: 6C 6D AD JS | hand: -7D | moves: play 4S, 5S, 9S, TS, QS, KS | may -JD -KD in hand of 1 | sure = 6S 8S 4D 5D 8D QD in hand of 1 | may -6S -8S -4D -5D -8D -QD in hand of 2 | sure = JD KD in hand of 2
   seat 1: in no heap: 6C 6D 7D | hand: -JS -AD | may -7S -AS in hand of 0 | may -4S -5S -7S -9S -TS -QS -KS -AS in hand of 2 | may -4S -5S -9S -TS -QS -KS in discard of 0 | sure = 7S AS in discard of 0
   seat 2: in no heap: 7D AD JS | hand: -6D -6C | may -6S -7S -8S -AS -4D -5D -8D -QD in hand of 0 | may -4S -5S -9S -TS -QS -KS -9D -TD in hand of 1 | sure = 4D 5D 8D QD in hand of 1 | may -4S -5S -9S -TS -QS -KS -4D -5D -8D -QD in discard of 0
171. 0 play 5S
   all told: 0 played 5S; 1 took the trick 5S JS 6C
172. 1 play 8D
   all told: 1 played 8D
173. 2 play JD
   all told: 2 played JD
174. 0 play 9D
   all told: 0 played 9D; 2 took the trick 8D 9D JD
175. 2 play 7H
   all told: 2 played 7H
176. 0 play TH
   all told: 0 played TH
177. 1 play JH
   all told: 1 played JH; 1 took the trick 7H TH JH
178. 1 play 4D
   all told: 1 played 4D
179. 2 play KD
   all told: 2 played KD
180. 0 play 9S
   all told: 0 played 9S; 2 took the trick 9S 4D KD
   all: turn: 2 | trick: 2 leads | trick 2: 1 led JS 6C 5S, 1 takes | trick 3: 1 led 8D JD 9D, 2 takes | trick 4: 2 led 7H TH JH, 1 takes | trick 5: 1 led 4D KD 9S, 2 takes | public.phase: lead
   seat 0, 1: size hand of 2: 7
   seat 0, 2: size hand of 1: 7
   seat 1, 2: size hand of 0: 7 | may -TD in hand of 0 | sure -5S -9S in hand of 0
   seat 0: no more: sure hand of 2 | in no heap: 4D 7H 8D JD JH KD | hand: -5S -9S -TH -9D | sure -4D -8D in hand of 1
   seat 1: in no heap: 5S 7H 9D 9S JD KD TH | hand: -JH -4D -8D
   seat 2: in no heap: 4D 5S 8D 9D 9S JH TH | hand: -7H -JD -KD | moves: play 5H, 6H, 9H, 4C, 9C, QC, KC | may -JC in hand of 1 | sure = 5D QD in hand of 1 | sure = TD in discard of 0
181. 2 play 9C
   all told: 2 played 9C
182. 0 play AC
   all told: 0 played AC
183. 1 play QH
   all told: 1 played QH; 1 took the trick QH 9C AC
184. 1 play 6S
   all told: 1 played 6S
185. 2 play 9H
   all told: 2 played 9H
186. 0 play TS
   all told: 0 played TS; 2 took the trick 6S TS 9H
187. 2 play KC
   all told: 2 played KC
188. 0 play 5C
   all told: 0 played 5C
189. 1 play 5D
   all told: 1 played 5D; 2 took the trick 5D 5C KC
190. 2 play 6H
   all told: 2 played 6H
   all: turn: 0 | trick: 2 led 6H | trick 6: 2 led 9C AC QH, 1 takes | trick 7: 1 led 6S 9H TS, 2 takes | trick 8: 2 led KC 5C 5D, 2 takes | public.phase: reply
   seat 0, 1: size hand of 2: 3
   seat 0, 2: size hand of 1: 4
   seat 1, 2: size hand of 0: 4 | sure -TS in hand of 0
   seat 0: in no heap: 5D 6H 6S 9C 9H KC QH | hand: -TS -5C -AC | moves: play 4S, QS, KS, 7C | may -4C -QC in hand of 1 | sure = 8S QD in hand of 1 | sure = 4C QC in hand of 2
   seat 1: in no heap: 5C 6H 9C 9H AC KC TS | hand: -6S -QH -5D | may -KH in hand of 2
   seat 2: in no heap: 5C 5D 6S AC QH TS | hand: = 5H 4C QC | may -7C -8C -TC in hand of 1 | sure = QD in hand of 1
191. 0 play 7C
   all told: 0 played 7C
192. 1 play 4H
   all told: 1 played 4H; 2 took the trick 4H 6H 7C
193. 2 play 5H
   all told: 2 played 5H
194. 0 play KS
   all told: 0 played KS
195. 1 play AH
   all told: 1 played AH; 1 took the trick KS 5H AH
196. 1 play 8S
   all told: 1 played 8S
197. 2 play QC
   all told: 2 played QC
198. 0 play QS
   all told: 0 played QS; 0 took the trick 8S QS QC
199. 0 play 4S
   all told: 0 played 4S
200. 1 play QD
   all told: 1 played QD
   all: turn: 2 | trick: 0 led 4S QD | trick 9: 2 led 6H 7C 4H, 2 takes | trick 10: 2 led 5H KS AH, 1 takes | trick 11: 1 led 8S QC QS, 0 takes
   seat 0, 1: size hand of 2: 1
   seat 0: no more: hand, size hand of 1, may hand of 1, sure hand of 1 | in no heap: 4H 5H 8S AH QC QD | sure = 4C in hand of 2
   seat 1: no more: hand, size hand of 0, may hand of 0, sure hand of 0 | in no heap: 4S 5H 7C KS QC QS | sure +KH in discard of 0
   seat 2: no more: size hand of 0, may hand of 0, sure hand of 0, size hand of 1, may hand of 1, sure hand of 1 | in no heap: 4H 4S 7C 8S AH KS QD QS | hand: = 4C | moves: play 4C | sure +7S +AS +KH +8C +TC +JC in discard of 0
201. 2 play 4C
   all told: 2 played 4C; 0 took the trick 4S QD 4C; deal 2 §11.5 tricks_short: +7 pence to table from 2; deal 2 §11.5 tricks_short: +16 pence to table from 0; deal 2 §11.6 tricks_over: +20 pence to 1; deal 2 §11.9 tricks_carried: +3 pence to table; deal 2 over
202. * deal
   all told: 2 dealt
203. 1 say bid 13
   all told: 1 said bid 13
204. 2 say pass
   all told: 2 said pass
205. 0 say bid 14
   all told: 0 said bid 14
206. 1 say bid 15
   all told: 1 said bid 15
207. 0 say bid 16
   all told: 0 said bid 16
208. 1 say bid 17
   all told: 1 said bid 17
209. 0 say pass
   all told: 0 said pass; deal 3 §6.7 stock: +9 pence to 0 from 1; deal 3 §6.7 stock: +8 pence to 2 from 1
210. 1 lay 5D
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid 5D
   all: turn: 1 | dealer: 2 | shown: JC | holds: 3397 -1921 -1479 | deals: 2 over, 0 of them thrown in | public.phase: exchange | public.turn_up: JC | public.auction: ([0 bid 12] [1 bid 13] [2 pass None] [0 bid 14] [1 bid 15] [0 bid 16] [1 bid 17] [0 pass None]) | public.ruffs: ({} {} {}) | size stock: 7
   seat 0, 1: size hand of 2: 12
   seat 0, 2: size hand of 1: 11 | size discard of 1: 1
   seat 1, 2: no more: trick, tricks, public.vying, size discard of 0, may discard of 0, sure discard of 0 | size hand of 0: 12
   seat 0: no more: aside, trick, tricks, public.vying, sure hand of 2 | in no heap: 4C | hand: = 8S JS QS AS 6H 9H 4D QD 4C TC QC AC | may = 4S 5S 6S 7S 9S TS KS 4H 5H 7H 8H TH JH QH KH AH 5D 6D 7D 8D 9D TD JD KD AD 5C 6C 7C 8C 9C KC in all heaps
   seat 1: in no heap: JC | hand: = 5S 9S 4H TH JH AH 7D 9D JD 6C KC | aside: 5D | moves: lay 5S, 9S, 4H, TH, JH, AH, 7D, 9D, JD, 6C, KC | may = 4S 6S 7S 8S TS JS QS KS AS 5H 6H 7H 8H 9H QH KH 4D 6D 8D TD QD KD AD 4C 5C 7C 8C 9C TC QC AC in hand of 0, stock | may +4S +6S +7S +8S +TS +JS +QS +KS +AS +5H +6H +7H +8H +9H +QH +KH +4D +6D +8D +QD +KD +AD +5C +7C +9C +QC +AC in hand of 2
   seat 2: in no heap: 7S 8C JC KH | hand: = 6S 7S TS 7H 8H KH 8D KD AD 5C 8C 9C | may = 4S 5S 8S 9S JS QS KS AS 4H 5H 6H 9H TH JH QH AH 4D 5D 6D 7D 9D TD JD QD 4C 6C 7C TC QC KC AC in all heaps
211. 1 lay 9S
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid 9S
212. 1 lay 6C
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid 6C
213. 1 lay 9D
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid 9D
214. 1 lay KC
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid KC
215. 1 lay AH
   seat 0, 2 told: 1 laid a card
   seat 1 told: 1 laid AH
216. 1 lay JH
   seat 0, 2 told: 1 laid a card; 1 drew 7; deal 3 §8.5 ante: +2 pence to table from 0; deal 3 §8.5 ante: +2 pence to table from 1; deal 3 §8.5 ante: +2 pence to table from 2
   seat 1 told: 1 laid JH; 1 drew 7: 4S KS 5H QH 6D TD 7C; deal 3 §8.5 ante: +2 pence to table from 0; deal 3 §8.5 ante: +2 pence to table from 1; deal 3 §8.5 ante: +2 pence to table from 2
217. 0 say vie 18
   all told: 0 said vie 18; deal 3 §8.7 vied: +18 pence to table from 0
218. 1 say revie 10
   all told: 1 said revie 10; deal 3 §8.8 revied: +28 pence to table from 1
219. 2 say revie 13
   all told: 2 said revie 13; deal 3 §8.8 revied: +41 pence to table from 2
220. 0 say revie 39
   all told: 0 said revie 39; deal 3 §8.8 revied: +62 pence to table from 0
   all: no more: size stock, may stock | holds: 3315 -1951 -1522 | public.phase: ruff | public.vying: ([0 vie 18] [1 revie 10] [2 revie 13] [0 revie 39])
   seat 0, 2: size hand of 1: 12 | size discard of 1: 7
   seat 1: in no heap: 4S 5H 6D 7C KS QH TD | hand: = 4S 5S KS 4H 5H TH QH 6D 7D TD JD 7C | aside: 9S JH AH 5D 9D 6C KC | moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
221. 1 say revie 9
   all told: 1 said revie 9; deal 3 §8.8 revied: +61 pence to table from 1
222. 2 say revie 31
   all told: 2 said revie 31; deal 3 §8.8 revied: +79 pence to table from 2
223. 0 say revie 16
   all told: 0 said revie 16; deal 3 §8.8 revied: +56 pence to table from 0
224. 1 say revie 30
   all told: 1 said revie 30; deal 3 §8.8 revied: +77 pence to table from 1
225. 2 say revie 20
   all told: 2 said revie 20; deal 3 §8.8 revied: +66 pence to table from 2
226. 0 say revie 38
   all told: 0 said revie 38; deal 3 §8.8 revied: +88 pence to table from 0
227. 1 say revie 33
   all told: 1 said revie 33; deal 3 §8.8 revied: +91 pence to table from 1
228. 2 say see
   all told: 2 said see; deal 3 §8.8 seen: +71 pence to table from 2
229. 0 say revie 40
   all told: 0 said revie 40; deal 3 §8.8 revied: +73 pence to table from 0
230. 1 say revie 29
   all told: 1 said revie 29; deal 3 §8.8 revied: +69 pence to table from 1
   all: turn: 2 | holds: 3098 -2249 -1738 | public.vying: ([0 vie 18] [1 revie 10] [2 revie 13] [0 revie 39] [1 revie 9] [2 revie 31] [0 revie 16] [1 revie 30] [2 revie 20] [0 revie 38] [1 revie 33] [2 see None] [0 revie 40] [1 revie 29])
   seat 2: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
231. 2 say revie 16
   all told: 2 said revie 16; deal 3 §8.8 revied: +85 pence to table from 2
232. 0 say revie 11
   all told: 0 said revie 11; deal 3 §8.8 revied: +56 pence to table from 0
233. 1 say revie 18
   all told: 1 said revie 18; deal 3 §8.8 revied: +45 pence to table from 1
234. 2 say revie 12
   all told: 2 said revie 12; deal 3 §8.8 revied: +41 pence to table from 2
235. 0 say revie 16
   all told: 0 said revie 16; deal 3 §8.8 revied: +46 pence to table from 0
236. 1 say revie 29
   all told: 1 said revie 29; deal 3 §8.8 revied: +57 pence to table from 1
237. 2 say revie 32
   all told: 2 said revie 32; deal 3 §8.8 revied: +77 pence to table from 2
238. 0 say revie 11
   all told: 0 said revie 11; deal 3 §8.8 revied: +72 pence to table from 0
239. 1 say revie 8
   all told: 1 said revie 8; deal 3 §8.8 revied: +51 pence to table from 1
240. 2 say pass
   all told: 2 said pass
   all: turn: 0 | holds: 2924 -2402 -1941 | public.vying: ([0 vie 18] [1 revie 10] [2 revie 13] [0 revie 39] [1 revie 9] [2 revie 31] [0 revie 16] [1 revie 30] [2 revie 20] [0 revie 38] [1 revie 33] [2 see None] [0 revie 40] [1 revie 29] [2 revie 16] [0 revie 11] [1 revie 18] [2 revie 12] [0 revie 16] [1 revie 29] [2 revie 32] [0 revie 11] [1 revie 8] [2 pass None])
   seat 0: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
241. 0 say revie 17
   all told: 0 said revie 17; deal 3 §8.8 revied: +25 pence to table from 0
242. 1 say revie 12
   all told: 1 said revie 12; deal 3 §8.8 revied: +29 pence to table from 1
243. 0 say pass
   all told: 0 said pass; deal 3 §8.14 ruff_unseen: +1473 pence to 1; deal 3 §9.3 gleek_queens: +2 pence to 0 from 1 for QS QD QC; deal 3 §9.3 gleek_queens: +2 pence to 0 from 2 for QS QD QC
244. 0 play JS
   all told: 0 played JS
245. 1 play 5S
   all told: 1 played 5S
246. 2 play 7S
   all told: 2 played 7S; 0 took the trick 5S 7S JS
247. 0 play QC
   all told: 0 played QC
248. 1 play 7C
   all told: 1 played 7C
249. 2 play 9C
   all told: 2 played 9C; 0 took the trick 7C 9C QC
250. 0 play QD
   all told: 0 played QD
   all: turn: 1 | trick: 0 led QD | holds: 2903 -960 -1943 | trick 1: 0 led JS 5S 7S, 0 takes | trick 2: 0 led QC 7C 9C, 0 takes | public.phase: reply | public.vying: ([0 vie 18] [1 revie 10] [2 revie 13] [0 revie 39] [1 revie 9] [2 revie 31] [0 revie 16] [1 revie 30] [2 revie 20] [0 revie 38] [1 revie 33] [2 see None] [0 revie 40] [1 revie 29] [2 revie 16] [0 revie 11] [1 revie 18] [2 revie 12] [0 revie 16] [1 revie 29] [2 revie 32] [0 revie 11] [1 revie 8] [2 pass None] [0 revie 17] [1 revie 12] [0 pass None]) | public.sets: ([0 {QS QD QC}])
   seat 0, 1: size hand of 2: 10
   seat 0, 2: size hand of 1: 10
   seat 1, 2: size hand of 0: 9 | sure = QS in hand of 0
   seat 0: in no heap: 5S 7C 7S 9C | hand: -JS -QD -QC
   seat 1: in no heap: 7S 9C JS QC QD | hand: -5S -7C | moves: play 6D, 7D, TD, JD | may -QS in hand of 2
   seat 2: in no heap: 5S 7C JS QC QD | hand: -7S -9C | may -QH in hand of 0 | may -QS in hand of 1, discard of 1
251. 1 play JD
   all told: 1 played JD
252. 2 play 8D
   all told: 2 played 8D; 0 took the trick 8D JD QD
253. 0 play 6H
   all told: 0 played 6H
254. 1 play 4H
   all told: 1 played 4H
255. 2 play 7H
   all told: 2 played 7H; 2 took the trick 4H 6H 7H
256. 2 play 5C
   all told: 2 played 5C
257. 0 play AC
   all told: 0 played AC
258. 1 play TH
   all told: 1 played TH; 0 took the trick TH 5C AC
259. 0 play 4C
   all told: 0 played 4C
260. 1 play 7D
   all told: 1 played 7D
   all: turn: 2 | trick: 0 led 4C 7D | trick 3: 0 led QD JD 8D, 0 takes | trick 4: 0 led 6H 4H 7H, 2 takes | trick 5: 2 led 5C AC TH, 0 takes
   seat 0, 1: size hand of 2: 7
   seat 0, 2: size hand of 1: 6
   seat 1, 2: size hand of 0: 6
   seat 0: in no heap: 4H 5C 7D 7H 8D JD TH | hand: -6H -4C -AC | may -6C -8C -KC in hand of 1
   seat 1: in no heap: 4C 5C 6H 7H 8D AC | hand: -4H -TH -7D -JD
   seat 2: in no heap: 4C 4H 6H 7D AC JD TH | hand: -7H -8D -5C | moves: play 8C | may -6C -TC -KC in hand of 1
261. 2 play 8C
   all told: 2 played 8C; 2 took the trick 7D 4C 8C
262. 2 play KH
   all told: 2 played KH
263. 0 play 9H
   all told: 0 played 9H
264. 1 play 5H
   all told: 1 played 5H; 2 took the trick 5H 9H KH
265. 2 play AD
   all told: 2 played AD
266. 0 play 4D
   all told: 0 played 4D
267. 1 play TD
   all told: 1 played TD; 2 took the trick 4D TD AD
268. 2 play TS
   all told: 2 played TS
269. 0 play AS
   all told: 0 played AS
270. 1 play KS
   all told: 1 played KS; 0 took the trick TS KS AS
   all: turn: 0 | trick: 0 leads | trick 6: 0 led 4C 7D 8C, 2 takes | trick 7: 2 led KH 9H 5H, 2 takes | trick 8: 2 led AD 4D TD, 2 takes | trick 9: 2 led TS AS KS, 0 takes | public.phase: lead
   seat 0, 1: size hand of 2: 3
   seat 0, 2: size hand of 1: 3
   seat 1, 2: size hand of 0: 3
   seat 0: in no heap: 5H 8C AD KH KS TD TS | hand: = 8S QS TC | moves: play 8S, QS, TC
   seat 1: in no heap: 4D 8C 9H AD AS KH TS | hand: = 4S QH 6D
   seat 2: in no heap: 4D 5H 9H AS KS TD | hand: = 6S 8H KD | may -AH in hand of 0
271. 0 play TC
   all told: 0 played TC
272. 1 play 4S
   all told: 1 played 4S
273. 2 play 6S
   all told: 2 played 6S; 0 took the trick 4S 6S TC
274. 0 play QS
   all told: 0 played QS
275. 1 play QH
   all told: 1 played QH
276. 2 play 8H
   all told: 2 played 8H; 0 took the trick QS 8H QH
277. 0 play 8S
   all told: 0 played 8S
278. 1 play 6D
   all told: 1 played 6D
279. 2 play KD
   all told: 2 played KD; 0 took the trick 8S 6D KD; deal 3 §11.5 tricks_short: +22 pence to table from 1; deal 3 §11.5 tricks_short: +1 pence to table from 2; deal 3 §11.6 tricks_over: +20 pence to 0; deal 3 §11.9 tricks_carried: +3 pence to table; deal 3 over
280. * deal
   all told: 0 dealt
   all: turn: 2 | dealer: 0 | shown: 7C | holds: 2923 -982 -1944 | deals: 3 over, 0 of them thrown in | public.phase: auction | public.turn_up: 7C | public.auction: ([1 bid 12]) | size stock: 7
   seat 0, 1: size hand of 2: 12
   seat 0, 2: size hand of 1: 12
   seat 1, 2: size hand of 0: 12
   seat 0: no more: trick, tricks, public.vying, public.sets, size discard of 1, may discard of 1 | in no heap: 4S 5D 8H AH | hand: = 4S JS 4H 6H 8H 9H KH AH 5D 8D 9C JC | may +5S +7S +8S +TS +QS +KS +AS +5H +7H +TH +4D +7D +TD +JD +QD +AD +4C +5C +6C +8C +TC +QC +KC +AC in hand of 1 | may +5S +7S +8S +TS +QS +KS +AS +5H +7H +TH +4D +7D +TD +JD +QD +AD +4C +5C +8C +TC +QC +AC in hand of 2 | may = 5S 6S 7S 8S 9S TS QS KS AS 5H 7H TH JH QH 4D 6D 7D 9D TD JD QD KD AD 4C 5C 6C 8C TC QC KC AC in stock
   seat 1: no more: aside, trick, tricks, public.vying, public.sets, sure hand of 0 | in no heap: QS | hand: = 7S 9S TS QS 5H 7H QH 4D 9D QC KC AC | may +4S +5S +JS +KS +AS +4H +6H +9H +TH +JH +KH +AH +5D +6D +7D +8D +TD +JD +QD +AD +4C +5C +6C +8C +9C +JC in hand of 0, hand of 2 | may = 4S 5S 6S 8S JS KS AS 4H 6H 8H 9H TH JH KH AH 5D 6D 7D 8D TD JD QD KD AD 4C 5C 6C 8C 9C TC JC in stock
   seat 2: no more: trick, tricks, public.vying, public.sets, sure hand of 0, size discard of 1, may discard of 1 | in no heap: 6D 8S JH | hand: = 5S 6S 8S KS AS JH 6D 7D TD QD 4C 8C | moves: say bid 13, pass | may +7S +TS +JS +4H +5H +6H +7H +8H +9H +TH +QH +KH +AH +4D +8D +JD +KD +AD +5C +9C +JC +QC +AC in hand of 0 | may +7S +TS +JS +QS +4H +5H +6H +7H +8H +9H +TH +KH +4D +8D +JD +KD +AD +5C +6C +9C +TC +JC +QC +KC +AC in hand of 1 | may = 4S 7S 9S TS JS QS 4H 5H 6H 7H 8H 9H TH QH KH AH 4D 5D 8D 9D JD KD AD 5C 6C 9C TC JC QC KC AC in stock
281. 2 say pass
   all told: 2 said pass
282. 0 say bid 13
   all told: 0 said bid 13
283. 1 say bid 14
   all told: 1 said bid 14
284. 0 say bid 15
   all told: 0 said bid 15
285. 1 say pass
   all told: 1 said pass; deal 4 §6.7 stock: +8 pence to 1 from 0; deal 4 §6.7 stock: +7 pence to 2 from 0
286. 0 lay AH
   seat 0 told: 0 laid AH
   seat 1, 2 told: 0 laid a card
287. 0 lay 4S
   seat 0 told: 0 laid 4S
   seat 1, 2 told: 0 laid a card
288. 0 lay JS
   seat 0 told: 0 laid JS
   seat 1, 2 told: 0 laid a card
289. 0 lay 4H
   seat 0 told: 0 laid 4H
   seat 1, 2 told: 0 laid a card
290. 0 lay JC
   seat 0 told: 0 laid JC
   seat 1, 2 told: 0 laid a card
   all: turn: 0 | holds: 2908 -974 -1937 | public.phase: exchange | public.auction: ([1 bid 12] [2 pass None] [0 bid 13] [1 bid 14] [0 bid 15] [1 pass None])
   seat 1, 2: size hand of 0: 7 | size discard of 0: 5
   seat 0: hand: -4S -JS -4H -AH -JC | aside: 4S JS 4H AH JC | moves: lay 6H, 8H, 9H, KH, 5D, 8D, 9C
   seat 1: may = 4S 5S 6S 8S JS KS AS 4H 6H 8H 9H TH JH KH AH 5D 6D 7D 8D TD JD QD KD AD 4C 5C 6C 8C 9C TC JC in discard of 0
   seat 2: may = 4S 7S 9S TS JS QS 4H 5H 6H 7H 8H 9H TH QH KH AH 4D 5D 8D 9D JD KD AD 5C 6C 9C TC JC QC KC AC in discard of 0
291. 0 lay 8D
   seat 0 told: 0 laid 8D
   seat 1, 2 told: 0 laid a card
292. 0 lay KH
   seat 0 told: 0 laid KH; 0 drew 7: TH JD KD AD 5C 6C TC; deal 4 §8.5 ante: +2 pence to table from 1; deal 4 §8.5 ante: +2 pence to table from 2; deal 4 §8.5 ante: +2 pence to table from 0
   seat 1, 2 told: 0 laid a card; 0 drew 7; deal 4 §8.5 ante: +2 pence to table from 1; deal 4 §8.5 ante: +2 pence to table from 2; deal 4 §8.5 ante: +2 pence to table from 0
293. 1 say vie 4
   all told: 1 said vie 4; deal 4 §8.7 vied: +4 pence to table from 1
294. 2 say revie 27
   all told: 2 said revie 27; deal 4 §8.8 revied: +31 pence to table from 2
295. 0 say revie 5
   all told: 0 said revie 5; deal 4 §8.8 revied: +36 pence to table from 0
296. 1 say revie 28
   all told: 1 said revie 28; deal 4 §8.8 revied: +60 pence to table from 1
297. 2 say revie 39
   all told: 2 said revie 39; deal 4 §8.8 revied: +72 pence to table from 2
298. 0 say revie 11
   all told: 0 said revie 11; deal 4 §8.8 revied: +78 pence to table from 0
299. 1 say revie 23
   all told: 1 said revie 23; deal 4 §8.8 revied: +73 pence to table from 1
300. 2 say revie 37
   all told: 2 said revie 37; deal 4 §8.8 revied: +71 pence to table from 2
   all: no more: size stock, may stock | holds: 2792 -1113 -2113 | public.phase: ruff | public.vying: ([1 vie 4] [2 revie 27] [0 revie 5] [1 revie 28] [2 revie 39] [0 revie 11] [1 revie 23] [2 revie 37])
   seat 1, 2: size hand of 0: 12 | size discard of 0: 7
   seat 0: in no heap: 5C 6C AD JD KD TC TH | hand: -KH -8D +TH +JD +KD +AD +5C +6C +TC | aside: 4S JS 4H KH AH 8D JC | moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
301. 0 say revie 5
   all told: 0 said revie 5; deal 4 §8.8 revied: +65 pence to table from 0
302. 1 say revie 14
   all told: 1 said revie 14; deal 4 §8.8 revied: +56 pence to table from 1
303. 2 say revie 13
   all told: 2 said revie 13; deal 4 §8.8 revied: +32 pence to table from 2
304. 0 say revie 18
   all told: 0 said revie 18; deal 4 §8.8 revied: +45 pence to table from 0
305. 1 say revie 39
   all told: 1 said revie 39; deal 4 §8.8 revied: +70 pence to table from 1
306. 2 say revie 13
   all told: 2 said revie 13; deal 4 §8.8 revied: +70 pence to table from 2
307. 0 say revie 34
   all told: 0 said revie 34; deal 4 §8.8 revied: +86 pence to table from 0
308. 1 say revie 39
   all told: 1 said revie 39; deal 4 §8.8 revied: +86 pence to table from 1
309. 2 say see
   all told: 2 said see; deal 4 §8.8 seen: +73 pence to table from 2
310. 0 say revie 8
   all told: 0 said revie 8; deal 4 §8.8 revied: +47 pence to table from 0
   all: turn: 1 | holds: 2549 -1325 -2288 | public.vying: ([1 vie 4] [2 revie 27] [0 revie 5] [1 revie 28] [2 revie 39] [0 revie 11] [1 revie 23] [2 revie 37] [0 revie 5] [1 revie 14] [2 revie 13] [0 revie 18] [1 revie 39] [2 revie 13] [0 revie 34] [1 revie 39] [2 see None] [0 revie 8])
   seat 1: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
311. 1 say revie 39
   all told: 1 said revie 39; deal 4 §8.8 revied: +47 pence to table from 1
312. 2 say revie 32
   all told: 2 said revie 32; deal 4 §8.8 revied: +79 pence to table from 2
313. 0 say revie 40
   all told: 0 said revie 40; deal 4 §8.8 revied: +111 pence to table from 0
314. 1 say revie 21
   all told: 1 said revie 21; deal 4 §8.8 revied: +93 pence to table from 1
315. 2 say revie 19
   all told: 2 said revie 19; deal 4 §8.8 revied: +80 pence to table from 2
316. 0 say revie 4
   all told: 0 said revie 4; deal 4 §8.8 revied: +44 pence to table from 0
317. 1 say pass
   all told: 1 said pass
318. 2 say revie 17
   all told: 2 said revie 17; deal 4 §8.8 revied: +21 pence to table from 2
319. 0 say revie 25
   all told: 0 said revie 25; deal 4 §8.8 revied: +42 pence to table from 0
320. 2 say revie 8
   all told: 2 said revie 8; deal 4 §8.8 revied: +33 pence to table from 2
   all: turn: 0 | holds: 2352 -1465 -2501 | public.vying: ([1 vie 4] [2 revie 27] [0 revie 5] [1 revie 28] [2 revie 39] [0 revie 11] [1 revie 23] [2 revie 37] [0 revie 5] [1 revie 14] [2 revie 13] [0 revie 18] [1 revie 39] [2 revie 13] [0 revie 34] [1 revie 39] [2 see None] [0 revie 8] [1 revie 39] [2 revie 32] [0 revie 40] [1 revie 21] [2 revie 19] [0 revie 4] [1 pass None] [2 revie 17] [0 revie 25] [2 revie 8])
   seat 0: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
321. 0 say revie 15
   all told: 0 said revie 15; deal 4 §8.8 revied: +23 pence to table from 0
322. 2 say revie 18
   all told: 2 said revie 18; deal 4 §8.8 revied: +33 pence to table from 2
323. 0 say revie 14
   all told: 0 said revie 14; deal 4 §8.8 revied: +32 pence to table from 0
324. 2 say revie 6
   all told: 2 said revie 6; deal 4 §8.8 revied: +20 pence to table from 2
325. 0 say revie 34
   all told: 0 said revie 34; deal 4 §8.8 revied: +40 pence to table from 0
326. 2 say revie 3
   all told: 2 said revie 3; deal 4 §8.8 revied: +37 pence to table from 2
327. 0 say revie 22
   all told: 0 said revie 22; deal 4 §8.8 revied: +25 pence to table from 0
328. 2 say revie 23
   all told: 2 said revie 23; deal 4 §8.8 revied: +45 pence to table from 2
329. 0 say revie 31
   all told: 0 said revie 31; deal 4 §8.8 revied: +54 pence to table from 0
330. 2 say revie 7
   all told: 2 said revie 7; deal 4 §8.8 revied: +38 pence to table from 2
   all: holds: 2178 -1465 -2674 | public.vying: ([1 vie 4] [2 revie 27] [0 revie 5] [1 revie 28] [2 revie 39] [0 revie 11] [1 revie 23] [2 revie 37] [0 revie 5] [1 revie 14] [2 revie 13] [0 revie 18] [1 revie 39] [2 revie 13] [0 revie 34] [1 revie 39] [2 see None] [0 revie 8] [1 revie 39] [2 revie 32] [0 revie 40] [1 revie 21] [2 revie 19] [0 revie 4] [1 pass None] [2 revie 17] [0 revie 25] [2 revie 8] [0 revie 15] [2 revie 18] [0 revie 14] [2 revie 6] [0 revie 34] [2 revie 3] [0 revie 22] [2 revie 23] [0 revie 31] [2 revie 7])
331. 0 say revie 21
   all told: 0 said revie 21; deal 4 §8.8 revied: +28 pence to table from 0
332. 2 say revie 29
   all told: 2 said revie 29; deal 4 §8.8 revied: +50 pence to table from 2
333. 0 say revie 19
   all told: 0 said revie 19; deal 4 §8.8 revied: +48 pence to table from 0
334. 2 say revie 28
   all told: 2 said revie 28; deal 4 §8.8 revied: +47 pence to table from 2
335. 0 say revie 24
   all told: 0 said revie 24; deal 4 §8.8 revied: +52 pence to table from 0
336. 2 say revie 9
   all told: 2 said revie 9; deal 4 §8.8 revied: +33 pence to table from 2
337. 0 say revie 3
   all told: 0 said revie 3; deal 4 §8.8 revied: +12 pence to table from 0
338. 2 say revie 16
   all told: 2 said revie 16; deal 4 §8.8 revied: +19 pence to table from 2
339. 0 say see
   all told: 0 said see; deal 4 §8.8 seen: +16 pence to table from 0; deal 4 §8.15 ruff_shown: +2266 pence to 2 for 5S 6S 8S KS AS; deal 4 §9.3 gleek_queens: +2 pence to 1 from 2 for QS QH QC; deal 4 §9.3 gleek_queens: +2 pence to 1 from 0 for QS QH QC
340. 1 play AC
   all told: 1 played AC
   all: turn: 2 | trick: 1 led AC | holds: 2020 -1461 -559 | public.phase: reply | public.vying: ([1 vie 4] [2 revie 27] [0 revie 5] [1 revie 28] [2 revie 39] [0 revie 11] [1 revie 23] [2 revie 37] [0 revie 5] [1 revie 14] [2 revie 13] [0 revie 18] [1 revie 39] [2 revie 13] [0 revie 34] [1 revie 39] [2 see None] [0 revie 8] [1 revie 39] [2 revie 32] [0 revie 40] [1 revie 21] [2 revie 19] [0 revie 4] [1 pass None] [2 revie 17] [0 revie 25] [2 revie 8] [0 revie 15] [2 revie 18] [0 revie 14] [2 revie 6] [0 revie 34] [2 revie 3] [0 revie 22] [2 revie 23] [0 revie 31] [2 revie 7] [0 revie 21] [2 revie 29] [0 revie 19] [2 revie 28] [0 revie 24] [2 revie 9] [0 revie 3] [2 revie 16] [0 see None]) | public.ruffs: ({5D JD KD AD} {} {5S 6S 8S KS AS}) | public.sets: ([1 {QS QH QC}])
   seat 0, 2: in no heap: AC | size hand of 1: 11
   seat 1, 2: sure = 5D JD KD AD in hand of 0
   seat 0: may -5S -6S -8S -KS -AS -QD in hand of 1 | sure = 7S 9S TS QS QH QC in hand of 1 | may -7S -9S -TS -QS -QH -QC in hand of 2 | sure = 5S 6S 8S KS AS QD in hand of 2
   seat 1: hand: -AC | may -5S -6S -8S -KS -AS -6D -7D -8D -TD -QD in hand of 0 | may -4S -JS -5D -JD -KD -AD in hand of 2 | sure = 5S 6S 8S KS AS in hand of 2 | may -5S -6S -8S -KS -AS -5D -JD -KD -AD in discard of 0
   seat 2: moves: play 4C, 8C | may -QS -QH -4D -8D -9D -QC in hand of 0 | may -5D -JD -KD -AD in hand of 1 | sure = QS QH QC in hand of 1 | may -QS -QH -5D -JD -KD -AD -QC in discard of 0
341. 2 play 4C
   all told: 2 played 4C
342. 0 play TC
   all told: 0 played TC; 1 took the trick 4C TC AC
343. 1 play KC
   all told: 1 played KC
344. 2 play 8C
   all told: 2 played 8C
345. 0 play 9C
   all told: 0 played 9C; 1 took the trick 8C 9C KC
346. 1 play 9D
   all told: 1 played 9D
347. 2 play 7D
   all told: 2 played 7D
348. 0 play KD
   all told: 0 played KD; 0 took the trick 7D 9D KD
349. 0 play 8H
   all told: 0 played 8H
350. 1 play QH
   all told: 1 played QH
   all: trick: 0 led 8H QH | trick 1: 1 led AC 4C TC, 1 takes | trick 2: 1 led KC 8C 9C, 1 takes | trick 3: 1 led 9D 7D KD, 0 takes
   seat 0, 1: size hand of 2: 9
   seat 0, 2: size hand of 1: 8 | sure -QH in hand of 1
   seat 1, 2: size hand of 0: 8 | sure -KD in hand of 0
   seat 0: in no heap: 4C 7D 8C 9D KC QH | hand: -8H -KD -9C -TC
   seat 1: in no heap: 4C 7D 8C 8H 9C KD TC | hand: -QH -9D -KC
   seat 2: in no heap: 8H 9C 9D KC KD QH TC | hand: -7D -4C -8C | moves: play JH
351. 2 play JH
   all told: 2 played JH; 1 took the trick 8H JH QH
352. 1 play 4D
   all told: 1 played 4D
353. 2 play 6D
   all told: 2 played 6D
354. 0 play AD
   all told: 0 played AD; 0 took the trick 4D 6D AD
355. 0 play 5C
   all told: 0 played 5C
356. 1 play QC
   all told: 1 played QC
357. 2 play TD
   all told: 2 played TD; 1 took the trick TD 5C QC
358. 1 play 7S
   all told: 1 played 7S
359. 2 play KS
   all told: 2 played KS
360. 0 play 6C
   all told: 0 played 6C; 0 took the trick 7S KS 6C
   all: turn: 0 | trick: 0 leads | trick 4: 0 led 8H QH JH, 1 takes | trick 5: 1 led 4D 6D AD, 0 takes | trick 6: 0 led 5C QC TD, 1 takes | trick 7: 1 led 7S KS 6C, 0 takes | public.phase: lead
   seat 0, 1: size hand of 2: 5 | sure -KS in hand of 2
   seat 0, 2: size hand of 1: 5
   seat 1, 2: size hand of 0: 5 | sure -AD in hand of 0
   seat 0: in no heap: 4D 6D 7S JH KS QC TD | hand: -AD -5C -6C | moves: play 6H, 9H, TH, 5D, JD | sure -7S -QC +5H +7H in hand of 1 | may -5H -7H in hand of 2
   seat 1: in no heap: 5C 6C 6D AD JH KS TD | hand: -7S -4D -QC | may -4S -JS in hand of 0 | may -JC in hand of 2 | sure = 4S JS in discard of 0
   seat 2: in no heap: 4D 5C 6C 7S AD QC | hand: -KS -JH -6D -TD | may -4S -9S -TS -JS in hand of 0 | sure = QS in hand of 1
361. 0 play 9H
   all told: 0 played 9H
362. 1 play 5H
   all told: 1 played 5H
363. 2 play 8S
   all told: 2 played 8S; 0 took the trick 8S 5H 9H
364. 0 play JD
   all told: 0 played JD
365. 1 play TS
   all told: 1 played TS
366. 2 play QD
   all told: 2 played QD; 2 took the trick TS JD QD
367. 2 play 6S
   all told: 2 played 6S
368. 0 play TH
   all told: 0 played TH
369. 1 play 9S
   all told: 1 played 9S; 1 took the trick 6S 9S TH
370. 1 play QS
   all told: 1 played QS
   all: turn: 2 | trick: 1 led QS | trick 8: 0 led 9H 5H 8S, 0 takes | trick 9: 0 led JD TS QD, 2 takes | trick 10: 2 led 6S TH 9S, 1 takes | public.phase: reply
   seat 0, 1: size hand of 2: 2 | sure = 5S AS in hand of 2
   seat 0, 2: size hand of 1: 1
   seat 1, 2: size hand of 0: 2 | sure = 5D in hand of 0
   seat 0: in no heap: 5H 6S 8S 9S QD QS TS | hand: = 6H 5D | sure = 7H in hand of 1
   seat 1: in no heap: 6S 8S 9H JD QD TH | hand: = 7H | may = 5S AS in hand of 2 | sure +8D in discard of 0
   seat 2: no more: sure hand of 1 | in no heap: 5H 9H 9S JD QS TH TS | hand: = 5S AS | moves: play 5S, AS | may -8D in hand of 1 | sure = 8D in discard of 0
371. 2 play AS
   all told: 2 played AS
372. 0 play 6H
   all told: 0 played 6H; 2 took the trick QS AS 6H
373. 2 play 5S
   all told: 2 played 5S
374. 0 play 5D
   all told: 0 played 5D
375. 1 play 7H
   all told: 1 played 7H; 2 took the trick 5S 7H 5D; deal 4 §11.5 tricks_short: +13 pence to table from 2; deal 4 §11.5 tricks_short: +10 pence to table from 0; deal 4 §11.6 tricks_over: +14 pence to 1; deal 4 §11.9 tricks_carried: +9 pence to table; deal 4 over
376. * deal
   all told: 1 dealt
377. 0 say bid 13
   all told: 0 said bid 13
378. 1 say bid 14
   all told: 1 said bid 14
379. 2 say bid 15
   all told: 2 said bid 15
380. 0 say bid 16
   all told: 0 said bid 16
   all: turn: 1 | dealer: 1 | shown: 6C | holds: 2010 -1447 -572 | deals: 4 over, 0 of them thrown in | public.phase: auction | public.turn_up: 6C | public.auction: ([2 bid 12] [0 bid 13] [1 bid 14] [2 bid 15] [0 bid 16]) | public.ruffs: ({} {} {}) | size stock: 7
   seat 0, 1: size hand of 2: 12
   seat 0, 2: size hand of 1: 12
   seat 1, 2: size hand of 0: 12
   seat 0: no more: aside, trick, tricks, public.vying, public.sets, sure hand of 1, sure hand of 2 | in no heap: 7H AS | hand: = 7S JS KS AS 7H TH AH 5D 7D TD QD 9C | may = 4S 5S 6S 8S 9S TS QS 4H 5H 6H 8H 9H JH QH KH 4D 6D 8D 9D JD KD AD 4C 5C 7C 8C TC JC QC KC AC in hand of 1, stock | may +4S +6S +8S +9S +TS +QS +4H +5H +6H +8H +9H +JH +QH +KH +4D +6D +8D +9D +JD +KD +AD +4C +5C +7C +8C +TC +JC +QC +KC +AC in hand of 2
   seat 1: no more: trick, tricks, public.vying, public.sets, sure hand of 0, sure hand of 2, size discard of 0, may discard of 0, sure discard of 0 | in no heap: 4H 4S 5S 6H | hand: = 4S 5S QS 4H 6H 8H 9H JD KD AD QC KC | moves: say bid 17, pass | may +6S +7S +8S +9S +TS +JS +KS +AS +5H +7H +TH +JH +QH +4D +6D +7D +8D +9D +TD +QD +4C +5C +7C +8C +9C +TC +AC in hand of 0 | may +6S +7S +8S +9S +TS +JS +KS +5H +7H +TH +JH +QH +KH +AH +4D +5D +6D +7D +8D +9D +TD +QD +4C +5C +7C +8C +9C +TC +JC +AC in hand of 2 | may = 6S 7S 8S 9S TS JS KS AS 5H 7H TH JH QH KH AH 4D 5D 6D 7D 8D 9D TD QD 4C 5C 7C 8C 9C TC JC AC in stock
   seat 2: no more: trick, tricks, public.vying, public.sets, sure hand of 0, size discard of 0, may discard of 0, sure discard of 0 | in no heap: 8D JC KH | hand: = 6S 8S 9S JH QH KH 4D 6D 8D 5C 8C JC | may +4S +5S +7S +TS +JS +QS +KS +AS +5H +8H +9H +TH +7D +9D +TD +JD +QD +KD +AD +4C +7C +9C +TC +QC +KC +AC in hand of 0 | may +5S +7S +TS +QS +KS +AS +5H +8H +9H +TH +5D +7D +9D +TD +JD +QD +KD +AD +4C +7C +9C +TC +QC +KC +AC in hand of 1 | may = 4S 5S 7S TS JS QS KS AS 4H 5H 6H 7H 8H 9H TH AH 5D 7D 9D TD JD QD KD AD 4C 7C 9C TC QC KC AC in stock
381. 1 say pass
   all told: 1 said pass
382. 2 say pass
   all told: 2 said pass; deal 5 §6.7 stock: +8 pence to 2 from 0; deal 5 §6.7 stock: +8 pence to 1 from 0
383. 0 lay QD
   seat 0 told: 0 laid QD
   seat 1, 2 told: 0 laid a card
384. 0 lay 9C
   seat 0 told: 0 laid 9C
   seat 1, 2 told: 0 laid a card
385. 0 lay TH
   seat 0 told: 0 laid TH
   seat 1, 2 told: 0 laid a card
386. 0 lay AH
   seat 0 told: 0 laid AH
   seat 1, 2 told: 0 laid a card
387. 0 lay KS
   seat 0 told: 0 laid KS
   seat 1, 2 told: 0 laid a card
388. 0 lay 7H
   seat 0 told: 0 laid 7H
   seat 1, 2 told: 0 laid a card
389. 0 lay 7D
   seat 0 told: 0 laid 7D; 0 drew 7: TS 5H 9D 4C 7C TC AC; deal 5 §8.5 ante: +2 pence to table from 2; deal 5 §8.5 ante: +2 pence to table from 0; deal 5 §8.5 ante: +2 pence to table from 1
   seat 1, 2 told: 0 laid a card; 0 drew 7; deal 5 §8.5 ante: +2 pence to table from 2; deal 5 §8.5 ante: +2 pence to table from 0; deal 5 §8.5 ante: +2 pence to table from 1
390. 2 say vie 27
   all told: 2 said vie 27; deal 5 §8.7 vied: +27 pence to table from 2
   all: no more: size stock, may stock | turn: 0 | holds: 1992 -1441 -593 | public.phase: ruff | public.auction: ([2 bid 12] [0 bid 13] [1 bid 14] [2 bid 15] [0 bid 16] [1 pass None] [2 pass None]) | public.vying: ([2 vie 27])
   seat 1, 2: size discard of 0: 7
   seat 0: in no heap: 4C 5H 7C 9D AC TC TS | hand: = 7S TS JS AS 5H 5D 9D TD 4C 7C TC AC | aside: KS 7H TH AH 7D QD 9C | moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
   seat 1: may = 6S 7S 8S 9S TS JS KS AS 5H 7H TH JH QH KH AH 4D 5D 6D 7D 8D 9D TD QD 4C 5C 7C 8C 9C TC JC AC in discard of 0
   seat 2: may = 4S 5S 7S TS JS QS KS AS 4H 5H 6H 7H 8H 9H TH AH 5D 7D 9D TD JD QD KD AD 4C 7C 9C TC QC KC AC in discard of 0
391. 0 say revie 30
   all told: 0 said revie 30; deal 5 §8.8 revied: +57 pence to table from 0
392. 1 say revie 12
   all told: 1 said revie 12; deal 5 §8.8 revied: +69 pence to table from 1
393. 2 say revie 33
   all told: 2 said revie 33; deal 5 §8.8 revied: +75 pence to table from 2
394. 0 say revie 8
   all told: 0 said revie 8; deal 5 §8.8 revied: +53 pence to table from 0
395. 1 say revie 4
   all told: 1 said revie 4; deal 5 §8.8 revied: +45 pence to table from 1
396. 2 say revie 10
   all told: 2 said revie 10; deal 5 §8.8 revied: +22 pence to table from 2
397. 0 say revie 11
   all told: 0 said revie 11; deal 5 §8.8 revied: +25 pence to table from 0
398. 1 say revie 38
   all told: 1 said revie 38; deal 5 §8.8 revied: +59 pence to table from 1
399. 2 say revie 12
   all told: 2 said revie 12; deal 5 §8.8 revied: +61 pence to table from 2
400. 0 say revie 31
   all told: 0 said revie 31; deal 5 §8.8 revied: +81 pence to table from 0
   all: turn: 1 | holds: 1776 -1614 -751 | public.vying: ([2 vie 27] [0 revie 30] [1 revie 12] [2 revie 33] [0 revie 8] [1 revie 4] [2 revie 10] [0 revie 11] [1 revie 38] [2 revie 12] [0 revie 31])
   seat 1: moves: say pass, see, revie 2, revie 3, revie 4, revie 5, revie 6, revie 7, revie 8, revie 9, revie 10, revie 11, revie 12, revie 13, revie 14, revie 15, revie 16, revie 17, revie 18, revie 19, revie 20, revie 21, revie 22, revie 23, revie 24, revie 25, revie 26, revie 27, revie 28, revie 29, revie 30, revie 31, revie 32, revie 33, revie 34, revie 35, revie 36, revie 37, revie 38, revie 39, revie 40
