import { recipe } from '@vanilla-extract/recipes';
import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { layeredPrimitive } from '../../theme/style.ts';
import type { TextSize, TextTone, TextWeight } from './variants.ts';

const createSize = (name: TextSize, textWrap: 'pretty' | 'balance') =>
  layeredPrimitive({ font: vars.type[name].font, letterSpacing: vars.type[name].tracking, textWrap });

// Lead, small and micro texts have few lines, so balancing them leaves no short last line.
const sizes: Record<TextSize, StyleRule> = {
  lead: createSize('lead', 'balance'),
  body: createSize('body', 'pretty'),
  small: createSize('small', 'balance'),
  micro: createSize('micro', 'balance'),
};

const tones: Record<TextTone, StyleRule> = {
  default: {},
  muted: layeredPrimitive({ color: vars.color.inkMuted }),
  accent: layeredPrimitive({ color: vars.color.accentText }),
  error: layeredPrimitive({ color: vars.color.error }),
};

// The weights come after the sizes, whose `font` sets the weight too.
const weights: Record<TextWeight, StyleRule> = {
  regular: {},
  medium: layeredPrimitive({ fontWeight: 500 }),
  strong: layeredPrimitive({ fontWeight: 600 }),
};

export const text = recipe({
  base: layeredPrimitive({ overflowWrap: 'break-word' }),
  variants: {
    size: sizes,
    tone: tones,
    weight: weights,
    isTruncated: {
      true: layeredPrimitive({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minInlineSize: 0 }),
    },
  },
});
