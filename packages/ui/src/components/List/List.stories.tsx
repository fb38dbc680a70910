import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix, Row } from '../../../test/support/Matrix.tsx';
import { Inline } from '../Inline/index.ts';
import { Link } from '../Link/index.ts';
import { Section } from '../Section/index.ts';
import { Text } from '../Text/index.ts';
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

export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => (
    <Section title="Saved searches" headingLevel={3}>
      <List startRule="strong" padding={3}>
        {[
          ['Estates under £20,000', '12 new'],
          ['Electric, 200 miles of range', '3 new'],
          ['BMW X3 near Leeds', 'None new'],
        ].map(([name, count]) => (
          <li key={name}>
            <Inline justify="between">
              <Link href="#search">{name}</Link>
              <Text tone="muted">{count}</Text>
            </Inline>
          </li>
        ))}
      </List>
    </Section>
  ),
};
