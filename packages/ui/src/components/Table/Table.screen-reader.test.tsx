import { virtual } from '@guidepup/virtual-screen-reader';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { takeSpoken } from '../../../test/support/spoken.ts';
import { Table } from './index.ts';

afterEach(() => virtual.stop());

test('announces its caption, rows, cells and sort order', async () => {
  const { container } = await render(
    <Table
      caption="Stock"
      columns={[
        { id: 'car', label: 'Car' },
        { id: 'days', label: 'Days in stock', isSortable: true },
      ]}
      rows={[{ id: 'v60', cells: { car: 'Volvo V60', days: 41 } }]}
      sortDescriptor={{ column: 'days', direction: 'ascending' }}
    />,
  );
  await virtual.start({ container });
  await expect.poll(takeSpoken).toContain('grid, Stock');
  await userEvent.tab();
  await expect.poll(takeSpoken).toContain('row, Volvo V60');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.poll(takeSpoken).toContain('gridcell, 41');
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(takeSpoken).toMatch(/columnheader, Days in stock.*sorted in ascending order/);
});
