import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { layered, media as when } from '../../theme/style.ts';

export const root = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto auto 1fr auto',
    blockSize: '100%',
    minInlineSize: 0,
    color: vars.color.ink,
    overflowWrap: 'break-word',
  }),
);

export const source = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space[2],
    paddingBlock: vars.space[3],
    paddingInline: vars.space[5],
    color: vars.color.inkMuted,
    font: vars.type.small.font,
  }),
);

export const platform = style(layered({ color: vars.color.ink, fontWeight: 600 }));

export const media = style(layered({ minInlineSize: 0 }));

export const words = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space[2],
    padding: vars.space[5],
  }),
);

export const title = style(
  layered({ font: vars.type.subtitle.font, letterSpacing: vars.type.subtitle.tracking, textWrap: 'balance' }),
);

export const content = style(
  layered({ color: vars.color.inkMuted, font: vars.type.small.font, textWrap: 'pretty', whiteSpace: 'pre-line' }),
);

export const results = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: vars.space[3],
    marginInline: vars.space[5],
    paddingBlock: `${vars.space[4]} ${vars.space[5]}`,
    borderBlockStart: `1px solid ${vars.color.line}`,
  }),
);

export const engagement = style(
  layered({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[2]} ${vars.space[5]}` }),
);

export const count = style(layered({ display: 'flex', flexDirection: 'column-reverse' }));

export const label = style(layered({ color: vars.color.inkMuted, font: vars.type.micro.font }));

export const figure = style(
  layered({ fontWeight: 600, lineHeight: 1.3, letterSpacing: '-0.01em', fontVariantNumeric: 'tabular-nums' }),
);

export const insights = style(layered({ color: vars.color.ink }));

export const bars = style(layered({ flex: 'none', inlineSize: '14px', blockSize: '12px' }));

const createBar = (fill: string, forced: string) =>
  style(layered({ fill, '@media': { [when.forcedColors]: { fill: forced } } }));

export const full = createBar(vars.color.ink, 'CanvasText');

export const empty = createBar(vars.color.line, 'GrayText');
