import { keyframes, style, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/generated/contract.css.ts';
import { layeredPrimitive, media, visuallyHidden } from '../../theme/style.ts';
import type { SpinnerSize } from './variants.ts';

export const spinner = style(
  layeredPrimitive({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[3],
    maxInlineSize: '100%',
    color: vars.color.ink,
  }),
);

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const sizes: Record<SpinnerSize, StyleRule> = {
  s: layeredPrimitive({ inlineSize: '16px', blockSize: '16px', borderWidth: '2px' }),
  m: layeredPrimitive({ inlineSize: '24px', blockSize: '24px', borderWidth: '3px' }),
  l: layeredPrimitive({ inlineSize: '40px', blockSize: '40px', borderWidth: '4px' }),
};

export const ring = recipe({
  base: layeredPrimitive({
    flexShrink: 0,
    borderStyle: 'solid',
    borderColor: vars.color.line,
    borderBlockStartColor: 'currentColor',
    borderRadius: '50%',
    animation: `${turn} 900ms linear infinite`,
    '@media': {
      [media.reducedMotion]: { animation: 'none' },
      // With a single colour the ring would be closed, and its rotation invisible.
      [media.forcedColors]: { borderColor: 'GrayText', borderBlockStartColor: 'Highlight' },
    },
  }),
  variants: { size: sizes },
});

export const label = recipe({
  base: layeredPrimitive({ minInlineSize: 0, font: vars.type.small.font, color: vars.color.inkMuted }),
  variants: {
    isHidden: {
      // Shows the label with reduced motion, because a static ring conveys nothing.
      true: layeredPrimitive({ '@media': { '(prefers-reduced-motion: no-preference)': visuallyHidden } }),
    },
  },
});
