import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { collectPageSources, getLastCommitDay } from './page-dates.ts';

const site = fileURLToPath(new URL('..', import.meta.url));

it("finds a page's own files and copy but no shared components", () => {
  const files = collectPageSources(site, 'src/routes/company/pricing/page.tsx');
  expect(files).toContain('src/routes/company/pricing/page.tsx');
  expect(files).toContain('src/content/faq.ts');
  expect(files.filter((file) => !/^src\/(content|routes\/company\/pricing)\//.test(file))).toEqual([]);
});

it('returns no date outside a repository', () => {
  expect(getLastCommitDay(mkdtempSync(join(tmpdir(), 'no-repository-')), ['a.ts'])).toBeUndefined();
});
