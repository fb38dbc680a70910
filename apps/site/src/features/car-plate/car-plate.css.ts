import { vars } from '@forecourt/ui/theme';
import { style } from '../../style.ts';

export const plate = style({
  display: 'grid',
  alignContent: 'center',
  minInlineSize: 0,
  borderRadius: vars.radius.m,
  background: vars.color.plate,
});

const tinted = (paint: string): string =>
  style({ background: `color-mix(in oklab, ${paint} 15%, ${vars.color.plate})` });

/** Plates that are tinted with the car's colour. */
export const tints = {
  blue: tinted('#2F5288'),
  silver: tinted('#B9BEC4'),
  red: tinted('#A32A2C'),
  green: tinted('#3F5A46'),
  orange: tinted('#C8642A'),
};

export const car = style({ inlineSize: '100%' });
