'use client';

export { EnterpriseCard, type EnterpriseCardProps } from './EnterpriseCard.tsx';
export type { PricingCardAction } from './OfferAction.tsx';
export { PricingCard, type PricingCardPrices, type PricingCardProps } from './PricingCard.tsx';
export { PricingPlans, type PricingPlansProps } from './PricingPlans.tsx';
export type { PricingCardStrings } from './strings.ts';
export { type BillingPeriod, billingPeriods } from './variants.ts';
