export * from '../components/Button/index.ts';
