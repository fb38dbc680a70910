import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { env } from '../../config/env.ts';
import { accountBenefits } from '../../content/sign-in.ts';
import { createChunk, useChunk } from '../../lib/chunk.ts';
import { ChunkFailed } from '../../lib/chunk-failed.tsx';
import { useIntent } from '../../lib/use-intent.ts';
import type { Gated } from '../../lib/gated.ts';
import { signInAtom } from './sign-in-atom.ts';

const chunk = createChunk('The sign-in dialog', () => import('@forecourt/ui/SignInDialog'));

/** The external app counts valuations. Visitors without an account have used none. */
const VALUATIONS_USED = 0;

/** Asks visitors to sign in to the external app. Its code loads when a car is hovered or focused. */
export function SignIn() {
  const [openGate, setOpenGate] = useAtom(signInAtom);
  const isOpen = openGate !== undefined;
  // The content stays while the dialog animates out.
  const [shownGate, setShownGate] = useState(openGate);
  if (openGate && openGate !== shownGate) setShownGate(openGate);
  const { key: entry } = useLocation();
  const state = useChunk(chunk);
  useIntent('[data-component="CarCard"], [data-component="CarDetailDialog"]', chunk.fetch);
  useEffect(() => {
    if (isOpen) chunk.fetch();
  }, [isOpen]);
  // Closes the dialog on navigation.
  useEffect(() => () => setOpenGate(undefined), [entry, setOpenGate]);

  const close = () => setOpenGate(undefined);
  const href = getAppHref(shownGate);

  if (state.status === 'here')
    return (
      <state.module.SignInDialog
        isOpen={isOpen}
        onOpenChange={close}
        signInHref={href}
        createAccountHref={href}
        valuationsUsed={VALUATIONS_USED}
      >
        {shownGate && accountBenefits[shownGate.intent]}
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

/**
 * Returns the external app's URL, with what the visitor wanted to do and the car's key. It contains no personal data.
 */
function getAppHref(gated: Gated | undefined): string {
  if (!gated) return env.appUrl;
  const url = new URL(env.appUrl);
  url.searchParams.set('intent', gated.intent);
  url.searchParams.set('car', gated.car);
  return url.href;
}
