/** The discount for annual billing, in per cent ('Save 20% with annual billing'). */
export const ANNUAL_SAVING_PERCENT = 20;

/** How often a plan is paid for. */
export type BillingPeriod = 'monthly' | 'annually';

/** A plan's prices, in pounds. */
export interface PlanPrices {
  monthly: number;
  /** The annual price: monthly × 12 × 0.8. */
  yearly: number;
  /** The monthly equivalent of the annual price. */
  monthlyWhenYearly: number;
  /** The annual saving, compared with twelve monthly payments. */
  saving: number;
}

/** Returns the price of a plan for a month, in pounds. */
export const getMonthlyPrice = (prices: PlanPrices, billing: BillingPeriod): number =>
  billing === 'annually' ? prices.monthlyWhenYearly : prices.monthly;

/** Returns the prices of a plan that costs `monthly` pounds a month. */
export function computePlanPrices(monthly: number): PlanPrices {
  const pence = Math.round(monthly * 100);
  const yearly = Math.round((pence * 12 * (100 - ANNUAL_SAVING_PERCENT)) / 100);
  return {
    monthly: pence / 100,
    yearly: yearly / 100,
    monthlyWhenYearly: Math.round(yearly / 12) / 100,
    saving: (pence * 12 - yearly) / 100,
  };
}
