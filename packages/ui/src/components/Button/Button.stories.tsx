import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Matrix, Row } from '../../../test/support/Matrix.tsx';
import { Icon } from '../Icon/index.ts';
import { Form } from '../Form/index.ts';
import { Inline } from '../Inline/index.ts';
import { TextField } from '../TextField/index.ts';
import { Button, buttonSizes, buttonVariants } from './index.ts';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Search', onPress: fn() },
  argTypes: {
    variant: { control: 'radio', options: buttonVariants },
    size: { control: 'radio', options: buttonSizes },
    children: { control: 'text' },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['example'] };

function SavingButton({ onPress }: { onPress: () => void }) {
  const [isPending, setPending] = useState(false);
  const press = () => {
    onPress();
    setPending(true);
  };
  return (
    <Button isPending={isPending} pendingLabel="Saving" onPress={press}>
      Save search
    </Button>
  );
}

export const Pending: Story = {
  render: ({ onPress }) => <SavingButton onPress={() => onPress?.({} as never)} />,
};

export const States: Story = {
  tags: ['picture'],
  render: () => (
    <Matrix>
      {() => (
        <>
          {buttonSizes.map((size) => (
            <Row key={size} label={size}>
              {buttonVariants.map((variant) => (
                <Button key={variant} variant={variant} size={size}>
                  {variant === 'accent' && <Icon name="search" size={size === 'l' ? 'm' : 's'} />}
                  {variant}
                </Button>
              ))}
            </Row>
          ))}
          <Row label="disabled">
            {buttonVariants.map((variant) => (
              <Button key={variant} variant={variant} isDisabled>
                {variant}
              </Button>
            ))}
          </Row>
          <Row label="pending">
            {buttonVariants.map((variant) => (
              <Button key={variant} variant={variant} isPending>
                {variant}
              </Button>
            ))}
          </Row>
          <Row label="a long label in 200 px, and full width">
            <div style={{ inlineSize: 200 }}>
              <Button isFullWidth variant="secondary">
                Kraftfahrzeughaftpflichtversicherung abschließen
              </Button>
            </div>
          </Row>
        </>
      )}
    </Matrix>
  ),
};

export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => (
    <Form aria-label="Save this search" onSubmit={() => undefined} style={{ maxInlineSize: 400 }}>
      <TextField label="Search name" name="name" defaultValue="Estates under £20,000" isRequired />
      <Inline justify="end">
        <Button variant="tertiary">Cancel</Button>
        <Button type="submit">Save search</Button>
      </Inline>
    </Form>
  ),
};
