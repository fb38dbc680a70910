export * from '../components/Spinner/index.ts';
