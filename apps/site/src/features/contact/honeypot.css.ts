import { style } from '../../style.ts';

// Not `display: none`, which robots recognise.
export const trap = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
