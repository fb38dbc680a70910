import { media, scrollbarWidth, vars } from '@forecourt/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { wrapInSiteLayer, style } from '../../style.ts';

/** Set inline on the root element: the notice's height while it is shown. */
export const noticeSizeName = '--site-notice-size';

// Keeps the focused element and the end of the page visible above the notice (WCAG 2.4.11).
globalStyle('html', wrapInSiteLayer({ scrollPaddingBlockEnd: `var(${noticeSizeName}, 0px)` }));
globalStyle('body', wrapInSiteLayer({ paddingBlockEnd: `var(${noticeSizeName}, 0px)` }));

export const notice = style({
  position: 'fixed',
  insetInline: `0 ${scrollbarWidth}`,
  insetBlockEnd: 0,
  zIndex: 20,
  maxBlockSize: '60svh',
  overflowY: 'auto',
  borderBlockStart: `2px solid ${vars.color.ink}`,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.overlay,
  '@media': { print: { display: 'none' } },
});

export const wrap = style({
  display: 'grid',
  gap: vars.space[4],
  maxInlineSize: '1280px',
  marginInline: 'auto',
  padding: `${vars.space[4]} ${vars.space[5]}`,
  '@media': {
    [media.tablet]: { paddingInline: vars.space[6] },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: vars.space[10],
      padding: `${vars.space[5]} ${vars.space[10]}`,
    },
  },
});

export const words = style({ minInlineSize: 0 });
export const heading = style({ font: vars.type.subtitle.font, letterSpacing: vars.type.subtitle.tracking });
const small = { font: vars.type.small.font, letterSpacing: vars.type.small.tracking } as const;

export const text = style({ ...small, color: vars.color.inkMuted, textWrap: 'balance' });

export const list = style({
  ...small,
  display: 'flex',
  flexWrap: 'wrap',
  // Leaves room for the list markers.
  columnGap: vars.space[10],
  marginBlockStart: vars.space[1],
  paddingInlineStart: vars.space[5],
  listStyle: 'disc',
  overflowWrap: 'anywhere',
});
