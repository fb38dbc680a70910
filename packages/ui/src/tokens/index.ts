// The tokens as values, for what CSS does not reach: a chart on a canvas, a mail, a native app, the test of a brand.
// Pure data: no style, no React.
import type { ColorName } from '../theme/contrast.ts';
import type { vars } from '../theme/contract.css.ts';
import type { Brand, Theme } from '../theme/names.ts';
import { brandValues, sharedValues, typeScale, type Values } from '../theme/tokens.ts';

export { type ColorName, type ColorPair, colorPairs, contrast } from '../theme/contrast.ts';
export { type Brand, brands, type Theme, themes } from '../theme/names.ts';

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
  readonly space: Readonly<Record<keyof typeof vars.space, string>>;
  readonly time: Readonly<Record<keyof typeof vars.time, string>>;
  readonly ease: Readonly<Record<keyof typeof vars.ease, string>>;
  readonly type: Readonly<Record<keyof typeof vars.type, TypeStep>>;
}

const camel = (name: string) => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

// Their names are those of the contract: theme.test.tsx compares the two.
const colors = (values: Values) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [camel(name), value])) as Colors;

/** The values of a brand that the package brings: `brandTokens('dealer').color.dark.inkMuted` is `'#A9B0BD'`. */
export function brandTokens(brand: Brand): BrandTokens {
  const { color, ...shape } = brandValues(brand);
  return { color: { light: colors(color.light), dark: colors(color.dark) }, ...shape } as BrandTokens;
}

/** The values that every brand has. */
export const sharedTokens: SharedTokens = {
  ...sharedValues,
  type: Object.fromEntries(typeScale.map(({ name, size, face, tracking }) => [name, { font: size, face, tracking }])),
} as SharedTokens;
