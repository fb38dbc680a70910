import { media, vars } from '@forecourt/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { sited } from '../../sited.ts';

/** As tall as it may be from the beginning: nothing moves when messages come. */
export const drawer = style(
  sited({
    blockSize: `calc(var(--visual-viewport-height, 100dvh) - ${vars.space[10]})`,
    overflow: 'hidden',
    '@media': { [media.tablet]: { blockSize: 'auto' } },
  }),
);

globalStyle(`${drawer} > [data-part='Body']`, sited({ flex: '1 1 0', minBlockSize: 0, padding: 0, display: 'flex' }));

/** The drawer is its frame. */
export const panel = style(
  sited({
    flex: 1,
    minInlineSize: 0,
    maxBlockSize: 'none',
    border: 0,
    borderRadius: 0,
    boxShadow: 'none',
    borderBlockStart: `1px solid ${vars.color.line}`,
  }),
);
