import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';

/** A press of an arrow leads on by this part of the strip's width, and by these pixels at least. */
const PART = 0.8;
const AT_LEAST = 200;

interface Overflow {
  /** Its content is wider than the room that it has without arrows. */
  isOverflowing: boolean;
  isAtStart: boolean;
  isAtEnd: boolean;
}

const fits: Overflow = { isOverflowing: false, isAtStart: true, isAtEnd: true };

/**
 * Whether a strip, alone in its parent but for its arrows, has more than it shows, and on which sides; and what leads
 * there. The width of what is in it must not hang on its own: it would, with the arrows, come and go for ever. `content`
 * is what it is measured anew for.
 */
export function useOverflow(strip: RefObject<HTMLElement | null>, content: unknown) {
  const [overflow, setOverflow] = useState(fits);

  const measure = useCallback(() => {
    const element = strip.current;
    if (!element) return;
    const next = overflowOf(element);
    // oxlint-disable-next-line react/set-state-in-effect -- only what is laid out can be measured
    setOverflow((before) => (isSame(before, next) ? before : next));
  }, [strip]);

  // Before the first paint, so that the arrows do not push the tags aside.
  useLayoutEffect(measure, [measure, content]);

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    // Widths change with the window, with fonts that come late and with the arrows themselves.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [strip, measure, content]);

  const scroll = useCallback(
    (side: 'start' | 'end') => {
      const element = strip.current;
      if (!element) return;
      const { direction } = getComputedStyle(element);
      const sign = (side === 'end') === (direction === 'ltr') ? 1 : -1;
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      element.scrollBy({
        left: sign * Math.max(element.clientWidth * PART, AT_LEAST),
        behavior: isStill ? 'instant' : 'smooth',
      });
    },
    [strip],
  );

  return { ...overflow, measure, scroll };
}

function overflowOf(strip: HTMLElement): Overflow {
  const { scrollWidth, clientWidth, parentElement } = strip;
  // Against the room without the arrows: else they would take the room for which they are there.
  const isOverflowing = scrollWidth > (parentElement?.clientWidth ?? clientWidth);
  // Negative where the text runs from the right. Scrolled by a fraction of a pixel is not scrolled.
  const scrolled = Math.abs(strip.scrollLeft);
  return {
    isOverflowing,
    isAtStart: !isOverflowing || scrolled < 2,
    isAtEnd: !isOverflowing || scrolled > scrollWidth - clientWidth - 2,
  };
}

const isSame = (one: Overflow, other: Overflow) =>
  one.isOverflowing === other.isOverflowing && one.isAtStart === other.isAtStart && one.isAtEnd === other.isAtEnd;
