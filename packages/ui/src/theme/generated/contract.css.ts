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
      /** The background of the page. */
      surface: null,
      /** The background of a raised surface, e.g. the search box, a dialog or the scrolled header. */
      surfaceRaised: null,
      /** The background of a menu, list, popover or toast, which may float over raised surfaces. */
      surfaceOverlay: null,
      /** The background of a sunken surface, e.g. a tag or a skeleton. */
      surfaceSunk: null,
      /** The background of a car's picture, before 15% of the car's colour is mixed in. */
      plate: null,
      /** Text, and the fill of a primary button. */
      ink: null,
      /** Secondary text, in the faintest colour that text may have. */
      inkMuted: null,
      /** Text on a fill of ink. */
      inkInverse: null,
      /** Decorative hairlines. */
      line: null,
      /** The edge of a control, with a contrast of at least 3:1. */
      lineStrong: null,
      /** Fills in the accent colour. */
      accent: null,
      /** Text on a fill of accent. */
      accentInk: null,
      /** Text and underlines in the accent colour. */
      accentText: null,
      /** The background of selected text and of words that the search understood. */
      accentSoft: null,
      /** Text about a good price. */
      good: null,
      /** The background of the tag for a good price. */
      goodSoft: null,
      /** The segment of the ruler for good prices. */
      goodMark: null,
      /** Text about a fair price. */
      fair: null,
      /** The background of the tag for a fair price. */
      fairSoft: null,
      /** The segment of the ruler for fair prices. */
      fairMark: null,
      /** Text about a high price. */
      high: null,
      /** The background of the tag for a high price. */
      highSoft: null,
      /** The segment of the ruler for high prices. */
      highMark: null,
      /** The text and icon of an error, never a price tag or a ruler. */
      error: null,
      /** The ring around the focused element. */
      focus: null,
      /** The background of a number plate, which is white in every theme. */
      reg: null,
      /** The letters of a number plate. */
      regInk: null,
      /** The layer that dims the page behind a dialog. */
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
      /** The query in the large search box on a phone. */
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
      /** A control inside text or another control, as small as WCAG 2.2 AA accepts. */
      xs: null,
      /** A control in a dense row. */
      s: null,
      /** A button or an input, as small as is comfortable to touch. */
      m: null,
      /** The main action of a page. */
      l: null,
    },
    radius: {
      /** The marks and bars of a chart. */
      xs: null,
      /** A number plate, a tag, or a focus ring inside text. */
      s: null,
      /** A button or an input. */
      m: null,
      /** A car's picture, a dialog or the search box. */
      l: null,
      /** A chip, a toggle or a dot. */
      full: null,
    },
    shadow: {
      /** The search box, the scrolled header or a card in a stack. */
      raised: null,
      /** A dialog, a drawer or a menu. */
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
