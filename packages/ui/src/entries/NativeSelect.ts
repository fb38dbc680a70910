export * from '../components/NativeSelect/index.ts';
