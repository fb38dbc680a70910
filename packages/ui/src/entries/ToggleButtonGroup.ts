export * from '../components/ToggleButtonGroup/index.ts';
