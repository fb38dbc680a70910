import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

interface SlidesOptions {
  /** The scroll container, whose children are the slides. */
  viewport: RefObject<HTMLElement | null>;
  /** The joined ids of the slides. If they change, the slides are observed again. */
  slideIds: string;
  index: number;
  /** Called when the user has scrolled to another slide. */
  onScrollTo: (index: number) => void;
}

/**
 * The visible shares of a slide at which the observer reports it: 0.6 makes it the current slide, and 0.99 stands for
 * all of it, because pixels are rounded.
 */
const thresholds = [0.6, 0.99];

/**
 * Keeps the scroll position and the index of the current slide in sync. Uses native scrolling, so touch, wheel and
 * snapping work.
 * @returns a function to call when the user starts to scroll
 */
export function useSlides({ viewport, slideIds, index, onScrollTo }: SlidesOptions): () => void {
  // The index of the slide that a script is scrolling to. Slides passed on the way are not the user's choice.
  const awaitedIndex = useRef<number | undefined>(undefined);
  const previousIndex = useRef<number | undefined>(undefined);

  const scrollToSlide = useEffectEvent((behavior: ScrollBehavior) => {
    const slide = viewport.current?.children[index];
    if (!viewport.current || !slide) return;
    const box = viewport.current.getBoundingClientRect();
    // The distance between the two left edges, with the same sign as a change of `scrollLeft` in both text directions.
    const left = slide.getBoundingClientRect().left - box.left;
    viewport.current.scrollTo({ left: viewport.current.scrollLeft + left, behavior });
    // A hidden carousel, e.g. in a closed dialog, cannot scroll until it is shown.
    const isAtSlide = box.width > 0 && Math.abs(left) < 1;
    awaitedIndex.current = isAtSlide ? undefined : index;
  });

  const onVisible = useEffectEvent((visibleIndex: number) => {
    if (awaitedIndex.current === undefined) {
      if (visibleIndex === index) return;
      previousIndex.current = visibleIndex; // The user has already scrolled to this slide, so the layout effect must not.
      onScrollTo(visibleIndex);
    } else if (awaitedIndex.current === visibleIndex) awaitedIndex.current = undefined;
    else scrollToSlide('auto');
  });

  useLayoutEffect(() => {
    if (previousIndex.current === index) return;
    const isAdjacent = previousIndex.current !== undefined && Math.abs(index - previousIndex.current) === 1;
    previousIndex.current = index;
    // 'auto' follows the style sheet: smooth, except with reduced motion.
    scrollToSlide(isAdjacent ? 'auto' : 'instant');
  }, [index]);

  // A change of width may also scroll the slides, which is not the user's choice either.
  const restorePosition = useEffectEvent(() => scrollToSlide('instant'));

  useEffect(() => {
    const root = viewport.current;
    if (!root) return;
    const slides = [...root.children];
    let hasNoWidth = false;
    const observer = new IntersectionObserver(
      (entries) => {
        // Without a width, as before the first layout, every slide counts as visible, and the scroll position may be
        // lost.
        const hadNoWidth = hasNoWidth || entries.some(({ boundingClientRect }) => boundingClientRect.width === 0);
        hasNoWidth = entries.at(-1)?.boundingClientRect.width === 0;
        if (hasNoWidth) return;
        if (hadNoWidth) {
          restorePosition();
          return;
        }
        const shown = entries.findLast((entry) => entry.intersectionRatio >= 0.6);
        if (shown) onVisible(slides.indexOf(shown.target));
      },
      { root, threshold: thresholds },
    );
    for (const slide of slides) observer.observe(slide);
    return () => observer.disconnect();
  }, [viewport, slideIds]);

  useEffect(() => {
    const root = viewport.current;
    if (!root) return;
    const handleResize = () => {
      restorePosition();
      requestAnimationFrame(() => restorePosition());
    };
    let width = root.clientWidth;
    const observer = new ResizeObserver(() => {
      if (root.clientWidth === width) return;
      width = root.clientWidth;
      handleResize();
    });
    observer.observe(root);
    // A layout between two resize events can lose the position, and the observer does not report it.
    window.addEventListener('resize', handleResize);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', handleResize);
    };
  }, [viewport]);

  return () => {
    awaitedIndex.current = undefined;
  };
}
