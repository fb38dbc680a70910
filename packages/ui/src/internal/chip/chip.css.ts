import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { focusRing, layeredPrimitive, media } from '../../theme/style.ts';

/** A word that was chosen, and the button that takes it away. */
export const chip = style(
  layeredPrimitive({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    maxInlineSize: '100%',
    minBlockSize: vars.control.s,
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
    inlineSize: `calc(${vars.control.s} - 2 * ${vars.space[1]})`,
    blockSize: `calc(${vars.control.s} - 2 * ${vars.space[1]})`,
    borderRadius: vars.radius.full,
    color: vars.color.inkMuted,
    cursor: 'pointer',
    ':focus-visible': focusRing,
    // the target reaches the chip's edges
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
