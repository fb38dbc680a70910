import {
  type HTMLAttributes,
  type KeyboardEvent,
  type KeyboardEventHandler,
  type ReactNode,
  type Ref,
  useId,
} from 'react';
import {
  Cell,
  Column,
  Row,
  Table as AriaTable,
  TableBody,
  TableHeader,
  type TableProps as AriaTableProps,
} from 'react-aria-components/Table';
import { classes, flag } from '../../internal/element/index.ts';
import type { AllowUndefined } from '../../internal/field/index.ts';
import { Icon } from '../Icon/index.ts';
import * as css from './Table.css.ts';
import type { TableAlign, TableSize } from './variants.ts';

export interface TableColumn<ColumnId extends string = string> {
  /** The column's key, unique in the table. Cells and `sortDescriptor` refer to it. */
  id: ColumnId;
  label: ReactNode;
  /** The label as plain text, if `label` is not a string. */
  textValue?: string | undefined;
  /** @default 'start' */
  align?: TableAlign | undefined;
  /** Whether users can sort by the column. The app sorts the rows in `onSortChange`. */
  isSortable?: boolean | undefined;
  /** Frames the column, for example the recommended plan's. Its label must explain why. */
  isHighlighted?: boolean | undefined;
}

export interface TableRow<ColumnId extends string = string> {
  /** The row's key, unique in the table. */
  id: string;
  /** The cells by column `id`. The first column's cell is the row's header. */
  cells: Readonly<Record<ColumnId, ReactNode>>;
  /** The row's header as plain text, if the first cell is not a string. */
  textValue?: string | undefined;
  /** Makes the complete row a link to this URL. */
  href?: string | undefined;
}

export interface TableProps<ColumnId extends string = string>
  extends
    Omit<HTMLAttributes<HTMLDivElement>, 'children'>,
    AllowUndefined<Pick<AriaTableProps, 'onRowAction' | 'onSortChange' | 'sortDescriptor'>> {
  ref?: Ref<HTMLDivElement> | undefined;
  /** The table's name, shown above it. */
  caption: string;
  /**
   * Hides the caption, for example below a heading with the same text. Screen readers still announce it.
   * @default false
   */
  isCaptionHidden?: boolean | undefined;
  /** The columns. The first one contains the rows' headers, and stays in view when the table scrolls sideways. */
  columns: readonly TableColumn<ColumnId>[];
  /** The rows, in display order. */
  rows: readonly TableRow<NoInfer<ColumnId>>[];
  /** Shown instead of rows, if there are none. */
  emptyMessage?: ReactNode;
  /** @default 'm' */
  size?: TableSize | undefined;
}

/**
 * A table of data: plans by feature, a dealer's stock, a month's sales. Arrow keys move focus between its cells. In a
 * narrow container it scrolls sideways, and its first column stays in view. For two to four cars side by side use
 * `CompareTable`; for facts about one subject use `DescriptionList`.
 */
export function Table<ColumnId extends string>({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  emptyMessage,
  size = 'm',
  sortDescriptor,
  onSortChange,
  onRowAction,
  className,
  ...rest
}: TableProps<ColumnId>) {
  const captionId = useId();
  return (
    <div {...rest} data-component="Table" className={classes(css.root, className)}>
      <div className={css.scroller} data-part="Scroller">
        <AriaTable
          aria-labelledby={captionId}
          {...(sortDescriptor && { sortDescriptor })}
          {...(onSortChange && { onSortChange })}
          {...(onRowAction && { onRowAction })}
          className={css.table}
          data-part="Table"
          render={({ children, onKeyDown, ...props }) => (
            <table
              {...(props as HTMLAttributes<HTMLTableElement>)}
              onKeyDown={(event) => {
                (onKeyDown as KeyboardEventHandler | undefined)?.(event);
                preventPageScroll(event);
              }}
            >
              <caption id={captionId} className={isCaptionHidden ? css.hiddenCaption : css.caption} data-part="Caption">
                <span className={css.captionText}>{caption}</span>
              </caption>
              {children}
            </table>
          )}
        >
          <TableHeader className={css.part}>
            {columns.map((column, index) => (
              <Column
                key={column.id}
                id={column.id}
                isRowHeader={index === 0}
                allowsSorting={column.isSortable ?? false}
                {...getTextValue(column.label, column.textValue)}
                className={css.cell({ ...getCellVariants(column, index), size, isHeader: true })}
                data-part="Column"
                data-highlighted={flag(column.isHighlighted)}
              >
                {({ allowsSorting, sortDirection }) =>
                  allowsSorting ? (
                    <span className={css.sortable({ align: column.align ?? 'start' })}>
                      {column.label}
                      <Icon
                        name={sortDirection === 'ascending' ? 'chevron-up' : 'chevron-down'}
                        size="s"
                        className={css.sortIcon({ isSorted: sortDirection !== undefined })}
                      />
                    </span>
                  ) : (
                    column.label
                  )
                }
              </Column>
            ))}
          </TableHeader>
          <TableBody
            className={css.part}
            renderEmptyState={() => (
              <div className={css.empty} data-part="Empty">
                {emptyMessage}
              </div>
            )}
          >
            {rows.map((row) => (
              <Row
                key={row.id}
                id={row.id}
                {...(row.href !== undefined && { href: row.href })}
                {...getTextValue(columns[0] && row.cells[columns[0].id], row.textValue)}
                className={css.row}
                data-part="Row"
              >
                {columns.map((column, index) => (
                  <Cell
                    key={column.id}
                    className={css.cell({ ...getCellVariants(column, index), size, isHeader: false })}
                    data-part={index === 0 ? 'RowHeader' : 'Cell'}
                    data-highlighted={flag(column.isHighlighted)}
                  >
                    {row.cells[column.id]}
                  </Cell>
                ))}
              </Row>
            ))}
          </TableBody>
        </AriaTable>
      </div>
    </div>
  );
}

/** React Aria moves focus on Home and End, but lets the browser scroll the page as well (react-aria 3.53). */
function preventPageScroll(event: KeyboardEvent) {
  const isText = event.target instanceof Element && event.target.matches('input, textarea, [contenteditable]');
  if ((event.key === 'Home' || event.key === 'End') && !isText) event.preventDefault();
}

const getCellVariants = ({ align = 'start', isHighlighted = false }: TableColumn, index: number) => ({
  align,
  isHighlighted,
  isFirst: index === 0,
});

/** Returns the text for announcements and type-ahead. */
const getTextValue = (label: ReactNode, textValue: string | undefined): { textValue?: string } => {
  const text = textValue ?? (typeof label === 'string' ? label : undefined);
  return text === undefined ? {} : { textValue: text };
};
