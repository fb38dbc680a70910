export * from '../components/Switch/index.ts';
