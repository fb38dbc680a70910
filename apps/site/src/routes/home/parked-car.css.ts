import { media, vars } from '@forecourt/ui/theme';
import { keyframes } from '@vanilla-extract/css';
import { style } from '../../style.ts';

const driveIn = keyframes({ from: { translate: '-100vw 0' } });
const driveOff = keyframes({ to: { translate: '100vw 0' } });

export const road = style({
  position: 'relative',
  inlineSize: 'min(372px, 58vw)',
  aspectRatio: '5 / 2',
  marginInlineStart: 'auto',
  marginInlineEnd: vars.space[3],
  '@media': { [media.desktop]: { inlineSize: '100%', marginInlineEnd: 0 } },
});

const car = {
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  inlineSize: '100%',
  blockSize: 'auto',
  // Moves the drawing down so that the car's wheels touch the bottom of the box.
  transform: 'translateY(8.6%)',
} as const;

export const parkedCar = style(car);

export const arrivingCar = style({
  ...car,
  animation: `${driveIn} 900ms ${vars.ease.out}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

export const leavingCar = style({
  ...car,
  animation: `${driveOff} 700ms ${vars.ease.inout} forwards`,
  '@media': { [media.reducedMotion]: { display: 'none' } },
});
