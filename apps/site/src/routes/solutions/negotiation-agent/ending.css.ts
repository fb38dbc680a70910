import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';

/** Draws a dot and a line from it, which runs down on phones and tablets, and to the right on wide screens. */
const moment = style({
  position: 'relative',
  // Indents the line by half the dot, so that the dot stays out of the page margin.
  marginInlineStart: `calc(${vars.space[2]} - 1px)`,
  paddingInlineStart: vars.space[8],
  borderInlineStart: '2px dashed transparent',
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '-2px',
    insetInlineStart: '-9px',
    inlineSize: '16px',
    blockSize: '16px',
    borderRadius: vars.radius.full,
  },
  '@media': {
    [media.desktop]: {
      marginInlineStart: 0,
      paddingBlockStart: vars.space[8],
      paddingInlineStart: 0,
      borderInlineStart: 0,
      borderBlockStart: '2px dashed transparent',
      '::before': { insetBlockStart: '-9px', insetInlineStart: 0 },
    },
  },
});

export const begin = style([
  moment,
  {
    paddingBlockEnd: vars.space[10],
    borderColor: vars.color.lineStrong,
    '::before': { background: vars.color.accent },
    '@media': {
      [media.desktop]: { paddingBlockEnd: 0, paddingInlineEnd: vars.space[10], borderColor: vars.color.lineStrong },
    },
  },
]);

export const end = style([
  moment,
  { '::before': { border: `2px solid ${vars.color.ink}`, background: vars.color.surface } },
]);

export const plans = style({ whiteSpace: 'nowrap' });
