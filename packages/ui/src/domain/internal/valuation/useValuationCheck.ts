import { useRef, useState } from 'react';
import { announce } from '../../../internal/element/announce.ts';
import { toasts } from '../../../components/Toast/queue.ts';
import type { ValuationCheckStrings } from './strings.ts';

/** A check that takes less time, such as one that only opens a dialog, is not announced as pending. */
const PENDING_DELAY_MS = 100;

/** 'asked' means that a check has ended, with or without a valuation. */
type CheckState = 'none' | 'checking' | 'asked';

/** If the promise rejects, a toast is shown and the button is enabled again. */
export function useValuationCheck(
  onCheck: (() => Promise<void>) | undefined,
  text: ValuationCheckStrings & { checking: string },
) {
  const [state, setState] = useState<CheckState>('none');
  // A ref, because the user may click again before the state of the first click is rendered.
  const isPending = useRef(false);
  async function ask() {
    if (!onCheck || isPending.current) return;
    isPending.current = true;
    setState('checking');
    const timer = setTimeout(() => announce(text.checking), PENDING_DELAY_MS);
    try {
      await onCheck();
    } catch {
      // The caller logs the reason. The toast tells the user what to do.
      toasts.add({ tone: 'error', title: text.checkFailed, description: text.checkFailedDescription });
    } finally {
      clearTimeout(timer);
      isPending.current = false;
      setState('asked');
    }
  }
  return { isChecking: state === 'checking', wasAsked: state !== 'none', check: () => void ask() };
}
