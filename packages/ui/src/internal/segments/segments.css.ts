import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/generated/contract.css.ts';
import { focusRing, layeredPrimitive, media, visuallyHidden } from '../../theme/style.ts';
import type { SegmentSize } from './sizes.ts';
import { inputCoverControl, inputCoverFull } from '../field/input-cover.ts';

export const track = style(
  layeredPrimitive({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignSelf: 'start',
    maxInlineSize: '100%',
    paddingInline: vars.space['0-5'],
    border: `1px solid ${vars.color.lineStrong}`,
    // A fixed maximum, about half the height of a one-line track, gives a track with two lines the same corners.
    borderRadius: `min(${vars.space[6]}, ${vars.radius.full})`,
  }),
);

/** Fills the track from edge to edge, so that the targets have no gaps between them. */
export const segment = style(
  layeredPrimitive({
    position: 'relative',
    display: 'flex',
    flex: '1 1 auto',
    minInlineSize: 0,
    padding: `calc(${vars.space[1]} - 1px) 1px`,
    outline: 'none',
    cursor: 'pointer',
    selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
  }),
);

/** A radio button covers its segment, so that touch exploration by screen readers finds it there. */
globalStyle(`${segment} > span:has(> input)`, layeredPrimitive(inputCoverFull));
globalStyle(`${segment} > span > input`, layeredPrimitive(inputCoverControl));

const selectedSelector = `${segment}[data-selected] > &`;
const disabledSelector = `${segment}[data-disabled] > &`;

const sizes: Record<SegmentSize, StyleRule> = {
  s: layeredPrimitive({
    minBlockSize: `calc(${vars.control.s} - 2 * ${vars.space[1]})`,
    padding: `calc(${vars.space[1]} - 1px) ${vars.space[3]}`,
    fontSize: vars.text[14],
  }),
  m: layeredPrimitive({
    minBlockSize: `calc(${vars.control.m} - ${vars.space[1]})`,
    padding: `${vars.space['1-5']} ${vars.space[4]}`,
    fontSize: vars.text[15],
  }),
  l: layeredPrimitive({
    minBlockSize: `calc(${vars.control.l} - 2 * ${vars.space[1]})`,
    padding: `${vars.space[2]} ${vars.space[5]}`,
    fontSize: vars.text[17],
  }),
};

/** Draws the visible part of a segment, with a gap between it and the track's outline. */
export const face = recipe({
  base: layeredPrimitive({
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    minInlineSize: 0,
    // Keeps the segment's edge visible in forced-colors mode, which removes fills.
    border: '1px solid transparent',
    borderRadius: vars.radius.full,
    fontWeight: 600,
    lineHeight: 1.2,
    letterSpacing: '-0.01em',
    textAlign: 'center',
    overflowWrap: 'anywhere',
    color: vars.color.inkMuted,
    transition: `background ${vars.time.fast}, color ${vars.time.fast}`,
    selectors: {
      [`${segment}:hover > &`]: { '@media': { [media.hover]: { color: vars.color.ink } } },
      [selectedSelector]: { background: vars.color.ink, color: vars.color.inkInverse },
      [`${segment}[data-selected]:hover > &`]: {
        '@media': {
          [media.hover]: { color: vars.color.inkInverse },
          [`${media.hover} and ${media.forcedColors}`]: { color: 'HighlightText' },
        },
      },
      [`${segment}[data-focus-visible] > &`]: focusRing,
      [disabledSelector]: { opacity: 0.45 },
    },
    '@media': {
      [media.reducedMotion]: { transition: 'none' },
      [media.forcedColors]: {
        selectors: {
          [selectedSelector]: {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            color: 'HighlightText',
          },
          [`${segment}[data-selected][data-focus-visible] > &`]: { outlineColor: 'Highlight' },
          [disabledSelector]: { opacity: 1, color: 'GrayText' },
          [`${segment}[data-selected][data-disabled] > &`]: { background: 'GrayText', color: 'Canvas' },
        },
      },
    },
  }),
  variants: {
    size: sizes,
    isLabelHidden: { true: {} },
  },
  compoundVariants: [
    {
      variants: { isLabelHidden: true, size: 's' },
      style: layeredPrimitive({ minInlineSize: '34px', paddingInline: 0 }),
    },
    {
      variants: { isLabelHidden: true, size: 'm' },
      style: layeredPrimitive({ minInlineSize: '40px', paddingInline: 0 }),
    },
    {
      variants: { isLabelHidden: true, size: 'l' },
      style: layeredPrimitive({ minInlineSize: '48px', paddingInline: 0 }),
    },
  ],
});

export const hidden = style(layeredPrimitive(visuallyHidden));
