export * from '../components/NumberField/index.ts';
