import { afterEach, beforeEach, expect, vi } from 'vitest';

const methods = ['error', 'warn', 'log', 'info'] as const;
const said: string[] = [];

// A line in the console is a defect that nobody has seen yet: React's warnings come as such lines. A test that means one
// to be said spies on the method itself.
beforeEach(() => {
  said.length = 0;
  for (const method of methods)
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      said.push(`${method}: ${parts.map(String).join(' ')}`);
    });
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(said, 'the console was written to').toEqual([]);
});
