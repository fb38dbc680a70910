export * from '../components/Badge/index.ts';
