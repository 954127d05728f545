start
   all: turn: chance | dealer: 1 | sides: 0 1 | holds: 0,0 0,0 | deals: 0 over, 0 of them thrown in | public.phase: dealing | public.turn_up: nobody | public.least: 0 | public.most: 0 | public.vulnerable: -2 | public.king: -2
1. * deal
   all told: 1 dealt
   all: turn: 0 | shown: JH | public.phase: propose | public.turn_up: JH | size talon: 21
   seat 0: hand: = JS AH TD AD 8C | moves: say propose, stand | size hand of 1: 5 | may = 7S 8S 9S TS QS KS AS 7H 8H 9H TH QH KH 7D 8D 9D JD QD KD 7C 9C TC JC QC KC AC in all heaps
   seat 1: hand: = QS AS 7C KC AC | size hand of 0: 5 | may = 7S 8S 9S TS JS KS 7H 8H 9H TH QH KH AH 7D 8D 9D TD JD QD KD AD 8C 9C TC JC QC in all heaps
2. 0 say stand
   all told: 0 said stand
   all: trick: 0 leads | public.phase: lead | public.said: stand | public.vulnerable: 0
   seat 0: moves: play JS, AH, TD, AD, 8C; say concede
3. 0 play AD
   all told: 0 played AD
   all: turn: 1 | trick: 0 led AD | public.phase: reply
   seat 0: hand: -AD
   seat 1: in no heap: AD | moves: play QS, AS, 7C, KC, AC; say concede | size hand of 0: 4
4. 1 say concede
   all told: 1 said concede; deal 1 §10.11 conceded_vole: +2 points to 0; deal 1 over
   all: turn: chance | holds: 0,2 0,0 | deals: 1 over, 0 of them thrown in | public.phase: settled
5. * deal
   all told: 0 dealt
   all: no more: trick, public.said | turn: 1 | dealer: 0 | shown: 8C | public.phase: propose | public.turn_up: 8C | public.vulnerable: -2
   seat 0: in no heap: 7C 7D 8D 9C AS | hand: = AS 7D 8D 7C 9C | may +JS +JH +AH +TD +AD in all heaps
   seat 1: in no heap: 8C 8H 8S KS | hand: = 8S KS 8H JH AD | moves: say propose, stand | size hand of 0: 5 | may +QS +AS +7C +KC +AC in all heaps
6. 1 say stand
   all told: 1 said stand
   all: trick: 1 leads | public.phase: lead | public.said: stand | public.vulnerable: 1
   seat 1: moves: play 8S, KS, 8H, JH, AD; say concede
7. 1 play AD
   all told: 1 played AD
   all: turn: 0 | trick: 1 led AD | public.phase: reply
   seat 0: in no heap: AD | moves: play 7D, 8D; say concede | size hand of 1: 4
   seat 1: hand: -AD
8. 0 play 8D
   all told: 0 played 8D; 1 took the trick 8D AD
   all: turn: 1 | trick: 1 leads | trick 1: 1 led AD 8D, 1 takes | public.phase: lead
   seat 0: hand: -8D
   seat 1: in no heap: 8D | moves: play 8S, KS, 8H, JH; say concede | size hand of 0: 4 | may -JD -QD -KD in hand of 0
9. 1 play KS
   all told: 1 played KS
   all: turn: 0 | trick: 1 led KS | public.phase: reply
   seat 0: in no heap: KS | moves: play AS; say concede | size hand of 1: 3
   seat 1: hand: -KS
10. 0 say concede
   all told: 0 said concede; deal 2 §10.11 conceded_vole: +2 points to 1; deal 2 over
   all: turn: chance | holds: 0,2 0,2 | deals: 2 over, 0 of them thrown in | public.phase: settled
11. * deal
   all told: 1 dealt
   all: no more: trick, tricks, public.said | turn: 0 | dealer: 1 | public.phase: propose | public.vulnerable: -2
   seat 0: in no heap: 8H 9H JS QS | hand: = JS QS AS 8H 9H | moves: say propose, stand | size hand of 1: 5 | may +KS +7D +8D +AD +7C +9C in all heaps
   seat 1: in no heap: 7D 9S QC | hand: = 9S KS 7D AD QC | size hand of 0: 5 | may +8S +8H +JH +8D +JD +QD +KD in hand of 0 | may +8S +8H +JH +8D in talon
12. 0 say propose
   all told: 0 said propose
   all: turn: 1 | public.phase: answer | public.said: propose
   seat 1: moves: say accept, refuse
13. 1 say refuse
   all told: 1 said refuse
   all: turn: 0 | trick: 0 leads | public.phase: lead | public.said: refuse | public.vulnerable: 1
   seat 0: moves: play JS, QS, AS, 8H, 9H; say concede
14. 0 play AS
   all told: 0 played AS
   all: turn: 1 | trick: 0 led AS | public.phase: reply
   seat 0: hand: -AS
   seat 1: in no heap: AS | moves: play KS; say concede | size hand of 0: 4
15. 1 say concede
   all told: 1 said concede; deal 3 §10.11 conceded_vole: +2 points to 0; deal 3 over
   all: turn: chance | holds: 0,4 0,2 | deals: 3 over, 0 of them thrown in | public.phase: settled
16. * deal
   all told: 0 dealt; deal 4 §6.1 turned_king: +1 points to 0 for KS; deal 4 over; match over
   all: no more: trick, public.said | turn: nobody | dealer: 0 | shown: KS | holds: 2,0 0,0 | deals: 4 over, 0 of them thrown in | public.turn_up: KS | public.vulnerable: -2
   seat 0: in no heap: 7H 9D 9S KS | hand: = 9S QS AS 7H 9D | may +JS +8H +9H +8C in all heaps
   seat 1: in no heap: 7C 8D TC TD TS | hand: = TS 8D TD 7C TC | size hand of 0: 5 | may +9S +AS +7D +AD +8C +QC in all heaps
