export * from '../domain/StackCarousel/index.ts';
