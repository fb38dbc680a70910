import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../src/theme/index.ts';

const narrowOnly = { '@media': { [media.desktop]: { display: 'none' } } } as const;
const wideOnly = { display: 'none', '@media': { [media.desktop]: { display: 'flex' } } } as const;

export const page = style({ minBlockSize: '100vh', display: 'flex', flexDirection: 'column' });
export const main = style({ flexGrow: 1 });

// What Tab leads to rests below the header that stays, not beneath it.
globalStyle(`html:has(${page})`, {
  scrollPaddingBlockStart: `calc(${vars.space[18]} + ${vars.space[1]})`,
  '@media': { [media.desktop]: { scrollPaddingBlockStart: vars.space[24] } },
});

export const header = style({
  position: 'sticky',
  zIndex: 20,
  insetBlockStart: 0,
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  blockSize: '60px',
  '@media': { [media.desktop]: { justifyContent: 'flex-start', gap: vars.space[10], blockSize: '80px' } },
});

export const home = style({
  display: 'grid',
  textDecoration: 'none',
  color: vars.color.ink,
  borderRadius: vars.radius.s,
});
export const nav = style([wideOnly, { alignItems: 'center', gap: vars.space[5] }]);
export const tools = style([wideOnly, { alignItems: 'center', gap: vars.space[5], marginInlineStart: 'auto' }]);
export const burger = style([narrowOnly, { marginInlineEnd: `calc(-1 * ${vars.space['2-5']})` }]);

/** A link of the header: as high as a finger, in ink. */
export const navLink = style({
  minBlockSize: vars.control.m,
  color: vars.color.ink,
  fontSize: vars.text[15],
  fontWeight: 500,
  letterSpacing: '-0.01em',
  whiteSpace: 'nowrap',
});

export const menuTrigger = style({ marginInline: `calc(-1 * ${vars.space[3]})`, fontWeight: 500 });

export const menu = style({ padding: 0, margin: 0 });
/** Its links stand in from those below. */
export const menuSolutions = style({ paddingInlineStart: vars.space[4] });
export const menuLink = style({ display: 'flex', minBlockSize: '52px', color: vars.color.ink });

export const footer = style({ borderBlockStart: `1px solid ${vars.color.ink}` });

export const footTop = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${vars.space[8]} ${vars.space[4]}`,
  paddingBlock: vars.space[16],
  '@media': { [media.desktop]: { gridTemplateColumns: '6fr 2fr 3fr', gap: vars.space[16] } },
});
export const footBrand = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[6],
  gridColumn: '1 / -1',
  maxInlineSize: '44ch',
  '@media': { [media.desktop]: { gridColumn: 'auto' } },
});
export const footLinks = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  padding: 0,
  marginBlock: `${vars.space[3]} 0`,
});

export const footEnd = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[6]}`,
  paddingBlock: `${vars.space[5]} ${vars.space[8]}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const footLegal = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[5] });
export const footSmall = style({ font: vars.type.small.font });
