import { vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';

/** A note that the sample is invented. */
export const sample = style({
  marginBlockStart: vars.space[3],
  color: vars.color.inkMuted,
  font: vars.type.micro.font,
  letterSpacing: vars.type.micro.tracking,
});
