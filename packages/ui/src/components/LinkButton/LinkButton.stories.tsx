import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix, Row } from '../../../test/support/Matrix.tsx';
import { buttonSizes, buttonVariants } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
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

export const Playground: Story = {};

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
