export * from '../components/Inline/index.ts';
