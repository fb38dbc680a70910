import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

export const heading = style({
  marginInlineStart: '-0.03em',
  font: vars.type.display.font,
  fontSize: 'clamp(2.5rem, 1.1rem + 6.2vw, 6.25rem)',
  letterSpacing: vars.type.display.tracking,
  textWrap: 'balance',
});

export const reportSection = style({
  paddingBlockStart: vars.space[6],
  borderBlockStart: `2px solid ${vars.color.ink}`,
});

export const figure = style([
  typeset.numeral,
  { fontSize: 'clamp(3.25rem, 2rem + 4.6vw, 5.5rem)', lineHeight: 0.95, letterSpacing: '-0.035em' },
]);

export const basis = style({ marginBlockStart: vars.space[2], fontWeight: 400 });

export const lead = style({ maxInlineSize: '54ch' });

export const feature = style({
  display: 'grid',
  gap: vars.space[1],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)', gap: vars.space[8] } },
});
