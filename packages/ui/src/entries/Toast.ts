export * from '../components/Toast/index.ts';
