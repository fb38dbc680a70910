import { media, vars } from '@forecourt/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { wrapInSiteLayer, style } from '../../style.ts';

/** Full height even without messages, so that new messages do not move anything. */
export const drawer = style({
  blockSize: `calc(var(--visual-viewport-height, 100dvh) - ${vars.space[10]})`,
  overflow: 'hidden',
  '@media': { [media.tablet]: { blockSize: 'auto' } },
});

/** Removes the chat's own frame, because the drawer already has one. */
export const panel = style({
  flex: 1,
  minInlineSize: 0,
  maxBlockSize: 'none',
  border: 0,
  borderRadius: 0,
  boxShadow: 'none',
  background: 'transparent',
});

// The chat's header is also the drawer's header, so the drawer's close button is at the end of it.
globalStyle(`${drawer} > [data-part='Header']`, wrapInSiteLayer({ blockSize: 0 }));
globalStyle(`${drawer} [data-part='Close']`, wrapInSiteLayer({ marginBlockStart: vars.space[4], marginInlineEnd: 0 }));
globalStyle(
  `${panel} > [data-part='Head']`,
  wrapInSiteLayer({ paddingBlock: `${vars.space[4]} ${vars.space[3]}`, paddingInlineEnd: vars.space[16] }),
);

globalStyle(
  `${drawer} > [data-part='Body']`,
  wrapInSiteLayer({ flex: '1 1 0', minBlockSize: 0, padding: 0, display: 'flex' }),
);
