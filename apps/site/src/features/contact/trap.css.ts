import { style } from '@vanilla-extract/css';
import { sited } from '../../sited.ts';

// Not `display: none`, which programs know.
export const trap = style(
  sited({ position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }),
);
