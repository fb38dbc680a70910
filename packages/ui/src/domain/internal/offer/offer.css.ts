import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/generated/contract.css.ts';
import { layered } from '../../../theme/style.ts';

export const wasPriceText = style(
  layered({
    marginInlineStart: vars.space[2],
    font: vars.type.small.font,
    letterSpacing: vars.type.small.tracking,
    color: vars.color.inkMuted,
  }),
);

/**
 * Puts the representative example below the monthly payment. It is as legible as the facts, because it is legal text.
 */
export const example = style(layered({ flexBasis: '100%', color: vars.color.inkMuted, textWrap: 'balance' }));
