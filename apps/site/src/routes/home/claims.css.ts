import { media, vars } from '@forecourt/ui/theme';
import { style } from '@vanilla-extract/css';
import { sited } from '../../sited.ts';

export const section = style(sited({ paddingBlock: '56px', '@media': { [media.desktop]: { paddingBlock: '80px' } } }));

export const note = style(
  sited({ marginBlockStart: vars.space[8], color: vars.color.inkMuted, font: vars.type.small.font }),
);
