import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, layeredPrimitive, media } from '../../theme/style.ts';

const filling = { display: 'flex', flex: 1, alignItems: 'center', minInlineSize: 0 };

/** Fills the box of the field. */
export const frame = style(layeredPrimitive(filling));
export const controls = style(layeredPrimitive({ ...filling, paddingInlineEnd: '4px' }));

/** React Aria measures from the input to the button; the box has an inset after it, and two edges. */
export const list = style(
  layeredPrimitive({ selectors: { '&&': { minInlineSize: 'min(var(--trigger-width) + 6px, 100vw - 16px)' } } }),
);

/** What stands at the end of the box. */
export const button = style(
  layeredPrimitive({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '34px',
    blockSize: '34px',
    borderRadius: vars.radius.s,
    color: vars.color.ink,
    cursor: 'pointer',
    selectors: {
      '&:hover': { '@media': { [media.hover]: { background: vars.color.surfaceSunk } } },
      '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
      '&:disabled': { color: 'inherit', background: 'none', cursor: 'not-allowed' },
    },
  }),
);
