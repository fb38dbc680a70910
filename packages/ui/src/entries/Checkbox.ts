export * from '../components/Checkbox/index.ts';
