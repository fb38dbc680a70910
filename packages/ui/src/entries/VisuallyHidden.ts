export * from '../components/VisuallyHidden/index.ts';
