import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';

export const bill = style({
  display: 'grid',
  gap: vars.space[6],
  padding: `${vars.space[5]} ${vars.space[5]} ${vars.space[6]}`,
  borderRadius: vars.radius.s,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.raised,
  '@media': { [media.tablet]: { padding: vars.space[8] } },
});
