import { vars } from '@forecourt/ui/theme';
import type { Tint } from '../../../content/marketing.ts';
import { style } from '../../../style.ts';

const plate = style({ display: 'grid', alignContent: 'center', minInlineSize: 0 });

const tinted = (paint: string): string =>
  style([plate, { background: `color-mix(in oklab, ${paint} 15%, ${vars.color.plate})` }]);

/** The plate with the light of the car's own paint on it. */
export const plates: Readonly<Record<Tint, string>> = {
  blue: tinted('#2F5288'),
  silver: tinted('#B9BEC4'),
  red: tinted('#A32A2C'),
  green: tinted('#3F5A46'),
  orange: tinted('#C8642A'),
};
