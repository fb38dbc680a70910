import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ChatMessage } from './message.ts';

/** How close to its end, in pixels, the log must be to follow new content. */
const NEAR_END_PX = 100;

/**
 * Keeps a log scrolled to its end while the user is there. Returns whether messages arrived while the user had scrolled
 * up, a scroll handler, and a function that scrolls to the end. `content` is the element that grows.
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

  const setPinned = useCallback(
    (shouldPin: boolean) => {
      isPinned.current = shouldPin;
      // Scroll anchoring would keep the top line in place when a font loads, and move the end.
      log.current?.style.setProperty('overflow-anchor', shouldPin ? 'none' : 'auto');
    },
    [log],
  );

  useLayoutEffect(() => {
    const before = known.current;
    known.current = new Set(messages.map(({ id }) => id));
    if (!before) return;
    const added = messages.filter(({ id }) => !before.has(id));
    // Users who send a message want to see it.
    if (messages.length === 0 || added.some(({ role }) => role === 'user')) {
      setPinned(true);
      // oxlint-disable-next-line react/set-state-in-effect -- only the DOM knows the scroll position
      setHasNew(false);
    } else if (!isPinned.current && added.length > 0) setHasNew(true);
  }, [messages, setPinned]);

  useLayoutEffect(() => {
    const element = log.current;
    if (!element || !content.current) return;
    setPinned(isPinned.current);
    // Runs before the new size of a message, a picture in it, the composer or the window is painted.
    const observer = new ResizeObserver(() => {
      sizes.current = getSizes(element);
      if (isPinned.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    observer.observe(content.current);
    return () => observer.disconnect();
  }, [log, content, setPinned]);

  const onScroll = useCallback(() => {
    const element = log.current;
    if (!element) return;
    const isNear = element.scrollHeight - element.clientHeight - element.scrollTop <= NEAR_END_PX;
    // Added content does not scroll the log, but shrinking content does, one frame later. If the observer has not
    // reported the new sizes yet, the layout scrolled the log, not the user.
    const isUserScroll = element.scrollTop < top.current && getSizes(element) === sizes.current;
    setPinned(isNear || (isPinned.current && !isUserScroll));
    top.current = element.scrollTop;
    if (isNear) setHasNew(false);
  }, [log, setPinned]);

  const scrollToEnd = useCallback(() => {
    const element = log.current;
    if (!element) return;
    setPinned(true);
    setHasNew(false);
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo({ top: element.scrollHeight, behavior: prefersReducedMotion ? 'instant' : 'smooth' });
  }, [log, setPinned]);

  return { hasNew, onScroll, scrollToEnd };
}

const getSizes = ({ scrollHeight, clientHeight }: HTMLElement) => `${scrollHeight} ${clientHeight}`;
