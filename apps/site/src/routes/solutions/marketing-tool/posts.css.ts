import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';

export const wrap = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', alignItems: 'center', gap: vars.space[8] },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 400px', gap: vars.space[24] },
  },
});

export const lead = style({ maxInlineSize: '48ch', marginBlock: `${vars.space[5]} ${vars.space[8]}` });

export const level = style({
  display: 'grid',
  '@media': { [media.desktop]: { gridTemplateColumns: '9rem minmax(0, 1fr)', columnGap: vars.space[4] } },
});

export const side = style({ inlineSize: '100%', maxInlineSize: '400px' });

export const picture = style({ padding: `${vars.space[5]} ${vars.space[6]} ${vars.space[2]}`, borderRadius: 0 });

export const note = style({ textAlign: 'center' });
