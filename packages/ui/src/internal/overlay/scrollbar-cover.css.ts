import { globalStyle } from '@vanilla-extract/css';
import { layeredPrimitive } from '../../theme/style.ts';

// Overrides `scrollbar-gutter: stable`, which React Aria sets inline.
globalStyle(':root[data-modal-open]', layeredPrimitive({ scrollbarGutter: 'auto !important' }));
