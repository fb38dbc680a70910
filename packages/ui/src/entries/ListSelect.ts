export * from '../components/ListSelect/index.ts';
