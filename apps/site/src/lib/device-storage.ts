import { createJSONStorage } from 'jotai/utils';

/**
 * Creates storage for JSON on this device, in sync between tabs. A value is null if nothing is stored or the browser
 * blocks storage.
 */
export function createDeviceStorage(): ReturnType<typeof createJSONStorage<unknown>> {
  const jsonStorage = createJSONStorage<unknown>();
  return {
    ...jsonStorage,
    getItem(key: string) {
      try {
        return jsonStorage.getItem(key, null);
      } catch {
        return null;
      }
    },
    ...(jsonStorage.subscribe && {
      subscribe: (key, onChange) => jsonStorage.subscribe?.(key, onChange, null) ?? (() => {}),
    }),
  };
}
