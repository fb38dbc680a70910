import { type RefObject, useEffect, useState } from 'react';

/** A column counts as visible if at least this share of it is visible. */
const VISIBLE_SHARE = 0.6;

interface Columns {
  /** Whether the table scrolls because the columns do not fit. */
  isScrollable: boolean;
  /** The first and the last visible column, starting at 1. Undefined if none is visible. */
  first: number | undefined;
  last: number | undefined;
}

/** The state before the first measurement, as on the server. It is correct on most phones. */
const initial: Columns = { isScrollable: false, first: 1, last: 2 };

/**
 * Returns which columns of a table are in view, and whether the table scrolls. If `list`, the joined ids of the cars,
 * changes, the columns are observed again.
 */
export function useColumnsInView(scroller: RefObject<HTMLElement | null>, list: string): Columns {
  const [columns, setColumns] = useState(initial);

  useEffect(() => {
    const root = scroller.current;
    if (!root) return undefined;
    const heads = [...root.querySelectorAll('thead th')];
    const visible = new Set<Element>();
    const update = () => {
      const places = heads.flatMap((head, index) => (visible.has(head) ? [index + 1] : []));
      const next = {
        // Ignores fractions of a pixel.
        isScrollable: root.scrollWidth > root.clientWidth + 1,
        first: places[0],
        last: places.at(-1),
      };
      setColumns((before) =>
        before.isScrollable === next.isScrollable && before.first === next.first && before.last === next.last
          ? before
          : next,
      );
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          if (intersectionRatio >= VISIBLE_SHARE) visible.add(target);
          else visible.delete(target);
        }
        update();
      },
      // Only the inline direction counts, because a header above the window still belongs to a visible column.
      { root, rootMargin: '100000px 0px', threshold: [VISIBLE_SHARE] },
    );
    for (const head of heads) observer.observe(head);
    const sizes = new ResizeObserver(update);
    sizes.observe(root);
    return () => {
      observer.disconnect();
      sizes.disconnect();
    };
  }, [scroller, list]);

  return columns;
}
