import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  reduceConversation,
  createConversation,
  type Conversation,
  type Event,
  type Opening,
  CHAT_TEXTS,
  getTypedTexts,
} from './conversation.ts';

const run = (...events: Event[]): Conversation => events.reduce(reduceConversation, createConversation());
const createSent = (text: string): Event => ({ type: 'sent', text });
const createReplied = (text: string): Event => ({ type: 'replied', text });
const listTurns = ({ turns }: Conversation) => turns.map(({ role, content }) => `${role}: ${content}`);

const asking = run(createSent('BMW X5'), createReplied('Shall I search?'));

describe('messages', () => {
  test('trims a message and appends its reply', () => {
    expect(run(createSent('  BMW X5 '))).toMatchObject({
      phase: 'thinking',
      turns: [{ role: 'user', content: 'BMW X5' }],
    });
    expect(run(createSent('BMW X5'), createReplied('What is your budget?'))).toMatchObject({
      phase: 'listening',
      turns: [{}, { role: 'assistant', content: 'What is your budget?' }],
    });
  });

  test('ignores empty messages', () => {
    expect(listTurns(run(createSent(' \n ')))).toEqual([]);
  });

  test('ignores messages while the assistant replies or searches', () => {
    const thinking = run(createSent('BMW'));
    expect(reduceConversation(thinking, createSent('Audi'))).toBe(thinking);
    const searching = reduceConversation(asking, { type: 'confirmed' });
    expect(reduceConversation(searching, createSent('Audi'))).toBe(searching);
  });

  test('accepts a message instead of a yes or no', () => {
    expect(reduceConversation(asking, createSent('a diesel'))).toMatchObject({ phase: 'thinking' });
  });
});

describe('the confirmation', () => {
  test.each(['ready to search', 'shall i search', 'search for this', 'want me to search'])(
    'asks for confirmation after ‘%s’, regardless of case',
    (phrase) => {
      expect(run(createSent('BMW'), createReplied(`Good. ${phrase}?`)).phase).toBe('asking');
      expect(run(createSent('BMW'), createReplied(`Good. ${phrase.toUpperCase()}?`)).phase).toBe('asking');
    },
  );

  test('confirms a suggested search at once, but not after later messages', () => {
    const suggested = run(
      { ...createSent('BMW X5'), isSuggestion: true } as Event,
      createReplied('What is your budget?'),
    );
    expect(suggested.phase).toBe('asking');
    const later = [createSent('no idea'), createReplied('Which colour?')].reduce(reduceConversation, suggested);
    expect(later.phase).toBe('listening');
  });

  test('does not ask for confirmation because of the buyer’s own words', () => {
    expect(run(createSent('shall I search for this?'), createReplied('What is your budget?')).phase).toBe('listening');
  });

  test('posts ‘No, I have more preferences’ for No', () => {
    const declined = reduceConversation(asking, { type: 'declined' });
    expect(declined.phase).toBe('thinking');
    expect(listTurns(declined).at(-1)).toBe('user: No, I have more preferences');
  });

  test('posts ‘Yes’ and starts the search for Yes', () => {
    const events: Event[] = [{ type: 'confirmed' }, { type: 'extracted' }, { type: 'shown' }];
    const phases = events.map((_, index) => events.slice(0, index + 1).reduce(reduceConversation, asking).phase);
    expect(phases).toEqual(['extracting', 'leaving', 'over']);
    expect(listTurns(events.reduce(reduceConversation, asking)).slice(2)).toEqual([
      'user: Yes',
      'assistant: Perfect! Searching for cars now...',
    ]);
  });

  test('accepts only one answer to the confirmation', () => {
    const confirmed = reduceConversation(asking, { type: 'confirmed' });
    expect(reduceConversation(confirmed, { type: 'confirmed' })).toBe(confirmed);
    expect(reduceConversation(confirmed, { type: 'declined' })).toBe(confirmed);
  });

  test('shows the confirmation again if the buyer leaves during the search', () => {
    for (const events of [[], [{ type: 'extracted' }]] as Event[][]) {
      const left = [{ type: 'confirmed' } as Event, ...events, { type: 'left' } as Event].reduce(
        reduceConversation,
        asking,
      );
      expect(left).toEqual({ ...asking, next: left.next });
    }
    expect(reduceConversation(asking, { type: 'left' })).toBe(asking);
  });
});

describe('failed replies', () => {
  const unanswered: Event = { type: 'unanswered' };

  test('asks a question after the first message', () => {
    expect(listTurns(run(createSent('hello'), unanswered)).at(-1)).toBe(
      'assistant: What kind of car are you looking for?',
    );
  });

  test('asks the user to rephrase a later message', () => {
    expect(listTurns(run(createSent('hello'), unanswered, createSent('hm'), unanswered)).at(-1)).toBe(
      "assistant: I'm having trouble understanding. Could you try rephrasing that?",
    );
  });

  test('asks for preferences after No', () => {
    expect(listTurns([{ type: 'declined' } as Event, unanswered].reduce(reduceConversation, asking)).at(-1)).toBe(
      'assistant: What other preferences would you like to add?',
    );
  });

  test('asks the user to rephrase if the conversation has an opening', () => {
    const opening: Opening = [{ role: 'assistant', content: 'What would you change?', origin: 'assistant' }];
    expect(
      listTurns([createSent('hm'), unanswered].reduce(reduceConversation, createConversation(opening))).at(-1),
    ).toBe(`assistant: ${CHAT_TEXTS.later}`);
  });
});

describe('extractions', () => {
  const extracting = reduceConversation(asking, { type: 'confirmed' });

  test('asks the user to rephrase if the extraction is empty', () => {
    expect(reduceConversation(extracting, { type: 'nothing-extracted' })).toMatchObject({
      phase: 'listening',
      turns: [
        {},
        {},
        {},
        { content: "I couldn't extract the search criteria. Please try rephrasing your request.", role: 'assistant' },
      ],
    });
  });

  test('shows the confirmation again if the extraction fails', () => {
    const failed = reduceConversation(extracting, { type: 'extraction-failed' });
    expect(listTurns(failed).at(-1)).toBe('assistant: Sorry, I had trouble processing that. Please try again.');
    expect(failed.phase).toBe('asking');
    expect(reduceConversation(failed, { type: 'confirmed' }).phase).toBe('extracting');
  });
});

test('counts only the buyer’s own words as typed', () => {
  expect(
    getTypedTexts(
      [{ type: 'declined' } as Event, createReplied('What?'), createSent('diesel')].reduce(reduceConversation, asking),
    ),
  ).toEqual(['BMW X5', 'diesel']);
});

test('never changes a turn or reuses its id, whatever the events', () => {
  const event = fc.oneof(
    fc.record({
      type: fc.constantFrom('sent' as const, 'replied' as const),
      text: fc.constantFrom('', 'x', 'Shall I search?'),
    }),
    fc.record({
      type: fc.constantFrom(
        'unanswered' as const,
        'confirmed' as const,
        'declined' as const,
        'extracted' as const,
        'nothing-extracted' as const,
        'extraction-failed' as const,
        'shown' as const,
        'left' as const,
      ),
    }),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      let conversation = createConversation();
      for (const nextEvent of events) {
        const next = reduceConversation(conversation, nextEvent);
        const common = Math.min(next.turns.length, conversation.turns.length);
        expect(next.turns.slice(0, common)).toEqual(conversation.turns.slice(0, common));
        if (next.turns.length < conversation.turns.length) expect(nextEvent.type).toBe('left');
        expect(new Set(next.turns.map(({ id }) => id)).size).toBe(next.turns.length);
        conversation = next;
      }
      const newConversation = createConversation(
        [{ role: 'assistant', content: 'x', origin: 'assistant' }],
        conversation,
      );
      expect(conversation.turns.map(({ id }) => id)).not.toContain(newConversation.turns[0]?.id);
    }),
  );
});
