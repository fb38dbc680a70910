import { vars } from '@forecourt/ui/theme';
import { style } from '../../style.ts';

export const plate = style({
  display: 'grid',
  alignContent: 'center',
  minInlineSize: 0,
  borderRadius: vars.radius.m,
  background: vars.color.plate,
});

const createTint = (paint: string): string =>
  style({ background: `color-mix(in oklab, ${paint} 15%, ${vars.color.plate})` });

export const tints = {
  blue: createTint('#2F5288'),
  silver: createTint('#B9BEC4'),
  red: createTint('#A32A2C'),
  green: createTint('#3F5A46'),
  orange: createTint('#C8642A'),
};

export const car = style({ inlineSize: '100%' });
