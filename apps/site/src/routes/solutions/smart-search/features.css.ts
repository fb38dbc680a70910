import { media, vars } from '@forecourt/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { wrapInSiteLayer, style } from '../../../style.ts';

export const heading = style({
  paddingBlockEnd: vars.space[4],
  borderBlockEnd: `2px solid ${vars.color.ink}`,
});

export const features = style({
  display: 'grid',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const feature = style({
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
  containerType: 'inline-size',
  display: 'grid',
  alignContent: 'end',
  fontFamily: vars.font.display,
  letterSpacing: '-0.025em',
  marginBlockEnd: vars.space[4],
  '@media': { [media.tablet]: { minBlockSize: '124px' } },
});

// Fits the names of the three kinds of seller on one line.
const largeFontSize = 'min(clamp(2rem, 1rem + 3.6vw, 3.75rem), 11.5cqi)';

export const sum = style({
  fontSize: largeFontSize,
  fontWeight: 700,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});

export const sellers = style([
  sum,
  { display: 'flex', flexWrap: 'wrap', columnGap: '0.35em', color: vars.color.lineStrong },
]);

export const chosenOption = style({
  color: vars.color.ink,
  textDecoration: `underline ${vars.color.accentText} 3px`,
  textUnderlineOffset: '0.14em',
});

export const ages = style({ display: 'grid', fontWeight: 700, lineHeight: 1.08 });

globalStyle(`${ages} > :nth-child(1)`, wrapInSiteLayer({ fontSize: largeFontSize }));
globalStyle(`${ages} > :nth-child(2)`, wrapInSiteLayer({ color: vars.color.inkMuted, fontSize: vars.text[28] }));
globalStyle(`${ages} > :nth-child(3)`, wrapInSiteLayer({ color: vars.color.inkMuted, fontSize: vars.text[18] }));

export const names = style({
  maxInlineSize: '30em',
  fontSize: vars.text[24],
  fontWeight: 600,
  lineHeight: 1.25,
  textWrap: 'balance',
});
