import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { layeredPrimitive, media } from '../../theme/style.ts';

/** The native select covers its chevron, so that a click anywhere opens it. */
export const select = style(
  layeredPrimitive({
    paddingInlineEnd: vars.space[10],
    cursor: 'pointer',
    fontWeight: 500,
    selectors: {
      '&:disabled': { cursor: 'not-allowed' },
      // Shows an empty value like a placeholder.
      '&:has(> [value=""]:checked)': { fontWeight: 400, color: vars.color.inkMuted },
    },
    '@media': { [media.forcedColors]: { appearance: 'auto' } },
  }),
);

/** The system draws the options, for which some browsers accept no styles except these two colours. */
export const option = style(layeredPrimitive({ background: vars.color.surfaceRaised, color: vars.color.ink }));

export const chevron = style(
  layeredPrimitive({
    flex: 'none',
    marginInlineStart: `calc(-1 * (${vars.space[5]} + ${vars.space['3-5']}))`,
    marginInlineEnd: vars.space['3-5'],
    pointerEvents: 'none',
    '@media': { [media.forcedColors]: { display: 'none' } },
  }),
);

/** Puts the label before the value. If it does not fit next to the longest option, it wraps to a hidden second line. */
export const inline = style(
  layeredPrimitive({
    display: 'flex',
    flexWrap: 'wrap',
    flex: '0 9999 auto',
    minInlineSize: 0,
    blockSize: '1.5em',
    overflow: 'hidden',
    paddingInlineStart: `calc(${vars.space['1-5']} - 1px)`,
    fontSize: vars.text[15],
    lineHeight: 1.5,
    color: vars.color.inkMuted,
    pointerEvents: 'none',
    '::before': { content: '""', blockSize: '100%' },
    '@media': { [media.tablet]: { flexShrink: 0 } },
  }),
);

export const inlineLabel = style(layeredPrimitive({ flex: 'none', paddingInlineStart: vars.space[2] }));

export const inlineSelect = style(
  layeredPrimitive({
    flexBasis: 'auto',
    inlineSize: 'auto',
    paddingInlineStart: vars.space[2],
    fontSize: vars.text[15],
    fontWeight: 600,
  }),
);
