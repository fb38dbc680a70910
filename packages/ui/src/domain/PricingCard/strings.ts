export interface PricingCardStrings {
  popular: string;
  /** Next to the monthly amount. */
  perMonth: string;
  /** Next to the yearly amount. */
  perYear: string;
  /** Below the price of a plan that costs nothing. */
  free: string;
  /** Below the monthly price: {amount} */
  orYearly: string;
  /** The same with {saving}, if there is one. */
  orYearlySaving: string;
  /** Below the yearly price: {amount} */
  orMonthly: string;
  /** The same with {saving}, if there is one. */
  orMonthlySaving: string;
  /** Read out after the action that opens a new tab. */
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
