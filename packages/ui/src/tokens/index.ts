// The tokens as values, for uses without CSS: canvas charts, emails, native apps, tests of a brand. They are only data,
// without styles or React.
import type { ColorName } from '../theme/contrast.ts';
import type { vars } from '../theme/generated/contract.css.ts';
import type { Brand, Theme } from '../theme/generated/names.ts';
import { brandValues, sharedValues } from '../theme/generated/values.ts';

export { type ColorName, type ColorPair, colorPairs, computeContrast } from '../theme/contrast.ts';
export { type Brand, brands, type Theme, themes } from '../theme/generated/names.ts';

/** The colours by name, in `#RRGGBB`, or `#RRGGBBAA` if translucent. */
export type Colors = Readonly<Record<ColorName, string>>;

/** The values of a brand, in CSS notation. */
export interface BrandTokens {
  readonly color: Readonly<Record<Theme, Colors>>;
  readonly font: Readonly<Record<keyof typeof vars.font, string>>;
  readonly radius: Readonly<Record<keyof typeof vars.radius, string>>;
  readonly shadow: Readonly<Record<keyof typeof vars.shadow, string>>;
}

/** One step of the type scale. */
export interface TypeStep {
  /** The weight, size and line height, as they come before the family in CSS `font`: `400 1rem/1.5`. */
  readonly font: string;
  /** The brand's typeface. */
  readonly face: keyof typeof vars.font;
  /** `letter-spacing`, in em. */
  readonly tracking: string;
}

/** The values that all brands share, in CSS notation. */
export interface SharedTokens {
  readonly text: Readonly<Record<keyof typeof vars.text, string>>;
  readonly space: Readonly<Record<keyof typeof vars.space, string>>;
  readonly control: Readonly<Record<keyof typeof vars.control, string>>;
  readonly time: Readonly<Record<keyof typeof vars.time, string>>;
  readonly ease: Readonly<Record<keyof typeof vars.ease, string>>;
  readonly type: Readonly<Record<keyof typeof vars.type, TypeStep>>;
}

/** Returns the values of a built-in brand: `getBrandTokens('dealer').color.dark.inkMuted` is `'#A9B0BD'`. */
export function getBrandTokens(brand: Brand): BrandTokens {
  const { light, dark, ...shape } = brandValues[brand];
  return { color: { light, dark }, ...shape };
}

/** The values that all brands share. */
export const sharedTokens: SharedTokens = sharedValues;
