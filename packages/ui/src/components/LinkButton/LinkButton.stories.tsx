import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix, Row } from '../../../test/support/Matrix.tsx';
import { buttonSizes, buttonVariants } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import { Heading } from '../Heading/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { LinkButton } from './index.ts';

const meta = {
  title: 'Actions/LinkButton',
  component: LinkButton,
  args: { children: 'Book Demo', href: '#demo' },
  argTypes: {
    variant: { control: 'radio', options: buttonVariants },
    size: { control: 'radio', options: buttonSizes },
    children: { control: 'text' },
  },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['example'] };

export const States: Story = {
  tags: ['picture'],
  render: () => (
    <Matrix>
      {() => (
        <>
          {buttonSizes.map((size) => (
            <Row key={size} label={size}>
              {buttonVariants.map((variant) => (
                <LinkButton key={variant} href="#demo" variant={variant} size={size}>
                  Book Demo
                  {variant === 'primary' && <Icon name="arrow-end" size="s" />}
                </LinkButton>
              ))}
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
      <Heading level={2} size="headline">
        Sell to dealers who want your car
      </Heading>
      <Text size="lead">A valuation takes two minutes.</Text>
      <Inline gap={3}>
        <LinkButton href="#value" size="l">
          Value your car
        </LinkButton>
        <LinkButton href="#how" size="l" variant="secondary">
          How it works
        </LinkButton>
      </Inline>
    </Stack>
  ),
};
