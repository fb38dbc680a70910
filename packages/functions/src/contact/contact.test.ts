import { describe, expect, it, vi } from 'vitest';
import {
  BOOKING_INPUT,
  createContactRequest,
  SAVED_MESSAGE,
  createMemoryMessages,
  createTestContact,
  CONTACT_INPUT,
} from '../../test/contact.ts';
import { NOW } from '../../test/signed.ts';
import type { Mail } from './mail.ts';

const RECEIVED_BODY = { status: 'received' };
const ANOTHER_KEY = '11111111-1111-4111-8111-111111111111';

async function readResponse(answer: Response): Promise<{ status: number; body: unknown }> {
  return { status: answer.status, body: await answer.json() };
}

function createTestMail(send: Mail['send'] = async () => {}) {
  return { send: vi.fn<Mail['send']>(send), close: async () => {} };
}

describe('POST /api/contact', () => {
  it('stores and confirms a message', async () => {
    const { handle, storedMessages } = createTestContact();
    expect(await readResponse(await handle(createContactRequest(CONTACT_INPUT)))).toEqual({
      status: 200,
      body: RECEIVED_BODY,
    });
    expect([...storedMessages]).toEqual([[CONTACT_INPUT.idempotencyKey, SAVED_MESSAGE]]);
  });

  it('stores a booking with or without a message', async () => {
    const { handle, storedMessages } = createTestContact();
    await handle(createContactRequest(BOOKING_INPUT));
    await handle(
      createContactRequest({ ...BOOKING_INPUT, message: 'The phone calls, please.', idempotencyKey: ANOTHER_KEY }),
    );
    const booking = {
      kind: 'booking',
      subject: 'Demo',
      phone: null,
      company: 'Doe Motors',
      day: '2026-11-24',
      time: 'morning',
    };
    expect([...storedMessages.values()]).toMatchObject([
      { ...booking, message: '' },
      { ...booking, message: 'The phone calls, please.' },
    ]);
  });

  it('stores a booking’s phone number and rejects a number without an area code', async () => {
    const { handle, storedMessages } = createTestContact();
    await handle(createContactRequest({ ...BOOKING_INPUT, phone: ' 020 7946 0123 ' }));
    await handle(createContactRequest({ ...BOOKING_INPUT, phone: '  ', idempotencyKey: ANOTHER_KEY }));
    expect([...storedMessages.values()].map(({ phone }) => phone)).toEqual(['020 7946 0123', null]);
    const response = await readResponse(
      await handle(createContactRequest({ ...BOOKING_INPUT, phone: 'ask Bob: 123' })),
    );
    expect(response).toMatchObject({
      status: 400,
      body: { error: { fields: { phone: 'Enter a phone number with its area code' } } },
    });
  });

  it('stores a repeated message once and returns 409 for another with its key', async () => {
    const mail = createTestMail();
    const { handle, storedMessages, takeLog } = createTestContact({ mail });
    for (let time = 0; time < 3; time += 1) {
      const submission = {
        ...CONTACT_INPUT,
        idempotencyKey: time === 1 ? CONTACT_INPUT.idempotencyKey.toUpperCase() : CONTACT_INPUT.idempotencyKey,
      };
      expect(await readResponse(await handle(createContactRequest(submission)))).toEqual({
        status: 200,
        body: RECEIVED_BODY,
      });
    }
    expect(
      await readResponse(await handle(createContactRequest({ ...CONTACT_INPUT, message: 'Other words' }))),
    ).toMatchObject({
      status: 409,
      body: { error: { code: 'conflict' } },
    });
    expect([storedMessages.size, mail.send.mock.calls.length]).toEqual([1, 1]);
    expect(takeLog().map(({ fields }) => fields['outcome'])).toEqual(['stored', 'known', 'known', 'conflict']);
  });

  it('names every invalid field', async () => {
    const { handle, storedMessages } = createTestContact();
    const invalidInput = {
      ...CONTACT_INPUT,
      name: ' \u200B ',
      email: 'jane',
      subject: 'x'.repeat(301),
      message: '\n\n',
    };
    expect(await readResponse(await handle(createContactRequest(invalidInput)))).toEqual({
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
    expect(await readResponse(await handle(createContactRequest({ idempotencyKey: ANOTHER_KEY })))).toMatchObject({
      status: 400,
      body: { error: { fields: { name: 'Full Name is required', message: 'Message is required' } } },
    });
    expect(storedMessages.size).toBe(0);
  });

  it.each([
    ['2026-11-22', 'Choose a day from Monday to Friday'],
    ['2026-11-17', 'Choose a day within the next 90 days'],
    ['2027-11-22', 'Choose a day within the next 90 days'],
    ['2026-02-30', 'Choose a day from Monday to Friday'],
    ['tomorrow', 'Choose a day'],
  ])('rejects the day %s', async (day, why) => {
    const response = await createTestContact().handle(createContactRequest({ ...BOOKING_INPUT, day, time: 'night' }));
    expect(await response.json()).toMatchObject({
      error: { code: 'invalid', fields: { day: why, time: 'Choose a time of day' } },
    });
  });

  it.each([
    ['text that is not JSON', 'name=Jane'],
    ['a list', []],
    ['an empty body', ''],
    ['a missing key', { ...CONTACT_INPUT, idempotencyKey: undefined }],
    ['an invalid key', { ...CONTACT_INPUT, idempotencyKey: '1 or 1=1' }],
    ['an unknown kind', { ...CONTACT_INPUT, kind: 'order' }],
  ])('returns 400 for %s', async (_, body) => {
    const response = await createTestContact().handle(createContactRequest(body));
    expect(await readResponse(response)).toMatchObject({ status: 400, body: { error: { code: 'malformed' } } });
  });

  it('rejects methods other than POST, types other than JSON, and oversized bodies', async () => {
    const { handle, takeLog } = createTestContact();
    const responses = [
      await handle(new Request('https://example.com/api/contact')),
      await handle(createContactRequest('', { method: 'OPTIONS', headers: { origin: 'https://other.example' } })),
      await handle(createContactRequest(CONTACT_INPUT, { headers: { 'content-type': 'text/plain' } })),
      await handle(
        createContactRequest(CONTACT_INPUT, { headers: { 'content-type': 'application/json; charset=utf-8' } }),
      ),
      await handle(createContactRequest({ ...CONTACT_INPUT, message: 'x'.repeat(70_000) })),
    ];
    expect(responses.map(({ status }) => status)).toEqual([405, 405, 415, 200, 413]);
    expect(
      responses.flatMap(({ headers }) => [...headers.keys()].filter((name) => name.startsWith('access-'))),
    ).toEqual([]);
    expect(takeLog()).toHaveLength(5);
  });

  it('limits requests per address and in total', async () => {
    const { handle } = createTestContact({ limits: { perAddressMinute: 2, overAllMinute: 3 } });
    const sendFrom = async (address: string, body: unknown = CONTACT_INPUT) =>
      (await handle(createContactRequest(body), { address })).status;
    expect([await sendFrom('203.0.113.9'), await sendFrom('203.0.113.9', 'x'), await sendFrom('203.0.113.9')]).toEqual([
      200, 400, 429,
    ]);
    expect([await sendFrom('203.0.113.10'), await sendFrom('203.0.113.11')]).toEqual([200, 429]);
    const response = await handle(createContactRequest(CONTACT_INPUT), { address: '203.0.113.9' });
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('confirms but does not store a message whose honeypot is filled in', async () => {
    const mail = createTestMail();
    const { handle, storedMessages, takeLog } = createTestContact({ mail });
    const response = await handle(createContactRequest({ ...CONTACT_INPUT, extra: 'https://spam.example' }));
    expect(await readResponse(response)).toEqual({ status: 200, body: RECEIVED_BODY });
    expect([storedMessages.size, mail.send.mock.calls.length]).toEqual([0, 0]);
    expect(takeLog()).toMatchObject([{ fields: { outcome: 'trapped' } }]);
  });
});

describe('user input', () => {
  it.each([
    ['markup', '<script>alert(1)</script> & "quotes" \' -- ; drop table contact_messages'],
    ['right-to-left text', 'مرحبا، أريد عرضًا'],
    ['emoji', '👩‍👩‍👧‍👦 🚗💨'],
    ['10,000 characters', 'ü'.repeat(10_000)],
    ['several lines', 'one\ntwo\n\nthree'],
  ])('stores user input unchanged: %s', async (_, message) => {
    const { handle, storedMessages } = createTestContact();
    expect((await handle(createContactRequest({ ...CONTACT_INPUT, message }))).status).toBe(200);
    expect([...storedMessages.values()][0]?.message).toBe(message);
  });

  it('sanitises line ends, direction marks, lone surrogates and control characters', async () => {
    const { handle, storedMessages } = createTestContact();
    const input = {
      ...CONTACT_INPUT,
      name: 'Jane\u200E\u200F\u061C\r\nBcc: everybody@example.com',
      subject: 'Price\u202E gnihton\u2028 \0',
      message: 'a\r\nb\rc\0\u001B[31m \uD800',
    };
    expect((await handle(createContactRequest(input))).status).toBe(200);
    expect([...storedMessages.values()][0]).toMatchObject({
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
    const response = await createTestContact().handle(createContactRequest({ ...CONTACT_INPUT, email }));
    expect(await response.json()).toMatchObject({ error: { fields: { email: expect.any(String) as string } } });
  });
});

describe('failures', () => {
  it('returns 503 if the store fails and logs only the error code', async () => {
    const failure = Object.assign(new Error('invalid input: "Jane Doe"'), { code: '22021' });
    const { handle, takeLog } = createTestContact({
      store: { ...createMemoryMessages().store, save: () => Promise.reject(failure) },
    });
    const response = await handle(createContactRequest(CONTACT_INPUT));
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await readResponse(response)).toMatchObject({ status: 503, body: { error: { code: 'not-stored' } } });
    const lines = takeLog();
    expect(lines.map(({ level, fields }) => [level, fields['code'] ?? fields['outcome']])).toEqual([
      ['error', '22021'],
      ['info', 'not-stored'],
    ]);
    expect(JSON.stringify(lines)).not.toContain('Jane');
  });

  it('stores and confirms the message even if the mail cannot be sent', async () => {
    const rejectionError = Object.assign(new Error('550 <jane.doe@example.com> unknown'), {
      code: 'EENVELOPE',
      responseCode: 550,
    });
    const { handle, storedMessages, takeLog } = createTestContact({
      mail: createTestMail(() => Promise.reject(rejectionError)),
    });
    expect((await handle(createContactRequest(CONTACT_INPUT))).status).toBe(200);
    expect(storedMessages.size).toBe(1);
    const lines = takeLog();
    expect(lines).toMatchObject([
      { level: 'error', fields: { failure: 'Error', code: 'EENVELOPE', reply: 550 } },
      { level: 'info', fields: { outcome: 'stored' } },
    ]);
    expect(JSON.stringify(lines)).not.toContain('jane');
  });

  it('does not wait for mail on a host that keeps running after the response', async () => {
    let finishSending = () => {};
    const mail = createTestMail(() => new Promise((resolve) => (finishSending = resolve)));
    const pendingWork: Promise<void>[] = [];
    const { handle } = createTestContact({ mail, waitUntil: (work) => void pendingWork.push(work) });
    const response = await handle(createContactRequest(CONTACT_INPUT));
    expect([response.status, pendingWork.length, mail.send.mock.calls.length]).toEqual([200, 1, 1]);
    finishSending();
    await Promise.all(pendingWork);
  });
});

describe('retention', () => {
  it('deletes expired messages when another message arrives', async () => {
    const { handle, deletions } = createTestContact({ retentionDays: 30 });
    await handle(createContactRequest(CONTACT_INPUT));
    expect(deletions).toEqual([new Date(NOW.getTime() - 30 * 86_400_000)]);
  });

  it('logs a failed deletion', async () => {
    const store = { ...createMemoryMessages().store, deleteBefore: () => Promise.reject(new TypeError('gone')) };
    const { handle, takeLog } = createTestContact({ store });
    expect((await handle(createContactRequest(CONTACT_INPUT))).status).toBe(200);
    expect(takeLog()).toMatchObject([{ level: 'error', fields: { failure: 'TypeError' } }, { level: 'info' }]);
  });
});

describe('the log', () => {
  it('contains no personal data', async () => {
    const { handle, takeLog } = createTestContact();
    await handle(createContactRequest(CONTACT_INPUT), { address: '203.0.113.9' });
    await handle(createContactRequest({ ...CONTACT_INPUT, email: 'Jane' }), { address: '203.0.113.9' });
    const lines = takeLog();
    expect(lines.map(({ fields: { ms, ...fields } }) => [typeof ms, fields])).toEqual([
      ['number', { limits: 'memory', kind: 'message', outcome: 'stored', status: 200 }],
      ['number', { limits: 'memory', outcome: 'invalid', status: 400 }],
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/jane|Doe|203\.0|Three sites/i);
  });
});
