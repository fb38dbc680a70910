import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { layeredPrimitive } from '../../theme/style.ts';

export const minRowsVar = '--fc-text-area-min-rows';
export const maxRowsVar = '--fc-text-area-max-rows';

const padding = vars.space['2-5'];
const getRowsHeight = (rows: string) => `calc(var(${rows}) * 1lh + 2 * ${padding})`;

export const textArea = style(
  layeredPrimitive({
    display: 'block',
    paddingBlock: padding,
    fieldSizing: 'content',
    minBlockSize: `max(42px, ${getRowsHeight(minRowsVar)})`,
    maxBlockSize: getRowsHeight(maxRowsVar),
    overflowWrap: 'anywhere',
    resize: 'none',
  }),
);
