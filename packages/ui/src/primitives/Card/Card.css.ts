import type { StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { layeredPrimitive, media } from '../../theme/style.ts';
import type { CardPadding, CardVariant } from './variants.ts';

const variants: Record<CardVariant, StyleRule> = {
  line: layeredPrimitive({ borderBlockStart: `1px solid ${vars.color.line}` }),
  outline: layeredPrimitive({ border: `1px solid ${vars.color.line}`, borderRadius: vars.radius.l }),
  // the transparent edge is drawn in forced colours, where neither fill nor shadow is
  sunk: layeredPrimitive({
    border: '1px solid transparent',
    borderRadius: vars.radius.m,
    background: vars.color.surfaceSunk,
  }),
  raised: layeredPrimitive({
    border: '1px solid transparent',
    borderRadius: vars.radius.l,
    background: vars.color.surfaceRaised,
    boxShadow: vars.shadow.raised,
  }),
};

const inset = (block: string, wider = block) =>
  layeredPrimitive({ padding: block, '@media': { [media.tablet]: { padding: wider } } });

const paddings: Record<CardPadding, StyleRule> = {
  none: {},
  s: inset(vars.space[4]),
  m: inset(vars.space[5], vars.space[6]),
  l: inset(vars.space[6], vars.space[8]),
};

export const card = recipe({
  base: layeredPrimitive({ minInlineSize: 0, overflowWrap: 'break-word' }),
  variants: { variant: variants, padding: paddings },
  // a hairline has no sides to keep away from
  compoundVariants: (['s', 'm', 'l'] as const).map((padding) => ({
    variants: { variant: 'line' as const, padding },
    style: layeredPrimitive({ paddingInline: 0, paddingBlockEnd: 0 }),
  })),
});
