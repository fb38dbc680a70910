export * from '../components/TextArea/index.ts';
