import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { env } from '../../config/env.ts';
import { accountBenefits } from '../../content/sign-in.ts';
import { createChunk, useChunk } from '../../lib/chunk.ts';
import { ChunkFailed } from '../../lib/chunk-failed.tsx';
import { useIntent } from '../../lib/use-intent.ts';
import type { GatedAction } from '../../lib/gated-action.ts';
import { signInAtom } from './sign-in-atom.ts';

const chunk = createChunk('the sign-in dialog', () => import('@forecourt/ui/SignInDialog'));

/** The external app counts valuations. Visitors without an account have used none. */
const VALUATIONS_USED = 0;

/** The dialog's code loads when a car is hovered or focused, or when the dialog opens. */
export function SignIn() {
  const [pendingAction, setPendingAction] = useAtom(signInAtom);
  const isOpen = pendingAction !== undefined;
  // The content stays while the dialog animates out.
  const [shownAction, setShownAction] = useState(pendingAction);
  if (pendingAction && pendingAction !== shownAction) setShownAction(pendingAction);
  const { key: entryKey } = useLocation();
  const state = useChunk(chunk);
  useIntent('[data-component="CarCard"], [data-component="CarDetailDialog"]', chunk.fetch);
  useEffect(() => {
    if (isOpen) chunk.fetch();
  }, [isOpen]);
  // Closes the dialog on navigation.
  useEffect(() => () => setPendingAction(undefined), [entryKey, setPendingAction]);

  const close = () => setPendingAction(undefined);
  const href = getAppHref(shownAction);

  if (state.status === 'here')
    return (
      <state.module.SignInDialog
        isOpen={isOpen}
        onOpenChange={close}
        signInHref={href}
        createAccountHref={href}
        valuationsUsed={VALUATIONS_USED}
      >
        {shownAction && accountBenefits[shownAction.intent]}
      </state.module.SignInDialog>
    );
  if (state.status === 'failed' && isOpen)
    return (
      <ChunkFailed
        message="We couldn’t load the sign-in dialog. Check your connection and try again."
        onClose={close}
      />
    );
  return null;
}

/** The URL contains what the visitor wanted to do and the car's key, but no personal data. */
function getAppHref(action: GatedAction | undefined): string {
  if (!action) return env.appUrl;
  const url = new URL(env.appUrl);
  url.searchParams.set('intent', action.intent);
  url.searchParams.set('car', action.car);
  return url.href;
}
