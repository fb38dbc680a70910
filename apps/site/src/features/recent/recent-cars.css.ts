import { media, vars } from '@forecourt/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { site } from '../../layers.css.ts';
import { style } from '../../style.ts';
import * as typeset from '../../typeset.css.ts';

export const section = style({
  marginBlockStart: vars.space[16],
  paddingBlockStart: vars.space[8],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[4]}`,
});

export const heading = style({ font: vars.type.title.font, letterSpacing: vars.type.title.tracking, outline: 'none' });

export const note = style([typeset.small, { flex: '1 1 auto' }]);

/** Aligns the button's text with the edges of the page. */
export const removeButton = style({ marginInline: `calc(-1 * ${vars.space['3-5']})` });

/** A row that scrolls sideways. On phones a part of the next car is visible. */
export const cars = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(100% - 40px, 324px)',
  gap: vars.space[6],
  // Leaves room for the focus ring.
  margin: `${vars.space[4]} calc(-1 * ${vars.space[1]}) 0`,
  padding: vars.space[1],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'thin',
  listStyleType: '""',
});
globalStyle(`${cars} > li`, {
  '@layer': { [site]: { scrollSnapAlign: 'start', scrollMarginInlineStart: vars.space[1] } },
});

export const car = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: vars.space[3],
});

export const picture = style({ selectors: { '&&': { borderRadius: vars.radius.m } } });
// Hides the image's note, because the image is too small for it.
globalStyle(`${picture} [data-part='Note']`, { '@layer': { [site]: { display: 'none' } } });

export const carText = style({ display: 'grid', gap: vars.space['0-5'], minInlineSize: 0 });

export const name = style({
  fontFamily: vars.font.display,
  fontWeight: 650,
  lineHeight: 1.25,
  letterSpacing: '-0.02em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const link = style({
  color: 'inherit',
  unicodeBidi: 'plaintext',
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '""', position: 'absolute', inset: '-4px', borderRadius: vars.radius.m },
  selectors: {
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}` },
    [`${car}:hover &`]: {
      '@media': {
        [media.hover]: {
          textDecoration: 'underline',
          textDecorationThickness: '1px',
          textUnderlineOffset: '4px',
          textDecorationColor: vars.color.lineStrong,
        },
      },
    },
  },
});

export const facts = style([typeset.small, { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' }]);

export const money = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[2]}`,
});

/** Places the buttons above the link, whose hit area is the whole car. */
export const actions = style({ position: 'relative', zIndex: 1, justifySelf: 'start' });

export const price = style({ fontWeight: 650, fontVariantNumeric: 'tabular-nums' });

export const removedNotice = style({
  marginBlockStart: vars.space[16],
  paddingBlockStart: vars.space[8],
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.inkMuted,
});
