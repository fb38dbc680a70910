import { keyframes, style, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/generated/contract.css.ts';
import { focusRing, layeredPrimitive, media, scrollbarWidth, visuallyHidden } from '../../theme/style.ts';
import { type ToastPlacement, toastPlacements } from './variants.ts';

export const spokenText = style(layeredPrimitive(visuallyHidden));

const gap = vars.space[4];
const wideGap = vars.space[6];

/** Selects the footer of an open dialog or drawer, which toasts must not cover. */
const OPEN_FOOTER = ':is([role="dialog"], [role="alertdialog"]) > [data-part="Footer"]';

const topPlacement: StyleRule = { insetBlock: `${gap} auto` };
const bottomPlacement: StyleRule = { insetBlock: `auto max(${gap}, env(safe-area-inset-bottom))` };

// These apply from 768 px up; on phones, toasts are as wide as the window, apart from a margin on both sides.
const startPlacement: StyleRule = { insetInline: `${wideGap} auto`, marginInline: 0 };
const endPlacement: StyleRule = { insetInline: `auto calc(${wideGap} + ${scrollbarWidth})`, marginInline: 0 };
const centerPlacement: StyleRule = { insetInline: 0, marginInline: 'auto' };

const placements: Record<ToastPlacement, StyleRule> = {
  bottom: { ...bottomPlacement, '@media': { [media.tablet]: centerPlacement } },
  'bottom-start': { ...bottomPlacement, '@media': { [media.tablet]: startPlacement } },
  'bottom-end': { ...bottomPlacement, '@media': { [media.tablet]: endPlacement } },
  top: { ...topPlacement, '@media': { [media.tablet]: centerPlacement } },
  'top-start': { ...topPlacement, '@media': { [media.tablet]: startPlacement } },
  'top-end': { ...topPlacement, '@media': { [media.tablet]: endPlacement } },
};

export const region = recipe({
  base: layeredPrimitive({
    position: 'fixed',
    // Places toasts above every overlay of the kit, and above those of most apps.
    zIndex: 2_147_483_647,
    insetInline: `${gap} calc(${gap} + ${scrollbarWidth})`,
    outline: 'none',
    // Lets clicks between toasts reach the page.
    pointerEvents: 'none',
    '@media': { [media.tablet]: { inlineSize: '400px' } },
    selectors: {
      [`body:has(${OPEN_FOOTER}) > &&`]: { ...topPlacement, '@media': { [media.tablet]: startPlacement } },
    },
  }),
  variants: {
    placement: Object.fromEntries(
      toastPlacements.map((placement) => [placement, layeredPrimitive(placements[placement])]),
    ) as Record<ToastPlacement, StyleRule>,
  },
});

export const list = style(
  layeredPrimitive({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[2],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space[4]})` } });

export const toast = style(
  layeredPrimitive({
    pointerEvents: 'auto',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    columnGap: vars.space[3],
    rowGap: vars.space[2],
    padding: vars.space[3],
    paddingInlineStart: vars.space[4],
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.m,
    background: vars.color.surfaceOverlay,
    color: vars.color.ink,
    boxShadow: vars.shadow.overlay,
    // Vertical panning still scrolls the page, because swipes are horizontal.
    touchAction: 'pan-y',
    transition: `translate ${vars.time.base} ${vars.ease.out}`,
    animation: `${rise} ${vars.time.base} ${vars.ease.out}`,
    ':focus-visible': focusRing,
    '@media': {
      [media.reducedMotion]: { animation: 'none', transition: 'none' },
    },
  }),
);

export const toneIcon = style(
  layeredPrimitive({
    flexShrink: 0,
    marginBlockStart: vars.space[2],
    selectors: {
      '[data-tone="success"] > &': { color: vars.color.good },
      '[data-tone="warning"] > &': { color: vars.color.fair },
      '[data-tone="error"] > &': { color: vars.color.error },
    },
  }),
);

export const content = style(
  layeredPrimitive({
    flex: '1 1 8rem',
    minInlineSize: 0,
    paddingBlock: `calc(${vars.space[2]} - 1px)`,
    overflowWrap: 'anywhere',
  }),
);

export const title = style(
  layeredPrimitive({
    fontSize: vars.text[15],
    lineHeight: 1.4,
    fontWeight: 600,
    letterSpacing: '-0.01em',
    selectors: { '[data-tone="error"] &': { color: vars.color.error } },
  }),
);

export const description = style(
  layeredPrimitive({ marginBlockStart: vars.space['0-5'], font: vars.type.small.font, color: vars.color.inkMuted }),
);

export const close = style(layeredPrimitive({ flexShrink: 0 }));
