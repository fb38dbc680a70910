import { TIMESTAMP_HEADER } from '@forecourt/search-core';
import { atom, createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createChat, type ConversationResult } from './chat.ts';
import { createConversation, CHAT_TEXTS } from './conversation.ts';

vi.mock('../../config/env.ts', () => ({ env: { signingSecret: 'a-secret-for-tests' } }));

interface Call {
  body: { messages: { role: string; content: string }[]; extractParams?: true };
  timestamp: number;
  signal: AbortSignal;
  answer: (body: unknown, init?: ResponseInit) => void;
  fail: (error: Error) => void;
}

let calls: Call[];
let loggedErrors: unknown[][];

beforeEach(() => {
  calls = [];
  loggedErrors = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'error').mockImplementation((...line: unknown[]) => void loggedErrors.push(line));
  vi.stubGlobal(
    'fetch',
    (_url: string, { body, headers, signal }: { body: string; headers: Record<string, string>; signal: AbortSignal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
        calls.push({
          body: JSON.parse(body) as Call['body'],
          timestamp: Number(headers[TIMESTAMP_HEADER]),
          signal,
          answer: (json, init) => resolve(new Response(typeof json === 'string' ? json : JSON.stringify(json), init)),
          fail: reject,
        });
      }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function setUp() {
  const store = createStore();
  const chat = createChat(atom(createConversation()));
  const shownResults: ConversationResult[] = [];
  const steps = { prepare: async () => {}, show: (result: ConversationResult) => void shownResults.push(result) };
  return {
    chat,
    shown: shownResults,
    send: (text: string) => store.set(chat.sendAtom, text),
    decline: () => store.set(chat.declineAtom),
    search: (overrides: Partial<typeof steps> = {}) => store.set(chat.searchAtom, { ...steps, ...overrides }),
    clear: () => store.set(chat.clearAtom),
    leave: () => store.set(chat.leaveAtom),
    conversation: () => store.get(chat.conversationAtom),
    last: () => store.get(chat.conversationAtom).turns.at(-1)?.content,
    phase: () => store.get(chat.conversationAtom).phase,
  };
}
type Setup = ReturnType<typeof setUp>;

// Polls at a short interval, because each poll also advances the fake timers by the interval.
const POLLING = { interval: 2 };

const waitForCall = (index: number): Promise<Call> =>
  vi.waitFor(() => calls[index] ?? Promise.reject(new Error(`Call ${index} was not made.`)), POLLING);
const waitForPhase = (setup: Setup, phase: string) => vi.waitFor(() => expect(setup.phase()).toBe(phase), POLLING);

/** Sends a message whose reply asks to confirm the search. */
async function ask(setup: Setup) {
  setup.send('BMW X5');
  (await waitForCall(0)).answer({ response: 'Shall I search?' });
  await waitForPhase(setup, 'asking');
}

const extraction = {
  searchParams: { make: 'BMW' },
  explanation: {
    values: [{ key: 'make', value: 'BMW', span: { message: 0, start: 0, end: 3 }, confidence: 1 }],
    excluded: [],
    unread: [{ message: 2, start: 0, end: 3 }],
  },
};

test('shows a reply and sends the previous turns with the next message', async () => {
  const setup = setUp();
  setup.send(' BMW ');
  (await waitForCall(0)).answer({ response: 'What is your budget?' });
  await waitForPhase(setup, 'listening');
  expect(setup.last()).toBe('What is your budget?');
  setup.send('£20k');
  expect((await waitForCall(1)).body).toEqual({
    messages: [
      { role: 'user', content: 'BMW' },
      { role: 'assistant', content: 'What is your budget?' },
      { role: 'user', content: '£20k' },
    ],
  });
});

test('searches once when Yes is pressed twice', async () => {
  const setup = setUp();
  await ask(setup);
  setup.search();
  setup.search();
  expect((await waitForCall(1)).body).toMatchObject({ extractParams: true, messages: [{}, {}, { content: 'Yes' }] });
  expect(calls).toHaveLength(2);
});

test('shows the search and its typed words 800 ms after the extraction', async () => {
  const setup = setUp();
  await ask(setup);
  setup.search();
  (await waitForCall(1)).answer(extraction);
  await waitForPhase(setup, 'leaving');
  expect(setup.last()).toBe('Perfect! Searching for cars now...');
  // Waiting for the phase has advanced the timers by up to 50 ms.
  await vi.advanceTimersByTimeAsync(749);
  expect(setup.shown).toEqual([]);
  await vi.advanceTimersByTimeAsync(51);
  expect(setup.shown).toMatchObject([{ params: { make: 'BMW' }, typedTexts: ['BMW X5'] }]);
  // A button's text is not listed as unrecognised.
  expect(setup.shown[0]?.explanation.reading).toMatchObject({ values: [{ value: 'BMW' }], unread: [] });
  setup.leave();
  expect(setup.conversation().turns).toEqual([]);
});

describe('clearing', () => {
  test('discards a reply in progress', async () => {
    const setup = setUp();
    setup.send('BMW');
    const { signal, answer } = await waitForCall(0);
    setup.clear();
    expect(signal.aborted).toBe(true);
    answer({ response: 'Shall I search?' });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(setup.conversation()).toMatchObject({ turns: [], phase: 'listening' });
    expect(loggedErrors).toEqual([]);
  });

  test('cancels the search during the 800 ms delay', async () => {
    const setup = setUp();
    await ask(setup);
    setup.search();
    (await waitForCall(1)).answer(extraction);
    await waitForPhase(setup, 'leaving');
    setup.clear();
    await vi.advanceTimersByTimeAsync(2000);
    expect(setup.shown).toEqual([]);
    expect(setup.conversation()).toMatchObject({ turns: [], phase: 'listening' });
  });

  test('gives a new conversation its own reply', async () => {
    const setup = setUp();
    setup.send('BMW');
    await waitForCall(0);
    setup.clear();
    setup.send('Audi');
    (await waitForCall(1)).answer({ response: 'An Audi, then.' });
    await waitForPhase(setup, 'listening');
    expect(setup.conversation().turns.map(({ content }) => content)).toEqual(['Audi', 'An Audi, then.']);
  });
});

describe('leaving the page', () => {
  test('cancels a search in progress and keeps the confirmation', async () => {
    const setup = setUp();
    await ask(setup);
    setup.search();
    (await waitForCall(1)).answer(extraction);
    await waitForPhase(setup, 'leaving');
    setup.leave();
    await vi.advanceTimersByTimeAsync(2000);
    expect(setup.shown).toEqual([]);
    expect(setup.phase()).toBe('asking');
    expect(setup.last()).toBe('Shall I search?');
  });

  test('keeps a reply in progress', async () => {
    const setup = setUp();
    setup.send('BMW');
    const { answer } = await waitForCall(0);
    setup.leave();
    answer({ response: 'What is your budget?' });
    await waitForPhase(setup, 'listening');
    expect(setup.last()).toBe('What is your budget?');
  });
});

describe('failed replies', () => {
  const failures: [string, (call: Call) => void][] = [
    ['a 500', ({ answer }) => answer('', { status: 500 })],
    ['a 429', ({ answer }) => answer({ error: {} }, { status: 429, headers: { 'retry-after': '30' } })],
    ['HTML', ({ answer }) => answer('<!doctype html>')],
    ['an empty reply', ({ answer }) => answer({ response: ' ' })],
    ['a lost connection', ({ fail }) => fail(new TypeError('Failed to fetch'))],
  ];

  test.each(failures)(
    'asks a question after the first failure, and to rephrase after the next: %s',
    async (_, fail) => {
      const setup = setUp();
      setup.send('hello');
      fail(await waitForCall(0));
      await waitForPhase(setup, 'listening');
      expect(setup.last()).toBe(CHAT_TEXTS.first);
      setup.send('hm');
      fail(await waitForCall(1));
      await vi.waitFor(() => expect(setup.last()).toBe(CHAT_TEXTS.later), POLLING);
      expect(loggedErrors.map(([line]) => line)).toEqual(['Conversation API error', 'Conversation API error']);
    },
  );

  test('waits 10 seconds for a reply', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('too long', 'TimeoutError')), ms);
      return controller.signal;
    });
    const setup = setUp();
    setup.send('hello');
    await waitForCall(0);
    await vi.advanceTimersByTimeAsync(9_900);
    expect(setup.phase()).toBe('thinking');
    await vi.advanceTimersByTimeAsync(200);
    await waitForPhase(setup, 'listening');
  });

  test('logs the Retry-After header', async () => {
    const setup = setUp();
    setup.send('hello');
    failures[1]?.[1](await waitForCall(0));
    await waitForPhase(setup, 'listening');
    expect(loggedErrors).toMatchObject([['Conversation API error', { retryAfter: '30' }]]);
  });

  test('asks for preferences if the reply to ‘No, Add More’ fails', async () => {
    const setup = setUp();
    await ask(setup);
    setup.decline();
    (await waitForCall(1)).answer('', { status: 503 });
    await waitForPhase(setup, 'listening');
    expect(setup.last()).toBe(CHAT_TEXTS.more);
  });
});

describe('failed extractions', () => {
  test.each<[string, (call: Call) => void]>([
    ['an error response', ({ answer }) => answer({ error: { code: 'internal' } }, { status: 500 })],
    ['an unreadable response', ({ answer }) => answer('<!doctype html>')],
    ['an invalid response', ({ answer }) => answer({ searchParams: 'BMW' })],
  ])('reports that nothing was extracted from %s', async (_, fail) => {
    const setup = setUp();
    await ask(setup);
    setup.search();
    fail(await waitForCall(1));
    await waitForPhase(setup, 'listening');
    expect(setup.last()).toBe(CHAT_TEXTS.nothingExtracted);
    expect(loggedErrors.map(([line]) => line)).toEqual(['Parameter extraction error']);
  });

  test('reports that nothing was extracted from blank values', async () => {
    const setup = setUp();
    await ask(setup);
    setup.search();
    (await waitForCall(1)).answer({ searchParams: { make: ' ', color: null } });
    await waitForPhase(setup, 'listening');
    expect(setup.last()).toBe(CHAT_TEXTS.nothingExtracted);
    expect(loggedErrors).toEqual([]);
  });

  test('offers to try again after a lost connection', async () => {
    const setup = setUp();
    await ask(setup);
    setup.search();
    (await waitForCall(1)).fail(new TypeError('Failed to fetch'));
    await waitForPhase(setup, 'asking');
    expect(setup.last()).toBe(CHAT_TEXTS.trouble);
    setup.search();
    (await waitForCall(2)).answer(extraction);
    await waitForPhase(setup, 'leaving');
  });

  test('offers to try again if the results page fails to load', async () => {
    const setup = setUp();
    await ask(setup);
    setup.search({ prepare: () => Promise.reject(new Error('no chunk')) });
    (await waitForCall(1)).answer(extraction);
    await waitForPhase(setup, 'asking');
    expect(setup.last()).toBe(CHAT_TEXTS.trouble);
  });
});

test('retries once with the server’s time if the browser’s clock is wrong', async () => {
  const setup = setUp();
  setup.send('BMW');
  const firstCall = await waitForCall(0);
  const serverTime = firstCall.timestamp + 7200;
  firstCall.answer({ error: { code: 'stale', serverTime } }, { status: 401 });
  const secondCall = await waitForCall(1);
  expect(secondCall.body).toEqual(firstCall.body);
  expect(Math.abs(secondCall.timestamp - serverTime)).toBeLessThan(3);
  secondCall.answer({ error: { code: 'stale', serverTime: serverTime + 7200 } }, { status: 401 });
  await waitForPhase(setup, 'listening');
  expect(setup.last()).toBe(CHAT_TEXTS.first);
  expect(calls).toHaveLength(2);
});
