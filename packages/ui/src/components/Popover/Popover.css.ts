import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { layeredPrimitive } from '../../theme/style.ts';

export const popover = style(
  layeredPrimitive({
    maxInlineSize: 'min(360px, 100vw - 18px)',
    padding: vars.space[4],
    font: vars.type.small.font,
    letterSpacing: vars.type.small.tracking,
    overflowWrap: 'break-word',
    outline: 'none',
  }),
);

export const title = style(
  layeredPrimitive({
    font: vars.type.subtitle.font,
    letterSpacing: vars.type.subtitle.tracking,
    textWrap: 'balance',
    marginBlockEnd: vars.space[2],
  }),
);
