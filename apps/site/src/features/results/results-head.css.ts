import { media, vars, visuallyHidden } from '@forecourt/ui/theme';
import { globalStyle, keyframes } from '@vanilla-extract/css';
import { wrapInSiteLayer, style } from '../../style.ts';
import * as typeset from '../../typeset.css.ts';

/** The width of the layout switch and the gap before it. */
const LAYOUT_SPACE = `calc(${vars.control.m} * 2 + ${vars.space[3]})`;

export const head = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  marginBlock: `${vars.space[6]} ${vars.space[4]}`,
  // Reserves room for the sort order and a heading of two lines, so that nothing below moves.
  selectors: { '&[data-searches]': { minBlockSize: '126px' } },
  '@media': {
    [media.tablet]: {
      marginBlock: `${vars.space[10]} ${vars.space[5]}`,
      selectors: { '&[data-searches]': { minBlockSize: '112px' } },
    },
    // The heading and the controls fit into one row.
    [media.wide]: {
      flexDirection: 'row',
      alignItems: 'end',
      justifyContent: 'space-between',
      gap: vars.space[6],
      marginBlockStart: vars.space[8],
      minBlockSize: '80px',
      selectors: { '&[data-searches]': { minBlockSize: '80px' } },
    },
  },
});

export const heading = style([
  typeset.headline,
  {
    '@media': { [`not ${media.wide}`]: { selectors: { '[data-searches] > &': { paddingInlineEnd: LAYOUT_SPACE } } } },
    // The heading has a transition only when it turns grey, and only for a slow search.
    selectors: {
      '&[data-loading]': { color: vars.color.inkMuted, transition: `color ${vars.time.base} 200ms` },
    },
  },
]);

/** Shows a sentence in smaller type than a number of cars, so that it stays on one line if possible. */
export const sentence = style({
  display: 'inline-block',
  fontSize: vars.text[24],
  lineHeight: 1.15,
  // The inherited letter spacing was computed for the heading's larger font size.
  letterSpacing: vars.type.headline.tracking,
  '@media': { [media.tablet]: { fontSize: vars.text[38], lineHeight: 1 } },
});

export const place = style({
  marginInlineStart: vars.space[3],
  color: vars.color.inkMuted,
  fontFamily: vars.font.text,
  fontSize: vars.text[16],
  fontWeight: 400,
  letterSpacing: 0,
  whiteSpace: 'nowrap',
  // On its own line on phones, because the layout switch is at the end of the row.
  '@media': { [`not ${media.tablet}`]: { display: 'block', marginInlineStart: 0, lineHeight: 1.4 } },
});

export const hiddenText = style(visuallyHidden);

export const controls = style({
  position: 'relative',
  '@media': {
    // Moves the controls to the end of the reserved height, so that a second line of the heading moves nothing.
    [`not ${media.tablet}`]: { marginBlockStart: 'auto' },
    [media.wide]: { flex: 'none', display: 'flex', alignItems: 'center', gap: vars.space[3] },
  },
});

/** Places the layout switch in the heading's row, except on wide screens, where it shares a row with the tools. */
export const layout = style({
  '@media': {
    [`not ${media.wide}`]: { position: 'absolute', insetInlineEnd: 0, insetBlockEnd: `calc(100% + ${vars.space[4]})` },
  },
});

export const tools = style({
  display: 'flex',
  gap: vars.space[2],
  '@media': { [media.tablet]: { gap: vars.space[3] } },
});

// The tools share a row on phones. The sort order takes the remaining width.
globalStyle(`${tools} > *`, wrapInSiteLayer({ flex: 'none' }));
globalStyle(
  `${tools} > :first-child`,
  wrapInSiteLayer({ flex: '1', minInlineSize: 0, '@media': { [media.tablet]: { flex: 'none' } } }),
);

// Makes 'Most Recent' fit next to a two-digit number of filters.
globalStyle(
  `${tools} select`,
  wrapInSiteLayer({
    '@media': { [`not ${media.tablet}`]: { paddingInline: `calc(${vars.space[1]} - 1px) ${vars.space[9]}` } },
  }),
);

const appear = keyframes({ from: { opacity: 0 } });
const turn = keyframes({ to: { rotate: '1turn' } });

// Appears only for a slow search, because a flashing spinner makes a fast page feel slow.
export const spinner = style({
  position: 'absolute',
  // Places the spinner in the heading's row, before the layout switch.
  insetInlineEnd: LAYOUT_SPACE,
  insetBlockEnd: `calc(100% + ${vars.space[6]})`,
  inlineSize: '20px',
  blockSize: '20px',
  border: `2px solid ${vars.color.accentText}`,
  borderBlockEndColor: 'transparent',
  borderRadius: '50%',
  animation: `${appear} 1ms 200ms backwards, ${turn} 800ms linear infinite`,
  '@media': {
    [media.wide]: { insetInlineEnd: `calc(100% + ${vars.space[3]})`, insetBlock: 0, marginBlock: 'auto' },
    [media.reducedMotion]: { animation: `${appear} 1ms 200ms backwards, ${turn} 4s linear infinite` },
  },
});
