import { focusRing, vars } from '@forecourt/ui/theme';
import { style } from '../../style.ts';

export const evidenceLink = style({
  marginBlockStart: vars.space[1],
  font: vars.type.small.font,
  fontWeight: 500,
  color: vars.color.ink,
  textDecoration: 'underline',
  textDecorationColor: vars.color.lineStrong,
  textUnderlineOffset: '4px',
  ':focus-visible': focusRing,
});

export const note = style({
  maxInlineSize: '68ch',
  marginBlock: `${vars.space[2]} ${vars.space[1]}`,
  font: vars.type.small.font,
  letterSpacing: vars.type.small.tracking,
  color: vars.color.inkMuted,
});

/** Reserves the height of the chart, so that nothing shifts when it arrives. */
export const historySpace = style({ minBlockSize: '176px', marginBlockStart: vars.space[3] });
