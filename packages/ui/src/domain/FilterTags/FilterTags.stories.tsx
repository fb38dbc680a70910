import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { fn } from 'storybook/test';
import { Matrix } from '../../../test/support/Matrix.tsx';
import { SearchBox } from '../SearchBox/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { FilterTags, type FilterTagsProps } from './index.ts';

const tags = [
  { id: 'suv', label: 'SUV' },
  { id: 'estate', label: 'Estate' },
  { id: 'automatic', label: 'Automatic' },
  { id: 'from', label: 'From 2019' },
  { id: 'price', label: '£30,000', accessibleLabel: 'Maximum price £30,000', words: 'under £30k' },
  { id: 'distance', label: '50 miles', words: '50 miles from London' },
  {
    id: 'writeoff',
    label: 'Exclude Write-offs',
    words: 'no write-offs',
    description: 'Write-offs are always left out.',
  },
];

const note = (
  <span>
    Left out: <q>smells nice</q>. Ask the seller.
  </span>
);

function LiveTags(props: FilterTagsProps) {
  const [remainingTags, setRemainingTags] = useState(props.tags);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        128 cars
      </h2>
      <FilterTags
        {...props}
        tags={remainingTags}
        fallbackFocus={heading}
        onRemove={(id) => {
          props.onRemove(id);
          setRemainingTags((before) => before.filter((tag) => tag.id !== id));
        }}
        onClearAll={() => setRemainingTags([])}
      />
    </>
  );
}

const meta = {
  title: 'Search/FilterTags',
  component: FilterTags,
  args: { label: 'Filters', tags, onRemove: fn(), note },
  argTypes: { note: { control: false } },
  render: (args) => <LiveTags {...args} />,
} satisfies Meta<typeof FilterTags>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['example'] };

/** The test-runner renders a story with this name at 320 px. */
export const Narrow: Story = { tags: ['chromatic'] };

export const States: Story = {
  tags: ['picture', 'forced-colours'],
  render: () => (
    <Matrix columns={1}>
      {(panel) => (
        <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <FilterTags label={`${panel} all`} tags={tags} onRemove={() => {}} onClearAll={() => {}} note={note} />
          <FilterTags label={`${panel} one`} tags={tags.slice(0, 1)} onRemove={() => {}} />
        </div>
      )}
    </Matrix>
  ),
};

function Search() {
  const [value, setValue] = useState('automatic SUV or estate from 2019 under £30k');
  const [remainingTags, setRemainingTags] = useState(tags);
  return (
    <Stack gap={4}>
      <SearchBox
        size="bar"
        label="Describe the car"
        value={value}
        onChange={setValue}
        onSubmit={() => setRemainingTags(tags)}
      />
      <FilterTags
        label="Filters"
        tags={remainingTags}
        onRemove={(id) => setRemainingTags(remainingTags.filter((tag) => tag.id !== id))}
        onClearAll={() => setRemainingTags([])}
      />
    </Stack>
  );
}

/** Tags below the search box. Searching again restores them. */
export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => <Search />,
};
