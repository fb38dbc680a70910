import { vars } from '@forecourt/ui/theme';
import { style } from '../../style.ts';

export const failure = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[3]}`,
});

export const message = style({
  display: 'flex',
  gap: vars.space['1-5'],
  color: vars.color.error,
  font: vars.type.small.font,
  letterSpacing: vars.type.small.tracking,
  fontWeight: 500,
});

export const subject = style({ color: vars.color.inkMuted, fontWeight: 400 });
