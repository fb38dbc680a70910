import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Matrix } from '../../../test/support/Matrix.tsx';
import { SearchBox } from '../SearchBox/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { SuggestionChips } from './index.ts';

const suggestions = [
  { text: 'BMW X5 under £30k...', shortText: 'BMW X5…' },
  { text: 'Audi A4 2020 or newer...', shortText: 'Audi A4…' },
  { text: 'Tesla Model 3 low mileage...', shortText: 'Tesla Model…' },
  { text: 'Mercedes automatic...' },
  { text: 'VW Golf diesel...' },
];

const meta = {
  title: 'Search/SuggestionChips',
  component: SuggestionChips,
  args: { label: 'Popular', suggestions, onSelect: fn() },
} satisfies Meta<typeof SuggestionChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['example'] };

/** The test-runner renders a story with this name at 320 px. */
export const Narrow: Story = { tags: ['chromatic'] };

const longSuggestion = {
  text: 'Gebrauchtwagen inklusive Kraftfahrzeughaftpflichtversicherung, aus erster Hand und unfallfrei',
};

export const States: Story = {
  tags: ['picture'],
  render: () => (
    <Matrix>
      {(panel) => (
        <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <SuggestionChips label={`Popular ${panel}`} suggestions={suggestions} onSelect={() => {}} />
          <SuggestionChips
            label={`Long ${panel}`}
            isLabelHidden
            suggestions={[longSuggestion, ...suggestions.slice(0, 1)]}
            onSelect={() => {}}
          />
        </div>
      )}
    </Matrix>
  ),
};

function Search() {
  const [value, setValue] = useState('');
  return (
    <Stack gap={4}>
      <SearchBox size="bar" label="Describe the car" value={value} onChange={setValue} onSubmit={() => undefined} />
      <SuggestionChips label="Popular" suggestions={suggestions} onSelect={setValue} />
    </Stack>
  );
}

/** A chip fills in the search box. */
export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => <Search />,
};
