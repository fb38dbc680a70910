import { media, vars } from '@forecourt/ui/theme';
import { style } from '../style.ts';
import * as typeset from '../typeset.css.ts';

export const page = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[5],
  maxInlineSize: '1280px',
  marginInline: 'auto',
  padding: `${vars.space[12]} ${vars.space[5]} ${vars.space[24]}`,
  '@media': {
    [media.tablet]: { paddingInline: vars.space[6] },
    [media.desktop]: { padding: `${vars.space[24]} ${vars.space[10]} ${vars.space[32]}` },
  },
});

export const plate = style({
  display: 'inline-flex',
  alignItems: 'stretch',
  overflow: 'hidden',
  marginBlockEnd: vars.space[4],
  paddingInlineEnd: vars.space[6],
  border: `3px solid ${vars.color.ink}`,
  borderRadius: vars.radius.l,
  background: vars.color.surfaceRaised,
  fontFamily: vars.font.display,
  // Five letters fit at 320 px.
  fontSize: 'clamp(4rem, 1.5rem + 14vw, 9rem)',
  fontWeight: 700,
  lineHeight: 1.2,
  letterSpacing: '-0.02em',
});

export const band = style({
  inlineSize: 'clamp(34px, 5vw, 64px)',
  marginInlineEnd: vars.space[5],
  background: vars.color.accent,
});

export const heading = typeset.headline;

export const lead = style({
  maxInlineSize: '48ch',
  color: vars.color.inkMuted,
  font: vars.type.lead.font,
  letterSpacing: vars.type.lead.tracking,
  textWrap: 'balance',
});

export const actions = style([typeset.actions, { marginBlockStart: vars.space[3] }]);
