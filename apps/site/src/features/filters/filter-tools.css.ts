import { media, vars, visuallyHidden } from '@forecourt/ui/theme';
import { style } from '../../style.ts';

export const tools = style({ display: 'grid' });

/** Narrow on phones, to leave room for the sort order. */
export const button = style({
  '@media': { [`not ${media.tablet}`]: { paddingInline: vars.space[2], gap: vars.space['1-5'] } },
});

export const hiddenText = style(visuallyHidden);

/** Takes no more height than the text, so that the button keeps its height. */
export const badge = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '1.5rem',
  blockSize: '1.5rem',
  marginBlock: `calc(-1 * (${vars.space[1]} - 1px))`,
  paddingInline: vars.space['1-5'],
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  color: vars.color.accentInk,
  fontSize: vars.text[13],
  fontVariantNumeric: 'tabular-nums',
  '@media': { '(forced-colors: active)': { border: '1px solid ButtonText' } },
});
