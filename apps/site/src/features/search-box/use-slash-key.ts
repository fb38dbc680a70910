import { useAtomValue } from 'jotai';
import type { SearchBoxInput } from '@forecourt/ui/SearchBox';
import { type RefObject, useEffect } from 'react';
import { SLASH, slashKeyAtom } from './slash-key.ts';

/**
 * Focuses the search box when the returned key is pressed, but not in fields or while a dialog is open. Returns
 * `undefined` while the key is turned off.
 */
export function useSlashKey(field: RefObject<SearchBoxInput | null>): string | undefined {
  const isOn = useAtomValue(slashKeyAtom) === 'on';

  useEffect(() => {
    if (!isOn) return;
    const focusOnSlash = (event: KeyboardEvent) => {
      const input = field.current;
      if (!input || !isPlainSlash(event) || isTyping(event.target)) return;
      // Works only on devices that can hover, because only they show the key's hint.
      if (!window.matchMedia('(hover: hover)').matches || input.closest('[inert], [aria-hidden="true"]')) return;
      event.preventDefault();
      input.focus();
      input.select();
    };
    document.addEventListener('keydown', focusOnSlash);
    return () => document.removeEventListener('keydown', focusOnSlash);
  }, [isOn, field]);

  return isOn ? SLASH : undefined;
}

// Allows Shift, because some keyboards need it for a slash.
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
