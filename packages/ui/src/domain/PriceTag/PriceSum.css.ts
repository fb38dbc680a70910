import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { layered } from '../../theme/style.ts';

export const sum = style(
  layered({
    display: 'block',
    fontFamily: vars.font.text,
    fontSize: vars.text[13],
    fontWeight: 400,
    lineHeight: 1.4,
    letterSpacing: '0',
    color: vars.color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
    textWrap: 'balance',
  }),
);

export const amount = style(layered({ color: vars.color.ink, fontWeight: 600 }));
