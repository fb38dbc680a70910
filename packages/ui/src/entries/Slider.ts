export * from '../components/Slider/index.ts';
