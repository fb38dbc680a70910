import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { layeredPrimitive, media } from '../../theme/style.ts';

export const icon = style(
  layeredPrimitive({ flex: 'none', marginInlineStart: vars.space['3-5'], color: vars.color.inkMuted }),
);

/** Browsers add a clear button of their own. */
export const input = style(
  layeredPrimitive({
    selectors: {
      '&&': { paddingInlineStart: vars.space[2] },
      '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
    },
  }),
);

/** It is no tab stop, so it needs no focus ring: Escape clears the field too. */
export const clear = style(
  layeredPrimitive({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '34px',
    blockSize: '34px',
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
