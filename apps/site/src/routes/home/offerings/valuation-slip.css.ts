import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';

export const slip = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: vars.space[12] },
  },
});

export const plate = style({
  display: 'grid',
  alignContent: 'end',
  paddingInline: '8%',
  paddingBlock: vars.space[6],
  borderRadius: vars.radius.m,
  background: vars.color.plate,
});

export const picture = style({ inlineSize: '100%', blockSize: 'auto' });
export const name = style({ marginBlockStart: vars.space[3], fontWeight: 600 });
export const sums = style({ display: 'grid', alignContent: 'start', gap: vars.space[4] });
