import { useFormats } from '../../internal/locale/index.ts';
import * as styles from './CarDetailDialog.css.ts';
import { useCarDetail } from './context.ts';

/** Lists the known facts: fuel, gearbox, body, colour, doors, seats, distance and seller. */
export function CarDetailFacts() {
  const { car, text } = useCarDetail('CarDetailFacts');
  const { convertDistance, distanceUnit, formatDistance, formatNumber } = useFormats();
  const { distance, doors, seats } = car;
  const isNear = distance !== undefined && Math.round(convertDistance(distance)) === 0;
  const entries = [
    [text.fuel, car.fuel],
    [text.gearbox, car.gearbox],
    [text.bodyType, car.bodyType],
    [text.color, car.color],
    [text.doors, doors && formatNumber(doors)],
    [text.seats, seats && formatNumber(seats)],
    [
      text.distanceLabel,
      distance === undefined ? undefined : isNear ? text.nearby[distanceUnit] : formatDistance(distance),
    ],
    [text.sellerLabel, car.seller],
  ].filter(([, value]) => value);
  if (entries.length === 0) return null;
  return (
    <dl className={styles.factGrid} data-part="FactGrid">
      {entries.map(([label, value]) => (
        <div key={label} className={styles.fact} data-part="Fact">
          <dt className={styles.factLabel}>{label}</dt>
          <dd className={styles.factValue}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
