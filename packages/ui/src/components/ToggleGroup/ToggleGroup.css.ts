import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/generated/contract.css.ts';
import { focusRing, layeredPrimitive, media, visuallyHidden } from '../../theme/style.ts';

export const group = style(
  layeredPrimitive({ minInlineSize: 0, margin: 0, border: 0, padding: 0, color: vars.color.ink }),
);

export const legend = recipe({
  base: layeredPrimitive({ padding: 0, overflowWrap: 'anywhere', font: vars.type.small.font, fontWeight: 600 }),
  variants: {
    isHidden: {
      true: layeredPrimitive(visuallyHidden),
      false: layeredPrimitive({ marginBlockEnd: vars.space['1-5'] }),
    },
  },
});

export const track = style(
  layeredPrimitive({
    display: 'inline-flex',
    flexWrap: 'wrap',
    maxInlineSize: '100%',
    paddingInline: vars.space['0-5'],
    border: `1px solid ${vars.color.lineStrong}`,
    // half of one line's height; options that need two lines keep the corner
    borderRadius: `min(${vars.space[6]}, ${vars.radius.full})`,
  }),
);

/** Set beside the track's class. */
export const small = style({});

/** What is pressed reaches from edge to edge of the track, and from option to option. */
export const option = style(
  layeredPrimitive({
    position: 'relative',
    display: 'flex',
    flex: '1 1 auto',
    minInlineSize: 0,
    padding: `calc(${vars.space[1]} - 1px) 1px`,
    cursor: 'pointer',
    ':focus-visible': { outline: 'none' },
    selectors: { '&:disabled, &:has(:disabled)': { cursor: 'not-allowed' } },
  }),
);

// over all of its option, so that a finger that explores by screen reader finds it
export const input = style(
  layeredPrimitive({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  }),
);

const isOn = `${input}:checked + &, [aria-pressed="true"] > &`;
const hasFocus = `${input}:focus-visible + &, ${option}:focus-visible > &`;
const isOnAndDisabled = `${input}:checked:disabled + &, ${option}[aria-pressed="true"]:disabled > &`;
const isDisabled = `${input}:disabled + &, ${option}:disabled > &`;

export const face = style(
  layeredPrimitive({
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    minInlineSize: 0,
    minBlockSize: '40px',
    padding: `${vars.space['1-5']} ${vars.space[4]}`,
    // seen in forced colours
    border: '1px solid transparent',
    borderRadius: vars.radius.full,
    fontSize: vars.text[15],
    fontWeight: 600,
    lineHeight: 1.2,
    letterSpacing: '-0.01em',
    textAlign: 'center',
    overflowWrap: 'anywhere',
    color: vars.color.inkMuted,
    transition: `background ${vars.time.fast}, color ${vars.time.fast}`,
    selectors: {
      [`${option}:hover > &`]: { '@media': { [media.hover]: { color: vars.color.ink } } },
      [isOn]: { background: vars.color.ink, color: vars.color.inkInverse },
      [`${option}:hover > ${input}:checked + &, ${option}[aria-pressed="true"]:hover > &`]: {
        '@media': { [media.hover]: { color: vars.color.inkInverse } },
      },
      [`${small} > * > &`]: {
        minBlockSize: '28px',
        padding: `calc(${vars.space[1]} - 1px) ${vars.space[3]}`,
        fontSize: vars.text[14],
      },
      [hasFocus]: focusRing,
      [isDisabled]: { opacity: 0.45 },
    },
    '@media': {
      [media.still]: { transition: 'none' },
      [media.forcedColors]: {
        selectors: {
          [isOn]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
          [isDisabled]: { opacity: 1, color: 'GrayText' },
          [isOnAndDisabled]: { background: 'GrayText', color: 'Canvas' },
        },
      },
    },
  }),
);

/** A face that shows its icon alone. */
export const bare = style(
  layeredPrimitive({
    selectors: {
      // twice the class: a small face has a padding of its own
      [`${track} &&`]: { minInlineSize: '40px', paddingInline: 0 },
      [`${small} &&`]: { minInlineSize: '34px' },
    },
  }),
);

export const hidden = style(layeredPrimitive(visuallyHidden));
