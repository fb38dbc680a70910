import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Message } from '../index.ts';
import { MAKE_QUESTIONS, MORE_QUESTIONS, OPEN_QUESTIONS, QUESTIONS } from './reply-texts.ts';
import { reply } from './reply.ts';
import { hasTriggerPhrase } from './trigger-phrases.ts';

const now = new Date('2026-11-20T12:00:00Z');

/**
 * Runs the conversations in `conversations.txt`. `#` is a name, `<` the assistant's first message, `>` a message of the
 * buyer. The rules below it apply to the reply: `asks price` (a question of `QUESTIONS`, or `more`, or `nothing`),
 * `ready`, `waits` (not ready), `says a | b` (all of these), `never a | b`.
 */
const CONVERSATIONS = readFileSync(new URL('conversations.txt', import.meta.url), 'utf8');

interface Turn {
  buyerMessage: string;
  rules: string[];
}

interface Conversation {
  name: string;
  opening: string | undefined;
  turns: Turn[];
}

function parse(text: string): Conversation[] {
  const conversations: Conversation[] = [];
  for (const line of text.split('\n').filter(Boolean)) {
    const content = line.slice(2);
    const conversation = conversations.at(-1);
    if (line.startsWith('# ')) conversations.push({ name: content, opening: undefined, turns: [] });
    else if (line.startsWith('< ') && conversation) conversation.opening = content;
    else if (line.startsWith('> ')) conversation?.turns.push({ buyerMessage: content, rules: [] });
    else conversation?.turns.at(-1)?.rules.push(line.trim());
  }
  return conversations;
}

function getAskedQuestion(text: string): string {
  const moreQuestions = [...MORE_QUESTIONS.map((template) => template.split('{')[0] ?? ''), ...OPEN_QUESTIONS];
  if (moreQuestions.some((start) => text.includes(start))) return 'more';
  if (MAKE_QUESTIONS.some((each) => text.includes(each))) return 'car';
  return (
    Object.entries(QUESTIONS).find(([, variants]) => variants.some((each) => text.includes(each)))?.[0] ?? 'nothing'
  );
}

function expectRule({ text, isReady }: ReturnType<typeof reply>, rule: string): void {
  const [verb = '', ...words] = rule.split(' ');
  const phrases = words.join(' ').split(' | ');
  switch (verb) {
    case 'ready':
      expect(isReady, text).toBe(true);
      break;
    case 'waits':
      expect(isReady, text).toBe(false);
      break;
    case 'asks':
      expect(getAskedQuestion(text), text).toBe(phrases[0]);
      break;
    case 'says':
      for (const part of phrases) expect(text.toLowerCase()).toContain(part.toLowerCase());
      break;
    case 'never':
      for (const part of phrases) expect(text.toLowerCase()).not.toContain(part.toLowerCase());
      break;
    default:
      throw new Error(`Unknown rule '${rule}'. Use asks, ready, waits, says or never.`);
  }
}

/** Checks the rules that apply to every reply. */
function expectValidReply(text: string, previous: string): void {
  expect(text).not.toBe(previous);
  expect(text.split(/\s+/u).length, text).toBeLessThanOrEqual(45);
  expect(text.match(/\?/gu)?.length ?? 0, text).toBeLessThanOrEqual(1);
  expect(text).toMatch(/^[\p{Lu}\d£'][\p{L}\p{N} .,:;?'£-]*[.?]$/u);
  expect(text).not.toMatch(/undefined|NaN|\{|\s{2}/u);
}

describe('conversations', () => {
  const conversations = parse(CONVERSATIONS);

  test('has at least 80 conversations with unique names', () => {
    expect(new Set(conversations.map(({ name }) => name)).size).toBe(conversations.length);
    expect(conversations.length).toBeGreaterThanOrEqual(80);
  });

  test.each(conversations)('$name', ({ opening, turns }) => {
    const messages: Message[] = opening === undefined ? [] : [{ role: 'assistant', content: opening }];
    for (const { buyerMessage, rules } of turns) {
      messages.push({ role: 'user', content: buyerMessage });
      const answer = reply(messages, { now });
      expect(answer.isReady, answer.text).toBe(hasTriggerPhrase(answer.text));
      expectValidReply(answer.text, messages.at(-2)?.content ?? '');
      for (const rule of rules) expectRule(answer, rule);
      messages.push({ role: 'assistant', content: answer.text });
    }
  });
});
