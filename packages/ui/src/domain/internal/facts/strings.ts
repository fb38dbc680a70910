import type { DistanceUnit } from '../../../internal/locale/index.ts';

export interface FactsStrings {
  noMileage: string;
  /** The distance from the buyer to the car. {distance}: the distance with its unit */
  distance: string;
  /** Replaces a distance below half a unit. */
  nearby: Readonly<Record<DistanceUnit, string>>;
}

export const factsEnGB: FactsStrings = {
  noMileage: 'No mileage data',
  distance: '{distance} away',
  nearby: { mi: 'Under a mile away', km: 'Under a kilometre away' },
};
