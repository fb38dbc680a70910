export * from '../domain/Timeline/index.ts';
