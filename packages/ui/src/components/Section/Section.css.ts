import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/generated/contract.css.ts';
import { layeredPrimitive, media } from '../../theme/style.ts';
import { spaceBelowRule } from './rule.ts';

export const section = recipe({
  base: layeredPrimitive({ display: 'grid', gap: vars.space[5], minInlineSize: 0 }),
  variants: {
    head: {
      above: {},
      beside: layeredPrimitive({
        '@media': {
          [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', gap: vars.space[16] },
        },
      }),
    },
  },
});

export const head = recipe({
  base: layeredPrimitive({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: `${vars.space[4]} ${vars.space[6]}`,
    minInlineSize: 0,
  }),
  variants: {
    head: {
      above: {},
      beside: layeredPrimitive({
        '@media': { [media.desktop]: { flexDirection: 'column', alignItems: 'start', justifyContent: 'start' } },
      }),
    },
  },
});

export const words = style(
  layeredPrimitive({ display: 'grid', gap: vars.space[3], minInlineSize: 0, maxInlineSize: '60ch' }),
);
export const actions = style(layeredPrimitive({ minInlineSize: 0, maxInlineSize: '100%' }));

export const body = style(
  layeredPrimitive({
    minInlineSize: 0,
    paddingBlockStart: spaceBelowRule,
    borderBlockStart: `1px solid ${vars.color.ink}`,
  }),
);
