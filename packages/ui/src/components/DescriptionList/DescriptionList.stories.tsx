import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix, Row } from '../../../test/support/Matrix.tsx';
import { Card } from '../Card/index.ts';
import { Heading } from '../Heading/index.ts';
import { Stack } from '../Stack/index.ts';
import { DescriptionList, DescriptionListItem, descriptionListSizes } from './index.ts';

const items = (
  <>
    <DescriptionListItem term="Price">£12,000</DescriptionListItem>
    <DescriptionListItem term="Delivery to a forecourt more than 100 miles away">£200</DescriptionListItem>
    <DescriptionListItem term="Total" isTotal>
      £12,200
    </DescriptionListItem>
  </>
);

const meta = {
  title: 'Data/DescriptionList',
  component: DescriptionList,
  args: { children: items },
  argTypes: { size: { control: 'radio', options: descriptionListSizes }, children: { control: false } },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sizes: Story = {
  tags: ['chromatic'],
  render: () => (
    <Matrix>
      {() =>
        descriptionListSizes.map((size) => (
          <Row key={size} label={size}>
            <DescriptionList size={size} style={{ inlineSize: 300 }}>
              {items}
            </DescriptionList>
          </Row>
        ))
      }
    </Matrix>
  ),
};

export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => (
    <Card variant="outline" style={{ maxInlineSize: 400 }}>
      <Stack gap={4}>
        <Heading level={3}>Your finance quote</Heading>
        <DescriptionList>
          <DescriptionListItem term="Price">£24,995</DescriptionListItem>
          <DescriptionListItem term="Deposit">£2,500</DescriptionListItem>
          <DescriptionListItem term="Term">48 months</DescriptionListItem>
          <DescriptionListItem term="Monthly payment" isTotal>
            £312.40
          </DescriptionListItem>
        </DescriptionList>
      </Stack>
    </Card>
  ),
};
