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
      [media.desktop]: { gridTemplateColumns: '7fr 5fr', alignItems: 'end', gap: vars.space[16], paddingBlock: '96px' },
    },
  }),
);

export const heading = style(
  sited({ font: vars.type.headline.font, letterSpacing: vars.type.headline.tracking, textWrap: 'balance' }),
);

export const side = style(sited({ display: 'grid', gap: vars.space[6] }));

export const lead = style(
  sited({
    color: vars.color.inkMuted,
    font: vars.type.lead.font,
    letterSpacing: vars.type.lead.tracking,
    textWrap: 'pretty',
  }),
);

export const actions = style(sited({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] }));
