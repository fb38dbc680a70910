import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

export const hero = style({
  paddingBlock: `${vars.space[8]} ${vars.space[16]}`,
  '@media': { [media.desktop]: { paddingBlock: `${vars.space[10]} ${vars.space[24]}` } },
});

export const head = style({
  marginBlockEnd: vars.space[8],
  '@media': { [media.desktop]: { marginBlockEnd: vars.space[10] } },
});

export const tool = style({ marginBlockEnd: vars.space[3], color: vars.color.inkMuted, fontWeight: 500 });

export const heading = style([typeset.poster, { fontSize: 'clamp(2.5rem, 1.3rem + 4.6vw, 4.75rem)' }]);

export const lead = typeset.lead;

/** In its words. */
export const plans = style({ color: vars.color.ink, textUnderlineOffset: '4px', whiteSpace: 'nowrap' });

export const chapter = style({ background: vars.color.surfaceSunk, borderBlock: `1px solid ${vars.color.line}` });

export const title = typeset.headline;

export const clipping = style({
  marginBlockStart: vars.space[8],
  '@media': { [media.desktop]: { maxInlineSize: '600px' } },
});

// As a newspaper sets its small ads: two rules, a narrow column.
export const print = style({
  padding: `${vars.space[5]} ${vars.space[5]} ${vars.space[6]}`,
  borderBlock: `4px double ${vars.color.ink}`,
  background: vars.color.surfaceRaised,
  fontSize: vars.text[18],
  fontWeight: 500,
  lineHeight: 'calc(1.25em + 24px)',
  letterSpacing: '-0.01em',
});

export const small = style({ marginBlockStart: vars.space[2], color: vars.color.inkMuted, font: vars.type.small.font });

export const subtitle = style({
  marginBlockEnd: vars.space[3],
  font: vars.type.subtitle.font,
  letterSpacing: vars.type.subtitle.tracking,
});

const pair = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  paddingBlock: vars.space[3],
} as const;

export const row = style({
  ...pair,
  borderBlockStart: `1px solid color-mix(in oklab, ${vars.color.ink} 14%, transparent)`,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
});

export const term = style({ color: vars.color.inkMuted, fontWeight: 400 });

export const total = style({ ...pair, borderBlockStart: `1.5px solid ${vars.color.ink}`, fontWeight: 600 });

export const figure = style({
  color: vars.color.good,
  font: vars.type.title.font,
  letterSpacing: vars.type.title.tracking,
});

export const rulesHead = style({ marginBlockEnd: vars.space[10] });

export const rules = style({
  display: 'grid',
  counterReset: 'rule',
  listStyleType: '""',
  borderBlockStart: `2px solid ${vars.color.ink}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const rule = style({
  paddingBlock: `${vars.space[5]} ${vars.space[6]}`,
  '@media': {
    [media.tablet]: {
      paddingInline: vars.space[6],
      selectors: {
        '&:first-child': { paddingInlineStart: 0 },
        '& + &': { borderInlineStart: `1px solid ${vars.color.line}` },
      },
    },
    [`not ${media.tablet}`]: { selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } } },
  },
});

export const text = typeset.gloss;
