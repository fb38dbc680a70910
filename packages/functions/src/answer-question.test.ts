import { describe, expect, it, vi } from 'vitest';
import { createTestHandler } from '../test/handler.ts';
import { createBody, createSignedRequest } from '../test/signed.ts';
import type { Understanding } from '@forecourt/assistant/conversation';
import { ModelError } from './model/model-error.ts';
import type { Model } from './model/model.ts';

const TOKEN_USE = { promptTokens: 300, completionTokens: 50 };
const ESTIMATED_TOKENS = 1_000;

const NO_FINDINGS: Understanding = { intent: 'search', values: [], excluded: [] };
/** The understanding that `createFakeModel` returns by default. Its intent is visible in the reply. */
const THANKS: Understanding = { ...NO_FINDINGS, intent: 'thanks' };
const UNREADABLE_MESSAGE = 'glorfin quibbet marn';
const THANKS_REPLY = "You're welcome. Do you have a make or model in mind, or a type such as a hatchback or an SUV?";

function createFakeModel(
  understand: Model['understand'] = () => Promise.resolve({ understanding: THANKS, use: TOKEN_USE }),
) {
  const signals: AbortSignal[] = [];
  const model: Model = {
    estimate: () => ESTIMATED_TOKENS,
    understand(input) {
      signals.push(input.signal);
      return understand(input);
    },
  };
  return { model, signals };
}

const createFailingModel = (error: Error) => (): Promise<never> => Promise.reject(error);

describe('the assistant with a model', () => {
  it('replies to an intent that only the model recognised, and counts its tokens', async () => {
    const { model } = createFakeModel();
    const { handle, takeLog, budget } = createTestHandler({
      model,
      tokens: { perDay: 10_000, perAddressAndDay: 10_000 },
    });
    const response = await handle(await createSignedRequest(createBody(UNREADABLE_MESSAGE)));
    expect(await response.json()).toEqual({ response: THANKS_REPLY });
    expect(takeLog()).toMatchObject([{ fields: { source: 'model', tokens: 350 } }]);
    expect(await budget.getRemainingShare()).toBeCloseTo(0.965);
  });

  it.each(['Hello', 'thanks', 'BMW X5', 'any colour'])(
    'does not ask the model if the rules understand %j',
    async (content) => {
      const { model, signals } = createFakeModel();
      const { handle } = createTestHandler({ model });
      await handle(await createSignedRequest(createBody(content)));
      expect(signals).toEqual([]);
    },
  );

  it('asks the model to extract parameters only if the rules leave words unread', async () => {
    const span = { message: 0, start: 9, end: 21 };
    const understanding: Understanding = {
      ...NO_FINDINGS,
      values: [{ key: 'fuel_type', value: 'Petrol Hybrid', span, confidence: 0.5 }],
    };
    const { model, signals } = createFakeModel(() => Promise.resolve({ understanding: understanding, use: TOKEN_USE }));
    const { handle, takeLog } = createTestHandler({ model });
    const understoodResponse = await handle(await createSignedRequest(createBody('BMW X5', { extractParams: true })));
    expect(await understoodResponse.json()).toMatchObject({ searchParams: { make: 'BMW', model: 'X5' } });
    expect(signals).toEqual([]);
    const partlyReadResponse = await handle(
      await createSignedRequest(createBody('a BMW X5 blorptastic frobnicator', { extractParams: true })),
    );
    expect(await partlyReadResponse.json()).toMatchObject({
      searchParams: { make: 'BMW', model: 'X5', fuel_type: 'Petrol Hybrid' },
      explanation: { values: expect.arrayContaining([understanding.values[0]]) },
    });
    expect(takeLog().map(({ fields }) => fields['source'])).toEqual(['reader', 'model']);
  });

  it.each([
    ['timeout', undefined, ESTIMATED_TOKENS],
    ['malformed', undefined, ESTIMATED_TOKENS],
    ['malformed', TOKEN_USE, 350],
    ['refused', TOKEN_USE, 350],
    ['rate-limited', undefined, 0],
    ['unavailable', undefined, 0],
  ] as const)(
    'after the error %s with token use %o, answers with the rules and charges %d',
    async (code, use, cost) => {
      const error = new ModelError(code, 'The model failed.', use ? { use } : {});
      const { handle, takeLog, budget } = createTestHandler({
        model: createFakeModel(createFailingModel(error)).model,
      });
      const handleByRules = createTestHandler().handle;
      for (const body of [
        createBody(UNREADABLE_MESSAGE),
        createBody('BMW X5 and a frobnicator', { extractParams: true }),
      ]) {
        const shareBefore = await budget.getRemainingShare();
        const response = await handle(await createSignedRequest(body));
        expect([response.status, await response.json()]).toEqual([
          200,
          await (await handleByRules(await createSignedRequest(body))).json(),
        ]);
        expect(shareBefore - (await budget.getRemainingShare())).toBeCloseTo(cost / 100_000);
      }
      expect(takeLog()).toMatchObject([
        { level: 'info', fields: { source: 'reader', fallback: code, outcome: 'answered' } },
        { level: 'info', fields: { source: 'reader', fallback: code, outcome: 'answered' } },
      ]);
    },
  );

  it.each([1e308, Number.MAX_VALUE, Number.POSITIVE_INFINITY, Number.NaN, -1, -1e308, 100_000])(
    'counts the reserved tokens if the service reports an implausible use of %d',
    async (promptTokens) => {
      const use = { promptTokens, completionTokens: promptTokens };
      for (const answers of [
        async () => ({ understanding: THANKS, use }),
        createFailingModel(new ModelError('malformed', 'No.', { use })),
      ]) {
        const { handle, takeLog, budget } = createTestHandler({ model: createFakeModel(answers).model });
        expect((await handle(await createSignedRequest(createBody(UNREADABLE_MESSAGE)))).status).toBe(200);
        expect(takeLog()).toMatchObject([{ fields: { tokens: ESTIMATED_TOKENS } }]);
        expect(await budget.getRemainingShare()).toBeCloseTo(1 - ESTIMATED_TOKENS / 100_000);
      }
    },
  );

  it('returns 500 for an internal error and does not refund the reserved tokens', async () => {
    const { handle, takeLog, budget } = createTestHandler({
      model: createFakeModel(createFailingModel(new TypeError('a bug'))).model,
    });
    expect((await handle(await createSignedRequest(createBody(UNREADABLE_MESSAGE)))).status).toBe(500);
    expect(takeLog()).toMatchObject([{ level: 'error', fields: { message: 'a bug' } }]);
    expect(await budget.getRemainingShare()).toBeCloseTo(0.99);
  });

  it('falls back to the rules when the budget is used up and logs one warning', async () => {
    const { model, signals } = createFakeModel();
    const { handle, takeLog } = createTestHandler({ model, tokens: { perDay: 1_500, perAddressAndDay: 1_500 } });
    const statuses: number[] = [];
    for (const question of ['a', 'b', 'c', 'd'])
      statuses.push((await handle(await createSignedRequest(createBody(question)))).status);
    expect([statuses, signals.length]).toEqual([[200, 200, 200, 200], 2]);
    expect(takeLog().map(({ level, fields }) => [level, fields['source'], fields['fallback']])).toEqual([
      ['info', 'model', undefined],
      ['info', 'model', undefined],
      ['warn', undefined, undefined],
      ['info', 'reader', 'budget'],
      ['info', 'reader', 'budget'],
    ]);
  });

  it('stops calling a model after three failures and answers with the rules', async () => {
    const { model, signals } = createFakeModel(createFailingModel(new ModelError('timeout', 'The model failed.')));
    const { handle, takeLog, budget } = createTestHandler({ model });
    for (const question of ['a', 'b', 'c', 'd', 'e']) await handle(await createSignedRequest(createBody(question)));
    expect(signals).toHaveLength(3);
    expect(await budget.getRemainingShare()).toBeCloseTo(1 - (3 * ESTIMATED_TOKENS) / 100_000);
    expect(takeLog().map(({ level, fields }) => [level, fields['fallback']])).toEqual([
      ['info', 'timeout'],
      ['info', 'timeout'],
      ['warn', undefined],
      ['info', 'timeout'],
      ['info', 'resting'],
      ['info', 'resting'],
    ]);
  });

  it('keeps calling a model that writes unusable answers', async () => {
    const { model, signals } = createFakeModel(
      createFailingModel(new ModelError('malformed', 'No.', { use: TOKEN_USE })),
    );
    const { handle } = createTestHandler({ model });
    for (const question of ['a', 'b', 'c', 'd', 'e']) await handle(await createSignedRequest(createBody(question)));
    expect(signals).toHaveLength(5);
  });

  it('falls back to the rules only for an address that used up its share', async () => {
    const { model } = createFakeModel();
    const { handle, takeLog } = createTestHandler({ model, tokens: { perDay: 100_000, perAddressAndDay: 1_200 } });
    for (const [question, address] of Object.entries({ a: '192.0.2.1', b: '192.0.2.1', c: '192.0.2.2' })) {
      await handle(await createSignedRequest(createBody(question)), { address });
    }
    expect(takeLog().map(({ fields }) => fields['source'])).toEqual(['model', 'reader', 'model']);
  });

  it('does not call the model again for a repeated request', async () => {
    const { model, signals } = createFakeModel();
    const { handle } = createTestHandler({ model });
    const responses = await Promise.all(
      [1, 2, 3].map(async () => handle(await createSignedRequest(createBody(UNREADABLE_MESSAGE)))),
    );
    responses.push(await handle(await createSignedRequest(createBody(UNREADABLE_MESSAGE))));
    expect(await Promise.all(responses.map((answer) => answer.json()))).toEqual(
      Array.from({ length: 4 }, () => ({ response: THANKS_REPLY })),
    );
    expect(signals).toHaveLength(1);
  });

  it('aborts the call when the last caller disconnects', async () => {
    const signals: AbortSignal[] = [];
    let sendAnswer = () => {};
    const answerPromise = new Promise<void>((resolve) => (sendAnswer = resolve));
    const understandSlowly: Model['understand'] = ({ signal }) =>
      new Promise((resolve, reject) => {
        signals.push(signal);
        signal.addEventListener('abort', () => reject(signal.reason as Error));
        void answerPromise.then(() => resolve({ understanding: THANKS, use: TOKEN_USE }));
      });
    const { handle, takeLog, budget } = createTestHandler({ model: createFakeModel(understandSlowly).model });
    const [leavingCaller, stayingCaller, onlyCaller] = [
      new AbortController(),
      new AbortController(),
      new AbortController(),
    ];
    const [leavingAnswer, stayingAnswer, onlyAnswer] = [
      handle(await createSignedRequest(createBody(UNREADABLE_MESSAGE)), { signal: leavingCaller.signal }),
      handle(await createSignedRequest(createBody(UNREADABLE_MESSAGE)), { signal: stayingCaller.signal }),
      handle(await createSignedRequest(createBody(`${UNREADABLE_MESSAGE} alone`)), { signal: onlyCaller.signal }),
    ];
    await vi.waitFor(() => expect(signals).toHaveLength(2));
    leavingCaller.abort();
    onlyCaller.abort();
    expect([(await leavingAnswer).status, (await onlyAnswer).status]).toEqual([503, 503]);
    sendAnswer();
    expect(await (await stayingAnswer).json()).toEqual({ response: THANKS_REPLY });
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, true]);
    expect(takeLog().map(({ fields }) => fields['outcome'])).toEqual(
      expect.arrayContaining(['aborted', 'aborted', 'replayed']),
    );
    // The service may have charged for the aborted call.
    expect(await budget.getRemainingShare()).toBeCloseTo(1 - (ESTIMATED_TOKENS + 350) / 100_000);
  });
});
