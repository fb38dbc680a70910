export * from '../components/Heading/index.ts';
