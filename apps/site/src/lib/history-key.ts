/**
 * Gives the entry of the history that a page was loaded into a key of its own, which a reload and the way back keep. The
 * router calls every such entry 'default' and remembers the scroll position by that: another address, loaded in the same
 * tab, would open where the last one was left.
 */
export function keyHistoryEntry({ history }: Pick<Window, 'history'> = window): void {
  const state = history.state as { key?: unknown } | null;
  if (state?.key === undefined) history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
}
