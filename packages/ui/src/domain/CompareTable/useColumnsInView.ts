import { type RefObject, useEffect, useState } from 'react';

/** A column counts as visible if at least this share of it is visible. */
const VISIBLE_SHARE = 0.6;

interface VisibleColumns {
  /** Whether the table scrolls because the columns do not fit. */
  isScrollable: boolean;
  /** The first and the last visible column, starting at 1. Undefined if none is visible. */
  first: number | undefined;
  last: number | undefined;
}

/** The state before the first measurement, as on the server. A narrow table shows two columns at a time. */
const initialColumns: VisibleColumns = { isScrollable: false, first: 1, last: 2 };

/** If `carIds`, the joined ids of the cars, changes, the columns are observed again. */
export function useColumnsInView(scroller: RefObject<HTMLElement | null>, carIds: string): VisibleColumns {
  const [columns, setColumns] = useState(initialColumns);

  useEffect(() => {
    const root = scroller.current;
    if (!root) return undefined;
    const headCells = [...root.querySelectorAll('thead th')];
    const visibleHeadCells = new Set<Element>();
    const update = () => {
      const visibleNumbers = headCells.flatMap((head, index) => (visibleHeadCells.has(head) ? [index + 1] : []));
      const next = {
        // Ignores fractions of a pixel.
        isScrollable: root.scrollWidth > root.clientWidth + 1,
        first: visibleNumbers[0],
        last: visibleNumbers.at(-1),
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
          if (intersectionRatio >= VISIBLE_SHARE) visibleHeadCells.add(target);
          else visibleHeadCells.delete(target);
        }
        update();
      },
      // Only the inline direction counts, because a header above the window still belongs to a visible column.
      { root, rootMargin: '100000px 0px', threshold: [VISIBLE_SHARE] },
    );
    for (const head of headCells) observer.observe(head);
    const sizes = new ResizeObserver(update);
    sizes.observe(root);
    return () => {
      observer.disconnect();
      sizes.disconnect();
    };
  }, [scroller, carIds]);

  return columns;
}
