import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sampleContent } from './sample-content.ts';

const listed = sampleContent(fileURLToPath(new URL('..', import.meta.url)));

test('what a company has to replace before it goes public is listed, with what is invented', () => {
  for (const file of ['content/team.ts', 'content/testimonials.ts', 'content/privacy.tsx', 'content/terms.tsx'])
    expect(listed).toContainEqual(expect.stringMatching(new RegExp(`^src/${file}: \\S.{10}`)));
  expect(listed).toContainEqual(expect.stringMatching(/^src\/config\/claims\.ts: /));
  expect(listed).toContainEqual(expect.stringMatching(/^src\/config\/brand\.ts: /));
});

test('a line holds nothing of the comment that it stands in', () => {
  expect(listed.filter((line) => /\*\/|\s$|\* /.test(line))).toEqual([]);
});
