import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { layeredPrimitive, media, visuallyHidden } from '../../theme/style.ts';

/** Fixed, so that focusing it scrolls nothing. */
export const formValue = style(layeredPrimitive({ ...visuallyHidden, position: 'fixed', insetBlockStart: 0 }));

export const button = style(
  layeredPrimitive({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['2-5'],
    minBlockSize: '42px',
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

/** Hears the keys of the list without a box of its own. */
export const wayIn = style(layeredPrimitive({ display: 'contents' }));
