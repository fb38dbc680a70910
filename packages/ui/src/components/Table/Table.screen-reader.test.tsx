import { virtual } from '@guidepup/virtual-screen-reader';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { takeSpokenText } from '../../../test/support/spoken.ts';
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
  await expect.poll(takeSpokenText).toContain('grid, Stock');
  await userEvent.tab();
  await expect.poll(takeSpokenText).toContain('row, Volvo V60');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.poll(takeSpokenText).toContain('gridcell, 41');
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(takeSpokenText).toMatch(/columnheader, Days in stock.*sorted in ascending order/);
});
