import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';

export const dark = style({
  paddingBlockEnd: vars.space[16],
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.desktop]: { paddingBlockEnd: vars.space[24] } },
});

export const rule = style({
  marginBlockStart: vars.space[4],
  color: vars.color.inkMuted,
  font: vars.type.small.font,
  textWrap: 'pretty',
});
