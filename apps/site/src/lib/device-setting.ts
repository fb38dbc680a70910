import { atom } from 'jotai';
import { atomWithStorage, RESET } from 'jotai/utils';
import { createDeviceStorage } from './device-storage.ts';
import { log } from './log.ts';

/**
 * Creates an atom for a choice that is stored on this device, in sync between tabs. The first value is the default,
 * which is not stored. If the browser blocks storage, the choice lasts until the page is closed.
 * @param options.getOnInit reads the stored value at once, for content that is not prerendered
 */
export function createDeviceSetting<const Value extends string>(
  key: string,
  values: readonly [Value, ...Value[]],
  options?: { getOnInit: boolean },
) {
  const storedAtom = atomWithStorage<unknown>(key, values[0], createDeviceStorage(), options);
  return atom(
    (get) => {
      const stored = get(storedAtom);
      return values.find((value) => value === stored) ?? values[0];
    },
    (_get, set, value: Value) => {
      try {
        set(storedAtom, value === values[0] ? RESET : value);
      } catch (error) {
        log.info(`Storage is blocked, so ‘${key}’ lasts until the page is closed.`, { error });
      }
    },
  );
}
