export * from '../components/Table/index.ts';
