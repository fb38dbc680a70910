import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { innerButtonSize } from '../../internal/field/inner-button-size.ts';
import { layeredPrimitive, media } from '../../theme/style.ts';

export const icon = style(
  layeredPrimitive({ flex: 'none', marginInlineStart: vars.space['3-5'], color: vars.color.inkMuted }),
);

/** Hides the browser's clear button, which `clear` replaces. */
export const input = style(
  layeredPrimitive({
    selectors: {
      '&&': { paddingInlineStart: vars.space[2] },
      '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
    },
  }),
);

/** Needs no focus ring, because the button is not a tab stop. Keyboard users clear the field with Escape. */
export const clear = style(
  layeredPrimitive({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: innerButtonSize,
    blockSize: innerButtonSize,
    marginInlineEnd: vars.space[1],
    borderRadius: vars.radius.s,
    color: vars.color.ink,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { '@media': { [media.hover]: { background: vars.color.surfaceSunk } } },
      '[data-empty] &, [data-disabled] &, [data-readonly] &': { display: 'none' },
    },
  }),
);
