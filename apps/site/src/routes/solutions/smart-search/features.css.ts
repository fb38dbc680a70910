import { media, vars } from '@forecourt/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { sited, style } from '../../../style.ts';

export const heading = style({
  paddingBlockEnd: vars.space[4],
  borderBlockEnd: `2px solid ${vars.color.ink}`,
  font: vars.type.title.font,
  letterSpacing: vars.type.title.tracking,
});

export const features = style({
  display: 'grid',
  listStyleType: '""',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const feature = style({
  display: 'grid',
  alignContent: 'start',
  paddingBlock: vars.space[8],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [media.tablet]: {
      selectors: {
        '&:nth-child(odd)': { paddingInlineEnd: vars.space[8], borderInlineEnd: `1px solid ${vars.color.line}` },
        '&:nth-child(even)': { paddingInlineStart: vars.space[8] },
        '&:nth-child(n + 3)': { borderBlockEnd: 0 },
      },
    },
  },
});

export const artefact = style({
  display: 'grid',
  alignContent: 'end',
  fontFamily: vars.font.display,
  letterSpacing: '-0.025em',
  '@media': { [media.tablet]: { minBlockSize: '124px' } },
});

export const large = style({
  fontSize: 'clamp(2rem, 1rem + 3.6vw, 3.75rem)',
  fontWeight: 700,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});

export const sellers = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '0.35em',
  color: vars.color.lineStrong,
  fontSize: 'clamp(2rem, 1rem + 3.6vw, 3.75rem)',
  fontWeight: 700,
  lineHeight: 1,
});

export const chosen = style({
  color: vars.color.ink,
  textDecoration: `underline ${vars.color.accentText} 3px`,
  textUnderlineOffset: '0.14em',
});

export const ages = style({ display: 'grid', fontWeight: 700, lineHeight: 1.08 });

globalStyle(`${ages} > :nth-child(1)`, sited({ fontSize: 'clamp(2rem, 1rem + 3.6vw, 3.75rem)' }));
globalStyle(`${ages} > :nth-child(2)`, sited({ color: vars.color.inkMuted, fontSize: vars.text[28] }));
globalStyle(`${ages} > :nth-child(3)`, sited({ color: vars.color.inkMuted, fontSize: vars.text[18] }));

export const names = style({
  maxInlineSize: '30em',
  fontSize: vars.text[24],
  fontWeight: 600,
  lineHeight: 1.25,
  textWrap: 'balance',
});

export const title = style({
  marginBlockStart: vars.space[5],
  font: vars.type.subtitle.font,
  letterSpacing: vars.type.subtitle.tracking,
});

export const text = style({
  maxInlineSize: '52ch',
  marginBlockStart: vars.space[1],
  color: vars.color.inkMuted,
  textWrap: 'pretty',
});
