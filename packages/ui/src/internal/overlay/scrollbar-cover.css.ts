import { globalStyle } from '@vanilla-extract/css';
import { layeredPrimitive } from '../../theme/style.ts';

// Overrides the inline `stable` that React Aria sets.
globalStyle(':root[data-modal-open]', layeredPrimitive({ scrollbarGutter: 'auto !important' }));
