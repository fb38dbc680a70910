import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { layeredPrimitive } from '../../theme/style.ts';

export const checkbox = style(
  layeredPrimitive({ display: 'grid', alignContent: 'start', gap: vars.space['0-5'], minInlineSize: 0 }),
);
