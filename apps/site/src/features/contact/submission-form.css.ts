import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../style.ts';

export const form = style({ position: 'relative', gap: vars.space[6] });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[5] } },
});

export const confirmation = style({ fontWeight: 600 });
