import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { focusRing, layeredPrimitive, media } from '../../theme/style.ts';
import { innerButtonSize } from './inner-button-size.ts';

export const controls = style(
  layeredPrimitive({
    display: 'flex',
    flex: 1,
    alignItems: 'center',
    minInlineSize: 0,
    paddingInlineEnd: vars.space[1],
  }),
);

export const button = style(
  layeredPrimitive({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: innerButtonSize,
    blockSize: innerButtonSize,
    borderRadius: vars.radius.s,
    color: vars.color.ink,
    cursor: 'pointer',
    selectors: {
      '&:hover': { '@media': { [media.hover]: { background: vars.color.surfaceSunk } } },
      '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
      '&:disabled, &[data-disabled]': { color: vars.color.inkMuted, background: 'none', cursor: 'not-allowed' },
    },
  }),
);

export const buttons = style(layeredPrimitive({ display: 'flex', flex: 'none', paddingInlineEnd: vars.space[1] }));
