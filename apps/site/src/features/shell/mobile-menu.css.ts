import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../style.ts';
import { headerHeight } from './header.css.ts';

export const root = style({
  marginInlineEnd: `calc(-1 * ${vars.space['2-5']})`,
  '@media': { [media.desktop]: { display: 'none' }, print: { display: 'none' } },
});

export const toggle = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.control.m,
  blockSize: vars.control.m,
  borderRadius: vars.radius.full,
  ':hover': { background: vars.color.surfaceSunk },
});

export const menu = style({
  position: 'fixed',
  insetInline: 0,
  insetBlock: `${headerHeight.phone} 0`,
  overflowY: 'auto',
  // Aligns the rows with the header's content, with or without a scroll bar.
  scrollbarGutter: 'stable',
  overscrollBehavior: 'contain',
  paddingInline: vars.space[5],
  paddingBlockEnd: vars.space[8],
  background: vars.color.surfaceRaised,
  '@media': { [media.tablet]: { paddingInline: vars.space[6] } },
});

export const list = style({ borderBlockEnd: `1px solid ${vars.color.line}` });

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  textAlign: 'start',
  textDecoration: 'none',
} as const;

export const row = style({
  ...rowStyle,
  justifyContent: 'space-between',
  minBlockSize: vars.control.l,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontFamily: vars.font.display,
  fontSize: vars.text[24],
  fontWeight: 650,
  letterSpacing: '-0.02em',
});

export const chevron = style({ selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } } });

export const inner = style({ paddingBlockEnd: vars.space[3] });

export const innerRow = style({ ...rowStyle, gap: vars.space[2], minBlockSize: vars.control.m, fontWeight: 500 });

export const badge = style({
  color: vars.color.inkMuted,
  font: vars.type.micro.font,
  letterSpacing: vars.type.micro.tracking,
});

export const actions = style({ marginBlockStart: vars.space[6] });
