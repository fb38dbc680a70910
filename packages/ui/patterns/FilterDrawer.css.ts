import { style } from '@vanilla-extract/css';
import { vars } from '../src/theme/index.ts';

export const form = style({ display: 'grid', gap: vars.space[5] });
export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[4] });
export const buttons = style({
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  gap: vars.space[3],
  inlineSize: '100%',
});

/** The paint itself, the same in every theme. */
export const swatch = style({
  display: 'block',
  inlineSize: '18px',
  blockSize: '18px',
  borderRadius: vars.radius.full,
  boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
  forcedColorAdjust: 'none',
});
