// Tests the contact form with a real database: the embedded one and, in the full run, PostgreSQL if it is installed.
import { SMTPServer } from 'smtp-server';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTemporaryPostgres } from '../bench/temporary-postgres.ts';
import { createSqlMessages } from '../src/contact/sql-messages.ts';
import type { Database } from '../src/database/database.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { NOW, openTestDatabase, requestRaw, serve } from './serve.ts';
import type { TestServer, TestServerOptions } from './serve.ts';

const CONTACT_FIELDS = {
  name: 'Jane Doe',
  email: 'jane.doe@example.com',
  subject: 'Three sites',
  message: 'What would a plan cost?',
};
const BOOKING_FIELDS = {
  kind: 'booking',
  name: 'Jane Doe',
  email: 'jane.doe@example.com',
  company: 'Doe Motors',
  phone: '020 7946 0123',
  day: '2026-11-24',
  time: 'afternoon',
};

// Both engines run the same statements, so the default run tests only the embedded one.
const postgres = process.env['FULL'] ? await startTemporaryPostgres() : undefined;
afterAll(() => postgres?.stop());

const engines: [string, () => Promise<Database>][] = [
  ['the embedded database', () => openTestDatabase()],
  ...(postgres
    ? [
        ['PostgreSQL', () => openDatabase({ url: postgres.url, listings: 0, seed: 1, now: NOW })] as [
          string,
          () => Promise<Database>,
        ],
      ]
    : []),
];

describe.each(engines)('the contact form on %s', (_, open) => {
  let database: Database;
  let server: TestServer | undefined;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  afterEach(async () => {
    await server?.close();
    server = undefined;
    await database.query('delete from contact_messages');
  });

  const start = async (options: TestServerOptions = {}) => (server = await serve({ database, ...options }));
  const send = async (body: object, { url }: { url: string } = server ?? { url: '' }) => {
    const headers = { 'content-type': 'application/json' };
    const response = await requestRaw(url, '/api/contact', { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: response.status, body: JSON.parse(response.body.toString()) as unknown };
  };
  const readRows = () =>
    database.query<Record<string, unknown>>('select *, demo_day::text from contact_messages order by kind');
  const takeOutcomes = () => server?.takeLog().map(({ fields }) => fields['outcome']);

  it('stores each message and booking once', async () => {
    await start();
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
    for (const body of [CONTACT_FIELDS, { ...CONTACT_FIELDS }]) {
      expect(await send({ ...body, idempotencyKey: first })).toEqual({ status: 200, body: { status: 'received' } });
    }
    expect((await send({ ...BOOKING_FIELDS, idempotencyKey: second })).status).toBe(200);
    expect((await send({ ...BOOKING_FIELDS, day: '2026-11-25', idempotencyKey: second })).status).toBe(409);
    expect((await send({ ...CONTACT_FIELDS, idempotencyKey: second })).status).toBe(409);
    expect(await readRows()).toMatchObject([
      {
        kind: 'booking',
        company: 'Doe Motors',
        phone: '020 7946 0123',
        demo_day: '2026-11-24',
        demo_time: 'afternoon',
        message: '',
      },
      { kind: 'message', ...CONTACT_FIELDS, company: null, phone: null, demo_day: null },
    ]);
    expect(takeOutcomes()).toEqual(['stored', 'known', 'stored', 'conflict', 'conflict']);
  });

  it('stores only one of many simultaneous copies', async () => {
    await start();
    const body = { ...CONTACT_FIELDS, idempotencyKey: crypto.randomUUID() };
    const responses = await Promise.all(Array.from({ length: 10 }, () => send(body)));
    expect(responses.map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
    expect(await readRows()).toHaveLength(1);
    expect(takeOutcomes()?.filter((outcome) => outcome === 'stored')).toHaveLength(1);
  });

  it.each([
    ['markup and SQL', "<img src=x onerror=alert(1)> '); drop table contact_messages; --"],
    ['right-to-left text', 'مرحبا، أريد عرضًا \u202Eسعر'],
    ['emoji', '👩‍👩‍👧‍👦 🚗💨'],
    ['10,000 characters', 'ß'.repeat(10_000)],
    ['a null character and a lone surrogate', 'a\0b\uD800c'],
  ])('stores a message with %s', async (_name, message) => {
    await start();
    expect((await send({ ...CONTACT_FIELDS, message, idempotencyKey: crypto.randomUUID() })).status).toBe(200);
    const [row] = await readRows();
    expect(row?.['message']).toBe(message.replace('\0', '').replace('\uD800', '\uFFFD'));
  });

  it('deletes expired messages', async () => {
    const store = createSqlMessages(database);
    await start();
    await send({ ...CONTACT_FIELDS, idempotencyKey: crypto.randomUUID() });
    await send({ ...BOOKING_FIELDS, idempotencyKey: crypto.randomUUID() });
    await database.query(`update contact_messages set created_at = $1 where kind = 'message'`, [
      new Date('2025-11-19'),
    ]);
    await store.deleteBefore(new Date('2025-11-20'));
    expect(await readRows()).toMatchObject([{ kind: 'booking' }]);
  });

  it('gives the anonymous role no access to messages', async () => {
    const { url } = await start();
    const headers = { apikey: 'local-anon-key', 'content-type': 'application/json' };
    const readAttempt = await requestRaw(url, '/rest/v1/contact_messages?select=*', { headers });
    const writeAttempt = await requestRaw(url, '/rest/v1/contact_messages', { method: 'POST', headers, body: '{}' });
    expect([readAttempt.status, writeAttempt.status]).toEqual([401, 405]);
  });

  it('returns 503 while the database fails and stores the message on retry', async () => {
    let isBroken = true;
    const failure = Object.assign(new Error('insert of Jane Doe failed'), { code: '57P01' });
    await start({
      replaceMethods: () => ({
        query: (text, values) => (isBroken ? Promise.reject(failure) : database.query(text, values)),
      }),
    });
    const body = { ...CONTACT_FIELDS, idempotencyKey: crypto.randomUUID() };
    expect(await send(body)).toMatchObject({ status: 503, body: { error: { code: 'not-stored' } } });
    isBroken = false;
    expect((await send(body)).status).toBe(200);
    expect(await readRows()).toHaveLength(1);
    const lines = server?.takeLog() ?? [];
    expect(lines.map(({ level, fields }) => [level, fields['code'] ?? fields['outcome']])).toEqual([
      ['error', '57P01'],
      ['info', 'not-stored'],
      ['info', 'stored'],
    ]);
    expect(JSON.stringify(lines)).not.toContain('Jane');
  });

  it('times out on a hanging database and recognises a stored message on retry', async () => {
    let isSlow = true;
    let releaseQuery = () => {};
    const releasePromise = new Promise<void>((resolve) => (releaseQuery = resolve));
    await start({
      environment: { REQUEST_TIMEOUT_MS: '300' },
      replaceMethods: () => ({
        query: async (text, values) => {
          if (isSlow) await releasePromise;
          return database.query(text, values);
        },
      }),
    });
    const body = { ...CONTACT_FIELDS, idempotencyKey: crypto.randomUUID() };
    expect(await send(body)).toMatchObject({ status: 503, body: { error: { code: 'timeout' } } });
    isSlow = false;
    releaseQuery();
    await expect.poll(readRows).toHaveLength(1);
    expect((await send(body)).status).toBe(200);
    expect(takeOutcomes()).toContain('known');
  });

  it('sends mail in the background and closes only after sending it', async () => {
    const subjects: string[] = [];
    let deliver: (() => void) | undefined;
    const smtp = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      onData(stream, _session, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          subjects.push(/^Subject: (.*)$/m.exec(Buffer.concat(chunks).toString())?.[1] ?? '');
          deliver = () => done();
        });
      },
    });
    await new Promise<void>((resolve) => void smtp.listen(0, '127.0.0.1', resolve));
    const { port } = smtp.server.address() as AddressInfo;
    const { close } = await start({
      environment: {
        SMTP_URL: `smtp://127.0.0.1:${port}`,
        CONTACT_TO: 'sales@example.com',
        CONTACT_FROM: 'site@example.com',
      },
    });
    expect((await send({ ...CONTACT_FIELDS, idempotencyKey: crypto.randomUUID() })).status).toBe(200);
    await expect.poll(() => deliver).toBeDefined();
    server = undefined;
    let isClosed = false;
    const closePromise = close().then(() => (isClosed = true));
    await new Promise((done) => setTimeout(done, 50));
    expect(isClosed).toBe(false);
    deliver?.();
    await closePromise;
    expect(subjects).toEqual(['Contact form: Three sites']);
    await new Promise<void>((resolve) => smtp.close(resolve));
  });

  it('stores a message if the mail server cannot be reached', async () => {
    await start({
      environment: { SMTP_URL: 'smtp://127.0.0.1:1', CONTACT_TO: 'a@example.com', CONTACT_FROM: 'b@example.com' },
    });
    expect((await send({ ...CONTACT_FIELDS, idempotencyKey: crypto.randomUUID() })).status).toBe(200);
    const takeLines = () => server?.takeLog() ?? [];
    const logFields: unknown[] = [];
    await expect.poll(() => logFields.push(...takeLines()) && logFields).toHaveLength(2);
    expect(logFields).toContainEqual(expect.objectContaining({ level: 'error' }));
    expect(await readRows()).toHaveLength(1);
  });

  it('limits messages per address', async () => {
    await start({ environment: { CONTACT_LIMIT_PER_MINUTE: '1' } });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 2; attempt += 1) {
      statuses.push((await send({ ...CONTACT_FIELDS, idempotencyKey: crypto.randomUUID() })).status);
    }
    expect(statuses).toEqual([200, 429]);
  });
});
