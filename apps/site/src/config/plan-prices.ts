/** The discount for annual billing, in per cent ('Save 20% with annual billing'). */
export const ANNUAL_SAVING_PERCENT = 20;

export type BillingPeriod = 'monthly' | 'annually';

/** In pounds. */
export interface PlanPrices {
  monthly: number;
  /** Monthly × 12 × 0.8. */
  yearly: number;
  monthlyWhenYearly: number;
  /** Compared with twelve monthly payments. */
  saving: number;
}

/** Returns the price of a plan for a month, in pounds. */
export const getMonthlyPrice = (prices: PlanPrices, billing: BillingPeriod): number =>
  billing === 'annually' ? prices.monthlyWhenYearly : prices.monthly;

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
