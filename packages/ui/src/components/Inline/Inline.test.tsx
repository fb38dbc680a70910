import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Inline } from './index.ts';

const box = (name: string) => page.getByText(name).element().getBoundingClientRect();
const word = (name: string) => (
  <span key={name} style={{ inlineSize: 90, blockSize: 20 }}>
    {name}
  </span>
);

test('has the same gap between items and between lines', async () => {
  await render(
    <Inline gap={3} style={{ inlineSize: 200 }}>
      {['SUV', 'Estate', 'Saloon'].map(word)}
    </Inline>,
  );
  expect(box('Estate').left - box('SUV').right).toBe(12);
  expect(box('Saloon').left).toBe(box('SUV').left);
  expect(box('Saloon').top - box('SUV').bottom).toBe(12);
});

test('renders as a list through its render prop', async () => {
  await render(<Inline render={(props) => <ul {...props} />}>{[<li key="suv">SUV</li>]}</Inline>);
  await expect.element(page.getByRole('listitem')).toHaveTextContent('SUV');
});
