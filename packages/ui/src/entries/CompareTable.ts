export * from '../domain/CompareTable/index.ts';
