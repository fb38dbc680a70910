import { describe, expect, it } from 'vitest';
import { createLog, getErrorFields } from './log.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

function captureLines(format: 'readable' | 'json', write: (log: ReturnType<typeof createLog>) => void): string {
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
  it('writes readable lines for a terminal', () => {
    const text = captureLines('readable', (log) => {
      log.info('Ready on http://localhost:4173');
      log.warn('Slow.', { path: '/a b', milliseconds: 5, absent: undefined });
    });
    expect(text).toBe('Ready on http://localhost:4173\nwarn: Slow. path="/a b" milliseconds=5\n');
  });

  it('keeps user input on one line', () => {
    const text = captureLines('readable', (log) => log.warn('Report.', { page: 'a\nerror: forged\u001b[2J' }));
    expect(text).toBe('warn: Report. page="a\\nerror: forged\\u001b[2J"\n');
  });

  it('writes one JSON object per line for a collector', () => {
    const text = captureLines('json', (log) => log.error('Failed.', { path: '/x\n' }));
    expect(text.trimEnd().split('\n')).toHaveLength(1);
    expect(JSON.parse(text)).toEqual({ time: NOW.toISOString(), level: 'error', event: 'Failed.', path: '/x\n' });
  });

  it('describes any thrown value', () => {
    expect(getErrorFields(new TypeError('no'))).toMatchObject({
      name: 'TypeError',
      message: 'no',
      stack: expect.any(String) as string,
    });
    expect(getErrorFields('no')).toEqual({ message: 'no' });
  });
});
