import { media, vars, visuallyHidden } from '@forecourt/ui/theme';
import { globalStyle, keyframes } from '@vanilla-extract/css';
import { sited, style } from '../../style.ts';
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
    // From here on heading and controls have room beside each other.
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
    // Only on the way to grey, and only for a search that takes its time.
    selectors: {
      '&[data-loading]': { color: vars.color.inkMuted, transition: `color ${vars.time.base} 200ms` },
    },
  },
]);

/** A sentence for a heading: in one line, where there is room for it, and in the place of the number before it. */
export const sentence = style({
  display: 'inline-block',
  fontSize: vars.text[24],
  lineHeight: 1.15,
  // The heading's own is a length by now, of larger letters.
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

// On a phone they share a line, of which the order takes what the others leave.
globalStyle(`${tools} > *`, sited({ flex: 'none' }));
globalStyle(
  `${tools} > :first-child`,
  sited({ flex: '1', minInlineSize: 0, '@media': { [media.tablet]: { flex: 'none' } } }),
);

// Beside a count of two digits 'Most Recent' is short of some pixels.
globalStyle(
  `${tools} select`,
  sited({ '@media': { [`not ${media.tablet}`]: { paddingInline: `calc(${vars.space[1]} - 1px) ${vars.space[9]}` } } }),
);

const appear = keyframes({ from: { opacity: 0 } });
const turn = keyframes({ to: { rotate: '1turn' } });

// Only for a search that takes its time: a spinner that flashes makes a quick page feel slow.
export const spinner = style({
  position: 'absolute',
  // On a phone in the line of the heading, which ends before it.
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
