import { media, vars, visuallyHidden } from '@forecourt/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { sited, style } from '../../style.ts';

export const controls = style({ marginBlockEnd: vars.space[6] });

export const spoken = style(visuallyHidden);

const phone = `not ${media.tablet}`;

/** On a phone the cars stand side by side and run off the edge, as tags do. */
export const cars = style({
  '@media': {
    [phone]: {
      display: 'flex',
      gap: vars.space[4],
      // to the edge of the window, and room for the ring of the focus
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
  sited({ '@media': { [phone]: { flex: '0 0 min(82%, 320px)', scrollSnapAlign: 'start' } } }),
);
