import { media, vars } from '@forecourt/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { headerSize } from '../features/shell/header.css.ts';
import { sited, style } from '../style.ts';

// A heading or field that an address or the Tab key leads to must not hide beneath the fixed header.
globalStyle('html', sited({ scrollPaddingBlockStart: `calc(${headerSize.raised} + ${vars.space[4]})` }));
globalStyle('h1[tabindex="-1"], main', sited({ outline: 'none' }));

export const main = style({
  // The footer starts below the first screen, so that what comes late cannot move it about.
  minBlockSize: '100svh',
  // What drives in from beyond the window does not widen the page.
  overflowX: 'clip',
  paddingBlockStart: headerSize.phone,
  '@media': { [media.desktop]: { paddingBlockStart: headerSize.top } },
});
