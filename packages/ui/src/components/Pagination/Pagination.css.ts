import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { focusRing, layeredPrimitive, media, visuallyHidden } from '../../theme/style.ts';

// In narrower containers, previous and next show only arrows.
const wideContainer = '(min-width: 30em)';

export const nav = style(
  layeredPrimitive({
    containerType: 'inline-size',
    inlineSize: '100%',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[1],
  }),
);

export const list = style(
  layeredPrimitive({
    display: 'flex',
    minInlineSize: 0,
    '@container': { [wideContainer]: { gap: vars.space[1], paddingInline: vars.space[2] } },
  }),
);

// Seven items fit into 280 px, the width of a 320 px phone without its margins.
export const item = style(layeredPrimitive({ inlineSize: vars.control.m, minInlineSize: '32px' }));

const target = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: vars.control.m,
  borderRadius: vars.radius.m,
  fontSize: vars.text[15],
  lineHeight: 1.2,
  textDecoration: 'none',
  transition: `background ${vars.time.fast}`,
  ':focus-visible': focusRing,
  '@media': { [media.reducedMotion]: { transition: 'none' } },
} as const;

export const page = style(
  layeredPrimitive({
    ...target,
    inlineSize: '100%',
    minInlineSize: '32px',
    paddingInline: vars.space['0-5'],
    border: '1px solid transparent',
    fontWeight: 500,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&:hover:not([aria-current])': { '@media': { [media.hover]: { background: vars.color.surfaceSunk } } },
      '&[aria-current]': { background: vars.color.ink, color: vars.color.inkInverse, fontWeight: 600 },
    },
    '@media': {
      ...target['@media'],
      [media.forcedColors]: {
        selectors: {
          '&[aria-current]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  }),
);

export const step = style(
  layeredPrimitive({
    ...target,
    flex: 'none',
    gap: vars.space[2],
    minInlineSize: vars.control.s,
    border: `1px solid ${vars.color.lineStrong}`,
    fontWeight: 600,
    selectors: {
      '&:hover:not([aria-disabled])': { '@media': { [media.hover]: { background: vars.color.surfaceSunk } } },
      '&[aria-disabled]': { opacity: 0.45, cursor: 'not-allowed' },
    },
    '@container': { [wideContainer]: { paddingInline: `calc(${vars.space[4]} - 1px)` } },
    '@media': {
      ...target['@media'],
      [media.forcedColors]: {
        selectors: { '&[aria-disabled]': { opacity: 1, color: 'GrayText', borderColor: 'GrayText' } },
      },
    },
  }),
);

/** Hides a label that does not fit. Screen readers still announce it. */
export const stepLabel = style(
  layeredPrimitive({
    '@container': { [`not ${wideContainer}`]: visuallyHidden },
  }),
);
