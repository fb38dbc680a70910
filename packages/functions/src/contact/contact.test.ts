import { describe, expect, it, vi } from 'vitest';
import { BOOKED, contactRequest, SAVED_MESSAGE, memoryMessages, testContact, WRITTEN } from '../../test/contact.ts';
import { NOW } from '../../test/signed.ts';
import type { Mail } from './mail.ts';

const RECEIVED = { status: 'received' };
const another = '11111111-1111-4111-8111-111111111111';

async function read(answer: Response): Promise<{ status: number; body: unknown }> {
  return { status: answer.status, body: await answer.json() };
}

function testMail(send: Mail['send'] = async () => {}) {
  return { send: vi.fn<Mail['send']>(send), close: async () => {} };
}

describe('POST /api/contact', () => {
  it('stores a message before it confirms it', async () => {
    const { handle, stored } = testContact();
    expect(await read(await handle(contactRequest(WRITTEN)))).toEqual({ status: 200, body: RECEIVED });
    expect([...stored]).toEqual([[WRITTEN.idempotencyKey, SAVED_MESSAGE]]);
  });

  it('stores a booking with or without a message', async () => {
    const { handle, stored } = testContact();
    await handle(contactRequest(BOOKED));
    await handle(contactRequest({ ...BOOKED, message: 'The phone calls, please.', idempotencyKey: another }));
    const booking = {
      kind: 'booking',
      subject: 'Demo',
      phone: null,
      company: 'Doe Motors',
      day: '2026-11-24',
      time: 'morning',
    };
    expect([...stored.values()]).toMatchObject([
      { ...booking, message: '' },
      { ...booking, message: 'The phone calls, please.' },
    ]);
  });

  it('stores the phone number of a booking, and rejects one without an area code', async () => {
    const { handle, stored } = testContact();
    await handle(contactRequest({ ...BOOKED, phone: ' 020 7946 0123 ' }));
    await handle(contactRequest({ ...BOOKED, phone: '  ', idempotencyKey: another }));
    expect([...stored.values()].map(({ phone }) => phone)).toEqual(['020 7946 0123', null]);
    const answer = await read(await handle(contactRequest({ ...BOOKED, phone: 'ask Bob: 123' })));
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { fields: { phone: 'Enter a phone number with its area code' } } },
    });
  });

  it('stores a repeat once, and returns 409 for another message under its key', async () => {
    const mail = testMail();
    const { handle, stored, takeLog } = testContact({ mail });
    for (let time = 0; time < 3; time += 1) {
      const written = {
        ...WRITTEN,
        idempotencyKey: time === 1 ? WRITTEN.idempotencyKey.toUpperCase() : WRITTEN.idempotencyKey,
      };
      expect(await read(await handle(contactRequest(written)))).toEqual({ status: 200, body: RECEIVED });
    }
    expect(await read(await handle(contactRequest({ ...WRITTEN, message: 'Other words' })))).toMatchObject({
      status: 409,
      body: { error: { code: 'conflict' } },
    });
    expect([stored.size, mail.send.mock.calls.length]).toEqual([1, 1]);
    expect(takeLog().map(({ fields }) => fields['outcome'])).toEqual(['stored', 'known', 'known', 'conflict']);
  });

  it('names every invalid field', async () => {
    const { handle, stored } = testContact();
    const wrong = { ...WRITTEN, name: ' \u200B ', email: 'jane', subject: 'x'.repeat(301), message: '\n\n' };
    expect(await read(await handle(contactRequest(wrong)))).toEqual({
      status: 400,
      body: {
        error: {
          code: 'invalid',
          message: expect.stringContaining('not valid') as string,
          fields: {
            name: 'Full Name is required',
            email: 'Enter an email address like name@example.com',
            subject: 'Use 300 characters or fewer',
            message: 'Message is required',
          },
        },
      },
    });
    expect(await read(await handle(contactRequest({ idempotencyKey: another })))).toMatchObject({
      status: 400,
      body: { error: { fields: { name: 'Full Name is required', message: 'Message is required' } } },
    });
    expect(stored.size).toBe(0);
  });

  it.each([
    ['2026-11-22', 'Choose a day from Monday to Friday'],
    ['2026-11-17', 'Choose a day from today on, within 90 days'],
    ['2027-11-22', 'Choose a day from today on, within 90 days'],
    ['2026-02-30', 'Choose a day from Monday to Friday'],
    ['tomorrow', 'Choose a day'],
  ])('rejects the day %s', async (day, why) => {
    const answer = await testContact().handle(contactRequest({ ...BOOKED, day, time: 'night' }));
    expect(await answer.json()).toMatchObject({
      error: { code: 'invalid', fields: { day: why, time: 'Choose a time of day' } },
    });
  });

  it.each([
    ['no JSON', 'name=Jane'],
    ['a list', []],
    ['nothing', ''],
    ['no key', { ...WRITTEN, idempotencyKey: undefined }],
    ['a key that is none', { ...WRITTEN, idempotencyKey: '1 or 1=1' }],
    ['a kind that is none', { ...WRITTEN, kind: 'order' }],
  ])('rejects %s', async (_, body) => {
    const answer = await testContact().handle(contactRequest(body));
    expect(await read(answer)).toMatchObject({ status: 400, body: { error: { code: 'malformed' } } });
  });

  it('rejects other methods, content types, origins and large bodies', async () => {
    const { handle, takeLog } = testContact();
    const answers = [
      await handle(new Request('https://example.com/api/contact')),
      await handle(contactRequest('', { method: 'OPTIONS', headers: { origin: 'https://other.example' } })),
      await handle(contactRequest(WRITTEN, { headers: { 'content-type': 'text/plain' } })),
      await handle(contactRequest(WRITTEN, { headers: { 'content-type': 'application/json; charset=utf-8' } })),
      await handle(contactRequest({ ...WRITTEN, message: 'x'.repeat(70_000) })),
    ];
    expect(answers.map(({ status }) => status)).toEqual([405, 405, 415, 200, 413]);
    expect(answers.flatMap(({ headers }) => [...headers.keys()].filter((name) => name.startsWith('access-')))).toEqual(
      [],
    );
    expect(takeLog()).toHaveLength(5);
  });

  it('limits requests per address and in total, before reading the body', async () => {
    const { handle } = testContact({ limits: { perAddressMinute: 2, overAllMinute: 3 } });
    const from = async (address: string, body: unknown = WRITTEN) =>
      (await handle(contactRequest(body), { address })).status;
    expect([await from('203.0.113.9'), await from('203.0.113.9', 'x'), await from('203.0.113.9')]).toEqual([
      200, 400, 429,
    ]);
    expect([await from('203.0.113.10'), await from('203.0.113.11')]).toEqual([200, 429]);
    const answer = await handle(contactRequest(WRITTEN), { address: '203.0.113.9' });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('confirms a message with the honeypot filled in, but does not store it', async () => {
    const mail = testMail();
    const { handle, stored, takeLog } = testContact({ mail });
    const answer = await handle(contactRequest({ ...WRITTEN, extra: 'https://spam.example' }));
    expect(await read(answer)).toEqual({ status: 200, body: RECEIVED });
    expect([stored.size, mail.send.mock.calls.length]).toEqual([0, 0]);
    expect(takeLog()).toMatchObject([{ fields: { outcome: 'trapped' } }]);
  });
});

describe('user input', () => {
  it.each([
    ['markup', '<script>alert(1)</script> & "quotes" \' -- ; drop table contact_messages'],
    ['right to left', 'مرحبا، أريد عرضًا'],
    ['emoji', '👩‍👩‍👧‍👦 🚗💨'],
    ['the longest', 'ü'.repeat(10_000)],
    ['lines', 'one\ntwo\n\nthree'],
  ])('stores user input unchanged: %s', async (_, message) => {
    const { handle, stored } = testContact();
    expect((await handle(contactRequest({ ...WRITTEN, message }))).status).toBe(200);
    expect([...stored.values()][0]?.message).toBe(message);
  });

  it('removes line ends, direction marks, lone surrogates and control characters', async () => {
    const { handle, stored } = testContact();
    const wild = {
      ...WRITTEN,
      name: 'Jane\u200E\u200F\u061C\r\nBcc: everybody@example.com',
      subject: 'Price\u202E gnihton\u2028 \0',
      message: 'a\r\nb\rc\0\u001B[31m \uD800',
    };
    expect((await handle(contactRequest(wild))).status).toBe(200);
    expect([...stored.values()][0]).toMatchObject({
      name: 'Jane Bcc: everybody@example.com',
      subject: 'Price  gnihton',
      message: 'a\nb\nc[31m \uFFFD',
    });
  });

  it.each([
    'jane@example.com\r\nBcc: x@example.com',
    'jane@example.com, x@example.com',
    '<jane@example.com>',
    '=?utf-8?q?jane=40example.com?=@example.org',
  ])('rejects the email address %j', async (email) => {
    const answer = await testContact().handle(contactRequest({ ...WRITTEN, email }));
    expect(await answer.json()).toMatchObject({ error: { fields: { email: expect.any(String) as string } } });
  });
});

describe('failures', () => {
  it('returns 503 if the store fails, and logs only the error code', async () => {
    const failure = Object.assign(new Error('invalid input: "Jane Doe"'), { code: '22021' });
    const { handle, takeLog } = testContact({
      store: { ...memoryMessages().store, save: () => Promise.reject(failure) },
    });
    const answer = await handle(contactRequest(WRITTEN));
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await read(answer)).toMatchObject({ status: 503, body: { error: { code: 'not-stored' } } });
    const lines = takeLog();
    expect(lines.map(({ level, fields }) => [level, fields['code'] ?? fields['outcome']])).toEqual([
      ['error', '22021'],
      ['info', 'not-stored'],
    ]);
    expect(JSON.stringify(lines)).not.toContain('Jane');
  });

  it('stores and confirms the message if mail fails', async () => {
    const refused = Object.assign(new Error('550 <jane.doe@example.com> unknown'), {
      code: 'EENVELOPE',
      responseCode: 550,
    });
    const { handle, stored, takeLog } = testContact({ mail: testMail(() => Promise.reject(refused)) });
    expect((await handle(contactRequest(WRITTEN))).status).toBe(200);
    expect(stored.size).toBe(1);
    const lines = takeLog();
    expect(lines).toMatchObject([
      { level: 'error', fields: { failure: 'Error', code: 'EENVELOPE', reply: 550 } },
      { level: 'info', fields: { outcome: 'stored' } },
    ]);
    expect(JSON.stringify(lines)).not.toContain('jane');
  });

  it('does not wait for mail on a host that keeps running after the response', async () => {
    let sent = () => {};
    const mail = testMail(() => new Promise((resolve) => (sent = resolve)));
    const waiting: Promise<void>[] = [];
    const { handle } = testContact({ mail, waitUntil: (work) => void waiting.push(work) });
    const answer = await handle(contactRequest(WRITTEN));
    expect([answer.status, waiting.length, mail.send.mock.calls.length]).toEqual([200, 1, 1]);
    sent();
    await Promise.all(waiting);
  });
});

describe('retention', () => {
  it('deletes expired messages when another one arrives', async () => {
    const { handle, deletions } = testContact({ retentionDays: 30 });
    await handle(contactRequest(WRITTEN));
    expect(deletions).toEqual([new Date(NOW.getTime() - 30 * 86_400_000)]);
  });

  it('logs a failed deletion', async () => {
    const store = { ...memoryMessages().store, deleteBefore: () => Promise.reject(new TypeError('gone')) };
    const { handle, takeLog } = testContact({ store });
    expect((await handle(contactRequest(WRITTEN))).status).toBe(200);
    expect(takeLog()).toMatchObject([{ level: 'error', fields: { failure: 'TypeError' } }, { level: 'info' }]);
  });
});

describe('the log', () => {
  it('contains no personal data', async () => {
    const { handle, takeLog } = testContact();
    await handle(contactRequest(WRITTEN), { address: '203.0.113.9' });
    await handle(contactRequest({ ...WRITTEN, email: 'Jane' }), { address: '203.0.113.9' });
    const lines = takeLog();
    expect(lines.map(({ fields: { ms, ...fields } }) => [typeof ms, fields])).toEqual([
      ['number', { limits: 'memory', kind: 'message', outcome: 'stored', status: 200 }],
      ['number', { limits: 'memory', outcome: 'invalid', status: 400 }],
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/jane|Doe|203\.0|Three sites/i);
  });
});
