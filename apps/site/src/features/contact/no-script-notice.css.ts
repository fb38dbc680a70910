import { vars } from '@forecourt/ui/theme';
import { style } from '../../style.ts';

export const notice = style({
  padding: vars.space[4],
  borderRadius: vars.radius.m,
  background: vars.color.surfaceSunk,
  textWrap: 'pretty',
});
