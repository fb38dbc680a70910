export * from '../domain/SamplePostCard/index.ts';
