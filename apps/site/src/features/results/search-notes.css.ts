import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../style.ts';

/** Space above and below the lines, as in `paddingBlock`. */
const AROUND = 16;

/** Height of lines of small type with their gaps. */
const lines = (count: number): string => `${AROUND + 20 * count + 4 * (count - 1)}px`;

// Reserves lines, because a query read from the URL is explained after the cars are shown and must not push them down.
// On phones each note has its own line. From tablets on they share one.
export const notes = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  minBlockSize: lines(1),
  paddingBlock: vars.space[2],
  color: vars.color.inkMuted,
  font: vars.type.small.font,
  letterSpacing: vars.type.small.tracking,
  // The URL is user input.
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-kept="2"]': { minBlockSize: lines(2) },
    '&:empty:not([data-kept])': { minBlockSize: 0, paddingBlock: 0 },
  },
  '@media': {
    [media.tablet]: {
      selectors: { '&[data-kept="2"]': { minBlockSize: lines(1) } },
    },
  },
});

// Isolates right-to-left text.
export const quoted = style({ color: vars.color.ink, unicodeBidi: 'isolate' });

export const offer = style({
  color: vars.color.accentText,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  textUnderlineOffset: '3px',
  textDecorationThickness: '1px',
});
