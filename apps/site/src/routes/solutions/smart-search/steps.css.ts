import { media, vars } from '@forecourt/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { sited, style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

export const head = typeset.chapterHead;

export const heading = typeset.headline;

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[10]} ${vars.space[6]}`,
  listStyleType: '""',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', rowGap: 0 } },
});

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  '@media': {
    [`${media.tablet} and (max-width: 63.99em)`]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space[8],
    },
    [media.desktop]: { gridTemplateRows: 'subgrid', gridRow: 'span 3' },
  },
});

/** What the step leaves behind, on a plate of its own. */
export const plate = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  minBlockSize: '300px',
  padding: vars.space[6],
  borderRadius: vars.radius.l,
  background: vars.color.surfaceSunk,
  '@media': { [`${media.tablet} and (max-width: 63.99em)`]: { gridRow: 'span 2' } },
});

export const box = style({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr)',
  overflow: 'hidden',
  border: `2px solid ${vars.color.ink}`,
  borderRadius: vars.radius.l,
  background: vars.color.surfaceRaised,
});

export const band = style({
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'end',
  paddingBlockEnd: vars.space[3],
  background: vars.color.accent,
  color: vars.color.accentInk,
  fontFamily: vars.font.display,
  fontSize: vars.text[11],
  fontWeight: 800,
});

export const sentence = style({
  padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[5]}`,
  fontFamily: vars.font.display,
  fontSize: vars.text[22],
  fontWeight: 600,
  lineHeight: 'calc(1.2em + 22px)',
  letterSpacing: '-0.02em',
});

const pair = {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  fontVariantNumeric: 'tabular-nums',
} as const;

/** A hairline of the page would vanish on the plate; a share of the ink shows on any ground. */
const hairline = `1px solid color-mix(in oklab, ${vars.color.ink} 14%, transparent)`;

export const line = style({ ...pair, fontWeight: 500, selectors: { '& + &': { borderBlockStart: hairline } } });

export const term = style({ color: vars.color.inkMuted, fontWeight: 400 });

export const total = style({
  ...pair,
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1.5px solid ${vars.color.ink}`,
  fontWeight: 600,
});

export const figure = style({
  fontFamily: vars.font.display,
  fontSize: vars.text[40],
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: '-0.03em',
});

export const note = style({
  color: vars.color.inkMuted,
  font: vars.type.micro.font,
  letterSpacing: vars.type.micro.tracking,
});

export const results = style({ listStyleType: '""' });

export const result = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  paddingBlock: vars.space[3],
});

globalStyle(`${result} + ${result}`, sited({ borderBlockStart: hairline }));

export const name = style({ fontWeight: 600, letterSpacing: '-0.015em' });

export const price = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums', textAlign: 'end' });

export const tag = style({ justifySelf: 'end' });

export const title = style({
  marginBlockStart: vars.space[5],
  font: vars.type.title.font,
  letterSpacing: vars.type.title.tracking,
});

export const text = style({
  maxInlineSize: '46ch',
  marginBlockStart: vars.space[2],
  color: vars.color.inkMuted,
  textWrap: 'pretty',
});
