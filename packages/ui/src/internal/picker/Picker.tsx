import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { getNextIndex } from '../element/keys.ts';

export interface PickerItem {
  id: string;
  /** The accessible name of the item. */
  label: string;
  /** The visible content. A dot needs none. */
  content?: ReactNode;
}

interface PickerProps {
  label: string;
  items: readonly PickerItem[];
  index: number;
  onPick: (index: number) => void;
  /** The id of the element that shows the current item. */
  controls: string;
  className: string;
  itemClassName: string;
  part: string;
  itemPart: string;
}

/** A list of tabs with one Tab stop, in which arrows, Home and End move focus and select the focused item. */
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
    if (list.current && item) revealItem(list.current, item);
  }, [index]);

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const nextIndex = getNextIndex(event, index, items.length);
    if (nextIndex === undefined) return;
    event.preventDefault();
    // Wraps around at both ends.
    const to = (nextIndex + items.length) % items.length;
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

/** Scrolls only the strip, until the item is fully visible. */
function revealItem(strip: Element, item: Element) {
  const outer = strip.getBoundingClientRect();
  const inner = item.getBoundingClientRect();
  const left = Math.min(0, inner.left - outer.left) || Math.max(0, inner.right - outer.right);
  strip.scrollBy({ left });
}
