import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

export const booking = style({
  paddingBlock: vars.space[16],
  '@media': { [media.desktop]: { paddingBlock: vars.space[28] } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[10],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: vars.space[16] } },
});

export const heading = typeset.headline;

export const aside = style({ display: 'grid', alignContent: 'start', justifyItems: 'start', gap: vars.space[6] });

export const lead = style([typeset.lead, { maxInlineSize: '44ch' }]);
