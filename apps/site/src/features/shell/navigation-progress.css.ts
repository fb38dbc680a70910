import { media, vars } from '@forecourt/ui/theme';
import { keyframes } from '@vanilla-extract/css';
import { style } from '../../style.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const advance = keyframes({ from: { scale: '0 1' }, to: { scale: '0.9 1' } });

export const progress = style({
  position: 'fixed',
  zIndex: 40,
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: '3px',
  background: vars.color.accent,
  transformOrigin: 'left',
  animation: `${appear} 1ms 200ms both, ${advance} 4s 200ms ${vars.ease.out} both`,
  selectors: { '&:dir(rtl)': { transformOrigin: 'right' } },
  '@media': { [media.reducedMotion]: { animation: `${appear} 1ms 200ms both` } },
});
