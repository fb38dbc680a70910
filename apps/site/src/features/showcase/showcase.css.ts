import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../style.ts';
import * as typeset from '../../typeset.css.ts';

export const section = style({
  paddingBlock: vars.space[16],
  '@media': { [media.desktop]: { paddingBlock: `${vars.space[28]} ${vars.space[24]}` } },
});

export const head = typeset.chapterHead;

export const heading = typeset.headline;

export const lead = style({
  marginBlockStart: vars.space[3],
  color: vars.color.inkMuted,
  font: vars.type.lead.font,
  letterSpacing: vars.type.lead.tracking,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.control.m,
  fontWeight: 500,
  textUnderlineOffset: '4px',
  textDecorationThickness: '1px',
  textDecorationColor: vars.color.lineStrong,
  ':hover': { textDecorationColor: 'currentColor' },
});

// Reserves space for the cars, up to the height of a window, so that content below does not move. On phones, where the cars
// are in one row, reserves all of it.
export const cars = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minBlockSize: '590px',
  // Nothing to reserve if there are no cars.
  selectors: { '&:has(> [data-none])': { minBlockSize: 0 } },
  '@media': {
    [media.tablet]: { minBlockSize: '1057px' },
    [media.desktop]: { minBlockSize: '1012px' },
    [media.wide]: { minBlockSize: '522px' },
    print: { minBlockSize: 'auto' },
  },
});

// As high as a card, so that the page does not move.
export const none = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[3],
  minBlockSize: '420px',
  padding: vars.space[6],
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.l,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const wait = style({ color: vars.color.inkMuted });

export const failureHeading = style({
  color: vars.color.error,
  font: vars.type.subtitle.font,
  letterSpacing: vars.type.subtitle.tracking,
});
