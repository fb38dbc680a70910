import { media, vars } from '@forecourt/ui/theme';
import { createVar, globalStyle } from '@vanilla-extract/css';
import { wrapInSiteLayer, style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

/** The heights of a day's heading and slots on wide screens, where the days are side by side. */
const rows = { head: '44px', slot: createVar() };

export const planner = style({
  marginBlockStart: vars.space[10],
  '@media': { [media.desktop]: { marginBlockStart: vars.space[12] } },
});

export const grid = style({
  borderBlockStart: `2px solid ${vars.color.ink}`,
  '@media': {
    [media.desktop]: {
      // Narrow days have titles of four lines.
      vars: { [rows.slot]: '196px' },
      display: 'grid',
      gridTemplateColumns: '56px minmax(0, 1fr)',
      // Draws one line per slot across all days.
      background: `repeating-linear-gradient(to bottom, ${vars.color.line} 0 1px, transparent 1px ${rows.slot}) 0 ${rows.head} no-repeat`,
      borderBlockEnd: `1px solid ${vars.color.line}`,
    },
    [media.wide]: { vars: { [rows.slot]: '176px' } },
  },
});

export const hours = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateRows: `repeat(3, ${rows.slot})`,
      paddingBlockStart: rows.head,
    },
  },
});

export const hour = style([typeset.small, { paddingBlockStart: vars.space[2], fontVariantNumeric: 'tabular-nums' }]);

export const week = style({
  '@media': {
    [media.tablet]: { columns: 2, columnGap: vars.space[8] },
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
      columns: 'auto',
      columnGap: 0,
    },
  },
});

export const day = style({
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: `${vars.space[3]} ${vars.space[4]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  breakInside: 'avoid',
  '@media': {
    [media.desktop]: {
      gridTemplateRows: `${rows.head} repeat(3, ${rows.slot})`,
      gap: 0,
      padding: 0,
      borderBlockEnd: 0,
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
  },
});

export const name = style([
  typeset.label,
  {
    fontSize: vars.text[15],
    '@media': { [media.desktop]: { paddingInline: vars.space[2], lineHeight: rows.head } },
  },
]);

export const emptyDay = style({ '@media': { [media.desktop]: { gridRow: 2, padding: vars.space[2] } } });

export const post = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceRaised,
  selectors: { '&[data-state="Draft"]': { borderStyle: 'dashed', borderColor: vars.color.lineStrong } },
  '@media': {
    [media.desktop]: {
      gridRow: 'var(--slot)',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: '58px minmax(0, 1fr)',
      margin: `calc(${vars.space[2]} - 1px) ${vars.space['1-5']} ${vars.space['1-5']}`,
    },
  },
});

export const words = style({
  display: 'grid',
  alignContent: 'start',
  minInlineSize: 0,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  '@media': { [media.desktop]: { gridTemplateRows: 'auto 1fr auto', padding: vars.space[2] } },
});

// Hides the time on wide screens, where it is at the start of the row instead. Screen readers still announce it.
export const time = style({
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.desktop]: { position: 'absolute', clipPath: 'inset(50%)' } },
});

export const title = style([typeset.label, { fontSize: vars.text[14], lineHeight: 1.25, textWrap: 'balance' }]);

export const state = style({ display: 'flex', alignItems: 'center', gap: vars.space[1] });

export const caption = style([typeset.small, { marginBlockStart: vars.space[3] }]);

export const plate = style({ borderRadius: 0 });
globalStyle(`${plate} > img`, wrapInSiteLayer({ maxBlockSize: '58px', objectFit: 'contain' }));
