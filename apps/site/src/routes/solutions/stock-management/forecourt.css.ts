import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

/** The painted lines run across the top and between the bays. */
const paint = `2px solid ${vars.color.lineStrong}`;

export const bays = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  rowGap: vars.space[10],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } },
});

export const bay = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto auto auto 1fr',
  padding: `${vars.space[3]} ${vars.space[3]} 0`,
  borderBlockStart: paint,
  borderInlineStart: paint,
  '@media': {
    [`not ${media.tablet}`]: { selectors: { '&:nth-child(2n)': { borderInlineEnd: paint } } },
    [media.tablet]: { selectors: { '&:nth-child(5n)': { borderInlineEnd: paint } } },
    [media.desktop]: { padding: `${vars.space[4]} ${vars.space[5]} 0` },
  },
});

export const days = style([typeset.title, { fontVariantNumeric: 'tabular-nums' }]);

export const car = style({ inlineSize: '100%', marginBlock: `${vars.space[5]} ${vars.space[4]}` });

export const name = style([
  typeset.name,
  { fontSize: vars.text[15], letterSpacing: 'inherit', overflowWrap: 'anywhere' },
]);

export const registration = style([typeset.small, { fontVariantNumeric: 'tabular-nums' }]);

export const outlook = style({ marginBlockStart: vars.space[2], letterSpacing: 'inherit', textWrap: 'balance' });
