export * from '../components/TagGroup/index.ts';
