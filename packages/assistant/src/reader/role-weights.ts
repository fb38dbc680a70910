// Written by scripts/train-roles.ts. Do not edit.
import type { RoleKind } from './role-features.ts';

/** The weights of the classifier of roles. Each feature ends in the letter of its weight. */
export const ROLE_WEIGHTS: Readonly<Record<RoleKind, { bias: number; weights: string }>> = {
  car: {
    bias: 0.41,
    weights:
      '+1#body_typeb +1#boundb +1,#body_typec +1,#fuel_typec +1,soc +1:notY +1:selfX +1andY +1atY +1butX +1hasX +1inb +1looksc +1noZ +1stb +1withY +2#boundb +2#carb +2#colorb +2#countd +2,#boundd +2:personZ +2:ridY +2:selfY +2inX +2myZ +2theb -1#boundS -1,#boundb -1.e -1:mineU -1:notW -1:nowY -1:ridY -1:saysb -1:wishc -1anb -1anyc -1friendsb -1isZ -1myX -1noZ -1ofX -1theX -2#boundc -2.b -2:mineY -2:notZ -2:ownW -2:ridV -2aboutb -2andY -2forb -2getX -2haveb -2isntZ -2myZ -2notW -2pleaseX -2tof -2withZ <#fuel_typeb <#nZ <#place|b <#transmissionc <:mineV <:notR <:nowV <:ownY <:personZ <:ridX <:saysc <:selfZ <:thanb <:theirsZ <:wishc <ac <afterZ <anyonec <anythingZ <anything|Z <atY <backb <bed <beenY <byX <carX <couldd <decentc <dob <doesb <farZ <ford <getY <hadW <imc <inY <lastd <likec <lookingb <looksd <makeX <newZ <notY <nowc <ofY <oneU <orb <soc <thanX <theY <tob <twoX <wasX <wedb <whichb <withY >#body_typeh >#bounde >#carc >#colord >#countd >#flagb >#fuel_typef >#transmissiond >:faultX >:mineY >:nowW >:pastX >:ridW >:thanb >aY >againX >anyc >areZ >atY >betterf >colourc >fromb >havec >itd >looksc >lovedb >noZ >notb >onY >onlyb >orb >pleaseb >std >toW >withY >worthZ ^#e ^#fuel_typeb ^:faultb ^:nowX ^:ownY ^:personY ^:ridZ ^ae ^anc ^anyoneb ^couldc ^hadZ ^lastc ^myc ^oneZ ^wedb h00d h01d h10W l0g l1V mkO n0f n4X o0S o1b o2c plY s^b sc w0Z w1e',
  },
  value: {
    bias: 0.67,
    weights:
      '+1#body_typeb +1,andb +1:beX +1andY +1butZ +1oneX +1ord +2#boundb +2#colorc +2,#boundb +2.b +2:faultZ +2:selfW +2outZ -1,#body_typeb -1,#care -1,#fuel_typed -1.c -1:beX -1:notM -1:wishc -1aY -1butW -1isZ -1noX -1notW -1orc -1theV -2#boundc -2#carc -2#colore -2,#fuel_typeZ -2.b -2:notU -2anythingW -2colourV -2iY -2notX <#body_typeg <#colorb <#color|W <#countc <#fuel_typed <#fuel_type|Z <#nb <#transmissionb <:faultZ <:mineW <:notP <:personZ <:ridZ <:selfY <:wishc <<ccX <<cwf <againb <anyX <anything|X <ccW <colourW <colour|X <cwc <doX <forc <fullyZ <hasb <iY <idZ <ifc <imb <likec <mustb <mustntY <notZ <nothingV <ofZ <onec <ord <pleaseY <smallb <sod <somethingc <theY <tob <whereZ >#body_typec >#bounde >#colorb >#flagf >#fuel_typec >#placeb >#transmissione >:itb >:ownZ >:ridV >:selfZ >:wishb >>ccX >>cwe >forc >ifc >inY >meZ >noY >notb >orf >outW >theZ >toZ >wouldb ^#c ^#fuel_typeY ^:notZ ^ab d000h d001d d100S d101Z e0c kbody_typeb kcolorR kdoorsY ktransmissionb kwriteoffb n0f n3Z pc0X pccb s^Y sc w1c',
  },
  figure: {
    bias: 0.11,
    weights:
      '+1#carX +1,#boundb +1.d +1forb +2#boundb -1,#boundd -1:ridb -1andc -1inZ -1ofZ -1wantZ -1worthZ -2.d -2:itZ -2ab <#body_typeg <#carY <#colorY <#countc <#fuel_typed <#placec <#transmissionf <:itZ <:mineZ <:note <:ridZ <:saysY <:thanb <:wishc <<cwc <aY <andb <bec <butb <ccQ <cwm <iZ <ifb <inZ <insuranceb <isZ <itsZ <meY <ord <soi <wantZ <wantedZ <worthY <youZ >#boundZ >#colorb >#fuel_typeb >#placed >:beZ >:faultZ >:itZ >:notb >:pastZ >:ridZ >>ccT >ccY >cwe >notb >orc ^#boundc ^:itX ^haveZ ^itsX d000m d010e d100U e0Y h00Z kmileage>W kmileageX kprice<b kprice><b kpricec kyear><V kyear>f l0Z n0f n3X pcwh s$b s^X',
  },
};
