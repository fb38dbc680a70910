import { vars } from '@forecourt/ui/theme';
import { style } from '../../style.ts';

export const form = style({ gap: vars.space[5] });

export const note = style({
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.inkMuted,
  font: vars.type.small.font,
  letterSpacing: vars.type.small.tracking,
  textWrap: 'pretty',
});
