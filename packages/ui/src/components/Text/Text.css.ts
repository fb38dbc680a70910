import { recipe } from '@vanilla-extract/recipes';
import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { layeredPrimitive } from '../../theme/style.ts';
import type { TextSize, TextTone, TextWeight } from './variants.ts';

const step = (name: TextSize) =>
  layeredPrimitive({ font: vars.type[name].font, letterSpacing: vars.type[name].tracking });

const sizes: Record<TextSize, StyleRule> = {
  lead: step('lead'),
  body: step('body'),
  small: step('small'),
  micro: step('micro'),
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
  base: layeredPrimitive({ textWrap: 'pretty', overflowWrap: 'break-word' }),
  variants: {
    size: sizes,
    tone: tones,
    weight: weights,
    isTruncated: {
      true: layeredPrimitive({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minInlineSize: 0 }),
    },
  },
});
