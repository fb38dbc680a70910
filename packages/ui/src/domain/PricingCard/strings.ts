export interface PricingCardStrings {
  popular: string;
  /** Stands beside the monthly amount. */
  perMonth: string;
  /** Stands beside the yearly amount. */
  perYear: string;
  /** Below the price of a plan that costs nothing. */
  free: string;
  /** Below the monthly price; without a saving it is undefined. */
  orYearly: (yearly: string, saving: string | undefined) => string;
  /** Below the yearly price. */
  orMonthly: (monthly: string, saving: string | undefined) => string;
  /** Read out after the action that opens a new tab. */
  newTab: string;
}

export const enGB: PricingCardStrings = {
  popular: 'Popular',
  perMonth: 'a month',
  perYear: 'a year',
  free: 'Nothing to pay',
  orYearly: (yearly, saving) => (saving ? `or ${yearly} a year, saving ${saving}` : `or ${yearly} a year`),
  orMonthly: (monthly, saving) => (saving ? `${monthly} a month, saving ${saving}` : `${monthly} a month`),
  newTab: 'opens in a new tab',
};
