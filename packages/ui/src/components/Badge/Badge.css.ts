import type { StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/generated/contract.css.ts';
import { layeredPrimitive } from '../../theme/style.ts';
import type { BadgeSize, BadgeTone } from './variants.ts';

const createFilledStyle = (background: string, color: string) => layeredPrimitive({ background, color });

const tones: Record<BadgeTone, StyleRule> = {
  neutral: createFilledStyle(vars.color.surfaceSunk, vars.color.ink),
  ink: createFilledStyle(vars.color.ink, vars.color.inkInverse),
  accent: createFilledStyle(vars.color.accent, vars.color.accentInk),
  outline: layeredPrimitive({ color: vars.color.inkMuted, borderColor: vars.color.lineStrong }),
  good: createFilledStyle(vars.color.goodSoft, vars.color.good),
  fair: createFilledStyle(vars.color.fairSoft, vars.color.fair),
  high: createFilledStyle(vars.color.highSoft, vars.color.high),
};

const sizes: Record<BadgeSize, StyleRule> = {
  s: layeredPrimitive({
    minBlockSize: '22px',
    minInlineSize: '22px',
    paddingInline: vars.space['1-5'],
    fontSize: vars.text[12],
  }),
  m: layeredPrimitive({
    // oxlint-disable-next-line eslint-js/no-restricted-syntax -- a label, not a control
    minBlockSize: '26px',
    minInlineSize: '26px',
    paddingInline: `calc(${vars.space['2-5']} - 1px)`,
    fontSize: vars.text[13],
  }),
};

export const badge = recipe({
  base: layeredPrimitive({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space['1-5'],
    maxInlineSize: '100%',
    // Keeps the badge's edge visible in forced colours, which remove fills.
    border: '1px solid transparent',
    borderRadius: vars.radius.full,
    fontFamily: vars.font.text,
    fontWeight: 600,
    lineHeight: 1.2,
    letterSpacing: '-0.005em',
    whiteSpace: 'nowrap',
  }),
  variants: { tone: tones, size: sizes },
});
