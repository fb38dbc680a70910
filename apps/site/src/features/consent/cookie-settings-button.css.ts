import { style } from '../../style.ts';

export const plain = style({
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  letterSpacing: 'inherit',
  cursor: 'pointer',
});
