import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { createDrawnControl } from '../../internal/field/drawn-control.ts';
import { inputCover, inputCoverControl } from '../../internal/field/input-cover.ts';
import type { FieldSize } from '../../internal/field/index.ts';
import { vars } from '../../theme/generated/contract.css.ts';
import { layeredPrimitive, media } from '../../theme/style.ts';

export const list = style(layeredPrimitive({ display: 'grid', justifyItems: 'start', minInlineSize: 0 }));

export const option = style(
  layeredPrimitive({ display: 'flex', flex: '1 1 auto', flexDirection: 'column', minInlineSize: 0 }),
);

/** As tall as a field of the same size. Users can click anywhere in the row. */
export const row = recipe({
  base: layeredPrimitive({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    maxInlineSize: '100%',
    gap: vars.space['2-5'],
    cursor: 'pointer',
    selectors: { '&[data-disabled]': { color: vars.color.inkMuted, cursor: 'not-allowed' } },
    '@media': { [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
  }),
  variants: {
    size: {
      s: layeredPrimitive({ minBlockSize: vars.control.s }),
      m: layeredPrimitive({ minBlockSize: vars.control.m }),
      l: layeredPrimitive({ minBlockSize: vars.control.l }),
    } satisfies Record<FieldSize, StyleRule>,
  },
});

/** The radio button covers the drawn circle, so that touch exploration by screen readers finds it there. */
globalStyle(`${option} > label > span:has(> input)`, layeredPrimitive(inputCover));
globalStyle(`${option} > label > span > input`, layeredPrimitive(inputCoverControl));

export const circle = style([
  createDrawnControl(vars.color.surfaceRaised),
  layeredPrimitive({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '24px',
    blockSize: '24px',
    borderRadius: '50%',
    '::after': { content: '""', inlineSize: '12px', blockSize: '12px', borderRadius: '50%' },
    selectors: {
      '[data-selected] > &': { borderColor: vars.color.ink },
      '[data-selected] > &::after': { background: vars.color.ink },
      '[data-selected][data-disabled] > &::after': { background: vars.color.inkMuted },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '[data-selected] > &::after': { background: 'Highlight' },
          '[data-selected][data-disabled] > &::after': { background: 'GrayText' },
        },
      },
    },
  }),
]);

export const label = style(layeredPrimitive({ minInlineSize: 0, lineHeight: '24px', overflowWrap: 'anywhere' }));

export const description = style(
  layeredPrimitive({
    marginInlineStart: `calc(${vars.space[6]} + ${vars.space['2-5']})`,
    marginBlock: `calc(-1 * ${vars.space[2]}) ${vars.space['2-5']}`,
    font: vars.type.small.font,
    color: vars.color.inkMuted,
  }),
);
