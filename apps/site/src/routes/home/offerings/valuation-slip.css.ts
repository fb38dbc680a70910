import { vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';

export const plate = style({
  display: 'grid',
  alignContent: 'end',
  paddingInline: '8%',
  paddingBlock: vars.space[6],
  borderRadius: vars.radius.m,
  background: vars.color.plate,
});

export const picture = style({ inlineSize: '100%', blockSize: 'auto' });
export const name = style({ marginBlockStart: vars.space[3], fontWeight: 600 });
