import { style } from '@vanilla-extract/css';
import { layeredPrimitive, visuallyHidden as hidden } from '../../theme/style.ts';

export const visuallyHidden = style(layeredPrimitive(hidden));
