import type { StyleRule } from '@vanilla-extract/css';
import { components, primitives, utilities } from './layers.css.ts';

/** Puts a rule into the components' layer. Every rule of a component in `domain/` goes through it. */
export const layered = (rule: StyleRule): StyleRule => ({ '@layer': { [components]: rule } });

/** The same for `components/` and `internal/`: a sublayer, so that a domain component or an app restyles a primitive in any order. */
export const layeredPrimitive = (rule: StyleRule): StyleRule => ({ '@layer': { [primitives]: rule } });

/** The same for what must win over any component, whatever it says of itself; few rules should. */
export const layeredUtility = (rule: StyleRule): StyleRule => ({ '@layer': { [utilities]: rule } });

/** Media queries by what they begin: 768, 1024 and 1200 px at the default size of text. */
export const media = {
  tablet: '(min-width: 48em)',
  desktop: '(min-width: 64em)',
  wide: '(min-width: 75em)',
  /** The reader asked for less motion. */
  still: '(prefers-reduced-motion: reduce)',
  /** Windows high contrast and its like: colours are the system's, backgrounds and shadows are gone. */
  forcedColors: '(forced-colors: active)',
  /** A pointer that can hover; on a touch screen a hover style would stick after a tap. */
  hover: '(hover: hover)',
} as const;

/**
 * The ring of what has the keyboard's focus, e.g. `':focus-visible': focusRing`. The gap shows the page. Its colour is
 * `vars.color.focus`, written out: read from there, it would keep all of `vars` in every app that asks for a media query.
 */
export const focusRing = { outline: '2px solid var(--fc-color-focus)', outlineOffset: '2px' } as const;

export { visuallyHiddenStyle as visuallyHidden } from './visually-hidden.ts';

/** 1 where the text runs from the left, -1 where it runs from the right: a factor for what has no logical property. */
export const direction = 'var(--fc-direction, 1)';

/**
 * Width of the page's scroll bar while an open modal covers it, otherwise 0. Add it to the `insetInlineEnd` of elements fixed
 * to the window, so that they do not move when a modal opens.
 */
export const scrollbarWidth = `max(0px, var(--fc-scrollbar-width, 0px) * ${direction})`;
