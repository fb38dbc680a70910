export * from '../components/Text/index.ts';
