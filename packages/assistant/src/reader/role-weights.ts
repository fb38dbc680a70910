// Written by scripts/train-roles.ts. Do not edit.
import type { RoleKind } from './role-features.ts';

/** The weights of the classifier of roles. Each feature ends in the letter of its weight. */
export const ROLE_WEIGHTS: Readonly<Record<RoleKind, { bias: number; weights: string }>> = {
  car: {
    bias: 0.98,
    weights:
      '+1#body_typec +1.c +1:selfZ +1andX +1atZ +1butZ +1hasZ +1inb +1withY +2:ridZ +2:selfZ +2inZ +2orb +2theb -1#boundS -1,#boundb -1.e -1:mineU -1:notW -1:ridZ -1:wishb -1anb -1myY -1ofY -1theX -1twoZ -2#boundb -2.b -2:mineZ -2:notX -2:ownY -2:ridX -2:selfZ -2ab -2andZ -2forb -2getY -2notV -2pleaseZ -2tod <#colorb <:mineV <:notS <:nowV <:ownZ <:pastZ <:personZ <:ridY <:selfZ <:wishb <ac <afterZ <anb <beb <byX <carY <couldb <forc <hadX <inY <looksb <makeZ <notY <ofZ <oneY <ord <soc <thanZ <theY <tob <twoW <wasZ <wouldb >#body_typed >#boundb >#carf >#countd >#fuel_typed >#placeb >:faultX >:mineZ >:nowW >:pastX >:ridX >aZ >anyb >betterd >haveb >itd >myZ >noZ >onZ >orc >theZ >toX >withZ ^#e ^:nowZ ^:ownY ^:pastb ^:personY ^ae ^weveY h01c h10X l0h l1Y mkO n0e n3Z n4X o0U o1b o2d plX q0X q2d q3d r<c r=Y r>T s1Z sc v0b w1f',
  },
  value: {
    bias: 0.71,
    weights:
      '+1,iZ +1:beX +1:notZ +1andZ +1oneZ +1ord +2#boundb +2#colorc +2,#boundb +2.b +2:selfX +2noY -1,#carc -1,#fuel_typec -1.b -1:beX -1:notM -1aY -1butV -1noY -1notX -1ord -1theV -2#boundc -2#card -2#colord -2.b -2:notW -2:ownZ -2anythingX -2colourW -2notW <#body_typef <#bound|Z <#colorb <#color|Y <#countc <#fuel_typed <#nb <#transmissionb <:mineW <:notP <:ownb <:personX <:ridZ <:selfY <:wishd <<ccY <<cwe <anyX <anything|Y <ccW <colourW <colour|Y <cwb <doX <forc <iY <ifc <imb <likeb <mustb <nothingW <ofZ <oned <ord <pleaseZ <ratherY <smallb <soc <somethingb <theY >#body_typec >#bounde >#colorc >#flage >#fuel_typed >#transmissione >:ridV >:selfY >:wishc >>ccW >>cwd >forc >ifc >inY >ord >outW >theZ >toZ >usY >withb ^#b ^:notZ ^ab d000g d001c d100T d101Z e0b kbody_typeb kcolorS kdoorsY ktransmissionb n0g n3Z pc0X s^Y sc w1c',
  },
  figure: {
    bias: 0.17,
    weights:
      '+1#carW +1.d +2#boundd -1,#boundb -1andc -2.b <#body_typeg <#carY <#countc <#fuel_typed <#transmissiond <:mineZ <:note <:nowZ <:wishc <<ccZ <<cwd <aX <atZ <butb <ccR <cwk <ifb <itY <newY <orc <soh <somethingb <wantedZ >#boundZ >#fuel_typeb >:pastZ >:personZ >>ccT >ccZ >cwc >notb >orc ^#boundd ^itsX d000m d001Z d010e d100S e0Y kmileage>Y kmileageV kprice<b kpriceb kyear><V kyear>e n0f n1b n3Y pccZ pcwh s$b s^X',
  },
};
