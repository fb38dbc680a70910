import { useRef, useState } from 'react';
import { announce } from '../../../internal/element/announce.ts';
import { toasts } from '../../../components/Toast/queue.ts';
import type { ValuationCheckStrings } from './strings.ts';

/** In milliseconds: what is over sooner, e.g. a button that only asks to sign in, is not told to be on its way. */
const SAID_AFTER = 100;

/** 'asked' once an answer came, whether or not it was a valuation. */
type Check = 'none' | 'checking' | 'asked';

/**
 * A valuation that is asked for by a button. While the caller's promise is open the button is busy, and a second press
 * asks for nothing; a promise that is rejected shows the reader a toast and gives the button back.
 */
export function useValuationCheck(
  onCheck: (() => Promise<void>) | undefined,
  text: ValuationCheckStrings & { checking: string },
) {
  const [state, setState] = useState<Check>('none');
  // Two presses may come before the first is rendered.
  const isOpen = useRef(false);
  async function ask() {
    if (!onCheck || isOpen.current) return;
    isOpen.current = true;
    setState('checking');
    const saying = setTimeout(() => announce(text.checking), SAID_AFTER);
    try {
      await onCheck();
    } catch {
      // Why it failed is the caller's to log; the reader is told what to do.
      toasts.add({ tone: 'error', title: text.checkFailed, description: text.checkFailedDescription });
    } finally {
      clearTimeout(saying);
      isOpen.current = false;
      setState('asked');
    }
  }
  return { isChecking: state === 'checking', wasAsked: state !== 'none', check: () => void ask() };
}
