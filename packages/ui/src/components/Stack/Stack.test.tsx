import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Button } from '../Button/index.ts';
import { Text } from '../Text/index.ts';
import { Stack } from './index.ts';

test('stretches its children, but not buttons', async () => {
  await render(
    <div style={{ inlineSize: 400 }}>
      <Stack>
        <Text>Saved</Text>
        <Button>Undo</Button>
        <Button isFullWidth>Show all cars</Button>
      </Stack>
    </div>,
  );
  const getWidth = (name: string) => page.getByRole('button', { name }).element().getBoundingClientRect().width;
  expect(page.getByText('Saved').element().getBoundingClientRect().width).toBe(400);
  expect(getWidth('Undo')).toBeLessThan(200);
  expect(getWidth('Show all cars')).toBe(400);
});
