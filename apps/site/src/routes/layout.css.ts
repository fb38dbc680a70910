import { media, vars } from '@forecourt/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { headerHeight } from '../features/shell/header.css.ts';
import { wrapInSiteLayer, style } from '../style.ts';

// Keeps link targets and focused elements visible below the fixed header.
globalStyle('html', wrapInSiteLayer({ scrollPaddingBlockStart: `calc(${headerHeight.raised} + ${vars.space[4]})` }));
globalStyle('h1[tabindex="-1"], main', wrapInSiteLayer({ outline: 'none' }));

export const main = style({
  // The footer starts below the first screen, so that late content does not shift it visibly.
  minBlockSize: '100svh',
  // Prevents cars that drive in from outside from widening the page.
  overflowX: 'clip',
  paddingBlockStart: headerHeight.phone,
  '@media': { [media.desktop]: { paddingBlockStart: headerHeight.top } },
});
