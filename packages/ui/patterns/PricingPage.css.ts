import { style } from '@vanilla-extract/css';
import { media, vars } from '../src/theme/index.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${vars.space[6]} ${vars.space[8]}`,
  paddingBlock: `${vars.space[10]} ${vars.space[8]}`,
  '@media': {
    // the popular plan rises into this room
    [media.tablet]: { paddingBlockEnd: vars.space[12] },
    [media.desktop]: { paddingBlockStart: vars.space[16] },
  },
});

export const billing = style({
  display: 'grid',
  gap: vars.space[2],
  '@media': { [media.tablet]: { justifyItems: 'end' } },
});

export const enterprise = style({ marginBlockStart: vars.space[12] });

export const questions = style({ paddingBlock: `${vars.space[16]} ${vars.space[24]}` });
