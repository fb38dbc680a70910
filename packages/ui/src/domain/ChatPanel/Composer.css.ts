import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { layered, visuallyHidden } from '../../theme/style.ts';

export const composer = style(
  layered({
    position: 'relative',
    flex: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    columnGap: vars.space[2],
    paddingBlock: vars.space[2],
    // Aligns the start of the field's text with the messages.
    // oxlint-disable-next-line eslint-js/no-restricted-syntax -- 46rem is a column width, not a spacing
    paddingInlineStart: `max(${vars.space[2]}, calc((100% - 46rem) / 2 - ${vars.space[2]}))`,
    // In a narrow panel the button has the same distance from all edges.
    // oxlint-disable-next-line eslint-js/no-restricted-syntax -- 46rem is a column width, not a spacing
    paddingInlineEnd: `max(${vars.space[2]}, calc((100% - 46rem) / 2))`,
    borderBlockStart: `1px solid ${vars.color.line}`,
  }),
);

const layer = layered({
  gridArea: '1 / 1',
  minInlineSize: 0,
  margin: 0,
  paddingInline: 0,
  paddingBlock: vars.space['2-5'],
  font: vars.type.body.font,
  letterSpacing: vars.type.body.tracking,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  textAlign: 'start',
});

/** Grows to six lines, then scrolls. */
export const field = style(
  layered({
    flex: 1,
    minInlineSize: 0,
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr)',
    maxBlockSize: 'calc(6 * 1.5rem + 20px)',
    paddingInline: vars.space[2],
    borderRadius: vars.radius.m,
    selectors: { '&:has(textarea:focus-visible)': { outline: `2px solid ${vars.color.focus}` } },
  }),
);

/** A hidden copy of the text sets the height, because not every browser has `field-sizing`. */
export const mirror = style([layer, layered({ visibility: 'hidden', overflow: 'hidden' })]);

export const input = style([
  layer,
  layered({
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    border: 0,
    borderRadius: 0,
    outline: 'none',
    background: 'transparent',
    color: 'inherit',
    resize: 'none',
    overflowX: 'hidden',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    caretColor: vars.color.accent,
    '::placeholder': { color: vars.color.inkMuted, opacity: 1 },
  }),
]);

export const send = style(layered({ borderRadius: vars.radius.m }));

export const fullMessage = style(
  layered({
    flexBasis: '100%',
    color: vars.color.error,
    font: vars.type.small.font,
    letterSpacing: vars.type.small.tracking,
    textWrap: 'balance',
  }),
);

export const spoken = style(layered(visuallyHidden));
