import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix, Row } from '../../../test/support/Matrix.tsx';
import { Card } from '../Card/index.ts';
import { Heading } from '../Heading/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text, textSizes, textTones, textWeights } from './index.ts';

const meta = {
  title: 'Layout/Text',
  component: Text,
  args: { children: 'One sentence searches thousands of private-seller listings.' },
  argTypes: {
    size: { control: 'radio', options: textSizes },
    tone: { control: 'radio', options: textTones },
    weight: { control: 'radio', options: textWeights },
    children: { control: 'text' },
  },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sizes: Story = {
  tags: ['picture'],
  render: () => (
    <Matrix>
      {() => (
        <>
          {textSizes.map((size) => (
            <Row key={size} label={size}>
              {textTones.map((tone) => (
                <Text key={tone} size={size} tone={tone}>
                  £1,855 below our £26,850 estimate
                </Text>
              ))}
            </Row>
          ))}
          <Row label="weights">
            {textWeights.map((weight) => (
              <Text key={weight} weight={weight}>
                2020 · 41,200 miles
              </Text>
            ))}
          </Row>
          <Row label="a long word, and truncated to one line, in 220 px">
            <div style={{ inlineSize: 220 }}>
              <Text>xDrive20d Kraftfahrzeughaftpflichtversicherungsnachweis M Sport</Text>
              <Text isTruncated>xDrive20d Kraftfahrzeughaftpflichtversicherungsnachweis M Sport</Text>
            </div>
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
    <Card variant="outline" style={{ maxInlineSize: 360 }}>
      <Stack gap={2}>
        <Heading level={3}>BMW X3</Heading>
        <Text isTruncated>xDrive20d M Sport Step Auto, with a panoramic roof and a towbar</Text>
        <Text tone="muted" size="small">
          2020 · 41,200 miles · 12 miles away
        </Text>
        <Text weight="strong">£24,995</Text>
      </Stack>
    </Card>
  ),
};
