import { media, vars, visuallyHidden } from '@forecourt/ui/theme';
import { style } from '../../style.ts';

export const accessibleName = style(visuallyHidden);

export const label = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space['1-5'] });

/** Hides the word in a narrow header, which shows only the icon and the number. */
export const word = style({ '@media': { '(max-width: 71.99em)': { display: 'none' } } });

export const count = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: vars.space[5],
  blockSize: vars.space[5],
  paddingInline: vars.space[1],
  borderRadius: vars.radius.full,
  background: vars.color.ink,
  color: vars.color.inkInverse,
  font: vars.type.micro.font,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
