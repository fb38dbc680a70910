import { media, vars } from '@forecourt/ui/theme';
import { style } from '../style.ts';
import * as typeset from '../typeset.css.ts';

export const message = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[5],
  paddingBlock: vars.space[10],
  '@media': { [media.tablet]: { paddingBlock: vars.space[16] } },
});

export const heading = typeset.headline;
export const lead = style([typeset.lead, { maxInlineSize: '48ch' }]);
export const actions = style([typeset.actions, { marginBlockStart: vars.space[3] }]);
