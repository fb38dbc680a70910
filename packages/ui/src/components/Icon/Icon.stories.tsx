import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix, Row } from '../../../test/support/Matrix.tsx';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Button } from '../Button/index.ts';
import { Inline } from '../Inline/index.ts';
import { Icon, iconNames, iconSizes } from './index.ts';

const meta = {
  title: 'Layout/Icon',
  component: Icon,
  args: { name: 'search', label: 'Search' },
  argTypes: {
    name: { control: 'select', options: iconNames },
    size: { control: 'radio', options: iconSizes },
  },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const All: Story = {
  tags: ['chromatic'],
  render: () => (
    <Matrix>
      {() => (
        <>
          <div style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))' }}>
            {iconNames.map((name) => (
              <Stack key={name} gap={1} align="center">
                <Icon name={name} size="l" />
                <Text size="micro">{name}</Text>
              </Stack>
            ))}
          </div>
          {iconSizes.map((size) => (
            <Row key={size} label={size}>
              {iconNames.map((name) => (
                <Icon key={name} name={name} size={size} />
              ))}
              <Icon name="heart" size={size} isFilled />
            </Row>
          ))}
        </>
      )}
    </Matrix>
  ),
};

export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => (
    <Stack gap={4} align="start">
      <Inline gap={2}>
        <Icon name="pin" size="s" />
        <Text>12 miles away, in Leeds</Text>
      </Inline>
      <Inline gap={2}>
        <Icon name="check" size="s" />
        <Text>No write-off recorded</Text>
      </Inline>
      <Button variant="secondary">
        <Icon name="phone" size="s" />
        Call the seller
      </Button>
    </Stack>
  ),
};
