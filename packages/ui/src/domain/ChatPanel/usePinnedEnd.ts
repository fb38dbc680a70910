import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ChatMessage } from './message.ts';

/** So near its end, in pixels, the log follows what is added. */
const NEAR = 100;

/**
 * Keeps a scrolled log at its end as long as the reader is there, and tells when something came while she was further
 * up. `content` is what grows inside the log.
 */
export function usePinnedEnd(
  log: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  messages: readonly ChatMessage[],
) {
  const [hasNew, setHasNew] = useState(false);
  const isPinned = useRef(true);
  const top = useRef(0);
  const sizes = useRef('');
  const known = useRef<ReadonlySet<string>>(undefined);

  const pin = useCallback(
    (isToBePinned: boolean) => {
      isPinned.current = isToBePinned;
      // The browser would hold the line at the top in its place, and the end a pixel away when the letters' font comes.
      log.current?.style.setProperty('overflow-anchor', isToBePinned ? 'none' : 'auto');
    },
    [log],
  );

  useLayoutEffect(() => {
    const before = known.current;
    known.current = new Set(messages.map(({ id }) => id));
    if (!before) return;
    const added = messages.filter(({ id }) => !before.has(id));
    // Who sends something wants to see it.
    if (messages.length === 0 || added.some(({ role }) => role === 'user')) {
      pin(true);
      // oxlint-disable-next-line react/set-state-in-effect -- where the reader is, is known to the DOM alone
      setHasNew(false);
    } else if (!isPinned.current && added.length > 0) setHasNew(true);
  }, [messages, pin]);

  useLayoutEffect(() => {
    const element = log.current;
    if (!element || !content.current) return;
    pin(isPinned.current);
    // Before the paint of whatever changed: a message, a picture in it, the composer, the window.
    const observer = new ResizeObserver(() => {
      sizes.current = sizesOf(element);
      if (isPinned.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    observer.observe(content.current);
    return () => observer.disconnect();
  }, [log, content, pin]);

  const onScroll = useCallback(() => {
    const element = log.current;
    if (!element) return;
    const isNear = element.scrollHeight - element.clientHeight - element.scrollTop <= NEAR;
    // What is added below moves nothing, but what shrinks does, and this comes a frame later: in sizes that the observer
    // has not seen yet, the layout went up and not the reader.
    const isHers = element.scrollTop < top.current && sizesOf(element) === sizes.current;
    pin(isNear || (isPinned.current && !isHers));
    top.current = element.scrollTop;
    if (isNear) setHasNew(false);
  }, [log, pin]);

  const goToEnd = useCallback(() => {
    const element = log.current;
    if (!element) return;
    pin(true);
    setHasNew(false);
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo({ top: element.scrollHeight, behavior: isStill ? 'instant' : 'smooth' });
  }, [log, pin]);

  return { hasNew, onScroll, goToEnd };
}

const sizesOf = ({ scrollHeight, clientHeight }: HTMLElement) => `${scrollHeight} ${clientHeight}`;
