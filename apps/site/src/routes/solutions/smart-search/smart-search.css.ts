import { media, vars } from '@forecourt/ui/theme';
import { style } from '@vanilla-extract/css';
import { sited } from '../../../sited.ts';

export const testimonial = style(
  sited({
    paddingBlock: `0 ${vars.space[16]}`,
    '@media': { [media.desktop]: { paddingBlock: `0 ${vars.space[28]}` } },
  }),
);
