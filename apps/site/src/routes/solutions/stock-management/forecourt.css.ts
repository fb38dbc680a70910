import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';

export const ground = style({ background: vars.color.surface, borderBlock: `1px solid ${vars.color.line}` });

export const wrap = style({
  paddingBlock: vars.space[12],
  '@media': { [media.desktop]: { paddingBlock: vars.space[20] } },
});

export const head = style({ marginBlockEnd: vars.space[8] });

export const heading = style({ font: vars.type.title.font, letterSpacing: vars.type.title.tracking });

export const note = style({ color: vars.color.inkMuted, font: vars.type.small.font });

/** The painted lines of a car park: across the top, and between the bays. */
const paint = `2px solid ${vars.color.lineStrong}`;

export const bays = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  rowGap: vars.space[10],
  listStyleType: '""',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } },
});

export const bay = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto auto auto 1fr',
  minInlineSize: 0,
  padding: `${vars.space[3]} ${vars.space[3]} 0`,
  borderBlockStart: paint,
  borderInlineStart: paint,
  '@media': {
    [`not ${media.tablet}`]: { selectors: { '&:nth-child(2n)': { borderInlineEnd: paint } } },
    [media.tablet]: { selectors: { '&:nth-child(5n)': { borderInlineEnd: paint } } },
    [media.desktop]: { padding: `${vars.space[4]} ${vars.space[5]} 0` },
  },
});

export const days = style({
  font: vars.type.title.font,
  letterSpacing: vars.type.title.tracking,
  fontVariantNumeric: 'tabular-nums',
});

export const unit = style({ color: vars.color.inkMuted, font: vars.type.small.font });

export const car = style({ inlineSize: '100%', blockSize: 'auto', marginBlock: `${vars.space[5]} ${vars.space[4]}` });

export const name = style({
  fontSize: vars.text[15],
  fontWeight: 600,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

export const registration = style({
  color: vars.color.inkMuted,
  font: vars.type.small.font,
  fontVariantNumeric: 'tabular-nums',
});

export const outlook = style({ marginBlockStart: vars.space[2], font: vars.type.small.font, textWrap: 'balance' });
