import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ChatMessage } from './message.ts';

/** The log follows new content if it is scrolled to within this distance of its end. */
const NEAR_END_PX = 100;

/** Keeps a log scrolled to its end while the user is there. `content` is the element that grows. */
export function usePinnedEnd(
  log: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  messages: readonly ChatMessage[],
) {
  const [hasNewMessages, setHasNewMessages] = useState(false);
  const isPinned = useRef(true);
  const lastScrollTop = useRef(0);
  const lastSizes = useRef('');
  const previousIds = useRef<ReadonlySet<string>>(undefined);

  const setPinned = useCallback(
    (shouldPin: boolean) => {
      isPinned.current = shouldPin;
      // Scroll anchoring would keep the top line in place when a font loads, and move the end.
      log.current?.style.setProperty('overflow-anchor', shouldPin ? 'none' : 'auto');
    },
    [log],
  );

  useLayoutEffect(() => {
    const before = previousIds.current;
    previousIds.current = new Set(messages.map(({ id }) => id));
    if (!before) return;
    const addedMessages = messages.filter(({ id }) => !before.has(id));
    // Users who send a message want to see it.
    if (messages.length === 0 || addedMessages.some(({ role }) => role === 'user')) {
      setPinned(true);
      // oxlint-disable-next-line react/set-state-in-effect -- only the DOM knows the scroll position
      setHasNewMessages(false);
    } else if (!isPinned.current && addedMessages.length > 0) setHasNewMessages(true);
  }, [messages, setPinned]);

  useLayoutEffect(() => {
    const element = log.current;
    if (!element || !content.current) return;
    setPinned(isPinned.current);
    // Runs before the new size of a message, a picture in it, the composer or the window is painted.
    const observer = new ResizeObserver(() => {
      lastSizes.current = getSizes(element);
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
    const isUserScroll = element.scrollTop < lastScrollTop.current && getSizes(element) === lastSizes.current;
    setPinned(isNear || (isPinned.current && !isUserScroll));
    lastScrollTop.current = element.scrollTop;
    if (isNear) setHasNewMessages(false);
  }, [log, setPinned]);

  const scrollToEnd = useCallback(() => {
    const element = log.current;
    if (!element) return;
    setPinned(true);
    setHasNewMessages(false);
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo({ top: element.scrollHeight, behavior: prefersReducedMotion ? 'instant' : 'smooth' });
  }, [log, setPinned]);

  return { hasNewMessages, onScroll, scrollToEnd };
}

const getSizes = ({ scrollHeight, clientHeight }: HTMLElement) => `${scrollHeight} ${clientHeight}`;
