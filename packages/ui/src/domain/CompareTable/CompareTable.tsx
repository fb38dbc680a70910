import { type HTMLAttributes, type Ref, useId, useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import { useControlledState } from 'react-stately/useControlledState';
import { Icon } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { classes, flag } from '../../internal/element/index.ts';
import { fillMessage, useFormats, useStrings } from '../../internal/locale/index.ts';
import { CarImage } from '../CarImage/index.ts';
import { PriceTag } from '../PriceTag/index.ts';
import * as css from './CompareTable.css.ts';
import {
  type BestValue,
  type CompareCar,
  type CompareRow,
  type CompareValue,
  getAxis,
  getBestValue,
  getPrice,
  isEmpty,
  isSame,
  MAX_COMPARED_CARS,
} from './compare.ts';
import { PriceRulers } from './PriceRulers.tsx';
import { type CompareTableStrings, enGB } from './strings.ts';
import { useColumnsInView } from './useColumnsInView.ts';

export interface CompareTableProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement> | undefined;
  /** The accessible name of the table, e.g. 'Comparison of 3 cars'. */
  label: string;
  /** Two to four cars. A single one is shown too, for example after the others were removed. */
  cars: readonly CompareCar[];
  /** The rows, in display order. Rows with the same value for all cars are collapsed into one line below the others. */
  rows: readonly CompareRow[];
  /** Called with a car's id when its remove button is clicked. Without it there are no remove buttons. */
  onRemove?: ((id: string) => void) | undefined;
  /** The URL of a search for more cars. While there are fewer than four cars, a tile links to it. */
  addHref?: string | undefined;
  /** Whether the rows that are the same for all cars are shown, if controlled. */
  isSameExpanded?: boolean | undefined;
  /** @default false */
  defaultSameExpanded?: boolean | undefined;
  onSameExpandedChange?: ((isExpanded: boolean) => void) | undefined;
  /** Level of the heading above the price rulers. @default 2 */
  headingLevel?: 2 | 3 | 4 | 5 | undefined;
  strings?: Partial<CompareTableStrings> | undefined;
}

/**
 * Two to four cars side by side: their prices on one axis, and a row for each fact. In rows with `better`, the best
 * value is marked, with a note that says by how much it is better or that several cars share it. Facts that are the
 * same for all cars share one line, which can be expanded. In a container narrower than 720 px, two cars are visible
 * and the others are reached by scrolling, while row headers stay in view.
 */
export function CompareTable({
  label,
  cars,
  rows,
  onRemove,
  addHref,
  isSameExpanded,
  defaultSameExpanded = false,
  onSameExpandedChange,
  headingLevel = 2,
  strings,
  className,
  ...rest
}: CompareTableProps) {
  const text = useStrings('CompareTable', enGB, strings);
  const formatValue = useFormatValue();
  const { formatNumber } = useFormats();
  const id = useId();
  const [isExpanded, setExpanded] = useControlledState(isSameExpanded, defaultSameExpanded, onSameExpandedChange);
  const scroller = useRef<HTMLDivElement>(null);
  const columns = useColumnsInView(scroller, cars.map((car) => car.id).join(' '));

  const rowsWithValues = rows.filter((row) => !isEmpty(row));
  const sameRows = cars.length > 1 ? rowsWithValues.filter((row) => isSame(row, cars.length)) : [];
  const differentRows = rowsWithValues.filter((row) => !sameRows.includes(row));
  const axis = getAxis(cars);
  const hasAddTile = addHref !== undefined && cars.length < MAX_COMPARED_CARS;
  const names = cars.map(({ name }) => name);
  const columnCount = cars.length + 1 + (hasAddTile ? 1 : 0);

  return (
    <div {...rest} data-component="CompareTable" className={classes(css.root, className)}>
      {cars.length > 2 && (
        <p className={css.place} aria-hidden="true" data-part="Place">
          {fillMessage(text.inView, {
            places: [...new Set([columns.first, columns.last])]
              .map((place) => (place === undefined ? '' : formatNumber(place)))
              .join('–'),
            count: formatNumber(cars.length),
          })}
        </p>
      )}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- a scroller must be operable by keyboard */}
      <div
        ref={scroller}
        role={columns.isScrollable ? 'region' : undefined}
        aria-label={columns.isScrollable ? label : undefined}
        tabIndex={columns.isScrollable ? 0 : undefined}
        className={css.scroller}
        data-part="Scroller"
      >
        {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex */}
        <table
          aria-label={label}
          className={css.table}
          style={{ [css.columnCount]: cars.length + (hasAddTile ? 1 : 0) } as object}
          data-part="Table"
        >
          <thead>
            <tr>
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the corner of a table is empty */}
              <td className={css.corner} />
              {cars.map((car, index) => (
                <th
                  key={car.id}
                  scope="col"
                  // The name does not include the price or the button, because screen readers may repeat it for each
                  // cell.
                  aria-labelledby={
                    names.indexOf(car.name) === names.lastIndexOf(car.name)
                      ? `${id}-${index}-name`
                      : `${id}-${index}-name ${id}-${index}-derivative`
                  }
                  className={css.head}
                  data-part="Car"
                >
                  <CarHead id={`${id}-${index}`} car={car} onRemove={onRemove} text={text} />
                </th>
              ))}
              {hasAddTile && (
                <td className={css.head}>
                  <AriaLink href={addHref} className={css.add} data-part="Add">
                    <Icon name="plus" />
                    <span className={css.addLabel}>{text.add}</span>
                    <span className={css.addNote}>
                      {fillMessage(text.addNote, { count: formatNumber(MAX_COMPARED_CARS) })}
                    </span>
                  </AriaLink>
                </td>
              )}
            </tr>
          </thead>
          {axis && (
            <tbody>
              <tr>
                <td colSpan={columnCount} className={css.rulersCell}>
                  <PriceRulers cars={cars} axis={axis} headingLevel={headingLevel} text={text} />
                </td>
              </tr>
            </tbody>
          )}
          <tbody>
            {differentRows.map((row) => (
              <FactRow key={row.id} row={row} cars={cars} hasAddTile={hasAddTile} text={text} />
            ))}
          </tbody>
          {sameRows.length > 0 && (
            <tbody data-part="Same">
              <tr>
                <td colSpan={columnCount} className={css.sameCell}>
                  <AriaButton
                    aria-expanded={isExpanded}
                    className={css.sameRow}
                    data-part="SameButton"
                    onPress={() => setExpanded(!isExpanded)}
                  >
                    <span className={css.sameLabel}>
                      {cars.length === 2
                        ? text.sameForBoth
                        : fillMessage(text.same, { count: formatNumber(cars.length) })}{' '}
                    </span>
                    <span className={css.sameFacts}>
                      {sameRows
                        .map((row) => {
                          const value = formatValue(row, row.values[0]);
                          return typeof row.values[0] === 'string'
                            ? value
                            : fillMessage(text.sameFact, { label: row.label, value });
                        })
                        .join(' · ')}
                    </span>
                    <Icon name="chevron-down" size="s" className={css.sameIcon} />
                  </AriaButton>
                </td>
              </tr>
              {isExpanded &&
                sameRows.map((row) => (
                  <FactRow key={row.id} row={row} cars={cars} hasAddTile={hasAddTile} text={text} />
                ))}
            </tbody>
          )}
          {cars.some(({ actions }) => Boolean(actions)) && (
            <tbody>
              <tr>
                {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a row of buttons has no header */}
                <td className={css.corner} />
                {cars.map((car) => (
                  <td key={car.id} className={css.actions} data-part="Actions">
                    {car.actions}
                  </td>
                ))}
                {hasAddTile && <td aria-hidden="true" />}
              </tr>
            </tbody>
          )}
        </table>
      </div>
    </div>
  );
}

interface CarHeadProps extends Pick<CompareTableProps, 'onRemove'> {
  id: string;
  car: CompareCar;
  text: CompareTableStrings;
}

function CarHead({ id, car, onRemove, text }: CarHeadProps) {
  const { formatMoney } = useFormats();
  const price = getPrice(car);
  return (
    <div className={css.carHead}>
      <div className={css.picture}>
        {/* Hidden from screen readers, because the name next to it describes the picture. */}
        <CarImage {...car.image} alt="" />
        {onRemove && (
          <IconButton
            label={fillMessage(text.remove, { car: [car.name, car.derivative].filter(Boolean).join(' ') })}
            variant="raised"
            size="s"
            className={css.remove}
            data-part="Remove"
            onPress={() => onRemove(car.id)}
          >
            <Icon name="close" size="s" />
          </IconButton>
        )}
      </div>
      <div className={css.name} id={`${id}-name`} data-part="Name">
        {car.href === undefined ? (
          car.name
        ) : (
          <AriaLink href={car.href} className={css.link}>
            {car.name}
          </AriaLink>
        )}
      </div>
      {car.derivative && (
        <div id={`${id}-derivative`} className={css.derivative} title={car.derivative} data-part="Derivative">
          {car.derivative}
        </div>
      )}
      <div className={css.offer}>
        <span className={css.price} data-part="Price">
          {price === undefined ? text.noPrice : formatMoney(price)}
        </span>
        <PriceTag verdict={car.valuation?.verdict} word={car.valuation?.word} />
      </div>
    </div>
  );
}

interface FactRowProps extends Pick<CompareTableProps, 'cars'> {
  row: CompareRow;
  hasAddTile: boolean;
  text: CompareTableStrings;
}

function FactRow({ row, cars, hasAddTile, text }: FactRowProps) {
  const formatValue = useFormatValue();
  const getNote = useBestNote(text);
  const best = getBestValue(row);
  return (
    <tr data-part="Row">
      <th scope="row" className={css.rowHead}>
        <span className={css.rowLabel}>{row.label}</span>
      </th>
      {cars.map((car, index) => {
        const value = formatValue(row, row.values[index]);
        const isBest = best?.indexes.includes(index);
        return (
          <td key={car.id} className={css.cell} data-part="Cell" data-best={flag(isBest)}>
            {value === '' ? (
              <span className={css.unknownValue}>{text.unknown}</span>
            ) : (
              <>
                <span className={css.value}>{value}</span>{' '}
                {best && isBest && <span className={css.note}>{getNote(row, best, cars.length)}</span>}
              </>
            )}
          </td>
        );
      })}
      {hasAddTile && <td aria-hidden="true" className={css.cell} />}
    </tr>
  );
}

/** The returned function returns '' for a missing value. */
function useFormatValue() {
  const { formatDistance, formatMoney, formatNumber, formatYear } = useFormats();
  return ({ format }: CompareRow, value: CompareValue): string => {
    if (value === undefined || value === null) return '';
    if (typeof value === 'string') return value;
    switch (format) {
      case 'money':
        return formatMoney(value);
      case 'signedMoney': {
        const sign = value > 0 ? '+' : value < 0 ? '\u2212' : '';
        return `${sign}${formatMoney(Math.abs(value))}`;
      }
      case 'distance':
        return formatDistance(value);
      case 'year':
        return formatYear(value);
      default:
        return formatNumber(value);
    }
  };
}

function useBestNote(text: CompareTableStrings) {
  const { formatPlural } = useFormats();
  const formatValue = useFormatValue();
  return (row: CompareRow, best: BestValue, count: number): string => {
    if (best.indexes.length > 1) return text.tied;
    // The difference is shown without a sign.
    const format = row.format === 'signedMoney' ? 'money' : row.format;
    const difference = formatValue({ ...row, format }, best.difference);
    if (row.bestNote !== undefined) return fillMessage(row.bestNote, { difference });
    const isLower = row.better === 'lower';
    if (row.format === 'year') return formatPlural(isLower ? text.older : text.newer, best.difference);
    const message = isLower ? (count === 2 ? text.lessOfTwo : text.less) : count === 2 ? text.moreOfTwo : text.more;
    return fillMessage(message, { difference });
  };
}
