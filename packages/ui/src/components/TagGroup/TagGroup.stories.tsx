import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Matrix } from '../../../test/support/Matrix.tsx';
import { Stack } from '../Stack/index.ts';
import { Section } from '../Section/index.ts';
import { Text } from '../Text/index.ts';
import { TagGroup } from './index.ts';

const items = [
  { id: 'towbar', label: 'Towbar' },
  { id: 'sunroof', label: 'Panoramic sunroof' },
  { id: 'camera', label: 'Reversing camera' },
];

const meta = {
  title: 'Data/TagGroup',
  component: TagGroup,
  args: { label: 'Equipment', items, onRemove: fn() },
  argTypes: { items: { control: false }, size: { control: 'radio', options: ['s', 'm', 'l'] } },
} satisfies Meta<typeof TagGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['example'] };

export const Sizes: Story = {
  render: () => (
    <Matrix>
      {() => (
        <Stack gap={4}>
          <TagGroup label="Small" size="s" items={items} onRemove={() => undefined} />
          <TagGroup label="Medium" items={items} onRemove={() => undefined} />
          <TagGroup label="Large" size="l" items={items} onRemove={() => undefined} />
        </Stack>
      )}
    </Matrix>
  ),
};

export const States: Story = {
  tags: ['picture'],
  render: () => (
    <Matrix>
      {() => (
        <Stack gap={4}>
          <TagGroup label="Equipment" items={items} />
          <TagGroup label="Equipment" items={items} onRemove={() => undefined} />
          <TagGroup label="Equipment" items={items} selectionMode="multiple" defaultSelectedKeys={['sunroof']} />
          <TagGroup label="Equipment" items={items} disabledKeys={['camera']} />
          <TagGroup label="Equipment" items={[]} emptyLabel="None" />
        </Stack>
      )}
    </Matrix>
  ),
};

function Equipment() {
  const [remainingItems, setRemainingItems] = useState(items);
  return (
    <Section title="Your car" headingLevel={3} lead="Remove equipment that the car does not have.">
      <TagGroup
        label="Equipment"
        items={remainingItems}
        emptyLabel="None"
        onRemove={(removed) => setRemainingItems(remainingItems.filter(({ id }) => !removed.includes(id)))}
      />
      <Text tone="muted">Equipment raises the estimate by £{remainingItems.length * 150}.</Text>
    </Section>
  );
}

export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => <Equipment />,
};
