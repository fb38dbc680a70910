import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { toasts } from '../../src/components/Toast/index.ts';
import { choose, closeDialog, findField, findDialog, findToast } from '../../src/test/index.ts';
import { DialogWithASelect } from './DialogWithASelect.tsx';

const meta: Meta<typeof DialogWithASelect> = {
  title: 'Patterns/Dialog with a select',
  component: DialogWithASelect,
  tags: ['!autodocs'],
  args: { save: fn(async () => undefined) },
  beforeEach: () => () => toasts.clear(),
};
export default meta;
type Story = StoryObj<typeof DialogWithASelect>;

export const Adding: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to list' }));
    const dialog = await findDialog('Add to a list');
    // Escape closes the list, and the dialog below it stays open.
    await userEvent.click(findField('List', { within: dialog }));
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await choose(userEvent, 'List', 'Family car');
    await userEvent.click(dialog.querySelector('[type="submit"]') as HTMLElement);
    await findToast('Added to your list');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add to list' })).toHaveFocus());
  },
};

/** Saving failed, and the selection is still there. */
export const NotSaved: Story = {
  tags: ['full'],
  args: { save: () => Promise.reject(new Error('no network')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to list' }));
    const dialog = await findDialog('Add to a list');
    await choose(userEvent, 'List', 'For work');
    await userEvent.click(dialog.querySelector('[type="submit"]') as HTMLElement);
    await waitFor(() => expect(dialog).toHaveTextContent('Could not save the list.'));
    await expect(findField('List')).toHaveTextContent('For work');
    await closeDialog(userEvent, 'Add to a list');
  },
};
