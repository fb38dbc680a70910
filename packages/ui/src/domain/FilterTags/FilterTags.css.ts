import { style } from '@vanilla-extract/css';
import { chip, remove as chipRemove } from '../../internal/chip/chip.css.ts';
import { vars } from '../../theme/generated/contract.css.ts';
import { direction, focusRing, layered, media, visuallyHidden } from '../../theme/style.ts';

export const root = style(layered({ display: 'block', minInlineSize: 0, color: vars.color.ink }));

const row = layered({ display: 'flex', alignItems: 'center', gap: vars.space[1] });

export const bar = style([row, layered({ borderBlock: `1px solid ${vars.color.line}` })]);

/** Contains only the strip and its arrows, so its width is the space for the tags. */
export const scrollArea = style([row, layered({ flex: 1, minInlineSize: 0 })]);

const fadeSize = vars.space[14];
const startMask = `linear-gradient(calc(90deg * ${direction}), transparent, #000 ${fadeSize})`;
const endMask = `linear-gradient(calc(-90deg * ${direction}), transparent, #000 ${fadeSize})`;

/** Fades out at each end where tags are hidden. */
export const strip = style(
  layered({
    display: 'flex',
    flex: 1,
    minInlineSize: 0,
    // The marker is empty, because Safari drops the list role with `none`.
    listStyleType: '""',
    gap: vars.space[2],
    paddingBlock: vars.space['2-5'],
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    // Scrolls a focused tag out of the fade.
    scrollPaddingInline: fadeSize,
    scrollbarWidth: 'none',
    selectors: {
      '&[data-more-before]': { maskImage: startMask },
      '&[data-more-after]': { maskImage: endMask },
      '&[data-more-before][data-more-after]': { maskImage: `${startMask}, ${endMask}`, maskComposite: 'intersect' },
    },
  }),
);

export const arrow = style(
  layered({
    inlineSize: '32px',
    '@media': {
      [media.tablet]: { inlineSize: vars.control.m },
      // Phones scroll by touch, so the tags use the arrows' space.
      '(hover: none) and (max-width: 47.99em)': { display: 'none' },
    },
  }),
);

export const tag = style([
  chip,
  // `position` makes the visually hidden text scroll with the tag. A tag keeps its full width, or the arrows would keep
  // appearing and disappearing.
  layered({ position: 'relative', flex: 'none', gap: vars.space[2], maxInlineSize: 'none' }),
]);

export const label = style(layered({ maxInlineSize: 'min(48ch, 60vi)' }));

// The button's target extends above and below the tag to the edges of the strip.
export const remove = style([chipRemove, layered({ '::before': { insetBlock: '-8px' } })]);

export const words = style(
  layered({
    unicodeBidi: 'plaintext',
    maxInlineSize: '24ch',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontSize: vars.text[13],
    fontWeight: 400,
    color: vars.color.inkMuted,
  }),
);

export const foot = style(
  layered({
    paddingBlockStart: vars.space[1],
    font: vars.type.small.font,
    letterSpacing: vars.type.small.tracking,
    color: vars.color.inkMuted,
  }),
);

export const clear = style(
  layered({
    flex: 'none',
    minBlockSize: vars.control.m,
    paddingInlineStart: vars.space[2],
    font: vars.type.small.font,
    letterSpacing: vars.type.small.tracking,
    fontWeight: 500,
    color: vars.color.ink,
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '4px',
    textDecorationColor: vars.color.lineStrong,
    selectors: { '&:hover': { '@media': { [media.hover]: { textDecorationColor: 'currentColor' } } } },
    ':focus-visible': focusRing,
  }),
);

export const spoken = style(layered(visuallyHidden));
