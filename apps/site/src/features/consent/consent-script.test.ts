import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Script from './consent-script.ts';

vi.mock('../../config/env.ts', () => ({
  env: {
    consent: {
      scriptUrl: 'https://consent.example/{id}/script.js',
      websiteId: 'website 1',
      initialise: 'Consent.initialise',
    },
  },
}));

interface Tag extends EventTarget {
  src: string;
  async: boolean;
  dataset: Record<string, string>;
}

let tags: Tag[];
let page: Record<string, unknown>;
let notifyConsentScript: typeof Script.notifyConsentScript;

beforeEach(async () => {
  tags = [];
  page = {};
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', {
    createElement: () => Object.assign(new EventTarget(), { src: '', async: false, dataset: {} }),
    head: { append: (tag: Tag) => void tags.push(tag) },
  });
  vi.resetModules();
  ({ notifyConsentScript } = await import('./consent-script.ts'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const dispatchLoad = () => tags[0]?.dispatchEvent(new Event('load'));

describe('the third-party consent script', () => {
  test('loads once with the website id, then runs on each change of page', () => {
    const initialise = vi.fn<(this: unknown) => void>();
    const Consent = { initialise };
    notifyConsentScript('/');
    notifyConsentScript('/');
    expect(tags.map(({ src, async, dataset }) => ({ src, async, dataset }))).toEqual([
      { src: 'https://consent.example/website%201/script.js', async: true, dataset: { websiteId: 'website 1' } },
    ]);
    // The user navigates while the script loads. The script handles the page that is current then.
    notifyConsentScript('/about');
    page['Consent'] = Consent;
    dispatchLoad();
    expect(initialise).not.toHaveBeenCalled();
    notifyConsentScript('/about');
    notifyConsentScript('/pricing');
    notifyConsentScript('/pricing');
    notifyConsentScript('/about');
    expect(initialise).toHaveBeenCalledTimes(2);
    expect(initialise.mock.contexts).toEqual([Consent, Consent]);
    expect(tags).toHaveLength(1);
  });

  test('gets its URL from a Trusted Types policy if supported', () => {
    const createPolicy = vi.fn<(name: string, rules: { createScriptURL: (url: string) => string }) => object>(
      (_, rules) => ({ createScriptURL: (url: string) => ({ trusted: rules.createScriptURL(url) }) }),
    );
    page['trustedTypes'] = { createPolicy };
    notifyConsentScript('/');
    notifyConsentScript('/about');
    expect(tags.map(({ src }) => src)).toEqual([{ trusted: 'https://consent.example/website%201/script.js' }]);
    expect(createPolicy).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['the function is missing', () => {}, 'warn'],
    ['the value is not a function', () => (page['Consent'] = { initialise: 'yes' }), 'warn'],
    [
      'the function throws',
      () =>
        (page['Consent'] = {
          initialise: () => {
            throw new Error('broken');
          },
        }),
      'error',
    ],
  ] as const)('does not break the site if %s', (_, define, level) => {
    const log = vi.spyOn(console, level).mockImplementation(() => {});
    notifyConsentScript('/');
    define();
    dispatchLoad();
    expect(() => notifyConsentScript('/about')).not.toThrow();
    expect(log).toHaveBeenCalledTimes(1);
  });

  test('logs a failed load and does not try again', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    notifyConsentScript('/');
    tags[0]?.dispatchEvent(new Event('error'));
    notifyConsentScript('/about');
    expect([warn.mock.calls.length, tags.length]).toEqual([1, 1]);
  });
});
