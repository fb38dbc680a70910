export * from '../domain/PriceAnalysis/index.ts';
