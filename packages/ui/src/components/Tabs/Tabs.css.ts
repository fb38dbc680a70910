import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/generated/contract.css.ts';
import { focusRing, layeredPrimitive, media } from '../../theme/style.ts';

const verticalSelector = '[data-orientation="vertical"]';

export const tabs = style(
  layeredPrimitive({
    minInlineSize: 0,
    selectors: {
      [`&${verticalSelector}`]: {
        display: 'grid',
        gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
        columnGap: vars.space[6],
        alignItems: 'start',
      },
    },
  }),
);

const rule = `inset 0 -1px ${vars.color.line}`;

export const scroller = style(
  layeredPrimitive({
    minInlineSize: 0,
    overflowX: 'auto',
    overflowY: 'hidden',
    overscrollBehaviorInline: 'contain',
    scrollbarWidth: 'none',
    '::-webkit-scrollbar': { display: 'none' },
  }),
);

export const list = style(
  layeredPrimitive({
    display: 'flex',
    // At least as wide as the scroller, so that the line is as long as the row.
    inlineSize: 'max-content',
    minInlineSize: '100%',
    boxShadow: rule,
    selectors: {
      [`&${verticalSelector}`]: { flexDirection: 'column', inlineSize: 'auto', boxShadow: 'none' },
    },
  }),
);

const selectedSelector = '&[data-selected]';

export const tab = recipe({
  base: layeredPrimitive({
    position: 'relative',
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: vars.space[2],
    boxSizing: 'border-box',
    borderRadius: vars.radius.s,
    color: vars.color.inkMuted,
    fontWeight: 550,
    letterSpacing: '-0.01em',
    lineHeight: 1.25,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    outline: 'none',
    transition: `color ${vars.time.fast}`,
    // Draws the selected tab's marker as a border, because forced colours keep borders.
    '::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      borderBlockEnd: '3px solid transparent',
    },
    selectors: {
      '&[data-hovered]': { color: vars.color.ink },
      [selectedSelector]: { color: vars.color.ink },
      [`${selectedSelector}::after`]: { borderColor: vars.color.ink },
      '&[data-focus-visible]': { ...focusRing, outlineOffset: '-3px' },
      '&[data-disabled]': { opacity: 0.45, cursor: 'not-allowed' },
      [`${verticalSelector} > &`]: {
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
        boxShadow: `inset 1px 0 ${vars.color.line}`,
      },
      [`[dir="rtl"] ${verticalSelector} > &`]: { boxShadow: `inset -1px 0 ${vars.color.line}` },
      [`${verticalSelector} > &::after`]: {
        insetBlock: 0,
        insetInline: '0 auto',
        borderBlockEnd: 'none',
        borderInlineStart: '3px solid transparent',
      },
      [`${verticalSelector} > ${selectedSelector}::after`]: { borderColor: vars.color.ink },
    },
    '@media': {
      [media.reducedMotion]: { transition: 'none' },
      [media.forcedColors]: {
        selectors: {
          // Forced colours make transparent borders visible.
          '&:not([data-selected])::after': { border: 'none' },
          [`${selectedSelector}::after, ${verticalSelector} > ${selectedSelector}::after`]: {
            borderColor: 'Highlight',
          },
          '&[data-disabled]': { opacity: 1, color: 'GrayText' },
        },
      },
    },
  }),
  variants: {
    size: {
      s: layeredPrimitive({
        minBlockSize: vars.control.s,
        padding: `${vars.space[1]} ${vars.space[3]}`,
        fontSize: vars.text[14],
      }),
      m: layeredPrimitive({
        minBlockSize: vars.control.m,
        padding: `${vars.space['1-5']} ${vars.space[4]}`,
        fontSize: vars.text[15],
      }),
      l: layeredPrimitive({
        minBlockSize: vars.control.l,
        padding: `${vars.space[2]} ${vars.space[5]}`,
        fontSize: vars.text[17],
      }),
    },
  },
});

export const panel = style(
  layeredPrimitive({
    minInlineSize: 0,
    paddingBlockStart: vars.space[5],
    borderRadius: vars.radius.s,
    outline: 'none',
    selectors: {
      '&[data-focus-visible]': focusRing,
      [`${verticalSelector} > &`]: { paddingBlockStart: 0 },
    },
  }),
);
