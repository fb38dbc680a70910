import type { Meta, StoryObj } from '@storybook/react-vite';
import { createValuation } from '../../../test/support/cars.ts';
import { Matrix } from '../../../test/support/Matrix.tsx';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Section } from '../../components/Section/index.ts';
import { type SampleListing, SampleListingTable } from './index.ts';

const listings: readonly SampleListing[] = [
  {
    id: 'golf',
    make: 'VW',
    model: 'Golf',
    year: 2019,
    mileage: 61_200,
    seller: 'Private',
    location: 'Derby',
    valuation: createValuation(13_990, 11_900),
  },
  {
    id: 'tesla',
    make: 'Tesla',
    model: 'Model 3',
    year: 2021,
    mileage: 28_300,
    seller: 'Private',
    location: 'Bristol',
    valuation: createValuation(18_950, 20_600),
  },
  {
    id: 'phantom',
    make: 'Rolls-Royce',
    model: 'Phantom Extended Wheelbase Drophead',
    year: 2020,
    mileage: 33_900,
    seller: 'Dealer',
    location: 'Stow-on-the-Wold',
    valuation: createValuation(1_249_500, 1_210_000),
  },
];

const meta = {
  title: 'Cars/SampleListingTable',
  component: SampleListingTable,
  args: { caption: 'Sample listings with verdicts', note: 'Sample listings', listings },
  argTypes: { listings: { control: false }, note: { control: 'text' } },
} satisfies Meta<typeof SampleListingTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['example'] };

/** Tables with three columns in the panels, and with seven below. */
export const States: Story = {
  tags: ['picture'],
  render: (args) => (
    <>
      <Matrix>{() => <SampleListingTable {...args} />}</Matrix>
      <div style={{ padding: 24 }}>
        <SampleListingTable {...args} />
      </div>
    </>
  ),
};

export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => (
    <Section
      title="What a search finds"
      headingLevel={3}
      lead="Private sellers and dealers, with a verdict on each price."
      actions={
        <LinkButton variant="secondary" href="#search">
          Search all cars
        </LinkButton>
      }
    >
      <SampleListingTable caption="Three listings" note="Sample listings" listings={listings} />
    </Section>
  ),
};
