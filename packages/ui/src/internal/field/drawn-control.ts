import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { focusRing, layeredPrimitive, media } from '../../theme/style.ts';

/** The states are data attributes that React Aria sets on the row of the checkbox, radio button or switch. */
export const createDrawnControl = (background: string): StyleRule =>
  layeredPrimitive({
    border: `1px solid ${vars.color.lineStrong}`,
    background,
    transition: `background ${vars.time.fast}, border-color ${vars.time.fast}`,
    selectors: {
      '[data-hovered] > &': { borderColor: vars.color.ink },
      '[data-focus-visible] > &': focusRing,
      '[data-invalid] > &': { borderColor: vars.color.error, boxShadow: `inset 0 0 0 1px ${vars.color.error}` },
      '[data-disabled] > &': { borderColor: vars.color.line, background: vars.color.surfaceSunk },
    },
    '@media': {
      [media.reducedMotion]: { transition: 'none' },
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        borderColor: 'ButtonText',
        background: 'ButtonFace',
        // The states above use these colours.
        vars: { [vars.color.ink]: 'ButtonText', [vars.color.error]: 'ButtonText', [vars.color.focus]: 'Highlight' },
        selectors: { '[data-disabled] > &': { borderColor: 'GrayText', background: 'ButtonFace' } },
      },
    },
  });

export const createSelectedFill = (selectedSelector: string): StyleRule =>
  layeredPrimitive({
    selectors: { [selectedSelector]: { borderColor: vars.color.ink, background: vars.color.ink } },
    '@media': {
      [media.forcedColors]: {
        selectors: { [selectedSelector]: { borderColor: 'Highlight', background: 'Highlight' } },
      },
    },
  });
