export * from '../components/Tooltip/index.ts';
