import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Matrix } from '../../../test/support/Matrix.tsx';
import { Stack } from '../Stack/index.ts';
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
  argTypes: { items: { control: false } },
} satisfies Meta<typeof TagGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

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
