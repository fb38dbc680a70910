import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../style.ts';

/** The panel has a fixed height, so that new messages do not move the page. */
export const panel = style({
  blockSize: 'min(34rem, 100svh - 64px)',
  minBlockSize: '20rem',
  // Cancels the gap below the page's header, in which a part of the headline would show.
  scrollMarginBlock: `calc(-1 * ${vars.space[4]}) ${vars.space[5]}`,
  // Extends to the edges of the screen on phones.
  marginInline: `calc(-1 * ${vars.space[5]})`,
  borderBlock: `1px solid ${vars.color.line}`,
  '@media': { [media.tablet]: { marginInline: 0, borderBlock: `2px solid ${vars.color.ink}` } },
});
