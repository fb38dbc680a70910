export * from '../domain/PriceHistoryChart/index.ts';
