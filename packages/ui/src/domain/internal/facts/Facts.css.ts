import { style } from '@vanilla-extract/css';
import { layered } from '../../../theme/style.ts';
import { vars } from '../../../theme/generated/contract.css.ts';

const gap = vars.space['3-5'];

export const facts = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: gap,
    // Clips the dot before a fact at the start of a line.
    overflow: 'hidden',
    font: vars.type.small.font,
    letterSpacing: vars.type.small.tracking,
    color: vars.color.inkMuted,
  }),
);

export const fact = style(
  layered({
    position: 'relative',
    '::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '-8px',
      insetBlockStart: '0.65em',
      // Uses a border instead of a background, which forced colours remove.
      border: '1px solid currentColor',
      borderRadius: '1px',
    },
    selectors: { '&[data-missing]': { color: vars.color.ink, fontWeight: 500 } },
  }),
);
