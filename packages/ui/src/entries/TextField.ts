export * from '../components/TextField/index.ts';
