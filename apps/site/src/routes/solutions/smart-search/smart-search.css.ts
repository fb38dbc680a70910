import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';

export const testimonial = style({
  paddingBlock: `0 ${vars.space[16]}`,
  '@media': { [media.desktop]: { paddingBlock: `0 ${vars.space[28]}` } },
});
