import { type ReactNode, useCallback, useContext, useLayoutEffect, useMemo } from 'react';
import { RouterProvider } from 'react-aria/private/utils/openLink';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import {
  DEFAULT_LOCALE_SETTINGS,
  type DistanceUnit,
  getFormats,
  KitContext,
  type LocaleSettings,
} from '../../internal/locale/index.ts';
import type { KitStrings } from '../../locales/kit-strings.ts';

export const colorSchemes = ['light', 'dark', 'system'] as const;
export type ColorScheme = (typeof colorSchemes)[number];

/** Strings that replace the defaults, by component. Missing ones keep their defaults. */
export type PartialKitStrings = { readonly [Component in keyof KitStrings]?: Partial<KitStrings[Component]> };

export interface KitProviderProps {
  children: ReactNode;
  /**
   * The BCP 47 language tag, for formats and for React Aria's own announcements.
   * @default 'en-GB'
   */
  locale?: string | undefined;
  /**
   * The ISO 4217 code of the currency of all amounts. Amounts are not converted.
   * @default 'GBP'
   */
  currency?: string | undefined;
  /**
   * The unit in which mileages and distances are shown. Your data must use it too, unless `dataDistanceUnit` is set.
   * @default 'mi'
   */
  distanceUnit?: DistanceUnit | undefined;
  /**
   * The unit of the mileages and distances in your data. If it differs from `distanceUnit`, they are converted.
   * @default the outer provider's `dataDistanceUnit`, or `distanceUnit` without an outer provider
   */
  dataDistanceUnit?: DistanceUnit | undefined;
  /**
   * Sets `data-theme` on `<html>` while mounted. Without it, the user's stored choice or their system's theme applies.
   */
  colorScheme?: ColorScheme | undefined;
  /**
   * The router's function for links, so that a click navigates without loading the page. Links to other origins are not
   * affected.
   */
  navigate?: ((href: string) => void) | undefined;
  /** The router's hook that resolves `href`, e.g. to add a base path. Needs `navigate`. */
  useHref?: ((href: string) => string) | undefined;
  /** Strings of the components as plain data, e.g. `frFR` of `@forecourt/ui/fr-FR`. @default British English */
  strings?: PartialKitStrings | undefined;
}

/**
 * Provides the components with locale, currency, units, strings and the router. Put one around the app. Without it the
 * components use British English and British formats, but the names and announcements that React Aria adds are in the
 * browser's language. A nested provider overrides only the props that it sets, for example the currency of one part of
 * a page.
 */
export function KitProvider({
  children,
  locale,
  currency,
  distanceUnit,
  dataDistanceUnit,
  colorScheme,
  navigate,
  useHref,
  strings,
}: KitProviderProps) {
  const outerContext = useContext(KitContext);
  const inheritedSettings = outerContext.formats ?? DEFAULT_LOCALE_SETTINGS;
  const settings: LocaleSettings = {
    locale: locale ?? inheritedSettings.locale,
    currency: currency ?? inheritedSettings.currency,
    distanceUnit: distanceUnit ?? inheritedSettings.distanceUnit,
    // By default, a nested provider's data is in the same unit as the data around it.
    dataDistanceUnit:
      dataDistanceUnit ?? outerContext.formats?.dataDistanceUnit ?? distanceUnit ?? inheritedSettings.dataDistanceUnit,
  };
  const formats = getFormats(settings);
  const context = useMemo(
    () => ({ formats, strings: mergeStrings(outerContext.strings, strings) }),
    [formats, outerContext.strings, strings],
  );
  const navigateTo = useCallback((href: string) => navigate?.(href), [navigate]);
  useColorScheme(colorScheme);
  const content = (
    <KitContext value={context}>
      <I18nProvider locale={settings.locale}>{children}</I18nProvider>
    </KitContext>
  );
  if (!navigate) return content;
  return (
    <RouterProvider navigate={navigateTo} {...(useHref && { useHref })}>
      {content}
    </RouterProvider>
  );
}

type StringsByComponent = Readonly<Record<string, object | undefined>>;

function mergeStrings(
  outerStrings: StringsByComponent | undefined,
  own: StringsByComponent | undefined,
): StringsByComponent | undefined {
  if (!outerStrings || !own) return own ?? outerStrings;
  const mergedStrings: Record<string, object | undefined> = { ...outerStrings };
  for (const [component, strings] of Object.entries(own))
    mergedStrings[component] = { ...outerStrings[component], ...strings };
  return mergedStrings;
}

function useColorScheme(colorScheme: ColorScheme | undefined) {
  useLayoutEffect(() => {
    if (colorScheme === undefined) return undefined;
    const { dataset } = document.documentElement;
    const previous = dataset['theme'];
    if (colorScheme === 'system') delete dataset['theme'];
    else dataset['theme'] = colorScheme;
    return () => {
      if (previous === undefined) delete dataset['theme'];
      else dataset['theme'] = previous;
    };
  }, [colorScheme]);
}
