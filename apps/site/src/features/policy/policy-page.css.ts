import { media, vars } from '@forecourt/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { wrapInSiteLayer, style } from '../../style.ts';
import * as typeset from '../../typeset.css.ts';

export const page = style({
  paddingBlock: `${vars.space[8]} ${vars.space[24]}`,
  '@media': { [media.desktop]: { paddingBlockStart: vars.space[16] } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[8]}`,
  paddingBlockEnd: vars.space[6],
  borderBlockEnd: `2px solid ${vars.color.ink}`,
  marginBlockEnd: vars.space[8],
  '@media': { [media.desktop]: { marginBlockEnd: vars.space[12] } },
});

export const heading = typeset.headline;

export const updateDate = style({ color: vars.color.inkMuted });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[10],
  '@media': { [media.desktop]: { gridTemplateColumns: '280px minmax(0, 66ch)', gap: vars.space[16] } },
});

export const contents = style({
  alignSelf: 'start',
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: '96px',
      maxBlockSize: 'calc(100svh - 128px)',
      overflowY: 'auto',
    },
  },
});

export const label = style({ marginBlockEnd: vars.space[2], fontSize: vars.text[15], fontWeight: 600 });

export const list = style({ counterReset: 'section' });

export const sectionLink = style({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  alignItems: 'baseline',
  paddingBlock: vars.space['2-5'],
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.inkMuted,
  textDecoration: 'none',
  counterIncrement: 'section',
  '::before': { content: 'counter(section)', fontVariantNumeric: 'tabular-nums' },
  ':hover': { color: vars.color.ink, textDecoration: 'underline', textUnderlineOffset: '4px' },
  '@media': { [media.desktop]: { paddingBlock: `calc(${vars.space[2]} - 1px)`, font: vars.type.small.font } },
});

export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 66ch)',
  // Prevents the sections from stretching to the height of the contents next to them.
  alignContent: 'start',
  gap: vars.space[10],
  counterReset: 'section',
});

export const summary = style({ font: vars.type.lead.font, letterSpacing: vars.type.lead.tracking, textWrap: 'pretty' });

export const sample = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius.m,
  background: vars.color.surfaceSunk,
  color: vars.color.ink,
  font: vars.type.small.font,
  letterSpacing: vars.type.small.tracking,
  textWrap: 'pretty',
});

export const title = style({
  display: 'flex',
  gap: vars.space[3],
  font: vars.type.title.font,
  letterSpacing: vars.type.title.tracking,
  textWrap: 'balance',
  counterIncrement: 'section',
  '::before': { content: 'counter(section)', color: vars.color.inkMuted },
});

// Selects elements by name, because the elements of a document have no classes.
globalStyle(`${text} section > * + *`, wrapInSiteLayer({ marginBlockStart: vars.space[4] }));
globalStyle(`${text} :is(p, li)`, wrapInSiteLayer({ textWrap: 'pretty', overflowWrap: 'break-word' }));
globalStyle(`${text} ul`, wrapInSiteLayer({ paddingInlineStart: vars.space[5], listStyle: 'disc' }));
globalStyle(`${text} li + li`, wrapInSiteLayer({ marginBlockStart: vars.space[2] }));
globalStyle(`${text} a`, wrapInSiteLayer({ textUnderlineOffset: '4px' }));
globalStyle(
  `${text} table`,
  wrapInSiteLayer({ inlineSize: '100%', borderCollapse: 'collapse', font: vars.type.small.font }),
);
globalStyle(
  `${text} :is(th, td)`,
  wrapInSiteLayer({
    paddingBlock: vars.space[2],
    paddingInlineEnd: vars.space[4],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  }),
);
globalStyle(`${text} th`, wrapInSiteLayer({ borderBlockEnd: `1px solid ${vars.color.ink}`, fontWeight: 600 }));
// Without a width, the first column could be narrower than its longest word.
globalStyle(
  `${text} th:first-child`,
  wrapInSiteLayer({ '@media': { [`not ${media.tablet}`]: { inlineSize: '34%' } } }),
);
globalStyle(
  `${text} td:first-child`,
  wrapInSiteLayer({ fontWeight: 500, '@media': { [media.tablet]: { whiteSpace: 'nowrap' } } }),
);

// Prints the URL after each link to another site.
globalStyle(
  `${text} a[href^='http']::after`,
  wrapInSiteLayer({ '@media': { print: { content: '" (" attr(href) ")"', overflowWrap: 'anywhere' } } }),
);
