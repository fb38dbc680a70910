import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { getNextIndex } from '../element/keys.ts';

export interface PickerItem {
  id: string;
  /** Its accessible name. */
  label: string;
  /** Its visible content. A dot needs none. */
  content?: ReactNode;
}

interface PickerProps {
  /** The name of the whole. */
  label: string;
  items: readonly PickerItem[];
  /** Which one is picked. */
  index: number;
  onPick: (index: number) => void;
  /** The id of what shows the one that is picked. */
  controls: string;
  className: string;
  itemClassName: string;
  part: string;
  itemPart: string;
}

/**
 * The dots or thumbnails of what shows one thing at a time: a list of tabs. The Tab key meets it once, arrows, Home and
 * End go through it, and what has the focus is shown.
 */
export function Picker({
  label,
  items,
  index,
  onPick,
  controls,
  className,
  itemClassName,
  part,
  itemPart,
}: PickerProps) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const item = list.current?.children[index];
    if (list.current && item) reveal(list.current, item);
  }, [index]);

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const led = getNextIndex(event, index, items.length);
    if (led === undefined) return;
    event.preventDefault();
    // Wraps from the last one to the first.
    const to = (led + items.length) % items.length;
    onPick(to);
    const item = list.current?.children[to];
    if (item instanceof HTMLElement) item.focus({ preventScroll: true });
  };

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      className={className}
      data-part={part}
      onKeyDown={move}
    >
      {items.map((item, at) => (
        <button
          key={item.id}
          type="button"
          role="tab"
          aria-label={item.label}
          aria-selected={at === index}
          aria-controls={controls}
          tabIndex={at === index ? 0 : -1}
          className={itemClassName}
          data-part={itemPart}
          onClick={() => onPick(at)}
        >
          {item.content}
        </button>
      ))}
    </div>
  );
}

/** Scrolls only the strip until all of one item is visible. */
function reveal(strip: Element, item: Element) {
  const outer = strip.getBoundingClientRect();
  const inner = item.getBoundingClientRect();
  const left = Math.min(0, inner.left - outer.left) || Math.max(0, inner.right - outer.right);
  strip.scrollBy({ left });
}
