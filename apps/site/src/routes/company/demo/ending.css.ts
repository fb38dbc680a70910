import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

export const section = style({
  background: vars.color.surfaceRaised,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

/** Balances the lines, to avoid a short last one. */
export const lead = style([typeset.lead, { textWrap: 'balance' }]);

export const words = style({ '@media': { [`not ${media.desktop}`]: { gridRow: 1 } } });
