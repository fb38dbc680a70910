import { style } from '@vanilla-extract/css';
import { sited } from '../../sited.ts';

export const plain = style(
  sited({ padding: 0, border: 0, background: 'none', font: 'inherit', letterSpacing: 'inherit', cursor: 'pointer' }),
);
