import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Disclosure } from '../Disclosure/index.ts';
import { Accordion } from './index.ts';

const questions = ['Plans', 'Vehicles', 'Credits'];
const getOpenQuestions = () =>
  page
    .getByRole('button', { expanded: true })
    .elements()
    .map((button) => button.textContent);
const press = (name: string) => page.getByRole('button', { name }).click();

const renderAccordion = (isExclusive: boolean) => (
  <Accordion headingLevel={4} isExclusive={isExclusive} defaultExpandedKeys={['Plans']}>
    {questions.map((title) => (
      <Disclosure key={title} id={title} title={title}>
        The answer
      </Disclosure>
    ))}
  </Accordion>
);

test('makes every title a heading', async () => {
  await render(renderAccordion(false));
  expect(
    page
      .getByRole('heading', { level: 4 })
      .elements()
      .map((heading) => heading.textContent),
  ).toEqual(questions);
});

test('opens and closes each panel independently', async () => {
  await render(renderAccordion(false));
  await press('Credits');
  expect(getOpenQuestions()).toEqual(['Plans', 'Credits']);
  await press('Plans');
  expect(getOpenQuestions()).toEqual(['Credits']);
});

test('keeps at most one panel open when exclusive', async () => {
  await render(renderAccordion(true));
  expect(getOpenQuestions()).toEqual(['Plans']);
  await press('Credits');
  expect(getOpenQuestions()).toEqual(['Credits']);
  await press('Vehicles');
  expect(getOpenQuestions()).toEqual(['Vehicles']);
  await press('Vehicles');
  expect(getOpenQuestions()).toEqual([]);
});
