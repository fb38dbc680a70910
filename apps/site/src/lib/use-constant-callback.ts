import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a function that never changes and calls the latest callback. Call it only in event handlers. */
export function useConstantCallback(callback: () => void): () => void {
  const latestCallback = useRef(callback);
  useLayoutEffect(() => {
    latestCallback.current = callback;
  });
  return useCallback(() => latestCallback.current(), []);
}
