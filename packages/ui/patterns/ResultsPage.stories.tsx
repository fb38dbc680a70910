import type { Meta, StoryObj } from '@storybook/react-vite';
import { cars } from './cars.ts';
import { ResultsPage } from './ResultsPage.tsx';

const meta = {
  title: 'Patterns/Results page',
  component: ResultsPage,
  // a page is shown as it is, not in a page of docs
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { cars },
} satisfies Meta<typeof ResultsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A search that found cars. */
export const Page: Story = { tags: ['modes'] };
