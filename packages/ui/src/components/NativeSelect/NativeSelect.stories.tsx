import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Matrix } from '../../../test/support/Matrix.tsx';
import { Grid } from '../Grid/index.ts';
import { Heading } from '../Heading/index.ts';
import { Inline } from '../Inline/index.ts';
import { NativeSelect, nativeSelectLabelPlaces } from './index.ts';

const sorts = [
  { value: 'most-recent', label: 'Most recent' },
  { value: 'price-asc', label: 'Price: low to high' },
  { value: 'price-desc', label: 'Price: high to low' },
  { value: 'distance', label: 'Distance', isDisabled: true },
];

const fuels = [
  { value: '', label: 'Any' },
  { value: 'petrol', label: 'Petrol' },
];

const meta = {
  title: 'Inputs/NativeSelect',
  component: NativeSelect,
  args: { label: 'Sort', options: sorts, onChange: fn() },
  argTypes: { labelPlace: { control: 'radio', options: nativeSelectLabelPlaces } },
} satisfies Meta<typeof NativeSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['example'] };

export const States: Story = {
  tags: ['picture'],
  render: () => (
    <Matrix>
      {() => (
        <Grid columns={{ base: 1, tablet: 2 }}>
          <NativeSelect label="Sort" labelPlace="inside" options={sorts} />
          <NativeSelect label="Sort" options={sorts} description="Shows the newest adverts first by default." />
          <NativeSelect label="Sort" options={sorts} errorMessage="Enter a postcode to sort by distance." />
          <NativeSelect label="Sort" options={sorts} isDisabled />
          <NativeSelect
            label="Body"
            labelPlace="inside"
            options={[{ value: 'long', label: 'Five-door hatchback with a full-length panoramic glass sunroof' }]}
          />
          <NativeSelect label="Sort" labelPlace="inside" options={sorts} isDisabled />
          <NativeSelect label="Fuel" options={fuels} />
          <NativeSelect label="Fuel" options={fuels} defaultValue="petrol" />
        </Grid>
      )}
    </Matrix>
  ),
};

export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => (
    <Inline justify="between" gap={4}>
      <Heading level={3}>128 cars</Heading>
      <NativeSelect label="Sort" labelPlace="inside" options={sorts} defaultValue="price-asc" />
    </Inline>
  ),
};
