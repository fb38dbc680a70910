import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/index.ts';
import { KitProvider, useFormats } from './index.ts';

const meta = {
  title: 'Setup/KitProvider',
  component: KitProvider,
  args: { children: <Amounts /> },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof KitProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

function Amounts() {
  const { formatDate, formatDistance, formatMoney, formatPercent } = useFormats();
  return (
    <Text>
      {formatMoney(24_995)}, {formatDistance(41_200)}, {formatPercent(8.6)}, {formatDate('2026-03-04')}
    </Text>
  );
}

export const Playground: Story = {};

export const French: Story = {
  tags: ['picture'],
  args: { locale: 'fr-FR', currency: 'EUR', distanceUnit: 'km' },
};
