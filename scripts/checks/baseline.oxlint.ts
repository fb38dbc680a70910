// Rejects globals and their members in built scripts if they are newer than Baseline widely available.
// e2e/older-browser.spec.ts checks members of other objects.
import { defineConfig } from 'oxlint';
import { newerKeys } from '../baseline.ts';

/** Allowed newer APIs, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  devicePixelRatio: 'React DOM reads it only if it exists.',
  navigation: 'React DOM uses it only if it exists, for view transitions.',
  'navigator.connection': 'React DOM reads it only if it exists, to estimate how long images take.',
  'navigator.share': 'The car dialog copies the link in browsers without it.',
  PerformanceEventTiming: 'web-vitals measures only what the browser supports.',
  PerformanceSoftNavigation: 'web-vitals measures only what the browser supports.',
  'document.prerendering': 'web-vitals measures only what the browser supports.',
  'document.wasDiscarded': 'web-vitals measures only what the browser supports.',
  cancelIdleCallback: 'web-vitals measures only what the browser supports.',
  requestIdleCallback: 'web-vitals measures only what the browser supports.',
  'PublicKeyCredential.parseCreationOptionsFromJSON': 'supabase-js has its own code for browsers without it.',
  'PublicKeyCredential.parseRequestOptionsFromJSON': 'supabase-js has its own code for browsers without it.',
};

/** The global variable that holds each interface's instance. */
const INSTANCES: Readonly<Record<string, string>> = {
  Document: 'document',
  History: 'history',
  Location: 'location',
  Navigator: 'navigator',
  Performance: 'performance',
};

/** Names as they appear in code: `CloseWatcher`, `URL.parse`, `document.startViewTransition`. */
const names = newerKeys
  .flatMap((key) => /^(?:api|javascript\.builtins)\.(\w+(?:\.\w+)?)$/.exec(key)?.[1] ?? [])
  .map((name) => name.replace(/_static$/, '').replace(/^Window\./, ''))
  .map((name) => name.replace(/^\w+(?=\.)/, (owner) => INSTANCES[owner] ?? owner))
  .filter((name) => !Object.hasOwn(EXCEPTIONS, name));

export default defineConfig({
  plugins: [],
  categories: { correctness: 'off' },
  rules: {
    'no-restricted-globals': [
      'error',
      { globals: names.filter((name) => !name.includes('.')), checkGlobalObject: true },
    ],
    'no-restricted-properties': [
      'error',
      ...names
        .map((name) => name.split('.'))
        .flatMap(([object = '', property]) => (property === undefined ? [] : { object, property })),
    ],
  },
});
