import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  paddingBlock: `${vars.space[8]} ${vars.space[16]}`,
  '@media': {
    // The content fills one screen, with the text on the left and the board on the right.
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      alignItems: 'center',
      gap: vars.space[16],
      minBlockSize: 'calc(100svh - 80px)',
      paddingBlock: vars.space[10],
    },
  },
});

// Reserves the final height, because the text is centred and would move while the page is painted.
export const head = style({
  '@media': { [media.desktop]: { minBlockSize: '419px' }, [media.wide]: { minBlockSize: '440px' } },
});

export const heading = style([
  typeset.headline,
  {
    marginBlockStart: vars.space[5],
    marginInlineStart: '-0.03em',
    fontSize: 'clamp(2.5rem, 1.6rem + 3.6vw, 4.75rem)',
  },
]);

export const lead = style([typeset.lead, { maxInlineSize: '42ch', marginBlockStart: vars.space[5] }]);

export const access = style([typeset.actions, { marginBlockStart: vars.space[8] }]);

export const reason = style([typeset.small, { maxInlineSize: '44ch', marginBlockStart: vars.space[4] }]);

export const board = style({
  padding: vars.space[5],
  border: `2px solid ${vars.color.ink}`,
  borderRadius: vars.radius.l,
  background: vars.color.surfaceSunk,
  '@media': {
    [media.tablet]: { padding: vars.space[8] },
    [media.desktop]: { minBlockSize: '605px' },
    [media.wide]: { minBlockSize: '532px' },
  },
});

export const boardHeading = style([typeset.small, { marginBlockEnd: vars.space[6] }]);

export const notes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: vars.space[6] } },
});

// Looks like a sheet of paper that is rotated a little. `data-theme` keeps the paper white in both themes.
export const note = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  padding: `${vars.space[6]} ${vars.space[5]} ${vars.space[5]}`,
  borderRadius: vars.radius.s,
  background: vars.color.surfaceRaised,
  color: vars.color.ink,
  boxShadow: vars.shadow.raised,
  '@media': {
    [media.tablet]: {
      gridColumn: 'span 3',
      selectors: {
        '&:nth-child(1)': { rotate: '-1.2deg' },
        '&:nth-child(2)': { rotate: '0.8deg', translate: '0 12px' },
        '&:nth-child(3)': { rotate: '0.7deg' },
        '&:nth-child(4)': { rotate: '-0.8deg', translate: '0 8px' },
      },
    },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
  // Draws the pin.
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '9px',
    insetInlineStart: '50%',
    inlineSize: '8px',
    blockSize: '8px',
    borderRadius: vars.radius.full,
    background: vars.color.ink,
  },
});

export const emptyNote = style({
  padding: vars.space[5],
  border: `2px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.s,
  '@media': { [media.tablet]: { gridColumn: '1 / -1' } },
});

export const kind = typeset.micro;

export const text = style({
  fontFamily: vars.font.display,
  fontSize: vars.text[20],
  fontWeight: 600,
  lineHeight: 1.22,
  letterSpacing: '-0.015em',
  textWrap: 'balance',
});
