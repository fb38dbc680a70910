import { vars } from '@forecourt/ui/theme';
import { style } from '@vanilla-extract/css';
import { sited } from '../../sited.ts';

export const alone = style(sited({ justifySelf: 'start' }));

export const search = style(
  sited({
    color: vars.color.inkMuted,
    font: vars.type.small.font,
    letterSpacing: vars.type.small.tracking,
    textWrap: 'pretty',
  }),
);
