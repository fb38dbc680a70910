export * from '../domain/TestimonialColumns/index.ts';
