import { useRef, useState } from 'react';
import { toasts } from '../../primitives/Toast/queue.ts';

export interface ValuationFailure {
  title: string;
  description: string;
}

/** 'asked' once an answer came, whether or not it was a valuation. */
type Check = 'none' | 'checking' | 'asked';

/**
 * A valuation that is asked for by a button. While the caller's promise is open the button is busy, and a second press
 * asks for nothing; a promise that is rejected shows the reader a toast and gives the button back.
 */
export function useValuationCheck(onCheck: (() => Promise<void>) | undefined, failure: () => ValuationFailure) {
  const [state, setState] = useState<Check>('none');
  // Two presses may come before the first is rendered.
  const isOpen = useRef(false);
  async function ask() {
    if (!onCheck || isOpen.current) return;
    isOpen.current = true;
    setState('checking');
    try {
      await onCheck();
    } catch {
      // Why it failed is the caller's to log; the reader is told what to do.
      toasts.add({ tone: 'error', ...failure() });
    } finally {
      isOpen.current = false;
      setState('asked');
    }
  }
  return { isChecking: state === 'checking', wasAsked: state !== 'none', check: () => void ask() };
}
