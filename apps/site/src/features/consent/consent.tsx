import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { env } from '../../config/env.ts';
import { createChunk, useChunk } from '../../lib/chunk.ts';
import { ChunkFailed } from '../../lib/chunk-failed.tsx';
import { consentAtom, listUndecidedPurposes } from '../../lib/consent.ts';
import { settingsChunk, settingsOpenAtom } from './settings-state.ts';

const noticeChunk = createChunk('the cookie notice', () => import('./consent-notice.tsx'));
const scriptChunk = createChunk('the consent script', () => import('./consent-script.ts'));

/**
 * Asks for consent with the third-party script if one is configured, otherwise with our own notice. The prerendered
 * page contains neither.
 */
export function Consent() {
  return env.consent.scriptUrl ? <ConsentScript /> : <ConsentNotice />;
}

function ConsentNotice() {
  const decisions = useAtomValue(consentAtom);
  const needsConsent = decisions !== undefined && listUndecidedPurposes(decisions).length > 0;
  const state = useChunk(noticeChunk);
  useEffect(() => {
    if (needsConsent) noticeChunk.fetch();
  }, [needsConsent]);
  return needsConsent && state.status === 'here' ? <state.module.ConsentNotice /> : null;
}

function ConsentScript() {
  const { pathname } = useLocation();
  const state = useChunk(scriptChunk);
  const module = state.status === 'here' ? state.module : undefined;
  useEffect(() => scriptChunk.fetch(), []);
  useEffect(() => module?.notifyConsentScript(pathname), [module, pathname]);
  return null;
}

export function CookieSettings() {
  const [isOpen, setOpen] = useAtom(settingsOpenAtom);
  const state = useChunk(settingsChunk);
  useEffect(() => {
    if (isOpen) settingsChunk.fetch();
  }, [isOpen]);
  if (state.status === 'here') return <state.module.CookieSettings isOpen={isOpen} onOpenChange={setOpen} />;
  if (state.status === 'failed' && isOpen)
    return (
      <ChunkFailed
        message="We couldn’t load the cookie settings. Check your connection and try again."
        onClose={() => setOpen(false)}
      />
    );
  return null;
}
