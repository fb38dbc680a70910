import { media, vars } from '@forecourt/ui/theme';
import { style } from '@vanilla-extract/css';
import { sited } from '../../sited.ts';

export const page = style(
  sited({
    maxInlineSize: '1280px',
    marginInline: 'auto',
    padding: `${vars.space[8]} ${vars.space[5]} ${vars.space[24]}`,
    '@media': {
      [media.tablet]: { paddingInline: vars.space[6] },
      [media.desktop]: { paddingInline: vars.space[10], paddingBlockStart: vars.space[16] },
    },
  }),
);

export const head = style(
  sited({
    display: 'grid',
    gap: vars.space[6],
    alignItems: 'end',
    '@media': { [media.desktop]: { gridTemplateColumns: '7fr 5fr', gap: vars.space[16] } },
  }),
);

export const heading = style(
  sited({ font: vars.type.headline.font, letterSpacing: vars.type.headline.tracking, textWrap: 'balance' }),
);

export const intro = style(sited({ display: 'grid', gap: vars.space[6], justifyItems: 'start' }));

export const lead = style(
  sited({
    color: vars.color.inkMuted,
    font: vars.type.lead.font,
    letterSpacing: vars.type.lead.tracking,
    textWrap: 'pretty',
  }),
);

export const points = style(
  sited({
    marginBlockStart: vars.space[12],
    borderBlockStart: `2px solid ${vars.color.ink}`,
    '@media': { [media.desktop]: { marginBlockStart: vars.space[24] } },
  }),
);

export const point = style(
  sited({
    display: 'grid',
    gap: vars.space[2],
    paddingBlock: vars.space[6],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    '@media': { [media.desktop]: { gridTemplateColumns: '5fr 7fr', gap: vars.space[16], paddingBlock: vars.space[8] } },
  }),
);

export const pointTitle = style(
  sited({ font: vars.type.title.font, letterSpacing: vars.type.title.tracking, textWrap: 'balance' }),
);

export const pointText = style(sited({ maxInlineSize: '60ch', color: vars.color.inkMuted, textWrap: 'pretty' }));

export const foot = style(
  sited({
    display: 'grid',
    gap: vars.space[4],
    marginBlockStart: vars.space[10],
    '@media': { [media.desktop]: { gridTemplateColumns: '5fr 7fr', gap: vars.space[16] } },
  }),
);

export const missing = style(sited({ color: vars.color.inkMuted, textWrap: 'pretty' }));

export const links = style(
  sited({ display: 'flex', flexWrap: 'wrap', alignContent: 'start', columnGap: vars.space[6] }),
);

export const link = style(
  sited({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '44px',
    fontWeight: 500,
    textUnderlineOffset: '4px',
    textDecorationColor: vars.color.lineStrong,
    ':hover': { textDecorationColor: 'currentColor' },
  }),
);
