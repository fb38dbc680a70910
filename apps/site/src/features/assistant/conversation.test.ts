import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  reduceConversation,
  createConversation,
  type Conversation,
  type ConversationEvent,
  type Opening,
  CHAT_TEXTS,
  getTypedTexts,
} from './conversation.ts';

const reduceEvents = (...events: ConversationEvent[]): Conversation =>
  events.reduce(reduceConversation, createConversation());
const createSentEvent = (text: string): ConversationEvent => ({ type: 'sent', text });
const createRepliedEvent = (text: string): ConversationEvent => ({ type: 'replied', text });
const listTurns = ({ turns }: Conversation) => turns.map(({ role, content }) => `${role}: ${content}`);

const askingConversation = reduceEvents(createSentEvent('BMW X5'), createRepliedEvent('Shall I search?'));

describe('messages', () => {
  test('trims a message and appends its reply', () => {
    expect(reduceEvents(createSentEvent('  BMW X5 '))).toMatchObject({
      phase: 'thinking',
      turns: [{ role: 'user', content: 'BMW X5' }],
    });
    expect(reduceEvents(createSentEvent('BMW X5'), createRepliedEvent('What is your budget?'))).toMatchObject({
      phase: 'listening',
      turns: [{}, { role: 'assistant', content: 'What is your budget?' }],
    });
  });

  test('ignores empty messages', () => {
    expect(listTurns(reduceEvents(createSentEvent(' \n ')))).toEqual([]);
  });

  test('ignores messages while the assistant replies or searches', () => {
    const thinkingConversation = reduceEvents(createSentEvent('BMW'));
    expect(reduceConversation(thinkingConversation, createSentEvent('Audi'))).toBe(thinkingConversation);
    const searchingConversation = reduceConversation(askingConversation, { type: 'confirmed' });
    expect(reduceConversation(searchingConversation, createSentEvent('Audi'))).toBe(searchingConversation);
  });

  test('accepts a message instead of a yes or no', () => {
    expect(reduceConversation(askingConversation, createSentEvent('a diesel'))).toMatchObject({ phase: 'thinking' });
  });
});

describe('the confirmation', () => {
  test.each(['ready to search', 'shall i search', 'search for this', 'want me to search'])(
    'asks for confirmation after ‘%s’, regardless of case',
    (phrase) => {
      expect(reduceEvents(createSentEvent('BMW'), createRepliedEvent(`Good. ${phrase}?`)).phase).toBe('asking');
      expect(reduceEvents(createSentEvent('BMW'), createRepliedEvent(`Good. ${phrase.toUpperCase()}?`)).phase).toBe(
        'asking',
      );
    },
  );

  test('asks to confirm a suggested search at once, but not after later messages', () => {
    const suggested = reduceEvents(
      { ...createSentEvent('BMW X5'), isSuggestion: true } as ConversationEvent,
      createRepliedEvent('What is your budget?'),
    );
    expect(suggested.phase).toBe('asking');
    const later = [createSentEvent('no idea'), createRepliedEvent('Which colour?')].reduce(
      reduceConversation,
      suggested,
    );
    expect(later.phase).toBe('listening');
  });

  test('does not ask for confirmation because of the buyer’s own words', () => {
    expect(
      reduceEvents(createSentEvent('shall I search for this?'), createRepliedEvent('What is your budget?')).phase,
    ).toBe('listening');
  });

  test('sends ‘No, I have more preferences’ when the buyer declines', () => {
    const declinedConversation = reduceConversation(askingConversation, { type: 'declined' });
    expect(declinedConversation.phase).toBe('thinking');
    expect(listTurns(declinedConversation).at(-1)).toBe('user: No, I have more preferences');
  });

  test('sends ‘Yes’ and starts the search when the buyer confirms', () => {
    const events: ConversationEvent[] = [{ type: 'confirmed' }, { type: 'extracted' }, { type: 'shown' }];
    const phases = events.map(
      (_, index) => events.slice(0, index + 1).reduce(reduceConversation, askingConversation).phase,
    );
    expect(phases).toEqual(['extracting', 'leaving', 'over']);
    expect(listTurns(events.reduce(reduceConversation, askingConversation)).slice(2)).toEqual([
      'user: Yes',
      'assistant: Perfect! Searching for cars now...',
    ]);
  });

  test('accepts only one answer to the confirmation', () => {
    const confirmedConversation = reduceConversation(askingConversation, { type: 'confirmed' });
    expect(reduceConversation(confirmedConversation, { type: 'confirmed' })).toBe(confirmedConversation);
    expect(reduceConversation(confirmedConversation, { type: 'declined' })).toBe(confirmedConversation);
  });

  test('shows the confirmation again if the buyer leaves during the search', () => {
    for (const events of [[], [{ type: 'extracted' }]] as ConversationEvent[][]) {
      const leftConversation = [
        { type: 'confirmed' } as ConversationEvent,
        ...events,
        { type: 'left' } as ConversationEvent,
      ].reduce(reduceConversation, askingConversation);
      expect(leftConversation).toEqual({ ...askingConversation, next: leftConversation.next });
    }
    expect(reduceConversation(askingConversation, { type: 'left' })).toBe(askingConversation);
  });
});

describe('failed replies', () => {
  const unansweredEvent: ConversationEvent = { type: 'unanswered' };

  test('asks a question if the reply to the first message fails', () => {
    expect(listTurns(reduceEvents(createSentEvent('hello'), unansweredEvent)).at(-1)).toBe(
      'assistant: What kind of car are you looking for?',
    );
  });

  test('asks the user to rephrase if the reply to a later message fails', () => {
    expect(
      listTurns(reduceEvents(createSentEvent('hello'), unansweredEvent, createSentEvent('hm'), unansweredEvent)).at(-1),
    ).toBe("assistant: I'm having trouble understanding. Could you try rephrasing that?");
  });

  test('asks for preferences if the reply to No fails', () => {
    expect(
      listTurns(
        [{ type: 'declined' } as ConversationEvent, unansweredEvent].reduce(reduceConversation, askingConversation),
      ).at(-1),
    ).toBe('assistant: What other preferences would you like to add?');
  });

  test('asks the user to rephrase the first message after an opening', () => {
    const opening: Opening = [{ role: 'assistant', content: 'What would you change?', origin: 'assistant' }];
    expect(
      listTurns([createSentEvent('hm'), unansweredEvent].reduce(reduceConversation, createConversation(opening))).at(
        -1,
      ),
    ).toBe(`assistant: ${CHAT_TEXTS.later}`);
  });
});

describe('extractions', () => {
  const extractingConversation = reduceConversation(askingConversation, { type: 'confirmed' });

  test('asks the user to rephrase if the extraction is empty', () => {
    expect(reduceConversation(extractingConversation, { type: 'nothing-extracted' })).toMatchObject({
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
    const failedConversation = reduceConversation(extractingConversation, { type: 'extraction-failed' });
    expect(listTurns(failedConversation).at(-1)).toBe(
      'assistant: Sorry, I had trouble processing that. Please try again.',
    );
    expect(failedConversation.phase).toBe('asking');
    expect(reduceConversation(failedConversation, { type: 'confirmed' }).phase).toBe('extracting');
  });
});

test('counts only the buyer’s own words as typed', () => {
  expect(
    getTypedTexts(
      [{ type: 'declined' } as ConversationEvent, createRepliedEvent('What?'), createSentEvent('diesel')].reduce(
        reduceConversation,
        askingConversation,
      ),
    ),
  ).toEqual(['BMW X5', 'diesel']);
});

test('never changes a turn or reuses its id, regardless of the events', () => {
  const arbitraryEvent = fc.oneof(
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
    fc.property(fc.array(arbitraryEvent, { maxLength: 60 }), (events) => {
      let conversation = createConversation();
      for (const nextEvent of events) {
        const next = reduceConversation(conversation, nextEvent);
        const commonLength = Math.min(next.turns.length, conversation.turns.length);
        expect(next.turns.slice(0, commonLength)).toEqual(conversation.turns.slice(0, commonLength));
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
