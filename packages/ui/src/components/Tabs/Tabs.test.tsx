import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { KitProvider } from '../KitProvider/index.ts';
import { type TabItem, Tabs } from './index.ts';

const items: readonly TabItem[] = [
  { id: 'price', label: 'Price', content: 'Below our estimate.' },
  { id: 'history', label: 'History', content: 'One owner.', isDisabled: true },
  { id: 'seller', label: 'Seller', content: 'Private.' },
];

const getTab = (name: string) => page.getByRole('tab', { name });

test('renders only the selected panel, and selects with the arrow keys', async () => {
  const onSelectionChange = vi.fn<(key: string | number) => void>();
  await render(<Tabs label="About this car" items={items} onSelectionChange={onSelectionChange} />);
  await expect.element(page.getByRole('tablist', { name: 'About this car' })).toBeVisible();
  await expect.element(page.getByRole('tabpanel', { name: 'Price' })).toHaveTextContent('Below our estimate.');
  await expect.element(page.getByText('Private.')).not.toBeInTheDocument();
  await userEvent.tab();
  // Moves past the disabled tab.
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('tabpanel', { name: 'Seller' })).toHaveTextContent('Private.');
  expect(onSelectionChange).toHaveBeenLastCalledWith('seller');
});

test('moves on ArrowDown and selects on Enter when vertical with manual activation', async () => {
  await render(<Tabs label="About this car" orientation="vertical" keyboardActivation="manual" items={items} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(getTab('Seller')).toHaveFocus();
  await expect.element(getTab('Price')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(getTab('Seller')).toHaveAttribute('aria-selected', 'true');
});

test('renders a tab with an href as a link that the router follows on Enter', async () => {
  const navigate = vi.fn<(href: string) => void>();
  await render(
    <KitProvider navigate={navigate}>
      <Tabs
        label="Cars"
        selectedKey="all"
        items={[
          { id: 'all', label: 'All', href: '/cars', content: 'All cars' },
          { id: 'saved', label: 'Saved', href: '/cars/saved' },
        ]}
      />
    </KitProvider>,
  );
  await expect.element(getTab('Saved')).toHaveAttribute('href', '/cars/saved');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(getTab('Saved')).toHaveFocus();
  expect(navigate).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/cars/saved');
});

test('scrolls the selected tab into view in a narrow container', async () => {
  await render(
    <div style={{ inlineSize: 160 }} data-testid="narrow">
      <Tabs label="About this car" defaultSelectedKey="seller" items={items} />
    </div>,
  );
  const { right } = page.getByTestId('narrow').element().getBoundingClientRect();
  expect(getTab('Seller').element().getBoundingClientRect().right).toBeLessThanOrEqual(right + 1);
  expect(getTab('Price').element().getBoundingClientRect().left).toBeLessThan(0);
});
