export * from '../components/Menu/index.ts';
