import { vars } from '@forecourt/ui/theme';
import { style } from '@vanilla-extract/css';
import { sited } from '../../sited.ts';

export const problem = style(
  sited({
    color: vars.color.error,
    fontWeight: 500,
    selectors: { '&:not(:empty)': { marginBlockStart: vars.space[3] } },
  }),
);
