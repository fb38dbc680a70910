export * from '../components/ThemeSwitch/index.ts';
