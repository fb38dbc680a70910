import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';

export const slip = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: vars.space[12] } },
});

export const messages = style({ display: 'grid', gap: vars.space[3] });

const bubble = style({
  maxInlineSize: 'min(100%, 34rem)',
  padding: `${vars.space[4]} ${vars.space[5]}`,
  borderRadius: vars.radius.l,
  textWrap: 'pretty',
});

export const message = {
  ours: style([bubble, { justifySelf: 'end', background: vars.color.ink, color: vars.color.inkInverse }]),
  theirs: style([bubble, { justifySelf: 'start', background: vars.color.surfaceSunk }]),
};

export const from = style({
  display: 'block',
  font: vars.type.micro.font,
  letterSpacing: vars.type.micro.tracking,
  opacity: 0.8,
});

export const agent = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[3],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.ink}`,
  textWrap: 'pretty',
});
