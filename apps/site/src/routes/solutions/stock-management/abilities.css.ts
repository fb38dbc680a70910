import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

export const heading = style([
  typeset.headline,
  {
    paddingBlockEnd: vars.space[6],
    borderBlockEnd: `2px solid ${vars.color.ink}`,
  },
]);

export const artefact = style({ fontVariantNumeric: 'tabular-nums' });

export const age = style({
  display: 'grid',
  gridTemplateColumns: '7.5rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '::before': {
    content: '""',
    inlineSize: 'calc(var(--share) * 0.85)',
    blockSize: vars.control.s,
    borderRadius: vars.radius.s,
    background: vars.color.ink,
  },
  '@media': { [media.forcedColors]: { '::before': { forcedColorAdjust: 'none', background: 'CanvasText' } } },
});

export const chart = style({
  position: 'relative',
  blockSize: '200px',
  borderBlockEnd: `1.5px solid ${vars.color.ink}`,
  marginBlockEnd: vars.space[2],
});

export const graph = style({ inlineSize: '100%', blockSize: '100%', overflow: 'visible' });

const curve = { fill: 'none', strokeWidth: 2.5, strokeLinejoin: 'round' } as const;

export const pastLine = style({
  ...curve,
  stroke: vars.color.ink,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const forecastLine = style({
  ...curve,
  stroke: vars.color.accentText,
  strokeDasharray: '2 6',
  strokeLinecap: 'round',
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
});

const label = style([typeset.small, { position: 'absolute', lineHeight: 1.3 }]);

// Today's price is below the line, and the forecast is above the line's end.
export const todayLabel = style([label, { insetBlockStart: '52%', insetInlineEnd: '52%', textAlign: 'end' }]);

export const forecastLabel = style([
  label,
  { insetBlockEnd: '34%', insetInlineEnd: 0, maxInlineSize: '42%', textAlign: 'end' },
]);

export const pounds = style([typeset.figure, { display: 'block', color: vars.color.ink }]);

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' });

const column = {
  paddingBlock: vars.space[3],
  paddingInlineStart: vars.space[3],
  textAlign: 'end',
  selectors: { '&:first-child': { paddingInlineStart: 0, textAlign: 'start' } },
} as const;

export const columnHead = style([
  typeset.small,
  { ...column, borderBlockEnd: `1.5px solid ${vars.color.ink}`, verticalAlign: 'bottom' },
]);

export const cell = style({
  ...column,
  fontWeight: 500,
  selectors: {
    ...column.selectors,
    'tr + tr > &': { borderBlockStart: `1px solid ${vars.color.line}` },
  },
});

export const note = style({ marginBlockStart: vars.space[4] });
