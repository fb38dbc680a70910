import { recipe } from '@vanilla-extract/recipes';
import { direction, layeredPrimitive } from '../../theme/style.ts';

export const icon = recipe({
  base: layeredPrimitive({
    display: 'inline-block',
    flex: 'none',
    verticalAlign: '-0.2em',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
  variants: {
    size: {
      s: layeredPrimitive({ inlineSize: '16px', blockSize: '16px', strokeWidth: 2 }),
      m: layeredPrimitive({ inlineSize: '20px', blockSize: '20px' }),
      l: layeredPrimitive({ inlineSize: '24px', blockSize: '24px' }),
    },
    isFilled: { true: layeredPrimitive({ fill: 'currentColor' }) },
    isDirectional: {
      true: layeredPrimitive({ transform: `scaleX(${direction})` }),
    },
  },
});
