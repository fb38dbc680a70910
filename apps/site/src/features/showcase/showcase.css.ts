import { media, vars } from '@forecourt/ui/theme';
import { style } from '@vanilla-extract/css';
import { sited } from '../../sited.ts';

export const section = style(
  sited({
    paddingBlock: vars.space[16],
    '@media': { [media.desktop]: { paddingBlock: '112px 96px' } },
  }),
);

export const head = style(
  sited({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: vars.space[4],
    marginBlockEnd: vars.space[8],
  }),
);

export const heading = style(sited({ font: vars.type.headline.font, letterSpacing: vars.type.headline.tracking }));

export const lead = style(
  sited({
    marginBlockStart: vars.space[3],
    color: vars.color.inkMuted,
    font: vars.type.lead.font,
    letterSpacing: vars.type.lead.tracking,
  }),
);

export const link = style(
  sited({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '44px',
    fontWeight: 500,
    textUnderlineOffset: '4px',
    textDecorationThickness: '1px',
    textDecorationColor: vars.color.lineStrong,
    ':hover': { textDecorationColor: 'currentColor' },
  }),
);

// The room of one row of cards, so that what is below does not move when they come.
export const cars = style(sited({ minBlockSize: '420px' }));

export const wait = style(sited({ color: vars.color.inkMuted }));

export const failure = style(sited({ display: 'grid', justifyItems: 'start', gap: vars.space[3] }));

export const failureHeading = style(
  sited({ color: vars.color.error, font: vars.type.subtitle.font, letterSpacing: vars.type.subtitle.tracking }),
);
