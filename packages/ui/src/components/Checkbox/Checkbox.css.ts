import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { focusRing, layeredPrimitive, media } from '../../theme/style.ts';

export const checkbox = style(
  layeredPrimitive({ display: 'grid', alignContent: 'start', gap: vars.space['0-5'], minInlineSize: 0 }),
);

/** The whole row is pressed, and is as high as a finger needs. */
export const row = style(
  layeredPrimitive({
    display: 'flex',
    alignItems: 'flex-start',
    justifySelf: 'start',
    maxInlineSize: '100%',
    gap: vars.space['2-5'],
    minBlockSize: vars.control.m,
    paddingBlock: vars.space['2-5'],
    cursor: 'pointer',
    selectors: { '&[data-disabled]': { color: vars.color.inkMuted, cursor: 'not-allowed' } },
    '@media': { [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
  }),
);

/** Holds the native box and, over it, the tick. */
export const control = style(
  layeredPrimitive({ position: 'relative', display: 'grid', flex: 'none', inlineSize: '24px', blockSize: '24px' }),
);

export const box = style(
  layeredPrimitive({
    appearance: 'none',
    inlineSize: '100%',
    blockSize: '100%',
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.s,
    background: vars.color.surfaceRaised,
    cursor: 'inherit',
    transition: `background ${vars.time.fast}, border-color ${vars.time.fast}`,
    ':focus-visible': focusRing,
    ':checked': { borderColor: vars.color.ink, background: vars.color.ink },
    selectors: {
      '&:enabled:hover': { '@media': { [media.hover]: { borderColor: vars.color.ink } } },
      '&[aria-invalid="true"]': { borderColor: vars.color.error, boxShadow: `inset 0 0 0 1px ${vars.color.error}` },
      '&:disabled': { borderColor: vars.color.line, background: vars.color.surfaceSunk },
    },
    '@media': {
      [media.still]: { transition: 'none' },
      // the system's own box is the clearest where colours are the system's
      [media.forcedColors]: { appearance: 'auto' },
    },
  }),
);

export const tick = style(
  layeredPrimitive({
    position: 'absolute',
    inset: '2px',
    color: vars.color.inkInverse,
    strokeWidth: 2.5,
    pointerEvents: 'none',
    visibility: 'hidden',
    selectors: {
      [`${box}:checked + &`]: { visibility: 'visible' },
      [`${box}:disabled + &`]: { color: vars.color.inkMuted },
    },
    '@media': { [media.forcedColors]: { display: 'none' } },
  }),
);

export const label = style(
  layeredPrimitive({ minInlineSize: 0, overflowWrap: 'anywhere', selectors: { '&&': { lineHeight: '24px' } } }),
);

/** What is said of it stands under its label, not under its box. */
export const notes = style(
  layeredPrimitive({
    display: 'grid',
    gap: vars.space[1],
    marginInlineStart: `calc(${vars.space[6]} + ${vars.space['2-5']})`,
    marginBlockEnd: vars.space['2-5'],
    ':empty': { display: 'none' },
  }),
);
