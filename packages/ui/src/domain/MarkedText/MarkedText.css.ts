import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/generated/contract.css.ts';
import { layered, media, visuallyHidden } from '../../theme/style.ts';

/** Its lines leave room for the labels below them. */
export const root = style(
  layered({
    // What is only spoken stays within.
    position: 'relative',
    display: 'block',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
    lineHeight: 'calc(1.15em + 26px)',
    paddingBlockEnd: vars.space[3],
  }),
);

/** Marks take no room in the line, so that a text wraps the same with and without them. */
export const mark = recipe({
  base: layered({ background: 'none', color: 'inherit', paddingBlockEnd: vars.space['0-5'] }),
  variants: {
    isLeftOut: {
      true: layered({ borderBlockEnd: `2px dotted ${vars.color.lineStrong}`, color: vars.color.inkMuted }),
      false: layered({ borderBlockEnd: `2px solid ${vars.color.accentText}` }),
    },
  },
});

/** A label stands under the first word of its mark: a mark may wrap, a word does not. */
export const first = style(layered({ position: 'relative' }));

/** Set inline: how many letters of the text may pass before the label ends. */
export const roomInLetters = '--fc-label-letters';

/** Its own letters are the text's, so that its room can be told in them; those of its label are smaller. */
export const label = style(
  layered({
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 'calc(100% + 4px)',
    display: 'flex',
    inlineSize: 'max-content',
    // A letter's mean width is 0.5 em; less, since a few may be narrow and a gap shall be left.
    maxInlineSize: `calc(var(${roomInLetters}) * 0.42em)`,
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
