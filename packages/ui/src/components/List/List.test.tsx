import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { List } from './index.ts';

afterEach(() => page.viewport(1280, 800));

const items = ['One owner', 'Two keys', 'Full history'].map((text) => <li key={text}>{text}</li>);
const readStyle = (text: string) => getComputedStyle(page.getByText(text).element());

test('separates items with hairlines', async () => {
  await render(<List>{items}</List>);
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map((item) => getComputedStyle(item).borderTopWidth),
  ).toEqual(['0px', '1px', '1px']);
});

test('increases its items’ padding at the desktop breakpoint', async () => {
  await render(<List padding={{ base: 6, desktop: 8 }}>{items}</List>);
  expect(readStyle('Two keys').paddingBlock).toBe('32px');
  await page.viewport(360, 800);
  expect(readStyle('Two keys').paddingBlock).toBe('24px');
});

test('draws rules at its start and end', async () => {
  await render(
    <List startRule="strong" hasEndRule>
      {items}
    </List>,
  );
  const { borderTopWidth, borderBottomWidth } = getComputedStyle(page.getByRole('list').element());
  expect([borderTopWidth, borderBottomWidth]).toEqual(['2px', '1px']);
});
