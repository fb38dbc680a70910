'use client';
export {
  type ColorScheme,
  colorSchemes,
  KitProvider,
  type KitProviderProps,
  type PartialKitStrings,
} from './KitProvider.tsx';
export { type DistanceUnit, type Formats, type PluralMessage, useFormats } from '../../internal/locale/index.ts';
export type { KitStrings } from '../../locales/kit-strings.ts';
