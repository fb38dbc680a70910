import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { layeredPrimitive, media } from '../../theme/style.ts';

export const button = style(
  layeredPrimitive({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['2-5'],
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
    '@media': { [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
  }),
);

export const value = style(
  layeredPrimitive({
    display: 'flex',
    flex: 1,
    alignItems: 'center',
    gap: vars.space['2-5'],
    minInlineSize: 0,
    fontWeight: 500,
    selectors: { '&[data-placeholder]': { fontWeight: 400, color: vars.color.inkMuted } },
  }),
);

export const words = style(
  layeredPrimitive({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);

export const start = style(layeredPrimitive({ display: 'inline-flex', flex: 'none' }));
