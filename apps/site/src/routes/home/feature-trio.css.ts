import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../style.ts';

export const list = style({
  display: 'grid',
  gap: vars.space[7],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[6] },
    [media.desktop]: { gap: vars.space[12] },
  },
});

export const feature = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  columnGap: vars.space[4],
  rowGap: vars.space[2],
  '@media': {
    [media.tablet]: { gridRow: 'span 4', gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'subgrid' },
  },
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.control.m,
  blockSize: vars.control.m,
  gridRow: '1 / span 3',
  border: `2px solid ${vars.color.ink}`,
  borderRadius: vars.radius.s,
  '@media': { [media.tablet]: { gridRow: 'auto', marginBlockEnd: vars.space[3] } },
});

export const title = style({
  font: vars.type.title.font,
  fontSize: vars.text[24],
  letterSpacing: vars.type.title.tracking,
  textWrap: 'balance',
});

export const text = style({
  maxInlineSize: '40ch',
  color: vars.color.inkMuted,
  textWrap: 'pretty',
  paddingBlockEnd: vars.space[2],
});
