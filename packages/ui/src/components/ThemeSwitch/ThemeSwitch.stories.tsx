import type { Meta, StoryObj } from '@storybook/react-vite';
import { ThemeSwitch } from './index.ts';

const meta = {
  title: 'Actions/ThemeSwitch',
  component: ThemeSwitch,
} satisfies Meta<typeof ThemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['chromatic'] };
