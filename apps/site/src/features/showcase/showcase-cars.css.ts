import { media, vars, visuallyHidden } from '@forecourt/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { wrapInSiteLayer, style } from '../../style.ts';

export const controls = style({ marginBlockEnd: vars.space[5] });

export const hiddenText = style(visuallyHidden);

const phone = `not ${media.tablet}`;

/** Shows the cars in a row that scrolls sideways on phones, and in a grid on wider screens. */
export const cars = style({
  display: 'grid',
  gap: vars.space[6],
  listStyleType: '""',
  '@media': {
    [phone]: {
      display: 'flex',
      gap: vars.space[4],
      // Extends to the edges of the screen, with room for the focus ring.
      marginInline: `calc(-1 * ${vars.space[5]})`,
      padding: `${vars.space[1]} ${vars.space[5]}`,
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x proximity',
      scrollPaddingInline: vars.space[5],
    },
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

globalStyle(
  `${cars} > li`,
  wrapInSiteLayer({ '@media': { [phone]: { flex: '0 0 min(88%, 340px)', scrollSnapAlign: 'start' } } }),
);

// Lays out all four cards at once, so that the row has its final height.
globalStyle(`${cars} > li > article > *`, wrapInSiteLayer({ contentVisibility: 'visible' }));
