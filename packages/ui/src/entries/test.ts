export * from '../test/index.ts';
