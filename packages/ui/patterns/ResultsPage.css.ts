import { style } from '@vanilla-extract/css';
import { media, vars } from '../src/theme/index.ts';

export const search = style({
  paddingBlockStart: vars.space[5],
  '@media': { [media.desktop]: { paddingBlockStart: vars.space[10] } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${vars.space[4]} ${vars.space[6]}`,
  paddingBlock: `${vars.space[6]} ${vars.space[5]}`,
  '@media': { [media.desktop]: { paddingBlockStart: vars.space[12] } },
});

export const count = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space[4] });

/** Side by side, each half of a phone's width. */
export const controls = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space[2],
  inlineSize: '100%',
  '@media': { [media.tablet]: { display: 'flex', inlineSize: 'auto' } },
});

export const cards = style({
  rowGap: vars.space[12],
  paddingBlock: vars.space[6],
});

export const end = style({
  display: 'grid',
  justifyItems: 'center',
  paddingBlock: `${vars.space[6]} ${vars.space[16]}`,
  marginBlockStart: vars.space[6],
  borderBlockStart: `1px solid ${vars.color.line}`,
  // how many pages there will be is not known yet; their room is kept
  selectors: { '[data-loading] &': { visibility: 'hidden' } },
});
