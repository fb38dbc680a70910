import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../style.ts';

// Shows the setting only on devices that can hover, because they probably have a keyboard.
export const setting = style({
  display: 'none',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  marginBlockStart: vars.space[10],
  color: vars.color.inkMuted,
  font: vars.type.small.font,
  letterSpacing: vars.type.small.tracking,
  '@media': { [media.hover]: { display: 'flex' } },
});

export const key = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: vars.control.xs,
  blockSize: vars.control.xs,
  marginInlineEnd: vars.space[1],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.s,
  fontFamily: vars.font.text,
  fontSize: vars.text[13],
});

export const button = style({
  minBlockSize: vars.control.xs,
  color: vars.color.ink,
  fontWeight: 500,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textDecorationColor: vars.color.lineStrong,
  textUnderlineOffset: '4px',
  selectors: { '&:hover': { '@media': { [media.hover]: { textDecorationColor: 'currentColor' } } } },
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
});
