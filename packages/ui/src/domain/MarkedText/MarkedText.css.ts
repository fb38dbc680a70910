import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/generated/contract.css.ts';
import { layered, media, visuallyHidden } from '../../theme/style.ts';

/** Has a line height that leaves room for a label below each line. */
export const root = style(
  layered({
    // Makes the visually hidden text scroll with the text around it.
    position: 'relative',
    display: 'block',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
    lineHeight: 'calc(1.15em + 26px)',
    paddingBlockEnd: vars.space[3],
  }),
);

/** Takes no space in the line, so that text wraps the same with and without marks. */
export const mark = recipe({
  base: layered({ background: 'none', color: 'inherit', paddingBlockEnd: vars.space['0-5'] }),
  variants: {
    isLeftOut: {
      true: layered({ borderBlockEnd: `2px dotted ${vars.color.lineStrong}`, color: vars.color.inkMuted }),
      false: layered({ borderBlockEnd: `2px solid ${vars.color.accentText}` }),
    },
  },
});

/** Positions the label below the first word of its mark, because a mark may wrap. */
export const labelAnchor = style(layered({ position: 'relative' }));

/** Set inline: the number of characters that a label has room for. */
export const labelLetters = '--fc-label-letters';

/** Has the text's font size, so that its width can be set in characters. The words in it are smaller. */
export const label = style(
  layered({
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 'calc(100% + 4px)',
    display: 'flex',
    inlineSize: 'max-content',
    // A character is 0.5 em wide on average. The smaller factor leaves a gap.
    maxInlineSize: `calc(var(${labelLetters}) * 0.46em)`,
    lineHeight: 1,
    userSelect: 'none',
  }),
);

export const spoken = style(layered(visuallyHidden));

export const labelText = recipe({
  base: layered({
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontFamily: vars.font.text,
    fontSize: vars.text[12],
    fontWeight: 500,
    lineHeight: '16px',
    letterSpacing: '0',
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
