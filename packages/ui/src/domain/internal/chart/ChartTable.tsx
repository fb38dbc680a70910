import type { ReactNode } from 'react';
import { classes, flag } from '../../../internal/element/index.ts';
import * as css from './ChartFrame.css.ts';

interface ChartTableProps {
  label: string;
  /** The heading of the first column, which names the rows. */
  heading: string;
  /** The headings of the columns with amounts. */
  amounts: readonly string[];
  /** Whether a narrow table leaves out the last column. */
  isLastAmountOptional?: boolean;
  rows: readonly ChartRow[];
}

interface ChartRow {
  id: string | number;
  name: ReactNode;
  amounts: readonly ReactNode[];
  /** Whether the row is emphasised. */
  isCurrent?: boolean;
}

export function ChartTable({ label, heading, amounts, isLastAmountOptional = false, rows }: ChartTableProps) {
  const getAmountClass = (index: number) =>
    classes(css.amount, isLastAmountOptional && index === amounts.length - 1 && css.hiddenWhenNarrow);
  return (
    <table aria-label={label} className={css.table} data-part="Table">
      <thead>
        <tr>
          <th scope="col" className={css.columnHeading}>
            {heading}
          </th>
          {amounts.map((text, index) => (
            <th key={text} scope="col" className={classes(css.columnHeading, getAmountClass(index))}>
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, isCurrent, amounts: cells }) => (
          <tr key={id} data-current={flag(isCurrent)} data-part="Row">
            <th scope="row" className={css.cell}>
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={amounts[index]} className={classes(css.cell, getAmountClass(index))}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
