export * from '../components/IconButton/index.ts';
