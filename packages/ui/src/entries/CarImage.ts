export * from '../domain/CarImage/index.ts';
