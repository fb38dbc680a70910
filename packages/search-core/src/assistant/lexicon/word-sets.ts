// Written by scripts/make-word-sets.ts from the word lists beside it: change those and run it again.
import type { WordSet } from './word-set.ts';

/** Everyday words: never taken for a misspelt word of the lexicon, nor named as not understood. From ordinary.txt. */
export const ORDINARY: WordSet = {
  seed: 2739,
  table:
    'O-Um_jmA2k/(IE(AIl.qMA(({v[-jx)x/O(?(.GC9pd((8S(-=mkmLC6(}T}(^vQU,BY|lt\\shByB(G+NC*p(SW(}VG)cES}Vgq(+`r^(q8}(>4nRTXZ695Hbb3b](/e8D=DEZ0Y9[Te(V09pJQWW@.P-:(@Uu4cD(asnaDb/ok3Z;?ad.SoUy0;(=*H(K_y(/h(`P(;wdDg(IgG~n`-Z`D-1m(r(JH<>E`o6*6((_\\LEUe^(U?JHYSC(,V;lB(G(,jZI(_|CdI(Qyl|)|OSn\\-(6kg(?D]\\6(R5Gg(cfB7y]jEmi(c2M4EJXL(<Y(@.}(L(;F-A(X(PJ6(=cA(z()a(56(1Dbr^>((:k(j]+(]s/(K;\\;)(+C9.S}+]Y({LHou()IC(c16^(u^sMD_=^v((`(+C_C(s`(((7p+(;`H((kdcz~rK=u(1(BSZj1(px2R-(h8\\0j[8^c)d(Ob~eYbZH6((ii)iC^S(2Mer`T~si(v(t4((^I=zI(w:ZWFg(B{Q(j~G*k`9\\(PWOO(p((V(<.U8((t(Swyts9G(i*3t[He]G:/J(((zz{81Ks(K^IF4P(QD@Q2((MM_F(-a0(]Y4kI((oP(7(HD((B(((.(0UC\\*(_8(\\Bz((w@\\U(y[(a6(((m@((bKb(O)((arG{+U((D4(nz(UbI-(@((Ly[c-(L`]]2rS(Wr<fc(lKML((LmZL5(E@3Z+(gd(Q(5eN(v-Kq0.~K<(M^sJ|;;q(Oj0LR((xX?(((@,(1jfs(r<j-agVP1s=Os6=s(,b`@Xmh)((-(XV*(,B(6Tnl;(CfHl4j.H(D1f((((k(yE(q|Lhu@pB(nK(c(f2b(YOxu((NU`L0(nM,(zj(Rl3(n(@3(,lQDOLwPSG({(~B2(M(2G(A(s)',
};

/** Things of other subjects, of which hardly anybody speaks who asks for a car. From elsewhere.txt. */
export const ELSEWHERE: WordSet = {
  seed: 36798,
  table:
    '_s((HM*IEzul(t\\jPRu-M5=;(vm(7((8rtt-x,,a.(r(X(babTDA](qY5.}:yo2N,joa~Ur]A5(qSt@Qz|i]=p(IFULim(=Y2g984w\\Xft<h(B|ED(9H`[):nbQmS,A7c7denU}A}(x(Rog((u(s?k(^w:8@b(4k6UCRD(u(I(>(Q(((o<x=6dz:+}J*(J*(n(,+o4E5W(G7(;(w3T^z(@(hDnPB(@4*(?5(WJDN\\0w(7((m.H(4(m,orL(0`)f(X:.((?((W9(iq0Z1m0(e.W?p{(6u9r^e=fC]r(6C(v(g(gs5v(((E=(yyY+e8(\\((((|P-vTXH(^M?(((al((Zj/;:mTEDQ3i(=(fK(>(Du(eAL{bo(k(,r*zxcp~(fM(Z(X>6LjmfT7(^SR(yBg4/..((Z(r({8V+P>(dc>d(Nr(',
};
