import { expect, it } from 'vitest';
import { getMotHistoryUrl } from './mot-history.ts';

it('returns a URL only for plausible registrations', () => {
  expect(getMotHistoryUrl('kv20 abc')).toBe('https://www.check-mot.service.gov.uk/results?registration=KV20ABC');
  expect(getMotHistoryUrl('P123 ABC')).toMatch(/=P123ABC$/);
  expect(getMotHistoryUrl('ABC 12T')).toMatch(/=ABC12T$/);
  for (const invalid of [undefined, '', 'KV20 IOA', 'QQ20 ABC', 'KV20 AB', 'X&y=1', 'Private'])
    expect(getMotHistoryUrl(invalid), invalid).toBeUndefined();
});
