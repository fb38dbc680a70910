import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Chat } from './Chat.tsx';

const meta: Meta<typeof Chat> = {
  title: 'Patterns/Chat',
  component: Chat,
  tags: ['!autodocs'],
  args: {
    onSearch: fn(),
    answer: async () => ({
      text: 'An SUV up to £30,000, got it.',
      findings: [{ label: '£30,000', words: 'under 30k' }],
      isReady: true,
    }),
  },
  render: (args) => (
    <div style={{ blockSize: 560 }}>
      <Chat {...args} />
    </div>
  ),
};
export default meta;
type Story = StoryObj<typeof Chat>;

export const Conversation: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'An SUV under 30k{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Yes, Search Now' }));
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};

/** A message that could not be sent returns to the composer. */
export const Failed: Story = {
  tags: ['full'],
  args: { answer: () => Promise.reject(new Error('no network')) },
  play: async ({ canvas, userEvent }) => {
    const composer = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(composer, 'An SUV under 30k{Enter}');
    // The panel's live region has the same text.
    await within(canvas.getByRole('log', { name: 'Conversation' })).findByText(/I had trouble answering/);
    await expect(composer).toHaveValue('An SUV under 30k');
  },
};
