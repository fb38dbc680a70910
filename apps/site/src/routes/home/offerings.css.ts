import { media, vars } from '@forecourt/ui/theme';
import { style } from '@vanilla-extract/css';
import { sited } from '../../sited.ts';
import * as typeset from '../../typeset.css.ts';

export const section = style(
  sited({ paddingBlock: vars.space[16], '@media': { [media.desktop]: { paddingBlock: vars.space[28] } } }),
);

export const head = typeset.chapterHead;

export const heading = typeset.headline;

export const index = style(sited({ borderBlockStart: `2px solid ${vars.color.ink}` }));
