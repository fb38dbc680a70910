import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../style.ts';

/** Above and below the lines, as `paddingBlock` has it. */
const AROUND = 16;

/** Room for lines of small type with the gap between them. */
const lines = (count: number): string => `${AROUND + 20 * count + 4 * (count - 1)}px`;

// Lines are kept free: words read from the address are explained after the cars are shown, and must not push them down.
// On a phone each note has a line of its own; from a tablet on they share one.
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

// Letters that run from right to left keep to themselves.
export const quoted = style({ color: vars.color.ink, unicodeBidi: 'isolate' });

export const offer = style({
  color: vars.color.accentText,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  textUnderlineOffset: '3px',
  textDecorationThickness: '1px',
});
