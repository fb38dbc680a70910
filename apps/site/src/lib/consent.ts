import { atom, getDefaultStore } from 'jotai';
import { env } from '../config/env.ts';
import { log } from './log.ts';

/**
 * What may be kept on a visitor's device, measured there, or loaded from another company: whether it waits for a yes
 * (`consent`) or goes on until a no (`objection`), and why that is right: docs/decisions/0017-consent.md.
 */
export const purposes = {
  recent: 'objection',
  measurement: 'consent',
  calendar: 'consent',
  policies: 'consent',
} as const;
export type Purpose = keyof typeof purposes;

/** What was decided of each purpose; one that is not there was not decided. */
export type Decisions = Readonly<Partial<Record<Purpose, boolean>>>;

/** Purposes for which this build has something. */
export const present: readonly Purpose[] = [
  'recent',
  ...(env.reportUrl ? ['measurement' as const] : []),
  ...(env.calendarEmbedUrl ? ['calendar' as const] : []),
  ...(env.policy.url ? ['policies' as const] : []),
];

/** The key in the browser's storage. */
const STORED_AS = 'consent';
/** Where the cars that were looked at are kept: they go with a no. */
export const RECENT_STORED_AS = 'recent-cars';
/** Raised when the words change that somebody said yes or no to: then she is asked anew. */
const VERSION = 1;
/** A yes and a no are remembered for as long. */
const KEPT_MS = 183 * 86_400_000;

interface Stored {
  version: number;
  /** Milliseconds since 1970. */
  at: number;
  decisions: Decisions;
}

/** What is stored, as far as it can be used: anybody can write into a browser's storage. */
export function readDecisions(raw: string | null, now: number): Decisions {
  if (raw === null) return {};
  try {
    const { version, at, decisions } = JSON.parse(raw) as Partial<Stored>;
    const isCurrent = version === VERSION && typeof at === 'number' && at <= now && now - at < KEPT_MS;
    if (!isCurrent || typeof decisions !== 'object') return {};
    return Object.fromEntries(
      Object.keys(purposes).flatMap((purpose) => {
        const decision: unknown = decisions[purpose as Purpose];
        return typeof decision === 'boolean' ? [[purpose, decision]] : [];
      }),
    );
  } catch {
    return {};
  }
}

export const writeDecisions = (decisions: Decisions, now: number): string =>
  JSON.stringify({ version: VERSION, at: now, decisions } satisfies Stored);

/** Whether a purpose may be followed: yes after a yes, and where no yes is needed, until a no. */
export const isPurposeAllowed = (decisions: Decisions, purpose: Purpose): boolean =>
  decisions[purpose] ?? purposes[purpose] === 'objection';

/** Purposes that wait for a yes and have had neither yes nor no. */
export const listUndecidedPurposes = (decisions: Decisions): readonly Purpose[] =>
  present.filter((purpose) => purposes[purpose] === 'consent' && decisions[purpose] === undefined);

/** Where the browser refuses storage they hold until the page is left. */
let unstored: Decisions | undefined;

function read(): Decisions {
  try {
    return unstored ?? readDecisions(localStorage.getItem(STORED_AS), Date.now());
  } catch {
    return {};
  }
}

function store(decisions: Decisions): void {
  try {
    if (decisions.recent === false) localStorage.removeItem(RECENT_STORED_AS);
    localStorage.setItem(STORED_AS, writeDecisions(decisions, Date.now()));
  } catch (error) {
    unstored = decisions;
    log.warn('The choice about cookies cannot be kept on this device: it holds until the page is left.', { error });
  }
}

// `undefined` as in the prerendered page; what is stored when the first component reads it
const decisionsAtom = atom<Decisions | undefined>(undefined);
decisionsAtom.onMount = (set) => {
  set(read());
  // another tab of the site has decided
  const follow = (event: StorageEvent) => {
    if (event.key === STORED_AS || event.key === null) set(read());
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
};

/** What the visitor has decided, `undefined` until the page is hydrated. Writing adds to it, and keeps it. */
export const consentAtom = atom(
  (get) => get(decisionsAtom),
  (_get, set, added: Decisions) => {
    const decisions = { ...read(), ...added };
    store(decisions);
    set(decisionsAtom, decisions);
  },
);

/** Whether a purpose may be followed now, for what is no component. */
export const isAllowed = (purpose: Purpose): boolean => isPurposeAllowed(read(), purpose);

/** Calls back after each decision, another tab's too, until what it returns is called. */
export const onConsent = (onChange: () => void): (() => void) => getDefaultStore().sub(consentAtom, onChange);
