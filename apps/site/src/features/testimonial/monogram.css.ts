import { vars } from '@forecourt/ui/theme';
import { style } from '../../style.ts';

const circle = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  aspectRatio: '1',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.full,
  background: vars.color.surfaceRaised,
  color: vars.color.ink,
  fontFamily: vars.font.display,
  fontWeight: 700,
  letterSpacing: '-0.02em',
});

export const sizes = {
  m: style([circle, { inlineSize: vars.space[16], fontSize: vars.text[20] }]),
  l: style([circle, { inlineSize: vars.space[24], fontSize: vars.text[32] }]),
};
