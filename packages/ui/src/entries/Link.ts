export * from '../components/Link/index.ts';
