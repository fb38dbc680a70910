import { vars } from '@forecourt/ui/theme';
import { style } from '../style.ts';

// Positions the notice like a toast.
export const box = style({
  position: 'fixed',
  insetBlockEnd: vars.space[4],
  insetInline: vars.space[4],
  zIndex: 1001,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  maxInlineSize: '480px',
  marginInline: 'auto',
  padding: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.overlay,
});

export const message = style({ flex: 1, minInlineSize: 0, textWrap: 'pretty' });
