import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../style.ts';
import * as typeset from '../../typeset.css.ts';

export const figure = style({
  display: 'grid',
  gap: vars.space[8],
  paddingBlockStart: vars.space[6],
  borderBlockStart: `2px solid ${vars.color.ink}`,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 9fr) minmax(0, 3fr)', alignItems: 'end', gap: vars.space[16] },
  },
});

export const words = style({
  // Hangs the opening quotation mark to the left of the text.
  textIndent: '-0.42em',
  paddingInlineStart: '0.42em',
  fontFamily: vars.font.display,
  fontSize: 'clamp(1.625rem, 1.1rem + 2.2vw, 2.75rem)',
  fontWeight: 600,
  lineHeight: 1.14,
  letterSpacing: '-0.025em',
  textWrap: 'balance',
});

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  '@media': { [media.desktop]: { flexDirection: 'column', alignItems: 'start', gap: vars.space[3] } },
});

export const name = style({ display: 'block', fontWeight: 600 });

export const company = style([typeset.small, { display: 'block' }]);
