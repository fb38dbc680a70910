import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { choose, findField, findDialog } from '../../src/test/index.ts';
import { FilterForm } from './FilterForm.tsx';

const loadModels = async () => [
  { value: 'x3', label: 'X3' },
  { value: 'x5', label: 'X5' },
];

const meta: Meta<typeof FilterForm> = {
  title: 'Patterns/Filter form',
  component: FilterForm,
  tags: ['!autodocs'],
  args: { getModels: loadModels, count: 128, onApply: fn() },
};
export default meta;
type Story = StoryObj<typeof FilterForm>;

export const Filters: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const drawer = await findDialog('Filter cars');
    await expect(findField('Model', { within: drawer })).toBeDisabled();
    await choose(userEvent, 'Make', 'BMW');
    await waitFor(() => expect(findField('Model')).toBeEnabled());
    await choose(userEvent, 'Model', 'X5');
    await choose(userEvent, 'Fuel', ['Petrol', 'Diesel']);
    await userEvent.click(drawer.querySelector('[type="submit"]') as HTMLElement);
    await waitFor(() => expect(args.onApply).toHaveBeenCalledOnce());
    const [filters] = (args.onApply as ReturnType<typeof fn>).mock.calls[0] as [FormData];
    await expect([filters.get('make'), filters.get('model'), filters.getAll('fuel')]).toEqual([
      'bmw',
      'x5',
      ['petrol', 'diesel'],
    ]);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus());
  },
};

/** The form stays usable if the models fail to load. */
export const WithoutModels: Story = {
  tags: ['full'],
  args: { getModels: () => Promise.reject(new Error('no network')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const drawer = await findDialog('Filter cars');
    await choose(userEvent, 'Make', 'Volvo');
    await waitFor(() => expect(drawer).toHaveTextContent('Could not load the models.'));
    await choose(userEvent, 'Fuel', 'Diesel');
  },
};
