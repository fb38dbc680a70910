import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

export const chapter = style({
  background: vars.color.surfaceRaised,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, auto)',
  justifyContent: 'space-between',
  gap: vars.space[3],
  borderBlockStart: `2px solid ${vars.color.ink}`,
  paddingBlockStart: vars.space[3],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0, paddingBlockStart: 0 } },
});

/** Balanced lines, to avoid a short last line. */
export const lead = style([typeset.lead, { textWrap: 'balance' }]);

export const words = style({ '@media': { [`not ${media.desktop}`]: { gridRow: 1 } } });
