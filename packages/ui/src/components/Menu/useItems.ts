import { type KeyboardEvent, type Ref, useEffect, useMemo, useRef } from 'react';
import { isChord } from '../../internal/element/keys.ts';
import { isLetter, useLetters } from '../../internal/element/letters.ts';
import { bothRefs } from '../../internal/element/refs.ts';

/** What has the focus when a menu opens. */
export type Start = 'first' | 'last' | 'menu';

/** Moves the focus in a menu: by arrows, round its ends, by Home and End, and by the letters that an item begins with. */
export function useItems(ref: Ref<HTMLDivElement> | undefined, start: Start) {
  const menu = useRef<HTMLDivElement>(null);
  const byLetter = useLetters();

  useEffect(() => {
    const items = itemsOf(menu.current);
    const target = start === 'menu' ? menu.current : items.at(start === 'first' ? 0 : -1);
    // the last of a long menu is scrolled to
    target?.focus({ preventScroll: start === 'menu' });
    // once: where it opened
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const move = (event: KeyboardEvent) => {
    if (isChord(event)) return;
    const items = itemsOf(menu.current);
    const at = items.indexOf(document.activeElement as HTMLElement);
    const target = {
      ArrowDown: () => items[(at + 1) % items.length],
      ArrowUp: () => items.at(at <= 0 ? -1 : at - 1),
      Home: () => items[0],
      End: () => items.at(-1),
    }[event.key];
    if (!target && !isLetter(event.key)) return;
    event.preventDefault();
    (target ? target() : byLetter(event.key, items, at, textOf))?.focus();
  };

  const take = useMemo(() => bothRefs<HTMLDivElement>(menu, ref), [ref]);
  return { take, move };
}

/** Those that can be chosen. */
function itemsOf(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]:not([aria-disabled="true"])') ?? [])];
}

function textOf(item: HTMLElement): string {
  return item.querySelector('[data-part="Label"]')?.textContent ?? '';
}
