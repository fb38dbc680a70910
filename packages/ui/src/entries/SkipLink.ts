export * from '../components/SkipLink/index.ts';
