import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/index.ts';
import { DescriptionList, DescriptionListItem } from '../DescriptionList/index.ts';
import { Grid } from '../Grid/index.ts';
import { KitProvider, useFormats } from './index.ts';

const meta = {
  title: 'Layout/KitProvider',
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

function Offer() {
  const { formatDate, formatDistance, formatMoney } = useFormats();
  return (
    <DescriptionList>
      <DescriptionListItem term="Price">{formatMoney(24_995)}</DescriptionListItem>
      <DescriptionListItem term="Mileage">{formatDistance(41_200)}</DescriptionListItem>
      <DescriptionListItem term="MOT">{formatDate('2027-03-04')}</DescriptionListItem>
    </DescriptionList>
  );
}

/** The same component in the British and the German market. */
export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => (
    <Grid columns={{ base: 1, tablet: 2 }} gap={6}>
      <KitProvider>
        <Offer />
      </KitProvider>
      <KitProvider locale="de-DE" currency="EUR" distanceUnit="km">
        <Offer />
      </KitProvider>
    </Grid>
  ),
};
