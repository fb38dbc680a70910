import { media, vars } from '@forecourt/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { site } from '../../layers.css.ts';
import { style } from '../../style.ts';
import * as typeset from '../../typeset.css.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  alignItems: 'start',
  paddingBlock: vars.space[5],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '148px minmax(0, 1fr) minmax(180px, 240px)' },
    [media.desktop]: {
      gridTemplateColumns: '180px minmax(0, 1fr) 260px auto',
      columnGap: vars.space[8],
    },
  },
});

// A focused control stops above the sticky compare bar.
globalStyle(`${row} :is(a, button, input)`, { '@layer': { [site]: { scrollMarginBlockEnd: vars.space[20] } } });

export const picture = style({
  selectors: { '&&': { borderRadius: vars.radius.m }, '[data-state="gone"] > &&': { opacity: 0.5 } },
});
// Hides the image's note, because the image is too small for it.
globalStyle(`${picture} [data-part='Note']`, { '@layer': { [site]: { display: 'none' } } });

export const carText = style({ display: 'grid', gap: vars.space['0-5'], minInlineSize: 0 });

export const name = style({
  fontFamily: vars.font.display,
  fontSize: vars.text[19],
  fontWeight: 650,
  lineHeight: 1.25,
  letterSpacing: '-0.02em',
  overflowWrap: 'anywhere',
});

export const link = style({
  color: 'inherit',
  unicodeBidi: 'plaintext',
  textDecorationThickness: '1px',
  textUnderlineOffset: '4px',
  textDecorationColor: vars.color.lineStrong,
});

export const derivative = style([
  typeset.small,
  { color: vars.color.ink, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
]);

export const facts = typeset.small;

export const change = style([typeset.small, { color: vars.color.ink }]);

/** Below the image on phones, and in a column of its own on wider screens. */
export const value = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: vars.space[2],
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
});

export const money = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[2]}`,
});

export const price = style([typeset.figure]);

export const tools = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  '@media': {
    [media.tablet]: { gridColumn: '2 / -1', justifyContent: 'flex-end', gap: vars.space[6] },
    [media.desktop]: { gridColumn: 'auto', gap: vars.space[2] },
  },
});
