import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Inline } from './index.ts';

const getRect = (name: string) => page.getByText(name).element().getBoundingClientRect();
const renderWord = (name: string) => (
  <span key={name} style={{ inlineSize: 90, blockSize: 20 }}>
    {name}
  </span>
);

test('has the same gap between items and between lines', async () => {
  await render(
    <Inline gap={3} style={{ inlineSize: 200 }}>
      {['SUV', 'Estate', 'Saloon'].map(renderWord)}
    </Inline>,
  );
  expect(getRect('Estate').left - getRect('SUV').right).toBe(12);
  expect(getRect('Saloon').left).toBe(getRect('SUV').left);
  expect(getRect('Saloon').top - getRect('SUV').bottom).toBe(12);
});

test('renders as a list through its render prop', async () => {
  await render(<Inline render={(props) => <ul {...props} />}>{[<li key="suv">SUV</li>]}</Inline>);
  await expect.element(page.getByRole('listitem')).toHaveTextContent('SUV');
});
