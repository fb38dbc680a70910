import type { StyleRule } from '@vanilla-extract/css';

/**
 * Stretches a transparent input over the 24 px of the drawn control, because React Aria hides it in one pixel with
 * inline styles.
 */
export const inputCover: StyleRule = {
  position: 'absolute !important' as 'absolute',
  inlineSize: '24px !important',
  blockSize: '24px !important',
  margin: '0 !important',
  clip: 'auto !important',
  clipPath: 'none !important',
  overflow: 'visible !important' as 'visible',
  opacity: 0,
  zIndex: 1,
};

export const inputCoverControl: StyleRule = {
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  cursor: 'inherit',
};

export const inputCoverFull: StyleRule = {
  ...inputCover,
  inset: 0,
  inlineSize: '100% !important',
  blockSize: '100% !important',
};
