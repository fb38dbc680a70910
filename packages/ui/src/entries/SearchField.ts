export * from '../components/SearchField/index.ts';
