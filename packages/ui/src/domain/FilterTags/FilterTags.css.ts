import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { direction, focusRing, layered, media, visuallyHidden } from '../../theme/style.ts';

export const root = style(layered({ display: 'block', minInlineSize: 0, color: vars.color.ink }));

/** The end fades, so that one sees that there is more; the room at its end lets the last tag out of the fade. */
export const strip = style(
  layered({
    display: 'flex',
    // An empty sign instead of none: with none Safari no longer calls it a list.
    listStyleType: '""',
    gap: vars.space[2],
    paddingBlock: '10px',
    // The ring of a focused button shall not be cut off at the beginning.
    paddingInline: '4px 56px',
    marginInlineStart: '-4px',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollPaddingInline: '4px 64px',
    scrollbarWidth: 'none',
    maskImage: `linear-gradient(calc(90deg * ${direction}), #000 calc(100% - 56px), transparent)`,
    '@media': {
      // A mouse without a sideways wheel needs something to drag.
      [media.hover]: { scrollbarWidth: 'thin', scrollbarColor: `${vars.color.lineStrong} transparent` },
    },
  }),
);

export const rules = style(layered({ borderBlock: `1px solid ${vars.color.line}` }));

export const tag = style(
  layered({
    // What is only spoken scrolls along with it, and does not widen the page.
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    flex: 'none',
    maxInlineSize: '100%',
    minBlockSize: '36px',
    paddingInline: `${vars.space[3]} ${vars.space[1]}`,
    borderRadius: vars.radius.s,
    background: vars.color.surfaceSunk,
    fontFamily: vars.font.text,
    fontSize: '0.875rem',
    fontWeight: 600,
    lineHeight: 1.2,
    whiteSpace: 'nowrap',
    '@media': { [media.forcedColors]: { outline: '1px solid CanvasText', outlineOffset: '-1px' } },
  }),
);

export const label = style(layered({ overflow: 'hidden', textOverflow: 'ellipsis' }));

export const words = style(
  layered({
    unicodeBidi: 'plaintext',
    maxInlineSize: '24ch',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontSize: '0.8125rem',
    fontWeight: 400,
    color: vars.color.inkMuted,
  }),
);

export const remove = style(
  layered({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '28px',
    blockSize: '28px',
    borderRadius: vars.radius.full,
    color: vars.color.inkMuted,
    ':focus-visible': focusRing,
    // The target is as high as the tag and reaches its end.
    '::before': { content: '""', position: 'absolute', inset: '-4px' },
    selectors: {
      '&:hover': {
        '@media': {
          [media.hover]: {
            color: vars.color.ink,
            background: `color-mix(in oklab, ${vars.color.ink} 10%, transparent)`,
          },
        },
      },
    },
  }),
);

export const foot = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${vars.space[1]} ${vars.space[2]}`,
    paddingBlockStart: vars.space[1],
    font: vars.type.small.font,
    letterSpacing: vars.type.small.tracking,
    color: vars.color.inkMuted,
  }),
);

export const clear = style(
  layered({
    marginInlineStart: 'auto',
    minBlockSize: '36px',
    fontWeight: 500,
    color: vars.color.ink,
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '4px',
    textDecorationColor: vars.color.lineStrong,
    ':hover': { textDecorationColor: 'currentColor' },
    ':focus-visible': focusRing,
  }),
);

export const spoken = style(layered(visuallyHidden));
