import type { KeyboardEvent } from 'react';

/** Returns whether a key is pressed with Alt, Ctrl or Meta. Such keys belong to the browser: Alt+Left goes back. */
export function isChord({
  altKey,
  ctrlKey,
  metaKey,
}: Pick<globalThis.KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>): boolean {
  return altKey || ctrlKey || metaKey;
}

/**
 * Returns 1 for the arrow towards the next item in the text direction, -1 for the opposite arrow, and 0 for other keys
 * and for chords.
 */
export function getArrowStep(event: KeyboardEvent<HTMLElement>): -1 | 0 | 1;
export function getArrowStep(event: globalThis.KeyboardEvent, element: HTMLElement): -1 | 0 | 1;
export function getArrowStep(
  event: Pick<globalThis.KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  element = (event as KeyboardEvent<HTMLElement>).currentTarget,
): -1 | 0 | 1 {
  const { key } = event;
  if (isChord(event) || (key !== 'ArrowRight' && key !== 'ArrowLeft')) return 0;
  const isForwards = (key === 'ArrowRight') === (getComputedStyle(element).direction === 'ltr');
  return isForwards ? 1 : -1;
}

/**
 * Returns the index that an arrow, Home or End moves to, or undefined for other keys and for chords. An arrow can
 * return -1 or `count`, so that the caller decides whether the row wraps.
 */
export function getNextIndex(event: KeyboardEvent<HTMLElement>, index: number, count: number): number | undefined {
  const { key } = event;
  if (isChord(event)) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = getArrowStep(event);
  return step === 0 ? undefined : index + step;
}
