import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../style.ts';

export const meanings = style({
  display: 'grid',
  marginBlockStart: vars.space[16],
  borderBlockStart: `2px solid ${vars.color.ink}`,
  listStyleType: '""',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gridTemplateRows: 'auto auto auto 1fr' },
  },
});

// Aligns the parts of the three columns.
export const meaning = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  paddingBlock: vars.space[6],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@media': {
    [media.tablet]: {
      gridRow: 'span 4',
      gridTemplateRows: 'subgrid',
      paddingInline: vars.space[4],
      selectors: {
        '& + &': { borderBlockStart: 0, borderInlineStart: `1px solid ${vars.color.line}` },
        '&:first-child': { paddingInlineStart: 0 },
        '&:last-child': { paddingInlineEnd: 0 },
      },
    },
    [media.desktop]: { paddingInline: vars.space[8] },
  },
});

export const title = style({
  font: vars.type.title.font,
  letterSpacing: vars.type.title.tracking,
  textWrap: 'balance',
});

export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
  marginBlockStart: vars.space[3],
});

export const price = style({
  font: vars.type.figure.font,
  letterSpacing: vars.type.figure.tracking,
  fontVariantNumeric: 'tabular-nums',
});

export const ruler = style({ alignSelf: 'end', marginBlockStart: vars.space[3] });

export const text = style({
  maxInlineSize: '42ch',
  marginBlockStart: vars.space[4],
  color: vars.color.inkMuted,
  textWrap: 'pretty',
});

export const more = style({ marginBlockStart: vars.space[8] });
