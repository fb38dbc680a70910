export * from '../domain/SearchBox/index.ts';
