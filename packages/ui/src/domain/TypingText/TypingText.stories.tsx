import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Matrix } from '../../../test/support/Matrix.tsx';
import { SearchBox } from '../SearchBox/index.ts';
import { TypingText, type TypingTextProps } from './index.ts';

const phrases = [
  {
    text: 'BMW X5 under £30k near London',
    marks: [
      { start: 0, end: 6, label: 'make, model' },
      { start: 7, end: 17, label: 'maximum price' },
      { start: 18, end: 29, label: 'where' },
    ],
  },
  'Mercedes C-Class low mileage',
  'Ford Focus automatic under 40k miles',
];

/** Leaves room for marks below its lines, as in the search box. */
function Sentence(props: TypingTextProps) {
  return (
    <p style={{ fontSize: '1.5rem', lineHeight: 2.2 }}>
      <TypingText {...props} />
    </p>
  );
}

const meta = {
  title: 'Search/TypingText',
  component: TypingText,
  args: { phrases, typing: 100, deleting: 50, pause: 1500, isLooping: true },
  render: (args) => <Sentence {...args} />,
} satisfies Meta<typeof TypingText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['example'] };

/** The pause is longer than a screenshot takes, so the text does not change. */
export const States: Story = {
  tags: ['chromatic'],
  render: () => <Matrix>{() => <Sentence phrases={phrases} pause={3_600_000} />}</Matrix>,
};

/** The test-runner renders a story with this name at 320 px. */
export const Narrow: Story = { args: { pause: 3_600_000 } };

function Search() {
  const [value, setValue] = useState('');
  return (
    <SearchBox
      label="Describe the car, for example"
      value={value}
      onChange={setValue}
      onSubmit={() => undefined}
      placeholder={<TypingText phrases={phrases} />}
    />
  );
}

/** As the placeholder of a search box. It pauses while the box has focus. */
export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => <Search />,
};
