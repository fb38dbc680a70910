import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Matrix, Row } from '../../../test/support/Matrix.tsx';
import { buttonSizes } from '../Button/index.ts';
import { Icon, type IconName } from '../Icon/index.ts';
import { Card } from '../Card/index.ts';
import { Heading } from '../Heading/index.ts';
import { Inline } from '../Inline/index.ts';
import { Tooltip } from '../Tooltip/index.ts';
import { IconButton, type IconButtonVariant, iconButtonVariants } from './index.ts';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: 'Add to favourites', children: <Icon name="heart" />, onPress: fn() },
  argTypes: {
    variant: { control: 'radio', options: iconButtonVariants },
    size: { control: 'radio', options: buttonSizes },
    children: { control: false },
  },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['example'] };

const iconsByVariant: Record<IconButtonVariant, { name: IconName; label: string }> = {
  accent: { name: 'send', label: 'Send' },
  primary: { name: 'play', label: 'Watch the demo' },
  secondary: { name: 'chevron-end', label: 'Next' },
  tertiary: { name: 'close', label: 'Close' },
  danger: { name: 'bin', label: 'Delete' },
  raised: { name: 'heart', label: 'Add to favourites' },
};

export const States: Story = {
  tags: ['picture'],
  render: () => (
    <Matrix>
      {() => (
        <>
          {buttonSizes.map((size) => (
            <Row key={size} label={size}>
              {iconButtonVariants.map((variant) => (
                <IconButton key={variant} variant={variant} size={size} label={iconsByVariant[variant].label}>
                  <Icon name={iconsByVariant[variant].name} size={size} />
                </IconButton>
              ))}
            </Row>
          ))}
          <Row label="disabled">
            {iconButtonVariants.map((variant) => (
              <IconButton key={variant} variant={variant} label={iconsByVariant[variant].label} isDisabled>
                <Icon name={iconsByVariant[variant].name} />
              </IconButton>
            ))}
          </Row>
          <Row label="pending">
            {iconButtonVariants.map((variant) => (
              <IconButton key={variant} variant={variant} label={iconsByVariant[variant].label} isPending>
                <Icon name={iconsByVariant[variant].name} />
              </IconButton>
            ))}
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
    <Card variant="outline" style={{ maxInlineSize: 400 }}>
      <Inline justify="between">
        <Heading level={3}>Audi Q5</Heading>
        <Inline gap={1}>
          <Tooltip content="Add to favourites">
            <IconButton variant="tertiary" label="Add Audi Q5 to favourites">
              <Icon name="heart" />
            </IconButton>
          </Tooltip>
          <Tooltip content="Share">
            <IconButton variant="tertiary" label="Share Audi Q5">
              <Icon name="share" />
            </IconButton>
          </Tooltip>
        </Inline>
      </Inline>
    </Card>
  ),
};
