import { Button } from 'react-aria-components/Button';
import { Link } from '../../components/Link/index.ts';
import { classes } from '../../internal/element/index.ts';
import { useFormats } from '../../internal/locale/index.ts';
import * as css from '../internal/chart/ChartFrame.css.ts';
import { SignedMoney } from '../internal/chart/SignedMoney.tsx';
import { getPriceOnLine, type PriceLine, type PricePoint, sortByCloseness } from '../internal/comparables/index.ts';
import { action } from './PriceMileageChart.css.ts';
import type { ChartCar, ThisCar } from './cars.ts';
import type { PriceMileageChartStrings } from './strings.ts';

interface CarTableProps {
  label: string;
  cars: readonly ChartCar[];
  car: ThisCar | undefined;
  line: PriceLine | undefined;
  onSelect: ((id: string) => void) | undefined;
  text: PriceMileageChartStrings;
}

/** This car first, then the others, the closest in price and mileage first. */
export function CarTable({ label, cars, car, line, onSelect, text }: CarTableProps) {
  const rows = car ? sortByCloseness(cars, car) : cars;
  const cells = (point: PricePoint) => <AmountCells point={point} line={line} />;
  return (
    <table aria-label={label} className={css.table} data-part="Table">
      <thead>
        <tr>
          <th scope="col" className={css.columnHeading}>
            {text.car}
          </th>
          <th scope="col" className={classes(css.columnHeading, css.amount)}>
            {text.mileage}
          </th>
          <th scope="col" className={classes(css.columnHeading, css.amount)}>
            {text.price}
          </th>
          {line && (
            <th scope="col" className={classes(css.columnHeading, css.amount, css.spare)}>
              {text.deviation}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {car && (
          <tr data-current="" data-part="Row">
            <th scope="row" className={css.cell}>
              {text.thisCar}: <bdi>{car.name}</bdi>
            </th>
            {cells(car)}
          </tr>
        )}
        {rows.map((row) => (
          <tr key={row.id} data-part="Row">
            <th scope="row" className={css.cell}>
              <CarName car={row} onSelect={onSelect} />
            </th>
            {cells(row)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function CarName({ car, onSelect }: { car: ChartCar } & Pick<CarTableProps, 'onSelect'>) {
  const name = <bdi>{car.name}</bdi>;
  if (car.href !== undefined) return <Link href={car.href}>{name}</Link>;
  if (!onSelect) return name;
  return (
    <Button className={action} onPress={() => onSelect(car.id)}>
      {name}
    </Button>
  );
}

function AmountCells({ point, line }: { point: PricePoint; line: PriceLine | undefined }) {
  const { formatDistance, formatMoney } = useFormats();
  return (
    <>
      <td className={classes(css.cell, css.amount)}>{formatDistance(point.mileage)}</td>
      <td className={classes(css.cell, css.amount)}>{formatMoney(point.price)}</td>
      {line && (
        <td className={classes(css.cell, css.amount, css.spare)}>
          <SignedMoney amount={point.price - getPriceOnLine(line, point.mileage)} />
        </td>
      )}
    </>
  );
}
