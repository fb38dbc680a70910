import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { after, begin, type Conversation, type Event, type Opening, SAID, typedOf } from './conversation.ts';

const run = (...events: Event[]): Conversation => events.reduce(after, begin());
const sent = (text: string): Event => ({ type: 'sent', text });
const replied = (text: string): Event => ({ type: 'replied', text });
const said = ({ turns }: Conversation) => turns.map(({ role, content }) => `${role}: ${content}`);

const asking = run(sent('BMW X5'), replied('Shall I search?'));

describe('a message', () => {
  test('is trimmed, sent and answered', () => {
    expect(run(sent('  BMW X5 '))).toMatchObject({ phase: 'thinking', turns: [{ role: 'user', content: 'BMW X5' }] });
    expect(run(sent('BMW X5'), replied('What is your budget?'))).toMatchObject({
      phase: 'listening',
      turns: [{}, { role: 'assistant', content: 'What is your budget?' }],
    });
  });

  test('without words does nothing', () => {
    expect(said(run(sent(' \n ')))).toEqual([]);
  });

  test('is not sent while an answer is on its way', () => {
    const thinking = run(sent('BMW'));
    expect(after(thinking, sent('Audi'))).toBe(thinking);
    const searching = after(asking, { type: 'confirmed' });
    expect(after(searching, sent('Audi'))).toBe(searching);
  });

  test('may be sent in the place of a yes or no', () => {
    expect(after(asking, sent('a diesel'))).toMatchObject({ phase: 'thinking' });
  });
});

describe('the confirmation', () => {
  test.each(['ready to search', 'shall i search', 'search for this', 'want me to search'])(
    'comes when the assistant says ‘%s’, in whatever case',
    (phrase) => {
      expect(run(sent('BMW'), replied(`Good. ${phrase}?`)).phase).toBe('asking');
      expect(run(sent('BMW'), replied(`Good. ${phrase.toUpperCase()}?`)).phase).toBe('asking');
    },
  );

  test('does not come of the buyer’s own words', () => {
    expect(run(sent('shall I search for this?'), replied('What is your budget?')).phase).toBe('listening');
  });

  test('No posts that there is more', () => {
    const declined = after(asking, { type: 'declined' });
    expect(declined.phase).toBe('thinking');
    expect(said(declined).at(-1)).toBe('user: No, I have more preferences');
  });

  test('Yes posts Yes, and what follows leads to the search', () => {
    const events: Event[] = [{ type: 'confirmed' }, { type: 'extracted' }, { type: 'shown' }];
    const phases = events.map((_, index) => events.slice(0, index + 1).reduce(after, asking).phase);
    expect(phases).toEqual(['extracting', 'leaving', 'over']);
    expect(said(events.reduce(after, asking)).slice(2)).toEqual([
      'user: Yes',
      'assistant: Perfect! Searching for cars now...',
    ]);
  });

  test('takes one answer', () => {
    const confirmed = after(asking, { type: 'confirmed' });
    expect(after(confirmed, { type: 'confirmed' })).toBe(confirmed);
    expect(after(confirmed, { type: 'declined' })).toBe(confirmed);
  });

  test('stands again for who left while the search was being made', () => {
    for (const events of [[], [{ type: 'extracted' }]] as Event[][]) {
      const left = [{ type: 'confirmed' } as Event, ...events, { type: 'left' } as Event].reduce(after, asking);
      expect(left).toEqual({ ...asking, next: left.next });
    }
    expect(after(asking, { type: 'left' })).toBe(asking);
  });
});

describe('without an answer', () => {
  const unanswered: Event = { type: 'unanswered' };

  test('the first message is answered by a question', () => {
    expect(said(run(sent('hello'), unanswered)).at(-1)).toBe('assistant: What kind of car are you looking for?');
  });

  test('a later one by asking for other words', () => {
    expect(said(run(sent('hello'), unanswered, sent('hm'), unanswered)).at(-1)).toBe(
      "assistant: I'm having trouble understanding. Could you try rephrasing that?",
    );
  });

  test('the wish for more by asking what', () => {
    expect(said([{ type: 'declined' } as Event, unanswered].reduce(after, asking)).at(-1)).toBe(
      'assistant: What other preferences would you like to add?',
    );
  });

  test('no message is the first where something was said before', () => {
    const opening: Opening = [{ role: 'assistant', content: 'What would you change?', origin: 'assistant' }];
    expect(said([sent('hm'), unanswered].reduce(after, begin(opening))).at(-1)).toBe(`assistant: ${SAID.later}`);
  });
});

describe('an extraction', () => {
  const extracting = after(asking, { type: 'confirmed' });

  test('that holds nothing asks for other words', () => {
    expect(after(extracting, { type: 'nothing-extracted' })).toMatchObject({
      phase: 'listening',
      turns: [
        {},
        {},
        {},
        { content: "I couldn't extract the search criteria. Please try rephrasing your request.", role: 'assistant' },
      ],
    });
  });

  test('that could not be had leads back to the confirmation, which can be answered again', () => {
    const failed = after(extracting, { type: 'extraction-failed' });
    expect(said(failed).at(-1)).toBe('assistant: Sorry, I had trouble processing that. Please try again.');
    expect(failed.phase).toBe('asking');
    expect(after(failed, { type: 'confirmed' }).phase).toBe('extracting');
  });
});

test('only the buyer’s own words count as typed', () => {
  expect(typedOf([{ type: 'declined' } as Event, replied('What?'), sent('diesel')].reduce(after, asking))).toEqual([
    'BMW X5',
    'diesel',
  ]);
});

test('whatever happens in whatever order, turns are only added or taken back, and no two have one name', () => {
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
      let conversation = begin();
      for (const one of events) {
        const next = after(conversation, one);
        const common = Math.min(next.turns.length, conversation.turns.length);
        expect(next.turns.slice(0, common)).toEqual(conversation.turns.slice(0, common));
        if (next.turns.length < conversation.turns.length) expect(one.type).toBe('left');
        expect(new Set(next.turns.map(({ id }) => id)).size).toBe(next.turns.length);
        conversation = next;
      }
      const again = begin([{ role: 'assistant', content: 'x', origin: 'assistant' }], conversation);
      expect(conversation.turns.map(({ id }) => id)).not.toContain(again.turns[0]?.id);
    }),
  );
});
