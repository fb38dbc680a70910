import { media, vars, visuallyHidden } from '@forecourt/ui/theme';
import { globalStyle, keyframes } from '@vanilla-extract/css';
import { wrapInSiteLayer, style } from '../../style.ts';
import * as typeset from '../../typeset.css.ts';

export const head = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  marginBlock: `${vars.space[6]} ${vars.space[4]}`,
  // Reserves the same height with the sort order and with a heading of two lines, so that nothing below moves.
  selectors: { '&[data-searches]': { minBlockSize: '116px' } },
  '@media': {
    [media.tablet]: {
      marginBlock: `${vars.space[10]} ${vars.space[5]}`,
      selectors: { '&[data-searches]': { minBlockSize: '112px' } },
    },
    // Heading and controls fit in one row.
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
    // Transitions only to grey, and only for a slow search.
    selectors: {
      '&[data-loading]': { color: vars.color.inkMuted, transition: `color ${vars.time.base} 200ms` },
    },
  },
]);

/** A sentence instead of a number. On one line if it fits. */
export const sentence = style({
  display: 'inline-block',
  fontSize: vars.text[24],
  lineHeight: 1.15,
  // The heading's own tracking is a computed length for larger type.
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
});

export const spoken = style(visuallyHidden);

export const controls = style({ position: 'relative', '@media': { [media.wide]: { flex: 'none' } } });

export const tools = style({
  display: 'flex',
  gap: vars.space[2],
  '@media': { [media.tablet]: { gap: vars.space[3] } },
});

// On phones they share a row, and the sort order takes the rest.
globalStyle(`${tools} > *`, wrapInSiteLayer({ flex: 'none' }));
globalStyle(
  `${tools} > :first-child`,
  wrapInSiteLayer({ flex: '1', minInlineSize: 0, '@media': { [media.tablet]: { flex: 'none' } } }),
);

// Makes 'Most Recent' fit next to a two-digit count.
globalStyle(
  `${tools} select`,
  wrapInSiteLayer({
    '@media': { [`not ${media.tablet}`]: { paddingInline: `calc(${vars.space[1]} - 1px) ${vars.space[9]}` } },
  }),
);

const appear = keyframes({ from: { opacity: 0 } });
const turn = keyframes({ to: { rotate: '1turn' } });

// Only for a slow search, because a flashing spinner makes a fast page feel slow.
export const spinner = style({
  position: 'absolute',
  // On phones in the heading's row.
  insetInlineEnd: 0,
  insetBlockEnd: `calc(100% + ${vars.space[6]})`,
  inlineSize: '20px',
  blockSize: '20px',
  border: `2px solid ${vars.color.accentText}`,
  borderBlockEndColor: 'transparent',
  borderRadius: '50%',
  animation: `${appear} 1ms 200ms backwards, ${turn} 800ms linear infinite`,
  '@media': {
    [media.wide]: { insetInlineEnd: `calc(100% + ${vars.space[3]})`, insetBlock: 0, marginBlock: 'auto' },
    [media.still]: { animation: `${appear} 1ms 200ms backwards, ${turn} 4s linear infinite` },
  },
});
