export * from '../domain/PriceMileageChart/index.ts';
