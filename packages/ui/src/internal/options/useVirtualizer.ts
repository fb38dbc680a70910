import { useEffect, useState } from 'react';
import type { virtualize } from './virtualize.tsx';

type Virtualize = typeof virtualize;

let loadedVirtualize: Virtualize | undefined;

/** Loads the virtualizer: 7 KiB that only long lists need. */
export async function loadVirtualizer(): Promise<void> {
  loadedVirtualize ??= (await import('./virtualize.tsx')).virtualize;
}

/**
 * Returns the virtualizer for a long list once it has loaded. The virtualizer starts to load when the field mounts. A
 * list that opens before it has loaded, or without a connection, renders all its options until it is closed, because a
 * change would remove focus from an option.
 */
export function useVirtualizer(isLong: boolean): Virtualize | undefined {
  const [virtualizeList] = useState(() => loadedVirtualize);
  useEffect(() => {
    if (isLong) loadVirtualizer().catch(() => {});
  }, [isLong]);
  return isLong ? virtualizeList : undefined;
}
