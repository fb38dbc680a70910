import { describe, expect, test } from 'vitest';
import { getParams } from '../src/reader/params.ts';
import { read } from '../src/reader/read.ts';
import type { Message } from '../src/reader/reading.ts';

export const now = new Date('2026-11-20T12:00:00Z');

export const createTurns = (...contents: string[]): Message[] => contents.map((content) => ({ role: 'user', content }));

export const readParams = (...contents: string[]) =>
  getParams({ ...read(createTurns(...contents), { now }), excluded: [] });

export const readExclusions = (...contents: string[]) => {
  const { excluded } = read(createTurns(...contents), { now });
  return getParams({ values: [], excluded });
};

type Row = [query: string | string[], want: Record<string, unknown>];

/** Tests a rule of the guide with our own examples. */
export function testRule(name: string, rows: readonly Row[]): void {
  describe(`rule: ${name}`, () => {
    test.each(rows)('%j', (query, want) => {
      expect(readParams(...[query].flat())).toEqual(want);
    });
  });
}

export const focus = { make: 'Ford', model: 'Focus' };
