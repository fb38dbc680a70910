import type { SearchBoxInput } from '@forecourt/ui/SearchBox';
import { type RefObject, useEffect } from 'react';
import { SLASH, useSlashKeyIsOn } from './slash-key.ts';

/**
 * Leads from anywhere on the page to a search box, with its words selected, by the key that it returns; `undefined` while
 * the key is switched off. Where something is typed it is typed, and out of an open dialog it leads nowhere.
 */
export function useSlashKey(field: RefObject<SearchBoxInput | null>): string | undefined {
  const isOn = useSlashKeyIsOn();

  useEffect(() => {
    if (!isOn) return;
    const lead = (event: KeyboardEvent) => {
      const input = field.current;
      if (!input || !isPlainSlash(event) || isTyping(event.target)) return;
      // Where the key is not told of it does nothing.
      if (!window.matchMedia('(hover: hover)').matches || input.closest('[inert], [aria-hidden="true"]')) return;
      event.preventDefault();
      input.focus();
      input.select();
    };
    document.addEventListener('keydown', lead);
    return () => document.removeEventListener('keydown', lead);
  }, [isOn, field]);

  return isOn ? SLASH : undefined;
}

// With Shift as well: some keyboards have it there.
const isPlainSlash = (event: KeyboardEvent): boolean =>
  event.key === SLASH &&
  !event.ctrlKey &&
  !event.altKey &&
  !event.metaKey &&
  !event.repeat &&
  !event.isComposing &&
  !event.defaultPrevented;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
