import { media, vars, visuallyHidden } from '@forecourt/ui/theme';
import { style } from '../../style.ts';

export const relaxations = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  maxInlineSize: '880px',
  containerType: 'inline-size',
});

export const heading = style({ fontWeight: 600 });

const ROW_HEIGHT = 52;
/** Matches a container that is wide enough for two columns. */
const WIDE = '(min-width: 640px)';

/** Returns selectors that reserve the height of the expected rows, so that content below does not shift. */
const reserveRows = (columns: number) =>
  Object.fromEntries(
    [1, 2, 3, 4].map((rows) => [
      `&[data-rows="${rows}"]`,
      { minBlockSize: `${ROW_HEIGHT * Math.ceil(rows / columns) + 1}px` },
    ]),
  );

/** Keeps the reserved height if there are no relaxations. */
export const noRelaxations = style({
  selectors: reserveRows(1),
  '@container': { [WIDE]: { selectors: reserveRows(2) } },
});

export const list = style({
  display: 'grid',
  alignContent: 'start',
  selectors: reserveRows(1),
  columnGap: vars.space[10],
  '@container': { [WIDE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', selectors: reserveRows(2) } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minBlockSize: `${ROW_HEIGHT}px`,
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  // Draws the line above the first row. In other rows, this line lies on the border of the row above.
  boxShadow: `0 -1px ${vars.color.line}`,
  color: vars.color.inkMuted,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px', borderRadius: vars.radius.s },
});

export const change = style({
  color: vars.color.ink,
  fontWeight: 600,
  unicodeBidi: 'isolate',
  selectors: {
    [`${row}:hover &`]: {
      '@media': {
        [media.hover]: {
          textDecoration: 'underline',
          textDecorationThickness: '1px',
          textDecorationColor: vars.color.lineStrong,
          textUnderlineOffset: '4px',
        },
      },
    },
  },
});

export const count = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  flex: 'none',
  color: vars.color.accentText,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
});

export const hiddenText = style(visuallyHidden);
