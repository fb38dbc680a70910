import { media, scrollbarWidth, vars, visuallyHidden } from '@forecourt/ui/theme';
import { style } from '../../style.ts';

/** The results page, with its header and footer, is wider than other pages. */
export const contentWidths = { narrow: '1280px', wide: '1600px' } as const;

/** The header's height on phones and, on wide screens, at the top of a page and after scrolling. */
export const headerHeight = { phone: '60px', top: '80px', raised: '64px' } as const;

export const hidden = style(visuallyHidden);

export const header = style({
  position: 'fixed',
  zIndex: 20,
  insetInline: 0,
  insetBlockStart: 0,
  // Uses padding instead of an inset, so that the background covers the scroll bar's space and the content stays in
  // place.
  paddingInlineEnd: scrollbarWidth,
  transition: `background ${vars.time.base}, box-shadow ${vars.time.base}`,
  selectors: {
    // The header has its own dark background here, because axe-core reads colours behind fixed elements at the middle
    // of the page.
    '&[data-theme="dark"]': { background: vars.color.surface },
    '&[data-raised]': {
      background: `color-mix(in oklab, ${vars.color.surfaceRaised} 88%, transparent)`,
      backdropFilter: 'blur(12px)',
      boxShadow: `0 1px 0 ${vars.color.line}, ${vars.shadow.raised}`,
    },
    // Makes the header solid while a menu is open, because a blur over a blur is unreadable.
    '&:has([aria-expanded="true"])': { background: vars.color.surfaceRaised, backdropFilter: 'none' },
    '&:has([aria-expanded="true"]):not([data-raised])': { boxShadow: `0 1px 0 ${vars.color.line}` },
  },
  '@media': {
    [media.forcedColors]: {
      borderBlockEnd: '1px solid CanvasText',
      // Forced colours keep the alpha of a background, so text would show through the header.
      selectors: { '&, &[data-raised]': { background: 'Canvas', backdropFilter: 'none' } },
    },
    // Prints the header once. A fixed header would be printed on every page.
    print: { position: 'static' },
  },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[10],
  blockSize: headerHeight.phone,
  maxInlineSize: contentWidths.narrow,
  marginInline: 'auto',
  paddingInline: vars.space[5],
  '@media': {
    [media.tablet]: { paddingInline: vars.space[6] },
    [media.desktop]: {
      blockSize: headerHeight.top,
      paddingInline: vars.space[10],
      transition: `block-size ${vars.time.base} ${vars.ease.out}`,
    },
    [`${media.desktop} and ${media.reducedMotion}`]: { transition: 'none' },
  },
  selectors: {
    '&[data-wide]': { maxInlineSize: contentWidths.wide },
    [`${header}[data-raised] &`]: { '@media': { [media.desktop]: { blockSize: headerHeight.raised } } },
  },
});

export const home = style({ display: 'grid', borderRadius: vars.radius.s, textDecoration: 'none' });

const wideOnly = { display: 'none' } as const;

export const nav = style({ ...wideOnly, '@media': { [media.desktop]: { display: 'flex', gap: vars.space[6] } } });

export const tools = style({
  ...wideOnly,
  '@media': {
    [media.desktop]: { display: 'flex', alignItems: 'center', gap: vars.space[6], marginInlineStart: 'auto' },
    print: { display: 'none' },
  },
});

/** Shows the link to the saved cars next to the menu's button. */
export const phoneTools = style({
  marginInlineStart: 'auto',
  marginInlineEnd: `calc(-1 * ${vars.space[6]})`,
  '@media': { [media.desktop]: { display: 'none' }, print: { display: 'none' } },
});

export const navLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1-5'],
  minBlockSize: vars.control.m,
  borderRadius: vars.radius.s,
  fontSize: vars.text[15],
  fontWeight: 500,
  letterSpacing: '-0.01em',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  textUnderlineOffset: '6px',
  textDecorationThickness: '2px',
  selectors: {
    '&:hover': { textDecoration: 'underline', textDecorationColor: vars.color.lineStrong },
    '&[aria-current="page"]': { textDecoration: 'underline', textDecorationColor: vars.color.accentText },
  },
});
