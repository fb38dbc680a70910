import { vars } from '@forecourt/ui/theme';
import { style } from '../../../style.ts';
import * as typeset from '../../../typeset.css.ts';

export const chart = style({ minInlineSize: 0 });
export const caption = style({
  paddingBlockEnd: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.ink}`,
  font: vars.type.small.font,
  letterSpacing: vars.type.small.tracking,
});
export const drawing = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  marginBlockStart: vars.space[3],
});
export const line = style({ fill: 'none', stroke: vars.color.ink, strokeWidth: 3, strokeLinejoin: 'round' });
export const dot = style({ fill: vars.color.surface, stroke: vars.color.ink, strokeWidth: 3 });
export const endPrices = style({
  display: 'flex',
  justifyContent: 'space-between',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
export const days = style({ maxInlineSize: '30ch', textWrap: 'pretty' });
export const number = style([typeset.numeral, { display: 'block', fontSize: vars.text[48], lineHeight: 1.05 }]);
