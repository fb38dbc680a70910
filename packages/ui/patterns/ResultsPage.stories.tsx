import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { createValuation } from '../test/support/cars.ts';
import { cars } from './cars.ts';
import { ResultsPage } from './ResultsPage.tsx';

const meta = {
  title: 'Patterns/Results page',
  component: ResultsPage,
  // The story is a whole page, so it has no documentation page of its own.
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { cars, getValuation: async (car) => createValuation(car.price ?? 0, 26_100) },
} satisfies Meta<typeof ResultsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A complete car for every placeholder, because the results are not known yet. */
const placeholders = cars.slice(0, 1).flatMap((car) => cars.map(({ id }) => ({ ...car, id })));

/** A search with results. */
export const Page: Story = { tags: ['modes'] };

/** While a search runs, the layout does not change. */
export const Loading: Story = { args: { isLoading: true, cars: placeholders } };

/** Filters and sort order change the results. The new count is announced. */
export const FilteredAndSorted: Story = {
  tags: ['full'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const status = canvasElement.querySelector('[role="status"]:has(h1)');
    await expect(status).toHaveTextContent('128 cars page 1 of 13, sorted by Most recent');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove SUV' }));
    await expect(status).toHaveTextContent('169 cars page 1 of 17, sorted by Most recent');
    await expect(canvas.getByRole('button', { name: 'Remove Estate' })).toHaveFocus();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Sort/ }), 'Mileage');
    await expect(status).toHaveTextContent('169 cars page 1 of 17, sorted by Mileage');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(canvas.getByRole('heading', { level: 1, name: '415 cars' })).toHaveFocus();
  },
};

/** Focus moves a frame after a dialog opens or closes, and Escape goes to the focused element. */
const waitForFocusIn = (dialog: HTMLElement) =>
  waitFor(() => expect(dialog).toContainElement(dialog.ownerDocument.activeElement as HTMLElement));

/** Opens a valuation, the details of a car, the sign-in dialog and the filters. */
export const Walkthrough: Story = {
  tags: ['full'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Check Valuation/ }));
    await expect(await canvas.findByRole('button', { name: 'Show the sums, Volvo XC60' })).toBeVisible();

    await userEvent.click(canvas.getByRole('link', { name: 'BMW X3' }));
    const details = await screen.findByRole('dialog', { name: 'BMW X3' });
    await userEvent.click(within(details).getByRole('button', { name: 'Show more info' }));
    const signIn = await screen.findByRole('dialog', { name: 'Sign In Required' });
    await waitForFocusIn(signIn);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sign In Required' })).toBeNull());
    await waitForFocusIn(details);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('link', { name: 'BMW X3' })).toHaveFocus();

    await userEvent.click(canvas.getByRole('button', { name: /^Filters/ }));
    await screen.findByRole('dialog', { name: 'Filter Cars' });
    await userEvent.click(screen.getByRole('button', { name: 'Show 128 cars' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: /^Filters/ })).toHaveFocus();
  },
};
