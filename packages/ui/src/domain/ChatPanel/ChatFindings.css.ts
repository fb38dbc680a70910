import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/generated/contract.css.ts';
import { layered } from '../../theme/style.ts';

export const list = style(layered({ borderBlockStart: `1px solid ${vars.color.line}` }));

export const row = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${vars.space[3]}`,
    paddingBlock: `calc(${vars.space[2]} - 1px)`,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    font: vars.type.small.font,
    letterSpacing: vars.type.small.tracking,
  }),
);

export const label = style(
  layered({
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    fontWeight: 600,
    selectors: { '[data-left-out] > &': { fontWeight: 500, color: vars.color.inkMuted } },
  }),
);

export const words = style(
  layered({
    minInlineSize: 0,
    // Aligns the words to the end of the line, even if they wrap below their label.
    marginInlineStart: 'auto',
    overflowWrap: 'anywhere',
    textAlign: 'end',
    unicodeBidi: 'plaintext',
    color: vars.color.inkMuted,
  }),
);
