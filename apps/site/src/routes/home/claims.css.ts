import { media, vars } from '@forecourt/ui/theme';
import { style } from '@vanilla-extract/css';
import { sited } from '../../sited.ts';

export const section = style(
  sited({ paddingBlock: vars.space[14], '@media': { [media.desktop]: { paddingBlock: vars.space[20] } } }),
);

export const note = style(
  sited({ marginBlockStart: vars.space[8], color: vars.color.inkMuted, font: vars.type.small.font }),
);
