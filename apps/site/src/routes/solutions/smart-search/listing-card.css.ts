import { vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

export const picture = style({ position: 'relative' });

export const plate = style({
  padding: `${vars.space[12]} ${vars.space[6]} ${vars.space[1]}`,
  borderRadius: 0,
});

export const registration = style({
  position: 'absolute',
  // Starts below the visible edge of the card behind.
  insetBlockStart: vars.space[8],
  insetInlineStart: vars.space[6],
  padding: `${vars.space['0-5']} ${vars.space[2]}`,
  borderInlineStart: `6px solid ${vars.color.accent}`,
  borderRadius: vars.radius.s,
  background: vars.color.reg,
  color: vars.color.regInk,
  fontFamily: vars.font.display,
  fontSize: vars.text[13],
  fontWeight: 700,
  letterSpacing: '0.02em',
});

export const body = style({ padding: `${vars.space[5]} ${vars.space[6]} ${vars.space[6]}` });

export const source = style([typeset.small, { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[3] }]);

export const seller = style({ color: vars.color.ink, fontWeight: 600 });

export const postedTime = style({ marginInlineStart: 'auto' });

export const name = style({ marginBlock: `${vars.space[2]} ${vars.space[1]}`, fontSize: vars.text[28] });

export const verdict = style({ marginBlock: `${vars.space[4]} ${vars.space[3]}` });

export const price = style([typeset.numeral, { fontSize: vars.text[36], fontVariantNumeric: 'tabular-nums' }]);
