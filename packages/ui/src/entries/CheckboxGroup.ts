export * from '../components/CheckboxGroup/index.ts';
