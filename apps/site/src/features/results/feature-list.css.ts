import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../style.ts';

export const features = style({
  marginBlockStart: vars.space[16],
  paddingBlockStart: vars.space[10],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const heading = style({
  font: vars.type.title.font,
  letterSpacing: vars.type.title.tracking,
  textWrap: 'balance',
});

export const list = style({
  display: 'grid',
  gap: `${vars.space[6]} ${vars.space[6]}`,
  marginBlockStart: vars.space[6],
  listStyleType: '""',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: vars.space[10] },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const feature = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  columnGap: vars.space[3],
  alignContent: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[2] } },
});

export const icon = style({ color: vars.color.accentText, marginBlockStart: vars.space['0-5'] });

export const title = style({ fontWeight: 600 });

export const text = style({
  gridColumn: '-2 / -1',
  color: vars.color.inkMuted,
  textWrap: 'balance',
  maxInlineSize: '38ch',
});
