export * from '../components/Popover/index.ts';
