import { media, vars } from '@forecourt/ui/theme';
import { style } from '@vanilla-extract/css';
import { sited } from '../../sited.ts';

export const chapter = style(
  sited({
    paddingBlockStart: vars.space[16],
    borderBlockStart: `1px solid ${vars.color.line}`,
    '@media': { [media.desktop]: { paddingBlockStart: '112px' } },
  }),
);

export const head = style(
  sited({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: vars.space[5],
    marginBlockEnd: vars.space[4],
  }),
);

export const heading = style(sited({ font: vars.type.headline.font, letterSpacing: vars.type.headline.tracking }));
