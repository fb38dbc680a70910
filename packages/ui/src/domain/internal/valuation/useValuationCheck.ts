import { useRef, useState } from 'react';
import { announce } from '../../../internal/element/announce.ts';
import { toasts } from '../../../components/Toast/queue.ts';
import type { ValuationCheckStrings } from './strings.ts';

/** A check that takes less time, such as one that only opens a dialog, is not announced as pending. */
const PENDING_DELAY_MS = 100;

/** 'asked' means that a response has arrived, with or without a valuation. */
type Check = 'none' | 'checking' | 'asked';

/**
 * Handles a button that requests a valuation. While the caller's promise is pending, the button is pending too, and
 * further clicks are ignored. If the promise rejects, a toast is shown and the button is enabled again.
 */
export function useValuationCheck(
  onCheck: (() => Promise<void>) | undefined,
  text: ValuationCheckStrings & { checking: string },
) {
  const [state, setState] = useState<Check>('none');
  // The user may click again before the first click is rendered.
  const isOpen = useRef(false);
  async function ask() {
    if (!onCheck || isOpen.current) return;
    isOpen.current = true;
    setState('checking');
    const saying = setTimeout(() => announce(text.checking), PENDING_DELAY_MS);
    try {
      await onCheck();
    } catch {
      // The caller logs the reason. The toast tells the user what to do.
      toasts.add({ tone: 'error', title: text.checkFailed, description: text.checkFailedDescription });
    } finally {
      clearTimeout(saying);
      isOpen.current = false;
      setState('asked');
    }
  }
  return { isChecking: state === 'checking', wasAsked: state !== 'none', check: () => void ask() };
}
