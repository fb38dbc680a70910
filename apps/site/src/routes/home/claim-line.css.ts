import { vars } from '@forecourt/ui/theme';
import { style } from '../../style.ts';

export const text = style({
  font: vars.type.small.font,
  letterSpacing: vars.type.small.tracking,
  textWrap: 'balance',
});

export const line = style({
  display: 'inline-block',
  minBlockSize: vars.control.xs,
  color: 'inherit',
  font: vars.type.small.font,
  letterSpacing: vars.type.small.tracking,
  textDecorationStyle: 'dotted',
  textDecorationThickness: '1px',
  textDecorationColor: vars.color.lineStrong,
  textUnderlineOffset: '4px',
  textWrap: 'balance',
  ':hover': { textDecorationColor: 'currentColor' },
});

export const figure = style({
  fontFamily: vars.font.display,
  fontSize: vars.text[18],
  fontWeight: 700,
  letterSpacing: '-0.02em',
});
