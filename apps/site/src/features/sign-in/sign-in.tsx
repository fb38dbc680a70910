import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { env } from '../../config/env.ts';
import { createChunk, useChunk } from '../../lib/chunk.ts';
import { ChunkFailed } from '../../lib/chunk-failed.tsx';
import { useIntent } from '../../lib/use-intent.ts';
import { signInAtom } from './sign-in-atom.ts';

const chunk = createChunk('The sign-in dialog', () => import('@forecourt/ui/SignInDialog'));

/** The external app counts valuations. Visitors here have used none. */
const VALUATIONS_USED = 0;

/** Asks visitors to sign in to the external app. Its code loads when a car is hovered or focused. */
export function SignIn() {
  const [isOpen, setOpen] = useAtom(signInAtom);
  const { key: entry } = useLocation();
  const state = useChunk(chunk);
  useIntent('[data-component="CarCard"], [data-component="CarDetailDialog"]', chunk.fetch);
  useEffect(() => {
    if (isOpen) chunk.fetch();
  }, [isOpen]);
  // Closes on navigation.
  useEffect(() => () => setOpen(false), [entry, setOpen]);

  if (state.status === 'here')
    return (
      <state.module.SignInDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        signInHref={env.appUrl}
        createAccountHref={env.appUrl}
        valuationsUsed={VALUATIONS_USED}
      />
    );
  if (state.status === 'failed' && isOpen)
    return (
      <ChunkFailed
        message="The sign-in dialog could not be loaded. Check your connection and try again."
        onClose={() => setOpen(false)}
      />
    );
  return null;
}
