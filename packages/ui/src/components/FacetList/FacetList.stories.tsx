import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Matrix, Row } from '../../../test/support/Matrix.tsx';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { FacetList } from './index.ts';

const renderSwatch = (background: string) => (
  <span
    style={{
      inlineSize: 18,
      blockSize: 18,
      borderRadius: 9,
      background,
      boxShadow: 'inset 0 0 0 1px rgb(0 0 0 / 25%)',
    }}
  />
);
const colours = [
  { value: 'grey', label: 'Grey', count: 1217, start: renderSwatch('dimgray') },
  { value: 'black', label: 'Black', count: 914, start: renderSwatch('black') },
  { value: 'blue', label: 'Blue', count: 509, start: renderSwatch('steelblue') },
  { value: 'white', label: 'White', count: 308, start: renderSwatch('white') },
  { value: 'red', label: 'Red', count: 206, start: renderSwatch('firebrick') },
  { value: 'gold', label: 'Gold', count: 0, start: renderSwatch('goldenrod') },
  { value: 'green', label: 'Green', count: 12, start: renderSwatch('darkgreen') },
  { value: 'brown', label: 'Brown', count: 4, start: renderSwatch('saddlebrown') },
];
const optionsWithoutCounts = colours.map(({ value, label, start }) => ({ value, label, start }));

const meta = {
  title: 'Inputs/FacetList',
  component: FacetList<string>,
  args: { label: 'Colour', options: colours, defaultValue: ['grey'], name: 'colour', onChange: fn() },
  argTypes: { size: { control: 'radio', options: ['s', 'm', 'l'] }, options: { control: false } },
} satisfies Meta<typeof FacetList<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['example'] };

/** A field that filters the options. Excluded options are shown even if the list is collapsed. */
export const Filterable: Story = {
  tags: ['example'],
  args: { isFilterable: true, excluded: ['red'], visibleCount: 4 },
};

export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => (
    <Form aria-label="Filter cars" style={{ maxInlineSize: 280 }}>
      <FacetList label="Colour" name="colour" size="s" options={colours} defaultValue={['grey']} />
      <FacetList
        label="Fuel"
        name="fuel"
        size="s"
        options={[
          { value: 'diesel', label: 'Diesel', count: 29 },
          { value: 'petrol', label: 'Petrol', count: 16 },
          { value: 'electric', label: 'Electric', count: 1 },
        ]}
      />
      <Button type="submit">Show 1,217 cars</Button>
    </Form>
  ),
};

export const States: Story = {
  tags: ['picture', 'forced-colours'],
  render: () => (
    <Matrix>
      {() => (
        <>
          {(['s', 'm', 'l'] as const).map((size) => (
            <Row key={size} label={size}>
              <FacetList label="Colour" size={size} options={colours} defaultValue={['grey']} excluded={['red']} />
            </Row>
          ))}
          <Row label="counts unknown">
            <FacetList label="Colour" size="s" options={optionsWithoutCounts} visibleCount={3} />
          </Row>
          <Row label="counts loading">
            <FacetList label="Colour" size="s" options={optionsWithoutCounts} visibleCount={3} isLoading />
          </Row>
          <Row label="filter field">
            <FacetList label="Colour" size="s" options={colours} visibleCount={3} isFilterable />
          </Row>
          <Row label="disabled">
            <FacetList label="Colour" size="s" options={colours} visibleCount={3} isDisabled defaultValue={['grey']} />
          </Row>
          <Row label="invalid">
            <FacetList label="Colour" size="s" options={colours} visibleCount={3} errorMessage="Select a colour." />
          </Row>
        </>
      )}
    </Matrix>
  ),
};
