import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { listSampleContent } from './sample-content.ts';

const sampleContent = listSampleContent(fileURLToPath(new URL('..', import.meta.url)));

test('lists the content that a company must replace before launch', () => {
  for (const file of ['content/team.ts', 'content/testimonials.ts', 'content/privacy.tsx', 'content/terms.tsx'])
    expect(sampleContent).toContainEqual(expect.stringMatching(new RegExp(`^src/${file}: \\S.{10}`)));
  expect(sampleContent).toContainEqual(expect.stringMatching(/^src\/config\/claims\.ts: /));
  expect(sampleContent).toContainEqual(expect.stringMatching(/^src\/config\/brand\.ts: /));
});

test('omits comment syntax from the lines', () => {
  expect(sampleContent.filter((line) => /\*\/|\s$|\* /.test(line))).toEqual([]);
});
