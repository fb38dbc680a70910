import { type RefObject, useEffect, useState } from 'react';
import { type Chunk, type ChunkState, useChunk } from './chunk.ts';
import { onInteraction } from './interaction.ts';
import { useIsNearViewport } from './use-is-near-viewport.ts';

/** The time after the page's `load` event. */
const LOAD_AFTER_MS = 4_000;

/** Loads a chunk when its content is due. Returns the chunk's state, and whether the content is due. */
export function useChunkWhenDue<Module>(
  chunk: Chunk<Module>,
  element: RefObject<HTMLElement | null>,
): { state: ChunkState<Module>; isDue: boolean } {
  const isDue = useIsDue(element);
  const state = useChunk(chunk);
  useEffect(() => {
    if (isDue) chunk.fetch();
  }, [chunk, isDue]);
  return { state, isDue };
}

/**
 * Returns whether content that may be visible on load should load now: it is near the viewport, and the user has
 * interacted or some seconds have passed.
 */
function useIsDue(element: RefObject<HTMLElement | null>): boolean {
  const isInSight = useIsNearViewport(element);
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isInSight) return;
    const controller = new AbortController();
    const start = () => {
      controller.abort();
      setDue(true);
    };
    onInteraction(start, controller.signal);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const startLater = () => {
      timer = setTimeout(start, LOAD_AFTER_MS);
    };
    if (document.readyState === 'complete') startLater();
    else window.addEventListener('load', startLater, { signal: controller.signal, once: true });
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [isInSight]);
  return isDue;
}
