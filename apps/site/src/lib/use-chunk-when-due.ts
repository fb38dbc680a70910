import { type RefObject, useEffect, useState } from 'react';
import { type Chunk, type ChunkState, useChunk } from './chunk.ts';
import { onInteraction } from './interaction.ts';
import { useIsNearViewport } from './use-is-near-viewport.ts';

/** How long after the page's `load` event content near the viewport is due, even without an interaction. */
const LOAD_AFTER_MS = 4_000;

/** Loads a chunk when its content is due: near the viewport, and after an interaction or `LOAD_AFTER_MS`. */
export function useChunkWhenDue<Module>(
  chunk: Chunk<Module>,
  element: RefObject<HTMLElement | null>,
): { state: ChunkState<Module>; isDue: boolean } {
  const isNearViewport = useIsNearViewport(element);
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isNearViewport) return;
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      controller.abort();
      clearTimeout(timer);
    };
    const loadChunk = () => {
      stop();
      setDue(true);
      chunk.fetch();
    };
    const scheduleLoad = () => {
      timer = setTimeout(loadChunk, LOAD_AFTER_MS);
    };
    onInteraction(loadChunk, controller.signal);
    if (document.readyState === 'complete') scheduleLoad();
    else window.addEventListener('load', scheduleLoad, { signal: controller.signal, once: true });
    return stop;
  }, [chunk, isNearViewport]);
  return { state: useChunk(chunk), isDue };
}
