import { createGlobalThemeContract } from '@vanilla-extract/css';

const step = { font: null, tracking: null };

/**
 * The custom properties that a brand sets and a component reads: `vars.color.inkMuted` is `var(--fc-color-ink-muted)`.
 * Their names are public. Colours follow the nearest `data-theme` and `data-brand`; spaces, radii and times are
 * lengths and durations; `type.<name>.font` goes into `font`, `type.<name>.tracking` into `letter-spacing`.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      surface: null,
      surfaceRaised: null,
      surfaceOverlay: null,
      surfaceSunk: null,
      plate: null,
      ink: null,
      inkMuted: null,
      inkInverse: null,
      line: null,
      lineStrong: null,
      accent: null,
      accentInk: null,
      accentText: null,
      accentSoft: null,
      good: null,
      goodSoft: null,
      goodMark: null,
      fair: null,
      fairSoft: null,
      fairMark: null,
      high: null,
      highSoft: null,
      highMark: null,
      error: null,
      focus: null,
      reg: null,
      regInk: null,
      scrim: null,
    },
    font: { display: null, text: null },
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
    space: {
      1: null,
      2: null,
      3: null,
      4: null,
      5: null,
      6: null,
      8: null,
      10: null,
      12: null,
      16: null,
      24: null,
      32: null,
    },
    radius: { s: null, m: null, l: null, full: null },
    shadow: { raised: null, overlay: null },
    time: { fast: null, base: null, slow: null },
    ease: { out: null, inout: null },
  },
  (_value, path) =>
    `fc-${path.map((part) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).join('-')}`,
);
