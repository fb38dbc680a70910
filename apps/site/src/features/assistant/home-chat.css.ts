import { media, vars } from '@forecourt/ui/theme';
import { style } from '../../style.ts';

/** Of one height from the first message on: what follows on the page stays where it is. */
export const panel = style({
  blockSize: 'min(34rem, 100svh - 64px)',
  minBlockSize: '20rem',
  scrollMarginBlock: `${vars.space[16]} ${vars.space[5]}`,
  // On a phone it runs off both edges of the page.
  marginInline: `calc(-1 * ${vars.space[5]})`,
  borderBlock: `1px solid ${vars.color.line}`,
  '@media': { [media.tablet]: { marginInline: 0, borderBlock: `2px solid ${vars.color.ink}` } },
});
