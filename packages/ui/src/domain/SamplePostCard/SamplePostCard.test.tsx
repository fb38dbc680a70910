import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { postPerformances, type SamplePost, SamplePostCard } from './index.ts';

const post: SamplePost = {
  title: 'Fresh in',
  platform: 'TikTok',
  content: 'A clean Ioniq, and what it costs to run.',
  engagement: [
    { label: 'Views', count: 12_400 },
    { label: 'Likes', count: 910 },
  ],
  posted: '2 hours ago',
  performance: 'high',
};

const getPart = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);

test('shows the post’s network, time, text and engagement', async () => {
  await render(<SamplePostCard post={post} media={<img src="data:," alt="An Ioniq" />} />);
  const card = page.getByRole('article', { name: 'Fresh in' });
  await expect
    .element(card)
    .toHaveTextContent(
      'TikTok 2 hours agoFresh inA clean Ioniq, and what it costs to run.Views12,400Likes910Insights: High',
    );
  await expect.element(page.getByRole('img', { name: 'An Ioniq' })).toBeInTheDocument();
});

test.each([
  ['high', 'Insights: High', 3],
  ['good', 'Insights: Good', 2],
  ['fair', 'Insights: Fair', 1],
  ['other', 'Insights: Too early to say', 0],
] as const)('shows a performance of “%s” in words and bars', async (performance, words, bars) => {
  await render(<SamplePostCard post={{ ...post, performance }} />);
  const badge = getPart('Insights');
  expect(badge).toHaveTextContent(words);
  const fills = [...(badge?.querySelectorAll('rect') ?? [])].map((bar) => getComputedStyle(bar).fill);
  const fullColor = badge && getComputedStyle(badge).color;
  expect(fills.filter((fill) => fill === fullColor)).toHaveLength(bars);
  expect(getPart('Media')).toBeNull();
});

test('shows every performance in the same colour', async () => {
  await render(
    <>
      {postPerformances.map((performance) => (
        <SamplePostCard key={performance} post={{ ...post, title: performance, performance }} />
      ))}
    </>,
  );
  const colours = [...document.querySelectorAll('[data-part="Insights"]')].map(
    (badge) => getComputedStyle(badge).color,
  );
  expect(new Set(colours).size).toBe(1);
});

test('shows translated strings', async () => {
  await render(
    <SamplePostCard
      post={post}
      headingLevel={2}
      strings={{
        insights: 'Wirkung: {performance}',
        performance: { high: 'stark', good: 'gut', fair: 'mäßig', other: 'offen' },
      }}
    />,
  );
  expect(getPart('Insights')).toHaveTextContent('Wirkung: stark');
  await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible();
});
