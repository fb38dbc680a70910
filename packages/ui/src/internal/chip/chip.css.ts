import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { focusRing, layeredPrimitive, media } from '../../theme/style.ts';

/** The height of a chip. If unset, chips are as tall as small buttons. */
export const chipSize = createVar();
const size = fallbackVar(chipSize, vars.control.s);
const removeSize = `calc(${size} - 2 * ${vars.space[1]})`;

export const chip = style(
  layeredPrimitive({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    maxInlineSize: '100%',
    minBlockSize: size,
    paddingInline: `${vars.space[3]} ${vars.space[1]}`,
    borderRadius: vars.radius.s,
    background: vars.color.surfaceSunk,
    fontFamily: vars.font.text,
    fontSize: vars.text[14],
    fontWeight: 600,
    lineHeight: 1.2,
    whiteSpace: 'nowrap',
    selectors: { '&:not(:has(button))': { paddingInlineEnd: vars.space[3] } },
    '@media': { [media.forcedColors]: { outline: '1px solid CanvasText', outlineOffset: '-1px' } },
  }),
);

export const name = style(
  layeredPrimitive({ unicodeBidi: 'plaintext', minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' }),
);

export const remove = style(
  layeredPrimitive({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: removeSize,
    blockSize: removeSize,
    borderRadius: vars.radius.full,
    color: vars.color.inkMuted,
    cursor: 'pointer',
    ':focus-visible': focusRing,
    // Extends the target to the chip's edges.
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
