/** How the price is paid: month by month, or a year at once. */
export const billings = ['monthly', 'annually'] as const;
export type Billing = (typeof billings)[number];
