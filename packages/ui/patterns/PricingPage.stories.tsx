import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { plans } from '../test/support/plans.ts';
import { PricingPage } from './PricingPage.tsx';

const meta = {
  title: 'Patterns/Pricing page',
  component: PricingPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { plans },
} satisfies Meta<typeof PricingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page with monthly billing. */
export const Page: Story = { tags: ['modes'] };

/** Switches to annual billing and back. The new prices are announced. */
export const Annually: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('radio', { name: 'Annually' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Starter £1,920 a year, Pro £4,800 a year, Premium £9,600 a year',
    );
    await expect(canvas.getByRole('article', { name: 'Starter' })).toHaveTextContent('£1,920 a year');
    await userEvent.click(canvas.getByRole('radio', { name: 'Monthly' }));
    await expect(canvas.getByRole('article', { name: 'Starter' })).toHaveTextContent('£200 a month');
  },
};
