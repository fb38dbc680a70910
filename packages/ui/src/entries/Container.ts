export * from '../components/Container/index.ts';
