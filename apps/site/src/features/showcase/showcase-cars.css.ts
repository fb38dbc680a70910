import { vars, visuallyHidden } from '@forecourt/ui/theme';
import { style } from '@vanilla-extract/css';
import { sited } from '../../sited.ts';

export const controls = style(
  sited({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: vars.space[4],
    marginBlockEnd: vars.space[6],
  }),
);

export const spoken = style(sited(visuallyHidden));
