import { createJSONStorage } from 'jotai/utils';

/**
 * Creates storage for JSON on this device, in sync between tabs. A value is null if nothing is stored or the browser
 * blocks storage.
 */
export function createDeviceStorage(): ReturnType<typeof createJSONStorage<unknown>> {
  const json = createJSONStorage<unknown>();
  return {
    ...json,
    getItem(key: string) {
      try {
        return json.getItem(key, null);
      } catch {
        return null;
      }
    },
    ...(json.subscribe && { subscribe: (key, onChange) => json.subscribe?.(key, onChange, null) ?? (() => {}) }),
  };
}
