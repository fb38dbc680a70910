import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Localisation } from './Localisation.tsx';

const meta: Meta<typeof Localisation> = {
  title: 'Guides/Localisation',
  component: Localisation,
  tags: ['!autodocs'],
};
export default meta;
type Story = StoryObj<typeof Localisation>;

export const French: Story = {
  args: { language: 'fr' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^14\s900\s€$/)).toBeVisible();
    await expect(canvas.getByText(/^41\s199\skm$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Suivant/ })).toBeVisible();
  },
};

export const Arabic: Story = {
  tags: ['full'],
  args: { language: 'ar' },
};
