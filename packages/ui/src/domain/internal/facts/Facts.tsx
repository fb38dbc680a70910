import { classes, flag } from '../../../internal/element/index.ts';
import { fillMessage, useFormats } from '../../../internal/locale/index.ts';
import { fact, facts } from './Facts.css.ts';
import type { FactsStrings } from './strings.ts';

interface FactsProps {
  car: {
    year?: number | undefined;
    mileage?: number | undefined;
    distance?: number | undefined;
  };
  /** The seller. Leave it out if there is no room, as in a row of four cards. */
  seller?: string | undefined;
  /** More facts, before the distance. */
  more?: readonly string[] | undefined;
  text: FactsStrings;
  className?: string | undefined;
}

/** A car's facts in one muted line. If the mileage is missing, the line says so, because buyers look for it. */
export function Facts({ car: { year, mileage, distance }, seller, more = [], text, className }: FactsProps) {
  const { convertDistance, distanceUnit, formatDistance, formatYear } = useFormats();
  return (
    <p className={classes(facts, className)} data-part="Facts">
      {year !== undefined && <span className={fact}>{formatYear(year)}</span>}
      <span className={fact} data-missing={flag(mileage === undefined)}>
        {mileage === undefined ? text.noMileage : formatDistance(mileage)}
      </span>
      {more.map((each) => (
        <span key={each} className={fact}>
          <bdi>{each}</bdi>
        </span>
      ))}
      {distance !== undefined && (
        <span className={fact}>
          {Math.round(convertDistance(distance)) === 0
            ? text.nearby[distanceUnit]
            : fillMessage(text.distance, { distance: formatDistance(distance) })}
        </span>
      )}
      {seller && (
        <span className={fact}>
          <bdi>{seller}</bdi>
        </span>
      )}
    </p>
  );
}
