import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Matrix, Row } from '../../../test/support/Matrix.tsx';
import { TypingText } from '../TypingText/index.ts';
import { SuggestionChips } from '../SuggestionChips/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { SearchBox, type SearchBoxProps, searchBoxSizes } from './index.ts';

const marks = [
  { start: 0, end: 9, label: 'gearbox' },
  { start: 10, end: 16, label: 'body' },
  { start: 17, end: 26, label: 'year' },
  { start: 28, end: 39, label: 'left out', isLeftOut: true },
];
const sentence = 'automatic estate from 2019, smells nice';

function LiveSearchBox(props: SearchBoxProps) {
  const [value, setValue] = useState(props.value);
  return (
    <SearchBox
      {...props}
      value={value}
      onChange={(text) => {
        setValue(text);
        props.onChange(text);
      }}
    />
  );
}

const meta = {
  title: 'Search/SearchBox',
  component: SearchBox,
  args: {
    label: 'Describe the car, for example',
    value: '',
    brand: 'ADS',
    size: 'hero',
    isLoading: false,
    placeholder: <TypingText phrases={['BMW X5 under £30k near London', 'VW Golf diesel recent model']} />,
    onChange: fn(),
    onSubmit: fn(),
  },
  argTypes: { size: { control: 'select', options: searchBoxSizes }, placeholder: { control: false } },
  render: (args) => <LiveSearchBox {...args} />,
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['example'] };

export const Loading: Story = {
  args: { value: 'BMW X5', isLoading: true },
};

/** The test-runner renders a story with this name at 320 px. */
export const Narrow: Story = { tags: ['chromatic'], args: { value: sentence, marks } };

const inertHandlers = { onChange: () => {}, onSubmit: () => {} };

export const States: Story = {
  tags: ['picture'],
  render: () => (
    <Matrix columns={1}>
      {(panel) => (
        <>
          <Row label="empty, with an example">
            <SearchBox
              {...inertHandlers}
              label="Describe the car, for example"
              aria-label={`${panel} empty`}
              value=""
              brand="ADS"
              placeholder={<TypingText phrases={['BMW X5 under £30k near London']} pause={3_600_000} />}
              style={{ inlineSize: '100%' }}
            />
          </Row>
          <Row label="marked words: parsed, and left out">
            <SearchBox
              {...inertHandlers}
              label="Describe the car"
              aria-label={`${panel} read`}
              value={sentence}
              marks={marks}
              style={{ inlineSize: '100%' }}
            />
          </Row>
          <Row label="bar: a sentence, loading, empty, with an error">
            {[
              { name: 'bar sentence', value: 'Automatic SUV or estate from 2019 under £30k, 50 miles from London' },
              { name: 'bar loading', value: 'Automatic SUV', isLoading: true },
              { name: 'bar empty', value: '', placeholder: 'Try a new search...' },
              {
                name: 'bar error',
                value: 'Automatic SUV',
                errorMessage: 'Could not start the search. Try again.',
              },
            ].map(({ name, ...props }) => (
              <SearchBox
                key={name}
                {...inertHandlers}
                {...props}
                size="bar"
                label="Describe the car"
                aria-label={`${panel} ${name}`}
                style={{ inlineSize: '100%' }}
              />
            ))}
          </Row>
        </>
      )}
    </Matrix>
  ),
};

function Hero() {
  const [value, setValue] = useState('');
  return (
    <Stack gap={6}>
      <Heading level={2} size="headline">
        Describe the car. We’ll find it.
      </Heading>
      <SearchBox label="Describe the car" value={value} onChange={setValue} onSubmit={() => undefined} />
      <SuggestionChips
        label="Popular"
        suggestions={[{ text: 'BMW X5 under £30k' }, { text: 'Electric, 200 miles of range' }]}
        onSelect={setValue}
      />
    </Stack>
  );
}

/** A search box at the top of a home page, with suggestions. */
export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => <Hero />,
};
