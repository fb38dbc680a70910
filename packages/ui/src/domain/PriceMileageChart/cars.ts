/** The car that the others are compared with. */
export interface ThisCar {
  name: string;
  /** The asking price, in whole units of the provider's currency. */
  price: number;
  /** The mileage, in the provider's `dataDistanceUnit`. */
  mileage: number;
  /** The registration, shown on the plate that marks the car. */
  registration?: string | undefined;
}

/** A similar car. */
export interface ChartCar extends Omit<ThisCar, 'registration'> {
  id: string;
  /** The URL of the car's page or dialog, for its dot and its name in the table. */
  href?: string | undefined;
}

export interface PriceMileageCars {
  /** The similar cars, in any order. The line is fitted to exactly these, if there are five or more. */
  cars: readonly ChartCar[];
  /** This car, marked by its number plate. The line does not include it. */
  car?: ThisCar | undefined;
  /**
   * The estimate of this car, in whole units of the currency. A tick marks it above or below the price, and the legend
   * states it.
   */
  estimate?: number | undefined;
  /**
   * The likely range of this car's price, in whole units of the currency. The band around the line has the same
   * proportions.
   */
  range?: { low: number; high: number } | undefined;
  /** Called with the id of a similar car when its dot or its name in the table is chosen. For links, use `href`. */
  onSelect?: ((id: string) => void) | undefined;
}
