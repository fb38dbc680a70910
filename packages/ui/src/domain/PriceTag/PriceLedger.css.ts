import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/generated/contract.css.ts';
import { layered } from '../../theme/style.ts';

export const ledger = style(
  layered({
    fontFamily: vars.font.text,
    fontSize: vars.text[14],
    lineHeight: 1.5,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.ink,
  }),
);

/** Derived from the text colour, because the hairline colour would be invisible on a tinted background. */
const hairline = `1px solid color-mix(in oklab, ${vars.color.ink} 14%, transparent)`;

export const row = recipe({
  base: layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space[3],
    paddingBlock: vars.space[2],
  }),
  variants: {
    isTotal: {
      true: layered({ borderBlockStart: `1.5px solid ${vars.color.ink}`, fontWeight: 600 }),
      false: layered({ selectors: { '&:first-child': { borderBlockEnd: hairline } } }),
    },
    isStep: {
      true: layered({ selectors: { '& + &': { borderBlockStart: hairline }, '&:first-child': { borderBlockEnd: 0 } } }),
    },
  },
});

export const term = style(
  layered({
    color: vars.color.inkMuted,
    selectors: { [`${row.classNames.variants.isTotal.true} &`]: { color: vars.color.ink } },
  }),
);

export const value = recipe({
  base: layered({ fontWeight: 500, marginInlineStart: 'auto' }),
  variants: {
    tone: {
      plain: {},
      good: layered({ color: vars.color.good, fontWeight: 650 }),
      high: layered({ color: vars.color.high, fontWeight: 650 }),
    },
  },
});

export const share = style(layered({ marginInlineStart: vars.space['0-5'], fontSize: vars.text[13], fontWeight: 500 }));

export const note = style(
  layered({
    marginBlockStart: vars.space[1],
    fontSize: vars.text[13],
    lineHeight: 1.45,
    color: vars.color.inkMuted,
    textWrap: 'balance',
  }),
);
