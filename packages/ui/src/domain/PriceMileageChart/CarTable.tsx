import { Button } from 'react-aria-components/Button';
import { Link } from '../../components/Link/index.ts';
import { splitMessage, useFormats } from '../../internal/locale/index.ts';
import { ChartTable } from '../internal/chart/ChartTable.tsx';
import { SignedMoney } from '../internal/chart/SignedMoney.tsx';
import { getPriceOnLine, type PriceLine, type PricePoint, sortByCloseness } from '../internal/comparables/index.ts';
import { nameButton } from './PriceMileageChart.css.ts';
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

/** Lists this car in a table, and then the others by their closeness to it in price and mileage. */
export function CarTable({ label, cars, car, line, onSelect, text }: CarTableProps) {
  const { formatDistance, formatMoney } = useFormats();
  const others = car ? sortByCloseness(cars, car) : cars;
  const getAmounts = ({ mileage, price }: PricePoint) => [
    formatDistance(mileage),
    formatMoney(price),
    ...(line ? [<SignedMoney key="deviation" amount={price - getPriceOnLine(line, mileage)} />] : []),
  ];
  const thisCarRow = car && {
    id: '',
    name: <>{splitMessage(text.thisCarNamed, { name: <bdi key="name">{car.name}</bdi> })}</>,
    amounts: getAmounts(car),
    isCurrent: true,
  };
  return (
    <ChartTable
      label={label}
      heading={text.car}
      amounts={[text.mileage, text.price, ...(line ? [text.deviation] : [])]}
      isLastAmountOptional={line !== undefined}
      rows={[
        ...(thisCarRow ? [thisCarRow] : []),
        ...others.map((each) => ({
          id: each.id,
          name: <CarName car={each} onSelect={onSelect} />,
          amounts: getAmounts(each),
        })),
      ]}
    />
  );
}

function CarName({ car, onSelect }: { car: ChartCar } & Pick<CarTableProps, 'onSelect'>) {
  const name = <bdi>{car.name}</bdi>;
  if (car.href !== undefined) return <Link href={car.href}>{name}</Link>;
  if (!onSelect) return name;
  return (
    <Button className={nameButton} onPress={() => onSelect(car.id)}>
      {name}
    </Button>
  );
}
