import { media, vars } from '@forecourt/ui/theme';
import { style } from '@vanilla-extract/css';
import { sited } from '../../../sited.ts';

export const slip = style(
  sited({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[6],
    '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: vars.space[12] } },
  }),
);

export const chart = style(sited({ minInlineSize: 0 }));
export const caption = style(
  sited({
    paddingBlockEnd: vars.space[2],
    borderBlockEnd: `1px solid ${vars.color.ink}`,
    font: vars.type.small.font,
    letterSpacing: vars.type.small.tracking,
  }),
);
export const drawing = style(
  sited({ display: 'block', inlineSize: '100%', blockSize: 'auto', marginBlockStart: vars.space[3] }),
);
export const line = style(sited({ fill: 'none', stroke: vars.color.ink, strokeWidth: 3, strokeLinejoin: 'round' }));
export const dot = style(sited({ fill: vars.color.surface, stroke: vars.color.ink, strokeWidth: 3 }));
export const ends = style(
  sited({ display: 'flex', justifyContent: 'space-between', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }),
);

export const side = style(sited({ display: 'grid', alignContent: 'start', gap: vars.space[4] }));
export const days = style(sited({ maxInlineSize: '30ch', textWrap: 'pretty' }));
export const number = style(
  sited({
    display: 'block',
    fontFamily: vars.font.display,
    fontSize: vars.text[48],
    fontWeight: 700,
    lineHeight: 1.05,
    letterSpacing: '-0.035em',
  }),
);
