"""How a master thinks that a deal of Sheepshead goes on: the book by which he plays it out.

It was learned by players who played against themselves (tests/tools/strength/fitting/play_books.py), at tables of
three, four and five alike.
"""

from collections.abc import Mapping

from game.core.cards import Card
from game.rules.sheepshead.cards import PACK, TRUMPS
from game.search.play_book import Grading, PlayBook, read_book

_TRUMP_KINDS: Mapping[str, int] = {"Q": 0, "J": 1, "A": 2, "T": 2, "K": 3, "9": 3, "8": 3, "7": 3}
"""By rank: queens, jacks, the two that count most and the rest."""
_FAIL_KINDS: Mapping[str, int] = {"A": 4, "T": 5, "K": 6, "9": 7, "8": 7, "7": 7}


def _kind(card: Card) -> int:
    rank = PACK.spell(card)[0]
    return _TRUMP_KINDS[rank] if card in TRUMPS else _FAIL_KINDS[rank]


_GRADING = Grading(
    kinds=tuple([_kind(card) for card in range(PACK.size)]), late=(2, 4, 6), strong=(0, 1, 3), rich=(3, 9, 14)
)
BOOK: PlayBook = read_book(
    _GRADING,
    """
    ..mm......lk..............ml........rrrlenojkmnllocjn.r.ifnit.q
    ..ef..ya..cg..yl..aj..sm..ak..q.......mg..nn..pn..li..r...no..q
    ec..yi..jn..vo..ar..sm..ms..m
    .
    ...l.......n..............mm........bjpimonnomqmklpmp.t.jitnm.s
    ..fd..yq..du..iq..dx..g...ev..a.....nokbbemkpmllijmms.k.mkijv.q
    hbmjyo..mgncyq..ae..vm..hklbq.......xybajhfakmolmioaw.s.vstaw.u
    ji..yy..nq..un..aa..ml..ej..l
    ....................................gqmijmlnmolnmlnoq.m.lkluk.m
    ..mx..mu..lw..mm..kw..lm..ly..m.....eelhiikkjkjlhjkik.n.ghjho.n
    fj.jws..fl.isn..am..lm..bp.hn.......bbiahcjcjlnhhfhco.o.yhpcy.y
    le.lyr..nl.fsu..aa..ql..fh.ex.......ysaakekbllelnflbq.i.shfap.u
    .
    ...m...m...m...............m........mm......m...m...m...mmm.m.m
    mi..mg..ng..nl..kf..m...lg..........yqnjrkm.mlm.mmlno.n.nkljp.l
    mm..ym..nk..qt..aa..ol..da..o.......yycbham.fnh.ichii.g.omias.m
    ....................................qmqkmmleonppllijk.n.mmjci.r
    ..af..xg..ah..yl..al..ym..dn..r.......nk..pr..pm..on..n...mq..m
    bj..td..km..sl..fp..q...nr..m
    .
    ....................................hgrjhjvktnqlmjsik.q.lfqlf.k
    ..ba..yb..ca..yl..ee..wm..ge..n.....mkvhklujqmvhpipgj.q.lkngg.q
    da..ka..fd..yk..aa..om..gg..l.......pjvnlmqqtowlnrsnm.t.uqqml.u
    oj..ok..ok..nn..hj..m...kt..m
    ....................................ljkjhjoinksktoroj.n.nilqg.k
    ..oc..vf..ra..pq..nc..mm..nb..m.....hfxlklrlnopoprwjm.o.nmugh.p
    ma..na..ja..ph..ha..ln..ga..m.......nhwhppslpouivouls.r.slmhh.v
    mc..pe..qe..nm..ia..m...kh..m.......nodrkpsoonnnqnrpt.l.rrwrm.k
    ....................................gmqlfkmpnmnoinqkm.o.nnsmi.m
    ...j...l...h...k...h.......j........hiqrhgkmlkmnjhwnp.o.phtli.m
    la..ma..na..mm..lc..mm..mb..........kfyniephrlmmqgrlr.q.uekfl.l
    ma..lc..na..ml..la...m..ne..........loupiargomlmriois.o.uoyfk.o
    a...f.c...o.a...y.j...s.ei..w.cl..v.nm..q.mq..g
    a...j.b...p.a...y.g...t.cg..y.fi..w.jm..m.ou..m
    a...l.b...p.a...y.f...t.ej..y.ch..m.jl..m.pp..l
    a...o.d...t.a...y.h...u.hf..o.fh..n.ml..m.ws
    .
    .
    .
    .
    h...d.l...l.r...r.o...p.oo....on....kn....ji
    d...a.l...h.y...v.r...n.ro..m.vo....ij....dj
    d...b.i...j.y...y.o...q.or..n.sp....lk....ek
    b...a.i...k.y...y.p...r.up..m.qo....lm....eh
    a.l.g.b.p.k.a.y.k.f.s.p.ehy.k.gls.m.pnn.n.lph.m
    a.o.k.b.r.i.a.y.n.f.u.p.fhy.m.ffi.n.kll.m.qrm.m
    a.q.m.e.s.l.a.y.k.g.s.l.eky.o.ghm...jkm...qsl
    a.r.n.c.o.o.a.y.k.f.q.n.jkm.m.iim...kp....up
    j.i.g.g.o.n.q.t.m.p.n.l.nnm...jl....nkm...mo
    f.j.f.i.r.j.m.w.l.p.l.n.mk....iom...pn....kn
    j.l.g.i.q.j.r.t.k.m.k.m.mkm...jm....nom...mp
    k.k.i.k.q.m.o.u.l.g.j.n.ml....hl....om....mr
    f...j.k...l.u...l.p...m.qn....op....kl....hj
    b...g.m...l.x...m.p...n.sq....so....kk....eg
    f...g.k...n.t...l.r...o.on..m.qp....im....gm
    f...h.m...n.q...m.r...m.nm....tn....mn....ij
    d.k.g.e.t.j.a.t.n.i.q.j.jft.o.gim.m.oll.m.orh.m
    c.i.k.d.x.n.a.r.j.f.q.m.hhv.m.hjj.m.im....ot
    e.n.p.e.v.n.a.g.s.h.j.h.hlv.n.jl....pn....kl
    ..m.t...k.m.g.o.m.h.k.m.mm....kl....lm....pn
    e.m.v.l.p.o.d.c.l.o.k.m.fgo...ghk...mom...url
    i.k.s.j.t.m.g.f.n.m.i.m.ljn...hjl...mmm...sqm
    i.n.y.k.q.n.g.f.n.k.g.n.jjm...hjm...lom...tom
    ..o.q...m.m.l.n.m.k.h.l.km....ll....kn....qn
    b...k.j...m.y...m.q...n.rr..m.rp....kk....fi..m
    c...i.l...l.v...m.p...n.qo....rr....lk....gg
    g...i.l...o.r...o.q...l.on....rn....nl....hj
    ....m.....l.m...m.n...m.lm....nm....km....mn
    a...l.h...t.c...y.p...v.cp..x.fj..u.mq..o.mr..d
    a...p.g...u.b...y.l...v.ck..y.ec..x.jn..r.qw..l
    a...n.e...t.a...y.h...u.aj..y.cd..r.lr..l.uv..j
    a...o.e...t.a...y.h...u.fi..n.fj..n.ln..m.uu..m
    .
    .
    .
    .
    c...a.h...p.y...y.l...r.ty..s.ot..o.hj..j.ac..h
    a...a.h...p.y...y.n...s.vy..s.pr..j.ii..m.aa..l
    a...a.h...n.w...y.k...r.tu..q.qv..n.jj..m.ab..l
    d...a.j...p.y...y.n...p.ww..m.qr..m.ik....ad
    a.m.k.h.r.i.d.x.n.w.v.l.lnl.m.ioq.m.jnl.n.mpm.m
    a.r.m.h.x.m.d.w.k.m.q.m.ihn.m.fjp.m.mko...pum
    a.q.m.d.u.n.a.y.m.j.q.l.emh.m.lmk...mon.m.num
    a.r.m.e.q.q.e.y.l.h.n.l.hlm...hnn...nll...tom
    i.q.d.m.w.k.g.e.n.u.i.l.dgf.n.jkf.n.oom.m.uru.m
    h.o.j.p.o.o.r.a.m.y.e.m.ikg.m.jqg...kql...rxm
    l.q.y.j.m.p.g.a.m.r.e.n.ild.m.dlm.m.men...uum.m
    j.p.w.i.k.o.t.f.m.o.f.m.hom...ijm...nmm...oqm
    d...h.k...m.x...n.q...l.ww..n.ru..m.jj..m.ac..m
    d...h.k...n.x...l.r...m.vq..m.rs..m.kj....cb
    e...h.l...k.v...p.p...n.us..n.sq..m.lk..m.ae..m
    g...i.j...l.u...m.p...m.rq..m.qq..m.ll....ec
    .
    .
    .
    .
    k.r.i.m.s.m.h.l.l.o.d.m.kif.m.jlj.m.orl...psp
    l.r.i.n.o.p.j.n.m.p.e.l.jkh.m.kki...nqm...rql
    k.o.y.j.q.o.m.h.l.n.c.n.gki...kjl...knl...tro
    ..p.t...l.m.l.k...j.i...kkm...jmm...mo....oq
    i...i.m...l.q.....p...m.qt..m.rq..m.lk..m.fd..m
    l...k.m...m.n...m.o...m.mo..n.qp..m.mk....gk
    l...k.l...m.m.....p...m.qq..m.rn....oj....hi
    ....m.............m.....mm....nn....mm....lk
    """,
)
