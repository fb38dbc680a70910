export * from '../components/RadioGroup/index.ts';
