import { media, vars } from '@forecourt/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { style, wrapInSiteLayer } from '../../style.ts';
import * as typeset from '../../typeset.css.ts';

export const section = style({
  paddingBlockEnd: vars.space[8],
  '@media': { [media.desktop]: { paddingBlockEnd: vars.space[10] } },
});

export const tiles = style({
  borderBlockStart: `2px solid ${vars.color.ink}`,
  '@media': { [media.tablet]: { paddingBlockStart: vars.space[6] } },
});

// Makes the figures large enough to be read first, but small enough to keep the cars in the foreground.
globalStyle(`${tiles} [data-part="Figure"]`, wrapInSiteLayer({ fontSize: 'clamp(2.5rem, 1.6rem + 3vw, 4.5rem)' }));
globalStyle(
  `${tiles} > *`,
  wrapInSiteLayer({ '@media': { [`not ${media.tablet}`]: { paddingBlock: vars.space[3] } } }),
);

export const note = style([
  typeset.small,
  { display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[5]}`, marginBlockStart: vars.space[4] },
]);

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.control.xs,
  color: vars.color.accentText,
  textDecorationThickness: 1,
  textUnderlineOffset: '0.2em',
  selectors: { '&:hover': { textDecorationThickness: 2 } },
});
