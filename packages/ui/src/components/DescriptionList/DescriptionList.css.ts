import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/generated/contract.css.ts';
import { layeredPrimitive } from '../../theme/style.ts';

const paddingBlock = createVar('padding');

export const descriptionList = recipe({
  base: layeredPrimitive({ minInlineSize: 0, fontVariantNumeric: 'tabular-nums' }),
  variants: {
    size: {
      s: layeredPrimitive({ vars: { [paddingBlock]: vars.space[2] } }),
      m: layeredPrimitive({ vars: { [paddingBlock]: vars.space[3] } }),
    },
  },
});

const row = {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  paddingBlock,
} as const;

export const item = style(
  layeredPrimitive({
    ...row,
    fontWeight: 500,
    selectors: {
      // Derived from the text colour, because the hairline colour would be invisible on a sunk background.
      '& + &': { borderBlockStart: `1px solid color-mix(in oklab, ${vars.color.ink} 14%, transparent)` },
    },
  }),
);
export const term = style(
  // In this font, tabular figures come with a hyphen as wide as a digit, which is too wide in words.
  layeredPrimitive({ color: vars.color.inkMuted, fontWeight: 400, fontVariantNumeric: 'normal' }),
);
export const total = style(
  layeredPrimitive({
    ...row,
    paddingBlockStart: vars.space[3],
    borderBlockStart: `1.5px solid ${vars.color.ink}`,
    fontWeight: 600,
  }),
);
