import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix, Row } from '../../../test/support/Matrix.tsx';
import { Icon } from '../Icon/index.ts';
import { Text } from '../Text/index.ts';
import { Stack } from '../Stack/index.ts';
import { Link, linkVariants } from './index.ts';

const meta = {
  title: 'Navigation/Link',
  component: Link,
  args: { children: 'Browse the showcase', href: '#showcase' },
  argTypes: { variant: { control: 'radio', options: linkVariants }, children: { control: 'text' } },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** `render` receives `href` and the other attributes. A router's link takes the URL in a prop of its own, such as `to`. */
export const Routed: Story = {
  args: {
    render: ({ href, children, ...props }) => (
      <a {...props} href={href} data-routed>
        {children}
      </a>
    ),
  },
};

export const Variants: Story = {
  tags: ['picture'],
  render: () => (
    <Matrix>
      {() => (
        <>
          <Row label="text">
            <Text>
              The estimate is ours. Read <Link href="#sums">how we work it out</Link> and{' '}
              <Link href="#data">where our prices come from</Link>.
            </Text>
          </Row>
          <Row label="standalone">
            <Link variant="standalone" href="#showcase">
              Browse the showcase
            </Link>
            <Link variant="standalone" href="#next">
              Next <Icon name="arrow-end" size="s" />
            </Link>
          </Row>
          <Row label="quiet">
            <Link variant="quiet" href="#pricing" aria-current="page">
              Pricing
            </Link>
            <Link variant="quiet" href="#about">
              About
            </Link>
            <Link variant="quiet" href="https://www.example.com/" target="_blank">
              LinkedIn <Icon name="external" size="s" label="opens in a new tab" />
            </Link>
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
    <Stack gap={3} align="start">
      <Text>
        The estimate is ours. Read <Link href="#method">how we value cars</Link>, or{' '}
        <Link href="#feedback">tell us if it looks wrong</Link>.
      </Text>
      <Link variant="standalone" href="#similar">
        See 12 similar cars <Icon name="arrow-end" size="s" />
      </Link>
    </Stack>
  ),
};
