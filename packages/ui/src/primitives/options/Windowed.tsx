import { type ComponentProps, Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import {
  type CollectionRenderer,
  CollectionRendererContext,
  DefaultCollectionRenderer,
} from 'react-aria-components/CollectionBuilder';

/** So many lines come and go together. */
const BLOCK = 6;
/** What a line takes before it was seen, in px: that of a single row. */
const LINE = 44;

type RootProps = ComponentProps<CollectionRenderer['CollectionRoot']>;
type Line = RootProps['collection'] extends Iterable<infer Node> ? Node : never;

const renderer: CollectionRenderer = { ...DefaultCollectionRenderer, isVirtualized: true, CollectionRoot: Blocks };

/**
 * Of the `Options` in it only those are rendered that are in sight or a page away, and the one that has the focus: a
 * list of 500 opens as fast as one of 20. React Aria's `Virtualizer` does more, and weighs seven times as much as all of
 * ComboBox.
 */
export function Windowed({ children }: { children: ReactNode }) {
  return <CollectionRendererContext value={renderer}>{children}</CollectionRendererContext>;
}

function Blocks({ collection, persistedKeys, scrollRef }: RootProps) {
  const lines = [...collection];
  return Array.from({ length: Math.ceil(lines.length / BLOCK) }, (_, at) => {
    const block = lines.slice(at * BLOCK, (at + 1) * BLOCK);
    return (
      <Block
        key={at}
        lines={block}
        // more than is seen first, so that nothing is filled in after the list was painted
        isNearAtFirst={at < 2}
        hasFocus={block.some(({ key }) => persistedKeys?.has(key))}
        scrollRef={scrollRef}
      />
    );
  });
}

interface BlockProps {
  lines: readonly Line[];
  isNearAtFirst: boolean;
  hasFocus: boolean;
  scrollRef: RootProps['scrollRef'];
}

/** Its lines, or their room. */
function Block({ lines, isNearAtFirst, hasFocus, scrollRef }: BlockProps) {
  const ref = useRef<HTMLDivElement>(null);
  const count = lines.length;
  // an app's tests may run where nothing has a place, as in jsdom: there all of them are rendered
  const canSee = 'IntersectionObserver' in globalThis;
  const [{ isNear, line }, place] = useState({ isNear: isNearAtFirst || !canSee, line: LINE });

  useEffect(() => {
    if (!canSee) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => entry && place({ isNear: entry.isIntersecting, line: entry.boundingClientRect.height / count }),
      // a page before and after, which is as far as Page Up and Page Down lead
      { root: scrollRef?.current ?? null, rootMargin: '100% 0px' },
    );
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [canSee, scrollRef, count]);

  const isRendered = isNear || hasFocus;
  return (
    <div ref={ref} role="presentation" style={isRendered ? undefined : { blockSize: line * count }}>
      {isRendered && lines.map((each) => <Fragment key={each.key}>{each.render?.(each)}</Fragment>)}
    </div>
  );
}
