export * from '../components/Section/index.ts';
