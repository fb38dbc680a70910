import { globalStyle, style } from '@vanilla-extract/css';
import { components } from '../../theme/layers.css.ts';
import { layered } from '../../theme/style.ts';
import { vars } from '../../theme/contract.css.ts';

const gap = '14px';

export const facts = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: gap,
    // cuts the dot before a fact that begins a line
    overflow: 'hidden',
    font: vars.type.small.font,
    letterSpacing: vars.type.small.tracking,
    color: vars.color.inkMuted,
  }),
);

export const fact = style(
  layered({
    position: 'relative',
    '::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '-8px',
      insetBlockStart: '0.65em',
      // not a background, which forced colours take away
      border: '1px solid currentColor',
      borderRadius: '1px',
    },
    selectors: { '&[data-missing]': { color: vars.color.ink, fontWeight: 500 } },
  }),
);

/**
 * What is left of the line, which may be nothing. The remark breaks off from the point before it where it has not
 * enough room, and its second line is cut away: it is shown whole or not at all, and never takes a line of its own.
 */
export const remark = style(
  layered({
    flex: '1 1 0',
    display: 'flex',
    flexWrap: 'wrap',
    minInlineSize: 0,
    blockSize: '1lh',
    marginInlineStart: `calc(-1 * ${gap})`,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    '::before': { content: '""', inlineSize: '1px', blockSize: '1lh' },
  }),
);

globalStyle(`${remark} > *`, { '@layer': { [components]: { marginInlineStart: `calc(${gap} - 1px)` } } });
