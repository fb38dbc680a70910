/// <reference lib="dom" />
// Installs each fixture from the packed tarballs as an external app, builds it and, if it has a page, opens it in
// Chromium. The guides embed files of the fixtures as examples.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { getLaunchOptions } from '../../scripts/browser.mjs';
import { installFixture, packPackages, run } from './install.ts';
import { serve } from './serve.ts';
import { getFreePort } from '../free-port.ts';

const registryFolder = fileURLToPath(new URL('../../packages/ui/dist/registry', import.meta.url));

let tarballs = '';
let ownPackages: Record<string, string> = {};
let browser: Browser;
const folders: string[] = [];
const servers: ChildProcess[] = [];

beforeAll(async () => {
  tarballs = mkdtempSync(join(tmpdir(), 'tarballs-'));
  ownPackages = packPackages(tarballs);
  browser = await chromium.launch(getLaunchOptions());
});
afterAll(async () => {
  await browser.close();
  for (const server of servers) server.kill();
  for (const folder of [tarballs, ...folders]) rmSync(folder, { recursive: true, force: true });
});

function installTestFixture(name: string): string {
  const folder = installFixture(name, ownPackages);
  folders.push(folder);
  return folder;
}

/** Opens a page. Errors and warnings in its console fail the test. */
async function open(url: string): Promise<Page> {
  const context = await browser.newContext();
  context.setDefaultTimeout(8000);
  const page = await context.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) consoleErrors.push(message.text());
  });
  page.on('pageerror', (error) => consoleErrors.push(String(error)));
  onTestFinished(() => context.close());
  await page.goto(url);
  return page;
}
const consoleErrors: string[] = [];
afterEach(() => expect(consoleErrors.splice(0)).toEqual([]));

function openBuilt(folder: string): Promise<Page> {
  run('pnpm', ['run', 'build'], folder);
  return openServed(folder);
}

async function openServed(folder: string, page?: Parameters<typeof serve>[1]): Promise<Page> {
  const served = await serve(join(folder, 'dist'), page);
  onTestFinished(served.close);
  return open(served.url);
}

describe('a Vite app with its own brand', () => {
  let url = '';
  let close: () => Promise<void>;
  beforeAll(async () => {
    const folder = installTestFixture('vite-spa');
    run('pnpm', ['run', 'build'], folder);
    ({ url, close } = await serve(join(folder, 'dist')));
  });
  afterAll(() => close());

  test('keeps the search in the URL', async () => {
    const page = await open(url);
    await page.getByRole('combobox', { name: 'Make' }).selectOption('Kia');
    expect(new URL(page.url()).search).toBe('?make=Kia');
    expect(await page.getByRole('article').count()).toBe(1);
    // The app's rule is not in a layer, so it overrides the kit's rule.
    expect(await page.locator('.results').evaluate((grid) => getComputedStyle(grid).marginBlockStart)).toBe('32px');
  });

  test('renders in each locale and theme without warnings', () => expectLocalesAndThemes(url));
  test('follows links without loading the page', () => expectClientNavigation(url));
});

test('builds and renders patterns from the shadcn CLI in a fresh Vite app', async () => {
  const folder = installTestFixture('shadcn');
  const registry = await serve(registryFolder);
  onTestFinished(registry.close);
  const items = ['results-page', 'pricing-page', 'filter-form'].map((name) => `${registry.url}${name}.json`);
  // Does not use `run`, which would block the registry that this process serves.
  await promisify(execFile)('pnpm', ['exec', 'shadcn', 'add', '--yes', ...items], { cwd: folder });
  run('pnpm', ['run', 'build'], folder);
  const app = await serve(join(folder, 'dist'));
  onTestFinished(app.close);
  const page = await open(app.url);
  await page.getByRole('article', { name: 'BMW X3' }).waitFor();
  await page.getByRole('button', { name: 'Filters', exact: true }).waitFor();
  await page.goto(`${app.url}pricing`);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Pricing Plans');
});

describe('a form', () => {
  const fields = ['Name', 'Email'] as const;

  async function fillIn(page: Page) {
    for (const name of fields)
      await page.getByRole('textbox', { name }).fill(name === 'Email' ? 'ann@example.com' : 'Ann');
    await page.getByRole('combobox', { name: 'Fuel' }).selectOption('electric');
    await page.getByRole('combobox', { name: 'Model' }).fill('po');
    await page.getByRole('option', { name: 'Polo' }).click();
    await page.getByRole('combobox', { name: 'Extras' }).click();
    await page.getByRole('option', { name: 'Towbar' }).click();
    await page.getByRole('option', { name: 'Camera' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: 'Message' }).fill('On Sunday?');
    await page.getByRole('checkbox', { name: 'Send me a copy' }).check();
  }
  const send = (page: Page) => page.getByRole('button', { name: 'Ask for a test drive' }).click();
  const getSent = async (page: Page) => JSON.parse((await page.getByRole('status').textContent()) || 'null') as unknown;
  const getFocusedName = (page: Page) =>
    page.evaluate(() => document.activeElement instanceof HTMLInputElement && document.activeElement.name);

  test.each(['form-data', 'react-hook-form'])(
    'focuses the first invalid field, submits and resets with %s',
    async (name) => {
      const page = await openBuilt(installTestFixture(name));
      await send(page);
      expect(await getFocusedName(page)).toBe('name');
      await expect.poll(() => page.getByRole('textbox', { name: 'Name' }).getAttribute('aria-invalid')).toBe('true');
      const nameField = page.getByRole('textbox', { name: 'Name' });
      expect(
        await nameField.evaluate((input: HTMLInputElement) => input.getAttribute('aria-describedby')),
      ).toBeTruthy();
      expect(await getSent(page)).toBeNull();

      await page.getByRole('textbox', { name: 'Name' }).fill('Ann');
      await page.getByRole('textbox', { name: 'Email' }).fill('ann');
      await send(page);
      expect(await getFocusedName(page)).toBe('email');

      await fillIn(page);
      await send(page);
      expect(await getSent(page)).toEqual(
        name === 'form-data'
          ? [
              ['name', 'Ann'],
              ['email', 'ann@example.com'],
              ['fuel', 'electric'],
              ['model', 'polo'],
              ['extras', 'towbar'],
              ['extras', 'camera'],
              ['message', 'On Sunday?'],
              ['copy', 'on'],
            ]
          : {
              name: 'Ann',
              email: 'ann@example.com',
              fuel: 'electric',
              model: 'polo',
              extras: ['towbar', 'camera'],
              message: 'On Sunday?',
              copy: true,
            },
      );

      await page.getByRole('button', { name: 'Start again' }).click();
      for (const field of fields) expect(await page.getByRole('textbox', { name: field }).inputValue()).toBe('');
      expect(await page.getByRole('combobox', { name: 'Fuel' }).inputValue()).toBe('petrol');
      expect(await page.getByRole('combobox', { name: 'Model' }).inputValue()).toBe('');
      expect(await page.getByRole('combobox', { name: 'Extras' }).textContent()).not.toContain('Towbar');
      expect(await page.getByRole('checkbox', { name: 'Send me a copy' }).isChecked()).toBe(false);
    },
  );
});

describe('under a CSP that allows only its own files', () => {
  let folder = '';
  beforeAll(() => {
    folder = installTestFixture('strict-csp');
    run('pnpm', ['run', 'build'], folder);
  });
  const openUnder = (page: Parameters<typeof serve>[1]) => openServed(folder, page);

  const createStrictPage = (nonce: string) => (html: string) => ({
    html: html.replaceAll('%NONCE%', nonce),
    headers: {
      'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; base-uri 'none'`,
    },
  });

  async function openOverlays(page: Page) {
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await press('Open the dialog');
    await page.getByRole('combobox', { name: 'Model' }).fill('po');
    await page.getByRole('option', { name: 'Polo' }).click();
    await page.keyboard.press('Escape');
    await press('Open the drawer');
    await page.getByRole('dialog', { name: 'A drawer' }).waitFor();
    await page.keyboard.press('Escape');
    await press('Open the menu');
    await page.getByRole('menuitem', { name: 'Copy link' }).click();
    await press('Open the popover');
    await page.getByText('How we value').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Save', exact: true }).focus();
    await page.getByRole('tooltip').waitFor();
    await press('Show a toast');
    // Excludes the copy in the live region.
    await page.locator('[data-part="Title"]', { hasText: 'Saved' }).waitFor();
  }

  test('opens every overlay without a CSP report', async () => {
    const page = await openUnder(createStrictPage(randomBytes(16).toString('base64')));
    await openOverlays(page);
    // All styles that React Aria adds have the nonce.
    const stylesWithoutNonce = await page
      .locator('style')
      .evaluateAll((sheets: HTMLStyleElement[]) => sheets.filter(({ nonce }) => !nonce));
    expect(stylesWithoutNonce).toEqual([]);
  });

  test('reports an inline style without a nonce', async () => {
    const page = await openUnder(createStrictPage('bm9uY2U='));
    await page.evaluate(() => document.head.append(document.createElement('style')));
    await page.evaluate(() => document.body.setAttribute('style', 'margin: 0'));
    expect(consoleErrors.splice(0).join('\n')).toContain('Content Security Policy');
  });
});

test('compiles in the strictest mode with the latest and oldest TypeScript', () => {
  const folder = installTestFixture('strict-types');
  for (const version of ['typescript', 'typescript-minimum'])
    expect(run('node', [`node_modules/${version}/bin/tsc`], folder)).toBe('');
  const readme = readFileSync(join(folder, 'node_modules/@forecourt/ui/README.md'), 'utf8');
  expect(run('node', ['node_modules/typescript-minimum/bin/tsc', '--version'], folder)).toContain(
    /TypeScript (?<minimum>[\d.]+) or later/.exec(readme)?.groups?.['minimum'],
  );
});

test('imports every entry and renders in plain Node', () => {
  const output = run('node', ['main.js'], installTestFixture('plain-node'));
  expect(output).toMatch(/@forecourt\/ui: \d{2} entries/);
  expect(output).toContain('data-component="CarCard"');
  expect(output).toContain('make=BMW&maxPrice=30000');
});

test('finds only one copy of React Aria with forecourt-ui-doctor', () => {
  const output = run('pnpm', ['exec', 'forecourt-ui-doctor'], installTestFixture('plain-node'));
  expect(output).toMatch(/react-aria-components [\d.]+: one copy/);
});

describe('the Next.js App Router', () => {
  let folder = '';
  let url = '';
  beforeAll(async () => {
    folder = installTestFixture('next-app');
    const env = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
    run('pnpm', ['exec', 'next', 'build'], folder, env);
    url = await startServer(folder, (port) => ['next/dist/bin/next', 'start', '--port', String(port)], env);
  }, 480_000);

  test('renders in server components from the barrel and from the entries', () => {
    const html = readFileSync(join(folder, '.next/server/app/en-GB.html'), 'utf8');
    for (const name of ['CarCard', 'PriceRuler', 'Badge', 'Button']) expect(html).toContain(`data-component="${name}"`);
    expect(html).toContain('#0E1420');
    const everything = readFileSync(join(folder, '.next/server/app/en-GB/everything.html'), 'utf8').replaceAll(
      '<!-- -->',
      '',
    );
    expect(everything.match(/<li>/g)?.length).toBeGreaterThan(100);
    expect(everything).not.toContain(': undefined');
  });

  test('opens a dialog after hydration', async () => {
    const page = await open(`${url}en-GB`);
    await page.getByRole('button', { name: 'Save this search' }).click();
    await page.getByRole('combobox', { name: 'Model' }).fill('po');
    await page.getByRole('option', { name: 'Polo' }).click();
    expect(await page.getByRole('combobox', { name: 'Model' }).inputValue()).toBe('Polo');
  });

  test('hydrates in each locale and theme without warnings', () => expectLocalesAndThemes(url));
  test('follows links without loading the page', () => expectClientNavigation(url));
  test('keeps errors from a server action on screen', () => expectServerErrors(url));
});

describe('React Router in framework mode', () => {
  let folder = '';
  let url = '';
  beforeAll(async () => {
    folder = installTestFixture('react-router');
    run('pnpm', ['exec', 'react-router', 'typegen'], folder);
    run('pnpm', ['exec', 'tsc'], folder);
    // React's development build also warns about attributes that differ between server and browser.
    const env = { NODE_ENV: 'development' };
    run('pnpm', ['exec', 'react-router', 'build', '--mode', 'development'], folder, env);
    url = await startServer(folder, () => ['@react-router/serve/bin.cjs', 'build/server/index.js'], env);
  }, 300_000);

  test('hydrates in each locale and theme without warnings', () => expectLocalesAndThemes(url));
  test('follows links without loading the page', () => expectClientNavigation(url));
  test('keeps errors from a route action on screen', () => expectServerErrors(url));
});

const LOCALES = {
  'en-GB': { price: '£24,995', mileage: '41,200 miles' },
  'de-DE': { price: '24.995 €', mileage: '41.200 km' },
  'fr-FR': { price: '24 995 €', mileage: '41 200 km' },
};

async function expectLocalesAndThemes(url: string) {
  const page = await open(`${url}en-GB`);
  for (const [locale, { price, mileage }] of Object.entries(LOCALES))
    for (const theme of ['light', 'dark']) {
      await page.evaluate((choice) => localStorage.setItem('theme', choice), theme);
      await page.goto(`${url}${locale}`, { waitUntil: 'commit' });
      await page.waitForFunction(() => document.body);
      const html = page.locator('html');
      // The theme is set before the body is parsed, so nothing is painted in the wrong theme.
      expect(await html.getAttribute('data-theme')).toBe(theme);
      await waitForHydration(page);
      expect(await html.getAttribute('lang')).toBe(locale);
      expect(await html.getAttribute('data-theme')).toBe(theme);
      const card = (await page.getByRole('article').first().textContent())?.replaceAll(/\s/g, ' ');
      expect(card).toContain(price);
      expect(card).toContain(mileage);
    }
}

async function expectClientNavigation(url: string) {
  const page = await open(`${url}de-DE`);
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('link', { name: 'Contact' }).click();
  await page.getByRole('heading', { name: 'Contact' }).waitFor();
  expect(page.url()).toBe(`${url}de-DE/contact`);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
}

const SERVER_ERRORS = ['Use an address at example.com.', 'Choose one extra.'] as const;

async function expectServerErrors(url: string) {
  const page = await open(`${url}en-GB/contact`);
  const errors = page.locator('[data-part="Error"]:visible');
  await waitForHydration(page);
  // Submits twice, because React resets the form after each action, and the second time the errors are already shown.
  for (let submission = 1; submission <= 2; submission++) {
    await page.getByRole('textbox', { name: 'Email' }).fill('ann@else.test');
    await page
      .getByRole('button', { name: 'Extras' })
      .or(page.getByRole('combobox', { name: 'Extras' }))
      .click();
    const listbox = page.getByRole('listbox');
    for (const name of ['Towbar', 'Camera']) {
      const option = listbox.getByRole('option', { name });
      if ((await option.getAttribute('aria-selected')) !== 'true') await option.click();
    }
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    for (const message of SERVER_ERRORS) await errors.filter({ hasText: message }).waitFor();
    await page.locator('input[name="email"]:focus').waitFor();
    // Waits for the reset after the response.
    await page.waitForTimeout(300);
    expect(await errors.allTextContents()).toEqual(expect.arrayContaining([...SERVER_ERRORS]));
  }
}

const waitForHydration = (page: Page) =>
  page.waitForFunction(() => {
    const components = [...document.querySelectorAll('[data-component]')];
    return (
      components.length > 0 && components.every((one) => Object.keys(one).some((key) => key.startsWith('__react')))
    );
  });

/** Starts a fixture's server and returns its URL. `script` returns a path in node_modules, and its arguments. */
async function startServer(
  folder: string,
  script: (port: number) => readonly string[],
  env: Record<string, string>,
): Promise<string> {
  const port = await getFreePort();
  const [file = '', ...args] = script(port);
  const server = spawn(process.execPath, [join('node_modules', file), ...args], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), ...env },
    stdio: 'ignore',
  });
  servers.push(server);
  const url = `http://localhost:${port}/`;
  const getStatus = () =>
    fetch(`${url}en-GB`).then(
      ({ status }) => status,
      () => 0,
    );
  for (let attempt = 0; (await getStatus()) !== 200; attempt++) {
    if (attempt === 300) throw new Error(`The server ‘${file}’ did not respond within a minute.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return url;
}
