export * from '../domain/MarkedText/index.ts';
