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
let showPage: typeof Script.showPage;

beforeEach(async () => {
  tags = [];
  page = {};
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', {
    createElement: () => Object.assign(new EventTarget(), { src: '', async: false, dataset: {} }),
    head: { append: (tag: Tag) => void tags.push(tag) },
  });
  vi.resetModules();
  ({ showPage } = await import('./consent-script.ts'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const load = () => tags[0]?.dispatchEvent(new Event('load'));

describe('the third-party consent script', () => {
  test('is loaded once, keyed by the website id, and called on each change of the page after that', () => {
    const initialise = vi.fn<(this: unknown) => void>();
    const Consent = { initialise };
    showPage('/');
    showPage('/');
    expect(tags.map(({ src, async, dataset }) => ({ src, async, dataset }))).toEqual([
      { src: 'https://consent.example/website%201/script.js', async: true, dataset: { websiteId: 'website 1' } },
    ]);
    // gone on while it was coming: it sees to the page that it finds
    showPage('/about');
    page['Consent'] = Consent;
    load();
    expect(initialise).not.toHaveBeenCalled();
    showPage('/about');
    showPage('/pricing');
    showPage('/pricing');
    showPage('/about');
    expect(initialise).toHaveBeenCalledTimes(2);
    expect(initialise.mock.contexts).toEqual([Consent, Consent]);
    expect(tags).toHaveLength(1);
  });

  test('has a URL from a Trusted Types policy in browsers that support them', () => {
    const createPolicy = vi.fn<(name: string, rules: { createScriptURL: (url: string) => string }) => object>(
      (_, rules) => ({ createScriptURL: (url: string) => ({ trusted: rules.createScriptURL(url) }) }),
    );
    page['trustedTypes'] = { createPolicy };
    showPage('/');
    showPage('/about');
    expect(tags.map(({ src }) => src)).toEqual([{ trusted: 'https://consent.example/website%201/script.js' }]);
    expect(createPolicy).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['it has no such function', () => {}, 'warn'],
    ['the function is none', () => (page['Consent'] = { initialise: 'yes' }), 'warn'],
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
  ] as const)('leaves the site alone where %s', (_, define, level) => {
    const said = vi.spyOn(console, level).mockImplementation(() => {});
    showPage('/');
    define();
    load();
    expect(() => showPage('/about')).not.toThrow();
    expect(said).toHaveBeenCalledTimes(1);
  });

  test('that cannot be loaded is named in the log, and not asked for again', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    showPage('/');
    tags[0]?.dispatchEvent(new Event('error'));
    showPage('/about');
    expect([warn.mock.calls.length, tags.length]).toEqual([1, 1]);
  });
});
