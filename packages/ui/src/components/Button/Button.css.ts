import { keyframes, style, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/generated/contract.css.ts';
import { focusRing, layeredPrimitive, media, visuallyHidden } from '../../theme/style.ts';
import type { ButtonSize, ButtonVariant } from './variants.ts';

// Native buttons use this recipe too, e.g. in CarCard, but with only `aria-disabled`, so that they keep focus.
const enabledSelector = '&:not([data-disabled]):not([aria-disabled="true"])';
const pressedSelector = `${enabledSelector}:is(:active, [data-pressed])`;

const createFill = (background: string, color: string): StyleRule =>
  layeredPrimitive({
    background,
    color,
    selectors: {
      [`${enabledSelector}:hover`]: {
        '@media': { [media.hover]: { background: `color-mix(in oklab, ${background} 86%, ${vars.color.surface})` } },
      },
      [pressedSelector]: { background: `color-mix(in oklab, ${background} 78%, ${vars.color.surface})` },
    },
  });

const createOutline = (rule: StyleRule): StyleRule =>
  layeredPrimitive({
    ...rule,
    background: 'transparent',
    selectors: {
      [`${enabledSelector}:hover`]: { '@media': { [media.hover]: { background: vars.color.surfaceSunk } } },
      [pressedSelector]: { background: `color-mix(in oklab, ${vars.color.ink} 12%, transparent)` },
    },
  });

const variants: Record<ButtonVariant, StyleRule> = {
  accent: createFill(vars.color.accent, vars.color.accentInk),
  primary: createFill(vars.color.ink, vars.color.inkInverse),
  secondary: createOutline({ color: vars.color.ink, borderColor: vars.color.lineStrong }),
  tertiary: createOutline({ color: vars.color.ink }),
  danger: createFill(vars.color.error, vars.color.surface),
};

const sizes: Record<ButtonSize, StyleRule> = {
  s: layeredPrimitive({
    minBlockSize: vars.control.s,
    paddingInline: `calc(${vars.space['3-5']} - 1px)`,
    fontSize: vars.text[14],
  }),
  m: layeredPrimitive({
    minBlockSize: vars.control.m,
    paddingInline: `calc(${vars.space[5]} - 1px)`,
    fontSize: vars.text[15],
  }),
  l: layeredPrimitive({
    minBlockSize: vars.control.l,
    paddingInline: `calc(${vars.space[7]} - 1px)`,
    fontSize: vars.text[17],
  }),
};

export const button = recipe({
  base: layeredPrimitive({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    // Keeps the button's edge visible in forced-colors mode, which removes fills.
    border: '1px solid transparent',
    borderRadius: vars.radius.m,
    paddingBlock: vars.space[2],
    maxInlineSize: '100%',
    fontFamily: vars.font.text,
    fontWeight: 600,
    lineHeight: 1.2,
    letterSpacing: '-0.01em',
    textAlign: 'center',
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transition: `background ${vars.time.fast}, transform ${vars.time.fast} ${vars.ease.out}`,
    ':focus-visible': focusRing,
    selectors: {
      [pressedSelector]: { transform: 'translateY(1px)' },
      '&[data-disabled], &[aria-disabled="true"]:not([data-pending])': { opacity: 0.45, cursor: 'not-allowed' },
      '&[data-pending]': { cursor: 'progress' },
    },
    '@media': {
      [media.reducedMotion]: { transition: 'none', selectors: { [pressedSelector]: { transform: 'none' } } },
      [media.forcedColors]: {
        borderColor: 'ButtonBorder',
        selectors: {
          '&[data-disabled], &[aria-disabled="true"]': { opacity: 1, color: 'GrayText', borderColor: 'GrayText' },
        },
      },
    },
  }),
  variants: {
    variant: variants,
    size: sizes,
    isFullWidth: { true: layeredPrimitive({ display: 'flex', inlineSize: '100%' }) },
  },
});

/** Keeps its space but is invisible while pending, so that the button keeps its size. */
export const label = style(
  layeredPrimitive({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 'inherit',
    minInlineSize: 0,
    selectors: { '[data-pending] > &': { opacity: 0 } },
  }),
);

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style(
  layeredPrimitive({
    position: 'absolute',
    insetBlockStart: 'calc(50% - 0.6em)',
    insetInlineStart: 'calc(50% - 0.6em)',
    inlineSize: '1.2em',
    blockSize: '1.2em',
    border: '2px solid currentColor',
    borderBlockEndColor: 'transparent',
    borderRadius: '50%',
    animation: `${turn} 800ms linear infinite`,
    // Slows the spinner down instead of stopping it, because a static ring does not look busy.
    '@media': { [media.reducedMotion]: { animationDuration: '4s' } },
  }),
);

export const pendingText = style(layeredPrimitive(visuallyHidden));
