import { media, vars } from '@forecourt/ui/theme';
import { style } from '@vanilla-extract/css';
import { sited } from '../../../sited.ts';

export const slip = style(
  sited({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[6],
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: vars.space[12] },
    },
  }),
);

export const plate = style(
  sited({
    display: 'grid',
    alignContent: 'end',
    paddingInline: '8%',
    paddingBlock: vars.space[6],
    borderRadius: vars.radius.m,
    background: vars.color.plate,
  }),
);

export const picture = style(sited({ inlineSize: '100%', blockSize: 'auto' }));
export const name = style(sited({ marginBlockStart: vars.space[3], fontWeight: 600 }));
export const sums = style(sited({ display: 'grid', alignContent: 'start', gap: vars.space[4] }));
