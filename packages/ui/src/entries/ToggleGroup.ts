export * from '../components/ToggleGroup/index.ts';
