export * from '../components/Alert/index.ts';
