import { createHash } from 'node:crypto';
import { INTENTS } from '@forecourt/assistant/conversation';
import { expect, test } from 'vitest';
import { INSTRUCTIONS, PROMPT_VERSION, writeSystemPrompt } from './prompt.ts';

test('requires a new version for a changed prompt', () => {
  const hash = createHash('sha256').update(INSTRUCTIONS).digest('hex').slice(0, 12);
  expect({ [PROMPT_VERSION]: hash }).toEqual({ 2: 'ee3baec8813c' });
});

test('explains every intent', () => {
  for (const intent of INTENTS) expect(INSTRUCTIONS).toMatch(new RegExp(`^- .*\\b${intent}\\b`, 'mu'));
});

test('appends the data to the instructions as JSON', () => {
  const data = { thisYear: 2026, understood: { make: 'BMW' }, ruledOut: [] };
  expect(JSON.parse(writeSystemPrompt(data).split('Data (JSON):\n')[1] ?? '')).toEqual(data);
});
