import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { layeredPrimitive } from '../../theme/style.ts';

export const chosen = style(
  layeredPrimitive({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[2],
    // an empty sign instead of none: with none Safari no longer calls it a list
    listStyleType: '""',
    minInlineSize: 0,
    paddingBlockStart: vars.space['0-5'],
  }),
);
