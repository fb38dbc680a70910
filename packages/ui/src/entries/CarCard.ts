export * from '../domain/CarCard/index.ts';
