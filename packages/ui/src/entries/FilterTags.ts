export * from '../domain/FilterTags/index.ts';
