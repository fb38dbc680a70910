import { vars, visuallyHidden } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';

const plate = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  padding: `${vars.space[12]} ${vars.space[6]} ${vars.space[1]}`,
});

const tinted = (paint: string): string =>
  style([plate, { background: `color-mix(in oklab, ${paint} 15%, ${vars.color.plate})` }]);

/** The plate with the light of the car's own paint on it. */
export const picture = { blue: tinted('#2F5288'), silver: tinted('#B9BEC4'), red: tinted('#A32A2C') };

export const registration = style({
  position: 'absolute',
  // below what looks out of a card that lies behind
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

export const spoken = style(visuallyHidden);

export const car = style({ inlineSize: '100%', blockSize: 'auto' });

export const body = style({ display: 'grid', padding: `${vars.space[5]} ${vars.space[6]} ${vars.space[6]}` });

export const source = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  color: vars.color.inkMuted,
  font: vars.type.small.font,
});

export const seller = style({ color: vars.color.ink, fontWeight: 600 });

export const posted = style({ marginInlineStart: 'auto' });

export const name = style({
  marginBlockStart: vars.space[2],
  font: vars.type.title.font,
  fontSize: vars.text[28],
  letterSpacing: vars.type.title.tracking,
});

export const facts = style({ marginBlockStart: vars.space[1], color: vars.color.inkMuted, font: vars.type.small.font });

export const verdict = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  marginBlock: `${vars.space[4]} ${vars.space[3]}`,
});

export const price = style({
  fontFamily: vars.font.display,
  fontSize: vars.text[36],
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: '-0.03em',
  fontVariantNumeric: 'tabular-nums',
});
