import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';

/** An arrow scrolls by this share of the strip's width, but by at least this many pixels. */
const SCROLL_SHARE = 0.8;
const MIN_SCROLL_PX = 200;

interface Overflow {
  /** Whether the content is wider than the space that it has without arrows. */
  isOverflowing: boolean;
  isAtStart: boolean;
  isAtEnd: boolean;
}

const NO_OVERFLOW: Overflow = { isOverflowing: false, isAtStart: true, isAtEnd: true };

/**
 * Measures and scrolls a strip. The width of its content must not depend on its own width, or the arrows would keep
 * appearing and disappearing.
 */
export function useOverflow(strip: RefObject<HTMLElement | null>, content: unknown) {
  const [overflow, setOverflow] = useState(NO_OVERFLOW);

  const measure = useCallback(() => {
    const element = strip.current;
    if (!element) return;
    const next = measureOverflow(element);
    // oxlint-disable-next-line react/set-state-in-effect -- only what is laid out can be measured
    setOverflow((before) => (isSame(before, next) ? before : next));
  }, [strip]);

  // Runs before the first paint, so that the arrows do not push the tags aside.
  useLayoutEffect(measure, [measure, content]);

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    // Widths change with the window, with fonts that load late and with the arrows themselves.
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
      const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
      element.scrollBy({
        left: sign * Math.max(element.clientWidth * SCROLL_SHARE, MIN_SCROLL_PX),
        behavior: prefersReducedMotion ? 'instant' : 'smooth',
      });
    },
    [strip],
  );

  return { ...overflow, measure, scroll };
}

function measureOverflow(strip: HTMLElement): Overflow {
  const { scrollWidth, clientWidth, parentElement } = strip;
  // Compares with the parent, because the arrows could cause the overflow themselves.
  const isOverflowing = scrollWidth > (parentElement?.clientWidth ?? clientWidth);
  // `scrollLeft` is negative in right-to-left text. The 2 px tolerance absorbs rounding errors.
  const scrollDistance = Math.abs(strip.scrollLeft);
  return {
    isOverflowing,
    isAtStart: !isOverflowing || scrollDistance < 2,
    isAtEnd: !isOverflowing || scrollDistance > scrollWidth - clientWidth - 2,
  };
}

const isSame = (one: Overflow, other: Overflow) =>
  one.isOverflowing === other.isOverflowing && one.isAtStart === other.isAtStart && one.isAtEnd === other.isAtEnd;
