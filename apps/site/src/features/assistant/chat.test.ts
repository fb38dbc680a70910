import { TIMESTAMP_HEADER } from '@forecourt/search-core';
import { atom, createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createChat, type Wanted } from './chat.ts';
import { begin, SAID } from './conversation.ts';

vi.mock('../../config/env.ts', () => ({ env: { signingSecret: 'a-secret-for-tests' } }));

interface Call {
  body: { messages: { role: string; content: string }[]; extractParams?: true };
  timestamp: number;
  signal: AbortSignal;
  answer: (body: unknown, init?: ResponseInit) => void;
  fail: (error: Error) => void;
}

let calls: Call[];
let logged: unknown[][];

beforeEach(() => {
  calls = [];
  logged = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'error').mockImplementation((...line: unknown[]) => void logged.push(line));
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
  const chat = createChat(atom(begin()));
  const shown: Wanted[] = [];
  const steps = { prepare: async () => {}, show: (wanted: Wanted) => void shown.push(wanted) };
  return {
    chat,
    shown,
    send: (text: string) => store.set(chat.sendAtom, text),
    decline: () => store.set(chat.declineAtom),
    search: (more: Partial<typeof steps> = {}) => store.set(chat.searchAtom, { ...steps, ...more }),
    clear: () => store.set(chat.clearAtom),
    leave: () => store.set(chat.leaveAtom),
    conversation: () => store.get(chat.conversationAtom),
    last: () => store.get(chat.conversationAtom).turns.at(-1)?.content,
    phase: () => store.get(chat.conversationAtom).phase,
  };
}
type Setup = ReturnType<typeof setUp>;

/** Milliseconds between two looks, for as many of the clock that stands still. */
const OFTEN = { interval: 2 };

const call = (index: number): Promise<Call> =>
  vi.waitFor(() => calls[index] ?? Promise.reject(new Error('no call')), OFTEN);
const reach = (setup: Setup, phase: string) => vi.waitFor(() => expect(setup.phase()).toBe(phase), OFTEN);

/** To the confirmation. */
async function ask(setup: Setup) {
  setup.send('BMW X5');
  (await call(0)).answer({ response: 'Shall I search?' });
  await reach(setup, 'asking');
}

const extraction = {
  searchParams: { make: 'BMW' },
  explanation: {
    values: [{ key: 'make', value: 'BMW', span: { message: 0, start: 0, end: 3 }, confidence: 1 }],
    excluded: [],
    unread: [{ message: 2, start: 0, end: 3 }],
  },
};

test('a message is sent with what was said before, and answered', async () => {
  const setup = setUp();
  setup.send(' BMW ');
  (await call(0)).answer({ response: 'What is your budget?' });
  await reach(setup, 'listening');
  setup.send('£20k');
  expect((await call(1)).body).toEqual({
    messages: [
      { role: 'user', content: 'BMW' },
      { role: 'assistant', content: 'What is your budget?' },
      { role: 'user', content: '£20k' },
    ],
  });
});

test('two presses on Yes are one search', async () => {
  const setup = setUp();
  await ask(setup);
  setup.search();
  setup.search();
  expect((await call(1)).body).toMatchObject({ extractParams: true, messages: [{}, {}, { content: 'Yes' }] });
  expect(calls).toHaveLength(2);
});

test('the search is shown 800 ms after it is known, with the typed words alone', async () => {
  const setup = setUp();
  await ask(setup);
  setup.search();
  (await call(1)).answer(extraction);
  await reach(setup, 'leaving');
  expect(setup.last()).toBe('Perfect! Searching for cars now...');
  // Waiting for the phase has let up to 50 ms of them go by.
  await vi.advanceTimersByTimeAsync(749);
  expect(setup.shown).toEqual([]);
  await vi.advanceTimersByTimeAsync(51);
  expect(setup.shown).toMatchObject([{ params: { make: 'BMW' }, typed: ['BMW X5'] }]);
  // What a button said is not named as left out.
  expect(setup.shown[0]?.explanation.reading).toMatchObject({ values: [{ value: 'BMW' }], unread: [] });
  setup.leave();
  expect(setup.conversation().turns).toEqual([]);
});

describe('clearing', () => {
  test('while an answer is on its way, nothing arrives', async () => {
    const setup = setUp();
    setup.send('BMW');
    const { signal, answer } = await call(0);
    setup.clear();
    expect(signal.aborted).toBe(true);
    answer({ response: 'Shall I search?' });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(setup.conversation()).toMatchObject({ turns: [], phase: 'listening' });
    expect(logged).toEqual([]);
  });

  test('in the 800 ms, no search is shown', async () => {
    const setup = setUp();
    await ask(setup);
    setup.search();
    (await call(1)).answer(extraction);
    await reach(setup, 'leaving');
    setup.clear();
    await vi.advanceTimersByTimeAsync(2000);
    expect(setup.shown).toEqual([]);
    expect(setup.conversation()).toMatchObject({ turns: [], phase: 'listening' });
  });

  test('a new conversation gets its own answer, not that to the old one', async () => {
    const setup = setUp();
    setup.send('BMW');
    await call(0);
    setup.clear();
    setup.send('Audi');
    (await call(1)).answer({ response: 'An Audi, then.' });
    await reach(setup, 'listening');
    expect(setup.conversation().turns.map(({ content }) => content)).toEqual(['Audi', 'An Audi, then.']);
  });
});

describe('leaving the page', () => {
  test('while the search is being made takes nobody there later: the confirmation stands', async () => {
    const setup = setUp();
    await ask(setup);
    setup.search();
    (await call(1)).answer(extraction);
    await reach(setup, 'leaving');
    setup.leave();
    await vi.advanceTimersByTimeAsync(2000);
    expect(setup.shown).toEqual([]);
    expect(setup.phase()).toBe('asking');
    expect(setup.last()).toBe('Shall I search?');
  });

  test('while an answer is on its way lets it come', async () => {
    const setup = setUp();
    setup.send('BMW');
    const { answer } = await call(0);
    setup.leave();
    answer({ response: 'What is your budget?' });
    await reach(setup, 'listening');
    expect(setup.last()).toBe('What is your budget?');
  });
});

describe('an answer that does not come', () => {
  const failures: [string, (call: Call) => void][] = [
    ['a 500', ({ answer }) => answer('', { status: 500 })],
    ['a 429', ({ answer }) => answer({ error: {} }, { status: 429, headers: { 'retry-after': '30' } })],
    ['HTML', ({ answer }) => answer('<!doctype html>')],
    ['an empty one', ({ answer }) => answer({ response: ' ' })],
    ['a lost connection', ({ fail }) => fail(new TypeError('Failed to fetch'))],
  ];

  test.each(failures)(
    '%s: the first message is answered by a question, a later one by asking again',
    async (_, fail) => {
      const setup = setUp();
      setup.send('hello');
      fail(await call(0));
      await reach(setup, 'listening');
      expect(setup.last()).toBe(SAID.first);
      setup.send('hm');
      fail(await call(1));
      await vi.waitFor(() => expect(setup.last()).toBe(SAID.later), OFTEN);
      expect(logged.map(([line]) => line)).toEqual(['Conversation API error', 'Conversation API error']);
    },
  );

  test('10 seconds are waited for', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('too long', 'TimeoutError')), ms);
      return controller.signal;
    });
    const setup = setUp();
    setup.send('hello');
    await call(0);
    await vi.advanceTimersByTimeAsync(9_900);
    expect(setup.phase()).toBe('thinking');
    await vi.advanceTimersByTimeAsync(200);
    await reach(setup, 'listening');
  });

  test('the log says when the function may be asked again', async () => {
    const setup = setUp();
    setup.send('hello');
    failures[1]?.[1](await call(0));
    await reach(setup, 'listening');
    expect(logged).toMatchObject([['Conversation API error', { retryAfter: '30' }]]);
  });

  test('No, Add More is answered by asking what', async () => {
    const setup = setUp();
    await ask(setup);
    setup.decline();
    (await call(1)).answer('', { status: 503 });
    await reach(setup, 'listening');
    expect(setup.last()).toBe(SAID.more);
  });
});

describe('an extraction that does not come', () => {
  test.each<[string, (call: Call) => void]>([
    ['refused', ({ answer }) => answer({ error: { code: 'internal' } }, { status: 500 })],
    ['not understood', ({ answer }) => answer('<!doctype html>')],
    ['of another shape', ({ answer }) => answer({ searchParams: 'BMW' })],
  ])('%s: nothing is extracted', async (_, fail) => {
    const setup = setUp();
    await ask(setup);
    setup.search();
    fail(await call(1));
    await reach(setup, 'listening');
    expect(setup.last()).toBe(SAID.nothingExtracted);
    expect(logged.map(([line]) => line)).toEqual(['Parameter extraction error']);
  });

  test('or is empty: nothing is extracted', async () => {
    const setup = setUp();
    await ask(setup);
    setup.search();
    (await call(1)).answer({ searchParams: { make: ' ', color: null } });
    await reach(setup, 'listening');
    expect(setup.last()).toBe(SAID.nothingExtracted);
    expect(logged).toEqual([]);
  });

  test('for want of a connection: she is asked to try again, and can', async () => {
    const setup = setUp();
    await ask(setup);
    setup.search();
    (await call(1)).fail(new TypeError('Failed to fetch'));
    await reach(setup, 'asking');
    expect(setup.last()).toBe(SAID.trouble);
    setup.search();
    (await call(2)).answer(extraction);
    await reach(setup, 'leaving');
  });

  test('or whose results page cannot be loaded: likewise', async () => {
    const setup = setUp();
    await ask(setup);
    setup.search({ prepare: () => Promise.reject(new Error('no chunk')) });
    (await call(1)).answer(extraction);
    await reach(setup, 'asking');
    expect(setup.last()).toBe(SAID.trouble);
  });
});

test('a wrong clock is set once by the server’s, and the same goes over the wire again', async () => {
  const setup = setUp();
  setup.send('BMW');
  const first = await call(0);
  const serverTime = first.timestamp + 7200;
  first.answer({ error: { code: 'stale', serverTime } }, { status: 401 });
  const second = await call(1);
  expect(second.body).toEqual(first.body);
  expect(Math.abs(second.timestamp - serverTime)).toBeLessThan(3);
  second.answer({ error: { code: 'stale', serverTime: serverTime + 7200 } }, { status: 401 });
  await reach(setup, 'listening');
  expect(setup.last()).toBe(SAID.first);
  expect(calls).toHaveLength(2);
});
