export * from '../components/Stack/index.ts';
