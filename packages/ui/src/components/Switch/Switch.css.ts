import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { createDrawnControl, createSelectedFill } from '../../internal/field/drawn-control.ts';
import { inputCover, inputCoverControl } from '../../internal/field/input-cover.ts';
import type { FieldSize } from '../../internal/field/index.ts';
import { vars } from '../../theme/generated/contract.css.ts';
import { layeredPrimitive, media } from '../../theme/style.ts';
import type { SwitchLabelPosition } from './label-positions.ts';

export const field = style(
  layeredPrimitive({ display: 'grid', alignContent: 'start', gap: vars.space['0-5'], minInlineSize: 0 }),
);

const target = style({});

export const row = recipe({
  base: [
    target,
    layeredPrimitive({
      position: 'relative',
      display: 'flex',
      alignItems: 'flex-start',
      maxInlineSize: '100%',
      gap: vars.space[3],
      cursor: 'pointer',
      selectors: { '&[data-disabled]': { color: vars.color.inkMuted, cursor: 'not-allowed' } },
      '@media': { [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
    }),
  ],
  variants: {
    size: {
      s: layeredPrimitive({ minBlockSize: vars.control.s, paddingBlock: vars.space['1-5'] }),
      m: layeredPrimitive({ minBlockSize: vars.control.m, paddingBlock: vars.space['2-5'] }),
      l: layeredPrimitive({ minBlockSize: vars.control.l, paddingBlock: vars.space[4] }),
    } satisfies Record<FieldSize, StyleRule>,
    labelPosition: {
      end: layeredPrimitive({ justifySelf: 'start' }),
      start: layeredPrimitive({ flexDirection: 'row-reverse', justifyContent: 'space-between' }),
    } satisfies Record<SwitchLabelPosition, StyleRule>,
  },
});

const trackInlineSize = vars.space[10];

/** The native checkbox covers the drawn switch, so that touch exploration by screen readers finds it. */
globalStyle(
  `${target} > span:has(> input)`,
  layeredPrimitive({ ...inputCover, inlineSize: `${trackInlineSize} !important` }),
);
globalStyle(`${target} > span > input`, layeredPrimitive(inputCoverControl));

export const track = style([
  createSelectedFill('[data-selected] > &'),
  createDrawnControl(vars.color.surfaceSunk),
  layeredPrimitive({
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    paddingInline: vars.space['0-5'],
    boxSizing: 'border-box',
    inlineSize: trackInlineSize,
    blockSize: '24px',
    borderRadius: vars.radius.full,
  }),
]);

export const thumb = style(
  layeredPrimitive({
    position: 'relative',
    insetInlineStart: 0,
    flex: 'none',
    inlineSize: '18px',
    blockSize: '18px',
    borderRadius: vars.radius.full,
    background: vars.color.inkMuted,
    transition: `inset ${vars.time.fast}, background ${vars.time.fast}`,
    selectors: {
      '[data-hovered] > * > &': { background: vars.color.ink },
      '[data-selected] > * > &': { insetInlineStart: '16px', background: vars.color.inkInverse },
      '[data-disabled] > * > &': { background: vars.color.lineStrong },
    },
    '@media': {
      [media.reducedMotion]: { transition: 'none' },
      [media.forcedColors]: {
        background: 'ButtonText',
        selectors: {
          '[data-hovered] > * > &': { background: 'ButtonText' },
          '[data-selected] > * > &': { background: 'HighlightText' },
          '[data-disabled] > * > &': { background: 'GrayText' },
        },
      },
    },
  }),
);

export const label = style(
  layeredPrimitive({ minInlineSize: 0, overflowWrap: 'anywhere', selectors: { '&&': { lineHeight: '24px' } } }),
);

/** Aligns the description and the error with the label instead of the switch. */
export const notes = recipe({
  base: layeredPrimitive({
    display: 'grid',
    gap: vars.space[1],
    marginBlock: `calc(-1 * ${vars.space['1-5']}) ${vars.space['2-5']}`,
    ':empty': { display: 'none' },
  }),
  variants: {
    labelPosition: {
      end: layeredPrimitive({ marginInlineStart: `calc(${trackInlineSize} + ${vars.space[3]})` }),
      start: layeredPrimitive({ marginInlineEnd: `calc(${trackInlineSize} + ${vars.space[3]})` }),
    } satisfies Record<SwitchLabelPosition, StyleRule>,
  },
});
