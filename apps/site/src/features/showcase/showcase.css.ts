import { media, vars, visuallyHidden } from '@forecourt/ui/theme';
import { style } from '../../style.ts';

export const section = style({
  paddingBlock: `${vars.space[8]} ${vars.space[10]}`,
  '@media': { [media.desktop]: { paddingBlock: `${vars.space[10]} ${vars.space[12]}` } },
});

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[4],
  marginBlockEnd: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.ink}`,
});

export const heading = style({
  font: vars.type.subtitle.font,
  letterSpacing: vars.type.subtitle.tracking,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1-5'],
  minBlockSize: vars.control.m,
  fontWeight: 500,
  textUnderlineOffset: '4px',
  textDecorationThickness: '1px',
  textDecorationColor: vars.color.lineStrong,
  ':hover': { textDecorationColor: 'currentColor' },
});

/** Fills the reserved space until the code for the cards has loaded. */
export const placeholder = style({
  borderRadius: vars.radius.m,
  background: vars.color.surfaceSunk,
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});

// Reserves the space for the controls and the cars, so that content below does not move. On phones, where the cars
// scroll sideways, the space ends after the first row.
export const cars = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minBlockSize: '340px',
  selectors: {
    // Reserves no space if there are no cars.
    '&:has(> [data-none])': { minBlockSize: 0 },
    [`&:has(> ${placeholder})`]: { alignContent: 'stretch' },
  },
  '@media': {
    // The cars form two rows. From 900 px, their images (3:2, 38% of a column wide) are taller than the text.
    [media.tablet]: { minBlockSize: 'max(512px, 283px + 25.4vw)' },
    [media.desktop]: { minBlockSize: '554px' },
    [media.wide]: { minBlockSize: '262px' },
    print: { minBlockSize: 'auto' },
  },
});

export const hiddenText = style(visuallyHidden);

// As tall as a card, so that the page moves less when the message replaces the cars.
export const message = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[3],
  minBlockSize: '180px',
  padding: vars.space[6],
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.l,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const note = style({ color: vars.color.inkMuted });

export const failureHeading = style({
  color: vars.color.error,
  font: vars.type.subtitle.font,
  letterSpacing: vars.type.subtitle.tracking,
});
