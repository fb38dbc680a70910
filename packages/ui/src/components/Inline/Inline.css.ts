import { style } from '@vanilla-extract/css';
import { layeredPrimitive } from '../../theme/style.ts';

export const wrap = style(layeredPrimitive({ flexWrap: 'wrap' }));
