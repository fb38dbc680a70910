import { media, vars } from '@forecourt/ui/theme';
import { style } from '@vanilla-extract/css';
import { sited } from '../../sited.ts';

export const chapter = style(
  sited({ background: vars.color.surfaceRaised, borderBlockStart: `1px solid ${vars.color.line}` }),
);

export const wrap = style(
  sited({
    display: 'grid',
    gap: vars.space[8],
    paddingBlock: vars.space[16],
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: '7fr 5fr',
        alignItems: 'end',
        gap: vars.space[16],
        paddingBlock: vars.space[24],
      },
    },
  }),
);

export const side = style(sited({ display: 'grid', gap: vars.space[6] }));
