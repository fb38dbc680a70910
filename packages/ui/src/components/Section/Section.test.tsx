import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Section } from './index.ts';

test('is a region named by a heading of the given level', async () => {
  await render(
    <Section title="Questions" headingLevel={3}>
      Content
    </Section>,
  );
  const region = page.getByRole('region', { name: 'Questions', exact: true });
  await expect.element(region.getByRole('heading', { level: 3 })).toHaveTextContent('Questions');
});

test('shows actions at the end of the heading’s row, or below if they do not fit', async () => {
  const renderSection = (inlineSize: number) => (
    <div style={{ inlineSize }}>
      <Section title="Just valued" actions={<a href="/showcase">Browse the showcase</a>}>
        Content
      </Section>
    </div>
  );
  const getHeadingRect = () => page.getByRole('heading').element().getBoundingClientRect();
  const getLinkRect = () => page.getByRole('link').element().getBoundingClientRect();
  const { rerender } = await render(renderSection(700));
  expect(getLinkRect().left).toBeGreaterThan(getHeadingRect().right);
  expect(Math.round(getLinkRect().right)).toBe(Math.round(getHeadingRect().left) + 700);
  await rerender(renderSection(240));
  expect(getLinkRect().top).toBeGreaterThanOrEqual(getHeadingRect().bottom);
});

test('renders no empty elements if it has no lead or actions', async () => {
  const { container } = await render(<Section title="Questions">Content</Section>);
  expect(container.querySelector('[data-part="Actions"]')).toBeNull();
  expect(container.querySelector('p')).toBeNull();
});
