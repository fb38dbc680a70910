import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';

export const chapter = style({
  paddingBlock: vars.space[16],
  borderBlock: `1px solid ${vars.color.line}`,
  background: vars.color.surfaceRaised,
  '@media': { [media.desktop]: { paddingBlock: vars.space[28] } },
});

export const heading = style({
  marginBlockEnd: vars.space[8],
  font: vars.type.headline.font,
  letterSpacing: vars.type.headline.tracking,
  '@media': { [media.desktop]: { marginBlockEnd: vars.space[12] } },
});

export const rows = style({ borderBlockStart: `2px solid ${vars.color.ink}` });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  paddingBlock: vars.space[8],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      justifyContent: 'space-between',
      gap: vars.space[16],
      paddingBlock: vars.space[12],
    },
  },
});

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  marginBlockEnd: vars.space[3],
  font: vars.type.title.font,
  letterSpacing: vars.type.title.tracking,
});

export const text = style({ maxInlineSize: '46ch', color: vars.color.inkMuted, textWrap: 'pretty' });

export const artefact = style({ minInlineSize: 0 });

export const sentence = style({
  marginBlockStart: `calc(-1 * ${vars.space[2]})`,
  fontFamily: vars.font.display,
  fontSize: vars.text[24],
  fontWeight: 600,
  lineHeight: 'calc(1.2em + 22px)',
  letterSpacing: '-0.02em',
});

export const found = style({
  marginBlockStart: vars.space[5],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const strong = style({ display: 'block', fontWeight: 600 });
export const facts = style({ display: 'block', color: vars.color.inkMuted, font: vars.type.small.font });

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  font: vars.type.figure.font,
  letterSpacing: vars.type.figure.tracking,
});

const pair = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlock: vars.space[3],
} as const;

export const wanted = style({ paddingBlockEnd: vars.space[4] });
export const line = style({ ...pair, borderBlockStart: `1px solid ${vars.color.line}`, color: vars.color.inkMuted });
export const total = style({ ...pair, borderBlockStart: `1.5px solid ${vars.color.ink}`, fontWeight: 600 });
export const count = style({ color: vars.color.ink, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

export const post = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    [media.tablet]: { gridTemplateColumns: '220px minmax(0, 1fr)', alignItems: 'center', gap: vars.space[6] },
  },
});

export const picture = style({
  display: 'grid',
  alignItems: 'end',
  aspectRatio: '4 / 3',
  padding: vars.space[4],
  borderRadius: vars.radius.m,
  background: vars.color.plate,
});

export const car = style({ inlineSize: '100%', blockSize: 'auto' });
export const caption = style({ display: 'grid', gap: vars.space[2], textWrap: 'pretty' });

export const note = style({ color: vars.color.inkMuted, font: vars.type.small.font });
