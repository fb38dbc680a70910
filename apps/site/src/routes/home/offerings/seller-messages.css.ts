import { vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';

const bubble = style({
  maxInlineSize: 'min(100%, 34rem)',
  padding: `${vars.space[4]} ${vars.space[5]}`,
  borderRadius: vars.radius.l,
  textWrap: 'pretty',
});

export const message = {
  ours: style([bubble, { alignSelf: 'end', background: vars.color.ink, color: vars.color.inkInverse }]),
  theirs: style([bubble, { alignSelf: 'start', background: vars.color.surfaceSunk }]),
};

export const sender = style({
  display: 'block',
  font: vars.type.micro.font,
  letterSpacing: vars.type.micro.tracking,
  opacity: 0.8,
});

export const agent = style({
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.ink}`,
  textWrap: 'pretty',
});
