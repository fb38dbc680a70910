import type { StyleRule } from '@vanilla-extract/css';
import { components, primitives, utilities } from './layers.css.ts';

/** Puts a rule into the components' layer. Use it for every rule in `domain/`. */
export const layered = (rule: StyleRule): StyleRule => ({ '@layer': { [components]: rule } });

/**
 * Puts a rule into the layer for `components/` and `internal/`: a sublayer, so that a domain component or an app can
 * restyle a primitive regardless of the order of the style sheets.
 */
export const layeredPrimitive = (rule: StyleRule): StyleRule => ({ '@layer': { [primitives]: rule } });

/** Puts a rule into the layer that overrides every component. Use it rarely. */
export const layeredUtility = (rule: StyleRule): StyleRule => ({ '@layer': { [utilities]: rule } });

/** The minimum widths are 768, 1024 and 1200 px at the default text size. */
export const media = {
  tablet: '(min-width: 48em)',
  desktop: '(min-width: 64em)',
  wide: '(min-width: 75em)',
  /** The user prefers reduced motion. */
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** Windows high contrast and similar: system colours, without backgrounds and shadows. */
  forcedColors: '(forced-colors: active)',
  /** A pointer that can hover. On touch screens a hover style would stick after a tap. */
  hover: '(hover: hover)',
} as const;

/**
 * The focus ring, for use as `':focus-visible': focusRing`. Its colour is `vars.color.focus`, written out, because
 * importing `vars` would add all tokens to apps that only use media queries.
 */
export const focusRing = { outline: '2px solid var(--fc-color-focus)', outlineOffset: '2px' } as const;

export { visuallyHiddenStyle as visuallyHidden } from './visually-hidden.ts';

/** 1 in left-to-right text and -1 in right-to-left text: a factor for properties without a logical form. */
export const direction = 'var(--fc-direction, 1)';

/**
 * The width of the page's scroll bar while an open modal covers it, and otherwise 0. Always 0 in right-to-left text,
 * where the bar is not at the inline end. Add it to the `insetInlineEnd` of elements fixed to the window, so that they
 * do not move when a modal opens.
 */
export const scrollbarWidth = `max(0px, var(--fc-scrollbar-width, 0px) * ${direction})`;
