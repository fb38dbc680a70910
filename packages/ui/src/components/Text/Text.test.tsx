import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Heading } from '../Heading/index.ts';
import { Text } from './index.ts';

test('renders as the element that render returns', async () => {
  const { container } = await render(<Text render={(props) => <span {...props} />}>£24,995</Text>);
  expect(container.firstElementChild?.tagName).toBe('SPAN');
});

test('applies a strong weight to lead text', async () => {
  await render(
    <Text size="lead" weight="strong">
      Estimate
    </Text>,
  );
  expect(getComputedStyle(page.getByText('Estimate').element()).fontWeight).toBe('600');
});

test('sets a heading’s size independently of its level', async () => {
  await render(
    <>
      <Heading level={2} size="figure">
        £24,995
      </Heading>
      <Heading level={3}>BMW X3</Heading>
    </>,
  );
  const [figure, subtitle] = [page.getByRole('heading', { level: 2 }), page.getByRole('heading', { level: 3 })];
  expect(getComputedStyle(figure.element()).fontSize).toBe('26px');
  expect(getComputedStyle(subtitle.element()).fontSize).toBe('18px');
});
