import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Badge } from '../Badge/index.ts';
import { Button } from '../Button/index.ts';
import { Text } from '../Text/index.ts';
import { Stack } from './index.ts';

test('stretches its children, but not badges or buttons without isFullWidth', async () => {
  await render(
    <div style={{ inlineSize: 400 }}>
      <Stack>
        <Text>Saved</Text>
        <Badge>New</Badge>
        <Button>Undo</Button>
        <Button isFullWidth>Show all cars</Button>
      </Stack>
    </div>,
  );
  const getWidth = (name: string) => page.getByRole('button', { name }).element().getBoundingClientRect().width;
  expect(page.getByText('Saved').element().getBoundingClientRect().width).toBe(400);
  expect(page.getByText('New').element().getBoundingClientRect().width).toBeLessThan(200);
  expect(getWidth('Undo')).toBeLessThan(200);
  expect(getWidth('Show all cars')).toBe(400);
});
