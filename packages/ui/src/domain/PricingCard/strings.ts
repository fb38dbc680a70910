export interface PricingCardStrings {
  popular: string;
  /** Shown next to the monthly amount. */
  perMonth: string;
  /** Shown next to the yearly amount. */
  perYear: string;
  /** Shown below the price of a free plan. */
  free: string;
  /** Shown below the monthly price. {amount}: the yearly price */
  orYearly: string;
  /** Shown below the monthly price if yearly billing is cheaper. {amount}: the yearly price; {saving}: the saving */
  orYearlySaving: string;
  /** Shown below the yearly price. {amount}: its equivalent per month */
  orMonthly: string;
  /** Shown below the yearly price if it is cheaper. {amount}: its equivalent per month; {saving}: the saving */
  orMonthlySaving: string;
  /** Announced after an action that opens a new tab. */
  newTab: string;
}

export const enGB: PricingCardStrings = {
  popular: 'Popular',
  perMonth: 'a month',
  perYear: 'a year',
  free: 'Nothing to pay',
  orYearly: 'or {amount} a year',
  orYearlySaving: 'or {amount} a year, saving {saving}',
  orMonthly: '{amount} a month',
  orMonthlySaving: '{amount} a month, saving {saving}',
  newTab: 'opens in a new tab',
};
