import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { HOSTILE } from '../../packages/search-core/test/hostile.ts';
import { createTestHandler } from '../../packages/functions/test/handler.ts';
import { NOW, createSignedRequest, createUnsignedRequest } from '../../packages/functions/test/signed.ts';

/** The number of runs. `npm run test:full` uses 100,000. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 400);

/** Realistic sentences, used whole and damaged. */
const SENTENCES = readFileSync(new URL('../../data/nlq/dev.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .flatMap((line) => (JSON.parse(line) as { turns: unknown[] }).turns)
  .filter((turn) => typeof turn === 'string');

const anyText = fc.string({ unit: 'binary', maxLength: 80 });
const hostileText = fc.constantFrom(...HOSTILE);
const sentence = fc.constantFrom(...SENTENCES);

/** A sentence with other text inserted, up to 40 times in a row. */
const brokenSentence = fc
  .tuple(sentence, fc.oneof(hostileText, anyText, sentence), fc.nat(120), fc.integer({ min: 1, max: 40 }))
  .map(([text, other, at, times]) => (text.slice(0, at) + other + text.slice(at)).repeat(times));
const figures = fc
  .tuple(
    fc.constantFrom('under £', 'over ', 'between ', 'max ', '-£', 'year '),
    fc.oneof(fc.double(), fc.bigInt(), hostileText),
  )
  .map(([words, figure]) => `BMW ${words}${String(figure)} and ${String(figure)} miles`);
const content = fc.oneof(sentence, brokenSentence, hostileText, anyText, figures).map((text) => text.slice(0, 2_000));

const role = fc.oneof(
  { weight: 60, arbitrary: fc.constantFrom('user', 'assistant') },
  fc.oneof(anyText, fc.constant('system')),
);
const conversation = fc.record(
  { messages: fc.array(fc.record({ role, content }), { maxLength: 8 }), extractParams: fc.boolean() },
  { requiredKeys: ['messages'] },
);
/** Requests with one field added or overwritten. */
const damagedBody = fc
  .tuple(
    conversation,
    fc.constantFrom('messages', 'extractParams', '__proto__', 'constructor', 'toString'),
    fc.jsonValue(),
  )
  .map(([body, key, value]) =>
    JSON.stringify(body).replace(/\}$/, `,${JSON.stringify(key)}:${JSON.stringify(value)}}`),
  );
const truncatedBody = fc.tuple(conversation, fc.nat(400)).map(([body, at]) => JSON.stringify(body).slice(0, at));
/** Deep or long bodies. At least half of them are too large. */
const deepBody = fc
  .tuple(
    fc.constantFrom('[', '{"messages":', '{"a":[', '"', '[[1,'),
    fc.oneof(fc.integer({ min: 1, max: 12_000 }), fc.constant(70_000)),
  )
  .map(([opening, times]) => opening.repeat(times).slice(0, 70_000));

const body: fc.Arbitrary<string | Uint8Array<ArrayBuffer>> = fc.oneof(
  { weight: 6, arbitrary: conversation.map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: damagedBody },
  { weight: 1, arbitrary: truncatedBody },
  { weight: 1, arbitrary: fc.jsonValue().map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: fc.oneof(hostileText, anyText) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Uint8Array.from(bytes)) },
  { weight: 1, arbitrary: deepBody },
);

/** Only valid header values, because a request with others never reaches a handler. */
const headerValue = fc.oneof(
  fc.constantFrom('', '0', '-1', '1e3', 'Ù£Ù&', 'NaN', String(NOW.getTime() / 1_000), 'f'.repeat(64), 'F'.repeat(63)),
  fc.string({ maxLength: 90 }),
);
const request = fc.oneof(
  { weight: 12, arbitrary: body.map((value) => () => createSignedRequest(value)) },
  {
    weight: 1,
    arbitrary: fc.tuple(body, headerValue, headerValue).map(
      ([value, time, tag]) =>
        async () =>
          createUnsignedRequest({ body: value, headers: { 'X-ADS-Timestamp': time, 'X-ADS-Signature': tag } }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND')
      .map((method) => async () => createUnsignedRequest({ method })),
  },
);

const EXPECTED_CODES = new Map([
  [400, ['malformed']],
  [401, ['unsigned', 'wrong', 'stale']],
  [405, ['method-not-allowed']],
  [413, ['too-large']],
]);

it(
  `responds to any request as the contract says (${RUNS} runs)`,
  async () => {
    const unlimited = { perAddressMinute: Infinity, perAddressHour: Infinity, overAllMinute: Infinity };
    const { handle, takeLog } = createTestHandler({ limits: unlimited });
    const responseCounts = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(request, anyText, async (make, address) => {
        const sentRequest = await make();
        const response = await handle(sentRequest, { address });
        responseCounts.set(response.status, (responseCounts.get(response.status) ?? 0) + 1);
        const text = await response.text();
        const lines = takeLog();
        expect(lines.map(({ level, fields }) => [level, fields['status']])).toEqual([['info', response.status]]);
        if (sentRequest.method === 'HEAD') {
          expect(text).toBe('');
          return;
        }
        const json = JSON.parse(text) as Record<string, unknown>;
        if (response.status !== 200) {
          expect(json).toEqual({
            error: expect.objectContaining({
              code: expect.any(String) as string,
              message: expect.any(String) as string,
            }) as object,
          });
          expect(EXPECTED_CODES.get(response.status)).toContain((json['error'] as { code: string }).code);
          return;
        }
        if ('response' in json) expect(json).toEqual({ response: expect.stringMatching(/\S/) as string });
        else {
          expect(Object.keys(json)).toEqual(['searchParams', 'explanation']);
          expect(Object.keys(json['explanation'] as object)).toEqual(['values', 'excluded', 'unread']);
        }
      }),
      { numRuns: RUNS },
    );
    // Every kind of response must occur. Otherwise the requests were rejected too early.
    expect([...responseCounts.keys()].toSorted((one, other) => one - other)).toEqual([200, ...EXPECTED_CODES.keys()]);
    expect(responseCounts.get(200)).toBeGreaterThan(RUNS / 4);
    expect(Object.prototype).not.toHaveProperty('polluted');
  },
  Math.max(30_000, RUNS * 20),
);
