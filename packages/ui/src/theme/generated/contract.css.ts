// Generated from brands/*.json by `node build/write-theme.ts`. Do not edit.
import { createGlobalThemeContract } from '@vanilla-extract/css';

const step = { font: null, tracking: null };

/**
 * The custom properties that a brand sets and a component reads: `vars.color.inkMuted` is `var(--fc-color-ink-muted)`.
 * Their names are public. Colours follow the nearest `data-theme` and `data-brand`; spaces, radii and times are
 * lengths and durations; `type.<name>.font` goes into `font`, `type.<name>.tracking` into `letter-spacing`, and
 * `text` into `font-size`.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** Paper: the page. */
      surface: null,
      /** Search box, dialog, scrolled header. */
      surfaceRaised: null,
      /** Menu, list, popover, toast: what floats over whatever is there, also over what is raised. */
      surfaceOverlay: null,
      /** Tag, quiet fill, skeleton. */
      surfaceSunk: null,
      /** Picture plate before 15% of the car's paint is mixed in. */
      plate: null,
      /** Text, primary button. */
      ink: null,
      /** Second voice; the faintest text allowed. */
      inkMuted: null,
      /** Text on an ink fill. */
      inkInverse: null,
      /** Hairline, decorative only. */
      line: null,
      /** Edge of a control: 3:1. */
      lineStrong: null,
      /** The one cobalt, as a fill. */
      accent: null,
      /** Text on accent. */
      accentInk: null,
      /** Cobalt as text or underline. */
      accentText: null,
      /** Selection, words that were understood. */
      accentSoft: null,
      /** A good price, as text. */
      good: null,
      /** The tag behind that text. */
      goodSoft: null,
      /** Its part of the ruler. */
      goodMark: null,
      /** A fair price, as text. */
      fair: null,
      /** The tag behind that text. */
      fairSoft: null,
      /** Its part of the ruler. */
      fairMark: null,
      /** A high price, as text. */
      high: null,
      /** The tag behind that text. */
      highSoft: null,
      /** Its part of the ruler. */
      highMark: null,
      /** A failure: text and icon, never a pill or a ruler. */
      error: null,
      /** The ring around the focused element. */
      focus: null,
      /** A number plate is white in either theme. */
      reg: null,
      /** Its letters. */
      regInk: null,
      /** What dims the page behind a dialog. */
      scrim: null,
    },
    font: {
      display: null,
      text: null,
    },
    type: {
      display: step,
      headline: step,
      title: step,
      figure: step,
      subtitle: step,
      lead: step,
      body: step,
      small: step,
      micro: step,
    },
    text: {
      11: null,
      12: null,
      13: null,
      14: null,
      15: null,
      16: null,
      17: null,
      18: null,
      19: null,
      20: null,
      22: null,
      24: null,
      /** A number plate on a phone. */
      25: null,
      26: null,
      28: null,
      32: null,
      36: null,
      38: null,
      40: null,
      44: null,
      48: null,
      56: null,
      72: null,
      80: null,
    },
    space: {
      '0-5': null,
      1: null,
      '1-5': null,
      2: null,
      '2-5': null,
      3: null,
      '3-5': null,
      4: null,
      '4-5': null,
      5: null,
      6: null,
      7: null,
      8: null,
      9: null,
      10: null,
      12: null,
      14: null,
      16: null,
      18: null,
      20: null,
      22: null,
      24: null,
      28: null,
      32: null,
    },
    control: {
      /** Inside text or another control: the smallest target that WCAG 2.2 AA accepts. */
      xs: null,
      /** In a dense row. */
      s: null,
      /** Button, input: the smallest comfortable touch target. */
      m: null,
      /** The main action of a page. */
      l: null,
    },
    radius: {
      /** Mark, bar of a chart. */
      xs: null,
      /** Plate, tag, focus inside text. */
      s: null,
      /** Button, input. */
      m: null,
      /** Picture plate, dialog, search box. */
      l: null,
      /** Chip, toggle, dot. */
      full: null,
    },
    shadow: {
      /** Search box, scrolled header, stack card. */
      raised: null,
      /** Dialog, drawer, menu. */
      overlay: null,
    },
    time: {
      fast: null,
      base: null,
      slow: null,
    },
    ease: {
      out: null,
      inout: null,
    },
  },
  (_value, path) =>
    `fc-${path.map((part) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).join('-')}`,
);
