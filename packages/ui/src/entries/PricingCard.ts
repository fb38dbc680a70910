export * from '../domain/PricingCard/index.ts';
