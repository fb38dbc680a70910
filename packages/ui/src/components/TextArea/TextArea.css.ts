import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { layeredPrimitive } from '../../theme/style.ts';

export const minRows = '--fc-text-area-min-rows';
export const maxRows = '--fc-text-area-max-rows';

const padding = vars.space['2-5'];
const high = (rows: string) => `calc(var(${rows}) * 1lh + 2 * ${padding})`;

/** As tall as its text, between a minimum and a maximum. */
export const textArea = style(
  layeredPrimitive({
    display: 'block',
    paddingBlock: padding,
    fieldSizing: 'content',
    minBlockSize: `max(42px, ${high(minRows)})`,
    maxBlockSize: high(maxRows),
    overflowWrap: 'anywhere',
    resize: 'none',
  }),
);
