import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { layered, media } from '../../theme/style.ts';

/** Its lines leave room for the labels below them. */
export const root = style(
  layered({
    display: 'block',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
    lineHeight: 'calc(1.15em + 26px)',
    paddingBlockEnd: '12px',
  }),
);

/** Marks take no room in the line, so that a text wraps the same with and without them. */
export const mark = recipe({
  base: layered({ background: 'none', color: 'inherit', paddingBlockEnd: '2px' }),
  variants: {
    isLeftOut: {
      true: layered({ borderBlockEnd: `2px dotted ${vars.color.lineStrong}`, color: vars.color.inkMuted }),
      false: layered({ borderBlockEnd: `2px solid ${vars.color.accentText}` }),
    },
  },
});

/** A label stands under the first word of its mark: a mark may wrap, a word does not. */
export const first = style(layered({ position: 'relative' }));

export const label = recipe({
  base: layered({
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 'calc(100% + 4px)',
    fontFamily: vars.font.text,
    fontSize: '0.75rem',
    fontWeight: 500,
    lineHeight: '16px',
    letterSpacing: '0',
    whiteSpace: 'nowrap',
    userSelect: 'none',
  }),
  variants: {
    isLeftOut: {
      true: layered({ color: vars.color.inkMuted }),
      false: layered({
        color: vars.color.accentText,
        '@media': { [media.forcedColors]: { color: 'CanvasText' } },
      }),
    },
  },
});
