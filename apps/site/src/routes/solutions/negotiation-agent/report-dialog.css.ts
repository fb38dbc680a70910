import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

export const line = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  columnGap: vars.space[3],
  alignItems: 'baseline',
  '@media': { [media.tablet]: { gridTemplateColumns: '44px 64px minmax(0, 1fr)' } },
});

export const time = style([typeset.small, { fontVariantNumeric: 'tabular-nums' }]);

export const speech = style({ gridColumn: 2, '@media': { [media.tablet]: { gridColumn: 3 } } });

export const sums = style({ borderBlockStart: `1px solid ${vars.color.line}` });

export const report = style({ paddingBlockStart: vars.space[2] });
