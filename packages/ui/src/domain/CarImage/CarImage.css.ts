import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/generated/contract.css.ts';
import { layered, media } from '../../theme/style.ts';
import { numberPlate } from '../internal/number-plate/number-plate.ts';

/** Set inline: the car's colour, from `getPlateTint`. */
export const tint = '--fc-plate-tint';

export const plate = recipe({
  base: layered({
    position: 'relative',
    display: 'block',
    overflow: 'hidden',
    aspectRatio: '3 / 2',
    borderRadius: vars.radius.l,
    color: vars.color.ink,
    selectors: { '[data-loading] &': { background: vars.color.surfaceSunk } },
  }),
  variants: {
    state: {
      picture: layered({
        background: `color-mix(in oklab, var(${tint}, ${vars.color.plate}) 15%, ${vars.color.plate})`,
        '@media': { [media.forcedColors]: { outline: '1px solid CanvasText', outlineOffset: '-1px' } },
      }),
      none: layered({
        boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
        '@media': { [media.forcedColors]: { outline: '1px solid GrayText', outlineOffset: '-1px' } },
      }),
    },
  },
});

/**
 * Makes the picture slightly wider than the plate, so that a card can move the picture by 6 px without uncovering an
 * edge.
 */
export const picture = style(
  layered({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: '-6px',
    inlineSize: 'calc(100% + 12px)',
    maxInlineSize: 'none',
    blockSize: '100%',
    objectFit: 'cover',
  }),
);

export const silhouette = style(
  layered({
    inlineSize: '100%',
    // Leaves room for the note's line, even in a small plate.
    blockSize: 'calc(100% - 1rem)',
    fill: 'none',
    stroke: vars.color.lineStrong,
    strokeWidth: 2,
    strokeDasharray: '2 5',
    strokeLinecap: 'round',
  }),
);

export const note = style(
  layered({
    position: 'absolute',
    insetInline: vars.space[2],
    insetBlockEnd: 'clamp(2px, 7%, 12px)',
    textAlign: 'center',
    font: vars.type.micro.font,
    letterSpacing: vars.type.micro.tracking,
    color: vars.color.inkMuted,
    // Hides the note, because the loaded car probably has a picture.
    selectors: { '[data-loading] &': { visibility: 'hidden' } },
  }),
);

/** Places the label of an illustration at the lower edge of the plate, which drawn cars leave empty. */
export const illustrationLabel = style(
  layered({
    position: 'absolute',
    insetInlineStart: vars.space[2],
    insetBlockEnd: '2px',
    font: vars.type.micro.font,
    letterSpacing: vars.type.micro.tracking,
    color: vars.color.ink,
    selectors: { '[data-loading] &': { visibility: 'hidden' } },
  }),
);

export const registration = style([
  numberPlate,
  layered({
    position: 'absolute',
    insetInlineStart: vars.space[3],
    insetBlockStart: vars.space[3],
    blockSize: '20px',
    paddingInline: vars.space['1-5'],
    fontSize: vars.text[12],
    lineHeight: '20px',
    selectors: { '[data-loading] &': { visibility: 'hidden' } },
  }),
]);
