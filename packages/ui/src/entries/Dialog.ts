export * from '../components/Dialog/index.ts';
