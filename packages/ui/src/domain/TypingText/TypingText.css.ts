import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { focusRing, layered, media, visuallyHidden } from '../../theme/style.ts';

export const root = style(layered({ position: 'relative', display: 'block' }));

export const spoken = style(layered(visuallyHidden));

/** Puts all phrases into one grid cell, so that the box fits the largest one at any width. */
export const box = style(layered({ display: 'grid', whiteSpace: 'pre-wrap', overflowWrap: 'break-word' }));
export const sizer = style(layered({ gridArea: '1 / 1', visibility: 'hidden' }));
export const typed = style(layered({ gridArea: '1 / 1' }));

const blink = keyframes({ '50%': { opacity: 0 } });

export const caret = style(
  layered({
    display: 'inline-block',
    inlineSize: 'max(2px, 0.07em)',
    blockSize: '0.95em',
    marginInlineStart: '0.12em',
    // Takes no space, so that it does not wrap onto its own line.
    marginInlineEnd: '-0.3em',
    verticalAlign: '-0.12em',
    background: vars.color.accent,
    animation: `${blink} 1.1s steps(1) infinite`,
    selectors: { '&[data-still]': { animation: 'none' } },
    '@media': {
      [media.reducedMotion]: { display: 'none' },
      [media.forcedColors]: { background: 'CanvasText' },
    },
  }),
);

export const control = style(
  layered({
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: vars.control.xs,
    blockSize: vars.control.xs,
    borderRadius: vars.radius.full,
    color: vars.color.inkMuted,
    ':focus-visible': focusRing,
    selectors: {
      '&:hover': { '@media': { [media.hover]: { color: vars.color.ink, background: vars.color.surfaceSunk } } },
    },
    '@media': { [media.reducedMotion]: { display: 'none' } },
  }),
);
