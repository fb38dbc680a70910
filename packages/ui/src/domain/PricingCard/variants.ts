/** The billing periods. */
export const billingPeriods = ['monthly', 'annually'] as const;
export type BillingPeriod = (typeof billingPeriods)[number];
