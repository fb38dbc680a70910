import { vars } from '@forecourt/ui/theme';
import { style } from '@vanilla-extract/css';
import { sited } from '../../sited.ts';

export const line = style(
  sited({ font: vars.type.small.font, letterSpacing: vars.type.small.tracking, textWrap: 'balance' }),
);

export const figure = style(
  sited({ fontFamily: vars.font.display, fontSize: vars.text[18], fontWeight: 700, letterSpacing: '-0.02em' }),
);

export const basis = style(sited({ color: vars.color.inkMuted }));
