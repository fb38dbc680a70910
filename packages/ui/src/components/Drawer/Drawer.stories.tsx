import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { NativeSelect } from '../NativeSelect/index.ts';
import { Stack } from '../Stack/index.ts';
import { TextField } from '../TextField/index.ts';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { List } from '../List/index.ts';
import { Text } from '../Text/index.ts';
import { Drawer, type DrawerProps } from './index.ts';

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  // The docs page shows each story in its own frame, because open dialogs would overlap.
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  args: {
    title: 'Filter cars',
    description: 'Refine your search with additional filters',
    isOpen: false,
    onOpenChange: fn(),
  },
  argTypes: { children: { control: false }, footer: { control: false } },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const prices = [5000, 10_000, 20_000, 40_000].map((price) => ({
  value: `${price}`,
  label: `£${price.toLocaleString('en-GB')}`,
}));

function Filters({ onOpenChange, isOpen: isInitiallyOpen, ...rest }: DrawerProps) {
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  return (
    <>
      <Button variant="secondary" onPress={() => setOpen(true)}>
        Filters
      </Button>
      <Drawer
        {...rest}
        isOpen={isOpen}
        onOpenChange={(isNowOpen, details) => {
          onOpenChange?.(isNowOpen, details);
          setOpen(isNowOpen);
        }}
        footer={
          <>
            <Button variant="secondary">Reset</Button>
            <Button onPress={() => setOpen(false)}>Show 128 cars</Button>
          </>
        }
      >
        <Stack gap={4}>
          <TextField label="Make" />
          <TextField label="Model" />
          <NativeSelect label="Minimum price" options={prices} />
          <NativeSelect label="Maximum price" options={prices} />
          <TextField label="Fuel" description="As stated in the advert." />
          <TextField label="Gearbox" />
          <TextField label="Outcode" />
        </Stack>
      </Drawer>
    </>
  );
}

export const Playground: Story = {
  render: Filters,
};

/** The drawer is at the inline end of a wide window, and at the bottom of a narrow one. */
export const Open: Story = {
  tags: ['modes'],
  args: { isOpen: true },
  render: Filters,
};

const callList = ['BMW X3, £24,995', 'Volvo V60, £17,450', 'Audi Q5, £29,750'];

/** A call list that users can open while they browse. */
export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => (
    <DialogTrigger>
      <Button variant="secondary">Call list ({callList.length})</Button>
      <Drawer title="Call list" description="We call these sellers for you." footer={<Button>Start calling</Button>}>
        <List startRule="hairline">
          {callList.map((car) => (
            <li key={car}>
              <Text>{car}</Text>
            </li>
          ))}
        </List>
      </Drawer>
    </DialogTrigger>
  ),
};
