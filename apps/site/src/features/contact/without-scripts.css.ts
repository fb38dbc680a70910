import { vars } from '@forecourt/ui/theme';
import { style } from '@vanilla-extract/css';
import { sited } from '../../sited.ts';

export const without = style(
  sited({
    padding: vars.space[4],
    borderRadius: vars.radius.m,
    background: vars.color.surfaceSunk,
    textWrap: 'pretty',
  }),
);
