// Checks of all pages: links, content without scripts, metadata and reports. Uses plain requests if possible.
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, routes, test } from './test.ts';

/** One page of each kind. The full run covers all pages. */
const KINDS = ['/', '/pricing', '/contact', '/privacy', '/search', '/solutions/smart-search'];
/** Paths with a page, without query strings. */
const paths = routes.map(({ path }) => path).filter((path) => !path.includes('?'));
/** Pages whose content depends on the visitor. */
const PERSONAL_PATHS = ['/search/results', '/search/saved', '/search/compare'];
/** Pages that are not indexed, or have the canonical URL of another page. */
const UNINDEXED_PATHS = ['/signup', '/login', ...PERSONAL_PATHS];

async function requestHtml(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  return response.text();
}

/** These claims are false, because a car without a mileage or a known model has no estimate. */
const OVERCLAIM_PATTERN =
  /(\bvalu(?:es?|ing) (?:every|each|all)\b|\b(?:every|each|all)(?: \w+)? (?:is |are |comes? back )?valued\b|what comes back is valued)/gi;

const unescape = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"');
const findAll = (html: string, pattern: RegExp): string[] =>
  Array.from(html.matchAll(pattern), ([, match = '']) => unescape(match));
const getMetaContent = (html: string, name: string): string | undefined =>
  findAll(html, new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`, 'g'))[0];

test('has only working links on every page', async ({ request, baseURL }) => {
  const pages = new Map<string, string>();
  for (const path of paths) pages.set(path, await requestHtml(request, path));
  const responses = new Map<string, Promise<string>>();

  for (const [path, html] of pages)
    for (const [link] of html.matchAll(/<a [^>]*>/g)) {
      const href = findAll(link, /href="([^"]*)"/g)[0];
      // Links that reload the page have an empty `href`, which keeps the query.
      expect.soft(href, `${path}: ${link} has an href`).toBeDefined();
      const target = new URL(href ?? '', new URL(path, baseURL));
      if (target.origin !== baseURL) {
        expect.soft(target.protocol, `${path}: ${link}`).toMatch(/^(https|mailto|tel):$/);
        // The opened page must not have access to this one.
        if (link.includes('target="_blank"')) expect.soft(link, path).toMatch(/rel="[^"]*noopener/);
        continue;
      }
      const targetHtml = pages.get(target.pathname) ?? (await (responses.get(target.pathname) ?? requestPage(target)));
      if (target.hash) expect.soft(targetHtml, `${path}: ${href}`).toMatch(new RegExp(` id="${target.hash.slice(1)}"`));
    }

  function requestPage({ pathname }: URL): Promise<string> {
    const answer = requestHtml(request, pathname);
    responses.set(pathname, answer);
    return answer;
  }
});

test('has complete and unique metadata on every page', async ({ request, baseURL }) => {
  const sitemap = findAll(await requestHtml(request, '/sitemap.xml'), /<loc>([^<]+)<\/loc>/g);
  expect(sitemap.map((address) => new URL(address).pathname).toSorted()).toEqual(
    paths.filter((path) => !UNINDEXED_PATHS.includes(path)).toSorted(),
  );

  const pathsByText = new Map<string, string>();
  for (const path of paths) {
    const html = await requestHtml(request, path);
    const canonical = findAll(html, /<link rel="canonical" href="([^"]+)"/g);
    expect(canonical, path).toHaveLength(1);
    const canonicalPath = new URL(canonical[0] ?? '').pathname;
    expect.soft(getMetaContent(html, 'og:url'), path).toBe(canonical[0]);
    expect.soft(getMetaContent(html, 'og:title'), path).toBe(findAll(html, /<title>([^<]+)</g)[0]);
    expect.soft(getMetaContent(html, 'og:description'), path).toBe(getMetaContent(html, 'description'));
    expect.soft(getMetaContent(html, 'twitter:card'), path).toBe('summary_large_image');
    expect.soft(getMetaContent(html, 'og:image:alt'), path).toMatch(/\w{3}/);
    expect.soft(html.includes('content="noindex'), path).toBe(PERSONAL_PATHS.includes(canonicalPath));

    const picture = getMetaContent(html, 'og:image') ?? '';
    const png = await (await request.get(new URL(picture).pathname)).body();
    expect
      .soft([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)], path)
      .toEqual(['PNG', 1200, 630]);
    expect.soft(png.length, `${path}: bytes of its social image`).toBeLessThan(120_000);

    const data = findAll(html, /<script type="application\/ld\+json">([^<]*)<\/script>/g);
    expect.soft(data.length, path).toBe(PERSONAL_PATHS.includes(canonicalPath) ? 0 : 1);
    const graph = data.flatMap((text) => (JSON.parse(text) as { '@graph': { '@type': string }[] })['@graph']);
    const types = graph.map((thing) => thing['@type']);
    if (path === '/') expect.soft(types).toEqual(['Organization', 'WebSite']);
    else if (!PERSONAL_PATHS.includes(canonicalPath)) expect.soft(types[0], path).toBe('BreadcrumbList');
    if (path === '/pricing') expect.soft(types).toEqual(expect.arrayContaining(['SoftwareApplication', 'FAQPage']));

    if (canonicalPath !== path || PERSONAL_PATHS.includes(canonicalPath)) continue;
    for (const text of [getMetaContent(html, 'description') ?? '', picture]) {
      expect.soft(pathsByText.get(text), `${path} has the same text as another page: ${text}`).toBeUndefined();
      pathsByText.set(text, path);
    }
  }

  const manifest = (await (await request.get('/site.webmanifest')).json()) as {
    icons: { src: string; sizes: string; type: string }[];
  };
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(src);
    expect.soft([icon.status(), icon.headers()['content-type']], src).toEqual([200, type]);
    if (type === 'image/png') expect.soft(`${(await icon.body()).readUInt32BE(16)}`, src).toBe(sizes.split('x')[0]);
  }
  const home = await requestHtml(request, '/');
  for (const icon of findAll(home, /<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g))
    expect.soft((await request.get(new URL(icon, baseURL).href)).status(), icon).toBe(200);
});

test('never promises a valuation for every car', async ({ request }) => {
  for (const path of paths) {
    const html = await requestHtml(request, path);
    const overclaims = findAll(html.replaceAll(/<script.*?<\/script>/gs, ''), OVERCLAIM_PATTERN);
    expect.soft(overclaims, path).toEqual([]);
  }
});

const removeTags = (html: string) => html.replaceAll(/<[^>]+>/g, '');

test('makes the same valuation claim in a meta description as in the page’s hero', async ({ request }) => {
  for (const [path, words] of [
    ['/', 'Most cars come back valued, with the working shown.'],
    ['/solutions/smart-search', 'values most of the cars'],
    ['/solutions/ads-search', 'Most adverts come back with our estimate'],
  ] as const) {
    const html = await requestHtml(request, path);
    expect.soft(getMetaContent(html, 'description'), path).toContain(words);
    const paragraphs = findAll(html.slice(html.indexOf('<main')), /<p[^>]*>(.*?)<\/p>/gs).map(removeTags);
    expect.soft(paragraphs.filter((text) => text.includes(words)).length, path).toBeGreaterThan(0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows heading, text and links on every page without scripts', async ({ page }) => {
    for (const path of process.env['FULL'] ? paths : KINDS) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      expect.soft(await page.getByRole('main').innerText(), path).toMatch(/(\S+\s+){30}/);
      expect.soft(await page.getByRole('contentinfo').getByRole('link').count(), path).toBeGreaterThan(8);
      expect.soft(await listInvisibleText(page), `${path}: invisible text`).toEqual([]);
    }
  });

  test('opens an answer of the FAQ without scripts', async ({ page }) => {
    await page.goto('/pricing');
    const question = page.locator('[data-component="FaqList"] details').last();
    const answer = question.locator('summary + *');
    await expect(answer).toBeHidden();
    await question.locator('summary').click();
    await expect(answer).toBeVisible();
  });

  /** Ignores `aria-hidden` content and `StackCarousel`, whose other cards are hidden on purpose. */
  const listInvisibleText = (page: Page): Promise<string[]> =>
    page.getByRole('main').evaluate((main) => {
      const invisibleTexts: string[] = [];
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement: element, textContent } = walker.currentNode;
        const text = textContent?.trim();
        if (!text || !element?.checkVisibility()) continue;
        if (element.closest('[aria-hidden="true"], [data-component="StackCarousel"]')) continue;
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) invisibleTexts.push(text);
      }
      return invisibleTexts;
    });
});

test('follows redirects of short paths on client navigation', async ({ page }) => {
  await page.goto('/about');
  // Waits until the router has started.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    history.pushState(null, '', '/negotiation-agent');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page).toHaveURL('/solutions/negotiation-agent');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Negotiation Agent/);
});

test('reports a page whose code fails to load and offers a retry', { tag: '@full' }, async ({ page, watch }) => {
  watch.expectConsole(/ERR_FAILED/);
  watch.expectConsole(/A page could not be shown/);
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  await page.route('**/*.js', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Community' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('We couldn’t show this page');
  await expect(heading).toBeFocused();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  await page.unroute('**/*.js');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/community');
  await expect(heading).not.toHaveText('We couldn’t show this page');
});

// These tests modify responses, so they must not share a cache with other tests.
test.describe('reports', () => {
  const REPORT_PATH = '/api/stand-in-for-reports';

  interface ReportBatch {
    reports: { type: string; page: string; name?: string; metric?: string }[];
  }

  /** Serves the built site as if REPORT_URL were set. */
  async function collectReports(page: Page, url: string): Promise<ReportBatch[]> {
    const sentReports: ReportBatch[] = [];
    await page.route(`**${REPORT_PATH}`, async (route) => {
      sentReports.push(JSON.parse(route.request().postData() ?? '') as ReportBatch);
      await route.fulfill({ status: 204 });
    });
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/VITE_REPORT_URL:(``|""|'')/, `VITE_REPORT_URL:"${url}"`);
      await route.fulfill({ response, body });
    });
    return sentReports;
  }
  const allowMeasurement = (page: Page) =>
    page.addInitScript(() =>
      localStorage.setItem('consent', JSON.stringify({ version: 1, at: Date.now(), decisions: { measurement: true } })),
    );
  const fail = (page: Page) =>
    page.evaluate(() => void Promise.reject(new RangeError('a red Golf for my mother in M20 2WX')));
  /** Simulates a change of tab, because requests of a closing page cannot be intercepted. */
  const leave = (page: Page) =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });

  test('sends faults and timings but no typed text', { tag: '@full' }, async ({ page, watch }) => {
    watch.expectConsole(/Uncaught: a red Golf/);
    const sentReports = await collectReports(page, REPORT_PATH);
    await allowMeasurement(page);
    await page.goto('/search/results?original_query=a+red+Golf+for+my+mother&make=BMW&postcode=M202WX');
    // Faults are queued until reporting starts.
    await fail(page);
    await expect
      .poll(() => sentReports.flatMap(({ reports }) => reports), { timeout: 10_000 })
      .toContainEqual(
        expect.objectContaining({ type: 'fault', page: '/search/results', name: 'RangeError', kind: 'rejection' }),
      );
    // An interaction finalises LCP.
    await page.getByRole('heading', { level: 1 }).click();
    await leave(page);
    const listMetrics = () => sentReports.flatMap(({ reports }) => reports.map(({ metric }) => metric));
    await expect.poll(listMetrics).toEqual(expect.arrayContaining(['CLS', 'LCP', 'FCP', 'TTFB']));
    expect(JSON.stringify(sentReports)).not.toMatch(/golf|mother|M20|BMW/i);
  });

  test('sends reports only if REPORT_URL is set and measurements only with consent', async ({ page, watch }) => {
    watch.expectConsole(/Uncaught: a red Golf/);
    /** Advances the clock, because reporting starts four seconds after load and sends a batch one second later. */
    const advanceClockPastReports = async () => {
      for (const ms of [4_500, 1_500]) {
        await page.clock.fastForward(ms);
        await page.waitForLoadState('networkidle');
      }
    };
    await page.clock.install();
    await test.step('sends nothing without REPORT_URL', async () => {
      const postedUrls: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') postedUrls.push(request.url());
      });
      await page.goto('/about');
      await fail(page);
      await advanceClockPastReports();
      await leave(page);
      expect(postedUrls).toEqual([]);
    });
    await test.step('sends only faults without consent', async () => {
      const sentReports = await collectReports(page, REPORT_PATH);
      await page.goto('/about', { waitUntil: 'networkidle' });
      await fail(page);
      await advanceClockPastReports();
      await leave(page);
      await expect.poll(() => sentReports.length).toBeGreaterThan(0);
      expect(sentReports.flatMap(({ reports }) => reports.map(({ type }) => type))).toEqual(['fault']);
    });
  });
});

test('fails the test of a page that violates the policy', async ({ page }) => {
  test.fail();
  await page.goto('/about');
  // The test does not declare this console line, so the line must fail the test.
  const consoleLine = page.waitForEvent('console').catch(() => undefined);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = '1';
    document.body.append(script);
  });
  await consoleLine;
});

test('uses Trusted Types to keep strings from becoming HTML or script URLs', async ({ page, watch }) => {
  watch.expectConsole(/^CSP: require-trusted-types-for trusted-types-sink$/);
  watch.expectConsole(/^CSP: trusted-types trusted-types-policy$/);
  watch.expectConsole(
    /requires 'Trusted(?:HTML|ScriptURL)' assignment|Creating a TrustedTypePolicy|violates the following/,
  );
  await page.goto('/about');
  const reportLine = page.waitForEvent('console', (message) => message.text().startsWith('CSP: trusted-types'));
  const outcomes = await page.evaluate(() => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => void };
    };
    const attempts = {
      markup: () => (document.createElement('div').innerHTML = '<img src="x">'),
      scriptAddress: () => (document.createElement('script').src = '/assets/other.js'),
      policy: () => trustedTypes.createPolicy('other', {}),
    };
    return Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt();
        return `${name}: allowed`;
      } catch (error) {
        return `${name}: ${(error as Error).name}`;
      }
    });
  });
  expect(outcomes).toEqual(['markup: TypeError', 'scriptAddress: TypeError', 'policy: TypeError']);
  await reportLine;
});
