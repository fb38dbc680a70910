import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { layered, media } from '../../theme/style.ts';

/** The space above the front card, into which the two cards behind it extend. */
const room = vars.space[14];

export const root = style(layered({ display: 'grid', gap: vars.space[4], minInlineSize: 0 }));

export const controls = style(
  layered({
    display: 'flex',
    gridRow: 2,
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[1],
    '@media': { print: { display: 'none' } },
  }),
);

/** Hides the pause button with reduced motion in CSS, because a script would shift the content below. */
export const control = style(layered({ '@media': { [media.reducedMotion]: { display: 'none' } } }));

/** Puts all cards into one grid cell, so that the stack is as tall as the tallest card. */
export const stack = style(
  layered({ display: 'grid', minInlineSize: 0, paddingBlockStart: room, isolation: 'isolate' }),
);

export const card = style(
  layered({
    gridArea: '1 / 1',
    zIndex: 3,
    minInlineSize: 0,
    overflow: 'hidden',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.l,
    background: vars.color.surfaceRaised,
    boxShadow: vars.shadow.overlay,
    transformOrigin: '50% 0',
    transition: `transform ${vars.time.slow} ${vars.ease.out}, opacity ${vars.time.slow}`,
    selectors: {
      '&[data-behind="1"]': { zIndex: 2, transform: 'translateY(-28px) scale(0.93)' },
      '&[data-behind="2"]': { zIndex: 1, transform: 'translateY(-54px) scale(0.86)' },
      '&[data-behind="3"]': { zIndex: 0, transform: 'translateY(-54px) scale(0.86)', opacity: 0 },
    },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  }),
);

export const content = style(
  layered({
    blockSize: '100%',
    transition: `opacity ${vars.time.slow}`,
    selectors: {
      '[data-behind="1"] > &': { opacity: 0.55 },
      '[data-behind="2"] > &': { opacity: 0.3 },
    },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  }),
);
