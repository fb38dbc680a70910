import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Text } from '../Text/index.ts';
import { Dialog, dialogNarrow, type DialogProps, dialogRoles, dialogSizes } from './index.ts';

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  // The docs page shows each story in its own frame, because open dialogs would overlap.
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  args: {
    title: 'Sign in required',
    description: 'You have 3 free valuations. Sign in to check more cars.',
    children: 'With an account you also keep your favourites and your call list.',
    isOpen: false,
    onOpenChange: fn(),
  },
  argTypes: {
    size: { control: 'radio', options: dialogSizes },
    narrow: { control: 'radio', options: dialogNarrow },
    role: { control: 'radio', options: dialogRoles },
    children: { control: 'text' },
    footer: { control: false },
    media: { control: false },
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

function DialogWithButton({ onOpenChange, isOpen: isInitiallyOpen, ...rest }: DialogProps) {
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Check valuation</Button>
      <Dialog
        {...rest}
        isOpen={isOpen}
        onOpenChange={(isNowOpen, details) => {
          onOpenChange?.(isNowOpen, details);
          setOpen(isNowOpen);
        }}
        footer={
          <>
            <Button variant="secondary" onPress={() => setOpen(false)}>
              Not now
            </Button>
            <Button onPress={() => setOpen(false)}>Sign in</Button>
          </>
        }
      />
    </>
  );
}

export const Playground: Story = {
  render: DialogWithButton,
};

/** Initially open. Below 768 px the dialog is a sheet. */
export const Open: Story = {
  tags: ['modes'],
  args: { isOpen: true, narrow: 'drawer' },
  render: DialogWithButton,
};

const car = (
  <div style={{ background: 'var(--fc-color-plate)', aspectRatio: '16 / 7', display: 'grid', placeItems: 'center' }}>
    A picture
  </div>
);

/** A picture above the title, a long title, and content taller than the window. */
export const MediaAndLongText: Story = {
  tags: ['modes'],
  args: {
    isOpen: true,
    size: 'l',
    narrow: 'drawer',
    media: car,
    title: 'BMW 5er 520d M Sport Touring Steptronic inklusive Kraftfahrzeughaftpflichtversicherung',
    description: '2019 · 48,650 miles · 15 miles away · Private seller',
    children: Array.from({ length: 12 }, (_, at) => (
      <p key={at} style={{ marginBlockEnd: 16 }}>
        {at + 1}. A price below our estimate is good. Up to 15% above it is fair, and more is high. A car without an
        estimate has no verdict.
      </p>
    )),
  },
  render: DialogWithButton,
};

function DeleteSearch() {
  const [isOpen, setOpen] = useState(false);
  const [isDeleted, setDeleted] = useState(false);
  if (isDeleted) return <Text role="status">Your saved search was deleted.</Text>;
  return (
    <>
      <Button variant="secondary" onPress={() => setOpen(true)}>
        Delete search
      </Button>
      <Dialog
        tone="danger"
        title="Delete this search?"
        description="You will no longer get emails about estates under £20,000."
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={
          <>
            <Button variant="secondary" onPress={() => setOpen(false)}>
              Keep it
            </Button>
            <Button variant="danger" onPress={() => setDeleted(true)}>
              Delete search
            </Button>
          </>
        }
      />
    </>
  );
}

/** Confirms a deletion. */
export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => <DeleteSearch />,
};
