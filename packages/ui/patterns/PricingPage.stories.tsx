import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PricingPage } from './PricingPage.tsx';

const meta = {
  title: 'Patterns/Pricing page',
  component: PricingPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PricingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The plans, by the month. */
export const Page: Story = { tags: ['modes'] };

/** The plans, by the year and back. */
export const Annually: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Annually' }));
    await expect(canvas.getByRole('article', { name: 'Starter' })).toHaveTextContent('£1,920 a year');
    await userEvent.click(canvas.getByRole('radio', { name: 'Monthly' }));
    await expect(canvas.getByRole('article', { name: 'Starter' })).toHaveTextContent('£200 a month');
  },
};
