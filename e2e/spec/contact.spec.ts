// The contact page (docs/specification.md, sections 2, 5 and 7.8), and failures while a message is sent.
import type { Page } from '@playwright/test';
import { expect, createGate, test } from '../test.ts';

const ENDPOINT = '**/api/contact';
const CONTACT_FIELDS = {
  'Full Name': 'Jane Doe',
  'Email Address': 'jane.doe@example.com',
  Subject: 'Three sites',
  Message: 'What would a plan cost?\nWe have three sites.',
};

const getField = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const getSendButton = (page: Page) => page.getByRole('button', { name: 'Send message' });

async function fillFields(page: Page, texts: Record<string, string> = CONTACT_FIELDS) {
  await expect(getSendButton(page)).toBeEnabled();
  for (const [name, text] of Object.entries(texts)) await getField(page, name).fill(text);
}
async function expectFieldTexts(page: Page, texts: Record<string, string> = CONTACT_FIELDS) {
  for (const [name, text] of Object.entries(texts)) await expect(getField(page, name)).toHaveValue(text);
}

test('shows the form and contact details on /contact, /signup and /login', async ({ page }) => {
  await page.goto('/contact');
  for (const name of Object.keys(CONTACT_FIELDS)) await expect(getField(page, name)).toHaveAttribute('required');
  await expect(getField(page, 'Email Address')).toHaveAttribute('type', 'email');
  const details = page.getByRole('region', { name: 'AI Dealer Solutions' });
  await expect(details.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute('href', /^mailto:/);
  await expect(details.getByRole('link', { name: '020 7946 0123' })).toHaveAttribute('href', 'tel:+442079460123');
  await expect(details.getByText('1 Example Street')).toBeVisible();
  await expect(details.getByRole('link', { name: /^LinkedIn/ })).toHaveAttribute('target', '_blank');
  await expect(details.getByRole('link', { name: /twitter|facebook/i })).toHaveCount(0);

  for (const [path, heading, action] of [
    ['/signup', 'Create your account', 'Create an account'],
    ['/login', 'Sign in to ADS', 'Sign in'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const app = page.getByRole('main').getByRole('link', { name: `${action} opens in a new tab`, exact: true });
    await expect(app).toHaveAttribute('href', 'https://app.example.com');
    await expect(page.getByRole('form', { name: 'Write to us' })).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/contact$/);
  }
});

test('requires all four fields and a valid email address', async ({ page }) => {
  await page.goto('/contact');
  await expect(getSendButton(page)).toBeEnabled();
  await getSendButton(page).click();
  for (const name of Object.keys(CONTACT_FIELDS)) {
    await expect(getField(page, name)).toHaveAccessibleDescription(`${name} is required`);
    await expect(getField(page, name)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(getField(page, 'Full Name')).toBeFocused();

  await fillFields(page, { ...CONTACT_FIELDS, 'Email Address': 'jane at example' });
  await getSendButton(page).click();
  await expect(getField(page, 'Email Address')).toBeFocused();
  await expect(getField(page, 'Email Address')).toHaveAccessibleDescription(
    'Enter an email address like name@example.com',
  );
  await expectFieldTexts(page, { ...CONTACT_FIELDS, 'Email Address': 'jane at example' });
});

test('shows the toast ‘Message Sent’ and resets the form after submission', async ({ page }) => {
  await page.goto('/contact');
  await fillFields(page);
  const answer = page.waitForResponse(ENDPOINT);
  await getSendButton(page).click();
  expect((await answer).status()).toBe(200);
  const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem', { name: 'Message Sent' });
  await expect(toast).toContainText("We've received your message and will get back to you soon!");
  await expectFieldTexts(page, { 'Full Name': '', 'Email Address': '', Subject: '', Message: '' });
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect(toast).toHaveCount(0);
  // The confirmation stays on the page after the toast is closed.
  await expect(page.getByText('Our reply will go to jane.doe@example.com.')).toBeVisible();
});

test('keeps the typed text on every failure and retries with the same key', async ({ page, watch }) => {
  watch.expectConsole(/ERR_FAILED/);
  watch.expectConsole(/status of 503/);
  watch.expectConsole(/status of 429/);
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact'))
      keys.push((request.postDataJSON() as Record<string, string>)['idempotencyKey'] ?? '');
  });
  await page.goto('/contact');
  await fillFields(page);
  const failures = [
    ['It may not have arrived: the connection to the server failed.', { abort: true }],
    ['Not sent: the server couldn’t save it.', { status: 503 }],
    ['Not sent: the server received too many messages. Try again in 40 seconds.', { status: 429 }],
    // The response is a proxy's HTML page instead of JSON.
    ['It may not have arrived: we couldn’t read the server’s reply.', { status: 200 }],
  ] as const;
  let button = getSendButton(page);
  for (const [reason, fault] of failures) {
    await page.route(ENDPOINT, (route) =>
      'abort' in fault
        ? route.abort()
        : route.fulfill({ status: fault.status, headers: { 'retry-after': '40' }, body: '<html>down</html>' }),
    );
    await button.click();
    const alert = page.getByRole('alert').filter({ hasText: 'Everything you typed is still here.' });
    await expect(alert).toContainText(reason);
    await expectFieldTexts(page);
    const mail = new URL(
      (await alert.getByRole('link', { name: 'send it from your own email' }).getAttribute('href')) ?? '',
    );
    expect(mail.searchParams.get('subject')).toBe('Three sites');
    await page.unroute(ENDPOINT);
    button = page.getByRole('button', { name: 'Try again' });
  }
  // The text survives a reload.
  await page.reload();
  await expectFieldTexts(page);
  button = getSendButton(page);
  await button.click();
  await expect(page.getByText('Message Sent').first()).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  await fillFields(page, { ...CONTACT_FIELDS, Message: 'Another one' });
  await getSendButton(page).click();
  await expect(getSendButton(page)).toBeEnabled();
  await expectFieldTexts(page, { Message: '' });
  expect(new Set(keys).size).toBe(2);

  // Text that is typed while a message is being sent belongs to the next message.
  const answerGate = createGate();
  await page.route(ENDPOINT, async (route) => {
    await answerGate.opened;
    await route.continue();
  });
  await fillFields(page, { ...CONTACT_FIELDS, Message: 'A third' });
  const thirdResponse = page.waitForResponse(ENDPOINT);
  await getSendButton(page).click();
  await getField(page, 'Message').fill('A third, and more');
  answerGate.open();
  expect((await thirdResponse).status()).toBe(200);
  await expect(page.getByRole('form', { name: 'Write to us' })).not.toHaveAttribute('aria-busy');
  await expectFieldTexts(page, { ...CONTACT_FIELDS, Message: 'A third, and more' });
  await page.reload();
  await expectFieldTexts(page, { ...CONTACT_FIELDS, Message: 'A third, and more' });
  await page.unroute(ENDPOINT);
});

test('shows server errors at their field and accepts any text', { tag: '@full' }, async ({ page, watch }) => {
  await page.goto('/contact');
  await test.step('shows an error from the server', async () => {
    watch.expectConsole(/status of 400/);
    await page.route(ENDPOINT, (route) =>
      route.fulfill({
        status: 400,
        json: { error: { code: 'invalid', message: '', fields: { subject: 'Say more' } } },
      }),
    );
    await fillFields(page);
    await getSendButton(page).click();
    await expect(getField(page, 'Subject')).toHaveAccessibleDescription('Say more');
    await expect(getField(page, 'Subject')).toBeFocused();
    await expectFieldTexts(page);
    await page.unroute(ENDPOINT);
  });
  for (const text of [
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    'مرحبا، أريد عرضًا \u202Eسعر',
    '👩‍👩‍👧‍👦 🚗💨',
    'x'.repeat(10_000),
    'Jane\r\nBcc: everybody@example.com',
  ])
    await test.step(text.slice(0, 20), async () => {
      await fillFields(page, {
        ...CONTACT_FIELDS,
        Message: text,
        'Full Name': text.slice(0, 100).replaceAll(/\s+/g, ' '),
      });
      const answer = page.waitForResponse(ENDPOINT);
      await page.getByRole('button', { name: /^(Send message|Try again)$/ }).click();
      expect((await answer).status()).toBe(200);
      await expectFieldTexts(page, { Message: '' });
    });
});

test(
  'keeps text typed before hydration, and offers email if JavaScript is off',
  { tag: '@full' },
  async ({ page, browser, baseURL }) => {
    const scriptsGate = createGate();
    await page.route('**/*.js', async (route) => {
      await scriptsGate.opened;
      await route.continue();
    });
    await page.goto('/contact', { waitUntil: 'commit' });
    await getField(page, 'Full Name').fill('Jane Doe');
    await getField(page, 'Message').fill('Hello');
    await getField(page, 'Full Name').press('Enter');
    await expect(page).toHaveURL(/\/contact$/);
    scriptsGate.open();
    await expect(getSendButton(page)).toBeEnabled();
    await expectFieldTexts(page, { 'Full Name': 'Jane Doe', Message: 'Hello' });

    const context = await browser.newContext({ javaScriptEnabled: false });
    const pageWithoutScript = await context.newPage();
    await pageWithoutScript.goto(`${baseURL}/contact`);
    const noScriptText = pageWithoutScript.locator('noscript p');
    await expect(noScriptText).toContainText('This form needs JavaScript.');
    await expect(noScriptText.locator('a[href^="mailto:"]')).toBeVisible();
    await context.close();
  },
);

test('joins the waitlist of the tool whose page the visitor comes from', async ({ page }) => {
  for (const [path, link, tool] of [
    ['/solutions/marketing-tool', 'Join Waitlist', 'Marketing Tool'],
    ['/community', 'Talk to us', 'Community'],
    ['/solutions/stock-management', 'Join Waitlist', 'Stock Management'],
  ] as const) {
    await page.goto(path);
    const join = page.getByRole('main').getByRole('link', { name: link }).last();
    // Before hydration, the link has no query and would open the ordinary form.
    await expect(async () => {
      await page.mouse.move(0, 0);
      await join.hover();
      await expect(join).toHaveAttribute('href', /waitlist=/, { timeout: 1000 });
    }).toPass();
    await join.click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Join the ${tool} waitlist`);
    await expect(getField(page, 'Subject')).toHaveValue(`${tool} waitlist`);
  }

  await getField(page, 'Full Name').fill('Jane Doe');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join the Stock Management waitlist');
  await expect(getField(page, 'Full Name')).toHaveValue('Jane Doe');
  await getField(page, 'Email Address').fill('jane.doe@example.com');
  const request = page.waitForRequest(ENDPOINT);
  await getSendButton(page).click();
  expect((await request).postDataJSON()).toMatchObject({
    subject: 'Stock Management waitlist',
    message: 'Please add me to the Stock Management waitlist.',
  });
});
