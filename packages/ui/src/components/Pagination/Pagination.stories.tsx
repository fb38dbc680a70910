import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Matrix, Row } from '../../../test/support/Matrix.tsx';
import { List } from '../List/index.ts';
import { Stack } from '../Stack/index.ts';
import { Pagination } from './index.ts';

const getHref = (page: number) => `#page=${page}`;

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { page: 3, pages: 13, window: [1, 2, 3, 4, 5], hrefFor: getHref, onPageChange: fn() },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['example'] };

/** The test runner renders a story with this name at 320 px. Page numbers have at most four digits. */
export const Narrow: Story = {
  tags: ['chromatic'],
  args: { page: 1002, pages: 2000, window: [1000, 1001, 1002, 1003, 1004] },
};

export const States: Story = {
  tags: ['picture'],
  render: () => (
    <Matrix columns={1}>
      {(panel) => (
        <>
          <Row label="first of 13">
            <Pagination label={`${panel} first`} page={1} pages={13} window={[1, 2, 3, 4, 5]} hrefFor={getHref} />
          </Row>
          <Row label="in between, and last">
            <Pagination label={`${panel} within`} page={7} pages={13} window={[5, 6, 7, 8, 9]} hrefFor={getHref} />
            <Pagination label={`${panel} last`} page={2} pages={2} window={[1, 2]} hrefFor={getHref} />
          </Row>
        </>
      )}
    </Matrix>
  ),
};

function Results() {
  const [page, setPage] = useState(1);
  const cars = [1, 2, 3].map((car) => `Car ${(page - 1) * 3 + car}`);
  return (
    <Stack gap={4}>
      <List startRule="strong" padding={3}>
        {cars.map((car) => (
          <li key={car}>{car}</li>
        ))}
      </List>
      <Pagination page={page} pages={4} window={[1, 2, 3, 4]} hrefFor={getHref} onPageChange={setPage} />
    </Stack>
  );
}

/** Below a list of results. */
export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => <Results />,
};
