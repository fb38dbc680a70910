import { vars } from '@forecourt/ui/theme';
import { style } from '@vanilla-extract/css';
import { sited } from '../../sited.ts';

export const problem = style(
  sited({
    color: vars.color.error,
    font: vars.type.small.font,
    letterSpacing: vars.type.small.tracking,
    ':empty': { display: 'none' },
  }),
);
