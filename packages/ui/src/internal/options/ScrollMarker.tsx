import { useEffect, useRef } from 'react';

/**
 * Scrolls to the option that is focused when a long list opens, because a virtualizer renders it too late for React
 * Aria to scroll to it.
 */
export function ScrollMarker() {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const option = ref.current?.closest('[data-focused]');
    const list = option?.closest('[data-part="List"]');
    if (!option || !list) return;
    const { top, height } = option.getBoundingClientRect();
    const { top: listTop, height: listHeight } = list.getBoundingClientRect();
    if (top < listTop || top + height > listTop + listHeight)
      list.scrollTop += top - listTop - (listHeight - height) / 2;
  }, []);
  return <span ref={ref} hidden />;
}
