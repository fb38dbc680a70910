export * from '../components/Drawer/index.ts';
