export * from '../components/KitProvider/index.ts';
