import { classes, flag } from '../../../internal/element/index.ts';
import { formatWhole } from '../../../internal/amounts/index.ts';
import { fact, facts } from './Facts.css.ts';

/** The words of the line of facts. Amounts come as they are to be written: '41,200'. */
export interface FactsStrings {
  noMileage: string;
  mileage: (miles: string) => string;
  distance: (miles: string, count: number) => string;
}

export const enGB: FactsStrings = {
  noMileage: 'No mileage data',
  mileage: (miles) => `${miles} miles`,
  distance: (miles, count) => {
    const whole = Math.round(count);
    if (whole === 0) return 'Under a mile away';
    return whole === 1 ? `${miles} mile away` : `${miles} miles away`;
  },
};

interface FactsProps {
  car: {
    year?: number | undefined;
    /** Miles. */
    mileage?: number | undefined;
    distanceMiles?: number | undefined;
  };
  /** Where there is room for it: a card of four in a row has none. */
  seller?: string | undefined;
  text: FactsStrings;
  className?: string | undefined;
}

/** What is known of a car in one muted line. A missing mileage is named, since every buyer looks for it. */
export function Facts({ car: { year, mileage, distanceMiles }, seller, text, className }: FactsProps) {
  return (
    <p className={classes(facts, className)} data-part="Facts">
      {year !== undefined && <span className={fact}>{year}</span>}
      <span className={fact} data-missing={flag(mileage === undefined)}>
        {mileage === undefined ? text.noMileage : text.mileage(formatWhole(mileage))}
      </span>
      {distanceMiles !== undefined && (
        <span className={fact}>{text.distance(formatWhole(distanceMiles), distanceMiles)}</span>
      )}
      {seller && (
        <span className={fact}>
          <bdi>{seller}</bdi>
        </span>
      )}
    </p>
  );
}
