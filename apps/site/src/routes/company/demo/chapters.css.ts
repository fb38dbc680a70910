import { media, vars } from '@forecourt/ui/theme';
import { style } from '@vanilla-extract/css';
import { sited } from '../../../sited.ts';

export const booking = style(
  sited({
    paddingBlock: vars.space[16],
    '@media': { [media.desktop]: { paddingBlock: '112px' } },
  }),
);

export const columns = style(
  sited({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[10],
    '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: vars.space[16] } },
  }),
);

export const heading = style(
  sited({
    font: vars.type.headline.font,
    letterSpacing: vars.type.headline.tracking,
    textWrap: 'balance',
  }),
);

export const aside = style(
  sited({ display: 'grid', alignContent: 'start', justifyItems: 'start', gap: vars.space[6] }),
);

export const lead = style(
  sited({
    maxInlineSize: '44ch',
    color: vars.color.inkMuted,
    font: vars.type.lead.font,
    letterSpacing: vars.type.lead.tracking,
    textWrap: 'pretty',
  }),
);
