/** The billing periods. */
export const billings = ['monthly', 'annually'] as const;
export type Billing = (typeof billings)[number];
