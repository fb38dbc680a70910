import { keyframes, style, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/generated/contract.css.ts';
import { direction, layeredPrimitive, media, visuallyHidden } from '../../theme/style.ts';
import { floatingLevel } from './level.ts';

/** Below 768 px, all but `center` are a bottom sheet; from 768 px up, `side-or-sheet` is at the inline end. */
export type ModalPlacement = 'center' | 'center-or-sheet' | 'side-or-sheet';
export type ModalSize = 's' | 'm' | 'l';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px) scale(0.985)' } });
const fall = keyframes({ to: { opacity: 0, transform: 'translateY(8px)' } });
const slideUp = keyframes({ from: { transform: 'translateY(100%)' } });
const slideDown = keyframes({ to: { transform: 'translateY(100%)' } });
const offscreenTransform = `translateX(calc(100% * ${direction}))`;
const slideIn = keyframes({ from: { transform: offscreenTransform } });
const slideOut = keyframes({ to: { transform: offscreenTransform } });

/** The last frame of leaving stays until the element is removed. */
const createAnimations = (enter: string, leave: string, time: string): StyleRule => ({
  selectors: {
    '&[data-entering]': { animation: `${enter} ${time} ${vars.ease.out}` },
    '&[data-exiting]': { animation: `${leave} ${vars.time.base} ${vars.ease.inout} forwards` },
  },
});

const noAnimation: StyleRule = { selectors: { '&[data-entering], &[data-exiting]': { animation: 'none' } } };

const spaceAboveSheet = vars.space[10];

/** Matches a short window, such as at 400% zoom, in which everything scrolls, because the fixed parts would fill it. */
const shortWindow = '(max-height: 26em)';

export const overlay = recipe({
  base: layeredPrimitive({
    ...createAnimations(fadeIn, fadeOut, vars.time.base),
    position: 'fixed',
    insetBlockStart: 0,
    insetInlineStart: 0,
    // Includes the scroll bar, which returns while the modal closes.
    inlineSize: '100vw',
    // Excludes the part of the window that an on-screen keyboard covers.
    blockSize: 'var(--visual-viewport-height, 100dvh)',
    zIndex: floatingLevel,
    display: 'flex',
    justifyContent: 'center',
    background: vars.color.scrim,
    '@media': { [media.reducedMotion]: noAnimation },
  }),
  variants: {
    place: {
      center: layeredPrimitive({ alignItems: 'center', padding: vars.space[4] }),
      'center-or-sheet': layeredPrimitive({
        alignItems: 'flex-end',
        paddingBlockStart: spaceAboveSheet,
        '@media': { [media.tablet]: { alignItems: 'center', padding: vars.space[6] } },
      }),
      'side-or-sheet': layeredPrimitive({
        alignItems: 'flex-end',
        paddingBlockStart: spaceAboveSheet,
        '@media': {
          [media.tablet]: { alignItems: 'stretch', justifyContent: 'flex-end', paddingBlockStart: 0 },
        },
      }),
    },
  },
});

const sheetCorners = { borderRadius: `${vars.radius.l} ${vars.radius.l} 0 0` };

/** The rounded corners clip the scroll bar of the dialog inside, which sets the colours. */
export const panel = recipe({
  base: layeredPrimitive({
    position: 'relative',
    display: 'flex',
    inlineSize: '100%',
    maxBlockSize: '100%',
    overflow: 'clip',
    boxShadow: vars.shadow.overlay,
    transition: `translate ${vars.time.base} ${vars.ease.out}`,
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  }),
  variants: {
    place: {
      center: layeredPrimitive({
        ...createAnimations(rise, fall, vars.time.base),
        borderRadius: vars.radius.l,
        '@media': { [media.reducedMotion]: noAnimation },
      }),
      'center-or-sheet': layeredPrimitive({
        ...createAnimations(slideUp, slideDown, vars.time.slow),
        ...sheetCorners,
        '@media': {
          [media.tablet]: { ...createAnimations(rise, fall, vars.time.base), borderRadius: vars.radius.l },
          [media.reducedMotion]: noAnimation,
        },
      }),
      'side-or-sheet': layeredPrimitive({
        ...createAnimations(slideUp, slideDown, vars.time.slow),
        ...sheetCorners,
        '@media': {
          [media.tablet]: {
            ...createAnimations(slideIn, slideOut, vars.time.slow),
            borderRadius: 0,
            borderStartStartRadius: vars.radius.l,
            borderEndStartRadius: vars.radius.l,
          },
          [media.reducedMotion]: noAnimation,
        },
      }),
    },
    size: {
      s: layeredPrimitive({ '@media': { [media.tablet]: { maxInlineSize: '440px' } } }),
      m: layeredPrimitive({ '@media': { [media.tablet]: { maxInlineSize: '560px' } } }),
      l: layeredPrimitive({ '@media': { [media.tablet]: { maxInlineSize: '700px' } } }),
    },
  },
});

export const root = style(
  layeredPrimitive({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minInlineSize: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    // Keeps focused elements clear of title and footer.
    scrollPaddingBlock: `${vars.space[32]} ${vars.space[24]}`,
    borderRadius: 'inherit',
    background: vars.color.surfaceRaised,
    // The modal receives focus when it opens, but does not need a focus ring.
    outline: 'none',
    vars: { '--fc-modal-inset': vars.space[5] },
    '@media': {
      [shortWindow]: { scrollPaddingBlock: 0 },
      [media.tablet]: { vars: { '--fc-modal-inset': vars.space[8] } },
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
);

const inset = 'var(--fc-modal-inset)';

/** The size of the close button with its margins. */
const closeSize = `calc(${vars.space[16]} + ${vars.space[1]})`;

/** Places the picture above the strip behind the close button. */
export const mediaPlace = style(
  layeredPrimitive({ position: 'relative', zIndex: 1, background: vars.color.surfaceRaised }),
);

/**
 * The text scrolls behind this strip instead of behind the close button. The strip's text is generated content, so that
 * the title is not found or announced twice.
 */
export const strip = style(
  layeredPrimitive({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    boxSizing: 'border-box',
    blockSize: closeSize,
    marginBlockEnd: `calc(-1 * ${closeSize})`,
    // Leaves room for the button.
    paddingInline: `${inset} ${vars.space[16]}`,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    background: vars.color.surfaceRaised,
    font: vars.type.subtitle.font,
    letterSpacing: vars.type.subtitle.tracking,
    whiteSpace: 'nowrap',
    '::before': { content: 'attr(data-title)', overflow: 'hidden', textOverflow: 'ellipsis', unicodeBidi: 'plaintext' },
    '@media': { [shortWindow]: { display: 'none' } },
  }),
);

export const handle = style(
  layeredPrimitive({
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: 0,
    zIndex: 3,
    blockSize: vars.space[5],
    pointerEvents: 'auto',
    cursor: 'grab',
    ':active': { cursor: 'grabbing' },
    '::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: vars.space[2],
      insetInlineStart: 'calc(50% - 20px)',
      inlineSize: '40px',
      blockSize: '4px',
      borderRadius: vars.radius.full,
      background: vars.color.lineStrong,
    },
    '@media': {
      // Hides the bar, because it would cover the title and the text, which scroll behind it.
      [shortWindow]: { '::before': { display: 'none' } },
      [media.tablet]: { display: 'none' },
      [media.forcedColors]: { '::before': { background: 'CanvasText' } },
    },
  }),
);

/** Keeps the close button at the top of the dialog, without taking up height. */
export const closePlace = style(
  layeredPrimitive({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 2,
    flex: 'none',
    display: 'flex',
    justifyContent: 'flex-end',
    blockSize: 0,
    paddingInlineEnd: vars.space[3],
    // Scrolls the button away with the title, because it would otherwise cover the fields.
    '@media': { [shortWindow]: { position: 'relative' } },
  }),
);

export const toolbar = style(
  layeredPrimitive({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    boxSizing: 'border-box',
    blockSize: vars.space[14],
    // Leaves room for the close button.
    paddingInline: `${inset} ${vars.space[14]}`,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    background: vars.color.surfaceRaised,
    '@media': {
      [shortWindow]: { position: 'static' },
      [media.tablet]: { blockSize: vars.space[16], paddingInlineEnd: vars.space[16] },
    },
  }),
);

export const close = recipe({
  base: {},
  variants: {
    place: {
      toolbar: layeredPrimitive({
        selectors: {
          '&&': {
            marginBlockStart: vars.space['1-5'],
            '@media': { [media.tablet]: { marginBlockStart: vars.space['2-5'] } },
          },
        },
      }),
      title: layeredPrimitive({
        selectors: {
          '&&': {
            marginBlockStart: vars.space[4],
            marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
            '@media': { [media.tablet]: { marginBlockStart: vars.space[5], marginInlineEnd: vars.space[1] } },
          },
        },
      }),
      corner: layeredPrimitive({ selectors: { '&&': { marginBlockStart: vars.space[3] } } }),
    },
  },
});

export const header = recipe({
  base: layeredPrimitive({
    flex: 'none',
    paddingInline: inset,
    paddingBlock: `${vars.space[6]} ${vars.space[4]}`,
  }),
  variants: {
    isBelowMedia: {
      false: layeredPrimitive({
        position: 'sticky',
        insetBlockStart: 0,
        zIndex: 1,
        background: vars.color.surfaceRaised,
        // Leaves room for the button.
        paddingInlineEnd: vars.space[16],
        '@media': { [shortWindow]: { position: 'static' } },
      }),
    },
    isHidden: { true: layeredPrimitive({ padding: 0 }) },
    // Reduces the padding on phones, to show as much of a drawer's form as possible.
    isAboveForm: {
      true: layeredPrimitive({
        paddingBlock: `${vars.space[5]} ${vars.space[3]}`,
        paddingInlineEnd: vars.space[12],
        '@media': {
          [media.tablet]: {
            paddingBlock: `${vars.space[6]} ${vars.space[4]}`,
            paddingInlineEnd: vars.space[16],
          },
        },
      }),
    },
    // Leaves only the space for the close button.
    isBare: { true: layeredPrimitive({ position: 'static', blockSize: closeSize }) },
  },
});

export const title = recipe({
  base: layeredPrimitive({
    font: vars.type.title.font,
    letterSpacing: vars.type.title.tracking,
    textWrap: 'balance',
    overflowWrap: 'break-word',
  }),
  variants: { isHidden: { true: layeredPrimitive(visuallyHidden) } },
});

export const dangerIcon = style(
  layeredPrimitive({
    display: 'inline-block',
    marginInlineEnd: vars.space[2],
    verticalAlign: '-0.15em',
    color: vars.color.error,
  }),
);

export const description = recipe({
  base: layeredPrimitive({
    marginBlockStart: vars.space[2],
    color: vars.color.inkMuted,
    overflowWrap: 'break-word',
    textWrap: 'pretty',
  }),
  variants: {
    place: {
      center: {},
      'center-or-sheet': {},
      'side-or-sheet': layeredPrimitive({
        marginBlockStart: vars.space['0-5'],
        font: vars.type.small.font,
        letterSpacing: vars.type.small.tracking,
        '@media': {
          [media.tablet]: { marginBlockStart: vars.space[1], font: 'inherit', letterSpacing: 'inherit' },
        },
      }),
    },
  },
});

export const body = style(
  layeredPrimitive({
    flex: '1 0 auto',
    paddingInline: inset,
    paddingBlockEnd: `max(${vars.space[6]}, env(safe-area-inset-bottom))`,
    ':empty': { paddingBlockEnd: 0 },
  }),
);

export const footer = style(
  layeredPrimitive({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 1,
    flex: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space[3],
    paddingInline: inset,
    paddingBlock: `${vars.space[4]} max(${vars.space[4]}, env(safe-area-inset-bottom))`,
    borderBlockStart: `1px solid ${vars.color.line}`,
    background: vars.color.surfaceRaised,
    '@media': { [shortWindow]: { position: 'static' } },
  }),
);
