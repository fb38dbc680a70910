export * from '../components/Grid/index.ts';
