import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';
import { twoColumns } from '../../../two-columns.ts';

export const chapter = style({
  background: vars.color.surfaceRaised,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

// The page's first screen, turned round.
export const wrap = style(twoColumns('minmax(0, 4fr) minmax(0, 8fr)', 'end'));

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, auto)',
  justifyContent: 'space-between',
  gap: vars.space[3],
  borderBlockStart: `2px solid ${vars.color.ink}`,
  paddingBlockStart: vars.space[3],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0, paddingBlockStart: 0 } },
});

/** In lines of one length: in the widest column 'the sums.' stood alone. */
export const lead = style([typeset.lead, { textWrap: 'balance' }]);

export const words = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[5],
  '@media': { [`not ${media.desktop}`]: { gridRow: 1 } },
});
