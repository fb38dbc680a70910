export * from '../components/Logo/index.ts';
