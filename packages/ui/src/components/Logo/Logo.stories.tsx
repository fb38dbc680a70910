import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix, Row } from '../../../test/support/Matrix.tsx';
import { Inline } from '../Inline/index.ts';
import { Link } from '../Link/index.ts';
import { Logo, logoSizes } from './index.ts';

const meta = {
  title: 'Layout/Logo',
  component: Logo,
  args: { text: 'KERB' },
  argTypes: { size: { control: 'radio', options: logoSizes } },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['example'] };

export const States: Story = {
  tags: ['chromatic'],
  render: () => (
    <Matrix>
      {() => (
        <>
          {logoSizes.map((size) => (
            <Row key={size} label={size}>
              <Logo text="KERB" size={size} />
            </Row>
          ))}
          <Row label="with letters on the band">
            <Logo text="KERB 25" band="UK" size="l" />
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
    <Inline gap={6} render={(props) => <header {...props} />}>
      <Link variant="quiet" href="#home" aria-label="Kerb, home">
        <Logo text="KERB" />
      </Link>
      <Link variant="quiet" href="#cars">
        Cars
      </Link>
      <Link variant="quiet" href="#sell">
        Sell
      </Link>
    </Inline>
  ),
};
