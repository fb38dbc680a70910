import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layeredPrimitive, media } from '../../theme/style.ts';

/** The native select lies over its chevron, so that a press anywhere opens it. */
export const select = style(
  layeredPrimitive({
    paddingInlineEnd: '40px',
    cursor: 'pointer',
    fontWeight: 500,
    selectors: { '&:disabled': { cursor: 'not-allowed' } },
    '@media': { [media.forcedColors]: { appearance: 'auto' } },
  }),
);

/** Options are painted by the system, which takes these two colours where it takes any. */
export const option = style(layeredPrimitive({ background: vars.color.surfaceRaised, color: vars.color.ink }));

export const chevron = style(
  layeredPrimitive({
    flex: 'none',
    marginInlineStart: '-34px',
    marginInlineEnd: '14px',
    pointerEvents: 'none',
    '@media': { [media.forcedColors]: { display: 'none' } },
  }),
);

/**
 * The label inside the box, before the value: 'Sort  Most recent'. A phone has room for the value alone; the label
 * is still the control's name.
 */
export const inline = style(
  layeredPrimitive({
    display: 'none',
    '@media': { [media.tablet]: { display: 'block' } },
    flex: 'none',
    paddingInlineStart: '13px',
    fontSize: '0.9375rem',
    color: vars.color.inkMuted,
    pointerEvents: 'none',
  }),
);

export const inlineSelect = style(
  layeredPrimitive({
    fontSize: '0.9375rem',
    fontWeight: 600,
    '@media': { [media.tablet]: { paddingInlineStart: '8px' } },
  }),
);
