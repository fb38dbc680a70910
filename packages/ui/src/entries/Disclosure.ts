export * from '../components/Disclosure/index.ts';
