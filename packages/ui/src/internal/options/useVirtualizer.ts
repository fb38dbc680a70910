import { useEffect, useState } from 'react';
import type { virtualize } from './virtualize.tsx';

type Virtualize = typeof virtualize;

let loadedVirtualize: Virtualize | undefined;

/** Loads the virtualizer: 7 KiB that only long lists need. */
export async function loadVirtualizer(): Promise<void> {
  loadedVirtualize ??= (await import('./virtualize.tsx')).virtualize;
}

/**
 * Returns the virtualizer if it had loaded when the list opened, because a change in an open list would remove focus
 * from an option.
 */
export function useVirtualizer(isLong: boolean): Virtualize | undefined {
  const [virtualizeList] = useState(() => loadedVirtualize);
  useEffect(() => {
    if (isLong) loadVirtualizer().catch(() => {});
  }, [isLong]);
  return isLong ? virtualizeList : undefined;
}
