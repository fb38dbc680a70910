import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Matrix } from '../../../test/support/Matrix.tsx';
import { Grid } from '../Grid/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { SearchField } from './index.ts';

const meta = {
  title: 'Inputs/SearchField',
  component: SearchField,
  args: { label: 'Search help', placeholder: 'Delivery, warranty …', onChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['example'] };

const topics = ['Delivery', 'Part exchange', 'Warranty', 'Write-off categories'];

function Help() {
  const [text, setText] = useState('');
  const found = topics.filter((topic) => topic.toLowerCase().includes(text.toLowerCase()));
  return (
    <Stack gap={3}>
      <SearchField label="Search help" value={text} onChange={setText} />
      <Text role="status">{found.join(', ') || 'No topic matches.'}</Text>
    </Stack>
  );
}

export const InContext: Story = { name: 'In context', tags: ['example'], render: () => <Help /> };

export const States: Story = {
  tags: ['picture'],
  render: () => (
    <Matrix>
      {() => (
        <Grid columns={{ base: 1, tablet: 2 }}>
          <SearchField label="Search help" size="s" placeholder="Delivery" />
          <SearchField label="Search help" defaultValue="Warranty" description="Enter a word or two." />
          <SearchField label="Search help" size="l" isLabelHidden defaultValue="Warranty" />
          <SearchField label="Search help" defaultValue="x" errorMessage="Enter at least two letters." />
          <SearchField label="Search help" defaultValue="Warranty" isDisabled />
          <SearchField label="Search help" defaultValue="Warranty" isReadOnly />
        </Grid>
      )}
    </Matrix>
  ),
};
