import { fillMessage, type Formats, getDistanceOptions, useFormats } from '../../internal/locale/index.ts';
import { Axes, toStyle } from '../internal/chart/index.ts';
import { fitLine, type PricePoint } from '../internal/comparables/index.ts';
import { type Dot, DotList, getPositionStyle } from './DotList.tsx';
import * as css from './PriceMileageChart.css.ts';
import type { PriceMileageCars, ThisCar } from './cars.ts';
import { createScales, type PriceMileageScales } from './scales.ts';
import type { PriceMileageChartStrings } from './strings.ts';

interface PlotProps extends PriceMileageCars {
  summaryId: string;
  text: PriceMileageChartStrings;
}

/** The id of this car's dot. It starts with a space, so that it does not equal the id of another car. */
const THIS_ID = ' this';

export function Plot({ cars, car, estimate, range, onSelect, summaryId, text }: PlotProps) {
  const formats = useFormats();
  if (cars.length === 0 && !car) return null;
  // Mileages are in the displayed unit, so that ticks are round numbers.
  const convertMileage = <Car extends PricePoint>(point: Car): Car => ({
    ...point,
    mileage: formats.convertDistance(point.mileage),
  });
  const convertedCars = cars.map(convertMileage);
  const scales = createScales({
    cars: convertedCars,
    car: car && convertMileage(car),
    estimate: car && estimate,
    range,
    line: fitLine(convertedCars),
  });
  const createDot = (point: ThisCar): Omit<Dot, 'id' | 'isThisCar'> => {
    const values = {
      name: point.name,
      price: formats.formatMoney(point.price),
      mileage: formats.formatDistance(point.mileage),
    };
    return {
      ...scales.place(convertMileage(point)),
      name: point.name,
      facts: `${values.price} · ${values.mileage}`,
      accessibleName: fillMessage(point === car ? text.thisDot : text.dot, values),
    };
  };
  const dots = [
    ...cars.map((point) => ({
      mileage: point.mileage,
      dot: {
        ...createDot(point),
        id: point.id,
        isThisCar: false,
        href: point.href,
        onAction: onSelect && (() => onSelect(point.id)),
      },
    })),
    ...(car ? [{ mileage: car.mileage, dot: { ...createDot(car), id: THIS_ID, isThisCar: true } }] : []),
  ]
    .toSorted((one, other) => one.mileage - other.mileage)
    .map(({ dot }) => dot);
  return (
    <div>
      <Axes
        xTicks={scales.mileageTicks.map(({ value, at: x }) => ({ at: x, label: formats.formatNumber(value) }))}
        yTicks={scales.priceTicks.map(({ value, at: y }) => ({ at: y, label: formats.formatShortMoney(value) }))}
        xUnit={getDistanceUnit(formats)}
        lines={
          <>
            {scales.bandPath && <path className={css.band} d={scales.bandPath} />}
            {scales.linePath && <path className={css.line} d={scales.linePath} />}
          </>
        }
      >
        {car && <CarMark car={convertMileage(car)} estimate={estimate} place={scales.place} text={text} />}
        <DotList label={text.dots} summaryId={summaryId} dots={dots} />
      </Axes>
      <p className={css.legend} data-part="Legend">
        {car && estimate !== undefined && (
          <span className={css.legendItem}>
            <span className={css.swatch({ kind: 'tick' })} />{' '}
            {fillMessage(text.estimate, { estimate: formats.formatMoney(estimate) })}
          </span>
        )}
        <span className={css.legendItem}>
          <span className={css.swatch({ kind: 'dot' })} /> {text.similarCar}
        </span>
        {scales.linePath && (
          <span className={css.legendItem}>
            <span className={css.swatch({ kind: 'line' })} /> {text.line}
          </span>
        )}
        {scales.bandPath && (
          <span className={css.legendItem}>
            <span className={css.swatch({ kind: 'band' })} /> {text.range}
          </span>
        )}
      </p>
    </div>
  );
}

interface CarMarkProps extends Pick<PlotProps, 'estimate' | 'text'>, Pick<PriceMileageScales, 'place'> {
  car: ThisCar;
}

function CarMark({ car, estimate, place, text }: CarMarkProps) {
  const { formatMoney } = useFormats();
  const carPosition = place(car);
  const estimatePosition = estimate === undefined ? undefined : place({ ...car, price: estimate });
  // Places the label on the side away from the estimate, unless it would leave the plot there.
  const isBetterAbove = estimatePosition !== undefined && estimatePosition.y > carPosition.y;
  const isAbove = carPosition.y > 86 || (isBetterAbove && carPosition.y > 14);
  return (
    <div aria-hidden="true">
      {estimatePosition && estimate !== undefined && (
        <>
          <span
            className={css.differenceBar({ tone: car.price > estimate ? 'high' : 'good' })}
            style={toStyle({
              [css.pointX]: `${carPosition.x}%`,
              [css.barStart]: `${Math.min(carPosition.y, estimatePosition.y)}%`,
              [css.barEnd]: `${100 - Math.max(carPosition.y, estimatePosition.y)}%`,
            })}
          />
          <span className={css.estimateTick} style={getPositionStyle(estimatePosition)} />
        </>
      )}
      <span className={css.carLabel({ isAbove })} style={getPositionStyle(carPosition)} data-part="Plate">
        <span className={css.plate}>{car.registration ?? text.thisCar}</span>
        {formatMoney(car.price)}
      </span>
    </div>
  );
}

/** Returns 'miles' or 'km', as the locale writes it. */
function getDistanceUnit({ locale, distanceUnit }: Formats): string | undefined {
  const parts = new Intl.NumberFormat(locale, getDistanceOptions(distanceUnit)).formatToParts(2);
  return parts.find(({ type }) => type === 'unit')?.value;
}
