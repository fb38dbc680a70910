'use client';

export { PricingCard, type PricingCardAction, type PricingCardPrices, type PricingCardProps } from './PricingCard.tsx';
export { PricingPlans, type PricingPlansProps } from './PricingPlans.tsx';
export type { PricingCardStrings } from './strings.ts';
export { type Billing, billings, type PricingCardVariant, pricingCardVariants } from './variants.ts';
