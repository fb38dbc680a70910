import { media, vars } from '@forecourt/ui/theme';
import { keyframes } from '@vanilla-extract/css';
import { style } from '../../style.ts';
import * as typeset from '../../typeset.css.ts';

const drop = keyframes({ from: { opacity: 0, translate: '0 -4px' } });

export const root = style({ position: 'relative' });

export const panel = style({
  position: 'absolute',
  insetInlineStart: `calc(-1 * ${vars.space[4]})`,
  insetBlockStart: '100%',
  inlineSize: '420px',
  padding: vars.space[2],
  borderRadius: vars.radius.l,
  background: vars.color.surfaceRaised,
  boxShadow: `0 0 0 1px ${vars.color.line}, ${vars.shadow.overlay}`,
  animation: `${drop} ${vars.time.base} ${vars.ease.out}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

export const list = style({ display: 'grid' });

export const item = style({
  display: 'grid',
  gridTemplateColumns: '40px 1fr',
  gap: vars.space[3],
  padding: vars.space[3],
  borderRadius: vars.radius.m,
  textDecoration: 'none',
  transition: `background ${vars.time.fast}`,
  ':hover': { background: vars.color.surfaceSunk },
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '40px',
  blockSize: '40px',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.s,
});

export const title = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], fontWeight: 600 });

export const badge = style({
  padding: `${vars.space['0-5']} ${vars.space[2]}`,
  borderRadius: vars.radius.full,
  boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
  color: vars.color.inkMuted,
  font: vars.type.micro.font,
  letterSpacing: vars.type.micro.tracking,
  whiteSpace: 'nowrap',
});

export const description = style([typeset.small, { display: 'block', textWrap: 'balance' }]);
