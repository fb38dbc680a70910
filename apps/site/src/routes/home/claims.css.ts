import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../style.ts';

export const section = style({
  paddingBlock: vars.space[14],
  '@media': { [media.desktop]: { paddingBlock: vars.space[20] } },
});

export const note = style({ marginBlockStart: vars.space[8], color: vars.color.inkMuted, font: vars.type.small.font });

export const link = style({
  color: vars.color.accentText,
  textDecorationThickness: 1,
  textUnderlineOffset: '0.2em',
  selectors: { '&:hover': { textDecorationThickness: 2 } },
});
