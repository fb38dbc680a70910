import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[10]} ${vars.space[6]}`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', rowGap: 0 } },
});

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  '@media': {
    [`${media.tablet} and (max-width: 63.99em)`]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space[8],
    },
    [media.desktop]: { gridTemplateRows: 'subgrid', gridRow: 'span 3' },
  },
});

export const panel = style({
  minBlockSize: '300px',
  padding: vars.space[6],
  borderRadius: vars.radius.l,
  background: vars.color.surfaceSunk,
  '@media': { [`${media.tablet} and (max-width: 63.99em)`]: { gridRow: 'span 2' } },
});

export const box = style({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr)',
  overflow: 'hidden',
  border: `2px solid ${vars.color.ink}`,
  borderRadius: vars.radius.l,
  background: vars.color.surfaceRaised,
});

export const band = style({
  display: 'grid',
  placeItems: 'end center',
  paddingBlockEnd: vars.space[3],
  background: vars.color.accent,
  color: vars.color.accentInk,
  fontFamily: vars.font.display,
  fontSize: vars.text[11],
  fontWeight: 800,
});

export const sentence = style([
  typeset.sentence,
  { padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[5]}`, fontSize: vars.text[22] },
]);

export const total = style([typeset.numeral, { fontSize: vars.text[40] }]);

export const result = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
});

export const name = style({ fontWeight: 600, letterSpacing: '-0.015em', textWrap: 'balance' });

export const price = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums', textAlign: 'end' });

export const tag = style({ justifySelf: 'end' });

export const title = style({ marginBlock: `${vars.space[5]} ${vars.space[2]}` });
