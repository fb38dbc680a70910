import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

/** The columns for the image, the car, the scale and the calculation. */
const columns = {
  gridTemplateColumns: '120px minmax(0, 4fr) minmax(0, 5fr) minmax(0, 4fr)',
  columnGap: vars.space[6],
} as const;

/** Matches tablets, on which an advert has more columns than on phones, but fewer than four. */
const tabletOnly = `${media.tablet} and (max-width: 63.99em)`;

/** The position of the estimate on a PriceRuler, which extends from −25% to +35% of the estimate. */
const estimatePosition = 'calc(25% / 0.6)';

export const head = style({
  display: 'grid',
  alignItems: 'end',
  paddingBlockEnd: vars.space[2],
  borderBlockEnd: `1.5px solid ${vars.color.ink}`,
  '@media': { [media.desktop]: columns },
});

export const count = style([typeset.label, { '@media': { [media.desktop]: { gridColumn: 'span 2' } } }]);

export const scale = style({
  position: 'relative',
  display: 'none',
  blockSize: '18px',
  color: vars.color.inkMuted,
  font: vars.type.micro.font,
  '@media': { [media.desktop]: { display: 'block' } },
});

export const tick = style({
  position: 'absolute',
  translate: '-50% 0',
  whiteSpace: 'nowrap',
  selectors: {
    '&:nth-child(3)': { color: vars.color.ink, fontWeight: 600 },
    '[dir="rtl"] &': { translate: '50% 0' },
  },
});

export const advert = style({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  gap: vars.space[3],
  paddingBlock: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [tabletOnly]: { gridTemplateColumns: '112px minmax(0, 1fr) minmax(0, 1fr)', columnGap: vars.space[6] },
    [media.desktop]: { ...columns, alignItems: 'center', paddingBlock: 0, minBlockSize: '108px' },
  },
});

export const plate = style({
  alignSelf: 'start',
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  borderRadius: vars.radius.m,
  background: vars.color.plate,
  '@media': { [media.desktop]: { alignSelf: 'center' } },
});

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

// Makes each line only as wide as its text, so that a skeleton shows a bar of the same width.
const lines = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  rowGap: vars.space['0-5'],
} as const;

export const car = style(lines);

export const name = style([typeset.name, { overflowWrap: 'anywhere', textWrap: 'wrap' }]);

export const link = style({
  textDecorationThickness: '1px',
  textDecorationColor: vars.color.lineStrong,
  textUnderlineOffset: '4px',
  ':hover': { textDecorationColor: 'currentColor' },
});

export const derivative = style({ maxInlineSize: '100%' });

export const place = style({
  position: 'relative',
  '@media': {
    [`not ${media.desktop}`]: { gridColumn: '1 / -1' },
    [tabletOnly]: { gridRow: 2 },
    [media.desktop]: {
      display: 'grid',
      alignContent: 'center',
      alignSelf: 'stretch',
      '::before': {
        content: '""',
        position: 'absolute',
        insetBlock: '0 -1px',
        insetInlineStart: estimatePosition,
        borderInlineStart: `1px solid ${vars.color.ink}`,
      },
    },
  },
});

export const sums = style({ ...lines, '@media': { [`not ${media.tablet}`]: { gridColumn: '1 / -1' } } });

export const verdict = style({ inlineSize: '100%' });
