import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../style.ts';

export const section = style({
  background: vars.color.surfaceRaised,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const content = style({
  paddingBlock: vars.space[10],
  '@media': { [media.desktop]: { paddingBlock: vars.space[16] } },
});
