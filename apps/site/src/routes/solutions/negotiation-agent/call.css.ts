import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

export const head = style({ marginBlockEnd: vars.space[10] });

/** Keeps the car's name on one line, so that it does not break at the hyphen of 'C-Class'. */
export const car = style({ whiteSpace: 'nowrap' });

const labelSpace = { above: '64px', below: '104px' };

export const drawing = style({
  position: 'relative',
  '@media': { [media.desktop]: { blockSize: '420px', paddingBlock: `${labelSpace.above} ${labelSpace.below}` } },
});

// Not mirrored in right-to-left text, because the graph's time runs from left to right.
export const graph = style({
  display: 'none',
  overflow: 'visible',
  '@media': { [media.desktop]: { display: 'block', inlineSize: '100%', blockSize: '100%' } },
});

export const line = style({
  fill: 'none',
  stroke: vars.color.accentText,
  strokeWidth: 3,
  strokeLinejoin: 'round',
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
});

export const area = style({
  fill: `color-mix(in oklab, ${vars.color.accent} 14%, transparent)`,
  '@media': { [media.forcedColors]: { fill: 'none' } },
});

export const prices = style({
  '@media': {
    [media.desktop]: { position: 'absolute', insetInline: 0, insetBlock: `${labelSpace.above} ${labelSpace.below}` },
  },
});

/** A list row on phones and tablets. A label on the graph's line on desktops. */
export const price = style({
  display: 'grid',
  gridTemplateColumns: '48px auto minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: vars.space[3],
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.desktop]: {
      position: 'absolute',
      insetInlineStart: 'var(--at)',
      insetBlockStart: 'var(--down)',
      display: 'block',
      maxInlineSize: '220px',
      padding: 0,
      paddingInlineStart: vars.space[4],
      border: 0,
      // Keeps the last label inside the graph, because the last price is close to its right edge.
      selectors: { '&:last-child': { maxInlineSize: '132px' } },
    },
  },
});

export const time = style({
  color: vars.color.inkMuted,
  font: vars.type.small.font,
  '@media': { [media.desktop]: { display: 'block', marginBlockStart: vars.space['3-5'] } },
});

export const amount = style([
  typeset.figure,
  {
    '@media': {
      [media.desktop]: {
        position: 'absolute',
        insetBlockEnd: '100%',
        paddingBlockEnd: vars.space[2],
        fontSize: vars.text[32],
        whiteSpace: 'nowrap',
      },
    },
    selectors: { [`${price}:last-child &`]: { color: vars.color.accentText } },
  },
]);

export const transcript = style({
  textAlign: 'end',
  textWrap: 'balance',
  '@media': { [media.desktop]: { display: 'block', textAlign: 'start' } },
});

export const axis = style({
  position: 'relative',
  display: 'none',
  blockSize: '40px',
  borderBlockStart: `1.5px solid ${vars.color.ink}`,
  '@media': { [media.desktop]: { display: 'block' } },
});

export const tick = style({
  position: 'absolute',
  paddingBlockStart: vars.space['3-5'],
  translate: '-50% 0',
  color: vars.color.inkMuted,
  font: vars.type.micro.font,
  fontVariantNumeric: 'tabular-nums',
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: '50%',
    blockSize: '8px',
    borderInlineStart: `1px solid ${vars.color.ink}`,
  },
  selectors: { '&:first-child': { translate: 'none' }, '&:first-child::before': { insetInlineStart: 0 } },
});

// Each step is as wide as its part of the call above: to 2:20, to 5:15, and to the end.
export const steps = style({
  display: 'grid',
  gap: vars.space[8],
  marginBlockStart: vars.space[10],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 3fr)',
      gap: 0,
      marginBlockStart: vars.space[4],
    },
  },
});

export const step = style({
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': {
    [media.desktop]: {
      paddingInline: `${vars.space[4]} ${vars.space[6]}`,
      borderBlockStart: 0,
      borderInlineStart: `1px solid ${vars.color.line}`,
      selectors: { '&:first-child': { paddingInlineStart: 0, borderInlineStart: 0 } },
    },
  },
});
