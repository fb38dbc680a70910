import { style } from '@vanilla-extract/css';
import { layeredPrimitive } from '../../theme/style.ts';

export const wrapped = style(layeredPrimitive({ flexWrap: 'wrap' }));
