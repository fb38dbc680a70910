import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cars } from '../../patterns/cars.ts';
import { choose } from '../../src/test/index.ts';
import { type Question, SearchPage } from './SearchPage.tsx';

const tags = [
  { id: 'suv', label: 'SUV' },
  { id: 'price', label: '£30,000', accessibleLabel: 'Maximum price £30,000', words: 'under £30,000' },
];

const findCars = async ({ without }: Question) => ({
  cars: cars.slice(0, 4),
  total: 24 + 7 * without.length,
  tags: tags.filter(({ id }) => !without.includes(id)),
});

const meta: Meta<typeof SearchPage> = {
  title: 'Patterns/Search page',
  component: SearchPage,
  tags: ['!autodocs'],
  args: { search: findCars },
};
export default meta;
type Story = StoryObj<typeof SearchPage>;

export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: '24 cars' });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove SUV' }));
    await canvas.findByRole('heading', { level: 1, name: '31 cars' });
    await choose(userEvent, 'Sort', 'Price: low to high');
    await canvas.findByRole('heading', { level: 1, name: '31 cars' });
  },
};

/** Keeps the text and offers to try again. */
export const Failed: Story = {
  args: { search: () => Promise.reject(new Error('no network')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Could not reach');
    await expect(canvas.getByRole('textbox')).toHaveValue('An automatic SUV under £30,000');
  },
};

/** No results, with suggestions for a new search. */
export const Empty: Story = {
  tags: ['full'],
  args: { search: async () => ({ cars: [], total: 0, tags }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'A diesel estate near Leeds' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('A diesel estate near Leeds');
  },
};
