/** Colours of car paint, by the lower-case name that a listing uses for them. */
export const PAINTS = {
  black: '#23272F',
  white: '#F1EFEA',
  grey: '#6B727C',
  silver: '#B9BEC4',
  blue: '#2F5288',
  navy: '#1F2E52',
  red: '#A32A2C',
  burgundy: '#601A30',
  maroon: '#6F2621',
  green: '#3F5A46',
  yellow: '#DDB23A',
  orange: '#C8642A',
  gold: '#B4924E',
  bronze: '#86603C',
  brown: '#553F33',
  beige: '#C3AE8C',
  purple: '#54406F',
  pink: '#CE96A0',
  turquoise: '#2D7F84',
} as const;

export type PaintName = keyof typeof PAINTS;
/** A name in {@link PAINTS}, or a colour as `#rrggbb`. */
export type Paint = PaintName | `#${string}`;

const SHADE = '#0b0f18';

/** The colours that a drawing uses for a paint, and whether the paint is dark or pale. */
export interface Paintwork {
  base: string;
  lit: string;
  shaded: string;
  outline: string;
  seam: string;
  handle: string;
  mirror: string;
  isDark: boolean;
  isPale: boolean;
}

/**
 * Resolves a paint to `#rrggbb`.
 * @throws {RangeError} if it is neither a name in {@link PAINTS} nor `#rrggbb`, because it is inserted into markup
 * unescaped
 */
function resolvePaint(paint: Paint): string {
  if (Object.hasOwn(PAINTS, paint)) return PAINTS[paint as PaintName];
  if (/^#[\da-f]{6}$/i.test(paint)) return paint;
  throw new RangeError(`Unknown paint '${paint}'. Use #rrggbb or one of: ${Object.keys(PAINTS).join(', ')}.`);
}

/**
 * Returns the colour that is mixed, at 15%, into the plate behind a picture: the paint itself, a lighter shade of a
 * dark paint, or beige instead of a pale paint, which would not be visible.
 */
export function getPlateTint(paint: Paint): string {
  const base = resolvePaint(paint);
  const luma = computeLuma(base);
  if (luma > 0.8) return '#A8977A';
  return luma < 0.25 ? mixColors(base, '#9AA5BA', 0.55) : base;
}

export function getPaintwork(paint: Paint): Paintwork {
  const base = resolvePaint(paint);
  const luma = computeLuma(base);
  const isDark = luma < 0.25;
  const isPale = luma > 0.8;
  const shaded = mixColors(base, SHADE, isPale ? 0.17 : 0.28);
  const outline = mixColors(base, SHADE, isPale ? 0.42 : 0.55);
  const seam = isDark ? mixColors(base, '#ffffff', 0.2) : outline;
  return {
    base,
    lit: mixColors(base, '#ffffff', isDark ? 0.24 : 0.2),
    shaded,
    outline,
    seam,
    handle: isDark ? mixColors(base, '#ffffff', 0.3) : shaded,
    mirror: mixColors(base, SHADE, isDark ? 0 : 0.08),
    isDark,
    isPale,
  };
}

function getChannel(hex: string, index: number): number {
  return Number.parseInt(hex.slice(1 + 2 * index, 3 + 2 * index), 16);
}

function mixColors(from: string, to: string, share: number): string {
  const mixChannel = (index: number) =>
    Math.round(getChannel(from, index) * (1 - share) + getChannel(to, index) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${mixChannel(0)}${mixChannel(1)}${mixChannel(2)}`;
}

/** Returns the perceived brightness from 0 to 1, with the weights of ITU-R BT.601. */
function computeLuma(hex: string): number {
  return (0.299 * getChannel(hex, 0) + 0.587 * getChannel(hex, 1) + 0.114 * getChannel(hex, 2)) / 255;
}
