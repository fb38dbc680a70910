import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { FaqList } from './index.ts';

afterEach(() => page.viewport(1280, 800));

const items = ['one', 'two', 'three'].map((word) => ({ question: `Question ${word}`, answer: `Answer ${word}` }));
const getQuestion = (word: string) => page.getByRole('heading', { name: `Question ${word}`, level: 3 });
const getTop = (word: string) => getQuestion(word).element().getBoundingClientRect().top;

test('opens each question independently, on click and on Enter', async () => {
  await render(<FaqList headingLevel={3} items={items} isFirstOpen />);
  await expect.element(page.getByText('Answer one')).toBeVisible();
  await expect.element(page.getByText('Answer two')).not.toBeVisible();
  await getQuestion('two').click();
  await expect.element(page.getByText('Answer two')).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Answer three')).toBeVisible();
  await expect.element(page.getByText('Answer one')).toBeVisible();
});

test('fills two columns one after the other, and uses one column on phones', async () => {
  await page.viewport(1280, 800);
  await render(<FaqList headingLevel={3} items={items} />);
  expect(getTop('three')).toBe(getTop('one'));
  expect(getTop('two')).toBeGreaterThan(getTop('one'));
  await page.viewport(360, 800);
  expect(getTop('three')).toBeGreaterThan(getTop('two'));
});

test('has one column for one question', async () => {
  const { container } = await render(<FaqList headingLevel={3} items={items.slice(0, 1)} />);
  expect(container.querySelectorAll('[data-part="Column"]')).toHaveLength(1);
});
