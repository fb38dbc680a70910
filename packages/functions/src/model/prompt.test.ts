import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { PROMPT_VERSION, systemPrompt, TASKS } from './prompt.ts';

test('a prompt that changes gets a new version', () => {
  const hash = createHash('sha256').update(JSON.stringify(TASKS)).digest('hex').slice(0, 12);
  expect({ [PROMPT_VERSION]: hash }).toEqual({ 1: '8c287d15d9fb' });
});

test('the data are behind the instructions, as JSON', () => {
  const data = { thisYear: 2026, understood: { make: 'BMW' }, ruledOut: [] };
  expect(JSON.parse(systemPrompt('extract', data).split('Data (JSON):\n')[1] ?? '')).toEqual(data);
});
