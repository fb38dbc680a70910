import { vars } from '@forecourt/ui/theme';
import { style } from '../../style.ts';
import * as typeset from '../../typeset.css.ts';

export const gate = style({
  padding: `${vars.space[8]} ${vars.space[6]}`,
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
});

export const actions = typeset.actions;

export const heading = style({ font: vars.type.subtitle.font, letterSpacing: vars.type.subtitle.tracking });
export const host = style({ overflowWrap: 'anywhere' });
export const text = style({ maxInlineSize: '66ch', textWrap: 'pretty', overflowWrap: 'anywhere' });

export const frameBox = style({
  position: 'relative',
  minBlockSize: 'min(720px, 90svh)',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  overflow: 'hidden',
  // Embedded pages expect a white background.
  background: '#fff',
});

export const loadingCover = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  background: vars.color.surfaceRaised,
  color: vars.color.ink,
});

export const frame = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  visibility: 'hidden',
  selectors: { '&[data-shown]': { visibility: 'visible' } },
});

export const note = style({ color: vars.color.inkMuted, font: vars.type.small.font });
