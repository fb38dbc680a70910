import { atom, getDefaultStore } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { env } from '../config/env.ts';
import { createDeviceStorage } from './device-storage.ts';
import { log } from './log.ts';

/**
 * `consent`: not allowed until the visitor agrees. `objection`: allowed until the visitor objects. See
 * docs/decisions/0017-consent.md.
 */
export const consentRules = {
  recent: 'objection',
  measurement: 'consent',
  calendar: 'consent',
  policies: 'consent',
} as const;
export type Purpose = keyof typeof consentRules;

/** A missing purpose is undecided. */
export type Decisions = Readonly<Partial<Record<Purpose, boolean>>>;

/** The purposes that this build uses. */
export const activePurposes: readonly Purpose[] = [
  'recent',
  ...(env.reportUrl ? ['measurement' as const] : []),
  ...(env.calendarEmbedUrl ? ['calendar' as const] : []),
  ...(env.policy.url ? ['policies' as const] : []),
];

const STORAGE_KEY = 'consent';
export const RECENT_STORAGE_KEY = 'recent-cars';
/** Increase this when the consent texts change, so that visitors are asked again. */
const VERSION = 1;
const CONSENT_VALIDITY_MS = 183 * 86_400_000;

/** Parses a stored value, which users can edit, and returns the decisions that are still valid. */
export function parseDecisions(stored: unknown, now: number): Decisions {
  const { version, at, decisions } = Object(stored) as Partial<Record<string, unknown>>;
  if (version !== VERSION || typeof at !== 'number' || at > now || now - at >= CONSENT_VALIDITY_MS) return {};
  const validDecisions = Object.entries(Object(decisions) as object).filter(
    ([purpose, decision]) => Object.hasOwn(consentRules, purpose) && typeof decision === 'boolean',
  );
  return Object.fromEntries(validDecisions);
}

export const isPurposeAllowed = (decisions: Decisions, purpose: Purpose): boolean =>
  decisions[purpose] ?? consentRules[purpose] === 'objection';

export const listUndecidedPurposes = (decisions: Decisions): readonly Purpose[] =>
  activePurposes.filter((purpose) => consentRules[purpose] === 'consent' && decisions[purpose] === undefined);

const storage = createDeviceStorage();
const storedAtom = atomWithStorage<unknown>(STORAGE_KEY, undefined, storage);

/** The visitor's decisions, in sync between tabs, or `undefined` until the page is hydrated. Writing adds decisions. */
export const consentAtom = atom(
  (get) => {
    const stored = get(storedAtom);
    return stored === undefined ? undefined : parseDecisions(stored, Date.now());
  },
  (_get, set, newDecisions: Decisions) => {
    const decisions = { ...readDecisions(), ...newDecisions };
    try {
      set(storedAtom, { version: VERSION, at: Date.now(), decisions });
      if (decisions.recent === false) localStorage.removeItem(RECENT_STORAGE_KEY);
    } catch (error) {
      log.warn('The cookie choices could not be stored. They last until the user leaves the page.', { error });
    }
  },
);

function readDecisions(): Decisions {
  const stored = storage.getItem(STORAGE_KEY, null);
  return stored === null ? (getDefaultStore().get(consentAtom) ?? {}) : parseDecisions(stored, Date.now());
}

/** Returns whether a purpose is allowed now, for code outside components. */
export const isAllowed = (purpose: Purpose): boolean => isPurposeAllowed(readDecisions(), purpose);

/** Calls `onChange` after each decision, including those in other tabs. Returns a function that unsubscribes. */
export const subscribeToConsent = (onChange: () => void): (() => void) => getDefaultStore().sub(consentAtom, onChange);
