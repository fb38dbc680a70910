import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { layered, media } from '../../theme/style.ts';

/** Set inline: the discount as a percentage of the asking price. */
export const savedShare = '--fc-saved-share';

export const root = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    alignContent: 'start',
    minInlineSize: 0,
    padding: `${vars.space[8]} ${vars.space[6]} ${vars.space[6]}`,
    color: vars.color.ink,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'break-word',
  }),
);

export const status = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
  }),
);

export const success = style(layered({ background: vars.color.accentSoft, color: vars.color.accentText }));

export const call = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    color: vars.color.inkMuted,
    font: vars.type.small.font,
  }),
);

export const title = style(
  layered({ font: vars.type.title.font, letterSpacing: vars.type.title.tracking, textWrap: 'balance' }),
);

export const facts = style(
  layered({ marginBlockStart: vars.space[1], color: vars.color.inkMuted, font: vars.type.small.font }),
);

const hatchedPattern = `repeating-linear-gradient(115deg, ${vars.color.accentText} 0 2px, transparent 2px 6px)`;

export const bar = style(
  layered({
    display: 'flex',
    gap: vars.space['0-5'],
    blockSize: '8px',
    '::before': { content: '""', flex: '1 1 0', background: vars.color.ink, borderRadius: vars.radius.xs },
    '::after': {
      content: '""',
      flex: `none`,
      inlineSize: `var(${savedShare})`,
      background: hatchedPattern,
      borderRadius: vars.radius.xs,
    },
    '@media': {
      [media.forcedColors]: {
        '::before': { forcedColorAdjust: 'none', background: 'CanvasText' },
        '::after': { forcedColorAdjust: 'none', border: '1px solid Highlight' },
      },
    },
  }),
);

export const sums = style(layered({ font: vars.type.body.font, fontSize: vars.text[15] }));

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  paddingBlock: vars.space[2],
} as const;

export const sum = style(
  layered({ ...line, fontWeight: 500, selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } } }),
);

export const term = style(layered({ color: vars.color.inkMuted, fontWeight: 400 }));

export const total = style(layered({ ...line, borderBlockStart: `1.5px solid ${vars.color.ink}`, fontWeight: 600 }));

export const savings = style(layered({ font: vars.type.figure.font, letterSpacing: vars.type.figure.tracking }));

export const foot = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
  }),
);

export const date = style(layered({ color: vars.color.inkMuted, font: vars.type.small.font }));
