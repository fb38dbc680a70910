import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../style.ts';

/** Only in the wide header. Phones show the icon and the number. */
export const word = style({ display: 'none', '@media': { [media.desktop]: { display: 'inline' } } });

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
