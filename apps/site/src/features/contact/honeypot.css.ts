import { style } from '../../style.ts';

// Bots recognise `display: none`, so the field is clipped instead.
export const trap = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
