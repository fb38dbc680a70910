/** One reason why the estimate differs from the average of similar cars. */
export type PriceAdjustment = { readonly amount: number } & (
  | {
      readonly reason: 'mileage';
      /** This car's mileage minus the average, in the data's unit. */ readonly difference: number;
    }
  | {
      readonly reason: 'age';
      /** This car's age minus the average: negative if this car is newer. */ readonly months: number;
    }
  | { readonly reason: 'other'; readonly label: string }
);

/** The steps from the average price of similar cars to the estimate. */
export interface EstimateWorking {
  /** The number of similar cars. */
  readonly count: number;
  /** The average price of these cars. */
  readonly average: number;
  readonly adjustments: readonly PriceAdjustment[];
}
