export * from '../domain/Lightbox/index.ts';
