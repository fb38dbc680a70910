import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/generated/contract.css.ts';
import { layeredPrimitive, media } from '../../theme/style.ts';
import type { CheckboxGroupOrientation } from './orientations.ts';

export const options = recipe({
  base: layeredPrimitive({ display: 'flex', minInlineSize: 0 }),
  variants: {
    orientation: {
      vertical: layeredPrimitive({ flexDirection: 'column', alignItems: 'stretch' }),
      horizontal: layeredPrimitive({ flexWrap: 'wrap', columnGap: vars.space[6] }),
    } satisfies Record<CheckboxGroupOrientation, object>,
  },
});

export const option = style(
  layeredPrimitive({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', minInlineSize: 0 }),
);

export const count = style(
  layeredPrimitive({
    marginInlineStart: vars.space['1-5'],
    font: vars.type.small.font,
    color: vars.color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.forcedColors]: { selectors: { '[data-disabled] &': { color: 'GrayText' } } } },
  }),
);

/** Moves the description closer to its label than the row's padding allows. */
export const description = style(
  layeredPrimitive({
    marginInlineStart: `calc(${vars.space[6]} + ${vars.space['2-5']})`,
    marginBlock: `calc(-1 * ${vars.space['1-5']}) ${vars.space['2-5']}`,
    font: vars.type.small.font,
    color: vars.color.inkMuted,
  }),
);
