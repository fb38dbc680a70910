import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/generated/contract.css.ts';
import { layeredPrimitive } from '../../theme/style.ts';

/** Lets the arrow extend beyond the box. The content has its own scroll container inside the box. */
export const box = recipe({
  variants: { hasArrow: { true: layeredPrimitive({ selectors: { '&&': { overflow: 'visible' } } }), false: {} } },
});

export const popover = style(
  layeredPrimitive({
    boxSizing: 'border-box',
    minBlockSize: 0,
    maxInlineSize: 'min(360px, 100vw - 18px)',
    padding: vars.space[4],
    overflow: 'auto',
    font: vars.type.small.font,
    letterSpacing: vars.type.small.tracking,
    overflowWrap: 'break-word',
    outline: 'none',
  }),
);

export const arrow = style(
  layeredPrimitive({
    display: 'block',
    // Overlaps the edge of the box.
    marginBlock: '-1px',
    fill: vars.color.surfaceOverlay,
    stroke: vars.color.line,
    selectors: { '&[data-placement="bottom"]': { rotate: '180deg' } },
  }),
);

export const title = style(
  layeredPrimitive({
    font: vars.type.subtitle.font,
    letterSpacing: vars.type.subtitle.tracking,
    textWrap: 'balance',
    marginBlockEnd: vars.space[2],
  }),
);
