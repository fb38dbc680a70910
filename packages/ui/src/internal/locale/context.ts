import { createContext, useContext } from 'react';
import { DEFAULT_LOCALE_SETTINGS, type Formats, getFormats } from './formats.ts';

/** The strings by component name. `KitProvider` has the exact type. */
type StringsByComponent = Readonly<Record<string, object | undefined>>;

interface KitContextValue {
  readonly formats?: Formats | undefined;
  readonly strings?: StringsByComponent | undefined;
}

/** Has no default formatters, so that components that only use strings do not load them. */
export const KitContext = createContext<KitContextValue>({});

/**
 * Returns functions that format numbers, money, distances, dates, lists and plurals for the nearest `KitProvider`, or
 * for British readers without one.
 */
export function useFormats(): Formats {
  return useContext(KitContext).formats ?? getFormats(DEFAULT_LOCALE_SETTINGS);
}

/** Returns the strings that an app has replaced, by prop or provider. */
export function useOverrides<Strings extends object>(
  component: string,
  ownStrings?: Partial<Strings>,
): Partial<Strings> {
  const contextStrings = useContext(KitContext).strings?.[component] as Partial<Strings> | undefined;
  return { ...contextStrings, ...ownStrings };
}

/**
 * Returns a component's strings: first from its own prop, then from the nearest `KitProvider`, then the British
 * ones.
 */
export function useStrings<Strings extends object>(
  component: string,
  enGB: Strings,
  ownStrings?: Partial<Strings>,
): Strings {
  const contextStrings = useContext(KitContext).strings?.[component];
  return contextStrings || ownStrings ? { ...enGB, ...contextStrings, ...ownStrings } : enGB;
}
