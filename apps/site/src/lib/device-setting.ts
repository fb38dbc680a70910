import { atom } from 'jotai';
import { atomWithStorage, RESET } from 'jotai/utils';
import { createDeviceStorage } from './device-storage.ts';
import { log } from './log.ts';

interface DeviceSettingOptions {
  /** Reads the stored value at once. Only for content that is not prerendered, which would differ from the prerendered page. */
  getOnInit?: boolean;
}

/**
 * Creates an atom of a choice that is kept on this device, in step between tabs. The first value is the default, which is not
 * stored. If the browser blocks storage, the choice lasts until the page is closed.
 */
export function createDeviceSetting<const Value extends string>(
  key: string,
  values: readonly [Value, ...Value[]],
  options?: DeviceSettingOptions,
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
        log.info(`Storage is blocked, so ${key} lasts until the page is closed.`, { error });
      }
    },
  );
}
