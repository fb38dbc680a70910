import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { layered } from '../../theme/style.ts';

/** Set inline: the positions of the estimate and of the first high price, as percentages of the ruler's length. */
export const estimatePosition = '--fc-scale-estimate';
export const highPosition = '--fc-scale-high';

export const scale = style(
  layered({
    containerType: 'inline-size',
    font: vars.type.small.font,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.inkMuted,
  }),
);

/** Splits the space around the label as the mark splits the ruler, so that the label stays within both ends. */
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

const wideContainer = '(inline-size > 36rem)';

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

/** Starts a label at its tick, but moves it back if it would extend beyond the scale. */
const alignToTick = (at: string) =>
  layered({
    '::before': { content: '""', flex: `0 1 calc(${at} + 8px)` },
    '::after': { insetInlineStart: at },
  });

// Matches if the labels are far enough apart to share one line of a wide scale.
const singleLineSelector = '&:not([data-close])';
const tallTick = layered({ '@container': { [wideContainer]: { '::after': { blockSize: 'calc(100% + 9px)' } } } });

export const estimate = style([mark, tallTick, alignToTick(`var(${estimatePosition})`), layered({ gridRow: 1 })]);

export const high = style([
  mark,
  alignToTick(`var(${highPosition})`),
  layered({
    gridRow: 2,
    '::after': { insetBlockStart: 'calc(-12px - 1lh)' },
    selectors: {
      [singleLineSelector]: { '@container': { [wideContainer]: { gridRow: 1 } } },
      [`${singleLineSelector}::after`]: {
        '@container': { [wideContainer]: { insetBlockStart: '-12px', blockSize: 'calc(100% + 9px)' } },
      },
    },
  }),
]);
