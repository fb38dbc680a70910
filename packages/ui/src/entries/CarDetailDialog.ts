export * from '../domain/CarDetailDialog/index.ts';
