export * from '../components/Select/index.ts';
