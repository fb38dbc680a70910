import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Message, getParams, read } from '../index.ts';
import { reply } from './reply.ts';

const now = new Date('2026-11-20T12:00:00Z');
const DATA = new URL('../../../../data/nlq/', import.meta.url);

/** Returns the buyer's lines of each conversation with several turns in a file. */
const readBuyerLines = (file: string): string[][] =>
  readFileSync(new URL(file, DATA), 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { turns: string[] }).turns)
    .filter((turns) => turns.length > 1);

test.each(['dev.jsonl', ...(process.env['FULL'] ? ['train-01.jsonl'] : [])])(
  'assistant turns change the reading of at most 4%% of conversations: %s',
  (file) => {
    const conversations = readBuyerLines(file);
    const changedReadings = conversations.filter((lines) => {
      const buyerMessages = lines.map((content): Message => ({ role: 'user', content }));
      const allMessages: Message[] = [];
      for (const line of buyerMessages) {
        allMessages.push(line);
        allMessages.push({ role: 'assistant', content: reply(allMessages, { now }).text });
      }
      return (
        JSON.stringify(getParams(read(allMessages, { now }))) !==
        JSON.stringify(getParams(read(buyerMessages, { now })))
      );
    });
    // The assistant's question can change the meaning of a bare answer such as '50k', so a few differences are
    // expected.
    expect(changedReadings.length / conversations.length, JSON.stringify(changedReadings)).toBeLessThanOrEqual(0.04);
  },
  30_000,
);
