import { media, vars, visuallyHidden } from '@forecourt/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { wrapInSiteLayer, style } from '../../style.ts';

export const controls = style({ marginBlockEnd: vars.space[6] });

export const spoken = style(visuallyHidden);

const phone = `not ${media.tablet}`;

/** On phones the cars scroll sideways. */
export const cars = style({
  '@media': {
    [phone]: {
      display: 'flex',
      gap: vars.space[4],
      // Full width, with room for the focus ring.
      marginInline: `calc(-1 * ${vars.space[5]})`,
      padding: `${vars.space[1]} ${vars.space[5]}`,
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x proximity',
      scrollPaddingInline: vars.space[5],
    },
  },
});

globalStyle(
  `${cars} > li`,
  wrapInSiteLayer({ '@media': { [phone]: { flex: '0 0 min(82%, 320px)', scrollSnapAlign: 'start' } } }),
);
