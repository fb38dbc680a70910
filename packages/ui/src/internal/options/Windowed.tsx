import { type Key, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { ListOption } from './ListOption.ts';

/** So many lines come and go together. */
const BLOCK = 6;
/** What a line takes before it was seen, in px: that of a single row. */
const LINE = 44;

interface WindowedProps {
  options: readonly ListOption[];
  /** The value of the one that has the focus. */
  focused: Key | null;
  /** What they are scrolled in. */
  scrollRef: RefObject<HTMLElement | null>;
  renderOption: (option: ListOption) => ReactNode;
}

/**
 * Of the options only those are rendered that are in sight or a page away, and the one that has the focus: a list of 500
 * opens as fast as one of 20. React Aria's `Virtualizer` does more, and weighs seven times as much as all of ComboBox.
 */
export function Windowed({ options, focused, ...rest }: WindowedProps) {
  return Array.from({ length: Math.ceil(options.length / BLOCK) }, (_, at) => {
    const block = options.slice(at * BLOCK, (at + 1) * BLOCK);
    return (
      <Block
        key={at}
        options={block}
        // more than is seen first, so that nothing is filled in after the list was painted
        isNearAtFirst={at < 2}
        hasFocus={block.some(({ value }) => value === focused)}
        {...rest}
      />
    );
  });
}

interface BlockProps extends Omit<WindowedProps, 'focused'> {
  isNearAtFirst: boolean;
  hasFocus: boolean;
}

/** Its lines, or their room. */
function Block({ options, isNearAtFirst, hasFocus, scrollRef, renderOption }: BlockProps) {
  const ref = useRef<HTMLDivElement>(null);
  const count = options.length;
  // an app's tests may run where nothing has a place, as in jsdom: there all of them are rendered
  const canSee = 'IntersectionObserver' in globalThis;
  const [{ isNear, line }, place] = useState({ isNear: isNearAtFirst || !canSee, line: LINE });

  useEffect(() => {
    if (!canSee) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => entry && place({ isNear: entry.isIntersecting, line: entry.boundingClientRect.height / count }),
      // a page before and after, which is as far as Page Up and Page Down lead
      { root: scrollRef.current, rootMargin: '100% 0px' },
    );
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [canSee, scrollRef, count]);

  const isRendered = isNear || hasFocus;
  return (
    <div ref={ref} role="presentation" style={isRendered ? undefined : { blockSize: line * count }}>
      {isRendered && options.map(renderOption)}
    </div>
  );
}
