import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { x3 } from '../../test/support/cars.ts';
import { fiveSeries } from '../../test/support/details.ts';
import { takePhotos } from '../../test/support/photos.ts';
import { FiveStepVerdict, judge } from './FiveStepVerdict.tsx';
import { StockCarDialog } from './StockCarDialog.tsx';
import { StockCard } from './StockCard.tsx';

const meta: Meta<typeof StockCard> = {
  title: 'Patterns/Extending car components',
  component: StockCard,
  tags: ['!autodocs'],
  args: {
    car: {
      ...x3,
      id: 'x3',
      image: undefined,
      pictures: takePhotos({ body: 'suv', paint: 'black', scene: 'forecourt' }, 3),
      status: 'reserved',
      wasPrice: 26_500,
      valuation: judge(24_995, 26_850),
      fuel: 'Diesel',
      gearbox: 'Automatic',
      ownerCount: 1,
      dealer: 'Motors Ltd, Leeds',
      offer: { perMonth: 389, representativeExample: 'Representative example: 48 months, deposit £2,500, 9.9% APR.' },
    },
  },
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <StockCard {...args} />
    </div>
  ),
};
export default meta;
type Story = StoryObj<typeof StockCard>;

export const Card: Story = {
  play: async ({ canvas }) => {
    for (const text of ['Diesel', 'Reserved', 'One owner', '£389 per month', 'Good price', 'Motors Ltd, Leeds'])
      await expect(canvas.getByText(text)).toBeVisible();
  },
};

export const Dialog: Story = {
  tags: ['full'],
  render: () => (
    <StockCarDialog car={{ ...fiveSeries, services: ['12 May 2025', '3 June 2024'] }} onClose={fn()} onReserve={fn()} />
  ),
};

export const Verdict: Story = { tags: ['full'], render: () => <FiveStepVerdict price={11_500} estimate={10_000} /> };
