import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { layeredPrimitive } from '../../theme/style.ts';

/** Reduces the padding next to the unit and the buttons, to leave space for the number in a field of 200 px. */
export const numberInput = style(
  layeredPrimitive({
    selectors: {
      '[data-part="Prefix"] + &': { paddingInlineStart: vars.space[1] },
      '&:not(:last-child)': { paddingInlineEnd: vars.space[1] },
    },
  }),
);

export const suffixStyle = style(
  layeredPrimitive({ selectors: { '&[data-part]:not(:last-child)': { paddingInlineEnd: vars.space[1] } } }),
);
