start
   all: turn: chance | dealer: 1 | sides: 0 1 | holds: 0 0 | deals: 0 over, 0 of them thrown in | public.phase: dealing | public.turn_up: nobody | public.least: 0 | public.most: 0 | public.vulnerable: -2 | public.king: -2
1. * deal
   all told: 1 dealt
   all: turn: 0 | shown: 9D | public.phase: propose | public.turn_up: 9D | size talon: 21
   seat 0: hand: = 8S 8H QD TC KC | moves: say propose, stand | size hand of 1: 5 | may = 7S 9S TS JS QS KS AS 7H 9H TH JH QH KH AH 7D 8D TD JD KD AD 7C 8C 9C JC QC AC in all heaps
   seat 1: hand: = 7S 9S KD QC AC | size hand of 0: 5 | may = 8S TS JS QS KS AS 7H 8H 9H TH JH QH KH AH 7D 8D TD JD QD AD 7C 8C 9C TC JC KC in all heaps
2. 0 say stand
   all told: 0 said stand
   all: trick: 0 leads | public.phase: lead | public.said: stand | public.vulnerable: 0
   seat 0: moves: play 8S, 8H, QD, TC, KC
3. 0 play QD
   all told: 0 played QD
   all: turn: 1 | trick: 0 led QD | public.phase: reply
   seat 0: hand: -QD
   seat 1: in no heap: QD | moves: say mark_king; play KD | size hand of 0: 4
4. 1 play KD
   all told: 1 played KD; 1 took the trick QD KD; deal 1 §6.2 marked_king: +1 points to 1 for KD
   all: trick: 1 leads | holds: 0 1 | trick 1: 0 led QD KD, 1 takes | public.phase: lead | public.king: 1
   seat 0: in no heap: KD | size hand of 1: 4
   seat 1: hand: -KD | moves: play 7S, 9S, QC, AC
5. 1 play AC
   all told: 1 played AC
   all: turn: 0 | trick: 1 led AC | public.phase: reply
   seat 0: in no heap: AC | moves: play KC | size hand of 1: 3
   seat 1: hand: -AC
6. 0 play KC
   all told: 0 played KC; 0 took the trick KC AC
   all: trick: 0 leads | trick 2: 1 led AC KC, 0 takes | public.phase: lead
   seat 0: hand: -KC | moves: play 8S, 8H, TC
   seat 1: in no heap: KC | size hand of 0: 3
7. 0 play 8S
   all told: 0 played 8S
   all: turn: 1 | trick: 0 led 8S | public.phase: reply
   seat 0: hand: -8S
   seat 1: in no heap: 8S | moves: play 9S | size hand of 0: 2
8. 1 play 9S
   all told: 1 played 9S; 1 took the trick 8S 9S
   all: trick: 1 leads | trick 3: 0 led 8S 9S, 1 takes | public.phase: lead
   seat 0: in no heap: 9S | size hand of 1: 2
   seat 1: hand: -9S | moves: play 7S, QC
9. 1 play 7S
   all told: 1 played 7S
   all: turn: 0 | trick: 1 led 7S | public.phase: reply
   seat 0: in no heap: 7S | moves: play 8H, TC | size hand of 1: 1
   seat 1: hand: = QC
10. 0 play 8H
   all told: 0 played 8H; 1 took the trick 7S 8H
   all: turn: 1 | trick: 1 leads | trick 4: 1 led 7S 8H, 1 takes | public.phase: lead
   seat 0: hand: = TC
   seat 1: in no heap: 8H | moves: play QC | size hand of 0: 1 | may -TS -JS -QS -KS -AS -7D -8D -TD -JD -AD in hand of 0
11. 1 play QC
   all told: 1 played QC
   all: turn: 0 | trick: 1 led QC | public.phase: reply
   seat 0: no more: size hand of 1, may hand of 1 | in no heap: QC | moves: play TC
   seat 1: no more: hand
12. 0 play TC
   all told: 0 played TC; 1 took the trick TC QC; deal 1 §8.3 vulnerable_point: +2 points to 1 for 7S 9S KD QC; deal 1 over
   all: turn: chance | holds: 0 3 | deals: 1 over, 0 of them thrown in | trick 5: 1 led QC TC, 1 takes | public.phase: settled
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0 | in no heap: TC
13. * deal
   all told: 0 dealt
   all: no more: tricks, public.said | turn: 1 | dealer: 0 | shown: AH | public.phase: propose | public.turn_up: AH | public.vulnerable: -2 | public.king: -2
   seat 0: in no heap: 9H AH QS | hand: = QS 8H 9H QD TC | size hand of 1: 5 | may = 7S 8S 9S TS JS KS AS 7H TH JH QH KH 7D 8D 9D TD JD KD AD 7C 8C 9C JC QC KC AC in hand of 1 | may +7S +8S +9S +9D +KD +QC +KC +AC in talon
   seat 1: in no heap: 7H AD AH TS | hand: = 7S 9S TS 7H AD | moves: say propose, stand | size hand of 0: 5 | may = 8S JS QS KS AS 8H 9H TH JH QH KH 7D 8D 9D TD JD QD KD 7C 8C 9C TC JC QC KC AC in hand of 0 | may +8S +8H +9D +QD +KD +TC +QC +KC +AC in talon
14. 1 say stand
   all told: 1 said stand
   all: trick: 1 leads | public.phase: lead | public.said: stand | public.vulnerable: 1
   seat 1: moves: play 7S, 9S, TS, 7H, AD
15. 1 play AD
   all told: 1 played AD
   all: turn: 0 | trick: 1 led AD | public.phase: reply
   seat 0: in no heap: AD | moves: play QD | size hand of 1: 4
   seat 1: hand: -AD
16. 0 play QD
   all told: 0 played QD; 0 took the trick QD AD
   all: trick: 0 leads | trick 1: 1 led AD QD, 0 takes | public.phase: lead
   seat 0: hand: -QD | moves: play QS, 8H, 9H, TC
   seat 1: in no heap: QD | size hand of 0: 4
17. 0 play TC
   all told: 0 played TC
   all: turn: 1 | trick: 0 led TC | public.phase: reply
   seat 0: hand: -TC
   seat 1: in no heap: TC | moves: play 7H | size hand of 0: 3
18. 1 play 7H
   all told: 1 played 7H; 1 took the trick 7H TC
   all: trick: 1 leads | trick 2: 0 led TC 7H, 1 takes | public.phase: lead
   seat 0: in no heap: 7H | size hand of 1: 3 | may -7C -8C -9C -JC -QC -KC -AC in hand of 1
   seat 1: hand: -7H | moves: play 7S, 9S, TS
19. 1 play TS
   all told: 1 played TS
   all: turn: 0 | trick: 1 led TS | public.phase: reply
   seat 0: in no heap: TS | moves: play QS | size hand of 1: 2
   seat 1: hand: -TS
20. 0 play QS
   all told: 0 played QS; 0 took the trick TS QS
   all: trick: 0 leads | trick 3: 1 led TS QS, 0 takes | public.phase: lead
   seat 0: hand: -QS | moves: play 8H, 9H
   seat 1: in no heap: QS | size hand of 0: 2
21. 0 play 8H
   all told: 0 played 8H
   all: turn: 1 | trick: 0 led 8H | public.phase: reply
   seat 0: hand: = 9H
   seat 1: in no heap: 8H | moves: play 7S, 9S | size hand of 0: 1
22. 1 play 9S
   all told: 1 played 9S; 0 took the trick 9S 8H
   all: turn: 0 | trick: 0 leads | trick 4: 0 led 8H 9S, 0 takes | public.phase: lead
   seat 0: in no heap: 9S | moves: play 9H | size hand of 1: 1 | may -TH -JH -QH -KH in hand of 1
   seat 1: hand: = 7S
23. 0 play 9H
   all told: 0 played 9H
   all: turn: 1 | trick: 0 led 9H | public.phase: reply
   seat 0: no more: hand
   seat 1: no more: size hand of 0, may hand of 0 | in no heap: 9H | moves: play 7S
24. 1 play 7S
   all told: 1 played 7S; 0 took the trick 7S 9H; deal 2 §8.3 vulnerable_point: +2 points to 0 for QS 8H 9H QD; deal 2 over
   all: turn: chance | holds: 2 3 | deals: 2 over, 0 of them thrown in | trick 5: 0 led 9H 7S, 0 takes | public.phase: settled
   seat 0: no more: trick, size hand of 1, may hand of 1 | in no heap: 7S
   seat 1: no more: hand, trick
25. * deal
   all told: 1 dealt; deal 3 §6.1 turned_king: +1 points to 1 for KH
   all: no more: tricks, public.said | turn: 0 | dealer: 1 | shown: KH | holds: 2 4 | public.phase: propose | public.turn_up: KH | public.vulnerable: -2
   seat 0: in no heap: 8S JS KD KH TD | hand: = 8S JS TD QD KD | moves: say propose, stand | size hand of 1: 5 | may = 7S 9S TS QS KS AS 7H 8H 9H TH JH QH AH 7D 8D 9D JD AD 7C 8C 9C TC JC QC KC AC in hand of 1 | may +7S +9S +TS +QS +7H +8H +9H +AH +AD +TC in talon
   seat 1: in no heap: AC KH | hand: = QS 7H AD TC AC | size hand of 0: 5 | may = 7S 8S 9S TS JS KS AS 8H 9H TH JH QH AH 7D 8D 9D TD JD QD KD 7C 8C 9C JC QC KC in hand of 0 | may +7S +9S +TS +8H +9H +AH +QD in talon
26. 0 say stand
   all told: 0 said stand
   all: trick: 0 leads | public.phase: lead | public.said: stand | public.vulnerable: 0
   seat 0: moves: play 8S, JS, TD, QD, KD
27. 0 play KD
   all told: 0 played KD
   all: turn: 1 | trick: 0 led KD | public.phase: reply
   seat 0: hand: -KD
   seat 1: in no heap: KD | moves: play AD | size hand of 0: 4
28. 1 play AD
   all told: 1 played AD; 0 took the trick KD AD
   all: turn: 0 | trick: 0 leads | trick 1: 0 led KD AD, 0 takes | public.phase: lead
   seat 0: in no heap: AD | moves: play 8S, JS, TD, QD | size hand of 1: 4
   seat 1: hand: -AD
29. 0 play TD
   all told: 0 played TD
   all: turn: 1 | trick: 0 led TD | public.phase: reply
   seat 0: hand: -TD
   seat 1: in no heap: TD | moves: play 7H | size hand of 0: 3
30. 1 play 7H
   all told: 1 played 7H; 1 took the trick 7H TD
   all: trick: 1 leads | trick 2: 0 led TD 7H, 1 takes | public.phase: lead
   seat 0: in no heap: 7H | size hand of 1: 3 | may -7D -8D -9D -JD in hand of 1
   seat 1: hand: -7H | moves: play QS, TC, AC
31. 1 play TC
   all told: 1 played TC
   all: turn: 0 | trick: 1 led TC | public.phase: reply
   seat 0: in no heap: TC | moves: play 8S, JS, QD | size hand of 1: 2
   seat 1: hand: -TC
32. 0 play 8S
   all told: 0 played 8S; 1 took the trick 8S TC
   all: turn: 1 | trick: 1 leads | trick 3: 1 led TC 8S, 1 takes | public.phase: lead
   seat 0: hand: -8S
   seat 1: in no heap: 8S | moves: play QS, AC | size hand of 0: 2 | may = 7S 9S TS JS KS AS 7D 8D 9D JD QD in hand of 0
33. 1 play AC
   all told: 1 played AC
   all: turn: 0 | trick: 1 led AC | public.phase: reply
   seat 0: in no heap: AC | moves: play JS, QD | size hand of 1: 1
   seat 1: hand: = QS
34. 0 play JS
   all told: 0 played JS; 1 took the trick JS AC
   all: turn: 1 | trick: 1 leads | trick 4: 1 led AC JS, 1 takes | public.phase: lead
   seat 0: hand: = QD
   seat 1: in no heap: JS | moves: play QS | size hand of 0: 1
35. 1 play QS
   all told: 1 played QS
   all: turn: 0 | trick: 1 led QS | public.phase: reply
   seat 0: no more: size hand of 1, may hand of 1 | in no heap: QS | moves: play QD
   seat 1: no more: hand
36. 0 play QD
   all told: 0 played QD; 1 took the trick QS QD; deal 3 §8.3 vulnerable_point: +2 points to 1 for QS 7H TC AC; deal 3 over; match over
   all: turn: nobody | holds: 2 6 | deals: 3 over, 0 of them thrown in | trick 5: 1 led QS QD, 1 takes | public.phase: settled
   seat 0: no more: hand, trick
   seat 1: no more: trick, size hand of 0, may hand of 0 | in no heap: QD
