import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix, Row } from '../../../test/support/Matrix.tsx';
import { List, listPaddings, listRules } from './index.ts';

const items = ['One owner', 'Full service history', 'MOT until March'].map((text) => <li key={text}>{text}</li>);

const meta = {
  title: 'Data/List',
  component: List,
  args: { startRule: 'strong', hasEndRule: true, children: items },
  argTypes: {
    startRule: { control: 'radio', options: listRules },
    padding: { control: 'select', options: listPaddings },
    children: { control: false },
  },
} satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Rules: Story = {
  tags: ['chromatic'],
  render: () => (
    <Matrix>
      {() =>
        listRules.map((startRule) => (
          <Row key={startRule} label={startRule}>
            <List startRule={startRule} padding={3} style={{ inlineSize: '100%' }}>
              {items}
            </List>
          </Row>
        ))
      }
    </Matrix>
  ),
};
