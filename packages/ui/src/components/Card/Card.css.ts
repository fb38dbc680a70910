import { createVar, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/generated/contract.css.ts';
import { layeredPrimitive, media } from '../../theme/style.ts';
import type { CardPadding, CardVariant } from './variants.ts';

const padding = createVar('padding');

const variants: Record<CardVariant, StyleRule> = {
  // The only border is at the start, so padding is needed only there.
  line: layeredPrimitive({
    borderBlockStart: `1px solid ${vars.color.line}`,
    paddingInline: 0,
    paddingBlockEnd: 0,
  }),
  outline: layeredPrimitive({ border: `1px solid ${vars.color.line}`, borderRadius: vars.radius.l }),
  // The transparent border is visible in forced colours, which remove fill and shadow.
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

const createInset = (space: string, wider = space) =>
  layeredPrimitive({ vars: { [padding]: space }, '@media': { [media.tablet]: { vars: { [padding]: wider } } } });

const paddings: Record<CardPadding, StyleRule> = {
  none: createInset('0px'),
  s: createInset(vars.space[4]),
  m: createInset(vars.space[5], vars.space[6]),
  l: createInset(vars.space[6], vars.space[8]),
};

export const card = recipe({
  base: layeredPrimitive({ minInlineSize: 0, overflowWrap: 'break-word', padding }),
  variants: { variant: variants, padding: paddings },
});
