export * from '../domain/PriceTag/index.ts';
