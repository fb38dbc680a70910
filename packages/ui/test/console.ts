import { afterEach, beforeEach, expect, vi } from 'vitest';

const methods = ['error', 'warn', 'log', 'info'] as const;
const said: string[] = [];
let expected: RegExp[] = [];

/** Declares lines that the console may say in this test, and must. */
export function expectConsole(...lines: RegExp[]) {
  expected = lines;
}

// A line that no test declared is a defect that nobody has seen yet: React's warnings come as such lines.
beforeEach(() => {
  said.length = 0;
  expected = [];
  for (const method of methods)
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      said.push(`${method}: ${parts.map(String).join(' ')}`);
    });
});

afterEach(() => {
  vi.restoreAllMocks();
  const undeclared = said.filter((line) => !expected.some((pattern) => pattern.test(line)));
  const unsaid = expected.filter((pattern) => !said.some((line) => pattern.test(line)));
  expect(undeclared, 'the console said what no test declared').toEqual([]);
  expect(unsaid.map(String), 'the console did not say what the test declared').toEqual([]);
});
