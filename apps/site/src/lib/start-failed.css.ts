import { media, vars } from '@forecourt/ui/theme';
import { style } from '@vanilla-extract/css';
import { sited } from '../sited.ts';
import * as typeset from '../typeset.css.ts';

export const message = style(
  sited({
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space[5],
    paddingBlock: vars.space[10],
    '@media': { [media.tablet]: { paddingBlock: vars.space[16] } },
  }),
);

export const heading = typeset.headline;
export const lead = style([typeset.lead, sited({ maxInlineSize: '48ch' })]);
export const actions = style([typeset.actions, sited({ marginBlockStart: vars.space[3] })]);
