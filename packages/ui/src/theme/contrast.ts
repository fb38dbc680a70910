import type { vars } from './generated/contract.css.ts';

/** The name of a colour in `vars.color`. */
export type ColorName = keyof typeof vars.color;

/** Two colours that are used together, and their required contrast. */
export interface ColorPair {
  readonly foreground: ColorName;
  readonly background: ColorName;
  /** 4.5 for text, and 3 for controls, states and marks (WCAG 2.2, 1.4.3 and 1.4.11). */
  readonly ratio: 4.5 | 3;
}

const surfaces = ['surface', 'surfaceRaised', 'surfaceOverlay', 'surfaceSunk'] as const;
const verdicts = ['good', 'fair', 'high'] as const;

const createPairs = (
  ratio: ColorPair['ratio'],
  foregrounds: readonly ColorName[],
  backgrounds: readonly ColorName[],
): ColorPair[] =>
  foregrounds.flatMap((foreground) => backgrounds.map((background) => ({ foreground, background, ratio })));

/** Every pair of colours that components use together, with the contrast that each brand needs in light and dark. */
export const colorPairs: readonly ColorPair[] = [
  ...createPairs(4.5, ['ink', 'inkMuted', 'accentText', ...verdicts, 'error'], surfaces),
  ...createPairs(4.5, ['inkInverse'], ['ink']),
  ...createPairs(4.5, ['accentInk'], ['accent']),
  ...createPairs(4.5, ['ink', 'accentText'], ['accentSoft']),
  ...verdicts.flatMap((verdict) => createPairs(4.5, [verdict, 'ink'], [`${verdict}Soft`])),
  ...createPairs(4.5, ['ink'], ['plate']),
  ...createPairs(4.5, ['regInk'], ['reg']),
  ...createPairs(3, ['lineStrong', 'focus', 'goodMark', 'fairMark', 'highMark'], surfaces),
  ...createPairs(3, ['accent'], ['surface', 'surfaceRaised']),
];

/** Returns the WCAG contrast ratio of two colours in `#RRGGBB`: 1 to 21. Throws for other notations. */
export function computeContrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [getLuminance(a), getLuminance(b)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the relative luminance, 0 to 1. */
function getLuminance(hex: string): number {
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new TypeError(`'${hex}' is not an opaque colour in the form #RRGGBB.`);
  const [red = 0, green = 0, blue = 0] = (hex.slice(1).match(/../g) ?? []).map((byte) =>
    linearizeChannel(Number.parseInt(byte, 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const linearizeChannel = (byte: number) => {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
