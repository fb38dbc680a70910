import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Matrix, Row } from '../../../test/support/Matrix.tsx';
import { Card } from '../Card/index.ts';
import { DescriptionList, DescriptionListItem } from '../DescriptionList/index.ts';
import { Icon } from '../Icon/index.ts';
import { Text } from '../Text/index.ts';
import { type TabItem, Tabs, tabsSizes } from './index.ts';

const items: readonly TabItem[] = [
  { id: 'price', label: 'Price', content: <Text>£1,855 below our estimate of £26,850.</Text> },
  { id: 'specification', label: 'Specification', content: <Text>Diesel, automatic, five doors.</Text> },
  { id: 'seller', label: 'Seller', content: <Text>Private, Derby.</Text> },
];

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: { label: 'About this car', items },
  argTypes: {
    items: { control: false },
    size: { control: 'radio', options: tabsSizes },
    orientation: { control: 'radio', options: ['horizontal', 'vertical'] },
    keyboardActivation: { control: 'radio', options: ['automatic', 'manual'] },
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['example'] };

const itemsWithIcons: readonly TabItem[] = [
  { id: 'price', label: 'Price', icon: <Icon name="chart" size="s" />, content: <Text>Below our estimate.</Text> },
  { id: 'seller', label: 'Seller', icon: <Icon name="user" size="s" />, content: <Text>Private.</Text> },
  { id: 'history', label: 'History', icon: <Icon name="clock" size="s" />, isDisabled: true },
];

/** The last row is too narrow for its tabs, so it scrolls. */
export const States: Story = {
  tags: ['picture', 'forced-colours'],
  render: () => (
    <Matrix>
      {(panel) => (
        <>
          {tabsSizes.map((size) => (
            <Row key={size} label={size}>
              <Tabs label={`${panel} ${size}`} size={size} items={itemsWithIcons} style={{ inlineSize: '100%' }} />
            </Row>
          ))}
          <Row label="vertical">
            <Tabs label={`${panel} vertical`} orientation="vertical" items={items} style={{ inlineSize: '100%' }} />
          </Row>
          <Row label="too many">
            <Tabs label={`${panel} too many`} style={{ inlineSize: 240 }} defaultSelectedKey="seller" items={items} />
          </Row>
        </>
      )}
    </Matrix>
  ),
};

function CarTabs() {
  const [key, setKey] = useState('facts');
  return (
    <Card variant="outline" style={{ maxInlineSize: 560 }}>
      <Tabs
        label="Volvo V60"
        selectedKey={key}
        onSelectionChange={(next) => setKey(String(next))}
        items={[
          {
            id: 'facts',
            label: 'Facts',
            content: (
              <DescriptionList>
                <DescriptionListItem term="Mileage">52,870 miles</DescriptionListItem>
                <DescriptionListItem term="Fuel">Diesel</DescriptionListItem>
                <DescriptionListItem term="Gearbox">Automatic</DescriptionListItem>
              </DescriptionList>
            ),
          },
          { id: 'price', label: 'Price', content: <Text>£350 above our estimate of £17,100.</Text> },
          { id: 'seller', label: 'Seller', content: <Text>Dealer, Stow-on-the-Wold.</Text> },
        ]}
      />
    </Card>
  );
}

export const InContext: Story = { name: 'In context', tags: ['example'], render: () => <CarTabs /> };
