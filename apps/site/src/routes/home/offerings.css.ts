import { media, vars } from '@forecourt/ui/theme';
import { style } from '@vanilla-extract/css';
import { sited } from '../../sited.ts';

export const section = style(
  sited({ paddingBlock: vars.space[16], '@media': { [media.desktop]: { paddingBlock: '112px' } } }),
);

export const head = style(
  sited({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: vars.space[5],
    marginBlockEnd: vars.space[8],
  }),
);

export const heading = style(sited({ font: vars.type.headline.font, letterSpacing: vars.type.headline.tracking }));

export const index = style(sited({ borderBlockStart: `2px solid ${vars.color.ink}` }));
