/** Keys pressed with one of these are the browser's: Alt and an arrow leads back in its history. */
export function isChord({ altKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>): boolean {
  return altKey || ctrlKey || metaKey;
}
