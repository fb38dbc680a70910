import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { SignInDialog, type SignInDialogProps } from './index.ts';

const meta = {
  title: 'Overlays/SignInDialog',
  component: SignInDialog,
  args: {
    isOpen: false,
    onOpenChange: fn(),
    signInHref: 'https://app.example.com/sign-in',
    createAccountHref: 'https://app.example.com/sign-up',
  },
  // The docs page shows each story in its own frame, because open dialogs would overlap.
  parameters: { docs: { story: { inline: false, iframeHeight: 360 } } },
  render: WithButton,
} satisfies Meta<typeof SignInDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

function WithButton({ isOpen: isOpenAtFirst, onOpenChange, ...rest }: SignInDialogProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Check Valuation</Button>
      <SignInDialog
        {...rest}
        isOpen={isOpen}
        onOpenChange={(isNowOpen, details) => {
          onOpenChange(isNowOpen, details);
          setOpen(isNowOpen);
        }}
      />
    </>
  );
}

export const Playground: Story = {};

/** The free valuations are used up. */
export const UsedUp: Story = { tags: ['modes'], args: { isOpen: true, valuationsUsed: 3 } };

function Valuations() {
  const [usedCount, setUsed] = useState(0);
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap={3} align="start">
      <Text role="status">{3 - usedCount} free valuations left</Text>
      <Button onPress={() => (usedCount < 3 ? setUsed(usedCount + 1) : setOpen(true))}>Check valuation</Button>
      <SignInDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        valuationsUsed={usedCount}
        signInHref="https://app.example.com/sign-in"
        createAccountHref="https://app.example.com/sign-up"
      />
    </Stack>
  );
}

/** The fourth valuation asks the user to sign in. */
export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => <Valuations />,
};
