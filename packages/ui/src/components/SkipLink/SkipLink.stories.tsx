import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/index.ts';
import { Inline } from '../Inline/index.ts';
import { Link } from '../Link/index.ts';
import { Stack } from '../Stack/index.ts';
import { SkipLink } from './index.ts';

const meta = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  args: { children: 'Skip to content' },
  argTypes: { children: { control: 'text' } },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1} style={{ paddingBlockStart: 64 }}>
        <Text>Press the Tab key.</Text>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['modes'],
  play: ({ userEvent }) => userEvent.tab(),
};

/** A link that skips the filters and leads to the results. */
export const OtherTarget: Story = {
  name: 'Other target',
  tags: ['example'],
  render: () => (
    <>
      <SkipLink href="#skip-results">Skip to results</SkipLink>
      <section id="skip-results" tabIndex={-1} aria-label="Results" style={{ paddingBlockStart: 64 }}>
        <Text>128 cars</Text>
      </section>
    </>
  ),
};

/** The first element of the page, before the header. */
export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => (
    <Stack gap={4}>
      <SkipLink href="#skip-content">Skip to content</SkipLink>
      <Inline gap={4} render={(props) => <nav {...props} aria-label="Site" />}>
        <Link variant="quiet" href="#cars">
          Cars
        </Link>
        <Link variant="quiet" href="#sell">
          Sell
        </Link>
      </Inline>
      <section id="skip-content" tabIndex={-1} aria-label="Content">
        <Text>Focus the first link of this example with Shift and Tab to see the skip link.</Text>
      </section>
    </Stack>
  ),
};
