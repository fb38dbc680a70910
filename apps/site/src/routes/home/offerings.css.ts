import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../style.ts';
import * as typeset from '../../typeset.css.ts';

export const section = style({
  paddingBlock: vars.space[16],
  '@media': { [media.desktop]: { paddingBlock: vars.space[28] } },
});

export const head = typeset.chapterHead;

export const heading = typeset.headline;

export const index = style({ borderBlockStart: `2px solid ${vars.color.ink}` });
