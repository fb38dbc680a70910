// The tokens as values, for what CSS does not reach: a chart on a canvas, a mail, a native app, the test of a brand.
// Pure data: no style, no React.
import type { ColorName } from '../theme/contrast.ts';
import type { vars } from '../theme/generated/contract.css.ts';
import type { Brand, Theme } from '../theme/generated/names.ts';
import { brandValues, sharedValues } from '../theme/generated/values.ts';

export { type ColorName, type ColorPair, colorPairs, contrast } from '../theme/contrast.ts';
export { type Brand, brands, type Theme, themes } from '../theme/generated/names.ts';

/** Colours by name, as `#RRGGBB`, or `#RRGGBBAA` where they let something through. */
export type Colors = Readonly<Record<ColorName, string>>;

/** What a brand sets, as CSS writes it. */
export interface BrandTokens {
  readonly color: Readonly<Record<Theme, Colors>>;
  readonly font: Readonly<Record<keyof typeof vars.font, string>>;
  readonly radius: Readonly<Record<keyof typeof vars.radius, string>>;
  readonly shadow: Readonly<Record<keyof typeof vars.shadow, string>>;
}

/** One step of the type scale. */
export interface TypeStep {
  /** Weight, size and leading, what stands before the family in CSS `font`: `400 1rem/1.5`. */
  readonly font: string;
  /** Which of a brand's faces it is set in. */
  readonly face: keyof typeof vars.font;
  /** `letter-spacing`, in em. */
  readonly tracking: string;
}

/** What all brands share, as CSS writes it. */
export interface SharedTokens {
  readonly text: Readonly<Record<keyof typeof vars.text, string>>;
  readonly space: Readonly<Record<keyof typeof vars.space, string>>;
  readonly control: Readonly<Record<keyof typeof vars.control, string>>;
  readonly time: Readonly<Record<keyof typeof vars.time, string>>;
  readonly ease: Readonly<Record<keyof typeof vars.ease, string>>;
  readonly type: Readonly<Record<keyof typeof vars.type, TypeStep>>;
}

/** The values of a brand that the package brings: `brandTokens('dealer').color.dark.inkMuted` is `'#A9B0BD'`. */
export function brandTokens(brand: Brand): BrandTokens {
  const { light, dark, ...shape } = brandValues[brand];
  return { color: { light, dark }, ...shape };
}

/** The values that every brand has. */
export const sharedTokens: SharedTokens = sharedValues;
