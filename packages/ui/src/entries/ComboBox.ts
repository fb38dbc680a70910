export * from '../components/ComboBox/index.ts';
