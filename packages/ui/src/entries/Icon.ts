export * from '../components/Icon/index.ts';
