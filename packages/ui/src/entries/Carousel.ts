export * from '../components/Carousel/index.ts';
