import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { layeredPrimitive, media, visuallyHidden } from '../../theme/style.ts';

export const options = style(layeredPrimitive({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));

export const option = style(layeredPrimitive({ position: 'relative', minInlineSize: 0 }));

export const start = style(
  layeredPrimitive({ display: 'inline-flex', flex: 'none', alignItems: 'center', blockSize: '24px' }),
);

/** Reserves room for a short count, so that the label does not move when the count arrives. */
export const count = style(
  layeredPrimitive({
    flex: 'none',
    minInlineSize: '3em',
    marginInlineStart: 'auto',
    textAlign: 'end',
    font: vars.type.small.font,
    color: vars.color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&&': { lineHeight: '24px' },
      '&[data-loading]::before': {
        content: '""',
        display: 'inline-block',
        inlineSize: '1.5em',
        blockSize: '0.7em',
        borderRadius: vars.radius.xs,
        background: vars.color.surfaceSunk,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-loading]::before': { border: '1px solid GrayText' },
          '[data-unavailable] &': { color: 'GrayText' },
        },
      },
    },
  }),
);

export const note = style(
  layeredPrimitive({ display: 'inline-block', font: vars.type.small.font, color: vars.color.inkMuted }),
);

export const empty = style(
  layeredPrimitive({
    margin: 0,
    paddingBlock: vars.space['2-5'],
    font: vars.type.small.font,
    color: vars.color.inkMuted,
  }),
);

export const toggle = style(
  layeredPrimitive({ alignSelf: 'flex-start', marginInlineStart: `calc(-1 * ${vars.space['3-5']})` }),
);

export const hidden = style(layeredPrimitive(visuallyHidden));
