import { vars } from '@forecourt/ui/theme';
import { style } from '../../style.ts';

export const line = style({ font: vars.type.small.font, letterSpacing: vars.type.small.tracking, textWrap: 'balance' });

export const figure = style({
  fontFamily: vars.font.display,
  fontSize: vars.text[18],
  fontWeight: 700,
  letterSpacing: '-0.02em',
});

export const basis = style({ color: vars.color.inkMuted });
