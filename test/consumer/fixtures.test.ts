/// <reference lib="dom" />
// The fixtures beside this file, each an app of another company: installed from the packed tarballs, built, and where there is
// something to see, driven in Chromium. They are to be read as examples too.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { launchOptions } from '../../scripts/browser.mjs';
import { installFixture, packPackages, run } from './install.ts';
import { serve } from './serve.ts';

let tarballs = '';
let ours: Record<string, string> = {};
let browser: Browser;
const folders: string[] = [];

beforeAll(async () => {
  tarballs = mkdtempSync(join(tmpdir(), 'tarballs-'));
  ours = packPackages(tarballs);
  browser = await chromium.launch(launchOptions());
});
afterAll(async () => {
  await browser.close();
  for (const folder of [tarballs, ...folders]) rmSync(folder, { recursive: true, force: true });
});

function fixture(name: string): string {
  const folder = installFixture(name, ours);
  folders.push(folder);
  return folder;
}

/** A page whose every error and warning is kept, and makes its test fail. */
async function open(url: string): Promise<Page> {
  const context = await browser.newContext();
  context.setDefaultTimeout(8000);
  const page = await context.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  onTestFinished(() => context.close());
  await page.goto(url);
  return page;
}
const complaints: string[] = [];
afterEach(() => expect(complaints.splice(0)).toEqual([]));

/** Builds a fixture of Vite's and opens it. */
function openBuilt(folder: string): Promise<Page> {
  run('pnpm', ['run', 'build'], folder);
  return openServed(folder);
}

async function openServed(folder: string, page?: Parameters<typeof serve>[1]): Promise<Page> {
  const served = await serve(join(folder, 'dist'), page);
  onTestFinished(served.close);
  return open(served.url);
}

test('a Vite app, in a brand of its own, searches and opens a car', async () => {
  const page = await openBuilt(fixture('vite-spa'));
  await page.getByRole('combobox', { name: 'Make' }).selectOption('Kia');
  expect(new URL(page.url()).search).toBe('?make=Kia');
  expect(await page.getByRole('article').count()).toBe(1);
  // unlayered, it wins over the kit's rule for margins
  expect(await page.locator('.results').evaluate((grid) => getComputedStyle(grid).marginBlockStart)).toBe('32px');
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
  const sent = async (page: Page) => JSON.parse((await page.getByRole('status').textContent()) || 'null') as unknown;
  const focused = (page: Page) =>
    page.evaluate(() => document.activeElement instanceof HTMLInputElement && document.activeElement.name);

  test.each(['form-data', 'react-hook-form'])(
    '%s: says what is missing, focuses the first, sends the values, and starts again',
    async (name) => {
      const page = await openBuilt(fixture(name));
      await send(page);
      expect(await focused(page)).toBe('name');
      await expect.poll(() => page.getByRole('textbox', { name: 'Name' }).getAttribute('aria-invalid')).toBe('true');
      const described = page.getByRole('textbox', { name: 'Name' });
      expect(
        await described.evaluate((input: HTMLInputElement) => input.getAttribute('aria-describedby')),
      ).toBeTruthy();
      expect(await sent(page)).toBeNull();

      await page.getByRole('textbox', { name: 'Name' }).fill('Ann');
      await page.getByRole('textbox', { name: 'Email' }).fill('ann');
      await send(page);
      expect(await focused(page)).toBe('email');

      await fillIn(page);
      await send(page);
      expect(await sent(page)).toEqual(
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

describe('under a policy that allows its own files alone', () => {
  let folder = '';
  beforeAll(() => {
    folder = fixture('strict-csp');
    run('pnpm', ['run', 'build'], folder);
  });
  const openUnder = (page: Parameters<typeof serve>[1]) => openServed(folder, page);

  const strict = (nonce: string) => (html: string) => ({
    html: html.replaceAll('%NONCE%', nonce),
    headers: {
      'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; base-uri 'none'`,
    },
  });

  async function use(page: Page) {
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
    // and not what the announcer says of it
    await page.locator('[data-part="Title"]', { hasText: 'Saved' }).waitFor();
  }

  test('everything that floats opens, and the browser reports nothing', async () => {
    const page = await openUnder(strict(randomBytes(16).toString('base64')));
    await use(page);
    // whatever React Aria adds carries the nonce
    const bare = await page
      .locator('style')
      .evaluateAll((sheets: HTMLStyleElement[]) => sheets.filter(({ nonce }) => !nonce));
    expect(bare).toEqual([]);
  });

  test('a style that somebody else adds is reported, so the silence above says something', async () => {
    const page = await openUnder(strict('bm9uY2U='));
    await page.evaluate(() => document.head.append(document.createElement('style')));
    await page.evaluate(() => document.body.setAttribute('style', 'margin: 0'));
    expect(complaints.splice(0).join('\n')).toContain('Content Security Policy');
  });
});

test('strict types: an app compiles with skipLibCheck off', () => {
  expect(run('pnpm', ['exec', 'tsc'], fixture('strict-types'))).toBe('');
});

test('plain Node imports every entry and renders', () => {
  const said = run('node', ['main.js'], fixture('plain-node'));
  expect(said).toMatch(/@forecourt\/ui: \d{2} entries/);
  expect(said).toContain('data-component="CarCard"');
  expect(said).toContain('make=BMW&maxPrice=30000');
});

test('React Aria is there once, as the kit can say itself', () => {
  const said = run('pnpm', ['exec', 'forecourt-ui-doctor'], fixture('plain-node'));
  expect(said).toMatch(/react-aria-components [\d.]+: one copy/);
});

describe("Next's app router", () => {
  test('renders the flat names in server components, and they come alive', async () => {
    const folder = fixture('next-app');
    run('pnpm', ['exec', 'next', 'build'], folder, { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' });
    expect(existsSync(join(folder, '.next/BUILD_ID'))).toBe(true);
    const html = readFileSync(join(folder, '.next/server/app/index.html'), 'utf8');
    for (const name of ['CarCard', 'PriceRuler', 'Badge', 'Button']) expect(html).toContain(`data-component="${name}"`);
    expect(html).toContain('#0E1420');
    const everything = readFileSync(join(folder, '.next/server/app/everything.html'), 'utf8').replaceAll(
      '<!-- -->',
      '',
    );
    expect(everything.match(/<li>/g)?.length).toBeGreaterThan(100);
    expect(everything).not.toContain(': undefined');

    const port = await freePort();
    const server = spawn('node', ['node_modules/next/dist/bin/next', 'start', '--port', String(port)], {
      cwd: folder,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
      stdio: 'ignore',
    });
    onTestFinished(() => void server.kill());
    const url = `http://127.0.0.1:${port}/`;
    await expect
      .poll(
        () =>
          fetch(url).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 20_000 },
      )
      .toBe(200);

    const page = await open(url);
    await page.getByRole('button', { name: 'Save this search' }).click();
    await page.getByRole('combobox', { name: 'Model' }).fill('po');
    await page.getByRole('option', { name: 'Polo' }).click();
    expect(await page.getByRole('combobox', { name: 'Model' }).inputValue()).toBe('Polo');
    // a stored choice is there before React is, and React does not mind
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await page.reload();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  });
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
