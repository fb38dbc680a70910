export * from '../components/Tabs/index.ts';
