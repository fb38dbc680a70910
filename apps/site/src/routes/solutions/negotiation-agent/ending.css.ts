import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';

export const wrap = style({
  display: 'grid',
  paddingBlockEnd: vars.space[16],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)', paddingBlockEnd: vars.space[32] },
  },
});

const dot = {
  content: '""',
  position: 'absolute',
  inlineSize: '16px',
  blockSize: '16px',
  borderRadius: vars.radius.full,
} as const;

/** The line of the time goes down on a phone, and to the right where there is room. */
const moment = {
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space[5],
  // half of its dot stays inside the page's margin
  marginInlineStart: `calc(${vars.space[2]} - 1px)`,
  paddingInlineStart: vars.space[8],
  '@media': {
    [media.desktop]: { marginInlineStart: 0, paddingBlockStart: vars.space[8], paddingInline: `0 ${vars.space[10]}` },
  },
} as const;

export const begin = style({
  ...moment,
  paddingBlockEnd: vars.space[10],
  borderInlineStart: `2px dashed ${vars.color.lineStrong}`,
  '@media': {
    [media.desktop]: {
      ...moment['@media'][media.desktop],
      paddingBlockEnd: 0,
      borderInlineStart: 0,
      borderBlockStart: `2px dashed ${vars.color.lineStrong}`,
    },
  },
  '::before': { ...dot, insetBlockStart: '-2px', insetInlineStart: '-9px', background: vars.color.accent },
  selectors: {
    '&::before': { '@media': { [media.desktop]: { insetBlockStart: '-9px', insetInlineStart: 0 } } },
  },
});

export const end = style({
  ...moment,
  borderInlineStart: '2px solid transparent',
  '@media': {
    [media.desktop]: {
      ...moment['@media'][media.desktop],
      paddingInlineEnd: 0,
      borderInlineStart: 0,
      borderBlockStart: '2px solid transparent',
    },
  },
  '::before': {
    ...dot,
    insetBlockStart: '-2px',
    insetInlineStart: '-9px',
    border: `2px solid ${vars.color.ink}`,
    background: vars.color.surface,
  },
  selectors: {
    '&::before': { '@media': { [media.desktop]: { insetBlockStart: '-9px', insetInlineStart: 0 } } },
  },
});
