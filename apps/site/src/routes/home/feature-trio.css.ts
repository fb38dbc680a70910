import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../style.ts';
import * as typeset from '../../typeset.css.ts';

export const section = style({
  paddingBlock: vars.space[8],
  '@media': { [media.desktop]: { paddingBlock: vars.space[12] } },
});

export const list = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[6] },
    [media.desktop]: { gap: vars.space[12] },
  },
});

export const feature = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[1],
  '@media': {
    [media.tablet]: { gridRow: 'span 4', gridTemplateRows: 'subgrid', rowGap: vars.space[2] },
  },
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.control.m,
  blockSize: vars.control.m,
  border: `2px solid ${vars.color.ink}`,
  borderRadius: vars.radius.s,
  marginBlockEnd: vars.space[3],
  // Hides the icon on phones, which have no room for it.
  '@media': { [`not ${media.tablet}`]: { display: 'none' } },
});

export const title = typeset.smallTitle;

export const text = style([typeset.gloss, { paddingBlockEnd: vars.space[2] }]);
