export * from '../components/Band/index.ts';
