import { afterEach, beforeEach, expect, vi } from 'vitest';

const CONSOLE_METHODS = ['error', 'warn', 'log', 'info'] as const;

/**
 * Fails each test during which something, such as React, writes to the console. A test that expects output spies on the
 * method.
 */
export function failOnConsole() {
  const lines: string[] = [];

  beforeEach(() => {
    lines.length = 0;
    for (const method of CONSOLE_METHODS)
      vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
        lines.push(`${method}: ${parts.map(String).join(' ')}`);
      });
  });

  afterEach(() => {
    vi.restoreAllMocks();
    expect(lines, 'the test wrote to the console').toEqual([]);
  });
}
