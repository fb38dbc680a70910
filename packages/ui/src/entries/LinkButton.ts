export * from '../components/LinkButton/index.ts';
