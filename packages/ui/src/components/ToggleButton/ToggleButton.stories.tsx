import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Matrix, Row } from '../../../test/support/Matrix.tsx';
import { Icon } from '../Icon/index.ts';
import { Inline } from '../Inline/index.ts';
import { Text } from '../Text/index.ts';
import { ToggleButton, toggleButtonSizes } from './index.ts';

const meta = {
  title: 'Actions/ToggleButton',
  component: ToggleButton,
  args: { children: 'Save', onChange: fn() },
  argTypes: { size: { control: 'radio', options: toggleButtonSizes }, children: { control: 'text' } },
} satisfies Meta<typeof ToggleButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['example'] };

function SaveSearch() {
  const [isSaved, setSaved] = useState(false);
  return (
    <Inline gap={3} align="center">
      <ToggleButton isSelected={isSaved} onChange={setSaved}>
        <Icon name="heart" size="s" />
        Save search
      </ToggleButton>
      <Text tone="muted">{isSaved ? 'We’ll email you new cars every morning.' : '128 cars'}</Text>
    </Inline>
  );
}

export const InContext: Story = { name: 'In context', tags: ['example'], render: () => <SaveSearch /> };

export const States: Story = {
  tags: ['picture', 'forced-colours'],
  render: () => (
    <Matrix>
      {() => (
        <>
          {toggleButtonSizes.map((size) => (
            <Row key={size} label={size}>
              <ToggleButton size={size}>Save</ToggleButton>
              <ToggleButton size={size} defaultSelected>
                <Icon name="heart" size="s" />
                Save
              </ToggleButton>
            </Row>
          ))}
          <Row label="disabled">
            <ToggleButton isDisabled>Save</ToggleButton>
            <ToggleButton isDisabled defaultSelected>
              Save
            </ToggleButton>
          </Row>
        </>
      )}
    </Matrix>
  ),
};
