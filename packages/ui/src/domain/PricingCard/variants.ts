/** `plan` is a column with its price and what it brings; `enterprise` a row without a price, for who has to ask. */
export const pricingCardVariants = ['plan', 'enterprise'] as const;
export type PricingCardVariant = (typeof pricingCardVariants)[number];

/** How the price is paid: month by month, or a year at once. */
export const billings = ['monthly', 'annually'] as const;
export type Billing = (typeof billings)[number];
