import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix, Row } from '../../../test/support/Matrix.tsx';
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
          <Row label="a long word, and cut to a line, in 220 px">
            <div style={{ inlineSize: 220 }}>
              <Text>xDrive20d Donaudampfschifffahrtsgesellschaftskapitän M Sport</Text>
              <Text isTruncated>xDrive20d Donaudampfschifffahrtsgesellschaftskapitän M Sport</Text>
            </div>
          </Row>
        </>
      )}
    </Matrix>
  ),
};
