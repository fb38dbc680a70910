import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { layeredPrimitive } from '../../theme/style.ts';

export const form = style(
  layeredPrimitive({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] }),
);
