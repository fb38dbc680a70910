import type { StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/generated/contract.css.ts';
import { layeredPrimitive } from '../../theme/style.ts';
import type { HeadingSize } from './variants.ts';

const createStep = (name: Exclude<HeadingSize, 'label'>, rule: StyleRule = {}) =>
  layeredPrimitive({ font: vars.type[name].font, letterSpacing: vars.type[name].tracking, ...rule });

const sizes: Record<HeadingSize, StyleRule> = {
  // Moves large type towards the start, because the space before its first letter would otherwise look like an indent.
  display: createStep('display', { marginInlineStart: '-0.04em' }),
  headline: createStep('headline', { marginInlineStart: '-0.02em' }),
  title: createStep('title'),
  figure: createStep('figure'),
  subtitle: createStep('subtitle'),
  label: layeredPrimitive({
    font: vars.type.small.font,
    fontSize: vars.text[15],
    fontWeight: 600,
    letterSpacing: '-0.01em',
  }),
};

export const heading = recipe({
  base: layeredPrimitive({ textWrap: 'balance', overflowWrap: 'break-word', fontOpticalSizing: 'auto' }),
  variants: { size: sizes },
});
