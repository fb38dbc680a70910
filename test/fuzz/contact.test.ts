import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HOSTILE } from '../../packages/search-core/test/hostile.ts';
import {
  BOOKING_INPUT,
  createContactRequest,
  createTestContact,
  CONTACT_INPUT,
} from '../../packages/functions/test/contact.ts';

/** The number of runs. `npm run test:full` uses 20,000. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 1_000) / 5;

const anyText = fc.string({ unit: 'binary', maxLength: 80 });
const hostileText = fc.constantFrom(...HOSTILE);
const value = fc.oneof(
  hostileText,
  anyText,
  fc.jsonValue(),
  fc.integer({ min: 1, max: 12_000 }).map((length) => 'é'.repeat(length)),
);

/** Request bodies of both forms, with some fields replaced and unknown ones added. */
const damagedBody = fc
  .tuple(
    fc.constantFrom(CONTACT_INPUT, BOOKING_INPUT),
    fc.dictionary(
      fc.constantFrom(
        ...Object.keys({ ...CONTACT_INPUT, ...BOOKING_INPUT }),
        'extra',
        '__proto__',
        'constructor',
        'toString',
      ),
      value,
      { maxKeys: 3 },
    ),
    fc.uuid(),
  )
  .map(([body, other, idempotencyKey]) => JSON.stringify({ ...body, idempotencyKey, ...other }));
const body = fc.oneof(
  { weight: 8, arbitrary: damagedBody },
  { weight: 1, arbitrary: fc.tuple(damagedBody, fc.nat(400)).map(([text, at]) => text.slice(0, at)) },
  {
    weight: 1,
    arbitrary: fc.oneof(
      hostileText,
      anyText,
      fc.jsonValue().map((json) => JSON.stringify(json)),
    ),
  },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 70_000 }).map((times) => '['.repeat(times)) },
);

const EXPECTED_CODES = new Map([
  [400, ['malformed', 'invalid']],
  [409, ['conflict']],
  [413, ['too-large']],
]);

it(
  `responds to any request as the contract says (${RUNS} runs)`,
  async () => {
    const unlimited = { perAddressMinute: Infinity, perAddressHour: Infinity, overAllMinute: Infinity };
    const { handle, takeLog, storedMessages } = createTestContact({ limits: unlimited });
    const responseCounts = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(body, async (text) => {
        storedMessages.clear();
        const response = await handle(createContactRequest(text));
        responseCounts.set(response.status, (responseCounts.get(response.status) ?? 0) + 1);
        const json = JSON.parse(await response.text()) as Record<string, unknown>;
        expect(takeLog().map(({ level, fields }) => [level, fields['status']])).toEqual([['info', response.status]]);
        if (response.status === 200) expect(json).toEqual({ status: 'received' });
        else expect(EXPECTED_CODES.get(response.status)).toContain((json['error'] as { code: string }).code);
        for (const { message, ...lines } of storedMessages.values()) {
          // PostgreSQL rejects U+0000 and lone surrogates, and headers reject line ends.
          expect(message).not.toMatch(/[^\P{Cc}\n\t]|\p{Cs}/u);
          expect(Object.values(lines).join('')).not.toMatch(/\p{Cc}|\p{Cs}|\p{Zl}|\p{Zp}/u);
          expect(lines.email).toMatch(/^[^\s,;<>()"]+@[^\s,;<>()"@]+$/);
        }
      }),
      { numRuns: RUNS },
    );
    expect(responseCounts.get(200)).toBeGreaterThan(RUNS / 20);
    expect(responseCounts.get(400)).toBeGreaterThan(RUNS / 20);
    expect(Object.prototype).not.toHaveProperty('polluted');
  },
  Math.max(30_000, RUNS * 20),
);
