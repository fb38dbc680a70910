import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { layered } from '../../theme/style.ts';

/** Set inline, each as a percentage of the ruler's length. */
export const estimateAt = '--fc-scale-estimate';
export const highAt = '--fc-scale-high';

export const scale = style(
  layered({
    containerType: 'inline-size',
    font: vars.type.small.font,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.inkMuted,
  }),
);

/**
 * Splits the space around the label in the same proportion as the mark splits the ruler, so that the label is above the
 * mark and stays within both ends.
 */
export const line = style(layered({ display: 'flex', marginBlockEnd: vars.space['0-5'] }));

export const label = style(layered({ flex: 'none', maxInlineSize: '100%' }));

export const price = style(
  layered({
    fontFamily: vars.font.display,
    fontSize: vars.text[20],
    fontWeight: 650,
    lineHeight: 1.2,
    letterSpacing: '-0.02em',
    color: vars.color.ink,
  }),
);

const wide = '(inline-size > 36rem)';

export const marks = style(layered({ display: 'grid' }));

const mark = layered({
  position: 'relative',
  gridColumn: 1,
  display: 'flex',
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '-12px',
    blockSize: '12px',
    borderInlineStart: `1px solid ${vars.color.lineStrong}`,
  },
});

/** A label starts at its tick, but moves back if it would extend beyond the scale. */
const from = (at: string) =>
  layered({
    '::before': { content: '""', flex: `0 1 calc(${at} + 8px)` },
    '::after': { insetInlineStart: at },
  });

// If the labels do not fit on one line, each has its own line, and the ticks end above the first line.
const beside = '&:not([data-close])';
const tall = layered({ '@container': { [wide]: { '::after': { blockSize: 'calc(100% + 9px)' } } } });

export const estimate = style([mark, tall, from(`var(${estimateAt})`), layered({ gridRow: 1 })]);

export const high = style([
  mark,
  from(`var(${highAt})`),
  layered({
    gridRow: 2,
    '::after': { insetBlockStart: 'calc(-12px - 1lh)' },
    selectors: {
      [beside]: { '@container': { [wide]: { gridRow: 1 } } },
      [`${beside}::after`]: {
        '@container': { [wide]: { insetBlockStart: '-12px', blockSize: 'calc(100% + 9px)' } },
      },
    },
  }),
]);
