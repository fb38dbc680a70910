import { describe, expect, it } from 'vitest';
import { createLog, getErrorFields } from './log.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

function linesOf(format: 'readable' | 'json', write: (log: ReturnType<typeof createLog>) => void): string {
  let text = '';
  write(
    createLog(
      format,
      (line) => (text += `${line}\n`),
      () => NOW,
    ),
  );
  return text;
}

describe('the log', () => {
  it('writes an event and its fields for eyes', () => {
    const text = linesOf('readable', (log) => {
      log.info('Ready on http://localhost:4173');
      log.warn('Slow.', { path: '/a b', milliseconds: 5, absent: undefined });
    });
    expect(text).toBe('Ready on http://localhost:4173\nwarn: Slow. path="/a b" milliseconds=5\n');
  });

  it('keeps what a stranger wrote on its line', () => {
    const text = linesOf('readable', (log) => log.warn('Report.', { page: 'a\nerror: forged\u001b[2J' }));
    expect(text).toBe('warn: Report. page="a\\nerror: forged\\u001b[2J"\n');
  });

  it('writes one object a line for a collector', () => {
    const text = linesOf('json', (log) => log.error('Failed.', { path: '/x\n' }));
    expect(text.trimEnd().split('\n')).toHaveLength(1);
    expect(JSON.parse(text)).toEqual({ time: NOW.toISOString(), level: 'error', event: 'Failed.', path: '/x\n' });
  });

  it('describes whatever was thrown', () => {
    expect(getErrorFields(new TypeError('no'))).toMatchObject({
      name: 'TypeError',
      message: 'no',
      stack: expect.any(String) as string,
    });
    expect(getErrorFields('no')).toEqual({ message: 'no' });
  });
});
