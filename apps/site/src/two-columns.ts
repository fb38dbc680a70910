import { media, vars } from '@forecourt/ui/theme';
import type { StyleRule } from '@vanilla-extract/css';

/** A chapter of one column, and of two on a desktop: `columns` and `alignItems` are those of CSS. */
export const twoColumns = (columns: string, alignItems?: 'center' | 'end', paddingBlock = '96px'): StyleRule => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[10],
  paddingBlock: vars.space[16],
  '@media': {
    [media.desktop]: { gridTemplateColumns: columns, alignItems, gap: vars.space[16], paddingBlock },
  },
});
