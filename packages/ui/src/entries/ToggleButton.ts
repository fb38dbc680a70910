export * from '../components/ToggleButton/index.ts';
