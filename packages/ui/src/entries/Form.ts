export * from '../components/Form/index.ts';
