import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/generated/contract.css.ts';
import { components } from '../../theme/layers.css.ts';
import { layered, media, visuallyHidden } from '../../theme/style.ts';

const shortcutMedia = `${media.tablet} and ${media.hover}`;

export const root = style(layered({ display: 'block', position: 'relative', minInlineSize: 0 }));

export const box = recipe({
  base: layered({
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    overflow: 'hidden',
    background: vars.color.surfaceRaised,
    color: vars.color.ink,
    border: `2px solid ${vars.color.ink}`,
    borderRadius: vars.radius.l,
    selectors: {
      '&:has([data-part="Input"]:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    },
  }),
  variants: {
    size: {
      hero: layered({
        gridTemplateColumns: '44px minmax(0, 1fr)',
        boxShadow: vars.shadow.raised,
        '@media': { [media.tablet]: { gridTemplateColumns: '80px minmax(0, 1fr) auto' } },
      }),
      bar: layered({
        gridTemplateColumns: '40px minmax(0, 1fr) auto',
        '@media': { [media.tablet]: { gridTemplateColumns: '48px minmax(0, 1fr) auto' } },
      }),
    },
  },
});

export const band = recipe({
  base: layered({
    alignSelf: 'stretch',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    background: vars.color.accent,
    color: vars.color.accentInk,
    cursor: 'text',
    '@media': { [media.forcedColors]: { borderInlineEnd: '2px solid CanvasText' } },
  }),
  variants: {
    size: {
      hero: layered({
        justifyContent: 'space-between',
        paddingBlock: `${vars.space['4-5']} ${vars.space['3-5']}`,
        '@media': { [media.tablet]: { paddingBlock: `${vars.space[7]} ${vars.space['3-5']}` } },
      }),
      bar: layered({ justifyContent: 'center' }),
    },
  },
});

export const bandIcon = recipe({
  variants: {
    size: {
      hero: layered({
        inlineSize: '22px',
        blockSize: '22px',
        '@media': { [media.tablet]: { inlineSize: '28px', blockSize: '28px' } },
      }),
      bar: {},
    },
  },
});

export const brand = style(
  layered({
    fontFamily: vars.font.display,
    fontSize: vars.text[12],
    fontWeight: 800,
    lineHeight: 1,
    letterSpacing: '0.02em',
    '@media': { [media.tablet]: { fontSize: vars.text[16] } },
  }),
);

export const field = recipe({
  base: layered({
    position: 'relative',
    minInlineSize: 0,
    selectors: { '&[data-shortcut]': { '@media': { [shortcutMedia]: { paddingInlineEnd: vars.space[12] } } } },
  }),
  variants: {
    size: {
      hero: layered({
        padding: `${vars.space['3-5']} ${vars.space['3-5']} ${vars.space[16]}`,
        '@media': { [media.tablet]: { padding: `${vars.space[5]} ${vars.space[6]} ${vars.space['3-5']}` } },
      }),
      bar: layered({
        padding: `${vars.space['3-5']} ${vars.space[3]}`,
        '@media': { [media.tablet]: { padding: `${vars.space['3-5']} ${vars.space[4]}` } },
      }),
    },
  },
});

export const label = recipe({
  base: layered({
    display: 'block',
    font: vars.type.small.font,
    letterSpacing: vars.type.small.tracking,
    color: vars.color.inkMuted,
  }),
  variants: {
    size: {
      hero: layered({ position: 'relative', zIndex: 1, inlineSize: 'fit-content', maxInlineSize: 'calc(100% - 24px)' }),
      bar: layered(visuallyHidden),
    },
  },
});

/** Puts the sentence, its marks and the placeholder into one cell, so that their letters line up. */
export const sentence = recipe({
  base: layered({ display: 'grid', position: 'relative' }),
  variants: {
    size: {
      hero: layered({
        fontFamily: vars.font.display,
        fontSize: vars.text[25],
        fontWeight: 600,
        letterSpacing: '-0.03em',
        // Leaves space below each line for the labels of its marks, and removes the space above the first line.
        lineHeight: 'calc(1.15em + 26px)',
        marginBlockStart: `calc(-1 * (${vars.space[2]} - 1px))`,
        '@media': {
          [media.tablet]: {
            fontSize: vars.text[40],
            lineHeight: 'calc(1.1em + 26px)',
            marginBlockStart: `calc(-1 * (${vars.space[2]} - 1px))`,
          },
        },
        selectors: {
          '&[data-long]': {
            fontSize: vars.text[20],
            '@media': { [media.tablet]: { fontSize: vars.text[28] } },
          },
          // Limits the height to whole lines, because users may paste a whole advert.
          '&:not(:has([data-part="Placeholder"]))': {
            maxBlockSize: `calc(max(2lh, round(down, 42svh, 1lh)) + ${vars.space['3-5']})`,
            overflowX: 'hidden',
            overflowY: 'auto',
            scrollbarWidth: 'thin',
            // Hides text that scrolls behind the field's label, which overlaps the first 7 px.
            clipPath: 'inset(7px 0 0)',
            // Leaves room for the labels of the last line's marks, which overflow the line.
            paddingBlockEnd: vars.space['3-5'],
            marginBlockEnd: `calc(-1 * ${vars.space['3-5']})`,
            // At a line's end, a label longer than its word extends into the field's padding.
            paddingInlineEnd: vars.space['3-5'],
            marginInlineEnd: `calc(-1 * ${vars.space['3-5']})`,
            '@media': {
              [media.tablet]: { paddingInlineEnd: vars.space[6], marginInlineEnd: `calc(-1 * ${vars.space[6]})` },
            },
          },
        },
      }),
      bar: layered({
        fontFamily: vars.font.text,
        fontSize: vars.text[17],
        fontWeight: 500,
        letterSpacing: '-0.01em',
        lineHeight: 1.4,
      }),
    },
  },
});

const layer = layered({
  gridArea: '1 / 1',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  font: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'start',
});

const wrappingText = { whiteSpace: 'pre-wrap', overflowWrap: 'break-word' } as const;
const singleLineText = { whiteSpace: 'pre', overflow: 'hidden', textOverflow: 'ellipsis' } as const;

/**
 * Makes the cell as tall as the text. If there are marks, it also shows the text, and the field's own text is
 * invisible.
 */
export const mirror = style([
  layer,
  layered({
    ...wrappingText,
    position: 'relative',
    visibility: 'hidden',
    pointerEvents: 'none',
    selectors: { '&[data-marked]': { visibility: 'visible' } },
  }),
]);

export const placeholder = recipe({
  base: [layer, layered({ pointerEvents: 'none', position: 'relative' })],
  variants: {
    size: { hero: layered(wrappingText), bar: layered({ ...singleLineText, color: vars.color.inkMuted }) },
  },
});
// Positions the pause button of a TypingText in the corner, in line with the label.
globalStyle(`${placeholder.classNames.base} [data-part='Control']`, {
  '@layer': {
    [components]: { position: 'absolute', insetInlineEnd: 0, insetBlockStart: '-15px', pointerEvents: 'auto' },
  },
});

export const input = recipe({
  base: [
    layer,
    layered({
      display: 'block',
      inlineSize: '100%',
      border: 0,
      borderRadius: 0,
      outline: 'none',
      background: 'transparent',
      color: 'inherit',
      resize: 'none',
      overflow: 'hidden',
      caretColor: vars.color.accent,
      '::placeholder': { color: vars.color.inkMuted, opacity: 1 },
    }),
  ],
  variants: {
    size: {
      hero: layered({ ...wrappingText, blockSize: '100%', selectors: { '&[data-marked]': { color: 'transparent' } } }),
      bar: layered({ textOverflow: 'ellipsis' }),
    },
  },
});

/**
 * Shows the shortcut while focus is outside the box, on wide devices that can hover, which probably have a keyboard.
 */
export const shortcut = style(
  layered({
    display: 'none',
    position: 'absolute',
    insetInlineEnd: vars.space[3],
    insetBlock: 0,
    marginBlock: 'auto',
    placeItems: 'center',
    inlineSize: '26px',
    blockSize: '26px',
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.s,
    color: vars.color.inkMuted,
    fontFamily: vars.font.text,
    fontSize: vars.text[13],
    pointerEvents: 'none',
    '@media': { [shortcutMedia]: { display: 'grid' } },
    selectors: { [`${box.classNames.base}:focus-within &`]: { visibility: 'hidden' } },
  }),
);

export const submit = recipe({
  base: layered({
    zIndex: 1,
    // Does not look disabled, because a click on the button focuses the field.
    selectors: { '&[aria-disabled="true"]:not([data-pending])': { opacity: 1, cursor: 'text' } },
  }),
  variants: {
    size: {
      hero: layered({
        position: 'absolute',
        insetInlineEnd: vars.space[2],
        insetBlockEnd: vars.space[2],
        minBlockSize: vars.control.m,
        paddingInline: vars.space[5],
        fontSize: vars.text[16],
        '@media': {
          [media.tablet]: {
            position: 'relative',
            insetInlineEnd: 'auto',
            insetBlockEnd: 'auto',
            minBlockSize: vars.control.l,
            marginInlineEnd: vars.space[5],
            paddingInline: vars.space[7],
            fontSize: vars.text[17],
          },
        },
      }),
      bar: layered({
        inlineSize: vars.control.m,
        paddingInline: 0,
        marginInlineEnd: vars.space['0-5'],
        // A small button greyed out by opacity looks broken, so it has an outline until there is text.
        selectors: {
          '&[aria-disabled="true"]:not([data-pending])': {
            background: 'transparent',
            color: vars.color.inkMuted,
            borderColor: vars.color.lineStrong,
          },
        },
        '@media': {
          [media.tablet]: { inlineSize: 'auto', paddingInline: vars.space[5], marginInlineEnd: vars.space['1-5'] },
        },
      }),
    },
  },
});

export const submitLabel = recipe({
  variants: {
    size: {
      hero: {},
      bar: layered({
        ...visuallyHidden,
        '@media': {
          [media.tablet]: {
            position: 'static',
            inlineSize: 'auto',
            blockSize: 'auto',
            overflow: 'visible',
            clipPath: 'none',
          },
        },
      }),
    },
  },
});

export const submitIcon = style(layered({ '@media': { [media.tablet]: { display: 'none' } } }));

/** Has no height while it is empty, because it is always rendered. */
export const error = style(
  layered({
    display: 'flex',
    gap: vars.space['1-5'],
    color: vars.color.error,
    fontWeight: 500,
    overflowWrap: 'anywhere',
    selectors: { '&:not(:empty)': { paddingBlockStart: vars.space[3] } },
  }),
);

export const errorIcon = style(layered({ marginBlockStart: '0.2em' }));

export const spoken = style(layered(visuallyHidden));
